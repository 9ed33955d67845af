<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>arenascope</name>
    <message>
        <source>Read back, identical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read back, different</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) at their pools and offsets</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not where they were planned</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes owned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no two tensors share bytes while both live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 of %3 outputs within tolerance, max |Δ| %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MobileNetV2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set a capacity, see what the peak is made of, and move tensors to a second pool.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add, multiply, sine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest plan. Learn to read the arena.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MobileNetV2, as ExecuTorch planned it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A .pte with its own greedy plan: compare it with the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tensor has bytes of its own: what planning saves.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory plan appears here: open a program with Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no tensors in %1: drop one here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>where it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken at these steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snap line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 peak, after the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>taken by %1, steps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes room</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) make room</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak at step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::Autosave</name>
    <message>
        <source>no recovery copy: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run yet: press F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>role</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>start of the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>below %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower than in A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>higher</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 peak, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above lower bound, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over capacity, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors above capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning time, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>branch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTip</name>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes, step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>@ tensors    # operators    : step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>As loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan A, the baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show a plan of another file beside this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers of both plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KiB less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KiB more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two plans side by side appear here: open a program with Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::CompareModel</name>
    <message>
        <source>%1 of %2 moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B − A, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id %1  %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only A</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::ComparePane</name>
    <message>
        <source>offset, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) above this view, up to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::CurveCanvas</name>
    <message>
        <source>arena, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena size over a dynamic dimension appears here: open a program with Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every size is fixed in this file: export it with a dynamic dimension to see a curve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computing the curve of %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest %1 that fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more %1 costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>arena, planned with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arena, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bound, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To spare, KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>largest that fits</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::DataRole</name>
    <message>
        <source>intermediate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delegate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state, alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Dynamic dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every size is static in the file. Export it again with torch.export.Dim to make one dynamic.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>file %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change pool %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove pool %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change what is planned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin all tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose planner %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::Engine</name>
    <message>
        <source>intermediate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>constant</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>alias</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>optimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The best of all planners below, per pool; stops where a plan is proven optimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first into the tightest gap, as TensorFlow Lite does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy by breadth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fullest moments first, their largest tensors first, into the tightest gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hill climb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Places again and again, what ended too high moves to the front; for large problems; seeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits all capacities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best fit in execution order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors in execution order, each into the tightest gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared objects by size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first into the smallest shared object that is free over the lifetime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared objects by breadth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fullest moments first into shared objects, which grow where none has room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In execution order, tensors of equal size share an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In execution order into the storage that was freed last, whatever its size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as its code is: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy without sub-packing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy with objects that hold one tensor at a time, as for Vulkan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Greedy, documented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In graph order the free buffer closest in size, else a new one (greedy takes the first, largest tensors first)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cadence first fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first at the lowest free offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cadence best fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest first into the tightest gap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naive</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every tensor after the one before; nothing is shared</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, plan %2, %3 ops</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ExecuTorch program (.pte)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it although the plan is invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a temporary copy is written, read back and run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Working…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max |Δ|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Until you export, the chosen file is untouched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proving the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ExecuTorch (*.pte)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::HelpWindow</name>
    <message>
        <source>ArenaScope help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select a tensor to see its bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory pool of the tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset of the tensor in its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type an offset (0x… or 64K) and press Enter to pin the tensor there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>view of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements, at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ padding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to %1 B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not in an arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>by the caller, before the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node positions %1 of the program; it lives from %2 to %3, both included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it lives throughout.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its size changes at run time; bytes are the upper bound.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The caller supplies its buffer, so it takes no arena bytes.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::LiveModel</name>
    <message>
        <source>Live at this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why it lives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>written here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last read here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program did will appear here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MainActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export program…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plan now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Co&amp;mpare with file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Explain the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Unpin all tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset s&amp;tate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help on this panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About ArenaScope</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sam&amp;ple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;lanner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Selected tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan  F5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run  F6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find tensor, op or module   Ctrl F</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find tensor, op or module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MainDocks</name>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory pools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: none in this model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors  %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>ArenaScope did not end as it should</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits of %1 were kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A session keeps pools, pins, ranges and the planner. The model is not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs and sessions (*.pt2 *.pte *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Programs (*.pt2 *.pte);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no edits</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the largest value that will occur under Dynamic dimensions; then it is planned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save session</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. Qt %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>no capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 reserved by the arena, nothing live at step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors that live at the step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peak of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Home goes there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The step&apos;s operator reads or writes %1 of these tensors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wait for later steps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All %1 must exist at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan uses no byte more: no placement can be lower, only fewer or smaller tensors here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is %1 higher: another placement may save that, never more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KiB, peak %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the tensor and plans again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selects the tensor; a second pool would take it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory at one step appears here: open a program with Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Memory pools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers that outlive a run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::MessageBar</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::ModelPanel</name>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modules of the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::PlanProblem</name>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is in memory {memory}, which is no pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} ends before it starts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is of kind {kind}, which its pool does not take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} has a size that does not fit in 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset}: its end does not fit in 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset}, before the start of its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset}, but is pinned to {pin}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset}, no multiple of {align}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the first {reserved} reserved bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are in different pools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are not {distance} bytes apart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol}: asked {asked}, exported for {own}: the graph&apos;s guards do not cover it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max unbounded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared state lies in memory {memory}: ExecuTorch&apos;s own 2 is a pool of yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written at {at}; ExecuTorch refuses to load such a plan</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>invalid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As loaded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file&apos;s own plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preview of the move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Δ baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>= lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans of all planners appear here after planning (F5)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message>
        <source>Name, capacity and alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings of the pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the plan&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its tensors go back to the first pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>id %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Lower bound exceeds capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower bound %1: a better plan may fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool %1: %2 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 → %2 KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ would fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ would be over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>No problems: every tensor has bytes of its own and every pool is large enough.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no plan can fit: the tensors live at one step need %1; move some to another pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>another plan may fit: the lower bound is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is over its capacity by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message>
        <source>Output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max |Δ|</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outputs of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs and repetitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed of random inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers that outlive a run get their initial values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Op</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over all repetitions; the share is that of the medians</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F6 runs the program inside its planned arenas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median of %1, fastest %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ differs from element %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>equal within the tolerance of its type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 of %n output(s) equal</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 of %n output(s) differ</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>previous, next step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next, previous tensor on these bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in, out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fit all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancel a drag, clear the selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag a tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>move it; onto a pool card: to that pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Middle drag, Space + drag</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>info</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lifetimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loading the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading it back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the graph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading the trace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing a temporary copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing methods</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>writing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>compiling %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lowering %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partitioning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>planning: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sizes of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::StartPage</name>
    <message>
        <source>See what a model keeps in memory, step by step, and change the plan until it fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open model…   Ctrl O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>or drop a file anywhere: .pt2, .pte, session .json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each opens planned, works offline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::StepChart</name>
    <message>
        <source>Colour by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file gives no upper bound. Type the largest %1 that will occur and press Enter: the plan needs it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Largest %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fix to max</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes the dimension static: a run with another size is refused</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::TensorModel</name>
    <message>
        <source>caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::TensorTable</name>
    <message>
        <source>No tensor matches the filter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter: name, op, &gt; 64K, step 11</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter of the tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool of the tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All pools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Caller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan %1 into an arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Live bytes and lifetimes over time appear here: open a program with Ctrl+O</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifetimes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in order of execution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live, %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing planners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Planning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 B, tensors: %3, %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>run stopped; state has its initial values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>state has its initial values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select with the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps (lifetimes that overlap)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the pool&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Align %1 as its pool</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Align %1 to %n byte(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Set offset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offset of %1 (0x06C000, 442368 or 432K)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No planned tensor is selected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up by one alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down by one alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
