<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en_US">
<context>
    <name>Runner</name>
    <message>
        <source>✓ all %1 tensors equal those of a plan that shares nothing</source>
        <translation>✓ 全 %1 テンソルが共有なしのプランと一致</translation>
    </message>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ 最初の相違は %1：%2 が %4 ではなく %3</translation>
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
    <message numerus="yes">
        <source>%n tensor(s) at their pools and offsets</source>
        <translation>
            <numerusform>%n テンソルが所定のプールとオフセットにあります</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not where they were planned</source>
        <translation>
            <numerusform>%1 / %n テンソルが計画した位置にありません</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes owned</source>
        <translation>バイトの専有</translation>
    </message>
    <message>
        <source>no two tensors share bytes while both live</source>
        <translation>同時に生存する 2 つのテンソルがバイトを共有しません</translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation>実行済み、出力一致</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>実行済み、出力不一致</translation>
    </message>
    <message>
        <source>%1, %2 of %3 outputs within tolerance, max |Δ| %4</source>
        <translation>%1、出力 %2 / %3 が許容誤差内、max |Δ| %4</translation>
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
        <source>Set a capacity, see what the peak is made of, and move tensors to a second pool.</source>
        <translation>容量を設定し、ピークの内訳を確認して、テンソルを 2 つ目のプールへ移します。</translation>
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
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>アリーナ</translation>
    </message>
    <message>
        <source>The memory plan appears here: open a program with Ctrl+O</source>
        <translation>ここにメモリプランが表示されます：Ctrl+O でプログラムを開いてください</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>計画対象なし：このメソッドにはアリーナ内で動く演算子がありません</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>オフセット、%1</translation>
    </message>
    <message>
        <source>no tensors in %1: drop one here</source>
        <translation>%1 にテンソルはありません：ここにドロップ</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>生存バイト、%1</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 と %2 が %3 を共有</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>元の位置</translation>
    </message>
    <message>
        <source>taken at these steps</source>
        <translation>これらのステップで使用中</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>スナップ線</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Ctrl：スナップなし    Esc：キャンセル</translation>
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
        <source>Overlaps %1</source>
        <translation>%1 と重複</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>/ %1</translation>
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
        <source>Over by</source>
        <translation>超過</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>余裕</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message>
        <source>taken by %1, steps %2</source>
        <translation>%1 が使用中、ステップ %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>%1 にスナップ、%2</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1、ステップ %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1、位置 %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>%1 と %2 重複、ステップ %3</translation>
    </message>
    <message>
        <source>%1 makes room</source>
        <translation>%1 が場所を空けます</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) make room</source>
        <translation>
            <numerusform>%n 個のテンソルが場所を空けます</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1 のピーク</translation>
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
        <source>Above lower bound</source>
        <translation>下界からの超過</translation>
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
        <source>shared at the same time</source>
        <translation>同時に共有</translation>
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
        <source>Backends in the order they are asked</source>
        <translation>問い合わせ順のバックエンド</translation>
    </message>
    <message>
        <source>Drag a row to ask it earlier or later, or nodes onto a row to give them to it; Delete takes it out</source>
        <translation>行のドラッグで順序を変更、ノードを行へドラッグで割り当て、Delete で削除</translation>
    </message>
</context>
<context>
    <name>arenascope::BlobViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>コンパイル指定なし</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 バイト</translation>
    </message>
    <message>
        <source>no text of four characters or more</source>
        <translation>4 文字以上のテキストなし</translation>
    </message>
    <message>
        <source>… %1 bytes more: extract the blob to see them</source>
        <translation>… 残り %1 バイト：blob を抽出すると確認できます</translation>
    </message>
    <message>
        <source>the blob is empty</source>
        <translation>blob は空です</translation>
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
        <source>Another file&apos;s bytes instead; one undo step</source>
        <translation>別のファイルのバイトに置き換え。1 回で元に戻せます</translation>
    </message>
    <message>
        <source>The payload that was there before</source>
        <translation>以前のペイロード</translation>
    </message>
    <message>
        <source>Bytes of the blob</source>
        <translation>blob のバイト</translation>
    </message>
    <message>
        <source>Blob of %1</source>
        <translation>%1 の blob</translation>
    </message>
    <message>
        <source>Blob</source>
        <translation>Blob</translation>
    </message>
    <message>
        <source>1 compile spec</source>
        <translation>コンパイル指定 1 件</translation>
    </message>
    <message>
        <source>%1 compile specs</source>
        <translation>コンパイル指定 %1 件</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>領域を選択するとペイロードが表示されます。</translation>
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
        <source>lower than in A</source>
        <translation>A より低い</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>より高い</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>片方のみ</translation>
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
        <source>Not now</source>
        <translation>今は不可</translation>
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
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>As loaded</source>
        <translation>読み込み時</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>Plan A, the baseline</source>
        <translation>プラン A（ベースライン）</translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation>プラン B</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>別のファイル…</translation>
    </message>
    <message>
        <source>Show a plan of another file beside this one</source>
        <translation>別のファイルのプランを並べて表示</translation>
    </message>
    <message>
        <source>Numbers of both plans</source>
        <translation>両プランの数値</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>テンソルの差分</translation>
    </message>
    <message>
        <source>same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>ベースライン</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>A のみ</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>B のみ</translation>
    </message>
    <message>
        <source>%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B</source>
        <translation>両プランに %1 テンソル、移動 %2、A のみ %3、B のみ %4</translation>
    </message>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    ステップ %4</translation>
    </message>
    <message>
        <source>Two plans side by side appear here: open a program with Ctrl+O</source>
        <translation>ここに 2 つのプランが並びます：Ctrl+O でプログラムを開いてください</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 減</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 増</translation>
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
        <source>only A</source>
        <translation>A のみ</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>B のみ</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>別のプール</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>プラン全体</translation>
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
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>次元に対するアリーナサイズ</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>シンボル</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>値ごとのアリーナサイズ</translation>
    </message>
    <message>
        <source>Arena size over a dynamic dimension appears here: open a program with Ctrl+O</source>
        <translation>ここに動的次元に対するアリーナサイズが表示されます：Ctrl+O でプログラムを開いてください</translation>
    </message>
    <message>
        <source>Every size is fixed in this file: export it with a dynamic dimension to see a curve</source>
        <translation>このファイルのサイズはすべて固定です：曲線を見るには動的次元付きでエクスポートしてください</translation>
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
        <source>One more %1 costs</source>
        <translation>%1 を 1 増やすと</translation>
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
        <source>✓ fits</source>
        <translation>✓ 収まる</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ 超過</translation>
    </message>
    <message>
        <source>set</source>
        <translation>設定値</translation>
    </message>
    <message>
        <source>largest that fits</source>
        <translation>収まる最大値</translation>
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
        <source>Backends in the order they are asked</source>
        <translation>問い合わせ順のバックエンド</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>バックエンドを追加</translation>
    </message>
    <message>
        <source>Assigned by rule, the last match wins</source>
        <translation>規則による割り当て、最後の一致が優先</translation>
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
        <source>Delete takes a rule back</source>
        <translation>Delete で規則を取り消し</translation>
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
        <source>Type over a value to change it; Delete takes it out</source>
        <translation>値を上書きして変更、Delete で削除</translation>
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
        <source>takes none</source>
        <translation>対象なし</translation>
    </message>
    <message>
        <source>%1 nodes in 1 region</source>
        <translation>%1 ノード（1 領域）</translation>
    </message>
    <message>
        <source>%1 nodes in %2 regions</source>
        <translation>%1 ノード（%2 領域）</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>利用可能、%1</translation>
    </message>
    <message>
        <source>asked, cannot run here: %1</source>
        <translation>問い合わせ済み、ここでは実行不可：%1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>this project&apos;s kernels: what nobody takes, or is dropped here</source>
        <translation>このプロジェクトのカーネル：どこも引き受けないもの、ここへドロップしたもの</translation>
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
</context>
<context>
    <name>arenascope::DelegateNodes</name>
    <message>
        <source>scalar</source>
        <translation>スカラー</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
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
        <source>Shape</source>
        <translation>形状</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>引き受け先</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>不可の理由</translation>
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
        <source>Nodes and who took them</source>
        <translation>ノードとその引き受け先</translation>
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
        <source>Give to %1</source>
        <translation>%1 に割り当て</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>CPU に残す</translation>
    </message>
    <message>
        <source>Let the backends decide</source>
        <translation>バックエンドに任せる</translation>
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
        <source>Blob, B</source>
        <translation>Blob、B</translation>
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
        <source>Constants beside the blob, by key</source>
        <translation>blob の外の定数（キー別）</translation>
    </message>
    <message>
        <source>Tensors that live in the delegate and no longer in the arena</source>
        <translation>アリーナではなくデリゲート内で生存するテンソル</translation>
    </message>
    <message>
        <source>Before and after this region was added to those above it</source>
        <translation>上の領域にこの領域を加える前と後</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>領域</translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation>%1 領域</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see what it would take, and what that does to the arena.</source>
        <translation>何もデリゲートされていません。バックエンドを追加すると、引き受ける範囲とアリーナへの影響がわかります。</translation>
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
        <source>%1 of tensors now live inside; backends allocate what they need for them.</source>
        <translation>%1 分のテンソルが内部に移りました。必要な分はバックエンドが確保します。</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Dynamic dimensions</source>
        <translation>動的次元</translation>
    </message>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>プログラムを開くと次元が表示されます。</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges.</source>
        <translation>.pte には上界のみが保存され、シンボルは失われています。範囲の変更は .pt2 を開いて行います。</translation>
    </message>
    <message>
        <source>Every size is static in the file. Export it again with torch.export.Dim to make one dynamic.</source>
        <translation>ファイルのサイズはすべて静的です。動的にするには torch.export.Dim で再エクスポートしてください。</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 / %n テンソルで使用</numerusform>
        </translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>ファイル %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>、例 %1</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>動的</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>ファイル内で静的</translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation>%1 を %2–%3 に設定</translation>
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
        <source>Ask %1</source>
        <translation>%1 に問い合わせ</translation>
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
        <source>Restore blob %1</source>
        <translation>blob %1 を元に戻す</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 ノード</translation>
    </message>
    <message>
        <source>Let the backends decide on %1</source>
        <translation>%1 をバックエンドに任せる</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>%1 を %2 に割り当て</translation>
    </message>
    <message>
        <source>Replace blob %1</source>
        <translation>blob %1 を置換</translation>
    </message>
    <message>
        <source>Extract blob %1</source>
        <translation>blob %1 を抽出</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>メソッド %1 を表示</translation>
    </message>
    <message>
        <source>Change what %1 starts as</source>
        <translation>%1 の初期値を変更</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>規則 %1 を削除</translation>
    </message>
    <message>
        <source>Own operator of %1</source>
        <translation>%1 本来の演算子</translation>
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
        <source>Feed %1 back as %2</source>
        <translation>%1 を %2 としてフィードバック</translation>
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
        <translation>実行不可能</translation>
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
        <translation>TensorFlow Lite と同じく、大きい順に最小の隙間へ配置</translation>
    </message>
    <message>
        <source>Greedy by breadth</source>
        <translation>幅順の貪欲法</translation>
    </message>
    <message>
        <source>Fullest moments first, their largest tensors first, into the tightest gap</source>
        <translation>最も混む時点から、その中の大きいテンソル順に最小の隙間へ配置</translation>
    </message>
    <message>
        <source>Hill climb</source>
        <translation>山登り法</translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation>サイズ順の貪欲法から始め、改善する限りピークのテンソルを並べ替え。シード指定</translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation>Squeaky wheel 最適化</translation>
    </message>
    <message>
        <source>Places again and again, what ended too high moves to the front; for large problems; seeded</source>
        <translation>配置を繰り返し、高すぎたものを先頭へ移動。大規模問題向け。シード指定</translation>
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
        <translation>テンソルを実行順に、それぞれ最小の隙間へ配置</translation>
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
        <source>Fullest moments first into shared objects, which grow where none has room</source>
        <translation>最も混む時点から共有オブジェクトへ配置。空きがなければ拡大</translation>
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
        <source>In execution order into the storage that was freed last, whatever its size</source>
        <translation>実行順に、最後に解放されたストレージへサイズを問わず配置</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>貪欲法</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as its code is: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>ExecuTorch の既定（コードどおり）：大きい順に、空きのある最初の共有オブジェクトへ（文書上の規則は greedy_best_fit）</translation>
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
        <translation>グラフ順に、サイズの最も近い空きバッファ、なければ新規（貪欲法は大きいテンソル順に最初のもの）</translation>
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
        <translation>大きい順に最小の隙間へ配置</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>素朴法</translation>
    </message>
    <message>
        <source>Every tensor after the one before; nothing is shared</source>
        <translation>テンソルを順に並べ、何も共有しません</translation>
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
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>cannot be opened (%1)</source>
        <translation>開けません（%1）</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>読み込めません（%1）</translation>
    </message>
    <message>
        <source>cannot be written (%1)</source>
        <translation>書き込めません（%1）</translation>
    </message>
    <message>
        <source>is empty (0 bytes)</source>
        <translation>空です（0 バイト）</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>is larger than %1 bytes</source>
        <translation>%1 バイトを超えています</translation>
    </message>
    <message>
        <source>unknown kind of file</source>
        <translation>不明な種類のファイル</translation>
    </message>
    <message>
        <source>holds no method</source>
        <translation>メソッドがありません</translation>
    </message>
    <message>
        <source>a .pt2 or .pte file</source>
        <translation>.pt2 または .pte ファイル</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>torch.export.save のファイル</translation>
    </message>
    <message>
        <source>the content of one of %1</source>
        <translation>次のいずれかの内容：%1</translation>
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
        <source>choose another folder</source>
        <translation>別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the session was not saved: %1</source>
        <translation>セッションは保存されませんでした：%1</translation>
    </message>
    <message>
        <source>version %1 of a session</source>
        <translation>セッションのバージョン %1</translation>
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
        <source>there is no tensor %1 to %2</source>
        <translation>「%2」の対象となるテンソル %1 がありません</translation>
    </message>
    <message>
        <source>there is no planner &apos;%1&apos;</source>
        <translation>プランナー「%1」はありません</translation>
    </message>
    <message>
        <source>cannot pin %1: it is not planned</source>
        <translation>%1 をピン留めできません：計画対象外です</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a view of %3</source>
        <translation>%1 に「%2」を実行できません：%3 のビューです</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a constant and in no arena</source>
        <translation>%1 に「%2」を実行できません：定数であり、アリーナにありません</translation>
    </message>
    <message>
        <source>cannot leave %1 to the caller: it is an intermediate</source>
        <translation>%1 を呼び出し側に任せられません：中間値です</translation>
    </message>
    <message>
        <source>range %1 of %2 is empty</source>
        <translation>%2 の範囲 %1 は空です</translation>
    </message>
    <message>
        <source>range %1 of %2 holds sizes below 0</source>
        <translation>%2 の範囲 %1 に 0 未満のサイズが含まれます</translation>
    </message>
    <message>
        <source>min &lt;= max, within %1</source>
        <translation>最小 ≤ 最大、かつ %1 以内</translation>
    </message>
    <message>
        <source>plan &apos;%1&apos; is invalid</source>
        <translation>プラン「%1」は無効です</translation>
    </message>
    <message>
        <source>input is too large to be made up</source>
        <translation>入力が大きすぎて生成できません</translation>
    </message>
    <message>
        <source>set a smaller range</source>
        <translation>より小さい範囲を設定してください</translation>
    </message>
    <message>
        <source>there is no target &apos;%1&apos;</source>
        <translation>ターゲット「%1」はありません</translation>
    </message>
    <message>
        <source>no temporary folder: %1</source>
        <translation>一時フォルダーがありません：%1</translation>
    </message>
    <message>
        <source>holds something else</source>
        <translation>別の内容が入っています</translation>
    </message>
    <message>
        <source>the content of a %1 file (%2)</source>
        <translation>%1 ファイルの内容（%2）</translation>
    </message>
    <message>
        <source>%1 does not honour pins, and %2 is pinned to %3; choose %4</source>
        <translation>%1 はピンに対応せず、%2 は %3 にピン留めされています。選択肢：%4</translation>
    </message>
    <message>
        <source>%1 does not honour shared storage, and %2 shares some; choose %3</source>
        <translation>%1 は共有ストレージに対応せず、%2 は共有しています。選択肢：%3</translation>
    </message>
    <message>
        <source>%1 does not honour keep-out ranges, and pool %2 has some; choose %3</source>
        <translation>%1 は使用禁止範囲に対応せず、プール %2 にはあります。選択肢：%3</translation>
    </message>
    <message>
        <source>%1 does not honour padding, and %2 has %3 bytes of it; choose %4</source>
        <translation>%1 はパディングに対応せず、%2 には %3 バイトあります。選択肢：%4</translation>
    </message>
    <message>
        <source>a file, no folder, pipe or device</source>
        <translation>フォルダー、パイプ、デバイスではなくファイル</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>プログラムをエクスポート</translation>
    </message>
    <message>
        <source>%1, plan %2, %3 ops</source>
        <translation>%1、プラン %2、%3 演算子</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>ターゲット</translation>
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
        <source>Write it although the plan is invalid</source>
        <translation>プランが無効でも書き出す</translation>
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
        <source>a temporary copy is written, read back and run</source>
        <translation>一時コピーを書き出し、読み戻して実行</translation>
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
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
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
        <source>Until you export, the chosen file is untouched.</source>
        <translation>エクスポートするまで、選択したファイルは変更されません。</translation>
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
    <message>
        <source>Write it although the target lacks something</source>
        <translation>ターゲットに不足があっても書き出す</translation>
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
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>デバイスのメモリ</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ %1 超過</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ 余裕 %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>無制限</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>フットプリント</translation>
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
        <translation>置き場所</translation>
    </message>
    <message>
        <source>How known</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>フットプリントの内訳</translation>
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
        <source>Limits</source>
        <translation>制限</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM、合計</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>%1 の制限</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K、8M またはバイト数。空欄：無制限</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Adding up what the program takes</source>
        <translation>プログラムの使用量を集計中</translation>
    </message>
    <message>
        <source>What the program takes of a device appears here: open one with Ctrl+O</source>
        <translation>ここにデバイス上の使用量が表示されます：Ctrl+O でプログラムを開いてください</translation>
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
        <source>✗ not in %1</source>
        <translation>✗ %1 に収まらず</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Arena of %1</source>
        <translation>%1 のアリーナ</translation>
    </message>
    <message>
        <source>exact, this plan</source>
        <translation>正確、このプラン</translation>
    </message>
    <message>
        <source>State, in the arenas</source>
        <translation>状態、アリーナ内</translation>
    </message>
    <message>
        <source>exact, part of the arenas</source>
        <translation>正確、アリーナの一部</translation>
    </message>
    <message>
        <source>none: no buffer outlives a run</source>
        <translation>なし：実行をまたいで残るバッファなし</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>メソッドアロケーター</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>推定：%1</translation>
    </message>
    <message>
        <source>none: not a program</source>
        <translation>なし：プログラムではありません</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>一時領域</translation>
    </message>
    <message>
        <source>estimate: measured on other programs</source>
        <translation>推定：ほかのプログラムでの実測</translation>
    </message>
    <message>
        <source>Buffers of the caller</source>
        <translation>呼び出し側のバッファ</translation>
    </message>
    <message>
        <source>exact, bound by the caller</source>
        <translation>正確、呼び出し側がバインド</translation>
    </message>
    <message>
        <source>none: everything is planned</source>
        <translation>なし：すべて計画済み</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>定数</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>フラッシュ</translation>
    </message>
    <message>
        <source>exact, each stored once</source>
        <translation>正確、それぞれ 1 回だけ格納</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Delegate blobs</source>
        <translation>デリゲートの blob</translation>
    </message>
    <message>
        <source>exact, with their named data</source>
        <translation>正確、名前付きデータを含む</translation>
    </message>
    <message>
        <source>none: nothing is delegated</source>
        <translation>なし：デリゲートなし</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>exact: the .pte without its data</source>
        <translation>正確：データを除いた .pte</translation>
    </message>
    <message>
        <source>not known: no .pte can be written</source>
        <translation>不明：.pte を書き出せません</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM、合計</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>フラッシュ</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>演算子のグラフ</translation>
    </message>
    <message>
        <source>module %1, closed, %2 ops</source>
        <translation>モジュール %1、折りたたみ、%2 演算子</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>ステップ %1</translation>
    </message>
    <message>
        <source>writes %1 back, %2</source>
        <translation>%1 を書き戻し、%2</translation>
    </message>
    <message>
        <source>view %1 · %2</source>
        <translation>ビュー %1 · %2</translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation>%1 テンソル、%2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>%1 演算子</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>ほか %1 件</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Inputs and users</source>
        <translation>入力と利用先</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>利用先</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>ホップ数</translation>
    </message>
    <message>
        <source>How far from the selected tensor</source>
        <translation>選択したテンソルからの距離</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> ホップ</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Name the shape that a tensor is read as</source>
        <translation>テンソルを読み出す形状を表示</translation>
    </message>
    <message>
        <source>%1 of %2 ops</source>
        <translation>%1 / %2 演算子</translation>
    </message>
    <message>
        <source>The graph appears here: open a program with Ctrl+O</source>
        <translation>ここにグラフが表示されます：Ctrl+O でプログラムを開いてください</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>ここに演算子はありません</translation>
    </message>
    <message>
        <source>%1 operators: choose a part of it at the left, or select a tensor</source>
        <translation>演算子 %1 個：左で一部を選ぶか、テンソルを選択してください</translation>
    </message>
    <message>
        <source>%1 nodes within %2 hops: %3 can be drawn</source>
        <translation>%2 ホップ以内に %1 ノード：描画できるのは %3 ホップまで</translation>
    </message>
    <message>
        <source>%1 nodes beside it: choose inputs or users only</source>
        <translation>隣接 %1 ノード：入力のみ、または利用先のみを選んでください</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>プログラム全体</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>number at the right: step</source>
        <translation>右の数字：ステップ</translation>
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
        <translation>ピン</translation>
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
        <source>Source</source>
        <translation>ソース</translation>
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
        <translation>ピン留め</translation>
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
        <source>not recorded in the file</source>
        <translation>ファイルに記録なし</translation>
    </message>
    <message>
        <source>Node positions %1 of the program; it lives from %2 to %3, both included.</source>
        <translation>プログラムのノード位置 %1。生存期間は %2 から %3（両端を含む）。</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it lives throughout.</source>
        <translation>状態は実行間でバイトを保持するため、常に生存します。</translation>
    </message>
    <message>
        <source>Its size changes at run time; bytes are the upper bound.</source>
        <translation>サイズは実行時に変わります。バイト数は上界です。</translation>
    </message>
    <message>
        <source>The caller supplies its buffer, so it takes no arena bytes.</source>
        <translation>バッファは呼び出し側が用意するため、アリーナを消費しません。</translation>
    </message>
</context>
<context>
    <name>arenascope::KindButton</name>
    <message>
        <source>intermediates</source>
        <translation>中間テンソル</translation>
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
        <source>Why it lives</source>
        <translation>生存の理由</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>ここで書き込み</translation>
    </message>
    <message>
        <source>last read here</source>
        <translation>ここで最後に読み出し</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>このステップのみ</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>ステップ %1 を待機</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
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
        <translation>ログ</translation>
    </message>
    <message>
        <source>What the program did will appear here.</source>
        <translation>プログラムの動作がここに表示されます。</translation>
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
        <source>&amp;Find tensor</source>
        <translation>テンソルを検索(&amp;F)</translation>
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
        <source>Save these memories as a &amp;target…</source>
        <translation>これらのメモリをターゲットとして保存(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;Own targets as files</source>
        <translation>自作ターゲットのファイル(&amp;O)</translation>
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
        <source>Memories of a &amp;device</source>
        <translation>デバイスのメモリ(&amp;D)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Another file beside this plan</source>
        <translation>このプランの横に別のファイル</translation>
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
        <source>Alive at the same &amp;time</source>
        <translation>同時に生存(&amp;T)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
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
        <source>Baseline and &amp;kept edits…</source>
        <translation>基準と保持された編集(&amp;K)…</translation>
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
        <source>Memory pools</source>
        <translation>メモリプール</translation>
    </message>
    <message>
        <source>Dynamic dimensions</source>
        <translation>動的次元</translation>
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
        <source>%1: none in this model</source>
        <translation>%1：このモデルにはありません</translation>
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
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>ArenaScope did not end as it should</source>
        <translation>ArenaScope は正常に終了しませんでした</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 were kept.</source>
        <translation>%1 の未保存の編集が残っています。</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>チャート</translation>
    </message>
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
        <translation>縮小</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進捗</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存の編集</translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>%1 の編集を保存しますか？</translation>
    </message>
    <message>
        <source>A session keeps pools, pins, ranges and the planner. The model is not changed.</source>
        <translation>セッションにはプール、ピン、範囲、プランナーが保存されます。モデルは変更されません。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Programs and sessions (*.pt2 *.pte *.json);;All files (*)</source>
        <translation>プログラムとセッション (*.pt2 *.pte *.json);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Programs (*.pt2 *.pte);;All files (*)</source>
        <translation>プログラム (*.pt2 *.pte);;すべてのファイル (*)</translation>
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
        <source>For %1</source>
        <translation>%1 の操作</translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>上界のない次元があります</translation>
    </message>
    <message>
        <source>Type the largest value that will occur under Dynamic dimensions; then it is planned.</source>
        <translation>「動的次元」に想定される最大値を入力すると計画されます。</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>記録済みの実行 %1</translation>
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
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n テンソル</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>ファイルどおり</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>実行済み：%1</translation>
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
        <source>Save session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>セッション (*.json)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 をエクスポートしました</translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation>%1 をエクスポート</translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. Qt %1.</source>
        <translation>テンソルプログラムのメモリプランを表示・調整・実行・エクスポートします。Qt %1。</translation>
    </message>
    <message>
        <source>Save these memories as a target</source>
        <translation>これらのメモリをターゲットとして保存</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>自作のプログラム：%1</translation>
    </message>
    <message>
        <source>Saved %1 as a target</source>
        <translation>%1 をターゲットとして保存しました</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Scale, 1 is as on the screen</source>
        <translation>倍率、1 で画面と同じ</translation>
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
        <source>Names from the program that this file was made from, or an ETRecord</source>
        <translation>このファイルの元のプログラムまたは ETRecord の名前</translation>
    </message>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>プログラムと ETRecord (*.pt2 *.bin *.etrecord);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Names taken</source>
        <translation>名前を取得しました</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>プランナーを追加：問題を読み、オフセットを書き出すプログラム</translation>
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
        <source>Import plan %1</source>
        <translation>プラン %1 をインポート</translation>
    </message>
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
        <source>Saved the state</source>
        <translation>状態を保存しました</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>状態を読み込みました</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 を書き出し中</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 を読み込み中</translation>
    </message>
    <message>
        <source>Not in the program any more: %1.</source>
        <translation>プログラムに存在しません: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n 個のテンソルが別の名前で見つかりました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the baseline: %1, %2 now.</source>
        <translation>基準との差: %1、現在 %2。</translation>
    </message>
    <message>
        <source>%1 of %2 edits of the session apply</source>
        <translation>セッションの編集 %2 件中 %1 件を適用</translation>
    </message>
    <message>
        <source>The session is open</source>
        <translation>セッションを開きました</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>詳細…</translation>
    </message>
    <message>
        <source>The size changes with the next start</source>
        <translation>サイズは次回の起動時に変わります</translation>
    </message>
    <message>
        <source>The open document comes back.</source>
        <translation>開いている文書は再び開きます。</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>再起動</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>no capacity</source>
        <translation>容量なし</translation>
    </message>
    <message>
        <source>%1 reserved by the arena, nothing live at step %2</source>
        <translation>アリーナが %1 を確保、ステップ %2 で生存なし</translation>
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
        <translation>%1 生存</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>メモリマップ</translation>
    </message>
    <message>
        <source>Tensors that live at the step</source>
        <translation>そのステップで生存するテンソル</translation>
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
        <source>%1 live here; the peak is %2 at step %3. Home goes there.</source>
        <translation>ここで %1 が生存。ピークはステップ %3 の %2。Home キーで移動します。</translation>
    </message>
    <message>
        <source>The step&apos;s operator reads or writes %1 of these tensors.</source>
        <translation>このステップの演算子は、このうち %1 個のテンソルを読み書きします。</translation>
    </message>
    <message>
        <source>%1 wait for later steps.</source>
        <translation>%1 個は後のステップを待っています。</translation>
    </message>
    <message>
        <source>All %1 must exist at once.</source>
        <translation>%1 すべてが同時に必要です。</translation>
    </message>
    <message>
        <source>The plan uses no byte more: no placement can be lower, only fewer or smaller tensors here.</source>
        <translation>プランに余分は 1 バイトもありません。どの配置でもこれ以下にはならず、ここのテンソルを減らすか小さくするしかありません。</translation>
    </message>
    <message>
        <source>The plan is %1 higher: another placement may save that, never more.</source>
        <translation>プランは %1 多く使っています。別の配置で減らせるのは最大でこの分です。</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 を %2 へ移動</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>%1 なし</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>Moves the tensor and plans again</source>
        <translation>テンソルを移動して再計画</translation>
    </message>
    <message>
        <source>Selects the tensor; a second pool would take it</source>
        <translation>テンソルを選択。2 つ目のプールに移せます</translation>
    </message>
    <message>
        <source>Memory at one step appears here: open a program with Ctrl+O</source>
        <translation>ここに 1 ステップのメモリが表示されます：Ctrl+O でプログラムを開いてください</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1、ピーク %2</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Memory pools</source>
        <translation>メモリプール</translation>
    </message>
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
        <source>Off: the caller supplies the buffers of the program&apos;s inputs</source>
        <translation>オフ：プログラム入力のバッファは呼び出し側が用意</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s outputs</source>
        <translation>オフ：プログラム出力のバッファは呼び出し側が用意</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers that outlive a run</source>
        <translation>オフ：実行をまたいで残るバッファは呼び出し側が用意</translation>
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
        <source>at %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>期待：%1</translation>
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
        <source>Which of the program&apos;s methods is planned, shown and run</source>
        <translation>計画・表示・実行するプログラムのメソッド</translation>
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
        <source>Target</source>
        <translation>ターゲット</translation>
    </message>
    <message>
        <source>Starts as</source>
        <translation>初期値</translation>
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
        <source>What %1 starts as</source>
        <translation>%1 の初期値</translation>
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
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>added when lowering</source>
        <translation>ローワリング時に追加</translation>
    </message>
    <message>
        <source>own code</source>
        <translation>自身のコード</translation>
    </message>
    <message>
        <source>without a line</source>
        <translation>行なし</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 ほか %2 件</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>読み出し</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>読み出し先</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>管理対象</translation>
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
        <source>Another operator of the same form, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>同じ形の別の演算子（例：mylib::dma_copy.out）。空欄：プログラム本来のもの</translation>
    </message>
    <message>
        <source>yes, it lies where the plan says</source>
        <translation>はい、プランどおりの位置です</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>いいえ：%1</translation>
    </message>
    <message>
        <source>%1 as view</source>
        <translation>%1（ビュー）</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>nothing: it is a result</source>
        <translation>なし：結果です</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanProblem</name>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}</source>
        <translation>{a} と {b} が同時に生存中に {bytes} バイトを共有（最初は {at}）</translation>
    </message>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there</source>
        <translation>{a} と {b} が同時に生存中に {bytes} バイトを共有（最初は {at}）。両方ともそこにピン留めされています</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool} は {needed} バイト必要で、容量 {capacity} を {bytes} 超過</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan fits</source>
        <translation>{pool}：{at} で {needed} バイトが生存し、容量 {capacity} を {bytes} 超過。どのプランも収まりません</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool}：{at} で {needed} バイトが生存し、容量 {capacity} を {bytes} 超過</translation>
    </message>
    <message>
        <source>{a} is in memory {memory}, which is no pool</source>
        <translation>{a} のメモリ {memory} はプールではありません</translation>
    </message>
    <message>
        <source>{a} ends before it starts</source>
        <translation>{a} は開始前に終わっています</translation>
    </message>
    <message>
        <source>{a} is of kind {kind}, which its pool does not take</source>
        <translation>{a} の種類 {kind} はそのプールに置けません</translation>
    </message>
    <message>
        <source>{a} has a size that does not fit in 64 bits</source>
        <translation>{a} のサイズは 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{a} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{a} は {offset} にあり、終端が 64 ビットに収まりません</translation>
    </message>
    <message>
        <source>{a} is at {offset}, before the start of its pool</source>
        <translation>{a} は {offset} にあり、プールの先頭より前です</translation>
    </message>
    <message>
        <source>{a} is at {offset}, but is pinned to {pin}</source>
        <translation>{a} は {offset} にありますが、{pin} にピン留めされています</translation>
    </message>
    <message>
        <source>{a} is at {offset}, no multiple of {align}</source>
        <translation>{a} は {offset} にあり、{align} の倍数ではありません</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the first {reserved} reserved bytes</source>
        <translation>{a} は {offset} にあり、先頭の予約済み {reserved} バイト内です</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use</source>
        <translation>{a} は {offset} にあり、使用禁止のバイト {begin}～{end} 内です</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are in different pools</source>
        <translation>{a} と {b} はストレージを共有しますが、別のプールにあります</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are not {distance} bytes apart</source>
        <translation>{a} と {b} はストレージを共有しますが、間隔が {distance} バイトではありません</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>バッファ {buffers} 個に対しオフセット {offsets} 個</translation>
    </message>
    <message>
        <source>{symbol}: asked {asked}, exported for {own}: the graph&apos;s guards do not cover it</source>
        <translation>{symbol}：要求 {asked}、エクスポートは {own}：グラフのガードの範囲外です</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}</source>
        <translation>{symbol}：例示値 {hint}、範囲の最大 {max}。{max} ではプランが {bytes} バイト不足します</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max unbounded</source>
        <translation>{symbol}：例示値 {hint}、範囲に上限なし</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>規則 &apos;{rule}&apos; に一致するテンソルがありません</translation>
    </message>
    <message>
        <source>shared state lies in memory {memory}: ExecuTorch&apos;s own 2 is a pool of yours</source>
        <translation>共有状態はメモリ {memory} にあります：ExecuTorch 本来の 2 はユーザーのプールです</translation>
    </message>
    <message>
        <source>{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written at {at}; ExecuTorch refuses to load such a plan</source>
        <translation>{a} は {offset} にあり、メモリ {memory} の {size} バイトを {bytes} バイト超えて終わります（書き込みは {at}）。ExecuTorch はこのプランを読み込みません</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>位置 %1</translation>
    </message>
    <message>
        <source>step %1 (%2)</source>
        <translation>ステップ %1（%2）</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>プール %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>メモリ %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>invalid</source>
        <translation>無効</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 超過</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>収まる</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>有効</translation>
    </message>
    <message>
        <source>As loaded</source>
        <translation>読み込み時</translation>
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
        <source>Δ baseline</source>
        <translation>Δ ベースライン</translation>
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
        <source>baseline: %1</source>
        <translation>ベースライン：%1</translation>
    </message>
    <message>
        <source>Plans of all planners appear here after planning (F5)</source>
        <translation>計画（F5）後、すべてのプランナーのプランがここに表示されます</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsDialog</name>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>プラグイン</translation>
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
        <source>Lower bound %1: a better plan may fit</source>
        <translation>下界 %1：より良いプランなら収まる可能性あり</translation>
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
        <source>no capacity</source>
        <translation>容量なし</translation>
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
        <source>✗ would be over</source>
        <translation>✗ 超過の見込み</translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation>ドロップで移動</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ 競合 %n 件</numerusform>
        </translation>
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
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>As it is called in rules, files and reports</source>
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
        <translation>256K、1M、1.5 MiB またはバイト数。空欄: 制限なし</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>アラインメント</translation>
    </message>
    <message>
        <source>as the plan&apos;s</source>
        <translation>プランと同じ</translation>
    </message>
    <message>
        <source>A power of two, in bytes</source>
        <translation>2 の累乗（バイト）</translation>
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
        <source>Where offset 0 is, such as 0x20000000; then addresses are shown beside offsets</source>
        <translation>オフセット 0 の位置（例: 0x20000000）。オフセットの横にアドレスを表示します</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>バイト当たりのコスト</translation>
    </message>
    <message>
        <source>What moving a byte costs against other pools; tensors that move most go where it is least</source>
        <translation>他のプールと比べた 1 バイトの移動コスト。最も多く移動するテンソルは最も安い所に置かれます</translation>
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
        <source>Offsets that nothing may use: 0-4K, 60K-64K</source>
        <translation>使用禁止のオフセット: 0-4K, 60K-64K</translation>
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
        <source>Name of the function that brings bytes there</source>
        <translation>バイトを転送する関数の名前</translation>
    </message>
    <message>
        <source>Takes</source>
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
        <source>Zero when loaded</source>
        <translation>ロード時にゼロ</translation>
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
        <source>Its tensors go back to the first pool</source>
        <translation>テンソルは最初のプールに戻ります</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>プールには名前が必要です。</translation>
    </message>
    <message>
        <source>Another pool is called %1.</source>
        <translation>別のプールの名前が %1 です。</translation>
    </message>
    <message>
        <source>The capacity is an amount such as 256K, 1M or 65536.</source>
        <translation>容量は 256K、1M、65536 のような値です。</translation>
    </message>
    <message>
        <source>The alignment is a power of two, such as 16.</source>
        <translation>アラインメントは 16 などの 2 の累乗です。</translation>
    </message>
    <message>
        <source>The base address is a number such as 0x20000000.</source>
        <translation>ベースアドレスは 0x20000000 のような数値です。</translation>
    </message>
    <message>
        <source>The base address is a multiple of the alignment, %1.</source>
        <translation>ベースアドレスはアラインメント %1 の倍数です。</translation>
    </message>
    <message>
        <source>The cost is a number, 0 or more.</source>
        <translation>コストは 0 以上の数値です。</translation>
    </message>
    <message>
        <source>Reserved ranges are written as 0-4K, 60K-64K; each begins before it ends.</source>
        <translation>予約範囲は 0-4K, 60K-64K のように書き、開始は終了より前です。</translation>
    </message>
    <message>
        <source>It is preferred by %1, but does not take them.</source>
        <translation>%1 が優先しますが、受け入れません。</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>No problems: every tensor has bytes of its own and every pool is large enough.</source>
        <translation>問題なし：どのテンソルも専用のバイトを持ち、どのプールも十分な大きさです。</translation>
    </message>
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
        <source>no plan can fit: the tensors live at one step need %1; move some to another pool</source>
        <translation>どのプランも収まりません：1 ステップで生存するテンソルに %1 が必要です。一部を別のプールへ移してください</translation>
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
        <source>Memory pools, Rules</source>
        <translation>メモリプール、規則</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>規則 %1 を削除</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>matches nothing</source>
        <translation>一致なし</translation>
    </message>
    <message>
        <source>%1 stay, %2 taken below</source>
        <translation>%1 個が残り、%2 個は下の規則へ</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>規則</translation>
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
        <source>name:, op:, module:, graph:, dtype:, kind:, size&gt;=64K, joined by &amp;; then = and a pool. Without a pool the caller supplies the tensors.</source>
        <translation>name:、op:、module:、graph:、dtype:、kind:、size&gt;=64K を &amp; で連結し、続けて = とプール。プールなしなら呼び出し側がテンソルを用意します。</translation>
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
        <source>what should the rule match?</source>
        <translation>規則は何に一致しますか？</translation>
    </message>
    <message>
        <source>there is no pool %1</source>
        <translation>プール %1 はありません</translation>
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
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
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
        <source>seed </source>
        <translation>シード </translation>
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
        <source>#</source>
        <translation>#</translation>
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
        <source>fastest</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is that of the medians</source>
        <translation>全繰り返しが対象。割合は中央値によります</translation>
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
        <source>nothing recorded</source>
        <translation>記録なし</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ 一致</translation>
    </message>
    <message>
        <source>✗ differs from element %1</source>
        <translation>✗ 要素 %1 から不一致</translation>
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
        <source>Buffers that outlive a run: reset, view, load, save</source>
        <translation>実行をまたいで残るバッファ：リセット、表示、読み込み、保存</translation>
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
        <source>Not fed back: %1</source>
        <translation>フィードバック不可：%1</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>前回の実行でコピー %1</translation>
    </message>
    <message>
        <source>%1 runs per second, arena %2 per instance</source>
        <translation>毎秒 %1 回実行、インスタンスあたりアリーナ %2</translation>
    </message>
    <message>
        <source>%1 tensors managed in %2 storage groups, %3 outgrew their slot</source>
        <translation>%1 テンソルを %2 ストレージグループで管理、%3 個がスロットを超過</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>実行の検出結果</translation>
    </message>
</context>
<context>
    <name>arenascope::RunSettings</name>
    <message>
        <source>Check all values</source>
        <translation>すべての値を確認</translation>
    </message>
    <message>
        <source>Manage outputs</source>
        <translation>出力を管理</translation>
    </message>
    <message>
        <source>Every tensor against a plan in which none shares bytes; says where the first difference is</source>
        <translation>全テンソルをバイト共有なしのプランと照合し、最初の相違箇所を示します</translation>
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
        <source> instances</source>
        <translation> インスタンス</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>静的ランタイムのインスタンス数</translation>
    </message>
    <message>
        <source>Outputs own their memory together</source>
        <translation>出力がメモリをまとめて所有します</translation>
    </message>
    <message>
        <source>Feed back</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
    </message>
    <message>
        <source>From</source>
        <translation>読み出し元</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>バインドする出力と入力</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads it there, without a copy</source>
        <translation>出力を入力へドラッグするか、そのメニューを使用：次の実行はコピーなしでそこを読みます</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>入力 %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>出力 %1</translation>
    </message>
    <message>
        <source>there is no such output or input</source>
        <translation>該当する出力または入力がありません</translation>
    </message>
    <message>
        <source>only tensors can be fed back</source>
        <translation>フィードバックできるのはテンソルのみです</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <translation>%1 は %2 ではありません</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 は %2 と異なります</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 を読む</translation>
    </message>
    <message>
        <source>Read %1: %2</source>
        <translation>%1 を読む：%2</translation>
    </message>
    <message>
        <source>Not fed back</source>
        <translation>フィードバックしない</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>サンプルを開く：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n テンソル、%1</numerusform>
        </translation>
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
        <translation>%1 に固定</translation>
    </message>
    <message>
        <source>aligned to %1</source>
        <translation>%1 に整列</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>呼び出し側が提供</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>範囲 %1–%2</translation>
    </message>
    <message>
        <source>Baseline and kept edits</source>
        <translation>基準と保持された編集</translation>
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
        <source>Difference to the baseline</source>
        <translation>基準との差</translation>
    </message>
    <message>
        <source>Memory or tensor</source>
        <translation>メモリまたはテンソル</translation>
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
        <source>There is none yet. The first plan that is saved with a session becomes it.</source>
        <translation>まだありません。セッションとともに最初に保存したプランが基準になります。</translation>
    </message>
    <message>
        <source>Measured against the plan by %1 that the session keeps.</source>
        <translation>セッションが保持する %1 のプランとの比較です。</translation>
    </message>
    <message>
        <source>All memories</source>
        <translation>すべてのメモリ</translation>
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
        <source>The program has no such tensors now. The session keeps the edits until they are deleted.</source>
        <translation>プログラムに該当するテンソルはありません。編集は削除されるまでセッションに残ります。</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>セッションのすべての編集が適用されています。</translation>
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
        <source>Does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>In charts</source>
        <translation>チャート内</translation>
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
        <translation>拡大・縮小</translation>
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
        <source>Drag on empty ground</source>
        <translation>空いた所をドラッグ</translation>
    </message>
    <message>
        <source>select what the frame touches</source>
        <translation>枠に触れたものを選択</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>中ボタンドラッグ</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>info</source>
        <translation>情報</translation>
    </message>
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
        <source>plan</source>
        <translation>プラン</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>計画中</translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation>バッファを読み込み中</translation>
    </message>
    <message>
        <source>reading it back</source>
        <translation>読み戻し中</translation>
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
        <source>running it</source>
        <translation>実行中</translation>
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
        <source>each opens planned, works offline</source>
        <translation>計画済みで開き、オフラインで動作</translation>
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
</context>
<context>
    <name>arenascope::StateDialog</name>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>バッファ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>型</translation>
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
        <translation>先頭の値</translation>
    </message>
    <message>
        <source>Buffers that outlive a run</source>
        <translation>実行をまたいで残るバッファ</translation>
    </message>
    <message>
        <source>No buffer of this program outlives a run.</source>
        <translation>このプログラムに、実行をまたいで残るバッファはありません。</translation>
    </message>
</context>
<context>
    <name>arenascope::StepChart</name>
    <message>
        <source>Colour by</source>
        <translation>色分け</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>色分け：%1</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>生存期間全体を表示</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>全体を表示</translation>
    </message>
    <message>
        <source>select at steps %1</source>
        <translation>ステップ %1 を選択</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>最小 %1 が最大 %2 を超えています</translation>
    </message>
    <message>
        <source>The file gives no upper bound. Type the largest %1 that will occur and press Enter: the plan needs it.</source>
        <translation>ファイルに上界がありません。想定される最大の %1 を入力して Enter を押してください。計画に必要です。</translation>
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
        <source>fix to max</source>
        <translation>最大に固定</translation>
    </message>
    <message>
        <source>Makes the dimension static: a run with another size is refused</source>
        <translation>次元を静的にします：別のサイズでの実行は拒否されます</translation>
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
        <source>Move to pool</source>
        <translation>プールへ移動</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 のピン留めを解除</translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation>%1 を現在位置にピン留め</translation>
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
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Live bytes and lifetimes over time appear here: open a program with Ctrl+O</source>
        <translation>ここに生存バイトと生存期間の推移が表示されます：Ctrl+O でプログラムを開いてください</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>計画対象なし：このメソッドにはアリーナ内で動く演算子がありません</translation>
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
        <source>Run time</source>
        <translation>実行時間</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
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
        <source>Slowest op</source>
        <translation>最も遅い演算子</translation>
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
        <translation>%1 を開きました</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 を保存しました</translation>
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
        <source>%1: %2 B, tensors: %3, %4</source>
        <translation>%1：%2 B、テンソル：%3、%4</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 を開いています</translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation>%1 のサイズ</translation>
    </message>
    <message>
        <source>run stopped; state has its initial values</source>
        <translation>実行を停止しました。状態は初期値です</translation>
    </message>
    <message>
        <source>state has its initial values</source>
        <translation>状態は初期値です</translation>
    </message>
    <message>
        <source>, blob released</source>
        <translation>、blob 解放済み</translation>
    </message>
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
        <source>Looking for backends</source>
        <translation>バックエンドを検索中</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>デリゲートを比較中</translation>
    </message>
    <message>
        <source>Adding up</source>
        <translation>集計中</translation>
    </message>
    <message>
        <source>%1 of %2 instructions have names from %3</source>
        <translation>%1 / %2 命令の名前は %3 から</translation>
    </message>
    <message>
        <source>Reading the state</source>
        <translation>状態を読み取り中</translation>
    </message>
    <message>
        <source>Setting the state</source>
        <translation>状態を設定中</translation>
    </message>
    <message>
        <source>Reading recorded runs</source>
        <translation>記録された実行を読み込み中</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>基準を設定</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>基準: %1、%2 B</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>適用されない編集 %n 件を削除</numerusform>
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
        <translation>アライメント</translation>
    </message>
    <message>
        <source>As the pool&apos;s</source>
        <translation>プールと同じ</translation>
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
    <message>
        <source>Align %1 as its pool</source>
        <translation>%1 をプールに合わせて整列</translation>
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
        <source>Pin %1 where it is</source>
        <translation>%1 を現在位置にピン留め</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>オフセットを設定…</translation>
    </message>
    <message>
        <source>Up by one alignment</source>
        <translation>1 アライメント分上へ</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Down by one alignment</source>
        <translation>1 アライメント分下へ</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Down</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>プールへ移動</translation>
    </message>
</context>
</TS>
