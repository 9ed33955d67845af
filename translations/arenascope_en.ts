<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>Runner</name>
    <message numerus="yes">
        <source>✓ all %n tensor(s) equal those of %1</source>
        <translation>
            <numerusform>✓ %n tensor equals that of %1</numerusform>
            <numerusform>✓ all %n tensors equal those of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not at their planned offset</source>
        <translation>
            <numerusform>%1 of %n tensor not at their planned offset</numerusform>
            <numerusform>%1 of %n tensors not at their planned offset</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n output(s) within tolerance</source>
        <translation>
            <numerusform>%1, %2 of %n output within tolerance</numerusform>
            <numerusform>%1, %2 of %n outputs within tolerance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>recurrent layers became %n operator(s)</source>
        <translation>
            <numerusform>recurrent layers became %n operator</numerusform>
            <numerusform>recurrent layers became %n operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) left out</source>
        <translation>
            <numerusform>%n edit left out</numerusform>
            <numerusform>%n edits left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::BaselineWords</name>
    <message numerus="yes">
        <source>%n new tensor(s)</source>
        <translation>
            <numerusform>%n new tensor</numerusform>
            <numerusform>%n new tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) gone</source>
        <translation>
            <numerusform>%n tensor gone</numerusform>
            <numerusform>%n tensors gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another size</source>
        <translation>
            <numerusform>%n tensor of another size</numerusform>
            <numerusform>%n tensors of another size</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChannelRanges</name>
    <message numerus="yes">
        <source>%n channel(s), range %1 to %2</source>
        <translation>
            <numerusform>%n channel, range %1 to %2</numerusform>
            <numerusform>%n channels, range %1 to %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n other</numerusform>
            <numerusform>%n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) move</source>
        <translation>
            <numerusform>%n other tensor moves</numerusform>
            <numerusform>%n other tensors move</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>Move %n tensor to %1</numerusform>
            <numerusform>Move %n tensors to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) move out of the way</source>
        <translation>
            <numerusform>%n tensor moves out of the way</numerusform>
            <numerusform>%n tensors move out of the way</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChartHeader</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTip</name>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n step</numerusform>
            <numerusform>%1, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message numerus="yes">
        <source>%n tensor(s) in several plans, %1 moved, %2</source>
        <translation>
            <numerusform>%n tensor in several plans, %1 moved, %2</numerusform>
            <numerusform>%n tensors in several plans, %1 moved, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ComparePane</name>
    <message numerus="yes">
        <source>%n tensor(s) above this view, up to %1</source>
        <translation>
            <numerusform>%n tensor above this view, up to %1</numerusform>
            <numerusform>%n tensors above this view, up to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateBackends</name>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateRegions</name>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n region</numerusform>
            <numerusform>%n regions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceController</name>
    <message numerus="yes">
        <source>%1 has times of %n run(s); they are in Run and in the timeline</source>
        <translation>
            <numerusform>%1 has times of %n run; they are in Run and in the timeline</numerusform>
            <numerusform>%1 has times of %n runs; they are in Run and in the timeline</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>in %1 of %n tensor</numerusform>
            <numerusform>in %1 of %n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sizes: %1 and %n more</source>
        <translation>
            <numerusform>sizes: %1 and %n more</numerusform>
            <numerusform>sizes: %1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>Move %n tensor to %1</numerusform>
            <numerusform>Move %n tensors to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n node</numerusform>
            <numerusform>%n nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message numerus="yes">
        <source>✗ lacks %n</source>
        <translation>
            <numerusform>✗ lacks %n</numerusform>
            <numerusform>✗ lacks %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the target lacks %n operator(s)</source>
        <translation>
            <numerusform>the target lacks %n operator</numerusform>
            <numerusform>the target lacks %n operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the target cannot run %n call(s)</source>
        <translation>
            <numerusform>the target cannot run %n call</numerusform>
            <numerusform>the target cannot run %n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, plan %2, %n step(s)</source>
        <translation>
            <numerusform>%1, plan %2, %n step</numerusform>
            <numerusform>%1, plan %2, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::FindController</name>
    <message numerus="yes">
        <source>%n match(es). Enter goes to the first, F3 to the next.</source>
        <translation>
            <numerusform>%n match. Enter goes to the first, F3 to the next.</numerusform>
            <numerusform>%n matches. Enter goes to the first, F3 to the next.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::FolderFilter</name>
    <message numerus="yes">
        <source>%1 of %n model(s)</source>
        <translation>
            <numerusform>%1 of %n model</numerusform>
            <numerusform>%1 of %n models</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::FolderWindow</name>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n model</numerusform>
            <numerusform>%n models</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s) read</source>
        <translation>
            <numerusform>%1 of %n model read</numerusform>
            <numerusform>%1 of %n models read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message numerus="yes">
        <source>%n delegate(s)</source>
        <translation>
            <numerusform>%n delegate</numerusform>
            <numerusform>%n delegates</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message numerus="yes">
        <source>%n node(s) within distance %1; reduce it to %2</source>
        <translation>
            <numerusform>%n node within distance %1; reduce it to %2</numerusform>
            <numerusform>%n nodes within distance %1; reduce it to %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s); choose inputs or users only</source>
        <translation>
            <numerusform>%n neighbour; choose inputs or users only</numerusform>
            <numerusform>%n neighbours; choose inputs or users only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n operator</numerusform>
            <numerusform>%n operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n operator(s) drawn, %2 inside closed frames</source>
        <translation>
            <numerusform>%1 of %n operator drawn, %2 inside closed frames</numerusform>
            <numerusform>%1 of %n operators drawn, %2 inside closed frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLabels</name>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n tensor, %1</numerusform>
            <numerusform>%n tensors, %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n operator</numerusform>
            <numerusform>%n operators</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the delegate</source>
        <translation>
            <numerusform>%n node in the delegate</numerusform>
            <numerusform>%n nodes in the delegate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken in %1 of %n run(s)</source>
        <translation>
            <numerusform>taken in %1 of %n run</numerusform>
            <numerusform>taken in %1 of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken %1 of %n time(s)</source>
        <translation>
            <numerusform>taken %1 of %n time</numerusform>
            <numerusform>taken %1 of %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s) per run</source>
        <translation>
            <numerusform>%n iteration per run</numerusform>
            <numerusform>%n iterations per run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n iteration(s) per run</source>
        <translation>
            <numerusform>%1 to %n iteration per run</numerusform>
            <numerusform>%1 to %n iterations per run</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n iteration(s)</source>
        <translation>
            <numerusform>at most %n iteration</numerusform>
            <numerusform>at most %n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n iteration</numerusform>
            <numerusform>%n iterations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::GraphSearch</name>
    <message numerus="yes">
        <source>%n node(s). Enter or F3 goes to the next, Shift+F3 to the previous.</source>
        <translation>
            <numerusform>%n node. Enter or F3 goes to the next, Shift+F3 to the previous.</numerusform>
            <numerusform>%n nodes. Enter or F3 goes to the next, Shift+F3 to the previous.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n conflict</numerusform>
            <numerusform>✗ %n conflicts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n tensor, %1</numerusform>
            <numerusform>%n tensors, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::IntegersRow</name>
    <message numerus="yes">
        <source>%n quantised operator(s) still compute in floating point; Delegates lists the reasons</source>
        <translation>
            <numerusform>%n quantised operator still computes in floating point; Delegates lists the reasons</numerusform>
            <numerusform>%n quantised operators still compute in floating point; Delegates lists the reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::KindButton</name>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n kind</numerusform>
            <numerusform>%n kinds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinkRow</name>
    <message numerus="yes">
        <source>%n fix(es)…</source>
        <translation>
            <numerusform>%n fix…</numerusform>
            <numerusform>%n fixes…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n more…</numerusform>
            <numerusform>%n more…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinksSection</name>
    <message numerus="yes">
        <source>%1 in, %n reader(s)</source>
        <translation>
            <numerusform>%1 in, %n reader</numerusform>
            <numerusform>%1 in, %n readers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::OpenController</name>
    <message numerus="yes">
        <source>%n file(s) not opened</source>
        <translation>
            <numerusform>%n file not opened</numerusform>
            <numerusform>%n files not opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) can be opened at the same time.</source>
        <translation>
            <numerusform>At most %n file can be opened at the same time.</numerusform>
            <numerusform>At most %n files can be opened at the same time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::OperatorSection</name>
    <message numerus="yes">
        <source>%n more at their defaults</source>
        <translation>
            <numerusform>%n more at its default</numerusform>
            <numerusform>%n more at their defaults</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PayloadViewer</name>
    <message numerus="yes">
        <source>%n compile spec(s)</source>
        <translation>
            <numerusform>%n compile spec</numerusform>
            <numerusform>%n compile specs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PlanController</name>
    <message numerus="yes">
        <source>%n other tensor(s) moved.</source>
        <translation>
            <numerusform>%n other tensor moved.</numerusform>
            <numerusform>%n other tensors moved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PlanTrouble</name>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>%n more in Problems</numerusform>
            <numerusform>%n more in Problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) overlap</source>
        <translation>
            <numerusform>%n tensor overlaps</numerusform>
            <numerusform>%n tensors overlap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s) of the plan</source>
        <translation>
            <numerusform>%n other problem of the plan</numerusform>
            <numerusform>%n other problems of the plan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more problem(s)</source>
        <translation>
            <numerusform>%1; %n more problem</numerusform>
            <numerusform>%1; %n more problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of which %n overlap(s)</source>
        <translation>
            <numerusform>of which %n overlap</numerusform>
            <numerusform>of which %n overlaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n problem</numerusform>
            <numerusform>✗ %n problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 overlaps %n tensor(s), pinned at %2</source>
        <translation>
            <numerusform>%1 overlaps %n tensor, pinned at %2</numerusform>
            <numerusform>%1 overlaps %n tensors, pinned at %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PythonSection</name>
    <message numerus="yes">
        <source>%n frame(s), own file first</source>
        <translation>
            <numerusform>%n frame, own file first</numerusform>
            <numerusform>%n frames, own file first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of PyTorch: %1</source>
        <translation>
            <numerusform>%n frame of PyTorch: %1</numerusform>
            <numerusform>%n frames of PyTorch: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RecentRow</name>
    <message numerus="yes">
        <source>arena fits after %n edit(s)</source>
        <translation>
            <numerusform>arena fits after %n edit</numerusform>
            <numerusform>arena fits after %n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RecoveryController</name>
    <message numerus="yes">
        <source>%n more session(s) can be recovered.</source>
        <translation>
            <numerusform>%n more session can be recovered.</numerusform>
            <numerusform>%n more sessions can be recovered.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Report</name>
    <message numerus="yes">
        <source>Median of %n run(s)</source>
        <translation>
            <numerusform>Median of %n run</numerusform>
            <numerusform>Median of %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %1 slowest of %n operator(s)</source>
        <translation>
            <numerusform>The %1 slowest of %n operator</numerusform>
            <numerusform>The %1 slowest of %n operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RulesPanel</name>
    <message numerus="yes">
        <source>matches %n tensor(s), %1</source>
        <translation>
            <numerusform>matches %n tensor, %1</numerusform>
            <numerusform>matches %n tensors, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunController</name>
    <message numerus="yes">
        <source>The sanitizer has %n finding(s), listed in Run.</source>
        <translation>
            <numerusform>The sanitizer has %n finding, listed in Run.</numerusform>
            <numerusform>The sanitizer has %n findings, listed in Run.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) differ from the recorded values</source>
        <translation>
            <numerusform>%n output differs from the recorded values</numerusform>
            <numerusform>%n outputs differ from the recorded values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunFindings</name>
    <message numerus="yes">
        <source>%1 that %n later operator(s) had overwritten.</source>
        <translation>
            <numerusform>%1 that %n later operator had overwritten.</numerusform>
            <numerusform>%1 that %n later operators had overwritten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunGroups</name>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n operator</numerusform>
            <numerusform>%n operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message numerus="yes">
        <source>✓ %1 of %n output(s) equal</source>
        <translation>
            <numerusform>✓ %1 of %n output equal</numerusform>
            <numerusform>✓ %1 of %n outputs equal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 of %n output(s) differ</source>
        <translation>
            <numerusform>✗ %1 of %n output differs</numerusform>
            <numerusform>✗ %1 of %n outputs differ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ sanitizer: %n finding(s)</source>
        <translation>
            <numerusform>✗ sanitizer: %n finding</numerusform>
            <numerusform>✗ sanitizer: %n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n repetition</numerusform>
            <numerusform>%n repetitions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 ticks, median of %n run(s)</source>
        <translation>
            <numerusform>%1: %2 ticks, median of %n run</numerusform>
            <numerusform>%1: %2 ticks, median of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunSettings</name>
    <message numerus="yes">
        <source>Input %1 needs %n value(s), got %2</source>
        <translation>
            <numerusform>Input %1 needs %n value, got %2</numerusform>
            <numerusform>Input %1 needs %n values, got %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n value(s)</source>
        <translation>
            <numerusform>%1, %n value</numerusform>
            <numerusform>%1, %n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::SessionController</name>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n tensor was found under another name.</numerusform>
            <numerusform>%n tensors were found under another name.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save %n edit(s) of %1?</source>
        <translation>
            <numerusform>Save %n edit of %1?</numerusform>
            <numerusform>Save %n edits of %1?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n edit(s) of the session apply</source>
        <translation>
            <numerusform>%1 of %n edit of the session applies</numerusform>
            <numerusform>%1 of %n edits of the session apply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reloaded: %1 of %n edit(s) apply</source>
        <translation>
            <numerusform>Reloaded: %1 of %n edit applies</numerusform>
            <numerusform>Reloaded: %1 of %n edits apply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::SessionKeeper</name>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>Delete %n edit that does not apply</numerusform>
            <numerusform>Delete %n edits that do not apply</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Shrink</name>
    <message numerus="yes">
        <source>%1 and %n more group(s)</source>
        <translation>
            <numerusform>%1 and %n more group</numerusform>
            <numerusform>%1 and %n more groups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChanges</name>
    <message numerus="yes">
        <source>%n other pass(es) change nothing here</source>
        <translation>
            <numerusform>%n other pass changes nothing here</numerusform>
            <numerusform>%n other passes change nothing here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChoice</name>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s, bit for bit, in %n run(s).</source>
        <translation>
            <numerusform>Outputs equal the original&apos;s, bit for bit, in %n run.</numerusform>
            <numerusform>Outputs equal the original&apos;s, bit for bit, in %n runs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s within %1 in %n run(s).</source>
        <translation>
            <numerusform>Outputs equal the original&apos;s within %1 in %n run.</numerusform>
            <numerusform>Outputs equal the original&apos;s within %1 in %n runs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkPanel</name>
    <message numerus="yes">
        <source>searching, %n program(s) so far</source>
        <translation>
            <numerusform>searching, %n program so far</numerusform>
            <numerusform>searching, %n programs so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s), each verified and run</source>
        <translation>
            <numerusform>%n program, each verified and run</numerusform>
            <numerusform>%n programs, each verified and run</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::SourceChart</name>
    <message numerus="yes">
        <source>%1: %n operator(s)</source>
        <translation>
            <numerusform>%1: %n operator</numerusform>
            <numerusform>%1: %n operators</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::StatusLine</name>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) selected</source>
        <translation>
            <numerusform>%n tensor selected</numerusform>
            <numerusform>%n tensors selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorModel</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n empty</numerusform>
            <numerusform>%n empty</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorTable</name>
    <message numerus="yes">
        <source>%1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 of %n tensor</numerusform>
            <numerusform>%1 of %n tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorView</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Tiles</name>
    <message numerus="yes">
        <source>%1 in %n tile(s)</source>
        <translation>
            <numerusform>%1 in %n tile</numerusform>
            <numerusform>%1 in %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %n tile(s)</source>
        <translation>
            <numerusform>%1 to %2 in %n tile</numerusform>
            <numerusform>%1 to %2 in %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TilesSection</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n row hidden</numerusform>
            <numerusform>%n rows hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TimesRow</name>
    <message numerus="yes">
        <source>ticks, median of %n run(s)</source>
        <translation>
            <numerusform>ticks, median of %n run</numerusform>
            <numerusform>ticks, median of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TitleLine</name>
    <message numerus="yes">
        <source>%n unsaved edit(s)</source>
        <translation>
            <numerusform>%n unsaved edit</numerusform>
            <numerusform>%n unsaved edits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::UnsavedDialog</name>
    <message numerus="yes">
        <source>Save the edits of %n program(s)?</source>
        <translation>
            <numerusform>Save the edits of %n program?</numerusform>
            <numerusform>Save the edits of %n programs?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ValuesSection</name>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n number</numerusform>
            <numerusform>%n numbers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message numerus="yes">
        <source>%1 of %n instruction(s) have names from %2</source>
        <translation>
            <numerusform>%1 of %n instruction has names from %2</numerusform>
            <numerusform>%1 of %n instructions have names from %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %1 to %n byte(s)</source>
        <translation>
            <numerusform>Align %1 to %n byte</numerusform>
            <numerusform>Align %1 to %n bytes</numerusform>
        </translation>
    </message>
</context>
</TS>
