import { words } from '../../fields/words'

/** How a file of our own formats is made. */
export const formatTexts = {
  example: words(
    'Voorbeeldbestand ({format})',
    'Fichier d’exemple ({format})',
    'Example file ({format})',
    'Beispieldatei ({format})',
  ),
  columns: words(
    'Kolommen van het bestand',
    'Colonnes du fichier',
    'Columns of the file',
    'Spalten der Datei',
  ),
  column: words('Kolom', 'Colonne', 'Column', 'Spalte'),
  meaning: words('Betekenis', 'Signification', 'Meaning', 'Bedeutung'),
  expected: words('Wat erin hoort', 'Contenu attendu', 'What belongs in it', 'Erwarteter Inhalt'),
  required: words('verplicht', 'obligatoire', 'required', 'Pflicht'),
  csv: words(
    'Eén pand per regel, de namen van de kolommen op de eerste. De volgorde is vrij en wat u niet kent, laat u weg. Cellen zijn gescheiden door puntkomma’s, komma’s of tabs; foto’s staan met spaties in één cel; decimalen krijgen een punt.',
    'Un bien par ligne, les noms des colonnes sur la première. L’ordre est libre et vous omettez ce que vous ignorez. Les cellules sont séparées par des points-virgules, des virgules ou des tabulations ; les photos se suivent dans une cellule, séparées par des espaces ; les décimales prennent un point.',
    'One home on each line, the names of the columns on the first. Any order will do, and what you do not know is left out. Cells are apart by semicolons, commas or tabs; pictures stand in one cell with spaces between; decimals take a point.',
    'Ein Objekt je Zeile, die Namen der Spalten in der ersten. Die Reihenfolge ist frei, und was Sie nicht wissen, lassen Sie weg. Zellen sind durch Semikolons, Kommas oder Tabulatoren getrennt; Fotos stehen mit Leerzeichen in einer Zelle; Dezimalzahlen haben einen Punkt.',
  ),
  json: words(
    'Een lijst van panden onder “listings”. Teksten staan per taal: nl, fr, en, de. Wat u niet kent, laat u weg.',
    'Une liste de biens sous « listings ». Les textes figurent par langue : nl, fr, en, de. Vous omettez ce que vous ignorez.',
    'A list of homes under “listings”. Texts stand by language: nl, fr, en, de. What you do not know is left out.',
    'Eine Liste von Objekten unter „listings“. Texte stehen je Sprache: nl, fr, en, de. Was Sie nicht wissen, lassen Sie weg.',
  ),
}
