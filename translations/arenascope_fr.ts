<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>Runner</name>
    <message>
        <source>✓ all %1 tensors equal those of a plan that shares nothing</source>
        <translation>✓ les %1 tenseurs sont égaux à ceux d’un plan sans partage</translation>
    </message>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ première différence à %1&#xa0;: %2 vaut %3 au lieu de %4</translation>
    </message>
</context>
<context>
    <name>arenascope</name>
    <message>
        <source>Read back, identical</source>
        <translation>Relu, identique</translation>
    </message>
    <message>
        <source>Read back, different</source>
        <translation>Relu, différent</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) at their pools and offsets</source>
        <translation>
            <numerusform>%n tenseur à ses pool et offset</numerusform>
            <numerusform>%n tenseurs à leurs pools et offsets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not where they were planned</source>
        <translation>
            <numerusform>%1 tenseur sur %n hors de la place prévue</numerusform>
            <numerusform>%1 des %n tenseurs hors de la place prévue</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes owned</source>
        <translation>Octets exclusifs</translation>
    </message>
    <message>
        <source>no two tensors share bytes while both live</source>
        <translation>jamais deux tenseurs vivants ne partagent des octets</translation>
    </message>
    <message>
        <source>Ran, outputs equal</source>
        <translation>Exécuté, sorties égales</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>Exécuté, sorties différentes</translation>
    </message>
    <message>
        <source>%1, %2 of %3 outputs within tolerance, max |Δ| %4</source>
        <translation>%1, %2 sorties sur %3 dans la tolérance, max |Δ| %4</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n exécution</numerusform>
            <numerusform>%n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Did not run</source>
        <translation>Non exécuté</translation>
    </message>
    <message>
        <source>MobileNetV2</source>
        <translation>MobileNetV2</translation>
    </message>
    <message>
        <source>Set a capacity, see what the peak is made of, and move tensors to a second pool.</source>
        <translation>Fixez une capacité, voyez ce qui compose le pic et déplacez des tenseurs vers un second pool.</translation>
    </message>
    <message>
        <source>Add, multiply, sine</source>
        <translation>Addition, multiplication, sinus</translation>
    </message>
    <message>
        <source>The smallest plan. Learn to read the arena.</source>
        <translation>Le plus petit plan. Apprenez à lire l’arène.</translation>
    </message>
    <message>
        <source>Llama with a KV cache</source>
        <translation>Llama avec cache KV</translation>
    </message>
    <message>
        <source>Dynamic sequence length: find the longest that fits.</source>
        <translation>Longueur de séquence dynamique&#xa0;: trouvez la plus longue qui tient.</translation>
    </message>
    <message>
        <source>Delegated to XNNPACK</source>
        <translation>Délégué à XNNPACK</translation>
    </message>
    <message>
        <source>Three delegate calls between portable operators. See what stays in the arena.</source>
        <translation>Trois appels de delegate entre opérateurs portables. Voyez ce qui reste dans l’arène.</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>Arène</translation>
    </message>
    <message>
        <source>The memory plan appears here: open a program with Ctrl+O</source>
        <translation>Le plan mémoire s’affiche ici&#xa0;: ouvrez un programme avec Ctrl+O</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>Rien à planifier&#xa0;: aucun opérateur de cette méthode ne s’exécute dans une arène</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>offset, %1</translation>
    </message>
    <message>
        <source>no tensors in %1: drop one here</source>
        <translation>aucun tenseur dans %1&#xa0;: déposez-en un ici</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>octets vivants, %1</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 et %2 partagent %3</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1 aux étapes %2</translation>
    </message>
    <message>
        <source>where it was</source>
        <translation>ancienne place</translation>
    </message>
    <message>
        <source>taken at these steps</source>
        <translation>occupé à ces étapes</translation>
    </message>
    <message>
        <source>snap line</source>
        <translation>ligne de magnétisme</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Ctrl&#xa0;: sans magnétisme    Échap&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Move %1 to %2 at %3</source>
        <translation>Déplacer %1 vers %2 à %3</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>Déplacer %n tenseur vers %1</numerusform>
            <numerusform>Déplacer %n tenseurs vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>Chevauche %1</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>aux étapes %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>was %1</source>
        <translation>avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 peak, after the move</source>
        <translation>pic de %1 après déplacement</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Dépassement</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Marge</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>taken by %1, steps %2</source>
        <translation>occupé par %1, étapes %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>s’aligne sur %1, %2</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1, étapes %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>chevauche %1 de %2 aux étapes %3</translation>
    </message>
    <message>
        <source>%1 makes room</source>
        <translation>%1 cède la place</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) make room</source>
        <translation>
            <numerusform>%n tenseur cède la place</numerusform>
            <numerusform>%n tenseurs cèdent la place</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>pic de %1</translation>
    </message>
    <message>
        <source>Invalid</source>
        <translation>Invalide</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>Écart à la borne</translation>
    </message>
    <message>
        <source>Peak at step</source>
        <translation>Pic à l’étape</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>vivant au pic</translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation>partagé en même temps</translation>
    </message>
</context>
<context>
    <name>arenascope::Autosave</name>
    <message>
        <source>no recovery copy: %1</source>
        <translation>pas de copie de récupération&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::BackendList</name>
    <message>
        <source>Backends in the order they are asked</source>
        <translation>Backends dans l’ordre d’interrogation</translation>
    </message>
    <message>
        <source>Drag a row to ask it earlier or later, or nodes onto a row to give them to it; Delete takes it out</source>
        <translation>Glissez une ligne pour changer l’ordre, ou des nœuds sur une ligne pour les lui confier&#xa0;; Suppr la retire</translation>
    </message>
</context>
<context>
    <name>arenascope::BlobViewer</name>
    <message>
        <source>no compile specs</source>
        <translation>aucune option de compilation</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1 octets</translation>
    </message>
    <message>
        <source>no text of four characters or more</source>
        <translation>aucun texte de quatre caractères ou plus</translation>
    </message>
    <message>
        <source>… %1 bytes more: extract the blob to see them</source>
        <translation>… %1 octets de plus&#xa0;: extrayez le blob pour les voir</translation>
    </message>
    <message>
        <source>the blob is empty</source>
        <translation>le blob est vide</translation>
    </message>
    <message>
        <source>Extract…</source>
        <translation>Extraire…</translation>
    </message>
    <message>
        <source>Replace…</source>
        <translation>Remplacer…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Chaînes</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Another file&apos;s bytes instead; one undo step</source>
        <translation>Les octets d’un autre fichier à la place&#xa0;; une étape d’annulation</translation>
    </message>
    <message>
        <source>The payload that was there before</source>
        <translation>Les données d’origine</translation>
    </message>
    <message>
        <source>Bytes of the blob</source>
        <translation>Octets du blob</translation>
    </message>
    <message>
        <source>Blob of %1</source>
        <translation>Blob de %1</translation>
    </message>
    <message>
        <source>Blob</source>
        <translation>Blob</translation>
    </message>
    <message>
        <source>1 compile spec</source>
        <translation>1 option de compilation</translation>
    </message>
    <message>
        <source>%1 compile specs</source>
        <translation>%1 options de compilation</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>Sélectionnez une région pour voir ses données.</translation>
    </message>
</context>
<context>
    <name>arenascope::Chart</name>
    <message numerus="yes">
        <source>%n other(s)</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>more</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>aucun module</translation>
    </message>
    <message>
        <source>no operator</source>
        <translation>aucun opérateur</translation>
    </message>
    <message>
        <source>no kernel</source>
        <translation>aucun kernel</translation>
    </message>
    <message>
        <source>no run yet: press F6</source>
        <translation>pas encore d’exécution&#xa0;: appuyez sur F6</translation>
    </message>
    <message>
        <source>role</source>
        <translation>rôle</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pool</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>opérateur</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>type de données</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>module</source>
        <translation>module</translation>
    </message>
    <message>
        <source>slack</source>
        <translation>marge</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>start of the pool</source>
        <translation>début du pool</translation>
    </message>
    <message>
        <source>end of %1</source>
        <translation>fin de %1</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>sous %1</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>same offset</source>
        <translation>même offset</translation>
    </message>
    <message>
        <source>lower than in A</source>
        <translation>plus bas que dans A</translation>
    </message>
    <message>
        <source>higher</source>
        <translation>plus haut</translation>
    </message>
    <message>
        <source>only in one</source>
        <translation>dans un seul</translation>
    </message>
    <message>
        <source>Tensors above capacity</source>
        <translation>Tenseurs au-delà de la capacité</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Planning time, ms</source>
        <translation>Temps de planification, ms</translation>
    </message>
    <message>
        <source>Arena</source>
        <translation>Arène</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation>borne inférieure %1</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>capacité %1</translation>
    </message>
    <message>
        <source>branch</source>
        <translation>branche</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>boucle</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>pic de %1</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>Écart à la borne</translation>
    </message>
    <message>
        <source>Over capacity</source>
        <translation>Dépassement de capacité</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Footprint</source>
        <translation>Empreinte</translation>
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
        <translation>Octets</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <translation>
            <numerusform>%1, %n étape</numerusform>
            <numerusform>%1, %n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>Op</source>
        <translation>Op</translation>
    </message>
    <message>
        <source>Written by</source>
        <translation>Écrit par</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Dernière lecture</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglé</translation>
    </message>
    <message>
        <source>yes, at %1</source>
        <translation>oui, à %1</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>Au pic</translation>
    </message>
    <message>
        <source>yes, step %1</source>
        <translation>oui, étape %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandPalette</name>
    <message>
        <source>Find a command</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter run    Esc close</source>
        <translation>↑ ↓ choisir    Entrée exécuter    Échap fermer</translation>
    </message>
    <message>
        <source>@ tensors    # operators    : step</source>
        <translation>@ tenseurs    # opérateurs    : étape</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>%1 of %2 commands</source>
        <translation>%1 commandes sur %2</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1, étapes %2</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Go to step %1</source>
        <translation>Aller à l’étape %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>As loaded</source>
        <translation>Tel que chargé</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Plan A, the baseline</source>
        <translation>Plan A, la référence</translation>
    </message>
    <message>
        <source>Plan B</source>
        <translation>Plan B</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Show a plan of another file beside this one</source>
        <translation>Afficher à côté un plan d’un autre fichier</translation>
    </message>
    <message>
        <source>Numbers of both plans</source>
        <translation>Chiffres des deux plans</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>Différences entre tenseurs</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>Only A</source>
        <translation>A seul</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Only B</source>
        <translation>B seul</translation>
    </message>
    <message>
        <source>%1 tensors in both plans, %2 moved, %3 only in A, %4 only in B</source>
        <translation>%1 tenseurs dans les deux plans, %2 déplacés, %3 seulement dans A, %4 seulement dans B</translation>
    </message>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    étapes %4</translation>
    </message>
    <message>
        <source>Two plans side by side appear here: open a program with Ctrl+O</source>
        <translation>Deux plans s’affichent ici côte à côte&#xa0;: ouvrez un programme avec Ctrl+O</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 de moins</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareModel</name>
    <message>
        <source>%1 of %2 moved</source>
        <translation>%1 déplacés sur %2</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>id %1  %2</source>
        <translation>id %1  %2</translation>
    </message>
    <message>
        <source>only A</source>
        <translation>A seul</translation>
    </message>
    <message>
        <source>only B</source>
        <translation>B seul</translation>
    </message>
    <message>
        <source>other pool</source>
        <translation>autre pool</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>Plan entier</translation>
    </message>
</context>
<context>
    <name>arenascope::ComparePane</name>
    <message>
        <source>offset, %1</source>
        <translation>offset, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) above this view, up to %1</source>
        <translation>
            <numerusform>%n tenseur au-dessus de cette vue, jusqu’à %1</numerusform>
            <numerusform>%n tenseurs au-dessus de cette vue, jusqu’à %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::CurveCanvas</name>
    <message>
        <source>arena, %1</source>
        <translation>arène, %1</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>borne supérieure de %1</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>capacité %1</translation>
    </message>
    <message>
        <source>%1 now</source>
        <translation>%1 actuellement</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>Taille de l’arène selon une dimension</translation>
    </message>
    <message>
        <source>Symbol</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>Taille de l’arène par valeur</translation>
    </message>
    <message>
        <source>Arena size over a dynamic dimension appears here: open a program with Ctrl+O</source>
        <translation>La taille de l’arène selon une dimension dynamique s’affiche ici&#xa0;: ouvrez un programme avec Ctrl+O</translation>
    </message>
    <message>
        <source>Every size is fixed in this file: export it with a dynamic dimension to see a curve</source>
        <translation>Toutes les tailles de ce fichier sont fixes&#xa0;: exportez-le avec une dimension dynamique pour voir une courbe</translation>
    </message>
    <message>
        <source>Computing the curve of %1…</source>
        <translation>Calcul de la courbe de %1…</translation>
    </message>
    <message>
        <source>%1 at %2 = %3</source>
        <translation>%1 pour %2 = %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Largest %1 that fits</source>
        <translation>Plus grand %1 qui tient</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>One more %1 costs</source>
        <translation>Coût d’un %1 de plus</translation>
    </message>
    <message>
        <source>B on average</source>
        <translation>B en moyenne</translation>
    </message>
    <message>
        <source>arena, planned with %1</source>
        <translation>arène, planifiée avec %1</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ tient</translation>
    </message>
    <message>
        <source>✗ over</source>
        <translation>✗ dépassé</translation>
    </message>
    <message>
        <source>set</source>
        <translation>défini</translation>
    </message>
    <message>
        <source>largest that fits</source>
        <translation>plus grand qui tient</translation>
    </message>
    <message>
        <source>Arena, %1</source>
        <translation>Arène, %1</translation>
    </message>
    <message>
        <source>Bound, %1</source>
        <translation>Borne, %1</translation>
    </message>
    <message>
        <source>To spare, %1</source>
        <translation>Marge, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::DataRole</name>
    <message>
        <source>intermediate</source>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>delegate</translation>
    </message>
    <message>
        <source>state, alias</source>
        <translation>état, alias</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateBackends</name>
    <message>
        <source>Backends, rules and compile specs</source>
        <translation>Backends, règles et options de compilation</translation>
    </message>
    <message>
        <source>Backends in the order they are asked</source>
        <translation>Backends dans l’ordre d’interrogation</translation>
    </message>
    <message>
        <source>Add backend</source>
        <translation>Ajouter un backend</translation>
    </message>
    <message>
        <source>Assigned by rule, the last match wins</source>
        <translation>Affectés par règle, la dernière correspondance l’emporte</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Goes to</source>
        <translation>Va à</translation>
    </message>
    <message>
        <source>Rules of delegation</source>
        <translation>Règles de délégation</translation>
    </message>
    <message>
        <source>Delete takes a rule back</source>
        <translation>Suppr retire une règle</translation>
    </message>
    <message>
        <source>op:aten::add.*, module:head.*, name:…</source>
        <translation>op:aten::add.*, module:head.*, name:…</translation>
    </message>
    <message>
        <source>Backend of the rule</source>
        <translation>Backend de la règle</translation>
    </message>
    <message>
        <source>Assign</source>
        <translation>Affecter</translation>
    </message>
    <message>
        <source>Compile specs</source>
        <translation>Options de compilation</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Type over a value to change it; Delete takes it out</source>
        <translation>Saisissez sur une valeur pour la modifier&#xa0;; Suppr la retire</translation>
    </message>
    <message>
        <source>Backend of the compile spec</source>
        <translation>Backend de l’option de compilation</translation>
    </message>
    <message>
        <source>key</source>
        <translation>clé</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Définir</translation>
    </message>
    <message>
        <source>takes none</source>
        <translation>n’en prend aucun</translation>
    </message>
    <message>
        <source>%1 nodes in 1 region</source>
        <translation>%1 nœuds dans 1 région</translation>
    </message>
    <message>
        <source>%1 nodes in %2 regions</source>
        <translation>%1 nœuds dans %2 régions</translation>
    </message>
    <message>
        <source>available, %1</source>
        <translation>disponible, %1</translation>
    </message>
    <message>
        <source>asked, cannot run here: %1</source>
        <translation>interrogé, non exécutable ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>this project&apos;s kernels: what nobody takes, or is dropped here</source>
        <translation>kernels de ce projet&#xa0;: ce que personne ne prend, ou ce qui est déposé ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>Interne, B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arène, B</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateNodes</name>
    <message>
        <source>scalar</source>
        <translation>scalaire</translation>
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
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Taken by</source>
        <translation>Pris par</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Pourquoi pas</translation>
    </message>
    <message>
        <source>Filter: node, op, backend, reason</source>
        <translation>Filtre&#xa0;: nœud, op, backend, raison</translation>
    </message>
    <message>
        <source>Filter of the nodes</source>
        <translation>Filtre des nœuds</translation>
    </message>
    <message>
        <source>Nodes and who took them</source>
        <translation>Nœuds et qui les a pris</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 delegated</source>
        <translation>%1 délégués sur %2</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>Confier à %1</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>Garder sur le CPU</translation>
    </message>
    <message>
        <source>Let the backends decide</source>
        <translation>Laisser les backends décider</translation>
    </message>
</context>
<context>
    <name>arenascope::DelegateRegions</name>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>In, B</source>
        <translation>Entrée, B</translation>
    </message>
    <message>
        <source>Out, B</source>
        <translation>Sortie, B</translation>
    </message>
    <message>
        <source>Blob, B</source>
        <translation>Blob, B</translation>
    </message>
    <message>
        <source>Const, B</source>
        <translation>Const., B</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>Interne, B</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arène, B</translation>
    </message>
    <message>
        <source>Constants beside the blob, by key</source>
        <translation>Constantes à côté du blob, par clé</translation>
    </message>
    <message>
        <source>Tensors that live in the delegate and no longer in the arena</source>
        <translation>Tenseurs qui vivent dans le delegate et non plus dans l’arène</translation>
    </message>
    <message>
        <source>Before and after this region was added to those above it</source>
        <translation>Avant et après l’ajout de cette région à celles du dessus</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>%1 regions</source>
        <translation>%1 régions</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see what it would take, and what that does to the arena.</source>
        <translation>Rien n’est délégué. Ajoutez un backend pour voir ce qu’il prendrait et l’effet sur l’arène.</translation>
    </message>
    <message>
        <source>Comparing with the arena without delegates…</source>
        <translation>Comparaison avec l’arène sans delegates…</translation>
    </message>
    <message>
        <source>The arena shrinks by %1 to %2.</source>
        <translation>L’arène diminue de %1, à %2.</translation>
    </message>
    <message>
        <source>The arena grows by %1 to %2.</source>
        <translation>L’arène grandit de %1, à %2.</translation>
    </message>
    <message>
        <source>The arena does not shrink: %1 either way.</source>
        <translation>L’arène ne diminue pas&#xa0;: %1 dans les deux cas.</translation>
    </message>
    <message>
        <source>%1 of tensors now live inside; backends allocate what they need for them.</source>
        <translation>%1 de tenseurs vivent désormais à l’intérieur&#xa0;; les backends allouent ce qu’il leur faut.</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Dynamic dimensions</source>
        <translation>Dimensions dynamiques</translation>
    </message>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>Ouvrez un programme pour voir ses dimensions.</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only: its symbols are gone. Open the .pt2 to change ranges.</source>
        <translation>Un .pte ne conserve que les bornes supérieures&#xa0;: ses symboles sont perdus. Ouvrez le .pt2 pour modifier les plages.</translation>
    </message>
    <message>
        <source>Every size is static in the file. Export it again with torch.export.Dim to make one dynamic.</source>
        <translation>Toutes les tailles du fichier sont statiques. Réexportez-le avec torch.export.Dim pour en rendre une dynamique.</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 tenseur sur %n</numerusform>
            <numerusform>%1 des %n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>fichier %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>, ex. %1</translation>
    </message>
    <message>
        <source>dynamic</source>
        <translation>dynamique</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>statique dans le fichier</translation>
    </message>
</context>
<context>
    <name>arenascope::Edits</name>
    <message>
        <source>Set %1 to %2–%3</source>
        <translation>Fixer %1 à %2–%3</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>Plage de %1 comme dans le fichier</translation>
    </message>
    <message>
        <source>Change pool %1</source>
        <translation>Modifier le pool %1</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>Ajouter un pool</translation>
    </message>
    <message>
        <source>Remove pool %1</source>
        <translation>Supprimer le pool %1</translation>
    </message>
    <message>
        <source>Change what is planned</source>
        <translation>Modifier ce qui est planifié</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tensor(s) to %1</source>
        <translation>
            <numerusform>Déplacer %n tenseur vers %1</numerusform>
            <numerusform>Déplacer %n tenseurs vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Épingler %1</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>Unpin all tensors</source>
        <translation>Désépingler tous les tenseurs</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>Laisser l’appelant lier %1</translation>
    </message>
    <message>
        <source>Plan %1</source>
        <translation>Planifier %1</translation>
    </message>
    <message>
        <source>Choose planner %1</source>
        <translation>Choisir le planificateur %1</translation>
    </message>
    <message>
        <source>Delegate nothing</source>
        <translation>Ne rien déléguer</translation>
    </message>
    <message>
        <source>Ask %1</source>
        <translation>Interroger %1</translation>
    </message>
    <message>
        <source>Set compile spec %1 of %2</source>
        <translation>Définir l’option de compilation %1 de %2</translation>
    </message>
    <message>
        <source>Remove compile spec %1 of %2</source>
        <translation>Supprimer l’option de compilation %1 de %2</translation>
    </message>
    <message>
        <source>Restore blob %1</source>
        <translation>Restaurer le blob %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nœuds</translation>
    </message>
    <message>
        <source>Let the backends decide on %1</source>
        <translation>Laisser les backends décider de %1</translation>
    </message>
    <message>
        <source>Give %1 to %2</source>
        <translation>Confier %1 à %2</translation>
    </message>
    <message>
        <source>Replace blob %1</source>
        <translation>Remplacer le blob %1</translation>
    </message>
    <message>
        <source>Extract blob %1</source>
        <translation>Extraire le blob %1</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>Afficher la méthode %1</translation>
    </message>
    <message>
        <source>Change what %1 starts as</source>
        <translation>Modifier la valeur initiale de %1</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Supprimer la règle %1</translation>
    </message>
    <message>
        <source>Own operator of %1</source>
        <translation>Opérateur propre de %1</translation>
    </message>
    <message>
        <source>Run %1 in %2</source>
        <translation>Exécuter %1 dans %2</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Modifier les règles</translation>
    </message>
    <message>
        <source>Use the memories of %1</source>
        <translation>Utiliser les mémoires de %1</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>Limiter %1 à %2</translation>
    </message>
    <message>
        <source>No limit for %1</source>
        <translation>Aucune limite pour %1</translation>
    </message>
    <message>
        <source>Feed %1 back as %2</source>
        <translation>Réinjecter %1 comme %2</translation>
    </message>
</context>
<context>
    <name>arenascope::Engine</name>
    <message>
        <source>intermediate</source>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>alias</source>
        <translation>alias</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>E/S de delegate</translation>
    </message>
    <message>
        <source>optimal</source>
        <translation>optimal</translation>
    </message>
    <message>
        <source>within</source>
        <translation>à écart connu</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>irréalisable</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>invalide</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>shared state</source>
        <translation>état partagé</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>The best of all planners below, per pool; stops where a plan is proven optimal</source>
        <translation>Le meilleur des planificateurs ci-dessous, par pool&#xa0;; s’arrête dès qu’un plan est prouvé optimal</translation>
    </message>
    <message>
        <source>Greedy by size</source>
        <translation>Glouton par taille</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap, as TensorFlow Lite does</source>
        <translation>Le plus grand d’abord dans l’espace le plus juste, comme TensorFlow Lite</translation>
    </message>
    <message>
        <source>Greedy by breadth</source>
        <translation>Glouton par largeur</translation>
    </message>
    <message>
        <source>Fullest moments first, their largest tensors first, into the tightest gap</source>
        <translation>Moments les plus chargés d’abord, leurs plus grands tenseurs d’abord, dans l’espace le plus juste</translation>
    </message>
    <message>
        <source>Hill climb</source>
        <translation>Hill climbing</translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation>Part du glouton par taille et réordonne les tenseurs du pic tant que cela aide&#xa0;; à graine</translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation>Squeaky wheel</translation>
    </message>
    <message>
        <source>Places again and again, what ended too high moves to the front; for large problems; seeded</source>
        <translation>Replace sans cesse, ce qui finit trop haut passe en tête&#xa0;; pour les grands problèmes&#xa0;; à graine</translation>
    </message>
    <message>
        <source>Optimal</source>
        <translation>Optimal</translation>
    </message>
    <message>
        <source>Exact search from greedy by size, with a proof where it ends; stops at the first plan that fits all capacities</source>
        <translation>Recherche exacte depuis le glouton par taille, avec preuve si elle aboutit&#xa0;; s’arrête au premier plan qui tient dans toutes les capacités</translation>
    </message>
    <message>
        <source>Best fit in execution order</source>
        <translation>Best fit dans l’ordre d’exécution</translation>
    </message>
    <message>
        <source>Tensors in execution order, each into the tightest gap</source>
        <translation>Tenseurs dans l’ordre d’exécution, chacun dans l’espace le plus juste</translation>
    </message>
    <message>
        <source>Shared objects by size</source>
        <translation>Objets partagés par taille</translation>
    </message>
    <message>
        <source>Largest first into the smallest shared object that is free over the lifetime</source>
        <translation>Le plus grand d’abord dans le plus petit objet partagé libre pendant la durée de vie</translation>
    </message>
    <message>
        <source>Shared objects by breadth</source>
        <translation>Objets partagés par largeur</translation>
    </message>
    <message>
        <source>Fullest moments first into shared objects, which grow where none has room</source>
        <translation>Moments les plus chargés d’abord dans des objets partagés, qui grandissent si aucun n’a de place</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>In execution order, tensors of equal size share an object</source>
        <translation>Dans l’ordre d’exécution, les tenseurs de même taille partagent un objet</translation>
    </message>
    <message>
        <source>Storage groups</source>
        <translation>Groupes de stockage</translation>
    </message>
    <message>
        <source>In execution order into the storage that was freed last, whatever its size</source>
        <translation>Dans l’ordre d’exécution, dans le stockage libéré en dernier, quelle que soit sa taille</translation>
    </message>
    <message>
        <source>Greedy</source>
        <translation>Glouton</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as its code is: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>Le défaut d’ExecuTorch selon son code&#xa0;: le plus grand d’abord, le premier objet partagé ayant la place (la règle documentée est greedy_best_fit)</translation>
    </message>
    <message>
        <source>Greedy without sub-packing</source>
        <translation>Glouton sans sous-découpage</translation>
    </message>
    <message>
        <source>Greedy with objects that hold one tensor at a time, as for Vulkan</source>
        <translation>Glouton avec des objets d’un seul tenseur à la fois, comme pour Vulkan</translation>
    </message>
    <message>
        <source>Greedy, documented</source>
        <translation>Glouton, documenté</translation>
    </message>
    <message>
        <source>In graph order the free buffer closest in size, else a new one (greedy takes the first, largest tensors first)</source>
        <translation>Dans l’ordre du graphe, le tampon libre de taille la plus proche, sinon un nouveau (le glouton prend le premier, plus grands tenseurs d’abord)</translation>
    </message>
    <message>
        <source>Cadence first fit</source>
        <translation>Cadence first fit</translation>
    </message>
    <message>
        <source>Largest first at the lowest free offset</source>
        <translation>Le plus grand d’abord à l’offset libre le plus bas</translation>
    </message>
    <message>
        <source>Cadence best fit</source>
        <translation>Cadence best fit</translation>
    </message>
    <message>
        <source>Largest first into the tightest gap</source>
        <translation>Le plus grand d’abord dans l’espace le plus juste</translation>
    </message>
    <message>
        <source>Naive</source>
        <translation>Naïf</translation>
    </message>
    <message>
        <source>Every tensor after the one before; nothing is shared</source>
        <translation>Chaque tenseur après le précédent&#xa0;; rien n’est partagé</translation>
    </message>
    <message>
        <source>ExecuTorch with its portable kernels</source>
        <translation>ExecuTorch avec ses kernels portables</translation>
    </message>
    <message>
        <source>ExecuTorch with XNNPACK</source>
        <translation>ExecuTorch avec XNNPACK</translation>
    </message>
    <message>
        <source>ArenaScope&apos;s own runtime</source>
        <translation>Le runtime propre à ArenaScope</translation>
    </message>
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>cannot be opened (%1)</source>
        <translation>ouverture impossible (%1)</translation>
    </message>
    <message>
        <source>cannot be read (%1)</source>
        <translation>lecture impossible (%1)</translation>
    </message>
    <message>
        <source>cannot be written (%1)</source>
        <translation>écriture impossible (%1)</translation>
    </message>
    <message>
        <source>is empty (0 bytes)</source>
        <translation>est vide (0 octet)</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is larger than %1 bytes</source>
        <translation>dépasse %1 octets</translation>
    </message>
    <message>
        <source>unknown kind of file</source>
        <translation>type de fichier inconnu</translation>
    </message>
    <message>
        <source>holds no method</source>
        <translation>ne contient aucune méthode</translation>
    </message>
    <message>
        <source>a .pt2 or .pte file</source>
        <translation>un fichier .pt2 ou .pte</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>un fichier de torch.export.save</translation>
    </message>
    <message>
        <source>the content of one of %1</source>
        <translation>le contenu d’un des types suivants&#xa0;: %1</translation>
    </message>
    <message>
        <source>at least one exported method</source>
        <translation>au moins une méthode exportée</translation>
    </message>
    <message>
        <source>check the path and its permissions</source>
        <translation>vérifiez le chemin et ses droits d’accès</translation>
    </message>
    <message>
        <source>check its permissions</source>
        <translation>vérifiez ses droits d’accès</translation>
    </message>
    <message>
        <source>export or copy it again</source>
        <translation>exportez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>export the program again</source>
        <translation>exportez à nouveau le programme</translation>
    </message>
    <message>
        <source>export the model with torch.export.save or ExecuTorch&apos;s to_executorch</source>
        <translation>exportez le modèle avec torch.export.save ou to_executorch d’ExecuTorch</translation>
    </message>
    <message>
        <source>free some space or choose another folder</source>
        <translation>libérez de l’espace ou choisissez un autre dossier</translation>
    </message>
    <message>
        <source>choose a folder that can be written</source>
        <translation>choisissez un dossier accessible en écriture</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>choisissez un autre dossier</translation>
    </message>
    <message>
        <source>the session was not saved: %1</source>
        <translation>la session n’a pas été enregistrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>version %1 of a session</source>
        <translation>version %1 d’une session</translation>
    </message>
    <message>
        <source>a session saved by ArenaScope</source>
        <translation>une session enregistrée par ArenaScope</translation>
    </message>
    <message>
        <source>&apos;tuning&apos; is missing</source>
        <translation>«&#xa0;tuning&#xa0;» est absent</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>pas un objet JSON</translation>
    </message>
    <message>
        <source>there is no tensor %1 to %2</source>
        <translation>aucun tenseur %1 pour «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>there is no planner &apos;%1&apos;</source>
        <translation>il n’y a pas de planificateur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>cannot pin %1: it is not planned</source>
        <translation>impossible d’épingler %1&#xa0;: non planifié</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a view of %3</source>
        <translation>«&#xa0;%2&#xa0;» impossible pour %1&#xa0;: c’est une vue de %3</translation>
    </message>
    <message>
        <source>cannot %2 %1: it is a constant and in no arena</source>
        <translation>«&#xa0;%2&#xa0;» impossible pour %1&#xa0;: c’est une constante, hors arène</translation>
    </message>
    <message>
        <source>cannot leave %1 to the caller: it is an intermediate</source>
        <translation>impossible de laisser %1 à l’appelant&#xa0;: c’est un intermédiaire</translation>
    </message>
    <message>
        <source>range %1 of %2 is empty</source>
        <translation>la plage %1 de %2 est vide</translation>
    </message>
    <message>
        <source>range %1 of %2 holds sizes below 0</source>
        <translation>la plage %1 de %2 contient des tailles inférieures à 0</translation>
    </message>
    <message>
        <source>min &lt;= max, within %1</source>
        <translation>min ≤ max, dans %1</translation>
    </message>
    <message>
        <source>plan &apos;%1&apos; is invalid</source>
        <translation>le plan «&#xa0;%1&#xa0;» est invalide</translation>
    </message>
    <message>
        <source>input is too large to be made up</source>
        <translation>entrée trop grande pour être générée</translation>
    </message>
    <message>
        <source>set a smaller range</source>
        <translation>définissez une plage plus petite</translation>
    </message>
    <message>
        <source>there is no target &apos;%1&apos;</source>
        <translation>il n’y a pas de cible «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>no temporary folder: %1</source>
        <translation>pas de dossier temporaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>holds something else</source>
        <translation>contient autre chose</translation>
    </message>
    <message>
        <source>the content of a %1 file (%2)</source>
        <translation>le contenu d’un fichier %1 (%2)</translation>
    </message>
    <message>
        <source>%1 does not honour pins, and %2 is pinned to %3; choose %4</source>
        <translation>%1 ne respecte pas les épinglages, et %2 est épinglé à %3&#xa0;; au choix&#xa0;: %4</translation>
    </message>
    <message>
        <source>%1 does not honour shared storage, and %2 shares some; choose %3</source>
        <translation>%1 ne respecte pas le stockage partagé, et %2 en partage&#xa0;; au choix&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 does not honour keep-out ranges, and pool %2 has some; choose %3</source>
        <translation>%1 ne respecte pas les plages interdites, et le pool %2 en a&#xa0;; au choix&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 does not honour padding, and %2 has %3 bytes of it; choose %4</source>
        <translation>%1 ne respecte pas le remplissage, et %2 en a %3 octets&#xa0;; au choix&#xa0;: %4</translation>
    </message>
    <message>
        <source>a file, no folder, pipe or device</source>
        <translation>un fichier, pas un dossier, un tube ou un périphérique</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>Exporter le programme</translation>
    </message>
    <message>
        <source>%1, plan %2, %3 ops</source>
        <translation>%1, plan %2, %3 ops</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ tient</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ dépassé de %1</translation>
    </message>
    <message>
        <source>Write it although the plan is invalid</source>
        <translation>Écrire bien que le plan soit invalide</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File to write</source>
        <translation>Fichier à écrire</translation>
    </message>
    <message>
        <source>Choose the file</source>
        <translation>Choisir le fichier</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Preuve</translation>
    </message>
    <message>
        <source>a temporary copy is written, read back and run</source>
        <translation>une copie temporaire est écrite, relue et exécutée</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>En cours…</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation>Sorties du programme exporté</translation>
    </message>
    <message>
        <source>Until you export, the chosen file is untouched.</source>
        <translation>Le fichier choisi reste intact jusqu’à l’export.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Proving the export</source>
        <translation>Vérification de l’export</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ égal</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ différent</translation>
    </message>
    <message>
        <source>ExecuTorch (*.pte)</source>
        <translation>ExecuTorch (*.pte)</translation>
    </message>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 existe. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Export anyway</source>
        <translation>Exporter quand même</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export en cours</translation>
    </message>
    <message>
        <source>Write it although the target lacks something</source>
        <translation>Écrire bien qu’il manque quelque chose à la cible</translation>
    </message>
    <message numerus="yes">
        <source>✗ lacks %n</source>
        <translation>
            <numerusform>✗ %n manquant</numerusform>
            <numerusform>✗ %n manquants</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ has every operator</source>
        <translation>✓ a tous les opérateurs</translation>
    </message>
</context>
<context>
    <name>arenascope::FactLabel</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>Mémoires de l’appareil</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ dépassé de %1</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ %1 de marge</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Lives in</source>
        <translation>Réside dans</translation>
    </message>
    <message>
        <source>How known</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>Parties de l’empreinte</translation>
    </message>
    <message>
        <source>Will it fit?</source>
        <translation>Est-ce que ça tient&#xa0;?</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM, total</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Limit of %1</source>
        <translation>Limite de %1</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K, 8M ou octets&#xa0;; vide&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Adding up what the program takes</source>
        <translation>Calcul de ce que le programme occupe</translation>
    </message>
    <message>
        <source>What the program takes of a device appears here: open one with Ctrl+O</source>
        <translation>Ce que le programme occupe sur un appareil s’affiche ici&#xa0;: ouvrez-en un avec Ctrl+O</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintScene</name>
    <message>
        <source>no limits yet</source>
        <translation>pas encore de limites</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ tient</translation>
    </message>
    <message>
        <source>✗ not in %1</source>
        <translation>✗ pas dans %1</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>Arena of %1</source>
        <translation>Arène de %1</translation>
    </message>
    <message>
        <source>exact, this plan</source>
        <translation>exact, ce plan</translation>
    </message>
    <message>
        <source>State, in the arenas</source>
        <translation>État, dans les arènes</translation>
    </message>
    <message>
        <source>exact, part of the arenas</source>
        <translation>exact, inclus dans les arènes</translation>
    </message>
    <message>
        <source>none: no buffer outlives a run</source>
        <translation>aucun&#xa0;: aucun tampon ne survit à une exécution</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>Method allocator</translation>
    </message>
    <message>
        <source>estimate: %1</source>
        <translation>estimation&#xa0;: %1</translation>
    </message>
    <message>
        <source>none: not a program</source>
        <translation>aucun&#xa0;: pas un programme</translation>
    </message>
    <message>
        <source>Temporary</source>
        <translation>Temporaire</translation>
    </message>
    <message>
        <source>estimate: measured on other programs</source>
        <translation>estimation&#xa0;: mesurée sur d’autres programmes</translation>
    </message>
    <message>
        <source>Buffers of the caller</source>
        <translation>Tampons de l’appelant</translation>
    </message>
    <message>
        <source>exact, bound by the caller</source>
        <translation>exact, lié par l’appelant</translation>
    </message>
    <message>
        <source>none: everything is planned</source>
        <translation>aucun&#xa0;: tout est planifié</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>flash</translation>
    </message>
    <message>
        <source>exact, each stored once</source>
        <translation>exact, chacune stockée une fois</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Delegate blobs</source>
        <translation>Blobs de delegate</translation>
    </message>
    <message>
        <source>exact, with their named data</source>
        <translation>exact, avec leurs données nommées</translation>
    </message>
    <message>
        <source>none: nothing is delegated</source>
        <translation>aucun&#xa0;: rien n’est délégué</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>exact: the .pte without its data</source>
        <translation>exact&#xa0;: le .pte sans ses données</translation>
    </message>
    <message>
        <source>not known: no .pte can be written</source>
        <translation>inconnu&#xa0;: aucun .pte ne peut être écrit</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM, total</translation>
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
        <translation>Graphe des opérateurs</translation>
    </message>
    <message>
        <source>module %1, closed, %2 ops</source>
        <translation>module %1, replié, %2 ops</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>writes %1 back, %2</source>
        <translation>réécrit %1, %2</translation>
    </message>
    <message>
        <source>view %1 · %2</source>
        <translation>vue %1 · %2</translation>
    </message>
    <message>
        <source>%1 tensors, %2</source>
        <translation>%1 tenseurs, %2</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>%1 ops</source>
        <translation>%1 ops</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Inputs and users</source>
        <translation>Entrées et utilisateurs</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>Sauts</translation>
    </message>
    <message>
        <source>How far from the selected tensor</source>
        <translation>Distance depuis le tenseur sélectionné</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> sauts</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Name the shape that a tensor is read as</source>
        <translation>Nommer la forme sous laquelle un tenseur est lu</translation>
    </message>
    <message>
        <source>%1 of %2 ops</source>
        <translation>%1 ops sur %2</translation>
    </message>
    <message>
        <source>The graph appears here: open a program with Ctrl+O</source>
        <translation>Le graphe s’affiche ici&#xa0;: ouvrez un programme avec Ctrl+O</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>Aucun opérateur ici</translation>
    </message>
    <message>
        <source>%1 operators: choose a part of it at the left, or select a tensor</source>
        <translation>%1 opérateurs&#xa0;: choisissez-en une partie à gauche, ou sélectionnez un tenseur</translation>
    </message>
    <message>
        <source>%1 nodes within %2 hops: %3 can be drawn</source>
        <translation>%1 nœuds à moins de %2 sauts&#xa0;: %3 sauts peuvent être affichés</translation>
    </message>
    <message>
        <source>%1 nodes beside it: choose inputs or users only</source>
        <translation>%1 nœuds voisins&#xa0;: choisissez seulement les entrées ou les utilisateurs</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>Le programme entier</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>number at the right: step</source>
        <translation>nombre à droite&#xa0;: étape</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpWindow</name>
    <message>
        <source>ArenaScope help</source>
        <translation>Aide d’ArenaScope</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Page d’aide</translation>
    </message>
</context>
<context>
    <name>arenascope::InspectorPanel</name>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Select a tensor to see its bytes.</source>
        <translation>Sélectionnez un tenseur pour voir ses octets.</translation>
    </message>
    <message>
        <source>Memory pool of the tensor</source>
        <translation>Pool mémoire du tenseur</translation>
    </message>
    <message>
        <source>Offset of the tensor in its pool</source>
        <translation>Offset du tenseur dans son pool</translation>
    </message>
    <message>
        <source>Type an offset (0x… or 64K) and press Enter to pin the tensor there</source>
        <translation>Saisissez un offset (0x… ou 64K) et appuyez sur Entrée pour y épingler le tenseur</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épinglage</translation>
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
        <translation>Fin</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Last read</source>
        <translation>Dernière lecture</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>live at the peak</source>
        <translation>vivant au pic</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n conflit</numerusform>
            <numerusform>✗ %n conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>view of %1</source>
        <translation>vue de %1</translation>
    </message>
    <message>
        <source>elements, at most</source>
        <translation>éléments, au plus</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>+ padding</source>
        <translation>+ remplissage</translation>
    </message>
    <message>
        <source>to %1 B</source>
        <translation>à %1 B</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>lié par l’appelant</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>Épinglé</translation>
    </message>
    <message>
        <source>not in an arena</source>
        <translation>hors arène</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>by the caller, before the run</source>
        <translation>par l’appelant, avant l’exécution</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>étape %1, %2</translation>
    </message>
    <message>
        <source>not recorded in the file</source>
        <translation>non enregistré dans le fichier</translation>
    </message>
    <message>
        <source>Node positions %1 of the program; it lives from %2 to %3, both included.</source>
        <translation>Positions de nœud %1 du programme&#xa0;; il vit de %2 à %3 inclus.</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it lives throughout.</source>
        <translation>Un état garde ses octets entre les exécutions&#xa0;: il vit donc en permanence.</translation>
    </message>
    <message>
        <source>Its size changes at run time; bytes are the upper bound.</source>
        <translation>Sa taille change à l’exécution&#xa0;; les octets indiqués sont la borne supérieure.</translation>
    </message>
    <message>
        <source>The caller supplies its buffer, so it takes no arena bytes.</source>
        <translation>L’appelant fournit son tampon&#xa0;: il n’occupe aucun octet de l’arène.</translation>
    </message>
</context>
<context>
    <name>arenascope::KindButton</name>
    <message>
        <source>intermediates</source>
        <translation>intermédiaires</translation>
    </message>
    <message>
        <source>inputs</source>
        <translation>entrées</translation>
    </message>
    <message>
        <source>outputs</source>
        <translation>sorties</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>delegates&apos; tensors</source>
        <translation>tenseurs des délégués</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n genre</numerusform>
            <numerusform>%n genres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LiveModel</name>
    <message>
        <source>Live at this step</source>
        <translation>Vivants à cette étape</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>Why it lives</source>
        <translation>Pourquoi il vit</translation>
    </message>
    <message>
        <source>written here</source>
        <translation>écrit ici</translation>
    </message>
    <message>
        <source>last read here</source>
        <translation>dernière lecture ici</translation>
    </message>
    <message>
        <source>only in this step</source>
        <translation>à cette étape seulement</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>attend l’étape %1</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
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
        <translation>Journal</translation>
    </message>
    <message>
        <source>What the program did will appear here.</source>
        <translation>Les actions du programme s’affichent ici.</translation>
    </message>
</context>
<context>
    <name>arenascope::MainActions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save session</source>
        <translation>&amp;Enregistrer la session</translation>
    </message>
    <message>
        <source>Save session &amp;as…</source>
        <translation>Enregistrer la session &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>&amp;Export program…</source>
        <translation>E&amp;xporter le programme…</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Find tensor</source>
        <translation>Re&amp;chercher un tenseur</translation>
    </message>
    <message>
        <source>&amp;Plan now</source>
        <translation>&amp;Planifier maintenant</translation>
    </message>
    <message>
        <source>Co&amp;mpare with file…</source>
        <translation>Co&amp;mparer avec un fichier…</translation>
    </message>
    <message>
        <source>&amp;Explain the peak</source>
        <translation>E&amp;xpliquer le pic</translation>
    </message>
    <message>
        <source>&amp;Unpin all tensors</source>
        <translation>&amp;Désépingler tous les tenseurs</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécuter</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Reset s&amp;tate</source>
        <translation>Réinitialiser l’é&amp;tat</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Help on this panel</source>
        <translation>&amp;Aide sur ce panneau</translation>
    </message>
    <message>
        <source>Find a &amp;command</source>
        <translation>Rechercher une &amp;commande</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About ArenaScope</source>
        <translation>À &amp;propos d’ArenaScope</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Open sam&amp;ple</source>
        <translation>Ouvrir un exem&amp;ple</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Fichiers ré&amp;cents</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>P&amp;lanner</source>
        <translation>P&amp;lanificateur</translation>
    </message>
    <message>
        <source>&amp;Selected tensors</source>
        <translation>Tenseurs &amp;sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Som&amp;bre</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planificateur</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported</source>
        <translation>Le planificateur dont le plan est affiché, exécuté et exporté</translation>
    </message>
    <message>
        <source>Plan  F5</source>
        <translation>Planifier  F5</translation>
    </message>
    <message>
        <source>Run  F6</source>
        <translation>Exécuter  F6</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Find tensor, op or module   Ctrl F</source>
        <translation>Rechercher tenseur, op ou module   Ctrl F</translation>
    </message>
    <message>
        <source>Find tensor, op or module</source>
        <translation>Rechercher tenseur, op ou module</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Plu&amp;g-ins…</source>
        <translation>&amp;Greffons…</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Import plan…</source>
        <translation>&amp;Importer un plan…</translation>
    </message>
    <message>
        <source>Take &amp;names from…</source>
        <translation>Reprendre les &amp;noms de…</translation>
    </message>
    <message>
        <source>&amp;Add planner…</source>
        <translation>&amp;Ajouter un planificateur…</translation>
    </message>
    <message>
        <source>Save these memories as a &amp;target…</source>
        <translation>&amp;Enregistrer ces mémoires comme cible…</translation>
    </message>
    <message>
        <source>&amp;Own targets as files</source>
        <translation>Cibles personnelles en f&amp;ichiers</translation>
    </message>
    <message>
        <source>&amp;Report as a page (HTML)…</source>
        <translation>&amp;Rapport en page (HTML)…</translation>
    </message>
    <message>
        <source>This view as P&amp;DF…</source>
        <translation>Cette vue en P&amp;DF…</translation>
    </message>
    <message>
        <source>This view as &amp;PNG…</source>
        <translation>Cette vue en &amp;PNG…</translation>
    </message>
    <message>
        <source>This view as &amp;SVG…</source>
        <translation>Cette vue en &amp;SVG…</translation>
    </message>
    <message>
        <source>Tensors as &amp;CSV…</source>
        <translation>Tenseurs en &amp;CSV…</translation>
    </message>
    <message>
        <source>Plan as &amp;JSON…</source>
        <translation>Plan en &amp;JSON…</translation>
    </message>
    <message>
        <source>Repor&amp;t</source>
        <translation>Rappor&amp;t</translation>
    </message>
    <message>
        <source>Memories of a &amp;device</source>
        <translation>&amp;Mémoires d’un appareil</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Another file beside this plan</source>
        <translation>Un autre fichier à côté de ce plan</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Copy the chart as a picture</source>
        <translation>&amp;Copier le graphique en image</translation>
    </message>
    <message>
        <source>&amp;All tensors</source>
        <translation>&amp;Tous les tenseurs</translation>
    </message>
    <message>
        <source>In the same &amp;pool</source>
        <translation>Dans le même &amp;pool</translation>
    </message>
    <message>
        <source>Of the same &amp;operator</source>
        <translation>Du même &amp;opérateur</translation>
    </message>
    <message>
        <source>Of the same &amp;module</source>
        <translation>Du même &amp;module</translation>
    </message>
    <message>
        <source>Alive at the same &amp;time</source>
        <translation>&amp;Vivants en même temps</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>Fit &amp;selection</source>
        <translation>Afficher la &amp;sélection</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Précéde&amp;nt</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>Sui&amp;vant</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein &amp;écran</translation>
    </message>
    <message>
        <source>Set the &amp;baseline</source>
        <translation>Définir la &amp;référence</translation>
    </message>
    <message>
        <source>Baseline and &amp;kept edits…</source>
        <translation>Référence et modifications &amp;gardées…</translation>
    </message>
    <message>
        <source>&amp;Select</source>
        <translation>Sélecti&amp;onner</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Couleur selon</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Tai&amp;lle</translation>
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
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>Memory pools</source>
        <translation>Pools mémoire</translation>
    </message>
    <message>
        <source>Dynamic dimensions</source>
        <translation>Dimensions dynamiques</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>%1: none in this model</source>
        <translation>%1&#xa0;: aucun élément dans ce modèle</translation>
    </message>
    <message>
        <source>Problems  %1</source>
        <translation>Problèmes  %1</translation>
    </message>
    <message>
        <source>Tensors  %1</source>
        <translation>Tenseurs  %1</translation>
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
        <translation>Historique</translation>
    </message>
    <message>
        <source>Edits that can be undone</source>
        <translation>Modifications annulables</translation>
    </message>
    <message>
        <source>As opened</source>
        <translation>À l’ouverture</translation>
    </message>
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>ArenaScope did not end as it should</source>
        <translation>ArenaScope ne s’est pas terminé normalement</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 were kept.</source>
        <translation>Les modifications non enregistrées de %1 ont été conservées.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Select and move</source>
        <translation>Sélectionner et déplacer</translation>
    </message>
    <message>
        <source>Pan</source>
        <translation>Déplacer la vue</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Zoom arrière</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom avant</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>Enregistrer les modifications de %1&#xa0;?</translation>
    </message>
    <message>
        <source>A session keeps pools, pins, ranges and the planner. The model is not changed.</source>
        <translation>Une session conserve les pools, épinglages, plages et le planificateur. Le modèle n’est pas modifié.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Programs and sessions (*.pt2 *.pte *.json);;All files (*)</source>
        <translation>Programmes et sessions (*.pt2 *.pte *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Programs (*.pt2 *.pte);;All files (*)</source>
        <translation>Programmes (*.pt2 *.pte);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>no edits</source>
        <translation>aucune modification</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>Une dimension n’a pas de borne supérieure</translation>
    </message>
    <message>
        <source>Type the largest value that will occur under Dynamic dimensions; then it is planned.</source>
        <translation>Saisissez la plus grande valeur possible sous «&#xa0;Dimensions dynamiques&#xa0;»&#xa0;; la planification suivra.</translation>
    </message>
    <message>
        <source>Recorded run %1</source>
        <translation>Exécution enregistrée %1</translation>
    </message>
    <message>
        <source>planned in the file</source>
        <translation>planifié dans le fichier</translation>
    </message>
    <message>
        <source>planned in %1 ms</source>
        <translation>planifié en %1 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>exécuté&#xa0;: %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>étapes %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>épinglé</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>Sessions (*.json)</translation>
    </message>
    <message>
        <source>Exported %1</source>
        <translation>%1 exporté</translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation>%1 exporté</translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. Qt %1.</source>
        <translation>Affiche, ajuste, exécute et exporte le plan mémoire de programmes de tenseurs. Qt %1.</translation>
    </message>
    <message>
        <source>Save these memories as a target</source>
        <translation>Enregistrer ces mémoires comme cible</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>A program of your own: %1</source>
        <translation>Un programme à vous&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved %1 as a target</source>
        <translation>%1 enregistré comme cible</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Scale, 1 is as on the screen</source>
        <translation>Échelle, 1 comme à l’écran</translation>
    </message>
    <message>
        <source>Import plan</source>
        <translation>Importer un plan</translation>
    </message>
    <message>
        <source>Placements (*.csv *.json)</source>
        <translation>Placements (*.csv *.json)</translation>
    </message>
    <message>
        <source>Names from the program that this file was made from, or an ETRecord</source>
        <translation>Noms du programme à l’origine de ce fichier, ou d’un ETRecord</translation>
    </message>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>Programmes et ETRecords (*.pt2 *.bin *.etrecord);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Names taken</source>
        <translation>Noms repris</translation>
    </message>
    <message>
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>Ajouter un planificateur&#xa0;: un programme qui lit le problème et écrit des offsets</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Import plan %1</source>
        <translation>Importer le plan %1</translation>
    </message>
    <message>
        <source>Save state</source>
        <translation>Enregistrer l’état</translation>
    </message>
    <message>
        <source>State (*.safetensors)</source>
        <translation>État (*.safetensors)</translation>
    </message>
    <message>
        <source>Load state</source>
        <translation>Charger l’état</translation>
    </message>
    <message>
        <source>State (*.safetensors);;All files (*)</source>
        <translation>État (*.safetensors);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved the state</source>
        <translation>État enregistré</translation>
    </message>
    <message>
        <source>Loaded the state</source>
        <translation>État chargé</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Not in the program any more: %1.</source>
        <translation>Absents du programme : %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n tenseur retrouvé sous un autre nom.</numerusform>
            <numerusform>%n tenseurs retrouvés sous un autre nom.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against the baseline: %1, %2 now.</source>
        <translation>Par rapport à la référence : %1, maintenant %2.</translation>
    </message>
    <message>
        <source>%1 of %2 edits of the session apply</source>
        <translation>%1 modifications sur %2 de la session s’appliquent</translation>
    </message>
    <message>
        <source>The session is open</source>
        <translation>La session est ouverte</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>The size changes with the next start</source>
        <translation>La taille change au prochain démarrage</translation>
    </message>
    <message>
        <source>The open document comes back.</source>
        <translation>Le document ouvert revient.</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Redémarrer</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
    <message>
        <source>no capacity</source>
        <translation>sans capacité</translation>
    </message>
    <message>
        <source>%1 reserved by the arena, nothing live at step %2</source>
        <translation>%1 réservés par l’arène, rien de vivant à l’étape %2</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>capacity %1</source>
        <translation>capacité %1</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 vivants</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>Carte mémoire</translation>
    </message>
    <message>
        <source>Tensors that live at the step</source>
        <translation>Tenseurs vivants à l’étape</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Live in %1</source>
        <translation>Vivants dans %1</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>The peak of %1</source>
        <translation>Le pic de %1</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1 à l’étape %2</translation>
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Home goes there.</source>
        <translation>%1 vivent ici&#xa0;; le pic est de %2 à l’étape %3. Origine y mène.</translation>
    </message>
    <message>
        <source>The step&apos;s operator reads or writes %1 of these tensors.</source>
        <translation>L’opérateur de l’étape lit ou écrit %1 de ces tenseurs.</translation>
    </message>
    <message>
        <source>%1 wait for later steps.</source>
        <translation>%1 attendent des étapes ultérieures.</translation>
    </message>
    <message>
        <source>All %1 must exist at once.</source>
        <translation>Les %1 doivent tous exister en même temps.</translation>
    </message>
    <message>
        <source>The plan uses no byte more: no placement can be lower, only fewer or smaller tensors here.</source>
        <translation>Le plan n’utilise pas un octet de plus&#xa0;: aucun placement n’est plus bas&#xa0;; seuls des tenseurs moins nombreux ou plus petits aideraient ici.</translation>
    </message>
    <message>
        <source>The plan is %1 higher: another placement may save that, never more.</source>
        <translation>Le plan est %1 au-dessus&#xa0;: un autre placement peut gagner cela, jamais plus.</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>Sans %1</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>Moves the tensor and plans again</source>
        <translation>Déplace le tenseur et replanifie</translation>
    </message>
    <message>
        <source>Selects the tensor; a second pool would take it</source>
        <translation>Sélectionne le tenseur&#xa0;; un second pool pourrait l’accueillir</translation>
    </message>
    <message>
        <source>Memory at one step appears here: open a program with Ctrl+O</source>
        <translation>La mémoire à une étape s’affiche ici&#xa0;: ouvrez un programme avec Ctrl+O</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1, pic %2</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
    <message>
        <source>Memory pools</source>
        <translation>Pools mémoire</translation>
    </message>
    <message>
        <source>Add pool</source>
        <translation>Ajouter un pool</translation>
    </message>
    <message>
        <source>Plan inputs</source>
        <translation>Planifier les entrées</translation>
    </message>
    <message>
        <source>Plan outputs</source>
        <translation>Planifier les sorties</translation>
    </message>
    <message>
        <source>Plan state</source>
        <translation>Planifier l’état</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s inputs</source>
        <translation>Désactivé&#xa0;: l’appelant fournit les tampons des entrées du programme</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers of the program&apos;s outputs</source>
        <translation>Désactivé&#xa0;: l’appelant fournit les tampons des sorties du programme</translation>
    </message>
    <message>
        <source>Off: the caller supplies the buffers that outlive a run</source>
        <translation>Désactivé&#xa0;: l’appelant fournit les tampons qui survivent à une exécution</translation>
    </message>
</context>
<context>
    <name>arenascope::MessageBar</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::ModelPanel</name>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Modules of the program</source>
        <translation>Modules du programme</translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation>(aucun module)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Which of the program&apos;s methods is planned, shown and run</source>
        <translation>Méthode du programme qui est planifiée, affichée et exécutée</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Starts as</source>
        <translation>Valeur initiale</translation>
    </message>
    <message>
        <source>Signature of the method</source>
        <translation>Signature de la méthode</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>written back by %1</source>
        <translation>réécrit par %1</translation>
    </message>
    <message>
        <source>only read</source>
        <translation>lu seulement</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>What %1 starts as</source>
        <translation>Valeur initiale de %1</translation>
    </message>
    <message>
        <source>kept, %1 in the file</source>
        <translation>conservé, %1 dans le fichier</translation>
    </message>
    <message>
        <source>as in the program</source>
        <translation>comme dans le programme</translation>
    </message>
    <message>
        <source>zero, not stored</source>
        <translation>zéro, non stocké</translation>
    </message>
    <message>
        <source>unspecified, not stored</source>
        <translation>indéterminé, non stocké</translation>
    </message>
</context>
<context>
    <name>arenascope::ModuleTree</name>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Ops</source>
        <translation>Ops</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>added when lowering</source>
        <translation>ajouté au lowering</translation>
    </message>
    <message>
        <source>own code</source>
        <translation>code propre</translation>
    </message>
    <message>
        <source>without a line</source>
        <translation>sans ligne</translation>
    </message>
</context>
<context>
    <name>arenascope::NodeFacts</name>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>Reads</source>
        <translation>Lit</translation>
    </message>
    <message>
        <source>Read by</source>
        <translation>Lu par</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>Managed</source>
        <translation>Géré</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Operator of the node</source>
        <translation>Opérateur du nœud</translation>
    </message>
    <message>
        <source>Another operator of the same form, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>Un autre opérateur de même forme, p. ex. mylib::dma_copy.out&#xa0;; vide&#xa0;: celui du programme</translation>
    </message>
    <message>
        <source>yes, it lies where the plan says</source>
        <translation>oui, à la place prévue par le plan</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>non&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 as view</source>
        <translation>%1 en vue</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>nothing: it is a result</source>
        <translation>rien&#xa0;: c’est un résultat</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanProblem</name>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}</source>
        <translation>{a} et {b} partagent {bytes} octets alors que les deux vivent, d’abord à {at}</translation>
    </message>
    <message>
        <source>{a} and {b} share {bytes} bytes while both live, first at {at}; both are pinned there</source>
        <translation>{a} et {b} partagent {bytes} octets alors que les deux vivent, d’abord à {at}&#xa0;; les deux y sont épinglés</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool} demande {needed} octets, {bytes} de plus que sa capacité de {capacity}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}; no plan fits</source>
        <translation>{pool}&#xa0;: {needed} octets vivent à {at}, {bytes} de plus que sa capacité de {capacity}&#xa0;; aucun plan ne tient</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {at}, {bytes} more than its capacity of {capacity}</source>
        <translation>{pool}&#xa0;: {needed} octets vivent à {at}, {bytes} de plus que sa capacité de {capacity}</translation>
    </message>
    <message>
        <source>{a} is in memory {memory}, which is no pool</source>
        <translation>{a} est dans la mémoire {memory}, qui n’est pas un pool</translation>
    </message>
    <message>
        <source>{a} ends before it starts</source>
        <translation>{a} finit avant de commencer</translation>
    </message>
    <message>
        <source>{a} is of kind {kind}, which its pool does not take</source>
        <translation>{a} est de genre {kind}, que son pool n’accepte pas</translation>
    </message>
    <message>
        <source>{a} has a size that does not fit in 64 bits</source>
        <translation>La taille de {a} dépasse 64 bits</translation>
    </message>
    <message>
        <source>{a} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{a} est à {offset}&#xa0;: sa fin dépasse 64 bits</translation>
    </message>
    <message>
        <source>{a} is at {offset}, before the start of its pool</source>
        <translation>{a} est à {offset}, avant le début de son pool</translation>
    </message>
    <message>
        <source>{a} is at {offset}, but is pinned to {pin}</source>
        <translation>{a} est à {offset}, mais épinglé à {pin}</translation>
    </message>
    <message>
        <source>{a} is at {offset}, no multiple of {align}</source>
        <translation>{a} est à {offset}, pas un multiple de {align}</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the first {reserved} reserved bytes</source>
        <translation>{a} est à {offset}, dans les {reserved} premiers octets réservés</translation>
    </message>
    <message>
        <source>{a} is at {offset}, inside the bytes {begin} to {end} that nothing may use</source>
        <translation>{a} est à {offset}, dans les octets interdits {begin} à {end}</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are in different pools</source>
        <translation>{a} et {b} partagent un stockage, mais sont dans des pools différents</translation>
    </message>
    <message>
        <source>{a} and {b} share storage, but are not {distance} bytes apart</source>
        <translation>{a} et {b} partagent un stockage, mais ne sont pas distants de {distance} octets</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>{offsets} offsets pour {buffers} tampons</translation>
    </message>
    <message>
        <source>{symbol}: asked {asked}, exported for {own}: the graph&apos;s guards do not cover it</source>
        <translation>{symbol}&#xa0;: demandé {asked}, exporté pour {own}&#xa0;: les gardes du graphe ne le couvrent pas</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max {max}; the plan is {bytes} bytes short at {max}</source>
        <translation>{symbol}&#xa0;: valeur d’exemple {hint}, maximum de la plage {max}&#xa0;; il manque {bytes} octets au plan à {max}</translation>
    </message>
    <message>
        <source>{symbol}: hint {hint}, range max unbounded</source>
        <translation>{symbol}&#xa0;: valeur d’exemple {hint}, plage sans maximum</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>la règle &apos;{rule}&apos; ne correspond à aucun tenseur</translation>
    </message>
    <message>
        <source>shared state lies in memory {memory}: ExecuTorch&apos;s own 2 is a pool of yours</source>
        <translation>l’état partagé est dans la mémoire {memory}&#xa0;: le 2 propre à ExecuTorch est un de vos pools</translation>
    </message>
    <message>
        <source>{a} is at {offset} and ends {bytes} bytes behind the {size} bytes of memory {memory}, written at {at}; ExecuTorch refuses to load such a plan</source>
        <translation>{a} est à {offset} et finit {bytes} octets après les {size} octets de la mémoire {memory}, écrit à {at}&#xa0;; ExecuTorch refuse de charger un tel plan</translation>
    </message>
    <message>
        <source>position %1</source>
        <translation>position %1</translation>
    </message>
    <message>
        <source>step %1 (%2)</source>
        <translation>étape %1 (%2)</translation>
    </message>
    <message>
        <source>pool %1</source>
        <translation>pool %1</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>mémoire %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>invalid</source>
        <translation>invalide</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>valid</source>
        <translation>valide</translation>
    </message>
    <message>
        <source>As loaded</source>
        <translation>Tel que chargé</translation>
    </message>
    <message>
        <source>the file&apos;s own plan</source>
        <translation>plan propre au fichier</translation>
    </message>
    <message>
        <source>preview of the move</source>
        <translation>aperçu du déplacement</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>pic de %1</translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation>Écart à la borne</translation>
    </message>
    <message>
        <source>Δ baseline</source>
        <translation>Δ référence</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>= lower bound</source>
        <translation>= borne inférieure</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>lower bound</source>
        <translation>borne inférieure</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>baseline: %1</source>
        <translation>référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Plans of all planners appear here after planning (F5)</source>
        <translation>Les plans de tous les planificateurs s’affichent ici après planification (F5)</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsDialog</name>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>Greffons</translation>
    </message>
    <message>
        <source>Shared libraries that add planners, kernels and backends. They run with your rights: add only what you trust.</source>
        <translation>Bibliothèques partagées qui ajoutent planificateurs, kernels et backends. Elles s’exécutent avec vos droits&#xa0;: n’ajoutez que celles de confiance.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Adds</source>
        <translation>Ajoute</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add a plug-in</source>
        <translation>Ajouter un greffon</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>Bibliothèques partagées (*.so)</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>refusé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolCard</name>
    <message>
        <source>Settings of the pool</source>
        <translation>Paramètres du pool</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower bound exceeds capacity</source>
        <translation>La borne inférieure dépasse la capacité</translation>
    </message>
    <message>
        <source>Lower bound %1: a better plan may fit</source>
        <translation>Borne inférieure %1&#xa0;: un meilleur plan peut tenir</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>%1 de marge</translation>
    </message>
    <message>
        <source>Pool %1: %2 %3</source>
        <translation>Pool %1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>no capacity</source>
        <translation>sans capacité</translation>
    </message>
    <message>
        <source>no change</source>
        <translation>aucun changement</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>%1 de moins</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>✓ would fit</source>
        <translation>✓ tiendrait</translation>
    </message>
    <message>
        <source>✗ would be over</source>
        <translation>✗ dépasserait</translation>
    </message>
    <message>
        <source>drop to move</source>
        <translation>lâcher pour déplacer</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n conflict(s)</source>
        <translation>
            <numerusform>✗ %n conflit</numerusform>
            <numerusform>✗ %n conflits</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ tient</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ dépassé de %1</translation>
    </message>
    <message>
        <source>Name, capacity, address, kinds and planner</source>
        <translation>Nom, capacité, adresse, genres et planificateur</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>As it is called in rules, files and reports</source>
        <translation>Son nom dans les règles, fichiers et rapports</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>256K, 1M, 1.5 MiB or bytes; empty: no limit</source>
        <translation>256K, 1M, 1,5 MiB ou octets ; vide : sans limite</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>as the plan&apos;s</source>
        <translation>comme le plan</translation>
    </message>
    <message>
        <source>A power of two, in bytes</source>
        <translation>Une puissance de deux, en octets</translation>
    </message>
    <message>
        <source>Base address</source>
        <translation>Adresse de base</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnue</translation>
    </message>
    <message>
        <source>Where offset 0 is, such as 0x20000000; then addresses are shown beside offsets</source>
        <translation>Où se trouve le décalage 0, par exemple 0x20000000 ; les adresses s’affichent alors à côté des décalages</translation>
    </message>
    <message>
        <source>Cost per byte</source>
        <translation>Coût par octet</translation>
    </message>
    <message>
        <source>What moving a byte costs against other pools; tensors that move most go where it is least</source>
        <translation>Ce que coûte le déplacement d’un octet par rapport aux autres pools ; les tenseurs les plus déplacés vont où c’est le moins cher</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Réservé</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Offsets that nothing may use: 0-4K, 60K-64K</source>
        <translation>Décalages que rien ne peut utiliser : 0-4K, 60K-64K</translation>
    </message>
    <message>
        <source>Copy with</source>
        <translation>Copier avec</translation>
    </message>
    <message>
        <source>a plain copy</source>
        <translation>simple copie</translation>
    </message>
    <message>
        <source>Name of the function that brings bytes there</source>
        <translation>Nom de la fonction qui y amène les octets</translation>
    </message>
    <message>
        <source>Takes</source>
        <translation>Accepte</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>tous les genres</translation>
    </message>
    <message>
        <source>Preferred by</source>
        <translation>Préféré par</translation>
    </message>
    <message>
        <source>no kind</source>
        <translation>aucun genre</translation>
    </message>
    <message>
        <source>Planner</source>
        <translation>Planificateur</translation>
    </message>
    <message>
        <source>A planner for this pool alone</source>
        <translation>Un planificateur pour ce pool seulement</translation>
    </message>
    <message>
        <source>Memory of a device</source>
        <translation>Mémoire d’un périphérique</translation>
    </message>
    <message>
        <source>The host cannot read it directly</source>
        <translation>L’hôte ne peut pas la lire directement</translation>
    </message>
    <message>
        <source>Zero when loaded</source>
        <translation>À zéro au chargement</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Remove pool</source>
        <translation>Supprimer le pool</translation>
    </message>
    <message>
        <source>Its tensors go back to the first pool</source>
        <translation>Ses tenseurs retournent dans le premier pool</translation>
    </message>
    <message>
        <source>A pool needs a name.</source>
        <translation>Un pool doit avoir un nom.</translation>
    </message>
    <message>
        <source>Another pool is called %1.</source>
        <translation>Un autre pool s’appelle %1.</translation>
    </message>
    <message>
        <source>The capacity is an amount such as 256K, 1M or 65536.</source>
        <translation>La capacité est une quantité comme 256K, 1M ou 65536.</translation>
    </message>
    <message>
        <source>The alignment is a power of two, such as 16.</source>
        <translation>L’alignement est une puissance de deux, comme 16.</translation>
    </message>
    <message>
        <source>The base address is a number such as 0x20000000.</source>
        <translation>L’adresse de base est un nombre comme 0x20000000.</translation>
    </message>
    <message>
        <source>The base address is a multiple of the alignment, %1.</source>
        <translation>L’adresse de base est un multiple de l’alignement, %1.</translation>
    </message>
    <message>
        <source>The cost is a number, 0 or more.</source>
        <translation>Le coût est un nombre, 0 ou plus.</translation>
    </message>
    <message>
        <source>Reserved ranges are written as 0-4K, 60K-64K; each begins before it ends.</source>
        <translation>Les plages réservées s’écrivent 0-4K, 60K-64K ; chacune commence avant sa fin.</translation>
    </message>
    <message>
        <source>It is preferred by %1, but does not take them.</source>
        <translation>Il est préféré par %1, mais ne les accepte pas.</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
    <message>
        <source>No problems: every tensor has bytes of its own and every pool is large enough.</source>
        <translation>Aucun problème&#xa0;: chaque tenseur a ses propres octets et chaque pool est assez grand.</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>no plan can fit: the tensors live at one step need %1; move some to another pool</source>
        <translation>aucun plan ne peut tenir&#xa0;: les tenseurs vivants à une même étape demandent %1&#xa0;; déplacez-en vers un autre pool</translation>
    </message>
    <message>
        <source>another plan may fit: the lower bound is %1</source>
        <translation>un autre plan peut tenir&#xa0;: la borne inférieure est %1</translation>
    </message>
    <message>
        <source>%1 is over its capacity by %2</source>
        <translation>%1 dépasse sa capacité de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>Memory pools, Rules</source>
        <translation>Pools mémoire, Règles</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Supprimer la règle %1</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>matches nothing</source>
        <translation>ne correspond à rien</translation>
    </message>
    <message>
        <source>%1 stay, %2 taken below</source>
        <translation>%1 restent, %2 pris plus bas</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>arenascope::RulesPanel</name>
    <message>
        <source>From selection</source>
        <translation>Depuis la sélection</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>last match wins</source>
        <translation>la dernière correspondance l’emporte</translation>
    </message>
    <message>
        <source>Assignment rules</source>
        <translation>Règles d’affectation</translation>
    </message>
    <message>
        <source>Drag, or Alt with the arrows, to reorder; F2 to edit; Del to remove</source>
        <translation>Glisser, ou Alt et flèches, pour réordonner&#xa0;; F2 pour modifier&#xa0;; Suppr pour supprimer</translation>
    </message>
    <message>
        <source>New rule</source>
        <translation>Nouvelle règle</translation>
    </message>
    <message>
        <source>name:, op:, module:, graph:, dtype:, kind:, size&gt;=64K, joined by &amp;; then = and a pool. Without a pool the caller supplies the tensors.</source>
        <translation>name:, op:, module:, graph:, dtype:, kind:, size&gt;=64K, joints par &amp;&#xa0;; puis = et un pool. Sans pool, l’appelant fournit les tenseurs.</translation>
    </message>
    <message>
        <source>Writes a rule that matches the selected tensors</source>
        <translation>Écrit une règle qui correspond aux tenseurs sélectionnés</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>l’appelant</translation>
    </message>
    <message>
        <source>Rule %1: %2 to %3, %4</source>
        <translation>Règle %1&#xa0;: %2 vers %3, %4</translation>
    </message>
    <message>
        <source>what should the rule match?</source>
        <translation>à quoi la règle doit-elle correspondre&#xa0;?</translation>
    </message>
    <message>
        <source>there is no pool %1</source>
        <translation>il n’y a pas de pool %1</translation>
    </message>
</context>
<context>
    <name>arenascope::RunPanel</name>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>max |Δ|</source>
        <translation>max |Δ|</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Outputs of the run</source>
        <translation>Sorties de l’exécution</translation>
    </message>
    <message>
        <source>Inputs and repetitions</source>
        <translation>Entrées et répétitions</translation>
    </message>
    <message>
        <source>Inputs of the run</source>
        <translation>Entrées de l’exécution</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Repetitions</source>
        <translation>Répétitions</translation>
    </message>
    <message>
        <source>Seed of random inputs</source>
        <translation>Graine des entrées aléatoires</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécuter</translation>
    </message>
    <message>
        <source>not run yet</source>
        <translation>pas encore exécuté</translation>
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
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>ms, median</source>
        <translation>ms, médiane</translation>
    </message>
    <message>
        <source>fastest</source>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is that of the medians</source>
        <translation>Sur toutes les répétitions&#xa0;; la part est celle des médianes</translation>
    </message>
    <message>
        <source>Time of each operator</source>
        <translation>Temps de chaque opérateur</translation>
    </message>
    <message>
        <source>Random numbers</source>
        <translation>Nombres aléatoires</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zéros</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>F6 runs the program inside its planned arenas.</source>
        <translation>F6 exécute le programme dans ses arènes planifiées.</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>une exécution</translation>
    </message>
    <message>
        <source>median of %1, fastest %2 ms</source>
        <translation>médiane de %1, plus rapide %2 ms</translation>
    </message>
    <message>
        <source>nothing recorded</source>
        <translation>rien d’enregistré</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ égal</translation>
    </message>
    <message>
        <source>✗ differs from element %1</source>
        <translation>✗ différent à partir de l’élément %1</translation>
    </message>
    <message>
        <source>equal within the tolerance of its type</source>
        <translation>égal dans la tolérance de son type</translation>
    </message>
    <message>
        <source>ran</source>
        <translation>exécuté</translation>
    </message>
    <message numerus="yes">
        <source>✓ %1 of %n output(s) equal</source>
        <translation>
            <numerusform>✓ %1 sortie égale sur %n</numerusform>
            <numerusform>✓ %1 des %n sorties égales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✗ %1 of %n output(s) differ</source>
        <translation>
            <numerusform>✗ %1 sortie différente sur %n</numerusform>
            <numerusform>✗ %1 des %n sorties différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Buffers that outlive a run: reset, view, load, save</source>
        <translation>Tampons qui survivent à une exécution&#xa0;: réinitialiser, voir, charger, enregistrer</translation>
    </message>
    <message>
        <source>&amp;Reset to initial values</source>
        <translation>&amp;Réinitialiser aux valeurs initiales</translation>
    </message>
    <message>
        <source>&amp;View values…</source>
        <translation>&amp;Voir les valeurs…</translation>
    </message>
    <message>
        <source>&amp;Load from file…</source>
        <translation>&amp;Charger depuis un fichier…</translation>
    </message>
    <message>
        <source>&amp;Save to file…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Not fed back: %1</source>
        <translation>Non réinjecté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 copied by the last run</source>
        <translation>%1 copiés par la dernière exécution</translation>
    </message>
    <message>
        <source>%1 runs per second, arena %2 per instance</source>
        <translation>%1 exécutions par seconde, arène de %2 par instance</translation>
    </message>
    <message>
        <source>%1 tensors managed in %2 storage groups, %3 outgrew their slot</source>
        <translation>%1 tenseurs gérés dans %2 groupes de stockage, %3 ont dépassé leur place</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>Constats de l’exécution</translation>
    </message>
</context>
<context>
    <name>arenascope::RunSettings</name>
    <message>
        <source>Check all values</source>
        <translation>Vérifier toutes les valeurs</translation>
    </message>
    <message>
        <source>Manage outputs</source>
        <translation>Gérer les sorties</translation>
    </message>
    <message>
        <source>Every tensor against a plan in which none shares bytes; says where the first difference is</source>
        <translation>Chaque tenseur comparé à un plan sans partage d’octets&#xa0;; indique la première différence</translation>
    </message>
    <message>
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>Statique, redimensionnant</translation>
    </message>
    <message>
        <source>Static, precomputed</source>
        <translation>Statique, précalculé</translation>
    </message>
    <message>
        <source>Runtime</source>
        <translation>Runtime</translation>
    </message>
    <message>
        <source>Static: PyTorch&apos;s Static Runtime, memory per storage group</source>
        <translation>Statique&#xa0;: Static Runtime de PyTorch, mémoire par groupe de stockage</translation>
    </message>
    <message>
        <source> instances</source>
        <translation> instances</translation>
    </message>
    <message>
        <source>Instances of the static runtime</source>
        <translation>Instances du runtime statique</translation>
    </message>
    <message>
        <source>Outputs own their memory together</source>
        <translation>Les sorties possèdent leur mémoire en commun</translation>
    </message>
    <message>
        <source>Feed back</source>
        <translation>Réinjection</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Depuis</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>Sorties et entrées à lier</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads it there, without a copy</source>
        <translation>Glissez une sortie sur une entrée, ou utilisez son menu&#xa0;: l’exécution suivante l’y lit, sans copie</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>out %1</source>
        <translation>sortie %1</translation>
    </message>
    <message>
        <source>there is no such output or input</source>
        <translation>il n’y a pas de telle sortie ou entrée</translation>
    </message>
    <message>
        <source>only tensors can be fed back</source>
        <translation>seuls des tenseurs peuvent être réinjectés</translation>
    </message>
    <message>
        <source>%1 is no %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 n’est pas %2</translation>
    </message>
    <message>
        <source>Read %1</source>
        <translation>Lire %1</translation>
    </message>
    <message>
        <source>Read %1: %2</source>
        <translation>Lire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not fed back</source>
        <translation>Non réinjecté</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>Ouvrir l’exemple&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n tenseur, %1</numerusform>
            <numerusform>%n tenseurs, %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::SessionDialog</name>
    <message>
        <source>in pool %1</source>
        <translation>dans le pool %1</translation>
    </message>
    <message>
        <source>pinned at %1</source>
        <translation>épinglé à %1</translation>
    </message>
    <message>
        <source>aligned to %1</source>
        <translation>aligné sur %1</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>fourni par l’appelant</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>plage %1–%2</translation>
    </message>
    <message>
        <source>Baseline and kept edits</source>
        <translation>Référence et modifications gardées</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Set the shown plan as baseline</source>
        <translation>Prendre le plan affiché comme référence</translation>
    </message>
    <message>
        <source>Difference to the baseline</source>
        <translation>Différence avec la référence</translation>
    </message>
    <message>
        <source>Memory or tensor</source>
        <translation>Mémoire ou tenseur</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Edits that do not apply</source>
        <translation>Modifications sans objet</translation>
    </message>
    <message>
        <source>Tensor or dimension</source>
        <translation>Tenseur ou dimension</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modification</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Delete all</source>
        <translation>Tout supprimer</translation>
    </message>
    <message>
        <source>There is none yet. The first plan that is saved with a session becomes it.</source>
        <translation>Il n’y en a pas encore. Le premier plan enregistré avec une session le devient.</translation>
    </message>
    <message>
        <source>Measured against the plan by %1 that the session keeps.</source>
        <translation>Mesuré par rapport au plan de %1 que garde la session.</translation>
    </message>
    <message>
        <source>All memories</source>
        <translation>Toutes les mémoires</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>The program has no such tensors now. The session keeps the edits until they are deleted.</source>
        <translation>Le programme n’a plus ces tenseurs. La session garde les modifications jusqu’à leur suppression.</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>Chaque modification de la session s’applique au programme.</translation>
    </message>
</context>
<context>
    <name>arenascope::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter the shortcuts</source>
        <translation>Filtrer les raccourcis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>In charts</source>
        <translation>Dans les graphiques</translation>
    </message>
    <message>
        <source>previous, next step</source>
        <translation>étape précédente, suivante</translation>
    </message>
    <message>
        <source>ten steps</source>
        <translation>dix étapes</translation>
    </message>
    <message>
        <source>next, previous tensor on these bytes</source>
        <translation>tenseur suivant, précédent sur ces octets</translation>
    </message>
    <message>
        <source>zoom in, out</source>
        <translation>zoom avant, arrière</translation>
    </message>
    <message>
        <source>pan</source>
        <translation>déplacer la vue</translation>
    </message>
    <message>
        <source>fit the selection</source>
        <translation>ajuster à la sélection</translation>
    </message>
    <message>
        <source>fit all</source>
        <translation>tout afficher</translation>
    </message>
    <message>
        <source>cancel a drag, clear the selection</source>
        <translation>annuler un glissement, effacer la sélection</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>zoom at the pointer</source>
        <translation>zoomer au pointeur</translation>
    </message>
    <message>
        <source>Drag a tensor</source>
        <translation>Glisser un tenseur</translation>
    </message>
    <message>
        <source>move it; onto a pool card: to that pool</source>
        <translation>le déplacer&#xa0;; sur une carte de pool&#xa0;: vers ce pool</translation>
    </message>
    <message>
        <source>Drag on empty ground</source>
        <translation>Glisser sur une zone vide</translation>
    </message>
    <message>
        <source>select what the frame touches</source>
        <translation>sélectionner ce que le cadre touche</translation>
    </message>
    <message>
        <source>Middle drag</source>
        <translation>Glisser du bouton central</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
    <message>
        <source>compare</source>
        <translation>comparaison</translation>
    </message>
    <message>
        <source>info</source>
        <translation>informations</translation>
    </message>
    <message>
        <source>lifetimes</source>
        <translation>durées de vie</translation>
    </message>
    <message>
        <source>loading the plan</source>
        <translation>chargement du plan</translation>
    </message>
    <message>
        <source>lowering</source>
        <translation>lowering</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>ouverture</translation>
    </message>
    <message>
        <source>plan</source>
        <translation>plan</translation>
    </message>
    <message>
        <source>planning</source>
        <translation>planification</translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation>lecture des tampons</translation>
    </message>
    <message>
        <source>reading it back</source>
        <translation>relecture</translation>
    </message>
    <message>
        <source>reading methods</source>
        <translation>lecture des méthodes</translation>
    </message>
    <message>
        <source>reading the graph</source>
        <translation>lecture du graphe</translation>
    </message>
    <message>
        <source>reading the trace</source>
        <translation>lecture de la trace</translation>
    </message>
    <message>
        <source>running it</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>running</source>
        <translation>exécution</translation>
    </message>
    <message>
        <source>schedule</source>
        <translation>ordonnancement</translation>
    </message>
    <message>
        <source>writing a temporary copy</source>
        <translation>écriture d’une copie temporaire</translation>
    </message>
    <message>
        <source>writing data</source>
        <translation>écriture des données</translation>
    </message>
    <message>
        <source>writing methods</source>
        <translation>écriture des méthodes</translation>
    </message>
    <message>
        <source>writing</source>
        <translation>écriture</translation>
    </message>
    <message>
        <source>compiling %1</source>
        <translation>compilation de %1</translation>
    </message>
    <message>
        <source>lowering %1</source>
        <translation>lowering de %1</translation>
    </message>
    <message>
        <source>partitioning: %1</source>
        <translation>partitionnement&#xa0;: %1</translation>
    </message>
    <message>
        <source>pass: %1</source>
        <translation>passe&#xa0;: %1</translation>
    </message>
    <message>
        <source>planning: %1</source>
        <translation>planification&#xa0;: %1</translation>
    </message>
    <message>
        <source>reading %1</source>
        <translation>lecture de %1</translation>
    </message>
    <message>
        <source>sizes of %1</source>
        <translation>tailles de %1</translation>
    </message>
</context>
<context>
    <name>arenascope::StartPage</name>
    <message>
        <source>See what a model keeps in memory, step by step, and change the plan until it fits.</source>
        <translation>Voyez étape par étape ce qu’un modèle garde en mémoire, et modifiez le plan jusqu’à ce qu’il tienne.</translation>
    </message>
    <message>
        <source>Open model…   Ctrl O</source>
        <translation>Ouvrir un modèle…   Ctrl O</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>each opens planned, works offline</source>
        <translation>chacun s’ouvre planifié, même hors ligne</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Récents</translation>
    </message>
    <message>
        <source>Clear the list</source>
        <translation>Vider la liste</translation>
    </message>
    <message>
        <source>or drop a file here</source>
        <translation>ou déposez un fichier ici</translation>
    </message>
</context>
<context>
    <name>arenascope::StateDialog</name>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Tampon</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Premières valeurs</translation>
    </message>
    <message>
        <source>Buffers that outlive a run</source>
        <translation>Tampons qui survivent à une exécution</translation>
    </message>
    <message>
        <source>No buffer of this program outlives a run.</source>
        <translation>Aucun tampon de ce programme ne survit à une exécution.</translation>
    </message>
</context>
<context>
    <name>arenascope::StepChart</name>
    <message>
        <source>Colour by</source>
        <translation>Couleur selon</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>Afficher toute la durée de vie</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>select at steps %1</source>
        <translation>sélectionner aux étapes %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>min %1 dépasse max %2</translation>
    </message>
    <message>
        <source>The file gives no upper bound. Type the largest %1 that will occur and press Enter: the plan needs it.</source>
        <translation>Le fichier ne donne pas de borne supérieure. Saisissez le plus grand %1 possible et appuyez sur Entrée&#xa0;: le plan en a besoin.</translation>
    </message>
    <message>
        <source>Smallest %1</source>
        <translation>Plus petit %1</translation>
    </message>
    <message>
        <source>Largest %1</source>
        <translation>Plus grand %1</translation>
    </message>
    <message>
        <source>fix to max</source>
        <translation>fixer au max</translation>
    </message>
    <message>
        <source>Makes the dimension static: a run with another size is refused</source>
        <translation>Rend la dimension statique&#xa0;: une exécution avec une autre taille est refusée</translation>
    </message>
    <message>
        <source>As in file</source>
        <translation>Comme le fichier</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorModel</name>
    <message>
        <source>caller</source>
        <translation>appelant</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>arenascope::TensorTable</name>
    <message>
        <source>No tensor matches the filter.</source>
        <translation>Aucun tenseur ne correspond au filtre.</translation>
    </message>
    <message>
        <source>Filter: name, op, &gt; 64K, step 11</source>
        <translation>Filtre&#xa0;: nom, op, &gt; 64K, step 11</translation>
    </message>
    <message>
        <source>Filter of the tensors</source>
        <translation>Filtre des tenseurs</translation>
    </message>
    <message>
        <source>Pool of the tensors</source>
        <translation>Pool des tenseurs</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Tous les pools</translation>
    </message>
    <message>
        <source>Caller</source>
        <translation>Appelant</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>Déplacer vers un pool</translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation>Épingler %1 à sa place</translation>
    </message>
    <message>
        <source>Let the caller bind %1</source>
        <translation>Laisser l’appelant lier %1</translation>
    </message>
    <message>
        <source>Plan %1 into an arena</source>
        <translation>Planifier %1 dans une arène</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Live bytes and lifetimes over time appear here: open a program with Ctrl+O</source>
        <translation>Les octets vivants et durées de vie s’affichent ici dans le temps&#xa0;: ouvrez un programme avec Ctrl+O</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method runs in an arena</source>
        <translation>Rien à planifier&#xa0;: aucun opérateur de cette méthode ne s’exécute dans une arène</translation>
    </message>
    <message>
        <source>Lifetimes</source>
        <translation>Durées de vie</translation>
    </message>
    <message>
        <source>in order of execution</source>
        <translation>dans l’ordre d’exécution</translation>
    </message>
    <message>
        <source>live, %1</source>
        <translation>vivants, %1</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Temps d’exécution</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>Au pic</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation>Op la plus lente</translation>
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
        <translation>%1 ouvert</translation>
    </message>
    <message>
        <source>saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Comparing planners</source>
        <translation>Comparaison des planificateurs</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>%1: %2 B, tensors: %3, %4</source>
        <translation>%1&#xa0;: %2 B, tenseurs&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Exécution en cours</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Sizes of %1</source>
        <translation>Tailles de %1</translation>
    </message>
    <message>
        <source>run stopped; state has its initial values</source>
        <translation>exécution arrêtée&#xa0;; l’état a ses valeurs initiales</translation>
    </message>
    <message>
        <source>state has its initial values</source>
        <translation>l’état a ses valeurs initiales</translation>
    </message>
    <message>
        <source>, blob released</source>
        <translation>, blob libéré</translation>
    </message>
    <message>
        <source>backend %1</source>
        <translation>backend %1</translation>
    </message>
    <message>
        <source>planner %1</source>
        <translation>planificateur %1</translation>
    </message>
    <message>
        <source>kernel %1</source>
        <translation>kernel %1</translation>
    </message>
    <message>
        <source>Looking for backends</source>
        <translation>Recherche de backends</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>Comparaison des délégations</translation>
    </message>
    <message>
        <source>Adding up</source>
        <translation>Totalisation</translation>
    </message>
    <message>
        <source>%1 of %2 instructions have names from %3</source>
        <translation>%1 instructions sur %2 ont un nom issu de %3</translation>
    </message>
    <message>
        <source>Reading the state</source>
        <translation>Lecture de l’état</translation>
    </message>
    <message>
        <source>Setting the state</source>
        <translation>Définition de l’état</translation>
    </message>
    <message>
        <source>Reading recorded runs</source>
        <translation>Lecture des exécutions enregistrées</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>Définir la référence</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>référence : %1, %2 o</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n edit(s) that do not apply</source>
        <translation>
            <numerusform>Supprimer %n modification sans objet</numerusform>
            <numerusform>Supprimer %n modifications sans objet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::tensor_menu</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Select with the same</source>
        <translation>Sélectionner par même</translation>
    </message>
    <message>
        <source>Pool</source>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Steps (lifetimes that overlap)</source>
        <translation>Étapes (durées de vie qui se chevauchent)</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>As the pool&apos;s</source>
        <translation>Comme le pool</translation>
    </message>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n octet</numerusform>
            <numerusform>%n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>Pin %1</source>
        <translation>Épingler %1</translation>
    </message>
    <message>
        <source>Align %1 as its pool</source>
        <translation>Aligner %1 comme son pool</translation>
    </message>
    <message numerus="yes">
        <source>Align %1 to %n byte(s)</source>
        <translation>
            <numerusform>Aligner %1 sur %n octet</numerusform>
            <numerusform>Aligner %1 sur %n octets</numerusform>
        </translation>
    </message>
    <message>
        <source>Set offset</source>
        <translation>Définir l’offset</translation>
    </message>
    <message>
        <source>Offset of %1 (0x06C000, 442368 or 432K)</source>
        <translation>Offset de %1 (0x06C000, 442368 ou 432K)</translation>
    </message>
    <message>
        <source>No planned tensor is selected</source>
        <translation>Aucun tenseur planifié n’est sélectionné</translation>
    </message>
    <message>
        <source>Pin %1 where it is</source>
        <translation>Épingler %1 à sa place</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>Définir l’offset…</translation>
    </message>
    <message>
        <source>Up by one alignment</source>
        <translation>Monter d’un alignement</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Down by one alignment</source>
        <translation>Descendre d’un alignement</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>Déplacer vers un pool</translation>
    </message>
</context>
</TS>
