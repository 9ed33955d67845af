<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>arenascope</name>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not where they were planned</source>
        <translation>
            <numerusform>%1 of %n tensor not where they were planned</numerusform>
            <numerusform>%1 of %n tensors not where they were planned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::BaselineWords</name>
    <message numerus="yes">
        <source>%n tensor(s) of another size</source>
        <translation>
            <numerusform>%n tensor of another size</numerusform>
            <numerusform>%n tensors of another size</numerusform>
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
        <source>%n new tensor(s)</source>
        <translation>
            <numerusform>%n new tensor</numerusform>
            <numerusform>%n new tensors</numerusform>
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
        <source>%n tensor(s) make room</source>
        <translation>
            <numerusform>%n tensor makes room</numerusform>
            <numerusform>%n tensors make room</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>Move %n tensor to %1</numerusform>
            <numerusform>Move %n tensors to %1</numerusform>
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
    <name>arenascope::DimensionsPanel</name>
    <message numerus="yes">
        <source>sizes: %1 and %n more</source>
        <translation>
            <numerusform>sizes: %1 and %n more</numerusform>
            <numerusform>sizes: %1 and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>in %1 of %n tensor</numerusform>
            <numerusform>in %1 of %n tensors</numerusform>
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
</context>
<context>
    <name>arenascope::ExportDialog</name>
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
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ lacks %n</source>
        <translation>
            <numerusform>✗ lacks %n</numerusform>
            <numerusform>✗ lacks %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n tensor, %1</numerusform>
            <numerusform>%n tensors, %1</numerusform>
        </translation>
    </message>
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
        <source>%n more in Problems</source>
        <translation>
            <numerusform>%n more in Problems</numerusform>
            <numerusform>%n more in Problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n problem</numerusform>
            <numerusform>✗ %n problems</numerusform>
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
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message numerus="yes">
        <source>%1 overlaps %n tensor(s), pinned at %2</source>
        <translation>
            <numerusform>%1 overlaps %n tensor, pinned at %2</numerusform>
            <numerusform>%1 overlaps %n tensors, pinned at %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RecentRow</name>
    <message numerus="yes">
        <source>fits after %n edit(s)</source>
        <translation>
            <numerusform>fits after %n edit</numerusform>
            <numerusform>fits after %n edits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RecoveryController</name>
    <message numerus="yes">
        <source>%n more set(s) will be offered after it.</source>
        <translation><numerusform>%n more set will be offered after it.</numerusform><numerusform>%n more sets will be offered after it.</numerusform></translation>
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
</context>
<context>
    <name>arenascope::RunController</name>
    <message numerus="yes">
        <source>The sanitizer has %n finding(s), listed in Run.</source>
        <translation><numerusform>The sanitizer has %n finding, listed in Run.</numerusform><numerusform>The sanitizer has %n findings, listed in Run.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) differ from what was recorded</source>
        <translation><numerusform>%n output differs from what was recorded</numerusform><numerusform>%n outputs differ from what was recorded</numerusform></translation>
    </message>
</context>
<context>
    <name>arenascope::RunFindings</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 that %n later operator(s) had overwritten.</source>
        <translation>
            <numerusform>%1 that %n later operator had overwritten.</numerusform>
            <numerusform>%1 that %n later operators had overwritten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n repetition</numerusform>
            <numerusform>%n repetitions</numerusform>
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
    <name>arenascope::TimelineChart</name>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n row hidden</numerusform>
            <numerusform>%n rows hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tensor</numerusform>
            <numerusform>%n tensors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TitleLine</name>
    <message numerus="yes">
        <source>%n unsaved edit(s)</source>
        <translation><numerusform>%n unsaved edit</numerusform><numerusform>%n unsaved edits</numerusform></translation>
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
    <name>arenascope::OpenController</name>
    <message numerus="yes">
        <source>%n file(s) not opened</source>
        <translation>
            <numerusform>%n file not opened</numerusform>
            <numerusform>%n files not opened</numerusform>
        </translation>
    </message>
</context>
</TS>
