<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>Runner</name>
    <message>
        <source>✓ all %1 tensors equal those of a plan that shares nothing</source>
        <translation>✓ alle %1 Tensoren gleich denen eines Plans ohne gemeinsame Bytes</translation>
    </message>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ erste Abweichung bei %1: %2 ist %3 statt %4</translation>
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
        <source>Bytes owned</source>
        <translation>Bytes exklusiv</translation>
    </message>
    <message>
        <source>no two tensors share bytes while both live</source>
        <translation>keine zwei Tensoren teilen sich Bytes, solange beide leben</translation>
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
        <source>%1, %2 of %3 outputs within tolerance, max |Δ| %4</source>
        <translation>%1, %2 von %3 Ausgaben innerhalb der Toleranz, max |Δ| %4</translation>
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
        <source>Set a capacity, see what the peak is made of, and move tensors to a second pool.</source>
        <translation>Eine Kapazität setzen, sehen, woraus die Spitze besteht, und Tensoren in einen zweiten Pool verschieben.</translation>
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
        <source>%n tensor(s) at their pools and offsets</source>
        <translation>
            <numerusform>%n Tensor in seinem Pool an seinem Offset</numerusform>
            <numerusform>%n Tensoren in ihren Pools an ihren Offsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not where they were planned</source>
        <translation>
            <numerusform>%1 von %n Tensor nicht an der geplanten Stelle</numerusform>
            <numerusform>%1 von %n Tensoren nicht an der geplanten Stelle</numerusform>
        </translation>
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
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>Arena</translation>
    </message>
    <message>
        <source>The memory plan appears here: open a program with Ctrl+O</source>
        <translation>Hier erscheint der Speicherplan: Programm mit Strg+O öffnen</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>Nichts zu planen: Kein Operator dieser Methode läuft in einer Arena</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>Offset, %1</translation>
    </message>
    <message>
        <source>no tensors in %1: drop one here</source>
        <translation>Keine Tensoren in %1: einen hier ablegen</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>lebende Bytes, %1</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 und %2 teilen sich %3</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1 in Schritten %2</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>bisherige Lage</translation>
    </message>
    <message>
        <source>taken at these steps</source>
        <translation>in diesen Schritten belegt</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>Fanglinie</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Strg: ohne Einrasten    Esc: abbrechen</translation>
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation>%1 nach %2 an %3 verschieben</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>Überlappt %1</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>in Schritten %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>von %1</translation>
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
        <source>Over by</source>
        <translation>Zu viel</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>taken by %1, steps %2</source>
        <translation>belegt von %1, Schritte %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>rastet ein auf %1, %2</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1, Schritte %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 an %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>überlappt %1 um %2 in Schritten %3</translation>
    </message>
    <message>
        <source>%1 makes room</source>
        <translation>%1 macht Platz</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>Spitze von %1</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>Über der unteren Schranke</translation>
    </message>
    <message>
        <source>Peak at step</source>
        <translation>Spitze in Schritt</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>lebt an der Spitze</translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation>gleichzeitig geteilt</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>%n Tensor nach %1 verschieben</numerusform>
            <numerusform>%n Tensoren nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) make room</source>
        <translation>
            <numerusform>%n Tensor macht Platz</numerusform>
            <numerusform>%n Tensoren machen Platz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n Problem</numerusform>
            <numerusform>%n Probleme</numerusform>
        </translation>
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
        <source>Backends in the order they are asked</source>
        <translation>Backends in der Reihenfolge, in der sie gefragt werden</translation>
    </message>
    <message>
        <source>Drag a row to ask it earlier or later, or nodes onto a row to give them to it; Delete takes it out</source>
        <translation>Zeile ziehen, um sie früher oder später zu fragen, oder Knoten auf eine Zeile ziehen, um sie ihr zu geben; Entf entfernt sie</translation>
    </message>
</context>
<context>
    <name>arenascope::BlobViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>keine Compile-Specs</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 Bytes</translation>
    </message>
    <message>
        <source>no text of four characters or more</source>
        <translation>kein Text aus mindestens vier Zeichen</translation>
    </message>
    <message>
        <source>… %1 bytes more: extract the blob to see them</source>
        <translation>… %1 weitere Bytes: Blob extrahieren, um sie zu sehen</translation>
    </message>
    <message>
        <source>the blob is empty</source>
        <translation>der Blob ist leer</translation>
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
        <source>Another file&apos;s bytes instead; one undo step</source>
        <translation>Stattdessen die Bytes einer anderen Datei; ein Rückgängig-Schritt</translation>
    </message>
    <message>
        <source>The payload that was there before</source>
        <translation>Die vorherigen Nutzdaten</translation>
    </message>
    <message>
        <source>Bytes of the blob</source>
        <translation>Bytes des Blobs</translation>
    </message>
    <message>
        <source>Blob of %1</source>
        <translation>Blob von %1</translation>
    </message>
    <message>
        <source>Blob</source>
        <translation>Blob</translation>
    </message>
    <message>
        <source>1 compile spec</source>
        <translation>1 Compile-Spec</translation>
    </message>
    <message>
        <source>%1 compile specs</source>
        <translation>%1 Compile-Specs</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>Eine Region auswählen, um ihre Nutzdaten zu sehen.</translation>
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
        <source>lower than in A</source>
        <translation>tiefer als in A</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>höher</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>nur in einem</translation>
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
        <translation>Quelle</translation>
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
        <source>Not now</source>
        <translation>Nicht jetzt</translation>
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
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>As loaded</source>
        <translation>Wie geladen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Plan A, the baseline</source>
        <translation>Plan A, die Basis</translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation>Plan B</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Andere Datei…</translation>
    </message>
    <message>
        <source>Show a plan of another file beside this one</source>
        <translation>Einen Plan einer anderen Datei daneben zeigen</translation>
    </message>
    <message>
        <source>Numbers of both plans</source>
        <translation>Zahlen beider Pläne</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>Unterschiede der Tensoren</translation>
    </message>
    <message>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Basis</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>Nur A</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>Nur B</translation>
    </message>
    <message>
        <source>%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B</source>
        <translation>%1 Tensoren in beiden Plänen, %2 verschoben, %3 nur in A, %4 nur in B</translation>
    </message>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    Schritte %4</translation>
    </message>
    <message>
        <source>Two plans side by side appear here: open a program with Ctrl+O</source>
        <translation>Hier erscheinen zwei Pläne nebeneinander: Programm mit Strg+O öffnen</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 weniger</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 mehr</translation>
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
        <source>only A</source>
        <translation>nur A</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>nur B</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>anderer Pool</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>Ganzer Plan</translation>
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
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>Arenagröße über einer Dimension</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>Arenagröße je Wert</translation>
    </message>
    <message>
        <source>Arena size over a dynamic dimension appears here: open a program with Ctrl+O</source>
        <translation>Hier erscheint die Arenagröße über einer dynamischen Dimension: Programm mit Strg+O öffnen</translation>
    </message>
    <message>
        <source>Every size is fixed in this file: export it with a dynamic dimension to see a curve</source>
        <translation>Alle Größen dieser Datei sind fest: Für eine Kurve mit einer dynamischen Dimension exportieren</translation>
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
        <source>One more %1 costs</source>
        <translation>Je weiteres %1</translation>
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
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ zu groß</translation>
    </message>
    <message>
        <source>set</source>
        <translation>eingestellt</translation>
    </message>
    <message>
        <source>largest that fits</source>
        <translation>größtes passendes</translation>
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
        <source>Backends in the order they are asked</source>
        <translation>Backends in der Reihenfolge, in der sie gefragt werden</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Backend hinzufügen</translation>
    </message>
    <message>
        <source>Assigned by rule, the last match wins</source>
        <translation>Nach Regel zugewiesen, der letzte Treffer gilt</translation>
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
        <source>Delete takes a rule back</source>
        <translation>Entf nimmt eine Regel zurück</translation>
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
        <source>Type over a value to change it; Delete takes it out</source>
        <translation>Wert überschreiben, um ihn zu ändern; Entf entfernt ihn</translation>
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
        <source>takes none</source>
        <translation>nimmt keine</translation>
    </message>
    <message>
        <source>%1 nodes in 1 region</source>
        <translation>%1 Knoten in 1 Region</translation>
    </message>
    <message>
        <source>%1 nodes in %2 regions</source>
        <translation>%1 Knoten in %2 Regionen</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>verfügbar, %1</translation>
    </message>
    <message>
        <source>asked, cannot run here: %1</source>
        <translation>gefragt, hier nicht ausführbar: %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>this project&apos;s kernels: what nobody takes, or is dropped here</source>
        <translation>Kernel dieses Projekts: was niemand nimmt oder hier abgelegt wird</translation>
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
</context>
<context>
    <name>arenascope::DelegateNodes</name>
    <message>
        <source>scalar</source>
        <translation>Skalar</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
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
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Genommen von</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
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
        <source>Nodes and who took them</source>
        <translation>Knoten und wer sie genommen hat</translation>
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
        <source>Give to %1</source>
        <translation>An %1 geben</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>Auf der CPU lassen</translation>
    </message>
    <message>
        <source>Let the backends decide</source>
        <translation>Backends entscheiden lassen</translation>
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
        <source>Blob, B</source>
        <translation>Blob, B</translation>
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
        <source>Constants beside the blob, by key</source>
        <translation>Konstanten neben dem Blob, nach Schlüssel</translation>
    </message>
    <message>
        <source>Tensors that live in the delegate and no longer in the arena</source>
        <translation>Tensoren, die im Delegate statt in der Arena leben</translation>
    </message>
    <message>
        <source>Before and after this region was added to those above it</source>
        <translation>Vor und nach dem Hinzufügen dieser Region zu denen darüber</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation>%1 Regionen</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see what it would take, and what that does to the arena.</source>
        <translation>Nichts ist delegiert. Ein Backend hinzufügen, um zu sehen, was es nehmen würde und wie sich das auf die Arena auswirkt.</translation>
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
        <source>%1 of tensors now live inside; backends allocate what they need for them.</source>
        <translation>%1 an Tensoren leben jetzt innen; Backends belegen dafür, was sie brauchen.</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Dynamic dimensions</source>
        <translation>Dynamische Dimensionen</translation>
    </message>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>Ein Programm öffnen, um seine Dimensionen zu sehen.</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges.</source>
        <translation>Eine .pte speichert nur obere Schranken: Ihre Symbole sind verloren. Zum Ändern der Bereiche die .pt2 öffnen.</translation>
    </message>
    <message>
        <source>Every size is static in the file. Export it again with torch.export.Dim to make one dynamic.</source>
        <translation>Alle Größen der Datei sind statisch. Mit torch.export.Dim erneut exportieren, um eine dynamisch zu machen.</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>Datei %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>, Beispiel %1</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamisch</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>in der Datei statisch</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 von %n Tensor</numerusform>
            <numerusform>%1 von %n Tensoren</numerusform>
        </translation>
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
        <source>Ask %1</source>
        <translation>%1 fragen</translation>
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
        <source>Restore blob %1</source>
        <translation>Blob %1 wiederherstellen</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>Let the backends decide on %1</source>
        <translation>Backends über %1 entscheiden lassen</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>%1 an %2 geben</translation>
    </message>
    <message>
        <source>Replace blob %1</source>
        <translation>Blob %1 ersetzen</translation>
    </message>
    <message>
        <source>Extract blob %1</source>
        <translation>Blob %1 extrahieren</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>Methode %1 zeigen</translation>
    </message>
    <message>
        <source>Change what %1 starts as</source>
        <translation>Anfangswert von %1 ändern</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Regel %1 entfernen</translation>
    </message>
    <message>
        <source>Own operator of %1</source>
        <translation>Eigener Operator von %1</translation>
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
        <source>Feed %1 back as %2</source>
        <translation>%1 als %2 zurückführen</translation>
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
        <source>Fullest moments first, their largest tensors first, into the tightest gap</source>
        <translation>Vollste Zeitpunkte zuerst, darin die größten Tensoren zuerst, in die engste Lücke</translation>
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
        <source>Places again and again, what ended too high moves to the front; for large problems; seeded</source>
        <translation>Platziert immer wieder neu, zu hoch Gelandetes rückt nach vorn; für große Probleme; mit Startwert</translation>
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
        <translation>Geteilte Objekte nach Größe</translation>
    </message>
    <message>
        <source>Largest first into the smallest shared object that is free over the lifetime</source>
        <translation>Größte zuerst in das kleinste geteilte Objekt, das während der Lebensdauer frei ist</translation>
    </message>
    <message>
        <source>Shared objects by breadth</source>
        <translation>Geteilte Objekte nach Breite</translation>
    </message>
    <message>
        <source>Fullest moments first into shared objects, which grow where none has room</source>
        <translation>Vollste Zeitpunkte zuerst in geteilte Objekte, die wachsen, wo keines Platz hat</translation>
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
        <source>In execution order into the storage that was freed last, whatever its size</source>
        <translation>In Ausführungsreihenfolge in den zuletzt freigegebenen Speicher, gleich welcher Größe</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Greedy</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as its code is: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>ExecuTorchs Standard, wie sein Code ist: Größte zuerst, das erste geteilte Objekt mit Platz (die dokumentierte Regel ist greedy_best_fit)</translation>
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
        <source>Every tensor after the one before; nothing is shared</source>
        <translation>Jeder Tensor hinter dem vorigen; nichts wird geteilt</translation>
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
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>cannot be opened (%1)</source>
        <translation>kann nicht geöffnet werden (%1)</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>kann nicht gelesen werden (%1)</translation>
    </message>
    <message>
        <source>cannot be written (%1)</source>
        <translation>kann nicht geschrieben werden (%1)</translation>
    </message>
    <message>
        <source>is empty (0 bytes)</source>
        <translation>ist leer (0 Bytes)</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>is larger than %1 bytes</source>
        <translation>ist größer als %1 Bytes</translation>
    </message>
    <message>
        <source>unknown kind of file</source>
        <translation>unbekannte Dateiart</translation>
    </message>
    <message>
        <source>holds no method</source>
        <translation>enthält keine Methode</translation>
    </message>
    <message>
        <source>a .pt2 or .pte file</source>
        <translation>eine .pt2- oder .pte-Datei</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>eine Datei von torch.export.save</translation>
    </message>
    <message>
        <source>the content of one of %1</source>
        <translation>der Inhalt eines der folgenden: %1</translation>
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
        <source>choose another folder</source>
        <translation>anderen Ordner wählen</translation>
    </message>
    <message>
        <source>the session was not saved: %1</source>
        <translation>die Sitzung wurde nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>version %1 of a session</source>
        <translation>Version %1 einer Sitzung</translation>
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
        <source>there is no tensor %1 to %2</source>
        <translation>kein Tensor %1 für „%2“ vorhanden</translation>
    </message>
    <message>
        <source>there is no planner &apos;%1&apos;</source>
        <translation>es gibt keinen Planer „%1“</translation>
    </message>
    <message>
        <source>cannot pin %1: it is not planned</source>
        <translation>%1 lässt sich nicht fixieren: nicht geplant</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a view of %3</source>
        <translation>„%2“ für %1 nicht möglich: eine Sicht auf %3</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a constant and in no arena</source>
        <translation>„%2“ für %1 nicht möglich: eine Konstante, in keiner Arena</translation>
    </message>
    <message>
        <source>cannot leave %1 to the caller: it is an intermediate</source>
        <translation>%1 kann nicht dem Aufrufer überlassen werden: ein Zwischenwert</translation>
    </message>
    <message>
        <source>range %1 of %2 is empty</source>
        <translation>Bereich %1 von %2 ist leer</translation>
    </message>
    <message>
        <source>range %1 of %2 holds sizes below 0</source>
        <translation>Bereich %1 von %2 enthält Größen unter 0</translation>
    </message>
    <message>
        <source>min &lt;= max, within %1</source>
        <translation>Min ≤ Max, innerhalb von %1</translation>
    </message>
    <message>
        <source>plan &apos;%1&apos; is invalid</source>
        <translation>Plan „%1“ ist ungültig</translation>
    </message>
    <message>
        <source>input is too large to be made up</source>
        <translation>Eingabe ist zu groß, um erzeugt zu werden</translation>
    </message>
    <message>
        <source>set a smaller range</source>
        <translation>kleineren Bereich einstellen</translation>
    </message>
    <message>
        <source>there is no target &apos;%1&apos;</source>
        <translation>es gibt kein Ziel „%1“</translation>
    </message>
    <message>
        <source>no temporary folder: %1</source>
        <translation>kein temporärer Ordner: %1</translation>
    </message>
    <message>
        <source>holds something else</source>
        <translation>enthält etwas anderes</translation>
    </message>
    <message>
        <source>the content of a %1 file (%2)</source>
        <translation>der Inhalt einer %1-Datei (%2)</translation>
    </message>
    <message>
        <source>%1 does not honour pins, and %2 is pinned to %3; choose %4</source>
        <translation>%1 beachtet keine Pins, %2 ist aber an %3 fixiert; zur Wahl: %4</translation>
    </message>
    <message>
        <source>%1 does not honour shared storage, and %2 shares some; choose %3</source>
        <translation>%1 beachtet keinen geteilten Speicher, %2 teilt aber welchen; zur Wahl: %3</translation>
    </message>
    <message>
        <source>%1 does not honour keep-out ranges, and pool %2 has some; choose %3</source>
        <translation>%1 beachtet keine Sperrbereiche, Pool %2 hat aber welche; zur Wahl: %3</translation>
    </message>
    <message>
        <source>%1 does not honour padding, and %2 has %3 bytes of it; choose %4</source>
        <translation>%1 beachtet keine Auffüllung, %2 hat aber %3 Bytes; zur Wahl: %4</translation>
    </message>
    <message>
        <source>a file, no folder, pipe or device</source>
        <translation>eine Datei, kein Ordner, keine Pipe und kein Gerät</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>Programm exportieren</translation>
    </message>
    <message>
        <source>%1, plan %2, %3 ops</source>
        <translation>%1, Plan %2, %3 Ops</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ passt</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ um %1 zu groß</translation>
    </message>
    <message>
        <source>Write it although the plan is invalid</source>
        <translation>Schreiben, obwohl der Plan ungültig ist</translation>
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
        <source>a temporary copy is written, read back and run</source>
        <translation>eine temporäre Kopie wird geschrieben, zurückgelesen und ausgeführt</translation>
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
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
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
        <source>Until you export, the chosen file is untouched.</source>
        <translation>Bis zum Export bleibt die gewählte Datei unberührt.</translation>
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
        <translation>Export wird nachgewiesen</translation>
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
    <message>
        <source>Write it although the target lacks something</source>
        <translation>Schreiben, obwohl dem Ziel etwas fehlt</translation>
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
        <translation>✓ hat jeden Operator</translation>
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
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>Speicher des Geräts</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ um %1 zu groß</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ %1 frei</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>Speicherbedarf</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Lives in</source>
        <translation>Liegt in</translation>
    </message>
    <message>
        <source>How known</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>Teile des Speicherbedarfs</translation>
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
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM, gesamt</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>Grenze für %1</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K, 8M oder Bytes; leer: unbegrenzt</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Adding up what the program takes</source>
        <translation>Bedarf des Programms wird summiert</translation>
    </message>
    <message>
        <source>What the program takes of a device appears here: open one with Ctrl+O</source>
        <translation>Hier erscheint, was das Programm von einem Gerät beansprucht: mit Strg+O eines öffnen</translation>
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
        <source>✗ not in %1</source>
        <translation>✗ nicht in %1</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Arena of %1</source>
        <translation>Arena von %1</translation>
    </message>
    <message>
        <source>exact, this plan</source>
        <translation>exakt, dieser Plan</translation>
    </message>
    <message>
        <source>State, in the arenas</source>
        <translation>Zustand, in den Arenen</translation>
    </message>
    <message>
        <source>exact, part of the arenas</source>
        <translation>exakt, Teil der Arenen</translation>
    </message>
    <message>
        <source>none: no buffer outlives a run</source>
        <translation>keiner: kein Puffer überdauert einen Lauf</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>Method Allocator</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>geschätzt: %1</translation>
    </message>
    <message>
        <source>none: not a program</source>
        <translation>keiner: kein Programm</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>Temporär</translation>
    </message>
    <message>
        <source>estimate: measured on other programs</source>
        <translation>geschätzt: an anderen Programmen gemessen</translation>
    </message>
    <message>
        <source>Buffers of the caller</source>
        <translation>Puffer des Aufrufers</translation>
    </message>
    <message>
        <source>exact, bound by the caller</source>
        <translation>exakt, vom Aufrufer gebunden</translation>
    </message>
    <message>
        <source>none: everything is planned</source>
        <translation>keine: alles ist geplant</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>exact, each stored once</source>
        <translation>exakt, jede einmal gespeichert</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Delegate blobs</source>
        <translation>Delegate-Blobs</translation>
    </message>
    <message>
        <source>exact, with their named data</source>
        <translation>exakt, mit ihren benannten Daten</translation>
    </message>
    <message>
        <source>none: nothing is delegated</source>
        <translation>keine: nichts ist delegiert</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>exact: the .pte without its data</source>
        <translation>exakt: die .pte ohne ihre Daten</translation>
    </message>
    <message>
        <source>not known: no .pte can be written</source>
        <translation>nicht bekannt: keine .pte kann geschrieben werden</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM, gesamt</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>Graph der Operatoren</translation>
    </message>
    <message>
        <source>module %1, closed, %2 ops</source>
        <translation>Modul %1, zugeklappt, %2 Ops</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>writes %1 back, %2</source>
        <translation>schreibt %1 zurück, %2</translation>
    </message>
    <message>
        <source>view %1 · %2</source>
        <translation>Sicht %1 · %2</translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation>%1 Tensoren, %2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>%1 Ops</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 weitere</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>Graph</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Inputs and users</source>
        <translation>Eingaben und Nutzer</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>Sprünge</translation>
    </message>
    <message>
        <source>How far from the selected tensor</source>
        <translation>Wie weit vom ausgewählten Tensor entfernt</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> Sprünge</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Sichten</translation>
    </message>
    <message>
        <source>Name the shape that a tensor is read as</source>
        <translation>Die Form nennen, in der ein Tensor gelesen wird</translation>
    </message>
    <message>
        <source>%1 of %2 ops</source>
        <translation>%1 von %2 Ops</translation>
    </message>
    <message>
        <source>The graph appears here: open a program with Ctrl+O</source>
        <translation>Hier erscheint der Graph: Programm mit Strg+O öffnen</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>Keine Operatoren hier</translation>
    </message>
    <message>
        <source>%1 operators: choose a part of it at the left, or select a tensor</source>
        <translation>%1 Operatoren: links einen Teil wählen oder einen Tensor auswählen</translation>
    </message>
    <message>
        <source>%1 nodes within %2 hops: %3 can be drawn</source>
        <translation>%1 Knoten innerhalb von %2 Sprüngen: darstellbar sind %3 Sprünge</translation>
    </message>
    <message>
        <source>%1 nodes beside it: choose inputs or users only</source>
        <translation>%1 Knoten daneben: nur Eingaben oder nur Nutzer wählen</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>Das ganze Programm</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>number at the right: step</source>
        <translation>Zahl rechts: Schritt</translation>
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
        <translation>Pin</translation>
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
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>lebt an der Spitze</translation>
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
    <message>
        <source>not recorded in the file</source>
        <translation>nicht in der Datei verzeichnet</translation>
    </message>
    <message>
        <source>Node positions %1 of the program; it lives from %2 to %3, both included.</source>
        <translation>Knotenpositionen %1 des Programms; er lebt von %2 bis einschließlich %3.</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it lives throughout.</source>
        <translation>Zustand behält seine Bytes zwischen Läufen und lebt daher durchgehend.</translation>
    </message>
    <message>
        <source>Its size changes at run time; bytes are the upper bound.</source>
        <translation>Seine Größe ändert sich zur Laufzeit; die Bytes sind die obere Schranke.</translation>
    </message>
    <message>
        <source>The caller supplies its buffer, so it takes no arena bytes.</source>
        <translation>Der Aufrufer stellt seinen Puffer, daher belegt er keine Bytes der Arena.</translation>
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
        <source>Why it lives</source>
        <translation>Warum er lebt</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>hier geschrieben</translation>
    </message>
    <message>
        <source>last read here</source>
        <translation>hier zuletzt gelesen</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>nur in diesem Schritt</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>wartet auf Schritt %1</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
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
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>What the program did will appear here.</source>
        <translation>Hier erscheint, was das Programm getan hat.</translation>
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
        <source>Save these memories as a &amp;target…</source>
        <translation>Diese &amp;Speicher als Ziel speichern…</translation>
    </message>
    <message>
        <source>&amp;Own targets as files</source>
        <translation>Eigene &amp;Ziele als Dateien</translation>
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
        <source>Memories of a &amp;device</source>
        <translation>Speicher eines &amp;Geräts</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Another file beside this plan</source>
        <translation>Eine andere Datei neben diesem Plan</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>&amp;Weitersuchen</translation>
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
        <source>Alive at the same &amp;time</source>
        <translation>Zur selben &amp;Zeit belegt</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>&amp;Alles einpassen</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>Auswahl &amp;einpassen</translation>
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
        <source>Baseline and &amp;kept edits…</source>
        <translation>Basis und au&amp;fbewahrte Änderungen…</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Au&amp;swählen</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Farbe nach</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Gr&amp;öße</translation>
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
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>ArenaScope did not end as it should</source>
        <translation>ArenaScope wurde nicht ordentlich beendet</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 were kept.</source>
        <translation>Ungespeicherte Änderungen an %1 wurden aufbewahrt.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
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
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>Änderungen an %1 speichern?</translation>
    </message>
    <message>
        <source>A session keeps pools, pins, ranges and the planner. The model is not changed.</source>
        <translation>Eine Sitzung hält Pools, Pins, Bereiche und den Planer fest. Das Modell bleibt unverändert.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Programs and sessions (*.pt2 *.pte *.json);;All files (*)</source>
        <translation>Programme und Sitzungen (*.pt2 *.pte *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Programs (*.pt2 *.pte);;All files (*)</source>
        <translation>Programme (*.pt2 *.pte);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>no edits</source>
        <translation>keine Änderungen</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Für %1</translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>Eine Dimension hat keine obere Schranke</translation>
    </message>
    <message>
        <source>Type the largest value that will occur under Dynamic dimensions; then it is planned.</source>
        <translation>Unter „Dynamische Dimensionen“ den größten vorkommenden Wert eingeben; dann wird geplant.</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>Aufgezeichneter Lauf %1</translation>
    </message>
    <message>
        <source>planned in the file</source>
        <translation>in der Datei geplant</translation>
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation>in %1 ms geplant</translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Wie in der Datei</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>gelaufen: %1</translation>
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
        <source>Save session</source>
        <translation>Sitzung speichern</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>Sitzungen (*.json)</translation>
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
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. Qt %1.</source>
        <translation>Zeigt, verbessert, erprobt und exportiert den Speicherplan von Tensorprogrammen. Qt %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n Tensor</numerusform>
            <numerusform>%n Tensoren</numerusform>
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
        <source>Save these memories as a target</source>
        <translation>Diese Speicher als Ziel speichern</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>Ein eigenes Programm: %1</translation>
    </message>
    <message>
        <source>Saved %1 as a target</source>
        <translation>%1 als Ziel gespeichert</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>Scale, 1 is as on the screen</source>
        <translation>Maßstab, 1 wie auf dem Bildschirm</translation>
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
        <source>Names from the program that this file was made from, or an ETRecord</source>
        <translation>Namen aus dem Programm, aus dem diese Datei entstand, oder aus einem ETRecord</translation>
    </message>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>Programme und ETRecords (*.pt2 *.bin *.etrecord);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Names taken</source>
        <translation>Namen übernommen</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>Planer hinzufügen: ein Programm, das das Problem liest und Offsets schreibt</translation>
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
        <source>Import plan %1</source>
        <translation>Plan %1 importieren</translation>
    </message>
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
        <source>Saved the state</source>
        <translation>Zustand gespeichert</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>Zustand geladen</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message>
        <source>Not in the program any more: %1.</source>
        <translation>Nicht mehr im Programm: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n Tensor wurde unter anderem Namen gefunden.</numerusform>
            <numerusform>%n Tensoren wurden unter anderem Namen gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the baseline: %1, %2 now.</source>
        <translation>Gegenüber der Basis: %1, jetzt %2.</translation>
    </message>
    <message>
        <source>%1 of %2 edits of the session apply</source>
        <translation>%1 von %2 Änderungen der Sitzung gelten</translation>
    </message>
    <message>
        <source>The session is open</source>
        <translation>Die Sitzung ist geöffnet</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Einzelheiten…</translation>
    </message>
    <message>
        <source>The size changes with the next start</source>
        <translation>Die Größe ändert sich beim nächsten Start</translation>
    </message>
    <message>
        <source>The open document comes back.</source>
        <translation>Das geöffnete Dokument kommt wieder.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Neu starten</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>no capacity</source>
        <translation>keine Kapazität</translation>
    </message>
    <message>
        <source>%1 reserved by the arena, nothing live at step %2</source>
        <translation>%1 von der Arena reserviert, nichts lebt in Schritt %2</translation>
    </message>
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
        <source>step</source>
        <translation>Schritt</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>Speicherkarte</translation>
    </message>
    <message>
        <source>Tensors that live at the step</source>
        <translation>Tensoren, die in diesem Schritt leben</translation>
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
        <source>%1 live here; the peak is %2 at step %3. Home goes there.</source>
        <translation>%1 leben hier; die Spitze ist %2 in Schritt %3. Pos1 führt dorthin.</translation>
    </message>
    <message>
        <source>The step&apos;s operator reads or writes %1 of these tensors.</source>
        <translation>Der Operator des Schritts liest oder schreibt %1 dieser Tensoren.</translation>
    </message>
    <message>
        <source>%1 wait for later steps.</source>
        <translation>%1 warten auf spätere Schritte.</translation>
    </message>
    <message>
        <source>All %1 must exist at once.</source>
        <translation>Alle %1 müssen gleichzeitig vorhanden sein.</translation>
    </message>
    <message>
        <source>The plan uses no byte more: no placement can be lower, only fewer or smaller tensors here.</source>
        <translation>Der Plan braucht kein Byte mehr: Keine Anordnung ist kleiner, nur weniger oder kleinere Tensoren hier helfen.</translation>
    </message>
    <message>
        <source>The plan is %1 higher: another placement may save that, never more.</source>
        <translation>Der Plan liegt %1 darüber: Eine andere Anordnung kann das sparen, nie mehr.</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>Ohne %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>keine Änderung</translation>
    </message>
    <message>
        <source>Moves the tensor and plans again</source>
        <translation>Verschiebt den Tensor und plant neu</translation>
    </message>
    <message>
        <source>Selects the tensor; a second pool would take it</source>
        <translation>Wählt den Tensor aus; ein zweiter Pool würde ihn aufnehmen</translation>
    </message>
    <message>
        <source>Memory at one step appears here: open a program with Ctrl+O</source>
        <translation>Hier erscheint der Speicher in einem Schritt: Programm mit Strg+O öffnen</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1, Spitze %2</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Memory pools</source>
        <translation>Speicherpools</translation>
    </message>
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
        <source>Off: the caller supplies the buffers of the program&apos;s inputs</source>
        <translation>Aus: Der Aufrufer stellt die Puffer der Programmeingaben</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s outputs</source>
        <translation>Aus: Der Aufrufer stellt die Puffer der Programmausgaben</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers that outlive a run</source>
        <translation>Aus: Der Aufrufer stellt die Puffer, die einen Lauf überdauern</translation>
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
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
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
        <source>Which of the program&apos;s methods is planned, shown and run</source>
        <translation>Welche Methode des Programms geplant, gezeigt und ausgeführt wird</translation>
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
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Starts as</source>
        <translation>Anfangswert</translation>
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
        <source>What %1 starts as</source>
        <translation>Anfangswert von %1</translation>
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
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>added when lowering</source>
        <translation>beim Lowering hinzugefügt</translation>
    </message>
    <message>
        <source>own code</source>
        <translation>eigener Code</translation>
    </message>
    <message>
        <source>without a line</source>
        <translation>ohne Zeile</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Liest</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>Gelesen von</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>Verwaltet</translation>
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
        <source>Another operator of the same form, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>Ein anderer Operator gleicher Form, etwa mylib::dma_copy.out; leer: der des Programms</translation>
    </message>
    <message>
        <source>yes, it lies where the plan says</source>
        <translation>ja, er liegt, wo der Plan es sagt</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>nein: %1</translation>
    </message>
    <message>
        <source>%1 as view</source>
        <translation>%1 als Sicht</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>nothing: it is a result</source>
        <translation>nichts: es ist ein Ergebnis</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanProblem</name>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}</source>
        <translation>{a} und {b} teilen sich {bytes} Bytes, während beide leben, zuerst bei {at}</translation>
    </message>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there</source>
        <translation>{a} und {b} teilen sich {bytes} Bytes, während beide leben, zuerst bei {at}; beide sind dort fixiert</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool} braucht {needed} Bytes, {bytes} mehr als seine Kapazität von {capacity}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan fits</source>
        <translation>{pool}: {needed} Bytes leben bei {at}, {bytes} mehr als die Kapazität von {capacity}; kein Plan passt</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool}: {needed} Bytes leben bei {at}, {bytes} mehr als die Kapazität von {capacity}</translation>
    </message>
    <message>
        <source>{a} is in memory {memory}, which is no pool</source>
        <translation>{a} liegt in Speicher {memory}, der kein Pool ist</translation>
    </message>
    <message>
        <source>{a} ends before it starts</source>
        <translation>{a} endet vor seinem Anfang</translation>
    </message>
    <message>
        <source>{a} is of kind {kind}, which its pool does not take</source>
        <translation>{a} ist von der Art {kind}, die sein Pool nicht aufnimmt</translation>
    </message>
    <message>
        <source>{a} has a size that does not fit in 64 bits</source>
        <translation>Die Größe von {a} passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>{a} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{a} liegt an {offset}: Sein Ende passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>{a} is at {offset}, before the start of its pool</source>
        <translation>{a} liegt an {offset}, vor dem Anfang seines Pools</translation>
    </message>
    <message>
        <source>{a} is at {offset}, but is pinned to {pin}</source>
        <translation>{a} liegt an {offset}, ist aber an {pin} fixiert</translation>
    </message>
    <message>
        <source>{a} is at {offset}, no multiple of {align}</source>
        <translation>{a} liegt an {offset}, kein Vielfaches von {align}</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the first {reserved} reserved bytes</source>
        <translation>{a} liegt an {offset}, innerhalb der ersten {reserved} reservierten Bytes</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use</source>
        <translation>{a} liegt an {offset}, innerhalb der gesperrten Bytes {begin} bis {end}</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are in different pools</source>
        <translation>{a} und {b} teilen sich Speicher, liegen aber in verschiedenen Pools</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are not {distance} bytes apart</source>
        <translation>{a} und {b} teilen sich Speicher, liegen aber nicht {distance} Bytes auseinander</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>{offsets} Offsets für {buffers} Puffer</translation>
    </message>
    <message>
        <source>{symbol}: asked {asked}, exported for {own}: the graph&apos;s guards do not cover it</source>
        <translation>{symbol}: verlangt {asked}, exportiert für {own}: Die Guards des Graphen decken das nicht ab</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}</source>
        <translation>{symbol}: Beispielwert {hint}, Bereichsmaximum {max}; dem Plan fehlen bei {max} {bytes} Bytes</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max unbounded</source>
        <translation>{symbol}: Beispielwert {hint}, Bereich nach oben offen</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>Regel &apos;{rule}&apos; passt auf keinen Tensor</translation>
    </message>
    <message>
        <source>shared state lies in memory {memory}: ExecuTorch&apos;s own 2 is a pool of yours</source>
        <translation>gemeinsamer Zustand liegt in Speicher {memory}: ExecuTorchs eigene 2 ist ein Pool von Ihnen</translation>
    </message>
    <message>
        <source>{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written at {at}; ExecuTorch refuses to load such a plan</source>
        <translation>{a} liegt an {offset} und endet {bytes} Bytes hinter den {size} Bytes von Speicher {memory}, geschrieben bei {at}; ExecuTorch lädt einen solchen Plan nicht</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>Position %1</translation>
    </message>
    <message>
        <source>step %1 (%2)</source>
        <translation>Schritt %1 (%2)</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>Pool %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>Speicher %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>invalid</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 zu viel</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>gültig</translation>
    </message>
    <message>
        <source>As loaded</source>
        <translation>Wie geladen</translation>
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
        <source>Δ baseline</source>
        <translation>Δ Basis</translation>
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
        <source>baseline: %1</source>
        <translation>Basis: %1</translation>
    </message>
    <message>
        <source>Plans of all planners appear here after planning (F5)</source>
        <translation>Hier erscheinen nach dem Planen (F5) die Pläne aller Planer</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsDialog</name>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>Plug-ins</translation>
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
        <source>Lower bound %1: a better plan may fit</source>
        <translation>Untere Schranke %1: Ein besserer Plan könnte passen</translation>
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
        <source>no capacity</source>
        <translation>keine Kapazität</translation>
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
        <source>✗ would be over</source>
        <translation>✗ wäre zu groß</translation>
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
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n Konflikt</numerusform>
            <numerusform>✗ %n Konflikte</numerusform>
        </translation>
    </message>
    <message>
        <source>Name, capacity, address, kinds and planner</source>
        <translation>Name, Kapazität, Adresse, Arten und Planer</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>As it is called in rules, files and reports</source>
        <translation>So heißt er in Regeln, Dateien und Berichten</translation>
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
        <source>as the plan&apos;s</source>
        <translation>wie im Plan</translation>
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
        <source>Where offset 0 is, such as 0x20000000; then addresses are shown beside offsets</source>
        <translation>Wo Offset 0 liegt, etwa 0x20000000; dann stehen Adressen neben den Offsets</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>Kosten pro Byte</translation>
    </message>
    <message>
        <source>What moving a byte costs against other pools; tensors that move most go where it is least</source>
        <translation>Was ein bewegtes Byte gegenüber anderen Pools kostet; am meisten bewegte Tensoren kommen dorthin, wo es am wenigsten ist</translation>
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
        <source>Offsets that nothing may use: 0-4K, 60K-64K</source>
        <translation>Offsets, die nichts belegen darf: 0-4K, 60K-64K</translation>
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
        <source>Name of the function that brings bytes there</source>
        <translation>Name der Funktion, die Bytes dorthin bringt</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Nimmt</translation>
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
        <source>Zero when loaded</source>
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
        <source>Its tensors go back to the first pool</source>
        <translation>Seine Tensoren gehen zurück in den ersten Pool</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>Ein Pool braucht einen Namen.</translation>
    </message>
    <message>
        <source>Another pool is called %1.</source>
        <translation>Ein anderer Pool heißt %1.</translation>
    </message>
    <message>
        <source>The capacity is an amount such as 256K, 1M or 65536.</source>
        <translation>Die Kapazität ist eine Menge wie 256K, 1M oder 65536.</translation>
    </message>
    <message>
        <source>The alignment is a power of two, such as 16.</source>
        <translation>Die Ausrichtung ist eine Zweierpotenz, etwa 16.</translation>
    </message>
    <message>
        <source>The base address is a number such as 0x20000000.</source>
        <translation>Die Basisadresse ist eine Zahl wie 0x20000000.</translation>
    </message>
    <message>
        <source>The base address is a multiple of the alignment, %1.</source>
        <translation>Die Basisadresse ist ein Vielfaches der Ausrichtung, %1.</translation>
    </message>
    <message>
        <source>The cost is a number, 0 or more.</source>
        <translation>Die Kosten sind eine Zahl ab 0.</translation>
    </message>
    <message>
        <source>Reserved ranges are written as 0-4K, 60K-64K; each begins before it ends.</source>
        <translation>Reservierte Bereiche schreibt man 0-4K, 60K-64K; jeder beginnt vor seinem Ende.</translation>
    </message>
    <message>
        <source>It is preferred by %1, but does not take them.</source>
        <translation>Er ist bevorzugt von %1, nimmt sie aber nicht.</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>No problems: every tensor has bytes of its own and every pool is large enough.</source>
        <translation>Keine Probleme: Jeder Tensor hat eigene Bytes, und jeder Pool ist groß genug.</translation>
    </message>
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
        <source>no plan can fit: the tensors live at one step need %1; move some to another pool</source>
        <translation>kein Plan kann passen: die in einem Schritt lebenden Tensoren brauchen %1; einige in einen anderen Pool verschieben</translation>
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
        <source>Memory pools, Rules</source>
        <translation>Speicherpools, Regeln</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Regel %1 entfernen</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>matches nothing</source>
        <translation>passt auf nichts</translation>
    </message>
    <message>
        <source>%1 stay, %2 taken below</source>
        <translation>%1 bleiben, %2 unten übernommen</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
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
        <source>name:, op:, module:, graph:, dtype:, kind:, size&gt;=64K, joined by &amp;; then = and a pool. Without a pool the caller supplies the tensors.</source>
        <translation>name:, op:, module:, graph:, dtype:, kind:, size&gt;=64K, verbunden mit &amp;; dann = und ein Pool. Ohne Pool stellt der Aufrufer die Tensoren.</translation>
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
        <source>what should the rule match?</source>
        <translation>Worauf soll die Regel passen?</translation>
    </message>
    <message>
        <source>there is no pool %1</source>
        <translation>es gibt keinen Pool %1</translation>
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
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
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
        <source>seed </source>
        <translation>Startwert </translation>
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
        <source>#</source>
        <translation>#</translation>
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
        <source>fastest</source>
        <translation>schnellste</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is that of the medians</source>
        <translation>Über alle Wiederholungen; der Anteil bezieht sich auf die Mediane</translation>
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
        <source>nothing recorded</source>
        <translation>nichts aufgezeichnet</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ gleich</translation>
    </message>
    <message>
        <source>✗ differs from element %1</source>
        <translation>✗ verschieden ab Element %1</translation>
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
        <source>Buffers that outlive a run: reset, view, load, save</source>
        <translation>Puffer, die einen Lauf überdauern: zurücksetzen, ansehen, laden, speichern</translation>
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
        <source>Not fed back: %1</source>
        <translation>Nicht zurückgeführt: %1</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>%1 vom letzten Lauf kopiert</translation>
    </message>
    <message>
        <source>%1 runs per second, arena %2 per instance</source>
        <translation>%1 Läufe pro Sekunde, Arena %2 je Instanz</translation>
    </message>
    <message>
        <source>%1 tensors managed in %2 storage groups, %3 outgrew their slot</source>
        <translation>%1 Tensoren in %2 Speichergruppen verwaltet, %3 wuchsen über ihren Platz hinaus</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>Befunde des Laufs</translation>
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
        <source>Every tensor against a plan in which none shares bytes; says where the first difference is</source>
        <translation>Jeder Tensor gegen einen Plan ohne gemeinsame Bytes; nennt die erste Abweichung</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>Statisch, größenanpassend</translation>
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
        <source> instances</source>
        <translation> Instanzen</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>Instanzen der statischen Runtime</translation>
    </message>
    <message>
        <source>Outputs own their memory together</source>
        <translation>Ausgaben besitzen ihren Speicher gemeinsam</translation>
    </message>
    <message>
        <source>Feed back</source>
        <translation>Rückführung</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>Zu verbindende Ausgaben und Eingaben</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads it there, without a copy</source>
        <translation>Eine Ausgabe auf eine Eingabe ziehen oder deren Menü nutzen: Der nächste Lauf liest sie dort, ohne Kopie</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>Ein %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>Aus %1</translation>
    </message>
    <message>
        <source>there is no such output or input</source>
        <translation>eine solche Ausgabe oder Eingabe gibt es nicht</translation>
    </message>
    <message>
        <source>only tensors can be fed back</source>
        <translation>nur Tensoren können zurückgeführt werden</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ist nicht %2</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>%1 lesen</translation>
    </message>
    <message>
        <source>Read %1: %2</source>
        <translation>%1 lesen: %2</translation>
    </message>
    <message>
        <source>Not fed back</source>
        <translation>Nicht zurückgeführt</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>Beispiel öffnen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n Tensor, %1</numerusform>
            <numerusform>%n Tensoren, %1</numerusform>
        </translation>
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
        <translation>vom Aufrufer gestellt</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>Bereich %1–%2</translation>
    </message>
    <message>
        <source>Baseline and kept edits</source>
        <translation>Basis und aufbewahrte Änderungen</translation>
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
        <source>Difference to the baseline</source>
        <translation>Unterschied zur Basis</translation>
    </message>
    <message>
        <source>Memory or tensor</source>
        <translation>Speicher oder Tensor</translation>
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
        <source>There is none yet. The first plan that is saved with a session becomes it.</source>
        <translation>Es gibt noch keine. Der erste Plan, der mit einer Sitzung gespeichert wird, wird dazu.</translation>
    </message>
    <message>
        <source>Measured against the plan by %1 that the session keeps.</source>
        <translation>Gemessen am Plan von %1, den die Sitzung aufbewahrt.</translation>
    </message>
    <message>
        <source>All memories</source>
        <translation>Alle Speicher</translation>
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
        <source>The program has no such tensors now. The session keeps the edits until they are deleted.</source>
        <translation>Das Programm hat diese Tensoren jetzt nicht. Die Sitzung bewahrt die Änderungen auf, bis sie gelöscht werden.</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>Jede Änderung der Sitzung gilt für das Programm.</translation>
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
        <source>Does</source>
        <translation>Wirkung</translation>
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
        <translation>vergrößern, verkleinern</translation>
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
        <source>Drag on empty ground</source>
        <translation>Auf leerer Fläche ziehen</translation>
    </message>
    <message>
        <source>select what the frame touches</source>
        <translation>auswählen, was der Rahmen berührt</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Mittlere Taste ziehen</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>info</source>
        <translation>Informationen</translation>
    </message>
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
        <source>plan</source>
        <translation>Plan</translation>
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
        <source>reading it back</source>
        <translation>wird zurückgelesen</translation>
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
        <source>running it</source>
        <translation>wird ausgeführt</translation>
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
        <source>each opens planned, works offline</source>
        <translation>jedes öffnet sich geplant, auch ohne Netz</translation>
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
        <source>Least</source>
        <translation>Kleinster</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Buffers that outlive a run</source>
        <translation>Puffer, die einen Lauf überdauern</translation>
    </message>
    <message>
        <source>No buffer of this program outlives a run.</source>
        <translation>Kein Puffer dieses Programms überdauert einen Lauf.</translation>
    </message>
</context>
<context>
    <name>arenascope::StepChart</name>
    <message>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>Farbe nach %1</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>Ganze Lebensdauer zeigen</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Alles einpassen</translation>
    </message>
    <message>
        <source>select at steps %1</source>
        <translation>auswählen in Schritten %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>Min. %1 liegt über Max. %2</translation>
    </message>
    <message>
        <source>The file gives no upper bound. Type the largest %1 that will occur and press Enter: the plan needs it.</source>
        <translation>Die Datei nennt keine obere Schranke. Das größte vorkommende %1 eingeben und die Eingabetaste drücken: Der Plan braucht es.</translation>
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
        <source>fix to max</source>
        <translation>auf Max. festlegen</translation>
    </message>
    <message>
        <source>Makes the dimension static: a run with another size is refused</source>
        <translation>Macht die Dimension statisch: Ein Lauf mit anderer Größe wird abgelehnt</translation>
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
        <source>Move to pool</source>
        <translation>In Pool verschieben</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>%1 lösen</translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation>%1 an seiner Stelle fixieren</translation>
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
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitverlauf</translation>
    </message>
    <message>
        <source>Live bytes and lifetimes over time appear here: open a program with Ctrl+O</source>
        <translation>Hier erscheinen lebende Bytes und Lebensdauern im Zeitverlauf: Programm mit Strg+O öffnen</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>Nichts zu planen: Kein Operator dieser Methode läuft in einer Arena</translation>
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
        <source>Run time</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>An der Spitze</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation>Langsamster Op</translation>
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
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation>%1 geöffnet</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 gespeichert</translation>
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
        <source>Running</source>
        <translation>Ausführung läuft</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation>Größen von %1</translation>
    </message>
    <message>
        <source>run stopped; state has its initial values</source>
        <translation>Lauf angehalten; der Zustand hat seine Anfangswerte</translation>
    </message>
    <message>
        <source>state has its initial values</source>
        <translation>der Zustand hat seine Anfangswerte</translation>
    </message>
    <message>
        <source>%1: %2 B, tensors: %3, %4</source>
        <translation>%1: %2 B, Tensoren: %3, %4</translation>
    </message>
    <message>
        <source>, blob released</source>
        <translation>, Blob freigegeben</translation>
    </message>
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
        <source>Looking for backends</source>
        <translation>Backends werden gesucht</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>Delegationen werden verglichen</translation>
    </message>
    <message>
        <source>Adding up</source>
        <translation>Summierung läuft</translation>
    </message>
    <message>
        <source>%1 of %2 instructions have names from %3</source>
        <translation>%1 von %2 Befehlen haben Namen aus %3</translation>
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
        <source>Reading recorded runs</source>
        <translation>Aufgezeichnete Läufe werden gelesen</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>Basis festlegen</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>Basis: %1, %2 B</translation>
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
        <source>As the pool&apos;s</source>
        <translation>Wie der Pool</translation>
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
        <source>Align %1 as its pool</source>
        <translation>%1 wie seinen Pool ausrichten</translation>
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
        <source>Pin %1 where it is</source>
        <translation>%1 an seiner Stelle fixieren</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>Offset setzen…</translation>
    </message>
    <message>
        <source>Up by one alignment</source>
        <translation>Eine Ausrichtung nach oben</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Aufwärts</translation>
    </message>
    <message>
        <source>Down by one alignment</source>
        <translation>Eine Ausrichtung nach unten</translation>
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
</context>
</TS>
