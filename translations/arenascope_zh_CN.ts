<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Runner</name>
    <message>
        <source>✓ all %1 tensors equal those of a plan that shares nothing</source>
        <translation>✓ 全部 %1 个张量与不共用字节的方案相等</translation>
    </message>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ 首个差异在 %1：%2 为 %3，应为 %4</translation>
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
    <message numerus="yes">
        <source>%n tensor(s) at their pools and offsets</source>
        <translation>
            <numerusform>%n 个张量位于其内存池和偏移量处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not where they were planned</source>
        <translation>
            <numerusform>%1 / %n 个张量不在规划的位置</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes owned</source>
        <translation>字节独占</translation>
    </message>
    <message>
        <source>no two tensors share bytes while both live</source>
        <translation>没有两个同时活跃的张量共用字节</translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation>已运行，输出相等</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>已运行，输出不同</translation>
    </message>
    <message>
        <source>%1, %2 of %3 outputs within tolerance, max |Δ| %4</source>
        <translation>%1，%2 / %3 个输出在容差内，max |Δ| %4</translation>
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
        <source>Set a capacity, see what the peak is made of, and move tensors to a second pool.</source>
        <translation>设置容量，查看峰值的构成，并将张量移到第二个内存池。</translation>
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
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>The memory plan appears here: open a program with Ctrl+O</source>
        <translation>内存规划方案显示在此处：按 Ctrl+O 打开程序</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>无需规划：此方法没有在 arena 中运行的算子</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>偏移量，%1</translation>
    </message>
    <message>
        <source>no tensors in %1: drop one here</source>
        <translation>%1 中没有张量：可拖放到此处</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>活跃字节，%1</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 与 %2 共用 %3</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>原位置</translation>
    </message>
    <message>
        <source>taken at these steps</source>
        <translation>在这些步骤中已占用</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>吸附线</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Ctrl：不吸附    Esc：取消</translation>
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
        <source>Overlaps %1</source>
        <translation>与 %1 重叠</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
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
        <source>Over by</source>
        <translation>超出</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>剩余</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message>
        <source>taken by %1, steps %2</source>
        <translation>被 %1 占用，步骤 %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>吸附到 %1，%2</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1，步骤 %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1，位于 %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>可容纳</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>与 %1 重叠 %2，步骤 %3</translation>
    </message>
    <message>
        <source>%1 makes room</source>
        <translation>%1 让出空间</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) make room</source>
        <translation>
            <numerusform>%n 个张量让出空间</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 峰值</translation>
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
        <source>Above lower bound</source>
        <translation>高于下界</translation>
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
        <source>shared at the same time</source>
        <translation>同时共用</translation>
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
        <source>Backends in the order they are asked</source>
        <translation>按询问顺序排列的后端</translation>
    </message>
    <message>
        <source>Drag a row to ask it earlier or later, or nodes onto a row to give them to it; Delete takes it out</source>
        <translation>拖动行可调整询问顺序，将节点拖到行上可分配给它；Delete 移除</translation>
    </message>
</context>
<context>
    <name>arenascope::BlobViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>无编译选项</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 字节</translation>
    </message>
    <message>
        <source>no text of four characters or more</source>
        <translation>没有四个字符以上的文本</translation>
    </message>
    <message>
        <source>… %1 bytes more: extract the blob to see them</source>
        <translation>… 还有 %1 字节：提取 blob 以查看</translation>
    </message>
    <message>
        <source>the blob is empty</source>
        <translation>blob 为空</translation>
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
        <source>Another file&apos;s bytes instead; one undo step</source>
        <translation>改用另一文件的字节；可一步撤销</translation>
    </message>
    <message>
        <source>The payload that was there before</source>
        <translation>之前的载荷</translation>
    </message>
    <message>
        <source>Bytes of the blob</source>
        <translation>blob 的字节</translation>
    </message>
    <message>
        <source>Blob of %1</source>
        <translation>%1 的 blob</translation>
    </message>
    <message>
        <source>Blob</source>
        <translation>Blob</translation>
    </message>
    <message>
        <source>1 compile spec</source>
        <translation>1 个编译选项</translation>
    </message>
    <message>
        <source>%1 compile specs</source>
        <translation>%1 个编译选项</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>选择区域以查看其载荷。</translation>
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
        <source>lower than in A</source>
        <translation>低于 A</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>更高</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>仅在一个中</translation>
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
        <source>Not now</source>
        <translation>暂不可用</translation>
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
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>As loaded</source>
        <translation>按载入</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Plan A, the baseline</source>
        <translation>方案 A（基准）</translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation>方案 B</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>其他文件…</translation>
    </message>
    <message>
        <source>Show a plan of another file beside this one</source>
        <translation>并排显示另一文件的方案</translation>
    </message>
    <message>
        <source>Numbers of both plans</source>
        <translation>两个方案的数据</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>张量差异</translation>
    </message>
    <message>
        <source>same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <source>%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B</source>
        <translation>两个方案共有 %1 个张量，%2 个移动，%3 个仅在 A，%4 个仅在 B</translation>
    </message>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    步骤 %4</translation>
    </message>
    <message>
        <source>Two plans side by side appear here: open a program with Ctrl+O</source>
        <translation>两个方案并排显示在此处：按 Ctrl+O 打开程序</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>减少 %1</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>增加 %1</translation>
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
        <source>only A</source>
        <translation>仅 A</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>仅 B</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>不同内存池</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>整个方案</translation>
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
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>arena 大小随维度的变化</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>符号</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>各取值的 arena 大小</translation>
    </message>
    <message>
        <source>Arena size over a dynamic dimension appears here: open a program with Ctrl+O</source>
        <translation>arena 大小随动态维度的变化显示在此处：按 Ctrl+O 打开程序</translation>
    </message>
    <message>
        <source>Every size is fixed in this file: export it with a dynamic dimension to see a curve</source>
        <translation>此文件的所有大小均已固定：使用动态维度导出后才能看到曲线</translation>
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
        <source>One more %1 costs</source>
        <translation>每增加 1 个 %1</translation>
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
        <source>✓ fits</source>
        <translation>✓ 可容纳</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ 超出</translation>
    </message>
    <message>
        <source>set</source>
        <translation>当前设置</translation>
    </message>
    <message>
        <source>largest that fits</source>
        <translation>可容纳的最大值</translation>
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
        <source>Backends in the order they are asked</source>
        <translation>按询问顺序排列的后端</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>添加后端</translation>
    </message>
    <message>
        <source>Assigned by rule, the last match wins</source>
        <translation>按规则分配，最后匹配者生效</translation>
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
        <source>Delete takes a rule back</source>
        <translation>Delete 移除规则</translation>
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
        <source>Type over a value to change it; Delete takes it out</source>
        <translation>直接输入可更改值；Delete 移除</translation>
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
        <source>takes none</source>
        <translation>未接收</translation>
    </message>
    <message>
        <source>%1 nodes in 1 region</source>
        <translation>%1 个节点（1 个区域）</translation>
    </message>
    <message>
        <source>%1 nodes in %2 regions</source>
        <translation>%1 个节点（%2 个区域）</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>可用，%1</translation>
    </message>
    <message>
        <source>asked, cannot run here: %1</source>
        <translation>已询问，无法在此运行：%1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>this project&apos;s kernels: what nobody takes, or is dropped here</source>
        <translation>本项目的内核：无人接收或拖放到此处的节点</translation>
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
</context>
<context>
    <name>arenascope::DelegateNodes</name>
    <message>
        <source>scalar</source>
        <translation>标量</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
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
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>接收者</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>未接收原因</translation>
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
        <source>Nodes and who took them</source>
        <translation>节点及其接收者</translation>
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
        <source>Give to %1</source>
        <translation>分配给 %1</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>保留在 CPU 上</translation>
    </message>
    <message>
        <source>Let the backends decide</source>
        <translation>由后端决定</translation>
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
        <source>Blob, B</source>
        <translation>Blob，B</translation>
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
        <source>Constants beside the blob, by key</source>
        <translation>blob 之外的常量，按键引用</translation>
    </message>
    <message>
        <source>Tensors that live in the delegate and no longer in the arena</source>
        <translation>位于委托内、不再占用 arena 的张量</translation>
    </message>
    <message>
        <source>Before and after this region was added to those above it</source>
        <translation>在上方各区域基础上加入此区域之前和之后</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation>%1 个区域</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see what it would take, and what that does to the arena.</source>
        <translation>未委托任何节点。添加后端可查看其接收的内容及对 arena 的影响。</translation>
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
        <source>%1 of tensors now live inside; backends allocate what they need for them.</source>
        <translation>%1 的张量现位于内部；由后端按需分配。</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Dynamic dimensions</source>
        <translation>动态维度</translation>
    </message>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>打开程序以查看其维度。</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges.</source>
        <translation>.pte 只保存上界，符号已丢失。要更改范围，请打开 .pt2。</translation>
    </message>
    <message>
        <source>Every size is static in the file. Export it again with torch.export.Dim to make one dynamic.</source>
        <translation>文件中的所有大小均为静态。使用 torch.export.Dim 重新导出可使其变为动态。</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>出现在 %1 / %n 个张量中</numerusform>
        </translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>文件 %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>，示例 %1</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>动态</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>文件中为静态</translation>
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
        <source>Ask %1</source>
        <translation>询问 %1</translation>
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
        <source>Restore blob %1</source>
        <translation>还原 blob %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 个节点</translation>
    </message>
    <message>
        <source>Let the backends decide on %1</source>
        <translation>由后端决定 %1</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>将 %1 分配给 %2</translation>
    </message>
    <message>
        <source>Replace blob %1</source>
        <translation>替换 blob %1</translation>
    </message>
    <message>
        <source>Extract blob %1</source>
        <translation>提取 blob %1</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>显示方法 %1</translation>
    </message>
    <message>
        <source>Change what %1 starts as</source>
        <translation>更改 %1 的初始值</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>移除规则 %1</translation>
    </message>
    <message>
        <source>Own operator of %1</source>
        <translation>%1 自己的算子</translation>
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
        <source>Feed %1 back as %2</source>
        <translation>将 %1 反馈为 %2</translation>
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
        <source>Fullest moments first, their largest tensors first, into the tightest gap</source>
        <translation>占用最多的时刻优先，其中最大的张量优先，放入最紧的空隙</translation>
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
        <source>Places again and again, what ended too high moves to the front; for large problems; seeded</source>
        <translation>反复放置，位置过高者移到前面；适用于大规模问题；使用随机种子</translation>
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
        <source>Fullest moments first into shared objects, which grow where none has room</source>
        <translation>占用最多的时刻优先放入共享对象，空间不足时对象增大</translation>
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
        <source>In execution order into the storage that was freed last, whatever its size</source>
        <translation>按执行顺序放入最后释放的存储，不论大小</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>贪心</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as its code is: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>ExecuTorch 的默认方法（以代码为准）：最大的优先，放入首个有空间的共享对象（文档所述规则为 greedy_best_fit）</translation>
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
        <source>Every tensor after the one before; nothing is shared</source>
        <translation>张量依次排列；不共用任何字节</translation>
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
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>cannot be opened (%1)</source>
        <translation>无法打开（%1）</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>无法读取（%1）</translation>
    </message>
    <message>
        <source>cannot be written (%1)</source>
        <translation>无法写入（%1）</translation>
    </message>
    <message>
        <source>is empty (0 bytes)</source>
        <translation>为空（0 字节）</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>is larger than %1 bytes</source>
        <translation>大于 %1 字节</translation>
    </message>
    <message>
        <source>unknown kind of file</source>
        <translation>未知的文件类型</translation>
    </message>
    <message>
        <source>holds no method</source>
        <translation>不包含任何方法</translation>
    </message>
    <message>
        <source>a .pt2 or .pte file</source>
        <translation>.pt2 或 .pte 文件</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>torch.export.save 生成的文件</translation>
    </message>
    <message>
        <source>the content of one of %1</source>
        <translation>以下类型之一的内容：%1</translation>
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
        <source>choose another folder</source>
        <translation>请选择其他文件夹</translation>
    </message>
    <message>
        <source>the session was not saved: %1</source>
        <translation>会话未保存：%1</translation>
    </message>
    <message>
        <source>version %1 of a session</source>
        <translation>会话版本 %1</translation>
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
        <source>there is no tensor %1 to %2</source>
        <translation>没有可执行“%2”的张量 %1</translation>
    </message>
    <message>
        <source>there is no planner &apos;%1&apos;</source>
        <translation>没有规划器“%1”</translation>
    </message>
    <message>
        <source>cannot pin %1: it is not planned</source>
        <translation>无法固定 %1：未参与规划</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a view of %3</source>
        <translation>无法对 %1 执行“%2”：它是 %3 的视图</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a constant and in no arena</source>
        <translation>无法对 %1 执行“%2”：它是常量，不在任何 arena 中</translation>
    </message>
    <message>
        <source>cannot leave %1 to the caller: it is an intermediate</source>
        <translation>无法将 %1 交给调用方：它是中间值</translation>
    </message>
    <message>
        <source>range %1 of %2 is empty</source>
        <translation>%2 的范围 %1 为空</translation>
    </message>
    <message>
        <source>range %1 of %2 holds sizes below 0</source>
        <translation>%2 的范围 %1 包含小于 0 的大小</translation>
    </message>
    <message>
        <source>min &lt;= max, within %1</source>
        <translation>最小 ≤ 最大，且在 %1 内</translation>
    </message>
    <message>
        <source>plan &apos;%1&apos; is invalid</source>
        <translation>方案“%1”无效</translation>
    </message>
    <message>
        <source>input is too large to be made up</source>
        <translation>输入过大，无法生成</translation>
    </message>
    <message>
        <source>set a smaller range</source>
        <translation>请设置更小的范围</translation>
    </message>
    <message>
        <source>there is no target &apos;%1&apos;</source>
        <translation>没有目标“%1”</translation>
    </message>
    <message>
        <source>no temporary folder: %1</source>
        <translation>没有临时文件夹：%1</translation>
    </message>
    <message>
        <source>holds something else</source>
        <translation>内容与预期不同</translation>
    </message>
    <message>
        <source>the content of a %1 file (%2)</source>
        <translation>%1 文件的内容（%2）</translation>
    </message>
    <message>
        <source>%1 does not honour pins, and %2 is pinned to %3; choose %4</source>
        <translation>%1 不支持固定位置，而 %2 固定在 %3；可选：%4</translation>
    </message>
    <message>
        <source>%1 does not honour shared storage, and %2 shares some; choose %3</source>
        <translation>%1 不支持共用存储，而 %2 有共用；可选：%3</translation>
    </message>
    <message>
        <source>%1 does not honour keep-out ranges, and pool %2 has some; choose %3</source>
        <translation>%1 不支持禁用范围，而内存池 %2 设有禁用范围；可选：%3</translation>
    </message>
    <message>
        <source>%1 does not honour padding, and %2 has %3 bytes of it; choose %4</source>
        <translation>%1 不支持填充，而 %2 有 %3 字节填充；可选：%4</translation>
    </message>
    <message>
        <source>a file, no folder, pipe or device</source>
        <translation>文件，而不是文件夹、管道或设备</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>导出程序</translation>
    </message>
    <message>
        <source>%1, plan %2, %3 ops</source>
        <translation>%1，方案 %2，%3 个算子</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
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
        <source>Write it although the plan is invalid</source>
        <translation>方案无效仍然写入</translation>
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
        <source>a temporary copy is written, read back and run</source>
        <translation>写入临时副本，读回并运行</translation>
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
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
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
        <source>Until you export, the chosen file is untouched.</source>
        <translation>在导出之前，所选文件不会改动。</translation>
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
    <message>
        <source>Write it although the target lacks something</source>
        <translation>目标有所缺失仍然写入</translation>
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
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>设备的内存</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ 超出 %1</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ 剩余 %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>内存占用</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Lives in</source>
        <translation>位于</translation>
    </message>
    <message>
        <source>How known</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>内存占用的组成</translation>
    </message>
    <message>
        <source>Will it fit?</source>
        <translation>放得下吗？</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM，合计</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
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
        <source>Adding up what the program takes</source>
        <translation>正在统计程序的占用</translation>
    </message>
    <message>
        <source>What the program takes of a device appears here: open one with Ctrl+O</source>
        <translation>程序对设备资源的占用显示在此处：按 Ctrl+O 打开程序</translation>
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
        <source>✗ not in %1</source>
        <translation>✗ 放不进 %1</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Arena of %1</source>
        <translation>%1 的 arena</translation>
    </message>
    <message>
        <source>exact, this plan</source>
        <translation>精确，按此方案</translation>
    </message>
    <message>
        <source>State, in the arenas</source>
        <translation>状态，位于 arena 内</translation>
    </message>
    <message>
        <source>exact, part of the arenas</source>
        <translation>精确，计入 arena</translation>
    </message>
    <message>
        <source>none: no buffer outlives a run</source>
        <translation>无：没有跨运行保留的缓冲区</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>方法分配器</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>估计：%1</translation>
    </message>
    <message>
        <source>none: not a program</source>
        <translation>无：不是程序</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>临时</translation>
    </message>
    <message>
        <source>estimate: measured on other programs</source>
        <translation>估计：根据其他程序的测量</translation>
    </message>
    <message>
        <source>Buffers of the caller</source>
        <translation>调用方的缓冲区</translation>
    </message>
    <message>
        <source>exact, bound by the caller</source>
        <translation>精确，由调用方绑定</translation>
    </message>
    <message>
        <source>none: everything is planned</source>
        <translation>无：全部已规划</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>常量</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>闪存</translation>
    </message>
    <message>
        <source>exact, each stored once</source>
        <translation>精确，每个只存储一次</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Delegate blobs</source>
        <translation>委托 blob</translation>
    </message>
    <message>
        <source>exact, with their named data</source>
        <translation>精确，含其命名数据</translation>
    </message>
    <message>
        <source>none: nothing is delegated</source>
        <translation>无：未委托任何节点</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>exact: the .pte without its data</source>
        <translation>精确：不含数据的 .pte</translation>
    </message>
    <message>
        <source>not known: no .pte can be written</source>
        <translation>未知：无法写入 .pte</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM，合计</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>闪存</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>算子图</translation>
    </message>
    <message>
        <source>module %1, closed, %2 ops</source>
        <translation>模块 %1，已折叠，%2 个算子</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤 %1</translation>
    </message>
    <message>
        <source>writes %1 back, %2</source>
        <translation>写回 %1，%2</translation>
    </message>
    <message>
        <source>view %1 · %2</source>
        <translation>视图 %1 · %2</translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation>%1 个张量，%2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>%1 个算子</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>另有 %1 个</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>计算图</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Inputs and users</source>
        <translation>输入和使用者</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>使用者</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>跳数</translation>
    </message>
    <message>
        <source>How far from the selected tensor</source>
        <translation>与所选张量的距离</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> 跳</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>Name the shape that a tensor is read as</source>
        <translation>标出读取张量时所用的形状</translation>
    </message>
    <message>
        <source>%1 of %2 ops</source>
        <translation>%1 / %2 个算子</translation>
    </message>
    <message>
        <source>The graph appears here: open a program with Ctrl+O</source>
        <translation>计算图显示在此处：按 Ctrl+O 打开程序</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>此处没有算子</translation>
    </message>
    <message>
        <source>%1 operators: choose a part of it at the left, or select a tensor</source>
        <translation>%1 个算子：请在左侧选择一部分，或选择张量</translation>
    </message>
    <message>
        <source>%1 nodes within %2 hops: %3 can be drawn</source>
        <translation>%2 跳内有 %1 个节点：最多可绘制 %3 跳</translation>
    </message>
    <message>
        <source>%1 nodes beside it: choose inputs or users only</source>
        <translation>相邻 %1 个节点：请只选择输入或使用者</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>整个程序</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>number at the right: step</source>
        <translation>右侧数字：步骤</translation>
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
        <source>Source</source>
        <translation>源代码</translation>
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
        <source>not recorded in the file</source>
        <translation>文件中未记录</translation>
    </message>
    <message>
        <source>Node positions %1 of the program; it lives from %2 to %3, both included.</source>
        <translation>程序中的节点位置 %1；生命周期为 %2 至 %3（含两端）。</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it lives throughout.</source>
        <translation>状态在多次运行之间保留其字节，因此始终活跃。</translation>
    </message>
    <message>
        <source>Its size changes at run time; bytes are the upper bound.</source>
        <translation>其大小在运行时变化；字节数为上界。</translation>
    </message>
    <message>
        <source>The caller supplies its buffer, so it takes no arena bytes.</source>
        <translation>缓冲区由调用方提供，因此不占用 arena 字节。</translation>
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
            <numerusform>%n 种</numerusform>
        </translation>
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
        <source>Why it lives</source>
        <translation>活跃原因</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>在此写入</translation>
    </message>
    <message>
        <source>last read here</source>
        <translation>在此最后读取</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>仅此步骤</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>等待步骤 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>arenascope::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>What the program did will appear here.</source>
        <translation>程序执行的操作将显示在此处。</translation>
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
        <source>&amp;Find tensor</source>
        <translation>查找张量(&amp;F)</translation>
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
        <source>Save these memories as a &amp;target…</source>
        <translation>将这些内存另存为目标(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Own targets as files</source>
        <translation>自定义目标文件(&amp;O)</translation>
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
        <source>Memories of a &amp;device</source>
        <translation>设备内存(&amp;D)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Another file beside this plan</source>
        <translation>在此方案旁打开另一文件</translation>
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
        <source>Alive at the same &amp;time</source>
        <translation>同时存活(&amp;T)</translation>
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
        <source>Baseline and &amp;kept edits…</source>
        <translation>基线和保留的编辑(&amp;K)…</translation>
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
        <source>Memory pools</source>
        <translation>内存池</translation>
    </message>
    <message>
        <source>Dynamic dimensions</source>
        <translation>动态维度</translation>
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
        <source>%1: none in this model</source>
        <translation>%1：此模型中没有</translation>
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
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>ArenaScope did not end as it should</source>
        <translation>ArenaScope 上次未正常退出</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 were kept.</source>
        <translation>%1 的未保存编辑已保留。</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
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
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的编辑</translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>是否保存对 %1 的编辑？</translation>
    </message>
    <message>
        <source>A session keeps pools, pins, ranges and the planner. The model is not changed.</source>
        <translation>会话保存内存池、固定位置、范围和规划器。模型不会改动。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Programs and sessions (*.pt2 *.pte *.json);;All files (*)</source>
        <translation>程序和会话 (*.pt2 *.pte *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Programs (*.pt2 *.pte);;All files (*)</source>
        <translation>程序 (*.pt2 *.pte);;所有文件 (*)</translation>
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
        <source>For %1</source>
        <translation>针对 %1</translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>有维度没有上界</translation>
    </message>
    <message>
        <source>Type the largest value that will occur under Dynamic dimensions; then it is planned.</source>
        <translation>在“动态维度”中输入可能出现的最大值，然后即可规划。</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>录制的运行 %1</translation>
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
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 个张量</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>同文件</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>已运行：%1</translation>
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
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>会话 (*.json)</translation>
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
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. Qt %1.</source>
        <translation>查看、调优、运行并导出张量程序的内存规划方案。Qt %1。</translation>
    </message>
    <message>
        <source>Save these memories as a target</source>
        <translation>将这些内存另存为目标</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>自定义程序：%1</translation>
    </message>
    <message>
        <source>Saved %1 as a target</source>
        <translation>已将 %1 保存为目标</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Scale, 1 is as on the screen</source>
        <translation>缩放比例，1 与屏幕相同</translation>
    </message>
    <message>
        <source>Import plan</source>
        <translation>导入方案</translation>
    </message>
    <message>
        <source>Placements (*.csv *.json)</source>
        <translation>布局 (*.csv *.json)</translation>
    </message>
    <message>
        <source>Names from the program that this file was made from, or an ETRecord</source>
        <translation>名称取自生成此文件的程序或 ETRecord</translation>
    </message>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>程序和 ETRecord (*.pt2 *.bin *.etrecord);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Names taken</source>
        <translation>已取得名称</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>添加规划器：读取问题并写出偏移量的程序</translation>
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
        <source>Import plan %1</source>
        <translation>导入方案 %1</translation>
    </message>
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
        <source>Saved the state</source>
        <translation>状态已保存</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>状态已载入</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>正在写入 %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Not in the program any more: %1.</source>
        <translation>程序中已不存在：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n 个张量以其他名称找到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the baseline: %1, %2 now.</source>
        <translation>与基线相比：%1，现在为 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 edits of the session apply</source>
        <translation>会话的 %2 项编辑中有 %1 项适用</translation>
    </message>
    <message>
        <source>The session is open</source>
        <translation>会话已打开</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>详细信息…</translation>
    </message>
    <message>
        <source>The size changes with the next start</source>
        <translation>大小在下次启动时改变</translation>
    </message>
    <message>
        <source>The open document comes back.</source>
        <translation>打开的文档会恢复。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新启动</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>no capacity</source>
        <translation>无容量限制</translation>
    </message>
    <message>
        <source>%1 reserved by the arena, nothing live at step %2</source>
        <translation>arena 保留 %1，步骤 %2 无活跃内容</translation>
    </message>
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
        <source>step</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>内存映射</translation>
    </message>
    <message>
        <source>Tensors that live at the step</source>
        <translation>该步骤的活跃张量</translation>
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
        <source>%1 live here; the peak is %2 at step %3. Home goes there.</source>
        <translation>此处活跃 %1；峰值为 %2，位于步骤 %3。按 Home 跳转。</translation>
    </message>
    <message>
        <source>The step&apos;s operator reads or writes %1 of these tensors.</source>
        <translation>该步骤的算子读写其中 %1 个张量。</translation>
    </message>
    <message>
        <source>%1 wait for later steps.</source>
        <translation>%1 个等待后续步骤。</translation>
    </message>
    <message>
        <source>All %1 must exist at once.</source>
        <translation>全部 %1 必须同时存在。</translation>
    </message>
    <message>
        <source>The plan uses no byte more: no placement can be lower, only fewer or smaller tensors here.</source>
        <translation>方案没有多用一个字节：任何布局都无法更低，只能减少或缩小此处的张量。</translation>
    </message>
    <message>
        <source>The plan is %1 higher: another placement may save that, never more.</source>
        <translation>方案高出 %1：其他布局最多只能节省这些。</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>将 %1 移到 %2</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>去掉 %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>Moves the tensor and plans again</source>
        <translation>移动张量并重新规划</translation>
    </message>
    <message>
        <source>Selects the tensor; a second pool would take it</source>
        <translation>选择该张量；可由第二个内存池容纳</translation>
    </message>
    <message>
        <source>Memory at one step appears here: open a program with Ctrl+O</source>
        <translation>单个步骤的内存显示在此处：按 Ctrl+O 打开程序</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1，峰值 %2</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Memory pools</source>
        <translation>内存池</translation>
    </message>
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
        <source>Off: the caller supplies the buffers of the program&apos;s inputs</source>
        <translation>关闭：程序输入的缓冲区由调用方提供</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s outputs</source>
        <translation>关闭：程序输出的缓冲区由调用方提供</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers that outlive a run</source>
        <translation>关闭：跨运行保留的缓冲区由调用方提供</translation>
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
        <source>at %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>应为 %1</translation>
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
        <source>Which of the program&apos;s methods is planned, shown and run</source>
        <translation>用于规划、显示和运行的程序方法</translation>
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
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Starts as</source>
        <translation>初始值</translation>
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
        <source>What %1 starts as</source>
        <translation>%1 的初始值</translation>
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
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>added when lowering</source>
        <translation>lowering 时添加</translation>
    </message>
    <message>
        <source>own code</source>
        <translation>自身代码</translation>
    </message>
    <message>
        <source>without a line</source>
        <translation>无源代码行</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 及另外 %2 个</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>读取者</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>受管理</translation>
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
        <source>Another operator of the same form, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>形式相同的其他算子，例如 mylib::dma_copy.out；留空：程序自身的算子</translation>
    </message>
    <message>
        <source>yes, it lies where the plan says</source>
        <translation>是，位于方案指定的位置</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>否：%1</translation>
    </message>
    <message>
        <source>%1 as view</source>
        <translation>%1（作为视图）</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>nothing: it is a result</source>
        <translation>无：它是结果</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanProblem</name>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}</source>
        <translation>{a} 与 {b} 同时活跃时共用 {bytes} 字节，首次出现于 {at}</translation>
    </message>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there</source>
        <translation>{a} 与 {b} 同时活跃时共用 {bytes} 字节，首次出现于 {at}；两者均固定于该处</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool} 需要 {needed} 字节，比容量 {capacity} 多 {bytes}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan fits</source>
        <translation>{pool}：{needed} 字节在 {at} 活跃，比容量 {capacity} 多 {bytes}；任何方案都无法容纳</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool}：{needed} 字节在 {at} 活跃，比容量 {capacity} 多 {bytes}</translation>
    </message>
    <message>
        <source>{a} is in memory {memory}, which is no pool</source>
        <translation>{a} 位于内存 {memory}，而它不是内存池</translation>
    </message>
    <message>
        <source>{a} ends before it starts</source>
        <translation>{a} 的结束早于开始</translation>
    </message>
    <message>
        <source>{a} is of kind {kind}, which its pool does not take</source>
        <translation>{a} 的类别为 {kind}，其内存池不接受</translation>
    </message>
    <message>
        <source>{a} has a size that does not fit in 64 bits</source>
        <translation>{a} 的大小超出 64 位</translation>
    </message>
    <message>
        <source>{a} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{a} 位于 {offset}：其末尾超出 64 位</translation>
    </message>
    <message>
        <source>{a} is at {offset}, before the start of its pool</source>
        <translation>{a} 位于 {offset}，在其内存池起始之前</translation>
    </message>
    <message>
        <source>{a} is at {offset}, but is pinned to {pin}</source>
        <translation>{a} 位于 {offset}，但已固定到 {pin}</translation>
    </message>
    <message>
        <source>{a} is at {offset}, no multiple of {align}</source>
        <translation>{a} 位于 {offset}，不是 {align} 的倍数</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the first {reserved} reserved bytes</source>
        <translation>{a} 位于 {offset}，落在前 {reserved} 个保留字节内</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use</source>
        <translation>{a} 位于 {offset}，落在禁用的字节 {begin} 至 {end} 内</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are in different pools</source>
        <translation>{a} 与 {b} 共用存储，但位于不同的内存池</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are not {distance} bytes apart</source>
        <translation>{a} 与 {b} 共用存储，但相距不是 {distance} 字节</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>{buffers} 个缓冲区却有 {offsets} 个偏移量</translation>
    </message>
    <message>
        <source>{symbol}: asked {asked}, exported for {own}: the graph&apos;s guards do not cover it</source>
        <translation>{symbol}：要求 {asked}，导出为 {own}：图的守卫条件未覆盖</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}</source>
        <translation>{symbol}：示例值 {hint}，范围最大值 {max}；在 {max} 时方案缺少 {bytes} 字节</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max unbounded</source>
        <translation>{symbol}：示例值 {hint}，范围无上界</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>规则 &apos;{rule}&apos; 不匹配任何张量</translation>
    </message>
    <message>
        <source>shared state lies in memory {memory}: ExecuTorch&apos;s own 2 is a pool of yours</source>
        <translation>共享状态位于内存 {memory}：ExecuTorch 自用的 2 已是您的内存池</translation>
    </message>
    <message>
        <source>{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written at {at}; ExecuTorch refuses to load such a plan</source>
        <translation>{a} 位于 {offset}，末尾超出内存 {memory} 的 {size} 字节 {bytes} 字节，写入于 {at}；ExecuTorch 拒绝加载此类方案</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>step %1 (%2)</source>
        <translation>步骤 %1（%2）</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>内存池 %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>内存 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>超出 %1</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>可容纳</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有效</translation>
    </message>
    <message>
        <source>As loaded</source>
        <translation>按载入</translation>
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
        <source>Δ baseline</source>
        <translation>Δ 基准</translation>
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
        <source>baseline: %1</source>
        <translation>基准：%1</translation>
    </message>
    <message>
        <source>Plans of all planners appear here after planning (F5)</source>
        <translation>规划 (F5) 后，所有规划器的方案显示在此处</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsDialog</name>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>插件</translation>
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
        <source>Lower bound %1: a better plan may fit</source>
        <translation>下界 %1：更优的方案可能可容纳</translation>
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
        <source>no capacity</source>
        <translation>无容量限制</translation>
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
        <source>✗ would be over</source>
        <translation>✗ 将超出</translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation>松开即可移动</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n 处冲突</numerusform>
        </translation>
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
        <translation>名称、容量、地址、种类和规划器</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>As it is called in rules, files and reports</source>
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
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>as the plan&apos;s</source>
        <translation>与规划相同</translation>
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
        <source>Where offset 0 is, such as 0x20000000; then addresses are shown beside offsets</source>
        <translation>偏移 0 所在位置，例如 0x20000000；之后会在偏移旁显示地址</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>每字节成本</translation>
    </message>
    <message>
        <source>What moving a byte costs against other pools; tensors that move most go where it is least</source>
        <translation>与其他内存池相比移动一个字节的成本；移动最多的张量放到成本最低处</translation>
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
        <source>Offsets that nothing may use: 0-4K, 60K-64K</source>
        <translation>任何内容都不得使用的偏移：0-4K, 60K-64K</translation>
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
        <source>Name of the function that brings bytes there</source>
        <translation>将字节传送到该处的函数名</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>所有种类</translation>
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
        <source>Zero when loaded</source>
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
        <source>Its tensors go back to the first pool</source>
        <translation>其张量回到第一个内存池</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>内存池需要名称。</translation>
    </message>
    <message>
        <source>Another pool is called %1.</source>
        <translation>另一个内存池名为 %1。</translation>
    </message>
    <message>
        <source>The capacity is an amount such as 256K, 1M or 65536.</source>
        <translation>容量是 256K、1M 或 65536 这样的数量。</translation>
    </message>
    <message>
        <source>The alignment is a power of two, such as 16.</source>
        <translation>对齐是 2 的幂，例如 16。</translation>
    </message>
    <message>
        <source>The base address is a number such as 0x20000000.</source>
        <translation>基地址是 0x20000000 这样的数字。</translation>
    </message>
    <message>
        <source>The base address is a multiple of the alignment, %1.</source>
        <translation>基地址是对齐 %1 的倍数。</translation>
    </message>
    <message>
        <source>The cost is a number, 0 or more.</source>
        <translation>成本是不小于 0 的数字。</translation>
    </message>
    <message>
        <source>Reserved ranges are written as 0-4K, 60K-64K; each begins before it ends.</source>
        <translation>保留范围写作 0-4K, 60K-64K；起点须在终点之前。</translation>
    </message>
    <message>
        <source>It is preferred by %1, but does not take them.</source>
        <translation>它优先用于%1，却不接受它们。</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>No problems: every tensor has bytes of its own and every pool is large enough.</source>
        <translation>没有问题：每个张量都有自己的字节，每个内存池都足够大。</translation>
    </message>
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
        <source>no plan can fit: the tensors live at one step need %1; move some to another pool</source>
        <translation>任何方案都无法容纳：同一步骤的活跃张量需要 %1；请将部分张量移到其他内存池</translation>
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
        <source>Memory pools, Rules</source>
        <translation>内存池、规则</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>移除规则 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>matches nothing</source>
        <translation>无匹配</translation>
    </message>
    <message>
        <source>%1 stay, %2 taken below</source>
        <translation>保留 %1 个，%2 个被下方规则取走</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
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
        <source>name:, op:, module:, graph:, dtype:, kind:, size&gt;=64K, joined by &amp;; then = and a pool. Without a pool the caller supplies the tensors.</source>
        <translation>name:、op:、module:、graph:、dtype:、kind:、size&gt;=64K，用 &amp; 连接；后接 = 和内存池。无内存池时由调用方提供张量。</translation>
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
        <source>what should the rule match?</source>
        <translation>规则应匹配什么？</translation>
    </message>
    <message>
        <source>there is no pool %1</source>
        <translation>没有内存池 %1</translation>
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
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
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
        <source>seed </source>
        <translation>种子 </translation>
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
        <source>#</source>
        <translation>#</translation>
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
        <source>fastest</source>
        <translation>最快</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is that of the medians</source>
        <translation>统计所有重复；占比按中位数计算</translation>
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
        <source>nothing recorded</source>
        <translation>无录制数据</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 相等</translation>
    </message>
    <message>
        <source>✗ differs from element %1</source>
        <translation>✗ 从元素 %1 起不同</translation>
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
        <source>Buffers that outlive a run: reset, view, load, save</source>
        <translation>跨运行保留的缓冲区：重置、查看、载入、保存</translation>
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
        <source>Not fed back: %1</source>
        <translation>未反馈：%1</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>上次运行复制了 %1</translation>
    </message>
    <message>
        <source>%1 runs per second, arena %2 per instance</source>
        <translation>每秒 %1 次运行，每实例 arena %2</translation>
    </message>
    <message>
        <source>%1 tensors managed in %2 storage groups, %3 outgrew their slot</source>
        <translation>%1 个张量由 %2 个存储组管理，%3 个超出其槽位</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>运行的检查结果</translation>
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
        <source>Every tensor against a plan in which none shares bytes; says where the first difference is</source>
        <translation>将每个张量与不共用字节的方案比较；指出首个差异的位置</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>静态，动态调整</translation>
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
        <source> instances</source>
        <translation> 个实例</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>静态运行时的实例数</translation>
    </message>
    <message>
        <source>Outputs own their memory together</source>
        <translation>各输出共同拥有其内存</translation>
    </message>
    <message>
        <source>Feed back</source>
        <translation>反馈</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>From</source>
        <translation>来自</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>要绑定的输出和输入</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads it there, without a copy</source>
        <translation>将输出拖到输入上或使用其菜单：下次运行直接从该处读取，无需复制</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>输入 %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>输出 %1</translation>
    </message>
    <message>
        <source>there is no such output or input</source>
        <translation>没有这样的输出或输入</translation>
    </message>
    <message>
        <source>only tensors can be fed back</source>
        <translation>只有张量可以反馈</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <translation>%1 不是 %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 不等于 %2</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>读取 %1</translation>
    </message>
    <message>
        <source>Read %1: %2</source>
        <translation>读取 %1：%2</translation>
    </message>
    <message>
        <source>Not fed back</source>
        <translation>不反馈</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>打开示例：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n 个张量，%1</numerusform>
        </translation>
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
        <translation>由调用方提供</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>范围 %1–%2</translation>
    </message>
    <message>
        <source>Baseline and kept edits</source>
        <translation>基线和保留的编辑</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基线</translation>
    </message>
    <message>
        <source>Set the shown plan as baseline</source>
        <translation>将当前规划设为基线</translation>
    </message>
    <message>
        <source>Difference to the baseline</source>
        <translation>与基线的差异</translation>
    </message>
    <message>
        <source>Memory or tensor</source>
        <translation>内存或张量</translation>
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
        <source>There is none yet. The first plan that is saved with a session becomes it.</source>
        <translation>还没有。随会话首次保存的规划将成为基线。</translation>
    </message>
    <message>
        <source>Measured against the plan by %1 that the session keeps.</source>
        <translation>与会话保留的 %1 规划相比。</translation>
    </message>
    <message>
        <source>All memories</source>
        <translation>所有内存</translation>
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
        <source>The program has no such tensors now. The session keeps the edits until they are deleted.</source>
        <translation>程序中现在没有这些张量。会话会保留这些编辑，直到将其删除。</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>会话的每项编辑都适用于该程序。</translation>
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
        <source>Does</source>
        <translation>作用</translation>
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
        <source>Drag on empty ground</source>
        <translation>在空白处拖动</translation>
    </message>
    <message>
        <source>select what the frame touches</source>
        <translation>选择选框触及的内容</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中键拖动</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>info</source>
        <translation>信息</translation>
    </message>
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
        <source>plan</source>
        <translation>方案</translation>
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
        <source>reading it back</source>
        <translation>正在读回</translation>
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
        <source>running it</source>
        <translation>正在运行</translation>
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
        <source>each opens planned, works offline</source>
        <translation>打开即已规划，可离线使用</translation>
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
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>前几个值</translation>
    </message>
    <message>
        <source>Buffers that outlive a run</source>
        <translation>跨运行保留的缓冲区</translation>
    </message>
    <message>
        <source>No buffer of this program outlives a run.</source>
        <translation>此程序没有跨运行保留的缓冲区。</translation>
    </message>
</context>
<context>
    <name>arenascope::StepChart</name>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>按%1着色</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>显示整个生命周期</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全部适应窗口</translation>
    </message>
    <message>
        <source>select at steps %1</source>
        <translation>选择步骤 %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>最小值 %1 大于最大值 %2</translation>
    </message>
    <message>
        <source>The file gives no upper bound. Type the largest %1 that will occur and press Enter: the plan needs it.</source>
        <translation>文件未给出上界。请输入可能出现的最大 %1 并按 Enter：规划需要它。</translation>
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
        <source>fix to max</source>
        <translation>固定为最大值</translation>
    </message>
    <message>
        <source>Makes the dimension static: a run with another size is refused</source>
        <translation>使该维度变为静态：其他大小的运行将被拒绝</translation>
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
        <source>Move to pool</source>
        <translation>移到内存池</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>取消固定 %1</translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation>将 %1 固定在原位</translation>
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
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Live bytes and lifetimes over time appear here: open a program with Ctrl+O</source>
        <translation>活跃字节和生命周期的时间变化显示在此处：按 Ctrl+O 打开程序</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>无需规划：此方法没有在 arena 中运行的算子</translation>
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
        <source>Run time</source>
        <translation>运行时间</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
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
        <source>Slowest op</source>
        <translation>最慢的算子</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>已保存 %1</translation>
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
        <source>%1: %2 B, tensors: %3, %4</source>
        <translation>%1：%2 B，张量：%3，%4</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>正在运行</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>正在打开 %1</translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation>%1 的大小</translation>
    </message>
    <message>
        <source>run stopped; state has its initial values</source>
        <translation>运行已停止；状态已恢复初始值</translation>
    </message>
    <message>
        <source>state has its initial values</source>
        <translation>状态已恢复初始值</translation>
    </message>
    <message>
        <source>, blob released</source>
        <translation>，blob 已释放</translation>
    </message>
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
        <source>Looking for backends</source>
        <translation>正在查找后端</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>正在比较委托</translation>
    </message>
    <message>
        <source>Adding up</source>
        <translation>正在统计</translation>
    </message>
    <message>
        <source>%1 of %2 instructions have names from %3</source>
        <translation>%1 / %2 条指令的名称来自 %3</translation>
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
        <source>Reading recorded runs</source>
        <translation>正在读取录制的运行</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>设置基线</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>基线：%1，%2 B</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>删除 %n 项不适用的编辑</numerusform>
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
    <message>
        <source>As the pool&apos;s</source>
        <translation>同内存池</translation>
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
    <message>
        <source>Align %1 as its pool</source>
        <translation>%1 按其内存池对齐</translation>
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
        <source>Pin %1 where it is</source>
        <translation>将 %1 固定在原位</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>设置偏移量…</translation>
    </message>
    <message>
        <source>Up by one alignment</source>
        <translation>上移一个对齐单位</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Down by one alignment</source>
        <translation>下移一个对齐单位</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>移到内存池</translation>
    </message>
</context>
</TS>
