import { words } from '../../fields/words'

export const importTexts = {
  title: words(
    'Omleidingen invoeren',
    'Importer des redirections',
    'Import redirects',
    'Umleitungen einlesen',
  ),
  help: words(
    'Plak twee kolommen uit een rekenblad, of kies een CSV-bestand: eerst het oude adres, dan het nieuwe. Er wordt niets bewaard voor u bevestigt.',
    'Collez deux colonnes d’un tableur, ou choisissez un fichier CSV : d’abord l’ancienne adresse, puis la nouvelle. Rien n’est enregistré avant votre confirmation.',
    'Paste two columns of a spreadsheet, or choose a CSV file: first the old address, then the new one. Nothing is kept before you confirm.',
    'Fügen Sie zwei Spalten einer Tabelle ein oder wählen Sie eine CSV-Datei: zuerst die alte Adresse, dann die neue. Vor Ihrer Bestätigung wird nichts gespeichert.',
  ),
  table: words('Twee kolommen', 'Deux colonnes', 'Two columns', 'Zwei Spalten'),
  file: words('CSV-bestand', 'Fichier CSV', 'CSV file', 'CSV-Datei'),
  foreign: words(
    'Doelen op andere sites toelaten',
    'Autoriser des cibles sur d’autres sites',
    'Allow targets on other sites',
    'Ziele auf anderen Websites erlauben',
  ),
  examine: words('Nakijken', 'Examiner', 'Examine', 'Prüfen'),
  keep: words('{count} bewaren', 'Enregistrer {count}', 'Keep {count}', '{count} speichern'),
  kept: words(
    '{count} omleidingen bewaard.',
    '{count} redirections enregistrées.',
    '{count} redirects kept.',
    '{count} Umleitungen gespeichert.',
  ),
  show: words(
    'Toon ze in de lijst',
    'Les voir dans la liste',
    'Show them in the list',
    'In der Liste zeigen',
  ),
  failed: words(
    'Dat is niet gelukt. Er is niets bewaard.',
    'Cela n’a pas abouti. Rien n’a été enregistré.',
    'That did not work. Nothing was kept.',
    'Das hat nicht geklappt. Es wurde nichts gespeichert.',
  ),
  tooLong: words(
    'Dat is te veel ineens: hoogstens 5000 regels en 1 MB.',
    'C’est trop à la fois : 5000 lignes et 1 Mo au plus.',
    'That is too much at once: at most 5000 lines and 1 MB.',
    'Das ist zu viel auf einmal: höchstens 5000 Zeilen und 1 MB.',
  ),
  forbidden: words(
    'Enkel redacteurs mogen omleidingen invoeren.',
    'Seuls les rédacteurs peuvent importer des redirections.',
    'Only editors may import redirects.',
    'Nur Redakteure dürfen Umleitungen einlesen.',
  ),
  nothing: words(
    'Er staat geen enkele regel in.',
    'Il n’y a aucune ligne.',
    'There is no line in it.',
    'Es steht keine Zeile darin.',
  ),
  line: words('Regel', 'Ligne', 'Line', 'Zeile'),
  from: words('Van', 'De', 'From', 'Von'),
  to: words('Naar', 'Vers', 'To', 'Nach'),
  outcome: words('Gevolg', 'Résultat', 'Outcome', 'Ergebnis'),
} as const

export const outcomeTexts = {
  made: words('nieuw', 'nouvelle', 'new', 'neu'),
  changed: words(
    'gewijzigd; leidde naar {before}',
    'modifiée ; menait à {before}',
    'changed; led to {before}',
    'geändert; führte zu {before}',
  ),
  same: words('bestaat al', 'existe déjà', 'exists already', 'besteht schon'),
} as const
