<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The memory plan appears here: open a program with Ctrl+O</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>offset, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no tensors in %1: drop one here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>where it was</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>taken at these steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>snap line</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move %1 tensors to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at steps %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 peak, after the move</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Over by</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>To spare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>taken by %1, steps %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 at %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 makes room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors make room</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 peak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Invalid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 problem</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 problems</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Above lower bound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Peak at step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>live at the peak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>shared at the same time</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Autosave</name>
    <message>
        <source>no recovery copy: %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ChartTip</name>
    <message>
        <source>Pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, 1 step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2 steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Op</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Written by</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Last read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>yes, at %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the peak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>yes, step %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Commands</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>@ tensors    # operators    : step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Not now</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 commands</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CompareChart</name>
    <message>
        <source>As loaded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan A, the baseline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan B</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Other file…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show a plan of another file beside this one</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Numbers of both plans</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>same</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 KiB less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 KiB more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>baseline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only A</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Both</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Only B</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Two plans side by side appear here: open a program with Ctrl+O</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CompareFactsModel</name>
    <message>
        <source>Whole plan</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CompareModel</name>
    <message>
        <source>%1 of %2 moved</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>B − A, KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>id %1  %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only A</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only B</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other pool</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ComparePane</name>
    <message>
        <source>offset, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 tensor above this view, up to %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors above this view, up to %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CurveCanvas</name>
    <message>
        <source>arena, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 now</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Symbol</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arena size by value</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arena size over a dynamic dimension appears here: open a program with Ctrl+O</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every size is fixed in this file: export it with a dynamic dimension to see a curve</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Computing the curve of %1…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 at %2 = %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Largest %1 that fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>One more %1 costs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>B on average</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>arena, planned with %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lower bound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arena, KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bound, KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>To spare, KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ over</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>largest that fits</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>DimensionsPanel</name>
    <message>
        <source>Dynamic dimensions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every size is static in the file. Export it again with torch.export.Dim to make one dynamic.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in %1 of %2 tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>file %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>, example %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>dynamic</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>static in the file</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change pool %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add a pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove pool %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Change what is planned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move %1 tensors to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin all tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose planner %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, plan %2, %3 ops</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Target</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ExecuTorch program (.pte)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Write it although the plan is invalid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>File to write</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Choose the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>a temporary copy is written, read back and run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Working…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>max |Δ|</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Until you export, the chosen file is untouched.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Proving the export</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ equal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ differs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ExecuTorch (*.pte)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Export anyway</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exporting</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>HelpWindow</name>
    <message>
        <source>ArenaScope help</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Help page</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select a tensor to see its bytes.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory pool of the tensor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Offset of the tensor in its pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type an offset (0x… or 64K) and press Enter to pin the tensor there</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Last read</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>live at the peak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ 1 conflict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ %1 conflicts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>view of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>elements, at most</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>elements</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>+ padding</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>to %1 B</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>bound by the caller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pinned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not in an arena</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>by the caller, before the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step %1, %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not recorded in the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Node positions %1 of the program; it lives from %2 to %3, both included.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>State keeps its bytes between runs, so it lives throughout.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Its size changes at run time; bytes are the upper bound.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The caller supplies its buffer, so it takes no arena bytes.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>LiveModel</name>
    <message>
        <source>Live at this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Why it lives</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>written here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>last read here</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>only in this step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>waits for step %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>LoadingPage</name>
    <message>
        <source>Progress</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>What the program did will appear here.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MainActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>Sitzung &amp;speichern</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Sitzung speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Export program…</source>
        <translation>Programm &amp;exportieren…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Find tensor</source>
        <translation>Tensor &amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Plan now</source>
        <translation>Jetzt &amp;planen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with file…</source>
        <translation>&amp;Mit Datei vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Explain the peak</source>
        <translation>Spitze &amp;erklären</translation>
    </message>
    <message>
        <source>&amp;Unpin all tensors</source>
        <translation>Alle Tensoren &amp;lösen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Ausführen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>Reset s&amp;tate</source>
        <translation>&amp;Zustand zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Anordnung zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Help on this panel</source>
        <translation>&amp;Hilfe zu diesem Bereich</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>&amp;Befehl suchen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About ArenaScope</source>
        <translation>&amp;Über ArenaScope</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Open sam&amp;ple</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>P&amp;lanner</source>
        <translation>P&amp;laner</translation>
    </message>
    <message>
        <source>&amp;Selected tensors</source>
        <translation>Ausgewählte &amp;Tensoren</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported</source>
        <translation>Der Planer, dessen Plan gezeigt, ausgeführt und exportiert wird</translation>
    </message>
    <message>
        <source>Plan  F5</source>
        <translation>Planen  F5</translation>
    </message>
    <message>
        <source>Run  F6</source>
        <translation>Ausführen  F6</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>Find tensor, op or module   Ctrl F</source>
        <translation>Tensor, Op oder Modul suchen   Strg F</translation>
    </message>
    <message>
        <source>Find tensor, op or module</source>
        <translation>Tensor, Op oder Modul suchen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
</context>
<context>
    <name>MainDocks</name>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Memory pools</source>
        <translation>Speicherpools</translation>
    </message>
    <message>
        <source>Dynamic dimensions</source>
        <translation>Dynamische Dimensionen</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>%1: none in this model</source>
        <translation>%1: keine in diesem Modell</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>Probleme  %1</translation>
    </message>
    <message>
        <source>Tensors  %1</source>
        <translation>Tensoren  %1</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>ArenaScope did not end as it should</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unsaved edits of %1 were kept.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Recover</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Charts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select and move</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pan</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A session keeps pools, pins, ranges and the planner. The model is not changed.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Programs and sessions (*.pt2 *.pte *.json);;All files (*)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Programs (*.pt2 *.pte);;All files (*)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no edits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 edit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 edits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>For %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type the largest value that will occur under Dynamic dimensions; then it is planned.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>planned in the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors    %2 steps    %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As in the file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ran: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>steps %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pinned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Save session</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Exported %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>exported %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. Qt %1.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message>
        <source>no capacity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 reserved by the arena, nothing live at step %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>empty</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>capacity %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 live</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MapChart</name>
    <message>
        <source>Memory map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tensors that live at the step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Live in %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The peak of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Home goes there.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The step's operator reads or writes %1 of these tensors.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 wait for later steps.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All %1 must exist at once.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The plan uses no byte more: no placement can be lower, only fewer or smaller tensors here.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The plan is %1 higher: another placement may save that, never more.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 KiB, peak %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Moves the tensor and plans again</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Selects the tensor; a second pool would take it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Memory at one step appears here: open a program with Ctrl+O</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MemoryPoolsPanel</name>
    <message>
        <source>Memory pools</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan inputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan outputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan state</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program's inputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program's outputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Off: the caller supplies the buffers that outlive a run</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Copy</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Close the message</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>at %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>expected %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ModelPanel</name>
    <message>
        <source>Module</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Modules of the program</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>State</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>(no module)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PlansTable</name>
    <message>
        <source>invalid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>over %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>valid</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As loaded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>the file's own plan</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>preview of the move</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>refused</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 peak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Above bound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Δ baseline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>= lower bound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>capacity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>lower bound</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>baseline: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plans of all planners appear here after planning (F5)</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>PoolCard</name>
    <message>
        <source>Name, capacity and alignment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Settings of the pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>as the plan's</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Capacity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Apply</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Remove pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Its tensors go back to the first pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>id %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 tensor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lower bound exceeds capacity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lower bound %1: a better plan may fit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 to spare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pool %1: %2 %3</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no capacity</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no change</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 → %2 KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 less</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 more</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>over by %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ would fit</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ would be over</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>drop to move</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ 1 conflict</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ %1 conflicts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ fits</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>No problems: every tensor has bytes of its own and every pool is large enough.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Where</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fix</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no plan can fit: the tensors live at one step need %1; move some to another pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>another plan may fit: the lower bound is %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 is over its capacity by %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>RunPanel</name>
    <message>
        <source>Output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Shape</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>max |Δ|</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Outputs of the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inputs and repetitions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Inputs of the run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>seed </source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Repetitions</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Seed of random inputs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Reset state</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Buffers that outlive a run get their initial values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>not run yet</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Op</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Node</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Kernel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ms, median</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fastest</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Over all repetitions; the share is that of the medians</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Time of each operator</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Random numbers</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Zeros</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>F6 runs the program inside its planned arenas.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>one run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>median of %1, fastest %2 ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>nothing recorded</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ equal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ differs from element %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>equal within the tolerance of its type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ran</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✓ %1 of %2 outputs equal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>✗ %1 of %2 outputs differ</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Does</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>In charts</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>previous, next step</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ten steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>next, previous tensor on these bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>zoom in, out</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pan</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fit the selection</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fit all</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>cancel a drag, clear the selection</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Wheel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Drag a tensor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>move it; onto a pool card: to that pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Middle drag, Space + drag</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>See what a model keeps in memory, step by step, and change the plan until it fits.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Open model…   Ctrl O</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>or drop a file anywhere: .pt2, .pte, session .json</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Samples</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>each opens planned, works offline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Recent</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Clear the list</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>StepChart</name>
    <message>
        <source>Colour by</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Colour by %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Fit all</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The file gives no upper bound. Type the largest %1 that will occur and press Enter: the plan needs it.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Smallest %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Largest %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>fix to max</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Makes the dimension static: a run with another size is refused</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As in file</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>min</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>max</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TensorModel</name>
    <message>
        <source>caller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>KiB</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Offset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TensorTable</name>
    <message>
        <source>No tensor matches the filter.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter: name, op, &gt; 64K, step 11</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter of the tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pool of the tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>All pools</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Caller</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move to pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Plan %1 into an arena</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Live bytes and lifetimes over time appear here: open a program with Ctrl+O</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Lifetimes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>in order of execution</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>live, %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Run time</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>ms</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>At the peak</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 tensor</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>step %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Slowest op</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>Workspace</name>
    <message>
        <source>opened %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>saved %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Comparing planners</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Planning</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1: %2 B, %3 tensors, %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Running</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>run stopped; state has its initial values</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>state has its initial values</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>arenascope</name>
    <message>
        <source>Read back, identical</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Read back, different</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 tensors at their pools and offsets</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 of %2 tensors are not where they were planned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Bytes owned</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>no two tensors share bytes while both live</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, %2 of %3 outputs within tolerance, max |Δ| %4</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>1 run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 runs</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Written</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Did not run</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Operators</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Go to step %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>of %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>MobileNetV2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set a capacity, see what the peak is made of, and move tensors to a second pool.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Add, multiply, sine</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>The smallest plan. Learn to read the arena.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>MobileNetV2, as ExecuTorch planned it</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>A .pte with its own greedy plan: compare it with the others.</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Naive plan</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Every tensor has bytes of its own: what planning saves.</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message>
        <source>role</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>operator</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>data type</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>size</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>module</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>slack</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>kernel</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Arena</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Timeline</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Curve</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>arenascope::DataRole</name>
    <message>
        <source>intermediate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>delegate</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>state, alias</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>output</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>input</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>other</source>
        <translation type="unfinished" />
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message>
        <source>%1 tensors</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Select with the same</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Module</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Steps (lifetimes that overlap)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>As the pool's</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>%1 bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Unpin %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin %1</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Align %1 as its pool</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Align %1 to %2 bytes</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set offset</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Offset of %1 (0x06C000, 442368 or 432K)</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>No planned tensor is selected</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Set offset…</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Up by one alignment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Alt+Up</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Down by one alignment</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Alt+Down</source>
        <translation type="unfinished" />
    </message>
    <message>
        <source>Move to pool</source>
        <translation type="unfinished" />
    </message>
</context>
</TS>
