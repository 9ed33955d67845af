<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>FindController</name>
    <message>
        <source>operator %1, step %2</source>
        <translation>算子 %1，步骤 %2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>RunSizes</name>
    <message>
        <source>Dimension %1 of %2</source>
        <translation>%2 的维度 %1</translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ 首个差异在 %1：%2 为 %3，应为 %4</translation>
    </message>
    <message>
        <source>the recorded trace</source>
        <translation>录制的跟踪</translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n tensor(s) equal those of %1</source>
        <translation>
            <numerusform>✓ 全部 %n 个张量与 %1 的相等</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope</name>
    <message>
        <source>Read back, identical</source>
        <translation>已读回，完全一致</translation>
    </message>
    <message>
        <source>Read back, different</source>
        <translation>已读回，存在差异</translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation>已运行，输出相等</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>已运行，输出不同</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n 次运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>MobileNetV2</source>
        <translation>MobileNetV2</translation>
    </message>
    <message>
        <source>Add, multiply, sine</source>
        <translation>加法、乘法、正弦</translation>
    </message>
    <message>
        <source>The smallest plan. Learn to read the arena.</source>
        <translation>最小的方案。学习如何阅读 arena。</translation>
    </message>
    <message>
        <source>Llama with a KV cache</source>
        <translation>带 KV 缓存的 Llama</translation>
    </message>
    <message>
        <source>Dynamic sequence length: find the longest that fits.</source>
        <translation>动态序列长度：找出可容纳的最大长度。</translation>
    </message>
    <message>
        <source>Delegated to XNNPACK</source>
        <translation>委托给 XNNPACK</translation>
    </message>
    <message>
        <source>Three delegate calls between portable operators. See what stays in the arena.</source>
        <translation>可移植算子之间有三次委托调用。查看哪些内容留在 arena 中。</translation>
    </message>
    <message>
        <source>pools and offsets</source>
        <translation>内存池和偏移量</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 项发现</numerusform>
        </translation>
    </message>
    <message>
        <source>max |Δ| %1</source>
        <translation>max |Δ| %1</translation>
    </message>
    <message>
        <source>a temporary copy</source>
        <translation>临时副本</translation>
    </message>
    <message>
        <source>Runtime rules met</source>
        <translation>符合运行时规则</translation>
    </message>
    <message>
        <source>Runtime rules broken</source>
        <translation>违反运行时规则</translation>
    </message>
    <message>
        <source>A custom memory plan</source>
        <translation>自定义内存规划方案</translation>
    </message>
    <message>
        <source>Inputs and products in one memory, sums in another: rules instead of Python code.</source>
        <translation>输入和乘积放在一个内存中，和放在另一个内存中：用规则代替 Python 代码。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not at their planned offset</source>
        <translation>
            <numerusform>%1 / %n 个张量不在规划的偏移量处</numerusform>
        </translation>
    </message>
    <message>
        <source>No overlaps</source>
        <translation>无重叠</translation>
    </message>
    <message>
        <source>no live tensors share bytes</source>
        <translation>活跃张量互不共用字节</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s checks when it loads and runs a program</source>
        <translation>ExecuTorch 加载并运行程序时的检查</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n output(s) within tolerance</source>
        <translation>
            <numerusform>%1，%2 / %n 个输出在容差内</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a capacity, see what the peak consists of, and move tensors to a second pool.</source>
        <translation>设置容量，查看峰值的构成，并将张量移到第二个内存池。</translation>
    </message>
    <message>
        <source>Keyword spotting, int8</source>
        <translation>关键词识别，int8</translation>
    </message>
    <message>
        <source>Quantised layers: choose a Cortex-M core, and export, run and shrink integers.</source>
        <translation>量化层：选择 Cortex-M 核心，以整数导出、运行和缩小。</translation>
    </message>
    <message>
        <source>Unrolled</source>
        <translation>已展开</translation>
    </message>
    <message numerus="yes">
        <source>recurrent layers became %n operator(s)</source>
        <translation>
            <numerusform>循环层变为 %n 个算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) left out</source>
        <translation>
            <numerusform>省略了 %n 项更改</numerusform>
        </translation>
    </message>
    <message>
        <source>Ran, values equal</source>
        <translation>已运行，值相等</translation>
    </message>
    <message>
        <source>Ran, values differ</source>
        <translation>已运行，值不同</translation>
    </message>
    <message>
        <source>recorded input outside the bounds; ran with random inputs</source>
        <translation>记录的输入超出范围；已用随机输入运行</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>no inputs and outputs are recorded with the program</source>
        <translation>程序没有附带记录的输入和输出</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaBytes</name>
    <message>
        <source>Pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Bytes of the arena</source>
        <translation>arena 的字节</translation>
    </message>
    <message>
        <source>After step %1</source>
        <translation>步骤 %1 之后</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaBytesModel</name>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>no tensor is live here</source>
        <translation>此处没有活跃的张量</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>偏移量，%1</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Ctrl：不吸附    Esc：取消</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>暂存</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1，在步骤 %2</translation>
    </message>
    <message>
        <source>Esc: cancel</source>
        <translation>Esc：取消</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 覆盖了 %3 的 %2</translation>
    </message>
    <message>
        <source>something</source>
        <translation>某项操作</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>无张量</translation>
    </message>
    <message>
        <source>overwritten in the run</source>
        <translation>运行中被覆盖</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>正在读取方案…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>无需规划：此方法没有使用 arena 的算子</translation>
    </message>
    <message>
        <source>no tensors in %1; drop one here</source>
        <translation>%1 中没有张量：可拖放到此处</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>原位置</translation>
    </message>
    <message>
        <source>Shift: pin here    Esc: cancel</source>
        <translation>Shift：固定在此处    Esc：取消</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>将 %1 限制为 %2</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>保持现状</translation>
    </message>
</context>
<context>
    <name>arenascope::Autosave</name>
    <message>
        <source>no recovery copy: %1</source>
        <translation>没有恢复副本：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::BackendList</name>
    <message>
        <source>Backends in order of preference</source>
        <translation>按优先顺序排列的后端</translation>
    </message>
    <message>
        <source>Drag a row to change its priority, or drop nodes on a row to assign them; Delete removes it</source>
        <translation>拖动行可更改优先级，将节点拖到行上可分配；Delete 移除</translation>
    </message>
</context>
<context>
    <name>arenascope::BaselineWords</name>
    <message>
        <source>%1, unchanged</source>
        <translation>%1，未更改</translation>
    </message>
    <message>
        <source>%1, was %2 (%3)</source>
        <translation>%1，原为 %2（%3）</translation>
    </message>
    <message>
        <source>against the baseline by %1: %2</source>
        <translation>与 %1 的基线相比：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n new tensor(s)</source>
        <translation>
            <numerusform>新增 %n 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) gone</source>
        <translation>
            <numerusform>%n 个张量已消失</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another size</source>
        <translation>
            <numerusform>%n 个张量大小不同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::BoundsBar</name>
    <message>
        <source>Upper bounds come from the example&apos;s shapes (deprecated)</source>
        <translation>上界取自示例的形状（已弃用）</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>使用取值范围</translation>
    </message>
    <message>
        <source>At the largest sizes of %2 the plan is %1 too small. Runs refuse larger inputs.</source>
        <translation>在 %2 取最大值时，方案小了 %1。运行会拒绝更大的输入。</translation>
    </message>
    <message>
        <source>Runs refuse inputs larger than the example&apos;s: %1.</source>
        <translation>运行会拒绝大于示例的输入：%1。</translation>
    </message>
</context>
<context>
    <name>arenascope::Capacity</name>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
</context>
<context>
    <name>arenascope::CapacityChip</name>
    <message>
        <source>over by %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>Capacity of %1: %2</source>
        <translation>%1 的容量：%2</translation>
    </message>
    <message>
        <source>Click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>单击以更改；256K、1M 或字节数，留空表示无限制</translation>
    </message>
    <message>
        <source>Open a program to limit its memory</source>
        <translation>打开程序后可限制其内存</translation>
    </message>
</context>
<context>
    <name>arenascope::Changes</name>
    <message>
        <source>Plan with %1</source>
        <translation>用 %1 规划</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>自动选择内存池</translation>
    </message>
    <message>
        <source>Exact operator order</source>
        <translation>精确求解算子顺序</translation>
    </message>
    <message>
        <source>Search for another operator order</source>
        <translation>搜索其他算子顺序</translation>
    </message>
</context>
<context>
    <name>arenascope::ChannelRanges</name>
    <message>
        <source>Values by channel</source>
        <translation>按通道的值</translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s), range %1 to %2</source>
        <translation>
            <numerusform>%n 个通道，范围 %1 到 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest to largest by channel</source>
        <translation>每个通道的最小值到最大值</translation>
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>其他 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>不超过 %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>more</source>
        <translation>更大</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>无模块</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>无算子</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>无内核</translation>
    </message>
    <message>
        <source>no run yet: press F6</source>
        <translation>尚未运行：按 F6</translation>
    </message>
    <message>
        <source>role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>余量</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>start of the pool</source>
        <translation>内存池起始</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>%1 的末尾</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1 下方</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>same offset</source>
        <translation>偏移量相同</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>更高</translation>
    </message>
    <message>
        <source>Tensors above capacity</source>
        <translation>超出容量的张量</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Planning time, ms</source>
        <translation>规划时间，ms</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>映射图</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation>下界 %1</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 峰值</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>高于下界</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>超出容量</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>内存占用</translation>
    </message>
    <message>
        <source>scratch</source>
        <translation>暂存</translation>
    </message>
    <message>
        <source>scratch of a kernel</source>
        <translation>内核的暂存</translation>
    </message>
    <message>
        <source>%1 reads and writes %2 at step %3</source>
        <translation>%1 在步骤 %3 读写 %2</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>搬移</translation>
    </message>
    <message>
        <source>lower than in %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>Lower than in %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>Higher than in %1</source>
        <translation>高于 %1</translation>
    </message>
    <message>
        <source>reserved, %1</source>
        <translation>保留，%1</translation>
    </message>
    <message>
        <source>%1 at step %2: %3 live, %4</source>
        <translation>%1，步骤 %2：活跃 %3，%4</translation>
    </message>
    <message>
        <source>cond %1, then</source>
        <translation>cond %1，真分支</translation>
    </message>
    <message>
        <source>cond %1, else</source>
        <translation>cond %1，假分支</translation>
    </message>
    <message>
        <source>while loop %1</source>
        <translation>while 循环 %1</translation>
    </message>
    <message>
        <source>map %1</source>
        <translation>map %1</translation>
    </message>
    <message>
        <source>scan %1</source>
        <translation>scan %1</translation>
    </message>
    <message>
        <source>steps of a delegate</source>
        <translation>委托的步骤</translation>
    </message>
    <message>
        <source>branch or loop</source>
        <translation>分支或循环</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>活跃字节，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>无效</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Pins cost</source>
        <translation>固定代价</translation>
    </message>
    <message>
        <source>%1 ends highest</source>
        <translation>%1 的末尾最高</translation>
    </message>
    <message>
        <source>Peak at step</source>
        <translation>峰值步骤</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>峰值时活跃</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>over capacity</source>
        <translation>超出容量</translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation>同时共用</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 与 %2 共用 %3</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1，在步骤 %2</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>吸附到 %1，%2</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at step %3</source>
        <translation>与 %1 重叠 %2，步骤 %3</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>与 %1 重叠 %2，步骤 %3</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多 %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) move</source>
        <translation>
            <numerusform>其他 %n 个张量移动</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation>将 %1 移到 %2 的 %3 处</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>将 %n 个张量移到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>与 %1 重叠</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>原为 %1</translation>
    </message>
    <message>
        <source>%1 peak, after the move</source>
        <translation>移动后 %1 的峰值</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>吸附线</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>显示整个生命周期</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>所有步骤</translation>
    </message>
    <message>
        <source>Limit all views to these steps</source>
        <translation>将所有视图限于这些步骤</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全部适应窗口</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>transparent: shares bytes</source>
        <translation>透明：共用字节</translation>
    </message>
    <message>
        <source>occupied by %1, steps %2</source>
        <translation>被 %1 占用，步骤 %2</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; %1 replans</source>
        <translation>文件自带的方案无法表示此移动；由 %1 重新规划</translation>
    </message>
    <message>
        <source>%1 moves out of the way</source>
        <translation>%1 让开</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) move out of the way</source>
        <translation>
            <numerusform>%n 个张量让开</numerusform>
        </translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>原位置</translation>
    </message>
    <message>
        <source>occupied at these steps</source>
        <translation>在这些步骤中已占用</translation>
    </message>
    <message>
        <source>in one plan only</source>
        <translation>仅在一个方案中</translation>
    </message>
    <message>
        <source>pool not in this plan</source>
        <translation>此方案中没有该内存池</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>%1 uses %2 of host scratch memory at step %3</source>
        <translation>%1 在步骤 %3 使用 %2 主机暂存内存</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Shift pins it here</source>
        <translation>按 Shift 固定在此处</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>无带宽</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>arena 放得下</translation>
    </message>
    <message>
        <source>Transfer takes %1 (%2)</source>
        <translation>传输需要 %1 (%2)</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>传输时间</translation>
    </message>
    <message>
        <source>Footprint over by</source>
        <translation>内存占用超出</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>Arena fits</source>
        <translation>arena 放得下</translation>
    </message>
    <message>
        <source>footprint not known yet</source>
        <translation>内存占用尚未知</translation>
    </message>
    <message>
        <source>footprint unknown</source>
        <translation>内存占用未知</translation>
    </message>
    <message>
        <source>No plan yet: see the message above this view, or the Dimensions panel</source>
        <translation>尚无方案：请查看此视图上方的消息或“维度”面板</translation>
    </message>
    <message>
        <source>Most live bytes</source>
        <translation>最多活跃字节</translation>
    </message>
    <message>
        <source>at step %1, %2</source>
        <translation>步骤 %1，%2</translation>
    </message>
    <message>
        <source>footprint: %1</source>
        <translation>内存占用：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartHeader</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTabs</name>
    <message>
        <source>More views</source>
        <translation>更多视图</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTip</name>
    <message>
        <source>Pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1，%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Op</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>写入者</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最后读取</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>yes, at %1</source>
        <translation>是，位于 %1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>峰值时</translation>
    </message>
    <message>
        <source>yes, step %1</source>
        <translation>是，步骤 %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>the caller, before the run</source>
        <translation>调用方，运行前</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>步骤 %1，%2</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTools</name>
    <message>
        <source>Select and move</source>
        <translation>选择和移动</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全部适应窗口</translation>
    </message>
    <message>
        <source>%1: not in this view, which always shows everything</source>
        <translation>%1：不适用于此视图，其始终显示全部内容</translation>
    </message>
</context>
<context>
    <name>arenascope::CheckRow</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Budget check</source>
        <translation>预算检查</translation>
    </message>
    <message>
        <source>Shell script (.sh)</source>
        <translation>Shell 脚本 (.sh)</translation>
    </message>
    <message>
        <source>GitHub Actions workflow (.yml)</source>
        <translation>GitHub Actions 工作流 (.yml)</translation>
    </message>
    <message>
        <source>Kind of budget check</source>
        <translation>预算检查的种类</translation>
    </message>
    <message>
        <source>Copies the budget check</source>
        <translation>复制预算检查</translation>
    </message>
    <message>
        <source>Writes the budget check to a file</source>
        <translation>将预算检查写入文件</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>若程序超出预算，则构建失败</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandController</name>
    <message>
        <source>&amp;Facts and footprint (info)</source>
        <translation>信息与内存占用(&amp;F) (info)</translation>
    </message>
    <message>
        <source>Prints the memory that the program needs</source>
        <translation>输出程序所需的内存</translation>
    </message>
    <message>
        <source>&amp;Plan (plan)</source>
        <translation>方案(&amp;P) (plan)</translation>
    </message>
    <message>
        <source>Prints the plans of the planners</source>
        <translation>输出各规划器的方案</translation>
    </message>
    <message>
        <source>&amp;Explanation of the peak (explain)</source>
        <translation>峰值说明(&amp;E) (explain)</translation>
    </message>
    <message>
        <source>Prints what is live at the peak, and what would help</source>
        <translation>输出峰值处活跃的内容以及可行的改进</translation>
    </message>
    <message>
        <source>&amp;Run (run)</source>
        <translation>运行(&amp;R) (run)</translation>
    </message>
    <message>
        <source>Runs the program inside the planned arenas</source>
        <translation>在规划的 arena 中运行程序</translation>
    </message>
    <message>
        <source>&amp;Check (verify)</source>
        <translation>检查(&amp;C) (verify)</translation>
    </message>
    <message>
        <source>Checks that the plan is valid</source>
        <translation>检查方案是否有效</translation>
    </message>
    <message>
        <source>&amp;Shrink (shrink)</source>
        <translation>缩小(&amp;S) (shrink)</translation>
    </message>
    <message>
        <source>Searches for an equal program that needs less memory</source>
        <translation>查找占用内存更少的等价程序</translation>
    </message>
    <message>
        <source>E&amp;xport (export)</source>
        <translation>导出(&amp;X) (export)</translation>
    </message>
    <message>
        <source>Writes the program with this plan</source>
        <translation>写出采用此方案的程序</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>已复制命令</translation>
    </message>
    <message>
        <source>&amp;GitHub Actions workflow (.yml)</source>
        <translation>GitHub Actions 工作流 (.yml)(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)</source>
        <translation>预算检查脚本 (.sh)(&amp;B)</translation>
    </message>
    <message>
        <source>Copied the workflow</source>
        <translation>已复制工作流</translation>
    </message>
    <message>
        <source>Copied the script</source>
        <translation>已复制脚本</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>若程序超出预算，则构建失败</translation>
    </message>
    <message>
        <source>Making the budget check</source>
        <translation>正在生成预算检查</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation>↑ ↓ 选择    Enter 执行    Esc 关闭</translation>
    </message>
    <message>
        <source>@ tensors    # operators    : step</source>
        <translation>@ 张量    # 算子    : 步骤</translation>
    </message>
    <message>
        <source>%1 of %2 commands</source>
        <translation>%1 / %2 条命令</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Go to step %1</source>
        <translation>转到步骤 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>not available here, or no program is open</source>
        <translation>此处不可用，或未打开程序</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>目前不可用</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareBar</name>
    <message>
        <source>Axes linked</source>
        <translation>坐标轴已联动</translation>
    </message>
    <message>
        <source>Reference %1</source>
        <translation>参考 %1</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Steps linked</source>
        <translation>步骤已联动</translation>
    </message>
    <message>
        <source>Offsets linked</source>
        <translation>偏移量已联动</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Numbers of the plans</source>
        <translation>各方案的数据</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>张量差异</translation>
    </message>
    <message>
        <source>Axes not linked</source>
        <translation>坐标轴未联动</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>In several</source>
        <translation>多个方案共有</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>Apply %1&apos;s pools to %2</source>
        <translation>将 %1 的内存池应用于 %2</translation>
    </message>
    <message>
        <source>Move and zoom both sides together, on one scale</source>
        <translation>两侧一起移动和缩放，采用同一比例</translation>
    </message>
    <message>
        <source>The plan that the other plans are compared with</source>
        <translation>其他方案与之比较的方案</translation>
    </message>
    <message>
        <source>Compare one more plan, of this program or of another file</source>
        <translation>再比较一个方案，来自此程序或另一文件</translation>
    </message>
    <message>
        <source>Replans %1 with the capacities, alignments and costs of %2&apos;s pools. The file is not changed.</source>
        <translation>按 %2 的内存池的容量、对齐和成本重新规划 %1。文件不会更改。</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>减少 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>Comparing the plans</source>
        <translation>正在比较方案</translation>
    </message>
    <message>
        <source>%1 only in %2</source>
        <translation>%1 个仅在 %2</translation>
    </message>
    <message>
        <source>Plan %1 is part of the comparison</source>
        <translation>方案 %1 已在比较之中</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) in several plans, %1 moved, %2</source>
        <translation>
            <numerusform>多个方案共有 %n 个张量，%1 个移动，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a plan of this program or of another file to compare</source>
        <translation>添加此程序或另一文件的方案进行比较</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareController</name>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareInput</name>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    步骤 %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareModel</name>
    <message>
        <source>%1 of %2 moved</source>
        <translation>%1 / %2 已移动</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>id %1  %2</source>
        <translation>id %1  %2</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>不同内存池</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>整个方案</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>仅 %1</translation>
    </message>
    <message>
        <source>n/a</source>
        <comment>no difference</comment>
        <translation>不适用</translation>
    </message>
</context>
<context>
    <name>arenascope::ComparePane</name>
    <message>
        <source>offset, %1</source>
        <translation>偏移量，%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) above this view, up to %1</source>
        <translation>
            <numerusform>此视图上方有 %n 个张量，最高到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>no %1 in this plan</source>
        <translation>此方案中没有 %1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 为空</translation>
    </message>
    <message>
        <source>Remove plan %1</source>
        <translation>移除方案 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareTables</name>
    <message>
        <source>Numbers of the plans</source>
        <translation>各方案的数据</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>张量差异</translation>
    </message>
</context>
<context>
    <name>arenascope::Counted</name>
    <message>
        <source>bytes=byte tensors=tensor have=has are=is</source>
        <comment>Words that errors have after a number, each as plural=singular. A single = where a language has none.</comment>
        <translation>=</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveCanvas</name>
    <message>
        <source>arena, %1</source>
        <translation>arena，%1</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>%1 的上界</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>当前 %1</translation>
    </message>
    <message>
        <source>%1 = %2: arena %3, lower bound %4</source>
        <translation>%1 = %2：arena %3，下界 %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>arena 大小随维度的变化</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>各取值的 arena 大小</translation>
    </message>
    <message>
        <source>Computing the curve of %1…</source>
        <translation>正在计算 %1 的曲线…</translation>
    </message>
    <message>
        <source>%1 at %2 = %3</source>
        <translation>%1，%2 = %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Largest %1 that fits</source>
        <translation>可容纳的最大 %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>B on average</source>
        <translation>B（平均）</translation>
    </message>
    <message>
        <source>arena, planned with %1</source>
        <translation>arena，由 %1 规划</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>无法容纳</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ 超出</translation>
    </message>
    <message>
        <source>Arena, %1</source>
        <translation>Arena，%1</translation>
    </message>
    <message>
        <source>Bound, %1</source>
        <translation>下界，%1</translation>
    </message>
    <message>
        <source>To spare, %1</source>
        <translation>剩余，%1</translation>
    </message>
    <message>
        <source>arena, best plan for each value</source>
        <translation>arena，每个取值的最佳方案</translation>
    </message>
    <message>
        <source>Every size in this file is fixed; export it with a dynamic dimension to see a curve</source>
        <translation>此文件的所有大小均已固定：使用动态维度导出后才能看到曲线</translation>
    </message>
    <message>
        <source>Growth per %1</source>
        <translation>每个 %1 的增长</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>与 %1</translation>
    </message>
    <message>
        <source>Arena sizes over %1 and %2</source>
        <translation>%1 与 %2 下的 arena 大小</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>计算</translation>
    </message>
    <message>
        <source>%1 at %2 = %3, %4 = %5</source>
        <translation>%2 = %3、%4 = %5 时为 %1</translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation>%1 = %2 时</translation>
    </message>
    <message>
        <source>Other sizes</source>
        <translation>其他大小</translation>
    </message>
    <message>
        <source>The map of %1 and %2 was cancelled</source>
        <translation>已取消 %1 与 %2 的图</translation>
    </message>
    <message>
        <source>Computing the map of %1 and %2: %3 %</source>
        <translation>正在计算 %1 与 %2 的图：%3 %</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit</source>
        <translation>使 arena 能放下的最大 %1</translation>
    </message>
    <message>
        <source>arenas do not fit</source>
        <translation>arena 放不下</translation>
    </message>
    <message>
        <source>arenas fit</source>
        <translation>arena 能放下</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Second dimension</source>
        <translation>第二维度</translation>
    </message>
    <message>
        <source>Adds a second dimension: a map shows which pairs of sizes fit</source>
        <translation>添加第二维度：用图显示哪些大小组合放得下</translation>
    </message>
    <message>
        <source>up to %1 %</source>
        <translation>至多 %1 %</translation>
    </message>
    <message>
        <source>up to %1 % of the capacity</source>
        <translation>至多为容量的 %1 %</translation>
    </message>
    <message>
        <source>up to %1 % of the largest arena</source>
        <translation>至多为最大 arena 的 %1 %</translation>
    </message>
    <message>
        <source>Pairs of sizes that fit</source>
        <translation>放得下的大小组合</translation>
    </message>
    <message>
        <source>of the %1 shown</source>
        <translation>共显示 %1 组</translation>
    </message>
</context>
<context>
    <name>arenascope::DataRole</name>
    <message>
        <source>intermediate</source>
        <translation>中间值</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>委托</translation>
    </message>
    <message>
        <source>state, alias</source>
        <translation>状态、别名</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateBackends</name>
    <message>
        <source>Backends, rules and compile specs</source>
        <translation>后端、规则和编译选项</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>添加后端</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>分配到</translation>
    </message>
    <message>
        <source>Rules of delegation</source>
        <translation>委托规则</translation>
    </message>
    <message>
        <source>op:aten::add.*, module:head.*, name:…</source>
        <translation>op:aten::add.*, module:head.*, name:…</translation>
    </message>
    <message>
        <source>Backend of the rule</source>
        <translation>规则的后端</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>Compile specs</source>
        <translation>编译选项</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Backend of the compile spec</source>
        <translation>编译选项的后端</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>可用，%1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>内部，B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arena，B</translation>
    </message>
    <message>
        <source>op:aten::add.*</source>
        <translation>op:aten::add.*</translation>
    </message>
    <message>
        <source>Backends in order of preference</source>
        <translation>按优先顺序排列的后端</translation>
    </message>
    <message>
        <source>Assigned by rule; the last match wins</source>
        <translation>按规则分配；最后匹配者生效</translation>
    </message>
    <message>
        <source>Delete removes a rule</source>
        <translation>Delete 移除规则</translation>
    </message>
    <message>
        <source>Type a new value to change it; Delete removes it</source>
        <translation>输入新值可更改；Delete 移除</translation>
    </message>
    <message>
        <source>takes no node</source>
        <translation>不接收任何节点</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n 个区域</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run here: %1</source>
        <translation>无法在此运行：%1</translation>
    </message>
    <message>
        <source>built-in kernels</source>
        <translation>内置内核</translation>
    </message>
    <message>
        <source>Built-in kernels: nodes that no backend takes, and nodes dropped here</source>
        <translation>内置内核：没有后端接收的节点，以及拖放到此处的节点</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateNodes</name>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Filter: node, op, backend, reason</source>
        <translation>筛选：节点、算子、后端、原因</translation>
    </message>
    <message>
        <source>Filter of the nodes</source>
        <translation>节点筛选</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 delegated</source>
        <translation>%1 / %2 已委托</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>保留在 CPU 上</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>后端</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Nodes and their backends</source>
        <translation>节点及其后端</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>分配给 %1</translation>
    </message>
    <message>
        <source>Use the backends&apos; choice</source>
        <translation>使用后端的选择</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateRegions</name>
    <message>
        <source>Region</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>In, B</source>
        <translation>输入，B</translation>
    </message>
    <message>
        <source>Out, B</source>
        <translation>输出，B</translation>
    </message>
    <message>
        <source>Const, B</source>
        <translation>常量，B</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>内部，B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arena，B</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Comparing with the arena without delegates…</source>
        <translation>正在与无委托的 arena 比较…</translation>
    </message>
    <message>
        <source>The arena shrinks by %1 to %2.</source>
        <translation>arena 缩小 %1，变为 %2。</translation>
    </message>
    <message>
        <source>The arena grows by %1 to %2.</source>
        <translation>arena 增大 %1，变为 %2。</translation>
    </message>
    <message>
        <source>The arena does not shrink: %1 either way.</source>
        <translation>arena 未缩小：两种情况均为 %1。</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>%1, region %2</source>
        <translation>%1，区域 %2</translation>
    </message>
    <message>
        <source>Payload, B</source>
        <translation>载荷，B</translation>
    </message>
    <message>
        <source>Constants outside the payload, by key</source>
        <translation>载荷之外的常量，按键引用</translation>
    </message>
    <message>
        <source>Tensors that moved from the arena into the delegate</source>
        <translation>从 arena 移入委托的张量</translation>
    </message>
    <message>
        <source>Arena before and after this region is added to those above</source>
        <translation>在上方各区域基础上加入此区域之前和之后的 arena</translation>
    </message>
    <message>
        <source>None, or not stated by the file</source>
        <translation>无，或文件未说明</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n 个区域</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no node; the column “Reason” explains each.</source>
        <translation>%1 不接收任何节点；“原因”列逐一说明。</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see the nodes that it takes and the effect on the arena.</source>
        <translation>未委托任何节点。添加后端可查看其接收的节点及对 arena 的影响。</translation>
    </message>
    <message>
        <source>The file contains these calls; the arena without them is unknown.</source>
        <translation>文件包含这些调用；没有它们时的 arena 未知。</translation>
    </message>
    <message>
        <source>%1 of tensors moved into delegates, which allocate them themselves.</source>
        <translation>%1 的张量移入委托，由委托自行分配。</translation>
    </message>
    <message>
        <source>Pool %1 of %2 is device memory with alignment %3; %4 copies its inputs and outputs.</source>
        <translation>内存池 %1（%2）是设备内存，对齐 %3；由 %4 复制其输入和输出。</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceController</name>
    <message>
        <source>ETDumps (*.etdp *.etdump *.bin);;All files (*)</source>
        <translation>ETDump (*.etdp *.etdump *.bin);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>设备的耗时</translation>
    </message>
    <message numerus="yes">
        <source>%1 has times of %n run(s); they are in Run and in the timeline</source>
        <translation>
            <numerusform>%1 包含 %n 次运行的耗时；见“运行”和时间线</numerusform>
        </translation>
    </message>
    <message>
        <source>Import device times</source>
        <translation>导入设备时间</translation>
    </message>
    <message>
        <source>Reading device times</source>
        <translation>正在读取设备时间</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceProblem</name>
    <message>
        <source>Footprint, %1 of %2</source>
        <translation>内存占用，%1 / %2</translation>
    </message>
    <message>
        <source>%1 is over its limit by %2</source>
        <translation>%1 超出限制 %2</translation>
    </message>
    <message>
        <source>Whether the program fits %1 is unknown: %2</source>
        <translation>无法确定 %1 能否容纳程序：%2</translation>
    </message>
    <message>
        <source>All RAM together is over its limit by %1</source>
        <translation>全部 RAM 超出限制 %1</translation>
    </message>
    <message>
        <source>The footprint in %1 is over its limit by %2</source>
        <translation>%1 中的内存占用超出限制 %2</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>打开程序以查看其维度。</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>出现在 %1 / %n 个张量中</numerusform>
        </translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>有维度没有上界</translation>
    </message>
    <message numerus="yes">
        <source>sizes: %1 and %n more</source>
        <translation>
            <numerusform>大小：%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>sizes: %1</source>
        <translation>大小：%1</translation>
    </message>
    <message>
        <source>Upper bounds from</source>
        <translation>上界取自</translation>
    </message>
    <message>
        <source>value ranges (recommended)</source>
        <translation>取值范围（推荐）</translation>
    </message>
    <message>
        <source>example shapes (deprecated)</source>
        <translation>示例形状（已弃用）</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>允许更大的范围</translation>
    </message>
    <message>
        <source>Type the largest value under Dimensions; then the program is planned.</source>
        <translation>在“维度”中输入最大值，然后即可规划。</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only. Open the .pt2 to change ranges.</source>
        <translation>.pte 只保存上界。要更改范围，请打开 .pt2。</translation>
    </message>
    <message>
        <source>Every size in this file is static. Export with torch.export.Dim to make one dynamic.</source>
        <translation>此文件中的所有大小均为静态。使用 torch.export.Dim 导出可使其变为动态。</translation>
    </message>
    <message>
        <source>Example shapes: planned for the sizes of the exported example; runs refuse larger inputs</source>
        <translation>示例形状：按导出示例的大小规划；运行会拒绝更大的输入</translation>
    </message>
    <message>
        <source>A range is wider than the exported one, and the program&apos;s guards do not cover it. Export refuses wider ranges unless allowed here.</source>
        <translation>有范围大于导出时的范围，程序的守卫条件未覆盖。除非在此允许，否则导出会拒绝更大的范围。</translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation>将 %1 设为 %2–%3</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>%1 的范围同文件</translation>
    </message>
    <message>
        <source>Change pool %1</source>
        <translation>更改内存池 %1</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>添加内存池</translation>
    </message>
    <message>
        <source>Remove pool %1</source>
        <translation>移除内存池 %1</translation>
    </message>
    <message>
        <source>Change what is planned</source>
        <translation>更改规划对象</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>将 %n 个张量移到 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Unpin all tensors</source>
        <translation>取消固定所有张量</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>由调用方绑定 %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>规划 %1</translation>
    </message>
    <message>
        <source>Choose planner %1</source>
        <translation>选择规划器 %1</translation>
    </message>
    <message>
        <source>Delegate nothing</source>
        <translation>不委托</translation>
    </message>
    <message>
        <source>Set compile spec %1 of %2</source>
        <translation>设置 %2 的编译选项 %1</translation>
    </message>
    <message>
        <source>Remove compile spec %1 of %2</source>
        <translation>移除 %2 的编译选项 %1</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>显示方法 %1</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>移除规则 %1</translation>
    </message>
    <message>
        <source>Run %1 in %2</source>
        <translation>在 %2 中运行 %1</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>更改规则</translation>
    </message>
    <message>
        <source>Use the memories of %1</source>
        <translation>使用 %1 的内存</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>将 %1 限制为 %2</translation>
    </message>
    <message>
        <source>No limit for %1</source>
        <translation>%1 不设限制</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>自动选择内存池</translation>
    </message>
    <message>
        <source>Choose pools by hand</source>
        <translation>手动选择内存池</translation>
    </message>
    <message>
        <source>Change the order of operators</source>
        <translation>更改算子顺序</translation>
    </message>
    <message>
        <source>Linker map</source>
        <translation>链接器映射文件</translation>
    </message>
    <message>
        <source>Linker maps (*.map);;All files (*)</source>
        <translation>链接器映射文件 (*.map);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Use linker map %1</source>
        <translation>使用链接器映射文件 %1</translation>
    </message>
    <message>
        <source>Upper bounds from example shapes</source>
        <translation>上界取自示例形状</translation>
    </message>
    <message>
        <source>Upper bounds from value ranges</source>
        <translation>上界取自取值范围</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>允许更大的范围</translation>
    </message>
    <message>
        <source>Refuse wider ranges</source>
        <translation>拒绝更大的范围</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the backends&apos; choice for %1</source>
        <translation>对 %1 使用后端的选择</translation>
    </message>
    <message>
        <source>Assign %1 to %2</source>
        <translation>将 %1 分配给 %2</translation>
    </message>
    <message>
        <source>Replace payload %1</source>
        <translation>替换载荷 %1</translation>
    </message>
    <message>
        <source>Extract payload %1</source>
        <translation>提取载荷 %1</translation>
    </message>
    <message>
        <source>Keep all other tensors at the file&apos;s offsets</source>
        <translation>其余张量保持文件中的偏移量</translation>
    </message>
    <message>
        <source>Type one of these, or choose another alignment for the tensor.</source>
        <translation>请输入其中之一，或为张量选择其他对齐。</translation>
    </message>
    <message>
        <source>Use the kernels of %1</source>
        <translation>使用 %1 的内核</translation>
    </message>
    <message>
        <source>Use the kernels detected from the program</source>
        <translation>使用从程序检测到的内核</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>以整数计算</translation>
    </message>
    <message>
        <source>Bind output %1 to input %2</source>
        <translation>将输出 %1 绑定到输入 %2</translation>
    </message>
    <message>
        <source>Add backend %1</source>
        <translation>添加后端 %1</translation>
    </message>
    <message>
        <source>Restore payload %1</source>
        <translation>还原载荷 %1</translation>
    </message>
    <message>
        <source>Operator of %1</source>
        <translation>%1 的算子</translation>
    </message>
    <message>
        <source>Change the initial value of %1</source>
        <translation>更改 %1 的初始值</translation>
    </message>
    <message>
        <source>Apply pass: %1</source>
        <translation>应用处理过程：%1</translation>
    </message>
    <message>
        <source>Remove pass: %1</source>
        <translation>移除处理过程：%1</translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>以浮点计算</translation>
    </message>
    <message>
        <source>Change the bandwidth of %1</source>
        <translation>更改 %1 的带宽</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>设置 %1</translation>
    </message>
    <message>
        <source>The planner %1 is not on this machine&apos;s list</source>
        <translation>规划器 %1 不在本机列表中</translation>
    </message>
    <message>
        <source>Add it first (Plan menu) if you trust the program.</source>
        <translation>如果信任该程序，请先添加（规划菜单）。</translation>
    </message>
</context>
<context>
    <name>arenascope::Engine</name>
    <message>
        <source>intermediate</source>
        <translation>中间值</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>委托输入/输出</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>within</source>
        <translation>差距已知</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>不可行</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>shared state</source>
        <translation>共享状态</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>The best of all planners below, per pool; stops where a plan is proven optimal</source>
        <translation>按内存池取以下所有规划器中的最佳结果；一旦证明某方案最优即停止</translation>
    </message>
    <message>
        <source>Greedy by size</source>
        <translation>按大小贪心</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap, as TensorFlow Lite does</source>
        <translation>最大的优先放入最紧的空隙，与 TensorFlow Lite 相同</translation>
    </message>
    <message>
        <source>Greedy by breadth</source>
        <translation>按宽度贪心</translation>
    </message>
    <message>
        <source>Hill climb</source>
        <translation>爬山法</translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation>从按大小贪心开始，在有改进时重排峰值处的张量；使用随机种子</translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation>Squeaky wheel 优化</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最优</translation>
    </message>
    <message>
        <source>Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits all capacities</source>
        <translation>从按大小贪心开始精确搜索，搜索完成即得证明；遇到首个满足所有容量的方案时停止</translation>
    </message>
    <message>
        <source>Best fit in execution order</source>
        <translation>按执行顺序最佳适应</translation>
    </message>
    <message>
        <source>Tensors in execution order, each into the tightest gap</source>
        <translation>张量按执行顺序，各自放入最紧的空隙</translation>
    </message>
    <message>
        <source>Shared objects by size</source>
        <translation>按大小共享对象</translation>
    </message>
    <message>
        <source>Largest first into the smallest shared object that is free over the lifetime</source>
        <translation>最大的优先放入在其生命周期内空闲的最小共享对象</translation>
    </message>
    <message>
        <source>Shared objects by breadth</source>
        <translation>按宽度共享对象</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>等大共享</translation>
    </message>
    <message>
        <source>In execution order, tensors of equal size share an object</source>
        <translation>按执行顺序，大小相同的张量共用一个对象</translation>
    </message>
    <message>
        <source>Storage groups</source>
        <translation>存储组</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>Greedy without sub-packing</source>
        <translation>贪心（不细分）</translation>
    </message>
    <message>
        <source>Greedy with objects that hold one tensor at a time, as for Vulkan</source>
        <translation>每个对象同一时刻只容纳一个张量的贪心，如用于 Vulkan</translation>
    </message>
    <message>
        <source>Greedy, documented</source>
        <translation>贪心（按文档）</translation>
    </message>
    <message>
        <source>In graph order the free buffer closest in size, else a new one (greedy takes the first, largest tensors first)</source>
        <translation>按图的顺序取大小最接近的空闲缓冲区，否则新建（贪心取首个，最大的张量优先）</translation>
    </message>
    <message>
        <source>Cadence first fit</source>
        <translation>Cadence 首次适应</translation>
    </message>
    <message>
        <source>Largest first at the lowest free offset</source>
        <translation>最大的优先放到最低的空闲偏移量</translation>
    </message>
    <message>
        <source>Cadence best fit</source>
        <translation>Cadence 最佳适应</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap</source>
        <translation>最大的优先放入最紧的空隙</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>朴素</translation>
    </message>
    <message>
        <source>ExecuTorch with its portable kernels</source>
        <translation>ExecuTorch（可移植内核）</translation>
    </message>
    <message>
        <source>ExecuTorch with XNNPACK</source>
        <translation>ExecuTorch（XNNPACK）</translation>
    </message>
    <message>
        <source>ArenaScope&apos;s own runtime</source>
        <translation>ArenaScope 自带的运行时</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>native</source>
        <translation>原生</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>后备</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>委托</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>no out variant</source>
        <translation>无 out 变体</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>无张量</translation>
    </message>
    <message>
        <source>unplanned</source>
        <translation>未规划</translation>
    </message>
    <message>
        <source>Greedy by conflicts</source>
        <translation>按冲突贪心</translation>
    </message>
    <message>
        <source>Cortex-M4 with 256 KB of SRAM</source>
        <translation>Cortex-M4，256 KB SRAM</translation>
    </message>
    <message>
        <source>STM32L4, nRF52840 class: one SRAM that also holds the stack and the rest of the program.</source>
        <translation>STM32L4、nRF52840 类：一块 SRAM，同时存放栈和程序的其余部分。</translation>
    </message>
    <message>
        <source>Cortex-M7 with tightly coupled memory</source>
        <translation>Cortex-M7，紧耦合内存</translation>
    </message>
    <message>
        <source>STM32H743 class: DTCM without wait states, AXI SRAM, external PSRAM.</source>
        <translation>STM32H743 类：无等待状态的 DTCM、AXI SRAM、外部 PSRAM。</translation>
    </message>
    <message>
        <source>ESP32-S3 with 8 MB of PSRAM</source>
        <translation>ESP32-S3，8 MB PSRAM</translation>
    </message>
    <message>
        <source>Cortex-M55 and Ethos-U55 with shared SRAM</source>
        <translation>Cortex-M55 和 Ethos-U55，共用 SRAM</translation>
    </message>
    <message>
        <source>Corstone-300 class: the NPU and the CPU share one SRAM; weights stay in flash.</source>
        <translation>Corstone-300 类：NPU 和 CPU 共用一块 SRAM；权重留在闪存中。</translation>
    </message>
    <message>
        <source>Cortex-M85 and Ethos-U85 with DRAM</source>
        <translation>Cortex-M85 和 Ethos-U85，带 DRAM</translation>
    </message>
    <message>
        <source>Corstone-320 class: SRAM as fast scratch before a large DRAM.</source>
        <translation>Corstone-320 类：SRAM 作为大容量 DRAM 之前的快速暂存。</translation>
    </message>
    <message>
        <source>ExecuTorch with its Cortex-M library</source>
        <translation>ExecuTorch 及其 Cortex-M 库</translation>
    </message>
    <message>
        <source>Cortex-M0+ with 32 KB of SRAM</source>
        <translation>Cortex-M0+，32 KB SRAM</translation>
    </message>
    <message>
        <source>STM32G0, SAM D21 class: no DSP instructions; the SRAM also holds the stack.</source>
        <translation>STM32G0、SAM D21 类：无 DSP 指令；SRAM 还存放栈。</translation>
    </message>
    <message>
        <source>Cortex-M33 with 512 KB of SRAM</source>
        <translation>Cortex-M33，512 KB SRAM</translation>
    </message>
    <message>
        <source>nRF5340, STM32U5 class: DSP instructions, one SRAM for all of the program.</source>
        <translation>nRF5340、STM32U5 类：有 DSP 指令，整个程序共用一块 SRAM。</translation>
    </message>
    <message>
        <source>Cortex-M55 with 1 MB of SRAM</source>
        <translation>Cortex-M55，1 MB SRAM</translation>
    </message>
    <message>
        <source>Piecewise</source>
        <translation>分段放置</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, their largest tensors first, into the tightest gap</source>
        <translation>活跃字节最多的步骤优先，其中最大的张量优先，放入最紧的空隙</translation>
    </message>
    <message>
        <source>Tensors with the most conflicts first, larger ones before smaller, each at the lowest free offset</source>
        <translation>冲突最多的张量优先，大者先于小者，各置于最低的空闲偏移量</translation>
    </message>
    <message>
        <source>Plans repeatedly and moves tensors that ended too high to the front; for large problems; seeded</source>
        <translation>反复规划，将位置过高的张量移到前面；适用于大规模问题；使用随机种子</translation>
    </message>
    <message>
        <source>For tensors whose rows have separate lifetimes: the lowest free offset for each, in many orders; seeded</source>
        <translation>适用于各行具有各自生命周期的张量：以多种顺序将各张量放到最低的空闲偏移量；使用随机种子</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, into shared objects, which grow where none has room</source>
        <translation>活跃字节最多的步骤优先放入共享对象，空间不足时对象增大</translation>
    </message>
    <message>
        <source>In execution order into the most recently freed storage, whatever its size</source>
        <translation>按执行顺序放入最后释放的存储，不论大小</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as implemented: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>ExecuTorch 的默认实现：最大者优先，放入第一个有空间的共享对象（文档中的规则是 greedy_best_fit）</translation>
    </message>
    <message>
        <source>Every tensor after the previous one; no bytes are shared</source>
        <translation>张量依次排列；不共用任何字节</translation>
    </message>
    <message>
        <source>Vector instructions (MVE) without an NPU; DTCM in addition to the SRAM.</source>
        <translation>有向量指令 (MVE)，无 NPU；除 SRAM 外还有 DTCM。</translation>
    </message>
    <message>
        <source>Internal SRAM that Wi-Fi and the stack leave free; octal PSRAM behind a cache with 32-byte lines.</source>
        <translation>Wi-Fi 和栈剩余的内部 SRAM；经 32 字节行缓存访问的八线 PSRAM。</translation>
    </message>
    <message>
        <source>Integers for Cortex-M</source>
        <translation>Cortex-M 整数运算</translation>
    </message>
    <message>
        <source>quantised layers compute on integers, with the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>量化层使用 ExecuTorch 的 Cortex-M 库中的算子进行整数运算</translation>
    </message>
    <message>
        <source>Fold batch norm into convolution</source>
        <translation>将批归一化并入卷积</translation>
    </message>
    <message>
        <source>scales the weights of a convolution by the batch norm after it, and removes the batch norm</source>
        <translation>用其后的批归一化缩放卷积权重，并移除该批归一化</translation>
    </message>
    <message>
        <source>Fold constants</source>
        <translation>常量折叠</translation>
    </message>
    <message>
        <source>computes values that depend on constants only, such as transposed weights, and stores them</source>
        <translation>计算仅依赖常量的值（如转置的权重）并存储</translation>
    </message>
    <message>
        <source>Fold padding into convolution</source>
        <translation>将填充并入卷积</translation>
    </message>
    <message>
        <source>a TensorFlow Lite PAD becomes the padding of the convolution after it, where both pad the same</source>
        <translation>若二者填充相同，TensorFlow Lite 的 PAD 成为其后卷积的填充</translation>
    </message>
    <message>
        <source>Drop unused outputs</source>
        <translation>移除未用的输出</translation>
    </message>
    <message>
        <source>splits with unused parts become slices of the used parts</source>
        <translation>含未用部分的 split 变为所用部分的 slice</translation>
    </message>
    <message>
        <source>Drop copies</source>
        <translation>移除拷贝</translation>
    </message>
    <message>
        <source>Elementwise in place</source>
        <translation>逐元素就地计算</translation>
    </message>
    <message>
        <source>an elementwise operator writes over an operand that is not read again</source>
        <translation>逐元素算子覆盖不再读取的操作数</translation>
    </message>
    <message>
        <source>Quantise in place</source>
        <translation>就地量化</translation>
    </message>
    <message>
        <source>State updates in place</source>
        <translation>就地更新状态</translation>
    </message>
    <message>
        <source>updates of a state, such as a KV cache, are written directly into its buffer</source>
        <translation>状态（如 KV 缓存）的更新直接写入其缓冲区</translation>
    </message>
    <message>
        <source>Shared result of branches</source>
        <translation>分支共用结果</translation>
    </message>
    <message>
        <source>both branches write their result to the same bytes, instead of one buffer each</source>
        <translation>两个分支把结果写入相同的字节，而不是各用一个缓冲区</translation>
    </message>
    <message>
        <source>Concat operands inside the result</source>
        <translation>concat 操作数置于结果内</translation>
    </message>
    <message>
        <source>operands of a concatenation are planned inside its result, so that no bytes are copied</source>
        <translation>拼接的操作数规划在结果内部，因此无需拷贝</translation>
    </message>
    <message>
        <source>Scratch and sums of the core</source>
        <translation>核心的暂存与卷积核求和</translation>
    </message>
    <message>
        <source>cortex_m operators get the scratch and the bias or kernel sums that the chosen core&apos;s kernels need</source>
        <translation>cortex_m 算子获得所选核心的内核所需的暂存，以及偏置或卷积核求和</translation>
    </message>
    <message>
        <source>Recompute small values</source>
        <translation>重新计算小值</translation>
    </message>
    <message>
        <source>the int8 result of a Cortex-M quantise lies over the beginning of its operand; runs here, but is not exported</source>
        <translation>Cortex-M quantize 的 int8 结果覆盖其操作数的开头；可在此运行，但不会导出</translation>
    </message>
    <message>
        <source>Merge values of one place</source>
        <translation>合并同一位置的值</translation>
    </message>
    <message>
        <source>values that are cheap to compute are computed again for a later reader where that lowers the peak</source>
        <translation>计算代价低的值在能降低峰值时为后面的读取者重新计算</translation>
    </message>
    <message>
        <source>views and named constants at one place become one value of the .pte, which takes less memory to load</source>
        <translation>同一位置的视图和命名常量成为 .pte 的一个值，加载所需内存更少</translation>
    </message>
    <message>
        <source>paddings of zero, clones in the same order, broadcast expansions, and contiguous slices or permutations are removed; their readers use the operand</source>
        <translation>移除零填充、顺序相同的克隆、由读取者自行广播的扩展，以及连续的切片或置换；读取者直接使用操作数</translation>
    </message>
    <message>
        <source>Recompute halos of tiles</source>
        <translation>重新计算切块的重叠行</translation>
    </message>
    <message>
        <source>each tile computes the rows at its borders again, and keeps none of the tile before; without tiles, nothing changes</source>
        <translation>每个切块重新计算边界行，不保留前一切块的行；没有切块时不变</translation>
    </message>
    <message>
        <source>Roll equal tiles into loops</source>
        <translation>将相同的切块卷成循环</translation>
    </message>
    <message>
        <source>tiles that differ only by a constant step become a loop of the .pte, where that takes less memory to load; without tiles, nothing changes</source>
        <translation>只相差一个固定步长的切块会成为 .pte 的循环，前提是加载占用的内存因此更少；没有切块时不变</translation>
    </message>
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>torch.export.save 生成的文件</translation>
    </message>
    <message>
        <source>at least one exported method</source>
        <translation>至少一个已导出的方法</translation>
    </message>
    <message>
        <source>check the path and its permissions</source>
        <translation>请检查路径及其权限</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>请检查其权限</translation>
    </message>
    <message>
        <source>export or copy it again</source>
        <translation>请重新导出或复制</translation>
    </message>
    <message>
        <source>export the program again</source>
        <translation>请重新导出程序</translation>
    </message>
    <message>
        <source>export the model with torch.export.save or ExecuTorch&apos;s to_executorch</source>
        <translation>请使用 torch.export.save 或 ExecuTorch 的 to_executorch 导出模型</translation>
    </message>
    <message>
        <source>free some space or choose another folder</source>
        <translation>请释放空间或选择其他文件夹</translation>
    </message>
    <message>
        <source>choose a folder that can be written</source>
        <translation>请选择可写的文件夹</translation>
    </message>
    <message>
        <source>a session saved by ArenaScope</source>
        <translation>由 ArenaScope 保存的会话</translation>
    </message>
    <message>
        <source>&apos;tuning&apos; is missing</source>
        <translation>缺少“tuning”</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>不是 JSON 对象</translation>
    </message>
    <message>
        <source>&apos;@&apos; and a number</source>
        <translation>“@”和一个数</translation>
    </message>
    <message>
        <source>&apos;pid&apos; is 0</source>
        <translation>“pid”为 0</translation>
    </message>
    <message>
        <source>&apos;pool&apos; is {pool}</source>
        <translation>“pool”为 {pool}</translation>
    </message>
    <message>
        <source>&apos;{expected}&apos;</source>
        <translation>“{expected}”</translation>
    </message>
    <message>
        <source>&apos;{inputs}&apos;, the graph&apos;s input at its place</source>
        <translation>“{inputs}”，即位于其位置的图输入</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has the wrong type</source>
        <translation>“{key}”的类型错误</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is {value}</source>
        <translation>“{key}”为 {value}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has a type that the file cannot hold</source>
        <translation>“{name}”的类型无法存入此文件</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no memory of its own</source>
        <translation>“{name}”没有自己的内存</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has type {type}</source>
        <translation>“{name}”的类型为 {type}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not supported in a size</source>
        <translation>大小表达式中不支持“{name}”</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is planned</source>
        <translation>“{name}”已参与规划</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; of a fraction</source>
        <translation>对分数使用“{name}”</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; with {count} arguments</source>
        <translation>“{name}”带 {count} 个参数</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls {function}</source>
        <translation>“{path}”调用了 {function}</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a class or function</source>
        <translation>“{path}”是类或函数</translation>
    </message>
    <message>
        <source>&apos;{schema}&apos; is not an operator schema</source>
        <translation>“{schema}”不是算子 schema</translation>
    </message>
    <message>
        <source>(args, kwargs)</source>
        <translation>(args, kwargs)</translation>
    </message>
    <message>
        <source>-1 or more</source>
        <translation>-1 或更大</translation>
    </message>
    <message>
        <source>0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>0 &lt;= begin &lt; end</source>
        <translation>0 &lt;= begin &lt; end</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>0 或更大</translation>
    </message>
    <message>
        <source>0 or more bytes</source>
        <translation>0 字节或更多</translation>
    </message>
    <message>
        <source>0 to 1000000</source>
        <translation>0 至 1000000</translation>
    </message>
    <message>
        <source>0 to 1e12</source>
        <translation>0 至 1e12</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 至 255</translation>
    </message>
    <message>
        <source>0 to 2^48</source>
        <translation>0 至 2^48</translation>
    </message>
    <message>
        <source>0 to 5</source>
        <translation>0 至 5</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>0 至 6</translation>
    </message>
    <message>
        <source>0 to {count}</source>
        <translation>0 至 {count}</translation>
    </message>
    <message>
        <source>0, 1 or 2</source>
        <translation>0、1 或 2</translation>
    </message>
    <message>
        <source>0..{count}</source>
        <translation>0..{count}</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>1 或更大</translation>
    </message>
    <message>
        <source>1 or more bytes</source>
        <translation>1 字节或更多</translation>
    </message>
    <message>
        <source>1 or {count}</source>
        <translation>1 或 {count}</translation>
    </message>
    <message>
        <source>1 to 1048576</source>
        <translation>1 至 1048576</translation>
    </message>
    <message>
        <source>1 to 255</source>
        <translation>1 至 255</translation>
    </message>
    <message>
        <source>1 to 47</source>
        <translation>1 至 47</translation>
    </message>
    <message>
        <source>1..1024</source>
        <translation>1..1024</translation>
    </message>
    <message>
        <source>1..255 characters</source>
        <translation>1..255 个字符</translation>
    </message>
    <message>
        <source>1..{pools}</source>
        <translation>1..{pools}</translation>
    </message>
    <message>
        <source>30 bytes</source>
        <translation>30 字节</translation>
    </message>
    <message>
        <source>ET12</source>
        <translation>ET12</translation>
    </message>
    <message>
        <source>F32, I64, BOOL, …</source>
        <translation>F32、I64、BOOL……</translation>
    </message>
    <message>
        <source>OpenCL: {operation} failed ({status})</source>
        <translation>OpenCL：{operation} 失败（{status}）</translation>
    </message>
    <message>
        <source>SAME padding of a dynamic dimension</source>
        <translation>动态维度上的 SAME 填充</translation>
    </message>
    <message>
        <source>STATIC or DYNAMIC_BOUND</source>
        <translation>STATIC 或 DYNAMIC_BOUND</translation>
    </message>
    <message>
        <source>TRAINING or ATEN</source>
        <translation>TRAINING 或 ATEN</translation>
    </message>
    <message>
        <source>XNNPACK does not start on this processor</source>
        <translation>XNNPACK 无法在此处理器上启动</translation>
    </message>
    <message>
        <source>XNNPACK refuses {object} (status {status})</source>
        <translation>XNNPACK 拒绝 {object}（状态 {status}）</translation>
    </message>
    <message>
        <source>[b, m, k] and [b, k, n]</source>
        <translation>[b, m, k] 与 [b, k, n]</translation>
    </message>
    <message>
        <source>[version, tree]</source>
        <translation>[version, tree]</translation>
    </message>
    <message>
        <source>a (possibly empty) list</source>
        <translation>列表（可为空）</translation>
    </message>
    <message>
        <source>a .pt2 of torch.export.save</source>
        <translation>torch.export.save 生成的 .pt2</translation>
    </message>
    <message>
        <source>a .pte file</source>
        <translation>.pte 文件</translation>
    </message>
    <message>
        <source>a .pte program</source>
        <translation>.pte 程序</translation>
    </message>
    <message>
        <source>a JSON object of offsets by id on its stdout</source>
        <translation>在 stdout 上输出按 id 给出偏移量的 JSON 对象</translation>
    </message>
    <message>
        <source>a PyTorch name such as float32</source>
        <translation>PyTorch 类型名，例如 float32</translation>
    </message>
    <message>
        <source>a PyTorch scalar type</source>
        <translation>PyTorch 标量类型</translation>
    </message>
    <message>
        <source>a base of at least 1</source>
        <translation>不小于 1 的底数</translation>
    </message>
    <message>
        <source>a block returns fewer values than are read</source>
        <translation>块返回的值少于被读取的值</translation>
    </message>
    <message>
        <source>a body that computes with the size of a dynamic dimension</source>
        <translation>对动态维度的大小进行计算的子图体</translation>
    </message>
    <message>
        <source>a body with too few results</source>
        <translation>结果过少的子图体</translation>
    </message>
    <message>
        <source>a bool or a bool tensor</source>
        <translation>bool 或 bool 张量</translation>
    </message>
    <message>
        <source>a bool or a bool tensor with one element</source>
        <translation>bool 或含一个元素的 bool 张量</translation>
    </message>
    <message>
        <source>a buffer without an id</source>
        <translation>没有 id 的缓冲区</translation>
    </message>
    <message>
        <source>a carried value that changes its type or shape</source>
        <translation>类型或形状发生变化的循环携带值</translation>
    </message>
    <message>
        <source>a channel dimension</source>
        <translation>通道维度</translation>
    </message>
    <message>
        <source>a column is missing</source>
        <translation>缺少一列</translation>
    </message>
    <message>
        <source>a complete file</source>
        <translation>完整的文件</translation>
    </message>
    <message>
        <source>a complete protocol buffer</source>
        <translation>完整的 protocol buffer</translation>
    </message>
    <message>
        <source>a constant has an element type that is not known</source>
        <translation>常量的元素类型未知</translation>
    </message>
    <message>
        <source>a constant has more elements than can be counted</source>
        <translation>常量的元素数量超出可计数范围</translation>
    </message>
    <message>
        <source>a constant has the size {size}</source>
        <translation>常量的大小为 {size}</translation>
    </message>
    <message>
        <source>a constant has the stride {stride}</source>
        <translation>常量的步幅为 {stride}</translation>
    </message>
    <message>
        <source>a constant is too large to be copied</source>
        <translation>常量过大，无法复制</translation>
    </message>
    <message>
        <source>a constant of this kind</source>
        <translation>这种类别的常量</translation>
    </message>
    <message>
        <source>a constant of this size</source>
        <translation>这种大小的常量</translation>
    </message>
    <message>
        <source>a constant reaches past its storage of {bytes} bytes</source>
        <translation>常量超出其 {bytes} 字节的存储</translation>
    </message>
    <message>
        <source>a constant reaches past what can be addressed</source>
        <translation>常量超出可寻址范围</translation>
    </message>
    <message>
        <source>a constant that holds them</source>
        <translation>能容纳它们的常量</translation>
    </message>
    <message>
        <source>a constant&apos;s strides and sizes do not fit together</source>
        <translation>常量的步幅与大小不相符</translation>
    </message>
    <message>
        <source>a count that is not constant</source>
        <translation>非常量的计数</translation>
    </message>
    <message>
        <source>a cross product along a dimension of other than 3</source>
        <translation>沿大小不为 3 的维度的叉积</translation>
    </message>
    <message>
        <source>a cross product of numbers</source>
        <translation>数值的叉积</translation>
    </message>
    <message>
        <source>a truncated directory entry</source>
        <translation>不完整的目录条目</translation>
    </message>
    <message>
        <source>a delegate of the method</source>
        <translation>该方法的委托</translation>
    </message>
    <message>
        <source>a depth that is not constant</source>
        <translation>非常量的深度</translation>
    </message>
    <message>
        <source>a diagonal that is not constant</source>
        <translation>非常量的对角线</translation>
    </message>
    <message>
        <source>a directory too small for its {count} entries</source>
        <translation>目录过小，容不下其 {count} 个条目</translation>
    </message>
    <message>
        <source>a divisor that is never 0</source>
        <translation>永不为 0 的除数</translation>
    </message>
    <message>
        <source>a field has an unknown kind</source>
        <translation>字段的类别未知</translation>
    </message>
    <message>
        <source>a field has no valid number</source>
        <translation>字段没有有效的数值</translation>
    </message>
    <message>
        <source>a field is longer than the message</source>
        <translation>字段长于消息</translation>
    </message>
    <message>
        <source>a file in the model&apos;s folder</source>
        <translation>模型所在文件夹中的文件</translation>
    </message>
    <message>
        <source>a file of this kind holds no sample inputs</source>
        <translation>此类文件不含示例输入</translation>
    </message>
    <message>
        <source>a file of torch.save</source>
        <translation>torch.save 生成的文件</translation>
    </message>
    <message>
        <source>a file with content</source>
        <translation>有内容的文件</translation>
    </message>
    <message>
        <source>a finite number above 0</source>
        <translation>大于 0 的有限数</translation>
    </message>
    <message>
        <source>a flatbuffer of nodes and values</source>
        <translation>由节点和值组成的 flatbuffer</translation>
    </message>
    <message>
        <source>a float type</source>
        <translation>浮点类型</translation>
    </message>
    <message>
        <source>a float, integer or bool type</source>
        <translation>浮点、整数或 bool 类型</translation>
    </message>
    <message>
        <source>a fraction by less than 1</source>
        <translation>分母小于 1 的分数</translation>
    </message>
    <message>
        <source>a fraction without its second part</source>
        <translation>缺少第二部分的分数</translation>
    </message>
    <message>
        <source>an unused mem_id</source>
        <translation>未使用的 mem_id</translation>
    </message>
    <message>
        <source>a handle or an error</source>
        <translation>句柄或错误</translation>
    </message>
    <message>
        <source>a kernel, stride or dilation that is not usable</source>
        <translation>不可用的核、步幅或空洞率</translation>
    </message>
    <message>
        <source>a key without its value</source>
        <translation>没有值的键</translation>
    </message>
    <message>
        <source>a known type, at most 16 dimensions, a size that fits</source>
        <translation>已知的类型、至多 16 个维度、可容纳的大小</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos;</source>
        <translation>形如“out V”的行</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos; or &apos;keep S V&apos;</source>
        <translation>形如“out V”或“keep S V”的行</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>a line for each buffer below the column names</source>
        <translation>列名之下每个缓冲区一行</translation>
    </message>
    <message>
        <source>a line that does not end</source>
        <translation>没有结束的行</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>a list as an input</source>
        <translation>列表作为输入</translation>
    </message>
    <message>
        <source>a list item of kind &apos;{kind}&apos;</source>
        <translation>类别为“{kind}”的列表项</translation>
    </message>
    <message>
        <source>a list longer than 6</source>
        <translation>长度超过 6 的列表</translation>
    </message>
    <message>
        <source>a list of at most 16 sizes</source>
        <translation>至多 16 个大小的列表</translation>
    </message>
    <message>
        <source>a list of input, output, state, intermediate or delegate-io</source>
        <translation>由 input、output、state、intermediate 或 delegate-io 组成的列表</translation>
    </message>
    <message>
        <source>a list of integers</source>
        <translation>整数列表</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名称列表</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数值列表</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>对象列表</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>数值对列表</translation>
    </message>
    <message>
        <source>a list of runs</source>
        <translation>运行列表</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>张量列表</translation>
    </message>
    <message>
        <source>a list of two numbers</source>
        <translation>两个数值的列表</translation>
    </message>
    <message>
        <source>a loop that ends</source>
        <translation>会结束的循环</translation>
    </message>
    <message>
        <source>a mean over this many windows</source>
        <translation>这么多窗口上的均值</translation>
    </message>
    <message>
        <source>a mem_id</source>
        <translation>mem_id</translation>
    </message>
    <message>
        <source>a memo out of range</source>
        <translation>超出范围的 memo</translation>
    </message>
    <message>
        <source>a memory id from 1</source>
        <translation>从 1 起的内存 id</translation>
    </message>
    <message>
        <source>a method with delegates</source>
        <translation>含委托的方法</translation>
    </message>
    <message>
        <source>a method without a name</source>
        <translation>没有名称的方法</translation>
    </message>
    <message>
        <source>a missing &apos;)&apos;</source>
        <translation>缺少“)”</translation>
    </message>
    <message>
        <source>a missing term</source>
        <translation>缺少一项</translation>
    </message>
    <message>
        <source>a model with its data inside</source>
        <translation>数据在文件内的模型</translation>
    </message>
    <message>
        <source>a multiple of 128</source>
        <translation>128 的倍数</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>a negative capacity</source>
        <translation>负的容量</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>a number beyond 64 bits</source>
        <translation>超出 64 位的数值</translation>
    </message>
    <message>
        <source>a number from 0 to {limit}</source>
        <translation>0 至 {limit} 的数</translation>
    </message>
    <message>
        <source>a number has more than 64 bits</source>
        <translation>数值超过 64 位</translation>
    </message>
    <message>
        <source>a number is truncated</source>
        <translation>数值不完整</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>a number that the type can hold</source>
        <translation>该类型可容纳的数值</translation>
    </message>
    <message>
        <source>a number with a malformed precision</source>
        <translation>精度格式错误的数值</translation>
    </message>
    <message>
        <source>a number without quotes</source>
        <translation>不带引号的数值</translation>
    </message>
    <message>
        <source>a parameter of {rows}</source>
        <translation>含 {rows} 个值的参数</translation>
    </message>
    <message>
        <source>a parameter that is not finite</source>
        <translation>非有限的参数</translation>
    </message>
    <message>
        <source>a partitioner that only tags nodes</source>
        <translation>只标记节点的划分器</translation>
    </message>
    <message>
        <source>a permutation of its {rank} dimensions</source>
        <translation>其 {rank} 个维度的排列</translation>
    </message>
    <message>
        <source>a pickle of more than 4 million values</source>
        <translation>超过 400 万个值的 pickle</translation>
    </message>
    <message>
        <source>a pickle that ends with unused values</source>
        <translation>末尾有未使用值的 pickle</translation>
    </message>
    <message>
        <source>a plain or a quantised tensor</source>
        <translation>普通张量或量化张量</translation>
    </message>
    <message>
        <source>a plan for every method</source>
        <translation>每个方法都有方案</translation>
    </message>
    <message>
        <source>a plan in which no live tensors share bytes</source>
        <translation>活跃张量互不共用字节的方案</translation>
    </message>
    <message>
        <source>a plan of a .pt2</source>
        <translation>.pt2 的方案</translation>
    </message>
    <message>
        <source>a planned buffer: the format keeps initial data for these only</source>
        <translation>已规划的缓冲区：该格式只为这类缓冲区保存初始数据</translation>
    </message>
    <message>
        <source>a planned tensor or a buffer from the caller</source>
        <translation>已规划的张量或调用方提供的缓冲区</translation>
    </message>
    <message>
        <source>a planning pass needs ExecuTorch&apos;s node names, which .{format} does not hold</source>
        <translation>规划处理过程需要 ExecuTorch 的节点名称，而 .{format} 不含这些名称</translation>
    </message>
    <message>
        <source>a pool over this many dimensions</source>
        <translation>这么多维度上的池化</translation>
    </message>
    <message>
        <source>a pool without a name</source>
        <translation>没有名称的内存池</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>2 的幂</translation>
    </message>
    <message>
        <source>a power of two, or 0 for the program&apos;s</source>
        <translation>2 的幂，或 0 表示沿用程序的值</translation>
    </message>
    <message>
        <source>a product with a scalar</source>
        <translation>与标量的乘积</translation>
    </message>
    <message>
        <source>a product with a scalar needs mul, not matmul</source>
        <translation>与标量相乘需要 mul，而不是 matmul</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions</source>
        <translation>具有动态维度的程序</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions; every size of this one is fixed</source>
        <translation>具有动态维度的程序；此程序的所有大小都是固定的</translation>
    </message>
    <message>
        <source>a quantised value without scales</source>
        <translation>没有缩放因子的量化值</translation>
    </message>
    <message>
        <source>a range for every symbol</source>
        <translation>每个符号都有范围</translation>
    </message>
    <message>
        <source>a range for it</source>
        <translation>它的范围</translation>
    </message>
    <message>
        <source>a real, integer or boolean type</source>
        <translation>实数、整数或布尔类型</translation>
    </message>
    <message>
        <source>a recurrent layer of symbolic width is not lowered yet</source>
        <translation>符号宽度的循环层暂不支持 lowering</translation>
    </message>
    <message>
        <source>a reduction of a scalar</source>
        <translation>对标量的归约</translation>
    </message>
    <message>
        <source>a repeat of {times}</source>
        <translation>重复次数 {times}</translation>
    </message>
    <message>
        <source>a reserved 0 at index 0</source>
        <translation>索引 0 处保留的 0</translation>
    </message>
    <message>
        <source>a reserved range from {begin} to {end}</source>
        <translation>从 {begin} 到 {end} 的保留范围</translation>
    </message>
    <message>
        <source>a reshape to another number of elements</source>
        <translation>改变元素数量的 reshape</translation>
    </message>
    <message>
        <source>a result whose shape is not declared</source>
        <translation>未声明形状的结果</translation>
    </message>
    <message>
        <source>a row-major tensor</source>
        <translation>行主序张量</translation>
    </message>
    <message>
        <source>a scale for each group</source>
        <translation>每组一个缩放因子</translation>
    </message>
    <message>
        <source>a segment or inline data</source>
        <translation>段或内联数据</translation>
    </message>
    <message>
        <source>a shape of as many elements</source>
        <translation>元素数量相同的形状</translation>
    </message>
    <message>
        <source>a shape that is not constant</source>
        <translation>非常量的形状</translation>
    </message>
    <message>
        <source>a shape too large</source>
        <translation>过大的形状</translation>
    </message>
    <message>
        <source>a shared library</source>
        <translation>共享库</translation>
    </message>
    <message>
        <source>a short zip64 field</source>
        <translation>过短的 zip64 字段</translation>
    </message>
    <message>
        <source>a size of kind &apos;{kind}&apos;</source>
        <translation>类别为“{kind}”的大小</translation>
    </message>
    <message>
        <source>a size of {size}</source>
        <translation>大小 {size}</translation>
    </message>
    <message>
        <source>a size that 32 bits can count</source>
        <translation>32 位可计数的大小</translation>
    </message>
    <message>
        <source>a size that 64 bits can count</source>
        <translation>64 位可计数的大小</translation>
    </message>
    <message>
        <source>a slice of a dynamic dimension</source>
        <translation>动态维度上的切片</translation>
    </message>
    <message>
        <source>a smaller number</source>
        <translation>更小的数</translation>
    </message>
    <message>
        <source>a smaller shape</source>
        <translation>更小的形状</translation>
    </message>
    <message>
        <source>a sparse layout is not supported</source>
        <translation>不支持稀疏布局</translation>
    </message>
    <message>
        <source>a split of a dynamic dimension</source>
        <translation>动态维度上的拆分</translation>
    </message>
    <message>
        <source>a state value</source>
        <translation>状态值</translation>
    </message>
    <message>
        <source>a storage that holds them; this one has {bytes}</source>
        <translation>能容纳它们的存储；此存储为 {bytes}</translation>
    </message>
    <message>
        <source>a strided tensor</source>
        <translation>按步幅布局的张量</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>a symbol with a malformed assumption</source>
        <translation>假设格式错误的符号</translation>
    </message>
    <message>
        <source>a symbol without a name</source>
        <translation>没有名称的符号</translation>
    </message>
    <message>
        <source>a symbol without a quoted name</source>
        <translation>名称不带引号的符号</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>a tensor in memory that can be written</source>
        <translation>位于可写内存中的张量</translation>
    </message>
    <message>
        <source>a tensor of &apos;{name}&apos; is missing</source>
        <translation>缺少“{name}”的一个张量</translation>
    </message>
    <message>
        <source>a tensor of this method that is not a constant</source>
        <translation>此方法中非常量的张量</translation>
    </message>
    <message>
        <source>a tensor that can be written</source>
        <translation>可写的张量</translation>
    </message>
    <message>
        <source>a tensor with odd strides</source>
        <translation>步幅异常的张量</translation>
    </message>
    <message>
        <source>a tensor without its sizes</source>
        <translation>没有大小的张量</translation>
    </message>
    <message>
        <source>a tensor without its storage</source>
        <translation>没有存储的张量</translation>
    </message>
    <message>
        <source>a transposed convolution with this padding</source>
        <translation>采用此填充的转置卷积</translation>
    </message>
    <message>
        <source>a tree without arguments</source>
        <translation>没有参数的树</translation>
    </message>
    <message>
        <source>a tree without its version</source>
        <translation>没有版本的树</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>a value for every symbol</source>
        <translation>每个符号都有值</translation>
    </message>
    <message>
        <source>a value of the graph</source>
        <translation>图中的值</translation>
    </message>
    <message>
        <source>a value of this type</source>
        <translation>此类型的值</translation>
    </message>
    <message>
        <source>a value of {elements} elements</source>
        <translation>含 {elements} 个元素的值</translation>
    </message>
    <message>
        <source>a value outside the pool</source>
        <translation>内存池之外的值</translation>
    </message>
    <message>
        <source>a value without a tensor</source>
        <translation>没有张量的值</translation>
    </message>
    <message>
        <source>a value, because {operator} has no default for it</source>
        <translation>值，因为 {operator} 对它没有默认值</translation>
    </message>
    <message>
        <source>a volume of {sizes} dimensions</source>
        <translation>{sizes} 维的体数据</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>从 0 起的整数</translation>
    </message>
    <message>
        <source>a whole number from {min} to {max}</source>
        <translation>{min} 至 {max} 的整数</translation>
    </message>
    <message>
        <source>a whole number, or one with K, M or G</source>
        <translation>整数，可带 K、M 或 G</translation>
    </message>
    <message>
        <source>a whole tensor</source>
        <translation>完整的张量</translation>
    </message>
    <message>
        <source>a window larger than the image of {size}</source>
        <translation>大于 {size} 图像的窗口</translation>
    </message>
    <message>
        <source>a window of another number of dimensions</source>
        <translation>维度数量不同的窗口</translation>
    </message>
    <message>
        <source>a window that fits</source>
        <translation>放得进的窗口</translation>
    </message>
    <message>
        <source>a window, stride or channel count of {size}</source>
        <translation>大小为 {size} 的窗口、步幅或通道数</translation>
    </message>
    <message>
        <source>a write through narrow with a symbolic start is not lowered yet</source>
        <translation>起点为符号的 narrow 写入暂不支持 lowering</translation>
    </message>
    <message>
        <source>a write through {operator} is not lowered yet</source>
        <translation>经由 {operator} 的写入暂不支持 lowering</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>大于 0</translation>
    </message>
    <message>
        <source>adaptive maxima of a symbolic size are not lowered yet</source>
        <translation>符号大小的自适应最大值暂不支持 lowering</translation>
    </message>
    <message>
        <source>add --no-plan-inputs --no-plan-outputs, or --unplanned &apos;{name}&apos;</source>
        <translation>请添加 --no-plan-inputs --no-plan-outputs，或 --unplanned &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>add a pool with that mem_id</source>
        <translation>请添加具有该 mem_id 的内存池</translation>
    </message>
    <message>
        <source>align {bytes}</source>
        <translation>对齐 {bytes}</translation>
    </message>
    <message>
        <source>alignment {align}</source>
        <translation>对齐 {align}</translation>
    </message>
    <message>
        <source>all buffers together have more bytes than 64 bits can count</source>
        <translation>所有缓冲区的总字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>alpha is 0</source>
        <translation>alpha 为 0</translation>
    </message>
    <message>
        <source>an LSTM without two initial states</source>
        <translation>缺少两个初始状态的 LSTM</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>ONNX 模型</translation>
    </message>
    <message>
        <source>an affine grid of this size</source>
        <translation>这种大小的仿射网格</translation>
    </message>
    <message>
        <source>an affine grid of volumes is not lowered yet</source>
        <translation>体数据的仿射网格暂不支持 lowering</translation>
    </message>
    <message>
        <source>an archive split over several disks</source>
        <translation>分布在多个磁盘上的归档</translation>
    </message>
    <message>
        <source>an archive with an entry ETRECORD_V0</source>
        <translation>含 ETRECORD_V0 条目的归档</translation>
    </message>
    <message>
        <source>an archive without data.pkl</source>
        <translation>不含 data.pkl 的归档</translation>
    </message>
    <message>
        <source>an argument after other values</source>
        <translation>参数出现在其他值之后</translation>
    </message>
    <message>
        <source>an argument is {tensor}</source>
        <translation>参数为 {tensor}</translation>
    </message>
    <message>
        <source>an argument of kind &apos;{kind}&apos; is not supported</source>
        <translation>不支持类别为“{kind}”的参数</translation>
    </message>
    <message>
        <source>an axis that is not constant</source>
        <translation>非常量的轴</translation>
    </message>
    <message>
        <source>an empty region</source>
        <translation>空区域</translation>
    </message>
    <message>
        <source>an empty tensor</source>
        <translation>空张量</translation>
    </message>
    <message>
        <source>an empty value name</source>
        <translation>空的值名称</translation>
    </message>
    <message>
        <source>an end above the beginning</source>
        <translation>大于起点的终点</translation>
    </message>
    <message>
        <source>an entry in tensor_values</source>
        <translation>tensor_values 中的条目</translation>
    </message>
    <message>
        <source>an entry in the weights or constants</source>
        <translation>权重或常量中的条目</translation>
    </message>
    <message>
        <source>an exported function arenascope_plugin</source>
        <translation>导出的函数 arenascope_plugin</translation>
    </message>
    <message>
        <source>an index of a segment</source>
        <translation>段的索引</translation>
    </message>
    <message>
        <source>an index of a stored constant</source>
        <translation>已存储常量的索引</translation>
    </message>
    <message>
        <source>an index of stored data</source>
        <translation>已存储数据的索引</translation>
    </message>
    <message>
        <source>an index of the list</source>
        <translation>列表的索引</translation>
    </message>
    <message>
        <source>an input or an earlier node&apos;s output</source>
        <translation>输入或更早节点的输出</translation>
    </message>
    <message>
        <source>an input that is not given</source>
        <translation>未给出的输入</translation>
    </message>
    <message>
        <source>an input without channels</source>
        <translation>没有通道的输入</translation>
    </message>
    <message>
        <source>an input without spatial dimensions</source>
        <translation>没有空间维度的输入</translation>
    </message>
    <message>
        <source>an input, an output or state</source>
        <translation>输入、输出或状态</translation>
    </message>
    <message>
        <source>an instruction of the method</source>
        <translation>该方法的指令</translation>
    </message>
    <message>
        <source>an instruction without its mark</source>
        <translation>没有标记的指令</translation>
    </message>
    <message>
        <source>an instruction without its operand</source>
        <translation>没有操作数的指令</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>int</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>an integer of more than 64 bits</source>
        <translation>超过 64 位的整数</translation>
    </message>
    <message>
        <source>an integer or bool</source>
        <translation>整数或 bool</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>an object with &apos;{key}&apos;</source>
        <translation>含“{key}”的对象</translation>
    </message>
    <message>
        <source>an offset in its flatbuffer points outside it</source>
        <translation>其 flatbuffer 中有偏移量指向其外</translation>
    </message>
    <message>
        <source>an offset inside its arena</source>
        <translation>其 arena 内的偏移量</translation>
    </message>
    <message>
        <source>an offset of 0 or more</source>
        <translation>不小于 0 的偏移量</translation>
    </message>
    <message>
        <source>a dynamic dimension</source>
        <translation>动态维度</translation>
    </message>
    <message>
        <source>an output in memory of its own</source>
        <translation>位于独立内存中的输出</translation>
    </message>
    <message>
        <source>an output that an operator writes</source>
        <translation>由算子写入的输出</translation>
    </message>
    <message>
        <source>an output that is written after the input&apos;s last use</source>
        <translation>在输入最后一次使用之后才写入的输出</translation>
    </message>
    <message>
        <source>an output that the program computes and an input</source>
        <translation>由程序计算的输出和一个输入</translation>
    </message>
    <message>
        <source>an undamaged FT01 file</source>
        <translation>未损坏的 FT01 文件</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>未损坏的文件</translation>
    </message>
    <message>
        <source>another number of elements</source>
        <translation>不同的元素数量</translation>
    </message>
    <message>
        <source>antialiasing</source>
        <translation>抗锯齿</translation>
    </message>
    <message>
        <source>arenascope inspect shows the names</source>
        <translation>可用 arenascope inspect 查看名称</translation>
    </message>
    <message>
        <source>arg, const, state, add, mul, sin, keep or out</source>
        <translation>arg、const、state、add、mul、sin、keep 或 out</translation>
    </message>
    <message>
        <source>arg, const, temp, run or out</source>
        <translation>arg、const、temp、run 或 out</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; has a kind that is not lowered yet</source>
        <translation>参数“{name}”的类别暂不支持 lowering</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; is missing</source>
        <translation>缺少参数“{name}”</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of an operator schema has no type</source>
        <translation>算子 schema 的参数“{argument}”没有类型</translation>
    </message>
    <message>
        <source>argument {argument} is {tensor}</source>
        <translation>参数 {argument} 为 {tensor}</translation>
    </message>
    <message>
        <source>argument {id}</source>
        <translation>参数 {id}</translation>
    </message>
    <message>
        <source>argument {index} has the wrong type</source>
        <translation>参数 {index} 的类型错误</translation>
    </message>
    <message>
        <source>argument {index} is missing</source>
        <translation>缺少参数 {index}</translation>
    </message>
    <message>
        <source>argument {index} is {tensor}</source>
        <translation>参数 {index} 为 {tensor}</translation>
    </message>
    <message>
        <source>argument {index} of {count}</source>
        <translation>参数 {index}，共 {count} 个</translation>
    </message>
    <message>
        <source>arguments first</source>
        <translation>参数在前</translation>
    </message>
    <message>
        <source>as many elements as it computes</source>
        <translation>与其计算的元素数量相同</translation>
    </message>
    <message>
        <source>as many of each</source>
        <translation>各项数量相同</translation>
    </message>
    <message>
        <source>as_int or as_expr</source>
        <translation>as_int 或 as_expr</translation>
    </message>
    <message>
        <source>as_tensor or as_none</source>
        <translation>as_tensor 或 as_none</translation>
    </message>
    <message>
        <source>assign every tensor to one pool, or write a .h</source>
        <translation>请将所有张量分配到同一内存池，或写入 .h</translation>
    </message>
    <message>
        <source>at least 24</source>
        <translation>至少 24</translation>
    </message>
    <message>
        <source>at least 64 bytes</source>
        <translation>至少 64 字节</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>至少一个</translation>
    </message>
    <message>
        <source>at least one node</source>
        <translation>至少一个节点</translation>
    </message>
    <message>
        <source>at least one pixel</source>
        <translation>至少一个像素</translation>
    </message>
    <message>
        <source>at least {start} + {length} bytes</source>
        <translation>至少 {start} + {length} 字节</translation>
    </message>
    <message>
        <source>at most 100000</source>
        <translation>至多 100000</translation>
    </message>
    <message>
        <source>at most 1048576</source>
        <translation>至多 1048576</translation>
    </message>
    <message>
        <source>at most 16</source>
        <translation>至多 16</translation>
    </message>
    <message>
        <source>at most 16 dimensions</source>
        <translation>至多 16 个维度</translation>
    </message>
    <message>
        <source>at most 16 integers</source>
        <translation>至多 16 个整数</translation>
    </message>
    <message>
        <source>at most 2 GiB</source>
        <translation>至多 2 GiB</translation>
    </message>
    <message>
        <source>at most 2 GiB in all</source>
        <translation>总共至多 2 GiB</translation>
    </message>
    <message>
        <source>at most 32 levels</source>
        <translation>至多 32 层</translation>
    </message>
    <message>
        <source>at most 4096</source>
        <translation>至多 4096</translation>
    </message>
    <message>
        <source>at most a million</source>
        <translation>至多一百万</translation>
    </message>
    <message>
        <source>at most output {outputs} and input {inputs}, counted from 0</source>
        <translation>至多为输出 {outputs} 和输入 {inputs}，从 0 起计数</translation>
    </message>
    <message>
        <source>at most the planned bytes</source>
        <translation>不超过已规划的字节数</translation>
    </message>
    <message>
        <source>at most two dimensions</source>
        <translation>至多两个维度</translation>
    </message>
    <message>
        <source>attention needs positions and features, of as many dimensions each</source>
        <translation>注意力需要位置和特征，且各自的维度数量相同</translation>
    </message>
    <message>
        <source>attention of other than [batch, positions, features]</source>
        <translation>注意力的形状不是 [batch, positions, features]</translation>
    </message>
    <message>
        <source>attention over a symbolic number of features is not lowered yet</source>
        <translation>符号数量特征上的注意力暂不支持 lowering</translation>
    </message>
    <message>
        <source>attention with dropout is not lowered yet</source>
        <translation>带 dropout 的注意力暂不支持 lowering</translation>
    </message>
    <message>
        <source>axes or steps that are not constant</source>
        <translation>非常量的轴或步长</translation>
    </message>
    <message>
        <source>axes that are not constant</source>
        <translation>非常量的轴</translation>
    </message>
    <message>
        <source>axis {axes}</source>
        <translation>轴 {axes}</translation>
    </message>
    <message>
        <source>axis {axis}</source>
        <translation>轴 {axis}</translation>
    </message>
    <message>
        <source>batch dimensions</source>
        <translation>批次维度</translation>
    </message>
    <message>
        <source>batch norm in training mode is not supported</source>
        <translation>不支持训练模式下的批归一化</translation>
    </message>
    <message>
        <source>batches first</source>
        <translation>批次在前</translation>
    </message>
    <message>
        <source>below {constants}</source>
        <translation>小于 {constants}</translation>
    </message>
    <message>
        <source>below {values}</source>
        <translation>小于 {values}</translation>
    </message>
    <message>
        <source>bilinear (0) or nearest (1)</source>
        <translation>双线性（0）或最近邻（1）</translation>
    </message>
    <message>
        <source>bilinear needs weights of three dimensions</source>
        <translation>双线性运算需要三维权重</translation>
    </message>
    <message>
        <source>block_diag without operands</source>
        <translation>没有操作数的 block_diag</translation>
    </message>
    <message>
        <source>bodies nested this deeply</source>
        <translation>嵌套如此之深的子图体</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>bool</translation>
    </message>
    <message>
        <source>both lists</source>
        <translation>两个列表</translation>
    </message>
    <message>
        <source>buffer &apos;{id}&apos; ends before it begins</source>
        <translation>缓冲区“{id}”的结束早于开始</translation>
    </message>
    <message>
        <source>buffer &apos;{name}&apos; ends beyond what 64 bits can count</source>
        <translation>缓冲区“{name}”的末尾超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>buffer {id}</source>
        <translation>缓冲区 {id}</translation>
    </message>
    <message>
        <source>bytes that 63 bits can count</source>
        <translation>63 位可计数的字节数</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cannot be loaded</source>
        <translation>无法加载</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>无法映射</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法写入</translation>
    </message>
    <message>
        <source>cannot leave {name} to the caller: it is an intermediate</source>
        <translation>无法将 {name} 交给调用方：它是中间值</translation>
    </message>
    <message>
        <source>cannot pin {name}: it is not planned</source>
        <translation>无法固定 {name}：未参与规划</translation>
    </message>
    <message>
        <source>cannot write this kind of file</source>
        <translation>无法写入此类文件</translation>
    </message>
    <message>
        <source>channel dimension {channel}</source>
        <translation>通道维度 {channel}</translation>
    </message>
    <message>
        <source>channel_shuffle of fewer than three dimensions</source>
        <translation>少于三维的 channel_shuffle</translation>
    </message>
    <message>
        <source>channels last</source>
        <translation>通道在后</translation>
    </message>
    <message>
        <source>choose another planner</source>
        <translation>请选择其他规划器</translation>
    </message>
    <message>
        <source>choose another planner (--planner auto), or write it anyway with --force</source>
        <translation>请选择其他规划器（--planner auto），或使用 --force 仍然写入</translation>
    </message>
    <message>
        <source>choose another planner, or the lifetime rules &apos;safe&apos;</source>
        <translation>请选择其他规划器，或生命周期规则“safe”</translation>
    </message>
    <message>
        <source>choose another target with --for, or write it anyway with --force</source>
        <translation>请使用 --for 选择其他目标，或使用 --force 仍然写入</translation>
    </message>
    <message>
        <source>col2im of another rank than 3</source>
        <translation>秩不为 3 的 col2im</translation>
    </message>
    <message>
        <source>complex numbers are not supported</source>
        <translation>不支持复数</translation>
    </message>
    <message>
        <source>condition is {tensor}</source>
        <translation>条件为 {tensor}</translation>
    </message>
    <message>
        <source>condition {condition} is not a truth value</source>
        <translation>条件 {condition} 不是真值</translation>
    </message>
    <message>
        <source>constant with {bytes} bytes</source>
        <translation>含 {bytes} 字节的常量</translation>
    </message>
    <message>
        <source>constant {constant}</source>
        <translation>常量 {constant}</translation>
    </message>
    <message>
        <source>constant {index} of {count}</source>
        <translation>常量 {index}，共 {count} 个</translation>
    </message>
    <message>
        <source>constants are stored both inline and in a segment</source>
        <translation>常量既内联存储又存储在段中</translation>
    </message>
    <message>
        <source>control flow nests more than 64 deep</source>
        <translation>控制流嵌套超过 64 层</translation>
    </message>
    <message>
        <source>convert or copy the model again</source>
        <translation>请重新转换或复制模型</translation>
    </message>
    <message>
        <source>convex regions</source>
        <translation>凸区域</translation>
    </message>
    <message>
        <source>copy or export it again</source>
        <translation>请重新复制或导出</translation>
    </message>
    <message>
        <source>copy the .ptd again or export the model again</source>
        <translation>请重新复制 .ptd 或重新导出模型</translation>
    </message>
    <message>
        <source>copy the model with all of its files</source>
        <translation>请将模型连同其所有文件一起复制</translation>
    </message>
    <message>
        <source>cross entropy of smoothed or probable labels is not lowered yet</source>
        <translation>使用平滑标签或概率标签的交叉熵暂不支持 lowering</translation>
    </message>
    <message>
        <source>data index {index} of {count}</source>
        <translation>数据索引 {index}，共 {count} 个</translation>
    </message>
    <message>
        <source>data inside its segment</source>
        <translation>位于其段内的数据</translation>
    </message>
    <message>
        <source>decimal digits</source>
        <translation>十进制数字</translation>
    </message>
    <message>
        <source>default &apos;{value}&apos; of argument &apos;{name}&apos; cannot be read</source>
        <translation>无法读取参数“{name}”的默认值“{value}”</translation>
    </message>
    <message>
        <source>delegate {delegate}</source>
        <translation>委托 {delegate}</translation>
    </message>
    <message>
        <source>diag_embed into other dimensions than the last is not lowered yet</source>
        <translation>写入末尾以外维度的 diag_embed 暂不支持 lowering</translation>
    </message>
    <message>
        <source>diff of a higher order is not lowered yet</source>
        <translation>高阶 diff 暂不支持 lowering</translation>
    </message>
    <message>
        <source>diff of booleans is not lowered yet</source>
        <translation>布尔值的 diff 暂不支持 lowering</translation>
    </message>
    <message>
        <source>diff over a symbolic dimension is not lowered yet</source>
        <translation>符号维度上的 diff 暂不支持 lowering</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>不同的名称</translation>
    </message>
    <message>
        <source>direction &apos;{direction}&apos;</source>
        <translation>方向“{direction}”</translation>
    </message>
    <message>
        <source>divisor_override is 0</source>
        <translation>divisor_override 为 0</translation>
    </message>
    <message>
        <source>dropout in training</source>
        <translation>训练中的 dropout</translation>
    </message>
    <message>
        <source>dropout in training mode is not supported</source>
        <translation>不支持训练模式下的 dropout</translation>
    </message>
    <message>
        <source>each dimension once</source>
        <translation>每个维度各一次</translation>
    </message>
    <message>
        <source>each tensor is written once</source>
        <translation>每个张量只写入一次</translation>
    </message>
    <message>
        <source>effect tokens are not supported</source>
        <translation>不支持效果令牌</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; has no source for a label</source>
        <translation>einsum“{equation}”中有标签没有来源</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; is for another number of operands</source>
        <translation>einsum“{equation}”所需的操作数数量不同</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; repeats a label in one operand, which is not lowered yet</source>
        <translation>einsum“{equation}”在同一操作数中重复标签，暂不支持 lowering</translation>
    </message>
    <message>
        <source>einsum has misplaced dots in &apos;{labels}&apos;</source>
        <translation>einsum 的“{labels}”中省略号位置错误</translation>
    </message>
    <message>
        <source>einsum without operands</source>
        <translation>没有操作数的 einsum</translation>
    </message>
    <message>
        <source>element type {value} is not supported</source>
        <translation>不支持元素类型 {value}</translation>
    </message>
    <message>
        <source>elements that 63 bits can count</source>
        <translation>63 位可计数的元素数量</translation>
    </message>
    <message>
        <source>embedding_bag needs a list of indices</source>
        <translation>embedding_bag 需要索引列表</translation>
    </message>
    <message>
        <source>empty outputs</source>
        <translation>空的输出</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; appears twice</source>
        <translation>条目“{name}”出现两次</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; has two different sizes</source>
        <translation>条目“{name}”有两个不同的大小</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is compressed</source>
        <translation>条目“{name}”已压缩</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is encrypted</source>
        <translation>条目“{name}”已加密</translation>
    </message>
    <message>
        <source>events of category memory_allocation or memory_lifetime</source>
        <translation>类别为 memory_allocation 或 memory_lifetime 的事件</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>恰好一个</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>应为 {expected}</translation>
    </message>
    <message>
        <source>export after model.eval()</source>
        <translation>请在 model.eval() 之后导出</translation>
    </message>
    <message>
        <source>export one method at a time</source>
        <translation>请每次只导出一个方法</translation>
    </message>
    <message>
        <source>export the model again with a current ExecuTorch</source>
        <translation>请使用当前版本的 ExecuTorch 重新导出模型</translation>
    </message>
    <message>
        <source>export the model for inference</source>
        <translation>请将模型导出用于推理</translation>
    </message>
    <message>
        <source>export the model in eval mode</source>
        <translation>请在 eval 模式下导出模型</translation>
    </message>
    <message>
        <source>export the model with bounded dimensions</source>
        <translation>请使用有界维度导出模型</translation>
    </message>
    <message>
        <source>export the model with its real and imaginary parts as separate tensors</source>
        <translation>请将实部和虚部作为独立张量导出模型</translation>
    </message>
    <message>
        <source>export the program again, or repack it with &apos;zip -0&apos;</source>
        <translation>请重新导出程序，或用“zip -0”重新打包</translation>
    </message>
    <message>
        <source>export the program on a little-endian machine</source>
        <translation>请在小端机器上导出程序</translation>
    </message>
    <message>
        <source>export without operators that have effects</source>
        <translation>请导出不含副作用算子的程序</translation>
    </message>
    <message>
        <source>extended header of {length} bytes</source>
        <translation>{length} 字节的扩展头部</translation>
    </message>
    <message>
        <source>external id {external}</source>
        <translation>外部 id {external}</translation>
    </message>
    <message>
        <source>eye needs two sizes</source>
        <translation>eye 需要两个大小</translation>
    </message>
    <message>
        <source>file, dtype, shape</source>
        <translation>file, dtype, shape</translation>
    </message>
    <message>
        <source>fill_diagonal_ of other than a matrix is not lowered yet</source>
        <translation>非矩阵的 fill_diagonal_ 暂不支持 lowering</translation>
    </message>
    <message>
        <source>fixed sizes and strides of 0 or more</source>
        <translation>固定的大小，以及不小于 0 的步幅</translation>
    </message>
    <message>
        <source>fixed sizes: a .pte has no symbols</source>
        <translation>固定的大小：.pte 没有符号</translation>
    </message>
    <message>
        <source>flags {flags}</source>
        <translation>标志 {flags}</translation>
    </message>
    <message>
        <source>float types</source>
        <translation>浮点类型</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>floats with a channel dimension</source>
        <translation>带通道维度的浮点数</translation>
    </message>
    <message>
        <source>floats, an even size</source>
        <translation>浮点数，大小为偶数</translation>
    </message>
    <message>
        <source>floor or trunc</source>
        <translation>floor 或 trunc</translation>
    </message>
    <message>
        <source>four bytes each</source>
        <translation>每个四字节</translation>
    </message>
    <message>
        <source>four dimensions</source>
        <translation>四个维度</translation>
    </message>
    <message>
        <source>four dimensions and two sizes or factors</source>
        <translation>四个维度，以及两个大小或系数</translation>
    </message>
    <message>
        <source>fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 or int32</source>
        <translation>fp32、fp16、qint8、quint8、qint32、qcint8、qcint32、qcint4、qbint4、qdint8 或 int32</translation>
    </message>
    <message>
        <source>give a range, e.g. --range {symbols}=1:128</source>
        <translation>请给出范围，例如 --range {symbols}=1:128</translation>
    </message>
    <message>
        <source>got {inputs} inputs</source>
        <translation>实际有 {inputs} 个输入</translation>
    </message>
    <message>
        <source>group norm needs a batch and channels</source>
        <translation>组归一化需要批次和通道</translation>
    </message>
    <message>
        <source>groups of {group}</source>
        <translation>大小为 {group} 的组</translation>
    </message>
    <message>
        <source>has a dimension of {number}</source>
        <translation>有一个维度为 {number}</translation>
    </message>
    <message>
        <source>has both upper and end</source>
        <translation>同时有 upper 和 end</translation>
    </message>
    <message>
        <source>has more than 16 dimensions</source>
        <translation>超过 16 个维度</translation>
    </message>
    <message>
        <source>has no pools</source>
        <translation>没有内存池</translation>
    </message>
    <message>
        <source>has {bytes} bytes of data</source>
        <translation>有 {bytes} 字节数据</translation>
    </message>
    <message>
        <source>holds no subgraph</source>
        <translation>不包含任何子图</translation>
    </message>
    <message>
        <source>i64</source>
        <translation>i64</translation>
    </message>
    <message>
        <source>i64 or i32</source>
        <translation>i64 或 i32</translation>
    </message>
    <message>
        <source>id, lower, upper (or end), size, and optionally alignment, offset, mem_id, hint, gaps</source>
        <translation>id、lower、upper（或 end）、size，以及可选的 alignment、offset、mem_id、hint、gaps</translation>
    </message>
    <message>
        <source>identifier XN01</source>
        <translation>标识符 XN01</translation>
    </message>
    <message>
        <source>im2col of another rank than 4</source>
        <translation>秩不为 4 的 im2col</translation>
    </message>
    <message>
        <source>index_reduce of a number</source>
        <translation>对数值的 index_reduce</translation>
    </message>
    <message>
        <source>indices are {tensor}</source>
        <translation>索引为 {tensor}</translation>
    </message>
    <message>
        <source>indices of this form</source>
        <translation>这种形式的索引</translation>
    </message>
    <message>
        <source>indices of {operator} are not lowered yet</source>
        <translation>{operator} 的索引暂不支持 lowering</translation>
    </message>
    <message>
        <source>initial state {index} is not in the file</source>
        <translation>文件中没有初始状态 {index}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos; has no memory</source>
        <translation>输入“{name}”没有内存</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: got {actual}, expected {expected}</source>
        <translation>输入“{name}”：实际为 {actual}，应为 {expected}</translation>
    </message>
    <message>
        <source>input, output, state, intermediate or delegate-io</source>
        <translation>input、output、state、intermediate 或 delegate-io</translation>
    </message>
    <message>
        <source>inputs and outputs</source>
        <translation>输入和输出</translation>
    </message>
    <message>
        <source>inputs that are script objects are not supported</source>
        <translation>不支持作为脚本对象的输入</translation>
    </message>
    <message>
        <source>instance norm needs a batch, channels and positions</source>
        <translation>实例归一化需要批次、通道和位置</translation>
    </message>
    <message>
        <source>instance norm of a symbolic number of channels is not lowered yet</source>
        <translation>符号数量通道的实例归一化暂不支持 lowering</translation>
    </message>
    <message>
        <source>integer division by zero</source>
        <translation>整数除以零</translation>
    </message>
    <message>
        <source>integer overflow or division by zero</source>
        <translation>整数溢出或除以零</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>integers or bool</source>
        <translation>整数或 bool</translation>
    </message>
    <message>
        <source>is a pickled tensor subclass</source>
        <translation>是经 pickle 序列化的张量子类</translation>
    </message>
    <message>
        <source>is for another number of tensors</source>
        <translation>适用于不同数量的张量</translation>
    </message>
    <message>
        <source>is larger than {limit} bytes</source>
        <translation>大于 {limit} 字节</translation>
    </message>
    <message>
        <source>is not executable</source>
        <translation>不可执行</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>它没有方案</translation>
    </message>
    <message>
        <source>its axis</source>
        <translation>其轴</translation>
    </message>
    <message>
        <source>its axis or norm</source>
        <translation>其轴或范数</translation>
    </message>
    <message>
        <source>its body</source>
        <translation>其子图体</translation>
    </message>
    <message>
        <source>its body or its inputs</source>
        <translation>其子图体或输入</translation>
    </message>
    <message>
        <source>its constants cannot be in .ptd files</source>
        <translation>其常量不能位于 .ptd 文件中</translation>
    </message>
    <message>
        <source>its data is not inside the file</source>
        <translation>其数据不在文件内</translation>
    </message>
    <message>
        <source>its header points outside it</source>
        <translation>其头部指向其外</translation>
    </message>
    <message>
        <source>its segments lie outside it</source>
        <translation>其段位于其外</translation>
    </message>
    <message>
        <source>its size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>其大小没有上界（DYNAMIC_UNBOUND）</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>其大小未知</translation>
    </message>
    <message>
        <source>its size or rank</source>
        <translation>其大小或秩</translation>
    </message>
    <message>
        <source>kind {type}</source>
        <translation>类别 {type}</translation>
    </message>
    <message>
        <source>leave --data out</source>
        <translation>请去掉 --data</translation>
    </message>
    <message>
        <source>leave the operator out, or keep its result a tensor</source>
        <translation>请去掉该算子，或让其结果保持为张量</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>小于 2 GiB</translation>
    </message>
    <message>
        <source>lies outside the constant area</source>
        <translation>位于常量区之外</translation>
    </message>
    <message>
        <source>limits that are not constant</source>
        <translation>非常量的界限</translation>
    </message>
    <message>
        <source>linear needs an input of one or more dimensions and a matrix of weights</source>
        <translation>linear 需要一维或更多维的输入和一个权重矩阵</translation>
    </message>
    <message>
        <source>linspace of symbolic length is not lowered yet</source>
        <translation>符号长度的 linspace 暂不支持 lowering</translation>
    </message>
    <message>
        <source>list item {index} has another type</source>
        <translation>列表项 {index} 的类型不同</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>小端</translation>
    </message>
    <message>
        <source>lstm_cell needs a hidden and a cell state</source>
        <translation>lstm_cell 需要隐藏状态和单元状态</translation>
    </message>
    <message>
        <source>malformed JSON</source>
        <translation>格式错误的 JSON</translation>
    </message>
    <message>
        <source>matrix norms are not lowered yet</source>
        <translation>矩阵范数暂不支持 lowering</translation>
    </message>
    <message>
        <source>max_numel</source>
        <translation>max_numel</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, bytes from 0</source>
        <translation>mem_id 为 1 至 255，bytes 不小于 0</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, offset and bytes from 0</source>
        <translation>mem_id 为 1 至 255，offset 和 bytes 不小于 0</translation>
    </message>
    <message>
        <source>mem_id {id}</source>
        <translation>mem_id {id}</translation>
    </message>
    <message>
        <source>mem_id {mem_id}</source>
        <translation>mem_id {mem_id}</translation>
    </message>
    <message>
        <source>mem_id, offset, bytes</source>
        <translation>mem_id、offset、bytes</translation>
    </message>
    <message>
        <source>memory id {mem_id}</source>
        <translation>内存 id {mem_id}</translation>
    </message>
    <message>
        <source>memory id {memory_id} of {pools}</source>
        <translation>内存 id {memory_id}，共 {pools} 个</translation>
    </message>
    <message>
        <source>metadata names buffer {index}</source>
        <translation>元数据引用了缓冲区 {index}</translation>
    </message>
    <message>
        <source>min &lt;= max</source>
        <translation>最小 ≤ 最大</translation>
    </message>
    <message>
        <source>min &lt;= max, within {range}</source>
        <translation>最小 ≤ 最大，且在 {range} 内</translation>
    </message>
    <message>
        <source>mm needs two matrices</source>
        <translation>mm 需要两个矩阵</translation>
    </message>
    <message>
        <source>mode &apos;{mode}&apos;</source>
        <translation>模式“{mode}”</translation>
    </message>
    <message>
        <source>more bytes than 64 bits can count</source>
        <translation>字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>more channels than 64 bits can count</source>
        <translation>通道数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>more constants than fit in memory</source>
        <translation>常量过多，内存容纳不下</translation>
    </message>
    <message>
        <source>more indices than dimensions</source>
        <translation>索引多于维度</translation>
    </message>
    <message>
        <source>more than a million items</source>
        <translation>超过一百万项</translation>
    </message>
    <message>
        <source>more weights than fit in memory</source>
        <translation>权重过多，内存容纳不下</translation>
    </message>
    <message>
        <source>mutable_data_segments</source>
        <translation>mutable_data_segments</translation>
    </message>
    <message>
        <source>name or id, and offset</source>
        <translation>name 或 id，以及 offset</translation>
    </message>
    <message>
        <source>named data &apos;{key}&apos; has two contents</source>
        <translation>命名数据“{key}”有两份内容</translation>
    </message>
    <message>
        <source>named data is missing</source>
        <translation>缺少命名数据</translation>
    </message>
    <message>
        <source>named data of {bytes} bytes</source>
        <translation>{bytes} 字节的命名数据</translation>
    </message>
    <message>
        <source>names buffer {buffer}</source>
        <translation>引用了缓冲区 {buffer}</translation>
    </message>
    <message>
        <source>namespace::name.overload</source>
        <translation>namespace::name.overload</translation>
    </message>
    <message>
        <source>narrow from a symbolic start is not lowered yet</source>
        <translation>起点为符号的 narrow 暂不支持 lowering</translation>
    </message>
    <message>
        <source>needs version {version} of the plug-in interface</source>
        <translation>需要插件接口版本 {version}</translation>
    </message>
    <message>
        <source>needs {needed} bytes</source>
        <translation>需要 {needed} 字节</translation>
    </message>
    <message>
        <source>negative circular padding is not lowered yet</source>
        <translation>负的循环填充暂不支持 lowering</translation>
    </message>
    <message>
        <source>negative reserved bytes</source>
        <translation>负的保留字节数</translation>
    </message>
    <message>
        <source>no &apos;{key}&apos;</source>
        <translation>没有“{key}”</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>没有字节</translation>
    </message>
    <message>
        <source>no data of &apos;{tensor}&apos; in the archive</source>
        <translation>归档中没有“{tensor}”的数据</translation>
    </message>
    <message>
        <source>no debug handle</source>
        <translation>没有调试句柄</translation>
    </message>
    <message>
        <source>no dialect</source>
        <translation>没有方言</translation>
    </message>
    <message>
        <source>no directory entry where one was announced</source>
        <translation>声明的位置没有目录条目</translation>
    </message>
    <message>
        <source>no end-of-archive record</source>
        <translation>没有归档结束记录</translation>
    </message>
    <message>
        <source>no entry &apos;{name}&apos; in the archive</source>
        <translation>归档中没有条目“{name}”</translation>
    </message>
    <message>
        <source>no header of entry &apos;{name}&apos;</source>
        <translation>条目“{name}”没有头部</translation>
    </message>
    <message>
        <source>no kernel for {names}</source>
        <translation>没有适用于 {names} 的内核</translation>
    </message>
    <message>
        <source>no kernel for {tensor}</source>
        <translation>没有适用于 {tensor} 的内核</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>没有键</translation>
    </message>
    <message>
        <source>no negative size</source>
        <translation>非负的大小</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>没有输出</translation>
    </message>
    <message>
        <source>no output and no state</source>
        <translation>没有输出，也没有状态</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>未指定程序</translation>
    </message>
    <message>
        <source>no range: every size is fixed</source>
        <translation>没有范围：所有大小都是固定的</translation>
    </message>
    <message>
        <source>no sizes</source>
        <translation>没有大小</translation>
    </message>
    <message>
        <source>no zip64 end record</source>
        <translation>没有 zip64 结束记录</translation>
    </message>
    <message>
        <source>no zip64 field for entry &apos;{name}&apos;</source>
        <translation>条目“{name}”没有 zip64 字段</translation>
    </message>
    <message>
        <source>nodes in the order in which they run</source>
        <translation>按运行顺序排列的节点</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes is empty</source>
        <translation>non_const_buffer_sizes 为空</translation>
    </message>
    <message>
        <source>none or tanh</source>
        <translation>none 或 tanh</translation>
    </message>
    <message>
        <source>normalized_shape has more dimensions than the input</source>
        <translation>normalized_shape 的维度多于输入</translation>
    </message>
    <message>
        <source>not a .ptd file</source>
        <translation>不是 .ptd 文件</translation>
    </message>
    <message>
        <source>not a .pte program</source>
        <translation>不是 .pte 程序</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>不是数值</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>不是整数</translation>
    </message>
    <message>
        <source>not an XNNPACK payload</source>
        <translation>不是 XNNPACK 载荷</translation>
    </message>
    <message>
        <source>numbers of one to eight bytes</source>
        <translation>一至八字节的数值</translation>
    </message>
    <message>
        <source>numbers of one, two, four or eight bytes</source>
        <translation>一、二、四或八字节的数值</translation>
    </message>
    <message>
        <source>off, exact or search</source>
        <translation>off、exact 或 search</translation>
    </message>
    <message>
        <source>offset {offsets}</source>
        <translation>偏移量 {offsets}</translation>
    </message>
    <message>
        <source>offset {offsets} does not fit in TensorFlow Lite&apos;s 32 bits</source>
        <translation>偏移量 {offsets} 超出 TensorFlow Lite 的 32 位</translation>
    </message>
    <message>
        <source>offset {offset}</source>
        <translation>偏移量 {offset}</translation>
    </message>
    <message>
        <source>offset {offset} does not fit in 32 bits</source>
        <translation>偏移量 {offset} 超出 32 位</translation>
    </message>
    <message>
        <source>one</source>
        <translation>一个</translation>
    </message>
    <message>
        <source>one arena: mem_id 1</source>
        <translation>单个 arena：mem_id 1</translation>
    </message>
    <message>
        <source>one definition</source>
        <translation>一个定义</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>一个元素</translation>
    </message>
    <message>
        <source>one entry for each dimension</source>
        <translation>每个维度一个条目</translation>
    </message>
    <message>
        <source>one key for one content</source>
        <translation>每份内容一个键</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>一个数值</translation>
    </message>
    <message>
        <source>one of the 11 types of the format</source>
        <translation>该格式的 11 种类型之一</translation>
    </message>
    <message>
        <source>one of the 5 types of the format</source>
        <translation>该格式的 5 种类型之一</translation>
    </message>
    <message>
        <source>one of the two</source>
        <translation>两者之一</translation>
    </message>
    <message>
        <source>one or two spatial dimensions</source>
        <translation>一个或两个空间维度</translation>
    </message>
    <message>
        <source>one value each</source>
        <translation>各一个值</translation>
    </message>
    <message>
        <source>oneDNN: status {status}</source>
        <translation>oneDNN：状态 {status}</translation>
    </message>
    <message>
        <source>oneDNN: {error}</source>
        <translation>oneDNN：{error}</translation>
    </message>
    <message>
        <source>one_hot without the number of classes is not lowered yet</source>
        <translation>未给出类别数的 one_hot 暂不支持 lowering</translation>
    </message>
    <message>
        <source>open it again</source>
        <translation>请重新打开</translation>
    </message>
    <message>
        <source>open the .pt2 that it was made from</source>
        <translation>请打开生成它的 .pt2</translation>
    </message>
    <message>
        <source>open the .pt2 that the program was made from</source>
        <translation>请打开生成此程序的 .pt2</translation>
    </message>
    <message>
        <source>operators and backends of {target}</source>
        <translation>{target} 的算子和后端</translation>
    </message>
    <message>
        <source>operators in the order in which they run</source>
        <translation>按运行顺序排列的算子</translation>
    </message>
    <message>
        <source>output &apos;{name}&apos; has no type</source>
        <translation>输出“{name}”没有类型</translation>
    </message>
    <message>
        <source>output argument {index} is a constant</source>
        <translation>输出参数 {index} 是常量</translation>
    </message>
    <message>
        <source>output bounds that contradict each other</source>
        <translation>相互矛盾的输出界限</translation>
    </message>
    <message>
        <source>output {index} is not the graph&apos;s</source>
        <translation>输出 {index} 不是图的输出</translation>
    </message>
    <message>
        <source>outputs last</source>
        <translation>输出在后</translation>
    </message>
    <message>
        <source>outputs of this kind are not supported</source>
        <translation>不支持这种类别的输出</translation>
    </message>
    <message>
        <source>packed floats are truncated</source>
        <translation>打包的浮点数不完整</translation>
    </message>
    <message>
        <source>padding &apos;same&apos; with a symbolic kernel is not lowered yet</source>
        <translation>使用符号卷积核的“same”填充暂不支持 lowering</translation>
    </message>
    <message>
        <source>padding &apos;{mode}&apos; of these dimensions</source>
        <translation>这些维度上的填充“{mode}”</translation>
    </message>
    <message>
        <source>padding {size}</source>
        <translation>填充 {size}</translation>
    </message>
    <message>
        <source>pads for another number of dimensions</source>
        <translation>填充的维度数量不同</translation>
    </message>
    <message>
        <source>pads that are not constant</source>
        <translation>非常量的填充</translation>
    </message>
    <message>
        <source>pads that are not usable</source>
        <translation>不可用的填充</translation>
    </message>
    <message>
        <source>pairs of 0-9a-f</source>
        <translation>成对的 0-9a-f</translation>
    </message>
    <message>
        <source>parameters, buffers, constants and user inputs</source>
        <translation>参数、缓冲区、常量和用户输入</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; changed the program</source>
        <translation>划分器“{name}”更改了程序</translation>
    </message>
    <message>
        <source>parts that are not constant</source>
        <translation>非常量的各部分</translation>
    </message>
    <message>
        <source>pass tensors only</source>
        <translation>请只传入张量</translation>
    </message>
    <message>
        <source>pickle instruction {opcode}</source>
        <translation>pickle 指令 {opcode}</translation>
    </message>
    <message>
        <source>plain tensors</source>
        <translation>普通张量</translation>
    </message>
    <message>
        <source>plain tensors in lists and dicts</source>
        <translation>列表和字典中的普通张量</translation>
    </message>
    <message>
        <source>plan it again</source>
        <translation>请重新规划</translation>
    </message>
    <message>
        <source>plan it, or remove the pin</source>
        <translation>请规划它，或取消固定</translation>
    </message>
    <message>
        <source>plan mutable buffers, or start this state from zeros</source>
        <translation>请规划可变缓冲区，或让此状态从零开始</translation>
    </message>
    <message>
        <source>pool {mem_id} with {bytes} bytes</source>
        <translation>{bytes} 字节的内存池 {mem_id}</translation>
    </message>
    <message>
        <source>qint8, for an argument of fp32</source>
        <translation>qint8，用于 fp32 参数</translation>
    </message>
    <message>
        <source>quantile of this form is not lowered yet</source>
        <translation>这种形式的分位数暂不支持 lowering</translation>
    </message>
    <message>
        <source>quantile outside 0..1, or of nothing</source>
        <translation>分位数超出 0..1，或对象为空</translation>
    </message>
    <message>
        <source>range {range} of {symbol} is empty</source>
        <translation>{symbol} 的范围 {range} 为空</translation>
    </message>
    <message>
        <source>range {min}..{max} is empty</source>
        <translation>范围 {min}..{max} 为空</translation>
    </message>
    <message>
        <source>reads value {id}</source>
        <translation>读取值 {id}</translation>
    </message>
    <message>
        <source>real numbers</source>
        <translation>实数</translation>
    </message>
    <message>
        <source>real, integer or boolean types</source>
        <translation>实数、整数或布尔类型</translation>
    </message>
    <message>
        <source>repeat_interleave by a tensor is not lowered yet</source>
        <translation>按张量重复的 repeat_interleave 暂不支持 lowering</translation>
    </message>
    <message>
        <source>repeats that are not constant</source>
        <translation>非常量的重复次数</translation>
    </message>
    <message>
        <source>replace it by plain tensors before the export</source>
        <translation>请在导出之前用普通张量替换它</translation>
    </message>
    <message>
        <source>reserved bytes of the pools do not fit in 64 bits</source>
        <translation>各内存池的保留字节数超出 64 位</translation>
    </message>
    <message>
        <source>roll by symbolic numbers is not lowered yet</source>
        <translation>移动量为符号数的 roll 暂不支持 lowering</translation>
    </message>
    <message>
        <source>roll needs a shift for each dimension</source>
        <translation>roll 需要每个维度各有一个移动量</translation>
    </message>
    <message>
        <source>roll of a symbolic number of elements is not lowered yet</source>
        <translation>符号数量元素的 roll 暂不支持 lowering</translation>
    </message>
    <message>
        <source>rows of a scalar</source>
        <translation>标量的行</translation>
    </message>
    <message>
        <source>rrelu in training mode is not supported</source>
        <translation>不支持训练模式下的 rrelu</translation>
    </message>
    <message>
        <source>run onnx.shape_inference.infer_shapes on the model and save it again</source>
        <translation>请对模型运行 onnx.shape_inference.infer_shapes 并重新保存</translation>
    </message>
    <message>
        <source>run the program without this backend</source>
        <translation>请不使用此后端运行程序</translation>
    </message>
    <message>
        <source>safe or executorch</source>
        <translation>safe 或 executorch</translation>
    </message>
    <message>
        <source>save it with another version of PyTorch</source>
        <translation>请使用其他版本的 PyTorch 保存</translation>
    </message>
    <message>
        <source>save the program after run_decompositions()</source>
        <translation>请在 run_decompositions() 之后保存程序</translation>
    </message>
    <message>
        <source>scalar type {scalar_type} is not known</source>
        <translation>未知的标量类型 {scalar_type}</translation>
    </message>
    <message>
        <source>scale {scale}</source>
        <translation>缩放因子 {scale}</translation>
    </message>
    <message>
        <source>scales of this shape</source>
        <translation>这种形状的缩放因子</translation>
    </message>
    <message>
        <source>schema version {major}</source>
        <translation>schema 版本 {major}</translation>
    </message>
    <message>
        <source>script objects are not supported</source>
        <translation>不支持脚本对象</translation>
    </message>
    <message>
        <source>see arenascope list planners</source>
        <translation>请查看 arenascope list planners</translation>
    </message>
    <message>
        <source>see the documentation of the plug-in</source>
        <translation>请查看插件的文档</translation>
    </message>
    <message>
        <source>segment data</source>
        <translation>段数据</translation>
    </message>
    <message>
        <source>segments after the program</source>
        <translation>程序之后的段</translation>
    </message>
    <message>
        <source>sequences of different length</source>
        <translation>长度不同的序列</translation>
    </message>
    <message>
        <source>shape and shape_signature differ in length</source>
        <translation>shape 与 shape_signature 长度不同</translation>
    </message>
    <message>
        <source>shapes that broadcast</source>
        <translation>可广播的形状</translation>
    </message>
    <message>
        <source>size {size}</source>
        <translation>大小 {size}</translation>
    </message>
    <message>
        <source>size {size} cannot be computed from the inputs</source>
        <translation>大小 {size} 无法由输入计算得出</translation>
    </message>
    <message>
        <source>size {size} has no upper bound</source>
        <translation>大小 {size} 没有上界</translation>
    </message>
    <message>
        <source>size {size} is negative</source>
        <translation>大小 {size} 为负</translation>
    </message>
    <message>
        <source>size {size} with stride {stride}</source>
        <translation>大小 {size}，步幅 {stride}</translation>
    </message>
    <message>
        <source>sizes that are not known</source>
        <translation>未知的大小</translation>
    </message>
    <message>
        <source>sizes that fit in 64 bits</source>
        <translation>64 位可容纳的大小</translation>
    </message>
    <message>
        <source>sizes whose product fits</source>
        <translation>乘积可容纳的大小</translation>
    </message>
    <message>
        <source>sizes with upper bounds that 64 bits can count</source>
        <translation>上界为 64 位可计数的大小</translation>
    </message>
    <message>
        <source>slopes of another shape</source>
        <translation>形状不同的斜率</translation>
    </message>
    <message>
        <source>smaller ranges</source>
        <translation>更小的范围</translation>
    </message>
    <message>
        <source>smaller ranges of its symbols</source>
        <translation>其符号的更小范围</translation>
    </message>
    <message>
        <source>split the pool, or write another format</source>
        <translation>请拆分内存池，或写入其他格式</translation>
    </message>
    <message>
        <source>split the tensor into real and imaginary parts</source>
        <translation>请将张量拆分为实部和虚部</translation>
    </message>
    <message>
        <source>square matrices</source>
        <translation>方阵</translation>
    </message>
    <message>
        <source>state with initial data has no place in an arena</source>
        <translation>带初始数据的状态在 arena 中没有位置</translation>
    </message>
    <message>
        <source>statistics that are not per channel</source>
        <translation>不是按通道的统计量</translation>
    </message>
    <message>
        <source>steps of 0</source>
        <translation>步长 0</translation>
    </message>
    <message>
        <source>storage offset {storage_offset}</source>
        <translation>存储偏移量 {storage_offset}</translation>
    </message>
    <message>
        <source>storage_offset {storage_offset}</source>
        <translation>storage_offset {storage_offset}</translation>
    </message>
    <message>
        <source>stored entries, as torch.export.save writes them</source>
        <translation>未压缩的条目，如 torch.export.save 所写</translation>
    </message>
    <message>
        <source>sum, prod, mean, amax or amin</source>
        <translation>sum、prod、mean、amax 或 amin</translation>
    </message>
    <message>
        <source>symbol {name} has no range</source>
        <translation>符号 {name} 没有范围</translation>
    </message>
    <message>
        <source>symbol {name} has no value</source>
        <translation>符号 {name} 没有值</translation>
    </message>
    <message>
        <source>symbolic padding is not lowered yet</source>
        <translation>符号填充暂不支持 lowering</translation>
    </message>
    <message>
        <source>tables and lists inside the file</source>
        <translation>位于文件内的表和列表</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has no type</source>
        <translation>张量“{name}”没有类型</translation>
    </message>
    <message>
        <source>tensor {name} has {bytes} bytes</source>
        <translation>张量 {name} 有 {bytes} 字节</translation>
    </message>
    <message>
        <source>tensor {tensor} of argument {index} has no memory</source>
        <translation>参数 {index} 的张量 {tensor} 没有内存</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>tensors and numbers</source>
        <translation>张量和数值</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>the .ptd that came with the program</source>
        <translation>随程序提供的 .ptd</translation>
    </message>
    <message>
        <source>the bank of pool {mem_id} has {bytes} bytes</source>
        <translation>内存池 {mem_id} 的存储区有 {bytes} 字节</translation>
    </message>
    <message>
        <source>the base address {base_address}</source>
        <translation>基址 {base_address}</translation>
    </message>
    <message>
        <source>the buffers&apos; alignments have no common multiple below 1 TiB</source>
        <translation>各缓冲区的对齐没有小于 1 TiB 的公倍数</translation>
    </message>
    <message>
        <source>the constants overlap the graph</source>
        <translation>常量与图重叠</translation>
    </message>
    <message>
        <source>the content of a {suffix} file ({format})</source>
        <translation>{suffix} 文件的内容（{format}）</translation>
    </message>
    <message>
        <source>the data is cut off</source>
        <translation>数据被截断</translation>
    </message>
    <message>
        <source>the data of &apos;{tensor}&apos; is missing</source>
        <translation>缺少“{tensor}”的数据</translation>
    </message>
    <message>
        <source>the directory lies outside the file</source>
        <translation>目录位于文件之外</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行尾</translation>
    </message>
    <message>
        <source>the enum number {number}</source>
        <translation>枚举值 {number}</translation>
    </message>
    <message>
        <source>the file is damaged or cut; export or copy it again</source>
        <translation>文件已损坏或不完整；请重新导出或复制</translation>
    </message>
    <message>
        <source>the file is damaged; export or copy it again</source>
        <translation>文件已损坏；请重新导出或复制</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file is incomplete or damaged; export or copy it again</source>
        <translation>文件不完整或已损坏；请重新导出或复制</translation>
    </message>
    <message>
        <source>the file is truncated or damaged; copy it again</source>
        <translation>文件被截断或已损坏；请重新复制</translation>
    </message>
    <message>
        <source>the file is truncated; copy it again</source>
        <translation>文件被截断；请重新复制</translation>
    </message>
    <message>
        <source>the file may be damaged or of another version</source>
        <translation>文件可能已损坏或属于其他版本</translation>
    </message>
    <message>
        <source>the file may be damaged; write or copy it again</source>
        <translation>文件可能已损坏；请重新写入或复制</translation>
    </message>
    <message>
        <source>the flatbuffer is damaged</source>
        <translation>flatbuffer 已损坏</translation>
    </message>
    <message>
        <source>the given .ptd {fault}</source>
        <translation>给定的 .ptd {fault}</translation>
    </message>
    <message>
        <source>the graph has no values or nodes</source>
        <translation>图没有值或节点</translation>
    </message>
    <message>
        <source>the graph is damaged</source>
        <translation>图已损坏</translation>
    </message>
    <message>
        <source>the graph&apos;s output at its place</source>
        <translation>位于其位置的图输出</translation>
    </message>
    <message>
        <source>the header ends early</source>
        <translation>头部过早结束</translation>
    </message>
    <message>
        <source>the id of a value</source>
        <translation>值的 id</translation>
    </message>
    <message>
        <source>the identifier ET12 at byte 4</source>
        <translation>字节 4 处的标识符 ET12</translation>
    </message>
    <message>
        <source>the identifier TFL3</source>
        <translation>标识符 TFL3</translation>
    </message>
    <message>
        <source>the index of a buffer</source>
        <translation>缓冲区的索引</translation>
    </message>
    <message>
        <source>the index of a delegate</source>
        <translation>委托的索引</translation>
    </message>
    <message>
        <source>the index of an operator</source>
        <translation>算子的索引</translation>
    </message>
    <message>
        <source>the inverse of other than matrices</source>
        <translation>非矩阵的逆</translation>
    </message>
    <message>
        <source>the key of named data</source>
        <translation>命名数据的键</translation>
    </message>
    <message>
        <source>the last index along a dynamic dimension</source>
        <translation>沿动态维度的最后一个索引</translation>
    </message>
    <message>
        <source>the length of its JSON header in the first 8 bytes</source>
        <translation>前 8 个字节为其 JSON 头部的长度</translation>
    </message>
    <message>
        <source>the magic eh00 at byte 8</source>
        <translation>字节 8 处的魔数 eh00</translation>
    </message>
    <message>
        <source>the model has changed since it was opened</source>
        <translation>模型自打开以来已更改</translation>
    </message>
    <message>
        <source>the model is larger than a flatbuffer can be</source>
        <translation>模型大于 flatbuffer 的上限</translation>
    </message>
    <message>
        <source>the number {value} is beyond 64 bits</source>
        <translation>数值 {value} 超出 64 位</translation>
    </message>
    <message>
        <source>the operands of einsum &apos;{equation}&apos; do not fit it</source>
        <translation>einsum“{equation}”的操作数与其不相符</translation>
    </message>
    <message>
        <source>the path of an executable file</source>
        <translation>可执行文件的路径</translation>
    </message>
    <message>
        <source>the plan has {offsets} offsets for {buffers} buffers</source>
        <translation>{buffers} 个缓冲区，方案却有 {offsets} 个偏移量</translation>
    </message>
    <message>
        <source>the plan uses memory {mem_id}</source>
        <translation>方案使用内存 {mem_id}</translation>
    </message>
    <message>
        <source>the pools together need more bytes than 64 bits can count</source>
        <translation>各内存池所需的总字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>该程序</translation>
    </message>
    <message>
        <source>the program has no method</source>
        <translation>程序没有方法</translation>
    </message>
    <message>
        <source>the program has {size} bytes</source>
        <translation>程序有 {size} 字节</translation>
    </message>
    <message>
        <source>the program is damaged: an offset in its flatbuffer points outside it</source>
        <translation>程序已损坏：其 flatbuffer 中有偏移量指向其外</translation>
    </message>
    <message>
        <source>the program&apos;s lists hold more elements than its file has bytes</source>
        <translation>程序各列表的元素数量多于文件的字节数</translation>
    </message>
    <message>
        <source>the program&apos;s type and sizes</source>
        <translation>程序的类型和大小</translation>
    </message>
    <message>
        <source>the same shape</source>
        <translation>相同的形状</translation>
    </message>
    <message>
        <source>the same type and size</source>
        <translation>相同的类型和大小</translation>
    </message>
    <message>
        <source>the shared state has more bytes than 64 bits can count</source>
        <translation>共享状态的字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>the size {key}, which no input has</source>
        <translation>大小 {key}，没有输入具有该大小</translation>
    </message>
    <message>
        <source>the {index}th smallest</source>
        <translation>第 {index} 小的值</translation>
    </message>
    <message>
        <source>there is no offset for {buffer}</source>
        <translation>没有 {buffer} 的偏移量</translation>
    </message>
    <message>
        <source>these scales</source>
        <translation>这些缩放因子</translation>
    </message>
    <message>
        <source>this padding of a dynamic dimension</source>
        <translation>动态维度上的此填充</translation>
    </message>
    <message>
        <source>this version of the format is not supported</source>
        <translation>不支持此格式版本</translation>
    </message>
    <message>
        <source>three or four float dimensions</source>
        <translation>三维或四维浮点张量</translation>
    </message>
    <message>
        <source>tile by symbolic numbers is not lowered yet</source>
        <translation>重复次数为符号数的 tile 暂不支持 lowering</translation>
    </message>
    <message>
        <source>too many lines</source>
        <translation>行数过多</translation>
    </message>
    <message>
        <source>trace of symbolic sizes is not lowered yet</source>
        <translation>符号大小的 trace 暂不支持 lowering</translation>
    </message>
    <message>
        <source>training mode</source>
        <translation>训练模式</translation>
    </message>
    <message>
        <source>training, or running statistics</source>
        <translation>训练模式，或滑动统计量</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>two dimensions</source>
        <translation>两个维度</translation>
    </message>
    <message>
        <source>two inputs are called &apos;{input}&apos;</source>
        <translation>有两个输入名为“{input}”</translation>
    </message>
    <message>
        <source>two methods of this name</source>
        <translation>有两个同名的方法</translation>
    </message>
    <message>
        <source>two pools are &apos;{name}&apos; or have mem_id {mem_id}</source>
        <translation>有两个内存池的名称为“{name}”或 mem_id 为 {mem_id}</translation>
    </message>
    <message>
        <source>two tensors</source>
        <translation>两个张量</translation>
    </message>
    <message>
        <source>unexpected text</source>
        <translation>意外的文本</translation>
    </message>
    <message>
        <source>unknown compile spec &apos;{key}&apos;</source>
        <translation>未知的编译选项“{key}”</translation>
    </message>
    <message>
        <source>unknown instruction</source>
        <translation>未知的指令</translation>
    </message>
    <message>
        <source>unknown line</source>
        <translation>未知的行</translation>
    </message>
    <message>
        <source>unknown operator</source>
        <translation>未知的算子</translation>
    </message>
    <message>
        <source>use --schedule search</source>
        <translation>请使用 --schedule search</translation>
    </message>
    <message>
        <source>use --trace-style lifetimes</source>
        <translation>请使用 --trace-style lifetimes</translation>
    </message>
    <message>
        <source>use a smaller plan</source>
        <translation>请使用更小的方案</translation>
    </message>
    <message>
        <source>user outputs and mutations</source>
        <translation>用户输出和变更</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is defined twice</source>
        <translation>值“{name}”被定义两次</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is defined</source>
        <translation>值“{name}”在定义之前被使用</translation>
    </message>
    <message>
        <source>value {id} does not exist</source>
        <translation>值 {id} 不存在</translation>
    </message>
    <message>
        <source>values nested too deep or too often</source>
        <translation>值的嵌套过深或过多</translation>
    </message>
    <message>
        <source>values too large</source>
        <translation>值过大</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>版本 1</translation>
    </message>
    <message>
        <source>version {id} of the .pte format is not supported</source>
        <translation>不支持 .pte 格式的版本 {id}</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;</source>
        <translation>位于“{name}”中的权重</translation>
    </message>
    <message>
        <source>weights in big-endian byte order</source>
        <translation>大端字节序的权重</translation>
    </message>
    <message>
        <source>weights of dynamic size</source>
        <translation>大小动态变化的权重</translation>
    </message>
    <message>
        <source>weights of this shape</source>
        <translation>这种形状的权重</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>write op:{part}</source>
        <translation>请写成 op:{part}</translation>
    </message>
    <message>
        <source>writes &apos;{name}&apos; again</source>
        <translation>再次写入“{name}”</translation>
    </message>
    <message>
        <source>writes a constant</source>
        <translation>写入常量</translation>
    </message>
    <message>
        <source>writes into a constant</source>
        <translation>写入常量</translation>
    </message>
    <message>
        <source>writes value {output}</source>
        <translation>写入值 {output}</translation>
    </message>
    <message>
        <source>zero or unspecified</source>
        <translation>zero 或 unspecified</translation>
    </message>
    <message>
        <source>{buffer} and its padding do not fit in 64 bits</source>
        <translation>{buffer} 及其填充超出 64 位</translation>
    </message>
    <message>
        <source>{buffer} ends beyond 64 bits</source>
        <translation>{buffer} 的末尾超出 64 位</translation>
    </message>
    <message>
        <source>{buffer} has a padding of {padding} bytes</source>
        <translation>{buffer} 的填充为 {padding} 字节</translation>
    </message>
    <message>
        <source>{buffer} has {bytes} bytes</source>
        <translation>{buffer} 有 {bytes} 字节</translation>
    </message>
    <message>
        <source>{buffer}: all buffers together have more bytes than 64 bits can count</source>
        <translation>{buffer}：所有缓冲区的总字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>{buffer}: {bytes} bytes, rounded up to a multiple of {align}, do not fit in 64 bits</source>
        <translation>{buffer}：{bytes} 字节向上取整到 {align} 的倍数后超出 64 位</translation>
    </message>
    <message>
        <source>{bytes} bytes</source>
        <translation>{bytes} 字节</translation>
    </message>
    <message>
        <source>{bytes} bytes of data</source>
        <translation>{bytes} 字节数据</translation>
    </message>
    <message>
        <source>{channels} slopes</source>
        <translation>{channels} 个斜率</translation>
    </message>
    <message>
        <source>{count} arguments</source>
        <translation>{count} 个参数</translation>
    </message>
    <message>
        <source>{count} each</source>
        <translation>各 {count} 个</translation>
    </message>
    <message>
        <source>{count} sizes or factors</source>
        <translation>{count} 个大小或系数</translation>
    </message>
    <message>
        <source>{dtype} tensors are not supported</source>
        <translation>不支持 {dtype} 张量</translation>
    </message>
    <message>
        <source>{elements} elements of f32</source>
        <translation>{elements} 个 f32 元素</translation>
    </message>
    <message>
        <source>{expected} finite ones above 0</source>
        <translation>{expected} 个大于 0 的有限值</translation>
    </message>
    <message>
        <source>{file} has {bytes} bytes</source>
        <translation>{file} 有 {bytes} 字节</translation>
    </message>
    <message>
        <source>{size} in the last dimension</source>
        <translation>最后一个维度为 {size}</translation>
    </message>
    <message>
        <source>{groups} groups</source>
        <translation>{groups} 组</translation>
    </message>
    <message>
        <source>{id} at offset {offset} is outside its pool</source>
        <translation>{id} 位于偏移量 {offset}，在其内存池之外</translation>
    </message>
    <message>
        <source>{id} lacks {missing}</source>
        <translation>{id} 缺少 {missing}</translation>
    </message>
    <message>
        <source>{inputs} and {outputs}, as the graph has</source>
        <translation>{inputs} 和 {outputs}，与图一致</translation>
    </message>
    <message>
        <source>{inputs} channels</source>
        <translation>{inputs} 个通道</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs</source>
        <translation>{inputs} 个输入和 {outputs} 个输出</translation>
    </message>
    <message>
        <source>{inputs}, one for each input</source>
        <translation>{inputs}，每个输入一个</translation>
    </message>
    <message>
        <source>{key} is &apos;{value}&apos;</source>
        <translation>{key} 为“{value}”</translation>
    </message>
    <message>
        <source>{kind} has no kernel here</source>
        <translation>{kind} 在此没有内核</translation>
    </message>
    <message>
        <source>{names} cannot share memory</source>
        <translation>{names} 无法共用内存</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the output is first written at step {first_write}, the input is last read at step {last_read}</source>
        <translation>{names} 无法共用内存：输出首次写入于步骤 {first_write}，输入最后读取于步骤 {last_read}</translation>
    </message>
    <message>
        <source>{names} or cpu</source>
        <translation>{names} 或 cpu</translation>
    </message>
    <message>
        <source>{name} has more bytes than 64 bits can count</source>
        <translation>{name} 的字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>{name} is &apos;{value}&apos;</source>
        <translation>{name} 为“{value}”</translation>
    </message>
    <message>
        <source>{name} is aligned to {align}</source>
        <translation>{name} 的对齐为 {align}</translation>
    </message>
    <message>
        <source>{name} is pinned to {offset}</source>
        <translation>{name} 固定在 {offset}</translation>
    </message>
    <message>
        <source>{pool} needs more bytes than 64 bits can count</source>
        <translation>{pool} 所需的字节数超出 64 位可计数范围</translation>
    </message>
    <message>
        <source>{rank} dimensions</source>
        <translation>{rank} 个维度</translation>
    </message>
    <message>
        <source>{size} for its shape</source>
        <translation>{size}，与其形状相符</translation>
    </message>
    <message>
        <source>{symbol} has no upper bound</source>
        <translation>{symbol} 没有上界</translation>
    </message>
    <message>
        <source>{operator} by one number</source>
        <translation>对单个数值的 {operator}</translation>
    </message>
    <message>
        <source>{operator} changes the rank</source>
        <translation>{operator} 改变了秩</translation>
    </message>
    <message>
        <source>{operator} has fewer outputs than its schema</source>
        <translation>{operator} 的输出少于其 schema</translation>
    </message>
    <message>
        <source>{operator} has no dimension to split</source>
        <translation>{operator} 没有可拆分的维度</translation>
    </message>
    <message>
        <source>{operator} has no other name</source>
        <translation>{operator} 没有其他名称</translation>
    </message>
    <message>
        <source>{operator} has outputs that its schema does not have</source>
        <translation>{operator} 有其 schema 所没有的输出</translation>
    </message>
    <message>
        <source>{operator} is not lowered yet</source>
        <translation>{operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} must have one output</source>
        <translation>{operator} 必须有一个输出</translation>
    </message>
    <message>
        <source>{operator} needs a matrix</source>
        <translation>{operator} 需要矩阵</translation>
    </message>
    <message>
        <source>{operator} needs an input of {rank} dimensions</source>
        <translation>{operator} 需要 {rank} 维的输入</translation>
    </message>
    <message>
        <source>{operator} of a number</source>
        <translation>对数值的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of a symbolic size is not lowered yet</source>
        <translation>符号大小的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} of another rank than 3</source>
        <translation>秩不为 3 的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of another rank than 4</source>
        <translation>秩不为 4 的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of another rank than 5</source>
        <translation>秩不为 5 的 {operator}</translation>
    </message>
    <message>
        <source>{operator} without operands</source>
        <translation>没有操作数的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of an empty tensor</source>
        <translation>空张量的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of other than f32 planes</source>
        <translation>非 f32 平面的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of several sequences, or with its weights, is not lowered yet</source>
        <translation>含多个序列或带权重的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} of symbolic sizes is not lowered yet</source>
        <translation>含符号大小的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} of this rank</source>
        <translation>这种秩的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of this size</source>
        <translation>这种大小的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of too few dimensions</source>
        <translation>维度过少的 {operator}</translation>
    </message>
    <message>
        <source>{operator} of two numbers</source>
        <translation>对两个数值的 {operator}</translation>
    </message>
    <message>
        <source>{operator} over a symbolic number of steps is not lowered yet</source>
        <translation>符号数量步数上的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} returns a number, which is not lowered yet</source>
        <translation>{operator} 返回数值，暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} returns nothing</source>
        <translation>{operator} 没有返回值</translation>
    </message>
    <message>
        <source>{operator} up to a symbolic number is not lowered yet</source>
        <translation>上限为符号数的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} whose weights are read is not lowered yet</source>
        <translation>读取其权重的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation or stride below 1</source>
        <translation>核、空洞率或步幅小于 1 的 {operator}</translation>
    </message>
    <message>
        <source>{operator} with a mask of numbers is not lowered yet</source>
        <translation>使用数值掩码的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} with aligned corners is not lowered yet</source>
        <translation>角点对齐的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} with dropout is not lowered yet</source>
        <translation>带 dropout 的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>{operator} without heads</source>
        <translation>没有头的 {operator}</translation>
    </message>
    <message>
        <source>{operator} without sizes</source>
        <translation>没有大小的 {operator}</translation>
    </message>
    <message>
        <source>{tensors}: three numbers and one for each tensor</source>
        <translation>{tensors}：三个数值，另加每个张量一个</translation>
    </message>
    <message>
        <source>{tensor} in another element order</source>
        <translation>{tensor} 的元素顺序不同</translation>
    </message>
    <message>
        <source>{field} is absent</source>
        <translation>{field} 不存在</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {count} dimensions</source>
        <translation>“{name}”有 {count} 个维度</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in segment {index} of {count}</source>
        <translation>“{name}”位于第 {index} 段，共 {count} 段</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; lies outside it, at byte {offset}</source>
        <translation>“{name}”位于其外，在字节 {offset} 处</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>每个名称只出现一次</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; unpacks to {bytes} bytes, too much for a file of {size}</source>
        <translation>条目“{name}”解压后为 {bytes} 字节，对大小为 {size} 的文件来说过大</translation>
    </message>
    <message>
        <source>free some space, or make this folder writable</source>
        <translation>请腾出空间，或使此文件夹可写</translation>
    </message>
    <message>
        <source>if this is a real program, repack it with &apos;zip -0&apos;</source>
        <translation>如果这是真正的程序，请用“zip -0”重新打包</translation>
    </message>
    <message>
        <source>one for each tensor</source>
        <translation>每个张量一个</translation>
    </message>
    <message>
        <source>preferences cannot be written</source>
        <translation>无法写入首选项</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>请删除其中一个</translation>
    </message>
    <message>
        <source>an output shape of a dynamic dimension</source>
        <translation>含动态维度的输出形状</translation>
    </message>
    <message>
        <source>samples by &apos;{mode}&apos; with padding &apos;{padding}&apos;</source>
        <translation>采用“{mode}”和填充“{padding}”的采样</translation>
    </message>
    <message>
        <source>0 to {last}</source>
        <translation>0 至 {last}</translation>
    </message>
    <message>
        <source>export the model with all of them as literals, or all as tensors</source>
        <translation>请将它们全部作为字面量或全部作为张量导出模型</translation>
    </message>
    <message>
        <source>result &apos;{name}&apos; is a tensor on one side of control flow and a number on the other</source>
        <translation>结果“{name}”在控制流的一侧是张量，在另一侧是数字</translation>
    </message>
    <message>
        <source>a node that writes value {value}</source>
        <translation>写入值 {value} 的节点</translation>
    </message>
    <message>
        <source>a device of a plug-in</source>
        <translation>插件提供的设备</translation>
    </message>
    <message>
        <source>a line &apos;run&apos; that writes it</source>
        <translation>写入它的“run”行</translation>
    </message>
    <message>
        <source>a pool of {bytes} bytes</source>
        <translation>{bytes} 字节的内存池</translation>
    </message>
    <message>
        <source>at most 256 MiB together</source>
        <translation>合计至多 256 MiB</translation>
    </message>
    <message>
        <source>its axes</source>
        <translation>其轴</translation>
    </message>
    <message>
        <source>zero points of this shape</source>
        <translation>这种形状的零点</translation>
    </message>
    <message>
        <source>{bytes} for its values</source>
        <translation>其值需要 {bytes}</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has {count} items</source>
        <translation>“{key}”有 {count} 项</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or write it anyway with --force</source>
        <translation>请选择其他规划器或减少处理过程，或使用 --force 仍然写入</translation>
    </message>
    <message>
        <source>first and last</source>
        <translation>首个和末个</translation>
    </message>
    <message>
        <source>{operator} of this form (no batch) is not lowered yet</source>
        <translation>这种形式的 {operator}（无批次）暂不支持 lowering</translation>
    </message>
    <message>
        <source>a batch norm that is not over images</source>
        <translation>不作用于图像的批归一化</translation>
    </message>
    <message>
        <source>a convolution that is not over images</source>
        <translation>不作用于图像的卷积</translation>
    </message>
    <message>
        <source>a mean over other dimensions than height and width</source>
        <translation>对高和宽以外的维度求均值</translation>
    </message>
    <message>
        <source>a mean that is not over images</source>
        <translation>不作用于图像的均值</translation>
    </message>
    <message>
        <source>a pooling that is not over images</source>
        <translation>不作用于图像的池化</translation>
    </message>
    <message>
        <source>a scale that is not known</source>
        <translation>未知的缩放因子</translation>
    </message>
    <message>
        <source>a shape that changes without a symbol</source>
        <translation>没有符号却会变化的形状</translation>
    </message>
    <message>
        <source>a softmax that is not over the last dimension</source>
        <translation>不作用于最后一维的 softmax</translation>
    </message>
    <message>
        <source>a zero point that the element type cannot hold</source>
        <translation>元素类型无法容纳的零点</translation>
    </message>
    <message>
        <source>an alpha other than 1</source>
        <translation>不为 1 的 alpha</translation>
    </message>
    <message>
        <source>an approximated gelu</source>
        <translation>近似的 gelu</translation>
    </message>
    <message>
        <source>an argument that is computed at run time</source>
        <translation>在运行时计算的参数</translation>
    </message>
    <message>
        <source>an average that counts padding</source>
        <translation>计入填充的平均值</translation>
    </message>
    <message>
        <source>an element order that is not row-major</source>
        <translation>不是行主序的元素顺序</translation>
    </message>
    <message>
        <source>bounds that contradict each other</source>
        <translation>相互矛盾的界限</translation>
    </message>
    <message>
        <source>ceil mode</source>
        <translation>ceil 模式</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>控制流</translation>
    </message>
    <message>
        <source>element type {type}</source>
        <translation>元素类型 {type}</translation>
    </message>
    <message>
        <source>elu with a scale</source>
        <translation>带缩放因子的 elu</translation>
    </message>
    <message>
        <source>indices that are used</source>
        <translation>被使用的索引</translation>
    </message>
    <message>
        <source>integers that are read with two scales</source>
        <translation>以两个缩放因子读取的整数</translation>
    </message>
    <message>
        <source>its output is written more than once</source>
        <translation>其输出被多次写入</translation>
    </message>
    <message>
        <source>more than 6 dimensions</source>
        <translation>超过 6 个维度</translation>
    </message>
    <message>
        <source>more than one dimension that changes</source>
        <translation>不止一个会变化的维度</translation>
    </message>
    <message>
        <source>none: this backend has no compile specs</source>
        <translation>无：此后端没有编译选项</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>未选中</translation>
    </message>
    <message>
        <source>operands of different shapes</source>
        <translation>形状不同的操作数</translation>
    </message>
    <message>
        <source>output padding</source>
        <translation>输出填充</translation>
    </message>
    <message>
        <source>plan all methods alike with --share-mutable</source>
        <translation>请用 --share-mutable 对所有方法作相同规划</translation>
    </message>
    <message>
        <source>saved statistics</source>
        <translation>保存的统计量</translation>
    </message>
    <message>
        <source>scales that do not fit the shape</source>
        <translation>与形状不符的缩放因子</translation>
    </message>
    <message>
        <source>the .pte that it was written with</source>
        <translation>与它一同写出的 .pte</translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation>参数过少</translation>
    </message>
    <message>
        <source>writes a buffer or a view</source>
        <translation>写入缓冲区或视图</translation>
    </message>
    <message>
        <source>writes in place</source>
        <translation>就地写入</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}；{second}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos;</source>
        <translation>“{tensor}”</translation>
    </message>
    <message>
        <source>Plan &gt; Add planner allows it</source>
        <translation>可通过“规划 &gt; 添加规划器”允许</translation>
    </message>
    <message>
        <source>a session, as --save-session or the window writes it</source>
        <translation>由 --save-session 或窗口写出的会话</translation>
    </message>
    <message>
        <source>allow it with --memory-limit {bytes}</source>
        <translation>请用 --memory-limit {bytes} 允许</translation>
    </message>
    <message>
        <source>at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>至多 {limit} 字节，即 256 MiB 与文件四倍中的较大者</translation>
    </message>
    <message>
        <source>contiguous f32, and a weight for each element of a row</source>
        <translation>连续的 f32，且一行中每个元素有一个权重</translation>
    </message>
    <message>
        <source>cpu, a backend ({names}) or a planner (see `list planners`)</source>
        <translation>cpu、后端（{names}）或规划器（请查看 `list planners`）</translation>
    </message>
    <message>
        <source>did you mean &apos;{suggestion}&apos;?</source>
        <translation>您是指“{suggestion}”吗？</translation>
    </message>
    <message>
        <source>export it in parts</source>
        <translation>请分部分导出</translation>
    </message>
    <message>
        <source>has element type {number}</source>
        <translation>的元素类型为 {number}</translation>
    </message>
    <message>
        <source>has no shape</source>
        <translation>没有形状</translation>
    </message>
    <message>
        <source>operators, tensors and names that take at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>算子、张量和名称至多占 {limit} 字节（256 MiB 与文件四倍中的较大者）</translation>
    </message>
    <message>
        <source>{items}; and {count} more</source>
        <translation>{items}；以及另外 {count} 项</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} 以及另外 {count} 项</translation>
    </message>
    <message>
        <source>3 numbers</source>
        <translation>3 个数值</translation>
    </message>
    <message>
        <source>JSON that takes {bytes} bytes of memory</source>
        <translation>占用 {bytes} 字节内存的 JSON</translation>
    </message>
    <message>
        <source>a model with one subgraph</source>
        <translation>只有一个子图的模型</translation>
    </message>
    <message>
        <source>a tensor, or a list or dict of tensors</source>
        <translation>张量，或由张量组成的列表或 dict</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>请选择其他文件</translation>
    </message>
    <message>
        <source>choose that run&apos;s inputs, or compare with a plan or a backend</source>
        <translation>请选择该次运行的输入，或与方案或后端比较</translation>
    </message>
    <message>
        <source>contiguous f32</source>
        <translation>连续的 f32</translation>
    </message>
    <message>
        <source>control flow that ends</source>
        <translation>会结束的控制流</translation>
    </message>
    <message>
        <source>runs subgraph {graph}</source>
        <translation>运行子图 {graph}</translation>
    </message>
    <message>
        <source>sizes that fit</source>
        <translation>相互匹配的大小</translation>
    </message>
    <message>
        <source>tensor {tensor}</source>
        <translation>张量 {tensor}</translation>
    </message>
    <message>
        <source>the recorded trace belongs to recorded run 0</source>
        <translation>录制的跟踪属于录制的运行 0</translation>
    </message>
    <message>
        <source>windows inside the tensor</source>
        <translation>位于张量内的窗口</translation>
    </message>
    <message>
        <source>write a .csv or .h; TensorFlow Lite Micro plans this model itself</source>
        <translation>请写出 .csv 或 .h；TensorFlow Lite Micro 会自行规划此模型</translation>
    </message>
    <message>
        <source>an undamaged program or session</source>
        <translation>未损坏的程序或会话</translation>
    </message>
    <message>
        <source>the file is empty (0 bytes)</source>
        <translation>文件为空（0 字节）</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>无法生成图片</translation>
    </message>
    <message>
        <source>there is no arena chart</source>
        <translation>没有 arena 图表</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is &apos;{name}&apos;</source>
        <translation>“{key}”为“{name}”</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; and &apos;{other_name}&apos; overlap</source>
        <translation>“{name}”与“{other_name}”重叠</translation>
    </message>
    <message>
        <source>0 to {limit}</source>
        <translation>0 至 {limit}</translation>
    </message>
    <message>
        <source>JSON nested more than {limit} deep</source>
        <translation>JSON 嵌套超过 {limit} 层</translation>
    </message>
    <message>
        <source>a cast to type {type}</source>
        <translation>到类型 {type} 的转换</translation>
    </message>
    <message>
        <source>a dim_order of {count} dimensions</source>
        <translation>{count} 维的 dim_order</translation>
    </message>
    <message>
        <source>a divisor of {divisor}</source>
        <translation>{divisor} 的约数</translation>
    </message>
    <message>
        <source>a jump to {instruction}</source>
        <translation>跳转到 {instruction}</translation>
    </message>
    <message>
        <source>a multiple of its alignment {align}</source>
        <translation>其对齐 {align} 的倍数</translation>
    </message>
    <message>
        <source>a name ending in {suffixes}</source>
        <translation>以 {suffixes} 结尾的名称</translation>
    </message>
    <message>
        <source>a number that fits in {bits} bits</source>
        <translation>{bits} 位可容纳的数值</translation>
    </message>
    <message>
        <source>a padding of {count} numbers</source>
        <translation>由 {count} 个数组成的填充</translation>
    </message>
    <message>
        <source>a permutation of {count}</source>
        <translation>{count} 的排列</translation>
    </message>
    <message>
        <source>a slice beyond {shape}</source>
        <translation>超出 {shape} 的切片</translation>
    </message>
    <message>
        <source>a stage that the program does not need</source>
        <translation>程序不需要的阶段</translation>
    </message>
    <message>
        <source>a trace in ExecuTorch&apos;s layout would have {count} events</source>
        <translation>采用 ExecuTorch 布局的跟踪将有 {count} 个事件</translation>
    </message>
    <message>
        <source>a value with {count} kinds</source>
        <translation>有 {count} 个类别的值</translation>
    </message>
    <message>
        <source>alpha {value}</source>
        <translation>alpha {value}</translation>
    </message>
    <message>
        <source>an index below {count}</source>
        <translation>小于 {count} 的索引</translation>
    </message>
    <message>
        <source>an input of kind &apos;{kind}&apos; is not supported</source>
        <translation>不支持类别为“{kind}”的输入</translation>
    </message>
    <message>
        <source>an output of kind &apos;{kind}&apos; is not supported</source>
        <translation>不支持类别为“{kind}”的输出</translation>
    </message>
    <message>
        <source>an output of {shape}</source>
        <translation>输出 {shape}</translation>
    </message>
    <message>
        <source>an output of {shape} from an empty value</source>
        <translation>由空值得到的输出 {shape}</translation>
    </message>
    <message>
        <source>argument {argument}</source>
        <translation>参数 {argument}</translation>
    </message>
    <message>
        <source>argument {index} has {count} entries</source>
        <translation>参数 {index} 有 {count} 个条目</translation>
    </message>
    <message>
        <source>argument {index} is {value}</source>
        <translation>参数 {index} 为 {value}</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>至多 {limit}</translation>
    </message>
    <message>
        <source>at most {limit}, the larger of 200 MiB and three times its text</source>
        <translation>至多 {limit}，即 200 MiB 与其文本三倍中的较大者</translation>
    </message>
    <message>
        <source>below {count}</source>
        <translation>小于 {count}</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>字节 {byte}</translation>
    </message>
    <message>
        <source>channel dimension {dimension}</source>
        <translation>通道维度 {dimension}</translation>
    </message>
    <message>
        <source>constant of {bytes} bytes</source>
        <translation>{bytes} 字节的常量</translation>
    </message>
    <message>
        <source>constant {index} has {bytes} bytes</source>
        <translation>常量 {index} 有 {bytes} 字节</translation>
    </message>
    <message>
        <source>delegate {index} of {count}</source>
        <translation>委托 {index}，共 {count} 个</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>委托输入/输出</translation>
    </message>
    <message>
        <source>dimension {dimension} of a tensor with {rank}</source>
        <translation>张量只有 {rank} 维，却使用维度 {dimension}</translation>
    </message>
    <message>
        <source>element type {dtype} ({number})</source>
        <translation>元素类型 {dtype}（{number}）</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; does not unpack to its {size} bytes</source>
        <translation>条目“{name}”解压后不是其应有的 {size} 字节</translation>
    </message>
    <message>
        <source>filter {shape}</source>
        <translation>滤波器 {shape}</translation>
    </message>
    <message>
        <source>got {actual}</source>
        <translation>实际为 {actual}</translation>
    </message>
    <message>
        <source>graph {graph}</source>
        <translation>图 {graph}</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>id {id}</translation>
    </message>
    <message>
        <source>image {shape}</source>
        <translation>图像 {shape}</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos;</source>
        <translation>输入“{argument}”</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos; has no type</source>
        <translation>输入“{argument}”没有类型</translation>
    </message>
    <message>
        <source>input &apos;{input}&apos; {reason}</source>
        <translation>输入“{input}”{reason}</translation>
    </message>
    <message>
        <source>input {shape}</source>
        <translation>输入 {shape}</translation>
    </message>
    <message>
        <source>instruction type {type}</source>
        <translation>指令类型 {type}</translation>
    </message>
    <message>
        <source>instruction {instruction}</source>
        <translation>指令 {instruction}</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>中间值</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>第 {line} 行</translation>
    </message>
    <message>
        <source>linear by &apos;{coordinates}&apos;</source>
        <translation>按“{coordinates}”的线性插值</translation>
    </message>
    <message>
        <source>lists of {count}</source>
        <translation>长度为 {count} 的列表</translation>
    </message>
    <message>
        <source>memory {id} has {size} bytes, and its last tensor ends at {end}</source>
        <translation>内存 {id} 有 {size} 字节，而其最后一个张量结束于 {end}</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>内存 {memory}</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>模型 {model}</translation>
    </message>
    <message>
        <source>named data &apos;{name}&apos; is missing</source>
        <translation>缺少命名数据“{name}”</translation>
    </message>
    <message>
        <source>names operator code {index}</source>
        <translation>引用了算子代码 {index}</translation>
    </message>
    <message>
        <source>nearest by &apos;{coordinates}&apos; and &apos;{rounding}&apos;</source>
        <translation>按“{coordinates}”和“{rounding}”的最近邻插值</translation>
    </message>
    <message>
        <source>nested more than {limit} deep</source>
        <translation>嵌套超过 {limit} 层</translation>
    </message>
    <message>
        <source>no kernel for {operator}</source>
        <translation>没有适用于 {operator} 的内核</translation>
    </message>
    <message>
        <source>no more than {limit}</source>
        <translation>不超过 {limit}</translation>
    </message>
    <message>
        <source>no more than {limit} bytes of all packed entries</source>
        <translation>所有压缩条目合计不超过 {limit} 字节</translation>
    </message>
    <message>
        <source>no temporary folder: {reason}</source>
        <translation>没有临时文件夹：{reason}</translation>
    </message>
    <message>
        <source>node {node}</source>
        <translation>节点 {node}</translation>
    </message>
    <message>
        <source>one of {expected}</source>
        <translation>{expected} 之一</translation>
    </message>
    <message>
        <source>one of {shape}</source>
        <translation>{shape} 之一</translation>
    </message>
    <message>
        <source>operator {index} of {count}</source>
        <translation>算子 {index}，共 {count} 个</translation>
    </message>
    <message>
        <source>operator {operator}</source>
        <translation>算子 {operator}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>pool {pool}</source>
        <translation>内存池 {pool}</translation>
    </message>
    <message>
        <source>position {position}</source>
        <translation>位置 {position}</translation>
    </message>
    <message>
        <source>reduction &apos;{mode}&apos;</source>
        <translation>归约“{mode}”</translation>
    </message>
    <message>
        <source>result has shape {tensor} but its memory is for {other_tensor}</source>
        <translation>结果的形状为 {tensor}，而其内存用于 {other_tensor}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>规则“{rule}”不匹配任何张量</translation>
    </message>
    <message>
        <source>segment {index} of {count}</source>
        <translation>段 {index}，共 {count} 个</translation>
    </message>
    <message>
        <source>segments start at byte {offset}, inside the program of {size} bytes</source>
        <translation>段从字节 {offset} 开始，落在 {size} 字节的程序之内</translation>
    </message>
    <message>
        <source>shape_dynamism {value}</source>
        <translation>shape_dynamism {value}</translation>
    </message>
    <message>
        <source>shapes {tensor} and {other_tensor} do not broadcast</source>
        <translation>形状 {tensor} 与 {other_tensor} 无法广播</translation>
    </message>
    <message>
        <source>sizes {tensor} and {other_tensor}</source>
        <translation>大小 {tensor} 和 {other_tensor}</translation>
    </message>
    <message>
        <source>slope {shape}</source>
        <translation>斜率 {shape}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>state &apos;{name}&apos;: got {tensor}</source>
        <translation>状态“{name}”：实际为 {tensor}</translation>
    </message>
    <message>
        <source>step {step} ({node})</source>
        <translation>步骤 {step}（{node}）</translation>
    </message>
    <message>
        <source>subgraph {subgraph}</source>
        <translation>子图 {subgraph}</translation>
    </message>
    <message>
        <source>the content of one of {suffixes}</source>
        <translation>以下类型之一的内容：{suffixes}</translation>
    </message>
    <message>
        <source>the file ends after {size} bytes</source>
        <translation>文件在 {size} 字节后结束</translation>
    </message>
    <message>
        <source>the program breaks the rule &apos;{rule}&apos; after &apos;{stage}&apos;: {detail}</source>
        <translation>程序在“{stage}”之后违反规则“{rule}”：{detail}</translation>
    </message>
    <message>
        <source>the shape {shape}</source>
        <translation>形状 {shape}</translation>
    </message>
    <message>
        <source>the size {expression} has no bounds</source>
        <translation>大小 {expression} 没有界限</translation>
    </message>
    <message>
        <source>the size {expression} is beyond 64 bits</source>
        <translation>大小 {expression} 超出 64 位</translation>
    </message>
    <message>
        <source>the size {expression} may divide by 0</source>
        <translation>大小 {expression} 可能除以 0</translation>
    </message>
    <message>
        <source>the size {expression} may have a negative exponent</source>
        <translation>大小 {expression} 的指数可能为负</translation>
    </message>
    <message>
        <source>the stage &apos;{stage}&apos; cannot be skipped</source>
        <translation>阶段“{stage}”不能跳过</translation>
    </message>
    <message>
        <source>unknown column &apos;{column}&apos;</source>
        <translation>未知的列“{column}”</translation>
    </message>
    <message>
        <source>unknown type &apos;{type}&apos; in an operator schema</source>
        <translation>算子 schema 中有未知的类型“{type}”</translation>
    </message>
    <message>
        <source>value type {type}</source>
        <translation>值类型 {type}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>值 {value}</translation>
    </message>
    <message>
        <source>values of {count} elements</source>
        <translation>{count} 个元素的值</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>版本 {version}</translation>
    </message>
    <message>
        <source>writes value {value}</source>
        <translation>写入值 {value}</translation>
    </message>
    <message>
        <source>zero point {value}</source>
        <translation>零点 {value}</translation>
    </message>
    <message>
        <source>{backend}: {reason}</source>
        <translation>{backend}：{reason}</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of segment data</source>
        <translation>位于 {offset} 的 {bytes} 字节超出 {size} 字节的段数据</translation>
    </message>
    <message>
        <source>{bytes} bytes of data at {offset} lie outside segment {index} of {size} bytes</source>
        <translation>位于 {offset} 的 {bytes} 字节数据超出段 {index} 的 {size} 字节</translation>
    </message>
    <message>
        <source>{bytes} for its sizes</source>
        <translation>{bytes}，与其大小相符</translation>
    </message>
    <message>
        <source>{bytes} for {shape}</source>
        <translation>{bytes}，对应 {shape}</translation>
    </message>
    <message>
        <source>{count} as in the first line</source>
        <translation>{count}，与第一行相同</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} 个单元格</translation>
    </message>
    <message>
        <source>{count} dimensions</source>
        <translation>{count} 个维度</translation>
    </message>
    <message>
        <source>{count} dimensions of a token</source>
        <translation>每个 token 有 {count} 个维度</translation>
    </message>
    <message>
        <source>{count} dimensions with one scale</source>
        <translation>共用一个缩放因子的 {count} 个维度</translation>
    </message>
    <message>
        <source>{count} elements</source>
        <translation>{count} 个元素</translation>
    </message>
    <message>
        <source>{count} elements of f32</source>
        <translation>{count} 个 f32 元素</translation>
    </message>
    <message>
        <source>{count} externals</source>
        <translation>{count} 个外部值</translation>
    </message>
    <message>
        <source>{count} floats</source>
        <translation>{count} 个浮点数</translation>
    </message>
    <message>
        <source>{count} input channels in a group</source>
        <translation>每组 {count} 个输入通道</translation>
    </message>
    <message>
        <source>{count} scales</source>
        <translation>{count} 个缩放因子</translation>
    </message>
    <message>
        <source>{count} scales in constant {index}</source>
        <translation>常量 {index} 中的 {count} 个缩放因子</translation>
    </message>
    <message>
        <source>{mode} by &apos;{coordinates}&apos;</source>
        <translation>按“{coordinates}”的 {mode}</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>{buffers} 个缓冲区却有 {offsets} 个偏移量</translation>
    </message>
    <message>
        <source>{operator} has no output</source>
        <translation>{operator} 没有输出</translation>
    </message>
    <message>
        <source>{operator} writes constant {value}</source>
        <translation>{operator} 写入常量 {value}</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, first at {step}: {largest}</source>
        <translation>{pool} 需要 {needed} 字节，比容量 {capacity} 多 {bytes}；超出容量者，首次出现于 {step}：{largest}</translation>
    </message>
    <message>
        <source>{replacement} takes {count} arguments</source>
        <translation>{replacement} 接受 {count} 个参数</translation>
    </message>
    <message>
        <source>{shape} as {other_shape}</source>
        <translation>{shape} 变为 {other_shape}</translation>
    </message>
    <message>
        <source>{sizes} sizes and {count} strides</source>
        <translation>{sizes} 个大小和 {count} 个步幅</translation>
    </message>
    <message>
        <source>{tensor} ({bytes} B)</source>
        <translation>{tensor} ({bytes} B)</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but are in different pools</source>
        <translation>{tensor} 与 {other_tensor} 共用存储，但位于不同的内存池</translation>
    </message>
    <message>
        <source>{tensor} does not expand to {other_tensor}</source>
        <translation>{tensor} 无法扩展为 {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} ends before it starts</source>
        <translation>{tensor} 的结束早于开始</translation>
    </message>
    <message>
        <source>{tensor} has a size that does not fit in 64 bits</source>
        <translation>{tensor} 的大小超出 64 位</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, before the start of its pool</source>
        <translation>{tensor} 位于 {offset}，在其内存池起始之前</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, but is pinned to {pin}</source>
        <translation>{tensor} 位于 {offset}，但已固定到 {pin}</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{tensor} 位于 {offset}：其末尾超出 64 位</translation>
    </message>
    <message>
        <source>{tensor} times {other_tensor}</source>
        <translation>{tensor} 乘以 {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} with {other_tensor}</source>
        <translation>{tensor} 与 {other_tensor}</translation>
    </message>
    <message>
        <source>{fault} ({reason})</source>
        <translation>{fault}（{reason}）</translation>
    </message>
    <message>
        <source>{part} ends at byte {end}, the file has {size}</source>
        <translation>{part} 在字节 {end} 处结束，而文件有 {size} 字节</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not usable</source>
        <translation>“{value}”不可用</translation>
    </message>
    <message>
        <source>a little-endian number type</source>
        <translation>小端数值类型</translation>
    </message>
    <message>
        <source>a tensor or a number</source>
        <translation>张量或数值</translation>
    </message>
    <message>
        <source>a whole number of at least {min}</source>
        <translation>不小于 {min} 的整数</translation>
    </message>
    <message>
        <source>an index or one of {expected}</source>
        <translation>序号，或 {expected} 之一</translation>
    </message>
    <message>
        <source>at most 16 GiB</source>
        <translation>至多 16 GiB</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>请选择其他文件夹</translation>
    </message>
    <message>
        <source>give the shape with --shape where it varies</source>
        <translation>形状可变时请用 --shape 给出</translation>
    </message>
    <message>
        <source>input &apos;{key}&apos; is given twice</source>
        <translation>输入“{key}”给出了两次</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; takes no value</source>
        <translation>输入 {index}“{name}”不接受值</translation>
    </message>
    <message>
        <source>no recorded run {index}</source>
        <translation>没有录制的运行 {index}</translation>
    </message>
    <message>
        <source>one --input for each</source>
        <translation>每个输入一个 --input</translation>
    </message>
    <message>
        <source>row-major</source>
        <translation>行主序</translation>
    </message>
    <message>
        <source>save numpy.ascontiguousarray(x)</source>
        <translation>请保存 numpy.ascontiguousarray(x)</translation>
    </message>
    <message>
        <source>the .npy data is cut off</source>
        <translation>.npy 数据不完整</translation>
    </message>
    <message>
        <source>the .npy header is cut off</source>
        <translation>.npy 头不完整</translation>
    </message>
    <message>
        <source>the array is stored column-major</source>
        <translation>数组按列主序存储</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} 字节</translation>
    </message>
    <message>
        <source>{size} for {tensor}</source>
        <translation>{tensor} 需要 {size}</translation>
    </message>
    <message>
        <source>{tensor} is too large</source>
        <translation>{tensor} 太大</translation>
    </message>
    <message>
        <source>[gates * width, features]</source>
        <translation>[gates * width, features]</translation>
    </message>
    <message>
        <source>[layers, batch, width]</source>
        <translation>[layers, batch, width]</translation>
    </message>
    <message>
        <source>a linear layer whose weight has {rank} dimensions is not lowered yet</source>
        <translation>权重为 {rank} 维的线性层暂不支持 lowering</translation>
    </message>
    <message>
        <source>a recurrent layer with a state of this shape is not lowered yet</source>
        <translation>状态为此形状的循环层暂不支持 lowering</translation>
    </message>
    <message>
        <source>a result of {rank} dimensions</source>
        <translation>{rank} 维的结果</translation>
    </message>
    <message>
        <source>a size is larger than any memory</source>
        <translation>有一个大小超过任何内存</translation>
    </message>
    <message>
        <source>a type for each value of the graph</source>
        <translation>图中每个值的类型</translation>
    </message>
    <message>
        <source>an input that is not read after the last instruction</source>
        <translation>在最后一条指令之后不再读取的输入</translation>
    </message>
    <message>
        <source>close other programs, or lower the sizes</source>
        <translation>请关闭其他程序，或减小大小</translation>
    </message>
    <message>
        <source>result has shape {tensor}</source>
        <translation>结果的形状为 {tensor}</translation>
    </message>
    <message>
        <source>sizes of 0 or more, whose product fits 63 bits</source>
        <translation>不小于 0 且乘积可用 63 位表示的大小</translation>
    </message>
    <message>
        <source>sizes that a real program has</source>
        <translation>真实程序会有的大小</translation>
    </message>
    <message>
        <source>the file has changed since it was opened</source>
        <translation>文件在打开后已更改</translation>
    </message>
    <message>
        <source>the type of &apos;{name}&apos; is not known</source>
        <translation>“{name}”的类型未知</translation>
    </message>
    <message>
        <source>{operator} with weights of these shapes is not lowered yet</source>
        <translation>权重为这些形状的 {operator} 暂不支持 lowering</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is an operand and a result</source>
        <translation>“{name}”既是操作数又是结果</translation>
    </message>
    <message>
        <source>a result in memory of its own</source>
        <translation>拥有独立内存的结果</translation>
    </message>
    <message>
        <source>a tensor for each result</source>
        <translation>每个结果一个张量</translation>
    </message>
    <message>
        <source>results in memory of their own</source>
        <translation>各自拥有内存的结果</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator</source>
        <translation>“{name}”不是算子</translation>
    </message>
    <message>
        <source>1..{limit} characters</source>
        <translation>1..{limit} 个字符</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>a (possibly empty) text</source>
        <translation>文本（可为空）</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>布尔值</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>浮点数</translation>
    </message>
    <message>
        <source>a fully qualified name</source>
        <translation>完全限定名称</translation>
    </message>
    <message>
        <source>a list of Booleans</source>
        <translation>布尔值列表</translation>
    </message>
    <message>
        <source>a list of floating-point numbers</source>
        <translation>浮点数列表</translation>
    </message>
    <message>
        <source>a list of optional tensors</source>
        <translation>可选张量列表</translation>
    </message>
    <message>
        <source>a method has no name</source>
        <translation>有方法没有名称</translation>
    </message>
    <message>
        <source>a place in an arena, data, or memory that the caller supplies</source>
        <translation>arena 内的位置、数据或由调用方提供的内存</translation>
    </message>
    <message>
        <source>a place inside its arena</source>
        <translation>其 arena 内的位置</translation>
    </message>
    <message>
        <source>a placeholder 0 at index 0, with or without constants</source>
        <translation>索引 0 处的占位 0，无论有无常量</translation>
    </message>
    <message>
        <source>a result with dynamic sizes</source>
        <translation>具有动态大小的结果</translation>
    </message>
    <message>
        <source>a tensor, a number or a string</source>
        <translation>张量、数值或字符串</translation>
    </message>
    <message>
        <source>a type that {type} of argument &apos;{argument}&apos; casts to</source>
        <translation>参数“{argument}”的 {type} 可转换到的类型</translation>
    </message>
    <message>
        <source>an operator that reads it, as {operator} does</source>
        <translation>与 {operator} 一样读取它的算子</translation>
    </message>
    <message>
        <source>an operator that writes it, as {operator} does</source>
        <translation>与 {operator} 一样写入它的算子</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has dimension order {order}</source>
        <translation>{operator} 的参数“{argument}”的维度顺序为 {order}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has rank {rank}</source>
        <translation>{operator} 的参数“{argument}”的秩为 {rank}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has sizes {sizes}</source>
        <translation>{operator} 的参数“{argument}”的大小为 {sizes}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has type {type}</source>
        <translation>{operator} 的参数“{argument}”的类型为 {type}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {kind}</source>
        <translation>{operator} 的参数“{argument}”是 {kind}</translation>
    </message>
    <message>
        <source>arguments &apos;{argument}&apos; ({value}) and &apos;{other_argument}&apos; ({other_value}) of {operator} differ</source>
        <translation>{operator} 的参数“{argument}”（{value}）与“{other_argument}”（{other_value}）不一致</translation>
    </message>
    <message>
        <source>constant_segment.offsets is empty</source>
        <translation>constant_segment.offsets 为空</translation>
    </message>
    <message>
        <source>named data has no key</source>
        <translation>命名数据没有键</translation>
    </message>
    <message>
        <source>no constants, or a segment with bytes</source>
        <translation>没有常量，或含有字节的段</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes has {bytes} at index 0</source>
        <translation>non_const_buffer_sizes 的索引 0 处为 {bytes}</translation>
    </message>
    <message>
        <source>one dimension order: the default one, or channels last</source>
        <translation>相同的维度顺序：默认顺序或通道在后</translation>
    </message>
    <message>
        <source>one element type</source>
        <translation>相同的元素类型</translation>
    </message>
    <message>
        <source>one number of elements</source>
        <translation>相同的元素数量</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>相同的秩</translation>
    </message>
    <message>
        <source>rank {minimum} to {maximum}</source>
        <translation>秩 {minimum} 至 {maximum}</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>秩 {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at least</source>
        <translation>秩至少为 {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at most</source>
        <translation>秩至多为 {rank}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} has type {type}</source>
        <translation>{operator} 的结果“{result}”的类型为 {type}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} is static, but the sizes of argument &apos;{argument}&apos; change</source>
        <translation>{operator} 的结果“{result}”是静态的，但参数“{argument}”的大小会变化</translation>
    </message>
    <message>
        <source>segment {index} of the constants has no bytes</source>
        <translation>常量的段 {index} 没有字节</translation>
    </message>
    <message>
        <source>size {size} in dimension {dimension}, as dimension {other_dimension} of &apos;{argument}&apos; has</source>
        <translation>维度 {dimension} 的大小为 {size}，与“{argument}”的维度 {other_dimension} 相同</translation>
    </message>
    <message>
        <source>sizes that broadcast with {sizes}</source>
        <translation>可与 {sizes} 广播的大小</translation>
    </message>
    <message>
        <source>sizes {sizes}</source>
        <translation>大小 {sizes}</translation>
    </message>
    <message>
        <source>tensor {value} has no memory</source>
        <translation>张量 {value} 没有内存</translation>
    </message>
    <message>
        <source>tensors of smaller indices than their list</source>
        <translation>索引小于其列表的张量</translation>
    </message>
    <message>
        <source>the default dimension order</source>
        <translation>默认的维度顺序</translation>
    </message>
    <message>
        <source>the default dimension order or channels last</source>
        <translation>默认的维度顺序或通道在后</translation>
    </message>
    <message>
        <source>the input is {kind}</source>
        <translation>输入是 {kind}</translation>
    </message>
    <message>
        <source>the operator library names no operator</source>
        <translation>算子库未列出任何算子</translation>
    </message>
    <message>
        <source>the program has named data but no segments</source>
        <translation>程序有命名数据，但没有段</translation>
    </message>
    <message>
        <source>two methods are called &apos;{name}&apos;</source>
        <translation>有两个方法名为“{name}”</translation>
    </message>
    <message>
        <source>unknown target &apos;{target}&apos;</source>
        <translation>未知的目标“{target}”</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of memory {memory_id}</source>
        <translation>位于 {offset} 的 {bytes} 字节超出内存 {memory_id} 的 {size} 字节</translation>
    </message>
    <message>
        <source>{id} cannot run {missing}</source>
        <translation>{id} 无法运行 {missing}</translation>
    </message>
    <message>
        <source>{kind} or None</source>
        <translation>{kind} 或 None</translation>
    </message>
    <message>
        <source>{operator} is called with {count} arguments</source>
        <translation>调用 {operator} 时带 {count} 个参数</translation>
    </message>
    <message>
        <source>{targets}, or the .txt file of an operator library</source>
        <translation>{targets}，或算子库的 .txt 文件</translation>
    </message>
    <message>
        <source>0 or more: with less the kernel writes beyond its memory</source>
        <translation>0 或更大：小于 0 时内核会写到其内存之外</translation>
    </message>
    <message>
        <source>256 of them</source>
        <translation>256 个</translation>
    </message>
    <message>
        <source>64-bit, x86-32 or arm-32</source>
        <translation>64-bit、x86-32 或 arm-32</translation>
    </message>
    <message>
        <source>Arena of {pool}</source>
        <translation>{pool} 的 arena</translation>
    </message>
    <message>
        <source>Buffers bound by the caller</source>
        <translation>由调用方绑定的缓冲区</translation>
    </message>
    <message>
        <source>Code of the application</source>
        <translation>应用程序的代码</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>Data of the application</source>
        <translation>应用程序的数据</translation>
    </message>
    <message>
        <source>Initial states</source>
        <translation>初始状态</translation>
    </message>
    <message>
        <source>Memory of {call}</source>
        <translation>{call} 的内存</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>方法分配器</translation>
    </message>
    <message>
        <source>Named data of payloads</source>
        <translation>载荷的命名数据</translation>
    </message>
    <message>
        <source>Packed weights of {call}</source>
        <translation>{call} 的打包权重</translation>
    </message>
    <message>
        <source>Payload {call}</source>
        <translation>载荷 {call}</translation>
    </message>
    <message>
        <source>Payload {call}: headers</source>
        <translation>载荷 {call}：头部</translation>
    </message>
    <message>
        <source>Payload {call}: {block}</source>
        <translation>载荷 {call}：{block}</translation>
    </message>
    <message>
        <source>Payload {delegate} of method {method}</source>
        <translation>方法 {method} 的载荷 {delegate}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Scratch of {call}</source>
        <translation>{call} 的暂存</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>栈</translation>
    </message>
    <message>
        <source>State in {pool}</source>
        <translation>{pool} 中的状态</translation>
    </message>
    <message>
        <source>Structures of TensorFlow Lite Micro</source>
        <translation>TensorFlow Lite Micro 的结构体</translation>
    </message>
    <message>
        <source>Temp allocator</source>
        <translation>临时分配器</translation>
    </message>
    <message>
        <source>Workspace of {call}</source>
        <translation>{call} 的工作区</translation>
    </message>
    <message>
        <source>[batches, rows, K] and [batches, columns, K]</source>
        <translation>[批次, 行, K] 与 [批次, 列, K]</translation>
    </message>
    <message>
        <source>a bias: the kernel of a {core} ignores kernel_sum</source>
        <translation>偏置：{core} 的内核会忽略 kernel_sum</translation>
    </message>
    <message>
        <source>a matrix, a list of indices and one of offsets</source>
        <translation>一个矩阵、一个索引列表和一个偏移量列表</translation>
    </message>
    <message>
        <source>a planning pass follows ExecuTorch&apos;s own node list, in which node {index} is {operator} and not {other_operator}</source>
        <translation>规划处理过程遵循 ExecuTorch 自己的节点列表，其中节点 {index} 是 {operator}，而不是 {other_operator}</translation>
    </message>
    <message>
        <source>a power of two, and no negative number</source>
        <translation>2 的幂，且没有负数</translation>
    </message>
    <message>
        <source>a program that was made for this core</source>
        <translation>为此核心生成的程序</translation>
    </message>
    <message>
        <source>a run on this machine</source>
        <translation>在本机上的运行</translation>
    </message>
    <message>
        <source>a tensor of {type}</source>
        <translation>{type} 张量</translation>
    </message>
    <message>
        <source>a tensor whose elements lie one after another</source>
        <translation>元素连续排列的张量</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has {bytes} bytes</source>
        <translation>{operator} 的参数“{argument}”有 {bytes} 字节</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {numbers}</source>
        <translation>{operator} 的参数“{argument}”为 {numbers}</translation>
    </message>
    <message>
        <source>argument {index}, {tensor}, has gaps</source>
        <translation>参数 {index}（{tensor}）存在空隙</translation>
    </message>
    <message>
        <source>as many windows as fit</source>
        <translation>能放下的窗口数量</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>至少</translation>
    </message>
    <message>
        <source>block {block}</source>
        <translation>块 {block}</translation>
    </message>
    <message>
        <source>channels and sizes that fit</source>
        <translation>相符的通道和大小</translation>
    </message>
    <message>
        <source>channels last: [0, 2, 3, 1]</source>
        <translation>通道在后：[0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>defines a tag without a name or a backend</source>
        <translation>定义了没有名称或后端的标记</translation>
    </message>
    <message>
        <source>defines tag &apos;{tag}&apos; twice</source>
        <translation>重复定义了标记“{tag}”</translation>
    </message>
    <message>
        <source>each stored once</source>
        <translation>每个只存储一次</translation>
    </message>
    <message>
        <source>equal sizes</source>
        <translation>相同的大小</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>every dimension once</source>
        <translation>每个维度各一次</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>精确</translation>
    </message>
    <message>
        <source>floats, or a cortex_m operator: this one knows no scales; lowering could not fuse what follows it</source>
        <translation>浮点数，或 cortex_m 算子：此算子不处理缩放因子；lowering 未能融合其后的部分</translation>
    </message>
    <message>
        <source>given</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>given for {name}</source>
        <translation>为 {name} 指定</translation>
    </message>
    <message>
        <source>gives tag &apos;{tag}&apos; a compile spec without a key or a value</source>
        <translation>为标记“{tag}”给出了没有键或值的编译选项</translation>
    </message>
    <message>
        <source>int8 or int16</source>
        <translation>int8 或 int16</translation>
    </message>
    <message>
        <source>its payload, block scratch_data</source>
        <translation>其载荷的块 scratch_data</translation>
    </message>
    <message>
        <source>kernel_sum, without which the kernel of a {core} fails</source>
        <translation>kernel_sum，缺少它 {core} 的内核会失败</translation>
    </message>
    <message>
        <source>least &lt;= most</source>
        <translation>least &lt;= most</translation>
    </message>
    <message>
        <source>link with -Wl,-Map=FIRMWARE.map</source>
        <translation>请使用 -Wl,-Map=FIRMWARE.map 链接</translation>
    </message>
    <message>
        <source>m0plus, m4, m7, m33, m55 or m85</source>
        <translation>m0plus、m4、m7、m33、m55 或 m85</translation>
    </message>
    <message>
        <source>measured on other programs</source>
        <translation>根据其他程序的测量</translation>
    </message>
    <message>
        <source>no linker map</source>
        <translation>没有链接器映射文件</translation>
    </message>
    <message>
        <source>no list of sections</source>
        <translation>没有节列表</translation>
    </message>
    <message>
        <source>no release of ExecuTorch has all of the Cortex-M operators: {names}; a runtime refuses calls with another count of arguments</source>
        <translation>没有任何 ExecuTorch 发行版包含全部这些 Cortex-M 算子：{names}；运行时会拒绝参数数量不同的调用</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>均没有</translation>
    </message>
    <message>
        <source>one dimension order</source>
        <translation>相同的维度顺序</translation>
    </message>
    <message>
        <source>one dimension order: the kernel keeps the operand&apos;s, so values end up elsewhere</source>
        <translation>相同的维度顺序：内核保持操作数的顺序，因此值会落在别处</translation>
    </message>
    <message>
        <source>one of each, with a shift of {minimum} to {maximum}</source>
        <translation>各一个，移位量为 {minimum} 至 {maximum}</translation>
    </message>
    <message>
        <source>one size</source>
        <translation>唯一的大小</translation>
    </message>
    <message>
        <source>operators {begin} to {end} cannot be cut this way</source>
        <translation>算子 {begin} 至 {end} 无法这样切分</translation>
    </message>
    <message>
        <source>padding below the window&apos;s size</source>
        <translation>小于窗口大小的填充</translation>
    </message>
    <message>
        <source>padding that fills the last window: the kernel of a {core} refuses any other</source>
        <translation>填满最后一个窗口的填充：{core} 的内核拒绝任何其他填充</translation>
    </message>
    <message>
        <source>padding that fits the result&apos;s width</source>
        <translation>与结果宽度相符的填充</translation>
    </message>
    <message>
        <source>padding that is a multiple of the stride: CMSIS-NN before July 2026 gives wrong rows; run computes the right ones</source>
        <translation>为步幅整数倍的填充：2026 年 7 月之前的 CMSIS-NN 会给出错误的行；run 计算的是正确的行</translation>
    </message>
    <message>
        <source>part of the arena</source>
        <translation>arena 的一部分</translation>
    </message>
    <message>
        <source>rank 1 to 4</source>
        <translation>秩 1 至 4</translation>
    </message>
    <message>
        <source>rank 1 to 4, and 4 numbers before and after</source>
        <translation>秩 1 至 4，前后各 4 个数</translation>
    </message>
    <message>
        <source>rank 4 and dimension order [0, 2, 3, 1]</source>
        <translation>秩 4，维度顺序 [0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>rank 4, row-major</source>
        <translation>秩 4，行主序</translation>
    </message>
    <message>
        <source>row-major tensors: the kernel joins the memory as if it were so, and gives other values</source>
        <translation>行主序张量：内核按行主序连接内存，会给出不同的值</translation>
    </message>
    <message>
        <source>section {section} of {bytes} bytes</source>
        <translation>{bytes} 字节的节 {section}</translation>
    </message>
    <message>
        <source>sections of no more than 2^48 bytes in all</source>
        <translation>合计不超过 2^48 字节的节</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>已载明</translation>
    </message>
    <message>
        <source>symbol {symbol} is {size} by input &apos;{input}&apos; and {other_size} by input &apos;{other_input}&apos;</source>
        <translation>符号 {symbol} 按输入“{input}”为 {size}，按输入“{other_input}”为 {other_size}</translation>
    </message>
    <message>
        <source>tags node {node} of {nodes}</source>
        <translation>标记了节点 {node}，而节点总数为 {nodes}</translation>
    </message>
    <message>
        <source>tags of this method&apos;s nodes, each defined</source>
        <translation>此方法各节点的标记，且每个标记均已定义</translation>
    </message>
    <message>
        <source>the .pte without its data</source>
        <translation>不含数据的 .pte</translation>
    </message>
    <message>
        <source>the .tflite</source>
        <translation>该 .tflite</translation>
    </message>
    <message>
        <source>the .tflite without its data</source>
        <translation>不含数据的 .tflite</translation>
    </message>
    <message>
        <source>the device&apos;s temp allocator</source>
        <translation>设备的临时分配器</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>该文件</translation>
    </message>
    <message>
        <source>the input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>the kernel of a {core} needs kernel_sum</source>
        <translation>{core} 的内核需要 kernel_sum</translation>
    </message>
    <message>
        <source>the kernel of a {core} refuses a line of these sizes</source>
        <translation>{core} 的内核拒绝这种大小的行</translation>
    </message>
    <message>
        <source>the last dimension of a row-major tensor</source>
        <translation>行主序张量的最后一维</translation>
    </message>
    <message>
        <source>the map of GNU ld: &quot;Linker script and memory map&quot;</source>
        <translation>GNU ld 的映射文件：“Linker script and memory map”</translation>
    </message>
    <message>
        <source>the method has control flow</source>
        <translation>该方法含有控制流</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>the result has zero point {zero}</source>
        <translation>结果的零点为 {zero}</translation>
    </message>
    <message>
        <source>the result of {operator} has dimension order {order}, and its operand {other_order}</source>
        <translation>{operator} 的结果的维度顺序为 {order}，而其操作数为 {other_order}</translation>
    </message>
    <message>
        <source>the shift of channel {channel} is {shift}</source>
        <translation>通道 {channel} 的移位量为 {shift}</translation>
    </message>
    <message>
        <source>the weights as they are stored</source>
        <translation>按存储形式计的权重</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>此方案</translation>
    </message>
    <message>
        <source>to resolve the operators</source>
        <translation>用于解析算子</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>unknown abi &apos;{name}&apos;</source>
        <translation>未知的 ABI“{name}”</translation>
    </message>
    <message>
        <source>unknown core &apos;{core}&apos;</source>
        <translation>未知的核心“{core}”</translation>
    </message>
    <message>
        <source>uses tag &apos;{tag}&apos; before it is defined</source>
        <translation>在标记“{tag}”定义之前就使用它</translation>
    </message>
    <message>
        <source>weights [results, features] for the input&apos;s last dimension</source>
        <translation>对应输入最后一维的权重 [结果, 特征]</translation>
    </message>
    <message>
        <source>weights and debug handles</source>
        <translation>权重和调试句柄</translation>
    </message>
    <message>
        <source>padding that adds up to the size of the result</source>
        <translation>与结果大小相符的填充</translation>
    </message>
    <message>
        <source>with its named data</source>
        <translation>含其命名数据</translation>
    </message>
    <message>
        <source>write &apos;#{index}&apos; or &apos;#{other_index}&apos;</source>
        <translation>请写“#{index}”或“#{other_index}”</translation>
    </message>
    <message>
        <source>{channels} channels have {count} results</source>
        <translation>{channels} 个通道有 {count} 个结果</translation>
    </message>
    <message>
        <source>{count} blocks</source>
        <translation>{count} 个块</translation>
    </message>
    <message>
        <source>{count} for each</source>
        <translation>每个 {count} 个</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <translation>{count} 个</translation>
    </message>
    <message>
        <source>{file} has none</source>
        <translation>{file} 中没有</translation>
    </message>
    <message>
        <source>{file}, {sections}</source>
        <translation>{file}，{sections}</translation>
    </message>
    <message>
        <source>{minimum} to {maximum}</source>
        <translation>{minimum} 至 {maximum}</translation>
    </message>
    <message>
        <source>{needed} bytes at least, which the kernel of a {core} writes</source>
        <translation>至少 {needed} 字节，即 {core} 的内核写入的量</translation>
    </message>
    <message>
        <source>{node}: {fault}</source>
        <translation>{node}：{fault}</translation>
    </message>
    <message>
        <source>{node}: {fault}; expected {expected}</source>
        <translation>{node}：{fault}；应为 {expected}</translation>
    </message>
    <message>
        <source>{operator} cannot be called in this layout</source>
        <translation>{operator} 无法在此布局下调用</translation>
    </message>
    <message>
        <source>{operator} convolves a line of {width} into {columns} columns with padding {padding}</source>
        <translation>{operator} 以填充 {padding} 将宽度为 {width} 的行卷积为 {columns} 列</translation>
    </message>
    <message>
        <source>{operator} has int8 argument &apos;{argument}&apos;</source>
        <translation>{operator} 的参数“{argument}”为 int8</translation>
    </message>
    <message>
        <source>{operator} has its bias in kernel_sum</source>
        <translation>{operator} 的偏置在 kernel_sum 中</translation>
    </message>
    <message>
        <source>{operator} has no kernel_sum</source>
        <translation>{operator} 没有 kernel_sum</translation>
    </message>
    <message>
        <source>{operator} has padding {padding} and stride {stride} in its rows</source>
        <translation>{operator} 在行方向的填充为 {padding}，步幅为 {stride}</translation>
    </message>
    <message>
        <source>{operator} joins tensors with dimension order {order} along dimension {dimension}</source>
        <translation>{operator} 沿维度 {dimension} 连接维度顺序为 {order} 的张量</translation>
    </message>
    <message>
        <source>{operator} updates or shares bytes of an operand</source>
        <translation>{operator} 更新或共用操作数的字节</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} differ in size</source>
        <translation>{tensor} 与 {other_tensor} 的大小不同</translation>
    </message>
    <message>
        <source>{tensor} of {operand} is not channels last</source>
        <translation>{operand} 的 {tensor} 不是通道在后</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions</source>
        <translation>{values} 个值，{instructions} 条指令</translation>
    </message>
    <message>
        <source>{value} is computed in place</source>
        <translation>{value} 是就地计算的</translation>
    </message>
    <message>
        <source>{zero}</source>
        <translation>{zero}</translation>
    </message>
    <message>
        <source>0 or more, and -1 once</source>
        <translation>0 或更大，且 -1 至多一次</translation>
    </message>
    <message>
        <source>1 or more of each</source>
        <translation>各为 1 或更大</translation>
    </message>
    <message>
        <source>a row-major tensor in memory of its own</source>
        <translation>拥有自有内存的行主序张量</translation>
    </message>
    <message>
        <source>a scale above 0 and a zero point that its type can hold</source>
        <translation>大于 0 的缩放因子和其类型可表示的零点</translation>
    </message>
    <message>
        <source>an operator of a .tflite</source>
        <translation>.tflite 的算子</translation>
    </message>
    <message>
        <source>as many elements</source>
        <translation>相同的元素数</translation>
    </message>
    <message>
        <source>at most 64</source>
        <translation>至多 64</translation>
    </message>
    <message>
        <source>input {index} has another order of dimensions</source>
        <translation>输入 {index} 的维度顺序不同</translation>
    </message>
    <message>
        <source>input {index} is missing</source>
        <translation>缺少输入 {index}</translation>
    </message>
    <message>
        <source>input {index} is {tensor}</source>
        <translation>输入 {index} 是 {tensor}</translation>
    </message>
    <message>
        <source>none, RELU, RELU_N1_TO_1 or RELU6</source>
        <translation>无、RELU、RELU_N1_TO_1 或 RELU6</translation>
    </message>
    <message>
        <source>one scale</source>
        <translation>一个缩放因子</translation>
    </message>
    <message>
        <source>one scale and one zero point</source>
        <translation>一个缩放因子和一个零点</translation>
    </message>
    <message>
        <source>one, or one for each of {channels} channels</source>
        <translation>一个，或 {channels} 个通道各一个</translation>
    </message>
    <message>
        <source>output {index} is missing</source>
        <translation>缺少输出 {index}</translation>
    </message>
    <message>
        <source>output {index} is {tensor}</source>
        <translation>输出 {index} 是 {tensor}</translation>
    </message>
    <message>
        <source>planned with {sizes}, as in the file; set ranges to change them</source>
        <translation>按文件中的 {sizes} 规划；要更改，请设置范围</translation>
    </message>
    <message>
        <source>planned with {sizes}; set ranges to change them</source>
        <translation>按 {sizes} 规划；要更改，请设置范围</translation>
    </message>
    <message>
        <source>rows of {depth} numbers</source>
        <translation>每行 {depth} 个数</translation>
    </message>
    <message>
        <source>the model&apos;s own operators</source>
        <translation>模型自己的算子</translation>
    </message>
    <message>
        <source>turn off graph passes</source>
        <translation>请关闭图处理过程</translation>
    </message>
    <message>
        <source>type {dtype} is not quantised</source>
        <translation>类型 {dtype} 不是量化类型</translation>
    </message>
    <message>
        <source>weights {tensor} have {count} scales</source>
        <translation>权重 {tensor} 有 {count} 个缩放因子</translation>
    </message>
    <message>
        <source>{channels} numbers</source>
        <translation>{channels} 个数</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}, as in the file; set a range to change it</source>
        <translation>{symbol} 按文件中的 {size} 规划；要更改，请设置范围</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}; set a range to change it</source>
        <translation>{symbol} 按 {size} 规划；要更改，请设置范围</translation>
    </message>
    <message>
        <source>{tensor} has no scale</source>
        <translation>{tensor} 没有缩放因子</translation>
    </message>
    <message>
        <source>a payload</source>
        <translation>载荷</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>32 位整数</translation>
    </message>
    <message>
        <source>build or copy it again</source>
        <translation>请重新构建或重新复制</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; {fault}</source>
        <translation>插件“{id}”{fault}</translation>
    </message>
    <message>
        <source>writes more than {limit} bytes</source>
        <translation>写入超过 {limit} 字节</translation>
    </message>
    <message>
        <source>writes no bytes</source>
        <translation>没有写入任何字节</translation>
    </message>
    <message>
        <source>zero point {zero}</source>
        <translation>零点 {zero}</translation>
    </message>
    <message>
        <source>{tensor} has no memory: it is written at {step}, and neither the plan nor the caller gives it a place</source>
        <translation>{tensor} 没有内存：它在 {step} 写入，而方案和调用方都没有给它位置</translation>
    </message>
    <message>
        <source>a number that a float holds</source>
        <translation>float 能容纳的数</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation, padding or stride above 2^30</source>
        <translation>卷积核、空洞率、填充或步幅超过 2^30 的 {operator}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice</source>
        <translation>“{name}”出现了两次</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice in one object</source>
        <translation>“{name}”在同一个对象中出现了两次</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used before it is computed</source>
        <translation>“{name}”在计算之前被使用</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs recursively, or nests more than {limit} of them</source>
        <translation>“{name}”递归运行图，或嵌套超过 {limit} 个图</translation>
    </message>
    <message>
        <source>&apos;{output}&apos; is computed twice</source>
        <translation>“{output}”被计算两次</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls an unnamed object</source>
        <translation>“{path}”调用了没有名称的对象</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is not a tensor</source>
        <translation>“{path}”不是张量</translation>
    </message>
    <message>
        <source>&apos;{replacement}&apos; is not an operator</source>
        <translation>“{replacement}”不是算子</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has no offset</source>
        <translation>“{tensor}”没有偏移量</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has two offsets</source>
        <translation>“{tensor}”有两个偏移量</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has {bytes} bytes now and {stored_bytes} in the session</source>
        <translation>“{tensor}”现有 {bytes} 字节，会话中为 {stored_bytes}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id} now and in {stored_mem_id} in the session</source>
        <translation>“{tensor}”现在位于内存 {mem_id}，会话中为 {stored_mem_id}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id}, which is not a pool</source>
        <translation>“{tensor}”位于内存 {mem_id}，它不是内存池</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; needs {bytes} bytes, but its slot has {available}; warm up with [{shapes}]</source>
        <translation>“{tensor}”需要 {bytes} 字节，其槽位只有 {available}；请用 [{shapes}] 预热</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number of bytes</source>
        <translation>“{value}”不是字节数</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a size</source>
        <translation>“{value}”不是大小</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an offset</source>
        <translation>“{value}”不是偏移量</translation>
    </message>
    <message>
        <source>0, 0 and 2^-15</source>
        <translation>0、0 和 2^-15</translation>
    </message>
    <message>
        <source>ArenaScope was built without OpenCL</source>
        <translation>ArenaScope 编译时未启用 OpenCL</translation>
    </message>
    <message>
        <source>ArenaScope was built without XNNPACK</source>
        <translation>ArenaScope 编译时未启用 XNNPACK</translation>
    </message>
    <message>
        <source>ExecuTorch also places {bytes} bytes at the last step for writing back {count} states; nothing reads them</source>
        <translation>ExecuTorch 还在最后一步为写回 {count} 个状态放置 {bytes} 字节；没有算子读取它们</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM 合计</translation>
    </message>
    <message>
        <source>a .pt2 with the marks of ExecuTorch&apos;s quantiser for Cortex-M</source>
        <translation>带有 ExecuTorch 的 Cortex-M 量化器标记的 .pt2</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip 压缩包</translation>
    </message>
    <message>
        <source>a GGUF file of llama.cpp: weights without a graph</source>
        <translation>llama.cpp 的 GGUF 文件：只有权重，没有图</translation>
    </message>
    <message>
        <source>a Git LFS pointer to a file of {size} bytes</source>
        <translation>Git LFS 指针，指向 {size} 字节的文件</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself</source>
        <translation>Git LFS 指针，而非文件本身</translation>
    </message>
    <message>
        <source>a Python pickle, such as torch.save writes: weights or objects, no program</source>
        <translation>Python pickle，例如 torch.save 所写：权重或对象，没有程序</translation>
    </message>
    <message>
        <source>a TorchScript archive</source>
        <translation>TorchScript 压缩包</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>Windows 程序或库</translation>
    </message>
    <message>
        <source>a ZIP archive of something else, without a models/*.json entry</source>
        <translation>其他内容的 ZIP 压缩包，没有 models/*.json 条目</translation>
    </message>
    <message>
        <source>a Zstandard archive</source>
        <translation>Zstandard 压缩包</translation>
    </message>
    <message>
        <source>a bias of a dynamic dimension</source>
        <translation>偏置的维度是动态的</translation>
    </message>
    <message>
        <source>a bias that is not a constant</source>
        <translation>偏置不是常量</translation>
    </message>
    <message>
        <source>a bias that is not a single row</source>
        <translation>偏置不是单独一行</translation>
    </message>
    <message>
        <source>a body that does not compute its result &apos;{output}&apos;</source>
        <translation>子图体未计算其结果“{output}”</translation>
    </message>
    <message>
        <source>a body with data-dependent sizes</source>
        <translation>子图体的大小取决于数据</translation>
    </message>
    <message>
        <source>a bound that is not a number</source>
        <translation>界限不是数字</translation>
    </message>
    <message>
        <source>a bundle of more than 2 GiB</source>
        <translation>超过 2 GiB 的数据包</translation>
    </message>
    <message>
        <source>a bundle without a program</source>
        <translation>没有程序的数据包</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>bzip2 压缩包</translation>
    </message>
    <message>
        <source>a compiled library or program (ELF)</source>
        <translation>编译好的库或程序 (ELF)</translation>
    </message>
    <message>
        <source>a custom cell</source>
        <translation>自定义单元</translation>
    </message>
    <message>
        <source>a data-dependent shape</source>
        <translation>取决于数据的形状</translation>
    </message>
    <message>
        <source>a delegate is called</source>
        <translation>调用了委托</translation>
    </message>
    <message>
        <source>a dimension of {size}</source>
        <translation>维度为 {size}</translation>
    </message>
    <message>
        <source>a dynamic shape</source>
        <translation>动态形状</translation>
    </message>
    <message>
        <source>a factor that is not a simple fraction</source>
        <translation>不是简单分数的因子</translation>
    </message>
    <message>
        <source>a file of torch.save: weights or objects, no program</source>
        <translation>torch.save 的文件：权重或对象，没有程序</translation>
    </message>
    <message>
        <source>a file that opens with a valid plan</source>
        <translation>能以有效方案打开的文件</translation>
    </message>
    <message>
        <source>a filter that is not a constant</source>
        <translation>滤波器不是常量</translation>
    </message>
    <message>
        <source>a kernel or an input of this shape</source>
        <translation>此形状的卷积核或输入</translation>
    </message>
    <message>
        <source>a length that is not constant</source>
        <translation>长度不是常量</translation>
    </message>
    <message>
        <source>a limit that is not constant</source>
        <translation>界限不是常量</translation>
    </message>
    <message>
        <source>a line for each layer below the column names</source>
        <translation>列名下方每层一行</translation>
    </message>
    <message>
        <source>a list that is not a permutation</source>
        <translation>列表不是排列</translation>
    </message>
    <message>
        <source>a mask of keys or a past</source>
        <translation>键的掩码或历史</translation>
    </message>
    <message>
        <source>a mask over a dynamic dimension</source>
        <translation>动态维度上的掩码</translation>
    </message>
    <message>
        <source>a matrix of dynamic size</source>
        <translation>大小动态变化的矩阵</translation>
    </message>
    <message>
        <source>a matrix that is not a constant</source>
        <translation>矩阵不是常量</translation>
    </message>
    <message>
        <source>a memory snapshot without a block in use</source>
        <translation>没有使用中块的内存快照</translation>
    </message>
    <message>
        <source>a name that is not a string</source>
        <translation>名称不是字符串</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>从 0 起的数字</translation>
    </message>
    <message>
        <source>a number of boxes that is not constant</source>
        <translation>框的数量不是常量</translation>
    </message>
    <message>
        <source>a one-sided inverse</source>
        <translation>单边逆变换</translation>
    </message>
    <message>
        <source>a package of AOTInductor: compiled code, without the program that it was made of</source>
        <translation>AOTInductor 包：编译后的代码，不含其来源程序</translation>
    </message>
    <message>
        <source>a parameter that is not a constant</source>
        <translation>参数不是常量</translation>
    </message>
    <message>
        <source>a past of keys or of values alone</source>
        <translation>只有键或只有值的历史</translation>
    </message>
    <message>
        <source>a past of dynamic length</source>
        <translation>长度动态变化的历史</translation>
    </message>
    <message>
        <source>a past of this shape</source>
        <translation>此形状的历史</translation>
    </message>
    <message>
        <source>a permutation that is not a matrix transpose</source>
        <translation>排列不是矩阵转置</translation>
    </message>
    <message>
        <source>constants after the graph</source>
        <translation>位于图之后的常量</translation>
    </message>
    <message>
        <source>a power of two from 2^-15 to 2^-9</source>
        <translation>2^-15 到 2^-9 之间的 2 的幂</translation>
    </message>
    <message>
        <source>a program after its header</source>
        <translation>头部之后的程序</translation>
    </message>
    <message>
        <source>a program given on the command line</source>
        <translation>命令行给出的程序</translation>
    </message>
    <message>
        <source>a program that is exported in eval mode</source>
        <translation>以 eval 模式导出的程序</translation>
    </message>
    <message>
        <source>a region that is not constant</source>
        <translation>区域不是常量</translation>
    </message>
    <message>
        <source>a region with its neighbours would be cyclic; {reason}</source>
        <translation>与相邻区域合并会形成环；{reason}</translation>
    </message>
    <message>
        <source>a regular file</source>
        <translation>普通文件</translation>
    </message>
    <message>
        <source>a result whose size depends on data</source>
        <translation>结果的大小取决于数据</translation>
    </message>
    <message>
        <source>a reversed slice of a dynamic dimension</source>
        <translation>动态维度的反向切片</translation>
    </message>
    <message>
        <source>a run-time scale outside a product with an i8 constant</source>
        <translation>运行时缩放因子用于 i8 常量乘积之外</translation>
    </message>
    <message>
        <source>a scale and a zero point, or per-channel scales</source>
        <translation>一个缩放因子和一个零点，或逐通道缩放因子</translation>
    </message>
    <message>
        <source>a scale of its weights is not a positive number</source>
        <translation>其权重的某个缩放因子不是正数</translation>
    </message>
    <message>
        <source>a scale that is not a finite number above 0</source>
        <translation>缩放因子不是大于 0 的有限数</translation>
    </message>
    <message>
        <source>a scale that is not given</source>
        <translation>未给出缩放因子</translation>
    </message>
    <message>
        <source>a sequence or an optional value is not a tensor</source>
        <translation>序列或可选值不是张量</translation>
    </message>
    <message>
        <source>a shape that does not match the input</source>
        <translation>形状与输入不匹配</translation>
    </message>
    <message>
        <source>a signal of this kind</source>
        <translation>此类信号</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>a size that is not a number</source>
        <translation>大小不是数字</translation>
    </message>
    <message>
        <source>a size that is not an integer</source>
        <translation>大小不是整数</translation>
    </message>
    <message>
        <source>a size that is not constant</source>
        <translation>大小不是常量</translation>
    </message>
    <message>
        <source>a slope that is not a number</source>
        <translation>斜率不是数字</translation>
    </message>
    <message>
        <source>a valid sparse tensor</source>
        <translation>有效的稀疏张量</translation>
    </message>
    <message>
        <source>a step or a length that is not constant</source>
        <translation>步长或长度不是常量</translation>
    </message>
    <message>
        <source>a step towards the end</source>
        <translation>朝向末尾的步长</translation>
    </message>
    <message>
        <source>a string that ends past the pickle</source>
        <translation>字符串超出 pickle 末尾</translation>
    </message>
    <message>
        <source>a supported node</source>
        <translation>受支持的节点</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar 压缩包</translation>
    </message>
    <message>
        <source>a tensor in an arena or bound by the caller</source>
        <translation>位于 arena 中或由调用方绑定的张量</translation>
    </message>
    <message>
        <source>a tensor of an unknown type</source>
        <translation>类型未知的张量</translation>
    </message>
    <message>
        <source>a tensor of more than {bytes} bytes</source>
        <translation>超过 {bytes} 字节的张量</translation>
    </message>
    <message>
        <source>a tensor of {rank} dimensions</source>
        <translation>{rank} 维张量</translation>
    </message>
    <message>
        <source>a tensor that is not stored row by row</source>
        <translation>未按行存储的张量</translation>
    </message>
    <message>
        <source>a tensor with {stored} bytes, but its sizes need {bytes}</source>
        <translation>张量存有 {stored} 字节，但其大小需要 {bytes}</translation>
    </message>
    <message>
        <source>a text file that begins with &apos;{line}&apos;</source>
        <translation>以“{line}”开头的文本文件</translation>
    </message>
    <message>
        <source>a transposed convolution with groups, dilation or padded results has no Cortex-M operator</source>
        <translation>带分组、空洞率或结果填充的转置卷积没有 Cortex-M 算子</translation>
    </message>
    <message>
        <source>a unique id below {count}</source>
        <translation>小于 {count} 的唯一 id</translation>
    </message>
    <message>
        <source>a unique id for each</source>
        <translation>各有唯一 id</translation>
    </message>
    <message>
        <source>a unique id for each backend</source>
        <translation>每个后端一个唯一 id</translation>
    </message>
    <message>
        <source>a unique id for each partitioner</source>
        <translation>每个划分器一个唯一 id</translation>
    </message>
    <message>
        <source>a unique name for each</source>
        <translation>各有唯一名称</translation>
    </message>
    <message>
        <source>a move redirects a value</source>
        <translation>move 重定向了一个值</translation>
    </message>
    <message>
        <source>a value is used before it is computed</source>
        <translation>值在计算之前被使用</translation>
    </message>
    <message>
        <source>a value of an unknown kind</source>
        <translation>类别未知的值</translation>
    </message>
    <message>
        <source>a value that is not constant</source>
        <translation>值不是常量</translation>
    </message>
    <message>
        <source>a window of this size</source>
        <translation>此大小的窗口</translation>
    </message>
    <message>
        <source>a zero point that is not an 8-bit constant</source>
        <translation>零点不是 8 位常量</translation>
    </message>
    <message>
        <source>activation &apos;{name}&apos;</source>
        <translation>激活函数“{name}”</translation>
    </message>
    <message>
        <source>allow that kind in the pool, or add another pool</source>
        <translation>请在内存池中允许该类别，或再添加一个内存池</translation>
    </message>
    <message>
        <source>an ETDump of more than 2 GiB</source>
        <translation>超过 2 GiB 的 ETDump</translation>
    </message>
    <message>
        <source>an ETDump of this program</source>
        <translation>此程序的 ETDump</translation>
    </message>
    <message>
        <source>an ETDump: times of a run, without a program</source>
        <translation>ETDump：运行的耗时，没有程序</translation>
    </message>
    <message>
        <source>an ETRecord does not describe this kind of program</source>
        <translation>ETRecord 不描述此类程序</translation>
    </message>
    <message>
        <source>an ETRecord, which has no program of its own</source>
        <translation>ETRecord，自身不含程序</translation>
    </message>
    <message>
        <source>an HDF5 file, such as Keras writes</source>
        <translation>HDF5 文件，例如 Keras 所写</translation>
    </message>
    <message>
        <source>an HTML page, saved from a web page instead of the file</source>
        <translation>HTML 网页，而不是文件本身</translation>
    </message>
    <message>
        <source>an XML document, perhaps a server&apos;s error page</source>
        <translation>XML 文档，可能是服务器的错误页</translation>
    </message>
    <message>
        <source>an axis of dynamic size</source>
        <translation>大小动态变化的轴</translation>
    </message>
    <message>
        <source>an empty image</source>
        <translation>空图像</translation>
    </message>
    <message>
        <source>an eps that is not a number</source>
        <translation>eps 不是数字</translation>
    </message>
    <message>
        <source>an extended header of {length} bytes, where the program begins at byte {offset}</source>
        <translation>扩展头部为 {length} 字节，而程序从第 {offset} 字节开始</translation>
    </message>
    <message>
        <source>an extra word</source>
        <translation>多余的词</translation>
    </message>
    <message>
        <source>an image that shrinks this much</source>
        <translation>缩小过多的图像</translation>
    </message>
    <message>
        <source>an input of this shape</source>
        <translation>此形状的输入</translation>
    </message>
    <message>
        <source>an input other than f32 images [N, C, H, W]</source>
        <translation>f32 图像 [N, C, H, W] 以外的输入</translation>
    </message>
    <message>
        <source>an input other than images of constant size</source>
        <translation>大小恒定的图像以外的输入</translation>
    </message>
    <message>
        <source>an input other than images of fixed size</source>
        <translation>大小固定的图像以外的输入</translation>
    </message>
    <message>
        <source>an input that is not [steps, batch, features]</source>
        <translation>输入不是 [步骤, 批次, 特征]</translation>
    </message>
    <message>
        <source>an input that is not a matrix</source>
        <translation>输入不是矩阵</translation>
    </message>
    <message>
        <source>an instruction after the outputs</source>
        <translation>输出之后的指令</translation>
    </message>
    <message>
        <source>an offset for every tensor that an operator writes</source>
        <translation>算子写入的每个张量都有偏移量</translation>
    </message>
    <message>
        <source>an offset in the bundle&apos;s flatbuffer points outside it</source>
        <translation>数据包的 flatbuffer 中有偏移量指向其外</translation>
    </message>
    <message>
        <source>an offset of {count} numbers</source>
        <translation>{count} 个数的偏移量</translation>
    </message>
    <message>
        <source>an offset points outside the file</source>
        <translation>偏移量指向文件之外</translation>
    </message>
    <message>
        <source>a dynamic size</source>
        <translation>动态大小</translation>
    </message>
    <message>
        <source>an operand is missing</source>
        <translation>缺少操作数</translation>
    </message>
    <message>
        <source>an operand is not quantised</source>
        <translation>操作数未量化</translation>
    </message>
    <message>
        <source>an operand is not stored as int8</source>
        <translation>操作数未存为 int8</translation>
    </message>
    <message>
        <source>an operand that is not a dense tensor</source>
        <translation>操作数不是稠密张量</translation>
    </message>
    <message>
        <source>an operand that is not a tensor</source>
        <translation>操作数不是张量</translation>
    </message>
    <message>
        <source>an operator of this backend</source>
        <translation>此后端的算子</translation>
    </message>
    <message>
        <source>an output that no node computes</source>
        <translation>没有节点计算的输出</translation>
    </message>
    <message>
        <source>an undamaged .bpte file</source>
        <translation>未损坏的 .bpte 文件</translation>
    </message>
    <message>
        <source>an undamaged ETDump</source>
        <translation>未损坏的 ETDump</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>xz 压缩包</translation>
    </message>
    <message>
        <source>angles of this shape</source>
        <translation>此形状的角度</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a list of tensors</source>
        <translation>{operator} 的参数“{name}”不是张量列表</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a tensor</source>
        <translation>{operator} 的参数“{name}”不是张量</translation>
    </message>
    <message>
        <source>argument {index} is not a tensor with memory</source>
        <translation>参数 {index} 不是有内存的张量</translation>
    </message>
    <message>
        <source>as many arguments as the payload names</source>
        <translation>参数数量与载荷所列相同</translation>
    </message>
    <message>
        <source>at most 6 and equal to num_dims</source>
        <translation>不超过 6 且等于 num_dims</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as --memory-limit allows</source>
        <translation>不超过 --memory-limit 允许的 {limit} 字节</translation>
    </message>
    <message>
        <source>at most {limit}, the compile spec max_numel</source>
        <translation>不超过编译选项 max_numel 的 {limit}</translation>
    </message>
    <message>
        <source>backend &apos;{backend}&apos; takes no node; Delegates and arenascope partition give the reasons</source>
        <translation>后端“{backend}”不接收任何节点；“委托”面板和 arenascope partition 给出原因</translation>
    </message>
    <message>
        <source>backend &apos;{name}&apos; is already registered</source>
        <translation>后端“{name}”已注册</translation>
    </message>
    <message>
        <source>batch norm over batch statistics is not lowered yet</source>
        <translation>基于批次统计的批归一化暂不支持 lowering</translation>
    </message>
    <message>
        <source>blocks of this shape</source>
        <translation>此形状的块</translation>
    </message>
    <message>
        <source>boxes of a dynamic number</source>
        <translation>数量动态变化的框</translation>
    </message>
    <message>
        <source>branches whose results differ in type or shape</source>
        <translation>各分支结果的类型或形状不同</translation>
    </message>
    <message>
        <source>branches with different numbers of results</source>
        <translation>各分支结果数量不同</translation>
    </message>
    <message>
        <source>buffer &apos;{buffer}&apos; is written but is not an input</source>
        <translation>缓冲区“{buffer}”被写入，但不是输入</translation>
    </message>
    <message>
        <source>call torch.cuda.memory._record_memory_history() before the model runs</source>
        <translation>请在模型运行前调用 torch.cuda.memory._record_memory_history()</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>无法解压</translation>
    </message>
    <message>
        <source>change the editor command in Preferences</source>
        <translation>请在“首选项”中更改编辑器命令</translation>
    </message>
    <message>
        <source>channels after the image</source>
        <translation>通道位于图像之后</translation>
    </message>
    <message>
        <source>channels that are not a multiple of the groups</source>
        <translation>通道数不是分组数的倍数</translation>
    </message>
    <message>
        <source>classes of another shape</source>
        <translation>另一形状的类别</translation>
    </message>
    <message>
        <source>close other programs to free memory, or unpack it</source>
        <translation>请关闭其他程序以释放内存，或将其解压</translation>
    </message>
    <message>
        <source>column &apos;{column}&apos; appears twice</source>
        <translation>列“{column}”出现了两次</translation>
    </message>
    <message>
        <source>compile spec max_numel is not a number</source>
        <translation>编译选项 max_numel 不是数字</translation>
    </message>
    <message>
        <source>constants only</source>
        <translation>只有常量</translation>
    </message>
    <message>
        <source>control-flow bodies are nested too deeply</source>
        <translation>控制流的子图体嵌套过深</translation>
    </message>
    <message>
        <source>convert the model to .tflite or .onnx</source>
        <translation>请将模型转换为 .tflite 或 .onnx</translation>
    </message>
    <message>
        <source>copy all of it from the device, or give the device a larger buffer for it</source>
        <translation>请从设备复制完整内容，或在设备上为其提供更大的缓冲区</translation>
    </message>
    <message>
        <source>copy it from the device again</source>
        <translation>请从设备重新复制</translation>
    </message>
    <message>
        <source>cropping beyond the tensor</source>
        <translation>裁剪超出张量</translation>
    </message>
    <message>
        <source>custom axes</source>
        <translation>自定义轴</translation>
    </message>
    <message>
        <source>cyclic dependency between regions</source>
        <translation>区域之间循环依赖</translation>
    </message>
    <message>
        <source>declared shapes for the results of unsupported operators</source>
        <translation>为不受支持的算子的结果声明的形状</translation>
    </message>
    <message>
        <source>dim_order is not a permutation</source>
        <translation>dim_order 不是排列</translation>
    </message>
    <message>
        <source>dimension {dimension} appears twice in the permutation</source>
        <translation>维度 {dimension} 在排列中出现了两次</translation>
    </message>
    <message>
        <source>dimensions that are not a permutation</source>
        <translation>维度不是排列</translation>
    </message>
    <message>
        <source>does not compute a tensor</source>
        <translation>不计算张量</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>请重新下载</translation>
    </message>
    <message>
        <source>download or copy it again</source>
        <translation>请重新下载或复制</translation>
    </message>
    <message>
        <source>download the file again</source>
        <translation>请重新下载该文件</translation>
    </message>
    <message>
        <source>download the raw file</source>
        <translation>请下载原始文件</translation>
    </message>
    <message>
        <source>dropout is active</source>
        <translation>dropout 处于启用状态</translation>
    </message>
    <message>
        <source>each value computed once</source>
        <translation>每个值只计算一次</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; of {size} bytes ends past the end of the file</source>
        <translation>条目“{name}”（{size} 字节）超出文件末尾</translation>
    </message>
    <message>
        <source>equal sizes, or [1, C, 1, 1] for C channels</source>
        <translation>大小相等，或对 C 个通道为 [1, C, 1, 1]</translation>
    </message>
    <message>
        <source>export the Python model with torch.export.export and save it as .pt2</source>
        <translation>请用 torch.export.export 导出 Python 模型并存为 .pt2</translation>
    </message>
    <message>
        <source>export the model again with a newer PyTorch</source>
        <translation>请用更新的 PyTorch 重新导出模型</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or use --allow-wider-ranges</source>
        <translation>请用更大的范围重新导出模型，或使用 --allow-wider-ranges</translation>
    </message>
    <message>
        <source>export the model to a .pt2, .pte, .onnx or .tflite file</source>
        <translation>请将模型导出为 .pt2、.pte、.onnx 或 .tflite 文件</translation>
    </message>
    <message>
        <source>export the model without torch.cond and loops</source>
        <translation>请不使用 torch.cond 和循环导出模型</translation>
    </message>
    <message>
        <source>external id {external} is used by two values</source>
        <translation>外部 id {external} 被两个值使用</translation>
    </message>
    <message>
        <source>folding constants returned other values than requested</source>
        <translation>常量折叠得到的值与要求不符</translation>
    </message>
    <message>
        <source>give the file that the device&apos;s ETDumpGen wrote</source>
        <translation>请给出设备的 ETDumpGen 写入的文件</translation>
    </message>
    <message>
        <source>given to another backend by a rule</source>
        <translation>由规则交给其他后端</translation>
    </message>
    <message>
        <source>has no buffer</source>
        <translation>没有缓冲区</translation>
    </message>
    <message>
        <source>has no graph</source>
        <translation>没有图</translation>
    </message>
    <message>
        <source>has no memory events</source>
        <translation>没有内存事件</translation>
    </message>
    <message>
        <source>has two graphs</source>
        <translation>有两个图</translation>
    </message>
    <message>
        <source>heads of dynamic size</source>
        <translation>大小动态变化的头</translation>
    </message>
    <message>
        <source>heads that do not divide the last dimension</source>
        <translation>头数不能整除最后一维</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; appears twice</source>
        <translation>id“{id}”出现了两次</translation>
    </message>
    <message>
        <source>index {index} lies outside</source>
        <translation>索引 {index} 超出范围</translation>
    </message>
    <message>
        <source>indices that are not integers</source>
        <translation>索引不是整数</translation>
    </message>
    <message>
        <source>init returned no handle</source>
        <translation>init 未返回句柄</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: dimension {dimension} is {size}, planned for at most {limit}: got {actual}, expected {expected}</source>
        <translation>输入“{name}”：维度 {dimension} 为 {size}，规划上限为 {limit}：得到 {actual}，应为 {expected}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: the plan was made for another value</source>
        <translation>输入“{name}”：方案是为另一个值制定的</translation>
    </message>
    <message>
        <source>input {input} is missing</source>
        <translation>缺少输入 {input}</translation>
    </message>
    <message>
        <source>inputs whose shapes do not broadcast</source>
        <translation>输入的形状无法广播</translation>
    </message>
    <message>
        <source>inputs with incompatible shapes</source>
        <translation>输入的形状不兼容</translation>
    </message>
    <message>
        <source>install a driver, such as pocl-opencl-icd for the CPU</source>
        <translation>请安装驱动，例如用于 CPU 的 pocl-opencl-icd</translation>
    </message>
    <message>
        <source>install libxnnpack-dev and rebuild</source>
        <translation>请安装 libxnnpack-dev 并重新编译</translation>
    </message>
    <message>
        <source>install ocl-icd-opencl-dev and rebuild</source>
        <translation>请安装 ocl-icd-opencl-dev 并重新编译</translation>
    </message>
    <message>
        <source>instruction {number} of {count}</source>
        <translation>指令 {number} / {count}</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>内部错误</translation>
    </message>
    <message>
        <source>internal error: {fault}</source>
        <translation>内部错误：{fault}</translation>
    </message>
    <message>
        <source>is a complex tensor, which is not supported</source>
        <translation>是复数张量，不受支持</translation>
    </message>
    <message>
        <source>is a map</source>
        <translation>是映射</translation>
    </message>
    <message>
        <source>is a sequence</source>
        <translation>是序列</translation>
    </message>
    <message>
        <source>is a string tensor</source>
        <translation>是字符串张量</translation>
    </message>
    <message>
        <source>is an optional value</source>
        <translation>是可选值</translation>
    </message>
    <message>
        <source>is not a plug-in</source>
        <translation>不是插件</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>不是张量</translation>
    </message>
    <message>
        <source>is not an ETRecord</source>
        <translation>不是 ETRecord</translation>
    </message>
    <message>
        <source>it has no offset for &apos;{tensor}&apos;</source>
        <translation>其中没有“{tensor}”的偏移量</translation>
    </message>
    <message>
        <source>items for a value that is not a container</source>
        <translation>为非容器的值给出了元素</translation>
    </message>
    <message>
        <source>its axes or a dynamic size</source>
        <translation>其轴或动态大小</translation>
    </message>
    <message>
        <source>its axis or its condition</source>
        <translation>其轴或条件</translation>
    </message>
    <message>
        <source>its bias is not stored as int32</source>
        <translation>其偏置未存为 int32</translation>
    </message>
    <message>
        <source>its blocks</source>
        <translation>其块</translation>
    </message>
    <message>
        <source>its branches or its condition</source>
        <translation>其分支或条件</translation>
    </message>
    <message>
        <source>its data lies after the flatbuffer</source>
        <translation>其数据位于 flatbuffer 之后</translation>
    </message>
    <message>
        <source>its inputs</source>
        <translation>其输入</translation>
    </message>
    <message>
        <source>its neighbours are not in one region</source>
        <translation>其相邻节点不在同一区域</translation>
    </message>
    <message>
        <source>its norm</source>
        <translation>其范数</translation>
    </message>
    <message>
        <source>its operand and its result are quantised differently</source>
        <translation>其操作数与结果的量化不同</translation>
    </message>
    <message>
        <source>its operand does not have four dimensions</source>
        <translation>其操作数不是四维</translation>
    </message>
    <message>
        <source>its operand has more than four dimensions</source>
        <translation>其操作数超过四维</translation>
    </message>
    <message>
        <source>its operand is not clamped to at least -3 on integers</source>
        <translation>其操作数在整数上未限制为至少 -3</translation>
    </message>
    <message>
        <source>its operands do not have three dimensions</source>
        <translation>其操作数不是三维</translation>
    </message>
    <message>
        <source>its operands have different sizes</source>
        <translation>其操作数大小不同</translation>
    </message>
    <message>
        <source>its padding is too large</source>
        <translation>其填充过大</translation>
    </message>
    <message>
        <source>its result &apos;{output}&apos; is not supported</source>
        <translation>其结果“{output}”不受支持</translation>
    </message>
    <message>
        <source>its result is not stored as int8</source>
        <translation>其结果未存为 int8</translation>
    </message>
    <message>
        <source>its result is not used</source>
        <translation>其结果未被使用</translation>
    </message>
    <message>
        <source>its result is stored as neither int8 nor int16</source>
        <translation>其结果既未存为 int8 也未存为 int16</translation>
    </message>
    <message>
        <source>its result is used before it is quantised, or is quantised in several ways</source>
        <translation>其结果在量化前被使用，或以多种方式量化</translation>
    </message>
    <message>
        <source>its rotary dimension</source>
        <translation>其旋转维度</translation>
    </message>
    <message>
        <source>its sizes are not fixed</source>
        <translation>其大小不固定</translation>
    </message>
    <message>
        <source>its weights are not stored as int8</source>
        <translation>其权重未存为 int8</translation>
    </message>
    <message>
        <source>its weights do not have {number} dimensions</source>
        <translation>其权重不是 {number} 维</translation>
    </message>
    <message>
        <source>its weights have {count} scales</source>
        <translation>其权重有 {count} 个缩放因子</translation>
    </message>
    <message>
        <source>its windows</source>
        <translation>其窗口</translation>
    </message>
    <message>
        <source>keep the program&apos;s .ptd file in the same folder</source>
        <translation>请将程序的 .ptd 文件保存在同一文件夹</translation>
    </message>
    <message>
        <source>keep writes to a value that is not a state</source>
        <translation>keep 写入了不是状态的值</translation>
    </message>
    <message>
        <source>kept on the CPU by a rule</source>
        <translation>由规则保留在 CPU 上</translation>
    </message>
    <message>
        <source>less than 2 GiB without its segments</source>
        <translation>不含段时小于 2 GiB</translation>
    </message>
    <message>
        <source>load it in Python and save torch.export.export(model, inputs)</source>
        <translation>请在 Python 中加载并保存 torch.export.export(model, inputs)</translation>
    </message>
    <message>
        <source>load the plug-in that provides it, or remove the pool&apos;s copy function</source>
        <translation>请加载提供它的插件，或移除内存池的复制函数</translation>
    </message>
    <message>
        <source>locate it with &quot;Show the whole file&quot;</source>
        <translation>请用“显示整个文件”指定其位置</translation>
    </message>
    <message>
        <source>matching channels</source>
        <translation>匹配的通道</translation>
    </message>
    <message>
        <source>matching sizes of the result</source>
        <translation>与结果匹配的大小</translation>
    </message>
    <message>
        <source>matrices of more than 4 rows</source>
        <translation>超过 4 行的矩阵</translation>
    </message>
    <message>
        <source>memory {mem_id} is not a pool</source>
        <translation>内存 {mem_id} 不是内存池</translation>
    </message>
    <message>
        <source>more classes than fit in memory</source>
        <translation>类别多到内存放不下</translation>
    </message>
    <message>
        <source>more steps than {limit}</source>
        <translation>超过 {limit} 步</translation>
    </message>
    <message>
        <source>more than {limit} classes</source>
        <translation>超过 {limit} 个类别</translation>
    </message>
    <message>
        <source>named data of ExecuTorch (.ptd) without a program</source>
        <translation>ExecuTorch 的命名数据 (.ptd)，没有程序</translation>
    </message>
    <message>
        <source>names the program &apos;{program}&apos; as its planner; a file cannot start programs</source>
        <translation>将程序“{program}”指定为规划器；文件不能启动程序</translation>
    </message>
    <message>
        <source>no OpenCL device found</source>
        <translation>未找到 OpenCL 设备</translation>
    </message>
    <message>
        <source>no constant of this program is in an external file, but --data names {file}</source>
        <translation>此程序没有外部文件中的常量，但 --data 指定了 {file}</translation>
    </message>
    <message>
        <source>no layer and no memory</source>
        <translation>没有层，也没有内存</translation>
    </message>
    <message>
        <source>no node computes output &apos;{output}&apos;</source>
        <translation>没有节点计算输出“{output}”</translation>
    </message>
    <message>
        <source>no operator is quantised, so nothing was lowered to Cortex-M operators</source>
        <translation>没有量化的算子，因此没有转换为 Cortex-M 算子</translation>
    </message>
    <message>
        <source>no source editor is set</source>
        <translation>未设置源代码编辑器</translation>
    </message>
    <message>
        <source>no step computes value {value}</source>
        <translation>没有步骤计算值 {value}</translation>
    </message>
    <message>
        <source>no tensors to join</source>
        <translation>没有可连接的张量</translation>
    </message>
    <message>
        <source>not a .npy file</source>
        <translation>不是 .npy 文件</translation>
    </message>
    <message>
        <source>not a .safetensors file</source>
        <translation>不是 .safetensors 文件</translation>
    </message>
    <message>
        <source>not a usable number</source>
        <translation>不是可用的数字</translation>
    </message>
    <message>
        <source>not an ETDump</source>
        <translation>不是 ETDump</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>内存不足</translation>
    </message>
    <message>
        <source>not stated by {backend} or its payload</source>
        <translation>{backend} 及其载荷均未说明</translation>
    </message>
    <message>
        <source>numbers of these types</source>
        <translation>这些类型的数字</translation>
    </message>
    <message>
        <source>numbers that are not 8-bit</source>
        <translation>不是 8 位的数字</translation>
    </message>
    <message>
        <source>numbers that are not f32</source>
        <translation>不是 f32 的数字</translation>
    </message>
    <message>
        <source>offsets of this shape</source>
        <translation>此形状的偏移量</translation>
    </message>
    <message>
        <source>one scale for several rows; a payload has one for each row</source>
        <translation>多行共用一个缩放因子；载荷每行各有一个</translation>
    </message>
    <message>
        <source>open the .pte that it belongs to, with --data FILE</source>
        <translation>请打开其所属的 .pte，并使用 --data 文件</translation>
    </message>
    <message>
        <source>open the .pte that was run on the device</source>
        <translation>请打开在设备上运行的 .pte</translation>
    </message>
    <message>
        <source>open the model with the new value</source>
        <translation>请用新值打开模型</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes</source>
        <translation>内存不足：{bytes} 字节</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes of folded constants</source>
        <translation>内存不足：折叠的常量有 {bytes} 字节</translation>
    </message>
    <message>
        <source>packed keys and values</source>
        <translation>合并的键和值</translation>
    </message>
    <message>
        <source>pads that differ before and after</source>
        <translation>前后填充不同</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; is already registered</source>
        <translation>划分器“{name}”已注册</translation>
    </message>
    <message>
        <source>pass it with that file: --etrecord FILE</source>
        <translation>请与该文件一起给出：--etrecord 文件</translation>
    </message>
    <message>
        <source>payload {index} at location {location}</source>
        <translation>位置 {location} 处的载荷 {index}</translation>
    </message>
    <message>
        <source>per-channel scales of a tensor that is not an i8 constant</source>
        <translation>非 i8 常量的张量带有逐通道缩放因子</translation>
    </message>
    <message>
        <source>per-channel zero points other than 0</source>
        <translation>不为 0 的逐通道零点</translation>
    </message>
    <message>
        <source>plain tensors, numbers and strings in lists and dicts</source>
        <translation>列表和字典中的普通张量、数字和字符串</translation>
    </message>
    <message>
        <source>please report it and attach the file</source>
        <translation>请报告此问题并附上文件</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; failed without a reason</source>
        <translation>插件“{id}”失败，未说明原因</translation>
    </message>
    <message>
        <source>pool &apos;{name}&apos; has an invalid alignment, capacity or address</source>
        <translation>内存池“{name}”的对齐、容量或地址无效</translation>
    </message>
    <message>
        <source>pool {mem_id} names the unknown planner &apos;{planner}&apos;</source>
        <translation>内存池 {mem_id} 指定了未知的规划器“{planner}”</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder, or pass it with --data</source>
        <translation>请将其放入程序所在文件夹，或用 --data 给出</translation>
    </message>
    <message>
        <source>quantise the model before it is exported</source>
        <translation>请在导出前量化模型</translation>
    </message>
    <message>
        <source>quantised programs with control flow cannot be lowered to Cortex-M operators</source>
        <translation>带控制流的量化程序无法转换为 Cortex-M 算子</translation>
    </message>
    <message>
        <source>query heads that are not a multiple of the key heads</source>
        <translation>查询头数不是键头数的倍数</translation>
    </message>
    <message>
        <source>random numbers, which differ from run to run</source>
        <translation>随机数，每次运行都不同</translation>
    </message>
    <message>
        <source>random values of this type are not supported</source>
        <translation>不支持此类型的随机值</translation>
    </message>
    <message>
        <source>range {range} of {symbol} includes sizes below 0</source>
        <translation>{symbol} 的范围 {range} 含有小于 0 的大小</translation>
    </message>
    <message>
        <source>ranges within the exported ones</source>
        <translation>导出范围之内的范围</translation>
    </message>
    <message>
        <source>reads &apos;{name}&apos; before any operator writes it</source>
        <translation>在任何算子写入之前读取“{name}”</translation>
    </message>
    <message>
        <source>reads value {id} before it is computed</source>
        <translation>在计算之前读取值 {id}</translation>
    </message>
    <message>
        <source>rebuild it with this program&apos;s arenascope_plugin.h</source>
        <translation>请用此程序的 arenascope_plugin.h 重新编译</translation>
    </message>
    <message>
        <source>region of {nodes}; a call needs at least {minimum} nodes</source>
        <translation>区域为 {nodes}；一次调用至少需要 {minimum} 个节点</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches intermediate tensors only; the caller can supply inputs, outputs and state</source>
        <translation>规则“{rule}”只匹配中间张量；调用方可提供输入、输出和状态</translation>
    </message>
    <message>
        <source>run &apos;git lfs pull&apos; in the repository, or download the file itself</source>
        <translation>请在仓库中运行“git lfs pull”，或下载文件本身</translation>
    </message>
    <message>
        <source>run chmod +x on it</source>
        <translation>请对其执行 chmod +x</translation>
    </message>
    <message>
        <source>run-time scales used for more than quantising and dequantising one tensor</source>
        <translation>运行时缩放因子不仅用于一个张量的量化和反量化</translation>
    </message>
    <message>
        <source>samples of an input other than images and volumes</source>
        <translation>图像和体数据以外输入的采样</translation>
    </message>
    <message>
        <source>save the ExportedProgram that was compiled with torch.export.save</source>
        <translation>请用 torch.export.save 保存所编译的 ExportedProgram</translation>
    </message>
    <message>
        <source>scales that are not a single constant</source>
        <translation>缩放因子不是单个常量</translation>
    </message>
    <message>
        <source>scales that are not an f32 constant</source>
        <translation>缩放因子不是 f32 常量</translation>
    </message>
    <message>
        <source>schema version {known_major}</source>
        <translation>schema 版本 {known_major}</translation>
    </message>
    <message>
        <source>schema version {version}, of PyTorch 2.2 or older</source>
        <translation>schema 版本 {version}，来自 PyTorch 2.2 或更早</translation>
    </message>
    <message>
        <source>scores without classes</source>
        <translation>只有分数，没有类别</translation>
    </message>
    <message>
        <source>sequences of different length, of a dynamic number of steps</source>
        <translation>步数动态变化的不等长序列</translation>
    </message>
    <message>
        <source>set one in Preferences, on the page Files</source>
        <translation>请在“首选项”的“文件”页中设置一个</translation>
    </message>
    <message>
        <source>shapes that do not match the values</source>
        <translation>形状与值不匹配</translation>
    </message>
    <message>
        <source>shared state is in memory {memory}, because a declared pool has ExecuTorch&apos;s mem_id 2</source>
        <translation>共享状态位于内存 {memory}，因为某个声明的内存池使用了 ExecuTorch 的 mem_id 2</translation>
    </message>
    <message>
        <source>shared state needs a pool of its own</source>
        <translation>共享状态需要自己的内存池</translation>
    </message>
    <message>
        <source>sizes that are not a multiple of the block</source>
        <translation>大小不是块的倍数</translation>
    </message>
    <message>
        <source>sizes that are not a tuple</source>
        <translation>大小不是元组</translation>
    </message>
    <message>
        <source>sizes that are not constant</source>
        <translation>大小不是常量</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}; use --share-mutable if they must be one</source>
        <translation>方法“{method}”的状态“{state}”与 {methods} 中的同名状态相互独立；若须为同一个，请使用 --share-mutable</translation>
    </message>
    <message>
        <source>steps of a dynamic number, or more than {limit}</source>
        <translation>步数动态变化，或超过 {limit}</translation>
    </message>
    <message>
        <source>strides, paddings or dilations that are not constant</source>
        <translation>步幅、填充或空洞率不是常量</translation>
    </message>
    <message>
        <source>string tensors are not supported</source>
        <translation>不支持字符串张量</translation>
    </message>
    <message>
        <source>tensors outside the plan</source>
        <translation>方案之外的张量</translation>
    </message>
    <message>
        <source>tensors, numbers, strings, types or graphs</source>
        <translation>张量、数字、字符串、类型或图</translation>
    </message>
    <message>
        <source>the .ptd file that came with the program</source>
        <translation>随程序提供的 .ptd 文件</translation>
    </message>
    <message>
        <source>the Cortex-M library has no operator for {operator}</source>
        <translation>Cortex-M 库没有用于 {operator} 的算子</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over elements that lie side by side only</source>
        <translation>Cortex-M 算子只对相邻元素计算 softmax</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over the last dimension only</source>
        <translation>Cortex-M 算子只对最后一维计算 softmax</translation>
    </message>
    <message>
        <source>the Cortex-M operator does not cut off elements</source>
        <translation>Cortex-M 算子不裁去元素</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no alpha</source>
        <translation>Cortex-M 算子没有 alpha</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no divisor_override</source>
        <translation>Cortex-M 算子没有 divisor_override</translation>
    </message>
    <message>
        <source>the Cortex-M operator pads with a constant only</source>
        <translation>Cortex-M 算子只以常量填充</translation>
    </message>
    <message>
        <source>the archive has no model &apos;{model}&apos;</source>
        <translation>归档中没有模型“{model}”</translation>
    </message>
    <message>
        <source>the bound of integers is NaN</source>
        <translation>整数的界限为 NaN</translation>
    </message>
    <message>
        <source>the condition is not a bool</source>
        <translation>条件不是 bool</translation>
    </message>
    <message>
        <source>the constant&apos;s data is missing</source>
        <translation>缺少常量的数据</translation>
    </message>
    <message>
        <source>the constants lie outside the payload</source>
        <translation>常量位于载荷之外</translation>
    </message>
    <message>
        <source>the content does not match the suffix</source>
        <translation>内容与后缀不符</translation>
    </message>
    <message>
        <source>the counts are {tensor}</source>
        <translation>计数为 {tensor}</translation>
    </message>
    <message>
        <source>the dump ends at byte {end}, the file has {size}</source>
        <translation>转储在第 {end} 字节结束，文件有 {size}</translation>
    </message>
    <message>
        <source>the editor cannot be started</source>
        <translation>无法启动编辑器</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>无法读取文件</translation>
    </message>
    <message>
        <source>the file has fewer bytes than the shape of this tensor</source>
        <translation>文件的字节少于此张量的形状所需</translation>
    </message>
    <message>
        <source>the file has no method</source>
        <translation>文件没有方法</translation>
    </message>
    <message>
        <source>the file has no values of this tensor</source>
        <translation>文件没有此张量的值</translation>
    </message>
    <message>
        <source>the file is too large to be shown as source</source>
        <translation>文件过大，无法作为源代码显示</translation>
    </message>
    <message>
        <source>the file&apos;s code is never executed, so objects that need it cannot be read</source>
        <translation>从不执行文件中的代码，因此无法读取需要它的对象</translation>
    </message>
    <message>
        <source>the folder cannot be created ({error})</source>
        <translation>无法创建文件夹（{error}）</translation>
    </message>
    <message>
        <source>the function &apos;{name}&apos;</source>
        <translation>函数“{name}”</translation>
    </message>
    <message>
        <source>the graph lies outside the payload</source>
        <translation>图位于载荷之外</translation>
    </message>
    <message>
        <source>the graph needs more memory than a file of this size may use</source>
        <translation>图所需内存超出此大小文件的允许值</translation>
    </message>
    <message>
        <source>the gzip archive holds more than {limit} bytes</source>
        <translation>gzip 压缩包超过 {limit} 字节</translation>
    </message>
    <message>
        <source>the gzip archive is incomplete or damaged</source>
        <translation>gzip 压缩包不完整或已损坏</translation>
    </message>
    <message>
        <source>the identifier ED00</source>
        <translation>标识符 ED00</translation>
    </message>
    <message>
        <source>the indices are {tensor}, and the table is {other_tensor}</source>
        <translation>索引为 {tensor}，表为 {other_tensor}</translation>
    </message>
    <message>
        <source>the mask selects more elements than {tensor} has</source>
        <translation>掩码选择的元素多于 {tensor} 所有</translation>
    </message>
    <message>
        <source>the mean is {tensor}</source>
        <translation>均值为 {tensor}</translation>
    </message>
    <message>
        <source>the mem_id of another pool</source>
        <translation>另一内存池的 mem_id</translation>
    </message>
    <message>
        <source>the method has no instruction chain</source>
        <translation>方法没有指令链</translation>
    </message>
    <message>
        <source>the name of another pool</source>
        <translation>另一内存池的名称</translation>
    </message>
    <message>
        <source>the new operator order breaks a dependency</source>
        <translation>新的算子顺序违反依赖关系</translation>
    </message>
    <message>
        <source>the new value of &apos;{name}&apos; is not a tensor</source>
        <translation>“{name}”的新值不是张量</translation>
    </message>
    <message>
        <source>the operand has no dimensions</source>
        <translation>操作数没有维度</translation>
    </message>
    <message>
        <source>the operand is {tensor}</source>
        <translation>操作数为 {tensor}</translation>
    </message>
    <message>
        <source>the operand is {tensor}, and the weight is {other_tensor}</source>
        <translation>操作数为 {tensor}，权重为 {other_tensor}</translation>
    </message>
    <message>
        <source>the operand is {tensor}, not a single element</source>
        <translation>操作数为 {tensor}，不是单个元素</translation>
    </message>
    <message>
        <source>the operands have no dimensions</source>
        <translation>操作数没有维度</translation>
    </message>
    <message>
        <source>the payload ends inside a line</source>
        <translation>载荷在一行中间结束</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}</source>
        <translation>方案有值 {id} 的偏移量</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}, which is not a tensor</source>
        <translation>方案有值 {id} 的偏移量，而它不是张量</translation>
    </message>
    <message>
        <source>the plan has no offset for &apos;{tensor}&apos;</source>
        <translation>方案没有“{tensor}”的偏移量</translation>
    </message>
    <message>
        <source>the plan has offsets for {offsets} of {buffers} buffers</source>
        <translation>方案有 {offsets} / {buffers} 个缓冲区的偏移量</translation>
    </message>
    <message>
        <source>the plan has tensors that the model lacks</source>
        <translation>方案含有模型没有的张量</translation>
    </message>
    <message>
        <source>the planner &apos;greedy_by_size&apos; is missing</source>
        <translation>缺少规划器“greedy_by_size”</translation>
    </message>
    <message>
        <source>the planner left buffers without an offset</source>
        <translation>规划器留下了没有偏移量的缓冲区</translation>
    </message>
    <message>
        <source>the program cannot be written as a .pte</source>
        <translation>无法将程序写为 .pte</translation>
    </message>
    <message>
        <source>the program has segments but no extended header with their start</source>
        <translation>程序有段，但没有指明其起点的扩展头部</translation>
    </message>
    <message>
        <source>the quantiser left it in floating point</source>
        <translation>量化器将其保留为浮点</translation>
    </message>
    <message>
        <source>the query heads are not a multiple of the key and value heads</source>
        <translation>查询头数不是键和值头数的倍数</translation>
    </message>
    <message>
        <source>the region of a neighbour would become cyclic</source>
        <translation>相邻区域会变为循环</translation>
    </message>
    <message>
        <source>the result has size {size}</source>
        <translation>结果大小为 {size}</translation>
    </message>
    <message>
        <source>the result is {tensor}</source>
        <translation>结果为 {tensor}</translation>
    </message>
    <message>
        <source>the result is {type}</source>
        <translation>结果为 {type}</translation>
    </message>
    <message>
        <source>the result of a true division is {tensor}</source>
        <translation>真除法的结果为 {tensor}</translation>
    </message>
    <message>
        <source>the result of softmax is not quantised with the scale 1/256 and the zero point -128</source>
        <translation>softmax 的结果未以缩放因子 1/256 和零点 -128 量化</translation>
    </message>
    <message>
        <source>the run needs {bytes} bytes of memory</source>
        <translation>运行需要 {bytes} 字节内存</translation>
    </message>
    <message>
        <source>the scratch memory of the call is too large to be counted</source>
        <translation>调用的暂存过大，无法计数</translation>
    </message>
    <message>
        <source>the session names the program &apos;{program}&apos; as its planner; a file cannot start programs, so &apos;auto&apos; plans instead</source>
        <translation>会话将程序“{program}”指定为规划器；文件不能启动程序，因此由“auto”规划</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; does not match the program; it is planned again: {reasons}</source>
        <translation>会话的方案“{planner}”与程序不匹配，将重新规划：{reasons}</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; has offsets of unknown tensors: {tensors}</source>
        <translation>会话的方案“{planner}”含有未知张量的偏移量：{tensors}</translation>
    </message>
    <message>
        <source>the shape of &apos;{output}&apos; is not known ({reason})</source>
        <translation>“{output}”的形状未知（{reason}）</translation>
    </message>
    <message>
        <source>the sizes of an operand are not fixed</source>
        <translation>操作数的大小不固定</translation>
    </message>
    <message>
        <source>the sizes of its weights and its result do not fit together</source>
        <translation>其权重与结果的大小不匹配</translation>
    </message>
    <message>
        <source>the slice of {tensor} has step {step}</source>
        <translation>{tensor} 的切片步长为 {step}</translation>
    </message>
    <message>
        <source>the source file is not on this computer</source>
        <translation>源文件不在此计算机上</translation>
    </message>
    <message>
        <source>the table is {tensor}</source>
        <translation>表为 {tensor}</translation>
    </message>
    <message>
        <source>the unfold of {tensor} has size {size} and step {step}</source>
        <translation>{tensor} 的 unfold 大小为 {size}，步长为 {step}</translation>
    </message>
    <message>
        <source>the value that the sizes were computed from</source>
        <translation>计算大小所用的值</translation>
    </message>
    <message>
        <source>the written file cannot be read back: {reason}</source>
        <translation>写入的文件无法读回：{reason}</translation>
    </message>
    <message>
        <source>there are no operands</source>
        <translation>没有操作数</translation>
    </message>
    <message>
        <source>this length</source>
        <translation>此长度</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>不支持此算子</translation>
    </message>
    <message>
        <source>this planner does not keep the reserved bytes of control-flow sub-graphs</source>
        <translation>此规划器不保留控制流子图的保留字节</translation>
    </message>
    <message>
        <source>values other than zero</source>
        <translation>非零的值</translation>
    </message>
    <message>
        <source>times of another program: {difference}</source>
        <translation>另一程序的耗时：{difference}</translation>
    </message>
    <message>
        <source>too many operator orders for an exact search</source>
        <translation>算子顺序过多，无法精确搜索</translation>
    </message>
    <message>
        <source>transposed batches</source>
        <translation>转置的批次</translation>
    </message>
    <message>
        <source>two weights have the name &apos;{name}&apos;</source>
        <translation>有两个权重名为“{name}”</translation>
    </message>
    <message>
        <source>unexpected characters after the expression</source>
        <translation>表达式之后有意外字符</translation>
    </message>
    <message>
        <source>unique ids and complete entries</source>
        <translation>唯一的 id 和完整的条目</translation>
    </message>
    <message>
        <source>unique names</source>
        <translation>唯一的名称</translation>
    </message>
    <message>
        <source>unknown backend &apos;{backend}&apos;</source>
        <translation>未知后端“{backend}”</translation>
    </message>
    <message>
        <source>unknown backend &apos;{id}&apos;</source>
        <translation>未知后端“{id}”</translation>
    </message>
    <message>
        <source>unknown backend &apos;{name}&apos;</source>
        <translation>未知后端“{name}”</translation>
    </message>
    <message>
        <source>unknown delegate {delegate}; its payload cannot be replaced</source>
        <translation>未知委托 {delegate}；无法替换其载荷</translation>
    </message>
    <message>
        <source>unknown device &apos;{name}&apos;</source>
        <translation>未知设备“{name}”</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;</source>
        <translation>未知维度“{symbol}”</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;; its range cannot be set</source>
        <translation>未知维度“{symbol}”；无法设置其范围</translation>
    </message>
    <message>
        <source>unknown file type</source>
        <translation>未知文件类型</translation>
    </message>
    <message>
        <source>unknown key &apos;{key}&apos;</source>
        <translation>未知键“{key}”</translation>
    </message>
    <message>
        <source>unknown memory &apos;{name}&apos;; it cannot be limited</source>
        <translation>未知内存“{name}”；无法设限</translation>
    </message>
    <message>
        <source>unknown method &apos;{name}&apos;</source>
        <translation>未知方法“{name}”</translation>
    </message>
    <message>
        <source>unknown node &apos;{node}&apos;; its operator cannot be replaced</source>
        <translation>未知节点“{node}”；无法替换其算子</translation>
    </message>
    <message>
        <source>unknown pass &apos;{id}&apos;</source>
        <translation>未知处理过程“{id}”</translation>
    </message>
    <message>
        <source>unknown planner &apos;{id}&apos;</source>
        <translation>未知规划器“{id}”</translation>
    </message>
    <message>
        <source>unknown planner or backend &apos;{name}&apos;</source>
        <translation>未知规划器或后端“{name}”</translation>
    </message>
    <message>
        <source>unknown reduction &apos;{mode}&apos;</source>
        <translation>未知归约“{mode}”</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;</source>
        <translation>未知状态“{name}”</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;; it cannot start from {initial}</source>
        <translation>未知状态“{name}”；无法以 {initial} 开始</translation>
    </message>
    <message>
        <source>unpack it and open the file inside</source>
        <translation>请解压并打开其中的文件</translation>
    </message>
    <message>
        <source>unpack it and open the model inside</source>
        <translation>请解压并打开其中的模型</translation>
    </message>
    <message>
        <source>use --assign &apos;kind:state=POOL&apos; with a separate pool, or no rule for state</source>
        <translation>请使用带独立内存池的 --assign &apos;kind:state=POOL&apos;，或不为状态设规则</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is computed</source>
        <translation>值“{name}”在计算之前被使用</translation>
    </message>
    <message>
        <source>value {id} is not a constant</source>
        <translation>值 {id} 不是常量</translation>
    </message>
    <message>
        <source>value {id} is not defined yet</source>
        <translation>值 {id} 尚未定义</translation>
    </message>
    <message>
        <source>value {id} is used before it is computed</source>
        <translation>值 {id} 在计算之前被使用</translation>
    </message>
    <message>
        <source>value {value} is not defined</source>
        <translation>值 {value} 未定义</translation>
    </message>
    <message>
        <source>values of type {type} cannot be shown</source>
        <translation>无法显示类型 {type} 的值</translation>
    </message>
    <message>
        <source>values or indices are missing</source>
        <translation>缺少值或索引</translation>
    </message>
    <message>
        <source>weights that are not constant numbers of 4 or 8 bits</source>
        <translation>权重不是 4 位或 8 位的常量数字</translation>
    </message>
    <message>
        <source>without allocations of delegates during init</source>
        <translation>不含委托在 init 期间的分配</translation>
    </message>
    <message>
        <source>{buffer} is in memory {mem_id}, which is not a pool</source>
        <translation>{buffer} 位于内存 {mem_id}，它不是内存池</translation>
    </message>
    <message>
        <source>{count} arguments, as in its schema</source>
        <translation>{count} 个参数，与其 schema 一致</translation>
    </message>
    <message>
        <source>{count} more unknown keys</source>
        <translation>另有 {count} 个未知键</translation>
    </message>
    <message>
        <source>{kind} is not supported</source>
        <translation>不支持 {kind}</translation>
    </message>
    <message>
        <source>{names} cannot share memory: control flow passes them by handle</source>
        <translation>{names} 不能共用内存：控制流以句柄传递它们</translation>
    </message>
    <message>
        <source>{name} is assigned to memory {mem_id}, which is not a pool</source>
        <translation>{name} 被分配到内存 {mem_id}，它不是内存池</translation>
    </message>
    <message>
        <source>{node}: {backend} does not exist for a {core}: the runtime there refuses the program</source>
        <translation>{node}：{core} 上没有 {backend}：那里的运行时会拒绝此程序</translation>
    </message>
    <message>
        <source>{operator} cannot be cut here</source>
        <translation>{operator} 无法在此切分</translation>
    </message>
    <message>
        <source>{operator} reads &apos;{input}&apos; before any node computes it</source>
        <translation>{operator} 在任何节点计算之前读取“{input}”</translation>
    </message>
    <message>
        <source>{operator} shares bytes of an operand</source>
        <translation>{operator} 共用操作数的字节</translation>
    </message>
    <message>
        <source>{planner} returned {offsets} offsets for {buffers} buffers</source>
        <translation>{planner} 为 {buffers} 个缓冲区返回 {offsets} 个偏移量</translation>
    </message>
    <message>
        <source>{pool} needs at least {needed} bytes (proved by search), {bytes} more than its capacity of {capacity}; no plan fits; largest at the peak, {step}: {largest}</source>
        <translation>{pool} 至少需要 {needed} 字节（经搜索证明），比容量 {capacity} 多 {bytes}；没有方案能容纳；峰值 {step} 处最大的：{largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; largest: {largest}</source>
        <translation>{pool}：{step} 处活跃 {needed} 字节，比容量 {capacity} 多 {bytes}；最大的：{largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; no plan fits; largest: {largest}</source>
        <translation>{pool}：{step} 处活跃 {needed} 字节，比容量 {capacity} 多 {bytes}；没有方案能容纳；最大的：{largest}</translation>
    </message>
    <message>
        <source>{replacement} does not write to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} 不写入其参数“{argument}”</translation>
    </message>
    <message>
        <source>{replacement} writes to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} 写入其参数“{argument}”</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; at the range maximum {max} the plan is {bytes} bytes too small</source>
        <translation>{symbol}：按示例大小 {size} 规划；在范围最大值 {max} 处方案小了 {bytes} 字节</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; the range has no maximum</source>
        <translation>{symbol}：按示例大小 {size} 规划；范围没有最大值</translation>
    </message>
    <message>
        <source>{operator} has fewer elements than its type</source>
        <translation>{operator} 的元素少于其类型</translation>
    </message>
    <message>
        <source>{operator} has more elements than its type</source>
        <translation>{operator} 的元素多于其类型</translation>
    </message>
    <message>
        <source>{operator} has unexpected arguments</source>
        <translation>{operator} 有意外的参数</translation>
    </message>
    <message>
        <source>{operator} is not control flow</source>
        <translation>{operator} 不是控制流</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but their distance is not {distance} bytes</source>
        <translation>{tensor} 和 {other_tensor} 共用存储，但距离不是 {distance} 字节</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}</source>
        <translation>{tensor} 和 {other_tensor} 在同时活跃时共用 {bytes} 字节，首次在 {step}</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}; both are pinned</source>
        <translation>{tensor} 和 {other_tensor} 在同时活跃时共用 {bytes} 字节，首次在 {step}；两者均已固定</translation>
    </message>
    <message>
        <source>{tensor} cannot be viewed as {other_tensor}</source>
        <translation>{tensor} 无法视为 {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} is at {offset} and ends {bytes} bytes past the {size} bytes of memory {memory}, written at {step}; ExecuTorch refuses to load such a plan</source>
        <translation>{tensor} 位于 {offset}，超出内存 {memory} 的 {size} 字节 {bytes} 字节，在 {step} 写入；ExecuTorch 拒绝加载这样的方案</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the first {reserved} bytes, which are reserved</source>
        <translation>{tensor} 位于 {offset}，在保留的前 {reserved} 字节之内</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the reserved range {begin} to {end}</source>
        <translation>{tensor} 位于 {offset}，在保留范围 {begin} 到 {end} 之内</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, which is not a multiple of {align}</source>
        <translation>{tensor} 位于 {offset}，不是 {align} 的倍数</translation>
    </message>
    <message>
        <source>{tensor} is in memory {memory}, which is not a pool</source>
        <translation>{tensor} 位于内存 {memory}，它不是内存池</translation>
    </message>
    <message>
        <source>{tensor} is of kind {kind}, which its pool does not accept</source>
        <translation>{tensor} 的类别为 {kind}，其内存池不接受</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions, {abi} structures</source>
        <translation>{values} 个值，{instructions} 条指令，{abi} 结构</translation>
    </message>
    <message>
        <source>{value} has a size without an upper bound</source>
        <translation>{value} 的大小没有上界</translation>
    </message>
    <message>
        <source>{value} has more than {count} dimensions</source>
        <translation>{value} 超过 {count} 维</translation>
    </message>
    <message>
        <source>&apos;{input}&apos; is not a numeric tensor</source>
        <translation>“{input}”不是数值张量</translation>
    </message>
    <message>
        <source>Multipliers and shifts</source>
        <translation>乘数和移位</translation>
    </message>
    <message>
        <source>Scratch in {pool}</source>
        <translation>{pool} 中的暂存</translation>
    </message>
    <message>
        <source>a region too small for a call: it works on constants only</source>
        <translation>区域过小，不值得调用：只处理常量</translation>
    </message>
    <message>
        <source>a scale that is missing</source>
        <translation>缺少缩放因子</translation>
    </message>
    <message>
        <source>matching features, filters and state</source>
        <translation>互相匹配的特征、滤波器和状态</translation>
    </message>
    <message>
        <source>part of the constants</source>
        <translation>常量的一部分</translation>
    </message>
    <message>
        <source>{operator} writes to its argument &apos;{argument}&apos;, which is a constant</source>
        <translation>{operator} 写入其参数“{argument}”，而它是常量</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has options that cannot be copied</source>
        <translation>“{name}”的选项无法复制</translation>
    </message>
    <message>
        <source>1 or more of each, and at most one class for the background</source>
        <translation>每项至少为 1，背景最多一个类别</translation>
    </message>
    <message>
        <source>a program with operators</source>
        <translation>带有算子的程序</translation>
    </message>
    <message>
        <source>boxes [1, N, 4], scores [1, N, classes] and anchors [N, 4]</source>
        <translation>框 [1, N, 4]、分数 [1, N, 类别数] 和锚框 [N, 4]</translation>
    </message>
    <message>
        <source>more than {count} symbols in RAM</source>
        <translation>RAM 中的符号多于 {count} 个</translation>
    </message>
    <message>
        <source>no upper bound: {dimensions}</source>
        <translation>没有上界：{dimensions}</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window; or: arenascope info MODEL.pte --etdump FILE</source>
        <translation>请先打开所运行的 .pte，再在同一窗口打开此文件；或：arenascope info 模型.pte --etdump 文件</translation>
    </message>
    <message>
        <source>plan it, or run the original model</source>
        <translation>请规划它，或运行原始模型</translation>
    </message>
    <message>
        <source>the map of a firmware</source>
        <translation>固件的映射文件</translation>
    </message>
    <message>
        <source>the model&apos;s own operators and tiles of them</source>
        <translation>模型自身的算子及其切块</translation>
    </message>
    <message>
        <source>{file}, {object}</source>
        <translation>{file}，{object}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator of the model</source>
        <translation>“{name}”不是模型的算子</translation>
    </message>
    <message>
        <source>open that file again</source>
        <translation>请重新打开该文件</translation>
    </message>
    <message>
        <source>the data of a constant is missing</source>
        <translation>缺少某个常量的数据</translation>
    </message>
    <message>
        <source>the file that it is made of has changed since it was opened</source>
        <translation>来源文件在打开后已更改</translation>
    </message>
    <message>
        <source>the tiled group from {first} to {last} is not applied: {reason}</source>
        <translation>从 {first} 到 {last} 的切块组未应用：{reason}</translation>
    </message>
    <message>
        <source>{operator} of fewer than three dimensions</source>
        <translation>少于三维的 {operator}</translation>
    </message>
    <message>
        <source>a curve that is known</source>
        <translation>已知的曲线</translation>
    </message>
    <message>
        <source>f32</source>
        <translation>f32</translation>
    </message>
    <message>
        <source>including {symbol}</source>
        <translation>其中 {symbol}</translation>
    </message>
    <message>
        <source>the curve &apos;{curve}&apos;</source>
        <translation>曲线“{curve}”</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>另一个文件</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>请选择其他名称</translation>
    </message>
    <message>
        <source>is the file that is open</source>
        <translation>是当前打开的文件</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs that the file does not name</source>
        <translation>“{name}”运行文件中没有指明的图</translation>
    </message>
    <message>
        <source>a name that ends in .md (a page) or .py (Python)</source>
        <translation>以 .md（页面）或 .py（Python）结尾的名称</translation>
    </message>
    <message>
        <source>convert the model again</source>
        <translation>请重新转换模型</translation>
    </message>
    <message>
        <source>each stored once, with the padding between them</source>
        <translation>各存储一次，其间含填充字节</translation>
    </message>
    <message>
        <source>export without the pass quantize-in-place; arenascope shrink quantises in tiles instead</source>
        <translation>请在不使用 quantize-in-place 的情况下导出；arenascope shrink 会改为按切块量化</translation>
    </message>
    <message>
        <source>heads of the same sizes</source>
        <translation>大小相同的头</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: accept it with --atol {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>整数内核与 PyTorch 的舍入不同：请用 --atol {tolerance} 接受，或记录 ExecuTorch 内核的输出</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>整数内核与 PyTorch 的舍入不同：请记录 ExecuTorch 内核的输出</translation>
    </message>
    <message>
        <source>operators of ExecuTorch</source>
        <translation>ExecuTorch 的算子</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}</source>
        <translation>输出“{output}”与记录的输出最多相差 {difference}</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}, {quanta} x its quantum of {quantum}</source>
        <translation>输出“{output}”与记录的输出最多相差 {difference}，即其量化步长 {quantum} 的 {quanta} 倍</translation>
    </message>
    <message>
        <source>planes in row-major order, or channels last</source>
        <translation>按行主序排列的平面，或通道在后</translation>
    </message>
    <message>
        <source>runs &apos;{name}&apos;, which has {inputs} inputs and {outputs} outputs</source>
        <translation>运行“{name}”，它有 {inputs} 个输入和 {outputs} 个输出</translation>
    </message>
    <message>
        <source>scratch of kernels up to release 1.3</source>
        <translation>1.3 及更早版本内核的暂存</translation>
    </message>
    <message>
        <source>the operator &apos;{operator}&apos; exists only in ArenaScope</source>
        <translation>算子“{operator}”仅存在于 ArenaScope 中</translation>
    </message>
    <message>
        <source>use the command line: `arenascope export` unrolls recurrent layers</source>
        <translation>请使用命令行：`arenascope export` 会展开循环层</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs, as its caller has</source>
        <translation>{inputs} 个输入和 {outputs} 个输出，与其调用方一致</translation>
    </message>
    <message>
        <source>&apos;runs&apos; is missing or not a list</source>
        <translation>“runs”缺失或不是列表</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing</source>
        <translation>缺少“{key}”</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a list</source>
        <translation>“{key}”缺失或不是列表</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a string</source>
        <translation>“{key}”缺失或不是字符串</translation>
    </message>
    <message>
        <source>NumPy&apos;s signature in the first 6 bytes</source>
        <translation>前 6 个字节为 NumPy 的签名</translation>
    </message>
    <message>
        <source>a .tflite can only be written from a .tflite</source>
        <translation>.tflite 只能由 .tflite 写出</translation>
    </message>
    <message>
        <source>a run is active</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>a state that info lists</source>
        <translation>info 列出的状态</translation>
    </message>
    <message>
        <source>a tensor of a branch that was taken</source>
        <translation>已执行的分支中的张量</translation>
    </message>
    <message>
        <source>a unique id</source>
        <translation>唯一的 id</translation>
    </message>
    <message>
        <source>a unique name</source>
        <translation>唯一的名称</translation>
    </message>
    <message>
        <source>an offset for each of {buffers} tensors, by name or id</source>
        <translation>{buffers} 个张量各自的偏移量，按名称或 id</translation>
    </message>
    <message>
        <source>an upper bound for each symbol</source>
        <translation>每个符号的上界</translation>
    </message>
    <message>
        <source>every size of this program is fixed</source>
        <translation>此程序的所有大小都是固定的</translation>
    </message>
    <message>
        <source>no instruction of this run wrote &apos;{tensor}&apos;</source>
        <translation>此次运行中没有指令写入“{tensor}”</translation>
    </message>
    <message>
        <source>session version {number} is not supported</source>
        <translation>不支持会话版本 {number}</translation>
    </message>
    <message>
        <source>the first subgraph of a program opened from a .tflite</source>
        <translation>从 .tflite 打开的程序的第一个子图</translation>
    </message>
    <message>
        <source>wait until it has ended</source>
        <translation>请等待其结束</translation>
    </message>
    <message>
        <source>{symbol}: the range {requested} is wider than the exported range {exported}; torch.export did not check the other sizes</source>
        <translation>{symbol}：范围 {requested} 比导出的范围 {exported} 更宽；torch.export 未检查其他大小</translation>
    </message>
    <message>
        <source>{operator} has too few operands, or some that are not tensors</source>
        <translation>{operator} 的操作数太少，或有的不是张量</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no condition</source>
        <translation>“{name}”没有条件</translation>
    </message>
    <message>
        <source>0.000001 to 1e9 MB/s</source>
        <translation>0.000001 到 1e9 MB/s</translation>
    </message>
    <message>
        <source>a .pte with an offset for every planned tensor</source>
        <translation>每个已规划张量都有偏移量的 .pte</translation>
    </message>
    <message>
        <source>a LiteRT-LM bundle (.litertlm) of several models</source>
        <translation>包含多个模型的 LiteRT-LM 包（.litertlm）</translation>
    </message>
    <message>
        <source>a ZIP archive of TensorFlow Lite models, such as MediaPipe&apos;s .task</source>
        <translation>TensorFlow Lite 模型的 ZIP 归档，例如 MediaPipe 的 .task</translation>
    </message>
    <message>
        <source>a body that redefines names of the enclosing graph</source>
        <translation>子图重新定义了外层图的名称</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs</source>
        <translation>子图的输入数量不对</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs or results</source>
        <translation>子图的输入或结果数量不对</translation>
    </message>
    <message>
        <source>a boolean as its first input</source>
        <translation>第一个输入为布尔值</translation>
    </message>
    <message>
        <source>a branch leads to a node that is not in the list</source>
        <translation>某个分支指向列表中不存在的节点</translation>
    </message>
    <message>
        <source>a branch of its trees leads back to a node above it</source>
        <translation>其树的某个分支回到上方的节点</translation>
    </message>
    <message>
        <source>a concatenation of more than 5 tensors, or along an axis that is not constant</source>
        <translation>拼接超过 5 个张量，或沿非常量的轴</translation>
    </message>
    <message>
        <source>a list that mixes literals and computed numbers</source>
        <translation>混合字面量与计算所得数的列表</translation>
    </message>
    <message>
        <source>a mask, a past or the attribute qkv_hidden_sizes</source>
        <translation>掩码、past 或属性 qkv_hidden_sizes</translation>
    </message>
    <message>
        <source>a memo entry that was never set</source>
        <translation>从未设置的 memo 条目</translation>
    </message>
    <message>
        <source>a missing decay or beta</source>
        <translation>缺少 decay 或 beta</translation>
    </message>
    <message>
        <source>a number of results other than three</source>
        <translation>结果数量不是三个</translation>
    </message>
    <message>
        <source>a permutation of a different rank</source>
        <translation>秩不同的排列</translation>
    </message>
    <message>
        <source>a permutation that is not constant</source>
        <translation>非常量的排列</translation>
    </message>
    <message>
        <source>a plan without passes, delegates, replaced operators or a changed order</source>
        <translation>没有处理过程、委托、被替换算子或顺序更改的方案</translation>
    </message>
    <message>
        <source>a quantised range narrower than the integer type</source>
        <translation>量化范围窄于整数类型</translation>
    </message>
    <message>
        <source>a resize of the batch or the channels</source>
        <translation>改变批次或通道的大小</translation>
    </message>
    <message>
        <source>a shape whose rank differs from the result&apos;s</source>
        <translation>形状的秩与结果不同</translation>
    </message>
    <message>
        <source>a slice inside the shape</source>
        <translation>位于形状之内的切片</translation>
    </message>
    <message>
        <source>a step of a branch that was taken</source>
        <translation>已执行分支中的步骤</translation>
    </message>
    <message>
        <source>a tensor of real numbers with a shape; its dimensions may be dynamic</source>
        <translation>具有形状的实数张量；其维度可以是动态的</translation>
    </message>
    <message>
        <source>a truncated pickle</source>
        <translation>被截断的 pickle</translation>
    </message>
    <message>
        <source>a unique name and mem_id for each pool</source>
        <translation>每个内存池有唯一的名称和 mem_id</translation>
    </message>
    <message>
        <source>a value that no other node writes</source>
        <translation>没有其他节点写入的值</translation>
    </message>
    <message>
        <source>a weight belongs to a leaf or a result that does not exist</source>
        <translation>某个权重属于不存在的叶节点或结果</translation>
    </message>
    <message>
        <source>a window or stride that is not constant</source>
        <translation>非常量的窗口或步幅</translation>
    </message>
    <message>
        <source>a wrong number of activation functions</source>
        <translation>激活函数的数量不对</translation>
    </message>
    <message>
        <source>allocated blocks or allocation events</source>
        <translation>已分配的块或分配事件</translation>
    </message>
    <message>
        <source>an arena no larger than its tensors need, or at most {limit} bytes</source>
        <translation>不大于其张量所需的 arena，或最多 {limit} 字节</translation>
    </message>
    <message>
        <source>an axis other than 0, or a reverse direction</source>
        <translation>非 0 的轴，或反向</translation>
    </message>
    <message>
        <source>an integer tensor without its own scales</source>
        <translation>没有自身缩放因子的整数张量</translation>
    </message>
    <message>
        <source>an invalid arena</source>
        <translation>无效的 arena</translation>
    </message>
    <message>
        <source>an invalid bandwidth</source>
        <translation>无效的带宽</translation>
    </message>
    <message>
        <source>an invalid cost per byte</source>
        <translation>无效的每字节代价</translation>
    </message>
    <message>
        <source>an invalid offset</source>
        <translation>无效的偏移量</translation>
    </message>
    <message>
        <source>an offset and a size whose sum fits in 64 bits</source>
        <translation>偏移量与大小之和不超出 64 位</translation>
    </message>
    <message>
        <source>an offset for each</source>
        <translation>每个都有偏移量</translation>
    </message>
    <message>
        <source>an offset inside the payload</source>
        <translation>位于载荷之内的偏移量</translation>
    </message>
    <message>
        <source>an offset inside the pool</source>
        <translation>位于内存池之内的偏移量</translation>
    </message>
    <message>
        <source>an offset that is not a multiple of 128</source>
        <translation>不是 128 的倍数的偏移量</translation>
    </message>
    <message>
        <source>an output shape larger than the transposed convolution fills</source>
        <translation>输出形状大于转置卷积所能填充的范围</translation>
    </message>
    <message>
        <source>an output shape of a different rank</source>
        <translation>秩不同的输出形状</translation>
    </message>
    <message>
        <source>an output shape smaller than its windows need</source>
        <translation>输出形状小于其窗口所需</translation>
    </message>
    <message>
        <source>at least one data section</source>
        <translation>至少一个数据段</translation>
    </message>
    <message>
        <source>cannot reserve an address range of {bytes} bytes</source>
        <translation>无法保留 {bytes} 字节的地址范围</translation>
    </message>
    <message>
        <source>condition {condition} is not a boolean</source>
        <translation>条件 {condition} 不是布尔值</translation>
    </message>
    <message>
        <source>conversion to {dtype} at the entry</source>
        <translation>在入口处转换为 {dtype}</translation>
    </message>
    <message>
        <source>counts compile specs of tag &apos;{tag}&apos; but passes none</source>
        <translation>声明了标签为“{tag}”的编译规格，但未传递任何规格</translation>
    </message>
    <message>
        <source>export the model again; ExecuTorch did not write this header</source>
        <translation>请重新导出模型；此文件头不是 ExecuTorch 写入的</translation>
    </message>
    <message>
        <source>f32 or bytes, channels last</source>
        <translation>f32 或字节，通道在最后</translation>
    </message>
    <message>
        <source>images of dynamic size</source>
        <translation>动态大小的图像</translation>
    </message>
    <message>
        <source>it has not one base value for each result</source>
        <translation>并非每个结果都有一个基准值</translation>
    </message>
    <message>
        <source>it has two classes, but weights of the second only, or a transform for more</source>
        <translation>有两个类别，但只有第二个类别的权重，或变换适用于更多类别</translation>
    </message>
    <message>
        <source>items of one kind</source>
        <translation>同一种类的元素</translation>
    </message>
    <message>
        <source>its aggregate_function or post_transform is not one of ONNX&apos;s numbers</source>
        <translation>其 aggregate_function 或 post_transform 不是 ONNX 规定的数</translation>
    </message>
    <message>
        <source>its classes are strings, or there are none</source>
        <translation>其类别为字符串，或没有类别</translation>
    </message>
    <message>
        <source>its coefficients are not as many as results times features</source>
        <translation>其系数的数量不等于结果数乘以特征数</translation>
    </message>
    <message>
        <source>its input is not a matrix, or its table of weights is too large</source>
        <translation>其输入不是矩阵，或其权重表过大</translation>
    </message>
    <message>
        <source>its lists go on to byte {end}, the file has {size}</source>
        <translation>其列表延伸到字节 {end}，而文件只有 {size}</translation>
    </message>
    <message>
        <source>its lists that describe nodes are empty, too long or of different lengths</source>
        <translation>其描述节点的列表为空、过长或长度不一</translation>
    </message>
    <message>
        <source>its lists that describe weights differ in length</source>
        <translation>其描述权重的列表长度不一</translation>
    </message>
    <message>
        <source>its nodes compare by &apos;{mode}&apos;, which is not supported</source>
        <translation>其节点以“{mode}”比较，不受支持</translation>
    </message>
    <message>
        <source>its nodes test membership in a set, which is not supported</source>
        <translation>其节点测试集合成员关系，不受支持</translation>
    </message>
    <message>
        <source>its offset would differ from its offset in method {method}</source>
        <translation>其偏移量将不同于方法 {method} 中的偏移量</translation>
    </message>
    <message>
        <source>its permutation</source>
        <translation>其排列</translation>
    </message>
    <message>
        <source>its results are transformed by &apos;{name}&apos;, which is not supported</source>
        <translation>其结果以“{name}”变换，不受支持</translation>
    </message>
    <message>
        <source>its trees are too deep: {depth} levels</source>
        <translation>其树过深：{depth} 层</translation>
    </message>
    <message>
        <source>limits or a step that are not constant</source>
        <translation>非常量的界限或步长</translation>
    </message>
    <message>
        <source>more positions than fit in memory</source>
        <translation>位置数量超出内存容量</translation>
    </message>
    <message>
        <source>nested arguments are not supported</source>
        <translation>不支持嵌套参数</translation>
    </message>
    <message>
        <source>no operator of 1 µs and 4 KiB or more moves all its bytes within one pool</source>
        <translation>没有不小于 1 µs 和 4 KiB 的算子在同一内存池内移动其全部字节</translation>
    </message>
    <message>
        <source>no operator runs at this step</source>
        <translation>此步骤没有算子运行</translation>
    </message>
    <message>
        <source>no scales for element type {type}</source>
        <translation>元素类型 {type} 没有缩放因子</translation>
    </message>
    <message>
        <source>part sizes whose sum differs from the dimension</source>
        <translation>各部分大小之和与该维度不符</translation>
    </message>
    <message>
        <source>parts whose rank differs from the result&apos;s</source>
        <translation>秩与结果不同的部分</translation>
    </message>
    <message>
        <source>pass the object&apos;s tensors as inputs instead</source>
        <translation>请改为将该对象的张量作为输入传递</translation>
    </message>
    <message>
        <source>plan it here, and run it with a TensorFlow Lite runtime that has them</source>
        <translation>请在此规划，并用具有这些算子的 TensorFlow Lite 运行时运行</translation>
    </message>
    <message>
        <source>recurrent layers of this file cannot be unrolled</source>
        <translation>此文件的循环层无法展开</translation>
    </message>
    <message>
        <source>remove it from the model&apos;s metadata; the export then adds a plan</source>
        <translation>请将其从模型的元数据中移除；导出时会添加方案</translation>
    </message>
    <message>
        <source>reserves bytes up to offset {bytes}</source>
        <translation>保留字节至偏移量 {bytes}</translation>
    </message>
    <message>
        <source>scales for element type {type}</source>
        <translation>元素类型 {type} 的缩放因子</translation>
    </message>
    <message>
        <source>scan outputs of an unknown number of iterations</source>
        <translation>迭代次数未知的扫描输出</translation>
    </message>
    <message>
        <source>the file has no plan</source>
        <translation>文件没有方案</translation>
    </message>
    <message>
        <source>the form that it had before opset 9</source>
        <translation>opset 9 之前的形式</translation>
    </message>
    <message>
        <source>the indices of its maxima</source>
        <translation>其最大值的索引</translation>
    </message>
    <message>
        <source>the key &apos;location&apos; with a file name</source>
        <translation>带有文件名的键“location”</translation>
    </message>
    <message>
        <source>the library file is truncated</source>
        <translation>库文件被截断</translation>
    </message>
    <message>
        <source>the linker map has no section in RAM</source>
        <translation>链接器映射文件中没有位于 RAM 的段</translation>
    </message>
    <message>
        <source>the number of indices differs from the number of values</source>
        <translation>索引数量与值的数量不同</translation>
    </message>
    <message>
        <source>the operator at this step did not run</source>
        <translation>此步骤的算子没有运行</translation>
    </message>
    <message>
        <source>the same offset in all methods, as in the file</source>
        <translation>所有方法中使用相同的偏移量，与文件一致</translation>
    </message>
    <message>
        <source>the shape of an input is unknown</source>
        <translation>某个输入的形状未知</translation>
    </message>
    <message>
        <source>this many channels</source>
        <translation>这么多通道</translation>
    </message>
    <message>
        <source>two body inputs of the same name</source>
        <translation>子图有两个同名输入</translation>
    </message>
    <message>
        <source>two nodes of a tree have one number</source>
        <translation>同一棵树的两个节点编号相同</translation>
    </message>
    <message>
        <source>type the bandwidth on the card of the pool</source>
        <translation>请在内存池卡片上输入带宽</translation>
    </message>
    <message>
        <source>undo these edits, or write a .pte, which contains the edited program</source>
        <translation>请撤销这些更改，或写出包含已修改程序的 .pte</translation>
    </message>
    <message>
        <source>unpack it with litertlm_peek of LiteRT-LM, and open a .tflite inside</source>
        <translation>请用 LiteRT-LM 的 litertlm_peek 解包，再打开其中的 .tflite</translation>
    </message>
    <message>
        <source>unpack it, and open &apos;{name}&apos; inside</source>
        <translation>请解包，再打开其中的“{name}”</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;, a link that leads out of the model&apos;s folder</source>
        <translation>权重位于“{name}”，该链接指向模型文件夹之外</translation>
    </message>
    <message>
        <source>{bytes} bytes inside it</source>
        <translation>其中有 {bytes} 字节</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has {bytes} bytes, more than the {tensor_bytes} bytes of that tensor</source>
        <translation>“{name}”是“{tensor}”的视图，有 {bytes} 字节，多于该张量的 {tensor_bytes} 字节</translation>
    </message>
    <message>
        <source>a name of one line</source>
        <translation>单行名称</translation>
    </message>
    <message>
        <source>a view no larger than its tensor</source>
        <translation>不大于其张量的视图</translation>
    </message>
    <message>
        <source>control characters in its name</source>
        <translation>其名称含有控制字符</translation>
    </message>
    <message>
        <source>channels last, or planes</source>
        <translation>通道在后，或平面</translation>
    </message>
    <message>
        <source>f32 with a number for each channel</source>
        <translation>每个通道一个数的 f32</translation>
    </message>
    <message>
        <source>planes or channels last, as the operands</source>
        <translation>与操作数相同：平面或通道在后</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is not a file name</source>
        <translation>“{file}”不是文件名</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of input {named_input} and the index of input {indexed_input}</source>
        <translation>“{key}”既是输入 {named_input} 的名称，又是输入 {indexed_input} 的索引</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of output {named_output} and the index of output {indexed_output}</source>
        <translation>“{key}”既是输出 {named_output} 的名称，又是输出 {indexed_output} 的索引</translation>
    </message>
    <message>
        <source>&apos;{method}&apos; runs other graphs of the file; they are planned with it in one arena, as in TensorFlow Lite Micro</source>
        <translation>“{method}”会运行文件中的其他图；与 TensorFlow Lite Micro 一样，这些图与它一起规划在同一个 arena 中</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a constant outside the arenas</source>
        <translation>“{name}”是 arena 之外的常量</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has no offset of its own</source>
        <translation>“{name}”是“{tensor}”的视图，没有自己的偏移量</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a {type} tensor; its bytes are a dimension without an upper bound</source>
        <translation>“{name}”是 {type} 张量；其字节数是没有上界的维度</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not planned in any graph</source>
        <translation>“{name}”未在任何图中规划</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used for two results</source>
        <translation>“{name}”被用于两个结果</translation>
    </message>
    <message>
        <source>&apos;{node}&apos; of {method} runs other graphs of the file, which are methods here. The tensors of the caller keep their offsets meanwhile, so the arenas add up</source>
        <translation>{method} 的“{node}”会运行文件中的其他图，这些图在此处是方法。其间调用方的张量保持各自的偏移量，因此各 arena 相加</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; cannot be started: {status}</source>
        <translation>无法启动“{program}”：{status}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; did not end within {seconds} s</source>
        <translation>“{program}”未在 {seconds} s 内结束</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; ended with status {status}</source>
        <translation>“{program}”以状态 {status} 结束</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended by signal {signal}</source>
        <translation>“{program}”被信号 {signal} 终止</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; wrote more than {limit} bytes</source>
        <translation>“{program}”的输出超过 {limit} 字节</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an input shape for a warm-up</source>
        <translation>“{value}”不是预热的输入形状</translation>
    </message>
    <message>
        <source>0 or more, and a size that fits in 64 bits</source>
        <translation>不小于 0，且大小可用 64 位表示</translation>
    </message>
    <message>
        <source>a PyTorch memory snapshot; the plan &apos;loaded&apos; is what the caching allocator reserved, while other plans know all lifetimes in advance</source>
        <translation>PyTorch 内存快照；方案“loaded”是缓存分配器所保留的内存，其他方案则预先知道所有生命周期</translation>
    </message>
    <message>
        <source>a PyTorch profile: blocks and their lifetimes, without offsets</source>
        <translation>PyTorch 性能剖析：内存块及其生命周期，不含偏移量</translation>
    </message>
    <message>
        <source>a compile spec lacks its key or its value</source>
        <translation>某个编译选项缺少键或值</translation>
    </message>
    <message>
        <source>a contiguous tensor, and a size and a stride for each dimension</source>
        <translation>连续的张量，且每个维度各有一个大小和步幅</translation>
    </message>
    <message>
        <source>a delegate of this method with the id {id}</source>
        <translation>此方法中 id 为 {id} 的委托</translation>
    </message>
    <message>
        <source>a factor for each dimension</source>
        <translation>每个维度一个因子</translation>
    </message>
    <message>
        <source>a gate has no weights</source>
        <translation>某个门没有权重</translation>
    </message>
    <message>
        <source>a kernel of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>大小为 {size} 的卷积核在填充 {padding} 下放不进大小为 {input} 的输入</translation>
    </message>
    <message>
        <source>a last step at or after the first</source>
        <translation>不早于第一步的最后一步</translation>
    </message>
    <message>
        <source>a list of indices</source>
        <translation>索引列表</translation>
    </message>
    <message>
        <source>a list of integers that are not negative</source>
        <translation>非负整数的列表</translation>
    </message>
    <message>
        <source>a list that a .pte stores as literals contains numbers that the program computes</source>
        <translation>.pte 以字面量保存的列表中含有由程序计算的数</translation>
    </message>
    <message>
        <source>a matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>a memory trace contains a plan without its program; it can be viewed, checked and planned again</source>
        <translation>内存跟踪包含方案，但不含其程序；可以查看、检查并重新规划</translation>
    </message>
    <message>
        <source>a multiple of its alignment {alignment}</source>
        <translation>其对齐 {alignment} 的倍数</translation>
    </message>
    <message>
        <source>a new dimension cannot expand to -1</source>
        <translation>新维度不能扩展为 -1</translation>
    </message>
    <message>
        <source>a number for each channel</source>
        <translation>每个通道一个数</translation>
    </message>
    <message>
        <source>a number to count is negative</source>
        <translation>待计数的数为负数</translation>
    </message>
    <message>
        <source>a range within the dimension</source>
        <translation>维度之内的范围</translation>
    </message>
    <message>
        <source>a range within the tensor</source>
        <translation>张量之内的范围</translation>
    </message>
    <message>
        <source>a reference in processed</source>
        <translation>processed 中的引用</translation>
    </message>
    <message>
        <source>a region is in image {image}</source>
        <translation>某个区域位于图像 {image}</translation>
    </message>
    <message>
        <source>a region needs more than {limit} samples along an axis of a bin</source>
        <translation>某个区域沿单元的一个轴需要超过 {limit} 个采样</translation>
    </message>
    <message>
        <source>a result for each index of the dimension</source>
        <translation>维度的每个索引一个结果</translation>
    </message>
    <message>
        <source>a result for each part, and the whole dimension</source>
        <translation>每个部分一个结果，并覆盖整个维度</translation>
    </message>
    <message>
        <source>a row for each input row</source>
        <translation>每个输入行一行</translation>
    </message>
    <message>
        <source>a row that the loop stacks is a number</source>
        <translation>循环所堆叠的行是数字</translation>
    </message>
    <message>
        <source>a run is not an object</source>
        <translation>某次运行不是对象</translation>
    </message>
    <message>
        <source>a sample input has a symbolic size</source>
        <translation>某个示例输入具有符号大小</translation>
    </message>
    <message>
        <source>a scale is not a positive number</source>
        <translation>某个缩放因子不是正数</translation>
    </message>
    <message>
        <source>a shift for each rolled dimension</source>
        <translation>每个滚动维度一个移位量</translation>
    </message>
    <message>
        <source>a size in bytes that fits in 64 bits</source>
        <translation>可用 64 位表示的字节数</translation>
    </message>
    <message>
        <source>a size is {size}</source>
        <translation>某个大小为 {size}</translation>
    </message>
    <message>
        <source>a size of 0 or more</source>
        <translation>不小于 0 的大小</translation>
    </message>
    <message>
        <source>a size of 1 or more</source>
        <translation>不小于 1 的大小</translation>
    </message>
    <message>
        <source>a size of the view is {size}</source>
        <translation>视图的一个大小为 {size}</translation>
    </message>
    <message>
        <source>a size within the dimension, and a step of 1 or more</source>
        <translation>不超过该维度的大小，以及不小于 1 的步长</translation>
    </message>
    <message>
        <source>a source that is at least as large as the indices</source>
        <translation>至少与索引同样大的源</translation>
    </message>
    <message>
        <source>a step other than 0</source>
        <translation>不为 0 的步长</translation>
    </message>
    <message>
        <source>a storage of another type</source>
        <translation>另一种类型的存储</translation>
    </message>
    <message>
        <source>a storage of type {type}</source>
        <translation>类型为 {type} 的存储</translation>
    </message>
    <message>
        <source>a summary of Vela: the bytes that the network needs of each memory</source>
        <translation>Vela 的摘要：网络在每种内存中需要的字节数</translation>
    </message>
    <message>
        <source>a table of Vela: the SRAM that each layer needs while it runs</source>
        <translation>Vela 的表格：每一层运行时所需的 SRAM</translation>
    </message>
    <message>
        <source>a value of the control flow is None</source>
        <translation>控制流的一个值为 None</translation>
    </message>
    <message>
        <source>a value of the loop is None</source>
        <translation>循环的一个值为 None</translation>
    </message>
    <message>
        <source>a window of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>大小为 {size} 的窗口在填充 {padding} 下放不进大小为 {input} 的输入</translation>
    </message>
    <message>
        <source>already in a delegate</source>
        <translation>已在委托中</translation>
    </message>
    <message>
        <source>an entry for each dimension</source>
        <translation>每个维度一项</translation>
    </message>
    <message>
        <source>an entry is not an object</source>
        <translation>某个条目不是对象</translation>
    </message>
    <message>
        <source>an entry of begin, end and strides for each dimension</source>
        <translation>每个维度各有一个 begin、end 和 strides 条目</translation>
    </message>
    <message>
        <source>an existing segment or inline data</source>
        <translation>存在的段或内联数据</translation>
    </message>
    <message>
        <source>an index is out of range for {tensor}</source>
        <translation>某个索引超出 {tensor} 的范围</translation>
    </message>
    <message>
        <source>an operand of the control flow is not a list of values</source>
        <translation>控制流的一个操作数不是值列表</translation>
    </message>
    <message>
        <source>an operand that the loop takes row by row is a number</source>
        <translation>循环按行取用的操作数是数字</translation>
    </message>
    <message>
        <source>argument {index} of the pool does not fit</source>
        <translation>池化的参数 {index} 不匹配</translation>
    </message>
    <message>
        <source>ascending offsets within the indices</source>
        <translation>索引范围内递增的偏移量</translation>
    </message>
    <message>
        <source>at least one dimension</source>
        <translation>至少一个维度</translation>
    </message>
    <message>
        <source>at least one dimension, and a step of 1 or more</source>
        <translation>至少一个维度，以及不小于 1 的步长</translation>
    </message>
    <message>
        <source>at least one index, and at most one for each dimension</source>
        <translation>至少一个索引，且每个维度至多一个</translation>
    </message>
    <message>
        <source>at least one row-major tensor</source>
        <translation>至少一个行主序的张量</translation>
    </message>
    <message>
        <source>at most 2^30</source>
        <translation>至多 2^30</translation>
    </message>
    <message>
        <source>at most one for each dimension</source>
        <translation>每个维度至多一个</translation>
    </message>
    <message>
        <source>backend {backend}</source>
        <translation>后端 {backend}</translation>
    </message>
    <message>
        <source>bag {bag} has indices {first} to {end} of {count}</source>
        <translation>bag {bag} 的索引为 {first} 到 {end}，共 {count} 个</translation>
    </message>
    <message>
        <source>batch norm has no statistics</source>
        <translation>批归一化没有统计量</translation>
    </message>
    <message>
        <source>begin has {count} entries for {tensor}</source>
        <translation>begin 对 {tensor} 有 {count} 项</translation>
    </message>
    <message>
        <source>blocks nest more than 50 deep</source>
        <translation>块嵌套超过 50 层</translation>
    </message>
    <message>
        <source>both</source>
        <translation>两者都有</translation>
    </message>
    <message>
        <source>cannot add a dimension to {tensor}</source>
        <translation>无法为 {tensor} 添加维度</translation>
    </message>
    <message>
        <source>cannot add up bags of {tensor}</source>
        <translation>无法对 {tensor} 的 bag 求和</translation>
    </message>
    <message>
        <source>cannot add {tensor} and {other_tensor} into {result}</source>
        <translation>无法将 {tensor} 与 {other_tensor} 相加并写入 {result}</translation>
    </message>
    <message>
        <source>cannot average {tensor}</source>
        <translation>无法对 {tensor} 求平均</translation>
    </message>
    <message>
        <source>cannot batch-normalise {tensor}</source>
        <translation>无法对 {tensor} 做批归一化</translation>
    </message>
    <message>
        <source>cannot bind output {output} to input {input}</source>
        <translation>无法将输出 {output} 绑定到输入 {input}</translation>
    </message>
    <message>
        <source>cannot choose scales for {tensor}</source>
        <translation>无法为 {tensor} 选择缩放因子</translation>
    </message>
    <message>
        <source>cannot combine the bits of {tensor}</source>
        <translation>无法组合 {tensor} 的位</translation>
    </message>
    <message>
        <source>cannot compute attention of {tensor} over {other_tensor}</source>
        <translation>无法计算 {tensor} 对 {other_tensor} 的注意力</translation>
    </message>
    <message>
        <source>cannot compute distances between {tensor} and {other_tensor}</source>
        <translation>无法计算 {tensor} 与 {other_tensor} 之间的距离</translation>
    </message>
    <message>
        <source>cannot compute distances of {tensor} in norm {norm}</source>
        <translation>无法按范数 {norm} 计算 {tensor} 的距离</translation>
    </message>
    <message>
        <source>cannot compute distances within {tensor}</source>
        <translation>无法计算 {tensor} 内部的距离</translation>
    </message>
    <message>
        <source>cannot compute gcd of {tensor}</source>
        <translation>无法计算 {tensor} 的 gcd</translation>
    </message>
    <message>
        <source>cannot compute nextafter of {tensor}</source>
        <translation>无法计算 {tensor} 的 nextafter</translation>
    </message>
    <message>
        <source>cannot compute softmax of {tensor} into {other_tensor}</source>
        <translation>无法将 {tensor} 的 softmax 计算到 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot compute softmax over dimension {dimension} of {tensor}</source>
        <translation>无法对 {tensor} 的维度 {dimension} 计算 softmax</translation>
    </message>
    <message>
        <source>cannot compute the variance of {tensor}</source>
        <translation>无法计算 {tensor} 的方差</translation>
    </message>
    <message>
        <source>cannot compute {operator} of {tensor} and {other_tensor}</source>
        <translation>无法计算 {tensor} 与 {other_tensor} 的 {operator}</translation>
    </message>
    <message>
        <source>cannot convert {tensor} to {other_tensor}</source>
        <translation>无法将 {tensor} 转换为 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot convolve {tensor}</source>
        <translation>无法对 {tensor} 做卷积</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor}</source>
        <translation>无法用 {other_tensor} 对 {tensor} 做卷积</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} in {groups} groups</source>
        <translation>无法用 {other_tensor} 对 {tensor} 做 {groups} 组卷积</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} into {result}</source>
        <translation>无法用 {other_tensor} 对 {tensor} 做卷积并写入 {result}</translation>
    </message>
    <message>
        <source>cannot copy {tensor} into {other_tensor}</source>
        <translation>无法将 {tensor} 复制到 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot dequantise {tensor} to {other_tensor}</source>
        <translation>无法将 {tensor} 反量化为 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot divide {tensor}</source>
        <translation>无法对 {tensor} 做除法</translation>
    </message>
    <message>
        <source>cannot fill a range from {start} to {end} by {step}</source>
        <translation>无法填充从 {start} 到 {end}、步长为 {step} 的区间</translation>
    </message>
    <message>
        <source>cannot fill with {tensor}</source>
        <translation>无法用 {tensor} 填充</translation>
    </message>
    <message>
        <source>cannot find an extremum of an empty tensor</source>
        <translation>无法求空张量的极值</translation>
    </message>
    <message>
        <source>cannot find an extremum of the empty {tensor}</source>
        <translation>无法求空的 {tensor} 的极值</translation>
    </message>
    <message>
        <source>cannot gate {tensor}</source>
        <translation>无法对 {tensor} 做门控</translation>
    </message>
    <message>
        <source>cannot gather indices {tensor} from {other_tensor}</source>
        <translation>无法按索引 {tensor} 从 {other_tensor} 中收集</translation>
    </message>
    <message>
        <source>cannot gather {tensor} into {other_tensor}</source>
        <translation>无法将 {tensor} 收集到 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot invert {tensor}</source>
        <translation>无法对 {tensor} 求逆</translation>
    </message>
    <message>
        <source>cannot join {tensor}</source>
        <translation>无法连接 {tensor}</translation>
    </message>
    <message>
        <source>cannot join {tensor} with {other_tensor}</source>
        <translation>无法将 {tensor} 与 {other_tensor} 连接</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor}</source>
        <translation>无法将 {tensor} 与 {other_tensor} 相乘</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor} into {result}</source>
        <translation>无法将 {tensor} 与 {other_tensor} 相乘并写入 {result}</translation>
    </message>
    <message>
        <source>cannot narrow {tensor}</source>
        <translation>无法缩窄 {tensor}</translation>
    </message>
    <message>
        <source>cannot narrow {tensor} to {length} elements from {start}</source>
        <translation>无法将 {tensor} 缩窄为从 {start} 起的 {length} 个元素</translation>
    </message>
    <message>
        <source>cannot normalise {tensor}</source>
        <translation>无法对 {tensor} 做归一化</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} in {groups} groups</source>
        <translation>无法对 {tensor} 做 {groups} 组归一化</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} over {other_tensor}</source>
        <translation>无法在 {other_tensor} 上对 {tensor} 做归一化</translation>
    </message>
    <message>
        <source>cannot pad {tensor}</source>
        <translation>无法对 {tensor} 做填充</translation>
    </message>
    <message>
        <source>cannot pad {tensor} by {before} and {after} in dimension {dimension}</source>
        <translation>无法在维度 {dimension} 上对 {tensor} 前后填充 {before} 和 {after}</translation>
    </message>
    <message>
        <source>cannot pad {tensor} to {other_tensor} by {before} and {after} in dimension {dimension} of its memory</source>
        <translation>无法在内存的维度 {dimension} 上前填 {before}、后填 {after}，将 {tensor} 填充为 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot permute {tensor}</source>
        <translation>无法重排 {tensor} 的维度</translation>
    </message>
    <message>
        <source>cannot pool {tensor}</source>
        <translation>无法对 {tensor} 做池化</translation>
    </message>
    <message>
        <source>cannot pool {tensor} by windows of {kernel}</source>
        <translation>无法用大小为 {kernel} 的窗口对 {tensor} 做池化</translation>
    </message>
    <message>
        <source>cannot pool {tensor} into {other_tensor}</source>
        <translation>无法将 {tensor} 池化为 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot quantise the rows of {tensor}</source>
        <translation>无法量化 {tensor} 的行</translation>
    </message>
    <message>
        <source>cannot quantise {tensor} to {other_tensor}</source>
        <translation>无法将 {tensor} 量化为 {other_tensor}</translation>
    </message>
    <message>
        <source>cannot repeat a dimension {times} times</source>
        <translation>无法将一个维度重复 {times} 次</translation>
    </message>
    <message>
        <source>cannot repeat elements by {tensor}</source>
        <translation>无法按 {tensor} 重复元素</translation>
    </message>
    <message>
        <source>cannot repeat {tensor} by {count} factors</source>
        <translation>无法按 {count} 个因子重复 {tensor}</translation>
    </message>
    <message>
        <source>cannot resample {tensor}</source>
        <translation>无法对 {tensor} 做重采样</translation>
    </message>
    <message>
        <source>cannot roll {tensor}</source>
        <translation>无法滚动 {tensor}</translation>
    </message>
    <message>
        <source>cannot sample {tensor} at {other_tensor}</source>
        <translation>无法在 {other_tensor} 处对 {tensor} 采样</translation>
    </message>
    <message>
        <source>cannot scale the channels of {tensor} by {other_tensor}</source>
        <translation>无法按 {other_tensor} 缩放 {tensor} 的各通道</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices}</source>
        <translation>无法按索引 {indices} 分散 {tensor}</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices} into {result}</source>
        <translation>无法按索引 {indices} 将 {tensor} 分散到 {result}</translation>
    </message>
    <message>
        <source>cannot select from {tensor}</source>
        <translation>无法从 {tensor} 中选取</translation>
    </message>
    <message>
        <source>cannot select indices {tensor} from {other_tensor}</source>
        <translation>无法按索引 {tensor} 从 {other_tensor} 中选取</translation>
    </message>
    <message>
        <source>cannot shift {tensor}</source>
        <translation>无法对 {tensor} 做移位</translation>
    </message>
    <message>
        <source>cannot shuffle the channels of {tensor}</source>
        <translation>无法重排 {tensor} 的通道</translation>
    </message>
    <message>
        <source>cannot shuffle the pixels of {tensor} by {factor}</source>
        <translation>无法按 {factor} 重排 {tensor} 的像素</translation>
    </message>
    <message>
        <source>cannot slice {length} elements from {begin} of {tensor}</source>
        <translation>无法从 {tensor} 中切出自 {begin} 起的 {length} 个元素</translation>
    </message>
    <message>
        <source>cannot split {tensor} into parts of {size}</source>
        <translation>无法将 {tensor} 拆分为大小为 {size} 的部分</translation>
    </message>
    <message>
        <source>cannot split {tensor} into these parts</source>
        <translation>无法将 {tensor} 拆分为这些部分</translation>
    </message>
    <message>
        <source>cannot split {tensor} into {count} equal parts</source>
        <translation>无法将 {tensor} 拆分为 {count} 等分</translation>
    </message>
    <message>
        <source>cannot take a diagonal of {tensor}</source>
        <translation>无法取 {tensor} 的对角线</translation>
    </message>
    <message>
        <source>cannot take a triangle of {tensor}</source>
        <translation>无法取 {tensor} 的三角部分</translation>
    </message>
    <message>
        <source>cannot take the first {count} of {tensor}</source>
        <translation>无法取 {tensor} 的前 {count} 个</translation>
    </message>
    <message>
        <source>cannot transpose {tensor}</source>
        <translation>无法转置 {tensor}</translation>
    </message>
    <message>
        <source>cannot unbind {tensor}</source>
        <translation>无法按维度拆开 {tensor}</translation>
    </message>
    <message>
        <source>cannot unshuffle the pixels of {tensor}</source>
        <translation>无法逆重排 {tensor} 的像素</translation>
    </message>
    <message>
        <source>cannot upsample {tensor}</source>
        <translation>无法对 {tensor} 做上采样</translation>
    </message>
    <message>
        <source>cannot view {tensor} as {other_tensor}: neither is row-major</source>
        <translation>无法将 {tensor} 视为 {other_tensor}：两者都不是行主序</translation>
    </message>
    <message>
        <source>cannot view {tensor} with these sizes and strides</source>
        <translation>无法以这些大小和步幅查看 {tensor}</translation>
    </message>
    <message>
        <source>cannot write {tensor} as a row of {other_tensor}</source>
        <translation>无法将 {tensor} 写为 {other_tensor} 的一行</translation>
    </message>
    <message>
        <source>channels that are a multiple of the number of groups</source>
        <translation>通道数为组数的倍数</translation>
    </message>
    <message>
        <source>channels that are a multiple of the squared factor</source>
        <translation>通道数为因子平方的倍数</translation>
    </message>
    <message>
        <source>choose one of these planners: {planners}</source>
        <translation>请选择以下规划器之一：{planners}</translation>
    </message>
    <message>
        <source>choose the core of the program with --core</source>
        <translation>请使用 --core 选择程序所针对的核心</translation>
    </message>
    <message>
        <source>compile spec {key}</source>
        <translation>编译选项 {key}</translation>
    </message>
    <message>
        <source>data_offsets does not have two numbers</source>
        <translation>data_offsets 没有两个数值</translation>
    </message>
    <message>
        <source>data_offsets is {begin} to {end}</source>
        <translation>data_offsets 为 {begin} 至 {end}</translation>
    </message>
    <message>
        <source>delegate {index} does not exist</source>
        <translation>委托 {index} 不存在</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node</source>
        <translation>委托规则“{rule}”未匹配任何节点</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; did you mean {names}?</source>
        <translation>委托规则“{rule}”未匹配任何节点；您是指 {names} 吗？</translation>
    </message>
    <message>
        <source>dilation, ceil_mode and a change of the zero point are not supported</source>
        <translation>不支持 dilation、ceil_mode 以及零点的改变</translation>
    </message>
    <message>
        <source>dim_order has another rank than the tensor</source>
        <translation>dim_order 的秩与张量不同</translation>
    </message>
    <message>
        <source>dim_order is absent</source>
        <translation>缺少 dim_order</translation>
    </message>
    <message>
        <source>dim_order is {order}</source>
        <translation>dim_order 为 {order}</translation>
    </message>
    <message>
        <source>entry &apos;{entry}&apos; does not match its checksum; the file was changed or damaged after it was written</source>
        <translation>条目“{entry}”与其校验和不符；文件在写入后被更改或损坏</translation>
    </message>
    <message>
        <source>equal element types and inner sizes</source>
        <translation>相同的元素类型和相同的内侧大小</translation>
    </message>
    <message>
        <source>equal inner sizes</source>
        <translation>相同的内侧大小</translation>
    </message>
    <message>
        <source>equal ranks, and no larger sizes in other dimensions</source>
        <translation>相同的秩，且其他维度的大小不更大</translation>
    </message>
    <message>
        <source>equal sizes in all other dimensions</source>
        <translation>所有其他维度的大小相同</translation>
    </message>
    <message>
        <source>export the model with constants in this list</source>
        <translation>请将此列表中的值作为常量导出模型</translation>
    </message>
    <message>
        <source>floats on one side, integers on the other</source>
        <translation>一侧为浮点数，另一侧为整数</translation>
    </message>
    <message>
        <source>floats to integers</source>
        <translation>浮点数到整数</translation>
    </message>
    <message>
        <source>floats, and a coordinate for each spatial dimension</source>
        <translation>浮点数，且每个空间维度一个坐标</translation>
    </message>
    <message>
        <source>floats, and a norm of 0 or more</source>
        <translation>浮点数，且范数不小于 0</translation>
    </message>
    <message>
        <source>floats, and an i8 matrix with the same inner size</source>
        <translation>浮点数，以及内侧大小相同的 i8 矩阵</translation>
    </message>
    <message>
        <source>found {type}</source>
        <translation>实际为 {type}</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported</source>
        <translation>不支持融合的激活函数 {activation}</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for a join</source>
        <translation>拼接不支持融合的激活函数 {activation}</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for integers</source>
        <translation>整数不支持融合的激活函数 {activation}</translation>
    </message>
    <message>
        <source>gaps are not used; each buffer is planned for its whole lifetime</source>
        <translation>不使用间隙；每个缓冲区按其整个生命周期规划</translation>
    </message>
    <message>
        <source>give --input {index}=PATH, --random SEED or --zeros</source>
        <translation>请指定 --input {index}=PATH、--random SEED 或 --zeros</translation>
    </message>
    <message>
        <source>give a buffer: --input {index}=PATH, --random SEED or --zeros</source>
        <translation>请提供缓冲区：--input {index}=PATH、--random SEED 或 --zeros</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit convolution of {tensor} with {filter}</source>
        <translation>梯度 {gradient} 与以 {filter} 对 {tensor} 做的卷积不匹配</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit pooling of {tensor} at {indices}</source>
        <translation>梯度 {gradient} 与在 {indices} 处对 {tensor} 做的池化不匹配</translation>
    </message>
    <message>
        <source>has {bytes} bytes</source>
        <translation>有 {bytes} 字节</translation>
    </message>
    <message>
        <source>hints are not used</source>
        <translation>不使用提示</translation>
    </message>
    <message>
        <source>i64, i32, bool or u8</source>
        <translation>i64、i32、bool 或 u8</translation>
    </message>
    <message>
        <source>index {index} is out of range for a dimension of size {size}</source>
        <translation>索引 {index} 超出大小为 {size} 的维度的范围</translation>
    </message>
    <message>
        <source>index {index} is out of range for a plane of size {size}</source>
        <translation>索引 {index} 超出大小为 {size} 的平面的范围</translation>
    </message>
    <message>
        <source>index {index} is out of range for dimension {dimension} of {tensor}</source>
        <translation>索引 {index} 超出 {tensor} 的维度 {dimension} 的范围</translation>
    </message>
    <message>
        <source>index {index} is out of range for the rows of the table</source>
        <translation>索引 {index} 超出表的行范围</translation>
    </message>
    <message>
        <source>index {index} is out of range for {tensor}</source>
        <translation>索引 {index} 超出 {tensor} 的范围</translation>
    </message>
    <message>
        <source>indices {tensor} do not fit along dimension {dimension} of {other_tensor}</source>
        <translation>索引 {tensor} 沿维度 {dimension} 与 {other_tensor} 不匹配</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: {type} has {bytes} bytes of data</source>
        <translation>输入“{name}”：{type} 有 {bytes} 字节数据</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; has no value</source>
        <translation>输入 {index}“{name}”没有值</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; is not planned</source>
        <translation>输入 {index}“{name}”未规划</translation>
    </message>
    <message>
        <source>instruction {number} is another kind of call</source>
        <translation>指令 {number} 是另一种调用</translation>
    </message>
    <message>
        <source>instruction {number} is {recorded_operator} in the ETDump and {operator} here</source>
        <translation>指令 {number} 在 ETDump 中是 {recorded_operator}，在此处是 {operator}</translation>
    </message>
    <message>
        <source>integers to floats</source>
        <translation>整数到浮点数</translation>
    </message>
    <message>
        <source>interpolation {mode} with padding {padding} is not supported</source>
        <translation>不支持插值 {mode} 与填充 {padding} 的组合</translation>
    </message>
    <message>
        <source>list item {index} does not exist</source>
        <translation>列表项 {index} 不存在</translation>
    </message>
    <message>
        <source>list item {index} has a larger index than the list</source>
        <translation>列表项 {index} 的索引大于该列表</translation>
    </message>
    <message>
        <source>mask {tensor} does not fit {other_tensor}</source>
        <translation>掩码 {tensor} 与 {other_tensor} 不匹配</translation>
    </message>
    <message>
        <source>memory id {memory_id} does not exist</source>
        <translation>内存 id {memory_id} 不存在</translation>
    </message>
    <message>
        <source>multiples of the block size</source>
        <translation>块大小的倍数</translation>
    </message>
    <message>
        <source>name &apos;{tensor}&apos; instead</source>
        <translation>请改用名称“{tensor}”</translation>
    </message>
    <message>
        <source>negative padding cuts off more than {tensor} has</source>
        <translation>负填充裁去的部分多于 {tensor} 所有</translation>
    </message>
    <message>
        <source>none: the method has no inputs</source>
        <translation>无：该方法没有输入</translation>
    </message>
    <message>
        <source>none: the method has no outputs</source>
        <translation>无：该方法没有输出</translation>
    </message>
    <message>
        <source>numbers of 0 or more</source>
        <translation>不小于 0 的数</translation>
    </message>
    <message>
        <source>one integer type, and equal sizes</source>
        <translation>同一种整数类型，且大小相同</translation>
    </message>
    <message>
        <source>one namespace::name.overload on each line</source>
        <translation>每行一个 namespace::name.overload</translation>
    </message>
    <message>
        <source>one pool for both</source>
        <translation>两者用同一个内存池</translation>
    </message>
    <message>
        <source>one tag for each of {instructions} instructions</source>
        <translation>{instructions} 条指令各一个标签</translation>
    </message>
    <message>
        <source>one type for all: f32 or f64</source>
        <translation>全部为同一类型：f32 或 f64</translation>
    </message>
    <message>
        <source>operands and results of one node in the payload</source>
        <translation>载荷中某一节点的操作数和结果</translation>
    </message>
    <message>
        <source>operator {index} does not exist</source>
        <translation>算子 {index} 不存在</translation>
    </message>
    <message>
        <source>output {output}</source>
        <translation>输出 {output}</translation>
    </message>
    <message>
        <source>output {tensor} has no memory</source>
        <translation>输出 {tensor} 没有内存</translation>
    </message>
    <message>
        <source>output_padding is {rows}, {columns}</source>
        <translation>output_padding 为 {rows}, {columns}</translation>
    </message>
    <message>
        <source>padding of at most half the window</source>
        <translation>至多为窗口一半的填充</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit the input</source>
        <translation>参数 {tensor} 与输入不匹配</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit {other_tensor}</source>
        <translation>参数 {tensor} 与 {other_tensor} 不匹配</translation>
    </message>
    <message>
        <source>parameters {tensor} do not fit {rows} x {columns} weights</source>
        <translation>参数 {tensor} 与 {rows} x {columns} 的权重不匹配</translation>
    </message>
    <message>
        <source>partitioner &apos;{partitioner}&apos;</source>
        <translation>分区器“{partitioner}”</translation>
    </message>
    <message>
        <source>pass {pass}</source>
        <translation>处理过程 {pass}</translation>
    </message>
    <message>
        <source>pins that place the whole shared storage at one offset</source>
        <translation>将整个共用存储放在同一偏移量的固定</translation>
    </message>
    <message>
        <source>plan or export the program; these need no kernels</source>
        <translation>请规划或导出该程序；这些操作不需要内核</translation>
    </message>
    <message>
        <source>plan, view or export the program; these need no kernels</source>
        <translation>请规划、查看或导出该程序；这些操作不需要内核</translation>
    </message>
    <message>
        <source>planned for {sizes} only</source>
        <translation>仅针对 {sizes} 规划</translation>
    </message>
    <message>
        <source>planned with the ONNX operators; the model cannot run here: {reason}</source>
        <translation>以 ONNX 算子规划；该模型无法在此处运行：{reason}</translation>
    </message>
    <message>
        <source>pool {pool} does not accept {kind} tensors such as {name}</source>
        <translation>内存池 {pool} 不接受 {kind} 张量，例如 {name}</translation>
    </message>
    <message>
        <source>pool {pool} has {property}</source>
        <translation>内存池 {pool} 有{property}</translation>
    </message>
    <message>
        <source>pool {pool} is {region}, {bytes} bytes at {address}</source>
        <translation>内存池 {pool} 为 {region}，{bytes} 字节，位于 {address}</translation>
    </message>
    <message>
        <source>precomputed offsets need a planner</source>
        <translation>预先计算的偏移量需要规划器</translation>
    </message>
    <message>
        <source>region {region}</source>
        <translation>区域 {region}</translation>
    </message>
    <message>
        <source>results &apos;{name}&apos; and &apos;{other_name}&apos; share bytes</source>
        <translation>结果“{name}”与“{other_name}”共用字节</translation>
    </message>
    <message>
        <source>results have no fixed size to cut along</source>
        <translation>结果没有可供切分的固定大小</translation>
    </message>
    <message>
        <source>row {index} is out of range for {tensor}</source>
        <translation>行 {index} 超出 {tensor} 的范围</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos;</source>
        <translation>规则“{rule}”</translation>
    </message>
    <message>
        <source>run without --check-values</source>
        <translation>请在运行时不使用 --check-values</translation>
    </message>
    <message>
        <source>set one: --range {symbol}=1:128</source>
        <translation>请指定一个：--range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set smaller upper bounds for the dynamic dimensions</source>
        <translation>请为动态维度设置更小的上界</translation>
    </message>
    <message>
        <source>shape_dynamism is {value}</source>
        <translation>shape_dynamism 为 {value}</translation>
    </message>
    <message>
        <source>sizes of 0 or more</source>
        <translation>不小于 0 的大小</translation>
    </message>
    <message>
        <source>sizes that are multiples of the factor</source>
        <translation>大小为因子的倍数</translation>
    </message>
    <message>
        <source>some shapes are unknown, so the model cannot run here: {reason}</source>
        <translation>部分形状未知，因此该模型无法在此处运行：{reason}</translation>
    </message>
    <message>
        <source>state without initial data starts from zeros: {names}</source>
        <translation>没有初始数据的状态从零开始：{names}</translation>
    </message>
    <message>
        <source>storage_offset is {storage_offset}</source>
        <translation>storage_offset 为 {storage_offset}</translation>
    </message>
    <message>
        <source>stored as zeros; no kernel reads it</source>
        <translation>存为零；没有内核读取它</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos;</source>
        <translation>张量“{tensor}”</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has a dimension of {dimension}</source>
        <translation>张量“{tensor}”有一个大小为 {dimension} 的维度</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {bytes} bytes</source>
        <translation>张量“{tensor}”有 {bytes} 字节</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {count} dimensions</source>
        <translation>张量“{tensor}”有 {count} 个维度</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; is stored in segments</source>
        <translation>张量“{tensor}”分段存储</translation>
    </message>
    <message>
        <source>tensor {id} does not exist</source>
        <translation>张量 {id} 不存在</translation>
    </message>
    <message>
        <source>tensors share bytes already, or the program has several subgraphs</source>
        <translation>张量已经共用字节，或程序有多个子图</translation>
    </message>
    <message>
        <source>the .npy header has no shape</source>
        <translation>.npy 头中没有形状</translation>
    </message>
    <message>
        <source>the ETRecord {file} names no instruction of this program</source>
        <translation>ETRecord {file} 未提及此程序的任何指令</translation>
    </message>
    <message>
        <source>the alignment of constants is {alignment}</source>
        <translation>常量的对齐为 {alignment}</translation>
    </message>
    <message>
        <source>the alignment of segments is {alignment}</source>
        <translation>段的对齐为 {alignment}</translation>
    </message>
    <message>
        <source>the answer of &apos;{program}&apos;</source>
        <translation>“{program}”的应答</translation>
    </message>
    <message>
        <source>the archive has {inputs} sample inputs</source>
        <translation>归档中有 {inputs} 个示例输入</translation>
    </message>
    <message>
        <source>the arena has {bytes} bytes</source>
        <translation>arena 有 {bytes} 字节</translation>
    </message>
    <message>
        <source>the bias is {tensor}</source>
        <translation>偏置为 {tensor}</translation>
    </message>
    <message>
        <source>the block is called with {operands} operands</source>
        <translation>该块以 {operands} 个操作数调用</translation>
    </message>
    <message>
        <source>the bounds are {minimum} and {maximum}</source>
        <translation>界限为 {minimum} 和 {maximum}</translation>
    </message>
    <message>
        <source>the bytes of the operand, or bytes of its own</source>
        <translation>操作数的字节，或其自己的字节</translation>
    </message>
    <message>
        <source>the chain has no instructions</source>
        <translation>该链没有指令</translation>
    </message>
    <message>
        <source>the constant has {bytes} bytes</source>
        <translation>该常量有 {bytes} 字节</translation>
    </message>
    <message>
        <source>the control flow has no beginning</source>
        <translation>控制流没有开头</translation>
    </message>
    <message>
        <source>the control flow has no end</source>
        <translation>控制流没有结尾</translation>
    </message>
    <message>
        <source>the data ends beyond &apos;{location}&apos;</source>
        <translation>数据的末尾超出“{location}”</translation>
    </message>
    <message>
        <source>the data is in an external file, but the model names no file</source>
        <translation>数据在外部文件中，但模型没有指明文件</translation>
    </message>
    <message>
        <source>the debug handles are unusable: {reason}</source>
        <translation>调试句柄不可用：{reason}</translation>
    </message>
    <message>
        <source>the delegate has no payload</source>
        <translation>该委托没有载荷</translation>
    </message>
    <message>
        <source>the delegate has no usable id</source>
        <translation>该委托没有可用的 id</translation>
    </message>
    <message>
        <source>the device ran {name}, which this program does not have</source>
        <translation>设备运行了 {name}，而此程序没有它</translation>
    </message>
    <message>
        <source>the element type of the .npy file is not supported</source>
        <translation>不支持该 .npy 文件的元素类型</translation>
    </message>
    <message>
        <source>the factor between the scales is 2^{shift}</source>
        <translation>缩放因子之间的系数为 2^{shift}</translation>
    </message>
    <message>
        <source>the facts of the bags are {tensor}</source>
        <translation>bag 的信息为 {tensor}</translation>
    </message>
    <message>
        <source>the file has an offline plan for some tensors, which are pinned</source>
        <translation>文件含有部分张量的离线方案，这些张量已固定</translation>
    </message>
    <message>
        <source>the file has an offline plan, shown as &apos;loaded&apos;</source>
        <translation>文件含有离线方案，显示为“loaded”</translation>
    </message>
    <message>
        <source>the file has buffers and lifetimes, but no operators to run</source>
        <translation>文件有缓冲区和生命周期，但没有可运行的算子</translation>
    </message>
    <message>
        <source>the file has operators of ONNX, which do not run here</source>
        <translation>文件含有 ONNX 算子，这些算子不在此处运行</translation>
    </message>
    <message>
        <source>the file has several plans ({plan}); the first one is used</source>
        <translation>文件含有多个方案（{plan}）；使用第一个</translation>
    </message>
    <message>
        <source>the file has {bytes} bytes</source>
        <translation>文件有 {bytes} 字节</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; run it with the same file as --vectors to check its test cases</source>
        <translation>该文件是 BundledProgram；请将同一文件作为 --vectors 运行，以检查其测试用例</translation>
    </message>
    <message>
        <source>the file is not a JSON object</source>
        <translation>该文件不是 JSON 对象</translation>
    </message>
    <message>
        <source>the indexed result has too many dimensions</source>
        <translation>索引后的结果维度过多</translation>
    </message>
    <message>
        <source>the indices are {tensor}</source>
        <translation>索引为 {tensor}</translation>
    </message>
    <message>
        <source>the instruction calls delegate {delegate}</source>
        <translation>该指令调用委托 {delegate}</translation>
    </message>
    <message>
        <source>the instruction has no content</source>
        <translation>该指令没有内容</translation>
    </message>
    <message>
        <source>the instruction has too few values</source>
        <translation>该指令的值过少</translation>
    </message>
    <message>
        <source>the instruction has {arguments} arguments</source>
        <translation>该指令有 {arguments} 个参数</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}</source>
        <translation>该指令跳转到 {instruction}</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}, which does not exist</source>
        <translation>该指令跳转到不存在的 {instruction}</translation>
    </message>
    <message>
        <source>the kernel does not support the type of {tensor}</source>
        <translation>内核不支持 {tensor} 的类型</translation>
    </message>
    <message>
        <source>the largest of one kernel, part of the arena</source>
        <translation>单个内核的最大值，属于 arena</translation>
    </message>
    <message>
        <source>the last sizes of the input</source>
        <translation>输入的最后大小</translation>
    </message>
    <message>
        <source>the line has {fields} fields</source>
        <translation>该行有 {fields} 个字段</translation>
    </message>
    <message>
        <source>the list has no items</source>
        <translation>该列表没有项</translation>
    </message>
    <message>
        <source>the list has {count} sizes or axes</source>
        <translation>该列表有 {count} 个大小或轴</translation>
    </message>
    <message>
        <source>the loop body has fewer results than carried values</source>
        <translation>循环体的结果少于循环携带值</translation>
    </message>
    <message>
        <source>the loop runs over zero rows</source>
        <translation>循环在零行上运行</translation>
    </message>
    <message>
        <source>the mask is {tensor}</source>
        <translation>掩码为 {tensor}</translation>
    </message>
    <message>
        <source>the name of a file next to io.json</source>
        <translation>io.json 旁边某个文件的名称</translation>
    </message>
    <message>
        <source>the number of elements does not fit in 64 bits</source>
        <translation>元素个数超出 64 位可表示的范围</translation>
    </message>
    <message>
        <source>the operands are {tensor} and {other_tensor}</source>
        <translation>操作数为 {tensor} 和 {other_tensor}</translation>
    </message>
    <message>
        <source>the operands of a join have other scales than the result</source>
        <translation>拼接的操作数与结果的缩放因子不同</translation>
    </message>
    <message>
        <source>the operator has no arguments</source>
        <translation>该算子没有参数</translation>
    </message>
    <message>
        <source>the operator has no outputs</source>
        <translation>该算子没有输出</translation>
    </message>
    <message>
        <source>the operator has {classes} classes and {detections} detections</source>
        <translation>该算子有 {classes} 个类别和 {detections} 个检测</translation>
    </message>
    <message>
        <source>the operator has {count} multipliers and {other_count} shifts</source>
        <translation>该算子有 {count} 个乘数和 {other_count} 个移位量</translation>
    </message>
    <message>
        <source>the operator name has {characters} characters</source>
        <translation>该算子名称有 {characters} 个字符</translation>
    </message>
    <message>
        <source>the operator reads an unknown variable</source>
        <translation>该算子读取未知的变量</translation>
    </message>
    <message>
        <source>the operator runs unknown graphs</source>
        <translation>该算子运行未知的图</translation>
    </message>
    <message>
        <source>the operator writes to a constant</source>
        <translation>该算子写入常量</translation>
    </message>
    <message>
        <source>the operator writes to constant statistics</source>
        <translation>该算子写入常量统计量</translation>
    </message>
    <message>
        <source>the operators cannot be cut this way</source>
        <translation>这些算子不能这样切分</translation>
    </message>
    <message>
        <source>the options lack the number of outputs</source>
        <translation>选项中缺少输出的数量</translation>
    </message>
    <message>
        <source>the padding is too large</source>
        <translation>填充过大</translation>
    </message>
    <message>
        <source>the padding is {before} and {after}</source>
        <translation>填充为 {before} 和 {after}</translation>
    </message>
    <message>
        <source>the parameters are {tensor} and {other_tensor}</source>
        <translation>参数为 {tensor} 和 {other_tensor}</translation>
    </message>
    <message>
        <source>the partitioner tagged {nodes} nodes</source>
        <translation>分区器标记了 {nodes} 个节点</translation>
    </message>
    <message>
        <source>the parts are longer than {tensor}</source>
        <translation>各部分比 {tensor} 长</translation>
    </message>
    <message>
        <source>the parts cover {size} of dimension {dimension} of {tensor}</source>
        <translation>各部分覆盖 {tensor} 的维度 {dimension} 中的 {size}</translation>
    </message>
    <message>
        <source>the payload has index {index} and location {location}</source>
        <translation>该载荷的索引为 {index}，位置为 {location}</translation>
    </message>
    <message>
        <source>the permutation of {tensor} has {count} dimensions</source>
        <translation>{tensor} 的维度重排有 {count} 个维度</translation>
    </message>
    <message>
        <source>the program has no allocation problem yet</source>
        <translation>该程序还没有分配问题</translation>
    </message>
    <message>
        <source>the program has variables, which TensorFlow Lite Micro keeps outside the plan; the caller supplies them</source>
        <translation>该程序含有变量，TensorFlow Lite Micro 将其置于方案之外；由调用方提供</translation>
    </message>
    <message>
        <source>the program no longer has these operators; search again</source>
        <translation>程序不再含有这些算子；请重新搜索</translation>
    </message>
    <message>
        <source>the result overlaps a part of the operand; readers of a .pte report that as an overwrite</source>
        <translation>结果与操作数的一部分重叠；.pte 的读取程序会将此报告为覆盖</translation>
    </message>
    <message>
        <source>the run has more than a million values to check</source>
        <translation>本次运行需要检查的数值超过一百万个</translation>
    </message>
    <message>
        <source>the run reached 10 million instructions</source>
        <translation>本次运行达到 1000 万条指令</translation>
    </message>
    <message>
        <source>the same type and number of elements</source>
        <translation>相同的类型和元素个数</translation>
    </message>
    <message>
        <source>the scale is {scale}</source>
        <translation>缩放因子为 {scale}</translation>
    </message>
    <message>
        <source>the scale is {scale} and the zero point {zero}</source>
        <translation>缩放因子为 {scale}，零点为 {zero}</translation>
    </message>
    <message>
        <source>the scale is {tensor}</source>
        <translation>缩放因子为 {tensor}</translation>
    </message>
    <message>
        <source>the scale of the cell state is {scale}</source>
        <translation>单元状态的缩放因子为 {scale}</translation>
    </message>
    <message>
        <source>the scan runs over dimension {dimension}, which its operand does not have</source>
        <translation>该扫描沿维度 {dimension} 进行，但其操作数没有该维度</translation>
    </message>
    <message>
        <source>the scratch memory has {bytes} bytes, but the kernel of a {core} writes {needed}</source>
        <translation>暂存内存有 {bytes} 字节，但 {core} 的内核会写入 {needed} 字节</translation>
    </message>
    <message>
        <source>the shape contains {value}</source>
        <translation>形状含有 {value}</translation>
    </message>
    <message>
        <source>the shape does not fit in 64 bits</source>
        <translation>形状超出 64 位可表示的范围</translation>
    </message>
    <message>
        <source>the size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>该大小没有上界（DYNAMIC_UNBOUND）</translation>
    </message>
    <message>
        <source>the size in bytes does not fit in 64 bits</source>
        <translation>字节数超出 64 位可表示的范围</translation>
    </message>
    <message>
        <source>the sizes and strides reach beyond {tensor}</source>
        <translation>这些大小和步幅超出 {tensor} 的范围</translation>
    </message>
    <message>
        <source>the sizes in bytes differ</source>
        <translation>字节数不同</translation>
    </message>
    <message>
        <source>the sizes of the dimensions that the mask selects from</source>
        <translation>掩码所选取的各维度的大小</translation>
    </message>
    <message>
        <source>the sizes of the view do not fit in 64 bits</source>
        <translation>视图的大小超出 64 位可表示的范围</translation>
    </message>
    <message>
        <source>the sizes of {tensor} are not multiples of the block size {size}</source>
        <translation>{tensor} 的大小不是块大小 {size} 的倍数</translation>
    </message>
    <message>
        <source>the slice has more entries than {tensor} has dimensions</source>
        <translation>切片的项数多于 {tensor} 的维数</translation>
    </message>
    <message>
        <source>the slice has {count} entries for {tensor}</source>
        <translation>切片对 {tensor} 有 {count} 项</translation>
    </message>
    <message>
        <source>the step of a slice is {step}</source>
        <translation>某个切片的步长为 {step}</translation>
    </message>
    <message>
        <source>the string has no text</source>
        <translation>该字符串没有文本</translation>
    </message>
    <message>
        <source>the sub-graph belongs to no control flow</source>
        <translation>该子图不属于任何控制流</translation>
    </message>
    <message>
        <source>the sub-graph has {inputs} inputs, but is called with {operands} operands</source>
        <translation>该子图有 {inputs} 个输入，但以 {operands} 个操作数调用</translation>
    </message>
    <message>
        <source>the sub-graph has {results} results</source>
        <translation>该子图有 {results} 个结果</translation>
    </message>
    <message>
        <source>the table has other columns than a plan</source>
        <translation>该表的列与方案的列不同</translation>
    </message>
    <message>
        <source>the table has {count} results</source>
        <translation>该表有 {count} 个结果</translation>
    </message>
    <message>
        <source>the tensor cannot be run</source>
        <translation>该张量无法运行</translation>
    </message>
    <message>
        <source>the tensor has external data, but no name to find the data by</source>
        <translation>该张量的数据在外部，但没有用于查找数据的名称</translation>
    </message>
    <message>
        <source>the tensor has no dimensions</source>
        <translation>该张量没有维度</translation>
    </message>
    <message>
        <source>the tensor has no shape</source>
        <translation>该张量没有形状</translation>
    </message>
    <message>
        <source>the tensor has no sizes</source>
        <translation>该张量没有大小</translation>
    </message>
    <message>
        <source>the tensor has {rank} dimensions</source>
        <translation>该张量有 {rank} 个维度</translation>
    </message>
    <message>
        <source>the tensor is too large</source>
        <translation>该张量过大</translation>
    </message>
    <message>
        <source>the value has no content</source>
        <translation>该值没有内容</translation>
    </message>
    <message>
        <source>the values of the tensor are in &apos;{name}&apos;</source>
        <translation>该张量的值在“{name}”中</translation>
    </message>
    <message>
        <source>the view is larger than its tensor</source>
        <translation>该视图比其张量大</translation>
    </message>
    <message>
        <source>the view refers to a value that does not own memory</source>
        <translation>该视图所指的值不拥有内存</translation>
    </message>
    <message>
        <source>the weights are {tensor}</source>
        <translation>权重为 {tensor}</translation>
    </message>
    <message>
        <source>the window at {row}, {column} lies outside {tensor}</source>
        <translation>位于 {row}, {column} 的窗口在 {tensor} 之外</translation>
    </message>
    <message>
        <source>the window is {window} and the stride {stride}</source>
        <translation>窗口为 {window}，步幅为 {stride}</translation>
    </message>
    <message>
        <source>the window is {window}, the stride {stride} and the dilation {dilation}</source>
        <translation>窗口为 {window}，步幅为 {stride}，空洞率为 {dilation}</translation>
    </message>
    <message>
        <source>the zero points are {zero} and {other_zero}, and the scale is {scale}</source>
        <translation>零点为 {zero} 和 {other_zero}，缩放因子为 {scale}</translation>
    </message>
    <message>
        <source>two different dimensions</source>
        <translation>两个不同的维度</translation>
    </message>
    <message>
        <source>two dimensions or more</source>
        <translation>两个或更多维度</translation>
    </message>
    <message>
        <source>two dimensions or more, and equal last sizes</source>
        <translation>两个或更多维度，且最后的大小相同</translation>
    </message>
    <message>
        <source>two numbers for each padded dimension</source>
        <translation>每个被填充的维度两个数</translation>
    </message>
    <message>
        <source>unique slices along a dimension are not supported</source>
        <translation>不支持沿某一维求唯一切片</translation>
    </message>
    <message>
        <source>unknown approximation &apos;{name}&apos;</source>
        <translation>未知的近似方式“{name}”</translation>
    </message>
    <message>
        <source>unknown dtype &apos;{dtype}&apos;</source>
        <translation>未知的 dtype“{dtype}”</translation>
    </message>
    <message>
        <source>unknown element type &apos;{type}&apos;</source>
        <translation>未知的元素类型“{type}”</translation>
    </message>
    <message>
        <source>unknown input &apos;{key}&apos;</source>
        <translation>未知的输入“{key}”</translation>
    </message>
    <message>
        <source>unknown instruction type {type}</source>
        <translation>未知的指令类型 {type}</translation>
    </message>
    <message>
        <source>unknown output &apos;{key}&apos;</source>
        <translation>未知的输出“{key}”</translation>
    </message>
    <message>
        <source>unknown rounding mode &apos;{mode}&apos;</source>
        <translation>未知的舍入模式“{mode}”</translation>
    </message>
    <message>
        <source>unknown scalar type {scalar_type}</source>
        <translation>未知的标量类型 {scalar_type}</translation>
    </message>
    <message>
        <source>unknown suffix for a report of changes</source>
        <translation>更改报告的后缀未知</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;</source>
        <translation>未知的张量“{name}”</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;; the file has {tensors} tensors</source>
        <translation>未知的张量“{name}”；文件有 {tensors} 个张量</translation>
    </message>
    <message>
        <source>unknown value type {type}</source>
        <translation>未知的值类型 {type}</translation>
    </message>
    <message>
        <source>value {value} is never read, and is taken for a result of its delegate. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>值 {value} 从未被读取，被视为其委托的结果。值 {other_value} 大小相同且从未被读取：请检查方案</translation>
    </message>
    <message>
        <source>value {value} is read and never written, and is taken for a view of value {owner}. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>值 {value} 被读取但从未被写入，被视为值 {owner} 的视图。值 {other_value} 大小相同且从未被读取：请检查方案</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but has no place in memory; its content is undefined</source>
        <translation>值 {value} 由指令 {instruction} 读取，但在内存中没有位置；其内容未定义</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but other tensors wrote a part of its bytes; its content is undefined</source>
        <translation>值 {value} 由指令 {instruction} 读取，但其部分字节已被其他张量写入；其内容未定义</translation>
    </message>
    <message>
        <source>values inside the .pb file</source>
        <translation>.pb 文件内的值</translation>
    </message>
    <message>
        <source>variables of a firmware, all live at the same time; the plan &apos;loaded&apos; is the linker&apos;s</source>
        <translation>固件的变量，全部同时活跃；方案“loaded”为链接器的方案</translation>
    </message>
    <message>
        <source>{buffer} is live from step {first} to step {last}</source>
        <translation>{buffer} 从步骤 {first} 到步骤 {last} 活跃</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}</source>
        <translation>{buffer} 固定在 {offset}</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}, which contradicts its shared storage</source>
        <translation>{buffer} 固定在 {offset}，与其共用存储相矛盾</translation>
    </message>
    <message>
        <source>{buffer} shares storage with {other_buffer} in another pool</source>
        <translation>{buffer} 与另一内存池中的 {other_buffer} 共用存储</translation>
    </message>
    <message>
        <source>{buffer} starts {bytes} bytes into its shared storage</source>
        <translation>{buffer} 从其共用存储的第 {bytes} 字节开始</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder, or pass the .ptd with --data</source>
        <translation>缺少 {constants} 个常量；请将 {file} 放入程序所在文件夹，或用 --data 指定该 .ptd</translation>
    </message>
    <message>
        <source>{count} numbers of padding do not fit {tensor}</source>
        <translation>{count} 个填充数与 {tensor} 不匹配</translation>
    </message>
    <message>
        <source>{count}, as {operator} does</source>
        <translation>{count}，与 {operator} 相同</translation>
    </message>
    <message>
        <source>{dimension} indices do not fit {tensor}</source>
        <translation>{dimension} 个索引与 {tensor} 不匹配</translation>
    </message>
    <message>
        <source>{files} has another tensor of this name</source>
        <translation>{files} 有另一个同名张量</translation>
    </message>
    <message>
        <source>{files} has no data for this tensor</source>
        <translation>{files} 没有此张量的数据</translation>
    </message>
    <message>
        <source>{method}: unknown operators, planned with the sizes in the file: {operators}</source>
        <translation>{method}：含有未知算子，按文件中的大小规划：{operators}</translation>
    </message>
    <message>
        <source>{method}: {note}</source>
        <translation>{method}：{note}</translation>
    </message>
    <message>
        <source>{model} is a training graph; its loss and gradients are outputs</source>
        <translation>{model} 是训练图；其损失和梯度是输出</translation>
    </message>
    <message>
        <source>{names} bound by the caller</source>
        <translation>{names} 由调用方绑定</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the input is also an output</source>
        <translation>{names} 无法共用内存：该输入同时也是输出</translation>
    </message>
    <message>
        <source>{names} cannot share memory: they are {output_type} and {input_type}</source>
        <translation>{names} 无法共用内存：它们分别为 {output_type} 和 {input_type}</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); export from the .pt2 to keep it</source>
        <translation>{number} 为 float64 操作数（{node}）存为 float32；要保留原值，请从 .pt2 导出</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); if it was a larger number, export from the .pt2 to keep it</source>
        <translation>{number} 为 float64 操作数（{node}）存为 float32；如果原数更大，请从 .pt2 导出以保留原值</translation>
    </message>
    <message>
        <source>{place} jumps past the end, to {instruction} of {count}; the method ends there</source>
        <translation>{place} 跳转到末尾之后的 {instruction}（共 {count}）；该方法在此结束</translation>
    </message>
    <message>
        <source>{planner} does not support keep-out ranges, which pool {pool} has</source>
        <translation>{planner} 不支持禁用区间，而内存池 {pool} 有禁用区间</translation>
    </message>
    <message>
        <source>{planner} does not support padding; {buffer} has {bytes} bytes</source>
        <translation>{planner} 不支持填充；{buffer} 有 {bytes} 字节</translation>
    </message>
    <message>
        <source>{planner} does not support pins; {buffer} is pinned to {offset}</source>
        <translation>{planner} 不支持固定；{buffer} 固定在 {offset}</translation>
    </message>
    <message>
        <source>{planner} does not support shared storage, which {buffer} has</source>
        <translation>{planner} 不支持共用存储，而 {buffer} 有共用存储</translation>
    </message>
    <message>
        <source>{plan} has the unknown version {version}; its offsets are not used</source>
        <translation>{plan} 的版本 {version} 未知；不使用其偏移量</translation>
    </message>
    <message>
        <source>{plan} is for subgraph {subgraph}, not for the first; its offsets are not used</source>
        <translation>{plan} 针对子图 {subgraph} 而非第一个子图；不使用其偏移量</translation>
    </message>
    <message>
        <source>{operator} does not write to a tensor</source>
        <translation>{operator} 未写入任何张量</translation>
    </message>
    <message>
        <source>{operator} has no graph</source>
        <translation>{operator} 没有图</translation>
    </message>
    <message>
        <source>{tensors} tensors are joined in place; the tensors inside keep their places</source>
        <translation>{tensors} 个张量已就地连接；其中的张量保持各自的位置</translation>
    </message>
    <message>
        <source>{tensors} tensors lie outside the arena, first {name} at byte {offset} of {size}; ExecuTorch refuses to load this plan; plan the program again</source>
        <translation>{tensors} 个张量位于 arena 之外，首个为 {name}，位于大小 {size} 的第 {offset} 字节；ExecuTorch 拒绝加载此方案；请重新规划程序</translation>
    </message>
    <message>
        <source>{tensor} and its result have different dimension orders</source>
        <translation>{tensor} 与其结果的维度顺序不同</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} have different dimension orders</source>
        <translation>{tensor} 与 {other_tensor} 的维度顺序不同</translation>
    </message>
    <message>
        <source>{tensor} does not fit weights {other_tensor}</source>
        <translation>{tensor} 与权重 {other_tensor} 不匹配</translation>
    </message>
    <message>
        <source>{tensor} has views that lie outside it or live longer</source>
        <translation>{tensor} 有位于其外或活跃更久的视图</translation>
    </message>
    <message>
        <source>&apos;)&apos;</source>
        <translation>“)”</translation>
    </message>
    <message>
        <source>&apos;:&apos;, &apos;=&apos; or &apos;!=&apos;</source>
        <translation>“:”、“=”或“!=”</translation>
    </message>
    <message>
        <source>&apos;&quot;&apos;</source>
        <translation>“&quot;”</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; has no value</source>
        <translation>“{field}”没有值</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is known only after planning</source>
        <translation>“{field}”在规划后才可知</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an array</source>
        <translation>“{name}”不是数组</translation>
    </message>
    <message>
        <source>&apos;{operator}&apos; is an operator, not a name</source>
        <translation>“{operator}”是运算符，不是名称</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended: it uses more than {mebibytes} MiB of memory</source>
        <translation>已终止“{program}”：其内存使用超过 {mebibytes} MiB</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of &apos;{field}&apos;</source>
        <translation>“{value}”不是“{field}”的值</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of type {type}</source>
        <translation>“{value}”不是 {type} 类型的值</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>含权重的模型</translation>
    </message>
    <message>
        <source>a number of bytes, such as 4096, 64K or 1.5M</source>
        <translation>字节数，例如 4096、64K 或 1.5M</translation>
    </message>
    <message>
        <source>a table with the columns model and least_bytes</source>
        <translation>含 model 和 least_bytes 列的表</translation>
    </message>
    <message>
        <source>a {suffix} file ({format}), not an ETDump</source>
        <translation>{suffix} 文件（{format}），不是 ETDump</translation>
    </message>
    <message>
        <source>arrays of numpy.savez</source>
        <translation>numpy.savez 的数组</translation>
    </message>
    <message>
        <source>at most {characters}</source>
        <translation>至多 {characters}</translation>
    </message>
    <message>
        <source>at most {levels} levels</source>
        <translation>至多 {levels} 层</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>第 {number} 个字符</translation>
    </message>
    <message>
        <source>did you mean &apos;{name}&apos;?</source>
        <translation>您是指“{name}”吗？</translation>
    </message>
    <message>
        <source>dimension &apos;{symbol}&apos; of input &apos;{input}&apos; has no upper bound</source>
        <translation>输入“{input}”的维度“{symbol}”没有上界</translation>
    </message>
    <message>
        <source>dimensions {symbols} of the inputs have no upper bound</source>
        <translation>输入的维度 {symbols} 没有上界</translation>
    </message>
    <message>
        <source>fix it, e.g. --range {symbol}={size}</source>
        <translation>请将其固定，例如 --range {symbol}={size}</translation>
    </message>
    <message>
        <source>give as many values, separated by commas, or a file</source>
        <translation>请给出同样个数、以逗号分隔的值，或一个文件</translation>
    </message>
    <message>
        <source>is a tensor of packed numbers of unknown shape</source>
        <translation>是形状未知的压缩数值张量</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>planned for the given values of {inputs} only</source>
        <translation>仅针对 {inputs} 的给定值规划</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>第 {row} 行</translation>
    </message>
    <message>
        <source>set one for each of {symbols}, e.g. --range {symbol}=1:128</source>
        <translation>请为 {symbols} 各设一个，例如 --range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set one, e.g. --range {symbols}=1:128</source>
        <translation>请设置一个，例如 --range {symbols}=1:128</translation>
    </message>
    <message>
        <source>sizes cannot be computed over a range of &apos;{symbol}&apos;</source>
        <translation>无法在“{symbol}”的范围上计算大小</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs} (--input NAME=VALUE)</source>
        <translation>大小取决于 {inputs} 的值（--input 名称=值）</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has element type {dtype}, which is not supported</source>
        <translation>不支持张量“{tensor}”的元素类型 {dtype}</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has no values: the weights were removed from this model</source>
        <translation>张量“{tensor}”没有值：此模型的权重已被移除</translation>
    </message>
    <message>
        <source>the expression between the slashes is incomplete: {reason}</source>
        <translation>斜杠之间的表达式不完整：{reason}</translation>
    </message>
    <message>
        <source>the file is not a saved folder table</source>
        <translation>该文件不是已保存的文件夹表格</translation>
    </message>
    <message>
        <source>the query has {characters} characters</source>
        <translation>查询有 {characters} 个字符</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>引号未闭合</translation>
    </message>
    <message>
        <source>the rule is empty</source>
        <translation>规则为空</translation>
    </message>
    <message>
        <source>the weights are in &apos;{name}&apos;, which is missing</source>
        <translation>权重在“{name}”中，但该文件缺失</translation>
    </message>
    <message>
        <source>this &apos;(&apos; is not closed</source>
        <translation>此“(”未闭合</translation>
    </message>
    <message>
        <source>this file in the model&apos;s folder</source>
        <translation>模型所在文件夹中的该文件</translation>
    </message>
    <message>
        <source>unknown field &apos;{name}&apos;</source>
        <translation>未知的字段“{name}”</translation>
    </message>
    <message>
        <source>{count} for {tensor}</source>
        <translation>{tensor} 需 {count} 个</translation>
    </message>
    <message>
        <source>{count} sizes have no upper bound: {symbols}</source>
        <translation>{count} 个大小没有上界：{symbols}</translation>
    </message>
    <message>
        <source>{count} values</source>
        <translation>{count} 个值</translation>
    </message>
    <message>
        <source>{content}, not an ETDump</source>
        <translation>{content}，不是 ETDump</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is text and has no order</source>
        <translation>“{field}”是文本，没有大小顺序</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds floating-point numbers of 8 bits</source>
        <translation>“{name}”含有 8 位浮点数</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds packed numbers of at most 8 bits</source>
        <translation>“{name}”含有至多 8 位的紧缩数值</translation>
    </message>
    <message>
        <source>a Keras model (.keras)</source>
        <translation>Keras 模型 (.keras)</translation>
    </message>
    <message>
        <source>a backend without all of its functions</source>
        <translation>函数不全的后端</translation>
    </message>
    <message>
        <source>a condition is missing before this &apos;)&apos;</source>
        <translation>此“)”前缺少条件</translation>
    </message>
    <message>
        <source>a condition is missing next to &apos;and&apos; or &apos;or&apos;</source>
        <translation>“and”或“or”旁缺少条件</translation>
    </message>
    <message>
        <source>a file of zeros, perhaps an unfinished download</source>
        <translation>内容全为零的文件，可能是未完成的下载</translation>
    </message>
    <message>
        <source>a fixed number for its shape and type</source>
        <translation>对应其形状和类型的固定数量</translation>
    </message>
    <message>
        <source>a kernel without all of its parts, or with more than 256 arguments</source>
        <translation>组成不全或参数超过 256 个的内核</translation>
    </message>
    <message>
        <source>a memory without all of its parts</source>
        <translation>组成不全的内存</translation>
    </message>
    <message>
        <source>a partitioner without all of its functions</source>
        <translation>函数不全的划分器</translation>
    </message>
    <message>
        <source>a planner without all of its functions</source>
        <translation>函数不全的规划器</translation>
    </message>
    <message>
        <source>a subgraph</source>
        <translation>子图</translation>
    </message>
    <message>
        <source>allocating a device pool of {bytes} bytes</source>
        <translation>分配 {bytes} 字节的设备内存池</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alpha</translation>
    </message>
    <message>
        <source>an array of NumPy (.npy), no program</source>
        <translation>NumPy 数组 (.npy)，不是程序</translation>
    </message>
    <message>
        <source>an empty ZIP archive</source>
        <translation>空的 ZIP 归档</translation>
    </message>
    <message>
        <source>arrays of NumPy (.npz), no program</source>
        <translation>NumPy 数组 (.npz)，不是程序</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>轴</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>both dimensions are {symbol}</source>
        <translation>两个维度都是 {symbol}</translation>
    </message>
    <message>
        <source>building the kernels</source>
        <translation>构建内核</translation>
    </message>
    <message>
        <source>clearing a device pool</source>
        <translation>清空设备内存池</translation>
    </message>
    <message>
        <source>convert the model with numbers of 8 bits</source>
        <translation>请用 8 位数值转换模型</translation>
    </message>
    <message>
        <source>copying from the device</source>
        <translation>从设备复制</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>复制到设备</translation>
    </message>
    <message>
        <source>copying within the device</source>
        <translation>在设备内复制</translation>
    </message>
    <message>
        <source>creating a context</source>
        <translation>创建上下文</translation>
    </message>
    <message>
        <source>creating a part of a device pool</source>
        <translation>创建设备内存池的一部分</translation>
    </message>
    <message>
        <source>creating a queue</source>
        <translation>创建队列</translation>
    </message>
    <message>
        <source>creating the kernel {kernel}</source>
        <translation>创建内核 {kernel}</translation>
    </message>
    <message>
        <source>creating the program</source>
        <translation>创建程序</translation>
    </message>
    <message>
        <source>dilation</source>
        <translation>空洞率</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>滤波器</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>标志</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>组数</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; has other characters than letters, digits and _-.+, or more than {limit}</source>
        <translation>id“{id}”含有字母、数字和 _-.+ 以外的字符，或超过 {limit} 个字符</translation>
    </message>
    <message>
        <source>indices</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>input {number}</source>
        <translation>输入 {number}</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>kernel &apos;{name}&apos; is already registered</source>
        <translation>内核“{name}”已注册</translation>
    </message>
    <message>
        <source>memory &apos;{name}&apos; is already registered</source>
        <translation>内存“{name}”已注册</translation>
    </message>
    <message>
        <source>negative slope</source>
        <translation>负斜率</translation>
    </message>
    <message>
        <source>new height, width</source>
        <translation>新的高度、宽度</translation>
    </message>
    <message>
        <source>new shape</source>
        <translation>新形状</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>one &apos;(&apos; for each &apos;)&apos;</source>
        <translation>每个“)”对应一个“(”</translation>
    </message>
    <message>
        <source>open the program, and pass the array as its input: --input K=FILE</source>
        <translation>请打开程序，并将数组作为其输入传入：--input K=FILE</translation>
    </message>
    <message>
        <source>output range</source>
        <translation>输出范围</translation>
    </message>
    <message>
        <source>padding (top, right, bottom, left)</source>
        <translation>填充（上、右、下、左）</translation>
    </message>
    <message>
        <source>padding after</source>
        <translation>后填充</translation>
    </message>
    <message>
        <source>padding before</source>
        <translation>前填充</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>passing arguments</source>
        <translation>传递参数</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>排列</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid</source>
        <translation>方案“{planner}”无效</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid: {problem}</source>
        <translation>方案“{planner}”无效：{problem}</translation>
    </message>
    <message>
        <source>planner &apos;{name}&apos; is already registered</source>
        <translation>规划器“{name}”已注册</translation>
    </message>
    <message>
        <source>put names that contain this character in quotes</source>
        <translation>请将含有此字符的名称放入引号</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>运行内核</translation>
    </message>
    <message>
        <source>scale at run time</source>
        <translation>运行时的缩放因子</translation>
    </message>
    <message>
        <source>scale {scale}, zero point {zero}</source>
        <translation>缩放因子 {scale}，零点 {zero}</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>斜率</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步幅</translation>
    </message>
    <message>
        <source>the Cortex-M library</source>
        <translation>Cortex-M 库</translation>
    </message>
    <message>
        <source>the comparison has no field</source>
        <translation>比较没有字段</translation>
    </message>
    <message>
        <source>the nodes together</source>
        <translation>这些节点合计</translation>
    </message>
    <message>
        <source>the query is incomplete</source>
        <translation>查询不完整</translation>
    </message>
    <message>
        <source>the query is nested too deeply</source>
        <translation>查询嵌套过深</translation>
    </message>
    <message>
        <source>the run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>these arguments</source>
        <translation>这些参数</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no matching &apos;(&apos;</source>
        <translation>此“)”没有对应的“(”</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>此节点</translation>
    </message>
    <message>
        <source>value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>values of type {type} cannot be given as text</source>
        <translation>类型 {type} 的值不能以文本给出</translation>
    </message>
    <message>
        <source>weights in the form of safetensors, without a graph</source>
        <translation>safetensors 形式的权重，没有图</translation>
    </message>
    <message>
        <source>{count} for its shape and type</source>
        <translation>对应其形状和类型的 {count} 个</translation>
    </message>
    <message>
        <source>{count} found under another name: {tensors}</source>
        <translation>{count} 个以其他名称找到：{tensors}</translation>
    </message>
    <message>
        <source>{count} of {total} edits of the session applied</source>
        <translation>已应用会话中 {total} 项编辑里的 {count} 项</translation>
    </message>
    <message>
        <source>{count} orphaned: {names}</source>
        <translation>{count} 项失去对象：{names}</translation>
    </message>
    <message>
        <source>{count} scales from {minimum} to {maximum}</source>
        <translation>{count} 个缩放因子，从 {minimum} 到 {maximum}</translation>
    </message>
    <message>
        <source>{operand} of shape {shape}</source>
        <translation>形状为 {shape} 的 {operand}</translation>
    </message>
    <message>
        <source>{operator} &apos;{name}&apos;: {reason}</source>
        <translation>{operator}“{name}”：{reason}</translation>
    </message>
    <message>
        <source>{operator} ({place})</source>
        <translation>{operator}（{place}）</translation>
    </message>
    <message>
        <source>{operator} computes with the size of a dynamic dimension</source>
        <translation>{operator} 用动态维度的大小进行计算</translation>
    </message>
    <message>
        <source>{operator} that makes &apos;{output}&apos;: {reason}</source>
        <translation>产生“{output}”的 {operator}：{reason}</translation>
    </message>
    <message>
        <source>{operator}: {reason}</source>
        <translation>{operator}：{reason}</translation>
    </message>
    <message>
        <source>{outer}/{inner}</source>
        <translation>{outer}/{inner}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}：{fault}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor; &apos;{wider}&apos; finds {tensors}</source>
        <translation>规则“{rule}”没有匹配的张量；“{wider}”可匹配 {tensors}</translation>
    </message>
    <message>
        <source>&apos;{wider}&apos; finds {nodes}</source>
        <translation>“{wider}”可找到 {nodes}</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; &apos;{wider}&apos; finds {nodes}</source>
        <translation>委托规则“{rule}”未匹配任何节点；“{wider}”可找到 {nodes}</translation>
    </message>
    <message>
        <source>did you mean {names}?</source>
        <translation>您是指 {names} 吗？</translation>
    </message>
    <message>
        <source>one or three numbers of at least {least}</source>
        <translation>一个或三个不小于 {least} 的数</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node</source>
        <translation>算子规则“{rule}”未匹配任何节点</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; did you mean &apos;{operator}&apos;?</source>
        <translation>算子规则“{rule}”未匹配任何节点；您是指“{operator}”吗？</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; nodes of {operator} write to other pools</source>
        <translation>算子规则“{rule}”未匹配任何节点；{operator} 的节点写入其他内存池</translation>
    </message>
    <message>
        <source>choose another planner, or load the plug-in that provides this one</source>
        <translation>请选择其他规划器，或加载提供此规划器的插件</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not part of a loop</source>
        <translation>“{name}”不是循环的一部分</translation>
    </message>
    <message>
        <source>the model has {graphs} subgraphs, and a plan is written for one only</source>
        <translation>模型有 {graphs} 个子图，而方案只能为一个子图写出</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有剩余空间</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>可读取的文件</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportContents</name>
    <message>
        <source>%1 of %2 planned</source>
        <translation>%1 / %2 已规划</translation>
    </message>
    <message>
        <source>Python lines of every operator</source>
        <translation>每个算子的 Python 行</translation>
    </message>
    <message>
        <source>Alignment of constants</source>
        <translation>常量的对齐</translation>
    </message>
    <message>
        <source>Alignment of segments</source>
        <translation>段的对齐</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>For profilers and error messages; the file grows</source>
        <translation>用于性能分析器和错误信息；文件会变大</translation>
    </message>
    <message>
        <source>A .ptd that several programs can share</source>
        <translation>可由多个程序共用的 .ptd</translation>
    </message>
    <message>
        <source>Constants aligned to</source>
        <translation>常量对齐到</translation>
    </message>
    <message>
        <source>Segments aligned to</source>
        <translation>段对齐到</translation>
    </message>
    <message>
        <source>Constants in a separate file</source>
        <translation>常量放在单独的文件中</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>导出程序</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>要写入的文件</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>选择文件</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>正在处理…</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation>导出程序的输出</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Proving the export</source>
        <translation>正在验证导出</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 相等</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ 不同</translation>
    </message>
    <message>
        <source>ExecuTorch (*.pte)</source>
        <translation>ExecuTorch (*.pte)</translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 已存在。是否替换？</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>仍然导出</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>正在导出</translation>
    </message>
    <message numerus="yes">
        <source>✗ lacks %n</source>
        <translation>
            <numerusform>✗ 缺少 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ has every operator</source>
        <translation>✓ 具备所有算子</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>元素数</translation>
    </message>
    <message>
        <source>Target lacks</source>
        <translation>目标缺少</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>wider ranges than the program was exported for</source>
        <translation>范围大于程序导出时的范围</translation>
    </message>
    <message numerus="yes">
        <source>the target lacks %n operator(s)</source>
        <translation>
            <numerusform>目标缺少 %n 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Target cannot run</source>
        <translation>目标无法运行</translation>
    </message>
    <message numerus="yes">
        <source>the target cannot run %n call(s)</source>
        <translation>
            <numerusform>目标无法运行 %n 个调用</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero this memory before the program is loaded: %1 must begin at zero, which no file stores.</source>
        <translation>请在加载程序之前将此内存清零：%1 必须从零开始，而没有文件存储该值。</translation>
    </message>
    <message>
        <source>Operator list…</source>
        <translation>算子列表…</translation>
    </message>
    <message>
        <source>Operator list</source>
        <translation>算子列表</translation>
    </message>
    <message>
        <source>Operator lists (*.txt);;All files (*)</source>
        <translation>算子列表 (*.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>✗ There is no proof</source>
        <translation>✗ 没有验证结果</translation>
    </message>
    <message>
        <source>✗ The proof failed: %1</source>
        <translation>✗ 验证失败：%1</translation>
    </message>
    <message>
        <source>the proof failed</source>
        <translation>验证失败</translation>
    </message>
    <message>
        <source>Planned for the sizes of the example (%1): the program refuses larger inputs.</source>
        <translation>按示例的大小规划（%1）：程序拒绝更大的输入。</translation>
    </message>
    <message>
        <source>Custom target: a text file with one operator per line</source>
        <translation>自定义目标：每行一个算子的文本文件</translation>
    </message>
    <message>
        <source>The chosen file is not written until you export.</source>
        <translation>导出之前不会写入所选文件。</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>最大预期值</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>其他文件</translation>
    </message>
    <message>
        <source>C header, linker script, planning pass, trace, report, picture, budget check</source>
        <translation>C 头文件、链接脚本、规划处理过程、跟踪、报告、图片、预算检查</translation>
    </message>
    <message>
        <source>a temporary copy is written and read back, and run where results are recorded</source>
        <translation>写入并读回一份临时副本；若有记录的结果则运行它</translation>
    </message>
    <message numerus="yes">
        <source>%1, plan %2, %n step(s)</source>
        <translation>
            <numerusform>%1，方案 %2，%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ExportPools</name>
    <message>
        <source>✓ fits</source>
        <translation>✓ 可容纳</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ 超出 %1</translation>
    </message>
    <message>
        <source>✗ footprint over by %1</source>
        <translation>✗ 内存占用超出 %1</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>arena 放得下</translation>
    </message>
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmCanvas</name>
    <message>
        <source>read and written</source>
        <translation>读取并写入</translation>
    </message>
    <message>
        <source>written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>read, last</source>
        <translation>最后一次读取</translation>
    </message>
    <message>
        <source>read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>等待步骤 %1</translation>
    </message>
    <message>
        <source>kept until step %1</source>
        <translation>保留至步骤 %1</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1：%2，位于 %4 的 %3，步骤 %5</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>偏移量，%1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>空闲，%1</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmScrubber</name>
    <message>
        <source>Live bytes over steps</source>
        <translation>各步骤的活跃字节</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmView</name>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Previous step (,)</source>
        <translation>上一步 (,)</translation>
    </message>
    <message>
        <source>Next step (.)</source>
        <translation>下一步 (.)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Next peak</source>
        <translation>下一个峰值</translation>
    </message>
    <message>
        <source>Go to the next step with more live bytes than its neighbours (N)</source>
        <translation>转到下一个活跃字节多于相邻步骤的步骤 (N)</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>每秒步数</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / 秒</translation>
    </message>
    <message>
        <source>Repeat from the first step</source>
        <translation>从第一步重复</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Run the program (F6), then its bytes are shown here.</source>
        <translation>请运行程序 (F6)，其字节随后在此显示。</translation>
    </message>
    <message>
        <source>Pause (K)</source>
        <translation>暂停 (K)</translation>
    </message>
    <message>
        <source>Play (K)</source>
        <translation>播放 (K)</translation>
    </message>
    <message>
        <source>Save as film…</source>
        <translation>保存为影片…</translation>
    </message>
    <message>
        <source>Write every step as a frame of an animation</source>
        <translation>将每个步骤写为动画的一帧</translation>
    </message>
    <message>
        <source>Install img2webp, ffmpeg or ImageMagick to save a film</source>
        <translation>要保存影片，请安装 img2webp、ffmpeg 或 ImageMagick</translation>
    </message>
    <message>
        <source>Save as film</source>
        <translation>保存为影片</translation>
    </message>
    <message>
        <source>no installed program writes .%1 films</source>
        <translation>没有已安装的程序可写 .%1 影片</translation>
    </message>
    <message>
        <source>Cancel (%1 of %2)</source>
        <translation>取消（%1/%2）</translation>
    </message>
    <message>
        <source>Film saved as %1</source>
        <translation>影片已保存为 %1</translation>
    </message>
    <message>
        <source>Film not saved: %1</source>
        <translation>影片未保存：%1</translation>
    </message>
    <message>
        <source>The bytes of the arena after the step, and their values</source>
        <translation>该步骤之后 arena 的字节及其值</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmWriter</name>
    <message>
        <source>%1 could not be started</source>
        <translation>无法启动 %1</translation>
    </message>
    <message>
        <source>cannot write frames to %1; free some disk space</source>
        <translation>无法将帧写入 %1；请释放磁盘空间</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source>cannot write %1; choose another folder</source>
        <translation>无法写入 %1；请选择其他文件夹</translation>
    </message>
</context>
<context>
    <name>arenascope::FindController</name>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es). Enter goes to the first, F3 to the next.</source>
        <translation>
            <numerusform>%n 个匹配。按 Enter 转到第一个，按 F3 转到下一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1 of %2: %3</source>
        <translation>第 %1 个匹配，共 %2 个：%3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
</context>
<context>
    <name>arenascope::FitSlider</name>
    <message>
        <source>The arenas fit up to %1</source>
        <translation>arena 到 %1 为止能放下</translation>
    </message>
</context>
<context>
    <name>arenascope::FittingChange</name>
    <message>
        <source>A run takes an estimated %1 % longer.</source>
        <translation>运行一次估计会延长 %1 %。</translation>
    </message>
    <message>
        <source>A run takes no longer.</source>
        <translation>运行时间不会变长。</translation>
    </message>
    <message>
        <source>The file grows by %1.</source>
        <translation>文件增大 %1。</translation>
    </message>
    <message>
        <source>%1 then needs %2 of %3.</source>
        <translation>此时 %1 需要 %3 中的 %2。</translation>
    </message>
    <message>
        <source>The change that saves the most: %1.</source>
        <translation>节省最多的更改：%1。</translation>
    </message>
    <message>
        <source>%1 then needs %2, still %3 too much.</source>
        <translation>此时 %1 需要 %2，仍超出 %3。</translation>
    </message>
    <message>
        <source>The whole footprint then needs %1, still %2 too much.</source>
        <translation>此时整个内存占用为 %1，仍超出 %2。</translation>
    </message>
    <message>
        <source>One change makes the arena fit: %1.</source>
        <translation>一项更改即可使 arena 放得下：%1。</translation>
    </message>
    <message>
        <source>Changes that make the arena fit together: %1.</source>
        <translation>合起来可使 arena 放得下的更改：%1。</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderFilter</name>
    <message>
        <source>path of the model</source>
        <translation>模型的路径</translation>
    </message>
    <message>
        <source>format of the file</source>
        <translation>文件的格式</translation>
    </message>
    <message>
        <source>number of operators</source>
        <translation>算子的数量</translation>
    </message>
    <message>
        <source>bytes of the plan in the file</source>
        <translation>文件中方案的字节数</translation>
    </message>
    <message>
        <source>bytes of the smallest plan</source>
        <translation>最小方案的字节数</translation>
    </message>
    <message>
        <source>bytes of RAM</source>
        <translation>RAM 字节数</translation>
    </message>
    <message>
        <source>bytes of flash</source>
        <translation>闪存字节数</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s)</source>
        <translation>
            <numerusform>%1 / %n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>growth against the baseline, in bytes</source>
        <translation>相对基线的增长，以字节计</translation>
    </message>
    <message>
        <source>growth since the file changed on disk, in bytes</source>
        <translation>文件在磁盘上更改后的增长，以字节计</translation>
    </message>
    <message>
        <source>time to move the bytes, in ms</source>
        <translation>移动这些字节的时间，以 ms 计</translation>
    </message>
    <message>
        <source>whether the model fits the target</source>
        <translation>模型是否放得进目标</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderModel</name>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 可容纳</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Plan in the file, B</source>
        <translation>文件中的方案，B</translation>
    </message>
    <message>
        <source>Smallest plan, B</source>
        <translation>最小方案，B</translation>
    </message>
    <message>
        <source>RAM, B</source>
        <translation>RAM，B</translation>
    </message>
    <message>
        <source>Flash, B</source>
        <translation>闪存，B</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>Change on disk, B</source>
        <translation>磁盘上的变化，B</translation>
    </message>
    <message>
        <source>Against baseline, B</source>
        <translation>与基线相比，B</translation>
    </message>
    <message>
        <source>Moves, ms</source>
        <translation>搬移，ms</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>✗ %1 over by %2</source>
        <translation>✗ %1 超出 %2</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderWindow</name>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K、8M 或字节数；留空：无限制</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 个模型</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s) read</source>
        <translation>
            <numerusform>已读取 %1 / %n 个模型</numerusform>
        </translation>
    </message>
    <message>
        <source>Models in %1</source>
        <translation>%1 中的模型</translation>
    </message>
    <message>
        <source>name, plan&gt;=64K, not fits:yes</source>
        <translation>名称、plan&gt;=64K、not fits:yes</translation>
    </message>
    <message>
        <source>Words and conditions, such as mobilenet plan&gt;=64K or fits:no</source>
        <translation>词和条件，例如 mobilenet plan&gt;=64K 或 fits:no</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Device whose memories the models must fit</source>
        <translation>模型须能放入其内存的设备</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saves the table as CSV or JSON</source>
        <translation>将表格保存为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>Saved &amp;table…</source>
        <translation>已保存的表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Saved table</source>
        <translation>已保存的表格</translation>
    </message>
    <message>
        <source>Saved tables (*.csv *.json);;All files (*)</source>
        <translation>已保存的表格 (*.csv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Baselines of the &amp;sessions</source>
        <translation>会话的基线(&amp;S)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>无(&amp;O)</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基线：%1</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>%1, %2 shown</source>
        <translation>%1，显示 %2</translation>
    </message>
    <message>
        <source>%1; %2 fit, %3 do not</source>
        <translation>%1；%2 个能放下，%3 个放不下</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Earlier sizes that the smallest plans are compared with</source>
        <translation>与最小方案相比的先前大小</translation>
    </message>
    <message>
        <source>&amp;Current table</source>
        <translation>当前表格(&amp;C)</translation>
    </message>
    <message>
        <source>%1; more models are in the folder, but not listed</source>
        <translation>%1；文件夹中还有更多模型未列出</translation>
    </message>
    <message>
        <source>The target sets the limits; choose the target “none” to enter your own</source>
        <translation>上限由目标决定；要自行输入，请选择目标“无”</translation>
    </message>
    <message>
        <source>All models must be read first</source>
        <translation>需先读取所有模型</translation>
    </message>
    <message>
        <source>No models here: .pt2, .pte, .onnx and .tflite files are listed</source>
        <translation>此处没有模型：会列出 .pt2、.pte、.onnx 和 .tflite 文件</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBanner</name>
    <message>
        <source>Measure now  F6</source>
        <translation>立即测量  F6</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>%1 的内存</translation>
    </message>
    <message>
        <source>Enter manually…</source>
        <translation>手动输入…</translation>
    </message>
    <message>
        <source>Run the program once on this machine and measure the memory of its delegates</source>
        <translation>在本机上运行一次程序，并测量其委托的内存</translation>
    </message>
    <message>
        <source>Enter the delegate&apos;s memory from its documentation or from a measurement</source>
        <translation>根据文档或测量输入委托的内存</translation>
    </message>
    <message>
        <source>Memory of %1 outside the arenas, such as 512K or 2M:</source>
        <translation>%1 在 arena 之外的内存，例如 512K 或 2M：</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>设备的内存</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1：%2 / %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, common scale</source>
        <translation>%1，共用刻度</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>内存占用</translation>
    </message>
    <message>
        <source>Will it fit?</source>
        <translation>能否容纳？</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>%1 的限制</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K、8M 或字节数；留空：无限制</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Memory map</source>
        <translation>内存映射图</translation>
    </message>
    <message>
        <source>Memory map, step %1  %2</source>
        <translation>内存映射图，步骤 %1  %2</translation>
    </message>
    <message>
        <source>Linker map…</source>
        <translation>链接器映射文件…</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未测量</translation>
    </message>
    <message numerus="yes">
        <source>%n delegate(s)</source>
        <translation>
            <numerusform>%n 个委托</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the firmware&apos;s stack, data and code sizes from a GNU ld map file</source>
        <translation>从 GNU ld 映射文件读取固件的栈、数据和代码大小</translation>
    </message>
    <message>
        <source>outside the arena</source>
        <translation>arena 之外</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>正在计算内存占用</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>缩小…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>查找占用内存更少的程序 (F7)</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintScene</name>
    <message>
        <source>no limits yet</source>
        <translation>尚无限制</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 可容纳</translation>
    </message>
    <message>
        <source>✗ does not fit</source>
        <translation>✗ 无法容纳</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 未知</translation>
    </message>
    <message>
        <source>? at least %1</source>
        <translation>? 至少 %1</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ 剩余 %1</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ 超出 %1</translation>
    </message>
    <message>
        <source>Fits without what is unknown: %1</source>
        <translation>不计未知部分时可容纳：%1</translation>
    </message>
    <message>
        <source>%1 allocates memory at load and at the first run; no file states its size.</source>
        <translation>%1 在加载时和首次运行时分配内存；没有文件说明其大小。</translation>
    </message>
    <message>
        <source>Measure it on the device, or enter the size from its documentation.</source>
        <translation>在设备上测量，或输入其文档给出的大小。</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegate. A run on this machine measures it.</source>
        <translation>委托内部至少需要 %1。在本机上运行即可测量。</translation>
    </message>
    <message>
        <source>This program cannot be written as a .pte; its flash size and load memory are unknown.</source>
        <translation>无法将此程序写为 .pte；其闪存大小和加载内存未知。</translation>
    </message>
    <message>
        <source>With the scratch planned in the arena: arena %1, %2 less in total. This needs runtime support and is not counted here.</source>
        <translation>若将暂存规划到 arena 中：arena %1，总计减少 %2。需要运行时支持，此处未计入。</translation>
    </message>
    <message>
        <source>✗ the plan is invalid</source>
        <translation>✗ 方案无效</translation>
    </message>
    <message>
        <source>%1 allocate memory at load and at the first run; no file states its size.</source>
        <translation>%1 在加载和首次运行时分配内存；没有任何文件说明其大小。</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegates. A run on this machine measures them.</source>
        <translation>委托内部至少需要 %1。在本机运行即可测量。</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintTable</name>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>内存占用的组成</translation>
    </message>
    <message>
        <source>of %1 B</source>
        <translation>共 %1 B</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>common scale</source>
        <translation>共用刻度</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>确定程度</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>arenascope::GivenTarget</name>
    <message>
        <source>Use the memories of %1 (target for opened programs)</source>
        <translation>使用 %1 的内存（所打开程序的目标）</translation>
    </message>
    <message>
        <source>Use the memories of %1 (as in the program shown before)</source>
        <translation>使用 %1 的内存（与之前显示的程序相同）</translation>
    </message>
    <message>
        <source>Use the memories of %1 (target of the folder table)</source>
        <translation>使用 %1 的内存（文件夹表格的目标）</translation>
    </message>
    <message>
        <source>%1 is the target for opened programs.</source>
        <translation>%1 是所打开程序的目标。</translation>
    </message>
    <message>
        <source>%1 is the target of the program that was shown before.</source>
        <translation>%1 是之前显示的程序的目标。</translation>
    </message>
    <message>
        <source>%1 is the target of the folder table.</source>
        <translation>%1 是文件夹表格的目标。</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphBar</name>
    <message>
        <source>How far from the selected tensor</source>
        <translation>与所选张量的距离</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> 跳</translation>
    </message>
    <message>
        <source>One hop less</source>
        <translation>少一跳</translation>
    </message>
    <message>
        <source>One hop more</source>
        <translation>多一跳</translation>
    </message>
    <message>
        <source>Find node</source>
        <translation>查找节点</translation>
    </message>
    <message>
        <source>Find a node by operator, tensor, module or source line</source>
        <translation>按算子、张量、模块或源代码行查找节点</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>停止绘制</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Whole program</source>
        <translation>整个程序</translation>
    </message>
    <message>
        <source>Around the selection</source>
        <translation>所选内容周围</translation>
    </message>
    <message>
        <source>Inputs of the selection</source>
        <translation>所选内容的输入</translation>
    </message>
    <message>
        <source>Users of the selection</source>
        <translation>所选内容的使用者</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热度</translation>
    </message>
    <message>
        <source>Value that the background colour shows</source>
        <translation>背景颜色所示的值</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open or close frames by level</source>
        <translation>按层级打开或关闭框</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Views of tensors</source>
        <translation>张量的视图</translation>
    </message>
    <message>
        <source>Constants above 4 KiB as cards</source>
        <translation>大于 4 KiB 的常量显示为卡片</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Show the tree of modules</source>
        <translation>显示模块树</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>全部关闭</translation>
    </message>
    <message>
        <source>Open to level %1</source>
        <translation>打开到第 %1 层</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>全部打开</translation>
    </message>
    <message>
        <source>More settings of the graph</source>
        <translation>图的更多设置</translation>
    </message>
    <message>
        <source>Nodes shown in addition to operators, and their arrangement</source>
        <translation>除算子外显示的节点及其排列</translation>
    </message>
    <message>
        <source>Columns of the window&apos;s height</source>
        <translation>与窗口等高的列</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or source:model.py. Enter or F3 goes to the next match, Shift+F3 to the previous one.</source>
        <translation>词语和条件，例如 conv size&gt;=64K 或 source:model.py。Enter 或 F3 转到下一个匹配项，Shift+F3 转到上一个。</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>算子图</translation>
    </message>
    <message>
        <source>Across the graph</source>
        <translation>沿图横向</translation>
    </message>
    <message>
        <source>Down the graph</source>
        <translation>沿图纵向</translation>
    </message>
    <message>
        <source>%1, cannot be planned: %2</source>
        <translation>%1，无法规划：%2</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>整个程序</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>正在绘制图</translation>
    </message>
    <message>
        <source>Not drawn: open fewer frames</source>
        <translation>未绘制：请减少打开的框</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) within distance %1; reduce it to %2</source>
        <translation>
            <numerusform>距离 %1 以内有 %n 个节点；请减到 %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s); choose inputs or users only</source>
        <translation>
            <numerusform>%n 个相邻节点；请只选择输入或使用者</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n 个算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n operator(s) drawn, %2 inside closed frames</source>
        <translation>
            <numerusform>绘制了 %1 / %n 个算子，%2 个在关闭的框内</numerusform>
        </translation>
    </message>
    <message>
        <source>zoom %1</source>
        <translation>缩放 %1</translation>
    </message>
    <message>
        <source>Close this frame</source>
        <translation>关闭此框</translation>
    </message>
    <message>
        <source>Open this frame</source>
        <translation>打开此框</translation>
    </message>
    <message>
        <source>Close all %1 like it</source>
        <translation>关闭全部 %1 个同类</translation>
    </message>
    <message>
        <source>Open all %1 like it</source>
        <translation>打开全部 %1 个同类</translation>
    </message>
    <message>
        <source>Fit this frame</source>
        <translation>适应此框</translation>
    </message>
    <message>
        <source>Bound by the caller</source>
        <translation>由调用方绑定</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>委托</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>交给 %1</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>保留在 CPU 上</translation>
    </message>
    <message>
        <source>Remove the rule</source>
        <translation>移除规则</translation>
    </message>
    <message>
        <source>No backend is chosen: add one in the Delegates panel</source>
        <translation>未选择后端：请在“委托”面板中添加</translation>
    </message>
    <message>
        <source>Passes that lower the peak…</source>
        <translation>可降低峰值的处理过程…</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>复制名称</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>All inputs of this node</source>
        <translation>此节点的全部输入</translation>
    </message>
    <message>
        <source>All users of this node</source>
        <translation>此节点的全部使用者</translation>
    </message>
    <message>
        <source>Its neighbours</source>
        <translation>其相邻节点</translation>
    </message>
    <message>
        <source>The path between the two</source>
        <translation>两者之间的路径</translation>
    </message>
    <message>
        <source>No path between the two</source>
        <translation>两者之间没有路径</translation>
    </message>
    <message>
        <source>Show its neighbourhood</source>
        <translation>显示其周围</translation>
    </message>
    <message>
        <source>Close the frame around it</source>
        <translation>关闭其所在的框</translation>
    </message>
    <message>
        <source>Show in Arena</source>
        <translation>在 Arena 中显示</translation>
    </message>
    <message>
        <source>Show in Timeline</source>
        <translation>在时间线中显示</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>在源代码中显示</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>此处没有算子</translation>
    </message>
    <message>
        <source>A drawing has at most %1 items; open fewer frames</source>
        <translation>一幅图最多 %1 个元素；请打开较少的框</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLabels</name>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>pass-through</source>
        <translation>直通</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>复制进入</translation>
    </message>
    <message>
        <source>copy back</source>
        <translation>复制返回</translation>
    </message>
    <message>
        <source>runs before</source>
        <translation>先运行</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n 个张量，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>then</source>
        <translation>则</translation>
    </message>
    <message>
        <source>else</source>
        <translation>否则</translation>
    </message>
    <message>
        <source>called</source>
        <translation>被调用</translation>
    </message>
    <message>
        <source>body</source>
        <translation>主体</translation>
    </message>
    <message>
        <source>tiled group %1</source>
        <translation>切块组 %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n 个算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the delegate</source>
        <translation>
            <numerusform>委托中的 %n 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>one branch runs</source>
        <translation>运行一个分支</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>循环</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>%1, open, %2</source>
        <translation>%1，已打开，%2</translation>
    </message>
    <message>
        <source>%1, closed, %2</source>
        <translation>%1，已关闭，%2</translation>
    </message>
    <message>
        <source>%1, shape not known</source>
        <translation>%1，形状未知</translation>
    </message>
    <message>
        <source>Heat: memory</source>
        <translation>热度：内存</translation>
    </message>
    <message>
        <source>Heat: time</source>
        <translation>热度：时间</translation>
    </message>
    <message>
        <source>Heat: traffic</source>
        <translation>热度：流量</translation>
    </message>
    <message>
        <source>Heat: off</source>
        <translation>热度：关</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>矩阵</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>逐元素</translation>
    </message>
    <message>
        <source>reduce, normalise</source>
        <translation>归约、归一化</translation>
    </message>
    <message>
        <source>moves data</source>
        <translation>移动数据</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>控制流</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>委托</translation>
    </message>
    <message>
        <source>other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>runs if the condition selects it</source>
        <translation>由条件选中时运行</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>下一次迭代</translation>
    </message>
    <message>
        <source>next iteration: %1</source>
        <translation>下一次迭代：%1</translation>
    </message>
    <message>
        <source>kept for the next run: %1</source>
        <translation>为下一次运行保留：%1</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>不是张量</translation>
    </message>
    <message numerus="yes">
        <source>taken in %1 of %n run(s)</source>
        <translation>
            <numerusform>%n 次运行中选中 %1 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken %1 of %n time(s)</source>
        <translation>
            <numerusform>%n 次中选中 %1 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s) per run</source>
        <translation>
            <numerusform>每次运行 %n 次迭代</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n iteration(s) per run</source>
        <translation>
            <numerusform>每次运行 %1 至 %n 次迭代</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n iteration(s)</source>
        <translation>
            <numerusform>至多 %n 次迭代</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n 次迭代</numerusform>
        </translation>
    </message>
    <message>
        <source>ends when %1 is false</source>
        <translation>%1 为假时结束</translation>
    </message>
    <message>
        <source>the number of iterations is not known</source>
        <translation>迭代次数未知</translation>
    </message>
    <message>
        <source>lowered to %1</source>
        <translation>降级为 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLegend</name>
    <message>
        <source>live at the peak</source>
        <translation>峰值时活跃</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>下一次迭代</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>at the right: step, bytes</source>
        <translation>右侧：步骤、字节</translation>
    </message>
    <message>
        <source>at the right: live bytes, result</source>
        <translation>右侧：活跃字节、结果</translation>
    </message>
    <message>
        <source>at the right: time, bytes</source>
        <translation>右侧：时间、字节</translation>
    </message>
    <message>
        <source>at the right: bytes moved, result</source>
        <translation>右侧：移动的字节、结果</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>图例：%1</translation>
    </message>
    <message>
        <source>live bytes while it runs</source>
        <translation>运行期间的活跃字节</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>移动的字节</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>tensor, %1</source>
        <translation>张量，%1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphMinimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>图的概览</translation>
    </message>
    <message>
        <source>Overview of the graph: click to go there</source>
        <translation>图的概览：单击可前往</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphPainter</name>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>视图 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphSearch</name>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s). Enter or F3 goes to the next, Shift+F3 to the previous.</source>
        <translation>
            <numerusform>%n 个节点。Enter 或 F3 转到下一个，Shift+F3 转到上一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>incomplete query</source>
        <translation>查询不完整</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HeadlineController</name>
    <message>
        <source>The file&apos;s plan needs %1; %2 is possible, %3 % less</source>
        <translation>文件中的方案需要 %1；可以做到 %2，减少 %3 %</translation>
    </message>
    <message>
        <source>%1 finds a smaller plan for the same program.</source>
        <translation>%1 为同一程序找到了更小的方案。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使用</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Planned for %1</source>
        <translation>已为 %1 规划</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>The file&apos;s plan needs %1 of %2; %3 is possible, %4 % less</source>
        <translation>文件中的方案需要 %1 的 %2；可以做到 %3，减少 %4 %</translation>
    </message>
    <message>
        <source>%1 needs %2 instead of %3.</source>
        <translation>%1 需要 %2，而不是 %3。</translation>
    </message>
</context>
<context>
    <name>arenascope::HeightFixes</name>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>%1 ends highest, at %2</source>
        <translation>%1 的末尾最高，位于 %2</translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>固定代价 %1</translation>
    </message>
    <message>
        <source>because it is pinned (+%1)</source>
        <translation>因为已固定 (+%1)</translation>
    </message>
    <message>
        <source>held up by pinned tensor %1 (+%2)</source>
        <translation>被固定的张量 %1 托住 (+%2)</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpController</name>
    <message>
        <source>For %1</source>
        <translation>针对 %1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>设置偏移量…</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>移到内存池</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>请先选择张量</translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. %1.</source>
        <translation>显示、调整、运行和导出张量程序的内存规划方案。%1。</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>no program is open</source>
        <translation>没有打开的程序</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>面板</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpWindow</name>
    <message>
        <source>ArenaScope help</source>
        <translation>ArenaScope 帮助</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>帮助页面</translation>
    </message>
</context>
<context>
    <name>arenascope::Histogram</name>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 到 %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HistoryDelegate</name>
    <message>
        <source>without %1</source>
        <translation>无 %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>planner</source>
        <translation>规划器</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>由调用方绑定</translation>
    </message>
    <message>
        <source>rules in another order</source>
        <translation>顺序不同的规则</translation>
    </message>
</context>
<context>
    <name>arenascope::IcicleView</name>
    <message>
        <source>Shares of modules and lines</source>
        <translation>模块和行的占比</translation>
    </message>
    <message>
        <source>%1, %2, %3 of all</source>
        <translation>%1，%2，占总量的 %3</translation>
    </message>
    <message>
        <source>A run (F6) measures the time of each operator</source>
        <translation>运行 (F6) 可测量每个算子的时间</translation>
    </message>
    <message>
        <source>Nothing is live at this step</source>
        <translation>此步骤没有活跃内容</translation>
    </message>
</context>
<context>
    <name>arenascope::InputDimensions</name>
    <message>
        <source>static in the file; re-export with torch.export.Dim to change it</source>
        <translation>文件中为静态；要更改，请使用 torch.export.Dim 重新导出</translation>
    </message>
    <message>
        <source>static in the file; re-export the .pt2 with torch.export.Dim and lower it again to change it</source>
        <translation>文件中为静态；要更改，请使用 torch.export.Dim 重新导出 .pt2 并再次 lowering</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>文件中为静态</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静态</translation>
    </message>
    <message>
        <source>%1, example %2</source>
        <translation>%1，示例 %2</translation>
    </message>
    <message>
        <source>scalar without dimensions</source>
        <translation>没有维度的标量</translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Select a tensor to see its bytes.</source>
        <translation>选择张量以查看其字节。</translation>
    </message>
    <message>
        <source>Memory pool of the tensor</source>
        <translation>张量所在内存池</translation>
    </message>
    <message>
        <source>Offset of the tensor in its pool</source>
        <translation>张量在内存池中的偏移量</translation>
    </message>
    <message>
        <source>Type an offset (0x… or 64K) and press Enter to pin the tensor there</source>
        <translation>输入偏移量（0x… 或 64K）并按 Enter 将张量固定在该处</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>End</source>
        <translation>末尾</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>写入</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最后读取</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>峰值时活跃</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n 处冲突</numerusform>
        </translation>
    </message>
    <message>
        <source>view of %1</source>
        <translation>%1 的视图</translation>
    </message>
    <message>
        <source>elements, at most</source>
        <translation>个元素（至多）</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>个元素</translation>
    </message>
    <message>
        <source>+ padding</source>
        <translation>+ 填充</translation>
    </message>
    <message>
        <source>to %1 B</source>
        <translation>至 %1 B</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>由调用方绑定</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>not in an arena</source>
        <translation>不在 arena 中</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>by the caller, before the run</source>
        <translation>由调用方在运行前写入</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>步骤 %1，%2</translation>
    </message>
    <message>
        <source>Note on this tensor</source>
        <translation>此张量的备注</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>方案 %1 的备注</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>数据流量</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n 个张量，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>details of %1</source>
        <translation>%1 的详细信息</translation>
    </message>
    <message>
        <source>%1 written + %2 read</source>
        <translation>写入 %1 + 读取 %2</translation>
    </message>
    <message>
        <source>%1 per byte in %2</source>
        <translation>%2 中每字节 %1</translation>
    </message>
    <message>
        <source>included in %1</source>
        <translation>已计入 %1</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>维度 %1</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>在文件中</translation>
    </message>
    <message>
        <source>same bytes as %1</source>
        <translation>与 %1 共用字节</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>同 %1</translation>
    </message>
    <message>
        <source>no step reads it</source>
        <translation>没有步骤读取它</translation>
    </message>
    <message>
        <source>stored in the file</source>
        <translation>存储在文件中</translation>
    </message>
    <message>
        <source>before the run; kept from the last one</source>
        <translation>运行之前；保留自上次运行</translation>
    </message>
    <message>
        <source>Constants are read from the program file: they use flash, not the arena.</source>
        <translation>常量从程序文件读取：占用闪存，不占 arena。</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it is live at every step.</source>
        <translation>状态在各次运行之间保留其字节，因此在每一步都活跃。</translation>
    </message>
    <message>
        <source>The size changes at run time; the bytes are the upper bound.</source>
        <translation>大小在运行时变化；字节数为上界。</translation>
    </message>
    <message>
        <source>A view of %1 without bytes of its own.</source>
        <translation>%1 的视图，没有自己的字节。</translation>
    </message>
    <message>
        <source>The caller supplies the buffer, so it uses no arena bytes.</source>
        <translation>缓冲区由调用方提供，因此不占 arena 的字节。</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes, times the cost of the pool. Automatic placement minimises the sum.</source>
        <translation>一次运行读写的字节数，乘以内存池的成本。自动放置使总和最小。</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 不是偏移量；请写 0x06C000、442368 或 432K</translation>
    </message>
    <message>
        <source>not planned</source>
        <translation>未规划</translation>
    </message>
    <message>
        <source>Nodes %1 of the node list: from %2 to %3, inclusive.</source>
        <translation>节点列表中的节点 %1：从 %2 到 %3（含）。</translation>
    </message>
    <message>
        <source>, in %1 at %2</source>
        <translation>，位于 %1 的 %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>在 %1 中</translation>
    </message>
    <message>
        <source>inside a delegate</source>
        <translation>在委托内</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>无张量</translation>
    </message>
</context>
<context>
    <name>arenascope::IntegersRow</name>
    <message>
        <source>Quantised layers on integers</source>
        <translation>量化层以整数计算</translation>
    </message>
    <message>
        <source>Quantised layers become operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>量化层变为 ExecuTorch 的 Cortex-M 库的算子</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>以整数计算</translation>
    </message>
    <message numerus="yes">
        <source>%n quantised operator(s) still compute in floating point; Delegates lists the reasons</source>
        <translation>
            <numerusform>仍有 %n 个量化算子以浮点计算；原因见“委托”</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>以浮点计算</translation>
    </message>
</context>
<context>
    <name>arenascope::KindButton</name>
    <message>
        <source>intermediates</source>
        <translation>中间张量</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>delegates&apos; tensors</source>
        <translation>委托的张量</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n 个类别</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinkRow</name>
    <message numerus="yes">
        <source>%n fix(es)…</source>
        <translation>
            <numerusform>%n 个修复方法…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>另有 %n 个…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinksSection</name>
    <message>
        <source>Inputs and users</source>
        <translation>输入和使用者</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message numerus="yes">
        <source>%1 in, %n reader(s)</source>
        <translation>
            <numerusform>输入 %1 个，读取者 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as view</source>
        <translation>%1，作为视图</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>读取者</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>不是张量</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>常量</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveModel</name>
    <message>
        <source>Live at this step</source>
        <translation>此步骤中活跃</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>仅此步骤</translation>
    </message>
    <message>
        <source>written at this step</source>
        <translation>在此步骤写入</translation>
    </message>
    <message>
        <source>last read at this step</source>
        <translation>在此步骤最后读取</translation>
    </message>
    <message>
        <source>next read at step %1</source>
        <translation>下次在步骤 %1 读取</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1 of %2 are live at this step</source>
        <translation>在此步骤 %2 中有 %1 活跃</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveSteps</name>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 活跃</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>正在读取文件</translation>
    </message>
    <message>
        <source>Lowering to memory operations</source>
        <translation>正在 lowering 为内存操作</translation>
    </message>
    <message>
        <source>Lifetimes and plans</source>
        <translation>生命周期和方案</translation>
    </message>
    <message>
        <source>Exported program</source>
        <translation>导出的程序</translation>
    </message>
    <message>
        <source>ExecuTorch program</source>
        <translation>ExecuTorch 程序</translation>
    </message>
    <message>
        <source>Allocation problem</source>
        <translation>分配问题</translation>
    </message>
    <message>
        <source>Session or trace</source>
        <translation>会话或跟踪</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>returns to the start page</source>
        <translation>返回起始页</translation>
    </message>
    <message>
        <source>returns to %1, which is unchanged</source>
        <translation>返回 %1，其保持不变</translation>
    </message>
</context>
<context>
    <name>arenascope::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Messages appear here.</source>
        <translation>消息显示在此处。</translation>
    </message>
</context>
<context>
    <name>arenascope::MainActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>保存会话(&amp;S)</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>重新载入(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export program…</source>
        <translation>导出程序(&amp;E)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Plan now</source>
        <translation>立即规划(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with file…</source>
        <translation>与文件比较(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Explain the peak</source>
        <translation>解释峰值(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Unpin all tensors</source>
        <translation>取消固定所有张量(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Reset s&amp;tate</source>
        <translation>重置状态(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help on this panel</source>
        <translation>此面板的帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>查找命令(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About ArenaScope</source>
        <translation>关于 ArenaScope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>Open sam&amp;ple</source>
        <translation>打开示例(&amp;P)</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>打开最近的文件(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>规划(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;lanner</source>
        <translation>规划器(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Selected tensors</source>
        <translation>所选张量(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>规划器</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported</source>
        <translation>用于显示、运行和导出其方案的规划器</translation>
    </message>
    <message>
        <source>Plan  F5</source>
        <translation>规划  F5</translation>
    </message>
    <message>
        <source>Run  F6</source>
        <translation>运行  F6</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Find tensor, op or module   Ctrl F</source>
        <translation>查找张量、算子或模块   Ctrl F</translation>
    </message>
    <message>
        <source>Find tensor, op or module</source>
        <translation>查找张量、算子或模块</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Plu&amp;g-ins…</source>
        <translation>插件(&amp;G)…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Import plan…</source>
        <translation>导入方案(&amp;I)…</translation>
    </message>
    <message>
        <source>Take &amp;names from…</source>
        <translation>名称来源(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Add planner…</source>
        <translation>添加规划器(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Report as a page (HTML)…</source>
        <translation>报告网页 (HTML)(&amp;R)…</translation>
    </message>
    <message>
        <source>This view as P&amp;DF…</source>
        <translation>当前视图存为 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>This view as &amp;PNG…</source>
        <translation>当前视图存为 PNG(&amp;P)…</translation>
    </message>
    <message>
        <source>This view as &amp;SVG…</source>
        <translation>当前视图存为 SVG(&amp;S)…</translation>
    </message>
    <message>
        <source>Tensors as &amp;CSV…</source>
        <translation>张量存为 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Plan as &amp;JSON…</source>
        <translation>方案存为 JSON(&amp;J)…</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>报告(&amp;T)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Copy the chart as a picture</source>
        <translation>将图表复制为图片(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;All tensors</source>
        <translation>所有张量(&amp;A)</translation>
    </message>
    <message>
        <source>In the same &amp;pool</source>
        <translation>同一内存池(&amp;P)</translation>
    </message>
    <message>
        <source>Of the same &amp;operator</source>
        <translation>同一算子(&amp;O)</translation>
    </message>
    <message>
        <source>Of the same &amp;module</source>
        <translation>同一模块(&amp;M)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>适合全部(&amp;A)</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>适合所选(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Set the &amp;baseline</source>
        <translation>设置基线(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>选择(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>着色依据(&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>大小(&amp;Z)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
        <source>With a &amp;note</source>
        <translation>带备注的张量(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal offsets</source>
        <translation>十六进制偏移量(&amp;H)</translation>
    </message>
    <message>
        <source>Find   Ctrl F</source>
        <translation>查找   Ctrl F</translation>
    </message>
    <message>
        <source>&amp;Save these pools as a preset…</source>
        <translation>将这些内存池另存为预设(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Improve, keeping the pins</source>
        <translation>保留固定项并改进(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Validate the plan</source>
        <translation>验证方案(&amp;V)</translation>
    </message>
    <message>
        <source>Run sett&amp;ings</source>
        <translation>运行设置(&amp;I)</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>没有正在运行的项</translation>
    </message>
    <message>
        <source>nothing is pinned</source>
        <translation>没有固定的项</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>请先选择张量</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Target presets</source>
        <translation>目标预设(&amp;T)</translation>
    </message>
    <message>
        <source>Baseline and unmatc&amp;hed edits…</source>
        <translation>基线和未匹配的编辑(&amp;H)…</translation>
    </message>
    <message>
        <source>no earlier view</source>
        <translation>没有更早的视图</translation>
    </message>
    <message>
        <source>Recovered e&amp;dits</source>
        <translation>恢复的编辑(&amp;D)</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>与另一文件比较</translation>
    </message>
    <message>
        <source>Shrin&amp;k…</source>
        <translation>缩小(&amp;K)…</translation>
    </message>
    <message>
        <source>Shrink  F7</source>
        <translation>缩小  F7</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>复制为命令(&amp;M)</translation>
    </message>
    <message>
        <source>Live at the same &amp;time</source>
        <translation>同时活跃(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;folder of models…</source>
        <translation>打开模型文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Import de&amp;vice times…</source>
        <translation>导入设备时间(&amp;V)…</translation>
    </message>
    <message>
        <source>Show your preset &amp;files</source>
        <translation>显示您的预设文件(&amp;F)</translation>
    </message>
    <message>
        <source>Explain the &amp;focused control</source>
        <translation>说明焦点控件(&amp;F)</translation>
    </message>
    <message>
        <source>Check the &amp;budget</source>
        <translation>检查预算(&amp;B)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next program</source>
        <translation>下一个程序(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious program</source>
        <translation>上一个程序(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Find tensors and operators</source>
        <translation>查找张量和算子(&amp;F)</translation>
    </message>
    <message>
        <source>Add a p&amp;ool…</source>
        <translation>添加内存池(&amp;O)…</translation>
    </message>
    <message>
        <source>(changed)</source>
        <translation>（已更改）</translation>
    </message>
    <message>
        <source>Target  %1</source>
        <translation>目标  %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>目标：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::MainDocks</name>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>问题  %1</translation>
    </message>
    <message>
        <source>Tensors  %1</source>
        <translation>张量  %1</translation>
    </message>
    <message>
        <source>Delegates</source>
        <translation>委托</translation>
    </message>
    <message>
        <source>Delegates  %1</source>
        <translation>委托  %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Edits that can be undone</source>
        <translation>可撤销的编辑</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>打开时</translation>
    </message>
    <message>
        <source>Tensors  %1 of %2</source>
        <translation>张量  %1 / %2</translation>
    </message>
    <message>
        <source>Run  %1</source>
        <translation>运行  %1</translation>
    </message>
    <message>
        <source>%1, %2 empty</source>
        <translation>%1，%2 个为空</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>缩小</translation>
    </message>
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 活跃</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>offset, B</source>
        <translation>偏移量，B</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1：%2，位于 %4 的 %3，步骤 %5</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>空闲至 %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>%1: %2 live at step %3, arena size %4</source>
        <translation>%1：步骤 %3 活跃 %2，arena 大小 %4</translation>
    </message>
    <message>
        <source>%1 arena, no live bytes at step %2</source>
        <translation>arena 为 %1，步骤 %2 没有活跃字节</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>内存映射图</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Live in %1</source>
        <translation>%1 中活跃</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>The peak of %1</source>
        <translation>%1 的峰值</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>去掉 %1</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1，峰值 %2</translation>
    </message>
    <message>
        <source>Optimal for this program: only graph passes, another order or smaller tensors can lower this peak.</source>
        <translation>对此程序已是最优：只有图处理过程、其他顺序或更小的张量才能降低此峰值。</translation>
    </message>
    <message>
        <source>Tensors live at this step</source>
        <translation>此步骤的活跃张量</translation>
    </message>
    <message>
        <source>What the peak consists of</source>
        <translation>峰值的构成</translation>
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Press Home to go there.</source>
        <translation>此处活跃 %1；峰值为 %2，位于步骤 %3。按 Home 跳转。</translation>
    </message>
    <message>
        <source>Tensors that the step&apos;s operator reads or writes: %1.</source>
        <translation>该步骤的算子读写的张量：%1。</translation>
    </message>
    <message>
        <source>Tensors kept for later steps: %1.</source>
        <translation>为后续步骤保留的张量：%1。</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: %2.</source>
        <translation>方案比下界高 %1：%2。</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: at most that much can be saved.</source>
        <translation>方案比下界高 %1：最多只能节省这么多。</translation>
    </message>
    <message>
        <source>The plan needs %1 more: pins and reserved ranges prevent lower offsets.</source>
        <translation>方案多需要 %1：固定和保留范围使其无法采用更低的偏移量。</translation>
    </message>
    <message>
        <source>No graph pass or operator order lowers it.</source>
        <translation>没有图处理过程或算子顺序能降低它。</translation>
    </message>
    <message>
        <source>Remove the pin and replan</source>
        <translation>取消固定并重新规划</translation>
    </message>
    <message>
        <source>Move the tensor and replan</source>
        <translation>移动张量并重新规划</translation>
    </message>
    <message>
        <source>Select the tensor; a second pool could hold it</source>
        <translation>选择该张量；可由第二个内存池容纳</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>缩小…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>查找占用内存更少的程序 (F7)</translation>
    </message>
    <message>
        <source>All tensors live at this step need %1.</source>
        <translation>此步骤中所有活跃张量共需 %1。</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>影片</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>All steps, which can be played (K)</source>
        <translation>所有步骤，可播放 (K)</translation>
    </message>
    <message>
        <source>The memory at one step, and why the peak is not lower</source>
        <translation>某一步骤的内存，以及峰值为何不能更低</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>Optimal for this program. Program changes that lower the peak: %1.</source>
        <translation>对此程序已最优。可降低峰值的程序更改：%1。</translation>
    </message>
    <message>
        <source>Program changes that lower the peak: %1.</source>
        <translation>可降低峰值的程序更改：%1。</translation>
    </message>
    <message>
        <source>written or waiting</source>
        <translation>已写入或等待中</translation>
    </message>
    <message>
        <source>later</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>%1 of the plan are free at this step; no plan in this order needs less.</source>
        <translation>此步骤中方案有 %1 空闲；此顺序下没有更小的方案。</translation>
    </message>
    <message>
        <source>in an arena of %1</source>
        <translation>arena 共 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1; moves in %2</source>
        <translation>%1；搬移用时 %2</translation>
    </message>
    <message>
        <source>✓ arenas fit: %1</source>
        <translation>✓ arena 能放下：%1</translation>
    </message>
    <message>
        <source>✗ still too large: %1</source>
        <translation>✗ 仍然过大：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>在规则、文件和报告中的名称</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K、1M、1.5 MiB 或字节数；留空：无限制</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>mem_id</source>
        <translation>mem_id</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>自动选择内存池</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>当前：%1</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>添加内存池</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time per byte, such as 2.5 ns; empty: unknown. Move times are estimated if every pool has a bandwidth.</source>
        <translation>读写的 MB/s（如 400）或每字节的时间（如 2.5 ns）；留空：未知。若每个内存池都有带宽，则估计移动时间。</translation>
    </message>
    <message>
        <source>Number of the pool in the file; the proposed number is unused</source>
        <translation>内存池在文件中的编号；建议的编号未被使用</translation>
    </message>
    <message>
        <source>Off: tensors stay in their pools until you move them</source>
        <translation>关闭：张量留在各自的内存池中，直到您移动它们</translation>
    </message>
    <message>
        <source>mem_id %1 belongs to the pool %2.</source>
        <translation>mem_id %1 属于内存池 %2。</translation>
    </message>
    <message>
        <source>With this pool: planning…</source>
        <translation>有此内存池时：正在规划…</translation>
    </message>
    <message>
        <source>With this pool: %1</source>
        <translation>有此内存池时：%1</translation>
    </message>
    <message>
        <source>With this pool: no plan was found</source>
        <translation>有此内存池时：未找到方案</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Add pool</source>
        <translation>添加内存池</translation>
    </message>
    <message>
        <source>Plan inputs</source>
        <translation>规划输入</translation>
    </message>
    <message>
        <source>Plan outputs</source>
        <translation>规划输出</translation>
    </message>
    <message>
        <source>Plan state</source>
        <translation>规划状态</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>自动选择内存池</translation>
    </message>
    <message>
        <source>Order of operators</source>
        <translation>算子顺序</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Off: the caller supplies the input buffers</source>
        <translation>关闭：由调用方提供输入缓冲区</translation>
    </message>
    <message>
        <source>Off: the caller supplies the output buffers</source>
        <translation>关闭：由调用方提供输出缓冲区</translation>
    </message>
    <message>
        <source>Off: the caller supplies the state buffers</source>
        <translation>关闭：由调用方提供状态缓冲区</translation>
    </message>
    <message>
        <source>Allow any operator order that respects data dependencies</source>
        <translation>允许任何符合数据依赖的算子顺序</translation>
    </message>
    <message>
        <source>Program order</source>
        <translation>程序顺序</translation>
    </message>
    <message>
        <source>Search for a better order</source>
        <translation>搜索更好的顺序</translation>
    </message>
    <message>
        <source>Best order, proven</source>
        <translation>最优顺序，已证明</translation>
    </message>
    <message>
        <source>This order saves %1</source>
        <translation>此顺序节省 %1</translation>
    </message>
    <message>
        <source>No operator order found that uses less memory</source>
        <translation>未找到占用内存更少的算子顺序</translation>
    </message>
    <message>
        <source>Measure bandwidth</source>
        <translation>测量带宽</translation>
    </message>
    <message>
        <source>Assigns tensors to pools so that moving their bytes takes the least time, or costs the least where a pool has no bandwidth. Pins and rules stay. Needs two pools, the faster one with a capacity.</source>
        <translation>将张量分配到各内存池，使移动其字节用时最少；若某个内存池没有带宽，则使代价最小。固定和规则保持不变。需要两个内存池，较快者须有容量。</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the times that the device recorded</source>
        <translation>根据设备记录的时间设置每个内存池的带宽</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the last run on this computer. It is this computer&apos;s memory, not the device&apos;s.</source>
        <translation>根据本机上的最近一次运行设置每个内存池的带宽。这是本机的内存，而非设备的内存。</translation>
    </message>
    <message>
        <source>Needs times: run the program, or open times of a device</source>
        <translation>需要时间数据：请运行程序，或打开设备的时间</translation>
    </message>
</context>
<context>
    <name>arenascope::MessageBar</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>关闭消息</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At %1 in %2.</source>
        <translation>位于 %2 的 %1。</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>位于 %1 中。</translation>
    </message>
    <message>
        <source>At %1.</source>
        <translation>位于 %1。</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>预期：%1。</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>arenascope::ModelPanel</name>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Modules of the program</source>
        <translation>程序的模块</translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation>（无模块）</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Signature of the method</source>
        <translation>方法的签名</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>written back by %1</source>
        <translation>由 %1 写回</translation>
    </message>
    <message>
        <source>only read</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>kept, %1 in the file</source>
        <translation>保留，文件中 %1</translation>
    </message>
    <message>
        <source>as in the program</source>
        <translation>同程序</translation>
    </message>
    <message>
        <source>zero, not stored</source>
        <translation>零，不存储</translation>
    </message>
    <message>
        <source>unspecified, not stored</source>
        <translation>未指定，不存储</translation>
    </message>
    <message>
        <source>(inputs and state)</source>
        <translation>（输入和状态）</translation>
    </message>
    <message>
        <source>Method that is planned, shown and run</source>
        <translation>用于规划、显示和运行的方法</translation>
    </message>
    <message>
        <source>Initial value</source>
        <translation>初始值</translation>
    </message>
    <message>
        <source>Initial value of %1</source>
        <translation>%1 的初始值</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>路径</translation>
    </message>
</context>
<context>
    <name>arenascope::ModuleTree</name>
    <message>
        <source>Modules</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Ops</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>活跃</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Operator of the node</source>
        <translation>节点的算子</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失败：%1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>已规划</translation>
    </message>
    <message>
        <source>Another operator with the same arguments, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>参数相同的其他算子，例如 mylib::dma_copy.out；留空：程序自身的算子</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>A run (F6) shows the kernel of each operator.</source>
        <translation>运行 (F6) 可显示每个算子的内核。</translation>
    </message>
</context>
<context>
    <name>arenascope::NoteEditor</name>
    <message>
        <source>Note, saved with the session</source>
        <translation>备注，随会话保存</translation>
    </message>
</context>
<context>
    <name>arenascope::Offsets</name>
    <message>
        <source>%1 was not moved: %2</source>
        <translation>%1 未移动：%2</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2; the nearest are %3 and %4</source>
        <translation>%1 不是 %2 的倍数；最近的是 %3 和 %4</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenController</name>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>程序和 ETRecord (*.pt2 *.bin *.etrecord);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 未打开</translation>
    </message>
    <message>
        <source>Programs and sessions (%1)</source>
        <translation>程序和会话 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>会话 (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not opened</source>
        <translation>
            <numerusform>有 %n 个文件未打开</numerusform>
        </translation>
    </message>
    <message>
        <source>Names from the original program or an ETRecord</source>
        <translation>名称取自原程序或 ETRecord</translation>
    </message>
    <message>
        <source>Names imported</source>
        <translation>已导入名称</translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) can be opened at the same time.</source>
        <translation>
            <numerusform>最多可同时打开 %n 个文件。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>模型文件夹</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenPrograms</name>
    <message>
        <source>No program</source>
        <translation>没有程序</translation>
    </message>
</context>
<context>
    <name>arenascope::OperatorSection</name>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Fold arguments at their defaults</source>
        <translation>折叠取默认值的参数</translation>
    </message>
    <message numerus="yes">
        <source>%n more at their defaults</source>
        <translation>
            <numerusform>另有 %n 个取默认值</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments at their defaults</source>
        <translation>取默认值的参数</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>%1 multiply-adds</source>
        <translation>%1 次乘加</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>The payload does not state them in a known form.</source>
        <translation>载荷未以已知形式给出这些内容。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
</context>
<context>
    <name>arenascope::PayloadViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>无编译选项</translation>
    </message>
    <message>
        <source>Extract…</source>
        <translation>提取…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>替换…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>头部</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>选择区域以查看其载荷。</translation>
    </message>
    <message>
        <source>no strings of four characters or more</source>
        <translation>没有四个字符以上的字符串</translation>
    </message>
    <message>
        <source>… %1 more bytes; extract the payload to see them</source>
        <translation>… 还有 %1 字节：提取载荷以查看</translation>
    </message>
    <message>
        <source>the payload is empty</source>
        <translation>载荷为空</translation>
    </message>
    <message>
        <source>Replace the payload with the bytes of a file</source>
        <translation>用文件的字节替换载荷</translation>
    </message>
    <message>
        <source>Restore the program&apos;s own payload</source>
        <translation>还原程序自带的载荷</translation>
    </message>
    <message>
        <source>Bytes of the payload</source>
        <translation>载荷的字节</translation>
    </message>
    <message>
        <source>Payload of %1</source>
        <translation>%1 的载荷</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>载荷</translation>
    </message>
    <message numerus="yes">
        <source>%n compile spec(s)</source>
        <translation>
            <numerusform>%n 个编译选项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 B</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanController</name>
    <message>
        <source>Automatic already plans around the pins</source>
        <translation>“自动”已围绕固定项规划</translation>
    </message>
    <message>
        <source>Import plan</source>
        <translation>导入方案</translation>
    </message>
    <message>
        <source>Placements (*.csv *.json)</source>
        <translation>放置结果 (*.csv *.json)</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>添加规划器：读取问题并写出偏移量的程序</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>No overlaps; over capacity by %1</source>
        <translation>没有重叠；超出容量 %1</translation>
    </message>
    <message>
        <source>The plan is valid</source>
        <translation>方案有效</translation>
    </message>
    <message>
        <source>No other tensor moved.</source>
        <translation>没有其他张量移动。</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) moved.</source>
        <translation>
            <numerusform>其他 %n 个张量已移动。</numerusform>
        </translation>
    </message>
    <message>
        <source>External planner: %1</source>
        <translation>外部规划器：%1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Import plan %1</source>
        <translation>导入方案 %1</translation>
    </message>
    <message>
        <source>From a plug-in</source>
        <translation>来自插件</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all offset and alignment constraints are met.</source>
        <translation>没有活跃张量共用字节；偏移量和对齐的约束全部满足。</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all pool, offset and alignment constraints are met.</source>
        <translation>没有活跃张量共用字节；内存池、偏移量和对齐的约束全部满足。</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; replanned with %1</source>
        <translation>文件自带的方案无法表示此移动；已用 %1 重新规划</translation>
    </message>
    <message>
        <source>Keep all other tensors in place</source>
        <translation>其他张量全部保持原位</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanTrouble</name>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>“问题”中另有 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, steps %4</source>
        <translation>%1 与 %2 重叠：%3，步骤 %4</translation>
    </message>
    <message>
        <source>The plan does not fit</source>
        <translation>方案无法容纳</translation>
    </message>
    <message>
        <source>The plan is invalid</source>
        <translation>方案无效</translation>
    </message>
    <message>
        <source>over by %1 in pool %2</source>
        <translation>内存池 %2 超出 %1</translation>
    </message>
    <message>
        <source>over capacity by %1 in %2</source>
        <translation>%2 超出容量 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) overlap</source>
        <translation>
            <numerusform>%n 个张量重叠</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s) of the plan</source>
        <translation>
            <numerusform>方案的其他 %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, step %4</source>
        <translation>%1 与 %2 重叠：%3，步骤 %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more problem(s)</source>
        <translation>
            <numerusform>%1；还有 %n 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>As in the file</source>
        <translation>同文件</translation>
    </message>
    <message>
        <source>the file&apos;s own plan</source>
        <translation>文件自带的方案</translation>
    </message>
    <message>
        <source>preview of the move</source>
        <translation>移动预览</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 峰值</translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation>高于下界</translation>
    </message>
    <message>
        <source>Δ reference</source>
        <translation>Δ 参考</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>= lower bound</source>
        <translation>= 下界</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>reference: %1</source>
        <translation>参考：%1</translation>
    </message>
    <message>
        <source>Static Runtime</source>
        <translation>Static Runtime</translation>
    </message>
    <message>
        <source>storage groups, %1</source>
        <translation>存储组，%1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>%1, over by %2</source>
        <translation>%1，超出 %2</translation>
    </message>
    <message>
        <source>overlap %1 at step %2</source>
        <translation>重叠 %1，步骤 %2</translation>
    </message>
    <message>
        <source>best with these pins</source>
        <translation>在这些固定下最优</translation>
    </message>
    <message>
        <source>At value ranges, %1</source>
        <translation>按取值范围，%1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>not replanned yet</source>
        <translation>尚未重新规划</translation>
    </message>
    <message>
        <source>Press F5 to compare the plans of all planners</source>
        <translation>按 F5 比较所有规划器的方案</translation>
    </message>
    <message>
        <source>%1 does not support pins; Δ is relative to this plan</source>
        <translation>%1 不支持固定；Δ 以此方案为基准</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>观测</translation>
    </message>
    <message>
        <source>Time to move the bytes of one run</source>
        <translation>一次运行中移动字节所需的时间</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>传输时间</translation>
    </message>
</context>
<context>
    <name>arenascope::Plugins</name>
    <message>
        <source>backend %1</source>
        <translation>后端 %1</translation>
    </message>
    <message>
        <source>planner %1</source>
        <translation>规划器 %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>内核 %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>内存 %1</translation>
    </message>
    <message>
        <source>Looking for backends</source>
        <translation>正在查找后端</translation>
    </message>
    <message>
        <source>partitioner %1</source>
        <translation>划分器 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsPage</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Shared libraries that add planners, kernels and backends. They run with your rights: add only what you trust.</source>
        <translation>用于添加规划器、内核和后端的共享库。它们以您的权限运行：请只添加可信的库。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>添加内容</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Add a plug-in</source>
        <translation>添加插件</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>共享库 (*.so)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>已拒绝：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCalibration</name>
    <message>
        <source>Measure bandwidth</source>
        <translation>测量带宽</translation>
    </message>
    <message>
        <source>Ticks of the device&apos;s clock in a millisecond; 1 000 000 if they are nanoseconds</source>
        <translation>设备时钟每毫秒的刻度数；若为纳秒，则为 1 000 000</translation>
    </message>
    <message>
        <source>Measured on the device: %1.</source>
        <translation>在设备上测得：%1。</translation>
    </message>
    <message>
        <source>Measured on this computer; a device differs.</source>
        <translation>在本机上测得；设备会有所不同。</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (%4 in %5)</source>
        <translation>%1：%2，依据 %3（%5 内 %4）</translation>
    </message>
    <message>
        <source>%1 Operators also compute, so the memory is at least this fast.</source>
        <translation>%1算子还要计算，因此内存至少有这么快。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message>
        <source>Settings of the pool</source>
        <translation>内存池设置</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower bound exceeds capacity</source>
        <translation>下界超出容量</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>剩余 %1</translation>
    </message>
    <message>
        <source>Pool %1: %2 %3</source>
        <translation>内存池 %1：%2 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>减少 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>增加 %1</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>✓ would fit</source>
        <translation>✓ 将可容纳</translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation>松开即可移动</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 可容纳</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ 超出 %1</translation>
    </message>
    <message>
        <source>Name, capacity, address, kinds and planner</source>
        <translation>名称、容量、地址、类别和规划器</translation>
    </message>
    <message>
        <source>Traffic %1</source>
        <translation>数据流量 %1</translation>
    </message>
    <message>
        <source>✗ overlaps</source>
        <translation>✗ 重叠</translation>
    </message>
    <message numerus="yes">
        <source>of which %n overlap(s)</source>
        <translation>
            <numerusform>其中 %n 处重叠</numerusform>
        </translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>固定代价 %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>至多</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n 个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, times the pool&apos;s cost</source>
        <translation>一次运行在此内存池读写的字节数，乘以内存池的成本</translation>
    </message>
    <message>
        <source>Lower bound %1; without pins a plan may fit</source>
        <translation>下界 %1；没有固定时方案可能可容纳</translation>
    </message>
    <message>
        <source>Lower bound %1; a better plan may fit</source>
        <translation>下界 %1；更优的方案可能可容纳</translation>
    </message>
    <message>
        <source>%1 used by the last run</source>
        <translation>上次运行使用 %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>placed here</source>
        <translation>放置于此</translation>
    </message>
    <message>
        <source>✗ would not fit</source>
        <translation>✗ 无法容纳</translation>
    </message>
    <message>
        <source>Capacity: click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>容量：点击修改；256K、1M 或字节数，留空表示无限制</translation>
    </message>
    <message>
        <source>Capacity of %1</source>
        <translation>%1 的容量</translation>
    </message>
    <message>
        <source>Footprint over by %1</source>
        <translation>内存占用超出 %1</translation>
    </message>
    <message>
        <source>Footprint unknown</source>
        <translation>内存占用未知</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>arena 可容纳</translation>
    </message>
    <message>
        <source>Traffic %1 in %2</source>
        <translation>流量 %1，用时 %2</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, and the time it takes</source>
        <translation>一次运行在此内存池中读写的字节，以及所需时间</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>无带宽</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Bandwidth: click to change it; MB/s, or ns per byte such as 2.5 ns, empty for unknown</source>
        <translation>带宽：点击更改；MB/s，或每字节的 ns，例如 2.5 ns；留空表示未知</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>%1 的带宽</translation>
    </message>
    <message>
        <source>%1 of moves</source>
        <translation>移动 %1</translation>
    </message>
    <message>
        <source>arena would fit</source>
        <translation>arena 将放得下</translation>
    </message>
    <message>
        <source>Footprint: %1 to spare</source>
        <translation>内存占用：剩余 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K、1M、1.5 MiB 或字节数；留空：无限制</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>A power of two, in bytes</source>
        <translation>2 的幂，以字节计</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>基地址</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>每字节成本</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Copy with</source>
        <translation>复制函数</translation>
    </message>
    <message>
        <source>a plain copy</source>
        <translation>普通复制</translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Preferred by</source>
        <translation>优先用于</translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>规划器</translation>
    </message>
    <message>
        <source>A planner for this pool alone</source>
        <translation>仅用于此内存池的规划器</translation>
    </message>
    <message>
        <source>Memory of a device</source>
        <translation>设备的内存</translation>
    </message>
    <message>
        <source>The host cannot read it directly</source>
        <translation>主机无法直接读取</translation>
    </message>
    <message>
        <source>Zeroed at load</source>
        <translation>加载时清零</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Remove pool</source>
        <translation>移除内存池</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>内存池需要名称。</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>在规则、文件和报告中的名称</translation>
    </message>
    <message>
        <source>same as the plan</source>
        <translation>与方案相同</translation>
    </message>
    <message>
        <source>Address of offset 0, such as 0x20000000; addresses are then shown with offsets</source>
        <translation>偏移量 0 的地址，例如 0x20000000；之后会与偏移量一起显示地址</translation>
    </message>
    <message>
        <source>Relative cost of moving a byte; automatic placement puts tensors with much traffic in cheap pools</source>
        <translation>移动一个字节的相对成本；自动放置会将流量大的张量放入成本低的内存池</translation>
    </message>
    <message>
        <source>Offset ranges that no buffer may use, such as 0-4K, 60K-64K</source>
        <translation>任何缓冲区都不得使用的偏移量范围，例如 0-4K, 60K-64K</translation>
    </message>
    <message>
        <source>Name of the function that copies bytes into the pool</source>
        <translation>将字节复制到内存池的函数名</translation>
    </message>
    <message>
        <source>Its tensors move to the first pool</source>
        <translation>其张量移到第一个内存池</translation>
    </message>
    <message>
        <source>Another pool has the name %1.</source>
        <translation>另一内存池名为 %1。</translation>
    </message>
    <message>
        <source>The capacity must be an amount such as 256K, 1M or 65536.</source>
        <translation>容量必须是 256K、1M 或 65536 这样的数量。</translation>
    </message>
    <message>
        <source>The alignment must be a power of two, such as 16.</source>
        <translation>对齐必须是 2 的幂，例如 16。</translation>
    </message>
    <message>
        <source>The base address must be a number such as 0x20000000.</source>
        <translation>基地址必须是 0x20000000 这样的数字。</translation>
    </message>
    <message>
        <source>The base address must be a multiple of the alignment, %1.</source>
        <translation>基地址必须是对齐 %1 的倍数。</translation>
    </message>
    <message>
        <source>The cost must be a number of at least 0.</source>
        <translation>成本必须是不小于 0 的数字。</translation>
    </message>
    <message>
        <source>Reserved ranges must read like 0-4K, 60K-64K, and each must begin before it ends.</source>
        <translation>保留范围必须写作 0-4K, 60K-64K，且起点须在终点之前。</translation>
    </message>
    <message>
        <source>%1 prefer this pool, but the pool does not accept them.</source>
        <translation>%1优先使用此内存池，但它不接受。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time of a byte, such as 2.5 ns; empty: unknown. With a bandwidth in every pool, times are known.</source>
        <translation>读写的 MB/s，例如 400，或每字节时间，例如 2.5 ns；留空表示未知。每个内存池都有带宽时，时间即为已知。</translation>
    </message>
    <message>
        <source>The bandwidth must be MB/s such as 400, or ns per byte such as 2.5 ns.</source>
        <translation>带宽必须为 MB/s，例如 400，或每字节的 ns，例如 2.5 ns。</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesController</name>
    <message>
        <source>Restart now</source>
        <translation>立即重新启动</translation>
    </message>
    <message>
        <source>The size changes after a restart</source>
        <translation>大小在重新启动后改变</translation>
    </message>
    <message>
        <source>The open programs are opened again.</source>
        <translation>已打开的程序将重新打开。</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>首选项分组</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>还原默认值</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>&amp;Wheel in charts</source>
        <translation>图表中的滚轮(&amp;W)</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>在指针处缩放</translation>
    </message>
    <message>
        <source>Moves along the steps; with Ctrl it zooms</source>
        <translation>沿步骤移动；按住 Ctrl 则缩放</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>语言和数字</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Sizes in</source>
        <translation>大小单位(&amp;S)</translation>
    </message>
    <message>
        <source>KiB and MiB, of 1024</source>
        <translation>KiB 和 MiB（以 1024 计）</translation>
    </message>
    <message>
        <source>kB and MB, of 1000</source>
        <translation>kB 和 MB（以 1000 计）</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>&amp;Offsets and addresses</source>
        <translation>偏移量和地址(&amp;O)</translation>
    </message>
    <message>
        <source>Hexadecimal, 0x06C000</source>
        <translation>十六进制，0x06C000</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>十进制</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>规划</translation>
    </message>
    <message>
        <source>Yo&amp;ur external planners</source>
        <translation>外部规划器(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Recovery &amp;copy after</source>
        <translation>恢复副本间隔(&amp;C)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Forget the recent files</source>
        <translation>清除最近的文件(&amp;F)</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>插件</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Changes apply immediately and are saved.</source>
        <translation>更改立即生效并保存。</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>与桌面相同</translation>
    </message>
    <message>
        <source>The text size changes immediately; the interface size, including drawings and borders, changes at the next start.</source>
        <translation>文字大小立即改变；界面大小（包括图形和边框）在下次启动时改变。</translation>
    </message>
    <message>
        <source>Used in tables, charts, the Inspector, copies and reports. Typed sizes and offsets may have any form: 0x1000, 4096 or 4K.</source>
        <translation>用于表格、图表、检查器、复制内容和报告。输入的大小和偏移量可用任何形式：0x1000、4096 或 4K。</translation>
    </message>
    <message>
        <source>Programs that need more memory can be planned but not run.</source>
        <translation>需要更多内存的程序可以规划，但不能运行。</translation>
    </message>
    <message>
        <source>Plan ▸ Add planner… adds a program that reads the problem and writes offsets.</source>
        <translation>规划 ▸ 添加规划器… 可添加读取问题并写出偏移量的程序。</translation>
    </message>
    <message>
        <source>Delay before an autosave copy is written after an edit. The copy is offered if ArenaScope did not exit normally.</source>
        <translation>编辑之后写入自动保存副本的延迟。若 ArenaScope 未正常退出，会提供该副本。</translation>
    </message>
    <message>
        <source>Source &amp;editor</source>
        <translation>源代码编辑器(&amp;E)</translation>
    </message>
    <message>
        <source>Command that opens a Python file at a line. {file} and {line} are replaced. Empty: the line is shown in the Source view.</source>
        <translation>在某一行打开 Python 文件的命令。{file} 和 {line} 会被替换。留空：在“源代码”视图中显示该行。</translation>
    </message>
    <message>
        <source>The file&apos;s own plan, else the best plan found</source>
        <translation>文件自带的方案，否则为找到的最优方案</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>Int&amp;erface size</source>
        <translation>界面大小(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Memory limit of a run</source>
        <translation>一次运行的内存限制(&amp;M)</translation>
    </message>
    <message>
        <source>Automatic: 256 MiB, or four times the file size</source>
        <translation>自动：256 MiB，或文件大小的四倍</translation>
    </message>
    <message>
        <source>Planner for &amp;new programs</source>
        <translation>新程序的规划器(&amp;N)</translation>
    </message>
    <message>
        <source>Open the &amp;last programs at startup</source>
        <translation>启动时打开上次的程序(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Target for new programs</source>
        <translation>新程序的目标(&amp;T)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>An opened session keeps its own planner and target.</source>
        <translation>打开的会话保留自己的规划器和目标。</translation>
    </message>
</context>
<context>
    <name>arenascope::PreviewVeil</name>
    <message>
        <source>Preview, nothing is changed yet</source>
        <translation>预览，尚未更改</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>another plan may fit: the lower bound is %1</source>
        <translation>其他方案可能可容纳：下界为 %1</translation>
    </message>
    <message>
        <source>%1 is over its capacity by %2</source>
        <translation>%1 超出容量 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>移除规则 %1</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>运行失败：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 以及另外 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>用 %1 规划</translation>
    </message>
    <message numerus="yes">
        <source>%1 overlaps %n tensor(s), pinned at %2</source>
        <translation>
            <numerusform>固定在 %2 的 %1 与 %n 个张量重叠</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>移到 %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>%1 and %2 overlap</source>
        <translation>%1 与 %2 重叠</translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation>下界 %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>no plan fits with these pins; the lower bound without them is %1</source>
        <translation>在这些固定下没有方案可容纳；取消固定后的下界为 %1</translation>
    </message>
    <message>
        <source>Choose pools automatically (%1)</source>
        <translation>自动选择内存池（%1）</translation>
    </message>
    <message>
        <source>still too large: %1</source>
        <translation>仍然过大：%1</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>使用取值范围</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>%1 的范围同文件</translation>
    </message>
    <message>
        <source>Refuse at export</source>
        <translation>导出时拒绝</translation>
    </message>
    <message>
        <source>Allow at export</source>
        <translation>导出时允许</translation>
    </message>
    <message>
        <source>Unpin the other tensor so that the planner can move it, or drop this one elsewhere.</source>
        <translation>取消另一张量的固定以便规划器移动它，或将此张量放到别处。</translation>
    </message>
    <message>
        <source>No problems: no live tensors share bytes, and every pool is large enough.</source>
        <translation>没有问题：没有活跃张量共用字节，每个内存池都足够大。</translation>
    </message>
    <message>
        <source>%1 was not moved; it would share %2 with %3</source>
        <translation>%1 未移动；它会与 %3 共用 %2</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>维度</translation>
    </message>
    <message>
        <source>Pools, Rules</source>
        <translation>内存池、规则</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>缩小…</translation>
    </message>
    <message>
        <source>no plan of this program needs less than %1; change the program, or move tensors to another pool</source>
        <translation>此程序的任何方案都不少于 %1；请更改程序，或将张量移到其他内存池</translation>
    </message>
    <message>
        <source>Choose a target…</source>
        <translation>选择目标…</translation>
    </message>
    <message>
        <source>moves in %1</source>
        <translation>移动需 %1</translation>
    </message>
    <message>
        <source>arenas fit: %1</source>
        <translation>arena 放得下：%1</translation>
    </message>
    <message>
        <source>Add a pool… (%1)</source>
        <translation>添加内存池… (%1)</translation>
    </message>
    <message>
        <source>No plan yet, so there is nothing to check.</source>
        <translation>尚无方案，因此没有可检查的内容。</translation>
    </message>
    <message>
        <source>Show Footprint</source>
        <translation>显示内存占用</translation>
    </message>
</context>
<context>
    <name>arenascope::PythonSection</name>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>The file records no Python lines.</source>
        <translation>文件未记录 Python 行。</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>未记录</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), own file first</source>
        <translation>
            <numerusform>%n 个栈帧，自己的文件在前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of PyTorch: %1</source>
        <translation>
            <numerusform>PyTorch 的 %n 个栈帧：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::QuantisationSection</name>
    <message>
        <source>scale by channel</source>
        <translation>逐通道缩放因子</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>缩放因子</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>零点</translation>
    </message>
    <message>
        <source>Real range</source>
        <translation>实数范围</translation>
    </message>
    <message>
        <source>by channel, axis %1</source>
        <translation>逐通道，轴 %1</translation>
    </message>
    <message>
        <source>one scale for each tensor</source>
        <translation>每个张量一个缩放因子</translation>
    </message>
</context>
<context>
    <name>arenascope::QueryPopup</name>
    <message>
        <source>Suggestions for the query</source>
        <translation>查询建议</translation>
    </message>
</context>
<context>
    <name>arenascope::RecentRow</name>
    <message>
        <source>over by %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>file is missing</source>
        <translation>缺少文件</translation>
    </message>
    <message>
        <source>%1 planned</source>
        <translation>已规划 %1</translation>
    </message>
    <message numerus="yes">
        <source>arena fits after %n edit(s)</source>
        <translation>
            <numerusform>%n 项更改后 arena 放得下</numerusform>
        </translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>arena 放得下</translation>
    </message>
</context>
<context>
    <name>arenascope::RecoveryController</name>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>放弃</translation>
    </message>
    <message>
        <source>ArenaScope did not exit normally</source>
        <translation>ArenaScope 未正常退出</translation>
    </message>
    <message>
        <source>They are deleted when ArenaScope exits.</source>
        <translation>它们会在 ArenaScope 退出时删除。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 can be recovered.</source>
        <translation>可以恢复 %1 的未保存更改。</translation>
    </message>
    <message>
        <source>Unsaved edits of %1, last changed %2, can be recovered.</source>
        <translation>可以恢复 %1 的未保存更改（最后更改于 %2）。</translation>
    </message>
    <message numerus="yes">
        <source>%n more session(s) can be recovered.</source>
        <translation>
            <numerusform>还可以恢复 %n 个会话。</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved edits are discarded</source>
        <translation>未保存的更改已丢弃</translation>
    </message>
</context>
<context>
    <name>arenascope::Report</name>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 峰值</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>高于下界</translation>
    </message>
    <message>
        <source>Δ reference</source>
        <translation>Δ 参考</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>= lower bound</source>
        <translation>= 下界</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>%1 is pinned at %2</source>
        <translation>%1 固定在 %2</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 位于 %2</translation>
    </message>
    <message>
        <source>%1 is bound by the caller</source>
        <translation>%1 由调用方绑定</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>手动更改</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>caller</source>
        <translation>调用方</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>剩余</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Method %1, plan %2. Written by ArenaScope %3 on %4.</source>
        <translation>方法 %1，方案 %2。由 ArenaScope %3 于 %4 写出。</translation>
    </message>
    <message>
        <source>Pins cost %1: %2 ends highest, at %3.</source>
        <translation>固定代价 %1：%2 的末尾最高，位于 %3。</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>运行时间</translation>
    </message>
    <message numerus="yes">
        <source>Median of %n run(s)</source>
        <translation>
            <numerusform>%n 次运行的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>%1 of %2 as expected</source>
        <translation>%1 / %2 符合预期</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>Sanitizer</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>无发现</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n 项发现</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs per second</source>
        <translation>每秒运行次数</translation>
    </message>
    <message>
        <source>Arena per instance</source>
        <translation>每实例 arena</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>最大预期值</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 相等</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms，中位数</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>各算子的耗时</translation>
    </message>
    <message>
        <source>What the run found</source>
        <translation>运行的检查结果</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>运行失败：%1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>It is pinned.</source>
        <translation>它已固定。</translation>
    </message>
    <message>
        <source>It is held up by pinned tensor %1.</source>
        <translation>它被固定的张量 %1 托住。</translation>
    </message>
    <message>
        <source>Peak live bytes are lower than the pool size. Live at the peak:</source>
        <translation>峰值活跃字节少于内存池大小。峰值时活跃：</translation>
    </message>
    <message>
        <source>What the peak of %1 consists of</source>
        <translation>%1 峰值的构成</translation>
    </message>
    <message>
        <source>The peak by module and line</source>
        <translation>按模块和行划分的峰值</translation>
    </message>
    <message>
        <source>The peak by Python stack</source>
        <translation>按 Python 栈划分的峰值</translation>
    </message>
    <message>
        <source>Time by module and line</source>
        <translation>按模块和行划分的时间</translation>
    </message>
    <message>
        <source>no recorded values to compare with</source>
        <translation>没有可比较的记录值</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>没有记录值</translation>
    </message>
    <message numerus="yes">
        <source>The %1 slowest of %n operator(s)</source>
        <translation>
            <numerusform>%n 个算子中最慢的 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ 首个差异在元素 %1</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>arena 放得下</translation>
    </message>
</context>
<context>
    <name>arenascope::ReportController</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation>已导出 %1</translation>
    </message>
    <message>
        <source>Scale; 1 is the size on screen</source>
        <translation>比例；1 为屏幕上的大小</translation>
    </message>
    <message>
        <source>C &amp;header of the arenas (.h)…</source>
        <translation>arena 的 C 头文件(&amp;H) (.h)…</translation>
    </message>
    <message>
        <source>Sizes, offsets and buffers of all pools, to compile into the firmware</source>
        <translation>所有内存池的大小、偏移量和缓冲区，用于编译进固件</translation>
    </message>
    <message>
        <source>&amp;Linker script fragment (.ld)…</source>
        <translation>链接脚本片段(&amp;L) (.ld)…</translation>
    </message>
    <message>
        <source>Memory regions and sections of the pools, to include in the linker script</source>
        <translation>内存池的内存区域和节，用于包含到链接脚本</translation>
    </message>
    <message>
        <source>Pl&amp;anning pass for ExecuTorch (.py)…</source>
        <translation>ExecuTorch 的规划处理过程(&amp;A) (.py)…</translation>
    </message>
    <message>
        <source>A MemoryPlanningPass that gives this plan in your own to_executorch call</source>
        <translation>一个 MemoryPlanningPass，可在您自己的 to_executorch 调用中得到此方案</translation>
    </message>
    <message>
        <source>&amp;Memory trace (.trace.json)…</source>
        <translation>内存跟踪(&amp;M) (.trace.json)…</translation>
    </message>
    <message>
        <source>The plan as a trace, for Perfetto or chrome://tracing</source>
        <translation>方案的跟踪文件，用于 Perfetto 或 chrome://tracing</translation>
    </message>
    <message>
        <source>Model with the plan inside (.&amp;tflite)…</source>
        <translation>内含方案的模型(&amp;T) (.tflite)…</translation>
    </message>
    <message>
        <source>The same model with an offline plan, for TensorFlow Lite Micro</source>
        <translation>同一模型加离线方案，用于 TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Changes of the pr&amp;ogram (.md)…</source>
        <translation>程序的更改(&amp;O) (.md)…</translation>
    </message>
    <message>
        <source>What the passes and tiles changed and why, with nodes, modules and Python lines</source>
        <translation>各处理过程和切块更改了什么以及原因，附节点、模块和 Python 行</translation>
    </message>
    <message>
        <source>Changes as P&amp;ython (.py)…</source>
        <translation>以 Python 表示的更改(&amp;Y) (.py)…</translation>
    </message>
    <message>
        <source>The passes and tiled groups as Python, with a function that finds their nodes in an exported program</source>
        <translation>以 Python 表示的处理过程和切块组，附带在导出的程序中查找其节点的函数</translation>
    </message>
    <message>
        <source>Nothing is changed yet; apply a pass or tiles in Shrink</source>
        <translation>尚未更改任何内容；请在“缩小”中应用处理过程或切块</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)…</source>
        <translation>预算检查脚本 (.sh)(&amp;B)…</translation>
    </message>
    <message>
        <source>Budget check as a GitHub Actions &amp;workflow (.yml)…</source>
        <translation>预算检查的 GitHub Actions 工作流 (.yml)(&amp;W)…</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>若程序超出预算，则构建失败</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ 已复制</translation>
    </message>
    <message>
        <source>✓ Wrote %1</source>
        <translation>✓ 已写入 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::RowQueries</name>
    <message>
        <source>name of the tensor or operator</source>
        <translation>张量或算子的名称</translation>
    </message>
    <message>
        <source>node that computes the tensor</source>
        <translation>计算该张量的节点</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>bytes, such as 64K</source>
        <translation>字节数，例如 64K</translation>
    </message>
    <message>
        <source>a step at which the tensor is live</source>
        <translation>张量活跃的某个步骤</translation>
    </message>
    <message>
        <source>first step of the lifetime</source>
        <translation>生命周期的第一步</translation>
    </message>
    <message>
        <source>last step of the lifetime</source>
        <translation>生命周期的最后一步</translation>
    </message>
    <message>
        <source>live at the peak of its pool</source>
        <translation>在其内存池的峰值时活跃</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>offset in the pool</source>
        <translation>在内存池中的偏移量</translation>
    </message>
    <message>
        <source>input, output, state, constant, operator</source>
        <translation>输入、输出、状态、常量、算子</translation>
    </message>
    <message>
        <source>planned, unplanned or pinned</source>
        <translation>已规划、未规划或已固定</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>数据类型</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>graph of a branch or loop</source>
        <translation>分支或循环的图</translation>
    </message>
    <message>
        <source>number of the value</source>
        <translation>值的编号</translation>
    </message>
    <message>
        <source>Python file and line</source>
        <translation>Python 文件和行</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 matched, %2 overridden by later rules</source>
        <translation>匹配 %1 个，%2 个被后面的规则覆盖</translation>
    </message>
    <message>
        <source>no match; %1 finds %2</source>
        <translation>无匹配；%1 可匹配 %2 个</translation>
    </message>
</context>
<context>
    <name>arenascope::RulesPanel</name>
    <message>
        <source>From selection</source>
        <translation>从所选内容</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>last match wins</source>
        <translation>最后匹配者生效</translation>
    </message>
    <message>
        <source>Assignment rules</source>
        <translation>分配规则</translation>
    </message>
    <message>
        <source>Drag, or Alt with the arrows, to reorder; F2 to edit; Del to remove</source>
        <translation>拖动或按 Alt+方向键可调整顺序；F2 编辑；Del 移除</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新规则</translation>
    </message>
    <message>
        <source>Writes a rule that matches the selected tensors</source>
        <translation>写入与所选张量匹配的规则</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>调用方</translation>
    </message>
    <message>
        <source>Rule %1: %2 to %3, %4</source>
        <translation>规则 %1：%2 到 %3，%4</translation>
    </message>
    <message>
        <source>enter a condition, such as name:conv*</source>
        <translation>请输入条件，例如 name:conv*</translation>
    </message>
    <message>
        <source>unknown pool %1</source>
        <translation>未知内存池 %1</translation>
    </message>
    <message numerus="yes">
        <source>matches %n tensor(s), %1</source>
        <translation>
            <numerusform>匹配 %n 个张量，%1</numerusform>
        </translation>
    </message>
    <message>
        <source>name:, op:, module:, graph:, dtype:, kind: or size&gt;=64K, joined by and, or and not, then = and a pool. Without a pool, the caller supplies the tensors. F1 explains the language.</source>
        <translation>用 and、or、not 连接 name:、op:、module:、graph:、dtype:、kind: 或 size&gt;=64K，后接 = 和内存池。没有内存池时由调用方提供张量。按 F1 查看语言说明。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
</context>
<context>
    <name>arenascope::RunController</name>
    <message>
        <source>Save state</source>
        <translation>保存状态</translation>
    </message>
    <message>
        <source>State (*.safetensors)</source>
        <translation>状态 (*.safetensors)</translation>
    </message>
    <message>
        <source>Load state</source>
        <translation>载入状态</translation>
    </message>
    <message>
        <source>State (*.safetensors);;All files (*)</source>
        <translation>状态 (*.safetensors);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>录制的运行 %1</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>已运行：%1</translation>
    </message>
    <message numerus="yes">
        <source>The sanitizer has %n finding(s), listed in Run.</source>
        <translation>
            <numerusform>Sanitizer 有 %n 项发现，列于“运行”中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The outputs are as expected, but the plan is not safe</source>
        <translation>输出符合预期，但方案不安全</translation>
    </message>
    <message>
        <source>The plan is not safe</source>
        <translation>方案不安全</translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>用 %1 规划</translation>
    </message>
    <message>
        <source>Saved the state</source>
        <translation>状态已保存</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>状态已载入</translation>
    </message>
    <message>
        <source>Live tensors share bytes in this plan; see Problems.</source>
        <translation>此方案中活跃张量共用字节；参见“问题”。</translation>
    </message>
    <message>
        <source>The plan is valid; use “Check all values” in Run to find the first node that differs.</source>
        <translation>方案有效；在“运行”中使用“检查所有值”可找到第一个不同的节点。</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) differ from the recorded values</source>
        <translation>
            <numerusform>%n 个输出与记录值不同</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunFindings</name>
    <message>
        <source>pool %1</source>
        <translation>内存池 %1</translation>
    </message>
    <message>
        <source>Read of overwritten bytes</source>
        <translation>读取已被覆盖的字节</translation>
    </message>
    <message>
        <source>Read before written</source>
        <translation>写入前读取</translation>
    </message>
    <message>
        <source>Written beyond an output</source>
        <translation>写到输出之外</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>无张量</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 覆盖了 %3 的 %2</translation>
    </message>
    <message>
        <source>step %1: %2, at %3 in %4</source>
        <translation>步骤 %1：%2，位于 %4 的 %3</translation>
    </message>
    <message>
        <source>Show in arena</source>
        <translation>在 arena 中显示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Findings of the sanitizer</source>
        <translation>Sanitizer 的发现</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>上一项发现</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>下一项发现</translation>
    </message>
    <message>
        <source>given, %1</source>
        <translation>给定，%1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>写入 %1</translation>
    </message>
    <message>
        <source>wrote over %1</source>
        <translation>覆盖 %1</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>调用方</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>某个算子</translation>
    </message>
    <message>
        <source>read all %1</source>
        <translation>读取全部 %1</translation>
    </message>
    <message>
        <source>read it</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>%1 read %2 of %3</source>
        <translation>%1 读取了 %3 的 %2</translation>
    </message>
    <message>
        <source>%1 that %2 had overwritten.</source>
        <translation>%1，而这些字节已被 %2 覆盖。</translation>
    </message>
    <message numerus="yes">
        <source>%1 that %n later operator(s) had overwritten.</source>
        <translation>
            <numerusform>%1，而这些字节已被后面的 %n 个算子覆盖。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause: %1 is pinned at %2 in %3</source>
        <translation>原因：%1 固定在 %3 的 %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 项</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>step %1: %2 %3</source>
        <translation>步骤 %1：%2 %3</translation>
    </message>
    <message>
        <source>Read after its lifetime</source>
        <translation>在生命周期之后读取</translation>
    </message>
    <message>
        <source>%1 wrote past its outputs: %2 of %3</source>
        <translation>%1 写出其输出之外：%2 / %3</translation>
    </message>
    <message>
        <source>%1 of %2 read after its planned lifetime ended</source>
        <translation>%2 中的 %1 在规划的生命周期结束后被读取</translation>
    </message>
    <message>
        <source>%1 of %2 read before any write</source>
        <translation>%2 中的 %1 在写入之前被读取</translation>
    </message>
    <message>
        <source>The first overwritten byte is at %1 in %2. The plan puts both tensors there.</source>
        <translation>第一个被覆盖的字节位于 %2 的 %1。方案将两个张量都放在那里。</translation>
    </message>
    <message>
        <source>%1, overlapping %2.</source>
        <translation>%1，与 %2 重叠。</translation>
    </message>
    <message>
        <source>an unknown writer</source>
        <translation>未知的写入者</translation>
    </message>
</context>
<context>
    <name>arenascope::RunGroups</name>
    <message>
        <source>by operator</source>
        <translation>按算子</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>按模块</translation>
    </message>
    <message>
        <source>Sums of time and moved bytes for each operator or module</source>
        <translation>每个算子或模块的时间与搬移字节数之和</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>not grouped</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Group the operators</source>
        <translation>将算子分组</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>无模块</translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Outputs of the run</source>
        <translation>运行的输出</translation>
    </message>
    <message>
        <source>Inputs and repetitions</source>
        <translation>输入和重复次数</translation>
    </message>
    <message>
        <source>Inputs of the run</source>
        <translation>运行的输入</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>重复次数</translation>
    </message>
    <message>
        <source>Seed of random inputs</source>
        <translation>随机输入的种子</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>尚未运行</translation>
    </message>
    <message>
        <source>Op</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms，中位数</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>各算子的耗时</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>随机数</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>全零</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>F6 runs the program inside its planned arenas.</source>
        <translation>F6 在已规划的 arena 中运行程序。</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>一次运行</translation>
    </message>
    <message>
        <source>median of %1, fastest %2 ms</source>
        <translation>%1 次的中位数，最快 %2 ms</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 相等</translation>
    </message>
    <message>
        <source>equal within the tolerance of its type</source>
        <translation>在其类型的容差内相等</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>已运行</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 of %n output(s) equal</source>
        <translation>
            <numerusform>✓ %1 / %n 个输出相等</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 of %n output(s) differ</source>
        <translation>
            <numerusform>✗ %1 / %n 个输出不同</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>&amp;Reset to initial values</source>
        <translation>重置为初始值(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View values…</source>
        <translation>查看值(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Load from file…</source>
        <translation>从文件载入(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save to file…</source>
        <translation>保存到文件(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>上次运行复制了 %1</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>运行的检查结果</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>the run failed</source>
        <translation>运行失败</translation>
    </message>
    <message numerus="yes">
        <source>✗ sanitizer: %n finding(s)</source>
        <translation>
            <numerusform>✗ Sanitizer：%n 项发现</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有 %1 个</translation>
    </message>
    <message>
        <source>%1: %2 of %3 touched</source>
        <translation>%1：触及 %3 中的 %2</translation>
    </message>
    <message>
        <source>✗ the run failed</source>
        <translation>✗ 运行失败</translation>
    </message>
    <message>
        <source>✗ a value differs</source>
        <translation>✗ 有值不同</translation>
    </message>
    <message>
        <source>Δ checksum</source>
        <translation>Δ 校验和</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>✗ first that differs</source>
        <translation>✗ 首个不同</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ 不同</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>最大预期值</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>正在运行…</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n 次重复</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>已写入</translation>
    </message>
    <message>
        <source>State buffers: reset, view, load, save</source>
        <translation>状态缓冲区：重置、查看、载入、保存</translation>
    </message>
    <message>
        <source>Not bound: %1</source>
        <translation>未绑定：%1</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>没有记录值</translation>
    </message>
    <message>
        <source>Runs per second: %1; arena per instance: %2</source>
        <translation>每秒运行次数：%1；每个实例的 arena：%2</translation>
    </message>
    <message>
        <source>Runs per second: %1; arenas are planned from the second run on, by observed sizes</source>
        <translation>每秒运行次数：%1；从第二次运行起按观测的大小规划 arena</translation>
    </message>
    <message>
        <source>Managed tensors: %1; storage groups: %2; outgrown slots: %3</source>
        <translation>受管理的张量：%1；存储组：%2；超出的槽位：%3</translation>
    </message>
    <message>
        <source>storage groups: %1 estimated, %2 observed</source>
        <translation>存储组：估计 %1，观测 %2</translation>
    </message>
    <message>
        <source>✓ sanitizer: no corrupted read</source>
        <translation>✓ Sanitizer：没有被破坏的读取</translation>
    </message>
    <message>
        <source>○ sanitizer: no corrupted read observed, but the plan is invalid:</source>
        <translation>○ Sanitizer：未观测到被破坏的读取，但方案无效：</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 within one step, which the sanitizer cannot check</source>
        <translation>步骤 %1：%2 和 %3 在同一步内共用 %4，Sanitizer 无法检查</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 while both are live</source>
        <translation>步骤 %1：%2 和 %3 在同时活跃时共用 %4</translation>
    </message>
    <message>
        <source>Bytes of the operator&apos;s tensors in the last run</source>
        <translation>上次运行中该算子的张量字节</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is computed from the medians</source>
        <translation>涵盖所有重复；占比按中位数计算</translation>
    </message>
    <message>
        <source>Difference of the element sum from the reference run</source>
        <translation>与参考运行的元素和之差</translation>
    </message>
    <message>
        <source>one run, including kernel preparation</source>
        <translation>一次运行，含内核准备</translation>
    </message>
    <message>
        <source>✗ reads overwritten bytes</source>
        <translation>✗ 读取被覆盖的字节</translation>
    </message>
    <message>
        <source>Sanitizer: the operator read bytes that another tensor had overwritten</source>
        <translation>Sanitizer：该算子读取了被其他张量覆盖的字节</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>设备的耗时</translation>
    </message>
    <message>
        <source>This program cannot be run here: %1</source>
        <translation>此程序无法在这里运行：%1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Device, range</source>
        <translation>设备，范围</translation>
    </message>
    <message>
        <source>Ticks of the call on the device: the median of its runs</source>
        <translation>设备上该调用的 tick 数：各次运行的中位数</translation>
    </message>
    <message>
        <source>Fewest and most ticks in a run of the device</source>
        <translation>设备一次运行中最少和最多的 tick 数</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 ticks, median of %n run(s)</source>
        <translation>
            <numerusform>%1：%2 个 tick，%n 次运行的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the runtime&apos;s allocators</source>
        <translation>%1 来自运行时的分配器</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ 首个差异在元素 %1</translation>
    </message>
    <message>
        <source>Library that computed the operator; arenascope: a kernel of this project</source>
        <translation>计算该算子的库；arenascope：本项目的内核</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
</context>
<context>
    <name>arenascope::RunSettings</name>
    <message>
        <source>Check all values</source>
        <translation>检查所有值</translation>
    </message>
    <message>
        <source>Manage outputs</source>
        <translation>管理输出</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>静态，可调整大小</translation>
    </message>
    <message>
        <source>Static, precomputed</source>
        <translation>静态，预先计算</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>运行时</translation>
    </message>
    <message>
        <source>Static: PyTorch&apos;s Static Runtime, memory per storage group</source>
        <translation>静态：PyTorch 的 Static Runtime，按存储组分配内存</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>静态运行时的实例数</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>要绑定的输出和输入</translation>
    </message>
    <message>
        <source>Threads on one operator</source>
        <translation>单个算子的线程数</translation>
    </message>
    <message>
        <source>Warm-up shapes</source>
        <translation>预热形状</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>Sanitizer</translation>
    </message>
    <message>
        <source>Check all values against</source>
        <translation>检查所有值时的比较对象</translation>
    </message>
    <message>
        <source>Relative tolerance of outputs</source>
        <translation>输出的相对容差</translation>
    </message>
    <message>
        <source>Tolerance of outputs by their largest element</source>
        <translation>按最大元素计的输出容差</translation>
    </message>
    <message>
        <source>Value from file…</source>
        <translation>从文件取值…</translation>
    </message>
    <message>
        <source>Value of the input</source>
        <translation>输入的值</translation>
    </message>
    <message>
        <source>Value of %1…</source>
        <translation>%1 的值…</translation>
    </message>
    <message>
        <source>Example sizes</source>
        <translation>示例尺寸</translation>
    </message>
    <message>
        <source>Compare every tensor with another run and show the first difference</source>
        <translation>将每个张量与另一次运行比较，并显示第一处差异</translation>
    </message>
    <message>
        <source>Track the owner of every byte and report overwrites: writer, victim, bytes and step. Slower.</source>
        <translation>跟踪每个字节的所有者并报告覆盖：写入者、受害者、字节和步骤。较慢。</translation>
    </message>
    <message>
        <source>Input shapes that determine the offsets. Repeating an input starts another warm-up. Empty: the upper bounds</source>
        <translation>决定偏移量的输入形状。重复某输入即开始另一次预热。留空：上界</translation>
    </message>
    <message>
        <source>Random inputs and zeros use the sizes of the exported example instead of the upper bounds</source>
        <translation>随机输入和零采用导出示例的大小，而非上界</translation>
    </message>
    <message>
        <source>Reference for every tensor: a plan without sharing, another plan, or another backend. Automatic: the CPU if backends are used</source>
        <translation>每个张量的参考：不共用的方案、另一方案或另一后端。自动：使用后端时为 CPU</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads the output without a copy. Drop a file onto an input to set its value</source>
        <translation>将输出拖到输入上，或使用其菜单：下次运行直接读取该输出而不复制。将文件拖到输入上可设置其值</translation>
    </message>
    <message>
        <source>unknown output or input</source>
        <translation>未知的输出或输入</translation>
    </message>
    <message>
        <source>only tensors can be bound</source>
        <translation>只能绑定张量</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>未绑定</translation>
    </message>
    <message>
        <source>Threads that work on one operator, used only where they are faster</source>
        <translation>处理同一算子的线程数，仅在更快时使用</translation>
    </message>
    <message>
        <source>Threads per operator</source>
        <translation>每个算子的线程数</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>Tolerance per element</source>
        <translation>每个元素的容差</translation>
    </message>
    <message>
        <source>Tolerance per output</source>
        <translation>每个输出的容差</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Backend %1</source>
        <translation>后端 %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>方案 %1</translation>
    </message>
    <message>
        <source>Allowed difference, relative to each element (rtol). Empty: 1e-4, or one unit in the last place for f16 and bf16</source>
        <translation>允许的差异，相对于每个元素 (rtol)。留空：1e-4；对 f16 和 bf16 为末位的一个单位</translation>
    </message>
    <message>
        <source>Allowed difference, relative to the output&apos;s largest element (atol)</source>
        <translation>允许的差异，相对于输出中最大的元素 (atol)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value from</source>
        <translation>值来自</translation>
    </message>
    <message>
        <source>Recorded trace</source>
        <translation>录制的跟踪</translation>
    </message>
    <message>
        <source>Only with a static runtime: choose it above</source>
        <translation>仅用于静态运行时：请在上方选择</translation>
    </message>
    <message>
        <source>Instances that run at the same time, one thread each</source>
        <translation>同时运行的实例数，每个一个线程</translation>
    </message>
    <message>
        <source>Only with the runtime ExecuTorch: choose it below</source>
        <translation>仅用于 ExecuTorch 运行时：请在下方选择</translation>
    </message>
    <message>
        <source>Tick “Check all values” to choose a reference</source>
        <translation>勾选“检查所有值”以选择参考</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>Place all outputs in one buffer, which lives as long as they do</source>
        <translation>将所有输出放入一个缓冲区，其生命周期与它们相同</translation>
    </message>
    <message>
        <source>its type is %1, not %2</source>
        <translation>其类型为 %1，而非 %2</translation>
    </message>
    <message>
        <source>its size is %1, not %2</source>
        <translation>其大小为 %1，而非 %2</translation>
    </message>
    <message>
        <source>Bind to %1</source>
        <translation>绑定到 %1</translation>
    </message>
    <message>
        <source>Bind to %1: %2</source>
        <translation>绑定到 %1：%2</translation>
    </message>
    <message>
        <source>Remove the file</source>
        <translation>移除文件</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.npz *.pt *.pb *.bin);;All files (*)</source>
        <translation>张量 (*.npy *.npz *.pt *.pb *.bin);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Typed numbers or a file (.npy, .npz, .pt, .pb, .bin) with the input&apos;s value, or the output that the input reads</source>
        <translation>键入的数值、含输入值的文件（.npy、.npz、.pt、.pb、.bin），或输入所读取的输出</translation>
    </message>
    <message>
        <source>Type the value…</source>
        <translation>键入值…</translation>
    </message>
    <message>
        <source>Remove the typed value</source>
        <translation>移除键入的值</translation>
    </message>
    <message>
        <source>Numbers, or true and false, separated by commas, for %1:</source>
        <translation>%1 的数值，或 true 和 false，以逗号分隔：</translation>
    </message>
    <message>
        <source>“%1” is not a list of numbers</source>
        <translation>“%1”不是数值列表</translation>
    </message>
    <message>
        <source>Value not taken: %1</source>
        <translation>未采用该值：%1</translation>
    </message>
    <message numerus="yes">
        <source>Input %1 needs %n value(s), got %2</source>
        <translation>
            <numerusform>输入 %1 需要 %n 个值，实际为 %2 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n value(s)</source>
        <translation>
            <numerusform>%1，%n 个值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunSizes</name>
    <message>
        <source>Size of %1</source>
        <translation>%1 的大小</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>%1, %2 to %3, for random inputs and zeros. Default: the upper bound, or the size of the example if example sizes are chosen.</source>
        <translation>%1，%2 至 %3，用于随机输入和零。默认：上界；若选择示例大小，则为示例的大小。</translation>
    </message>
</context>
<context>
    <name>arenascope::Runs</name>
    <message>
        <source>Reading recorded runs</source>
        <translation>正在读取录制的运行</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Reading the state</source>
        <translation>正在读取状态</translation>
    </message>
    <message>
        <source>Setting the state</source>
        <translation>正在设置状态</translation>
    </message>
    <message>
        <source>, payload released</source>
        <translation>，载荷已释放</translation>
    </message>
    <message>
        <source>run stopped; state was reset to its initial values</source>
        <translation>运行已停止；状态已重置为初始值</translation>
    </message>
    <message>
        <source>a running delegate call cannot be interrupted; waiting for it to finish</source>
        <translation>正在运行的委托调用无法中断；等待其结束</translation>
    </message>
    <message>
        <source>state was reset to its initial values</source>
        <translation>状态已重置为初始值</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>正在读取值</translation>
    </message>
    <message>
        <source>Reading the arena</source>
        <translation>正在读取 arena</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>打开示例：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionController</name>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n 个张量以其他名称找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>会话 (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n edit(s) of %1?</source>
        <translation>
            <numerusform>是否保存对 %1 的 %n 处编辑？</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>是否保存对 %1 的编辑？</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的编辑</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>Reloaded</source>
        <translation>已重新载入</translation>
    </message>
    <message>
        <source>No longer in the program: %1.</source>
        <translation>程序中已不存在：%1。</translation>
    </message>
    <message>
        <source>Change from the baseline: %1, now %2.</source>
        <translation>相对基线的变化：%1，现为 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n edit(s) of the session apply</source>
        <translation>
            <numerusform>会话的 %n 处编辑中有 %1 处适用</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reloaded: %1 of %n edit(s) apply</source>
        <translation>
            <numerusform>已重新载入：%n 处编辑中有 %1 处适用</numerusform>
        </translation>
    </message>
    <message>
        <source>The program changed and was replanned.</source>
        <translation>程序已更改并重新规划。</translation>
    </message>
    <message>
        <source>Session opened</source>
        <translation>会话已打开</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>会话保存所有编辑：内存池、固定、范围、规划器、pass 和分块。模型不会更改。</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionDialog</name>
    <message>
        <source>in pool %1</source>
        <translation>在内存池 %1</translation>
    </message>
    <message>
        <source>pinned at %1</source>
        <translation>固定在 %1</translation>
    </message>
    <message>
        <source>aligned to %1</source>
        <translation>对齐到 %1</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>由调用方绑定</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>范围 %1–%2</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Set the shown plan as baseline</source>
        <translation>将显示的方案设为基线</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Edits that do not apply</source>
        <translation>不适用的编辑</translation>
    </message>
    <message>
        <source>Tensor or dimension</source>
        <translation>张量或维度</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>编辑</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>全部删除</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>已消失</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>会话的每项编辑都适用于该程序。</translation>
    </message>
    <message>
        <source>operator %1</source>
        <translation>算子 %1</translation>
    </message>
    <message>
        <source>method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>initial value %1</source>
        <translation>初始值 %1</translation>
    </message>
    <message>
        <source>Baseline and unmatched edits</source>
        <translation>基线和未匹配的编辑</translation>
    </message>
    <message>
        <source>No baseline yet. The first saved plan becomes the baseline.</source>
        <translation>尚无基线。首个保存的方案将成为基线。</translation>
    </message>
    <message>
        <source>Compared with the session&apos;s baseline, planned by %1.</source>
        <translation>与会话的基线比较，其由 %1 规划。</translation>
    </message>
    <message>
        <source>The program no longer has these tensors. The session keeps the edits until you delete them.</source>
        <translation>程序已没有这些张量。会话会保留这些编辑，直到您删除。</translation>
    </message>
    <message>
        <source>Changes from the baseline</source>
        <translation>相对基线的变化</translation>
    </message>
    <message>
        <source>Pool or tensor</source>
        <translation>内存池或张量</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>所有内存池</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionKeeper</name>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>设置基线</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>基线：%1，%2 B</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 的备注</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>方案 %1 的备注</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>删除 %n 项不适用的编辑</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Shapes</name>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
</context>
<context>
    <name>arenascope::Sheet</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>arenascope::Shell</name>
    <message>
        <source>Reload</source>
        <translation>重新载入</translation>
    </message>
</context>
<context>
    <name>arenascope::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation>筛选快捷键</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>In charts</source>
        <translation>在图表中</translation>
    </message>
    <message>
        <source>previous, next step</source>
        <translation>上一步、下一步</translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation>十步</translation>
    </message>
    <message>
        <source>next, previous tensor on these bytes</source>
        <translation>这些字节上的下一个、上一个张量</translation>
    </message>
    <message>
        <source>zoom in, out</source>
        <translation>放大、缩小</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>fit the selection</source>
        <translation>适应所选内容</translation>
    </message>
    <message>
        <source>fit all</source>
        <translation>全部适应窗口</translation>
    </message>
    <message>
        <source>cancel a drag, clear the selection</source>
        <translation>取消拖动、清除选择</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>在指针处缩放</translation>
    </message>
    <message>
        <source>Drag a tensor</source>
        <translation>拖动张量</translation>
    </message>
    <message>
        <source>move it; onto a pool card: to that pool</source>
        <translation>移动；拖到内存池卡片上：移到该池</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
    <message>
        <source>previous, next tensor in time; with none selected: step</source>
        <translation>时间上的上一个、下一个张量；未选择时：步骤</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>按住空格键拖动</translation>
    </message>
    <message>
        <source>pan with the pointer, select and move with it</source>
        <translation>用指针平移、选择和移动</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation>Ctrl+1 … Ctrl+9</translation>
    </message>
    <message>
        <source>move the selection to that pool</source>
        <translation>将所选内容移到该内存池</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右键单击</translation>
    </message>
    <message>
        <source>actions for the tensor, in every view</source>
        <translation>张量的操作，每个视图都有</translation>
    </message>
    <message>
        <source>in the film: play or pause, one step back or on, the next peak</source>
        <translation>在影片中：播放或暂停，后退或前进一步，下一个峰值</translation>
    </message>
    <message>
        <source>Drag on empty space</source>
        <translation>在空白处拖动</translation>
    </message>
    <message>
        <source>select the tensors that the frame touches</source>
        <translation>选择框所触及的张量</translation>
    </message>
    <message>
        <source>move the focus to the Inspector</source>
        <translation>将焦点移到检查器</translation>
    </message>
</context>
<context>
    <name>arenascope::Shrink</name>
    <message>
        <source>Passes and operator results in place, no tiles</source>
        <translation>处理过程和就地结果，无切块</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more group(s)</source>
        <translation>
            <numerusform>%1 和另外 %n 个组</numerusform>
        </translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相等</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>误差在 %1 以内</translation>
    </message>
    <message>
        <source>time, estimated</source>
        <translation>时间，估计</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>数据流量</translation>
    </message>
    <message>
        <source>Image tensors between the groups stay channels-last.</source>
        <translation>各组之间的图像张量保持通道在后。</translation>
    </message>
    <message>
        <source>additional time, estimated</source>
        <translation>额外时间（估计）</translation>
    </message>
    <message>
        <source>additional instructions</source>
        <translation>额外指令</translation>
    </message>
    <message>
        <source>additional flash</source>
        <translation>额外闪存</translation>
    </message>
    <message>
        <source>additional traffic</source>
        <translation>额外流量</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChanges</name>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>节省</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>单独</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>计算量</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Bytes of all arenas with this pass only</source>
        <translation>仅用此处理过程时所有 arena 的字节数</translation>
    </message>
    <message>
        <source>Compared with the original program on the same inputs</source>
        <translation>以相同输入与原始程序比较</translation>
    </message>
    <message>
        <source>Changes of the program</source>
        <translation>程序的更改</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>处理过程</translation>
    </message>
    <message>
        <source>Tiled programs include the passes that help them</source>
        <translation>切块程序包含对其有帮助的处理过程</translation>
    </message>
    <message>
        <source>Remove the tiles to choose passes one by one.</source>
        <translation>移除切块后可逐个选择处理过程。</translation>
    </message>
    <message>
        <source>Measuring each pass…</source>
        <translation>正在测量每个处理过程…</translation>
    </message>
    <message>
        <source>The passes of this program could not be measured</source>
        <translation>无法测量此程序的处理过程</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>All passes together</source>
        <translation>所有处理过程一起</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>切块</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>无切块</translation>
    </message>
    <message>
        <source>Order and pools</source>
        <translation>顺序和内存池</translation>
    </message>
    <message>
        <source>Bytes of all arenas, with the other choices unchanged</source>
        <translation>所有 arena 的字节数，其他选择不变</translation>
    </message>
    <message>
        <source>Bytes added to the file or removed from it</source>
        <translation>文件增加或减少的字节数</translation>
    </message>
    <message>
        <source>Multiply-adds added or removed</source>
        <translation>增加或减少的乘加运算</translation>
    </message>
    <message numerus="yes">
        <source>%n other pass(es) change nothing here</source>
        <translation>
            <numerusform>另有 %n 个处理过程在此不做任何更改</numerusform>
        </translation>
    </message>
    <message>
        <source>saves with others</source>
        <translation>与其他一起节省</translation>
    </message>
    <message>
        <source>All passes together save %1 less without it</source>
        <translation>没有它，所有 pass 一起少节省 %1</translation>
    </message>
    <message>
        <source>Halos are computed again.</source>
        <translation>重新计算重叠行。</translation>
    </message>
    <message>
        <source>Equal tiles are loops of the file.</source>
        <translation>相同的切块是文件中的循环。</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChoice</name>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Copy the command that writes this program</source>
        <translation>复制写出此程序的命令</translation>
    </message>
    <message>
        <source>Choose a program in the table first</source>
        <translation>请先在表中选择一个程序</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>无切块</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>乘加次数</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>方法分配器</translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s, bit for bit, in %n run(s).</source>
        <translation>
            <numerusform>在 %n 次运行中，输出与原始程序逐位相等。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s within %1 in %n run(s).</source>
        <translation>
            <numerusform>在 %n 次运行中，输出与原始程序相差不超过 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen program</source>
        <translation>所选程序</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>数据流量</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Use this program (Enter); one undo restores the original</source>
        <translation>使用此程序 (Enter)；撤销一次即可恢复原程序</translation>
    </message>
    <message>
        <source>Show the plan of this program next to the present one</source>
        <translation>将此程序的方案与当前方案并排显示</translation>
    </message>
    <message>
        <source>This program is already in use</source>
        <translation>此程序已在使用</translation>
    </message>
    <message>
        <source>Time, estimated</source>
        <translation>时间（估计）</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkController</name>
    <message>
        <source>The search was cancelled</source>
        <translation>搜索已取消</translation>
    </message>
    <message>
        <source>Searching for smaller programs</source>
        <translation>正在搜索更小的程序</translation>
    </message>
    <message>
        <source>Shrink: %1</source>
        <translation>缩小：%1</translation>
    </message>
    <message>
        <source>Command copied</source>
        <translation>已复制命令</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>移除：%1</translation>
    </message>
    <message>
        <source>An ONNX file cannot be written back in tiles</source>
        <translation>ONNX 文件无法以切块形式写回</translation>
    </message>
    <message>
        <source>Planning and running use the smaller program. Export writes it as a .pte.</source>
        <translation>规划和运行使用较小的程序。导出时写为 .pte。</translation>
    </message>
    <message>
        <source>Remove all tiles</source>
        <translation>移除所有切块</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkFront</name>
    <message>
        <source>Smaller programs: arena against cost</source>
        <translation>更小的程序：arena 与代价</translation>
    </message>
    <message>
        <source>No smaller programs yet</source>
        <translation>尚无更小的程序</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1，%2：%3</translation>
    </message>
    <message>
        <source>original</source>
        <translation>原始</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkPanel</name>
    <message>
        <source>Count the method allocator</source>
        <translation>计入方法分配器</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>代价</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>内存最少</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>Searching for smaller programs…</source>
        <translation>正在搜索更小的程序…</translation>
    </message>
    <message>
        <source>No tiled program needs less memory</source>
        <translation>没有切块程序需要更少的内存</translation>
    </message>
    <message>
        <source>No program that was found fits the goal</source>
        <translation>找到的程序都不符合目标</translation>
    </message>
    <message>
        <source>Search finds programs that run tile by tile and need less memory</source>
        <translation>搜索会找到逐块运行、需要更少内存的程序</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜索</translation>
    </message>
    <message numerus="yes">
        <source>searching, %n program(s) so far</source>
        <translation>
            <numerusform>正在搜索，目前 %n 个程序</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s), each verified and run</source>
        <translation>
            <numerusform>%n 个程序，均已验证并运行</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory limit of the smaller program, such as 256K</source>
        <translation>较小程序的内存上限，例如 256K</translation>
    </message>
    <message>
        <source>Cost to keep low in the smaller program</source>
        <translation>较小程序中应保持较低的代价</translation>
    </message>
    <message>
        <source>Adds the memory of the runtime&apos;s method allocator to each arena</source>
        <translation>为每个 arena 加上运行时的方法分配器的内存</translation>
    </message>
    <message>
        <source>%1. Not in tiles: %2</source>
        <translation>%1。未分块：%2</translation>
    </message>
    <message>
        <source>Found for the goal %1, not for %2</source>
        <translation>针对目标 %1 找到，而非 %2</translation>
    </message>
    <message>
        <source>Found for the least memory, not for %1</source>
        <translation>针对最小内存找到，而非 %1</translation>
    </message>
    <message>
        <source>Search for this goal</source>
        <translation>按此目标搜索</translation>
    </message>
    <message>
        <source>Recompute halos</source>
        <translation>重新计算重叠行</translation>
    </message>
    <message>
        <source>Tiles of a TensorFlow Lite model always recompute their halos</source>
        <translation>TensorFlow Lite 模型的切块总是重新计算重叠行</translation>
    </message>
    <message>
        <source>Tiles may compute the rows at their borders again instead of keeping them. The column Work shows the additional multiply-adds.</source>
        <translation>切块可以重新计算边界行（重叠行），而不保留它们。“计算量”列显示增加的乘加次数。</translation>
    </message>
    <message>
        <source>Roll loops</source>
        <translation>卷成循环</translation>
    </message>
    <message>
        <source>Loops save memory of the method allocator. Count it first.</source>
        <translation>循环节省方法分配器的内存。请先将其计入。</translation>
    </message>
    <message>
        <source>Equal tiles may become loops of the .pte, which take less memory to load.</source>
        <translation>相同的切块可以成为 .pte 的循环，加载时占用的内存更少。</translation>
    </message>
    <message>
        <source>Equal tiles may become one WHILE, which needs less memory only in TensorFlow Lite Micro with its plan.</source>
        <translation>相同的切块可以成为一个 WHILE，只有在带有其计划的 TensorFlow Lite Micro 中才需要更少的内存。</translation>
    </message>
    <message>
        <source>%1 with method allocator</source>
        <translation>%1 加方法分配器</translation>
    </message>
</context>
<context>
    <name>arenascope::SizeMapCanvas</name>
    <message>
        <source>%1 = %2, %3 = %4</source>
        <translation>%1 = %2，%3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✗ %1: %2, over by %3</source>
        <translation>✗ %1：%2，超出 %3</translation>
    </message>
    <message>
        <source>✓ %1: %2, %3 to spare</source>
        <translation>✓ %1：%2，剩余 %3</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>%1 的上界</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>in the cells: %1</source>
        <translation>单元格中：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceChart</name>
    <message>
        <source>Source</source>
        <translation>源代码</translation>
    </message>
    <message>
        <source>Source files</source>
        <translation>源文件</translation>
    </message>
    <message>
        <source>Show the whole file…</source>
        <translation>显示整个文件…</translation>
    </message>
    <message>
        <source>Read the file at its recorded path, or choose where it is</source>
        <translation>从记录的路径读取文件，或选择其位置</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>在编辑器中打开</translation>
    </message>
    <message>
        <source>Open the file at the line with the editor of the Preferences</source>
        <translation>用“首选项”中的编辑器在该行打开文件</translation>
    </message>
    <message>
        <source>step </source>
        <translation>步骤 </translation>
    </message>
    <message>
        <source>Step whose live bytes are shown</source>
        <translation>显示其活跃字节的步骤</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>峰值</translation>
    </message>
    <message>
        <source>Go to the step with the most live bytes</source>
        <translation>前往活跃字节最多的步骤</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>度量</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>分组方式</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>活跃</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>位于步骤 %1</translation>
    </message>
    <message>
        <source>Line with the most bytes</source>
        <translation>字节最多的行</translation>
    </message>
    <message>
        <source>Slowest line</source>
        <translation>最慢的行</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Run on this machine</source>
        <translation>在本机上的运行</translation>
    </message>
    <message>
        <source>%1: as recorded in the program</source>
        <translation>%1：与程序中的记录相同</translation>
    </message>
    <message>
        <source>%1: all recorded lines agree</source>
        <translation>%1：记录的各行全部一致</translation>
    </message>
    <message>
        <source>%1: %2 of %3 recorded lines differ</source>
        <translation>%1：%3 行记录中有 %2 行不同</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>所选内容</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n operator(s)</source>
        <translation>
            <numerusform>%1：%n 个算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1 在哪里？</translation>
    </message>
    <message>
        <source>Python (*.py);;All files (*)</source>
        <translation>Python (*.py);;所有文件 (*)</translation>
    </message>
    <message>
        <source>%1 in the program&apos;s archive</source>
        <translation>程序归档中的 %1</translation>
    </message>
    <message>
        <source>Select a line or a part to list its operators</source>
        <translation>选择一行或一部分以列出其算子</translation>
    </message>
    <message>
        <source>no plan yet</source>
        <translation>尚无方案</translation>
    </message>
    <message>
        <source>operators of the last run</source>
        <translation>上次运行的算子</translation>
    </message>
    <message>
        <source>Selection, %1</source>
        <translation>所选内容，%1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceLabels</name>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>数据流量</translation>
    </message>
    <message>
        <source>Modules and lines</source>
        <translation>模块和行</translation>
    </message>
    <message>
        <source>Python stack</source>
        <translation>Python 栈</translation>
    </message>
    <message>
        <source>inputs and states</source>
        <translation>输入和状态</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>no line recorded</source>
        <translation>未记录行</translation>
    </message>
    <message>
        <source>program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceList</name>
    <message>
        <source>Source lines</source>
        <translation>源代码行</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>第 %1 行</translation>
    </message>
    <message>
        <source>%1: %2; in its calls %3</source>
        <translation>%1：%2；其调用中 %3</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>活跃</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>时间，ms</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>数据流量</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The file records no Python lines</source>
        <translation>文件未记录 Python 行</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceOperators</name>
    <message>
        <source>Operators of the line</source>
        <translation>该行的算子</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>时间，ms</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>lifetimes</source>
        <translation>生命周期</translation>
    </message>
    <message>
        <source>loading the plan</source>
        <translation>正在加载方案</translation>
    </message>
    <message>
        <source>lowering</source>
        <translation>lowering</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>正在打开</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>正在规划</translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation>正在读取缓冲区</translation>
    </message>
    <message>
        <source>reading the file back</source>
        <translation>正在读回文件</translation>
    </message>
    <message>
        <source>reading methods</source>
        <translation>正在读取方法</translation>
    </message>
    <message>
        <source>reading the graph</source>
        <translation>正在读取图</translation>
    </message>
    <message>
        <source>reading the trace</source>
        <translation>正在读取跟踪</translation>
    </message>
    <message>
        <source>running the file</source>
        <translation>正在运行文件</translation>
    </message>
    <message>
        <source>running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>调度</translation>
    </message>
    <message>
        <source>writing a temporary copy</source>
        <translation>正在写入临时副本</translation>
    </message>
    <message>
        <source>writing data</source>
        <translation>正在写入数据</translation>
    </message>
    <message>
        <source>writing methods</source>
        <translation>正在写入方法</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>正在写入</translation>
    </message>
    <message>
        <source>compiling %1</source>
        <translation>正在编译 %1</translation>
    </message>
    <message>
        <source>lowering %1</source>
        <translation>正在 lowering %1</translation>
    </message>
    <message>
        <source>partitioning: %1</source>
        <translation>正在划分：%1</translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation>处理过程：%1</translation>
    </message>
    <message>
        <source>planning: %1</source>
        <translation>正在规划：%1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>sizes of %1</source>
        <translation>%1 的大小</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>正在放置</translation>
    </message>
    <message>
        <source>loading the module</source>
        <translation>正在加载模块</translation>
    </message>
    <message>
        <source>running under the sanitizer</source>
        <translation>正在用 Sanitizer 运行</translation>
    </message>
    <message>
        <source>without delegates</source>
        <translation>不使用委托</translation>
    </message>
    <message>
        <source>region by region</source>
        <translation>逐个区域</translation>
    </message>
    <message>
        <source>the opposite order</source>
        <translation>相反的顺序</translation>
    </message>
</context>
<context>
    <name>arenascope::StartPage</name>
    <message>
        <source>See what a model keeps in memory, step by step, and change the plan until it fits.</source>
        <translation>逐步查看模型在内存中保留的内容，并调整方案直至可容纳。</translation>
    </message>
    <message>
        <source>Open model…   Ctrl O</source>
        <translation>打开模型…   Ctrl O</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>or drop a file here</source>
        <translation>或将文件拖放到此处</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>打开会话…</translation>
    </message>
    <message>
        <source>planned immediately, works offline</source>
        <translation>立即规划，可离线使用</translation>
    </message>
    <message>
        <source>Target for opened programs</source>
        <translation>所打开程序的目标</translation>
    </message>
    <message>
        <source>Device whose memories an opened program gets; a session has its own</source>
        <translation>打开的程序使用该设备的内存；会话使用自己的设置</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Preset files</source>
        <translation>预设文件</translation>
    </message>
</context>
<context>
    <name>arenascope::StateDialog</name>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>前几个值</translation>
    </message>
    <message>
        <source>State buffers</source>
        <translation>状态缓冲区</translation>
    </message>
    <message>
        <source>This program has no state.</source>
        <translation>此程序没有状态。</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大值</translation>
    </message>
</context>
<context>
    <name>arenascope::StatusLine</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>planned in the file</source>
        <translation>文件中已规划</translation>
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation>规划耗时 %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) selected</source>
        <translation>
            <numerusform>已选择 %n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>quick plan, in %1 ms</source>
        <translation>快速方案，用时 %1 ms</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>缩小…</translation>
    </message>
</context>
<context>
    <name>arenascope::StepCorner</name>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>按%1着色</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>All views show only these steps; click to show all</source>
        <translation>所有视图只显示这些步骤；单击可显示全部</translation>
    </message>
</context>
<context>
    <name>arenascope::StepPointer</name>
    <message>
        <source>select at steps %1</source>
        <translation>选择步骤 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::Studies</name>
    <message>
        <source>Sizes of %1</source>
        <translation>%1 的大小</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>正在比较委托</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>正在计算内存占用</translation>
    </message>
    <message>
        <source>Sizes of %1 and %2</source>
        <translation>%1 与 %2 的大小</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>最小值 %1 大于最大值 %2</translation>
    </message>
    <message>
        <source>Smallest %1</source>
        <translation>最小 %1</translation>
    </message>
    <message>
        <source>Largest %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>As in file</source>
        <translation>同文件</translation>
    </message>
    <message>
        <source>min</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>max</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>设为 %1</translation>
    </message>
    <message>
        <source>Fix to %1</source>
        <translation>固定为 %1</translation>
    </message>
    <message>
        <source>As in example</source>
        <translation>与示例相同</translation>
    </message>
    <message>
        <source>The file has no upper bound for %1, which planning needs. Type the largest value and press Enter.</source>
        <translation>文件没有规划所需的 %1 的上界。请输入最大值并按 Enter。</translation>
    </message>
    <message>
        <source>Makes the dimension static; runs refuse other sizes</source>
        <translation>使该维度变为静态；运行会拒绝其他大小</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit: %2</source>
        <translation>使 arena 能放下的最大 %1：%2</translation>
    </message>
    <message>
        <source>No value of %1 makes the arenas fit</source>
        <translation>%1 取任何值时 arena 都放不下</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolSection</name>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>，示例 %1</translation>
    </message>
    <message>
        <source>no upper bound</source>
        <translation>无上界</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✗ %1: %2 of %3, over by %4</source>
        <translation>✗ %1：%2 / %3，超出 %4</translation>
    </message>
    <message>
        <source>✓ %1: %2 of %3, %4 to spare</source>
        <translation>✓ %1：%2 / %3，剩余 %4</translation>
    </message>
    <message>
        <source>%1: being planned</source>
        <translation>%1：正在规划</translation>
    </message>
    <message>
        <source>planned as %1, as in the file</source>
        <translation>按文件中的 %1 规划</translation>
    </message>
    <message>
        <source>planned as %1</source>
        <translation>按 %1 规划</translation>
    </message>
    <message>
        <source>The file has no range for %1. Set one to plan for other sizes.</source>
        <translation>文件没有 %1 的范围。设置一个即可按其他大小规划。</translation>
    </message>
    <message>
        <source>Planned maximum of %1; in the file it is %2</source>
        <translation>%1 的规划最大值；文件中为 %2</translation>
    </message>
    <message>
        <source>Arena for %1 up to %2</source>
        <translation>%1 至多为 %2 时的 arena</translation>
    </message>
</context>
<context>
    <name>arenascope::TabStrip</name>
    <message>
        <source>Open programs</source>
        <translation>已打开的程序</translation>
    </message>
    <message>
        <source>%1, unsaved edits</source>
        <translation>%1，有未保存的编辑</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>关闭 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::TabbedWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>关闭其他(&amp;O)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the shown program</source>
        <translation>与所示程序比较(&amp;M)</translation>
    </message>
    <message>
        <source>This program is shown; use the menu of another tab</source>
        <translation>此程序正在显示；请使用其他标签页的菜单</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>复制路径(&amp;P)</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>%1 (unsaved edits)</source>
        <translation>%1（未保存的编辑）</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetChooser</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 / %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>可容纳</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>unknown until it is measured: see Footprint</source>
        <translation>测量之前未知：见“内存占用”</translation>
    </message>
    <message>
        <source>%1 over by %2</source>
        <translation>%1 超出 %2</translation>
    </message>
    <message>
        <source>Find a target, or enter a size: 256K</source>
        <translation>查找目标或输入大小：256K</translation>
    </message>
    <message>
        <source>Find a target, or enter a size</source>
        <translation>查找目标或输入大小</translation>
    </message>
    <message>
        <source>verdicts for the smallest plan</source>
        <translation>针对最小方案的结论</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>New target…</source>
        <translation>新建目标…</translation>
    </message>
    <message>
        <source>From a linker map…</source>
        <translation>来自链接器映射文件…</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter use    Esc close</source>
        <translation>↑ ↓ 选择    Enter 使用    Esc 关闭</translation>
    </message>
    <message>
        <source>One memory of %1</source>
        <translation>一块 %1 的内存</translation>
    </message>
    <message>
        <source>%1 %2, no limit</source>
        <translation>%1 %2，无限制</translation>
    </message>
    <message>
        <source>%1: no limit</source>
        <translation>%1：无限制</translation>
    </message>
    <message>
        <source>Save the current pools and limits as a new target</source>
        <translation>将当前内存池和限制保存为新目标</translation>
    </message>
    <message>
        <source>Count the memory that the rest of the firmware uses</source>
        <translation>计入固件其余部分使用的内存</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetController</name>
    <message>
        <source>Save these pools as a preset</source>
        <translation>将这些内存池另存为预设</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Saved %1 as a preset</source>
        <translation>已将 %1 保存为预设</translation>
    </message>
    <message>
        <source>Cortex-M &amp;core</source>
        <translation>Cortex-M 核心(&amp;C)</translation>
    </message>
    <message>
        <source>Quantised &amp;layers on integers</source>
        <translation>量化层以整数计算(&amp;L)</translation>
    </message>
    <message>
        <source>With the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>使用 ExecuTorch 的 Cortex-M 库的算子</translation>
    </message>
    <message>
        <source>The program has no quantised layers; quantise the model before exporting it</source>
        <translation>程序没有量化层；请在导出前量化模型</translation>
    </message>
    <message>
        <source>Detected from the program</source>
        <translation>从程序检测</translation>
    </message>
    <message>
        <source>The core that matches the program&apos;s scratch sizes and kernel sums</source>
        <translation>与程序的暂存大小和卷积核求和相符的核心</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>%1 的内核</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>目标：%1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Folder of your presets</source>
        <translation>您的预设文件夹</translation>
    </message>
    <message>
        <source>Choose the device, and see which devices the program fits</source>
        <translation>选择设备，并查看程序适合哪些设备</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetWords</name>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 为 %2 而非 %3</translation>
    </message>
    <message>
        <source>%1 %2 added</source>
        <translation>添加了 %1 %2</translation>
    </message>
    <message>
        <source>other settings of %1</source>
        <translation>%1 的其他设置不同</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>移除了 %1</translation>
    </message>
    <message>
        <source>the detected core</source>
        <translation>检测到的核心</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 而非 %2</translation>
    </message>
    <message>
        <source>other settings of the runtime</source>
        <translation>运行时的其他设置不同</translation>
    </message>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1，已更改：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>同文件</translation>
    </message>
    <message>
        <source>own pools</source>
        <translation>自定义内存池</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorModel</name>
    <message>
        <source>caller</source>
        <translation>调用方</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移量</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>aliases output %1</source>
        <translation>输出 %1 的别名</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>数据流量</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n 个为空</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>已规划</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorTable</name>
    <message>
        <source>No tensor matches the filter.</source>
        <translation>没有匹配筛选条件的张量。</translation>
    </message>
    <message>
        <source>Filter: name, op, &gt; 64K, step 11</source>
        <translation>筛选：名称、算子、&gt; 64K、step 11</translation>
    </message>
    <message>
        <source>Filter of the tensors</source>
        <translation>张量筛选</translation>
    </message>
    <message>
        <source>Pool of the tensors</source>
        <translation>张量的内存池</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>所有内存池</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>调用方</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>由调用方绑定 %1</translation>
    </message>
    <message>
        <source>Plan %1 into an arena</source>
        <translation>将 %1 规划到 arena 中</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>As many columns as fit</source>
        <translation>显示放得下的列</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or kind:input. F1 explains the language.</source>
        <translation>词和条件，例如 conv size&gt;=64K 或 kind:input。按 F1 查看语言说明。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 / %n 个张量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorView</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TileGroups</name>
    <message>
        <source>tile %1</source>
        <translation>切块 %1</translation>
    </message>
    <message>
        <source>tile %1, rows %2–%3</source>
        <translation>切块 %1，第 %2–%3 行</translation>
    </message>
</context>
<context>
    <name>arenascope::Tiles</name>
    <message numerus="yes">
        <source>%1 in %n tile(s)</source>
        <translation>
            <numerusform>%1，%n 个切块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %n tile(s)</source>
        <translation>
            <numerusform>%1 到 %2，%n 个切块</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TilesSection</name>
    <message>
        <source>Tiles</source>
        <translation>切块</translation>
    </message>
    <message>
        <source>Change in Shrink</source>
        <translation>在“缩小”中更改</translation>
    </message>
    <message>
        <source>Choose other tiles, or none (F7)</source>
        <translation>选择其他切块，或不切块 (F7)</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>切块 %1 / %2</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>属于</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1–%2 of %3, along dimension %4</source>
        <translation>%3 中的 %1–%2，沿维度 %4</translation>
    </message>
    <message>
        <source>Same bytes as</source>
        <translation>字节与此相同</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>切块 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n 个切块</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps rows of</source>
        <translation>保留其行</translation>
    </message>
    <message>
        <source>Tiled group</source>
        <translation>切块组</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Lifetimes</source>
        <translation>生命周期</translation>
    </message>
    <message>
        <source>in order of execution</source>
        <translation>按执行顺序</translation>
    </message>
    <message>
        <source>live, %1</source>
        <translation>活跃，%1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>峰值时</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>暂存</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>已触及</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>按模块</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>已隐藏 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>run time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>slowest two</source>
        <translation>最慢的两个</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>正在读取方案…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>无需规划：此方法没有使用 arena 的算子</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>主机内存</translation>
    </message>
    <message>
        <source>device time</source>
        <translation>设备耗时</translation>
    </message>
</context>
<context>
    <name>arenascope::TimesRow</name>
    <message>
        <source>the run failed: %1</source>
        <translation>运行失败：%1</translation>
    </message>
    <message>
        <source>%1 took %2 ms at step %3</source>
        <translation>%1 在步骤 %3 用时 %2 ms</translation>
    </message>
    <message>
        <source>The run failed</source>
        <translation>运行失败</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation>最慢的算子</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>failed: nothing ran from here on</source>
        <translation>失败：自此处起未再运行</translation>
    </message>
    <message>
        <source>%1 did not run; the run failed at step %2</source>
        <translation>%1 未运行；运行在步骤 %2 失败</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3; from %4 to %5 in its runs</source>
        <translation>%1 在设备上步骤 %3 用时 %2；各次运行为 %4 到 %5</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3</source>
        <translation>%1 在设备上步骤 %3 用时 %2</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message numerus="yes">
        <source>ticks, median of %n run(s)</source>
        <translation>
            <numerusform>tick 数，%n 次运行的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>tick 数</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 个 tick</translation>
    </message>
</context>
<context>
    <name>arenascope::TitleLine</name>
    <message>
        <source>unsaved edits</source>
        <translation>未保存的编辑</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s)</source>
        <translation>
            <numerusform>%n 处未保存的编辑</numerusform>
        </translation>
    </message>
    <message>
        <source>no edits</source>
        <translation>无编辑</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n 处编辑</numerusform>
        </translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>正在加载</translation>
    </message>
    <message>
        <source>as in the session</source>
        <translation>与会话一致</translation>
    </message>
</context>
<context>
    <name>arenascope::UnsavedDialog</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的编辑</translation>
    </message>
    <message numerus="yes">
        <source>Save the edits of %n program(s)?</source>
        <translation>
            <numerusform>保存 %n 个程序的编辑吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs with unsaved edits</source>
        <translation>有未保存编辑的程序</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>全部保存</translation>
    </message>
    <message>
        <source>Save %1, discard the rest</source>
        <translation>保存 %1，放弃其余</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>会话保存所有编辑：内存池、固定、范围、规划器、pass 和分块。模型不会更改。</translation>
    </message>
</context>
<context>
    <name>arenascope::ValuesSection</name>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Save as .npy…</source>
        <translation>保存为 .npy…</translation>
    </message>
    <message>
        <source>The file has no values of this tensor.</source>
        <translation>文件没有此张量的值。</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>正在读取</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>min %1, max %2, NaN %3, infinities %4</source>
        <translation>最小 %1，最大 %2，NaN %3，无穷 %4</translation>
    </message>
    <message>
        <source>counted by the last run</source>
        <translation>由上次运行统计</translation>
    </message>
    <message>
        <source>min %1, max %2, mean %3, σ %4, zeros %5</source>
        <translation>最小 %1，最大 %2，平均 %3，σ %4，零 %5</translation>
    </message>
    <message>
        <source>NaN %1, infinities %2</source>
        <translation>NaN %1，无穷 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>保存值</translation>
    </message>
    <message>
        <source>NumPy (*.npy)</source>
        <translation>NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Read values</source>
        <translation>读取值</translation>
    </message>
    <message>
        <source>Repeats the last run and keeps the values of this tensor</source>
        <translation>重复上次运行并保留此张量的值</translation>
    </message>
    <message>
        <source>Run the program (F6), then read the values here.</source>
        <translation>先运行程序 (F6)，再在此读取值。</translation>
    </message>
</context>
<context>
    <name>arenascope::WhatsThis</name>
    <message>
        <source>The size of each arena over the range of a dimension, and the largest value that still fits.</source>
        <translation>各 arena 大小随维度范围的变化，以及仍能容纳的最大值。</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas.</source>
        <translation>在规划的 arena 中运行程序。</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported.</source>
        <translation>其方案被显示、运行和导出的规划器。</translation>
    </message>
    <message>
        <source>Panels around the charts. Drag a tab or a title to put a panel elsewhere; View ▸ Reset layout puts all back.</source>
        <translation>图表周围的面板。拖动标签或标题可移动面板；视图 ▸ 重置布局 可全部复原。</translation>
    </message>
    <message>
        <source>Steps run from left to right, offsets from bottom to top. Each rectangle is a tensor: its width is the lifetime, its height the bytes. Drag one to move it.</source>
        <translation>步骤从左到右，偏移量从下到上。每个矩形是一个张量：宽为生命周期，高为字节。拖动可移动。</translation>
    </message>
    <message>
        <source>Live bytes at every step, and a bar for each tensor&apos;s lifetime. After a run, also the time of each step.</source>
        <translation>每一步的活跃字节，以及每个张量生命周期的条形。运行之后还有每一步的时间。</translation>
    </message>
    <message>
        <source>The arena at one step: live tensors, gaps, and what the peak consists of.</source>
        <translation>某一步的 arena：活跃张量、空隙以及峰值的构成。</translation>
    </message>
    <message>
        <source>Up to four plans, of this program or other files, side by side on the same axes, with tables of their differences.</source>
        <translation>至多四个方案，来自此程序或其他文件，在同一坐标轴上并排显示，并附差异表。</translation>
    </message>
    <message>
        <source>Operators in the frames of their modules, branches and loops. Frames open and close in place; edges are as wide as the bytes that run along them.</source>
        <translation>位于模块、分支和循环的框中的算子。框可原地打开和关闭；边的宽度对应其字节。</translation>
    </message>
    <message>
        <source>RAM and flash that the program needs on a device, against its limits.</source>
        <translation>程序在设备上所需的 RAM 和闪存，与其限制对照。</translation>
    </message>
    <message>
        <source>Saves edits, plan, notes and view to a session file. The program itself is not changed.</source>
        <translation>将编辑、方案、备注和视图保存到会话文件。程序本身不变。</translation>
    </message>
    <message>
        <source>Reads the file again and reapplies your edits.</source>
        <translation>重新读取文件并再次应用您的编辑。</translation>
    </message>
    <message>
        <source>Undoes the last edit and restores its plan.</source>
        <translation>撤销上一次编辑并恢复其方案。</translation>
    </message>
    <message>
        <source>Redoes the last undone edit.</source>
        <translation>重做上次撤销的编辑。</translation>
    </message>
    <message>
        <source>Replans with every planner for comparison. Pinned tensors stay in place.</source>
        <translation>用每个规划器重新规划以作比较。固定的张量保持原位。</translation>
    </message>
    <message>
        <source>Writes the program with this plan, after proving it: the file is read back, run and compared.</source>
        <translation>验证之后写入采用此方案的程序：读回文件、运行并比较。</translation>
    </message>
    <message>
        <source>Shows the tensors live at the peak, why it cannot be lower, and what would lower it.</source>
        <translation>显示峰值时活跃的张量、峰值无法更低的原因，以及能降低它的办法。</translation>
    </message>
    <message>
        <source>Compares this plan with another file.</source>
        <translation>将此方案与另一文件比较。</translation>
    </message>
    <message>
        <source>Views of the plan. All show the same selection, step and step range.</source>
        <translation>方案的各视图。所有视图显示相同的选择、步骤和步骤范围。</translation>
    </message>
    <message>
        <source>Shows which backend takes which nodes, the reasons for the rest, and the effect on the arenas.</source>
        <translation>显示哪个后端接收哪些节点、其余的原因，以及对 arena 的影响。</translation>
    </message>
    <message>
        <source>Sizes that change at run time. Plans use the upper bound; a smaller bound needs less memory.</source>
        <translation>运行时变化的大小。方案采用上界；上界越小所需内存越少。</translation>
    </message>
    <message>
        <source>Every edit since the document was opened. Click one to return to that state.</source>
        <translation>打开文档以来的每次编辑。单击可回到该状态。</translation>
    </message>
    <message>
        <source>Details of the selected tensor: elements, bytes, padding and lifetime. Set its pool, offset and pin here, or write a note.</source>
        <translation>所选张量的详情：元素、字节、填充和生命周期。可在此设置内存池和偏移量、固定或写备注。</translation>
    </message>
    <message>
        <source>Messages about opened, planned, run and written files, in order.</source>
        <translation>关于打开、规划、运行和写入文件的消息，按顺序排列。</translation>
    </message>
    <message>
        <source>Inputs, outputs, state and modules of the program. Choose the method here.</source>
        <translation>程序的输入、输出、状态和模块。在此选择方法。</translation>
    </message>
    <message>
        <source>One row per planner: bytes per pool, distance to the lower bound, and verdict. Select a row to show that plan in every view.</source>
        <translation>每个规划器一行：各内存池的字节、与下界的距离和结论。选择一行即可在所有视图中显示该方案。</translation>
    </message>
    <message>
        <source>Memories of the device: capacity, alignment, cost and use, and the rules that assign tensors. Drop tensors on a card to move them there.</source>
        <translation>设备的内存：容量、对齐、成本和使用情况，以及分配张量的规则。将张量拖到卡片上可移到该处。</translation>
    </message>
    <message>
        <source>Faults of the plan: live tensors that share bytes, pools that are too small, and notes of the importer.</source>
        <translation>方案的缺陷：共用字节的活跃张量、过小的内存池，以及导入器的提示。</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas with your inputs or random ones, and compares the outputs with recorded ones.</source>
        <translation>在规划的 arena 中以您的输入或随机输入运行程序，并与记录的输出比较。</translation>
    </message>
    <message>
        <source>Every tensor of the method: pool, bytes, offset and lifetime. Filter by name, operator or module, or drag a row onto a pool card.</source>
        <translation>方法的每个张量：内存池、字节、偏移量和生命周期。可按名称、算子或模块筛选，或将行拖到内存池卡片上。</translation>
    </message>
    <message>
        <source>Python lines of the program with the bytes and the time that each causes, and the shares of modules and lines at a step.</source>
        <translation>程序的 Python 行及各行的字节和时间，以及某一步中模块和行的占比。</translation>
    </message>
    <message>
        <source>Changes of the program that need less memory: passes, and operators that run tile by tile. Each is measured before you choose it.</source>
        <translation>减少内存的程序更改：处理过程，以及逐块运行的算子。每项都在您选择之前测量。</translation>
    </message>
    <message>
        <source>Opens a program (.pt2, .pte, .onnx, .tflite), an allocation problem or a session. Files can also be dropped on the window.</source>
        <translation>打开程序（.pt2、.pte、.onnx、.tflite）、分配问题或会话。也可以将文件拖放到窗口上。</translation>
    </message>
    <message>
        <source>Finds tensors, constants and operators by words and conditions, such as size&gt;=64K.</source>
        <translation>按词和条件（例如 size&gt;=64K）查找张量、常量和算子。</translation>
    </message>
</context>
<context>
    <name>arenascope::WindowRemedy</name>
    <message>
        <source>allow {bytes} B in Preferences, Planning</source>
        <translation>请在“首选项”的“规划”中允许 {bytes} B</translation>
    </message>
    <message>
        <source>write a trace of lifetimes</source>
        <translation>请写出生命周期跟踪</translation>
    </message>
    <message>
        <source>let the caller supply &apos;{name}&apos;, or all inputs and outputs</source>
        <translation>请让调用方提供“{name}”，或全部输入和输出</translation>
    </message>
    <message>
        <source>set the largest value of {symbols} under Dimensions</source>
        <translation>请在“维度”中设置 {symbols} 的最大值</translation>
    </message>
    <message>
        <source>set the largest value of {symbol} under Dimensions</source>
        <translation>请在“维度”中设置 {symbol} 的最大值</translation>
    </message>
    <message>
        <source>choose another planner, or confirm the export</source>
        <translation>请选择其他规划器，或确认导出</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or confirm the export</source>
        <translation>请选择其他规划器或减少处理过程，或确认导出</translation>
    </message>
    <message>
        <source>choose another target, or confirm the export</source>
        <translation>请选择其他目标，或确认导出</translation>
    </message>
    <message>
        <source>give the rule kind:state a separate pool, or remove the rule for state</source>
        <translation>请为规则 kind:state 指定独立的内存池，或移除状态的规则</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs}; enter it in Run, in the menu of the input</source>
        <translation>大小取决于 {inputs} 的值；请在“运行”中该输入的菜单里输入</translation>
    </message>
    <message>
        <source>give input {index} a value in its menu in Run, or choose random numbers or zeros</source>
        <translation>请在“运行”中输入 {index} 的菜单里指定值，或选择随机数或零</translation>
    </message>
    <message>
        <source>give input {index} a buffer: a value in its menu in Run, random numbers or zeros</source>
        <translation>请为输入 {index} 指定缓冲区：在“运行”中其菜单里的值、随机数或零</translation>
    </message>
    <message>
        <source>enter the sizes of its dimensions in Run</source>
        <translation>请在“运行”中输入其维度的大小</translation>
    </message>
    <message>
        <source>run without “Check all values”</source>
        <translation>请在不勾选“检查所有值”时运行</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: set the tolerance per output to {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>整数内核与 PyTorch 的舍入不同：请将每个输出的容差设为 {tolerance}，或录制 ExecuTorch 内核的输出</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; choose a recorded run in Run to check its test cases</source>
        <translation>该文件是 BundledProgram；请在“运行”中选择录制的运行以检查其测试用例</translation>
    </message>
    <message>
        <source>set {symbol} to one size, such as {size}, under Dimensions</source>
        <translation>请在“维度”中将 {symbol} 设为一个大小，例如 {size}</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or choose “Allow at export” in Problems</source>
        <translation>请以更宽的范围重新导出模型，或在“问题”中选择“导出时允许”</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as set in Preferences, Planning</source>
        <translation>最多 {limit} 字节，在首选项的“规划”中设置</translation>
    </message>
    <message>
        <source>choose “Search for a better order” under Pools</source>
        <translation>请在“内存池”中选择“搜索更好的顺序”</translation>
    </message>
    <message>
        <source>choose the program&apos;s core in the menu Target, Cortex-M core</source>
        <translation>请在菜单“目标”的“Cortex-M 核心”中选择程序的核心</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}</source>
        <translation>方法“{method}”的状态“{state}”与 {methods} 中同名的状态相互独立</translation>
    </message>
    <message>
        <source>use the file&apos;s own plan, which shares the states</source>
        <translation>请使用文件自带的方案，它共享这些状态</translation>
    </message>
    <message>
        <source>open the program, then drop the array on its input in Run</source>
        <translation>请打开程序，然后将数组拖到“运行”中的输入上</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window</source>
        <translation>请打开运行过的 .pte，然后在同一窗口中打开此文件</translation>
    </message>
    <message>
        <source>put it next to the .pte that it belongs to, and open the .pte</source>
        <translation>请将其放在所属的 .pte 旁边，并打开该 .pte</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder</source>
        <translation>请将其放入程序所在文件夹</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder</source>
        <translation>缺少 {constants} 个常量；请将 {file} 放入程序所在文件夹</translation>
    </message>
    <message>
        <source>open that file, then choose this one in the menu File, Take names from…</source>
        <translation>请打开那个文件，然后在菜单“文件”的“名称来源…”中选择此文件</translation>
    </message>
    <message>
        <source>a session that ArenaScope saved</source>
        <translation>由 ArenaScope 保存的会话</translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Comparing planners</source>
        <translation>正在比较规划器</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>正在规划</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>%1: %2, tensors: %3, %4</source>
        <translation>%1：%2，张量：%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n instruction(s) have names from %2</source>
        <translation>
            <numerusform>%n 条指令中有 %1 条的名称来自 %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Select with the same</source>
        <translation>选择具有相同</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>算子</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>模块</translation>
    </message>
    <message>
        <source>Steps (lifetimes that overlap)</source>
        <translation>步骤（生命周期重叠）</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>固定 %1</translation>
    </message>
    <message numerus="yes">
        <source>Align %1 to %n byte(s)</source>
        <translation>
            <numerusform>将 %1 对齐到 %n 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>Set offset</source>
        <translation>设置偏移量</translation>
    </message>
    <message>
        <source>Offset of %1 (0x06C000, 442368 or 432K)</source>
        <translation>%1 的偏移量（0x06C000、442368 或 432K）</translation>
    </message>
    <message>
        <source>No planned tensor is selected</source>
        <translation>未选择已规划的张量</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>设置偏移量…</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>移到内存池</translation>
    </message>
    <message>
        <source>Pin %1 in place</source>
        <translation>将 %1 固定在原处</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 不是偏移量；请写 0x06C000、442368 或 432K</translation>
    </message>
    <message>
        <source>Same as the pool</source>
        <translation>与内存池相同</translation>
    </message>
    <message>
        <source>Align %1 like its pool</source>
        <translation>将 %1 按其内存池对齐</translation>
    </message>
    <message>
        <source>Move up by its alignment</source>
        <translation>按其对齐量上移</translation>
    </message>
    <message>
        <source>Move down by its alignment</source>
        <translation>按其对齐量下移</translation>
    </message>
</context>
</TS>
