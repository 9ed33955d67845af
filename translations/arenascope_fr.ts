<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR" sourcelanguage="en_US">
<context>
    <name>FindController</name>
    <message>
        <source>operator %1, step %2</source>
        <translation>opérateur %1, étape %2</translation>
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
        <source>view</source>
        <translation>vue</translation>
    </message>
</context>
<context>
    <name>RunSizes</name>
    <message>
        <source>Dimension %1 of %2</source>
        <translation>Dimension %1 de %2</translation>
    </message>
</context>
<context>
    <name>Runner</name>
    <message>
        <source>✗ first differs at %1: %2 is %3 instead of %4</source>
        <translation>✗ première différence à %1&#xa0;: %2 vaut %3 au lieu de %4</translation>
    </message>
    <message>
        <source>the recorded trace</source>
        <translation>la trace enregistrée</translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n tensor(s) equal those of %1</source>
        <translation>
            <numerusform>✓ %n tenseur égal à celui de %1</numerusform>
            <numerusform>✓ les %n tenseurs sont égaux à ceux de %1</numerusform>
        </translation>
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
    <message>
        <source>Ran, outputs equal</source>
        <translation>Exécuté, sorties égales</translation>
    </message>
    <message>
        <source>Ran, outputs differ</source>
        <translation>Exécuté, sorties différentes</translation>
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
    <message>
        <source>pools and offsets</source>
        <translation>pools et offsets</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>max |Δ| %1</source>
        <translation>max |Δ| %1</translation>
    </message>
    <message>
        <source>a temporary copy</source>
        <translation>une copie temporaire</translation>
    </message>
    <message>
        <source>Runtime rules met</source>
        <translation>Règles du runtime respectées</translation>
    </message>
    <message>
        <source>Runtime rules broken</source>
        <translation>Règles du runtime enfreintes</translation>
    </message>
    <message>
        <source>A custom memory plan</source>
        <translation>Un plan mémoire personnalisé</translation>
    </message>
    <message>
        <source>Inputs and products in one memory, sums in another: rules instead of Python code.</source>
        <translation>Entrées et produits dans une mémoire, sommes dans une autre&#xa0;: des règles au lieu de code Python.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s) not at their planned offset</source>
        <translation>
            <numerusform>%1 tenseur sur %n hors de son offset prévu</numerusform>
            <numerusform>%1 des %n tenseurs hors de leur offset prévu</numerusform>
        </translation>
    </message>
    <message>
        <source>No overlaps</source>
        <translation>Aucun chevauchement</translation>
    </message>
    <message>
        <source>no live tensors share bytes</source>
        <translation>aucun tenseur vivant ne partage d’octets</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s checks when it loads and runs a program</source>
        <translation>ce qu’ExecuTorch vérifie en chargeant et en exécutant un programme</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2 of %n output(s) within tolerance</source>
        <translation>
            <numerusform>%1, %2 sortie sur %n dans la tolérance</numerusform>
            <numerusform>%1, %2 sorties sur %n dans la tolérance</numerusform>
        </translation>
    </message>
    <message>
        <source>Set a capacity, see what the peak consists of, and move tensors to a second pool.</source>
        <translation>Fixez une capacité, voyez ce qui compose le pic et déplacez des tenseurs vers un second pool.</translation>
    </message>
    <message>
        <source>Keyword spotting, int8</source>
        <translation>Détection de mots-clés, int8</translation>
    </message>
    <message>
        <source>Quantised layers: choose a Cortex-M core, and export, run and shrink integers.</source>
        <translation>Couches quantifiées&#xa0;: choisissez un cœur Cortex-M, puis exportez, exécutez et réduisez en entiers.</translation>
    </message>
    <message>
        <source>Unrolled</source>
        <translation>Déroulé</translation>
    </message>
    <message numerus="yes">
        <source>recurrent layers became %n operator(s)</source>
        <translation>
            <numerusform>les couches récurrentes sont devenues %n opérateur</numerusform>
            <numerusform>les couches récurrentes sont devenues %n opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s) left out</source>
        <translation>
            <numerusform>%n modification omise</numerusform>
            <numerusform>%n modifications omises</numerusform>
        </translation>
    </message>
    <message>
        <source>Ran, values equal</source>
        <translation>Exécuté, valeurs égales</translation>
    </message>
    <message>
        <source>Ran, values differ</source>
        <translation>Exécuté, valeurs différentes</translation>
    </message>
    <message>
        <source>recorded input outside the bounds; ran with random inputs</source>
        <translation>entrée enregistrée hors des bornes ; exécuté avec des entrées aléatoires</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>Non exécuté</translation>
    </message>
    <message>
        <source>no inputs and outputs are recorded with the program</source>
        <translation>aucune entrée ni sortie n’est enregistrée avec le programme</translation>
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
        <translation>Octets de l’arène</translation>
    </message>
    <message>
        <source>After step %1</source>
        <translation>Après l’étape %1</translation>
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
        <translation>Octets</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>no tensor is live here</source>
        <translation>aucun tenseur ne vit ici</translation>
    </message>
</context>
<context>
    <name>arenascope::ArenaChart</name>
    <message>
        <source>Arena</source>
        <translation>Arène</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>offset, %1</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1 aux étapes %2</translation>
    </message>
    <message>
        <source>Ctrl: no snapping    Esc: cancel</source>
        <translation>Ctrl&#xa0;: sans magnétisme    Échap&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1 à l’étape %2</translation>
    </message>
    <message>
        <source>Esc: cancel</source>
        <translation>Échap&#xa0;: annuler</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 a écrasé %2 de %3</translation>
    </message>
    <message>
        <source>something</source>
        <translation>quelque chose</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>aucun tenseur</translation>
    </message>
    <message>
        <source>overwritten in the run</source>
        <translation>écrasé pendant l’exécution</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Lecture du plan…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>Rien à planifier&#xa0;: aucun opérateur de cette méthode n’utilise d’arène</translation>
    </message>
    <message>
        <source>no tensors in %1; drop one here</source>
        <translation>aucun tenseur dans %1&#xa0;: déposez-en un ici</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>de mémoire de l’hôte</translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>place précédente</translation>
    </message>
    <message>
        <source>Shift: pin here    Esc: cancel</source>
        <translation>Maj&#xa0;: épingler ici    Échap&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Limit %1 to %2</source>
        <translation>Limiter %1 à %2</translation>
    </message>
    <message>
        <source>as it is now</source>
        <translation>tel quel</translation>
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
        <source>Backends in order of preference</source>
        <translation>Backends par ordre de préférence</translation>
    </message>
    <message>
        <source>Drag a row to change its priority, or drop nodes on a row to assign them; Delete removes it</source>
        <translation>Glissez une ligne pour changer sa priorité, ou déposez des nœuds sur une ligne pour les affecter&#xa0;; Suppr la retire</translation>
    </message>
</context>
<context>
    <name>arenascope::BaselineWords</name>
    <message>
        <source>%1, unchanged</source>
        <translation>%1, inchangé</translation>
    </message>
    <message>
        <source>%1, was %2 (%3)</source>
        <translation>%1, avant&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>against the baseline by %1: %2</source>
        <translation>par rapport à la base de référence de %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n new tensor(s)</source>
        <translation>
            <numerusform>%n nouveau tenseur</numerusform>
            <numerusform>%n nouveaux tenseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) gone</source>
        <translation>
            <numerusform>%n tenseur disparu</numerusform>
            <numerusform>%n tenseurs disparus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) of another size</source>
        <translation>
            <numerusform>%n tenseur d’une autre taille</numerusform>
            <numerusform>%n tenseurs d’une autre taille</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::BoundsBar</name>
    <message>
        <source>Upper bounds come from the example&apos;s shapes (deprecated)</source>
        <translation>Les bornes supérieures viennent des formes de l’exemple (obsolète)</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>Utiliser les plages de valeurs</translation>
    </message>
    <message>
        <source>At the largest sizes of %2 the plan is %1 too small. Runs refuse larger inputs.</source>
        <translation>Aux plus grandes tailles de %2, il manque %1 au plan. Les exécutions refusent les entrées plus grandes.</translation>
    </message>
    <message>
        <source>Runs refuse inputs larger than the example&apos;s: %1.</source>
        <translation>Les exécutions refusent les entrées plus grandes que celles de l’exemple&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>arenascope::Capacity</name>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
</context>
<context>
    <name>arenascope::CapacityChip</name>
    <message>
        <source>over by %1</source>
        <translation>dépassé de %1</translation>
    </message>
    <message>
        <source>Capacity of %1: %2</source>
        <translation>Capacité de %1 : %2</translation>
    </message>
    <message>
        <source>Click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>Cliquez pour la modifier ; 256K, 1M ou octets, vide pour aucune limite</translation>
    </message>
    <message>
        <source>Open a program to limit its memory</source>
        <translation>Ouvrez un programme pour limiter sa mémoire</translation>
    </message>
</context>
<context>
    <name>arenascope::Changes</name>
    <message>
        <source>Plan with %1</source>
        <translation>Planifier avec %1</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>Choix automatique des pools</translation>
    </message>
    <message>
        <source>Exact operator order</source>
        <translation>Ordre exact des opérateurs</translation>
    </message>
    <message>
        <source>Search for another operator order</source>
        <translation>Chercher un autre ordre des opérateurs</translation>
    </message>
</context>
<context>
    <name>arenascope::ChannelRanges</name>
    <message>
        <source>Values by channel</source>
        <translation>Valeurs par canal</translation>
    </message>
    <message numerus="yes">
        <source>%n channel(s), range %1 to %2</source>
        <translation>
            <numerusform>%n canal, plage de %1 à %2</numerusform>
            <numerusform>%n canaux, plage de %1 à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>smallest to largest by channel</source>
        <translation>du plus petit au plus grand par canal</translation>
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
        <source>higher</source>
        <translation>plus haut</translation>
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
        <translation>Pic de %1</translation>
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
    <message>
        <source>scratch</source>
        <translation>scratch</translation>
    </message>
    <message>
        <source>scratch of a kernel</source>
        <translation>scratch d’un kernel</translation>
    </message>
    <message>
        <source>%1 reads and writes %2 at step %3</source>
        <translation>%1 lit et écrit %2 à l’étape %3</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>déplacés</translation>
    </message>
    <message>
        <source>lower than in %1</source>
        <translation>plus bas que dans %1</translation>
    </message>
    <message>
        <source>Lower than in %1</source>
        <translation>Plus bas que dans %1</translation>
    </message>
    <message>
        <source>Higher than in %1</source>
        <translation>Plus haut que dans %1</translation>
    </message>
    <message>
        <source>reserved, %1</source>
        <translation>réservé, %1</translation>
    </message>
    <message>
        <source>%1 at step %2: %3 live, %4</source>
        <translation>%1 à l’étape %2&#xa0;: %3 vivants, %4</translation>
    </message>
    <message>
        <source>cond %1, then</source>
        <translation>cond %1, alors</translation>
    </message>
    <message>
        <source>cond %1, else</source>
        <translation>cond %1, sinon</translation>
    </message>
    <message>
        <source>while loop %1</source>
        <translation>boucle while %1</translation>
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
        <translation>étapes d’un delegate</translation>
    </message>
    <message>
        <source>branch or loop</source>
        <translation>branche ou boucle</translation>
    </message>
    <message>
        <source>%1, steps %2</source>
        <translation>%1, étapes %2</translation>
    </message>
    <message>
        <source>live bytes, %1</source>
        <translation>octets vivants, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
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
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Dépassement</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Pins cost</source>
        <translation>Coût des épinglages</translation>
    </message>
    <message>
        <source>%1 ends highest</source>
        <translation>%1 finit le plus haut</translation>
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
        <source>reserved</source>
        <translation>réservé</translation>
    </message>
    <message>
        <source>over capacity</source>
        <translation>dépassement de capacité</translation>
    </message>
    <message>
        <source>shared at the same time</source>
        <translation>partagé en même temps</translation>
    </message>
    <message>
        <source>%1 and %2 share %3</source>
        <translation>%1 et %2 partagent %3</translation>
    </message>
    <message>
        <source>%1 at step %2</source>
        <translation>%1 à l’étape %2</translation>
    </message>
    <message>
        <source>%1 at steps %2</source>
        <translation>%1 aux étapes %2</translation>
    </message>
    <message>
        <source>snaps to %1, %2</source>
        <translation>s’aligne sur %1, %2</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at step %3</source>
        <translation>chevauche %1 de %2 à l’étape %3</translation>
    </message>
    <message>
        <source>overlaps %1 by %2 at steps %3</source>
        <translation>chevauche %1 de %2 aux étapes %3</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) move</source>
        <translation>
            <numerusform>%n autre tenseur se déplace</numerusform>
            <numerusform>%n autres tenseurs se déplacent</numerusform>
        </translation>
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
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Overlaps %1</source>
        <translation>Chevauche %1</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>à l’étape %1</translation>
    </message>
    <message>
        <source>at steps %1</source>
        <translation>aux étapes %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
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
        <source>snap line</source>
        <translation>ligne de magnétisme</translation>
    </message>
    <message>
        <source>Show whole lifetime</source>
        <translation>Afficher toute la durée de vie</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Limit all views to these steps</source>
        <translation>Limiter toutes les vues à ces étapes</translation>
    </message>
    <message>
        <source>Fit all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>transparent: shares bytes</source>
        <translation>transparent&#xa0;: partage des octets</translation>
    </message>
    <message>
        <source>occupied by %1, steps %2</source>
        <translation>occupé par %1, étapes %2</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; %1 replans</source>
        <translation>Le plan du fichier ne peut pas représenter ce déplacement&#xa0;; %1 replanifie</translation>
    </message>
    <message>
        <source>%1 moves out of the way</source>
        <translation>%1 s’écarte</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) move out of the way</source>
        <translation>
            <numerusform>%n tenseur s’écarte</numerusform>
            <numerusform>%n tenseurs s’écartent</numerusform>
        </translation>
    </message>
    <message>
        <source>previous place</source>
        <translation>place précédente</translation>
    </message>
    <message>
        <source>occupied at these steps</source>
        <translation>occupé à ces étapes</translation>
    </message>
    <message>
        <source>in one plan only</source>
        <translation>dans un seul plan</translation>
    </message>
    <message>
        <source>pool not in this plan</source>
        <translation>pool absent de ce plan</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>%1 uses %2 of host scratch memory at step %3</source>
        <translation>%1 utilise %2 de mémoire scratch de l’hôte à l’étape %3</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>dépassé de %1</translation>
    </message>
    <message>
        <source>%1 to spare</source>
        <translation>%1 de marge</translation>
    </message>
    <message>
        <source>Shift pins it here</source>
        <translation>Maj épingle ici</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>pas de bande passante</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>l’arène tient</translation>
    </message>
    <message>
        <source>Transfer takes %1 (%2)</source>
        <translation>Le transfert prend %1 (%2)</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>Temps de transfert</translation>
    </message>
    <message>
        <source>Footprint over by</source>
        <translation>Empreinte trop grande de</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>Arena fits</source>
        <translation>L’arène tient</translation>
    </message>
    <message>
        <source>footprint not known yet</source>
        <translation>empreinte pas encore connue</translation>
    </message>
    <message>
        <source>footprint unknown</source>
        <translation>empreinte inconnue</translation>
    </message>
    <message>
        <source>No plan yet: see the message above this view, or the Dimensions panel</source>
        <translation>Pas encore de plan : voir le message au-dessus de cette vue ou le panneau Dimensions</translation>
    </message>
    <message>
        <source>Most live bytes</source>
        <translation>Maximum d’octets vivants</translation>
    </message>
    <message>
        <source>at step %1, %2</source>
        <translation>à l’étape %1, %2</translation>
    </message>
    <message>
        <source>footprint: %1</source>
        <translation>empreinte : %1</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartHeader</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTabs</name>
    <message>
        <source>More views</source>
        <translation>Autres vues</translation>
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
    <message>
        <source>the caller, before the run</source>
        <translation>l’appelant, avant l’exécution</translation>
    </message>
    <message>
        <source>step %1, %2</source>
        <translation>étape %1, %2</translation>
    </message>
</context>
<context>
    <name>arenascope::ChartTools</name>
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
        <source>%1: not in this view, which always shows everything</source>
        <translation>%1&#xa0;: pas dans cette vue, qui montre toujours tout</translation>
    </message>
</context>
<context>
    <name>arenascope::CheckRow</name>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Budget check</source>
        <translation>Vérification du budget</translation>
    </message>
    <message>
        <source>Shell script (.sh)</source>
        <translation>Script shell (.sh)</translation>
    </message>
    <message>
        <source>GitHub Actions workflow (.yml)</source>
        <translation>Workflow GitHub Actions (.yml)</translation>
    </message>
    <message>
        <source>Kind of budget check</source>
        <translation>Type de vérification du budget</translation>
    </message>
    <message>
        <source>Copies the budget check</source>
        <translation>Copie la vérification du budget</translation>
    </message>
    <message>
        <source>Writes the budget check to a file</source>
        <translation>Écrit la vérification du budget dans un fichier</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>Fait échouer le build si le programme dépasse un budget</translation>
    </message>
</context>
<context>
    <name>arenascope::CommandController</name>
    <message>
        <source>&amp;Facts and footprint (info)</source>
        <translation>&amp;Faits et empreinte mémoire (info)</translation>
    </message>
    <message>
        <source>Prints the memory that the program needs</source>
        <translation>Affiche la mémoire dont le programme a besoin</translation>
    </message>
    <message>
        <source>&amp;Plan (plan)</source>
        <translation>&amp;Plan (plan)</translation>
    </message>
    <message>
        <source>Prints the plans of the planners</source>
        <translation>Affiche les plans des planificateurs</translation>
    </message>
    <message>
        <source>&amp;Explanation of the peak (explain)</source>
        <translation>&amp;Explication du pic (explain)</translation>
    </message>
    <message>
        <source>Prints what is live at the peak, and what would help</source>
        <translation>Affiche ce qui est vivant au pic, et ce qui aiderait</translation>
    </message>
    <message>
        <source>&amp;Run (run)</source>
        <translation>E&amp;xécution (run)</translation>
    </message>
    <message>
        <source>Runs the program inside the planned arenas</source>
        <translation>Exécute le programme dans les arènes planifiées</translation>
    </message>
    <message>
        <source>&amp;Check (verify)</source>
        <translation>&amp;Vérification (verify)</translation>
    </message>
    <message>
        <source>Checks that the plan is valid</source>
        <translation>Vérifie que le plan est valide</translation>
    </message>
    <message>
        <source>&amp;Shrink (shrink)</source>
        <translation>&amp;Réduction (shrink)</translation>
    </message>
    <message>
        <source>Searches for an equal program that needs less memory</source>
        <translation>Cherche un programme équivalent qui demande moins de mémoire</translation>
    </message>
    <message>
        <source>E&amp;xport (export)</source>
        <translation>Exp&amp;ortation (export)</translation>
    </message>
    <message>
        <source>Writes the program with this plan</source>
        <translation>Écrit le programme avec ce plan</translation>
    </message>
    <message>
        <source>Copied the command</source>
        <translation>Commande copiée</translation>
    </message>
    <message>
        <source>&amp;GitHub Actions workflow (.yml)</source>
        <translation>Workflow &amp;GitHub Actions (.yml)</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)</source>
        <translation>Vérification du &amp;budget par script (.sh)</translation>
    </message>
    <message>
        <source>Copied the workflow</source>
        <translation>Workflow copié</translation>
    </message>
    <message>
        <source>Copied the script</source>
        <translation>Script copié</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>Fait échouer le build si le programme dépasse un budget</translation>
    </message>
    <message>
        <source>Making the budget check</source>
        <translation>Création de la vérification du budget</translation>
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
    <message>
        <source>No match</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>not available here, or no program is open</source>
        <translation>indisponible ici, ou aucun programme n’est ouvert</translation>
    </message>
    <message>
        <source>Not available now</source>
        <translation>Indisponible pour l’instant</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareBar</name>
    <message>
        <source>Axes linked</source>
        <translation>Axes liés</translation>
    </message>
    <message>
        <source>Reference %1</source>
        <translation>Référence %1</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>Ajouter un plan</translation>
    </message>
    <message>
        <source>Steps linked</source>
        <translation>Étapes liées</translation>
    </message>
    <message>
        <source>Offsets linked</source>
        <translation>Offsets liés</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Numbers of the plans</source>
        <translation>Chiffres des plans</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>Différences entre tenseurs</translation>
    </message>
    <message>
        <source>Axes not linked</source>
        <translation>Axes non liés</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>In several</source>
        <translation>Dans plusieurs</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation>%1 seul</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>Autre fichier…</translation>
    </message>
    <message>
        <source>Apply %1&apos;s pools to %2</source>
        <translation>Appliquer les pools de %1 à %2</translation>
    </message>
    <message>
        <source>Move and zoom both sides together, on one scale</source>
        <translation>Déplacer et zoomer les deux côtés ensemble, à la même échelle</translation>
    </message>
    <message>
        <source>The plan that the other plans are compared with</source>
        <translation>Le plan auquel les autres sont comparés</translation>
    </message>
    <message>
        <source>Compare one more plan, of this program or of another file</source>
        <translation>Comparer un plan de plus, de ce programme ou d’un autre fichier</translation>
    </message>
    <message>
        <source>Replans %1 with the capacities, alignments and costs of %2&apos;s pools. The file is not changed.</source>
        <translation>Replanifie %1 avec les capacités, alignements et coûts des pools de %2. Le fichier n’est pas modifié.</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareChart</name>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
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
        <source>Comparing the plans</source>
        <translation>Comparaison des plans</translation>
    </message>
    <message>
        <source>%1 only in %2</source>
        <translation>%1 seulement dans %2</translation>
    </message>
    <message>
        <source>Plan %1 is part of the comparison</source>
        <translation>Le plan %1 fait partie de la comparaison</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) in several plans, %1 moved, %2</source>
        <translation>
            <numerusform>%n tenseur dans plusieurs plans, %1 déplacés, %2</numerusform>
            <numerusform>%n tenseurs dans plusieurs plans, %1 déplacés, %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a plan of this program or of another file to compare</source>
        <translation>Ajouter un plan de ce programme ou d’un autre fichier à comparer</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareController</name>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareInput</name>
    <message>
        <source>%1    %2    %3    steps %4</source>
        <translation>%1    %2    %3    étapes %4</translation>
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
        <source>other pool</source>
        <translation>autre pool</translation>
    </message>
    <message>
        <source>Whole plan</source>
        <translation>Plan entier</translation>
    </message>
    <message>
        <source>only %1</source>
        <translation>%1 seul</translation>
    </message>
    <message>
        <source>n/a</source>
        <comment>no difference</comment>
        <translation>s. o.</translation>
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
    <message>
        <source>Plan %1</source>
        <translation>Plan %1</translation>
    </message>
    <message>
        <source>no %1 in this plan</source>
        <translation>pas de %1 dans ce plan</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 est vide</translation>
    </message>
    <message>
        <source>Remove plan %1</source>
        <translation>Retirer le plan %1</translation>
    </message>
</context>
<context>
    <name>arenascope::CompareTables</name>
    <message>
        <source>Numbers of the plans</source>
        <translation>Chiffres des plans</translation>
    </message>
    <message>
        <source>Differences of the tensors</source>
        <translation>Différences entre tenseurs</translation>
    </message>
</context>
<context>
    <name>arenascope::Counted</name>
    <message>
        <source>bytes=byte tensors=tensor have=has are=is</source>
        <comment>Words that errors have after a number, each as plural=singular. A single = where a language has none.</comment>
        <translation>arguments=argument canaux=canal caractères=caractère cellules=cellule champs=champ classes=classe colonnes=colonne détections=détection dimensions=dimension décalages=décalage échantillons=échantillon échelles=échelle éléments=élément entrées=entrée états=état étapes=étape facteurs=facteur flottants=flottant genres=genre groupes=groupe indices=indice instructions=instruction lignes=ligne multiplicateurs=multiplicateur nombres=nombre nœuds=nœud octets=octet offsets=offset opérandes=opérande opérateurs=opérateur parties=partie pixels=pixel places=place résultats=résultat sorties=sortie tailles=taille tampons=tampon tenseurs=tenseur valeurs=valeur ont=a sont=est vivent=vit</translation>
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
    <message>
        <source>%1 = %2: arena %3, lower bound %4</source>
        <translation>%1 = %2&#xa0;: arène %3, borne inférieure %4</translation>
    </message>
</context>
<context>
    <name>arenascope::CurveChart</name>
    <message>
        <source>Arena size over a dimension</source>
        <translation>Taille de l’arène selon une dimension</translation>
    </message>
    <message>
        <source>Arena size by value</source>
        <translation>Taille de l’arène par valeur</translation>
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
        <source>B on average</source>
        <translation>o en moyenne</translation>
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
        <source>✗ over</source>
        <translation>✗ dépassé</translation>
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
    <message>
        <source>arena, best plan for each value</source>
        <translation>arène, meilleur plan pour chaque valeur</translation>
    </message>
    <message>
        <source>Every size in this file is fixed; export it with a dynamic dimension to see a curve</source>
        <translation>Toutes les tailles de ce fichier sont fixes&#xa0;; exportez-le avec une dimension dynamique pour voir une courbe</translation>
    </message>
    <message>
        <source>Growth per %1</source>
        <translation>Croissance par %1</translation>
    </message>
    <message>
        <source>current</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>seul</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>Arena sizes over %1 and %2</source>
        <translation>Tailles de l’arène selon %1 et %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calculer</translation>
    </message>
    <message>
        <source>%1 at %2 = %3, %4 = %5</source>
        <translation>%1 pour %2 = %3, %4 = %5</translation>
    </message>
    <message>
        <source>at %1 = %2</source>
        <translation>pour %1 = %2</translation>
    </message>
    <message>
        <source>Other sizes</source>
        <translation>Autres tailles</translation>
    </message>
    <message>
        <source>The map of %1 and %2 was cancelled</source>
        <translation>La carte de %1 et %2 a été annulée</translation>
    </message>
    <message>
        <source>Computing the map of %1 and %2: %3 %</source>
        <translation>Calcul de la carte de %1 et %2 : %3 %</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit</source>
        <translation>Plus grand %1 dont les arènes tiennent</translation>
    </message>
    <message>
        <source>arenas do not fit</source>
        <translation>les arènes ne tiennent pas</translation>
    </message>
    <message>
        <source>arenas fit</source>
        <translation>les arènes tiennent</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>Dimension</translation>
    </message>
    <message>
        <source>Second dimension</source>
        <translation>Deuxième dimension</translation>
    </message>
    <message>
        <source>Adds a second dimension: a map shows which pairs of sizes fit</source>
        <translation>Ajoute une deuxième dimension : une carte montre quelles paires de tailles tiennent</translation>
    </message>
    <message>
        <source>up to %1 %</source>
        <translation>jusqu’à %1 %</translation>
    </message>
    <message>
        <source>up to %1 % of the capacity</source>
        <translation>jusqu’à %1 % de la capacité</translation>
    </message>
    <message>
        <source>up to %1 % of the largest arena</source>
        <translation>jusqu’à %1 % de la plus grande arène</translation>
    </message>
    <message>
        <source>Pairs of sizes that fit</source>
        <translation>Paires de tailles qui tiennent</translation>
    </message>
    <message>
        <source>of the %1 shown</source>
        <translation>sur %1 affichées</translation>
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
        <source>Add backend</source>
        <translation>Ajouter un backend</translation>
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
        <source>available, %1</source>
        <translation>disponible, %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
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
        <translation>Interne, o</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arène, o</translation>
    </message>
    <message>
        <source>op:aten::add.*</source>
        <translation>op:aten::add.*</translation>
    </message>
    <message>
        <source>Backends in order of preference</source>
        <translation>Backends par ordre de préférence</translation>
    </message>
    <message>
        <source>Assigned by rule; the last match wins</source>
        <translation>Affectés par règle&#xa0;; la dernière correspondance l’emporte</translation>
    </message>
    <message>
        <source>Delete removes a rule</source>
        <translation>Suppr retire une règle</translation>
    </message>
    <message>
        <source>Type a new value to change it; Delete removes it</source>
        <translation>Saisissez une nouvelle valeur pour la modifier&#xa0;; Suppr la retire</translation>
    </message>
    <message>
        <source>takes no node</source>
        <translation>ne prend aucun nœud</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>cannot run here: %1</source>
        <translation>non exécutable ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>built-in kernels</source>
        <translation>kernels intégrés</translation>
    </message>
    <message>
        <source>Built-in kernels: nodes that no backend takes, and nodes dropped here</source>
        <translation>Kernels intégrés&#xa0;: nœuds qu’aucun backend ne prend, et nœuds déposés ici</translation>
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
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
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
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 delegated</source>
        <translation>%1 délégués sur %2</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>Garder sur le CPU</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Backend</source>
        <translation>Backend</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Nodes and their backends</source>
        <translation>Nœuds et leurs backends</translation>
    </message>
    <message>
        <source>Assign to %1</source>
        <translation>Affecter à %1</translation>
    </message>
    <message>
        <source>Use the backends&apos; choice</source>
        <translation>Laisser les backends choisir</translation>
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
        <translation>Entrée, o</translation>
    </message>
    <message>
        <source>Out, B</source>
        <translation>Sortie, o</translation>
    </message>
    <message>
        <source>Const, B</source>
        <translation>Const., o</translation>
    </message>
    <message>
        <source>Inside, B</source>
        <translation>Interne, o</translation>
    </message>
    <message>
        <source>Arena, B</source>
        <translation>Arène, o</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
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
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message>
        <source>%1, region %2</source>
        <translation>%1, région %2</translation>
    </message>
    <message>
        <source>Payload, B</source>
        <translation>Payload, o</translation>
    </message>
    <message>
        <source>Constants outside the payload, by key</source>
        <translation>Constantes hors du payload, par clé</translation>
    </message>
    <message>
        <source>Tensors that moved from the arena into the delegate</source>
        <translation>Tenseurs passés de l’arène au delegate</translation>
    </message>
    <message>
        <source>Arena before and after this region is added to those above</source>
        <translation>Arène avant et après l’ajout de cette région à celles du dessus</translation>
    </message>
    <message>
        <source>None, or not stated by the file</source>
        <translation>Aucun, ou non indiqué par le fichier</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n région</numerusform>
            <numerusform>%n régions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 takes no node; the column “Reason” explains each.</source>
        <translation>%1 ne prend aucun nœud&#xa0;; la colonne «&#xa0;Raison&#xa0;» explique chacun.</translation>
    </message>
    <message>
        <source>Nothing is delegated. Add a backend to see the nodes that it takes and the effect on the arena.</source>
        <translation>Rien n’est délégué. Ajoutez un backend pour voir les nœuds qu’il prend et l’effet sur l’arène.</translation>
    </message>
    <message>
        <source>The file contains these calls; the arena without them is unknown.</source>
        <translation>Le fichier contient ces appels&#xa0;; l’arène sans eux est inconnue.</translation>
    </message>
    <message>
        <source>%1 of tensors moved into delegates, which allocate them themselves.</source>
        <translation>%1 de tenseurs passés dans des delegates, qui les allouent eux-mêmes.</translation>
    </message>
    <message>
        <source>Pool %1 of %2 is device memory with alignment %3; %4 copies its inputs and outputs.</source>
        <translation>Le pool %1 de %2 est une mémoire de périphérique d’alignement %3&#xa0;; %4 copie ses entrées et sorties.</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceController</name>
    <message>
        <source>ETDumps (*.etdp *.etdump *.bin);;All files (*)</source>
        <translation>ETDumps (*.etdp *.etdump *.bin);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>Durées de l’appareil</translation>
    </message>
    <message numerus="yes">
        <source>%1 has times of %n run(s); they are in Run and in the timeline</source>
        <translation>
            <numerusform>%1 contient les durées de %n exécution&#xa0;; elles sont dans Exécution et dans la chronologie</numerusform>
            <numerusform>%1 contient les durées de %n exécutions&#xa0;; elles sont dans Exécution et dans la chronologie</numerusform>
        </translation>
    </message>
    <message>
        <source>Import device times</source>
        <translation>Importer les durées d’un appareil</translation>
    </message>
    <message>
        <source>Reading device times</source>
        <translation>Lecture des durées d’un appareil</translation>
    </message>
</context>
<context>
    <name>arenascope::DeviceProblem</name>
    <message>
        <source>Footprint, %1 of %2</source>
        <translation>Empreinte, %1 sur %2</translation>
    </message>
    <message>
        <source>%1 is over its limit by %2</source>
        <translation>%1 dépasse sa limite de %2</translation>
    </message>
    <message>
        <source>Whether the program fits %1 is unknown: %2</source>
        <translation>On ne sait pas si le programme tient dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>All RAM together is over its limit by %1</source>
        <translation>Toute la RAM dépasse sa limite de %1</translation>
    </message>
    <message>
        <source>The footprint in %1 is over its limit by %2</source>
        <translation>L’empreinte dans %1 dépasse sa limite de %2</translation>
    </message>
</context>
<context>
    <name>arenascope::DimensionsPanel</name>
    <message>
        <source>Open a program to see its dimensions.</source>
        <translation>Ouvrez un programme pour voir ses dimensions.</translation>
    </message>
    <message numerus="yes">
        <source>in %1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 tenseur sur %n</numerusform>
            <numerusform>%1 des %n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>A dimension has no upper bound</source>
        <translation>Une dimension n’a pas de borne supérieure</translation>
    </message>
    <message numerus="yes">
        <source>sizes: %1 and %n more</source>
        <translation>
            <numerusform>tailles&#xa0;: %1 et %n de plus</numerusform>
            <numerusform>tailles&#xa0;: %1 et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>sizes: %1</source>
        <translation>tailles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Upper bounds from</source>
        <translation>Bornes supérieures d’après</translation>
    </message>
    <message>
        <source>value ranges (recommended)</source>
        <translation>les plages de valeurs (recommandé)</translation>
    </message>
    <message>
        <source>example shapes (deprecated)</source>
        <translation>les formes de l’exemple (obsolète)</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>Autoriser des plages plus larges</translation>
    </message>
    <message>
        <source>Type the largest value under Dimensions; then the program is planned.</source>
        <translation>Saisissez la plus grande valeur sous Dimensions&#xa0;; le programme est alors planifié.</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>A .pte stores upper bounds only. Open the .pt2 to change ranges.</source>
        <translation>Un .pte ne garde que des bornes supérieures. Ouvrez le .pt2 pour changer les plages.</translation>
    </message>
    <message>
        <source>Every size in this file is static. Export with torch.export.Dim to make one dynamic.</source>
        <translation>Toutes les tailles de ce fichier sont statiques. Exportez avec torch.export.Dim pour en rendre une dynamique.</translation>
    </message>
    <message>
        <source>Example shapes: planned for the sizes of the exported example; runs refuse larger inputs</source>
        <translation>Formes de l’exemple&#xa0;: planifié pour les tailles de l’exemple exporté&#xa0;; les exécutions refusent les entrées plus grandes</translation>
    </message>
    <message>
        <source>A range is wider than the exported one, and the program&apos;s guards do not cover it. Export refuses wider ranges unless allowed here.</source>
        <translation>Une plage est plus large que celle exportée, et les gardes du programme ne la couvrent pas. L’export refuse les plages plus larges, sauf autorisation ici.</translation>
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
        <source>Set compile spec %1 of %2</source>
        <translation>Définir l’option de compilation %1 de %2</translation>
    </message>
    <message>
        <source>Remove compile spec %1 of %2</source>
        <translation>Supprimer l’option de compilation %1 de %2</translation>
    </message>
    <message>
        <source>Show method %1</source>
        <translation>Afficher la méthode %1</translation>
    </message>
    <message>
        <source>Remove rule %1</source>
        <translation>Supprimer la règle %1</translation>
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
        <source>Choose pools automatically</source>
        <translation>Choix automatique des pools</translation>
    </message>
    <message>
        <source>Choose pools by hand</source>
        <translation>Choisir les pools à la main</translation>
    </message>
    <message>
        <source>Change the order of operators</source>
        <translation>Changer l’ordre des opérateurs</translation>
    </message>
    <message>
        <source>Linker map</source>
        <translation>Map de l’éditeur de liens</translation>
    </message>
    <message>
        <source>Linker maps (*.map);;All files (*)</source>
        <translation>Maps de l’éditeur de liens (*.map);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Use linker map %1</source>
        <translation>Utiliser la map de l’éditeur de liens %1</translation>
    </message>
    <message>
        <source>Upper bounds from example shapes</source>
        <translation>Bornes supérieures d’après les formes de l’exemple</translation>
    </message>
    <message>
        <source>Upper bounds from value ranges</source>
        <translation>Bornes supérieures d’après les plages de valeurs</translation>
    </message>
    <message>
        <source>Allow wider ranges</source>
        <translation>Autoriser des plages plus larges</translation>
    </message>
    <message>
        <source>Refuse wider ranges</source>
        <translation>Refuser des plages plus larges</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the backends&apos; choice for %1</source>
        <translation>Laisser les backends choisir pour %1</translation>
    </message>
    <message>
        <source>Assign %1 to %2</source>
        <translation>Affecter %1 à %2</translation>
    </message>
    <message>
        <source>Replace payload %1</source>
        <translation>Remplacer le payload %1</translation>
    </message>
    <message>
        <source>Extract payload %1</source>
        <translation>Extraire le payload %1</translation>
    </message>
    <message>
        <source>Keep all other tensors at the file&apos;s offsets</source>
        <translation>Garder tous les autres tenseurs aux offsets du fichier</translation>
    </message>
    <message>
        <source>Type one of these, or choose another alignment for the tensor.</source>
        <translation>Saisissez l’un d’eux, ou choisissez un autre alignement pour le tenseur.</translation>
    </message>
    <message>
        <source>Use the kernels of %1</source>
        <translation>Utiliser les kernels de %1</translation>
    </message>
    <message>
        <source>Use the kernels detected from the program</source>
        <translation>Utiliser les kernels détectés dans le programme</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>Calculer en entiers</translation>
    </message>
    <message>
        <source>Bind output %1 to input %2</source>
        <translation>Lier la sortie %1 à l’entrée %2</translation>
    </message>
    <message>
        <source>Add backend %1</source>
        <translation>Ajouter le backend %1</translation>
    </message>
    <message>
        <source>Restore payload %1</source>
        <translation>Restaurer le payload %1</translation>
    </message>
    <message>
        <source>Operator of %1</source>
        <translation>Opérateur de %1</translation>
    </message>
    <message>
        <source>Change the initial value of %1</source>
        <translation>Changer la valeur initiale de %1</translation>
    </message>
    <message>
        <source>Apply pass: %1</source>
        <translation>Appliquer la passe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Remove pass: %1</source>
        <translation>Retirer la passe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>Calculer en virgule flottante</translation>
    </message>
    <message>
        <source>Change the bandwidth of %1</source>
        <translation>Modifier la bande passante de %1</translation>
    </message>
    <message>
        <source>Set %1</source>
        <translation>Définir %1</translation>
    </message>
    <message>
        <source>The planner %1 is not on this machine&apos;s list</source>
        <translation>Le planificateur %1 n’est pas dans la liste de cette machine</translation>
    </message>
    <message>
        <source>Add it first (Plan menu) if you trust the program.</source>
        <translation>Ajoutez-le d’abord (menu Plan) si vous faites confiance au programme.</translation>
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
        <source>Hill climb</source>
        <translation>Hill climbing</translation>
    </message>
    <message>
        <source>Starts from greedy by size and reorders tensors at the peak while that helps; seeded</source>
        <translation>Part du glouton par taille et réordonne les tenseurs du pic tant que cela aide&#xa0;; avec graine</translation>
    </message>
    <message>
        <source>Squeaky wheel</source>
        <translation>Squeaky wheel</translation>
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
        <source>Greedy</source>
        <translation>Glouton</translation>
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
    <message>
        <source>out</source>
        <translation>out</translation>
    </message>
    <message>
        <source>native</source>
        <translation>natif</translation>
    </message>
    <message>
        <source>fallback</source>
        <translation>repli</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquant</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>delegate</translation>
    </message>
    <message>
        <source>control</source>
        <translation>contrôle</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>no out variant</source>
        <translation>sans variante out</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>aucun tenseur</translation>
    </message>
    <message>
        <source>unplanned</source>
        <translation>non planifié</translation>
    </message>
    <message>
        <source>Greedy by conflicts</source>
        <translation>Glouton par conflits</translation>
    </message>
    <message>
        <source>Cortex-M4 with 256 KB of SRAM</source>
        <translation>Cortex-M4 avec 256 Ko de SRAM</translation>
    </message>
    <message>
        <source>STM32L4, nRF52840 class: one SRAM that also holds the stack and the rest of the program.</source>
        <translation>Classe STM32L4, nRF52840&#xa0;: une seule SRAM qui contient aussi la pile et le reste du programme.</translation>
    </message>
    <message>
        <source>Cortex-M7 with tightly coupled memory</source>
        <translation>Cortex-M7 avec mémoire étroitement couplée (TCM)</translation>
    </message>
    <message>
        <source>STM32H743 class: DTCM without wait states, AXI SRAM, external PSRAM.</source>
        <translation>Classe STM32H743&#xa0;: DTCM sans états d’attente, SRAM AXI, PSRAM externe.</translation>
    </message>
    <message>
        <source>ESP32-S3 with 8 MB of PSRAM</source>
        <translation>ESP32-S3 avec 8 Mo de PSRAM</translation>
    </message>
    <message>
        <source>Cortex-M55 and Ethos-U55 with shared SRAM</source>
        <translation>Cortex-M55 et Ethos-U55 avec SRAM partagée</translation>
    </message>
    <message>
        <source>Corstone-300 class: the NPU and the CPU share one SRAM; weights stay in flash.</source>
        <translation>Classe Corstone-300&#xa0;: le NPU et le CPU partagent une SRAM&#xa0;; les poids restent en flash.</translation>
    </message>
    <message>
        <source>Cortex-M85 and Ethos-U85 with DRAM</source>
        <translation>Cortex-M85 et Ethos-U85 avec DRAM</translation>
    </message>
    <message>
        <source>Corstone-320 class: SRAM as fast scratch before a large DRAM.</source>
        <translation>Classe Corstone-320&#xa0;: SRAM comme scratch rapide devant une grande DRAM.</translation>
    </message>
    <message>
        <source>ExecuTorch with its Cortex-M library</source>
        <translation>ExecuTorch avec sa bibliothèque Cortex-M</translation>
    </message>
    <message>
        <source>Cortex-M0+ with 32 KB of SRAM</source>
        <translation>Cortex-M0+ avec 32 Ko de SRAM</translation>
    </message>
    <message>
        <source>STM32G0, SAM D21 class: no DSP instructions; the SRAM also holds the stack.</source>
        <translation>Classe STM32G0, SAM D21&#xa0;: pas d’instructions DSP&#xa0;; la SRAM contient aussi la pile.</translation>
    </message>
    <message>
        <source>Cortex-M33 with 512 KB of SRAM</source>
        <translation>Cortex-M33 avec 512 Ko de SRAM</translation>
    </message>
    <message>
        <source>nRF5340, STM32U5 class: DSP instructions, one SRAM for all of the program.</source>
        <translation>Classe nRF5340, STM32U5&#xa0;: instructions DSP, une seule SRAM pour tout le programme.</translation>
    </message>
    <message>
        <source>Cortex-M55 with 1 MB of SRAM</source>
        <translation>Cortex-M55 avec 1 Mo de SRAM</translation>
    </message>
    <message>
        <source>Piecewise</source>
        <translation>Par morceaux</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, their largest tensors first, into the tightest gap</source>
        <translation>D’abord les étapes ayant le plus d’octets vivants, leurs plus grands tenseurs en tête, dans l’espace le plus juste</translation>
    </message>
    <message>
        <source>Tensors with the most conflicts first, larger ones before smaller, each at the lowest free offset</source>
        <translation>D’abord les tenseurs ayant le plus de conflits, les grands avant les petits, chacun au plus bas offset libre</translation>
    </message>
    <message>
        <source>Plans repeatedly and moves tensors that ended too high to the front; for large problems; seeded</source>
        <translation>Replanifie en boucle et met en tête les tenseurs placés trop haut&#xa0;; pour les grands problèmes&#xa0;; avec graine</translation>
    </message>
    <message>
        <source>For tensors whose rows have separate lifetimes: the lowest free offset for each, in many orders; seeded</source>
        <translation>Pour les tenseurs dont les lignes ont des durées de vie propres&#xa0;: le plus bas offset libre pour chacun, dans de nombreux ordres&#xa0;; avec graine</translation>
    </message>
    <message>
        <source>Steps with the most live bytes first, into shared objects, which grow where none has room</source>
        <translation>D’abord les étapes ayant le plus d’octets vivants, dans des objets partagés, qui grandissent si aucun n’a de place</translation>
    </message>
    <message>
        <source>In execution order into the most recently freed storage, whatever its size</source>
        <translation>Dans l’ordre d’exécution, dans le stockage libéré en dernier, quelle que soit sa taille</translation>
    </message>
    <message>
        <source>ExecuTorch&apos;s default as implemented: largest first, the first shared object with room (the documented rule is greedy_best_fit)</source>
        <translation>Le choix par défaut d’ExecuTorch tel qu’implémenté&#xa0;: les plus grands d’abord, le premier objet partagé qui a de la place (la règle documentée est greedy_best_fit)</translation>
    </message>
    <message>
        <source>Every tensor after the previous one; no bytes are shared</source>
        <translation>Chaque tenseur après le précédent&#xa0;; aucun octet partagé</translation>
    </message>
    <message>
        <source>Vector instructions (MVE) without an NPU; DTCM in addition to the SRAM.</source>
        <translation>Instructions vectorielles (MVE) sans NPU&#xa0;; DTCM en plus de la SRAM.</translation>
    </message>
    <message>
        <source>Internal SRAM that Wi-Fi and the stack leave free; octal PSRAM behind a cache with 32-byte lines.</source>
        <translation>SRAM interne laissée libre par le Wi-Fi et la pile&#xa0;; PSRAM octale derrière un cache à lignes de 32 octets.</translation>
    </message>
    <message>
        <source>Integers for Cortex-M</source>
        <translation>Entiers pour Cortex-M</translation>
    </message>
    <message>
        <source>quantised layers compute on integers, with the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>les couches quantifiées calculent sur des entiers, avec les opérateurs de la bibliothèque Cortex-M d’ExecuTorch</translation>
    </message>
    <message>
        <source>Fold batch norm into convolution</source>
        <translation>Intégrer la batch norm à la convolution</translation>
    </message>
    <message>
        <source>scales the weights of a convolution by the batch norm after it, and removes the batch norm</source>
        <translation>met à l’échelle les poids d’une convolution selon la batch norm qui suit, et retire celle-ci</translation>
    </message>
    <message>
        <source>Fold constants</source>
        <translation>Replier les constantes</translation>
    </message>
    <message>
        <source>computes values that depend on constants only, such as transposed weights, and stores them</source>
        <translation>calcule les valeurs qui ne dépendent que de constantes, comme des poids transposés, et les stocke</translation>
    </message>
    <message>
        <source>Fold padding into convolution</source>
        <translation>Intégrer le remplissage à la convolution</translation>
    </message>
    <message>
        <source>a TensorFlow Lite PAD becomes the padding of the convolution after it, where both pad the same</source>
        <translation>un PAD de TensorFlow Lite devient le remplissage de la convolution qui suit, si les deux remplissent de la même façon</translation>
    </message>
    <message>
        <source>Drop unused outputs</source>
        <translation>Retirer les sorties inutilisées</translation>
    </message>
    <message>
        <source>splits with unused parts become slices of the used parts</source>
        <translation>les splits dont des parties sont inutilisées deviennent des slices des parties utilisées</translation>
    </message>
    <message>
        <source>Drop copies</source>
        <translation>Retirer les copies</translation>
    </message>
    <message>
        <source>Elementwise in place</source>
        <translation>Élément par élément, en place</translation>
    </message>
    <message>
        <source>an elementwise operator writes over an operand that is not read again</source>
        <translation>un opérateur élément par élément écrase un opérande qui n’est plus lu</translation>
    </message>
    <message>
        <source>Quantise in place</source>
        <translation>Quantifier en place</translation>
    </message>
    <message>
        <source>State updates in place</source>
        <translation>Mettre à jour les états en place</translation>
    </message>
    <message>
        <source>updates of a state, such as a KV cache, are written directly into its buffer</source>
        <translation>un état, comme un cache KV, est mis à jour directement dans son tampon</translation>
    </message>
    <message>
        <source>Shared result of branches</source>
        <translation>Résultat commun des branches</translation>
    </message>
    <message>
        <source>both branches write their result to the same bytes, instead of one buffer each</source>
        <translation>les deux branches écrivent leur résultat dans les mêmes octets, au lieu d’un tampon chacune</translation>
    </message>
    <message>
        <source>Concat operands inside the result</source>
        <translation>Opérandes de concat dans le résultat</translation>
    </message>
    <message>
        <source>operands of a concatenation are planned inside its result, so that no bytes are copied</source>
        <translation>les opérandes d’une concaténation sont planifiés dans son résultat, sans copie d’octets</translation>
    </message>
    <message>
        <source>Scratch and sums of the core</source>
        <translation>Scratch et sommes du cœur</translation>
    </message>
    <message>
        <source>cortex_m operators get the scratch and the bias or kernel sums that the chosen core&apos;s kernels need</source>
        <translation>les opérateurs cortex_m reçoivent le scratch et les sommes de biais ou de noyau dont les kernels du cœur choisi ont besoin</translation>
    </message>
    <message>
        <source>Recompute small values</source>
        <translation>Recalculer les petites valeurs</translation>
    </message>
    <message>
        <source>the int8 result of a Cortex-M quantise lies over the beginning of its operand; runs here, but is not exported</source>
        <translation>le résultat int8 d’un quantize Cortex-M recouvre le début de son opérande&#xa0;; s’exécute ici, mais n’est pas exporté</translation>
    </message>
    <message>
        <source>Merge values of one place</source>
        <translation>Fusionner les valeurs d’un même emplacement</translation>
    </message>
    <message>
        <source>values that are cheap to compute are computed again for a later reader where that lowers the peak</source>
        <translation>les valeurs peu coûteuses à calculer sont recalculées pour un lecteur ultérieur là où cela abaisse le pic</translation>
    </message>
    <message>
        <source>views and named constants at one place become one value of the .pte, which takes less memory to load</source>
        <translation>les vues et constantes nommées d’un même emplacement deviennent une seule valeur du .pte, qui demande moins de mémoire au chargement</translation>
    </message>
    <message>
        <source>paddings of zero, clones in the same order, broadcast expansions, and contiguous slices or permutations are removed; their readers use the operand</source>
        <translation>les remplissages nuls, les copies de même ordre, les expansions que leurs lecteurs diffusent et les tranches ou permutations contiguës sont supprimés ; leurs lecteurs utilisent l’opérande</translation>
    </message>
    <message>
        <source>Recompute halos of tiles</source>
        <translation>Recalculer les halos des tuiles</translation>
    </message>
    <message>
        <source>each tile computes the rows at its borders again, and keeps none of the tile before; without tiles, nothing changes</source>
        <translation>chaque tuile recalcule les lignes de ses bords et n’en conserve aucune de la tuile précédente ; sans tuiles, rien ne change</translation>
    </message>
    <message>
        <source>Roll equal tiles into loops</source>
        <translation>Enrouler les tuiles égales en boucles</translation>
    </message>
    <message>
        <source>tiles that differ only by a constant step become a loop of the .pte, where that takes less memory to load; without tiles, nothing changes</source>
        <translation>les tuiles qui ne diffèrent que d’un pas constant deviennent une boucle du .pte, là où le chargement prend alors moins de mémoire ; sans tuiles, rien ne change</translation>
    </message>
</context>
<context>
    <name>arenascope::Error</name>
    <message>
        <source>is not a regular file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>a file of torch.export.save</source>
        <translation>un fichier de torch.export.save</translation>
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
        <source>a session saved by ArenaScope</source>
        <translation>une session enregistrée par ArenaScope</translation>
    </message>
    <message>
        <source>&apos;tuning&apos; is missing</source>
        <translation>«&#xa0;tuning&#xa0;» est absent</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>&apos;@&apos; and a number</source>
        <translation>«&#xa0;@&#xa0;» et un nombre</translation>
    </message>
    <message>
        <source>&apos;pid&apos; is 0</source>
        <translation>«&#xa0;pid&#xa0;» vaut 0</translation>
    </message>
    <message>
        <source>&apos;pool&apos; is {pool}</source>
        <translation>«&#xa0;pool&#xa0;» vaut {pool}</translation>
    </message>
    <message>
        <source>&apos;{expected}&apos;</source>
        <translation>«&#xa0;{expected}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{inputs}&apos;, the graph&apos;s input at its place</source>
        <translation>«&#xa0;{inputs}&#xa0;», l’entrée du graphe à cette place</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has the wrong type</source>
        <translation>«&#xa0;{key}&#xa0;» n’est pas du bon type</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is {value}</source>
        <translation>«&#xa0;{key}&#xa0;» vaut {value}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has a type that the file cannot hold</source>
        <translation>«&#xa0;{name}&#xa0;» a un type que le fichier ne peut pas contenir</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no memory of its own</source>
        <translation>«&#xa0;{name}&#xa0;» n’a pas de mémoire propre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has type {type}</source>
        <translation>«&#xa0;{name}&#xa0;» est de type {type}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not supported in a size</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas pris en charge dans une taille</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is planned</source>
        <translation>«&#xa0;{name}&#xa0;» est planifié</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; of a fraction</source>
        <translation>«&#xa0;{name}&#xa0;» d’une fraction</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; with {count} arguments</source>
        <translation>«&#xa0;{name}&#xa0;» avec {count} arguments</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls {function}</source>
        <translation>«&#xa0;{path}&#xa0;» appelle {function}</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is a class or function</source>
        <translation>«&#xa0;{path}&#xa0;» est une classe ou une fonction</translation>
    </message>
    <message>
        <source>&apos;{schema}&apos; is not an operator schema</source>
        <translation>«&#xa0;{schema}&#xa0;» n’est pas un schéma d’opérateur</translation>
    </message>
    <message>
        <source>(args, kwargs)</source>
        <translation>(args, kwargs)</translation>
    </message>
    <message>
        <source>-1 or more</source>
        <translation>-1 ou plus</translation>
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
        <translation>0 ou plus</translation>
    </message>
    <message>
        <source>0 or more bytes</source>
        <translation>0 octet ou plus</translation>
    </message>
    <message>
        <source>0 to 1000000</source>
        <translation>0 à 1000000</translation>
    </message>
    <message>
        <source>0 to 1e12</source>
        <translation>0 à 1e12</translation>
    </message>
    <message>
        <source>0 to 255</source>
        <translation>0 à 255</translation>
    </message>
    <message>
        <source>0 to 2^48</source>
        <translation>0 à 2^48</translation>
    </message>
    <message>
        <source>0 to 5</source>
        <translation>0 à 5</translation>
    </message>
    <message>
        <source>0 to 6</source>
        <translation>0 à 6</translation>
    </message>
    <message>
        <source>0 to {count}</source>
        <translation>0 à {count}</translation>
    </message>
    <message>
        <source>0, 1 or 2</source>
        <translation>0, 1 ou 2</translation>
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
        <translation>1 ou plus</translation>
    </message>
    <message>
        <source>1 or more bytes</source>
        <translation>1 octet ou plus</translation>
    </message>
    <message>
        <source>1 or {count}</source>
        <translation>1 ou {count}</translation>
    </message>
    <message>
        <source>1 to 1048576</source>
        <translation>1 à 1048576</translation>
    </message>
    <message>
        <source>1 to 255</source>
        <translation>1 à 255</translation>
    </message>
    <message>
        <source>1 to 47</source>
        <translation>1 à 47</translation>
    </message>
    <message>
        <source>1..1024</source>
        <translation>1..1024</translation>
    </message>
    <message>
        <source>1..255 characters</source>
        <translation>1..255 caractères</translation>
    </message>
    <message>
        <source>1..{pools}</source>
        <translation>1..{pools}</translation>
    </message>
    <message>
        <source>30 bytes</source>
        <translation>30 octets</translation>
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
        <translation>OpenCL&#xa0;: échec de {operation} ({status})</translation>
    </message>
    <message>
        <source>SAME padding of a dynamic dimension</source>
        <translation>remplissage SAME d’une dimension dynamique</translation>
    </message>
    <message>
        <source>STATIC or DYNAMIC_BOUND</source>
        <translation>STATIC ou DYNAMIC_BOUND</translation>
    </message>
    <message>
        <source>TRAINING or ATEN</source>
        <translation>TRAINING ou ATEN</translation>
    </message>
    <message>
        <source>XNNPACK does not start on this processor</source>
        <translation>XNNPACK ne démarre pas sur ce processeur</translation>
    </message>
    <message>
        <source>XNNPACK refuses {object} (status {status})</source>
        <translation>XNNPACK refuse {object} (statut {status})</translation>
    </message>
    <message>
        <source>[b, m, k] and [b, k, n]</source>
        <translation>[b, m, k] et [b, k, n]</translation>
    </message>
    <message>
        <source>[version, tree]</source>
        <translation>[version, arbre]</translation>
    </message>
    <message>
        <source>a (possibly empty) list</source>
        <translation>une liste, même vide</translation>
    </message>
    <message>
        <source>a .pt2 of torch.export.save</source>
        <translation>un .pt2 de torch.export.save</translation>
    </message>
    <message>
        <source>a .pte file</source>
        <translation>un fichier .pte</translation>
    </message>
    <message>
        <source>a .pte program</source>
        <translation>un programme .pte</translation>
    </message>
    <message>
        <source>a JSON object of offsets by id on its stdout</source>
        <translation>sur sa sortie standard, un objet JSON d’offsets par id</translation>
    </message>
    <message>
        <source>a PyTorch name such as float32</source>
        <translation>un nom PyTorch tel que float32</translation>
    </message>
    <message>
        <source>a PyTorch scalar type</source>
        <translation>un type scalaire PyTorch</translation>
    </message>
    <message>
        <source>a base of at least 1</source>
        <translation>une base d’au moins 1</translation>
    </message>
    <message>
        <source>a block returns fewer values than are read</source>
        <translation>un bloc renvoie moins de valeurs qu’il n’en est lu</translation>
    </message>
    <message>
        <source>a body that computes with the size of a dynamic dimension</source>
        <translation>un corps qui calcule avec la taille d’une dimension dynamique</translation>
    </message>
    <message>
        <source>a body with too few results</source>
        <translation>un corps avec trop peu de résultats</translation>
    </message>
    <message>
        <source>a bool or a bool tensor</source>
        <translation>un bool ou un tenseur bool</translation>
    </message>
    <message>
        <source>a bool or a bool tensor with one element</source>
        <translation>un bool ou un tenseur bool à un seul élément</translation>
    </message>
    <message>
        <source>a buffer without an id</source>
        <translation>un tampon sans id</translation>
    </message>
    <message>
        <source>a carried value that changes its type or shape</source>
        <translation>une valeur reportée qui change de type ou de forme</translation>
    </message>
    <message>
        <source>a channel dimension</source>
        <translation>une dimension de canaux</translation>
    </message>
    <message>
        <source>a column is missing</source>
        <translation>une colonne manque</translation>
    </message>
    <message>
        <source>a complete file</source>
        <translation>un fichier complet</translation>
    </message>
    <message>
        <source>a complete protocol buffer</source>
        <translation>un message Protocol Buffers complet</translation>
    </message>
    <message>
        <source>a constant has an element type that is not known</source>
        <translation>une constante a un type d’élément inconnu</translation>
    </message>
    <message>
        <source>a constant has more elements than can be counted</source>
        <translation>une constante a trop d’éléments pour être comptés</translation>
    </message>
    <message>
        <source>a constant has the size {size}</source>
        <translation>une constante a la taille {size}</translation>
    </message>
    <message>
        <source>a constant has the stride {stride}</source>
        <translation>une constante a le pas {stride}</translation>
    </message>
    <message>
        <source>a constant is too large to be copied</source>
        <translation>une constante est trop grande pour être copiée</translation>
    </message>
    <message>
        <source>a constant of this kind</source>
        <translation>une constante de ce genre</translation>
    </message>
    <message>
        <source>a constant of this size</source>
        <translation>une constante de cette taille</translation>
    </message>
    <message>
        <source>a constant reaches past its storage of {bytes} bytes</source>
        <translation>une constante dépasse son stockage de {bytes} octets</translation>
    </message>
    <message>
        <source>a constant reaches past what can be addressed</source>
        <translation>une constante dépasse l’espace adressable</translation>
    </message>
    <message>
        <source>a constant that holds them</source>
        <translation>une constante qui les contient</translation>
    </message>
    <message>
        <source>a constant&apos;s strides and sizes do not fit together</source>
        <translation>les pas et les tailles d’une constante ne s’accordent pas</translation>
    </message>
    <message>
        <source>a count that is not constant</source>
        <translation>un nombre qui n’est pas constant</translation>
    </message>
    <message>
        <source>a cross product along a dimension of other than 3</source>
        <translation>un produit vectoriel selon une dimension de taille autre que 3</translation>
    </message>
    <message>
        <source>a cross product of numbers</source>
        <translation>un produit vectoriel de nombres</translation>
    </message>
    <message>
        <source>a truncated directory entry</source>
        <translation>une entrée de répertoire tronquée</translation>
    </message>
    <message>
        <source>a delegate of the method</source>
        <translation>un delegate de la méthode</translation>
    </message>
    <message>
        <source>a depth that is not constant</source>
        <translation>une profondeur qui n’est pas constante</translation>
    </message>
    <message>
        <source>a diagonal that is not constant</source>
        <translation>une diagonale qui n’est pas constante</translation>
    </message>
    <message>
        <source>a directory too small for its {count} entries</source>
        <translation>un répertoire trop petit pour ses {count} entrées</translation>
    </message>
    <message>
        <source>a divisor that is never 0</source>
        <translation>un diviseur qui n’est jamais 0</translation>
    </message>
    <message>
        <source>a field has an unknown kind</source>
        <translation>un champ est d’un genre inconnu</translation>
    </message>
    <message>
        <source>a field has no valid number</source>
        <translation>un champ n’a pas de numéro valide</translation>
    </message>
    <message>
        <source>a field is longer than the message</source>
        <translation>un champ est plus long que le message</translation>
    </message>
    <message>
        <source>a file in the model&apos;s folder</source>
        <translation>un fichier du dossier du modèle</translation>
    </message>
    <message>
        <source>a file of this kind holds no sample inputs</source>
        <translation>ce type de fichier ne contient pas d’entrées d’exemple</translation>
    </message>
    <message>
        <source>a file of torch.save</source>
        <translation>un fichier de torch.save</translation>
    </message>
    <message>
        <source>a file with content</source>
        <translation>un fichier non vide</translation>
    </message>
    <message>
        <source>a finite number above 0</source>
        <translation>un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>a flatbuffer of nodes and values</source>
        <translation>un flatbuffer de nœuds et de valeurs</translation>
    </message>
    <message>
        <source>a float type</source>
        <translation>un type flottant</translation>
    </message>
    <message>
        <source>a float, integer or bool type</source>
        <translation>un type flottant, entier ou bool</translation>
    </message>
    <message>
        <source>a fraction by less than 1</source>
        <translation>une fraction de dénominateur inférieur à 1</translation>
    </message>
    <message>
        <source>a fraction without its second part</source>
        <translation>une fraction sans sa seconde partie</translation>
    </message>
    <message>
        <source>an unused mem_id</source>
        <translation>un mem_id inutilisé</translation>
    </message>
    <message>
        <source>a handle or an error</source>
        <translation>un handle ou une erreur</translation>
    </message>
    <message>
        <source>a kernel, stride or dilation that is not usable</source>
        <translation>un noyau, un pas ou une dilatation inutilisable</translation>
    </message>
    <message>
        <source>a key without its value</source>
        <translation>une clé sans sa valeur</translation>
    </message>
    <message>
        <source>a known type, at most 16 dimensions, a size that fits</source>
        <translation>un type connu, au plus 16 dimensions, une taille qui tient</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos;</source>
        <translation>une ligne «&#xa0;out V&#xa0;»</translation>
    </message>
    <message>
        <source>a line &apos;out V&apos; or &apos;keep S V&apos;</source>
        <translation>une ligne «&#xa0;out V&#xa0;» ou «&#xa0;keep S V&#xa0;»</translation>
    </message>
    <message>
        <source>a line end</source>
        <translation>une fin de ligne</translation>
    </message>
    <message>
        <source>a line for each buffer below the column names</source>
        <translation>une ligne par tampon sous les noms de colonnes</translation>
    </message>
    <message>
        <source>a line that does not end</source>
        <translation>une ligne qui ne finit pas</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list as an input</source>
        <translation>une liste comme entrée</translation>
    </message>
    <message>
        <source>a list item of kind &apos;{kind}&apos;</source>
        <translation>un élément de liste de genre «&#xa0;{kind}&#xa0;»</translation>
    </message>
    <message>
        <source>a list longer than 6</source>
        <translation>une liste de plus de 6 éléments</translation>
    </message>
    <message>
        <source>a list of at most 16 sizes</source>
        <translation>une liste d’au plus 16 tailles</translation>
    </message>
    <message>
        <source>a list of input, output, state, intermediate or delegate-io</source>
        <translation>une liste de input, output, state, intermediate ou delegate-io</translation>
    </message>
    <message>
        <source>a list of integers</source>
        <translation>une liste d’entiers</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>une liste de noms</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>une liste de nombres</translation>
    </message>
    <message>
        <source>a list of objects</source>
        <translation>une liste d’objets</translation>
    </message>
    <message>
        <source>a list of pairs of numbers</source>
        <translation>une liste de paires de nombres</translation>
    </message>
    <message>
        <source>a list of runs</source>
        <translation>une liste d’exécutions</translation>
    </message>
    <message>
        <source>a list of tensors</source>
        <translation>une liste de tenseurs</translation>
    </message>
    <message>
        <source>a list of two numbers</source>
        <translation>une liste de deux nombres</translation>
    </message>
    <message>
        <source>a loop that ends</source>
        <translation>une boucle qui se termine</translation>
    </message>
    <message>
        <source>a mean over this many windows</source>
        <translation>une moyenne sur ce nombre de fenêtres</translation>
    </message>
    <message>
        <source>a mem_id</source>
        <translation>un mem_id</translation>
    </message>
    <message>
        <source>a memo out of range</source>
        <translation>un mémo hors limites</translation>
    </message>
    <message>
        <source>a memory id from 1</source>
        <translation>un id de mémoire à partir de 1</translation>
    </message>
    <message>
        <source>a method with delegates</source>
        <translation>une méthode avec des delegates</translation>
    </message>
    <message>
        <source>a method without a name</source>
        <translation>une méthode sans nom</translation>
    </message>
    <message>
        <source>a missing &apos;)&apos;</source>
        <translation>un «&#xa0;)&#xa0;» manquant</translation>
    </message>
    <message>
        <source>a missing term</source>
        <translation>un terme manquant</translation>
    </message>
    <message>
        <source>a model with its data inside</source>
        <translation>un modèle qui contient ses données</translation>
    </message>
    <message>
        <source>a multiple of 128</source>
        <translation>un multiple de 128</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a negative capacity</source>
        <translation>une capacité négative</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number beyond 64 bits</source>
        <translation>un nombre qui dépasse 64 bits</translation>
    </message>
    <message>
        <source>a number from 0 to {limit}</source>
        <translation>un nombre de 0 à {limit}</translation>
    </message>
    <message>
        <source>a number has more than 64 bits</source>
        <translation>un nombre a plus de 64 bits</translation>
    </message>
    <message>
        <source>a number is truncated</source>
        <translation>un nombre est tronqué</translation>
    </message>
    <message>
        <source>a number of bytes</source>
        <translation>un nombre d’octets</translation>
    </message>
    <message>
        <source>a number that the type can hold</source>
        <translation>un nombre que le type peut contenir</translation>
    </message>
    <message>
        <source>a number with a malformed precision</source>
        <translation>un nombre à la précision mal formée</translation>
    </message>
    <message>
        <source>a number without quotes</source>
        <translation>un nombre sans guillemets</translation>
    </message>
    <message>
        <source>a parameter of {rows}</source>
        <translation>un paramètre de {rows}</translation>
    </message>
    <message>
        <source>a parameter that is not finite</source>
        <translation>un paramètre qui n’est pas fini</translation>
    </message>
    <message>
        <source>a partitioner that only tags nodes</source>
        <translation>un partitionneur qui ne fait qu’étiqueter des nœuds</translation>
    </message>
    <message>
        <source>a permutation of its {rank} dimensions</source>
        <translation>une permutation de ses {rank} dimensions</translation>
    </message>
    <message>
        <source>a pickle of more than 4 million values</source>
        <translation>un pickle de plus de 4 millions de valeurs</translation>
    </message>
    <message>
        <source>a pickle that ends with unused values</source>
        <translation>un pickle qui finit avec des valeurs inutilisées</translation>
    </message>
    <message>
        <source>a plain or a quantised tensor</source>
        <translation>un tenseur ordinaire ou quantifié</translation>
    </message>
    <message>
        <source>a plan for every method</source>
        <translation>un plan pour chaque méthode</translation>
    </message>
    <message>
        <source>a plan in which no live tensors share bytes</source>
        <translation>un plan où aucun tenseur vivant ne partage d’octets</translation>
    </message>
    <message>
        <source>a plan of a .pt2</source>
        <translation>un plan d’un .pt2</translation>
    </message>
    <message>
        <source>a planned buffer: the format keeps initial data for these only</source>
        <translation>un tampon planifié&#xa0;: le format ne garde de données initiales que pour ceux-ci</translation>
    </message>
    <message>
        <source>a planned tensor or a buffer from the caller</source>
        <translation>un tenseur planifié ou un tampon de l’appelant</translation>
    </message>
    <message>
        <source>a planning pass needs ExecuTorch&apos;s node names, which .{format} does not hold</source>
        <translation>une passe de planification demande les noms de nœuds d’ExecuTorch, absents d’un .{format}</translation>
    </message>
    <message>
        <source>a pool over this many dimensions</source>
        <translation>un pooling sur ce nombre de dimensions</translation>
    </message>
    <message>
        <source>a pool without a name</source>
        <translation>un pool sans nom</translation>
    </message>
    <message>
        <source>a power of two</source>
        <translation>une puissance de deux</translation>
    </message>
    <message>
        <source>a power of two, or 0 for the program&apos;s</source>
        <translation>une puissance de deux, ou 0 pour celle du programme</translation>
    </message>
    <message>
        <source>a product with a scalar</source>
        <translation>un produit avec un scalaire</translation>
    </message>
    <message>
        <source>a product with a scalar needs mul, not matmul</source>
        <translation>un produit avec un scalaire demande mul, pas matmul</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions</source>
        <translation>un programme à dimensions dynamiques</translation>
    </message>
    <message>
        <source>a program with dynamic dimensions; every size of this one is fixed</source>
        <translation>un programme à dimensions dynamiques&#xa0;; toutes les tailles de celui-ci sont fixes</translation>
    </message>
    <message>
        <source>a quantised value without scales</source>
        <translation>une valeur quantifiée sans échelles</translation>
    </message>
    <message>
        <source>a range for every symbol</source>
        <translation>une plage pour chaque symbole</translation>
    </message>
    <message>
        <source>a range for it</source>
        <translation>une plage pour ce symbole</translation>
    </message>
    <message>
        <source>a real, integer or boolean type</source>
        <translation>un type réel, entier ou booléen</translation>
    </message>
    <message>
        <source>a recurrent layer of symbolic width is not lowered yet</source>
        <translation>pas encore de lowering pour une couche récurrente de largeur symbolique</translation>
    </message>
    <message>
        <source>a reduction of a scalar</source>
        <translation>une réduction d’un scalaire</translation>
    </message>
    <message>
        <source>a repeat of {times}</source>
        <translation>une répétition de {times}</translation>
    </message>
    <message>
        <source>a reserved 0 at index 0</source>
        <translation>un 0 réservé à l’index 0</translation>
    </message>
    <message>
        <source>a reserved range from {begin} to {end}</source>
        <translation>une plage réservée de {begin} à {end}</translation>
    </message>
    <message>
        <source>a reshape to another number of elements</source>
        <translation>un changement de forme vers un autre nombre d’éléments</translation>
    </message>
    <message>
        <source>a result whose shape is not declared</source>
        <translation>un résultat dont la forme n’est pas déclarée</translation>
    </message>
    <message>
        <source>a row-major tensor</source>
        <translation>un tenseur rangé par lignes (row-major)</translation>
    </message>
    <message>
        <source>a scale for each group</source>
        <translation>une échelle par groupe</translation>
    </message>
    <message>
        <source>a segment or inline data</source>
        <translation>un segment ou des données en ligne</translation>
    </message>
    <message>
        <source>a shape of as many elements</source>
        <translation>une forme d’autant d’éléments</translation>
    </message>
    <message>
        <source>a shape that is not constant</source>
        <translation>une forme qui n’est pas constante</translation>
    </message>
    <message>
        <source>a shape too large</source>
        <translation>une forme trop grande</translation>
    </message>
    <message>
        <source>a shared library</source>
        <translation>une bibliothèque partagée</translation>
    </message>
    <message>
        <source>a short zip64 field</source>
        <translation>un champ zip64 trop court</translation>
    </message>
    <message>
        <source>a size of kind &apos;{kind}&apos;</source>
        <translation>une taille de genre «&#xa0;{kind}&#xa0;»</translation>
    </message>
    <message>
        <source>a size of {size}</source>
        <translation>une taille de {size}</translation>
    </message>
    <message>
        <source>a size that 32 bits can count</source>
        <translation>une taille qui se compte sur 32 bits</translation>
    </message>
    <message>
        <source>a size that 64 bits can count</source>
        <translation>une taille qui se compte sur 64 bits</translation>
    </message>
    <message>
        <source>a slice of a dynamic dimension</source>
        <translation>une tranche d’une dimension dynamique</translation>
    </message>
    <message>
        <source>a smaller number</source>
        <translation>un nombre plus petit</translation>
    </message>
    <message>
        <source>a smaller shape</source>
        <translation>une forme plus petite</translation>
    </message>
    <message>
        <source>a sparse layout is not supported</source>
        <translation>la disposition creuse n’est pas prise en charge</translation>
    </message>
    <message>
        <source>a split of a dynamic dimension</source>
        <translation>une division d’une dimension dynamique</translation>
    </message>
    <message>
        <source>a state value</source>
        <translation>une valeur d’état</translation>
    </message>
    <message>
        <source>a storage that holds them; this one has {bytes}</source>
        <translation>un stockage qui les contient&#xa0;; celui-ci a {bytes}</translation>
    </message>
    <message>
        <source>a strided tensor</source>
        <translation>un tenseur à pas (strided)</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>a symbol with a malformed assumption</source>
        <translation>un symbole à l’hypothèse mal formée</translation>
    </message>
    <message>
        <source>a symbol without a name</source>
        <translation>un symbole sans nom</translation>
    </message>
    <message>
        <source>a symbol without a quoted name</source>
        <translation>un symbole sans nom entre guillemets</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tenseur</translation>
    </message>
    <message>
        <source>a tensor in memory that can be written</source>
        <translation>un tenseur en mémoire accessible en écriture</translation>
    </message>
    <message>
        <source>a tensor of &apos;{name}&apos; is missing</source>
        <translation>un tenseur de «&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>a tensor of this method that is not a constant</source>
        <translation>un tenseur de cette méthode qui n’est pas une constante</translation>
    </message>
    <message>
        <source>a tensor that can be written</source>
        <translation>un tenseur accessible en écriture</translation>
    </message>
    <message>
        <source>a tensor with odd strides</source>
        <translation>un tenseur aux pas inhabituels</translation>
    </message>
    <message>
        <source>a tensor without its sizes</source>
        <translation>un tenseur sans ses tailles</translation>
    </message>
    <message>
        <source>a tensor without its storage</source>
        <translation>un tenseur sans son stockage</translation>
    </message>
    <message>
        <source>a transposed convolution with this padding</source>
        <translation>une convolution transposée avec ce remplissage</translation>
    </message>
    <message>
        <source>a tree without arguments</source>
        <translation>un arbre sans arguments</translation>
    </message>
    <message>
        <source>a tree without its version</source>
        <translation>un arbre sans sa version</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>a value for every symbol</source>
        <translation>une valeur pour chaque symbole</translation>
    </message>
    <message>
        <source>a value of the graph</source>
        <translation>une valeur du graphe</translation>
    </message>
    <message>
        <source>a value of this type</source>
        <translation>une valeur de ce type</translation>
    </message>
    <message>
        <source>a value of {elements} elements</source>
        <translation>une valeur de {elements} éléments</translation>
    </message>
    <message>
        <source>a value outside the pool</source>
        <translation>une valeur hors du pool</translation>
    </message>
    <message>
        <source>a value without a tensor</source>
        <translation>une valeur sans tenseur</translation>
    </message>
    <message>
        <source>a value, because {operator} has no default for it</source>
        <translation>une valeur, car {operator} n’en a pas par défaut</translation>
    </message>
    <message>
        <source>a volume of {sizes} dimensions</source>
        <translation>un volume de {sizes} dimensions</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un entier</translation>
    </message>
    <message>
        <source>a whole number from 0</source>
        <translation>un entier à partir de 0</translation>
    </message>
    <message>
        <source>a whole number from {min} to {max}</source>
        <translation>un entier de {min} à {max}</translation>
    </message>
    <message>
        <source>a whole number, or one with K, M or G</source>
        <translation>un entier, éventuellement suivi de K, M ou G</translation>
    </message>
    <message>
        <source>a whole tensor</source>
        <translation>un tenseur d’un seul tenant</translation>
    </message>
    <message>
        <source>a window larger than the image of {size}</source>
        <translation>une fenêtre plus grande que l’image de {size}</translation>
    </message>
    <message>
        <source>a window of another number of dimensions</source>
        <translation>une fenêtre d’un autre nombre de dimensions</translation>
    </message>
    <message>
        <source>a window that fits</source>
        <translation>une fenêtre qui tient</translation>
    </message>
    <message>
        <source>a window, stride or channel count of {size}</source>
        <translation>une fenêtre, un pas ou un nombre de canaux de {size}</translation>
    </message>
    <message>
        <source>a write through narrow with a symbolic start is not lowered yet</source>
        <translation>pas encore de lowering pour une écriture via narrow à début symbolique</translation>
    </message>
    <message>
        <source>a write through {operator} is not lowered yet</source>
        <translation>pas encore de lowering pour une écriture via {operator}</translation>
    </message>
    <message>
        <source>above 0</source>
        <translation>supérieur à 0</translation>
    </message>
    <message>
        <source>adaptive maxima of a symbolic size are not lowered yet</source>
        <translation>pas encore de lowering pour les maximums adaptatifs de taille symbolique</translation>
    </message>
    <message>
        <source>add --no-plan-inputs --no-plan-outputs, or --unplanned &apos;{name}&apos;</source>
        <translation>ajoutez --no-plan-inputs --no-plan-outputs, ou --unplanned &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>add a pool with that mem_id</source>
        <translation>ajoutez un pool avec ce mem_id</translation>
    </message>
    <message>
        <source>align {bytes}</source>
        <translation>alignement {bytes}</translation>
    </message>
    <message>
        <source>alignment {align}</source>
        <translation>alignement {align}</translation>
    </message>
    <message>
        <source>all buffers together have more bytes than 64 bits can count</source>
        <translation>tous les tampons réunis ont plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>alpha is 0</source>
        <translation>alpha vaut 0</translation>
    </message>
    <message>
        <source>an LSTM without two initial states</source>
        <translation>un LSTM sans ses deux états initiaux</translation>
    </message>
    <message>
        <source>an ONNX model</source>
        <translation>un modèle ONNX</translation>
    </message>
    <message>
        <source>an affine grid of this size</source>
        <translation>une grille affine de cette taille</translation>
    </message>
    <message>
        <source>an affine grid of volumes is not lowered yet</source>
        <translation>pas encore de lowering pour une grille affine de volumes</translation>
    </message>
    <message>
        <source>an archive split over several disks</source>
        <translation>une archive répartie sur plusieurs disques</translation>
    </message>
    <message>
        <source>an archive with an entry ETRECORD_V0</source>
        <translation>une archive avec une entrée ETRECORD_V0</translation>
    </message>
    <message>
        <source>an archive without data.pkl</source>
        <translation>une archive sans data.pkl</translation>
    </message>
    <message>
        <source>an argument after other values</source>
        <translation>un argument après d’autres valeurs</translation>
    </message>
    <message>
        <source>an argument is {tensor}</source>
        <translation>un argument est {tensor}</translation>
    </message>
    <message>
        <source>an argument of kind &apos;{kind}&apos; is not supported</source>
        <translation>un argument de genre «&#xa0;{kind}&#xa0;» n’est pas pris en charge</translation>
    </message>
    <message>
        <source>an axis that is not constant</source>
        <translation>un axe qui n’est pas constant</translation>
    </message>
    <message>
        <source>an empty region</source>
        <translation>une région vide</translation>
    </message>
    <message>
        <source>an empty tensor</source>
        <translation>un tenseur vide</translation>
    </message>
    <message>
        <source>an empty value name</source>
        <translation>un nom de valeur vide</translation>
    </message>
    <message>
        <source>an end above the beginning</source>
        <translation>une fin supérieure au début</translation>
    </message>
    <message>
        <source>an entry in tensor_values</source>
        <translation>une entrée dans tensor_values</translation>
    </message>
    <message>
        <source>an entry in the weights or constants</source>
        <translation>une entrée dans les poids ou les constantes</translation>
    </message>
    <message>
        <source>an exported function arenascope_plugin</source>
        <translation>une fonction exportée arenascope_plugin</translation>
    </message>
    <message>
        <source>an index of a segment</source>
        <translation>un index de segment</translation>
    </message>
    <message>
        <source>an index of a stored constant</source>
        <translation>un index de constante stockée</translation>
    </message>
    <message>
        <source>an index of stored data</source>
        <translation>un index de données stockées</translation>
    </message>
    <message>
        <source>an index of the list</source>
        <translation>un index de la liste</translation>
    </message>
    <message>
        <source>an input or an earlier node&apos;s output</source>
        <translation>une entrée ou la sortie d’un nœud précédent</translation>
    </message>
    <message>
        <source>an input that is not given</source>
        <translation>une entrée qui n’est pas fournie</translation>
    </message>
    <message>
        <source>an input without channels</source>
        <translation>une entrée sans canaux</translation>
    </message>
    <message>
        <source>an input without spatial dimensions</source>
        <translation>une entrée sans dimensions spatiales</translation>
    </message>
    <message>
        <source>an input, an output or state</source>
        <translation>une entrée, une sortie ou un état</translation>
    </message>
    <message>
        <source>an instruction of the method</source>
        <translation>une instruction de la méthode</translation>
    </message>
    <message>
        <source>an instruction without its mark</source>
        <translation>une instruction sans sa marque</translation>
    </message>
    <message>
        <source>an instruction without its operand</source>
        <translation>une instruction sans son opérande</translation>
    </message>
    <message>
        <source>an int</source>
        <translation>un int</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>un entier</translation>
    </message>
    <message>
        <source>an integer of more than 64 bits</source>
        <translation>un entier de plus de 64 bits</translation>
    </message>
    <message>
        <source>an integer or bool</source>
        <translation>un entier ou un bool</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an object with &apos;{key}&apos;</source>
        <translation>un objet avec «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>an offset in its flatbuffer points outside it</source>
        <translation>un offset de son flatbuffer pointe en dehors</translation>
    </message>
    <message>
        <source>an offset inside its arena</source>
        <translation>un offset dans son arène</translation>
    </message>
    <message>
        <source>an offset of 0 or more</source>
        <translation>un offset de 0 ou plus</translation>
    </message>
    <message>
        <source>a dynamic dimension</source>
        <translation>une dimension dynamique</translation>
    </message>
    <message>
        <source>an output in memory of its own</source>
        <translation>une sortie dans une mémoire propre</translation>
    </message>
    <message>
        <source>an output that an operator writes</source>
        <translation>une sortie qu’un opérateur écrit</translation>
    </message>
    <message>
        <source>an output that is written after the input&apos;s last use</source>
        <translation>une sortie écrite après la dernière utilisation de l’entrée</translation>
    </message>
    <message>
        <source>an output that the program computes and an input</source>
        <translation>une sortie que le programme calcule et une entrée</translation>
    </message>
    <message>
        <source>an undamaged FT01 file</source>
        <translation>un fichier FT01 intact</translation>
    </message>
    <message>
        <source>an undamaged file</source>
        <translation>un fichier intact</translation>
    </message>
    <message>
        <source>another number of elements</source>
        <translation>un autre nombre d’éléments</translation>
    </message>
    <message>
        <source>antialiasing</source>
        <translation>l’anticrénelage</translation>
    </message>
    <message>
        <source>arenascope inspect shows the names</source>
        <translation>arenascope inspect affiche les noms</translation>
    </message>
    <message>
        <source>arg, const, state, add, mul, sin, keep or out</source>
        <translation>arg, const, state, add, mul, sin, keep ou out</translation>
    </message>
    <message>
        <source>arg, const, temp, run or out</source>
        <translation>arg, const, temp, run ou out</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; has a kind that is not lowered yet</source>
        <translation>pas encore de lowering pour le genre de l’argument «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; is missing</source>
        <translation>l’argument «&#xa0;{name}&#xa0;» manque</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of an operator schema has no type</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» d’un schéma d’opérateur n’a pas de type</translation>
    </message>
    <message>
        <source>argument {argument} is {tensor}</source>
        <translation>l’argument {argument} est {tensor}</translation>
    </message>
    <message>
        <source>argument {id}</source>
        <translation>argument {id}</translation>
    </message>
    <message>
        <source>argument {index} has the wrong type</source>
        <translation>l’argument {index} n’est pas du bon type</translation>
    </message>
    <message>
        <source>argument {index} is missing</source>
        <translation>l’argument {index} manque</translation>
    </message>
    <message>
        <source>argument {index} is {tensor}</source>
        <translation>l’argument {index} est {tensor}</translation>
    </message>
    <message>
        <source>argument {index} of {count}</source>
        <translation>argument {index} sur {count}</translation>
    </message>
    <message>
        <source>arguments first</source>
        <translation>les arguments d’abord</translation>
    </message>
    <message>
        <source>as many elements as it computes</source>
        <translation>autant d’éléments qu’il en calcule</translation>
    </message>
    <message>
        <source>as many of each</source>
        <translation>le même nombre de chaque</translation>
    </message>
    <message>
        <source>as_int or as_expr</source>
        <translation>as_int ou as_expr</translation>
    </message>
    <message>
        <source>as_tensor or as_none</source>
        <translation>as_tensor ou as_none</translation>
    </message>
    <message>
        <source>assign every tensor to one pool, or write a .h</source>
        <translation>affectez tous les tenseurs à un seul pool, ou écrivez un .h</translation>
    </message>
    <message>
        <source>at least 24</source>
        <translation>au moins 24</translation>
    </message>
    <message>
        <source>at least 64 bytes</source>
        <translation>au moins 64 octets</translation>
    </message>
    <message>
        <source>at least one</source>
        <translation>au moins 1</translation>
    </message>
    <message>
        <source>at least one node</source>
        <translation>au moins un nœud</translation>
    </message>
    <message>
        <source>at least one pixel</source>
        <translation>au moins un pixel</translation>
    </message>
    <message>
        <source>at least {start} + {length} bytes</source>
        <translation>au moins {start} + {length} octets</translation>
    </message>
    <message>
        <source>at most 100000</source>
        <translation>au plus 100000</translation>
    </message>
    <message>
        <source>at most 1048576</source>
        <translation>au plus 1048576</translation>
    </message>
    <message>
        <source>at most 16</source>
        <translation>au plus 16</translation>
    </message>
    <message>
        <source>at most 16 dimensions</source>
        <translation>au plus 16 dimensions</translation>
    </message>
    <message>
        <source>at most 16 integers</source>
        <translation>au plus 16 entiers</translation>
    </message>
    <message>
        <source>at most 2 GiB</source>
        <translation>au plus 2 Gio</translation>
    </message>
    <message>
        <source>at most 2 GiB in all</source>
        <translation>au plus 2 Gio en tout</translation>
    </message>
    <message>
        <source>at most 32 levels</source>
        <translation>au plus 32 niveaux</translation>
    </message>
    <message>
        <source>at most 4096</source>
        <translation>au plus 4096</translation>
    </message>
    <message>
        <source>at most a million</source>
        <translation>au plus un million</translation>
    </message>
    <message>
        <source>at most output {outputs} and input {inputs}, counted from 0</source>
        <translation>au plus la sortie {outputs} et l’entrée {inputs}, comptées à partir de 0</translation>
    </message>
    <message>
        <source>at most the planned bytes</source>
        <translation>au plus les octets planifiés</translation>
    </message>
    <message>
        <source>at most two dimensions</source>
        <translation>au plus deux dimensions</translation>
    </message>
    <message>
        <source>attention needs positions and features, of as many dimensions each</source>
        <translation>l’attention demande positions et caractéristiques, avec le même nombre de dimensions</translation>
    </message>
    <message>
        <source>attention of other than [batch, positions, features]</source>
        <translation>une attention sur autre chose que [lot, positions, caractéristiques]</translation>
    </message>
    <message>
        <source>attention over a symbolic number of features is not lowered yet</source>
        <translation>pas encore de lowering pour une attention sur un nombre symbolique de caractéristiques</translation>
    </message>
    <message>
        <source>attention with dropout is not lowered yet</source>
        <translation>pas encore de lowering pour une attention avec dropout</translation>
    </message>
    <message>
        <source>axes or steps that are not constant</source>
        <translation>des axes ou des pas qui ne sont pas constants</translation>
    </message>
    <message>
        <source>axes that are not constant</source>
        <translation>des axes qui ne sont pas constants</translation>
    </message>
    <message>
        <source>axis {axes}</source>
        <translation>axe {axes}</translation>
    </message>
    <message>
        <source>axis {axis}</source>
        <translation>axe {axis}</translation>
    </message>
    <message>
        <source>batch dimensions</source>
        <translation>des dimensions de lot</translation>
    </message>
    <message>
        <source>batch norm in training mode is not supported</source>
        <translation>la batch norm en mode entraînement n’est pas prise en charge</translation>
    </message>
    <message>
        <source>batches first</source>
        <translation>les lots en premier</translation>
    </message>
    <message>
        <source>below {constants}</source>
        <translation>inférieur à {constants}</translation>
    </message>
    <message>
        <source>below {values}</source>
        <translation>inférieur à {values}</translation>
    </message>
    <message>
        <source>bilinear (0) or nearest (1)</source>
        <translation>bilinéaire (0) ou plus proche (1)</translation>
    </message>
    <message>
        <source>bilinear needs weights of three dimensions</source>
        <translation>bilinear demande des poids à trois dimensions</translation>
    </message>
    <message>
        <source>block_diag without operands</source>
        <translation>block_diag sans opérande</translation>
    </message>
    <message>
        <source>bodies nested this deeply</source>
        <translation>des corps imbriqués aussi profondément</translation>
    </message>
    <message>
        <source>bool</source>
        <translation>bool</translation>
    </message>
    <message>
        <source>both lists</source>
        <translation>les deux listes</translation>
    </message>
    <message>
        <source>buffer &apos;{id}&apos; ends before it begins</source>
        <translation>le tampon «&#xa0;{id}&#xa0;» finit avant de commencer</translation>
    </message>
    <message>
        <source>buffer &apos;{name}&apos; ends beyond what 64 bits can count</source>
        <translation>le tampon «&#xa0;{name}&#xa0;» finit au-delà de ce que 64 bits peuvent compter</translation>
    </message>
    <message>
        <source>buffer {id}</source>
        <translation>tampon {id}</translation>
    </message>
    <message>
        <source>bytes that 63 bits can count</source>
        <translation>des octets qui se comptent sur 63 bits</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>cannot be loaded</source>
        <translation>chargement impossible</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>projection en mémoire impossible</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ouverture impossible</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>écriture impossible</translation>
    </message>
    <message>
        <source>cannot leave {name} to the caller: it is an intermediate</source>
        <translation>impossible de laisser {name} à l’appelant&#xa0;: c’est un intermédiaire</translation>
    </message>
    <message>
        <source>cannot pin {name}: it is not planned</source>
        <translation>impossible d’épingler {name}&#xa0;: non planifié</translation>
    </message>
    <message>
        <source>cannot write this kind of file</source>
        <translation>impossible d’écrire ce type de fichier</translation>
    </message>
    <message>
        <source>channel dimension {channel}</source>
        <translation>dimension de canaux {channel}</translation>
    </message>
    <message>
        <source>channel_shuffle of fewer than three dimensions</source>
        <translation>channel_shuffle sur moins de trois dimensions</translation>
    </message>
    <message>
        <source>channels last</source>
        <translation>les canaux en dernier</translation>
    </message>
    <message>
        <source>choose another planner</source>
        <translation>choisissez un autre planificateur</translation>
    </message>
    <message>
        <source>choose another planner (--planner auto), or write it anyway with --force</source>
        <translation>choisissez un autre planificateur (--planner auto), ou écrivez-le quand même avec --force</translation>
    </message>
    <message>
        <source>choose another planner, or the lifetime rules &apos;safe&apos;</source>
        <translation>choisissez un autre planificateur, ou les règles de durée de vie «&#xa0;safe&#xa0;»</translation>
    </message>
    <message>
        <source>choose another target with --for, or write it anyway with --force</source>
        <translation>choisissez une autre cible avec --for, ou écrivez-le quand même avec --force</translation>
    </message>
    <message>
        <source>col2im of another rank than 3</source>
        <translation>col2im d’un rang autre que 3</translation>
    </message>
    <message>
        <source>complex numbers are not supported</source>
        <translation>les nombres complexes ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>condition is {tensor}</source>
        <translation>la condition est {tensor}</translation>
    </message>
    <message>
        <source>condition {condition} is not a truth value</source>
        <translation>la condition {condition} n’est pas une valeur de vérité</translation>
    </message>
    <message>
        <source>constant with {bytes} bytes</source>
        <translation>constante de {bytes} octets</translation>
    </message>
    <message>
        <source>constant {constant}</source>
        <translation>constante {constant}</translation>
    </message>
    <message>
        <source>constant {index} of {count}</source>
        <translation>constante {index} sur {count}</translation>
    </message>
    <message>
        <source>constants are stored both inline and in a segment</source>
        <translation>les constantes sont stockées à la fois en ligne et dans un segment</translation>
    </message>
    <message>
        <source>control flow nests more than 64 deep</source>
        <translation>le flot de contrôle est imbriqué sur plus de 64 niveaux</translation>
    </message>
    <message>
        <source>convert or copy the model again</source>
        <translation>convertissez ou copiez à nouveau le modèle</translation>
    </message>
    <message>
        <source>convex regions</source>
        <translation>des régions convexes</translation>
    </message>
    <message>
        <source>copy or export it again</source>
        <translation>copiez-le ou exportez-le à nouveau</translation>
    </message>
    <message>
        <source>copy the .ptd again or export the model again</source>
        <translation>copiez à nouveau le .ptd ou exportez à nouveau le modèle</translation>
    </message>
    <message>
        <source>copy the model with all of its files</source>
        <translation>copiez le modèle avec tous ses fichiers</translation>
    </message>
    <message>
        <source>cross entropy of smoothed or probable labels is not lowered yet</source>
        <translation>pas encore de lowering pour l’entropie croisée d’étiquettes lissées ou probabilistes</translation>
    </message>
    <message>
        <source>data index {index} of {count}</source>
        <translation>index de données {index} sur {count}</translation>
    </message>
    <message>
        <source>data inside its segment</source>
        <translation>des données à l’intérieur de son segment</translation>
    </message>
    <message>
        <source>decimal digits</source>
        <translation>chiffres décimaux</translation>
    </message>
    <message>
        <source>default &apos;{value}&apos; of argument &apos;{name}&apos; cannot be read</source>
        <translation>la valeur par défaut «&#xa0;{value}&#xa0;» de l’argument «&#xa0;{name}&#xa0;» est illisible</translation>
    </message>
    <message>
        <source>delegate {delegate}</source>
        <translation>delegate {delegate}</translation>
    </message>
    <message>
        <source>diag_embed into other dimensions than the last is not lowered yet</source>
        <translation>pas encore de lowering pour diag_embed vers d’autres dimensions que la dernière</translation>
    </message>
    <message>
        <source>diff of a higher order is not lowered yet</source>
        <translation>pas encore de lowering pour diff d’ordre supérieur</translation>
    </message>
    <message>
        <source>diff of booleans is not lowered yet</source>
        <translation>pas encore de lowering pour diff de booléens</translation>
    </message>
    <message>
        <source>diff over a symbolic dimension is not lowered yet</source>
        <translation>pas encore de lowering pour diff selon une dimension symbolique</translation>
    </message>
    <message>
        <source>different names</source>
        <translation>des noms différents</translation>
    </message>
    <message>
        <source>direction &apos;{direction}&apos;</source>
        <translation>direction «&#xa0;{direction}&#xa0;»</translation>
    </message>
    <message>
        <source>divisor_override is 0</source>
        <translation>divisor_override vaut 0</translation>
    </message>
    <message>
        <source>dropout in training</source>
        <translation>le dropout à l’entraînement</translation>
    </message>
    <message>
        <source>dropout in training mode is not supported</source>
        <translation>le dropout en mode entraînement n’est pas pris en charge</translation>
    </message>
    <message>
        <source>each dimension once</source>
        <translation>chaque dimension une seule fois</translation>
    </message>
    <message>
        <source>each tensor is written once</source>
        <translation>chaque tenseur est écrit une seule fois</translation>
    </message>
    <message>
        <source>effect tokens are not supported</source>
        <translation>les jetons d’effet ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; has no source for a label</source>
        <translation>einsum «&#xa0;{equation}&#xa0;» n’a pas de source pour une étiquette</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; is for another number of operands</source>
        <translation>einsum «&#xa0;{equation}&#xa0;» est prévu pour un autre nombre d’opérandes</translation>
    </message>
    <message>
        <source>einsum &apos;{equation}&apos; repeats a label in one operand, which is not lowered yet</source>
        <translation>einsum «&#xa0;{equation}&#xa0;» répète une étiquette dans un opérande&#xa0;: pas encore de lowering</translation>
    </message>
    <message>
        <source>einsum has misplaced dots in &apos;{labels}&apos;</source>
        <translation>einsum a des points mal placés dans «&#xa0;{labels}&#xa0;»</translation>
    </message>
    <message>
        <source>einsum without operands</source>
        <translation>einsum sans opérande</translation>
    </message>
    <message>
        <source>element type {value} is not supported</source>
        <translation>le type d’élément {value} n’est pas pris en charge</translation>
    </message>
    <message>
        <source>elements that 63 bits can count</source>
        <translation>des éléments qui se comptent sur 63 bits</translation>
    </message>
    <message>
        <source>embedding_bag needs a list of indices</source>
        <translation>embedding_bag demande une liste d’indices</translation>
    </message>
    <message>
        <source>empty outputs</source>
        <translation>des sorties vides</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; appears twice</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» apparaît deux fois</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; has two different sizes</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» a deux tailles différentes</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is compressed</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» est compressée</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; is encrypted</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» est chiffrée</translation>
    </message>
    <message>
        <source>events of category memory_allocation or memory_lifetime</source>
        <translation>des événements de catégorie memory_allocation ou memory_lifetime</translation>
    </message>
    <message>
        <source>exactly one</source>
        <translation>exactement un</translation>
    </message>
    <message>
        <source>expected {expected}</source>
        <translation>attendu&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>export after model.eval()</source>
        <translation>exportez après model.eval()</translation>
    </message>
    <message>
        <source>export one method at a time</source>
        <translation>exportez une méthode à la fois</translation>
    </message>
    <message>
        <source>export the model again with a current ExecuTorch</source>
        <translation>exportez à nouveau le modèle avec un ExecuTorch à jour</translation>
    </message>
    <message>
        <source>export the model for inference</source>
        <translation>exportez le modèle pour l’inférence</translation>
    </message>
    <message>
        <source>export the model in eval mode</source>
        <translation>exportez le modèle en mode eval</translation>
    </message>
    <message>
        <source>export the model with bounded dimensions</source>
        <translation>exportez le modèle avec des dimensions bornées</translation>
    </message>
    <message>
        <source>export the model with its real and imaginary parts as separate tensors</source>
        <translation>exportez le modèle avec parties réelle et imaginaire dans des tenseurs séparés</translation>
    </message>
    <message>
        <source>export the program again, or repack it with &apos;zip -0&apos;</source>
        <translation>exportez à nouveau le programme, ou réarchivez-le avec «&#xa0;zip -0&#xa0;»</translation>
    </message>
    <message>
        <source>export the program on a little-endian machine</source>
        <translation>exportez le programme sur une machine petit-boutiste</translation>
    </message>
    <message>
        <source>export without operators that have effects</source>
        <translation>exportez sans opérateurs à effets</translation>
    </message>
    <message>
        <source>extended header of {length} bytes</source>
        <translation>en-tête étendu de {length} octets</translation>
    </message>
    <message>
        <source>external id {external}</source>
        <translation>id externe {external}</translation>
    </message>
    <message>
        <source>eye needs two sizes</source>
        <translation>eye demande deux tailles</translation>
    </message>
    <message>
        <source>file, dtype, shape</source>
        <translation>file, dtype, shape</translation>
    </message>
    <message>
        <source>fill_diagonal_ of other than a matrix is not lowered yet</source>
        <translation>pas encore de lowering pour fill_diagonal_ sur autre chose qu’une matrice</translation>
    </message>
    <message>
        <source>fixed sizes and strides of 0 or more</source>
        <translation>des tailles fixes et des pas de 0 ou plus</translation>
    </message>
    <message>
        <source>fixed sizes: a .pte has no symbols</source>
        <translation>des tailles fixes&#xa0;: un .pte n’a pas de symboles</translation>
    </message>
    <message>
        <source>flags {flags}</source>
        <translation>drapeaux {flags}</translation>
    </message>
    <message>
        <source>float types</source>
        <translation>des types flottants</translation>
    </message>
    <message>
        <source>floats</source>
        <translation>des flottants</translation>
    </message>
    <message>
        <source>floats with a channel dimension</source>
        <translation>des flottants avec une dimension de canaux</translation>
    </message>
    <message>
        <source>floats, an even size</source>
        <translation>des flottants, une taille paire</translation>
    </message>
    <message>
        <source>floor or trunc</source>
        <translation>floor ou trunc</translation>
    </message>
    <message>
        <source>four bytes each</source>
        <translation>quatre octets chacun</translation>
    </message>
    <message>
        <source>four dimensions</source>
        <translation>quatre dimensions</translation>
    </message>
    <message>
        <source>four dimensions and two sizes or factors</source>
        <translation>quatre dimensions et deux tailles ou facteurs</translation>
    </message>
    <message>
        <source>fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 or int32</source>
        <translation>fp32, fp16, qint8, quint8, qint32, qcint8, qcint32, qcint4, qbint4, qdint8 ou int32</translation>
    </message>
    <message>
        <source>give a range, e.g. --range {symbols}=1:128</source>
        <translation>donnez une plage, p. ex. --range {symbols}=1:128</translation>
    </message>
    <message>
        <source>got {inputs} inputs</source>
        <translation>{inputs} entrées reçues</translation>
    </message>
    <message>
        <source>group norm needs a batch and channels</source>
        <translation>la normalisation par groupe demande un lot et des canaux</translation>
    </message>
    <message>
        <source>groups of {group}</source>
        <translation>des groupes de {group}</translation>
    </message>
    <message>
        <source>has a dimension of {number}</source>
        <translation>a une dimension de {number}</translation>
    </message>
    <message>
        <source>has both upper and end</source>
        <translation>a à la fois upper et end</translation>
    </message>
    <message>
        <source>has more than 16 dimensions</source>
        <translation>a plus de 16 dimensions</translation>
    </message>
    <message>
        <source>has no pools</source>
        <translation>n’a pas de pools</translation>
    </message>
    <message>
        <source>has {bytes} bytes of data</source>
        <translation>a {bytes} octets de données</translation>
    </message>
    <message>
        <source>holds no subgraph</source>
        <translation>ne contient aucun sous-graphe</translation>
    </message>
    <message>
        <source>i64</source>
        <translation>i64</translation>
    </message>
    <message>
        <source>i64 or i32</source>
        <translation>i64 ou i32</translation>
    </message>
    <message>
        <source>id, lower, upper (or end), size, and optionally alignment, offset, mem_id, hint, gaps</source>
        <translation>id, lower, upper (ou end), size, et en option alignment, offset, mem_id, hint, gaps</translation>
    </message>
    <message>
        <source>identifier XN01</source>
        <translation>l’identifiant XN01</translation>
    </message>
    <message>
        <source>im2col of another rank than 4</source>
        <translation>im2col d’un rang autre que 4</translation>
    </message>
    <message>
        <source>index_reduce of a number</source>
        <translation>index_reduce d’un nombre</translation>
    </message>
    <message>
        <source>indices are {tensor}</source>
        <translation>les indices sont {tensor}</translation>
    </message>
    <message>
        <source>indices of this form</source>
        <translation>des indices de cette forme</translation>
    </message>
    <message>
        <source>indices of {operator} are not lowered yet</source>
        <translation>pas encore de lowering pour les indices de {operator}</translation>
    </message>
    <message>
        <source>initial state {index} is not in the file</source>
        <translation>l’état initial {index} n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos; has no memory</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» n’a pas de mémoire</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: got {actual}, expected {expected}</source>
        <translation>entrée «&#xa0;{name}&#xa0;»&#xa0;: reçu {actual}, attendu {expected}</translation>
    </message>
    <message>
        <source>input, output, state, intermediate or delegate-io</source>
        <translation>input, output, state, intermediate ou delegate-io</translation>
    </message>
    <message>
        <source>inputs and outputs</source>
        <translation>des entrées et des sorties</translation>
    </message>
    <message>
        <source>inputs that are script objects are not supported</source>
        <translation>les entrées qui sont des objets de script ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>instance norm needs a batch, channels and positions</source>
        <translation>la normalisation par instance demande un lot, des canaux et des positions</translation>
    </message>
    <message>
        <source>instance norm of a symbolic number of channels is not lowered yet</source>
        <translation>pas encore de lowering pour une normalisation par instance à nombre symbolique de canaux</translation>
    </message>
    <message>
        <source>integer division by zero</source>
        <translation>division entière par zéro</translation>
    </message>
    <message>
        <source>integer overflow or division by zero</source>
        <translation>dépassement d’entier ou division par zéro</translation>
    </message>
    <message>
        <source>integers</source>
        <translation>des entiers</translation>
    </message>
    <message>
        <source>integers or bool</source>
        <translation>des entiers ou des bool</translation>
    </message>
    <message>
        <source>is a pickled tensor subclass</source>
        <translation>est une sous-classe de tenseur sérialisée par pickle</translation>
    </message>
    <message>
        <source>is for another number of tensors</source>
        <translation>prévu pour un autre nombre de tenseurs</translation>
    </message>
    <message>
        <source>is larger than {limit} bytes</source>
        <translation>dépasse {limit} octets</translation>
    </message>
    <message>
        <source>is not executable</source>
        <translation>n’est pas exécutable</translation>
    </message>
    <message>
        <source>it has no plan</source>
        <translation>il n’a pas de plan</translation>
    </message>
    <message>
        <source>its axis</source>
        <translation>son axe</translation>
    </message>
    <message>
        <source>its axis or norm</source>
        <translation>son axe ou sa norme</translation>
    </message>
    <message>
        <source>its body</source>
        <translation>son corps</translation>
    </message>
    <message>
        <source>its body or its inputs</source>
        <translation>son corps ou ses entrées</translation>
    </message>
    <message>
        <source>its constants cannot be in .ptd files</source>
        <translation>ses constantes ne peuvent pas être dans des fichiers .ptd</translation>
    </message>
    <message>
        <source>its data is not inside the file</source>
        <translation>ses données ne sont pas dans le fichier</translation>
    </message>
    <message>
        <source>its header points outside it</source>
        <translation>son en-tête pointe en dehors</translation>
    </message>
    <message>
        <source>its segments lie outside it</source>
        <translation>ses segments sont en dehors</translation>
    </message>
    <message>
        <source>its size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>sa taille n’a pas de borne supérieure (DYNAMIC_UNBOUND)</translation>
    </message>
    <message>
        <source>its size is not known</source>
        <translation>sa taille est inconnue</translation>
    </message>
    <message>
        <source>its size or rank</source>
        <translation>sa taille ou son rang</translation>
    </message>
    <message>
        <source>kind {type}</source>
        <translation>genre {type}</translation>
    </message>
    <message>
        <source>leave --data out</source>
        <translation>omettez --data</translation>
    </message>
    <message>
        <source>leave the operator out, or keep its result a tensor</source>
        <translation>retirez l’opérateur, ou gardez son résultat sous forme de tenseur</translation>
    </message>
    <message>
        <source>less than 2 GiB</source>
        <translation>moins de 2 Gio</translation>
    </message>
    <message>
        <source>lies outside the constant area</source>
        <translation>est hors de la zone des constantes</translation>
    </message>
    <message>
        <source>limits that are not constant</source>
        <translation>des limites qui ne sont pas constantes</translation>
    </message>
    <message>
        <source>linear needs an input of one or more dimensions and a matrix of weights</source>
        <translation>linear demande une entrée d’au moins une dimension et une matrice de poids</translation>
    </message>
    <message>
        <source>linspace of symbolic length is not lowered yet</source>
        <translation>pas encore de lowering pour linspace de longueur symbolique</translation>
    </message>
    <message>
        <source>list item {index} has another type</source>
        <translation>l’élément de liste {index} est d’un autre type</translation>
    </message>
    <message>
        <source>little-endian</source>
        <translation>petit-boutiste</translation>
    </message>
    <message>
        <source>lstm_cell needs a hidden and a cell state</source>
        <translation>lstm_cell demande un état caché et un état de cellule</translation>
    </message>
    <message>
        <source>malformed JSON</source>
        <translation>JSON mal formé</translation>
    </message>
    <message>
        <source>matrix norms are not lowered yet</source>
        <translation>pas encore de lowering pour les normes de matrices</translation>
    </message>
    <message>
        <source>max_numel</source>
        <translation>max_numel</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, bytes from 0</source>
        <translation>mem_id de 1 à 255, octets à partir de 0</translation>
    </message>
    <message>
        <source>mem_id from 1 to 255, offset and bytes from 0</source>
        <translation>mem_id de 1 à 255, offset et octets à partir de 0</translation>
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
        <translation>mem_id, offset, octets</translation>
    </message>
    <message>
        <source>memory id {mem_id}</source>
        <translation>id de mémoire {mem_id}</translation>
    </message>
    <message>
        <source>memory id {memory_id} of {pools}</source>
        <translation>id de mémoire {memory_id} pour {pools}</translation>
    </message>
    <message>
        <source>metadata names buffer {index}</source>
        <translation>les métadonnées désignent le tampon {index}</translation>
    </message>
    <message>
        <source>min &lt;= max</source>
        <translation>min ≤ max</translation>
    </message>
    <message>
        <source>min &lt;= max, within {range}</source>
        <translation>min ≤ max, dans {range}</translation>
    </message>
    <message>
        <source>mm needs two matrices</source>
        <translation>mm demande deux matrices</translation>
    </message>
    <message>
        <source>mode &apos;{mode}&apos;</source>
        <translation>mode «&#xa0;{mode}&#xa0;»</translation>
    </message>
    <message>
        <source>more bytes than 64 bits can count</source>
        <translation>plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>more channels than 64 bits can count</source>
        <translation>plus de canaux que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>more constants than fit in memory</source>
        <translation>plus de constantes que la mémoire n’en contient</translation>
    </message>
    <message>
        <source>more indices than dimensions</source>
        <translation>plus d’indices que de dimensions</translation>
    </message>
    <message>
        <source>more than a million items</source>
        <translation>plus d’un million d’éléments</translation>
    </message>
    <message>
        <source>more weights than fit in memory</source>
        <translation>plus de poids que la mémoire n’en contient</translation>
    </message>
    <message>
        <source>mutable_data_segments</source>
        <translation>mutable_data_segments</translation>
    </message>
    <message>
        <source>name or id, and offset</source>
        <translation>nom ou id, et offset</translation>
    </message>
    <message>
        <source>named data &apos;{key}&apos; has two contents</source>
        <translation>les données nommées «&#xa0;{key}&#xa0;» ont deux contenus</translation>
    </message>
    <message>
        <source>named data is missing</source>
        <translation>des données nommées manquent</translation>
    </message>
    <message>
        <source>named data of {bytes} bytes</source>
        <translation>données nommées de {bytes} octets</translation>
    </message>
    <message>
        <source>names buffer {buffer}</source>
        <translation>désigne le tampon {buffer}</translation>
    </message>
    <message>
        <source>namespace::name.overload</source>
        <translation>namespace::name.overload</translation>
    </message>
    <message>
        <source>narrow from a symbolic start is not lowered yet</source>
        <translation>pas encore de lowering pour narrow à début symbolique</translation>
    </message>
    <message>
        <source>needs version {version} of the plug-in interface</source>
        <translation>demande la version {version} de l’interface des greffons</translation>
    </message>
    <message>
        <source>needs {needed} bytes</source>
        <translation>demande {needed} octets</translation>
    </message>
    <message>
        <source>negative circular padding is not lowered yet</source>
        <translation>pas encore de lowering pour un remplissage circulaire négatif</translation>
    </message>
    <message>
        <source>negative reserved bytes</source>
        <translation>un nombre négatif d’octets réservés</translation>
    </message>
    <message>
        <source>no &apos;{key}&apos;</source>
        <translation>pas de «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>no bytes</source>
        <translation>pas d’octets</translation>
    </message>
    <message>
        <source>no data of &apos;{tensor}&apos; in the archive</source>
        <translation>pas de données de «&#xa0;{tensor}&#xa0;» dans l’archive</translation>
    </message>
    <message>
        <source>no debug handle</source>
        <translation>pas de handle de débogage</translation>
    </message>
    <message>
        <source>no dialect</source>
        <translation>pas de dialecte</translation>
    </message>
    <message>
        <source>no directory entry where one was announced</source>
        <translation>pas d’entrée de répertoire là où une était annoncée</translation>
    </message>
    <message>
        <source>no end-of-archive record</source>
        <translation>pas d’enregistrement de fin d’archive</translation>
    </message>
    <message>
        <source>no entry &apos;{name}&apos; in the archive</source>
        <translation>pas d’entrée «&#xa0;{name}&#xa0;» dans l’archive</translation>
    </message>
    <message>
        <source>no header of entry &apos;{name}&apos;</source>
        <translation>pas d’en-tête pour l’entrée «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>no kernel for {names}</source>
        <translation>pas de kernel pour {names}</translation>
    </message>
    <message>
        <source>no kernel for {tensor}</source>
        <translation>pas de kernel pour {tensor}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>pas de clé</translation>
    </message>
    <message>
        <source>no negative size</source>
        <translation>aucune taille négative</translation>
    </message>
    <message>
        <source>no output</source>
        <translation>aucune sortie</translation>
    </message>
    <message>
        <source>no output and no state</source>
        <translation>aucune sortie ni aucun état</translation>
    </message>
    <message>
        <source>no program is named</source>
        <translation>aucun programme n’est nommé</translation>
    </message>
    <message>
        <source>no range: every size is fixed</source>
        <translation>pas de plage&#xa0;: toutes les tailles sont fixes</translation>
    </message>
    <message>
        <source>no sizes</source>
        <translation>pas de tailles</translation>
    </message>
    <message>
        <source>no zip64 end record</source>
        <translation>pas d’enregistrement de fin zip64</translation>
    </message>
    <message>
        <source>no zip64 field for entry &apos;{name}&apos;</source>
        <translation>pas de champ zip64 pour l’entrée «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>nodes in the order in which they run</source>
        <translation>des nœuds dans leur ordre d’exécution</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes is empty</source>
        <translation>non_const_buffer_sizes est vide</translation>
    </message>
    <message>
        <source>none or tanh</source>
        <translation>none ou tanh</translation>
    </message>
    <message>
        <source>normalized_shape has more dimensions than the input</source>
        <translation>normalized_shape a plus de dimensions que l’entrée</translation>
    </message>
    <message>
        <source>not a .ptd file</source>
        <translation>n’est pas un fichier .ptd</translation>
    </message>
    <message>
        <source>not a .pte program</source>
        <translation>n’est pas un programme .pte</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>n’est pas un nombre</translation>
    </message>
    <message>
        <source>not a whole number</source>
        <translation>n’est pas un entier</translation>
    </message>
    <message>
        <source>not an XNNPACK payload</source>
        <translation>n’est pas un payload XNNPACK</translation>
    </message>
    <message>
        <source>numbers of one to eight bytes</source>
        <translation>des nombres de un à huit octets</translation>
    </message>
    <message>
        <source>numbers of one, two, four or eight bytes</source>
        <translation>des nombres de un, deux, quatre ou huit octets</translation>
    </message>
    <message>
        <source>off, exact or search</source>
        <translation>off, exact ou search</translation>
    </message>
    <message>
        <source>offset {offsets}</source>
        <translation>offset {offsets}</translation>
    </message>
    <message>
        <source>offset {offsets} does not fit in TensorFlow Lite&apos;s 32 bits</source>
        <translation>l’offset {offsets} ne tient pas dans les 32 bits de TensorFlow Lite</translation>
    </message>
    <message>
        <source>offset {offset}</source>
        <translation>offset {offset}</translation>
    </message>
    <message>
        <source>offset {offset} does not fit in 32 bits</source>
        <translation>l’offset {offset} ne tient pas dans 32 bits</translation>
    </message>
    <message>
        <source>one</source>
        <translation>un seul</translation>
    </message>
    <message>
        <source>one arena: mem_id 1</source>
        <translation>une seule arène&#xa0;: mem_id 1</translation>
    </message>
    <message>
        <source>one definition</source>
        <translation>une seule définition</translation>
    </message>
    <message>
        <source>one element</source>
        <translation>un seul élément</translation>
    </message>
    <message>
        <source>one entry for each dimension</source>
        <translation>une entrée par dimension</translation>
    </message>
    <message>
        <source>one key for one content</source>
        <translation>une clé par contenu</translation>
    </message>
    <message>
        <source>one number</source>
        <translation>un seul nombre</translation>
    </message>
    <message>
        <source>one of the 11 types of the format</source>
        <translation>un des 11 types du format</translation>
    </message>
    <message>
        <source>one of the 5 types of the format</source>
        <translation>un des 5 types du format</translation>
    </message>
    <message>
        <source>one of the two</source>
        <translation>l’un des deux</translation>
    </message>
    <message>
        <source>one or two spatial dimensions</source>
        <translation>une ou deux dimensions spatiales</translation>
    </message>
    <message>
        <source>one value each</source>
        <translation>une valeur chacune</translation>
    </message>
    <message>
        <source>oneDNN: status {status}</source>
        <translation>oneDNN&#xa0;: statut {status}</translation>
    </message>
    <message>
        <source>oneDNN: {error}</source>
        <translation>oneDNN&#xa0;: {error}</translation>
    </message>
    <message>
        <source>one_hot without the number of classes is not lowered yet</source>
        <translation>pas encore de lowering pour one_hot sans le nombre de classes</translation>
    </message>
    <message>
        <source>open it again</source>
        <translation>ouvrez-le à nouveau</translation>
    </message>
    <message>
        <source>open the .pt2 that it was made from</source>
        <translation>ouvrez le .pt2 dont il est issu</translation>
    </message>
    <message>
        <source>open the .pt2 that the program was made from</source>
        <translation>ouvrez le .pt2 dont le programme est issu</translation>
    </message>
    <message>
        <source>operators and backends of {target}</source>
        <translation>des opérateurs et des backends de {target}</translation>
    </message>
    <message>
        <source>operators in the order in which they run</source>
        <translation>des opérateurs dans leur ordre d’exécution</translation>
    </message>
    <message>
        <source>output &apos;{name}&apos; has no type</source>
        <translation>la sortie «&#xa0;{name}&#xa0;» n’a pas de type</translation>
    </message>
    <message>
        <source>output argument {index} is a constant</source>
        <translation>l’argument de sortie {index} est une constante</translation>
    </message>
    <message>
        <source>output bounds that contradict each other</source>
        <translation>des bornes de sortie qui se contredisent</translation>
    </message>
    <message>
        <source>output {index} is not the graph&apos;s</source>
        <translation>la sortie {index} n’est pas celle du graphe</translation>
    </message>
    <message>
        <source>outputs last</source>
        <translation>les sorties en dernier</translation>
    </message>
    <message>
        <source>outputs of this kind are not supported</source>
        <translation>les sorties de ce genre ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>packed floats are truncated</source>
        <translation>des flottants compactés sont tronqués</translation>
    </message>
    <message>
        <source>padding &apos;same&apos; with a symbolic kernel is not lowered yet</source>
        <translation>pas encore de lowering pour le remplissage «&#xa0;same&#xa0;» avec un noyau symbolique</translation>
    </message>
    <message>
        <source>padding &apos;{mode}&apos; of these dimensions</source>
        <translation>remplissage «&#xa0;{mode}&#xa0;» de ces dimensions</translation>
    </message>
    <message>
        <source>padding {size}</source>
        <translation>remplissage {size}</translation>
    </message>
    <message>
        <source>pads for another number of dimensions</source>
        <translation>un remplissage pour un autre nombre de dimensions</translation>
    </message>
    <message>
        <source>pads that are not constant</source>
        <translation>un remplissage qui n’est pas constant</translation>
    </message>
    <message>
        <source>pads that are not usable</source>
        <translation>un remplissage inutilisable</translation>
    </message>
    <message>
        <source>pairs of 0-9a-f</source>
        <translation>des paires de 0-9a-f</translation>
    </message>
    <message>
        <source>parameters, buffers, constants and user inputs</source>
        <translation>des paramètres, tampons, constantes et entrées utilisateur</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; changed the program</source>
        <translation>le partitionneur «&#xa0;{name}&#xa0;» a modifié le programme</translation>
    </message>
    <message>
        <source>parts that are not constant</source>
        <translation>des parties qui ne sont pas constantes</translation>
    </message>
    <message>
        <source>pass tensors only</source>
        <translation>ne passez que des tenseurs</translation>
    </message>
    <message>
        <source>pickle instruction {opcode}</source>
        <translation>instruction pickle {opcode}</translation>
    </message>
    <message>
        <source>plain tensors</source>
        <translation>des tenseurs ordinaires</translation>
    </message>
    <message>
        <source>plain tensors in lists and dicts</source>
        <translation>des tenseurs ordinaires dans des listes et des dictionnaires</translation>
    </message>
    <message>
        <source>plan it again</source>
        <translation>planifiez-le à nouveau</translation>
    </message>
    <message>
        <source>plan it, or remove the pin</source>
        <translation>planifiez-le, ou retirez l’épinglage</translation>
    </message>
    <message>
        <source>plan mutable buffers, or start this state from zeros</source>
        <translation>planifiez les tampons modifiables, ou démarrez cet état à zéro</translation>
    </message>
    <message>
        <source>pool {mem_id} with {bytes} bytes</source>
        <translation>pool {mem_id} de {bytes} octets</translation>
    </message>
    <message>
        <source>qint8, for an argument of fp32</source>
        <translation>qint8, pour un argument fp32</translation>
    </message>
    <message>
        <source>quantile of this form is not lowered yet</source>
        <translation>pas encore de lowering pour quantile sous cette forme</translation>
    </message>
    <message>
        <source>quantile outside 0..1, or of nothing</source>
        <translation>quantile hors de 0..1, ou d’un ensemble vide</translation>
    </message>
    <message>
        <source>range {range} of {symbol} is empty</source>
        <translation>la plage {range} de {symbol} est vide</translation>
    </message>
    <message>
        <source>range {min}..{max} is empty</source>
        <translation>la plage {min}..{max} est vide</translation>
    </message>
    <message>
        <source>reads value {id}</source>
        <translation>lit la valeur {id}</translation>
    </message>
    <message>
        <source>real numbers</source>
        <translation>des nombres réels</translation>
    </message>
    <message>
        <source>real, integer or boolean types</source>
        <translation>des types réels, entiers ou booléens</translation>
    </message>
    <message>
        <source>repeat_interleave by a tensor is not lowered yet</source>
        <translation>pas encore de lowering pour repeat_interleave par un tenseur</translation>
    </message>
    <message>
        <source>repeats that are not constant</source>
        <translation>des répétitions qui ne sont pas constantes</translation>
    </message>
    <message>
        <source>replace it by plain tensors before the export</source>
        <translation>remplacez-le par des tenseurs ordinaires avant l’export</translation>
    </message>
    <message>
        <source>reserved bytes of the pools do not fit in 64 bits</source>
        <translation>les octets réservés des pools ne tiennent pas dans 64 bits</translation>
    </message>
    <message>
        <source>roll by symbolic numbers is not lowered yet</source>
        <translation>pas encore de lowering pour roll par des nombres symboliques</translation>
    </message>
    <message>
        <source>roll needs a shift for each dimension</source>
        <translation>roll demande un décalage par dimension</translation>
    </message>
    <message>
        <source>roll of a symbolic number of elements is not lowered yet</source>
        <translation>pas encore de lowering pour roll d’un nombre symbolique d’éléments</translation>
    </message>
    <message>
        <source>rows of a scalar</source>
        <translation>des lignes d’un scalaire</translation>
    </message>
    <message>
        <source>rrelu in training mode is not supported</source>
        <translation>rrelu en mode entraînement n’est pas pris en charge</translation>
    </message>
    <message>
        <source>run onnx.shape_inference.infer_shapes on the model and save it again</source>
        <translation>exécutez onnx.shape_inference.infer_shapes sur le modèle et enregistrez-le à nouveau</translation>
    </message>
    <message>
        <source>run the program without this backend</source>
        <translation>exécutez le programme sans ce backend</translation>
    </message>
    <message>
        <source>safe or executorch</source>
        <translation>safe ou executorch</translation>
    </message>
    <message>
        <source>save it with another version of PyTorch</source>
        <translation>enregistrez-le avec une autre version de PyTorch</translation>
    </message>
    <message>
        <source>save the program after run_decompositions()</source>
        <translation>enregistrez le programme après run_decompositions()</translation>
    </message>
    <message>
        <source>scalar type {scalar_type} is not known</source>
        <translation>le type scalaire {scalar_type} est inconnu</translation>
    </message>
    <message>
        <source>scale {scale}</source>
        <translation>échelle {scale}</translation>
    </message>
    <message>
        <source>scales of this shape</source>
        <translation>des échelles de cette forme</translation>
    </message>
    <message>
        <source>schema version {major}</source>
        <translation>version de schéma {major}</translation>
    </message>
    <message>
        <source>script objects are not supported</source>
        <translation>les objets de script ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>see arenascope list planners</source>
        <translation>voir arenascope list planners</translation>
    </message>
    <message>
        <source>see the documentation of the plug-in</source>
        <translation>voir la documentation du greffon</translation>
    </message>
    <message>
        <source>segment data</source>
        <translation>les données de segments</translation>
    </message>
    <message>
        <source>segments after the program</source>
        <translation>des segments après le programme</translation>
    </message>
    <message>
        <source>sequences of different length</source>
        <translation>des séquences de longueurs différentes</translation>
    </message>
    <message>
        <source>shape and shape_signature differ in length</source>
        <translation>shape et shape_signature n’ont pas la même longueur</translation>
    </message>
    <message>
        <source>shapes that broadcast</source>
        <translation>des formes compatibles par broadcast</translation>
    </message>
    <message>
        <source>size {size}</source>
        <translation>taille {size}</translation>
    </message>
    <message>
        <source>size {size} cannot be computed from the inputs</source>
        <translation>la taille {size} ne peut pas être calculée à partir des entrées</translation>
    </message>
    <message>
        <source>size {size} has no upper bound</source>
        <translation>la taille {size} n’a pas de borne supérieure</translation>
    </message>
    <message>
        <source>size {size} is negative</source>
        <translation>la taille {size} est négative</translation>
    </message>
    <message>
        <source>size {size} with stride {stride}</source>
        <translation>taille {size} avec un pas de {stride}</translation>
    </message>
    <message>
        <source>sizes that are not known</source>
        <translation>des tailles inconnues</translation>
    </message>
    <message>
        <source>sizes that fit in 64 bits</source>
        <translation>des tailles qui tiennent dans 64 bits</translation>
    </message>
    <message>
        <source>sizes whose product fits</source>
        <translation>des tailles dont le produit tient</translation>
    </message>
    <message>
        <source>sizes with upper bounds that 64 bits can count</source>
        <translation>des tailles dont les bornes supérieures se comptent sur 64 bits</translation>
    </message>
    <message>
        <source>slopes of another shape</source>
        <translation>des pentes d’une autre forme</translation>
    </message>
    <message>
        <source>smaller ranges</source>
        <translation>des plages plus petites</translation>
    </message>
    <message>
        <source>smaller ranges of its symbols</source>
        <translation>des plages plus petites pour ses symboles</translation>
    </message>
    <message>
        <source>split the pool, or write another format</source>
        <translation>divisez le pool, ou écrivez dans un autre format</translation>
    </message>
    <message>
        <source>split the tensor into real and imaginary parts</source>
        <translation>séparez le tenseur en parties réelle et imaginaire</translation>
    </message>
    <message>
        <source>square matrices</source>
        <translation>des matrices carrées</translation>
    </message>
    <message>
        <source>state with initial data has no place in an arena</source>
        <translation>un état à données initiales n’a pas de place dans une arène</translation>
    </message>
    <message>
        <source>statistics that are not per channel</source>
        <translation>des statistiques qui ne sont pas par canal</translation>
    </message>
    <message>
        <source>steps of 0</source>
        <translation>des pas de 0</translation>
    </message>
    <message>
        <source>storage offset {storage_offset}</source>
        <translation>offset de stockage {storage_offset}</translation>
    </message>
    <message>
        <source>storage_offset {storage_offset}</source>
        <translation>storage_offset {storage_offset}</translation>
    </message>
    <message>
        <source>stored entries, as torch.export.save writes them</source>
        <translation>des entrées non compressées, comme torch.export.save les écrit</translation>
    </message>
    <message>
        <source>sum, prod, mean, amax or amin</source>
        <translation>sum, prod, mean, amax ou amin</translation>
    </message>
    <message>
        <source>symbol {name} has no range</source>
        <translation>le symbole {name} n’a pas de plage</translation>
    </message>
    <message>
        <source>symbol {name} has no value</source>
        <translation>le symbole {name} n’a pas de valeur</translation>
    </message>
    <message>
        <source>symbolic padding is not lowered yet</source>
        <translation>pas encore de lowering pour un remplissage symbolique</translation>
    </message>
    <message>
        <source>tables and lists inside the file</source>
        <translation>des tables et des listes dans le fichier</translation>
    </message>
    <message>
        <source>tensor &apos;{name}&apos; has no type</source>
        <translation>le tenseur «&#xa0;{name}&#xa0;» n’a pas de type</translation>
    </message>
    <message>
        <source>tensor {name} has {bytes} bytes</source>
        <translation>le tenseur {name} a {bytes} octets</translation>
    </message>
    <message>
        <source>tensor {tensor} of argument {index} has no memory</source>
        <translation>le tenseur {tensor} de l’argument {index} n’a pas de mémoire</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>des tenseurs</translation>
    </message>
    <message>
        <source>tensors and numbers</source>
        <translation>des tenseurs et des nombres</translation>
    </message>
    <message>
        <source>text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>the .ptd that came with the program</source>
        <translation>le .ptd fourni avec le programme</translation>
    </message>
    <message>
        <source>the bank of pool {mem_id} has {bytes} bytes</source>
        <translation>la banque du pool {mem_id} a {bytes} octets</translation>
    </message>
    <message>
        <source>the base address {base_address}</source>
        <translation>l’adresse de base {base_address}</translation>
    </message>
    <message>
        <source>the buffers&apos; alignments have no common multiple below 1 TiB</source>
        <translation>les alignements des tampons n’ont pas de multiple commun inférieur à 1 TiB</translation>
    </message>
    <message>
        <source>the constants overlap the graph</source>
        <translation>les constantes chevauchent le graphe</translation>
    </message>
    <message>
        <source>the content of a {suffix} file ({format})</source>
        <translation>le contenu d’un fichier {suffix} ({format})</translation>
    </message>
    <message>
        <source>the data is cut off</source>
        <translation>les données sont tronquées</translation>
    </message>
    <message>
        <source>the data of &apos;{tensor}&apos; is missing</source>
        <translation>les données de «&#xa0;{tensor}&#xa0;» manquent</translation>
    </message>
    <message>
        <source>the directory lies outside the file</source>
        <translation>le répertoire est hors du fichier</translation>
    </message>
    <message>
        <source>the end of the line</source>
        <translation>la fin de la ligne</translation>
    </message>
    <message>
        <source>the enum number {number}</source>
        <translation>le numéro d’énumération {number}</translation>
    </message>
    <message>
        <source>the file is damaged or cut; export or copy it again</source>
        <translation>le fichier est endommagé ou tronqué&#xa0;; exportez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the file is damaged; export or copy it again</source>
        <translation>le fichier est endommagé&#xa0;; exportez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>the file is incomplete or damaged; export or copy it again</source>
        <translation>le fichier est incomplet ou endommagé&#xa0;; exportez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the file is truncated or damaged; copy it again</source>
        <translation>le fichier est tronqué ou endommagé&#xa0;; copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the file is truncated; copy it again</source>
        <translation>le fichier est tronqué&#xa0;; copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the file may be damaged or of another version</source>
        <translation>le fichier est peut-être endommagé ou d’une autre version</translation>
    </message>
    <message>
        <source>the file may be damaged; write or copy it again</source>
        <translation>le fichier est peut-être endommagé&#xa0;; écrivez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>the flatbuffer is damaged</source>
        <translation>le flatbuffer est endommagé</translation>
    </message>
    <message>
        <source>the given .ptd {fault}</source>
        <translation>le .ptd fourni&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>the graph has no values or nodes</source>
        <translation>le graphe n’a pas de valeurs ou pas de nœuds</translation>
    </message>
    <message>
        <source>the graph is damaged</source>
        <translation>le graphe est endommagé</translation>
    </message>
    <message>
        <source>the graph&apos;s output at its place</source>
        <translation>la sortie du graphe à cette place</translation>
    </message>
    <message>
        <source>the header ends early</source>
        <translation>l’en-tête finit trop tôt</translation>
    </message>
    <message>
        <source>the id of a value</source>
        <translation>l’id d’une valeur</translation>
    </message>
    <message>
        <source>the identifier ET12 at byte 4</source>
        <translation>l’identifiant ET12 à l’octet 4</translation>
    </message>
    <message>
        <source>the identifier TFL3</source>
        <translation>l’identifiant TFL3</translation>
    </message>
    <message>
        <source>the index of a buffer</source>
        <translation>l’index d’un tampon</translation>
    </message>
    <message>
        <source>the index of a delegate</source>
        <translation>l’index d’un delegate</translation>
    </message>
    <message>
        <source>the index of an operator</source>
        <translation>l’index d’un opérateur</translation>
    </message>
    <message>
        <source>the inverse of other than matrices</source>
        <translation>l’inverse d’autre chose que des matrices</translation>
    </message>
    <message>
        <source>the key of named data</source>
        <translation>la clé de données nommées</translation>
    </message>
    <message>
        <source>the last index along a dynamic dimension</source>
        <translation>le dernier indice selon une dimension dynamique</translation>
    </message>
    <message>
        <source>the length of its JSON header in the first 8 bytes</source>
        <translation>la longueur de son en-tête JSON dans les 8 premiers octets</translation>
    </message>
    <message>
        <source>the magic eh00 at byte 8</source>
        <translation>le marqueur eh00 à l’octet 8</translation>
    </message>
    <message>
        <source>the model has changed since it was opened</source>
        <translation>le modèle a changé depuis son ouverture</translation>
    </message>
    <message>
        <source>the model is larger than a flatbuffer can be</source>
        <translation>le modèle est plus grand qu’un flatbuffer ne peut l’être</translation>
    </message>
    <message>
        <source>the number {value} is beyond 64 bits</source>
        <translation>le nombre {value} dépasse 64 bits</translation>
    </message>
    <message>
        <source>the operands of einsum &apos;{equation}&apos; do not fit it</source>
        <translation>les opérandes de einsum «&#xa0;{equation}&#xa0;» ne lui conviennent pas</translation>
    </message>
    <message>
        <source>the path of an executable file</source>
        <translation>le chemin d’un fichier exécutable</translation>
    </message>
    <message>
        <source>the plan has {offsets} offsets for {buffers} buffers</source>
        <translation>le plan a {offsets} offsets pour {buffers} tampons</translation>
    </message>
    <message>
        <source>the plan uses memory {mem_id}</source>
        <translation>le plan utilise la mémoire {mem_id}</translation>
    </message>
    <message>
        <source>the pools together need more bytes than 64 bits can count</source>
        <translation>les pools réunis demandent plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>the program</source>
        <translation>le programme</translation>
    </message>
    <message>
        <source>the program has no method</source>
        <translation>le programme n’a pas de méthode</translation>
    </message>
    <message>
        <source>the program has {size} bytes</source>
        <translation>le programme a {size} octets</translation>
    </message>
    <message>
        <source>the program is damaged: an offset in its flatbuffer points outside it</source>
        <translation>le programme est endommagé&#xa0;: un offset de son flatbuffer pointe en dehors</translation>
    </message>
    <message>
        <source>the program&apos;s lists hold more elements than its file has bytes</source>
        <translation>les listes du programme contiennent plus d’éléments que son fichier n’a d’octets</translation>
    </message>
    <message>
        <source>the program&apos;s type and sizes</source>
        <translation>le type et les tailles du programme</translation>
    </message>
    <message>
        <source>the same shape</source>
        <translation>la même forme</translation>
    </message>
    <message>
        <source>the same type and size</source>
        <translation>le même type et la même taille</translation>
    </message>
    <message>
        <source>the shared state has more bytes than 64 bits can count</source>
        <translation>l’état partagé a plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>the size {key}, which no input has</source>
        <translation>la taille {key}, qu’aucune entrée n’a</translation>
    </message>
    <message>
        <source>the {index}th smallest</source>
        <translation>le {index}e plus petit</translation>
    </message>
    <message>
        <source>there is no offset for {buffer}</source>
        <translation>il n’y a pas d’offset pour {buffer}</translation>
    </message>
    <message>
        <source>these scales</source>
        <translation>ces échelles</translation>
    </message>
    <message>
        <source>this padding of a dynamic dimension</source>
        <translation>ce remplissage d’une dimension dynamique</translation>
    </message>
    <message>
        <source>this version of the format is not supported</source>
        <translation>cette version du format n’est pas prise en charge</translation>
    </message>
    <message>
        <source>three or four float dimensions</source>
        <translation>un tenseur flottant à trois ou quatre dimensions</translation>
    </message>
    <message>
        <source>tile by symbolic numbers is not lowered yet</source>
        <translation>pas encore de lowering pour tile par des nombres symboliques</translation>
    </message>
    <message>
        <source>too many lines</source>
        <translation>trop de lignes</translation>
    </message>
    <message>
        <source>trace of symbolic sizes is not lowered yet</source>
        <translation>pas encore de lowering pour trace de tailles symboliques</translation>
    </message>
    <message>
        <source>training mode</source>
        <translation>le mode entraînement</translation>
    </message>
    <message>
        <source>training, or running statistics</source>
        <translation>l’entraînement, ou des statistiques courantes</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two dimensions</source>
        <translation>deux dimensions</translation>
    </message>
    <message>
        <source>two inputs are called &apos;{input}&apos;</source>
        <translation>deux entrées s’appellent «&#xa0;{input}&#xa0;»</translation>
    </message>
    <message>
        <source>two methods of this name</source>
        <translation>deux méthodes de ce nom</translation>
    </message>
    <message>
        <source>two pools are &apos;{name}&apos; or have mem_id {mem_id}</source>
        <translation>deux pools s’appellent «&#xa0;{name}&#xa0;» ou ont le mem_id {mem_id}</translation>
    </message>
    <message>
        <source>two tensors</source>
        <translation>deux tenseurs</translation>
    </message>
    <message>
        <source>unexpected text</source>
        <translation>texte inattendu</translation>
    </message>
    <message>
        <source>unknown compile spec &apos;{key}&apos;</source>
        <translation>option de compilation inconnue «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown instruction</source>
        <translation>instruction inconnue</translation>
    </message>
    <message>
        <source>unknown line</source>
        <translation>ligne inconnue</translation>
    </message>
    <message>
        <source>unknown operator</source>
        <translation>opérateur inconnu</translation>
    </message>
    <message>
        <source>use --schedule search</source>
        <translation>utilisez --schedule search</translation>
    </message>
    <message>
        <source>use --trace-style lifetimes</source>
        <translation>utilisez --trace-style lifetimes</translation>
    </message>
    <message>
        <source>use a smaller plan</source>
        <translation>utilisez un plan plus petit</translation>
    </message>
    <message>
        <source>user outputs and mutations</source>
        <translation>des sorties utilisateur et des mutations</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is defined twice</source>
        <translation>la valeur «&#xa0;{name}&#xa0;» est définie deux fois</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is defined</source>
        <translation>la valeur «&#xa0;{name}&#xa0;» est utilisée avant d’être définie</translation>
    </message>
    <message>
        <source>value {id} does not exist</source>
        <translation>la valeur {id} n’existe pas</translation>
    </message>
    <message>
        <source>values nested too deep or too often</source>
        <translation>des valeurs imbriquées trop profondément ou trop souvent</translation>
    </message>
    <message>
        <source>values too large</source>
        <translation>des valeurs trop grandes</translation>
    </message>
    <message>
        <source>version 1</source>
        <translation>version 1</translation>
    </message>
    <message>
        <source>version {id} of the .pte format is not supported</source>
        <translation>la version {id} du format .pte n’est pas prise en charge</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;</source>
        <translation>des poids dans «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>weights in big-endian byte order</source>
        <translation>des poids en ordre d’octets gros-boutiste</translation>
    </message>
    <message>
        <source>weights of dynamic size</source>
        <translation>des poids de taille dynamique</translation>
    </message>
    <message>
        <source>weights of this shape</source>
        <translation>des poids de cette forme</translation>
    </message>
    <message>
        <source>whole numbers</source>
        <translation>des entiers</translation>
    </message>
    <message>
        <source>write op:{part}</source>
        <translation>écrivez op:{part}</translation>
    </message>
    <message>
        <source>writes &apos;{name}&apos; again</source>
        <translation>écrit «&#xa0;{name}&#xa0;» une nouvelle fois</translation>
    </message>
    <message>
        <source>writes a constant</source>
        <translation>écrit une constante</translation>
    </message>
    <message>
        <source>writes into a constant</source>
        <translation>écrit dans une constante</translation>
    </message>
    <message>
        <source>writes value {output}</source>
        <translation>écrit la valeur {output}</translation>
    </message>
    <message>
        <source>zero or unspecified</source>
        <translation>zero ou unspecified</translation>
    </message>
    <message>
        <source>{buffer} and its padding do not fit in 64 bits</source>
        <translation>{buffer} et son remplissage ne tiennent pas dans 64 bits</translation>
    </message>
    <message>
        <source>{buffer} ends beyond 64 bits</source>
        <translation>{buffer} finit au-delà de 64 bits</translation>
    </message>
    <message>
        <source>{buffer} has a padding of {padding} bytes</source>
        <translation>{buffer} a un remplissage de {padding} octets</translation>
    </message>
    <message>
        <source>{buffer} has {bytes} bytes</source>
        <translation>{buffer} a {bytes} octets</translation>
    </message>
    <message>
        <source>{buffer}: all buffers together have more bytes than 64 bits can count</source>
        <translation>{buffer}&#xa0;: tous les tampons réunis ont plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>{buffer}: {bytes} bytes, rounded up to a multiple of {align}, do not fit in 64 bits</source>
        <translation>{buffer}&#xa0;: {bytes} octets, arrondis au multiple supérieur de {align}, ne tiennent pas dans 64 bits</translation>
    </message>
    <message>
        <source>{bytes} bytes</source>
        <translation>{bytes} octets</translation>
    </message>
    <message>
        <source>{bytes} bytes of data</source>
        <translation>{bytes} octets de données</translation>
    </message>
    <message>
        <source>{channels} slopes</source>
        <translation>{channels} pentes</translation>
    </message>
    <message>
        <source>{count} arguments</source>
        <translation>{count} arguments</translation>
    </message>
    <message>
        <source>{count} each</source>
        <translation>{count} de chaque</translation>
    </message>
    <message>
        <source>{count} sizes or factors</source>
        <translation>{count} tailles ou facteurs</translation>
    </message>
    <message>
        <source>{dtype} tensors are not supported</source>
        <translation>les tenseurs {dtype} ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>{elements} elements of f32</source>
        <translation>{elements} éléments f32</translation>
    </message>
    <message>
        <source>{expected} finite ones above 0</source>
        <translation>{expected} échelles finies supérieures à 0</translation>
    </message>
    <message>
        <source>{file} has {bytes} bytes</source>
        <translation>{file} a {bytes} octets</translation>
    </message>
    <message>
        <source>{size} in the last dimension</source>
        <translation>{size} dans la dernière dimension</translation>
    </message>
    <message>
        <source>{groups} groups</source>
        <translation>{groups} groupes</translation>
    </message>
    <message>
        <source>{id} at offset {offset} is outside its pool</source>
        <translation>{id} à l’offset {offset} est hors de son pool</translation>
    </message>
    <message>
        <source>{id} lacks {missing}</source>
        <translation>il manque {missing} à {id}</translation>
    </message>
    <message>
        <source>{inputs} and {outputs}, as the graph has</source>
        <translation>{inputs} et {outputs}, comme le graphe</translation>
    </message>
    <message>
        <source>{inputs} channels</source>
        <translation>{inputs} canaux</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs</source>
        <translation>{inputs} entrées et {outputs} sorties</translation>
    </message>
    <message>
        <source>{inputs}, one for each input</source>
        <translation>{inputs}, une par entrée</translation>
    </message>
    <message>
        <source>{key} is &apos;{value}&apos;</source>
        <translation>{key} vaut «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>{kind} has no kernel here</source>
        <translation>{kind} n’a pas de kernel ici</translation>
    </message>
    <message>
        <source>{names} cannot share memory</source>
        <translation>{names} ne peuvent pas partager de mémoire</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the output is first written at step {first_write}, the input is last read at step {last_read}</source>
        <translation>{names} ne peuvent pas partager de mémoire&#xa0;: la sortie est écrite pour la première fois à l’étape {first_write}, l’entrée est lue pour la dernière fois à l’étape {last_read}</translation>
    </message>
    <message>
        <source>{names} or cpu</source>
        <translation>{names} ou cpu</translation>
    </message>
    <message>
        <source>{name} has more bytes than 64 bits can count</source>
        <translation>{name} a plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>{name} is &apos;{value}&apos;</source>
        <translation>{name} vaut «&#xa0;{value}&#xa0;»</translation>
    </message>
    <message>
        <source>{name} is aligned to {align}</source>
        <translation>{name} est aligné sur {align}</translation>
    </message>
    <message>
        <source>{name} is pinned to {offset}</source>
        <translation>{name} est épinglé à {offset}</translation>
    </message>
    <message>
        <source>{pool} needs more bytes than 64 bits can count</source>
        <translation>{pool} demande plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>{rank} dimensions</source>
        <translation>{rank} dimensions</translation>
    </message>
    <message>
        <source>{size} for its shape</source>
        <translation>{size} pour sa forme</translation>
    </message>
    <message>
        <source>{symbol} has no upper bound</source>
        <translation>{symbol} n’a pas de borne supérieure</translation>
    </message>
    <message>
        <source>{operator} by one number</source>
        <translation>{operator} par un seul nombre</translation>
    </message>
    <message>
        <source>{operator} changes the rank</source>
        <translation>{operator} change le rang</translation>
    </message>
    <message>
        <source>{operator} has fewer outputs than its schema</source>
        <translation>{operator} a moins de sorties que son schéma</translation>
    </message>
    <message>
        <source>{operator} has no dimension to split</source>
        <translation>{operator} n’a pas de dimension à diviser</translation>
    </message>
    <message>
        <source>{operator} has no other name</source>
        <translation>{operator} n’a pas d’autre nom</translation>
    </message>
    <message>
        <source>{operator} has outputs that its schema does not have</source>
        <translation>{operator} a des sorties que son schéma n’a pas</translation>
    </message>
    <message>
        <source>{operator} is not lowered yet</source>
        <translation>pas encore de lowering pour {operator}</translation>
    </message>
    <message>
        <source>{operator} must have one output</source>
        <translation>{operator} doit avoir une seule sortie</translation>
    </message>
    <message>
        <source>{operator} needs a matrix</source>
        <translation>{operator} demande une matrice</translation>
    </message>
    <message>
        <source>{operator} needs an input of {rank} dimensions</source>
        <translation>{operator} demande une entrée à {rank} dimensions</translation>
    </message>
    <message>
        <source>{operator} of a number</source>
        <translation>{operator} d’un nombre</translation>
    </message>
    <message>
        <source>{operator} of a symbolic size is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} de taille symbolique</translation>
    </message>
    <message>
        <source>{operator} of another rank than 3</source>
        <translation>{operator} d’un rang autre que 3</translation>
    </message>
    <message>
        <source>{operator} of another rank than 4</source>
        <translation>{operator} d’un rang autre que 4</translation>
    </message>
    <message>
        <source>{operator} of another rank than 5</source>
        <translation>{operator} d’un rang autre que 5</translation>
    </message>
    <message>
        <source>{operator} without operands</source>
        <translation>{operator} sans opérande</translation>
    </message>
    <message>
        <source>{operator} of an empty tensor</source>
        <translation>{operator} d’un tenseur vide</translation>
    </message>
    <message>
        <source>{operator} of other than f32 planes</source>
        <translation>{operator} sur autre chose que des plans d’image f32</translation>
    </message>
    <message>
        <source>{operator} of several sequences, or with its weights, is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} de plusieurs séquences, ou avec ses poids</translation>
    </message>
    <message>
        <source>{operator} of symbolic sizes is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} de tailles symboliques</translation>
    </message>
    <message>
        <source>{operator} of this rank</source>
        <translation>{operator} de ce rang</translation>
    </message>
    <message>
        <source>{operator} of this size</source>
        <translation>{operator} de cette taille</translation>
    </message>
    <message>
        <source>{operator} of too few dimensions</source>
        <translation>{operator} de trop peu de dimensions</translation>
    </message>
    <message>
        <source>{operator} of two numbers</source>
        <translation>{operator} de deux nombres</translation>
    </message>
    <message>
        <source>{operator} over a symbolic number of steps is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} sur un nombre symbolique de pas</translation>
    </message>
    <message>
        <source>{operator} returns a number, which is not lowered yet</source>
        <translation>{operator} renvoie un nombre&#xa0;: pas encore de lowering</translation>
    </message>
    <message>
        <source>{operator} returns nothing</source>
        <translation>{operator} ne renvoie rien</translation>
    </message>
    <message>
        <source>{operator} up to a symbolic number is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} jusqu’à un nombre symbolique</translation>
    </message>
    <message>
        <source>{operator} whose weights are read is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} dont les poids sont lus</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation or stride below 1</source>
        <translation>{operator} avec un noyau, une dilatation ou un pas inférieur à 1</translation>
    </message>
    <message>
        <source>{operator} with a mask of numbers is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} avec un masque de nombres</translation>
    </message>
    <message>
        <source>{operator} with aligned corners is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} à coins alignés</translation>
    </message>
    <message>
        <source>{operator} with dropout is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} avec dropout</translation>
    </message>
    <message>
        <source>{operator} without heads</source>
        <translation>{operator} sans têtes</translation>
    </message>
    <message>
        <source>{operator} without sizes</source>
        <translation>{operator} sans tailles</translation>
    </message>
    <message>
        <source>{tensors}: three numbers and one for each tensor</source>
        <translation>{tensors}&#xa0;: trois nombres, puis un par tenseur</translation>
    </message>
    <message>
        <source>{tensor} in another element order</source>
        <translation>{tensor} dans un autre ordre des éléments</translation>
    </message>
    <message>
        <source>{field} is absent</source>
        <translation>{field}&#xa0;: absent</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has {count} dimensions</source>
        <translation>«&#xa0;{name}&#xa0;» a {count} dimensions</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in segment {index} of {count}</source>
        <translation>«&#xa0;{name}&#xa0;» est dans le segment {index} sur {count}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; lies outside it, at byte {offset}</source>
        <translation>«&#xa0;{name}&#xa0;» se trouve en dehors, à l’octet {offset}</translation>
    </message>
    <message>
        <source>each name once</source>
        <translation>chaque nom une seule fois</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; unpacks to {bytes} bytes, too much for a file of {size}</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» se décompresse en {bytes} octets, trop pour un fichier de {size}</translation>
    </message>
    <message>
        <source>free some space, or make this folder writable</source>
        <translation>libérez de l’espace, ou rendez ce dossier accessible en écriture</translation>
    </message>
    <message>
        <source>if this is a real program, repack it with &apos;zip -0&apos;</source>
        <translation>s’il s’agit d’un vrai programme, recréez l’archive avec «&#xa0;zip -0&#xa0;»</translation>
    </message>
    <message>
        <source>one for each tensor</source>
        <translation>un pour chaque tenseur</translation>
    </message>
    <message>
        <source>preferences cannot be written</source>
        <translation>les préférences ne peuvent pas être écrites</translation>
    </message>
    <message>
        <source>remove one of them</source>
        <translation>supprimez-en un</translation>
    </message>
    <message>
        <source>an output shape of a dynamic dimension</source>
        <translation>une forme de sortie d’une dimension dynamique</translation>
    </message>
    <message>
        <source>samples by &apos;{mode}&apos; with padding &apos;{padding}&apos;</source>
        <translation>un échantillonnage «&#xa0;{mode}&#xa0;» avec le remplissage «&#xa0;{padding}&#xa0;»</translation>
    </message>
    <message>
        <source>0 to {last}</source>
        <translation>0 à {last}</translation>
    </message>
    <message>
        <source>export the model with all of them as literals, or all as tensors</source>
        <translation>exportez le modèle avec tous comme littéraux, ou tous comme tenseurs</translation>
    </message>
    <message>
        <source>result &apos;{name}&apos; is a tensor on one side of control flow and a number on the other</source>
        <translation>le résultat «&#xa0;{name}&#xa0;» est un tenseur d’un côté du flot de contrôle et un nombre de l’autre</translation>
    </message>
    <message>
        <source>a node that writes value {value}</source>
        <translation>un nœud qui écrit la valeur {value}</translation>
    </message>
    <message>
        <source>a device of a plug-in</source>
        <translation>un périphérique d’un greffon</translation>
    </message>
    <message>
        <source>a line &apos;run&apos; that writes it</source>
        <translation>une ligne «&#xa0;run&#xa0;» qui l’écrit</translation>
    </message>
    <message>
        <source>a pool of {bytes} bytes</source>
        <translation>un pool de {bytes} octets</translation>
    </message>
    <message>
        <source>at most 256 MiB together</source>
        <translation>au plus 256 Mio au total</translation>
    </message>
    <message>
        <source>its axes</source>
        <translation>ses axes</translation>
    </message>
    <message>
        <source>zero points of this shape</source>
        <translation>des points zéro de cette forme</translation>
    </message>
    <message>
        <source>{bytes} for its values</source>
        <translation>{bytes} pour ses valeurs</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; has {count} items</source>
        <translation>«&#xa0;{key}&#xa0;» a {count} éléments</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or write it anyway with --force</source>
        <translation>choisissez un autre planificateur ou moins de passes, ou écrivez-le quand même avec --force</translation>
    </message>
    <message>
        <source>first and last</source>
        <translation>premier et dernier</translation>
    </message>
    <message>
        <source>{operator} of this form (no batch) is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} sous cette forme (sans lot)</translation>
    </message>
    <message>
        <source>a batch norm that is not over images</source>
        <translation>une batch norm qui ne porte pas sur des images</translation>
    </message>
    <message>
        <source>a convolution that is not over images</source>
        <translation>une convolution qui ne porte pas sur des images</translation>
    </message>
    <message>
        <source>a mean over other dimensions than height and width</source>
        <translation>une moyenne sur d’autres dimensions que la hauteur et la largeur</translation>
    </message>
    <message>
        <source>a mean that is not over images</source>
        <translation>une moyenne qui ne porte pas sur des images</translation>
    </message>
    <message>
        <source>a pooling that is not over images</source>
        <translation>un pooling qui ne porte pas sur des images</translation>
    </message>
    <message>
        <source>a scale that is not known</source>
        <translation>une échelle inconnue</translation>
    </message>
    <message>
        <source>a shape that changes without a symbol</source>
        <translation>une forme qui change sans symbole</translation>
    </message>
    <message>
        <source>a softmax that is not over the last dimension</source>
        <translation>un softmax qui ne porte pas sur la dernière dimension</translation>
    </message>
    <message>
        <source>a zero point that the element type cannot hold</source>
        <translation>un point zéro que le type d’élément ne peut pas contenir</translation>
    </message>
    <message>
        <source>an alpha other than 1</source>
        <translation>un alpha différent de 1</translation>
    </message>
    <message>
        <source>an approximated gelu</source>
        <translation>un gelu approché</translation>
    </message>
    <message>
        <source>an argument that is computed at run time</source>
        <translation>un argument calculé à l’exécution</translation>
    </message>
    <message>
        <source>an average that counts padding</source>
        <translation>une moyenne qui compte le remplissage</translation>
    </message>
    <message>
        <source>an element order that is not row-major</source>
        <translation>un ordre d’éléments qui n’est pas par lignes (row-major)</translation>
    </message>
    <message>
        <source>bounds that contradict each other</source>
        <translation>des bornes qui se contredisent</translation>
    </message>
    <message>
        <source>ceil mode</source>
        <translation>le mode ceil</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>flot de contrôle</translation>
    </message>
    <message>
        <source>element type {type}</source>
        <translation>type d’élément {type}</translation>
    </message>
    <message>
        <source>elu with a scale</source>
        <translation>elu avec une échelle</translation>
    </message>
    <message>
        <source>indices that are used</source>
        <translation>des indices qui sont utilisés</translation>
    </message>
    <message>
        <source>integers that are read with two scales</source>
        <translation>des entiers lus avec deux échelles</translation>
    </message>
    <message>
        <source>its output is written more than once</source>
        <translation>sa sortie est écrite plus d’une fois</translation>
    </message>
    <message>
        <source>more than 6 dimensions</source>
        <translation>plus de 6 dimensions</translation>
    </message>
    <message>
        <source>more than one dimension that changes</source>
        <translation>plus d’une dimension qui change</translation>
    </message>
    <message>
        <source>none: this backend has no compile specs</source>
        <translation>aucune&#xa0;: ce backend n’a pas d’options de compilation</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>non choisi</translation>
    </message>
    <message>
        <source>operands of different shapes</source>
        <translation>des opérandes de formes différentes</translation>
    </message>
    <message>
        <source>output padding</source>
        <translation>remplissage de sortie</translation>
    </message>
    <message>
        <source>plan all methods alike with --share-mutable</source>
        <translation>planifiez toutes les méthodes de la même façon avec --share-mutable</translation>
    </message>
    <message>
        <source>saved statistics</source>
        <translation>des statistiques enregistrées</translation>
    </message>
    <message>
        <source>scales that do not fit the shape</source>
        <translation>des échelles qui ne correspondent pas à la forme</translation>
    </message>
    <message>
        <source>the .pte that it was written with</source>
        <translation>le .pte avec lequel il a été écrit</translation>
    </message>
    <message>
        <source>too few arguments</source>
        <translation>trop peu d’arguments</translation>
    </message>
    <message>
        <source>writes a buffer or a view</source>
        <translation>écrit un tampon ou une vue</translation>
    </message>
    <message>
        <source>writes in place</source>
        <translation>écrit en place</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <translation>{first}&#xa0;; {second}</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos;</source>
        <translation>«&#xa0;{tensor}&#xa0;»</translation>
    </message>
    <message>
        <source>Plan &gt; Add planner allows it</source>
        <translation>Plan &gt; Ajouter un planificateur l’autorise</translation>
    </message>
    <message>
        <source>a session, as --save-session or the window writes it</source>
        <translation>une session, telle que --save-session ou la fenêtre l’écrit</translation>
    </message>
    <message>
        <source>allow it with --memory-limit {bytes}</source>
        <translation>autorisez-le avec --memory-limit {bytes}</translation>
    </message>
    <message>
        <source>at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>au plus {limit} octets, le plus grand de 256 Mio et de quatre fois le fichier</translation>
    </message>
    <message>
        <source>contiguous f32, and a weight for each element of a row</source>
        <translation>f32 contigu, et un poids pour chaque élément d’une ligne</translation>
    </message>
    <message>
        <source>cpu, a backend ({names}) or a planner (see `list planners`)</source>
        <translation>cpu, un backend ({names}) ou un planificateur (voir `list planners`)</translation>
    </message>
    <message>
        <source>did you mean &apos;{suggestion}&apos;?</source>
        <translation>vouliez-vous dire «&#xa0;{suggestion}&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>export it in parts</source>
        <translation>exportez-le en plusieurs parties</translation>
    </message>
    <message>
        <source>has element type {number}</source>
        <translation>a le type d’élément {number}</translation>
    </message>
    <message>
        <source>has no shape</source>
        <translation>n’a pas de forme</translation>
    </message>
    <message>
        <source>operators, tensors and names that take at most {limit} bytes, the larger of 256 MiB and four times the file</source>
        <translation>des opérateurs, tenseurs et noms qui prennent au plus {limit} octets, le plus grand de 256 Mio et de quatre fois le fichier</translation>
    </message>
    <message>
        <source>{items}; and {count} more</source>
        <translation>{items}&#xa0;; et {count} de plus</translation>
    </message>
    <message>
        <source>{names} and {count} more</source>
        <translation>{names} et {count} de plus</translation>
    </message>
    <message>
        <source>3 numbers</source>
        <translation>3 nombres</translation>
    </message>
    <message>
        <source>JSON that takes {bytes} bytes of memory</source>
        <translation>un JSON qui prend {bytes} octets de mémoire</translation>
    </message>
    <message>
        <source>a model with one subgraph</source>
        <translation>un modèle à un seul sous-graphe</translation>
    </message>
    <message>
        <source>a tensor, or a list or dict of tensors</source>
        <translation>un tenseur, ou une liste ou un dict de tenseurs</translation>
    </message>
    <message>
        <source>choose another file</source>
        <translation>choisissez un autre fichier</translation>
    </message>
    <message>
        <source>choose that run&apos;s inputs, or compare with a plan or a backend</source>
        <translation>choisissez les entrées de cette exécution, ou comparez avec un plan ou un backend</translation>
    </message>
    <message>
        <source>contiguous f32</source>
        <translation>f32 contigu</translation>
    </message>
    <message>
        <source>control flow that ends</source>
        <translation>un flot de contrôle qui se termine</translation>
    </message>
    <message>
        <source>runs subgraph {graph}</source>
        <translation>exécute le sous-graphe {graph}</translation>
    </message>
    <message>
        <source>sizes that fit</source>
        <translation>des tailles compatibles</translation>
    </message>
    <message>
        <source>tensor {tensor}</source>
        <translation>tenseur {tensor}</translation>
    </message>
    <message>
        <source>the recorded trace belongs to recorded run 0</source>
        <translation>la trace enregistrée appartient à l’exécution enregistrée 0</translation>
    </message>
    <message>
        <source>windows inside the tensor</source>
        <translation>des fenêtres à l’intérieur du tenseur</translation>
    </message>
    <message>
        <source>write a .csv or .h; TensorFlow Lite Micro plans this model itself</source>
        <translation>écrivez un .csv ou un .h&#xa0;; TensorFlow Lite Micro planifie lui-même ce modèle</translation>
    </message>
    <message>
        <source>an undamaged program or session</source>
        <translation>un programme ou une session intacts</translation>
    </message>
    <message>
        <source>the file is empty (0 bytes)</source>
        <translation>le fichier est vide (0 octet)</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>l’image n’a pas pu être créée</translation>
    </message>
    <message>
        <source>there is no arena chart</source>
        <translation>il n’y a pas de graphique d’arène</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is &apos;{name}&apos;</source>
        <translation>«&#xa0;{key}&#xa0;» vaut «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; and &apos;{other_name}&apos; overlap</source>
        <translation>«&#xa0;{name}&#xa0;» et «&#xa0;{other_name}&#xa0;» se chevauchent</translation>
    </message>
    <message>
        <source>0 to {limit}</source>
        <translation>0 à {limit}</translation>
    </message>
    <message>
        <source>JSON nested more than {limit} deep</source>
        <translation>JSON imbriqué sur plus de {limit} niveaux</translation>
    </message>
    <message>
        <source>a cast to type {type}</source>
        <translation>une conversion vers le type {type}</translation>
    </message>
    <message>
        <source>a dim_order of {count} dimensions</source>
        <translation>un dim_order de {count} dimensions</translation>
    </message>
    <message>
        <source>a divisor of {divisor}</source>
        <translation>un diviseur de {divisor}</translation>
    </message>
    <message>
        <source>a jump to {instruction}</source>
        <translation>un saut vers {instruction}</translation>
    </message>
    <message>
        <source>a multiple of its alignment {align}</source>
        <translation>un multiple de son alignement {align}</translation>
    </message>
    <message>
        <source>a name ending in {suffixes}</source>
        <translation>un nom qui finit par {suffixes}</translation>
    </message>
    <message>
        <source>a number that fits in {bits} bits</source>
        <translation>un nombre qui tient dans {bits} bits</translation>
    </message>
    <message>
        <source>a padding of {count} numbers</source>
        <translation>un remplissage de {count} nombres</translation>
    </message>
    <message>
        <source>a permutation of {count}</source>
        <translation>une permutation de {count}</translation>
    </message>
    <message>
        <source>a slice beyond {shape}</source>
        <translation>une tranche au-delà de {shape}</translation>
    </message>
    <message>
        <source>a stage that the program does not need</source>
        <translation>une étape dont le programme n’a pas besoin</translation>
    </message>
    <message>
        <source>a trace in ExecuTorch&apos;s layout would have {count} events</source>
        <translation>une trace au format d’ExecuTorch compterait {count} événements</translation>
    </message>
    <message>
        <source>a value with {count} kinds</source>
        <translation>une valeur à {count} genres</translation>
    </message>
    <message>
        <source>alpha {value}</source>
        <translation>alpha {value}</translation>
    </message>
    <message>
        <source>an index below {count}</source>
        <translation>un index inférieur à {count}</translation>
    </message>
    <message>
        <source>an input of kind &apos;{kind}&apos; is not supported</source>
        <translation>une entrée de genre «&#xa0;{kind}&#xa0;» n’est pas prise en charge</translation>
    </message>
    <message>
        <source>an output of kind &apos;{kind}&apos; is not supported</source>
        <translation>une sortie de genre «&#xa0;{kind}&#xa0;» n’est pas prise en charge</translation>
    </message>
    <message>
        <source>an output of {shape}</source>
        <translation>une sortie de {shape}</translation>
    </message>
    <message>
        <source>an output of {shape} from an empty value</source>
        <translation>une sortie de {shape} depuis une valeur vide</translation>
    </message>
    <message>
        <source>argument {argument}</source>
        <translation>argument {argument}</translation>
    </message>
    <message>
        <source>argument {index} has {count} entries</source>
        <translation>l’argument {index} a {count} éléments</translation>
    </message>
    <message>
        <source>argument {index} is {value}</source>
        <translation>l’argument {index} est {value}</translation>
    </message>
    <message>
        <source>at most {limit}</source>
        <translation>au plus {limit}</translation>
    </message>
    <message>
        <source>at most {limit}, the larger of 200 MiB and three times its text</source>
        <translation>au plus {limit}, le plus grand de 200 Mio et de trois fois son texte</translation>
    </message>
    <message>
        <source>below {count}</source>
        <translation>inférieur à {count}</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>octet {byte}</translation>
    </message>
    <message>
        <source>channel dimension {dimension}</source>
        <translation>dimension de canaux {dimension}</translation>
    </message>
    <message>
        <source>constant of {bytes} bytes</source>
        <translation>constante de {bytes} octets</translation>
    </message>
    <message>
        <source>constant {index} has {bytes} bytes</source>
        <translation>la constante {index} a {bytes} octets</translation>
    </message>
    <message>
        <source>delegate {index} of {count}</source>
        <translation>delegate {index} sur {count}</translation>
    </message>
    <message>
        <source>delegate-io</source>
        <translation>E/S de delegate</translation>
    </message>
    <message>
        <source>dimension {dimension} of a tensor with {rank}</source>
        <translation>dimension {dimension} d’un tenseur qui en a {rank}</translation>
    </message>
    <message>
        <source>element type {dtype} ({number})</source>
        <translation>type d’élément {dtype} ({number})</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; does not unpack to its {size} bytes</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» ne se décompresse pas en ses {size} octets</translation>
    </message>
    <message>
        <source>filter {shape}</source>
        <translation>filtre {shape}</translation>
    </message>
    <message>
        <source>got {actual}</source>
        <translation>reçu&#xa0;: {actual}</translation>
    </message>
    <message>
        <source>graph {graph}</source>
        <translation>graphe {graph}</translation>
    </message>
    <message>
        <source>id {id}</source>
        <translation>id {id}</translation>
    </message>
    <message>
        <source>image {shape}</source>
        <translation>image {shape}</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos;</source>
        <translation>entrée «&#xa0;{argument}&#xa0;»</translation>
    </message>
    <message>
        <source>input &apos;{argument}&apos; has no type</source>
        <translation>l’entrée «&#xa0;{argument}&#xa0;» n’a pas de type</translation>
    </message>
    <message>
        <source>input &apos;{input}&apos; {reason}</source>
        <translation>l’entrée «&#xa0;{input}&#xa0;» {reason}</translation>
    </message>
    <message>
        <source>input {shape}</source>
        <translation>entrée {shape}</translation>
    </message>
    <message>
        <source>instruction type {type}</source>
        <translation>type d’instruction {type}</translation>
    </message>
    <message>
        <source>instruction {instruction}</source>
        <translation>instruction {instruction}</translation>
    </message>
    <message>
        <source>intermediate</source>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>line {line}</source>
        <translation>ligne {line}</translation>
    </message>
    <message>
        <source>linear by &apos;{coordinates}&apos;</source>
        <translation>linéaire par «&#xa0;{coordinates}&#xa0;»</translation>
    </message>
    <message>
        <source>lists of {count}</source>
        <translation>des listes de {count}</translation>
    </message>
    <message>
        <source>memory {id} has {size} bytes, and its last tensor ends at {end}</source>
        <translation>la mémoire {id} a {size} octets, et son dernier tenseur finit à {end}</translation>
    </message>
    <message>
        <source>memory {memory}</source>
        <translation>mémoire {memory}</translation>
    </message>
    <message>
        <source>model {model}</source>
        <translation>modèle {model}</translation>
    </message>
    <message>
        <source>named data &apos;{name}&apos; is missing</source>
        <translation>les données nommées «&#xa0;{name}&#xa0;» manquent</translation>
    </message>
    <message>
        <source>names operator code {index}</source>
        <translation>désigne le code d’opérateur {index}</translation>
    </message>
    <message>
        <source>nearest by &apos;{coordinates}&apos; and &apos;{rounding}&apos;</source>
        <translation>plus proche par «&#xa0;{coordinates}&#xa0;» et «&#xa0;{rounding}&#xa0;»</translation>
    </message>
    <message>
        <source>nested more than {limit} deep</source>
        <translation>imbriqué sur plus de {limit} niveaux</translation>
    </message>
    <message>
        <source>no kernel for {operator}</source>
        <translation>pas de kernel pour {operator}</translation>
    </message>
    <message>
        <source>no more than {limit}</source>
        <translation>pas plus de {limit}</translation>
    </message>
    <message>
        <source>no more than {limit} bytes of all packed entries</source>
        <translation>pas plus de {limit} octets pour toutes les entrées compressées</translation>
    </message>
    <message>
        <source>no temporary folder: {reason}</source>
        <translation>pas de dossier temporaire&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>node {node}</source>
        <translation>nœud {node}</translation>
    </message>
    <message>
        <source>one of {expected}</source>
        <translation>au choix&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>one of {shape}</source>
        <translation>une de {shape}</translation>
    </message>
    <message>
        <source>operator {index} of {count}</source>
        <translation>opérateur {index} sur {count}</translation>
    </message>
    <message>
        <source>operator {operator}</source>
        <translation>opérateur {operator}</translation>
    </message>
    <message>
        <source>output</source>
        <translation>sortie</translation>
    </message>
    <message>
        <source>pool {pool}</source>
        <translation>pool {pool}</translation>
    </message>
    <message>
        <source>position {position}</source>
        <translation>position {position}</translation>
    </message>
    <message>
        <source>reduction &apos;{mode}&apos;</source>
        <translation>réduction «&#xa0;{mode}&#xa0;»</translation>
    </message>
    <message>
        <source>result has shape {tensor} but its memory is for {other_tensor}</source>
        <translation>le résultat a la forme {tensor} mais sa mémoire est prévue pour {other_tensor}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor</source>
        <translation>la règle «&#xa0;{rule}&#xa0;» ne correspond à aucun tenseur</translation>
    </message>
    <message>
        <source>segment {index} of {count}</source>
        <translation>segment {index} sur {count}</translation>
    </message>
    <message>
        <source>segments start at byte {offset}, inside the program of {size} bytes</source>
        <translation>les segments commencent à l’octet {offset}, dans le programme de {size} octets</translation>
    </message>
    <message>
        <source>shape_dynamism {value}</source>
        <translation>shape_dynamism {value}</translation>
    </message>
    <message>
        <source>shapes {tensor} and {other_tensor} do not broadcast</source>
        <translation>les formes {tensor} et {other_tensor} sont incompatibles par broadcast</translation>
    </message>
    <message>
        <source>sizes {tensor} and {other_tensor}</source>
        <translation>les tailles {tensor} et {other_tensor}</translation>
    </message>
    <message>
        <source>slope {shape}</source>
        <translation>pente {shape}</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>state &apos;{name}&apos;: got {tensor}</source>
        <translation>état «&#xa0;{name}&#xa0;»&#xa0;: reçu {tensor}</translation>
    </message>
    <message>
        <source>step {step} ({node})</source>
        <translation>étape {step} ({node})</translation>
    </message>
    <message>
        <source>subgraph {subgraph}</source>
        <translation>sous-graphe {subgraph}</translation>
    </message>
    <message>
        <source>the content of one of {suffixes}</source>
        <translation>le contenu d’un des types suivants&#xa0;: {suffixes}</translation>
    </message>
    <message>
        <source>the file ends after {size} bytes</source>
        <translation>le fichier finit après {size} octets</translation>
    </message>
    <message>
        <source>the program breaks the rule &apos;{rule}&apos; after &apos;{stage}&apos;: {detail}</source>
        <translation>après «&#xa0;{stage}&#xa0;», le programme enfreint la règle «&#xa0;{rule}&#xa0;»&#xa0;: {detail}</translation>
    </message>
    <message>
        <source>the shape {shape}</source>
        <translation>la forme {shape}</translation>
    </message>
    <message>
        <source>the size {expression} has no bounds</source>
        <translation>la taille {expression} n’a pas de bornes</translation>
    </message>
    <message>
        <source>the size {expression} is beyond 64 bits</source>
        <translation>la taille {expression} dépasse 64 bits</translation>
    </message>
    <message>
        <source>the size {expression} may divide by 0</source>
        <translation>la taille {expression} peut entraîner une division par 0</translation>
    </message>
    <message>
        <source>the size {expression} may have a negative exponent</source>
        <translation>la taille {expression} peut avoir un exposant négatif</translation>
    </message>
    <message>
        <source>the stage &apos;{stage}&apos; cannot be skipped</source>
        <translation>l’étape «&#xa0;{stage}&#xa0;» ne peut pas être omise</translation>
    </message>
    <message>
        <source>unknown column &apos;{column}&apos;</source>
        <translation>colonne inconnue «&#xa0;{column}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown type &apos;{type}&apos; in an operator schema</source>
        <translation>type inconnu «&#xa0;{type}&#xa0;» dans un schéma d’opérateur</translation>
    </message>
    <message>
        <source>value type {type}</source>
        <translation>type de valeur {type}</translation>
    </message>
    <message>
        <source>value {value}</source>
        <translation>valeur {value}</translation>
    </message>
    <message>
        <source>values of {count} elements</source>
        <translation>des valeurs de {count} éléments</translation>
    </message>
    <message>
        <source>version {version}</source>
        <translation>version {version}</translation>
    </message>
    <message>
        <source>writes value {value}</source>
        <translation>écrit la valeur {value}</translation>
    </message>
    <message>
        <source>zero point {value}</source>
        <translation>point zéro {value}</translation>
    </message>
    <message>
        <source>{backend}: {reason}</source>
        <translation>{backend}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of segment data</source>
        <translation>{bytes} octets à {offset} sont hors des {size} octets de données de segments</translation>
    </message>
    <message>
        <source>{bytes} bytes of data at {offset} lie outside segment {index} of {size} bytes</source>
        <translation>{bytes} octets de données à {offset} sont hors du segment {index} de {size} octets</translation>
    </message>
    <message>
        <source>{bytes} for its sizes</source>
        <translation>{bytes} pour ses tailles</translation>
    </message>
    <message>
        <source>{bytes} for {shape}</source>
        <translation>{bytes} pour {shape}</translation>
    </message>
    <message>
        <source>{count} as in the first line</source>
        <translation>{count}, comme dans la première ligne</translation>
    </message>
    <message>
        <source>{count} cells</source>
        <translation>{count} cellules</translation>
    </message>
    <message>
        <source>{count} dimensions</source>
        <translation>{count} dimensions</translation>
    </message>
    <message>
        <source>{count} dimensions of a token</source>
        <translation>{count} dimensions d’un token</translation>
    </message>
    <message>
        <source>{count} dimensions with one scale</source>
        <translation>{count} dimensions avec une seule échelle</translation>
    </message>
    <message>
        <source>{count} elements</source>
        <translation>{count} éléments</translation>
    </message>
    <message>
        <source>{count} elements of f32</source>
        <translation>{count} éléments f32</translation>
    </message>
    <message>
        <source>{count} externals</source>
        <translation>{count} valeurs externes</translation>
    </message>
    <message>
        <source>{count} floats</source>
        <translation>{count} flottants</translation>
    </message>
    <message>
        <source>{count} input channels in a group</source>
        <translation>{count} canaux d’entrée dans un groupe</translation>
    </message>
    <message>
        <source>{count} scales</source>
        <translation>{count} échelles</translation>
    </message>
    <message>
        <source>{count} scales in constant {index}</source>
        <translation>{count} échelles dans la constante {index}</translation>
    </message>
    <message>
        <source>{mode} by &apos;{coordinates}&apos;</source>
        <translation>{mode} par «&#xa0;{coordinates}&#xa0;»</translation>
    </message>
    <message>
        <source>{offsets} offsets for {buffers} buffers</source>
        <translation>{offsets} offsets pour {buffers} tampons</translation>
    </message>
    <message>
        <source>{operator} has no output</source>
        <translation>{operator} n’a pas de sortie</translation>
    </message>
    <message>
        <source>{operator} writes constant {value}</source>
        <translation>{operator} écrit la constante {value}</translation>
    </message>
    <message>
        <source>{pool} needs {needed} bytes, {bytes} more than its capacity of {capacity}; beyond it, first at {step}: {largest}</source>
        <translation>{pool} demande {needed} octets, {bytes} de plus que sa capacité de {capacity}&#xa0;; au-delà, d’abord à {step}&#xa0;: {largest}</translation>
    </message>
    <message>
        <source>{replacement} takes {count} arguments</source>
        <translation>{replacement} prend {count} arguments</translation>
    </message>
    <message>
        <source>{shape} as {other_shape}</source>
        <translation>{shape} comme {other_shape}</translation>
    </message>
    <message>
        <source>{sizes} sizes and {count} strides</source>
        <translation>{sizes} tailles et {count} pas</translation>
    </message>
    <message>
        <source>{tensor} ({bytes} B)</source>
        <translation>{tensor} ({bytes} o)</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but are in different pools</source>
        <translation>{tensor} et {other_tensor} partagent un stockage, mais sont dans des pools différents</translation>
    </message>
    <message>
        <source>{tensor} does not expand to {other_tensor}</source>
        <translation>{tensor} ne s’étend pas à {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} ends before it starts</source>
        <translation>{tensor} finit avant de commencer</translation>
    </message>
    <message>
        <source>{tensor} has a size that does not fit in 64 bits</source>
        <translation>la taille de {tensor} dépasse 64 bits</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, before the start of its pool</source>
        <translation>{tensor} est à {offset}, avant le début de son pool</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, but is pinned to {pin}</source>
        <translation>{tensor} est à {offset}, mais épinglé à {pin}</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}: its end does not fit in 64 bits</source>
        <translation>{tensor} est à {offset}&#xa0;: sa fin dépasse 64 bits</translation>
    </message>
    <message>
        <source>{tensor} times {other_tensor}</source>
        <translation>{tensor} fois {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} with {other_tensor}</source>
        <translation>{tensor} avec {other_tensor}</translation>
    </message>
    <message>
        <source>{fault} ({reason})</source>
        <translation>{fault} ({reason})</translation>
    </message>
    <message>
        <source>{part} ends at byte {end}, the file has {size}</source>
        <translation>{part}&#xa0;: fin à l’octet {end}, le fichier en a {size}</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not usable</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas utilisable</translation>
    </message>
    <message>
        <source>a little-endian number type</source>
        <translation>un type numérique petit-boutiste</translation>
    </message>
    <message>
        <source>a tensor or a number</source>
        <translation>un tenseur ou un nombre</translation>
    </message>
    <message>
        <source>a whole number of at least {min}</source>
        <translation>un nombre entier d’au moins {min}</translation>
    </message>
    <message>
        <source>an index or one of {expected}</source>
        <translation>un indice ou l’un de {expected}</translation>
    </message>
    <message>
        <source>at most 16 GiB</source>
        <translation>au plus 16 Gio</translation>
    </message>
    <message>
        <source>choose another folder</source>
        <translation>choisissez un autre dossier</translation>
    </message>
    <message>
        <source>give the shape with --shape where it varies</source>
        <translation>donnez la forme avec --shape si elle varie</translation>
    </message>
    <message>
        <source>input &apos;{key}&apos; is given twice</source>
        <translation>l’entrée «&#xa0;{key}&#xa0;» est donnée deux fois</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; takes no value</source>
        <translation>l’entrée {index} «&#xa0;{name}&#xa0;» n’accepte pas de valeur</translation>
    </message>
    <message>
        <source>no recorded run {index}</source>
        <translation>pas d’exécution enregistrée {index}</translation>
    </message>
    <message>
        <source>one --input for each</source>
        <translation>un --input pour chacune</translation>
    </message>
    <message>
        <source>row-major</source>
        <translation>par lignes</translation>
    </message>
    <message>
        <source>save numpy.ascontiguousarray(x)</source>
        <translation>enregistrez numpy.ascontiguousarray(x)</translation>
    </message>
    <message>
        <source>the .npy data is cut off</source>
        <translation>les données .npy sont tronquées</translation>
    </message>
    <message>
        <source>the .npy header is cut off</source>
        <translation>l’en-tête .npy est tronqué</translation>
    </message>
    <message>
        <source>the array is stored column-major</source>
        <translation>le tableau est enregistré par colonnes</translation>
    </message>
    <message>
        <source>{size} bytes</source>
        <translation>{size} octets</translation>
    </message>
    <message>
        <source>{size} for {tensor}</source>
        <translation>{size} pour {tensor}</translation>
    </message>
    <message>
        <source>{tensor} is too large</source>
        <translation>{tensor} est trop grand</translation>
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
        <translation>pas encore de lowering pour une couche linéaire dont le poids a {rank} dimensions</translation>
    </message>
    <message>
        <source>a recurrent layer with a state of this shape is not lowered yet</source>
        <translation>pas encore de lowering pour une couche récurrente avec un état de cette forme</translation>
    </message>
    <message>
        <source>a result of {rank} dimensions</source>
        <translation>un résultat à {rank} dimensions</translation>
    </message>
    <message>
        <source>a size is larger than any memory</source>
        <translation>une taille dépasse toute mémoire</translation>
    </message>
    <message>
        <source>a type for each value of the graph</source>
        <translation>un type pour chaque valeur du graphe</translation>
    </message>
    <message>
        <source>an input that is not read after the last instruction</source>
        <translation>une entrée qui n’est plus lue après la dernière instruction</translation>
    </message>
    <message>
        <source>close other programs, or lower the sizes</source>
        <translation>fermez d’autres programmes ou réduisez les tailles</translation>
    </message>
    <message>
        <source>result has shape {tensor}</source>
        <translation>le résultat a la forme {tensor}</translation>
    </message>
    <message>
        <source>sizes of 0 or more, whose product fits 63 bits</source>
        <translation>des tailles d’au moins 0 dont le produit tient sur 63 bits</translation>
    </message>
    <message>
        <source>sizes that a real program has</source>
        <translation>des tailles qu’a un vrai programme</translation>
    </message>
    <message>
        <source>the file has changed since it was opened</source>
        <translation>le fichier a changé depuis son ouverture</translation>
    </message>
    <message>
        <source>the type of &apos;{name}&apos; is not known</source>
        <translation>le type de «&#xa0;{name}&#xa0;» n’est pas connu</translation>
    </message>
    <message>
        <source>{operator} with weights of these shapes is not lowered yet</source>
        <translation>pas encore de lowering pour {operator} avec des poids de ces formes</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is an operand and a result</source>
        <translation>«&#xa0;{name}&#xa0;» est un opérande et un résultat</translation>
    </message>
    <message>
        <source>a result in memory of its own</source>
        <translation>un résultat avec sa propre mémoire</translation>
    </message>
    <message>
        <source>a tensor for each result</source>
        <translation>un tenseur pour chaque résultat</translation>
    </message>
    <message>
        <source>results in memory of their own</source>
        <translation>des résultats avec leur propre mémoire</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un opérateur</translation>
    </message>
    <message>
        <source>1..{limit} characters</source>
        <translation>1..{limit} caractères</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>a (possibly empty) text</source>
        <translation>un texte, même vide</translation>
    </message>
    <message>
        <source>a Boolean</source>
        <translation>un booléen</translation>
    </message>
    <message>
        <source>a floating-point number</source>
        <translation>un nombre à virgule flottante</translation>
    </message>
    <message>
        <source>a fully qualified name</source>
        <translation>un nom pleinement qualifié</translation>
    </message>
    <message>
        <source>a list of Booleans</source>
        <translation>une liste de booléens</translation>
    </message>
    <message>
        <source>a list of floating-point numbers</source>
        <translation>une liste de nombres à virgule flottante</translation>
    </message>
    <message>
        <source>a list of optional tensors</source>
        <translation>une liste de tenseurs optionnels</translation>
    </message>
    <message>
        <source>a method has no name</source>
        <translation>une méthode n’a pas de nom</translation>
    </message>
    <message>
        <source>a place in an arena, data, or memory that the caller supplies</source>
        <translation>une place dans une arène, des données ou de la mémoire fournie par l’appelant</translation>
    </message>
    <message>
        <source>a place inside its arena</source>
        <translation>une place dans son arène</translation>
    </message>
    <message>
        <source>a placeholder 0 at index 0, with or without constants</source>
        <translation>un 0 réservé à l’index 0, avec ou sans constantes</translation>
    </message>
    <message>
        <source>a result with dynamic sizes</source>
        <translation>un résultat à tailles dynamiques</translation>
    </message>
    <message>
        <source>a tensor, a number or a string</source>
        <translation>un tenseur, un nombre ou une chaîne</translation>
    </message>
    <message>
        <source>a type that {type} of argument &apos;{argument}&apos; casts to</source>
        <translation>un type vers lequel {type} de l’argument «&#xa0;{argument}&#xa0;» se convertit</translation>
    </message>
    <message>
        <source>an operator that reads it, as {operator} does</source>
        <translation>un opérateur qui le lit, comme {operator}</translation>
    </message>
    <message>
        <source>an operator that writes it, as {operator} does</source>
        <translation>un opérateur qui l’écrit, comme {operator}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has dimension order {order}</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} a l’ordre de dimensions {order}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has rank {rank}</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} est de rang {rank}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has sizes {sizes}</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} a les tailles {sizes}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has type {type}</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} est de type {type}</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {kind}</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} est {kind}</translation>
    </message>
    <message>
        <source>arguments &apos;{argument}&apos; ({value}) and &apos;{other_argument}&apos; ({other_value}) of {operator} differ</source>
        <translation>les arguments «&#xa0;{argument}&#xa0;» ({value}) et «&#xa0;{other_argument}&#xa0;» ({other_value}) de {operator} diffèrent</translation>
    </message>
    <message>
        <source>constant_segment.offsets is empty</source>
        <translation>constant_segment.offsets est vide</translation>
    </message>
    <message>
        <source>named data has no key</source>
        <translation>des données nommées n’ont pas de clé</translation>
    </message>
    <message>
        <source>no constants, or a segment with bytes</source>
        <translation>aucune constante, ou un segment avec des octets</translation>
    </message>
    <message>
        <source>non_const_buffer_sizes has {bytes} at index 0</source>
        <translation>non_const_buffer_sizes a {bytes} à l’index 0</translation>
    </message>
    <message>
        <source>one dimension order: the default one, or channels last</source>
        <translation>un même ordre de dimensions&#xa0;: celui par défaut, ou les canaux en dernier</translation>
    </message>
    <message>
        <source>one element type</source>
        <translation>un même type d’élément</translation>
    </message>
    <message>
        <source>one number of elements</source>
        <translation>un même nombre d’éléments</translation>
    </message>
    <message>
        <source>one rank</source>
        <translation>un même rang</translation>
    </message>
    <message>
        <source>rank {minimum} to {maximum}</source>
        <translation>un rang de {minimum} à {maximum}</translation>
    </message>
    <message>
        <source>rank {rank}</source>
        <translation>rang {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at least</source>
        <translation>au moins le rang {rank}</translation>
    </message>
    <message>
        <source>rank {rank} at most</source>
        <translation>au plus le rang {rank}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} has type {type}</source>
        <translation>le résultat «&#xa0;{result}&#xa0;» de {operator} est de type {type}</translation>
    </message>
    <message>
        <source>result &apos;{result}&apos; of {operator} is static, but the sizes of argument &apos;{argument}&apos; change</source>
        <translation>le résultat «&#xa0;{result}&#xa0;» de {operator} est statique, mais les tailles de l’argument «&#xa0;{argument}&#xa0;» changent</translation>
    </message>
    <message>
        <source>segment {index} of the constants has no bytes</source>
        <translation>le segment {index} des constantes n’a pas d’octets</translation>
    </message>
    <message>
        <source>size {size} in dimension {dimension}, as dimension {other_dimension} of &apos;{argument}&apos; has</source>
        <translation>la taille {size} dans la dimension {dimension}, comme la dimension {other_dimension} de «&#xa0;{argument}&#xa0;»</translation>
    </message>
    <message>
        <source>sizes that broadcast with {sizes}</source>
        <translation>des tailles compatibles par broadcast avec {sizes}</translation>
    </message>
    <message>
        <source>sizes {sizes}</source>
        <translation>tailles {sizes}</translation>
    </message>
    <message>
        <source>tensor {value} has no memory</source>
        <translation>le tenseur {value} n’a pas de mémoire</translation>
    </message>
    <message>
        <source>tensors of smaller indices than their list</source>
        <translation>des tenseurs d’index inférieurs à celui de leur liste</translation>
    </message>
    <message>
        <source>the default dimension order</source>
        <translation>l’ordre de dimensions par défaut</translation>
    </message>
    <message>
        <source>the default dimension order or channels last</source>
        <translation>l’ordre de dimensions par défaut ou les canaux en dernier</translation>
    </message>
    <message>
        <source>the input is {kind}</source>
        <translation>l’entrée est {kind}</translation>
    </message>
    <message>
        <source>the operator library names no operator</source>
        <translation>la bibliothèque d’opérateurs ne nomme aucun opérateur</translation>
    </message>
    <message>
        <source>the program has named data but no segments</source>
        <translation>le programme a des données nommées mais aucun segment</translation>
    </message>
    <message>
        <source>two methods are called &apos;{name}&apos;</source>
        <translation>deux méthodes s’appellent «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown target &apos;{target}&apos;</source>
        <translation>cible inconnue «&#xa0;{target}&#xa0;»</translation>
    </message>
    <message>
        <source>{bytes} bytes at {offset} lie outside the {size} bytes of memory {memory_id}</source>
        <translation>{bytes} octets à {offset} sont hors des {size} octets de la mémoire {memory_id}</translation>
    </message>
    <message>
        <source>{id} cannot run {missing}</source>
        <translation>{id} ne peut pas exécuter {missing}</translation>
    </message>
    <message>
        <source>{kind} or None</source>
        <translation>{kind} ou None</translation>
    </message>
    <message>
        <source>{operator} is called with {count} arguments</source>
        <translation>{operator} est appelé avec {count} arguments</translation>
    </message>
    <message>
        <source>{targets}, or the .txt file of an operator library</source>
        <translation>{targets}, ou le fichier .txt d’une bibliothèque d’opérateurs</translation>
    </message>
    <message>
        <source>0 or more: with less the kernel writes beyond its memory</source>
        <translation>0 ou plus&#xa0;: avec moins, le kernel écrit au-delà de sa mémoire</translation>
    </message>
    <message>
        <source>256 of them</source>
        <translation>256 résultats</translation>
    </message>
    <message>
        <source>64-bit, x86-32 or arm-32</source>
        <translation>64-bit, x86-32 ou arm-32</translation>
    </message>
    <message>
        <source>Arena of {pool}</source>
        <translation>Arène de {pool}</translation>
    </message>
    <message>
        <source>Buffers bound by the caller</source>
        <translation>Tampons liés par l’appelant</translation>
    </message>
    <message>
        <source>Code of the application</source>
        <translation>Code de l’application</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Data of the application</source>
        <translation>Données de l’application</translation>
    </message>
    <message>
        <source>Initial states</source>
        <translation>États initiaux</translation>
    </message>
    <message>
        <source>Memory of {call}</source>
        <translation>Mémoire de {call}</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>Method allocator</translation>
    </message>
    <message>
        <source>Named data of payloads</source>
        <translation>Données nommées des payloads</translation>
    </message>
    <message>
        <source>Packed weights of {call}</source>
        <translation>Poids empaquetés de {call}</translation>
    </message>
    <message>
        <source>Payload {call}</source>
        <translation>Payload de {call}</translation>
    </message>
    <message>
        <source>Payload {call}: headers</source>
        <translation>Payload de {call}&#xa0;: en-têtes</translation>
    </message>
    <message>
        <source>Payload {call}: {block}</source>
        <translation>Payload de {call}&#xa0;: {block}</translation>
    </message>
    <message>
        <source>Payload {delegate} of method {method}</source>
        <translation>Payload de {delegate}, méthode {method}</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Scratch of {call}</source>
        <translation>Scratch de {call}</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>Pile</translation>
    </message>
    <message>
        <source>State in {pool}</source>
        <translation>État dans {pool}</translation>
    </message>
    <message>
        <source>Structures of TensorFlow Lite Micro</source>
        <translation>Structures de TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Temp allocator</source>
        <translation>Temp allocator</translation>
    </message>
    <message>
        <source>Workspace of {call}</source>
        <translation>Workspace de {call}</translation>
    </message>
    <message>
        <source>[batches, rows, K] and [batches, columns, K]</source>
        <translation>[lots, lignes, K] et [lots, colonnes, K]</translation>
    </message>
    <message>
        <source>a bias: the kernel of a {core} ignores kernel_sum</source>
        <translation>un biais&#xa0;: le kernel d’un {core} ignore kernel_sum</translation>
    </message>
    <message>
        <source>a matrix, a list of indices and one of offsets</source>
        <translation>une matrice, une liste d’indices et une d’offsets</translation>
    </message>
    <message>
        <source>a planning pass follows ExecuTorch&apos;s own node list, in which node {index} is {operator} and not {other_operator}</source>
        <translation>une passe de planification suit la liste de nœuds propre à ExecuTorch, où le nœud {index} est {operator} et non {other_operator}</translation>
    </message>
    <message>
        <source>a power of two, and no negative number</source>
        <translation>une puissance de deux, et aucun nombre négatif</translation>
    </message>
    <message>
        <source>a program that was made for this core</source>
        <translation>un programme fait pour ce cœur</translation>
    </message>
    <message>
        <source>a run on this machine</source>
        <translation>une exécution sur cette machine</translation>
    </message>
    <message>
        <source>a tensor of {type}</source>
        <translation>un tenseur de {type}</translation>
    </message>
    <message>
        <source>a tensor whose elements lie one after another</source>
        <translation>un tenseur dont les éléments se suivent sans trou</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} has {bytes} bytes</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} a {bytes} octets</translation>
    </message>
    <message>
        <source>argument &apos;{argument}&apos; of {operator} is {numbers}</source>
        <translation>l’argument «&#xa0;{argument}&#xa0;» de {operator} est {numbers}</translation>
    </message>
    <message>
        <source>argument {index}, {tensor}, has gaps</source>
        <translation>l’argument {index}, {tensor}, a des trous</translation>
    </message>
    <message>
        <source>as many windows as fit</source>
        <translation>autant de fenêtres qu’il en tient</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>block {block}</source>
        <translation>bloc {block}</translation>
    </message>
    <message>
        <source>channels and sizes that fit</source>
        <translation>des canaux et des tailles qui concordent</translation>
    </message>
    <message>
        <source>channels last: [0, 2, 3, 1]</source>
        <translation>les canaux en dernier&#xa0;: [0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>defines a tag without a name or a backend</source>
        <translation>définit une étiquette sans nom ou sans backend</translation>
    </message>
    <message>
        <source>defines tag &apos;{tag}&apos; twice</source>
        <translation>définit deux fois l’étiquette «&#xa0;{tag}&#xa0;»</translation>
    </message>
    <message>
        <source>each stored once</source>
        <translation>chacune stockée une fois</translation>
    </message>
    <message>
        <source>equal sizes</source>
        <translation>des tailles égales</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>every dimension once</source>
        <translation>chaque dimension une fois</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>floats, or a cortex_m operator: this one knows no scales; lowering could not fuse what follows it</source>
        <translation>des flottants, ou un opérateur cortex_m&#xa0;: celui-ci ne connaît pas d’échelles&#xa0;; le lowering n’a pas pu fusionner ce qui le suit</translation>
    </message>
    <message>
        <source>given</source>
        <translation>donné</translation>
    </message>
    <message>
        <source>given for {name}</source>
        <translation>donné pour {name}</translation>
    </message>
    <message>
        <source>gives tag &apos;{tag}&apos; a compile spec without a key or a value</source>
        <translation>donne à l’étiquette «&#xa0;{tag}&#xa0;» une option de compilation sans clé ou sans valeur</translation>
    </message>
    <message>
        <source>int8 or int16</source>
        <translation>int8 ou int16</translation>
    </message>
    <message>
        <source>its payload, block scratch_data</source>
        <translation>son payload, bloc scratch_data</translation>
    </message>
    <message>
        <source>kernel_sum, without which the kernel of a {core} fails</source>
        <translation>kernel_sum, sans lequel le kernel d’un {core} échoue</translation>
    </message>
    <message>
        <source>least &lt;= most</source>
        <translation>inférieure &lt;= supérieure</translation>
    </message>
    <message>
        <source>link with -Wl,-Map=FIRMWARE.map</source>
        <translation>liez avec -Wl,-Map=FIRMWARE.map</translation>
    </message>
    <message>
        <source>m0plus, m4, m7, m33, m55 or m85</source>
        <translation>m0plus, m4, m7, m33, m55 ou m85</translation>
    </message>
    <message>
        <source>measured on other programs</source>
        <translation>mesuré sur d’autres programmes</translation>
    </message>
    <message>
        <source>no linker map</source>
        <translation>pas de map de l’éditeur de liens</translation>
    </message>
    <message>
        <source>no list of sections</source>
        <translation>pas de liste de sections</translation>
    </message>
    <message>
        <source>no release of ExecuTorch has all of the Cortex-M operators: {names}; a runtime refuses calls with another count of arguments</source>
        <translation>aucune version d’ExecuTorch n’a tous ces opérateurs Cortex-M&#xa0;: {names}&#xa0;; un runtime refuse les appels avec un autre nombre d’arguments</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none of them</source>
        <translation>rien de cela</translation>
    </message>
    <message>
        <source>one dimension order</source>
        <translation>un même ordre de dimensions</translation>
    </message>
    <message>
        <source>one dimension order: the kernel keeps the operand&apos;s, so values end up elsewhere</source>
        <translation>un même ordre de dimensions&#xa0;: le kernel garde celui de l’opérande, et les valeurs se retrouvent ailleurs</translation>
    </message>
    <message>
        <source>one of each, with a shift of {minimum} to {maximum}</source>
        <translation>un de chaque, avec un décalage de {minimum} à {maximum}</translation>
    </message>
    <message>
        <source>one size</source>
        <translation>une seule taille</translation>
    </message>
    <message>
        <source>operators {begin} to {end} cannot be cut this way</source>
        <translation>les opérateurs {begin} à {end} ne peuvent pas être découpés ainsi</translation>
    </message>
    <message>
        <source>padding below the window&apos;s size</source>
        <translation>un remplissage inférieur à la taille de la fenêtre</translation>
    </message>
    <message>
        <source>padding that fills the last window: the kernel of a {core} refuses any other</source>
        <translation>un remplissage qui remplit la dernière fenêtre&#xa0;: le kernel d’un {core} refuse tout autre</translation>
    </message>
    <message>
        <source>padding that fits the result&apos;s width</source>
        <translation>un remplissage qui convient à la largeur du résultat</translation>
    </message>
    <message>
        <source>padding that is a multiple of the stride: CMSIS-NN before July 2026 gives wrong rows; run computes the right ones</source>
        <translation>un remplissage multiple du pas&#xa0;: CMSIS-NN d’avant juillet 2026 donne des lignes fausses&#xa0;; run calcule les bonnes</translation>
    </message>
    <message>
        <source>part of the arena</source>
        <translation>partie de l’arène</translation>
    </message>
    <message>
        <source>rank 1 to 4</source>
        <translation>un rang de 1 à 4</translation>
    </message>
    <message>
        <source>rank 1 to 4, and 4 numbers before and after</source>
        <translation>un rang de 1 à 4, et 4 nombres avant et après</translation>
    </message>
    <message>
        <source>rank 4 and dimension order [0, 2, 3, 1]</source>
        <translation>le rang 4 et l’ordre de dimensions [0, 2, 3, 1]</translation>
    </message>
    <message>
        <source>rank 4, row-major</source>
        <translation>le rang 4, par lignes (row-major)</translation>
    </message>
    <message>
        <source>row-major tensors: the kernel joins the memory as if it were so, and gives other values</source>
        <translation>des tenseurs rangés par lignes (row-major)&#xa0;: le kernel joint la mémoire comme si elle l’était, et donne d’autres valeurs</translation>
    </message>
    <message>
        <source>section {section} of {bytes} bytes</source>
        <translation>section {section} de {bytes} octets</translation>
    </message>
    <message>
        <source>sections of no more than 2^48 bytes in all</source>
        <translation>des sections d’au plus 2^48 octets en tout</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>indiqué</translation>
    </message>
    <message>
        <source>symbol {symbol} is {size} by input &apos;{input}&apos; and {other_size} by input &apos;{other_input}&apos;</source>
        <translation>le symbole {symbol} vaut {size} d’après l’entrée «&#xa0;{input}&#xa0;» et {other_size} d’après l’entrée «&#xa0;{other_input}&#xa0;»</translation>
    </message>
    <message>
        <source>tags node {node} of {nodes}</source>
        <translation>étiquette le nœud {node} sur {nodes}</translation>
    </message>
    <message>
        <source>tags of this method&apos;s nodes, each defined</source>
        <translation>des étiquettes des nœuds de cette méthode, chacune définie</translation>
    </message>
    <message>
        <source>the .pte without its data</source>
        <translation>le .pte sans ses données</translation>
    </message>
    <message>
        <source>the .tflite</source>
        <translation>le .tflite</translation>
    </message>
    <message>
        <source>the .tflite without its data</source>
        <translation>le .tflite sans ses données</translation>
    </message>
    <message>
        <source>the device&apos;s temp allocator</source>
        <translation>le temp allocator de l’appareil</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>the input</source>
        <translation>l’entrée</translation>
    </message>
    <message>
        <source>the kernel of a {core} needs kernel_sum</source>
        <translation>le kernel d’un {core} demande kernel_sum</translation>
    </message>
    <message>
        <source>the kernel of a {core} refuses a line of these sizes</source>
        <translation>le kernel d’un {core} refuse une ligne de ces tailles</translation>
    </message>
    <message>
        <source>the last dimension of a row-major tensor</source>
        <translation>la dernière dimension d’un tenseur rangé par lignes (row-major)</translation>
    </message>
    <message>
        <source>the map of GNU ld: &quot;Linker script and memory map&quot;</source>
        <translation>la map de GNU ld&#xa0;: &quot;Linker script and memory map&quot;</translation>
    </message>
    <message>
        <source>the method has control flow</source>
        <translation>la méthode a un flot de contrôle</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>le résultat</translation>
    </message>
    <message>
        <source>the result has zero point {zero}</source>
        <translation>le résultat a le point zéro {zero}</translation>
    </message>
    <message>
        <source>the result of {operator} has dimension order {order}, and its operand {other_order}</source>
        <translation>le résultat de {operator} a l’ordre de dimensions {order}, et son opérande {other_order}</translation>
    </message>
    <message>
        <source>the shift of channel {channel} is {shift}</source>
        <translation>le décalage du canal {channel} est {shift}</translation>
    </message>
    <message>
        <source>the weights as they are stored</source>
        <translation>les poids tels que stockés</translation>
    </message>
    <message>
        <source>this plan</source>
        <translation>ce plan</translation>
    </message>
    <message>
        <source>to resolve the operators</source>
        <translation>pour résoudre les opérateurs</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>unknown abi &apos;{name}&apos;</source>
        <translation>abi inconnue «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown core &apos;{core}&apos;</source>
        <translation>cœur inconnu «&#xa0;{core}&#xa0;»</translation>
    </message>
    <message>
        <source>uses tag &apos;{tag}&apos; before it is defined</source>
        <translation>utilise l’étiquette «&#xa0;{tag}&#xa0;» avant qu’elle soit définie</translation>
    </message>
    <message>
        <source>weights [results, features] for the input&apos;s last dimension</source>
        <translation>des poids [résultats, caractéristiques] pour la dernière dimension de l’entrée</translation>
    </message>
    <message>
        <source>weights and debug handles</source>
        <translation>poids et handles de débogage</translation>
    </message>
    <message>
        <source>padding that adds up to the size of the result</source>
        <translation>un remplissage qui donne la taille du résultat</translation>
    </message>
    <message>
        <source>with its named data</source>
        <translation>avec ses données nommées</translation>
    </message>
    <message>
        <source>write &apos;#{index}&apos; or &apos;#{other_index}&apos;</source>
        <translation>écrivez «&#xa0;#{index}&#xa0;» ou «&#xa0;#{other_index}&#xa0;»</translation>
    </message>
    <message>
        <source>{channels} channels have {count} results</source>
        <translation>{channels} canaux ont {count} résultats</translation>
    </message>
    <message>
        <source>{count} blocks</source>
        <translation>{count} blocs</translation>
    </message>
    <message>
        <source>{count} for each</source>
        <translation>{count} par canal</translation>
    </message>
    <message>
        <source>{count} of them</source>
        <translation>{count} éléments</translation>
    </message>
    <message>
        <source>{file} has none</source>
        <translation>{file} n’en a pas</translation>
    </message>
    <message>
        <source>{file}, {sections}</source>
        <translation>{file}, {sections}</translation>
    </message>
    <message>
        <source>{minimum} to {maximum}</source>
        <translation>{minimum} à {maximum}</translation>
    </message>
    <message>
        <source>{needed} bytes at least, which the kernel of a {core} writes</source>
        <translation>au moins {needed} octets, que le kernel d’un {core} écrit</translation>
    </message>
    <message>
        <source>{node}: {fault}</source>
        <translation>{node}&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>{node}: {fault}; expected {expected}</source>
        <translation>{node}&#xa0;: {fault}&#xa0;; attendu&#xa0;: {expected}</translation>
    </message>
    <message>
        <source>{operator} cannot be called in this layout</source>
        <translation>{operator} ne peut pas être appelé dans cette disposition</translation>
    </message>
    <message>
        <source>{operator} convolves a line of {width} into {columns} columns with padding {padding}</source>
        <translation>{operator} convolue une ligne de {width} en {columns} colonnes avec un remplissage de {padding}</translation>
    </message>
    <message>
        <source>{operator} has int8 argument &apos;{argument}&apos;</source>
        <translation>{operator} a un argument int8 «&#xa0;{argument}&#xa0;»</translation>
    </message>
    <message>
        <source>{operator} has its bias in kernel_sum</source>
        <translation>{operator} a son biais dans kernel_sum</translation>
    </message>
    <message>
        <source>{operator} has no kernel_sum</source>
        <translation>{operator} n’a pas de kernel_sum</translation>
    </message>
    <message>
        <source>{operator} has padding {padding} and stride {stride} in its rows</source>
        <translation>{operator} a un remplissage de {padding} et un pas de {stride} dans ses lignes</translation>
    </message>
    <message>
        <source>{operator} joins tensors with dimension order {order} along dimension {dimension}</source>
        <translation>{operator} joint des tenseurs d’ordre de dimensions {order} selon la dimension {dimension}</translation>
    </message>
    <message>
        <source>{operator} updates or shares bytes of an operand</source>
        <translation>{operator} modifie ou partage des octets d’un opérande</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} differ in size</source>
        <translation>{tensor} et {other_tensor} diffèrent en taille</translation>
    </message>
    <message>
        <source>{tensor} of {operand} is not channels last</source>
        <translation>{tensor} de {operand} n’a pas les canaux en dernier</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions</source>
        <translation>{values} valeurs, {instructions} instructions</translation>
    </message>
    <message>
        <source>{value} is computed in place</source>
        <translation>{value} est calculé en place</translation>
    </message>
    <message>
        <source>{zero}</source>
        <translation>{zero}</translation>
    </message>
    <message>
        <source>0 or more, and -1 once</source>
        <translation>0 ou plus, et -1 une fois</translation>
    </message>
    <message>
        <source>1 or more of each</source>
        <translation>1 ou plus pour chacun</translation>
    </message>
    <message>
        <source>a row-major tensor in memory of its own</source>
        <translation>un tenseur rangé par lignes (row-major), dans sa propre mémoire</translation>
    </message>
    <message>
        <source>a scale above 0 and a zero point that its type can hold</source>
        <translation>une échelle supérieure à 0 et un point zéro que son type peut contenir</translation>
    </message>
    <message>
        <source>an operator of a .tflite</source>
        <translation>un opérateur d’un .tflite</translation>
    </message>
    <message>
        <source>as many elements</source>
        <translation>autant d’éléments</translation>
    </message>
    <message>
        <source>at most 64</source>
        <translation>au plus 64</translation>
    </message>
    <message>
        <source>input {index} has another order of dimensions</source>
        <translation>l’entrée {index} a un autre ordre de dimensions</translation>
    </message>
    <message>
        <source>input {index} is missing</source>
        <translation>l’entrée {index} manque</translation>
    </message>
    <message>
        <source>input {index} is {tensor}</source>
        <translation>l’entrée {index} est {tensor}</translation>
    </message>
    <message>
        <source>none, RELU, RELU_N1_TO_1 or RELU6</source>
        <translation>aucune, RELU, RELU_N1_TO_1 ou RELU6</translation>
    </message>
    <message>
        <source>one scale</source>
        <translation>une même échelle</translation>
    </message>
    <message>
        <source>one scale and one zero point</source>
        <translation>une échelle et un point zéro</translation>
    </message>
    <message>
        <source>one, or one for each of {channels} channels</source>
        <translation>une seule, ou une pour chacun des {channels} canaux</translation>
    </message>
    <message>
        <source>output {index} is missing</source>
        <translation>la sortie {index} manque</translation>
    </message>
    <message>
        <source>output {index} is {tensor}</source>
        <translation>la sortie {index} est {tensor}</translation>
    </message>
    <message>
        <source>planned with {sizes}, as in the file; set ranges to change them</source>
        <translation>planifié avec {sizes}, comme dans le fichier&#xa0;; définissez des plages pour les changer</translation>
    </message>
    <message>
        <source>planned with {sizes}; set ranges to change them</source>
        <translation>planifié avec {sizes}&#xa0;; définissez des plages pour les changer</translation>
    </message>
    <message>
        <source>rows of {depth} numbers</source>
        <translation>des lignes de {depth} nombres</translation>
    </message>
    <message>
        <source>the model&apos;s own operators</source>
        <translation>les opérateurs propres au modèle</translation>
    </message>
    <message>
        <source>turn off graph passes</source>
        <translation>désactivez les passes de graphe</translation>
    </message>
    <message>
        <source>type {dtype} is not quantised</source>
        <translation>le type {dtype} n’est pas quantifié</translation>
    </message>
    <message>
        <source>weights {tensor} have {count} scales</source>
        <translation>les poids {tensor} ont {count} échelles</translation>
    </message>
    <message>
        <source>{channels} numbers</source>
        <translation>{channels} nombres</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}, as in the file; set a range to change it</source>
        <translation>{symbol} planifié à {size}, comme dans le fichier&#xa0;; définissez une plage pour le changer</translation>
    </message>
    <message>
        <source>{symbol} planned as {size}; set a range to change it</source>
        <translation>{symbol} planifié à {size}&#xa0;; définissez une plage pour le changer</translation>
    </message>
    <message>
        <source>{tensor} has no scale</source>
        <translation>{tensor} n’a pas d’échelle</translation>
    </message>
    <message>
        <source>a payload</source>
        <translation>un payload</translation>
    </message>
    <message>
        <source>a whole number of 32 bits</source>
        <translation>un entier de 32 bits</translation>
    </message>
    <message>
        <source>build or copy it again</source>
        <translation>recompilez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; {fault}</source>
        <translation>le greffon «&#xa0;{id}&#xa0;» {fault}</translation>
    </message>
    <message>
        <source>writes more than {limit} bytes</source>
        <translation>écrit plus de {limit} octets</translation>
    </message>
    <message>
        <source>writes no bytes</source>
        <translation>n’écrit aucun octet</translation>
    </message>
    <message>
        <source>zero point {zero}</source>
        <translation>point zéro {zero}</translation>
    </message>
    <message>
        <source>{tensor} has no memory: it is written at {step}, and neither the plan nor the caller gives it a place</source>
        <translation>{tensor} n’a pas de mémoire&#xa0;: il est écrit à {step}, et ni le plan ni l’appelant ne lui donnent de place</translation>
    </message>
    <message>
        <source>a number that a float holds</source>
        <translation>un nombre qu’un flottant peut contenir</translation>
    </message>
    <message>
        <source>{operator} with a kernel, dilation, padding or stride above 2^30</source>
        <translation>{operator} avec un noyau, une dilatation, un remplissage ou un pas supérieur à 2^30</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice</source>
        <translation>«&#xa0;{name}&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; appears twice in one object</source>
        <translation>«&#xa0;{name}&#xa0;» figure deux fois dans un même objet</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used before it is computed</source>
        <translation>«&#xa0;{name}&#xa0;» est utilisé avant d’être calculé</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs recursively, or nests more than {limit} of them</source>
        <translation>«&#xa0;{name}&#xa0;» exécute des graphes récursivement, ou en imbrique plus de {limit}</translation>
    </message>
    <message>
        <source>&apos;{output}&apos; is computed twice</source>
        <translation>«&#xa0;{output}&#xa0;» est calculé deux fois</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; calls an unnamed object</source>
        <translation>«&#xa0;{path}&#xa0;» appelle un objet sans nom</translation>
    </message>
    <message>
        <source>&apos;{path}&apos; is not a tensor</source>
        <translation>«&#xa0;{path}&#xa0;» n’est pas un tenseur</translation>
    </message>
    <message>
        <source>&apos;{replacement}&apos; is not an operator</source>
        <translation>«&#xa0;{replacement}&#xa0;» n’est pas un opérateur</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has no offset</source>
        <translation>«&#xa0;{tensor}&#xa0;» n’a pas d’offset</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has two offsets</source>
        <translation>«&#xa0;{tensor}&#xa0;» a deux offsets</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; has {bytes} bytes now and {stored_bytes} in the session</source>
        <translation>«&#xa0;{tensor}&#xa0;» a maintenant {bytes} octets et {stored_bytes} dans la session</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id} now and in {stored_mem_id} in the session</source>
        <translation>«&#xa0;{tensor}&#xa0;» est maintenant dans la mémoire {mem_id} et dans {stored_mem_id} selon la session</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; is in memory {mem_id}, which is not a pool</source>
        <translation>«&#xa0;{tensor}&#xa0;» est dans la mémoire {mem_id}, qui n’est pas un pool</translation>
    </message>
    <message>
        <source>&apos;{tensor}&apos; needs {bytes} bytes, but its slot has {available}; warm up with [{shapes}]</source>
        <translation>«&#xa0;{tensor}&#xa0;» a besoin de {bytes} octets, sa place en a {available}&#xa0;; préchauffez avec [{shapes}]</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a number of bytes</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas un nombre d’octets</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a size</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas une taille</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an offset</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas un offset</translation>
    </message>
    <message>
        <source>0, 0 and 2^-15</source>
        <translation>0, 0 et 2^-15</translation>
    </message>
    <message>
        <source>ArenaScope was built without OpenCL</source>
        <translation>ArenaScope a été compilé sans OpenCL</translation>
    </message>
    <message>
        <source>ArenaScope was built without XNNPACK</source>
        <translation>ArenaScope a été compilé sans XNNPACK</translation>
    </message>
    <message>
        <source>ExecuTorch also places {bytes} bytes at the last step for writing back {count} states; nothing reads them</source>
        <translation>ExecuTorch place aussi {bytes} octets à la dernière étape pour réécrire {count} états&#xa0;; rien ne les lit</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>RAM, all</source>
        <translation>RAM, total</translation>
    </message>
    <message>
        <source>a .pt2 with the marks of ExecuTorch&apos;s quantiser for Cortex-M</source>
        <translation>un .pt2 portant les marques du quantificateur d’ExecuTorch pour Cortex-M</translation>
    </message>
    <message>
        <source>a 7-Zip archive</source>
        <translation>une archive 7-Zip</translation>
    </message>
    <message>
        <source>a GGUF file of llama.cpp: weights without a graph</source>
        <translation>un fichier GGUF de llama.cpp&#xa0;: des poids sans graphe</translation>
    </message>
    <message>
        <source>a Git LFS pointer to a file of {size} bytes</source>
        <translation>un pointeur Git LFS vers un fichier de {size} octets</translation>
    </message>
    <message>
        <source>a Git LFS pointer, not the file itself</source>
        <translation>un pointeur Git LFS, pas le fichier lui-même</translation>
    </message>
    <message>
        <source>a Python pickle, such as torch.save writes: weights or objects, no program</source>
        <translation>un pickle Python, comme en écrit torch.save&#xa0;: des poids ou des objets, pas de programme</translation>
    </message>
    <message>
        <source>a TorchScript archive</source>
        <translation>une archive TorchScript</translation>
    </message>
    <message>
        <source>a Windows program or library</source>
        <translation>un programme ou une bibliothèque Windows</translation>
    </message>
    <message>
        <source>a ZIP archive of something else, without a models/*.json entry</source>
        <translation>une archive ZIP d’autre chose, sans entrée models/*.json</translation>
    </message>
    <message>
        <source>a Zstandard archive</source>
        <translation>une archive Zstandard</translation>
    </message>
    <message>
        <source>a bias of a dynamic dimension</source>
        <translation>un biais de dimension dynamique</translation>
    </message>
    <message>
        <source>a bias that is not a constant</source>
        <translation>un biais qui n’est pas une constante</translation>
    </message>
    <message>
        <source>a bias that is not a single row</source>
        <translation>un biais qui n’est pas une seule ligne</translation>
    </message>
    <message>
        <source>a body that does not compute its result &apos;{output}&apos;</source>
        <translation>un corps qui ne calcule pas son résultat «&#xa0;{output}&#xa0;»</translation>
    </message>
    <message>
        <source>a body with data-dependent sizes</source>
        <translation>un corps aux tailles dépendant des données</translation>
    </message>
    <message>
        <source>a bound that is not a number</source>
        <translation>une borne qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>a bundle of more than 2 GiB</source>
        <translation>un paquet de plus de 2 Gio</translation>
    </message>
    <message>
        <source>a bundle without a program</source>
        <translation>un paquet sans programme</translation>
    </message>
    <message>
        <source>a bzip2 archive</source>
        <translation>une archive bzip2</translation>
    </message>
    <message>
        <source>a compiled library or program (ELF)</source>
        <translation>une bibliothèque compilée ou un programme (ELF)</translation>
    </message>
    <message>
        <source>a custom cell</source>
        <translation>une cellule personnalisée</translation>
    </message>
    <message>
        <source>a data-dependent shape</source>
        <translation>une forme dépendant des données</translation>
    </message>
    <message>
        <source>a delegate is called</source>
        <translation>un delegate est appelé</translation>
    </message>
    <message>
        <source>a dimension of {size}</source>
        <translation>une dimension de {size}</translation>
    </message>
    <message>
        <source>a dynamic shape</source>
        <translation>une forme dynamique</translation>
    </message>
    <message>
        <source>a factor that is not a simple fraction</source>
        <translation>un facteur qui n’est pas une fraction simple</translation>
    </message>
    <message>
        <source>a file of torch.save: weights or objects, no program</source>
        <translation>un fichier de torch.save&#xa0;: des poids ou des objets, pas de programme</translation>
    </message>
    <message>
        <source>a file that opens with a valid plan</source>
        <translation>un fichier qui s’ouvre avec un plan valide</translation>
    </message>
    <message>
        <source>a filter that is not a constant</source>
        <translation>un filtre qui n’est pas une constante</translation>
    </message>
    <message>
        <source>a kernel or an input of this shape</source>
        <translation>un noyau ou une entrée de cette forme</translation>
    </message>
    <message>
        <source>a length that is not constant</source>
        <translation>une longueur qui n’est pas constante</translation>
    </message>
    <message>
        <source>a limit that is not constant</source>
        <translation>une limite qui n’est pas constante</translation>
    </message>
    <message>
        <source>a line for each layer below the column names</source>
        <translation>une ligne par couche sous les noms de colonnes</translation>
    </message>
    <message>
        <source>a list that is not a permutation</source>
        <translation>une liste qui n’est pas une permutation</translation>
    </message>
    <message>
        <source>a mask of keys or a past</source>
        <translation>un masque de clés ou un passé</translation>
    </message>
    <message>
        <source>a mask over a dynamic dimension</source>
        <translation>un masque sur une dimension dynamique</translation>
    </message>
    <message>
        <source>a matrix of dynamic size</source>
        <translation>une matrice de taille dynamique</translation>
    </message>
    <message>
        <source>a matrix that is not a constant</source>
        <translation>une matrice qui n’est pas une constante</translation>
    </message>
    <message>
        <source>a memory snapshot without a block in use</source>
        <translation>un instantané mémoire sans bloc utilisé</translation>
    </message>
    <message>
        <source>a name that is not a string</source>
        <translation>un nom qui n’est pas une chaîne</translation>
    </message>
    <message>
        <source>a number from 0</source>
        <translation>un nombre à partir de 0</translation>
    </message>
    <message>
        <source>a number of boxes that is not constant</source>
        <translation>un nombre de boîtes qui n’est pas constant</translation>
    </message>
    <message>
        <source>a one-sided inverse</source>
        <translation>une inverse unilatérale</translation>
    </message>
    <message>
        <source>a package of AOTInductor: compiled code, without the program that it was made of</source>
        <translation>un paquet d’AOTInductor&#xa0;: du code compilé, sans le programme dont il est issu</translation>
    </message>
    <message>
        <source>a parameter that is not a constant</source>
        <translation>un paramètre qui n’est pas une constante</translation>
    </message>
    <message>
        <source>a past of keys or of values alone</source>
        <translation>un passé de clés seules ou de valeurs seules</translation>
    </message>
    <message>
        <source>a past of dynamic length</source>
        <translation>un passé de longueur dynamique</translation>
    </message>
    <message>
        <source>a past of this shape</source>
        <translation>un passé de cette forme</translation>
    </message>
    <message>
        <source>a permutation that is not a matrix transpose</source>
        <translation>une permutation qui n’est pas la transposition d’une matrice</translation>
    </message>
    <message>
        <source>constants after the graph</source>
        <translation>des constantes après le graphe</translation>
    </message>
    <message>
        <source>a power of two from 2^-15 to 2^-9</source>
        <translation>une puissance de deux de 2^-15 à 2^-9</translation>
    </message>
    <message>
        <source>a program after its header</source>
        <translation>un programme derrière son en-tête</translation>
    </message>
    <message>
        <source>a program given on the command line</source>
        <translation>un programme donné en ligne de commande</translation>
    </message>
    <message>
        <source>a program that is exported in eval mode</source>
        <translation>un programme exporté en mode eval</translation>
    </message>
    <message>
        <source>a region that is not constant</source>
        <translation>une région qui n’est pas constante</translation>
    </message>
    <message>
        <source>a region with its neighbours would be cyclic; {reason}</source>
        <translation>une région avec ses voisins serait cyclique&#xa0;; {reason}</translation>
    </message>
    <message>
        <source>a regular file</source>
        <translation>un fichier ordinaire</translation>
    </message>
    <message>
        <source>a result whose size depends on data</source>
        <translation>un résultat dont la taille dépend des données</translation>
    </message>
    <message>
        <source>a reversed slice of a dynamic dimension</source>
        <translation>une tranche inversée d’une dimension dynamique</translation>
    </message>
    <message>
        <source>a run-time scale outside a product with an i8 constant</source>
        <translation>une échelle déterminée à l’exécution hors d’un produit avec une constante i8</translation>
    </message>
    <message>
        <source>a scale and a zero point, or per-channel scales</source>
        <translation>une échelle et un point zéro, ou des échelles par canal</translation>
    </message>
    <message>
        <source>a scale of its weights is not a positive number</source>
        <translation>une échelle de ses poids n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>a scale that is not a finite number above 0</source>
        <translation>une échelle qui n’est pas un nombre fini supérieur à 0</translation>
    </message>
    <message>
        <source>a scale that is not given</source>
        <translation>une échelle non indiquée</translation>
    </message>
    <message>
        <source>a sequence or an optional value is not a tensor</source>
        <translation>une séquence ou une valeur optionnelle n’est pas un tenseur</translation>
    </message>
    <message>
        <source>a shape that does not match the input</source>
        <translation>une forme qui ne s’accorde pas avec l’entrée</translation>
    </message>
    <message>
        <source>a signal of this kind</source>
        <translation>un signal de ce genre</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>une taille</translation>
    </message>
    <message>
        <source>a size that is not a number</source>
        <translation>une taille qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>a size that is not an integer</source>
        <translation>une taille qui n’est pas un entier</translation>
    </message>
    <message>
        <source>a size that is not constant</source>
        <translation>une taille qui n’est pas constante</translation>
    </message>
    <message>
        <source>a slope that is not a number</source>
        <translation>une pente qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>a valid sparse tensor</source>
        <translation>un tenseur creux valide</translation>
    </message>
    <message>
        <source>a step or a length that is not constant</source>
        <translation>un pas ou une longueur qui n’est pas constant</translation>
    </message>
    <message>
        <source>a step towards the end</source>
        <translation>un pas vers la fin</translation>
    </message>
    <message>
        <source>a string that ends past the pickle</source>
        <translation>une chaîne qui finit après le pickle</translation>
    </message>
    <message>
        <source>a supported node</source>
        <translation>un nœud pris en charge</translation>
    </message>
    <message>
        <source>a tar archive</source>
        <translation>une archive tar</translation>
    </message>
    <message>
        <source>a tensor in an arena or bound by the caller</source>
        <translation>un tenseur dans une arène ou lié par l’appelant</translation>
    </message>
    <message>
        <source>a tensor of an unknown type</source>
        <translation>un tenseur de type inconnu</translation>
    </message>
    <message>
        <source>a tensor of more than {bytes} bytes</source>
        <translation>un tenseur de plus de {bytes} octets</translation>
    </message>
    <message>
        <source>a tensor of {rank} dimensions</source>
        <translation>un tenseur à {rank} dimensions</translation>
    </message>
    <message>
        <source>a tensor that is not stored row by row</source>
        <translation>un tenseur qui n’est pas stocké ligne par ligne</translation>
    </message>
    <message>
        <source>a tensor with {stored} bytes, but its sizes need {bytes}</source>
        <translation>un tenseur de {stored} octets, alors que ses tailles en demandent {bytes}</translation>
    </message>
    <message>
        <source>a text file that begins with &apos;{line}&apos;</source>
        <translation>un fichier texte qui commence par «&#xa0;{line}&#xa0;»</translation>
    </message>
    <message>
        <source>a transposed convolution with groups, dilation or padded results has no Cortex-M operator</source>
        <translation>une convolution transposée avec groupes, dilatation ou résultats complétés n’a pas d’opérateur Cortex-M</translation>
    </message>
    <message>
        <source>a unique id below {count}</source>
        <translation>un id unique inférieur à {count}</translation>
    </message>
    <message>
        <source>a unique id for each</source>
        <translation>un id unique pour chacun</translation>
    </message>
    <message>
        <source>a unique id for each backend</source>
        <translation>un id unique pour chaque backend</translation>
    </message>
    <message>
        <source>a unique id for each partitioner</source>
        <translation>un id unique pour chaque partitionneur</translation>
    </message>
    <message>
        <source>a unique name for each</source>
        <translation>un nom unique pour chacun</translation>
    </message>
    <message>
        <source>a move redirects a value</source>
        <translation>un move redirige une valeur</translation>
    </message>
    <message>
        <source>a value is used before it is computed</source>
        <translation>une valeur est utilisée avant d’être calculée</translation>
    </message>
    <message>
        <source>a value of an unknown kind</source>
        <translation>une valeur de genre inconnu</translation>
    </message>
    <message>
        <source>a value that is not constant</source>
        <translation>une valeur qui n’est pas constante</translation>
    </message>
    <message>
        <source>a window of this size</source>
        <translation>une fenêtre de cette taille</translation>
    </message>
    <message>
        <source>a zero point that is not an 8-bit constant</source>
        <translation>un point zéro qui n’est pas une constante de 8 bits</translation>
    </message>
    <message>
        <source>activation &apos;{name}&apos;</source>
        <translation>activation «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>allow that kind in the pool, or add another pool</source>
        <translation>autorisez ce genre dans le pool, ou ajoutez un autre pool</translation>
    </message>
    <message>
        <source>an ETDump of more than 2 GiB</source>
        <translation>un ETDump de plus de 2 Gio</translation>
    </message>
    <message>
        <source>an ETDump of this program</source>
        <translation>un ETDump de ce programme</translation>
    </message>
    <message>
        <source>an ETDump: times of a run, without a program</source>
        <translation>un ETDump&#xa0;: les durées d’une exécution, sans programme</translation>
    </message>
    <message>
        <source>an ETRecord does not describe this kind of program</source>
        <translation>un ETRecord ne décrit pas ce type de programme</translation>
    </message>
    <message>
        <source>an ETRecord, which has no program of its own</source>
        <translation>un ETRecord, qui n’a pas de programme propre</translation>
    </message>
    <message>
        <source>an HDF5 file, such as Keras writes</source>
        <translation>un fichier HDF5, comme en écrit Keras</translation>
    </message>
    <message>
        <source>an HTML page, saved from a web page instead of the file</source>
        <translation>une page HTML, enregistrée à la place du fichier</translation>
    </message>
    <message>
        <source>an XML document, perhaps a server&apos;s error page</source>
        <translation>un document XML, peut-être la page d’erreur d’un serveur</translation>
    </message>
    <message>
        <source>an axis of dynamic size</source>
        <translation>un axe de taille dynamique</translation>
    </message>
    <message>
        <source>an empty image</source>
        <translation>une image vide</translation>
    </message>
    <message>
        <source>an eps that is not a number</source>
        <translation>un eps qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>an extended header of {length} bytes, where the program begins at byte {offset}</source>
        <translation>un en-tête étendu de {length} octets, là où le programme commence à l’octet {offset}</translation>
    </message>
    <message>
        <source>an extra word</source>
        <translation>un mot de trop</translation>
    </message>
    <message>
        <source>an image that shrinks this much</source>
        <translation>une image réduite à ce point</translation>
    </message>
    <message>
        <source>an input of this shape</source>
        <translation>une entrée de cette forme</translation>
    </message>
    <message>
        <source>an input other than f32 images [N, C, H, W]</source>
        <translation>une entrée autre que des images f32 [N, C, H, W]</translation>
    </message>
    <message>
        <source>an input other than images of constant size</source>
        <translation>une entrée autre que des images de taille constante</translation>
    </message>
    <message>
        <source>an input other than images of fixed size</source>
        <translation>une entrée autre que des images de taille fixe</translation>
    </message>
    <message>
        <source>an input that is not [steps, batch, features]</source>
        <translation>une entrée qui n’est pas [étapes, lot, caractéristiques]</translation>
    </message>
    <message>
        <source>an input that is not a matrix</source>
        <translation>une entrée qui n’est pas une matrice</translation>
    </message>
    <message>
        <source>an instruction after the outputs</source>
        <translation>une instruction après les sorties</translation>
    </message>
    <message>
        <source>an offset for every tensor that an operator writes</source>
        <translation>un offset pour chaque tenseur qu’un opérateur écrit</translation>
    </message>
    <message>
        <source>an offset in the bundle&apos;s flatbuffer points outside it</source>
        <translation>un offset du flatbuffer du paquet pointe en dehors</translation>
    </message>
    <message>
        <source>an offset of {count} numbers</source>
        <translation>un offset de {count} nombres</translation>
    </message>
    <message>
        <source>an offset points outside the file</source>
        <translation>un offset pointe hors du fichier</translation>
    </message>
    <message>
        <source>a dynamic size</source>
        <translation>une taille dynamique</translation>
    </message>
    <message>
        <source>an operand is missing</source>
        <translation>un opérande manque</translation>
    </message>
    <message>
        <source>an operand is not quantised</source>
        <translation>un opérande n’est pas quantifié</translation>
    </message>
    <message>
        <source>an operand is not stored as int8</source>
        <translation>un opérande n’est pas stocké en int8</translation>
    </message>
    <message>
        <source>an operand that is not a dense tensor</source>
        <translation>un opérande qui n’est pas un tenseur dense</translation>
    </message>
    <message>
        <source>an operand that is not a tensor</source>
        <translation>un opérande qui n’est pas un tenseur</translation>
    </message>
    <message>
        <source>an operator of this backend</source>
        <translation>un opérateur de ce backend</translation>
    </message>
    <message>
        <source>an output that no node computes</source>
        <translation>une sortie qu’aucun nœud ne calcule</translation>
    </message>
    <message>
        <source>an undamaged .bpte file</source>
        <translation>un fichier .bpte intact</translation>
    </message>
    <message>
        <source>an undamaged ETDump</source>
        <translation>un ETDump intact</translation>
    </message>
    <message>
        <source>an xz archive</source>
        <translation>une archive xz</translation>
    </message>
    <message>
        <source>angles of this shape</source>
        <translation>des angles de cette forme</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a list of tensors</source>
        <translation>l’argument «&#xa0;{name}&#xa0;» de {operator} n’est pas une liste de tenseurs</translation>
    </message>
    <message>
        <source>argument &apos;{name}&apos; of {operator} is not a tensor</source>
        <translation>l’argument «&#xa0;{name}&#xa0;» de {operator} n’est pas un tenseur</translation>
    </message>
    <message>
        <source>argument {index} is not a tensor with memory</source>
        <translation>l’argument {index} n’est pas un tenseur en mémoire</translation>
    </message>
    <message>
        <source>as many arguments as the payload names</source>
        <translation>autant d’arguments que le payload en nomme</translation>
    </message>
    <message>
        <source>at most 6 and equal to num_dims</source>
        <translation>au plus 6 et égal à num_dims</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as --memory-limit allows</source>
        <translation>au plus {limit} octets, comme le permet --memory-limit</translation>
    </message>
    <message>
        <source>at most {limit}, the compile spec max_numel</source>
        <translation>au plus {limit}, l’option de compilation max_numel</translation>
    </message>
    <message>
        <source>backend &apos;{backend}&apos; takes no node; Delegates and arenascope partition give the reasons</source>
        <translation>le backend «&#xa0;{backend}&#xa0;» ne prend aucun nœud&#xa0;; Delegates et arenascope partition en donnent les raisons</translation>
    </message>
    <message>
        <source>backend &apos;{name}&apos; is already registered</source>
        <translation>le backend «&#xa0;{name}&#xa0;» est déjà enregistré</translation>
    </message>
    <message>
        <source>batch norm over batch statistics is not lowered yet</source>
        <translation>pas encore de lowering pour une batch norm selon les statistiques du lot</translation>
    </message>
    <message>
        <source>blocks of this shape</source>
        <translation>des blocs de cette forme</translation>
    </message>
    <message>
        <source>boxes of a dynamic number</source>
        <translation>des boîtes en nombre dynamique</translation>
    </message>
    <message>
        <source>branches whose results differ in type or shape</source>
        <translation>des branches dont les résultats diffèrent de type ou de forme</translation>
    </message>
    <message>
        <source>branches with different numbers of results</source>
        <translation>des branches aux nombres de résultats différents</translation>
    </message>
    <message>
        <source>buffer &apos;{buffer}&apos; is written but is not an input</source>
        <translation>le tampon «&#xa0;{buffer}&#xa0;» est écrit mais n’est pas une entrée</translation>
    </message>
    <message>
        <source>call torch.cuda.memory._record_memory_history() before the model runs</source>
        <translation>appelez torch.cuda.memory._record_memory_history() avant d’exécuter le modèle</translation>
    </message>
    <message>
        <source>cannot be unpacked</source>
        <translation>impossible à décompresser</translation>
    </message>
    <message>
        <source>change the editor command in Preferences</source>
        <translation>changez la commande de l’éditeur dans les Préférences</translation>
    </message>
    <message>
        <source>channels after the image</source>
        <translation>des canaux derrière l’image</translation>
    </message>
    <message>
        <source>channels that are not a multiple of the groups</source>
        <translation>des canaux qui ne sont pas multiples des groupes</translation>
    </message>
    <message>
        <source>classes of another shape</source>
        <translation>des classes d’une autre forme</translation>
    </message>
    <message>
        <source>close other programs to free memory, or unpack it</source>
        <translation>fermez d’autres programmes pour libérer de la mémoire, ou décompressez-le</translation>
    </message>
    <message>
        <source>column &apos;{column}&apos; appears twice</source>
        <translation>la colonne «&#xa0;{column}&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>compile spec max_numel is not a number</source>
        <translation>l’option de compilation max_numel n’est pas un nombre</translation>
    </message>
    <message>
        <source>constants only</source>
        <translation>des constantes seulement</translation>
    </message>
    <message>
        <source>control-flow bodies are nested too deeply</source>
        <translation>les corps du flot de contrôle sont imbriqués trop profondément</translation>
    </message>
    <message>
        <source>convert the model to .tflite or .onnx</source>
        <translation>convertissez le modèle en .tflite ou .onnx</translation>
    </message>
    <message>
        <source>copy all of it from the device, or give the device a larger buffer for it</source>
        <translation>copiez-le en entier depuis l’appareil, ou donnez à l’appareil un tampon plus grand pour lui</translation>
    </message>
    <message>
        <source>copy it from the device again</source>
        <translation>copiez-le à nouveau depuis l’appareil</translation>
    </message>
    <message>
        <source>cropping beyond the tensor</source>
        <translation>un recadrage au-delà du tenseur</translation>
    </message>
    <message>
        <source>custom axes</source>
        <translation>des axes personnalisés</translation>
    </message>
    <message>
        <source>cyclic dependency between regions</source>
        <translation>dépendance cyclique entre régions</translation>
    </message>
    <message>
        <source>declared shapes for the results of unsupported operators</source>
        <translation>des formes déclarées pour les résultats des opérateurs non pris en charge</translation>
    </message>
    <message>
        <source>dim_order is not a permutation</source>
        <translation>dim_order n’est pas une permutation</translation>
    </message>
    <message>
        <source>dimension {dimension} appears twice in the permutation</source>
        <translation>la dimension {dimension} apparaît deux fois dans la permutation</translation>
    </message>
    <message>
        <source>dimensions that are not a permutation</source>
        <translation>des dimensions qui ne forment pas une permutation</translation>
    </message>
    <message>
        <source>does not compute a tensor</source>
        <translation>ne calcule pas de tenseur</translation>
    </message>
    <message>
        <source>download it again</source>
        <translation>téléchargez-le à nouveau</translation>
    </message>
    <message>
        <source>download or copy it again</source>
        <translation>téléchargez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>download the file again</source>
        <translation>téléchargez le fichier à nouveau</translation>
    </message>
    <message>
        <source>download the raw file</source>
        <translation>téléchargez le fichier brut</translation>
    </message>
    <message>
        <source>dropout is active</source>
        <translation>le dropout est actif</translation>
    </message>
    <message>
        <source>each value computed once</source>
        <translation>chaque valeur calculée une seule fois</translation>
    </message>
    <message>
        <source>entry &apos;{name}&apos; of {size} bytes ends past the end of the file</source>
        <translation>l’entrée «&#xa0;{name}&#xa0;» de {size} octets finit après la fin du fichier</translation>
    </message>
    <message>
        <source>equal sizes, or [1, C, 1, 1] for C channels</source>
        <translation>des tailles égales, ou [1, C, 1, 1] pour C canaux</translation>
    </message>
    <message>
        <source>export the Python model with torch.export.export and save it as .pt2</source>
        <translation>exportez le modèle Python avec torch.export.export et enregistrez-le en .pt2</translation>
    </message>
    <message>
        <source>export the model again with a newer PyTorch</source>
        <translation>exportez à nouveau le modèle avec un PyTorch plus récent</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or use --allow-wider-ranges</source>
        <translation>exportez à nouveau le modèle avec des plages plus larges, ou utilisez --allow-wider-ranges</translation>
    </message>
    <message>
        <source>export the model to a .pt2, .pte, .onnx or .tflite file</source>
        <translation>exportez le modèle en .pt2, .pte, .onnx ou .tflite</translation>
    </message>
    <message>
        <source>export the model without torch.cond and loops</source>
        <translation>exportez le modèle sans torch.cond ni boucles</translation>
    </message>
    <message>
        <source>external id {external} is used by two values</source>
        <translation>l’id externe {external} sert à deux valeurs</translation>
    </message>
    <message>
        <source>folding constants returned other values than requested</source>
        <translation>le repli des constantes a donné d’autres valeurs que celles demandées</translation>
    </message>
    <message>
        <source>give the file that the device&apos;s ETDumpGen wrote</source>
        <translation>donnez le fichier écrit par l’ETDumpGen de l’appareil</translation>
    </message>
    <message>
        <source>given to another backend by a rule</source>
        <translation>donné à un autre backend par une règle</translation>
    </message>
    <message>
        <source>has no buffer</source>
        <translation>n’a pas de tampon</translation>
    </message>
    <message>
        <source>has no graph</source>
        <translation>n’a pas de graphe</translation>
    </message>
    <message>
        <source>has no memory events</source>
        <translation>n’a aucun événement de mémoire</translation>
    </message>
    <message>
        <source>has two graphs</source>
        <translation>a deux graphes</translation>
    </message>
    <message>
        <source>heads of dynamic size</source>
        <translation>des têtes de taille dynamique</translation>
    </message>
    <message>
        <source>heads that do not divide the last dimension</source>
        <translation>des têtes qui ne divisent pas la dernière dimension</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; appears twice</source>
        <translation>l’id «&#xa0;{id}&#xa0;» figure deux fois</translation>
    </message>
    <message>
        <source>index {index} lies outside</source>
        <translation>l’indice {index} est hors limites</translation>
    </message>
    <message>
        <source>indices that are not integers</source>
        <translation>des indices qui ne sont pas des entiers</translation>
    </message>
    <message>
        <source>init returned no handle</source>
        <translation>init n’a pas renvoyé de handle</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: dimension {dimension} is {size}, planned for at most {limit}: got {actual}, expected {expected}</source>
        <translation>entrée «&#xa0;{name}&#xa0;»&#xa0;: la dimension {dimension} vaut {size}, planifiée pour {limit} au plus&#xa0;: reçu {actual}, attendu {expected}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: the plan was made for another value</source>
        <translation>entrée «&#xa0;{name}&#xa0;»&#xa0;: le plan a été fait pour une autre valeur</translation>
    </message>
    <message>
        <source>input {input} is missing</source>
        <translation>l’entrée {input} manque</translation>
    </message>
    <message>
        <source>inputs whose shapes do not broadcast</source>
        <translation>des entrées de formes incompatibles par broadcast</translation>
    </message>
    <message>
        <source>inputs with incompatible shapes</source>
        <translation>des entrées de formes incompatibles</translation>
    </message>
    <message>
        <source>install a driver, such as pocl-opencl-icd for the CPU</source>
        <translation>installez un pilote, p. ex. pocl-opencl-icd pour le CPU</translation>
    </message>
    <message>
        <source>install libxnnpack-dev and rebuild</source>
        <translation>installez libxnnpack-dev et recompilez</translation>
    </message>
    <message>
        <source>install ocl-icd-opencl-dev and rebuild</source>
        <translation>installez ocl-icd-opencl-dev et recompilez</translation>
    </message>
    <message>
        <source>instruction {number} of {count}</source>
        <translation>instruction {number} sur {count}</translation>
    </message>
    <message>
        <source>internal error</source>
        <translation>erreur interne</translation>
    </message>
    <message>
        <source>internal error: {fault}</source>
        <translation>erreur interne&#xa0;: {fault}</translation>
    </message>
    <message>
        <source>is a complex tensor, which is not supported</source>
        <translation>est un tenseur complexe, non pris en charge</translation>
    </message>
    <message>
        <source>is a map</source>
        <translation>est une map</translation>
    </message>
    <message>
        <source>is a sequence</source>
        <translation>est une séquence</translation>
    </message>
    <message>
        <source>is a string tensor</source>
        <translation>est un tenseur de chaînes</translation>
    </message>
    <message>
        <source>is an optional value</source>
        <translation>est une valeur optionnelle</translation>
    </message>
    <message>
        <source>is not a plug-in</source>
        <translation>n’est pas un greffon</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>n’est pas un tenseur</translation>
    </message>
    <message>
        <source>is not an ETRecord</source>
        <translation>n’est pas un ETRecord</translation>
    </message>
    <message>
        <source>it has no offset for &apos;{tensor}&apos;</source>
        <translation>il n’a pas d’offset pour «&#xa0;{tensor}&#xa0;»</translation>
    </message>
    <message>
        <source>items for a value that is not a container</source>
        <translation>des éléments pour une valeur qui n’est pas un conteneur</translation>
    </message>
    <message>
        <source>its axes or a dynamic size</source>
        <translation>ses axes ou une taille dynamique</translation>
    </message>
    <message>
        <source>its axis or its condition</source>
        <translation>son axe ou sa condition</translation>
    </message>
    <message>
        <source>its bias is not stored as int32</source>
        <translation>son biais n’est pas stocké en int32</translation>
    </message>
    <message>
        <source>its blocks</source>
        <translation>ses blocs</translation>
    </message>
    <message>
        <source>its branches or its condition</source>
        <translation>ses branches ou sa condition</translation>
    </message>
    <message>
        <source>its data lies after the flatbuffer</source>
        <translation>ses données sont après le flatbuffer</translation>
    </message>
    <message>
        <source>its inputs</source>
        <translation>ses entrées</translation>
    </message>
    <message>
        <source>its neighbours are not in one region</source>
        <translation>ses voisins ne sont pas dans une même région</translation>
    </message>
    <message>
        <source>its norm</source>
        <translation>sa norme</translation>
    </message>
    <message>
        <source>its operand and its result are quantised differently</source>
        <translation>son opérande et son résultat sont quantifiés différemment</translation>
    </message>
    <message>
        <source>its operand does not have four dimensions</source>
        <translation>son opérande n’a pas quatre dimensions</translation>
    </message>
    <message>
        <source>its operand has more than four dimensions</source>
        <translation>son opérande a plus de quatre dimensions</translation>
    </message>
    <message>
        <source>its operand is not clamped to at least -3 on integers</source>
        <translation>son opérande n’est pas borné à au moins -3 en entiers</translation>
    </message>
    <message>
        <source>its operands do not have three dimensions</source>
        <translation>ses opérandes n’ont pas trois dimensions</translation>
    </message>
    <message>
        <source>its operands have different sizes</source>
        <translation>ses opérandes ont des tailles différentes</translation>
    </message>
    <message>
        <source>its padding is too large</source>
        <translation>son remplissage est trop grand</translation>
    </message>
    <message>
        <source>its result &apos;{output}&apos; is not supported</source>
        <translation>son résultat «&#xa0;{output}&#xa0;» n’est pas pris en charge</translation>
    </message>
    <message>
        <source>its result is not stored as int8</source>
        <translation>son résultat n’est pas stocké en int8</translation>
    </message>
    <message>
        <source>its result is not used</source>
        <translation>son résultat n’est pas utilisé</translation>
    </message>
    <message>
        <source>its result is stored as neither int8 nor int16</source>
        <translation>son résultat n’est stocké ni en int8 ni en int16</translation>
    </message>
    <message>
        <source>its result is used before it is quantised, or is quantised in several ways</source>
        <translation>son résultat est utilisé avant d’être quantifié, ou quantifié de plusieurs façons</translation>
    </message>
    <message>
        <source>its rotary dimension</source>
        <translation>sa dimension rotative</translation>
    </message>
    <message>
        <source>its sizes are not fixed</source>
        <translation>ses tailles ne sont pas fixes</translation>
    </message>
    <message>
        <source>its weights are not stored as int8</source>
        <translation>ses poids ne sont pas stockés en int8</translation>
    </message>
    <message>
        <source>its weights do not have {number} dimensions</source>
        <translation>ses poids n’ont pas {number} dimensions</translation>
    </message>
    <message>
        <source>its weights have {count} scales</source>
        <translation>ses poids ont {count} échelles</translation>
    </message>
    <message>
        <source>its windows</source>
        <translation>ses fenêtres</translation>
    </message>
    <message>
        <source>keep the program&apos;s .ptd file in the same folder</source>
        <translation>gardez le fichier .ptd du programme dans le même dossier</translation>
    </message>
    <message>
        <source>keep writes to a value that is not a state</source>
        <translation>keep écrit dans une valeur qui n’est pas un état</translation>
    </message>
    <message>
        <source>kept on the CPU by a rule</source>
        <translation>gardé sur le CPU par une règle</translation>
    </message>
    <message>
        <source>less than 2 GiB without its segments</source>
        <translation>moins de 2 Gio hors segments</translation>
    </message>
    <message>
        <source>load it in Python and save torch.export.export(model, inputs)</source>
        <translation>chargez-le en Python et enregistrez torch.export.export(model, inputs)</translation>
    </message>
    <message>
        <source>load the plug-in that provides it, or remove the pool&apos;s copy function</source>
        <translation>chargez le greffon qui la fournit, ou retirez la fonction de copie du pool</translation>
    </message>
    <message>
        <source>locate it with &quot;Show the whole file&quot;</source>
        <translation>indiquez-le avec «&#xa0;Afficher tout le fichier&#xa0;»</translation>
    </message>
    <message>
        <source>matching channels</source>
        <translation>des canaux correspondants</translation>
    </message>
    <message>
        <source>matching sizes of the result</source>
        <translation>des tailles de résultat correspondantes</translation>
    </message>
    <message>
        <source>matrices of more than 4 rows</source>
        <translation>des matrices de plus de 4 lignes</translation>
    </message>
    <message>
        <source>memory {mem_id} is not a pool</source>
        <translation>la mémoire {mem_id} n’est pas un pool</translation>
    </message>
    <message>
        <source>more classes than fit in memory</source>
        <translation>plus de classes que la mémoire n’en contient</translation>
    </message>
    <message>
        <source>more steps than {limit}</source>
        <translation>plus de {limit} pas</translation>
    </message>
    <message>
        <source>more than {limit} classes</source>
        <translation>plus de {limit} classes</translation>
    </message>
    <message>
        <source>named data of ExecuTorch (.ptd) without a program</source>
        <translation>des données nommées d’ExecuTorch (.ptd) sans programme</translation>
    </message>
    <message>
        <source>names the program &apos;{program}&apos; as its planner; a file cannot start programs</source>
        <translation>nomme le programme «&#xa0;{program}&#xa0;» comme planificateur&#xa0;; un fichier ne peut pas lancer de programmes</translation>
    </message>
    <message>
        <source>no OpenCL device found</source>
        <translation>aucun périphérique OpenCL trouvé</translation>
    </message>
    <message>
        <source>no constant of this program is in an external file, but --data names {file}</source>
        <translation>aucune constante de ce programme n’est dans un fichier externe, mais --data nomme {file}</translation>
    </message>
    <message>
        <source>no layer and no memory</source>
        <translation>ni couche ni mémoire</translation>
    </message>
    <message>
        <source>no node computes output &apos;{output}&apos;</source>
        <translation>aucun nœud ne calcule la sortie «&#xa0;{output}&#xa0;»</translation>
    </message>
    <message>
        <source>no operator is quantised, so nothing was lowered to Cortex-M operators</source>
        <translation>aucun opérateur n’est quantifié, donc rien n’a été converti en opérateurs Cortex-M</translation>
    </message>
    <message>
        <source>no source editor is set</source>
        <translation>aucun éditeur de source n’est défini</translation>
    </message>
    <message>
        <source>no step computes value {value}</source>
        <translation>aucune étape ne calcule la valeur {value}</translation>
    </message>
    <message>
        <source>no tensors to join</source>
        <translation>aucun tenseur à joindre</translation>
    </message>
    <message>
        <source>not a .npy file</source>
        <translation>n’est pas un fichier .npy</translation>
    </message>
    <message>
        <source>not a .safetensors file</source>
        <translation>n’est pas un fichier .safetensors</translation>
    </message>
    <message>
        <source>not a usable number</source>
        <translation>n’est pas un nombre utilisable</translation>
    </message>
    <message>
        <source>not an ETDump</source>
        <translation>n’est pas un ETDump</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>not stated by {backend} or its payload</source>
        <translation>non indiqué par {backend} ni par son payload</translation>
    </message>
    <message>
        <source>numbers of these types</source>
        <translation>des nombres de ces types</translation>
    </message>
    <message>
        <source>numbers that are not 8-bit</source>
        <translation>des nombres qui n’ont pas 8 bits</translation>
    </message>
    <message>
        <source>numbers that are not f32</source>
        <translation>des nombres qui ne sont pas f32</translation>
    </message>
    <message>
        <source>offsets of this shape</source>
        <translation>des offsets de cette forme</translation>
    </message>
    <message>
        <source>one scale for several rows; a payload has one for each row</source>
        <translation>une échelle pour plusieurs lignes&#xa0;; un payload en a une par ligne</translation>
    </message>
    <message>
        <source>open the .pte that it belongs to, with --data FILE</source>
        <translation>ouvrez le .pte auquel il appartient, avec --data FICHIER</translation>
    </message>
    <message>
        <source>open the .pte that was run on the device</source>
        <translation>ouvrez le .pte exécuté sur l’appareil</translation>
    </message>
    <message>
        <source>open the model with the new value</source>
        <translation>ouvrez le modèle avec la nouvelle valeur</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes</source>
        <translation>mémoire épuisée&#xa0;: {bytes} octets</translation>
    </message>
    <message>
        <source>out of memory: {bytes} bytes of folded constants</source>
        <translation>mémoire épuisée&#xa0;: {bytes} octets de constantes repliées</translation>
    </message>
    <message>
        <source>packed keys and values</source>
        <translation>des clés et valeurs regroupées</translation>
    </message>
    <message>
        <source>pads that differ before and after</source>
        <translation>un remplissage différent avant et après</translation>
    </message>
    <message>
        <source>partitioner &apos;{name}&apos; is already registered</source>
        <translation>le partitionneur «&#xa0;{name}&#xa0;» est déjà enregistré</translation>
    </message>
    <message>
        <source>pass it with that file: --etrecord FILE</source>
        <translation>donnez-le avec ce fichier&#xa0;: --etrecord FICHIER</translation>
    </message>
    <message>
        <source>payload {index} at location {location}</source>
        <translation>payload {index} à l’emplacement {location}</translation>
    </message>
    <message>
        <source>per-channel scales of a tensor that is not an i8 constant</source>
        <translation>des échelles par canal d’un tenseur qui n’est pas une constante i8</translation>
    </message>
    <message>
        <source>per-channel zero points other than 0</source>
        <translation>des points zéro par canal autres que 0</translation>
    </message>
    <message>
        <source>plain tensors, numbers and strings in lists and dicts</source>
        <translation>tenseurs simples, nombres et chaînes dans des listes et dicts</translation>
    </message>
    <message>
        <source>please report it and attach the file</source>
        <translation>merci de la signaler en joignant le fichier</translation>
    </message>
    <message>
        <source>plug-in &apos;{id}&apos; failed without a reason</source>
        <translation>le greffon «&#xa0;{id}&#xa0;» a échoué sans raison indiquée</translation>
    </message>
    <message>
        <source>pool &apos;{name}&apos; has an invalid alignment, capacity or address</source>
        <translation>le pool «&#xa0;{name}&#xa0;» a un alignement, une capacité ou une adresse non valides</translation>
    </message>
    <message>
        <source>pool {mem_id} names the unknown planner &apos;{planner}&apos;</source>
        <translation>le pool {mem_id} nomme le planificateur inconnu «&#xa0;{planner}&#xa0;»</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder, or pass it with --data</source>
        <translation>mettez-le dans le dossier du programme, ou donnez-le avec --data</translation>
    </message>
    <message>
        <source>quantise the model before it is exported</source>
        <translation>quantifiez le modèle avant de l’exporter</translation>
    </message>
    <message>
        <source>quantised programs with control flow cannot be lowered to Cortex-M operators</source>
        <translation>les programmes quantifiés avec flot de contrôle ne se convertissent pas en opérateurs Cortex-M</translation>
    </message>
    <message>
        <source>query heads that are not a multiple of the key heads</source>
        <translation>des têtes de requêtes qui ne sont pas multiples de celles des clés</translation>
    </message>
    <message>
        <source>random numbers, which differ from run to run</source>
        <translation>des nombres aléatoires, qui changent d’une exécution à l’autre</translation>
    </message>
    <message>
        <source>random values of this type are not supported</source>
        <translation>les valeurs aléatoires de ce type ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>range {range} of {symbol} includes sizes below 0</source>
        <translation>la plage {range} de {symbol} contient des tailles négatives</translation>
    </message>
    <message>
        <source>ranges within the exported ones</source>
        <translation>des plages comprises dans celles exportées</translation>
    </message>
    <message>
        <source>reads &apos;{name}&apos; before any operator writes it</source>
        <translation>lit «&#xa0;{name}&#xa0;» avant qu’un opérateur ne l’écrive</translation>
    </message>
    <message>
        <source>reads value {id} before it is computed</source>
        <translation>lit la valeur {id} avant qu’elle ne soit calculée</translation>
    </message>
    <message>
        <source>rebuild it with this program&apos;s arenascope_plugin.h</source>
        <translation>recompilez-le avec l’arenascope_plugin.h de ce programme</translation>
    </message>
    <message>
        <source>region of {nodes}; a call needs at least {minimum} nodes</source>
        <translation>région de {nodes}&#xa0;; un appel demande au moins {minimum} nœuds</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches intermediate tensors only; the caller can supply inputs, outputs and state</source>
        <translation>la règle «&#xa0;{rule}&#xa0;» ne vise que des tenseurs intermédiaires&#xa0;; l’appelant peut fournir entrées, sorties et état</translation>
    </message>
    <message>
        <source>run &apos;git lfs pull&apos; in the repository, or download the file itself</source>
        <translation>lancez «&#xa0;git lfs pull&#xa0;» dans le dépôt, ou téléchargez le fichier lui-même</translation>
    </message>
    <message>
        <source>run chmod +x on it</source>
        <translation>appliquez-lui chmod +x</translation>
    </message>
    <message>
        <source>run-time scales used for more than quantising and dequantising one tensor</source>
        <translation>des échelles d’exécution servant à plus que quantifier et déquantifier un tenseur</translation>
    </message>
    <message>
        <source>samples of an input other than images and volumes</source>
        <translation>des échantillons d’une entrée autre que des images et des volumes</translation>
    </message>
    <message>
        <source>save the ExportedProgram that was compiled with torch.export.save</source>
        <translation>enregistrez avec torch.export.save l’ExportedProgram compilé</translation>
    </message>
    <message>
        <source>scales that are not a single constant</source>
        <translation>des échelles qui ne sont pas une seule constante</translation>
    </message>
    <message>
        <source>scales that are not an f32 constant</source>
        <translation>des échelles qui ne sont pas une constante f32</translation>
    </message>
    <message>
        <source>schema version {known_major}</source>
        <translation>version de schéma {known_major}</translation>
    </message>
    <message>
        <source>schema version {version}, of PyTorch 2.2 or older</source>
        <translation>version de schéma {version}, de PyTorch 2.2 ou plus ancien</translation>
    </message>
    <message>
        <source>scores without classes</source>
        <translation>des scores sans classes</translation>
    </message>
    <message>
        <source>sequences of different length, of a dynamic number of steps</source>
        <translation>des séquences de longueurs différentes à nombre de pas dynamique</translation>
    </message>
    <message>
        <source>set one in Preferences, on the page Files</source>
        <translation>définissez-en un dans les Préférences, page Fichiers</translation>
    </message>
    <message>
        <source>shapes that do not match the values</source>
        <translation>des formes qui ne s’accordent pas avec les valeurs</translation>
    </message>
    <message>
        <source>shared state is in memory {memory}, because a declared pool has ExecuTorch&apos;s mem_id 2</source>
        <translation>l’état partagé est dans la mémoire {memory}, car un pool déclaré a le mem_id 2 d’ExecuTorch</translation>
    </message>
    <message>
        <source>shared state needs a pool of its own</source>
        <translation>l’état partagé demande un pool à lui</translation>
    </message>
    <message>
        <source>sizes that are not a multiple of the block</source>
        <translation>des tailles qui ne sont pas multiples du bloc</translation>
    </message>
    <message>
        <source>sizes that are not a tuple</source>
        <translation>des tailles qui ne sont pas un tuple</translation>
    </message>
    <message>
        <source>sizes that are not constant</source>
        <translation>des tailles qui ne sont pas constantes</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}; use --share-mutable if they must be one</source>
        <translation>l’état «&#xa0;{state}&#xa0;» de la méthode «&#xa0;{method}&#xa0;» est distinct de celui de ce nom dans {methods}&#xa0;; utilisez --share-mutable s’ils doivent n’en faire qu’un</translation>
    </message>
    <message>
        <source>steps of a dynamic number, or more than {limit}</source>
        <translation>des pas en nombre dynamique, ou plus de {limit}</translation>
    </message>
    <message>
        <source>strides, paddings or dilations that are not constant</source>
        <translation>des pas, remplissages ou dilatations qui ne sont pas constants</translation>
    </message>
    <message>
        <source>string tensors are not supported</source>
        <translation>les tenseurs de chaînes ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>tensors outside the plan</source>
        <translation>des tenseurs hors du plan</translation>
    </message>
    <message>
        <source>tensors, numbers, strings, types or graphs</source>
        <translation>des tenseurs, nombres, chaînes, types ou graphes</translation>
    </message>
    <message>
        <source>the .ptd file that came with the program</source>
        <translation>le fichier .ptd fourni avec le programme</translation>
    </message>
    <message>
        <source>the Cortex-M library has no operator for {operator}</source>
        <translation>la bibliothèque Cortex-M n’a pas d’opérateur pour {operator}</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over elements that lie side by side only</source>
        <translation>l’opérateur Cortex-M ne calcule softmax que sur des éléments contigus</translation>
    </message>
    <message>
        <source>the Cortex-M operator computes softmax over the last dimension only</source>
        <translation>l’opérateur Cortex-M ne calcule softmax que sur la dernière dimension</translation>
    </message>
    <message>
        <source>the Cortex-M operator does not cut off elements</source>
        <translation>l’opérateur Cortex-M ne coupe pas d’éléments</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no alpha</source>
        <translation>l’opérateur Cortex-M n’a pas d’alpha</translation>
    </message>
    <message>
        <source>the Cortex-M operator has no divisor_override</source>
        <translation>l’opérateur Cortex-M n’a pas de divisor_override</translation>
    </message>
    <message>
        <source>the Cortex-M operator pads with a constant only</source>
        <translation>l’opérateur Cortex-M ne remplit qu’avec une constante</translation>
    </message>
    <message>
        <source>the archive has no model &apos;{model}&apos;</source>
        <translation>l’archive n’a pas de modèle «&#xa0;{model}&#xa0;»</translation>
    </message>
    <message>
        <source>the bound of integers is NaN</source>
        <translation>la borne d’entiers est NaN</translation>
    </message>
    <message>
        <source>the condition is not a bool</source>
        <translation>la condition n’est pas un bool</translation>
    </message>
    <message>
        <source>the constant&apos;s data is missing</source>
        <translation>les données de la constante manquent</translation>
    </message>
    <message>
        <source>the constants lie outside the payload</source>
        <translation>les constantes sont hors du payload</translation>
    </message>
    <message>
        <source>the content does not match the suffix</source>
        <translation>le contenu ne correspond pas au suffixe</translation>
    </message>
    <message>
        <source>the counts are {tensor}</source>
        <translation>les nombres sont {tensor}</translation>
    </message>
    <message>
        <source>the dump ends at byte {end}, the file has {size}</source>
        <translation>le dump finit à l’octet {end}, le fichier en a {size}</translation>
    </message>
    <message>
        <source>the editor cannot be started</source>
        <translation>l’éditeur ne peut pas être lancé</translation>
    </message>
    <message>
        <source>the file cannot be read</source>
        <translation>le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>the file has fewer bytes than the shape of this tensor</source>
        <translation>le fichier a moins d’octets que la forme de ce tenseur</translation>
    </message>
    <message>
        <source>the file has no method</source>
        <translation>le fichier n’a pas de méthode</translation>
    </message>
    <message>
        <source>the file has no values of this tensor</source>
        <translation>le fichier n’a pas de valeurs de ce tenseur</translation>
    </message>
    <message>
        <source>the file is too large to be shown as source</source>
        <translation>le fichier est trop grand pour être affiché comme source</translation>
    </message>
    <message>
        <source>the file&apos;s code is never executed, so objects that need it cannot be read</source>
        <translation>le code du fichier n’est jamais exécuté&#xa0;; les objets qui en ont besoin ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>the folder cannot be created ({error})</source>
        <translation>le dossier ne peut pas être créé ({error})</translation>
    </message>
    <message>
        <source>the function &apos;{name}&apos;</source>
        <translation>la fonction «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the graph lies outside the payload</source>
        <translation>le graphe est hors du payload</translation>
    </message>
    <message>
        <source>the graph needs more memory than a file of this size may use</source>
        <translation>le graphe demande plus de mémoire qu’un fichier de cette taille n’y a droit</translation>
    </message>
    <message>
        <source>the gzip archive holds more than {limit} bytes</source>
        <translation>l’archive gzip contient plus de {limit} octets</translation>
    </message>
    <message>
        <source>the gzip archive is incomplete or damaged</source>
        <translation>l’archive gzip est incomplète ou endommagée</translation>
    </message>
    <message>
        <source>the identifier ED00</source>
        <translation>l’identifiant ED00</translation>
    </message>
    <message>
        <source>the indices are {tensor}, and the table is {other_tensor}</source>
        <translation>les indices sont {tensor}, la table est {other_tensor}</translation>
    </message>
    <message>
        <source>the mask selects more elements than {tensor} has</source>
        <translation>le masque sélectionne plus d’éléments que n’en a {tensor}</translation>
    </message>
    <message>
        <source>the mean is {tensor}</source>
        <translation>la moyenne est {tensor}</translation>
    </message>
    <message>
        <source>the mem_id of another pool</source>
        <translation>le mem_id d’un autre pool</translation>
    </message>
    <message>
        <source>the method has no instruction chain</source>
        <translation>la méthode n’a pas de suite d’instructions</translation>
    </message>
    <message>
        <source>the name of another pool</source>
        <translation>le nom d’un autre pool</translation>
    </message>
    <message>
        <source>the new operator order breaks a dependency</source>
        <translation>le nouvel ordre des opérateurs viole une dépendance</translation>
    </message>
    <message>
        <source>the new value of &apos;{name}&apos; is not a tensor</source>
        <translation>la nouvelle valeur de «&#xa0;{name}&#xa0;» n’est pas un tenseur</translation>
    </message>
    <message>
        <source>the operand has no dimensions</source>
        <translation>l’opérande n’a pas de dimensions</translation>
    </message>
    <message>
        <source>the operand is {tensor}</source>
        <translation>l’opérande est {tensor}</translation>
    </message>
    <message>
        <source>the operand is {tensor}, and the weight is {other_tensor}</source>
        <translation>l’opérande est {tensor}, et le poids {other_tensor}</translation>
    </message>
    <message>
        <source>the operand is {tensor}, not a single element</source>
        <translation>l’opérande est {tensor}, pas un seul élément</translation>
    </message>
    <message>
        <source>the operands have no dimensions</source>
        <translation>les opérandes n’ont pas de dimensions</translation>
    </message>
    <message>
        <source>the payload ends inside a line</source>
        <translation>le payload finit au milieu d’une ligne</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}</source>
        <translation>le plan a un offset pour la valeur {id}</translation>
    </message>
    <message>
        <source>the plan has an offset for value {id}, which is not a tensor</source>
        <translation>le plan a un offset pour la valeur {id}, qui n’est pas un tenseur</translation>
    </message>
    <message>
        <source>the plan has no offset for &apos;{tensor}&apos;</source>
        <translation>le plan n’a pas d’offset pour «&#xa0;{tensor}&#xa0;»</translation>
    </message>
    <message>
        <source>the plan has offsets for {offsets} of {buffers} buffers</source>
        <translation>le plan a des offsets pour {offsets} tampons sur {buffers}</translation>
    </message>
    <message>
        <source>the plan has tensors that the model lacks</source>
        <translation>le plan a des tenseurs absents du modèle</translation>
    </message>
    <message>
        <source>the planner &apos;greedy_by_size&apos; is missing</source>
        <translation>le planificateur «&#xa0;greedy_by_size&#xa0;» manque</translation>
    </message>
    <message>
        <source>the planner left buffers without an offset</source>
        <translation>le planificateur a laissé des tampons sans offset</translation>
    </message>
    <message>
        <source>the program cannot be written as a .pte</source>
        <translation>le programme ne peut pas être écrit en .pte</translation>
    </message>
    <message>
        <source>the program has segments but no extended header with their start</source>
        <translation>le programme a des segments, mais pas d’en-tête étendu indiquant leur début</translation>
    </message>
    <message>
        <source>the quantiser left it in floating point</source>
        <translation>le quantificateur l’a laissé en virgule flottante</translation>
    </message>
    <message>
        <source>the query heads are not a multiple of the key and value heads</source>
        <translation>les têtes de requêtes ne sont pas multiples de celles des clés et valeurs</translation>
    </message>
    <message>
        <source>the region of a neighbour would become cyclic</source>
        <translation>la région d’un voisin deviendrait cyclique</translation>
    </message>
    <message>
        <source>the result has size {size}</source>
        <translation>le résultat a la taille {size}</translation>
    </message>
    <message>
        <source>the result is {tensor}</source>
        <translation>le résultat est {tensor}</translation>
    </message>
    <message>
        <source>the result is {type}</source>
        <translation>le résultat est {type}</translation>
    </message>
    <message>
        <source>the result of a true division is {tensor}</source>
        <translation>le résultat d’une division réelle est {tensor}</translation>
    </message>
    <message>
        <source>the result of softmax is not quantised with the scale 1/256 and the zero point -128</source>
        <translation>le résultat de softmax n’est pas quantifié avec l’échelle 1/256 et le point zéro -128</translation>
    </message>
    <message>
        <source>the run needs {bytes} bytes of memory</source>
        <translation>l’exécution demande {bytes} octets de mémoire</translation>
    </message>
    <message>
        <source>the scratch memory of the call is too large to be counted</source>
        <translation>la mémoire scratch de l’appel est trop grande pour être comptée</translation>
    </message>
    <message>
        <source>the session names the program &apos;{program}&apos; as its planner; a file cannot start programs, so &apos;auto&apos; plans instead</source>
        <translation>la session nomme le programme «&#xa0;{program}&#xa0;» comme planificateur&#xa0;; un fichier ne peut pas lancer de programmes, donc «&#xa0;auto&#xa0;» planifie</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; does not match the program; it is planned again: {reasons}</source>
        <translation>le plan «&#xa0;{planner}&#xa0;» de la session ne correspond pas au programme&#xa0;; il est replanifié&#xa0;: {reasons}</translation>
    </message>
    <message>
        <source>the session&apos;s plan &apos;{planner}&apos; has offsets of unknown tensors: {tensors}</source>
        <translation>le plan «&#xa0;{planner}&#xa0;» de la session a des offsets de tenseurs inconnus&#xa0;: {tensors}</translation>
    </message>
    <message>
        <source>the shape of &apos;{output}&apos; is not known ({reason})</source>
        <translation>la forme de «&#xa0;{output}&#xa0;» est inconnue ({reason})</translation>
    </message>
    <message>
        <source>the sizes of an operand are not fixed</source>
        <translation>les tailles d’un opérande ne sont pas fixes</translation>
    </message>
    <message>
        <source>the sizes of its weights and its result do not fit together</source>
        <translation>les tailles de ses poids et de son résultat ne s’accordent pas</translation>
    </message>
    <message>
        <source>the slice of {tensor} has step {step}</source>
        <translation>la tranche de {tensor} a le pas {step}</translation>
    </message>
    <message>
        <source>the source file is not on this computer</source>
        <translation>le fichier source n’est pas sur cet ordinateur</translation>
    </message>
    <message>
        <source>the table is {tensor}</source>
        <translation>la table est {tensor}</translation>
    </message>
    <message>
        <source>the unfold of {tensor} has size {size} and step {step}</source>
        <translation>l’unfold de {tensor} a la taille {size} et le pas {step}</translation>
    </message>
    <message>
        <source>the value that the sizes were computed from</source>
        <translation>la valeur dont les tailles ont été calculées</translation>
    </message>
    <message>
        <source>the written file cannot be read back: {reason}</source>
        <translation>le fichier écrit ne peut pas être relu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>there are no operands</source>
        <translation>il n’y a pas d’opérandes</translation>
    </message>
    <message>
        <source>this length</source>
        <translation>cette longueur</translation>
    </message>
    <message>
        <source>this operator is not supported</source>
        <translation>cet opérateur n’est pas pris en charge</translation>
    </message>
    <message>
        <source>this planner does not keep the reserved bytes of control-flow sub-graphs</source>
        <translation>ce planificateur ne garde pas les octets réservés des sous-graphes du flot de contrôle</translation>
    </message>
    <message>
        <source>values other than zero</source>
        <translation>les valeurs non nulles</translation>
    </message>
    <message>
        <source>times of another program: {difference}</source>
        <translation>les durées d’un autre programme&#xa0;: {difference}</translation>
    </message>
    <message>
        <source>too many operator orders for an exact search</source>
        <translation>trop d’ordres d’opérateurs pour une recherche exacte</translation>
    </message>
    <message>
        <source>transposed batches</source>
        <translation>des lots transposés</translation>
    </message>
    <message>
        <source>two weights have the name &apos;{name}&apos;</source>
        <translation>deux poids s’appellent «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unexpected characters after the expression</source>
        <translation>des caractères inattendus après l’expression</translation>
    </message>
    <message>
        <source>unique ids and complete entries</source>
        <translation>des ids uniques et des entrées complètes</translation>
    </message>
    <message>
        <source>unique names</source>
        <translation>des noms uniques</translation>
    </message>
    <message>
        <source>unknown backend &apos;{backend}&apos;</source>
        <translation>backend inconnu «&#xa0;{backend}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown backend &apos;{id}&apos;</source>
        <translation>backend inconnu «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown backend &apos;{name}&apos;</source>
        <translation>backend inconnu «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown delegate {delegate}; its payload cannot be replaced</source>
        <translation>delegate inconnu {delegate}&#xa0;; son payload ne peut pas être remplacé</translation>
    </message>
    <message>
        <source>unknown device &apos;{name}&apos;</source>
        <translation>périphérique inconnu «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;</source>
        <translation>dimension inconnue «&#xa0;{symbol}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown dimension &apos;{symbol}&apos;; its range cannot be set</source>
        <translation>dimension inconnue «&#xa0;{symbol}&#xa0;»&#xa0;; sa plage ne peut pas être fixée</translation>
    </message>
    <message>
        <source>unknown file type</source>
        <translation>type de fichier inconnu</translation>
    </message>
    <message>
        <source>unknown key &apos;{key}&apos;</source>
        <translation>clé inconnue «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown memory &apos;{name}&apos;; it cannot be limited</source>
        <translation>mémoire inconnue «&#xa0;{name}&#xa0;»&#xa0;; elle ne peut pas être limitée</translation>
    </message>
    <message>
        <source>unknown method &apos;{name}&apos;</source>
        <translation>méthode inconnue «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown node &apos;{node}&apos;; its operator cannot be replaced</source>
        <translation>nœud inconnu «&#xa0;{node}&#xa0;»&#xa0;; son opérateur ne peut pas être remplacé</translation>
    </message>
    <message>
        <source>unknown pass &apos;{id}&apos;</source>
        <translation>passe inconnue «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown planner &apos;{id}&apos;</source>
        <translation>planificateur inconnu «&#xa0;{id}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown planner or backend &apos;{name}&apos;</source>
        <translation>planificateur ou backend inconnu «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown reduction &apos;{mode}&apos;</source>
        <translation>réduction inconnue «&#xa0;{mode}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;</source>
        <translation>état inconnu «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown state &apos;{name}&apos;; it cannot start from {initial}</source>
        <translation>état inconnu «&#xa0;{name}&#xa0;»&#xa0;; il ne peut pas démarrer à {initial}</translation>
    </message>
    <message>
        <source>unpack it and open the file inside</source>
        <translation>décompressez-le et ouvrez le fichier qu’il contient</translation>
    </message>
    <message>
        <source>unpack it and open the model inside</source>
        <translation>décompressez-le et ouvrez le modèle qu’il contient</translation>
    </message>
    <message>
        <source>use --assign &apos;kind:state=POOL&apos; with a separate pool, or no rule for state</source>
        <translation>utilisez --assign &apos;kind:state=POOL&apos; avec un pool à part, ou aucune règle pour l’état</translation>
    </message>
    <message>
        <source>value &apos;{name}&apos; is used before it is computed</source>
        <translation>la valeur «&#xa0;{name}&#xa0;» est utilisée avant d’être calculée</translation>
    </message>
    <message>
        <source>value {id} is not a constant</source>
        <translation>la valeur {id} n’est pas une constante</translation>
    </message>
    <message>
        <source>value {id} is not defined yet</source>
        <translation>la valeur {id} n’est pas encore définie</translation>
    </message>
    <message>
        <source>value {id} is used before it is computed</source>
        <translation>la valeur {id} est utilisée avant d’être calculée</translation>
    </message>
    <message>
        <source>value {value} is not defined</source>
        <translation>la valeur {value} n’est pas définie</translation>
    </message>
    <message>
        <source>values of type {type} cannot be shown</source>
        <translation>les valeurs de type {type} ne peuvent pas être affichées</translation>
    </message>
    <message>
        <source>values or indices are missing</source>
        <translation>des valeurs ou des indices manquent</translation>
    </message>
    <message>
        <source>weights that are not constant numbers of 4 or 8 bits</source>
        <translation>des poids qui ne sont pas des nombres constants de 4 ou 8 bits</translation>
    </message>
    <message>
        <source>without allocations of delegates during init</source>
        <translation>sans allocations de delegates pendant init</translation>
    </message>
    <message>
        <source>{buffer} is in memory {mem_id}, which is not a pool</source>
        <translation>{buffer} est dans la mémoire {mem_id}, qui n’est pas un pool</translation>
    </message>
    <message>
        <source>{count} arguments, as in its schema</source>
        <translation>{count} arguments, comme dans son schéma</translation>
    </message>
    <message>
        <source>{count} more unknown keys</source>
        <translation>{count} clés inconnues de plus</translation>
    </message>
    <message>
        <source>{kind} is not supported</source>
        <translation>{kind} n’est pas pris en charge</translation>
    </message>
    <message>
        <source>{names} cannot share memory: control flow passes them by handle</source>
        <translation>{names} ne peuvent pas partager de mémoire&#xa0;: le flot de contrôle les transmet par handle</translation>
    </message>
    <message>
        <source>{name} is assigned to memory {mem_id}, which is not a pool</source>
        <translation>{name} est affecté à la mémoire {mem_id}, qui n’est pas un pool</translation>
    </message>
    <message>
        <source>{node}: {backend} does not exist for a {core}: the runtime there refuses the program</source>
        <translation>{node}&#xa0;: {backend} n’existe pas pour un {core}&#xa0;: le runtime y refuse le programme</translation>
    </message>
    <message>
        <source>{operator} cannot be cut here</source>
        <translation>{operator} ne peut pas être coupé ici</translation>
    </message>
    <message>
        <source>{operator} reads &apos;{input}&apos; before any node computes it</source>
        <translation>{operator} lit «&#xa0;{input}&#xa0;» avant qu’un nœud ne le calcule</translation>
    </message>
    <message>
        <source>{operator} shares bytes of an operand</source>
        <translation>{operator} partage des octets d’un opérande</translation>
    </message>
    <message>
        <source>{planner} returned {offsets} offsets for {buffers} buffers</source>
        <translation>{planner} a renvoyé {offsets} offsets pour {buffers} tampons</translation>
    </message>
    <message>
        <source>{pool} needs at least {needed} bytes (proved by search), {bytes} more than its capacity of {capacity}; no plan fits; largest at the peak, {step}: {largest}</source>
        <translation>{pool} demande au moins {needed} octets (prouvé par recherche), {bytes} de plus que sa capacité de {capacity}&#xa0;; aucun plan ne tient&#xa0;; les plus grands au pic, {step}&#xa0;: {largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; largest: {largest}</source>
        <translation>{pool}&#xa0;: {needed} octets vivent à {step}, {bytes} de plus que sa capacité de {capacity}&#xa0;; les plus grands&#xa0;: {largest}</translation>
    </message>
    <message>
        <source>{pool}: {needed} bytes live at {step}, {bytes} more than its capacity of {capacity}; no plan fits; largest: {largest}</source>
        <translation>{pool}&#xa0;: {needed} octets vivent à {step}, {bytes} de plus que sa capacité de {capacity}&#xa0;; aucun plan ne tient&#xa0;; les plus grands&#xa0;: {largest}</translation>
    </message>
    <message>
        <source>{replacement} does not write to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} n’écrit pas dans son argument «&#xa0;{argument}&#xa0;»</translation>
    </message>
    <message>
        <source>{replacement} writes to its argument &apos;{argument}&apos;</source>
        <translation>{replacement} écrit dans son argument «&#xa0;{argument}&#xa0;»</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; at the range maximum {max} the plan is {bytes} bytes too small</source>
        <translation>{symbol}&#xa0;: planifié pour la taille d’exemple {size}&#xa0;; au maximum {max} de la plage, il manque {bytes} octets au plan</translation>
    </message>
    <message>
        <source>{symbol}: planned for the example size {size}; the range has no maximum</source>
        <translation>{symbol}&#xa0;: planifié pour la taille d’exemple {size}&#xa0;; la plage n’a pas de maximum</translation>
    </message>
    <message>
        <source>{operator} has fewer elements than its type</source>
        <translation>{operator} a moins d’éléments que son type</translation>
    </message>
    <message>
        <source>{operator} has more elements than its type</source>
        <translation>{operator} a plus d’éléments que son type</translation>
    </message>
    <message>
        <source>{operator} has unexpected arguments</source>
        <translation>{operator} a des arguments inattendus</translation>
    </message>
    <message>
        <source>{operator} is not control flow</source>
        <translation>{operator} n’est pas un flot de contrôle</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share storage, but their distance is not {distance} bytes</source>
        <translation>{tensor} et {other_tensor} partagent un stockage, mais ne sont pas distants de {distance} octets</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}</source>
        <translation>{tensor} et {other_tensor} partagent {bytes} octets alors que les deux vivent, d’abord à {step}</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} share {bytes} bytes while both are live, first at {step}; both are pinned</source>
        <translation>{tensor} et {other_tensor} partagent {bytes} octets alors que les deux vivent, d’abord à {step}&#xa0;; les deux sont épinglés</translation>
    </message>
    <message>
        <source>{tensor} cannot be viewed as {other_tensor}</source>
        <translation>{tensor} ne peut pas être vu comme {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} is at {offset} and ends {bytes} bytes past the {size} bytes of memory {memory}, written at {step}; ExecuTorch refuses to load such a plan</source>
        <translation>{tensor} est à {offset} et finit {bytes} octets après les {size} octets de la mémoire {memory}, écrit à {step}&#xa0;; ExecuTorch refuse de charger un tel plan</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the first {reserved} bytes, which are reserved</source>
        <translation>{tensor} est à {offset}, dans les {reserved} premiers octets, qui sont réservés</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, inside the reserved range {begin} to {end}</source>
        <translation>{tensor} est à {offset}, dans la plage réservée {begin} à {end}</translation>
    </message>
    <message>
        <source>{tensor} is at {offset}, which is not a multiple of {align}</source>
        <translation>{tensor} est à {offset}, pas un multiple de {align}</translation>
    </message>
    <message>
        <source>{tensor} is in memory {memory}, which is not a pool</source>
        <translation>{tensor} est dans la mémoire {memory}, qui n’est pas un pool</translation>
    </message>
    <message>
        <source>{tensor} is of kind {kind}, which its pool does not accept</source>
        <translation>{tensor} est de genre {kind}, que son pool n’accepte pas</translation>
    </message>
    <message>
        <source>{values} values, {instructions} instructions, {abi} structures</source>
        <translation>{values} valeurs, {instructions} instructions, structures {abi}</translation>
    </message>
    <message>
        <source>{value} has a size without an upper bound</source>
        <translation>{value} a une taille sans borne supérieure</translation>
    </message>
    <message>
        <source>{value} has more than {count} dimensions</source>
        <translation>{value} a plus de {count} dimensions</translation>
    </message>
    <message>
        <source>&apos;{input}&apos; is not a numeric tensor</source>
        <translation>«&#xa0;{input}&#xa0;» n’est pas un tenseur numérique</translation>
    </message>
    <message>
        <source>Multipliers and shifts</source>
        <translation>Multiplicateurs et décalages</translation>
    </message>
    <message>
        <source>Scratch in {pool}</source>
        <translation>Scratch dans {pool}</translation>
    </message>
    <message>
        <source>a region too small for a call: it works on constants only</source>
        <translation>une région trop petite pour un appel&#xa0;: elle ne traite que des constantes</translation>
    </message>
    <message>
        <source>a scale that is missing</source>
        <translation>une échelle manquante</translation>
    </message>
    <message>
        <source>matching features, filters and state</source>
        <translation>des caractéristiques, filtres et état qui s’accordent</translation>
    </message>
    <message>
        <source>part of the constants</source>
        <translation>partie des constantes</translation>
    </message>
    <message>
        <source>{operator} writes to its argument &apos;{argument}&apos;, which is a constant</source>
        <translation>{operator} écrit dans son argument «&#xa0;{argument}&#xa0;», qui est une constante</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has options that cannot be copied</source>
        <translation>«&#xa0;{name}&#xa0;» a des options qui ne peuvent pas être copiées</translation>
    </message>
    <message>
        <source>1 or more of each, and at most one class for the background</source>
        <translation>au moins 1 de chaque, et au plus une classe pour l’arrière-plan</translation>
    </message>
    <message>
        <source>a program with operators</source>
        <translation>un programme avec des opérateurs</translation>
    </message>
    <message>
        <source>boxes [1, N, 4], scores [1, N, classes] and anchors [N, 4]</source>
        <translation>des boîtes [1, N, 4], des scores [1, N, classes] et des ancres [N, 4]</translation>
    </message>
    <message>
        <source>more than {count} symbols in RAM</source>
        <translation>plus de {count} symboles en RAM</translation>
    </message>
    <message>
        <source>no upper bound: {dimensions}</source>
        <translation>pas de borne supérieure&#xa0;: {dimensions}</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window; or: arenascope info MODEL.pte --etdump FILE</source>
        <translation>ouvrez le .pte exécuté, puis ce fichier dans la même fenêtre&#xa0;; ou&#xa0;: arenascope info MODELE.pte --etdump FICHIER</translation>
    </message>
    <message>
        <source>plan it, or run the original model</source>
        <translation>planifiez-le, ou exécutez le modèle d’origine</translation>
    </message>
    <message>
        <source>the map of a firmware</source>
        <translation>la map d’un firmware</translation>
    </message>
    <message>
        <source>the model&apos;s own operators and tiles of them</source>
        <translation>les opérateurs du modèle et leurs tuiles</translation>
    </message>
    <message>
        <source>{file}, {object}</source>
        <translation>{file}, {object}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an operator of the model</source>
        <translation>«&#xa0;{name}&#xa0;» n’est pas un opérateur du modèle</translation>
    </message>
    <message>
        <source>open that file again</source>
        <translation>rouvrez ce fichier</translation>
    </message>
    <message>
        <source>the data of a constant is missing</source>
        <translation>les données d’une constante manquent</translation>
    </message>
    <message>
        <source>the file that it is made of has changed since it was opened</source>
        <translation>le fichier d’origine a changé depuis son ouverture</translation>
    </message>
    <message>
        <source>the tiled group from {first} to {last} is not applied: {reason}</source>
        <translation>le groupe de tuiles de {first} à {last} n’est pas appliqué&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{operator} of fewer than three dimensions</source>
        <translation>{operator} de moins de trois dimensions</translation>
    </message>
    <message>
        <source>a curve that is known</source>
        <translation>une courbe connue</translation>
    </message>
    <message>
        <source>f32</source>
        <translation>f32</translation>
    </message>
    <message>
        <source>including {symbol}</source>
        <translation>dont {symbol}</translation>
    </message>
    <message>
        <source>the curve &apos;{curve}&apos;</source>
        <translation>la courbe «&#xa0;{curve}&#xa0;»</translation>
    </message>
    <message>
        <source>another file</source>
        <translation>un autre fichier</translation>
    </message>
    <message>
        <source>choose another name</source>
        <translation>choisissez un autre nom</translation>
    </message>
    <message>
        <source>is the file that is open</source>
        <translation>est le fichier ouvert</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; runs graphs that the file does not name</source>
        <translation>«&#xa0;{name}&#xa0;» exécute des graphes que le fichier ne nomme pas</translation>
    </message>
    <message>
        <source>a name that ends in .md (a page) or .py (Python)</source>
        <translation>un nom qui se termine par .md (une page) ou .py (Python)</translation>
    </message>
    <message>
        <source>convert the model again</source>
        <translation>convertissez de nouveau le modèle</translation>
    </message>
    <message>
        <source>each stored once, with the padding between them</source>
        <translation>chacun stocké une fois, avec le remplissage entre eux</translation>
    </message>
    <message>
        <source>export without the pass quantize-in-place; arenascope shrink quantises in tiles instead</source>
        <translation>exportez sans la passe quantize-in-place&#xa0;; arenascope shrink quantifie plutôt par tuiles</translation>
    </message>
    <message>
        <source>heads of the same sizes</source>
        <translation>des têtes de mêmes tailles</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: accept it with --atol {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>les kernels entiers et PyTorch arrondissent différemment&#xa0;: acceptez-le avec --atol {tolerance}, ou enregistrez les sorties des kernels d’ExecuTorch</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>les kernels entiers et PyTorch arrondissent différemment&#xa0;: enregistrez les sorties des kernels d’ExecuTorch</translation>
    </message>
    <message>
        <source>operators of ExecuTorch</source>
        <translation>des opérateurs d’ExecuTorch</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}</source>
        <translation>la sortie «&#xa0;{output}&#xa0;» diffère de celle enregistrée de {difference} au plus</translation>
    </message>
    <message>
        <source>output &apos;{output}&apos; differs from the recorded one by up to {difference}, {quanta} x its quantum of {quantum}</source>
        <translation>la sortie «&#xa0;{output}&#xa0;» diffère de celle enregistrée de {difference} au plus, {quanta} x son quantum de {quantum}</translation>
    </message>
    <message>
        <source>planes in row-major order, or channels last</source>
        <translation>des plans d’image rangés par lignes (row-major), ou les canaux en dernier</translation>
    </message>
    <message>
        <source>runs &apos;{name}&apos;, which has {inputs} inputs and {outputs} outputs</source>
        <translation>exécute «&#xa0;{name}&#xa0;», qui a {inputs} entrées et {outputs} sorties</translation>
    </message>
    <message>
        <source>scratch of kernels up to release 1.3</source>
        <translation>scratch des kernels jusqu’à la version 1.3</translation>
    </message>
    <message>
        <source>the operator &apos;{operator}&apos; exists only in ArenaScope</source>
        <translation>l’opérateur «&#xa0;{operator}&#xa0;» n’existe que dans ArenaScope</translation>
    </message>
    <message>
        <source>use the command line: `arenascope export` unrolls recurrent layers</source>
        <translation>utilisez la ligne de commande&#xa0;: `arenascope export` déroule les couches récurrentes</translation>
    </message>
    <message>
        <source>{inputs} inputs and {outputs} outputs, as its caller has</source>
        <translation>{inputs} entrées et {outputs} sorties, comme son appelant</translation>
    </message>
    <message>
        <source>&apos;runs&apos; is missing or not a list</source>
        <translation>«&#xa0;runs&#xa0;» manque ou n’est pas une liste</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing</source>
        <translation>«&#xa0;{key}&#xa0;» manque</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a list</source>
        <translation>«&#xa0;{key}&#xa0;» manque ou n’est pas une liste</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is missing or not a string</source>
        <translation>«&#xa0;{key}&#xa0;» manque ou n’est pas une chaîne</translation>
    </message>
    <message>
        <source>NumPy&apos;s signature in the first 6 bytes</source>
        <translation>la signature de NumPy dans les 6 premiers octets</translation>
    </message>
    <message>
        <source>a .tflite can only be written from a .tflite</source>
        <translation>un .tflite ne peut être écrit qu’à partir d’un .tflite</translation>
    </message>
    <message>
        <source>a run is active</source>
        <translation>une exécution est en cours</translation>
    </message>
    <message>
        <source>a state that info lists</source>
        <translation>un état que liste info</translation>
    </message>
    <message>
        <source>a tensor of a branch that was taken</source>
        <translation>un tenseur d’une branche qui a été prise</translation>
    </message>
    <message>
        <source>a unique id</source>
        <translation>un id unique</translation>
    </message>
    <message>
        <source>a unique name</source>
        <translation>un nom unique</translation>
    </message>
    <message>
        <source>an offset for each of {buffers} tensors, by name or id</source>
        <translation>un offset pour chacun des {buffers} tenseurs, par nom ou id</translation>
    </message>
    <message>
        <source>an upper bound for each symbol</source>
        <translation>une borne supérieure pour chaque symbole</translation>
    </message>
    <message>
        <source>every size of this program is fixed</source>
        <translation>toutes les tailles de ce programme sont fixes</translation>
    </message>
    <message>
        <source>no instruction of this run wrote &apos;{tensor}&apos;</source>
        <translation>aucune instruction de cette exécution n’a écrit «&#xa0;{tensor}&#xa0;»</translation>
    </message>
    <message>
        <source>session version {number} is not supported</source>
        <translation>la version de session {number} n’est pas prise en charge</translation>
    </message>
    <message>
        <source>the first subgraph of a program opened from a .tflite</source>
        <translation>le premier sous-graphe d’un programme ouvert depuis un .tflite</translation>
    </message>
    <message>
        <source>wait until it has ended</source>
        <translation>attendez qu’elle soit terminée</translation>
    </message>
    <message>
        <source>{symbol}: the range {requested} is wider than the exported range {exported}; torch.export did not check the other sizes</source>
        <translation>{symbol}&#xa0;: la plage {requested} est plus large que celle exportée {exported}&#xa0;; torch.export n’a pas vérifié les autres tailles</translation>
    </message>
    <message>
        <source>{operator} has too few operands, or some that are not tensors</source>
        <translation>{operator} a trop peu d’opérandes, ou certains qui ne sont pas des tenseurs</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; has no condition</source>
        <translation>&apos;{name}&apos; n’a pas de condition</translation>
    </message>
    <message>
        <source>0.000001 to 1e9 MB/s</source>
        <translation>0,000001 à 1e9 Mo/s</translation>
    </message>
    <message>
        <source>a .pte with an offset for every planned tensor</source>
        <translation>un .pte avec un offset pour chaque tenseur planifié</translation>
    </message>
    <message>
        <source>a LiteRT-LM bundle (.litertlm) of several models</source>
        <translation>un paquet LiteRT-LM (.litertlm) de plusieurs modèles</translation>
    </message>
    <message>
        <source>a ZIP archive of TensorFlow Lite models, such as MediaPipe&apos;s .task</source>
        <translation>une archive ZIP de modèles TensorFlow Lite, comme .task de MediaPipe</translation>
    </message>
    <message>
        <source>a body that redefines names of the enclosing graph</source>
        <translation>un corps qui redéfinit des noms du graphe englobant</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs</source>
        <translation>un corps dont le nombre d’entrées est faux</translation>
    </message>
    <message>
        <source>a body with a wrong number of inputs or results</source>
        <translation>un corps dont le nombre d’entrées ou de résultats est faux</translation>
    </message>
    <message>
        <source>a boolean as its first input</source>
        <translation>un booléen comme première entrée</translation>
    </message>
    <message>
        <source>a branch leads to a node that is not in the list</source>
        <translation>une branche mène à un nœud absent de la liste</translation>
    </message>
    <message>
        <source>a branch of its trees leads back to a node above it</source>
        <translation>une branche de ses arbres remonte à un nœud situé au-dessus</translation>
    </message>
    <message>
        <source>a concatenation of more than 5 tensors, or along an axis that is not constant</source>
        <translation>une concaténation de plus de 5 tenseurs, ou le long d’un axe non constant</translation>
    </message>
    <message>
        <source>a list that mixes literals and computed numbers</source>
        <translation>une liste qui mêle littéraux et nombres calculés</translation>
    </message>
    <message>
        <source>a mask, a past or the attribute qkv_hidden_sizes</source>
        <translation>un masque, un past ou l’attribut qkv_hidden_sizes</translation>
    </message>
    <message>
        <source>a memo entry that was never set</source>
        <translation>une entrée de mémo jamais définie</translation>
    </message>
    <message>
        <source>a missing decay or beta</source>
        <translation>decay ou beta manquant</translation>
    </message>
    <message>
        <source>a number of results other than three</source>
        <translation>un nombre de résultats autre que trois</translation>
    </message>
    <message>
        <source>a permutation of a different rank</source>
        <translation>une permutation d’un autre rang</translation>
    </message>
    <message>
        <source>a permutation that is not constant</source>
        <translation>une permutation non constante</translation>
    </message>
    <message>
        <source>a plan without passes, delegates, replaced operators or a changed order</source>
        <translation>un plan sans passes, delegates, opérateurs remplacés ni ordre modifié</translation>
    </message>
    <message>
        <source>a quantised range narrower than the integer type</source>
        <translation>une plage quantifiée plus étroite que le type entier</translation>
    </message>
    <message>
        <source>a resize of the batch or the channels</source>
        <translation>un redimensionnement du batch ou des canaux</translation>
    </message>
    <message>
        <source>a shape whose rank differs from the result&apos;s</source>
        <translation>une forme dont le rang diffère de celui du résultat</translation>
    </message>
    <message>
        <source>a slice inside the shape</source>
        <translation>une tranche comprise dans la forme</translation>
    </message>
    <message>
        <source>a step of a branch that was taken</source>
        <translation>une étape d’une branche exécutée</translation>
    </message>
    <message>
        <source>a tensor of real numbers with a shape; its dimensions may be dynamic</source>
        <translation>un tenseur de nombres réels avec une forme ; ses dimensions peuvent être dynamiques</translation>
    </message>
    <message>
        <source>a truncated pickle</source>
        <translation>un pickle tronqué</translation>
    </message>
    <message>
        <source>a unique name and mem_id for each pool</source>
        <translation>un nom et un mem_id uniques pour chaque pool</translation>
    </message>
    <message>
        <source>a value that no other node writes</source>
        <translation>une valeur qu’aucun autre nœud n’écrit</translation>
    </message>
    <message>
        <source>a weight belongs to a leaf or a result that does not exist</source>
        <translation>un poids appartient à une feuille ou à un résultat qui n’existe pas</translation>
    </message>
    <message>
        <source>a window or stride that is not constant</source>
        <translation>une fenêtre ou un pas non constant</translation>
    </message>
    <message>
        <source>a wrong number of activation functions</source>
        <translation>un nombre faux de fonctions d’activation</translation>
    </message>
    <message>
        <source>allocated blocks or allocation events</source>
        <translation>des blocs alloués ou des événements d’allocation</translation>
    </message>
    <message>
        <source>an arena no larger than its tensors need, or at most {limit} bytes</source>
        <translation>une arène pas plus grande que ce que demandent ses tenseurs, ou d’au plus {limit} octets</translation>
    </message>
    <message>
        <source>an axis other than 0, or a reverse direction</source>
        <translation>un axe autre que 0, ou le sens inverse</translation>
    </message>
    <message>
        <source>an integer tensor without its own scales</source>
        <translation>un tenseur entier sans échelles propres</translation>
    </message>
    <message>
        <source>an invalid arena</source>
        <translation>une arène non valide</translation>
    </message>
    <message>
        <source>an invalid bandwidth</source>
        <translation>une bande passante non valide</translation>
    </message>
    <message>
        <source>an invalid cost per byte</source>
        <translation>un coût par octet non valide</translation>
    </message>
    <message>
        <source>an invalid offset</source>
        <translation>un offset non valide</translation>
    </message>
    <message>
        <source>an offset and a size whose sum fits in 64 bits</source>
        <translation>un offset et une taille dont la somme tient sur 64 bits</translation>
    </message>
    <message>
        <source>an offset for each</source>
        <translation>un offset pour chacun</translation>
    </message>
    <message>
        <source>an offset inside the payload</source>
        <translation>un offset dans le payload</translation>
    </message>
    <message>
        <source>an offset inside the pool</source>
        <translation>un offset dans le pool</translation>
    </message>
    <message>
        <source>an offset that is not a multiple of 128</source>
        <translation>un offset qui n’est pas un multiple de 128</translation>
    </message>
    <message>
        <source>an output shape larger than the transposed convolution fills</source>
        <translation>une forme de sortie plus grande que ce que remplit la convolution transposée</translation>
    </message>
    <message>
        <source>an output shape of a different rank</source>
        <translation>une forme de sortie d’un autre rang</translation>
    </message>
    <message>
        <source>an output shape smaller than its windows need</source>
        <translation>une forme de sortie plus petite que ce que demandent ses fenêtres</translation>
    </message>
    <message>
        <source>at least one data section</source>
        <translation>au moins une section de données</translation>
    </message>
    <message>
        <source>cannot reserve an address range of {bytes} bytes</source>
        <translation>impossible de réserver une plage d’adresses de {bytes} octets</translation>
    </message>
    <message>
        <source>condition {condition} is not a boolean</source>
        <translation>la condition {condition} n’est pas un booléen</translation>
    </message>
    <message>
        <source>conversion to {dtype} at the entry</source>
        <translation>conversion en {dtype} à l’entrée</translation>
    </message>
    <message>
        <source>counts compile specs of tag &apos;{tag}&apos; but passes none</source>
        <translation>compte des options de compilation de tag &apos;{tag}&apos; mais n’en passe aucune</translation>
    </message>
    <message>
        <source>export the model again; ExecuTorch did not write this header</source>
        <translation>exportez de nouveau le modèle ; ExecuTorch n’a pas écrit cet en-tête</translation>
    </message>
    <message>
        <source>f32 or bytes, channels last</source>
        <translation>f32 ou octets, canaux en dernier</translation>
    </message>
    <message>
        <source>images of dynamic size</source>
        <translation>des images de taille dynamique</translation>
    </message>
    <message>
        <source>it has not one base value for each result</source>
        <translation>il n’a pas une valeur de base pour chaque résultat</translation>
    </message>
    <message>
        <source>it has two classes, but weights of the second only, or a transform for more</source>
        <translation>il a deux classes, mais seulement des poids de la seconde, ou une transformation pour davantage</translation>
    </message>
    <message>
        <source>items of one kind</source>
        <translation>des éléments d’un même genre</translation>
    </message>
    <message>
        <source>its aggregate_function or post_transform is not one of ONNX&apos;s numbers</source>
        <translation>son aggregate_function ou post_transform n’est pas un des nombres d’ONNX</translation>
    </message>
    <message>
        <source>its classes are strings, or there are none</source>
        <translation>ses classes sont des chaînes, ou il n’y en a pas</translation>
    </message>
    <message>
        <source>its coefficients are not as many as results times features</source>
        <translation>ses coefficients ne sont pas aussi nombreux que résultats fois caractéristiques</translation>
    </message>
    <message>
        <source>its input is not a matrix, or its table of weights is too large</source>
        <translation>son entrée n’est pas une matrice, ou sa table de poids est trop grande</translation>
    </message>
    <message>
        <source>its lists go on to byte {end}, the file has {size}</source>
        <translation>ses listes vont jusqu’à l’octet {end}, le fichier en a {size}</translation>
    </message>
    <message>
        <source>its lists that describe nodes are empty, too long or of different lengths</source>
        <translation>ses listes qui décrivent les nœuds sont vides, trop longues ou de longueurs différentes</translation>
    </message>
    <message>
        <source>its lists that describe weights differ in length</source>
        <translation>ses listes qui décrivent les poids sont de longueurs différentes</translation>
    </message>
    <message>
        <source>its nodes compare by &apos;{mode}&apos;, which is not supported</source>
        <translation>ses nœuds comparent par &apos;{mode}&apos;, qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>its nodes test membership in a set, which is not supported</source>
        <translation>ses nœuds testent l’appartenance à un ensemble, ce qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>its offset would differ from its offset in method {method}</source>
        <translation>son offset différerait de celui dans la méthode {method}</translation>
    </message>
    <message>
        <source>its permutation</source>
        <translation>sa permutation</translation>
    </message>
    <message>
        <source>its results are transformed by &apos;{name}&apos;, which is not supported</source>
        <translation>ses résultats sont transformés par &apos;{name}&apos;, qui n’est pas pris en charge</translation>
    </message>
    <message>
        <source>its trees are too deep: {depth} levels</source>
        <translation>ses arbres sont trop profonds : {depth} niveaux</translation>
    </message>
    <message>
        <source>limits or a step that are not constant</source>
        <translation>des limites ou un pas non constants</translation>
    </message>
    <message>
        <source>more positions than fit in memory</source>
        <translation>plus de positions que n’en contient la mémoire</translation>
    </message>
    <message>
        <source>nested arguments are not supported</source>
        <translation>les arguments imbriqués ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>no operator of 1 µs and 4 KiB or more moves all its bytes within one pool</source>
        <translation>aucun opérateur d’au moins 1 µs et 4 Kio ne déplace tous ses octets dans un seul pool</translation>
    </message>
    <message>
        <source>no operator runs at this step</source>
        <translation>aucun opérateur ne s’exécute à cette étape</translation>
    </message>
    <message>
        <source>no scales for element type {type}</source>
        <translation>pas d’échelles pour le type d’élément {type}</translation>
    </message>
    <message>
        <source>part sizes whose sum differs from the dimension</source>
        <translation>des tailles de parts dont la somme diffère de la dimension</translation>
    </message>
    <message>
        <source>parts whose rank differs from the result&apos;s</source>
        <translation>des parts dont le rang diffère de celui du résultat</translation>
    </message>
    <message>
        <source>pass the object&apos;s tensors as inputs instead</source>
        <translation>passez plutôt les tenseurs de l’objet en entrées</translation>
    </message>
    <message>
        <source>plan it here, and run it with a TensorFlow Lite runtime that has them</source>
        <translation>planifiez-le ici, et exécutez-le avec un runtime TensorFlow Lite qui les possède</translation>
    </message>
    <message>
        <source>recurrent layers of this file cannot be unrolled</source>
        <translation>les couches récurrentes de ce fichier ne peuvent pas être déroulées</translation>
    </message>
    <message>
        <source>remove it from the model&apos;s metadata; the export then adds a plan</source>
        <translation>retirez-le des métadonnées du modèle ; l’export ajoute alors un plan</translation>
    </message>
    <message>
        <source>reserves bytes up to offset {bytes}</source>
        <translation>réserve des octets jusqu’à l’offset {bytes}</translation>
    </message>
    <message>
        <source>scales for element type {type}</source>
        <translation>des échelles pour le type d’élément {type}</translation>
    </message>
    <message>
        <source>scan outputs of an unknown number of iterations</source>
        <translation>des sorties de scan d’un nombre inconnu d’itérations</translation>
    </message>
    <message>
        <source>the file has no plan</source>
        <translation>le fichier n’a pas de plan</translation>
    </message>
    <message>
        <source>the form that it had before opset 9</source>
        <translation>la forme qu’il avait avant l’opset 9</translation>
    </message>
    <message>
        <source>the indices of its maxima</source>
        <translation>les indices de ses maxima</translation>
    </message>
    <message>
        <source>the key &apos;location&apos; with a file name</source>
        <translation>la clé &apos;location&apos; avec un nom de fichier</translation>
    </message>
    <message>
        <source>the library file is truncated</source>
        <translation>le fichier de bibliothèque est tronqué</translation>
    </message>
    <message>
        <source>the linker map has no section in RAM</source>
        <translation>la map de l’éditeur de liens n’a aucune section en RAM</translation>
    </message>
    <message>
        <source>the number of indices differs from the number of values</source>
        <translation>le nombre d’indices diffère du nombre de valeurs</translation>
    </message>
    <message>
        <source>the operator at this step did not run</source>
        <translation>l’opérateur de cette étape n’a pas été exécuté</translation>
    </message>
    <message>
        <source>the same offset in all methods, as in the file</source>
        <translation>le même offset dans toutes les méthodes, comme dans le fichier</translation>
    </message>
    <message>
        <source>the shape of an input is unknown</source>
        <translation>la forme d’une entrée est inconnue</translation>
    </message>
    <message>
        <source>this many channels</source>
        <translation>autant de canaux</translation>
    </message>
    <message>
        <source>two body inputs of the same name</source>
        <translation>deux entrées du corps de même nom</translation>
    </message>
    <message>
        <source>two nodes of a tree have one number</source>
        <translation>deux nœuds d’un arbre ont le même numéro</translation>
    </message>
    <message>
        <source>type the bandwidth on the card of the pool</source>
        <translation>saisissez la bande passante sur la carte du pool</translation>
    </message>
    <message>
        <source>undo these edits, or write a .pte, which contains the edited program</source>
        <translation>annulez ces modifications, ou écrivez un .pte, qui contient le programme modifié</translation>
    </message>
    <message>
        <source>unpack it with litertlm_peek of LiteRT-LM, and open a .tflite inside</source>
        <translation>extrayez-le avec litertlm_peek de LiteRT-LM, puis ouvrez un .tflite qu’il contient</translation>
    </message>
    <message>
        <source>unpack it, and open &apos;{name}&apos; inside</source>
        <translation>extrayez-le, puis ouvrez &apos;{name}&apos; qu’il contient</translation>
    </message>
    <message>
        <source>weights in &apos;{name}&apos;, a link that leads out of the model&apos;s folder</source>
        <translation>des poids dans &apos;{name}&apos;, un lien qui sort du dossier du modèle</translation>
    </message>
    <message>
        <source>{bytes} bytes inside it</source>
        <translation>{bytes} octets à l’intérieur</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has {bytes} bytes, more than the {tensor_bytes} bytes of that tensor</source>
        <translation>&apos;{name}&apos; est une vue de &apos;{tensor}&apos; et a {bytes} octets, plus que les {tensor_bytes} octets de ce tenseur</translation>
    </message>
    <message>
        <source>a name of one line</source>
        <translation>un nom d’une seule ligne</translation>
    </message>
    <message>
        <source>a view no larger than its tensor</source>
        <translation>une vue pas plus grande que son tenseur</translation>
    </message>
    <message>
        <source>control characters in its name</source>
        <translation>des caractères de contrôle dans son nom</translation>
    </message>
    <message>
        <source>channels last, or planes</source>
        <translation>les canaux en dernier, ou des plans d’image</translation>
    </message>
    <message>
        <source>f32 with a number for each channel</source>
        <translation>f32 avec un nombre par canal</translation>
    </message>
    <message>
        <source>planes or channels last, as the operands</source>
        <translation>des plans d’image ou les canaux en dernier, comme les opérandes</translation>
    </message>
    <message>
        <source>&apos;{file}&apos; is not a file name</source>
        <translation>«&#xa0;{file}&#xa0;» n’est pas un nom de fichier</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of input {named_input} and the index of input {indexed_input}</source>
        <translation>«&#xa0;{key}&#xa0;» est le nom de l’entrée {named_input} et l’indice de l’entrée {indexed_input}</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is the name of output {named_output} and the index of output {indexed_output}</source>
        <translation>«&#xa0;{key}&#xa0;» est le nom de la sortie {named_output} et l’indice de la sortie {indexed_output}</translation>
    </message>
    <message>
        <source>&apos;{method}&apos; runs other graphs of the file; they are planned with it in one arena, as in TensorFlow Lite Micro</source>
        <translation>«&#xa0;{method}&#xa0;» exécute d’autres graphes du fichier&#xa0;; ils sont planifiés avec lui dans une seule arène, comme dans TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a constant outside the arenas</source>
        <translation>«&#xa0;{name}&#xa0;» est une constante hors des arènes</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a view of &apos;{tensor}&apos; and has no offset of its own</source>
        <translation>«&#xa0;{name}&#xa0;» est une vue de «&#xa0;{tensor}&#xa0;» et n’a pas d’offset propre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is a {type} tensor; its bytes are a dimension without an upper bound</source>
        <translation>«&#xa0;{name}&#xa0;» est un tenseur {type}&#xa0;; ses octets sont une dimension sans borne supérieure</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not planned in any graph</source>
        <translation>«&#xa0;{name}&#xa0;» n’est planifié dans aucun graphe</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is used for two results</source>
        <translation>«&#xa0;{name}&#xa0;» sert pour deux résultats</translation>
    </message>
    <message>
        <source>&apos;{node}&apos; of {method} runs other graphs of the file, which are methods here. The tensors of the caller keep their offsets meanwhile, so the arenas add up</source>
        <translation>«&#xa0;{node}&#xa0;» de {method} exécute d’autres graphes du fichier, qui sont ici des méthodes. Les tenseurs de l’appelant gardent leurs offsets pendant ce temps, donc les arènes s’additionnent</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; cannot be started: {status}</source>
        <translation>«&#xa0;{program}&#xa0;» ne peut pas être lancé&#xa0;: {status}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; did not end within {seconds} s</source>
        <translation>«&#xa0;{program}&#xa0;» ne s’est pas terminé en {seconds} s</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; ended with status {status}</source>
        <translation>«&#xa0;{program}&#xa0;» s’est terminé avec le statut {status}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended by signal {signal}</source>
        <translation>«&#xa0;{program}&#xa0;» a été arrêté par le signal {signal}</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; wrote more than {limit} bytes</source>
        <translation>«&#xa0;{program}&#xa0;» a écrit plus de {limit} octets</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not an input shape for a warm-up</source>
        <translation>«&#xa0;{value}&#xa0;» n’est pas une forme d’entrée pour un préchauffage</translation>
    </message>
    <message>
        <source>0 or more, and a size that fits in 64 bits</source>
        <translation>0 ou plus, et une taille qui tient sur 64 bits</translation>
    </message>
    <message>
        <source>a PyTorch memory snapshot; the plan &apos;loaded&apos; is what the caching allocator reserved, while other plans know all lifetimes in advance</source>
        <translation>un instantané mémoire de PyTorch&#xa0;; le plan «&#xa0;loaded&#xa0;» est ce que l’allocateur à cache a réservé, alors que les autres plans connaissent d’avance toutes les durées de vie</translation>
    </message>
    <message>
        <source>a PyTorch profile: blocks and their lifetimes, without offsets</source>
        <translation>un profil de PyTorch&#xa0;: des blocs et leurs durées de vie, sans offsets</translation>
    </message>
    <message>
        <source>a compile spec lacks its key or its value</source>
        <translation>il manque à une option de compilation sa clé ou sa valeur</translation>
    </message>
    <message>
        <source>a contiguous tensor, and a size and a stride for each dimension</source>
        <translation>un tenseur contigu, et une taille et un pas par dimension</translation>
    </message>
    <message>
        <source>a delegate of this method with the id {id}</source>
        <translation>un delegate de cette méthode avec l’id {id}</translation>
    </message>
    <message>
        <source>a factor for each dimension</source>
        <translation>un facteur par dimension</translation>
    </message>
    <message>
        <source>a gate has no weights</source>
        <translation>une porte n’a pas de poids</translation>
    </message>
    <message>
        <source>a kernel of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>un noyau de taille {size} ne tient pas dans une entrée de taille {input} avec un remplissage de {padding}</translation>
    </message>
    <message>
        <source>a last step at or after the first</source>
        <translation>une dernière étape qui ne précède pas la première</translation>
    </message>
    <message>
        <source>a list of indices</source>
        <translation>une liste d’indices</translation>
    </message>
    <message>
        <source>a list of integers that are not negative</source>
        <translation>une liste d’entiers non négatifs</translation>
    </message>
    <message>
        <source>a list that a .pte stores as literals contains numbers that the program computes</source>
        <translation>une liste qu’un .pte stocke comme littéraux contient des nombres que le programme calcule</translation>
    </message>
    <message>
        <source>a matrix</source>
        <translation>une matrice</translation>
    </message>
    <message>
        <source>a memory trace contains a plan without its program; it can be viewed, checked and planned again</source>
        <translation>une trace mémoire contient un plan sans son programme&#xa0;; il peut être affiché, vérifié et replanifié</translation>
    </message>
    <message>
        <source>a multiple of its alignment {alignment}</source>
        <translation>un multiple de son alignement {alignment}</translation>
    </message>
    <message>
        <source>a new dimension cannot expand to -1</source>
        <translation>une nouvelle dimension ne peut pas être étendue à -1</translation>
    </message>
    <message>
        <source>a number for each channel</source>
        <translation>un nombre par canal</translation>
    </message>
    <message>
        <source>a number to count is negative</source>
        <translation>un nombre à compter est négatif</translation>
    </message>
    <message>
        <source>a range within the dimension</source>
        <translation>une plage à l’intérieur de la dimension</translation>
    </message>
    <message>
        <source>a range within the tensor</source>
        <translation>une plage à l’intérieur du tenseur</translation>
    </message>
    <message>
        <source>a reference in processed</source>
        <translation>une référence dans processed</translation>
    </message>
    <message>
        <source>a region is in image {image}</source>
        <translation>une région est dans l’image {image}</translation>
    </message>
    <message>
        <source>a region needs more than {limit} samples along an axis of a bin</source>
        <translation>une région demande plus de {limit} échantillons selon un axe d’une case</translation>
    </message>
    <message>
        <source>a result for each index of the dimension</source>
        <translation>un résultat par indice de la dimension</translation>
    </message>
    <message>
        <source>a result for each part, and the whole dimension</source>
        <translation>un résultat par partie, et toute la dimension</translation>
    </message>
    <message>
        <source>a row for each input row</source>
        <translation>une ligne par ligne d’entrée</translation>
    </message>
    <message>
        <source>a row that the loop stacks is a number</source>
        <translation>une ligne que la boucle empile est un nombre</translation>
    </message>
    <message>
        <source>a run is not an object</source>
        <translation>une exécution n’est pas un objet</translation>
    </message>
    <message>
        <source>a sample input has a symbolic size</source>
        <translation>une entrée d’exemple a une taille symbolique</translation>
    </message>
    <message>
        <source>a scale is not a positive number</source>
        <translation>une échelle n’est pas un nombre positif</translation>
    </message>
    <message>
        <source>a shift for each rolled dimension</source>
        <translation>un décalage par dimension décalée</translation>
    </message>
    <message>
        <source>a size in bytes that fits in 64 bits</source>
        <translation>une taille en octets qui tient sur 64 bits</translation>
    </message>
    <message>
        <source>a size is {size}</source>
        <translation>une taille est {size}</translation>
    </message>
    <message>
        <source>a size of 0 or more</source>
        <translation>une taille de 0 ou plus</translation>
    </message>
    <message>
        <source>a size of 1 or more</source>
        <translation>une taille de 1 ou plus</translation>
    </message>
    <message>
        <source>a size of the view is {size}</source>
        <translation>une taille de la vue est {size}</translation>
    </message>
    <message>
        <source>a size within the dimension, and a step of 1 or more</source>
        <translation>une taille à l’intérieur de la dimension, et un incrément de 1 ou plus</translation>
    </message>
    <message>
        <source>a source that is at least as large as the indices</source>
        <translation>une source au moins aussi grande que les indices</translation>
    </message>
    <message>
        <source>a step other than 0</source>
        <translation>un incrément autre que 0</translation>
    </message>
    <message>
        <source>a storage of another type</source>
        <translation>un stockage d’un autre type</translation>
    </message>
    <message>
        <source>a storage of type {type}</source>
        <translation>un stockage de type {type}</translation>
    </message>
    <message>
        <source>a summary of Vela: the bytes that the network needs of each memory</source>
        <translation>un résumé de Vela&#xa0;: les octets de chaque mémoire que demande le réseau</translation>
    </message>
    <message>
        <source>a table of Vela: the SRAM that each layer needs while it runs</source>
        <translation>un tableau de Vela&#xa0;: la SRAM que demande chaque couche pendant son exécution</translation>
    </message>
    <message>
        <source>a value of the control flow is None</source>
        <translation>une valeur du flot de contrôle est None</translation>
    </message>
    <message>
        <source>a value of the loop is None</source>
        <translation>une valeur de la boucle est None</translation>
    </message>
    <message>
        <source>a window of size {size} does not fit into an input of size {input} with padding {padding}</source>
        <translation>une fenêtre de taille {size} ne tient pas dans une entrée de taille {input} avec un remplissage de {padding}</translation>
    </message>
    <message>
        <source>already in a delegate</source>
        <translation>déjà dans un delegate</translation>
    </message>
    <message>
        <source>an entry for each dimension</source>
        <translation>un élément par dimension</translation>
    </message>
    <message>
        <source>an entry is not an object</source>
        <translation>un élément n’est pas un objet</translation>
    </message>
    <message>
        <source>an entry of begin, end and strides for each dimension</source>
        <translation>un élément de begin, de end et de strides par dimension</translation>
    </message>
    <message>
        <source>an existing segment or inline data</source>
        <translation>un segment existant ou des données en ligne</translation>
    </message>
    <message>
        <source>an index is out of range for {tensor}</source>
        <translation>un indice est hors de {tensor}</translation>
    </message>
    <message>
        <source>an operand of the control flow is not a list of values</source>
        <translation>un opérande du flot de contrôle n’est pas une liste de valeurs</translation>
    </message>
    <message>
        <source>an operand that the loop takes row by row is a number</source>
        <translation>un opérande que la boucle prend ligne par ligne est un nombre</translation>
    </message>
    <message>
        <source>argument {index} of the pool does not fit</source>
        <translation>l’argument {index} du pooling ne convient pas</translation>
    </message>
    <message>
        <source>ascending offsets within the indices</source>
        <translation>des offsets croissants à l’intérieur des indices</translation>
    </message>
    <message>
        <source>at least one dimension</source>
        <translation>au moins une dimension</translation>
    </message>
    <message>
        <source>at least one dimension, and a step of 1 or more</source>
        <translation>au moins une dimension, et un incrément de 1 ou plus</translation>
    </message>
    <message>
        <source>at least one index, and at most one for each dimension</source>
        <translation>au moins un indice, et au plus un par dimension</translation>
    </message>
    <message>
        <source>at least one row-major tensor</source>
        <translation>au moins un tenseur rangé par lignes (row-major)</translation>
    </message>
    <message>
        <source>at most 2^30</source>
        <translation>au plus 2^30</translation>
    </message>
    <message>
        <source>at most one for each dimension</source>
        <translation>au plus un par dimension</translation>
    </message>
    <message>
        <source>backend {backend}</source>
        <translation>backend {backend}</translation>
    </message>
    <message>
        <source>bag {bag} has indices {first} to {end} of {count}</source>
        <translation>le bag {bag} a les indices {first} à {end} sur {count}</translation>
    </message>
    <message>
        <source>batch norm has no statistics</source>
        <translation>la batch norm n’a pas de statistiques</translation>
    </message>
    <message>
        <source>begin has {count} entries for {tensor}</source>
        <translation>begin a {count} éléments pour {tensor}</translation>
    </message>
    <message>
        <source>blocks nest more than 50 deep</source>
        <translation>des blocs sont imbriqués sur plus de 50 niveaux</translation>
    </message>
    <message>
        <source>both</source>
        <translation>les deux</translation>
    </message>
    <message>
        <source>cannot add a dimension to {tensor}</source>
        <translation>impossible d’ajouter une dimension à {tensor}</translation>
    </message>
    <message>
        <source>cannot add up bags of {tensor}</source>
        <translation>impossible d’additionner des bags de {tensor}</translation>
    </message>
    <message>
        <source>cannot add {tensor} and {other_tensor} into {result}</source>
        <translation>impossible d’additionner {tensor} et {other_tensor} dans {result}</translation>
    </message>
    <message>
        <source>cannot average {tensor}</source>
        <translation>impossible de faire la moyenne de {tensor}</translation>
    </message>
    <message>
        <source>cannot batch-normalise {tensor}</source>
        <translation>impossible d’appliquer une batch norm à {tensor}</translation>
    </message>
    <message>
        <source>cannot bind output {output} to input {input}</source>
        <translation>impossible de lier la sortie {output} à l’entrée {input}</translation>
    </message>
    <message>
        <source>cannot choose scales for {tensor}</source>
        <translation>impossible de choisir des échelles pour {tensor}</translation>
    </message>
    <message>
        <source>cannot combine the bits of {tensor}</source>
        <translation>impossible de combiner les bits de {tensor}</translation>
    </message>
    <message>
        <source>cannot compute attention of {tensor} over {other_tensor}</source>
        <translation>impossible de calculer l’attention de {tensor} sur {other_tensor}</translation>
    </message>
    <message>
        <source>cannot compute distances between {tensor} and {other_tensor}</source>
        <translation>impossible de calculer les distances entre {tensor} et {other_tensor}</translation>
    </message>
    <message>
        <source>cannot compute distances of {tensor} in norm {norm}</source>
        <translation>impossible de calculer les distances de {tensor} selon la norme {norm}</translation>
    </message>
    <message>
        <source>cannot compute distances within {tensor}</source>
        <translation>impossible de calculer les distances au sein de {tensor}</translation>
    </message>
    <message>
        <source>cannot compute gcd of {tensor}</source>
        <translation>impossible de calculer gcd de {tensor}</translation>
    </message>
    <message>
        <source>cannot compute nextafter of {tensor}</source>
        <translation>impossible de calculer nextafter de {tensor}</translation>
    </message>
    <message>
        <source>cannot compute softmax of {tensor} into {other_tensor}</source>
        <translation>impossible de calculer le softmax de {tensor} vers {other_tensor}</translation>
    </message>
    <message>
        <source>cannot compute softmax over dimension {dimension} of {tensor}</source>
        <translation>impossible de calculer le softmax sur la dimension {dimension} de {tensor}</translation>
    </message>
    <message>
        <source>cannot compute the variance of {tensor}</source>
        <translation>impossible de calculer la variance de {tensor}</translation>
    </message>
    <message>
        <source>cannot compute {operator} of {tensor} and {other_tensor}</source>
        <translation>impossible de calculer {operator} de {tensor} et {other_tensor}</translation>
    </message>
    <message>
        <source>cannot convert {tensor} to {other_tensor}</source>
        <translation>impossible de convertir {tensor} en {other_tensor}</translation>
    </message>
    <message>
        <source>cannot convolve {tensor}</source>
        <translation>impossible de convoluer {tensor}</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor}</source>
        <translation>impossible de convoluer {tensor} avec {other_tensor}</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} in {groups} groups</source>
        <translation>impossible de convoluer {tensor} avec {other_tensor} en {groups} groupes</translation>
    </message>
    <message>
        <source>cannot convolve {tensor} with {other_tensor} into {result}</source>
        <translation>impossible de convoluer {tensor} avec {other_tensor} dans {result}</translation>
    </message>
    <message>
        <source>cannot copy {tensor} into {other_tensor}</source>
        <translation>impossible de copier {tensor} dans {other_tensor}</translation>
    </message>
    <message>
        <source>cannot dequantise {tensor} to {other_tensor}</source>
        <translation>impossible de déquantifier {tensor} vers {other_tensor}</translation>
    </message>
    <message>
        <source>cannot divide {tensor}</source>
        <translation>impossible de diviser {tensor}</translation>
    </message>
    <message>
        <source>cannot fill a range from {start} to {end} by {step}</source>
        <translation>impossible de remplir une plage de {start} à {end} par pas de {step}</translation>
    </message>
    <message>
        <source>cannot fill with {tensor}</source>
        <translation>impossible de remplir avec {tensor}</translation>
    </message>
    <message>
        <source>cannot find an extremum of an empty tensor</source>
        <translation>impossible de trouver un extremum d’un tenseur vide</translation>
    </message>
    <message>
        <source>cannot find an extremum of the empty {tensor}</source>
        <translation>impossible de trouver un extremum de {tensor}, qui est vide</translation>
    </message>
    <message>
        <source>cannot gate {tensor}</source>
        <translation>impossible d’appliquer une porte à {tensor}</translation>
    </message>
    <message>
        <source>cannot gather indices {tensor} from {other_tensor}</source>
        <translation>impossible de rassembler selon les indices {tensor} de {other_tensor}</translation>
    </message>
    <message>
        <source>cannot gather {tensor} into {other_tensor}</source>
        <translation>impossible de rassembler {tensor} dans {other_tensor}</translation>
    </message>
    <message>
        <source>cannot invert {tensor}</source>
        <translation>impossible d’inverser {tensor}</translation>
    </message>
    <message>
        <source>cannot join {tensor}</source>
        <translation>impossible de joindre {tensor}</translation>
    </message>
    <message>
        <source>cannot join {tensor} with {other_tensor}</source>
        <translation>impossible de joindre {tensor} à {other_tensor}</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor}</source>
        <translation>impossible de multiplier {tensor} par {other_tensor}</translation>
    </message>
    <message>
        <source>cannot multiply {tensor} by {other_tensor} into {result}</source>
        <translation>impossible de multiplier {tensor} par {other_tensor} dans {result}</translation>
    </message>
    <message>
        <source>cannot narrow {tensor}</source>
        <translation>impossible de prendre une plage de {tensor}</translation>
    </message>
    <message>
        <source>cannot narrow {tensor} to {length} elements from {start}</source>
        <translation>impossible de prendre {length} éléments de {tensor} à partir de {start}</translation>
    </message>
    <message>
        <source>cannot normalise {tensor}</source>
        <translation>impossible de normaliser {tensor}</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} in {groups} groups</source>
        <translation>impossible de normaliser {tensor} en {groups} groupes</translation>
    </message>
    <message>
        <source>cannot normalise {tensor} over {other_tensor}</source>
        <translation>impossible de normaliser {tensor} sur {other_tensor}</translation>
    </message>
    <message>
        <source>cannot pad {tensor}</source>
        <translation>impossible de remplir {tensor} en bordure</translation>
    </message>
    <message>
        <source>cannot pad {tensor} by {before} and {after} in dimension {dimension}</source>
        <translation>impossible de remplir {tensor} de {before} et {after} dans la dimension {dimension}</translation>
    </message>
    <message>
        <source>cannot pad {tensor} to {other_tensor} by {before} and {after} in dimension {dimension} of its memory</source>
        <translation>impossible de remplir {tensor} vers {other_tensor} de {before} et {after} dans la dimension {dimension} de sa mémoire</translation>
    </message>
    <message>
        <source>cannot permute {tensor}</source>
        <translation>impossible de permuter {tensor}</translation>
    </message>
    <message>
        <source>cannot pool {tensor}</source>
        <translation>pooling impossible de {tensor}</translation>
    </message>
    <message>
        <source>cannot pool {tensor} by windows of {kernel}</source>
        <translation>pooling impossible de {tensor} par fenêtres de {kernel}</translation>
    </message>
    <message>
        <source>cannot pool {tensor} into {other_tensor}</source>
        <translation>pooling impossible de {tensor} dans {other_tensor}</translation>
    </message>
    <message>
        <source>cannot quantise the rows of {tensor}</source>
        <translation>impossible de quantifier les lignes de {tensor}</translation>
    </message>
    <message>
        <source>cannot quantise {tensor} to {other_tensor}</source>
        <translation>impossible de quantifier {tensor} vers {other_tensor}</translation>
    </message>
    <message>
        <source>cannot repeat a dimension {times} times</source>
        <translation>impossible de répéter une dimension {times} fois</translation>
    </message>
    <message>
        <source>cannot repeat elements by {tensor}</source>
        <translation>impossible de répéter des éléments selon {tensor}</translation>
    </message>
    <message>
        <source>cannot repeat {tensor} by {count} factors</source>
        <translation>impossible de répéter {tensor} selon {count} facteurs</translation>
    </message>
    <message>
        <source>cannot resample {tensor}</source>
        <translation>impossible de rééchantillonner {tensor}</translation>
    </message>
    <message>
        <source>cannot roll {tensor}</source>
        <translation>impossible de décaler {tensor} de façon circulaire</translation>
    </message>
    <message>
        <source>cannot sample {tensor} at {other_tensor}</source>
        <translation>impossible d’échantillonner {tensor} selon {other_tensor}</translation>
    </message>
    <message>
        <source>cannot scale the channels of {tensor} by {other_tensor}</source>
        <translation>impossible de mettre les canaux de {tensor} à l’échelle de {other_tensor}</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices}</source>
        <translation>impossible de répartir {tensor} selon les indices {indices}</translation>
    </message>
    <message>
        <source>cannot scatter {tensor} by indices {indices} into {result}</source>
        <translation>impossible de répartir {tensor} selon les indices {indices} dans {result}</translation>
    </message>
    <message>
        <source>cannot select from {tensor}</source>
        <translation>impossible de sélectionner dans {tensor}</translation>
    </message>
    <message>
        <source>cannot select indices {tensor} from {other_tensor}</source>
        <translation>impossible de sélectionner les indices {tensor} de {other_tensor}</translation>
    </message>
    <message>
        <source>cannot shift {tensor}</source>
        <translation>impossible de décaler {tensor}</translation>
    </message>
    <message>
        <source>cannot shuffle the channels of {tensor}</source>
        <translation>impossible de mélanger les canaux de {tensor}</translation>
    </message>
    <message>
        <source>cannot shuffle the pixels of {tensor} by {factor}</source>
        <translation>impossible de réarranger les pixels de {tensor} par {factor}</translation>
    </message>
    <message>
        <source>cannot slice {length} elements from {begin} of {tensor}</source>
        <translation>impossible d’extraire {length} éléments de {tensor} à partir de {begin}</translation>
    </message>
    <message>
        <source>cannot split {tensor} into parts of {size}</source>
        <translation>impossible de diviser {tensor} en parties de {size}</translation>
    </message>
    <message>
        <source>cannot split {tensor} into these parts</source>
        <translation>impossible de diviser {tensor} en ces parties</translation>
    </message>
    <message>
        <source>cannot split {tensor} into {count} equal parts</source>
        <translation>impossible de diviser {tensor} en {count} parties égales</translation>
    </message>
    <message>
        <source>cannot take a diagonal of {tensor}</source>
        <translation>impossible de prendre une diagonale de {tensor}</translation>
    </message>
    <message>
        <source>cannot take a triangle of {tensor}</source>
        <translation>impossible de prendre un triangle de {tensor}</translation>
    </message>
    <message>
        <source>cannot take the first {count} of {tensor}</source>
        <translation>impossible de prendre les {count} premiers de {tensor}</translation>
    </message>
    <message>
        <source>cannot transpose {tensor}</source>
        <translation>impossible de transposer {tensor}</translation>
    </message>
    <message>
        <source>cannot unbind {tensor}</source>
        <translation>impossible de séparer {tensor} le long de la dimension</translation>
    </message>
    <message>
        <source>cannot unshuffle the pixels of {tensor}</source>
        <translation>impossible de remettre en place les pixels de {tensor}</translation>
    </message>
    <message>
        <source>cannot upsample {tensor}</source>
        <translation>impossible de suréchantillonner {tensor}</translation>
    </message>
    <message>
        <source>cannot view {tensor} as {other_tensor}: neither is row-major</source>
        <translation>impossible de voir {tensor} comme {other_tensor}&#xa0;: aucun n’est rangé par lignes</translation>
    </message>
    <message>
        <source>cannot view {tensor} with these sizes and strides</source>
        <translation>impossible de voir {tensor} avec ces tailles et ces pas</translation>
    </message>
    <message>
        <source>cannot write {tensor} as a row of {other_tensor}</source>
        <translation>impossible d’écrire {tensor} comme ligne de {other_tensor}</translation>
    </message>
    <message>
        <source>channels that are a multiple of the number of groups</source>
        <translation>un nombre de canaux multiple du nombre de groupes</translation>
    </message>
    <message>
        <source>channels that are a multiple of the squared factor</source>
        <translation>un nombre de canaux multiple du carré du facteur</translation>
    </message>
    <message>
        <source>choose one of these planners: {planners}</source>
        <translation>choisissez l’un de ces planificateurs&#xa0;: {planners}</translation>
    </message>
    <message>
        <source>choose the core of the program with --core</source>
        <translation>choisissez le cœur du programme avec --core</translation>
    </message>
    <message>
        <source>compile spec {key}</source>
        <translation>option de compilation {key}</translation>
    </message>
    <message>
        <source>data_offsets does not have two numbers</source>
        <translation>data_offsets n’a pas deux nombres</translation>
    </message>
    <message>
        <source>data_offsets is {begin} to {end}</source>
        <translation>data_offsets va de {begin} à {end}</translation>
    </message>
    <message>
        <source>delegate {index} does not exist</source>
        <translation>le delegate {index} n’existe pas</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node</source>
        <translation>la règle de délégation «&#xa0;{rule}&#xa0;» ne correspond à aucun nœud</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; did you mean {names}?</source>
        <translation>la règle de délégation «&#xa0;{rule}&#xa0;» ne correspond à aucun nœud&#xa0;; vouliez-vous dire {names}&#xa0;?</translation>
    </message>
    <message>
        <source>dilation, ceil_mode and a change of the zero point are not supported</source>
        <translation>la dilatation, ceil_mode et un changement du point zéro ne sont pas pris en charge</translation>
    </message>
    <message>
        <source>dim_order has another rank than the tensor</source>
        <translation>dim_order a un autre rang que le tenseur</translation>
    </message>
    <message>
        <source>dim_order is absent</source>
        <translation>dim_order est absent</translation>
    </message>
    <message>
        <source>dim_order is {order}</source>
        <translation>dim_order est {order}</translation>
    </message>
    <message>
        <source>entry &apos;{entry}&apos; does not match its checksum; the file was changed or damaged after it was written</source>
        <translation>l’entrée «&#xa0;{entry}&#xa0;» ne correspond pas à sa somme de contrôle&#xa0;; le fichier a été modifié ou endommagé après son écriture</translation>
    </message>
    <message>
        <source>equal element types and inner sizes</source>
        <translation>des types d’élément et des tailles internes égaux</translation>
    </message>
    <message>
        <source>equal inner sizes</source>
        <translation>des tailles internes égales</translation>
    </message>
    <message>
        <source>equal ranks, and no larger sizes in other dimensions</source>
        <translation>des rangs égaux, et aucune taille plus grande dans les autres dimensions</translation>
    </message>
    <message>
        <source>equal sizes in all other dimensions</source>
        <translation>des tailles égales dans toutes les autres dimensions</translation>
    </message>
    <message>
        <source>export the model with constants in this list</source>
        <translation>exportez le modèle avec des constantes dans cette liste</translation>
    </message>
    <message>
        <source>floats on one side, integers on the other</source>
        <translation>des flottants d’un côté, des entiers de l’autre</translation>
    </message>
    <message>
        <source>floats to integers</source>
        <translation>des flottants vers des entiers</translation>
    </message>
    <message>
        <source>floats, and a coordinate for each spatial dimension</source>
        <translation>des flottants, et une coordonnée par dimension spatiale</translation>
    </message>
    <message>
        <source>floats, and a norm of 0 or more</source>
        <translation>des flottants, et une norme de 0 ou plus</translation>
    </message>
    <message>
        <source>floats, and an i8 matrix with the same inner size</source>
        <translation>des flottants, et une matrice i8 de même taille intérieure</translation>
    </message>
    <message>
        <source>found {type}</source>
        <translation>trouvé&#xa0;: {type}</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported</source>
        <translation>l’activation fusionnée {activation} n’est pas prise en charge</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for a join</source>
        <translation>l’activation fusionnée {activation} n’est pas prise en charge pour une concaténation</translation>
    </message>
    <message>
        <source>fused activation {activation} is not supported for integers</source>
        <translation>l’activation fusionnée {activation} n’est pas prise en charge pour des entiers</translation>
    </message>
    <message>
        <source>gaps are not used; each buffer is planned for its whole lifetime</source>
        <translation>les intervalles libres ne sont pas utilisés&#xa0;; chaque tampon est planifié pour toute sa durée de vie</translation>
    </message>
    <message>
        <source>give --input {index}=PATH, --random SEED or --zeros</source>
        <translation>donnez --input {index}=PATH, --random SEED ou --zeros</translation>
    </message>
    <message>
        <source>give a buffer: --input {index}=PATH, --random SEED or --zeros</source>
        <translation>donnez un tampon&#xa0;: --input {index}=PATH, --random SEED ou --zeros</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit convolution of {tensor} with {filter}</source>
        <translation>le gradient {gradient} ne convient pas à la convolution de {tensor} avec {filter}</translation>
    </message>
    <message>
        <source>gradient {gradient} does not fit pooling of {tensor} at {indices}</source>
        <translation>le gradient {gradient} ne convient pas au pooling de {tensor} en {indices}</translation>
    </message>
    <message>
        <source>has {bytes} bytes</source>
        <translation>a {bytes} octets</translation>
    </message>
    <message>
        <source>hints are not used</source>
        <translation>les indications ne sont pas utilisées</translation>
    </message>
    <message>
        <source>i64, i32, bool or u8</source>
        <translation>i64, i32, bool ou u8</translation>
    </message>
    <message>
        <source>index {index} is out of range for a dimension of size {size}</source>
        <translation>l’indice {index} est hors d’une dimension de taille {size}</translation>
    </message>
    <message>
        <source>index {index} is out of range for a plane of size {size}</source>
        <translation>l’indice {index} est hors d’un plan d’image de taille {size}</translation>
    </message>
    <message>
        <source>index {index} is out of range for dimension {dimension} of {tensor}</source>
        <translation>l’indice {index} est hors de la dimension {dimension} de {tensor}</translation>
    </message>
    <message>
        <source>index {index} is out of range for the rows of the table</source>
        <translation>l’indice {index} est hors des lignes de la table</translation>
    </message>
    <message>
        <source>index {index} is out of range for {tensor}</source>
        <translation>l’indice {index} est hors de {tensor}</translation>
    </message>
    <message>
        <source>indices {tensor} do not fit along dimension {dimension} of {other_tensor}</source>
        <translation>les indices {tensor} ne conviennent pas le long de la dimension {dimension} de {other_tensor}</translation>
    </message>
    <message>
        <source>input &apos;{name}&apos;: {type} has {bytes} bytes of data</source>
        <translation>entrée «&#xa0;{name}&#xa0;»&#xa0;: {type} a {bytes} octets de données</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; has no value</source>
        <translation>l’entrée {index} «&#xa0;{name}&#xa0;» n’a pas de valeur</translation>
    </message>
    <message>
        <source>input {index} &apos;{name}&apos; is not planned</source>
        <translation>l’entrée {index} «&#xa0;{name}&#xa0;» n’est pas planifiée</translation>
    </message>
    <message>
        <source>instruction {number} is another kind of call</source>
        <translation>l’instruction {number} est un autre genre d’appel</translation>
    </message>
    <message>
        <source>instruction {number} is {recorded_operator} in the ETDump and {operator} here</source>
        <translation>l’instruction {number} est {recorded_operator} dans l’ETDump et {operator} ici</translation>
    </message>
    <message>
        <source>integers to floats</source>
        <translation>des entiers vers des flottants</translation>
    </message>
    <message>
        <source>interpolation {mode} with padding {padding} is not supported</source>
        <translation>l’interpolation {mode} avec le remplissage {padding} n’est pas prise en charge</translation>
    </message>
    <message>
        <source>list item {index} does not exist</source>
        <translation>l’élément de liste {index} n’existe pas</translation>
    </message>
    <message>
        <source>list item {index} has a larger index than the list</source>
        <translation>l’élément de liste {index} a un indice plus grand que la liste</translation>
    </message>
    <message>
        <source>mask {tensor} does not fit {other_tensor}</source>
        <translation>le masque {tensor} ne convient pas à {other_tensor}</translation>
    </message>
    <message>
        <source>memory id {memory_id} does not exist</source>
        <translation>l’id de mémoire {memory_id} n’existe pas</translation>
    </message>
    <message>
        <source>multiples of the block size</source>
        <translation>des multiples de la taille de bloc</translation>
    </message>
    <message>
        <source>name &apos;{tensor}&apos; instead</source>
        <translation>nommez plutôt «&#xa0;{tensor}&#xa0;»</translation>
    </message>
    <message>
        <source>negative padding cuts off more than {tensor} has</source>
        <translation>un remplissage négatif retire plus que n’en a {tensor}</translation>
    </message>
    <message>
        <source>none: the method has no inputs</source>
        <translation>aucune&#xa0;: la méthode n’a pas d’entrées</translation>
    </message>
    <message>
        <source>none: the method has no outputs</source>
        <translation>aucune&#xa0;: la méthode n’a pas de sorties</translation>
    </message>
    <message>
        <source>numbers of 0 or more</source>
        <translation>des nombres de 0 ou plus</translation>
    </message>
    <message>
        <source>one integer type, and equal sizes</source>
        <translation>un seul type entier, et des tailles égales</translation>
    </message>
    <message>
        <source>one namespace::name.overload on each line</source>
        <translation>un namespace::name.overload par ligne</translation>
    </message>
    <message>
        <source>one pool for both</source>
        <translation>un même pool pour les deux</translation>
    </message>
    <message>
        <source>one tag for each of {instructions} instructions</source>
        <translation>une marque pour chacune des {instructions} instructions</translation>
    </message>
    <message>
        <source>one type for all: f32 or f64</source>
        <translation>un même type pour tous&#xa0;: f32 ou f64</translation>
    </message>
    <message>
        <source>operands and results of one node in the payload</source>
        <translation>opérandes et résultats d’un nœud du payload</translation>
    </message>
    <message>
        <source>operator {index} does not exist</source>
        <translation>l’opérateur {index} n’existe pas</translation>
    </message>
    <message>
        <source>output {output}</source>
        <translation>sortie {output}</translation>
    </message>
    <message>
        <source>output {tensor} has no memory</source>
        <translation>la sortie {tensor} n’a pas de mémoire</translation>
    </message>
    <message>
        <source>output_padding is {rows}, {columns}</source>
        <translation>output_padding est {rows}, {columns}</translation>
    </message>
    <message>
        <source>padding of at most half the window</source>
        <translation>un remplissage d’au plus la moitié de la fenêtre</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit the input</source>
        <translation>le paramètre {tensor} ne convient pas à l’entrée</translation>
    </message>
    <message>
        <source>parameter {tensor} does not fit {other_tensor}</source>
        <translation>le paramètre {tensor} ne convient pas à {other_tensor}</translation>
    </message>
    <message>
        <source>parameters {tensor} do not fit {rows} x {columns} weights</source>
        <translation>les paramètres {tensor} ne conviennent pas à des poids de {rows} x {columns}</translation>
    </message>
    <message>
        <source>partitioner &apos;{partitioner}&apos;</source>
        <translation>partitionneur «&#xa0;{partitioner}&#xa0;»</translation>
    </message>
    <message>
        <source>pass {pass}</source>
        <translation>passe {pass}</translation>
    </message>
    <message>
        <source>pins that place the whole shared storage at one offset</source>
        <translation>des épingles qui placent tout le stockage partagé à un seul offset</translation>
    </message>
    <message>
        <source>plan or export the program; these need no kernels</source>
        <translation>planifiez ou exportez le programme&#xa0;; cela ne demande pas de kernels</translation>
    </message>
    <message>
        <source>plan, view or export the program; these need no kernels</source>
        <translation>planifiez, affichez ou exportez le programme&#xa0;; cela ne demande pas de kernels</translation>
    </message>
    <message>
        <source>planned for {sizes} only</source>
        <translation>planifié pour {sizes} seulement</translation>
    </message>
    <message>
        <source>planned with the ONNX operators; the model cannot run here: {reason}</source>
        <translation>planifié avec les opérateurs ONNX&#xa0;; le modèle ne peut pas s’exécuter ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>pool {pool} does not accept {kind} tensors such as {name}</source>
        <translation>le pool {pool} n’accepte pas les tenseurs {kind} comme {name}</translation>
    </message>
    <message>
        <source>pool {pool} has {property}</source>
        <translation>le pool {pool} a {property}</translation>
    </message>
    <message>
        <source>pool {pool} is {region}, {bytes} bytes at {address}</source>
        <translation>le pool {pool} est {region}, {bytes} octets à {address}</translation>
    </message>
    <message>
        <source>precomputed offsets need a planner</source>
        <translation>des offsets précalculés demandent un planificateur</translation>
    </message>
    <message>
        <source>region {region}</source>
        <translation>région {region}</translation>
    </message>
    <message>
        <source>results &apos;{name}&apos; and &apos;{other_name}&apos; share bytes</source>
        <translation>les résultats «&#xa0;{name}&#xa0;» et «&#xa0;{other_name}&#xa0;» partagent des octets</translation>
    </message>
    <message>
        <source>results have no fixed size to cut along</source>
        <translation>les résultats n’ont pas de taille fixe selon laquelle couper</translation>
    </message>
    <message>
        <source>row {index} is out of range for {tensor}</source>
        <translation>la ligne {index} est hors de {tensor}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos;</source>
        <translation>règle «&#xa0;{rule}&#xa0;»</translation>
    </message>
    <message>
        <source>run without --check-values</source>
        <translation>exécutez sans --check-values</translation>
    </message>
    <message>
        <source>set one: --range {symbol}=1:128</source>
        <translation>donnez-en une&#xa0;: --range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set smaller upper bounds for the dynamic dimensions</source>
        <translation>fixez des bornes supérieures plus petites aux dimensions dynamiques</translation>
    </message>
    <message>
        <source>shape_dynamism is {value}</source>
        <translation>shape_dynamism est {value}</translation>
    </message>
    <message>
        <source>sizes of 0 or more</source>
        <translation>des tailles de 0 ou plus</translation>
    </message>
    <message>
        <source>sizes that are multiples of the factor</source>
        <translation>des tailles multiples du facteur</translation>
    </message>
    <message>
        <source>some shapes are unknown, so the model cannot run here: {reason}</source>
        <translation>certaines formes sont inconnues, donc le modèle ne peut pas s’exécuter ici&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>state without initial data starts from zeros: {names}</source>
        <translation>l’état sans données initiales commence par des zéros&#xa0;: {names}</translation>
    </message>
    <message>
        <source>storage_offset is {storage_offset}</source>
        <translation>storage_offset est {storage_offset}</translation>
    </message>
    <message>
        <source>stored as zeros; no kernel reads it</source>
        <translation>stocké comme des zéros&#xa0;; aucun kernel ne les lit</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos;</source>
        <translation>tenseur «&#xa0;{tensor}&#xa0;»</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has a dimension of {dimension}</source>
        <translation>le tenseur «&#xa0;{tensor}&#xa0;» a une dimension de {dimension}</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {bytes} bytes</source>
        <translation>le tenseur «&#xa0;{tensor}&#xa0;» a {bytes} octets</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has {count} dimensions</source>
        <translation>le tenseur «&#xa0;{tensor}&#xa0;» a {count} dimensions</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; is stored in segments</source>
        <translation>le tenseur «&#xa0;{tensor}&#xa0;» est stocké en segments</translation>
    </message>
    <message>
        <source>tensor {id} does not exist</source>
        <translation>le tenseur {id} n’existe pas</translation>
    </message>
    <message>
        <source>tensors share bytes already, or the program has several subgraphs</source>
        <translation>des tenseurs partagent déjà des octets, ou le programme a plusieurs sous-graphes</translation>
    </message>
    <message>
        <source>the .npy header has no shape</source>
        <translation>l’en-tête .npy n’a pas de forme</translation>
    </message>
    <message>
        <source>the ETRecord {file} names no instruction of this program</source>
        <translation>l’ETRecord {file} ne nomme aucune instruction de ce programme</translation>
    </message>
    <message>
        <source>the alignment of constants is {alignment}</source>
        <translation>l’alignement des constantes est {alignment}</translation>
    </message>
    <message>
        <source>the alignment of segments is {alignment}</source>
        <translation>l’alignement des segments est {alignment}</translation>
    </message>
    <message>
        <source>the answer of &apos;{program}&apos;</source>
        <translation>la réponse de «&#xa0;{program}&#xa0;»</translation>
    </message>
    <message>
        <source>the archive has {inputs} sample inputs</source>
        <translation>l’archive a {inputs} entrées d’exemple</translation>
    </message>
    <message>
        <source>the arena has {bytes} bytes</source>
        <translation>l’arène a {bytes} octets</translation>
    </message>
    <message>
        <source>the bias is {tensor}</source>
        <translation>le biais est {tensor}</translation>
    </message>
    <message>
        <source>the block is called with {operands} operands</source>
        <translation>le bloc est appelé avec {operands} opérandes</translation>
    </message>
    <message>
        <source>the bounds are {minimum} and {maximum}</source>
        <translation>les bornes sont {minimum} et {maximum}</translation>
    </message>
    <message>
        <source>the bytes of the operand, or bytes of its own</source>
        <translation>les octets de l’opérande, ou des octets propres</translation>
    </message>
    <message>
        <source>the chain has no instructions</source>
        <translation>la chaîne n’a pas d’instructions</translation>
    </message>
    <message>
        <source>the constant has {bytes} bytes</source>
        <translation>la constante a {bytes} octets</translation>
    </message>
    <message>
        <source>the control flow has no beginning</source>
        <translation>le flot de contrôle n’a pas de début</translation>
    </message>
    <message>
        <source>the control flow has no end</source>
        <translation>le flot de contrôle n’a pas de fin</translation>
    </message>
    <message>
        <source>the data ends beyond &apos;{location}&apos;</source>
        <translation>les données finissent après «&#xa0;{location}&#xa0;»</translation>
    </message>
    <message>
        <source>the data is in an external file, but the model names no file</source>
        <translation>les données sont dans un fichier externe, mais le modèle n’en nomme aucun</translation>
    </message>
    <message>
        <source>the debug handles are unusable: {reason}</source>
        <translation>les handles de débogage sont inutilisables&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the delegate has no payload</source>
        <translation>le delegate n’a pas de payload</translation>
    </message>
    <message>
        <source>the delegate has no usable id</source>
        <translation>le delegate n’a pas d’id utilisable</translation>
    </message>
    <message>
        <source>the device ran {name}, which this program does not have</source>
        <translation>l’appareil a exécuté {name}, que ce programme n’a pas</translation>
    </message>
    <message>
        <source>the element type of the .npy file is not supported</source>
        <translation>le type d’élément du fichier .npy n’est pas pris en charge</translation>
    </message>
    <message>
        <source>the factor between the scales is 2^{shift}</source>
        <translation>le facteur entre les échelles est 2^{shift}</translation>
    </message>
    <message>
        <source>the facts of the bags are {tensor}</source>
        <translation>les données des bags sont {tensor}</translation>
    </message>
    <message>
        <source>the file has an offline plan for some tensors, which are pinned</source>
        <translation>le fichier a un plan hors ligne pour certains tenseurs, qui sont épinglés</translation>
    </message>
    <message>
        <source>the file has an offline plan, shown as &apos;loaded&apos;</source>
        <translation>le fichier a un plan hors ligne, affiché comme «&#xa0;loaded&#xa0;»</translation>
    </message>
    <message>
        <source>the file has buffers and lifetimes, but no operators to run</source>
        <translation>le fichier a des tampons et des durées de vie, mais aucun opérateur à exécuter</translation>
    </message>
    <message>
        <source>the file has operators of ONNX, which do not run here</source>
        <translation>le fichier a des opérateurs ONNX, qui ne s’exécutent pas ici</translation>
    </message>
    <message>
        <source>the file has several plans ({plan}); the first one is used</source>
        <translation>le fichier a plusieurs plans ({plan})&#xa0;; le premier est utilisé</translation>
    </message>
    <message>
        <source>the file has {bytes} bytes</source>
        <translation>le fichier a {bytes} octets</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; run it with the same file as --vectors to check its test cases</source>
        <translation>le fichier est un BundledProgram&#xa0;; exécutez-le avec le même fichier comme --vectors pour vérifier ses cas de test</translation>
    </message>
    <message>
        <source>the file is not a JSON object</source>
        <translation>le fichier n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>the indexed result has too many dimensions</source>
        <translation>le résultat indexé a trop de dimensions</translation>
    </message>
    <message>
        <source>the indices are {tensor}</source>
        <translation>les indices sont {tensor}</translation>
    </message>
    <message>
        <source>the instruction calls delegate {delegate}</source>
        <translation>l’instruction appelle le delegate {delegate}</translation>
    </message>
    <message>
        <source>the instruction has no content</source>
        <translation>l’instruction n’a pas de contenu</translation>
    </message>
    <message>
        <source>the instruction has too few values</source>
        <translation>l’instruction a trop peu de valeurs</translation>
    </message>
    <message>
        <source>the instruction has {arguments} arguments</source>
        <translation>l’instruction a {arguments} arguments</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}</source>
        <translation>l’instruction saute à {instruction}</translation>
    </message>
    <message>
        <source>the instruction jumps to {instruction}, which does not exist</source>
        <translation>l’instruction saute à {instruction}, qui n’existe pas</translation>
    </message>
    <message>
        <source>the kernel does not support the type of {tensor}</source>
        <translation>le kernel ne prend pas en charge le type de {tensor}</translation>
    </message>
    <message>
        <source>the largest of one kernel, part of the arena</source>
        <translation>le plus grand d’un kernel, partie de l’arène</translation>
    </message>
    <message>
        <source>the last sizes of the input</source>
        <translation>les dernières tailles de l’entrée</translation>
    </message>
    <message>
        <source>the line has {fields} fields</source>
        <translation>la ligne a {fields} champs</translation>
    </message>
    <message>
        <source>the list has no items</source>
        <translation>la liste n’a pas d’éléments</translation>
    </message>
    <message>
        <source>the list has {count} sizes or axes</source>
        <translation>la liste a {count} tailles ou axes</translation>
    </message>
    <message>
        <source>the loop body has fewer results than carried values</source>
        <translation>le corps de boucle a moins de résultats que de valeurs reportées</translation>
    </message>
    <message>
        <source>the loop runs over zero rows</source>
        <translation>la boucle porte sur zéro ligne</translation>
    </message>
    <message>
        <source>the mask is {tensor}</source>
        <translation>le masque est {tensor}</translation>
    </message>
    <message>
        <source>the name of a file next to io.json</source>
        <translation>le nom d’un fichier à côté de io.json</translation>
    </message>
    <message>
        <source>the number of elements does not fit in 64 bits</source>
        <translation>le nombre d’éléments ne tient pas sur 64 bits</translation>
    </message>
    <message>
        <source>the operands are {tensor} and {other_tensor}</source>
        <translation>les opérandes sont {tensor} et {other_tensor}</translation>
    </message>
    <message>
        <source>the operands of a join have other scales than the result</source>
        <translation>les opérandes d’une concaténation ont d’autres échelles que le résultat</translation>
    </message>
    <message>
        <source>the operator has no arguments</source>
        <translation>l’opérateur n’a pas d’arguments</translation>
    </message>
    <message>
        <source>the operator has no outputs</source>
        <translation>l’opérateur n’a pas de sorties</translation>
    </message>
    <message>
        <source>the operator has {classes} classes and {detections} detections</source>
        <translation>l’opérateur a {classes} classes et {detections} détections</translation>
    </message>
    <message>
        <source>the operator has {count} multipliers and {other_count} shifts</source>
        <translation>l’opérateur a {count} multiplicateurs et {other_count} décalages</translation>
    </message>
    <message>
        <source>the operator name has {characters} characters</source>
        <translation>le nom d’opérateur a {characters} caractères</translation>
    </message>
    <message>
        <source>the operator reads an unknown variable</source>
        <translation>l’opérateur lit une variable inconnue</translation>
    </message>
    <message>
        <source>the operator runs unknown graphs</source>
        <translation>l’opérateur exécute des graphes inconnus</translation>
    </message>
    <message>
        <source>the operator writes to a constant</source>
        <translation>l’opérateur écrit dans une constante</translation>
    </message>
    <message>
        <source>the operator writes to constant statistics</source>
        <translation>l’opérateur écrit dans des statistiques constantes</translation>
    </message>
    <message>
        <source>the operators cannot be cut this way</source>
        <translation>les opérateurs ne peuvent pas être découpés ainsi</translation>
    </message>
    <message>
        <source>the options lack the number of outputs</source>
        <translation>il manque aux options le nombre de sorties</translation>
    </message>
    <message>
        <source>the padding is too large</source>
        <translation>le remplissage est trop grand</translation>
    </message>
    <message>
        <source>the padding is {before} and {after}</source>
        <translation>le remplissage est de {before} et {after}</translation>
    </message>
    <message>
        <source>the parameters are {tensor} and {other_tensor}</source>
        <translation>les paramètres sont {tensor} et {other_tensor}</translation>
    </message>
    <message>
        <source>the partitioner tagged {nodes} nodes</source>
        <translation>le partitionneur a marqué {nodes} nœuds</translation>
    </message>
    <message>
        <source>the parts are longer than {tensor}</source>
        <translation>les parties sont plus longues que {tensor}</translation>
    </message>
    <message>
        <source>the parts cover {size} of dimension {dimension} of {tensor}</source>
        <translation>les parties couvrent {size} de la dimension {dimension} de {tensor}</translation>
    </message>
    <message>
        <source>the payload has index {index} and location {location}</source>
        <translation>le payload a l’indice {index} et l’emplacement {location}</translation>
    </message>
    <message>
        <source>the permutation of {tensor} has {count} dimensions</source>
        <translation>la permutation de {tensor} a {count} dimensions</translation>
    </message>
    <message>
        <source>the program has no allocation problem yet</source>
        <translation>le programme n’a pas encore de problème d’allocation</translation>
    </message>
    <message>
        <source>the program has variables, which TensorFlow Lite Micro keeps outside the plan; the caller supplies them</source>
        <translation>le programme a des variables, que TensorFlow Lite Micro garde hors du plan&#xa0;; l’appelant les fournit</translation>
    </message>
    <message>
        <source>the program no longer has these operators; search again</source>
        <translation>le programme n’a plus ces opérateurs&#xa0;; relancez la recherche</translation>
    </message>
    <message>
        <source>the result overlaps a part of the operand; readers of a .pte report that as an overwrite</source>
        <translation>le résultat chevauche une partie de l’opérande&#xa0;; les lecteurs d’un .pte le signalent comme un écrasement</translation>
    </message>
    <message>
        <source>the run has more than a million values to check</source>
        <translation>l’exécution a plus d’un million de valeurs à vérifier</translation>
    </message>
    <message>
        <source>the run reached 10 million instructions</source>
        <translation>l’exécution a atteint 10 millions d’instructions</translation>
    </message>
    <message>
        <source>the same type and number of elements</source>
        <translation>le même type et le même nombre d’éléments</translation>
    </message>
    <message>
        <source>the scale is {scale}</source>
        <translation>l’échelle est {scale}</translation>
    </message>
    <message>
        <source>the scale is {scale} and the zero point {zero}</source>
        <translation>l’échelle est {scale} et le point zéro {zero}</translation>
    </message>
    <message>
        <source>the scale is {tensor}</source>
        <translation>l’échelle est {tensor}</translation>
    </message>
    <message>
        <source>the scale of the cell state is {scale}</source>
        <translation>l’échelle de l’état de cellule est {scale}</translation>
    </message>
    <message>
        <source>the scan runs over dimension {dimension}, which its operand does not have</source>
        <translation>le scan porte sur la dimension {dimension}, que son opérande n’a pas</translation>
    </message>
    <message>
        <source>the scratch memory has {bytes} bytes, but the kernel of a {core} writes {needed}</source>
        <translation>la mémoire scratch a {bytes} octets, mais le kernel d’un {core} en écrit {needed}</translation>
    </message>
    <message>
        <source>the shape contains {value}</source>
        <translation>la forme contient {value}</translation>
    </message>
    <message>
        <source>the shape does not fit in 64 bits</source>
        <translation>la forme ne tient pas sur 64 bits</translation>
    </message>
    <message>
        <source>the size has no upper bound (DYNAMIC_UNBOUND)</source>
        <translation>la taille n’a pas de borne supérieure (DYNAMIC_UNBOUND)</translation>
    </message>
    <message>
        <source>the size in bytes does not fit in 64 bits</source>
        <translation>la taille en octets ne tient pas sur 64 bits</translation>
    </message>
    <message>
        <source>the sizes and strides reach beyond {tensor}</source>
        <translation>les tailles et les pas dépassent {tensor}</translation>
    </message>
    <message>
        <source>the sizes in bytes differ</source>
        <translation>les tailles en octets diffèrent</translation>
    </message>
    <message>
        <source>the sizes of the dimensions that the mask selects from</source>
        <translation>les tailles des dimensions dans lesquelles le masque sélectionne</translation>
    </message>
    <message>
        <source>the sizes of the view do not fit in 64 bits</source>
        <translation>les tailles de la vue ne tiennent pas sur 64 bits</translation>
    </message>
    <message>
        <source>the sizes of {tensor} are not multiples of the block size {size}</source>
        <translation>les tailles de {tensor} ne sont pas des multiples de la taille de bloc {size}</translation>
    </message>
    <message>
        <source>the slice has more entries than {tensor} has dimensions</source>
        <translation>la tranche a plus d’éléments que {tensor} n’a de dimensions</translation>
    </message>
    <message>
        <source>the slice has {count} entries for {tensor}</source>
        <translation>la tranche a {count} éléments pour {tensor}</translation>
    </message>
    <message>
        <source>the step of a slice is {step}</source>
        <translation>l’incrément d’une tranche est {step}</translation>
    </message>
    <message>
        <source>the string has no text</source>
        <translation>la chaîne n’a pas de texte</translation>
    </message>
    <message>
        <source>the sub-graph belongs to no control flow</source>
        <translation>le sous-graphe n’appartient à aucun flot de contrôle</translation>
    </message>
    <message>
        <source>the sub-graph has {inputs} inputs, but is called with {operands} operands</source>
        <translation>le sous-graphe a {inputs} entrées, mais est appelé avec {operands} opérandes</translation>
    </message>
    <message>
        <source>the sub-graph has {results} results</source>
        <translation>le sous-graphe a {results} résultats</translation>
    </message>
    <message>
        <source>the table has other columns than a plan</source>
        <translation>le tableau a d’autres colonnes qu’un plan</translation>
    </message>
    <message>
        <source>the table has {count} results</source>
        <translation>la table a {count} résultats</translation>
    </message>
    <message>
        <source>the tensor cannot be run</source>
        <translation>le tenseur ne peut pas être exécuté</translation>
    </message>
    <message>
        <source>the tensor has external data, but no name to find the data by</source>
        <translation>le tenseur a des données externes, mais pas de nom pour les trouver</translation>
    </message>
    <message>
        <source>the tensor has no dimensions</source>
        <translation>le tenseur n’a pas de dimensions</translation>
    </message>
    <message>
        <source>the tensor has no shape</source>
        <translation>le tenseur n’a pas de forme</translation>
    </message>
    <message>
        <source>the tensor has no sizes</source>
        <translation>le tenseur n’a pas de tailles</translation>
    </message>
    <message>
        <source>the tensor has {rank} dimensions</source>
        <translation>le tenseur a {rank} dimensions</translation>
    </message>
    <message>
        <source>the tensor is too large</source>
        <translation>le tenseur est trop grand</translation>
    </message>
    <message>
        <source>the value has no content</source>
        <translation>la valeur n’a pas de contenu</translation>
    </message>
    <message>
        <source>the values of the tensor are in &apos;{name}&apos;</source>
        <translation>les valeurs du tenseur sont dans «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>the view is larger than its tensor</source>
        <translation>la vue est plus grande que son tenseur</translation>
    </message>
    <message>
        <source>the view refers to a value that does not own memory</source>
        <translation>la vue désigne une valeur sans mémoire propre</translation>
    </message>
    <message>
        <source>the weights are {tensor}</source>
        <translation>les poids sont {tensor}</translation>
    </message>
    <message>
        <source>the window at {row}, {column} lies outside {tensor}</source>
        <translation>la fenêtre à {row}, {column} est hors de {tensor}</translation>
    </message>
    <message>
        <source>the window is {window} and the stride {stride}</source>
        <translation>la fenêtre est {window} et le pas {stride}</translation>
    </message>
    <message>
        <source>the window is {window}, the stride {stride} and the dilation {dilation}</source>
        <translation>la fenêtre est {window}, le pas {stride} et la dilatation {dilation}</translation>
    </message>
    <message>
        <source>the zero points are {zero} and {other_zero}, and the scale is {scale}</source>
        <translation>les points zéro sont {zero} et {other_zero}, et l’échelle est {scale}</translation>
    </message>
    <message>
        <source>two different dimensions</source>
        <translation>deux dimensions différentes</translation>
    </message>
    <message>
        <source>two dimensions or more</source>
        <translation>deux dimensions ou plus</translation>
    </message>
    <message>
        <source>two dimensions or more, and equal last sizes</source>
        <translation>deux dimensions ou plus, et des dernières tailles égales</translation>
    </message>
    <message>
        <source>two numbers for each padded dimension</source>
        <translation>deux nombres par dimension remplie</translation>
    </message>
    <message>
        <source>unique slices along a dimension are not supported</source>
        <translation>des tranches uniques selon une dimension ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>unknown approximation &apos;{name}&apos;</source>
        <translation>approximation inconnue «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown dtype &apos;{dtype}&apos;</source>
        <translation>dtype inconnu «&#xa0;{dtype}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown element type &apos;{type}&apos;</source>
        <translation>type d’élément inconnu «&#xa0;{type}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown input &apos;{key}&apos;</source>
        <translation>entrée inconnue «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown instruction type {type}</source>
        <translation>type d’instruction inconnu {type}</translation>
    </message>
    <message>
        <source>unknown output &apos;{key}&apos;</source>
        <translation>sortie inconnue «&#xa0;{key}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown rounding mode &apos;{mode}&apos;</source>
        <translation>mode d’arrondi inconnu «&#xa0;{mode}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown scalar type {scalar_type}</source>
        <translation>type scalaire inconnu {scalar_type}</translation>
    </message>
    <message>
        <source>unknown suffix for a report of changes</source>
        <translation>suffixe inconnu pour un rapport de changements</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;</source>
        <translation>tenseur inconnu «&#xa0;{name}&#xa0;»</translation>
    </message>
    <message>
        <source>unknown tensor &apos;{name}&apos;; the file has {tensors} tensors</source>
        <translation>tenseur inconnu «&#xa0;{name}&#xa0;»&#xa0;; le fichier a {tensors} tenseurs</translation>
    </message>
    <message>
        <source>unknown value type {type}</source>
        <translation>type de valeur inconnu {type}</translation>
    </message>
    <message>
        <source>value {value} is never read, and is taken for a result of its delegate. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>la valeur {value} n’est jamais lue et passe pour un résultat de son delegate. La valeur {other_value} a la même taille et n’est jamais lue&#xa0;: vérifiez le plan</translation>
    </message>
    <message>
        <source>value {value} is read and never written, and is taken for a view of value {owner}. Value {other_value} has the same size and is never read: check the plan</source>
        <translation>la valeur {value} est lue et jamais écrite, et passe pour une vue de la valeur {owner}. La valeur {other_value} a la même taille et n’est jamais lue&#xa0;: vérifiez le plan</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but has no place in memory; its content is undefined</source>
        <translation>la valeur {value} est lue par l’instruction {instruction}, mais n’a pas de place en mémoire&#xa0;; son contenu est indéfini</translation>
    </message>
    <message>
        <source>value {value} is read by instruction {instruction}, but other tensors wrote a part of its bytes; its content is undefined</source>
        <translation>la valeur {value} est lue par l’instruction {instruction}, mais d’autres tenseurs ont écrit une partie de ses octets&#xa0;; son contenu est indéfini</translation>
    </message>
    <message>
        <source>values inside the .pb file</source>
        <translation>des valeurs dans le fichier .pb</translation>
    </message>
    <message>
        <source>variables of a firmware, all live at the same time; the plan &apos;loaded&apos; is the linker&apos;s</source>
        <translation>les variables d’un firmware, toutes vivantes en même temps&#xa0;; le plan «&#xa0;loaded&#xa0;» est celui de l’éditeur de liens</translation>
    </message>
    <message>
        <source>{buffer} is live from step {first} to step {last}</source>
        <translation>{buffer} vit de l’étape {first} à l’étape {last}</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}</source>
        <translation>{buffer} est épinglé à {offset}</translation>
    </message>
    <message>
        <source>{buffer} is pinned to {offset}, which contradicts its shared storage</source>
        <translation>{buffer} est épinglé à {offset}, ce qui contredit son stockage partagé</translation>
    </message>
    <message>
        <source>{buffer} shares storage with {other_buffer} in another pool</source>
        <translation>{buffer} partage son stockage avec {other_buffer} dans un autre pool</translation>
    </message>
    <message>
        <source>{buffer} starts {bytes} bytes into its shared storage</source>
        <translation>{buffer} commence à {bytes} octets du début de son stockage partagé</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder, or pass the .ptd with --data</source>
        <translation>{constants} constantes manquent&#xa0;; mettez {file} dans le dossier du programme, ou passez le .ptd avec --data</translation>
    </message>
    <message>
        <source>{count} numbers of padding do not fit {tensor}</source>
        <translation>{count} nombres de remplissage ne conviennent pas à {tensor}</translation>
    </message>
    <message>
        <source>{count}, as {operator} does</source>
        <translation>{count}, comme {operator}</translation>
    </message>
    <message>
        <source>{dimension} indices do not fit {tensor}</source>
        <translation>{dimension} indices ne conviennent pas à {tensor}</translation>
    </message>
    <message>
        <source>{files} has another tensor of this name</source>
        <translation>{files} a un autre tenseur de ce nom</translation>
    </message>
    <message>
        <source>{files} has no data for this tensor</source>
        <translation>{files} n’a pas de données pour ce tenseur</translation>
    </message>
    <message>
        <source>{method}: unknown operators, planned with the sizes in the file: {operators}</source>
        <translation>{method}&#xa0;: opérateurs inconnus, planifiés avec les tailles du fichier&#xa0;: {operators}</translation>
    </message>
    <message>
        <source>{method}: {note}</source>
        <translation>{method}&#xa0;: {note}</translation>
    </message>
    <message>
        <source>{model} is a training graph; its loss and gradients are outputs</source>
        <translation>{model} est un graphe d’entraînement&#xa0;; sa perte et ses gradients sont des sorties</translation>
    </message>
    <message>
        <source>{names} bound by the caller</source>
        <translation>{names} liés par l’appelant</translation>
    </message>
    <message>
        <source>{names} cannot share memory: the input is also an output</source>
        <translation>{names} ne peuvent pas partager de mémoire&#xa0;: l’entrée est aussi une sortie</translation>
    </message>
    <message>
        <source>{names} cannot share memory: they are {output_type} and {input_type}</source>
        <translation>{names} ne peuvent pas partager de mémoire&#xa0;: ils sont {output_type} et {input_type}</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); export from the .pt2 to keep it</source>
        <translation>{number} est stocké en float32 pour un opérande float64 ({node})&#xa0;; exportez depuis le .pt2 pour le garder</translation>
    </message>
    <message>
        <source>{number} is stored as float32 for a float64 operand ({node}); if it was a larger number, export from the .pt2 to keep it</source>
        <translation>{number} est stocké en float32 pour un opérande float64 ({node})&#xa0;; si c’était un nombre plus grand, exportez depuis le .pt2 pour le garder</translation>
    </message>
    <message>
        <source>{place} jumps past the end, to {instruction} of {count}; the method ends there</source>
        <translation>{place} saute après la fin, à {instruction} sur {count}&#xa0;; la méthode s’y termine</translation>
    </message>
    <message>
        <source>{planner} does not support keep-out ranges, which pool {pool} has</source>
        <translation>{planner} ne prend pas en charge les plages interdites, que le pool {pool} a</translation>
    </message>
    <message>
        <source>{planner} does not support padding; {buffer} has {bytes} bytes</source>
        <translation>{planner} ne prend pas en charge le remplissage&#xa0;; {buffer} en a {bytes} octets</translation>
    </message>
    <message>
        <source>{planner} does not support pins; {buffer} is pinned to {offset}</source>
        <translation>{planner} ne prend pas en charge les épingles&#xa0;; {buffer} est épinglé à {offset}</translation>
    </message>
    <message>
        <source>{planner} does not support shared storage, which {buffer} has</source>
        <translation>{planner} ne prend pas en charge le stockage partagé, que {buffer} a</translation>
    </message>
    <message>
        <source>{plan} has the unknown version {version}; its offsets are not used</source>
        <translation>{plan} a la version inconnue {version}&#xa0;; ses offsets ne sont pas utilisés</translation>
    </message>
    <message>
        <source>{plan} is for subgraph {subgraph}, not for the first; its offsets are not used</source>
        <translation>{plan} est pour le sous-graphe {subgraph}, pas pour le premier&#xa0;; ses offsets ne sont pas utilisés</translation>
    </message>
    <message>
        <source>{operator} does not write to a tensor</source>
        <translation>{operator} n’écrit pas dans un tenseur</translation>
    </message>
    <message>
        <source>{operator} has no graph</source>
        <translation>{operator} n’a pas de graphe</translation>
    </message>
    <message>
        <source>{tensors} tensors are joined in place; the tensors inside keep their places</source>
        <translation>{tensors} tenseurs sont joints sur place&#xa0;; les tenseurs à l’intérieur gardent leurs places</translation>
    </message>
    <message>
        <source>{tensors} tensors lie outside the arena, first {name} at byte {offset} of {size}; ExecuTorch refuses to load this plan; plan the program again</source>
        <translation>{tensors} tenseurs sont hors de l’arène, d’abord {name} à l’octet {offset} sur {size}&#xa0;; ExecuTorch refuse de charger ce plan&#xa0;; replanifiez le programme</translation>
    </message>
    <message>
        <source>{tensor} and its result have different dimension orders</source>
        <translation>{tensor} et son résultat ont des ordres de dimensions différents</translation>
    </message>
    <message>
        <source>{tensor} and {other_tensor} have different dimension orders</source>
        <translation>{tensor} et {other_tensor} ont des ordres de dimensions différents</translation>
    </message>
    <message>
        <source>{tensor} does not fit weights {other_tensor}</source>
        <translation>{tensor} ne convient pas aux poids {other_tensor}</translation>
    </message>
    <message>
        <source>{tensor} has views that lie outside it or live longer</source>
        <translation>{tensor} a des vues qui sont en dehors ou vivent plus longtemps</translation>
    </message>
    <message>
        <source>&apos;)&apos;</source>
        <translation>« ) »</translation>
    </message>
    <message>
        <source>&apos;:&apos;, &apos;=&apos; or &apos;!=&apos;</source>
        <translation>« : », « = » ou « != »</translation>
    </message>
    <message>
        <source>&apos;&quot;&apos;</source>
        <translation>« &quot; »</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; has no value</source>
        <translation>« {field} » n’a pas de valeur</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is known only after planning</source>
        <translation>« {field} » n’est connu qu’après la planification</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not an array</source>
        <translation>« {name} » n’est pas un tableau</translation>
    </message>
    <message>
        <source>&apos;{operator}&apos; is an operator, not a name</source>
        <translation>« {operator} » est un opérateur, pas un nom</translation>
    </message>
    <message>
        <source>&apos;{program}&apos; was ended: it uses more than {mebibytes} MiB of memory</source>
        <translation>« {program} » a été arrêté : il utilise plus de {mebibytes} Mio de mémoire</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of &apos;{field}&apos;</source>
        <translation>« {value} » n’est pas une valeur de « {field} »</translation>
    </message>
    <message>
        <source>&apos;{value}&apos; is not a value of type {type}</source>
        <translation>« {value} » n’est pas une valeur de type {type}</translation>
    </message>
    <message>
        <source>a condition</source>
        <translation>une condition</translation>
    </message>
    <message>
        <source>a file</source>
        <translation>un fichier</translation>
    </message>
    <message>
        <source>a model with its weights</source>
        <translation>un modèle avec ses poids</translation>
    </message>
    <message>
        <source>a number of bytes, such as 4096, 64K or 1.5M</source>
        <translation>un nombre d’octets, comme 4096, 64K ou 1.5M</translation>
    </message>
    <message>
        <source>a table with the columns model and least_bytes</source>
        <translation>un tableau avec les colonnes model et least_bytes</translation>
    </message>
    <message>
        <source>a {suffix} file ({format}), not an ETDump</source>
        <translation>un fichier {suffix} ({format}), pas un ETDump</translation>
    </message>
    <message>
        <source>arrays of numpy.savez</source>
        <translation>des tableaux de numpy.savez</translation>
    </message>
    <message>
        <source>at most {characters}</source>
        <translation>au plus {characters}</translation>
    </message>
    <message>
        <source>at most {levels} levels</source>
        <translation>au plus {levels} niveaux</translation>
    </message>
    <message>
        <source>character {number}</source>
        <translation>caractère {number}</translation>
    </message>
    <message>
        <source>did you mean &apos;{name}&apos;?</source>
        <translation>vouliez-vous dire « {name} » ?</translation>
    </message>
    <message>
        <source>dimension &apos;{symbol}&apos; of input &apos;{input}&apos; has no upper bound</source>
        <translation>la dimension « {symbol} » de l’entrée « {input} » n’a pas de borne supérieure</translation>
    </message>
    <message>
        <source>dimensions {symbols} of the inputs have no upper bound</source>
        <translation>les dimensions {symbols} des entrées n’ont pas de borne supérieure</translation>
    </message>
    <message>
        <source>fix it, e.g. --range {symbol}={size}</source>
        <translation>fixez-la, p. ex. --range {symbol}={size}</translation>
    </message>
    <message>
        <source>give as many values, separated by commas, or a file</source>
        <translation>donnez autant de valeurs, séparées par des virgules, ou un fichier</translation>
    </message>
    <message>
        <source>is a tensor of packed numbers of unknown shape</source>
        <translation>est un tenseur de nombres compactés de forme inconnue</translation>
    </message>
    <message>
        <source>one value</source>
        <translation>une valeur</translation>
    </message>
    <message>
        <source>planned for the given values of {inputs} only</source>
        <translation>planifié seulement pour les valeurs données de {inputs}</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>ligne {row}</translation>
    </message>
    <message>
        <source>set one for each of {symbols}, e.g. --range {symbol}=1:128</source>
        <translation>fixez-en une pour chacune de {symbols}, p. ex. --range {symbol}=1:128</translation>
    </message>
    <message>
        <source>set one, e.g. --range {symbols}=1:128</source>
        <translation>fixez-en une, p. ex. --range {symbols}=1:128</translation>
    </message>
    <message>
        <source>sizes cannot be computed over a range of &apos;{symbol}&apos;</source>
        <translation>les tailles ne peuvent pas être calculées sur une plage de « {symbol} »</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs} (--input NAME=VALUE)</source>
        <translation>des tailles dépendent de la valeur de {inputs} (--input NOM=VALEUR)</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has element type {dtype}, which is not supported</source>
        <translation>le tenseur « {tensor} » a le type d’élément {dtype}, non pris en charge</translation>
    </message>
    <message>
        <source>tensor &apos;{tensor}&apos; has no values: the weights were removed from this model</source>
        <translation>le tenseur « {tensor} » n’a pas de valeurs : les poids ont été retirés de ce modèle</translation>
    </message>
    <message>
        <source>the expression between the slashes is incomplete: {reason}</source>
        <translation>l’expression entre les barres obliques est incomplète : {reason}</translation>
    </message>
    <message>
        <source>the file is not a saved folder table</source>
        <translation>le fichier n’est pas un tableau de dossier enregistré</translation>
    </message>
    <message>
        <source>the query has {characters} characters</source>
        <translation>la requête a {characters} caractères</translation>
    </message>
    <message>
        <source>the quote is not closed</source>
        <translation>le guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>the rule is empty</source>
        <translation>la règle est vide</translation>
    </message>
    <message>
        <source>the weights are in &apos;{name}&apos;, which is missing</source>
        <translation>les poids sont dans « {name} », qui est absent</translation>
    </message>
    <message>
        <source>this &apos;(&apos; is not closed</source>
        <translation>cette « ( » n’est pas fermée</translation>
    </message>
    <message>
        <source>this file in the model&apos;s folder</source>
        <translation>ce fichier dans le dossier du modèle</translation>
    </message>
    <message>
        <source>unknown field &apos;{name}&apos;</source>
        <translation>champ inconnu « {name} »</translation>
    </message>
    <message>
        <source>{count} for {tensor}</source>
        <translation>{count} pour {tensor}</translation>
    </message>
    <message>
        <source>{count} sizes have no upper bound: {symbols}</source>
        <translation>{count} tailles n’ont pas de borne supérieure : {symbols}</translation>
    </message>
    <message>
        <source>{count} values</source>
        <translation>{count} valeurs</translation>
    </message>
    <message>
        <source>{content}, not an ETDump</source>
        <translation>{content}, pas un ETDump</translation>
    </message>
    <message>
        <source>&apos;{field}&apos; is text and has no order</source>
        <translation>« {field} » est un texte et n’a pas d’ordre</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds floating-point numbers of 8 bits</source>
        <translation>« {name} » contient des nombres à virgule flottante de 8 bits</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; holds packed numbers of at most 8 bits</source>
        <translation>« {name} » contient des nombres compactés de 8 bits au plus</translation>
    </message>
    <message>
        <source>a Keras model (.keras)</source>
        <translation>un modèle Keras (.keras)</translation>
    </message>
    <message>
        <source>a backend without all of its functions</source>
        <translation>un backend auquel il manque des fonctions</translation>
    </message>
    <message>
        <source>a condition is missing before this &apos;)&apos;</source>
        <translation>il manque une condition avant cette « ) »</translation>
    </message>
    <message>
        <source>a condition is missing next to &apos;and&apos; or &apos;or&apos;</source>
        <translation>il manque une condition à côté de « and » ou « or »</translation>
    </message>
    <message>
        <source>a file of zeros, perhaps an unfinished download</source>
        <translation>un fichier de zéros, peut-être un téléchargement inachevé</translation>
    </message>
    <message>
        <source>a fixed number for its shape and type</source>
        <translation>un nombre fixe pour sa forme et son type</translation>
    </message>
    <message>
        <source>a kernel without all of its parts, or with more than 256 arguments</source>
        <translation>un noyau auquel il manque des éléments, ou de plus de 256 arguments</translation>
    </message>
    <message>
        <source>a memory without all of its parts</source>
        <translation>une mémoire à laquelle il manque des éléments</translation>
    </message>
    <message>
        <source>a partitioner without all of its functions</source>
        <translation>un partitionneur auquel il manque des fonctions</translation>
    </message>
    <message>
        <source>a planner without all of its functions</source>
        <translation>un planificateur auquel il manque des fonctions</translation>
    </message>
    <message>
        <source>a subgraph</source>
        <translation>un sous-graphe</translation>
    </message>
    <message>
        <source>allocating a device pool of {bytes} bytes</source>
        <translation>allocation d’un pool d’appareil de {bytes} octets</translation>
    </message>
    <message>
        <source>alpha</source>
        <translation>alpha</translation>
    </message>
    <message>
        <source>an array of NumPy (.npy), no program</source>
        <translation>un tableau NumPy (.npy), pas un programme</translation>
    </message>
    <message>
        <source>an empty ZIP archive</source>
        <translation>une archive ZIP vide</translation>
    </message>
    <message>
        <source>arrays of NumPy (.npz), no program</source>
        <translation>des tableaux NumPy (.npz), pas un programme</translation>
    </message>
    <message>
        <source>axis</source>
        <translation>axe</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>biais</translation>
    </message>
    <message>
        <source>both dimensions are {symbol}</source>
        <translation>les deux dimensions sont {symbol}</translation>
    </message>
    <message>
        <source>building the kernels</source>
        <translation>construction des noyaux</translation>
    </message>
    <message>
        <source>clearing a device pool</source>
        <translation>mise à zéro d’un pool d’appareil</translation>
    </message>
    <message>
        <source>convert the model with numbers of 8 bits</source>
        <translation>convertissez le modèle avec des nombres de 8 bits</translation>
    </message>
    <message>
        <source>copying from the device</source>
        <translation>copie depuis l’appareil</translation>
    </message>
    <message>
        <source>copying to the device</source>
        <translation>copie vers l’appareil</translation>
    </message>
    <message>
        <source>copying within the device</source>
        <translation>copie au sein de l’appareil</translation>
    </message>
    <message>
        <source>creating a context</source>
        <translation>création d’un contexte</translation>
    </message>
    <message>
        <source>creating a part of a device pool</source>
        <translation>création d’une partie d’un pool d’appareil</translation>
    </message>
    <message>
        <source>creating a queue</source>
        <translation>création d’une file d’attente</translation>
    </message>
    <message>
        <source>creating the kernel {kernel}</source>
        <translation>création du noyau {kernel}</translation>
    </message>
    <message>
        <source>creating the program</source>
        <translation>création du programme</translation>
    </message>
    <message>
        <source>dilation</source>
        <translation>dilatation</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>filtre</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>indicateurs</translation>
    </message>
    <message>
        <source>groups</source>
        <translation>groupes</translation>
    </message>
    <message>
        <source>id &apos;{id}&apos; has other characters than letters, digits and _-.+, or more than {limit}</source>
        <translation>l’id « {id} » a d’autres caractères que lettres, chiffres et _-.+, ou plus de {limit}</translation>
    </message>
    <message>
        <source>indices</source>
        <translation>indices</translation>
    </message>
    <message>
        <source>input {number}</source>
        <translation>entrée {number}</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>kernel</translation>
    </message>
    <message>
        <source>kernel &apos;{name}&apos; is already registered</source>
        <translation>le noyau « {name} » est déjà enregistré</translation>
    </message>
    <message>
        <source>memory &apos;{name}&apos; is already registered</source>
        <translation>la mémoire « {name} » est déjà enregistrée</translation>
    </message>
    <message>
        <source>negative slope</source>
        <translation>pente négative</translation>
    </message>
    <message>
        <source>new height, width</source>
        <translation>nouvelle hauteur, largeur</translation>
    </message>
    <message>
        <source>new shape</source>
        <translation>nouvelle forme</translation>
    </message>
    <message>
        <source>offsets</source>
        <translation>décalages</translation>
    </message>
    <message>
        <source>one &apos;(&apos; for each &apos;)&apos;</source>
        <translation>une « ( » pour chaque « ) »</translation>
    </message>
    <message>
        <source>open the program, and pass the array as its input: --input K=FILE</source>
        <translation>ouvrez le programme et passez le tableau en entrée : --input K=FILE</translation>
    </message>
    <message>
        <source>output range</source>
        <translation>plage de sortie</translation>
    </message>
    <message>
        <source>padding (top, right, bottom, left)</source>
        <translation>remplissage (haut, droite, bas, gauche)</translation>
    </message>
    <message>
        <source>padding after</source>
        <translation>remplissage après</translation>
    </message>
    <message>
        <source>padding before</source>
        <translation>remplissage avant</translation>
    </message>
    <message>
        <source>part</source>
        <translation>partie</translation>
    </message>
    <message>
        <source>passing arguments</source>
        <translation>passage des arguments</translation>
    </message>
    <message>
        <source>permutation</source>
        <translation>permutation</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid</source>
        <translation>le plan « {planner} » n’est pas valide</translation>
    </message>
    <message>
        <source>plan &apos;{planner}&apos; is invalid: {problem}</source>
        <translation>le plan « {planner} » n’est pas valide : {problem}</translation>
    </message>
    <message>
        <source>planner &apos;{name}&apos; is already registered</source>
        <translation>le planificateur « {name} » est déjà enregistré</translation>
    </message>
    <message>
        <source>put names that contain this character in quotes</source>
        <translation>mettez entre guillemets les noms qui contiennent ce caractère</translation>
    </message>
    <message>
        <source>running a kernel</source>
        <translation>exécution d’un noyau</translation>
    </message>
    <message>
        <source>scale at run time</source>
        <translation>échelle à l’exécution</translation>
    </message>
    <message>
        <source>scale {scale}, zero point {zero}</source>
        <translation>échelle {scale}, point zéro {zero}</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>tailles</translation>
    </message>
    <message>
        <source>slope</source>
        <translation>pente</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>the Cortex-M library</source>
        <translation>la bibliothèque Cortex-M</translation>
    </message>
    <message>
        <source>the comparison has no field</source>
        <translation>la comparaison n’a pas de champ</translation>
    </message>
    <message>
        <source>the nodes together</source>
        <translation>les nœuds ensemble</translation>
    </message>
    <message>
        <source>the query is incomplete</source>
        <translation>la requête est incomplète</translation>
    </message>
    <message>
        <source>the query is nested too deeply</source>
        <translation>la requête est trop imbriquée</translation>
    </message>
    <message>
        <source>the run</source>
        <translation>l’exécution</translation>
    </message>
    <message>
        <source>these arguments</source>
        <translation>ces arguments</translation>
    </message>
    <message>
        <source>this &apos;)&apos; has no matching &apos;(&apos;</source>
        <translation>cette « ) » n’a pas de « ( » correspondante</translation>
    </message>
    <message>
        <source>this node</source>
        <translation>ce nœud</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>values of type {type} cannot be given as text</source>
        <translation>les valeurs de type {type} ne peuvent pas être données en texte</translation>
    </message>
    <message>
        <source>weights in the form of safetensors, without a graph</source>
        <translation>des poids au format safetensors, sans graphe</translation>
    </message>
    <message>
        <source>{count} for its shape and type</source>
        <translation>{count} pour sa forme et son type</translation>
    </message>
    <message>
        <source>{count} found under another name: {tensors}</source>
        <translation>{count} trouvés sous un autre nom : {tensors}</translation>
    </message>
    <message>
        <source>{count} of {total} edits of the session applied</source>
        <translation>{count} modifications sur {total} de la session appliquées</translation>
    </message>
    <message>
        <source>{count} orphaned: {names}</source>
        <translation>{count} sans objet : {names}</translation>
    </message>
    <message>
        <source>{count} scales from {minimum} to {maximum}</source>
        <translation>{count} échelles de {minimum} à {maximum}</translation>
    </message>
    <message>
        <source>{operand} of shape {shape}</source>
        <translation>{operand} de forme {shape}</translation>
    </message>
    <message>
        <source>{operator} &apos;{name}&apos;: {reason}</source>
        <translation>{operator} « {name} » : {reason}</translation>
    </message>
    <message>
        <source>{operator} ({place})</source>
        <translation>{operator} ({place})</translation>
    </message>
    <message>
        <source>{operator} computes with the size of a dynamic dimension</source>
        <translation>{operator} calcule avec la taille d’une dimension dynamique</translation>
    </message>
    <message>
        <source>{operator} that makes &apos;{output}&apos;: {reason}</source>
        <translation>{operator}, qui produit « {output} » : {reason}</translation>
    </message>
    <message>
        <source>{operator}: {reason}</source>
        <translation>{operator} : {reason}</translation>
    </message>
    <message>
        <source>{outer}/{inner}</source>
        <translation>{outer}/{inner}</translation>
    </message>
    <message>
        <source>{place}: {fault}</source>
        <translation>{place} : {fault}</translation>
    </message>
    <message>
        <source>rule &apos;{rule}&apos; matches no tensor; &apos;{wider}&apos; finds {tensors}</source>
        <translation>la règle « {rule} » ne correspond à aucun tenseur ; « {wider} » en trouve {tensors}</translation>
    </message>
    <message>
        <source>&apos;{wider}&apos; finds {nodes}</source>
        <translation>« {wider} » trouve {nodes}</translation>
    </message>
    <message>
        <source>delegation rule &apos;{rule}&apos; matches no node; &apos;{wider}&apos; finds {nodes}</source>
        <translation>la règle de délégation « {rule} » ne correspond à aucun nœud ; « {wider} » trouve {nodes}</translation>
    </message>
    <message>
        <source>did you mean {names}?</source>
        <translation>vouliez-vous dire {names} ?</translation>
    </message>
    <message>
        <source>one or three numbers of at least {least}</source>
        <translation>un ou trois nombres d’au moins {least}</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node</source>
        <translation>la règle d’opérateur « {rule} » ne correspond à aucun nœud</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; did you mean &apos;{operator}&apos;?</source>
        <translation>la règle d’opérateur « {rule} » ne correspond à aucun nœud ; vouliez-vous dire « {operator} » ?</translation>
    </message>
    <message>
        <source>operator rule &apos;{rule}&apos; matches no node; nodes of {operator} write to other pools</source>
        <translation>la règle d’opérateur « {rule} » ne correspond à aucun nœud ; les nœuds de {operator} écrivent dans d’autres pools</translation>
    </message>
    <message>
        <source>choose another planner, or load the plug-in that provides this one</source>
        <translation>choisissez un autre planificateur, ou chargez le greffon qui fournit celui-ci</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not part of a loop</source>
        <translation>« {name} » ne fait pas partie d’une boucle</translation>
    </message>
    <message>
        <source>the model has {graphs} subgraphs, and a plan is written for one only</source>
        <translation>le modèle a {graphs} sous-graphes, et un plan n’est écrit que pour un seul</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>erreur d’entrée-sortie</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>plus d’espace sur le périphérique</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>n’est pas un dossier</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permission refusée</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>a file that can be read</source>
        <translation>un fichier lisible</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportContents</name>
    <message>
        <source>%1 of %2 planned</source>
        <translation>%1 planifiés sur %2</translation>
    </message>
    <message>
        <source>Python lines of every operator</source>
        <translation>Lignes Python de chaque opérateur</translation>
    </message>
    <message>
        <source>Alignment of constants</source>
        <translation>Alignement des constantes</translation>
    </message>
    <message>
        <source>Alignment of segments</source>
        <translation>Alignement des segments</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>For profilers and error messages; the file grows</source>
        <translation>Pour les profileurs et les messages d’erreur&#xa0;; le fichier grossit</translation>
    </message>
    <message>
        <source>A .ptd that several programs can share</source>
        <translation>Un .ptd que plusieurs programmes peuvent partager</translation>
    </message>
    <message>
        <source>Constants aligned to</source>
        <translation>Constantes alignées sur</translation>
    </message>
    <message>
        <source>Segments aligned to</source>
        <translation>Segments alignés sur</translation>
    </message>
    <message>
        <source>Constants in a separate file</source>
        <translation>Constantes dans un fichier séparé</translation>
    </message>
</context>
<context>
    <name>arenascope::ExportDialog</name>
    <message>
        <source>Export program</source>
        <translation>Exporter le programme</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
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
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Outputs of the exported program</source>
        <translation>Sorties du programme exporté</translation>
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
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Target lacks</source>
        <translation>Il manque à la cible</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>wider ranges than the program was exported for</source>
        <translation>plages plus larges qu’à l’export du programme</translation>
    </message>
    <message numerus="yes">
        <source>the target lacks %n operator(s)</source>
        <translation>
            <numerusform>il manque %n opérateur à la cible</numerusform>
            <numerusform>il manque %n opérateurs à la cible</numerusform>
        </translation>
    </message>
    <message>
        <source>Target cannot run</source>
        <translation>Non exécutable sur la cible</translation>
    </message>
    <message numerus="yes">
        <source>the target cannot run %n call(s)</source>
        <translation>
            <numerusform>la cible ne peut pas exécuter %n appel</numerusform>
            <numerusform>la cible ne peut pas exécuter %n appels</numerusform>
        </translation>
    </message>
    <message>
        <source>Zero this memory before the program is loaded: %1 must begin at zero, which no file stores.</source>
        <translation>Mettez cette mémoire à zéro avant le chargement du programme&#xa0;: %1 doit commencer à zéro, ce qu’aucun fichier ne stocke.</translation>
    </message>
    <message>
        <source>Operator list…</source>
        <translation>Liste d’opérateurs…</translation>
    </message>
    <message>
        <source>Operator list</source>
        <translation>Liste d’opérateurs</translation>
    </message>
    <message>
        <source>Operator lists (*.txt);;All files (*)</source>
        <translation>Listes d’opérateurs (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>✗ There is no proof</source>
        <translation>✗ Il n’y a pas de preuve</translation>
    </message>
    <message>
        <source>✗ The proof failed: %1</source>
        <translation>✗ La preuve a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>the proof failed</source>
        <translation>la preuve a échoué</translation>
    </message>
    <message>
        <source>Planned for the sizes of the example (%1): the program refuses larger inputs.</source>
        <translation>Planifié pour les tailles de l’exemple (%1)&#xa0;: le programme refuse les entrées plus grandes.</translation>
    </message>
    <message>
        <source>Custom target: a text file with one operator per line</source>
        <translation>Cible personnalisée&#xa0;: un fichier texte avec un opérateur par ligne</translation>
    </message>
    <message>
        <source>The chosen file is not written until you export.</source>
        <translation>Le fichier choisi n’est écrit qu’à l’export.</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>Max attendu</translation>
    </message>
    <message>
        <source>Other files</source>
        <translation>Autres fichiers</translation>
    </message>
    <message>
        <source>C header, linker script, planning pass, trace, report, picture, budget check</source>
        <translation>En-tête C, script de liens, passe de planification, trace, rapport, image, contrôle de budget</translation>
    </message>
    <message>
        <source>a temporary copy is written and read back, and run where results are recorded</source>
        <translation>une copie temporaire est écrite, relue et, si des résultats sont enregistrés, exécutée</translation>
    </message>
    <message numerus="yes">
        <source>%1, plan %2, %n step(s)</source>
        <translation>
            <numerusform>%1, plan %2, %n étape</numerusform>
            <numerusform>%1, plan %2, %n étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::ExportPools</name>
    <message>
        <source>✓ fits</source>
        <translation>✓ tient</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ dépassé de %1</translation>
    </message>
    <message>
        <source>✗ footprint over by %1</source>
        <translation>✗ empreinte trop grande de %1</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>l’arène tient</translation>
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
    <name>arenascope::FilmCanvas</name>
    <message>
        <source>read and written</source>
        <translation>lu et écrit</translation>
    </message>
    <message>
        <source>written</source>
        <translation>écrit</translation>
    </message>
    <message>
        <source>read, last</source>
        <translation>lu, dernière fois</translation>
    </message>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>waits for step %1</source>
        <translation>attend l’étape %1</translation>
    </message>
    <message>
        <source>kept until step %1</source>
        <translation>gardé jusqu’à l’étape %1</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1&#xa0;: %2 à %3 dans %4, étapes %5</translation>
    </message>
    <message>
        <source>offset, %1</source>
        <translation>offset, %1</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>free, %1</source>
        <translation>libre, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmScrubber</name>
    <message>
        <source>Live bytes over steps</source>
        <translation>Octets vivants au fil des étapes</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmView</name>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Previous step (,)</source>
        <translation>Étape précédente (,)</translation>
    </message>
    <message>
        <source>Next step (.)</source>
        <translation>Étape suivante (.)</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Next peak</source>
        <translation>Pic suivant</translation>
    </message>
    <message>
        <source>Go to the next step with more live bytes than its neighbours (N)</source>
        <translation>Aller à l’étape suivante qui a plus d’octets vivants que ses voisines (N)</translation>
    </message>
    <message>
        <source>Steps a second</source>
        <translation>Étapes par seconde</translation>
    </message>
    <message>
        <source>%1 / s</source>
        <translation>%1 / s</translation>
    </message>
    <message>
        <source>Repeat from the first step</source>
        <translation>Répéter depuis la première étape</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Run the program (F6), then its bytes are shown here.</source>
        <translation>Exécutez le programme (F6), puis ses octets s’affichent ici.</translation>
    </message>
    <message>
        <source>Pause (K)</source>
        <translation>Pause (K)</translation>
    </message>
    <message>
        <source>Play (K)</source>
        <translation>Lire (K)</translation>
    </message>
    <message>
        <source>Save as film…</source>
        <translation>Enregistrer le film…</translation>
    </message>
    <message>
        <source>Write every step as a frame of an animation</source>
        <translation>Écrire chaque étape comme image d’une animation</translation>
    </message>
    <message>
        <source>Install img2webp, ffmpeg or ImageMagick to save a film</source>
        <translation>Installez img2webp, ffmpeg ou ImageMagick pour enregistrer un film</translation>
    </message>
    <message>
        <source>Save as film</source>
        <translation>Enregistrer le film</translation>
    </message>
    <message>
        <source>no installed program writes .%1 films</source>
        <translation>aucun programme installé n’écrit de films .%1</translation>
    </message>
    <message>
        <source>Cancel (%1 of %2)</source>
        <translation>Annuler (%1 sur %2)</translation>
    </message>
    <message>
        <source>Film saved as %1</source>
        <translation>Film enregistré sous %1</translation>
    </message>
    <message>
        <source>Film not saved: %1</source>
        <translation>Film non enregistré : %1</translation>
    </message>
    <message>
        <source>The bytes of the arena after the step, and their values</source>
        <translation>Les octets de l’arène après l’étape, et leurs valeurs</translation>
    </message>
</context>
<context>
    <name>arenascope::FilmWriter</name>
    <message>
        <source>%1 could not be started</source>
        <translation>%1 n’a pas pu démarrer</translation>
    </message>
    <message>
        <source>cannot write frames to %1; free some disk space</source>
        <translation>impossible d’écrire les images dans %1 ; libérez de l’espace disque</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 a échoué : %2</translation>
    </message>
    <message>
        <source>cannot write %1; choose another folder</source>
        <translation>impossible d’écrire %1 ; choisissez un autre dossier</translation>
    </message>
</context>
<context>
    <name>arenascope::FindController</name>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es). Enter goes to the first, F3 to the next.</source>
        <translation>
            <numerusform>%n résultat. Entrée va au premier, F3 au suivant.</numerusform>
            <numerusform>%n résultats. Entrée va au premier, F3 au suivant.</numerusform>
        </translation>
    </message>
    <message>
        <source>Match %1 of %2: %3</source>
        <translation>Résultat %1 sur %2 : %3</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>arenascope::FitSlider</name>
    <message>
        <source>The arenas fit up to %1</source>
        <translation>Les arènes tiennent jusqu’à %1</translation>
    </message>
</context>
<context>
    <name>arenascope::FittingChange</name>
    <message>
        <source>A run takes an estimated %1 % longer.</source>
        <translation>Une exécution dure environ %1 % de plus.</translation>
    </message>
    <message>
        <source>A run takes no longer.</source>
        <translation>Une exécution ne dure pas plus longtemps.</translation>
    </message>
    <message>
        <source>The file grows by %1.</source>
        <translation>Le fichier augmente de %1.</translation>
    </message>
    <message>
        <source>%1 then needs %2 of %3.</source>
        <translation>%1 a alors besoin de %2 sur %3.</translation>
    </message>
    <message>
        <source>The change that saves the most: %1.</source>
        <translation>La modification qui économise le plus : %1.</translation>
    </message>
    <message>
        <source>%1 then needs %2, still %3 too much.</source>
        <translation>%1 a alors besoin de %2, encore %3 de trop.</translation>
    </message>
    <message>
        <source>The whole footprint then needs %1, still %2 too much.</source>
        <translation>L’empreinte entière a alors besoin de %1, encore %2 de trop.</translation>
    </message>
    <message>
        <source>One change makes the arena fit: %1.</source>
        <translation>Une modification suffit pour que l’arène tienne : %1.</translation>
    </message>
    <message>
        <source>Changes that make the arena fit together: %1.</source>
        <translation>Modifications qui, ensemble, font tenir l’arène : %1.</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderFilter</name>
    <message>
        <source>path of the model</source>
        <translation>chemin du modèle</translation>
    </message>
    <message>
        <source>format of the file</source>
        <translation>format du fichier</translation>
    </message>
    <message>
        <source>number of operators</source>
        <translation>nombre d’opérateurs</translation>
    </message>
    <message>
        <source>bytes of the plan in the file</source>
        <translation>octets du plan contenu dans le fichier</translation>
    </message>
    <message>
        <source>bytes of the smallest plan</source>
        <translation>octets du plus petit plan</translation>
    </message>
    <message>
        <source>bytes of RAM</source>
        <translation>octets de RAM</translation>
    </message>
    <message>
        <source>bytes of flash</source>
        <translation>octets de flash</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s)</source>
        <translation>
            <numerusform>%1 sur %n modèle</numerusform>
            <numerusform>%1 sur %n modèles</numerusform>
        </translation>
    </message>
    <message>
        <source>growth against the baseline, in bytes</source>
        <translation>augmentation par rapport à la base de référence, en octets</translation>
    </message>
    <message>
        <source>growth since the file changed on disk, in bytes</source>
        <translation>augmentation depuis la modification du fichier sur le disque, en octets</translation>
    </message>
    <message>
        <source>time to move the bytes, in ms</source>
        <translation>temps de déplacement des octets, en ms</translation>
    </message>
    <message>
        <source>whether the model fits the target</source>
        <translation>si le modèle tient sur la cible</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderModel</name>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>✓ fits</source>
        <translation>✓ tient</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Plan in the file, B</source>
        <translation>Plan du fichier, o</translation>
    </message>
    <message>
        <source>Smallest plan, B</source>
        <translation>Plus petit plan, o</translation>
    </message>
    <message>
        <source>RAM, B</source>
        <translation>RAM, o</translation>
    </message>
    <message>
        <source>Flash, B</source>
        <translation>Flash, o</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? inconnu</translation>
    </message>
    <message>
        <source>Change on disk, B</source>
        <translation>Changement sur le disque, o</translation>
    </message>
    <message>
        <source>Against baseline, B</source>
        <translation>Par rapport à la base de référence, o</translation>
    </message>
    <message>
        <source>Moves, ms</source>
        <translation>Transferts, ms</translation>
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
        <translation>✗ %1 : %2 de trop</translation>
    </message>
</context>
<context>
    <name>arenascope::FolderWindow</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>512K, 8M or bytes; empty: no limit</source>
        <translation>512K, 8M ou octets&#xa0;; vide&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n modèle</numerusform>
            <numerusform>%n modèles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n model(s) read</source>
        <translation>
            <numerusform>%1 modèle lu sur %n</numerusform>
            <numerusform>%1 modèles lus sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Models in %1</source>
        <translation>Modèles dans %1</translation>
    </message>
    <message>
        <source>name, plan&gt;=64K, not fits:yes</source>
        <translation>nom, plan&gt;=64K, not fits:yes</translation>
    </message>
    <message>
        <source>Words and conditions, such as mobilenet plan&gt;=64K or fits:no</source>
        <translation>Des mots et des conditions, comme mobilenet plan&gt;=64K ou fits:no</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Device whose memories the models must fit</source>
        <translation>Appareil dans les mémoires duquel les modèles doivent tenir</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Base de référence</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Saves the table as CSV or JSON</source>
        <translation>Enregistre le tableau en CSV ou JSON</translation>
    </message>
    <message>
        <source>Saved &amp;table…</source>
        <translation>&amp;Tableau enregistré…</translation>
    </message>
    <message>
        <source>Saved table</source>
        <translation>Tableau enregistré</translation>
    </message>
    <message>
        <source>Saved tables (*.csv *.json);;All files (*)</source>
        <translation>Tableaux enregistrés (*.csv *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Baselines of the &amp;sessions</source>
        <translation>Bases de référence des &amp;sessions</translation>
    </message>
    <message>
        <source>now</source>
        <translation>actuel</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>A&amp;ucune</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <translation>Base de référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>sessions</translation>
    </message>
    <message>
        <source>%1, %2 shown</source>
        <translation>%1, %2 affichés</translation>
    </message>
    <message>
        <source>%1; %2 fit, %3 do not</source>
        <translation>%1 ; %2 tiennent, %3 non</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Enregistrer le tableau</translation>
    </message>
    <message>
        <source>Earlier sizes that the smallest plans are compared with</source>
        <translation>Tailles antérieures auxquelles les plus petits plans sont comparés</translation>
    </message>
    <message>
        <source>&amp;Current table</source>
        <translation>Tableau &amp;actuel</translation>
    </message>
    <message>
        <source>%1; more models are in the folder, but not listed</source>
        <translation>%1 ; d’autres modèles du dossier ne sont pas listés</translation>
    </message>
    <message>
        <source>The target sets the limits; choose the target “none” to enter your own</source>
        <translation>La cible fixe les limites ; choisissez la cible « aucune » pour saisir les vôtres</translation>
    </message>
    <message>
        <source>All models must be read first</source>
        <translation>Tous les modèles doivent d’abord être lus</translation>
    </message>
    <message>
        <source>No models here: .pt2, .pte, .onnx and .tflite files are listed</source>
        <translation>Aucun modèle ici : la liste montre les fichiers .pt2, .pte, .onnx et .tflite</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBanner</name>
    <message>
        <source>Measure now  F6</source>
        <translation>Mesurer maintenant  F6</translation>
    </message>
    <message>
        <source>Memory of %1</source>
        <translation>Mémoire de %1</translation>
    </message>
    <message>
        <source>Enter manually…</source>
        <translation>Saisir à la main…</translation>
    </message>
    <message>
        <source>Run the program once on this machine and measure the memory of its delegates</source>
        <translation>Exécuter une fois le programme sur cette machine et mesurer la mémoire de ses delegates</translation>
    </message>
    <message>
        <source>Enter the delegate&apos;s memory from its documentation or from a measurement</source>
        <translation>Saisir la mémoire du delegate d’après sa documentation ou une mesure</translation>
    </message>
    <message>
        <source>Memory of %1 outside the arenas, such as 512K or 2M:</source>
        <translation>Mémoire de %1 hors des arènes, p. ex. 512K ou 2M&#xa0;:</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintBars</name>
    <message>
        <source>Memories of the device</source>
        <translation>Mémoires de l’appareil</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, common scale</source>
        <translation>%1, échelle commune</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintChart</name>
    <message>
        <source>Footprint</source>
        <translation>Empreinte</translation>
    </message>
    <message>
        <source>Will it fit?</source>
        <translation>Le programme tient-il&#xa0;?</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
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
        <source>Memory map</source>
        <translation>Carte mémoire</translation>
    </message>
    <message>
        <source>Memory map, step %1  %2</source>
        <translation>Carte mémoire, étape %1  %2</translation>
    </message>
    <message>
        <source>Linker map…</source>
        <translation>Map de l’éditeur de liens…</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Dépassement</translation>
    </message>
    <message>
        <source>Not measured</source>
        <translation>Non mesuré</translation>
    </message>
    <message numerus="yes">
        <source>%n delegate(s)</source>
        <translation>
            <numerusform>%n delegate</numerusform>
            <numerusform>%n delegates</numerusform>
        </translation>
    </message>
    <message>
        <source>Read the firmware&apos;s stack, data and code sizes from a GNU ld map file</source>
        <translation>Lire les tailles de pile, données et code du firmware dans un fichier map de GNU ld</translation>
    </message>
    <message>
        <source>outside the arena</source>
        <translation>hors de l’arène</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>Calcul de l’empreinte</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Réduire…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>Chercher des programmes qui demandent moins de mémoire (F7)</translation>
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
        <source>✗ does not fit</source>
        <translation>✗ ne tient pas</translation>
    </message>
    <message>
        <source>? unknown</source>
        <translation>? inconnu</translation>
    </message>
    <message>
        <source>? at least %1</source>
        <translation>? au moins %1</translation>
    </message>
    <message>
        <source>✓ %1 to spare</source>
        <translation>✓ %1 de marge</translation>
    </message>
    <message>
        <source>✗ over by %1</source>
        <translation>✗ dépassé de %1</translation>
    </message>
    <message>
        <source>Fits without what is unknown: %1</source>
        <translation>Tient sans ce qui est inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 allocates memory at load and at the first run; no file states its size.</source>
        <translation>%1 alloue de la mémoire au chargement et à la première exécution&#xa0;; aucun fichier n’en indique la taille.</translation>
    </message>
    <message>
        <source>Measure it on the device, or enter the size from its documentation.</source>
        <translation>Mesurez-la sur l’appareil, ou saisissez la taille de sa documentation.</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegate. A run on this machine measures it.</source>
        <translation>Il faut au moins %1 dans le delegate. Une exécution sur cette machine le mesure.</translation>
    </message>
    <message>
        <source>This program cannot be written as a .pte; its flash size and load memory are unknown.</source>
        <translation>Ce programme ne peut pas être écrit en .pte&#xa0;; sa taille en flash et sa mémoire au chargement sont inconnues.</translation>
    </message>
    <message>
        <source>With the scratch planned in the arena: arena %1, %2 less in total. This needs runtime support and is not counted here.</source>
        <translation>Avec le scratch planifié dans l’arène&#xa0;: arène %1, %2 de moins en tout. Le runtime doit le prendre en charge&#xa0;; ce n’est pas compté ici.</translation>
    </message>
    <message>
        <source>✗ the plan is invalid</source>
        <translation>✗ le plan n’est pas valide</translation>
    </message>
    <message>
        <source>%1 allocate memory at load and at the first run; no file states its size.</source>
        <translation>%1 allouent de la mémoire au chargement et à la première exécution ; aucun fichier n’en indique la taille.</translation>
    </message>
    <message>
        <source>At least %1 are needed inside the delegates. A run on this machine measures them.</source>
        <translation>Au moins %1 sont nécessaires dans les delegates. Une exécution sur cette machine les mesure.</translation>
    </message>
</context>
<context>
    <name>arenascope::FootprintTable</name>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>B</source>
        <translation>o</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Parts of the footprint</source>
        <translation>Parties de l’empreinte</translation>
    </message>
    <message>
        <source>of %1 B</source>
        <translation>sur %1 o</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>common scale</source>
        <translation>échelle commune</translation>
    </message>
    <message>
        <source>Certainty</source>
        <translation>Certitude</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
</context>
<context>
    <name>arenascope::GivenTarget</name>
    <message>
        <source>Use the memories of %1 (target for opened programs)</source>
        <translation>Utiliser les mémoires de %1 (cible des programmes ouverts)</translation>
    </message>
    <message>
        <source>Use the memories of %1 (as in the program shown before)</source>
        <translation>Utiliser les mémoires de %1 (comme dans le programme affiché avant)</translation>
    </message>
    <message>
        <source>Use the memories of %1 (target of the folder table)</source>
        <translation>Utiliser les mémoires de %1 (cible du tableau de dossier)</translation>
    </message>
    <message>
        <source>%1 is the target for opened programs.</source>
        <translation>%1 est la cible des programmes ouverts.</translation>
    </message>
    <message>
        <source>%1 is the target of the program that was shown before.</source>
        <translation>%1 est la cible du programme affiché avant.</translation>
    </message>
    <message>
        <source>%1 is the target of the folder table.</source>
        <translation>%1 est la cible du tableau de dossier.</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphBar</name>
    <message>
        <source>How far from the selected tensor</source>
        <translation>Distance au tenseur sélectionné</translation>
    </message>
    <message>
        <source> hops</source>
        <translation> sauts</translation>
    </message>
    <message>
        <source>One hop less</source>
        <translation>Un saut de moins</translation>
    </message>
    <message>
        <source>One hop more</source>
        <translation>Un saut de plus</translation>
    </message>
    <message>
        <source>Find node</source>
        <translation>Rechercher un nœud</translation>
    </message>
    <message>
        <source>Find a node by operator, tensor, module or source line</source>
        <translation>Rechercher un nœud par opérateur, tenseur, module ou ligne source</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop drawing</source>
        <translation>Arrêter le tracé</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Whole program</source>
        <translation>Programme entier</translation>
    </message>
    <message>
        <source>Around the selection</source>
        <translation>Autour de la sélection</translation>
    </message>
    <message>
        <source>Inputs of the selection</source>
        <translation>Entrées de la sélection</translation>
    </message>
    <message>
        <source>Users of the selection</source>
        <translation>Utilisateurs de la sélection</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Chaleur</translation>
    </message>
    <message>
        <source>Value that the background colour shows</source>
        <translation>Valeur que montre la couleur de fond</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open or close frames by level</source>
        <translation>Ouvrir ou fermer les cadres par niveau</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Views of tensors</source>
        <translation>Vues de tenseurs</translation>
    </message>
    <message>
        <source>Constants above 4 KiB as cards</source>
        <translation>Constantes de plus de 4 Kio comme cartes</translation>
    </message>
    <message>
        <source>Modules</source>
        <translation>Modules</translation>
    </message>
    <message>
        <source>Show the tree of modules</source>
        <translation>Afficher l’arbre des modules</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>Tout fermer</translation>
    </message>
    <message>
        <source>Open to level %1</source>
        <translation>Ouvrir jusqu’au niveau %1</translation>
    </message>
    <message>
        <source>Open all</source>
        <translation>Tout ouvrir</translation>
    </message>
    <message>
        <source>More settings of the graph</source>
        <translation>Autres réglages du graphe</translation>
    </message>
    <message>
        <source>Nodes shown in addition to operators, and their arrangement</source>
        <translation>Nœuds affichés en plus des opérateurs, et leur disposition</translation>
    </message>
    <message>
        <source>Columns of the window&apos;s height</source>
        <translation>Colonnes de la hauteur de la fenêtre</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or source:model.py. Enter or F3 goes to the next match, Shift+F3 to the previous one.</source>
        <translation>Mots et conditions, comme conv size&gt;=64K ou source:model.py. Entrée ou F3 va au résultat suivant, Maj+F3 au précédent.</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphCanvas</name>
    <message>
        <source>Graph of operators</source>
        <translation>Graphe des opérateurs</translation>
    </message>
    <message>
        <source>Across the graph</source>
        <translation>En travers du graphe</translation>
    </message>
    <message>
        <source>Down the graph</source>
        <translation>Vers le bas du graphe</translation>
    </message>
    <message>
        <source>%1, cannot be planned: %2</source>
        <translation>%1, ne peut pas être planifié&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphChart</name>
    <message>
        <source>Graph</source>
        <translation>Graphe</translation>
    </message>
    <message>
        <source>The whole program</source>
        <translation>Le programme entier</translation>
    </message>
    <message>
        <source>Drawing the graph</source>
        <translation>Tracé du graphe</translation>
    </message>
    <message>
        <source>Not drawn: open fewer frames</source>
        <translation>Non dessiné&#xa0;: ouvrez moins de cadres</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) within distance %1; reduce it to %2</source>
        <translation>
            <numerusform>%n nœud à distance %1&#xa0;; réduisez-la à %2</numerusform>
            <numerusform>%n nœuds à distance %1&#xa0;; réduisez-la à %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n neighbour(s); choose inputs or users only</source>
        <translation>
            <numerusform>%n voisin&#xa0;; choisissez seulement entrées ou utilisateurs</numerusform>
            <numerusform>%n voisins&#xa0;; choisissez seulement entrées ou utilisateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n opérateur</numerusform>
            <numerusform>%n opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n operator(s) drawn, %2 inside closed frames</source>
        <translation>
            <numerusform>%1 opérateur sur %n dessiné, %2 dans des cadres fermés</numerusform>
            <numerusform>%1 opérateurs sur %n dessinés, %2 dans des cadres fermés</numerusform>
        </translation>
    </message>
    <message>
        <source>zoom %1</source>
        <translation>zoom %1</translation>
    </message>
    <message>
        <source>Close this frame</source>
        <translation>Fermer ce cadre</translation>
    </message>
    <message>
        <source>Open this frame</source>
        <translation>Ouvrir ce cadre</translation>
    </message>
    <message>
        <source>Close all %1 like it</source>
        <translation>Fermer les %1 semblables</translation>
    </message>
    <message>
        <source>Open all %1 like it</source>
        <translation>Ouvrir les %1 semblables</translation>
    </message>
    <message>
        <source>Fit this frame</source>
        <translation>Ajuster à ce cadre</translation>
    </message>
    <message>
        <source>Bound by the caller</source>
        <translation>Lié par l’appelant</translation>
    </message>
    <message>
        <source>Delegate</source>
        <translation>Delegate</translation>
    </message>
    <message>
        <source>Give to %1</source>
        <translation>Affecter à %1</translation>
    </message>
    <message>
        <source>Keep on the CPU</source>
        <translation>Garder sur le CPU</translation>
    </message>
    <message>
        <source>Remove the rule</source>
        <translation>Supprimer la règle</translation>
    </message>
    <message>
        <source>No backend is chosen: add one in the Delegates panel</source>
        <translation>Aucun backend choisi&#xa0;: ajoutez-en un dans le panneau Delegates</translation>
    </message>
    <message>
        <source>Passes that lower the peak…</source>
        <translation>Passes qui abaissent le pic…</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copier le nom</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>All inputs of this node</source>
        <translation>Toutes les entrées de ce nœud</translation>
    </message>
    <message>
        <source>All users of this node</source>
        <translation>Tous les utilisateurs de ce nœud</translation>
    </message>
    <message>
        <source>Its neighbours</source>
        <translation>Ses voisins</translation>
    </message>
    <message>
        <source>The path between the two</source>
        <translation>Le chemin entre les deux</translation>
    </message>
    <message>
        <source>No path between the two</source>
        <translation>Aucun chemin entre les deux</translation>
    </message>
    <message>
        <source>Show its neighbourhood</source>
        <translation>Afficher son voisinage</translation>
    </message>
    <message>
        <source>Close the frame around it</source>
        <translation>Fermer le cadre qui l’entoure</translation>
    </message>
    <message>
        <source>Show in Arena</source>
        <translation>Afficher dans l’arène</translation>
    </message>
    <message>
        <source>Show in Timeline</source>
        <translation>Afficher dans la chronologie</translation>
    </message>
    <message>
        <source>Show in Source</source>
        <translation>Afficher dans la source</translation>
    </message>
    <message>
        <source>No operators here</source>
        <translation>Aucun opérateur ici</translation>
    </message>
    <message>
        <source>A drawing has at most %1 items; open fewer frames</source>
        <translation>Un dessin a au plus %1 éléments ; ouvrez moins de cadres</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLabels</name>
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
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>pass-through</source>
        <translation>transmission</translation>
    </message>
    <message>
        <source>copy in</source>
        <translation>copie entrante</translation>
    </message>
    <message>
        <source>copy back</source>
        <translation>copie de retour</translation>
    </message>
    <message>
        <source>runs before</source>
        <translation>s’exécute avant</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n tenseur, %1</numerusform>
            <numerusform>%n tenseurs, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>then</source>
        <translation>alors</translation>
    </message>
    <message>
        <source>else</source>
        <translation>sinon</translation>
    </message>
    <message>
        <source>called</source>
        <translation>appelé</translation>
    </message>
    <message>
        <source>body</source>
        <translation>corps</translation>
    </message>
    <message>
        <source>tiled group %1</source>
        <translation>groupe de tuiles %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>étapes %1</translation>
    </message>
    <message>
        <source>tensors</source>
        <translation>tenseurs</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n opérateur</numerusform>
            <numerusform>%n opérateurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) in the delegate</source>
        <translation>
            <numerusform>%n nœud dans le delegate</numerusform>
            <numerusform>%n nœuds dans le delegate</numerusform>
        </translation>
    </message>
    <message>
        <source>one branch runs</source>
        <translation>une branche s’exécute</translation>
    </message>
    <message>
        <source>loop</source>
        <translation>boucle</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>%1, open, %2</source>
        <translation>%1, ouvert, %2</translation>
    </message>
    <message>
        <source>%1, closed, %2</source>
        <translation>%1, fermé, %2</translation>
    </message>
    <message>
        <source>%1, shape not known</source>
        <translation>%1, forme inconnue</translation>
    </message>
    <message>
        <source>Heat: memory</source>
        <translation>Chaleur : mémoire</translation>
    </message>
    <message>
        <source>Heat: time</source>
        <translation>Chaleur : durée</translation>
    </message>
    <message>
        <source>Heat: traffic</source>
        <translation>Chaleur : trafic</translation>
    </message>
    <message>
        <source>Heat: off</source>
        <translation>Chaleur : non</translation>
    </message>
    <message>
        <source>matrix</source>
        <translation>matrice</translation>
    </message>
    <message>
        <source>elementwise</source>
        <translation>élément par élément</translation>
    </message>
    <message>
        <source>reduce, normalise</source>
        <translation>réduit, normalise</translation>
    </message>
    <message>
        <source>moves data</source>
        <translation>déplace des données</translation>
    </message>
    <message>
        <source>control flow</source>
        <translation>flot de contrôle</translation>
    </message>
    <message>
        <source>delegate</source>
        <translation>delegate</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>runs if the condition selects it</source>
        <translation>s’exécute si la condition le choisit</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>itération suivante</translation>
    </message>
    <message>
        <source>next iteration: %1</source>
        <translation>itération suivante : %1</translation>
    </message>
    <message>
        <source>kept for the next run: %1</source>
        <translation>gardé pour l’exécution suivante : %1</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>pas un tenseur</translation>
    </message>
    <message numerus="yes">
        <source>taken in %1 of %n run(s)</source>
        <translation>
            <numerusform>pris dans %1 exécution sur %n</numerusform>
            <numerusform>pris dans %1 exécutions sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>taken %1 of %n time(s)</source>
        <translation>
            <numerusform>pris %1 fois sur %n</numerusform>
            <numerusform>pris %1 fois sur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s) per run</source>
        <translation>
            <numerusform>%n itération par exécution</numerusform>
            <numerusform>%n itérations par exécution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n iteration(s) per run</source>
        <translation>
            <numerusform>%1 à %n itération par exécution</numerusform>
            <numerusform>%1 à %n itérations par exécution</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n iteration(s)</source>
        <translation>
            <numerusform>au plus %n itération</numerusform>
            <numerusform>au plus %n itérations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iteration(s)</source>
        <translation>
            <numerusform>%n itération</numerusform>
            <numerusform>%n itérations</numerusform>
        </translation>
    </message>
    <message>
        <source>ends when %1 is false</source>
        <translation>s’arrête quand %1 est faux</translation>
    </message>
    <message>
        <source>the number of iterations is not known</source>
        <translation>le nombre d’itérations est inconnu</translation>
    </message>
    <message>
        <source>lowered to %1</source>
        <translation>converti en %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphLegend</name>
    <message>
        <source>live at the peak</source>
        <translation>vivant au pic</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condition</translation>
    </message>
    <message>
        <source>next iteration</source>
        <translation>itération suivante</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>at the right: step, bytes</source>
        <translation>à droite&#xa0;: étape, octets</translation>
    </message>
    <message>
        <source>at the right: live bytes, result</source>
        <translation>à droite&#xa0;: octets vivants, résultat</translation>
    </message>
    <message>
        <source>at the right: time, bytes</source>
        <translation>à droite&#xa0;: temps, octets</translation>
    </message>
    <message>
        <source>at the right: bytes moved, result</source>
        <translation>à droite&#xa0;: octets déplacés, résultat</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>Légende&#xa0;: %1</translation>
    </message>
    <message>
        <source>live bytes while it runs</source>
        <translation>octets vivants pendant son exécution</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>bytes moved</source>
        <translation>octets déplacés</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>tensor, %1</source>
        <translation>tenseur, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphMinimap</name>
    <message>
        <source>Overview of the graph</source>
        <translation>Aperçu du graphe</translation>
    </message>
    <message>
        <source>Overview of the graph: click to go there</source>
        <translation>Aperçu du graphe&#xa0;: cliquez pour y aller</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphPainter</name>
    <message>
        <source>%1 more</source>
        <translation>%1 de plus</translation>
    </message>
    <message>
        <source>view %1</source>
        <translation>vue %1</translation>
    </message>
</context>
<context>
    <name>arenascope::GraphSearch</name>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>Rien trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s). Enter or F3 goes to the next, Shift+F3 to the previous.</source>
        <translation>
            <numerusform>%n nœud. Entrée ou F3 va au suivant, Maj+F3 au précédent.</numerusform>
            <numerusform>%n nœuds. Entrée ou F3 va au suivant, Maj+F3 au précédent.</numerusform>
        </translation>
    </message>
    <message>
        <source>incomplete query</source>
        <translation>requête incomplète</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HeadlineController</name>
    <message>
        <source>The file&apos;s plan needs %1; %2 is possible, %3 % less</source>
        <translation>Le plan du fichier demande %1&#xa0;; %2 est possible, %3 % de moins</translation>
    </message>
    <message>
        <source>%1 finds a smaller plan for the same program.</source>
        <translation>%1 trouve un plan plus petit pour le même programme.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>L’utiliser</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Planned for %1</source>
        <translation>Planifié pour %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The file&apos;s plan needs %1 of %2; %3 is possible, %4 % less</source>
        <translation>Le plan du fichier demande %1 de %2 ; %3 est possible, %4 % de moins</translation>
    </message>
    <message>
        <source>%1 needs %2 instead of %3.</source>
        <translation>%1 demande %2 au lieu de %3.</translation>
    </message>
</context>
<context>
    <name>arenascope::HeightFixes</name>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>%1 ends highest, at %2</source>
        <translation>%1 finit le plus haut, à %2</translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>les épinglages coûtent %1</translation>
    </message>
    <message>
        <source>because it is pinned (+%1)</source>
        <translation>car il est épinglé (+%1)</translation>
    </message>
    <message>
        <source>held up by pinned tensor %1 (+%2)</source>
        <translation>retenu par le tenseur épinglé %1 (+%2)</translation>
    </message>
</context>
<context>
    <name>arenascope::HelpController</name>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Épingler</translation>
    </message>
    <message>
        <source>Set offset…</source>
        <translation>Définir l’offset…</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>Déplacer vers un pool</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>sélectionnez d’abord un tenseur</translation>
    </message>
    <message>
        <source>ArenaScope %1</source>
        <translation>ArenaScope %1</translation>
    </message>
    <message>
        <source>Shows, tunes, runs and exports the memory plan of tensor programs. %1.</source>
        <translation>Affiche, ajuste, exécute et exporte le plan mémoire des programmes de tenseurs. %1.</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>no program is open</source>
        <translation>aucun programme n’est ouvert</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>panel</source>
        <translation>panneau</translation>
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
    <name>arenascope::Histogram</name>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
</context>
<context>
    <name>arenascope::HistoryDelegate</name>
    <message>
        <source>without %1</source>
        <translation>sans %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>capacity</source>
        <translation>capacité</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>planner</source>
        <translation>planificateur</translation>
    </message>
    <message>
        <source>bound by the caller</source>
        <translation>lié par l’appelant</translation>
    </message>
    <message>
        <source>rules in another order</source>
        <translation>règles dans un autre ordre</translation>
    </message>
</context>
<context>
    <name>arenascope::IcicleView</name>
    <message>
        <source>Shares of modules and lines</source>
        <translation>Parts des modules et des lignes</translation>
    </message>
    <message>
        <source>%1, %2, %3 of all</source>
        <translation>%1, %2, %3 du total</translation>
    </message>
    <message>
        <source>A run (F6) measures the time of each operator</source>
        <translation>Une exécution (F6) mesure le temps de chaque opérateur</translation>
    </message>
    <message>
        <source>Nothing is live at this step</source>
        <translation>Rien n’est vivant à cette étape</translation>
    </message>
</context>
<context>
    <name>arenascope::InputDimensions</name>
    <message>
        <source>static in the file; re-export with torch.export.Dim to change it</source>
        <translation>statique dans le fichier&#xa0;; réexportez avec torch.export.Dim pour la modifier</translation>
    </message>
    <message>
        <source>static in the file; re-export the .pt2 with torch.export.Dim and lower it again to change it</source>
        <translation>statique dans le fichier&#xa0;; réexportez le .pt2 avec torch.export.Dim et refaites le lowering pour la modifier</translation>
    </message>
    <message>
        <source>static in the file</source>
        <translation>statique dans le fichier</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>dim %1</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statique</translation>
    </message>
    <message>
        <source>%1, example %2</source>
        <translation>%1, ex. %2</translation>
    </message>
    <message>
        <source>scalar without dimensions</source>
        <translation>scalaire sans dimensions</translation>
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
        <translation>Épingler</translation>
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
        <translation>à %1 o</translation>
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
        <source>Note on this tensor</source>
        <translation>Note sur ce tenseur</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>Note sur le plan %1</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s), %1</source>
        <translation>
            <numerusform>%n tenseur, %1</numerusform>
            <numerusform>%n tenseurs, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>details of %1</source>
        <translation>détails de %1</translation>
    </message>
    <message>
        <source>%1 written + %2 read</source>
        <translation>%1 écrits + %2 lus</translation>
    </message>
    <message>
        <source>%1 per byte in %2</source>
        <translation>%1 par octet dans %2</translation>
    </message>
    <message>
        <source>included in %1</source>
        <translation>inclus dans %1</translation>
    </message>
    <message>
        <source>dimension %1</source>
        <translation>dimension %1</translation>
    </message>
    <message>
        <source>in the file</source>
        <translation>dans le fichier</translation>
    </message>
    <message>
        <source>same bytes as %1</source>
        <translation>mêmes octets que %1</translation>
    </message>
    <message>
        <source>as %1</source>
        <translation>comme %1</translation>
    </message>
    <message>
        <source>no step reads it</source>
        <translation>lu par aucune étape</translation>
    </message>
    <message>
        <source>stored in the file</source>
        <translation>stocké dans le fichier</translation>
    </message>
    <message>
        <source>before the run; kept from the last one</source>
        <translation>avant l’exécution&#xa0;; gardé de la précédente</translation>
    </message>
    <message>
        <source>Constants are read from the program file: they use flash, not the arena.</source>
        <translation>Les constantes sont lues dans le fichier du programme&#xa0;: elles occupent de la flash, pas l’arène.</translation>
    </message>
    <message>
        <source>State keeps its bytes between runs, so it is live at every step.</source>
        <translation>Un état garde ses octets entre les exécutions&#xa0;: il est vivant à chaque étape.</translation>
    </message>
    <message>
        <source>The size changes at run time; the bytes are the upper bound.</source>
        <translation>La taille change à l’exécution&#xa0;; les octets indiqués sont la borne supérieure.</translation>
    </message>
    <message>
        <source>A view of %1 without bytes of its own.</source>
        <translation>Une vue de %1 sans octets propres.</translation>
    </message>
    <message>
        <source>The caller supplies the buffer, so it uses no arena bytes.</source>
        <translation>L’appelant fournit le tampon&#xa0;: il n’occupe aucun octet de l’arène.</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes, times the cost of the pool. Automatic placement minimises the sum.</source>
        <translation>Octets lus et écrits par une exécution, fois le coût du pool. Le placement automatique minimise la somme.</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 n’est pas un offset&#xa0;; écrivez 0x06C000, 442368 ou 432K</translation>
    </message>
    <message>
        <source>not planned</source>
        <translation>non planifié</translation>
    </message>
    <message>
        <source>Nodes %1 of the node list: from %2 to %3, inclusive.</source>
        <translation>Nœuds %1 de la liste des nœuds&#xa0;: de %2 à %3 inclus.</translation>
    </message>
    <message>
        <source>, in %1 at %2</source>
        <translation>, dans %1 à %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
    <message>
        <source>inside a delegate</source>
        <translation>dans un delegate</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>aucun tenseur</translation>
    </message>
</context>
<context>
    <name>arenascope::IntegersRow</name>
    <message>
        <source>Quantised layers on integers</source>
        <translation>Couches quantifiées en entiers</translation>
    </message>
    <message>
        <source>Quantised layers become operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>Les couches quantifiées deviennent des opérateurs de la bibliothèque Cortex-M d’ExecuTorch</translation>
    </message>
    <message>
        <source>Compute on integers</source>
        <translation>Calculer en entiers</translation>
    </message>
    <message numerus="yes">
        <source>%n quantised operator(s) still compute in floating point; Delegates lists the reasons</source>
        <translation>
            <numerusform>%n opérateur quantifié calcule encore en virgule flottante. Delegates donne les raisons</numerusform>
            <numerusform>%n opérateurs quantifiés calculent encore en virgule flottante. Delegates donne les raisons</numerusform>
        </translation>
    </message>
    <message>
        <source>Compute in floating point</source>
        <translation>Calculer en virgule flottante</translation>
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
        <translation>tenseurs des delegates</translation>
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
    <name>arenascope::LinkRow</name>
    <message numerus="yes">
        <source>%n fix(es)…</source>
        <translation>
            <numerusform>%n correction…</numerusform>
            <numerusform>%n corrections…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more…</source>
        <translation>
            <numerusform>%n autre…</numerusform>
            <numerusform>%n autres…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::LinksSection</name>
    <message>
        <source>Inputs and users</source>
        <translation>Entrées et utilisateurs</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message numerus="yes">
        <source>%1 in, %n reader(s)</source>
        <translation>
            <numerusform>%1 en entrée, %n lecteur</numerusform>
            <numerusform>%1 en entrée, %n lecteurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, as view</source>
        <translation>%1, comme vue</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>read by</source>
        <translation>lu par</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>input</source>
        <translation>entrée</translation>
    </message>
    <message>
        <source>not a tensor</source>
        <translation>pas un tenseur</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>constante</translation>
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
        <source>only in this step</source>
        <translation>à cette étape seulement</translation>
    </message>
    <message>
        <source>written at this step</source>
        <translation>écrit à cette étape</translation>
    </message>
    <message>
        <source>last read at this step</source>
        <translation>lu pour la dernière fois à cette étape</translation>
    </message>
    <message>
        <source>next read at step %1</source>
        <translation>lu ensuite à l’étape %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>%1 of %2 are live at this step</source>
        <translation>%1 sur %2 sont vivants à cette étape</translation>
    </message>
</context>
<context>
    <name>arenascope::LiveSteps</name>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>%1 live</source>
        <translation>%1 vivants</translation>
    </message>
</context>
<context>
    <name>arenascope::LoadingPage</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading the file</source>
        <translation>Lecture du fichier</translation>
    </message>
    <message>
        <source>Lowering to memory operations</source>
        <translation>Lowering en opérations mémoire</translation>
    </message>
    <message>
        <source>Lifetimes and plans</source>
        <translation>Durées de vie et plans</translation>
    </message>
    <message>
        <source>Exported program</source>
        <translation>Programme exporté</translation>
    </message>
    <message>
        <source>ExecuTorch program</source>
        <translation>Programme ExecuTorch</translation>
    </message>
    <message>
        <source>Allocation problem</source>
        <translation>Problème d’allocation</translation>
    </message>
    <message>
        <source>Session or trace</source>
        <translation>Session ou trace</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>%L1 s</source>
        <translation>%L1&#xa0;s</translation>
    </message>
    <message>
        <source>returns to the start page</source>
        <translation>revient à la page d’accueil</translation>
    </message>
    <message>
        <source>returns to %1, which is unchanged</source>
        <translation>revient à %1, qui est inchangé</translation>
    </message>
</context>
<context>
    <name>arenascope::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Messages appear here.</source>
        <translation>Les messages s’affichent ici.</translation>
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
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>Rechercher le &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Copy the chart as a picture</source>
        <translation>Copier le graphique en &amp;image</translation>
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
        <source>Zoom &amp;in</source>
        <translation>Zoom &amp;avant</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Zoom arr&amp;ière</translation>
    </message>
    <message>
        <source>Fit &amp;all</source>
        <translation>T&amp;out afficher</translation>
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
        <translation>Définir la base de &amp;référence</translation>
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
        <translation>Taill&amp;e</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Pr&amp;eferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>&amp;What&apos;s this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>With a &amp;note</source>
        <translation>Avec une &amp;note</translation>
    </message>
    <message>
        <source>&amp;Hexadecimal offsets</source>
        <translation>Offsets &amp;hexadécimaux</translation>
    </message>
    <message>
        <source>Find   Ctrl F</source>
        <translation>Rechercher   Ctrl F</translation>
    </message>
    <message>
        <source>&amp;Save these pools as a preset…</source>
        <translation>&amp;Enregistrer ces pools comme préréglage…</translation>
    </message>
    <message>
        <source>&amp;Improve, keeping the pins</source>
        <translation>A&amp;méliorer en gardant les épinglages</translation>
    </message>
    <message>
        <source>&amp;Validate the plan</source>
        <translation>&amp;Valider le plan</translation>
    </message>
    <message>
        <source>Run sett&amp;ings</source>
        <translation>Paramètres d’exécutio&amp;n</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>rien à annuler</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>rien à rétablir</translation>
    </message>
    <message>
        <source>nothing is running</source>
        <translation>rien n’est en cours</translation>
    </message>
    <message>
        <source>nothing is pinned</source>
        <translation>rien n’est épinglé</translation>
    </message>
    <message>
        <source>select a tensor first</source>
        <translation>sélectionnez d’abord un tenseur</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Target presets</source>
        <translation>Préréglages de &amp;cible</translation>
    </message>
    <message>
        <source>Baseline and unmatc&amp;hed edits…</source>
        <translation>Base de référence et modifications no&amp;n rattachées…</translation>
    </message>
    <message>
        <source>no earlier view</source>
        <translation>aucune vue antérieure</translation>
    </message>
    <message>
        <source>Recovered e&amp;dits</source>
        <translation>Modifications récup&amp;érées</translation>
    </message>
    <message>
        <source>Compare with another file</source>
        <translation>Comparer avec un autre fichier</translation>
    </message>
    <message>
        <source>Shrin&amp;k…</source>
        <translation>Rédu&amp;ire…</translation>
    </message>
    <message>
        <source>Shrink  F7</source>
        <translation>Réduire  F7</translation>
    </message>
    <message>
        <source>Copy as co&amp;mmand</source>
        <translation>Copier co&amp;mme commande</translation>
    </message>
    <message>
        <source>Live at the same &amp;time</source>
        <translation>Vivants en même &amp;temps</translation>
    </message>
    <message>
        <source>Open &amp;folder of models…</source>
        <translation>Ouvrir un &amp;dossier de modèles…</translation>
    </message>
    <message>
        <source>Import de&amp;vice times…</source>
        <translation>Importer les durées d’un &amp;appareil…</translation>
    </message>
    <message>
        <source>Show your preset &amp;files</source>
        <translation>Afficher vos &amp;préréglages</translation>
    </message>
    <message>
        <source>Explain the &amp;focused control</source>
        <translation>&amp;Expliquer le contrôle actif</translation>
    </message>
    <message>
        <source>Check the &amp;budget</source>
        <translation>Vérifier le &amp;budget</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Résultat &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Next program</source>
        <translation>Pro&amp;gramme suivant</translation>
    </message>
    <message>
        <source>Pre&amp;vious program</source>
        <translation>Progra&amp;mme précédent</translation>
    </message>
    <message>
        <source>&amp;Find tensors and operators</source>
        <translation>Re&amp;chercher tenseurs et opérateurs</translation>
    </message>
    <message>
        <source>Add a p&amp;ool…</source>
        <translation>Ajouter un p&amp;ool…</translation>
    </message>
    <message>
        <source>(changed)</source>
        <translation>(modifié)</translation>
    </message>
    <message>
        <source>Target  %1</source>
        <translation>Cible  %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Cible&#xa0;: %1</translation>
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
    <message>
        <source>Tensors  %1 of %2</source>
        <translation>Tenseurs  %1 sur %2</translation>
    </message>
    <message>
        <source>Run  %1</source>
        <translation>Exécution  %1</translation>
    </message>
    <message>
        <source>%1, %2 empty</source>
        <translation>%1, vides&#xa0;: %2</translation>
    </message>
    <message>
        <source>Shrink</source>
        <translation>Réduire</translation>
    </message>
</context>
<context>
    <name>arenascope::MainWindow</name>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
</context>
<context>
    <name>arenascope::MapCanvas</name>
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
        <source>reserved</source>
        <translation>réservé</translation>
    </message>
    <message>
        <source>offset, B</source>
        <translation>offset, o</translation>
    </message>
    <message>
        <source>%1: %2 at %3 of %4, steps %5</source>
        <translation>%1&#xa0;: %2 à %3 dans %4, étapes %5</translation>
    </message>
    <message>
        <source>free up to %1</source>
        <translation>libre jusqu’à %1</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1: %2 live at step %3, arena size %4</source>
        <translation>%1&#xa0;: %2 vivants à l’étape %3, taille de l’arène %4</translation>
    </message>
    <message>
        <source>%1 arena, no live bytes at step %2</source>
        <translation>arène de %1, aucun octet vivant à l’étape %2</translation>
    </message>
</context>
<context>
    <name>arenascope::MapChart</name>
    <message>
        <source>Memory map</source>
        <translation>Carte mémoire</translation>
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
        <source>Without %1</source>
        <translation>Sans %1</translation>
    </message>
    <message>
        <source>%1, peak %2</source>
        <translation>%1, pic %2</translation>
    </message>
    <message>
        <source>Optimal for this program: only graph passes, another order or smaller tensors can lower this peak.</source>
        <translation>Optimal pour ce programme&#xa0;: seuls des passes de graphe, un autre ordre ou des tenseurs plus petits peuvent abaisser ce pic.</translation>
    </message>
    <message>
        <source>Tensors live at this step</source>
        <translation>Tenseurs vivants à cette étape</translation>
    </message>
    <message>
        <source>What the peak consists of</source>
        <translation>Ce qui compose le pic</translation>
    </message>
    <message>
        <source>%1 live here; the peak is %2 at step %3. Press Home to go there.</source>
        <translation>%1 vivent ici&#xa0;; le pic est de %2 à l’étape %3. Origine y mène.</translation>
    </message>
    <message>
        <source>Tensors that the step&apos;s operator reads or writes: %1.</source>
        <translation>Tenseurs que l’opérateur de l’étape lit ou écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tensors kept for later steps: %1.</source>
        <translation>Tenseurs gardés pour des étapes ultérieures&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: %2.</source>
        <translation>Le plan est %1 au-dessus de la borne inférieure&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The plan is %1 above the lower bound: at most that much can be saved.</source>
        <translation>Le plan est %1 au-dessus de la borne inférieure&#xa0;: on ne peut économiser plus.</translation>
    </message>
    <message>
        <source>The plan needs %1 more: pins and reserved ranges prevent lower offsets.</source>
        <translation>Le plan demande %1 de plus&#xa0;: épinglages et plages réservées empêchent des offsets plus bas.</translation>
    </message>
    <message>
        <source>No graph pass or operator order lowers it.</source>
        <translation>Aucune passe de graphe ni aucun ordre d’opérateurs ne l’abaisse.</translation>
    </message>
    <message>
        <source>Remove the pin and replan</source>
        <translation>Retirer l’épinglage et replanifier</translation>
    </message>
    <message>
        <source>Move the tensor and replan</source>
        <translation>Déplacer le tenseur et replanifier</translation>
    </message>
    <message>
        <source>Select the tensor; a second pool could hold it</source>
        <translation>Sélectionner le tenseur&#xa0;; un second pool pourrait l’accueillir</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Réduire…</translation>
    </message>
    <message>
        <source>Search for programs that need less memory (F7)</source>
        <translation>Chercher des programmes qui demandent moins de mémoire (F7)</translation>
    </message>
    <message>
        <source>All tensors live at this step need %1.</source>
        <translation>Tous les tenseurs vivants à cette étape demandent %1.</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>Film</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Une étape</translation>
    </message>
    <message>
        <source>All steps, which can be played (K)</source>
        <translation>Toutes les étapes, à lire en continu (K)</translation>
    </message>
    <message>
        <source>The memory at one step, and why the peak is not lower</source>
        <translation>La mémoire à une étape, et pourquoi le pic n’est pas plus bas</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>Optimal for this program. Program changes that lower the peak: %1.</source>
        <translation>Optimal pour ce programme. Changements du programme qui abaissent le pic : %1.</translation>
    </message>
    <message>
        <source>Program changes that lower the peak: %1.</source>
        <translation>Changements du programme qui abaissent le pic : %1.</translation>
    </message>
    <message>
        <source>written or waiting</source>
        <translation>écrits ou en attente</translation>
    </message>
    <message>
        <source>later</source>
        <translation>plus tard</translation>
    </message>
    <message>
        <source>%1 of the plan are free at this step; no plan in this order needs less.</source>
        <translation>%1 du plan sont libres à cette étape ; aucun plan dans cet ordre n’a besoin de moins.</translation>
    </message>
    <message>
        <source>in an arena of %1</source>
        <translation>dans une arène de %1</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryDialog</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1; moves in %2</source>
        <translation>%1 ; transferts en %2</translation>
    </message>
    <message>
        <source>✓ arenas fit: %1</source>
        <translation>✓ les arènes tiennent : %1</translation>
    </message>
    <message>
        <source>✗ still too large: %1</source>
        <translation>✗ encore trop grand : %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>Nom dans les règles, fichiers et rapports</translation>
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
        <translation>256K, 1M, 1,5 MiB ou octets&#xa0;; vide&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>mem_id</source>
        <translation>mem_id</translation>
    </message>
    <message>
        <source>Choose pools automatically</source>
        <translation>Choix automatique des pools</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>Actuellement : %1</translation>
    </message>
    <message>
        <source>Add a pool</source>
        <translation>Ajouter un pool</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time per byte, such as 2.5 ns; empty: unknown. Move times are estimated if every pool has a bandwidth.</source>
        <translation>Mo/s en lecture et en écriture, par exemple 400, ou le temps par octet, par exemple 2.5 ns ; vide : inconnue. Les temps de déplacement sont estimés si chaque pool a une bande passante.</translation>
    </message>
    <message>
        <source>Number of the pool in the file; the proposed number is unused</source>
        <translation>Numéro du pool dans le fichier ; celui proposé est inutilisé</translation>
    </message>
    <message>
        <source>Off: tensors stay in their pools until you move them</source>
        <translation>Désactivé : les tenseurs restent dans leurs pools jusqu’à ce que vous les déplaciez</translation>
    </message>
    <message>
        <source>mem_id %1 belongs to the pool %2.</source>
        <translation>Le mem_id %1 appartient au pool %2.</translation>
    </message>
    <message>
        <source>With this pool: planning…</source>
        <translation>Avec ce pool : planification…</translation>
    </message>
    <message>
        <source>With this pool: %1</source>
        <translation>Avec ce pool : %1</translation>
    </message>
    <message>
        <source>With this pool: no plan was found</source>
        <translation>Avec ce pool : aucun plan trouvé</translation>
    </message>
</context>
<context>
    <name>arenascope::MemoryPoolsPanel</name>
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
        <source>Choose pools automatically</source>
        <translation>Choix automatique des pools</translation>
    </message>
    <message>
        <source>Order of operators</source>
        <translation>Ordre des opérateurs</translation>
    </message>
    <message>
        <source>Pools</source>
        <translation>Pools</translation>
    </message>
    <message>
        <source>Off: the caller supplies the input buffers</source>
        <translation>Désactivé&#xa0;: l’appelant fournit les tampons d’entrée</translation>
    </message>
    <message>
        <source>Off: the caller supplies the output buffers</source>
        <translation>Désactivé&#xa0;: l’appelant fournit les tampons de sortie</translation>
    </message>
    <message>
        <source>Off: the caller supplies the state buffers</source>
        <translation>Désactivé&#xa0;: l’appelant fournit les tampons d’état</translation>
    </message>
    <message>
        <source>Allow any operator order that respects data dependencies</source>
        <translation>Autoriser tout ordre d’opérateurs qui respecte les dépendances de données</translation>
    </message>
    <message>
        <source>Program order</source>
        <translation>Ordre du programme</translation>
    </message>
    <message>
        <source>Search for a better order</source>
        <translation>Chercher un meilleur ordre</translation>
    </message>
    <message>
        <source>Best order, proven</source>
        <translation>Meilleur ordre, prouvé</translation>
    </message>
    <message>
        <source>This order saves %1</source>
        <translation>Cet ordre économise %1</translation>
    </message>
    <message>
        <source>No operator order found that uses less memory</source>
        <translation>Aucun ordre d’opérateurs trouvé ne demande moins de mémoire</translation>
    </message>
    <message>
        <source>Measure bandwidth</source>
        <translation>Mesurer la bande passante</translation>
    </message>
    <message>
        <source>Assigns tensors to pools so that moving their bytes takes the least time, or costs the least where a pool has no bandwidth. Pins and rules stay. Needs two pools, the faster one with a capacity.</source>
        <translation>Affecte les tenseurs aux pools pour que le déplacement de leurs octets prenne le moins de temps, ou coûte le moins là où un pool n’a pas de bande passante. Les épinglages et les règles restent. Demande deux pools, le plus rapide avec une capacité.</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the times that the device recorded</source>
        <translation>Fixe la bande passante de chaque pool d’après les durées enregistrées par l’appareil</translation>
    </message>
    <message>
        <source>Sets the bandwidth of each pool from the last run on this computer. It is this computer&apos;s memory, not the device&apos;s.</source>
        <translation>Fixe la bande passante de chaque pool d’après la dernière exécution sur cet ordinateur. C’est sa mémoire, pas celle de l’appareil.</translation>
    </message>
    <message>
        <source>Needs times: run the program, or open times of a device</source>
        <translation>Il faut des durées : exécutez le programme, ou ouvrez les durées d’un appareil</translation>
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
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>At %1 in %2.</source>
        <translation>Emplacement&#xa0;: %1 dans %2.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>Dans %1.</translation>
    </message>
    <message>
        <source>At %1.</source>
        <translation>Emplacement&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Expected: %1.</source>
        <translation>Attendu&#xa0;: %1.</translation>
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
    <message>
        <source>(inputs and state)</source>
        <translation>(entrées et état)</translation>
    </message>
    <message>
        <source>Method that is planned, shown and run</source>
        <translation>Méthode planifiée, affichée et exécutée</translation>
    </message>
    <message>
        <source>Initial value</source>
        <translation>Valeur initiale</translation>
    </message>
    <message>
        <source>Initial value of %1</source>
        <translation>Valeur initiale de %1</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
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
        <source>Live</source>
        <translation>Vivant</translation>
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
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Operator of the node</source>
        <translation>Opérateur du nœud</translation>
    </message>
    <message>
        <source>no: %1</source>
        <translation>non&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inside</source>
        <translation>À l’intérieur</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>échec&#xa0;: %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planifié</translation>
    </message>
    <message>
        <source>Another operator with the same arguments, such as mylib::dma_copy.out; empty: the program&apos;s own</source>
        <translation>Un autre opérateur aux mêmes arguments, p. ex. mylib::dma_copy.out&#xa0;; vide&#xa0;: celui du programme</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>A run (F6) shows the kernel of each operator.</source>
        <translation>Une exécution (F6) montre le kernel de chaque opérateur.</translation>
    </message>
</context>
<context>
    <name>arenascope::NoteEditor</name>
    <message>
        <source>Note, saved with the session</source>
        <translation>Note, enregistrée avec la session</translation>
    </message>
</context>
<context>
    <name>arenascope::Offsets</name>
    <message>
        <source>%1 was not moved: %2</source>
        <translation>%1 n’a pas été déplacé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not a multiple of %2; the nearest are %3 and %4</source>
        <translation>%1 n’est pas un multiple de %2&#xa0;; les plus proches sont %3 et %4</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenController</name>
    <message>
        <source>Programs and ETRecords (*.pt2 *.bin *.etrecord);;All files (*)</source>
        <translation>Programmes et ETRecords (*.pt2 *.bin *.etrecord);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 n’a pas été ouvert</translation>
    </message>
    <message>
        <source>Programs and sessions (%1)</source>
        <translation>Programmes et sessions (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Ouvrir une session</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>Sessions (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not opened</source>
        <translation>
            <numerusform>%n fichier non ouvert</numerusform>
            <numerusform>%n fichiers non ouverts</numerusform>
        </translation>
    </message>
    <message>
        <source>Names from the original program or an ETRecord</source>
        <translation>Noms du programme d’origine ou d’un ETRecord</translation>
    </message>
    <message>
        <source>Names imported</source>
        <translation>Noms importés</translation>
    </message>
    <message numerus="yes">
        <source>At most %n file(s) can be opened at the same time.</source>
        <translation>
            <numerusform>%n fichier au plus peut être ouvert en même temps.</numerusform>
            <numerusform>%n fichiers au plus peuvent être ouverts en même temps.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of models</source>
        <translation>Dossier de modèles</translation>
    </message>
</context>
<context>
    <name>arenascope::OpenPrograms</name>
    <message>
        <source>No program</source>
        <translation>Aucun programme</translation>
    </message>
</context>
<context>
    <name>arenascope::OperatorSection</name>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>argument</translation>
    </message>
    <message>
        <source>Fold arguments at their defaults</source>
        <translation>Replier les arguments à leur valeur par défaut</translation>
    </message>
    <message numerus="yes">
        <source>%n more at their defaults</source>
        <translation>
            <numerusform>%n de plus à sa valeur par défaut</numerusform>
            <numerusform>%n de plus à leur valeur par défaut</numerusform>
        </translation>
    </message>
    <message>
        <source>Arguments at their defaults</source>
        <translation>Arguments à leur valeur par défaut</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>%1 multiply-adds</source>
        <translation>%1 multiplications-additions</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>The payload does not state them in a known form.</source>
        <translation>Le payload ne les indique pas sous une forme connue.</translation>
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
        <translation>aucune option de compilation</translation>
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
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Select a region to see its payload.</source>
        <translation>Sélectionnez une région pour voir son payload.</translation>
    </message>
    <message>
        <source>no strings of four characters or more</source>
        <translation>aucune chaîne de quatre caractères ou plus</translation>
    </message>
    <message>
        <source>… %1 more bytes; extract the payload to see them</source>
        <translation>… %1 octets de plus&#xa0;: extrayez le payload pour les voir</translation>
    </message>
    <message>
        <source>the payload is empty</source>
        <translation>le payload est vide</translation>
    </message>
    <message>
        <source>Replace the payload with the bytes of a file</source>
        <translation>Remplacer le payload par les octets d’un fichier</translation>
    </message>
    <message>
        <source>Restore the program&apos;s own payload</source>
        <translation>Restaurer le payload du programme</translation>
    </message>
    <message>
        <source>Bytes of the payload</source>
        <translation>Octets du payload</translation>
    </message>
    <message>
        <source>Payload of %1</source>
        <translation>Payload de %1</translation>
    </message>
    <message>
        <source>Payload</source>
        <translation>Payload</translation>
    </message>
    <message numerus="yes">
        <source>%n compile spec(s)</source>
        <translation>
            <numerusform>%n option de compilation</numerusform>
            <numerusform>%n options de compilation</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 B</source>
        <translation>%1 o</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanController</name>
    <message>
        <source>Automatic already plans around the pins</source>
        <translation>Automatique planifie déjà autour des épinglages</translation>
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
        <source>Add planner: a program that reads the problem and writes offsets</source>
        <translation>Ajouter un planificateur&#xa0;: un programme qui lit le problème et écrit des offsets</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>No overlaps; over capacity by %1</source>
        <translation>Aucun chevauchement&#xa0;; capacité dépassée de %1</translation>
    </message>
    <message>
        <source>The plan is valid</source>
        <translation>Le plan est valide</translation>
    </message>
    <message>
        <source>No other tensor moved.</source>
        <translation>Aucun autre tenseur déplacé.</translation>
    </message>
    <message numerus="yes">
        <source>%n other tensor(s) moved.</source>
        <translation>
            <numerusform>%n autre tenseur déplacé.</numerusform>
            <numerusform>%n autres tenseurs déplacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>External planner: %1</source>
        <translation>Planificateur externe&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Import plan %1</source>
        <translation>Importer le plan %1</translation>
    </message>
    <message>
        <source>From a plug-in</source>
        <translation>D’un greffon</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all offset and alignment constraints are met.</source>
        <translation>Aucun tenseur vivant ne partage d’octets&#xa0;; toutes les contraintes d’offset et d’alignement sont respectées.</translation>
    </message>
    <message>
        <source>No live tensors share bytes; all pool, offset and alignment constraints are met.</source>
        <translation>Aucun tenseur vivant ne partage d’octets&#xa0;; toutes les contraintes de pool, d’offset et d’alignement sont respectées.</translation>
    </message>
    <message>
        <source>The file&apos;s own plan cannot represent this move; replanned with %1</source>
        <translation>Le plan du fichier ne peut pas représenter ce déplacement&#xa0;; replanifié avec %1</translation>
    </message>
    <message>
        <source>Keep all other tensors in place</source>
        <translation>Garder tous les autres tenseurs à leur place</translation>
    </message>
</context>
<context>
    <name>arenascope::PlanTrouble</name>
    <message numerus="yes">
        <source>%n more in Problems</source>
        <translation>
            <numerusform>%n de plus dans Problèmes</numerusform>
            <numerusform>%n de plus dans Problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, steps %4</source>
        <translation>%1 et %2 se chevauchent&#xa0;: %3, étapes %4</translation>
    </message>
    <message>
        <source>The plan does not fit</source>
        <translation>Le plan ne tient pas</translation>
    </message>
    <message>
        <source>The plan is invalid</source>
        <translation>Le plan est invalide</translation>
    </message>
    <message>
        <source>over by %1 in pool %2</source>
        <translation>dépassement de %1 dans le pool %2</translation>
    </message>
    <message>
        <source>over capacity by %1 in %2</source>
        <translation>capacité dépassée de %1 dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) overlap</source>
        <translation>
            <numerusform>%n tenseur chevauche</numerusform>
            <numerusform>%n tenseurs se chevauchent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other problem(s) of the plan</source>
        <translation>
            <numerusform>%n autre problème du plan</numerusform>
            <numerusform>%n autres problèmes du plan</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2 overlap: %3, step %4</source>
        <translation>%1 et %2 se chevauchent&#xa0;: %3, étape %4</translation>
    </message>
    <message numerus="yes">
        <source>%1; %n more problem(s)</source>
        <translation>
            <numerusform>%1&#xa0;; %n autre problème</numerusform>
            <numerusform>%1&#xa0;; %n autres problèmes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::PlansTable</name>
    <message>
        <source>As in the file</source>
        <translation>Comme dans le fichier</translation>
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
        <translation>Pic de %1</translation>
    </message>
    <message>
        <source>Above bound</source>
        <translation>Écart à la borne</translation>
    </message>
    <message>
        <source>Δ reference</source>
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
        <source>reference: %1</source>
        <translation>référence&#xa0;: %1</translation>
    </message>
    <message>
        <source>Static Runtime</source>
        <translation>Static Runtime</translation>
    </message>
    <message>
        <source>storage groups, %1</source>
        <translation>groupes de stockage, %1</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>%1, over by %2</source>
        <translation>%1, dépassé de %2</translation>
    </message>
    <message>
        <source>overlap %1 at step %2</source>
        <translation>chevauchement de %1 à l’étape %2</translation>
    </message>
    <message>
        <source>best with these pins</source>
        <translation>meilleur avec ces épinglages</translation>
    </message>
    <message>
        <source>At value ranges, %1</source>
        <translation>Aux plages de valeurs, %1</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>not replanned yet</source>
        <translation>pas encore replanifié</translation>
    </message>
    <message>
        <source>Press F5 to compare the plans of all planners</source>
        <translation>Appuyez sur F5 pour comparer les plans de tous les planificateurs</translation>
    </message>
    <message>
        <source>%1 does not support pins; Δ is relative to this plan</source>
        <translation>%1 ne prend pas en charge les épinglages&#xa0;; Δ par rapport à ce plan</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimé</translation>
    </message>
    <message>
        <source>observed</source>
        <translation>observé</translation>
    </message>
    <message>
        <source>Time to move the bytes of one run</source>
        <translation>Durée du déplacement des octets d’une exécution</translation>
    </message>
    <message>
        <source>Transfer time</source>
        <translation>Temps de transfert</translation>
    </message>
</context>
<context>
    <name>arenascope::Plugins</name>
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
        <source>memory %1</source>
        <translation>mémoire %1</translation>
    </message>
    <message>
        <source>Looking for backends</source>
        <translation>Recherche de backends</translation>
    </message>
    <message>
        <source>partitioner %1</source>
        <translation>partitionneur %1</translation>
    </message>
</context>
<context>
    <name>arenascope::PluginsPage</name>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
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
        <source>Plug-ins</source>
        <translation>Greffons</translation>
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
    <name>arenascope::PoolCalibration</name>
    <message>
        <source>Measure bandwidth</source>
        <translation>Mesurer la bande passante</translation>
    </message>
    <message>
        <source>Ticks of the device&apos;s clock in a millisecond; 1 000 000 if they are nanoseconds</source>
        <translation>Tops de l’horloge de l’appareil en une milliseconde ; 1 000 000 si ce sont des nanosecondes</translation>
    </message>
    <message>
        <source>Measured on the device: %1.</source>
        <translation>Mesuré sur l’appareil : %1.</translation>
    </message>
    <message>
        <source>Measured on this computer; a device differs.</source>
        <translation>Mesuré sur cet ordinateur ; un appareil diffère.</translation>
    </message>
    <message>
        <source>%1: %2, by %3 (%4 in %5)</source>
        <translation>%1 : %2, par %3 (%4 en %5)</translation>
    </message>
    <message>
        <source>%1 Operators also compute, so the memory is at least this fast.</source>
        <translation>%1 Les opérateurs calculent aussi : la mémoire est donc au moins aussi rapide.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
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
        <source>drop to move</source>
        <translation>lâcher pour déplacer</translation>
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
    <message>
        <source>Traffic %1</source>
        <translation>Trafic %1</translation>
    </message>
    <message>
        <source>✗ overlaps</source>
        <translation>✗ chevauche</translation>
    </message>
    <message numerus="yes">
        <source>of which %n overlap(s)</source>
        <translation>
            <numerusform>dont %n chevauchement</numerusform>
            <numerusform>dont %n chevauchements</numerusform>
        </translation>
    </message>
    <message>
        <source>pins cost %1</source>
        <translation>les épinglages coûtent %1</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>au plus</translation>
    </message>
    <message numerus="yes">
        <source>✗ %n problem(s)</source>
        <translation>
            <numerusform>✗ %n problème</numerusform>
            <numerusform>✗ %n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, times the pool&apos;s cost</source>
        <translation>Octets qu’une exécution lit et écrit dans ce pool, fois le coût du pool</translation>
    </message>
    <message>
        <source>Lower bound %1; without pins a plan may fit</source>
        <translation>Borne inférieure %1&#xa0;; sans épinglages, un plan peut tenir</translation>
    </message>
    <message>
        <source>Lower bound %1; a better plan may fit</source>
        <translation>Borne inférieure %1&#xa0;; un meilleur plan peut tenir</translation>
    </message>
    <message>
        <source>%1 used by the last run</source>
        <translation>%1 utilisés par la dernière exécution</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>placed here</source>
        <translation>placé ici</translation>
    </message>
    <message>
        <source>✗ would not fit</source>
        <translation>✗ ne tiendrait pas</translation>
    </message>
    <message>
        <source>Capacity: click to change it; 256K, 1M or bytes, empty for no limit</source>
        <translation>Capacité&#xa0;: cliquer pour la modifier&#xa0;; 256K, 1M ou octets, vide pour aucune limite</translation>
    </message>
    <message>
        <source>Capacity of %1</source>
        <translation>Capacité de %1</translation>
    </message>
    <message>
        <source>Footprint over by %1</source>
        <translation>Empreinte trop grande de %1</translation>
    </message>
    <message>
        <source>Footprint unknown</source>
        <translation>Empreinte inconnue</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>l’arène tient</translation>
    </message>
    <message>
        <source>Traffic %1 in %2</source>
        <translation>Trafic %1 en %2</translation>
    </message>
    <message>
        <source>Bytes that one run reads and writes in this pool, and the time it takes</source>
        <translation>Octets qu’une exécution lit et écrit dans ce pool, et le temps que cela prend</translation>
    </message>
    <message>
        <source>no bandwidth</source>
        <translation>pas de bande passante</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Bandwidth: click to change it; MB/s, or ns per byte such as 2.5 ns, empty for unknown</source>
        <translation>Bande passante : cliquez pour la modifier ; Mo/s, ou ns par octet comme 2.5 ns, vide : inconnue</translation>
    </message>
    <message>
        <source>Bandwidth of %1</source>
        <translation>Bande passante de %1</translation>
    </message>
    <message>
        <source>%1 of moves</source>
        <translation>%1 de déplacements</translation>
    </message>
    <message>
        <source>arena would fit</source>
        <translation>l’arène tiendrait</translation>
    </message>
    <message>
        <source>Footprint: %1 to spare</source>
        <translation>Empreinte : %1 de reste</translation>
    </message>
</context>
<context>
    <name>arenascope::PoolEditor</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
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
        <translation>256K, 1M, 1,5 MiB ou octets&#xa0;; vide&#xa0;: sans limite</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
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
        <source>Cost per byte</source>
        <translation>Coût par octet</translation>
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
        <source>Copy with</source>
        <translation>Copier avec</translation>
    </message>
    <message>
        <source>a plain copy</source>
        <translation>simple copie</translation>
    </message>
    <message>
        <source>Accepts</source>
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
        <source>Zeroed at load</source>
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
        <source>A pool needs a name.</source>
        <translation>Un pool doit avoir un nom.</translation>
    </message>
    <message>
        <source>Name in rules, files and reports</source>
        <translation>Nom dans les règles, fichiers et rapports</translation>
    </message>
    <message>
        <source>same as the plan</source>
        <translation>comme le plan</translation>
    </message>
    <message>
        <source>Address of offset 0, such as 0x20000000; addresses are then shown with offsets</source>
        <translation>Adresse de l’offset 0, p. ex. 0x20000000&#xa0;; les adresses s’affichent alors avec les offsets</translation>
    </message>
    <message>
        <source>Relative cost of moving a byte; automatic placement puts tensors with much traffic in cheap pools</source>
        <translation>Coût relatif du déplacement d’un octet&#xa0;; le placement automatique met les tenseurs à fort trafic dans les pools peu coûteux</translation>
    </message>
    <message>
        <source>Offset ranges that no buffer may use, such as 0-4K, 60K-64K</source>
        <translation>Plages d’offsets qu’aucun tampon ne peut utiliser, p. ex. 0-4K, 60K-64K</translation>
    </message>
    <message>
        <source>Name of the function that copies bytes into the pool</source>
        <translation>Nom de la fonction qui copie des octets dans le pool</translation>
    </message>
    <message>
        <source>Its tensors move to the first pool</source>
        <translation>Ses tenseurs passent dans le premier pool</translation>
    </message>
    <message>
        <source>Another pool has the name %1.</source>
        <translation>Un autre pool s’appelle %1.</translation>
    </message>
    <message>
        <source>The capacity must be an amount such as 256K, 1M or 65536.</source>
        <translation>La capacité doit être une quantité comme 256K, 1M ou 65536.</translation>
    </message>
    <message>
        <source>The alignment must be a power of two, such as 16.</source>
        <translation>L’alignement doit être une puissance de deux, comme 16.</translation>
    </message>
    <message>
        <source>The base address must be a number such as 0x20000000.</source>
        <translation>L’adresse de base doit être un nombre comme 0x20000000.</translation>
    </message>
    <message>
        <source>The base address must be a multiple of the alignment, %1.</source>
        <translation>L’adresse de base doit être un multiple de l’alignement, %1.</translation>
    </message>
    <message>
        <source>The cost must be a number of at least 0.</source>
        <translation>Le coût doit être un nombre supérieur ou égal à 0.</translation>
    </message>
    <message>
        <source>Reserved ranges must read like 0-4K, 60K-64K, and each must begin before it ends.</source>
        <translation>Les plages réservées s’écrivent comme 0-4K, 60K-64K, et chacune doit commencer avant sa fin.</translation>
    </message>
    <message>
        <source>%1 prefer this pool, but the pool does not accept them.</source>
        <translation>%1 préfèrent ce pool, mais il ne les accepte pas.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>MB/s of reads and writes, such as 400, or the time of a byte, such as 2.5 ns; empty: unknown. With a bandwidth in every pool, times are known.</source>
        <translation>Mo/s en lecture et écriture, comme 400, ou la durée d’un octet, comme 2.5 ns ; vide : inconnue. Avec une bande passante dans chaque pool, les durées sont connues.</translation>
    </message>
    <message>
        <source>The bandwidth must be MB/s such as 400, or ns per byte such as 2.5 ns.</source>
        <translation>La bande passante doit être en Mo/s, comme 400, ou en ns par octet, comme 2.5 ns.</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesController</name>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
    <message>
        <source>The size changes after a restart</source>
        <translation>La taille change après un redémarrage</translation>
    </message>
    <message>
        <source>The open programs are opened again.</source>
        <translation>Les programmes ouverts seront rouverts.</translation>
    </message>
</context>
<context>
    <name>arenascope::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Groupes de préférences</translation>
    </message>
    <message>
        <source>Restore defaults</source>
        <translation>Restaurer les valeurs par défaut</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
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
        <translation>&amp;Molette dans les graphiques</translation>
    </message>
    <message>
        <source>Zooms at the pointer</source>
        <translation>Zoome à l’emplacement du pointeur</translation>
    </message>
    <message>
        <source>Moves along the steps; with Ctrl it zooms</source>
        <translation>Se déplace le long des étapes&#xa0;; avec Ctrl, zoome</translation>
    </message>
    <message>
        <source>Language and numbers</source>
        <translation>Langue et nombres</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Sizes in</source>
        <translation>&amp;Tailles en</translation>
    </message>
    <message>
        <source>KiB and MiB, of 1024</source>
        <translation>Kio et Mio, de 1024</translation>
    </message>
    <message>
        <source>kB and MB, of 1000</source>
        <translation>ko et Mo, de 1000</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>&amp;Offsets and addresses</source>
        <translation>&amp;Offsets et adresses</translation>
    </message>
    <message>
        <source>Hexadecimal, 0x06C000</source>
        <translation>Hexadécimal, 0x06C000</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Décimal</translation>
    </message>
    <message>
        <source>Planning</source>
        <translation>Planification</translation>
    </message>
    <message>
        <source>Yo&amp;ur external planners</source>
        <translation>Planificateurs e&amp;xternes</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fichiers</translation>
    </message>
    <message>
        <source>Recovery &amp;copy after</source>
        <translation>&amp;Copie de récupération après</translation>
    </message>
    <message>
        <source> s</source>
        <comment>seconds, after a number</comment>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Forget the recent files</source>
        <translation>Ou&amp;blier les fichiers récents</translation>
    </message>
    <message>
        <source>Plug-ins</source>
        <translation>Greffons</translation>
    </message>
    <message>
        <source> MiB</source>
        <comment>after a number</comment>
        <translation> Mio</translation>
    </message>
    <message>
        <source>Changes apply immediately and are saved.</source>
        <translation>Les changements s’appliquent aussitôt et sont enregistrés.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>The text size changes immediately; the interface size, including drawings and borders, changes at the next start.</source>
        <translation>La taille du texte change aussitôt&#xa0;; celle de l’interface, dessins et bords compris, au prochain démarrage.</translation>
    </message>
    <message>
        <source>Used in tables, charts, the Inspector, copies and reports. Typed sizes and offsets may have any form: 0x1000, 4096 or 4K.</source>
        <translation>Sert dans les tableaux, les graphiques, l’inspecteur, les copies et les rapports. Tailles et offsets saisis peuvent avoir toute forme&#xa0;: 0x1000, 4096 ou 4K.</translation>
    </message>
    <message>
        <source>Programs that need more memory can be planned but not run.</source>
        <translation>Les programmes qui demandent plus de mémoire peuvent être planifiés, mais pas exécutés.</translation>
    </message>
    <message>
        <source>Plan ▸ Add planner… adds a program that reads the problem and writes offsets.</source>
        <translation>Plan ▸ Ajouter un planificateur… ajoute un programme qui lit le problème et écrit des offsets.</translation>
    </message>
    <message>
        <source>Delay before an autosave copy is written after an edit. The copy is offered if ArenaScope did not exit normally.</source>
        <translation>Délai après une modification avant l’écriture d’une copie de récupération. Elle est proposée si ArenaScope ne s’est pas terminé normalement.</translation>
    </message>
    <message>
        <source>Source &amp;editor</source>
        <translation>&amp;Éditeur de source</translation>
    </message>
    <message>
        <source>Command that opens a Python file at a line. {file} and {line} are replaced. Empty: the line is shown in the Source view.</source>
        <translation>Commande qui ouvre un fichier Python à une ligne. {file} et {line} sont remplacés. Vide&#xa0;: la ligne s’affiche dans la vue Source.</translation>
    </message>
    <message>
        <source>The file&apos;s own plan, else the best plan found</source>
        <translation>Le plan du fichier, sinon le meilleur trouvé</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taille du te&amp;xte</translation>
    </message>
    <message>
        <source>Int&amp;erface size</source>
        <translation>Taille de l’int&amp;erface</translation>
    </message>
    <message>
        <source>&amp;Memory limit of a run</source>
        <translation>Limite de &amp;mémoire d’une exécution</translation>
    </message>
    <message>
        <source>Automatic: 256 MiB, or four times the file size</source>
        <translation>Automatique : 256 Mio, ou quatre fois la taille du fichier</translation>
    </message>
    <message>
        <source>Planner for &amp;new programs</source>
        <translation>Planificateur des &amp;nouveaux programmes</translation>
    </message>
    <message>
        <source>Open the &amp;last programs at startup</source>
        <translation>Ouvrir les &amp;derniers programmes au démarrage</translation>
    </message>
    <message>
        <source>&amp;Target for new programs</source>
        <translation>&amp;Cible des nouveaux programmes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>An opened session keeps its own planner and target.</source>
        <translation>Une session ouverte conserve son planificateur et sa cible.</translation>
    </message>
</context>
<context>
    <name>arenascope::PreviewVeil</name>
    <message>
        <source>Preview, nothing is changed yet</source>
        <translation>Aperçu, rien n’est encore modifié</translation>
    </message>
</context>
<context>
    <name>arenascope::ProblemsPanel</name>
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
        <source>Remove rule %1</source>
        <translation>Supprimer la règle %1</translation>
    </message>
    <message>
        <source>the run failed: %1</source>
        <translation>l’exécution a échoué&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 et %n de plus</numerusform>
            <numerusform>%1 et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>Planifier avec %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 overlaps %n tensor(s), pinned at %2</source>
        <translation>
            <numerusform>%1, épinglé à %2, chevauche %n tenseur</numerusform>
            <numerusform>%1, épinglé à %2, chevauche %n tenseurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Déplacer vers %1</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>%1 and %2 overlap</source>
        <translation>%1 et %2 se chevauchent</translation>
    </message>
    <message>
        <source>lower bound %1</source>
        <translation>borne inférieure %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no plan fits with these pins; the lower bound without them is %1</source>
        <translation>aucun plan ne tient avec ces épinglages&#xa0;; sans eux, la borne inférieure est %1</translation>
    </message>
    <message>
        <source>Choose pools automatically (%1)</source>
        <translation>Choix automatique des pools (%1)</translation>
    </message>
    <message>
        <source>still too large: %1</source>
        <translation>encore trop grand&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use value ranges</source>
        <translation>Utiliser les plages de valeurs</translation>
    </message>
    <message>
        <source>Range of %1 as in the file</source>
        <translation>Plage de %1 comme dans le fichier</translation>
    </message>
    <message>
        <source>Refuse at export</source>
        <translation>Refuser à l’export</translation>
    </message>
    <message>
        <source>Allow at export</source>
        <translation>Autoriser à l’export</translation>
    </message>
    <message>
        <source>Unpin the other tensor so that the planner can move it, or drop this one elsewhere.</source>
        <translation>Désépinglez l’autre tenseur pour que le planificateur puisse le déplacer, ou déposez celui-ci ailleurs.</translation>
    </message>
    <message>
        <source>No problems: no live tensors share bytes, and every pool is large enough.</source>
        <translation>Aucun problème&#xa0;: aucun tenseur vivant ne partage d’octets, et chaque pool est assez grand.</translation>
    </message>
    <message>
        <source>%1 was not moved; it would share %2 with %3</source>
        <translation>%1 n’a pas été déplacé&#xa0;; il partagerait %2 avec %3</translation>
    </message>
    <message>
        <source>Dimensions</source>
        <translation>Dimensions</translation>
    </message>
    <message>
        <source>Pools, Rules</source>
        <translation>Pools, Règles</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Réduire…</translation>
    </message>
    <message>
        <source>no plan of this program needs less than %1; change the program, or move tensors to another pool</source>
        <translation>aucun plan de ce programme ne demande moins de %1&#xa0;; changez le programme, ou déplacez des tenseurs vers un autre pool</translation>
    </message>
    <message>
        <source>Choose a target…</source>
        <translation>Choisir une cible…</translation>
    </message>
    <message>
        <source>moves in %1</source>
        <translation>déplacements en %1</translation>
    </message>
    <message>
        <source>arenas fit: %1</source>
        <translation>les arènes tiennent : %1</translation>
    </message>
    <message>
        <source>Add a pool… (%1)</source>
        <translation>Ajouter un pool… (%1)</translation>
    </message>
    <message>
        <source>No plan yet, so there is nothing to check.</source>
        <translation>Pas encore de plan, donc rien à vérifier.</translation>
    </message>
    <message>
        <source>Show Footprint</source>
        <translation>Afficher l’empreinte</translation>
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
        <translation>Le fichier n’enregistre pas de lignes Python.</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s), own file first</source>
        <translation>
            <numerusform>%n cadre d’appel, votre fichier d’abord</numerusform>
            <numerusform>%n cadres d’appel, votre fichier d’abord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n frame(s) of PyTorch: %1</source>
        <translation>
            <numerusform>%n cadre d’appel de PyTorch&#xa0;: %1</numerusform>
            <numerusform>%n cadres d’appel de PyTorch&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::QuantisationSection</name>
    <message>
        <source>scale by channel</source>
        <translation>échelle par canal</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>Quantification</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Zero</source>
        <translation>Zéro</translation>
    </message>
    <message>
        <source>Real range</source>
        <translation>Plage réelle</translation>
    </message>
    <message>
        <source>by channel, axis %1</source>
        <translation>par canal, axe %1</translation>
    </message>
    <message>
        <source>one scale for each tensor</source>
        <translation>une échelle par tenseur</translation>
    </message>
</context>
<context>
    <name>arenascope::QueryPopup</name>
    <message>
        <source>Suggestions for the query</source>
        <translation>Suggestions pour la requête</translation>
    </message>
</context>
<context>
    <name>arenascope::RecentRow</name>
    <message>
        <source>over by %1</source>
        <translation>dépassé de %1</translation>
    </message>
    <message>
        <source>file is missing</source>
        <translation>fichier absent</translation>
    </message>
    <message>
        <source>%1 planned</source>
        <translation>%1 planifiés</translation>
    </message>
    <message numerus="yes">
        <source>arena fits after %n edit(s)</source>
        <translation>
            <numerusform>l’arène tient après %n modification</numerusform>
            <numerusform>l’arène tient après %n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>l’arène tient</translation>
    </message>
</context>
<context>
    <name>arenascope::RecoveryController</name>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>ArenaScope did not exit normally</source>
        <translation>ArenaScope ne s’est pas terminé normalement</translation>
    </message>
    <message>
        <source>They are deleted when ArenaScope exits.</source>
        <translation>Elles sont supprimées à la fermeture d’ArenaScope.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Unsaved edits of %1 can be recovered.</source>
        <translation>Des modifications non enregistrées de %1 peuvent être récupérées.</translation>
    </message>
    <message>
        <source>Unsaved edits of %1, last changed %2, can be recovered.</source>
        <translation>Des modifications non enregistrées de %1, du %2, peuvent être récupérées.</translation>
    </message>
    <message numerus="yes">
        <source>%n more session(s) can be recovered.</source>
        <translation>
            <numerusform>%n autre session peut être récupérée.</numerusform>
            <numerusform>%n autres sessions peuvent être récupérées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The unsaved edits are discarded</source>
        <translation>Les modifications non enregistrées sont abandonnées</translation>
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
        <translation>Pic de %1</translation>
    </message>
    <message>
        <source>Above lower bound</source>
        <translation>Écart à la borne</translation>
    </message>
    <message>
        <source>Δ reference</source>
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
        <source>reference</source>
        <translation>référence</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Plans</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>Borne inférieure</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacité</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>over by %1</source>
        <translation>dépassé de %1</translation>
    </message>
    <message>
        <source>Memories</source>
        <translation>Mémoires</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>%1 is pinned at %2</source>
        <translation>%1 est épinglé à %2</translation>
    </message>
    <message>
        <source>%1 is in %2</source>
        <translation>%1 est dans %2</translation>
    </message>
    <message>
        <source>%1 is bound by the caller</source>
        <translation>%1 est lié par l’appelant</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>Modifié à la main</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Offset</translation>
    </message>
    <message>
        <source>caller</source>
        <translation>appelant</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>To spare</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Over by</source>
        <translation>Dépassement</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Method %1, plan %2. Written by ArenaScope %3 on %4.</source>
        <translation>Méthode %1, plan %2. Écrit par ArenaScope %3 le %4.</translation>
    </message>
    <message>
        <source>Pins cost %1: %2 ends highest, at %3.</source>
        <translation>Les épinglages coûtent %1&#xa0;: %2 finit le plus haut, à %3.</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Temps d’exécution</translation>
    </message>
    <message numerus="yes">
        <source>Median of %n run(s)</source>
        <translation>
            <numerusform>Médiane de %n exécution</numerusform>
            <numerusform>Médiane de %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Plus rapide</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>%1 of %2 as expected</source>
        <translation>%1 sur %2 conformes</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>Sanitizer</translation>
    </message>
    <message>
        <source>no finding</source>
        <translation>aucun constat</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>Runs per second</source>
        <translation>Exécutions par seconde</translation>
    </message>
    <message>
        <source>Arena per instance</source>
        <translation>Arène par instance</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>Max attendu</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>✓ equal</source>
        <translation>✓ égal</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
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
        <source>Time of each operator</source>
        <translation>Temps de chaque opérateur</translation>
    </message>
    <message>
        <source>What the run found</source>
        <translation>Ce que l’exécution a trouvé</translation>
    </message>
    <message>
        <source>The run failed: %1</source>
        <translation>L’exécution a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>It is pinned.</source>
        <translation>Il est épinglé.</translation>
    </message>
    <message>
        <source>It is held up by pinned tensor %1.</source>
        <translation>Il est retenu par le tenseur épinglé %1.</translation>
    </message>
    <message>
        <source>Peak live bytes are lower than the pool size. Live at the peak:</source>
        <translation>Les octets vivants au pic sont inférieurs à la taille du pool. Vivants au pic&#xa0;:</translation>
    </message>
    <message>
        <source>What the peak of %1 consists of</source>
        <translation>Ce qui compose le pic de %1</translation>
    </message>
    <message>
        <source>The peak by module and line</source>
        <translation>Le pic par module et ligne</translation>
    </message>
    <message>
        <source>The peak by Python stack</source>
        <translation>Le pic par pile Python</translation>
    </message>
    <message>
        <source>Time by module and line</source>
        <translation>Temps par module et ligne</translation>
    </message>
    <message>
        <source>no recorded values to compare with</source>
        <translation>aucune valeur enregistrée pour comparer</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>aucune valeur enregistrée</translation>
    </message>
    <message numerus="yes">
        <source>The %1 slowest of %n operator(s)</source>
        <translation>
            <numerusform>Les %1 plus lents de %n opérateur</numerusform>
            <numerusform>Les %1 plus lents des %n opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ première différence à l’élément %1</translation>
    </message>
    <message>
        <source>arena fits</source>
        <translation>l’arène tient</translation>
    </message>
</context>
<context>
    <name>arenascope::ReportController</name>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
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
        <source>Exported %1</source>
        <translation>%1 exporté</translation>
    </message>
    <message>
        <source>exported %1</source>
        <translation>%1 exporté</translation>
    </message>
    <message>
        <source>Scale; 1 is the size on screen</source>
        <translation>Échelle&#xa0;; 1 est la taille à l’écran</translation>
    </message>
    <message>
        <source>C &amp;header of the arenas (.h)…</source>
        <translation>En-tête C des arènes (.&amp;h)…</translation>
    </message>
    <message>
        <source>Sizes, offsets and buffers of all pools, to compile into the firmware</source>
        <translation>Tailles, offsets et tampons de tous les pools, à compiler dans le firmware</translation>
    </message>
    <message>
        <source>&amp;Linker script fragment (.ld)…</source>
        <translation>Fragment de script de &amp;liens (.ld)…</translation>
    </message>
    <message>
        <source>Memory regions and sections of the pools, to include in the linker script</source>
        <translation>Régions mémoire et sections des pools, à inclure dans le script de liens</translation>
    </message>
    <message>
        <source>Pl&amp;anning pass for ExecuTorch (.py)…</source>
        <translation>Passe de pl&amp;anification pour ExecuTorch (.py)…</translation>
    </message>
    <message>
        <source>A MemoryPlanningPass that gives this plan in your own to_executorch call</source>
        <translation>Un MemoryPlanningPass qui donne ce plan dans votre propre appel to_executorch</translation>
    </message>
    <message>
        <source>&amp;Memory trace (.trace.json)…</source>
        <translation>Trace &amp;mémoire (.trace.json)…</translation>
    </message>
    <message>
        <source>The plan as a trace, for Perfetto or chrome://tracing</source>
        <translation>Le plan sous forme de trace, pour Perfetto ou chrome://tracing</translation>
    </message>
    <message>
        <source>Model with the plan inside (.&amp;tflite)…</source>
        <translation>Modèle avec le plan intégré (.&amp;tflite)…</translation>
    </message>
    <message>
        <source>The same model with an offline plan, for TensorFlow Lite Micro</source>
        <translation>Le même modèle avec un plan hors ligne, pour TensorFlow Lite Micro</translation>
    </message>
    <message>
        <source>Changes of the pr&amp;ogram (.md)…</source>
        <translation>Changements du pr&amp;ogramme (.md)…</translation>
    </message>
    <message>
        <source>What the passes and tiles changed and why, with nodes, modules and Python lines</source>
        <translation>Ce que les passes et les tuiles ont changé et pourquoi, avec nœuds, modules et lignes Python</translation>
    </message>
    <message>
        <source>Changes as P&amp;ython (.py)…</source>
        <translation>Changements en P&amp;ython (.py)…</translation>
    </message>
    <message>
        <source>The passes and tiled groups as Python, with a function that finds their nodes in an exported program</source>
        <translation>Les passes et les groupes de tuiles en Python, avec une fonction qui trouve leurs nœuds dans un programme exporté</translation>
    </message>
    <message>
        <source>Nothing is changed yet; apply a pass or tiles in Shrink</source>
        <translation>Rien n’est encore changé&#xa0;; appliquez une passe ou des tuiles dans Réduire</translation>
    </message>
    <message>
        <source>&amp;Budget check as a script (.sh)…</source>
        <translation>Vérification du &amp;budget par script (.sh)…</translation>
    </message>
    <message>
        <source>Budget check as a GitHub Actions &amp;workflow (.yml)…</source>
        <translation>Vérification du budget par &amp;workflow GitHub Actions (.yml)…</translation>
    </message>
    <message>
        <source>Fails the build if the program exceeds a budget</source>
        <translation>Fait échouer le build si le programme dépasse un budget</translation>
    </message>
    <message>
        <source>✓ Copied</source>
        <translation>✓ Copié</translation>
    </message>
    <message>
        <source>✓ Wrote %1</source>
        <translation>✓ %1 écrit</translation>
    </message>
</context>
<context>
    <name>arenascope::RowQueries</name>
    <message>
        <source>name of the tensor or operator</source>
        <translation>nom du tenseur ou de l’opérateur</translation>
    </message>
    <message>
        <source>node that computes the tensor</source>
        <translation>nœud qui calcule le tenseur</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>opérateur</translation>
    </message>
    <message>
        <source>module</source>
        <translation>module</translation>
    </message>
    <message>
        <source>bytes, such as 64K</source>
        <translation>octets, comme 64K</translation>
    </message>
    <message>
        <source>a step at which the tensor is live</source>
        <translation>une étape où le tenseur est vivant</translation>
    </message>
    <message>
        <source>first step of the lifetime</source>
        <translation>première étape de la durée de vie</translation>
    </message>
    <message>
        <source>last step of the lifetime</source>
        <translation>dernière étape de la durée de vie</translation>
    </message>
    <message>
        <source>live at the peak of its pool</source>
        <translation>vivant au pic de son pool</translation>
    </message>
    <message>
        <source>pool</source>
        <translation>pool</translation>
    </message>
    <message>
        <source>offset in the pool</source>
        <translation>offset dans le pool</translation>
    </message>
    <message>
        <source>input, output, state, constant, operator</source>
        <translation>entrée, sortie, état, constante, opérateur</translation>
    </message>
    <message>
        <source>planned, unplanned or pinned</source>
        <translation>planifié, hors plan ou épinglé</translation>
    </message>
    <message>
        <source>data type</source>
        <translation>type de données</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>graph of a branch or loop</source>
        <translation>graphe d’une branche ou d’une boucle</translation>
    </message>
    <message>
        <source>number of the value</source>
        <translation>numéro de la valeur</translation>
    </message>
    <message>
        <source>Python file and line</source>
        <translation>fichier et ligne Python</translation>
    </message>
</context>
<context>
    <name>arenascope::RuleDelegate</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>no match</source>
        <translation>aucun résultat</translation>
    </message>
    <message>
        <source>%1 matched, %2 overridden by later rules</source>
        <translation>%1 trouvés, %2 remplacés par des règles suivantes</translation>
    </message>
    <message>
        <source>no match; %1 finds %2</source>
        <translation>aucun résultat ; %1 en trouve %2</translation>
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
        <source>enter a condition, such as name:conv*</source>
        <translation>saisissez une condition, p. ex. name:conv*</translation>
    </message>
    <message>
        <source>unknown pool %1</source>
        <translation>pool inconnu %1</translation>
    </message>
    <message numerus="yes">
        <source>matches %n tensor(s), %1</source>
        <translation>
            <numerusform>correspond à %n tenseur, %1</numerusform>
            <numerusform>correspond à %n tenseurs, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>name:, op:, module:, graph:, dtype:, kind: or size&gt;=64K, joined by and, or and not, then = and a pool. Without a pool, the caller supplies the tensors. F1 explains the language.</source>
        <translation>name:, op:, module:, graph:, dtype:, kind: ou size&gt;=64K, reliés par and, or et not, puis = et un pool. Sans pool, l’appelant fournit les tenseurs. F1 explique le langage.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>arenascope::RunController</name>
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
        <source>Recorded run %1</source>
        <translation>Exécution enregistrée %1</translation>
    </message>
    <message>
        <source>ran: %1</source>
        <translation>exécuté&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The sanitizer has %n finding(s), listed in Run.</source>
        <translation>
            <numerusform>Le sanitizer a %n constat, indiqué dans Exécution.</numerusform>
            <numerusform>Le sanitizer a %n constats, indiqués dans Exécution.</numerusform>
        </translation>
    </message>
    <message>
        <source>The outputs are as expected, but the plan is not safe</source>
        <translation>Les sorties sont conformes, mais le plan n’est pas sûr</translation>
    </message>
    <message>
        <source>The plan is not safe</source>
        <translation>Le plan n’est pas sûr</translation>
    </message>
    <message>
        <source>Plan with %1</source>
        <translation>Planifier avec %1</translation>
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
        <source>Live tensors share bytes in this plan; see Problems.</source>
        <translation>Des tenseurs vivants partagent des octets dans ce plan&#xa0;; voir Problèmes.</translation>
    </message>
    <message>
        <source>The plan is valid; use “Check all values” in Run to find the first node that differs.</source>
        <translation>Le plan est valide&#xa0;; «&#xa0;Vérifier toutes les valeurs&#xa0;» dans Exécution trouve le premier nœud qui diffère.</translation>
    </message>
    <message numerus="yes">
        <source>%n output(s) differ from the recorded values</source>
        <translation>
            <numerusform>%n sortie diffère des valeurs enregistrées</numerusform>
            <numerusform>%n sorties diffèrent des valeurs enregistrées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunFindings</name>
    <message>
        <source>pool %1</source>
        <translation>pool %1</translation>
    </message>
    <message>
        <source>Read of overwritten bytes</source>
        <translation>Lecture d’octets écrasés</translation>
    </message>
    <message>
        <source>Read before written</source>
        <translation>Lecture avant écriture</translation>
    </message>
    <message>
        <source>Written beyond an output</source>
        <translation>Écriture au-delà d’une sortie</translation>
    </message>
    <message>
        <source>no tensor</source>
        <translation>aucun tenseur</translation>
    </message>
    <message>
        <source>%1 overwrote %2 of %3</source>
        <translation>%1 a écrasé %2 de %3</translation>
    </message>
    <message>
        <source>step %1: %2, at %3 in %4</source>
        <translation>étape %1&#xa0;: %2, à %3 dans %4</translation>
    </message>
    <message>
        <source>Show in arena</source>
        <translation>Afficher dans l’arène</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Findings of the sanitizer</source>
        <translation>Constats du sanitizer</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Constat précédent</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Constat suivant</translation>
    </message>
    <message>
        <source>given, %1</source>
        <translation>donné, %1</translation>
    </message>
    <message>
        <source>wrote %1</source>
        <translation>a écrit %1</translation>
    </message>
    <message>
        <source>wrote over %1</source>
        <translation>a écrasé %1</translation>
    </message>
    <message>
        <source>the caller</source>
        <translation>l’appelant</translation>
    </message>
    <message>
        <source>an operator</source>
        <translation>un opérateur</translation>
    </message>
    <message>
        <source>read all %1</source>
        <translation>a lu tous les %1</translation>
    </message>
    <message>
        <source>read it</source>
        <translation>l’a lu</translation>
    </message>
    <message>
        <source>%1 read %2 of %3</source>
        <translation>%1 a lu %2 de %3</translation>
    </message>
    <message>
        <source>%1 that %2 had overwritten.</source>
        <translation>%1 que %2 avait écrasés.</translation>
    </message>
    <message numerus="yes">
        <source>%1 that %n later operator(s) had overwritten.</source>
        <translation>
            <numerusform>%1 que %n opérateur ultérieur avait écrasés.</numerusform>
            <numerusform>%1 que %n opérateurs ultérieurs avaient écrasés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cause: %1 is pinned at %2 in %3</source>
        <translation>Cause&#xa0;: %1 est épinglé à %2 dans %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n de plus</numerusform>
            <numerusform>et %n de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Unpin %1</source>
        <translation>Désépingler %1</translation>
    </message>
    <message>
        <source>step %1: %2 %3</source>
        <translation>étape %1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>Read after its lifetime</source>
        <translation>Lu après sa durée de vie</translation>
    </message>
    <message>
        <source>%1 wrote past its outputs: %2 of %3</source>
        <translation>%1 a écrit au-delà de ses sorties&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>%1 of %2 read after its planned lifetime ended</source>
        <translation>%1 sur %2 lus après la fin de sa durée de vie planifiée</translation>
    </message>
    <message>
        <source>%1 of %2 read before any write</source>
        <translation>%1 sur %2 lus avant toute écriture</translation>
    </message>
    <message>
        <source>The first overwritten byte is at %1 in %2. The plan puts both tensors there.</source>
        <translation>Le premier octet écrasé est à %1 dans %2. Le plan y place les deux tenseurs.</translation>
    </message>
    <message>
        <source>%1, overlapping %2.</source>
        <translation>%1, chevauchant %2.</translation>
    </message>
    <message>
        <source>an unknown writer</source>
        <translation>un écrivain inconnu</translation>
    </message>
</context>
<context>
    <name>arenascope::RunGroups</name>
    <message>
        <source>by operator</source>
        <translation>par opérateur</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>par module</translation>
    </message>
    <message>
        <source>Sums of time and moved bytes for each operator or module</source>
        <translation>Sommes du temps et des octets déplacés par opérateur ou module</translation>
    </message>
    <message numerus="yes">
        <source>%n operator(s)</source>
        <translation>
            <numerusform>%n opérateur</numerusform>
            <numerusform>%n opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>not grouped</source>
        <translation>non groupés</translation>
    </message>
    <message>
        <source>Group the operators</source>
        <translation>Regrouper les opérateurs</translation>
    </message>
    <message>
        <source>no module</source>
        <translation>aucun module</translation>
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
        <source>%</source>
        <translation>%</translation>
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
        <source>✓ equal</source>
        <translation>✓ égal</translation>
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
        <source>%1 copied by the last run</source>
        <translation>%1 copiés par la dernière exécution</translation>
    </message>
    <message>
        <source>Findings of the run</source>
        <translation>Constats de l’exécution</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>the run failed</source>
        <translation>l’exécution a échoué</translation>
    </message>
    <message numerus="yes">
        <source>✗ sanitizer: %n finding(s)</source>
        <translation>
            <numerusform>✗ sanitizer&#xa0;: %n constat</numerusform>
            <numerusform>✗ sanitizer&#xa0;: %n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>%1: %2 of %3 touched</source>
        <translation>%1&#xa0;: %2 touchés sur %3</translation>
    </message>
    <message>
        <source>✗ the run failed</source>
        <translation>✗ l’exécution a échoué</translation>
    </message>
    <message>
        <source>✗ a value differs</source>
        <translation>✗ une valeur diffère</translation>
    </message>
    <message>
        <source>Δ checksum</source>
        <translation>Δ somme de contrôle</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparé</translation>
    </message>
    <message>
        <source>✓</source>
        <translation>✓</translation>
    </message>
    <message>
        <source>✗ first that differs</source>
        <translation>✗ premier qui diffère</translation>
    </message>
    <message>
        <source>✗ differs</source>
        <translation>✗ différent</translation>
    </message>
    <message>
        <source>Max |Δ|</source>
        <translation>Max |Δ|</translation>
    </message>
    <message>
        <source>Largest expected</source>
        <translation>Max attendu</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>Tolérance</translation>
    </message>
    <message>
        <source>running…</source>
        <translation>exécution…</translation>
    </message>
    <message numerus="yes">
        <source>%n repetition(s)</source>
        <translation>
            <numerusform>%n répétition</numerusform>
            <numerusform>%n répétitions</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest</source>
        <translation>Plus rapide</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Written</source>
        <translation>Écrit</translation>
    </message>
    <message>
        <source>State buffers: reset, view, load, save</source>
        <translation>Tampons d’état&#xa0;: réinitialiser, voir, charger, enregistrer</translation>
    </message>
    <message>
        <source>Not bound: %1</source>
        <translation>Non lié&#xa0;: %1</translation>
    </message>
    <message>
        <source>no recorded values</source>
        <translation>aucune valeur enregistrée</translation>
    </message>
    <message>
        <source>Runs per second: %1; arena per instance: %2</source>
        <translation>Exécutions par seconde&#xa0;: %1&#xa0;; arène par instance&#xa0;: %2</translation>
    </message>
    <message>
        <source>Runs per second: %1; arenas are planned from the second run on, by observed sizes</source>
        <translation>Exécutions par seconde&#xa0;: %1&#xa0;; les arènes sont planifiées dès la deuxième exécution, selon les tailles observées</translation>
    </message>
    <message>
        <source>Managed tensors: %1; storage groups: %2; outgrown slots: %3</source>
        <translation>Tenseurs gérés&#xa0;: %1&#xa0;; groupes de stockage&#xa0;: %2&#xa0;; places dépassées&#xa0;: %3</translation>
    </message>
    <message>
        <source>storage groups: %1 estimated, %2 observed</source>
        <translation>groupes de stockage&#xa0;: %1 estimés, %2 observés</translation>
    </message>
    <message>
        <source>✓ sanitizer: no corrupted read</source>
        <translation>✓ sanitizer&#xa0;: aucune lecture corrompue</translation>
    </message>
    <message>
        <source>○ sanitizer: no corrupted read observed, but the plan is invalid:</source>
        <translation>○ sanitizer&#xa0;: aucune lecture corrompue observée, mais le plan n’est pas valide&#xa0;:</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 within one step, which the sanitizer cannot check</source>
        <translation>étape %1&#xa0;: %2 et %3 partagent %4 au sein d’une étape, ce que le sanitizer ne peut pas vérifier</translation>
    </message>
    <message>
        <source>step %1: %2 and %3 share %4 while both are live</source>
        <translation>étape %1&#xa0;: %2 et %3 partagent %4 alors que les deux vivent</translation>
    </message>
    <message>
        <source>Bytes of the operator&apos;s tensors in the last run</source>
        <translation>Octets des tenseurs de l’opérateur lors de la dernière exécution</translation>
    </message>
    <message>
        <source>Over all repetitions; the share is computed from the medians</source>
        <translation>Sur toutes les répétitions&#xa0;; la part est calculée sur les médianes</translation>
    </message>
    <message>
        <source>Difference of the element sum from the reference run</source>
        <translation>Écart de la somme des éléments par rapport à l’exécution de référence</translation>
    </message>
    <message>
        <source>one run, including kernel preparation</source>
        <translation>une exécution, préparation des kernels comprise</translation>
    </message>
    <message>
        <source>✗ reads overwritten bytes</source>
        <translation>✗ lit des octets écrasés</translation>
    </message>
    <message>
        <source>Sanitizer: the operator read bytes that another tensor had overwritten</source>
        <translation>Sanitizer&#xa0;: l’opérateur a lu des octets qu’un autre tenseur avait écrasés</translation>
    </message>
    <message>
        <source>Times of the device</source>
        <translation>Durées de l’appareil</translation>
    </message>
    <message>
        <source>This program cannot be run here: %1</source>
        <translation>Ce programme ne peut pas être exécuté ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message>
        <source>Device, range</source>
        <translation>Appareil, plage</translation>
    </message>
    <message>
        <source>Ticks of the call on the device: the median of its runs</source>
        <translation>Ticks de l’appel sur l’appareil&#xa0;: la médiane de ses exécutions</translation>
    </message>
    <message>
        <source>Fewest and most ticks in a run of the device</source>
        <translation>Le moins et le plus de ticks dans une exécution de l’appareil</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 ticks, median of %n run(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %2 ticks, %n exécution</numerusform>
            <numerusform>%1&#xa0;: %2 ticks, médiane de %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 from the runtime&apos;s allocators</source>
        <translation>%1 des allocateurs du runtime</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entrées</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>✗ first difference at element %1</source>
        <translation>✗ première différence à l’élément %1</translation>
    </message>
    <message>
        <source>Library that computed the operator; arenascope: a kernel of this project</source>
        <translation>Bibliothèque qui a calculé l’opérateur ; arenascope : un kernel de ce projet</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
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
        <source>ExecuTorch</source>
        <translation>ExecuTorch</translation>
    </message>
    <message>
        <source>Static, resizing</source>
        <translation>Statique, redimensionné</translation>
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
        <source>Instances of the static runtime</source>
        <translation>Instances du runtime statique</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Outputs and inputs to bind</source>
        <translation>Sorties et entrées à lier</translation>
    </message>
    <message>
        <source>Threads on one operator</source>
        <translation>Threads sur un opérateur</translation>
    </message>
    <message>
        <source>Warm-up shapes</source>
        <translation>Formes de préchauffage</translation>
    </message>
    <message>
        <source>Sanitizer</source>
        <translation>Sanitizer</translation>
    </message>
    <message>
        <source>Check all values against</source>
        <translation>Vérifier toutes les valeurs par rapport à</translation>
    </message>
    <message>
        <source>Relative tolerance of outputs</source>
        <translation>Tolérance relative des sorties</translation>
    </message>
    <message>
        <source>Tolerance of outputs by their largest element</source>
        <translation>Tolérance des sorties selon leur plus grand élément</translation>
    </message>
    <message>
        <source>Value from file…</source>
        <translation>Valeur depuis un fichier…</translation>
    </message>
    <message>
        <source>Value of the input</source>
        <translation>Valeur de l’entrée</translation>
    </message>
    <message>
        <source>Value of %1…</source>
        <translation>Valeur de %1…</translation>
    </message>
    <message>
        <source>Example sizes</source>
        <translation>Tailles de l’exemple</translation>
    </message>
    <message>
        <source>Compare every tensor with another run and show the first difference</source>
        <translation>Comparer chaque tenseur à une autre exécution et montrer la première différence</translation>
    </message>
    <message>
        <source>Track the owner of every byte and report overwrites: writer, victim, bytes and step. Slower.</source>
        <translation>Suivre le propriétaire de chaque octet et signaler les écrasements&#xa0;: auteur, victime, octets et étape. Plus lent.</translation>
    </message>
    <message>
        <source>Input shapes that determine the offsets. Repeating an input starts another warm-up. Empty: the upper bounds</source>
        <translation>Formes d’entrée qui déterminent les offsets. Répéter une entrée commence un autre préchauffage. Vide&#xa0;: les bornes supérieures</translation>
    </message>
    <message>
        <source>Random inputs and zeros use the sizes of the exported example instead of the upper bounds</source>
        <translation>Les entrées aléatoires et nulles ont les tailles de l’exemple exporté au lieu des bornes supérieures</translation>
    </message>
    <message>
        <source>Reference for every tensor: a plan without sharing, another plan, or another backend. Automatic: the CPU if backends are used</source>
        <translation>Référence pour chaque tenseur&#xa0;: un plan sans partage, un autre plan ou un autre backend. Automatique&#xa0;: le CPU si des backends servent</translation>
    </message>
    <message>
        <source>Drag an output onto an input, or use its menu: the next run reads the output without a copy. Drop a file onto an input to set its value</source>
        <translation>Glissez une sortie sur une entrée, ou passez par son menu&#xa0;: l’exécution suivante lit la sortie sans copie. Déposez un fichier sur une entrée pour fixer sa valeur</translation>
    </message>
    <message>
        <source>unknown output or input</source>
        <translation>sortie ou entrée inconnue</translation>
    </message>
    <message>
        <source>only tensors can be bound</source>
        <translation>seuls des tenseurs peuvent être liés</translation>
    </message>
    <message>
        <source>Not bound</source>
        <translation>Non lié</translation>
    </message>
    <message>
        <source>Threads that work on one operator, used only where they are faster</source>
        <translation>Threads qui travaillent sur un opérateur, seulement là où ils sont plus rapides</translation>
    </message>
    <message>
        <source>Threads per operator</source>
        <translation>Threads par opérateur</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instances</translation>
    </message>
    <message>
        <source>Tolerance per element</source>
        <translation>Tolérance par élément</translation>
    </message>
    <message>
        <source>Tolerance per output</source>
        <translation>Tolérance par sortie</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
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
        <translation>Écart admis, relatif à chaque élément (rtol). Vide&#xa0;: 1e-4, ou un ulp pour f16 et bf16</translation>
    </message>
    <message>
        <source>Allowed difference, relative to the output&apos;s largest element (atol)</source>
        <translation>Écart admis, relatif au plus grand élément de la sortie (atol)</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value from</source>
        <translation>Valeur de</translation>
    </message>
    <message>
        <source>Recorded trace</source>
        <translation>Trace enregistrée</translation>
    </message>
    <message>
        <source>Only with a static runtime: choose it above</source>
        <translation>Seulement avec un runtime statique&#xa0;: choisissez-le ci-dessus</translation>
    </message>
    <message>
        <source>Instances that run at the same time, one thread each</source>
        <translation>Instances qui s’exécutent en même temps, un thread chacune</translation>
    </message>
    <message>
        <source>Only with the runtime ExecuTorch: choose it below</source>
        <translation>Seulement avec le runtime ExecuTorch&#xa0;: choisissez-le ci-dessous</translation>
    </message>
    <message>
        <source>Tick “Check all values” to choose a reference</source>
        <translation>Cochez «&#xa0;Vérifier toutes les valeurs&#xa0;» pour choisir une référence</translation>
    </message>
    <message>
        <source>input %1</source>
        <translation>entrée %1</translation>
    </message>
    <message>
        <source>output %1</source>
        <translation>sortie %1</translation>
    </message>
    <message>
        <source>Place all outputs in one buffer, which lives as long as they do</source>
        <translation>Placer toutes les sorties dans un seul tampon, qui vit aussi longtemps qu’elles</translation>
    </message>
    <message>
        <source>its type is %1, not %2</source>
        <translation>son type est %1, pas %2</translation>
    </message>
    <message>
        <source>its size is %1, not %2</source>
        <translation>sa taille est %1, pas %2</translation>
    </message>
    <message>
        <source>Bind to %1</source>
        <translation>Lier à %1</translation>
    </message>
    <message>
        <source>Bind to %1: %2</source>
        <translation>Lier à %1 : %2</translation>
    </message>
    <message>
        <source>Remove the file</source>
        <translation>Retirer le fichier</translation>
    </message>
    <message>
        <source>Tensors (*.npy *.npz *.pt *.pb *.bin);;All files (*)</source>
        <translation>Tenseurs (*.npy *.npz *.pt *.pb *.bin);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Typed numbers or a file (.npy, .npz, .pt, .pb, .bin) with the input&apos;s value, or the output that the input reads</source>
        <translation>Nombres saisis ou fichier (.npy, .npz, .pt, .pb, .bin) avec la valeur de l’entrée, ou la sortie que l’entrée lit</translation>
    </message>
    <message>
        <source>Type the value…</source>
        <translation>Saisir la valeur…</translation>
    </message>
    <message>
        <source>Remove the typed value</source>
        <translation>Supprimer la valeur saisie</translation>
    </message>
    <message>
        <source>Numbers, or true and false, separated by commas, for %1:</source>
        <translation>Nombres, ou true et false, séparés par des virgules, pour %1 :</translation>
    </message>
    <message>
        <source>“%1” is not a list of numbers</source>
        <translation>« %1 » n’est pas une liste de nombres</translation>
    </message>
    <message>
        <source>Value not taken: %1</source>
        <translation>Valeur non prise en compte : %1</translation>
    </message>
    <message numerus="yes">
        <source>Input %1 needs %n value(s), got %2</source>
        <translation>
            <numerusform>L’entrée %1 demande %n valeur, %2 donnée(s)</numerusform>
            <numerusform>L’entrée %1 demande %n valeurs, %2 donnée(s)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n value(s)</source>
        <translation>
            <numerusform>%1, %n valeur</numerusform>
            <numerusform>%1, %n valeurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::RunSizes</name>
    <message>
        <source>Size of %1</source>
        <translation>Taille de %1</translation>
    </message>
    <message>
        <source>default</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>%1, %2 to %3, for random inputs and zeros. Default: the upper bound, or the size of the example if example sizes are chosen.</source>
        <translation>%1, %2 à %3, pour des entrées aléatoires et des zéros. Par défaut : la borne supérieure, ou la taille de l’exemple si les tailles d’exemple sont choisies.</translation>
    </message>
</context>
<context>
    <name>arenascope::Runs</name>
    <message>
        <source>Reading recorded runs</source>
        <translation>Lecture des exécutions enregistrées</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Exécution en cours</translation>
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
        <source>, payload released</source>
        <translation>, payload libéré</translation>
    </message>
    <message>
        <source>run stopped; state was reset to its initial values</source>
        <translation>exécution arrêtée&#xa0;; l’état a été remis à ses valeurs initiales</translation>
    </message>
    <message>
        <source>a running delegate call cannot be interrupted; waiting for it to finish</source>
        <translation>un appel de delegate en cours ne peut pas être interrompu&#xa0;; attente de sa fin</translation>
    </message>
    <message>
        <source>state was reset to its initial values</source>
        <translation>l’état a été remis à ses valeurs initiales</translation>
    </message>
    <message>
        <source>Reading values</source>
        <translation>Lecture des valeurs</translation>
    </message>
    <message>
        <source>Reading the arena</source>
        <translation>Lecture de l’arène</translation>
    </message>
</context>
<context>
    <name>arenascope::SampleCard</name>
    <message>
        <source>Open sample: %1</source>
        <translation>Ouvrir l’exemple&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionController</name>
    <message numerus="yes">
        <source>%n tensor(s) were found under another name.</source>
        <translation>
            <numerusform>%n tenseur retrouvé sous un autre nom.</numerusform>
            <numerusform>%n tenseurs retrouvés sous un autre nom.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Enregistrer la session</translation>
    </message>
    <message>
        <source>Sessions (*.json)</source>
        <translation>Sessions (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>Save %n edit(s) of %1?</source>
        <translation>
            <numerusform>Enregistrer %n modification de %1&#xa0;?</numerusform>
            <numerusform>Enregistrer %n modifications de %1&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the edits of %1?</source>
        <translation>Enregistrer les modifications de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>Details…</source>
        <translation>Détails…</translation>
    </message>
    <message>
        <source>Reloaded</source>
        <translation>Rechargé</translation>
    </message>
    <message>
        <source>No longer in the program: %1.</source>
        <translation>Absents du programme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Change from the baseline: %1, now %2.</source>
        <translation>Écart par rapport à la base de référence&#xa0;: %1, maintenant %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n edit(s) of the session apply</source>
        <translation>
            <numerusform>%1 modification sur %n de la session s’applique</numerusform>
            <numerusform>%1 modifications sur %n de la session s’appliquent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reloaded: %1 of %n edit(s) apply</source>
        <translation>
            <numerusform>Rechargé&#xa0;: %1 modification sur %n s’applique</numerusform>
            <numerusform>Rechargé&#xa0;: %1 modifications sur %n s’appliquent</numerusform>
        </translation>
    </message>
    <message>
        <source>The program changed and was replanned.</source>
        <translation>Le programme a changé et a été replanifié.</translation>
    </message>
    <message>
        <source>Session opened</source>
        <translation>Session ouverte</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>Une session conserve toutes les modifications : pools, épingles, plages, planificateur, passes et tuiles. Le modèle n’est pas modifié.</translation>
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
        <translation>lié par l’appelant</translation>
    </message>
    <message>
        <source>range %1–%2</source>
        <translation>plage %1–%2</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Base de référence</translation>
    </message>
    <message>
        <source>Set the shown plan as baseline</source>
        <translation>Prendre le plan affiché comme base de référence</translation>
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
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparu</translation>
    </message>
    <message>
        <source>Every edit of the session applies to the program.</source>
        <translation>Chaque modification de la session s’applique au programme.</translation>
    </message>
    <message>
        <source>operator %1</source>
        <translation>opérateur %1</translation>
    </message>
    <message>
        <source>method</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>initial value %1</source>
        <translation>valeur initiale %1</translation>
    </message>
    <message>
        <source>Baseline and unmatched edits</source>
        <translation>Base de référence et modifications non rattachées</translation>
    </message>
    <message>
        <source>No baseline yet. The first saved plan becomes the baseline.</source>
        <translation>Pas encore de base de référence. Le premier plan enregistré devient la base de référence.</translation>
    </message>
    <message>
        <source>Compared with the session&apos;s baseline, planned by %1.</source>
        <translation>Comparé à la base de référence de la session, planifiée par %1.</translation>
    </message>
    <message>
        <source>The program no longer has these tensors. The session keeps the edits until you delete them.</source>
        <translation>Le programme n’a plus ces tenseurs. La session garde les modifications jusqu’à leur suppression.</translation>
    </message>
    <message>
        <source>Changes from the baseline</source>
        <translation>Changements par rapport à la base de référence</translation>
    </message>
    <message>
        <source>Pool or tensor</source>
        <translation>Pool ou tenseur</translation>
    </message>
    <message>
        <source>All pools</source>
        <translation>Tous les pools</translation>
    </message>
</context>
<context>
    <name>arenascope::SessionKeeper</name>
    <message>
        <source>saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Set the baseline</source>
        <translation>Définir la base de référence</translation>
    </message>
    <message>
        <source>baseline: %1, %2 B</source>
        <translation>base de référence&#xa0;: %1, %2 o</translation>
    </message>
    <message>
        <source>Note on %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Note on the plan %1</source>
        <translation>Note sur le plan %1</translation>
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
    <name>arenascope::Shapes</name>
    <message>
        <source>scalar</source>
        <translation>scalaire</translation>
    </message>
</context>
<context>
    <name>arenascope::Sheet</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>arenascope::Shell</name>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
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
        <source>Action</source>
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
        <source>Middle drag</source>
        <translation>Glisser du bouton central</translation>
    </message>
    <message>
        <source>previous, next tensor in time; with none selected: step</source>
        <translation>tenseur précédent, suivant dans le temps&#xa0;; sans sélection&#xa0;: étape</translation>
    </message>
    <message>
        <source>Space and drag</source>
        <translation>Espace et glisser</translation>
    </message>
    <message>
        <source>pan with the pointer, select and move with it</source>
        <translation>déplacer la vue au pointeur, sélectionner et déplacer</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Ctrl+1 … Ctrl+9</source>
        <translation>Ctrl+1 … Ctrl+9</translation>
    </message>
    <message>
        <source>move the selection to that pool</source>
        <translation>déplacer la sélection vers ce pool</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Clic droit</translation>
    </message>
    <message>
        <source>actions for the tensor, in every view</source>
        <translation>actions sur le tenseur, dans chaque vue</translation>
    </message>
    <message>
        <source>in the film: play or pause, one step back or on, the next peak</source>
        <translation>dans le film : lire ou arrêter, une étape en arrière ou en avant, le pic suivant</translation>
    </message>
    <message>
        <source>Drag on empty space</source>
        <translation>Glisser sur un espace vide</translation>
    </message>
    <message>
        <source>select the tensors that the frame touches</source>
        <translation>sélectionner les tenseurs que touche le cadre</translation>
    </message>
    <message>
        <source>move the focus to the Inspector</source>
        <translation>placer le focus dans l’Inspecteur</translation>
    </message>
</context>
<context>
    <name>arenascope::Shrink</name>
    <message>
        <source>Passes and operator results in place, no tiles</source>
        <translation>Passes et résultats en place, sans tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more group(s)</source>
        <translation>
            <numerusform>%1 et %n autre groupe</numerusform>
            <numerusform>%1 et %n autres groupes</numerusform>
        </translation>
    </message>
    <message>
        <source>equal</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>à %1 près</translation>
    </message>
    <message>
        <source>time, estimated</source>
        <translation>durée, estimée</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>instructions</translation>
    </message>
    <message>
        <source>flash</source>
        <translation>flash</translation>
    </message>
    <message>
        <source>traffic</source>
        <translation>trafic</translation>
    </message>
    <message>
        <source>Image tensors between the groups stay channels-last.</source>
        <translation>Les tenseurs d’images entre les groupes gardent les canaux en dernier.</translation>
    </message>
    <message>
        <source>additional time, estimated</source>
        <translation>durée supplémentaire, estimée</translation>
    </message>
    <message>
        <source>additional instructions</source>
        <translation>instructions supplémentaires</translation>
    </message>
    <message>
        <source>additional flash</source>
        <translation>flash supplémentaire</translation>
    </message>
    <message>
        <source>additional traffic</source>
        <translation>trafic supplémentaire</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChanges</name>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Saves</source>
        <translation>Économise</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Seule</translation>
    </message>
    <message>
        <source>Flash</source>
        <translation>Flash</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Outputs</source>
        <translation>Sorties</translation>
    </message>
    <message>
        <source>Bytes of all arenas with this pass only</source>
        <translation>Octets de toutes les arènes avec cette passe seule</translation>
    </message>
    <message>
        <source>Compared with the original program on the same inputs</source>
        <translation>Comparé au programme d’origine avec les mêmes entrées</translation>
    </message>
    <message>
        <source>Changes of the program</source>
        <translation>Changements du programme</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>Passes</translation>
    </message>
    <message>
        <source>Tiled programs include the passes that help them</source>
        <translation>Les programmes en tuiles comprennent les passes qui les aident</translation>
    </message>
    <message>
        <source>Remove the tiles to choose passes one by one.</source>
        <translation>Retirez les tuiles pour choisir les passes une à une.</translation>
    </message>
    <message>
        <source>Measuring each pass…</source>
        <translation>Mesure de chaque passe…</translation>
    </message>
    <message>
        <source>The passes of this program could not be measured</source>
        <translation>Les passes de ce programme n’ont pas pu être mesurées</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>non mesuré</translation>
    </message>
    <message>
        <source>All passes together</source>
        <translation>Toutes ensemble</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Sans tuiles</translation>
    </message>
    <message>
        <source>Order and pools</source>
        <translation>Ordre et pools</translation>
    </message>
    <message>
        <source>Bytes of all arenas, with the other choices unchanged</source>
        <translation>Octets de toutes les arènes, les autres choix restant inchangés</translation>
    </message>
    <message>
        <source>Bytes added to the file or removed from it</source>
        <translation>Octets ajoutés au fichier ou retirés</translation>
    </message>
    <message>
        <source>Multiply-adds added or removed</source>
        <translation>Multiplications-additions ajoutées ou retirées</translation>
    </message>
    <message numerus="yes">
        <source>%n other pass(es) change nothing here</source>
        <translation>
            <numerusform>%n autre passe ne change rien ici</numerusform>
            <numerusform>%n autres passes ne changent rien ici</numerusform>
        </translation>
    </message>
    <message>
        <source>saves with others</source>
        <translation>économise avec d’autres</translation>
    </message>
    <message>
        <source>All passes together save %1 less without it</source>
        <translation>Sans elle, toutes ensemble économisent %1 de moins</translation>
    </message>
    <message>
        <source>Halos are computed again.</source>
        <translation>Les halos sont recalculés.</translation>
    </message>
    <message>
        <source>Equal tiles are loops of the file.</source>
        <translation>Les tuiles égales sont des boucles du fichier.</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkChoice</name>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>Copy the command that writes this program</source>
        <translation>Copier la commande qui écrit ce programme</translation>
    </message>
    <message>
        <source>Choose a program in the table first</source>
        <translation>Choisissez d’abord un programme dans le tableau</translation>
    </message>
    <message>
        <source>No tiles</source>
        <translation>Sans tuiles</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Multiply-adds</source>
        <translation>Multiplications-additions</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Method allocator</source>
        <translation>Method allocator</translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s, bit for bit, in %n run(s).</source>
        <translation>
            <numerusform>Les sorties égalent celles de l’original bit pour bit, sur %n exécution.</numerusform>
            <numerusform>Les sorties égalent celles de l’original bit pour bit, sur %n exécutions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Outputs equal the original&apos;s within %1 in %n run(s).</source>
        <translation>
            <numerusform>Les sorties égalent celles de l’original à %1 près, sur %n exécution.</numerusform>
            <numerusform>Les sorties égalent celles de l’original à %1 près, sur %n exécutions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen program</source>
        <translation>Programme choisi</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Use this program (Enter); one undo restores the original</source>
        <translation>Utiliser ce programme (Entrée)&#xa0;; une annulation rétablit l’original</translation>
    </message>
    <message>
        <source>Show the plan of this program next to the present one</source>
        <translation>Montrer le plan de ce programme à côté du plan actuel</translation>
    </message>
    <message>
        <source>This program is already in use</source>
        <translation>Ce programme est déjà utilisé</translation>
    </message>
    <message>
        <source>Time, estimated</source>
        <translation>Durée, estimée</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkController</name>
    <message>
        <source>The search was cancelled</source>
        <translation>La recherche a été annulée</translation>
    </message>
    <message>
        <source>Searching for smaller programs</source>
        <translation>Recherche de programmes plus petits</translation>
    </message>
    <message>
        <source>Shrink: %1</source>
        <translation>Réduire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Command copied</source>
        <translation>Commande copiée</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>Retirer&#xa0;: %1</translation>
    </message>
    <message>
        <source>An ONNX file cannot be written back in tiles</source>
        <translation>Un fichier ONNX ne peut pas être réécrit en tuiles</translation>
    </message>
    <message>
        <source>Planning and running use the smaller program. Export writes it as a .pte.</source>
        <translation>La planification et l’exécution utilisent le programme réduit. L’export l’écrit en .pte.</translation>
    </message>
    <message>
        <source>Remove all tiles</source>
        <translation>Retirer toutes les tuiles</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkFront</name>
    <message>
        <source>Smaller programs: arena against cost</source>
        <translation>Programmes plus petits&#xa0;: arène contre coût</translation>
    </message>
    <message>
        <source>No smaller programs yet</source>
        <translation>Pas encore de programme plus petit</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>original</source>
        <translation>original</translation>
    </message>
</context>
<context>
    <name>arenascope::ShrinkPanel</name>
    <message>
        <source>Count the method allocator</source>
        <translation>Compter le method allocator</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>least memory</source>
        <translation>le moins de mémoire</translation>
    </message>
    <message>
        <source>%1 ≤ %2</source>
        <translation>%1 ≤ %2</translation>
    </message>
    <message>
        <source>Searching for smaller programs…</source>
        <translation>Recherche de programmes plus petits…</translation>
    </message>
    <message>
        <source>No tiled program needs less memory</source>
        <translation>Aucun programme en tuiles ne demande moins de mémoire</translation>
    </message>
    <message>
        <source>No program that was found fits the goal</source>
        <translation>Aucun programme trouvé n’atteint l’objectif</translation>
    </message>
    <message>
        <source>Search finds programs that run tile by tile and need less memory</source>
        <translation>La recherche trouve des programmes qui s’exécutent tuile par tuile et demandent moins de mémoire</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Chercher à nouveau</translation>
    </message>
    <message numerus="yes">
        <source>searching, %n program(s) so far</source>
        <translation>
            <numerusform>recherche en cours, %n programme jusqu’ici</numerusform>
            <numerusform>recherche en cours, %n programmes jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n program(s), each verified and run</source>
        <translation>
            <numerusform>%n programme, vérifié et exécuté</numerusform>
            <numerusform>%n programmes, tous vérifiés et exécutés</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory limit of the smaller program, such as 256K</source>
        <translation>Limite de mémoire du programme réduit, par exemple 256K</translation>
    </message>
    <message>
        <source>Cost to keep low in the smaller program</source>
        <translation>Coût à garder bas dans le programme réduit</translation>
    </message>
    <message>
        <source>Adds the memory of the runtime&apos;s method allocator to each arena</source>
        <translation>Ajoute à chaque arène la mémoire du method allocator du runtime</translation>
    </message>
    <message>
        <source>%1. Not in tiles: %2</source>
        <translation>%1. Pas en tuiles : %2</translation>
    </message>
    <message>
        <source>Found for the goal %1, not for %2</source>
        <translation>Trouvés pour l’objectif %1, pas pour %2</translation>
    </message>
    <message>
        <source>Found for the least memory, not for %1</source>
        <translation>Trouvés pour le minimum de mémoire, pas pour %1</translation>
    </message>
    <message>
        <source>Search for this goal</source>
        <translation>Chercher pour cet objectif</translation>
    </message>
    <message>
        <source>Recompute halos</source>
        <translation>Recalculer les halos</translation>
    </message>
    <message>
        <source>Tiles of a TensorFlow Lite model always recompute their halos</source>
        <translation>Les tuiles d’un modèle TensorFlow Lite recalculent toujours leurs halos</translation>
    </message>
    <message>
        <source>Tiles may compute the rows at their borders again instead of keeping them. The column Work shows the additional multiply-adds.</source>
        <translation>Les tuiles peuvent recalculer les lignes de leurs bords (halos) au lieu de les conserver. La colonne Calcul montre les multiplications-additions supplémentaires.</translation>
    </message>
    <message>
        <source>Roll loops</source>
        <translation>Enrouler en boucles</translation>
    </message>
    <message>
        <source>Loops save memory of the method allocator. Count it first.</source>
        <translation>Les boucles économisent la mémoire du method allocator. Comptez-la d’abord.</translation>
    </message>
    <message>
        <source>Equal tiles may become loops of the .pte, which take less memory to load.</source>
        <translation>Les tuiles égales peuvent devenir des boucles du .pte, qui prennent moins de mémoire au chargement.</translation>
    </message>
    <message>
        <source>Equal tiles may become one WHILE, which needs less memory only in TensorFlow Lite Micro with its plan.</source>
        <translation>Les tuiles égales peuvent devenir un seul WHILE, qui ne prend moins de mémoire que dans TensorFlow Lite Micro avec son plan.</translation>
    </message>
    <message>
        <source>%1 with method allocator</source>
        <translation>%1 avec method allocator</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✗ %1: %2, over by %3</source>
        <translation>✗ %1 : %2, dépasse de %3</translation>
    </message>
    <message>
        <source>✓ %1: %2, %3 to spare</source>
        <translation>✓ %1 : %2, %3 de marge</translation>
    </message>
    <message>
        <source>upper bound of %1</source>
        <translation>borne supérieure de %1</translation>
    </message>
    <message>
        <source>upper bound</source>
        <translation>borne supérieure</translation>
    </message>
    <message>
        <source>in the cells: %1</source>
        <translation>dans les cases : %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceChart</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source files</source>
        <translation>Fichiers source</translation>
    </message>
    <message>
        <source>Show the whole file…</source>
        <translation>Afficher tout le fichier…</translation>
    </message>
    <message>
        <source>Read the file at its recorded path, or choose where it is</source>
        <translation>Lire le fichier à son chemin enregistré, ou indiquer où il est</translation>
    </message>
    <message>
        <source>Open in editor</source>
        <translation>Ouvrir dans l’éditeur</translation>
    </message>
    <message>
        <source>Open the file at the line with the editor of the Preferences</source>
        <translation>Ouvrir le fichier à la ligne avec l’éditeur des Préférences</translation>
    </message>
    <message>
        <source>step </source>
        <translation>étape </translation>
    </message>
    <message>
        <source>Step whose live bytes are shown</source>
        <translation>Étape dont les octets vivants sont affichés</translation>
    </message>
    <message>
        <source>Peak</source>
        <translation>Pic</translation>
    </message>
    <message>
        <source>Go to the step with the most live bytes</source>
        <translation>Aller à l’étape qui a le plus d’octets vivants</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Grouping</source>
        <translation>Groupement</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Vivants</translation>
    </message>
    <message>
        <source>at step %1</source>
        <translation>à l’étape %1</translation>
    </message>
    <message>
        <source>Line with the most bytes</source>
        <translation>Ligne ayant le plus d’octets</translation>
    </message>
    <message>
        <source>Slowest line</source>
        <translation>Ligne la plus lente</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Run on this machine</source>
        <translation>Exécution sur cette machine</translation>
    </message>
    <message>
        <source>%1: as recorded in the program</source>
        <translation>%1&#xa0;: tel qu’enregistré dans le programme</translation>
    </message>
    <message>
        <source>%1: all recorded lines agree</source>
        <translation>%1&#xa0;: toutes les lignes enregistrées concordent</translation>
    </message>
    <message>
        <source>%1: %2 of %3 recorded lines differ</source>
        <translation>%1&#xa0;: %2 lignes enregistrées sur %3 diffèrent</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n operator(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n opérateur</numerusform>
            <numerusform>%1&#xa0;: %n opérateurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Where is %1?</source>
        <translation>Où est %1&#xa0;?</translation>
    </message>
    <message>
        <source>Python (*.py);;All files (*)</source>
        <translation>Python (*.py);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 in the program&apos;s archive</source>
        <translation>%1 dans l’archive du programme</translation>
    </message>
    <message>
        <source>Select a line or a part to list its operators</source>
        <translation>Choisissez une ligne ou une partie pour lister ses opérateurs</translation>
    </message>
    <message>
        <source>no plan yet</source>
        <translation>pas encore de plan</translation>
    </message>
    <message>
        <source>operators of the last run</source>
        <translation>opérateurs de la dernière exécution</translation>
    </message>
    <message>
        <source>Selection, %1</source>
        <translation>Sélection, %1</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceLabels</name>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <source>Modules and lines</source>
        <translation>Modules et lignes</translation>
    </message>
    <message>
        <source>Python stack</source>
        <translation>Pile Python</translation>
    </message>
    <message>
        <source>inputs and states</source>
        <translation>entrées et états</translation>
    </message>
    <message>
        <source>alignment</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>no line recorded</source>
        <translation>aucune ligne enregistrée</translation>
    </message>
    <message>
        <source>program</source>
        <translation>programme</translation>
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
        <translation>Lignes source</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>%1: %2; in its calls %3</source>
        <translation>%1&#xa0;: %2&#xa0;; dans ses appels %3</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Vivants</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>Temps, ms</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>The file records no Python lines</source>
        <translation>Le fichier n’enregistre pas de lignes Python</translation>
    </message>
</context>
<context>
    <name>arenascope::SourceOperators</name>
    <message>
        <source>Operators of the line</source>
        <translation>Opérateurs de la ligne</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Opérateur</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>Tenseur</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Time, ms</source>
        <translation>Temps, ms</translation>
    </message>
</context>
<context>
    <name>arenascope::Stage</name>
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
        <source>planning</source>
        <translation>planification</translation>
    </message>
    <message>
        <source>reading buffers</source>
        <translation>lecture des tampons</translation>
    </message>
    <message>
        <source>reading the file back</source>
        <translation>relecture du fichier</translation>
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
        <source>running the file</source>
        <translation>exécution du fichier</translation>
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
    <message>
        <source>placing</source>
        <translation>placement</translation>
    </message>
    <message>
        <source>loading the module</source>
        <translation>chargement du module</translation>
    </message>
    <message>
        <source>running under the sanitizer</source>
        <translation>exécution sous le sanitizer</translation>
    </message>
    <message>
        <source>without delegates</source>
        <translation>sans delegates</translation>
    </message>
    <message>
        <source>region by region</source>
        <translation>région par région</translation>
    </message>
    <message>
        <source>the opposite order</source>
        <translation>l’ordre inverse</translation>
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
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Open session…</source>
        <translation>Ouvrir une session…</translation>
    </message>
    <message>
        <source>planned immediately, works offline</source>
        <translation>planifié aussitôt, fonctionne hors ligne</translation>
    </message>
    <message>
        <source>Target for opened programs</source>
        <translation>Cible des programmes ouverts</translation>
    </message>
    <message>
        <source>Device whose memories an opened program gets; a session has its own</source>
        <translation>Appareil dont un programme ouvert reçoit les mémoires ; une session a les siennes</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Preset files</source>
        <translation>Fichiers de préréglages</translation>
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
        <source>First values</source>
        <translation>Premières valeurs</translation>
    </message>
    <message>
        <source>State buffers</source>
        <translation>Tampons d’état</translation>
    </message>
    <message>
        <source>This program has no state.</source>
        <translation>Ce programme n’a pas d’état.</translation>
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
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Prêt</translation>
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
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s) selected</source>
        <translation>
            <numerusform>%n tenseur sélectionné</numerusform>
            <numerusform>%n tenseurs sélectionnés</numerusform>
        </translation>
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
        <source>quick plan, in %1 ms</source>
        <translation>plan rapide, en %1 ms</translation>
    </message>
    <message>
        <source>Shrink…</source>
        <translation>Réduire…</translation>
    </message>
</context>
<context>
    <name>arenascope::StepCorner</name>
    <message>
        <source>Colour by</source>
        <translation>Couleur selon</translation>
    </message>
    <message>
        <source>Colour by %1</source>
        <translation>Couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>steps %1</source>
        <translation>étapes %1</translation>
    </message>
    <message>
        <source>All views show only these steps; click to show all</source>
        <translation>Toutes les vues ne montrent que ces étapes&#xa0;; cliquez pour tout voir</translation>
    </message>
</context>
<context>
    <name>arenascope::StepPointer</name>
    <message>
        <source>select at steps %1</source>
        <translation>sélectionner aux étapes %1</translation>
    </message>
</context>
<context>
    <name>arenascope::Studies</name>
    <message>
        <source>Sizes of %1</source>
        <translation>Tailles de %1</translation>
    </message>
    <message>
        <source>Comparing delegations</source>
        <translation>Comparaison des délégations</translation>
    </message>
    <message>
        <source>Computing the footprint</source>
        <translation>Calcul de l’empreinte</translation>
    </message>
    <message>
        <source>Sizes of %1 and %2</source>
        <translation>Tailles de %1 et %2</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolEditor</name>
    <message>
        <source>min %1 is above max %2</source>
        <translation>min %1 dépasse max %2</translation>
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
    <message>
        <source>Set to %1</source>
        <translation>Définir à %1</translation>
    </message>
    <message>
        <source>Fix to %1</source>
        <translation>Fixer à %1</translation>
    </message>
    <message>
        <source>As in example</source>
        <translation>Comme l’exemple</translation>
    </message>
    <message>
        <source>The file has no upper bound for %1, which planning needs. Type the largest value and press Enter.</source>
        <translation>Le fichier n’a pas de borne supérieure pour %1, dont la planification a besoin. Saisissez la plus grande valeur et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Makes the dimension static; runs refuse other sizes</source>
        <translation>Rend la dimension statique&#xa0;; les exécutions refusent d’autres tailles</translation>
    </message>
    <message>
        <source>Largest %1 whose arenas fit: %2</source>
        <translation>Plus grand %1 dont les arènes tiennent : %2</translation>
    </message>
    <message>
        <source>No value of %1 makes the arenas fit</source>
        <translation>Aucune valeur de %1 ne fait tenir les arènes</translation>
    </message>
</context>
<context>
    <name>arenascope::SymbolSection</name>
    <message>
        <source>file %1</source>
        <translation>fichier %1</translation>
    </message>
    <message>
        <source>, example %1</source>
        <translation>, ex. %1</translation>
    </message>
    <message>
        <source>no upper bound</source>
        <translation>pas de borne supérieure</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>✗ %1: %2 of %3, over by %4</source>
        <translation>✗ %1&#xa0;: %2 sur %3, dépassé de %4</translation>
    </message>
    <message>
        <source>✓ %1: %2 of %3, %4 to spare</source>
        <translation>✓ %1&#xa0;: %2 sur %3, %4 de marge</translation>
    </message>
    <message>
        <source>%1: being planned</source>
        <translation>%1&#xa0;: planification en cours</translation>
    </message>
    <message>
        <source>planned as %1, as in the file</source>
        <translation>planifié à %1, comme dans le fichier</translation>
    </message>
    <message>
        <source>planned as %1</source>
        <translation>planifié à %1</translation>
    </message>
    <message>
        <source>The file has no range for %1. Set one to plan for other sizes.</source>
        <translation>Le fichier n’a pas de plage pour %1. Définissez-en une pour planifier d’autres tailles.</translation>
    </message>
    <message>
        <source>Planned maximum of %1; in the file it is %2</source>
        <translation>Maximum planifié de %1&#xa0;; dans le fichier&#xa0;: %2</translation>
    </message>
    <message>
        <source>Arena for %1 up to %2</source>
        <translation>Arène pour %1 jusqu’à %2</translation>
    </message>
</context>
<context>
    <name>arenascope::TabStrip</name>
    <message>
        <source>Open programs</source>
        <translation>Programmes ouverts</translation>
    </message>
    <message>
        <source>%1, unsaved edits</source>
        <translation>%1, modifications non enregistrées</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
</context>
<context>
    <name>arenascope::TabbedWindow</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Close the &amp;others</source>
        <translation>Fermer les &amp;autres</translation>
    </message>
    <message>
        <source>Co&amp;mpare with the shown program</source>
        <translation>Co&amp;mparer au programme affiché</translation>
    </message>
    <message>
        <source>This program is shown; use the menu of another tab</source>
        <translation>Ce programme est affiché ; utilisez le menu d’un autre onglet</translation>
    </message>
    <message>
        <source>Copy the &amp;path</source>
        <translation>Copier le &amp;chemin</translation>
    </message>
    <message>
        <source>Open the &amp;folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>%1 (unsaved edits)</source>
        <translation>%1 (modifications non enregistrées)</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetChooser</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2 sur %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>tient</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>unknown until it is measured: see Footprint</source>
        <translation>inconnu avant mesure&#xa0;: voir Empreinte</translation>
    </message>
    <message>
        <source>%1 over by %2</source>
        <translation>%1&#xa0;: %2 de trop</translation>
    </message>
    <message>
        <source>Find a target, or enter a size: 256K</source>
        <translation>Chercher une cible ou saisir une taille&#xa0;: 256K</translation>
    </message>
    <message>
        <source>Find a target, or enter a size</source>
        <translation>Chercher une cible ou saisir une taille</translation>
    </message>
    <message>
        <source>verdicts for the smallest plan</source>
        <translation>verdicts pour le plus petit plan</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
    <message>
        <source>New target…</source>
        <translation>Nouvelle cible…</translation>
    </message>
    <message>
        <source>From a linker map…</source>
        <translation>D’une map de l’éditeur de liens…</translation>
    </message>
    <message>
        <source>↑ ↓ choose    Enter use    Esc close</source>
        <translation>↑ ↓ choisir    Entrée utiliser    Échap fermer</translation>
    </message>
    <message>
        <source>One memory of %1</source>
        <translation>Une mémoire de %1</translation>
    </message>
    <message>
        <source>%1 %2, no limit</source>
        <translation>%1 %2, pas de limite</translation>
    </message>
    <message>
        <source>%1: no limit</source>
        <translation>%1 : pas de limite</translation>
    </message>
    <message>
        <source>Save the current pools and limits as a new target</source>
        <translation>Enregistrer les pools et limites actuels comme nouvelle cible</translation>
    </message>
    <message>
        <source>Count the memory that the rest of the firmware uses</source>
        <translation>Compter la mémoire qu’emploie le reste du firmware</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetController</name>
    <message>
        <source>Save these pools as a preset</source>
        <translation>Enregistrer ces pools comme préréglage</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Saved %1 as a preset</source>
        <translation>%1 enregistré comme préréglage</translation>
    </message>
    <message>
        <source>Cortex-M &amp;core</source>
        <translation>&amp;Cœur Cortex-M</translation>
    </message>
    <message>
        <source>Quantised &amp;layers on integers</source>
        <translation>C&amp;ouches quantifiées en entiers</translation>
    </message>
    <message>
        <source>With the operators of ExecuTorch&apos;s Cortex-M library</source>
        <translation>Avec les opérateurs de la bibliothèque Cortex-M d’ExecuTorch</translation>
    </message>
    <message>
        <source>The program has no quantised layers; quantise the model before exporting it</source>
        <translation>Le programme n’a pas de couches quantifiées&#xa0;; quantifiez le modèle avant de l’exporter</translation>
    </message>
    <message>
        <source>Detected from the program</source>
        <translation>Détecté dans le programme</translation>
    </message>
    <message>
        <source>The core that matches the program&apos;s scratch sizes and kernel sums</source>
        <translation>Le cœur qui correspond aux tailles de scratch et aux sommes de noyau du programme</translation>
    </message>
    <message>
        <source>%1 kernels</source>
        <translation>Kernels de %1</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Cible&#xa0;: %1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>no limits</source>
        <translation>pas de limites</translation>
    </message>
    <message>
        <source>Folder of your presets</source>
        <translation>Dossier de vos préréglages</translation>
    </message>
    <message>
        <source>Choose the device, and see which devices the program fits</source>
        <translation>Choisir l’appareil, et voir sur lesquels le programme tient</translation>
    </message>
</context>
<context>
    <name>arenascope::TargetWords</name>
    <message>
        <source>%1 %2 instead of %3</source>
        <translation>%1 %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1 %2 added</source>
        <translation>%1 %2 ajouté</translation>
    </message>
    <message>
        <source>other settings of %1</source>
        <translation>d’autres réglages de %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <translation>%1 supprimé</translation>
    </message>
    <message>
        <source>the detected core</source>
        <translation>le cœur détecté</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>other settings of the runtime</source>
        <translation>d’autres réglages du runtime</translation>
    </message>
    <message>
        <source>%1, changed: %2</source>
        <translation>%1, modifié : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>as in the file</source>
        <translation>comme dans le fichier</translation>
    </message>
    <message>
        <source>own pools</source>
        <translation>pools propres</translation>
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
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>Kernel</translation>
    </message>
    <message>
        <source>aliases output %1</source>
        <translation>alias de la sortie %1</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Trafic</translation>
    </message>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <translation>
            <numerusform>%n vide</numerusform>
            <numerusform>%n vides</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Planifié</translation>
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
    <message>
        <source>As many columns as fit</source>
        <translation>Autant de colonnes que la place le permet</translation>
    </message>
    <message>
        <source>Words and conditions, such as conv size&gt;=64K or kind:input. F1 explains the language.</source>
        <translation>Des mots et des conditions, comme conv size&gt;=64K ou kind:input. F1 explique le langage.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n tensor(s)</source>
        <translation>
            <numerusform>%1 sur %n tenseur</numerusform>
            <numerusform>%1 sur %n tenseurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TensorView</name>
    <message numerus="yes">
        <source>%n tensor(s)</source>
        <translation>
            <numerusform>%n tenseur</numerusform>
            <numerusform>%n tenseurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TileGroups</name>
    <message>
        <source>tile %1</source>
        <translation>tuile %1</translation>
    </message>
    <message>
        <source>tile %1, rows %2–%3</source>
        <translation>tuile %1, lignes %2–%3</translation>
    </message>
</context>
<context>
    <name>arenascope::Tiles</name>
    <message numerus="yes">
        <source>%1 in %n tile(s)</source>
        <translation>
            <numerusform>%1 en %n tuile</numerusform>
            <numerusform>%1 en %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2 in %n tile(s)</source>
        <translation>
            <numerusform>%1 à %2 en %n tuile</numerusform>
            <numerusform>%1 à %2 en %n tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>arenascope::TilesSection</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Change in Shrink</source>
        <translation>Modifier dans Réduire</translation>
    </message>
    <message>
        <source>Choose other tiles, or none (F7)</source>
        <translation>Choisir d’autres tuiles, ou aucune (F7)</translation>
    </message>
    <message>
        <source>tile %1 of %2</source>
        <translation>tuile %1 sur %2</translation>
    </message>
    <message>
        <source>Part of</source>
        <translation>Fait partie de</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>%1–%2 of %3, along dimension %4</source>
        <translation>%1–%2 sur %3, le long de la dimension %4</translation>
    </message>
    <message>
        <source>Same bytes as</source>
        <translation>Mêmes octets que</translation>
    </message>
    <message>
        <source>tiles %1</source>
        <translation>tuiles %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n tuile</numerusform>
            <numerusform>%n tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps rows of</source>
        <translation>Garde des lignes de</translation>
    </message>
    <message>
        <source>Tiled group</source>
        <translation>Groupe de tuiles</translation>
    </message>
    <message>
        <source>Operators</source>
        <translation>Opérateurs</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>arenascope::TimelineChart</name>
    <message>
        <source>Timeline</source>
        <translation>Chronologie</translation>
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
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Scratch</source>
        <translation>Scratch</translation>
    </message>
    <message>
        <source>Touched</source>
        <translation>Touché</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>by module</source>
        <translation>par module</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) hidden</source>
        <translation>
            <numerusform>%n ligne masquée</numerusform>
            <numerusform>%n lignes masquées</numerusform>
        </translation>
    </message>
    <message>
        <source>run time</source>
        <translation>temps d’exécution</translation>
    </message>
    <message>
        <source>slowest two</source>
        <translation>les deux plus lentes</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Lecture du plan…</translation>
    </message>
    <message>
        <source>Nothing is planned: no operator of this method uses an arena</source>
        <translation>Rien à planifier&#xa0;: aucun opérateur de cette méthode n’utilise d’arène</translation>
    </message>
    <message>
        <source>of host memory</source>
        <translation>de mémoire de l’hôte</translation>
    </message>
    <message>
        <source>device time</source>
        <translation>durée sur l’appareil</translation>
    </message>
</context>
<context>
    <name>arenascope::TimesRow</name>
    <message>
        <source>the run failed: %1</source>
        <translation>l’exécution a échoué&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 took %2 ms at step %3</source>
        <translation>%1 a pris %2&#xa0;ms à l’étape %3</translation>
    </message>
    <message>
        <source>The run failed</source>
        <translation>L’exécution a échoué</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>étape %1</translation>
    </message>
    <message>
        <source>Run time</source>
        <translation>Temps d’exécution</translation>
    </message>
    <message>
        <source>Slowest op</source>
        <translation>Op le plus lent</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>failed: nothing ran from here on</source>
        <translation>échec&#xa0;: rien ne s’est exécuté à partir d’ici</translation>
    </message>
    <message>
        <source>%1 did not run; the run failed at step %2</source>
        <translation>%1 ne s’est pas exécuté&#xa0;; l’exécution a échoué à l’étape %2</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3; from %4 to %5 in its runs</source>
        <translation>%1 a pris %2 sur l’appareil à l’étape %3&#xa0;; de %4 à %5 dans ses exécutions</translation>
    </message>
    <message>
        <source>%1 took %2 on the device at step %3</source>
        <translation>%1 a pris %2 sur l’appareil à l’étape %3</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Appareil</translation>
    </message>
    <message numerus="yes">
        <source>ticks, median of %n run(s)</source>
        <translation>
            <numerusform>ticks, %n exécution</numerusform>
            <numerusform>ticks, médiane de %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>ticks</source>
        <translation>ticks</translation>
    </message>
    <message>
        <source>%1 ticks</source>
        <translation>%1 ticks</translation>
    </message>
</context>
<context>
    <name>arenascope::TitleLine</name>
    <message>
        <source>unsaved edits</source>
        <translation>modifications non enregistrées</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s)</source>
        <translation>
            <numerusform>%n modification non enregistrée</numerusform>
            <numerusform>%n modifications non enregistrées</numerusform>
        </translation>
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
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>loading</source>
        <translation>chargement</translation>
    </message>
    <message>
        <source>as in the session</source>
        <translation>comme dans la session</translation>
    </message>
</context>
<context>
    <name>arenascope::UnsavedDialog</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message numerus="yes">
        <source>Save the edits of %n program(s)?</source>
        <translation>
            <numerusform>Enregistrer les modifications de %n programme ?</numerusform>
            <numerusform>Enregistrer les modifications de %n programmes ?</numerusform>
        </translation>
    </message>
    <message>
        <source>Programs with unsaved edits</source>
        <translation>Programmes aux modifications non enregistrées</translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Save %1, discard the rest</source>
        <translation>Enregistrer %1, abandonner le reste</translation>
    </message>
    <message>
        <source>A session keeps all edits: pools, pins, ranges, planner, passes and tiles. The model is not changed.</source>
        <translation>Une session conserve toutes les modifications : pools, épingles, plages, planificateur, passes et tuiles. Le modèle n’est pas modifié.</translation>
    </message>
</context>
<context>
    <name>arenascope::ValuesSection</name>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Save as .npy…</source>
        <translation>Enregistrer en .npy…</translation>
    </message>
    <message>
        <source>The file has no values of this tensor.</source>
        <translation>Le fichier n’a pas de valeurs de ce tenseur.</translation>
    </message>
    <message>
        <source>reading</source>
        <translation>lecture</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>min %1, max %2, NaN %3, infinities %4</source>
        <translation>min %1, max %2, NaN %3, infinis %4</translation>
    </message>
    <message>
        <source>counted by the last run</source>
        <translation>compté par la dernière exécution</translation>
    </message>
    <message>
        <source>min %1, max %2, mean %3, σ %4, zeros %5</source>
        <translation>min %1, max %2, moyenne %3, σ %4, zéros %5</translation>
    </message>
    <message>
        <source>NaN %1, infinities %2</source>
        <translation>NaN %1, infinis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s)</source>
        <translation>
            <numerusform>%n nombre</numerusform>
            <numerusform>%n nombres</numerusform>
        </translation>
    </message>
    <message>
        <source>Save values</source>
        <translation>Enregistrer les valeurs</translation>
    </message>
    <message>
        <source>NumPy (*.npy)</source>
        <translation>NumPy (*.npy)</translation>
    </message>
    <message>
        <source>Read values</source>
        <translation>Lire les valeurs</translation>
    </message>
    <message>
        <source>Repeats the last run and keeps the values of this tensor</source>
        <translation>Répète la dernière exécution et garde les valeurs de ce tenseur</translation>
    </message>
    <message>
        <source>Run the program (F6), then read the values here.</source>
        <translation>Exécutez le programme (F6), puis lisez les valeurs ici.</translation>
    </message>
</context>
<context>
    <name>arenascope::WhatsThis</name>
    <message>
        <source>The size of each arena over the range of a dimension, and the largest value that still fits.</source>
        <translation>La taille de chaque arène sur la plage d’une dimension, et la plus grande valeur qui tient encore.</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas.</source>
        <translation>Exécute le programme dans ses arènes planifiées.</translation>
    </message>
    <message>
        <source>The planner whose plan is shown, run and exported.</source>
        <translation>Le planificateur dont le plan est affiché, exécuté et exporté.</translation>
    </message>
    <message>
        <source>Panels around the charts. Drag a tab or a title to put a panel elsewhere; View ▸ Reset layout puts all back.</source>
        <translation>Panneaux autour des graphiques. Glissez un onglet ou un titre pour placer un panneau ailleurs&#xa0;; Affichage ▸ Réinitialiser la disposition remet tout en place.</translation>
    </message>
    <message>
        <source>Steps run from left to right, offsets from bottom to top. Each rectangle is a tensor: its width is the lifetime, its height the bytes. Drag one to move it.</source>
        <translation>Les étapes vont de gauche à droite, les offsets de bas en haut. Chaque rectangle est un tenseur&#xa0;: sa largeur est la durée de vie, sa hauteur les octets. Glissez-en un pour le déplacer.</translation>
    </message>
    <message>
        <source>Live bytes at every step, and a bar for each tensor&apos;s lifetime. After a run, also the time of each step.</source>
        <translation>Octets vivants à chaque étape, et une barre pour la durée de vie de chaque tenseur. Après une exécution, aussi le temps de chaque étape.</translation>
    </message>
    <message>
        <source>The arena at one step: live tensors, gaps, and what the peak consists of.</source>
        <translation>L’arène à une étape&#xa0;: tenseurs vivants, espaces libres, et ce qui compose le pic.</translation>
    </message>
    <message>
        <source>Up to four plans, of this program or other files, side by side on the same axes, with tables of their differences.</source>
        <translation>Jusqu’à quatre plans, de ce programme ou d’autres fichiers, côte à côte sur les mêmes axes, avec les tableaux de leurs différences.</translation>
    </message>
    <message>
        <source>Operators in the frames of their modules, branches and loops. Frames open and close in place; edges are as wide as the bytes that run along them.</source>
        <translation>Les opérateurs dans les cadres de leurs modules, branches et boucles. Les cadres s’ouvrent et se ferment sur place&#xa0;; les arêtes sont aussi larges que les octets qu’elles portent.</translation>
    </message>
    <message>
        <source>RAM and flash that the program needs on a device, against its limits.</source>
        <translation>RAM et flash dont le programme a besoin sur un appareil, face à ses limites.</translation>
    </message>
    <message>
        <source>Saves edits, plan, notes and view to a session file. The program itself is not changed.</source>
        <translation>Enregistre modifications, plan, notes et vue dans un fichier de session. Le programme lui-même n’est pas modifié.</translation>
    </message>
    <message>
        <source>Reads the file again and reapplies your edits.</source>
        <translation>Relit le fichier et réapplique vos modifications.</translation>
    </message>
    <message>
        <source>Undoes the last edit and restores its plan.</source>
        <translation>Annule la dernière modification et rétablit son plan.</translation>
    </message>
    <message>
        <source>Redoes the last undone edit.</source>
        <translation>Rétablit la dernière modification annulée.</translation>
    </message>
    <message>
        <source>Replans with every planner for comparison. Pinned tensors stay in place.</source>
        <translation>Replanifie avec chaque planificateur pour comparer. Les tenseurs épinglés restent en place.</translation>
    </message>
    <message>
        <source>Writes the program with this plan, after proving it: the file is read back, run and compared.</source>
        <translation>Écrit le programme avec ce plan après l’avoir prouvé&#xa0;: le fichier est relu, exécuté et comparé.</translation>
    </message>
    <message>
        <source>Shows the tensors live at the peak, why it cannot be lower, and what would lower it.</source>
        <translation>Montre les tenseurs vivants au pic, pourquoi il ne peut pas être plus bas, et ce qui l’abaisserait.</translation>
    </message>
    <message>
        <source>Compares this plan with another file.</source>
        <translation>Compare ce plan avec un autre fichier.</translation>
    </message>
    <message>
        <source>Views of the plan. All show the same selection, step and step range.</source>
        <translation>Vues du plan. Toutes montrent la même sélection, la même étape et la même plage d’étapes.</translation>
    </message>
    <message>
        <source>Shows which backend takes which nodes, the reasons for the rest, and the effect on the arenas.</source>
        <translation>Montre quel backend prend quels nœuds, les raisons pour le reste, et l’effet sur les arènes.</translation>
    </message>
    <message>
        <source>Sizes that change at run time. Plans use the upper bound; a smaller bound needs less memory.</source>
        <translation>Tailles qui changent à l’exécution. Les plans prennent la borne supérieure&#xa0;; une borne plus petite demande moins de mémoire.</translation>
    </message>
    <message>
        <source>Every edit since the document was opened. Click one to return to that state.</source>
        <translation>Chaque modification depuis l’ouverture du document. Cliquez pour revenir à cet état.</translation>
    </message>
    <message>
        <source>Details of the selected tensor: elements, bytes, padding and lifetime. Set its pool, offset and pin here, or write a note.</source>
        <translation>Détails du tenseur sélectionné&#xa0;: éléments, octets, remplissage et durée de vie. Fixez ici pool et offset, épinglez-le, ou écrivez une note.</translation>
    </message>
    <message>
        <source>Messages about opened, planned, run and written files, in order.</source>
        <translation>Messages sur les fichiers ouverts, planifiés, exécutés et écrits, dans l’ordre.</translation>
    </message>
    <message>
        <source>Inputs, outputs, state and modules of the program. Choose the method here.</source>
        <translation>Entrées, sorties, état et modules du programme. Choisissez ici la méthode.</translation>
    </message>
    <message>
        <source>One row per planner: bytes per pool, distance to the lower bound, and verdict. Select a row to show that plan in every view.</source>
        <translation>Une ligne par planificateur&#xa0;: octets par pool, écart à la borne inférieure et verdict. Sélectionnez une ligne pour voir ce plan dans chaque vue.</translation>
    </message>
    <message>
        <source>Memories of the device: capacity, alignment, cost and use, and the rules that assign tensors. Drop tensors on a card to move them there.</source>
        <translation>Mémoires de l’appareil&#xa0;: capacité, alignement, coût et utilisation, et les règles d’affectation. Déposez des tenseurs sur une carte pour les y déplacer.</translation>
    </message>
    <message>
        <source>Faults of the plan: live tensors that share bytes, pools that are too small, and notes of the importer.</source>
        <translation>Défauts du plan&#xa0;: tenseurs vivants qui partagent des octets, pools trop petits, et remarques de l’importateur.</translation>
    </message>
    <message>
        <source>Runs the program inside its planned arenas with your inputs or random ones, and compares the outputs with recorded ones.</source>
        <translation>Exécute le programme dans ses arènes planifiées, avec vos entrées ou des entrées aléatoires, et compare les sorties à celles enregistrées.</translation>
    </message>
    <message>
        <source>Every tensor of the method: pool, bytes, offset and lifetime. Filter by name, operator or module, or drag a row onto a pool card.</source>
        <translation>Chaque tenseur de la méthode&#xa0;: pool, octets, offset et durée de vie. Filtrez par nom, opérateur ou module, ou glissez une ligne sur une carte de pool.</translation>
    </message>
    <message>
        <source>Python lines of the program with the bytes and the time that each causes, and the shares of modules and lines at a step.</source>
        <translation>Lignes Python du programme avec les octets et le temps de chacune, et les parts des modules et lignes à une étape.</translation>
    </message>
    <message>
        <source>Changes of the program that need less memory: passes, and operators that run tile by tile. Each is measured before you choose it.</source>
        <translation>Changements du programme qui demandent moins de mémoire&#xa0;: des passes, et des opérateurs exécutés tuile par tuile. Chacun est mesuré avant que vous ne le choisissiez.</translation>
    </message>
    <message>
        <source>Opens a program (.pt2, .pte, .onnx, .tflite), an allocation problem or a session. Files can also be dropped on the window.</source>
        <translation>Ouvre un programme (.pt2, .pte, .onnx, .tflite), un problème d’allocation ou une session. Des fichiers peuvent aussi être déposés sur la fenêtre.</translation>
    </message>
    <message>
        <source>Finds tensors, constants and operators by words and conditions, such as size&gt;=64K.</source>
        <translation>Trouve des tenseurs, constantes et opérateurs par mots et conditions, comme size&gt;=64K.</translation>
    </message>
</context>
<context>
    <name>arenascope::WindowRemedy</name>
    <message>
        <source>allow {bytes} B in Preferences, Planning</source>
        <translation>autorisez {bytes} o dans Préférences, Planification</translation>
    </message>
    <message>
        <source>write a trace of lifetimes</source>
        <translation>écrivez une trace des durées de vie</translation>
    </message>
    <message>
        <source>let the caller supply &apos;{name}&apos;, or all inputs and outputs</source>
        <translation>laissez l’appelant fournir «&#xa0;{name}&#xa0;», ou toutes les entrées et sorties</translation>
    </message>
    <message>
        <source>set the largest value of {symbols} under Dimensions</source>
        <translation>fixez la plus grande valeur de {symbols} sous Dimensions</translation>
    </message>
    <message>
        <source>set the largest value of {symbol} under Dimensions</source>
        <translation>fixez la plus grande valeur de {symbol} sous Dimensions</translation>
    </message>
    <message>
        <source>choose another planner, or confirm the export</source>
        <translation>choisissez un autre planificateur, ou confirmez l’export</translation>
    </message>
    <message>
        <source>choose another planner or fewer passes, or confirm the export</source>
        <translation>choisissez un autre planificateur ou moins de passes, ou confirmez l’export</translation>
    </message>
    <message>
        <source>choose another target, or confirm the export</source>
        <translation>choisissez une autre cible, ou confirmez l’export</translation>
    </message>
    <message>
        <source>give the rule kind:state a separate pool, or remove the rule for state</source>
        <translation>donnez à la règle kind:state un pool à part, ou supprimez la règle pour l’état</translation>
    </message>
    <message>
        <source>sizes depend on the value of {inputs}; enter it in Run, in the menu of the input</source>
        <translation>des tailles dépendent de la valeur de {inputs} ; saisissez-la dans Exécution, dans le menu de l’entrée</translation>
    </message>
    <message>
        <source>give input {index} a value in its menu in Run, or choose random numbers or zeros</source>
        <translation>donnez une valeur à l’entrée {index} dans son menu sous Exécution, ou choisissez des nombres aléatoires ou des zéros</translation>
    </message>
    <message>
        <source>give input {index} a buffer: a value in its menu in Run, random numbers or zeros</source>
        <translation>donnez un tampon à l’entrée {index} : une valeur dans son menu sous Exécution, des nombres aléatoires ou des zéros</translation>
    </message>
    <message>
        <source>enter the sizes of its dimensions in Run</source>
        <translation>saisissez les tailles de ses dimensions dans Exécution</translation>
    </message>
    <message>
        <source>run without “Check all values”</source>
        <translation>exécutez sans « Vérifier toutes les valeurs »</translation>
    </message>
    <message>
        <source>integer kernels and PyTorch round differently: set the tolerance per output to {tolerance}, or record the outputs of ExecuTorch&apos;s kernels</source>
        <translation>les kernels entiers et PyTorch arrondissent différemment : fixez la tolérance par sortie à {tolerance}, ou enregistrez les sorties des kernels d’ExecuTorch</translation>
    </message>
    <message>
        <source>the file is a BundledProgram; choose a recorded run in Run to check its test cases</source>
        <translation>le fichier est un BundledProgram ; choisissez une exécution enregistrée dans Exécution pour vérifier ses cas de test</translation>
    </message>
    <message>
        <source>set {symbol} to one size, such as {size}, under Dimensions</source>
        <translation>fixez {symbol} à une taille, par exemple {size}, sous Dimensions</translation>
    </message>
    <message>
        <source>export the model again with wider ranges, or choose “Allow at export” in Problems</source>
        <translation>exportez de nouveau le modèle avec des plages plus larges, ou choisissez « Autoriser à l’export » dans Problèmes</translation>
    </message>
    <message>
        <source>at most {limit} bytes, as set in Preferences, Planning</source>
        <translation>au plus {limit} octets, comme fixé dans Préférences, Planification</translation>
    </message>
    <message>
        <source>choose “Search for a better order” under Pools</source>
        <translation>choisissez « Chercher un meilleur ordre » sous Pools</translation>
    </message>
    <message>
        <source>choose the program&apos;s core in the menu Target, Cortex-M core</source>
        <translation>choisissez le cœur du programme dans le menu Cible, Cœur Cortex-M</translation>
    </message>
    <message>
        <source>state &apos;{state}&apos; of method &apos;{method}&apos; is separate from the state of that name in {methods}</source>
        <translation>l’état « {state} » de la méthode « {method} » est distinct de l’état de ce nom dans {methods}</translation>
    </message>
    <message>
        <source>use the file&apos;s own plan, which shares the states</source>
        <translation>utilisez le plan du fichier, qui partage les états</translation>
    </message>
    <message>
        <source>open the program, then drop the array on its input in Run</source>
        <translation>ouvrez le programme, puis déposez le tableau sur son entrée dans Exécution</translation>
    </message>
    <message>
        <source>open the .pte that was run, then this file in the same window</source>
        <translation>ouvrez le .pte qui a été exécuté, puis ce fichier dans la même fenêtre</translation>
    </message>
    <message>
        <source>put it next to the .pte that it belongs to, and open the .pte</source>
        <translation>placez-le à côté du .pte auquel il appartient, et ouvrez le .pte</translation>
    </message>
    <message>
        <source>put it in the program&apos;s folder</source>
        <translation>mettez-le dans le dossier du programme</translation>
    </message>
    <message>
        <source>{constants} constants are missing; put {file} in the program&apos;s folder</source>
        <translation>{constants} constantes manquent ; mettez {file} dans le dossier du programme</translation>
    </message>
    <message>
        <source>open that file, then choose this one in the menu File, Take names from…</source>
        <translation>ouvrez ce fichier-là, puis choisissez celui-ci dans le menu Fichier, « Reprendre les noms de… »</translation>
    </message>
    <message>
        <source>a session that ArenaScope saved</source>
        <translation>une session enregistrée par ArenaScope</translation>
    </message>
</context>
<context>
    <name>arenascope::Workspace</name>
    <message>
        <source>opened %1</source>
        <translation>%1 ouvert</translation>
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
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1: %2, tensors: %3, %4</source>
        <translation>%1&#xa0;: %2, tenseurs&#xa0;: %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n instruction(s) have names from %2</source>
        <translation>
            <numerusform>%1 instruction sur %n a un nom issu de %2</numerusform>
            <numerusform>%1 instructions sur %n ont un nom issu de %2</numerusform>
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
        <source>Set offset…</source>
        <translation>Définir l’offset…</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Move to pool</source>
        <translation>Déplacer vers un pool</translation>
    </message>
    <message>
        <source>Pin %1 in place</source>
        <translation>Épingler %1 sur place</translation>
    </message>
    <message>
        <source>%1 is not an offset; write 0x06C000, 442368 or 432K</source>
        <translation>%1 n’est pas un offset&#xa0;; écrivez 0x06C000, 442368 ou 432K</translation>
    </message>
    <message>
        <source>Same as the pool</source>
        <translation>Comme le pool</translation>
    </message>
    <message>
        <source>Align %1 like its pool</source>
        <translation>Aligner %1 comme son pool</translation>
    </message>
    <message>
        <source>Move up by its alignment</source>
        <translation>Vers le haut, de son alignement</translation>
    </message>
    <message>
        <source>Move down by its alignment</source>
        <translation>Vers le bas, de son alignement</translation>
    </message>
</context>
</TS>
