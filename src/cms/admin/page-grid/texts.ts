import { gridColumns } from '@/domain/grid/placement'
import type { ModuleWarning } from '@/domain/grid/module-warnings'
import type { LocalizedText } from '@/domain/kernel/locales'
import { words } from '../../fields/words'

export const warningTexts: Record<ModuleWarning, LocalizedText> = {
  notChosen: words(
    'Er is geen module gekozen.',
    'Aucun module n’est choisi.',
    'No module is chosen.',
    'Es ist kein Modul gewählt.',
  ),
  gone: words(
    'De module bestaat niet meer.',
    'Le module n’existe plus.',
    'The module no longer exists.',
    'Das Modul gibt es nicht mehr.',
  ),
  unpublished: words(
    'De module is niet gepubliceerd: bezoekers zien ze niet.',
    'Le module n’est pas publié : les visiteurs ne le voient pas.',
    'The module is not published: visitors do not see it.',
    'Das Modul ist nicht veröffentlicht: Besucher sehen es nicht.',
  ),
  noRelations: words(
    'De module heeft nog niets om te tonen: kies haar inhoud.',
    'Le module n’a encore rien à montrer : choisissez son contenu.',
    'The module has nothing to show yet: choose its content.',
    'Das Modul hat noch nichts zu zeigen: Wählen Sie seinen Inhalt.',
  ),
  lostRelations: words(
    'Een deel van wat de module toont, bestaat niet meer.',
    'Une partie de ce que le module montre n’existe plus.',
    'Part of what the module shows no longer exists.',
    'Ein Teil dessen, was das Modul zeigt, gibt es nicht mehr.',
  ),
}

export const gridTexts = {
  title: words(
    'Indeling van de pagina',
    'Disposition de la page',
    'Layout of the page',
    'Aufteilung der Seite',
  ),
  help: words(
    'Kies een module. Pijltjes verplaatsen haar, Home en End zetten haar vooraan of achteraan in haar rij; met Shift maken pijltjes haar smaller of breder. Slepen met de muis kan ook.',
    'Choisissez un module. Les flèches le déplacent, Home et End le mettent au début ou à la fin de sa rangée ; avec Maj, les flèches le rétrécissent ou l’élargissent. Vous pouvez aussi le glisser avec la souris.',
    'Choose a module. Arrows move it, Home and End take it to the start or end of its row; with Shift, arrows make it narrower or wider. Dragging with the mouse works as well.',
    'Wählen Sie ein Modul. Pfeiltasten verschieben es, Pos1 und Ende setzen es an den Anfang oder das Ende seiner Zeile; mit Umschalt machen Pfeiltasten es schmaler oder breiter. Ziehen mit der Maus geht auch.',
  ),
  screens: words('Scherm', 'Écran', 'Screen', 'Bildschirm'),
  empty: words(
    'Deze pagina heeft nog geen modules.',
    'Cette page n’a pas encore de modules.',
    'This page has no modules yet.',
    'Diese Seite hat noch keine Module.',
  ),
  add: words('Module toevoegen', 'Ajouter un module', 'Add a module', 'Modul hinzufügen'),
  create: words('Nieuwe module', 'Nouveau module', 'New module', 'Neues Modul'),
  row: words('Rij {row}', 'Rangée {row}', 'Row {row}', 'Zeile {row}'),
  tile: words(
    `{name}, {type}, rij {row}, plaats {index} van {count}, {columns} van ${gridColumns} kolommen`,
    `{name}, {type}, rangée {row}, place {index} sur {count}, {columns} colonnes sur ${gridColumns}`,
    `{name}, {type}, row {row}, place {index} of {count}, {columns} of ${gridColumns} columns`,
    `{name}, {type}, Zeile {row}, Platz {index} von {count}, {columns} von ${gridColumns} Spalten`,
  ),
  hidden: words('verborgen', 'masqué', 'hidden', 'verborgen'),
  warned: words('let op', 'attention', 'look out', 'Achtung'),
  about: words('{name}: {text}', '{name} : {text}', '{name}: {text}', '{name}: {text}'),
  moved: words(
    '{name}: rij {row}, plaats {index} van {count}.',
    '{name} : rangée {row}, place {index} sur {count}.',
    '{name}: row {row}, place {index} of {count}.',
    '{name}: Zeile {row}, Platz {index} von {count}.',
  ),
  resized: words(
    `{name}: {columns} van ${gridColumns} kolommen ({screen}).`,
    `{name} : {columns} colonnes sur ${gridColumns} ({screen}).`,
    `{name}: {columns} of ${gridColumns} columns ({screen}).`,
    `{name}: {columns} von ${gridColumns} Spalten ({screen}).`,
  ),
  stopped: words(
    '{name} kan niet verder.',
    '{name} ne peut aller plus loin.',
    '{name} can go no further.',
    '{name} kann nicht weiter.',
  ),
  added: words(
    '{name} staat nu onderaan de pagina.',
    '{name} se trouve maintenant au bas de la page.',
    '{name} now stands at the bottom of the page.',
    '{name} steht jetzt unten auf der Seite.',
  ),
  duplicated: words(
    '{name} staat er nu een keer meer.',
    '{name} y figure maintenant une fois de plus.',
    '{name} now stands there once more.',
    '{name} steht jetzt einmal mehr da.',
  ),
  nowHidden: words(
    '{name} is op deze pagina verborgen.',
    '{name} est masqué sur cette page.',
    '{name} is hidden on this page.',
    '{name} ist auf dieser Seite verborgen.',
  ),
  nowShown: words(
    '{name} is weer te zien.',
    '{name} est de nouveau visible.',
    '{name} can be seen again.',
    '{name} ist wieder zu sehen.',
  ),
  removed: words(
    '{name} is van de pagina gehaald. De module zelf blijft bestaan.',
    '{name} a été retiré de la page. Le module lui-même est conservé.',
    '{name} was taken off the page. The module itself remains.',
    '{name} wurde von der Seite genommen. Das Modul selbst bleibt bestehen.',
  ),
  tools: words(
    'Gekozen module: {name}',
    'Module choisi : {name}',
    'Chosen module: {name}',
    'Gewähltes Modul: {name}',
  ),
  left: words('Naar links', 'Vers la gauche', 'To the left', 'Nach links'),
  right: words('Naar rechts', 'Vers la droite', 'To the right', 'Nach rechts'),
  up: words('Omhoog', 'Vers le haut', 'Up', 'Nach oben'),
  down: words('Omlaag', 'Vers le bas', 'Down', 'Nach unten'),
  narrower: words('Smaller', 'Moins large', 'Narrower', 'Schmaler'),
  wider: words('Breder', 'Plus large', 'Wider', 'Breiter'),
  open: words('Module openen', 'Ouvrir le module', 'Open the module', 'Modul öffnen'),
  duplicate: words(
    'Nog eens plaatsen (gedeeld)',
    'Placer encore une fois (partagé)',
    'Place again (shared)',
    'Nochmals platzieren (geteilt)',
  ),
  copy: words('Kopie maken', 'Faire une copie', 'Make a copy', 'Kopie erstellen'),
  copyName: words('{name} (kopie)', '{name} (copie)', '{name} (copy)', '{name} (Kopie)'),
  copied: words(
    'Een kopie van {name} staat ernaast, als concept: open ze, wijzig ze en publiceer ze.',
    'Une copie de {name} figure à côté, en brouillon : ouvrez-la, modifiez-la et publiez-la.',
    'A copy of {name} stands beside it, as a draft: open it, change it and publish it.',
    'Eine Kopie von {name} steht daneben, als Entwurf: öffnen, ändern und veröffentlichen Sie sie.',
  ),
  notCopied: words(
    'Van {name} kon geen kopie gemaakt worden. Probeer het opnieuw.',
    'Impossible de copier {name}. Réessayez.',
    'No copy of {name} could be made. Try again.',
    'Von {name} konnte keine Kopie erstellt werden. Versuchen Sie es erneut.',
  ),
  hide: words('Verbergen', 'Masquer', 'Hide', 'Verbergen'),
  show: words('Tonen', 'Montrer', 'Show', 'Zeigen'),
  remove: words(
    'Van de pagina halen',
    'Retirer de la page',
    'Take off the page',
    'Von der Seite nehmen',
  ),
  warnings: words('Aandachtspunten', 'Points d’attention', 'Worth a look', 'Hinweise'),
  overflow: words(
    `Rij {row} is op {screen} {columns} kolommen breed; er passen er ${gridColumns}. De laatste modules schuiven naar een volgende regel.`,
    `Sur {screen}, la rangée {row} compte {columns} colonnes ; il y en a ${gridColumns}. Les derniers modules passent à la ligne suivante.`,
    `On {screen}, row {row} is {columns} columns wide; ${gridColumns} fit. The last modules go to a next line.`,
    `Auf {screen} ist Zeile {row} {columns} Spalten breit; ${gridColumns} passen. Die letzten Module rutschen in die nächste Reihe.`,
  ),
  failed: words(
    'De modules konden niet worden gelezen. Laad de pagina opnieuw.',
    'Les modules n’ont pas pu être lus. Rechargez la page.',
    'The modules could not be read. Load the page again.',
    'Die Module konnten nicht gelesen werden. Laden Sie die Seite neu.',
  ),
  unnamed: words('Zonder naam', 'Sans nom', 'Without a name', 'Ohne Namen'),
}
