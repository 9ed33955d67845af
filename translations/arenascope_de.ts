<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>FindController</name>
    <message>
        <source>operator %1, step %2</source>
        <translation>Operator %1, Schritt %2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
</context>
<context>
    <name>RunSizes</name>
    <message>
        <source>Dimension %1 of %2</source>
        <translation>Dimension %1 von %2</translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ erste Abweichung bei %1: %2 ist %3 statt %4</translation>
    </message>
    <message>
        <source>the recorded trace</source>
        <translation>dem aufgezeichneten Trace</translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n tensor(s) equal those of %1</source>
        <translation>
            <numerusform>✓ %n Tensor gleich wie bei %1</numerusform>
            <numerusform>✓ alle %n Tensoren gleich wie bei %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope</name>
    <message>
        <source>Read back, identical</source>
        <translation>Zurückgelesen, identisch</translation>
    </message>
    <message>
        <source>Read back, different</source>
        <translation>Zurückgelesen, abweichend</translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation>Ausgeführt, Ausgaben gleich</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>Ausgeführt, Ausgaben verschieden</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>MobileNetV2</source>
        <translation>MobileNetV2</translation>
    </message>
    <message>
        <source>Add, multiply, sine</source>
        <translation>Addieren, Multiplizieren, Sinus</translation>
    </message>
    <message>
        <source>The smallest plan. Learn to read the arena.</source>
        <translation>Der kleinste Plan. Die Arena lesen lernen.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n Lauf</numerusform>
            <numerusform>%n Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>Llama with a KV cache</source>
        <translation>Llama mit KV-Cache</translation>
    </message>
    <message>
        <source>Dynamic sequence length: find the longest that fits.</source>
        <translation>Dynamische Sequenzlänge: die längste passende finden.</translation>
    </message>
    <message>
        <source>Delegated to XNNPACK</source>
        <translation>An XNNPACK delegiert</translation>
    </message>
    <message>
        <source>Three delegate calls between portable operators. See what stays in the arena.</source>
        <translation>Drei Delegate-Aufrufe zwischen portablen Operatoren. Sehen, was in der Arena bleibt.</translation>
    </message>
    <message>
        <source>pools and offsets</source>
        <translation>Pools und Offsets</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>max |Δ| %1</source>
        <translation>max |Δ| %1</translation>
    </message>
    <message>
        <source>a temporary copy</source>
        <translation>eine temporäre Kopie</translation>
    </message>
    <message>
        <source>Runtime rules met</source>
        <translation>Runtime-Regeln erfüllt</translation>
    </message>
    <message>
        <source>Runtime rules broken</source>
        <translation>Runtime-Regeln verletzt</translation>
    </message>
    <message>
        <source>A custom memory plan</source>
        <translation>Ein eigener Speicherplan</translation>
    </message>
    <message>
        <source>Inputs and products in one memory, sums in another: rules instead of Python code.</source>
        <translation>Eingaben und Produkte in einem Speicher, Summen in einem anderen: Regeln statt Python-Code.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not at their planned offset</source>
        <translation>
            <numerusform>%1 von %n Tensor nicht an seinem geplanten Offset</numerusform>
            <numerusform>%1 von %n Tensoren nicht an ihrem geplanten Offset</numerusform>
        </translation>
    </message>
    <message>
        <source>No overlaps</source>
        <translation>Keine Überlappungen</translation>
    </message>
    <message>
        <source>no live tensors share bytes</source>
        <translation>keine lebenden Tensoren teilen Bytes</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s checks when it loads and runs a program</source>
        <translation>was ExecuTorch prüft, wenn es ein Programm lädt und ausführt</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n output(s) within tolerance</source>
        <translation>
            <numerusform>%1, %2 von %n Ausgabe innerhalb der Toleranz</numerusform>
            <numerusform>%1, %2 von %n Ausgaben innerhalb der Toleranz</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a capacity, see what the peak consists of, and move tensors to a second pool.</source>
        <translation>Eine Kapazität setzen, sehen, woraus die Spitze besteht, und Tensoren in einen zweiten Pool verschieben.</translation>
    </message>
    <message>
        <source>Keyword spotting, int8</source>
        <translation>Schlüsselwörter, int8</translation>
    </message>
    <message>
        <source>Quantised layers: choose a Cortex-M core, and export, run and shrink integers.</source>
        <translation>Quantisierte Schichten: einen Cortex-M-Kern wählen; mit ganzen Zahlen exportieren, ausführen, verkleinern.</translation>
    </message>
    <message>
        <source>Unrolled</source>
        <translation>Entrollt</translation>
    </message>
    <message numerus="yes">
        <source>recurrent layers became %n operator(s)</source>
        <translation>
            <numerusform>Aus rekurrenten Schichten wurde %n Operator</numerusform>
            <numerusform>Aus rekurrenten Schichten wurden %n Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) left out</source>
        <translation>
            <numerusform>%n Änderung ausgelassen</numerusform>
            <numerusform>%n Änderungen ausgelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Ran, values equal</source>
        <translation>Ausgeführt, Werte gleich</translation>
    </message>
    <message>
        <source>Ran, values differ</source>
        <translation>Ausgeführt, Werte verschieden</translation>
    </message>
    <message>
        <source>recorded input outside the bounds; ran with random inputs</source>
        <translation>aufgezeichnete Eingabe außerhalb der Schranken; mit zufälligen Eingaben ausgeführt</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Nicht ausgeführt</translation>
    </message>
    <message>
        <source>no inputs and outputs are recorded with the program</source>
        <translation>mit dem Programm sind keine Ein- und Ausgaben aufgezeichnet</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaBytes</name>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Bytes of the arena</source>
        <translation>Bytes der Arena</translation>
    </message>
    <message>
        <source>After step %1</source>
        <translation>Nach Schritt %1</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaBytesModel</name>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>no tensor is live here</source>
        <translation>hier lebt kein Tensor</translation>
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
        <translation>Offset, %1</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1 in Schritten %2</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Strg: ohne Einrasten    Esc: abbrechen</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1 in Schritt %2</translation>
    </message>
    <message>
        <source>Esc: cancel</source>
        <translation>Esc: abbrechen</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 überschrieb %2 von %3</translation>
    </message>
    <message>
        <source>something</source>
        <translation>etwas</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>kein Tensor</translation>
    </message>
    <message>
        <source>overwritten in the run</source>
        <translation>im Lauf überschrieben</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Plan wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>Nichts zu planen: Kein Operator dieser Methode benutzt eine Arena</translation>
    </message>
    <message>
        <source>no tensors in %1; drop one here</source>
        <translation>Keine Tensoren in %1: einen hier ablegen</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>des Host-Speichers</translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>bisheriger Platz</translation>
    </message>
    <message>
        <source>Shift: pin here    Esc: cancel</source>
        <translation>Umschalt: hier fixieren    Esc: abbrechen</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>%1 auf %2 begrenzen</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>wie jetzt</translation>
    </message>
</context>
<context>
    <name>arenascope::Autosave</name>
    <message>
        <source>no recovery copy: %1</source>
        <translation>keine Wiederherstellungskopie: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::BackendList</name>
    <message>
        <source>Backends in order of preference</source>
        <translation>Backends in der Reihenfolge ihres Vorrangs</translation>
    </message>
    <message>
        <source>Drag a row to change its priority, or drop nodes on a row to assign them; Delete removes it</source>
        <translation>Zeile ziehen, um ihren Vorrang zu ändern, oder Knoten auf eine Zeile ziehen, um sie ihr zuzuweisen; Entf entfernt sie</translation>
    </message>
</context>
<context>
    <name>arenascope::BaselineWords</name>
    <message>
        <source>%1, unchanged</source>
        <translation>%1, unverändert</translation>
    </message>
    <message>
        <source>%1, was %2 (%3)</source>
        <translation>%1, vorher %2 (%3)</translation>
    </message>
    <message>
        <source>against the baseline by %1: %2</source>
        <translation>gegenüber der Basis mit %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new tensor(s)</source>
        <translation>
            <numerusform>%n neuer Tensor</numerusform>
            <numerusform>%n neue Tensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) gone</source>
        <translation>
            <numerusform>%n Tensor entfallen</numerusform>
            <numerusform>%n Tensoren entfallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another size</source>
        <translation>
            <numerusform>%n Tensor mit anderer Größe</numerusform>
            <numerusform>%n Tensoren mit anderer Größe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::BoundsBar</name>
    <message>
        <source>Upper bounds come from the example&apos;s shapes (deprecated)</source>
        <translation>Obere Schranken stammen aus den Formen des Beispiels (veraltet)</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>Wertebereiche verwenden</translation>
    </message>
    <message>
        <source>At the largest sizes of %2 the plan is %1 too small. Runs refuse larger inputs.</source>
        <translation>Bei den größten Größen von %2 ist der Plan um %1 zu klein. Läufe lehnen größere Eingaben ab.</translation>
    </message>
    <message>
        <source>Runs refuse inputs larger than the example&apos;s: %1.</source>
        <translation>Läufe lehnen Eingaben ab, die größer als die des Beispiels sind: %1.</translation>
    </message>
</context>
<context>
    <name>arenascope::Capacity</name>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
</context>
<context>
    <name>arenascope::CapacityChip</name>
    <message>
        <source>over by %1</source>
        <translation>um %1 zu groß</translation>
    </message>
    <message>
        <source>Capacity of %1: %2</source>
        <translation>Kapazität von %1: %2</translation>
    </message>
    <message>
        <source>Click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>Zum Ändern klicken; 256K, 1M oder Bytes, leer für keine Grenze</translation>
    </message>
    <message>
        <source>Open a program to limit its memory</source>
        <translation>Ein Programm öffnen, um seinen Speicher zu begrenzen</translation>
    </message>
</context>
<context>
    <name>arenascope::Changes</name>
    <message>
        <source>Plan with %1</source>
        <translation>Mit %1 planen</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>Pools automatisch wählen</translation>
    </message>
    <message>
        <source>Exact operator order</source>
        <translation>Exakte Operatorreihenfolge</translation>
    </message>
    <message>
        <source>Search for another operator order</source>
        <translation>Nach einer anderen Operatorreihenfolge suchen</translation>
    </message>
</context>
<context>
    <name>arenascope::ChannelRanges</name>
    <message>
        <source>Values by channel</source>
        <translation>Werte je Kanal</translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s), range %1 to %2</source>
        <translation>
            <numerusform>%n Kanal, Bereich %1 bis %2</numerusform>
            <numerusform>%n Kanäle, Bereich %1 bis %2</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest to largest by channel</source>
        <translation>kleinster bis größter Wert je Kanal</translation>
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message>
        <source>role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>Datentyp</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>more</source>
        <translation>mehr</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>kein Modul</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>kein Operator</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>kein Kernel</translation>
    </message>
    <message>
        <source>no run yet: press F6</source>
        <translation>noch kein Lauf: F6 drücken</translation>
    </message>
    <message>
        <source>start of the pool</source>
        <translation>Anfang des Pools</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>Ende von %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>same offset</source>
        <translation>gleicher Offset</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>Tensors above capacity</source>
        <translation>Tensoren über der Kapazität</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Planning time, ms</source>
        <translation>Planungszeit, ms</translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation>untere Schranke %1</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>Zweig</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>Spitze von %1</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>Über der unteren Schranke</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>Über der Kapazität</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Speicherbedarf</translation>
    </message>
    <message>
        <source>scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>scratch of a kernel</source>
        <translation>Scratch eines Kernels</translation>
    </message>
    <message>
        <source>%1 reads and writes %2 at step %3</source>
        <translation>%1 liest und schreibt %2 in Schritt %3</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>bewegt</translation>
    </message>
    <message>
        <source>lower than in %1</source>
        <translation>tiefer als in %1</translation>
    </message>
    <message>
        <source>Lower than in %1</source>
        <translation>Tiefer als in %1</translation>
    </message>
    <message>
        <source>Higher than in %1</source>
        <translation>Höher als in %1</translation>
    </message>
    <message>
        <source>reserved, %1</source>
        <translation>reserviert, %1</translation>
    </message>
    <message>
        <source>%1 at step %2: %3 live, %4</source>
        <translation>%1 in Schritt %2: %3 lebend, %4</translation>
    </message>
    <message>
        <source>cond %1, then</source>
        <translation>cond %1, dann</translation>
    </message>
    <message>
        <source>cond %1, else</source>
        <translation>cond %1, sonst</translation>
    </message>
    <message>
        <source>while loop %1</source>
        <translation>while-Schleife %1</translation>
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
        <translation>Schritte eines Delegates</translation>
    </message>
    <message>
        <source>branch or loop</source>
        <translation>Zweig oder Schleife</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1, Schritte %2</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>lebende Bytes, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Ungültig</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Pins cost</source>
        <translation>Fixierungen kosten</translation>
    </message>
    <message>
        <source>%1 ends highest</source>
        <translation>%1 endet am höchsten</translation>
    </message>
    <message>
        <source>Peak at step</source>
        <translation>Spitze in Schritt</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>an der Spitze belegt</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>over capacity</source>
        <translation>über der Kapazität</translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation>gleichzeitig geteilt</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 und %2 teilen sich %3</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1 in Schritt %2</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1 in Schritten %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>rastet ein auf %1, %2</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at step %3</source>
        <translation>überlappt %1 um %2 in Schritt %3</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>überlappt %1 um %2 in Schritten %3</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) move</source>
        <translation>
            <numerusform>%n anderer Tensor wird verschoben</numerusform>
            <numerusform>%n andere Tensoren werden verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation>%1 nach %2 an %3 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>%n Tensor nach %1 verschieben</numerusform>
            <numerusform>%n Tensoren nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>Überlappt %1</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>in Schritt %1</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>in Schritten %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>vorher %1</translation>
    </message>
    <message>
        <source>%1 peak, after the move</source>
        <translation>Spitze von %1 nach dem Verschieben</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>Fanglinie</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>Ganze Lebensdauer zeigen</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Limit all views to these steps</source>
        <translation>Alle Ansichten auf diese Schritte begrenzen</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>transparent: shares bytes</source>
        <translation>durchscheinend: teilt Bytes</translation>
    </message>
    <message>
        <source>occupied by %1, steps %2</source>
        <translation>belegt von %1, Schritte %2</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; %1 replans</source>
        <translation>Der Plan der Datei kann diese Verschiebung nicht darstellen; %1 plant neu</translation>
    </message>
    <message>
        <source>%1 moves out of the way</source>
        <translation>%1 weicht aus</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) move out of the way</source>
        <translation>
            <numerusform>%n Tensor weicht aus</numerusform>
            <numerusform>%n Tensoren weichen aus</numerusform>
        </translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>bisheriger Platz</translation>
    </message>
    <message>
        <source>occupied at these steps</source>
        <translation>in diesen Schritten belegt</translation>
    </message>
    <message>
        <source>in one plan only</source>
        <translation>nur in einem Plan</translation>
    </message>
    <message>
        <source>pool not in this plan</source>
        <translation>Pool nicht in diesem Plan</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>%1 uses %2 of host scratch memory at step %3</source>
        <translation>%1 benutzt in Schritt %3 %2 Scratch-Speicher des Hosts</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>um %1 zu groß</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>Shift pins it here</source>
        <translation>Umschalt fixiert hier</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruktionen</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>keine Bandbreite</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>Arena passt</translation>
    </message>
    <message>
        <source>Transfer takes %1 (%2)</source>
        <translation>Der Transfer dauert %1 (%2)</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>Transferzeit</translation>
    </message>
    <message>
        <source>Footprint over by</source>
        <translation>Speicherbedarf zu groß um</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>Arena fits</source>
        <translation>Arena passt</translation>
    </message>
    <message>
        <source>footprint not known yet</source>
        <translation>Speicherbedarf noch unbekannt</translation>
    </message>
    <message>
        <source>footprint unknown</source>
        <translation>Speicherbedarf unbekannt</translation>
    </message>
    <message>
        <source>No plan yet: see the message above this view, or the Dimensions panel</source>
        <translation>Noch kein Plan: siehe die Meldung über dieser Ansicht oder den Bereich Dimensionen</translation>
    </message>
    <message>
        <source>Most live bytes</source>
        <translation>Meiste lebende Bytes</translation>
    </message>
    <message>
        <source>at step %1, %2</source>
        <translation>in Schritt %1, %2</translation>
    </message>
    <message>
        <source>footprint: %1</source>
        <translation>Speicherbedarf: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartHeader</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTabs</name>
    <message>
        <source>More views</source>
        <translation>Weitere Ansichten</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTip</name>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Op</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Geschrieben von</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixiert</translation>
    </message>
    <message>
        <source>yes, at %1</source>
        <translation>ja, an %1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>An der Spitze</translation>
    </message>
    <message>
        <source>yes, step %1</source>
        <translation>ja, Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n Schritt</numerusform>
            <numerusform>%1, %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>the caller, before the run</source>
        <translation>Aufrufer, vor dem Lauf</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTools</name>
    <message>
        <source>Select and move</source>
        <translation>Auswählen und verschieben</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Ansicht verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ansicht vergrößern</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>%1: not in this view, which always shows everything</source>
        <translation>%1: nicht in dieser Ansicht, die immer alles zeigt</translation>
    </message>
</context>
<context>
    <name>arenascope::CheckRow</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Budget check</source>
        <translation>Budgetprüfung</translation>
    </message>
    <message>
        <source>Shell script (.sh)</source>
        <translation>Shell-Skript (.sh)</translation>
    </message>
    <message>
        <source>GitHub Actions workflow (.yml)</source>
        <translation>GitHub-Actions-Workflow (.yml)</translation>
    </message>
    <message>
        <source>Kind of budget check</source>
        <translation>Art der Budgetprüfung</translation>
    </message>
    <message>
        <source>Copies the budget check</source>
        <translation>Kopiert die Budgetprüfung</translation>
    </message>
    <message>
        <source>Writes the budget check to a file</source>
        <translation>Schreibt die Budgetprüfung in eine Datei</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>Lässt den Build fehlschlagen, wenn das Programm ein Budget überschreitet</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandController</name>
    <message>
        <source>&amp;Facts and footprint (info)</source>
        <translation>&amp;Fakten und Speicherbedarf (info)</translation>
    </message>
    <message>
        <source>Prints the memory that the program needs</source>
        <translation>Gibt den Speicher aus, den das Programm braucht</translation>
    </message>
    <message>
        <source>&amp;Plan (plan)</source>
        <translation>&amp;Plan (plan)</translation>
    </message>
    <message>
        <source>Prints the plans of the planners</source>
        <translation>Gibt die Pläne der Planer aus</translation>
    </message>
    <message>
        <source>&amp;Explanation of the peak (explain)</source>
        <translation>&amp;Erklärung der Spitze (explain)</translation>
    </message>
    <message>
        <source>Prints what is live at the peak, and what would help</source>
        <translation>Gibt aus, was an der Spitze lebt und was helfen würde</translation>
    </message>
    <message>
        <source>&amp;Run (run)</source>
        <translation>&amp;Lauf (run)</translation>
    </message>
    <message>
        <source>Runs the program inside the planned arenas</source>
        <translation>Führt das Programm in den geplanten Arenen aus</translation>
    </message>
    <message>
        <source>&amp;Check (verify)</source>
        <translation>Prüfu&amp;ng (verify)</translation>
    </message>
    <message>
        <source>Checks that the plan is valid</source>
        <translation>Prüft, ob der Plan gültig ist</translation>
    </message>
    <message>
        <source>&amp;Shrink (shrink)</source>
        <translation>&amp;Verkleinern (shrink)</translation>
    </message>
    <message>
        <source>Searches for an equal program that needs less memory</source>
        <translation>Sucht ein gleichwertiges Programm, das weniger Speicher braucht</translation>
    </message>
    <message>
        <source>E&amp;xport (export)</source>
        <translation>E&amp;xport (export)</translation>
    </message>
    <message>
        <source>Writes the program with this plan</source>
        <translation>Schreibt das Programm mit diesem Plan</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Befehl kopiert</translation>
    </message>
    <message>
        <source>&amp;GitHub Actions workflow (.yml)</source>
        <translation>&amp;GitHub-Actions-Workflow (.yml)</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)</source>
        <translation>&amp;Budgetprüfung als Skript (.sh)</translation>
    </message>
    <message>
        <source>Copied the workflow</source>
        <translation>Workflow kopiert</translation>
    </message>
    <message>
        <source>Copied the script</source>
        <translation>Skript kopiert</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>Lässt den Build fehlschlagen, wenn das Programm ein Budget überschreitet</translation>
    </message>
    <message>
        <source>Making the budget check</source>
        <translation>Budgetprüfung erstellen</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Befehl suchen</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation>↑ ↓ wählen    Eingabe ausführen    Esc schließen</translation>
    </message>
    <message>
        <source>@ tensors    # operators    : step</source>
        <translation>@ Tensoren    # Operatoren    : Schritt</translation>
    </message>
    <message>
        <source>%1 of %2 commands</source>
        <translation>%1 von %2 Befehlen</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1, Schritte %2</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Go to step %1</source>
        <translation>Zu Schritt %1 gehen</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Kein Treffer</translation>
    </message>
    <message>
        <source>not available here, or no program is open</source>
        <translation>hier nicht verfügbar, oder es ist kein Programm geöffnet</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>Jetzt nicht verfügbar</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareBar</name>
    <message>
        <source>Axes linked</source>
        <translation>Achsen gekoppelt</translation>
    </message>
    <message>
        <source>Reference %1</source>
        <translation>Referenz %1</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>Plan hinzufügen</translation>
    </message>
    <message>
        <source>Steps linked</source>
        <translation>Schritte gekoppelt</translation>
    </message>
    <message>
        <source>Offsets linked</source>
        <translation>Offsets gekoppelt</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers of the plans</source>
        <translation>Zahlen der Pläne</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>Unterschiede der Tensoren</translation>
    </message>
    <message>
        <source>Axes not linked</source>
        <translation>Achsen nicht gekoppelt</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>In several</source>
        <translation>In mehreren</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>Nur %1</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Apply %1&apos;s pools to %2</source>
        <translation>Pools von %1 auf %2 anwenden</translation>
    </message>
    <message>
        <source>Move and zoom both sides together, on one scale</source>
        <translation>Beide Seiten gemeinsam bewegen und zoomen, im selben Maßstab</translation>
    </message>
    <message>
        <source>The plan that the other plans are compared with</source>
        <translation>Der Plan, mit dem die anderen verglichen werden</translation>
    </message>
    <message>
        <source>Compare one more plan, of this program or of another file</source>
        <translation>Einen weiteren Plan dieses Programms oder einer anderen Datei vergleichen</translation>
    </message>
    <message>
        <source>Replans %1 with the capacities, alignments and costs of %2&apos;s pools. The file is not changed.</source>
        <translation>Plant %1 neu mit den Kapazitäten, Ausrichtungen und Kosten der Pools von %2. Die Datei wird nicht geändert.</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>Comparing the plans</source>
        <translation>Die Pläne werden verglichen</translation>
    </message>
    <message>
        <source>%1 only in %2</source>
        <translation>%1 nur in %2</translation>
    </message>
    <message>
        <source>Plan %1 is part of the comparison</source>
        <translation>Plan %1 gehört zum Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) in several plans, %1 moved, %2</source>
        <translation>
            <numerusform>%n Tensor in mehreren Plänen, %1 verschoben, %2</numerusform>
            <numerusform>%n Tensoren in mehreren Plänen, %1 verschoben, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a plan of this program or of another file to compare</source>
        <translation>Einen Plan dieses Programms oder einer anderen Datei zum Vergleich hinzufügen</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareController</name>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareInput</name>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    Schritte %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareModel</name>
    <message>
        <source>%1 of %2 moved</source>
        <translation>%1 von %2 verschoben</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>id %1  %2</source>
        <translation>id %1  %2</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>anderer Pool</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>Ganzer Plan</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>nur %1</translation>
    </message>
    <message>
        <source>n/a</source>
        <comment>no difference</comment>
        <translation>k. A.</translation>
    </message>
</context>
<context>
    <name>arenascope::ComparePane</name>
    <message>
        <source>offset, %1</source>
        <translation>Offset, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) above this view, up to %1</source>
        <translation>
            <numerusform>%n Tensor über diesem Ausschnitt, bis %1</numerusform>
            <numerusform>%n Tensoren über diesem Ausschnitt, bis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>no %1 in this plan</source>
        <translation>kein %1 in diesem Plan</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <source>Remove plan %1</source>
        <translation>Plan %1 entfernen</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareTables</name>
    <message>
        <source>Numbers of the plans</source>
        <translation>Zahlen der Pläne</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>Unterschiede der Tensoren</translation>
    </message>
</context>
<context>
    <name>arenascope::Counted</name>
    <message>
        <source>bytes=byte tensors=tensor have=has are=is</source>
        <comment>Words that errors have after a number, each as plural=singular. A single = where a language has none.</comment>
        <translation>Argumente=Argument Argumenten=Argument Anweisungen=Anweisung Arten=Art Abtastpunkte=Abtastpunkt Abtastpunkten=Abtastpunkt Ausgaben=Ausgabe Bytes=Byte Dimensionen=Dimension Eingaben=Eingabe Einträge=Eintrag Einträgen=Eintrag Elemente=Element Elementen=Element Ergebnisse=Ergebnis Ergebnissen=Ergebnis Erkennungen=Erkennung Faktoren=Faktor Felder=Feld Feldern=Feld Gleitkommawerte=Gleitkommawert Größen=Größe Gruppen=Gruppe Indizes=Index Instruktionen=Instruktion Kanäle=Kanal Kanälen=Kanal Klassen=Klasse Multiplikatoren=Multiplikator Offsets=Offset Operanden=Operand Operatoren=Operator Pixeln=Pixel Plätze=Platz Puffern=Puffer Schritte=Schritt Shifts=Shift Skalen=Skala Spalten=Spalte Strides=Stride Teile=Teil Teilen=Teil Tensoren=Tensor Werte=Wert Werten=Wert Zahlen=Zahl Zeilen=Zeile Zellen=Zelle Zustände=Zustand haben=hat leben=lebt liegen=liegt sind=ist wurden=wurde</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveCanvas</name>
    <message>
        <source>arena, %1</source>
        <translation>Arena, %1</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>obere Schranke von %1</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 jetzt</translation>
    </message>
    <message>
        <source>%1 = %2: arena %3, lower bound %4</source>
        <translation>%1 = %2: Arena %3, untere Schranke %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>Arenagröße über einer Dimension</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>Arenagröße je Wert</translation>
    </message>
    <message>
        <source>Computing the curve of %1…</source>
        <translation>Kurve von %1 wird berechnet…</translation>
    </message>
    <message>
        <source>%1 at %2 = %3</source>
        <translation>%1 bei %2 = %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Largest %1 that fits</source>
        <translation>Größtes passendes %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>B on average</source>
        <translation>B im Mittel</translation>
    </message>
    <message>
        <source>arena, planned with %1</source>
        <translation>Arena, geplant mit %1</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>untere Schranke</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ zu groß</translation>
    </message>
    <message>
        <source>Arena, %1</source>
        <translation>Arena, %1</translation>
    </message>
    <message>
        <source>Bound, %1</source>
        <translation>Schranke, %1</translation>
    </message>
    <message>
        <source>To spare, %1</source>
        <translation>Frei, %1</translation>
    </message>
    <message>
        <source>arena, best plan for each value</source>
        <translation>Arena, bester Plan für jeden Wert</translation>
    </message>
    <message>
        <source>Every size in this file is fixed; export it with a dynamic dimension to see a curve</source>
        <translation>Alle Größen dieser Datei sind fest: Für eine Kurve mit einer dynamischen Dimension exportieren</translation>
    </message>
    <message>
        <source>Growth per %1</source>
        <translation>Wachstum je %1</translation>
    </message>
    <message>
        <source>current</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>Arena sizes over %1 and %2</source>
        <translation>Arenagrößen über %1 und %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Berechnen</translation>
    </message>
    <message>
        <source>%1 at %2 = %3, %4 = %5</source>
        <translation>%1 bei %2 = %3, %4 = %5</translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation>bei %1 = %2</translation>
    </message>
    <message>
        <source>Other sizes</source>
        <translation>Andere Größen</translation>
    </message>
    <message>
        <source>The map of %1 and %2 was cancelled</source>
        <translation>Die Karte von %1 und %2 wurde abgebrochen</translation>
    </message>
    <message>
        <source>Computing the map of %1 and %2: %3 %</source>
        <translation>Karte von %1 und %2 wird berechnet: %3 %</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit</source>
        <translation>Größtes %1, dessen Arenen passen</translation>
    </message>
    <message>
        <source>arenas do not fit</source>
        <translation>Arenen passen nicht</translation>
    </message>
    <message>
        <source>arenas fit</source>
        <translation>Arenen passen</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größtes</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Second dimension</source>
        <translation>Zweite Dimension</translation>
    </message>
    <message>
        <source>Adds a second dimension: a map shows which pairs of sizes fit</source>
        <translation>Fügt eine zweite Dimension hinzu: Eine Karte zeigt, welche Paare von Größen passen</translation>
    </message>
    <message>
        <source>up to %1 %</source>
        <translation>bis %1 %</translation>
    </message>
    <message>
        <source>up to %1 % of the capacity</source>
        <translation>bis %1 % der Kapazität</translation>
    </message>
    <message>
        <source>up to %1 % of the largest arena</source>
        <translation>bis %1 % der größten Arena</translation>
    </message>
    <message>
        <source>Pairs of sizes that fit</source>
        <translation>Größenpaare, die passen</translation>
    </message>
    <message>
        <source>of the %1 shown</source>
        <translation>von %1 gezeigten</translation>
    </message>
</context>
<context>
    <name>arenascope::DataRole</name>
    <message>
        <source>intermediate</source>
        <translation>Zwischenwert</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>Delegate</translation>
    </message>
    <message>
        <source>state, alias</source>
        <translation>Zustand, Alias</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateBackends</name>
    <message>
        <source>Backends, rules and compile specs</source>
        <translation>Backends, Regeln und Compile-Specs</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Backend hinzufügen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Geht an</translation>
    </message>
    <message>
        <source>Rules of delegation</source>
        <translation>Delegationsregeln</translation>
    </message>
    <message>
        <source>op:aten::add.*, module:head.*, name:…</source>
        <translation>op:aten::add.*, module:head.*, name:…</translation>
    </message>
    <message>
        <source>Backend of the rule</source>
        <translation>Backend der Regel</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Zuweisen</translation>
    </message>
    <message>
        <source>Compile specs</source>
        <translation>Compile-Specs</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Backend of the compile spec</source>
        <translation>Backend der Compile-Spec</translation>
    </message>
    <message>
        <source>key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Setzen</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>verfügbar, %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>Innen, B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arena, B</translation>
    </message>
    <message>
        <source>op:aten::add.*</source>
        <translation>op:aten::add.*</translation>
    </message>
    <message>
        <source>Backends in order of preference</source>
        <translation>Backends in der Reihenfolge ihres Vorrangs</translation>
    </message>
    <message>
        <source>Assigned by rule; the last match wins</source>
        <translation>Nach Regel zugewiesen; der letzte Treffer gilt</translation>
    </message>
    <message>
        <source>Delete removes a rule</source>
        <translation>Entf entfernt eine Regel</translation>
    </message>
    <message>
        <source>Type a new value to change it; Delete removes it</source>
        <translation>Neuen Wert eingeben, um ihn zu ändern; Entf entfernt ihn</translation>
    </message>
    <message>
        <source>takes no node</source>
        <translation>nimmt keinen Knoten</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run here: %1</source>
        <translation>hier nicht ausführbar: %1</translation>
    </message>
    <message>
        <source>built-in kernels</source>
        <translation>eingebaute Kernel</translation>
    </message>
    <message>
        <source>Built-in kernels: nodes that no backend takes, and nodes dropped here</source>
        <translation>Eingebaute Kernel: Knoten, die kein Backend nimmt, und hier abgelegte Knoten</translation>
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
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Filter: node, op, backend, reason</source>
        <translation>Filter: Knoten, Op, Backend, Grund</translation>
    </message>
    <message>
        <source>Filter of the nodes</source>
        <translation>Filter der Knoten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 delegated</source>
        <translation>%1 von %2 delegiert</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>Auf der CPU lassen</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Nodes and their backends</source>
        <translation>Knoten und ihre Backends</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>%1 zuweisen</translation>
    </message>
    <message>
        <source>Use the backends&apos; choice</source>
        <translation>Wahl der Backends verwenden</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateRegions</name>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>In, B</source>
        <translation>Ein, B</translation>
    </message>
    <message>
        <source>Out, B</source>
        <translation>Aus, B</translation>
    </message>
    <message>
        <source>Const, B</source>
        <translation>Konst., B</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>Innen, B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arena, B</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Comparing with the arena without delegates…</source>
        <translation>Vergleich mit der Arena ohne Delegates…</translation>
    </message>
    <message>
        <source>The arena shrinks by %1 to %2.</source>
        <translation>Die Arena schrumpft um %1 auf %2.</translation>
    </message>
    <message>
        <source>The arena grows by %1 to %2.</source>
        <translation>Die Arena wächst um %1 auf %2.</translation>
    </message>
    <message>
        <source>The arena does not shrink: %1 either way.</source>
        <translation>Die Arena schrumpft nicht: so oder so %1.</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message>
        <source>%1, region %2</source>
        <translation>%1, Region %2</translation>
    </message>
    <message>
        <source>Payload, B</source>
        <translation>Payload, B</translation>
    </message>
    <message>
        <source>Constants outside the payload, by key</source>
        <translation>Konstanten außerhalb des Payloads, nach Schlüssel</translation>
    </message>
    <message>
        <source>Tensors that moved from the arena into the delegate</source>
        <translation>Tensoren, die aus der Arena in den Delegate gewandert sind</translation>
    </message>
    <message>
        <source>Arena before and after this region is added to those above</source>
        <translation>Arena vor und nach dem Hinzufügen dieser Region zu denen darüber</translation>
    </message>
    <message>
        <source>None, or not stated by the file</source>
        <translation>Keine, oder von der Datei nicht angegeben</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n Region</numerusform>
            <numerusform>%n Regionen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no node; the column “Reason” explains each.</source>
        <translation>%1 nimmt keinen Knoten; die Spalte „Grund“ nennt jeweils den Grund.</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see the nodes that it takes and the effect on the arena.</source>
        <translation>Nichts ist delegiert. Ein Backend hinzufügen, um zu sehen, welche Knoten es nimmt und wie sich das auf die Arena auswirkt.</translation>
    </message>
    <message>
        <source>The file contains these calls; the arena without them is unknown.</source>
        <translation>Die Datei enthält diese Aufrufe; die Arena ohne sie ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 of tensors moved into delegates, which allocate them themselves.</source>
        <translation>%1 an Tensoren liegen nun in Delegates, die sie selbst allokieren.</translation>
    </message>
    <message>
        <source>Pool %1 of %2 is device memory with alignment %3; %4 copies its inputs and outputs.</source>
        <translation>Pool %1 mit %2 ist Gerätespeicher mit Ausrichtung %3; %4 kopiert seine Ein- und Ausgaben.</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceController</name>
    <message>
        <source>ETDumps (*.etdp *.etdump *.bin);;All files (*)</source>
        <translation>ETDumps (*.etdp *.etdump *.bin);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>Zeiten des Geräts</translation>
    </message>
    <message numerus="yes">
        <source>%1 has times of %n run(s); they are in Run and in the timeline</source>
        <translation>
            <numerusform>%1 enthält Zeiten von %n Lauf; sie stehen unter Lauf und im Zeitverlauf</numerusform>
            <numerusform>%1 enthält Zeiten von %n Läufen; sie stehen unter Lauf und im Zeitverlauf</numerusform>
        </translation>
    </message>
    <message>
        <source>Import device times</source>
        <translation>Gerätezeiten importieren</translation>
    </message>
    <message>
        <source>Reading device times</source>
        <translation>Gerätezeiten werden gelesen</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceProblem</name>
    <message>
        <source>Footprint, %1 of %2</source>
        <translation>Speicherbedarf, %1 von %2</translation>
    </message>
    <message>
        <source>%1 is over its limit by %2</source>
        <translation>%1 überschreitet seine Grenze um %2</translation>
    </message>
    <message>
        <source>Whether the program fits %1 is unknown: %2</source>
        <translation>Ob das Programm in %1 passt, ist unbekannt: %2</translation>
    </message>
    <message>
        <source>All RAM together is over its limit by %1</source>
        <translation>Der gesamte RAM überschreitet seine Grenze um %1</translation>
    </message>
    <message>
        <source>The footprint in %1 is over its limit by %2</source>
        <translation>Der Speicherbedarf in %1 liegt %2 über der Grenze</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>Ein Programm öffnen, um seine Dimensionen zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 von %n Tensor</numerusform>
            <numerusform>%1 von %n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>Eine Dimension hat keine obere Schranke</translation>
    </message>
    <message numerus="yes">
        <source>sizes: %1 and %n more</source>
        <translation>
            <numerusform>Größen: %1 und %n weitere</numerusform>
            <numerusform>Größen: %1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>sizes: %1</source>
        <translation>Größen: %1</translation>
    </message>
    <message>
        <source>Upper bounds from</source>
        <translation>Obere Schranken aus</translation>
    </message>
    <message>
        <source>value ranges (recommended)</source>
        <translation>Wertebereichen (empfohlen)</translation>
    </message>
    <message>
        <source>example shapes (deprecated)</source>
        <translation>Beispielformen (veraltet)</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>Weiter gefasste Bereiche erlauben</translation>
    </message>
    <message>
        <source>Type the largest value under Dimensions; then the program is planned.</source>
        <translation>Unter „Dimensionen“ den größten Wert eingeben; dann wird das Programm geplant.</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only. Open the .pt2 to change ranges.</source>
        <translation>Eine .pte speichert nur obere Schranken. Zum Ändern der Bereiche die .pt2 öffnen.</translation>
    </message>
    <message>
        <source>Every size in this file is static. Export with torch.export.Dim to make one dynamic.</source>
        <translation>Alle Größen dieser Datei sind statisch. Mit torch.export.Dim exportieren, um eine dynamisch zu machen.</translation>
    </message>
    <message>
        <source>Example shapes: planned for the sizes of the exported example; runs refuse larger inputs</source>
        <translation>Beispielformen: geplant für die Größen des exportierten Beispiels; Läufe lehnen größere Eingaben ab</translation>
    </message>
    <message>
        <source>A range is wider than the exported one, and the program&apos;s guards do not cover it. Export refuses wider ranges unless allowed here.</source>
        <translation>Ein Bereich ist weiter als der exportierte, und die Guards des Programms decken ihn nicht ab. Der Export lehnt weitere Bereiche ab, sofern sie hier nicht erlaubt sind.</translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation>%1 auf %2–%3 setzen</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>Bereich von %1 wie in der Datei</translation>
    </message>
    <message>
        <source>Change pool %1</source>
        <translation>Pool %1 ändern</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>Pool hinzufügen</translation>
    </message>
    <message>
        <source>Remove pool %1</source>
        <translation>Pool %1 entfernen</translation>
    </message>
    <message>
        <source>Change what is planned</source>
        <translation>Ändern, was geplant wird</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 fixieren</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Unpin all tensors</source>
        <translation>Alle Tensoren lösen</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>%1 vom Aufrufer binden lassen</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>%1 planen</translation>
    </message>
    <message>
        <source>Choose planner %1</source>
        <translation>Planer %1 wählen</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>%n Tensor nach %1 verschieben</numerusform>
            <numerusform>%n Tensoren nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Delegate nothing</source>
        <translation>Nichts delegieren</translation>
    </message>
    <message>
        <source>Set compile spec %1 of %2</source>
        <translation>Compile-Spec %1 von %2 setzen</translation>
    </message>
    <message>
        <source>Remove compile spec %1 of %2</source>
        <translation>Compile-Spec %1 von %2 entfernen</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>Methode %1 zeigen</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Regel %1 entfernen</translation>
    </message>
    <message>
        <source>Run %1 in %2</source>
        <translation>%1 in %2 ausführen</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Regeln ändern</translation>
    </message>
    <message>
        <source>Use the memories of %1</source>
        <translation>Speicher von %1 verwenden</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>%1 auf %2 begrenzen</translation>
    </message>
    <message>
        <source>No limit for %1</source>
        <translation>Keine Grenze für %1</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>Pools automatisch wählen</translation>
    </message>
    <message>
        <source>Choose pools by hand</source>
        <translation>Pools von Hand wählen</translation>
    </message>
    <message>
        <source>Change the order of operators</source>
        <translation>Reihenfolge der Operatoren ändern</translation>
    </message>
    <message>
        <source>Linker map</source>
        <translation>Linker-Map</translation>
    </message>
    <message>
        <source>Linker maps (*.map);;All files (*)</source>
        <translation>Linker-Maps (*.map);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Use linker map %1</source>
        <translation>Linker-Map %1 verwenden</translation>
    </message>
    <message>
        <source>Upper bounds from example shapes</source>
        <translation>Obere Schranken aus Beispielformen</translation>
    </message>
    <message>
        <source>Upper bounds from value ranges</source>
        <translation>Obere Schranken aus Wertebereichen</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>Weiter gefasste Bereiche erlauben</translation>
    </message>
    <message>
        <source>Refuse wider ranges</source>
        <translation>Weiter gefasste Bereiche ablehnen</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the backends&apos; choice for %1</source>
        <translation>Wahl der Backends für %1 verwenden</translation>
    </message>
    <message>
        <source>Assign %1 to %2</source>
        <translation>%1 an %2 zuweisen</translation>
    </message>
    <message>
        <source>Replace payload %1</source>
        <translation>Payload %1 ersetzen</translation>
    </message>
    <message>
        <source>Extract payload %1</source>
        <translation>Payload %1 extrahieren</translation>
    </message>
    <message>
        <source>Keep all other tensors at the file&apos;s offsets</source>
        <translation>Alle anderen Tensoren an den Offsets der Datei lassen</translation>
    </message>
    <message>
        <source>Type one of these, or choose another alignment for the tensor.</source>
        <translation>Einen davon eingeben oder eine andere Ausrichtung für den Tensor wählen.</translation>
    </message>
    <message>
        <source>Use the kernels of %1</source>
        <translation>Kernel von %1 verwenden</translation>
    </message>
    <message>
        <source>Use the kernels detected from the program</source>
        <translation>Die aus dem Programm erkannten Kernel verwenden</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>Mit ganzen Zahlen rechnen</translation>
    </message>
    <message>
        <source>Bind output %1 to input %2</source>
        <translation>Ausgabe %1 an Eingabe %2 binden</translation>
    </message>
    <message>
        <source>Add backend %1</source>
        <translation>Backend %1 hinzufügen</translation>
    </message>
    <message>
        <source>Restore payload %1</source>
        <translation>Payload %1 wiederherstellen</translation>
    </message>
    <message>
        <source>Operator of %1</source>
        <translation>Operator von %1</translation>
    </message>
    <message>
        <source>Change the initial value of %1</source>
        <translation>Anfangswert von %1 ändern</translation>
    </message>
    <message>
        <source>Apply pass: %1</source>
        <translation>Pass anwenden: %1</translation>
    </message>
    <message>
        <source>Remove pass: %1</source>
        <translation>Pass entfernen: %1</translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>In Gleitkomma rechnen</translation>
    </message>
    <message>
        <source>Change the bandwidth of %1</source>
        <translation>Bandbreite von %1 ändern</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>The planner %1 is not on this machine&apos;s list</source>
        <translation>Der Planer %1 steht nicht auf der Liste dieser Maschine</translation>
    </message>
    <message>
        <source>Add it first (Plan menu) if you trust the program.</source>
        <translation>Fügen Sie ihn zuerst hinzu (Menü Plan), wenn Sie dem Programm vertrauen.</translation>
    </message>
</context>
<context>
    <name>arenascope::Engine</name>
    <message>
        <source>intermediate</source>
        <translation>Zwischenwert</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>Alias</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>Delegate-Ein-/Ausgabe</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>within</source>
        <translation>mit bekannter Lücke</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>nicht erfüllbar</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>shared state</source>
        <translation>gemeinsamer Zustand</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>The best of all planners below, per pool; stops where a plan is proven optimal</source>
        <translation>Der beste aller Planer darunter, je Pool; endet, sobald ein Plan nachweislich optimal ist</translation>
    </message>
    <message>
        <source>Greedy by size</source>
        <translation>Greedy nach Größe</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap, as TensorFlow Lite does</source>
        <translation>Größte zuerst in die engste Lücke, wie TensorFlow Lite</translation>
    </message>
    <message>
        <source>Greedy by breadth</source>
        <translation>Greedy nach Breite</translation>
    </message>
    <message>
        <source>Hill climb</source>
        <translation>Hill Climbing</translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation>Beginnt mit Greedy nach Größe und ordnet Tensoren an der Spitze um, solange das hilft; mit Startwert</translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation>Squeaky Wheel</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits all capacities</source>
        <translation>Exakte Suche ab Greedy nach Größe, mit Beweis, wenn sie endet; hält beim ersten Plan an, der alle Kapazitäten einhält</translation>
    </message>
    <message>
        <source>Best fit in execution order</source>
        <translation>Best Fit in Ausführungsreihenfolge</translation>
    </message>
    <message>
        <source>Tensors in execution order, each into the tightest gap</source>
        <translation>Tensoren in Ausführungsreihenfolge, jeder in die engste Lücke</translation>
    </message>
    <message>
        <source>Shared objects by size</source>
        <translation>Gemeinsame Objekte nach Größe</translation>
    </message>
    <message>
        <source>Largest first into the smallest shared object that is free over the lifetime</source>
        <translation>Größte zuerst in das kleinste gemeinsame Objekt, das während der Lebensdauer frei ist</translation>
    </message>
    <message>
        <source>Shared objects by breadth</source>
        <translation>Gemeinsame Objekte nach Breite</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>In execution order, tensors of equal size share an object</source>
        <translation>In Ausführungsreihenfolge; gleich große Tensoren teilen sich ein Objekt</translation>
    </message>
    <message>
        <source>Storage groups</source>
        <translation>Speichergruppen</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>Greedy without sub-packing</source>
        <translation>Greedy ohne Unterteilung</translation>
    </message>
    <message>
        <source>Greedy with objects that hold one tensor at a time, as for Vulkan</source>
        <translation>Greedy mit Objekten, die nur einen Tensor zugleich halten, wie für Vulkan</translation>
    </message>
    <message>
        <source>Greedy, documented</source>
        <translation>Greedy, dokumentiert</translation>
    </message>
    <message>
        <source>In graph order the free buffer closest in size, else a new one (greedy takes the first, largest tensors first)</source>
        <translation>In Graphreihenfolge der freie Puffer mit der ähnlichsten Größe, sonst ein neuer (Greedy nimmt den ersten, größte Tensoren zuerst)</translation>
    </message>
    <message>
        <source>Cadence first fit</source>
        <translation>Cadence First Fit</translation>
    </message>
    <message>
        <source>Largest first at the lowest free offset</source>
        <translation>Größte zuerst an den niedrigsten freien Offset</translation>
    </message>
    <message>
        <source>Cadence best fit</source>
        <translation>Cadence Best Fit</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap</source>
        <translation>Größte zuerst in die engste Lücke</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>Naiv</translation>
    </message>
    <message>
        <source>ExecuTorch with its portable kernels</source>
        <translation>ExecuTorch mit seinen portablen Kerneln</translation>
    </message>
    <message>
        <source>ExecuTorch with XNNPACK</source>
        <translation>ExecuTorch mit XNNPACK</translation>
    </message>
    <message>
        <source>ArenaScope&apos;s own runtime</source>
        <translation>ArenaScopes eigene Runtime</translation>
    </message>
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>native</source>
        <translation>nativ</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>Delegate</translation>
    </message>
    <message>
        <source>control</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>no out variant</source>
        <translation>keine out-Variante</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>kein Tensor</translation>
    </message>
    <message>
        <source>unplanned</source>
        <translation>nicht geplant</translation>
    </message>
    <message>
        <source>Greedy by conflicts</source>
        <translation>Greedy nach Konflikten</translation>
    </message>
    <message>
        <source>Cortex-M4 with 256 KB of SRAM</source>
        <translation>Cortex-M4 mit 256 KB SRAM</translation>
    </message>
    <message>
        <source>STM32L4, nRF52840 class: one SRAM that also holds the stack and the rest of the program.</source>
        <translation>STM32L4-, nRF52840-Klasse: ein SRAM, das auch den Stack und den Rest des Programms enthält.</translation>
    </message>
    <message>
        <source>Cortex-M7 with tightly coupled memory</source>
        <translation>Cortex-M7 mit eng gekoppeltem Speicher</translation>
    </message>
    <message>
        <source>STM32H743 class: DTCM without wait states, AXI SRAM, external PSRAM.</source>
        <translation>STM32H743-Klasse: DTCM ohne Wartezyklen, AXI-SRAM, externes PSRAM.</translation>
    </message>
    <message>
        <source>ESP32-S3 with 8 MB of PSRAM</source>
        <translation>ESP32-S3 mit 8 MB PSRAM</translation>
    </message>
    <message>
        <source>Cortex-M55 and Ethos-U55 with shared SRAM</source>
        <translation>Cortex-M55 und Ethos-U55 mit gemeinsamem SRAM</translation>
    </message>
    <message>
        <source>Corstone-300 class: the NPU and the CPU share one SRAM; weights stay in flash.</source>
        <translation>Corstone-300-Klasse: NPU und CPU teilen sich ein SRAM; Gewichte bleiben im Flash.</translation>
    </message>
    <message>
        <source>Cortex-M85 and Ethos-U85 with DRAM</source>
        <translation>Cortex-M85 und Ethos-U85 mit DRAM</translation>
    </message>
    <message>
        <source>Corstone-320 class: SRAM as fast scratch before a large DRAM.</source>
        <translation>Corstone-320-Klasse: SRAM als schneller Scratch vor einem großen DRAM.</translation>
    </message>
    <message>
        <source>ExecuTorch with its Cortex-M library</source>
        <translation>ExecuTorch mit seiner Cortex-M-Bibliothek</translation>
    </message>
    <message>
        <source>Cortex-M0+ with 32 KB of SRAM</source>
        <translation>Cortex-M0+ mit 32 KB SRAM</translation>
    </message>
    <message>
        <source>STM32G0, SAM D21 class: no DSP instructions; the SRAM also holds the stack.</source>
        <translation>STM32G0-, SAM-D21-Klasse: keine DSP-Befehle; das SRAM enthält auch den Stack.</translation>
    </message>
    <message>
        <source>Cortex-M33 with 512 KB of SRAM</source>
        <translation>Cortex-M33 mit 512 KB SRAM</translation>
    </message>
    <message>
        <source>nRF5340, STM32U5 class: DSP instructions, one SRAM for all of the program.</source>
        <translation>nRF5340-, STM32U5-Klasse: DSP-Befehle, ein SRAM für das gesamte Programm.</translation>
    </message>
    <message>
        <source>Cortex-M55 with 1 MB of SRAM</source>
        <translation>Cortex-M55 mit 1 MB SRAM</translation>
    </message>
    <message>
        <source>Piecewise</source>
        <translation>Stückweise</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, their largest tensors first, into the tightest gap</source>
        <translation>Schritte mit den meisten lebenden Bytes zuerst, darin die größten Tensoren zuerst, in die engste Lücke</translation>
    </message>
    <message>
        <source>Tensors with the most conflicts first, larger ones before smaller, each at the lowest free offset</source>
        <translation>Tensoren mit den meisten Konflikten zuerst, größere vor kleineren, jeder am niedrigsten freien Offset</translation>
    </message>
    <message>
        <source>Plans repeatedly and moves tensors that ended too high to the front; for large problems; seeded</source>
        <translation>Plant immer wieder und rückt Tensoren, die zu hoch landeten, nach vorn; für große Probleme; mit Startwert</translation>
    </message>
    <message>
        <source>For tensors whose rows have separate lifetimes: the lowest free offset for each, in many orders; seeded</source>
        <translation>Für Tensoren, deren Zeilen eigene Lebensdauern haben: jeder am niedrigsten freien Offset, in vielen Reihenfolgen; mit Startwert</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, into shared objects, which grow where none has room</source>
        <translation>Schritte mit den meisten lebenden Bytes zuerst, in gemeinsame Objekte, die wachsen, wo keines Platz hat</translation>
    </message>
    <message>
        <source>In execution order into the most recently freed storage, whatever its size</source>
        <translation>In Ausführungsreihenfolge in den zuletzt freigegebenen Speicher, gleich welcher Größe</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as implemented: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>ExecuTorchs Standard, wie implementiert: Größte zuerst, das erste gemeinsame Objekt mit Platz (die dokumentierte Regel ist greedy_best_fit)</translation>
    </message>
    <message>
        <source>Every tensor after the previous one; no bytes are shared</source>
        <translation>Jeder Tensor hinter dem vorigen; keine Bytes werden geteilt</translation>
    </message>
    <message>
        <source>Vector instructions (MVE) without an NPU; DTCM in addition to the SRAM.</source>
        <translation>Vektorbefehle (MVE) ohne NPU; DTCM zusätzlich zum SRAM.</translation>
    </message>
    <message>
        <source>Internal SRAM that Wi-Fi and the stack leave free; octal PSRAM behind a cache with 32-byte lines.</source>
        <translation>Internes SRAM, das WLAN und Stack frei lassen; Octal-PSRAM hinter einem Cache mit Zeilen zu 32 Bytes.</translation>
    </message>
    <message>
        <source>Integers for Cortex-M</source>
        <translation>Ganzzahlen für Cortex-M</translation>
    </message>
    <message>
        <source>quantised layers compute on integers, with the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>quantisierte Schichten rechnen mit Ganzzahlen, mit den Operatoren der Cortex-M-Bibliothek von ExecuTorch</translation>
    </message>
    <message>
        <source>Fold batch norm into convolution</source>
        <translation>Batch-Norm in Faltung falten</translation>
    </message>
    <message>
        <source>scales the weights of a convolution by the batch norm after it, and removes the batch norm</source>
        <translation>skaliert die Gewichte einer Faltung mit der folgenden Batch-Norm und entfernt diese</translation>
    </message>
    <message>
        <source>Fold constants</source>
        <translation>Konstanten falten</translation>
    </message>
    <message>
        <source>computes values that depend on constants only, such as transposed weights, and stores them</source>
        <translation>berechnet Werte, die nur von Konstanten abhängen, etwa transponierte Gewichte, und speichert sie</translation>
    </message>
    <message>
        <source>Fold padding into convolution</source>
        <translation>Padding in Faltung falten</translation>
    </message>
    <message>
        <source>a TensorFlow Lite PAD becomes the padding of the convolution after it, where both pad the same</source>
        <translation>ein PAD von TensorFlow Lite wird zum Padding der folgenden Faltung, wenn beide gleich auffüllen</translation>
    </message>
    <message>
        <source>Drop unused outputs</source>
        <translation>Unbenutzte Ausgaben entfernen</translation>
    </message>
    <message>
        <source>splits with unused parts become slices of the used parts</source>
        <translation>Splits mit unbenutzten Teilen werden zu Slices der benutzten Teile</translation>
    </message>
    <message>
        <source>Drop copies</source>
        <translation>Kopien entfernen</translation>
    </message>
    <message>
        <source>Elementwise in place</source>
        <translation>Elementweise in place</translation>
    </message>
    <message>
        <source>an elementwise operator writes over an operand that is not read again</source>
        <translation>ein elementweiser Operator überschreibt einen Operanden, der nicht mehr gelesen wird</translation>
    </message>
    <message>
        <source>Quantise in place</source>
        <translation>Quantisieren in place</translation>
    </message>
    <message>
        <source>State updates in place</source>
        <translation>Zustände in place aktualisieren</translation>
    </message>
    <message>
        <source>updates of a state, such as a KV cache, are written directly into its buffer</source>
        <translation>ein Zustand, etwa ein KV-Cache, wird direkt in seinem Puffer aktualisiert</translation>
    </message>
    <message>
        <source>Shared result of branches</source>
        <translation>Gemeinsames Zweigergebnis</translation>
    </message>
    <message>
        <source>both branches write their result to the same bytes, instead of one buffer each</source>
        <translation>beide Zweige schreiben ihr Ergebnis in dieselben Bytes statt in je einen Puffer</translation>
    </message>
    <message>
        <source>Concat operands inside the result</source>
        <translation>Concat-Operanden im Ergebnis</translation>
    </message>
    <message>
        <source>operands of a concatenation are planned inside its result, so that no bytes are copied</source>
        <translation>Operanden einer Konkatenation werden in ihrem Ergebnis geplant, sodass nichts kopiert wird</translation>
    </message>
    <message>
        <source>Scratch and sums of the core</source>
        <translation>Scratch und Summen des Kerns</translation>
    </message>
    <message>
        <source>cortex_m operators get the scratch and the bias or kernel sums that the chosen core&apos;s kernels need</source>
        <translation>cortex_m-Operatoren erhalten Scratch und Bias- oder Kernel-Summen, die die Kernel des gewählten Kerns brauchen</translation>
    </message>
    <message>
        <source>Recompute small values</source>
        <translation>Kleine Werte neu berechnen</translation>
    </message>
    <message>
        <source>the int8 result of a Cortex-M quantise lies over the beginning of its operand; runs here, but is not exported</source>
        <translation>das int8-Ergebnis eines Cortex-M-Quantize liegt über dem Anfang seines Operanden; läuft hier, wird aber nicht exportiert</translation>
    </message>
    <message>
        <source>Merge values of one place</source>
        <translation>Werte eines Platzes zusammenlegen</translation>
    </message>
    <message>
        <source>values that are cheap to compute are computed again for a later reader where that lowers the peak</source>
        <translation>Werte, die billig zu berechnen sind, werden für einen späteren Leser neu berechnet, wo das die Spitze senkt</translation>
    </message>
    <message>
        <source>views and named constants at one place become one value of the .pte, which takes less memory to load</source>
        <translation>Sichten und benannte Konstanten an einem Platz werden ein Wert der .pte; das Laden braucht weniger Speicher</translation>
    </message>
    <message>
        <source>paddings of zero, clones in the same order, broadcast expansions, and contiguous slices or permutations are removed; their readers use the operand</source>
        <translation>Auffüllungen mit 0, Kopien in derselben Ordnung, Erweiterungen, die ihre Leser selbst übernehmen (Broadcasting), und zusammenhängende Ausschnitte oder Permutationen fallen weg; ihre Leser verwenden den Operanden</translation>
    </message>
    <message>
        <source>Recompute halos of tiles</source>
        <translation>Halos der Kacheln neu berechnen</translation>
    </message>
    <message>
        <source>each tile computes the rows at its borders again, and keeps none of the tile before; without tiles, nothing changes</source>
        <translation>jede Kachel berechnet die Zeilen an ihren Rändern neu und behält keine der vorigen Kachel; ohne Kacheln ändert sich nichts</translation>
    </message>
    <message>
        <source>Roll equal tiles into loops</source>
        <translation>Gleiche Kacheln zu Schleifen rollen</translation>
    </message>
    <message>
        <source>tiles that differ only by a constant step become a loop of the .pte, where that takes less memory to load; without tiles, nothing changes</source>
        <translation>Kacheln, die sich nur um eine konstante Schrittweite unterscheiden, werden zu einer Schleife der .pte, wo das Laden dann weniger Speicher braucht; ohne Kacheln ändert sich nichts</translation>
    </message>
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>eine Datei von torch.export.save</translation>
    </message>
    <message>
        <source>at least one exported method</source>
        <translation>mindestens eine exportierte Methode</translation>
    </message>
    <message>
        <source>check the path and its permissions</source>
        <translation>Pfad und Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>Zugriffsrechte prüfen</translation>
    </message>
    <message>
        <source>export or copy it again</source>
        <translation>erneut exportieren oder kopieren</translation>
    </message>
    <message>
        <source>export the program again</source>
        <translation>Programm erneut exportieren</translation>
    </message>
    <message>
        <source>export the model with torch.export.save or ExecuTorch&apos;s to_executorch</source>
        <translation>Modell mit torch.export.save oder mit to_executorch von ExecuTorch exportieren</translation>
    </message>
    <message>
        <source>free some space or choose another folder</source>
        <translation>Platz schaffen oder anderen Ordner wählen</translation>
    </message>
    <message>
        <source>choose a folder that can be written</source>
        <translation>einen beschreibbaren Ordner wählen</translation>
    </message>
    <message>
        <source>a session saved by ArenaScope</source>
        <translation>eine von ArenaScope gespeicherte Sitzung</translation>
    </message>
    <message>
        <source>&apos;tuning&apos; is missing</source>
        <translation>„tuning“ fehlt</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>&apos;@&apos; and a number</source>
        <translation>„@“ und eine Zahl</translation>
    </message>
    <message>
        <source>&apos;pid&apos; is 0</source>
        <translation>„pid“ ist 0</translation>
    </message>
    <message>
        <source>&apos;pool&apos; is {pool}</source>
        <translation>„pool“ ist {pool}</translation>
    </message>
    <message>
        <source>&apos;{expected}&apos;</source>
        <translation>„{expected}“</translation>
    </message>
    <message>
        <source>&apos;{inputs}&apos;, the graph&apos;s input at its place</source>
        <translation>„{inputs}“, die Eingabe des Graphen an dieser Stelle</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has the wrong type</source>
        <translation>„{key}“ hat den falschen Typ</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is {value}</source>
        <translation>„{key}“ ist {value}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has a type that the file cannot hold</source>
        <translation>„{name}“ hat einen Typ, den die Datei nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no memory of its own</source>
        <translation>„{name}“ hat keinen eigenen Speicher</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has type {type}</source>
        <translation>„{name}“ hat den Typ {type}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not supported in a size</source>
        <translation>„{name}“ wird in einer Größe nicht unterstützt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is planned</source>
        <translation>„{name}“ ist geplant</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; of a fraction</source>
        <translation>„{name}“ eines Bruchs</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; with {count} arguments</source>
        <translation>„{name}“ mit {count} Argumenten</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls {function}</source>
        <translation>„{path}“ ruft {function} auf</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a class or function</source>
        <translation>„{path}“ ist eine Klasse oder Funktion</translation>
    </message>
    <message>
        <source>&apos;{schema}&apos; is not an operator schema</source>
        <translation>„{schema}“ ist kein Operatorschema</translation>
    </message>
    <message>
        <source>(args, kwargs)</source>
        <translation>(args, kwargs)</translation>
    </message>
    <message>
        <source>-1 or more</source>
        <translation>-1 oder mehr</translation>
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
        <translation>0 oder mehr</translation>
    </message>
    <message>
        <source>0 or more bytes</source>
        <translation>0 oder mehr Bytes</translation>
    </message>
    <message>
        <source>0 to 1000000</source>
        <translation>0 bis 1000000</translation>
    </message>
    <message>
        <source>0 to 1e12</source>
        <translation>0 bis 1e12</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 bis 255</translation>
    </message>
    <message>
        <source>0 to 2^48</source>
        <translation>0 bis 2^48</translation>
    </message>
    <message>
        <source>0 to 5</source>
        <translation>0 bis 5</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>0 bis 6</translation>
    </message>
    <message>
        <source>0 to {count}</source>
        <translation>0 bis {count}</translation>
    </message>
    <message>
        <source>0, 1 or 2</source>
        <translation>0, 1 oder 2</translation>
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
        <translation>1 oder mehr</translation>
    </message>
    <message>
        <source>1 or more bytes</source>
        <translation>1 oder mehr Bytes</translation>
    </message>
    <message>
        <source>1 or {count}</source>
        <translation>1 oder {count}</translation>
    </message>
    <message>
        <source>1 to 1048576</source>
        <translation>1 bis 1048576</translation>
    </message>
    <message>
        <source>1 to 255</source>
        <translation>1 bis 255</translation>
    </message>
    <message>
        <source>1 to 47</source>
        <translation>1 bis 47</translation>
    </message>
    <message>
        <source>1..1024</source>
        <translation>1..1024</translation>
    </message>
    <message>
        <source>1..255 characters</source>
        <translation>1..255 Zeichen</translation>
    </message>
    <message>
        <source>1..{pools}</source>
        <translation>1..{pools}</translation>
    </message>
    <message>
        <source>30 bytes</source>
        <translation>30 Bytes</translation>
    </message>
    <message>
        <source>ET12</source>
        <translation>ET12</translation>
    </message>
    <message>
        <source>F32, I64, BOOL, …</source>
        <translation>F32, I64, BOOL, …</translation>
    </message>
    <message>
        <source>OpenCL: {operation} failed ({status})</source>
        <translation>OpenCL: {operation} fehlgeschlagen ({status})</translation>
    </message>
    <message>
        <source>SAME padding of a dynamic dimension</source>
        <translation>SAME-Auffüllung einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>STATIC or DYNAMIC_BOUND</source>
        <translation>STATIC oder DYNAMIC_BOUND</translation>
    </message>
    <message>
        <source>TRAINING or ATEN</source>
        <translation>TRAINING oder ATEN</translation>
    </message>
    <message>
        <source>XNNPACK does not start on this processor</source>
        <translation>XNNPACK startet auf diesem Prozessor nicht</translation>
    </message>
    <message>
        <source>XNNPACK refuses {object} (status {status})</source>
        <translation>XNNPACK lehnt ab: {object} (Status {status})</translation>
    </message>
    <message>
        <source>[b, m, k] and [b, k, n]</source>
        <translation>[b, m, k] und [b, k, n]</translation>
    </message>
    <message>
        <source>[version, tree]</source>
        <translation>[version, tree]</translation>
    </message>
    <message>
        <source>a (possibly empty) list</source>
        <translation>eine (auch leere) Liste</translation>
    </message>
    <message>
        <source>a .pt2 of torch.export.save</source>
        <translation>eine .pt2 von torch.export.save</translation>
    </message>
    <message>
        <source>a .pte file</source>
        <translation>eine .pte-Datei</translation>
    </message>
    <message>
        <source>a .pte program</source>
        <translation>ein .pte-Programm</translation>
    </message>
    <message>
        <source>a JSON object of offsets by id on its stdout</source>
        <translation>ein JSON-Objekt mit Offsets nach id auf seiner Standardausgabe</translation>
    </message>
    <message>
        <source>a PyTorch name such as float32</source>
        <translation>ein PyTorch-Name wie float32</translation>
    </message>
    <message>
        <source>a PyTorch scalar type</source>
        <translation>ein PyTorch-Skalartyp</translation>
    </message>
    <message>
        <source>a base of at least 1</source>
        <translation>eine Basis von mindestens 1</translation>
    </message>
    <message>
        <source>a block returns fewer values than are read</source>
        <translation>ein Block gibt weniger Werte zurück, als gelesen werden</translation>
    </message>
    <message>
        <source>a body that computes with the size of a dynamic dimension</source>
        <translation>ein Rumpf, der mit der Größe einer dynamischen Dimension rechnet</translation>
    </message>
    <message>
        <source>a body with too few results</source>
        <translation>ein Rumpf mit zu wenigen Ergebnissen</translation>
    </message>
    <message>
        <source>a bool or a bool tensor</source>
        <translation>ein bool oder ein bool-Tensor</translation>
    </message>
    <message>
        <source>a bool or a bool tensor with one element</source>
        <translation>ein bool oder ein bool-Tensor mit einem Element</translation>
    </message>
    <message>
        <source>a buffer without an id</source>
        <translation>ein Puffer ohne id</translation>
    </message>
    <message>
        <source>a carried value that changes its type or shape</source>
        <translation>ein mitgeführter Wert, der Typ oder Form ändert</translation>
    </message>
    <message>
        <source>a channel dimension</source>
        <translation>eine Kanaldimension</translation>
    </message>
    <message>
        <source>a column is missing</source>
        <translation>eine Spalte fehlt</translation>
    </message>
    <message>
        <source>a complete file</source>
        <translation>eine vollständige Datei</translation>
    </message>
    <message>
        <source>a complete protocol buffer</source>
        <translation>ein vollständiger Protocol Buffer</translation>
    </message>
    <message>
        <source>a constant has an element type that is not known</source>
        <translation>eine Konstante hat einen unbekannten Elementtyp</translation>
    </message>
    <message>
        <source>a constant has more elements than can be counted</source>
        <translation>eine Konstante hat mehr Elemente, als gezählt werden können</translation>
    </message>
    <message>
        <source>a constant has the size {size}</source>
        <translation>eine Konstante hat die Größe {size}</translation>
    </message>
    <message>
        <source>a constant has the stride {stride}</source>
        <translation>eine Konstante hat den Stride {stride}</translation>
    </message>
    <message>
        <source>a constant is too large to be copied</source>
        <translation>eine Konstante ist zu groß zum Kopieren</translation>
    </message>
    <message>
        <source>a constant of this kind</source>
        <translation>eine Konstante dieser Art</translation>
    </message>
    <message>
        <source>a constant of this size</source>
        <translation>eine Konstante dieser Größe</translation>
    </message>
    <message>
        <source>a constant reaches past its storage of {bytes} bytes</source>
        <translation>eine Konstante reicht über ihren Storage von {bytes} Bytes hinaus</translation>
    </message>
    <message>
        <source>a constant reaches past what can be addressed</source>
        <translation>eine Konstante reicht über den adressierbaren Bereich hinaus</translation>
    </message>
    <message>
        <source>a constant that holds them</source>
        <translation>eine Konstante, die sie enthält</translation>
    </message>
    <message>
        <source>a constant&apos;s strides and sizes do not fit together</source>
        <translation>Strides und Größen einer Konstante passen nicht zusammen</translation>
    </message>
    <message>
        <source>a count that is not constant</source>
        <translation>eine Anzahl, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a cross product along a dimension of other than 3</source>
        <translation>ein Kreuzprodukt entlang einer Dimension ungleich 3</translation>
    </message>
    <message>
        <source>a cross product of numbers</source>
        <translation>ein Kreuzprodukt von Zahlen</translation>
    </message>
    <message>
        <source>a truncated directory entry</source>
        <translation>ein abgeschnittener Verzeichniseintrag</translation>
    </message>
    <message>
        <source>a delegate of the method</source>
        <translation>ein Delegate der Methode</translation>
    </message>
    <message>
        <source>a depth that is not constant</source>
        <translation>eine Tiefe, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a diagonal that is not constant</source>
        <translation>eine Diagonale, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a directory too small for its {count} entries</source>
        <translation>ein Verzeichnis, das für seine {count} Einträge zu klein ist</translation>
    </message>
    <message>
        <source>a divisor that is never 0</source>
        <translation>ein Divisor, der nie 0 ist</translation>
    </message>
    <message>
        <source>a field has an unknown kind</source>
        <translation>ein Feld ist von unbekannter Art</translation>
    </message>
    <message>
        <source>a field has no valid number</source>
        <translation>ein Feld hat keine gültige Nummer</translation>
    </message>
    <message>
        <source>a field is longer than the message</source>
        <translation>ein Feld ist länger als die Nachricht</translation>
    </message>
    <message>
        <source>a file in the model&apos;s folder</source>
        <translation>eine Datei im Ordner des Modells</translation>
    </message>
    <message>
        <source>a file of this kind holds no sample inputs</source>
        <translation>eine Datei dieser Art enthält keine Beispieleingaben</translation>
    </message>
    <message>
        <source>a file of torch.save</source>
        <translation>eine Datei von torch.save</translation>
    </message>
    <message>
        <source>a file with content</source>
        <translation>eine Datei mit Inhalt</translation>
    </message>
    <message>
        <source>a finite number above 0</source>
        <translation>eine endliche Zahl über 0</translation>
    </message>
    <message>
        <source>a flatbuffer of nodes and values</source>
        <translation>ein Flatbuffer mit Knoten und Werten</translation>
    </message>
    <message>
        <source>a float type</source>
        <translation>ein Gleitkommatyp</translation>
    </message>
    <message>
        <source>a float, integer or bool type</source>
        <translation>ein Gleitkomma-, Ganzzahl- oder bool-Typ</translation>
    </message>
    <message>
        <source>a fraction by less than 1</source>
        <translation>ein Bruch durch weniger als 1</translation>
    </message>
    <message>
        <source>a fraction without its second part</source>
        <translation>ein Bruch ohne zweiten Teil</translation>
    </message>
    <message>
        <source>an unused mem_id</source>
        <translation>eine unbenutzte mem_id</translation>
    </message>
    <message>
        <source>a handle or an error</source>
        <translation>ein Handle oder ein Fehler</translation>
    </message>
    <message>
        <source>a kernel, stride or dilation that is not usable</source>
        <translation>Kernel, Stride oder Dilatation nicht verwendbar</translation>
    </message>
    <message>
        <source>a key without its value</source>
        <translation>ein Schlüssel ohne seinen Wert</translation>
    </message>
    <message>
        <source>a known type, at most 16 dimensions, a size that fits</source>
        <translation>ein bekannter Typ, höchstens 16 Dimensionen, eine passende Größe</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos;</source>
        <translation>eine Zeile „out V“</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos; or &apos;keep S V&apos;</source>
        <translation>eine Zeile „out V“ oder „keep S V“</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>ein Zeilenende</translation>
    </message>
    <message>
        <source>a line for each buffer below the column names</source>
        <translation>eine Zeile je Puffer unter den Spaltennamen</translation>
    </message>
    <message>
        <source>a line that does not end</source>
        <translation>eine Zeile, die nicht endet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list as an input</source>
        <translation>eine Liste als Eingabe</translation>
    </message>
    <message>
        <source>a list item of kind &apos;{kind}&apos;</source>
        <translation>ein Listenelement der Art „{kind}“</translation>
    </message>
    <message>
        <source>a list longer than 6</source>
        <translation>eine Liste mit mehr als 6 Einträgen</translation>
    </message>
    <message>
        <source>a list of at most 16 sizes</source>
        <translation>eine Liste von höchstens 16 Größen</translation>
    </message>
    <message>
        <source>a list of input, output, state, intermediate or delegate-io</source>
        <translation>eine Liste aus input, output, state, intermediate oder delegate-io</translation>
    </message>
    <message>
        <source>a list of integers</source>
        <translation>eine Liste von Ganzzahlen</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>eine Liste von Namen</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>eine Liste von Zahlen</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>eine Liste von Objekten</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>eine Liste von Zahlenpaaren</translation>
    </message>
    <message>
        <source>a list of runs</source>
        <translation>eine Liste von Läufen</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>eine Liste von Tensoren</translation>
    </message>
    <message>
        <source>a list of two numbers</source>
        <translation>eine Liste von zwei Zahlen</translation>
    </message>
    <message>
        <source>a loop that ends</source>
        <translation>eine Schleife, die endet</translation>
    </message>
    <message>
        <source>a mean over this many windows</source>
        <translation>ein Mittelwert über so viele Fenster</translation>
    </message>
    <message>
        <source>a mem_id</source>
        <translation>eine mem_id</translation>
    </message>
    <message>
        <source>a memo out of range</source>
        <translation>ein Memo außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>a memory id from 1</source>
        <translation>eine Speicher-id ab 1</translation>
    </message>
    <message>
        <source>a method with delegates</source>
        <translation>eine Methode mit Delegates</translation>
    </message>
    <message>
        <source>a method without a name</source>
        <translation>eine Methode ohne Namen</translation>
    </message>
    <message>
        <source>a missing &apos;)&apos;</source>
        <translation>eine fehlende „)“</translation>
    </message>
    <message>
        <source>a missing term</source>
        <translation>ein fehlender Term</translation>
    </message>
    <message>
        <source>a model with its data inside</source>
        <translation>ein Modell mit seinen Daten darin</translation>
    </message>
    <message>
        <source>a multiple of 128</source>
        <translation>ein Vielfaches von 128</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a negative capacity</source>
        <translation>eine negative Kapazität</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a number beyond 64 bits</source>
        <translation>eine Zahl jenseits von 64 Bit</translation>
    </message>
    <message>
        <source>a number from 0 to {limit}</source>
        <translation>eine Zahl von 0 bis {limit}</translation>
    </message>
    <message>
        <source>a number has more than 64 bits</source>
        <translation>eine Zahl hat mehr als 64 Bit</translation>
    </message>
    <message>
        <source>a number is truncated</source>
        <translation>eine Zahl ist abgeschnitten</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>eine Anzahl von Bytes</translation>
    </message>
    <message>
        <source>a number that the type can hold</source>
        <translation>eine Zahl, die der Typ aufnehmen kann</translation>
    </message>
    <message>
        <source>a number with a malformed precision</source>
        <translation>eine Zahl mit fehlerhafter Genauigkeit</translation>
    </message>
    <message>
        <source>a number without quotes</source>
        <translation>eine Zahl ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>a parameter of {rows}</source>
        <translation>ein Parameter mit {rows} Elementen</translation>
    </message>
    <message>
        <source>a parameter that is not finite</source>
        <translation>ein Parameter, der nicht endlich ist</translation>
    </message>
    <message>
        <source>a partitioner that only tags nodes</source>
        <translation>ein Partitionierer, der Knoten nur markiert</translation>
    </message>
    <message>
        <source>a permutation of its {rank} dimensions</source>
        <translation>eine Permutation seiner {rank} Dimensionen</translation>
    </message>
    <message>
        <source>a pickle of more than 4 million values</source>
        <translation>ein Pickle mit mehr als 4 Millionen Werten</translation>
    </message>
    <message>
        <source>a pickle that ends with unused values</source>
        <translation>ein Pickle, der mit unbenutzten Werten endet</translation>
    </message>
    <message>
        <source>a plain or a quantised tensor</source>
        <translation>ein einfacher oder quantisierter Tensor</translation>
    </message>
    <message>
        <source>a plan for every method</source>
        <translation>ein Plan für jede Methode</translation>
    </message>
    <message>
        <source>a plan in which no live tensors share bytes</source>
        <translation>ein Plan, in dem keine lebenden Tensoren Bytes teilen</translation>
    </message>
    <message>
        <source>a plan of a .pt2</source>
        <translation>ein Plan einer .pt2</translation>
    </message>
    <message>
        <source>a planned buffer: the format keeps initial data for these only</source>
        <translation>ein geplanter Puffer: Das Format hält Anfangsdaten nur für solche</translation>
    </message>
    <message>
        <source>a planned tensor or a buffer from the caller</source>
        <translation>ein geplanter Tensor oder ein Puffer vom Aufrufer</translation>
    </message>
    <message>
        <source>a planning pass needs ExecuTorch&apos;s node names, which .{format} does not hold</source>
        <translation>ein Planungspass braucht ExecuTorchs Knotennamen, die .{format} nicht enthält</translation>
    </message>
    <message>
        <source>a pool over this many dimensions</source>
        <translation>ein Pooling über so viele Dimensionen</translation>
    </message>
    <message>
        <source>a pool without a name</source>
        <translation>ein Pool ohne Namen</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>eine Zweierpotenz</translation>
    </message>
    <message>
        <source>a power of two, or 0 for the program&apos;s</source>
        <translation>eine Zweierpotenz, oder 0 für die des Programms</translation>
    </message>
    <message>
        <source>a product with a scalar</source>
        <translation>ein Produkt mit einem Skalar</translation>
    </message>
    <message>
        <source>a product with a scalar needs mul, not matmul</source>
        <translation>ein Produkt mit einem Skalar braucht mul, nicht matmul</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions</source>
        <translation>ein Programm mit dynamischen Dimensionen</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions; every size of this one is fixed</source>
        <translation>ein Programm mit dynamischen Dimensionen; hier ist jede Größe fest</translation>
    </message>
    <message>
        <source>a quantised value without scales</source>
        <translation>ein quantisierter Wert ohne Skalen</translation>
    </message>
    <message>
        <source>a range for every symbol</source>
        <translation>ein Bereich für jedes Symbol</translation>
    </message>
    <message>
        <source>a range for it</source>
        <translation>ein Bereich dafür</translation>
    </message>
    <message>
        <source>a real, integer or boolean type</source>
        <translation>ein reeller, Ganzzahl- oder boolescher Typ</translation>
    </message>
    <message>
        <source>a recurrent layer of symbolic width is not lowered yet</source>
        <translation>noch kein Lowering für eine rekurrente Schicht symbolischer Breite</translation>
    </message>
    <message>
        <source>a reduction of a scalar</source>
        <translation>eine Reduktion eines Skalars</translation>
    </message>
    <message>
        <source>a repeat of {times}</source>
        <translation>eine {times}-fache Wiederholung</translation>
    </message>
    <message>
        <source>a reserved 0 at index 0</source>
        <translation>eine reservierte 0 an Index 0</translation>
    </message>
    <message>
        <source>a reserved range from {begin} to {end}</source>
        <translation>ein reservierter Bereich von {begin} bis {end}</translation>
    </message>
    <message>
        <source>a reshape to another number of elements</source>
        <translation>eine Umformung auf andere Elementanzahl</translation>
    </message>
    <message>
        <source>a result whose shape is not declared</source>
        <translation>ein Ergebnis, dessen Form nicht angegeben ist</translation>
    </message>
    <message>
        <source>a row-major tensor</source>
        <translation>ein zeilenweise abgelegter Tensor</translation>
    </message>
    <message>
        <source>a scale for each group</source>
        <translation>eine Skala für jede Gruppe</translation>
    </message>
    <message>
        <source>a segment or inline data</source>
        <translation>ein Segment oder eingebettete Daten</translation>
    </message>
    <message>
        <source>a shape of as many elements</source>
        <translation>eine Form mit ebenso vielen Elementen</translation>
    </message>
    <message>
        <source>a shape that is not constant</source>
        <translation>eine Form, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a shape too large</source>
        <translation>eine zu große Form</translation>
    </message>
    <message>
        <source>a shared library</source>
        <translation>eine dynamische Bibliothek</translation>
    </message>
    <message>
        <source>a short zip64 field</source>
        <translation>ein zu kurzes zip64-Feld</translation>
    </message>
    <message>
        <source>a size of kind &apos;{kind}&apos;</source>
        <translation>eine Größe der Art „{kind}“</translation>
    </message>
    <message>
        <source>a size of {size}</source>
        <translation>eine Größe von {size}</translation>
    </message>
    <message>
        <source>a size that 32 bits can count</source>
        <translation>eine Größe, die 32 Bit fassen</translation>
    </message>
    <message>
        <source>a size that 64 bits can count</source>
        <translation>eine Größe, die 64 Bit fassen</translation>
    </message>
    <message>
        <source>a slice of a dynamic dimension</source>
        <translation>ein Slice einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>a smaller number</source>
        <translation>eine kleinere Zahl</translation>
    </message>
    <message>
        <source>a smaller shape</source>
        <translation>eine kleinere Form</translation>
    </message>
    <message>
        <source>a sparse layout is not supported</source>
        <translation>ein dünn besetztes Layout wird nicht unterstützt</translation>
    </message>
    <message>
        <source>a split of a dynamic dimension</source>
        <translation>eine Aufteilung einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>a state value</source>
        <translation>ein Zustandswert</translation>
    </message>
    <message>
        <source>a storage that holds them; this one has {bytes}</source>
        <translation>ein Storage, der sie fasst; dieser hat {bytes}</translation>
    </message>
    <message>
        <source>a strided tensor</source>
        <translation>ein Tensor mit Strides</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a symbol with a malformed assumption</source>
        <translation>ein Symbol mit fehlerhafter Annahme</translation>
    </message>
    <message>
        <source>a symbol without a name</source>
        <translation>ein Symbol ohne Namen</translation>
    </message>
    <message>
        <source>a symbol without a quoted name</source>
        <translation>ein Symbol ohne Namen in Anführungszeichen</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>ein Tensor</translation>
    </message>
    <message>
        <source>a tensor in memory that can be written</source>
        <translation>ein Tensor in beschreibbarem Speicher</translation>
    </message>
    <message>
        <source>a tensor of &apos;{name}&apos; is missing</source>
        <translation>ein Tensor von „{name}“ fehlt</translation>
    </message>
    <message>
        <source>a tensor of this method that is not a constant</source>
        <translation>ein Tensor dieser Methode, der keine Konstante ist</translation>
    </message>
    <message>
        <source>a tensor that can be written</source>
        <translation>ein beschreibbarer Tensor</translation>
    </message>
    <message>
        <source>a tensor with odd strides</source>
        <translation>ein Tensor mit ungewöhnlichen Strides</translation>
    </message>
    <message>
        <source>a tensor without its sizes</source>
        <translation>ein Tensor ohne seine Größen</translation>
    </message>
    <message>
        <source>a tensor without its storage</source>
        <translation>ein Tensor ohne seinen Storage</translation>
    </message>
    <message>
        <source>a transposed convolution with this padding</source>
        <translation>eine transponierte Faltung mit dieser Auffüllung</translation>
    </message>
    <message>
        <source>a tree without arguments</source>
        <translation>ein Baum ohne Argumente</translation>
    </message>
    <message>
        <source>a tree without its version</source>
        <translation>ein Baum ohne seine Version</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>a value for every symbol</source>
        <translation>ein Wert für jedes Symbol</translation>
    </message>
    <message>
        <source>a value of the graph</source>
        <translation>ein Wert des Graphen</translation>
    </message>
    <message>
        <source>a value of this type</source>
        <translation>ein Wert dieses Typs</translation>
    </message>
    <message>
        <source>a value of {elements} elements</source>
        <translation>ein Wert mit {elements} Elementen</translation>
    </message>
    <message>
        <source>a value outside the pool</source>
        <translation>ein Wert außerhalb des Pools</translation>
    </message>
    <message>
        <source>a value without a tensor</source>
        <translation>ein Wert ohne Tensor</translation>
    </message>
    <message>
        <source>a value, because {operator} has no default for it</source>
        <translation>ein Wert, denn {operator} hat keine Vorgabe dafür</translation>
    </message>
    <message>
        <source>a volume of {sizes} dimensions</source>
        <translation>ein Volumen mit {sizes} Dimensionen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>eine ganze Zahl ab 0</translation>
    </message>
    <message>
        <source>a whole number from {min} to {max}</source>
        <translation>eine ganze Zahl von {min} bis {max}</translation>
    </message>
    <message>
        <source>a whole number, or one with K, M or G</source>
        <translation>eine ganze Zahl, auch mit K, M oder G</translation>
    </message>
    <message>
        <source>a whole tensor</source>
        <translation>ein ganzer Tensor</translation>
    </message>
    <message>
        <source>a window larger than the image of {size}</source>
        <translation>ein Fenster, das größer als das Bild von {size} ist</translation>
    </message>
    <message>
        <source>a window of another number of dimensions</source>
        <translation>ein Fenster mit anderer Anzahl von Dimensionen</translation>
    </message>
    <message>
        <source>a window that fits</source>
        <translation>ein passendes Fenster</translation>
    </message>
    <message>
        <source>a window, stride or channel count of {size}</source>
        <translation>Fenster, Stride oder Kanalanzahl {size}</translation>
    </message>
    <message>
        <source>a write through narrow with a symbolic start is not lowered yet</source>
        <translation>noch kein Lowering für Schreiben durch narrow mit symbolischem Anfang</translation>
    </message>
    <message>
        <source>a write through {operator} is not lowered yet</source>
        <translation>noch kein Lowering für Schreiben durch {operator}</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>über 0</translation>
    </message>
    <message>
        <source>adaptive maxima of a symbolic size are not lowered yet</source>
        <translation>noch kein Lowering für adaptive Maxima symbolischer Größe</translation>
    </message>
    <message>
        <source>add --no-plan-inputs --no-plan-outputs, or --unplanned &apos;{name}&apos;</source>
        <translation>--no-plan-inputs --no-plan-outputs oder --unplanned &apos;{name}&apos; hinzufügen</translation>
    </message>
    <message>
        <source>add a pool with that mem_id</source>
        <translation>Pool mit dieser mem_id hinzufügen</translation>
    </message>
    <message>
        <source>align {bytes}</source>
        <translation>align {bytes}</translation>
    </message>
    <message>
        <source>alignment {align}</source>
        <translation>Ausrichtung {align}</translation>
    </message>
    <message>
        <source>all buffers together have more bytes than 64 bits can count</source>
        <translation>alle Puffer zusammen haben mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>alpha is 0</source>
        <translation>alpha ist 0</translation>
    </message>
    <message>
        <source>an LSTM without two initial states</source>
        <translation>ein LSTM ohne zwei Anfangszustände</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>ein ONNX-Modell</translation>
    </message>
    <message>
        <source>an affine grid of this size</source>
        <translation>ein affines Gitter dieser Größe</translation>
    </message>
    <message>
        <source>an affine grid of volumes is not lowered yet</source>
        <translation>noch kein Lowering für ein affines Gitter von Volumen</translation>
    </message>
    <message>
        <source>an archive split over several disks</source>
        <translation>ein über mehrere Datenträger verteiltes Archiv</translation>
    </message>
    <message>
        <source>an archive with an entry ETRECORD_V0</source>
        <translation>ein Archiv mit einem Eintrag ETRECORD_V0</translation>
    </message>
    <message>
        <source>an archive without data.pkl</source>
        <translation>ein Archiv ohne data.pkl</translation>
    </message>
    <message>
        <source>an argument after other values</source>
        <translation>ein Argument hinter anderen Werten</translation>
    </message>
    <message>
        <source>an argument is {tensor}</source>
        <translation>ein Argument ist {tensor}</translation>
    </message>
    <message>
        <source>an argument of kind &apos;{kind}&apos; is not supported</source>
        <translation>ein Argument der Art „{kind}“ wird nicht unterstützt</translation>
    </message>
    <message>
        <source>an axis that is not constant</source>
        <translation>eine Achse, die nicht konstant ist</translation>
    </message>
    <message>
        <source>an empty region</source>
        <translation>eine leere Region</translation>
    </message>
    <message>
        <source>an empty tensor</source>
        <translation>ein leerer Tensor</translation>
    </message>
    <message>
        <source>an empty value name</source>
        <translation>ein leerer Wertname</translation>
    </message>
    <message>
        <source>an end above the beginning</source>
        <translation>ein Ende über dem Anfang</translation>
    </message>
    <message>
        <source>an entry in tensor_values</source>
        <translation>ein Eintrag in tensor_values</translation>
    </message>
    <message>
        <source>an entry in the weights or constants</source>
        <translation>ein Eintrag in den Gewichten oder Konstanten</translation>
    </message>
    <message>
        <source>an exported function arenascope_plugin</source>
        <translation>eine exportierte Funktion arenascope_plugin</translation>
    </message>
    <message>
        <source>an index of a segment</source>
        <translation>der Index eines Segments</translation>
    </message>
    <message>
        <source>an index of a stored constant</source>
        <translation>der Index einer gespeicherten Konstante</translation>
    </message>
    <message>
        <source>an index of stored data</source>
        <translation>der Index gespeicherter Daten</translation>
    </message>
    <message>
        <source>an index of the list</source>
        <translation>ein Index der Liste</translation>
    </message>
    <message>
        <source>an input or an earlier node&apos;s output</source>
        <translation>eine Eingabe oder die Ausgabe eines früheren Knotens</translation>
    </message>
    <message>
        <source>an input that is not given</source>
        <translation>eine Eingabe, die nicht gegeben ist</translation>
    </message>
    <message>
        <source>an input without channels</source>
        <translation>eine Eingabe ohne Kanäle</translation>
    </message>
    <message>
        <source>an input without spatial dimensions</source>
        <translation>eine Eingabe ohne räumliche Dimensionen</translation>
    </message>
    <message>
        <source>an input, an output or state</source>
        <translation>eine Eingabe, eine Ausgabe oder Zustand</translation>
    </message>
    <message>
        <source>an instruction of the method</source>
        <translation>eine Instruktion der Methode</translation>
    </message>
    <message>
        <source>an instruction without its mark</source>
        <translation>eine Instruktion ohne ihre Marke</translation>
    </message>
    <message>
        <source>an instruction without its operand</source>
        <translation>eine Instruktion ohne ihren Operanden</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>eine Ganzzahl</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>eine Ganzzahl</translation>
    </message>
    <message>
        <source>an integer of more than 64 bits</source>
        <translation>eine Ganzzahl mit mehr als 64 Bit</translation>
    </message>
    <message>
        <source>an integer or bool</source>
        <translation>eine Ganzzahl oder bool</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an object with &apos;{key}&apos;</source>
        <translation>ein Objekt mit „{key}“</translation>
    </message>
    <message>
        <source>an offset in its flatbuffer points outside it</source>
        <translation>ein Offset in seinem Flatbuffer zeigt nach außerhalb</translation>
    </message>
    <message>
        <source>an offset inside its arena</source>
        <translation>ein Offset innerhalb seiner Arena</translation>
    </message>
    <message>
        <source>an offset of 0 or more</source>
        <translation>ein Offset von 0 oder mehr</translation>
    </message>
    <message>
        <source>a dynamic dimension</source>
        <translation>eine dynamische Dimension</translation>
    </message>
    <message>
        <source>an output in memory of its own</source>
        <translation>eine Ausgabe in eigenem Speicher</translation>
    </message>
    <message>
        <source>an output that an operator writes</source>
        <translation>eine Ausgabe, die ein Operator schreibt</translation>
    </message>
    <message>
        <source>an output that is written after the input&apos;s last use</source>
        <translation>eine Ausgabe, die nach der letzten Verwendung der Eingabe geschrieben wird</translation>
    </message>
    <message>
        <source>an output that the program computes and an input</source>
        <translation>eine Ausgabe, die das Programm berechnet, und eine Eingabe</translation>
    </message>
    <message>
        <source>an undamaged FT01 file</source>
        <translation>eine unbeschädigte FT01-Datei</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>eine unbeschädigte Datei</translation>
    </message>
    <message>
        <source>another number of elements</source>
        <translation>eine andere Elementanzahl</translation>
    </message>
    <message>
        <source>antialiasing</source>
        <translation>Antialiasing</translation>
    </message>
    <message>
        <source>arenascope inspect shows the names</source>
        <translation>arenascope inspect zeigt die Namen</translation>
    </message>
    <message>
        <source>arg, const, state, add, mul, sin, keep or out</source>
        <translation>arg, const, state, add, mul, sin, keep oder out</translation>
    </message>
    <message>
        <source>arg, const, temp, run or out</source>
        <translation>arg, const, temp, run oder out</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; has a kind that is not lowered yet</source>
        <translation>noch kein Lowering für die Art von Argument „{name}“</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; is missing</source>
        <translation>Argument „{name}“ fehlt</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of an operator schema has no type</source>
        <translation>Argument „{argument}“ eines Operatorschemas hat keinen Typ</translation>
    </message>
    <message>
        <source>argument {argument} is {tensor}</source>
        <translation>Argument {argument} ist {tensor}</translation>
    </message>
    <message>
        <source>argument {id}</source>
        <translation>Argument {id}</translation>
    </message>
    <message>
        <source>argument {index} has the wrong type</source>
        <translation>Argument {index} hat den falschen Typ</translation>
    </message>
    <message>
        <source>argument {index} is missing</source>
        <translation>Argument {index} fehlt</translation>
    </message>
    <message>
        <source>argument {index} is {tensor}</source>
        <translation>Argument {index} ist {tensor}</translation>
    </message>
    <message>
        <source>argument {index} of {count}</source>
        <translation>Argument {index} von {count}</translation>
    </message>
    <message>
        <source>arguments first</source>
        <translation>Argumente zuerst</translation>
    </message>
    <message>
        <source>as many elements as it computes</source>
        <translation>so viele Elemente, wie er berechnet</translation>
    </message>
    <message>
        <source>as many of each</source>
        <translation>von beiden gleich viele</translation>
    </message>
    <message>
        <source>as_int or as_expr</source>
        <translation>as_int oder as_expr</translation>
    </message>
    <message>
        <source>as_tensor or as_none</source>
        <translation>as_tensor oder as_none</translation>
    </message>
    <message>
        <source>assign every tensor to one pool, or write a .h</source>
        <translation>alle Tensoren einem Pool zuordnen oder eine .h schreiben</translation>
    </message>
    <message>
        <source>at least 24</source>
        <translation>mindestens 24</translation>
    </message>
    <message>
        <source>at least 64 bytes</source>
        <translation>mindestens 64 Bytes</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>mindestens 1</translation>
    </message>
    <message>
        <source>at least one node</source>
        <translation>mindestens ein Knoten</translation>
    </message>
    <message>
        <source>at least one pixel</source>
        <translation>mindestens ein Pixel</translation>
    </message>
    <message>
        <source>at least {start} + {length} bytes</source>
        <translation>mindestens {start} + {length} Bytes</translation>
    </message>
    <message>
        <source>at most 100000</source>
        <translation>höchstens 100000</translation>
    </message>
    <message>
        <source>at most 1048576</source>
        <translation>höchstens 1048576</translation>
    </message>
    <message>
        <source>at most 16</source>
        <translation>höchstens 16</translation>
    </message>
    <message>
        <source>at most 16 dimensions</source>
        <translation>höchstens 16 Dimensionen</translation>
    </message>
    <message>
        <source>at most 16 integers</source>
        <translation>höchstens 16 Ganzzahlen</translation>
    </message>
    <message>
        <source>at most 2 GiB</source>
        <translation>höchstens 2 GiB</translation>
    </message>
    <message>
        <source>at most 2 GiB in all</source>
        <translation>höchstens 2 GiB insgesamt</translation>
    </message>
    <message>
        <source>at most 32 levels</source>
        <translation>höchstens 32 Ebenen</translation>
    </message>
    <message>
        <source>at most 4096</source>
        <translation>höchstens 4096</translation>
    </message>
    <message>
        <source>at most a million</source>
        <translation>höchstens eine Million</translation>
    </message>
    <message>
        <source>at most output {outputs} and input {inputs}, counted from 0</source>
        <translation>höchstens Ausgabe {outputs} und Eingabe {inputs}, ab 0 gezählt</translation>
    </message>
    <message>
        <source>at most the planned bytes</source>
        <translation>höchstens die geplanten Bytes</translation>
    </message>
    <message>
        <source>at most two dimensions</source>
        <translation>höchstens zwei Dimensionen</translation>
    </message>
    <message>
        <source>attention needs positions and features, of as many dimensions each</source>
        <translation>Attention braucht Positionen und Merkmale, jeweils mit gleich vielen Dimensionen</translation>
    </message>
    <message>
        <source>attention of other than [batch, positions, features]</source>
        <translation>Attention über anderes als [batch, positions, features]</translation>
    </message>
    <message>
        <source>attention over a symbolic number of features is not lowered yet</source>
        <translation>noch kein Lowering für Attention über eine symbolische Anzahl von Merkmalen</translation>
    </message>
    <message>
        <source>attention with dropout is not lowered yet</source>
        <translation>noch kein Lowering für Attention mit Dropout</translation>
    </message>
    <message>
        <source>axes or steps that are not constant</source>
        <translation>Achsen oder Schritte, die nicht konstant sind</translation>
    </message>
    <message>
        <source>axes that are not constant</source>
        <translation>Achsen, die nicht konstant sind</translation>
    </message>
    <message>
        <source>axis {axes}</source>
        <translation>Achse {axes}</translation>
    </message>
    <message>
        <source>axis {axis}</source>
        <translation>Achse {axis}</translation>
    </message>
    <message>
        <source>batch dimensions</source>
        <translation>Batch-Dimensionen</translation>
    </message>
    <message>
        <source>batch norm in training mode is not supported</source>
        <translation>Batch-Norm im Trainingsmodus wird nicht unterstützt</translation>
    </message>
    <message>
        <source>batches first</source>
        <translation>Batches zuerst</translation>
    </message>
    <message>
        <source>below {constants}</source>
        <translation>unter {constants}</translation>
    </message>
    <message>
        <source>below {values}</source>
        <translation>unter {values}</translation>
    </message>
    <message>
        <source>bilinear (0) or nearest (1)</source>
        <translation>bilinear (0) oder nearest (1)</translation>
    </message>
    <message>
        <source>bilinear needs weights of three dimensions</source>
        <translation>bilinear braucht Gewichte mit drei Dimensionen</translation>
    </message>
    <message>
        <source>block_diag without operands</source>
        <translation>block_diag ohne Operanden</translation>
    </message>
    <message>
        <source>bodies nested this deeply</source>
        <translation>so tief verschachtelte Rümpfe</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>bool</translation>
    </message>
    <message>
        <source>both lists</source>
        <translation>beide Listen</translation>
    </message>
    <message>
        <source>buffer &apos;{id}&apos; ends before it begins</source>
        <translation>Puffer „{id}“ endet, bevor er beginnt</translation>
    </message>
    <message>
        <source>buffer &apos;{name}&apos; ends beyond what 64 bits can count</source>
        <translation>Puffer „{name}“ endet jenseits dessen, was 64 Bit fassen</translation>
    </message>
    <message>
        <source>buffer {id}</source>
        <translation>Puffer {id}</translation>
    </message>
    <message>
        <source>bytes that 63 bits can count</source>
        <translation>Bytes, die 63 Bit fassen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cannot be loaded</source>
        <translation>kann nicht geladen werden</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>kann nicht in den Speicher eingeblendet werden</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>cannot leave {name} to the caller: it is an intermediate</source>
        <translation>{name} kann nicht dem Aufrufer überlassen werden: ein Zwischenwert</translation>
    </message>
    <message>
        <source>cannot pin {name}: it is not planned</source>
        <translation>{name} lässt sich nicht fixieren: nicht geplant</translation>
    </message>
    <message>
        <source>cannot write this kind of file</source>
        <translation>diese Dateiart kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>channel dimension {channel}</source>
        <translation>Kanaldimension {channel}</translation>
    </message>
    <message>
        <source>channel_shuffle of fewer than three dimensions</source>
        <translation>channel_shuffle mit weniger als drei Dimensionen</translation>
    </message>
    <message>
        <source>channels last</source>
        <translation>Kanäle zuletzt</translation>
    </message>
    <message>
        <source>choose another planner</source>
        <translation>anderen Planer wählen</translation>
    </message>
    <message>
        <source>choose another planner (--planner auto), or write it anyway with --force</source>
        <translation>anderen Planer wählen (--planner auto) oder mit --force trotzdem schreiben</translation>
    </message>
    <message>
        <source>choose another planner, or the lifetime rules &apos;safe&apos;</source>
        <translation>anderen Planer oder die Lebensdauerregeln „safe“ wählen</translation>
    </message>
    <message>
        <source>choose another target with --for, or write it anyway with --force</source>
        <translation>anderes Ziel mit --for wählen oder mit --force trotzdem schreiben</translation>
    </message>
    <message>
        <source>col2im of another rank than 3</source>
        <translation>col2im von anderem Rang als 3</translation>
    </message>
    <message>
        <source>complex numbers are not supported</source>
        <translation>komplexe Zahlen werden nicht unterstützt</translation>
    </message>
    <message>
        <source>condition is {tensor}</source>
        <translation>Bedingung ist {tensor}</translation>
    </message>
    <message>
        <source>condition {condition} is not a truth value</source>
        <translation>Bedingung {condition} ist kein Wahrheitswert</translation>
    </message>
    <message>
        <source>constant with {bytes} bytes</source>
        <translation>Konstante mit {bytes} Bytes</translation>
    </message>
    <message>
        <source>constant {constant}</source>
        <translation>Konstante {constant}</translation>
    </message>
    <message>
        <source>constant {index} of {count}</source>
        <translation>Konstante {index} von {count}</translation>
    </message>
    <message>
        <source>constants are stored both inline and in a segment</source>
        <translation>Konstanten sind sowohl eingebettet als auch in einem Segment gespeichert</translation>
    </message>
    <message>
        <source>control flow nests more than 64 deep</source>
        <translation>Kontrollfluss ist tiefer als 64 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>convert or copy the model again</source>
        <translation>Modell erneut konvertieren oder kopieren</translation>
    </message>
    <message>
        <source>convex regions</source>
        <translation>konvexe Regionen</translation>
    </message>
    <message>
        <source>copy or export it again</source>
        <translation>erneut kopieren oder exportieren</translation>
    </message>
    <message>
        <source>copy the .ptd again or export the model again</source>
        <translation>die .ptd erneut kopieren oder das Modell erneut exportieren</translation>
    </message>
    <message>
        <source>copy the model with all of its files</source>
        <translation>Modell mit allen seinen Dateien kopieren</translation>
    </message>
    <message>
        <source>cross entropy of smoothed or probable labels is not lowered yet</source>
        <translation>noch kein Lowering für Kreuzentropie mit geglätteten oder probabilistischen Labels</translation>
    </message>
    <message>
        <source>data index {index} of {count}</source>
        <translation>Datenindex {index} von {count}</translation>
    </message>
    <message>
        <source>data inside its segment</source>
        <translation>Daten innerhalb ihres Segments</translation>
    </message>
    <message>
        <source>decimal digits</source>
        <translation>Dezimalziffern</translation>
    </message>
    <message>
        <source>default &apos;{value}&apos; of argument &apos;{name}&apos; cannot be read</source>
        <translation>Vorgabe „{value}“ des Arguments „{name}“ kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>delegate {delegate}</source>
        <translation>Delegate {delegate}</translation>
    </message>
    <message>
        <source>diag_embed into other dimensions than the last is not lowered yet</source>
        <translation>noch kein Lowering für diag_embed in andere Dimensionen als die letzten</translation>
    </message>
    <message>
        <source>diff of a higher order is not lowered yet</source>
        <translation>noch kein Lowering für diff höherer Ordnung</translation>
    </message>
    <message>
        <source>diff of booleans is not lowered yet</source>
        <translation>noch kein Lowering für diff von booleschen Werten</translation>
    </message>
    <message>
        <source>diff over a symbolic dimension is not lowered yet</source>
        <translation>noch kein Lowering für diff über eine symbolische Dimension</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>verschiedene Namen</translation>
    </message>
    <message>
        <source>direction &apos;{direction}&apos;</source>
        <translation>Richtung „{direction}“</translation>
    </message>
    <message>
        <source>divisor_override is 0</source>
        <translation>divisor_override ist 0</translation>
    </message>
    <message>
        <source>dropout in training</source>
        <translation>Dropout im Training</translation>
    </message>
    <message>
        <source>dropout in training mode is not supported</source>
        <translation>Dropout im Trainingsmodus wird nicht unterstützt</translation>
    </message>
    <message>
        <source>each dimension once</source>
        <translation>jede Dimension einmal</translation>
    </message>
    <message>
        <source>each tensor is written once</source>
        <translation>jeder Tensor wird einmal geschrieben</translation>
    </message>
    <message>
        <source>effect tokens are not supported</source>
        <translation>Effekt-Token werden nicht unterstützt</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; has no source for a label</source>
        <translation>einsum „{equation}“ hat keine Quelle für ein Label</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; is for another number of operands</source>
        <translation>einsum „{equation}“ gilt für eine andere Anzahl von Operanden</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; repeats a label in one operand, which is not lowered yet</source>
        <translation>einsum „{equation}“ wiederholt ein Label in einem Operanden, dafür noch kein Lowering</translation>
    </message>
    <message>
        <source>einsum has misplaced dots in &apos;{labels}&apos;</source>
        <translation>einsum hat falsch gesetzte Punkte in „{labels}“</translation>
    </message>
    <message>
        <source>einsum without operands</source>
        <translation>einsum ohne Operanden</translation>
    </message>
    <message>
        <source>element type {value} is not supported</source>
        <translation>Elementtyp {value} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>elements that 63 bits can count</source>
        <translation>Elemente, die 63 Bit fassen</translation>
    </message>
    <message>
        <source>embedding_bag needs a list of indices</source>
        <translation>embedding_bag braucht eine Liste von Indizes</translation>
    </message>
    <message>
        <source>empty outputs</source>
        <translation>leere Ausgaben</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; appears twice</source>
        <translation>Eintrag „{name}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; has two different sizes</source>
        <translation>Eintrag „{name}“ hat zwei verschiedene Größen</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is compressed</source>
        <translation>Eintrag „{name}“ ist komprimiert</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is encrypted</source>
        <translation>Eintrag „{name}“ ist verschlüsselt</translation>
    </message>
    <message>
        <source>events of category memory_allocation or memory_lifetime</source>
        <translation>Ereignisse der Kategorie memory_allocation oder memory_lifetime</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>genau eine</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>erwartet {expected}</translation>
    </message>
    <message>
        <source>export after model.eval()</source>
        <translation>nach model.eval() exportieren</translation>
    </message>
    <message>
        <source>export one method at a time</source>
        <translation>eine Methode nach der anderen exportieren</translation>
    </message>
    <message>
        <source>export the model again with a current ExecuTorch</source>
        <translation>Modell mit einem aktuellen ExecuTorch erneut exportieren</translation>
    </message>
    <message>
        <source>export the model for inference</source>
        <translation>Modell für Inferenz exportieren</translation>
    </message>
    <message>
        <source>export the model in eval mode</source>
        <translation>Modell im Eval-Modus exportieren</translation>
    </message>
    <message>
        <source>export the model with bounded dimensions</source>
        <translation>Modell mit beschränkten Dimensionen exportieren</translation>
    </message>
    <message>
        <source>export the model with its real and imaginary parts as separate tensors</source>
        <translation>Modell mit Real- und Imaginärteil als getrennten Tensoren exportieren</translation>
    </message>
    <message>
        <source>export the program again, or repack it with &apos;zip -0&apos;</source>
        <translation>Programm erneut exportieren oder mit „zip -0“ neu packen</translation>
    </message>
    <message>
        <source>export the program on a little-endian machine</source>
        <translation>Programm auf einer Little-Endian-Maschine exportieren</translation>
    </message>
    <message>
        <source>export without operators that have effects</source>
        <translation>ohne Operatoren mit Nebenwirkungen exportieren</translation>
    </message>
    <message>
        <source>extended header of {length} bytes</source>
        <translation>erweiterter Kopf von {length} Bytes</translation>
    </message>
    <message>
        <source>external id {external}</source>
        <translation>externe id {external}</translation>
    </message>
    <message>
        <source>eye needs two sizes</source>
        <translation>eye braucht zwei Größen</translation>
    </message>
    <message>
        <source>file, dtype, shape</source>
        <translation>file, dtype, shape</translation>
    </message>
    <message>
        <source>fill_diagonal_ of other than a matrix is not lowered yet</source>
        <translation>noch kein Lowering für fill_diagonal_ von anderem als einer Matrix</translation>
    </message>
    <message>
        <source>fixed sizes and strides of 0 or more</source>
        <translation>feste Größen und Strides von 0 oder mehr</translation>
    </message>
    <message>
        <source>fixed sizes: a .pte has no symbols</source>
        <translation>feste Größen: Eine .pte hat keine Symbole</translation>
    </message>
    <message>
        <source>flags {flags}</source>
        <translation>Flags {flags}</translation>
    </message>
    <message>
        <source>float types</source>
        <translation>Gleitkommatypen</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>Gleitkommawerte</translation>
    </message>
    <message>
        <source>floats with a channel dimension</source>
        <translation>Gleitkommawerte mit einer Kanaldimension</translation>
    </message>
    <message>
        <source>floats, an even size</source>
        <translation>Gleitkommawerte, eine gerade Größe</translation>
    </message>
    <message>
        <source>floor or trunc</source>
        <translation>floor oder trunc</translation>
    </message>
    <message>
        <source>four bytes each</source>
        <translation>je vier Bytes</translation>
    </message>
    <message>
        <source>four dimensions</source>
        <translation>vier Dimensionen</translation>
    </message>
    <message>
        <source>four dimensions and two sizes or factors</source>
        <translation>vier Dimensionen und zwei Größen oder Faktoren</translation>
    </message>
    <message>
        <source>fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 or int32</source>
        <translation>fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 oder int32</translation>
    </message>
    <message>
        <source>give a range, e.g. --range {symbols}=1:128</source>
        <translation>einen Bereich angeben, z. B. --range {symbols}=1:128</translation>
    </message>
    <message>
        <source>got {inputs} inputs</source>
        <translation>{inputs} Eingaben erhalten</translation>
    </message>
    <message>
        <source>group norm needs a batch and channels</source>
        <translation>Group-Norm braucht einen Batch und Kanäle</translation>
    </message>
    <message>
        <source>groups of {group}</source>
        <translation>Gruppen von {group}</translation>
    </message>
    <message>
        <source>has a dimension of {number}</source>
        <translation>hat eine Dimension von {number}</translation>
    </message>
    <message>
        <source>has both upper and end</source>
        <translation>hat sowohl upper als auch end</translation>
    </message>
    <message>
        <source>has more than 16 dimensions</source>
        <translation>hat mehr als 16 Dimensionen</translation>
    </message>
    <message>
        <source>has no pools</source>
        <translation>hat keine Pools</translation>
    </message>
    <message>
        <source>has {bytes} bytes of data</source>
        <translation>hat {bytes} Bytes Daten</translation>
    </message>
    <message>
        <source>holds no subgraph</source>
        <translation>enthält keinen Subgraphen</translation>
    </message>
    <message>
        <source>i64</source>
        <translation>i64</translation>
    </message>
    <message>
        <source>i64 or i32</source>
        <translation>i64 oder i32</translation>
    </message>
    <message>
        <source>id, lower, upper (or end), size, and optionally alignment, offset, mem_id, hint, gaps</source>
        <translation>id, lower, upper (oder end), size und wahlweise alignment, offset, mem_id, hint, gaps</translation>
    </message>
    <message>
        <source>identifier XN01</source>
        <translation>Kennung XN01</translation>
    </message>
    <message>
        <source>im2col of another rank than 4</source>
        <translation>im2col von anderem Rang als 4</translation>
    </message>
    <message>
        <source>index_reduce of a number</source>
        <translation>index_reduce einer Zahl</translation>
    </message>
    <message>
        <source>indices are {tensor}</source>
        <translation>Indizes sind {tensor}</translation>
    </message>
    <message>
        <source>indices of this form</source>
        <translation>Indizes dieser Form</translation>
    </message>
    <message>
        <source>indices of {operator} are not lowered yet</source>
        <translation>noch kein Lowering für Indizes von {operator}</translation>
    </message>
    <message>
        <source>initial state {index} is not in the file</source>
        <translation>Anfangszustand {index} ist nicht in der Datei</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos; has no memory</source>
        <translation>Eingabe „{name}“ hat keinen Speicher</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: got {actual}, expected {expected}</source>
        <translation>Eingabe „{name}“: erhalten {actual}, erwartet {expected}</translation>
    </message>
    <message>
        <source>input, output, state, intermediate or delegate-io</source>
        <translation>input, output, state, intermediate oder delegate-io</translation>
    </message>
    <message>
        <source>inputs and outputs</source>
        <translation>Eingaben und Ausgaben</translation>
    </message>
    <message>
        <source>inputs that are script objects are not supported</source>
        <translation>Eingaben, die Skriptobjekte sind, werden nicht unterstützt</translation>
    </message>
    <message>
        <source>instance norm needs a batch, channels and positions</source>
        <translation>Instance-Norm braucht einen Batch, Kanäle und Positionen</translation>
    </message>
    <message>
        <source>instance norm of a symbolic number of channels is not lowered yet</source>
        <translation>noch kein Lowering für Instance-Norm einer symbolischen Anzahl von Kanälen</translation>
    </message>
    <message>
        <source>integer division by zero</source>
        <translation>Ganzzahldivision durch null</translation>
    </message>
    <message>
        <source>integer overflow or division by zero</source>
        <translation>Ganzzahlüberlauf oder Division durch null</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>Ganzzahlen</translation>
    </message>
    <message>
        <source>integers or bool</source>
        <translation>Ganzzahlen oder bool</translation>
    </message>
    <message>
        <source>is a pickled tensor subclass</source>
        <translation>ist eine per Pickle gespeicherte Tensor-Unterklasse</translation>
    </message>
    <message>
        <source>is for another number of tensors</source>
        <translation>gilt für eine andere Anzahl von Tensoren</translation>
    </message>
    <message>
        <source>is larger than {limit} bytes</source>
        <translation>ist größer als {limit} Bytes</translation>
    </message>
    <message>
        <source>is not executable</source>
        <translation>ist nicht ausführbar</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>hat keinen Plan</translation>
    </message>
    <message>
        <source>its axis</source>
        <translation>seine Achse</translation>
    </message>
    <message>
        <source>its axis or norm</source>
        <translation>seine Achse oder Norm</translation>
    </message>
    <message>
        <source>its body</source>
        <translation>sein Rumpf</translation>
    </message>
    <message>
        <source>its body or its inputs</source>
        <translation>sein Rumpf oder seine Eingaben</translation>
    </message>
    <message>
        <source>its constants cannot be in .ptd files</source>
        <translation>seine Konstanten können nicht in .ptd-Dateien liegen</translation>
    </message>
    <message>
        <source>its data is not inside the file</source>
        <translation>seine Daten liegen nicht in der Datei</translation>
    </message>
    <message>
        <source>its header points outside it</source>
        <translation>ihr Kopf zeigt nach außerhalb</translation>
    </message>
    <message>
        <source>its segments lie outside it</source>
        <translation>ihre Segmente liegen außerhalb</translation>
    </message>
    <message>
        <source>its size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>seine Größe hat keine obere Schranke (DYNAMIC_UNBOUND)</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>seine Größe ist nicht bekannt</translation>
    </message>
    <message>
        <source>its size or rank</source>
        <translation>seine Größe oder sein Rang</translation>
    </message>
    <message>
        <source>kind {type}</source>
        <translation>Art {type}</translation>
    </message>
    <message>
        <source>leave --data out</source>
        <translation>--data weglassen</translation>
    </message>
    <message>
        <source>leave the operator out, or keep its result a tensor</source>
        <translation>den Operator weglassen oder sein Ergebnis als Tensor belassen</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>weniger als 2 GiB</translation>
    </message>
    <message>
        <source>lies outside the constant area</source>
        <translation>liegt außerhalb des Konstantenbereichs</translation>
    </message>
    <message>
        <source>limits that are not constant</source>
        <translation>Grenzen, die nicht konstant sind</translation>
    </message>
    <message>
        <source>linear needs an input of one or more dimensions and a matrix of weights</source>
        <translation>linear braucht eine Eingabe mit einer oder mehr Dimensionen und eine Gewichtsmatrix</translation>
    </message>
    <message>
        <source>linspace of symbolic length is not lowered yet</source>
        <translation>noch kein Lowering für linspace symbolischer Länge</translation>
    </message>
    <message>
        <source>list item {index} has another type</source>
        <translation>Listenelement {index} hat einen anderen Typ</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>Little-Endian</translation>
    </message>
    <message>
        <source>lstm_cell needs a hidden and a cell state</source>
        <translation>lstm_cell braucht einen verborgenen und einen Zellzustand</translation>
    </message>
    <message>
        <source>malformed JSON</source>
        <translation>fehlerhaftes JSON</translation>
    </message>
    <message>
        <source>matrix norms are not lowered yet</source>
        <translation>noch kein Lowering für Matrixnormen</translation>
    </message>
    <message>
        <source>max_numel</source>
        <translation>max_numel</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, bytes from 0</source>
        <translation>mem_id von 1 bis 255, Bytes ab 0</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, offset and bytes from 0</source>
        <translation>mem_id von 1 bis 255, Offset und Bytes ab 0</translation>
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
        <translation>mem_id, Offset, Bytes</translation>
    </message>
    <message>
        <source>memory id {mem_id}</source>
        <translation>Speicher-id {mem_id}</translation>
    </message>
    <message>
        <source>memory id {memory_id} of {pools}</source>
        <translation>Speicher-id {memory_id} von {pools}</translation>
    </message>
    <message>
        <source>metadata names buffer {index}</source>
        <translation>Metadaten nennen Puffer {index}</translation>
    </message>
    <message>
        <source>min &lt;= max</source>
        <translation>Min ≤ Max</translation>
    </message>
    <message>
        <source>min &lt;= max, within {range}</source>
        <translation>Min ≤ Max, innerhalb von {range}</translation>
    </message>
    <message>
        <source>mm needs two matrices</source>
        <translation>mm braucht zwei Matrizen</translation>
    </message>
    <message>
        <source>mode &apos;{mode}&apos;</source>
        <translation>Modus „{mode}“</translation>
    </message>
    <message>
        <source>more bytes than 64 bits can count</source>
        <translation>mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>more channels than 64 bits can count</source>
        <translation>mehr Kanäle, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>more constants than fit in memory</source>
        <translation>mehr Konstanten, als in den Speicher passen</translation>
    </message>
    <message>
        <source>more indices than dimensions</source>
        <translation>mehr Indizes als Dimensionen</translation>
    </message>
    <message>
        <source>more than a million items</source>
        <translation>mehr als eine Million Elemente</translation>
    </message>
    <message>
        <source>more weights than fit in memory</source>
        <translation>mehr Gewichte, als in den Speicher passen</translation>
    </message>
    <message>
        <source>mutable_data_segments</source>
        <translation>mutable_data_segments</translation>
    </message>
    <message>
        <source>name or id, and offset</source>
        <translation>name oder id, und offset</translation>
    </message>
    <message>
        <source>named data &apos;{key}&apos; has two contents</source>
        <translation>benannte Daten „{key}“ haben zwei Inhalte</translation>
    </message>
    <message>
        <source>named data is missing</source>
        <translation>benannte Daten fehlen</translation>
    </message>
    <message>
        <source>named data of {bytes} bytes</source>
        <translation>benannte Daten von {bytes} Bytes</translation>
    </message>
    <message>
        <source>names buffer {buffer}</source>
        <translation>nennt Puffer {buffer}</translation>
    </message>
    <message>
        <source>namespace::name.overload</source>
        <translation>namespace::name.overload</translation>
    </message>
    <message>
        <source>narrow from a symbolic start is not lowered yet</source>
        <translation>noch kein Lowering für narrow ab symbolischem Anfang</translation>
    </message>
    <message>
        <source>needs version {version} of the plug-in interface</source>
        <translation>braucht Version {version} der Plug-in-Schnittstelle</translation>
    </message>
    <message>
        <source>needs {needed} bytes</source>
        <translation>braucht {needed} Bytes</translation>
    </message>
    <message>
        <source>negative circular padding is not lowered yet</source>
        <translation>noch kein Lowering für negative zirkuläre Auffüllung</translation>
    </message>
    <message>
        <source>negative reserved bytes</source>
        <translation>negative reservierte Bytes</translation>
    </message>
    <message>
        <source>no &apos;{key}&apos;</source>
        <translation>kein „{key}“</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>keine Bytes</translation>
    </message>
    <message>
        <source>no data of &apos;{tensor}&apos; in the archive</source>
        <translation>keine Daten von „{tensor}“ im Archiv</translation>
    </message>
    <message>
        <source>no debug handle</source>
        <translation>kein Debug-Handle</translation>
    </message>
    <message>
        <source>no dialect</source>
        <translation>kein Dialekt</translation>
    </message>
    <message>
        <source>no directory entry where one was announced</source>
        <translation>kein Verzeichniseintrag, wo einer angekündigt war</translation>
    </message>
    <message>
        <source>no end-of-archive record</source>
        <translation>kein Archivende-Eintrag</translation>
    </message>
    <message>
        <source>no entry &apos;{name}&apos; in the archive</source>
        <translation>kein Eintrag „{name}“ im Archiv</translation>
    </message>
    <message>
        <source>no header of entry &apos;{name}&apos;</source>
        <translation>kein Kopf des Eintrags „{name}“</translation>
    </message>
    <message>
        <source>no kernel for {names}</source>
        <translation>kein Kernel für {names}</translation>
    </message>
    <message>
        <source>no kernel for {tensor}</source>
        <translation>kein Kernel für {tensor}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
    <message>
        <source>no negative size</source>
        <translation>keine negative Größe</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>keine Ausgabe</translation>
    </message>
    <message>
        <source>no output and no state</source>
        <translation>keine Ausgabe und kein Zustand</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>kein Programm genannt</translation>
    </message>
    <message>
        <source>no range: every size is fixed</source>
        <translation>kein Bereich: Jede Größe ist fest</translation>
    </message>
    <message>
        <source>no sizes</source>
        <translation>keine Größen</translation>
    </message>
    <message>
        <source>no zip64 end record</source>
        <translation>kein zip64-Endeintrag</translation>
    </message>
    <message>
        <source>no zip64 field for entry &apos;{name}&apos;</source>
        <translation>kein zip64-Feld für Eintrag „{name}“</translation>
    </message>
    <message>
        <source>nodes in the order in which they run</source>
        <translation>Knoten in der Reihenfolge ihrer Ausführung</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes is empty</source>
        <translation>non_const_buffer_sizes ist leer</translation>
    </message>
    <message>
        <source>none or tanh</source>
        <translation>none oder tanh</translation>
    </message>
    <message>
        <source>normalized_shape has more dimensions than the input</source>
        <translation>normalized_shape hat mehr Dimensionen als die Eingabe</translation>
    </message>
    <message>
        <source>not a .ptd file</source>
        <translation>keine .ptd-Datei</translation>
    </message>
    <message>
        <source>not a .pte program</source>
        <translation>kein .pte-Programm</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>keine ganze Zahl</translation>
    </message>
    <message>
        <source>not an XNNPACK payload</source>
        <translation>kein XNNPACK-Payload</translation>
    </message>
    <message>
        <source>numbers of one to eight bytes</source>
        <translation>Zahlen von einem bis acht Bytes</translation>
    </message>
    <message>
        <source>numbers of one, two, four or eight bytes</source>
        <translation>Zahlen von einem, zwei, vier oder acht Bytes</translation>
    </message>
    <message>
        <source>off, exact or search</source>
        <translation>off, exact oder search</translation>
    </message>
    <message>
        <source>offset {offsets}</source>
        <translation>Offset {offsets}</translation>
    </message>
    <message>
        <source>offset {offsets} does not fit in TensorFlow Lite&apos;s 32 bits</source>
        <translation>Offset {offsets} passt nicht in die 32 Bit von TensorFlow Lite</translation>
    </message>
    <message>
        <source>offset {offset}</source>
        <translation>Offset {offset}</translation>
    </message>
    <message>
        <source>offset {offset} does not fit in 32 bits</source>
        <translation>Offset {offset} passt nicht in 32 Bit</translation>
    </message>
    <message>
        <source>one</source>
        <translation>nur eins</translation>
    </message>
    <message>
        <source>one arena: mem_id 1</source>
        <translation>eine Arena: mem_id 1</translation>
    </message>
    <message>
        <source>one definition</source>
        <translation>eine Definition</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>ein Element</translation>
    </message>
    <message>
        <source>one entry for each dimension</source>
        <translation>ein Eintrag je Dimension</translation>
    </message>
    <message>
        <source>one key for one content</source>
        <translation>ein Schlüssel je Inhalt</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>one of the 11 types of the format</source>
        <translation>einer der 11 Typen des Formats</translation>
    </message>
    <message>
        <source>one of the 5 types of the format</source>
        <translation>einer der 5 Typen des Formats</translation>
    </message>
    <message>
        <source>one of the two</source>
        <translation>eines von beiden</translation>
    </message>
    <message>
        <source>one or two spatial dimensions</source>
        <translation>eine oder zwei räumliche Dimensionen</translation>
    </message>
    <message>
        <source>one value each</source>
        <translation>je ein Wert</translation>
    </message>
    <message>
        <source>oneDNN: status {status}</source>
        <translation>oneDNN: Status {status}</translation>
    </message>
    <message>
        <source>oneDNN: {error}</source>
        <translation>oneDNN: {error}</translation>
    </message>
    <message>
        <source>one_hot without the number of classes is not lowered yet</source>
        <translation>noch kein Lowering für one_hot ohne die Anzahl der Klassen</translation>
    </message>
    <message>
        <source>open it again</source>
        <translation>erneut öffnen</translation>
    </message>
    <message>
        <source>open the .pt2 that it was made from</source>
        <translation>die .pt2 öffnen, aus der es entstand</translation>
    </message>
    <message>
        <source>open the .pt2 that the program was made from</source>
        <translation>die .pt2 öffnen, aus der das Programm entstand</translation>
    </message>
    <message>
        <source>operators and backends of {target}</source>
        <translation>Operatoren und Backends von {target}</translation>
    </message>
    <message>
        <source>operators in the order in which they run</source>
        <translation>Operatoren in der Reihenfolge ihrer Ausführung</translation>
    </message>
    <message>
        <source>output &apos;{name}&apos; has no type</source>
        <translation>Ausgabe „{name}“ hat keinen Typ</translation>
    </message>
    <message>
        <source>output argument {index} is a constant</source>
        <translation>Ausgabeargument {index} ist eine Konstante</translation>
    </message>
    <message>
        <source>output bounds that contradict each other</source>
        <translation>Ausgabeschranken, die sich widersprechen</translation>
    </message>
    <message>
        <source>output {index} is not the graph&apos;s</source>
        <translation>Ausgabe {index} ist nicht die des Graphen</translation>
    </message>
    <message>
        <source>outputs last</source>
        <translation>Ausgaben zuletzt</translation>
    </message>
    <message>
        <source>outputs of this kind are not supported</source>
        <translation>Ausgaben dieser Art werden nicht unterstützt</translation>
    </message>
    <message>
        <source>packed floats are truncated</source>
        <translation>gepackte Gleitkommawerte sind abgeschnitten</translation>
    </message>
    <message>
        <source>padding &apos;same&apos; with a symbolic kernel is not lowered yet</source>
        <translation>noch kein Lowering für Auffüllung „same“ mit symbolischem Kernel</translation>
    </message>
    <message>
        <source>padding &apos;{mode}&apos; of these dimensions</source>
        <translation>Auffüllung „{mode}“ dieser Dimensionen</translation>
    </message>
    <message>
        <source>padding {size}</source>
        <translation>Auffüllung {size}</translation>
    </message>
    <message>
        <source>pads for another number of dimensions</source>
        <translation>Auffüllungen für eine andere Anzahl von Dimensionen</translation>
    </message>
    <message>
        <source>pads that are not constant</source>
        <translation>Auffüllungen, die nicht konstant sind</translation>
    </message>
    <message>
        <source>pads that are not usable</source>
        <translation>Auffüllungen, die nicht verwendbar sind</translation>
    </message>
    <message>
        <source>pairs of 0-9a-f</source>
        <translation>Paare aus 0-9a-f</translation>
    </message>
    <message>
        <source>parameters, buffers, constants and user inputs</source>
        <translation>Parameter, Puffer, Konstanten und Benutzereingaben</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; changed the program</source>
        <translation>Partitionierer „{name}“ hat das Programm verändert</translation>
    </message>
    <message>
        <source>parts that are not constant</source>
        <translation>Teile, die nicht konstant sind</translation>
    </message>
    <message>
        <source>pass tensors only</source>
        <translation>nur Tensoren übergeben</translation>
    </message>
    <message>
        <source>pickle instruction {opcode}</source>
        <translation>Pickle-Instruktion {opcode}</translation>
    </message>
    <message>
        <source>plain tensors</source>
        <translation>einfache Tensoren</translation>
    </message>
    <message>
        <source>plain tensors in lists and dicts</source>
        <translation>einfache Tensoren in Listen und Dicts</translation>
    </message>
    <message>
        <source>plan it again</source>
        <translation>neu planen</translation>
    </message>
    <message>
        <source>plan it, or remove the pin</source>
        <translation>planen oder die Fixierung entfernen</translation>
    </message>
    <message>
        <source>plan mutable buffers, or start this state from zeros</source>
        <translation>veränderliche Puffer planen oder diesen Zustand mit Nullen beginnen</translation>
    </message>
    <message>
        <source>pool {mem_id} with {bytes} bytes</source>
        <translation>Pool {mem_id} mit {bytes} Bytes</translation>
    </message>
    <message>
        <source>qint8, for an argument of fp32</source>
        <translation>qint8, für ein Argument aus fp32</translation>
    </message>
    <message>
        <source>quantile of this form is not lowered yet</source>
        <translation>noch kein Lowering für quantile dieser Form</translation>
    </message>
    <message>
        <source>quantile outside 0..1, or of nothing</source>
        <translation>Quantil außerhalb von 0..1 oder von nichts</translation>
    </message>
    <message>
        <source>range {range} of {symbol} is empty</source>
        <translation>Bereich {range} von {symbol} ist leer</translation>
    </message>
    <message>
        <source>range {min}..{max} is empty</source>
        <translation>Bereich {min}..{max} ist leer</translation>
    </message>
    <message>
        <source>reads value {id}</source>
        <translation>liest Wert {id}</translation>
    </message>
    <message>
        <source>real numbers</source>
        <translation>reelle Zahlen</translation>
    </message>
    <message>
        <source>real, integer or boolean types</source>
        <translation>reelle, Ganzzahl- oder boolesche Typen</translation>
    </message>
    <message>
        <source>repeat_interleave by a tensor is not lowered yet</source>
        <translation>noch kein Lowering für repeat_interleave mit einem Tensor</translation>
    </message>
    <message>
        <source>repeats that are not constant</source>
        <translation>Wiederholungen, die nicht konstant sind</translation>
    </message>
    <message>
        <source>replace it by plain tensors before the export</source>
        <translation>vor dem Export durch einfache Tensoren ersetzen</translation>
    </message>
    <message>
        <source>reserved bytes of the pools do not fit in 64 bits</source>
        <translation>reservierte Bytes der Pools passen nicht in 64 Bit</translation>
    </message>
    <message>
        <source>roll by symbolic numbers is not lowered yet</source>
        <translation>noch kein Lowering für roll um symbolische Zahlen</translation>
    </message>
    <message>
        <source>roll needs a shift for each dimension</source>
        <translation>roll braucht eine Verschiebung je Dimension</translation>
    </message>
    <message>
        <source>roll of a symbolic number of elements is not lowered yet</source>
        <translation>noch kein Lowering für roll einer symbolischen Anzahl von Elementen</translation>
    </message>
    <message>
        <source>rows of a scalar</source>
        <translation>Zeilen eines Skalars</translation>
    </message>
    <message>
        <source>rrelu in training mode is not supported</source>
        <translation>rrelu im Trainingsmodus wird nicht unterstützt</translation>
    </message>
    <message>
        <source>run onnx.shape_inference.infer_shapes on the model and save it again</source>
        <translation>onnx.shape_inference.infer_shapes auf das Modell anwenden und es neu speichern</translation>
    </message>
    <message>
        <source>run the program without this backend</source>
        <translation>Programm ohne dieses Backend ausführen</translation>
    </message>
    <message>
        <source>safe or executorch</source>
        <translation>safe oder executorch</translation>
    </message>
    <message>
        <source>save it with another version of PyTorch</source>
        <translation>mit einer anderen PyTorch-Version speichern</translation>
    </message>
    <message>
        <source>save the program after run_decompositions()</source>
        <translation>Programm nach run_decompositions() speichern</translation>
    </message>
    <message>
        <source>scalar type {scalar_type} is not known</source>
        <translation>Skalartyp {scalar_type} ist nicht bekannt</translation>
    </message>
    <message>
        <source>scale {scale}</source>
        <translation>Skala {scale}</translation>
    </message>
    <message>
        <source>scales of this shape</source>
        <translation>Skalen dieser Form</translation>
    </message>
    <message>
        <source>schema version {major}</source>
        <translation>Schemaversion {major}</translation>
    </message>
    <message>
        <source>script objects are not supported</source>
        <translation>Skriptobjekte werden nicht unterstützt</translation>
    </message>
    <message>
        <source>see arenascope list planners</source>
        <translation>siehe arenascope list planners</translation>
    </message>
    <message>
        <source>see the documentation of the plug-in</source>
        <translation>siehe die Dokumentation des Plug-ins</translation>
    </message>
    <message>
        <source>segment data</source>
        <translation>Segmentdaten</translation>
    </message>
    <message>
        <source>segments after the program</source>
        <translation>Segmente hinter dem Programm</translation>
    </message>
    <message>
        <source>sequences of different length</source>
        <translation>Sequenzen verschiedener Länge</translation>
    </message>
    <message>
        <source>shape and shape_signature differ in length</source>
        <translation>shape und shape_signature sind verschieden lang</translation>
    </message>
    <message>
        <source>shapes that broadcast</source>
        <translation>Formen, die per Broadcasting zusammenpassen</translation>
    </message>
    <message>
        <source>size {size}</source>
        <translation>Größe {size}</translation>
    </message>
    <message>
        <source>size {size} cannot be computed from the inputs</source>
        <translation>Größe {size} lässt sich nicht aus den Eingaben berechnen</translation>
    </message>
    <message>
        <source>size {size} has no upper bound</source>
        <translation>Größe {size} hat keine obere Schranke</translation>
    </message>
    <message>
        <source>size {size} is negative</source>
        <translation>Größe {size} ist negativ</translation>
    </message>
    <message>
        <source>size {size} with stride {stride}</source>
        <translation>Größe {size} mit Stride {stride}</translation>
    </message>
    <message>
        <source>sizes that are not known</source>
        <translation>Größen, die nicht bekannt sind</translation>
    </message>
    <message>
        <source>sizes that fit in 64 bits</source>
        <translation>Größen, die in 64 Bit passen</translation>
    </message>
    <message>
        <source>sizes whose product fits</source>
        <translation>Größen, deren Produkt passt</translation>
    </message>
    <message>
        <source>sizes with upper bounds that 64 bits can count</source>
        <translation>Größen mit oberen Schranken, die 64 Bit fassen</translation>
    </message>
    <message>
        <source>slopes of another shape</source>
        <translation>Steigungen anderer Form</translation>
    </message>
    <message>
        <source>smaller ranges</source>
        <translation>kleinere Bereiche</translation>
    </message>
    <message>
        <source>smaller ranges of its symbols</source>
        <translation>kleinere Bereiche seiner Symbole</translation>
    </message>
    <message>
        <source>split the pool, or write another format</source>
        <translation>den Pool teilen oder ein anderes Format schreiben</translation>
    </message>
    <message>
        <source>split the tensor into real and imaginary parts</source>
        <translation>den Tensor in Real- und Imaginärteil zerlegen</translation>
    </message>
    <message>
        <source>square matrices</source>
        <translation>quadratische Matrizen</translation>
    </message>
    <message>
        <source>state with initial data has no place in an arena</source>
        <translation>Zustand mit Anfangsdaten hat keinen Platz in einer Arena</translation>
    </message>
    <message>
        <source>statistics that are not per channel</source>
        <translation>Statistik, die nicht je Kanal gilt</translation>
    </message>
    <message>
        <source>steps of 0</source>
        <translation>Schritte von 0</translation>
    </message>
    <message>
        <source>storage offset {storage_offset}</source>
        <translation>Storage-Offset {storage_offset}</translation>
    </message>
    <message>
        <source>storage_offset {storage_offset}</source>
        <translation>storage_offset {storage_offset}</translation>
    </message>
    <message>
        <source>stored entries, as torch.export.save writes them</source>
        <translation>unkomprimierte Einträge, wie torch.export.save sie schreibt</translation>
    </message>
    <message>
        <source>sum, prod, mean, amax or amin</source>
        <translation>sum, prod, mean, amax oder amin</translation>
    </message>
    <message>
        <source>symbol {name} has no range</source>
        <translation>Symbol {name} hat keinen Bereich</translation>
    </message>
    <message>
        <source>symbol {name} has no value</source>
        <translation>Symbol {name} hat keinen Wert</translation>
    </message>
    <message>
        <source>symbolic padding is not lowered yet</source>
        <translation>noch kein Lowering für symbolische Auffüllung</translation>
    </message>
    <message>
        <source>tables and lists inside the file</source>
        <translation>Tabellen und Listen innerhalb der Datei</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has no type</source>
        <translation>Tensor „{name}“ hat keinen Typ</translation>
    </message>
    <message>
        <source>tensor {name} has {bytes} bytes</source>
        <translation>Tensor {name} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>tensor {tensor} of argument {index} has no memory</source>
        <translation>Tensor {tensor} des Arguments {index} hat keinen Speicher</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>tensors and numbers</source>
        <translation>Tensoren und Zahlen</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>the .ptd that came with the program</source>
        <translation>die zum Programm gelieferte .ptd</translation>
    </message>
    <message>
        <source>the bank of pool {mem_id} has {bytes} bytes</source>
        <translation>die Bank von Pool {mem_id} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>the base address {base_address}</source>
        <translation>die Basisadresse {base_address}</translation>
    </message>
    <message>
        <source>the buffers&apos; alignments have no common multiple below 1 TiB</source>
        <translation>die Ausrichtungen der Puffer haben kein gemeinsames Vielfaches unter 1 TiB</translation>
    </message>
    <message>
        <source>the constants overlap the graph</source>
        <translation>die Konstanten überlappen den Graphen</translation>
    </message>
    <message>
        <source>the content of a {suffix} file ({format})</source>
        <translation>der Inhalt einer {suffix}-Datei ({format})</translation>
    </message>
    <message>
        <source>the data is cut off</source>
        <translation>die Daten sind abgeschnitten</translation>
    </message>
    <message>
        <source>the data of &apos;{tensor}&apos; is missing</source>
        <translation>die Daten von „{tensor}“ fehlen</translation>
    </message>
    <message>
        <source>the directory lies outside the file</source>
        <translation>das Verzeichnis liegt außerhalb der Datei</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>das Ende der Zeile</translation>
    </message>
    <message>
        <source>the enum number {number}</source>
        <translation>die Enum-Nummer {number}</translation>
    </message>
    <message>
        <source>the file is damaged or cut; export or copy it again</source>
        <translation>die Datei ist beschädigt oder abgeschnitten; erneut exportieren oder kopieren</translation>
    </message>
    <message>
        <source>the file is damaged; export or copy it again</source>
        <translation>die Datei ist beschädigt; erneut exportieren oder kopieren</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>the file is incomplete or damaged; export or copy it again</source>
        <translation>die Datei ist unvollständig oder beschädigt; erneut exportieren oder kopieren</translation>
    </message>
    <message>
        <source>the file is truncated or damaged; copy it again</source>
        <translation>die Datei ist abgeschnitten oder beschädigt; erneut kopieren</translation>
    </message>
    <message>
        <source>the file is truncated; copy it again</source>
        <translation>die Datei ist abgeschnitten; erneut kopieren</translation>
    </message>
    <message>
        <source>the file may be damaged or of another version</source>
        <translation>die Datei ist vielleicht beschädigt oder von anderer Version</translation>
    </message>
    <message>
        <source>the file may be damaged; write or copy it again</source>
        <translation>die Datei ist vielleicht beschädigt; erneut schreiben oder kopieren</translation>
    </message>
    <message>
        <source>the flatbuffer is damaged</source>
        <translation>der Flatbuffer ist beschädigt</translation>
    </message>
    <message>
        <source>the given .ptd {fault}</source>
        <translation>die angegebene .ptd {fault}</translation>
    </message>
    <message>
        <source>the graph has no values or nodes</source>
        <translation>der Graph hat keine Werte oder Knoten</translation>
    </message>
    <message>
        <source>the graph is damaged</source>
        <translation>der Graph ist beschädigt</translation>
    </message>
    <message>
        <source>the graph&apos;s output at its place</source>
        <translation>die Ausgabe des Graphen an dieser Stelle</translation>
    </message>
    <message>
        <source>the header ends early</source>
        <translation>der Kopf endet zu früh</translation>
    </message>
    <message>
        <source>the id of a value</source>
        <translation>die id eines Werts</translation>
    </message>
    <message>
        <source>the identifier ET12 at byte 4</source>
        <translation>die Kennung ET12 bei Byte 4</translation>
    </message>
    <message>
        <source>the identifier TFL3</source>
        <translation>die Kennung TFL3</translation>
    </message>
    <message>
        <source>the index of a buffer</source>
        <translation>der Index eines Puffers</translation>
    </message>
    <message>
        <source>the index of a delegate</source>
        <translation>der Index eines Delegates</translation>
    </message>
    <message>
        <source>the index of an operator</source>
        <translation>der Index eines Operators</translation>
    </message>
    <message>
        <source>the inverse of other than matrices</source>
        <translation>die Inverse von anderem als Matrizen</translation>
    </message>
    <message>
        <source>the key of named data</source>
        <translation>der Schlüssel benannter Daten</translation>
    </message>
    <message>
        <source>the last index along a dynamic dimension</source>
        <translation>der letzte Index entlang einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>the length of its JSON header in the first 8 bytes</source>
        <translation>die Länge seines JSON-Kopfs in den ersten 8 Bytes</translation>
    </message>
    <message>
        <source>the magic eh00 at byte 8</source>
        <translation>die Kennung eh00 bei Byte 8</translation>
    </message>
    <message>
        <source>the model has changed since it was opened</source>
        <translation>das Modell hat sich seit dem Öffnen geändert</translation>
    </message>
    <message>
        <source>the model is larger than a flatbuffer can be</source>
        <translation>das Modell ist größer, als ein Flatbuffer sein kann</translation>
    </message>
    <message>
        <source>the number {value} is beyond 64 bits</source>
        <translation>die Zahl {value} liegt jenseits von 64 Bit</translation>
    </message>
    <message>
        <source>the operands of einsum &apos;{equation}&apos; do not fit it</source>
        <translation>die Operanden von einsum „{equation}“ passen nicht dazu</translation>
    </message>
    <message>
        <source>the path of an executable file</source>
        <translation>der Pfad einer ausführbaren Datei</translation>
    </message>
    <message>
        <source>the plan has {offsets} offsets for {buffers} buffers</source>
        <translation>der Plan hat {offsets} Offsets für {buffers} Puffer</translation>
    </message>
    <message>
        <source>the plan uses memory {mem_id}</source>
        <translation>der Plan verwendet Speicher {mem_id}</translation>
    </message>
    <message>
        <source>the pools together need more bytes than 64 bits can count</source>
        <translation>die Pools zusammen brauchen mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>das Programm</translation>
    </message>
    <message>
        <source>the program has no method</source>
        <translation>das Programm hat keine Methode</translation>
    </message>
    <message>
        <source>the program has {size} bytes</source>
        <translation>das Programm hat {size} Bytes</translation>
    </message>
    <message>
        <source>the program is damaged: an offset in its flatbuffer points outside it</source>
        <translation>das Programm ist beschädigt: Ein Offset in seinem Flatbuffer zeigt nach außerhalb</translation>
    </message>
    <message>
        <source>the program&apos;s lists hold more elements than its file has bytes</source>
        <translation>die Listen des Programms enthalten mehr Elemente, als seine Datei Bytes hat</translation>
    </message>
    <message>
        <source>the program&apos;s type and sizes</source>
        <translation>Typ und Größen des Programms</translation>
    </message>
    <message>
        <source>the same shape</source>
        <translation>dieselbe Form</translation>
    </message>
    <message>
        <source>the same type and size</source>
        <translation>derselbe Typ und dieselbe Größe</translation>
    </message>
    <message>
        <source>the shared state has more bytes than 64 bits can count</source>
        <translation>der gemeinsame Zustand hat mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>the size {key}, which no input has</source>
        <translation>die Größe {key}, die keine Eingabe hat</translation>
    </message>
    <message>
        <source>the {index}th smallest</source>
        <translation>das {index}-kleinste Element</translation>
    </message>
    <message>
        <source>there is no offset for {buffer}</source>
        <translation>es gibt keinen Offset für {buffer}</translation>
    </message>
    <message>
        <source>these scales</source>
        <translation>diese Skalen</translation>
    </message>
    <message>
        <source>this padding of a dynamic dimension</source>
        <translation>diese Auffüllung einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>this version of the format is not supported</source>
        <translation>diese Version des Formats wird nicht unterstützt</translation>
    </message>
    <message>
        <source>three or four float dimensions</source>
        <translation>drei oder vier Gleitkommadimensionen</translation>
    </message>
    <message>
        <source>tile by symbolic numbers is not lowered yet</source>
        <translation>noch kein Lowering für tile mit symbolischen Zahlen</translation>
    </message>
    <message>
        <source>too many lines</source>
        <translation>zu viele Zeilen</translation>
    </message>
    <message>
        <source>trace of symbolic sizes is not lowered yet</source>
        <translation>noch kein Lowering für trace symbolischer Größen</translation>
    </message>
    <message>
        <source>training mode</source>
        <translation>Trainingsmodus</translation>
    </message>
    <message>
        <source>training, or running statistics</source>
        <translation>Training oder laufende Statistik</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two dimensions</source>
        <translation>zwei Dimensionen</translation>
    </message>
    <message>
        <source>two inputs are called &apos;{input}&apos;</source>
        <translation>zwei Eingaben heißen „{input}“</translation>
    </message>
    <message>
        <source>two methods of this name</source>
        <translation>zwei Methoden dieses Namens</translation>
    </message>
    <message>
        <source>two pools are &apos;{name}&apos; or have mem_id {mem_id}</source>
        <translation>zwei Pools heißen „{name}“ oder haben mem_id {mem_id}</translation>
    </message>
    <message>
        <source>two tensors</source>
        <translation>zwei Tensoren</translation>
    </message>
    <message>
        <source>unexpected text</source>
        <translation>unerwarteter Text</translation>
    </message>
    <message>
        <source>unknown compile spec &apos;{key}&apos;</source>
        <translation>unbekannte Compile-Spec „{key}“</translation>
    </message>
    <message>
        <source>unknown instruction</source>
        <translation>unbekannte Instruktion</translation>
    </message>
    <message>
        <source>unknown line</source>
        <translation>unbekannte Zeile</translation>
    </message>
    <message>
        <source>unknown operator</source>
        <translation>unbekannter Operator</translation>
    </message>
    <message>
        <source>use --schedule search</source>
        <translation>--schedule search verwenden</translation>
    </message>
    <message>
        <source>use --trace-style lifetimes</source>
        <translation>--trace-style lifetimes verwenden</translation>
    </message>
    <message>
        <source>use a smaller plan</source>
        <translation>kleineren Plan verwenden</translation>
    </message>
    <message>
        <source>user outputs and mutations</source>
        <translation>Benutzerausgaben und Mutationen</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is defined twice</source>
        <translation>Wert „{name}“ ist zweimal definiert</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is defined</source>
        <translation>Wert „{name}“ wird verwendet, bevor er definiert ist</translation>
    </message>
    <message>
        <source>value {id} does not exist</source>
        <translation>Wert {id} existiert nicht</translation>
    </message>
    <message>
        <source>values nested too deep or too often</source>
        <translation>Werte zu tief oder zu oft verschachtelt</translation>
    </message>
    <message>
        <source>values too large</source>
        <translation>Werte zu groß</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>Version 1</translation>
    </message>
    <message>
        <source>version {id} of the .pte format is not supported</source>
        <translation>Version {id} des .pte-Formats wird nicht unterstützt</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;</source>
        <translation>Gewichte in „{name}“</translation>
    </message>
    <message>
        <source>weights in big-endian byte order</source>
        <translation>Gewichte in Big-Endian-Bytereihenfolge</translation>
    </message>
    <message>
        <source>weights of dynamic size</source>
        <translation>Gewichte dynamischer Größe</translation>
    </message>
    <message>
        <source>weights of this shape</source>
        <translation>Gewichte dieser Form</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>ganze Zahlen</translation>
    </message>
    <message>
        <source>write op:{part}</source>
        <translation>op:{part} schreiben</translation>
    </message>
    <message>
        <source>writes &apos;{name}&apos; again</source>
        <translation>schreibt „{name}“ erneut</translation>
    </message>
    <message>
        <source>writes a constant</source>
        <translation>schreibt eine Konstante</translation>
    </message>
    <message>
        <source>writes into a constant</source>
        <translation>schreibt in eine Konstante</translation>
    </message>
    <message>
        <source>writes value {output}</source>
        <translation>schreibt Wert {output}</translation>
    </message>
    <message>
        <source>zero or unspecified</source>
        <translation>zero oder unspecified</translation>
    </message>
    <message>
        <source>{buffer} and its padding do not fit in 64 bits</source>
        <translation>{buffer} und seine Auffüllung passen nicht in 64 Bit</translation>
    </message>
    <message>
        <source>{buffer} ends beyond 64 bits</source>
        <translation>{buffer} endet jenseits von 64 Bit</translation>
    </message>
    <message>
        <source>{buffer} has a padding of {padding} bytes</source>
        <translation>{buffer} hat eine Auffüllung von {padding} Bytes</translation>
    </message>
    <message>
        <source>{buffer} has {bytes} bytes</source>
        <translation>{buffer} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>{buffer}: all buffers together have more bytes than 64 bits can count</source>
        <translation>{buffer}: Alle Puffer zusammen haben mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>{buffer}: {bytes} bytes, rounded up to a multiple of {align}, do not fit in 64 bits</source>
        <translation>{buffer}: {bytes} Bytes, aufgerundet auf ein Vielfaches von {align}, passen nicht in 64 Bit</translation>
    </message>
    <message>
        <source>{bytes} bytes</source>
        <translation>{bytes} Bytes</translation>
    </message>
    <message>
        <source>{bytes} bytes of data</source>
        <translation>{bytes} Bytes Daten</translation>
    </message>
    <message>
        <source>{channels} slopes</source>
        <translation>{channels} Steigungen</translation>
    </message>
    <message>
        <source>{count} arguments</source>
        <translation>{count} Argumente</translation>
    </message>
    <message>
        <source>{count} each</source>
        <translation>je {count}</translation>
    </message>
    <message>
        <source>{count} sizes or factors</source>
        <translation>{count} Größen oder Faktoren</translation>
    </message>
    <message>
        <source>{dtype} tensors are not supported</source>
        <translation>{dtype}-Tensoren werden nicht unterstützt</translation>
    </message>
    <message>
        <source>{elements} elements of f32</source>
        <translation>{elements} Elemente aus f32</translation>
    </message>
    <message>
        <source>{expected} finite ones above 0</source>
        <translation>{expected} endliche über 0</translation>
    </message>
    <message>
        <source>{file} has {bytes} bytes</source>
        <translation>{file} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>{size} in the last dimension</source>
        <translation>{size} in der letzten Dimension</translation>
    </message>
    <message>
        <source>{groups} groups</source>
        <translation>{groups} Gruppen</translation>
    </message>
    <message>
        <source>{id} at offset {offset} is outside its pool</source>
        <translation>{id} an Offset {offset} liegt außerhalb seines Pools</translation>
    </message>
    <message>
        <source>{id} lacks {missing}</source>
        <translation>bei {id} fehlt: {missing}</translation>
    </message>
    <message>
        <source>{inputs} and {outputs}, as the graph has</source>
        <translation>{inputs} und {outputs}, wie der Graph sie hat</translation>
    </message>
    <message>
        <source>{inputs} channels</source>
        <translation>{inputs} Kanäle</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs</source>
        <translation>{inputs} Eingaben und {outputs} Ausgaben</translation>
    </message>
    <message>
        <source>{inputs}, one for each input</source>
        <translation>{inputs}, je Eingabe eine</translation>
    </message>
    <message>
        <source>{key} is &apos;{value}&apos;</source>
        <translation>{key} ist „{value}“</translation>
    </message>
    <message>
        <source>{kind} has no kernel here</source>
        <translation>{kind} hat hier keinen Kernel</translation>
    </message>
    <message>
        <source>{names} cannot share memory</source>
        <translation>{names} können sich keinen Speicher teilen</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the output is first written at step {first_write}, the input is last read at step {last_read}</source>
        <translation>{names} können sich keinen Speicher teilen: Die Ausgabe wird zuerst in Schritt {first_write} geschrieben, die Eingabe zuletzt in Schritt {last_read} gelesen</translation>
    </message>
    <message>
        <source>{names} or cpu</source>
        <translation>{names} oder cpu</translation>
    </message>
    <message>
        <source>{name} has more bytes than 64 bits can count</source>
        <translation>{name} hat mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>{name} is &apos;{value}&apos;</source>
        <translation>{name} ist „{value}“</translation>
    </message>
    <message>
        <source>{name} is aligned to {align}</source>
        <translation>{name} ist auf {align} ausgerichtet</translation>
    </message>
    <message>
        <source>{name} is pinned to {offset}</source>
        <translation>{name} ist an {offset} fixiert</translation>
    </message>
    <message>
        <source>{pool} needs more bytes than 64 bits can count</source>
        <translation>{pool} braucht mehr Bytes, als 64 Bit fassen</translation>
    </message>
    <message>
        <source>{rank} dimensions</source>
        <translation>{rank} Dimensionen</translation>
    </message>
    <message>
        <source>{size} for its shape</source>
        <translation>{size} für seine Form</translation>
    </message>
    <message>
        <source>{symbol} has no upper bound</source>
        <translation>{symbol} hat keine obere Schranke</translation>
    </message>
    <message>
        <source>{operator} by one number</source>
        <translation>{operator} mit einer Zahl</translation>
    </message>
    <message>
        <source>{operator} changes the rank</source>
        <translation>{operator} ändert den Rang</translation>
    </message>
    <message>
        <source>{operator} has fewer outputs than its schema</source>
        <translation>{operator} hat weniger Ausgaben als sein Schema</translation>
    </message>
    <message>
        <source>{operator} has no dimension to split</source>
        <translation>{operator} hat keine Dimension zum Zerlegen</translation>
    </message>
    <message>
        <source>{operator} has no other name</source>
        <translation>{operator} hat keinen anderen Namen</translation>
    </message>
    <message>
        <source>{operator} has outputs that its schema does not have</source>
        <translation>{operator} hat Ausgaben, die sein Schema nicht hat</translation>
    </message>
    <message>
        <source>{operator} is not lowered yet</source>
        <translation>noch kein Lowering für {operator}</translation>
    </message>
    <message>
        <source>{operator} must have one output</source>
        <translation>{operator} muss eine Ausgabe haben</translation>
    </message>
    <message>
        <source>{operator} needs a matrix</source>
        <translation>{operator} braucht eine Matrix</translation>
    </message>
    <message>
        <source>{operator} needs an input of {rank} dimensions</source>
        <translation>{operator} braucht eine Eingabe mit {rank} Dimensionen</translation>
    </message>
    <message>
        <source>{operator} of a number</source>
        <translation>{operator} einer Zahl</translation>
    </message>
    <message>
        <source>{operator} of a symbolic size is not lowered yet</source>
        <translation>noch kein Lowering für {operator} symbolischer Größe</translation>
    </message>
    <message>
        <source>{operator} of another rank than 3</source>
        <translation>{operator} von anderem Rang als 3</translation>
    </message>
    <message>
        <source>{operator} of another rank than 4</source>
        <translation>{operator} von anderem Rang als 4</translation>
    </message>
    <message>
        <source>{operator} of another rank than 5</source>
        <translation>{operator} von anderem Rang als 5</translation>
    </message>
    <message>
        <source>{operator} without operands</source>
        <translation>{operator} ohne Operanden</translation>
    </message>
    <message>
        <source>{operator} of an empty tensor</source>
        <translation>{operator} eines leeren Tensors</translation>
    </message>
    <message>
        <source>{operator} of other than f32 planes</source>
        <translation>{operator} von anderem als f32-Ebenen</translation>
    </message>
    <message>
        <source>{operator} of several sequences, or with its weights, is not lowered yet</source>
        <translation>noch kein Lowering für {operator} mehrerer Sequenzen oder mit seinen Gewichten</translation>
    </message>
    <message>
        <source>{operator} of symbolic sizes is not lowered yet</source>
        <translation>noch kein Lowering für {operator} symbolischer Größen</translation>
    </message>
    <message>
        <source>{operator} of this rank</source>
        <translation>{operator} dieses Rangs</translation>
    </message>
    <message>
        <source>{operator} of this size</source>
        <translation>{operator} dieser Größe</translation>
    </message>
    <message>
        <source>{operator} of too few dimensions</source>
        <translation>{operator} mit zu wenigen Dimensionen</translation>
    </message>
    <message>
        <source>{operator} of two numbers</source>
        <translation>{operator} von zwei Zahlen</translation>
    </message>
    <message>
        <source>{operator} over a symbolic number of steps is not lowered yet</source>
        <translation>noch kein Lowering für {operator} über eine symbolische Anzahl von Schritten</translation>
    </message>
    <message>
        <source>{operator} returns a number, which is not lowered yet</source>
        <translation>{operator} gibt eine Zahl zurück, dafür noch kein Lowering</translation>
    </message>
    <message>
        <source>{operator} returns nothing</source>
        <translation>{operator} gibt nichts zurück</translation>
    </message>
    <message>
        <source>{operator} up to a symbolic number is not lowered yet</source>
        <translation>noch kein Lowering für {operator} bis zu einer symbolischen Zahl</translation>
    </message>
    <message>
        <source>{operator} whose weights are read is not lowered yet</source>
        <translation>noch kein Lowering für {operator}, dessen Gewichte gelesen werden</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation or stride below 1</source>
        <translation>{operator} mit Kernel, Dilatation oder Stride unter 1</translation>
    </message>
    <message>
        <source>{operator} with a mask of numbers is not lowered yet</source>
        <translation>noch kein Lowering für {operator} mit einer Maske aus Zahlen</translation>
    </message>
    <message>
        <source>{operator} with aligned corners is not lowered yet</source>
        <translation>noch kein Lowering für {operator} mit ausgerichteten Ecken</translation>
    </message>
    <message>
        <source>{operator} with dropout is not lowered yet</source>
        <translation>noch kein Lowering für {operator} mit Dropout</translation>
    </message>
    <message>
        <source>{operator} without heads</source>
        <translation>{operator} ohne Köpfe</translation>
    </message>
    <message>
        <source>{operator} without sizes</source>
        <translation>{operator} ohne Größen</translation>
    </message>
    <message>
        <source>{tensors}: three numbers and one for each tensor</source>
        <translation>{tensors}: drei Zahlen und eine für jeden Tensor</translation>
    </message>
    <message>
        <source>{tensor} in another element order</source>
        <translation>{tensor} in anderer Elementreihenfolge</translation>
    </message>
    <message>
        <source>{field} is absent</source>
        <translation>{field} fehlt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {count} dimensions</source>
        <translation>„{name}“ hat {count} Dimensionen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in segment {index} of {count}</source>
        <translation>„{name}“ liegt in Segment {index} von {count}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; lies outside it, at byte {offset}</source>
        <translation>„{name}“ liegt außerhalb, bei Byte {offset}</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>jeder Name einmal</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; unpacks to {bytes} bytes, too much for a file of {size}</source>
        <translation>Eintrag „{name}“ wird entpackt {bytes} Bytes groß, zu viel für eine Datei von {size}</translation>
    </message>
    <message>
        <source>free some space, or make this folder writable</source>
        <translation>Platz schaffen oder diesen Ordner beschreibbar machen</translation>
    </message>
    <message>
        <source>if this is a real program, repack it with &apos;zip -0&apos;</source>
        <translation>wenn dies ein echtes Programm ist, mit „zip -0“ neu packen</translation>
    </message>
    <message>
        <source>one for each tensor</source>
        <translation>einer für jeden Tensor</translation>
    </message>
    <message>
        <source>preferences cannot be written</source>
        <translation>Einstellungen können nicht geschrieben werden</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>eines davon entfernen</translation>
    </message>
    <message>
        <source>an output shape of a dynamic dimension</source>
        <translation>eine Ausgabeform mit dynamischer Dimension</translation>
    </message>
    <message>
        <source>samples by &apos;{mode}&apos; with padding &apos;{padding}&apos;</source>
        <translation>Abtastung mit „{mode}“ und Auffüllung „{padding}“</translation>
    </message>
    <message>
        <source>0 to {last}</source>
        <translation>0 bis {last}</translation>
    </message>
    <message>
        <source>export the model with all of them as literals, or all as tensors</source>
        <translation>das Modell mit allen als Literalen oder allen als Tensoren exportieren</translation>
    </message>
    <message>
        <source>result &apos;{name}&apos; is a tensor on one side of control flow and a number on the other</source>
        <translation>Ergebnis „{name}“ ist auf einer Seite des Kontrollflusses ein Tensor und auf der anderen eine Zahl</translation>
    </message>
    <message>
        <source>a node that writes value {value}</source>
        <translation>ein Knoten, der Wert {value} schreibt</translation>
    </message>
    <message>
        <source>a device of a plug-in</source>
        <translation>ein Gerät eines Plug-ins</translation>
    </message>
    <message>
        <source>a line &apos;run&apos; that writes it</source>
        <translation>eine Zeile „run“, die ihn schreibt</translation>
    </message>
    <message>
        <source>a pool of {bytes} bytes</source>
        <translation>ein Pool von {bytes} Bytes</translation>
    </message>
    <message>
        <source>at most 256 MiB together</source>
        <translation>zusammen höchstens 256 MiB</translation>
    </message>
    <message>
        <source>its axes</source>
        <translation>seine Achsen</translation>
    </message>
    <message>
        <source>zero points of this shape</source>
        <translation>Nullpunkte dieser Form</translation>
    </message>
    <message>
        <source>{bytes} for its values</source>
        <translation>{bytes} für seine Werte</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has {count} items</source>
        <translation>„{key}“ hat {count} Einträge</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or write it anyway with --force</source>
        <translation>anderen Planer oder weniger Pässe wählen oder mit --force trotzdem schreiben</translation>
    </message>
    <message>
        <source>first and last</source>
        <translation>erster und letzter</translation>
    </message>
    <message>
        <source>{operator} of this form (no batch) is not lowered yet</source>
        <translation>noch kein Lowering für {operator} dieser Form (kein Batch)</translation>
    </message>
    <message>
        <source>a batch norm that is not over images</source>
        <translation>eine Batch-Norm, die nicht über Bilder geht</translation>
    </message>
    <message>
        <source>a convolution that is not over images</source>
        <translation>eine Faltung, die nicht über Bilder geht</translation>
    </message>
    <message>
        <source>a mean over other dimensions than height and width</source>
        <translation>ein Mittelwert über andere Dimensionen als Höhe und Breite</translation>
    </message>
    <message>
        <source>a mean that is not over images</source>
        <translation>ein Mittelwert, der nicht über Bilder geht</translation>
    </message>
    <message>
        <source>a pooling that is not over images</source>
        <translation>ein Pooling, das nicht über Bilder geht</translation>
    </message>
    <message>
        <source>a scale that is not known</source>
        <translation>eine unbekannte Skala</translation>
    </message>
    <message>
        <source>a shape that changes without a symbol</source>
        <translation>eine Form, die sich ohne Symbol ändert</translation>
    </message>
    <message>
        <source>a softmax that is not over the last dimension</source>
        <translation>ein Softmax, das nicht über die letzte Dimension geht</translation>
    </message>
    <message>
        <source>a zero point that the element type cannot hold</source>
        <translation>ein Nullpunkt, den der Elementtyp nicht fassen kann</translation>
    </message>
    <message>
        <source>an alpha other than 1</source>
        <translation>ein alpha ungleich 1</translation>
    </message>
    <message>
        <source>an approximated gelu</source>
        <translation>ein angenähertes gelu</translation>
    </message>
    <message>
        <source>an argument that is computed at run time</source>
        <translation>ein Argument, das zur Laufzeit berechnet wird</translation>
    </message>
    <message>
        <source>an average that counts padding</source>
        <translation>ein Mittelwert, der die Auffüllung mitzählt</translation>
    </message>
    <message>
        <source>an element order that is not row-major</source>
        <translation>eine Elementordnung, die nicht zeilenweise ist</translation>
    </message>
    <message>
        <source>bounds that contradict each other</source>
        <translation>Schranken, die einander widersprechen</translation>
    </message>
    <message>
        <source>ceil mode</source>
        <translation>ceil-Modus</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>Kontrollfluss</translation>
    </message>
    <message>
        <source>element type {type}</source>
        <translation>Elementtyp {type}</translation>
    </message>
    <message>
        <source>elu with a scale</source>
        <translation>elu mit einer Skala</translation>
    </message>
    <message>
        <source>indices that are used</source>
        <translation>Indizes, die verwendet werden</translation>
    </message>
    <message>
        <source>integers that are read with two scales</source>
        <translation>ganze Zahlen, die mit zwei Skalen gelesen werden</translation>
    </message>
    <message>
        <source>its output is written more than once</source>
        <translation>seine Ausgabe wird mehr als einmal geschrieben</translation>
    </message>
    <message>
        <source>more than 6 dimensions</source>
        <translation>mehr als 6 Dimensionen</translation>
    </message>
    <message>
        <source>more than one dimension that changes</source>
        <translation>mehr als eine Dimension, die sich ändert</translation>
    </message>
    <message>
        <source>none: this backend has no compile specs</source>
        <translation>keine: dieses Backend hat keine Compile-Specs</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>nicht gewählt</translation>
    </message>
    <message>
        <source>operands of different shapes</source>
        <translation>Operanden verschiedener Formen</translation>
    </message>
    <message>
        <source>output padding</source>
        <translation>Ausgabeauffüllung</translation>
    </message>
    <message>
        <source>plan all methods alike with --share-mutable</source>
        <translation>alle Methoden gleich mit --share-mutable planen</translation>
    </message>
    <message>
        <source>saved statistics</source>
        <translation>gespeicherte Statistik</translation>
    </message>
    <message>
        <source>scales that do not fit the shape</source>
        <translation>Skalen, die nicht zur Form passen</translation>
    </message>
    <message>
        <source>the .pte that it was written with</source>
        <translation>die .pte, mit der es geschrieben wurde</translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation>zu wenige Argumente</translation>
    </message>
    <message>
        <source>writes a buffer or a view</source>
        <translation>schreibt einen Puffer oder eine Sicht</translation>
    </message>
    <message>
        <source>writes in place</source>
        <translation>schreibt in place</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos;</source>
        <translation>„{tensor}“</translation>
    </message>
    <message>
        <source>Plan &gt; Add planner allows it</source>
        <translation>„Plan &gt; Planer hinzufügen“ erlaubt es</translation>
    </message>
    <message>
        <source>a session, as --save-session or the window writes it</source>
        <translation>eine Sitzung, wie --save-session oder das Fenster sie schreibt</translation>
    </message>
    <message>
        <source>allow it with --memory-limit {bytes}</source>
        <translation>mit --memory-limit {bytes} erlauben</translation>
    </message>
    <message>
        <source>at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>höchstens {limit} Bytes, das Größere von 256 MiB und dem Vierfachen der Datei</translation>
    </message>
    <message>
        <source>contiguous f32, and a weight for each element of a row</source>
        <translation>zusammenhängendes f32 und ein Gewicht für jedes Element einer Zeile</translation>
    </message>
    <message>
        <source>cpu, a backend ({names}) or a planner (see `list planners`)</source>
        <translation>cpu, ein Backend ({names}) oder ein Planer (siehe `list planners`)</translation>
    </message>
    <message>
        <source>did you mean &apos;{suggestion}&apos;?</source>
        <translation>meinten Sie „{suggestion}“?</translation>
    </message>
    <message>
        <source>export it in parts</source>
        <translation>in Teilen exportieren</translation>
    </message>
    <message>
        <source>has element type {number}</source>
        <translation>hat Elementtyp {number}</translation>
    </message>
    <message>
        <source>has no shape</source>
        <translation>hat keine Form</translation>
    </message>
    <message>
        <source>operators, tensors and names that take at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>Operatoren, Tensoren und Namen, die höchstens {limit} Bytes brauchen, das Größere von 256 MiB und dem Vierfachen der Datei</translation>
    </message>
    <message>
        <source>{items}; and {count} more</source>
        <translation>{items}; und {count} weitere</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} und {count} weitere</translation>
    </message>
    <message>
        <source>3 numbers</source>
        <translation>3 Zahlen</translation>
    </message>
    <message>
        <source>JSON that takes {bytes} bytes of memory</source>
        <translation>JSON, das {bytes} Bytes Speicher braucht</translation>
    </message>
    <message>
        <source>a model with one subgraph</source>
        <translation>ein Modell mit einem Subgraphen</translation>
    </message>
    <message>
        <source>a tensor, or a list or dict of tensors</source>
        <translation>ein Tensor oder eine Liste oder ein Dict von Tensoren</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>eine andere Datei wählen</translation>
    </message>
    <message>
        <source>choose that run&apos;s inputs, or compare with a plan or a backend</source>
        <translation>die Eingaben jenes Laufs wählen oder mit einem Plan oder einem Backend vergleichen</translation>
    </message>
    <message>
        <source>contiguous f32</source>
        <translation>zusammenhängendes f32</translation>
    </message>
    <message>
        <source>control flow that ends</source>
        <translation>Kontrollfluss, der endet</translation>
    </message>
    <message>
        <source>runs subgraph {graph}</source>
        <translation>führt Subgraph {graph} aus</translation>
    </message>
    <message>
        <source>sizes that fit</source>
        <translation>Größen, die zueinander passen</translation>
    </message>
    <message>
        <source>tensor {tensor}</source>
        <translation>Tensor {tensor}</translation>
    </message>
    <message>
        <source>the recorded trace belongs to recorded run 0</source>
        <translation>der aufgezeichnete Trace gehört zum aufgezeichneten Lauf 0</translation>
    </message>
    <message>
        <source>windows inside the tensor</source>
        <translation>Fenster innerhalb des Tensors</translation>
    </message>
    <message>
        <source>write a .csv or .h; TensorFlow Lite Micro plans this model itself</source>
        <translation>eine .csv oder .h schreiben; TensorFlow Lite Micro plant dieses Modell selbst</translation>
    </message>
    <message>
        <source>an undamaged program or session</source>
        <translation>ein unbeschädigtes Programm oder eine unbeschädigte Sitzung</translation>
    </message>
    <message>
        <source>the file is empty (0 bytes)</source>
        <translation>die Datei ist leer (0 Bytes)</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>das Bild konnte nicht erstellt werden</translation>
    </message>
    <message>
        <source>there is no arena chart</source>
        <translation>es gibt kein Arena-Diagramm</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is &apos;{name}&apos;</source>
        <translation>„{key}“ ist „{name}“</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; and &apos;{other_name}&apos; overlap</source>
        <translation>„{name}“ und „{other_name}“ überlappen sich</translation>
    </message>
    <message>
        <source>0 to {limit}</source>
        <translation>0 bis {limit}</translation>
    </message>
    <message>
        <source>JSON nested more than {limit} deep</source>
        <translation>JSON tiefer als {limit} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>a cast to type {type}</source>
        <translation>eine Umwandlung in Typ {type}</translation>
    </message>
    <message>
        <source>a dim_order of {count} dimensions</source>
        <translation>eine dim_order mit {count} Dimensionen</translation>
    </message>
    <message>
        <source>a divisor of {divisor}</source>
        <translation>ein Teiler von {divisor}</translation>
    </message>
    <message>
        <source>a jump to {instruction}</source>
        <translation>ein Sprung nach {instruction}</translation>
    </message>
    <message>
        <source>a multiple of its alignment {align}</source>
        <translation>ein Vielfaches seiner Ausrichtung {align}</translation>
    </message>
    <message>
        <source>a name ending in {suffixes}</source>
        <translation>ein Name mit der Endung {suffixes}</translation>
    </message>
    <message>
        <source>a number that fits in {bits} bits</source>
        <translation>eine Zahl, die in {bits} Bit passt</translation>
    </message>
    <message>
        <source>a padding of {count} numbers</source>
        <translation>eine Auffüllung aus {count} Zahlen</translation>
    </message>
    <message>
        <source>a permutation of {count}</source>
        <translation>eine Permutation von {count}</translation>
    </message>
    <message>
        <source>a slice beyond {shape}</source>
        <translation>ein Slice über {shape} hinaus</translation>
    </message>
    <message>
        <source>a stage that the program does not need</source>
        <translation>eine Stufe, die das Programm nicht braucht</translation>
    </message>
    <message>
        <source>a trace in ExecuTorch&apos;s layout would have {count} events</source>
        <translation>ein Trace in ExecuTorchs Layout hätte {count} Ereignisse</translation>
    </message>
    <message>
        <source>a value with {count} kinds</source>
        <translation>ein Wert mit {count} Arten</translation>
    </message>
    <message>
        <source>alpha {value}</source>
        <translation>alpha {value}</translation>
    </message>
    <message>
        <source>an index below {count}</source>
        <translation>ein Index unter {count}</translation>
    </message>
    <message>
        <source>an input of kind &apos;{kind}&apos; is not supported</source>
        <translation>eine Eingabe der Art „{kind}“ wird nicht unterstützt</translation>
    </message>
    <message>
        <source>an output of kind &apos;{kind}&apos; is not supported</source>
        <translation>eine Ausgabe der Art „{kind}“ wird nicht unterstützt</translation>
    </message>
    <message>
        <source>an output of {shape}</source>
        <translation>eine Ausgabe von {shape}</translation>
    </message>
    <message>
        <source>an output of {shape} from an empty value</source>
        <translation>eine Ausgabe von {shape} aus einem leeren Wert</translation>
    </message>
    <message>
        <source>argument {argument}</source>
        <translation>Argument {argument}</translation>
    </message>
    <message>
        <source>argument {index} has {count} entries</source>
        <translation>Argument {index} hat {count} Einträge</translation>
    </message>
    <message>
        <source>argument {index} is {value}</source>
        <translation>Argument {index} ist {value}</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>höchstens {limit}</translation>
    </message>
    <message>
        <source>at most {limit}, the larger of 200 MiB and three times its text</source>
        <translation>höchstens {limit}, das Größere von 200 MiB und dem Dreifachen seines Textes</translation>
    </message>
    <message>
        <source>below {count}</source>
        <translation>unter {count}</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>Byte {byte}</translation>
    </message>
    <message>
        <source>channel dimension {dimension}</source>
        <translation>Kanaldimension {dimension}</translation>
    </message>
    <message>
        <source>constant of {bytes} bytes</source>
        <translation>Konstante von {bytes} Bytes</translation>
    </message>
    <message>
        <source>constant {index} has {bytes} bytes</source>
        <translation>Konstante {index} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>delegate {index} of {count}</source>
        <translation>Delegate {index} von {count}</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>Delegate-Ein-/Ausgabe</translation>
    </message>
    <message>
        <source>dimension {dimension} of a tensor with {rank}</source>
        <translation>Dimension {dimension} eines Tensors mit {rank}</translation>
    </message>
    <message>
        <source>element type {dtype} ({number})</source>
        <translation>Elementtyp {dtype} ({number})</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; does not unpack to its {size} bytes</source>
        <translation>Eintrag „{name}“ lässt sich nicht zu seinen {size} Bytes entpacken</translation>
    </message>
    <message>
        <source>filter {shape}</source>
        <translation>Filter {shape}</translation>
    </message>
    <message>
        <source>got {actual}</source>
        <translation>erhalten: {actual}</translation>
    </message>
    <message>
        <source>graph {graph}</source>
        <translation>Graph {graph}</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>id {id}</translation>
    </message>
    <message>
        <source>image {shape}</source>
        <translation>Bild {shape}</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos;</source>
        <translation>Eingabe „{argument}“</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos; has no type</source>
        <translation>Eingabe „{argument}“ hat keinen Typ</translation>
    </message>
    <message>
        <source>input &apos;{input}&apos; {reason}</source>
        <translation>Eingabe „{input}“ {reason}</translation>
    </message>
    <message>
        <source>input {shape}</source>
        <translation>Eingabe {shape}</translation>
    </message>
    <message>
        <source>instruction type {type}</source>
        <translation>Instruktionstyp {type}</translation>
    </message>
    <message>
        <source>instruction {instruction}</source>
        <translation>Instruktion {instruction}</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>Zwischenwert</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>Zeile {line}</translation>
    </message>
    <message>
        <source>linear by &apos;{coordinates}&apos;</source>
        <translation>linear nach „{coordinates}“</translation>
    </message>
    <message>
        <source>lists of {count}</source>
        <translation>Listen von {count}</translation>
    </message>
    <message>
        <source>memory {id} has {size} bytes, and its last tensor ends at {end}</source>
        <translation>Speicher {id} hat {size} Bytes, und sein letzter Tensor endet bei {end}</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>Speicher {memory}</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>Modell {model}</translation>
    </message>
    <message>
        <source>named data &apos;{name}&apos; is missing</source>
        <translation>benannte Daten „{name}“ fehlen</translation>
    </message>
    <message>
        <source>names operator code {index}</source>
        <translation>nennt Operatorcode {index}</translation>
    </message>
    <message>
        <source>nearest by &apos;{coordinates}&apos; and &apos;{rounding}&apos;</source>
        <translation>nearest nach „{coordinates}“ und „{rounding}“</translation>
    </message>
    <message>
        <source>nested more than {limit} deep</source>
        <translation>tiefer als {limit} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>no kernel for {operator}</source>
        <translation>kein Kernel für {operator}</translation>
    </message>
    <message>
        <source>no more than {limit}</source>
        <translation>nicht mehr als {limit}</translation>
    </message>
    <message>
        <source>no more than {limit} bytes of all packed entries</source>
        <translation>nicht mehr als {limit} Bytes aller gepackten Einträge</translation>
    </message>
    <message>
        <source>no temporary folder: {reason}</source>
        <translation>kein temporärer Ordner: {reason}</translation>
    </message>
    <message>
        <source>node {node}</source>
        <translation>Knoten {node}</translation>
    </message>
    <message>
        <source>one of {expected}</source>
        <translation>eines der folgenden: {expected}</translation>
    </message>
    <message>
        <source>one of {shape}</source>
        <translation>eine von {shape}</translation>
    </message>
    <message>
        <source>operator {index} of {count}</source>
        <translation>Operator {index} von {count}</translation>
    </message>
    <message>
        <source>operator {operator}</source>
        <translation>Operator {operator}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>pool {pool}</source>
        <translation>Pool {pool}</translation>
    </message>
    <message>
        <source>position {position}</source>
        <translation>Position {position}</translation>
    </message>
    <message>
        <source>reduction &apos;{mode}&apos;</source>
        <translation>Reduktion „{mode}“</translation>
    </message>
    <message>
        <source>result has shape {tensor} but its memory is for {other_tensor}</source>
        <translation>Ergebnis hat Form {tensor}, sein Speicher ist aber für {other_tensor}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>Regel „{rule}“ passt auf keinen Tensor</translation>
    </message>
    <message>
        <source>segment {index} of {count}</source>
        <translation>Segment {index} von {count}</translation>
    </message>
    <message>
        <source>segments start at byte {offset}, inside the program of {size} bytes</source>
        <translation>Segmente beginnen bei Byte {offset}, innerhalb des Programms von {size} Bytes</translation>
    </message>
    <message>
        <source>shape_dynamism {value}</source>
        <translation>shape_dynamism {value}</translation>
    </message>
    <message>
        <source>shapes {tensor} and {other_tensor} do not broadcast</source>
        <translation>Broadcasting der Formen {tensor} und {other_tensor} nicht möglich</translation>
    </message>
    <message>
        <source>sizes {tensor} and {other_tensor}</source>
        <translation>Größen {tensor} und {other_tensor}</translation>
    </message>
    <message>
        <source>slope {shape}</source>
        <translation>Steigung {shape}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>state &apos;{name}&apos;: got {tensor}</source>
        <translation>Zustand „{name}“: {tensor} erhalten</translation>
    </message>
    <message>
        <source>step {step} ({node})</source>
        <translation>Schritt {step} ({node})</translation>
    </message>
    <message>
        <source>subgraph {subgraph}</source>
        <translation>Subgraph {subgraph}</translation>
    </message>
    <message>
        <source>the content of one of {suffixes}</source>
        <translation>der Inhalt eines der folgenden: {suffixes}</translation>
    </message>
    <message>
        <source>the file ends after {size} bytes</source>
        <translation>die Datei endet nach {size} Bytes</translation>
    </message>
    <message>
        <source>the program breaks the rule &apos;{rule}&apos; after &apos;{stage}&apos;: {detail}</source>
        <translation>das Programm verletzt nach „{stage}“ die Regel „{rule}“: {detail}</translation>
    </message>
    <message>
        <source>the shape {shape}</source>
        <translation>die Form {shape}</translation>
    </message>
    <message>
        <source>the size {expression} has no bounds</source>
        <translation>die Größe {expression} hat keine Schranken</translation>
    </message>
    <message>
        <source>the size {expression} is beyond 64 bits</source>
        <translation>die Größe {expression} liegt jenseits von 64 Bit</translation>
    </message>
    <message>
        <source>the size {expression} may divide by 0</source>
        <translation>die Größe {expression} könnte durch 0 teilen</translation>
    </message>
    <message>
        <source>the size {expression} may have a negative exponent</source>
        <translation>die Größe {expression} könnte einen negativen Exponenten haben</translation>
    </message>
    <message>
        <source>the stage &apos;{stage}&apos; cannot be skipped</source>
        <translation>die Stufe „{stage}“ kann nicht ausgelassen werden</translation>
    </message>
    <message>
        <source>unknown column &apos;{column}&apos;</source>
        <translation>unbekannte Spalte „{column}“</translation>
    </message>
    <message>
        <source>unknown type &apos;{type}&apos; in an operator schema</source>
        <translation>unbekannter Typ „{type}“ in einem Operatorschema</translation>
    </message>
    <message>
        <source>value type {type}</source>
        <translation>Werttyp {type}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>Wert {value}</translation>
    </message>
    <message>
        <source>values of {count} elements</source>
        <translation>Werte mit {count} Elementen</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>writes value {value}</source>
        <translation>schreibt Wert {value}</translation>
    </message>
    <message>
        <source>zero point {value}</source>
        <translation>Nullpunkt {value}</translation>
    </message>
    <message>
        <source>{backend}: {reason}</source>
        <translation>{backend}: {reason}</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of segment data</source>
        <translation>{bytes} Bytes an {offset} liegen außerhalb der {size} Bytes Segmentdaten</translation>
    </message>
    <message>
        <source>{bytes} bytes of data at {offset} lie outside segment {index} of {size} bytes</source>
        <translation>{bytes} Bytes Daten an {offset} liegen außerhalb von Segment {index} mit {size} Bytes</translation>
    </message>
    <message>
        <source>{bytes} for its sizes</source>
        <translation>{bytes} für seine Größen</translation>
    </message>
    <message>
        <source>{bytes} for {shape}</source>
        <translation>{bytes} für {shape}</translation>
    </message>
    <message>
        <source>{count} as in the first line</source>
        <translation>{count} wie in der ersten Zeile</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} Zellen</translation>
    </message>
    <message>
        <source>{count} dimensions</source>
        <translation>{count} Dimensionen</translation>
    </message>
    <message>
        <source>{count} dimensions of a token</source>
        <translation>{count} Dimensionen eines Tokens</translation>
    </message>
    <message>
        <source>{count} dimensions with one scale</source>
        <translation>{count} Dimensionen mit einer Skala</translation>
    </message>
    <message>
        <source>{count} elements</source>
        <translation>Elemente vom Typ {count}</translation>
    </message>
    <message>
        <source>{count} elements of f32</source>
        <translation>{count} Elemente aus f32</translation>
    </message>
    <message>
        <source>{count} externals</source>
        <translation>{count} externe Werte</translation>
    </message>
    <message>
        <source>{count} floats</source>
        <translation>{count} Gleitkommawerte</translation>
    </message>
    <message>
        <source>{count} input channels in a group</source>
        <translation>{count} Eingangskanäle in einer Gruppe</translation>
    </message>
    <message>
        <source>{count} scales</source>
        <translation>{count} Skalen</translation>
    </message>
    <message>
        <source>{count} scales in constant {index}</source>
        <translation>{count} Skalen in Konstante {index}</translation>
    </message>
    <message>
        <source>{mode} by &apos;{coordinates}&apos;</source>
        <translation>{mode} nach „{coordinates}“</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>{offsets} Offsets für {buffers} Puffer</translation>
    </message>
    <message>
        <source>{operator} has no output</source>
        <translation>{operator} hat keine Ausgabe</translation>
    </message>
    <message>
        <source>{operator} writes constant {value}</source>
        <translation>{operator} schreibt Konstante {value}</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, first at {step}: {largest}</source>
        <translation>{pool} braucht {needed} Bytes, {bytes} mehr als seine Kapazität von {capacity}; darüber hinaus, zuerst in {step}: {largest}</translation>
    </message>
    <message>
        <source>{replacement} takes {count} arguments</source>
        <translation>{replacement} nimmt {count} Argumente</translation>
    </message>
    <message>
        <source>{shape} as {other_shape}</source>
        <translation>{shape} als {other_shape}</translation>
    </message>
    <message>
        <source>{sizes} sizes and {count} strides</source>
        <translation>{sizes} Größen und {count} Strides</translation>
    </message>
    <message>
        <source>{tensor} ({bytes} B)</source>
        <translation>{tensor} ({bytes} B)</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but are in different pools</source>
        <translation>{tensor} und {other_tensor} teilen sich Speicher, liegen aber in verschiedenen Pools</translation>
    </message>
    <message>
        <source>{tensor} does not expand to {other_tensor}</source>
        <translation>{tensor} lässt sich nicht auf {other_tensor} erweitern</translation>
    </message>
    <message>
        <source>{tensor} ends before it starts</source>
        <translation>{tensor} endet vor seinem Anfang</translation>
    </message>
    <message>
        <source>{tensor} has a size that does not fit in 64 bits</source>
        <translation>die Größe von {tensor} passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, before the start of its pool</source>
        <translation>{tensor} liegt an {offset}, vor dem Anfang seines Pools</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, but is pinned to {pin}</source>
        <translation>{tensor} liegt an {offset}, ist aber an {pin} fixiert</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{tensor} liegt an {offset}: Sein Ende passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>{tensor} times {other_tensor}</source>
        <translation>{tensor} mal {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} with {other_tensor}</source>
        <translation>{tensor} mit {other_tensor}</translation>
    </message>
    <message>
        <source>{fault} ({reason})</source>
        <translation>{fault} ({reason})</translation>
    </message>
    <message>
        <source>{part} ends at byte {end}, the file has {size}</source>
        <translation>{part} endet bei Byte {end}, die Datei hat {size}</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not usable</source>
        <translation>„{value}“ ist nicht verwendbar</translation>
    </message>
    <message>
        <source>a little-endian number type</source>
        <translation>ein Little-Endian-Zahlentyp</translation>
    </message>
    <message>
        <source>a tensor or a number</source>
        <translation>ein Tensor oder eine Zahl</translation>
    </message>
    <message>
        <source>a whole number of at least {min}</source>
        <translation>eine ganze Zahl, mindestens {min}</translation>
    </message>
    <message>
        <source>an index or one of {expected}</source>
        <translation>ein Index oder eines von {expected}</translation>
    </message>
    <message>
        <source>at most 16 GiB</source>
        <translation>höchstens 16 GiB</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>einen anderen Ordner wählen</translation>
    </message>
    <message>
        <source>give the shape with --shape where it varies</source>
        <translation>die Form mit --shape angeben, wo sie veränderlich ist</translation>
    </message>
    <message>
        <source>input &apos;{key}&apos; is given twice</source>
        <translation>Eingabe „{key}“ ist zweimal angegeben</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; takes no value</source>
        <translation>Eingabe {index} „{name}“ nimmt keinen Wert an</translation>
    </message>
    <message>
        <source>no recorded run {index}</source>
        <translation>kein aufgezeichneter Lauf {index}</translation>
    </message>
    <message>
        <source>one --input for each</source>
        <translation>ein --input für jede</translation>
    </message>
    <message>
        <source>row-major</source>
        <translation>zeilenweise</translation>
    </message>
    <message>
        <source>save numpy.ascontiguousarray(x)</source>
        <translation>numpy.ascontiguousarray(x) speichern</translation>
    </message>
    <message>
        <source>the .npy data is cut off</source>
        <translation>die .npy-Daten sind abgeschnitten</translation>
    </message>
    <message>
        <source>the .npy header is cut off</source>
        <translation>der .npy-Kopf ist abgeschnitten</translation>
    </message>
    <message>
        <source>the array is stored column-major</source>
        <translation>das Array ist spaltenweise gespeichert</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} Bytes</translation>
    </message>
    <message>
        <source>{size} for {tensor}</source>
        <translation>{size} für {tensor}</translation>
    </message>
    <message>
        <source>{tensor} is too large</source>
        <translation>{tensor} ist zu groß</translation>
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
        <translation>noch kein Lowering für eine lineare Schicht, deren Gewicht {rank} Dimensionen hat</translation>
    </message>
    <message>
        <source>a recurrent layer with a state of this shape is not lowered yet</source>
        <translation>noch kein Lowering für eine rekurrente Schicht mit einem Zustand dieser Form</translation>
    </message>
    <message>
        <source>a result of {rank} dimensions</source>
        <translation>ein Ergebnis mit {rank} Dimensionen</translation>
    </message>
    <message>
        <source>a size is larger than any memory</source>
        <translation>eine Größe übersteigt jeden Speicher</translation>
    </message>
    <message>
        <source>a type for each value of the graph</source>
        <translation>ein Typ für jeden Wert des Graphen</translation>
    </message>
    <message>
        <source>an input that is not read after the last instruction</source>
        <translation>eine Eingabe, die nach der letzten Instruktion nicht mehr gelesen wird</translation>
    </message>
    <message>
        <source>close other programs, or lower the sizes</source>
        <translation>andere Programme schließen oder die Größen verringern</translation>
    </message>
    <message>
        <source>result has shape {tensor}</source>
        <translation>das Ergebnis hat die Form {tensor}</translation>
    </message>
    <message>
        <source>sizes of 0 or more, whose product fits 63 bits</source>
        <translation>Größen ab 0, deren Produkt in 63 Bit passt</translation>
    </message>
    <message>
        <source>sizes that a real program has</source>
        <translation>Größen, wie sie ein echtes Programm hat</translation>
    </message>
    <message>
        <source>the file has changed since it was opened</source>
        <translation>die Datei hat sich geändert, seit sie geöffnet wurde</translation>
    </message>
    <message>
        <source>the type of &apos;{name}&apos; is not known</source>
        <translation>der Typ von „{name}“ ist nicht bekannt</translation>
    </message>
    <message>
        <source>{operator} with weights of these shapes is not lowered yet</source>
        <translation>noch kein Lowering für {operator} mit Gewichten dieser Formen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is an operand and a result</source>
        <translation>„{name}“ ist Operand und Ergebnis</translation>
    </message>
    <message>
        <source>a result in memory of its own</source>
        <translation>ein Ergebnis mit eigenem Speicher</translation>
    </message>
    <message>
        <source>a tensor for each result</source>
        <translation>ein Tensor für jedes Ergebnis</translation>
    </message>
    <message>
        <source>results in memory of their own</source>
        <translation>Ergebnisse mit eigenem Speicher</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator</source>
        <translation>„{name}“ ist kein Operator</translation>
    </message>
    <message>
        <source>1..{limit} characters</source>
        <translation>1..{limit} Zeichen</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>a (possibly empty) text</source>
        <translation>ein (auch leerer) Text</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>ein boolescher Wert</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>eine Gleitkommazahl</translation>
    </message>
    <message>
        <source>a fully qualified name</source>
        <translation>ein vollständig qualifizierter Name</translation>
    </message>
    <message>
        <source>a list of Booleans</source>
        <translation>eine Liste von booleschen Werten</translation>
    </message>
    <message>
        <source>a list of floating-point numbers</source>
        <translation>eine Liste von Gleitkommazahlen</translation>
    </message>
    <message>
        <source>a list of optional tensors</source>
        <translation>eine Liste von optionalen Tensoren</translation>
    </message>
    <message>
        <source>a method has no name</source>
        <translation>eine Methode hat keinen Namen</translation>
    </message>
    <message>
        <source>a place in an arena, data, or memory that the caller supplies</source>
        <translation>ein Platz in einer Arena, Daten oder Speicher, den der Aufrufer stellt</translation>
    </message>
    <message>
        <source>a place inside its arena</source>
        <translation>ein Platz innerhalb seiner Arena</translation>
    </message>
    <message>
        <source>a placeholder 0 at index 0, with or without constants</source>
        <translation>ein Platzhalter 0 an Index 0, mit oder ohne Konstanten</translation>
    </message>
    <message>
        <source>a result with dynamic sizes</source>
        <translation>ein Ergebnis mit dynamischen Größen</translation>
    </message>
    <message>
        <source>a tensor, a number or a string</source>
        <translation>ein Tensor, eine Zahl oder eine Zeichenkette</translation>
    </message>
    <message>
        <source>a type that {type} of argument &apos;{argument}&apos; casts to</source>
        <translation>ein Typ, in den sich {type} des Arguments „{argument}“ umwandeln lässt</translation>
    </message>
    <message>
        <source>an operator that reads it, as {operator} does</source>
        <translation>ein Operator, der es liest, wie {operator}</translation>
    </message>
    <message>
        <source>an operator that writes it, as {operator} does</source>
        <translation>ein Operator, der es schreibt, wie {operator}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has dimension order {order}</source>
        <translation>Argument „{argument}“ von {operator} hat Dimensionsreihenfolge {order}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has rank {rank}</source>
        <translation>Argument „{argument}“ von {operator} hat Rang {rank}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has sizes {sizes}</source>
        <translation>Argument „{argument}“ von {operator} hat Größen {sizes}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has type {type}</source>
        <translation>Argument „{argument}“ von {operator} hat Typ {type}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {kind}</source>
        <translation>Argument „{argument}“ von {operator} ist {kind}</translation>
    </message>
    <message>
        <source>arguments &apos;{argument}&apos; ({value}) and &apos;{other_argument}&apos; ({other_value}) of {operator} differ</source>
        <translation>Argumente „{argument}“ ({value}) und „{other_argument}“ ({other_value}) von {operator} sind verschieden</translation>
    </message>
    <message>
        <source>constant_segment.offsets is empty</source>
        <translation>constant_segment.offsets ist leer</translation>
    </message>
    <message>
        <source>named data has no key</source>
        <translation>benannte Daten haben keinen Schlüssel</translation>
    </message>
    <message>
        <source>no constants, or a segment with bytes</source>
        <translation>keine Konstanten oder ein Segment mit Bytes</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes has {bytes} at index 0</source>
        <translation>non_const_buffer_sizes hat {bytes} an Index 0</translation>
    </message>
    <message>
        <source>one dimension order: the default one, or channels last</source>
        <translation>eine gemeinsame Dimensionsreihenfolge: die Standardreihenfolge oder Kanäle zuletzt</translation>
    </message>
    <message>
        <source>one element type</source>
        <translation>ein gemeinsamer Elementtyp</translation>
    </message>
    <message>
        <source>one number of elements</source>
        <translation>eine gemeinsame Elementanzahl</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>ein gemeinsamer Rang</translation>
    </message>
    <message>
        <source>rank {minimum} to {maximum}</source>
        <translation>Rang {minimum} bis {maximum}</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>Rang {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at least</source>
        <translation>mindestens Rang {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at most</source>
        <translation>höchstens Rang {rank}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} has type {type}</source>
        <translation>Ergebnis „{result}“ von {operator} hat Typ {type}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} is static, but the sizes of argument &apos;{argument}&apos; change</source>
        <translation>Ergebnis „{result}“ von {operator} ist statisch, aber die Größen von Argument „{argument}“ ändern sich</translation>
    </message>
    <message>
        <source>segment {index} of the constants has no bytes</source>
        <translation>Segment {index} der Konstanten hat keine Bytes</translation>
    </message>
    <message>
        <source>size {size} in dimension {dimension}, as dimension {other_dimension} of &apos;{argument}&apos; has</source>
        <translation>Größe {size} in Dimension {dimension}, wie in Dimension {other_dimension} von „{argument}“</translation>
    </message>
    <message>
        <source>sizes that broadcast with {sizes}</source>
        <translation>Größen, die per Broadcasting zu {sizes} passen</translation>
    </message>
    <message>
        <source>sizes {sizes}</source>
        <translation>Größen {sizes}</translation>
    </message>
    <message>
        <source>tensor {value} has no memory</source>
        <translation>Tensor {value} hat keinen Speicher</translation>
    </message>
    <message>
        <source>tensors of smaller indices than their list</source>
        <translation>Tensoren mit kleineren Indizes als ihre Liste</translation>
    </message>
    <message>
        <source>the default dimension order</source>
        <translation>die Standard-Dimensionsreihenfolge</translation>
    </message>
    <message>
        <source>the default dimension order or channels last</source>
        <translation>die Standard-Dimensionsreihenfolge oder Kanäle zuletzt</translation>
    </message>
    <message>
        <source>the input is {kind}</source>
        <translation>die Eingabe ist {kind}</translation>
    </message>
    <message>
        <source>the operator library names no operator</source>
        <translation>die Operatorbibliothek nennt keinen Operator</translation>
    </message>
    <message>
        <source>the program has named data but no segments</source>
        <translation>das Programm hat benannte Daten, aber keine Segmente</translation>
    </message>
    <message>
        <source>two methods are called &apos;{name}&apos;</source>
        <translation>zwei Methoden heißen „{name}“</translation>
    </message>
    <message>
        <source>unknown target &apos;{target}&apos;</source>
        <translation>unbekanntes Ziel „{target}“</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of memory {memory_id}</source>
        <translation>{bytes} Bytes an {offset} liegen außerhalb der {size} Bytes von Speicher {memory_id}</translation>
    </message>
    <message>
        <source>{id} cannot run {missing}</source>
        <translation>bei {id} nicht ausführbar: {missing}</translation>
    </message>
    <message>
        <source>{kind} or None</source>
        <translation>{kind} oder None</translation>
    </message>
    <message>
        <source>{operator} is called with {count} arguments</source>
        <translation>{operator} wird mit {count} Argumenten aufgerufen</translation>
    </message>
    <message>
        <source>{targets}, or the .txt file of an operator library</source>
        <translation>{targets} oder die .txt-Datei einer Operatorbibliothek</translation>
    </message>
    <message>
        <source>0 or more: with less the kernel writes beyond its memory</source>
        <translation>0 oder mehr: Mit weniger schreibt der Kernel über seinen Speicher hinaus</translation>
    </message>
    <message>
        <source>256 of them</source>
        <translation>256 Ergebnisse</translation>
    </message>
    <message>
        <source>64-bit, x86-32 or arm-32</source>
        <translation>64-bit, x86-32 oder arm-32</translation>
    </message>
    <message>
        <source>Arena of {pool}</source>
        <translation>Arena von {pool}</translation>
    </message>
    <message>
        <source>Buffers bound by the caller</source>
        <translation>Vom Aufrufer gebundene Puffer</translation>
    </message>
    <message>
        <source>Code of the application</source>
        <translation>Code der Anwendung</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Data of the application</source>
        <translation>Daten der Anwendung</translation>
    </message>
    <message>
        <source>Initial states</source>
        <translation>Anfangszustände</translation>
    </message>
    <message>
        <source>Memory of {call}</source>
        <translation>Speicher von {call}</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>Method Allocator</translation>
    </message>
    <message>
        <source>Named data of payloads</source>
        <translation>Benannte Daten des Payloads</translation>
    </message>
    <message>
        <source>Packed weights of {call}</source>
        <translation>Gepackte Gewichte von {call}</translation>
    </message>
    <message>
        <source>Payload {call}</source>
        <translation>Payload {call}</translation>
    </message>
    <message>
        <source>Payload {call}: headers</source>
        <translation>Payload {call}: Header</translation>
    </message>
    <message>
        <source>Payload {call}: {block}</source>
        <translation>Payload {call}: {block}</translation>
    </message>
    <message>
        <source>Payload {delegate} of method {method}</source>
        <translation>Payload {delegate} der Methode {method}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Scratch of {call}</source>
        <translation>Scratch von {call}</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Stack</translation>
    </message>
    <message>
        <source>State in {pool}</source>
        <translation>Zustand in {pool}</translation>
    </message>
    <message>
        <source>Structures of TensorFlow Lite Micro</source>
        <translation>Strukturen von TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Temp allocator</source>
        <translation>Temp Allocator</translation>
    </message>
    <message>
        <source>Workspace of {call}</source>
        <translation>Workspace von {call}</translation>
    </message>
    <message>
        <source>[batches, rows, K] and [batches, columns, K]</source>
        <translation>[Batches, Zeilen, K] und [Batches, Spalten, K]</translation>
    </message>
    <message>
        <source>a bias: the kernel of a {core} ignores kernel_sum</source>
        <translation>ein Bias: Der Kernel eines {core} ignoriert kernel_sum</translation>
    </message>
    <message>
        <source>a matrix, a list of indices and one of offsets</source>
        <translation>eine Matrix, eine Liste von Indizes und eine von Offsets</translation>
    </message>
    <message>
        <source>a planning pass follows ExecuTorch&apos;s own node list, in which node {index} is {operator} and not {other_operator}</source>
        <translation>ein Planungspass folgt ExecuTorchs eigener Knotenliste, in der Knoten {index} {operator} ist und nicht {other_operator}</translation>
    </message>
    <message>
        <source>a power of two, and no negative number</source>
        <translation>eine Zweierpotenz und keine negative Zahl</translation>
    </message>
    <message>
        <source>a program that was made for this core</source>
        <translation>ein Programm, das für diesen Kern erstellt wurde</translation>
    </message>
    <message>
        <source>a run on this machine</source>
        <translation>ein Lauf auf diesem Rechner</translation>
    </message>
    <message>
        <source>a tensor of {type}</source>
        <translation>ein Tensor vom Typ {type}</translation>
    </message>
    <message>
        <source>a tensor whose elements lie one after another</source>
        <translation>ein Tensor, dessen Elemente lückenlos aufeinanderfolgen</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has {bytes} bytes</source>
        <translation>Argument „{argument}“ von {operator} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {numbers}</source>
        <translation>Argument „{argument}“ von {operator} ist {numbers}</translation>
    </message>
    <message>
        <source>argument {index}, {tensor}, has gaps</source>
        <translation>Argument {index}, {tensor}, hat Lücken</translation>
    </message>
    <message>
        <source>as many windows as fit</source>
        <translation>so viele Fenster, wie hineinpassen</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>mindestens</translation>
    </message>
    <message>
        <source>block {block}</source>
        <translation>Block {block}</translation>
    </message>
    <message>
        <source>channels and sizes that fit</source>
        <translation>passende Kanäle und Größen</translation>
    </message>
    <message>
        <source>channels last: [0, 2, 3, 1]</source>
        <translation>Kanäle zuletzt: [0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>defines a tag without a name or a backend</source>
        <translation>definiert eine Marke ohne Namen oder Backend</translation>
    </message>
    <message>
        <source>defines tag &apos;{tag}&apos; twice</source>
        <translation>definiert Marke „{tag}“ zweimal</translation>
    </message>
    <message>
        <source>each stored once</source>
        <translation>jede einmal gespeichert</translation>
    </message>
    <message>
        <source>equal sizes</source>
        <translation>gleiche Größen</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>every dimension once</source>
        <translation>jede Dimension einmal</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exakt</translation>
    </message>
    <message>
        <source>floats, or a cortex_m operator: this one knows no scales; lowering could not fuse what follows it</source>
        <translation>Gleitkommazahlen oder ein cortex_m-Operator: Dieser kennt keine Skalen; das Lowering konnte nicht fusionieren, was auf ihn folgt</translation>
    </message>
    <message>
        <source>given</source>
        <translation>gegeben</translation>
    </message>
    <message>
        <source>given for {name}</source>
        <translation>gegeben für {name}</translation>
    </message>
    <message>
        <source>gives tag &apos;{tag}&apos; a compile spec without a key or a value</source>
        <translation>gibt Marke „{tag}“ eine Compile-Spec ohne Schlüssel oder Wert</translation>
    </message>
    <message>
        <source>int8 or int16</source>
        <translation>int8 oder int16</translation>
    </message>
    <message>
        <source>its payload, block scratch_data</source>
        <translation>sein Payload, Block scratch_data</translation>
    </message>
    <message>
        <source>kernel_sum, without which the kernel of a {core} fails</source>
        <translation>kernel_sum, ohne das der Kernel eines {core} fehlschlägt</translation>
    </message>
    <message>
        <source>least &lt;= most</source>
        <translation>untere &lt;= obere</translation>
    </message>
    <message>
        <source>link with -Wl,-Map=FIRMWARE.map</source>
        <translation>mit -Wl,-Map=FIRMWARE.map linken</translation>
    </message>
    <message>
        <source>m0plus, m4, m7, m33, m55 or m85</source>
        <translation>m0plus, m4, m7, m33, m55 oder m85</translation>
    </message>
    <message>
        <source>measured on other programs</source>
        <translation>an anderen Programmen gemessen</translation>
    </message>
    <message>
        <source>no linker map</source>
        <translation>keine Linker-Map</translation>
    </message>
    <message>
        <source>no list of sections</source>
        <translation>keine Liste von Sections</translation>
    </message>
    <message>
        <source>no release of ExecuTorch has all of the Cortex-M operators: {names}; a runtime refuses calls with another count of arguments</source>
        <translation>kein Release von ExecuTorch hat alle diese Cortex-M-Operatoren: {names}; eine Runtime lehnt Aufrufe mit anderer Argumentanzahl ab</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>nichts davon</translation>
    </message>
    <message>
        <source>one dimension order</source>
        <translation>eine gemeinsame Dimensionsreihenfolge</translation>
    </message>
    <message>
        <source>one dimension order: the kernel keeps the operand&apos;s, so values end up elsewhere</source>
        <translation>eine gemeinsame Dimensionsreihenfolge: Der Kernel behält die des Operanden bei, sodass Werte an anderer Stelle landen</translation>
    </message>
    <message>
        <source>one of each, with a shift of {minimum} to {maximum}</source>
        <translation>je einer, mit einem Shift von {minimum} bis {maximum}</translation>
    </message>
    <message>
        <source>one size</source>
        <translation>eine einzige Größe</translation>
    </message>
    <message>
        <source>operators {begin} to {end} cannot be cut this way</source>
        <translation>Operatoren {begin} bis {end} lassen sich so nicht zerlegen</translation>
    </message>
    <message>
        <source>padding below the window&apos;s size</source>
        <translation>eine Auffüllung kleiner als das Fenster</translation>
    </message>
    <message>
        <source>padding that fills the last window: the kernel of a {core} refuses any other</source>
        <translation>eine Auffüllung, die das letzte Fenster füllt: Der Kernel eines {core} lehnt jede andere ab</translation>
    </message>
    <message>
        <source>padding that fits the result&apos;s width</source>
        <translation>eine Auffüllung, die zur Breite des Ergebnisses passt</translation>
    </message>
    <message>
        <source>padding that is a multiple of the stride: CMSIS-NN before July 2026 gives wrong rows; run computes the right ones</source>
        <translation>eine Auffüllung, die ein Vielfaches des Strides ist: CMSIS-NN vor Juli 2026 liefert falsche Zeilen; run berechnet die richtigen</translation>
    </message>
    <message>
        <source>part of the arena</source>
        <translation>Teil der Arena</translation>
    </message>
    <message>
        <source>rank 1 to 4</source>
        <translation>Rang 1 bis 4</translation>
    </message>
    <message>
        <source>rank 1 to 4, and 4 numbers before and after</source>
        <translation>Rang 1 bis 4 und 4 Zahlen davor und danach</translation>
    </message>
    <message>
        <source>rank 4 and dimension order [0, 2, 3, 1]</source>
        <translation>Rang 4 und Dimensionsreihenfolge [0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>rank 4, row-major</source>
        <translation>Rang 4, zeilenweise</translation>
    </message>
    <message>
        <source>row-major tensors: the kernel joins the memory as if it were so, and gives other values</source>
        <translation>zeilenweise abgelegte Tensoren: Der Kernel verkettet den Speicher, als wäre er so abgelegt, und liefert andere Werte</translation>
    </message>
    <message>
        <source>section {section} of {bytes} bytes</source>
        <translation>Section {section} mit {bytes} Bytes</translation>
    </message>
    <message>
        <source>sections of no more than 2^48 bytes in all</source>
        <translation>Sections von insgesamt höchstens 2^48 Bytes</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>symbol {symbol} is {size} by input &apos;{input}&apos; and {other_size} by input &apos;{other_input}&apos;</source>
        <translation>Symbol {symbol} ist {size} laut Eingabe „{input}“ und {other_size} laut Eingabe „{other_input}“</translation>
    </message>
    <message>
        <source>tags node {node} of {nodes}</source>
        <translation>markiert Knoten {node} von {nodes}</translation>
    </message>
    <message>
        <source>tags of this method&apos;s nodes, each defined</source>
        <translation>Marken der Knoten dieser Methode, jede definiert</translation>
    </message>
    <message>
        <source>the .pte without its data</source>
        <translation>die .pte ohne ihre Daten</translation>
    </message>
    <message>
        <source>the .tflite</source>
        <translation>die .tflite</translation>
    </message>
    <message>
        <source>the .tflite without its data</source>
        <translation>die .tflite ohne ihre Daten</translation>
    </message>
    <message>
        <source>the device&apos;s temp allocator</source>
        <translation>der Temp Allocator des Geräts</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the input</source>
        <translation>die Eingabe</translation>
    </message>
    <message>
        <source>the kernel of a {core} needs kernel_sum</source>
        <translation>der Kernel eines {core} braucht kernel_sum</translation>
    </message>
    <message>
        <source>the kernel of a {core} refuses a line of these sizes</source>
        <translation>der Kernel eines {core} lehnt eine Zeile dieser Größen ab</translation>
    </message>
    <message>
        <source>the last dimension of a row-major tensor</source>
        <translation>die letzte Dimension eines zeilenweise abgelegten Tensors</translation>
    </message>
    <message>
        <source>the map of GNU ld: &quot;Linker script and memory map&quot;</source>
        <translation>die Map von GNU ld: „Linker script and memory map“</translation>
    </message>
    <message>
        <source>the method has control flow</source>
        <translation>die Methode hat Kontrollfluss</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>das Ergebnis</translation>
    </message>
    <message>
        <source>the result has zero point {zero}</source>
        <translation>das Ergebnis hat Nullpunkt {zero}</translation>
    </message>
    <message>
        <source>the result of {operator} has dimension order {order}, and its operand {other_order}</source>
        <translation>das Ergebnis von {operator} hat Dimensionsreihenfolge {order}, sein Operand {other_order}</translation>
    </message>
    <message>
        <source>the shift of channel {channel} is {shift}</source>
        <translation>der Shift von Kanal {channel} ist {shift}</translation>
    </message>
    <message>
        <source>the weights as they are stored</source>
        <translation>die Gewichte, wie sie gespeichert sind</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>dieser Plan</translation>
    </message>
    <message>
        <source>to resolve the operators</source>
        <translation>zum Auflösen der Operatoren</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unknown abi &apos;{name}&apos;</source>
        <translation>unbekannte ABI „{name}“</translation>
    </message>
    <message>
        <source>unknown core &apos;{core}&apos;</source>
        <translation>unbekannter Kern „{core}“</translation>
    </message>
    <message>
        <source>uses tag &apos;{tag}&apos; before it is defined</source>
        <translation>verwendet Marke „{tag}“, bevor sie definiert ist</translation>
    </message>
    <message>
        <source>weights [results, features] for the input&apos;s last dimension</source>
        <translation>Gewichte [Ergebnisse, Merkmale] für die letzte Dimension der Eingabe</translation>
    </message>
    <message>
        <source>weights and debug handles</source>
        <translation>Gewichte und Debug-Handles</translation>
    </message>
    <message>
        <source>padding that adds up to the size of the result</source>
        <translation>Auffüllung, die die Größe des Ergebnisses ergibt</translation>
    </message>
    <message>
        <source>with its named data</source>
        <translation>mit seinen benannten Daten</translation>
    </message>
    <message>
        <source>write &apos;#{index}&apos; or &apos;#{other_index}&apos;</source>
        <translation>„#{index}“ oder „#{other_index}“ schreiben</translation>
    </message>
    <message>
        <source>{channels} channels have {count} results</source>
        <translation>{channels} Kanäle haben {count} Ergebnisse</translation>
    </message>
    <message>
        <source>{count} blocks</source>
        <translation>{count} Blöcke</translation>
    </message>
    <message>
        <source>{count} for each</source>
        <translation>{count} je Kanal</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <translation>{count} davon</translation>
    </message>
    <message>
        <source>{file} has none</source>
        <translation>{file} hat keine</translation>
    </message>
    <message>
        <source>{file}, {sections}</source>
        <translation>{file}, {sections}</translation>
    </message>
    <message>
        <source>{minimum} to {maximum}</source>
        <translation>{minimum} bis {maximum}</translation>
    </message>
    <message>
        <source>{needed} bytes at least, which the kernel of a {core} writes</source>
        <translation>mindestens {needed} Bytes, die der Kernel eines {core} schreibt</translation>
    </message>
    <message>
        <source>{node}: {fault}</source>
        <translation>{node}: {fault}</translation>
    </message>
    <message>
        <source>{node}: {fault}; expected {expected}</source>
        <translation>{node}: {fault}; erwartet: {expected}</translation>
    </message>
    <message>
        <source>{operator} cannot be called in this layout</source>
        <translation>{operator} kann in diesem Layout nicht aufgerufen werden</translation>
    </message>
    <message>
        <source>{operator} convolves a line of {width} into {columns} columns with padding {padding}</source>
        <translation>{operator} faltet eine Zeile der Breite {width} in {columns} Spalten mit Auffüllung {padding}</translation>
    </message>
    <message>
        <source>{operator} has int8 argument &apos;{argument}&apos;</source>
        <translation>{operator} hat int8-Argument „{argument}“</translation>
    </message>
    <message>
        <source>{operator} has its bias in kernel_sum</source>
        <translation>{operator} hat seinen Bias in kernel_sum</translation>
    </message>
    <message>
        <source>{operator} has no kernel_sum</source>
        <translation>{operator} hat kein kernel_sum</translation>
    </message>
    <message>
        <source>{operator} has padding {padding} and stride {stride} in its rows</source>
        <translation>{operator} hat in seinen Zeilen Auffüllung {padding} und Stride {stride}</translation>
    </message>
    <message>
        <source>{operator} joins tensors with dimension order {order} along dimension {dimension}</source>
        <translation>{operator} verkettet Tensoren mit Dimensionsreihenfolge {order} entlang Dimension {dimension}</translation>
    </message>
    <message>
        <source>{operator} updates or shares bytes of an operand</source>
        <translation>{operator} ändert oder teilt Bytes eines Operanden</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} differ in size</source>
        <translation>{tensor} und {other_tensor} sind verschieden groß</translation>
    </message>
    <message>
        <source>{tensor} of {operand} is not channels last</source>
        <translation>{tensor} von {operand} hat die Kanäle nicht zuletzt</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions</source>
        <translation>{values} Werte, {instructions} Instruktionen</translation>
    </message>
    <message>
        <source>{value} is computed in place</source>
        <translation>{value} wird in place berechnet</translation>
    </message>
    <message>
        <source>{zero}</source>
        <translation>{zero}</translation>
    </message>
    <message>
        <source>0 or more, and -1 once</source>
        <translation>0 oder mehr, und -1 einmal</translation>
    </message>
    <message>
        <source>1 or more of each</source>
        <translation>jeweils 1 oder mehr</translation>
    </message>
    <message>
        <source>a row-major tensor in memory of its own</source>
        <translation>ein zeilenweise abgelegter Tensor in eigenem Speicher</translation>
    </message>
    <message>
        <source>a scale above 0 and a zero point that its type can hold</source>
        <translation>eine Skala über 0 und ein Nullpunkt, den sein Typ fassen kann</translation>
    </message>
    <message>
        <source>an operator of a .tflite</source>
        <translation>ein Operator einer .tflite</translation>
    </message>
    <message>
        <source>as many elements</source>
        <translation>ebenso viele Elemente</translation>
    </message>
    <message>
        <source>at most 64</source>
        <translation>höchstens 64</translation>
    </message>
    <message>
        <source>input {index} has another order of dimensions</source>
        <translation>Eingabe {index} hat eine andere Reihenfolge der Dimensionen</translation>
    </message>
    <message>
        <source>input {index} is missing</source>
        <translation>Eingabe {index} fehlt</translation>
    </message>
    <message>
        <source>input {index} is {tensor}</source>
        <translation>Eingabe {index} ist {tensor}</translation>
    </message>
    <message>
        <source>none, RELU, RELU_N1_TO_1 or RELU6</source>
        <translation>keine, RELU, RELU_N1_TO_1 oder RELU6</translation>
    </message>
    <message>
        <source>one scale</source>
        <translation>gemeinsame Skala</translation>
    </message>
    <message>
        <source>one scale and one zero point</source>
        <translation>eine Skala und ein Nullpunkt</translation>
    </message>
    <message>
        <source>one, or one for each of {channels} channels</source>
        <translation>eine, oder je eine für {channels} Kanäle</translation>
    </message>
    <message>
        <source>output {index} is missing</source>
        <translation>Ausgabe {index} fehlt</translation>
    </message>
    <message>
        <source>output {index} is {tensor}</source>
        <translation>Ausgabe {index} ist {tensor}</translation>
    </message>
    <message>
        <source>planned with {sizes}, as in the file; set ranges to change them</source>
        <translation>geplant mit {sizes}, wie in der Datei; zum Ändern Bereiche festlegen</translation>
    </message>
    <message>
        <source>planned with {sizes}; set ranges to change them</source>
        <translation>geplant mit {sizes}; zum Ändern Bereiche festlegen</translation>
    </message>
    <message>
        <source>rows of {depth} numbers</source>
        <translation>Zeilen von {depth} Zahlen</translation>
    </message>
    <message>
        <source>the model&apos;s own operators</source>
        <translation>die eigenen Operatoren des Modells</translation>
    </message>
    <message>
        <source>turn off graph passes</source>
        <translation>Graph-Pässe ausschalten</translation>
    </message>
    <message>
        <source>type {dtype} is not quantised</source>
        <translation>Typ {dtype} ist nicht quantisiert</translation>
    </message>
    <message>
        <source>weights {tensor} have {count} scales</source>
        <translation>die Gewichte {tensor} haben {count} Skalen</translation>
    </message>
    <message>
        <source>{channels} numbers</source>
        <translation>{channels} Zahlen</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}, as in the file; set a range to change it</source>
        <translation>{symbol} als {size} geplant, wie in der Datei; zum Ändern einen Bereich festlegen</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}; set a range to change it</source>
        <translation>{symbol} als {size} geplant; zum Ändern einen Bereich festlegen</translation>
    </message>
    <message>
        <source>{tensor} has no scale</source>
        <translation>{tensor} hat keine Skala</translation>
    </message>
    <message>
        <source>a payload</source>
        <translation>Payload</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>eine ganze Zahl mit 32 Bit</translation>
    </message>
    <message>
        <source>build or copy it again</source>
        <translation>neu bauen oder neu kopieren</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; {fault}</source>
        <translation>Plug-in „{id}“ {fault}</translation>
    </message>
    <message>
        <source>writes more than {limit} bytes</source>
        <translation>schreibt mehr als {limit} Bytes</translation>
    </message>
    <message>
        <source>writes no bytes</source>
        <translation>schreibt keine Bytes</translation>
    </message>
    <message>
        <source>zero point {zero}</source>
        <translation>Nullpunkt {zero}</translation>
    </message>
    <message>
        <source>{tensor} has no memory: it is written at {step}, and neither the plan nor the caller gives it a place</source>
        <translation>{tensor} hat keinen Speicher: Er wird in {step} geschrieben, und weder der Plan noch der Aufrufer gibt ihm einen Platz</translation>
    </message>
    <message>
        <source>a number that a float holds</source>
        <translation>eine Zahl, die in einen Float passt</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation, padding or stride above 2^30</source>
        <translation>{operator} mit Kernel, Dilatation, Auffüllung oder Stride über 2^30</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice</source>
        <translation>„{name}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice in one object</source>
        <translation>„{name}“ kommt in einem Objekt zweimal vor</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used before it is computed</source>
        <translation>„{name}“ wird verwendet, bevor es berechnet wird</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs recursively, or nests more than {limit} of them</source>
        <translation>„{name}“ führt Graphen rekursiv aus oder verschachtelt mehr als {limit}</translation>
    </message>
    <message>
        <source>&apos;{output}&apos; is computed twice</source>
        <translation>„{output}“ wird zweimal berechnet</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls an unnamed object</source>
        <translation>„{path}“ ruft ein Objekt ohne Namen auf</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is not a tensor</source>
        <translation>„{path}“ ist kein Tensor</translation>
    </message>
    <message>
        <source>&apos;{replacement}&apos; is not an operator</source>
        <translation>„{replacement}“ ist kein Operator</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has no offset</source>
        <translation>„{tensor}“ hat keinen Offset</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has two offsets</source>
        <translation>„{tensor}“ hat zwei Offsets</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has {bytes} bytes now and {stored_bytes} in the session</source>
        <translation>„{tensor}“ hat jetzt {bytes} Bytes und in der Sitzung {stored_bytes}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id} now and in {stored_mem_id} in the session</source>
        <translation>„{tensor}“ liegt jetzt in Speicher {mem_id} und in der Sitzung in {stored_mem_id}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id}, which is not a pool</source>
        <translation>„{tensor}“ liegt in Speicher {mem_id}, der kein Pool ist</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; needs {bytes} bytes, but its slot has {available}; warm up with [{shapes}]</source>
        <translation>„{tensor}“ braucht {bytes} Bytes, sein Platz hat {available}: mit [{shapes}] aufwärmen</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number of bytes</source>
        <translation>„{value}“ ist keine Anzahl von Bytes</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a size</source>
        <translation>„{value}“ ist keine Größe</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an offset</source>
        <translation>„{value}“ ist kein Offset</translation>
    </message>
    <message>
        <source>0, 0 and 2^-15</source>
        <translation>0, 0 und 2^-15</translation>
    </message>
    <message>
        <source>ArenaScope was built without OpenCL</source>
        <translation>ArenaScope wurde ohne OpenCL gebaut</translation>
    </message>
    <message>
        <source>ArenaScope was built without XNNPACK</source>
        <translation>ArenaScope wurde ohne XNNPACK gebaut</translation>
    </message>
    <message>
        <source>ExecuTorch also places {bytes} bytes at the last step for writing back {count} states; nothing reads them</source>
        <translation>ExecuTorch platziert im letzten Schritt zusätzlich {bytes} Bytes, um {count} Zustände zurückzuschreiben; nichts liest sie</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM, gesamt</translation>
    </message>
    <message>
        <source>a .pt2 with the marks of ExecuTorch&apos;s quantiser for Cortex-M</source>
        <translation>eine .pt2 mit den Marken von ExecuTorchs Quantisierer für Cortex-M</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>ein 7-Zip-Archiv</translation>
    </message>
    <message>
        <source>a GGUF file of llama.cpp: weights without a graph</source>
        <translation>eine GGUF-Datei von llama.cpp: Gewichte ohne Graph</translation>
    </message>
    <message>
        <source>a Git LFS pointer to a file of {size} bytes</source>
        <translation>ein Git-LFS-Zeiger auf eine Datei von {size} Bytes</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself</source>
        <translation>ein Git-LFS-Zeiger, nicht die Datei selbst</translation>
    </message>
    <message>
        <source>a Python pickle, such as torch.save writes: weights or objects, no program</source>
        <translation>ein Python-Pickle, wie torch.save es schreibt: Gewichte oder Objekte, kein Programm</translation>
    </message>
    <message>
        <source>a TorchScript archive</source>
        <translation>ein TorchScript-Archiv</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>ein Windows-Programm oder eine Windows-Bibliothek</translation>
    </message>
    <message>
        <source>a ZIP archive of something else, without a models/*.json entry</source>
        <translation>ein ZIP-Archiv von etwas anderem, ohne Eintrag models/*.json</translation>
    </message>
    <message>
        <source>a Zstandard archive</source>
        <translation>ein Zstandard-Archiv</translation>
    </message>
    <message>
        <source>a bias of a dynamic dimension</source>
        <translation>ein Bias mit dynamischer Dimension</translation>
    </message>
    <message>
        <source>a bias that is not a constant</source>
        <translation>ein Bias, der keine Konstante ist</translation>
    </message>
    <message>
        <source>a bias that is not a single row</source>
        <translation>ein Bias, der keine einzelne Zeile ist</translation>
    </message>
    <message>
        <source>a body that does not compute its result &apos;{output}&apos;</source>
        <translation>ein Rumpf, der sein Ergebnis „{output}“ nicht berechnet</translation>
    </message>
    <message>
        <source>a body with data-dependent sizes</source>
        <translation>ein Rumpf mit datenabhängigen Größen</translation>
    </message>
    <message>
        <source>a bound that is not a number</source>
        <translation>eine Schranke, die keine Zahl ist</translation>
    </message>
    <message>
        <source>a bundle of more than 2 GiB</source>
        <translation>ein Bündel von mehr als 2 GiB</translation>
    </message>
    <message>
        <source>a bundle without a program</source>
        <translation>ein Bündel ohne Programm</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>ein bzip2-Archiv</translation>
    </message>
    <message>
        <source>a compiled library or program (ELF)</source>
        <translation>eine kompilierte Bibliothek oder ein kompiliertes Programm (ELF)</translation>
    </message>
    <message>
        <source>a custom cell</source>
        <translation>eine eigene Zelle</translation>
    </message>
    <message>
        <source>a data-dependent shape</source>
        <translation>eine datenabhängige Form</translation>
    </message>
    <message>
        <source>a delegate is called</source>
        <translation>ein Delegate wird aufgerufen</translation>
    </message>
    <message>
        <source>a dimension of {size}</source>
        <translation>eine Dimension von {size}</translation>
    </message>
    <message>
        <source>a dynamic shape</source>
        <translation>eine dynamische Form</translation>
    </message>
    <message>
        <source>a factor that is not a simple fraction</source>
        <translation>ein Faktor, der kein einfacher Bruch ist</translation>
    </message>
    <message>
        <source>a file of torch.save: weights or objects, no program</source>
        <translation>eine Datei von torch.save: Gewichte oder Objekte, kein Programm</translation>
    </message>
    <message>
        <source>a file that opens with a valid plan</source>
        <translation>eine Datei, die sich mit einem gültigen Plan öffnen lässt</translation>
    </message>
    <message>
        <source>a filter that is not a constant</source>
        <translation>ein Filter, der keine Konstante ist</translation>
    </message>
    <message>
        <source>a kernel or an input of this shape</source>
        <translation>ein Kernel oder eine Eingabe dieser Form</translation>
    </message>
    <message>
        <source>a length that is not constant</source>
        <translation>eine Länge, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a limit that is not constant</source>
        <translation>eine Grenze, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a line for each layer below the column names</source>
        <translation>eine Zeile je Schicht unter den Spaltennamen</translation>
    </message>
    <message>
        <source>a list that is not a permutation</source>
        <translation>eine Liste, die keine Permutation ist</translation>
    </message>
    <message>
        <source>a mask of keys or a past</source>
        <translation>eine Maske von Schlüsseln oder eine Vorgeschichte</translation>
    </message>
    <message>
        <source>a mask over a dynamic dimension</source>
        <translation>eine Maske über einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>a matrix of dynamic size</source>
        <translation>eine Matrix dynamischer Größe</translation>
    </message>
    <message>
        <source>a matrix that is not a constant</source>
        <translation>eine Matrix, die keine Konstante ist</translation>
    </message>
    <message>
        <source>a memory snapshot without a block in use</source>
        <translation>ein Speicherabbild ohne benutzten Block</translation>
    </message>
    <message>
        <source>a name that is not a string</source>
        <translation>ein Name, der keine Zeichenkette ist</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>eine Zahl ab 0</translation>
    </message>
    <message>
        <source>a number of boxes that is not constant</source>
        <translation>eine Anzahl von Boxen, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a one-sided inverse</source>
        <translation>eine einseitige Rücktransformation</translation>
    </message>
    <message>
        <source>a package of AOTInductor: compiled code, without the program that it was made of</source>
        <translation>ein Paket von AOTInductor: kompilierter Code ohne das Programm, aus dem er entstand</translation>
    </message>
    <message>
        <source>a parameter that is not a constant</source>
        <translation>ein Parameter, der keine Konstante ist</translation>
    </message>
    <message>
        <source>a past of keys or of values alone</source>
        <translation>eine Vorgeschichte nur von Schlüsseln oder nur von Werten</translation>
    </message>
    <message>
        <source>a past of dynamic length</source>
        <translation>eine Vorgeschichte dynamischer Länge</translation>
    </message>
    <message>
        <source>a past of this shape</source>
        <translation>eine Vorgeschichte dieser Form</translation>
    </message>
    <message>
        <source>a permutation that is not a matrix transpose</source>
        <translation>eine Permutation, die keine Matrix transponiert</translation>
    </message>
    <message>
        <source>constants after the graph</source>
        <translation>Konstanten hinter dem Graphen</translation>
    </message>
    <message>
        <source>a power of two from 2^-15 to 2^-9</source>
        <translation>eine Zweierpotenz von 2^-15 bis 2^-9</translation>
    </message>
    <message>
        <source>a program after its header</source>
        <translation>ein Programm hinter seinem Kopf</translation>
    </message>
    <message>
        <source>a program given on the command line</source>
        <translation>ein auf der Befehlszeile angegebenes Programm</translation>
    </message>
    <message>
        <source>a program that is exported in eval mode</source>
        <translation>ein im Eval-Modus exportiertes Programm</translation>
    </message>
    <message>
        <source>a region that is not constant</source>
        <translation>ein Bereich, der nicht konstant ist</translation>
    </message>
    <message>
        <source>a region with its neighbours would be cyclic; {reason}</source>
        <translation>mit ihren Nachbarn wäre die Region zyklisch; {reason}</translation>
    </message>
    <message>
        <source>a regular file</source>
        <translation>eine reguläre Datei</translation>
    </message>
    <message>
        <source>a result whose size depends on data</source>
        <translation>ein Ergebnis mit datenabhängiger Größe</translation>
    </message>
    <message>
        <source>a reversed slice of a dynamic dimension</source>
        <translation>ein umgekehrter Slice einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>a run-time scale outside a product with an i8 constant</source>
        <translation>eine zur Laufzeit bestimmte Skala außerhalb eines Produkts mit einer i8-Konstante</translation>
    </message>
    <message>
        <source>a scale and a zero point, or per-channel scales</source>
        <translation>eine Skala und ein Nullpunkt, oder Skalen je Kanal</translation>
    </message>
    <message>
        <source>a scale of its weights is not a positive number</source>
        <translation>eine Skala seiner Gewichte ist keine positive Zahl</translation>
    </message>
    <message>
        <source>a scale that is not a finite number above 0</source>
        <translation>eine Skala, die keine endliche Zahl über 0 ist</translation>
    </message>
    <message>
        <source>a scale that is not given</source>
        <translation>eine nicht angegebene Skala</translation>
    </message>
    <message>
        <source>a sequence or an optional value is not a tensor</source>
        <translation>eine Sequenz oder ein optionaler Wert ist kein Tensor</translation>
    </message>
    <message>
        <source>a shape that does not match the input</source>
        <translation>eine Form, die nicht zur Eingabe passt</translation>
    </message>
    <message>
        <source>a signal of this kind</source>
        <translation>ein Signal dieser Art</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>eine Größe</translation>
    </message>
    <message>
        <source>a size that is not a number</source>
        <translation>eine Größe, die keine Zahl ist</translation>
    </message>
    <message>
        <source>a size that is not an integer</source>
        <translation>eine Größe, die keine ganze Zahl ist</translation>
    </message>
    <message>
        <source>a size that is not constant</source>
        <translation>eine Größe, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a slope that is not a number</source>
        <translation>eine Steigung, die keine Zahl ist</translation>
    </message>
    <message>
        <source>a valid sparse tensor</source>
        <translation>ein gültiger dünn besetzter Tensor</translation>
    </message>
    <message>
        <source>a step or a length that is not constant</source>
        <translation>ein Schritt oder eine Länge, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a step towards the end</source>
        <translation>ein Schritt zum Ende hin</translation>
    </message>
    <message>
        <source>a string that ends past the pickle</source>
        <translation>eine Zeichenkette, die hinter dem Pickle endet</translation>
    </message>
    <message>
        <source>a supported node</source>
        <translation>ein unterstützter Knoten</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>ein tar-Archiv</translation>
    </message>
    <message>
        <source>a tensor in an arena or bound by the caller</source>
        <translation>ein Tensor in einer Arena oder vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>a tensor of an unknown type</source>
        <translation>ein Tensor eines unbekannten Typs</translation>
    </message>
    <message>
        <source>a tensor of more than {bytes} bytes</source>
        <translation>ein Tensor von mehr als {bytes} Bytes</translation>
    </message>
    <message>
        <source>a tensor of {rank} dimensions</source>
        <translation>ein Tensor mit {rank} Dimensionen</translation>
    </message>
    <message>
        <source>a tensor that is not stored row by row</source>
        <translation>ein Tensor, der nicht zeilenweise gespeichert ist</translation>
    </message>
    <message>
        <source>a tensor with {stored} bytes, but its sizes need {bytes}</source>
        <translation>ein Tensor mit {stored} Bytes, dessen Größen {bytes} brauchen</translation>
    </message>
    <message>
        <source>a text file that begins with &apos;{line}&apos;</source>
        <translation>eine Textdatei, die mit „{line}“ beginnt</translation>
    </message>
    <message>
        <source>a transposed convolution with groups, dilation or padded results has no Cortex-M operator</source>
        <translation>eine transponierte Faltung mit Gruppen, Dilatation oder aufgefüllten Ergebnissen hat keinen Cortex-M-Operator</translation>
    </message>
    <message>
        <source>a unique id below {count}</source>
        <translation>eine eindeutige id unter {count}</translation>
    </message>
    <message>
        <source>a unique id for each</source>
        <translation>eine eindeutige id für jeden</translation>
    </message>
    <message>
        <source>a unique id for each backend</source>
        <translation>eine eindeutige id für jedes Backend</translation>
    </message>
    <message>
        <source>a unique id for each partitioner</source>
        <translation>eine eindeutige id für jeden Partitionierer</translation>
    </message>
    <message>
        <source>a unique name for each</source>
        <translation>ein eindeutiger Name für jeden</translation>
    </message>
    <message>
        <source>a move redirects a value</source>
        <translation>ein Move leitet einen Wert um</translation>
    </message>
    <message>
        <source>a value is used before it is computed</source>
        <translation>ein Wert wird verwendet, bevor er berechnet wird</translation>
    </message>
    <message>
        <source>a value of an unknown kind</source>
        <translation>ein Wert unbekannter Art</translation>
    </message>
    <message>
        <source>a value that is not constant</source>
        <translation>ein Wert, der nicht konstant ist</translation>
    </message>
    <message>
        <source>a window of this size</source>
        <translation>ein Fenster dieser Größe</translation>
    </message>
    <message>
        <source>a zero point that is not an 8-bit constant</source>
        <translation>ein Nullpunkt, der keine 8-Bit-Konstante ist</translation>
    </message>
    <message>
        <source>activation &apos;{name}&apos;</source>
        <translation>Aktivierung „{name}“</translation>
    </message>
    <message>
        <source>allow that kind in the pool, or add another pool</source>
        <translation>diese Art im Pool zulassen oder einen weiteren Pool hinzufügen</translation>
    </message>
    <message>
        <source>an ETDump of more than 2 GiB</source>
        <translation>ein ETDump von mehr als 2 GiB</translation>
    </message>
    <message>
        <source>an ETDump of this program</source>
        <translation>ein ETDump dieses Programms</translation>
    </message>
    <message>
        <source>an ETDump: times of a run, without a program</source>
        <translation>ein ETDump: Zeiten eines Laufs, ohne Programm</translation>
    </message>
    <message>
        <source>an ETRecord does not describe this kind of program</source>
        <translation>ein ETRecord beschreibt diese Art von Programm nicht</translation>
    </message>
    <message>
        <source>an ETRecord, which has no program of its own</source>
        <translation>ein ETRecord, das kein eigenes Programm hat</translation>
    </message>
    <message>
        <source>an HDF5 file, such as Keras writes</source>
        <translation>eine HDF5-Datei, wie Keras sie schreibt</translation>
    </message>
    <message>
        <source>an HTML page, saved from a web page instead of the file</source>
        <translation>eine HTML-Seite, statt der Datei aus dem Netz gespeichert</translation>
    </message>
    <message>
        <source>an XML document, perhaps a server&apos;s error page</source>
        <translation>ein XML-Dokument, vielleicht die Fehlerseite eines Servers</translation>
    </message>
    <message>
        <source>an axis of dynamic size</source>
        <translation>eine Achse dynamischer Größe</translation>
    </message>
    <message>
        <source>an empty image</source>
        <translation>ein leeres Bild</translation>
    </message>
    <message>
        <source>an eps that is not a number</source>
        <translation>ein eps, das keine Zahl ist</translation>
    </message>
    <message>
        <source>an extended header of {length} bytes, where the program begins at byte {offset}</source>
        <translation>ein erweiterter Kopf von {length} Bytes, wo das Programm bei Byte {offset} beginnt</translation>
    </message>
    <message>
        <source>an extra word</source>
        <translation>ein überzähliges Wort</translation>
    </message>
    <message>
        <source>an image that shrinks this much</source>
        <translation>ein Bild, das so stark schrumpft</translation>
    </message>
    <message>
        <source>an input of this shape</source>
        <translation>eine Eingabe dieser Form</translation>
    </message>
    <message>
        <source>an input other than f32 images [N, C, H, W]</source>
        <translation>eine andere Eingabe als f32-Bilder [N, C, H, W]</translation>
    </message>
    <message>
        <source>an input other than images of constant size</source>
        <translation>eine andere Eingabe als Bilder konstanter Größe</translation>
    </message>
    <message>
        <source>an input other than images of fixed size</source>
        <translation>eine andere Eingabe als Bilder fester Größe</translation>
    </message>
    <message>
        <source>an input that is not [steps, batch, features]</source>
        <translation>eine Eingabe, die nicht [steps, batch, features] ist</translation>
    </message>
    <message>
        <source>an input that is not a matrix</source>
        <translation>eine Eingabe, die keine Matrix ist</translation>
    </message>
    <message>
        <source>an instruction after the outputs</source>
        <translation>eine Instruktion nach den Ausgaben</translation>
    </message>
    <message>
        <source>an offset for every tensor that an operator writes</source>
        <translation>ein Offset für jeden Tensor, den ein Operator schreibt</translation>
    </message>
    <message>
        <source>an offset in the bundle&apos;s flatbuffer points outside it</source>
        <translation>ein Offset im Flatbuffer des Bündels zeigt nach außerhalb</translation>
    </message>
    <message>
        <source>an offset of {count} numbers</source>
        <translation>ein Offset aus {count} Zahlen</translation>
    </message>
    <message>
        <source>an offset points outside the file</source>
        <translation>ein Offset zeigt außerhalb der Datei</translation>
    </message>
    <message>
        <source>a dynamic size</source>
        <translation>eine dynamische Größe</translation>
    </message>
    <message>
        <source>an operand is missing</source>
        <translation>ein Operand fehlt</translation>
    </message>
    <message>
        <source>an operand is not quantised</source>
        <translation>ein Operand ist nicht quantisiert</translation>
    </message>
    <message>
        <source>an operand is not stored as int8</source>
        <translation>ein Operand ist nicht als int8 gespeichert</translation>
    </message>
    <message>
        <source>an operand that is not a dense tensor</source>
        <translation>ein Operand, der kein dichter Tensor ist</translation>
    </message>
    <message>
        <source>an operand that is not a tensor</source>
        <translation>ein Operand, der kein Tensor ist</translation>
    </message>
    <message>
        <source>an operator of this backend</source>
        <translation>ein Operator dieses Backends</translation>
    </message>
    <message>
        <source>an output that no node computes</source>
        <translation>eine Ausgabe, die kein Knoten berechnet</translation>
    </message>
    <message>
        <source>an undamaged .bpte file</source>
        <translation>eine unbeschädigte .bpte-Datei</translation>
    </message>
    <message>
        <source>an undamaged ETDump</source>
        <translation>ein unbeschädigtes ETDump</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>ein xz-Archiv</translation>
    </message>
    <message>
        <source>angles of this shape</source>
        <translation>Winkel dieser Form</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a list of tensors</source>
        <translation>Argument „{name}“ von {operator} ist keine Liste von Tensoren</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a tensor</source>
        <translation>Argument „{name}“ von {operator} ist kein Tensor</translation>
    </message>
    <message>
        <source>argument {index} is not a tensor with memory</source>
        <translation>Argument {index} ist kein Tensor mit Speicher</translation>
    </message>
    <message>
        <source>as many arguments as the payload names</source>
        <translation>so viele Argumente, wie der Payload nennt</translation>
    </message>
    <message>
        <source>at most 6 and equal to num_dims</source>
        <translation>höchstens 6 und gleich num_dims</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as --memory-limit allows</source>
        <translation>höchstens {limit} Bytes, wie --memory-limit erlaubt</translation>
    </message>
    <message>
        <source>at most {limit}, the compile spec max_numel</source>
        <translation>höchstens {limit}, die Compile-Spec max_numel</translation>
    </message>
    <message>
        <source>backend &apos;{backend}&apos; takes no node; Delegates and arenascope partition give the reasons</source>
        <translation>Backend „{backend}“ nimmt keinen Knoten; Delegates und arenascope partition nennen die Gründe</translation>
    </message>
    <message>
        <source>backend &apos;{name}&apos; is already registered</source>
        <translation>Backend „{name}“ ist bereits registriert</translation>
    </message>
    <message>
        <source>batch norm over batch statistics is not lowered yet</source>
        <translation>noch kein Lowering für Batch-Norm über die Statistik des Batchs</translation>
    </message>
    <message>
        <source>blocks of this shape</source>
        <translation>Blöcke dieser Form</translation>
    </message>
    <message>
        <source>boxes of a dynamic number</source>
        <translation>Boxen in dynamischer Anzahl</translation>
    </message>
    <message>
        <source>branches whose results differ in type or shape</source>
        <translation>Zweige, deren Ergebnisse sich in Typ oder Form unterscheiden</translation>
    </message>
    <message>
        <source>branches with different numbers of results</source>
        <translation>Zweige mit unterschiedlich vielen Ergebnissen</translation>
    </message>
    <message>
        <source>buffer &apos;{buffer}&apos; is written but is not an input</source>
        <translation>Puffer „{buffer}“ wird geschrieben, ist aber keine Eingabe</translation>
    </message>
    <message>
        <source>call torch.cuda.memory._record_memory_history() before the model runs</source>
        <translation>torch.cuda.memory._record_memory_history() aufrufen, bevor das Modell läuft</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>change the editor command in Preferences</source>
        <translation>den Editor-Befehl unter Einstellungen ändern</translation>
    </message>
    <message>
        <source>channels after the image</source>
        <translation>Kanäle hinter dem Bild</translation>
    </message>
    <message>
        <source>channels that are not a multiple of the groups</source>
        <translation>Kanäle, die kein Vielfaches der Gruppen sind</translation>
    </message>
    <message>
        <source>classes of another shape</source>
        <translation>Klassen anderer Form</translation>
    </message>
    <message>
        <source>close other programs to free memory, or unpack it</source>
        <translation>andere Programme schließen, um Speicher freizugeben, oder entpacken</translation>
    </message>
    <message>
        <source>column &apos;{column}&apos; appears twice</source>
        <translation>Spalte „{column}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>compile spec max_numel is not a number</source>
        <translation>Compile-Spec max_numel ist keine Zahl</translation>
    </message>
    <message>
        <source>constants only</source>
        <translation>nur Konstanten</translation>
    </message>
    <message>
        <source>control-flow bodies are nested too deeply</source>
        <translation>Rümpfe des Kontrollflusses sind zu tief verschachtelt</translation>
    </message>
    <message>
        <source>convert the model to .tflite or .onnx</source>
        <translation>das Modell in .tflite oder .onnx umwandeln</translation>
    </message>
    <message>
        <source>copy all of it from the device, or give the device a larger buffer for it</source>
        <translation>alles vom Gerät kopieren oder dem Gerät einen größeren Puffer dafür geben</translation>
    </message>
    <message>
        <source>copy it from the device again</source>
        <translation>erneut vom Gerät kopieren</translation>
    </message>
    <message>
        <source>cropping beyond the tensor</source>
        <translation>Zuschneiden über den Tensor hinaus</translation>
    </message>
    <message>
        <source>custom axes</source>
        <translation>eigene Achsen</translation>
    </message>
    <message>
        <source>cyclic dependency between regions</source>
        <translation>zyklische Abhängigkeit zwischen Regionen</translation>
    </message>
    <message>
        <source>declared shapes for the results of unsupported operators</source>
        <translation>deklarierte Formen für die Ergebnisse nicht unterstützter Operatoren</translation>
    </message>
    <message>
        <source>dim_order is not a permutation</source>
        <translation>dim_order ist keine Permutation</translation>
    </message>
    <message>
        <source>dimension {dimension} appears twice in the permutation</source>
        <translation>Dimension {dimension} kommt in der Permutation zweimal vor</translation>
    </message>
    <message>
        <source>dimensions that are not a permutation</source>
        <translation>Dimensionen, die keine Permutation sind</translation>
    </message>
    <message>
        <source>does not compute a tensor</source>
        <translation>berechnet keinen Tensor</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>erneut herunterladen</translation>
    </message>
    <message>
        <source>download or copy it again</source>
        <translation>erneut herunterladen oder kopieren</translation>
    </message>
    <message>
        <source>download the file again</source>
        <translation>die Datei erneut herunterladen</translation>
    </message>
    <message>
        <source>download the raw file</source>
        <translation>die Rohdatei herunterladen</translation>
    </message>
    <message>
        <source>dropout is active</source>
        <translation>Dropout ist aktiv</translation>
    </message>
    <message>
        <source>each value computed once</source>
        <translation>jeder Wert einmal berechnet</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; of {size} bytes ends past the end of the file</source>
        <translation>Eintrag „{name}“ von {size} Bytes endet hinter dem Dateiende</translation>
    </message>
    <message>
        <source>equal sizes, or [1, C, 1, 1] for C channels</source>
        <translation>gleiche Größen oder [1, C, 1, 1] für C Kanäle</translation>
    </message>
    <message>
        <source>export the Python model with torch.export.export and save it as .pt2</source>
        <translation>das Python-Modell mit torch.export.export exportieren und als .pt2 speichern</translation>
    </message>
    <message>
        <source>export the model again with a newer PyTorch</source>
        <translation>das Modell mit einem neueren PyTorch erneut exportieren</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or use --allow-wider-ranges</source>
        <translation>das Modell mit weiteren Bereichen erneut exportieren oder --allow-wider-ranges verwenden</translation>
    </message>
    <message>
        <source>export the model to a .pt2, .pte, .onnx or .tflite file</source>
        <translation>das Modell als .pt2, .pte, .onnx oder .tflite exportieren</translation>
    </message>
    <message>
        <source>export the model without torch.cond and loops</source>
        <translation>das Modell ohne torch.cond und Schleifen exportieren</translation>
    </message>
    <message>
        <source>external id {external} is used by two values</source>
        <translation>externe id {external} wird von zwei Werten verwendet</translation>
    </message>
    <message>
        <source>folding constants returned other values than requested</source>
        <translation>das Falten von Konstanten ergab andere Werte als verlangt</translation>
    </message>
    <message>
        <source>give the file that the device&apos;s ETDumpGen wrote</source>
        <translation>die Datei angeben, die ETDumpGen des Geräts schrieb</translation>
    </message>
    <message>
        <source>given to another backend by a rule</source>
        <translation>durch eine Regel einem anderen Backend zugewiesen</translation>
    </message>
    <message>
        <source>has no buffer</source>
        <translation>hat keinen Puffer</translation>
    </message>
    <message>
        <source>has no graph</source>
        <translation>hat keinen Graphen</translation>
    </message>
    <message>
        <source>has no memory events</source>
        <translation>hat keine Speicherereignisse</translation>
    </message>
    <message>
        <source>has two graphs</source>
        <translation>hat zwei Graphen</translation>
    </message>
    <message>
        <source>heads of dynamic size</source>
        <translation>Köpfe dynamischer Größe</translation>
    </message>
    <message>
        <source>heads that do not divide the last dimension</source>
        <translation>Köpfe, die die letzte Dimension nicht teilen</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; appears twice</source>
        <translation>id „{id}“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>index {index} lies outside</source>
        <translation>Index {index} liegt außerhalb</translation>
    </message>
    <message>
        <source>indices that are not integers</source>
        <translation>Indizes, die keine ganzen Zahlen sind</translation>
    </message>
    <message>
        <source>init returned no handle</source>
        <translation>init gab kein Handle zurück</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: dimension {dimension} is {size}, planned for at most {limit}: got {actual}, expected {expected}</source>
        <translation>Eingabe „{name}“: Dimension {dimension} ist {size}, geplant für höchstens {limit}: erhalten {actual}, erwartet {expected}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: the plan was made for another value</source>
        <translation>Eingabe „{name}“: der Plan wurde für einen anderen Wert gemacht</translation>
    </message>
    <message>
        <source>input {input} is missing</source>
        <translation>Eingabe {input} fehlt</translation>
    </message>
    <message>
        <source>inputs whose shapes do not broadcast</source>
        <translation>Eingaben, deren Formen kein Broadcasting erlauben</translation>
    </message>
    <message>
        <source>inputs with incompatible shapes</source>
        <translation>Eingaben mit unverträglichen Formen</translation>
    </message>
    <message>
        <source>install a driver, such as pocl-opencl-icd for the CPU</source>
        <translation>einen Treiber installieren, etwa pocl-opencl-icd für die CPU</translation>
    </message>
    <message>
        <source>install libxnnpack-dev and rebuild</source>
        <translation>libxnnpack-dev installieren und neu bauen</translation>
    </message>
    <message>
        <source>install ocl-icd-opencl-dev and rebuild</source>
        <translation>ocl-icd-opencl-dev installieren und neu bauen</translation>
    </message>
    <message>
        <source>instruction {number} of {count}</source>
        <translation>Instruktion {number} von {count}</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>interner Fehler</translation>
    </message>
    <message>
        <source>internal error: {fault}</source>
        <translation>interner Fehler: {fault}</translation>
    </message>
    <message>
        <source>is a complex tensor, which is not supported</source>
        <translation>ist ein komplexer Tensor und wird nicht unterstützt</translation>
    </message>
    <message>
        <source>is a map</source>
        <translation>ist eine Map</translation>
    </message>
    <message>
        <source>is a sequence</source>
        <translation>ist eine Sequenz</translation>
    </message>
    <message>
        <source>is a string tensor</source>
        <translation>ist ein Tensor aus Zeichenketten</translation>
    </message>
    <message>
        <source>is an optional value</source>
        <translation>ist ein optionaler Wert</translation>
    </message>
    <message>
        <source>is not a plug-in</source>
        <translation>ist kein Plug-in</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>ist kein Tensor</translation>
    </message>
    <message>
        <source>is not an ETRecord</source>
        <translation>ist kein ETRecord</translation>
    </message>
    <message>
        <source>it has no offset for &apos;{tensor}&apos;</source>
        <translation>es hat keinen Offset für „{tensor}“</translation>
    </message>
    <message>
        <source>items for a value that is not a container</source>
        <translation>Elemente für einen Wert, der kein Container ist</translation>
    </message>
    <message>
        <source>its axes or a dynamic size</source>
        <translation>seine Achsen oder eine dynamische Größe</translation>
    </message>
    <message>
        <source>its axis or its condition</source>
        <translation>seine Achse oder seine Bedingung</translation>
    </message>
    <message>
        <source>its bias is not stored as int32</source>
        <translation>sein Bias ist nicht als int32 gespeichert</translation>
    </message>
    <message>
        <source>its blocks</source>
        <translation>seine Blöcke</translation>
    </message>
    <message>
        <source>its branches or its condition</source>
        <translation>seine Zweige oder seine Bedingung</translation>
    </message>
    <message>
        <source>its data lies after the flatbuffer</source>
        <translation>seine Daten liegen hinter dem Flatbuffer</translation>
    </message>
    <message>
        <source>its inputs</source>
        <translation>seine Eingaben</translation>
    </message>
    <message>
        <source>its neighbours are not in one region</source>
        <translation>seine Nachbarn liegen nicht in einer Region</translation>
    </message>
    <message>
        <source>its norm</source>
        <translation>seine Norm</translation>
    </message>
    <message>
        <source>its operand and its result are quantised differently</source>
        <translation>sein Operand und sein Ergebnis sind verschieden quantisiert</translation>
    </message>
    <message>
        <source>its operand does not have four dimensions</source>
        <translation>sein Operand hat keine vier Dimensionen</translation>
    </message>
    <message>
        <source>its operand has more than four dimensions</source>
        <translation>sein Operand hat mehr als vier Dimensionen</translation>
    </message>
    <message>
        <source>its operand is not clamped to at least -3 on integers</source>
        <translation>sein Operand wird mit ganzen Zahlen nicht auf mindestens -3 begrenzt</translation>
    </message>
    <message>
        <source>its operands do not have three dimensions</source>
        <translation>seine Operanden haben keine drei Dimensionen</translation>
    </message>
    <message>
        <source>its operands have different sizes</source>
        <translation>seine Operanden haben verschiedene Größen</translation>
    </message>
    <message>
        <source>its padding is too large</source>
        <translation>seine Auffüllung ist zu groß</translation>
    </message>
    <message>
        <source>its result &apos;{output}&apos; is not supported</source>
        <translation>sein Ergebnis „{output}“ wird nicht unterstützt</translation>
    </message>
    <message>
        <source>its result is not stored as int8</source>
        <translation>sein Ergebnis ist nicht als int8 gespeichert</translation>
    </message>
    <message>
        <source>its result is not used</source>
        <translation>sein Ergebnis wird nicht verwendet</translation>
    </message>
    <message>
        <source>its result is stored as neither int8 nor int16</source>
        <translation>sein Ergebnis ist weder als int8 noch als int16 gespeichert</translation>
    </message>
    <message>
        <source>its result is used before it is quantised, or is quantised in several ways</source>
        <translation>sein Ergebnis wird verwendet, bevor es quantisiert ist, oder verschieden quantisiert</translation>
    </message>
    <message>
        <source>its rotary dimension</source>
        <translation>seine Rotary-Dimension</translation>
    </message>
    <message>
        <source>its sizes are not fixed</source>
        <translation>seine Größen sind nicht fest</translation>
    </message>
    <message>
        <source>its weights are not stored as int8</source>
        <translation>seine Gewichte sind nicht als int8 gespeichert</translation>
    </message>
    <message>
        <source>its weights do not have {number} dimensions</source>
        <translation>seine Gewichte haben keine {number} Dimensionen</translation>
    </message>
    <message>
        <source>its weights have {count} scales</source>
        <translation>seine Gewichte haben {count} Skalen</translation>
    </message>
    <message>
        <source>its windows</source>
        <translation>seine Fenster</translation>
    </message>
    <message>
        <source>keep the program&apos;s .ptd file in the same folder</source>
        <translation>die .ptd-Datei des Programms im selben Ordner lassen</translation>
    </message>
    <message>
        <source>keep writes to a value that is not a state</source>
        <translation>keep schreibt in einen Wert, der kein Zustand ist</translation>
    </message>
    <message>
        <source>kept on the CPU by a rule</source>
        <translation>durch eine Regel auf der CPU belassen</translation>
    </message>
    <message>
        <source>less than 2 GiB without its segments</source>
        <translation>weniger als 2 GiB ohne seine Segmente</translation>
    </message>
    <message>
        <source>load it in Python and save torch.export.export(model, inputs)</source>
        <translation>in Python laden und torch.export.export(model, inputs) speichern</translation>
    </message>
    <message>
        <source>load the plug-in that provides it, or remove the pool&apos;s copy function</source>
        <translation>das zugehörige Plug-in laden oder die Kopierfunktion des Pools entfernen</translation>
    </message>
    <message>
        <source>locate it with &quot;Show the whole file&quot;</source>
        <translation>mit „Ganze Datei zeigen“ suchen</translation>
    </message>
    <message>
        <source>matching channels</source>
        <translation>passende Kanäle</translation>
    </message>
    <message>
        <source>matching sizes of the result</source>
        <translation>passende Größen des Ergebnisses</translation>
    </message>
    <message>
        <source>matrices of more than 4 rows</source>
        <translation>Matrizen mit mehr als 4 Zeilen</translation>
    </message>
    <message>
        <source>memory {mem_id} is not a pool</source>
        <translation>Speicher {mem_id} ist kein Pool</translation>
    </message>
    <message>
        <source>more classes than fit in memory</source>
        <translation>mehr Klassen, als in den Speicher passen</translation>
    </message>
    <message>
        <source>more steps than {limit}</source>
        <translation>mehr Schritte als {limit}</translation>
    </message>
    <message>
        <source>more than {limit} classes</source>
        <translation>mehr als {limit} Klassen</translation>
    </message>
    <message>
        <source>named data of ExecuTorch (.ptd) without a program</source>
        <translation>benannte Daten von ExecuTorch (.ptd) ohne Programm</translation>
    </message>
    <message>
        <source>names the program &apos;{program}&apos; as its planner; a file cannot start programs</source>
        <translation>nennt das Programm „{program}“ als seinen Planer; eine Datei kann keine Programme starten</translation>
    </message>
    <message>
        <source>no OpenCL device found</source>
        <translation>kein OpenCL-Gerät gefunden</translation>
    </message>
    <message>
        <source>no constant of this program is in an external file, but --data names {file}</source>
        <translation>keine Konstante dieses Programms liegt in einer externen Datei, doch --data nennt {file}</translation>
    </message>
    <message>
        <source>no layer and no memory</source>
        <translation>keine Schicht und kein Speicher</translation>
    </message>
    <message>
        <source>no node computes output &apos;{output}&apos;</source>
        <translation>kein Knoten berechnet Ausgabe „{output}“</translation>
    </message>
    <message>
        <source>no operator is quantised, so nothing was lowered to Cortex-M operators</source>
        <translation>kein Operator ist quantisiert, also wurde nichts in Cortex-M-Operatoren überführt</translation>
    </message>
    <message>
        <source>no source editor is set</source>
        <translation>kein Quelltext-Editor ist eingestellt</translation>
    </message>
    <message>
        <source>no step computes value {value}</source>
        <translation>kein Schritt berechnet Wert {value}</translation>
    </message>
    <message>
        <source>no tensors to join</source>
        <translation>keine Tensoren zum Verketten</translation>
    </message>
    <message>
        <source>not a .npy file</source>
        <translation>keine .npy-Datei</translation>
    </message>
    <message>
        <source>not a .safetensors file</source>
        <translation>keine .safetensors-Datei</translation>
    </message>
    <message>
        <source>not a usable number</source>
        <translation>keine brauchbare Zahl</translation>
    </message>
    <message>
        <source>not an ETDump</source>
        <translation>kein ETDump</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>not stated by {backend} or its payload</source>
        <translation>nicht angegeben von {backend} oder seinem Payload</translation>
    </message>
    <message>
        <source>numbers of these types</source>
        <translation>Zahlen dieser Typen</translation>
    </message>
    <message>
        <source>numbers that are not 8-bit</source>
        <translation>Zahlen, die nicht 8 Bit haben</translation>
    </message>
    <message>
        <source>numbers that are not f32</source>
        <translation>Zahlen, die nicht f32 sind</translation>
    </message>
    <message>
        <source>offsets of this shape</source>
        <translation>Offsets dieser Form</translation>
    </message>
    <message>
        <source>one scale for several rows; a payload has one for each row</source>
        <translation>eine Skala für mehrere Zeilen; ein Payload hat eine je Zeile</translation>
    </message>
    <message>
        <source>open the .pte that it belongs to, with --data FILE</source>
        <translation>die .pte öffnen, zu der sie gehört, mit --data FILE</translation>
    </message>
    <message>
        <source>open the .pte that was run on the device</source>
        <translation>die .pte öffnen, die auf dem Gerät lief</translation>
    </message>
    <message>
        <source>open the model with the new value</source>
        <translation>das Modell mit dem neuen Wert öffnen</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes</source>
        <translation>Speicher reicht nicht: {bytes} Bytes</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes of folded constants</source>
        <translation>Speicher reicht nicht: {bytes} Bytes gefalteter Konstanten</translation>
    </message>
    <message>
        <source>packed keys and values</source>
        <translation>gepackte Keys und Values</translation>
    </message>
    <message>
        <source>pads that differ before and after</source>
        <translation>Auffüllung, die davor und danach verschieden ist</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; is already registered</source>
        <translation>Partitionierer „{name}“ ist bereits registriert</translation>
    </message>
    <message>
        <source>pass it with that file: --etrecord FILE</source>
        <translation>zusammen mit jener Datei angeben: --etrecord FILE</translation>
    </message>
    <message>
        <source>payload {index} at location {location}</source>
        <translation>Payload {index} an Stelle {location}</translation>
    </message>
    <message>
        <source>per-channel scales of a tensor that is not an i8 constant</source>
        <translation>Skalen je Kanal für einen Tensor, der keine i8-Konstante ist</translation>
    </message>
    <message>
        <source>per-channel zero points other than 0</source>
        <translation>Nullpunkte je Kanal ungleich 0</translation>
    </message>
    <message>
        <source>plain tensors, numbers and strings in lists and dicts</source>
        <translation>einfache Tensoren, Zahlen und Zeichenketten in Listen und Dicts</translation>
    </message>
    <message>
        <source>please report it and attach the file</source>
        <translation>den Fehler melden und die Datei beifügen</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; failed without a reason</source>
        <translation>Plug-in „{id}“ schlug ohne Begründung fehl</translation>
    </message>
    <message>
        <source>pool &apos;{name}&apos; has an invalid alignment, capacity or address</source>
        <translation>Pool „{name}“ hat eine ungültige Ausrichtung, Kapazität oder Adresse</translation>
    </message>
    <message>
        <source>pool {mem_id} names the unknown planner &apos;{planner}&apos;</source>
        <translation>Pool {mem_id} nennt den unbekannten Planer „{planner}“</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder, or pass it with --data</source>
        <translation>in den Ordner des Programms legen oder mit --data angeben</translation>
    </message>
    <message>
        <source>quantise the model before it is exported</source>
        <translation>das Modell vor dem Export quantisieren</translation>
    </message>
    <message>
        <source>quantised programs with control flow cannot be lowered to Cortex-M operators</source>
        <translation>quantisierte Programme mit Kontrollfluss lassen sich nicht in Cortex-M-Operatoren überführen</translation>
    </message>
    <message>
        <source>query heads that are not a multiple of the key heads</source>
        <translation>Query-Köpfe, die kein Vielfaches der Key-Köpfe sind</translation>
    </message>
    <message>
        <source>random numbers, which differ from run to run</source>
        <translation>Zufallszahlen, die sich von Lauf zu Lauf unterscheiden</translation>
    </message>
    <message>
        <source>random values of this type are not supported</source>
        <translation>Zufallswerte dieses Typs werden nicht unterstützt</translation>
    </message>
    <message>
        <source>range {range} of {symbol} includes sizes below 0</source>
        <translation>Bereich {range} von {symbol} enthält Größen unter 0</translation>
    </message>
    <message>
        <source>ranges within the exported ones</source>
        <translation>Bereiche innerhalb der exportierten</translation>
    </message>
    <message>
        <source>reads &apos;{name}&apos; before any operator writes it</source>
        <translation>liest „{name}“, bevor ein Operator es schreibt</translation>
    </message>
    <message>
        <source>reads value {id} before it is computed</source>
        <translation>liest Wert {id}, bevor er berechnet wird</translation>
    </message>
    <message>
        <source>rebuild it with this program&apos;s arenascope_plugin.h</source>
        <translation>mit der arenascope_plugin.h dieses Programms neu bauen</translation>
    </message>
    <message>
        <source>region of {nodes}; a call needs at least {minimum} nodes</source>
        <translation>Region von {nodes}; ein Aufruf braucht mindestens {minimum} Knoten</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches intermediate tensors only; the caller can supply inputs, outputs and state</source>
        <translation>Regel „{rule}“ trifft nur Zwischentensoren; der Aufrufer kann Eingaben, Ausgaben und Zustand stellen</translation>
    </message>
    <message>
        <source>run &apos;git lfs pull&apos; in the repository, or download the file itself</source>
        <translation>„git lfs pull“ im Repository ausführen oder die Datei selbst herunterladen</translation>
    </message>
    <message>
        <source>run chmod +x on it</source>
        <translation>chmod +x darauf anwenden</translation>
    </message>
    <message>
        <source>run-time scales used for more than quantising and dequantising one tensor</source>
        <translation>Laufzeit-Skalen, die für mehr als das Quantisieren und Dequantisieren eines Tensors verwendet werden</translation>
    </message>
    <message>
        <source>samples of an input other than images and volumes</source>
        <translation>Abtastung einer anderen Eingabe als Bilder und Volumen</translation>
    </message>
    <message>
        <source>save the ExportedProgram that was compiled with torch.export.save</source>
        <translation>das kompilierte ExportedProgram mit torch.export.save speichern</translation>
    </message>
    <message>
        <source>scales that are not a single constant</source>
        <translation>Skalen, die keine einzelne Konstante sind</translation>
    </message>
    <message>
        <source>scales that are not an f32 constant</source>
        <translation>Skalen, die keine f32-Konstante sind</translation>
    </message>
    <message>
        <source>schema version {known_major}</source>
        <translation>Schemaversion {known_major}</translation>
    </message>
    <message>
        <source>schema version {version}, of PyTorch 2.2 or older</source>
        <translation>Schemaversion {version}, von PyTorch 2.2 oder älter</translation>
    </message>
    <message>
        <source>scores without classes</source>
        <translation>Bewertungen ohne Klassen</translation>
    </message>
    <message>
        <source>sequences of different length, of a dynamic number of steps</source>
        <translation>Sequenzen verschiedener Länge bei dynamischer Anzahl von Schritten</translation>
    </message>
    <message>
        <source>set one in Preferences, on the page Files</source>
        <translation>einen in den Einstellungen angeben, auf der Seite Dateien</translation>
    </message>
    <message>
        <source>shapes that do not match the values</source>
        <translation>Formen, die nicht zu den Werten passen</translation>
    </message>
    <message>
        <source>shared state is in memory {memory}, because a declared pool has ExecuTorch&apos;s mem_id 2</source>
        <translation>gemeinsamer Zustand liegt in Speicher {memory}, weil ein angegebener Pool ExecuTorchs mem_id 2 hat</translation>
    </message>
    <message>
        <source>shared state needs a pool of its own</source>
        <translation>gemeinsamer Zustand braucht einen eigenen Pool</translation>
    </message>
    <message>
        <source>sizes that are not a multiple of the block</source>
        <translation>Größen, die kein Vielfaches des Blocks sind</translation>
    </message>
    <message>
        <source>sizes that are not a tuple</source>
        <translation>Größen, die kein Tupel sind</translation>
    </message>
    <message>
        <source>sizes that are not constant</source>
        <translation>Größen, die nicht konstant sind</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}; use --share-mutable if they must be one</source>
        <translation>Zustand „{state}“ der Methode „{method}“ ist getrennt vom Zustand dieses Namens in {methods}; --share-mutable verwenden, wenn sie eins sein müssen</translation>
    </message>
    <message>
        <source>steps of a dynamic number, or more than {limit}</source>
        <translation>Schritte in dynamischer Anzahl, oder mehr als {limit}</translation>
    </message>
    <message>
        <source>strides, paddings or dilations that are not constant</source>
        <translation>Strides, Auffüllungen oder Dilatationen, die nicht konstant sind</translation>
    </message>
    <message>
        <source>string tensors are not supported</source>
        <translation>Tensoren aus Zeichenketten werden nicht unterstützt</translation>
    </message>
    <message>
        <source>tensors outside the plan</source>
        <translation>Tensoren außerhalb des Plans</translation>
    </message>
    <message>
        <source>tensors, numbers, strings, types or graphs</source>
        <translation>Tensoren, Zahlen, Zeichenketten, Typen oder Graphen</translation>
    </message>
    <message>
        <source>the .ptd file that came with the program</source>
        <translation>die zum Programm gelieferte .ptd-Datei</translation>
    </message>
    <message>
        <source>the Cortex-M library has no operator for {operator}</source>
        <translation>die Cortex-M-Bibliothek hat keinen Operator für {operator}</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over elements that lie side by side only</source>
        <translation>der Cortex-M-Operator berechnet Softmax nur über nebeneinanderliegende Elemente</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over the last dimension only</source>
        <translation>der Cortex-M-Operator berechnet Softmax nur über die letzte Dimension</translation>
    </message>
    <message>
        <source>the Cortex-M operator does not cut off elements</source>
        <translation>der Cortex-M-Operator schneidet keine Elemente ab</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no alpha</source>
        <translation>der Cortex-M-Operator hat kein alpha</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no divisor_override</source>
        <translation>der Cortex-M-Operator hat kein divisor_override</translation>
    </message>
    <message>
        <source>the Cortex-M operator pads with a constant only</source>
        <translation>der Cortex-M-Operator füllt nur mit einer Konstante auf</translation>
    </message>
    <message>
        <source>the archive has no model &apos;{model}&apos;</source>
        <translation>das Archiv hat kein Modell „{model}“</translation>
    </message>
    <message>
        <source>the bound of integers is NaN</source>
        <translation>die Schranke ganzer Zahlen ist NaN</translation>
    </message>
    <message>
        <source>the condition is not a bool</source>
        <translation>die Bedingung ist kein bool</translation>
    </message>
    <message>
        <source>the constant&apos;s data is missing</source>
        <translation>die Daten der Konstante fehlen</translation>
    </message>
    <message>
        <source>the constants lie outside the payload</source>
        <translation>die Konstanten liegen außerhalb des Payloads</translation>
    </message>
    <message>
        <source>the content does not match the suffix</source>
        <translation>der Inhalt passt nicht zur Endung</translation>
    </message>
    <message>
        <source>the counts are {tensor}</source>
        <translation>die Anzahlen sind {tensor}</translation>
    </message>
    <message>
        <source>the dump ends at byte {end}, the file has {size}</source>
        <translation>das Dump endet bei Byte {end}, die Datei hat {size}</translation>
    </message>
    <message>
        <source>the editor cannot be started</source>
        <translation>der Editor lässt sich nicht starten</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>the file has fewer bytes than the shape of this tensor</source>
        <translation>die Datei hat weniger Bytes als die Form dieses Tensors</translation>
    </message>
    <message>
        <source>the file has no method</source>
        <translation>die Datei hat keine Methode</translation>
    </message>
    <message>
        <source>the file has no values of this tensor</source>
        <translation>die Datei hat keine Werte dieses Tensors</translation>
    </message>
    <message>
        <source>the file is too large to be shown as source</source>
        <translation>die Datei ist zu groß, um als Quelltext gezeigt zu werden</translation>
    </message>
    <message>
        <source>the file&apos;s code is never executed, so objects that need it cannot be read</source>
        <translation>der Code der Datei wird nie ausgeführt; Objekte, die ihn brauchen, können nicht gelesen werden</translation>
    </message>
    <message>
        <source>the folder cannot be created ({error})</source>
        <translation>der Ordner lässt sich nicht anlegen ({error})</translation>
    </message>
    <message>
        <source>the function &apos;{name}&apos;</source>
        <translation>die Funktion „{name}“</translation>
    </message>
    <message>
        <source>the graph lies outside the payload</source>
        <translation>der Graph liegt außerhalb des Payloads</translation>
    </message>
    <message>
        <source>the graph needs more memory than a file of this size may use</source>
        <translation>der Graph braucht mehr Speicher, als eine Datei dieser Größe verwenden darf</translation>
    </message>
    <message>
        <source>the gzip archive holds more than {limit} bytes</source>
        <translation>das gzip-Archiv enthält mehr als {limit} Bytes</translation>
    </message>
    <message>
        <source>the gzip archive is incomplete or damaged</source>
        <translation>das gzip-Archiv ist unvollständig oder beschädigt</translation>
    </message>
    <message>
        <source>the identifier ED00</source>
        <translation>die Kennung ED00</translation>
    </message>
    <message>
        <source>the indices are {tensor}, and the table is {other_tensor}</source>
        <translation>die Indizes sind {tensor}, die Tabelle ist {other_tensor}</translation>
    </message>
    <message>
        <source>the mask selects more elements than {tensor} has</source>
        <translation>die Maske wählt mehr Elemente, als {tensor} hat</translation>
    </message>
    <message>
        <source>the mean is {tensor}</source>
        <translation>der Mittelwert ist {tensor}</translation>
    </message>
    <message>
        <source>the mem_id of another pool</source>
        <translation>die mem_id eines anderen Pools</translation>
    </message>
    <message>
        <source>the method has no instruction chain</source>
        <translation>die Methode hat keine Instruktionskette</translation>
    </message>
    <message>
        <source>the name of another pool</source>
        <translation>der Name eines anderen Pools</translation>
    </message>
    <message>
        <source>the new operator order breaks a dependency</source>
        <translation>die neue Operator-Reihenfolge verletzt eine Abhängigkeit</translation>
    </message>
    <message>
        <source>the new value of &apos;{name}&apos; is not a tensor</source>
        <translation>der neue Wert von „{name}“ ist kein Tensor</translation>
    </message>
    <message>
        <source>the operand has no dimensions</source>
        <translation>der Operand hat keine Dimensionen</translation>
    </message>
    <message>
        <source>the operand is {tensor}</source>
        <translation>der Operand ist {tensor}</translation>
    </message>
    <message>
        <source>the operand is {tensor}, and the weight is {other_tensor}</source>
        <translation>der Operand ist {tensor}, das Gewicht {other_tensor}</translation>
    </message>
    <message>
        <source>the operand is {tensor}, not a single element</source>
        <translation>der Operand ist {tensor}, kein einzelnes Element</translation>
    </message>
    <message>
        <source>the operands have no dimensions</source>
        <translation>die Operanden haben keine Dimensionen</translation>
    </message>
    <message>
        <source>the payload ends inside a line</source>
        <translation>der Payload endet mitten in einer Zeile</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}</source>
        <translation>der Plan hat einen Offset für Wert {id}</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}, which is not a tensor</source>
        <translation>der Plan hat einen Offset für Wert {id}, der kein Tensor ist</translation>
    </message>
    <message>
        <source>the plan has no offset for &apos;{tensor}&apos;</source>
        <translation>der Plan hat keinen Offset für „{tensor}“</translation>
    </message>
    <message>
        <source>the plan has offsets for {offsets} of {buffers} buffers</source>
        <translation>der Plan hat Offsets für {offsets} von {buffers} Puffern</translation>
    </message>
    <message>
        <source>the plan has tensors that the model lacks</source>
        <translation>der Plan hat Tensoren, die dem Modell fehlen</translation>
    </message>
    <message>
        <source>the planner &apos;greedy_by_size&apos; is missing</source>
        <translation>der Planer „greedy_by_size“ fehlt</translation>
    </message>
    <message>
        <source>the planner left buffers without an offset</source>
        <translation>der Planer ließ Puffer ohne Offset</translation>
    </message>
    <message>
        <source>the program cannot be written as a .pte</source>
        <translation>das Programm lässt sich nicht als .pte schreiben</translation>
    </message>
    <message>
        <source>the program has segments but no extended header with their start</source>
        <translation>das Programm hat Segmente, aber keinen erweiterten Kopf mit ihrem Anfang</translation>
    </message>
    <message>
        <source>the quantiser left it in floating point</source>
        <translation>der Quantisierer ließ es in Gleitkomma</translation>
    </message>
    <message>
        <source>the query heads are not a multiple of the key and value heads</source>
        <translation>die Köpfe der Queries sind kein Vielfaches derer von Keys und Values</translation>
    </message>
    <message>
        <source>the region of a neighbour would become cyclic</source>
        <translation>die Region eines Nachbarn würde zyklisch</translation>
    </message>
    <message>
        <source>the result has size {size}</source>
        <translation>das Ergebnis hat Größe {size}</translation>
    </message>
    <message>
        <source>the result is {tensor}</source>
        <translation>das Ergebnis ist {tensor}</translation>
    </message>
    <message>
        <source>the result is {type}</source>
        <translation>das Ergebnis ist {type}</translation>
    </message>
    <message>
        <source>the result of a true division is {tensor}</source>
        <translation>das Ergebnis einer echten Division ist {tensor}</translation>
    </message>
    <message>
        <source>the result of softmax is not quantised with the scale 1/256 and the zero point -128</source>
        <translation>das Ergebnis von softmax ist nicht mit der Skala 1/256 und dem Nullpunkt -128 quantisiert</translation>
    </message>
    <message>
        <source>the run needs {bytes} bytes of memory</source>
        <translation>der Lauf braucht {bytes} Bytes Speicher</translation>
    </message>
    <message>
        <source>the scratch memory of the call is too large to be counted</source>
        <translation>der Scratch-Speicher des Aufrufs ist zu groß zum Zählen</translation>
    </message>
    <message>
        <source>the session names the program &apos;{program}&apos; as its planner; a file cannot start programs, so &apos;auto&apos; plans instead</source>
        <translation>die Sitzung nennt das Programm „{program}“ als Planer; eine Datei kann keine Programme starten, daher plant „auto“</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; does not match the program; it is planned again: {reasons}</source>
        <translation>der Plan „{planner}“ der Sitzung passt nicht zum Programm; es wird neu geplant: {reasons}</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; has offsets of unknown tensors: {tensors}</source>
        <translation>der Plan „{planner}“ der Sitzung hat Offsets für unbekannte Tensoren: {tensors}</translation>
    </message>
    <message>
        <source>the shape of &apos;{output}&apos; is not known ({reason})</source>
        <translation>die Form von „{output}“ ist nicht bekannt ({reason})</translation>
    </message>
    <message>
        <source>the sizes of an operand are not fixed</source>
        <translation>die Größen eines Operanden sind nicht fest</translation>
    </message>
    <message>
        <source>the sizes of its weights and its result do not fit together</source>
        <translation>die Größen seiner Gewichte und seines Ergebnisses passen nicht zusammen</translation>
    </message>
    <message>
        <source>the slice of {tensor} has step {step}</source>
        <translation>der Slice von {tensor} hat Schrittweite {step}</translation>
    </message>
    <message>
        <source>the source file is not on this computer</source>
        <translation>die Quelldatei ist nicht auf diesem Rechner</translation>
    </message>
    <message>
        <source>the table is {tensor}</source>
        <translation>die Tabelle ist {tensor}</translation>
    </message>
    <message>
        <source>the unfold of {tensor} has size {size} and step {step}</source>
        <translation>unfold von {tensor} hat Größe {size} und Schrittweite {step}</translation>
    </message>
    <message>
        <source>the value that the sizes were computed from</source>
        <translation>der Wert, aus dem die Größen berechnet wurden</translation>
    </message>
    <message>
        <source>the written file cannot be read back: {reason}</source>
        <translation>die geschriebene Datei lässt sich nicht wieder einlesen: {reason}</translation>
    </message>
    <message>
        <source>there are no operands</source>
        <translation>es gibt keine Operanden</translation>
    </message>
    <message>
        <source>this length</source>
        <translation>diese Länge</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>dieser Operator wird nicht unterstützt</translation>
    </message>
    <message>
        <source>this planner does not keep the reserved bytes of control-flow sub-graphs</source>
        <translation>dieser Planer bewahrt die reservierten Bytes von Subgraphen des Kontrollflusses nicht</translation>
    </message>
    <message>
        <source>values other than zero</source>
        <translation>von null verschiedene Werte</translation>
    </message>
    <message>
        <source>times of another program: {difference}</source>
        <translation>Zeiten eines anderen Programms: {difference}</translation>
    </message>
    <message>
        <source>too many operator orders for an exact search</source>
        <translation>zu viele Operator-Reihenfolgen für eine exakte Suche</translation>
    </message>
    <message>
        <source>transposed batches</source>
        <translation>transponierte Batches</translation>
    </message>
    <message>
        <source>two weights have the name &apos;{name}&apos;</source>
        <translation>zwei Gewichte heißen „{name}“</translation>
    </message>
    <message>
        <source>unexpected characters after the expression</source>
        <translation>unerwartete Zeichen nach dem Ausdruck</translation>
    </message>
    <message>
        <source>unique ids and complete entries</source>
        <translation>eindeutige ids und vollständige Einträge</translation>
    </message>
    <message>
        <source>unique names</source>
        <translation>eindeutige Namen</translation>
    </message>
    <message>
        <source>unknown backend &apos;{backend}&apos;</source>
        <translation>unbekanntes Backend „{backend}“</translation>
    </message>
    <message>
        <source>unknown backend &apos;{id}&apos;</source>
        <translation>unbekanntes Backend „{id}“</translation>
    </message>
    <message>
        <source>unknown backend &apos;{name}&apos;</source>
        <translation>unbekanntes Backend „{name}“</translation>
    </message>
    <message>
        <source>unknown delegate {delegate}; its payload cannot be replaced</source>
        <translation>unbekannter Delegate {delegate}; sein Payload lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>unknown device &apos;{name}&apos;</source>
        <translation>unbekanntes Gerät „{name}“</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;</source>
        <translation>unbekannte Dimension „{symbol}“</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;; its range cannot be set</source>
        <translation>unbekannte Dimension „{symbol}“; ihr Bereich lässt sich nicht setzen</translation>
    </message>
    <message>
        <source>unknown file type</source>
        <translation>unbekannter Dateityp</translation>
    </message>
    <message>
        <source>unknown key &apos;{key}&apos;</source>
        <translation>unbekannter Schlüssel „{key}“</translation>
    </message>
    <message>
        <source>unknown memory &apos;{name}&apos;; it cannot be limited</source>
        <translation>unbekannter Speicher „{name}“; er lässt sich nicht begrenzen</translation>
    </message>
    <message>
        <source>unknown method &apos;{name}&apos;</source>
        <translation>unbekannte Methode „{name}“</translation>
    </message>
    <message>
        <source>unknown node &apos;{node}&apos;; its operator cannot be replaced</source>
        <translation>unbekannter Knoten „{node}“; sein Operator lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>unknown pass &apos;{id}&apos;</source>
        <translation>unbekannter Pass „{id}“</translation>
    </message>
    <message>
        <source>unknown planner &apos;{id}&apos;</source>
        <translation>unbekannter Planer „{id}“</translation>
    </message>
    <message>
        <source>unknown planner or backend &apos;{name}&apos;</source>
        <translation>unbekannter Planer oder unbekanntes Backend „{name}“</translation>
    </message>
    <message>
        <source>unknown reduction &apos;{mode}&apos;</source>
        <translation>unbekannte Reduktion „{mode}“</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;</source>
        <translation>unbekannter Zustand „{name}“</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;; it cannot start from {initial}</source>
        <translation>unbekannter Zustand „{name}“; er kann nicht mit {initial} beginnen</translation>
    </message>
    <message>
        <source>unpack it and open the file inside</source>
        <translation>entpacken und die Datei darin öffnen</translation>
    </message>
    <message>
        <source>unpack it and open the model inside</source>
        <translation>entpacken und das Modell darin öffnen</translation>
    </message>
    <message>
        <source>use --assign &apos;kind:state=POOL&apos; with a separate pool, or no rule for state</source>
        <translation>--assign &apos;kind:state=POOL&apos; mit einem eigenen Pool angeben, oder keine Regel für Zustand</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is computed</source>
        <translation>Wert „{name}“ wird verwendet, bevor er berechnet wird</translation>
    </message>
    <message>
        <source>value {id} is not a constant</source>
        <translation>Wert {id} ist keine Konstante</translation>
    </message>
    <message>
        <source>value {id} is not defined yet</source>
        <translation>Wert {id} ist noch nicht definiert</translation>
    </message>
    <message>
        <source>value {id} is used before it is computed</source>
        <translation>Wert {id} wird verwendet, bevor er berechnet wird</translation>
    </message>
    <message>
        <source>value {value} is not defined</source>
        <translation>Wert {value} ist nicht definiert</translation>
    </message>
    <message>
        <source>values of type {type} cannot be shown</source>
        <translation>Werte vom Typ {type} lassen sich nicht zeigen</translation>
    </message>
    <message>
        <source>values or indices are missing</source>
        <translation>Werte oder Indizes fehlen</translation>
    </message>
    <message>
        <source>weights that are not constant numbers of 4 or 8 bits</source>
        <translation>Gewichte, die keine konstanten Zahlen mit 4 oder 8 Bit sind</translation>
    </message>
    <message>
        <source>without allocations of delegates during init</source>
        <translation>ohne Allokationen der Delegates während init</translation>
    </message>
    <message>
        <source>{buffer} is in memory {mem_id}, which is not a pool</source>
        <translation>{buffer} liegt in Speicher {mem_id}, der kein Pool ist</translation>
    </message>
    <message>
        <source>{count} arguments, as in its schema</source>
        <translation>{count} Argumente, wie in seinem Schema</translation>
    </message>
    <message>
        <source>{count} more unknown keys</source>
        <translation>{count} weitere unbekannte Schlüssel</translation>
    </message>
    <message>
        <source>{kind} is not supported</source>
        <translation>{kind} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>{names} cannot share memory: control flow passes them by handle</source>
        <translation>{names} können sich keinen Speicher teilen: Der Kontrollfluss reicht sie per Handle weiter</translation>
    </message>
    <message>
        <source>{name} is assigned to memory {mem_id}, which is not a pool</source>
        <translation>{name} ist Speicher {mem_id} zugewiesen, der kein Pool ist</translation>
    </message>
    <message>
        <source>{node}: {backend} does not exist for a {core}: the runtime there refuses the program</source>
        <translation>{node}: {backend} gibt es für {core} nicht: Die Runtime dort lehnt das Programm ab</translation>
    </message>
    <message>
        <source>{operator} cannot be cut here</source>
        <translation>{operator} lässt sich hier nicht zerlegen</translation>
    </message>
    <message>
        <source>{operator} reads &apos;{input}&apos; before any node computes it</source>
        <translation>{operator} liest „{input}“, bevor ein Knoten es berechnet</translation>
    </message>
    <message>
        <source>{operator} shares bytes of an operand</source>
        <translation>{operator} teilt Bytes eines Operanden</translation>
    </message>
    <message>
        <source>{planner} returned {offsets} offsets for {buffers} buffers</source>
        <translation>{planner} gab {offsets} Offsets für {buffers} Puffer zurück</translation>
    </message>
    <message>
        <source>{pool} needs at least {needed} bytes (proved by search), {bytes} more than its capacity of {capacity}; no plan fits; largest at the peak, {step}: {largest}</source>
        <translation>{pool} braucht mindestens {needed} Bytes (durch Suche bewiesen), {bytes} mehr als die Kapazität von {capacity}; kein Plan passt; die größten an der Spitze, {step}: {largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; largest: {largest}</source>
        <translation>{pool}: {needed} Bytes leben in {step}, {bytes} mehr als die Kapazität von {capacity}; die größten: {largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; no plan fits; largest: {largest}</source>
        <translation>{pool}: {needed} Bytes leben in {step}, {bytes} mehr als die Kapazität von {capacity}; kein Plan passt; die größten: {largest}</translation>
    </message>
    <message>
        <source>{replacement} does not write to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} schreibt nicht in sein Argument „{argument}“</translation>
    </message>
    <message>
        <source>{replacement} writes to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} schreibt in sein Argument „{argument}“</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; at the range maximum {max} the plan is {bytes} bytes too small</source>
        <translation>{symbol}: geplant für die Beispielgröße {size}; beim Bereichsmaximum {max} fehlen dem Plan {bytes} Bytes</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; the range has no maximum</source>
        <translation>{symbol}: geplant für die Beispielgröße {size}; der Bereich hat kein Maximum</translation>
    </message>
    <message>
        <source>{operator} has fewer elements than its type</source>
        <translation>{operator} hat weniger Elemente als sein Typ</translation>
    </message>
    <message>
        <source>{operator} has more elements than its type</source>
        <translation>{operator} hat mehr Elemente als sein Typ</translation>
    </message>
    <message>
        <source>{operator} has unexpected arguments</source>
        <translation>{operator} hat unerwartete Argumente</translation>
    </message>
    <message>
        <source>{operator} is not control flow</source>
        <translation>{operator} ist kein Kontrollfluss</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but their distance is not {distance} bytes</source>
        <translation>{tensor} und {other_tensor} teilen sich Speicher, liegen aber nicht {distance} Bytes auseinander</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}</source>
        <translation>{tensor} und {other_tensor} teilen sich {bytes} Bytes, während beide leben, zuerst in {step}</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}; both are pinned</source>
        <translation>{tensor} und {other_tensor} teilen sich {bytes} Bytes, während beide leben, zuerst in {step}; beide sind fixiert</translation>
    </message>
    <message>
        <source>{tensor} cannot be viewed as {other_tensor}</source>
        <translation>{tensor} lässt sich nicht als {other_tensor} sehen</translation>
    </message>
    <message>
        <source>{tensor} is at {offset} and ends {bytes} bytes past the {size} bytes of memory {memory}, written at {step}; ExecuTorch refuses to load such a plan</source>
        <translation>{tensor} liegt an {offset} und endet {bytes} Bytes hinter den {size} Bytes von Speicher {memory}, geschrieben in {step}; ExecuTorch lädt einen solchen Plan nicht</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the first {reserved} bytes, which are reserved</source>
        <translation>{tensor} liegt an {offset}, innerhalb der ersten {reserved} Bytes, die reserviert sind</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the reserved range {begin} to {end}</source>
        <translation>{tensor} liegt an {offset}, im reservierten Bereich {begin} bis {end}</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, which is not a multiple of {align}</source>
        <translation>{tensor} liegt an {offset}, kein Vielfaches von {align}</translation>
    </message>
    <message>
        <source>{tensor} is in memory {memory}, which is not a pool</source>
        <translation>{tensor} liegt in Speicher {memory}, der kein Pool ist</translation>
    </message>
    <message>
        <source>{tensor} is of kind {kind}, which its pool does not accept</source>
        <translation>{tensor} ist von der Art {kind}, die sein Pool nicht annimmt</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions, {abi} structures</source>
        <translation>{values} Werte, {instructions} Instruktionen, Strukturen für {abi}</translation>
    </message>
    <message>
        <source>{value} has a size without an upper bound</source>
        <translation>{value} hat eine Größe ohne obere Schranke</translation>
    </message>
    <message>
        <source>{value} has more than {count} dimensions</source>
        <translation>{value} hat mehr als {count} Dimensionen</translation>
    </message>
    <message>
        <source>&apos;{input}&apos; is not a numeric tensor</source>
        <translation>„{input}“ ist kein numerischer Tensor</translation>
    </message>
    <message>
        <source>Multipliers and shifts</source>
        <translation>Multiplikatoren und Shifts</translation>
    </message>
    <message>
        <source>Scratch in {pool}</source>
        <translation>Scratch in {pool}</translation>
    </message>
    <message>
        <source>a region too small for a call: it works on constants only</source>
        <translation>eine Region, zu klein für einen Aufruf: Sie arbeitet nur mit Konstanten</translation>
    </message>
    <message>
        <source>a scale that is missing</source>
        <translation>eine fehlende Skala</translation>
    </message>
    <message>
        <source>matching features, filters and state</source>
        <translation>zueinander passende Merkmale, Filter und Zustand</translation>
    </message>
    <message>
        <source>part of the constants</source>
        <translation>Teil der Konstanten</translation>
    </message>
    <message>
        <source>{operator} writes to its argument &apos;{argument}&apos;, which is a constant</source>
        <translation>{operator} schreibt in sein Argument „{argument}“, das eine Konstante ist</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has options that cannot be copied</source>
        <translation>„{name}“ hat Optionen, die sich nicht kopieren lassen</translation>
    </message>
    <message>
        <source>1 or more of each, and at most one class for the background</source>
        <translation>jeweils mindestens 1 und höchstens eine Klasse für den Hintergrund</translation>
    </message>
    <message>
        <source>a program with operators</source>
        <translation>ein Programm mit Operatoren</translation>
    </message>
    <message>
        <source>boxes [1, N, 4], scores [1, N, classes] and anchors [N, 4]</source>
        <translation>boxes [1, N, 4], scores [1, N, Klassen] und anchors [N, 4]</translation>
    </message>
    <message>
        <source>more than {count} symbols in RAM</source>
        <translation>mehr als {count} Symbole im RAM</translation>
    </message>
    <message>
        <source>no upper bound: {dimensions}</source>
        <translation>keine obere Schranke: {dimensions}</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window; or: arenascope info MODEL.pte --etdump FILE</source>
        <translation>die ausgeführte .pte öffnen, dann diese Datei im selben Fenster; oder: arenascope info MODELL.pte --etdump DATEI</translation>
    </message>
    <message>
        <source>plan it, or run the original model</source>
        <translation>planen oder das ursprüngliche Modell ausführen</translation>
    </message>
    <message>
        <source>the map of a firmware</source>
        <translation>die Map einer Firmware</translation>
    </message>
    <message>
        <source>the model&apos;s own operators and tiles of them</source>
        <translation>die Operatoren des Modells und Kacheln davon</translation>
    </message>
    <message>
        <source>{file}, {object}</source>
        <translation>{file}, {object}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator of the model</source>
        <translation>„{name}“ ist kein Operator des Modells</translation>
    </message>
    <message>
        <source>open that file again</source>
        <translation>diese Datei erneut öffnen</translation>
    </message>
    <message>
        <source>the data of a constant is missing</source>
        <translation>die Daten einer Konstante fehlen</translation>
    </message>
    <message>
        <source>the file that it is made of has changed since it was opened</source>
        <translation>die zugrunde liegende Datei wurde seit dem Öffnen geändert</translation>
    </message>
    <message>
        <source>the tiled group from {first} to {last} is not applied: {reason}</source>
        <translation>die Kachelgruppe von {first} bis {last} wird nicht angewendet: {reason}</translation>
    </message>
    <message>
        <source>{operator} of fewer than three dimensions</source>
        <translation>{operator} mit weniger als drei Dimensionen</translation>
    </message>
    <message>
        <source>a curve that is known</source>
        <translation>eine bekannte Kurve</translation>
    </message>
    <message>
        <source>f32</source>
        <translation>f32</translation>
    </message>
    <message>
        <source>including {symbol}</source>
        <translation>davon {symbol}</translation>
    </message>
    <message>
        <source>the curve &apos;{curve}&apos;</source>
        <translation>die Kurve „{curve}“</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>eine andere Datei</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>einen anderen Namen wählen</translation>
    </message>
    <message>
        <source>is the file that is open</source>
        <translation>ist die geöffnete Datei</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs that the file does not name</source>
        <translation>„{name}“ führt Graphen aus, die die Datei nicht nennt</translation>
    </message>
    <message>
        <source>a name that ends in .md (a page) or .py (Python)</source>
        <translation>ein Name, der auf .md (eine Seite) oder .py (Python) endet</translation>
    </message>
    <message>
        <source>convert the model again</source>
        <translation>das Modell erneut konvertieren</translation>
    </message>
    <message>
        <source>each stored once, with the padding between them</source>
        <translation>jeder einmal gespeichert, mit der Auffüllung dazwischen</translation>
    </message>
    <message>
        <source>export without the pass quantize-in-place; arenascope shrink quantises in tiles instead</source>
        <translation>ohne den Pass quantize-in-place exportieren; arenascope shrink quantisiert stattdessen in Kacheln</translation>
    </message>
    <message>
        <source>heads of the same sizes</source>
        <translation>Köpfe gleicher Größe</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: accept it with --atol {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>ganzzahlige Kernel und PyTorch runden verschieden: mit --atol {tolerance} zulassen oder die Ausgaben der Kernel von ExecuTorch aufzeichnen</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>ganzzahlige Kernel und PyTorch runden verschieden: die Ausgaben der Kernel von ExecuTorch aufzeichnen</translation>
    </message>
    <message>
        <source>operators of ExecuTorch</source>
        <translation>Operatoren von ExecuTorch</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}</source>
        <translation>Ausgabe „{output}“ weicht von der aufgezeichneten um bis zu {difference} ab</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}, {quanta} x its quantum of {quantum}</source>
        <translation>Ausgabe „{output}“ weicht von der aufgezeichneten um bis zu {difference} ab, {quanta} x ihr Quantum von {quantum}</translation>
    </message>
    <message>
        <source>planes in row-major order, or channels last</source>
        <translation>zeilenweise abgelegte Ebenen oder Kanäle zuletzt</translation>
    </message>
    <message>
        <source>runs &apos;{name}&apos;, which has {inputs} inputs and {outputs} outputs</source>
        <translation>führt „{name}“ aus, das {inputs} Eingaben und {outputs} Ausgaben hat</translation>
    </message>
    <message>
        <source>scratch of kernels up to release 1.3</source>
        <translation>Scratch von Kerneln bis Release 1.3</translation>
    </message>
    <message>
        <source>the operator &apos;{operator}&apos; exists only in ArenaScope</source>
        <translation>den Operator „{operator}“ gibt es nur in ArenaScope</translation>
    </message>
    <message>
        <source>use the command line: `arenascope export` unrolls recurrent layers</source>
        <translation>die Befehlszeile verwenden: `arenascope export` rollt rekurrente Schichten aus</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs, as its caller has</source>
        <translation>{inputs} Eingaben und {outputs} Ausgaben, wie der Aufrufer</translation>
    </message>
    <message>
        <source>&apos;runs&apos; is missing or not a list</source>
        <translation>„runs“ fehlt oder ist keine Liste</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing</source>
        <translation>„{key}“ fehlt</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a list</source>
        <translation>„{key}“ fehlt oder ist keine Liste</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a string</source>
        <translation>„{key}“ fehlt oder ist keine Zeichenkette</translation>
    </message>
    <message>
        <source>NumPy&apos;s signature in the first 6 bytes</source>
        <translation>die Signatur von NumPy in den ersten 6 Bytes</translation>
    </message>
    <message>
        <source>a .tflite can only be written from a .tflite</source>
        <translation>eine .tflite lässt sich nur aus einer .tflite schreiben</translation>
    </message>
    <message>
        <source>a run is active</source>
        <translation>ein Lauf ist aktiv</translation>
    </message>
    <message>
        <source>a state that info lists</source>
        <translation>ein Zustand, den info nennt</translation>
    </message>
    <message>
        <source>a tensor of a branch that was taken</source>
        <translation>ein Tensor eines Zweigs, der ausgeführt wurde</translation>
    </message>
    <message>
        <source>a unique id</source>
        <translation>eine eindeutige id</translation>
    </message>
    <message>
        <source>a unique name</source>
        <translation>ein eindeutiger Name</translation>
    </message>
    <message>
        <source>an offset for each of {buffers} tensors, by name or id</source>
        <translation>ein Offset für jeden von {buffers} Tensoren, nach Name oder id</translation>
    </message>
    <message>
        <source>an upper bound for each symbol</source>
        <translation>eine obere Schranke für jedes Symbol</translation>
    </message>
    <message>
        <source>every size of this program is fixed</source>
        <translation>jede Größe dieses Programms ist fest</translation>
    </message>
    <message>
        <source>no instruction of this run wrote &apos;{tensor}&apos;</source>
        <translation>keine Instruktion dieses Laufs hat „{tensor}“ geschrieben</translation>
    </message>
    <message>
        <source>session version {number} is not supported</source>
        <translation>Sitzungsversion {number} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>the first subgraph of a program opened from a .tflite</source>
        <translation>der erste Subgraph eines aus einer .tflite geöffneten Programms</translation>
    </message>
    <message>
        <source>wait until it has ended</source>
        <translation>warten, bis er beendet ist</translation>
    </message>
    <message>
        <source>{symbol}: the range {requested} is wider than the exported range {exported}; torch.export did not check the other sizes</source>
        <translation>{symbol}: der Bereich {requested} ist weiter als der exportierte {exported}; torch.export hat die anderen Größen nicht geprüft</translation>
    </message>
    <message>
        <source>{operator} has too few operands, or some that are not tensors</source>
        <translation>{operator} hat zu wenige Operanden oder solche, die keine Tensoren sind</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no condition</source>
        <translation>&apos;{name}&apos; hat keine Bedingung</translation>
    </message>
    <message>
        <source>0.000001 to 1e9 MB/s</source>
        <translation>0,000001 bis 1e9 MB/s</translation>
    </message>
    <message>
        <source>a .pte with an offset for every planned tensor</source>
        <translation>eine .pte mit einem Offset für jeden geplanten Tensor</translation>
    </message>
    <message>
        <source>a LiteRT-LM bundle (.litertlm) of several models</source>
        <translation>ein LiteRT-LM-Bündel (.litertlm) aus mehreren Modellen</translation>
    </message>
    <message>
        <source>a ZIP archive of TensorFlow Lite models, such as MediaPipe&apos;s .task</source>
        <translation>ein ZIP-Archiv aus TensorFlow-Lite-Modellen, wie .task von MediaPipe</translation>
    </message>
    <message>
        <source>a body that redefines names of the enclosing graph</source>
        <translation>ein Rumpf, der Namen des umgebenden Graphen neu vergibt</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs</source>
        <translation>ein Rumpf mit falscher Anzahl von Eingängen</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs or results</source>
        <translation>ein Rumpf mit falscher Anzahl von Eingängen oder Ergebnissen</translation>
    </message>
    <message>
        <source>a boolean as its first input</source>
        <translation>ein boolescher Wert als erster Eingang</translation>
    </message>
    <message>
        <source>a branch leads to a node that is not in the list</source>
        <translation>ein Zweig führt zu einem Knoten, der nicht in der Liste steht</translation>
    </message>
    <message>
        <source>a branch of its trees leads back to a node above it</source>
        <translation>ein Zweig seiner Bäume führt zu einem Knoten darüber zurück</translation>
    </message>
    <message>
        <source>a concatenation of more than 5 tensors, or along an axis that is not constant</source>
        <translation>eine Verkettung von mehr als 5 Tensoren oder entlang einer nicht konstanten Achse</translation>
    </message>
    <message>
        <source>a list that mixes literals and computed numbers</source>
        <translation>eine Liste, die Literale und berechnete Zahlen mischt</translation>
    </message>
    <message>
        <source>a mask, a past or the attribute qkv_hidden_sizes</source>
        <translation>eine Maske, ein past oder das Attribut qkv_hidden_sizes</translation>
    </message>
    <message>
        <source>a memo entry that was never set</source>
        <translation>ein Memo-Eintrag, der nie gesetzt wurde</translation>
    </message>
    <message>
        <source>a missing decay or beta</source>
        <translation>fehlendes decay oder beta</translation>
    </message>
    <message>
        <source>a number of results other than three</source>
        <translation>eine andere Anzahl von Ergebnissen als drei</translation>
    </message>
    <message>
        <source>a permutation of a different rank</source>
        <translation>eine Permutation von anderem Rang</translation>
    </message>
    <message>
        <source>a permutation that is not constant</source>
        <translation>eine Permutation, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a plan without passes, delegates, replaced operators or a changed order</source>
        <translation>ein Plan ohne Pässe, Delegates, ersetzte Operatoren oder geänderte Reihenfolge</translation>
    </message>
    <message>
        <source>a quantised range narrower than the integer type</source>
        <translation>ein quantisierter Bereich, der enger als der ganzzahlige Typ ist</translation>
    </message>
    <message>
        <source>a resize of the batch or the channels</source>
        <translation>eine Größenänderung des Batchs oder der Kanäle</translation>
    </message>
    <message>
        <source>a shape whose rank differs from the result&apos;s</source>
        <translation>eine Form, deren Rang von dem des Ergebnisses abweicht</translation>
    </message>
    <message>
        <source>a slice inside the shape</source>
        <translation>ein Ausschnitt innerhalb der Form</translation>
    </message>
    <message>
        <source>a step of a branch that was taken</source>
        <translation>ein Schritt eines ausgeführten Zweigs</translation>
    </message>
    <message>
        <source>a tensor of real numbers with a shape; its dimensions may be dynamic</source>
        <translation>ein Tensor reeller Zahlen mit einer Form; seine Dimensionen dürfen dynamisch sein</translation>
    </message>
    <message>
        <source>a truncated pickle</source>
        <translation>ein abgeschnittenes Pickle</translation>
    </message>
    <message>
        <source>a unique name and mem_id for each pool</source>
        <translation>ein eindeutiger Name und eine eindeutige mem_id für jeden Pool</translation>
    </message>
    <message>
        <source>a value that no other node writes</source>
        <translation>ein Wert, den kein anderer Knoten schreibt</translation>
    </message>
    <message>
        <source>a weight belongs to a leaf or a result that does not exist</source>
        <translation>ein Gewicht gehört zu einem Blatt oder Ergebnis, das es nicht gibt</translation>
    </message>
    <message>
        <source>a window or stride that is not constant</source>
        <translation>ein Fenster oder eine Schrittweite, die nicht konstant ist</translation>
    </message>
    <message>
        <source>a wrong number of activation functions</source>
        <translation>eine falsche Anzahl von Aktivierungsfunktionen</translation>
    </message>
    <message>
        <source>allocated blocks or allocation events</source>
        <translation>belegte Blöcke oder Belegungsereignisse</translation>
    </message>
    <message>
        <source>an arena no larger than its tensors need, or at most {limit} bytes</source>
        <translation>eine Arena, die nicht größer ist, als ihre Tensoren brauchen, oder höchstens {limit} Bytes</translation>
    </message>
    <message>
        <source>an axis other than 0, or a reverse direction</source>
        <translation>eine andere Achse als 0 oder die umgekehrte Richtung</translation>
    </message>
    <message>
        <source>an integer tensor without its own scales</source>
        <translation>ein ganzzahliger Tensor ohne eigene Skalen</translation>
    </message>
    <message>
        <source>an invalid arena</source>
        <translation>eine ungültige Arena</translation>
    </message>
    <message>
        <source>an invalid bandwidth</source>
        <translation>eine ungültige Bandbreite</translation>
    </message>
    <message>
        <source>an invalid cost per byte</source>
        <translation>ungültige Kosten je Byte</translation>
    </message>
    <message>
        <source>an invalid offset</source>
        <translation>ein ungültiger Offset</translation>
    </message>
    <message>
        <source>an offset and a size whose sum fits in 64 bits</source>
        <translation>ein Offset und eine Größe, deren Summe in 64 Bit passt</translation>
    </message>
    <message>
        <source>an offset for each</source>
        <translation>ein Offset für jeden</translation>
    </message>
    <message>
        <source>an offset inside the payload</source>
        <translation>ein Offset innerhalb des Payloads</translation>
    </message>
    <message>
        <source>an offset inside the pool</source>
        <translation>ein Offset innerhalb des Pools</translation>
    </message>
    <message>
        <source>an offset that is not a multiple of 128</source>
        <translation>ein Offset, der kein Vielfaches von 128 ist</translation>
    </message>
    <message>
        <source>an output shape larger than the transposed convolution fills</source>
        <translation>eine Ausgabeform, die größer ist, als die transponierte Faltung füllt</translation>
    </message>
    <message>
        <source>an output shape of a different rank</source>
        <translation>eine Ausgabeform von anderem Rang</translation>
    </message>
    <message>
        <source>an output shape smaller than its windows need</source>
        <translation>eine Ausgabeform, die kleiner ist, als ihre Fenster brauchen</translation>
    </message>
    <message>
        <source>at least one data section</source>
        <translation>mindestens ein Datenabschnitt</translation>
    </message>
    <message>
        <source>cannot reserve an address range of {bytes} bytes</source>
        <translation>ein Adressbereich von {bytes} Bytes kann nicht reserviert werden</translation>
    </message>
    <message>
        <source>condition {condition} is not a boolean</source>
        <translation>Bedingung {condition} ist kein boolescher Wert</translation>
    </message>
    <message>
        <source>conversion to {dtype} at the entry</source>
        <translation>Umwandlung nach {dtype} am Eingang</translation>
    </message>
    <message>
        <source>counts compile specs of tag &apos;{tag}&apos; but passes none</source>
        <translation>zählt Kompilierangaben mit dem Tag &apos;{tag}&apos;, übergibt aber keine</translation>
    </message>
    <message>
        <source>export the model again; ExecuTorch did not write this header</source>
        <translation>exportieren Sie das Modell erneut; diesen Kopf hat ExecuTorch nicht geschrieben</translation>
    </message>
    <message>
        <source>f32 or bytes, channels last</source>
        <translation>f32 oder Bytes, Kanäle zuletzt</translation>
    </message>
    <message>
        <source>images of dynamic size</source>
        <translation>Bilder dynamischer Größe</translation>
    </message>
    <message>
        <source>it has not one base value for each result</source>
        <translation>es hat nicht einen Basiswert für jedes Ergebnis</translation>
    </message>
    <message>
        <source>it has two classes, but weights of the second only, or a transform for more</source>
        <translation>es hat zwei Klassen, aber nur Gewichte der zweiten, oder eine Transformation für mehr</translation>
    </message>
    <message>
        <source>items of one kind</source>
        <translation>Elemente einer Art</translation>
    </message>
    <message>
        <source>its aggregate_function or post_transform is not one of ONNX&apos;s numbers</source>
        <translation>sein aggregate_function oder post_transform ist keine der Zahlen von ONNX</translation>
    </message>
    <message>
        <source>its classes are strings, or there are none</source>
        <translation>seine Klassen sind Zeichenketten, oder es gibt keine</translation>
    </message>
    <message>
        <source>its coefficients are not as many as results times features</source>
        <translation>seine Koeffizienten sind nicht so viele wie Ergebnisse mal Merkmale</translation>
    </message>
    <message>
        <source>its input is not a matrix, or its table of weights is too large</source>
        <translation>sein Eingang ist keine Matrix, oder seine Gewichtstabelle ist zu groß</translation>
    </message>
    <message>
        <source>its lists go on to byte {end}, the file has {size}</source>
        <translation>seine Listen reichen bis Byte {end}, die Datei hat {size}</translation>
    </message>
    <message>
        <source>its lists that describe nodes are empty, too long or of different lengths</source>
        <translation>seine Listen, die Knoten beschreiben, sind leer, zu lang oder verschieden lang</translation>
    </message>
    <message>
        <source>its lists that describe weights differ in length</source>
        <translation>seine Listen, die Gewichte beschreiben, sind verschieden lang</translation>
    </message>
    <message>
        <source>its nodes compare by &apos;{mode}&apos;, which is not supported</source>
        <translation>seine Knoten vergleichen mit &apos;{mode}&apos;, das nicht unterstützt wird</translation>
    </message>
    <message>
        <source>its nodes test membership in a set, which is not supported</source>
        <translation>seine Knoten prüfen die Zugehörigkeit zu einer Menge, was nicht unterstützt wird</translation>
    </message>
    <message>
        <source>its offset would differ from its offset in method {method}</source>
        <translation>sein Offset würde von dem in Methode {method} abweichen</translation>
    </message>
    <message>
        <source>its permutation</source>
        <translation>seine Permutation</translation>
    </message>
    <message>
        <source>its results are transformed by &apos;{name}&apos;, which is not supported</source>
        <translation>seine Ergebnisse werden mit &apos;{name}&apos; transformiert, das nicht unterstützt wird</translation>
    </message>
    <message>
        <source>its trees are too deep: {depth} levels</source>
        <translation>seine Bäume sind zu tief: {depth} Ebenen</translation>
    </message>
    <message>
        <source>limits or a step that are not constant</source>
        <translation>Grenzen oder eine Schrittweite, die nicht konstant sind</translation>
    </message>
    <message>
        <source>more positions than fit in memory</source>
        <translation>mehr Positionen, als in den Speicher passen</translation>
    </message>
    <message>
        <source>nested arguments are not supported</source>
        <translation>verschachtelte Argumente werden nicht unterstützt</translation>
    </message>
    <message>
        <source>no operator of 1 µs and 4 KiB or more moves all its bytes within one pool</source>
        <translation>kein Operator ab 1 µs und 4 KiB bewegt alle seine Bytes in einem Pool</translation>
    </message>
    <message>
        <source>no operator runs at this step</source>
        <translation>in diesem Schritt läuft kein Operator</translation>
    </message>
    <message>
        <source>no scales for element type {type}</source>
        <translation>keine Skalen für den Elementtyp {type}</translation>
    </message>
    <message>
        <source>part sizes whose sum differs from the dimension</source>
        <translation>Teilgrößen, deren Summe von der Dimension abweicht</translation>
    </message>
    <message>
        <source>parts whose rank differs from the result&apos;s</source>
        <translation>Teile, deren Rang von dem des Ergebnisses abweicht</translation>
    </message>
    <message>
        <source>pass the object&apos;s tensors as inputs instead</source>
        <translation>übergeben Sie stattdessen die Tensoren des Objekts als Eingänge</translation>
    </message>
    <message>
        <source>plan it here, and run it with a TensorFlow Lite runtime that has them</source>
        <translation>planen Sie sie hier, und führen Sie sie mit einer TensorFlow-Lite-Laufzeit aus, die sie hat</translation>
    </message>
    <message>
        <source>recurrent layers of this file cannot be unrolled</source>
        <translation>rekurrente Schichten dieser Datei können nicht entrollt werden</translation>
    </message>
    <message>
        <source>remove it from the model&apos;s metadata; the export then adds a plan</source>
        <translation>entfernen Sie ihn aus den Metadaten des Modells; der Export fügt dann einen Plan hinzu</translation>
    </message>
    <message>
        <source>reserves bytes up to offset {bytes}</source>
        <translation>reserviert Bytes bis Offset {bytes}</translation>
    </message>
    <message>
        <source>scales for element type {type}</source>
        <translation>Skalen für den Elementtyp {type}</translation>
    </message>
    <message>
        <source>scan outputs of an unknown number of iterations</source>
        <translation>Scan-Ausgaben einer unbekannten Anzahl von Iterationen</translation>
    </message>
    <message>
        <source>the file has no plan</source>
        <translation>die Datei hat keinen Plan</translation>
    </message>
    <message>
        <source>the form that it had before opset 9</source>
        <translation>die Form, die es vor opset 9 hatte</translation>
    </message>
    <message>
        <source>the indices of its maxima</source>
        <translation>die Indizes seiner Maxima</translation>
    </message>
    <message>
        <source>the key &apos;location&apos; with a file name</source>
        <translation>der Schlüssel &apos;location&apos; mit einem Dateinamen</translation>
    </message>
    <message>
        <source>the library file is truncated</source>
        <translation>die Bibliotheksdatei ist abgeschnitten</translation>
    </message>
    <message>
        <source>the linker map has no section in RAM</source>
        <translation>die Linker-Map hat keinen Abschnitt im RAM</translation>
    </message>
    <message>
        <source>the number of indices differs from the number of values</source>
        <translation>die Anzahl der Indizes weicht von der Anzahl der Werte ab</translation>
    </message>
    <message>
        <source>the operator at this step did not run</source>
        <translation>der Operator in diesem Schritt lief nicht</translation>
    </message>
    <message>
        <source>the same offset in all methods, as in the file</source>
        <translation>derselbe Offset in allen Methoden, wie in der Datei</translation>
    </message>
    <message>
        <source>the shape of an input is unknown</source>
        <translation>die Form eines Eingangs ist unbekannt</translation>
    </message>
    <message>
        <source>this many channels</source>
        <translation>so viele Kanäle</translation>
    </message>
    <message>
        <source>two body inputs of the same name</source>
        <translation>zwei Rumpfeingänge gleichen Namens</translation>
    </message>
    <message>
        <source>two nodes of a tree have one number</source>
        <translation>zwei Knoten eines Baums haben dieselbe Nummer</translation>
    </message>
    <message>
        <source>type the bandwidth on the card of the pool</source>
        <translation>geben Sie die Bandbreite auf der Karte des Pools ein</translation>
    </message>
    <message>
        <source>undo these edits, or write a .pte, which contains the edited program</source>
        <translation>nehmen Sie diese Änderungen zurück, oder schreiben Sie eine .pte, die das geänderte Programm enthält</translation>
    </message>
    <message>
        <source>unpack it with litertlm_peek of LiteRT-LM, and open a .tflite inside</source>
        <translation>entpacken Sie es mit litertlm_peek von LiteRT-LM, und öffnen Sie eine .tflite darin</translation>
    </message>
    <message>
        <source>unpack it, and open &apos;{name}&apos; inside</source>
        <translation>entpacken Sie es, und öffnen Sie &apos;{name}&apos; darin</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;, a link that leads out of the model&apos;s folder</source>
        <translation>Gewichte in &apos;{name}&apos;, einem Link, der aus dem Ordner des Modells führt</translation>
    </message>
    <message>
        <source>{bytes} bytes inside it</source>
        <translation>{bytes} Bytes darin</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has {bytes} bytes, more than the {tensor_bytes} bytes of that tensor</source>
        <translation>&apos;{name}&apos; ist eine Sicht auf &apos;{tensor}&apos; und hat {bytes} Bytes, mehr als die {tensor_bytes} Bytes dieses Tensors</translation>
    </message>
    <message>
        <source>a name of one line</source>
        <translation>ein einzeiliger Name</translation>
    </message>
    <message>
        <source>a view no larger than its tensor</source>
        <translation>eine Sicht, die nicht größer als ihr Tensor ist</translation>
    </message>
    <message>
        <source>control characters in its name</source>
        <translation>Steuerzeichen in seinem Namen</translation>
    </message>
    <message>
        <source>channels last, or planes</source>
        <translation>Kanäle zuletzt oder Ebenen</translation>
    </message>
    <message>
        <source>f32 with a number for each channel</source>
        <translation>f32 mit einer Zahl je Kanal</translation>
    </message>
    <message>
        <source>planes or channels last, as the operands</source>
        <translation>Ebenen oder Kanäle zuletzt, wie die Operanden</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is not a file name</source>
        <translation>„{file}“ ist kein Dateiname</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of input {named_input} and the index of input {indexed_input}</source>
        <translation>„{key}“ ist der Name der Eingabe {named_input} und der Index der Eingabe {indexed_input}</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of output {named_output} and the index of output {indexed_output}</source>
        <translation>„{key}“ ist der Name der Ausgabe {named_output} und der Index der Ausgabe {indexed_output}</translation>
    </message>
    <message>
        <source>&apos;{method}&apos; runs other graphs of the file; they are planned with it in one arena, as in TensorFlow Lite Micro</source>
        <translation>„{method}“ führt andere Graphen der Datei aus; sie werden mit ihm in einer Arena geplant, wie in TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a constant outside the arenas</source>
        <translation>„{name}“ ist eine Konstante außerhalb der Arenen</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has no offset of its own</source>
        <translation>„{name}“ ist eine Sicht auf „{tensor}“ und hat keinen eigenen Offset</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a {type} tensor; its bytes are a dimension without an upper bound</source>
        <translation>„{name}“ ist ein {type}-Tensor; seine Bytes sind eine Dimension ohne obere Schranke</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not planned in any graph</source>
        <translation>„{name}“ ist in keinem Graphen geplant</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used for two results</source>
        <translation>„{name}“ dient für zwei Ergebnisse</translation>
    </message>
    <message>
        <source>&apos;{node}&apos; of {method} runs other graphs of the file, which are methods here. The tensors of the caller keep their offsets meanwhile, so the arenas add up</source>
        <translation>„{node}“ in {method} führt andere Graphen der Datei aus, die hier Methoden sind. Die Tensoren des Aufrufers behalten solange ihre Offsets, die Arenen addieren sich also</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; cannot be started: {status}</source>
        <translation>„{program}“ lässt sich nicht starten: {status}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; did not end within {seconds} s</source>
        <translation>„{program}“ endete nicht innerhalb von {seconds} s</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; ended with status {status}</source>
        <translation>„{program}“ endete mit Status {status}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended by signal {signal}</source>
        <translation>„{program}“ wurde durch Signal {signal} beendet</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; wrote more than {limit} bytes</source>
        <translation>„{program}“ schrieb mehr als {limit} Bytes</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an input shape for a warm-up</source>
        <translation>„{value}“ ist keine Eingabeform für einen Aufwärmlauf</translation>
    </message>
    <message>
        <source>0 or more, and a size that fits in 64 bits</source>
        <translation>0 oder mehr, und eine Größe, die in 64 Bit passt</translation>
    </message>
    <message>
        <source>a PyTorch memory snapshot; the plan &apos;loaded&apos; is what the caching allocator reserved, while other plans know all lifetimes in advance</source>
        <translation>ein Speicherabbild von PyTorch; der Plan „loaded“ ist, was der Caching-Allokator reserviert hat, während andere Pläne alle Lebensdauern vorab kennen</translation>
    </message>
    <message>
        <source>a PyTorch profile: blocks and their lifetimes, without offsets</source>
        <translation>ein Profil von PyTorch: Blöcke und ihre Lebensdauern, ohne Offsets</translation>
    </message>
    <message>
        <source>a compile spec lacks its key or its value</source>
        <translation>einer Compile-Spec fehlt der Schlüssel oder der Wert</translation>
    </message>
    <message>
        <source>a contiguous tensor, and a size and a stride for each dimension</source>
        <translation>ein zusammenhängender Tensor, und je Dimension eine Größe und ein Stride</translation>
    </message>
    <message>
        <source>a delegate of this method with the id {id}</source>
        <translation>ein Delegate dieser Methode mit der id {id}</translation>
    </message>
    <message>
        <source>a factor for each dimension</source>
        <translation>ein Faktor je Dimension</translation>
    </message>
    <message>
        <source>a gate has no weights</source>
        <translation>ein Gate hat keine Gewichte</translation>
    </message>
    <message>
        <source>a kernel of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>ein Kernel der Größe {size} passt nicht in eine Eingabe der Größe {input} mit Auffüllung {padding}</translation>
    </message>
    <message>
        <source>a last step at or after the first</source>
        <translation>ein letzter Schritt nicht vor dem ersten</translation>
    </message>
    <message>
        <source>a list of indices</source>
        <translation>eine Liste von Indizes</translation>
    </message>
    <message>
        <source>a list of integers that are not negative</source>
        <translation>eine Liste nicht negativer ganzer Zahlen</translation>
    </message>
    <message>
        <source>a list that a .pte stores as literals contains numbers that the program computes</source>
        <translation>eine Liste, die eine .pte als Literale speichert, enthält Zahlen, die das Programm berechnet</translation>
    </message>
    <message>
        <source>a matrix</source>
        <translation>eine Matrix</translation>
    </message>
    <message>
        <source>a memory trace contains a plan without its program; it can be viewed, checked and planned again</source>
        <translation>ein Speicher-Trace enthält einen Plan ohne sein Programm; er lässt sich ansehen, prüfen und neu planen</translation>
    </message>
    <message>
        <source>a multiple of its alignment {alignment}</source>
        <translation>ein Vielfaches seiner Ausrichtung {alignment}</translation>
    </message>
    <message>
        <source>a new dimension cannot expand to -1</source>
        <translation>eine neue Dimension kann nicht auf -1 erweitert werden</translation>
    </message>
    <message>
        <source>a number for each channel</source>
        <translation>eine Zahl je Kanal</translation>
    </message>
    <message>
        <source>a number to count is negative</source>
        <translation>eine zu zählende Zahl ist negativ</translation>
    </message>
    <message>
        <source>a range within the dimension</source>
        <translation>ein Bereich innerhalb der Dimension</translation>
    </message>
    <message>
        <source>a range within the tensor</source>
        <translation>ein Bereich innerhalb des Tensors</translation>
    </message>
    <message>
        <source>a reference in processed</source>
        <translation>ein Verweis in processed</translation>
    </message>
    <message>
        <source>a region is in image {image}</source>
        <translation>ein Bereich liegt in Bild {image}</translation>
    </message>
    <message>
        <source>a region needs more than {limit} samples along an axis of a bin</source>
        <translation>ein Bereich braucht mehr als {limit} Abtastpunkte entlang einer Achse eines Bins</translation>
    </message>
    <message>
        <source>a result for each index of the dimension</source>
        <translation>ein Ergebnis je Index der Dimension</translation>
    </message>
    <message>
        <source>a result for each part, and the whole dimension</source>
        <translation>ein Ergebnis je Teil, und die ganze Dimension</translation>
    </message>
    <message>
        <source>a row for each input row</source>
        <translation>eine Zeile je Eingabezeile</translation>
    </message>
    <message>
        <source>a row that the loop stacks is a number</source>
        <translation>eine Zeile, die die Schleife stapelt, ist eine Zahl</translation>
    </message>
    <message>
        <source>a run is not an object</source>
        <translation>ein Lauf ist kein Objekt</translation>
    </message>
    <message>
        <source>a sample input has a symbolic size</source>
        <translation>eine Beispieleingabe hat eine symbolische Größe</translation>
    </message>
    <message>
        <source>a scale is not a positive number</source>
        <translation>eine Skala ist keine positive Zahl</translation>
    </message>
    <message>
        <source>a shift for each rolled dimension</source>
        <translation>eine Verschiebung je gerollter Dimension</translation>
    </message>
    <message>
        <source>a size in bytes that fits in 64 bits</source>
        <translation>eine Größe in Bytes, die in 64 Bit passt</translation>
    </message>
    <message>
        <source>a size is {size}</source>
        <translation>eine Größe ist {size}</translation>
    </message>
    <message>
        <source>a size of 0 or more</source>
        <translation>eine Größe von 0 oder mehr</translation>
    </message>
    <message>
        <source>a size of 1 or more</source>
        <translation>eine Größe von 1 oder mehr</translation>
    </message>
    <message>
        <source>a size of the view is {size}</source>
        <translation>eine Größe der Sicht ist {size}</translation>
    </message>
    <message>
        <source>a size within the dimension, and a step of 1 or more</source>
        <translation>eine Größe innerhalb der Dimension, und eine Schrittweite von 1 oder mehr</translation>
    </message>
    <message>
        <source>a source that is at least as large as the indices</source>
        <translation>eine Quelle, die mindestens so groß ist wie die Indizes</translation>
    </message>
    <message>
        <source>a step other than 0</source>
        <translation>eine Schrittweite ungleich 0</translation>
    </message>
    <message>
        <source>a storage of another type</source>
        <translation>ein Storage eines anderen Typs</translation>
    </message>
    <message>
        <source>a storage of type {type}</source>
        <translation>ein Storage vom Typ {type}</translation>
    </message>
    <message>
        <source>a summary of Vela: the bytes that the network needs of each memory</source>
        <translation>eine Zusammenfassung von Vela: die Bytes, die das Netz von jedem Speicher braucht</translation>
    </message>
    <message>
        <source>a table of Vela: the SRAM that each layer needs while it runs</source>
        <translation>eine Tabelle von Vela: das SRAM, das jede Schicht braucht, während sie läuft</translation>
    </message>
    <message>
        <source>a value of the control flow is None</source>
        <translation>ein Wert des Kontrollflusses ist None</translation>
    </message>
    <message>
        <source>a value of the loop is None</source>
        <translation>ein Wert der Schleife ist None</translation>
    </message>
    <message>
        <source>a window of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>ein Fenster der Größe {size} passt nicht in eine Eingabe der Größe {input} mit Auffüllung {padding}</translation>
    </message>
    <message>
        <source>already in a delegate</source>
        <translation>bereits in einem Delegate</translation>
    </message>
    <message>
        <source>an entry for each dimension</source>
        <translation>je Dimension ein Eintrag</translation>
    </message>
    <message>
        <source>an entry is not an object</source>
        <translation>ein Eintrag ist kein Objekt</translation>
    </message>
    <message>
        <source>an entry of begin, end and strides for each dimension</source>
        <translation>je Dimension ein Eintrag in begin, end und strides</translation>
    </message>
    <message>
        <source>an existing segment or inline data</source>
        <translation>ein vorhandenes Segment oder eingebettete Daten</translation>
    </message>
    <message>
        <source>an index is out of range for {tensor}</source>
        <translation>ein Index liegt außerhalb von {tensor}</translation>
    </message>
    <message>
        <source>an operand of the control flow is not a list of values</source>
        <translation>ein Operand des Kontrollflusses ist keine Liste von Werten</translation>
    </message>
    <message>
        <source>an operand that the loop takes row by row is a number</source>
        <translation>ein Operand, den die Schleife zeilenweise nimmt, ist eine Zahl</translation>
    </message>
    <message>
        <source>argument {index} of the pool does not fit</source>
        <translation>Argument {index} des Poolings passt nicht</translation>
    </message>
    <message>
        <source>ascending offsets within the indices</source>
        <translation>aufsteigende Offsets innerhalb der Indizes</translation>
    </message>
    <message>
        <source>at least one dimension</source>
        <translation>mindestens eine Dimension</translation>
    </message>
    <message>
        <source>at least one dimension, and a step of 1 or more</source>
        <translation>mindestens eine Dimension, und eine Schrittweite von 1 oder mehr</translation>
    </message>
    <message>
        <source>at least one index, and at most one for each dimension</source>
        <translation>mindestens ein Index, und höchstens einer je Dimension</translation>
    </message>
    <message>
        <source>at least one row-major tensor</source>
        <translation>mindestens ein zeilenweise geordneter Tensor</translation>
    </message>
    <message>
        <source>at most 2^30</source>
        <translation>höchstens 2^30</translation>
    </message>
    <message>
        <source>at most one for each dimension</source>
        <translation>höchstens einer je Dimension</translation>
    </message>
    <message>
        <source>backend {backend}</source>
        <translation>Backend {backend}</translation>
    </message>
    <message>
        <source>bag {bag} has indices {first} to {end} of {count}</source>
        <translation>Bag {bag} hat die Indizes {first} bis {end} von {count}</translation>
    </message>
    <message>
        <source>batch norm has no statistics</source>
        <translation>die Batch-Norm hat keine Statistik</translation>
    </message>
    <message>
        <source>begin has {count} entries for {tensor}</source>
        <translation>begin hat {count} Einträge für {tensor}</translation>
    </message>
    <message>
        <source>blocks nest more than 50 deep</source>
        <translation>Blöcke sind tiefer als 50 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>both</source>
        <translation>beide</translation>
    </message>
    <message>
        <source>cannot add a dimension to {tensor}</source>
        <translation>{tensor} lässt sich keine Dimension hinzufügen</translation>
    </message>
    <message>
        <source>cannot add up bags of {tensor}</source>
        <translation>Bags von {tensor} lassen sich nicht summieren</translation>
    </message>
    <message>
        <source>cannot add {tensor} and {other_tensor} into {result}</source>
        <translation>{tensor} und {other_tensor} lassen sich nicht in {result} addieren</translation>
    </message>
    <message>
        <source>cannot average {tensor}</source>
        <translation>{tensor} lässt sich nicht mitteln</translation>
    </message>
    <message>
        <source>cannot batch-normalise {tensor}</source>
        <translation>{tensor} lässt sich nicht batch-normalisieren</translation>
    </message>
    <message>
        <source>cannot bind output {output} to input {input}</source>
        <translation>Ausgabe {output} lässt sich nicht an Eingabe {input} binden</translation>
    </message>
    <message>
        <source>cannot choose scales for {tensor}</source>
        <translation>für {tensor} lassen sich keine Skalen wählen</translation>
    </message>
    <message>
        <source>cannot combine the bits of {tensor}</source>
        <translation>die Bits von {tensor} lassen sich nicht verknüpfen</translation>
    </message>
    <message>
        <source>cannot compute attention of {tensor} over {other_tensor}</source>
        <translation>Attention von {tensor} über {other_tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute distances between {tensor} and {other_tensor}</source>
        <translation>Abstände zwischen {tensor} und {other_tensor} lassen sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute distances of {tensor} in norm {norm}</source>
        <translation>Abstände von {tensor} in der Norm {norm} lassen sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute distances within {tensor}</source>
        <translation>Abstände innerhalb von {tensor} lassen sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute gcd of {tensor}</source>
        <translation>gcd von {tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute nextafter of {tensor}</source>
        <translation>nextafter von {tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute softmax of {tensor} into {other_tensor}</source>
        <translation>Softmax von {tensor} nach {other_tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute softmax over dimension {dimension} of {tensor}</source>
        <translation>Softmax über Dimension {dimension} von {tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute the variance of {tensor}</source>
        <translation>die Varianz von {tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot compute {operator} of {tensor} and {other_tensor}</source>
        <translation>{operator} von {tensor} und {other_tensor} lässt sich nicht berechnen</translation>
    </message>
    <message>
        <source>cannot convert {tensor} to {other_tensor}</source>
        <translation>{tensor} lässt sich nicht in {other_tensor} umwandeln</translation>
    </message>
    <message>
        <source>cannot convolve {tensor}</source>
        <translation>{tensor} lässt sich nicht falten</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor}</source>
        <translation>{tensor} lässt sich nicht mit {other_tensor} falten</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} in {groups} groups</source>
        <translation>{tensor} lässt sich nicht mit {other_tensor} in {groups} Gruppen falten</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} into {result}</source>
        <translation>{tensor} lässt sich nicht mit {other_tensor} in {result} falten</translation>
    </message>
    <message>
        <source>cannot copy {tensor} into {other_tensor}</source>
        <translation>{tensor} lässt sich nicht nach {other_tensor} kopieren</translation>
    </message>
    <message>
        <source>cannot dequantise {tensor} to {other_tensor}</source>
        <translation>{tensor} lässt sich nicht zu {other_tensor} dequantisieren</translation>
    </message>
    <message>
        <source>cannot divide {tensor}</source>
        <translation>{tensor} lässt sich nicht dividieren</translation>
    </message>
    <message>
        <source>cannot fill a range from {start} to {end} by {step}</source>
        <translation>ein Bereich von {start} bis {end} in Schritten von {step} lässt sich nicht füllen</translation>
    </message>
    <message>
        <source>cannot fill with {tensor}</source>
        <translation>mit {tensor} lässt sich nicht füllen</translation>
    </message>
    <message>
        <source>cannot find an extremum of an empty tensor</source>
        <translation>ein leerer Tensor hat kein Extremum</translation>
    </message>
    <message>
        <source>cannot find an extremum of the empty {tensor}</source>
        <translation>{tensor} ist leer und hat kein Extremum</translation>
    </message>
    <message>
        <source>cannot gate {tensor}</source>
        <translation>auf {tensor} lässt sich kein Gate anwenden</translation>
    </message>
    <message>
        <source>cannot gather indices {tensor} from {other_tensor}</source>
        <translation>mit den Indizes {tensor} lässt sich nicht aus {other_tensor} sammeln</translation>
    </message>
    <message>
        <source>cannot gather {tensor} into {other_tensor}</source>
        <translation>{tensor} lässt sich nicht nach {other_tensor} sammeln</translation>
    </message>
    <message>
        <source>cannot invert {tensor}</source>
        <translation>{tensor} lässt sich nicht invertieren</translation>
    </message>
    <message>
        <source>cannot join {tensor}</source>
        <translation>{tensor} lässt sich nicht verketten</translation>
    </message>
    <message>
        <source>cannot join {tensor} with {other_tensor}</source>
        <translation>{tensor} lässt sich nicht mit {other_tensor} verketten</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor}</source>
        <translation>{tensor} lässt sich nicht mit {other_tensor} multiplizieren</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor} into {result}</source>
        <translation>{tensor} lässt sich nicht mit {other_tensor} in {result} multiplizieren</translation>
    </message>
    <message>
        <source>cannot narrow {tensor}</source>
        <translation>aus {tensor} lässt sich kein Abschnitt wählen</translation>
    </message>
    <message>
        <source>cannot narrow {tensor} to {length} elements from {start}</source>
        <translation>aus {tensor} lassen sich nicht {length} Elemente ab {start} wählen</translation>
    </message>
    <message>
        <source>cannot normalise {tensor}</source>
        <translation>{tensor} lässt sich nicht normalisieren</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} in {groups} groups</source>
        <translation>{tensor} lässt sich nicht in {groups} Gruppen normalisieren</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} over {other_tensor}</source>
        <translation>{tensor} lässt sich nicht über {other_tensor} normalisieren</translation>
    </message>
    <message>
        <source>cannot pad {tensor}</source>
        <translation>{tensor} lässt sich nicht auffüllen</translation>
    </message>
    <message>
        <source>cannot pad {tensor} by {before} and {after} in dimension {dimension}</source>
        <translation>{tensor} lässt sich in Dimension {dimension} nicht um {before} und {after} auffüllen</translation>
    </message>
    <message>
        <source>cannot pad {tensor} to {other_tensor} by {before} and {after} in dimension {dimension} of its memory</source>
        <translation>{tensor} lässt sich in Dimension {dimension} seines Speichers nicht um {before} und {after} zu {other_tensor} auffüllen</translation>
    </message>
    <message>
        <source>cannot permute {tensor}</source>
        <translation>{tensor} lässt sich nicht permutieren</translation>
    </message>
    <message>
        <source>cannot pool {tensor}</source>
        <translation>Pooling von {tensor} ist nicht möglich</translation>
    </message>
    <message>
        <source>cannot pool {tensor} by windows of {kernel}</source>
        <translation>Pooling von {tensor} mit Fenstern von {kernel} ist nicht möglich</translation>
    </message>
    <message>
        <source>cannot pool {tensor} into {other_tensor}</source>
        <translation>Pooling von {tensor} in {other_tensor} ist nicht möglich</translation>
    </message>
    <message>
        <source>cannot quantise the rows of {tensor}</source>
        <translation>die Zeilen von {tensor} lassen sich nicht quantisieren</translation>
    </message>
    <message>
        <source>cannot quantise {tensor} to {other_tensor}</source>
        <translation>{tensor} lässt sich nicht zu {other_tensor} quantisieren</translation>
    </message>
    <message>
        <source>cannot repeat a dimension {times} times</source>
        <translation>eine Dimension lässt sich nicht {times}-mal wiederholen</translation>
    </message>
    <message>
        <source>cannot repeat elements by {tensor}</source>
        <translation>Elemente lassen sich nicht nach {tensor} wiederholen</translation>
    </message>
    <message>
        <source>cannot repeat {tensor} by {count} factors</source>
        <translation>{tensor} lässt sich nicht mit {count} Faktoren wiederholen</translation>
    </message>
    <message>
        <source>cannot resample {tensor}</source>
        <translation>{tensor} lässt sich nicht neu abtasten</translation>
    </message>
    <message>
        <source>cannot roll {tensor}</source>
        <translation>{tensor} lässt sich nicht rollen</translation>
    </message>
    <message>
        <source>cannot sample {tensor} at {other_tensor}</source>
        <translation>{tensor} lässt sich nicht an {other_tensor} abtasten</translation>
    </message>
    <message>
        <source>cannot scale the channels of {tensor} by {other_tensor}</source>
        <translation>die Kanäle von {tensor} lassen sich nicht mit {other_tensor} skalieren</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices}</source>
        <translation>{tensor} lässt sich nicht nach den Indizes {indices} verteilen</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices} into {result}</source>
        <translation>{tensor} lässt sich nicht nach den Indizes {indices} in {result} verteilen</translation>
    </message>
    <message>
        <source>cannot select from {tensor}</source>
        <translation>aus {tensor} lässt sich nicht auswählen</translation>
    </message>
    <message>
        <source>cannot select indices {tensor} from {other_tensor}</source>
        <translation>die Indizes {tensor} lassen sich nicht aus {other_tensor} auswählen</translation>
    </message>
    <message>
        <source>cannot shift {tensor}</source>
        <translation>{tensor} lässt sich nicht verschieben</translation>
    </message>
    <message>
        <source>cannot shuffle the channels of {tensor}</source>
        <translation>die Kanäle von {tensor} lassen sich nicht mischen</translation>
    </message>
    <message>
        <source>cannot shuffle the pixels of {tensor} by {factor}</source>
        <translation>die Pixel von {tensor} lassen sich nicht mit Faktor {factor} umordnen</translation>
    </message>
    <message>
        <source>cannot slice {length} elements from {begin} of {tensor}</source>
        <translation>aus {tensor} lassen sich nicht {length} Elemente ab {begin} ausschneiden</translation>
    </message>
    <message>
        <source>cannot split {tensor} into parts of {size}</source>
        <translation>{tensor} lässt sich nicht in Teile von {size} zerlegen</translation>
    </message>
    <message>
        <source>cannot split {tensor} into these parts</source>
        <translation>{tensor} lässt sich nicht in diese Teile zerlegen</translation>
    </message>
    <message>
        <source>cannot split {tensor} into {count} equal parts</source>
        <translation>{tensor} lässt sich nicht in {count} gleiche Teile zerlegen</translation>
    </message>
    <message>
        <source>cannot take a diagonal of {tensor}</source>
        <translation>{tensor} hat keine solche Diagonale</translation>
    </message>
    <message>
        <source>cannot take a triangle of {tensor}</source>
        <translation>{tensor} hat kein Dreieck</translation>
    </message>
    <message>
        <source>cannot take the first {count} of {tensor}</source>
        <translation>die ersten {count} von {tensor} lassen sich nicht bestimmen</translation>
    </message>
    <message>
        <source>cannot transpose {tensor}</source>
        <translation>{tensor} lässt sich nicht transponieren</translation>
    </message>
    <message>
        <source>cannot unbind {tensor}</source>
        <translation>{tensor} lässt sich nicht entlang der Dimension auflösen</translation>
    </message>
    <message>
        <source>cannot unshuffle the pixels of {tensor}</source>
        <translation>die Pixel von {tensor} lassen sich nicht zurückordnen</translation>
    </message>
    <message>
        <source>cannot upsample {tensor}</source>
        <translation>{tensor} lässt sich nicht hochskalieren</translation>
    </message>
    <message>
        <source>cannot view {tensor} as {other_tensor}: neither is row-major</source>
        <translation>{tensor} lässt sich nicht als {other_tensor} ansehen: Keiner ist zeilenweise geordnet</translation>
    </message>
    <message>
        <source>cannot view {tensor} with these sizes and strides</source>
        <translation>{tensor} lässt sich nicht mit diesen Größen und Strides ansehen</translation>
    </message>
    <message>
        <source>cannot write {tensor} as a row of {other_tensor}</source>
        <translation>{tensor} lässt sich nicht als Zeile von {other_tensor} schreiben</translation>
    </message>
    <message>
        <source>channels that are a multiple of the number of groups</source>
        <translation>eine Kanalzahl, die ein Vielfaches der Gruppenzahl ist</translation>
    </message>
    <message>
        <source>channels that are a multiple of the squared factor</source>
        <translation>eine Kanalzahl, die ein Vielfaches des quadrierten Faktors ist</translation>
    </message>
    <message>
        <source>choose one of these planners: {planners}</source>
        <translation>einen dieser Planer wählen: {planners}</translation>
    </message>
    <message>
        <source>choose the core of the program with --core</source>
        <translation>den Kern des Programms mit --core wählen</translation>
    </message>
    <message>
        <source>compile spec {key}</source>
        <translation>Compile-Spec {key}</translation>
    </message>
    <message>
        <source>data_offsets does not have two numbers</source>
        <translation>data_offsets hat nicht zwei Zahlen</translation>
    </message>
    <message>
        <source>data_offsets is {begin} to {end}</source>
        <translation>data_offsets ist {begin} bis {end}</translation>
    </message>
    <message>
        <source>delegate {index} does not exist</source>
        <translation>Delegate {index} gibt es nicht</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node</source>
        <translation>Delegationsregel „{rule}“ passt auf keinen Knoten</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; did you mean {names}?</source>
        <translation>Delegationsregel „{rule}“ passt auf keinen Knoten; meinten Sie {names}?</translation>
    </message>
    <message>
        <source>dilation, ceil_mode and a change of the zero point are not supported</source>
        <translation>Dilatation, ceil_mode und ein Wechsel des Nullpunkts werden nicht unterstützt</translation>
    </message>
    <message>
        <source>dim_order has another rank than the tensor</source>
        <translation>dim_order hat einen anderen Rang als der Tensor</translation>
    </message>
    <message>
        <source>dim_order is absent</source>
        <translation>dim_order fehlt</translation>
    </message>
    <message>
        <source>dim_order is {order}</source>
        <translation>dim_order ist {order}</translation>
    </message>
    <message>
        <source>entry &apos;{entry}&apos; does not match its checksum; the file was changed or damaged after it was written</source>
        <translation>der Eintrag „{entry}“ passt nicht zu seiner Prüfsumme; die Datei wurde nach dem Schreiben geändert oder beschädigt</translation>
    </message>
    <message>
        <source>equal element types and inner sizes</source>
        <translation>gleiche Elementtypen und innere Größen</translation>
    </message>
    <message>
        <source>equal inner sizes</source>
        <translation>gleiche innere Größen</translation>
    </message>
    <message>
        <source>equal ranks, and no larger sizes in other dimensions</source>
        <translation>gleicher Rang, und in anderen Dimensionen keine größeren Größen</translation>
    </message>
    <message>
        <source>equal sizes in all other dimensions</source>
        <translation>gleiche Größen in allen anderen Dimensionen</translation>
    </message>
    <message>
        <source>export the model with constants in this list</source>
        <translation>das Modell mit Konstanten in dieser Liste exportieren</translation>
    </message>
    <message>
        <source>floats on one side, integers on the other</source>
        <translation>Gleitkommawerte auf einer Seite, ganze Zahlen auf der anderen</translation>
    </message>
    <message>
        <source>floats to integers</source>
        <translation>Gleitkommawerte zu ganzen Zahlen</translation>
    </message>
    <message>
        <source>floats, and a coordinate for each spatial dimension</source>
        <translation>Gleitkommawerte, und eine Koordinate je räumlicher Dimension</translation>
    </message>
    <message>
        <source>floats, and a norm of 0 or more</source>
        <translation>Gleitkommawerte, und eine Norm von 0 oder mehr</translation>
    </message>
    <message>
        <source>floats, and an i8 matrix with the same inner size</source>
        <translation>Gleitkommawerte und eine i8-Matrix mit derselben inneren Größe</translation>
    </message>
    <message>
        <source>found {type}</source>
        <translation>{type} gefunden</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported</source>
        <translation>die fusionierte Aktivierung {activation} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for a join</source>
        <translation>die fusionierte Aktivierung {activation} wird bei einer Verkettung nicht unterstützt</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for integers</source>
        <translation>die fusionierte Aktivierung {activation} wird bei ganzen Zahlen nicht unterstützt</translation>
    </message>
    <message>
        <source>gaps are not used; each buffer is planned for its whole lifetime</source>
        <translation>Lücken werden nicht genutzt; jeder Puffer wird für seine ganze Lebensdauer geplant</translation>
    </message>
    <message>
        <source>give --input {index}=PATH, --random SEED or --zeros</source>
        <translation>--input {index}=PATH, --random SEED oder --zeros angeben</translation>
    </message>
    <message>
        <source>give a buffer: --input {index}=PATH, --random SEED or --zeros</source>
        <translation>einen Puffer angeben: --input {index}=PATH, --random SEED oder --zeros</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit convolution of {tensor} with {filter}</source>
        <translation>Gradient {gradient} passt nicht zur Faltung von {tensor} mit {filter}</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit pooling of {tensor} at {indices}</source>
        <translation>Gradient {gradient} passt nicht zum Pooling von {tensor} an {indices}</translation>
    </message>
    <message>
        <source>has {bytes} bytes</source>
        <translation>hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>hints are not used</source>
        <translation>Hinweise werden nicht genutzt</translation>
    </message>
    <message>
        <source>i64, i32, bool or u8</source>
        <translation>i64, i32, bool oder u8</translation>
    </message>
    <message>
        <source>index {index} is out of range for a dimension of size {size}</source>
        <translation>Index {index} liegt außerhalb einer Dimension der Größe {size}</translation>
    </message>
    <message>
        <source>index {index} is out of range for a plane of size {size}</source>
        <translation>Index {index} liegt außerhalb einer Ebene der Größe {size}</translation>
    </message>
    <message>
        <source>index {index} is out of range for dimension {dimension} of {tensor}</source>
        <translation>Index {index} liegt außerhalb von Dimension {dimension} von {tensor}</translation>
    </message>
    <message>
        <source>index {index} is out of range for the rows of the table</source>
        <translation>Index {index} liegt außerhalb der Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>index {index} is out of range for {tensor}</source>
        <translation>Index {index} liegt außerhalb von {tensor}</translation>
    </message>
    <message>
        <source>indices {tensor} do not fit along dimension {dimension} of {other_tensor}</source>
        <translation>die Indizes {tensor} passen nicht entlang Dimension {dimension} von {other_tensor}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: {type} has {bytes} bytes of data</source>
        <translation>Eingabe „{name}“: {type} hat {bytes} Bytes Daten</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; has no value</source>
        <translation>Eingabe {index} „{name}“ hat keinen Wert</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; is not planned</source>
        <translation>Eingabe {index} „{name}“ ist nicht geplant</translation>
    </message>
    <message>
        <source>instruction {number} is another kind of call</source>
        <translation>Instruktion {number} ist ein Aufruf anderer Art</translation>
    </message>
    <message>
        <source>instruction {number} is {recorded_operator} in the ETDump and {operator} here</source>
        <translation>Instruktion {number} ist im ETDump {recorded_operator} und hier {operator}</translation>
    </message>
    <message>
        <source>integers to floats</source>
        <translation>ganze Zahlen zu Gleitkommawerten</translation>
    </message>
    <message>
        <source>interpolation {mode} with padding {padding} is not supported</source>
        <translation>Interpolation {mode} mit Auffüllung {padding} wird nicht unterstützt</translation>
    </message>
    <message>
        <source>list item {index} does not exist</source>
        <translation>Listeneintrag {index} gibt es nicht</translation>
    </message>
    <message>
        <source>list item {index} has a larger index than the list</source>
        <translation>Listeneintrag {index} hat einen größeren Index als die Liste</translation>
    </message>
    <message>
        <source>mask {tensor} does not fit {other_tensor}</source>
        <translation>Maske {tensor} passt nicht zu {other_tensor}</translation>
    </message>
    <message>
        <source>memory id {memory_id} does not exist</source>
        <translation>Speicher-id {memory_id} gibt es nicht</translation>
    </message>
    <message>
        <source>multiples of the block size</source>
        <translation>Vielfache der Blockgröße</translation>
    </message>
    <message>
        <source>name &apos;{tensor}&apos; instead</source>
        <translation>stattdessen „{tensor}“ nennen</translation>
    </message>
    <message>
        <source>negative padding cuts off more than {tensor} has</source>
        <translation>negative Auffüllung schneidet mehr ab, als {tensor} hat</translation>
    </message>
    <message>
        <source>none: the method has no inputs</source>
        <translation>keine: Die Methode hat keine Eingaben</translation>
    </message>
    <message>
        <source>none: the method has no outputs</source>
        <translation>keine: Die Methode hat keine Ausgaben</translation>
    </message>
    <message>
        <source>numbers of 0 or more</source>
        <translation>Zahlen von 0 oder mehr</translation>
    </message>
    <message>
        <source>one integer type, and equal sizes</source>
        <translation>ein ganzzahliger Typ, und gleiche Größen</translation>
    </message>
    <message>
        <source>one namespace::name.overload on each line</source>
        <translation>je Zeile ein namespace::name.overload</translation>
    </message>
    <message>
        <source>one pool for both</source>
        <translation>ein Pool für beide</translation>
    </message>
    <message>
        <source>one tag for each of {instructions} instructions</source>
        <translation>je eine Markierung für jede von {instructions} Instruktionen</translation>
    </message>
    <message>
        <source>one type for all: f32 or f64</source>
        <translation>ein Typ für alle: f32 oder f64</translation>
    </message>
    <message>
        <source>operands and results of one node in the payload</source>
        <translation>Operanden und Ergebnisse eines Knotens im Payload</translation>
    </message>
    <message>
        <source>operator {index} does not exist</source>
        <translation>Operator {index} gibt es nicht</translation>
    </message>
    <message>
        <source>output {output}</source>
        <translation>Ausgabe {output}</translation>
    </message>
    <message>
        <source>output {tensor} has no memory</source>
        <translation>Ausgabe {tensor} hat keinen Speicher</translation>
    </message>
    <message>
        <source>output_padding is {rows}, {columns}</source>
        <translation>output_padding ist {rows}, {columns}</translation>
    </message>
    <message>
        <source>padding of at most half the window</source>
        <translation>eine Auffüllung von höchstens dem halben Fenster</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit the input</source>
        <translation>Parameter {tensor} passt nicht zur Eingabe</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit {other_tensor}</source>
        <translation>Parameter {tensor} passt nicht zu {other_tensor}</translation>
    </message>
    <message>
        <source>parameters {tensor} do not fit {rows} x {columns} weights</source>
        <translation>die Parameter {tensor} passen nicht zu Gewichten von {rows} x {columns}</translation>
    </message>
    <message>
        <source>partitioner &apos;{partitioner}&apos;</source>
        <translation>Partitionierer „{partitioner}“</translation>
    </message>
    <message>
        <source>pass {pass}</source>
        <translation>Pass {pass}</translation>
    </message>
    <message>
        <source>pins that place the whole shared storage at one offset</source>
        <translation>Fixierungen, die den ganzen gemeinsamen Speicher an einen Offset legen</translation>
    </message>
    <message>
        <source>plan or export the program; these need no kernels</source>
        <translation>das Programm planen oder exportieren; das braucht keine Kernel</translation>
    </message>
    <message>
        <source>plan, view or export the program; these need no kernels</source>
        <translation>das Programm planen, ansehen oder exportieren; das braucht keine Kernel</translation>
    </message>
    <message>
        <source>planned for {sizes} only</source>
        <translation>nur für {sizes} geplant</translation>
    </message>
    <message>
        <source>planned with the ONNX operators; the model cannot run here: {reason}</source>
        <translation>mit den ONNX-Operatoren geplant; das Modell kann hier nicht ausgeführt werden: {reason}</translation>
    </message>
    <message>
        <source>pool {pool} does not accept {kind} tensors such as {name}</source>
        <translation>Pool {pool} nimmt keine Tensoren der Art {kind} an, etwa {name}</translation>
    </message>
    <message>
        <source>pool {pool} has {property}</source>
        <translation>Pool {pool} hat {property}</translation>
    </message>
    <message>
        <source>pool {pool} is {region}, {bytes} bytes at {address}</source>
        <translation>Pool {pool} ist {region}, {bytes} Bytes ab {address}</translation>
    </message>
    <message>
        <source>precomputed offsets need a planner</source>
        <translation>vorberechnete Offsets brauchen einen Planer</translation>
    </message>
    <message>
        <source>region {region}</source>
        <translation>Region {region}</translation>
    </message>
    <message>
        <source>results &apos;{name}&apos; and &apos;{other_name}&apos; share bytes</source>
        <translation>die Ergebnisse „{name}“ und „{other_name}“ teilen sich Bytes</translation>
    </message>
    <message>
        <source>results have no fixed size to cut along</source>
        <translation>Ergebnisse haben keine feste Größe, entlang der zerlegt werden kann</translation>
    </message>
    <message>
        <source>row {index} is out of range for {tensor}</source>
        <translation>Zeile {index} liegt außerhalb von {tensor}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos;</source>
        <translation>Regel „{rule}“</translation>
    </message>
    <message>
        <source>run without --check-values</source>
        <translation>ohne --check-values ausführen</translation>
    </message>
    <message>
        <source>set one: --range {symbol}=1:128</source>
        <translation>einen angeben: --range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set smaller upper bounds for the dynamic dimensions</source>
        <translation>kleinere obere Schranken für die dynamischen Dimensionen setzen</translation>
    </message>
    <message>
        <source>shape_dynamism is {value}</source>
        <translation>shape_dynamism ist {value}</translation>
    </message>
    <message>
        <source>sizes of 0 or more</source>
        <translation>Größen von 0 oder mehr</translation>
    </message>
    <message>
        <source>sizes that are multiples of the factor</source>
        <translation>Größen, die Vielfache des Faktors sind</translation>
    </message>
    <message>
        <source>some shapes are unknown, so the model cannot run here: {reason}</source>
        <translation>einige Formen sind unbekannt, deshalb kann das Modell hier nicht ausgeführt werden: {reason}</translation>
    </message>
    <message>
        <source>state without initial data starts from zeros: {names}</source>
        <translation>Zustand ohne Anfangsdaten beginnt mit Nullen: {names}</translation>
    </message>
    <message>
        <source>storage_offset is {storage_offset}</source>
        <translation>storage_offset ist {storage_offset}</translation>
    </message>
    <message>
        <source>stored as zeros; no kernel reads it</source>
        <translation>als Nullen gespeichert; kein Kernel liest sie</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos;</source>
        <translation>Tensor „{tensor}“</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has a dimension of {dimension}</source>
        <translation>Tensor „{tensor}“ hat eine Dimension von {dimension}</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {bytes} bytes</source>
        <translation>Tensor „{tensor}“ hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {count} dimensions</source>
        <translation>Tensor „{tensor}“ hat {count} Dimensionen</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; is stored in segments</source>
        <translation>Tensor „{tensor}“ ist in Segmenten gespeichert</translation>
    </message>
    <message>
        <source>tensor {id} does not exist</source>
        <translation>Tensor {id} gibt es nicht</translation>
    </message>
    <message>
        <source>tensors share bytes already, or the program has several subgraphs</source>
        <translation>Tensoren teilen schon Bytes, oder das Programm hat mehrere Subgraphen</translation>
    </message>
    <message>
        <source>the .npy header has no shape</source>
        <translation>der .npy-Kopf hat keine Form</translation>
    </message>
    <message>
        <source>the ETRecord {file} names no instruction of this program</source>
        <translation>der ETRecord {file} nennt keine Instruktion dieses Programms</translation>
    </message>
    <message>
        <source>the alignment of constants is {alignment}</source>
        <translation>die Ausrichtung der Konstanten ist {alignment}</translation>
    </message>
    <message>
        <source>the alignment of segments is {alignment}</source>
        <translation>die Ausrichtung der Segmente ist {alignment}</translation>
    </message>
    <message>
        <source>the answer of &apos;{program}&apos;</source>
        <translation>die Antwort von „{program}“</translation>
    </message>
    <message>
        <source>the archive has {inputs} sample inputs</source>
        <translation>das Archiv hat {inputs} Beispieleingaben</translation>
    </message>
    <message>
        <source>the arena has {bytes} bytes</source>
        <translation>die Arena hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>the bias is {tensor}</source>
        <translation>der Bias ist {tensor}</translation>
    </message>
    <message>
        <source>the block is called with {operands} operands</source>
        <translation>der Block wird mit {operands} Operanden aufgerufen</translation>
    </message>
    <message>
        <source>the bounds are {minimum} and {maximum}</source>
        <translation>die Schranken sind {minimum} und {maximum}</translation>
    </message>
    <message>
        <source>the bytes of the operand, or bytes of its own</source>
        <translation>die Bytes des Operanden oder eigene Bytes</translation>
    </message>
    <message>
        <source>the chain has no instructions</source>
        <translation>die Kette hat keine Instruktionen</translation>
    </message>
    <message>
        <source>the constant has {bytes} bytes</source>
        <translation>die Konstante hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>the control flow has no beginning</source>
        <translation>der Kontrollfluss hat keinen Anfang</translation>
    </message>
    <message>
        <source>the control flow has no end</source>
        <translation>der Kontrollfluss hat kein Ende</translation>
    </message>
    <message>
        <source>the data ends beyond &apos;{location}&apos;</source>
        <translation>die Daten enden hinter „{location}“</translation>
    </message>
    <message>
        <source>the data is in an external file, but the model names no file</source>
        <translation>die Daten liegen in einer externen Datei, aber das Modell nennt keine Datei</translation>
    </message>
    <message>
        <source>the debug handles are unusable: {reason}</source>
        <translation>die Debug-Handles sind unbrauchbar: {reason}</translation>
    </message>
    <message>
        <source>the delegate has no payload</source>
        <translation>der Delegate hat keinen Payload</translation>
    </message>
    <message>
        <source>the delegate has no usable id</source>
        <translation>der Delegate hat keine brauchbare id</translation>
    </message>
    <message>
        <source>the device ran {name}, which this program does not have</source>
        <translation>das Gerät führte {name} aus, das dieses Programm nicht hat</translation>
    </message>
    <message>
        <source>the element type of the .npy file is not supported</source>
        <translation>der Elementtyp der .npy-Datei wird nicht unterstützt</translation>
    </message>
    <message>
        <source>the factor between the scales is 2^{shift}</source>
        <translation>der Faktor zwischen den Skalen ist 2^{shift}</translation>
    </message>
    <message>
        <source>the facts of the bags are {tensor}</source>
        <translation>die Angaben zu den Bags sind {tensor}</translation>
    </message>
    <message>
        <source>the file has an offline plan for some tensors, which are pinned</source>
        <translation>die Datei hat einen Offline-Plan für einige Tensoren, die fixiert sind</translation>
    </message>
    <message>
        <source>the file has an offline plan, shown as &apos;loaded&apos;</source>
        <translation>die Datei hat einen Offline-Plan, gezeigt als „loaded“</translation>
    </message>
    <message>
        <source>the file has buffers and lifetimes, but no operators to run</source>
        <translation>die Datei hat Puffer und Lebensdauern, aber keine ausführbaren Operatoren</translation>
    </message>
    <message>
        <source>the file has operators of ONNX, which do not run here</source>
        <translation>die Datei hat ONNX-Operatoren, die hier nicht ausgeführt werden können</translation>
    </message>
    <message>
        <source>the file has several plans ({plan}); the first one is used</source>
        <translation>die Datei hat mehrere Pläne ({plan}); der erste wird benutzt</translation>
    </message>
    <message>
        <source>the file has {bytes} bytes</source>
        <translation>die Datei hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; run it with the same file as --vectors to check its test cases</source>
        <translation>die Datei ist ein BundledProgram; mit derselben Datei als --vectors ausführen, um ihre Testfälle zu prüfen</translation>
    </message>
    <message>
        <source>the file is not a JSON object</source>
        <translation>die Datei ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the indexed result has too many dimensions</source>
        <translation>das indizierte Ergebnis hat zu viele Dimensionen</translation>
    </message>
    <message>
        <source>the indices are {tensor}</source>
        <translation>die Indizes sind {tensor}</translation>
    </message>
    <message>
        <source>the instruction calls delegate {delegate}</source>
        <translation>die Instruktion ruft Delegate {delegate} auf</translation>
    </message>
    <message>
        <source>the instruction has no content</source>
        <translation>die Instruktion hat keinen Inhalt</translation>
    </message>
    <message>
        <source>the instruction has too few values</source>
        <translation>die Instruktion hat zu wenige Werte</translation>
    </message>
    <message>
        <source>the instruction has {arguments} arguments</source>
        <translation>die Instruktion hat {arguments} Argumente</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}</source>
        <translation>die Instruktion springt nach {instruction}</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}, which does not exist</source>
        <translation>die Instruktion springt nach {instruction}, das es nicht gibt</translation>
    </message>
    <message>
        <source>the kernel does not support the type of {tensor}</source>
        <translation>der Kernel unterstützt den Typ von {tensor} nicht</translation>
    </message>
    <message>
        <source>the largest of one kernel, part of the arena</source>
        <translation>der größte eines Kernels, Teil der Arena</translation>
    </message>
    <message>
        <source>the last sizes of the input</source>
        <translation>die letzten Größen der Eingabe</translation>
    </message>
    <message>
        <source>the line has {fields} fields</source>
        <translation>die Zeile hat {fields} Felder</translation>
    </message>
    <message>
        <source>the list has no items</source>
        <translation>die Liste hat keine Einträge</translation>
    </message>
    <message>
        <source>the list has {count} sizes or axes</source>
        <translation>die Liste hat {count} Größen oder Achsen</translation>
    </message>
    <message>
        <source>the loop body has fewer results than carried values</source>
        <translation>der Schleifenrumpf hat weniger Ergebnisse als mitgeführte Werte</translation>
    </message>
    <message>
        <source>the loop runs over zero rows</source>
        <translation>die Schleife läuft über null Zeilen</translation>
    </message>
    <message>
        <source>the mask is {tensor}</source>
        <translation>die Maske ist {tensor}</translation>
    </message>
    <message>
        <source>the name of a file next to io.json</source>
        <translation>der Name einer Datei neben io.json</translation>
    </message>
    <message>
        <source>the number of elements does not fit in 64 bits</source>
        <translation>die Anzahl der Elemente passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>the operands are {tensor} and {other_tensor}</source>
        <translation>die Operanden sind {tensor} und {other_tensor}</translation>
    </message>
    <message>
        <source>the operands of a join have other scales than the result</source>
        <translation>die Operanden einer Verkettung haben andere Skalen als das Ergebnis</translation>
    </message>
    <message>
        <source>the operator has no arguments</source>
        <translation>der Operator hat keine Argumente</translation>
    </message>
    <message>
        <source>the operator has no outputs</source>
        <translation>der Operator hat keine Ausgaben</translation>
    </message>
    <message>
        <source>the operator has {classes} classes and {detections} detections</source>
        <translation>der Operator hat {classes} Klassen und {detections} Erkennungen</translation>
    </message>
    <message>
        <source>the operator has {count} multipliers and {other_count} shifts</source>
        <translation>der Operator hat {count} Multiplikatoren und {other_count} Shifts</translation>
    </message>
    <message>
        <source>the operator name has {characters} characters</source>
        <translation>der Operatorname hat {characters} Zeichen</translation>
    </message>
    <message>
        <source>the operator reads an unknown variable</source>
        <translation>der Operator liest eine unbekannte Variable</translation>
    </message>
    <message>
        <source>the operator runs unknown graphs</source>
        <translation>der Operator führt unbekannte Graphen aus</translation>
    </message>
    <message>
        <source>the operator writes to a constant</source>
        <translation>der Operator schreibt in eine Konstante</translation>
    </message>
    <message>
        <source>the operator writes to constant statistics</source>
        <translation>der Operator schreibt in konstante Statistik</translation>
    </message>
    <message>
        <source>the operators cannot be cut this way</source>
        <translation>die Operatoren lassen sich so nicht zerlegen</translation>
    </message>
    <message>
        <source>the options lack the number of outputs</source>
        <translation>in den Optionen fehlt die Anzahl der Ausgaben</translation>
    </message>
    <message>
        <source>the padding is too large</source>
        <translation>die Auffüllung ist zu groß</translation>
    </message>
    <message>
        <source>the padding is {before} and {after}</source>
        <translation>die Auffüllung ist {before} und {after}</translation>
    </message>
    <message>
        <source>the parameters are {tensor} and {other_tensor}</source>
        <translation>die Parameter sind {tensor} und {other_tensor}</translation>
    </message>
    <message>
        <source>the partitioner tagged {nodes} nodes</source>
        <translation>der Partitionierer markierte {nodes} Knoten</translation>
    </message>
    <message>
        <source>the parts are longer than {tensor}</source>
        <translation>die Teile sind länger als {tensor}</translation>
    </message>
    <message>
        <source>the parts cover {size} of dimension {dimension} of {tensor}</source>
        <translation>die Teile decken {size} von Dimension {dimension} von {tensor} ab</translation>
    </message>
    <message>
        <source>the payload has index {index} and location {location}</source>
        <translation>der Payload hat Index {index} und Stelle {location}</translation>
    </message>
    <message>
        <source>the permutation of {tensor} has {count} dimensions</source>
        <translation>die Permutation von {tensor} hat {count} Dimensionen</translation>
    </message>
    <message>
        <source>the program has no allocation problem yet</source>
        <translation>das Programm hat noch kein Allokationsproblem</translation>
    </message>
    <message>
        <source>the program has variables, which TensorFlow Lite Micro keeps outside the plan; the caller supplies them</source>
        <translation>das Programm hat Variablen, die TensorFlow Lite Micro außerhalb des Plans hält; der Aufrufer stellt sie bereit</translation>
    </message>
    <message>
        <source>the program no longer has these operators; search again</source>
        <translation>das Programm hat diese Operatoren nicht mehr; erneut suchen</translation>
    </message>
    <message>
        <source>the result overlaps a part of the operand; readers of a .pte report that as an overwrite</source>
        <translation>das Ergebnis überlappt einen Teil des Operanden; Leser einer .pte melden das als Überschreiben</translation>
    </message>
    <message>
        <source>the run has more than a million values to check</source>
        <translation>der Lauf hat mehr als eine Million Werte zu prüfen</translation>
    </message>
    <message>
        <source>the run reached 10 million instructions</source>
        <translation>der Lauf erreichte 10 Millionen Instruktionen</translation>
    </message>
    <message>
        <source>the same type and number of elements</source>
        <translation>derselbe Typ und dieselbe Anzahl von Elementen</translation>
    </message>
    <message>
        <source>the scale is {scale}</source>
        <translation>die Skala ist {scale}</translation>
    </message>
    <message>
        <source>the scale is {scale} and the zero point {zero}</source>
        <translation>die Skala ist {scale} und der Nullpunkt {zero}</translation>
    </message>
    <message>
        <source>the scale is {tensor}</source>
        <translation>die Skala ist {tensor}</translation>
    </message>
    <message>
        <source>the scale of the cell state is {scale}</source>
        <translation>die Skala des Zellzustands ist {scale}</translation>
    </message>
    <message>
        <source>the scan runs over dimension {dimension}, which its operand does not have</source>
        <translation>der Scan läuft über Dimension {dimension}, die sein Operand nicht hat</translation>
    </message>
    <message>
        <source>the scratch memory has {bytes} bytes, but the kernel of a {core} writes {needed}</source>
        <translation>der Scratch-Speicher hat {bytes} Bytes, aber der Kernel eines {core} schreibt {needed}</translation>
    </message>
    <message>
        <source>the shape contains {value}</source>
        <translation>die Form enthält {value}</translation>
    </message>
    <message>
        <source>the shape does not fit in 64 bits</source>
        <translation>die Form passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>the size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>die Größe hat keine obere Schranke (DYNAMIC_UNBOUND)</translation>
    </message>
    <message>
        <source>the size in bytes does not fit in 64 bits</source>
        <translation>die Größe in Bytes passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>the sizes and strides reach beyond {tensor}</source>
        <translation>die Größen und Strides reichen über {tensor} hinaus</translation>
    </message>
    <message>
        <source>the sizes in bytes differ</source>
        <translation>die Größen in Bytes sind verschieden</translation>
    </message>
    <message>
        <source>the sizes of the dimensions that the mask selects from</source>
        <translation>die Größen der Dimensionen, aus denen die Maske auswählt</translation>
    </message>
    <message>
        <source>the sizes of the view do not fit in 64 bits</source>
        <translation>die Größen der Sicht passen nicht in 64 Bit</translation>
    </message>
    <message>
        <source>the sizes of {tensor} are not multiples of the block size {size}</source>
        <translation>die Größen von {tensor} sind keine Vielfachen der Blockgröße {size}</translation>
    </message>
    <message>
        <source>the slice has more entries than {tensor} has dimensions</source>
        <translation>das Slice hat mehr Einträge, als {tensor} Dimensionen hat</translation>
    </message>
    <message>
        <source>the slice has {count} entries for {tensor}</source>
        <translation>das Slice hat {count} Einträge für {tensor}</translation>
    </message>
    <message>
        <source>the step of a slice is {step}</source>
        <translation>die Schrittweite eines Slice ist {step}</translation>
    </message>
    <message>
        <source>the string has no text</source>
        <translation>die Zeichenkette hat keinen Text</translation>
    </message>
    <message>
        <source>the sub-graph belongs to no control flow</source>
        <translation>der Subgraph gehört zu keinem Kontrollfluss</translation>
    </message>
    <message>
        <source>the sub-graph has {inputs} inputs, but is called with {operands} operands</source>
        <translation>der Subgraph hat {inputs} Eingaben, wird aber mit {operands} Operanden aufgerufen</translation>
    </message>
    <message>
        <source>the sub-graph has {results} results</source>
        <translation>der Subgraph hat {results} Ergebnisse</translation>
    </message>
    <message>
        <source>the table has other columns than a plan</source>
        <translation>die Tabelle hat andere Spalten als ein Plan</translation>
    </message>
    <message>
        <source>the table has {count} results</source>
        <translation>die Tabelle hat {count} Ergebnisse</translation>
    </message>
    <message>
        <source>the tensor cannot be run</source>
        <translation>der Tensor kann nicht ausgeführt werden</translation>
    </message>
    <message>
        <source>the tensor has external data, but no name to find the data by</source>
        <translation>der Tensor hat externe Daten, aber keinen Namen, unter dem sie zu finden sind</translation>
    </message>
    <message>
        <source>the tensor has no dimensions</source>
        <translation>der Tensor hat keine Dimensionen</translation>
    </message>
    <message>
        <source>the tensor has no shape</source>
        <translation>der Tensor hat keine Form</translation>
    </message>
    <message>
        <source>the tensor has no sizes</source>
        <translation>der Tensor hat keine Größen</translation>
    </message>
    <message>
        <source>the tensor has {rank} dimensions</source>
        <translation>der Tensor hat {rank} Dimensionen</translation>
    </message>
    <message>
        <source>the tensor is too large</source>
        <translation>der Tensor ist zu groß</translation>
    </message>
    <message>
        <source>the value has no content</source>
        <translation>der Wert hat keinen Inhalt</translation>
    </message>
    <message>
        <source>the values of the tensor are in &apos;{name}&apos;</source>
        <translation>die Werte des Tensors liegen in „{name}“</translation>
    </message>
    <message>
        <source>the view is larger than its tensor</source>
        <translation>die Sicht ist größer als ihr Tensor</translation>
    </message>
    <message>
        <source>the view refers to a value that does not own memory</source>
        <translation>die Sicht verweist auf einen Wert ohne eigenen Speicher</translation>
    </message>
    <message>
        <source>the weights are {tensor}</source>
        <translation>die Gewichte sind {tensor}</translation>
    </message>
    <message>
        <source>the window at {row}, {column} lies outside {tensor}</source>
        <translation>das Fenster bei {row}, {column} liegt außerhalb von {tensor}</translation>
    </message>
    <message>
        <source>the window is {window} and the stride {stride}</source>
        <translation>das Fenster ist {window} und der Stride {stride}</translation>
    </message>
    <message>
        <source>the window is {window}, the stride {stride} and the dilation {dilation}</source>
        <translation>das Fenster ist {window}, der Stride {stride} und die Dilatation {dilation}</translation>
    </message>
    <message>
        <source>the zero points are {zero} and {other_zero}, and the scale is {scale}</source>
        <translation>die Nullpunkte sind {zero} und {other_zero}, und die Skala ist {scale}</translation>
    </message>
    <message>
        <source>two different dimensions</source>
        <translation>zwei verschiedene Dimensionen</translation>
    </message>
    <message>
        <source>two dimensions or more</source>
        <translation>zwei Dimensionen oder mehr</translation>
    </message>
    <message>
        <source>two dimensions or more, and equal last sizes</source>
        <translation>zwei Dimensionen oder mehr, und gleiche letzte Größen</translation>
    </message>
    <message>
        <source>two numbers for each padded dimension</source>
        <translation>zwei Zahlen je aufgefüllter Dimension</translation>
    </message>
    <message>
        <source>unique slices along a dimension are not supported</source>
        <translation>eindeutige Slices entlang einer Dimension werden nicht unterstützt</translation>
    </message>
    <message>
        <source>unknown approximation &apos;{name}&apos;</source>
        <translation>unbekannte Approximation „{name}“</translation>
    </message>
    <message>
        <source>unknown dtype &apos;{dtype}&apos;</source>
        <translation>unbekannter dtype „{dtype}“</translation>
    </message>
    <message>
        <source>unknown element type &apos;{type}&apos;</source>
        <translation>unbekannter Elementtyp „{type}“</translation>
    </message>
    <message>
        <source>unknown input &apos;{key}&apos;</source>
        <translation>unbekannte Eingabe „{key}“</translation>
    </message>
    <message>
        <source>unknown instruction type {type}</source>
        <translation>unbekannter Instruktionstyp {type}</translation>
    </message>
    <message>
        <source>unknown output &apos;{key}&apos;</source>
        <translation>unbekannte Ausgabe „{key}“</translation>
    </message>
    <message>
        <source>unknown rounding mode &apos;{mode}&apos;</source>
        <translation>unbekannter Rundungsmodus „{mode}“</translation>
    </message>
    <message>
        <source>unknown scalar type {scalar_type}</source>
        <translation>unbekannter Skalartyp {scalar_type}</translation>
    </message>
    <message>
        <source>unknown suffix for a report of changes</source>
        <translation>unbekannte Endung für einen Bericht über Änderungen</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;</source>
        <translation>unbekannter Tensor „{name}“</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;; the file has {tensors} tensors</source>
        <translation>unbekannter Tensor „{name}“; die Datei hat {tensors} Tensoren</translation>
    </message>
    <message>
        <source>unknown value type {type}</source>
        <translation>unbekannter Werttyp {type}</translation>
    </message>
    <message>
        <source>value {value} is never read, and is taken for a result of its delegate. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>Wert {value} wird nie gelesen und gilt als Ergebnis seines Delegates. Wert {other_value} hat dieselbe Größe und wird nie gelesen: den Plan prüfen</translation>
    </message>
    <message>
        <source>value {value} is read and never written, and is taken for a view of value {owner}. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>Wert {value} wird gelesen und nie geschrieben und gilt als Sicht auf Wert {owner}. Wert {other_value} hat dieselbe Größe und wird nie gelesen: den Plan prüfen</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but has no place in memory; its content is undefined</source>
        <translation>Wert {value} wird von Instruktion {instruction} gelesen, hat aber keinen Platz im Speicher; sein Inhalt ist undefiniert</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but other tensors wrote a part of its bytes; its content is undefined</source>
        <translation>Wert {value} wird von Instruktion {instruction} gelesen, aber andere Tensoren schrieben einen Teil seiner Bytes; sein Inhalt ist undefiniert</translation>
    </message>
    <message>
        <source>values inside the .pb file</source>
        <translation>Werte in der .pb-Datei</translation>
    </message>
    <message>
        <source>variables of a firmware, all live at the same time; the plan &apos;loaded&apos; is the linker&apos;s</source>
        <translation>Variablen einer Firmware, alle zugleich aktiv; der Plan „loaded“ ist der des Linkers</translation>
    </message>
    <message>
        <source>{buffer} is live from step {first} to step {last}</source>
        <translation>{buffer} ist aktiv von Schritt {first} bis Schritt {last}</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}</source>
        <translation>{buffer} ist an {offset} fixiert</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}, which contradicts its shared storage</source>
        <translation>{buffer} ist an {offset} fixiert, was seinem gemeinsamen Speicher widerspricht</translation>
    </message>
    <message>
        <source>{buffer} shares storage with {other_buffer} in another pool</source>
        <translation>{buffer} teilt sich Speicher mit {other_buffer} in einem anderen Pool</translation>
    </message>
    <message>
        <source>{buffer} starts {bytes} bytes into its shared storage</source>
        <translation>{buffer} beginnt {bytes} Bytes nach dem Anfang seines gemeinsamen Speichers</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder, or pass the .ptd with --data</source>
        <translation>{constants} Konstanten fehlen; {file} in den Ordner des Programms legen oder die .ptd mit --data angeben</translation>
    </message>
    <message>
        <source>{count} numbers of padding do not fit {tensor}</source>
        <translation>{count} Auffüllzahlen passen nicht zu {tensor}</translation>
    </message>
    <message>
        <source>{count}, as {operator} does</source>
        <translation>{count}, wie bei {operator}</translation>
    </message>
    <message>
        <source>{dimension} indices do not fit {tensor}</source>
        <translation>{dimension} Indizes passen nicht zu {tensor}</translation>
    </message>
    <message>
        <source>{files} has another tensor of this name</source>
        <translation>{files} hat einen anderen Tensor dieses Namens</translation>
    </message>
    <message>
        <source>{files} has no data for this tensor</source>
        <translation>{files} hat keine Daten für diesen Tensor</translation>
    </message>
    <message>
        <source>{method}: unknown operators, planned with the sizes in the file: {operators}</source>
        <translation>{method}: unbekannte Operatoren, mit den Größen der Datei geplant: {operators}</translation>
    </message>
    <message>
        <source>{method}: {note}</source>
        <translation>{method}: {note}</translation>
    </message>
    <message>
        <source>{model} is a training graph; its loss and gradients are outputs</source>
        <translation>{model} ist ein Trainingsgraph; sein Loss und seine Gradienten sind Ausgaben</translation>
    </message>
    <message>
        <source>{names} bound by the caller</source>
        <translation>{names} vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the input is also an output</source>
        <translation>{names} können sich keinen Speicher teilen: Die Eingabe ist auch eine Ausgabe</translation>
    </message>
    <message>
        <source>{names} cannot share memory: they are {output_type} and {input_type}</source>
        <translation>{names} können sich keinen Speicher teilen: Sie sind {output_type} und {input_type}</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); export from the .pt2 to keep it</source>
        <translation>{number} ist für einen float64-Operanden als float32 gespeichert ({node}); aus der .pt2 exportieren, um die Zahl zu behalten</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); if it was a larger number, export from the .pt2 to keep it</source>
        <translation>{number} ist für einen float64-Operanden als float32 gespeichert ({node}); falls die Zahl größer war, aus der .pt2 exportieren, um sie zu behalten</translation>
    </message>
    <message>
        <source>{place} jumps past the end, to {instruction} of {count}; the method ends there</source>
        <translation>{place} springt hinter das Ende, nach {instruction} von {count}; die Methode endet dort</translation>
    </message>
    <message>
        <source>{planner} does not support keep-out ranges, which pool {pool} has</source>
        <translation>{planner} unterstützt keine gesperrten Bereiche, die Pool {pool} hat</translation>
    </message>
    <message>
        <source>{planner} does not support padding; {buffer} has {bytes} bytes</source>
        <translation>{planner} unterstützt keine Auffüllung; {buffer} hat {bytes} Bytes</translation>
    </message>
    <message>
        <source>{planner} does not support pins; {buffer} is pinned to {offset}</source>
        <translation>{planner} unterstützt keine Fixierungen; {buffer} ist an {offset} fixiert</translation>
    </message>
    <message>
        <source>{planner} does not support shared storage, which {buffer} has</source>
        <translation>{planner} unterstützt keinen gemeinsamen Speicher, den {buffer} hat</translation>
    </message>
    <message>
        <source>{plan} has the unknown version {version}; its offsets are not used</source>
        <translation>{plan} hat die unbekannte Version {version}; seine Offsets werden nicht benutzt</translation>
    </message>
    <message>
        <source>{plan} is for subgraph {subgraph}, not for the first; its offsets are not used</source>
        <translation>{plan} ist für Subgraph {subgraph}, nicht für den ersten; seine Offsets werden nicht benutzt</translation>
    </message>
    <message>
        <source>{operator} does not write to a tensor</source>
        <translation>{operator} schreibt nicht in einen Tensor</translation>
    </message>
    <message>
        <source>{operator} has no graph</source>
        <translation>{operator} hat keinen Graphen</translation>
    </message>
    <message>
        <source>{tensors} tensors are joined in place; the tensors inside keep their places</source>
        <translation>{tensors} Tensoren sind an Ort und Stelle verkettet; die Tensoren darin behalten ihre Plätze</translation>
    </message>
    <message>
        <source>{tensors} tensors lie outside the arena, first {name} at byte {offset} of {size}; ExecuTorch refuses to load this plan; plan the program again</source>
        <translation>{tensors} Tensoren liegen außerhalb der Arena, zuerst {name} bei Byte {offset} von {size}; ExecuTorch lädt diesen Plan nicht; das Programm neu planen</translation>
    </message>
    <message>
        <source>{tensor} and its result have different dimension orders</source>
        <translation>{tensor} und sein Ergebnis haben verschiedene Dimensionsreihenfolgen</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} have different dimension orders</source>
        <translation>{tensor} und {other_tensor} haben verschiedene Dimensionsreihenfolgen</translation>
    </message>
    <message>
        <source>{tensor} does not fit weights {other_tensor}</source>
        <translation>{tensor} passt nicht zu den Gewichten {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} has views that lie outside it or live longer</source>
        <translation>{tensor} hat Sichten, die außerhalb liegen oder länger aktiv sind</translation>
    </message>
    <message>
        <source>&apos;)&apos;</source>
        <translation>„)“</translation>
    </message>
    <message>
        <source>&apos;:&apos;, &apos;=&apos; or &apos;!=&apos;</source>
        <translation>„:“, „=“ oder „!=“</translation>
    </message>
    <message>
        <source>&apos;&quot;&apos;</source>
        <translation>„&quot;“</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; has no value</source>
        <translation>„{field}“ hat keinen Wert</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is known only after planning</source>
        <translation>„{field}“ ist erst nach der Planung bekannt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an array</source>
        <translation>„{name}“ ist kein Array</translation>
    </message>
    <message>
        <source>&apos;{operator}&apos; is an operator, not a name</source>
        <translation>„{operator}“ ist ein Operator und kein Name</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended: it uses more than {mebibytes} MiB of memory</source>
        <translation>„{program}“ wurde beendet: Es belegt mehr als {mebibytes} MiB Speicher</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of &apos;{field}&apos;</source>
        <translation>„{value}“ ist kein Wert von „{field}“</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of type {type}</source>
        <translation>„{value}“ ist kein Wert vom Typ {type}</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>eine Bedingung</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>eine Datei</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>ein Modell mit seinen Gewichten</translation>
    </message>
    <message>
        <source>a number of bytes, such as 4096, 64K or 1.5M</source>
        <translation>eine Anzahl Bytes, etwa 4096, 64K oder 1.5M</translation>
    </message>
    <message>
        <source>a table with the columns model and least_bytes</source>
        <translation>eine Tabelle mit den Spalten model und least_bytes</translation>
    </message>
    <message>
        <source>a {suffix} file ({format}), not an ETDump</source>
        <translation>eine {suffix}-Datei ({format}), kein ETDump</translation>
    </message>
    <message>
        <source>arrays of numpy.savez</source>
        <translation>Arrays von numpy.savez</translation>
    </message>
    <message>
        <source>at most {characters}</source>
        <translation>höchstens {characters}</translation>
    </message>
    <message>
        <source>at most {levels} levels</source>
        <translation>höchstens {levels} Ebenen</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>Zeichen {number}</translation>
    </message>
    <message>
        <source>did you mean &apos;{name}&apos;?</source>
        <translation>war „{name}“ gemeint?</translation>
    </message>
    <message>
        <source>dimension &apos;{symbol}&apos; of input &apos;{input}&apos; has no upper bound</source>
        <translation>Dimension „{symbol}“ der Eingabe „{input}“ hat keine obere Schranke</translation>
    </message>
    <message>
        <source>dimensions {symbols} of the inputs have no upper bound</source>
        <translation>die Dimensionen {symbols} der Eingaben haben keine obere Schranke</translation>
    </message>
    <message>
        <source>fix it, e.g. --range {symbol}={size}</source>
        <translation>festlegen, z. B. --range {symbol}={size}</translation>
    </message>
    <message>
        <source>give as many values, separated by commas, or a file</source>
        <translation>ebenso viele Werte angeben, durch Kommas getrennt, oder eine Datei</translation>
    </message>
    <message>
        <source>is a tensor of packed numbers of unknown shape</source>
        <translation>ist ein Tensor gepackter Zahlen unbekannter Form</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>ein Wert</translation>
    </message>
    <message>
        <source>planned for the given values of {inputs} only</source>
        <translation>nur für die angegebenen Werte von {inputs} geplant</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>Zeile {row}</translation>
    </message>
    <message>
        <source>set one for each of {symbols}, e.g. --range {symbol}=1:128</source>
        <translation>für jede von {symbols} eine setzen, z. B. --range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set one, e.g. --range {symbols}=1:128</source>
        <translation>eine setzen, z. B. --range {symbols}=1:128</translation>
    </message>
    <message>
        <source>sizes cannot be computed over a range of &apos;{symbol}&apos;</source>
        <translation>über einen Bereich von „{symbol}“ lassen sich die Größen nicht berechnen</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs} (--input NAME=VALUE)</source>
        <translation>Größen hängen vom Wert von {inputs} ab (--input NAME=WERT)</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has element type {dtype}, which is not supported</source>
        <translation>Tensor „{tensor}“ hat den Elementtyp {dtype}, der nicht unterstützt wird</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has no values: the weights were removed from this model</source>
        <translation>Tensor „{tensor}“ hat keine Werte: Die Gewichte wurden aus diesem Modell entfernt</translation>
    </message>
    <message>
        <source>the expression between the slashes is incomplete: {reason}</source>
        <translation>der Ausdruck zwischen den Schrägstrichen ist unvollständig: {reason}</translation>
    </message>
    <message>
        <source>the file is not a saved folder table</source>
        <translation>die Datei ist keine gespeicherte Ordnertabelle</translation>
    </message>
    <message>
        <source>the query has {characters} characters</source>
        <translation>die Abfrage hat {characters} Zeichen</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>das Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>the rule is empty</source>
        <translation>die Regel ist leer</translation>
    </message>
    <message>
        <source>the weights are in &apos;{name}&apos;, which is missing</source>
        <translation>die Gewichte liegen in „{name}“; die Datei fehlt</translation>
    </message>
    <message>
        <source>this &apos;(&apos; is not closed</source>
        <translation>diese „(“ wird nicht geschlossen</translation>
    </message>
    <message>
        <source>this file in the model&apos;s folder</source>
        <translation>diese Datei im Ordner des Modells</translation>
    </message>
    <message>
        <source>unknown field &apos;{name}&apos;</source>
        <translation>unbekanntes Feld „{name}“</translation>
    </message>
    <message>
        <source>{count} for {tensor}</source>
        <translation>{count} für {tensor}</translation>
    </message>
    <message>
        <source>{count} sizes have no upper bound: {symbols}</source>
        <translation>{count} Größen haben keine obere Schranke: {symbols}</translation>
    </message>
    <message>
        <source>{count} values</source>
        <translation>{count} Werte</translation>
    </message>
    <message>
        <source>{content}, not an ETDump</source>
        <translation>{content}, kein ETDump</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is text and has no order</source>
        <translation>„{field}“ ist Text und hat keine Reihenfolge</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds floating-point numbers of 8 bits</source>
        <translation>„{name}“ enthält Gleitkommazahlen mit 8 Bit</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds packed numbers of at most 8 bits</source>
        <translation>„{name}“ enthält gepackte Zahlen mit höchstens 8 Bit</translation>
    </message>
    <message>
        <source>a Keras model (.keras)</source>
        <translation>ein Keras-Modell (.keras)</translation>
    </message>
    <message>
        <source>a backend without all of its functions</source>
        <translation>ein Backend, dem Funktionen fehlen</translation>
    </message>
    <message>
        <source>a condition is missing before this &apos;)&apos;</source>
        <translation>vor dieser „)“ fehlt eine Bedingung</translation>
    </message>
    <message>
        <source>a condition is missing next to &apos;and&apos; or &apos;or&apos;</source>
        <translation>neben „and“ oder „or“ fehlt eine Bedingung</translation>
    </message>
    <message>
        <source>a file of zeros, perhaps an unfinished download</source>
        <translation>eine Datei aus Nullen, vielleicht ein unvollständiger Download</translation>
    </message>
    <message>
        <source>a fixed number for its shape and type</source>
        <translation>eine feste Anzahl für Shape und Typ</translation>
    </message>
    <message>
        <source>a kernel without all of its parts, or with more than 256 arguments</source>
        <translation>ein Kernel, dem Teile fehlen oder der mehr als 256 Argumente hat</translation>
    </message>
    <message>
        <source>a memory without all of its parts</source>
        <translation>ein Speicher, dem Teile fehlen</translation>
    </message>
    <message>
        <source>a partitioner without all of its functions</source>
        <translation>ein Partitionierer, dem Funktionen fehlen</translation>
    </message>
    <message>
        <source>a planner without all of its functions</source>
        <translation>ein Planer, dem Funktionen fehlen</translation>
    </message>
    <message>
        <source>a subgraph</source>
        <translation>ein Subgraph</translation>
    </message>
    <message>
        <source>allocating a device pool of {bytes} bytes</source>
        <translation>Anlegen eines Gerätepools mit {bytes} Byte</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>Alpha</translation>
    </message>
    <message>
        <source>an array of NumPy (.npy), no program</source>
        <translation>ein NumPy-Array (.npy), kein Programm</translation>
    </message>
    <message>
        <source>an empty ZIP archive</source>
        <translation>ein leeres ZIP-Archiv</translation>
    </message>
    <message>
        <source>arrays of NumPy (.npz), no program</source>
        <translation>NumPy-Arrays (.npz), kein Programm</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>Achse</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>Bias</translation>
    </message>
    <message>
        <source>both dimensions are {symbol}</source>
        <translation>beide Dimensionen sind {symbol}</translation>
    </message>
    <message>
        <source>building the kernels</source>
        <translation>Bauen der Kernel</translation>
    </message>
    <message>
        <source>clearing a device pool</source>
        <translation>Leeren eines Gerätepools</translation>
    </message>
    <message>
        <source>convert the model with numbers of 8 bits</source>
        <translation>das Modell mit 8-Bit-Zahlen konvertieren</translation>
    </message>
    <message>
        <source>copying from the device</source>
        <translation>Kopieren vom Gerät</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>Kopieren auf das Gerät</translation>
    </message>
    <message>
        <source>copying within the device</source>
        <translation>Kopieren auf dem Gerät</translation>
    </message>
    <message>
        <source>creating a context</source>
        <translation>Anlegen eines Kontexts</translation>
    </message>
    <message>
        <source>creating a part of a device pool</source>
        <translation>Anlegen eines Teils eines Gerätepools</translation>
    </message>
    <message>
        <source>creating a queue</source>
        <translation>Anlegen einer Warteschlange</translation>
    </message>
    <message>
        <source>creating the kernel {kernel}</source>
        <translation>Anlegen des Kernels {kernel}</translation>
    </message>
    <message>
        <source>creating the program</source>
        <translation>Anlegen des Programms</translation>
    </message>
    <message>
        <source>dilation</source>
        <translation>Dilatation</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Flags</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; has other characters than letters, digits and _-.+, or more than {limit}</source>
        <translation>id „{id}“ hat andere Zeichen als Buchstaben, Ziffern und _-.+, oder mehr als {limit}</translation>
    </message>
    <message>
        <source>indices</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>input {number}</source>
        <translation>Eingabe {number}</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>kernel &apos;{name}&apos; is already registered</source>
        <translation>Kernel „{name}“ ist bereits registriert</translation>
    </message>
    <message>
        <source>memory &apos;{name}&apos; is already registered</source>
        <translation>Speicher „{name}“ ist bereits registriert</translation>
    </message>
    <message>
        <source>negative slope</source>
        <translation>negative Steigung</translation>
    </message>
    <message>
        <source>new height, width</source>
        <translation>neue Höhe, Breite</translation>
    </message>
    <message>
        <source>new shape</source>
        <translation>neuer Shape</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>Offsets</translation>
    </message>
    <message>
        <source>one &apos;(&apos; for each &apos;)&apos;</source>
        <translation>eine „(“ für jede „)“</translation>
    </message>
    <message>
        <source>open the program, and pass the array as its input: --input K=FILE</source>
        <translation>das Programm öffnen und das Array als Eingabe übergeben: --input K=FILE</translation>
    </message>
    <message>
        <source>output range</source>
        <translation>Ausgabebereich</translation>
    </message>
    <message>
        <source>padding (top, right, bottom, left)</source>
        <translation>Padding (oben, rechts, unten, links)</translation>
    </message>
    <message>
        <source>padding after</source>
        <translation>Padding danach</translation>
    </message>
    <message>
        <source>padding before</source>
        <translation>Padding davor</translation>
    </message>
    <message>
        <source>part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>passing arguments</source>
        <translation>Übergeben der Argumente</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>Permutation</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid</source>
        <translation>Plan „{planner}“ ist ungültig</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid: {problem}</source>
        <translation>Plan „{planner}“ ist ungültig: {problem}</translation>
    </message>
    <message>
        <source>planner &apos;{name}&apos; is already registered</source>
        <translation>Planer „{name}“ ist bereits registriert</translation>
    </message>
    <message>
        <source>put names that contain this character in quotes</source>
        <translation>Namen mit diesem Zeichen in Anführungszeichen setzen</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>Ausführen eines Kernels</translation>
    </message>
    <message>
        <source>scale at run time</source>
        <translation>Skala zur Laufzeit</translation>
    </message>
    <message>
        <source>scale {scale}, zero point {zero}</source>
        <translation>Skala {scale}, Nullpunkt {zero}</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>Stride</translation>
    </message>
    <message>
        <source>the Cortex-M library</source>
        <translation>die Cortex-M-Bibliothek</translation>
    </message>
    <message>
        <source>the comparison has no field</source>
        <translation>der Vergleich hat kein Feld</translation>
    </message>
    <message>
        <source>the nodes together</source>
        <translation>die Knoten zusammen</translation>
    </message>
    <message>
        <source>the query is incomplete</source>
        <translation>die Abfrage ist unvollständig</translation>
    </message>
    <message>
        <source>the query is nested too deeply</source>
        <translation>die Abfrage ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the run</source>
        <translation>der Lauf</translation>
    </message>
    <message>
        <source>these arguments</source>
        <translation>diese Argumente</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no matching &apos;(&apos;</source>
        <translation>zu dieser „)“ gibt es keine „(“</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>dieser Knoten</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>values of type {type} cannot be given as text</source>
        <translation>Werte vom Typ {type} lassen sich nicht als Text angeben</translation>
    </message>
    <message>
        <source>weights in the form of safetensors, without a graph</source>
        <translation>Gewichte als safetensors, ohne Graph</translation>
    </message>
    <message>
        <source>{count} for its shape and type</source>
        <translation>{count} für Shape und Typ</translation>
    </message>
    <message>
        <source>{count} found under another name: {tensors}</source>
        <translation>{count} unter anderem Namen gefunden: {tensors}</translation>
    </message>
    <message>
        <source>{count} of {total} edits of the session applied</source>
        <translation>{count} von {total} Änderungen der Sitzung angewendet</translation>
    </message>
    <message>
        <source>{count} orphaned: {names}</source>
        <translation>{count} verwaist: {names}</translation>
    </message>
    <message>
        <source>{count} scales from {minimum} to {maximum}</source>
        <translation>{count} Skalen von {minimum} bis {maximum}</translation>
    </message>
    <message>
        <source>{operand} of shape {shape}</source>
        <translation>{operand} mit Shape {shape}</translation>
    </message>
    <message>
        <source>{operator} &apos;{name}&apos;: {reason}</source>
        <translation>{operator} „{name}“: {reason}</translation>
    </message>
    <message>
        <source>{operator} ({place})</source>
        <translation>{operator} ({place})</translation>
    </message>
    <message>
        <source>{operator} computes with the size of a dynamic dimension</source>
        <translation>{operator} rechnet mit der Größe einer dynamischen Dimension</translation>
    </message>
    <message>
        <source>{operator} that makes &apos;{output}&apos;: {reason}</source>
        <translation>{operator}, das „{output}“ erzeugt: {reason}</translation>
    </message>
    <message>
        <source>{operator}: {reason}</source>
        <translation>{operator}: {reason}</translation>
    </message>
    <message>
        <source>{outer}/{inner}</source>
        <translation>{outer}/{inner}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place}: {fault}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor; &apos;{wider}&apos; finds {tensors}</source>
        <translation>Regel „{rule}“ trifft keinen Tensor; „{wider}“ findet {tensors}</translation>
    </message>
    <message>
        <source>&apos;{wider}&apos; finds {nodes}</source>
        <translation>„{wider}“ findet {nodes}</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; &apos;{wider}&apos; finds {nodes}</source>
        <translation>Delegationsregel „{rule}“ passt auf keinen Knoten; „{wider}“ findet {nodes}</translation>
    </message>
    <message>
        <source>did you mean {names}?</source>
        <translation>meinten Sie {names}?</translation>
    </message>
    <message>
        <source>one or three numbers of at least {least}</source>
        <translation>eine oder drei Zahlen von mindestens {least}</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node</source>
        <translation>Operatorregel „{rule}“ passt auf keinen Knoten</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; did you mean &apos;{operator}&apos;?</source>
        <translation>Operatorregel „{rule}“ passt auf keinen Knoten; meinten Sie „{operator}“?</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; nodes of {operator} write to other pools</source>
        <translation>Operatorregel „{rule}“ passt auf keinen Knoten; Knoten von {operator} schreiben in andere Pools</translation>
    </message>
    <message>
        <source>choose another planner, or load the plug-in that provides this one</source>
        <translation>anderen Planer wählen oder das Plug-in laden, das diesen bereitstellt</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not part of a loop</source>
        <translation>„{name}“ ist kein Teil einer Schleife</translation>
    </message>
    <message>
        <source>the model has {graphs} subgraphs, and a plan is written for one only</source>
        <translation>das Modell hat {graphs} Teilgraphen, und ein Plan wird nur für einen geschrieben</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht vorhanden</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>ist kein Ordner</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>keine Berechtigung</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem nur lesbar</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>eine lesbare Datei</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportContents</name>
    <message>
        <source>%1 of %2 planned</source>
        <translation>%1 von %2 geplant</translation>
    </message>
    <message>
        <source>Python lines of every operator</source>
        <translation>Python-Zeilen jedes Operators</translation>
    </message>
    <message>
        <source>Alignment of constants</source>
        <translation>Ausrichtung der Konstanten</translation>
    </message>
    <message>
        <source>Alignment of segments</source>
        <translation>Ausrichtung der Segmente</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>For profilers and error messages; the file grows</source>
        <translation>Für Profiler und Fehlermeldungen; die Datei wird größer</translation>
    </message>
    <message>
        <source>A .ptd that several programs can share</source>
        <translation>Eine .ptd, die sich mehrere Programme teilen können</translation>
    </message>
    <message>
        <source>Constants aligned to</source>
        <translation>Konstanten ausgerichtet auf</translation>
    </message>
    <message>
        <source>Segments aligned to</source>
        <translation>Segmente ausgerichtet auf</translation>
    </message>
    <message>
        <source>Constants in a separate file</source>
        <translation>Konstanten in einer eigenen Datei</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>Programm exportieren</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Zu schreibende Datei</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Datei wählen</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>In Arbeit…</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation>Ausgaben des exportierten Programms</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Proving the export</source>
        <translation>Nachweis für den Export läuft</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ gleich</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ verschieden</translation>
    </message>
    <message>
        <source>ExecuTorch (*.pte)</source>
        <translation>ExecuTorch (*.pte)</translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 existiert. Ersetzen?</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Trotzdem exportieren</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export läuft</translation>
    </message>
    <message numerus="yes">
        <source>✗ lacks %n</source>
        <translation>
            <numerusform>✗ es fehlt %n</numerusform>
            <numerusform>✗ es fehlen %n</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ has every operator</source>
        <translation>✓ alle Operatoren vorhanden</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Target lacks</source>
        <translation>Dem Ziel fehlt</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>wider ranges than the program was exported for</source>
        <translation>Bereiche weiter als beim Export des Programms</translation>
    </message>
    <message numerus="yes">
        <source>the target lacks %n operator(s)</source>
        <translation>
            <numerusform>dem Ziel fehlt %n Operator</numerusform>
            <numerusform>dem Ziel fehlen %n Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Target cannot run</source>
        <translation>Auf dem Ziel nicht ausführbar</translation>
    </message>
    <message numerus="yes">
        <source>the target cannot run %n call(s)</source>
        <translation>
            <numerusform>auf dem Ziel ist %n Aufruf nicht ausführbar</numerusform>
            <numerusform>auf dem Ziel sind %n Aufrufe nicht ausführbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero this memory before the program is loaded: %1 must begin at zero, which no file stores.</source>
        <translation>Diesen Speicher nullen, bevor das Programm geladen wird: %1 muss bei null beginnen, was keine Datei speichert.</translation>
    </message>
    <message>
        <source>Operator list…</source>
        <translation>Operatorliste…</translation>
    </message>
    <message>
        <source>Operator list</source>
        <translation>Operatorliste</translation>
    </message>
    <message>
        <source>Operator lists (*.txt);;All files (*)</source>
        <translation>Operatorlisten (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>✗ There is no proof</source>
        <translation>✗ Es gibt keinen Nachweis</translation>
    </message>
    <message>
        <source>✗ The proof failed: %1</source>
        <translation>✗ Der Nachweis ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>the proof failed</source>
        <translation>der Nachweis ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>Planned for the sizes of the example (%1): the program refuses larger inputs.</source>
        <translation>Geplant für die Größen des Beispiels (%1): Das Programm lehnt größere Eingaben ab.</translation>
    </message>
    <message>
        <source>Custom target: a text file with one operator per line</source>
        <translation>Eigenes Ziel: eine Textdatei mit einem Operator je Zeile</translation>
    </message>
    <message>
        <source>The chosen file is not written until you export.</source>
        <translation>Die gewählte Datei wird erst beim Export geschrieben.</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>Max. erwartet</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Andere Dateien</translation>
    </message>
    <message>
        <source>C header, linker script, planning pass, trace, report, picture, budget check</source>
        <translation>C-Header, Linkerskript, Planungspass, Trace, Bericht, Bild, Budgetprüfung</translation>
    </message>
    <message>
        <source>a temporary copy is written and read back, and run where results are recorded</source>
        <translation>eine temporäre Kopie wird geschrieben, zurückgelesen und, wo Ergebnisse aufgezeichnet sind, ausgeführt</translation>
    </message>
    <message numerus="yes">
        <source>%1, plan %2, %n step(s)</source>
        <translation>
            <numerusform>%1, Plan %2, %n Schritt</numerusform>
            <numerusform>%1, Plan %2, %n Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ExportPools</name>
    <message>
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ um %1 zu groß</translation>
    </message>
    <message>
        <source>✗ footprint over by %1</source>
        <translation>✗ Speicherbedarf um %1 zu groß</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>Arena passt</translation>
    </message>
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmCanvas</name>
    <message>
        <source>read and written</source>
        <translation>gelesen und geschrieben</translation>
    </message>
    <message>
        <source>written</source>
        <translation>geschrieben</translation>
    </message>
    <message>
        <source>read, last</source>
        <translation>zuletzt gelesen</translation>
    </message>
    <message>
        <source>read</source>
        <translation>gelesen</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>wartet auf Schritt %1</translation>
    </message>
    <message>
        <source>kept until step %1</source>
        <translation>behalten bis Schritt %1</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1: %2 an %3 von %4, Schritte %5</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>Offset, %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>frei, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmScrubber</name>
    <message>
        <source>Live bytes over steps</source>
        <translation>Lebende Bytes über die Schritte</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmView</name>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step (,)</source>
        <translation>Voriger Schritt (,)</translation>
    </message>
    <message>
        <source>Next step (.)</source>
        <translation>Nächster Schritt (.)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Next peak</source>
        <translation>Nächste Spitze</translation>
    </message>
    <message>
        <source>Go to the next step with more live bytes than its neighbours (N)</source>
        <translation>Zum nächsten Schritt mit mehr lebenden Bytes als seine Nachbarn (N)</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Schritte pro Sekunde</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Repeat from the first step</source>
        <translation>Ab dem ersten Schritt wiederholen</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Run the program (F6), then its bytes are shown here.</source>
        <translation>Führen Sie das Programm aus (F6), dann erscheinen seine Bytes hier.</translation>
    </message>
    <message>
        <source>Pause (K)</source>
        <translation>Pause (K)</translation>
    </message>
    <message>
        <source>Play (K)</source>
        <translation>Abspielen (K)</translation>
    </message>
    <message>
        <source>Save as film…</source>
        <translation>Als Film speichern…</translation>
    </message>
    <message>
        <source>Write every step as a frame of an animation</source>
        <translation>Jeden Schritt als Bild einer Animation schreiben</translation>
    </message>
    <message>
        <source>Install img2webp, ffmpeg or ImageMagick to save a film</source>
        <translation>Zum Speichern eines Films img2webp, ffmpeg oder ImageMagick installieren</translation>
    </message>
    <message>
        <source>Save as film</source>
        <translation>Als Film speichern</translation>
    </message>
    <message>
        <source>no installed program writes .%1 films</source>
        <translation>kein installiertes Programm schreibt .%1-Filme</translation>
    </message>
    <message>
        <source>Cancel (%1 of %2)</source>
        <translation>Abbrechen (%1 von %2)</translation>
    </message>
    <message>
        <source>Film saved as %1</source>
        <translation>Film gespeichert als %1</translation>
    </message>
    <message>
        <source>Film not saved: %1</source>
        <translation>Film nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>The bytes of the arena after the step, and their values</source>
        <translation>Die Bytes der Arena nach dem Schritt und ihre Werte</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmWriter</name>
    <message>
        <source>%1 could not be started</source>
        <translation>%1 konnte nicht gestartet werden</translation>
    </message>
    <message>
        <source>cannot write frames to %1; free some disk space</source>
        <translation>Bilder können nicht nach %1 geschrieben werden; geben Sie Speicherplatz frei</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <source>cannot write %1; choose another folder</source>
        <translation>%1 kann nicht geschrieben werden; wählen Sie einen anderen Ordner</translation>
    </message>
</context>
<context>
    <name>arenascope::FindController</name>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es). Enter goes to the first, F3 to the next.</source>
        <translation>
            <numerusform>%n Treffer. Eingabetaste: zum ersten, F3: zum nächsten.</numerusform>
            <numerusform>%n Treffer. Eingabetaste: zum ersten, F3: zum nächsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1 of %2: %3</source>
        <translation>Treffer %1 von %2: %3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
</context>
<context>
    <name>arenascope::FitSlider</name>
    <message>
        <source>The arenas fit up to %1</source>
        <translation>Die Arenen passen bis %1</translation>
    </message>
</context>
<context>
    <name>arenascope::FittingChange</name>
    <message>
        <source>A run takes an estimated %1 % longer.</source>
        <translation>Ein Lauf dauert geschätzt %1 % länger.</translation>
    </message>
    <message>
        <source>A run takes no longer.</source>
        <translation>Ein Lauf dauert nicht länger.</translation>
    </message>
    <message>
        <source>The file grows by %1.</source>
        <translation>Die Datei wächst um %1.</translation>
    </message>
    <message>
        <source>%1 then needs %2 of %3.</source>
        <translation>%1 braucht dann %2 von %3.</translation>
    </message>
    <message>
        <source>The change that saves the most: %1.</source>
        <translation>Die Änderung, die am meisten spart: %1.</translation>
    </message>
    <message>
        <source>%1 then needs %2, still %3 too much.</source>
        <translation>%1 braucht dann %2, immer noch %3 zu viel.</translation>
    </message>
    <message>
        <source>The whole footprint then needs %1, still %2 too much.</source>
        <translation>Der ganze Speicherbedarf ist dann %1, immer noch %2 zu viel.</translation>
    </message>
    <message>
        <source>One change makes the arena fit: %1.</source>
        <translation>Mit einer Änderung passt die Arena: %1.</translation>
    </message>
    <message>
        <source>Changes that make the arena fit together: %1.</source>
        <translation>Zusammen machen diese Änderungen die Arena passend: %1.</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderFilter</name>
    <message>
        <source>path of the model</source>
        <translation>Pfad des Modells</translation>
    </message>
    <message>
        <source>format of the file</source>
        <translation>Format der Datei</translation>
    </message>
    <message>
        <source>number of operators</source>
        <translation>Anzahl der Operatoren</translation>
    </message>
    <message>
        <source>bytes of the plan in the file</source>
        <translation>Bytes des Plans in der Datei</translation>
    </message>
    <message>
        <source>bytes of the smallest plan</source>
        <translation>Bytes des kleinsten Plans</translation>
    </message>
    <message>
        <source>bytes of RAM</source>
        <translation>Bytes RAM</translation>
    </message>
    <message>
        <source>bytes of flash</source>
        <translation>Bytes Flash</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s)</source>
        <translation>
            <numerusform>%1 von %n Modell</numerusform>
            <numerusform>%1 von %n Modellen</numerusform>
        </translation>
    </message>
    <message>
        <source>growth against the baseline, in bytes</source>
        <translation>Zuwachs gegenüber der Basis, in Byte</translation>
    </message>
    <message>
        <source>growth since the file changed on disk, in bytes</source>
        <translation>Zuwachs seit der Änderung der Datei auf der Platte, in Byte</translation>
    </message>
    <message>
        <source>time to move the bytes, in ms</source>
        <translation>Zeit zum Bewegen der Bytes, in ms</translation>
    </message>
    <message>
        <source>whether the model fits the target</source>
        <translation>ob das Modell auf das Ziel passt</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderModel</name>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Plan in the file, B</source>
        <translation>Plan der Datei, B</translation>
    </message>
    <message>
        <source>Smallest plan, B</source>
        <translation>Kleinster Plan, B</translation>
    </message>
    <message>
        <source>RAM, B</source>
        <translation>RAM, B</translation>
    </message>
    <message>
        <source>Flash, B</source>
        <translation>Flash, B</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? unbekannt</translation>
    </message>
    <message>
        <source>Change on disk, B</source>
        <translation>Änderung auf der Festplatte, B</translation>
    </message>
    <message>
        <source>Against baseline, B</source>
        <translation>Gegenüber der Basis, B</translation>
    </message>
    <message>
        <source>Moves, ms</source>
        <translation>Transfers, ms</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>✗ %1 over by %2</source>
        <translation>✗ %1: %2 zu viel</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderWindow</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K, 8M oder Bytes; leer: keine Grenze</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n Modell</numerusform>
            <numerusform>%n Modelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s) read</source>
        <translation>
            <numerusform>%1 von %n Modell gelesen</numerusform>
            <numerusform>%1 von %n Modellen gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Models in %1</source>
        <translation>Modelle in %1</translation>
    </message>
    <message>
        <source>name, plan&gt;=64K, not fits:yes</source>
        <translation>Name, plan&gt;=64K, not fits:yes</translation>
    </message>
    <message>
        <source>Words and conditions, such as mobilenet plan&gt;=64K or fits:no</source>
        <translation>Wörter und Bedingungen, etwa mobilenet plan&gt;=64K oder fits:no</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Device whose memories the models must fit</source>
        <translation>Gerät, in dessen Speicher die Modelle passen müssen</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Saves the table as CSV or JSON</source>
        <translation>Speichert die Tabelle als CSV oder JSON</translation>
    </message>
    <message>
        <source>Saved &amp;table…</source>
        <translation>Gespeicherte &amp;Tabelle…</translation>
    </message>
    <message>
        <source>Saved table</source>
        <translation>Gespeicherte Tabelle</translation>
    </message>
    <message>
        <source>Saved tables (*.csv *.json);;All files (*)</source>
        <translation>Gespeicherte Tabellen (*.csv *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Baselines of the &amp;sessions</source>
        <translation>Basen der &amp;Sitzungen</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Basis: %1</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>Sitzungen</translation>
    </message>
    <message>
        <source>%1, %2 shown</source>
        <translation>%1, %2 angezeigt</translation>
    </message>
    <message>
        <source>%1; %2 fit, %3 do not</source>
        <translation>%1; %2 passen, %3 nicht</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Tabelle speichern</translation>
    </message>
    <message>
        <source>Earlier sizes that the smallest plans are compared with</source>
        <translation>Frühere Größen, mit denen die kleinsten Pläne verglichen werden</translation>
    </message>
    <message>
        <source>&amp;Current table</source>
        <translation>&amp;Aktuelle Tabelle</translation>
    </message>
    <message>
        <source>%1; more models are in the folder, but not listed</source>
        <translation>%1; weitere Modelle im Ordner sind nicht aufgeführt</translation>
    </message>
    <message>
        <source>The target sets the limits; choose the target “none” to enter your own</source>
        <translation>Das Ziel gibt die Grenzen vor; für eigene das Ziel „keins“ wählen</translation>
    </message>
    <message>
        <source>All models must be read first</source>
        <translation>Zuerst müssen alle Modelle gelesen sein</translation>
    </message>
    <message>
        <source>No models here: .pt2, .pte, .onnx and .tflite files are listed</source>
        <translation>Hier sind keine Modelle: aufgelistet werden Dateien .pt2, .pte, .onnx und .tflite</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBanner</name>
    <message>
        <source>Measure now  F6</source>
        <translation>Jetzt messen  F6</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>Speicher von %1</translation>
    </message>
    <message>
        <source>Enter manually…</source>
        <translation>Von Hand eingeben…</translation>
    </message>
    <message>
        <source>Run the program once on this machine and measure the memory of its delegates</source>
        <translation>Das Programm einmal auf diesem Rechner ausführen und den Speicher seiner Delegates messen</translation>
    </message>
    <message>
        <source>Enter the delegate&apos;s memory from its documentation or from a measurement</source>
        <translation>Den Speicher des Delegates aus seiner Dokumentation oder einer Messung eingeben</translation>
    </message>
    <message>
        <source>Memory of %1 outside the arenas, such as 512K or 2M:</source>
        <translation>Speicher von %1 außerhalb der Arenen, etwa 512K oder 2M:</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>Speicher des Geräts</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, common scale</source>
        <translation>%1, gemeinsame Skala</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>Speicherbedarf</translation>
    </message>
    <message>
        <source>Will it fit?</source>
        <translation>Passt es?</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>Grenze für %1</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K, 8M oder Bytes; leer: keine Grenze</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Memory map</source>
        <translation>Speicherkarte</translation>
    </message>
    <message>
        <source>Memory map, step %1  %2</source>
        <translation>Speicherkarte, Schritt %1  %2</translation>
    </message>
    <message>
        <source>Linker map…</source>
        <translation>Linker-Map…</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Nicht gemessen</translation>
    </message>
    <message numerus="yes">
        <source>%n delegate(s)</source>
        <translation>
            <numerusform>%n Delegate</numerusform>
            <numerusform>%n Delegates</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the firmware&apos;s stack, data and code sizes from a GNU ld map file</source>
        <translation>Größen von Stack, Daten und Code der Firmware aus einer Map-Datei von GNU ld lesen</translation>
    </message>
    <message>
        <source>outside the arena</source>
        <translation>außerhalb der Arena</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>Speicherbedarf wird berechnet</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Verkleinern…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>Programme suchen, die weniger Speicher brauchen (F7)</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintScene</name>
    <message>
        <source>no limits yet</source>
        <translation>noch keine Grenzen</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>✗ does not fit</source>
        <translation>✗ passt nicht</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? unbekannt</translation>
    </message>
    <message>
        <source>? at least %1</source>
        <translation>? mindestens %1</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ %1 frei</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ um %1 zu groß</translation>
    </message>
    <message>
        <source>Fits without what is unknown: %1</source>
        <translation>Passt ohne das Unbekannte: %1</translation>
    </message>
    <message>
        <source>%1 allocates memory at load and at the first run; no file states its size.</source>
        <translation>%1 belegt Speicher beim Laden und beim ersten Lauf; keine Datei gibt seine Größe an.</translation>
    </message>
    <message>
        <source>Measure it on the device, or enter the size from its documentation.</source>
        <translation>Auf dem Gerät messen, oder die Größe aus der Dokumentation eingeben.</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegate. A run on this machine measures it.</source>
        <translation>Mindestens %1 werden im Delegate gebraucht. Ein Lauf auf diesem Rechner misst es.</translation>
    </message>
    <message>
        <source>This program cannot be written as a .pte; its flash size and load memory are unknown.</source>
        <translation>Dieses Programm lässt sich nicht als .pte schreiben; seine Größe im Flash und der Speicher beim Laden sind unbekannt.</translation>
    </message>
    <message>
        <source>With the scratch planned in the arena: arena %1, %2 less in total. This needs runtime support and is not counted here.</source>
        <translation>Mit dem Scratch in der Arena geplant: Arena %1, insgesamt %2 weniger. Die Runtime muss das unterstützen; hier zählt es nicht.</translation>
    </message>
    <message>
        <source>✗ the plan is invalid</source>
        <translation>✗ der Plan ist ungültig</translation>
    </message>
    <message>
        <source>%1 allocate memory at load and at the first run; no file states its size.</source>
        <translation>%1 belegen Speicher beim Laden und beim ersten Lauf; keine Datei gibt dessen Größe an.</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegates. A run on this machine measures them.</source>
        <translation>In den Delegates werden mindestens %1 gebraucht. Ein Lauf auf dieser Maschine misst sie.</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintTable</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>Teile des Speicherbedarfs</translation>
    </message>
    <message>
        <source>of %1 B</source>
        <translation>von %1 B</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>common scale</source>
        <translation>gemeinsame Skala</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Gewissheit</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
</context>
<context>
    <name>arenascope::GivenTarget</name>
    <message>
        <source>Use the memories of %1 (target for opened programs)</source>
        <translation>Speicher von %1 verwenden (Ziel für geöffnete Programme)</translation>
    </message>
    <message>
        <source>Use the memories of %1 (as in the program shown before)</source>
        <translation>Speicher von %1 verwenden (wie im zuvor gezeigten Programm)</translation>
    </message>
    <message>
        <source>Use the memories of %1 (target of the folder table)</source>
        <translation>Speicher von %1 verwenden (Ziel der Ordnertabelle)</translation>
    </message>
    <message>
        <source>%1 is the target for opened programs.</source>
        <translation>%1 ist das Ziel für geöffnete Programme.</translation>
    </message>
    <message>
        <source>%1 is the target of the program that was shown before.</source>
        <translation>%1 ist das Ziel des zuvor gezeigten Programms.</translation>
    </message>
    <message>
        <source>%1 is the target of the folder table.</source>
        <translation>%1 ist das Ziel der Ordnertabelle.</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphBar</name>
    <message>
        <source>How far from the selected tensor</source>
        <translation>Entfernung vom ausgewählten Tensor</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> Sprünge</translation>
    </message>
    <message>
        <source>One hop less</source>
        <translation>Ein Sprung weniger</translation>
    </message>
    <message>
        <source>One hop more</source>
        <translation>Ein Sprung mehr</translation>
    </message>
    <message>
        <source>Find node</source>
        <translation>Knoten suchen</translation>
    </message>
    <message>
        <source>Find a node by operator, tensor, module or source line</source>
        <translation>Einen Knoten nach Operator, Tensor, Modul oder Quellzeile suchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Zeichnen abbrechen</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Whole program</source>
        <translation>Ganzes Programm</translation>
    </message>
    <message>
        <source>Around the selection</source>
        <translation>Um die Auswahl</translation>
    </message>
    <message>
        <source>Inputs of the selection</source>
        <translation>Eingaben der Auswahl</translation>
    </message>
    <message>
        <source>Users of the selection</source>
        <translation>Nutzer der Auswahl</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Wärme</translation>
    </message>
    <message>
        <source>Value that the background colour shows</source>
        <translation>Wert, den die Hintergrundfarbe zeigt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open or close frames by level</source>
        <translation>Rahmen nach Ebene öffnen oder schließen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Views of tensors</source>
        <translation>Sichten auf Tensoren</translation>
    </message>
    <message>
        <source>Constants above 4 KiB as cards</source>
        <translation>Konstanten über 4 KiB als Karten</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Show the tree of modules</source>
        <translation>Baum der Module zeigen</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Alle schließen</translation>
    </message>
    <message>
        <source>Open to level %1</source>
        <translation>Bis Ebene %1 öffnen</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Alle öffnen</translation>
    </message>
    <message>
        <source>More settings of the graph</source>
        <translation>Weitere Einstellungen des Graphen</translation>
    </message>
    <message>
        <source>Nodes shown in addition to operators, and their arrangement</source>
        <translation>Knoten neben den Operatoren und ihre Anordnung</translation>
    </message>
    <message>
        <source>Columns of the window&apos;s height</source>
        <translation>Spalten in Fensterhöhe</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or source:model.py. Enter or F3 goes to the next match, Shift+F3 to the previous one.</source>
        <translation>Wörter und Bedingungen, etwa conv size&gt;=64K oder source:model.py. Eingabe oder F3 geht zum nächsten Treffer, Umschalt+F3 zum vorigen.</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>Graph der Operatoren</translation>
    </message>
    <message>
        <source>Across the graph</source>
        <translation>Quer durch den Graphen</translation>
    </message>
    <message>
        <source>Down the graph</source>
        <translation>Den Graphen abwärts</translation>
    </message>
    <message>
        <source>%1, cannot be planned: %2</source>
        <translation>%1, nicht planbar: %2</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>Das ganze Programm</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>Der Graph wird gezeichnet</translation>
    </message>
    <message>
        <source>Not drawn: open fewer frames</source>
        <translation>Nicht gezeichnet: weniger Rahmen öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) within distance %1; reduce it to %2</source>
        <translation>
            <numerusform>%n Knoten in Entfernung %1; auf %2 verringern</numerusform>
            <numerusform>%n Knoten in Entfernung %1; auf %2 verringern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s); choose inputs or users only</source>
        <translation>
            <numerusform>%n Nachbar; nur Eingaben oder nur Nutzer wählen</numerusform>
            <numerusform>%n Nachbarn; nur Eingaben oder nur Nutzer wählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n Operator</numerusform>
            <numerusform>%n Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n operator(s) drawn, %2 inside closed frames</source>
        <translation>
            <numerusform>%1 von %n Operator gezeichnet, %2 in geschlossenen Rahmen</numerusform>
            <numerusform>%1 von %n Operatoren gezeichnet, %2 in geschlossenen Rahmen</numerusform>
        </translation>
    </message>
    <message>
        <source>zoom %1</source>
        <translation>Zoom %1</translation>
    </message>
    <message>
        <source>Close this frame</source>
        <translation>Diesen Rahmen schließen</translation>
    </message>
    <message>
        <source>Open this frame</source>
        <translation>Diesen Rahmen öffnen</translation>
    </message>
    <message>
        <source>Close all %1 like it</source>
        <translation>Alle %1 dieser Art schließen</translation>
    </message>
    <message>
        <source>Open all %1 like it</source>
        <translation>Alle %1 dieser Art öffnen</translation>
    </message>
    <message>
        <source>Fit this frame</source>
        <translation>Diesen Rahmen einpassen</translation>
    </message>
    <message>
        <source>Bound by the caller</source>
        <translation>Vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>Delegate</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>An %1 geben</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>Auf der CPU lassen</translation>
    </message>
    <message>
        <source>Remove the rule</source>
        <translation>Regel entfernen</translation>
    </message>
    <message>
        <source>No backend is chosen: add one in the Delegates panel</source>
        <translation>Kein Backend ist gewählt: eines im Bereich Delegates hinzufügen</translation>
    </message>
    <message>
        <source>Passes that lower the peak…</source>
        <translation>Pässe, die die Spitze senken…</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Namen kopieren</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>All inputs of this node</source>
        <translation>Alle Eingaben dieses Knotens</translation>
    </message>
    <message>
        <source>All users of this node</source>
        <translation>Alle Nutzer dieses Knotens</translation>
    </message>
    <message>
        <source>Its neighbours</source>
        <translation>Seine Nachbarn</translation>
    </message>
    <message>
        <source>The path between the two</source>
        <translation>Der Pfad zwischen beiden</translation>
    </message>
    <message>
        <source>No path between the two</source>
        <translation>Kein Pfad zwischen beiden</translation>
    </message>
    <message>
        <source>Show its neighbourhood</source>
        <translation>Seine Umgebung zeigen</translation>
    </message>
    <message>
        <source>Close the frame around it</source>
        <translation>Den Rahmen darum schließen</translation>
    </message>
    <message>
        <source>Show in Arena</source>
        <translation>In der Arena zeigen</translation>
    </message>
    <message>
        <source>Show in Timeline</source>
        <translation>Im Zeitverlauf zeigen</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Im Quelltext zeigen</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>Hier sind keine Operatoren</translation>
    </message>
    <message>
        <source>A drawing has at most %1 items; open fewer frames</source>
        <translation>Eine Zeichnung hat höchstens %1 Elemente; öffnen Sie weniger Rahmen</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLabels</name>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>pass-through</source>
        <translation>durchgereicht</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>hineinkopieren</translation>
    </message>
    <message>
        <source>copy back</source>
        <translation>zurückkopieren</translation>
    </message>
    <message>
        <source>runs before</source>
        <translation>läuft davor</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n Tensor, %1</numerusform>
            <numerusform>%n Tensoren, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>then</source>
        <translation>dann</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sonst</translation>
    </message>
    <message>
        <source>called</source>
        <translation>aufgerufen</translation>
    </message>
    <message>
        <source>body</source>
        <translation>Rumpf</translation>
    </message>
    <message>
        <source>tiled group %1</source>
        <translation>Kachelgruppe %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>Schritte %1</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n Operator</numerusform>
            <numerusform>%n Operatoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the delegate</source>
        <translation>
            <numerusform>%n Knoten im Delegate</numerusform>
            <numerusform>%n Knoten im Delegate</numerusform>
        </translation>
    </message>
    <message>
        <source>one branch runs</source>
        <translation>ein Zweig läuft</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>Schleife</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>%1, open, %2</source>
        <translation>%1, offen, %2</translation>
    </message>
    <message>
        <source>%1, closed, %2</source>
        <translation>%1, geschlossen, %2</translation>
    </message>
    <message>
        <source>%1, shape not known</source>
        <translation>%1, Form nicht bekannt</translation>
    </message>
    <message>
        <source>Heat: memory</source>
        <translation>Wärme: Speicher</translation>
    </message>
    <message>
        <source>Heat: time</source>
        <translation>Wärme: Zeit</translation>
    </message>
    <message>
        <source>Heat: traffic</source>
        <translation>Wärme: Verkehr</translation>
    </message>
    <message>
        <source>Heat: off</source>
        <translation>Wärme: aus</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>Matrix</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>elementweise</translation>
    </message>
    <message>
        <source>reduce, normalise</source>
        <translation>reduziert, normiert</translation>
    </message>
    <message>
        <source>moves data</source>
        <translation>bewegt Daten</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>Kontrollfluss</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>Delegate</translation>
    </message>
    <message>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <source>runs if the condition selects it</source>
        <translation>läuft, wenn die Bedingung ihn wählt</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>nächste Iteration</translation>
    </message>
    <message>
        <source>next iteration: %1</source>
        <translation>nächste Iteration: %1</translation>
    </message>
    <message>
        <source>kept for the next run: %1</source>
        <translation>für den nächsten Lauf behalten: %1</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>kein Tensor</translation>
    </message>
    <message numerus="yes">
        <source>taken in %1 of %n run(s)</source>
        <translation>
            <numerusform>genommen in %1 von %n Lauf</numerusform>
            <numerusform>genommen in %1 von %n Läufen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken %1 of %n time(s)</source>
        <translation>
            <numerusform>%1 von %n Mal genommen</numerusform>
            <numerusform>%1 von %n Malen genommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s) per run</source>
        <translation>
            <numerusform>%n Iteration je Lauf</numerusform>
            <numerusform>%n Iterationen je Lauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n iteration(s) per run</source>
        <translation>
            <numerusform>%1 bis %n Iteration je Lauf</numerusform>
            <numerusform>%1 bis %n Iterationen je Lauf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n iteration(s)</source>
        <translation>
            <numerusform>höchstens %n Iteration</numerusform>
            <numerusform>höchstens %n Iterationen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n Iteration</numerusform>
            <numerusform>%n Iterationen</numerusform>
        </translation>
    </message>
    <message>
        <source>ends when %1 is false</source>
        <translation>endet, wenn %1 falsch ist</translation>
    </message>
    <message>
        <source>the number of iterations is not known</source>
        <translation>die Zahl der Iterationen ist unbekannt</translation>
    </message>
    <message>
        <source>lowered to %1</source>
        <translation>umgesetzt in %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLegend</name>
    <message>
        <source>live at the peak</source>
        <translation>an der Spitze belegt</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>nächste Iteration</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>at the right: step, bytes</source>
        <translation>rechts: Schritt, Bytes</translation>
    </message>
    <message>
        <source>at the right: live bytes, result</source>
        <translation>rechts: lebende Bytes, Ergebnis</translation>
    </message>
    <message>
        <source>at the right: time, bytes</source>
        <translation>rechts: Zeit, Bytes</translation>
    </message>
    <message>
        <source>at the right: bytes moved, result</source>
        <translation>rechts: bewegte Bytes, Ergebnis</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>Legende: %1</translation>
    </message>
    <message>
        <source>live bytes while it runs</source>
        <translation>lebende Bytes während der Ausführung</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>bewegte Bytes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>tensor, %1</source>
        <translation>Tensor, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphMinimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Übersicht des Graphen</translation>
    </message>
    <message>
        <source>Overview of the graph: click to go there</source>
        <translation>Übersicht des Graphen: Klick führt dorthin</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphPainter</name>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>Sicht %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphSearch</name>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s). Enter or F3 goes to the next, Shift+F3 to the previous.</source>
        <translation>
            <numerusform>%n Knoten. Eingabe oder F3 geht zum nächsten, Umschalt+F3 zum vorigen.</numerusform>
            <numerusform>%n Knoten. Eingabe oder F3 geht zum nächsten, Umschalt+F3 zum vorigen.</numerusform>
        </translation>
    </message>
    <message>
        <source>incomplete query</source>
        <translation>unvollständige Abfrage</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HeadlineController</name>
    <message>
        <source>The file&apos;s plan needs %1; %2 is possible, %3 % less</source>
        <translation>Der Plan der Datei braucht %1; %2 sind möglich, %3 % weniger</translation>
    </message>
    <message>
        <source>%1 finds a smaller plan for the same program.</source>
        <translation>%1 findet für dasselbe Programm einen kleineren Plan.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Planned for %1</source>
        <translation>Geplant für %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>The file&apos;s plan needs %1 of %2; %3 is possible, %4 % less</source>
        <translation>Der Plan der Datei braucht %1 von %2; %3 sind möglich, %4 % weniger</translation>
    </message>
    <message>
        <source>%1 needs %2 instead of %3.</source>
        <translation>%1 braucht %2 statt %3.</translation>
    </message>
</context>
<context>
    <name>arenascope::HeightFixes</name>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>%1 ends highest, at %2</source>
        <translation>%1 endet am höchsten, an %2</translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>Fixierungen kosten %1</translation>
    </message>
    <message>
        <source>because it is pinned (+%1)</source>
        <translation>weil fixiert (+%1)</translation>
    </message>
    <message>
        <source>held up by pinned tensor %1 (+%2)</source>
        <translation>gehalten vom fixierten Tensor %1 (+%2)</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpController</name>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>Offset setzen…</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>In Pool verschieben</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>zuerst einen Tensor auswählen</translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. %1.</source>
        <translation>Zeigt und optimiert den Speicherplan von Tensorprogrammen, führt ihn aus und exportiert ihn. %1.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>no program is open</source>
        <translation>kein Programm geöffnet</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>Bereich</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpWindow</name>
    <message>
        <source>ArenaScope help</source>
        <translation>ArenaScope-Hilfe</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Hilfeseite</translation>
    </message>
</context>
<context>
    <name>arenascope::Histogram</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HistoryDelegate</name>
    <message>
        <source>without %1</source>
        <translation>ohne %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>rules in another order</source>
        <translation>Regeln in anderer Reihenfolge</translation>
    </message>
</context>
<context>
    <name>arenascope::IcicleView</name>
    <message>
        <source>Shares of modules and lines</source>
        <translation>Anteile von Modulen und Zeilen</translation>
    </message>
    <message>
        <source>%1, %2, %3 of all</source>
        <translation>%1, %2, %3 vom Ganzen</translation>
    </message>
    <message>
        <source>A run (F6) measures the time of each operator</source>
        <translation>Ein Lauf (F6) misst die Zeit jedes Operators</translation>
    </message>
    <message>
        <source>Nothing is live at this step</source>
        <translation>In diesem Schritt lebt nichts</translation>
    </message>
</context>
<context>
    <name>arenascope::InputDimensions</name>
    <message>
        <source>static in the file; re-export with torch.export.Dim to change it</source>
        <translation>statisch in der Datei; zum Ändern mit torch.export.Dim erneut exportieren</translation>
    </message>
    <message>
        <source>static in the file; re-export the .pt2 with torch.export.Dim and lower it again to change it</source>
        <translation>statisch in der Datei; zum Ändern die .pt2 mit torch.export.Dim erneut exportieren und das Lowering wiederholen</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>statisch in der Datei</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>Dim %1</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>%1, example %2</source>
        <translation>%1, Beispiel %2</translation>
    </message>
    <message>
        <source>scalar without dimensions</source>
        <translation>Skalar ohne Dimensionen</translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>Select a tensor to see its bytes.</source>
        <translation>Einen Tensor auswählen, um seine Bytes zu sehen.</translation>
    </message>
    <message>
        <source>Memory pool of the tensor</source>
        <translation>Speicherpool des Tensors</translation>
    </message>
    <message>
        <source>Offset of the tensor in its pool</source>
        <translation>Offset des Tensors in seinem Pool</translation>
    </message>
    <message>
        <source>Type an offset (0x… or 64K) and press Enter to pin the tensor there</source>
        <translation>Offset eingeben (0x… oder 64K) und mit der Eingabetaste den Tensor dort fixieren</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Fixieren</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Zuletzt gelesen</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>an der Spitze belegt</translation>
    </message>
    <message>
        <source>view of %1</source>
        <translation>Sicht auf %1</translation>
    </message>
    <message>
        <source>elements, at most</source>
        <translation>Elemente, höchstens</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>+ padding</source>
        <translation>+ Auffüllung</translation>
    </message>
    <message>
        <source>to %1 B</source>
        <translation>auf %1 B</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Fixiert</translation>
    </message>
    <message>
        <source>not in an arena</source>
        <translation>nicht in einer Arena</translation>
    </message>
    <message>
        <source>by the caller, before the run</source>
        <translation>vom Aufrufer, vor dem Lauf</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n Konflikt</numerusform>
            <numerusform>✗ %n Konflikte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>Note on this tensor</source>
        <translation>Notiz zu diesem Tensor</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>Notiz zum Plan %1</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n Tensor, %1</numerusform>
            <numerusform>%n Tensoren, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>details of %1</source>
        <translation>Einzelheiten zu %1</translation>
    </message>
    <message>
        <source>%1 written + %2 read</source>
        <translation>%1 geschrieben + %2 gelesen</translation>
    </message>
    <message>
        <source>%1 per byte in %2</source>
        <translation>%1 pro Byte in %2</translation>
    </message>
    <message>
        <source>included in %1</source>
        <translation>in %1 enthalten</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>Dimension %1</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>in der Datei</translation>
    </message>
    <message>
        <source>same bytes as %1</source>
        <translation>dieselben Bytes wie %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>wie %1</translation>
    </message>
    <message>
        <source>no step reads it</source>
        <translation>kein Schritt liest ihn</translation>
    </message>
    <message>
        <source>stored in the file</source>
        <translation>in der Datei gespeichert</translation>
    </message>
    <message>
        <source>before the run; kept from the last one</source>
        <translation>vor dem Lauf; vom letzten behalten</translation>
    </message>
    <message>
        <source>Constants are read from the program file: they use flash, not the arena.</source>
        <translation>Konstanten werden aus der Programmdatei gelesen: Sie belegen Flash, nicht die Arena.</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it is live at every step.</source>
        <translation>Zustand behält seine Bytes zwischen Läufen und lebt daher in jedem Schritt.</translation>
    </message>
    <message>
        <source>The size changes at run time; the bytes are the upper bound.</source>
        <translation>Die Größe ändert sich zur Laufzeit; die Bytes sind die obere Schranke.</translation>
    </message>
    <message>
        <source>A view of %1 without bytes of its own.</source>
        <translation>Eine Sicht auf %1 ohne eigene Bytes.</translation>
    </message>
    <message>
        <source>The caller supplies the buffer, so it uses no arena bytes.</source>
        <translation>Der Aufrufer stellt den Puffer, daher belegt er keine Bytes der Arena.</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes, times the cost of the pool. Automatic placement minimises the sum.</source>
        <translation>Bytes, die ein Lauf liest und schreibt, mal Kosten des Pools. Die automatische Platzierung minimiert die Summe.</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 ist kein Offset; 0x06C000, 442368 oder 432K schreiben</translation>
    </message>
    <message>
        <source>not planned</source>
        <translation>nicht geplant</translation>
    </message>
    <message>
        <source>Nodes %1 of the node list: from %2 to %3, inclusive.</source>
        <translation>Knoten %1 der Knotenliste: von %2 bis %3 einschließlich.</translation>
    </message>
    <message>
        <source>, in %1 at %2</source>
        <translation>, in %1 an %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <source>inside a delegate</source>
        <translation>in einem Delegate</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>kein Tensor</translation>
    </message>
</context>
<context>
    <name>arenascope::IntegersRow</name>
    <message>
        <source>Quantised layers on integers</source>
        <translation>Quantisierte Schichten mit ganzen Zahlen</translation>
    </message>
    <message>
        <source>Quantised layers become operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>Quantisierte Schichten werden zu Operatoren von ExecuTorchs Cortex-M-Bibliothek</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>Mit ganzen Zahlen rechnen</translation>
    </message>
    <message numerus="yes">
        <source>%n quantised operator(s) still compute in floating point; Delegates lists the reasons</source>
        <translation>
            <numerusform>%n quantisierter Operator rechnet noch in Gleitkomma. Delegates nennt die Gründe</numerusform>
            <numerusform>%n quantisierte Operatoren rechnen noch in Gleitkomma. Delegates nennt die Gründe</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>In Gleitkomma rechnen</translation>
    </message>
</context>
<context>
    <name>arenascope::KindButton</name>
    <message>
        <source>intermediates</source>
        <translation>Zwischenwerte</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>delegates&apos; tensors</source>
        <translation>Tensoren von Delegates</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n Art</numerusform>
            <numerusform>%n Arten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinkRow</name>
    <message numerus="yes">
        <source>%n fix(es)…</source>
        <translation>
            <numerusform>%n Abhilfe…</numerusform>
            <numerusform>%n Abhilfen…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n weitere…</numerusform>
            <numerusform>%n weitere…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinksSection</name>
    <message>
        <source>Inputs and users</source>
        <translation>Eingaben und Nutzer</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>%1 in, %n reader(s)</source>
        <translation>
            <numerusform>%1 ein, %n Leser</numerusform>
            <numerusform>%1 ein, %n Leser</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as view</source>
        <translation>%1, als Sicht</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>gelesen von</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>kein Tensor</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>Konstante</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveModel</name>
    <message>
        <source>Live at this step</source>
        <translation>Lebt in diesem Schritt</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>nur in diesem Schritt</translation>
    </message>
    <message>
        <source>written at this step</source>
        <translation>in diesem Schritt geschrieben</translation>
    </message>
    <message>
        <source>last read at this step</source>
        <translation>in diesem Schritt zuletzt gelesen</translation>
    </message>
    <message>
        <source>next read at step %1</source>
        <translation>als Nächstes in Schritt %1 gelesen</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>%1 of %2 are live at this step</source>
        <translation>%1 von %2 leben in diesem Schritt</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveSteps</name>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 lebend</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Datei wird gelesen</translation>
    </message>
    <message>
        <source>Lowering to memory operations</source>
        <translation>Lowering auf Speicheroperationen</translation>
    </message>
    <message>
        <source>Lifetimes and plans</source>
        <translation>Lebensdauern und Pläne</translation>
    </message>
    <message>
        <source>Exported program</source>
        <translation>Exportiertes Programm</translation>
    </message>
    <message>
        <source>ExecuTorch program</source>
        <translation>ExecuTorch-Programm</translation>
    </message>
    <message>
        <source>Allocation problem</source>
        <translation>Allokationsproblem</translation>
    </message>
    <message>
        <source>Session or trace</source>
        <translation>Sitzung oder Trace</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1 s</translation>
    </message>
    <message>
        <source>returns to the start page</source>
        <translation>führt zurück zur Startseite</translation>
    </message>
    <message>
        <source>returns to %1, which is unchanged</source>
        <translation>führt zurück zu %1, das unverändert ist</translation>
    </message>
</context>
<context>
    <name>arenascope::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Messages appear here.</source>
        <translation>Hier erscheinen Meldungen.</translation>
    </message>
</context>
<context>
    <name>arenascope::MainActions</name>
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
        <translation>&amp;Alle Tensoren lösen</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
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
        <translation>Beis&amp;piel öffnen</translation>
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
        <translation>B&amp;ereiche</translation>
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
    <message>
        <source>Plu&amp;g-ins…</source>
        <translation>Plu&amp;g-ins…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Import plan…</source>
        <translation>Plan &amp;importieren…</translation>
    </message>
    <message>
        <source>Take &amp;names from…</source>
        <translation>&amp;Namen übernehmen aus…</translation>
    </message>
    <message>
        <source>&amp;Add planner…</source>
        <translation>Planer &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Report as a page (HTML)…</source>
        <translation>&amp;Bericht als Seite (HTML)…</translation>
    </message>
    <message>
        <source>This view as P&amp;DF…</source>
        <translation>Diese Ansicht als P&amp;DF…</translation>
    </message>
    <message>
        <source>This view as &amp;PNG…</source>
        <translation>Diese Ansicht als &amp;PNG…</translation>
    </message>
    <message>
        <source>This view as &amp;SVG…</source>
        <translation>Diese Ansicht als &amp;SVG…</translation>
    </message>
    <message>
        <source>Tensors as &amp;CSV…</source>
        <translation>Tensoren als &amp;CSV…</translation>
    </message>
    <message>
        <source>Plan as &amp;JSON…</source>
        <translation>Plan als &amp;JSON…</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>Berich&amp;t</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
        <source>&amp;Copy the chart as a picture</source>
        <translation>Diagramm als Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;All tensors</source>
        <translation>&amp;Alle Tensoren</translation>
    </message>
    <message>
        <source>In the same &amp;pool</source>
        <translation>Im selben &amp;Pool</translation>
    </message>
    <message>
        <source>Of the same &amp;operator</source>
        <translation>Vom selben &amp;Operator</translation>
    </message>
    <message>
        <source>Of the same &amp;module</source>
        <translation>Vom selben &amp;Modul</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ansicht ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ansicht ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>A&amp;lles einpassen</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>Auswahl e&amp;inpassen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Voll&amp;bild</translation>
    </message>
    <message>
        <source>Set the &amp;baseline</source>
        <translation>&amp;Basis festlegen</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Auswä&amp;hlen</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>Farbe na&amp;ch</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Gr&amp;öße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>With a &amp;note</source>
        <translation>Mit &amp;Notiz</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal offsets</source>
        <translation>&amp;Hexadezimale Offsets</translation>
    </message>
    <message>
        <source>Find   Ctrl F</source>
        <translation>Suchen   Strg F</translation>
    </message>
    <message>
        <source>&amp;Save these pools as a preset…</source>
        <translation>Diese Pools als Vorlage &amp;speichern…</translation>
    </message>
    <message>
        <source>&amp;Improve, keeping the pins</source>
        <translation>Fixierungen behalten und &amp;verbessern</translation>
    </message>
    <message>
        <source>&amp;Validate the plan</source>
        <translation>Plan auf &amp;Gültigkeit prüfen</translation>
    </message>
    <message>
        <source>Run sett&amp;ings</source>
        <translation>Lauf&amp;einstellungen</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>nichts zu wiederholen</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>es läuft nichts</translation>
    </message>
    <message>
        <source>nothing is pinned</source>
        <translation>nichts ist fixiert</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>zuerst einen Tensor auswählen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Target presets</source>
        <translation>&amp;Zielvorlagen</translation>
    </message>
    <message>
        <source>Baseline and unmatc&amp;hed edits…</source>
        <translation>Basis und ni&amp;cht zugeordnete Änderungen…</translation>
    </message>
    <message>
        <source>no earlier view</source>
        <translation>keine frühere Ansicht</translation>
    </message>
    <message>
        <source>Recovered e&amp;dits</source>
        <translation>&amp;Wiederhergestellte Änderungen</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Mit anderer Datei vergleichen</translation>
    </message>
    <message>
        <source>Shrin&amp;k…</source>
        <translation>Ver&amp;kleinern…</translation>
    </message>
    <message>
        <source>Shrink  F7</source>
        <translation>Verkleinern  F7</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Als &amp;Befehl kopieren</translation>
    </message>
    <message>
        <source>Live at the same &amp;time</source>
        <translation>Zur gleichen &amp;Zeit lebend</translation>
    </message>
    <message>
        <source>Open &amp;folder of models…</source>
        <translation>Modell&amp;ordner öffnen…</translation>
    </message>
    <message>
        <source>Import de&amp;vice times…</source>
        <translation>&amp;Gerätezeiten importieren…</translation>
    </message>
    <message>
        <source>Show your preset &amp;files</source>
        <translation>Ei&amp;gene Presets anzeigen</translation>
    </message>
    <message>
        <source>Explain the &amp;focused control</source>
        <translation>&amp;Fokussiertes Bedienelement erklären</translation>
    </message>
    <message>
        <source>Check the &amp;budget</source>
        <translation>&amp;Budget prüfen</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>&amp;Vorheriger Treffer</translation>
    </message>
    <message>
        <source>&amp;Next program</source>
        <translation>&amp;Nächstes Programm</translation>
    </message>
    <message>
        <source>Pre&amp;vious program</source>
        <translation>Vorheriges &amp;Programm</translation>
    </message>
    <message>
        <source>&amp;Find tensors and operators</source>
        <translation>Tensoren und Operatoren &amp;suchen</translation>
    </message>
    <message>
        <source>Add a p&amp;ool…</source>
        <translation>P&amp;ool hinzufügen…</translation>
    </message>
    <message>
        <source>(changed)</source>
        <translation>(geändert)</translation>
    </message>
    <message>
        <source>Target  %1</source>
        <translation>Ziel  %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::MainDocks</name>
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
        <source>Problems  %1</source>
        <translation>Probleme  %1</translation>
    </message>
    <message>
        <source>Tensors  %1</source>
        <translation>Tensoren  %1</translation>
    </message>
    <message>
        <source>Delegates</source>
        <translation>Delegates</translation>
    </message>
    <message>
        <source>Delegates  %1</source>
        <translation>Delegates  %1</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Edits that can be undone</source>
        <translation>Änderungen, die sich zurücknehmen lassen</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>Wie geöffnet</translation>
    </message>
    <message>
        <source>Tensors  %1 of %2</source>
        <translation>Tensoren  %1 von %2</translation>
    </message>
    <message>
        <source>Run  %1</source>
        <translation>Lauf  %1</translation>
    </message>
    <message>
        <source>%1, %2 empty</source>
        <translation>%1, %2 leer</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>Verkleinern</translation>
    </message>
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>Kapazität %1</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 lebend</translation>
    </message>
    <message>
        <source>reserved</source>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>offset, B</source>
        <translation>Offset, B</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1: %2 an %3 von %4, Schritte %5</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>frei bis %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>%1: %2 live at step %3, arena size %4</source>
        <translation>%1: %2 leben in Schritt %3, Arena-Größe %4</translation>
    </message>
    <message>
        <source>%1 arena, no live bytes at step %2</source>
        <translation>Arena %1, keine lebenden Bytes in Schritt %2</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>Speicherkarte</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Live in %1</source>
        <translation>Lebend in %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>The peak of %1</source>
        <translation>Die Spitze von %1</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1 in Schritt %2</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>Ohne %1</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1, Spitze %2</translation>
    </message>
    <message>
        <source>Optimal for this program: only graph passes, another order or smaller tensors can lower this peak.</source>
        <translation>Optimal für dieses Programm: Nur Graph-Pässe, eine andere Reihenfolge oder kleinere Tensoren können diese Spitze senken.</translation>
    </message>
    <message>
        <source>Tensors live at this step</source>
        <translation>In diesem Schritt lebende Tensoren</translation>
    </message>
    <message>
        <source>What the peak consists of</source>
        <translation>Woraus die Spitze besteht</translation>
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Press Home to go there.</source>
        <translation>%1 leben hier; die Spitze ist %2 in Schritt %3. Pos1 führt dorthin.</translation>
    </message>
    <message>
        <source>Tensors that the step&apos;s operator reads or writes: %1.</source>
        <translation>Tensoren, die der Operator des Schritts liest oder schreibt: %1.</translation>
    </message>
    <message>
        <source>Tensors kept for later steps: %1.</source>
        <translation>Für spätere Schritte gehaltene Tensoren: %1.</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: %2.</source>
        <translation>Der Plan liegt %1 über der unteren Schranke: %2.</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: at most that much can be saved.</source>
        <translation>Der Plan liegt %1 über der unteren Schranke: Höchstens so viel lässt sich sparen.</translation>
    </message>
    <message>
        <source>The plan needs %1 more: pins and reserved ranges prevent lower offsets.</source>
        <translation>Der Plan braucht %1 mehr: Fixierungen und reservierte Bereiche verhindern niedrigere Offsets.</translation>
    </message>
    <message>
        <source>No graph pass or operator order lowers it.</source>
        <translation>Kein Graph-Pass und keine Operator-Reihenfolge senkt sie.</translation>
    </message>
    <message>
        <source>Remove the pin and replan</source>
        <translation>Fixierung lösen und neu planen</translation>
    </message>
    <message>
        <source>Move the tensor and replan</source>
        <translation>Tensor verschieben und neu planen</translation>
    </message>
    <message>
        <source>Select the tensor; a second pool could hold it</source>
        <translation>Tensor auswählen; ein zweiter Pool könnte ihn aufnehmen</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Verkleinern…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>Programme suchen, die weniger Speicher brauchen (F7)</translation>
    </message>
    <message>
        <source>All tensors live at this step need %1.</source>
        <translation>Alle Tensoren, die in diesem Schritt leben, brauchen %1.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Ein Schritt</translation>
    </message>
    <message>
        <source>All steps, which can be played (K)</source>
        <translation>Alle Schritte, zum Abspielen (K)</translation>
    </message>
    <message>
        <source>The memory at one step, and why the peak is not lower</source>
        <translation>Der Speicher in einem Schritt, und warum die Spitze nicht niedriger ist</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>Optimal for this program. Program changes that lower the peak: %1.</source>
        <translation>Optimal für dieses Programm. Programmänderungen, die die Spitze senken: %1.</translation>
    </message>
    <message>
        <source>Program changes that lower the peak: %1.</source>
        <translation>Programmänderungen, die die Spitze senken: %1.</translation>
    </message>
    <message>
        <source>written or waiting</source>
        <translation>geschrieben oder wartend</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>%1 of the plan are free at this step; no plan in this order needs less.</source>
        <translation>%1 des Plans sind in diesem Schritt frei; kein Plan in dieser Reihenfolge braucht weniger.</translation>
    </message>
    <message>
        <source>in an arena of %1</source>
        <translation>in einer Arena von %1</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1; moves in %2</source>
        <translation>%1; Transfers in %2</translation>
    </message>
    <message>
        <source>✓ arenas fit: %1</source>
        <translation>✓ Arenen passen: %1</translation>
    </message>
    <message>
        <source>✗ still too large: %1</source>
        <translation>✗ noch zu groß: %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>Name in Regeln, Dateien und Berichten</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K, 1M, 1,5 MiB oder Bytes; leer: keine Grenze</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>mem_id</source>
        <translation>mem_id</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>Pools automatisch wählen</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Jetzt: %1</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>Pool hinzufügen</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time per byte, such as 2.5 ns; empty: unknown. Move times are estimated if every pool has a bandwidth.</source>
        <translation>MB/s beim Lesen und Schreiben, etwa 400, oder die Zeit je Byte, etwa 2.5 ns; leer: unbekannt. Zeiten für Verschiebungen werden geschätzt, wenn jeder Pool eine Bandbreite hat.</translation>
    </message>
    <message>
        <source>Number of the pool in the file; the proposed number is unused</source>
        <translation>Nummer des Pools in der Datei; die vorgeschlagene ist unbenutzt</translation>
    </message>
    <message>
        <source>Off: tensors stay in their pools until you move them</source>
        <translation>Aus: Tensoren bleiben in ihren Pools, bis Sie sie verschieben</translation>
    </message>
    <message>
        <source>mem_id %1 belongs to the pool %2.</source>
        <translation>mem_id %1 gehört zum Pool %2.</translation>
    </message>
    <message>
        <source>With this pool: planning…</source>
        <translation>Mit diesem Pool: wird geplant…</translation>
    </message>
    <message>
        <source>With this pool: %1</source>
        <translation>Mit diesem Pool: %1</translation>
    </message>
    <message>
        <source>With this pool: no plan was found</source>
        <translation>Mit diesem Pool: kein Plan gefunden</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Add pool</source>
        <translation>Pool hinzufügen</translation>
    </message>
    <message>
        <source>Plan inputs</source>
        <translation>Eingaben planen</translation>
    </message>
    <message>
        <source>Plan outputs</source>
        <translation>Ausgaben planen</translation>
    </message>
    <message>
        <source>Plan state</source>
        <translation>Zustand planen</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>Pools automatisch wählen</translation>
    </message>
    <message>
        <source>Order of operators</source>
        <translation>Reihenfolge der Operatoren</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Off: the caller supplies the input buffers</source>
        <translation>Aus: Der Aufrufer stellt die Eingabepuffer</translation>
    </message>
    <message>
        <source>Off: the caller supplies the output buffers</source>
        <translation>Aus: Der Aufrufer stellt die Ausgabepuffer</translation>
    </message>
    <message>
        <source>Off: the caller supplies the state buffers</source>
        <translation>Aus: Der Aufrufer stellt die Zustandspuffer</translation>
    </message>
    <message>
        <source>Allow any operator order that respects data dependencies</source>
        <translation>Jede Operator-Reihenfolge erlauben, die Datenabhängigkeiten wahrt</translation>
    </message>
    <message>
        <source>Program order</source>
        <translation>Reihenfolge des Programms</translation>
    </message>
    <message>
        <source>Search for a better order</source>
        <translation>Bessere Reihenfolge suchen</translation>
    </message>
    <message>
        <source>Best order, proven</source>
        <translation>Beste Reihenfolge, bewiesen</translation>
    </message>
    <message>
        <source>This order saves %1</source>
        <translation>Diese Reihenfolge spart %1</translation>
    </message>
    <message>
        <source>No operator order found that uses less memory</source>
        <translation>Keine Operator-Reihenfolge gefunden, die weniger Speicher braucht</translation>
    </message>
    <message>
        <source>Measure bandwidth</source>
        <translation>Bandbreite messen</translation>
    </message>
    <message>
        <source>Assigns tensors to pools so that moving their bytes takes the least time, or costs the least where a pool has no bandwidth. Pins and rules stay. Needs two pools, the faster one with a capacity.</source>
        <translation>Weist Tensoren den Pools so zu, dass das Bewegen ihrer Bytes die wenigste Zeit braucht oder, wo ein Pool keine Bandbreite hat, am wenigsten kostet. Fixierungen und Regeln bleiben. Braucht zwei Pools, den schnelleren mit Kapazität.</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the times that the device recorded</source>
        <translation>Setzt die Bandbreite jedes Pools aus den Zeiten, die das Gerät aufgezeichnet hat</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the last run on this computer. It is this computer&apos;s memory, not the device&apos;s.</source>
        <translation>Setzt die Bandbreite jedes Pools aus dem letzten Lauf auf diesem Rechner. Es ist dessen Speicher, nicht der des Geräts.</translation>
    </message>
    <message>
        <source>Needs times: run the program, or open times of a device</source>
        <translation>Braucht Zeiten: das Programm ausführen oder Zeiten eines Geräts öffnen</translation>
    </message>
</context>
<context>
    <name>arenascope::MessageBar</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At %1 in %2.</source>
        <translation>Bei %1 in %2.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>In %1.</translation>
    </message>
    <message>
        <source>At %1.</source>
        <translation>Bei %1.</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Erwartet: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>arenascope::ModelPanel</name>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Modules of the program</source>
        <translation>Module des Programms</translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation>(kein Modul)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Signature of the method</source>
        <translation>Signatur der Methode</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>written back by %1</source>
        <translation>zurückgeschrieben von %1</translation>
    </message>
    <message>
        <source>only read</source>
        <translation>nur gelesen</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>kept, %1 in the file</source>
        <translation>erhalten, %1 in der Datei</translation>
    </message>
    <message>
        <source>as in the program</source>
        <translation>wie im Programm</translation>
    </message>
    <message>
        <source>zero, not stored</source>
        <translation>Null, nicht gespeichert</translation>
    </message>
    <message>
        <source>unspecified, not stored</source>
        <translation>unbestimmt, nicht gespeichert</translation>
    </message>
    <message>
        <source>(inputs and state)</source>
        <translation>(Eingaben und Zustand)</translation>
    </message>
    <message>
        <source>Method that is planned, shown and run</source>
        <translation>Methode, die geplant, gezeigt und ausgeführt wird</translation>
    </message>
    <message>
        <source>Initial value</source>
        <translation>Anfangswert</translation>
    </message>
    <message>
        <source>Initial value of %1</source>
        <translation>Anfangswert von %1</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
</context>
<context>
    <name>arenascope::ModuleTree</name>
    <message>
        <source>Modules</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Ops</source>
        <translation>Ops</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Lebt</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Operator of the node</source>
        <translation>Operator des Knotens</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
    <message>
        <source>Another operator with the same arguments, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>Ein anderer Operator mit denselben Argumenten, etwa mylib::dma_copy.out; leer: der des Programms</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>A run (F6) shows the kernel of each operator.</source>
        <translation>Ein Lauf (F6) zeigt den Kernel jedes Operators.</translation>
    </message>
</context>
<context>
    <name>arenascope::NoteEditor</name>
    <message>
        <source>Note, saved with the session</source>
        <translation>Notiz, in der Sitzung gespeichert</translation>
    </message>
</context>
<context>
    <name>arenascope::Offsets</name>
    <message>
        <source>%1 was not moved: %2</source>
        <translation>%1 wurde nicht verschoben: %2</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2; the nearest are %3 and %4</source>
        <translation>%1 ist kein Vielfaches von %2; am nächsten liegen %3 und %4</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenController</name>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>Programme und ETRecords (*.pt2 *.bin *.etrecord);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>Programs and sessions (%1)</source>
        <translation>Programme und Sitzungen (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Sitzung öffnen</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>Sitzungen (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not opened</source>
        <translation>
            <numerusform>%n Datei nicht geöffnet</numerusform>
            <numerusform>%n Dateien nicht geöffnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Names from the original program or an ETRecord</source>
        <translation>Namen aus dem ursprünglichen Programm oder einem ETRecord</translation>
    </message>
    <message>
        <source>Names imported</source>
        <translation>Namen importiert</translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) can be opened at the same time.</source>
        <translation>
            <numerusform>Höchstens %n Datei lässt sich gleichzeitig öffnen.</numerusform>
            <numerusform>Höchstens %n Dateien lassen sich gleichzeitig öffnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>Ordner mit Modellen</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenPrograms</name>
    <message>
        <source>No program</source>
        <translation>Kein Programm</translation>
    </message>
</context>
<context>
    <name>arenascope::OperatorSection</name>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>Argument</translation>
    </message>
    <message>
        <source>Fold arguments at their defaults</source>
        <translation>Argumente mit Vorgabewerten einklappen</translation>
    </message>
    <message numerus="yes">
        <source>%n more at their defaults</source>
        <translation>
            <numerusform>%n weiteres mit Vorgabewert</numerusform>
            <numerusform>%n weitere mit Vorgabewerten</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments at their defaults</source>
        <translation>Argumente mit Vorgabewerten</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Rechenarbeit</translation>
    </message>
    <message>
        <source>%1 multiply-adds</source>
        <translation>%1 Multiply-Adds</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumente</translation>
    </message>
    <message>
        <source>The payload does not state them in a known form.</source>
        <translation>Der Payload nennt sie nicht in bekannter Form.</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
</context>
<context>
    <name>arenascope::PayloadViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>keine Compile-Specs</translation>
    </message>
    <message>
        <source>Extract…</source>
        <translation>Extrahieren…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Ersetzen…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Kopf</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Zeichenketten</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>Specs</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>Eine Region auswählen, um ihren Payload zu sehen.</translation>
    </message>
    <message>
        <source>no strings of four characters or more</source>
        <translation>keine Zeichenketten aus mindestens vier Zeichen</translation>
    </message>
    <message>
        <source>… %1 more bytes; extract the payload to see them</source>
        <translation>… %1 weitere Bytes: Payload extrahieren, um sie zu sehen</translation>
    </message>
    <message>
        <source>the payload is empty</source>
        <translation>der Payload ist leer</translation>
    </message>
    <message>
        <source>Replace the payload with the bytes of a file</source>
        <translation>Payload durch die Bytes einer Datei ersetzen</translation>
    </message>
    <message>
        <source>Restore the program&apos;s own payload</source>
        <translation>Payload des Programms wiederherstellen</translation>
    </message>
    <message>
        <source>Bytes of the payload</source>
        <translation>Bytes des Payloads</translation>
    </message>
    <message>
        <source>Payload of %1</source>
        <translation>Payload von %1</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message numerus="yes">
        <source>%n compile spec(s)</source>
        <translation>
            <numerusform>%n Compile-Spec</numerusform>
            <numerusform>%n Compile-Specs</numerusform>
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
        <translation>Automatisch plant bereits um die Fixierungen herum</translation>
    </message>
    <message>
        <source>Import plan</source>
        <translation>Plan importieren</translation>
    </message>
    <message>
        <source>Placements (*.csv *.json)</source>
        <translation>Platzierungen (*.csv *.json)</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>Planer hinzufügen: ein Programm, das das Problem liest und Offsets schreibt</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>No overlaps; over capacity by %1</source>
        <translation>Keine Überlappungen; über der Kapazität um %1</translation>
    </message>
    <message>
        <source>The plan is valid</source>
        <translation>Der Plan ist gültig</translation>
    </message>
    <message>
        <source>No other tensor moved.</source>
        <translation>Kein anderer Tensor wurde verschoben.</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) moved.</source>
        <translation>
            <numerusform>%n anderer Tensor wurde verschoben.</numerusform>
            <numerusform>%n andere Tensoren wurden verschoben.</numerusform>
        </translation>
    </message>
    <message>
        <source>External planner: %1</source>
        <translation>Externer Planer: %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Import plan %1</source>
        <translation>Plan %1 importieren</translation>
    </message>
    <message>
        <source>From a plug-in</source>
        <translation>Aus einem Plug-in</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all offset and alignment constraints are met.</source>
        <translation>Keine lebenden Tensoren teilen Bytes; alle Vorgaben für Offset und Ausrichtung sind erfüllt.</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all pool, offset and alignment constraints are met.</source>
        <translation>Keine lebenden Tensoren teilen Bytes; alle Vorgaben für Pool, Offset und Ausrichtung sind erfüllt.</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; replanned with %1</source>
        <translation>Der Plan der Datei kann diese Verschiebung nicht darstellen; neu geplant mit %1</translation>
    </message>
    <message>
        <source>Keep all other tensors in place</source>
        <translation>Alle anderen Tensoren an ihrem Platz lassen</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanTrouble</name>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>%n weiteres unter Probleme</numerusform>
            <numerusform>%n weitere unter Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, steps %4</source>
        <translation>%1 und %2 überlappen sich: %3, Schritte %4</translation>
    </message>
    <message>
        <source>The plan does not fit</source>
        <translation>Der Plan passt nicht</translation>
    </message>
    <message>
        <source>The plan is invalid</source>
        <translation>Der Plan ist ungültig</translation>
    </message>
    <message>
        <source>over by %1 in pool %2</source>
        <translation>um %1 zu groß in Pool %2</translation>
    </message>
    <message>
        <source>over capacity by %1 in %2</source>
        <translation>um %1 über der Kapazität in %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) overlap</source>
        <translation>
            <numerusform>%n Tensor überlappt</numerusform>
            <numerusform>%n Tensoren überlappen sich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s) of the plan</source>
        <translation>
            <numerusform>%n anderes Problem des Plans</numerusform>
            <numerusform>%n andere Probleme des Plans</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, step %4</source>
        <translation>%1 und %2 überlappen sich: %3, Schritt %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more problem(s)</source>
        <translation>
            <numerusform>%1; %n weiteres Problem</numerusform>
            <numerusform>%1; %n weitere Probleme</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>the file&apos;s own plan</source>
        <translation>Plan der Datei</translation>
    </message>
    <message>
        <source>preview of the move</source>
        <translation>Vorschau des Verschiebens</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>Spitze von %1</translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation>Über Schranke</translation>
    </message>
    <message>
        <source>Δ reference</source>
        <translation>Δ Referenz</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>= lower bound</source>
        <translation>= untere Schranke</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>untere Schranke</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>reference: %1</source>
        <translation>Referenz: %1</translation>
    </message>
    <message>
        <source>Static Runtime</source>
        <translation>Static Runtime</translation>
    </message>
    <message>
        <source>storage groups, %1</source>
        <translation>Speichergruppen, %1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>%1, over by %2</source>
        <translation>%1, um %2 zu groß</translation>
    </message>
    <message>
        <source>overlap %1 at step %2</source>
        <translation>überlappt um %1 in Schritt %2</translation>
    </message>
    <message>
        <source>best with these pins</source>
        <translation>bester mit diesen Fixierungen</translation>
    </message>
    <message>
        <source>At value ranges, %1</source>
        <translation>Bei Wertebereichen, %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>not replanned yet</source>
        <translation>noch nicht neu geplant</translation>
    </message>
    <message>
        <source>Press F5 to compare the plans of all planners</source>
        <translation>F5 drücken, um die Pläne aller Planer zu vergleichen</translation>
    </message>
    <message>
        <source>%1 does not support pins; Δ is relative to this plan</source>
        <translation>%1 unterstützt keine Fixierungen; Δ bezieht sich auf diesen Plan</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <source>Time to move the bytes of one run</source>
        <translation>Zeit für das Bewegen der Bytes eines Laufs</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>Transferzeit</translation>
    </message>
</context>
<context>
    <name>arenascope::Plugins</name>
    <message>
        <source>backend %1</source>
        <translation>Backend %1</translation>
    </message>
    <message>
        <source>planner %1</source>
        <translation>Planer %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>Kernel %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>Speicher %1</translation>
    </message>
    <message>
        <source>Looking for backends</source>
        <translation>Backends werden gesucht</translation>
    </message>
    <message>
        <source>partitioner %1</source>
        <translation>Partitionierer %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsPage</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Shared libraries that add planners, kernels and backends. They run with your rights: add only what you trust.</source>
        <translation>Dynamische Bibliotheken, die Planer, Kernel und Backends hinzufügen. Sie laufen mit Ihren Rechten: nur Vertrauenswürdiges hinzufügen.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Fügt hinzu</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>Plug-ins</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen…</translation>
    </message>
    <message>
        <source>Add a plug-in</source>
        <translation>Plug-in hinzufügen</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>Dynamische Bibliotheken (*.so)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>abgelehnt: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCalibration</name>
    <message>
        <source>Measure bandwidth</source>
        <translation>Bandbreite messen</translation>
    </message>
    <message>
        <source>Ticks of the device&apos;s clock in a millisecond; 1 000 000 if they are nanoseconds</source>
        <translation>Takte der Geräteuhr in einer Millisekunde; 1 000 000, wenn es Nanosekunden sind</translation>
    </message>
    <message>
        <source>Measured on the device: %1.</source>
        <translation>Auf dem Gerät gemessen: %1.</translation>
    </message>
    <message>
        <source>Measured on this computer; a device differs.</source>
        <translation>Auf diesem Rechner gemessen; ein Gerät weicht ab.</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (%4 in %5)</source>
        <translation>%1: %2, durch %3 (%4 in %5)</translation>
    </message>
    <message>
        <source>%1 Operators also compute, so the memory is at least this fast.</source>
        <translation>%1 Operatoren rechnen auch; der Speicher ist also mindestens so schnell.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message>
        <source>Settings of the pool</source>
        <translation>Einstellungen des Pools</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Lower bound exceeds capacity</source>
        <translation>Untere Schranke über der Kapazität</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>%1 frei</translation>
    </message>
    <message>
        <source>Pool %1: %2 %3</source>
        <translation>Pool %1: %2 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>✓ would fit</source>
        <translation>✓ würde passen</translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation>ablegen zum Verschieben</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ um %1 zu groß</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, capacity, address, kinds and planner</source>
        <translation>Name, Kapazität, Adresse, Arten und Planer</translation>
    </message>
    <message>
        <source>Traffic %1</source>
        <translation>Datenverkehr %1</translation>
    </message>
    <message>
        <source>✗ overlaps</source>
        <translation>✗ überlappt</translation>
    </message>
    <message numerus="yes">
        <source>of which %n overlap(s)</source>
        <translation>
            <numerusform>davon %n Überlappung</numerusform>
            <numerusform>davon %n Überlappungen</numerusform>
        </translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>Fixierungen kosten %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>höchstens</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n Problem</numerusform>
            <numerusform>✗ %n Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, times the pool&apos;s cost</source>
        <translation>Bytes, die ein Lauf in diesem Pool liest und schreibt, mal Kosten des Pools</translation>
    </message>
    <message>
        <source>Lower bound %1; without pins a plan may fit</source>
        <translation>Untere Schranke %1; ohne Fixierungen könnte ein Plan passen</translation>
    </message>
    <message>
        <source>Lower bound %1; a better plan may fit</source>
        <translation>Untere Schranke %1; ein besserer Plan könnte passen</translation>
    </message>
    <message>
        <source>%1 used by the last run</source>
        <translation>%1 vom letzten Lauf benutzt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>placed here</source>
        <translation>hier platziert</translation>
    </message>
    <message>
        <source>✗ would not fit</source>
        <translation>✗ würde nicht passen</translation>
    </message>
    <message>
        <source>Capacity: click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>Kapazität: zum Ändern klicken; 256K, 1M oder Bytes, leer für keine Grenze</translation>
    </message>
    <message>
        <source>Capacity of %1</source>
        <translation>Kapazität von %1</translation>
    </message>
    <message>
        <source>Footprint over by %1</source>
        <translation>Speicherbedarf %1 zu groß</translation>
    </message>
    <message>
        <source>Footprint unknown</source>
        <translation>Speicherbedarf unbekannt</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>Arena passt</translation>
    </message>
    <message>
        <source>Traffic %1 in %2</source>
        <translation>Verkehr %1 in %2</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, and the time it takes</source>
        <translation>Bytes, die ein Lauf in diesem Pool liest und schreibt, und die Zeit dafür</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>keine Bandbreite</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Bandwidth: click to change it; MB/s, or ns per byte such as 2.5 ns, empty for unknown</source>
        <translation>Bandbreite: zum Ändern klicken; MB/s oder ns je Byte wie 2.5 ns, leer: unbekannt</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>Bandbreite von %1</translation>
    </message>
    <message>
        <source>%1 of moves</source>
        <translation>%1 Bewegungen</translation>
    </message>
    <message>
        <source>arena would fit</source>
        <translation>Arena würde passen</translation>
    </message>
    <message>
        <source>Footprint: %1 to spare</source>
        <translation>Speicherbedarf: %1 frei</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K, 1M, 1,5 MiB oder Bytes; leer: keine Grenze</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>A power of two, in bytes</source>
        <translation>Eine Zweierpotenz, in Bytes</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Basisadresse</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>Kosten pro Byte</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reserviert</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Copy with</source>
        <translation>Kopieren mit</translation>
    </message>
    <message>
        <source>a plain copy</source>
        <translation>einfaches Kopieren</translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation>Akzeptiert</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>alle Arten</translation>
    </message>
    <message>
        <source>Preferred by</source>
        <translation>Bevorzugt von</translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>keiner Art</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planer</translation>
    </message>
    <message>
        <source>A planner for this pool alone</source>
        <translation>Ein Planer nur für diesen Pool</translation>
    </message>
    <message>
        <source>Memory of a device</source>
        <translation>Speicher eines Geräts</translation>
    </message>
    <message>
        <source>The host cannot read it directly</source>
        <translation>Der Host kann ihn nicht direkt lesen</translation>
    </message>
    <message>
        <source>Zeroed at load</source>
        <translation>Beim Laden genullt</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Remove pool</source>
        <translation>Pool entfernen</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>Ein Pool braucht einen Namen.</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>Name in Regeln, Dateien und Berichten</translation>
    </message>
    <message>
        <source>same as the plan</source>
        <translation>wie im Plan</translation>
    </message>
    <message>
        <source>Address of offset 0, such as 0x20000000; addresses are then shown with offsets</source>
        <translation>Adresse von Offset 0, etwa 0x20000000; dann stehen Adressen bei den Offsets</translation>
    </message>
    <message>
        <source>Relative cost of moving a byte; automatic placement puts tensors with much traffic in cheap pools</source>
        <translation>Relative Kosten für das Bewegen eines Bytes; die automatische Platzierung legt Tensoren mit viel Datenverkehr in billige Pools</translation>
    </message>
    <message>
        <source>Offset ranges that no buffer may use, such as 0-4K, 60K-64K</source>
        <translation>Offset-Bereiche, die kein Puffer belegen darf, etwa 0-4K, 60K-64K</translation>
    </message>
    <message>
        <source>Name of the function that copies bytes into the pool</source>
        <translation>Name der Funktion, die Bytes in den Pool kopiert</translation>
    </message>
    <message>
        <source>Its tensors move to the first pool</source>
        <translation>Seine Tensoren wandern in den ersten Pool</translation>
    </message>
    <message>
        <source>Another pool has the name %1.</source>
        <translation>Ein anderer Pool heißt %1.</translation>
    </message>
    <message>
        <source>The capacity must be an amount such as 256K, 1M or 65536.</source>
        <translation>Die Kapazität muss eine Menge sein wie 256K, 1M oder 65536.</translation>
    </message>
    <message>
        <source>The alignment must be a power of two, such as 16.</source>
        <translation>Die Ausrichtung muss eine Zweierpotenz sein, etwa 16.</translation>
    </message>
    <message>
        <source>The base address must be a number such as 0x20000000.</source>
        <translation>Die Basisadresse muss eine Zahl sein wie 0x20000000.</translation>
    </message>
    <message>
        <source>The base address must be a multiple of the alignment, %1.</source>
        <translation>Die Basisadresse muss ein Vielfaches der Ausrichtung sein, %1.</translation>
    </message>
    <message>
        <source>The cost must be a number of at least 0.</source>
        <translation>Die Kosten müssen eine Zahl von mindestens 0 sein.</translation>
    </message>
    <message>
        <source>Reserved ranges must read like 0-4K, 60K-64K, and each must begin before it ends.</source>
        <translation>Reservierte Bereiche müssen wie 0-4K, 60K-64K aussehen, und jeder muss vor seinem Ende beginnen.</translation>
    </message>
    <message>
        <source>%1 prefer this pool, but the pool does not accept them.</source>
        <translation>%1 bevorzugen diesen Pool, er nimmt sie aber nicht an.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time of a byte, such as 2.5 ns; empty: unknown. With a bandwidth in every pool, times are known.</source>
        <translation>MB/s beim Lesen und Schreiben, wie 400, oder die Zeit eines Bytes, wie 2.5 ns; leer: unbekannt. Mit einer Bandbreite in jedem Pool sind Zeiten bekannt.</translation>
    </message>
    <message>
        <source>The bandwidth must be MB/s such as 400, or ns per byte such as 2.5 ns.</source>
        <translation>Die Bandbreite muss MB/s wie 400 oder ns je Byte wie 2.5 ns sein.</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesController</name>
    <message>
        <source>Restart now</source>
        <translation>Jetzt neu starten</translation>
    </message>
    <message>
        <source>The size changes after a restart</source>
        <translation>Die Größe ändert sich nach einem Neustart</translation>
    </message>
    <message>
        <source>The open programs are opened again.</source>
        <translation>Die geöffneten Programme werden wieder geöffnet.</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Standardwerte wiederherstellen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
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
        <translation>Maus&amp;rad in Diagrammen</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoomt am Mauszeiger</translation>
    </message>
    <message>
        <source>Moves along the steps; with Ctrl it zooms</source>
        <translation>Bewegt sich entlang der Schritte; mit Strg zoomt es</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>Sprache und Zahlen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Sizes in</source>
        <translation>Größen &amp;in</translation>
    </message>
    <message>
        <source>KiB and MiB, of 1024</source>
        <translation>KiB und MiB, zu 1024</translation>
    </message>
    <message>
        <source>kB and MB, of 1000</source>
        <translation>kB und MB, zu 1000</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>&amp;Offsets and addresses</source>
        <translation>&amp;Offsets und Adressen</translation>
    </message>
    <message>
        <source>Hexadecimal, 0x06C000</source>
        <translation>Hexadezimal, 0x06C000</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Dezimal</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>Yo&amp;ur external planners</source>
        <translation>Externe &amp;Planer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Dateien</translation>
    </message>
    <message>
        <source>Recovery &amp;copy after</source>
        <translation>Wiederherstellungs&amp;kopie nach</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Forget the recent files</source>
        <translation>&amp;Zuletzt verwendete Dateien vergessen</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>Plug-ins</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Changes apply immediately and are saved.</source>
        <translation>Änderungen gelten sofort und werden gespeichert.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>The text size changes immediately; the interface size, including drawings and borders, changes at the next start.</source>
        <translation>Die Textgröße ändert sich sofort; die Größe der Oberfläche mit Zeichnungen und Rändern beim nächsten Start.</translation>
    </message>
    <message>
        <source>Used in tables, charts, the Inspector, copies and reports. Typed sizes and offsets may have any form: 0x1000, 4096 or 4K.</source>
        <translation>Gilt in Tabellen, Diagrammen, Inspektor, Kopien und Berichten. Eingegebene Größen und Offsets dürfen jede Form haben: 0x1000, 4096 oder 4K.</translation>
    </message>
    <message>
        <source>Programs that need more memory can be planned but not run.</source>
        <translation>Programme, die mehr Speicher brauchen, lassen sich planen, aber nicht ausführen.</translation>
    </message>
    <message>
        <source>Plan ▸ Add planner… adds a program that reads the problem and writes offsets.</source>
        <translation>Plan ▸ Planer hinzufügen… fügt ein Programm hinzu, das das Problem liest und Offsets schreibt.</translation>
    </message>
    <message>
        <source>Delay before an autosave copy is written after an edit. The copy is offered if ArenaScope did not exit normally.</source>
        <translation>Wartezeit nach einer Änderung, bis eine Sicherungskopie geschrieben wird. Sie wird angeboten, wenn ArenaScope nicht normal beendet wurde.</translation>
    </message>
    <message>
        <source>Source &amp;editor</source>
        <translation>Quelltext-&amp;Editor</translation>
    </message>
    <message>
        <source>Command that opens a Python file at a line. {file} and {line} are replaced. Empty: the line is shown in the Source view.</source>
        <translation>Befehl, der eine Python-Datei an einer Zeile öffnet. {file} und {line} werden ersetzt. Leer: Die Zeile erscheint in der Ansicht Quelltext.</translation>
    </message>
    <message>
        <source>The file&apos;s own plan, else the best plan found</source>
        <translation>Der Plan der Datei, sonst der beste gefundene</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Int&amp;erface size</source>
        <translation>Größe der Ob&amp;erfläche</translation>
    </message>
    <message>
        <source>&amp;Memory limit of a run</source>
        <translation>Speicher&amp;grenze eines Laufs</translation>
    </message>
    <message>
        <source>Automatic: 256 MiB, or four times the file size</source>
        <translation>Automatisch: 256 MiB, oder das Vierfache der Dateigröße</translation>
    </message>
    <message>
        <source>Planner for &amp;new programs</source>
        <translation>Planer für &amp;neue Programme</translation>
    </message>
    <message>
        <source>Open the &amp;last programs at startup</source>
        <translation>Die &amp;letzten Programme beim Start öffnen</translation>
    </message>
    <message>
        <source>&amp;Target for new programs</source>
        <translation>&amp;Ziel für neue Programme</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>An opened session keeps its own planner and target.</source>
        <translation>Eine geöffnete Sitzung behält ihren eigenen Planer und ihr eigenes Ziel.</translation>
    </message>
</context>
<context>
    <name>arenascope::PreviewVeil</name>
    <message>
        <source>Preview, nothing is changed yet</source>
        <translation>Vorschau, noch ist nichts geändert</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>Problem</source>
        <translation>Problem</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>another plan may fit: the lower bound is %1</source>
        <translation>ein anderer Plan könnte passen: Die untere Schranke ist %1</translation>
    </message>
    <message>
        <source>%1 is over its capacity by %2</source>
        <translation>%1 überschreitet seine Kapazität um %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Regel %1 entfernen</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>der Lauf ist fehlgeschlagen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 und %n weiterer</numerusform>
            <numerusform>%1 und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>Mit %1 planen</translation>
    </message>
    <message numerus="yes">
        <source>%1 overlaps %n tensor(s), pinned at %2</source>
        <translation>
            <numerusform>%1, fixiert bei %2, überlappt %n Tensor</numerusform>
            <numerusform>%1, fixiert bei %2, überlappt %n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>%1 and %2 overlap</source>
        <translation>%1 und %2 überlappen sich</translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation>untere Schranke %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no plan fits with these pins; the lower bound without them is %1</source>
        <translation>kein Plan passt mit diesen Fixierungen; die untere Schranke ohne sie ist %1</translation>
    </message>
    <message>
        <source>Choose pools automatically (%1)</source>
        <translation>Pools automatisch wählen (%1)</translation>
    </message>
    <message>
        <source>still too large: %1</source>
        <translation>immer noch zu groß: %1</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>Wertebereiche verwenden</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>Bereich von %1 wie in der Datei</translation>
    </message>
    <message>
        <source>Refuse at export</source>
        <translation>Beim Export ablehnen</translation>
    </message>
    <message>
        <source>Allow at export</source>
        <translation>Beim Export erlauben</translation>
    </message>
    <message>
        <source>Unpin the other tensor so that the planner can move it, or drop this one elsewhere.</source>
        <translation>Den anderen Tensor lösen, damit der Planer ihn verschieben kann, oder diesen woanders ablegen.</translation>
    </message>
    <message>
        <source>No problems: no live tensors share bytes, and every pool is large enough.</source>
        <translation>Keine Probleme: Keine lebenden Tensoren teilen Bytes, und jeder Pool ist groß genug.</translation>
    </message>
    <message>
        <source>%1 was not moved; it would share %2 with %3</source>
        <translation>%1 wurde nicht verschoben; er würde sich %2 mit %3 teilen</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>Pools, Rules</source>
        <translation>Pools, Regeln</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Verkleinern…</translation>
    </message>
    <message>
        <source>no plan of this program needs less than %1; change the program, or move tensors to another pool</source>
        <translation>kein Plan dieses Programms braucht weniger als %1; das Programm ändern oder Tensoren in einen anderen Pool legen</translation>
    </message>
    <message>
        <source>Choose a target…</source>
        <translation>Ziel wählen…</translation>
    </message>
    <message>
        <source>moves in %1</source>
        <translation>Bewegungen in %1</translation>
    </message>
    <message>
        <source>arenas fit: %1</source>
        <translation>Arenen passen: %1</translation>
    </message>
    <message>
        <source>Add a pool… (%1)</source>
        <translation>Pool hinzufügen… (%1)</translation>
    </message>
    <message>
        <source>No plan yet, so there is nothing to check.</source>
        <translation>Noch kein Plan, also nichts zu prüfen.</translation>
    </message>
    <message>
        <source>Show Footprint</source>
        <translation>Speicherbedarf zeigen</translation>
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
        <translation>Die Datei verzeichnet keine Python-Zeilen.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht aufgezeichnet</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), own file first</source>
        <translation>
            <numerusform>%n Frame, eigene Datei zuerst</numerusform>
            <numerusform>%n Frames, eigene Datei zuerst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of PyTorch: %1</source>
        <translation>
            <numerusform>%n Frame von PyTorch: %1</numerusform>
            <numerusform>%n Frames von PyTorch: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::QuantisationSection</name>
    <message>
        <source>scale by channel</source>
        <translation>Skala je Kanal</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>Quantisierung</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Skala</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Nullpunkt</translation>
    </message>
    <message>
        <source>Real range</source>
        <translation>Reeller Bereich</translation>
    </message>
    <message>
        <source>by channel, axis %1</source>
        <translation>je Kanal, Achse %1</translation>
    </message>
    <message>
        <source>one scale for each tensor</source>
        <translation>eine Skala je Tensor</translation>
    </message>
</context>
<context>
    <name>arenascope::QueryPopup</name>
    <message>
        <source>Suggestions for the query</source>
        <translation>Vorschläge für die Abfrage</translation>
    </message>
</context>
<context>
    <name>arenascope::RecentRow</name>
    <message>
        <source>over by %1</source>
        <translation>um %1 zu groß</translation>
    </message>
    <message>
        <source>file is missing</source>
        <translation>Datei fehlt</translation>
    </message>
    <message>
        <source>%1 planned</source>
        <translation>%1 geplant</translation>
    </message>
    <message numerus="yes">
        <source>arena fits after %n edit(s)</source>
        <translation>
            <numerusform>Arena passt nach %n Änderung</numerusform>
            <numerusform>Arena passt nach %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>Arena passt</translation>
    </message>
</context>
<context>
    <name>arenascope::RecoveryController</name>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>ArenaScope did not exit normally</source>
        <translation>ArenaScope wurde nicht normal beendet</translation>
    </message>
    <message>
        <source>They are deleted when ArenaScope exits.</source>
        <translation>Sie werden gelöscht, wenn ArenaScope beendet wird.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 can be recovered.</source>
        <translation>Ungespeicherte Änderungen an %1 lassen sich wiederherstellen.</translation>
    </message>
    <message>
        <source>Unsaved edits of %1, last changed %2, can be recovered.</source>
        <translation>Ungespeicherte Änderungen an %1, zuletzt geändert %2, lassen sich wiederherstellen.</translation>
    </message>
    <message numerus="yes">
        <source>%n more session(s) can be recovered.</source>
        <translation>
            <numerusform>%n weitere Sitzung lässt sich wiederherstellen.</numerusform>
            <numerusform>%n weitere Sitzungen lassen sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved edits are discarded</source>
        <translation>Die ungespeicherten Änderungen sind verworfen</translation>
    </message>
</context>
<context>
    <name>arenascope::Report</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>Spitze von %1</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>Über der unteren Schranke</translation>
    </message>
    <message>
        <source>Δ reference</source>
        <translation>Δ Referenz</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>= lower bound</source>
        <translation>= untere Schranke</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Pläne</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Untere Schranke</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Kapazität</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>um %1 zu groß</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>%1 is pinned at %2</source>
        <translation>%1 ist bei %2 fixiert</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 liegt in %2</translation>
    </message>
    <message>
        <source>%1 is bound by the caller</source>
        <translation>%1 wird vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Von Hand geändert</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>caller</source>
        <translation>Aufrufer</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Method %1, plan %2. Written by ArenaScope %3 on %4.</source>
        <translation>Methode %1, Plan %2. Geschrieben von ArenaScope %3 am %4.</translation>
    </message>
    <message>
        <source>Pins cost %1: %2 ends highest, at %3.</source>
        <translation>Fixierungen kosten %1: %2 endet am höchsten, an %3.</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message numerus="yes">
        <source>Median of %n run(s)</source>
        <translation>
            <numerusform>Median von %n Lauf</numerusform>
            <numerusform>Median von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellster</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>%1 of %2 as expected</source>
        <translation>%1 von %2 wie erwartet</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>Sanitizer</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>kein Befund</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs per second</source>
        <translation>Läufe pro Sekunde</translation>
    </message>
    <message>
        <source>Arena per instance</source>
        <translation>Arena je Instanz</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>Max. erwartet</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ gleich</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms, Median</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>Zeit jedes Operators</translation>
    </message>
    <message>
        <source>What the run found</source>
        <translation>Befunde des Laufs</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>Der Lauf ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>It is pinned.</source>
        <translation>Er ist fixiert.</translation>
    </message>
    <message>
        <source>It is held up by pinned tensor %1.</source>
        <translation>Er wird vom fixierten Tensor %1 gehalten.</translation>
    </message>
    <message>
        <source>Peak live bytes are lower than the pool size. Live at the peak:</source>
        <translation>Die lebenden Bytes an der Spitze liegen unter der Pool-Größe. An der Spitze leben:</translation>
    </message>
    <message>
        <source>What the peak of %1 consists of</source>
        <translation>Woraus die Spitze von %1 besteht</translation>
    </message>
    <message>
        <source>The peak by module and line</source>
        <translation>Die Spitze nach Modul und Zeile</translation>
    </message>
    <message>
        <source>The peak by Python stack</source>
        <translation>Die Spitze nach Python-Stack</translation>
    </message>
    <message>
        <source>Time by module and line</source>
        <translation>Zeit nach Modul und Zeile</translation>
    </message>
    <message>
        <source>no recorded values to compare with</source>
        <translation>keine aufgezeichneten Werte zum Vergleichen</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>keine aufgezeichneten Werte</translation>
    </message>
    <message numerus="yes">
        <source>The %1 slowest of %n operator(s)</source>
        <translation>
            <numerusform>Die %1 langsamsten von %n Operator</numerusform>
            <numerusform>Die %1 langsamsten von %n Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ erste Abweichung bei Element %1</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>Arena passt</translation>
    </message>
</context>
<context>
    <name>arenascope::ReportController</name>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation>%1 exportiert</translation>
    </message>
    <message>
        <source>Scale; 1 is the size on screen</source>
        <translation>Maßstab; 1 ist die Größe auf dem Bildschirm</translation>
    </message>
    <message>
        <source>C &amp;header of the arenas (.h)…</source>
        <translation>C-&amp;Header der Arenen (.h)…</translation>
    </message>
    <message>
        <source>Sizes, offsets and buffers of all pools, to compile into the firmware</source>
        <translation>Größen, Offsets und Puffer aller Pools, zum Einbinden in die Firmware</translation>
    </message>
    <message>
        <source>&amp;Linker script fragment (.ld)…</source>
        <translation>&amp;Linkerskript-Fragment (.ld)…</translation>
    </message>
    <message>
        <source>Memory regions and sections of the pools, to include in the linker script</source>
        <translation>Speicherbereiche und Sections der Pools, für das Linkerskript</translation>
    </message>
    <message>
        <source>Pl&amp;anning pass for ExecuTorch (.py)…</source>
        <translation>Pl&amp;anungspass für ExecuTorch (.py)…</translation>
    </message>
    <message>
        <source>A MemoryPlanningPass that gives this plan in your own to_executorch call</source>
        <translation>Ein MemoryPlanningPass, der im eigenen to_executorch-Aufruf diesen Plan ergibt</translation>
    </message>
    <message>
        <source>&amp;Memory trace (.trace.json)…</source>
        <translation>Speicher-Trace (.trace.&amp;json)…</translation>
    </message>
    <message>
        <source>The plan as a trace, for Perfetto or chrome://tracing</source>
        <translation>Der Plan als Trace, für Perfetto oder chrome://tracing</translation>
    </message>
    <message>
        <source>Model with the plan inside (.&amp;tflite)…</source>
        <translation>Modell mit eingebettetem Plan (.&amp;tflite)…</translation>
    </message>
    <message>
        <source>The same model with an offline plan, for TensorFlow Lite Micro</source>
        <translation>Dasselbe Modell mit Offline-Plan, für TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Changes of the pr&amp;ogram (.md)…</source>
        <translation>Ände&amp;rungen des Programms (.md)…</translation>
    </message>
    <message>
        <source>What the passes and tiles changed and why, with nodes, modules and Python lines</source>
        <translation>Was Pässe und Kacheln geändert haben und warum, mit Knoten, Modulen und Python-Zeilen</translation>
    </message>
    <message>
        <source>Changes as P&amp;ython (.py)…</source>
        <translation>Änderungen als P&amp;ython (.py)…</translation>
    </message>
    <message>
        <source>The passes and tiled groups as Python, with a function that finds their nodes in an exported program</source>
        <translation>Die Pässe und Kachelgruppen als Python, mit einer Funktion, die ihre Knoten in einem exportierten Programm findet</translation>
    </message>
    <message>
        <source>Nothing is changed yet; apply a pass or tiles in Shrink</source>
        <translation>Noch ist nichts geändert; unter Verkleinern einen Pass oder Kacheln anwenden</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)…</source>
        <translation>&amp;Budgetprüfung als Skript (.sh)…</translation>
    </message>
    <message>
        <source>Budget check as a GitHub Actions &amp;workflow (.yml)…</source>
        <translation>Budgetprüfung als GitHub-Actions-&amp;Workflow (.yml)…</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>Lässt den Build fehlschlagen, wenn das Programm ein Budget überschreitet</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Kopiert</translation>
    </message>
    <message>
        <source>✓ Wrote %1</source>
        <translation>✓ %1 geschrieben</translation>
    </message>
</context>
<context>
    <name>arenascope::RowQueries</name>
    <message>
        <source>name of the tensor or operator</source>
        <translation>Name des Tensors oder Operators</translation>
    </message>
    <message>
        <source>node that computes the tensor</source>
        <translation>Knoten, der den Tensor berechnet</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>bytes, such as 64K</source>
        <translation>Bytes, etwa 64K</translation>
    </message>
    <message>
        <source>a step at which the tensor is live</source>
        <translation>ein Schritt, in dem der Tensor aktiv ist</translation>
    </message>
    <message>
        <source>first step of the lifetime</source>
        <translation>erster Schritt der Lebensdauer</translation>
    </message>
    <message>
        <source>last step of the lifetime</source>
        <translation>letzter Schritt der Lebensdauer</translation>
    </message>
    <message>
        <source>live at the peak of its pool</source>
        <translation>aktiv an der Spitze seines Pools</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>offset in the pool</source>
        <translation>Offset im Pool</translation>
    </message>
    <message>
        <source>input, output, state, constant, operator</source>
        <translation>Eingabe, Ausgabe, Zustand, Konstante, Operator</translation>
    </message>
    <message>
        <source>planned, unplanned or pinned</source>
        <translation>geplant, ungeplant oder fixiert</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>Datentyp</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>graph of a branch or loop</source>
        <translation>Graph eines Zweigs oder einer Schleife</translation>
    </message>
    <message>
        <source>number of the value</source>
        <translation>Nummer des Werts</translation>
    </message>
    <message>
        <source>Python file and line</source>
        <translation>Python-Datei und Zeile</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>kein Treffer</translation>
    </message>
    <message>
        <source>%1 matched, %2 overridden by later rules</source>
        <translation>%1 getroffen, %2 von späteren Regeln übergangen</translation>
    </message>
    <message>
        <source>no match; %1 finds %2</source>
        <translation>kein Treffer; %1 findet %2</translation>
    </message>
</context>
<context>
    <name>arenascope::RulesPanel</name>
    <message>
        <source>From selection</source>
        <translation>Aus Auswahl</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>last match wins</source>
        <translation>letzter Treffer gilt</translation>
    </message>
    <message>
        <source>Assignment rules</source>
        <translation>Zuordnungsregeln</translation>
    </message>
    <message>
        <source>Drag, or Alt with the arrows, to reorder; F2 to edit; Del to remove</source>
        <translation>Umordnen durch Ziehen oder Alt mit Pfeiltasten; F2 bearbeitet; Entf entfernt</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Neue Regel</translation>
    </message>
    <message>
        <source>Writes a rule that matches the selected tensors</source>
        <translation>Schreibt eine Regel, die auf die ausgewählten Tensoren passt</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>der Aufrufer</translation>
    </message>
    <message>
        <source>Rule %1: %2 to %3, %4</source>
        <translation>Regel %1: %2 nach %3, %4</translation>
    </message>
    <message>
        <source>enter a condition, such as name:conv*</source>
        <translation>eine Bedingung eingeben, etwa name:conv*</translation>
    </message>
    <message>
        <source>unknown pool %1</source>
        <translation>unbekannter Pool %1</translation>
    </message>
    <message numerus="yes">
        <source>matches %n tensor(s), %1</source>
        <translation>
            <numerusform>passt auf %n Tensor, %1</numerusform>
            <numerusform>passt auf %n Tensoren, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>name:, op:, module:, graph:, dtype:, kind: or size&gt;=64K, joined by and, or and not, then = and a pool. Without a pool, the caller supplies the tensors. F1 explains the language.</source>
        <translation>name:, op:, module:, graph:, dtype:, kind: oder size&gt;=64K, verbunden mit and, or und not, dann = und ein Pool. Ohne Pool stellt der Aufrufer die Tensoren. F1 erklärt die Sprache.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
</context>
<context>
    <name>arenascope::RunController</name>
    <message>
        <source>Save state</source>
        <translation>Zustand speichern</translation>
    </message>
    <message>
        <source>State (*.safetensors)</source>
        <translation>Zustand (*.safetensors)</translation>
    </message>
    <message>
        <source>Load state</source>
        <translation>Zustand laden</translation>
    </message>
    <message>
        <source>State (*.safetensors);;All files (*)</source>
        <translation>Zustand (*.safetensors);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>Aufgezeichneter Lauf %1</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>gelaufen: %1</translation>
    </message>
    <message numerus="yes">
        <source>The sanitizer has %n finding(s), listed in Run.</source>
        <translation>
            <numerusform>Der Sanitizer hat %n Befund, aufgeführt unter Lauf.</numerusform>
            <numerusform>Der Sanitizer hat %n Befunde, aufgeführt unter Lauf.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outputs are as expected, but the plan is not safe</source>
        <translation>Die Ausgaben sind wie erwartet, doch der Plan ist nicht sicher</translation>
    </message>
    <message>
        <source>The plan is not safe</source>
        <translation>Der Plan ist nicht sicher</translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>Mit %1 planen</translation>
    </message>
    <message>
        <source>Saved the state</source>
        <translation>Zustand gespeichert</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>Zustand geladen</translation>
    </message>
    <message>
        <source>Live tensors share bytes in this plan; see Problems.</source>
        <translation>Lebende Tensoren teilen in diesem Plan Bytes; siehe Probleme.</translation>
    </message>
    <message>
        <source>The plan is valid; use “Check all values” in Run to find the first node that differs.</source>
        <translation>Der Plan ist gültig; „Alle Werte prüfen“ unter Lauf findet den ersten Knoten, der abweicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) differ from the recorded values</source>
        <translation>
            <numerusform>%n Ausgabe weicht von den aufgezeichneten Werten ab</numerusform>
            <numerusform>%n Ausgaben weichen von den aufgezeichneten Werten ab</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunFindings</name>
    <message>
        <source>pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>Read of overwritten bytes</source>
        <translation>Lesen überschriebener Bytes</translation>
    </message>
    <message>
        <source>Read before written</source>
        <translation>Lesen vor dem Schreiben</translation>
    </message>
    <message>
        <source>Written beyond an output</source>
        <translation>Schreiben über eine Ausgabe hinaus</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>kein Tensor</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 überschrieb %2 von %3</translation>
    </message>
    <message>
        <source>step %1: %2, at %3 in %4</source>
        <translation>Schritt %1: %2, bei %3 in %4</translation>
    </message>
    <message>
        <source>Show in arena</source>
        <translation>In der Arena zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Findings of the sanitizer</source>
        <translation>Befunde des Sanitizers</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Voriger Befund</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Nächster Befund</translation>
    </message>
    <message>
        <source>given, %1</source>
        <translation>gegeben, %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>schrieb %1</translation>
    </message>
    <message>
        <source>wrote over %1</source>
        <translation>überschrieb %1</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>der Aufrufer</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>ein Operator</translation>
    </message>
    <message>
        <source>read all %1</source>
        <translation>las alle %1</translation>
    </message>
    <message>
        <source>read it</source>
        <translation>las ihn</translation>
    </message>
    <message>
        <source>%1 read %2 of %3</source>
        <translation>%1 las %2 von %3</translation>
    </message>
    <message>
        <source>%1 that %2 had overwritten.</source>
        <translation>%1, die %2 überschrieben hatte.</translation>
    </message>
    <message numerus="yes">
        <source>%1 that %n later operator(s) had overwritten.</source>
        <translation>
            <numerusform>%1, die %n späterer Operator überschrieben hatte.</numerusform>
            <numerusform>%1, die %n spätere Operatoren überschrieben hatten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause: %1 is pinned at %2 in %3</source>
        <translation>Ursache: %1 ist bei %2 in %3 fixiert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weiteres</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>step %1: %2 %3</source>
        <translation>Schritt %1: %2 %3</translation>
    </message>
    <message>
        <source>Read after its lifetime</source>
        <translation>Lesen nach seiner Lebensdauer</translation>
    </message>
    <message>
        <source>%1 wrote past its outputs: %2 of %3</source>
        <translation>%1 schrieb über seine Ausgaben hinaus: %2 von %3</translation>
    </message>
    <message>
        <source>%1 of %2 read after its planned lifetime ended</source>
        <translation>%1 von %2 nach Ende der geplanten Lebensdauer gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 read before any write</source>
        <translation>%1 von %2 vor jedem Schreiben gelesen</translation>
    </message>
    <message>
        <source>The first overwritten byte is at %1 in %2. The plan puts both tensors there.</source>
        <translation>Das erste überschriebene Byte liegt bei %1 in %2. Der Plan legt beide Tensoren dorthin.</translation>
    </message>
    <message>
        <source>%1, overlapping %2.</source>
        <translation>%1, überlappt mit %2.</translation>
    </message>
    <message>
        <source>an unknown writer</source>
        <translation>ein unbekannter Schreiber</translation>
    </message>
</context>
<context>
    <name>arenascope::RunGroups</name>
    <message>
        <source>by operator</source>
        <translation>nach Operator</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>nach Modul</translation>
    </message>
    <message>
        <source>Sums of time and moved bytes for each operator or module</source>
        <translation>Summen von Zeit und bewegten Bytes je Operator oder Modul</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n Operator</numerusform>
            <numerusform>%n Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>not grouped</source>
        <translation>nicht gruppiert</translation>
    </message>
    <message>
        <source>Group the operators</source>
        <translation>Operatoren gruppieren</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>kein Modul</translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Outputs of the run</source>
        <translation>Ausgaben des Laufs</translation>
    </message>
    <message>
        <source>Inputs and repetitions</source>
        <translation>Eingaben und Wiederholungen</translation>
    </message>
    <message>
        <source>Inputs of the run</source>
        <translation>Eingaben des Laufs</translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>Seed of random inputs</source>
        <translation>Startwert der Zufallseingaben</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ausführen</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>noch nicht ausgeführt</translation>
    </message>
    <message>
        <source>Op</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms, Median</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>Zeit jedes Operators</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Zufallszahlen</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>F6 runs the program inside its planned arenas.</source>
        <translation>F6 führt das Programm in seinen geplanten Arenen aus.</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>ein Lauf</translation>
    </message>
    <message>
        <source>median of %1, fastest %2 ms</source>
        <translation>Median von %1, schnellster %2 ms</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ gleich</translation>
    </message>
    <message>
        <source>equal within the tolerance of its type</source>
        <translation>gleich innerhalb der Toleranz seines Typs</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>gelaufen</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 of %n output(s) equal</source>
        <translation>
            <numerusform>✓ %1 von %n Ausgabe gleich</numerusform>
            <numerusform>✓ %1 von %n Ausgaben gleich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 of %n output(s) differ</source>
        <translation>
            <numerusform>✗ %1 von %n Ausgabe verschieden</numerusform>
            <numerusform>✗ %1 von %n Ausgaben verschieden</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>&amp;Reset to initial values</source>
        <translation>Auf Anfangswerte &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;View values…</source>
        <translation>&amp;Werte ansehen…</translation>
    </message>
    <message>
        <source>&amp;Load from file…</source>
        <translation>Aus Datei &amp;laden…</translation>
    </message>
    <message>
        <source>&amp;Save to file…</source>
        <translation>In Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>%1 vom letzten Lauf kopiert</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>Befunde des Laufs</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>the run failed</source>
        <translation>der Lauf ist fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>✗ sanitizer: %n finding(s)</source>
        <translation>
            <numerusform>✗ Sanitizer: %n Befund</numerusform>
            <numerusform>✗ Sanitizer: %n Befunde</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>%1: %2 of %3 touched</source>
        <translation>%1: %2 von %3 berührt</translation>
    </message>
    <message>
        <source>✗ the run failed</source>
        <translation>✗ der Lauf ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>✗ a value differs</source>
        <translation>✗ ein Wert weicht ab</translation>
    </message>
    <message>
        <source>Δ checksum</source>
        <translation>Δ Prüfsumme</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>✗ first that differs</source>
        <translation>✗ erster, der abweicht</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ verschieden</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>Max. erwartet</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Toleranz</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>läuft…</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n Wiederholung</numerusform>
            <numerusform>%n Wiederholungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Schnellster</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <source>State buffers: reset, view, load, save</source>
        <translation>Zustandspuffer: zurücksetzen, ansehen, laden, speichern</translation>
    </message>
    <message>
        <source>Not bound: %1</source>
        <translation>Nicht gebunden: %1</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>keine aufgezeichneten Werte</translation>
    </message>
    <message>
        <source>Runs per second: %1; arena per instance: %2</source>
        <translation>Läufe pro Sekunde: %1; Arena je Instanz: %2</translation>
    </message>
    <message>
        <source>Runs per second: %1; arenas are planned from the second run on, by observed sizes</source>
        <translation>Läufe pro Sekunde: %1; Arenen werden ab dem zweiten Lauf nach beobachteten Größen geplant</translation>
    </message>
    <message>
        <source>Managed tensors: %1; storage groups: %2; outgrown slots: %3</source>
        <translation>Verwaltete Tensoren: %1; Speichergruppen: %2; zu klein gewordene Plätze: %3</translation>
    </message>
    <message>
        <source>storage groups: %1 estimated, %2 observed</source>
        <translation>Speichergruppen: %1 geschätzt, %2 beobachtet</translation>
    </message>
    <message>
        <source>✓ sanitizer: no corrupted read</source>
        <translation>✓ Sanitizer: kein beschädigtes Lesen</translation>
    </message>
    <message>
        <source>○ sanitizer: no corrupted read observed, but the plan is invalid:</source>
        <translation>○ Sanitizer: kein beschädigtes Lesen beobachtet, aber der Plan ist ungültig:</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 within one step, which the sanitizer cannot check</source>
        <translation>Schritt %1: %2 und %3 teilen sich %4 innerhalb eines Schritts, was der Sanitizer nicht prüfen kann</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 while both are live</source>
        <translation>Schritt %1: %2 und %3 teilen sich %4, während beide leben</translation>
    </message>
    <message>
        <source>Bytes of the operator&apos;s tensors in the last run</source>
        <translation>Bytes der Tensoren des Operators im letzten Lauf</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is computed from the medians</source>
        <translation>Über alle Wiederholungen; der Anteil ist aus den Medianen berechnet</translation>
    </message>
    <message>
        <source>Difference of the element sum from the reference run</source>
        <translation>Unterschied der Elementsumme zum Referenzlauf</translation>
    </message>
    <message>
        <source>one run, including kernel preparation</source>
        <translation>ein Lauf mit Vorbereitung der Kernel</translation>
    </message>
    <message>
        <source>✗ reads overwritten bytes</source>
        <translation>✗ liest überschriebene Bytes</translation>
    </message>
    <message>
        <source>Sanitizer: the operator read bytes that another tensor had overwritten</source>
        <translation>Sanitizer: Der Operator las Bytes, die ein anderer Tensor überschrieben hatte</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>Zeiten des Geräts</translation>
    </message>
    <message>
        <source>This program cannot be run here: %1</source>
        <translation>Dieses Programm lässt sich hier nicht ausführen: %1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Device, range</source>
        <translation>Gerät, Spanne</translation>
    </message>
    <message>
        <source>Ticks of the call on the device: the median of its runs</source>
        <translation>Ticks des Aufrufs auf dem Gerät: der Median seiner Läufe</translation>
    </message>
    <message>
        <source>Fewest and most ticks in a run of the device</source>
        <translation>Wenigste und meiste Ticks in einem Lauf des Geräts</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 ticks, median of %n run(s)</source>
        <translation>
            <numerusform>%1: %2 Ticks, %n Lauf</numerusform>
            <numerusform>%1: %2 Ticks, Median von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the runtime&apos;s allocators</source>
        <translation>%1 aus den Allokatoren der Runtime</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ erste Abweichung bei Element %1</translation>
    </message>
    <message>
        <source>Library that computed the operator; arenascope: a kernel of this project</source>
        <translation>Bibliothek, die den Operator berechnete; arenascope: ein Kernel dieses Projekts</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
</context>
<context>
    <name>arenascope::RunSettings</name>
    <message>
        <source>Check all values</source>
        <translation>Alle Werte prüfen</translation>
    </message>
    <message>
        <source>Manage outputs</source>
        <translation>Ausgaben verwalten</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>Statisch, mit Größenanpassung</translation>
    </message>
    <message>
        <source>Static, precomputed</source>
        <translation>Statisch, vorberechnet</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>Static: PyTorch&apos;s Static Runtime, memory per storage group</source>
        <translation>Statisch: PyTorchs Static Runtime, Speicher je Speichergruppe</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>Instanzen der statischen Runtime</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>Zu bindende Ausgaben und Eingaben</translation>
    </message>
    <message>
        <source>Threads on one operator</source>
        <translation>Threads an einem Operator</translation>
    </message>
    <message>
        <source>Warm-up shapes</source>
        <translation>Formen zum Aufwärmen</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>Sanitizer</translation>
    </message>
    <message>
        <source>Check all values against</source>
        <translation>Alle Werte prüfen gegen</translation>
    </message>
    <message>
        <source>Relative tolerance of outputs</source>
        <translation>Relative Toleranz der Ausgaben</translation>
    </message>
    <message>
        <source>Tolerance of outputs by their largest element</source>
        <translation>Toleranz der Ausgaben nach ihrem größten Element</translation>
    </message>
    <message>
        <source>Value from file…</source>
        <translation>Wert aus Datei…</translation>
    </message>
    <message>
        <source>Value of the input</source>
        <translation>Wert der Eingabe</translation>
    </message>
    <message>
        <source>Value of %1…</source>
        <translation>Wert von %1…</translation>
    </message>
    <message>
        <source>Example sizes</source>
        <translation>Beispielgrößen</translation>
    </message>
    <message>
        <source>Compare every tensor with another run and show the first difference</source>
        <translation>Jeden Tensor mit einem anderen Lauf vergleichen und die erste Abweichung zeigen</translation>
    </message>
    <message>
        <source>Track the owner of every byte and report overwrites: writer, victim, bytes and step. Slower.</source>
        <translation>Den Besitzer jedes Bytes verfolgen und Überschreibungen melden: Schreiber, Opfer, Bytes und Schritt. Langsamer.</translation>
    </message>
    <message>
        <source>Input shapes that determine the offsets. Repeating an input starts another warm-up. Empty: the upper bounds</source>
        <translation>Eingabeformen, die die Offsets bestimmen. Wiederholt sich eine Eingabe, beginnt ein weiteres Aufwärmen. Leer: die oberen Schranken</translation>
    </message>
    <message>
        <source>Random inputs and zeros use the sizes of the exported example instead of the upper bounds</source>
        <translation>Zufallseingaben und Nullen haben die Größen des exportierten Beispiels statt der oberen Schranken</translation>
    </message>
    <message>
        <source>Reference for every tensor: a plan without sharing, another plan, or another backend. Automatic: the CPU if backends are used</source>
        <translation>Referenz für jeden Tensor: ein Plan ohne Teilen, ein anderer Plan oder ein anderes Backend. Automatisch: die CPU, wenn Backends im Spiel sind</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads the output without a copy. Drop a file onto an input to set its value</source>
        <translation>Eine Ausgabe auf eine Eingabe ziehen, oder ihr Menü: Der nächste Lauf liest die Ausgabe ohne Kopie. Eine Datei auf eine Eingabe ziehen, um ihren Wert zu setzen</translation>
    </message>
    <message>
        <source>unknown output or input</source>
        <translation>unbekannte Ausgabe oder Eingabe</translation>
    </message>
    <message>
        <source>only tensors can be bound</source>
        <translation>nur Tensoren lassen sich binden</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>Nicht gebunden</translation>
    </message>
    <message>
        <source>Threads that work on one operator, used only where they are faster</source>
        <translation>Threads, die an einem Operator arbeiten, nur wo sie schneller sind</translation>
    </message>
    <message>
        <source>Threads per operator</source>
        <translation>Threads je Operator</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Tolerance per element</source>
        <translation>Toleranz je Element</translation>
    </message>
    <message>
        <source>Tolerance per output</source>
        <translation>Toleranz je Ausgabe</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Backend %1</source>
        <translation>Backend %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>Allowed difference, relative to each element (rtol). Empty: 1e-4, or one unit in the last place for f16 and bf16</source>
        <translation>Erlaubte Abweichung, relativ zu jedem Element (rtol). Leer: 1e-4 oder eine Einheit der letzten Stelle bei f16 und bf16</translation>
    </message>
    <message>
        <source>Allowed difference, relative to the output&apos;s largest element (atol)</source>
        <translation>Erlaubte Abweichung, relativ zum größten Element der Ausgabe (atol)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value from</source>
        <translation>Wert aus</translation>
    </message>
    <message>
        <source>Recorded trace</source>
        <translation>Aufgezeichneter Trace</translation>
    </message>
    <message>
        <source>Only with a static runtime: choose it above</source>
        <translation>Nur mit einer statischen Runtime: oben wählen</translation>
    </message>
    <message>
        <source>Instances that run at the same time, one thread each</source>
        <translation>Instanzen, die gleichzeitig laufen, mit je einem Thread</translation>
    </message>
    <message>
        <source>Only with the runtime ExecuTorch: choose it below</source>
        <translation>Nur mit der Runtime ExecuTorch: unten wählen</translation>
    </message>
    <message>
        <source>Tick “Check all values” to choose a reference</source>
        <translation>„Alle Werte prüfen“ ankreuzen, um eine Referenz zu wählen</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>Eingabe %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>Ausgabe %1</translation>
    </message>
    <message>
        <source>Place all outputs in one buffer, which lives as long as they do</source>
        <translation>Alle Ausgaben in einen Puffer legen, der so lange lebt wie sie</translation>
    </message>
    <message>
        <source>its type is %1, not %2</source>
        <translation>sein Typ ist %1, nicht %2</translation>
    </message>
    <message>
        <source>its size is %1, not %2</source>
        <translation>seine Größe ist %1, nicht %2</translation>
    </message>
    <message>
        <source>Bind to %1</source>
        <translation>An %1 binden</translation>
    </message>
    <message>
        <source>Bind to %1: %2</source>
        <translation>An %1 binden: %2</translation>
    </message>
    <message>
        <source>Remove the file</source>
        <translation>Datei entfernen</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.npz *.pt *.pb *.bin);;All files (*)</source>
        <translation>Tensoren (*.npy *.npz *.pt *.pb *.bin);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Typed numbers or a file (.npy, .npz, .pt, .pb, .bin) with the input&apos;s value, or the output that the input reads</source>
        <translation>Eingegebene Zahlen oder eine Datei (.npy, .npz, .pt, .pb, .bin) mit dem Wert der Eingabe, oder die Ausgabe, die die Eingabe liest</translation>
    </message>
    <message>
        <source>Type the value…</source>
        <translation>Wert eingeben…</translation>
    </message>
    <message>
        <source>Remove the typed value</source>
        <translation>Eingegebenen Wert entfernen</translation>
    </message>
    <message>
        <source>Numbers, or true and false, separated by commas, for %1:</source>
        <translation>Zahlen oder true und false, durch Kommas getrennt, für %1:</translation>
    </message>
    <message>
        <source>“%1” is not a list of numbers</source>
        <translation>„%1“ ist keine Liste von Zahlen</translation>
    </message>
    <message>
        <source>Value not taken: %1</source>
        <translation>Wert nicht übernommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Input %1 needs %n value(s), got %2</source>
        <translation>
            <numerusform>Eingabe %1 braucht %n Wert, erhielt %2</numerusform>
            <numerusform>Eingabe %1 braucht %n Werte, erhielt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n value(s)</source>
        <translation>
            <numerusform>%1, %n Wert</numerusform>
            <numerusform>%1, %n Werte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunSizes</name>
    <message>
        <source>Size of %1</source>
        <translation>Größe von %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>%1, %2 to %3, for random inputs and zeros. Default: the upper bound, or the size of the example if example sizes are chosen.</source>
        <translation>%1, %2 bis %3, für Zufallseingaben und Nullen. Standard: die obere Schranke, oder die Größe des Beispiels, wenn Beispielgrößen gewählt sind.</translation>
    </message>
</context>
<context>
    <name>arenascope::Runs</name>
    <message>
        <source>Reading recorded runs</source>
        <translation>Aufgezeichnete Läufe werden gelesen</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Ausführung läuft</translation>
    </message>
    <message>
        <source>Reading the state</source>
        <translation>Zustand wird gelesen</translation>
    </message>
    <message>
        <source>Setting the state</source>
        <translation>Zustand wird gesetzt</translation>
    </message>
    <message>
        <source>, payload released</source>
        <translation>, Payload freigegeben</translation>
    </message>
    <message>
        <source>run stopped; state was reset to its initial values</source>
        <translation>Lauf angehalten; der Zustand wurde auf seine Anfangswerte gesetzt</translation>
    </message>
    <message>
        <source>a running delegate call cannot be interrupted; waiting for it to finish</source>
        <translation>ein laufender Delegate-Aufruf lässt sich nicht unterbrechen; sein Ende wird abgewartet</translation>
    </message>
    <message>
        <source>state was reset to its initial values</source>
        <translation>der Zustand wurde auf seine Anfangswerte gesetzt</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Werte werden gelesen</translation>
    </message>
    <message>
        <source>Reading the arena</source>
        <translation>Die Arena wird gelesen</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>Beispiel öffnen: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionController</name>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n Tensor wurde unter anderem Namen gefunden.</numerusform>
            <numerusform>%n Tensoren wurden unter anderem Namen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>Sitzungen (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n edit(s) of %1?</source>
        <translation>
            <numerusform>%n Änderung an %1 speichern?</numerusform>
            <numerusform>%n Änderungen an %1 speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>Reloaded</source>
        <translation>Neu geladen</translation>
    </message>
    <message>
        <source>No longer in the program: %1.</source>
        <translation>Nicht mehr im Programm: %1.</translation>
    </message>
    <message>
        <source>Change from the baseline: %1, now %2.</source>
        <translation>Änderung gegenüber der Basis: %1, jetzt %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n edit(s) of the session apply</source>
        <translation>
            <numerusform>%1 von %n Änderung der Sitzung gilt</numerusform>
            <numerusform>%1 von %n Änderungen der Sitzung gelten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reloaded: %1 of %n edit(s) apply</source>
        <translation>
            <numerusform>Neu geladen: %1 von %n Änderung gilt</numerusform>
            <numerusform>Neu geladen: %1 von %n Änderungen gelten</numerusform>
        </translation>
    </message>
    <message>
        <source>The program changed and was replanned.</source>
        <translation>Das Programm hat sich geändert und wurde neu geplant.</translation>
    </message>
    <message>
        <source>Session opened</source>
        <translation>Sitzung geöffnet</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>Eine Sitzung enthält alle Änderungen: Pools, Fixierungen, Bereiche, Planer, Passes und Kacheln. Das Modell bleibt unverändert.</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionDialog</name>
    <message>
        <source>in pool %1</source>
        <translation>in Pool %1</translation>
    </message>
    <message>
        <source>pinned at %1</source>
        <translation>fixiert bei %1</translation>
    </message>
    <message>
        <source>aligned to %1</source>
        <translation>ausgerichtet auf %1</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>Bereich %1–%2</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Set the shown plan as baseline</source>
        <translation>Gezeigten Plan als Basis festlegen</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Edits that do not apply</source>
        <translation>Änderungen, die nicht gelten</translation>
    </message>
    <message>
        <source>Tensor or dimension</source>
        <translation>Tensor oder Dimension</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>weggefallen</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>Jede Änderung der Sitzung gilt für das Programm.</translation>
    </message>
    <message>
        <source>operator %1</source>
        <translation>Operator %1</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>initial value %1</source>
        <translation>Anfangswert %1</translation>
    </message>
    <message>
        <source>Baseline and unmatched edits</source>
        <translation>Basis und nicht zugeordnete Änderungen</translation>
    </message>
    <message>
        <source>No baseline yet. The first saved plan becomes the baseline.</source>
        <translation>Noch keine Basis. Der erste gespeicherte Plan wird zur Basis.</translation>
    </message>
    <message>
        <source>Compared with the session&apos;s baseline, planned by %1.</source>
        <translation>Verglichen mit der Basis der Sitzung, geplant von %1.</translation>
    </message>
    <message>
        <source>The program no longer has these tensors. The session keeps the edits until you delete them.</source>
        <translation>Das Programm hat diese Tensoren nicht mehr. Die Sitzung behält die Änderungen, bis Sie sie löschen.</translation>
    </message>
    <message>
        <source>Changes from the baseline</source>
        <translation>Änderungen gegenüber der Basis</translation>
    </message>
    <message>
        <source>Pool or tensor</source>
        <translation>Pool oder Tensor</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Alle Pools</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionKeeper</name>
    <message>
        <source>saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>Basis festlegen</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>Basis: %1, %2 B</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>Notiz zum Plan %1</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>%n Änderung löschen, die nicht gilt</numerusform>
            <numerusform>%n Änderungen löschen, die nicht gelten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::Shapes</name>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
</context>
<context>
    <name>arenascope::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>arenascope::Shell</name>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
</context>
<context>
    <name>arenascope::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>In charts</source>
        <translation>In Diagrammen</translation>
    </message>
    <message>
        <source>previous, next step</source>
        <translation>voriger, nächster Schritt</translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation>zehn Schritte</translation>
    </message>
    <message>
        <source>next, previous tensor on these bytes</source>
        <translation>nächster, voriger Tensor auf diesen Bytes</translation>
    </message>
    <message>
        <source>zoom in, out</source>
        <translation>Ansicht vergrößern, verkleinern</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>Ansicht verschieben</translation>
    </message>
    <message>
        <source>fit the selection</source>
        <translation>Auswahl einpassen</translation>
    </message>
    <message>
        <source>fit all</source>
        <translation>alles einpassen</translation>
    </message>
    <message>
        <source>cancel a drag, clear the selection</source>
        <translation>Ziehen abbrechen, Auswahl aufheben</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>am Zeiger zoomen</translation>
    </message>
    <message>
        <source>Drag a tensor</source>
        <translation>Tensor ziehen</translation>
    </message>
    <message>
        <source>move it; onto a pool card: to that pool</source>
        <translation>verschieben; auf eine Pool-Karte: in diesen Pool</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Mittlere Taste ziehen</translation>
    </message>
    <message>
        <source>previous, next tensor in time; with none selected: step</source>
        <translation>voriger, nächster Tensor in der Zeit; ohne Auswahl: Schritt</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Leertaste und Ziehen</translation>
    </message>
    <message>
        <source>pan with the pointer, select and move with it</source>
        <translation>Ansicht mit dem Zeiger verschieben; mit ihm auswählen und verschieben</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation>Strg+1 … Strg+9</translation>
    </message>
    <message>
        <source>move the selection to that pool</source>
        <translation>Auswahl in diesen Pool verschieben</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Rechtsklick</translation>
    </message>
    <message>
        <source>actions for the tensor, in every view</source>
        <translation>Aktionen für den Tensor, in jeder Ansicht</translation>
    </message>
    <message>
        <source>in the film: play or pause, one step back or on, the next peak</source>
        <translation>im Film: abspielen oder anhalten, ein Schritt zurück oder weiter, die nächste Spitze</translation>
    </message>
    <message>
        <source>Drag on empty space</source>
        <translation>Auf leerer Fläche ziehen</translation>
    </message>
    <message>
        <source>select the tensors that the frame touches</source>
        <translation>die Tensoren auswählen, die der Rahmen berührt</translation>
    </message>
    <message>
        <source>move the focus to the Inspector</source>
        <translation>den Fokus in den Inspektor setzen</translation>
    </message>
</context>
<context>
    <name>arenascope::Shrink</name>
    <message>
        <source>Passes and operator results in place, no tiles</source>
        <translation>Pässe und Ergebnisse in place, keine Kacheln</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more group(s)</source>
        <translation>
            <numerusform>%1 und %n weitere Gruppe</numerusform>
            <numerusform>%1 und %n weitere Gruppen</numerusform>
        </translation>
    </message>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>innerhalb von %1</translation>
    </message>
    <message>
        <source>time, estimated</source>
        <translation>Zeit, geschätzt</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>Instruktionen</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message>
        <source>Image tensors between the groups stay channels-last.</source>
        <translation>Bildtensoren zwischen den Gruppen behalten die Kanäle zuletzt.</translation>
    </message>
    <message>
        <source>additional time, estimated</source>
        <translation>zusätzliche Zeit, geschätzt</translation>
    </message>
    <message>
        <source>additional instructions</source>
        <translation>zusätzliche Instruktionen</translation>
    </message>
    <message>
        <source>additional flash</source>
        <translation>zusätzlicher Flash</translation>
    </message>
    <message>
        <source>additional traffic</source>
        <translation>zusätzlicher Datenverkehr</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChanges</name>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Spart</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Rechenarbeit</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruktionen</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <source>Bytes of all arenas with this pass only</source>
        <translation>Bytes aller Arenen nur mit diesem Pass</translation>
    </message>
    <message>
        <source>Compared with the original program on the same inputs</source>
        <translation>Mit dem ursprünglichen Programm bei denselben Eingaben verglichen</translation>
    </message>
    <message>
        <source>Changes of the program</source>
        <translation>Änderungen des Programms</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Pässe</translation>
    </message>
    <message>
        <source>Tiled programs include the passes that help them</source>
        <translation>Gekachelte Programme enthalten die Pässe, die ihnen helfen</translation>
    </message>
    <message>
        <source>Remove the tiles to choose passes one by one.</source>
        <translation>Kacheln entfernen, um Pässe einzeln zu wählen.</translation>
    </message>
    <message>
        <source>Measuring each pass…</source>
        <translation>Jeder Pass wird gemessen…</translation>
    </message>
    <message>
        <source>The passes of this program could not be measured</source>
        <translation>Die Pässe dieses Programms konnten nicht gemessen werden</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>nicht gemessen</translation>
    </message>
    <message>
        <source>All passes together</source>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Keine Kacheln</translation>
    </message>
    <message>
        <source>Order and pools</source>
        <translation>Reihenfolge und Pools</translation>
    </message>
    <message>
        <source>Bytes of all arenas, with the other choices unchanged</source>
        <translation>Bytes aller Arenen, bei unveränderten anderen Entscheidungen</translation>
    </message>
    <message>
        <source>Bytes added to the file or removed from it</source>
        <translation>Bytes, die zur Datei hinzukommen oder wegfallen</translation>
    </message>
    <message>
        <source>Multiply-adds added or removed</source>
        <translation>Hinzukommende oder wegfallende Multiply-Adds</translation>
    </message>
    <message numerus="yes">
        <source>%n other pass(es) change nothing here</source>
        <translation>
            <numerusform>%n weiterer Pass ändert hier nichts</numerusform>
            <numerusform>%n weitere Pässe ändern hier nichts</numerusform>
        </translation>
    </message>
    <message>
        <source>saves with others</source>
        <translation>spart mit anderen</translation>
    </message>
    <message>
        <source>All passes together save %1 less without it</source>
        <translation>Ohne ihn sparen alle zusammen %1 weniger</translation>
    </message>
    <message>
        <source>Halos are computed again.</source>
        <translation>Halos werden neu berechnet.</translation>
    </message>
    <message>
        <source>Equal tiles are loops of the file.</source>
        <translation>Gleiche Kacheln sind Schleifen der Datei.</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChoice</name>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Befehl kopieren</translation>
    </message>
    <message>
        <source>Copy the command that writes this program</source>
        <translation>Den Befehl kopieren, der dieses Programm schreibt</translation>
    </message>
    <message>
        <source>Choose a program in the table first</source>
        <translation>Zuerst ein Programm in der Tabelle wählen</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Keine Kacheln</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>Multiply-Adds</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>gleich viele</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instruktionen</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>Method Allocator</translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s, bit for bit, in %n run(s).</source>
        <translation>
            <numerusform>Die Ausgaben sind in %n Lauf bitgleich mit denen des Originals.</numerusform>
            <numerusform>Die Ausgaben sind in %n Läufen bitgleich mit denen des Originals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s within %1 in %n run(s).</source>
        <translation>
            <numerusform>Die Ausgaben sind in %n Lauf bis auf %1 gleich denen des Originals.</numerusform>
            <numerusform>Die Ausgaben sind in %n Läufen bis auf %1 gleich denen des Originals.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen program</source>
        <translation>Gewähltes Programm</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Use this program (Enter); one undo restores the original</source>
        <translation>Dieses Programm verwenden (Eingabe); einmal Rückgängig stellt das ursprüngliche wieder her</translation>
    </message>
    <message>
        <source>Show the plan of this program next to the present one</source>
        <translation>Den Plan dieses Programms neben dem jetzigen zeigen</translation>
    </message>
    <message>
        <source>This program is already in use</source>
        <translation>Dieses Programm wird schon verwendet</translation>
    </message>
    <message>
        <source>Time, estimated</source>
        <translation>Zeit, geschätzt</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkController</name>
    <message>
        <source>The search was cancelled</source>
        <translation>Die Suche wurde abgebrochen</translation>
    </message>
    <message>
        <source>Searching for smaller programs</source>
        <translation>Kleinere Programme werden gesucht</translation>
    </message>
    <message>
        <source>Shrink: %1</source>
        <translation>Verkleinern: %1</translation>
    </message>
    <message>
        <source>Command copied</source>
        <translation>Befehl kopiert</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Entfernen: %1</translation>
    </message>
    <message>
        <source>An ONNX file cannot be written back in tiles</source>
        <translation>Eine ONNX-Datei kann in Kacheln nicht zurückgeschrieben werden</translation>
    </message>
    <message>
        <source>Planning and running use the smaller program. Export writes it as a .pte.</source>
        <translation>Planen und Ausführen verwenden das kleinere Programm. Export schreibt es als .pte.</translation>
    </message>
    <message>
        <source>Remove all tiles</source>
        <translation>Alle Kacheln entfernen</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkFront</name>
    <message>
        <source>Smaller programs: arena against cost</source>
        <translation>Kleinere Programme: Arena gegen Kosten</translation>
    </message>
    <message>
        <source>No smaller programs yet</source>
        <translation>Noch keine kleineren Programme</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>original</source>
        <translation>ursprünglich</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkPanel</name>
    <message>
        <source>Count the method allocator</source>
        <translation>Method Allocator mitzählen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>minimaler Speicher</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>Searching for smaller programs…</source>
        <translation>Kleinere Programme werden gesucht…</translation>
    </message>
    <message>
        <source>No tiled program needs less memory</source>
        <translation>Kein gekacheltes Programm braucht weniger Speicher</translation>
    </message>
    <message>
        <source>No program that was found fits the goal</source>
        <translation>Kein gefundenes Programm erfüllt das Ziel</translation>
    </message>
    <message>
        <source>Search finds programs that run tile by tile and need less memory</source>
        <translation>Die Suche findet Programme, die Kachel für Kachel laufen und weniger Speicher brauchen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Erneut suchen</translation>
    </message>
    <message numerus="yes">
        <source>searching, %n program(s) so far</source>
        <translation>
            <numerusform>Suche läuft, bisher %n Programm</numerusform>
            <numerusform>Suche läuft, bisher %n Programme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s), each verified and run</source>
        <translation>
            <numerusform>%n Programm, verifiziert und ausgeführt</numerusform>
            <numerusform>%n Programme, alle verifiziert und ausgeführt</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory limit of the smaller program, such as 256K</source>
        <translation>Speichergrenze des kleineren Programms, etwa 256K</translation>
    </message>
    <message>
        <source>Cost to keep low in the smaller program</source>
        <translation>Kosten, die im kleineren Programm niedrig bleiben sollen</translation>
    </message>
    <message>
        <source>Adds the memory of the runtime&apos;s method allocator to each arena</source>
        <translation>Rechnet zu jeder Arena den Speicher des Method Allocators der Runtime hinzu</translation>
    </message>
    <message>
        <source>%1. Not in tiles: %2</source>
        <translation>%1. Nicht in Kacheln: %2</translation>
    </message>
    <message>
        <source>Found for the goal %1, not for %2</source>
        <translation>Für das Ziel %1 gefunden, nicht für %2</translation>
    </message>
    <message>
        <source>Found for the least memory, not for %1</source>
        <translation>Für den geringsten Speicher gefunden, nicht für %1</translation>
    </message>
    <message>
        <source>Search for this goal</source>
        <translation>Nach diesem Ziel suchen</translation>
    </message>
    <message>
        <source>Recompute halos</source>
        <translation>Halos neu berechnen</translation>
    </message>
    <message>
        <source>Tiles of a TensorFlow Lite model always recompute their halos</source>
        <translation>Kacheln eines TensorFlow-Lite-Modells berechnen ihre Halos immer neu</translation>
    </message>
    <message>
        <source>Tiles may compute the rows at their borders again instead of keeping them. The column Work shows the additional multiply-adds.</source>
        <translation>Kacheln dürfen die Zeilen an ihren Rändern (Halos) neu berechnen, statt sie aufzubewahren. Die Spalte Rechenarbeit zeigt die zusätzlichen Multiply-Adds.</translation>
    </message>
    <message>
        <source>Roll loops</source>
        <translation>Schleifen rollen</translation>
    </message>
    <message>
        <source>Loops save memory of the method allocator. Count it first.</source>
        <translation>Schleifen sparen Speicher des Method Allocators. Zählen Sie ihn zuerst mit.</translation>
    </message>
    <message>
        <source>Equal tiles may become loops of the .pte, which take less memory to load.</source>
        <translation>Gleiche Kacheln können zu Schleifen der .pte werden, die beim Laden weniger Speicher brauchen.</translation>
    </message>
    <message>
        <source>Equal tiles may become one WHILE, which needs less memory only in TensorFlow Lite Micro with its plan.</source>
        <translation>Gleiche Kacheln können zu einem WHILE werden, das nur in TensorFlow Lite Micro mit seinem Plan weniger Speicher braucht.</translation>
    </message>
    <message>
        <source>%1 with method allocator</source>
        <translation>%1 mit Method Allocator</translation>
    </message>
</context>
<context>
    <name>arenascope::SizeMapCanvas</name>
    <message>
        <source>%1 = %2, %3 = %4</source>
        <translation>%1 = %2, %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✗ %1: %2, over by %3</source>
        <translation>✗ %1: %2, um %3 zu groß</translation>
    </message>
    <message>
        <source>✓ %1: %2, %3 to spare</source>
        <translation>✓ %1: %2, %3 frei</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>obere Schranke von %1</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>obere Schranke</translation>
    </message>
    <message>
        <source>in the cells: %1</source>
        <translation>in den Zellen: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceChart</name>
    <message>
        <source>Source</source>
        <translation>Quelltext</translation>
    </message>
    <message>
        <source>Source files</source>
        <translation>Quelldateien</translation>
    </message>
    <message>
        <source>Show the whole file…</source>
        <translation>Ganze Datei zeigen…</translation>
    </message>
    <message>
        <source>Read the file at its recorded path, or choose where it is</source>
        <translation>Die Datei an ihrem aufgezeichneten Pfad lesen, oder angeben, wo sie ist</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>Im Editor öffnen</translation>
    </message>
    <message>
        <source>Open the file at the line with the editor of the Preferences</source>
        <translation>Die Datei an der Zeile mit dem Editor der Einstellungen öffnen</translation>
    </message>
    <message>
        <source>step </source>
        <translation>Schritt </translation>
    </message>
    <message>
        <source>Step whose live bytes are shown</source>
        <translation>Schritt, dessen lebende Bytes gezeigt werden</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <source>Go to the step with the most live bytes</source>
        <translation>Zum Schritt mit den meisten lebenden Bytes gehen</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Gruppierung</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Lebend</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>in Schritt %1</translation>
    </message>
    <message>
        <source>Line with the most bytes</source>
        <translation>Zeile mit den meisten Bytes</translation>
    </message>
    <message>
        <source>Slowest line</source>
        <translation>Langsamste Zeile</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Run on this machine</source>
        <translation>Lauf auf diesem Rechner</translation>
    </message>
    <message>
        <source>%1: as recorded in the program</source>
        <translation>%1: wie im Programm aufgezeichnet</translation>
    </message>
    <message>
        <source>%1: all recorded lines agree</source>
        <translation>%1: alle aufgezeichneten Zeilen stimmen überein</translation>
    </message>
    <message>
        <source>%1: %2 of %3 recorded lines differ</source>
        <translation>%1: %2 von %3 aufgezeichneten Zeilen weichen ab</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n operator(s)</source>
        <translation>
            <numerusform>%1: %n Operator</numerusform>
            <numerusform>%1: %n Operatoren</numerusform>
        </translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Wo ist %1?</translation>
    </message>
    <message>
        <source>Python (*.py);;All files (*)</source>
        <translation>Python (*.py);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 in the program&apos;s archive</source>
        <translation>%1 im Archiv des Programms</translation>
    </message>
    <message>
        <source>Select a line or a part to list its operators</source>
        <translation>Wählen Sie eine Zeile oder einen Teil, um die Operatoren aufzulisten</translation>
    </message>
    <message>
        <source>no plan yet</source>
        <translation>noch kein Plan</translation>
    </message>
    <message>
        <source>operators of the last run</source>
        <translation>Operatoren des letzten Laufs</translation>
    </message>
    <message>
        <source>Selection, %1</source>
        <translation>Auswahl, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceLabels</name>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message>
        <source>Modules and lines</source>
        <translation>Module und Zeilen</translation>
    </message>
    <message>
        <source>Python stack</source>
        <translation>Python-Stack</translation>
    </message>
    <message>
        <source>inputs and states</source>
        <translation>Eingaben und Zustände</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>no line recorded</source>
        <translation>keine Zeile aufgezeichnet</translation>
    </message>
    <message>
        <source>program</source>
        <translation>Programm</translation>
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
        <translation>Quellzeilen</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1: %2; in its calls %3</source>
        <translation>%1: %2; in Aufrufen %3</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Lebend</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>Zeit, ms</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>The file records no Python lines</source>
        <translation>Die Datei verzeichnet keine Python-Zeilen</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceOperators</name>
    <message>
        <source>Operators of the line</source>
        <translation>Operatoren der Zeile</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>Zeit, ms</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>lifetimes</source>
        <translation>Lebensdauern</translation>
    </message>
    <message>
        <source>loading the plan</source>
        <translation>Plan wird geladen</translation>
    </message>
    <message>
        <source>lowering</source>
        <translation>Lowering</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>wird geöffnet</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>Planung</translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation>Puffer werden gelesen</translation>
    </message>
    <message>
        <source>reading the file back</source>
        <translation>Datei wird zurückgelesen</translation>
    </message>
    <message>
        <source>reading methods</source>
        <translation>Methoden werden gelesen</translation>
    </message>
    <message>
        <source>reading the graph</source>
        <translation>Graph wird gelesen</translation>
    </message>
    <message>
        <source>reading the trace</source>
        <translation>Trace wird gelesen</translation>
    </message>
    <message>
        <source>running the file</source>
        <translation>Datei wird ausgeführt</translation>
    </message>
    <message>
        <source>running</source>
        <translation>Ausführung</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>writing a temporary copy</source>
        <translation>temporäre Kopie wird geschrieben</translation>
    </message>
    <message>
        <source>writing data</source>
        <translation>Daten werden geschrieben</translation>
    </message>
    <message>
        <source>writing methods</source>
        <translation>Methoden werden geschrieben</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>wird geschrieben</translation>
    </message>
    <message>
        <source>compiling %1</source>
        <translation>%1 wird kompiliert</translation>
    </message>
    <message>
        <source>lowering %1</source>
        <translation>Lowering von %1</translation>
    </message>
    <message>
        <source>partitioning: %1</source>
        <translation>Partitionierung: %1</translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation>Pass: %1</translation>
    </message>
    <message>
        <source>planning: %1</source>
        <translation>Planung: %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>sizes of %1</source>
        <translation>Größen von %1</translation>
    </message>
    <message>
        <source>placing</source>
        <translation>Platzieren</translation>
    </message>
    <message>
        <source>loading the module</source>
        <translation>Modul wird geladen</translation>
    </message>
    <message>
        <source>running under the sanitizer</source>
        <translation>Ausführen mit dem Sanitizer</translation>
    </message>
    <message>
        <source>without delegates</source>
        <translation>ohne Delegates</translation>
    </message>
    <message>
        <source>region by region</source>
        <translation>Region für Region</translation>
    </message>
    <message>
        <source>the opposite order</source>
        <translation>umgekehrte Reihenfolge</translation>
    </message>
</context>
<context>
    <name>arenascope::StartPage</name>
    <message>
        <source>See what a model keeps in memory, step by step, and change the plan until it fits.</source>
        <translation>Schritt für Schritt sehen, was ein Modell im Speicher hält, und den Plan ändern, bis er passt.</translation>
    </message>
    <message>
        <source>Open model…   Ctrl O</source>
        <translation>Modell öffnen…   Strg O</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Liste leeren</translation>
    </message>
    <message>
        <source>or drop a file here</source>
        <translation>oder eine Datei hier ablegen</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>Sitzung öffnen…</translation>
    </message>
    <message>
        <source>planned immediately, works offline</source>
        <translation>sofort geplant, auch offline</translation>
    </message>
    <message>
        <source>Target for opened programs</source>
        <translation>Ziel für geöffnete Programme</translation>
    </message>
    <message>
        <source>Device whose memories an opened program gets; a session has its own</source>
        <translation>Gerät, dessen Speicher ein geöffnetes Programm bekommt; eine Sitzung hat ihre eigenen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>Preset files</source>
        <translation>Vorlagendateien</translation>
    </message>
</context>
<context>
    <name>arenascope::StateDialog</name>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>State buffers</source>
        <translation>Zustandspuffer</translation>
    </message>
    <message>
        <source>This program has no state.</source>
        <translation>Dieses Programm hat keinen Zustand.</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
</context>
<context>
    <name>arenascope::StatusLine</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>planned in the file</source>
        <translation>in der Datei geplant</translation>
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation>in %1 ms geplant</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) selected</source>
        <translation>
            <numerusform>%n Tensor ausgewählt</numerusform>
            <numerusform>%n Tensoren ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>Schritte %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>fixiert</translation>
    </message>
    <message>
        <source>quick plan, in %1 ms</source>
        <translation>schneller Plan, in %1 ms</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Verkleinern…</translation>
    </message>
</context>
<context>
    <name>arenascope::StepCorner</name>
    <message>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>Farbe nach %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>Schritte %1</translation>
    </message>
    <message>
        <source>All views show only these steps; click to show all</source>
        <translation>Alle Ansichten zeigen nur diese Schritte; Klick zeigt alle</translation>
    </message>
</context>
<context>
    <name>arenascope::StepPointer</name>
    <message>
        <source>select at steps %1</source>
        <translation>auswählen in Schritten %1</translation>
    </message>
</context>
<context>
    <name>arenascope::Studies</name>
    <message>
        <source>Sizes of %1</source>
        <translation>Größen von %1</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>Delegationen werden verglichen</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>Speicherbedarf wird berechnet</translation>
    </message>
    <message>
        <source>Sizes of %1 and %2</source>
        <translation>Größen von %1 und %2</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>Min. %1 liegt über Max. %2</translation>
    </message>
    <message>
        <source>Smallest %1</source>
        <translation>Kleinstes %1</translation>
    </message>
    <message>
        <source>Largest %1</source>
        <translation>Größtes %1</translation>
    </message>
    <message>
        <source>As in file</source>
        <translation>Wie in Datei</translation>
    </message>
    <message>
        <source>min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>Auf %1 setzen</translation>
    </message>
    <message>
        <source>Fix to %1</source>
        <translation>Auf %1 festlegen</translation>
    </message>
    <message>
        <source>As in example</source>
        <translation>Wie im Beispiel</translation>
    </message>
    <message>
        <source>The file has no upper bound for %1, which planning needs. Type the largest value and press Enter.</source>
        <translation>Die Datei hat keine obere Schranke für %1, die die Planung braucht. Den größten Wert eingeben und die Eingabetaste drücken.</translation>
    </message>
    <message>
        <source>Makes the dimension static; runs refuse other sizes</source>
        <translation>Macht die Dimension statisch; Läufe lehnen andere Größen ab</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit: %2</source>
        <translation>Größtes %1, dessen Arenen passen: %2</translation>
    </message>
    <message>
        <source>No value of %1 makes the arenas fit</source>
        <translation>Bei keinem Wert von %1 passen die Arenen</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolSection</name>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>, Beispiel %1</translation>
    </message>
    <message>
        <source>no upper bound</source>
        <translation>keine obere Schranke</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>✗ %1: %2 of %3, over by %4</source>
        <translation>✗ %1: %2 von %3, um %4 zu groß</translation>
    </message>
    <message>
        <source>✓ %1: %2 of %3, %4 to spare</source>
        <translation>✓ %1: %2 von %3, %4 frei</translation>
    </message>
    <message>
        <source>%1: being planned</source>
        <translation>%1: wird geplant</translation>
    </message>
    <message>
        <source>planned as %1, as in the file</source>
        <translation>geplant als %1, wie in der Datei</translation>
    </message>
    <message>
        <source>planned as %1</source>
        <translation>geplant als %1</translation>
    </message>
    <message>
        <source>The file has no range for %1. Set one to plan for other sizes.</source>
        <translation>Die Datei hat keinen Bereich für %1. Zum Planen für andere Größen einen festlegen.</translation>
    </message>
    <message>
        <source>Planned maximum of %1; in the file it is %2</source>
        <translation>Geplantes Maximum von %1; in der Datei ist es %2</translation>
    </message>
    <message>
        <source>Arena for %1 up to %2</source>
        <translation>Arena für %1 bis %2</translation>
    </message>
</context>
<context>
    <name>arenascope::TabStrip</name>
    <message>
        <source>Open programs</source>
        <translation>Offene Programme</translation>
    </message>
    <message>
        <source>%1, unsaved edits</source>
        <translation>%1, ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>arenascope::TabbedWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Die a&amp;nderen schließen</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the shown program</source>
        <translation>&amp;Mit dem gezeigten Programm vergleichen</translation>
    </message>
    <message>
        <source>This program is shown; use the menu of another tab</source>
        <translation>Dieses Programm wird gezeigt; das Menü eines anderen Tabs verwenden</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>&amp;Pfad kopieren</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>%1 (unsaved edits)</source>
        <translation>%1 (ungespeicherte Änderungen)</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetChooser</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 von %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>unknown until it is measured: see Footprint</source>
        <translation>unbekannt, bis es gemessen ist: siehe Speicherbedarf</translation>
    </message>
    <message>
        <source>%1 over by %2</source>
        <translation>%1: %2 zu viel</translation>
    </message>
    <message>
        <source>Find a target, or enter a size: 256K</source>
        <translation>Ziel suchen oder eine Größe eingeben: 256K</translation>
    </message>
    <message>
        <source>Find a target, or enter a size</source>
        <translation>Ziel suchen oder eine Größe eingeben</translation>
    </message>
    <message>
        <source>verdicts for the smallest plan</source>
        <translation>Befunde für den kleinsten Plan</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>New target…</source>
        <translation>Neues Ziel…</translation>
    </message>
    <message>
        <source>From a linker map…</source>
        <translation>Aus einer Linker-Map…</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter use    Esc close</source>
        <translation>↑ ↓ wählen    Eingabe verwenden    Esc schließen</translation>
    </message>
    <message>
        <source>One memory of %1</source>
        <translation>Ein Speicher von %1</translation>
    </message>
    <message>
        <source>%1 %2, no limit</source>
        <translation>%1 %2, keine Grenze</translation>
    </message>
    <message>
        <source>%1: no limit</source>
        <translation>%1: keine Grenze</translation>
    </message>
    <message>
        <source>Save the current pools and limits as a new target</source>
        <translation>Die aktuellen Pools und Grenzen als neues Ziel speichern</translation>
    </message>
    <message>
        <source>Count the memory that the rest of the firmware uses</source>
        <translation>Den Speicher mitzählen, den die übrige Firmware braucht</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetController</name>
    <message>
        <source>Save these pools as a preset</source>
        <translation>Diese Pools als Vorlage speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Saved %1 as a preset</source>
        <translation>%1 als Vorlage gespeichert</translation>
    </message>
    <message>
        <source>Cortex-M &amp;core</source>
        <translation>Cortex-M-&amp;Kern</translation>
    </message>
    <message>
        <source>Quantised &amp;layers on integers</source>
        <translation>Quantisierte &amp;Schichten mit ganzen Zahlen</translation>
    </message>
    <message>
        <source>With the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>Mit den Operatoren von ExecuTorchs Cortex-M-Bibliothek</translation>
    </message>
    <message>
        <source>The program has no quantised layers; quantise the model before exporting it</source>
        <translation>Das Programm hat keine quantisierten Schichten; das Modell vor dem Export quantisieren</translation>
    </message>
    <message>
        <source>Detected from the program</source>
        <translation>Aus dem Programm erkannt</translation>
    </message>
    <message>
        <source>The core that matches the program&apos;s scratch sizes and kernel sums</source>
        <translation>Der Kern, der zu den Scratch-Größen und Kernel-Summen des Programms passt</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>Kernel: %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Ziel: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>keine Grenzen</translation>
    </message>
    <message>
        <source>Folder of your presets</source>
        <translation>Ordner Ihrer Presets</translation>
    </message>
    <message>
        <source>Choose the device, and see which devices the program fits</source>
        <translation>Das Gerät wählen und sehen, auf welche Geräte das Programm passt</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetWords</name>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 statt %3</translation>
    </message>
    <message>
        <source>%1 %2 added</source>
        <translation>%1 %2 hinzugefügt</translation>
    </message>
    <message>
        <source>other settings of %1</source>
        <translation>andere Einstellungen von %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>the detected core</source>
        <translation>der erkannte Kern</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>other settings of the runtime</source>
        <translation>andere Einstellungen der Laufzeit</translation>
    </message>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1, geändert: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>wie in der Datei</translation>
    </message>
    <message>
        <source>own pools</source>
        <translation>eigene Pools</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorModel</name>
    <message>
        <source>caller</source>
        <translation>Aufrufer</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>aliases output %1</source>
        <translation>Alias der Ausgabe %1</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Datenverkehr</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n leer</numerusform>
            <numerusform>%n leer</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Geplant</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorTable</name>
    <message>
        <source>No tensor matches the filter.</source>
        <translation>Kein Tensor passt zum Filter.</translation>
    </message>
    <message>
        <source>Filter: name, op, &gt; 64K, step 11</source>
        <translation>Filter: Name, Op, &gt; 64K, step 11</translation>
    </message>
    <message>
        <source>Filter of the tensors</source>
        <translation>Filter der Tensoren</translation>
    </message>
    <message>
        <source>Pool of the tensors</source>
        <translation>Pool der Tensoren</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Alle Pools</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Aufrufer</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>%1 vom Aufrufer binden lassen</translation>
    </message>
    <message>
        <source>Plan %1 into an arena</source>
        <translation>%1 in eine Arena planen</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>As many columns as fit</source>
        <translation>So viele Spalten wie Platz haben</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or kind:input. F1 explains the language.</source>
        <translation>Wörter und Bedingungen, etwa conv size&gt;=64K oder kind:input. F1 erklärt die Sprache.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 von %n Tensor</numerusform>
            <numerusform>%1 von %n Tensoren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorView</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TileGroups</name>
    <message>
        <source>tile %1</source>
        <translation>Kachel %1</translation>
    </message>
    <message>
        <source>tile %1, rows %2–%3</source>
        <translation>Kachel %1, Zeilen %2–%3</translation>
    </message>
</context>
<context>
    <name>arenascope::Tiles</name>
    <message numerus="yes">
        <source>%1 in %n tile(s)</source>
        <translation>
            <numerusform>%1 in %n Kachel</numerusform>
            <numerusform>%1 in %n Kacheln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %n tile(s)</source>
        <translation>
            <numerusform>%1 bis %2 in %n Kachel</numerusform>
            <numerusform>%1 bis %2 in %n Kacheln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TilesSection</name>
    <message>
        <source>Tiles</source>
        <translation>Kacheln</translation>
    </message>
    <message>
        <source>Change in Shrink</source>
        <translation>In Verkleinern ändern</translation>
    </message>
    <message>
        <source>Choose other tiles, or none (F7)</source>
        <translation>Andere Kacheln wählen, oder keine (F7)</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>Kachel %1 von %2</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Teil von</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>%1–%2 of %3, along dimension %4</source>
        <translation>%1–%2 von %3, entlang Dimension %4</translation>
    </message>
    <message>
        <source>Same bytes as</source>
        <translation>Dieselben Bytes wie</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>Kacheln %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Kachel</numerusform>
            <numerusform>%n Kacheln</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps rows of</source>
        <translation>Behält Zeilen von</translation>
    </message>
    <message>
        <source>Tiled group</source>
        <translation>Kachelgruppe</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Operatoren</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Lifetimes</source>
        <translation>Lebensdauern</translation>
    </message>
    <message>
        <source>in order of execution</source>
        <translation>in Ausführungsreihenfolge</translation>
    </message>
    <message>
        <source>live, %1</source>
        <translation>lebend, %1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>An der Spitze</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Berührt</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>nach Modul</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n Zeile ausgeblendet</numerusform>
            <numerusform>%n Zeilen ausgeblendet</numerusform>
        </translation>
    </message>
    <message>
        <source>run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>slowest two</source>
        <translation>zwei langsamste</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Plan wird gelesen…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>Nichts zu planen: Kein Operator dieser Methode benutzt eine Arena</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>des Host-Speichers</translation>
    </message>
    <message>
        <source>device time</source>
        <translation>Gerätezeit</translation>
    </message>
</context>
<context>
    <name>arenascope::TimesRow</name>
    <message>
        <source>the run failed: %1</source>
        <translation>der Lauf ist fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1 took %2 ms at step %3</source>
        <translation>%1 brauchte %2 ms in Schritt %3</translation>
    </message>
    <message>
        <source>The run failed</source>
        <translation>Der Lauf ist fehlgeschlagen</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation>Langsamster Op</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>failed: nothing ran from here on</source>
        <translation>fehlgeschlagen: ab hier lief nichts mehr</translation>
    </message>
    <message>
        <source>%1 did not run; the run failed at step %2</source>
        <translation>%1 lief nicht; der Lauf brach in Schritt %2 ab</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3; from %4 to %5 in its runs</source>
        <translation>%1 brauchte %2 auf dem Gerät in Schritt %3; in seinen Läufen %4 bis %5</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3</source>
        <translation>%1 brauchte %2 auf dem Gerät in Schritt %3</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message numerus="yes">
        <source>ticks, median of %n run(s)</source>
        <translation>
            <numerusform>Ticks, %n Lauf</numerusform>
            <numerusform>Ticks, Median von %n Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>Ticks</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 Ticks</translation>
    </message>
</context>
<context>
    <name>arenascope::TitleLine</name>
    <message>
        <source>unsaved edits</source>
        <translation>ungespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s)</source>
        <translation>
            <numerusform>%n ungespeicherte Änderung</numerusform>
            <numerusform>%n ungespeicherte Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>no edits</source>
        <translation>keine Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>wird geladen</translation>
    </message>
    <message>
        <source>as in the session</source>
        <translation>wie in der Sitzung</translation>
    </message>
</context>
<context>
    <name>arenascope::UnsavedDialog</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message numerus="yes">
        <source>Save the edits of %n program(s)?</source>
        <translation>
            <numerusform>Änderungen von %n Programm speichern?</numerusform>
            <numerusform>Änderungen von %n Programmen speichern?</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs with unsaved edits</source>
        <translation>Programme mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Alle speichern</translation>
    </message>
    <message>
        <source>Save %1, discard the rest</source>
        <translation>%1 speichern, Rest verwerfen</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>Eine Sitzung enthält alle Änderungen: Pools, Fixierungen, Bereiche, Planer, Passes und Kacheln. Das Modell bleibt unverändert.</translation>
    </message>
</context>
<context>
    <name>arenascope::ValuesSection</name>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Save as .npy…</source>
        <translation>Als .npy speichern…</translation>
    </message>
    <message>
        <source>The file has no values of this tensor.</source>
        <translation>Die Datei hat keine Werte dieses Tensors.</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>wird gelesen</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>min %1, max %2, NaN %3, infinities %4</source>
        <translation>min %1, max %2, NaN %3, unendlich %4</translation>
    </message>
    <message>
        <source>counted by the last run</source>
        <translation>vom letzten Lauf gezählt</translation>
    </message>
    <message>
        <source>min %1, max %2, mean %3, σ %4, zeros %5</source>
        <translation>min %1, max %2, Mittel %3, σ %4, Nullen %5</translation>
    </message>
    <message>
        <source>NaN %1, infinities %2</source>
        <translation>NaN %1, unendlich %2</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n Zahl</numerusform>
            <numerusform>%n Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>Werte speichern</translation>
    </message>
    <message>
        <source>NumPy (*.npy)</source>
        <translation>NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Read values</source>
        <translation>Werte lesen</translation>
    </message>
    <message>
        <source>Repeats the last run and keeps the values of this tensor</source>
        <translation>Wiederholt den letzten Lauf und behält die Werte dieses Tensors</translation>
    </message>
    <message>
        <source>Run the program (F6), then read the values here.</source>
        <translation>Das Programm ausführen (F6), dann hier die Werte lesen.</translation>
    </message>
</context>
<context>
    <name>arenascope::WhatsThis</name>
    <message>
        <source>The size of each arena over the range of a dimension, and the largest value that still fits.</source>
        <translation>Die Größe jeder Arena über dem Bereich einer Dimension und der größte Wert, der noch passt.</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas.</source>
        <translation>Führt das Programm in seinen geplanten Arenen aus.</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported.</source>
        <translation>Der Planer, dessen Plan gezeigt, ausgeführt und exportiert wird.</translation>
    </message>
    <message>
        <source>Panels around the charts. Drag a tab or a title to put a panel elsewhere; View ▸ Reset layout puts all back.</source>
        <translation>Bereiche um die Diagramme. Einen Reiter oder Titel ziehen, um einen Bereich anderswo abzulegen; Ansicht ▸ Anordnung zurücksetzen stellt alles zurück.</translation>
    </message>
    <message>
        <source>Steps run from left to right, offsets from bottom to top. Each rectangle is a tensor: its width is the lifetime, its height the bytes. Drag one to move it.</source>
        <translation>Schritte laufen von links nach rechts, Offsets von unten nach oben. Jedes Rechteck ist ein Tensor: Breite ist die Lebensdauer, Höhe die Bytes. Zum Verschieben ziehen.</translation>
    </message>
    <message>
        <source>Live bytes at every step, and a bar for each tensor&apos;s lifetime. After a run, also the time of each step.</source>
        <translation>Lebende Bytes in jedem Schritt und ein Balken für die Lebensdauer jedes Tensors. Nach einem Lauf auch die Zeit jedes Schritts.</translation>
    </message>
    <message>
        <source>The arena at one step: live tensors, gaps, and what the peak consists of.</source>
        <translation>Die Arena in einem Schritt: lebende Tensoren, Lücken, und woraus die Spitze besteht.</translation>
    </message>
    <message>
        <source>Up to four plans, of this program or other files, side by side on the same axes, with tables of their differences.</source>
        <translation>Bis zu vier Pläne dieses Programms oder anderer Dateien nebeneinander auf denselben Achsen, mit Tabellen ihrer Unterschiede.</translation>
    </message>
    <message>
        <source>Operators in the frames of their modules, branches and loops. Frames open and close in place; edges are as wide as the bytes that run along them.</source>
        <translation>Operatoren in den Rahmen ihrer Module, Zweige und Schleifen. Rahmen öffnen und schließen sich an Ort und Stelle; Kanten sind so breit wie die Bytes, die sie tragen.</translation>
    </message>
    <message>
        <source>RAM and flash that the program needs on a device, against its limits.</source>
        <translation>RAM und Flash, die das Programm auf einem Gerät braucht, gegen dessen Grenzen.</translation>
    </message>
    <message>
        <source>Saves edits, plan, notes and view to a session file. The program itself is not changed.</source>
        <translation>Speichert Änderungen, Plan, Notizen und Ansicht in einer Sitzungsdatei. Das Programm selbst bleibt unverändert.</translation>
    </message>
    <message>
        <source>Reads the file again and reapplies your edits.</source>
        <translation>Liest die Datei neu ein und wendet Ihre Änderungen wieder an.</translation>
    </message>
    <message>
        <source>Undoes the last edit and restores its plan.</source>
        <translation>Macht die letzte Änderung rückgängig und stellt ihren Plan wieder her.</translation>
    </message>
    <message>
        <source>Redoes the last undone edit.</source>
        <translation>Stellt die zuletzt rückgängig gemachte Änderung wieder her.</translation>
    </message>
    <message>
        <source>Replans with every planner for comparison. Pinned tensors stay in place.</source>
        <translation>Plant zum Vergleich mit jedem Planer neu. Fixierte Tensoren bleiben an ihrem Platz.</translation>
    </message>
    <message>
        <source>Writes the program with this plan, after proving it: the file is read back, run and compared.</source>
        <translation>Schreibt das Programm mit diesem Plan, nachdem der Export nachgewiesen ist: Die Datei wird zurückgelesen, ausgeführt und verglichen.</translation>
    </message>
    <message>
        <source>Shows the tensors live at the peak, why it cannot be lower, and what would lower it.</source>
        <translation>Zeigt die an der Spitze lebenden Tensoren, warum sie nicht niedriger sein kann, und was sie senken würde.</translation>
    </message>
    <message>
        <source>Compares this plan with another file.</source>
        <translation>Vergleicht diesen Plan mit einer anderen Datei.</translation>
    </message>
    <message>
        <source>Views of the plan. All show the same selection, step and step range.</source>
        <translation>Ansichten des Plans. Alle zeigen dieselbe Auswahl, denselben Schritt und denselben Schrittbereich.</translation>
    </message>
    <message>
        <source>Shows which backend takes which nodes, the reasons for the rest, and the effect on the arenas.</source>
        <translation>Zeigt, welches Backend welche Knoten nimmt, die Gründe für den Rest, und die Wirkung auf die Arenen.</translation>
    </message>
    <message>
        <source>Sizes that change at run time. Plans use the upper bound; a smaller bound needs less memory.</source>
        <translation>Größen, die sich zur Laufzeit ändern. Pläne rechnen mit der oberen Schranke; eine kleinere braucht weniger Speicher.</translation>
    </message>
    <message>
        <source>Every edit since the document was opened. Click one to return to that state.</source>
        <translation>Jede Änderung seit dem Öffnen des Dokuments. Ein Klick kehrt zu diesem Stand zurück.</translation>
    </message>
    <message>
        <source>Details of the selected tensor: elements, bytes, padding and lifetime. Set its pool, offset and pin here, or write a note.</source>
        <translation>Einzelheiten des ausgewählten Tensors: Elemente, Bytes, Auffüllung und Lebensdauer. Hier Pool und Offset setzen, fixieren oder eine Notiz schreiben.</translation>
    </message>
    <message>
        <source>Messages about opened, planned, run and written files, in order.</source>
        <translation>Meldungen über geöffnete, geplante, ausgeführte und geschriebene Dateien, der Reihe nach.</translation>
    </message>
    <message>
        <source>Inputs, outputs, state and modules of the program. Choose the method here.</source>
        <translation>Eingaben, Ausgaben, Zustand und Module des Programms. Hier die Methode wählen.</translation>
    </message>
    <message>
        <source>One row per planner: bytes per pool, distance to the lower bound, and verdict. Select a row to show that plan in every view.</source>
        <translation>Eine Zeile je Planer: Bytes je Pool, Abstand zur unteren Schranke und Befund. Eine Zeile auswählen, um diesen Plan überall zu sehen.</translation>
    </message>
    <message>
        <source>Memories of the device: capacity, alignment, cost and use, and the rules that assign tensors. Drop tensors on a card to move them there.</source>
        <translation>Speicher des Geräts: Kapazität, Ausrichtung, Kosten und Nutzung, und die Regeln, die Tensoren zuweisen. Tensoren auf eine Karte ziehen, um sie dorthin zu verschieben.</translation>
    </message>
    <message>
        <source>Faults of the plan: live tensors that share bytes, pools that are too small, and notes of the importer.</source>
        <translation>Fehler des Plans: lebende Tensoren, die Bytes teilen, zu kleine Pools, und Hinweise des Importers.</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas with your inputs or random ones, and compares the outputs with recorded ones.</source>
        <translation>Führt das Programm in seinen geplanten Arenen aus, mit Ihren Eingaben oder zufälligen, und vergleicht die Ausgaben mit aufgezeichneten.</translation>
    </message>
    <message>
        <source>Every tensor of the method: pool, bytes, offset and lifetime. Filter by name, operator or module, or drag a row onto a pool card.</source>
        <translation>Jeder Tensor der Methode: Pool, Bytes, Offset und Lebensdauer. Nach Name, Operator oder Modul filtern, oder eine Zeile auf eine Pool-Karte ziehen.</translation>
    </message>
    <message>
        <source>Python lines of the program with the bytes and the time that each causes, and the shares of modules and lines at a step.</source>
        <translation>Python-Zeilen des Programms mit den Bytes und der Zeit jeder Zeile, und die Anteile von Modulen und Zeilen in einem Schritt.</translation>
    </message>
    <message>
        <source>Changes of the program that need less memory: passes, and operators that run tile by tile. Each is measured before you choose it.</source>
        <translation>Änderungen des Programms, die weniger Speicher brauchen: Pässe und Operatoren, die Kachel für Kachel laufen. Jede wird gemessen, bevor Sie sie wählen.</translation>
    </message>
    <message>
        <source>Opens a program (.pt2, .pte, .onnx, .tflite), an allocation problem or a session. Files can also be dropped on the window.</source>
        <translation>Öffnet ein Programm (.pt2, .pte, .onnx, .tflite), ein Allokationsproblem oder eine Sitzung. Dateien lassen sich auch im Fenster ablegen.</translation>
    </message>
    <message>
        <source>Finds tensors, constants and operators by words and conditions, such as size&gt;=64K.</source>
        <translation>Findet Tensoren, Konstanten und Operatoren nach Wörtern und Bedingungen, etwa size&gt;=64K.</translation>
    </message>
</context>
<context>
    <name>arenascope::WindowRemedy</name>
    <message>
        <source>allow {bytes} B in Preferences, Planning</source>
        <translation>{bytes} B unter Einstellungen, Planung erlauben</translation>
    </message>
    <message>
        <source>write a trace of lifetimes</source>
        <translation>einen Trace der Lebensdauern schreiben</translation>
    </message>
    <message>
        <source>let the caller supply &apos;{name}&apos;, or all inputs and outputs</source>
        <translation>„{name}“ oder alle Ein- und Ausgaben dem Aufrufer überlassen</translation>
    </message>
    <message>
        <source>set the largest value of {symbols} under Dimensions</source>
        <translation>unter „Dimensionen“ den größten Wert von {symbols} festlegen</translation>
    </message>
    <message>
        <source>set the largest value of {symbol} under Dimensions</source>
        <translation>unter „Dimensionen“ den größten Wert von {symbol} festlegen</translation>
    </message>
    <message>
        <source>choose another planner, or confirm the export</source>
        <translation>anderen Planer wählen oder den Export bestätigen</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or confirm the export</source>
        <translation>anderen Planer oder weniger Pässe wählen oder den Export bestätigen</translation>
    </message>
    <message>
        <source>choose another target, or confirm the export</source>
        <translation>anderes Ziel wählen oder den Export bestätigen</translation>
    </message>
    <message>
        <source>give the rule kind:state a separate pool, or remove the rule for state</source>
        <translation>der Regel kind:state einen eigenen Pool geben oder die Regel für Zustand entfernen</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs}; enter it in Run, in the menu of the input</source>
        <translation>Größen hängen vom Wert von {inputs} ab; im Menü der Eingabe unter Lauf eingeben</translation>
    </message>
    <message>
        <source>give input {index} a value in its menu in Run, or choose random numbers or zeros</source>
        <translation>Eingabe {index} unter Lauf in ihrem Menü einen Wert geben oder Zufallszahlen oder Nullen wählen</translation>
    </message>
    <message>
        <source>give input {index} a buffer: a value in its menu in Run, random numbers or zeros</source>
        <translation>Eingabe {index} einen Puffer geben: einen Wert in ihrem Menü unter Lauf, Zufallszahlen oder Nullen</translation>
    </message>
    <message>
        <source>enter the sizes of its dimensions in Run</source>
        <translation>die Größen seiner Dimensionen unter Lauf eingeben</translation>
    </message>
    <message>
        <source>run without “Check all values”</source>
        <translation>ohne „Alle Werte prüfen“ ausführen</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: set the tolerance per output to {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>Ganzzahlkernel und PyTorch runden verschieden: die Toleranz je Ausgabe auf {tolerance} setzen oder die Ausgaben der Kernel von ExecuTorch aufzeichnen</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; choose a recorded run in Run to check its test cases</source>
        <translation>die Datei ist ein BundledProgram; unter Lauf einen aufgezeichneten Lauf wählen, um ihre Testfälle zu prüfen</translation>
    </message>
    <message>
        <source>set {symbol} to one size, such as {size}, under Dimensions</source>
        <translation>{symbol} unter „Dimensionen“ auf eine Größe festlegen, etwa {size}</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or choose “Allow at export” in Problems</source>
        <translation>das Modell mit weiteren Bereichen neu exportieren oder unter Probleme „Beim Export erlauben“ wählen</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as set in Preferences, Planning</source>
        <translation>höchstens {limit} Bytes, wie in den Einstellungen unter Planung festgelegt</translation>
    </message>
    <message>
        <source>choose “Search for a better order” under Pools</source>
        <translation>unter Pools „Bessere Reihenfolge suchen“ wählen</translation>
    </message>
    <message>
        <source>choose the program&apos;s core in the menu Target, Cortex-M core</source>
        <translation>den Kern des Programms im Menü Ziel, Cortex-M-Kern wählen</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}</source>
        <translation>Zustand „{state}“ der Methode „{method}“ ist getrennt vom gleichnamigen Zustand in {methods}</translation>
    </message>
    <message>
        <source>use the file&apos;s own plan, which shares the states</source>
        <translation>den Plan der Datei verwenden, der die Zustände teilt</translation>
    </message>
    <message>
        <source>open the program, then drop the array on its input in Run</source>
        <translation>das Programm öffnen, dann das Array unter Lauf auf seine Eingabe ziehen</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window</source>
        <translation>die ausgeführte .pte öffnen, dann diese Datei im selben Fenster</translation>
    </message>
    <message>
        <source>put it next to the .pte that it belongs to, and open the .pte</source>
        <translation>sie neben die zugehörige .pte legen und die .pte öffnen</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder</source>
        <translation>sie in den Ordner des Programms legen</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder</source>
        <translation>{constants} Konstanten fehlen; {file} in den Ordner des Programms legen</translation>
    </message>
    <message>
        <source>open that file, then choose this one in the menu File, Take names from…</source>
        <translation>jene Datei öffnen, dann diese im Menü Datei, „Namen übernehmen aus…“ wählen</translation>
    </message>
    <message>
        <source>a session that ArenaScope saved</source>
        <translation>eine von ArenaScope gespeicherte Sitzung</translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>Comparing planners</source>
        <translation>Planer werden verglichen</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planung läuft</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1: %2, tensors: %3, %4</source>
        <translation>%1: %2, Tensoren: %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n instruction(s) have names from %2</source>
        <translation>
            <numerusform>%1 von %n Instruktion hat Namen aus %2</numerusform>
            <numerusform>%1 von %n Instruktionen haben Namen aus %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Select with the same</source>
        <translation>Auswählen mit gleichem</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operator</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Steps (lifetimes that overlap)</source>
        <translation>Schritte (überlappende Lebensdauern)</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>%1 fixieren</translation>
    </message>
    <message>
        <source>Set offset</source>
        <translation>Offset setzen</translation>
    </message>
    <message>
        <source>Offset of %1 (0x06C000, 442368 or 432K)</source>
        <translation>Offset von %1 (0x06C000, 442368 oder 432K)</translation>
    </message>
    <message>
        <source>No planned tensor is selected</source>
        <translation>Kein geplanter Tensor ausgewählt</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>Offset setzen…</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Aufwärts</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abwärts</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>In Pool verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n Byte</numerusform>
            <numerusform>%n Bytes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Align %1 to %n byte(s)</source>
        <translation>
            <numerusform>%1 auf %n Byte ausrichten</numerusform>
            <numerusform>%1 auf %n Bytes ausrichten</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin %1 in place</source>
        <translation>%1 an seinem Platz fixieren</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 ist kein Offset; 0x06C000, 442368 oder 432K schreiben</translation>
    </message>
    <message>
        <source>Same as the pool</source>
        <translation>Wie der Pool</translation>
    </message>
    <message>
        <source>Align %1 like its pool</source>
        <translation>%1 wie seinen Pool ausrichten</translation>
    </message>
    <message>
        <source>Move up by its alignment</source>
        <translation>Um seine Ausrichtung nach oben</translation>
    </message>
    <message>
        <source>Move down by its alignment</source>
        <translation>Um seine Ausrichtung nach unten</translation>
    </message>
</context>
</TS>
