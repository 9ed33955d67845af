<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>FindController</name>
    <message>
        <source>operator %1, step %2</source>
        <translation>演算子 %1、ステップ %2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
</context>
<context>
    <name>RunSizes</name>
    <message>
        <source>Dimension %1 of %2</source>
        <translation>%2 の次元 %1</translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ 最初の相違は %1：%2 が %4 ではなく %3</translation>
    </message>
    <message>
        <source>the recorded trace</source>
        <translation>記録済みのトレース</translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n tensor(s) equal those of %1</source>
        <translation>
            <numerusform>✓ %n 個のテンソルはすべて %1 と一致</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope</name>
    <message>
        <source>Read back, identical</source>
        <translation>読み戻し、同一</translation>
    </message>
    <message>
        <source>Read back, different</source>
        <translation>読み戻し、相違あり</translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation>実行済み、出力一致</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>実行済み、出力不一致</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>実行 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き出し済み</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>実行されず</translation>
    </message>
    <message>
        <source>MobileNetV2</source>
        <translation>MobileNetV2</translation>
    </message>
    <message>
        <source>Add, multiply, sine</source>
        <translation>加算・乗算・正弦</translation>
    </message>
    <message>
        <source>The smallest plan. Learn to read the arena.</source>
        <translation>最小のプラン。アリーナの読み方を学べます。</translation>
    </message>
    <message>
        <source>Llama with a KV cache</source>
        <translation>KV キャッシュ付き Llama</translation>
    </message>
    <message>
        <source>Dynamic sequence length: find the longest that fits.</source>
        <translation>動的なシーケンス長。収まる最長の値を見つけます。</translation>
    </message>
    <message>
        <source>Delegated to XNNPACK</source>
        <translation>XNNPACK へデリゲート</translation>
    </message>
    <message>
        <source>Three delegate calls between portable operators. See what stays in the arena.</source>
        <translation>ポータブル演算子の間に 3 回のデリゲート呼び出し。アリーナに残るものを確認できます。</translation>
    </message>
    <message>
        <source>pools and offsets</source>
        <translation>プールとオフセット</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>検出 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>max |Δ| %1</source>
        <translation>最大 |Δ| %1</translation>
    </message>
    <message>
        <source>a temporary copy</source>
        <translation>一時コピー</translation>
    </message>
    <message>
        <source>Runtime rules met</source>
        <translation>ランタイムの規則に適合</translation>
    </message>
    <message>
        <source>Runtime rules broken</source>
        <translation>ランタイムの規則に違反</translation>
    </message>
    <message>
        <source>A custom memory plan</source>
        <translation>独自のメモリプラン</translation>
    </message>
    <message>
        <source>Inputs and products in one memory, sums in another: rules instead of Python code.</source>
        <translation>入力と積は一方のメモリへ、和はもう一方へ：Python コードの代わりに規則で指定。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not at their planned offset</source>
        <translation>
            <numerusform>%n 個中 %1 個のテンソルが計画されたオフセットにありません</numerusform>
        </translation>
    </message>
    <message>
        <source>No overlaps</source>
        <translation>重なりなし</translation>
    </message>
    <message>
        <source>no live tensors share bytes</source>
        <translation>生存中のテンソルはバイトを共有しません</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s checks when it loads and runs a program</source>
        <translation>プログラムを読み込んで実行するときの ExecuTorch の検査</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n output(s) within tolerance</source>
        <translation>
            <numerusform>%1、%n 個中 %2 個の出力が許容差内</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a capacity, see what the peak consists of, and move tensors to a second pool.</source>
        <translation>容量を設定し、ピークの内訳を確認し、テンソルを 2 つ目のプールへ移動します。</translation>
    </message>
    <message>
        <source>Keyword spotting, int8</source>
        <translation>キーワード検出、int8</translation>
    </message>
    <message>
        <source>Quantised layers: choose a Cortex-M core, and export, run and shrink integers.</source>
        <translation>量子化層：Cortex-M コアを選び、整数でエクスポート、実行、縮小します。</translation>
    </message>
    <message>
        <source>Unrolled</source>
        <translation>展開済み</translation>
    </message>
    <message numerus="yes">
        <source>recurrent layers became %n operator(s)</source>
        <translation>
            <numerusform>再帰層は %n 個の演算子になりました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) left out</source>
        <translation>
            <numerusform>%n 件の変更を除外</numerusform>
        </translation>
    </message>
    <message>
        <source>Ran, values equal</source>
        <translation>実行済み、値一致</translation>
    </message>
    <message>
        <source>Ran, values differ</source>
        <translation>実行済み、値不一致</translation>
    </message>
    <message>
        <source>recorded input outside the bounds; ran with random inputs</source>
        <translation>記録された入力が範囲の外のため、ランダムな入力で実行</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>no inputs and outputs are recorded with the program</source>
        <translation>プログラムに入力と出力の記録がありません</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaBytes</name>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Bytes of the arena</source>
        <translation>アリーナのバイト</translation>
    </message>
    <message>
        <source>After step %1</source>
        <translation>ステップ %1 の後</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaBytesModel</name>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>no tensor is live here</source>
        <translation>ここで生存するテンソルはありません</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>オフセット、%1</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Ctrl：スナップなし    Esc：キャンセル</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>スクラッチ</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1（ステップ %2）</translation>
    </message>
    <message>
        <source>Esc: cancel</source>
        <translation>Esc：キャンセル</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 が %3 の %2 を上書きしました</translation>
    </message>
    <message>
        <source>something</source>
        <translation>何か</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>テンソルなし</translation>
    </message>
    <message>
        <source>overwritten in the run</source>
        <translation>実行中に上書き</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>プランを読み込み中…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>計画対象なし：このメソッドにアリーナを使う演算子はありません</translation>
    </message>
    <message>
        <source>no tensors in %1; drop one here</source>
        <translation>%1 にテンソルはありません。ここにドロップできます</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>ホストメモリ</translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>以前の位置</translation>
    </message>
    <message>
        <source>Shift: pin here    Esc: cancel</source>
        <translation>Shift：ここにピン留め    Esc：キャンセル</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>%1 を %2 に制限</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>現状のまま</translation>
    </message>
</context>
<context>
    <name>arenascope::Autosave</name>
    <message>
        <source>no recovery copy: %1</source>
        <translation>復元用コピーなし：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::BackendList</name>
    <message>
        <source>Backends in order of preference</source>
        <translation>優先順のバックエンド</translation>
    </message>
    <message>
        <source>Drag a row to change its priority, or drop nodes on a row to assign them; Delete removes it</source>
        <translation>行をドラッグして優先度を変更、ノードを行にドロップして割り当て、Delete で削除</translation>
    </message>
</context>
<context>
    <name>arenascope::BaselineWords</name>
    <message>
        <source>%1, unchanged</source>
        <translation>%1、変化なし</translation>
    </message>
    <message>
        <source>%1, was %2 (%3)</source>
        <translation>%1、変更前 %2（%3）</translation>
    </message>
    <message>
        <source>against the baseline by %1: %2</source>
        <translation>基準（%1）との比較：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n new tensor(s)</source>
        <translation>
            <numerusform>新規 %n テンソル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) gone</source>
        <translation>
            <numerusform>なくなった %n テンソル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another size</source>
        <translation>
            <numerusform>サイズの異なる %n テンソル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::BoundsBar</name>
    <message>
        <source>Upper bounds come from the example&apos;s shapes (deprecated)</source>
        <translation>上界は例の形状に基づきます（非推奨）</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>値の範囲を使う</translation>
    </message>
    <message>
        <source>At the largest sizes of %2 the plan is %1 too small. Runs refuse larger inputs.</source>
        <translation>%2 の最大サイズではプランが %1 足りません。実行は大きい入力を拒否します。</translation>
    </message>
    <message>
        <source>Runs refuse inputs larger than the example&apos;s: %1.</source>
        <translation>実行は例より大きい入力を拒否します：%1。</translation>
    </message>
</context>
<context>
    <name>arenascope::Capacity</name>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
</context>
<context>
    <name>arenascope::CapacityChip</name>
    <message>
        <source>over by %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>Capacity of %1: %2</source>
        <translation>%1 の容量：%2</translation>
    </message>
    <message>
        <source>Click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>クリックして変更。256K、1M、またはバイト数。空欄で制限なし</translation>
    </message>
    <message>
        <source>Open a program to limit its memory</source>
        <translation>プログラムを開くとメモリを制限できます</translation>
    </message>
</context>
<context>
    <name>arenascope::Changes</name>
    <message>
        <source>Plan with %1</source>
        <translation>%1 で計画</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>プールを自動で選ぶ</translation>
    </message>
    <message>
        <source>Exact operator order</source>
        <translation>演算子の順序を厳密に探索</translation>
    </message>
    <message>
        <source>Search for another operator order</source>
        <translation>別の演算子順序を探索</translation>
    </message>
</context>
<context>
    <name>arenascope::ChannelRanges</name>
    <message>
        <source>Values by channel</source>
        <translation>チャネルごとの値</translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s), range %1 to %2</source>
        <translation>
            <numerusform>%n チャネル、範囲 %1～%2</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest to largest by channel</source>
        <translation>チャネルごとの最小から最大</translation>
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>%1 以下</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>more</source>
        <translation>それ以上</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>モジュールなし</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>演算子なし</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>カーネルなし</translation>
    </message>
    <message>
        <source>no run yet: press F6</source>
        <translation>未実行：F6 で実行</translation>
    </message>
    <message>
        <source>role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>データ型</translation>
    </message>
    <message>
        <source>size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>start of the pool</source>
        <translation>プールの先頭</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>%1 の終端</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>%1 の下</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>same offset</source>
        <translation>同じオフセット</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>より高い</translation>
    </message>
    <message>
        <source>Tensors above capacity</source>
        <translation>容量を超えるテンソル</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Planning time, ms</source>
        <translation>計画時間、ms</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>曲線</translation>
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
        <translation>分岐</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 のピーク</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>下界からの超過</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>容量超過</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>フットプリント</translation>
    </message>
    <message>
        <source>scratch</source>
        <translation>スクラッチ</translation>
    </message>
    <message>
        <source>scratch of a kernel</source>
        <translation>カーネルのスクラッチ</translation>
    </message>
    <message>
        <source>%1 reads and writes %2 at step %3</source>
        <translation>%1 がステップ %3 で %2 を読み書きします</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>lower than in %1</source>
        <translation>%1 より低い</translation>
    </message>
    <message>
        <source>Lower than in %1</source>
        <translation>%1 より低い</translation>
    </message>
    <message>
        <source>Higher than in %1</source>
        <translation>%1 より高い</translation>
    </message>
    <message>
        <source>reserved, %1</source>
        <translation>予約済み、%1</translation>
    </message>
    <message>
        <source>%1 at step %2: %3 live, %4</source>
        <translation>%1、ステップ %2：生存 %3、%4</translation>
    </message>
    <message>
        <source>cond %1, then</source>
        <translation>cond %1、真の場合</translation>
    </message>
    <message>
        <source>cond %1, else</source>
        <translation>cond %1、偽の場合</translation>
    </message>
    <message>
        <source>while loop %1</source>
        <translation>while ループ %1</translation>
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
        <translation>デリゲートのステップ</translation>
    </message>
    <message>
        <source>branch or loop</source>
        <translation>分岐またはループ</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>生存バイト、%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>無効</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>Pins cost</source>
        <translation>ピン留めのコスト</translation>
    </message>
    <message>
        <source>%1 ends highest</source>
        <translation>%1 が最上端</translation>
    </message>
    <message>
        <source>Peak at step</source>
        <translation>ピークのステップ</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>ピーク時に生存</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>予約済み</translation>
    </message>
    <message>
        <source>over capacity</source>
        <translation>容量超過</translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation>同時に共有</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 と %2 が %3 を共有</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1（ステップ %2）</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>%1 にスナップ、%2</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at step %3</source>
        <translation>%1 と %2 の重なり、ステップ %3</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>%1 と %2 の重なり、ステップ %3</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>最大 %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1、位置 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) move</source>
        <translation>
            <numerusform>ほか %n 個のテンソルが移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation>%1 を %2 の %3 へ移動</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>%n 個のテンソルを %1 へ移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 を %2 へ移動</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>%1 と重なる</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>変更前 %1</translation>
    </message>
    <message>
        <source>%1 peak, after the move</source>
        <translation>移動後の %1 のピーク</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>スナップ線</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>生存期間全体を表示</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>すべてのステップ</translation>
    </message>
    <message>
        <source>Limit all views to these steps</source>
        <translation>すべてのビューをこれらのステップに限定</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>transparent: shares bytes</source>
        <translation>透過：バイトを共有</translation>
    </message>
    <message>
        <source>occupied by %1, steps %2</source>
        <translation>%1 が使用中、ステップ %2</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; %1 replans</source>
        <translation>ファイル自身のプランではこの移動を表せません。%1 が再計画します</translation>
    </message>
    <message>
        <source>%1 moves out of the way</source>
        <translation>%1 が退避します</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) move out of the way</source>
        <translation>
            <numerusform>%n 個のテンソルが退避します</numerusform>
        </translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>以前の位置</translation>
    </message>
    <message>
        <source>occupied at these steps</source>
        <translation>これらのステップで使用中</translation>
    </message>
    <message>
        <source>in one plan only</source>
        <translation>1 つのプランのみ</translation>
    </message>
    <message>
        <source>pool not in this plan</source>
        <translation>このプランにないプール</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>%1 uses %2 of host scratch memory at step %3</source>
        <translation>%1 はステップ %3 でホストのスクラッチメモリを %2 使います</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <source>Shift pins it here</source>
        <translation>Shift でここにピン留め</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>現在 %1</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>帯域幅なし</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>アリーナは収まる</translation>
    </message>
    <message>
        <source>Transfer takes %1 (%2)</source>
        <translation>転送に %1 (%2) かかります</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>転送時間</translation>
    </message>
    <message>
        <source>Footprint over by</source>
        <translation>フットプリントの超過</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>Arena fits</source>
        <translation>アリーナは収まる</translation>
    </message>
    <message>
        <source>footprint not known yet</source>
        <translation>フットプリントはまだ不明</translation>
    </message>
    <message>
        <source>footprint unknown</source>
        <translation>フットプリントは不明</translation>
    </message>
    <message>
        <source>No plan yet: see the message above this view, or the Dimensions panel</source>
        <translation>プランはまだありません。このビューの上のメッセージか「次元」パネルを参照してください</translation>
    </message>
    <message>
        <source>Most live bytes</source>
        <translation>生存バイトの最大</translation>
    </message>
    <message>
        <source>at step %1, %2</source>
        <translation>ステップ %1、%2</translation>
    </message>
    <message>
        <source>footprint: %1</source>
        <translation>フットプリント: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartHeader</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTabs</name>
    <message>
        <source>More views</source>
        <translation>その他のビュー</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTip</name>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1、%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>Op</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>書き込み元</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最終読み出し</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>yes, at %1</source>
        <translation>はい、%1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>ピーク時</translation>
    </message>
    <message>
        <source>yes, step %1</source>
        <translation>はい、ステップ %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>the caller, before the run</source>
        <translation>呼び出し側、実行前</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>ステップ %1、%2</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTools</name>
    <message>
        <source>Select and move</source>
        <translation>選択と移動</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>表示を移動</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>縮小表示</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大表示</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>%1: not in this view, which always shows everything</source>
        <translation>%1：常にすべてを表示するこのビューにはありません</translation>
    </message>
</context>
<context>
    <name>arenascope::CheckRow</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Budget check</source>
        <translation>予算チェック</translation>
    </message>
    <message>
        <source>Shell script (.sh)</source>
        <translation>シェルスクリプト (.sh)</translation>
    </message>
    <message>
        <source>GitHub Actions workflow (.yml)</source>
        <translation>GitHub Actions ワークフロー (.yml)</translation>
    </message>
    <message>
        <source>Kind of budget check</source>
        <translation>予算チェックの種類</translation>
    </message>
    <message>
        <source>Copies the budget check</source>
        <translation>予算チェックをコピーします</translation>
    </message>
    <message>
        <source>Writes the budget check to a file</source>
        <translation>予算チェックをファイルに書き込みます</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>プログラムが予算を超えるとビルドを失敗させます</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandController</name>
    <message>
        <source>&amp;Facts and footprint (info)</source>
        <translation>情報とフットプリント(&amp;F) (info)</translation>
    </message>
    <message>
        <source>Prints the memory that the program needs</source>
        <translation>プログラムに必要なメモリを出力します</translation>
    </message>
    <message>
        <source>&amp;Plan (plan)</source>
        <translation>プラン(&amp;P) (plan)</translation>
    </message>
    <message>
        <source>Prints the plans of the planners</source>
        <translation>各プランナーのプランを出力します</translation>
    </message>
    <message>
        <source>&amp;Explanation of the peak (explain)</source>
        <translation>ピークの説明(&amp;E) (explain)</translation>
    </message>
    <message>
        <source>Prints what is live at the peak, and what would help</source>
        <translation>ピークで生存しているものと、改善の方法を出力します</translation>
    </message>
    <message>
        <source>&amp;Run (run)</source>
        <translation>実行(&amp;R) (run)</translation>
    </message>
    <message>
        <source>Runs the program inside the planned arenas</source>
        <translation>計画したアリーナの中でプログラムを実行します</translation>
    </message>
    <message>
        <source>&amp;Check (verify)</source>
        <translation>検査(&amp;C) (verify)</translation>
    </message>
    <message>
        <source>Checks that the plan is valid</source>
        <translation>プランが有効かを検査します</translation>
    </message>
    <message>
        <source>&amp;Shrink (shrink)</source>
        <translation>縮小(&amp;S) (shrink)</translation>
    </message>
    <message>
        <source>Searches for an equal program that needs less memory</source>
        <translation>必要なメモリがより少ない等価なプログラムを探します</translation>
    </message>
    <message>
        <source>E&amp;xport (export)</source>
        <translation>エクスポート(&amp;X) (export)</translation>
    </message>
    <message>
        <source>Writes the program with this plan</source>
        <translation>このプランでプログラムを書き出します</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>コマンドをコピーしました</translation>
    </message>
    <message>
        <source>&amp;GitHub Actions workflow (.yml)</source>
        <translation>GitHub Actions ワークフロー (.yml)(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)</source>
        <translation>予算チェックのスクリプト (.sh)(&amp;B)</translation>
    </message>
    <message>
        <source>Copied the workflow</source>
        <translation>ワークフローをコピーしました</translation>
    </message>
    <message>
        <source>Copied the script</source>
        <translation>スクリプトをコピーしました</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>プログラムが予算を超えるとビルドを失敗させます</translation>
    </message>
    <message>
        <source>Making the budget check</source>
        <translation>予算チェックを作成中</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>コマンドを検索</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation>↑ ↓ 選択    Enter 実行    Esc 閉じる</translation>
    </message>
    <message>
        <source>@ tensors    # operators    : step</source>
        <translation>@ テンソル    # 演算子    : ステップ</translation>
    </message>
    <message>
        <source>%1 of %2 commands</source>
        <translation>%1 / %2 コマンド</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Go to step %1</source>
        <translation>ステップ %1 へ移動</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>not available here, or no program is open</source>
        <translation>ここでは使えないか、プログラムが開かれていません</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>現在は使えません</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareBar</name>
    <message>
        <source>Axes linked</source>
        <translation>軸を連動</translation>
    </message>
    <message>
        <source>Reference %1</source>
        <translation>参照 %1</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>プランを追加</translation>
    </message>
    <message>
        <source>Steps linked</source>
        <translation>ステップを連動</translation>
    </message>
    <message>
        <source>Offsets linked</source>
        <translation>オフセットを連動</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Numbers of the plans</source>
        <translation>プランの数値</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>テンソルの差分</translation>
    </message>
    <message>
        <source>Axes not linked</source>
        <translation>軸の連動なし</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>In several</source>
        <translation>複数</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>%1 のみ</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>別のファイル…</translation>
    </message>
    <message>
        <source>Apply %1&apos;s pools to %2</source>
        <translation>%1 のプールを %2 に適用</translation>
    </message>
    <message>
        <source>Move and zoom both sides together, on one scale</source>
        <translation>両側を一緒に、同じ縮尺で移動・拡大縮小</translation>
    </message>
    <message>
        <source>The plan that the other plans are compared with</source>
        <translation>ほかのプランの比較対象となるプラン</translation>
    </message>
    <message>
        <source>Compare one more plan, of this program or of another file</source>
        <translation>このプログラムまたは別のファイルのプランをもう 1 つ比較</translation>
    </message>
    <message>
        <source>Replans %1 with the capacities, alignments and costs of %2&apos;s pools. The file is not changed.</source>
        <translation>%2 のプールの容量、アラインメント、コストで %1 を再計画します。ファイルは変更されません。</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 減</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 増</translation>
    </message>
    <message>
        <source>Comparing the plans</source>
        <translation>プランを比較中</translation>
    </message>
    <message>
        <source>%1 only in %2</source>
        <translation>%2 のみ %1</translation>
    </message>
    <message>
        <source>Plan %1 is part of the comparison</source>
        <translation>プラン %1 は比較に含まれています</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) in several plans, %1 moved, %2</source>
        <translation>
            <numerusform>複数のプランにあるテンソル %n 個、移動 %1、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a plan of this program or of another file to compare</source>
        <translation>比較するプランをこのプログラムまたは別のファイルから追加</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareController</name>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareInput</name>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    ステップ %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareModel</name>
    <message>
        <source>%1 of %2 moved</source>
        <translation>%1 / %2 移動</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>id %1  %2</source>
        <translation>id %1  %2</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>別のプール</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>プラン全体</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>%1 のみ</translation>
    </message>
    <message>
        <source>n/a</source>
        <comment>no difference</comment>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>arenascope::ComparePane</name>
    <message>
        <source>offset, %1</source>
        <translation>オフセット、%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) above this view, up to %1</source>
        <translation>
            <numerusform>この表示より上に %n テンソル、%1 まで</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>プラン %1</translation>
    </message>
    <message>
        <source>no %1 in this plan</source>
        <translation>このプランに %1 はありません</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 は空です</translation>
    </message>
    <message>
        <source>Remove plan %1</source>
        <translation>プラン %1 を除く</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareTables</name>
    <message>
        <source>Numbers of the plans</source>
        <translation>プランの数値</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>テンソルの差分</translation>
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
        <translation>アリーナ、%1</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>%1 の上界</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>容量 %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>現在 %1</translation>
    </message>
    <message>
        <source>%1 = %2: arena %3, lower bound %4</source>
        <translation>%1 = %2：アリーナ %3、下界 %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>次元に対するアリーナサイズ</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>値ごとのアリーナサイズ</translation>
    </message>
    <message>
        <source>Computing the curve of %1…</source>
        <translation>%1 の曲線を計算中…</translation>
    </message>
    <message>
        <source>%1 at %2 = %3</source>
        <translation>%1（%2 = %3）</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Largest %1 that fits</source>
        <translation>収まる最大の %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>B on average</source>
        <translation>B（平均）</translation>
    </message>
    <message>
        <source>arena, planned with %1</source>
        <translation>アリーナ、%1 で計画</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>収まらない</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ 超過</translation>
    </message>
    <message>
        <source>Arena, %1</source>
        <translation>アリーナ、%1</translation>
    </message>
    <message>
        <source>Bound, %1</source>
        <translation>下界、%1</translation>
    </message>
    <message>
        <source>To spare, %1</source>
        <translation>余裕、%1</translation>
    </message>
    <message>
        <source>arena, best plan for each value</source>
        <translation>アリーナ、値ごとに最良のプラン</translation>
    </message>
    <message>
        <source>Every size in this file is fixed; export it with a dynamic dimension to see a curve</source>
        <translation>このファイルのサイズはすべて固定です。曲線を見るには動的次元でエクスポートしてください</translation>
    </message>
    <message>
        <source>Growth per %1</source>
        <translation>%1 あたりの増加</translation>
    </message>
    <message>
        <source>current</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>%1 と</translation>
    </message>
    <message>
        <source>Arena sizes over %1 and %2</source>
        <translation>%1 と %2 に対するアリーナサイズ</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1、位置 %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>%1 at %2 = %3, %4 = %5</source>
        <translation>%2 = %3、%4 = %5 で %1</translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation>%1 = %2 の場合</translation>
    </message>
    <message>
        <source>Other sizes</source>
        <translation>その他のサイズ</translation>
    </message>
    <message>
        <source>The map of %1 and %2 was cancelled</source>
        <translation>%1 と %2 のマップはキャンセルされました</translation>
    </message>
    <message>
        <source>Computing the map of %1 and %2: %3 %</source>
        <translation>%1 と %2 のマップを計算中：%3 %</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit</source>
        <translation>アリーナが収まる最大の %1</translation>
    </message>
    <message>
        <source>arenas do not fit</source>
        <translation>アリーナは収まりません</translation>
    </message>
    <message>
        <source>arenas fit</source>
        <translation>アリーナは収まります</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>Second dimension</source>
        <translation>2 番目の次元</translation>
    </message>
    <message>
        <source>Adds a second dimension: a map shows which pairs of sizes fit</source>
        <translation>2 番目の次元を追加します。どのサイズの組が収まるかをマップに示します</translation>
    </message>
    <message>
        <source>up to %1 %</source>
        <translation>%1 % まで</translation>
    </message>
    <message>
        <source>up to %1 % of the capacity</source>
        <translation>容量の %1 % まで</translation>
    </message>
    <message>
        <source>up to %1 % of the largest arena</source>
        <translation>最大のアリーナの %1 % まで</translation>
    </message>
    <message>
        <source>Pairs of sizes that fit</source>
        <translation>収まるサイズの組</translation>
    </message>
    <message>
        <source>of the %1 shown</source>
        <translation>表示中の %1 組のうち</translation>
    </message>
</context>
<context>
    <name>arenascope::DataRole</name>
    <message>
        <source>intermediate</source>
        <translation>中間値</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>デリゲート</translation>
    </message>
    <message>
        <source>state, alias</source>
        <translation>状態・エイリアス</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateBackends</name>
    <message>
        <source>Backends, rules and compile specs</source>
        <translation>バックエンド、規則、コンパイル指定</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>バックエンドを追加</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>割り当て先</translation>
    </message>
    <message>
        <source>Rules of delegation</source>
        <translation>デリゲートの規則</translation>
    </message>
    <message>
        <source>op:aten::add.*, module:head.*, name:…</source>
        <translation>op:aten::add.*, module:head.*, name:…</translation>
    </message>
    <message>
        <source>Backend of the rule</source>
        <translation>規則のバックエンド</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>割り当て</translation>
    </message>
    <message>
        <source>Compile specs</source>
        <translation>コンパイル指定</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Backend of the compile spec</source>
        <translation>コンパイル指定のバックエンド</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>利用可能、%1</translation>
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
        <translation>順序</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>内部、B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>アリーナ、B</translation>
    </message>
    <message>
        <source>op:aten::add.*</source>
        <translation>op:aten::add.*</translation>
    </message>
    <message>
        <source>Backends in order of preference</source>
        <translation>優先順のバックエンド</translation>
    </message>
    <message>
        <source>Assigned by rule; the last match wins</source>
        <translation>規則による割り当て。最後の一致が有効</translation>
    </message>
    <message>
        <source>Delete removes a rule</source>
        <translation>Delete で規則を削除</translation>
    </message>
    <message>
        <source>Type a new value to change it; Delete removes it</source>
        <translation>新しい値を入力して変更、Delete で削除</translation>
    </message>
    <message>
        <source>takes no node</source>
        <translation>ノードを引き受けません</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（%2）</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 個のノード</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n 個の領域</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run here: %1</source>
        <translation>ここでは実行できません：%1</translation>
    </message>
    <message>
        <source>built-in kernels</source>
        <translation>組み込みカーネル</translation>
    </message>
    <message>
        <source>Built-in kernels: nodes that no backend takes, and nodes dropped here</source>
        <translation>組み込みカーネル：どのバックエンドも引き受けないノードと、ここにドロップしたノード</translation>
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
        <translation>ノード</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Filter: node, op, backend, reason</source>
        <translation>フィルター：ノード、演算子、バックエンド、理由</translation>
    </message>
    <message>
        <source>Filter of the nodes</source>
        <translation>ノードのフィルター</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 of %2 delegated</source>
        <translation>%1 / %2 をデリゲート</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>CPU に残す</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>バックエンド</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Nodes and their backends</source>
        <translation>ノードとバックエンド</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>%1 に割り当て</translation>
    </message>
    <message>
        <source>Use the backends&apos; choice</source>
        <translation>バックエンドの選択に従う</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateRegions</name>
    <message>
        <source>Region</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>In, B</source>
        <translation>入力、B</translation>
    </message>
    <message>
        <source>Out, B</source>
        <translation>出力、B</translation>
    </message>
    <message>
        <source>Const, B</source>
        <translation>定数、B</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>内部、B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>アリーナ、B</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>Comparing with the arena without delegates…</source>
        <translation>デリゲートなしのアリーナと比較中…</translation>
    </message>
    <message>
        <source>The arena shrinks by %1 to %2.</source>
        <translation>アリーナは %1 縮小し %2 になります。</translation>
    </message>
    <message>
        <source>The arena grows by %1 to %2.</source>
        <translation>アリーナは %1 拡大し %2 になります。</translation>
    </message>
    <message>
        <source>The arena does not shrink: %1 either way.</source>
        <translation>アリーナは縮小しません：どちらも %1。</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>ペイロード</translation>
    </message>
    <message>
        <source>%1, region %2</source>
        <translation>%1、領域 %2</translation>
    </message>
    <message>
        <source>Payload, B</source>
        <translation>ペイロード、B</translation>
    </message>
    <message>
        <source>Constants outside the payload, by key</source>
        <translation>ペイロード外の定数（キー別）</translation>
    </message>
    <message>
        <source>Tensors that moved from the arena into the delegate</source>
        <translation>アリーナからデリゲートへ移ったテンソル</translation>
    </message>
    <message>
        <source>Arena before and after this region is added to those above</source>
        <translation>上の領域にこの領域を加える前と後のアリーナ</translation>
    </message>
    <message>
        <source>None, or not stated by the file</source>
        <translation>なし、またはファイルに記載なし</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n 個の領域</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no node; the column “Reason” explains each.</source>
        <translation>%1 はノードを引き受けません。「理由」列に説明があります。</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see the nodes that it takes and the effect on the arena.</source>
        <translation>何もデリゲートされていません。バックエンドを追加すると、引き受けるノードとアリーナへの影響が表示されます。</translation>
    </message>
    <message>
        <source>The file contains these calls; the arena without them is unknown.</source>
        <translation>ファイルにはこれらの呼び出しが含まれます。それらがない場合のアリーナは不明です。</translation>
    </message>
    <message>
        <source>%1 of tensors moved into delegates, which allocate them themselves.</source>
        <translation>%1 のテンソルがデリゲートへ移り、デリゲート自身が割り当てます。</translation>
    </message>
    <message>
        <source>Pool %1 of %2 is device memory with alignment %3; %4 copies its inputs and outputs.</source>
        <translation>プール %1（%2）はアラインメント %3 のデバイスメモリで、%4 が入出力をコピーします。</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceController</name>
    <message>
        <source>ETDumps (*.etdp *.etdump *.bin);;All files (*)</source>
        <translation>ETDump (*.etdp *.etdump *.bin);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>デバイスの時間</translation>
    </message>
    <message numerus="yes">
        <source>%1 has times of %n run(s); they are in Run and in the timeline</source>
        <translation>
            <numerusform>%1 には %n 回の実行の時間があります。「実行」とタイムラインに表示されます</numerusform>
        </translation>
    </message>
    <message>
        <source>Import device times</source>
        <translation>デバイスの時間をインポート</translation>
    </message>
    <message>
        <source>Reading device times</source>
        <translation>デバイスの時間を読み込み中</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceProblem</name>
    <message>
        <source>Footprint, %1 of %2</source>
        <translation>フットプリント、%1 / %2</translation>
    </message>
    <message>
        <source>%1 is over its limit by %2</source>
        <translation>%1 は制限を %2 超えています</translation>
    </message>
    <message>
        <source>Whether the program fits %1 is unknown: %2</source>
        <translation>プログラムが %1 に収まるかは不明です：%2</translation>
    </message>
    <message>
        <source>All RAM together is over its limit by %1</source>
        <translation>RAM 全体が制限を %1 超えています</translation>
    </message>
    <message>
        <source>The footprint in %1 is over its limit by %2</source>
        <translation>%1 のフットプリントが制限を %2 超過</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>プログラムを開くと次元が表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 / %n テンソルで使用</numerusform>
        </translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>上界のない次元があります</translation>
    </message>
    <message numerus="yes">
        <source>sizes: %1 and %n more</source>
        <translation>
            <numerusform>サイズ：%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>sizes: %1</source>
        <translation>サイズ：%1</translation>
    </message>
    <message>
        <source>Upper bounds from</source>
        <translation>上界の取得元</translation>
    </message>
    <message>
        <source>value ranges (recommended)</source>
        <translation>値の範囲（推奨）</translation>
    </message>
    <message>
        <source>example shapes (deprecated)</source>
        <translation>例の形状（非推奨）</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>より広い範囲を許可</translation>
    </message>
    <message>
        <source>Type the largest value under Dimensions; then the program is planned.</source>
        <translation>「次元」に最大値を入力すると、プログラムが計画されます。</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only. Open the .pt2 to change ranges.</source>
        <translation>.pte は上界だけを保存します。範囲を変えるには .pt2 を開いてください。</translation>
    </message>
    <message>
        <source>Every size in this file is static. Export with torch.export.Dim to make one dynamic.</source>
        <translation>このファイルのサイズはすべて静的です。動的にするには torch.export.Dim でエクスポートしてください。</translation>
    </message>
    <message>
        <source>Example shapes: planned for the sizes of the exported example; runs refuse larger inputs</source>
        <translation>例の形状：エクスポート時の例のサイズで計画。実行は大きい入力を拒否します</translation>
    </message>
    <message>
        <source>A range is wider than the exported one, and the program&apos;s guards do not cover it. Export refuses wider ranges unless allowed here.</source>
        <translation>範囲がエクスポート時より広く、プログラムのガードが覆っていません。ここで許可しない限り、エクスポートは広い範囲を拒否します。</translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation>%1 を %2～%3 に設定</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>%1 の範囲をファイルどおりに</translation>
    </message>
    <message>
        <source>Change pool %1</source>
        <translation>プール %1 を変更</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>プールを追加</translation>
    </message>
    <message>
        <source>Remove pool %1</source>
        <translation>プール %1 を削除</translation>
    </message>
    <message>
        <source>Change what is planned</source>
        <translation>計画対象を変更</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 を %2 へ移動</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>%n 個のテンソルを %1 へ移動</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 をピン留め</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを解除</translation>
    </message>
    <message>
        <source>Unpin all tensors</source>
        <translation>すべてのピン留めを解除</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>%1 を呼び出し側でバインド</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>%1 を計画</translation>
    </message>
    <message>
        <source>Choose planner %1</source>
        <translation>プランナー %1 を選択</translation>
    </message>
    <message>
        <source>Delegate nothing</source>
        <translation>デリゲートしない</translation>
    </message>
    <message>
        <source>Set compile spec %1 of %2</source>
        <translation>%2 のコンパイル指定 %1 を設定</translation>
    </message>
    <message>
        <source>Remove compile spec %1 of %2</source>
        <translation>%2 のコンパイル指定 %1 を削除</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>メソッド %1 を表示</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>規則 %1 を削除</translation>
    </message>
    <message>
        <source>Run %1 in %2</source>
        <translation>%2 で %1 を実行</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>規則を変更</translation>
    </message>
    <message>
        <source>Use the memories of %1</source>
        <translation>%1 のメモリを使用</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>%1 を %2 に制限</translation>
    </message>
    <message>
        <source>No limit for %1</source>
        <translation>%1 の制限なし</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>プールを自動で選ぶ</translation>
    </message>
    <message>
        <source>Choose pools by hand</source>
        <translation>プールを手動で選ぶ</translation>
    </message>
    <message>
        <source>Change the order of operators</source>
        <translation>演算子の順序を変更</translation>
    </message>
    <message>
        <source>Linker map</source>
        <translation>リンカーマップ</translation>
    </message>
    <message>
        <source>Linker maps (*.map);;All files (*)</source>
        <translation>リンカーマップ (*.map);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Use linker map %1</source>
        <translation>リンカーマップ %1 を使用</translation>
    </message>
    <message>
        <source>Upper bounds from example shapes</source>
        <translation>上界を例の形状から取得</translation>
    </message>
    <message>
        <source>Upper bounds from value ranges</source>
        <translation>上界を値の範囲から取得</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>より広い範囲を許可</translation>
    </message>
    <message>
        <source>Refuse wider ranges</source>
        <translation>より広い範囲を拒否</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n 個のノード</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the backends&apos; choice for %1</source>
        <translation>%1 はバックエンドの選択に従う</translation>
    </message>
    <message>
        <source>Assign %1 to %2</source>
        <translation>%1 を %2 に割り当て</translation>
    </message>
    <message>
        <source>Replace payload %1</source>
        <translation>ペイロード %1 を置き換え</translation>
    </message>
    <message>
        <source>Extract payload %1</source>
        <translation>ペイロード %1 を抽出</translation>
    </message>
    <message>
        <source>Keep all other tensors at the file&apos;s offsets</source>
        <translation>ほかのテンソルはすべてファイルのオフセットのままにする</translation>
    </message>
    <message>
        <source>Type one of these, or choose another alignment for the tensor.</source>
        <translation>いずれかを入力するか、テンソルの別のアラインメントを選んでください。</translation>
    </message>
    <message>
        <source>Use the kernels of %1</source>
        <translation>%1 のカーネルを使用</translation>
    </message>
    <message>
        <source>Use the kernels detected from the program</source>
        <translation>プログラムから検出したカーネルを使用</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>整数で計算</translation>
    </message>
    <message>
        <source>Bind output %1 to input %2</source>
        <translation>出力 %1 を入力 %2 にバインド</translation>
    </message>
    <message>
        <source>Add backend %1</source>
        <translation>バックエンド %1 を追加</translation>
    </message>
    <message>
        <source>Restore payload %1</source>
        <translation>ペイロード %1 を元に戻す</translation>
    </message>
    <message>
        <source>Operator of %1</source>
        <translation>%1 の演算子</translation>
    </message>
    <message>
        <source>Change the initial value of %1</source>
        <translation>%1 の初期値を変更</translation>
    </message>
    <message>
        <source>Apply pass: %1</source>
        <translation>パスを適用：%1</translation>
    </message>
    <message>
        <source>Remove pass: %1</source>
        <translation>パスを外す：%1</translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>浮動小数点で計算</translation>
    </message>
    <message>
        <source>Change the bandwidth of %1</source>
        <translation>%1 の帯域幅を変更</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 を設定</translation>
    </message>
    <message>
        <source>The planner %1 is not on this machine&apos;s list</source>
        <translation>プランナー %1 はこのマシンの一覧にありません</translation>
    </message>
    <message>
        <source>Add it first (Plan menu) if you trust the program.</source>
        <translation>そのプログラムを信頼できる場合は、先に追加してください（プラン メニュー）。</translation>
    </message>
</context>
<context>
    <name>arenascope::Engine</name>
    <message>
        <source>intermediate</source>
        <translation>中間値</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>エイリアス</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>デリゲート入出力</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>最適</translation>
    </message>
    <message>
        <source>within</source>
        <translation>差が既知</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>解なし</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>shared state</source>
        <translation>共有状態</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>The best of all planners below, per pool; stops where a plan is proven optimal</source>
        <translation>以下の全プランナーの最良をプールごとに採用。最適と証明された時点で停止</translation>
    </message>
    <message>
        <source>Greedy by size</source>
        <translation>サイズ順の貪欲法</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap, as TensorFlow Lite does</source>
        <translation>TensorFlow Lite と同じく、大きい順に最も狭い隙間へ配置</translation>
    </message>
    <message>
        <source>Greedy by breadth</source>
        <translation>幅順の貪欲法</translation>
    </message>
    <message>
        <source>Hill climb</source>
        <translation>山登り法</translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation>サイズ順の貪欲法から始め、改善する限りピークのテンソルを並べ替え。シード使用</translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation>Squeaky wheel 最適化</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>最適</translation>
    </message>
    <message>
        <source>Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits all capacities</source>
        <translation>サイズ順の貪欲法からの厳密探索。完了すれば証明付き。全容量に収まる最初のプランで停止</translation>
    </message>
    <message>
        <source>Best fit in execution order</source>
        <translation>実行順ベストフィット</translation>
    </message>
    <message>
        <source>Tensors in execution order, each into the tightest gap</source>
        <translation>テンソルを実行順に、それぞれ最も狭い隙間へ配置</translation>
    </message>
    <message>
        <source>Shared objects by size</source>
        <translation>サイズ順の共有オブジェクト</translation>
    </message>
    <message>
        <source>Largest first into the smallest shared object that is free over the lifetime</source>
        <translation>大きい順に、生存期間中空いている最小の共有オブジェクトへ配置</translation>
    </message>
    <message>
        <source>Shared objects by breadth</source>
        <translation>幅順の共有オブジェクト</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>同サイズ共有</translation>
    </message>
    <message>
        <source>In execution order, tensors of equal size share an object</source>
        <translation>実行順に、同じサイズのテンソルがオブジェクトを共有</translation>
    </message>
    <message>
        <source>Storage groups</source>
        <translation>ストレージグループ</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>貪欲法</translation>
    </message>
    <message>
        <source>Greedy without sub-packing</source>
        <translation>貪欲法（サブパッキングなし）</translation>
    </message>
    <message>
        <source>Greedy with objects that hold one tensor at a time, as for Vulkan</source>
        <translation>一度に 1 テンソルだけを保持するオブジェクトの貪欲法（Vulkan 向けと同様）</translation>
    </message>
    <message>
        <source>Greedy, documented</source>
        <translation>貪欲法（文書どおり）</translation>
    </message>
    <message>
        <source>In graph order the free buffer closest in size, else a new one (greedy takes the first, largest tensors first)</source>
        <translation>グラフ順に、サイズの最も近い空きバッファー、なければ新規（貪欲法は大きいテンソル順に最初のもの）</translation>
    </message>
    <message>
        <source>Cadence first fit</source>
        <translation>Cadence ファーストフィット</translation>
    </message>
    <message>
        <source>Largest first at the lowest free offset</source>
        <translation>大きい順に最も低い空きオフセットへ配置</translation>
    </message>
    <message>
        <source>Cadence best fit</source>
        <translation>Cadence ベストフィット</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap</source>
        <translation>大きい順に最も狭い隙間へ配置</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>素朴法</translation>
    </message>
    <message>
        <source>ExecuTorch with its portable kernels</source>
        <translation>ExecuTorch（ポータブルカーネル）</translation>
    </message>
    <message>
        <source>ExecuTorch with XNNPACK</source>
        <translation>ExecuTorch（XNNPACK）</translation>
    </message>
    <message>
        <source>ArenaScope&apos;s own runtime</source>
        <translation>ArenaScope 独自のランタイム</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>native</source>
        <translation>ネイティブ</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>代替</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>デリゲート</translation>
    </message>
    <message>
        <source>control</source>
        <translation>制御</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>no out variant</source>
        <translation>out 版なし</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>テンソルなし</translation>
    </message>
    <message>
        <source>unplanned</source>
        <translation>計画外</translation>
    </message>
    <message>
        <source>Greedy by conflicts</source>
        <translation>競合順の貪欲法</translation>
    </message>
    <message>
        <source>Cortex-M4 with 256 KB of SRAM</source>
        <translation>Cortex-M4、256 KB SRAM</translation>
    </message>
    <message>
        <source>STM32L4, nRF52840 class: one SRAM that also holds the stack and the rest of the program.</source>
        <translation>STM32L4、nRF52840 クラス：スタックとプログラムの残りも置かれる 1 つの SRAM。</translation>
    </message>
    <message>
        <source>Cortex-M7 with tightly coupled memory</source>
        <translation>Cortex-M7、密結合メモリ付き</translation>
    </message>
    <message>
        <source>STM32H743 class: DTCM without wait states, AXI SRAM, external PSRAM.</source>
        <translation>STM32H743 クラス：ウェイトステートなしの DTCM、AXI SRAM、外部 PSRAM。</translation>
    </message>
    <message>
        <source>ESP32-S3 with 8 MB of PSRAM</source>
        <translation>ESP32-S3、8 MB PSRAM</translation>
    </message>
    <message>
        <source>Cortex-M55 and Ethos-U55 with shared SRAM</source>
        <translation>Cortex-M55 と Ethos-U55、共有 SRAM</translation>
    </message>
    <message>
        <source>Corstone-300 class: the NPU and the CPU share one SRAM; weights stay in flash.</source>
        <translation>Corstone-300 クラス：NPU と CPU が 1 つの SRAM を共有。重みはフラッシュに残ります。</translation>
    </message>
    <message>
        <source>Cortex-M85 and Ethos-U85 with DRAM</source>
        <translation>Cortex-M85 と Ethos-U85、DRAM 付き</translation>
    </message>
    <message>
        <source>Corstone-320 class: SRAM as fast scratch before a large DRAM.</source>
        <translation>Corstone-320 クラス：大容量 DRAM の手前に、高速スクラッチとしての SRAM。</translation>
    </message>
    <message>
        <source>ExecuTorch with its Cortex-M library</source>
        <translation>ExecuTorch とその Cortex-M ライブラリ</translation>
    </message>
    <message>
        <source>Cortex-M0+ with 32 KB of SRAM</source>
        <translation>Cortex-M0+、32 KB SRAM</translation>
    </message>
    <message>
        <source>STM32G0, SAM D21 class: no DSP instructions; the SRAM also holds the stack.</source>
        <translation>STM32G0、SAM D21 クラス：DSP 命令なし。SRAM にはスタックも置かれます。</translation>
    </message>
    <message>
        <source>Cortex-M33 with 512 KB of SRAM</source>
        <translation>Cortex-M33、512 KB SRAM</translation>
    </message>
    <message>
        <source>nRF5340, STM32U5 class: DSP instructions, one SRAM for all of the program.</source>
        <translation>nRF5340、STM32U5 クラス：DSP 命令あり。プログラム全体で 1 つの SRAM。</translation>
    </message>
    <message>
        <source>Cortex-M55 with 1 MB of SRAM</source>
        <translation>Cortex-M55、1 MB SRAM</translation>
    </message>
    <message>
        <source>Piecewise</source>
        <translation>区分配置</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, their largest tensors first, into the tightest gap</source>
        <translation>生存バイトが最も多いステップから、その中で大きいテンソルから、最も狭い隙間へ</translation>
    </message>
    <message>
        <source>Tensors with the most conflicts first, larger ones before smaller, each at the lowest free offset</source>
        <translation>競合が最も多いテンソルから、大きいものを先に、それぞれ最も低い空きオフセットへ</translation>
    </message>
    <message>
        <source>Plans repeatedly and moves tensors that ended too high to the front; for large problems; seeded</source>
        <translation>繰り返し計画し、高く置かれたテンソルを先頭へ。大きい問題向け。シード使用</translation>
    </message>
    <message>
        <source>For tensors whose rows have separate lifetimes: the lowest free offset for each, in many orders; seeded</source>
        <translation>行ごとに生存期間が異なるテンソル向け：それぞれ最も低い空きオフセットへ、多くの順序で。シード使用</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, into shared objects, which grow where none has room</source>
        <translation>生存バイトが最も多いステップから共有オブジェクトへ。空きがなければ大きくなります</translation>
    </message>
    <message>
        <source>In execution order into the most recently freed storage, whatever its size</source>
        <translation>実行順に、サイズにかかわらず最後に解放された領域へ</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as implemented: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>実装どおりの ExecuTorch の既定：大きい順に、空きのある最初の共有オブジェクトへ（文書の規則は greedy_best_fit）</translation>
    </message>
    <message>
        <source>Every tensor after the previous one; no bytes are shared</source>
        <translation>各テンソルを前のテンソルの後に。バイトは共有しません</translation>
    </message>
    <message>
        <source>Vector instructions (MVE) without an NPU; DTCM in addition to the SRAM.</source>
        <translation>NPU なしのベクトル命令 (MVE)。SRAM のほかに DTCM。</translation>
    </message>
    <message>
        <source>Internal SRAM that Wi-Fi and the stack leave free; octal PSRAM behind a cache with 32-byte lines.</source>
        <translation>Wi-Fi とスタックが残す内部 SRAM。32 バイトラインのキャッシュ越しの octal PSRAM。</translation>
    </message>
    <message>
        <source>Integers for Cortex-M</source>
        <translation>Cortex-M 用の整数</translation>
    </message>
    <message>
        <source>quantised layers compute on integers, with the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>量子化された層は ExecuTorch の Cortex-M ライブラリの演算子で整数計算します</translation>
    </message>
    <message>
        <source>Fold batch norm into convolution</source>
        <translation>バッチ正規化を畳み込みに統合</translation>
    </message>
    <message>
        <source>scales the weights of a convolution by the batch norm after it, and removes the batch norm</source>
        <translation>畳み込みの重みを後続のバッチ正規化でスケーリングし、バッチ正規化を取り除きます</translation>
    </message>
    <message>
        <source>Fold constants</source>
        <translation>定数の畳み込み</translation>
    </message>
    <message>
        <source>computes values that depend on constants only, such as transposed weights, and stores them</source>
        <translation>定数だけに依存する値（転置した重みなど）を計算して格納します</translation>
    </message>
    <message>
        <source>Fold padding into convolution</source>
        <translation>パディングを畳み込みに統合</translation>
    </message>
    <message>
        <source>a TensorFlow Lite PAD becomes the padding of the convolution after it, where both pad the same</source>
        <translation>両方の埋め方が同じ場合、TensorFlow Lite の PAD は後続の畳み込みのパディングになります</translation>
    </message>
    <message>
        <source>Drop unused outputs</source>
        <translation>未使用の出力を削除</translation>
    </message>
    <message>
        <source>splits with unused parts become slices of the used parts</source>
        <translation>未使用の部分がある split は、使用する部分の slice になります</translation>
    </message>
    <message>
        <source>Drop copies</source>
        <translation>コピーを削除</translation>
    </message>
    <message>
        <source>Elementwise in place</source>
        <translation>要素ごとの演算をインプレースに</translation>
    </message>
    <message>
        <source>an elementwise operator writes over an operand that is not read again</source>
        <translation>要素ごとの演算子が、以後読まれないオペランドを上書きします</translation>
    </message>
    <message>
        <source>Quantise in place</source>
        <translation>インプレース量子化</translation>
    </message>
    <message>
        <source>State updates in place</source>
        <translation>状態をインプレースで更新</translation>
    </message>
    <message>
        <source>updates of a state, such as a KV cache, are written directly into its buffer</source>
        <translation>KV キャッシュなどの状態の更新を、そのバッファーに直接書き込みます</translation>
    </message>
    <message>
        <source>Shared result of branches</source>
        <translation>分岐の結果を共有</translation>
    </message>
    <message>
        <source>both branches write their result to the same bytes, instead of one buffer each</source>
        <translation>両方の分岐が、別々のバッファーでなく同じバイトに結果を書き込みます</translation>
    </message>
    <message>
        <source>Concat operands inside the result</source>
        <translation>concat のオペランドを結果の中に</translation>
    </message>
    <message>
        <source>operands of a concatenation are planned inside its result, so that no bytes are copied</source>
        <translation>連結のオペランドを結果の中に配置するので、コピーが不要です</translation>
    </message>
    <message>
        <source>Scratch and sums of the core</source>
        <translation>コアのスクラッチと和</translation>
    </message>
    <message>
        <source>cortex_m operators get the scratch and the bias or kernel sums that the chosen core&apos;s kernels need</source>
        <translation>cortex_m 演算子に、選んだコアのカーネルが必要とするスクラッチと、バイアスまたはカーネルの和を与えます</translation>
    </message>
    <message>
        <source>Recompute small values</source>
        <translation>小さい値を再計算</translation>
    </message>
    <message>
        <source>the int8 result of a Cortex-M quantise lies over the beginning of its operand; runs here, but is not exported</source>
        <translation>Cortex-M の quantize の int8 結果がオペランドの先頭に重なります。ここでは実行できますが、エクスポートされません</translation>
    </message>
    <message>
        <source>Merge values of one place</source>
        <translation>同じ場所の値をまとめる</translation>
    </message>
    <message>
        <source>values that are cheap to compute are computed again for a later reader where that lowers the peak</source>
        <translation>安価に計算できる値は、ピークが下がる場合に後の読み手のために再計算します</translation>
    </message>
    <message>
        <source>views and named constants at one place become one value of the .pte, which takes less memory to load</source>
        <translation>同じ場所のビューと名前付き定数が .pte の 1 つの値になり、読み込みに必要なメモリが減ります</translation>
    </message>
    <message>
        <source>paddings of zero, clones in the same order, broadcast expansions, and contiguous slices or permutations are removed; their readers use the operand</source>
        <translation>0 のパディング、同じ順序の複製、読み手がブロードキャストする拡張、連続したスライスや転置を取り除き、読み手はオペランドを使います</translation>
    </message>
    <message>
        <source>Recompute halos of tiles</source>
        <translation>タイルのハローを再計算</translation>
    </message>
    <message>
        <source>each tile computes the rows at its borders again, and keeps none of the tile before; without tiles, nothing changes</source>
        <translation>各タイルは境界の行を再計算し、前のタイルの行を保持しません。タイルがなければ何も変わりません</translation>
    </message>
    <message>
        <source>Roll equal tiles into loops</source>
        <translation>等しいタイルをループ化する</translation>
    </message>
    <message>
        <source>tiles that differ only by a constant step become a loop of the .pte, where that takes less memory to load; without tiles, nothing changes</source>
        <translation>一定の間隔だけが異なるタイルは、読み込みに必要なメモリが減る場合に .pte のループになります。タイルがなければ何も変わりません</translation>
    </message>
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>torch.export.save のファイル</translation>
    </message>
    <message>
        <source>at least one exported method</source>
        <translation>エクスポートされたメソッドが 1 つ以上</translation>
    </message>
    <message>
        <source>check the path and its permissions</source>
        <translation>パスとアクセス権を確認してください</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>アクセス権を確認してください</translation>
    </message>
    <message>
        <source>export or copy it again</source>
        <translation>再度エクスポートまたはコピーしてください</translation>
    </message>
    <message>
        <source>export the program again</source>
        <translation>プログラムを再度エクスポートしてください</translation>
    </message>
    <message>
        <source>export the model with torch.export.save or ExecuTorch&apos;s to_executorch</source>
        <translation>torch.export.save または ExecuTorch の to_executorch でモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>free some space or choose another folder</source>
        <translation>空き容量を確保するか、別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>choose a folder that can be written</source>
        <translation>書き込み可能なフォルダーを選んでください</translation>
    </message>
    <message>
        <source>a session saved by ArenaScope</source>
        <translation>ArenaScope で保存したセッション</translation>
    </message>
    <message>
        <source>&apos;tuning&apos; is missing</source>
        <translation>「tuning」がありません</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>&apos;@&apos; and a number</source>
        <translation>「@」と数値</translation>
    </message>
    <message>
        <source>&apos;pid&apos; is 0</source>
        <translation>「pid」が 0 です</translation>
    </message>
    <message>
        <source>&apos;pool&apos; is {pool}</source>
        <translation>「pool」が {pool} です</translation>
    </message>
    <message>
        <source>&apos;{expected}&apos;</source>
        <translation>「{expected}」</translation>
    </message>
    <message>
        <source>&apos;{inputs}&apos;, the graph&apos;s input at its place</source>
        <translation>「{inputs}」（その位置にあるグラフの入力）</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has the wrong type</source>
        <translation>「{key}」の型が違います</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is {value}</source>
        <translation>「{key}」が {value} です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has a type that the file cannot hold</source>
        <translation>「{name}」の型はこのファイルに保存できません</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no memory of its own</source>
        <translation>「{name}」には専用のメモリがありません</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has type {type}</source>
        <translation>「{name}」の型が {type} です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not supported in a size</source>
        <translation>「{name}」はサイズでは未対応です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is planned</source>
        <translation>「{name}」は計画対象です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; of a fraction</source>
        <translation>分数に対する「{name}」</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; with {count} arguments</source>
        <translation>引数 {count} 個の「{name}」</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls {function}</source>
        <translation>「{path}」が {function} を呼び出しています</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a class or function</source>
        <translation>「{path}」はクラスまたは関数です</translation>
    </message>
    <message>
        <source>&apos;{schema}&apos; is not an operator schema</source>
        <translation>「{schema}」は演算子スキーマではありません</translation>
    </message>
    <message>
        <source>(args, kwargs)</source>
        <translation>(args, kwargs)</translation>
    </message>
    <message>
        <source>-1 or more</source>
        <translation>-1 以上</translation>
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
        <translation>0 以上</translation>
    </message>
    <message>
        <source>0 or more bytes</source>
        <translation>0 バイト以上</translation>
    </message>
    <message>
        <source>0 to 1000000</source>
        <translation>0～1000000</translation>
    </message>
    <message>
        <source>0 to 1e12</source>
        <translation>0～1e12</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0～255</translation>
    </message>
    <message>
        <source>0 to 2^48</source>
        <translation>0～2^48</translation>
    </message>
    <message>
        <source>0 to 5</source>
        <translation>0～5</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>0～6</translation>
    </message>
    <message>
        <source>0 to {count}</source>
        <translation>0～{count}</translation>
    </message>
    <message>
        <source>0, 1 or 2</source>
        <translation>0、1、2 のいずれか</translation>
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
        <translation>1 以上</translation>
    </message>
    <message>
        <source>1 or more bytes</source>
        <translation>1 バイト以上</translation>
    </message>
    <message>
        <source>1 or {count}</source>
        <translation>1 または {count}</translation>
    </message>
    <message>
        <source>1 to 1048576</source>
        <translation>1～1048576</translation>
    </message>
    <message>
        <source>1 to 255</source>
        <translation>1～255</translation>
    </message>
    <message>
        <source>1 to 47</source>
        <translation>1～47</translation>
    </message>
    <message>
        <source>1..1024</source>
        <translation>1..1024</translation>
    </message>
    <message>
        <source>1..255 characters</source>
        <translation>1～255 文字</translation>
    </message>
    <message>
        <source>1..{pools}</source>
        <translation>1..{pools}</translation>
    </message>
    <message>
        <source>30 bytes</source>
        <translation>30 バイト</translation>
    </message>
    <message>
        <source>ET12</source>
        <translation>ET12</translation>
    </message>
    <message>
        <source>F32, I64, BOOL, …</source>
        <translation>F32、I64、BOOL など</translation>
    </message>
    <message>
        <source>OpenCL: {operation} failed ({status})</source>
        <translation>OpenCL：{operation} に失敗しました（{status}）</translation>
    </message>
    <message>
        <source>SAME padding of a dynamic dimension</source>
        <translation>動的な次元に対する SAME パディング</translation>
    </message>
    <message>
        <source>STATIC or DYNAMIC_BOUND</source>
        <translation>STATIC または DYNAMIC_BOUND</translation>
    </message>
    <message>
        <source>TRAINING or ATEN</source>
        <translation>TRAINING または ATEN</translation>
    </message>
    <message>
        <source>XNNPACK does not start on this processor</source>
        <translation>このプロセッサでは XNNPACK を起動できません</translation>
    </message>
    <message>
        <source>XNNPACK refuses {object} (status {status})</source>
        <translation>XNNPACK が {object} を拒否しました（ステータス {status}）</translation>
    </message>
    <message>
        <source>[b, m, k] and [b, k, n]</source>
        <translation>[b, m, k] と [b, k, n]</translation>
    </message>
    <message>
        <source>[version, tree]</source>
        <translation>[version, tree]</translation>
    </message>
    <message>
        <source>a (possibly empty) list</source>
        <translation>リスト（空でも可）</translation>
    </message>
    <message>
        <source>a .pt2 of torch.export.save</source>
        <translation>torch.export.save の .pt2</translation>
    </message>
    <message>
        <source>a .pte file</source>
        <translation>.pte ファイル</translation>
    </message>
    <message>
        <source>a .pte program</source>
        <translation>.pte プログラム</translation>
    </message>
    <message>
        <source>a JSON object of offsets by id on its stdout</source>
        <translation>id ごとのオフセットを標準出力に書く JSON オブジェクト</translation>
    </message>
    <message>
        <source>a PyTorch name such as float32</source>
        <translation>float32 などの PyTorch の名前</translation>
    </message>
    <message>
        <source>a PyTorch scalar type</source>
        <translation>PyTorch のスカラー型</translation>
    </message>
    <message>
        <source>a base of at least 1</source>
        <translation>1 以上の底</translation>
    </message>
    <message>
        <source>a block returns fewer values than are read</source>
        <translation>ブロックの返す値が、読み出される数より少ないです</translation>
    </message>
    <message>
        <source>a body that computes with the size of a dynamic dimension</source>
        <translation>動的な次元のサイズで計算する本体</translation>
    </message>
    <message>
        <source>a body with too few results</source>
        <translation>結果が足りない本体</translation>
    </message>
    <message>
        <source>a bool or a bool tensor</source>
        <translation>bool または bool テンソル</translation>
    </message>
    <message>
        <source>a bool or a bool tensor with one element</source>
        <translation>bool または要素が 1 つの bool テンソル</translation>
    </message>
    <message>
        <source>a buffer without an id</source>
        <translation>id のないバッファー</translation>
    </message>
    <message>
        <source>a carried value that changes its type or shape</source>
        <translation>型または形状が変わるループ持ち越し値</translation>
    </message>
    <message>
        <source>a channel dimension</source>
        <translation>チャネル次元</translation>
    </message>
    <message>
        <source>a column is missing</source>
        <translation>列が足りません</translation>
    </message>
    <message>
        <source>a complete file</source>
        <translation>完全なファイル</translation>
    </message>
    <message>
        <source>a complete protocol buffer</source>
        <translation>完全なプロトコルバッファー</translation>
    </message>
    <message>
        <source>a constant has an element type that is not known</source>
        <translation>定数の要素型が不明です</translation>
    </message>
    <message>
        <source>a constant has more elements than can be counted</source>
        <translation>定数の要素が多すぎて数えられません</translation>
    </message>
    <message>
        <source>a constant has the size {size}</source>
        <translation>定数のサイズが {size} です</translation>
    </message>
    <message>
        <source>a constant has the stride {stride}</source>
        <translation>定数のストライドが {stride} です</translation>
    </message>
    <message>
        <source>a constant is too large to be copied</source>
        <translation>定数が大きすぎてコピーできません</translation>
    </message>
    <message>
        <source>a constant of this kind</source>
        <translation>この種類の定数</translation>
    </message>
    <message>
        <source>a constant of this size</source>
        <translation>このサイズの定数</translation>
    </message>
    <message>
        <source>a constant reaches past its storage of {bytes} bytes</source>
        <translation>定数が {bytes} バイトのストレージを超えています</translation>
    </message>
    <message>
        <source>a constant reaches past what can be addressed</source>
        <translation>定数がアドレス可能な範囲を超えています</translation>
    </message>
    <message>
        <source>a constant that holds them</source>
        <translation>それらを保持する定数</translation>
    </message>
    <message>
        <source>a constant&apos;s strides and sizes do not fit together</source>
        <translation>定数のストライドとサイズが整合しません</translation>
    </message>
    <message>
        <source>a count that is not constant</source>
        <translation>定数でない個数</translation>
    </message>
    <message>
        <source>a cross product along a dimension of other than 3</source>
        <translation>サイズが 3 でない次元に沿った外積</translation>
    </message>
    <message>
        <source>a cross product of numbers</source>
        <translation>数値の外積</translation>
    </message>
    <message>
        <source>a truncated directory entry</source>
        <translation>途中で切れたディレクトリエントリ</translation>
    </message>
    <message>
        <source>a delegate of the method</source>
        <translation>このメソッドのデリゲート</translation>
    </message>
    <message>
        <source>a depth that is not constant</source>
        <translation>定数でない深さ</translation>
    </message>
    <message>
        <source>a diagonal that is not constant</source>
        <translation>定数でない対角の位置</translation>
    </message>
    <message>
        <source>a directory too small for its {count} entries</source>
        <translation>{count} 個のエントリには小さすぎるディレクトリ</translation>
    </message>
    <message>
        <source>a divisor that is never 0</source>
        <translation>0 にならない除数</translation>
    </message>
    <message>
        <source>a field has an unknown kind</source>
        <translation>フィールドの種類が不明です</translation>
    </message>
    <message>
        <source>a field has no valid number</source>
        <translation>フィールドの番号が無効です</translation>
    </message>
    <message>
        <source>a field is longer than the message</source>
        <translation>フィールドがメッセージより長いです</translation>
    </message>
    <message>
        <source>a file in the model&apos;s folder</source>
        <translation>モデルのフォルダー内のファイル</translation>
    </message>
    <message>
        <source>a file of this kind holds no sample inputs</source>
        <translation>この種類のファイルにはサンプル入力がありません</translation>
    </message>
    <message>
        <source>a file of torch.save</source>
        <translation>torch.save のファイル</translation>
    </message>
    <message>
        <source>a file with content</source>
        <translation>内容のあるファイル</translation>
    </message>
    <message>
        <source>a finite number above 0</source>
        <translation>0 より大きい有限の数</translation>
    </message>
    <message>
        <source>a flatbuffer of nodes and values</source>
        <translation>ノードと値の flatbuffer</translation>
    </message>
    <message>
        <source>a float type</source>
        <translation>浮動小数点型</translation>
    </message>
    <message>
        <source>a float, integer or bool type</source>
        <translation>浮動小数点、整数、bool のいずれかの型</translation>
    </message>
    <message>
        <source>a fraction by less than 1</source>
        <translation>分母が 1 未満の分数</translation>
    </message>
    <message>
        <source>a fraction without its second part</source>
        <translation>分母のない分数</translation>
    </message>
    <message>
        <source>an unused mem_id</source>
        <translation>未使用の mem_id</translation>
    </message>
    <message>
        <source>a handle or an error</source>
        <translation>ハンドルまたはエラー</translation>
    </message>
    <message>
        <source>a kernel, stride or dilation that is not usable</source>
        <translation>使えないカーネル、ストライド、ダイレーション</translation>
    </message>
    <message>
        <source>a key without its value</source>
        <translation>値のないキー</translation>
    </message>
    <message>
        <source>a known type, at most 16 dimensions, a size that fits</source>
        <translation>既知の型、16 次元以下、収まるサイズ</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos;</source>
        <translation>行「out V」</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos; or &apos;keep S V&apos;</source>
        <translation>行「out V」または「keep S V」</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>a line for each buffer below the column names</source>
        <translation>列名の下に、バッファーごとに 1 行</translation>
    </message>
    <message>
        <source>a line that does not end</source>
        <translation>終端のない行</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>a list as an input</source>
        <translation>リストの入力</translation>
    </message>
    <message>
        <source>a list item of kind &apos;{kind}&apos;</source>
        <translation>種類「{kind}」のリスト項目</translation>
    </message>
    <message>
        <source>a list longer than 6</source>
        <translation>6 個を超えるリスト</translation>
    </message>
    <message>
        <source>a list of at most 16 sizes</source>
        <translation>サイズが 16 個以下のリスト</translation>
    </message>
    <message>
        <source>a list of input, output, state, intermediate or delegate-io</source>
        <translation>input、output、state、intermediate、delegate-io のリスト</translation>
    </message>
    <message>
        <source>a list of integers</source>
        <translation>整数のリスト</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>名前のリスト</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>数値のリスト</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>オブジェクトのリスト</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>数値の組のリスト</translation>
    </message>
    <message>
        <source>a list of runs</source>
        <translation>実行のリスト</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>テンソルのリスト</translation>
    </message>
    <message>
        <source>a list of two numbers</source>
        <translation>2 つの数値のリスト</translation>
    </message>
    <message>
        <source>a loop that ends</source>
        <translation>終了するループ</translation>
    </message>
    <message>
        <source>a mean over this many windows</source>
        <translation>この数のウィンドウにわたる平均</translation>
    </message>
    <message>
        <source>a mem_id</source>
        <translation>mem_id</translation>
    </message>
    <message>
        <source>a memo out of range</source>
        <translation>範囲外の memo</translation>
    </message>
    <message>
        <source>a memory id from 1</source>
        <translation>1 以上のメモリ id</translation>
    </message>
    <message>
        <source>a method with delegates</source>
        <translation>デリゲートのあるメソッド</translation>
    </message>
    <message>
        <source>a method without a name</source>
        <translation>名前のないメソッド</translation>
    </message>
    <message>
        <source>a missing &apos;)&apos;</source>
        <translation>「)」の不足</translation>
    </message>
    <message>
        <source>a missing term</source>
        <translation>項の不足</translation>
    </message>
    <message>
        <source>a model with its data inside</source>
        <translation>データを内部に持つモデル</translation>
    </message>
    <message>
        <source>a multiple of 128</source>
        <translation>128 の倍数</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>a negative capacity</source>
        <translation>負の容量</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>a number beyond 64 bits</source>
        <translation>64 ビットを超える数</translation>
    </message>
    <message>
        <source>a number from 0 to {limit}</source>
        <translation>0～{limit} の数</translation>
    </message>
    <message>
        <source>a number has more than 64 bits</source>
        <translation>数が 64 ビットを超えています</translation>
    </message>
    <message>
        <source>a number is truncated</source>
        <translation>数が途中で切れています</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>バイト数</translation>
    </message>
    <message>
        <source>a number that the type can hold</source>
        <translation>その型で表せる数</translation>
    </message>
    <message>
        <source>a number with a malformed precision</source>
        <translation>精度の指定が不正な数</translation>
    </message>
    <message>
        <source>a number without quotes</source>
        <translation>引用符のない数</translation>
    </message>
    <message>
        <source>a parameter of {rows}</source>
        <translation>{rows} 個のパラメーター</translation>
    </message>
    <message>
        <source>a parameter that is not finite</source>
        <translation>有限でないパラメーター</translation>
    </message>
    <message>
        <source>a partitioner that only tags nodes</source>
        <translation>ノードにタグを付けるだけのパーティショナー</translation>
    </message>
    <message>
        <source>a permutation of its {rank} dimensions</source>
        <translation>{rank} 個の次元の順列</translation>
    </message>
    <message>
        <source>a pickle of more than 4 million values</source>
        <translation>値が 400 万個を超える pickle</translation>
    </message>
    <message>
        <source>a pickle that ends with unused values</source>
        <translation>未使用の値を残して終わる pickle</translation>
    </message>
    <message>
        <source>a plain or a quantised tensor</source>
        <translation>通常または量子化されたテンソル</translation>
    </message>
    <message>
        <source>a plan for every method</source>
        <translation>すべてのメソッドのプラン</translation>
    </message>
    <message>
        <source>a plan in which no live tensors share bytes</source>
        <translation>生存中のテンソルがバイトを共有しないプラン</translation>
    </message>
    <message>
        <source>a plan of a .pt2</source>
        <translation>.pt2 のプラン</translation>
    </message>
    <message>
        <source>a planned buffer: the format keeps initial data for these only</source>
        <translation>計画対象のバッファー（この形式で初期データを保持できるのはこれのみ）</translation>
    </message>
    <message>
        <source>a planned tensor or a buffer from the caller</source>
        <translation>計画対象のテンソルまたは呼び出し側のバッファー</translation>
    </message>
    <message>
        <source>a planning pass needs ExecuTorch&apos;s node names, which .{format} does not hold</source>
        <translation>計画パスには ExecuTorch のノード名が必要ですが、.{format} には含まれていません</translation>
    </message>
    <message>
        <source>a pool over this many dimensions</source>
        <translation>この次元数のプーリング</translation>
    </message>
    <message>
        <source>a pool without a name</source>
        <translation>名前のないプール</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>2 のべき乗</translation>
    </message>
    <message>
        <source>a power of two, or 0 for the program&apos;s</source>
        <translation>2 のべき乗、またはプログラムの値を使う 0</translation>
    </message>
    <message>
        <source>a product with a scalar</source>
        <translation>スカラーとの積</translation>
    </message>
    <message>
        <source>a product with a scalar needs mul, not matmul</source>
        <translation>スカラーとの積には matmul ではなく mul が必要です</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions</source>
        <translation>動的次元のあるプログラム</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions; every size of this one is fixed</source>
        <translation>動的次元のあるプログラム。このプログラムのサイズはすべて固定です</translation>
    </message>
    <message>
        <source>a quantised value without scales</source>
        <translation>スケールのない量子化値</translation>
    </message>
    <message>
        <source>a range for every symbol</source>
        <translation>すべてのシンボルの範囲</translation>
    </message>
    <message>
        <source>a range for it</source>
        <translation>その範囲</translation>
    </message>
    <message>
        <source>a real, integer or boolean type</source>
        <translation>実数、整数、真偽値のいずれかの型</translation>
    </message>
    <message>
        <source>a recurrent layer of symbolic width is not lowered yet</source>
        <translation>シンボリックな幅の再帰層のローワリングは未対応です</translation>
    </message>
    <message>
        <source>a reduction of a scalar</source>
        <translation>スカラーのリダクション</translation>
    </message>
    <message>
        <source>a repeat of {times}</source>
        <translation>{times} 回の繰り返し</translation>
    </message>
    <message>
        <source>a reserved 0 at index 0</source>
        <translation>インデックス 0 に予約済みの 0</translation>
    </message>
    <message>
        <source>a reserved range from {begin} to {end}</source>
        <translation>{begin}～{end} の予約済み範囲</translation>
    </message>
    <message>
        <source>a reshape to another number of elements</source>
        <translation>要素数が変わる形状変更</translation>
    </message>
    <message>
        <source>a result whose shape is not declared</source>
        <translation>形状の宣言がない結果</translation>
    </message>
    <message>
        <source>a row-major tensor</source>
        <translation>行優先のテンソル</translation>
    </message>
    <message>
        <source>a scale for each group</source>
        <translation>グループごとのスケール</translation>
    </message>
    <message>
        <source>a segment or inline data</source>
        <translation>セグメントまたはインラインデータ</translation>
    </message>
    <message>
        <source>a shape of as many elements</source>
        <translation>要素数が同じ形状</translation>
    </message>
    <message>
        <source>a shape that is not constant</source>
        <translation>定数でない形状</translation>
    </message>
    <message>
        <source>a shape too large</source>
        <translation>大きすぎる形状</translation>
    </message>
    <message>
        <source>a shared library</source>
        <translation>共有ライブラリ</translation>
    </message>
    <message>
        <source>a short zip64 field</source>
        <translation>短すぎる zip64 フィールド</translation>
    </message>
    <message>
        <source>a size of kind &apos;{kind}&apos;</source>
        <translation>種類「{kind}」のサイズ</translation>
    </message>
    <message>
        <source>a size of {size}</source>
        <translation>サイズ {size}</translation>
    </message>
    <message>
        <source>a size that 32 bits can count</source>
        <translation>32 ビットで数えられるサイズ</translation>
    </message>
    <message>
        <source>a size that 64 bits can count</source>
        <translation>64 ビットで数えられるサイズ</translation>
    </message>
    <message>
        <source>a slice of a dynamic dimension</source>
        <translation>動的な次元のスライス</translation>
    </message>
    <message>
        <source>a smaller number</source>
        <translation>より小さい数</translation>
    </message>
    <message>
        <source>a smaller shape</source>
        <translation>より小さい形状</translation>
    </message>
    <message>
        <source>a sparse layout is not supported</source>
        <translation>疎なレイアウトは未対応です</translation>
    </message>
    <message>
        <source>a split of a dynamic dimension</source>
        <translation>動的な次元の分割</translation>
    </message>
    <message>
        <source>a state value</source>
        <translation>状態の値</translation>
    </message>
    <message>
        <source>a storage that holds them; this one has {bytes}</source>
        <translation>それらを保持するストレージ（これは {bytes}）</translation>
    </message>
    <message>
        <source>a strided tensor</source>
        <translation>ストライド形式のテンソル</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>a symbol with a malformed assumption</source>
        <translation>仮定の指定が不正なシンボル</translation>
    </message>
    <message>
        <source>a symbol without a name</source>
        <translation>名前のないシンボル</translation>
    </message>
    <message>
        <source>a symbol without a quoted name</source>
        <translation>名前が引用符で囲まれていないシンボル</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>a tensor in memory that can be written</source>
        <translation>書き込み可能なメモリ上のテンソル</translation>
    </message>
    <message>
        <source>a tensor of &apos;{name}&apos; is missing</source>
        <translation>「{name}」のテンソルがありません</translation>
    </message>
    <message>
        <source>a tensor of this method that is not a constant</source>
        <translation>このメソッドの定数でないテンソル</translation>
    </message>
    <message>
        <source>a tensor that can be written</source>
        <translation>書き込み可能なテンソル</translation>
    </message>
    <message>
        <source>a tensor with odd strides</source>
        <translation>ストライドが異常なテンソル</translation>
    </message>
    <message>
        <source>a tensor without its sizes</source>
        <translation>サイズのないテンソル</translation>
    </message>
    <message>
        <source>a tensor without its storage</source>
        <translation>ストレージのないテンソル</translation>
    </message>
    <message>
        <source>a transposed convolution with this padding</source>
        <translation>このパディングの転置畳み込み</translation>
    </message>
    <message>
        <source>a tree without arguments</source>
        <translation>引数のないツリー</translation>
    </message>
    <message>
        <source>a tree without its version</source>
        <translation>バージョンのないツリー</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>a value for every symbol</source>
        <translation>すべてのシンボルの値</translation>
    </message>
    <message>
        <source>a value of the graph</source>
        <translation>グラフの値</translation>
    </message>
    <message>
        <source>a value of this type</source>
        <translation>この型の値</translation>
    </message>
    <message>
        <source>a value of {elements} elements</source>
        <translation>{elements} 要素の値</translation>
    </message>
    <message>
        <source>a value outside the pool</source>
        <translation>プールの外の値</translation>
    </message>
    <message>
        <source>a value without a tensor</source>
        <translation>テンソルのない値</translation>
    </message>
    <message>
        <source>a value, because {operator} has no default for it</source>
        <translation>値（{operator} に既定値がないため）</translation>
    </message>
    <message>
        <source>a volume of {sizes} dimensions</source>
        <translation>{sizes} 次元のボリューム</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>0 以上の整数</translation>
    </message>
    <message>
        <source>a whole number from {min} to {max}</source>
        <translation>{min}～{max} の整数</translation>
    </message>
    <message>
        <source>a whole number, or one with K, M or G</source>
        <translation>整数、または K、M、G を付けた整数</translation>
    </message>
    <message>
        <source>a whole tensor</source>
        <translation>分割されていないテンソル</translation>
    </message>
    <message>
        <source>a window larger than the image of {size}</source>
        <translation>画像 {size} より大きいウィンドウ</translation>
    </message>
    <message>
        <source>a window of another number of dimensions</source>
        <translation>次元数の異なるウィンドウ</translation>
    </message>
    <message>
        <source>a window that fits</source>
        <translation>収まるウィンドウ</translation>
    </message>
    <message>
        <source>a window, stride or channel count of {size}</source>
        <translation>ウィンドウ、ストライド、チャネル数のいずれかが {size}</translation>
    </message>
    <message>
        <source>a write through narrow with a symbolic start is not lowered yet</source>
        <translation>開始位置がシンボリックな narrow を通した書き込みのローワリングは未対応です</translation>
    </message>
    <message>
        <source>a write through {operator} is not lowered yet</source>
        <translation>{operator} を通した書き込みのローワリングは未対応です</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>0 より大きい値</translation>
    </message>
    <message>
        <source>adaptive maxima of a symbolic size are not lowered yet</source>
        <translation>シンボリックなサイズの適応型最大プーリングのローワリングは未対応です</translation>
    </message>
    <message>
        <source>add --no-plan-inputs --no-plan-outputs, or --unplanned &apos;{name}&apos;</source>
        <translation>--no-plan-inputs --no-plan-outputs または --unplanned &apos;{name}&apos; を追加してください</translation>
    </message>
    <message>
        <source>add a pool with that mem_id</source>
        <translation>その mem_id のプールを追加してください</translation>
    </message>
    <message>
        <source>align {bytes}</source>
        <translation>アラインメント {bytes}</translation>
    </message>
    <message>
        <source>alignment {align}</source>
        <translation>アラインメント {align}</translation>
    </message>
    <message>
        <source>all buffers together have more bytes than 64 bits can count</source>
        <translation>全バッファーの合計バイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>alpha is 0</source>
        <translation>alpha が 0 です</translation>
    </message>
    <message>
        <source>an LSTM without two initial states</source>
        <translation>初期状態が 2 つない LSTM</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>ONNX モデル</translation>
    </message>
    <message>
        <source>an affine grid of this size</source>
        <translation>このサイズのアフィングリッド</translation>
    </message>
    <message>
        <source>an affine grid of volumes is not lowered yet</source>
        <translation>ボリュームのアフィングリッドのローワリングは未対応です</translation>
    </message>
    <message>
        <source>an archive split over several disks</source>
        <translation>複数のディスクに分割されたアーカイブ</translation>
    </message>
    <message>
        <source>an archive with an entry ETRECORD_V0</source>
        <translation>エントリ ETRECORD_V0 のあるアーカイブ</translation>
    </message>
    <message>
        <source>an archive without data.pkl</source>
        <translation>data.pkl のないアーカイブ</translation>
    </message>
    <message>
        <source>an argument after other values</source>
        <translation>ほかの値の後にある引数</translation>
    </message>
    <message>
        <source>an argument is {tensor}</source>
        <translation>引数が {tensor} です</translation>
    </message>
    <message>
        <source>an argument of kind &apos;{kind}&apos; is not supported</source>
        <translation>種類「{kind}」の引数は未対応です</translation>
    </message>
    <message>
        <source>an axis that is not constant</source>
        <translation>定数でない軸</translation>
    </message>
    <message>
        <source>an empty region</source>
        <translation>空の領域</translation>
    </message>
    <message>
        <source>an empty tensor</source>
        <translation>空のテンソル</translation>
    </message>
    <message>
        <source>an empty value name</source>
        <translation>空の値名</translation>
    </message>
    <message>
        <source>an end above the beginning</source>
        <translation>先頭より後の終端</translation>
    </message>
    <message>
        <source>an entry in tensor_values</source>
        <translation>tensor_values のエントリ</translation>
    </message>
    <message>
        <source>an entry in the weights or constants</source>
        <translation>重みまたは定数のエントリ</translation>
    </message>
    <message>
        <source>an exported function arenascope_plugin</source>
        <translation>エクスポートされた関数 arenascope_plugin</translation>
    </message>
    <message>
        <source>an index of a segment</source>
        <translation>セグメントのインデックス</translation>
    </message>
    <message>
        <source>an index of a stored constant</source>
        <translation>格納済み定数のインデックス</translation>
    </message>
    <message>
        <source>an index of stored data</source>
        <translation>格納済みデータのインデックス</translation>
    </message>
    <message>
        <source>an index of the list</source>
        <translation>リストのインデックス</translation>
    </message>
    <message>
        <source>an input or an earlier node&apos;s output</source>
        <translation>入力または前のノードの出力</translation>
    </message>
    <message>
        <source>an input that is not given</source>
        <translation>与えられていない入力</translation>
    </message>
    <message>
        <source>an input without channels</source>
        <translation>チャネルのない入力</translation>
    </message>
    <message>
        <source>an input without spatial dimensions</source>
        <translation>空間次元のない入力</translation>
    </message>
    <message>
        <source>an input, an output or state</source>
        <translation>入力、出力、状態のいずれか</translation>
    </message>
    <message>
        <source>an instruction of the method</source>
        <translation>このメソッドの命令</translation>
    </message>
    <message>
        <source>an instruction without its mark</source>
        <translation>マークのない命令</translation>
    </message>
    <message>
        <source>an instruction without its operand</source>
        <translation>オペランドのない命令</translation>
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
        <translation>64 ビットを超える整数</translation>
    </message>
    <message>
        <source>an integer or bool</source>
        <translation>整数または bool</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>オブジェクト</translation>
    </message>
    <message>
        <source>an object with &apos;{key}&apos;</source>
        <translation>「{key}」を持つオブジェクト</translation>
    </message>
    <message>
        <source>an offset in its flatbuffer points outside it</source>
        <translation>flatbuffer 内のオフセットがその外を指しています</translation>
    </message>
    <message>
        <source>an offset inside its arena</source>
        <translation>アリーナ内のオフセット</translation>
    </message>
    <message>
        <source>an offset of 0 or more</source>
        <translation>0 以上のオフセット</translation>
    </message>
    <message>
        <source>a dynamic dimension</source>
        <translation>動的な次元</translation>
    </message>
    <message>
        <source>an output in memory of its own</source>
        <translation>専用のメモリにある出力</translation>
    </message>
    <message>
        <source>an output that an operator writes</source>
        <translation>演算子が書き込む出力</translation>
    </message>
    <message>
        <source>an output that is written after the input&apos;s last use</source>
        <translation>入力の最後の使用より後に書き込まれる出力</translation>
    </message>
    <message>
        <source>an output that the program computes and an input</source>
        <translation>プログラムが計算する出力と、入力</translation>
    </message>
    <message>
        <source>an undamaged FT01 file</source>
        <translation>破損のない FT01 ファイル</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>破損のないファイル</translation>
    </message>
    <message>
        <source>another number of elements</source>
        <translation>異なる要素数</translation>
    </message>
    <message>
        <source>antialiasing</source>
        <translation>アンチエイリアス</translation>
    </message>
    <message>
        <source>arenascope inspect shows the names</source>
        <translation>名前は arenascope inspect で確認できます</translation>
    </message>
    <message>
        <source>arg, const, state, add, mul, sin, keep or out</source>
        <translation>arg、const、state、add、mul、sin、keep、out のいずれか</translation>
    </message>
    <message>
        <source>arg, const, temp, run or out</source>
        <translation>arg、const、temp、run、out のいずれか</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; has a kind that is not lowered yet</source>
        <translation>引数「{name}」の種類のローワリングは未対応です</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; is missing</source>
        <translation>引数「{name}」がありません</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of an operator schema has no type</source>
        <translation>演算子スキーマの引数「{argument}」に型がありません</translation>
    </message>
    <message>
        <source>argument {argument} is {tensor}</source>
        <translation>引数 {argument} が {tensor} です</translation>
    </message>
    <message>
        <source>argument {id}</source>
        <translation>引数 {id}</translation>
    </message>
    <message>
        <source>argument {index} has the wrong type</source>
        <translation>引数 {index} の型が違います</translation>
    </message>
    <message>
        <source>argument {index} is missing</source>
        <translation>引数 {index} がありません</translation>
    </message>
    <message>
        <source>argument {index} is {tensor}</source>
        <translation>引数 {index} が {tensor} です</translation>
    </message>
    <message>
        <source>argument {index} of {count}</source>
        <translation>引数 {index}（全 {count} 個）</translation>
    </message>
    <message>
        <source>arguments first</source>
        <translation>引数が先頭</translation>
    </message>
    <message>
        <source>as many elements as it computes</source>
        <translation>計算するのと同じ要素数</translation>
    </message>
    <message>
        <source>as many of each</source>
        <translation>それぞれ同数</translation>
    </message>
    <message>
        <source>as_int or as_expr</source>
        <translation>as_int または as_expr</translation>
    </message>
    <message>
        <source>as_tensor or as_none</source>
        <translation>as_tensor または as_none</translation>
    </message>
    <message>
        <source>assign every tensor to one pool, or write a .h</source>
        <translation>すべてのテンソルを 1 つのプールに割り当てるか、.h を書き出してください</translation>
    </message>
    <message>
        <source>at least 24</source>
        <translation>24 以上</translation>
    </message>
    <message>
        <source>at least 64 bytes</source>
        <translation>64 バイト以上</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>1 つ以上</translation>
    </message>
    <message>
        <source>at least one node</source>
        <translation>1 つ以上のノード</translation>
    </message>
    <message>
        <source>at least one pixel</source>
        <translation>1 つ以上のピクセル</translation>
    </message>
    <message>
        <source>at least {start} + {length} bytes</source>
        <translation>{start} + {length} バイト以上</translation>
    </message>
    <message>
        <source>at most 100000</source>
        <translation>100000 以下</translation>
    </message>
    <message>
        <source>at most 1048576</source>
        <translation>1048576 以下</translation>
    </message>
    <message>
        <source>at most 16</source>
        <translation>16 以下</translation>
    </message>
    <message>
        <source>at most 16 dimensions</source>
        <translation>16 次元以下</translation>
    </message>
    <message>
        <source>at most 16 integers</source>
        <translation>16 個以下の整数</translation>
    </message>
    <message>
        <source>at most 2 GiB</source>
        <translation>2 GiB 以下</translation>
    </message>
    <message>
        <source>at most 2 GiB in all</source>
        <translation>合計 2 GiB 以下</translation>
    </message>
    <message>
        <source>at most 32 levels</source>
        <translation>32 段以下</translation>
    </message>
    <message>
        <source>at most 4096</source>
        <translation>4096 以下</translation>
    </message>
    <message>
        <source>at most a million</source>
        <translation>100 万以下</translation>
    </message>
    <message>
        <source>at most output {outputs} and input {inputs}, counted from 0</source>
        <translation>出力は {outputs} まで、入力は {inputs} まで（0 から数える）</translation>
    </message>
    <message>
        <source>at most the planned bytes</source>
        <translation>計画されたバイト数以下</translation>
    </message>
    <message>
        <source>at most two dimensions</source>
        <translation>2 次元以下</translation>
    </message>
    <message>
        <source>attention needs positions and features, of as many dimensions each</source>
        <translation>アテンションには、次元数の等しい位置と特徴が必要です</translation>
    </message>
    <message>
        <source>attention of other than [batch, positions, features]</source>
        <translation>[batch, positions, features] でないアテンション</translation>
    </message>
    <message>
        <source>attention over a symbolic number of features is not lowered yet</source>
        <translation>特徴数がシンボリックなアテンションのローワリングは未対応です</translation>
    </message>
    <message>
        <source>attention with dropout is not lowered yet</source>
        <translation>ドロップアウト付きアテンションのローワリングは未対応です</translation>
    </message>
    <message>
        <source>axes or steps that are not constant</source>
        <translation>定数でない軸またはステップ</translation>
    </message>
    <message>
        <source>axes that are not constant</source>
        <translation>定数でない軸</translation>
    </message>
    <message>
        <source>axis {axes}</source>
        <translation>軸 {axes}</translation>
    </message>
    <message>
        <source>axis {axis}</source>
        <translation>軸 {axis}</translation>
    </message>
    <message>
        <source>batch dimensions</source>
        <translation>バッチ次元</translation>
    </message>
    <message>
        <source>batch norm in training mode is not supported</source>
        <translation>学習モードのバッチ正規化は未対応です</translation>
    </message>
    <message>
        <source>batches first</source>
        <translation>バッチが先頭の配置</translation>
    </message>
    <message>
        <source>below {constants}</source>
        <translation>{constants} 未満</translation>
    </message>
    <message>
        <source>below {values}</source>
        <translation>{values} 未満</translation>
    </message>
    <message>
        <source>bilinear (0) or nearest (1)</source>
        <translation>双線形 (0) または最近傍 (1)</translation>
    </message>
    <message>
        <source>bilinear needs weights of three dimensions</source>
        <translation>bilinear には 3 次元の重みが必要です</translation>
    </message>
    <message>
        <source>block_diag without operands</source>
        <translation>オペランドのない block_diag</translation>
    </message>
    <message>
        <source>bodies nested this deeply</source>
        <translation>この深さの本体の入れ子</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>bool</translation>
    </message>
    <message>
        <source>both lists</source>
        <translation>両方のリスト</translation>
    </message>
    <message>
        <source>buffer &apos;{id}&apos; ends before it begins</source>
        <translation>バッファー「{id}」は開始前に終わっています</translation>
    </message>
    <message>
        <source>buffer &apos;{name}&apos; ends beyond what 64 bits can count</source>
        <translation>バッファー「{name}」の終端が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>buffer {id}</source>
        <translation>バッファー {id}</translation>
    </message>
    <message>
        <source>bytes that 63 bits can count</source>
        <translation>63 ビットで数えられるバイト数</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセルされました</translation>
    </message>
    <message>
        <source>cannot be loaded</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>マップできません</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>読み込めません</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>書き込めません</translation>
    </message>
    <message>
        <source>cannot leave {name} to the caller: it is an intermediate</source>
        <translation>{name} を呼び出し側に任せられません：中間値です</translation>
    </message>
    <message>
        <source>cannot pin {name}: it is not planned</source>
        <translation>{name} をピン留めできません：計画対象外です</translation>
    </message>
    <message>
        <source>cannot write this kind of file</source>
        <translation>この種類のファイルは書き出せません</translation>
    </message>
    <message>
        <source>channel dimension {channel}</source>
        <translation>チャネル次元 {channel}</translation>
    </message>
    <message>
        <source>channel_shuffle of fewer than three dimensions</source>
        <translation>3 次元未満の channel_shuffle</translation>
    </message>
    <message>
        <source>channels last</source>
        <translation>チャネルが最後の配置</translation>
    </message>
    <message>
        <source>choose another planner</source>
        <translation>別のプランナーを選んでください</translation>
    </message>
    <message>
        <source>choose another planner (--planner auto), or write it anyway with --force</source>
        <translation>別のプランナーを選ぶか（--planner auto）、--force でそのまま書き出してください</translation>
    </message>
    <message>
        <source>choose another planner, or the lifetime rules &apos;safe&apos;</source>
        <translation>別のプランナー、または生存期間の規則「safe」を選んでください</translation>
    </message>
    <message>
        <source>choose another target with --for, or write it anyway with --force</source>
        <translation>--for で別のターゲットを選ぶか、--force でそのまま書き出してください</translation>
    </message>
    <message>
        <source>col2im of another rank than 3</source>
        <translation>階数が 3 でない col2im</translation>
    </message>
    <message>
        <source>complex numbers are not supported</source>
        <translation>複素数は未対応です</translation>
    </message>
    <message>
        <source>condition is {tensor}</source>
        <translation>条件が {tensor} です</translation>
    </message>
    <message>
        <source>condition {condition} is not a truth value</source>
        <translation>条件 {condition} は真偽値ではありません</translation>
    </message>
    <message>
        <source>constant with {bytes} bytes</source>
        <translation>{bytes} バイトの定数</translation>
    </message>
    <message>
        <source>constant {constant}</source>
        <translation>定数 {constant}</translation>
    </message>
    <message>
        <source>constant {index} of {count}</source>
        <translation>定数 {index}（全 {count} 個）</translation>
    </message>
    <message>
        <source>constants are stored both inline and in a segment</source>
        <translation>定数がインラインとセグメントの両方に格納されています</translation>
    </message>
    <message>
        <source>control flow nests more than 64 deep</source>
        <translation>制御フローの入れ子が 64 段を超えています</translation>
    </message>
    <message>
        <source>convert or copy the model again</source>
        <translation>モデルを再度変換またはコピーしてください</translation>
    </message>
    <message>
        <source>convex regions</source>
        <translation>凸な領域</translation>
    </message>
    <message>
        <source>copy or export it again</source>
        <translation>再度コピーまたはエクスポートしてください</translation>
    </message>
    <message>
        <source>copy the .ptd again or export the model again</source>
        <translation>.ptd を再度コピーするか、モデルを再度エクスポートしてください</translation>
    </message>
    <message>
        <source>copy the model with all of its files</source>
        <translation>モデルをすべてのファイルとともにコピーしてください</translation>
    </message>
    <message>
        <source>cross entropy of smoothed or probable labels is not lowered yet</source>
        <translation>平滑化ラベルまたは確率ラベルの交差エントロピーのローワリングは未対応です</translation>
    </message>
    <message>
        <source>data index {index} of {count}</source>
        <translation>データインデックス {index}（全 {count} 個）</translation>
    </message>
    <message>
        <source>data inside its segment</source>
        <translation>セグメント内のデータ</translation>
    </message>
    <message>
        <source>decimal digits</source>
        <translation>10 進数字</translation>
    </message>
    <message>
        <source>default &apos;{value}&apos; of argument &apos;{name}&apos; cannot be read</source>
        <translation>引数「{name}」の既定値「{value}」を読み取れません</translation>
    </message>
    <message>
        <source>delegate {delegate}</source>
        <translation>デリゲート {delegate}</translation>
    </message>
    <message>
        <source>diag_embed into other dimensions than the last is not lowered yet</source>
        <translation>末尾以外の次元への diag_embed のローワリングは未対応です</translation>
    </message>
    <message>
        <source>diff of a higher order is not lowered yet</source>
        <translation>高階の diff のローワリングは未対応です</translation>
    </message>
    <message>
        <source>diff of booleans is not lowered yet</source>
        <translation>真偽値の diff のローワリングは未対応です</translation>
    </message>
    <message>
        <source>diff over a symbolic dimension is not lowered yet</source>
        <translation>シンボリックな次元に沿った diff のローワリングは未対応です</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>異なる名前</translation>
    </message>
    <message>
        <source>direction &apos;{direction}&apos;</source>
        <translation>方向「{direction}」</translation>
    </message>
    <message>
        <source>divisor_override is 0</source>
        <translation>divisor_override が 0 です</translation>
    </message>
    <message>
        <source>dropout in training</source>
        <translation>学習時のドロップアウト</translation>
    </message>
    <message>
        <source>dropout in training mode is not supported</source>
        <translation>学習モードのドロップアウトは未対応です</translation>
    </message>
    <message>
        <source>each dimension once</source>
        <translation>各次元が 1 回ずつ</translation>
    </message>
    <message>
        <source>each tensor is written once</source>
        <translation>各テンソルへの書き込みは 1 回</translation>
    </message>
    <message>
        <source>effect tokens are not supported</source>
        <translation>副作用トークンは未対応です</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; has no source for a label</source>
        <translation>einsum「{equation}」に出所のないラベルがあります</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; is for another number of operands</source>
        <translation>einsum「{equation}」はオペランドの数が異なります</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; repeats a label in one operand, which is not lowered yet</source>
        <translation>einsum「{equation}」は 1 つのオペランドで同じラベルを繰り返しており、ローワリングは未対応です</translation>
    </message>
    <message>
        <source>einsum has misplaced dots in &apos;{labels}&apos;</source>
        <translation>einsum の「{labels}」でドットの位置が不正です</translation>
    </message>
    <message>
        <source>einsum without operands</source>
        <translation>オペランドのない einsum</translation>
    </message>
    <message>
        <source>element type {value} is not supported</source>
        <translation>要素型 {value} は未対応です</translation>
    </message>
    <message>
        <source>elements that 63 bits can count</source>
        <translation>63 ビットで数えられる要素数</translation>
    </message>
    <message>
        <source>embedding_bag needs a list of indices</source>
        <translation>embedding_bag にはインデックスのリストが必要です</translation>
    </message>
    <message>
        <source>empty outputs</source>
        <translation>空の出力</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; appears twice</source>
        <translation>エントリ「{name}」が 2 回現れます</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; has two different sizes</source>
        <translation>エントリ「{name}」に異なる 2 つのサイズがあります</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is compressed</source>
        <translation>エントリ「{name}」は圧縮されています</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is encrypted</source>
        <translation>エントリ「{name}」は暗号化されています</translation>
    </message>
    <message>
        <source>events of category memory_allocation or memory_lifetime</source>
        <translation>カテゴリ memory_allocation または memory_lifetime のイベント</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>ちょうど 1 つ</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>期待：{expected}</translation>
    </message>
    <message>
        <source>export after model.eval()</source>
        <translation>model.eval() の後にエクスポートしてください</translation>
    </message>
    <message>
        <source>export one method at a time</source>
        <translation>メソッドを 1 つずつエクスポートしてください</translation>
    </message>
    <message>
        <source>export the model again with a current ExecuTorch</source>
        <translation>最新の ExecuTorch でモデルを再度エクスポートしてください</translation>
    </message>
    <message>
        <source>export the model for inference</source>
        <translation>モデルを推論用にエクスポートしてください</translation>
    </message>
    <message>
        <source>export the model in eval mode</source>
        <translation>モデルを eval モードでエクスポートしてください</translation>
    </message>
    <message>
        <source>export the model with bounded dimensions</source>
        <translation>次元に上界を付けてモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>export the model with its real and imaginary parts as separate tensors</source>
        <translation>実部と虚部を別々のテンソルにしてモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>export the program again, or repack it with &apos;zip -0&apos;</source>
        <translation>プログラムを再度エクスポートするか、&apos;zip -0&apos; で詰め直してください</translation>
    </message>
    <message>
        <source>export the program on a little-endian machine</source>
        <translation>リトルエンディアンのマシンでプログラムをエクスポートしてください</translation>
    </message>
    <message>
        <source>export without operators that have effects</source>
        <translation>副作用のある演算子なしでエクスポートしてください</translation>
    </message>
    <message>
        <source>extended header of {length} bytes</source>
        <translation>{length} バイトの拡張ヘッダー</translation>
    </message>
    <message>
        <source>external id {external}</source>
        <translation>外部 id {external}</translation>
    </message>
    <message>
        <source>eye needs two sizes</source>
        <translation>eye には 2 つのサイズが必要です</translation>
    </message>
    <message>
        <source>file, dtype, shape</source>
        <translation>file、dtype、shape</translation>
    </message>
    <message>
        <source>fill_diagonal_ of other than a matrix is not lowered yet</source>
        <translation>行列以外の fill_diagonal_ のローワリングは未対応です</translation>
    </message>
    <message>
        <source>fixed sizes and strides of 0 or more</source>
        <translation>固定のサイズと、0 以上のストライド</translation>
    </message>
    <message>
        <source>fixed sizes: a .pte has no symbols</source>
        <translation>固定サイズ（.pte にシンボルはありません）</translation>
    </message>
    <message>
        <source>flags {flags}</source>
        <translation>フラグ {flags}</translation>
    </message>
    <message>
        <source>float types</source>
        <translation>浮動小数点型</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>浮動小数点</translation>
    </message>
    <message>
        <source>floats with a channel dimension</source>
        <translation>チャネル次元のある浮動小数点</translation>
    </message>
    <message>
        <source>floats, an even size</source>
        <translation>浮動小数点、偶数のサイズ</translation>
    </message>
    <message>
        <source>floor or trunc</source>
        <translation>floor または trunc</translation>
    </message>
    <message>
        <source>four bytes each</source>
        <translation>それぞれ 4 バイト</translation>
    </message>
    <message>
        <source>four dimensions</source>
        <translation>4 次元</translation>
    </message>
    <message>
        <source>four dimensions and two sizes or factors</source>
        <translation>4 次元と、2 つのサイズまたは倍率</translation>
    </message>
    <message>
        <source>fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 or int32</source>
        <translation>fp32、fp16、qint8、quint8、qint32、qcint8、qcint32、qcint4、qbint4、qdint8、int32 のいずれか</translation>
    </message>
    <message>
        <source>give a range, e.g. --range {symbols}=1:128</source>
        <translation>範囲を指定してください。例：--range {symbols}=1:128</translation>
    </message>
    <message>
        <source>got {inputs} inputs</source>
        <translation>入力が {inputs} 個渡されました</translation>
    </message>
    <message>
        <source>group norm needs a batch and channels</source>
        <translation>グループ正規化にはバッチとチャネルが必要です</translation>
    </message>
    <message>
        <source>groups of {group}</source>
        <translation>サイズ {group} のグループ</translation>
    </message>
    <message>
        <source>has a dimension of {number}</source>
        <translation>次元が {number} です</translation>
    </message>
    <message>
        <source>has both upper and end</source>
        <translation>upper と end の両方があります</translation>
    </message>
    <message>
        <source>has more than 16 dimensions</source>
        <translation>次元が 16 個を超えています</translation>
    </message>
    <message>
        <source>has no pools</source>
        <translation>プールがありません</translation>
    </message>
    <message>
        <source>has {bytes} bytes of data</source>
        <translation>データが {bytes} バイトあります</translation>
    </message>
    <message>
        <source>holds no subgraph</source>
        <translation>サブグラフがありません</translation>
    </message>
    <message>
        <source>i64</source>
        <translation>i64</translation>
    </message>
    <message>
        <source>i64 or i32</source>
        <translation>i64 または i32</translation>
    </message>
    <message>
        <source>id, lower, upper (or end), size, and optionally alignment, offset, mem_id, hint, gaps</source>
        <translation>id、lower、upper（または end）、size。任意で alignment、offset、mem_id、hint、gaps</translation>
    </message>
    <message>
        <source>identifier XN01</source>
        <translation>識別子 XN01</translation>
    </message>
    <message>
        <source>im2col of another rank than 4</source>
        <translation>階数が 4 でない im2col</translation>
    </message>
    <message>
        <source>index_reduce of a number</source>
        <translation>数値に対する index_reduce</translation>
    </message>
    <message>
        <source>indices are {tensor}</source>
        <translation>インデックスが {tensor} です</translation>
    </message>
    <message>
        <source>indices of this form</source>
        <translation>この形式のインデックス</translation>
    </message>
    <message>
        <source>indices of {operator} are not lowered yet</source>
        <translation>{operator} のインデックスのローワリングは未対応です</translation>
    </message>
    <message>
        <source>initial state {index} is not in the file</source>
        <translation>初期状態 {index} がファイルにありません</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos; has no memory</source>
        <translation>入力「{name}」にメモリがありません</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: got {actual}, expected {expected}</source>
        <translation>入力「{name}」：{actual} が渡されました。期待：{expected}</translation>
    </message>
    <message>
        <source>input, output, state, intermediate or delegate-io</source>
        <translation>input、output、state、intermediate、delegate-io のいずれか</translation>
    </message>
    <message>
        <source>inputs and outputs</source>
        <translation>入力と出力</translation>
    </message>
    <message>
        <source>inputs that are script objects are not supported</source>
        <translation>スクリプトオブジェクトの入力は未対応です</translation>
    </message>
    <message>
        <source>instance norm needs a batch, channels and positions</source>
        <translation>インスタンス正規化にはバッチ、チャネル、位置が必要です</translation>
    </message>
    <message>
        <source>instance norm of a symbolic number of channels is not lowered yet</source>
        <translation>チャネル数がシンボリックなインスタンス正規化のローワリングは未対応です</translation>
    </message>
    <message>
        <source>integer division by zero</source>
        <translation>整数のゼロ除算</translation>
    </message>
    <message>
        <source>integer overflow or division by zero</source>
        <translation>整数のオーバーフローまたはゼロ除算</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>integers or bool</source>
        <translation>整数または bool</translation>
    </message>
    <message>
        <source>is a pickled tensor subclass</source>
        <translation>pickle されたテンソルのサブクラスです</translation>
    </message>
    <message>
        <source>is for another number of tensors</source>
        <translation>テンソルの数が異なります</translation>
    </message>
    <message>
        <source>is larger than {limit} bytes</source>
        <translation>{limit} バイトを超えています</translation>
    </message>
    <message>
        <source>is not executable</source>
        <translation>実行可能ではありません</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>プランがありません</translation>
    </message>
    <message>
        <source>its axis</source>
        <translation>その軸</translation>
    </message>
    <message>
        <source>its axis or norm</source>
        <translation>その軸またはノルム</translation>
    </message>
    <message>
        <source>its body</source>
        <translation>その本体</translation>
    </message>
    <message>
        <source>its body or its inputs</source>
        <translation>その本体または入力</translation>
    </message>
    <message>
        <source>its constants cannot be in .ptd files</source>
        <translation>定数を .ptd ファイルに置けない形式です</translation>
    </message>
    <message>
        <source>its data is not inside the file</source>
        <translation>データがファイル内にありません</translation>
    </message>
    <message>
        <source>its header points outside it</source>
        <translation>ヘッダーがファイルの外を指しています</translation>
    </message>
    <message>
        <source>its segments lie outside it</source>
        <translation>セグメントがファイルの外にあります</translation>
    </message>
    <message>
        <source>its size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>サイズに上界がありません（DYNAMIC_UNBOUND）</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>サイズが不明です</translation>
    </message>
    <message>
        <source>its size or rank</source>
        <translation>そのサイズまたは階数</translation>
    </message>
    <message>
        <source>kind {type}</source>
        <translation>種類 {type}</translation>
    </message>
    <message>
        <source>leave --data out</source>
        <translation>--data を外してください</translation>
    </message>
    <message>
        <source>leave the operator out, or keep its result a tensor</source>
        <translation>この演算子を除くか、結果をテンソルのままにしてください</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>2 GiB 未満</translation>
    </message>
    <message>
        <source>lies outside the constant area</source>
        <translation>定数領域の外にあります</translation>
    </message>
    <message>
        <source>limits that are not constant</source>
        <translation>定数でない範囲の端</translation>
    </message>
    <message>
        <source>linear needs an input of one or more dimensions and a matrix of weights</source>
        <translation>linear には 1 次元以上の入力と重みの行列が必要です</translation>
    </message>
    <message>
        <source>linspace of symbolic length is not lowered yet</source>
        <translation>長さがシンボリックな linspace のローワリングは未対応です</translation>
    </message>
    <message>
        <source>list item {index} has another type</source>
        <translation>リスト項目 {index} の型が異なります</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>リトルエンディアン</translation>
    </message>
    <message>
        <source>lstm_cell needs a hidden and a cell state</source>
        <translation>lstm_cell には隠れ状態とセル状態が必要です</translation>
    </message>
    <message>
        <source>malformed JSON</source>
        <translation>不正な JSON</translation>
    </message>
    <message>
        <source>matrix norms are not lowered yet</source>
        <translation>行列ノルムのローワリングは未対応です</translation>
    </message>
    <message>
        <source>max_numel</source>
        <translation>max_numel</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, bytes from 0</source>
        <translation>mem_id は 1～255、バイト数は 0 以上</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, offset and bytes from 0</source>
        <translation>mem_id は 1～255、オフセットとバイト数は 0 以上</translation>
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
        <translation>mem_id、オフセット、バイト数</translation>
    </message>
    <message>
        <source>memory id {mem_id}</source>
        <translation>メモリ id {mem_id}</translation>
    </message>
    <message>
        <source>memory id {memory_id} of {pools}</source>
        <translation>メモリ id {memory_id}（全 {pools} 個）</translation>
    </message>
    <message>
        <source>metadata names buffer {index}</source>
        <translation>メタデータがバッファー {index} を指しています</translation>
    </message>
    <message>
        <source>min &lt;= max</source>
        <translation>最小 ≤ 最大</translation>
    </message>
    <message>
        <source>min &lt;= max, within {range}</source>
        <translation>最小 ≤ 最大、かつ {range} 以内</translation>
    </message>
    <message>
        <source>mm needs two matrices</source>
        <translation>mm には 2 つの行列が必要です</translation>
    </message>
    <message>
        <source>mode &apos;{mode}&apos;</source>
        <translation>モード「{mode}」</translation>
    </message>
    <message>
        <source>more bytes than 64 bits can count</source>
        <translation>バイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>more channels than 64 bits can count</source>
        <translation>64 ビットで数えられないチャネル数</translation>
    </message>
    <message>
        <source>more constants than fit in memory</source>
        <translation>メモリに収まらない数の定数</translation>
    </message>
    <message>
        <source>more indices than dimensions</source>
        <translation>次元より多いインデックス</translation>
    </message>
    <message>
        <source>more than a million items</source>
        <translation>100 万を超える項目</translation>
    </message>
    <message>
        <source>more weights than fit in memory</source>
        <translation>メモリに収まらない数の重み</translation>
    </message>
    <message>
        <source>mutable_data_segments</source>
        <translation>mutable_data_segments</translation>
    </message>
    <message>
        <source>name or id, and offset</source>
        <translation>name または id と、offset</translation>
    </message>
    <message>
        <source>named data &apos;{key}&apos; has two contents</source>
        <translation>名前付きデータ「{key}」に内容が 2 つあります</translation>
    </message>
    <message>
        <source>named data is missing</source>
        <translation>名前付きデータがありません</translation>
    </message>
    <message>
        <source>named data of {bytes} bytes</source>
        <translation>{bytes} バイトの名前付きデータ</translation>
    </message>
    <message>
        <source>names buffer {buffer}</source>
        <translation>バッファー {buffer} を指しています</translation>
    </message>
    <message>
        <source>namespace::name.overload</source>
        <translation>namespace::name.overload</translation>
    </message>
    <message>
        <source>narrow from a symbolic start is not lowered yet</source>
        <translation>開始位置がシンボリックな narrow のローワリングは未対応です</translation>
    </message>
    <message>
        <source>needs version {version} of the plug-in interface</source>
        <translation>プラグインインターフェースのバージョン {version} が必要です</translation>
    </message>
    <message>
        <source>needs {needed} bytes</source>
        <translation>{needed} バイト必要です</translation>
    </message>
    <message>
        <source>negative circular padding is not lowered yet</source>
        <translation>負の循環パディングのローワリングは未対応です</translation>
    </message>
    <message>
        <source>negative reserved bytes</source>
        <translation>負の予約バイト数</translation>
    </message>
    <message>
        <source>no &apos;{key}&apos;</source>
        <translation>「{key}」がありません</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>バイトがありません</translation>
    </message>
    <message>
        <source>no data of &apos;{tensor}&apos; in the archive</source>
        <translation>アーカイブに「{tensor}」のデータがありません</translation>
    </message>
    <message>
        <source>no debug handle</source>
        <translation>デバッグハンドルがありません</translation>
    </message>
    <message>
        <source>no dialect</source>
        <translation>ダイアレクトがありません</translation>
    </message>
    <message>
        <source>no directory entry where one was announced</source>
        <translation>あるはずのディレクトリエントリがありません</translation>
    </message>
    <message>
        <source>no end-of-archive record</source>
        <translation>アーカイブ終端レコードがありません</translation>
    </message>
    <message>
        <source>no entry &apos;{name}&apos; in the archive</source>
        <translation>アーカイブにエントリ「{name}」がありません</translation>
    </message>
    <message>
        <source>no header of entry &apos;{name}&apos;</source>
        <translation>エントリ「{name}」のヘッダーがありません</translation>
    </message>
    <message>
        <source>no kernel for {names}</source>
        <translation>{names} のカーネルがありません</translation>
    </message>
    <message>
        <source>no kernel for {tensor}</source>
        <translation>{tensor} のカーネルがありません</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>キーがありません</translation>
    </message>
    <message>
        <source>no negative size</source>
        <translation>負でないサイズ</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>出力がありません</translation>
    </message>
    <message>
        <source>no output and no state</source>
        <translation>出力も状態もありません</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>プログラムの指定がありません</translation>
    </message>
    <message>
        <source>no range: every size is fixed</source>
        <translation>範囲なし：サイズはすべて固定です</translation>
    </message>
    <message>
        <source>no sizes</source>
        <translation>サイズがありません</translation>
    </message>
    <message>
        <source>no zip64 end record</source>
        <translation>zip64 の終端レコードがありません</translation>
    </message>
    <message>
        <source>no zip64 field for entry &apos;{name}&apos;</source>
        <translation>エントリ「{name}」の zip64 フィールドがありません</translation>
    </message>
    <message>
        <source>nodes in the order in which they run</source>
        <translation>実行順に並んだノード</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes is empty</source>
        <translation>non_const_buffer_sizes が空です</translation>
    </message>
    <message>
        <source>none or tanh</source>
        <translation>none または tanh</translation>
    </message>
    <message>
        <source>normalized_shape has more dimensions than the input</source>
        <translation>normalized_shape の次元が入力より多いです</translation>
    </message>
    <message>
        <source>not a .ptd file</source>
        <translation>.ptd ファイルではありません</translation>
    </message>
    <message>
        <source>not a .pte program</source>
        <translation>.pte プログラムではありません</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>数値ではありません</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>整数ではありません</translation>
    </message>
    <message>
        <source>not an XNNPACK payload</source>
        <translation>XNNPACK のペイロードではありません</translation>
    </message>
    <message>
        <source>numbers of one to eight bytes</source>
        <translation>1～8 バイトの数値</translation>
    </message>
    <message>
        <source>numbers of one, two, four or eight bytes</source>
        <translation>1、2、4、8 バイトの数値</translation>
    </message>
    <message>
        <source>off, exact or search</source>
        <translation>off、exact、search のいずれか</translation>
    </message>
    <message>
        <source>offset {offsets}</source>
        <translation>オフセット {offsets}</translation>
    </message>
    <message>
        <source>offset {offsets} does not fit in TensorFlow Lite&apos;s 32 bits</source>
        <translation>オフセット {offsets} は TensorFlow Lite の 32 ビットに収まりません</translation>
    </message>
    <message>
        <source>offset {offset}</source>
        <translation>オフセット {offset}</translation>
    </message>
    <message>
        <source>offset {offset} does not fit in 32 bits</source>
        <translation>オフセット {offset} は 32 ビットに収まりません</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1 つ</translation>
    </message>
    <message>
        <source>one arena: mem_id 1</source>
        <translation>1 つのアリーナ：mem_id 1</translation>
    </message>
    <message>
        <source>one definition</source>
        <translation>1 つの定義</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>1 つの要素</translation>
    </message>
    <message>
        <source>one entry for each dimension</source>
        <translation>次元ごとに 1 つのエントリ</translation>
    </message>
    <message>
        <source>one key for one content</source>
        <translation>1 つの内容に 1 つのキー</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>1 つの数値</translation>
    </message>
    <message>
        <source>one of the 11 types of the format</source>
        <translation>この形式の 11 の型のいずれか</translation>
    </message>
    <message>
        <source>one of the 5 types of the format</source>
        <translation>この形式の 5 つの型のいずれか</translation>
    </message>
    <message>
        <source>one of the two</source>
        <translation>2 つのうちの一方</translation>
    </message>
    <message>
        <source>one or two spatial dimensions</source>
        <translation>1 つまたは 2 つの空間次元</translation>
    </message>
    <message>
        <source>one value each</source>
        <translation>それぞれ 1 つの値</translation>
    </message>
    <message>
        <source>oneDNN: status {status}</source>
        <translation>oneDNN：ステータス {status}</translation>
    </message>
    <message>
        <source>oneDNN: {error}</source>
        <translation>oneDNN：{error}</translation>
    </message>
    <message>
        <source>one_hot without the number of classes is not lowered yet</source>
        <translation>クラス数のない one_hot のローワリングは未対応です</translation>
    </message>
    <message>
        <source>open it again</source>
        <translation>開き直してください</translation>
    </message>
    <message>
        <source>open the .pt2 that it was made from</source>
        <translation>元の .pt2 を開いてください</translation>
    </message>
    <message>
        <source>open the .pt2 that the program was made from</source>
        <translation>プログラムの元の .pt2 を開いてください</translation>
    </message>
    <message>
        <source>operators and backends of {target}</source>
        <translation>{target} の演算子とバックエンド</translation>
    </message>
    <message>
        <source>operators in the order in which they run</source>
        <translation>実行順に並んだ演算子</translation>
    </message>
    <message>
        <source>output &apos;{name}&apos; has no type</source>
        <translation>出力「{name}」に型がありません</translation>
    </message>
    <message>
        <source>output argument {index} is a constant</source>
        <translation>出力の引数 {index} が定数です</translation>
    </message>
    <message>
        <source>output bounds that contradict each other</source>
        <translation>互いに矛盾する出力の上下限</translation>
    </message>
    <message>
        <source>output {index} is not the graph&apos;s</source>
        <translation>出力 {index} がグラフの出力と一致しません</translation>
    </message>
    <message>
        <source>outputs last</source>
        <translation>出力が最後</translation>
    </message>
    <message>
        <source>outputs of this kind are not supported</source>
        <translation>この種類の出力は未対応です</translation>
    </message>
    <message>
        <source>packed floats are truncated</source>
        <translation>パックされた浮動小数点が途中で切れています</translation>
    </message>
    <message>
        <source>padding &apos;same&apos; with a symbolic kernel is not lowered yet</source>
        <translation>カーネルがシンボリックなパディング「same」のローワリングは未対応です</translation>
    </message>
    <message>
        <source>padding &apos;{mode}&apos; of these dimensions</source>
        <translation>これらの次元のパディング「{mode}」</translation>
    </message>
    <message>
        <source>padding {size}</source>
        <translation>パディング {size}</translation>
    </message>
    <message>
        <source>pads for another number of dimensions</source>
        <translation>次元数の異なるパディング</translation>
    </message>
    <message>
        <source>pads that are not constant</source>
        <translation>定数でないパディング</translation>
    </message>
    <message>
        <source>pads that are not usable</source>
        <translation>使えないパディング</translation>
    </message>
    <message>
        <source>pairs of 0-9a-f</source>
        <translation>0-9a-f の 2 文字の組</translation>
    </message>
    <message>
        <source>parameters, buffers, constants and user inputs</source>
        <translation>パラメーター、バッファー、定数、ユーザー入力</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; changed the program</source>
        <translation>パーティショナー「{name}」がプログラムを変更しました</translation>
    </message>
    <message>
        <source>parts that are not constant</source>
        <translation>定数でない分割</translation>
    </message>
    <message>
        <source>pass tensors only</source>
        <translation>テンソルだけを渡してください</translation>
    </message>
    <message>
        <source>pickle instruction {opcode}</source>
        <translation>pickle 命令 {opcode}</translation>
    </message>
    <message>
        <source>plain tensors</source>
        <translation>通常のテンソル</translation>
    </message>
    <message>
        <source>plain tensors in lists and dicts</source>
        <translation>リストや辞書に入った通常のテンソル</translation>
    </message>
    <message>
        <source>plan it again</source>
        <translation>計画し直してください</translation>
    </message>
    <message>
        <source>plan it, or remove the pin</source>
        <translation>計画対象にするか、ピン留めを解除してください</translation>
    </message>
    <message>
        <source>plan mutable buffers, or start this state from zeros</source>
        <translation>可変バッファーを計画対象にするか、この状態をゼロから始めてください</translation>
    </message>
    <message>
        <source>pool {mem_id} with {bytes} bytes</source>
        <translation>{bytes} バイトのプール {mem_id}</translation>
    </message>
    <message>
        <source>qint8, for an argument of fp32</source>
        <translation>fp32 の引数に対する qint8</translation>
    </message>
    <message>
        <source>quantile of this form is not lowered yet</source>
        <translation>この形式の quantile のローワリングは未対応です</translation>
    </message>
    <message>
        <source>quantile outside 0..1, or of nothing</source>
        <translation>0..1 の範囲外、または空の入力に対する quantile</translation>
    </message>
    <message>
        <source>range {range} of {symbol} is empty</source>
        <translation>{symbol} の範囲 {range} は空です</translation>
    </message>
    <message>
        <source>range {min}..{max} is empty</source>
        <translation>範囲 {min}..{max} は空です</translation>
    </message>
    <message>
        <source>reads value {id}</source>
        <translation>値 {id} を読み出しています</translation>
    </message>
    <message>
        <source>real numbers</source>
        <translation>実数</translation>
    </message>
    <message>
        <source>real, integer or boolean types</source>
        <translation>実数、整数、真偽値の型</translation>
    </message>
    <message>
        <source>repeat_interleave by a tensor is not lowered yet</source>
        <translation>テンソルによる repeat_interleave のローワリングは未対応です</translation>
    </message>
    <message>
        <source>repeats that are not constant</source>
        <translation>定数でない繰り返し回数</translation>
    </message>
    <message>
        <source>replace it by plain tensors before the export</source>
        <translation>エクスポート前に通常のテンソルに置き換えてください</translation>
    </message>
    <message>
        <source>reserved bytes of the pools do not fit in 64 bits</source>
        <translation>プールの予約バイト数が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>roll by symbolic numbers is not lowered yet</source>
        <translation>シンボリックな数による roll のローワリングは未対応です</translation>
    </message>
    <message>
        <source>roll needs a shift for each dimension</source>
        <translation>roll には次元ごとのシフト量が必要です</translation>
    </message>
    <message>
        <source>roll of a symbolic number of elements is not lowered yet</source>
        <translation>要素数がシンボリックな roll のローワリングは未対応です</translation>
    </message>
    <message>
        <source>rows of a scalar</source>
        <translation>スカラーの行</translation>
    </message>
    <message>
        <source>rrelu in training mode is not supported</source>
        <translation>学習モードの rrelu は未対応です</translation>
    </message>
    <message>
        <source>run onnx.shape_inference.infer_shapes on the model and save it again</source>
        <translation>モデルに onnx.shape_inference.infer_shapes を実行し、保存し直してください</translation>
    </message>
    <message>
        <source>run the program without this backend</source>
        <translation>このバックエンドなしでプログラムを実行してください</translation>
    </message>
    <message>
        <source>safe or executorch</source>
        <translation>safe または executorch</translation>
    </message>
    <message>
        <source>save it with another version of PyTorch</source>
        <translation>別のバージョンの PyTorch で保存してください</translation>
    </message>
    <message>
        <source>save the program after run_decompositions()</source>
        <translation>run_decompositions() の後にプログラムを保存してください</translation>
    </message>
    <message>
        <source>scalar type {scalar_type} is not known</source>
        <translation>スカラー型 {scalar_type} が不明です</translation>
    </message>
    <message>
        <source>scale {scale}</source>
        <translation>スケール {scale}</translation>
    </message>
    <message>
        <source>scales of this shape</source>
        <translation>この形状のスケール</translation>
    </message>
    <message>
        <source>schema version {major}</source>
        <translation>スキーマのバージョン {major}</translation>
    </message>
    <message>
        <source>script objects are not supported</source>
        <translation>スクリプトオブジェクトは未対応です</translation>
    </message>
    <message>
        <source>see arenascope list planners</source>
        <translation>arenascope list planners を参照してください</translation>
    </message>
    <message>
        <source>see the documentation of the plug-in</source>
        <translation>プラグインのドキュメントを参照してください</translation>
    </message>
    <message>
        <source>segment data</source>
        <translation>セグメントデータ</translation>
    </message>
    <message>
        <source>segments after the program</source>
        <translation>プログラムの後のセグメント</translation>
    </message>
    <message>
        <source>sequences of different length</source>
        <translation>長さの異なるシーケンス</translation>
    </message>
    <message>
        <source>shape and shape_signature differ in length</source>
        <translation>shape と shape_signature の長さが異なります</translation>
    </message>
    <message>
        <source>shapes that broadcast</source>
        <translation>ブロードキャストできる形状</translation>
    </message>
    <message>
        <source>size {size}</source>
        <translation>サイズ {size}</translation>
    </message>
    <message>
        <source>size {size} cannot be computed from the inputs</source>
        <translation>サイズ {size} を入力から計算できません</translation>
    </message>
    <message>
        <source>size {size} has no upper bound</source>
        <translation>サイズ {size} に上界がありません</translation>
    </message>
    <message>
        <source>size {size} is negative</source>
        <translation>サイズ {size} が負です</translation>
    </message>
    <message>
        <source>size {size} with stride {stride}</source>
        <translation>サイズ {size}、ストライド {stride}</translation>
    </message>
    <message>
        <source>sizes that are not known</source>
        <translation>不明なサイズ</translation>
    </message>
    <message>
        <source>sizes that fit in 64 bits</source>
        <translation>64 ビットに収まるサイズ</translation>
    </message>
    <message>
        <source>sizes whose product fits</source>
        <translation>積が収まるサイズ</translation>
    </message>
    <message>
        <source>sizes with upper bounds that 64 bits can count</source>
        <translation>上界が 64 ビットで数えられるサイズ</translation>
    </message>
    <message>
        <source>slopes of another shape</source>
        <translation>形状の異なる傾き</translation>
    </message>
    <message>
        <source>smaller ranges</source>
        <translation>より小さい範囲</translation>
    </message>
    <message>
        <source>smaller ranges of its symbols</source>
        <translation>シンボルのより小さい範囲</translation>
    </message>
    <message>
        <source>split the pool, or write another format</source>
        <translation>プールを分割するか、別の形式で書き出してください</translation>
    </message>
    <message>
        <source>split the tensor into real and imaginary parts</source>
        <translation>テンソルを実部と虚部に分けてください</translation>
    </message>
    <message>
        <source>square matrices</source>
        <translation>正方行列</translation>
    </message>
    <message>
        <source>state with initial data has no place in an arena</source>
        <translation>初期データのある状態がアリーナに配置されていません</translation>
    </message>
    <message>
        <source>statistics that are not per channel</source>
        <translation>チャネルごとでない統計量</translation>
    </message>
    <message>
        <source>steps of 0</source>
        <translation>0 のステップ</translation>
    </message>
    <message>
        <source>storage offset {storage_offset}</source>
        <translation>ストレージオフセット {storage_offset}</translation>
    </message>
    <message>
        <source>storage_offset {storage_offset}</source>
        <translation>storage_offset {storage_offset}</translation>
    </message>
    <message>
        <source>stored entries, as torch.export.save writes them</source>
        <translation>torch.export.save の書き出す無圧縮のエントリ</translation>
    </message>
    <message>
        <source>sum, prod, mean, amax or amin</source>
        <translation>sum、prod、mean、amax、amin のいずれか</translation>
    </message>
    <message>
        <source>symbol {name} has no range</source>
        <translation>シンボル {name} に範囲がありません</translation>
    </message>
    <message>
        <source>symbol {name} has no value</source>
        <translation>シンボル {name} に値がありません</translation>
    </message>
    <message>
        <source>symbolic padding is not lowered yet</source>
        <translation>シンボリックなパディングのローワリングは未対応です</translation>
    </message>
    <message>
        <source>tables and lists inside the file</source>
        <translation>ファイル内にあるテーブルとリスト</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has no type</source>
        <translation>テンソル「{name}」に型がありません</translation>
    </message>
    <message>
        <source>tensor {name} has {bytes} bytes</source>
        <translation>テンソル {name} は {bytes} バイトです</translation>
    </message>
    <message>
        <source>tensor {tensor} of argument {index} has no memory</source>
        <translation>引数 {index} のテンソル {tensor} にメモリがありません</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>tensors and numbers</source>
        <translation>テンソルと数値</translation>
    </message>
    <message>
        <source>text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>the .ptd that came with the program</source>
        <translation>プログラムに付属の .ptd</translation>
    </message>
    <message>
        <source>the bank of pool {mem_id} has {bytes} bytes</source>
        <translation>プール {mem_id} のバンクは {bytes} バイトです</translation>
    </message>
    <message>
        <source>the base address {base_address}</source>
        <translation>ベースアドレス {base_address}</translation>
    </message>
    <message>
        <source>the buffers&apos; alignments have no common multiple below 1 TiB</source>
        <translation>バッファーのアラインメントに 1 TiB 未満の公倍数がありません</translation>
    </message>
    <message>
        <source>the constants overlap the graph</source>
        <translation>定数がグラフと重なっています</translation>
    </message>
    <message>
        <source>the content of a {suffix} file ({format})</source>
        <translation>{suffix} ファイルの内容（{format}）</translation>
    </message>
    <message>
        <source>the data is cut off</source>
        <translation>データが途中で切れています</translation>
    </message>
    <message>
        <source>the data of &apos;{tensor}&apos; is missing</source>
        <translation>「{tensor}」のデータがありません</translation>
    </message>
    <message>
        <source>the directory lies outside the file</source>
        <translation>ディレクトリがファイルの外にあります</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>行末</translation>
    </message>
    <message>
        <source>the enum number {number}</source>
        <translation>列挙値 {number}</translation>
    </message>
    <message>
        <source>the file is damaged or cut; export or copy it again</source>
        <translation>ファイルが破損しているか途中で切れています。再度エクスポートまたはコピーしてください</translation>
    </message>
    <message>
        <source>the file is damaged; export or copy it again</source>
        <translation>ファイルが破損しています。再度エクスポートまたはコピーしてください</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>the file is incomplete or damaged; export or copy it again</source>
        <translation>ファイルが不完全か破損しています。再度エクスポートまたはコピーしてください</translation>
    </message>
    <message>
        <source>the file is truncated or damaged; copy it again</source>
        <translation>ファイルが途中で切れているか破損しています。再度コピーしてください</translation>
    </message>
    <message>
        <source>the file is truncated; copy it again</source>
        <translation>ファイルが途中で切れています。再度コピーしてください</translation>
    </message>
    <message>
        <source>the file may be damaged or of another version</source>
        <translation>ファイルが破損しているか、別のバージョンの可能性があります</translation>
    </message>
    <message>
        <source>the file may be damaged; write or copy it again</source>
        <translation>ファイルが破損している可能性があります。書き出し直すか、再度コピーしてください</translation>
    </message>
    <message>
        <source>the flatbuffer is damaged</source>
        <translation>flatbuffer が破損しています</translation>
    </message>
    <message>
        <source>the given .ptd {fault}</source>
        <translation>指定した .ptd：{fault}</translation>
    </message>
    <message>
        <source>the graph has no values or nodes</source>
        <translation>グラフに値またはノードがありません</translation>
    </message>
    <message>
        <source>the graph is damaged</source>
        <translation>グラフが破損しています</translation>
    </message>
    <message>
        <source>the graph&apos;s output at its place</source>
        <translation>その位置にあるグラフの出力</translation>
    </message>
    <message>
        <source>the header ends early</source>
        <translation>ヘッダーが途中で終わっています</translation>
    </message>
    <message>
        <source>the id of a value</source>
        <translation>値の id</translation>
    </message>
    <message>
        <source>the identifier ET12 at byte 4</source>
        <translation>バイト 4 の識別子 ET12</translation>
    </message>
    <message>
        <source>the identifier TFL3</source>
        <translation>識別子 TFL3</translation>
    </message>
    <message>
        <source>the index of a buffer</source>
        <translation>バッファーのインデックス</translation>
    </message>
    <message>
        <source>the index of a delegate</source>
        <translation>デリゲートのインデックス</translation>
    </message>
    <message>
        <source>the index of an operator</source>
        <translation>演算子のインデックス</translation>
    </message>
    <message>
        <source>the inverse of other than matrices</source>
        <translation>行列以外の逆行列</translation>
    </message>
    <message>
        <source>the key of named data</source>
        <translation>名前付きデータのキー</translation>
    </message>
    <message>
        <source>the last index along a dynamic dimension</source>
        <translation>動的な次元に沿った最後のインデックス</translation>
    </message>
    <message>
        <source>the length of its JSON header in the first 8 bytes</source>
        <translation>先頭 8 バイトに JSON ヘッダーの長さ</translation>
    </message>
    <message>
        <source>the magic eh00 at byte 8</source>
        <translation>バイト 8 のマジック eh00</translation>
    </message>
    <message>
        <source>the model has changed since it was opened</source>
        <translation>開いた後にモデルが変更されています</translation>
    </message>
    <message>
        <source>the model is larger than a flatbuffer can be</source>
        <translation>モデルが flatbuffer の上限を超えています</translation>
    </message>
    <message>
        <source>the number {value} is beyond 64 bits</source>
        <translation>数 {value} が 64 ビットを超えています</translation>
    </message>
    <message>
        <source>the operands of einsum &apos;{equation}&apos; do not fit it</source>
        <translation>einsum「{equation}」にオペランドが合いません</translation>
    </message>
    <message>
        <source>the path of an executable file</source>
        <translation>実行可能ファイルのパス</translation>
    </message>
    <message>
        <source>the plan has {offsets} offsets for {buffers} buffers</source>
        <translation>プランのバッファー {buffers} 個に対しオフセットが {offsets} 個あります</translation>
    </message>
    <message>
        <source>the plan uses memory {mem_id}</source>
        <translation>プランがメモリ {mem_id} を使っています</translation>
    </message>
    <message>
        <source>the pools together need more bytes than 64 bits can count</source>
        <translation>全プールの合計必要バイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>the program has no method</source>
        <translation>プログラムにメソッドがありません</translation>
    </message>
    <message>
        <source>the program has {size} bytes</source>
        <translation>プログラムは {size} バイトです</translation>
    </message>
    <message>
        <source>the program is damaged: an offset in its flatbuffer points outside it</source>
        <translation>プログラムが破損しています：flatbuffer 内のオフセットがその外を指しています</translation>
    </message>
    <message>
        <source>the program&apos;s lists hold more elements than its file has bytes</source>
        <translation>プログラムのリストの要素数がファイルのバイト数を超えています</translation>
    </message>
    <message>
        <source>the program&apos;s type and sizes</source>
        <translation>プログラムの型とサイズ</translation>
    </message>
    <message>
        <source>the same shape</source>
        <translation>同じ形状</translation>
    </message>
    <message>
        <source>the same type and size</source>
        <translation>同じ型とサイズ</translation>
    </message>
    <message>
        <source>the shared state has more bytes than 64 bits can count</source>
        <translation>共有状態のバイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>the size {key}, which no input has</source>
        <translation>どの入力にもないサイズ {key}</translation>
    </message>
    <message>
        <source>the {index}th smallest</source>
        <translation>{index} 番目に小さい値</translation>
    </message>
    <message>
        <source>there is no offset for {buffer}</source>
        <translation>{buffer} のオフセットがありません</translation>
    </message>
    <message>
        <source>these scales</source>
        <translation>これらのスケール</translation>
    </message>
    <message>
        <source>this padding of a dynamic dimension</source>
        <translation>動的な次元に対するこのパディング</translation>
    </message>
    <message>
        <source>this version of the format is not supported</source>
        <translation>形式のこのバージョンは未対応です</translation>
    </message>
    <message>
        <source>three or four float dimensions</source>
        <translation>3 次元または 4 次元の浮動小数点</translation>
    </message>
    <message>
        <source>tile by symbolic numbers is not lowered yet</source>
        <translation>シンボリックな数による tile のローワリングは未対応です</translation>
    </message>
    <message>
        <source>too many lines</source>
        <translation>行が多すぎます</translation>
    </message>
    <message>
        <source>trace of symbolic sizes is not lowered yet</source>
        <translation>サイズがシンボリックな trace のローワリングは未対応です</translation>
    </message>
    <message>
        <source>training mode</source>
        <translation>学習モード</translation>
    </message>
    <message>
        <source>training, or running statistics</source>
        <translation>学習、または移動統計量</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true または false</translation>
    </message>
    <message>
        <source>two dimensions</source>
        <translation>2 次元</translation>
    </message>
    <message>
        <source>two inputs are called &apos;{input}&apos;</source>
        <translation>「{input}」という入力が 2 つあります</translation>
    </message>
    <message>
        <source>two methods of this name</source>
        <translation>この名前のメソッドが 2 つあります</translation>
    </message>
    <message>
        <source>two pools are &apos;{name}&apos; or have mem_id {mem_id}</source>
        <translation>「{name}」または mem_id {mem_id} のプールが 2 つあります</translation>
    </message>
    <message>
        <source>two tensors</source>
        <translation>2 つのテンソル</translation>
    </message>
    <message>
        <source>unexpected text</source>
        <translation>予期しないテキスト</translation>
    </message>
    <message>
        <source>unknown compile spec &apos;{key}&apos;</source>
        <translation>不明なコンパイル指定「{key}」</translation>
    </message>
    <message>
        <source>unknown instruction</source>
        <translation>不明な命令</translation>
    </message>
    <message>
        <source>unknown line</source>
        <translation>不明な行</translation>
    </message>
    <message>
        <source>unknown operator</source>
        <translation>不明な演算子</translation>
    </message>
    <message>
        <source>use --schedule search</source>
        <translation>--schedule search を使ってください</translation>
    </message>
    <message>
        <source>use --trace-style lifetimes</source>
        <translation>--trace-style lifetimes を使ってください</translation>
    </message>
    <message>
        <source>use a smaller plan</source>
        <translation>より小さいプランを使ってください</translation>
    </message>
    <message>
        <source>user outputs and mutations</source>
        <translation>ユーザー出力と変更 (mutation)</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is defined twice</source>
        <translation>値「{name}」が 2 回定義されています</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is defined</source>
        <translation>値「{name}」が定義前に使われています</translation>
    </message>
    <message>
        <source>value {id} does not exist</source>
        <translation>値 {id} は存在しません</translation>
    </message>
    <message>
        <source>values nested too deep or too often</source>
        <translation>入れ子が深すぎるか多すぎる値</translation>
    </message>
    <message>
        <source>values too large</source>
        <translation>値が大きすぎます</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>バージョン 1</translation>
    </message>
    <message>
        <source>version {id} of the .pte format is not supported</source>
        <translation>.pte 形式のバージョン {id} は未対応です</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;</source>
        <translation>「{name}」にある重み</translation>
    </message>
    <message>
        <source>weights in big-endian byte order</source>
        <translation>ビッグエンディアンのバイト順の重み</translation>
    </message>
    <message>
        <source>weights of dynamic size</source>
        <translation>サイズが動的な重み</translation>
    </message>
    <message>
        <source>weights of this shape</source>
        <translation>この形状の重み</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>write op:{part}</source>
        <translation>op:{part} と書いてください</translation>
    </message>
    <message>
        <source>writes &apos;{name}&apos; again</source>
        <translation>「{name}」に再び書き込んでいます</translation>
    </message>
    <message>
        <source>writes a constant</source>
        <translation>定数を書き込み先にしています</translation>
    </message>
    <message>
        <source>writes into a constant</source>
        <translation>定数に書き込んでいます</translation>
    </message>
    <message>
        <source>writes value {output}</source>
        <translation>値 {output} に書き込んでいます</translation>
    </message>
    <message>
        <source>zero or unspecified</source>
        <translation>zero または unspecified</translation>
    </message>
    <message>
        <source>{buffer} and its padding do not fit in 64 bits</source>
        <translation>{buffer} とそのパディングは 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{buffer} ends beyond 64 bits</source>
        <translation>{buffer} の終端が 64 ビットを超えています</translation>
    </message>
    <message>
        <source>{buffer} has a padding of {padding} bytes</source>
        <translation>{buffer} のパディングが {padding} バイトです</translation>
    </message>
    <message>
        <source>{buffer} has {bytes} bytes</source>
        <translation>{buffer} が {bytes} バイトです</translation>
    </message>
    <message>
        <source>{buffer}: all buffers together have more bytes than 64 bits can count</source>
        <translation>{buffer}：全バッファーの合計バイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>{buffer}: {bytes} bytes, rounded up to a multiple of {align}, do not fit in 64 bits</source>
        <translation>{buffer}：{bytes} バイトを {align} の倍数に切り上げると 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{bytes} bytes</source>
        <translation>{bytes} バイト</translation>
    </message>
    <message>
        <source>{bytes} bytes of data</source>
        <translation>{bytes} バイトのデータ</translation>
    </message>
    <message>
        <source>{channels} slopes</source>
        <translation>{channels} 個の傾き</translation>
    </message>
    <message>
        <source>{count} arguments</source>
        <translation>引数 {count} 個</translation>
    </message>
    <message>
        <source>{count} each</source>
        <translation>それぞれ {count} 個</translation>
    </message>
    <message>
        <source>{count} sizes or factors</source>
        <translation>{count} 個のサイズまたは倍率</translation>
    </message>
    <message>
        <source>{dtype} tensors are not supported</source>
        <translation>{dtype} のテンソルは未対応です</translation>
    </message>
    <message>
        <source>{elements} elements of f32</source>
        <translation>f32 の {elements} 要素</translation>
    </message>
    <message>
        <source>{expected} finite ones above 0</source>
        <translation>0 より大きい有限のもの {expected} 個</translation>
    </message>
    <message>
        <source>{file} has {bytes} bytes</source>
        <translation>{file} が {bytes} バイトです</translation>
    </message>
    <message>
        <source>{size} in the last dimension</source>
        <translation>最後の次元が {size}</translation>
    </message>
    <message>
        <source>{groups} groups</source>
        <translation>{groups} グループ</translation>
    </message>
    <message>
        <source>{id} at offset {offset} is outside its pool</source>
        <translation>オフセット {offset} の {id} がプールの外にあります</translation>
    </message>
    <message>
        <source>{id} lacks {missing}</source>
        <translation>{id} に不足：{missing}</translation>
    </message>
    <message>
        <source>{inputs} and {outputs}, as the graph has</source>
        <translation>{inputs} と {outputs}（グラフと同数）</translation>
    </message>
    <message>
        <source>{inputs} channels</source>
        <translation>{inputs} チャネル</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs</source>
        <translation>入力 {inputs} 個と出力 {outputs} 個</translation>
    </message>
    <message>
        <source>{inputs}, one for each input</source>
        <translation>{inputs}（入力ごとに 1 つ）</translation>
    </message>
    <message>
        <source>{key} is &apos;{value}&apos;</source>
        <translation>{key} が「{value}」です</translation>
    </message>
    <message>
        <source>{kind} has no kernel here</source>
        <translation>{kind} のカーネルがありません</translation>
    </message>
    <message>
        <source>{names} cannot share memory</source>
        <translation>{names} はメモリを共有できません</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the output is first written at step {first_write}, the input is last read at step {last_read}</source>
        <translation>{names} はメモリを共有できません：出力の最初の書き込みはステップ {first_write}、入力の最終読み出しはステップ {last_read} です</translation>
    </message>
    <message>
        <source>{names} or cpu</source>
        <translation>{names} または cpu</translation>
    </message>
    <message>
        <source>{name} has more bytes than 64 bits can count</source>
        <translation>{name} のバイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>{name} is &apos;{value}&apos;</source>
        <translation>{name} が「{value}」です</translation>
    </message>
    <message>
        <source>{name} is aligned to {align}</source>
        <translation>{name} のアラインメントが {align} です</translation>
    </message>
    <message>
        <source>{name} is pinned to {offset}</source>
        <translation>{name} は {offset} にピン留めされています</translation>
    </message>
    <message>
        <source>{pool} needs more bytes than 64 bits can count</source>
        <translation>{pool} の必要バイト数が 64 ビットで数えられません</translation>
    </message>
    <message>
        <source>{rank} dimensions</source>
        <translation>{rank} 次元</translation>
    </message>
    <message>
        <source>{size} for its shape</source>
        <translation>{size}（形状による）</translation>
    </message>
    <message>
        <source>{symbol} has no upper bound</source>
        <translation>{symbol} に上界がありません</translation>
    </message>
    <message>
        <source>{operator} by one number</source>
        <translation>単一の数値による {operator}</translation>
    </message>
    <message>
        <source>{operator} changes the rank</source>
        <translation>{operator} が階数を変えています</translation>
    </message>
    <message>
        <source>{operator} has fewer outputs than its schema</source>
        <translation>{operator} の出力がスキーマより少ないです</translation>
    </message>
    <message>
        <source>{operator} has no dimension to split</source>
        <translation>{operator} に分割する次元がありません</translation>
    </message>
    <message>
        <source>{operator} has no other name</source>
        <translation>{operator} に別名がありません</translation>
    </message>
    <message>
        <source>{operator} has outputs that its schema does not have</source>
        <translation>{operator} にスキーマにない出力があります</translation>
    </message>
    <message>
        <source>{operator} is not lowered yet</source>
        <translation>{operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} must have one output</source>
        <translation>{operator} の出力は 1 つでなければなりません</translation>
    </message>
    <message>
        <source>{operator} needs a matrix</source>
        <translation>{operator} には行列が必要です</translation>
    </message>
    <message>
        <source>{operator} needs an input of {rank} dimensions</source>
        <translation>{operator} には {rank} 次元の入力が必要です</translation>
    </message>
    <message>
        <source>{operator} of a number</source>
        <translation>数値に対する {operator}</translation>
    </message>
    <message>
        <source>{operator} of a symbolic size is not lowered yet</source>
        <translation>シンボリックなサイズの {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} of another rank than 3</source>
        <translation>階数が 3 でない {operator}</translation>
    </message>
    <message>
        <source>{operator} of another rank than 4</source>
        <translation>階数が 4 でない {operator}</translation>
    </message>
    <message>
        <source>{operator} of another rank than 5</source>
        <translation>階数が 5 でない {operator}</translation>
    </message>
    <message>
        <source>{operator} without operands</source>
        <translation>オペランドのない {operator}</translation>
    </message>
    <message>
        <source>{operator} of an empty tensor</source>
        <translation>空のテンソルの {operator}</translation>
    </message>
    <message>
        <source>{operator} of other than f32 planes</source>
        <translation>f32 の平面以外に対する {operator}</translation>
    </message>
    <message>
        <source>{operator} of several sequences, or with its weights, is not lowered yet</source>
        <translation>複数のシーケンス、または重みを伴う {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} of symbolic sizes is not lowered yet</source>
        <translation>サイズがシンボリックな {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} of this rank</source>
        <translation>この階数の {operator}</translation>
    </message>
    <message>
        <source>{operator} of this size</source>
        <translation>このサイズの {operator}</translation>
    </message>
    <message>
        <source>{operator} of too few dimensions</source>
        <translation>次元が足りない {operator}</translation>
    </message>
    <message>
        <source>{operator} of two numbers</source>
        <translation>2 つの数値に対する {operator}</translation>
    </message>
    <message>
        <source>{operator} over a symbolic number of steps is not lowered yet</source>
        <translation>ステップ数がシンボリックな {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} returns a number, which is not lowered yet</source>
        <translation>{operator} は数値を返すため、ローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} returns nothing</source>
        <translation>{operator} は何も返しません</translation>
    </message>
    <message>
        <source>{operator} up to a symbolic number is not lowered yet</source>
        <translation>上界がシンボリックな数の {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} whose weights are read is not lowered yet</source>
        <translation>重みが読み出される {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation or stride below 1</source>
        <translation>カーネル、ダイレーション、ストライドのいずれかが 1 未満の {operator}</translation>
    </message>
    <message>
        <source>{operator} with a mask of numbers is not lowered yet</source>
        <translation>数値のマスクを持つ {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} with aligned corners is not lowered yet</source>
        <translation>角を揃える (align_corners) {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} with dropout is not lowered yet</source>
        <translation>ドロップアウト付きの {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>{operator} without heads</source>
        <translation>ヘッドのない {operator}</translation>
    </message>
    <message>
        <source>{operator} without sizes</source>
        <translation>サイズのない {operator}</translation>
    </message>
    <message>
        <source>{tensors}: three numbers and one for each tensor</source>
        <translation>{tensors}：3 つの数値と、テンソルごとに 1 つ</translation>
    </message>
    <message>
        <source>{tensor} in another element order</source>
        <translation>要素の順序が異なる {tensor}</translation>
    </message>
    <message>
        <source>{field} is absent</source>
        <translation>{field} がありません</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {count} dimensions</source>
        <translation>「{name}」は {count} 次元です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in segment {index} of {count}</source>
        <translation>「{name}」は {count} 個のうちのセグメント {index} にあります</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; lies outside it, at byte {offset}</source>
        <translation>「{name}」はその外、バイト {offset} にあります</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>各名前は 1 回</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; unpacks to {bytes} bytes, too much for a file of {size}</source>
        <translation>エントリ「{name}」は展開すると {bytes} バイトになり、{size} のファイルには大きすぎます</translation>
    </message>
    <message>
        <source>free some space, or make this folder writable</source>
        <translation>空き容量を増やすか、このフォルダーを書き込み可能にしてください</translation>
    </message>
    <message>
        <source>if this is a real program, repack it with &apos;zip -0&apos;</source>
        <translation>実際のプログラムであれば &apos;zip -0&apos; で詰め直してください</translation>
    </message>
    <message>
        <source>one for each tensor</source>
        <translation>各テンソルに 1 つ</translation>
    </message>
    <message>
        <source>preferences cannot be written</source>
        <translation>設定を書き込めません</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>どちらかを削除してください</translation>
    </message>
    <message>
        <source>an output shape of a dynamic dimension</source>
        <translation>動的な次元の出力形状</translation>
    </message>
    <message>
        <source>samples by &apos;{mode}&apos; with padding &apos;{padding}&apos;</source>
        <translation>パディング「{padding}」を伴う「{mode}」によるサンプリング</translation>
    </message>
    <message>
        <source>0 to {last}</source>
        <translation>0～{last}</translation>
    </message>
    <message>
        <source>export the model with all of them as literals, or all as tensors</source>
        <translation>すべてをリテラルまたはすべてをテンソルにしてモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>result &apos;{name}&apos; is a tensor on one side of control flow and a number on the other</source>
        <translation>結果「{name}」は制御フローの一方ではテンソル、他方では数値です</translation>
    </message>
    <message>
        <source>a node that writes value {value}</source>
        <translation>値 {value} を書くノード</translation>
    </message>
    <message>
        <source>a device of a plug-in</source>
        <translation>プラグインのデバイス</translation>
    </message>
    <message>
        <source>a line &apos;run&apos; that writes it</source>
        <translation>それを書き込む「run」行</translation>
    </message>
    <message>
        <source>a pool of {bytes} bytes</source>
        <translation>{bytes} バイトのプール</translation>
    </message>
    <message>
        <source>at most 256 MiB together</source>
        <translation>合計 256 MiB 以下</translation>
    </message>
    <message>
        <source>its axes</source>
        <translation>その軸</translation>
    </message>
    <message>
        <source>zero points of this shape</source>
        <translation>この形状のゼロ点</translation>
    </message>
    <message>
        <source>{bytes} for its values</source>
        <translation>値のために {bytes}</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has {count} items</source>
        <translation>「{key}」の項目が {count} 個あります</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or write it anyway with --force</source>
        <translation>別のプランナーを選ぶかパスを減らすか、--force でそのまま書き出してください</translation>
    </message>
    <message>
        <source>first and last</source>
        <translation>最初と最後</translation>
    </message>
    <message>
        <source>{operator} of this form (no batch) is not lowered yet</source>
        <translation>この形式（バッチなし）の {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>a batch norm that is not over images</source>
        <translation>画像以外に対するバッチ正規化</translation>
    </message>
    <message>
        <source>a convolution that is not over images</source>
        <translation>画像以外に対する畳み込み</translation>
    </message>
    <message>
        <source>a mean over other dimensions than height and width</source>
        <translation>高さと幅以外の次元の平均</translation>
    </message>
    <message>
        <source>a mean that is not over images</source>
        <translation>画像以外に対する平均</translation>
    </message>
    <message>
        <source>a pooling that is not over images</source>
        <translation>画像以外に対するプーリング</translation>
    </message>
    <message>
        <source>a scale that is not known</source>
        <translation>不明なスケール</translation>
    </message>
    <message>
        <source>a shape that changes without a symbol</source>
        <translation>シンボルなしで変化する形状</translation>
    </message>
    <message>
        <source>a softmax that is not over the last dimension</source>
        <translation>最後の次元以外に対する softmax</translation>
    </message>
    <message>
        <source>a zero point that the element type cannot hold</source>
        <translation>要素型で表せないゼロ点</translation>
    </message>
    <message>
        <source>an alpha other than 1</source>
        <translation>1 以外の alpha</translation>
    </message>
    <message>
        <source>an approximated gelu</source>
        <translation>近似の gelu</translation>
    </message>
    <message>
        <source>an argument that is computed at run time</source>
        <translation>実行時に計算される引数</translation>
    </message>
    <message>
        <source>an average that counts padding</source>
        <translation>パディングを含めて数える平均</translation>
    </message>
    <message>
        <source>an element order that is not row-major</source>
        <translation>行優先でない要素の順序</translation>
    </message>
    <message>
        <source>bounds that contradict each other</source>
        <translation>互いに矛盾する上下限</translation>
    </message>
    <message>
        <source>ceil mode</source>
        <translation>ceil モード</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>制御フロー</translation>
    </message>
    <message>
        <source>element type {type}</source>
        <translation>要素型 {type}</translation>
    </message>
    <message>
        <source>elu with a scale</source>
        <translation>スケール付きの elu</translation>
    </message>
    <message>
        <source>indices that are used</source>
        <translation>使用されるインデックス</translation>
    </message>
    <message>
        <source>integers that are read with two scales</source>
        <translation>2 つのスケールで読まれる整数</translation>
    </message>
    <message>
        <source>its output is written more than once</source>
        <translation>出力が複数回書き込まれます</translation>
    </message>
    <message>
        <source>more than 6 dimensions</source>
        <translation>6 を超える次元数</translation>
    </message>
    <message>
        <source>more than one dimension that changes</source>
        <translation>変化する次元が複数</translation>
    </message>
    <message>
        <source>none: this backend has no compile specs</source>
        <translation>なし：このバックエンドにはコンパイル指定がありません</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>選ばれていません</translation>
    </message>
    <message>
        <source>operands of different shapes</source>
        <translation>形状の異なるオペランド</translation>
    </message>
    <message>
        <source>output padding</source>
        <translation>出力パディング</translation>
    </message>
    <message>
        <source>plan all methods alike with --share-mutable</source>
        <translation>--share-mutable で全メソッドを同じように計画してください</translation>
    </message>
    <message>
        <source>saved statistics</source>
        <translation>保存された統計量</translation>
    </message>
    <message>
        <source>scales that do not fit the shape</source>
        <translation>形状に合わないスケール</translation>
    </message>
    <message>
        <source>the .pte that it was written with</source>
        <translation>一緒に書き出された .pte</translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation>引数が足りません</translation>
    </message>
    <message>
        <source>writes a buffer or a view</source>
        <translation>バッファーまたはビューに書き込みます</translation>
    </message>
    <message>
        <source>writes in place</source>
        <translation>インプレースで書き込みます</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}。{second}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos;</source>
        <translation>「{tensor}」</translation>
    </message>
    <message>
        <source>Plan &gt; Add planner allows it</source>
        <translation>「プラン」&gt;「プランナーを追加」で許可できます</translation>
    </message>
    <message>
        <source>a session, as --save-session or the window writes it</source>
        <translation>--save-session またはウィンドウが書き出したセッション</translation>
    </message>
    <message>
        <source>allow it with --memory-limit {bytes}</source>
        <translation>--memory-limit {bytes} で許可してください</translation>
    </message>
    <message>
        <source>at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>{limit} バイト以下（256 MiB とファイルの 4 倍の大きい方）</translation>
    </message>
    <message>
        <source>contiguous f32, and a weight for each element of a row</source>
        <translation>連続した f32 と、行の各要素に対する重み</translation>
    </message>
    <message>
        <source>cpu, a backend ({names}) or a planner (see `list planners`)</source>
        <translation>cpu、バックエンド（{names}）またはプランナー（`list planners` を参照）</translation>
    </message>
    <message>
        <source>did you mean &apos;{suggestion}&apos;?</source>
        <translation>「{suggestion}」ですか？</translation>
    </message>
    <message>
        <source>export it in parts</source>
        <translation>分割してエクスポートしてください</translation>
    </message>
    <message>
        <source>has element type {number}</source>
        <translation>要素型が {number} です</translation>
    </message>
    <message>
        <source>has no shape</source>
        <translation>形状がありません</translation>
    </message>
    <message>
        <source>operators, tensors and names that take at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>演算子・テンソル・名前が {limit} バイト以下に収まること（256 MiB とファイルの 4 倍の大きい方）</translation>
    </message>
    <message>
        <source>{items}; and {count} more</source>
        <translation>{items}；ほか {count} 件</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} ほか {count} 件</translation>
    </message>
    <message>
        <source>3 numbers</source>
        <translation>3 つの数値</translation>
    </message>
    <message>
        <source>JSON that takes {bytes} bytes of memory</source>
        <translation>{bytes} バイトのメモリを必要とする JSON</translation>
    </message>
    <message>
        <source>a model with one subgraph</source>
        <translation>サブグラフが 1 つのモデル</translation>
    </message>
    <message>
        <source>a tensor, or a list or dict of tensors</source>
        <translation>テンソル、またはテンソルのリストか dict</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>別のファイルを選んでください</translation>
    </message>
    <message>
        <source>choose that run&apos;s inputs, or compare with a plan or a backend</source>
        <translation>その実行の入力を選ぶか、プランまたはバックエンドと比較してください</translation>
    </message>
    <message>
        <source>contiguous f32</source>
        <translation>連続した f32</translation>
    </message>
    <message>
        <source>control flow that ends</source>
        <translation>終了する制御フロー</translation>
    </message>
    <message>
        <source>runs subgraph {graph}</source>
        <translation>サブグラフ {graph} を実行します</translation>
    </message>
    <message>
        <source>sizes that fit</source>
        <translation>互いに合うサイズ</translation>
    </message>
    <message>
        <source>tensor {tensor}</source>
        <translation>テンソル {tensor}</translation>
    </message>
    <message>
        <source>the recorded trace belongs to recorded run 0</source>
        <translation>記録済みのトレースは記録済みの実行 0 のものです</translation>
    </message>
    <message>
        <source>windows inside the tensor</source>
        <translation>テンソルの内側に収まるウィンドウ</translation>
    </message>
    <message>
        <source>write a .csv or .h; TensorFlow Lite Micro plans this model itself</source>
        <translation>.csv または .h を書き出してください。TensorFlow Lite Micro はこのモデルを自ら計画します</translation>
    </message>
    <message>
        <source>an undamaged program or session</source>
        <translation>破損のないプログラムまたはセッション</translation>
    </message>
    <message>
        <source>the file is empty (0 bytes)</source>
        <translation>ファイルが空です（0 バイト）</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>画像を作成できませんでした</translation>
    </message>
    <message>
        <source>there is no arena chart</source>
        <translation>アリーナ図がありません</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is &apos;{name}&apos;</source>
        <translation>「{key}」が「{name}」です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; and &apos;{other_name}&apos; overlap</source>
        <translation>「{name}」と「{other_name}」が重なっています</translation>
    </message>
    <message>
        <source>0 to {limit}</source>
        <translation>0～{limit}</translation>
    </message>
    <message>
        <source>JSON nested more than {limit} deep</source>
        <translation>JSON の入れ子が {limit} 段を超えています</translation>
    </message>
    <message>
        <source>a cast to type {type}</source>
        <translation>型 {type} へのキャスト</translation>
    </message>
    <message>
        <source>a dim_order of {count} dimensions</source>
        <translation>{count} 次元の dim_order</translation>
    </message>
    <message>
        <source>a divisor of {divisor}</source>
        <translation>{divisor} の約数</translation>
    </message>
    <message>
        <source>a jump to {instruction}</source>
        <translation>{instruction} へのジャンプ</translation>
    </message>
    <message>
        <source>a multiple of its alignment {align}</source>
        <translation>アラインメント {align} の倍数</translation>
    </message>
    <message>
        <source>a name ending in {suffixes}</source>
        <translation>{suffixes} で終わる名前</translation>
    </message>
    <message>
        <source>a number that fits in {bits} bits</source>
        <translation>{bits} ビットに収まる数</translation>
    </message>
    <message>
        <source>a padding of {count} numbers</source>
        <translation>{count} 個の数によるパディング</translation>
    </message>
    <message>
        <source>a permutation of {count}</source>
        <translation>{count} 個の順列</translation>
    </message>
    <message>
        <source>a slice beyond {shape}</source>
        <translation>{shape} を超えるスライス</translation>
    </message>
    <message>
        <source>a stage that the program does not need</source>
        <translation>プログラムに必要のない段階</translation>
    </message>
    <message>
        <source>a trace in ExecuTorch&apos;s layout would have {count} events</source>
        <translation>ExecuTorch のレイアウトのトレースではイベントが {count} 個になります</translation>
    </message>
    <message>
        <source>a value with {count} kinds</source>
        <translation>種類が {count} 個ある値</translation>
    </message>
    <message>
        <source>alpha {value}</source>
        <translation>alpha {value}</translation>
    </message>
    <message>
        <source>an index below {count}</source>
        <translation>{count} 未満のインデックス</translation>
    </message>
    <message>
        <source>an input of kind &apos;{kind}&apos; is not supported</source>
        <translation>種類「{kind}」の入力は未対応です</translation>
    </message>
    <message>
        <source>an output of kind &apos;{kind}&apos; is not supported</source>
        <translation>種類「{kind}」の出力は未対応です</translation>
    </message>
    <message>
        <source>an output of {shape}</source>
        <translation>出力 {shape}</translation>
    </message>
    <message>
        <source>an output of {shape} from an empty value</source>
        <translation>空の値から作られる出力 {shape}</translation>
    </message>
    <message>
        <source>argument {argument}</source>
        <translation>引数 {argument}</translation>
    </message>
    <message>
        <source>argument {index} has {count} entries</source>
        <translation>引数 {index} の要素が {count} 個です</translation>
    </message>
    <message>
        <source>argument {index} is {value}</source>
        <translation>引数 {index} が {value} です</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>{limit} 以下</translation>
    </message>
    <message>
        <source>at most {limit}, the larger of 200 MiB and three times its text</source>
        <translation>{limit} 以下（200 MiB とテキストの 3 倍の大きい方）</translation>
    </message>
    <message>
        <source>below {count}</source>
        <translation>{count} 未満</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>バイト {byte}</translation>
    </message>
    <message>
        <source>channel dimension {dimension}</source>
        <translation>チャネル次元 {dimension}</translation>
    </message>
    <message>
        <source>constant of {bytes} bytes</source>
        <translation>{bytes} バイトの定数</translation>
    </message>
    <message>
        <source>constant {index} has {bytes} bytes</source>
        <translation>定数 {index} が {bytes} バイトです</translation>
    </message>
    <message>
        <source>delegate {index} of {count}</source>
        <translation>デリゲート {index}（全 {count} 個）</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>デリゲート入出力</translation>
    </message>
    <message>
        <source>dimension {dimension} of a tensor with {rank}</source>
        <translation>{rank} 次元のテンソルの次元 {dimension}</translation>
    </message>
    <message>
        <source>element type {dtype} ({number})</source>
        <translation>要素型 {dtype}（{number}）</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; does not unpack to its {size} bytes</source>
        <translation>エントリ「{name}」を展開しても {size} バイトになりません</translation>
    </message>
    <message>
        <source>filter {shape}</source>
        <translation>フィルター {shape}</translation>
    </message>
    <message>
        <source>got {actual}</source>
        <translation>{actual} が渡されました</translation>
    </message>
    <message>
        <source>graph {graph}</source>
        <translation>グラフ {graph}</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>id {id}</translation>
    </message>
    <message>
        <source>image {shape}</source>
        <translation>画像 {shape}</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos;</source>
        <translation>入力「{argument}」</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos; has no type</source>
        <translation>入力「{argument}」に型がありません</translation>
    </message>
    <message>
        <source>input &apos;{input}&apos; {reason}</source>
        <translation>入力「{input}」は{reason}</translation>
    </message>
    <message>
        <source>input {shape}</source>
        <translation>入力 {shape}</translation>
    </message>
    <message>
        <source>instruction type {type}</source>
        <translation>命令の種類 {type}</translation>
    </message>
    <message>
        <source>instruction {instruction}</source>
        <translation>命令 {instruction}</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>中間値</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>行 {line}</translation>
    </message>
    <message>
        <source>linear by &apos;{coordinates}&apos;</source>
        <translation>「{coordinates}」による線形補間</translation>
    </message>
    <message>
        <source>lists of {count}</source>
        <translation>{count} 個のリスト</translation>
    </message>
    <message>
        <source>memory {id} has {size} bytes, and its last tensor ends at {end}</source>
        <translation>メモリ {id} は {size} バイトですが、最後のテンソルは {end} で終わります</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>メモリ {memory}</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>モデル {model}</translation>
    </message>
    <message>
        <source>named data &apos;{name}&apos; is missing</source>
        <translation>名前付きデータ「{name}」がありません</translation>
    </message>
    <message>
        <source>names operator code {index}</source>
        <translation>演算子コード {index} を指しています</translation>
    </message>
    <message>
        <source>nearest by &apos;{coordinates}&apos; and &apos;{rounding}&apos;</source>
        <translation>「{coordinates}」と「{rounding}」による最近傍補間</translation>
    </message>
    <message>
        <source>nested more than {limit} deep</source>
        <translation>入れ子が {limit} 段を超えています</translation>
    </message>
    <message>
        <source>no kernel for {operator}</source>
        <translation>{operator} のカーネルがありません</translation>
    </message>
    <message>
        <source>no more than {limit}</source>
        <translation>{limit} 以下</translation>
    </message>
    <message>
        <source>no more than {limit} bytes of all packed entries</source>
        <translation>圧縮されたエントリ全体で {limit} バイト以下</translation>
    </message>
    <message>
        <source>no temporary folder: {reason}</source>
        <translation>一時フォルダーがありません：{reason}</translation>
    </message>
    <message>
        <source>node {node}</source>
        <translation>ノード {node}</translation>
    </message>
    <message>
        <source>one of {expected}</source>
        <translation>{expected} のいずれか</translation>
    </message>
    <message>
        <source>one of {shape}</source>
        <translation>{shape} のいずれか</translation>
    </message>
    <message>
        <source>operator {index} of {count}</source>
        <translation>演算子 {index}（全 {count} 個）</translation>
    </message>
    <message>
        <source>operator {operator}</source>
        <translation>演算子 {operator}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>pool {pool}</source>
        <translation>プール {pool}</translation>
    </message>
    <message>
        <source>position {position}</source>
        <translation>位置 {position}</translation>
    </message>
    <message>
        <source>reduction &apos;{mode}&apos;</source>
        <translation>リダクション「{mode}」</translation>
    </message>
    <message>
        <source>result has shape {tensor} but its memory is for {other_tensor}</source>
        <translation>結果の形状は {tensor} ですが、メモリは {other_tensor} 用です</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>規則「{rule}」に一致するテンソルがありません</translation>
    </message>
    <message>
        <source>segment {index} of {count}</source>
        <translation>セグメント {index}（全 {count} 個）</translation>
    </message>
    <message>
        <source>segments start at byte {offset}, inside the program of {size} bytes</source>
        <translation>セグメントの先頭バイト {offset} が、{size} バイトのプログラムの内側にあります</translation>
    </message>
    <message>
        <source>shape_dynamism {value}</source>
        <translation>shape_dynamism {value}</translation>
    </message>
    <message>
        <source>shapes {tensor} and {other_tensor} do not broadcast</source>
        <translation>形状 {tensor} と {other_tensor} はブロードキャストできません</translation>
    </message>
    <message>
        <source>sizes {tensor} and {other_tensor}</source>
        <translation>サイズ {tensor} と {other_tensor}</translation>
    </message>
    <message>
        <source>slope {shape}</source>
        <translation>傾き {shape}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>state &apos;{name}&apos;: got {tensor}</source>
        <translation>状態「{name}」：{tensor} が渡されました</translation>
    </message>
    <message>
        <source>step {step} ({node})</source>
        <translation>ステップ {step}（{node}）</translation>
    </message>
    <message>
        <source>subgraph {subgraph}</source>
        <translation>サブグラフ {subgraph}</translation>
    </message>
    <message>
        <source>the content of one of {suffixes}</source>
        <translation>次のいずれかの内容：{suffixes}</translation>
    </message>
    <message>
        <source>the file ends after {size} bytes</source>
        <translation>ファイルが {size} バイトで終わっています</translation>
    </message>
    <message>
        <source>the program breaks the rule &apos;{rule}&apos; after &apos;{stage}&apos;: {detail}</source>
        <translation>「{stage}」の後のプログラムは規則「{rule}」に反しています：{detail}</translation>
    </message>
    <message>
        <source>the shape {shape}</source>
        <translation>形状 {shape}</translation>
    </message>
    <message>
        <source>the size {expression} has no bounds</source>
        <translation>サイズ {expression} に上下限がありません</translation>
    </message>
    <message>
        <source>the size {expression} is beyond 64 bits</source>
        <translation>サイズ {expression} が 64 ビットを超えています</translation>
    </message>
    <message>
        <source>the size {expression} may divide by 0</source>
        <translation>サイズ {expression} で 0 による除算が起こりえます</translation>
    </message>
    <message>
        <source>the size {expression} may have a negative exponent</source>
        <translation>サイズ {expression} の指数が負になりえます</translation>
    </message>
    <message>
        <source>the stage &apos;{stage}&apos; cannot be skipped</source>
        <translation>段階「{stage}」は省略できません</translation>
    </message>
    <message>
        <source>unknown column &apos;{column}&apos;</source>
        <translation>不明な列「{column}」</translation>
    </message>
    <message>
        <source>unknown type &apos;{type}&apos; in an operator schema</source>
        <translation>演算子スキーマに不明な型「{type}」</translation>
    </message>
    <message>
        <source>value type {type}</source>
        <translation>値の種類 {type}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>値 {value}</translation>
    </message>
    <message>
        <source>values of {count} elements</source>
        <translation>{count} 要素の値</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>バージョン {version}</translation>
    </message>
    <message>
        <source>writes value {value}</source>
        <translation>値 {value} に書き込んでいます</translation>
    </message>
    <message>
        <source>zero point {value}</source>
        <translation>ゼロ点 {value}</translation>
    </message>
    <message>
        <source>{backend}: {reason}</source>
        <translation>{backend}：{reason}</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of segment data</source>
        <translation>{offset} にある {bytes} バイトが、{size} バイトのセグメントデータの外にあります</translation>
    </message>
    <message>
        <source>{bytes} bytes of data at {offset} lie outside segment {index} of {size} bytes</source>
        <translation>{offset} にある {bytes} バイトのデータが、{size} バイトのセグメント {index} の外にあります</translation>
    </message>
    <message>
        <source>{bytes} for its sizes</source>
        <translation>{bytes}（サイズによる）</translation>
    </message>
    <message>
        <source>{bytes} for {shape}</source>
        <translation>{shape} に対して {bytes}</translation>
    </message>
    <message>
        <source>{count} as in the first line</source>
        <translation>{count}（最初の行と同数）</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} 個のセル</translation>
    </message>
    <message>
        <source>{count} dimensions</source>
        <translation>{count} 次元</translation>
    </message>
    <message>
        <source>{count} dimensions of a token</source>
        <translation>トークンの次元 {count} 個</translation>
    </message>
    <message>
        <source>{count} dimensions with one scale</source>
        <translation>1 つのスケールを持つ {count} 次元</translation>
    </message>
    <message>
        <source>{count} elements</source>
        <translation>{count} 型の要素</translation>
    </message>
    <message>
        <source>{count} elements of f32</source>
        <translation>f32 の {count} 要素</translation>
    </message>
    <message>
        <source>{count} externals</source>
        <translation>外部値 {count} 個</translation>
    </message>
    <message>
        <source>{count} floats</source>
        <translation>浮動小数点 {count} 個</translation>
    </message>
    <message>
        <source>{count} input channels in a group</source>
        <translation>グループ内の入力チャネル {count} 個</translation>
    </message>
    <message>
        <source>{count} scales</source>
        <translation>スケール {count} 個</translation>
    </message>
    <message>
        <source>{count} scales in constant {index}</source>
        <translation>定数 {index} のスケール {count} 個</translation>
    </message>
    <message>
        <source>{mode} by &apos;{coordinates}&apos;</source>
        <translation>「{coordinates}」による {mode}</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>バッファー {buffers} 個に対しオフセット {offsets} 個</translation>
    </message>
    <message>
        <source>{operator} has no output</source>
        <translation>{operator} に出力がありません</translation>
    </message>
    <message>
        <source>{operator} writes constant {value}</source>
        <translation>{operator} が定数 {value} に書き込んでいます</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, first at {step}: {largest}</source>
        <translation>{pool} は {needed} バイト必要で、容量 {capacity} を {bytes} バイト超過。容量を超えるもの（最初は {step}）：{largest}</translation>
    </message>
    <message>
        <source>{replacement} takes {count} arguments</source>
        <translation>{replacement} の引数は {count} 個です</translation>
    </message>
    <message>
        <source>{shape} as {other_shape}</source>
        <translation>{shape} から {other_shape} への形状変更</translation>
    </message>
    <message>
        <source>{sizes} sizes and {count} strides</source>
        <translation>サイズ {sizes} 個とストライド {count} 個</translation>
    </message>
    <message>
        <source>{tensor} ({bytes} B)</source>
        <translation>{tensor} ({bytes} B)</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but are in different pools</source>
        <translation>{tensor} と {other_tensor} はストレージを共有しますが、別のプールにあります</translation>
    </message>
    <message>
        <source>{tensor} does not expand to {other_tensor}</source>
        <translation>{tensor} は {other_tensor} に拡張できません</translation>
    </message>
    <message>
        <source>{tensor} ends before it starts</source>
        <translation>{tensor} は開始前に終わっています</translation>
    </message>
    <message>
        <source>{tensor} has a size that does not fit in 64 bits</source>
        <translation>{tensor} のサイズは 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, before the start of its pool</source>
        <translation>{tensor} は {offset} にあり、プールの先頭より前です</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, but is pinned to {pin}</source>
        <translation>{tensor} は {offset} にありますが、{pin} にピン留めされています</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{tensor} は {offset} にあり、終端が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{tensor} times {other_tensor}</source>
        <translation>{tensor} と {other_tensor} の乗算</translation>
    </message>
    <message>
        <source>{tensor} with {other_tensor}</source>
        <translation>{tensor} と {other_tensor}</translation>
    </message>
    <message>
        <source>{fault} ({reason})</source>
        <translation>{fault}（{reason}）</translation>
    </message>
    <message>
        <source>{part} ends at byte {end}, the file has {size}</source>
        <translation>{part} の終端はバイト {end} ですが、ファイルは {size} バイトです</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not usable</source>
        <translation>「{value}」は使用できません</translation>
    </message>
    <message>
        <source>a little-endian number type</source>
        <translation>リトルエンディアンの数値型</translation>
    </message>
    <message>
        <source>a tensor or a number</source>
        <translation>テンソルまたは数値</translation>
    </message>
    <message>
        <source>a whole number of at least {min}</source>
        <translation>{min} 以上の整数</translation>
    </message>
    <message>
        <source>an index or one of {expected}</source>
        <translation>インデックス、または {expected} のいずれか</translation>
    </message>
    <message>
        <source>at most 16 GiB</source>
        <translation>16 GiB 以下</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>give the shape with --shape where it varies</source>
        <translation>形状が可変の場合は --shape で指定してください</translation>
    </message>
    <message>
        <source>input &apos;{key}&apos; is given twice</source>
        <translation>入力「{key}」が 2 回指定されています</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; takes no value</source>
        <translation>入力 {index}「{name}」は値を取りません</translation>
    </message>
    <message>
        <source>no recorded run {index}</source>
        <translation>記録済みの実行 {index} はありません</translation>
    </message>
    <message>
        <source>one --input for each</source>
        <translation>それぞれに --input を 1 つ</translation>
    </message>
    <message>
        <source>row-major</source>
        <translation>行優先</translation>
    </message>
    <message>
        <source>save numpy.ascontiguousarray(x)</source>
        <translation>numpy.ascontiguousarray(x) を保存してください</translation>
    </message>
    <message>
        <source>the .npy data is cut off</source>
        <translation>.npy のデータが途中で切れています</translation>
    </message>
    <message>
        <source>the .npy header is cut off</source>
        <translation>.npy のヘッダーが途中で切れています</translation>
    </message>
    <message>
        <source>the array is stored column-major</source>
        <translation>配列は列優先で保存されています</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} バイト</translation>
    </message>
    <message>
        <source>{size} for {tensor}</source>
        <translation>{tensor} には {size}</translation>
    </message>
    <message>
        <source>{tensor} is too large</source>
        <translation>{tensor} は大きすぎます</translation>
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
        <translation>重みが {rank} 次元の線形層のローワリングは未対応です</translation>
    </message>
    <message>
        <source>a recurrent layer with a state of this shape is not lowered yet</source>
        <translation>この形状の状態を持つ再帰層のローワリングは未対応です</translation>
    </message>
    <message>
        <source>a result of {rank} dimensions</source>
        <translation>{rank} 次元の結果</translation>
    </message>
    <message>
        <source>a size is larger than any memory</source>
        <translation>どのメモリよりも大きいサイズがあります</translation>
    </message>
    <message>
        <source>a type for each value of the graph</source>
        <translation>グラフのすべての値の型</translation>
    </message>
    <message>
        <source>an input that is not read after the last instruction</source>
        <translation>最後の命令の後に読まれない入力</translation>
    </message>
    <message>
        <source>close other programs, or lower the sizes</source>
        <translation>ほかのプログラムを終了するか、サイズを小さくしてください</translation>
    </message>
    <message>
        <source>result has shape {tensor}</source>
        <translation>結果の形状は {tensor} です</translation>
    </message>
    <message>
        <source>sizes of 0 or more, whose product fits 63 bits</source>
        <translation>0 以上で、積が 63 ビットに収まるサイズ</translation>
    </message>
    <message>
        <source>sizes that a real program has</source>
        <translation>実際のプログラムにあるサイズ</translation>
    </message>
    <message>
        <source>the file has changed since it was opened</source>
        <translation>開いた後にファイルが変更されました</translation>
    </message>
    <message>
        <source>the type of &apos;{name}&apos; is not known</source>
        <translation>「{name}」の型が不明です</translation>
    </message>
    <message>
        <source>{operator} with weights of these shapes is not lowered yet</source>
        <translation>この形状の重みを持つ {operator} のローワリングは未対応です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is an operand and a result</source>
        <translation>「{name}」はオペランドであり結果でもあります</translation>
    </message>
    <message>
        <source>a result in memory of its own</source>
        <translation>専用のメモリを持つ結果</translation>
    </message>
    <message>
        <source>a tensor for each result</source>
        <translation>結果ごとのテンソル</translation>
    </message>
    <message>
        <source>results in memory of their own</source>
        <translation>それぞれ専用のメモリを持つ結果</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator</source>
        <translation>「{name}」は演算子ではありません</translation>
    </message>
    <message>
        <source>1..{limit} characters</source>
        <translation>1～{limit} 文字</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>a (possibly empty) text</source>
        <translation>テキスト（空でも可）</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>真偽値</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>浮動小数点数</translation>
    </message>
    <message>
        <source>a fully qualified name</source>
        <translation>完全修飾名</translation>
    </message>
    <message>
        <source>a list of Booleans</source>
        <translation>真偽値のリスト</translation>
    </message>
    <message>
        <source>a list of floating-point numbers</source>
        <translation>浮動小数点数のリスト</translation>
    </message>
    <message>
        <source>a list of optional tensors</source>
        <translation>省略可能なテンソルのリスト</translation>
    </message>
    <message>
        <source>a method has no name</source>
        <translation>名前のないメソッドがあります</translation>
    </message>
    <message>
        <source>a place in an arena, data, or memory that the caller supplies</source>
        <translation>アリーナ内の位置、データ、または呼び出し側が提供するメモリ</translation>
    </message>
    <message>
        <source>a place inside its arena</source>
        <translation>アリーナ内の位置</translation>
    </message>
    <message>
        <source>a placeholder 0 at index 0, with or without constants</source>
        <translation>インデックス 0 のプレースホルダー 0（定数の有無によらない）</translation>
    </message>
    <message>
        <source>a result with dynamic sizes</source>
        <translation>動的なサイズの結果</translation>
    </message>
    <message>
        <source>a tensor, a number or a string</source>
        <translation>テンソル、数値または文字列</translation>
    </message>
    <message>
        <source>a type that {type} of argument &apos;{argument}&apos; casts to</source>
        <translation>引数「{argument}」の {type} からキャストできる型</translation>
    </message>
    <message>
        <source>an operator that reads it, as {operator} does</source>
        <translation>{operator} と同じく、それを読み出す演算子</translation>
    </message>
    <message>
        <source>an operator that writes it, as {operator} does</source>
        <translation>{operator} と同じく、それに書き込む演算子</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has dimension order {order}</source>
        <translation>{operator} の引数「{argument}」の次元順序が {order} です</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has rank {rank}</source>
        <translation>{operator} の引数「{argument}」の階数が {rank} です</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has sizes {sizes}</source>
        <translation>{operator} の引数「{argument}」のサイズが {sizes} です</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has type {type}</source>
        <translation>{operator} の引数「{argument}」の型が {type} です</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {kind}</source>
        <translation>{operator} の引数「{argument}」が {kind} です</translation>
    </message>
    <message>
        <source>arguments &apos;{argument}&apos; ({value}) and &apos;{other_argument}&apos; ({other_value}) of {operator} differ</source>
        <translation>{operator} の引数「{argument}」（{value}）と「{other_argument}」（{other_value}）が異なります</translation>
    </message>
    <message>
        <source>constant_segment.offsets is empty</source>
        <translation>constant_segment.offsets が空です</translation>
    </message>
    <message>
        <source>named data has no key</source>
        <translation>名前付きデータにキーがありません</translation>
    </message>
    <message>
        <source>no constants, or a segment with bytes</source>
        <translation>定数なし、またはバイトのあるセグメント</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes has {bytes} at index 0</source>
        <translation>non_const_buffer_sizes のインデックス 0 が {bytes} です</translation>
    </message>
    <message>
        <source>one dimension order: the default one, or channels last</source>
        <translation>同じ次元順序：既定の順序、またはチャネルが最後の配置</translation>
    </message>
    <message>
        <source>one element type</source>
        <translation>同じ要素型</translation>
    </message>
    <message>
        <source>one number of elements</source>
        <translation>同じ要素数</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>同じ階数</translation>
    </message>
    <message>
        <source>rank {minimum} to {maximum}</source>
        <translation>階数 {minimum}～{maximum}</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>階数 {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at least</source>
        <translation>階数 {rank} 以上</translation>
    </message>
    <message>
        <source>rank {rank} at most</source>
        <translation>階数 {rank} 以下</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} has type {type}</source>
        <translation>{operator} の結果「{result}」の型が {type} です</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} is static, but the sizes of argument &apos;{argument}&apos; change</source>
        <translation>{operator} の結果「{result}」は静的ですが、引数「{argument}」のサイズは変わります</translation>
    </message>
    <message>
        <source>segment {index} of the constants has no bytes</source>
        <translation>定数のセグメント {index} にバイトがありません</translation>
    </message>
    <message>
        <source>size {size} in dimension {dimension}, as dimension {other_dimension} of &apos;{argument}&apos; has</source>
        <translation>次元 {dimension} のサイズ {size}（「{argument}」の次元 {other_dimension} と同じ）</translation>
    </message>
    <message>
        <source>sizes that broadcast with {sizes}</source>
        <translation>{sizes} とブロードキャストできるサイズ</translation>
    </message>
    <message>
        <source>sizes {sizes}</source>
        <translation>サイズ {sizes}</translation>
    </message>
    <message>
        <source>tensor {value} has no memory</source>
        <translation>テンソル {value} にメモリがありません</translation>
    </message>
    <message>
        <source>tensors of smaller indices than their list</source>
        <translation>リストよりインデックスの小さいテンソル</translation>
    </message>
    <message>
        <source>the default dimension order</source>
        <translation>既定の次元順序</translation>
    </message>
    <message>
        <source>the default dimension order or channels last</source>
        <translation>既定の次元順序、またはチャネルが最後の配置</translation>
    </message>
    <message>
        <source>the input is {kind}</source>
        <translation>入力が {kind} です</translation>
    </message>
    <message>
        <source>the operator library names no operator</source>
        <translation>演算子ライブラリに演算子の記載がありません</translation>
    </message>
    <message>
        <source>the program has named data but no segments</source>
        <translation>プログラムに名前付きデータがありますが、セグメントがありません</translation>
    </message>
    <message>
        <source>two methods are called &apos;{name}&apos;</source>
        <translation>「{name}」というメソッドが 2 つあります</translation>
    </message>
    <message>
        <source>unknown target &apos;{target}&apos;</source>
        <translation>不明なターゲット「{target}」</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of memory {memory_id}</source>
        <translation>{offset} にある {bytes} バイトが、メモリ {memory_id} の {size} バイトの外にあります</translation>
    </message>
    <message>
        <source>{id} cannot run {missing}</source>
        <translation>{id} で実行不可：{missing}</translation>
    </message>
    <message>
        <source>{kind} or None</source>
        <translation>{kind} または None</translation>
    </message>
    <message>
        <source>{operator} is called with {count} arguments</source>
        <translation>{operator} が引数 {count} 個で呼び出されています</translation>
    </message>
    <message>
        <source>{targets}, or the .txt file of an operator library</source>
        <translation>{targets}、または演算子ライブラリの .txt ファイル</translation>
    </message>
    <message>
        <source>0 or more: with less the kernel writes beyond its memory</source>
        <translation>0 以上：負の値ではカーネルがメモリの範囲外に書き込みます</translation>
    </message>
    <message>
        <source>256 of them</source>
        <translation>256 個</translation>
    </message>
    <message>
        <source>64-bit, x86-32 or arm-32</source>
        <translation>64-bit、x86-32、arm-32 のいずれか</translation>
    </message>
    <message>
        <source>Arena of {pool}</source>
        <translation>{pool} のアリーナ</translation>
    </message>
    <message>
        <source>Buffers bound by the caller</source>
        <translation>呼び出し側がバインドするバッファー</translation>
    </message>
    <message>
        <source>Code of the application</source>
        <translation>アプリケーションのコード</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>Data of the application</source>
        <translation>アプリケーションのデータ</translation>
    </message>
    <message>
        <source>Initial states</source>
        <translation>状態の初期値</translation>
    </message>
    <message>
        <source>Memory of {call}</source>
        <translation>{call} のメモリ</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>メソッドアロケーター</translation>
    </message>
    <message>
        <source>Named data of payloads</source>
        <translation>ペイロードの名前付きデータ</translation>
    </message>
    <message>
        <source>Packed weights of {call}</source>
        <translation>{call} のパック済みの重み</translation>
    </message>
    <message>
        <source>Payload {call}</source>
        <translation>ペイロード {call}</translation>
    </message>
    <message>
        <source>Payload {call}: headers</source>
        <translation>ペイロード {call}：ヘッダー</translation>
    </message>
    <message>
        <source>Payload {call}: {block}</source>
        <translation>ペイロード {call}：{block}</translation>
    </message>
    <message>
        <source>Payload {delegate} of method {method}</source>
        <translation>メソッド {method} のペイロード {delegate}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Scratch of {call}</source>
        <translation>{call} のスクラッチ</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>スタック</translation>
    </message>
    <message>
        <source>State in {pool}</source>
        <translation>{pool} 内の状態</translation>
    </message>
    <message>
        <source>Structures of TensorFlow Lite Micro</source>
        <translation>TensorFlow Lite Micro の構造体</translation>
    </message>
    <message>
        <source>Temp allocator</source>
        <translation>一時アロケーター</translation>
    </message>
    <message>
        <source>Workspace of {call}</source>
        <translation>{call} のワークスペース</translation>
    </message>
    <message>
        <source>[batches, rows, K] and [batches, columns, K]</source>
        <translation>[バッチ, 行, K] と [バッチ, 列, K]</translation>
    </message>
    <message>
        <source>a bias: the kernel of a {core} ignores kernel_sum</source>
        <translation>バイアス：{core} のカーネルは kernel_sum を無視します</translation>
    </message>
    <message>
        <source>a matrix, a list of indices and one of offsets</source>
        <translation>行列、インデックスのリスト、オフセットのリスト</translation>
    </message>
    <message>
        <source>a planning pass follows ExecuTorch&apos;s own node list, in which node {index} is {operator} and not {other_operator}</source>
        <translation>計画パスは ExecuTorch 自身のノード一覧に従いますが、そこではノード {index} は {other_operator} ではなく {operator} です</translation>
    </message>
    <message>
        <source>a power of two, and no negative number</source>
        <translation>2 のべき乗、かつ負の数がないこと</translation>
    </message>
    <message>
        <source>a program that was made for this core</source>
        <translation>このコア向けに作られたプログラム</translation>
    </message>
    <message>
        <source>a run on this machine</source>
        <translation>このマシンでの実行</translation>
    </message>
    <message>
        <source>a tensor of {type}</source>
        <translation>{type} のテンソル</translation>
    </message>
    <message>
        <source>a tensor whose elements lie one after another</source>
        <translation>要素が連続して並ぶテンソル</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has {bytes} bytes</source>
        <translation>{operator} の引数「{argument}」は {bytes} バイトです</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {numbers}</source>
        <translation>{operator} の引数「{argument}」が {numbers} です</translation>
    </message>
    <message>
        <source>argument {index}, {tensor}, has gaps</source>
        <translation>引数 {index}（{tensor}）に隙間があります</translation>
    </message>
    <message>
        <source>as many windows as fit</source>
        <translation>収まる数だけのウィンドウ</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>下限値</translation>
    </message>
    <message>
        <source>block {block}</source>
        <translation>ブロック {block}</translation>
    </message>
    <message>
        <source>channels and sizes that fit</source>
        <translation>整合するチャネルとサイズ</translation>
    </message>
    <message>
        <source>channels last: [0, 2, 3, 1]</source>
        <translation>チャネルが最後の配置：[0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>defines a tag without a name or a backend</source>
        <translation>名前またはバックエンドのないタグを定義しています</translation>
    </message>
    <message>
        <source>defines tag &apos;{tag}&apos; twice</source>
        <translation>タグ「{tag}」を 2 回定義しています</translation>
    </message>
    <message>
        <source>each stored once</source>
        <translation>それぞれ 1 回だけ格納</translation>
    </message>
    <message>
        <source>equal sizes</source>
        <translation>同じサイズ</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>every dimension once</source>
        <translation>各次元を 1 回ずつ</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>正確</translation>
    </message>
    <message>
        <source>floats, or a cortex_m operator: this one knows no scales; lowering could not fuse what follows it</source>
        <translation>浮動小数点、または cortex_m の演算子：この演算子はスケールを扱いません。ローワリングで後続を融合できませんでした</translation>
    </message>
    <message>
        <source>given</source>
        <translation>指定値</translation>
    </message>
    <message>
        <source>given for {name}</source>
        <translation>{name} に対する指定値</translation>
    </message>
    <message>
        <source>gives tag &apos;{tag}&apos; a compile spec without a key or a value</source>
        <translation>タグ「{tag}」に、キーまたは値のないコンパイル指定を与えています</translation>
    </message>
    <message>
        <source>int8 or int16</source>
        <translation>int8 または int16</translation>
    </message>
    <message>
        <source>its payload, block scratch_data</source>
        <translation>そのペイロードのブロック scratch_data</translation>
    </message>
    <message>
        <source>kernel_sum, without which the kernel of a {core} fails</source>
        <translation>kernel_sum（これがないと {core} のカーネルは失敗します）</translation>
    </message>
    <message>
        <source>least &lt;= most</source>
        <translation>least &lt;= most</translation>
    </message>
    <message>
        <source>link with -Wl,-Map=FIRMWARE.map</source>
        <translation>-Wl,-Map=FIRMWARE.map を付けてリンクしてください</translation>
    </message>
    <message>
        <source>m0plus, m4, m7, m33, m55 or m85</source>
        <translation>m0plus、m4、m7、m33、m55、m85 のいずれか</translation>
    </message>
    <message>
        <source>measured on other programs</source>
        <translation>ほかのプログラムでの実測</translation>
    </message>
    <message>
        <source>no linker map</source>
        <translation>リンカーマップがありません</translation>
    </message>
    <message>
        <source>no list of sections</source>
        <translation>セクションの一覧がありません</translation>
    </message>
    <message>
        <source>no release of ExecuTorch has all of the Cortex-M operators: {names}; a runtime refuses calls with another count of arguments</source>
        <translation>次の Cortex-M 演算子をすべて備えた ExecuTorch のリリースはありません：{names}。ランタイムは引数の数が異なる呼び出しを拒否します</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>いずれもなし</translation>
    </message>
    <message>
        <source>one dimension order</source>
        <translation>同じ次元順序</translation>
    </message>
    <message>
        <source>one dimension order: the kernel keeps the operand&apos;s, so values end up elsewhere</source>
        <translation>同じ次元順序：カーネルはオペランドの順序を保つため、値が別の位置に置かれます</translation>
    </message>
    <message>
        <source>one of each, with a shift of {minimum} to {maximum}</source>
        <translation>それぞれ 1 個、シフトは {minimum}～{maximum}</translation>
    </message>
    <message>
        <source>one size</source>
        <translation>単一のサイズ</translation>
    </message>
    <message>
        <source>operators {begin} to {end} cannot be cut this way</source>
        <translation>演算子 {begin}～{end} はこの方法では分割できません</translation>
    </message>
    <message>
        <source>padding below the window&apos;s size</source>
        <translation>ウィンドウのサイズ未満のパディング</translation>
    </message>
    <message>
        <source>padding that fills the last window: the kernel of a {core} refuses any other</source>
        <translation>最後のウィンドウを満たすパディング：{core} のカーネルはそれ以外を拒否します</translation>
    </message>
    <message>
        <source>padding that fits the result&apos;s width</source>
        <translation>結果の幅に合うパディング</translation>
    </message>
    <message>
        <source>padding that is a multiple of the stride: CMSIS-NN before July 2026 gives wrong rows; run computes the right ones</source>
        <translation>ストライドの倍数のパディング：2026 年 7 月より前の CMSIS-NN は誤った行を返します。run は正しい行を計算します</translation>
    </message>
    <message>
        <source>part of the arena</source>
        <translation>アリーナの一部</translation>
    </message>
    <message>
        <source>rank 1 to 4</source>
        <translation>階数 1～4</translation>
    </message>
    <message>
        <source>rank 1 to 4, and 4 numbers before and after</source>
        <translation>階数 1～4、前後にそれぞれ 4 個の数</translation>
    </message>
    <message>
        <source>rank 4 and dimension order [0, 2, 3, 1]</source>
        <translation>階数 4、次元順序 [0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>rank 4, row-major</source>
        <translation>階数 4、行優先</translation>
    </message>
    <message>
        <source>row-major tensors: the kernel joins the memory as if it were so, and gives other values</source>
        <translation>行優先のテンソル：カーネルは行優先とみなしてメモリを連結するため、異なる値になります</translation>
    </message>
    <message>
        <source>section {section} of {bytes} bytes</source>
        <translation>{bytes} バイトのセクション {section}</translation>
    </message>
    <message>
        <source>sections of no more than 2^48 bytes in all</source>
        <translation>合計 2^48 バイト以下のセクション</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>記載値</translation>
    </message>
    <message>
        <source>symbol {symbol} is {size} by input &apos;{input}&apos; and {other_size} by input &apos;{other_input}&apos;</source>
        <translation>シンボル {symbol} は、入力「{input}」では {size}、入力「{other_input}」では {other_size} です</translation>
    </message>
    <message>
        <source>tags node {node} of {nodes}</source>
        <translation>全 {nodes} ノードに対してノード {node} にタグを付けています</translation>
    </message>
    <message>
        <source>tags of this method&apos;s nodes, each defined</source>
        <translation>このメソッドのノードへのタグ（いずれも定義済み）</translation>
    </message>
    <message>
        <source>the .pte without its data</source>
        <translation>データを除いた .pte</translation>
    </message>
    <message>
        <source>the .tflite</source>
        <translation>.tflite</translation>
    </message>
    <message>
        <source>the .tflite without its data</source>
        <translation>データを除いた .tflite</translation>
    </message>
    <message>
        <source>the device&apos;s temp allocator</source>
        <translation>デバイスの一時アロケーター</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>the kernel of a {core} needs kernel_sum</source>
        <translation>{core} のカーネルには kernel_sum が必要です</translation>
    </message>
    <message>
        <source>the kernel of a {core} refuses a line of these sizes</source>
        <translation>{core} のカーネルはこのサイズの行を拒否します</translation>
    </message>
    <message>
        <source>the last dimension of a row-major tensor</source>
        <translation>行優先のテンソルの最後の次元</translation>
    </message>
    <message>
        <source>the map of GNU ld: &quot;Linker script and memory map&quot;</source>
        <translation>GNU ld のマップ：「Linker script and memory map」</translation>
    </message>
    <message>
        <source>the method has control flow</source>
        <translation>メソッドに制御フローがあります</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>the result has zero point {zero}</source>
        <translation>結果のゼロ点が {zero} です</translation>
    </message>
    <message>
        <source>the result of {operator} has dimension order {order}, and its operand {other_order}</source>
        <translation>{operator} の結果の次元順序は {order} ですが、オペランドは {other_order} です</translation>
    </message>
    <message>
        <source>the shift of channel {channel} is {shift}</source>
        <translation>チャネル {channel} のシフトが {shift} です</translation>
    </message>
    <message>
        <source>the weights as they are stored</source>
        <translation>格納されている重み</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>このプラン</translation>
    </message>
    <message>
        <source>to resolve the operators</source>
        <translation>演算子の解決用</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>unknown abi &apos;{name}&apos;</source>
        <translation>不明な ABI「{name}」</translation>
    </message>
    <message>
        <source>unknown core &apos;{core}&apos;</source>
        <translation>不明なコア「{core}」</translation>
    </message>
    <message>
        <source>uses tag &apos;{tag}&apos; before it is defined</source>
        <translation>タグ「{tag}」を定義前に使っています</translation>
    </message>
    <message>
        <source>weights [results, features] for the input&apos;s last dimension</source>
        <translation>入力の最後の次元に対する重み [結果, 特徴]</translation>
    </message>
    <message>
        <source>weights and debug handles</source>
        <translation>重みとデバッグハンドル</translation>
    </message>
    <message>
        <source>padding that adds up to the size of the result</source>
        <translation>結果のサイズに合うパディング</translation>
    </message>
    <message>
        <source>with its named data</source>
        <translation>名前付きデータを含む</translation>
    </message>
    <message>
        <source>write &apos;#{index}&apos; or &apos;#{other_index}&apos;</source>
        <translation>「#{index}」または「#{other_index}」と書いてください</translation>
    </message>
    <message>
        <source>{channels} channels have {count} results</source>
        <translation>{channels} チャネルの結果が {count} 個です</translation>
    </message>
    <message>
        <source>{count} blocks</source>
        <translation>ブロック {count} 個</translation>
    </message>
    <message>
        <source>{count} for each</source>
        <translation>それぞれ {count} 個</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <translation>{count} 個</translation>
    </message>
    <message>
        <source>{file} has none</source>
        <translation>{file} にはなし</translation>
    </message>
    <message>
        <source>{file}, {sections}</source>
        <translation>{file}、{sections}</translation>
    </message>
    <message>
        <source>{minimum} to {maximum}</source>
        <translation>{minimum}～{maximum}</translation>
    </message>
    <message>
        <source>{needed} bytes at least, which the kernel of a {core} writes</source>
        <translation>{needed} バイト以上（{core} のカーネルが書き込む量）</translation>
    </message>
    <message>
        <source>{node}: {fault}</source>
        <translation>{node}：{fault}</translation>
    </message>
    <message>
        <source>{node}: {fault}; expected {expected}</source>
        <translation>{node}：{fault}。期待：{expected}</translation>
    </message>
    <message>
        <source>{operator} cannot be called in this layout</source>
        <translation>{operator} はこのレイアウトでは呼び出せません</translation>
    </message>
    <message>
        <source>{operator} convolves a line of {width} into {columns} columns with padding {padding}</source>
        <translation>{operator} は幅 {width} の行を、パディング {padding} で {columns} 列に畳み込みます</translation>
    </message>
    <message>
        <source>{operator} has int8 argument &apos;{argument}&apos;</source>
        <translation>{operator} の引数「{argument}」が int8 です</translation>
    </message>
    <message>
        <source>{operator} has its bias in kernel_sum</source>
        <translation>{operator} のバイアスが kernel_sum に含まれています</translation>
    </message>
    <message>
        <source>{operator} has no kernel_sum</source>
        <translation>{operator} に kernel_sum がありません</translation>
    </message>
    <message>
        <source>{operator} has padding {padding} and stride {stride} in its rows</source>
        <translation>{operator} の行方向のパディングが {padding}、ストライドが {stride} です</translation>
    </message>
    <message>
        <source>{operator} joins tensors with dimension order {order} along dimension {dimension}</source>
        <translation>{operator} は次元順序 {order} のテンソルを次元 {dimension} に沿って連結します</translation>
    </message>
    <message>
        <source>{operator} updates or shares bytes of an operand</source>
        <translation>{operator} はオペランドのバイトを更新または共有します</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} differ in size</source>
        <translation>{tensor} と {other_tensor} のサイズが異なります</translation>
    </message>
    <message>
        <source>{tensor} of {operand} is not channels last</source>
        <translation>{operand} の {tensor} はチャネルが最後の配置ではありません</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions</source>
        <translation>値 {values} 個、命令 {instructions} 個</translation>
    </message>
    <message>
        <source>{value} is computed in place</source>
        <translation>{value} はインプレースで計算されます</translation>
    </message>
    <message>
        <source>{zero}</source>
        <translation>{zero}</translation>
    </message>
    <message>
        <source>0 or more, and -1 once</source>
        <translation>0 以上、および -1 を 1 つまで</translation>
    </message>
    <message>
        <source>1 or more of each</source>
        <translation>それぞれ 1 以上</translation>
    </message>
    <message>
        <source>a row-major tensor in memory of its own</source>
        <translation>専用のメモリを持つ行優先のテンソル</translation>
    </message>
    <message>
        <source>a scale above 0 and a zero point that its type can hold</source>
        <translation>0 より大きいスケールと、その型で表せるゼロ点</translation>
    </message>
    <message>
        <source>an operator of a .tflite</source>
        <translation>.tflite の演算子</translation>
    </message>
    <message>
        <source>as many elements</source>
        <translation>同じ要素数</translation>
    </message>
    <message>
        <source>at most 64</source>
        <translation>64 以下</translation>
    </message>
    <message>
        <source>input {index} has another order of dimensions</source>
        <translation>入力 {index} の次元順序が異なります</translation>
    </message>
    <message>
        <source>input {index} is missing</source>
        <translation>入力 {index} がありません</translation>
    </message>
    <message>
        <source>input {index} is {tensor}</source>
        <translation>入力 {index} は {tensor} です</translation>
    </message>
    <message>
        <source>none, RELU, RELU_N1_TO_1 or RELU6</source>
        <translation>なし、RELU、RELU_N1_TO_1、RELU6 のいずれか</translation>
    </message>
    <message>
        <source>one scale</source>
        <translation>1 つのスケール</translation>
    </message>
    <message>
        <source>one scale and one zero point</source>
        <translation>1 つのスケールと 1 つのゼロ点</translation>
    </message>
    <message>
        <source>one, or one for each of {channels} channels</source>
        <translation>1 つ、または {channels} チャネルのそれぞれに 1 つ</translation>
    </message>
    <message>
        <source>output {index} is missing</source>
        <translation>出力 {index} がありません</translation>
    </message>
    <message>
        <source>output {index} is {tensor}</source>
        <translation>出力 {index} は {tensor} です</translation>
    </message>
    <message>
        <source>planned with {sizes}, as in the file; set ranges to change them</source>
        <translation>ファイルどおり {sizes} で計画。変更するには範囲を設定してください</translation>
    </message>
    <message>
        <source>planned with {sizes}; set ranges to change them</source>
        <translation>{sizes} で計画。変更するには範囲を設定してください</translation>
    </message>
    <message>
        <source>rows of {depth} numbers</source>
        <translation>{depth} 個の数からなる行</translation>
    </message>
    <message>
        <source>the model&apos;s own operators</source>
        <translation>モデル自身の演算子</translation>
    </message>
    <message>
        <source>turn off graph passes</source>
        <translation>グラフパスをオフにしてください</translation>
    </message>
    <message>
        <source>type {dtype} is not quantised</source>
        <translation>型 {dtype} は量子化型ではありません</translation>
    </message>
    <message>
        <source>weights {tensor} have {count} scales</source>
        <translation>重み {tensor} に {count} 個のスケールがあります</translation>
    </message>
    <message>
        <source>{channels} numbers</source>
        <translation>{channels} 個の数</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}, as in the file; set a range to change it</source>
        <translation>{symbol} はファイルどおり {size} として計画。変更するには範囲を設定してください</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}; set a range to change it</source>
        <translation>{symbol} は {size} として計画。変更するには範囲を設定してください</translation>
    </message>
    <message>
        <source>{tensor} has no scale</source>
        <translation>{tensor} にスケールがありません</translation>
    </message>
    <message>
        <source>a payload</source>
        <translation>ペイロード</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>32 ビットの整数</translation>
    </message>
    <message>
        <source>build or copy it again</source>
        <translation>ビルドまたはコピーし直してください</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; {fault}</source>
        <translation>プラグイン「{id}」は{fault}</translation>
    </message>
    <message>
        <source>writes more than {limit} bytes</source>
        <translation>{limit} バイトを超えて書き込みます</translation>
    </message>
    <message>
        <source>writes no bytes</source>
        <translation>バイトを書き込みません</translation>
    </message>
    <message>
        <source>zero point {zero}</source>
        <translation>ゼロ点 {zero}</translation>
    </message>
    <message>
        <source>{tensor} has no memory: it is written at {step}, and neither the plan nor the caller gives it a place</source>
        <translation>{tensor} にメモリがありません。{step} で書き込まれますが、プランも呼び出し側も場所を与えていません</translation>
    </message>
    <message>
        <source>a number that a float holds</source>
        <translation>float に収まる数</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation, padding or stride above 2^30</source>
        <translation>カーネル、ダイレーション、パディング、ストライドのいずれかが 2^30 を超える {operator}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice</source>
        <translation>「{name}」が 2 回現れます</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice in one object</source>
        <translation>「{name}」が 1 つのオブジェクトに 2 回現れます</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used before it is computed</source>
        <translation>「{name}」が計算される前に使われています</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs recursively, or nests more than {limit} of them</source>
        <translation>「{name}」がグラフを再帰的に実行するか、{limit} より深く入れ子にしています</translation>
    </message>
    <message>
        <source>&apos;{output}&apos; is computed twice</source>
        <translation>「{output}」が 2 回計算されています</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls an unnamed object</source>
        <translation>「{path}」が名前のないオブジェクトを呼び出しています</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is not a tensor</source>
        <translation>「{path}」はテンソルではありません</translation>
    </message>
    <message>
        <source>&apos;{replacement}&apos; is not an operator</source>
        <translation>「{replacement}」は演算子ではありません</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has no offset</source>
        <translation>「{tensor}」にオフセットがありません</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has two offsets</source>
        <translation>「{tensor}」に 2 つのオフセットがあります</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has {bytes} bytes now and {stored_bytes} in the session</source>
        <translation>「{tensor}」は現在 {bytes} バイト、セッションでは {stored_bytes} です</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id} now and in {stored_mem_id} in the session</source>
        <translation>「{tensor}」は現在メモリ {mem_id} に、セッションでは {stored_mem_id} にあります</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id}, which is not a pool</source>
        <translation>「{tensor}」はプールではないメモリ {mem_id} にあります</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; needs {bytes} bytes, but its slot has {available}; warm up with [{shapes}]</source>
        <translation>「{tensor}」は {bytes} バイト必要ですが、スロットは {available} です。[{shapes}] でウォームアップしてください</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number of bytes</source>
        <translation>「{value}」はバイト数ではありません</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a size</source>
        <translation>「{value}」はサイズではありません</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an offset</source>
        <translation>「{value}」はオフセットではありません</translation>
    </message>
    <message>
        <source>0, 0 and 2^-15</source>
        <translation>0、0 と 2^-15</translation>
    </message>
    <message>
        <source>ArenaScope was built without OpenCL</source>
        <translation>ArenaScope は OpenCL なしでビルドされています</translation>
    </message>
    <message>
        <source>ArenaScope was built without XNNPACK</source>
        <translation>ArenaScope は XNNPACK なしでビルドされています</translation>
    </message>
    <message>
        <source>ExecuTorch also places {bytes} bytes at the last step for writing back {count} states; nothing reads them</source>
        <translation>ExecuTorch は {count} 個の状態を書き戻すため最後のステップにさらに {bytes} バイトを置きます。読み出すものはありません</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM 合計</translation>
    </message>
    <message>
        <source>a .pt2 with the marks of ExecuTorch&apos;s quantiser for Cortex-M</source>
        <translation>Cortex-M 用 ExecuTorch 量子化器の印がある .pt2</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>7-Zip アーカイブ</translation>
    </message>
    <message>
        <source>a GGUF file of llama.cpp: weights without a graph</source>
        <translation>llama.cpp の GGUF ファイル：グラフのない重み</translation>
    </message>
    <message>
        <source>a Git LFS pointer to a file of {size} bytes</source>
        <translation>{size} バイトのファイルを指す Git LFS ポインター</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself</source>
        <translation>ファイル自体ではなく Git LFS ポインター</translation>
    </message>
    <message>
        <source>a Python pickle, such as torch.save writes: weights or objects, no program</source>
        <translation>torch.save などが書き出す Python pickle：重みまたはオブジェクトで、プログラムではありません</translation>
    </message>
    <message>
        <source>a TorchScript archive</source>
        <translation>TorchScript アーカイブ</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>Windows のプログラムまたはライブラリ</translation>
    </message>
    <message>
        <source>a ZIP archive of something else, without a models/*.json entry</source>
        <translation>models/*.json のない別の ZIP アーカイブ</translation>
    </message>
    <message>
        <source>a Zstandard archive</source>
        <translation>Zstandard アーカイブ</translation>
    </message>
    <message>
        <source>a bias of a dynamic dimension</source>
        <translation>動的な次元を持つバイアス</translation>
    </message>
    <message>
        <source>a bias that is not a constant</source>
        <translation>定数でないバイアス</translation>
    </message>
    <message>
        <source>a bias that is not a single row</source>
        <translation>1 行でないバイアス</translation>
    </message>
    <message>
        <source>a body that does not compute its result &apos;{output}&apos;</source>
        <translation>結果「{output}」を計算しない本体</translation>
    </message>
    <message>
        <source>a body with data-dependent sizes</source>
        <translation>データに依存するサイズを持つ本体</translation>
    </message>
    <message>
        <source>a bound that is not a number</source>
        <translation>数値でない上下限</translation>
    </message>
    <message>
        <source>a bundle of more than 2 GiB</source>
        <translation>2 GiB を超えるバンドル</translation>
    </message>
    <message>
        <source>a bundle without a program</source>
        <translation>プログラムのないバンドル</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>bzip2 アーカイブ</translation>
    </message>
    <message>
        <source>a compiled library or program (ELF)</source>
        <translation>コンパイル済みライブラリまたはプログラム (ELF)</translation>
    </message>
    <message>
        <source>a custom cell</source>
        <translation>独自のセル</translation>
    </message>
    <message>
        <source>a data-dependent shape</source>
        <translation>データに依存する形状</translation>
    </message>
    <message>
        <source>a delegate is called</source>
        <translation>デリゲートが呼び出されます</translation>
    </message>
    <message>
        <source>a dimension of {size}</source>
        <translation>次元 {size}</translation>
    </message>
    <message>
        <source>a dynamic shape</source>
        <translation>動的な形状</translation>
    </message>
    <message>
        <source>a factor that is not a simple fraction</source>
        <translation>単純な分数でない係数</translation>
    </message>
    <message>
        <source>a file of torch.save: weights or objects, no program</source>
        <translation>torch.save のファイル：重みまたはオブジェクトで、プログラムではありません</translation>
    </message>
    <message>
        <source>a file that opens with a valid plan</source>
        <translation>有効なプランで開けるファイル</translation>
    </message>
    <message>
        <source>a filter that is not a constant</source>
        <translation>定数でないフィルター</translation>
    </message>
    <message>
        <source>a kernel or an input of this shape</source>
        <translation>この形状のカーネルまたは入力</translation>
    </message>
    <message>
        <source>a length that is not constant</source>
        <translation>定数でない長さ</translation>
    </message>
    <message>
        <source>a limit that is not constant</source>
        <translation>定数でない範囲の端</translation>
    </message>
    <message>
        <source>a line for each layer below the column names</source>
        <translation>列名の下に層ごとの 1 行</translation>
    </message>
    <message>
        <source>a list that is not a permutation</source>
        <translation>順列でないリスト</translation>
    </message>
    <message>
        <source>a mask of keys or a past</source>
        <translation>キーのマスクまたは過去</translation>
    </message>
    <message>
        <source>a mask over a dynamic dimension</source>
        <translation>動的な次元上のマスク</translation>
    </message>
    <message>
        <source>a matrix of dynamic size</source>
        <translation>サイズが動的な行列</translation>
    </message>
    <message>
        <source>a matrix that is not a constant</source>
        <translation>定数でない行列</translation>
    </message>
    <message>
        <source>a memory snapshot without a block in use</source>
        <translation>使用中のブロックがないメモリスナップショット</translation>
    </message>
    <message>
        <source>a name that is not a string</source>
        <translation>文字列でない名前</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>0 以上の数</translation>
    </message>
    <message>
        <source>a number of boxes that is not constant</source>
        <translation>定数でないボックスの数</translation>
    </message>
    <message>
        <source>a one-sided inverse</source>
        <translation>片側の逆変換</translation>
    </message>
    <message>
        <source>a package of AOTInductor: compiled code, without the program that it was made of</source>
        <translation>AOTInductor のパッケージ：元のプログラムのないコンパイル済みコード</translation>
    </message>
    <message>
        <source>a parameter that is not a constant</source>
        <translation>定数でないパラメーター</translation>
    </message>
    <message>
        <source>a past of keys or of values alone</source>
        <translation>キーだけ、または値だけの過去</translation>
    </message>
    <message>
        <source>a past of dynamic length</source>
        <translation>長さが動的な過去</translation>
    </message>
    <message>
        <source>a past of this shape</source>
        <translation>この形状の過去</translation>
    </message>
    <message>
        <source>a permutation that is not a matrix transpose</source>
        <translation>行列の転置でない順列</translation>
    </message>
    <message>
        <source>constants after the graph</source>
        <translation>グラフの後ろの定数</translation>
    </message>
    <message>
        <source>a power of two from 2^-15 to 2^-9</source>
        <translation>2^-15 から 2^-9 までの 2 のべき乗</translation>
    </message>
    <message>
        <source>a program after its header</source>
        <translation>ヘッダーの後のプログラム</translation>
    </message>
    <message>
        <source>a program given on the command line</source>
        <translation>コマンドラインで指定されたプログラム</translation>
    </message>
    <message>
        <source>a program that is exported in eval mode</source>
        <translation>eval モードでエクスポートされたプログラム</translation>
    </message>
    <message>
        <source>a region that is not constant</source>
        <translation>定数でない領域</translation>
    </message>
    <message>
        <source>a region with its neighbours would be cyclic; {reason}</source>
        <translation>隣と合わせた領域は循環します。{reason}</translation>
    </message>
    <message>
        <source>a regular file</source>
        <translation>通常のファイル</translation>
    </message>
    <message>
        <source>a result whose size depends on data</source>
        <translation>サイズがデータに依存する結果</translation>
    </message>
    <message>
        <source>a reversed slice of a dynamic dimension</source>
        <translation>動的な次元の逆順スライス</translation>
    </message>
    <message>
        <source>a run-time scale outside a product with an i8 constant</source>
        <translation>i8 定数との積以外での実行時スケール</translation>
    </message>
    <message>
        <source>a scale and a zero point, or per-channel scales</source>
        <translation>スケールとゼロ点、またはチャネルごとのスケール</translation>
    </message>
    <message>
        <source>a scale of its weights is not a positive number</source>
        <translation>重みのスケールが正の数ではありません</translation>
    </message>
    <message>
        <source>a scale that is not a finite number above 0</source>
        <translation>0 より大きい有限数でないスケール</translation>
    </message>
    <message>
        <source>a scale that is not given</source>
        <translation>指定されていないスケール</translation>
    </message>
    <message>
        <source>a sequence or an optional value is not a tensor</source>
        <translation>シーケンスまたはオプション値はテンソルではありません</translation>
    </message>
    <message>
        <source>a shape that does not match the input</source>
        <translation>入力と一致しない形状</translation>
    </message>
    <message>
        <source>a signal of this kind</source>
        <translation>この種類の信号</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>a size that is not a number</source>
        <translation>数値でないサイズ</translation>
    </message>
    <message>
        <source>a size that is not an integer</source>
        <translation>整数でないサイズ</translation>
    </message>
    <message>
        <source>a size that is not constant</source>
        <translation>定数でないサイズ</translation>
    </message>
    <message>
        <source>a slope that is not a number</source>
        <translation>数値でない傾き</translation>
    </message>
    <message>
        <source>a valid sparse tensor</source>
        <translation>正しい疎テンソル</translation>
    </message>
    <message>
        <source>a step or a length that is not constant</source>
        <translation>定数でない刻みまたは長さ</translation>
    </message>
    <message>
        <source>a step towards the end</source>
        <translation>末尾へ向かう刻み</translation>
    </message>
    <message>
        <source>a string that ends past the pickle</source>
        <translation>pickle の後で終わる文字列</translation>
    </message>
    <message>
        <source>a supported node</source>
        <translation>対応しているノード</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>tar アーカイブ</translation>
    </message>
    <message>
        <source>a tensor in an arena or bound by the caller</source>
        <translation>アリーナ内または呼び出し側がバインドしたテンソル</translation>
    </message>
    <message>
        <source>a tensor of an unknown type</source>
        <translation>型が不明なテンソル</translation>
    </message>
    <message>
        <source>a tensor of more than {bytes} bytes</source>
        <translation>{bytes} バイトを超えるテンソル</translation>
    </message>
    <message>
        <source>a tensor of {rank} dimensions</source>
        <translation>{rank} 次元のテンソル</translation>
    </message>
    <message>
        <source>a tensor that is not stored row by row</source>
        <translation>行順に格納されていないテンソル</translation>
    </message>
    <message>
        <source>a tensor with {stored} bytes, but its sizes need {bytes}</source>
        <translation>{stored} バイトのテンソル（サイズからは {bytes} 必要）</translation>
    </message>
    <message>
        <source>a text file that begins with &apos;{line}&apos;</source>
        <translation>「{line}」で始まるテキストファイル</translation>
    </message>
    <message>
        <source>a transposed convolution with groups, dilation or padded results has no Cortex-M operator</source>
        <translation>グループ、ダイレーション、または結果のパディングを持つ転置畳み込みには Cortex-M 演算子がありません</translation>
    </message>
    <message>
        <source>a unique id below {count}</source>
        <translation>{count} 未満の一意の id</translation>
    </message>
    <message>
        <source>a unique id for each</source>
        <translation>それぞれ一意の id</translation>
    </message>
    <message>
        <source>a unique id for each backend</source>
        <translation>バックエンドごとに一意の id</translation>
    </message>
    <message>
        <source>a unique id for each partitioner</source>
        <translation>パーティショナーごとに一意の id</translation>
    </message>
    <message>
        <source>a unique name for each</source>
        <translation>それぞれ一意の名前</translation>
    </message>
    <message>
        <source>a move redirects a value</source>
        <translation>move が値を別の値に切り替えます</translation>
    </message>
    <message>
        <source>a value is used before it is computed</source>
        <translation>値が計算される前に使われています</translation>
    </message>
    <message>
        <source>a value of an unknown kind</source>
        <translation>種類が不明な値</translation>
    </message>
    <message>
        <source>a value that is not constant</source>
        <translation>定数でない値</translation>
    </message>
    <message>
        <source>a window of this size</source>
        <translation>このサイズのウィンドウ</translation>
    </message>
    <message>
        <source>a zero point that is not an 8-bit constant</source>
        <translation>8 ビット定数でないゼロ点</translation>
    </message>
    <message>
        <source>activation &apos;{name}&apos;</source>
        <translation>活性化「{name}」</translation>
    </message>
    <message>
        <source>allow that kind in the pool, or add another pool</source>
        <translation>プールでその種類を許可するか、別のプールを追加してください</translation>
    </message>
    <message>
        <source>an ETDump of more than 2 GiB</source>
        <translation>2 GiB を超える ETDump</translation>
    </message>
    <message>
        <source>an ETDump of this program</source>
        <translation>このプログラムの ETDump</translation>
    </message>
    <message>
        <source>an ETDump: times of a run, without a program</source>
        <translation>ETDump：実行の時間のみで、プログラムはありません</translation>
    </message>
    <message>
        <source>an ETRecord does not describe this kind of program</source>
        <translation>ETRecord はこの種類のプログラムを記述しません</translation>
    </message>
    <message>
        <source>an ETRecord, which has no program of its own</source>
        <translation>自身のプログラムを持たない ETRecord</translation>
    </message>
    <message>
        <source>an HDF5 file, such as Keras writes</source>
        <translation>Keras などが書き出す HDF5 ファイル</translation>
    </message>
    <message>
        <source>an HTML page, saved from a web page instead of the file</source>
        <translation>ファイルの代わりに保存された HTML ページ</translation>
    </message>
    <message>
        <source>an XML document, perhaps a server&apos;s error page</source>
        <translation>XML 文書（サーバーのエラーページかもしれません）</translation>
    </message>
    <message>
        <source>an axis of dynamic size</source>
        <translation>サイズが動的な軸</translation>
    </message>
    <message>
        <source>an empty image</source>
        <translation>空の画像</translation>
    </message>
    <message>
        <source>an eps that is not a number</source>
        <translation>数値でない eps</translation>
    </message>
    <message>
        <source>an extended header of {length} bytes, where the program begins at byte {offset}</source>
        <translation>{length} バイトの拡張ヘッダー（プログラムは {offset} バイト目から）</translation>
    </message>
    <message>
        <source>an extra word</source>
        <translation>余分な語</translation>
    </message>
    <message>
        <source>an image that shrinks this much</source>
        <translation>これほど縮小される画像</translation>
    </message>
    <message>
        <source>an input of this shape</source>
        <translation>この形状の入力</translation>
    </message>
    <message>
        <source>an input other than f32 images [N, C, H, W]</source>
        <translation>f32 画像 [N, C, H, W] 以外の入力</translation>
    </message>
    <message>
        <source>an input other than images of constant size</source>
        <translation>一定サイズの画像以外の入力</translation>
    </message>
    <message>
        <source>an input other than images of fixed size</source>
        <translation>固定サイズの画像以外の入力</translation>
    </message>
    <message>
        <source>an input that is not [steps, batch, features]</source>
        <translation>[ステップ, バッチ, 特徴] でない入力</translation>
    </message>
    <message>
        <source>an input that is not a matrix</source>
        <translation>行列でない入力</translation>
    </message>
    <message>
        <source>an instruction after the outputs</source>
        <translation>出力の後の命令</translation>
    </message>
    <message>
        <source>an offset for every tensor that an operator writes</source>
        <translation>演算子が書き込む各テンソルのオフセット</translation>
    </message>
    <message>
        <source>an offset in the bundle&apos;s flatbuffer points outside it</source>
        <translation>バンドルの flatbuffer 内のオフセットがその外を指しています</translation>
    </message>
    <message>
        <source>an offset of {count} numbers</source>
        <translation>{count} 個の数のオフセット</translation>
    </message>
    <message>
        <source>an offset points outside the file</source>
        <translation>オフセットがファイルの外を指しています</translation>
    </message>
    <message>
        <source>a dynamic size</source>
        <translation>動的なサイズ</translation>
    </message>
    <message>
        <source>an operand is missing</source>
        <translation>オペランドがありません</translation>
    </message>
    <message>
        <source>an operand is not quantised</source>
        <translation>オペランドが量子化されていません</translation>
    </message>
    <message>
        <source>an operand is not stored as int8</source>
        <translation>オペランドが int8 で格納されていません</translation>
    </message>
    <message>
        <source>an operand that is not a dense tensor</source>
        <translation>密テンソルでないオペランド</translation>
    </message>
    <message>
        <source>an operand that is not a tensor</source>
        <translation>テンソルでないオペランド</translation>
    </message>
    <message>
        <source>an operator of this backend</source>
        <translation>このバックエンドの演算子</translation>
    </message>
    <message>
        <source>an output that no node computes</source>
        <translation>どのノードも計算しない出力</translation>
    </message>
    <message>
        <source>an undamaged .bpte file</source>
        <translation>破損のない .bpte ファイル</translation>
    </message>
    <message>
        <source>an undamaged ETDump</source>
        <translation>破損のない ETDump</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>xz アーカイブ</translation>
    </message>
    <message>
        <source>angles of this shape</source>
        <translation>この形状の角度</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a list of tensors</source>
        <translation>{operator} の引数「{name}」はテンソルのリストではありません</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a tensor</source>
        <translation>{operator} の引数「{name}」はテンソルではありません</translation>
    </message>
    <message>
        <source>argument {index} is not a tensor with memory</source>
        <translation>引数 {index} はメモリを持つテンソルではありません</translation>
    </message>
    <message>
        <source>as many arguments as the payload names</source>
        <translation>ペイロードが挙げる数の引数</translation>
    </message>
    <message>
        <source>at most 6 and equal to num_dims</source>
        <translation>6 以下で num_dims と等しい</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as --memory-limit allows</source>
        <translation>--memory-limit が許す {limit} バイト以下</translation>
    </message>
    <message>
        <source>at most {limit}, the compile spec max_numel</source>
        <translation>コンパイル指定 max_numel の {limit} 以下</translation>
    </message>
    <message>
        <source>backend &apos;{backend}&apos; takes no node; Delegates and arenascope partition give the reasons</source>
        <translation>バックエンド「{backend}」はノードを引き受けません。「デリゲート」と arenascope partition に理由があります</translation>
    </message>
    <message>
        <source>backend &apos;{name}&apos; is already registered</source>
        <translation>バックエンド「{name}」は登録済みです</translation>
    </message>
    <message>
        <source>batch norm over batch statistics is not lowered yet</source>
        <translation>バッチ統計によるバッチ正規化のローワリングは未対応です</translation>
    </message>
    <message>
        <source>blocks of this shape</source>
        <translation>この形状のブロック</translation>
    </message>
    <message>
        <source>boxes of a dynamic number</source>
        <translation>数が動的なボックス</translation>
    </message>
    <message>
        <source>branches whose results differ in type or shape</source>
        <translation>結果の型または形状が異なる分岐</translation>
    </message>
    <message>
        <source>branches with different numbers of results</source>
        <translation>結果の数が異なる分岐</translation>
    </message>
    <message>
        <source>buffer &apos;{buffer}&apos; is written but is not an input</source>
        <translation>バッファー「{buffer}」は書き込まれますが入力ではありません</translation>
    </message>
    <message>
        <source>call torch.cuda.memory._record_memory_history() before the model runs</source>
        <translation>モデルの実行前に torch.cuda.memory._record_memory_history() を呼んでください</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>展開できません</translation>
    </message>
    <message>
        <source>change the editor command in Preferences</source>
        <translation>「設定」でエディターのコマンドを変更してください</translation>
    </message>
    <message>
        <source>channels after the image</source>
        <translation>画像の後のチャネル</translation>
    </message>
    <message>
        <source>channels that are not a multiple of the groups</source>
        <translation>グループの倍数でないチャネル</translation>
    </message>
    <message>
        <source>classes of another shape</source>
        <translation>別の形状のクラス</translation>
    </message>
    <message>
        <source>close other programs to free memory, or unpack it</source>
        <translation>ほかのプログラムを閉じてメモリを空けるか、展開してください</translation>
    </message>
    <message>
        <source>column &apos;{column}&apos; appears twice</source>
        <translation>列「{column}」が 2 回現れます</translation>
    </message>
    <message>
        <source>compile spec max_numel is not a number</source>
        <translation>コンパイル指定 max_numel が数値ではありません</translation>
    </message>
    <message>
        <source>constants only</source>
        <translation>定数のみ</translation>
    </message>
    <message>
        <source>control-flow bodies are nested too deeply</source>
        <translation>制御フローの本体の入れ子が深すぎます</translation>
    </message>
    <message>
        <source>convert the model to .tflite or .onnx</source>
        <translation>モデルを .tflite または .onnx に変換してください</translation>
    </message>
    <message>
        <source>copy all of it from the device, or give the device a larger buffer for it</source>
        <translation>デバイスからすべてコピーするか、デバイスのバッファーを大きくしてください</translation>
    </message>
    <message>
        <source>copy it from the device again</source>
        <translation>デバイスから再度コピーしてください</translation>
    </message>
    <message>
        <source>cropping beyond the tensor</source>
        <translation>テンソルを越える切り抜き</translation>
    </message>
    <message>
        <source>custom axes</source>
        <translation>独自の軸</translation>
    </message>
    <message>
        <source>cyclic dependency between regions</source>
        <translation>領域間の循環依存</translation>
    </message>
    <message>
        <source>declared shapes for the results of unsupported operators</source>
        <translation>未対応の演算子の結果に宣言された形状</translation>
    </message>
    <message>
        <source>dim_order is not a permutation</source>
        <translation>dim_order が順列ではありません</translation>
    </message>
    <message>
        <source>dimension {dimension} appears twice in the permutation</source>
        <translation>次元 {dimension} が順列に 2 回現れます</translation>
    </message>
    <message>
        <source>dimensions that are not a permutation</source>
        <translation>順列でない次元</translation>
    </message>
    <message>
        <source>does not compute a tensor</source>
        <translation>テンソルを計算しません</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>再度ダウンロードしてください</translation>
    </message>
    <message>
        <source>download or copy it again</source>
        <translation>再度ダウンロードまたはコピーしてください</translation>
    </message>
    <message>
        <source>download the file again</source>
        <translation>ファイルを再度ダウンロードしてください</translation>
    </message>
    <message>
        <source>download the raw file</source>
        <translation>ファイルそのもの (Raw) をダウンロードしてください</translation>
    </message>
    <message>
        <source>dropout is active</source>
        <translation>ドロップアウトが有効です</translation>
    </message>
    <message>
        <source>each value computed once</source>
        <translation>各値を 1 回だけ計算</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; of {size} bytes ends past the end of the file</source>
        <translation>{size} バイトのエントリ「{name}」がファイルの終わりを越えます</translation>
    </message>
    <message>
        <source>equal sizes, or [1, C, 1, 1] for C channels</source>
        <translation>等しいサイズ、または C チャネルに [1, C, 1, 1]</translation>
    </message>
    <message>
        <source>export the Python model with torch.export.export and save it as .pt2</source>
        <translation>Python モデルを torch.export.export でエクスポートし .pt2 として保存してください</translation>
    </message>
    <message>
        <source>export the model again with a newer PyTorch</source>
        <translation>新しい PyTorch でモデルを再度エクスポートしてください</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or use --allow-wider-ranges</source>
        <translation>広い範囲でモデルを再度エクスポートするか、--allow-wider-ranges を使ってください</translation>
    </message>
    <message>
        <source>export the model to a .pt2, .pte, .onnx or .tflite file</source>
        <translation>モデルを .pt2、.pte、.onnx または .tflite としてエクスポートしてください</translation>
    </message>
    <message>
        <source>export the model without torch.cond and loops</source>
        <translation>torch.cond とループなしでモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>external id {external} is used by two values</source>
        <translation>外部 id {external} が 2 つの値に使われています</translation>
    </message>
    <message>
        <source>folding constants returned other values than requested</source>
        <translation>定数の畳み込みが要求と異なる値を返しました</translation>
    </message>
    <message>
        <source>give the file that the device&apos;s ETDumpGen wrote</source>
        <translation>デバイスの ETDumpGen が書き出したファイルを指定してください</translation>
    </message>
    <message>
        <source>given to another backend by a rule</source>
        <translation>規則により別のバックエンドに割り当て</translation>
    </message>
    <message>
        <source>has no buffer</source>
        <translation>バッファーがありません</translation>
    </message>
    <message>
        <source>has no graph</source>
        <translation>グラフがありません</translation>
    </message>
    <message>
        <source>has no memory events</source>
        <translation>メモリイベントがありません</translation>
    </message>
    <message>
        <source>has two graphs</source>
        <translation>グラフが 2 つあります</translation>
    </message>
    <message>
        <source>heads of dynamic size</source>
        <translation>サイズが動的なヘッド</translation>
    </message>
    <message>
        <source>heads that do not divide the last dimension</source>
        <translation>最後の次元を割り切れないヘッド</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; appears twice</source>
        <translation>id「{id}」が 2 回現れます</translation>
    </message>
    <message>
        <source>index {index} lies outside</source>
        <translation>インデックス {index} が範囲外です</translation>
    </message>
    <message>
        <source>indices that are not integers</source>
        <translation>整数でないインデックス</translation>
    </message>
    <message>
        <source>init returned no handle</source>
        <translation>init がハンドルを返しませんでした</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: dimension {dimension} is {size}, planned for at most {limit}: got {actual}, expected {expected}</source>
        <translation>入力「{name}」：次元 {dimension} は {size}、計画は最大 {limit}：実際は {actual}、期待は {expected}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: the plan was made for another value</source>
        <translation>入力「{name}」：プランは別の値用です</translation>
    </message>
    <message>
        <source>input {input} is missing</source>
        <translation>入力 {input} がありません</translation>
    </message>
    <message>
        <source>inputs whose shapes do not broadcast</source>
        <translation>ブロードキャストできない形状の入力</translation>
    </message>
    <message>
        <source>inputs with incompatible shapes</source>
        <translation>形状に互換性がない入力</translation>
    </message>
    <message>
        <source>install a driver, such as pocl-opencl-icd for the CPU</source>
        <translation>CPU 用の pocl-opencl-icd などのドライバーをインストールしてください</translation>
    </message>
    <message>
        <source>install libxnnpack-dev and rebuild</source>
        <translation>libxnnpack-dev をインストールして再ビルドしてください</translation>
    </message>
    <message>
        <source>install ocl-icd-opencl-dev and rebuild</source>
        <translation>ocl-icd-opencl-dev をインストールして再ビルドしてください</translation>
    </message>
    <message>
        <source>instruction {number} of {count}</source>
        <translation>命令 {number}（全 {count} 個）</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>内部エラー</translation>
    </message>
    <message>
        <source>internal error: {fault}</source>
        <translation>内部エラー：{fault}</translation>
    </message>
    <message>
        <source>is a complex tensor, which is not supported</source>
        <translation>未対応の複素テンソルです</translation>
    </message>
    <message>
        <source>is a map</source>
        <translation>マップです</translation>
    </message>
    <message>
        <source>is a sequence</source>
        <translation>シーケンスです</translation>
    </message>
    <message>
        <source>is a string tensor</source>
        <translation>文字列テンソルです</translation>
    </message>
    <message>
        <source>is an optional value</source>
        <translation>オプション値です</translation>
    </message>
    <message>
        <source>is not a plug-in</source>
        <translation>プラグインではありません</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>テンソルではありません</translation>
    </message>
    <message>
        <source>is not an ETRecord</source>
        <translation>ETRecord ではありません</translation>
    </message>
    <message>
        <source>it has no offset for &apos;{tensor}&apos;</source>
        <translation>「{tensor}」のオフセットがありません</translation>
    </message>
    <message>
        <source>items for a value that is not a container</source>
        <translation>コンテナーでない値の要素</translation>
    </message>
    <message>
        <source>its axes or a dynamic size</source>
        <translation>軸または動的なサイズ</translation>
    </message>
    <message>
        <source>its axis or its condition</source>
        <translation>軸または条件</translation>
    </message>
    <message>
        <source>its bias is not stored as int32</source>
        <translation>バイアスが int32 で格納されていません</translation>
    </message>
    <message>
        <source>its blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>its branches or its condition</source>
        <translation>分岐または条件</translation>
    </message>
    <message>
        <source>its data lies after the flatbuffer</source>
        <translation>データが flatbuffer の後にあります</translation>
    </message>
    <message>
        <source>its inputs</source>
        <translation>その入力</translation>
    </message>
    <message>
        <source>its neighbours are not in one region</source>
        <translation>隣のノードが 1 つの領域にありません</translation>
    </message>
    <message>
        <source>its norm</source>
        <translation>ノルム</translation>
    </message>
    <message>
        <source>its operand and its result are quantised differently</source>
        <translation>オペランドと結果の量子化が異なります</translation>
    </message>
    <message>
        <source>its operand does not have four dimensions</source>
        <translation>オペランドが 4 次元ではありません</translation>
    </message>
    <message>
        <source>its operand has more than four dimensions</source>
        <translation>オペランドが 4 次元を超えます</translation>
    </message>
    <message>
        <source>its operand is not clamped to at least -3 on integers</source>
        <translation>オペランドが整数で -3 以上に制限されていません</translation>
    </message>
    <message>
        <source>its operands do not have three dimensions</source>
        <translation>オペランドが 3 次元ではありません</translation>
    </message>
    <message>
        <source>its operands have different sizes</source>
        <translation>オペランドのサイズが異なります</translation>
    </message>
    <message>
        <source>its padding is too large</source>
        <translation>パディングが大きすぎます</translation>
    </message>
    <message>
        <source>its result &apos;{output}&apos; is not supported</source>
        <translation>結果「{output}」は未対応です</translation>
    </message>
    <message>
        <source>its result is not stored as int8</source>
        <translation>結果が int8 で格納されていません</translation>
    </message>
    <message>
        <source>its result is not used</source>
        <translation>結果が使われていません</translation>
    </message>
    <message>
        <source>its result is stored as neither int8 nor int16</source>
        <translation>結果が int8 でも int16 でも格納されていません</translation>
    </message>
    <message>
        <source>its result is used before it is quantised, or is quantised in several ways</source>
        <translation>結果が量子化前に使われるか、複数の方法で量子化されています</translation>
    </message>
    <message>
        <source>its rotary dimension</source>
        <translation>rotary 次元</translation>
    </message>
    <message>
        <source>its sizes are not fixed</source>
        <translation>サイズが固定ではありません</translation>
    </message>
    <message>
        <source>its weights are not stored as int8</source>
        <translation>重みが int8 で格納されていません</translation>
    </message>
    <message>
        <source>its weights do not have {number} dimensions</source>
        <translation>重みが {number} 次元ではありません</translation>
    </message>
    <message>
        <source>its weights have {count} scales</source>
        <translation>重みに {count} 個のスケールがあります</translation>
    </message>
    <message>
        <source>its windows</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>keep the program&apos;s .ptd file in the same folder</source>
        <translation>プログラムの .ptd ファイルを同じフォルダーに置いてください</translation>
    </message>
    <message>
        <source>keep writes to a value that is not a state</source>
        <translation>keep が状態でない値に書き込んでいます</translation>
    </message>
    <message>
        <source>kept on the CPU by a rule</source>
        <translation>規則により CPU に残します</translation>
    </message>
    <message>
        <source>less than 2 GiB without its segments</source>
        <translation>セグメントを除いて 2 GiB 未満</translation>
    </message>
    <message>
        <source>load it in Python and save torch.export.export(model, inputs)</source>
        <translation>Python で読み込み torch.export.export(model, inputs) を保存してください</translation>
    </message>
    <message>
        <source>load the plug-in that provides it, or remove the pool&apos;s copy function</source>
        <translation>提供するプラグインを読み込むか、プールのコピー関数を外してください</translation>
    </message>
    <message>
        <source>locate it with &quot;Show the whole file&quot;</source>
        <translation>「ファイル全体を表示」で場所を指定してください</translation>
    </message>
    <message>
        <source>matching channels</source>
        <translation>一致するチャネル</translation>
    </message>
    <message>
        <source>matching sizes of the result</source>
        <translation>一致する結果のサイズ</translation>
    </message>
    <message>
        <source>matrices of more than 4 rows</source>
        <translation>4 行を超える行列</translation>
    </message>
    <message>
        <source>memory {mem_id} is not a pool</source>
        <translation>メモリ {mem_id} はプールではありません</translation>
    </message>
    <message>
        <source>more classes than fit in memory</source>
        <translation>メモリに収まらない数のクラス</translation>
    </message>
    <message>
        <source>more steps than {limit}</source>
        <translation>{limit} を超えるステップ</translation>
    </message>
    <message>
        <source>more than {limit} classes</source>
        <translation>{limit} を超えるクラス</translation>
    </message>
    <message>
        <source>named data of ExecuTorch (.ptd) without a program</source>
        <translation>プログラムのない ExecuTorch の名前付きデータ (.ptd)</translation>
    </message>
    <message>
        <source>names the program &apos;{program}&apos; as its planner; a file cannot start programs</source>
        <translation>プログラム「{program}」をプランナーに指定しています。ファイルはプログラムを起動できません</translation>
    </message>
    <message>
        <source>no OpenCL device found</source>
        <translation>OpenCL デバイスが見つかりません</translation>
    </message>
    <message>
        <source>no constant of this program is in an external file, but --data names {file}</source>
        <translation>このプログラムに外部ファイルの定数はありませんが、--data が {file} を指定しています</translation>
    </message>
    <message>
        <source>no layer and no memory</source>
        <translation>層もメモリもありません</translation>
    </message>
    <message>
        <source>no node computes output &apos;{output}&apos;</source>
        <translation>出力「{output}」を計算するノードがありません</translation>
    </message>
    <message>
        <source>no operator is quantised, so nothing was lowered to Cortex-M operators</source>
        <translation>量子化された演算子がないため、Cortex-M 演算子へのローワリングはありません</translation>
    </message>
    <message>
        <source>no source editor is set</source>
        <translation>ソースエディターが設定されていません</translation>
    </message>
    <message>
        <source>no step computes value {value}</source>
        <translation>値 {value} を計算するステップがありません</translation>
    </message>
    <message>
        <source>no tensors to join</source>
        <translation>連結するテンソルがありません</translation>
    </message>
    <message>
        <source>not a .npy file</source>
        <translation>.npy ファイルではありません</translation>
    </message>
    <message>
        <source>not a .safetensors file</source>
        <translation>.safetensors ファイルではありません</translation>
    </message>
    <message>
        <source>not a usable number</source>
        <translation>使える数ではありません</translation>
    </message>
    <message>
        <source>not an ETDump</source>
        <translation>ETDump ではありません</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>メモリが足りません</translation>
    </message>
    <message>
        <source>not stated by {backend} or its payload</source>
        <translation>{backend} にもペイロードにも記載がありません</translation>
    </message>
    <message>
        <source>numbers of these types</source>
        <translation>これらの型の数</translation>
    </message>
    <message>
        <source>numbers that are not 8-bit</source>
        <translation>8 ビットでない数</translation>
    </message>
    <message>
        <source>numbers that are not f32</source>
        <translation>f32 でない数</translation>
    </message>
    <message>
        <source>offsets of this shape</source>
        <translation>この形状のオフセット</translation>
    </message>
    <message>
        <source>one scale for several rows; a payload has one for each row</source>
        <translation>複数行に 1 つのスケール。ペイロードは行ごとに 1 つ持ちます</translation>
    </message>
    <message>
        <source>open the .pte that it belongs to, with --data FILE</source>
        <translation>--data FILE を付けて、対応する .pte を開いてください</translation>
    </message>
    <message>
        <source>open the .pte that was run on the device</source>
        <translation>デバイスで実行した .pte を開いてください</translation>
    </message>
    <message>
        <source>open the model with the new value</source>
        <translation>新しい値でモデルを開いてください</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes</source>
        <translation>メモリ不足：{bytes} バイト</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes of folded constants</source>
        <translation>メモリ不足：畳み込んだ定数 {bytes} バイト</translation>
    </message>
    <message>
        <source>packed keys and values</source>
        <translation>パックされたキーと値</translation>
    </message>
    <message>
        <source>pads that differ before and after</source>
        <translation>前後で異なるパディング</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; is already registered</source>
        <translation>パーティショナー「{name}」は登録済みです</translation>
    </message>
    <message>
        <source>pass it with that file: --etrecord FILE</source>
        <translation>そのファイルと一緒に指定してください：--etrecord FILE</translation>
    </message>
    <message>
        <source>payload {index} at location {location}</source>
        <translation>位置 {location} のペイロード {index}</translation>
    </message>
    <message>
        <source>per-channel scales of a tensor that is not an i8 constant</source>
        <translation>i8 定数でないテンソルのチャネルごとのスケール</translation>
    </message>
    <message>
        <source>per-channel zero points other than 0</source>
        <translation>0 でないチャネルごとのゼロ点</translation>
    </message>
    <message>
        <source>plain tensors, numbers and strings in lists and dicts</source>
        <translation>リストと辞書の中の通常のテンソル、数値、文字列</translation>
    </message>
    <message>
        <source>please report it and attach the file</source>
        <translation>ファイルを添えて報告してください</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; failed without a reason</source>
        <translation>プラグイン「{id}」が理由なしに失敗しました</translation>
    </message>
    <message>
        <source>pool &apos;{name}&apos; has an invalid alignment, capacity or address</source>
        <translation>プール「{name}」のアラインメント、容量またはアドレスが無効です</translation>
    </message>
    <message>
        <source>pool {mem_id} names the unknown planner &apos;{planner}&apos;</source>
        <translation>プール {mem_id} が不明なプランナー「{planner}」を指定しています</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder, or pass it with --data</source>
        <translation>プログラムのフォルダーに置くか、--data で指定してください</translation>
    </message>
    <message>
        <source>quantise the model before it is exported</source>
        <translation>エクスポート前にモデルを量子化してください</translation>
    </message>
    <message>
        <source>quantised programs with control flow cannot be lowered to Cortex-M operators</source>
        <translation>制御フローのある量子化プログラムは Cortex-M 演算子へローワリングできません</translation>
    </message>
    <message>
        <source>query heads that are not a multiple of the key heads</source>
        <translation>キーのヘッドの倍数でないクエリのヘッド</translation>
    </message>
    <message>
        <source>random numbers, which differ from run to run</source>
        <translation>実行ごとに異なる乱数</translation>
    </message>
    <message>
        <source>random values of this type are not supported</source>
        <translation>この型の乱数は未対応です</translation>
    </message>
    <message>
        <source>range {range} of {symbol} includes sizes below 0</source>
        <translation>{symbol} の範囲 {range} に 0 未満のサイズがあります</translation>
    </message>
    <message>
        <source>ranges within the exported ones</source>
        <translation>エクスポート時の範囲内の範囲</translation>
    </message>
    <message>
        <source>reads &apos;{name}&apos; before any operator writes it</source>
        <translation>演算子が書き込む前に「{name}」を読み出しています</translation>
    </message>
    <message>
        <source>reads value {id} before it is computed</source>
        <translation>計算される前に値 {id} を読み出しています</translation>
    </message>
    <message>
        <source>rebuild it with this program&apos;s arenascope_plugin.h</source>
        <translation>このプログラムの arenascope_plugin.h で再ビルドしてください</translation>
    </message>
    <message>
        <source>region of {nodes}; a call needs at least {minimum} nodes</source>
        <translation>{nodes} の領域。呼び出しには {minimum} 個以上のノードが必要です</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches intermediate tensors only; the caller can supply inputs, outputs and state</source>
        <translation>規則「{rule}」は中間テンソルだけに一致します。呼び出し側が渡せるのは入力、出力、状態です</translation>
    </message>
    <message>
        <source>run &apos;git lfs pull&apos; in the repository, or download the file itself</source>
        <translation>リポジトリで &apos;git lfs pull&apos; を実行するか、ファイル自体をダウンロードしてください</translation>
    </message>
    <message>
        <source>run chmod +x on it</source>
        <translation>chmod +x を実行してください</translation>
    </message>
    <message>
        <source>run-time scales used for more than quantising and dequantising one tensor</source>
        <translation>1 つのテンソルの量子化と逆量子化以外に使われる実行時スケール</translation>
    </message>
    <message>
        <source>samples of an input other than images and volumes</source>
        <translation>画像とボリューム以外の入力のサンプリング</translation>
    </message>
    <message>
        <source>save the ExportedProgram that was compiled with torch.export.save</source>
        <translation>コンパイルした ExportedProgram を torch.export.save で保存してください</translation>
    </message>
    <message>
        <source>scales that are not a single constant</source>
        <translation>1 つの定数でないスケール</translation>
    </message>
    <message>
        <source>scales that are not an f32 constant</source>
        <translation>f32 定数でないスケール</translation>
    </message>
    <message>
        <source>schema version {known_major}</source>
        <translation>スキーマのバージョン {known_major}</translation>
    </message>
    <message>
        <source>schema version {version}, of PyTorch 2.2 or older</source>
        <translation>スキーマのバージョン {version}（PyTorch 2.2 以前）</translation>
    </message>
    <message>
        <source>scores without classes</source>
        <translation>クラスのないスコア</translation>
    </message>
    <message>
        <source>sequences of different length, of a dynamic number of steps</source>
        <translation>ステップ数が動的な長さの異なるシーケンス</translation>
    </message>
    <message>
        <source>set one in Preferences, on the page Files</source>
        <translation>「設定」の「ファイル」ページで設定してください</translation>
    </message>
    <message>
        <source>shapes that do not match the values</source>
        <translation>値と一致しない形状</translation>
    </message>
    <message>
        <source>shared state is in memory {memory}, because a declared pool has ExecuTorch&apos;s mem_id 2</source>
        <translation>宣言されたプールが ExecuTorch の mem_id 2 を使うため、共有状態はメモリ {memory} にあります</translation>
    </message>
    <message>
        <source>shared state needs a pool of its own</source>
        <translation>共有状態には専用のプールが必要です</translation>
    </message>
    <message>
        <source>sizes that are not a multiple of the block</source>
        <translation>ブロックの倍数でないサイズ</translation>
    </message>
    <message>
        <source>sizes that are not a tuple</source>
        <translation>タプルでないサイズ</translation>
    </message>
    <message>
        <source>sizes that are not constant</source>
        <translation>定数でないサイズ</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}; use --share-mutable if they must be one</source>
        <translation>メソッド「{method}」の状態「{state}」は {methods} の同名の状態と別です。1 つにする場合は --share-mutable を使ってください</translation>
    </message>
    <message>
        <source>steps of a dynamic number, or more than {limit}</source>
        <translation>ステップ数が動的、または {limit} 超</translation>
    </message>
    <message>
        <source>strides, paddings or dilations that are not constant</source>
        <translation>定数でないストライド、パディングまたはダイレーション</translation>
    </message>
    <message>
        <source>string tensors are not supported</source>
        <translation>文字列テンソルは未対応です</translation>
    </message>
    <message>
        <source>tensors outside the plan</source>
        <translation>計画外のテンソル</translation>
    </message>
    <message>
        <source>tensors, numbers, strings, types or graphs</source>
        <translation>テンソル、数値、文字列、型またはグラフ</translation>
    </message>
    <message>
        <source>the .ptd file that came with the program</source>
        <translation>プログラムに付属する .ptd ファイル</translation>
    </message>
    <message>
        <source>the Cortex-M library has no operator for {operator}</source>
        <translation>Cortex-M ライブラリに {operator} の演算子はありません</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over elements that lie side by side only</source>
        <translation>Cortex-M 演算子は隣り合う要素の softmax だけを計算します</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over the last dimension only</source>
        <translation>Cortex-M 演算子は最後の次元の softmax だけを計算します</translation>
    </message>
    <message>
        <source>the Cortex-M operator does not cut off elements</source>
        <translation>Cortex-M 演算子は要素を切り落としません</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no alpha</source>
        <translation>Cortex-M 演算子に alpha はありません</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no divisor_override</source>
        <translation>Cortex-M 演算子に divisor_override はありません</translation>
    </message>
    <message>
        <source>the Cortex-M operator pads with a constant only</source>
        <translation>Cortex-M 演算子は定数でだけパディングします</translation>
    </message>
    <message>
        <source>the archive has no model &apos;{model}&apos;</source>
        <translation>アーカイブにモデル「{model}」がありません</translation>
    </message>
    <message>
        <source>the bound of integers is NaN</source>
        <translation>整数の上下限が NaN です</translation>
    </message>
    <message>
        <source>the condition is not a bool</source>
        <translation>条件が bool ではありません</translation>
    </message>
    <message>
        <source>the constant&apos;s data is missing</source>
        <translation>定数のデータがありません</translation>
    </message>
    <message>
        <source>the constants lie outside the payload</source>
        <translation>定数がペイロードの外にあります</translation>
    </message>
    <message>
        <source>the content does not match the suffix</source>
        <translation>内容が拡張子と一致しません</translation>
    </message>
    <message>
        <source>the counts are {tensor}</source>
        <translation>個数は {tensor} です</translation>
    </message>
    <message>
        <source>the dump ends at byte {end}, the file has {size}</source>
        <translation>ダンプは {end} バイト目で終わり、ファイルは {size} です</translation>
    </message>
    <message>
        <source>the editor cannot be started</source>
        <translation>エディターを起動できません</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>ファイルを読めません</translation>
    </message>
    <message>
        <source>the file has fewer bytes than the shape of this tensor</source>
        <translation>ファイルのバイトがこのテンソルの形状に足りません</translation>
    </message>
    <message>
        <source>the file has no method</source>
        <translation>ファイルにメソッドがありません</translation>
    </message>
    <message>
        <source>the file has no values of this tensor</source>
        <translation>ファイルにこのテンソルの値がありません</translation>
    </message>
    <message>
        <source>the file is too large to be shown as source</source>
        <translation>ファイルが大きすぎてソースとして表示できません</translation>
    </message>
    <message>
        <source>the file&apos;s code is never executed, so objects that need it cannot be read</source>
        <translation>ファイルのコードは実行されないため、それを要するオブジェクトは読めません</translation>
    </message>
    <message>
        <source>the folder cannot be created ({error})</source>
        <translation>フォルダーを作成できません（{error}）</translation>
    </message>
    <message>
        <source>the function &apos;{name}&apos;</source>
        <translation>関数「{name}」</translation>
    </message>
    <message>
        <source>the graph lies outside the payload</source>
        <translation>グラフがペイロードの外にあります</translation>
    </message>
    <message>
        <source>the graph needs more memory than a file of this size may use</source>
        <translation>この大きさのファイルに許される以上のメモリをグラフが必要とします</translation>
    </message>
    <message>
        <source>the gzip archive holds more than {limit} bytes</source>
        <translation>gzip アーカイブが {limit} バイトを超えます</translation>
    </message>
    <message>
        <source>the gzip archive is incomplete or damaged</source>
        <translation>gzip アーカイブが不完全か破損しています</translation>
    </message>
    <message>
        <source>the identifier ED00</source>
        <translation>識別子 ED00</translation>
    </message>
    <message>
        <source>the indices are {tensor}, and the table is {other_tensor}</source>
        <translation>インデックスは {tensor}、表は {other_tensor} です</translation>
    </message>
    <message>
        <source>the mask selects more elements than {tensor} has</source>
        <translation>マスクが {tensor} より多くの要素を選びます</translation>
    </message>
    <message>
        <source>the mean is {tensor}</source>
        <translation>平均は {tensor} です</translation>
    </message>
    <message>
        <source>the mem_id of another pool</source>
        <translation>別のプールの mem_id</translation>
    </message>
    <message>
        <source>the method has no instruction chain</source>
        <translation>メソッドに命令列がありません</translation>
    </message>
    <message>
        <source>the name of another pool</source>
        <translation>別のプールの名前</translation>
    </message>
    <message>
        <source>the new operator order breaks a dependency</source>
        <translation>新しい演算子順序が依存関係に反します</translation>
    </message>
    <message>
        <source>the new value of &apos;{name}&apos; is not a tensor</source>
        <translation>「{name}」の新しい値はテンソルではありません</translation>
    </message>
    <message>
        <source>the operand has no dimensions</source>
        <translation>オペランドに次元がありません</translation>
    </message>
    <message>
        <source>the operand is {tensor}</source>
        <translation>オペランドは {tensor} です</translation>
    </message>
    <message>
        <source>the operand is {tensor}, and the weight is {other_tensor}</source>
        <translation>オペランドは {tensor}、重みは {other_tensor} です</translation>
    </message>
    <message>
        <source>the operand is {tensor}, not a single element</source>
        <translation>オペランドは 1 要素ではなく {tensor} です</translation>
    </message>
    <message>
        <source>the operands have no dimensions</source>
        <translation>オペランドに次元がありません</translation>
    </message>
    <message>
        <source>the payload ends inside a line</source>
        <translation>ペイロードが行の途中で終わります</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}</source>
        <translation>プランに値 {id} のオフセットがあります</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}, which is not a tensor</source>
        <translation>プランにテンソルでない値 {id} のオフセットがあります</translation>
    </message>
    <message>
        <source>the plan has no offset for &apos;{tensor}&apos;</source>
        <translation>プランに「{tensor}」のオフセットがありません</translation>
    </message>
    <message>
        <source>the plan has offsets for {offsets} of {buffers} buffers</source>
        <translation>プランには {buffers} 個中 {offsets} 個のバッファーのオフセットがあります</translation>
    </message>
    <message>
        <source>the plan has tensors that the model lacks</source>
        <translation>プランにモデルにないテンソルがあります</translation>
    </message>
    <message>
        <source>the planner &apos;greedy_by_size&apos; is missing</source>
        <translation>プランナー「greedy_by_size」がありません</translation>
    </message>
    <message>
        <source>the planner left buffers without an offset</source>
        <translation>プランナーがオフセットのないバッファーを残しました</translation>
    </message>
    <message>
        <source>the program cannot be written as a .pte</source>
        <translation>プログラムを .pte として書き出せません</translation>
    </message>
    <message>
        <source>the program has segments but no extended header with their start</source>
        <translation>プログラムにセグメントがありますが、開始位置を示す拡張ヘッダーがありません</translation>
    </message>
    <message>
        <source>the quantiser left it in floating point</source>
        <translation>量子化器が浮動小数点のまま残しました</translation>
    </message>
    <message>
        <source>the query heads are not a multiple of the key and value heads</source>
        <translation>クエリのヘッドがキーと値のヘッドの倍数ではありません</translation>
    </message>
    <message>
        <source>the region of a neighbour would become cyclic</source>
        <translation>隣の領域が循環します</translation>
    </message>
    <message>
        <source>the result has size {size}</source>
        <translation>結果のサイズは {size} です</translation>
    </message>
    <message>
        <source>the result is {tensor}</source>
        <translation>結果は {tensor} です</translation>
    </message>
    <message>
        <source>the result is {type}</source>
        <translation>結果は {type} です</translation>
    </message>
    <message>
        <source>the result of a true division is {tensor}</source>
        <translation>真の除算の結果は {tensor} です</translation>
    </message>
    <message>
        <source>the result of softmax is not quantised with the scale 1/256 and the zero point -128</source>
        <translation>softmax の結果がスケール 1/256 とゼロ点 -128 で量子化されていません</translation>
    </message>
    <message>
        <source>the run needs {bytes} bytes of memory</source>
        <translation>実行に {bytes} バイトのメモリが必要です</translation>
    </message>
    <message>
        <source>the scratch memory of the call is too large to be counted</source>
        <translation>呼び出しのスクラッチメモリが大きすぎて数えられません</translation>
    </message>
    <message>
        <source>the session names the program &apos;{program}&apos; as its planner; a file cannot start programs, so &apos;auto&apos; plans instead</source>
        <translation>セッションはプログラム「{program}」をプランナーに指定しています。ファイルはプログラムを起動できないため「auto」が計画します</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; does not match the program; it is planned again: {reasons}</source>
        <translation>セッションのプラン「{planner}」がプログラムと一致せず、再計画します：{reasons}</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; has offsets of unknown tensors: {tensors}</source>
        <translation>セッションのプラン「{planner}」に不明なテンソルのオフセットがあります：{tensors}</translation>
    </message>
    <message>
        <source>the shape of &apos;{output}&apos; is not known ({reason})</source>
        <translation>「{output}」の形状が不明です（{reason}）</translation>
    </message>
    <message>
        <source>the sizes of an operand are not fixed</source>
        <translation>オペランドのサイズが固定ではありません</translation>
    </message>
    <message>
        <source>the sizes of its weights and its result do not fit together</source>
        <translation>重みと結果のサイズが一致しません</translation>
    </message>
    <message>
        <source>the slice of {tensor} has step {step}</source>
        <translation>{tensor} のスライスの刻みは {step} です</translation>
    </message>
    <message>
        <source>the source file is not on this computer</source>
        <translation>ソースファイルがこのコンピューターにありません</translation>
    </message>
    <message>
        <source>the table is {tensor}</source>
        <translation>表は {tensor} です</translation>
    </message>
    <message>
        <source>the unfold of {tensor} has size {size} and step {step}</source>
        <translation>{tensor} の unfold はサイズ {size}、刻み {step} です</translation>
    </message>
    <message>
        <source>the value that the sizes were computed from</source>
        <translation>サイズの計算に使われた値</translation>
    </message>
    <message>
        <source>the written file cannot be read back: {reason}</source>
        <translation>書き出したファイルを読み戻せません：{reason}</translation>
    </message>
    <message>
        <source>there are no operands</source>
        <translation>オペランドがありません</translation>
    </message>
    <message>
        <source>this length</source>
        <translation>この長さ</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>この演算子は未対応です</translation>
    </message>
    <message>
        <source>this planner does not keep the reserved bytes of control-flow sub-graphs</source>
        <translation>このプランナーは制御フローのサブグラフの予約バイトを確保しません</translation>
    </message>
    <message>
        <source>values other than zero</source>
        <translation>ゼロ以外の値</translation>
    </message>
    <message>
        <source>times of another program: {difference}</source>
        <translation>別のプログラムの時間：{difference}</translation>
    </message>
    <message>
        <source>too many operator orders for an exact search</source>
        <translation>演算子の順序が多すぎて厳密に探索できません</translation>
    </message>
    <message>
        <source>transposed batches</source>
        <translation>転置されたバッチ</translation>
    </message>
    <message>
        <source>two weights have the name &apos;{name}&apos;</source>
        <translation>「{name}」という名前の重みが 2 つあります</translation>
    </message>
    <message>
        <source>unexpected characters after the expression</source>
        <translation>式の後に予期しない文字があります</translation>
    </message>
    <message>
        <source>unique ids and complete entries</source>
        <translation>一意の id と完全なエントリ</translation>
    </message>
    <message>
        <source>unique names</source>
        <translation>一意の名前</translation>
    </message>
    <message>
        <source>unknown backend &apos;{backend}&apos;</source>
        <translation>不明なバックエンド「{backend}」</translation>
    </message>
    <message>
        <source>unknown backend &apos;{id}&apos;</source>
        <translation>不明なバックエンド「{id}」</translation>
    </message>
    <message>
        <source>unknown backend &apos;{name}&apos;</source>
        <translation>不明なバックエンド「{name}」</translation>
    </message>
    <message>
        <source>unknown delegate {delegate}; its payload cannot be replaced</source>
        <translation>不明なデリゲート {delegate}。ペイロードを置き換えられません</translation>
    </message>
    <message>
        <source>unknown device &apos;{name}&apos;</source>
        <translation>不明なデバイス「{name}」</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;</source>
        <translation>不明な次元「{symbol}」</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;; its range cannot be set</source>
        <translation>不明な次元「{symbol}」。範囲を設定できません</translation>
    </message>
    <message>
        <source>unknown file type</source>
        <translation>不明なファイルの種類</translation>
    </message>
    <message>
        <source>unknown key &apos;{key}&apos;</source>
        <translation>不明なキー「{key}」</translation>
    </message>
    <message>
        <source>unknown memory &apos;{name}&apos;; it cannot be limited</source>
        <translation>不明なメモリ「{name}」。制限できません</translation>
    </message>
    <message>
        <source>unknown method &apos;{name}&apos;</source>
        <translation>不明なメソッド「{name}」</translation>
    </message>
    <message>
        <source>unknown node &apos;{node}&apos;; its operator cannot be replaced</source>
        <translation>不明なノード「{node}」。演算子を置き換えられません</translation>
    </message>
    <message>
        <source>unknown pass &apos;{id}&apos;</source>
        <translation>不明なパス「{id}」</translation>
    </message>
    <message>
        <source>unknown planner &apos;{id}&apos;</source>
        <translation>不明なプランナー「{id}」</translation>
    </message>
    <message>
        <source>unknown planner or backend &apos;{name}&apos;</source>
        <translation>不明なプランナーまたはバックエンド「{name}」</translation>
    </message>
    <message>
        <source>unknown reduction &apos;{mode}&apos;</source>
        <translation>不明なリダクション「{mode}」</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;</source>
        <translation>不明な状態「{name}」</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;; it cannot start from {initial}</source>
        <translation>不明な状態「{name}」。{initial} から始められません</translation>
    </message>
    <message>
        <source>unpack it and open the file inside</source>
        <translation>展開して中のファイルを開いてください</translation>
    </message>
    <message>
        <source>unpack it and open the model inside</source>
        <translation>展開して中のモデルを開いてください</translation>
    </message>
    <message>
        <source>use --assign &apos;kind:state=POOL&apos; with a separate pool, or no rule for state</source>
        <translation>専用のプールで --assign &apos;kind:state=POOL&apos; を使うか、状態の規則をなくしてください</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is computed</source>
        <translation>値「{name}」が計算される前に使われています</translation>
    </message>
    <message>
        <source>value {id} is not a constant</source>
        <translation>値 {id} は定数ではありません</translation>
    </message>
    <message>
        <source>value {id} is not defined yet</source>
        <translation>値 {id} はまだ定義されていません</translation>
    </message>
    <message>
        <source>value {id} is used before it is computed</source>
        <translation>値 {id} が計算される前に使われています</translation>
    </message>
    <message>
        <source>value {value} is not defined</source>
        <translation>値 {value} が定義されていません</translation>
    </message>
    <message>
        <source>values of type {type} cannot be shown</source>
        <translation>型 {type} の値は表示できません</translation>
    </message>
    <message>
        <source>values or indices are missing</source>
        <translation>値またはインデックスがありません</translation>
    </message>
    <message>
        <source>weights that are not constant numbers of 4 or 8 bits</source>
        <translation>4 または 8 ビットの定数でない重み</translation>
    </message>
    <message>
        <source>without allocations of delegates during init</source>
        <translation>init 中のデリゲートの割り当てを除く</translation>
    </message>
    <message>
        <source>{buffer} is in memory {mem_id}, which is not a pool</source>
        <translation>{buffer} はプールではないメモリ {mem_id} にあります</translation>
    </message>
    <message>
        <source>{count} arguments, as in its schema</source>
        <translation>スキーマどおり {count} 個の引数</translation>
    </message>
    <message>
        <source>{count} more unknown keys</source>
        <translation>ほかに {count} 個の不明なキー</translation>
    </message>
    <message>
        <source>{kind} is not supported</source>
        <translation>{kind} は未対応です</translation>
    </message>
    <message>
        <source>{names} cannot share memory: control flow passes them by handle</source>
        <translation>{names} はメモリを共有できません：制御フローがハンドルで渡します</translation>
    </message>
    <message>
        <source>{name} is assigned to memory {mem_id}, which is not a pool</source>
        <translation>{name} はプールではないメモリ {mem_id} に割り当てられています</translation>
    </message>
    <message>
        <source>{node}: {backend} does not exist for a {core}: the runtime there refuses the program</source>
        <translation>{node}：{core} に {backend} はなく、そのランタイムはプログラムを拒否します</translation>
    </message>
    <message>
        <source>{operator} cannot be cut here</source>
        <translation>{operator} はここでは分割できません</translation>
    </message>
    <message>
        <source>{operator} reads &apos;{input}&apos; before any node computes it</source>
        <translation>{operator} が、ノードが計算する前に「{input}」を読み出しています</translation>
    </message>
    <message>
        <source>{operator} shares bytes of an operand</source>
        <translation>{operator} がオペランドのバイトを共有します</translation>
    </message>
    <message>
        <source>{planner} returned {offsets} offsets for {buffers} buffers</source>
        <translation>{planner} が {buffers} 個のバッファーに {offsets} 個のオフセットを返しました</translation>
    </message>
    <message>
        <source>{pool} needs at least {needed} bytes (proved by search), {bytes} more than its capacity of {capacity}; no plan fits; largest at the peak, {step}: {largest}</source>
        <translation>{pool} は {needed} バイト以上必要です（探索で証明）。容量 {capacity} を {bytes} バイト超え、収まるプランはありません。ピーク {step} で最大：{largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; largest: {largest}</source>
        <translation>{pool}：{step} で {needed} バイトが生存し、容量 {capacity} を {bytes} バイト超えます。最大：{largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; no plan fits; largest: {largest}</source>
        <translation>{pool}：{step} で {needed} バイトが生存し、容量 {capacity} を {bytes} バイト超えます。収まるプランはありません。最大：{largest}</translation>
    </message>
    <message>
        <source>{replacement} does not write to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} は引数「{argument}」に書き込みません</translation>
    </message>
    <message>
        <source>{replacement} writes to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} は引数「{argument}」に書き込みます</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; at the range maximum {max} the plan is {bytes} bytes too small</source>
        <translation>{symbol}：例のサイズ {size} で計画。範囲の最大 {max} ではプランが {bytes} バイト足りません</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; the range has no maximum</source>
        <translation>{symbol}：例のサイズ {size} で計画。範囲に最大値がありません</translation>
    </message>
    <message>
        <source>{operator} has fewer elements than its type</source>
        <translation>{operator} の要素が型に足りません</translation>
    </message>
    <message>
        <source>{operator} has more elements than its type</source>
        <translation>{operator} の要素が型より多いです</translation>
    </message>
    <message>
        <source>{operator} has unexpected arguments</source>
        <translation>{operator} に予期しない引数があります</translation>
    </message>
    <message>
        <source>{operator} is not control flow</source>
        <translation>{operator} は制御フローではありません</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but their distance is not {distance} bytes</source>
        <translation>{tensor} と {other_tensor} はストレージを共有しますが、距離が {distance} バイトではありません</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}</source>
        <translation>{tensor} と {other_tensor} が両方生存中に {bytes} バイトを共有します（最初は {step}）</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}; both are pinned</source>
        <translation>{tensor} と {other_tensor} が両方生存中に {bytes} バイトを共有します（最初は {step}）。両方ともピン留めされています</translation>
    </message>
    <message>
        <source>{tensor} cannot be viewed as {other_tensor}</source>
        <translation>{tensor} は {other_tensor} として見られません</translation>
    </message>
    <message>
        <source>{tensor} is at {offset} and ends {bytes} bytes past the {size} bytes of memory {memory}, written at {step}; ExecuTorch refuses to load such a plan</source>
        <translation>{tensor} は {offset} にあり、{step} で書き込まれ、メモリ {memory} の {size} バイトを {bytes} バイト越えます。ExecuTorch はこのプランを読み込みません</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the first {reserved} bytes, which are reserved</source>
        <translation>{tensor} は予約された先頭 {reserved} バイト内の {offset} にあります</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the reserved range {begin} to {end}</source>
        <translation>{tensor} は予約範囲 {begin}～{end} 内の {offset} にあります</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, which is not a multiple of {align}</source>
        <translation>{tensor} は {align} の倍数でない {offset} にあります</translation>
    </message>
    <message>
        <source>{tensor} is in memory {memory}, which is not a pool</source>
        <translation>{tensor} はプールではないメモリ {memory} にあります</translation>
    </message>
    <message>
        <source>{tensor} is of kind {kind}, which its pool does not accept</source>
        <translation>{tensor} はプールが受け付けない種類 {kind} です</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions, {abi} structures</source>
        <translation>値 {values}、命令 {instructions}、{abi} の構造体</translation>
    </message>
    <message>
        <source>{value} has a size without an upper bound</source>
        <translation>{value} に上界のないサイズがあります</translation>
    </message>
    <message>
        <source>{value} has more than {count} dimensions</source>
        <translation>{value} は {count} 次元を超えます</translation>
    </message>
    <message>
        <source>&apos;{input}&apos; is not a numeric tensor</source>
        <translation>「{input}」は数値テンソルではありません</translation>
    </message>
    <message>
        <source>Multipliers and shifts</source>
        <translation>乗数とシフト</translation>
    </message>
    <message>
        <source>Scratch in {pool}</source>
        <translation>{pool} 内のスクラッチ</translation>
    </message>
    <message>
        <source>a region too small for a call: it works on constants only</source>
        <translation>呼び出すには小さすぎる領域：定数だけを扱います</translation>
    </message>
    <message>
        <source>a scale that is missing</source>
        <translation>スケールがありません</translation>
    </message>
    <message>
        <source>matching features, filters and state</source>
        <translation>特徴、フィルター、状態の一致</translation>
    </message>
    <message>
        <source>part of the constants</source>
        <translation>定数の一部</translation>
    </message>
    <message>
        <source>{operator} writes to its argument &apos;{argument}&apos;, which is a constant</source>
        <translation>{operator} は定数である引数「{argument}」に書き込みます</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has options that cannot be copied</source>
        <translation>「{name}」のオプションはコピーできません</translation>
    </message>
    <message>
        <source>1 or more of each, and at most one class for the background</source>
        <translation>それぞれ 1 以上、背景のクラスは最大 1 つ</translation>
    </message>
    <message>
        <source>a program with operators</source>
        <translation>演算子を持つプログラム</translation>
    </message>
    <message>
        <source>boxes [1, N, 4], scores [1, N, classes] and anchors [N, 4]</source>
        <translation>boxes [1, N, 4]、scores [1, N, クラス数]、anchors [N, 4]</translation>
    </message>
    <message>
        <source>more than {count} symbols in RAM</source>
        <translation>RAM のシンボルが {count} 個を超えています</translation>
    </message>
    <message>
        <source>no upper bound: {dimensions}</source>
        <translation>上界なし：{dimensions}</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window; or: arenascope info MODEL.pte --etdump FILE</source>
        <translation>実行した .pte を開き、同じウィンドウでこのファイルを開いてください。または：arenascope info MODEL.pte --etdump FILE</translation>
    </message>
    <message>
        <source>plan it, or run the original model</source>
        <translation>計画するか、元のモデルを実行してください</translation>
    </message>
    <message>
        <source>the map of a firmware</source>
        <translation>ファームウェアのマップ</translation>
    </message>
    <message>
        <source>the model&apos;s own operators and tiles of them</source>
        <translation>モデル自身の演算子とそのタイル</translation>
    </message>
    <message>
        <source>{file}, {object}</source>
        <translation>{file}、{object}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator of the model</source>
        <translation>「{name}」はモデルの演算子ではありません</translation>
    </message>
    <message>
        <source>open that file again</source>
        <translation>そのファイルを開き直してください</translation>
    </message>
    <message>
        <source>the data of a constant is missing</source>
        <translation>定数のデータがありません</translation>
    </message>
    <message>
        <source>the file that it is made of has changed since it was opened</source>
        <translation>開いた後に元のファイルが変更されています</translation>
    </message>
    <message>
        <source>the tiled group from {first} to {last} is not applied: {reason}</source>
        <translation>{first} から {last} のタイルグループは適用されません：{reason}</translation>
    </message>
    <message>
        <source>{operator} of fewer than three dimensions</source>
        <translation>{operator} の次元が 3 未満です</translation>
    </message>
    <message>
        <source>a curve that is known</source>
        <translation>既知の曲線</translation>
    </message>
    <message>
        <source>f32</source>
        <translation>f32</translation>
    </message>
    <message>
        <source>including {symbol}</source>
        <translation>うち {symbol}</translation>
    </message>
    <message>
        <source>the curve &apos;{curve}&apos;</source>
        <translation>曲線「{curve}」</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>別のファイル</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>別の名前を選んでください</translation>
    </message>
    <message>
        <source>is the file that is open</source>
        <translation>現在開いているファイルです</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs that the file does not name</source>
        <translation>「{name}」は、ファイルに名前のないグラフを実行します</translation>
    </message>
    <message>
        <source>a name that ends in .md (a page) or .py (Python)</source>
        <translation>.md（ページ）または .py（Python）で終わる名前</translation>
    </message>
    <message>
        <source>convert the model again</source>
        <translation>モデルを変換し直してください</translation>
    </message>
    <message>
        <source>each stored once, with the padding between them</source>
        <translation>それぞれ 1 回ずつ格納し、間にパディングを入れます</translation>
    </message>
    <message>
        <source>export without the pass quantize-in-place; arenascope shrink quantises in tiles instead</source>
        <translation>パス quantize-in-place なしでエクスポートしてください。arenascope shrink は代わりにタイルごとに量子化します</translation>
    </message>
    <message>
        <source>heads of the same sizes</source>
        <translation>同じサイズのヘッド</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: accept it with --atol {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>整数カーネルと PyTorch では丸め方が異なります。--atol {tolerance} で許容するか、ExecuTorch のカーネルの出力を記録してください</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>整数カーネルと PyTorch では丸め方が異なります。ExecuTorch のカーネルの出力を記録してください</translation>
    </message>
    <message>
        <source>operators of ExecuTorch</source>
        <translation>ExecuTorch の演算子</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}</source>
        <translation>出力「{output}」は記録された出力と最大 {difference} 異なります</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}, {quanta} x its quantum of {quantum}</source>
        <translation>出力「{output}」は記録された出力と最大 {difference} 異なります。量子化ステップ {quantum} の {quanta} 倍です</translation>
    </message>
    <message>
        <source>planes in row-major order, or channels last</source>
        <translation>行優先の平面、またはチャネルが最後</translation>
    </message>
    <message>
        <source>runs &apos;{name}&apos;, which has {inputs} inputs and {outputs} outputs</source>
        <translation>「{name}」を実行します。入力は {inputs} 個、出力は {outputs} 個です</translation>
    </message>
    <message>
        <source>scratch of kernels up to release 1.3</source>
        <translation>リリース 1.3 以前のカーネルのスクラッチ</translation>
    </message>
    <message>
        <source>the operator &apos;{operator}&apos; exists only in ArenaScope</source>
        <translation>演算子「{operator}」は ArenaScope にしかありません</translation>
    </message>
    <message>
        <source>use the command line: `arenascope export` unrolls recurrent layers</source>
        <translation>コマンドラインを使ってください。`arenascope export` は再帰層を展開します</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs, as its caller has</source>
        <translation>呼び出し側と同じ、入力 {inputs} 個と出力 {outputs} 個</translation>
    </message>
    <message>
        <source>&apos;runs&apos; is missing or not a list</source>
        <translation>「runs」がないか、リストではありません</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing</source>
        <translation>「{key}」がありません</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a list</source>
        <translation>「{key}」がないか、リストではありません</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a string</source>
        <translation>「{key}」がないか、文字列ではありません</translation>
    </message>
    <message>
        <source>NumPy&apos;s signature in the first 6 bytes</source>
        <translation>先頭 6 バイトに NumPy のシグネチャ</translation>
    </message>
    <message>
        <source>a .tflite can only be written from a .tflite</source>
        <translation>.tflite は .tflite からしか書き出せません</translation>
    </message>
    <message>
        <source>a run is active</source>
        <translation>実行中です</translation>
    </message>
    <message>
        <source>a state that info lists</source>
        <translation>info が一覧に示す状態</translation>
    </message>
    <message>
        <source>a tensor of a branch that was taken</source>
        <translation>実行された分岐のテンソル</translation>
    </message>
    <message>
        <source>a unique id</source>
        <translation>一意の ID</translation>
    </message>
    <message>
        <source>a unique name</source>
        <translation>一意の名前</translation>
    </message>
    <message>
        <source>an offset for each of {buffers} tensors, by name or id</source>
        <translation>{buffers} 個のテンソルそれぞれのオフセット（名前または ID で）</translation>
    </message>
    <message>
        <source>an upper bound for each symbol</source>
        <translation>各シンボルの上界</translation>
    </message>
    <message>
        <source>every size of this program is fixed</source>
        <translation>このプログラムのサイズはすべて固定です</translation>
    </message>
    <message>
        <source>no instruction of this run wrote &apos;{tensor}&apos;</source>
        <translation>この実行では「{tensor}」に書き込む命令がありませんでした</translation>
    </message>
    <message>
        <source>session version {number} is not supported</source>
        <translation>セッションのバージョン {number} は未対応です</translation>
    </message>
    <message>
        <source>the first subgraph of a program opened from a .tflite</source>
        <translation>.tflite から開いたプログラムの最初のサブグラフ</translation>
    </message>
    <message>
        <source>wait until it has ended</source>
        <translation>終わるまで待ってください</translation>
    </message>
    <message>
        <source>{symbol}: the range {requested} is wider than the exported range {exported}; torch.export did not check the other sizes</source>
        <translation>{symbol}：範囲 {requested} はエクスポートされた範囲 {exported} より広く、torch.export はほかのサイズを検査していません</translation>
    </message>
    <message>
        <source>{operator} has too few operands, or some that are not tensors</source>
        <translation>{operator} のオペランドが足りないか、テンソルでないものがあります</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no condition</source>
        <translation>「{name}」に条件がありません</translation>
    </message>
    <message>
        <source>0.000001 to 1e9 MB/s</source>
        <translation>0.000001～1e9 MB/s</translation>
    </message>
    <message>
        <source>a .pte with an offset for every planned tensor</source>
        <translation>計画されたすべてのテンソルにオフセットがある .pte</translation>
    </message>
    <message>
        <source>a LiteRT-LM bundle (.litertlm) of several models</source>
        <translation>複数のモデルの LiteRT-LM バンドル（.litertlm）</translation>
    </message>
    <message>
        <source>a ZIP archive of TensorFlow Lite models, such as MediaPipe&apos;s .task</source>
        <translation>MediaPipe の .task のような、TensorFlow Lite モデルの ZIP アーカイブ</translation>
    </message>
    <message>
        <source>a body that redefines names of the enclosing graph</source>
        <translation>外側のグラフの名前を再定義する本体</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs</source>
        <translation>入力の数が正しくない本体</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs or results</source>
        <translation>入力または結果の数が正しくない本体</translation>
    </message>
    <message>
        <source>a boolean as its first input</source>
        <translation>最初の入力としてのブール値</translation>
    </message>
    <message>
        <source>a branch leads to a node that is not in the list</source>
        <translation>分岐が一覧にないノードを指しています</translation>
    </message>
    <message>
        <source>a branch of its trees leads back to a node above it</source>
        <translation>木の分岐が上のノードに戻っています</translation>
    </message>
    <message>
        <source>a concatenation of more than 5 tensors, or along an axis that is not constant</source>
        <translation>5 個を超えるテンソルの連結、または定数でない軸に沿った連結</translation>
    </message>
    <message>
        <source>a list that mixes literals and computed numbers</source>
        <translation>リテラルと計算された数が混在するリスト</translation>
    </message>
    <message>
        <source>a mask, a past or the attribute qkv_hidden_sizes</source>
        <translation>マスク、past、または属性 qkv_hidden_sizes</translation>
    </message>
    <message>
        <source>a memo entry that was never set</source>
        <translation>設定されていない memo エントリ</translation>
    </message>
    <message>
        <source>a missing decay or beta</source>
        <translation>decay または beta がない</translation>
    </message>
    <message>
        <source>a number of results other than three</source>
        <translation>結果の数が 3 ではない</translation>
    </message>
    <message>
        <source>a permutation of a different rank</source>
        <translation>ランクの異なる並べ替え</translation>
    </message>
    <message>
        <source>a permutation that is not constant</source>
        <translation>定数でない並べ替え</translation>
    </message>
    <message>
        <source>a plan without passes, delegates, replaced operators or a changed order</source>
        <translation>パス、デリゲート、置き換えた演算子、順序の変更がないプラン</translation>
    </message>
    <message>
        <source>a quantised range narrower than the integer type</source>
        <translation>整数型より狭い量子化範囲</translation>
    </message>
    <message>
        <source>a resize of the batch or the channels</source>
        <translation>バッチまたはチャネルのサイズ変更</translation>
    </message>
    <message>
        <source>a shape whose rank differs from the result&apos;s</source>
        <translation>結果とランクの異なる形状</translation>
    </message>
    <message>
        <source>a slice inside the shape</source>
        <translation>形状の内側のスライス</translation>
    </message>
    <message>
        <source>a step of a branch that was taken</source>
        <translation>実行された分岐のステップ</translation>
    </message>
    <message>
        <source>a tensor of real numbers with a shape; its dimensions may be dynamic</source>
        <translation>形状のある実数のテンソル。次元は動的でもかまいません</translation>
    </message>
    <message>
        <source>a truncated pickle</source>
        <translation>途中で切れた pickle</translation>
    </message>
    <message>
        <source>a unique name and mem_id for each pool</source>
        <translation>プールごとに一意の名前と mem_id</translation>
    </message>
    <message>
        <source>a value that no other node writes</source>
        <translation>ほかのノードが書き込まない値</translation>
    </message>
    <message>
        <source>a weight belongs to a leaf or a result that does not exist</source>
        <translation>重みが存在しない葉または結果に属しています</translation>
    </message>
    <message>
        <source>a window or stride that is not constant</source>
        <translation>定数でないウィンドウまたはストライド</translation>
    </message>
    <message>
        <source>a wrong number of activation functions</source>
        <translation>活性化関数の数が正しくない</translation>
    </message>
    <message>
        <source>allocated blocks or allocation events</source>
        <translation>割り当てられたブロックまたは割り当てイベント</translation>
    </message>
    <message>
        <source>an arena no larger than its tensors need, or at most {limit} bytes</source>
        <translation>テンソルに必要な大きさ以下のアリーナ、または最大 {limit} バイト</translation>
    </message>
    <message>
        <source>an axis other than 0, or a reverse direction</source>
        <translation>0 以外の軸、または逆方向</translation>
    </message>
    <message>
        <source>an integer tensor without its own scales</source>
        <translation>独自のスケールがない整数テンソル</translation>
    </message>
    <message>
        <source>an invalid arena</source>
        <translation>無効なアリーナ</translation>
    </message>
    <message>
        <source>an invalid bandwidth</source>
        <translation>無効な帯域幅</translation>
    </message>
    <message>
        <source>an invalid cost per byte</source>
        <translation>無効なバイト当たりコスト</translation>
    </message>
    <message>
        <source>an invalid offset</source>
        <translation>無効なオフセット</translation>
    </message>
    <message>
        <source>an offset and a size whose sum fits in 64 bits</source>
        <translation>合計が 64 ビットに収まるオフセットとサイズ</translation>
    </message>
    <message>
        <source>an offset for each</source>
        <translation>それぞれのオフセット</translation>
    </message>
    <message>
        <source>an offset inside the payload</source>
        <translation>ペイロード内のオフセット</translation>
    </message>
    <message>
        <source>an offset inside the pool</source>
        <translation>プール内のオフセット</translation>
    </message>
    <message>
        <source>an offset that is not a multiple of 128</source>
        <translation>128 の倍数でないオフセット</translation>
    </message>
    <message>
        <source>an output shape larger than the transposed convolution fills</source>
        <translation>転置畳み込みが埋める範囲より大きい出力形状</translation>
    </message>
    <message>
        <source>an output shape of a different rank</source>
        <translation>ランクの異なる出力形状</translation>
    </message>
    <message>
        <source>an output shape smaller than its windows need</source>
        <translation>ウィンドウに必要な大きさより小さい出力形状</translation>
    </message>
    <message>
        <source>at least one data section</source>
        <translation>1 つ以上のデータセクション</translation>
    </message>
    <message>
        <source>cannot reserve an address range of {bytes} bytes</source>
        <translation>{bytes} バイトのアドレス範囲を予約できません</translation>
    </message>
    <message>
        <source>condition {condition} is not a boolean</source>
        <translation>条件 {condition} がブール値ではありません</translation>
    </message>
    <message>
        <source>conversion to {dtype} at the entry</source>
        <translation>入口での {dtype} への変換</translation>
    </message>
    <message>
        <source>counts compile specs of tag &apos;{tag}&apos; but passes none</source>
        <translation>タグ「{tag}」のコンパイル仕様を数えていますが、渡していません</translation>
    </message>
    <message>
        <source>export the model again; ExecuTorch did not write this header</source>
        <translation>モデルをエクスポートし直してください。このヘッダーは ExecuTorch が書いたものではありません</translation>
    </message>
    <message>
        <source>f32 or bytes, channels last</source>
        <translation>f32 またはバイト、チャネルが最後</translation>
    </message>
    <message>
        <source>images of dynamic size</source>
        <translation>動的なサイズの画像</translation>
    </message>
    <message>
        <source>it has not one base value for each result</source>
        <translation>結果ごとの基準値がありません</translation>
    </message>
    <message>
        <source>it has two classes, but weights of the second only, or a transform for more</source>
        <translation>クラスが 2 つありますが、2 番目の重みだけがあるか、さらに多くのクラス用の変換です</translation>
    </message>
    <message>
        <source>items of one kind</source>
        <translation>1 種類の要素</translation>
    </message>
    <message>
        <source>its aggregate_function or post_transform is not one of ONNX&apos;s numbers</source>
        <translation>aggregate_function または post_transform が ONNX の番号ではありません</translation>
    </message>
    <message>
        <source>its classes are strings, or there are none</source>
        <translation>クラスが文字列であるか、ありません</translation>
    </message>
    <message>
        <source>its coefficients are not as many as results times features</source>
        <translation>係数の数が結果の数×特徴の数ではありません</translation>
    </message>
    <message>
        <source>its input is not a matrix, or its table of weights is too large</source>
        <translation>入力が行列でないか、重みの表が大きすぎます</translation>
    </message>
    <message>
        <source>its lists go on to byte {end}, the file has {size}</source>
        <translation>リストはバイト {end} まで続きますが、ファイルは {size} です</translation>
    </message>
    <message>
        <source>its lists that describe nodes are empty, too long or of different lengths</source>
        <translation>ノードを表すリストが空か、長すぎるか、長さが異なります</translation>
    </message>
    <message>
        <source>its lists that describe weights differ in length</source>
        <translation>重みを表すリストの長さが異なります</translation>
    </message>
    <message>
        <source>its nodes compare by &apos;{mode}&apos;, which is not supported</source>
        <translation>ノードが「{mode}」で比較しますが、対応していません</translation>
    </message>
    <message>
        <source>its nodes test membership in a set, which is not supported</source>
        <translation>ノードが集合への所属を調べますが、対応していません</translation>
    </message>
    <message>
        <source>its offset would differ from its offset in method {method}</source>
        <translation>オフセットがメソッド {method} でのものと異なることになります</translation>
    </message>
    <message>
        <source>its permutation</source>
        <translation>その並べ替え</translation>
    </message>
    <message>
        <source>its results are transformed by &apos;{name}&apos;, which is not supported</source>
        <translation>結果が「{name}」で変換されますが、対応していません</translation>
    </message>
    <message>
        <source>its trees are too deep: {depth} levels</source>
        <translation>木が深すぎます：{depth} 段</translation>
    </message>
    <message>
        <source>limits or a step that are not constant</source>
        <translation>定数でない範囲またはステップ</translation>
    </message>
    <message>
        <source>more positions than fit in memory</source>
        <translation>メモリに収まらない数の位置</translation>
    </message>
    <message>
        <source>nested arguments are not supported</source>
        <translation>入れ子の引数には対応していません</translation>
    </message>
    <message>
        <source>no operator of 1 µs and 4 KiB or more moves all its bytes within one pool</source>
        <translation>1 µs・4 KiB 以上で、すべてのバイトを 1 つのプール内で動かす演算子がありません</translation>
    </message>
    <message>
        <source>no operator runs at this step</source>
        <translation>このステップで実行される演算子はありません</translation>
    </message>
    <message>
        <source>no scales for element type {type}</source>
        <translation>要素型 {type} のスケールがない</translation>
    </message>
    <message>
        <source>part sizes whose sum differs from the dimension</source>
        <translation>合計が次元と異なる部分サイズ</translation>
    </message>
    <message>
        <source>parts whose rank differs from the result&apos;s</source>
        <translation>結果とランクの異なる部分</translation>
    </message>
    <message>
        <source>pass the object&apos;s tensors as inputs instead</source>
        <translation>代わりにオブジェクトのテンソルを入力として渡してください</translation>
    </message>
    <message>
        <source>plan it here, and run it with a TensorFlow Lite runtime that has them</source>
        <translation>ここで計画し、それらを備えた TensorFlow Lite ランタイムで実行してください</translation>
    </message>
    <message>
        <source>recurrent layers of this file cannot be unrolled</source>
        <translation>このファイルの再帰層は展開できません</translation>
    </message>
    <message>
        <source>remove it from the model&apos;s metadata; the export then adds a plan</source>
        <translation>モデルのメタデータから取り除いてください。エクスポート時にプランが追加されます</translation>
    </message>
    <message>
        <source>reserves bytes up to offset {bytes}</source>
        <translation>オフセット {bytes} までのバイトを予約します</translation>
    </message>
    <message>
        <source>scales for element type {type}</source>
        <translation>要素型 {type} のスケール</translation>
    </message>
    <message>
        <source>scan outputs of an unknown number of iterations</source>
        <translation>反復回数が不明なスキャン出力</translation>
    </message>
    <message>
        <source>the file has no plan</source>
        <translation>ファイルにプランがありません</translation>
    </message>
    <message>
        <source>the form that it had before opset 9</source>
        <translation>opset 9 より前の形式</translation>
    </message>
    <message>
        <source>the indices of its maxima</source>
        <translation>最大値のインデックス</translation>
    </message>
    <message>
        <source>the key &apos;location&apos; with a file name</source>
        <translation>ファイル名を持つキー「location」</translation>
    </message>
    <message>
        <source>the library file is truncated</source>
        <translation>ライブラリファイルが途中で切れています</translation>
    </message>
    <message>
        <source>the linker map has no section in RAM</source>
        <translation>リンカーマップに RAM のセクションがありません</translation>
    </message>
    <message>
        <source>the number of indices differs from the number of values</source>
        <translation>インデックスの数が値の数と異なります</translation>
    </message>
    <message>
        <source>the operator at this step did not run</source>
        <translation>このステップの演算子は実行されませんでした</translation>
    </message>
    <message>
        <source>the same offset in all methods, as in the file</source>
        <translation>ファイルと同じく、すべてのメソッドで同じオフセット</translation>
    </message>
    <message>
        <source>the shape of an input is unknown</source>
        <translation>入力の形状が不明です</translation>
    </message>
    <message>
        <source>this many channels</source>
        <translation>この数のチャネル</translation>
    </message>
    <message>
        <source>two body inputs of the same name</source>
        <translation>同じ名前の本体の入力が 2 つ</translation>
    </message>
    <message>
        <source>two nodes of a tree have one number</source>
        <translation>木の 2 つのノードが同じ番号です</translation>
    </message>
    <message>
        <source>type the bandwidth on the card of the pool</source>
        <translation>プールのカードに帯域幅を入力してください</translation>
    </message>
    <message>
        <source>undo these edits, or write a .pte, which contains the edited program</source>
        <translation>これらの変更を取り消すか、変更後のプログラムを含む .pte を書き出してください</translation>
    </message>
    <message>
        <source>unpack it with litertlm_peek of LiteRT-LM, and open a .tflite inside</source>
        <translation>LiteRT-LM の litertlm_peek で展開し、中の .tflite を開いてください</translation>
    </message>
    <message>
        <source>unpack it, and open &apos;{name}&apos; inside</source>
        <translation>展開して、中の「{name}」を開いてください</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;, a link that leads out of the model&apos;s folder</source>
        <translation>モデルのフォルダーの外を指すリンク「{name}」にある重み</translation>
    </message>
    <message>
        <source>{bytes} bytes inside it</source>
        <translation>その中の {bytes} バイト</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has {bytes} bytes, more than the {tensor_bytes} bytes of that tensor</source>
        <translation>「{name}」は「{tensor}」のビューで {bytes} バイトあり、そのテンソルの {tensor_bytes} バイトを超えています</translation>
    </message>
    <message>
        <source>a name of one line</source>
        <translation>1 行の名前</translation>
    </message>
    <message>
        <source>a view no larger than its tensor</source>
        <translation>テンソル以下の大きさのビュー</translation>
    </message>
    <message>
        <source>control characters in its name</source>
        <translation>名前に制御文字があります</translation>
    </message>
    <message>
        <source>channels last, or planes</source>
        <translation>チャネルが最後の配置、または平面</translation>
    </message>
    <message>
        <source>f32 with a number for each channel</source>
        <translation>チャネルごとに 1 つの数を持つ f32</translation>
    </message>
    <message>
        <source>planes or channels last, as the operands</source>
        <translation>オペランドと同じ、平面またはチャネルが最後の配置</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is not a file name</source>
        <translation>「{file}」はファイル名ではありません</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of input {named_input} and the index of input {indexed_input}</source>
        <translation>「{key}」は入力 {named_input} の名前であり、入力 {indexed_input} のインデックスでもあります</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of output {named_output} and the index of output {indexed_output}</source>
        <translation>「{key}」は出力 {named_output} の名前であり、出力 {indexed_output} のインデックスでもあります</translation>
    </message>
    <message>
        <source>&apos;{method}&apos; runs other graphs of the file; they are planned with it in one arena, as in TensorFlow Lite Micro</source>
        <translation>「{method}」はファイル内の別のグラフを実行します。TensorFlow Lite Micro と同様に、それらも 1 つのアリーナにまとめて計画されます</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a constant outside the arenas</source>
        <translation>「{name}」はアリーナの外にある定数です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has no offset of its own</source>
        <translation>「{name}」は「{tensor}」のビューであり、独自のオフセットを持ちません</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a {type} tensor; its bytes are a dimension without an upper bound</source>
        <translation>「{name}」は {type} テンソルです。そのバイト数は上界のない次元です</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not planned in any graph</source>
        <translation>「{name}」はどのグラフでも計画されていません</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used for two results</source>
        <translation>「{name}」が 2 つの結果に使われています</translation>
    </message>
    <message>
        <source>&apos;{node}&apos; of {method} runs other graphs of the file, which are methods here. The tensors of the caller keep their offsets meanwhile, so the arenas add up</source>
        <translation>{method} の「{node}」はファイル内の別のグラフを実行します。それらはここではメソッドです。その間も呼び出し元のテンソルはオフセットを保つため、アリーナは合計されます</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; cannot be started: {status}</source>
        <translation>「{program}」を起動できません：{status}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; did not end within {seconds} s</source>
        <translation>「{program}」が {seconds} s 以内に終了しませんでした</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; ended with status {status}</source>
        <translation>「{program}」が状態 {status} で終了しました</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended by signal {signal}</source>
        <translation>「{program}」がシグナル {signal} で終了しました</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; wrote more than {limit} bytes</source>
        <translation>「{program}」の出力が {limit} バイトを超えました</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an input shape for a warm-up</source>
        <translation>「{value}」はウォームアップの入力形状ではありません</translation>
    </message>
    <message>
        <source>0 or more, and a size that fits in 64 bits</source>
        <translation>0 以上で、64 ビットに収まるサイズ</translation>
    </message>
    <message>
        <source>a PyTorch memory snapshot; the plan &apos;loaded&apos; is what the caching allocator reserved, while other plans know all lifetimes in advance</source>
        <translation>PyTorch のメモリスナップショット。プラン「loaded」はキャッシュアロケーターが確保した量で、ほかのプランはすべての生存期間を事前に知っています</translation>
    </message>
    <message>
        <source>a PyTorch profile: blocks and their lifetimes, without offsets</source>
        <translation>PyTorch のプロファイル：ブロックとその生存期間（オフセットなし）</translation>
    </message>
    <message>
        <source>a compile spec lacks its key or its value</source>
        <translation>コンパイル指定にキーまたは値がありません</translation>
    </message>
    <message>
        <source>a contiguous tensor, and a size and a stride for each dimension</source>
        <translation>連続したテンソルと、次元ごとのサイズとストライド</translation>
    </message>
    <message>
        <source>a delegate of this method with the id {id}</source>
        <translation>このメソッドの id {id} のデリゲート</translation>
    </message>
    <message>
        <source>a factor for each dimension</source>
        <translation>次元ごとに 1 つの係数</translation>
    </message>
    <message>
        <source>a gate has no weights</source>
        <translation>ゲートに重みがありません</translation>
    </message>
    <message>
        <source>a kernel of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>サイズ {size} のカーネルは、パディング {padding} のサイズ {input} の入力に収まりません</translation>
    </message>
    <message>
        <source>a last step at or after the first</source>
        <translation>最初のステップ以降の最後のステップ</translation>
    </message>
    <message>
        <source>a list of indices</source>
        <translation>インデックスのリスト</translation>
    </message>
    <message>
        <source>a list of integers that are not negative</source>
        <translation>負でない整数のリスト</translation>
    </message>
    <message>
        <source>a list that a .pte stores as literals contains numbers that the program computes</source>
        <translation>.pte がリテラルとして保持するリストに、プログラムが計算する数が含まれています</translation>
    </message>
    <message>
        <source>a matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>a memory trace contains a plan without its program; it can be viewed, checked and planned again</source>
        <translation>メモリトレースにはプランだけがあり、プログラムがありません。表示、検査、再計画はできます</translation>
    </message>
    <message>
        <source>a multiple of its alignment {alignment}</source>
        <translation>アラインメント {alignment} の倍数</translation>
    </message>
    <message>
        <source>a new dimension cannot expand to -1</source>
        <translation>新しい次元は -1 に拡張できません</translation>
    </message>
    <message>
        <source>a number for each channel</source>
        <translation>チャネルごとに 1 つの数</translation>
    </message>
    <message>
        <source>a number to count is negative</source>
        <translation>数える対象の数が負です</translation>
    </message>
    <message>
        <source>a range within the dimension</source>
        <translation>次元内の範囲</translation>
    </message>
    <message>
        <source>a range within the tensor</source>
        <translation>テンソル内の範囲</translation>
    </message>
    <message>
        <source>a reference in processed</source>
        <translation>processed 内の参照</translation>
    </message>
    <message>
        <source>a region is in image {image}</source>
        <translation>領域が画像 {image} にあります</translation>
    </message>
    <message>
        <source>a region needs more than {limit} samples along an axis of a bin</source>
        <translation>領域がビンの軸に沿って {limit} を超えるサンプルを必要とします</translation>
    </message>
    <message>
        <source>a result for each index of the dimension</source>
        <translation>次元のインデックスごとに 1 つの結果</translation>
    </message>
    <message>
        <source>a result for each part, and the whole dimension</source>
        <translation>部分ごとに 1 つの結果（次元全体を覆うこと）</translation>
    </message>
    <message>
        <source>a row for each input row</source>
        <translation>入力の行ごとに 1 行</translation>
    </message>
    <message>
        <source>a row that the loop stacks is a number</source>
        <translation>ループが積み重ねる行が数値です</translation>
    </message>
    <message>
        <source>a run is not an object</source>
        <translation>実行がオブジェクトではありません</translation>
    </message>
    <message>
        <source>a sample input has a symbolic size</source>
        <translation>サンプル入力がシンボリックなサイズを持っています</translation>
    </message>
    <message>
        <source>a scale is not a positive number</source>
        <translation>スケールが正の数ではありません</translation>
    </message>
    <message>
        <source>a shift for each rolled dimension</source>
        <translation>ロールする次元ごとに 1 つの移動量</translation>
    </message>
    <message>
        <source>a size in bytes that fits in 64 bits</source>
        <translation>64 ビットに収まるバイト数</translation>
    </message>
    <message>
        <source>a size is {size}</source>
        <translation>サイズが {size} です</translation>
    </message>
    <message>
        <source>a size of 0 or more</source>
        <translation>0 以上のサイズ</translation>
    </message>
    <message>
        <source>a size of 1 or more</source>
        <translation>1 以上のサイズ</translation>
    </message>
    <message>
        <source>a size of the view is {size}</source>
        <translation>ビューのサイズが {size} です</translation>
    </message>
    <message>
        <source>a size within the dimension, and a step of 1 or more</source>
        <translation>次元に収まるサイズと、1 以上のステップ</translation>
    </message>
    <message>
        <source>a source that is at least as large as the indices</source>
        <translation>インデックス以上の大きさのソース</translation>
    </message>
    <message>
        <source>a step other than 0</source>
        <translation>0 以外のステップ</translation>
    </message>
    <message>
        <source>a storage of another type</source>
        <translation>別の型のストレージ</translation>
    </message>
    <message>
        <source>a storage of type {type}</source>
        <translation>{type} 型のストレージ</translation>
    </message>
    <message>
        <source>a summary of Vela: the bytes that the network needs of each memory</source>
        <translation>Vela の要約：ネットワークが各メモリで必要とするバイト数</translation>
    </message>
    <message>
        <source>a table of Vela: the SRAM that each layer needs while it runs</source>
        <translation>Vela の表：各層の実行中に必要な SRAM</translation>
    </message>
    <message>
        <source>a value of the control flow is None</source>
        <translation>制御フローの値が None です</translation>
    </message>
    <message>
        <source>a value of the loop is None</source>
        <translation>ループの値が None です</translation>
    </message>
    <message>
        <source>a window of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>サイズ {size} のウィンドウは、パディング {padding} のサイズ {input} の入力に収まりません</translation>
    </message>
    <message>
        <source>already in a delegate</source>
        <translation>すでにデリゲート内にあります</translation>
    </message>
    <message>
        <source>an entry for each dimension</source>
        <translation>次元ごとに 1 つの項目</translation>
    </message>
    <message>
        <source>an entry is not an object</source>
        <translation>エントリがオブジェクトではありません</translation>
    </message>
    <message>
        <source>an entry of begin, end and strides for each dimension</source>
        <translation>次元ごとに begin、end、strides の項目を 1 つずつ</translation>
    </message>
    <message>
        <source>an existing segment or inline data</source>
        <translation>存在するセグメントまたはインラインデータ</translation>
    </message>
    <message>
        <source>an index is out of range for {tensor}</source>
        <translation>インデックスが {tensor} の範囲外です</translation>
    </message>
    <message>
        <source>an operand of the control flow is not a list of values</source>
        <translation>制御フローのオペランドが値のリストではありません</translation>
    </message>
    <message>
        <source>an operand that the loop takes row by row is a number</source>
        <translation>ループが行ごとに取るオペランドが数値です</translation>
    </message>
    <message>
        <source>argument {index} of the pool does not fit</source>
        <translation>プーリングの引数 {index} が合いません</translation>
    </message>
    <message>
        <source>ascending offsets within the indices</source>
        <translation>インデックスの範囲内で昇順のオフセット</translation>
    </message>
    <message>
        <source>at least one dimension</source>
        <translation>1 つ以上の次元</translation>
    </message>
    <message>
        <source>at least one dimension, and a step of 1 or more</source>
        <translation>1 つ以上の次元と、1 以上のステップ</translation>
    </message>
    <message>
        <source>at least one index, and at most one for each dimension</source>
        <translation>1 つ以上のインデックス（次元ごとに 1 つまで）</translation>
    </message>
    <message>
        <source>at least one row-major tensor</source>
        <translation>行優先のテンソルが 1 つ以上</translation>
    </message>
    <message>
        <source>at most 2^30</source>
        <translation>2^30 以下</translation>
    </message>
    <message>
        <source>at most one for each dimension</source>
        <translation>次元ごとに 1 つまで</translation>
    </message>
    <message>
        <source>backend {backend}</source>
        <translation>バックエンド {backend}</translation>
    </message>
    <message>
        <source>bag {bag} has indices {first} to {end} of {count}</source>
        <translation>bag {bag} のインデックスは {count} 個中の {first} から {end} までです</translation>
    </message>
    <message>
        <source>batch norm has no statistics</source>
        <translation>バッチ正規化に統計量がありません</translation>
    </message>
    <message>
        <source>begin has {count} entries for {tensor}</source>
        <translation>begin は {tensor} に対して {count} 個の項目を持っています</translation>
    </message>
    <message>
        <source>blocks nest more than 50 deep</source>
        <translation>ブロックの入れ子が 50 段を超えています</translation>
    </message>
    <message>
        <source>both</source>
        <translation>その両方</translation>
    </message>
    <message>
        <source>cannot add a dimension to {tensor}</source>
        <translation>{tensor} に次元を追加できません</translation>
    </message>
    <message>
        <source>cannot add up bags of {tensor}</source>
        <translation>{tensor} の bag を合計できません</translation>
    </message>
    <message>
        <source>cannot add {tensor} and {other_tensor} into {result}</source>
        <translation>{tensor} と {other_tensor} を {result} に加算できません</translation>
    </message>
    <message>
        <source>cannot average {tensor}</source>
        <translation>{tensor} を平均できません</translation>
    </message>
    <message>
        <source>cannot batch-normalise {tensor}</source>
        <translation>{tensor} をバッチ正規化できません</translation>
    </message>
    <message>
        <source>cannot bind output {output} to input {input}</source>
        <translation>出力 {output} を入力 {input} にバインドできません</translation>
    </message>
    <message>
        <source>cannot choose scales for {tensor}</source>
        <translation>{tensor} のスケールを選べません</translation>
    </message>
    <message>
        <source>cannot combine the bits of {tensor}</source>
        <translation>{tensor} のビットを結合できません</translation>
    </message>
    <message>
        <source>cannot compute attention of {tensor} over {other_tensor}</source>
        <translation>{tensor} から {other_tensor} へのアテンションを計算できません</translation>
    </message>
    <message>
        <source>cannot compute distances between {tensor} and {other_tensor}</source>
        <translation>{tensor} と {other_tensor} の距離を計算できません</translation>
    </message>
    <message>
        <source>cannot compute distances of {tensor} in norm {norm}</source>
        <translation>{tensor} の距離をノルム {norm} で計算できません</translation>
    </message>
    <message>
        <source>cannot compute distances within {tensor}</source>
        <translation>{tensor} 内の距離を計算できません</translation>
    </message>
    <message>
        <source>cannot compute gcd of {tensor}</source>
        <translation>{tensor} の gcd を計算できません</translation>
    </message>
    <message>
        <source>cannot compute nextafter of {tensor}</source>
        <translation>{tensor} の nextafter を計算できません</translation>
    </message>
    <message>
        <source>cannot compute softmax of {tensor} into {other_tensor}</source>
        <translation>{tensor} の softmax を {other_tensor} に計算できません</translation>
    </message>
    <message>
        <source>cannot compute softmax over dimension {dimension} of {tensor}</source>
        <translation>{tensor} の次元 {dimension} の softmax を計算できません</translation>
    </message>
    <message>
        <source>cannot compute the variance of {tensor}</source>
        <translation>{tensor} の分散を計算できません</translation>
    </message>
    <message>
        <source>cannot compute {operator} of {tensor} and {other_tensor}</source>
        <translation>{tensor} と {other_tensor} の {operator} を計算できません</translation>
    </message>
    <message>
        <source>cannot convert {tensor} to {other_tensor}</source>
        <translation>{tensor} を {other_tensor} に変換できません</translation>
    </message>
    <message>
        <source>cannot convolve {tensor}</source>
        <translation>{tensor} を畳み込めません</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor}</source>
        <translation>{tensor} を {other_tensor} で畳み込めません</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} in {groups} groups</source>
        <translation>{tensor} を {other_tensor} で {groups} グループに畳み込めません</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} into {result}</source>
        <translation>{tensor} を {other_tensor} で {result} に畳み込めません</translation>
    </message>
    <message>
        <source>cannot copy {tensor} into {other_tensor}</source>
        <translation>{tensor} を {other_tensor} にコピーできません</translation>
    </message>
    <message>
        <source>cannot dequantise {tensor} to {other_tensor}</source>
        <translation>{tensor} を {other_tensor} に逆量子化できません</translation>
    </message>
    <message>
        <source>cannot divide {tensor}</source>
        <translation>{tensor} を除算できません</translation>
    </message>
    <message>
        <source>cannot fill a range from {start} to {end} by {step}</source>
        <translation>{start} から {end} まで {step} 刻みの範囲を埋められません</translation>
    </message>
    <message>
        <source>cannot fill with {tensor}</source>
        <translation>{tensor} で埋めることができません</translation>
    </message>
    <message>
        <source>cannot find an extremum of an empty tensor</source>
        <translation>空のテンソルの極値は求められません</translation>
    </message>
    <message>
        <source>cannot find an extremum of the empty {tensor}</source>
        <translation>空の {tensor} の極値は求められません</translation>
    </message>
    <message>
        <source>cannot gate {tensor}</source>
        <translation>{tensor} をゲーティングできません</translation>
    </message>
    <message>
        <source>cannot gather indices {tensor} from {other_tensor}</source>
        <translation>{other_tensor} からインデックス {tensor} を収集 (gather) できません</translation>
    </message>
    <message>
        <source>cannot gather {tensor} into {other_tensor}</source>
        <translation>{tensor} を {other_tensor} に収集 (gather) できません</translation>
    </message>
    <message>
        <source>cannot invert {tensor}</source>
        <translation>{tensor} の逆行列を計算できません</translation>
    </message>
    <message>
        <source>cannot join {tensor}</source>
        <translation>{tensor} を連結できません</translation>
    </message>
    <message>
        <source>cannot join {tensor} with {other_tensor}</source>
        <translation>{tensor} を {other_tensor} と連結できません</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor}</source>
        <translation>{tensor} に {other_tensor} を乗算できません</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor} into {result}</source>
        <translation>{tensor} と {other_tensor} を {result} に乗算できません</translation>
    </message>
    <message>
        <source>cannot narrow {tensor}</source>
        <translation>{tensor} を狭められません</translation>
    </message>
    <message>
        <source>cannot narrow {tensor} to {length} elements from {start}</source>
        <translation>{tensor} を {start} から {length} 要素に狭められません</translation>
    </message>
    <message>
        <source>cannot normalise {tensor}</source>
        <translation>{tensor} を正規化できません</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} in {groups} groups</source>
        <translation>{tensor} を {groups} グループで正規化できません</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} over {other_tensor}</source>
        <translation>{tensor} を {other_tensor} にわたって正規化できません</translation>
    </message>
    <message>
        <source>cannot pad {tensor}</source>
        <translation>{tensor} をパディングできません</translation>
    </message>
    <message>
        <source>cannot pad {tensor} by {before} and {after} in dimension {dimension}</source>
        <translation>{tensor} を次元 {dimension} で前 {before}、後 {after} だけパディングできません</translation>
    </message>
    <message>
        <source>cannot pad {tensor} to {other_tensor} by {before} and {after} in dimension {dimension} of its memory</source>
        <translation>メモリ上の次元 {dimension} で前に {before}、後に {after} を加えて {tensor} を {other_tensor} にパディングできません</translation>
    </message>
    <message>
        <source>cannot permute {tensor}</source>
        <translation>{tensor} の次元を並べ替えられません</translation>
    </message>
    <message>
        <source>cannot pool {tensor}</source>
        <translation>{tensor} をプーリングできません</translation>
    </message>
    <message>
        <source>cannot pool {tensor} by windows of {kernel}</source>
        <translation>{tensor} を {kernel} のウィンドウでプーリングできません</translation>
    </message>
    <message>
        <source>cannot pool {tensor} into {other_tensor}</source>
        <translation>{tensor} を {other_tensor} にプーリングできません</translation>
    </message>
    <message>
        <source>cannot quantise the rows of {tensor}</source>
        <translation>{tensor} の行を量子化できません</translation>
    </message>
    <message>
        <source>cannot quantise {tensor} to {other_tensor}</source>
        <translation>{tensor} を {other_tensor} に量子化できません</translation>
    </message>
    <message>
        <source>cannot repeat a dimension {times} times</source>
        <translation>次元を {times} 回繰り返すことはできません</translation>
    </message>
    <message>
        <source>cannot repeat elements by {tensor}</source>
        <translation>{tensor} による要素の繰り返しはできません</translation>
    </message>
    <message>
        <source>cannot repeat {tensor} by {count} factors</source>
        <translation>{tensor} を {count} 個の回数で繰り返すことはできません</translation>
    </message>
    <message>
        <source>cannot resample {tensor}</source>
        <translation>{tensor} を再サンプリングできません</translation>
    </message>
    <message>
        <source>cannot roll {tensor}</source>
        <translation>{tensor} をロールできません</translation>
    </message>
    <message>
        <source>cannot sample {tensor} at {other_tensor}</source>
        <translation>{tensor} を {other_tensor} の位置でサンプリングできません</translation>
    </message>
    <message>
        <source>cannot scale the channels of {tensor} by {other_tensor}</source>
        <translation>{tensor} の各チャネルを {other_tensor} 倍できません</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices}</source>
        <translation>{tensor} をインデックス {indices} で分散 (scatter) できません</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices} into {result}</source>
        <translation>{tensor} をインデックス {indices} で {result} に分散 (scatter) できません</translation>
    </message>
    <message>
        <source>cannot select from {tensor}</source>
        <translation>{tensor} から選択できません</translation>
    </message>
    <message>
        <source>cannot select indices {tensor} from {other_tensor}</source>
        <translation>{other_tensor} からインデックス {tensor} を選択できません</translation>
    </message>
    <message>
        <source>cannot shift {tensor}</source>
        <translation>{tensor} をビットシフトできません</translation>
    </message>
    <message>
        <source>cannot shuffle the channels of {tensor}</source>
        <translation>{tensor} のチャネルをシャッフルできません</translation>
    </message>
    <message>
        <source>cannot shuffle the pixels of {tensor} by {factor}</source>
        <translation>{tensor} のピクセルを {factor} でシャッフルできません</translation>
    </message>
    <message>
        <source>cannot slice {length} elements from {begin} of {tensor}</source>
        <translation>{tensor} の {begin} から {length} 要素を切り出せません</translation>
    </message>
    <message>
        <source>cannot split {tensor} into parts of {size}</source>
        <translation>{tensor} をサイズ {size} の部分に分割できません</translation>
    </message>
    <message>
        <source>cannot split {tensor} into these parts</source>
        <translation>{tensor} をこれらの部分に分割できません</translation>
    </message>
    <message>
        <source>cannot split {tensor} into {count} equal parts</source>
        <translation>{tensor} を {count} 等分できません</translation>
    </message>
    <message>
        <source>cannot take a diagonal of {tensor}</source>
        <translation>{tensor} の対角を取り出せません</translation>
    </message>
    <message>
        <source>cannot take a triangle of {tensor}</source>
        <translation>{tensor} の三角部分を取り出せません</translation>
    </message>
    <message>
        <source>cannot take the first {count} of {tensor}</source>
        <translation>{tensor} の先頭 {count} 個を取り出せません</translation>
    </message>
    <message>
        <source>cannot transpose {tensor}</source>
        <translation>{tensor} を転置できません</translation>
    </message>
    <message>
        <source>cannot unbind {tensor}</source>
        <translation>{tensor} を次元ごとに分解できません</translation>
    </message>
    <message>
        <source>cannot unshuffle the pixels of {tensor}</source>
        <translation>{tensor} のピクセルのシャッフルを元に戻せません</translation>
    </message>
    <message>
        <source>cannot upsample {tensor}</source>
        <translation>{tensor} をアップサンプリングできません</translation>
    </message>
    <message>
        <source>cannot view {tensor} as {other_tensor}: neither is row-major</source>
        <translation>{tensor} を {other_tensor} として表示できません：どちらも行優先ではありません</translation>
    </message>
    <message>
        <source>cannot view {tensor} with these sizes and strides</source>
        <translation>{tensor} はこれらのサイズとストライドのビューにできません</translation>
    </message>
    <message>
        <source>cannot write {tensor} as a row of {other_tensor}</source>
        <translation>{tensor} を {other_tensor} の行として書き込めません</translation>
    </message>
    <message>
        <source>channels that are a multiple of the number of groups</source>
        <translation>グループ数の倍数のチャネル数</translation>
    </message>
    <message>
        <source>channels that are a multiple of the squared factor</source>
        <translation>係数の 2 乗の倍数のチャネル数</translation>
    </message>
    <message>
        <source>choose one of these planners: {planners}</source>
        <translation>次のプランナーのいずれかを選んでください：{planners}</translation>
    </message>
    <message>
        <source>choose the core of the program with --core</source>
        <translation>プログラムの対象コアを --core で選んでください</translation>
    </message>
    <message>
        <source>compile spec {key}</source>
        <translation>コンパイル指定 {key}</translation>
    </message>
    <message>
        <source>data_offsets does not have two numbers</source>
        <translation>data_offsets に 2 つの数値がありません</translation>
    </message>
    <message>
        <source>data_offsets is {begin} to {end}</source>
        <translation>data_offsets が {begin}～{end} です</translation>
    </message>
    <message>
        <source>delegate {index} does not exist</source>
        <translation>デリゲート {index} は存在しません</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node</source>
        <translation>デリゲートの規則「{rule}」に一致するノードがありません</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; did you mean {names}?</source>
        <translation>デリゲートの規則「{rule}」に一致するノードがありません。{names} ですか？</translation>
    </message>
    <message>
        <source>dilation, ceil_mode and a change of the zero point are not supported</source>
        <translation>dilation、ceil_mode、ゼロ点の変更は未対応です</translation>
    </message>
    <message>
        <source>dim_order has another rank than the tensor</source>
        <translation>dim_order の階数がテンソルと異なります</translation>
    </message>
    <message>
        <source>dim_order is absent</source>
        <translation>dim_order がありません</translation>
    </message>
    <message>
        <source>dim_order is {order}</source>
        <translation>dim_order が {order} です</translation>
    </message>
    <message>
        <source>entry &apos;{entry}&apos; does not match its checksum; the file was changed or damaged after it was written</source>
        <translation>エントリ「{entry}」がチェックサムと一致しません。書き込み後にファイルが変更または破損しています</translation>
    </message>
    <message>
        <source>equal element types and inner sizes</source>
        <translation>同じ要素型と同じ内側のサイズ</translation>
    </message>
    <message>
        <source>equal inner sizes</source>
        <translation>同じ内側のサイズ</translation>
    </message>
    <message>
        <source>equal ranks, and no larger sizes in other dimensions</source>
        <translation>同じ階数（ほかの次元のサイズはそれ以下）</translation>
    </message>
    <message>
        <source>equal sizes in all other dimensions</source>
        <translation>ほかのすべての次元で同じサイズ</translation>
    </message>
    <message>
        <source>export the model with constants in this list</source>
        <translation>このリストの値を定数にしてモデルをエクスポートしてください</translation>
    </message>
    <message>
        <source>floats on one side, integers on the other</source>
        <translation>一方が浮動小数点、もう一方が整数</translation>
    </message>
    <message>
        <source>floats to integers</source>
        <translation>浮動小数点から整数へ</translation>
    </message>
    <message>
        <source>floats, and a coordinate for each spatial dimension</source>
        <translation>浮動小数点と、空間次元ごとに 1 つの座標</translation>
    </message>
    <message>
        <source>floats, and a norm of 0 or more</source>
        <translation>浮動小数点と、0 以上のノルム</translation>
    </message>
    <message>
        <source>floats, and an i8 matrix with the same inner size</source>
        <translation>浮動小数点と、同じ内側のサイズの i8 行列</translation>
    </message>
    <message>
        <source>found {type}</source>
        <translation>{type} が見つかりました</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported</source>
        <translation>融合された活性化関数 {activation} は未対応です</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for a join</source>
        <translation>連結では融合された活性化関数 {activation} は未対応です</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for integers</source>
        <translation>整数では融合された活性化関数 {activation} は未対応です</translation>
    </message>
    <message>
        <source>gaps are not used; each buffer is planned for its whole lifetime</source>
        <translation>隙間は使われません。各バッファーは生存期間全体で計画されます</translation>
    </message>
    <message>
        <source>give --input {index}=PATH, --random SEED or --zeros</source>
        <translation>--input {index}=PATH、--random SEED、--zeros のいずれかを指定してください</translation>
    </message>
    <message>
        <source>give a buffer: --input {index}=PATH, --random SEED or --zeros</source>
        <translation>バッファーを指定してください：--input {index}=PATH、--random SEED、--zeros</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit convolution of {tensor} with {filter}</source>
        <translation>勾配 {gradient} は {tensor} と {filter} の畳み込みに合いません</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit pooling of {tensor} at {indices}</source>
        <translation>勾配 {gradient} は {indices} の位置での {tensor} のプーリングに合いません</translation>
    </message>
    <message>
        <source>has {bytes} bytes</source>
        <translation>{bytes} バイトです</translation>
    </message>
    <message>
        <source>hints are not used</source>
        <translation>ヒントは使われません</translation>
    </message>
    <message>
        <source>i64, i32, bool or u8</source>
        <translation>i64、i32、bool、u8 のいずれか</translation>
    </message>
    <message>
        <source>index {index} is out of range for a dimension of size {size}</source>
        <translation>インデックス {index} はサイズ {size} の次元の範囲外です</translation>
    </message>
    <message>
        <source>index {index} is out of range for a plane of size {size}</source>
        <translation>インデックス {index} はサイズ {size} の平面の範囲外です</translation>
    </message>
    <message>
        <source>index {index} is out of range for dimension {dimension} of {tensor}</source>
        <translation>インデックス {index} は {tensor} の次元 {dimension} の範囲外です</translation>
    </message>
    <message>
        <source>index {index} is out of range for the rows of the table</source>
        <translation>インデックス {index} はテーブルの行の範囲外です</translation>
    </message>
    <message>
        <source>index {index} is out of range for {tensor}</source>
        <translation>インデックス {index} は {tensor} の範囲外です</translation>
    </message>
    <message>
        <source>indices {tensor} do not fit along dimension {dimension} of {other_tensor}</source>
        <translation>インデックス {tensor} は {other_tensor} の次元 {dimension} に合いません</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: {type} has {bytes} bytes of data</source>
        <translation>入力「{name}」：{type} のデータは {bytes} バイトです</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; has no value</source>
        <translation>入力 {index}「{name}」に値がありません</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; is not planned</source>
        <translation>入力 {index}「{name}」は計画されていません</translation>
    </message>
    <message>
        <source>instruction {number} is another kind of call</source>
        <translation>命令 {number} は別の種類の呼び出しです</translation>
    </message>
    <message>
        <source>instruction {number} is {recorded_operator} in the ETDump and {operator} here</source>
        <translation>命令 {number} は ETDump では {recorded_operator}、ここでは {operator} です</translation>
    </message>
    <message>
        <source>integers to floats</source>
        <translation>整数から浮動小数点へ</translation>
    </message>
    <message>
        <source>interpolation {mode} with padding {padding} is not supported</source>
        <translation>パディング {padding} での補間 {mode} は未対応です</translation>
    </message>
    <message>
        <source>list item {index} does not exist</source>
        <translation>リスト項目 {index} は存在しません</translation>
    </message>
    <message>
        <source>list item {index} has a larger index than the list</source>
        <translation>リスト項目 {index} のインデックスがリストより大きいです</translation>
    </message>
    <message>
        <source>mask {tensor} does not fit {other_tensor}</source>
        <translation>マスク {tensor} は {other_tensor} に合いません</translation>
    </message>
    <message>
        <source>memory id {memory_id} does not exist</source>
        <translation>メモリ id {memory_id} は存在しません</translation>
    </message>
    <message>
        <source>multiples of the block size</source>
        <translation>ブロックサイズの倍数</translation>
    </message>
    <message>
        <source>name &apos;{tensor}&apos; instead</source>
        <translation>代わりに「{tensor}」を指定してください</translation>
    </message>
    <message>
        <source>negative padding cuts off more than {tensor} has</source>
        <translation>負のパディングが {tensor} の要素数を超えて切り取ります</translation>
    </message>
    <message>
        <source>none: the method has no inputs</source>
        <translation>なし：メソッドに入力がありません</translation>
    </message>
    <message>
        <source>none: the method has no outputs</source>
        <translation>なし：メソッドに出力がありません</translation>
    </message>
    <message>
        <source>numbers of 0 or more</source>
        <translation>0 以上の数</translation>
    </message>
    <message>
        <source>one integer type, and equal sizes</source>
        <translation>同じ整数型と同じサイズ</translation>
    </message>
    <message>
        <source>one namespace::name.overload on each line</source>
        <translation>1 行に 1 つの namespace::name.overload</translation>
    </message>
    <message>
        <source>one pool for both</source>
        <translation>両方に同じプール</translation>
    </message>
    <message>
        <source>one tag for each of {instructions} instructions</source>
        <translation>{instructions} 個の命令ごとに 1 つのタグ</translation>
    </message>
    <message>
        <source>one type for all: f32 or f64</source>
        <translation>すべて同じ型：f32 または f64</translation>
    </message>
    <message>
        <source>operands and results of one node in the payload</source>
        <translation>ペイロード内の 1 つのノードのオペランドと結果</translation>
    </message>
    <message>
        <source>operator {index} does not exist</source>
        <translation>演算子 {index} は存在しません</translation>
    </message>
    <message>
        <source>output {output}</source>
        <translation>出力 {output}</translation>
    </message>
    <message>
        <source>output {tensor} has no memory</source>
        <translation>出力 {tensor} にメモリがありません</translation>
    </message>
    <message>
        <source>output_padding is {rows}, {columns}</source>
        <translation>output_padding が {rows}, {columns} です</translation>
    </message>
    <message>
        <source>padding of at most half the window</source>
        <translation>ウィンドウの半分以下のパディング</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit the input</source>
        <translation>パラメーター {tensor} は入力に合いません</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit {other_tensor}</source>
        <translation>パラメーター {tensor} は {other_tensor} に合いません</translation>
    </message>
    <message>
        <source>parameters {tensor} do not fit {rows} x {columns} weights</source>
        <translation>パラメーター {tensor} は {rows} x {columns} の重みに合いません</translation>
    </message>
    <message>
        <source>partitioner &apos;{partitioner}&apos;</source>
        <translation>パーティショナー「{partitioner}」</translation>
    </message>
    <message>
        <source>pass {pass}</source>
        <translation>パス {pass}</translation>
    </message>
    <message>
        <source>pins that place the whole shared storage at one offset</source>
        <translation>共有ストレージ全体を 1 つのオフセットに置くピン</translation>
    </message>
    <message>
        <source>plan or export the program; these need no kernels</source>
        <translation>プログラムを計画またはエクスポートしてください。これらにカーネルは不要です</translation>
    </message>
    <message>
        <source>plan, view or export the program; these need no kernels</source>
        <translation>プログラムを計画、表示、またはエクスポートしてください。これらにカーネルは不要です</translation>
    </message>
    <message>
        <source>planned for {sizes} only</source>
        <translation>{sizes} についてのみ計画されています</translation>
    </message>
    <message>
        <source>planned with the ONNX operators; the model cannot run here: {reason}</source>
        <translation>ONNX の演算子で計画されています。このモデルはここでは実行できません：{reason}</translation>
    </message>
    <message>
        <source>pool {pool} does not accept {kind} tensors such as {name}</source>
        <translation>プール {pool} は {name} のような {kind} テンソルを受け入れません</translation>
    </message>
    <message>
        <source>pool {pool} has {property}</source>
        <translation>プール {pool} には{property}があります</translation>
    </message>
    <message>
        <source>pool {pool} is {region}, {bytes} bytes at {address}</source>
        <translation>プール {pool} は {region}、{address} から {bytes} バイトです</translation>
    </message>
    <message>
        <source>precomputed offsets need a planner</source>
        <translation>事前計算オフセットにはプランナーが必要です</translation>
    </message>
    <message>
        <source>region {region}</source>
        <translation>領域 {region}</translation>
    </message>
    <message>
        <source>results &apos;{name}&apos; and &apos;{other_name}&apos; share bytes</source>
        <translation>結果「{name}」と「{other_name}」がバイトを共有しています</translation>
    </message>
    <message>
        <source>results have no fixed size to cut along</source>
        <translation>結果に、分割に使える固定サイズがありません</translation>
    </message>
    <message>
        <source>row {index} is out of range for {tensor}</source>
        <translation>行 {index} は {tensor} の範囲外です</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos;</source>
        <translation>規則「{rule}」</translation>
    </message>
    <message>
        <source>run without --check-values</source>
        <translation>--check-values なしで実行してください</translation>
    </message>
    <message>
        <source>set one: --range {symbol}=1:128</source>
        <translation>範囲を指定してください：--range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set smaller upper bounds for the dynamic dimensions</source>
        <translation>動的な次元の上界を小さくしてください</translation>
    </message>
    <message>
        <source>shape_dynamism is {value}</source>
        <translation>shape_dynamism が {value} です</translation>
    </message>
    <message>
        <source>sizes of 0 or more</source>
        <translation>0 以上のサイズ</translation>
    </message>
    <message>
        <source>sizes that are multiples of the factor</source>
        <translation>係数の倍数のサイズ</translation>
    </message>
    <message>
        <source>some shapes are unknown, so the model cannot run here: {reason}</source>
        <translation>不明な形状があるため、このモデルはここでは実行できません：{reason}</translation>
    </message>
    <message>
        <source>state without initial data starts from zeros: {names}</source>
        <translation>初期データのない状態は 0 から始まります：{names}</translation>
    </message>
    <message>
        <source>storage_offset is {storage_offset}</source>
        <translation>storage_offset が {storage_offset} です</translation>
    </message>
    <message>
        <source>stored as zeros; no kernel reads it</source>
        <translation>0 として格納（どのカーネルも読み出しません）</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos;</source>
        <translation>テンソル「{tensor}」</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has a dimension of {dimension}</source>
        <translation>テンソル「{tensor}」に {dimension} の次元があります</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {bytes} bytes</source>
        <translation>テンソル「{tensor}」は {bytes} バイトです</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {count} dimensions</source>
        <translation>テンソル「{tensor}」の次元は {count} 個です</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; is stored in segments</source>
        <translation>テンソル「{tensor}」は分割して格納されています</translation>
    </message>
    <message>
        <source>tensor {id} does not exist</source>
        <translation>テンソル {id} は存在しません</translation>
    </message>
    <message>
        <source>tensors share bytes already, or the program has several subgraphs</source>
        <translation>テンソルがすでにバイトを共有しているか、プログラムに複数のサブグラフがあります</translation>
    </message>
    <message>
        <source>the .npy header has no shape</source>
        <translation>.npy ヘッダーに形状がありません</translation>
    </message>
    <message>
        <source>the ETRecord {file} names no instruction of this program</source>
        <translation>ETRecord {file} にこのプログラムの命令がありません</translation>
    </message>
    <message>
        <source>the alignment of constants is {alignment}</source>
        <translation>定数のアラインメントは {alignment} です</translation>
    </message>
    <message>
        <source>the alignment of segments is {alignment}</source>
        <translation>セグメントのアラインメントは {alignment} です</translation>
    </message>
    <message>
        <source>the answer of &apos;{program}&apos;</source>
        <translation>「{program}」の応答</translation>
    </message>
    <message>
        <source>the archive has {inputs} sample inputs</source>
        <translation>アーカイブのサンプル入力は {inputs} 個です</translation>
    </message>
    <message>
        <source>the arena has {bytes} bytes</source>
        <translation>アリーナは {bytes} バイトです</translation>
    </message>
    <message>
        <source>the bias is {tensor}</source>
        <translation>バイアスが {tensor} です</translation>
    </message>
    <message>
        <source>the block is called with {operands} operands</source>
        <translation>ブロックがオペランド {operands} 個で呼び出されています</translation>
    </message>
    <message>
        <source>the bounds are {minimum} and {maximum}</source>
        <translation>範囲が {minimum} と {maximum} です</translation>
    </message>
    <message>
        <source>the bytes of the operand, or bytes of its own</source>
        <translation>オペランドのバイト、または独自のバイト</translation>
    </message>
    <message>
        <source>the chain has no instructions</source>
        <translation>チェーンに命令がありません</translation>
    </message>
    <message>
        <source>the constant has {bytes} bytes</source>
        <translation>定数は {bytes} バイトです</translation>
    </message>
    <message>
        <source>the control flow has no beginning</source>
        <translation>制御フローに始まりがありません</translation>
    </message>
    <message>
        <source>the control flow has no end</source>
        <translation>制御フローに終わりがありません</translation>
    </message>
    <message>
        <source>the data ends beyond &apos;{location}&apos;</source>
        <translation>データの末尾が「{location}」を超えています</translation>
    </message>
    <message>
        <source>the data is in an external file, but the model names no file</source>
        <translation>データは外部ファイルにありますが、モデルにファイル名がありません</translation>
    </message>
    <message>
        <source>the debug handles are unusable: {reason}</source>
        <translation>デバッグハンドルを使えません：{reason}</translation>
    </message>
    <message>
        <source>the delegate has no payload</source>
        <translation>デリゲートにペイロードがありません</translation>
    </message>
    <message>
        <source>the delegate has no usable id</source>
        <translation>デリゲートに使える id がありません</translation>
    </message>
    <message>
        <source>the device ran {name}, which this program does not have</source>
        <translation>デバイスは {name} を実行しましたが、このプログラムにはありません</translation>
    </message>
    <message>
        <source>the element type of the .npy file is not supported</source>
        <translation>この .npy ファイルの要素型は未対応です</translation>
    </message>
    <message>
        <source>the factor between the scales is 2^{shift}</source>
        <translation>スケール間の係数が 2^{shift} です</translation>
    </message>
    <message>
        <source>the facts of the bags are {tensor}</source>
        <translation>bag の情報が {tensor} です</translation>
    </message>
    <message>
        <source>the file has an offline plan for some tensors, which are pinned</source>
        <translation>ファイルに一部のテンソルのオフラインプランがあり、それらはピンで固定されています</translation>
    </message>
    <message>
        <source>the file has an offline plan, shown as &apos;loaded&apos;</source>
        <translation>ファイルにオフラインプランがあり、「loaded」として表示されます</translation>
    </message>
    <message>
        <source>the file has buffers and lifetimes, but no operators to run</source>
        <translation>ファイルにバッファーと生存期間はありますが、実行できる演算子がありません</translation>
    </message>
    <message>
        <source>the file has operators of ONNX, which do not run here</source>
        <translation>ファイルに ONNX の演算子があり、それらはここでは実行されません</translation>
    </message>
    <message>
        <source>the file has several plans ({plan}); the first one is used</source>
        <translation>ファイルに複数のプラン（{plan}）があります。最初のものを使います</translation>
    </message>
    <message>
        <source>the file has {bytes} bytes</source>
        <translation>ファイルは {bytes} バイトです</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; run it with the same file as --vectors to check its test cases</source>
        <translation>このファイルは BundledProgram です。テストケースを検査するには、同じファイルを --vectors に指定して実行してください</translation>
    </message>
    <message>
        <source>the file is not a JSON object</source>
        <translation>ファイルが JSON オブジェクトではありません</translation>
    </message>
    <message>
        <source>the indexed result has too many dimensions</source>
        <translation>インデックスした結果の次元が多すぎます</translation>
    </message>
    <message>
        <source>the indices are {tensor}</source>
        <translation>インデックスが {tensor} です</translation>
    </message>
    <message>
        <source>the instruction calls delegate {delegate}</source>
        <translation>命令がデリゲート {delegate} を呼び出しています</translation>
    </message>
    <message>
        <source>the instruction has no content</source>
        <translation>命令に内容がありません</translation>
    </message>
    <message>
        <source>the instruction has too few values</source>
        <translation>命令の値が少なすぎます</translation>
    </message>
    <message>
        <source>the instruction has {arguments} arguments</source>
        <translation>命令の引数は {arguments} 個です</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}</source>
        <translation>命令が {instruction} にジャンプしています</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}, which does not exist</source>
        <translation>命令が、存在しない {instruction} にジャンプしています</translation>
    </message>
    <message>
        <source>the kernel does not support the type of {tensor}</source>
        <translation>カーネルは {tensor} の型に未対応です</translation>
    </message>
    <message>
        <source>the largest of one kernel, part of the arena</source>
        <translation>1 つのカーネルの最大値、アリーナの一部</translation>
    </message>
    <message>
        <source>the last sizes of the input</source>
        <translation>入力の最後のサイズ</translation>
    </message>
    <message>
        <source>the line has {fields} fields</source>
        <translation>行のフィールドは {fields} 個です</translation>
    </message>
    <message>
        <source>the list has no items</source>
        <translation>リストに項目がありません</translation>
    </message>
    <message>
        <source>the list has {count} sizes or axes</source>
        <translation>リストのサイズまたは軸は {count} 個です</translation>
    </message>
    <message>
        <source>the loop body has fewer results than carried values</source>
        <translation>ループ本体の結果がループ持ち越し値より少ないです</translation>
    </message>
    <message>
        <source>the loop runs over zero rows</source>
        <translation>ループの行が 0 です</translation>
    </message>
    <message>
        <source>the mask is {tensor}</source>
        <translation>マスクが {tensor} です</translation>
    </message>
    <message>
        <source>the name of a file next to io.json</source>
        <translation>io.json と同じフォルダーのファイル名</translation>
    </message>
    <message>
        <source>the number of elements does not fit in 64 bits</source>
        <translation>要素数が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>the operands are {tensor} and {other_tensor}</source>
        <translation>オペランドが {tensor} と {other_tensor} です</translation>
    </message>
    <message>
        <source>the operands of a join have other scales than the result</source>
        <translation>連結のオペランドのスケールが結果のスケールと異なります</translation>
    </message>
    <message>
        <source>the operator has no arguments</source>
        <translation>演算子に引数がありません</translation>
    </message>
    <message>
        <source>the operator has no outputs</source>
        <translation>演算子に出力がありません</translation>
    </message>
    <message>
        <source>the operator has {classes} classes and {detections} detections</source>
        <translation>演算子のクラスは {classes} 個、検出は {detections} 個です</translation>
    </message>
    <message>
        <source>the operator has {count} multipliers and {other_count} shifts</source>
        <translation>演算子の乗数は {count} 個、シフトは {other_count} 個です</translation>
    </message>
    <message>
        <source>the operator name has {characters} characters</source>
        <translation>演算子名は {characters} 文字です</translation>
    </message>
    <message>
        <source>the operator reads an unknown variable</source>
        <translation>演算子が不明な変数を読み出しています</translation>
    </message>
    <message>
        <source>the operator runs unknown graphs</source>
        <translation>演算子が不明なグラフを実行しています</translation>
    </message>
    <message>
        <source>the operator writes to a constant</source>
        <translation>演算子が定数に書き込んでいます</translation>
    </message>
    <message>
        <source>the operator writes to constant statistics</source>
        <translation>演算子が定数の統計量に書き込んでいます</translation>
    </message>
    <message>
        <source>the operators cannot be cut this way</source>
        <translation>これらの演算子はこの方法では分割できません</translation>
    </message>
    <message>
        <source>the options lack the number of outputs</source>
        <translation>オプションに出力の数がありません</translation>
    </message>
    <message>
        <source>the padding is too large</source>
        <translation>パディングが大きすぎます</translation>
    </message>
    <message>
        <source>the padding is {before} and {after}</source>
        <translation>パディングが {before} と {after} です</translation>
    </message>
    <message>
        <source>the parameters are {tensor} and {other_tensor}</source>
        <translation>パラメーターが {tensor} と {other_tensor} です</translation>
    </message>
    <message>
        <source>the partitioner tagged {nodes} nodes</source>
        <translation>パーティショナーは {nodes} 個のノードにタグを付けました</translation>
    </message>
    <message>
        <source>the parts are longer than {tensor}</source>
        <translation>各部分が {tensor} より長いです</translation>
    </message>
    <message>
        <source>the parts cover {size} of dimension {dimension} of {tensor}</source>
        <translation>各部分は {tensor} の次元 {dimension} のうち {size} を覆っています</translation>
    </message>
    <message>
        <source>the payload has index {index} and location {location}</source>
        <translation>ペイロードのインデックスは {index}、位置は {location} です</translation>
    </message>
    <message>
        <source>the permutation of {tensor} has {count} dimensions</source>
        <translation>{tensor} の並べ替えの次元は {count} 個です</translation>
    </message>
    <message>
        <source>the program has no allocation problem yet</source>
        <translation>プログラムにはまだ割り当て問題がありません</translation>
    </message>
    <message>
        <source>the program has variables, which TensorFlow Lite Micro keeps outside the plan; the caller supplies them</source>
        <translation>プログラムには変数があり、TensorFlow Lite Micro はこれをプランの外に置きます。呼び出し元が用意します</translation>
    </message>
    <message>
        <source>the program no longer has these operators; search again</source>
        <translation>プログラムにこれらの演算子はもうありません。再度探索してください</translation>
    </message>
    <message>
        <source>the result overlaps a part of the operand; readers of a .pte report that as an overwrite</source>
        <translation>結果がオペランドの一部と重なっています。.pte を読むツールはこれを上書きとして報告します</translation>
    </message>
    <message>
        <source>the run has more than a million values to check</source>
        <translation>この実行で検査する値が 100 万を超えています</translation>
    </message>
    <message>
        <source>the run reached 10 million instructions</source>
        <translation>実行が 1000 万命令に達しました</translation>
    </message>
    <message>
        <source>the same type and number of elements</source>
        <translation>同じ型と同じ要素数</translation>
    </message>
    <message>
        <source>the scale is {scale}</source>
        <translation>スケールが {scale} です</translation>
    </message>
    <message>
        <source>the scale is {scale} and the zero point {zero}</source>
        <translation>スケールが {scale}、ゼロ点が {zero} です</translation>
    </message>
    <message>
        <source>the scale is {tensor}</source>
        <translation>スケールが {tensor} です</translation>
    </message>
    <message>
        <source>the scale of the cell state is {scale}</source>
        <translation>セル状態のスケールが {scale} です</translation>
    </message>
    <message>
        <source>the scan runs over dimension {dimension}, which its operand does not have</source>
        <translation>scan は次元 {dimension} に沿いますが、オペランドにその次元がありません</translation>
    </message>
    <message>
        <source>the scratch memory has {bytes} bytes, but the kernel of a {core} writes {needed}</source>
        <translation>スクラッチメモリは {bytes} バイトですが、{core} のカーネルは {needed} バイト書き込みます</translation>
    </message>
    <message>
        <source>the shape contains {value}</source>
        <translation>形状に {value} が含まれています</translation>
    </message>
    <message>
        <source>the shape does not fit in 64 bits</source>
        <translation>形状が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>the size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>サイズに上界がありません（DYNAMIC_UNBOUND）</translation>
    </message>
    <message>
        <source>the size in bytes does not fit in 64 bits</source>
        <translation>バイト数が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>the sizes and strides reach beyond {tensor}</source>
        <translation>サイズとストライドが {tensor} の範囲を超えています</translation>
    </message>
    <message>
        <source>the sizes in bytes differ</source>
        <translation>バイト数が異なります</translation>
    </message>
    <message>
        <source>the sizes of the dimensions that the mask selects from</source>
        <translation>マスクが選択する次元のサイズ</translation>
    </message>
    <message>
        <source>the sizes of the view do not fit in 64 bits</source>
        <translation>ビューのサイズが 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>the sizes of {tensor} are not multiples of the block size {size}</source>
        <translation>{tensor} のサイズがブロックサイズ {size} の倍数ではありません</translation>
    </message>
    <message>
        <source>the slice has more entries than {tensor} has dimensions</source>
        <translation>スライスの項目が {tensor} の次元数より多いです</translation>
    </message>
    <message>
        <source>the slice has {count} entries for {tensor}</source>
        <translation>スライスは {tensor} に対して {count} 個の項目を持っています</translation>
    </message>
    <message>
        <source>the step of a slice is {step}</source>
        <translation>スライスのステップが {step} です</translation>
    </message>
    <message>
        <source>the string has no text</source>
        <translation>文字列にテキストがありません</translation>
    </message>
    <message>
        <source>the sub-graph belongs to no control flow</source>
        <translation>サブグラフがどの制御フローにも属していません</translation>
    </message>
    <message>
        <source>the sub-graph has {inputs} inputs, but is called with {operands} operands</source>
        <translation>サブグラフの入力は {inputs} 個ですが、オペランド {operands} 個で呼び出されています</translation>
    </message>
    <message>
        <source>the sub-graph has {results} results</source>
        <translation>サブグラフの結果は {results} 個です</translation>
    </message>
    <message>
        <source>the table has other columns than a plan</source>
        <translation>表の列がプランの列と異なります</translation>
    </message>
    <message>
        <source>the table has {count} results</source>
        <translation>テーブルの結果は {count} 個です</translation>
    </message>
    <message>
        <source>the tensor cannot be run</source>
        <translation>テンソルを実行できません</translation>
    </message>
    <message>
        <source>the tensor has external data, but no name to find the data by</source>
        <translation>テンソルのデータは外部にありますが、データを探すための名前がありません</translation>
    </message>
    <message>
        <source>the tensor has no dimensions</source>
        <translation>テンソルに次元がありません</translation>
    </message>
    <message>
        <source>the tensor has no shape</source>
        <translation>テンソルに形状がありません</translation>
    </message>
    <message>
        <source>the tensor has no sizes</source>
        <translation>テンソルにサイズがありません</translation>
    </message>
    <message>
        <source>the tensor has {rank} dimensions</source>
        <translation>テンソルは {rank} 次元です</translation>
    </message>
    <message>
        <source>the tensor is too large</source>
        <translation>テンソルが大きすぎます</translation>
    </message>
    <message>
        <source>the value has no content</source>
        <translation>値に内容がありません</translation>
    </message>
    <message>
        <source>the values of the tensor are in &apos;{name}&apos;</source>
        <translation>テンソルの値は「{name}」にあります</translation>
    </message>
    <message>
        <source>the view is larger than its tensor</source>
        <translation>ビューがテンソルより大きいです</translation>
    </message>
    <message>
        <source>the view refers to a value that does not own memory</source>
        <translation>ビューが、メモリを所有しない値を参照しています</translation>
    </message>
    <message>
        <source>the weights are {tensor}</source>
        <translation>重みが {tensor} です</translation>
    </message>
    <message>
        <source>the window at {row}, {column} lies outside {tensor}</source>
        <translation>{row}, {column} のウィンドウが {tensor} の外にあります</translation>
    </message>
    <message>
        <source>the window is {window} and the stride {stride}</source>
        <translation>ウィンドウが {window}、ストライドが {stride} です</translation>
    </message>
    <message>
        <source>the window is {window}, the stride {stride} and the dilation {dilation}</source>
        <translation>ウィンドウが {window}、ストライドが {stride}、ダイレーションが {dilation} です</translation>
    </message>
    <message>
        <source>the zero points are {zero} and {other_zero}, and the scale is {scale}</source>
        <translation>ゼロ点が {zero} と {other_zero}、スケールが {scale} です</translation>
    </message>
    <message>
        <source>two different dimensions</source>
        <translation>異なる 2 つの次元</translation>
    </message>
    <message>
        <source>two dimensions or more</source>
        <translation>2 つ以上の次元</translation>
    </message>
    <message>
        <source>two dimensions or more, and equal last sizes</source>
        <translation>2 つ以上の次元（最後のサイズが同じこと）</translation>
    </message>
    <message>
        <source>two numbers for each padded dimension</source>
        <translation>パディングする次元ごとに 2 つの数</translation>
    </message>
    <message>
        <source>unique slices along a dimension are not supported</source>
        <translation>次元に沿った一意なスライスは未対応です</translation>
    </message>
    <message>
        <source>unknown approximation &apos;{name}&apos;</source>
        <translation>不明な近似「{name}」</translation>
    </message>
    <message>
        <source>unknown dtype &apos;{dtype}&apos;</source>
        <translation>不明な dtype「{dtype}」</translation>
    </message>
    <message>
        <source>unknown element type &apos;{type}&apos;</source>
        <translation>不明な要素型「{type}」</translation>
    </message>
    <message>
        <source>unknown input &apos;{key}&apos;</source>
        <translation>不明な入力「{key}」</translation>
    </message>
    <message>
        <source>unknown instruction type {type}</source>
        <translation>不明な命令の種類 {type}</translation>
    </message>
    <message>
        <source>unknown output &apos;{key}&apos;</source>
        <translation>不明な出力「{key}」</translation>
    </message>
    <message>
        <source>unknown rounding mode &apos;{mode}&apos;</source>
        <translation>不明な丸めモード「{mode}」</translation>
    </message>
    <message>
        <source>unknown scalar type {scalar_type}</source>
        <translation>不明なスカラー型 {scalar_type}</translation>
    </message>
    <message>
        <source>unknown suffix for a report of changes</source>
        <translation>変更レポートの拡張子が不明です</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;</source>
        <translation>不明なテンソル「{name}」</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;; the file has {tensors} tensors</source>
        <translation>不明なテンソル「{name}」。ファイルのテンソルは {tensors} 個です</translation>
    </message>
    <message>
        <source>unknown value type {type}</source>
        <translation>不明な値の種類 {type}</translation>
    </message>
    <message>
        <source>value {value} is never read, and is taken for a result of its delegate. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>値 {value} は一度も読み出されず、デリゲートの結果とみなされます。値 {other_value} は同じサイズで、一度も読み出されません。プランを確認してください</translation>
    </message>
    <message>
        <source>value {value} is read and never written, and is taken for a view of value {owner}. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>値 {value} は読み出されますが書き込まれず、値 {owner} のビューとみなされます。値 {other_value} は同じサイズで、一度も読み出されません。プランを確認してください</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but has no place in memory; its content is undefined</source>
        <translation>値 {value} は命令 {instruction} で読み出されますが、メモリ内に場所がありません。内容は不定です</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but other tensors wrote a part of its bytes; its content is undefined</source>
        <translation>値 {value} は命令 {instruction} で読み出されますが、そのバイトの一部にほかのテンソルが書き込んでいます。内容は不定です</translation>
    </message>
    <message>
        <source>values inside the .pb file</source>
        <translation>.pb ファイル内の値</translation>
    </message>
    <message>
        <source>variables of a firmware, all live at the same time; the plan &apos;loaded&apos; is the linker&apos;s</source>
        <translation>ファームウェアの変数。すべて同時に生存します。プラン「loaded」はリンカーのものです</translation>
    </message>
    <message>
        <source>{buffer} is live from step {first} to step {last}</source>
        <translation>{buffer} はステップ {first} からステップ {last} まで生存します</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}</source>
        <translation>{buffer} は {offset} にピンで固定されています</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}, which contradicts its shared storage</source>
        <translation>{buffer} は {offset} にピンで固定されていますが、共有ストレージと矛盾します</translation>
    </message>
    <message>
        <source>{buffer} shares storage with {other_buffer} in another pool</source>
        <translation>{buffer} は別のプールの {other_buffer} とストレージを共有しています</translation>
    </message>
    <message>
        <source>{buffer} starts {bytes} bytes into its shared storage</source>
        <translation>{buffer} は共有ストレージの {bytes} バイト目から始まります</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder, or pass the .ptd with --data</source>
        <translation>定数が {constants} 個不足しています。{file} をプログラムのフォルダーに置くか、--data で .ptd を指定してください</translation>
    </message>
    <message>
        <source>{count} numbers of padding do not fit {tensor}</source>
        <translation>{count} 個のパディングは {tensor} に合いません</translation>
    </message>
    <message>
        <source>{count}, as {operator} does</source>
        <translation>{count}（{operator} と同数）</translation>
    </message>
    <message>
        <source>{dimension} indices do not fit {tensor}</source>
        <translation>インデックス {dimension} 個は {tensor} に合いません</translation>
    </message>
    <message>
        <source>{files} has another tensor of this name</source>
        <translation>{files} に同じ名前の別のテンソルがあります</translation>
    </message>
    <message>
        <source>{files} has no data for this tensor</source>
        <translation>{files} にこのテンソルのデータがありません</translation>
    </message>
    <message>
        <source>{method}: unknown operators, planned with the sizes in the file: {operators}</source>
        <translation>{method}：不明な演算子があり、ファイル内のサイズで計画されています：{operators}</translation>
    </message>
    <message>
        <source>{method}: {note}</source>
        <translation>{method}：{note}</translation>
    </message>
    <message>
        <source>{model} is a training graph; its loss and gradients are outputs</source>
        <translation>{model} は学習グラフです。損失と勾配は出力です</translation>
    </message>
    <message>
        <source>{names} bound by the caller</source>
        <translation>{names} は呼び出し元がバインドします</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the input is also an output</source>
        <translation>{names} はメモリを共有できません：入力が出力でもあります</translation>
    </message>
    <message>
        <source>{names} cannot share memory: they are {output_type} and {input_type}</source>
        <translation>{names} はメモリを共有できません：{output_type} と {input_type} です</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); export from the .pt2 to keep it</source>
        <translation>{number} は float64 のオペランド（{node}）に対して float32 で格納されます。元の値を保つには .pt2 からエクスポートしてください</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); if it was a larger number, export from the .pt2 to keep it</source>
        <translation>{number} は float64 のオペランド（{node}）に対して float32 で格納されます。元がより大きな数なら、.pt2 からエクスポートして保ってください</translation>
    </message>
    <message>
        <source>{place} jumps past the end, to {instruction} of {count}; the method ends there</source>
        <translation>{place} が末尾を超えて {instruction}（全 {count}）にジャンプします。メソッドはそこで終わります</translation>
    </message>
    <message>
        <source>{planner} does not support keep-out ranges, which pool {pool} has</source>
        <translation>{planner} は使用禁止範囲に未対応ですが、プール {pool} にはそれがあります</translation>
    </message>
    <message>
        <source>{planner} does not support padding; {buffer} has {bytes} bytes</source>
        <translation>{planner} はパディングに未対応です。{buffer} は {bytes} バイトです</translation>
    </message>
    <message>
        <source>{planner} does not support pins; {buffer} is pinned to {offset}</source>
        <translation>{planner} はピンに未対応です。{buffer} は {offset} にピンで固定されています</translation>
    </message>
    <message>
        <source>{planner} does not support shared storage, which {buffer} has</source>
        <translation>{planner} は共有ストレージに未対応ですが、{buffer} にはそれがあります</translation>
    </message>
    <message>
        <source>{plan} has the unknown version {version}; its offsets are not used</source>
        <translation>{plan} のバージョン {version} は不明です。そのオフセットは使われません</translation>
    </message>
    <message>
        <source>{plan} is for subgraph {subgraph}, not for the first; its offsets are not used</source>
        <translation>{plan} は最初ではなくサブグラフ {subgraph} のものです。そのオフセットは使われません</translation>
    </message>
    <message>
        <source>{operator} does not write to a tensor</source>
        <translation>{operator} はテンソルに書き込みません</translation>
    </message>
    <message>
        <source>{operator} has no graph</source>
        <translation>{operator} にグラフがありません</translation>
    </message>
    <message>
        <source>{tensors} tensors are joined in place; the tensors inside keep their places</source>
        <translation>{tensors} 個のテンソルはその場で連結されています。内側のテンソルは場所を保ちます</translation>
    </message>
    <message>
        <source>{tensors} tensors lie outside the arena, first {name} at byte {offset} of {size}; ExecuTorch refuses to load this plan; plan the program again</source>
        <translation>{tensors} 個のテンソルがアリーナの外にあります。最初は {name}（サイズ {size} の {offset} バイト目）です。ExecuTorch はこのプランの読み込みを拒否します。プログラムを再計画してください</translation>
    </message>
    <message>
        <source>{tensor} and its result have different dimension orders</source>
        <translation>{tensor} とその結果の次元順序が異なります</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} have different dimension orders</source>
        <translation>{tensor} と {other_tensor} の次元順序が異なります</translation>
    </message>
    <message>
        <source>{tensor} does not fit weights {other_tensor}</source>
        <translation>{tensor} は重み {other_tensor} に合いません</translation>
    </message>
    <message>
        <source>{tensor} has views that lie outside it or live longer</source>
        <translation>{tensor} に、外にあるビュー、またはより長く生存するビューがあります</translation>
    </message>
    <message>
        <source>&apos;)&apos;</source>
        <translation>「)」</translation>
    </message>
    <message>
        <source>&apos;:&apos;, &apos;=&apos; or &apos;!=&apos;</source>
        <translation>「:」「=」「!=」のいずれか</translation>
    </message>
    <message>
        <source>&apos;&quot;&apos;</source>
        <translation>「&quot;」</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; has no value</source>
        <translation>「{field}」に値がありません</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is known only after planning</source>
        <translation>「{field}」は計画後にのみ分かります</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an array</source>
        <translation>「{name}」は配列ではありません</translation>
    </message>
    <message>
        <source>&apos;{operator}&apos; is an operator, not a name</source>
        <translation>「{operator}」は名前ではなく演算子です</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended: it uses more than {mebibytes} MiB of memory</source>
        <translation>「{program}」を終了しました：{mebibytes} MiB を超えるメモリを使っています</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of &apos;{field}&apos;</source>
        <translation>「{value}」は「{field}」の値ではありません</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of type {type}</source>
        <translation>「{value}」は {type} 型の値ではありません</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>重みを含むモデル</translation>
    </message>
    <message>
        <source>a number of bytes, such as 4096, 64K or 1.5M</source>
        <translation>4096、64K、1.5M のようなバイト数</translation>
    </message>
    <message>
        <source>a table with the columns model and least_bytes</source>
        <translation>model と least_bytes の列を持つ表</translation>
    </message>
    <message>
        <source>a {suffix} file ({format}), not an ETDump</source>
        <translation>ETDump ではなく {suffix} ファイル（{format}）</translation>
    </message>
    <message>
        <source>arrays of numpy.savez</source>
        <translation>numpy.savez の配列</translation>
    </message>
    <message>
        <source>at most {characters}</source>
        <translation>{characters} 以下</translation>
    </message>
    <message>
        <source>at most {levels} levels</source>
        <translation>{levels} 段まで</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>{number} 文字目</translation>
    </message>
    <message>
        <source>did you mean &apos;{name}&apos;?</source>
        <translation>「{name}」ですか？</translation>
    </message>
    <message>
        <source>dimension &apos;{symbol}&apos; of input &apos;{input}&apos; has no upper bound</source>
        <translation>入力「{input}」の次元「{symbol}」に上界がありません</translation>
    </message>
    <message>
        <source>dimensions {symbols} of the inputs have no upper bound</source>
        <translation>入力の次元 {symbols} に上界がありません</translation>
    </message>
    <message>
        <source>fix it, e.g. --range {symbol}={size}</source>
        <translation>固定してください（例：--range {symbol}={size}）</translation>
    </message>
    <message>
        <source>give as many values, separated by commas, or a file</source>
        <translation>同じ個数の値をコンマ区切りで、またはファイルを指定してください</translation>
    </message>
    <message>
        <source>is a tensor of packed numbers of unknown shape</source>
        <translation>形状が不明なパック済み数値のテンソルです</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>1 つの値</translation>
    </message>
    <message>
        <source>planned for the given values of {inputs} only</source>
        <translation>{inputs} に与えられた値についてのみ計画されています</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>{row} 行目</translation>
    </message>
    <message>
        <source>set one for each of {symbols}, e.g. --range {symbol}=1:128</source>
        <translation>{symbols} のそれぞれに設定してください（例：--range {symbol}=1:128）</translation>
    </message>
    <message>
        <source>set one, e.g. --range {symbols}=1:128</source>
        <translation>設定してください（例：--range {symbols}=1:128）</translation>
    </message>
    <message>
        <source>sizes cannot be computed over a range of &apos;{symbol}&apos;</source>
        <translation>「{symbol}」の範囲に対してサイズを計算できません</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs} (--input NAME=VALUE)</source>
        <translation>サイズは {inputs} の値によって決まります（--input 名前=値）</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has element type {dtype}, which is not supported</source>
        <translation>テンソル「{tensor}」の要素型 {dtype} は未対応です</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has no values: the weights were removed from this model</source>
        <translation>テンソル「{tensor}」に値がありません：このモデルから重みが取り除かれています</translation>
    </message>
    <message>
        <source>the expression between the slashes is incomplete: {reason}</source>
        <translation>スラッシュの間の式が不完全です：{reason}</translation>
    </message>
    <message>
        <source>the file is not a saved folder table</source>
        <translation>ファイルは保存されたフォルダーの表ではありません</translation>
    </message>
    <message>
        <source>the query has {characters} characters</source>
        <translation>クエリは {characters} 文字です</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>引用符が閉じられていません</translation>
    </message>
    <message>
        <source>the rule is empty</source>
        <translation>規則が空です</translation>
    </message>
    <message>
        <source>the weights are in &apos;{name}&apos;, which is missing</source>
        <translation>重みは「{name}」にありますが、そのファイルがありません</translation>
    </message>
    <message>
        <source>this &apos;(&apos; is not closed</source>
        <translation>この「(」が閉じられていません</translation>
    </message>
    <message>
        <source>this file in the model&apos;s folder</source>
        <translation>モデルのフォルダー内のこのファイル</translation>
    </message>
    <message>
        <source>unknown field &apos;{name}&apos;</source>
        <translation>不明な項目「{name}」</translation>
    </message>
    <message>
        <source>{count} for {tensor}</source>
        <translation>{tensor} に {count} 個</translation>
    </message>
    <message>
        <source>{count} sizes have no upper bound: {symbols}</source>
        <translation>{count} 個のサイズに上界がありません：{symbols}</translation>
    </message>
    <message>
        <source>{count} values</source>
        <translation>{count} 個の値</translation>
    </message>
    <message>
        <source>{content}, not an ETDump</source>
        <translation>ETDump ではなく {content}</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is text and has no order</source>
        <translation>「{field}」はテキストで、大小の順序がありません</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds floating-point numbers of 8 bits</source>
        <translation>「{name}」には 8 ビットの浮動小数点数が含まれています</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds packed numbers of at most 8 bits</source>
        <translation>「{name}」には 8 ビット以下の詰められた数値が含まれています</translation>
    </message>
    <message>
        <source>a Keras model (.keras)</source>
        <translation>Keras モデル (.keras)</translation>
    </message>
    <message>
        <source>a backend without all of its functions</source>
        <translation>関数がそろっていないバックエンド</translation>
    </message>
    <message>
        <source>a condition is missing before this &apos;)&apos;</source>
        <translation>この「)」の前に条件がありません</translation>
    </message>
    <message>
        <source>a condition is missing next to &apos;and&apos; or &apos;or&apos;</source>
        <translation>「and」または「or」の隣に条件がありません</translation>
    </message>
    <message>
        <source>a file of zeros, perhaps an unfinished download</source>
        <translation>ゼロだけのファイル（おそらく未完了のダウンロード）</translation>
    </message>
    <message>
        <source>a fixed number for its shape and type</source>
        <translation>シェイプと型に対して決まった数</translation>
    </message>
    <message>
        <source>a kernel without all of its parts, or with more than 256 arguments</source>
        <translation>要素がそろっていないか、引数が 256 個を超えるカーネル</translation>
    </message>
    <message>
        <source>a memory without all of its parts</source>
        <translation>要素がそろっていないメモリ</translation>
    </message>
    <message>
        <source>a partitioner without all of its functions</source>
        <translation>関数がそろっていないパーティショナー</translation>
    </message>
    <message>
        <source>a planner without all of its functions</source>
        <translation>関数がそろっていないプランナー</translation>
    </message>
    <message>
        <source>a subgraph</source>
        <translation>サブグラフ</translation>
    </message>
    <message>
        <source>allocating a device pool of {bytes} bytes</source>
        <translation>{bytes} バイトのデバイスプールの割り当て</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>アルファ</translation>
    </message>
    <message>
        <source>an array of NumPy (.npy), no program</source>
        <translation>NumPy の配列 (.npy) で、プログラムではありません</translation>
    </message>
    <message>
        <source>an empty ZIP archive</source>
        <translation>空の ZIP アーカイブ</translation>
    </message>
    <message>
        <source>arrays of NumPy (.npz), no program</source>
        <translation>NumPy の配列 (.npz) で、プログラムではありません</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>軸</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>バイアス</translation>
    </message>
    <message>
        <source>both dimensions are {symbol}</source>
        <translation>両方の次元が {symbol} です</translation>
    </message>
    <message>
        <source>building the kernels</source>
        <translation>カーネルのビルド</translation>
    </message>
    <message>
        <source>clearing a device pool</source>
        <translation>デバイスプールの消去</translation>
    </message>
    <message>
        <source>convert the model with numbers of 8 bits</source>
        <translation>8 ビットの数値でモデルを変換してください</translation>
    </message>
    <message>
        <source>copying from the device</source>
        <translation>デバイスからのコピー</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>デバイスへのコピー</translation>
    </message>
    <message>
        <source>copying within the device</source>
        <translation>デバイス内のコピー</translation>
    </message>
    <message>
        <source>creating a context</source>
        <translation>コンテキストの作成</translation>
    </message>
    <message>
        <source>creating a part of a device pool</source>
        <translation>デバイスプールの一部の作成</translation>
    </message>
    <message>
        <source>creating a queue</source>
        <translation>キューの作成</translation>
    </message>
    <message>
        <source>creating the kernel {kernel}</source>
        <translation>カーネル {kernel} の作成</translation>
    </message>
    <message>
        <source>creating the program</source>
        <translation>プログラムの作成</translation>
    </message>
    <message>
        <source>dilation</source>
        <translation>ダイレーション</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>フラグ</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>グループ数</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; has other characters than letters, digits and _-.+, or more than {limit}</source>
        <translation>id「{id}」に英数字と _-.+ 以外の文字があるか、{limit} 文字を超えています</translation>
    </message>
    <message>
        <source>indices</source>
        <translation>インデックス</translation>
    </message>
    <message>
        <source>input {number}</source>
        <translation>入力 {number}</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>kernel &apos;{name}&apos; is already registered</source>
        <translation>カーネル「{name}」は登録済みです</translation>
    </message>
    <message>
        <source>memory &apos;{name}&apos; is already registered</source>
        <translation>メモリ「{name}」は登録済みです</translation>
    </message>
    <message>
        <source>negative slope</source>
        <translation>負側の傾き</translation>
    </message>
    <message>
        <source>new height, width</source>
        <translation>新しい高さ、幅</translation>
    </message>
    <message>
        <source>new shape</source>
        <translation>新しいシェイプ</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>one &apos;(&apos; for each &apos;)&apos;</source>
        <translation>「)」ごとに「(」が 1 つ</translation>
    </message>
    <message>
        <source>open the program, and pass the array as its input: --input K=FILE</source>
        <translation>プログラムを開き、配列を入力として渡してください：--input K=FILE</translation>
    </message>
    <message>
        <source>output range</source>
        <translation>出力の範囲</translation>
    </message>
    <message>
        <source>padding (top, right, bottom, left)</source>
        <translation>パディング（上、右、下、左）</translation>
    </message>
    <message>
        <source>padding after</source>
        <translation>後ろのパディング</translation>
    </message>
    <message>
        <source>padding before</source>
        <translation>前のパディング</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>passing arguments</source>
        <translation>引数の受け渡し</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>順列</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid</source>
        <translation>プラン「{planner}」は無効です</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid: {problem}</source>
        <translation>プラン「{planner}」は無効です：{problem}</translation>
    </message>
    <message>
        <source>planner &apos;{name}&apos; is already registered</source>
        <translation>プランナー「{name}」は登録済みです</translation>
    </message>
    <message>
        <source>put names that contain this character in quotes</source>
        <translation>この文字を含む名前は引用符で囲んでください</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>カーネルの実行</translation>
    </message>
    <message>
        <source>scale at run time</source>
        <translation>実行時のスケール</translation>
    </message>
    <message>
        <source>scale {scale}, zero point {zero}</source>
        <translation>スケール {scale}、ゼロ点 {zero}</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>the Cortex-M library</source>
        <translation>Cortex-M ライブラリ</translation>
    </message>
    <message>
        <source>the comparison has no field</source>
        <translation>比較にフィールドがありません</translation>
    </message>
    <message>
        <source>the nodes together</source>
        <translation>ノード全体</translation>
    </message>
    <message>
        <source>the query is incomplete</source>
        <translation>クエリが不完全です</translation>
    </message>
    <message>
        <source>the query is nested too deeply</source>
        <translation>クエリの入れ子が深すぎます</translation>
    </message>
    <message>
        <source>the run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>these arguments</source>
        <translation>これらの引数</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no matching &apos;(&apos;</source>
        <translation>この「)」に対応する「(」がありません</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>このノード</translation>
    </message>
    <message>
        <source>value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>values of type {type} cannot be given as text</source>
        <translation>型 {type} の値はテキストで指定できません</translation>
    </message>
    <message>
        <source>weights in the form of safetensors, without a graph</source>
        <translation>safetensors 形式の重みで、グラフがありません</translation>
    </message>
    <message>
        <source>{count} for its shape and type</source>
        <translation>シェイプと型に対して {count}</translation>
    </message>
    <message>
        <source>{count} found under another name: {tensors}</source>
        <translation>{count} 件が別の名前で見つかりました：{tensors}</translation>
    </message>
    <message>
        <source>{count} of {total} edits of the session applied</source>
        <translation>セッションの編集 {total} 件のうち {count} 件を適用しました</translation>
    </message>
    <message>
        <source>{count} orphaned: {names}</source>
        <translation>適用先のないもの {count} 件：{names}</translation>
    </message>
    <message>
        <source>{count} scales from {minimum} to {maximum}</source>
        <translation>{minimum} から {maximum} までの {count} 個のスケール</translation>
    </message>
    <message>
        <source>{operand} of shape {shape}</source>
        <translation>シェイプ {shape} の {operand}</translation>
    </message>
    <message>
        <source>{operator} &apos;{name}&apos;: {reason}</source>
        <translation>{operator}「{name}」：{reason}</translation>
    </message>
    <message>
        <source>{operator} ({place})</source>
        <translation>{operator}（{place}）</translation>
    </message>
    <message>
        <source>{operator} computes with the size of a dynamic dimension</source>
        <translation>{operator} は動的な次元のサイズで計算します</translation>
    </message>
    <message>
        <source>{operator} that makes &apos;{output}&apos;: {reason}</source>
        <translation>「{output}」を作る {operator}：{reason}</translation>
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
        <translation>規則「{rule}」に一致するテンソルはありません。「{wider}」は {tensors} に一致します</translation>
    </message>
    <message>
        <source>&apos;{wider}&apos; finds {nodes}</source>
        <translation>「{wider}」なら {nodes} が見つかります</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; &apos;{wider}&apos; finds {nodes}</source>
        <translation>デリゲートの規則「{rule}」に一致するノードがありません。「{wider}」なら {nodes} が見つかります</translation>
    </message>
    <message>
        <source>did you mean {names}?</source>
        <translation>{names} ですか？</translation>
    </message>
    <message>
        <source>one or three numbers of at least {least}</source>
        <translation>{least} 以上の数を 1 個または 3 個</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node</source>
        <translation>演算子の規則「{rule}」に一致するノードがありません</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; did you mean &apos;{operator}&apos;?</source>
        <translation>演算子の規則「{rule}」に一致するノードがありません。「{operator}」ですか？</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; nodes of {operator} write to other pools</source>
        <translation>演算子の規則「{rule}」に一致するノードがありません。{operator} のノードは別のプールに書き込みます</translation>
    </message>
    <message>
        <source>choose another planner, or load the plug-in that provides this one</source>
        <translation>別のプランナーを選ぶか、このプランナーを提供するプラグインを読み込んでください</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not part of a loop</source>
        <translation>「{name}」はループの一部ではありません</translation>
    </message>
    <message>
        <source>the model has {graphs} subgraphs, and a plan is written for one only</source>
        <translation>モデルのサブグラフは {graphs} 個ですが、プランを書けるのは 1 個のモデルだけです</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>入出力エラー</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>空き容量がありません</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>ファイルまたはフォルダーがありません</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>アクセス権がありません</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>読み取り専用のファイルシステムです</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>読み取れるファイル</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>測定値</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportContents</name>
    <message>
        <source>%1 of %2 planned</source>
        <translation>%1 / %2 を計画済み</translation>
    </message>
    <message>
        <source>Python lines of every operator</source>
        <translation>各演算子の Python の行</translation>
    </message>
    <message>
        <source>Alignment of constants</source>
        <translation>定数のアラインメント</translation>
    </message>
    <message>
        <source>Alignment of segments</source>
        <translation>セグメントのアラインメント</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>For profilers and error messages; the file grows</source>
        <translation>プロファイラーとエラーメッセージ用。ファイルは大きくなります</translation>
    </message>
    <message>
        <source>A .ptd that several programs can share</source>
        <translation>複数のプログラムで共有できる .ptd</translation>
    </message>
    <message>
        <source>Constants aligned to</source>
        <translation>定数のアラインメント</translation>
    </message>
    <message>
        <source>Segments aligned to</source>
        <translation>セグメントのアラインメント</translation>
    </message>
    <message>
        <source>Constants in a separate file</source>
        <translation>別ファイルの定数</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>プログラムをエクスポート</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>書き出すファイル</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>ファイルを選択</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>処理中…</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation>エクスポートしたプログラムの出力</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Proving the export</source>
        <translation>エクスポートを検証中</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 一致</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ 不一致</translation>
    </message>
    <message>
        <source>ExecuTorch (*.pte)</source>
        <translation>ExecuTorch (*.pte)</translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 は既に存在します。置き換えますか？</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>それでもエクスポート</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>エクスポート中</translation>
    </message>
    <message numerus="yes">
        <source>✗ lacks %n</source>
        <translation>
            <numerusform>✗ %n 個不足</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ has every operator</source>
        <translation>✓ すべての演算子あり</translation>
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
        <translation>要素数</translation>
    </message>
    <message>
        <source>Target lacks</source>
        <translation>ターゲットに不足</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>wider ranges than the program was exported for</source>
        <translation>プログラムのエクスポート時より広い範囲</translation>
    </message>
    <message numerus="yes">
        <source>the target lacks %n operator(s)</source>
        <translation>
            <numerusform>ターゲットに演算子 %n 個が不足</numerusform>
        </translation>
    </message>
    <message>
        <source>Target cannot run</source>
        <translation>ターゲットで実行不可</translation>
    </message>
    <message numerus="yes">
        <source>the target cannot run %n call(s)</source>
        <translation>
            <numerusform>ターゲットで呼び出し %n 個を実行不可</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero this memory before the program is loaded: %1 must begin at zero, which no file stores.</source>
        <translation>プログラムの読み込み前に、このメモリをゼロクリアしてください：%1 はゼロから始まる必要がありますが、どのファイルにもその値は保存されません。</translation>
    </message>
    <message>
        <source>Operator list…</source>
        <translation>演算子リスト…</translation>
    </message>
    <message>
        <source>Operator list</source>
        <translation>演算子リスト</translation>
    </message>
    <message>
        <source>Operator lists (*.txt);;All files (*)</source>
        <translation>演算子リスト (*.txt);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>✗ There is no proof</source>
        <translation>✗ 検証がありません</translation>
    </message>
    <message>
        <source>✗ The proof failed: %1</source>
        <translation>✗ 検証に失敗しました：%1</translation>
    </message>
    <message>
        <source>the proof failed</source>
        <translation>検証に失敗しました</translation>
    </message>
    <message>
        <source>Planned for the sizes of the example (%1): the program refuses larger inputs.</source>
        <translation>例のサイズ（%1）で計画：プログラムは大きい入力を拒否します。</translation>
    </message>
    <message>
        <source>Custom target: a text file with one operator per line</source>
        <translation>独自のターゲット：1 行に 1 演算子のテキストファイル</translation>
    </message>
    <message>
        <source>The chosen file is not written until you export.</source>
        <translation>選んだファイルはエクスポートするまで書かれません。</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>最大 |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>期待値の最大</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>他のファイル</translation>
    </message>
    <message>
        <source>C header, linker script, planning pass, trace, report, picture, budget check</source>
        <translation>C ヘッダー、リンカースクリプト、計画パス、トレース、レポート、画像、予算チェック</translation>
    </message>
    <message>
        <source>a temporary copy is written and read back, and run where results are recorded</source>
        <translation>一時コピーを書き出して読み戻し、結果の記録があれば実行します</translation>
    </message>
    <message numerus="yes">
        <source>%1, plan %2, %n step(s)</source>
        <translation>
            <numerusform>%1、プラン %2、%n ステップ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ExportPools</name>
    <message>
        <source>✓ fits</source>
        <translation>✓ 収まる</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ %1 超過</translation>
    </message>
    <message>
        <source>✗ footprint over by %1</source>
        <translation>✗ フットプリント %1 超過</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>アリーナは収まる</translation>
    </message>
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmCanvas</name>
    <message>
        <source>read and written</source>
        <translation>読み取りと書き込み</translation>
    </message>
    <message>
        <source>written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>read, last</source>
        <translation>最後の読み取り</translation>
    </message>
    <message>
        <source>read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>ステップ %1 を待機</translation>
    </message>
    <message>
        <source>kept until step %1</source>
        <translation>ステップ %1 まで保持</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1：%2、%4 の %3、ステップ %5</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>オフセット、%1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>空き、%1</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmScrubber</name>
    <message>
        <source>Live bytes over steps</source>
        <translation>ステップごとの生存バイト</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmView</name>
    <message>
        <source>First step</source>
        <translation>最初のステップ</translation>
    </message>
    <message>
        <source>Previous step (,)</source>
        <translation>前のステップ (,)</translation>
    </message>
    <message>
        <source>Next step (.)</source>
        <translation>次のステップ (.)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後のステップ</translation>
    </message>
    <message>
        <source>Next peak</source>
        <translation>次のピーク</translation>
    </message>
    <message>
        <source>Go to the next step with more live bytes than its neighbours (N)</source>
        <translation>前後より生存バイトが多い次のステップへ移動 (N)</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>1 秒当たりのステップ</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / 秒</translation>
    </message>
    <message>
        <source>Repeat from the first step</source>
        <translation>最初のステップから繰り返す</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Run the program (F6), then its bytes are shown here.</source>
        <translation>プログラムを実行すると (F6)、そのバイトがここに表示されます。</translation>
    </message>
    <message>
        <source>Pause (K)</source>
        <translation>一時停止 (K)</translation>
    </message>
    <message>
        <source>Play (K)</source>
        <translation>再生 (K)</translation>
    </message>
    <message>
        <source>Save as film…</source>
        <translation>フィルムとして保存…</translation>
    </message>
    <message>
        <source>Write every step as a frame of an animation</source>
        <translation>各ステップをアニメーションの 1 コマとして書き出す</translation>
    </message>
    <message>
        <source>Install img2webp, ffmpeg or ImageMagick to save a film</source>
        <translation>フィルムを保存するには img2webp、ffmpeg、または ImageMagick をインストールしてください</translation>
    </message>
    <message>
        <source>Save as film</source>
        <translation>フィルムとして保存</translation>
    </message>
    <message>
        <source>no installed program writes .%1 films</source>
        <translation>.%1 のフィルムを書き出せるプログラムがインストールされていません</translation>
    </message>
    <message>
        <source>Cancel (%1 of %2)</source>
        <translation>キャンセル（%1/%2）</translation>
    </message>
    <message>
        <source>Film saved as %1</source>
        <translation>フィルムを %1 として保存しました</translation>
    </message>
    <message>
        <source>Film not saved: %1</source>
        <translation>フィルムを保存できませんでした：%1</translation>
    </message>
    <message>
        <source>The bytes of the arena after the step, and their values</source>
        <translation>ステップ後のアリーナのバイトとその値</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmWriter</name>
    <message>
        <source>%1 could not be started</source>
        <translation>%1 を起動できませんでした</translation>
    </message>
    <message>
        <source>cannot write frames to %1; free some disk space</source>
        <translation>コマを %1 に書き込めません。ディスクの空き容量を増やしてください</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 が失敗しました：%2</translation>
    </message>
    <message>
        <source>cannot write %1; choose another folder</source>
        <translation>%1 に書き込めません。別のフォルダーを選んでください</translation>
    </message>
</context>
<context>
    <name>arenascope::FindController</name>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es). Enter goes to the first, F3 to the next.</source>
        <translation>
            <numerusform>%n 件一致。Enter で最初、F3 で次へ移動します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1 of %2: %3</source>
        <translation>%2 件中 %1 件目：%3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>arenascope::FitSlider</name>
    <message>
        <source>The arenas fit up to %1</source>
        <translation>アリーナは %1 まで収まります</translation>
    </message>
</context>
<context>
    <name>arenascope::FittingChange</name>
    <message>
        <source>A run takes an estimated %1 % longer.</source>
        <translation>1 回の実行は推定で %1 % 長くなります。</translation>
    </message>
    <message>
        <source>A run takes no longer.</source>
        <translation>実行時間は長くなりません。</translation>
    </message>
    <message>
        <source>The file grows by %1.</source>
        <translation>ファイルは %1 大きくなります。</translation>
    </message>
    <message>
        <source>%1 then needs %2 of %3.</source>
        <translation>そのとき %1 に必要なのは %3 のうち %2 です。</translation>
    </message>
    <message>
        <source>The change that saves the most: %1.</source>
        <translation>最も節約できる変更：%1。</translation>
    </message>
    <message>
        <source>%1 then needs %2, still %3 too much.</source>
        <translation>そのとき %1 に必要なのは %2 で、まだ %3 超過します。</translation>
    </message>
    <message>
        <source>The whole footprint then needs %1, still %2 too much.</source>
        <translation>フットプリント全体では %1 が必要で、まだ %2 超過します。</translation>
    </message>
    <message>
        <source>One change makes the arena fit: %1.</source>
        <translation>次の変更 1 つでアリーナが収まります：%1。</translation>
    </message>
    <message>
        <source>Changes that make the arena fit together: %1.</source>
        <translation>組み合わせるとアリーナが収まる変更：%1。</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderFilter</name>
    <message>
        <source>path of the model</source>
        <translation>モデルのパス</translation>
    </message>
    <message>
        <source>format of the file</source>
        <translation>ファイルの形式</translation>
    </message>
    <message>
        <source>number of operators</source>
        <translation>演算子の数</translation>
    </message>
    <message>
        <source>bytes of the plan in the file</source>
        <translation>ファイル内のプランのバイト数</translation>
    </message>
    <message>
        <source>bytes of the smallest plan</source>
        <translation>最小のプランのバイト数</translation>
    </message>
    <message>
        <source>bytes of RAM</source>
        <translation>RAM のバイト数</translation>
    </message>
    <message>
        <source>bytes of flash</source>
        <translation>フラッシュのバイト数</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s)</source>
        <translation>
            <numerusform>%n 個中 %1 個のモデル</numerusform>
        </translation>
    </message>
    <message>
        <source>growth against the baseline, in bytes</source>
        <translation>基準からの増加（バイト）</translation>
    </message>
    <message>
        <source>growth since the file changed on disk, in bytes</source>
        <translation>ディスク上でファイルが変わってからの増加（バイト）</translation>
    </message>
    <message>
        <source>time to move the bytes, in ms</source>
        <translation>バイトの移動にかかる時間（ms）</translation>
    </message>
    <message>
        <source>whether the model fits the target</source>
        <translation>モデルがターゲットに収まるかどうか</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderModel</name>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 収まる</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Plan in the file, B</source>
        <translation>ファイルのプラン、B</translation>
    </message>
    <message>
        <source>Smallest plan, B</source>
        <translation>最小プラン、B</translation>
    </message>
    <message>
        <source>RAM, B</source>
        <translation>RAM、B</translation>
    </message>
    <message>
        <source>Flash, B</source>
        <translation>フラッシュ、B</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 不明</translation>
    </message>
    <message>
        <source>Change on disk, B</source>
        <translation>ディスク上の変更、B</translation>
    </message>
    <message>
        <source>Against baseline, B</source>
        <translation>基準との差、B</translation>
    </message>
    <message>
        <source>Moves, ms</source>
        <translation>移動、ms</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>✗ %1 over by %2</source>
        <translation>✗ %1 が %2 超過</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderWindow</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K、8M、またはバイト数。空欄：制限なし</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n 個のモデル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s) read</source>
        <translation>
            <numerusform>%n 個中 %1 個のモデルを読み込み</numerusform>
        </translation>
    </message>
    <message>
        <source>Models in %1</source>
        <translation>%1 のモデル</translation>
    </message>
    <message>
        <source>name, plan&gt;=64K, not fits:yes</source>
        <translation>名前、plan&gt;=64K、not fits:yes</translation>
    </message>
    <message>
        <source>Words and conditions, such as mobilenet plan&gt;=64K or fits:no</source>
        <translation>単語と条件（例：mobilenet plan&gt;=64K、fits:no）</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Device whose memories the models must fit</source>
        <translation>モデルがそのメモリに収まる必要のあるデバイス</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Saves the table as CSV or JSON</source>
        <translation>表を CSV または JSON として保存します</translation>
    </message>
    <message>
        <source>Saved &amp;table…</source>
        <translation>保存した表(&amp;T)…</translation>
    </message>
    <message>
        <source>Saved table</source>
        <translation>保存した表</translation>
    </message>
    <message>
        <source>Saved tables (*.csv *.json);;All files (*)</source>
        <translation>保存した表 (*.csv *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Baselines of the &amp;sessions</source>
        <translation>セッションの基準(&amp;S)</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>なし(&amp;O)</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>基準：%1</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>%1, %2 shown</source>
        <translation>%1、%2 を表示</translation>
    </message>
    <message>
        <source>%1; %2 fit, %3 do not</source>
        <translation>%1。%2 個が収まり、%3 個は収まりません</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>表の保存</translation>
    </message>
    <message>
        <source>Earlier sizes that the smallest plans are compared with</source>
        <translation>最小のプランと比べる以前のサイズ</translation>
    </message>
    <message>
        <source>&amp;Current table</source>
        <translation>現在の表(&amp;C)</translation>
    </message>
    <message>
        <source>%1; more models are in the folder, but not listed</source>
        <translation>%1。フォルダーにはほかにもモデルがありますが、一覧にはありません</translation>
    </message>
    <message>
        <source>The target sets the limits; choose the target “none” to enter your own</source>
        <translation>上限はターゲットが決めます。自分で入力するにはターゲット「なし」を選んでください</translation>
    </message>
    <message>
        <source>All models must be read first</source>
        <translation>先にすべてのモデルの読み込みが必要です</translation>
    </message>
    <message>
        <source>No models here: .pt2, .pte, .onnx and .tflite files are listed</source>
        <translation>ここにはモデルがありません。.pt2、.pte、.onnx、.tflite のファイルが一覧になります</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBanner</name>
    <message>
        <source>Measure now  F6</source>
        <translation>今すぐ測定  F6</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>%1 のメモリ</translation>
    </message>
    <message>
        <source>Enter manually…</source>
        <translation>手動で入力…</translation>
    </message>
    <message>
        <source>Run the program once on this machine and measure the memory of its delegates</source>
        <translation>このマシンでプログラムを 1 回実行し、デリゲートのメモリを測定します</translation>
    </message>
    <message>
        <source>Enter the delegate&apos;s memory from its documentation or from a measurement</source>
        <translation>デリゲートのメモリを資料または測定から入力します</translation>
    </message>
    <message>
        <source>Memory of %1 outside the arenas, such as 512K or 2M:</source>
        <translation>アリーナ外の %1 のメモリ（512K や 2M など）：</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>デバイスのメモリ</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>制限</translation>
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
        <translation>%1、共通の目盛り</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>フットプリント</translation>
    </message>
    <message>
        <source>Will it fit?</source>
        <translation>収まりますか？</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>%1 の制限</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K、8M、またはバイト数。空欄：制限なし</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Memory map</source>
        <translation>メモリマップ</translation>
    </message>
    <message>
        <source>Memory map, step %1  %2</source>
        <translation>メモリマップ、ステップ %1  %2</translation>
    </message>
    <message>
        <source>Linker map…</source>
        <translation>リンカーマップ…</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>未測定</translation>
    </message>
    <message numerus="yes">
        <source>%n delegate(s)</source>
        <translation>
            <numerusform>デリゲート %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the firmware&apos;s stack, data and code sizes from a GNU ld map file</source>
        <translation>GNU ld のマップファイルからファームウェアのスタック、データ、コードのサイズを読み込みます</translation>
    </message>
    <message>
        <source>outside the arena</source>
        <translation>アリーナ外</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>フットプリントを計算中</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>縮小…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>必要なメモリがより少ないプログラムを探します (F7)</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintScene</name>
    <message>
        <source>no limits yet</source>
        <translation>制限は未設定</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 収まる</translation>
    </message>
    <message>
        <source>✗ does not fit</source>
        <translation>✗ 収まらない</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? 不明</translation>
    </message>
    <message>
        <source>? at least %1</source>
        <translation>? %1 以上</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ 余裕 %1</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ %1 超過</translation>
    </message>
    <message>
        <source>Fits without what is unknown: %1</source>
        <translation>不明なものを除けば収まります：%1</translation>
    </message>
    <message>
        <source>%1 allocates memory at load and at the first run; no file states its size.</source>
        <translation>%1 は読み込み時と最初の実行でメモリを割り当てます。サイズはどのファイルにも記載されていません。</translation>
    </message>
    <message>
        <source>Measure it on the device, or enter the size from its documentation.</source>
        <translation>デバイスで測定するか、資料のサイズを入力してください。</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegate. A run on this machine measures it.</source>
        <translation>デリゲート内に %1 以上必要です。このマシンでの実行で測定します。</translation>
    </message>
    <message>
        <source>This program cannot be written as a .pte; its flash size and load memory are unknown.</source>
        <translation>このプログラムは .pte として書き出せません。フラッシュのサイズと読み込み時のメモリは不明です。</translation>
    </message>
    <message>
        <source>With the scratch planned in the arena: arena %1, %2 less in total. This needs runtime support and is not counted here.</source>
        <translation>スクラッチをアリーナに計画した場合：アリーナ %1、合計 %2 減。ランタイムの対応が必要で、ここでは数えません。</translation>
    </message>
    <message>
        <source>✗ the plan is invalid</source>
        <translation>✗ プランが無効です</translation>
    </message>
    <message>
        <source>%1 allocate memory at load and at the first run; no file states its size.</source>
        <translation>%1 はロード時と最初の実行時にメモリを確保します。そのサイズはどのファイルにも記載されていません。</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegates. A run on this machine measures them.</source>
        <translation>デリゲート内に %1 以上必要です。このマシンでの実行で測定します。</translation>
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
        <translation>備考</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>フットプリントの内訳</translation>
    </message>
    <message>
        <source>of %1 B</source>
        <translation>/ %1 B</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>common scale</source>
        <translation>共通の目盛り</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>確かさ</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>出典</translation>
    </message>
</context>
<context>
    <name>arenascope::GivenTarget</name>
    <message>
        <source>Use the memories of %1 (target for opened programs)</source>
        <translation>%1 のメモリを使用（開くプログラムのターゲット）</translation>
    </message>
    <message>
        <source>Use the memories of %1 (as in the program shown before)</source>
        <translation>%1 のメモリを使用（前に表示していたプログラムと同じ）</translation>
    </message>
    <message>
        <source>Use the memories of %1 (target of the folder table)</source>
        <translation>%1 のメモリを使用（フォルダーの表のターゲット）</translation>
    </message>
    <message>
        <source>%1 is the target for opened programs.</source>
        <translation>%1 は開くプログラムのターゲットです。</translation>
    </message>
    <message>
        <source>%1 is the target of the program that was shown before.</source>
        <translation>%1 は前に表示していたプログラムのターゲットです。</translation>
    </message>
    <message>
        <source>%1 is the target of the folder table.</source>
        <translation>%1 はフォルダーの表のターゲットです。</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphBar</name>
    <message>
        <source>How far from the selected tensor</source>
        <translation>選択したテンソルからの距離</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> ホップ</translation>
    </message>
    <message>
        <source>One hop less</source>
        <translation>1 ホップ減らす</translation>
    </message>
    <message>
        <source>One hop more</source>
        <translation>1 ホップ増やす</translation>
    </message>
    <message>
        <source>Find node</source>
        <translation>ノードを検索</translation>
    </message>
    <message>
        <source>Find a node by operator, tensor, module or source line</source>
        <translation>演算子、テンソル、モジュールまたはソース行でノードを検索</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>描画を中止</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Whole program</source>
        <translation>プログラム全体</translation>
    </message>
    <message>
        <source>Around the selection</source>
        <translation>選択の周囲</translation>
    </message>
    <message>
        <source>Inputs of the selection</source>
        <translation>選択の入力</translation>
    </message>
    <message>
        <source>Users of the selection</source>
        <translation>選択の使用先</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>ヒート</translation>
    </message>
    <message>
        <source>Value that the background colour shows</source>
        <translation>背景色が示す値</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open or close frames by level</source>
        <translation>レベルごとに枠を開閉</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Views of tensors</source>
        <translation>テンソルのビュー</translation>
    </message>
    <message>
        <source>Constants above 4 KiB as cards</source>
        <translation>4 KiB を超える定数をカードで表示</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Show the tree of modules</source>
        <translation>モジュールのツリーを表示</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>すべて閉じる</translation>
    </message>
    <message>
        <source>Open to level %1</source>
        <translation>レベル %1 まで開く</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>すべて開く</translation>
    </message>
    <message>
        <source>More settings of the graph</source>
        <translation>グラフのその他の設定</translation>
    </message>
    <message>
        <source>Nodes shown in addition to operators, and their arrangement</source>
        <translation>演算子のほかに表示するノードとその配置</translation>
    </message>
    <message>
        <source>Columns of the window&apos;s height</source>
        <translation>ウィンドウの高さの列</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or source:model.py. Enter or F3 goes to the next match, Shift+F3 to the previous one.</source>
        <translation>語と条件（conv size&gt;=64K や source:model.py など）。Enter または F3 で次の一致へ、Shift+F3 で前の一致へ移動します。</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>演算子のグラフ</translation>
    </message>
    <message>
        <source>Across the graph</source>
        <translation>グラフの横方向</translation>
    </message>
    <message>
        <source>Down the graph</source>
        <translation>グラフの縦方向</translation>
    </message>
    <message>
        <source>%1, cannot be planned: %2</source>
        <translation>%1、計画できません：%2</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>プログラム全体</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>グラフを描画しています</translation>
    </message>
    <message>
        <source>Not drawn: open fewer frames</source>
        <translation>描画できません：開く枠を減らしてください</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) within distance %1; reduce it to %2</source>
        <translation>
            <numerusform>距離 %1 以内に %n 個のノードがあります。%2 に減らしてください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s); choose inputs or users only</source>
        <translation>
            <numerusform>%n 個の隣接ノード。入力または使用先だけを選んでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n 個の演算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n operator(s) drawn, %2 inside closed frames</source>
        <translation>
            <numerusform>%n 個中 %1 個の演算子を描画、%2 個は閉じた枠の中</numerusform>
        </translation>
    </message>
    <message>
        <source>zoom %1</source>
        <translation>倍率 %1</translation>
    </message>
    <message>
        <source>Close this frame</source>
        <translation>この枠を閉じる</translation>
    </message>
    <message>
        <source>Open this frame</source>
        <translation>この枠を開く</translation>
    </message>
    <message>
        <source>Close all %1 like it</source>
        <translation>同種の %1 個をすべて閉じる</translation>
    </message>
    <message>
        <source>Open all %1 like it</source>
        <translation>同種の %1 個をすべて開く</translation>
    </message>
    <message>
        <source>Fit this frame</source>
        <translation>この枠に合わせる</translation>
    </message>
    <message>
        <source>Bound by the caller</source>
        <translation>呼び出し側がバインド</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>デリゲート</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>%1 に割り当て</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>CPU に残す</translation>
    </message>
    <message>
        <source>Remove the rule</source>
        <translation>規則を削除</translation>
    </message>
    <message>
        <source>No backend is chosen: add one in the Delegates panel</source>
        <translation>バックエンドが選ばれていません。「デリゲート」パネルで追加してください</translation>
    </message>
    <message>
        <source>Passes that lower the peak…</source>
        <translation>ピークを下げるパス…</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>名前をコピー</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>All inputs of this node</source>
        <translation>このノードのすべての入力</translation>
    </message>
    <message>
        <source>All users of this node</source>
        <translation>このノードのすべての使用先</translation>
    </message>
    <message>
        <source>Its neighbours</source>
        <translation>隣のノード</translation>
    </message>
    <message>
        <source>The path between the two</source>
        <translation>2 つの間の経路</translation>
    </message>
    <message>
        <source>No path between the two</source>
        <translation>2 つの間に経路がありません</translation>
    </message>
    <message>
        <source>Show its neighbourhood</source>
        <translation>周囲を表示</translation>
    </message>
    <message>
        <source>Close the frame around it</source>
        <translation>周りの枠を閉じる</translation>
    </message>
    <message>
        <source>Show in Arena</source>
        <translation>アリーナで表示</translation>
    </message>
    <message>
        <source>Show in Timeline</source>
        <translation>タイムラインで表示</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>ソースで表示</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>ここに演算子はありません</translation>
    </message>
    <message>
        <source>A drawing has at most %1 items; open fewer frames</source>
        <translation>図の要素は最大 %1 個です。開くフレームを減らしてください</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLabels</name>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>pass-through</source>
        <translation>パススルー</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>コピーイン</translation>
    </message>
    <message>
        <source>copy back</source>
        <translation>コピーバック</translation>
    </message>
    <message>
        <source>runs before</source>
        <translation>先に実行</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n 個のテンソル、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>then</source>
        <translation>真の場合</translation>
    </message>
    <message>
        <source>else</source>
        <translation>偽の場合</translation>
    </message>
    <message>
        <source>called</source>
        <translation>呼び出し先</translation>
    </message>
    <message>
        <source>body</source>
        <translation>本体</translation>
    </message>
    <message>
        <source>tiled group %1</source>
        <translation>タイルグループ %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n 個の演算子</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the delegate</source>
        <translation>
            <numerusform>デリゲート内の %n 個のノード</numerusform>
        </translation>
    </message>
    <message>
        <source>one branch runs</source>
        <translation>1 つの分岐を実行</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>ループ</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>%1, open, %2</source>
        <translation>%1、開いています、%2</translation>
    </message>
    <message>
        <source>%1, closed, %2</source>
        <translation>%1、閉じています、%2</translation>
    </message>
    <message>
        <source>%1, shape not known</source>
        <translation>%1、形状は不明</translation>
    </message>
    <message>
        <source>Heat: memory</source>
        <translation>ヒート：メモリ</translation>
    </message>
    <message>
        <source>Heat: time</source>
        <translation>ヒート：時間</translation>
    </message>
    <message>
        <source>Heat: traffic</source>
        <translation>ヒート：トラフィック</translation>
    </message>
    <message>
        <source>Heat: off</source>
        <translation>ヒート：オフ</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>行列</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>要素ごと</translation>
    </message>
    <message>
        <source>reduce, normalise</source>
        <translation>縮約、正規化</translation>
    </message>
    <message>
        <source>moves data</source>
        <translation>データの移動</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>制御フロー</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>デリゲート</translation>
    </message>
    <message>
        <source>other</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>runs if the condition selects it</source>
        <translation>条件が選んだ場合に実行</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>次の反復</translation>
    </message>
    <message>
        <source>next iteration: %1</source>
        <translation>次の反復：%1</translation>
    </message>
    <message>
        <source>kept for the next run: %1</source>
        <translation>次の実行のために保持：%1</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>テンソルではありません</translation>
    </message>
    <message numerus="yes">
        <source>taken in %1 of %n run(s)</source>
        <translation>
            <numerusform>%n 回の実行中 %1 回選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken %1 of %n time(s)</source>
        <translation>
            <numerusform>%n 回中 %1 回選択</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s) per run</source>
        <translation>
            <numerusform>実行ごとに %n 回反復</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n iteration(s) per run</source>
        <translation>
            <numerusform>実行ごとに %1～%n 回反復</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n iteration(s)</source>
        <translation>
            <numerusform>最大 %n 回反復</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n 回反復</numerusform>
        </translation>
    </message>
    <message>
        <source>ends when %1 is false</source>
        <translation>%1 が偽になると終了</translation>
    </message>
    <message>
        <source>the number of iterations is not known</source>
        <translation>反復回数は不明です</translation>
    </message>
    <message>
        <source>lowered to %1</source>
        <translation>%1 に変換</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLegend</name>
    <message>
        <source>live at the peak</source>
        <translation>ピーク時に生存</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>次の反復</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>at the right: step, bytes</source>
        <translation>右側：ステップ、バイト</translation>
    </message>
    <message>
        <source>at the right: live bytes, result</source>
        <translation>右側：生存バイト、結果</translation>
    </message>
    <message>
        <source>at the right: time, bytes</source>
        <translation>右側：時間、バイト</translation>
    </message>
    <message>
        <source>at the right: bytes moved, result</source>
        <translation>右側：移動バイト、結果</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>凡例：%1</translation>
    </message>
    <message>
        <source>live bytes while it runs</source>
        <translation>実行中の生存バイト</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>移動バイト</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>tensor, %1</source>
        <translation>テンソル、%1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphMinimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>グラフの全体図</translation>
    </message>
    <message>
        <source>Overview of the graph: click to go there</source>
        <translation>グラフの全体図：クリックで移動</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphPainter</name>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>ビュー %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphSearch</name>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>見つかりません</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s). Enter or F3 goes to the next, Shift+F3 to the previous.</source>
        <translation>
            <numerusform>%n 個のノード。Enter または F3 で次へ、Shift+F3 で前へ移動します。</numerusform>
        </translation>
    </message>
    <message>
        <source>incomplete query</source>
        <translation>不完全なクエリ</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>一致なし</translation>
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
        <translation>ファイルのプランには %1 必要です。%2 にできます（%3 % 減）</translation>
    </message>
    <message>
        <source>%1 finds a smaller plan for the same program.</source>
        <translation>%1 は同じプログラムのより小さいプランを見つけます。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Planned for %1</source>
        <translation>%1 向けに計画</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>The file&apos;s plan needs %1 of %2; %3 is possible, %4 % less</source>
        <translation>ファイルのプランには %2 が %1 必要です。%3 にできます（%4 % 減）</translation>
    </message>
    <message>
        <source>%1 needs %2 instead of %3.</source>
        <translation>%1 は %3 ではなく %2 必要です。</translation>
    </message>
</context>
<context>
    <name>arenascope::HeightFixes</name>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを解除</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 を %2 へ移動</translation>
    </message>
    <message>
        <source>%1 ends highest, at %2</source>
        <translation>%1 が最上端、終端 %2</translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>ピン留めのコスト %1</translation>
    </message>
    <message>
        <source>because it is pinned (+%1)</source>
        <translation>ピン留めされているため (+%1)</translation>
    </message>
    <message>
        <source>held up by pinned tensor %1 (+%2)</source>
        <translation>ピン留めされたテンソル %1 が押し上げています (+%2)</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpController</name>
    <message>
        <source>For %1</source>
        <translation>%1 の操作</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>オフセットを設定…</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>プールへ移動</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>先にテンソルを選択してください</translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. %1.</source>
        <translation>テンソルプログラムのメモリプランを表示・調整・実行・エクスポートします。%1。</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>no program is open</source>
        <translation>プログラムが開かれていません</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>パネル</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpWindow</name>
    <message>
        <source>ArenaScope help</source>
        <translation>ArenaScope ヘルプ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>ヘルプページ</translation>
    </message>
</context>
<context>
    <name>arenascope::Histogram</name>
    <message>
        <source>Histogram</source>
        <translation>ヒストグラム</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>%1 から %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HistoryDelegate</name>
    <message>
        <source>without %1</source>
        <translation>%1 なし</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>アラインメント</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>planner</source>
        <translation>プランナー</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>呼び出し側がバインド</translation>
    </message>
    <message>
        <source>rules in another order</source>
        <translation>順序の異なる規則</translation>
    </message>
</context>
<context>
    <name>arenascope::IcicleView</name>
    <message>
        <source>Shares of modules and lines</source>
        <translation>モジュールと行の割合</translation>
    </message>
    <message>
        <source>%1, %2, %3 of all</source>
        <translation>%1、%2、全体の %3</translation>
    </message>
    <message>
        <source>A run (F6) measures the time of each operator</source>
        <translation>実行 (F6) で各演算子の時間を測定します</translation>
    </message>
    <message>
        <source>Nothing is live at this step</source>
        <translation>このステップで生存するものはありません</translation>
    </message>
</context>
<context>
    <name>arenascope::InputDimensions</name>
    <message>
        <source>static in the file; re-export with torch.export.Dim to change it</source>
        <translation>ファイルでは静的。変更するには torch.export.Dim を使って再エクスポートしてください</translation>
    </message>
    <message>
        <source>static in the file; re-export the .pt2 with torch.export.Dim and lower it again to change it</source>
        <translation>ファイルでは静的。変更するには torch.export.Dim を使って .pt2 を再エクスポートし、再度ローワリングしてください</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>ファイルでは静的</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>次元 %1</translation>
    </message>
    <message>
        <source>static</source>
        <translation>静的</translation>
    </message>
    <message>
        <source>%1, example %2</source>
        <translation>%1、例 %2</translation>
    </message>
    <message>
        <source>scalar without dimensions</source>
        <translation>次元のないスカラー</translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Select a tensor to see its bytes.</source>
        <translation>テンソルを選択するとバイトが表示されます。</translation>
    </message>
    <message>
        <source>Memory pool of the tensor</source>
        <translation>テンソルのメモリプール</translation>
    </message>
    <message>
        <source>Offset of the tensor in its pool</source>
        <translation>プール内のテンソルのオフセット</translation>
    </message>
    <message>
        <source>Type an offset (0x… or 64K) and press Enter to pin the tensor there</source>
        <translation>オフセット（0x… または 64K）を入力し Enter でその位置にピン留め</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>End</source>
        <translation>終端</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>最終読み出し</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>ピーク時に生存</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ 競合 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>view of %1</source>
        <translation>%1 のビュー</translation>
    </message>
    <message>
        <source>elements, at most</source>
        <translation>要素（最大）</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>要素</translation>
    </message>
    <message>
        <source>+ padding</source>
        <translation>+ パディング</translation>
    </message>
    <message>
        <source>to %1 B</source>
        <translation>%1 B 境界</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>呼び出し側がバインド</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め中</translation>
    </message>
    <message>
        <source>not in an arena</source>
        <translation>アリーナ外</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>by the caller, before the run</source>
        <translation>実行前に呼び出し側が書き込み</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>ステップ %1、%2</translation>
    </message>
    <message>
        <source>Note on this tensor</source>
        <translation>このテンソルのメモ</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>プラン %1 のメモ</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n テンソル、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>details of %1</source>
        <translation>%1 の詳細</translation>
    </message>
    <message>
        <source>%1 written + %2 read</source>
        <translation>書き込み %1 + 読み出し %2</translation>
    </message>
    <message>
        <source>%1 per byte in %2</source>
        <translation>%2 でバイト当たり %1</translation>
    </message>
    <message>
        <source>included in %1</source>
        <translation>%1 に含まれます</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>次元 %1</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>ファイル内</translation>
    </message>
    <message>
        <source>same bytes as %1</source>
        <translation>%1 と同じバイト</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>%1 と同じ</translation>
    </message>
    <message>
        <source>no step reads it</source>
        <translation>読み出すステップなし</translation>
    </message>
    <message>
        <source>stored in the file</source>
        <translation>ファイルに格納</translation>
    </message>
    <message>
        <source>before the run; kept from the last one</source>
        <translation>実行前。前回から保持</translation>
    </message>
    <message>
        <source>Constants are read from the program file: they use flash, not the arena.</source>
        <translation>定数はプログラムファイルから読み出され、アリーナではなくフラッシュを使います。</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it is live at every step.</source>
        <translation>状態は実行間でバイトを保持するため、すべてのステップで生存します。</translation>
    </message>
    <message>
        <source>The size changes at run time; the bytes are the upper bound.</source>
        <translation>サイズは実行時に変わります。バイト数は上界です。</translation>
    </message>
    <message>
        <source>A view of %1 without bytes of its own.</source>
        <translation>自身のバイトを持たない %1 のビュー。</translation>
    </message>
    <message>
        <source>The caller supplies the buffer, so it uses no arena bytes.</source>
        <translation>バッファーは呼び出し側が渡すため、アリーナのバイトを使いません。</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes, times the cost of the pool. Automatic placement minimises the sum.</source>
        <translation>1 回の実行が読み書きするバイト数にプールのコストを掛けた値。自動配置は合計を最小にします。</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 はオフセットではありません。0x06C000、442368、または 432K と入力してください</translation>
    </message>
    <message>
        <source>not planned</source>
        <translation>計画外</translation>
    </message>
    <message>
        <source>Nodes %1 of the node list: from %2 to %3, inclusive.</source>
        <translation>ノードリストのノード %1: %2 から %3 まで（両端を含む）。</translation>
    </message>
    <message>
        <source>, in %1 at %2</source>
        <translation>、%1 の %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>inside a delegate</source>
        <translation>デリゲート内</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>テンソルなし</translation>
    </message>
</context>
<context>
    <name>arenascope::IntegersRow</name>
    <message>
        <source>Quantised layers on integers</source>
        <translation>量子化層を整数で</translation>
    </message>
    <message>
        <source>Quantised layers become operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>量子化層は ExecuTorch の Cortex-M ライブラリの演算子になります</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>整数で計算</translation>
    </message>
    <message numerus="yes">
        <source>%n quantised operator(s) still compute in floating point; Delegates lists the reasons</source>
        <translation>
            <numerusform>%n 個の量子化演算子がまだ浮動小数点で計算します。理由は「デリゲート」にあります</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>浮動小数点で計算</translation>
    </message>
</context>
<context>
    <name>arenascope::KindButton</name>
    <message>
        <source>intermediates</source>
        <translation>中間値</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>delegates&apos; tensors</source>
        <translation>デリゲートのテンソル</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n 種類</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinkRow</name>
    <message numerus="yes">
        <source>%n fix(es)…</source>
        <translation>
            <numerusform>対処 %n 件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>ほか %n 件…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinksSection</name>
    <message>
        <source>Inputs and users</source>
        <translation>入力と使用先</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message numerus="yes">
        <source>%1 in, %n reader(s)</source>
        <translation>
            <numerusform>入力 %1、読み手 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as view</source>
        <translation>%1（ビューとして）</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>読み手</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>テンソルではありません</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>定数</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveModel</name>
    <message>
        <source>Live at this step</source>
        <translation>このステップで生存</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>このステップのみ</translation>
    </message>
    <message>
        <source>written at this step</source>
        <translation>このステップで書き込み</translation>
    </message>
    <message>
        <source>last read at this step</source>
        <translation>このステップで最終読み出し</translation>
    </message>
    <message>
        <source>next read at step %1</source>
        <translation>次の読み出しはステップ %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1 of %2 are live at this step</source>
        <translation>このステップでは %2 のうち %1 が生存</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveSteps</name>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 生存</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>ファイルを読み込み中</translation>
    </message>
    <message>
        <source>Lowering to memory operations</source>
        <translation>メモリ操作へローワリング中</translation>
    </message>
    <message>
        <source>Lifetimes and plans</source>
        <translation>生存期間とプラン</translation>
    </message>
    <message>
        <source>Exported program</source>
        <translation>エクスポートされたプログラム</translation>
    </message>
    <message>
        <source>ExecuTorch program</source>
        <translation>ExecuTorch プログラム</translation>
    </message>
    <message>
        <source>Allocation problem</source>
        <translation>割り当て問題</translation>
    </message>
    <message>
        <source>Session or trace</source>
        <translation>セッションまたはトレース</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>returns to the start page</source>
        <translation>開始ページに戻ります</translation>
    </message>
    <message>
        <source>returns to %1, which is unchanged</source>
        <translation>変更されていない %1 に戻ります</translation>
    </message>
</context>
<context>
    <name>arenascope::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Messages appear here.</source>
        <translation>メッセージはここに表示されます。</translation>
    </message>
</context>
<context>
    <name>arenascope::MainActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>セッションを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>セッションに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export program…</source>
        <translation>プログラムをエクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直し(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Plan now</source>
        <translation>今すぐ計画(&amp;P)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with file…</source>
        <translation>ファイルと比較(&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Explain the peak</source>
        <translation>ピークを説明(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Unpin all tensors</source>
        <translation>すべてのピン留めを解除(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Reset s&amp;tate</source>
        <translation>状態をリセット(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>レイアウトをリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help on this panel</source>
        <translation>このパネルのヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>コマンドを検索(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About ArenaScope</source>
        <translation>ArenaScope について(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>Open sam&amp;ple</source>
        <translation>サンプルを開く(&amp;P)</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>最近使ったファイル(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>パネル(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>プラン(&amp;P)</translation>
    </message>
    <message>
        <source>P&amp;lanner</source>
        <translation>プランナー(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Selected tensors</source>
        <translation>選択したテンソル(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>システム(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>ツール</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>プランナー</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported</source>
        <translation>表示・実行・エクスポートするプランのプランナー</translation>
    </message>
    <message>
        <source>Plan  F5</source>
        <translation>計画  F5</translation>
    </message>
    <message>
        <source>Run  F6</source>
        <translation>実行  F6</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Find tensor, op or module   Ctrl F</source>
        <translation>テンソル・演算子・モジュールを検索   Ctrl F</translation>
    </message>
    <message>
        <source>Find tensor, op or module</source>
        <translation>テンソル・演算子・モジュールを検索</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>元に戻す(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>やり直し(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Plu&amp;g-ins…</source>
        <translation>プラグイン(&amp;G)…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>言語(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Import plan…</source>
        <translation>プランをインポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Take &amp;names from…</source>
        <translation>名前の取得元(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Add planner…</source>
        <translation>プランナーを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Report as a page (HTML)…</source>
        <translation>レポートをページで (HTML)(&amp;R)…</translation>
    </message>
    <message>
        <source>This view as P&amp;DF…</source>
        <translation>この表示を PDF で(&amp;D)…</translation>
    </message>
    <message>
        <source>This view as &amp;PNG…</source>
        <translation>この表示を PNG で(&amp;P)…</translation>
    </message>
    <message>
        <source>This view as &amp;SVG…</source>
        <translation>この表示を SVG で(&amp;S)…</translation>
    </message>
    <message>
        <source>Tensors as &amp;CSV…</source>
        <translation>テンソルを CSV で(&amp;C)…</translation>
    </message>
    <message>
        <source>Plan as &amp;JSON…</source>
        <translation>プランを JSON で(&amp;J)…</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>レポート(&amp;T)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>次を検索(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Copy the chart as a picture</source>
        <translation>図を画像としてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;All tensors</source>
        <translation>すべてのテンソル(&amp;A)</translation>
    </message>
    <message>
        <source>In the same &amp;pool</source>
        <translation>同じプール(&amp;P)</translation>
    </message>
    <message>
        <source>Of the same &amp;operator</source>
        <translation>同じ演算子(&amp;O)</translation>
    </message>
    <message>
        <source>Of the same &amp;module</source>
        <translation>同じモジュール(&amp;M)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大表示(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小表示(&amp;O)</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>全体を表示(&amp;A)</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>選択範囲を表示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>戻る(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>進む(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面(&amp;U)</translation>
    </message>
    <message>
        <source>Set the &amp;baseline</source>
        <translation>基準を設定(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>選択(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>色分け(&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>サイズ(&amp;Z)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>設定(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>これは何？(&amp;W)</translation>
    </message>
    <message>
        <source>With a &amp;note</source>
        <translation>メモのあるもの(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal offsets</source>
        <translation>16 進オフセット(&amp;H)</translation>
    </message>
    <message>
        <source>Find   Ctrl F</source>
        <translation>検索   Ctrl F</translation>
    </message>
    <message>
        <source>&amp;Save these pools as a preset…</source>
        <translation>これらのプールをプリセットとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Improve, keeping the pins</source>
        <translation>ピン留めを保って改善(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Validate the plan</source>
        <translation>プランを検証(&amp;V)</translation>
    </message>
    <message>
        <source>Run sett&amp;ings</source>
        <translation>実行設定(&amp;I)</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>元に戻すものがありません</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>やり直すものがありません</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>実行中のものはありません</translation>
    </message>
    <message>
        <source>nothing is pinned</source>
        <translation>ピン留めされたものはありません</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>先にテンソルを選択してください</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Target presets</source>
        <translation>ターゲットのプリセット(&amp;T)</translation>
    </message>
    <message>
        <source>Baseline and unmatc&amp;hed edits…</source>
        <translation>基準と対応しない編集(&amp;H)…</translation>
    </message>
    <message>
        <source>no earlier view</source>
        <translation>前のビューはありません</translation>
    </message>
    <message>
        <source>Recovered e&amp;dits</source>
        <translation>復元された編集(&amp;D)</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>別のファイルと比較</translation>
    </message>
    <message>
        <source>Shrin&amp;k…</source>
        <translation>縮小(&amp;K)…</translation>
    </message>
    <message>
        <source>Shrink  F7</source>
        <translation>縮小  F7</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>コマンドとしてコピー(&amp;M)</translation>
    </message>
    <message>
        <source>Live at the same &amp;time</source>
        <translation>同時に生存(&amp;T)</translation>
    </message>
    <message>
        <source>Open &amp;folder of models…</source>
        <translation>モデルのフォルダーを開く(&amp;F)…</translation>
    </message>
    <message>
        <source>Import de&amp;vice times…</source>
        <translation>デバイスの時間をインポート(&amp;V)…</translation>
    </message>
    <message>
        <source>Show your preset &amp;files</source>
        <translation>自分のプリセットファイルを表示(&amp;F)</translation>
    </message>
    <message>
        <source>Explain the &amp;focused control</source>
        <translation>フォーカスのあるコントロールを説明(&amp;F)</translation>
    </message>
    <message>
        <source>Check the &amp;budget</source>
        <translation>バジェットを確認(&amp;B)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>前を検索(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Next program</source>
        <translation>次のプログラム(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious program</source>
        <translation>前のプログラム(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Find tensors and operators</source>
        <translation>テンソルと演算子を検索(&amp;F)</translation>
    </message>
    <message>
        <source>Add a p&amp;ool…</source>
        <translation>プールを追加(&amp;O)…</translation>
    </message>
    <message>
        <source>(changed)</source>
        <translation>（変更あり）</translation>
    </message>
    <message>
        <source>Target  %1</source>
        <translation>ターゲット  %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>ターゲット：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::MainDocks</name>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>インスペクター</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>問題  %1</translation>
    </message>
    <message>
        <source>Tensors  %1</source>
        <translation>テンソル  %1</translation>
    </message>
    <message>
        <source>Delegates</source>
        <translation>デリゲート</translation>
    </message>
    <message>
        <source>Delegates  %1</source>
        <translation>デリゲート  %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Edits that can be undone</source>
        <translation>元に戻せる編集</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>開いた時点</translation>
    </message>
    <message>
        <source>Tensors  %1 of %2</source>
        <translation>テンソル  %1 / %2</translation>
    </message>
    <message>
        <source>Run  %1</source>
        <translation>実行  %1</translation>
    </message>
    <message>
        <source>%1, %2 empty</source>
        <translation>%1、空 %2</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>縮小</translation>
    </message>
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>Charts</source>
        <translation>図</translation>
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
        <translation>%1 生存</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>予約済み</translation>
    </message>
    <message>
        <source>offset, B</source>
        <translation>オフセット、B</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1：%2、%4 の %3、ステップ %5</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>%1 まで空き</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>%1: %2 live at step %3, arena size %4</source>
        <translation>%1：ステップ %3 で %2 生存、アリーナのサイズ %4</translation>
    </message>
    <message>
        <source>%1 arena, no live bytes at step %2</source>
        <translation>アリーナ %1、ステップ %2 に生存バイトなし</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>メモリマップ</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Live in %1</source>
        <translation>%1 で生存</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>The peak of %1</source>
        <translation>%1 のピーク</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>%1 なし</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1、ピーク %2</translation>
    </message>
    <message>
        <source>Optimal for this program: only graph passes, another order or smaller tensors can lower this peak.</source>
        <translation>このプログラムでは最適です：このピークを下げられるのは、グラフパス、別の順序、より小さいテンソルだけです。</translation>
    </message>
    <message>
        <source>Tensors live at this step</source>
        <translation>このステップで生存するテンソル</translation>
    </message>
    <message>
        <source>What the peak consists of</source>
        <translation>ピークの内訳</translation>
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Press Home to go there.</source>
        <translation>ここでは %1 が生存。ピークはステップ %3 の %2 です。Home で移動します。</translation>
    </message>
    <message>
        <source>Tensors that the step&apos;s operator reads or writes: %1.</source>
        <translation>このステップの演算子が読み書きするテンソル：%1。</translation>
    </message>
    <message>
        <source>Tensors kept for later steps: %1.</source>
        <translation>後のステップのために残すテンソル：%1。</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: %2.</source>
        <translation>プランは下界を %1 上回ります：%2。</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: at most that much can be saved.</source>
        <translation>プランは下界を %1 上回ります。節約できるのは最大でその量です。</translation>
    </message>
    <message>
        <source>The plan needs %1 more: pins and reserved ranges prevent lower offsets.</source>
        <translation>プランはさらに %1 必要です：ピン留めと予約範囲が低いオフセットを妨げます。</translation>
    </message>
    <message>
        <source>No graph pass or operator order lowers it.</source>
        <translation>これを下げるグラフパスも演算子順序もありません。</translation>
    </message>
    <message>
        <source>Remove the pin and replan</source>
        <translation>ピン留めを外して再計画</translation>
    </message>
    <message>
        <source>Move the tensor and replan</source>
        <translation>テンソルを移動して再計画</translation>
    </message>
    <message>
        <source>Select the tensor; a second pool could hold it</source>
        <translation>テンソルを選択。2 つ目のプールに置けます</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>縮小…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>必要なメモリがより少ないプログラムを探します (F7)</translation>
    </message>
    <message>
        <source>All tensors live at this step need %1.</source>
        <translation>このステップで生存するテンソルは合計 %1 必要です。</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>フィルム</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>1 ステップ</translation>
    </message>
    <message>
        <source>All steps, which can be played (K)</source>
        <translation>再生できるすべてのステップ (K)</translation>
    </message>
    <message>
        <source>The memory at one step, and why the peak is not lower</source>
        <translation>1 ステップのメモリと、ピークがそれより低くならない理由</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み出し</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き出し済み</translation>
    </message>
    <message>
        <source>Optimal for this program. Program changes that lower the peak: %1.</source>
        <translation>このプログラムでは最適です。ピークを下げるプログラムの変更：%1。</translation>
    </message>
    <message>
        <source>Program changes that lower the peak: %1.</source>
        <translation>ピークを下げるプログラムの変更：%1。</translation>
    </message>
    <message>
        <source>written or waiting</source>
        <translation>書き込み済みまたは待機中</translation>
    </message>
    <message>
        <source>later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>%1 of the plan are free at this step; no plan in this order needs less.</source>
        <translation>このステップではプランの %1 が空いていますが、この順序でこれより小さいプランはありません。</translation>
    </message>
    <message>
        <source>in an arena of %1</source>
        <translation>アリーナ %1 の中</translation>
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
        <translation>%1。移動 %2</translation>
    </message>
    <message>
        <source>✓ arenas fit: %1</source>
        <translation>✓ アリーナは収まります：%1</translation>
    </message>
    <message>
        <source>✗ still too large: %1</source>
        <translation>✗ まだ大きすぎます：%1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>規則、ファイル、レポートでの名前</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K、1M、1.5 MiB、またはバイト数。空欄：制限なし</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>mem_id</source>
        <translation>mem_id</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>プールを自動で選ぶ</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>追加</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>現在：%1</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>プールを追加</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time per byte, such as 2.5 ns; empty: unknown. Move times are estimated if every pool has a bandwidth.</source>
        <translation>読み書きの MB/s（400 など）またはバイトあたりの時間（2.5 ns など）。空欄は不明。すべてのプールに帯域幅があれば、移動の時間を見積もります。</translation>
    </message>
    <message>
        <source>Number of the pool in the file; the proposed number is unused</source>
        <translation>ファイル内のプールの番号。提案された番号は未使用です</translation>
    </message>
    <message>
        <source>Off: tensors stay in their pools until you move them</source>
        <translation>オフ：テンソルは、移動するまで元のプールにとどまります</translation>
    </message>
    <message>
        <source>mem_id %1 belongs to the pool %2.</source>
        <translation>mem_id %1 はプール %2 のものです。</translation>
    </message>
    <message>
        <source>With this pool: planning…</source>
        <translation>このプールがある場合：計画中…</translation>
    </message>
    <message>
        <source>With this pool: %1</source>
        <translation>このプールがある場合：%1</translation>
    </message>
    <message>
        <source>With this pool: no plan was found</source>
        <translation>このプールがある場合：プランが見つかりませんでした</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Add pool</source>
        <translation>プールを追加</translation>
    </message>
    <message>
        <source>Plan inputs</source>
        <translation>入力を計画</translation>
    </message>
    <message>
        <source>Plan outputs</source>
        <translation>出力を計画</translation>
    </message>
    <message>
        <source>Plan state</source>
        <translation>状態を計画</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>プールを自動で選ぶ</translation>
    </message>
    <message>
        <source>Order of operators</source>
        <translation>演算子の順序</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Off: the caller supplies the input buffers</source>
        <translation>オフ：入力バッファーは呼び出し側が渡します</translation>
    </message>
    <message>
        <source>Off: the caller supplies the output buffers</source>
        <translation>オフ：出力バッファーは呼び出し側が渡します</translation>
    </message>
    <message>
        <source>Off: the caller supplies the state buffers</source>
        <translation>オフ：状態バッファーは呼び出し側が渡します</translation>
    </message>
    <message>
        <source>Allow any operator order that respects data dependencies</source>
        <translation>データ依存を守るすべての演算子順序を許可</translation>
    </message>
    <message>
        <source>Program order</source>
        <translation>プログラムの順序</translation>
    </message>
    <message>
        <source>Search for a better order</source>
        <translation>より良い順序を探す</translation>
    </message>
    <message>
        <source>Best order, proven</source>
        <translation>最良の順序（証明済み）</translation>
    </message>
    <message>
        <source>This order saves %1</source>
        <translation>この順序で %1 節約</translation>
    </message>
    <message>
        <source>No operator order found that uses less memory</source>
        <translation>メモリが少なくて済む演算子順序は見つかりません</translation>
    </message>
    <message>
        <source>Measure bandwidth</source>
        <translation>帯域幅を測定</translation>
    </message>
    <message>
        <source>Assigns tensors to pools so that moving their bytes takes the least time, or costs the least where a pool has no bandwidth. Pins and rules stay. Needs two pools, the faster one with a capacity.</source>
        <translation>バイトの移動にかかる時間が最も短くなるように（帯域幅のないプールがあれば、コストが最も小さくなるように）、テンソルをプールに割り当てます。ピン留めと規則は残ります。プールが 2 つ必要で、速いほうには容量が必要です。</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the times that the device recorded</source>
        <translation>デバイスが記録した時間から、各プールの帯域幅を設定します</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the last run on this computer. It is this computer&apos;s memory, not the device&apos;s.</source>
        <translation>このコンピューターでの最後の実行から、各プールの帯域幅を設定します。デバイスではなく、このコンピューターのメモリです。</translation>
    </message>
    <message>
        <source>Needs times: run the program, or open times of a device</source>
        <translation>時間が必要です。プログラムを実行するか、デバイスの時間を開いてください</translation>
    </message>
</context>
<context>
    <name>arenascope::MessageBar</name>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>メッセージを閉じる</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>At %1 in %2.</source>
        <translation>場所：%2 の %1。</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>ファイル：%1。</translation>
    </message>
    <message>
        <source>At %1.</source>
        <translation>場所：%1。</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>期待：%1。</translation>
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
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Modules of the program</source>
        <translation>プログラムのモジュール</translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation>（モジュールなし）</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Signature of the method</source>
        <translation>メソッドのシグネチャ</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>written back by %1</source>
        <translation>%1 が書き戻し</translation>
    </message>
    <message>
        <source>only read</source>
        <translation>読み出しのみ</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>kept, %1 in the file</source>
        <translation>保持、ファイル内 %1</translation>
    </message>
    <message>
        <source>as in the program</source>
        <translation>プログラムどおり</translation>
    </message>
    <message>
        <source>zero, not stored</source>
        <translation>ゼロ、格納なし</translation>
    </message>
    <message>
        <source>unspecified, not stored</source>
        <translation>不定、格納なし</translation>
    </message>
    <message>
        <source>(inputs and state)</source>
        <translation>（入力と状態）</translation>
    </message>
    <message>
        <source>Method that is planned, shown and run</source>
        <translation>計画、表示、実行するメソッド</translation>
    </message>
    <message>
        <source>Initial value</source>
        <translation>初期値</translation>
    </message>
    <message>
        <source>Initial value of %1</source>
        <translation>%1 の初期値</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>パス</translation>
    </message>
</context>
<context>
    <name>arenascope::ModuleTree</name>
    <message>
        <source>Modules</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Ops</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>生存</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Operator of the node</source>
        <translation>ノードの演算子</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>いいえ：%1</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>内部</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>失敗：%1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Another operator with the same arguments, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>同じ引数の別の演算子（mylib::dma_copy.out など）。空欄：プログラム自身のもの</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>A run (F6) shows the kernel of each operator.</source>
        <translation>実行 (F6) で各演算子のカーネルが表示されます。</translation>
    </message>
</context>
<context>
    <name>arenascope::NoteEditor</name>
    <message>
        <source>Note, saved with the session</source>
        <translation>メモ（セッションとともに保存）</translation>
    </message>
</context>
<context>
    <name>arenascope::Offsets</name>
    <message>
        <source>%1 was not moved: %2</source>
        <translation>%1 は移動されませんでした：%2</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2; the nearest are %3 and %4</source>
        <translation>%1 は %2 の倍数ではありません。近い値は %3 と %4</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenController</name>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>プログラムと ETRecord (*.pt2 *.bin *.etrecord);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 は開かれませんでした</translation>
    </message>
    <message>
        <source>Programs and sessions (%1)</source>
        <translation>プログラムとセッション (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>セッション (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not opened</source>
        <translation>
            <numerusform>%n 個のファイルを開きませんでした</numerusform>
        </translation>
    </message>
    <message>
        <source>Names from the original program or an ETRecord</source>
        <translation>元のプログラムまたは ETRecord の名前</translation>
    </message>
    <message>
        <source>Names imported</source>
        <translation>名前を取り込みました</translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) can be opened at the same time.</source>
        <translation>
            <numerusform>同時に開けるファイルは %n 個までです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>モデルのフォルダー</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenPrograms</name>
    <message>
        <source>No program</source>
        <translation>プログラムなし</translation>
    </message>
</context>
<context>
    <name>arenascope::OperatorSection</name>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Fold arguments at their defaults</source>
        <translation>既定値の引数を折りたたむ</translation>
    </message>
    <message numerus="yes">
        <source>%n more at their defaults</source>
        <translation>
            <numerusform>ほかに既定値が %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments at their defaults</source>
        <translation>既定値の引数</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>計算量</translation>
    </message>
    <message>
        <source>%1 multiply-adds</source>
        <translation>積和 %1 回</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>The payload does not state them in a known form.</source>
        <translation>ペイロードには既知の形式で記されていません。</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
</context>
<context>
    <name>arenascope::PayloadViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>コンパイル指定なし</translation>
    </message>
    <message>
        <source>Extract…</source>
        <translation>抽出…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>置換…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>16 進</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>ヘッダー</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>文字列</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>指定</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>領域を選択するとペイロードが表示されます。</translation>
    </message>
    <message>
        <source>no strings of four characters or more</source>
        <translation>4 文字以上の文字列はありません</translation>
    </message>
    <message>
        <source>… %1 more bytes; extract the payload to see them</source>
        <translation>… 残り %1 バイト。ペイロードを抽出すると見られます</translation>
    </message>
    <message>
        <source>the payload is empty</source>
        <translation>ペイロードは空です</translation>
    </message>
    <message>
        <source>Replace the payload with the bytes of a file</source>
        <translation>ペイロードをファイルのバイトで置き換え</translation>
    </message>
    <message>
        <source>Restore the program&apos;s own payload</source>
        <translation>プログラム自身のペイロードに戻す</translation>
    </message>
    <message>
        <source>Bytes of the payload</source>
        <translation>ペイロードのバイト</translation>
    </message>
    <message>
        <source>Payload of %1</source>
        <translation>%1 のペイロード</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>ペイロード</translation>
    </message>
    <message numerus="yes">
        <source>%n compile spec(s)</source>
        <translation>
            <numerusform>%n 個のコンパイル指定</numerusform>
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
        <translation>「自動」はすでにピン留めを保って計画しています</translation>
    </message>
    <message>
        <source>Import plan</source>
        <translation>プランをインポート</translation>
    </message>
    <message>
        <source>Placements (*.csv *.json)</source>
        <translation>配置 (*.csv *.json)</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>プランナーを追加：問題を読み、オフセットを書き出すプログラム</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2 で %1</translation>
    </message>
    <message>
        <source>No overlaps; over capacity by %1</source>
        <translation>重なりなし。容量超過：%1</translation>
    </message>
    <message>
        <source>The plan is valid</source>
        <translation>プランは有効です</translation>
    </message>
    <message>
        <source>No other tensor moved.</source>
        <translation>ほかに移動したテンソルはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) moved.</source>
        <translation>
            <numerusform>ほか %n 個のテンソルが移動しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>External planner: %1</source>
        <translation>外部プランナー：%1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Import plan %1</source>
        <translation>プラン %1 をインポート</translation>
    </message>
    <message>
        <source>From a plug-in</source>
        <translation>プラグイン提供</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all offset and alignment constraints are met.</source>
        <translation>生存中のテンソルはバイトを共有せず、オフセットとアラインメントの制約をすべて満たします。</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all pool, offset and alignment constraints are met.</source>
        <translation>生存中のテンソルはバイトを共有せず、プール、オフセット、アラインメントの制約をすべて満たします。</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; replanned with %1</source>
        <translation>ファイル自身のプランではこの移動を表せません。%1 で再計画しました</translation>
    </message>
    <message>
        <source>Keep all other tensors in place</source>
        <translation>ほかのテンソルはすべてそのままにする</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanTrouble</name>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>ほか %n 件は「問題」に表示</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, steps %4</source>
        <translation>%1 と %2 の重なり：%3、ステップ %4</translation>
    </message>
    <message>
        <source>The plan does not fit</source>
        <translation>プランが収まりません</translation>
    </message>
    <message>
        <source>The plan is invalid</source>
        <translation>プランは無効です</translation>
    </message>
    <message>
        <source>over by %1 in pool %2</source>
        <translation>プール %2 で %1 超過</translation>
    </message>
    <message>
        <source>over capacity by %1 in %2</source>
        <translation>%2 で容量を %1 超過</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) overlap</source>
        <translation>
            <numerusform>%n 個のテンソルが重なっています</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s) of the plan</source>
        <translation>
            <numerusform>プランのその他の問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, step %4</source>
        <translation>%1 と %2 の重なり：%3、ステップ %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more problem(s)</source>
        <translation>
            <numerusform>%1。ほかに %n 件の問題</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>As in the file</source>
        <translation>ファイルどおり</translation>
    </message>
    <message>
        <source>the file&apos;s own plan</source>
        <translation>ファイル自身のプラン</translation>
    </message>
    <message>
        <source>preview of the move</source>
        <translation>移動のプレビュー</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 のピーク</translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation>下界超過</translation>
    </message>
    <message>
        <source>Δ reference</source>
        <translation>Δ 参照</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
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
        <translation>プラン</translation>
    </message>
    <message>
        <source>reference: %1</source>
        <translation>参照：%1</translation>
    </message>
    <message>
        <source>Static Runtime</source>
        <translation>Static Runtime</translation>
    </message>
    <message>
        <source>storage groups, %1</source>
        <translation>ストレージグループ、%1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>%1, over by %2</source>
        <translation>%1、%2 超過</translation>
    </message>
    <message>
        <source>overlap %1 at step %2</source>
        <translation>%1 の重なり、ステップ %2</translation>
    </message>
    <message>
        <source>best with these pins</source>
        <translation>このピン留めで最良</translation>
    </message>
    <message>
        <source>At value ranges, %1</source>
        <translation>値の範囲では %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>not replanned yet</source>
        <translation>まだ再計画されていません</translation>
    </message>
    <message>
        <source>Press F5 to compare the plans of all planners</source>
        <translation>F5 ですべてのプランナーのプランを比較します</translation>
    </message>
    <message>
        <source>%1 does not support pins; Δ is relative to this plan</source>
        <translation>%1 はピン留めに対応していません。Δ はこのプランに対する値です</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>観測</translation>
    </message>
    <message>
        <source>Time to move the bytes of one run</source>
        <translation>1 回の実行でバイトを移動する時間</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>転送時間</translation>
    </message>
</context>
<context>
    <name>arenascope::Plugins</name>
    <message>
        <source>backend %1</source>
        <translation>バックエンド %1</translation>
    </message>
    <message>
        <source>planner %1</source>
        <translation>プランナー %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>カーネル %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>メモリ %1</translation>
    </message>
    <message>
        <source>Looking for backends</source>
        <translation>バックエンドを検索中</translation>
    </message>
    <message>
        <source>partitioner %1</source>
        <translation>パーティショナー %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsPage</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Shared libraries that add planners, kernels and backends. They run with your rights: add only what you trust.</source>
        <translation>プランナー、カーネル、バックエンドを追加する共有ライブラリ。ユーザーの権限で動作するため、信頼できるものだけを追加してください。</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>追加内容</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Add a plug-in</source>
        <translation>プラグインを追加</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>共有ライブラリ (*.so)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>拒否：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCalibration</name>
    <message>
        <source>Measure bandwidth</source>
        <translation>帯域幅を測定</translation>
    </message>
    <message>
        <source>Ticks of the device&apos;s clock in a millisecond; 1 000 000 if they are nanoseconds</source>
        <translation>1 ミリ秒当たりのデバイスクロックの刻み。ナノ秒なら 1 000 000</translation>
    </message>
    <message>
        <source>Measured on the device: %1.</source>
        <translation>デバイスで測定：%1。</translation>
    </message>
    <message>
        <source>Measured on this computer; a device differs.</source>
        <translation>このコンピューターで測定。デバイスでは異なります。</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (%4 in %5)</source>
        <translation>%1：%2、%3 による（%5 で %4）</translation>
    </message>
    <message>
        <source>%1 Operators also compute, so the memory is at least this fast.</source>
        <translation>%1演算子は計算もするため、メモリは少なくともこの速さです。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message>
        <source>Settings of the pool</source>
        <translation>プールの設定</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower bound exceeds capacity</source>
        <translation>下界が容量を超えています</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>余裕 %1</translation>
    </message>
    <message>
        <source>Pool %1: %2 %3</source>
        <translation>プール %1：%2 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 減</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 増</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>✓ would fit</source>
        <translation>✓ 収まる見込み</translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation>ドロップで移動</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ 収まる</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ %1 超過</translation>
    </message>
    <message>
        <source>Name, capacity, address, kinds and planner</source>
        <translation>名前、容量、アドレス、種類、プランナー</translation>
    </message>
    <message>
        <source>Traffic %1</source>
        <translation>トラフィック %1</translation>
    </message>
    <message>
        <source>✗ overlaps</source>
        <translation>✗ 重なり</translation>
    </message>
    <message numerus="yes">
        <source>of which %n overlap(s)</source>
        <translation>
            <numerusform>うち重なり %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>ピン留めのコスト %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>最大</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ 問題 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, times the pool&apos;s cost</source>
        <translation>1 回の実行がこのプールで読み書きするバイト数にプールのコストを掛けた値</translation>
    </message>
    <message>
        <source>Lower bound %1; without pins a plan may fit</source>
        <translation>下界 %1。ピン留めがなければ収まるプランがあるかもしれません</translation>
    </message>
    <message>
        <source>Lower bound %1; a better plan may fit</source>
        <translation>下界 %1。より良いプランなら収まるかもしれません</translation>
    </message>
    <message>
        <source>%1 used by the last run</source>
        <translation>前回の実行で %1 使用</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>placed here</source>
        <translation>ここに配置</translation>
    </message>
    <message>
        <source>✗ would not fit</source>
        <translation>✗ 収まりません</translation>
    </message>
    <message>
        <source>Capacity: click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>容量：クリックして変更します。256K、1M、またはバイト数。空欄：制限なし</translation>
    </message>
    <message>
        <source>Capacity of %1</source>
        <translation>%1 の容量</translation>
    </message>
    <message>
        <source>Footprint over by %1</source>
        <translation>フットプリント %1 超過</translation>
    </message>
    <message>
        <source>Footprint unknown</source>
        <translation>フットプリント不明</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>アリーナは収まります</translation>
    </message>
    <message>
        <source>Traffic %1 in %2</source>
        <translation>トラフィック %1、%2</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, and the time it takes</source>
        <translation>1 回の実行がこのプールで読み書きするバイトと、その時間</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>帯域幅なし</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Bandwidth: click to change it; MB/s, or ns per byte such as 2.5 ns, empty for unknown</source>
        <translation>帯域幅：クリックして変更。MB/s、または 2.5 ns のようなバイト当たりの ns。空：不明</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>%1 の帯域幅</translation>
    </message>
    <message>
        <source>%1 of moves</source>
        <translation>移動 %1</translation>
    </message>
    <message>
        <source>arena would fit</source>
        <translation>アリーナは収まる見込み</translation>
    </message>
    <message>
        <source>Footprint: %1 to spare</source>
        <translation>フットプリント: 残り %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>容量</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K、1M、1.5 MiB、またはバイト数。空欄：制限なし</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>アラインメント</translation>
    </message>
    <message>
        <source>A power of two, in bytes</source>
        <translation>2 のべき乗（バイト）</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>ベースアドレス</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>バイト当たりのコスト</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>予約済み</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Copy with</source>
        <translation>コピー関数</translation>
    </message>
    <message>
        <source>a plain copy</source>
        <translation>通常のコピー</translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation>受け入れ</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>すべての種類</translation>
    </message>
    <message>
        <source>Preferred by</source>
        <translation>優先する種類</translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>プランナー</translation>
    </message>
    <message>
        <source>A planner for this pool alone</source>
        <translation>このプール専用のプランナー</translation>
    </message>
    <message>
        <source>Memory of a device</source>
        <translation>デバイスのメモリ</translation>
    </message>
    <message>
        <source>The host cannot read it directly</source>
        <translation>ホストから直接読めません</translation>
    </message>
    <message>
        <source>Zeroed at load</source>
        <translation>読み込み時にゼロ化</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Remove pool</source>
        <translation>プールを削除</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>プールには名前が必要です。</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>規則、ファイル、レポートでの名前</translation>
    </message>
    <message>
        <source>same as the plan</source>
        <translation>プランと同じ</translation>
    </message>
    <message>
        <source>Address of offset 0, such as 0x20000000; addresses are then shown with offsets</source>
        <translation>オフセット 0 のアドレス（0x20000000 など）。オフセットとともにアドレスが表示されます</translation>
    </message>
    <message>
        <source>Relative cost of moving a byte; automatic placement puts tensors with much traffic in cheap pools</source>
        <translation>1 バイトを動かす相対コスト。自動配置はトラフィックの多いテンソルをコストの低いプールに置きます</translation>
    </message>
    <message>
        <source>Offset ranges that no buffer may use, such as 0-4K, 60K-64K</source>
        <translation>どのバッファーも使えないオフセット範囲（0-4K, 60K-64K など）</translation>
    </message>
    <message>
        <source>Name of the function that copies bytes into the pool</source>
        <translation>プールへバイトをコピーする関数の名前</translation>
    </message>
    <message>
        <source>Its tensors move to the first pool</source>
        <translation>テンソルは最初のプールに移ります</translation>
    </message>
    <message>
        <source>Another pool has the name %1.</source>
        <translation>別のプールの名前が %1 です。</translation>
    </message>
    <message>
        <source>The capacity must be an amount such as 256K, 1M or 65536.</source>
        <translation>容量は 256K、1M、65536 のような量でなければなりません。</translation>
    </message>
    <message>
        <source>The alignment must be a power of two, such as 16.</source>
        <translation>アラインメントは 16 のような 2 のべき乗でなければなりません。</translation>
    </message>
    <message>
        <source>The base address must be a number such as 0x20000000.</source>
        <translation>ベースアドレスは 0x20000000 のような数でなければなりません。</translation>
    </message>
    <message>
        <source>The base address must be a multiple of the alignment, %1.</source>
        <translation>ベースアドレスはアラインメント %1 の倍数でなければなりません。</translation>
    </message>
    <message>
        <source>The cost must be a number of at least 0.</source>
        <translation>コストは 0 以上の数でなければなりません。</translation>
    </message>
    <message>
        <source>Reserved ranges must read like 0-4K, 60K-64K, and each must begin before it ends.</source>
        <translation>予約範囲は 0-4K, 60K-64K のように書き、始まりは終わりより前でなければなりません。</translation>
    </message>
    <message>
        <source>%1 prefer this pool, but the pool does not accept them.</source>
        <translation>%1 はこのプールを優先しますが、プールは受け付けません。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time of a byte, such as 2.5 ns; empty: unknown. With a bandwidth in every pool, times are known.</source>
        <translation>読み書きの MB/s（400 など）、または 1 バイトの時間（2.5 ns など）。空：不明。すべてのプールに帯域幅があれば、時間がわかります。</translation>
    </message>
    <message>
        <source>The bandwidth must be MB/s such as 400, or ns per byte such as 2.5 ns.</source>
        <translation>帯域幅は、400 のような MB/s か、2.5 ns のようなバイト当たりの ns でなければなりません。</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesController</name>
    <message>
        <source>Restart now</source>
        <translation>今すぐ再起動</translation>
    </message>
    <message>
        <source>The size changes after a restart</source>
        <translation>サイズは再起動後に変わります</translation>
    </message>
    <message>
        <source>The open programs are opened again.</source>
        <translation>開いているプログラムは再び開かれます。</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>設定のグループ</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>既定値に戻す</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source> %</source>
        <comment>after a number</comment>
        <translation> %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>&amp;Wheel in charts</source>
        <translation>図でのホイール(&amp;W)</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>ポインターの位置でズーム</translation>
    </message>
    <message>
        <source>Moves along the steps; with Ctrl it zooms</source>
        <translation>ステップに沿って移動。Ctrl を押すとズーム</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>言語と数値</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Sizes in</source>
        <translation>サイズの単位(&amp;S)</translation>
    </message>
    <message>
        <source>KiB and MiB, of 1024</source>
        <translation>KiB と MiB（1024 単位）</translation>
    </message>
    <message>
        <source>kB and MB, of 1000</source>
        <translation>kB と MB（1000 単位）</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>&amp;Offsets and addresses</source>
        <translation>オフセットとアドレス(&amp;O)</translation>
    </message>
    <message>
        <source>Hexadecimal, 0x06C000</source>
        <translation>16 進、0x06C000</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>10 進</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Yo&amp;ur external planners</source>
        <translation>外部プランナー(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>削除(&amp;R)</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Recovery &amp;copy after</source>
        <translation>復元用コピーまでの時間(&amp;C)</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Forget the recent files</source>
        <translation>最近使ったファイルの履歴を消去(&amp;F)</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>プラグイン</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Changes apply immediately and are saved.</source>
        <translation>変更はすぐに適用され、保存されます。</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>デスクトップと同じ</translation>
    </message>
    <message>
        <source>The text size changes immediately; the interface size, including drawings and borders, changes at the next start.</source>
        <translation>文字サイズはすぐに、描画や枠を含む画面全体のサイズは次回の起動で変わります。</translation>
    </message>
    <message>
        <source>Used in tables, charts, the Inspector, copies and reports. Typed sizes and offsets may have any form: 0x1000, 4096 or 4K.</source>
        <translation>表、図、インスペクター、コピー、レポートで使われます。入力するサイズとオフセットは 0x1000、4096、4K のどの形でもかまいません。</translation>
    </message>
    <message>
        <source>Programs that need more memory can be planned but not run.</source>
        <translation>より多くのメモリを要するプログラムは計画できますが実行できません。</translation>
    </message>
    <message>
        <source>Plan ▸ Add planner… adds a program that reads the problem and writes offsets.</source>
        <translation>プラン ▸ プランナーを追加… は、問題を読みオフセットを書き出すプログラムを追加します。</translation>
    </message>
    <message>
        <source>Delay before an autosave copy is written after an edit. The copy is offered if ArenaScope did not exit normally.</source>
        <translation>編集後、自動保存コピーを書き出すまでの時間。ArenaScope が正常に終了しなかったときに提示されます。</translation>
    </message>
    <message>
        <source>Source &amp;editor</source>
        <translation>ソースエディター(&amp;E)</translation>
    </message>
    <message>
        <source>Command that opens a Python file at a line. {file} and {line} are replaced. Empty: the line is shown in the Source view.</source>
        <translation>Python ファイルをある行で開くコマンド。{file} と {line} が置き換えられます。空欄：ソースビューに行を表示します。</translation>
    </message>
    <message>
        <source>The file&apos;s own plan, else the best plan found</source>
        <translation>ファイル自身のプラン、なければ見つかった最良のプラン</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <source>Int&amp;erface size</source>
        <translation>インターフェースのサイズ(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Memory limit of a run</source>
        <translation>1 回の実行のメモリ上限(&amp;M)</translation>
    </message>
    <message>
        <source>Automatic: 256 MiB, or four times the file size</source>
        <translation>自動：256 MiB、またはファイルサイズの 4 倍</translation>
    </message>
    <message>
        <source>Planner for &amp;new programs</source>
        <translation>新しいプログラムのプランナー(&amp;N)</translation>
    </message>
    <message>
        <source>Open the &amp;last programs at startup</source>
        <translation>起動時に前回のプログラムを開く(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Target for new programs</source>
        <translation>新しいプログラムのターゲット(&amp;T)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>An opened session keeps its own planner and target.</source>
        <translation>開いたセッションは自身のプランナーとターゲットを保ちます。</translation>
    </message>
</context>
<context>
    <name>arenascope::PreviewVeil</name>
    <message>
        <source>Preview, nothing is changed yet</source>
        <translation>プレビュー、まだ何も変更していません</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>another plan may fit: the lower bound is %1</source>
        <translation>別のプランなら収まる可能性があります：下界は %1</translation>
    </message>
    <message>
        <source>%1 is over its capacity by %2</source>
        <translation>%1 は容量を %2 超過</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを解除</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>規則 %1 を削除</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>実行に失敗しました：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>%1 で計画</translation>
    </message>
    <message numerus="yes">
        <source>%1 overlaps %n tensor(s), pinned at %2</source>
        <translation>
            <numerusform>%2 にピン留めされた %1 が %n 個のテンソルと重なっています</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>%1 へ移動</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 を表示</translation>
    </message>
    <message>
        <source>%1 and %2 overlap</source>
        <translation>%1 と %2 が重なっています</translation>
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
        <translation>このピン留めで収まるプランはありません。ピン留めなしの下界は %1</translation>
    </message>
    <message>
        <source>Choose pools automatically (%1)</source>
        <translation>プールを自動で選ぶ（%1）</translation>
    </message>
    <message>
        <source>still too large: %1</source>
        <translation>まだ大きすぎます：%1</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>値の範囲を使う</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>%1 の範囲をファイルどおりに</translation>
    </message>
    <message>
        <source>Refuse at export</source>
        <translation>エクスポート時に拒否</translation>
    </message>
    <message>
        <source>Allow at export</source>
        <translation>エクスポート時に許可</translation>
    </message>
    <message>
        <source>Unpin the other tensor so that the planner can move it, or drop this one elsewhere.</source>
        <translation>プランナーが動かせるようほかのテンソルのピン留めを解除するか、このテンソルを別の場所に置いてください。</translation>
    </message>
    <message>
        <source>No problems: no live tensors share bytes, and every pool is large enough.</source>
        <translation>問題なし：生存中のテンソルはバイトを共有せず、どのプールも十分な大きさです。</translation>
    </message>
    <message>
        <source>%1 was not moved; it would share %2 with %3</source>
        <translation>%1 は移動されませんでした。%3 と %2 を共有してしまいます</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>次元</translation>
    </message>
    <message>
        <source>Pools, Rules</source>
        <translation>プール、規則</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>縮小…</translation>
    </message>
    <message>
        <source>no plan of this program needs less than %1; change the program, or move tensors to another pool</source>
        <translation>このプログラムでは %1 より小さいプランはありません。プログラムを変更するか、テンソルを別のプールに移してください</translation>
    </message>
    <message>
        <source>Choose a target…</source>
        <translation>ターゲットを選択…</translation>
    </message>
    <message>
        <source>moves in %1</source>
        <translation>移動 %1</translation>
    </message>
    <message>
        <source>arenas fit: %1</source>
        <translation>アリーナは収まります：%1</translation>
    </message>
    <message>
        <source>Add a pool… (%1)</source>
        <translation>プールを追加… (%1)</translation>
    </message>
    <message>
        <source>No plan yet, so there is nothing to check.</source>
        <translation>プランがまだないため、確認するものはありません。</translation>
    </message>
    <message>
        <source>Show Footprint</source>
        <translation>フットプリントを表示</translation>
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
        <translation>ファイルに Python の行が記録されていません。</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>記録なし</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), own file first</source>
        <translation>
            <numerusform>%n フレーム、自分のファイルが先</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of PyTorch: %1</source>
        <translation>
            <numerusform>PyTorch の %n フレーム：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::QuantisationSection</name>
    <message>
        <source>scale by channel</source>
        <translation>チャネルごとのスケール</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>量子化</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>スケール</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>ゼロ点</translation>
    </message>
    <message>
        <source>Real range</source>
        <translation>実数の範囲</translation>
    </message>
    <message>
        <source>by channel, axis %1</source>
        <translation>チャネルごと、軸 %1</translation>
    </message>
    <message>
        <source>one scale for each tensor</source>
        <translation>テンソルごとに 1 つのスケール</translation>
    </message>
</context>
<context>
    <name>arenascope::QueryPopup</name>
    <message>
        <source>Suggestions for the query</source>
        <translation>クエリの候補</translation>
    </message>
</context>
<context>
    <name>arenascope::RecentRow</name>
    <message>
        <source>over by %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>file is missing</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>%1 planned</source>
        <translation>計画済み %1</translation>
    </message>
    <message numerus="yes">
        <source>arena fits after %n edit(s)</source>
        <translation>
            <numerusform>%n 件の変更後、アリーナは収まる</numerusform>
        </translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>アリーナは収まる</translation>
    </message>
</context>
<context>
    <name>arenascope::RecoveryController</name>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>ArenaScope did not exit normally</source>
        <translation>ArenaScope は正常に終了しませんでした</translation>
    </message>
    <message>
        <source>They are deleted when ArenaScope exits.</source>
        <translation>ArenaScope の終了時に削除されます。</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 can be recovered.</source>
        <translation>%1 の未保存の編集を復元できます。</translation>
    </message>
    <message>
        <source>Unsaved edits of %1, last changed %2, can be recovered.</source>
        <translation>%1 の未保存の編集 (最終変更 %2) を復元できます。</translation>
    </message>
    <message numerus="yes">
        <source>%n more session(s) can be recovered.</source>
        <translation>
            <numerusform>さらに %n 件のセッションを復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved edits are discarded</source>
        <translation>未保存の編集は破棄されました</translation>
    </message>
</context>
<context>
    <name>arenascope::Report</name>
    <message>
        <source>Plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 のピーク</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>下界からの超過</translation>
    </message>
    <message>
        <source>Δ reference</source>
        <translation>Δ 参照</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
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
        <translation>参照</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
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
        <translation>アラインメント</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>%1 is pinned at %2</source>
        <translation>%1 は %2 にピン留め</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 は %2 にあります</translation>
    </message>
    <message>
        <source>%1 is bound by the caller</source>
        <translation>%1 は呼び出し側がバインド</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>手動での変更</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>caller</source>
        <translation>呼び出し側</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>余裕</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>Method %1, plan %2. Written by ArenaScope %3 on %4.</source>
        <translation>メソッド %1、プラン %2。ArenaScope %3 が %4 に書き出しました。</translation>
    </message>
    <message>
        <source>Pins cost %1: %2 ends highest, at %3.</source>
        <translation>ピン留めのコスト %1：%2 が最上端で、終端は %3 です。</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>実行時間</translation>
    </message>
    <message numerus="yes">
        <source>Median of %n run(s)</source>
        <translation>
            <numerusform>実行 %n 回の中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>%1 of %2 as expected</source>
        <translation>%1 / %2 が期待どおり</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>サニタイザー</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>検出なし</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>検出 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs per second</source>
        <translation>毎秒の実行回数</translation>
    </message>
    <message>
        <source>Arena per instance</source>
        <translation>インスタンスあたりのアリーナ</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>期待値の最大</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 一致</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms、中央値</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>演算子ごとの時間</translation>
    </message>
    <message>
        <source>What the run found</source>
        <translation>実行の検出結果</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>実行に失敗しました：%1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>検出</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>It is pinned.</source>
        <translation>ピン留めされています。</translation>
    </message>
    <message>
        <source>It is held up by pinned tensor %1.</source>
        <translation>ピン留めされたテンソル %1 が押し上げています。</translation>
    </message>
    <message>
        <source>Peak live bytes are lower than the pool size. Live at the peak:</source>
        <translation>ピークの生存バイトはプールのサイズより少なくなっています。ピークで生存：</translation>
    </message>
    <message>
        <source>What the peak of %1 consists of</source>
        <translation>%1 のピークの内訳</translation>
    </message>
    <message>
        <source>The peak by module and line</source>
        <translation>モジュールと行ごとのピーク</translation>
    </message>
    <message>
        <source>The peak by Python stack</source>
        <translation>Python スタックごとのピーク</translation>
    </message>
    <message>
        <source>Time by module and line</source>
        <translation>モジュールと行ごとの時間</translation>
    </message>
    <message>
        <source>no recorded values to compare with</source>
        <translation>比較する記録値がありません</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>記録値がありません</translation>
    </message>
    <message numerus="yes">
        <source>The %1 slowest of %n operator(s)</source>
        <translation>
            <numerusform>%n 個の演算子のうち最も遅い %1 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>最大 |Δ|</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ 最初の差は要素 %1</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>アリーナは収まる</translation>
    </message>
</context>
<context>
    <name>arenascope::ReportController</name>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 を書き出し中</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 を書き出しました</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>%1 を書き出しました</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 をエクスポートしました</translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation>%1 をエクスポートしました</translation>
    </message>
    <message>
        <source>Scale; 1 is the size on screen</source>
        <translation>倍率。1 は画面上のサイズ</translation>
    </message>
    <message>
        <source>C &amp;header of the arenas (.h)…</source>
        <translation>アリーナの C ヘッダー(&amp;H) (.h)…</translation>
    </message>
    <message>
        <source>Sizes, offsets and buffers of all pools, to compile into the firmware</source>
        <translation>全プールのサイズ、オフセット、バッファー。ファームウェアに組み込みます</translation>
    </message>
    <message>
        <source>&amp;Linker script fragment (.ld)…</source>
        <translation>リンカースクリプトの断片(&amp;L) (.ld)…</translation>
    </message>
    <message>
        <source>Memory regions and sections of the pools, to include in the linker script</source>
        <translation>プールのメモリ領域とセクション。リンカースクリプトに含めます</translation>
    </message>
    <message>
        <source>Pl&amp;anning pass for ExecuTorch (.py)…</source>
        <translation>ExecuTorch 用の計画パス(&amp;A) (.py)…</translation>
    </message>
    <message>
        <source>A MemoryPlanningPass that gives this plan in your own to_executorch call</source>
        <translation>自分の to_executorch 呼び出しでこのプランになる MemoryPlanningPass</translation>
    </message>
    <message>
        <source>&amp;Memory trace (.trace.json)…</source>
        <translation>メモリトレース(&amp;M) (.trace.json)…</translation>
    </message>
    <message>
        <source>The plan as a trace, for Perfetto or chrome://tracing</source>
        <translation>プランのトレース。Perfetto または chrome://tracing 用</translation>
    </message>
    <message>
        <source>Model with the plan inside (.&amp;tflite)…</source>
        <translation>プランを含むモデル(&amp;T) (.tflite)…</translation>
    </message>
    <message>
        <source>The same model with an offline plan, for TensorFlow Lite Micro</source>
        <translation>オフラインプラン付きの同じモデル。TensorFlow Lite Micro 用</translation>
    </message>
    <message>
        <source>Changes of the pr&amp;ogram (.md)…</source>
        <translation>プログラムの変更(&amp;R) (.md)…</translation>
    </message>
    <message>
        <source>What the passes and tiles changed and why, with nodes, modules and Python lines</source>
        <translation>パスとタイルが変更した内容と理由。ノード、モジュール、Python の行を含みます</translation>
    </message>
    <message>
        <source>Changes as P&amp;ython (.py)…</source>
        <translation>Python での変更(&amp;Y) (.py)…</translation>
    </message>
    <message>
        <source>The passes and tiled groups as Python, with a function that finds their nodes in an exported program</source>
        <translation>パスとタイルグループを Python で表し、エクスポートしたプログラムでそのノードを見つける関数を付けます</translation>
    </message>
    <message>
        <source>Nothing is changed yet; apply a pass or tiles in Shrink</source>
        <translation>まだ何も変更されていません。「縮小」でパスかタイルを適用してください</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)…</source>
        <translation>予算チェックのスクリプト (.sh)(&amp;B)…</translation>
    </message>
    <message>
        <source>Budget check as a GitHub Actions &amp;workflow (.yml)…</source>
        <translation>予算チェックの GitHub Actions ワークフロー (.yml)(&amp;W)…</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>プログラムが予算を超えるとビルドを失敗させます</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ コピーしました</translation>
    </message>
    <message>
        <source>✓ Wrote %1</source>
        <translation>✓ %1 を書き込みました</translation>
    </message>
</context>
<context>
    <name>arenascope::RowQueries</name>
    <message>
        <source>name of the tensor or operator</source>
        <translation>テンソルまたは演算子の名前</translation>
    </message>
    <message>
        <source>node that computes the tensor</source>
        <translation>テンソルを計算するノード</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>bytes, such as 64K</source>
        <translation>バイト数（例：64K）</translation>
    </message>
    <message>
        <source>a step at which the tensor is live</source>
        <translation>テンソルが生存するステップ</translation>
    </message>
    <message>
        <source>first step of the lifetime</source>
        <translation>生存期間の最初のステップ</translation>
    </message>
    <message>
        <source>last step of the lifetime</source>
        <translation>生存期間の最後のステップ</translation>
    </message>
    <message>
        <source>live at the peak of its pool</source>
        <translation>プールのピーク時に生存</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>offset in the pool</source>
        <translation>プール内のオフセット</translation>
    </message>
    <message>
        <source>input, output, state, constant, operator</source>
        <translation>入力、出力、状態、定数、演算子</translation>
    </message>
    <message>
        <source>planned, unplanned or pinned</source>
        <translation>計画済み、計画対象外、ピンで固定</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>データ型</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>graph of a branch or loop</source>
        <translation>分岐またはループのグラフ</translation>
    </message>
    <message>
        <source>number of the value</source>
        <translation>値の番号</translation>
    </message>
    <message>
        <source>Python file and line</source>
        <translation>Python のファイルと行</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 matched, %2 overridden by later rules</source>
        <translation>%1 個一致、%2 個は後の規則が優先</translation>
    </message>
    <message>
        <source>no match; %1 finds %2</source>
        <translation>一致なし。%1 は %2 個に一致</translation>
    </message>
</context>
<context>
    <name>arenascope::RulesPanel</name>
    <message>
        <source>From selection</source>
        <translation>選択から作成</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>last match wins</source>
        <translation>最後の一致が優先</translation>
    </message>
    <message>
        <source>Assignment rules</source>
        <translation>割り当て規則</translation>
    </message>
    <message>
        <source>Drag, or Alt with the arrows, to reorder; F2 to edit; Del to remove</source>
        <translation>ドラッグまたは Alt+矢印で並べ替え、F2 で編集、Del で削除</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>新しい規則</translation>
    </message>
    <message>
        <source>Writes a rule that matches the selected tensors</source>
        <translation>選択したテンソルに一致する規則を作成</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>呼び出し側</translation>
    </message>
    <message>
        <source>Rule %1: %2 to %3, %4</source>
        <translation>規則 %1：%2 を %3 へ、%4</translation>
    </message>
    <message>
        <source>enter a condition, such as name:conv*</source>
        <translation>name:conv* のような条件を入力してください</translation>
    </message>
    <message>
        <source>unknown pool %1</source>
        <translation>不明なプール %1</translation>
    </message>
    <message numerus="yes">
        <source>matches %n tensor(s), %1</source>
        <translation>
            <numerusform>%n 個のテンソルに一致、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>name:, op:, module:, graph:, dtype:, kind: or size&gt;=64K, joined by and, or and not, then = and a pool. Without a pool, the caller supplies the tensors. F1 explains the language.</source>
        <translation>name:、op:、module:、graph:、dtype:、kind:、size&gt;=64K を and、or、not でつなぎ、= とプールを続けます。プールがなければ呼び出し元がテンソルを用意します。F1 で言語を説明します。</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>検索中…</translation>
    </message>
</context>
<context>
    <name>arenascope::RunController</name>
    <message>
        <source>Save state</source>
        <translation>状態を保存</translation>
    </message>
    <message>
        <source>State (*.safetensors)</source>
        <translation>状態 (*.safetensors)</translation>
    </message>
    <message>
        <source>Load state</source>
        <translation>状態を読み込み</translation>
    </message>
    <message>
        <source>State (*.safetensors);;All files (*)</source>
        <translation>状態 (*.safetensors);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>記録済みの実行 %1</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>実行済み：%1</translation>
    </message>
    <message numerus="yes">
        <source>The sanitizer has %n finding(s), listed in Run.</source>
        <translation>
            <numerusform>サニタイザーの検出が %n 件あり、「実行」に示されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The outputs are as expected, but the plan is not safe</source>
        <translation>出力は期待どおりですが、プランは安全ではありません</translation>
    </message>
    <message>
        <source>The plan is not safe</source>
        <translation>プランは安全ではありません</translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>%1 で計画</translation>
    </message>
    <message>
        <source>Saved the state</source>
        <translation>状態を保存しました</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>状態を読み込みました</translation>
    </message>
    <message>
        <source>Live tensors share bytes in this plan; see Problems.</source>
        <translation>このプランでは生存中のテンソルがバイトを共有します。「問題」を参照してください。</translation>
    </message>
    <message>
        <source>The plan is valid; use “Check all values” in Run to find the first node that differs.</source>
        <translation>プランは有効です。「実行」の「すべての値を検査」で最初に異なるノードが見つかります。</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) differ from the recorded values</source>
        <translation>
            <numerusform>%n 個の出力が記録値と異なります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunFindings</name>
    <message>
        <source>pool %1</source>
        <translation>プール %1</translation>
    </message>
    <message>
        <source>Read of overwritten bytes</source>
        <translation>上書きされたバイトの読み出し</translation>
    </message>
    <message>
        <source>Read before written</source>
        <translation>書き込み前の読み出し</translation>
    </message>
    <message>
        <source>Written beyond an output</source>
        <translation>出力の範囲外への書き込み</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>テンソルなし</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 が %3 の %2 を上書きしました</translation>
    </message>
    <message>
        <source>step %1: %2, at %3 in %4</source>
        <translation>ステップ %1：%2、%4 の %3</translation>
    </message>
    <message>
        <source>Show in arena</source>
        <translation>アリーナで表示</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Findings of the sanitizer</source>
        <translation>サニタイザーの検出結果</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>前の検出</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>次の検出</translation>
    </message>
    <message>
        <source>given, %1</source>
        <translation>入力、%1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>%1 を書き込み</translation>
    </message>
    <message>
        <source>wrote over %1</source>
        <translation>%1 を上書き</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>呼び出し側</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>read all %1</source>
        <translation>%1 をすべて読み出し</translation>
    </message>
    <message>
        <source>read it</source>
        <translation>読み出し</translation>
    </message>
    <message>
        <source>%1 read %2 of %3</source>
        <translation>%1 が %3 の %2 を読み出しました</translation>
    </message>
    <message>
        <source>%1 that %2 had overwritten.</source>
        <translation>%1。この部分はすでに %2 が上書きしていました。</translation>
    </message>
    <message numerus="yes">
        <source>%1 that %n later operator(s) had overwritten.</source>
        <translation>
            <numerusform>%1。この部分はすでに後続の %n 個の演算子が上書きしていました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause: %1 is pinned at %2 in %3</source>
        <translation>原因：%1 は %3 の %2 にピン留め</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを解除</translation>
    </message>
    <message>
        <source>step %1: %2 %3</source>
        <translation>ステップ %1：%2、%3</translation>
    </message>
    <message>
        <source>Read after its lifetime</source>
        <translation>生存期間の後に読み出し</translation>
    </message>
    <message>
        <source>%1 wrote past its outputs: %2 of %3</source>
        <translation>%1 が出力の外に書き込みました：%2 / %3</translation>
    </message>
    <message>
        <source>%1 of %2 read after its planned lifetime ended</source>
        <translation>%2 のうち %1 が計画された生存期間の後に読み出されました</translation>
    </message>
    <message>
        <source>%1 of %2 read before any write</source>
        <translation>%2 のうち %1 が書き込み前に読み出されました</translation>
    </message>
    <message>
        <source>The first overwritten byte is at %1 in %2. The plan puts both tensors there.</source>
        <translation>最初に上書きされたバイトは %2 の %1 にあります。プランは両方のテンソルをそこに置いています。</translation>
    </message>
    <message>
        <source>%1, overlapping %2.</source>
        <translation>%1、%2 と重なります。</translation>
    </message>
    <message>
        <source>an unknown writer</source>
        <translation>不明な書き込み元</translation>
    </message>
</context>
<context>
    <name>arenascope::RunGroups</name>
    <message>
        <source>by operator</source>
        <translation>演算子別</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>モジュール別</translation>
    </message>
    <message>
        <source>Sums of time and moved bytes for each operator or module</source>
        <translation>演算子またはモジュールごとの時間と移動バイト数の合計</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>not grouped</source>
        <translation>グループ化なし</translation>
    </message>
    <message>
        <source>Group the operators</source>
        <translation>演算子をグループ化</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>モジュールなし</translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message>
        <source>Output</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期待値</translation>
    </message>
    <message>
        <source>Outputs of the run</source>
        <translation>実行の出力</translation>
    </message>
    <message>
        <source>Inputs and repetitions</source>
        <translation>入力と繰り返し</translation>
    </message>
    <message>
        <source>Inputs of the run</source>
        <translation>実行の入力</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>繰り返し回数</translation>
    </message>
    <message>
        <source>Seed of random inputs</source>
        <translation>乱数入力のシード</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>Op</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>ノード</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms、中央値</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>演算子ごとの時間</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>乱数</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>ゼロ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>F6 runs the program inside its planned arenas.</source>
        <translation>F6 で計画されたアリーナ内でプログラムを実行します。</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>1 回実行</translation>
    </message>
    <message>
        <source>median of %1, fastest %2 ms</source>
        <translation>%1 回の中央値、最速 %2 ms</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 一致</translation>
    </message>
    <message>
        <source>equal within the tolerance of its type</source>
        <translation>型の許容誤差内で一致</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>実行済み</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 of %n output(s) equal</source>
        <translation>
            <numerusform>✓ 出力 %1 / %n が一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 of %n output(s) differ</source>
        <translation>
            <numerusform>✗ 出力 %1 / %n が不一致</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>&amp;Reset to initial values</source>
        <translation>初期値にリセット(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View values…</source>
        <translation>値を表示(&amp;V)…</translation>
    </message>
    <message>
        <source>&amp;Load from file…</source>
        <translation>ファイルから読み込み(&amp;L)…</translation>
    </message>
    <message>
        <source>&amp;Save to file…</source>
        <translation>ファイルに保存(&amp;S)…</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>前回の実行でコピー %1</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>実行の検出結果</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>the run failed</source>
        <translation>実行に失敗しました</translation>
    </message>
    <message numerus="yes">
        <source>✗ sanitizer: %n finding(s)</source>
        <translation>
            <numerusform>✗ サニタイザー：検出 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>%1: %2 of %3 touched</source>
        <translation>%1：%3 のうち %2 にアクセス</translation>
    </message>
    <message>
        <source>✗ the run failed</source>
        <translation>✗ 実行に失敗しました</translation>
    </message>
    <message>
        <source>✗ a value differs</source>
        <translation>✗ 値が不一致</translation>
    </message>
    <message>
        <source>Δ checksum</source>
        <translation>Δ チェックサム</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>✗ first that differs</source>
        <translation>✗ 最初の不一致</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ 不一致</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>最大 |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>期待値の最大</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>許容誤差</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>実行中…</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>繰り返し %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み出し</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>書き込み</translation>
    </message>
    <message>
        <source>State buffers: reset, view, load, save</source>
        <translation>状態バッファー：リセット、表示、読み込み、保存</translation>
    </message>
    <message>
        <source>Not bound: %1</source>
        <translation>バインドされていません：%1</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>記録値がありません</translation>
    </message>
    <message>
        <source>Runs per second: %1; arena per instance: %2</source>
        <translation>毎秒の実行回数：%1。インスタンスごとのアリーナ：%2</translation>
    </message>
    <message>
        <source>Runs per second: %1; arenas are planned from the second run on, by observed sizes</source>
        <translation>毎秒の実行回数：%1。アリーナは 2 回目の実行から観測サイズで計画されます</translation>
    </message>
    <message>
        <source>Managed tensors: %1; storage groups: %2; outgrown slots: %3</source>
        <translation>管理テンソル：%1。ストレージグループ：%2。足りなくなったスロット：%3</translation>
    </message>
    <message>
        <source>storage groups: %1 estimated, %2 observed</source>
        <translation>ストレージグループ：推定 %1、観測 %2</translation>
    </message>
    <message>
        <source>✓ sanitizer: no corrupted read</source>
        <translation>✓ サニタイザー：破損データの読み出しなし</translation>
    </message>
    <message>
        <source>○ sanitizer: no corrupted read observed, but the plan is invalid:</source>
        <translation>○ サニタイザー：破損データの読み出しは観測されませんでしたが、プランは無効です：</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 within one step, which the sanitizer cannot check</source>
        <translation>ステップ %1：%2 と %3 が 1 ステップ内で %4 を共有し、サニタイザーは検査できません</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 while both are live</source>
        <translation>ステップ %1：%2 と %3 が両方生存中に %4 を共有します</translation>
    </message>
    <message>
        <source>Bytes of the operator&apos;s tensors in the last run</source>
        <translation>前回の実行での演算子のテンソルのバイト</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is computed from the medians</source>
        <translation>すべての繰り返しが対象。割合は中央値から計算</translation>
    </message>
    <message>
        <source>Difference of the element sum from the reference run</source>
        <translation>参照実行との要素和の差</translation>
    </message>
    <message>
        <source>one run, including kernel preparation</source>
        <translation>カーネルの準備を含む 1 回の実行</translation>
    </message>
    <message>
        <source>✗ reads overwritten bytes</source>
        <translation>✗ 上書きされたバイトを読み出し</translation>
    </message>
    <message>
        <source>Sanitizer: the operator read bytes that another tensor had overwritten</source>
        <translation>サニタイザー：別のテンソルが上書きしたバイトを演算子が読み出しました</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>デバイスの時間</translation>
    </message>
    <message>
        <source>This program cannot be run here: %1</source>
        <translation>このプログラムはここでは実行できません：%1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Device, range</source>
        <translation>デバイス、範囲</translation>
    </message>
    <message>
        <source>Ticks of the call on the device: the median of its runs</source>
        <translation>デバイス上の呼び出しのティック数：実行の中央値</translation>
    </message>
    <message>
        <source>Fewest and most ticks in a run of the device</source>
        <translation>デバイスの 1 回の実行での最少と最多のティック数</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 ticks, median of %n run(s)</source>
        <translation>
            <numerusform>%1：%2 ティック、%n 回の実行の中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the runtime&apos;s allocators</source>
        <translation>ランタイムのアロケーターから %1</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ 最初の差は要素 %1</translation>
    </message>
    <message>
        <source>Library that computed the operator; arenascope: a kernel of this project</source>
        <translation>演算子を計算したライブラリ。arenascope：このプロジェクトのカーネル</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
</context>
<context>
    <name>arenascope::RunSettings</name>
    <message>
        <source>Check all values</source>
        <translation>すべての値を検査</translation>
    </message>
    <message>
        <source>Manage outputs</source>
        <translation>出力を管理</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>静的、サイズ調整</translation>
    </message>
    <message>
        <source>Static, precomputed</source>
        <translation>静的、事前計算</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>ランタイム</translation>
    </message>
    <message>
        <source>Static: PyTorch&apos;s Static Runtime, memory per storage group</source>
        <translation>静的：PyTorch の Static Runtime、ストレージグループごとのメモリ</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>静的ランタイムのインスタンス数</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>バインドする出力と入力</translation>
    </message>
    <message>
        <source>Threads on one operator</source>
        <translation>1 演算子あたりのスレッド</translation>
    </message>
    <message>
        <source>Warm-up shapes</source>
        <translation>ウォームアップの形状</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>サニタイザー</translation>
    </message>
    <message>
        <source>Check all values against</source>
        <translation>すべての値の比較対象</translation>
    </message>
    <message>
        <source>Relative tolerance of outputs</source>
        <translation>出力の相対許容誤差</translation>
    </message>
    <message>
        <source>Tolerance of outputs by their largest element</source>
        <translation>最大要素に対する出力の許容誤差</translation>
    </message>
    <message>
        <source>Value from file…</source>
        <translation>ファイルから値を読み込み…</translation>
    </message>
    <message>
        <source>Value of the input</source>
        <translation>入力の値</translation>
    </message>
    <message>
        <source>Value of %1…</source>
        <translation>%1 の値…</translation>
    </message>
    <message>
        <source>Example sizes</source>
        <translation>例のサイズ</translation>
    </message>
    <message>
        <source>Compare every tensor with another run and show the first difference</source>
        <translation>各テンソルを別の実行と比較し、最初の差を表示します</translation>
    </message>
    <message>
        <source>Track the owner of every byte and report overwrites: writer, victim, bytes and step. Slower.</source>
        <translation>各バイトの所有者を追跡し、上書きを報告します：書き込み元、上書きされたテンソル、バイト、ステップ。遅くなります。</translation>
    </message>
    <message>
        <source>Input shapes that determine the offsets. Repeating an input starts another warm-up. Empty: the upper bounds</source>
        <translation>オフセットを決める入力形状。同じ入力を繰り返すと別のウォームアップになります。空欄：上界</translation>
    </message>
    <message>
        <source>Random inputs and zeros use the sizes of the exported example instead of the upper bounds</source>
        <translation>乱数とゼロの入力に、上界ではなくエクスポート時の例のサイズを使います</translation>
    </message>
    <message>
        <source>Reference for every tensor: a plan without sharing, another plan, or another backend. Automatic: the CPU if backends are used</source>
        <translation>各テンソルの参照：共有しないプラン、別のプランまたは別のバックエンド。自動：バックエンド使用時は CPU</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads the output without a copy. Drop a file onto an input to set its value</source>
        <translation>出力を入力にドラッグするか、メニューを使います：次の実行はコピーなしで出力を読み出します。入力にファイルをドロップすると値を設定します</translation>
    </message>
    <message>
        <source>unknown output or input</source>
        <translation>不明な出力または入力</translation>
    </message>
    <message>
        <source>only tensors can be bound</source>
        <translation>バインドできるのはテンソルだけです</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>バインドされていません</translation>
    </message>
    <message>
        <source>Threads that work on one operator, used only where they are faster</source>
        <translation>1 つの演算子を処理するスレッド数。速くなる場合だけ使用</translation>
    </message>
    <message>
        <source>Threads per operator</source>
        <translation>演算子ごとのスレッド数</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>インスタンス</translation>
    </message>
    <message>
        <source>Tolerance per element</source>
        <translation>要素ごとの許容誤差</translation>
    </message>
    <message>
        <source>Tolerance per output</source>
        <translation>出力ごとの許容誤差</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Backend %1</source>
        <translation>バックエンド %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>プラン %1</translation>
    </message>
    <message>
        <source>Allowed difference, relative to each element (rtol). Empty: 1e-4, or one unit in the last place for f16 and bf16</source>
        <translation>許容する差。各要素に対する相対値 (rtol)。空欄：1e-4、f16 と bf16 では最下位の 1 単位</translation>
    </message>
    <message>
        <source>Allowed difference, relative to the output&apos;s largest element (atol)</source>
        <translation>許容する差。出力の最大要素に対する相対値 (atol)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Value from</source>
        <translation>値の取得元</translation>
    </message>
    <message>
        <source>Recorded trace</source>
        <translation>記録済みのトレース</translation>
    </message>
    <message>
        <source>Only with a static runtime: choose it above</source>
        <translation>静的ランタイムの場合のみ：上で選びます</translation>
    </message>
    <message>
        <source>Instances that run at the same time, one thread each</source>
        <translation>同時に動くインスタンス。それぞれ 1 スレッド</translation>
    </message>
    <message>
        <source>Only with the runtime ExecuTorch: choose it below</source>
        <translation>ランタイム ExecuTorch の場合のみ：下で選びます</translation>
    </message>
    <message>
        <source>Tick “Check all values” to choose a reference</source>
        <translation>「すべての値を検査」にチェックすると参照を選べます</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>Place all outputs in one buffer, which lives as long as they do</source>
        <translation>すべての出力を、それらと同じ期間生存する 1 つのバッファーに置く</translation>
    </message>
    <message>
        <source>its type is %1, not %2</source>
        <translation>型が %2 ではなく %1 です</translation>
    </message>
    <message>
        <source>its size is %1, not %2</source>
        <translation>サイズが %2 ではなく %1 です</translation>
    </message>
    <message>
        <source>Bind to %1</source>
        <translation>%1 にバインド</translation>
    </message>
    <message>
        <source>Bind to %1: %2</source>
        <translation>%1 にバインド：%2</translation>
    </message>
    <message>
        <source>Remove the file</source>
        <translation>ファイルを取り除く</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.npz *.pt *.pb *.bin);;All files (*)</source>
        <translation>テンソル (*.npy *.npz *.pt *.pb *.bin);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Typed numbers or a file (.npy, .npz, .pt, .pb, .bin) with the input&apos;s value, or the output that the input reads</source>
        <translation>入力の値となる数値またはファイル (.npy、.npz、.pt、.pb、.bin)、あるいは入力が読む出力</translation>
    </message>
    <message>
        <source>Type the value…</source>
        <translation>値を入力…</translation>
    </message>
    <message>
        <source>Remove the typed value</source>
        <translation>入力した値を削除</translation>
    </message>
    <message>
        <source>Numbers, or true and false, separated by commas, for %1:</source>
        <translation>%1 の数値、または true と false（コンマ区切り）：</translation>
    </message>
    <message>
        <source>“%1” is not a list of numbers</source>
        <translation>「%1」は数値の並びではありません</translation>
    </message>
    <message>
        <source>Value not taken: %1</source>
        <translation>値は使われませんでした：%1</translation>
    </message>
    <message numerus="yes">
        <source>Input %1 needs %n value(s), got %2</source>
        <translation>
            <numerusform>入力 %1 には %n 個の値が必要ですが、%2 個です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n value(s)</source>
        <translation>
            <numerusform>%1、%n 個の値</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunSizes</name>
    <message>
        <source>Size of %1</source>
        <translation>%1 のサイズ</translation>
    </message>
    <message>
        <source>default</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>%1, %2 to %3, for random inputs and zeros. Default: the upper bound, or the size of the example if example sizes are chosen.</source>
        <translation>%1（%2～%3）。乱数入力とゼロに使います。既定値：上界、例のサイズを選んだ場合は例のサイズ。</translation>
    </message>
</context>
<context>
    <name>arenascope::Runs</name>
    <message>
        <source>Reading recorded runs</source>
        <translation>記録された実行を読み込み中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Reading the state</source>
        <translation>状態を読み込み中</translation>
    </message>
    <message>
        <source>Setting the state</source>
        <translation>状態を設定中</translation>
    </message>
    <message>
        <source>, payload released</source>
        <translation>、ペイロード解放済み</translation>
    </message>
    <message>
        <source>run stopped; state was reset to its initial values</source>
        <translation>実行を停止しました。状態は初期値に戻りました</translation>
    </message>
    <message>
        <source>a running delegate call cannot be interrupted; waiting for it to finish</source>
        <translation>実行中のデリゲート呼び出しは中断できません。終了を待っています</translation>
    </message>
    <message>
        <source>state was reset to its initial values</source>
        <translation>状態は初期値に戻りました</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>値を読み込み中</translation>
    </message>
    <message>
        <source>Reading the arena</source>
        <translation>アリーナを読み込み中</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>サンプルを開く：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionController</name>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n 個のテンソルが別の名前で見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>セッション (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n edit(s) of %1?</source>
        <translation>
            <numerusform>%1 の %n 件の編集を保存しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>%1 の編集を保存しますか？</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存の編集</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>Reloaded</source>
        <translation>再読み込みしました</translation>
    </message>
    <message>
        <source>No longer in the program: %1.</source>
        <translation>プログラムにはもうありません：%1。</translation>
    </message>
    <message>
        <source>Change from the baseline: %1, now %2.</source>
        <translation>基準からの変化：%1、現在 %2。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n edit(s) of the session apply</source>
        <translation>
            <numerusform>セッションの %n 個の編集のうち %1 個が適用されます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reloaded: %1 of %n edit(s) apply</source>
        <translation>
            <numerusform>再読み込み：%n 個の編集のうち %1 個が適用されます</numerusform>
        </translation>
    </message>
    <message>
        <source>The program changed and was replanned.</source>
        <translation>プログラムが変わり、再計画されました。</translation>
    </message>
    <message>
        <source>Session opened</source>
        <translation>セッションを開きました</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>セッションはすべての編集（プール、ピン留め、範囲、プランナー、パス、タイル）を保存します。モデルは変更されません。</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionDialog</name>
    <message>
        <source>in pool %1</source>
        <translation>プール %1</translation>
    </message>
    <message>
        <source>pinned at %1</source>
        <translation>%1 にピン留め</translation>
    </message>
    <message>
        <source>aligned to %1</source>
        <translation>%1 に整列</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>呼び出し側がバインド</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>範囲 %1～%2</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>Set the shown plan as baseline</source>
        <translation>表示中のプランを基準にする</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>Edits that do not apply</source>
        <translation>適用されない編集</translation>
    </message>
    <message>
        <source>Tensor or dimension</source>
        <translation>テンソルまたは次元</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>すべて削除</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新規</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>なくなった</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>セッションのすべての編集が適用されています。</translation>
    </message>
    <message>
        <source>operator %1</source>
        <translation>演算子 %1</translation>
    </message>
    <message>
        <source>method</source>
        <translation>メソッド</translation>
    </message>
    <message>
        <source>initial value %1</source>
        <translation>初期値 %1</translation>
    </message>
    <message>
        <source>Baseline and unmatched edits</source>
        <translation>基準と対応しない編集</translation>
    </message>
    <message>
        <source>No baseline yet. The first saved plan becomes the baseline.</source>
        <translation>基準はまだありません。最初に保存したプランが基準になります。</translation>
    </message>
    <message>
        <source>Compared with the session&apos;s baseline, planned by %1.</source>
        <translation>%1 が計画したセッションの基準と比較。</translation>
    </message>
    <message>
        <source>The program no longer has these tensors. The session keeps the edits until you delete them.</source>
        <translation>これらのテンソルはプログラムにもうありません。編集は削除するまでセッションに残ります。</translation>
    </message>
    <message>
        <source>Changes from the baseline</source>
        <translation>基準からの変更</translation>
    </message>
    <message>
        <source>Pool or tensor</source>
        <translation>プールまたはテンソル</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>すべてのプール</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionKeeper</name>
    <message>
        <source>saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>基準を設定</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>基準：%1、%2 B</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>%1 のメモ</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>プラン %1 のメモ</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>適用されない編集 %n 件を削除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Shapes</name>
    <message>
        <source>scalar</source>
        <translation>スカラー</translation>
    </message>
</context>
<context>
    <name>arenascope::Sheet</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>arenascope::Shell</name>
    <message>
        <source>Reload</source>
        <translation>再読み込み</translation>
    </message>
</context>
<context>
    <name>arenascope::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation>ショートカットを絞り込み</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>In charts</source>
        <translation>図の中</translation>
    </message>
    <message>
        <source>previous, next step</source>
        <translation>前・次のステップ</translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation>10 ステップ</translation>
    </message>
    <message>
        <source>next, previous tensor on these bytes</source>
        <translation>同じバイト上の次・前のテンソル</translation>
    </message>
    <message>
        <source>zoom in, out</source>
        <translation>拡大表示・縮小表示</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>表示を移動</translation>
    </message>
    <message>
        <source>fit the selection</source>
        <translation>選択範囲を表示</translation>
    </message>
    <message>
        <source>fit all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>cancel a drag, clear the selection</source>
        <translation>ドラッグを中止、選択を解除</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>ポインター位置でズーム</translation>
    </message>
    <message>
        <source>Drag a tensor</source>
        <translation>テンソルをドラッグ</translation>
    </message>
    <message>
        <source>move it; onto a pool card: to that pool</source>
        <translation>移動。プールのカード上ならそのプールへ</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中ボタンドラッグ</translation>
    </message>
    <message>
        <source>previous, next tensor in time; with none selected: step</source>
        <translation>時間順で前・次のテンソル。未選択時はステップ</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Space を押しながらドラッグ</translation>
    </message>
    <message>
        <source>pan with the pointer, select and move with it</source>
        <translation>ポインターで表示を移動、ポインターで選択と移動</translation>
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
        <translation>選択をそのプールへ移動</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>右クリック</translation>
    </message>
    <message>
        <source>actions for the tensor, in every view</source>
        <translation>すべてのビューでのテンソルの操作</translation>
    </message>
    <message>
        <source>in the film: play or pause, one step back or on, the next peak</source>
        <translation>フィルムで：再生または一時停止、1 ステップ戻るまたは進む、次のピーク</translation>
    </message>
    <message>
        <source>Drag on empty space</source>
        <translation>空いた場所をドラッグ</translation>
    </message>
    <message>
        <source>select the tensors that the frame touches</source>
        <translation>枠が触れるテンソルを選択</translation>
    </message>
    <message>
        <source>move the focus to the Inspector</source>
        <translation>フォーカスをインスペクターへ移す</translation>
    </message>
</context>
<context>
    <name>arenascope::Shrink</name>
    <message>
        <source>Passes and operator results in place, no tiles</source>
        <translation>パスとインプレースの結果、タイルなし</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more group(s)</source>
        <translation>
            <numerusform>%1 とほか %n グループ</numerusform>
        </translation>
    </message>
    <message>
        <source>equal</source>
        <translation>一致</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>差は %1 以内</translation>
    </message>
    <message>
        <source>time, estimated</source>
        <translation>時間、推定</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message>
        <source>Image tensors between the groups stay channels-last.</source>
        <translation>グループ間の画像テンソルはチャネルが最後のままです。</translation>
    </message>
    <message>
        <source>additional time, estimated</source>
        <translation>追加の時間 (推定)</translation>
    </message>
    <message>
        <source>additional instructions</source>
        <translation>追加の命令</translation>
    </message>
    <message>
        <source>additional flash</source>
        <translation>追加のフラッシュ</translation>
    </message>
    <message>
        <source>additional traffic</source>
        <translation>追加のトラフィック</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChanges</name>
    <message>
        <source>Change</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>削減</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>計算量</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>Bytes of all arenas with this pass only</source>
        <translation>このパスだけの場合の全アリーナのバイト数</translation>
    </message>
    <message>
        <source>Compared with the original program on the same inputs</source>
        <translation>同じ入力で元のプログラムと比較</translation>
    </message>
    <message>
        <source>Changes of the program</source>
        <translation>プログラムの変更</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Tiled programs include the passes that help them</source>
        <translation>タイル化したプログラムには役立つパスが含まれます</translation>
    </message>
    <message>
        <source>Remove the tiles to choose passes one by one.</source>
        <translation>パスを個別に選ぶには、タイルを外してください。</translation>
    </message>
    <message>
        <source>Measuring each pass…</source>
        <translation>各パスを測定中…</translation>
    </message>
    <message>
        <source>The passes of this program could not be measured</source>
        <translation>このプログラムのパスを測定できませんでした</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>All passes together</source>
        <translation>全パスをまとめて</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>タイルなし</translation>
    </message>
    <message>
        <source>Order and pools</source>
        <translation>順序とプール</translation>
    </message>
    <message>
        <source>Bytes of all arenas, with the other choices unchanged</source>
        <translation>ほかの選択を変えない場合の全アリーナのバイト数</translation>
    </message>
    <message>
        <source>Bytes added to the file or removed from it</source>
        <translation>ファイルに加わる、またはファイルから減るバイト数</translation>
    </message>
    <message>
        <source>Multiply-adds added or removed</source>
        <translation>増える、または減る積和演算</translation>
    </message>
    <message numerus="yes">
        <source>%n other pass(es) change nothing here</source>
        <translation>
            <numerusform>ほかの %n 個のパスはここでは何も変えません</numerusform>
        </translation>
    </message>
    <message>
        <source>saves with others</source>
        <translation>他と組み合わせて削減</translation>
    </message>
    <message>
        <source>All passes together save %1 less without it</source>
        <translation>これがないと、全パスをまとめた削減量が %1 減ります</translation>
    </message>
    <message>
        <source>Halos are computed again.</source>
        <translation>ハローを再計算します。</translation>
    </message>
    <message>
        <source>Equal tiles are loops of the file.</source>
        <translation>等しいタイルはファイルのループです。</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChoice</name>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>コマンドをコピー</translation>
    </message>
    <message>
        <source>Copy the command that writes this program</source>
        <translation>このプログラムを書き出すコマンドをコピー</translation>
    </message>
    <message>
        <source>Choose a program in the table first</source>
        <translation>先に表でプログラムを選んでください</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>タイルなし</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>積和演算</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>メソッドアロケーター</translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s, bit for bit, in %n run(s).</source>
        <translation>
            <numerusform>%n 回の実行で、出力は元とビット単位で一致します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s within %1 in %n run(s).</source>
        <translation>
            <numerusform>%n 回の実行で、出力は元と %1 以内の差で一致します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen program</source>
        <translation>選んだプログラム</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Use this program (Enter); one undo restores the original</source>
        <translation>このプログラムを使います (Enter)。1 回元に戻すと元のプログラムになります</translation>
    </message>
    <message>
        <source>Show the plan of this program next to the present one</source>
        <translation>このプログラムのプランを現在のプランと並べて表示します</translation>
    </message>
    <message>
        <source>This program is already in use</source>
        <translation>このプログラムはすでに使われています</translation>
    </message>
    <message>
        <source>Time, estimated</source>
        <translation>時間 (推定)</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkController</name>
    <message>
        <source>The search was cancelled</source>
        <translation>探索を中止しました</translation>
    </message>
    <message>
        <source>Searching for smaller programs</source>
        <translation>より小さいプログラムを探索中</translation>
    </message>
    <message>
        <source>Shrink: %1</source>
        <translation>縮小：%1</translation>
    </message>
    <message>
        <source>Command copied</source>
        <translation>コマンドをコピーしました</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>削除：%1</translation>
    </message>
    <message>
        <source>An ONNX file cannot be written back in tiles</source>
        <translation>ONNX ファイルはタイルにして書き戻せません</translation>
    </message>
    <message>
        <source>Planning and running use the smaller program. Export writes it as a .pte.</source>
        <translation>計画と実行には小さい方のプログラムを使います。エクスポートでは .pte として書き出します。</translation>
    </message>
    <message>
        <source>Remove all tiles</source>
        <translation>すべてのタイルを削除</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkFront</name>
    <message>
        <source>Smaller programs: arena against cost</source>
        <translation>より小さいプログラム：アリーナとコスト</translation>
    </message>
    <message>
        <source>No smaller programs yet</source>
        <translation>より小さいプログラムはまだありません</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2：%3</translation>
    </message>
    <message>
        <source>original</source>
        <translation>元のプログラム</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkPanel</name>
    <message>
        <source>Count the method allocator</source>
        <translation>メソッドアロケーターを含める</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>コスト</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>最小メモリ</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>Searching for smaller programs…</source>
        <translation>より小さいプログラムを探索中…</translation>
    </message>
    <message>
        <source>No tiled program needs less memory</source>
        <translation>メモリがより少ないタイル化プログラムはありません</translation>
    </message>
    <message>
        <source>No program that was found fits the goal</source>
        <translation>目標に収まるプログラムは見つかりませんでした</translation>
    </message>
    <message>
        <source>Search finds programs that run tile by tile and need less memory</source>
        <translation>探索すると、タイルごとに実行しメモリがより少ないプログラムが見つかります</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>再度探索</translation>
    </message>
    <message numerus="yes">
        <source>searching, %n program(s) so far</source>
        <translation>
            <numerusform>探索中、これまでに %n 個のプログラム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s), each verified and run</source>
        <translation>
            <numerusform>%n 個のプログラム、それぞれ検証・実行済み</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory limit of the smaller program, such as 256K</source>
        <translation>小さい方のプログラムのメモリ制限。例：256K</translation>
    </message>
    <message>
        <source>Cost to keep low in the smaller program</source>
        <translation>小さい方のプログラムで低く抑えるコスト</translation>
    </message>
    <message>
        <source>Adds the memory of the runtime&apos;s method allocator to each arena</source>
        <translation>各アリーナに、ランタイムのメソッドアロケーターのメモリを加えます</translation>
    </message>
    <message>
        <source>%1. Not in tiles: %2</source>
        <translation>%1。タイルにないもの：%2</translation>
    </message>
    <message>
        <source>Found for the goal %1, not for %2</source>
        <translation>目標 %1 で見つけたもので、%2 ではありません</translation>
    </message>
    <message>
        <source>Found for the least memory, not for %1</source>
        <translation>最小メモリで見つけたもので、%1 ではありません</translation>
    </message>
    <message>
        <source>Search for this goal</source>
        <translation>この目標で探す</translation>
    </message>
    <message>
        <source>Recompute halos</source>
        <translation>ハローを再計算</translation>
    </message>
    <message>
        <source>Tiles of a TensorFlow Lite model always recompute their halos</source>
        <translation>TensorFlow Lite モデルのタイルは、常にハローを再計算します</translation>
    </message>
    <message>
        <source>Tiles may compute the rows at their borders again instead of keeping them. The column Work shows the additional multiply-adds.</source>
        <translation>タイルは境界の行（ハロー）を保持せずに再計算できます。増える積和は「計算量」の列に示されます。</translation>
    </message>
    <message>
        <source>Roll loops</source>
        <translation>ループ化する</translation>
    </message>
    <message>
        <source>Loops save memory of the method allocator. Count it first.</source>
        <translation>ループはメソッドアロケーターのメモリを節約します。先にそれを数えてください。</translation>
    </message>
    <message>
        <source>Equal tiles may become loops of the .pte, which take less memory to load.</source>
        <translation>等しいタイルを .pte のループにできます。読み込みに必要なメモリが減ります。</translation>
    </message>
    <message>
        <source>Equal tiles may become one WHILE, which needs less memory only in TensorFlow Lite Micro with its plan.</source>
        <translation>等しいタイルを 1 つの WHILE にできます。必要なメモリが減るのは、計画を使う TensorFlow Lite Micro だけです。</translation>
    </message>
    <message>
        <source>%1 with method allocator</source>
        <translation>%1 とメソッドアロケーター</translation>
    </message>
</context>
<context>
    <name>arenascope::SizeMapCanvas</name>
    <message>
        <source>%1 = %2, %3 = %4</source>
        <translation>%1 = %2、%3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✗ %1: %2, over by %3</source>
        <translation>✗ %1：%2、%3 超過</translation>
    </message>
    <message>
        <source>✓ %1: %2, %3 to spare</source>
        <translation>✓ %1：%2、余裕 %3</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>%1 の上界</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>上界</translation>
    </message>
    <message>
        <source>in the cells: %1</source>
        <translation>セル内：%1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceChart</name>
    <message>
        <source>Source</source>
        <translation>ソース</translation>
    </message>
    <message>
        <source>Source files</source>
        <translation>ソースファイル</translation>
    </message>
    <message>
        <source>Show the whole file…</source>
        <translation>ファイル全体を表示…</translation>
    </message>
    <message>
        <source>Read the file at its recorded path, or choose where it is</source>
        <translation>記録されたパスのファイルを読み込むか、場所を選びます</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>エディターで開く</translation>
    </message>
    <message>
        <source>Open the file at the line with the editor of the Preferences</source>
        <translation>「設定」のエディターでファイルをその行で開きます</translation>
    </message>
    <message>
        <source>step </source>
        <translation>ステップ </translation>
    </message>
    <message>
        <source>Step whose live bytes are shown</source>
        <translation>生存バイトを表示するステップ</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>ピーク</translation>
    </message>
    <message>
        <source>Go to the step with the most live bytes</source>
        <translation>生存バイトが最も多いステップへ移動</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>グループ化</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Line with the most bytes</source>
        <translation>バイトが最も多い行</translation>
    </message>
    <message>
        <source>Slowest line</source>
        <translation>最も遅い行</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Run on this machine</source>
        <translation>このマシンでの実行</translation>
    </message>
    <message>
        <source>%1: as recorded in the program</source>
        <translation>%1：プログラムの記録どおり</translation>
    </message>
    <message>
        <source>%1: all recorded lines agree</source>
        <translation>%1：記録された行はすべて一致</translation>
    </message>
    <message>
        <source>%1: %2 of %3 recorded lines differ</source>
        <translation>%1：記録された %3 行のうち %2 行が異なります</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>選択</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n operator(s)</source>
        <translation>
            <numerusform>%1：%n 個の演算子</numerusform>
        </translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>%1 はどこですか？</translation>
    </message>
    <message>
        <source>Python (*.py);;All files (*)</source>
        <translation>Python (*.py);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>%1 in the program&apos;s archive</source>
        <translation>プログラムのアーカイブ内の %1</translation>
    </message>
    <message>
        <source>Select a line or a part to list its operators</source>
        <translation>行または部分を選択すると、その演算子が一覧になります</translation>
    </message>
    <message>
        <source>no plan yet</source>
        <translation>プランなし</translation>
    </message>
    <message>
        <source>operators of the last run</source>
        <translation>最後の実行の演算子</translation>
    </message>
    <message>
        <source>Selection, %1</source>
        <translation>選択、%1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceLabels</name>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message>
        <source>Modules and lines</source>
        <translation>モジュールと行</translation>
    </message>
    <message>
        <source>Python stack</source>
        <translation>Python スタック</translation>
    </message>
    <message>
        <source>inputs and states</source>
        <translation>入力と状態</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>アラインメント</translation>
    </message>
    <message>
        <source>no line recorded</source>
        <translation>行の記録なし</translation>
    </message>
    <message>
        <source>program</source>
        <translation>プログラム</translation>
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
        <translation>ソースの行</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>%1 行目</translation>
    </message>
    <message>
        <source>%1: %2; in its calls %3</source>
        <translation>%1：%2、呼び出し先 %3</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>生存</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>時間、ms</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The file records no Python lines</source>
        <translation>ファイルに Python の行が記録されていません</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceOperators</name>
    <message>
        <source>Operators of the line</source>
        <translation>行の演算子</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>バイト</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>時間、ms</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>lifetimes</source>
        <translation>生存期間</translation>
    </message>
    <message>
        <source>loading the plan</source>
        <translation>プランを読み込み中</translation>
    </message>
    <message>
        <source>lowering</source>
        <translation>ローワリング</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>開いています</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>計画中</translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation>バッファーを読み込み中</translation>
    </message>
    <message>
        <source>reading the file back</source>
        <translation>ファイルを読み戻し中</translation>
    </message>
    <message>
        <source>reading methods</source>
        <translation>メソッドを読み込み中</translation>
    </message>
    <message>
        <source>reading the graph</source>
        <translation>グラフを読み込み中</translation>
    </message>
    <message>
        <source>reading the trace</source>
        <translation>トレースを読み込み中</translation>
    </message>
    <message>
        <source>running the file</source>
        <translation>ファイルを実行中</translation>
    </message>
    <message>
        <source>running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>スケジュール</translation>
    </message>
    <message>
        <source>writing a temporary copy</source>
        <translation>一時コピーを書き出し中</translation>
    </message>
    <message>
        <source>writing data</source>
        <translation>データを書き出し中</translation>
    </message>
    <message>
        <source>writing methods</source>
        <translation>メソッドを書き出し中</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>書き出し中</translation>
    </message>
    <message>
        <source>compiling %1</source>
        <translation>%1 をコンパイル中</translation>
    </message>
    <message>
        <source>lowering %1</source>
        <translation>%1 をローワリング中</translation>
    </message>
    <message>
        <source>partitioning: %1</source>
        <translation>分割中：%1</translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation>パス：%1</translation>
    </message>
    <message>
        <source>planning: %1</source>
        <translation>計画中：%1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>sizes of %1</source>
        <translation>%1 のサイズ</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>配置中</translation>
    </message>
    <message>
        <source>loading the module</source>
        <translation>モジュールを読み込み中</translation>
    </message>
    <message>
        <source>running under the sanitizer</source>
        <translation>サニタイザーで実行中</translation>
    </message>
    <message>
        <source>without delegates</source>
        <translation>デリゲートなし</translation>
    </message>
    <message>
        <source>region by region</source>
        <translation>領域ごと</translation>
    </message>
    <message>
        <source>the opposite order</source>
        <translation>逆の順序</translation>
    </message>
</context>
<context>
    <name>arenascope::StartPage</name>
    <message>
        <source>See what a model keeps in memory, step by step, and change the plan until it fits.</source>
        <translation>モデルがメモリに保持する内容をステップごとに確認し、収まるまでプランを調整できます。</translation>
    </message>
    <message>
        <source>Open model…   Ctrl O</source>
        <translation>モデルを開く…   Ctrl O</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近使ったファイル</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>リストを消去</translation>
    </message>
    <message>
        <source>or drop a file here</source>
        <translation>またはここにファイルをドロップ</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>セッションを開く…</translation>
    </message>
    <message>
        <source>planned immediately, works offline</source>
        <translation>すぐに計画され、オフラインで使えます</translation>
    </message>
    <message>
        <source>Target for opened programs</source>
        <translation>開くプログラムのターゲット</translation>
    </message>
    <message>
        <source>Device whose memories an opened program gets; a session has its own</source>
        <translation>開いたプログラムにこのデバイスのメモリを割り当てます。セッションは自身のものを使います</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Preset files</source>
        <translation>プリセットファイル</translation>
    </message>
</context>
<context>
    <name>arenascope::StateDialog</name>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>バッファー</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>先頭の値</translation>
    </message>
    <message>
        <source>State buffers</source>
        <translation>状態バッファー</translation>
    </message>
    <message>
        <source>This program has no state.</source>
        <translation>このプログラムに状態はありません。</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>最大</translation>
    </message>
</context>
<context>
    <name>arenascope::StatusLine</name>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>planned in the file</source>
        <translation>ファイル内で計画済み</translation>
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation>%1 ms で計画</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) selected</source>
        <translation>
            <numerusform>%n テンソルを選択中</numerusform>
        </translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>quick plan, in %1 ms</source>
        <translation>簡易プラン、%1 ms</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>縮小…</translation>
    </message>
</context>
<context>
    <name>arenascope::StepCorner</name>
    <message>
        <source>Colour by</source>
        <translation>色分け</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>色分け：%1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>All views show only these steps; click to show all</source>
        <translation>すべてのビューはこれらのステップだけを表示します。クリックですべて表示</translation>
    </message>
</context>
<context>
    <name>arenascope::StepPointer</name>
    <message>
        <source>select at steps %1</source>
        <translation>ステップ %1 を選択</translation>
    </message>
</context>
<context>
    <name>arenascope::Studies</name>
    <message>
        <source>Sizes of %1</source>
        <translation>%1 のサイズ</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>デリゲートを比較中</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>フットプリントを計算中</translation>
    </message>
    <message>
        <source>Sizes of %1 and %2</source>
        <translation>%1 と %2 のサイズ</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>最小 %1 が最大 %2 を超えています</translation>
    </message>
    <message>
        <source>Smallest %1</source>
        <translation>最小の %1</translation>
    </message>
    <message>
        <source>Largest %1</source>
        <translation>最大の %1</translation>
    </message>
    <message>
        <source>As in file</source>
        <translation>ファイルどおり</translation>
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
        <translation>%1 に設定</translation>
    </message>
    <message>
        <source>Fix to %1</source>
        <translation>%1 に固定</translation>
    </message>
    <message>
        <source>As in example</source>
        <translation>例のとおり</translation>
    </message>
    <message>
        <source>The file has no upper bound for %1, which planning needs. Type the largest value and press Enter.</source>
        <translation>計画に必要な %1 の上界がファイルにありません。最大値を入力して Enter を押してください。</translation>
    </message>
    <message>
        <source>Makes the dimension static; runs refuse other sizes</source>
        <translation>次元を静的にします。実行はほかのサイズを拒否します</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit: %2</source>
        <translation>アリーナが収まる最大の %1：%2</translation>
    </message>
    <message>
        <source>No value of %1 makes the arenas fit</source>
        <translation>%1 がどの値でもアリーナは収まりません</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolSection</name>
    <message>
        <source>file %1</source>
        <translation>ファイル %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>、例 %1</translation>
    </message>
    <message>
        <source>no upper bound</source>
        <translation>上界なし</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✗ %1: %2 of %3, over by %4</source>
        <translation>✗ %1：%2 / %3、%4 超過</translation>
    </message>
    <message>
        <source>✓ %1: %2 of %3, %4 to spare</source>
        <translation>✓ %1：%2 / %3、余裕 %4</translation>
    </message>
    <message>
        <source>%1: being planned</source>
        <translation>%1：計画中</translation>
    </message>
    <message>
        <source>planned as %1, as in the file</source>
        <translation>ファイルどおり %1 として計画</translation>
    </message>
    <message>
        <source>planned as %1</source>
        <translation>%1 として計画</translation>
    </message>
    <message>
        <source>The file has no range for %1. Set one to plan for other sizes.</source>
        <translation>ファイルに %1 の範囲がありません。ほかのサイズで計画するには設定してください。</translation>
    </message>
    <message>
        <source>Planned maximum of %1; in the file it is %2</source>
        <translation>%1 の計画上の最大値。ファイルでは %2</translation>
    </message>
    <message>
        <source>Arena for %1 up to %2</source>
        <translation>%1 が %2 までのアリーナ</translation>
    </message>
</context>
<context>
    <name>arenascope::TabStrip</name>
    <message>
        <source>Open programs</source>
        <translation>開いているプログラム</translation>
    </message>
    <message>
        <source>%1, unsaved edits</source>
        <translation>%1、未保存の編集あり</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 を閉じる</translation>
    </message>
</context>
<context>
    <name>arenascope::TabbedWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>閉じる(&amp;C)</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>ほかを閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the shown program</source>
        <translation>表示中のプログラムと比較(&amp;M)</translation>
    </message>
    <message>
        <source>This program is shown; use the menu of another tab</source>
        <translation>このプログラムは表示中です。別のタブのメニューを使ってください</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>パスをコピー(&amp;P)</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>フォルダーを開く(&amp;F)</translation>
    </message>
    <message>
        <source>%1 (unsaved edits)</source>
        <translation>%1（未保存の編集）</translation>
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
        <translation>収まる</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>unknown until it is measured: see Footprint</source>
        <translation>測定するまで不明です。「フットプリント」を参照</translation>
    </message>
    <message>
        <source>%1 over by %2</source>
        <translation>%1 が %2 超過</translation>
    </message>
    <message>
        <source>Find a target, or enter a size: 256K</source>
        <translation>ターゲットを検索、またはサイズを入力：256K</translation>
    </message>
    <message>
        <source>Find a target, or enter a size</source>
        <translation>ターゲットを検索、またはサイズを入力</translation>
    </message>
    <message>
        <source>verdicts for the smallest plan</source>
        <translation>最小のプランでの判定</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>New target…</source>
        <translation>新しいターゲット…</translation>
    </message>
    <message>
        <source>From a linker map…</source>
        <translation>リンカーマップから…</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter use    Esc close</source>
        <translation>↑ ↓ 選択    Enter 使用    Esc 閉じる</translation>
    </message>
    <message>
        <source>One memory of %1</source>
        <translation>%1 のメモリ 1 つ</translation>
    </message>
    <message>
        <source>%1 %2, no limit</source>
        <translation>%1 %2、制限なし</translation>
    </message>
    <message>
        <source>%1: no limit</source>
        <translation>%1：制限なし</translation>
    </message>
    <message>
        <source>Save the current pools and limits as a new target</source>
        <translation>現在のプールと制限を新しいターゲットとして保存</translation>
    </message>
    <message>
        <source>Count the memory that the rest of the firmware uses</source>
        <translation>ファームウェアの残りが使うメモリを数える</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetController</name>
    <message>
        <source>Save these pools as a preset</source>
        <translation>これらのプールをプリセットとして保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Saved %1 as a preset</source>
        <translation>%1 をプリセットとして保存しました</translation>
    </message>
    <message>
        <source>Cortex-M &amp;core</source>
        <translation>Cortex-M コア(&amp;C)</translation>
    </message>
    <message>
        <source>Quantised &amp;layers on integers</source>
        <translation>量子化層を整数で(&amp;L)</translation>
    </message>
    <message>
        <source>With the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>ExecuTorch の Cortex-M ライブラリの演算子を使います</translation>
    </message>
    <message>
        <source>The program has no quantised layers; quantise the model before exporting it</source>
        <translation>プログラムに量子化層がありません。エクスポート前にモデルを量子化してください</translation>
    </message>
    <message>
        <source>Detected from the program</source>
        <translation>プログラムから検出</translation>
    </message>
    <message>
        <source>The core that matches the program&apos;s scratch sizes and kernel sums</source>
        <translation>プログラムのスクラッチサイズとカーネルの和に合うコア</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>%1 のカーネル</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>ターゲット：%1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>制限なし</translation>
    </message>
    <message>
        <source>Folder of your presets</source>
        <translation>自分のプリセットのフォルダー</translation>
    </message>
    <message>
        <source>Choose the device, and see which devices the program fits</source>
        <translation>デバイスを選び、プログラムがどのデバイスに収まるかを確認</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetWords</name>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 は %3 ではなく %2</translation>
    </message>
    <message>
        <source>%1 %2 added</source>
        <translation>%1 %2 を追加</translation>
    </message>
    <message>
        <source>other settings of %1</source>
        <translation>%1 の設定が異なる</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>the detected core</source>
        <translation>検出されたコア</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%2 ではなく %1</translation>
    </message>
    <message>
        <source>other settings of the runtime</source>
        <translation>ランタイムの設定が異なる</translation>
    </message>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1、変更あり：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>ファイルどおり</translation>
    </message>
    <message>
        <source>own pools</source>
        <translation>独自のプール</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorModel</name>
    <message>
        <source>caller</source>
        <translation>呼び出し側</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>オフセット</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>aliases output %1</source>
        <translation>出力 %1 のエイリアス</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>トラフィック</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>空 %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>計画</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorTable</name>
    <message>
        <source>No tensor matches the filter.</source>
        <translation>フィルターに一致するテンソルはありません。</translation>
    </message>
    <message>
        <source>Filter: name, op, &gt; 64K, step 11</source>
        <translation>フィルター：名前、演算子、&gt; 64K、step 11</translation>
    </message>
    <message>
        <source>Filter of the tensors</source>
        <translation>テンソルのフィルター</translation>
    </message>
    <message>
        <source>Pool of the tensors</source>
        <translation>テンソルのプール</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>テンソル</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>すべてのプール</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>呼び出し側</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>%1 を呼び出し側でバインド</translation>
    </message>
    <message>
        <source>Plan %1 into an arena</source>
        <translation>%1 をアリーナ内に計画</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>As many columns as fit</source>
        <translation>収まるだけの列</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or kind:input. F1 explains the language.</source>
        <translation>単語と条件（例：conv size&gt;=64K、kind:input）。F1 で言語を説明します。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s)</source>
        <translation>
            <numerusform>%n 個中 %1 個のテンソル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorView</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n 個のテンソル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TileGroups</name>
    <message>
        <source>tile %1</source>
        <translation>タイル %1</translation>
    </message>
    <message>
        <source>tile %1, rows %2–%3</source>
        <translation>タイル %1、行 %2～%3</translation>
    </message>
</context>
<context>
    <name>arenascope::Tiles</name>
    <message numerus="yes">
        <source>%1 in %n tile(s)</source>
        <translation>
            <numerusform>%1、%n タイル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %n tile(s)</source>
        <translation>
            <numerusform>%1～%2、%n タイル</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TilesSection</name>
    <message>
        <source>Tiles</source>
        <translation>タイル</translation>
    </message>
    <message>
        <source>Change in Shrink</source>
        <translation>「縮小」で変更</translation>
    </message>
    <message>
        <source>Choose other tiles, or none (F7)</source>
        <translation>別のタイル、またはタイルなしを選びます (F7)</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>タイル %1 / %2</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>分割元</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>%1–%2 of %3, along dimension %4</source>
        <translation>%3 のうち %1～%2、次元 %4 に沿って</translation>
    </message>
    <message>
        <source>Same bytes as</source>
        <translation>同じバイト</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>タイル %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n 個のタイル</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps rows of</source>
        <translation>保持する行の元</translation>
    </message>
    <message>
        <source>Tiled group</source>
        <translation>タイルグループ</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Lifetimes</source>
        <translation>生存期間</translation>
    </message>
    <message>
        <source>in order of execution</source>
        <translation>実行順</translation>
    </message>
    <message>
        <source>live, %1</source>
        <translation>生存、%1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>ピーク時</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>スクラッチ</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>アクセス済み</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>モジュール別</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n 行が非表示</numerusform>
        </translation>
    </message>
    <message>
        <source>run time</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>slowest two</source>
        <translation>最も遅い 2 つ</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>プランを読み込み中…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>計画対象なし：このメソッドにアリーナを使う演算子はありません</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>ホストメモリ</translation>
    </message>
    <message>
        <source>device time</source>
        <translation>デバイスの時間</translation>
    </message>
</context>
<context>
    <name>arenascope::TimesRow</name>
    <message>
        <source>the run failed: %1</source>
        <translation>実行に失敗しました：%1</translation>
    </message>
    <message>
        <source>%1 took %2 ms at step %3</source>
        <translation>%1 はステップ %3 で %2 ms かかりました</translation>
    </message>
    <message>
        <source>The run failed</source>
        <translation>実行に失敗しました</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation>最も遅い演算子</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>failed: nothing ran from here on</source>
        <translation>失敗：ここから先は実行されていません</translation>
    </message>
    <message>
        <source>%1 did not run; the run failed at step %2</source>
        <translation>%1 は実行されませんでした。実行はステップ %2 で失敗しました</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3; from %4 to %5 in its runs</source>
        <translation>%1 はデバイスのステップ %3 で %2 かかりました。実行では %4～%5</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3</source>
        <translation>%1 はデバイスのステップ %3 で %2 かかりました</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message numerus="yes">
        <source>ticks, median of %n run(s)</source>
        <translation>
            <numerusform>ティック、%n 回の実行の中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ティック</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 ティック</translation>
    </message>
</context>
<context>
    <name>arenascope::TitleLine</name>
    <message>
        <source>unsaved edits</source>
        <translation>未保存の編集</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s)</source>
        <translation>
            <numerusform>未保存の編集 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>no edits</source>
        <translation>編集なし</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>編集 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>as in the session</source>
        <translation>セッションのとおり</translation>
    </message>
</context>
<context>
    <name>arenascope::UnsavedDialog</name>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存の編集</translation>
    </message>
    <message numerus="yes">
        <source>Save the edits of %n program(s)?</source>
        <translation>
            <numerusform>%n 個のプログラムの編集を保存しますか？</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs with unsaved edits</source>
        <translation>未保存の編集があるプログラム</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>すべて保存</translation>
    </message>
    <message>
        <source>Save %1, discard the rest</source>
        <translation>%1 を保存し、残りを破棄</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>セッションはすべての編集（プール、ピン留め、範囲、プランナー、パス、タイル）を保存します。モデルは変更されません。</translation>
    </message>
</context>
<context>
    <name>arenascope::ValuesSection</name>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Save as .npy…</source>
        <translation>.npy として保存…</translation>
    </message>
    <message>
        <source>The file has no values of this tensor.</source>
        <translation>ファイルにこのテンソルの値がありません。</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>min %1, max %2, NaN %3, infinities %4</source>
        <translation>最小 %1、最大 %2、NaN %3、無限大 %4</translation>
    </message>
    <message>
        <source>counted by the last run</source>
        <translation>前回の実行で集計</translation>
    </message>
    <message>
        <source>min %1, max %2, mean %3, σ %4, zeros %5</source>
        <translation>最小 %1、最大 %2、平均 %3、σ %4、ゼロ %5</translation>
    </message>
    <message>
        <source>NaN %1, infinities %2</source>
        <translation>NaN %1、無限大 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n 個の数</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>値を保存</translation>
    </message>
    <message>
        <source>NumPy (*.npy)</source>
        <translation>NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Read values</source>
        <translation>値を読み出す</translation>
    </message>
    <message>
        <source>Repeats the last run and keeps the values of this tensor</source>
        <translation>最後の実行を繰り返し、このテンソルの値を残します</translation>
    </message>
    <message>
        <source>Run the program (F6), then read the values here.</source>
        <translation>プログラムを実行 (F6) してから、ここで値を読み出します。</translation>
    </message>
</context>
<context>
    <name>arenascope::WhatsThis</name>
    <message>
        <source>The size of each arena over the range of a dimension, and the largest value that still fits.</source>
        <translation>次元の範囲に対する各アリーナのサイズと、収まる最大の値。</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas.</source>
        <translation>計画したアリーナ内でプログラムを実行します。</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported.</source>
        <translation>表示・実行・エクスポートするプランのプランナー。</translation>
    </message>
    <message>
        <source>Panels around the charts. Drag a tab or a title to put a panel elsewhere; View ▸ Reset layout puts all back.</source>
        <translation>図の周りのパネル。タブまたはタイトルをドラッグして移動します。表示 ▸ レイアウトをリセット ですべて元に戻ります。</translation>
    </message>
    <message>
        <source>Steps run from left to right, offsets from bottom to top. Each rectangle is a tensor: its width is the lifetime, its height the bytes. Drag one to move it.</source>
        <translation>ステップは左から右、オフセットは下から上。長方形がテンソルで、幅は生存期間、高さはバイトです。ドラッグで移動します。</translation>
    </message>
    <message>
        <source>Live bytes at every step, and a bar for each tensor&apos;s lifetime. After a run, also the time of each step.</source>
        <translation>各ステップの生存バイトと、各テンソルの生存期間の棒。実行後は各ステップの時間も表示します。</translation>
    </message>
    <message>
        <source>The arena at one step: live tensors, gaps, and what the peak consists of.</source>
        <translation>あるステップのアリーナ：生存テンソル、隙間、ピークの内訳。</translation>
    </message>
    <message>
        <source>Up to four plans, of this program or other files, side by side on the same axes, with tables of their differences.</source>
        <translation>このプログラムやほかのファイルのプランを最大 4 つ、同じ軸に並べ、違いの表を付けます。</translation>
    </message>
    <message>
        <source>Operators in the frames of their modules, branches and loops. Frames open and close in place; edges are as wide as the bytes that run along them.</source>
        <translation>モジュール、分岐、ループの枠の中の演算子。枠はその場で開閉し、辺の太さは流れるバイトを示します。</translation>
    </message>
    <message>
        <source>RAM and flash that the program needs on a device, against its limits.</source>
        <translation>プログラムがデバイスで必要とする RAM とフラッシュを、制限と比べて示します。</translation>
    </message>
    <message>
        <source>Saves edits, plan, notes and view to a session file. The program itself is not changed.</source>
        <translation>編集、プラン、メモ、表示をセッションファイルに保存します。プログラム自体は変わりません。</translation>
    </message>
    <message>
        <source>Reads the file again and reapplies your edits.</source>
        <translation>ファイルを読み直し、編集を再適用します。</translation>
    </message>
    <message>
        <source>Undoes the last edit and restores its plan.</source>
        <translation>最後の編集を元に戻し、そのプランを復元します。</translation>
    </message>
    <message>
        <source>Redoes the last undone edit.</source>
        <translation>元に戻した最後の編集をやり直します。</translation>
    </message>
    <message>
        <source>Replans with every planner for comparison. Pinned tensors stay in place.</source>
        <translation>比較のためすべてのプランナーで再計画します。ピン留めしたテンソルは動きません。</translation>
    </message>
    <message>
        <source>Writes the program with this plan, after proving it: the file is read back, run and compared.</source>
        <translation>検証の後、このプランでプログラムを書き出します：ファイルを読み戻し、実行し、比較します。</translation>
    </message>
    <message>
        <source>Shows the tensors live at the peak, why it cannot be lower, and what would lower it.</source>
        <translation>ピークで生存するテンソル、下げられない理由、下げる方法を表示します。</translation>
    </message>
    <message>
        <source>Compares this plan with another file.</source>
        <translation>このプランを別のファイルと比較します。</translation>
    </message>
    <message>
        <source>Views of the plan. All show the same selection, step and step range.</source>
        <translation>プランのビュー。すべて同じ選択、ステップ、ステップ範囲を表示します。</translation>
    </message>
    <message>
        <source>Shows which backend takes which nodes, the reasons for the rest, and the effect on the arenas.</source>
        <translation>どのバックエンドがどのノードを引き受けるか、残りの理由、アリーナへの影響を表示します。</translation>
    </message>
    <message>
        <source>Sizes that change at run time. Plans use the upper bound; a smaller bound needs less memory.</source>
        <translation>実行時に変わるサイズ。プランは上界を使い、上界が小さいほどメモリは少なくて済みます。</translation>
    </message>
    <message>
        <source>Every edit since the document was opened. Click one to return to that state.</source>
        <translation>ドキュメントを開いてからのすべての編集。クリックでその時点に戻ります。</translation>
    </message>
    <message>
        <source>Details of the selected tensor: elements, bytes, padding and lifetime. Set its pool, offset and pin here, or write a note.</source>
        <translation>選択したテンソルの詳細：要素、バイト、パディング、生存期間。プールとオフセットの設定、ピン留め、メモもここで行います。</translation>
    </message>
    <message>
        <source>Messages about opened, planned, run and written files, in order.</source>
        <translation>開いた、計画した、実行した、書き出したファイルについてのメッセージ（順番どおり）。</translation>
    </message>
    <message>
        <source>Inputs, outputs, state and modules of the program. Choose the method here.</source>
        <translation>プログラムの入力、出力、状態、モジュール。メソッドはここで選びます。</translation>
    </message>
    <message>
        <source>One row per planner: bytes per pool, distance to the lower bound, and verdict. Select a row to show that plan in every view.</source>
        <translation>プランナーごとに 1 行：プールごとのバイト、下界との差、判定。行を選ぶとそのプランがすべてのビューに表示されます。</translation>
    </message>
    <message>
        <source>Memories of the device: capacity, alignment, cost and use, and the rules that assign tensors. Drop tensors on a card to move them there.</source>
        <translation>デバイスのメモリ：容量、アラインメント、コスト、使用量と、テンソルを割り当てる規則。カードにテンソルをドロップすると移動します。</translation>
    </message>
    <message>
        <source>Faults of the plan: live tensors that share bytes, pools that are too small, and notes of the importer.</source>
        <translation>プランの欠陥：バイトを共有する生存テンソル、小さすぎるプール、インポーターの注記。</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas with your inputs or random ones, and compares the outputs with recorded ones.</source>
        <translation>計画されたアリーナの中で、指定または乱数の入力でプログラムを実行し、出力を記録と比較します。</translation>
    </message>
    <message>
        <source>Every tensor of the method: pool, bytes, offset and lifetime. Filter by name, operator or module, or drag a row onto a pool card.</source>
        <translation>メソッドのすべてのテンソル：プール、バイト、オフセット、生存期間。名前、演算子、モジュールで絞り込むか、行をプールのカードへドラッグします。</translation>
    </message>
    <message>
        <source>Python lines of the program with the bytes and the time that each causes, and the shares of modules and lines at a step.</source>
        <translation>プログラムの Python 行と各行のバイト数と時間、あるステップでのモジュールと行の割合。</translation>
    </message>
    <message>
        <source>Changes of the program that need less memory: passes, and operators that run tile by tile. Each is measured before you choose it.</source>
        <translation>メモリを減らすプログラムの変更：パスと、タイルごとに実行する演算子。どれも選ぶ前に測定されます。</translation>
    </message>
    <message>
        <source>Opens a program (.pt2, .pte, .onnx, .tflite), an allocation problem or a session. Files can also be dropped on the window.</source>
        <translation>プログラム（.pt2、.pte、.onnx、.tflite）、割り当て問題、またはセッションを開きます。ファイルをウィンドウにドロップすることもできます。</translation>
    </message>
    <message>
        <source>Finds tensors, constants and operators by words and conditions, such as size&gt;=64K.</source>
        <translation>size&gt;=64K のような単語と条件でテンソル、定数、演算子を検索します。</translation>
    </message>
</context>
<context>
    <name>arenascope::WindowRemedy</name>
    <message>
        <source>allow {bytes} B in Preferences, Planning</source>
        <translation>「設定」の「計画」で {bytes} B を許可してください</translation>
    </message>
    <message>
        <source>write a trace of lifetimes</source>
        <translation>生存期間のトレースを書き出してください</translation>
    </message>
    <message>
        <source>let the caller supply &apos;{name}&apos;, or all inputs and outputs</source>
        <translation>「{name}」またはすべての入出力を呼び出し側に任せてください</translation>
    </message>
    <message>
        <source>set the largest value of {symbols} under Dimensions</source>
        <translation>「次元」で {symbols} の最大値を設定してください</translation>
    </message>
    <message>
        <source>set the largest value of {symbol} under Dimensions</source>
        <translation>「次元」で {symbol} の最大値を設定してください</translation>
    </message>
    <message>
        <source>choose another planner, or confirm the export</source>
        <translation>別のプランナーを選ぶか、エクスポートを確認してください</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or confirm the export</source>
        <translation>別のプランナーを選ぶかパスを減らすか、エクスポートを確認してください</translation>
    </message>
    <message>
        <source>choose another target, or confirm the export</source>
        <translation>別のターゲットを選ぶか、エクスポートを確認してください</translation>
    </message>
    <message>
        <source>give the rule kind:state a separate pool, or remove the rule for state</source>
        <translation>規則 kind:state に専用のプールを与えるか、状態の規則を外してください</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs}; enter it in Run, in the menu of the input</source>
        <translation>サイズが {inputs} の値によって決まります。「実行」の入力のメニューで値を入力してください</translation>
    </message>
    <message>
        <source>give input {index} a value in its menu in Run, or choose random numbers or zeros</source>
        <translation>「実行」の入力 {index} のメニューで値を指定するか、乱数またはゼロを選んでください</translation>
    </message>
    <message>
        <source>give input {index} a buffer: a value in its menu in Run, random numbers or zeros</source>
        <translation>入力 {index} にバッファーを指定してください（「実行」の入力のメニューの値、乱数、またはゼロ）</translation>
    </message>
    <message>
        <source>enter the sizes of its dimensions in Run</source>
        <translation>「実行」でその次元のサイズを入力してください</translation>
    </message>
    <message>
        <source>run without “Check all values”</source>
        <translation>「すべての値を検査」なしで実行してください</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: set the tolerance per output to {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>整数カーネルと PyTorch では丸めが異なります。出力ごとの許容誤差を {tolerance} にするか、ExecuTorch のカーネルの出力を記録してください</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; choose a recorded run in Run to check its test cases</source>
        <translation>このファイルは BundledProgram です。テストケースを検査するには「実行」で記録された実行を選んでください</translation>
    </message>
    <message>
        <source>set {symbol} to one size, such as {size}, under Dimensions</source>
        <translation>「次元」で {symbol} を 1 つのサイズ（{size} など）に設定してください</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or choose “Allow at export” in Problems</source>
        <translation>より広い範囲でモデルをエクスポートし直すか、「問題」で「エクスポート時に許可」を選んでください</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as set in Preferences, Planning</source>
        <translation>最大 {limit} バイト（「設定」の「計画」で指定）</translation>
    </message>
    <message>
        <source>choose “Search for a better order” under Pools</source>
        <translation>「プール」で「より良い順序を探す」を選んでください</translation>
    </message>
    <message>
        <source>choose the program&apos;s core in the menu Target, Cortex-M core</source>
        <translation>メニュー「ターゲット」の「Cortex-M コア」でプログラムのコアを選んでください</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}</source>
        <translation>メソッド「{method}」の状態「{state}」は、{methods} の同名の状態とは別です</translation>
    </message>
    <message>
        <source>use the file&apos;s own plan, which shares the states</source>
        <translation>状態を共有する、ファイル自身のプランを使ってください</translation>
    </message>
    <message>
        <source>open the program, then drop the array on its input in Run</source>
        <translation>プログラムを開き、「実行」の入力に配列をドロップしてください</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window</source>
        <translation>実行した .pte を開き、同じウィンドウでこのファイルを開いてください</translation>
    </message>
    <message>
        <source>put it next to the .pte that it belongs to, and open the .pte</source>
        <translation>対応する .pte と同じ場所に置き、その .pte を開いてください</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder</source>
        <translation>プログラムのフォルダーに置いてください</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder</source>
        <translation>定数が {constants} 個不足しています。{file} をプログラムのフォルダーに置いてください</translation>
    </message>
    <message>
        <source>open that file, then choose this one in the menu File, Take names from…</source>
        <translation>そのファイルを開いてから、メニュー「ファイル」の「名前の取得元…」でこのファイルを選んでください</translation>
    </message>
    <message>
        <source>a session that ArenaScope saved</source>
        <translation>ArenaScope で保存したセッション</translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation>%1 を開きました</translation>
    </message>
    <message>
        <source>Comparing planners</source>
        <translation>プランナーを比較中</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>計画中</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
    <message>
        <source>%1: %2, tensors: %3, %4</source>
        <translation>%1：%2、テンソル：%3、%4</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n instruction(s) have names from %2</source>
        <translation>
            <numerusform>%n 個の命令のうち %1 個に %2 の名前があります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 を %2 へ移動</translation>
    </message>
    <message>
        <source>Select with the same</source>
        <translation>同じものを選択</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>プール</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>演算子</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>モジュール</translation>
    </message>
    <message>
        <source>Steps (lifetimes that overlap)</source>
        <translation>ステップ（生存期間が重なる）</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>アラインメント</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n バイト</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを解除</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 をピン留め</translation>
    </message>
    <message numerus="yes">
        <source>Align %1 to %n byte(s)</source>
        <translation>
            <numerusform>%1 を %n バイトに整列</numerusform>
        </translation>
    </message>
    <message>
        <source>Set offset</source>
        <translation>オフセットを設定</translation>
    </message>
    <message>
        <source>Offset of %1 (0x06C000, 442368 or 432K)</source>
        <translation>%1 のオフセット（0x06C000、442368 または 432K）</translation>
    </message>
    <message>
        <source>No planned tensor is selected</source>
        <translation>計画済みのテンソルが選択されていません</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>オフセットを設定…</translation>
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
        <translation>プールへ移動</translation>
    </message>
    <message>
        <source>Pin %1 in place</source>
        <translation>%1 をこの位置にピン留め</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 はオフセットではありません。0x06C000、442368、または 432K と入力してください</translation>
    </message>
    <message>
        <source>Same as the pool</source>
        <translation>プールと同じ</translation>
    </message>
    <message>
        <source>Align %1 like its pool</source>
        <translation>%1 をプールと同じに整列</translation>
    </message>
    <message>
        <source>Move up by its alignment</source>
        <translation>整列単位だけ上へ移動</translation>
    </message>
    <message>
        <source>Move down by its alignment</source>
        <translation>整列単位だけ下へ移動</translation>
    </message>
</context>
</TS>
