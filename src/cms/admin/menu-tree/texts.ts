import { words } from '../../fields/words'

export const menuTexts = {
  title: words(
    'Volgorde van het menu',
    'Ordre du menu',
    'Order of the menu',
    'Reihenfolge des Menüs',
  ),
  help: words(
    'Zet pagina’s met de knoppen op hun plaats en bewaar daarna de volgorde. Onder een andere pagina krijgt een pagina een ander adres; het oude leidt vanzelf door.',
    'Placez les pages avec les boutons, puis enregistrez l’ordre. Sous une autre page, une page change d’adresse ; l’ancienne redirige d’elle-même.',
    'Put pages in their place with the buttons, then save the order. Below another page, a page gets another address; the old one leads there by itself.',
    'Setzen Sie Seiten mit den Schaltflächen an ihren Platz und speichern Sie dann die Reihenfolge. Unter einer anderen Seite bekommt eine Seite eine andere Adresse; die alte leitet von selbst weiter.',
  ),
  empty: words(
    'Nog geen pagina staat in het menu.',
    'Aucune page ne figure encore au menu.',
    'No page is in the menu yet.',
    'Noch steht keine Seite im Menü.',
  ),
  notInMenu: words('niet in het menu', 'pas au menu', 'not in the menu', 'nicht im Menü'),
  up: words('{name} omhoog', '{name} vers le haut', 'Move {name} up', '{name} nach oben'),
  down: words('{name} omlaag', '{name} vers le bas', 'Move {name} down', '{name} nach unten'),
  in: words(
    '{name} onder de vorige pagina',
    '{name} sous la page précédente',
    'Put {name} below the page before',
    '{name} unter die vorige Seite',
  ),
  out: words(
    '{name} een niveau hoger',
    '{name} un niveau plus haut',
    'Put {name} one level up',
    '{name} eine Ebene höher',
  ),
  moved: words(
    '{name}: plaats {index} van {count}, niveau {level}.',
    '{name} : place {index} sur {count}, niveau {level}.',
    '{name}: place {index} of {count}, level {level}.',
    '{name}: Platz {index} von {count}, Ebene {level}.',
  ),
  save: words('Volgorde bewaren', 'Enregistrer l’ordre', 'Save the order', 'Reihenfolge speichern'),
  undo: words('Ongedaan maken', 'Annuler', 'Undo', 'Rückgängig'),
  saved: words(
    'De volgorde is bewaard.',
    'L’ordre est enregistré.',
    'The order is saved.',
    'Die Reihenfolge ist gespeichert.',
  ),
  waiting: words(
    'De volgorde is bewaard. Deze pagina’s hebben ongepubliceerde wijzigingen en verhuizen pas wanneer u ze publiceert: {names}.',
    'L’ordre est enregistré. Ces pages ont des modifications non publiées et ne bougeront qu’à leur publication : {names}.',
    'The order is saved. These pages have unpublished changes and move once you publish them: {names}.',
    'Die Reihenfolge ist gespeichert. Diese Seiten haben unveröffentlichte Änderungen und ziehen erst um, wenn Sie sie veröffentlichen: {names}.',
  ),
  changed: words(
    'Iemand anders heeft intussen een pagina verplaatst. Laad dit scherm opnieuw en schik opnieuw.',
    'Quelqu’un d’autre a déplacé une page entre-temps. Rechargez cet écran et recommencez.',
    'Somebody else has moved a page meanwhile. Load this screen again and arrange anew.',
    'Jemand anderes hat inzwischen eine Seite verschoben. Laden Sie diesen Bildschirm neu und ordnen Sie erneut.',
  ),
  locked: words(
    'Een collega bewerkt een van deze pagina’s. Er is niets gewijzigd; probeer het straks opnieuw.',
    'Un collègue modifie une de ces pages. Rien n’a changé ; réessayez plus tard.',
    'A colleague is editing one of these pages. Nothing was changed; try again later.',
    'Jemand bearbeitet eine dieser Seiten. Nichts wurde geändert; versuchen Sie es später erneut.',
  ),
  failed: words(
    'De volgorde kon niet worden bewaard. Er is niets gewijzigd.',
    'L’ordre n’a pas pu être enregistré. Rien n’a changé.',
    'The order could not be saved. Nothing was changed.',
    'Die Reihenfolge konnte nicht gespeichert werden. Nichts wurde geändert.',
  ),
}
