import type { LocalizedText } from '@/domain/kernel/locales'
import type { RedirectFault } from '@/domain/routes/plan-redirects'
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

export const faultTexts: Readonly<Record<RedirectFault, LocalizedText>> = {
  incomplete: words(
    'Een van beide adressen ontbreekt.',
    'Une des deux adresses manque.',
    'One of the two addresses is missing.',
    'Eine der beiden Adressen fehlt.',
  ),
  notAPath: words(
    'Het oude adres is geen pad dat de site kan omleiden. Begin met een schuine streep.',
    'L’ancienne adresse n’est pas un chemin que le site peut rediriger. Commencez par une barre oblique.',
    'The old address is no path that the site can redirect. Begin with a slash.',
    'Die alte Adresse ist kein Pfad, den die Website umleiten kann. Beginnen Sie mit einem Schrägstrich.',
  ),
  foreignSource: words(
    'Het oude adres is van een andere site.',
    'L’ancienne adresse est celle d’un autre site.',
    'The old address is that of another site.',
    'Die alte Adresse gehört zu einer anderen Website.',
  ),
  reserved: words(
    'Dit adres gebruikt de site zelf.',
    'Le site utilise lui-même cette adresse.',
    'The site uses this address itself.',
    'Diese Adresse verwendet die Website selbst.',
  ),
  livingSource: words(
    'Op dit adres staat een pagina, en die gaat voor.',
    'Une page se trouve à cette adresse, et elle a priorité.',
    'A page stands at this address, and it comes first.',
    'Unter dieser Adresse steht eine Seite, und sie geht vor.',
  ),
  formerSource: words(
    'Dit vroegere adres leidt al vanzelf naar zijn pagina.',
    'Cette ancienne adresse mène déjà d’elle-même à sa page.',
    'This former address already leads to its page by itself.',
    'Diese frühere Adresse führt schon von selbst zu ihrer Seite.',
  ),
  twice: words(
    'Dit adres stond al op een regel hierboven.',
    'Cette adresse figurait déjà plus haut.',
    'This address stood on a line above already.',
    'Diese Adresse stand schon weiter oben.',
  ),
  notATarget: words(
    'Het nieuwe adres is geen pad van deze site en geen https-adres.',
    'La nouvelle adresse n’est ni un chemin de ce site ni une adresse https.',
    'The new address is neither a path of this site nor an https address.',
    'Die neue Adresse ist weder ein Pfad dieser Website noch eine https-Adresse.',
  ),
  foreignTarget: words(
    'Het leidt naar een andere site. Laat dat hierboven toe als het de bedoeling is.',
    'Elle mène à un autre site. Autorisez-le ci-dessus si c’est voulu.',
    'It leads to another site. Allow that above where it is meant.',
    'Sie führt zu einer anderen Website. Erlauben Sie das oben, wenn es gewollt ist.',
  ),
  deadTarget: words(
    'Op het nieuwe adres staat geen pagina.',
    'Aucune page ne se trouve à la nouvelle adresse.',
    'No page stands at the new address.',
    'Unter der neuen Adresse steht keine Seite.',
  ),
  loop: words(
    'Zo komt een bezoeker weer bij het begin uit.',
    'Un visiteur reviendrait ainsi au point de départ.',
    'A visitor would come back to where it begins.',
    'Ein Besucher käme so wieder am Anfang an.',
  ),
}
