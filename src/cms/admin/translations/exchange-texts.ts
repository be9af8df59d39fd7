import type { FileProblem } from '@/domain/translations/exchange'
import type { LocalizedText } from '@/domain/kernel/locales'
import { words } from '../../fields/words'

/** What the exchange of files with translators says. */
export const exchangeTexts = {
  title: words(
    'Bestanden voor vertalers',
    'Fichiers pour traducteurs',
    'Files for translators',
    'Dateien für Übersetzer',
  ),
  intro: words(
    'Haal deze teksten op als bestand, en laad het in wanneer het vertaald is. Eerst ziet u wat er verandert.',
    'Téléchargez ces textes, et chargez le fichier une fois traduit. Vous voyez d’abord ce qui change.',
    'Take these texts as a file, and load it once it is translated. First you see what changes.',
    'Laden Sie diese Texte als Datei herunter, und laden Sie sie übersetzt wieder ein. Zuerst sehen Sie, was sich ändert.',
  ),
  part: words(
    'Een bestand bevat hoogstens {max} teksten: de eerste van deze lijst. Haal de volgende op wanneer die ingeladen zijn, of kies een onderdeel.',
    'Un fichier contient {max} textes au plus : les premiers de cette liste. Téléchargez les suivants une fois ceux-ci chargés, ou choisissez une rubrique.',
    'A file holds {max} texts at most: the first of this list. Take the next ones once these are loaded, or choose a section.',
    'Eine Datei enthält höchstens {max} Texte: die ersten dieser Liste. Laden Sie die nächsten herunter, sobald diese eingelesen sind, oder wählen Sie einen Bereich.',
  ),
  xliff: words(
    'XLIFF voor vertaalprogramma’s',
    'XLIFF pour logiciels de traduction',
    'XLIFF for translation tools',
    'XLIFF für Übersetzungsprogramme',
  ),
  json: words('JSON', 'JSON', 'JSON', 'JSON'),
  file: words('Vertaald bestand', 'Fichier traduit', 'Translated file', 'Übersetzte Datei'),
  look: words('Nakijken', 'Vérifier', 'Look through', 'Prüfen'),
  looking: words('Bezig met nakijken…', 'Vérification…', 'Looking through…', 'Wird geprüft…'),
  // A label before the number, which reads well for one as for many.
  apply: words(
    'Teksten overnemen ({count})',
    'Reprendre les textes ({count})',
    'Take in the texts ({count})',
    'Texte übernehmen ({count})',
  ),
  applying: words('Bezig met overnemen…', 'Reprise en cours…', 'Taking in…', 'Wird übernommen…'),
  wouldChange: words(
    'te wijzigen: {count}',
    'à modifier : {count}',
    'to change: {count}',
    'zu ändern: {count}',
  ),
  wouldConfirm: words(
    'nog juist: {count}',
    'toujours justes : {count}',
    'still right: {count}',
    'noch richtig: {count}',
  ),
  changed: words(
    'overgenomen: {count}',
    'repris : {count}',
    'taken in: {count}',
    'übernommen: {count}',
  ),
  refused: words(
    'geweigerd: {count}',
    'refusés : {count}',
    'refused: {count}',
    'abgelehnt: {count}',
  ),
  unchanged: words(
    'ongewijzigd: {count}',
    'inchangés : {count}',
    'unchanged: {count}',
    'unverändert: {count}',
  ),
  open: words(
    'niet vertaald: {count}',
    'non traduits : {count}',
    'not translated: {count}',
    'nicht übersetzt: {count}',
  ),
  unknown: words(
    'niet van deze site: {count}',
    'étrangers à ce site : {count}',
    'not of this site: {count}',
    'nicht von dieser Website: {count}',
  ),
  becomes: words('wordt', 'devient', 'becomes', 'wird'),
  confirmed: words('klopt nog', 'toujours juste', 'still right', 'stimmt noch'),
  target: words(
    'Vertaling naar: {language}',
    'Traduction vers : {language}',
    'Translation into: {language}',
    'Übersetzung ins: {language}',
  ),
  failed: words(
    'Het bestand kon niet gelezen worden. Probeer opnieuw.',
    'Le fichier n’a pas pu être lu. Réessayez.',
    'The file could not be read. Try again.',
    'Die Datei konnte nicht gelesen werden. Versuchen Sie es erneut.',
  ),
  tooLarge: words(
    'Dit bestand is te groot. Laad het in delen van hoogstens 20 MB.',
    'Ce fichier est trop grand. Chargez-le en parties de 20 Mo au plus.',
    'This file is too large. Load it in parts of 20 MB at most.',
    'Diese Datei ist zu groß. Laden Sie sie in Teilen von höchstens 20 MB.',
  ),
}

/** Why a file cannot be taken in at all. */
export const problemTexts: Readonly<Record<FileProblem, LocalizedText>> = {
  malformed: words(
    'Dit is geen leesbaar XLIFF- of JSON-bestand. Bewaar het in het vertaalprogramma opnieuw als XLIFF 1.2.',
    'Ce n’est pas un fichier XLIFF ou JSON lisible. Enregistrez-le de nouveau en XLIFF 1.2.',
    'This is no readable XLIFF or JSON file. Save it again as XLIFF 1.2 in the translation tool.',
    'Dies ist keine lesbare XLIFF- oder JSON-Datei. Speichern Sie sie im Übersetzungsprogramm erneut als XLIFF 1.2.',
  ),
  noExchange: words(
    'Dit bestand bevat geen teksten die hier opgehaald zijn.',
    'Ce fichier ne contient pas de textes téléchargés ici.',
    'This file holds no texts that were taken from here.',
    'Diese Datei enthält keine Texte, die hier heruntergeladen wurden.',
  ),
  language: words(
    'Dit bestand noemt geen taal van de site als doeltaal.',
    'Ce fichier ne nomme pas de langue du site comme langue cible.',
    'This file names no language of the site as its target.',
    'Diese Datei nennt keine Sprache der Website als Zielsprache.',
  ),
  severalLanguages: words(
    'Dit bestand heeft meer dan één doeltaal. Laad elke taal apart.',
    'Ce fichier a plusieurs langues cibles. Chargez chaque langue séparément.',
    'This file has more than one target language. Load each language by itself.',
    'Diese Datei hat mehrere Zielsprachen. Laden Sie jede Sprache einzeln.',
  ),
}

/** What the built-in texts say. */
export const builtInTexts = {
  name: words(
    'Ingebouwde schermteksten',
    'Textes d’écran intégrés',
    'Built-in screen texts',
    'Eingebaute Bildschirmtexte',
  ),
  intro: words(
    'Leeg laten toont de ingebouwde tekst. Namen tussen accolades, zoals {name}, vult de site zelf in.',
    'Laissé vide, le texte intégré s’affiche. Les noms entre accolades, comme {name}, sont remplis par le site.',
    'Left empty, the built-in text shows. Names in braces, such as {name}, are filled in by the site.',
    'Bleibt es leer, erscheint der eingebaute Text. Namen in geschweiften Klammern wie {name} füllt die Website aus.',
  ),
  builtIn: words('Ingebouwd', 'Intégré', 'Built-in', 'Eingebaut'),
  replaced: words('Vervangen', 'Remplacé', 'Replaced', 'Ersetzt'),
  all: words('alle', 'tous', 'all', 'alle'),
  replacedOnly: words('vervangen', 'remplacés', 'replaced', 'ersetzt'),
  contains: words('Tekst bevat', 'Le texte contient', 'Text contains', 'Text enthält'),
}
