import type { LocalizedText } from '@/domain/kernel/locales'
import type { ImportProblem } from '@/domain/listings/import-run'
import type { StagedKind } from '../../imports/staged-change'
import { words } from '../../fields/words'

export const texts = {
  goWithSource: words(
    'Wie deze bron verwijdert, verwijdert ook al haar imports met hun verslag. De panden blijven.',
    'Supprimer cette source supprime aussi tous ses imports et leur rapport. Les biens restent.',
    'Deleting this source deletes all its imports and their reports as well. The homes stay.',
    'Wer diese Quelle löscht, löscht auch alle ihre Importe mit deren Bericht. Die Objekte bleiben.',
  ),
  fetchNow: words('Nu ophalen', 'Récupérer maintenant', 'Fetch now', 'Jetzt abholen'),
  file: words('Bestand', 'Fichier', 'File', 'Datei'),
  upload: words('Bestand lezen', 'Lire le fichier', 'Read the file', 'Datei lesen'),
  started: words(
    'De import is gestart.',
    'L’import a commencé.',
    'The import has started.',
    'Der Import läuft.',
  ),
  busy: words(
    'Er loopt al een import van deze bron, of ze is niet in gebruik.',
    'Un import de cette source est déjà en cours, ou elle n’est pas en service.',
    'An import of this source is under way, or it is not in use.',
    'Ein Import dieser Quelle läuft bereits, oder sie ist nicht in Gebrauch.',
  ),
  tooLarge: words(
    'Het bestand is groter dan 100 MB.',
    'Le fichier dépasse 100 Mo.',
    'The file is larger than 100 MB.',
    'Die Datei ist größer als 100 MB.',
  ),
  failed: words(
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Cela n’a pas abouti. Réessayez.',
    'That did not work. Try again.',
    'Das hat nicht geklappt. Versuchen Sie es erneut.',
  ),
  makeKey: words('Nieuwe API-sleutel', 'Nouvelle clé d’API', 'New API key', 'Neuer API-Schlüssel'),
  keyQuestion: words(
    'Een vroegere sleutel werkt daarna niet meer. Doorgaan?',
    'Une clé précédente ne fonctionnera plus. Continuer ?',
    'A key made before will stop working. Go on?',
    'Ein früherer Schlüssel funktioniert danach nicht mehr. Fortfahren?',
  ),
  key: words(
    'API-sleutel: bewaar hem nu, hij wordt niet meer getoond',
    'Clé d’API : conservez-la, elle ne sera plus montrée',
    'API key: keep it now, it is not shown again',
    'API-Schlüssel: jetzt aufbewahren, er wird nicht mehr gezeigt',
  ),
  keyUse: words(
    'Stuur het bestand met POST naar dit adres, met de header Authorization: Bearer en de sleutel.',
    'Envoyez le fichier en POST à cette adresse, avec l’en-tête Authorization: Bearer et la clé.',
    'Send the file with POST to this address, with the header Authorization: Bearer and the key.',
    'Senden Sie die Datei per POST an diese Adresse, mit dem Header Authorization: Bearer und dem Schlüssel.',
  ),
  latest: words('Laatste imports', 'Derniers imports', 'Latest imports', 'Letzte Importe'),
  noneYet: words('Nog geen import.', 'Pas encore d’import.', 'No import yet.', 'Noch kein Import.'),
  apply: words('Uitvoeren', 'Exécuter', 'Apply', 'Ausführen'),
  applyQuestion: words(
    '{count} panden verdwijnen van de site. Doorgaan?',
    '{count} biens disparaîtront du site. Continuer ?',
    '{count} homes will leave the site. Go on?',
    '{count} Objekte verschwinden von der Website. Fortfahren?',
  ),
  cancel: words('Afbreken', 'Annuler', 'Cancel', 'Abbrechen'),
  cancelQuestion: words(
    'Wat al uitgevoerd is, blijft. Doorgaan?',
    'Ce qui est déjà exécuté reste. Continuer ?',
    'What is applied already stays. Go on?',
    'Was schon ausgeführt ist, bleibt. Fortfahren?',
  ),
  nothing: words(
    'Deze import verandert niets.',
    'Cet import ne change rien.',
    'This import changes nothing.',
    'Dieser Import ändert nichts.',
  ),
  progress: words(
    '{done} van {total} uitgevoerd',
    '{done} sur {total} exécutés',
    '{done} of {total} applied',
    '{done} von {total} ausgeführt',
  ),
  pictures: words(
    'Foto’s: {waiting} te halen, {failed} niet gelukt (worden opnieuw geprobeerd)',
    'Photos : {waiting} à récupérer, {failed} échouées (nouvel essai prévu)',
    'Pictures: {waiting} to fetch, {failed} failed (tried again)',
    'Fotos: {waiting} abzuholen, {failed} fehlgeschlagen (neuer Versuch folgt)',
  ),
  more: words('Meer tonen', 'Afficher plus', 'Show more', 'Mehr zeigen'),
  online: words('Komt online', 'Sera en ligne', 'Goes online', 'Geht online'),
  draft: words(
    'Blijft concept: er ontbreekt nog iets',
    'Reste brouillon : il manque des mentions',
    'Stays a draft: something is missing still',
    'Bleibt Entwurf: Es fehlt noch etwas',
  ),
  hidden: words(
    'Blijft concept: deze status staat niet op de site',
    'Reste brouillon : ce statut ne figure pas sur le site',
    'Stays a draft: this status is not on the site',
    'Bleibt Entwurf: Dieser Status steht nicht auf der Website',
  ),
  desk: words(
    'hier met de hand gewijzigd in {value}: wordt overschreven',
    'modifié ici à la main en {value} : sera écrasé',
    'changed here by hand to {value}: is written over',
    'hier von Hand geändert in {value}: wird überschrieben',
  ),
  field: words('Veld', 'Champ', 'Field', 'Feld'),
  before: words('Was', 'Avant', 'Was', 'War'),
  after: words('Wordt', 'Devient', 'Becomes', 'Wird'),
  empty: words('leeg', 'vide', 'empty', 'leer'),
  yes: words('ja', 'oui', 'yes', 'ja'),
  no: words('nee', 'non', 'no', 'nein'),
  pictureCount: words('{count} foto’s', '{count} photos', '{count} pictures', '{count} Fotos'),
  toFeed: words(
    'Naar de invoerbron',
    'Vers la source d’import',
    'To the import source',
    'Zur Importquelle',
  ),
  log: words('Logboek', 'Journal', 'Log', 'Protokoll'),
  cleared: words(
    'Wat er per pand gebeurde, is te lezen tot {days} dagen na het einde van een import.',
    'Le détail par bien reste lisible {days} jours après la fin d’un import.',
    'What became of each home can be read for {days} days after an import has ended.',
    'Was mit jedem Objekt geschah, ist bis {days} Tage nach dem Ende eines Imports nachzulesen.',
  ),
  loading: words('Laden…', 'Chargement…', 'Loading…', 'Wird geladen…'),
  closes: words('wordt {status}', 'devient {status}', 'becomes {status}', 'wird {status}'),
} as const

/** What becomes of a record, as the heading of those. */
export const kindNames: Readonly<Record<StagedKind, LocalizedText>> = {
  refused: words('Geweigerd', 'Refusés', 'Refused', 'Abgelehnt'),
  create: words('Nieuw', 'Nouveaux', 'New', 'Neu'),
  update: words('Gewijzigd', 'Modifiés', 'Changed', 'Geändert'),
  unpublish: words('Gaat offline', 'Mis hors ligne', 'Goes offline', 'Geht offline'),
  close: words('Wordt afgesloten', 'Clôturés', 'Is closed', 'Wird geschlossen'),
  keep: words(
    'Niet meer in de bron, blijft staan',
    'Plus dans la source, restent',
    'No longer in the source, stays',
    'Nicht mehr in der Quelle, bleibt',
  ),
  left: words(
    'Hier verwijderd, komt niet terug',
    'Supprimés ici, ne reviennent pas',
    'Deleted here, does not come back',
    'Hier gelöscht, kommt nicht zurück',
  ),
}

/** Why an import came to nothing or waits, and what to do. */
export const problemTexts: Readonly<Record<ImportProblem, LocalizedText>> = {
  unreachable: words(
    'De server van de bron antwoordt niet. Controleer het webadres en probeer het later opnieuw.',
    'Le serveur de la source ne répond pas. Vérifiez l’adresse et réessayez plus tard.',
    'The server of the source does not answer. Check the web address and try again later.',
    'Der Server der Quelle antwortet nicht. Prüfen Sie die Webadresse und versuchen Sie es später.',
  ),
  refusedAddress: words(
    'Dit webadres wordt niet opgehaald: het moet met https:// beginnen en op het openbare internet staan.',
    'Cette adresse n’est pas récupérée : elle doit commencer par https:// et se trouver sur l’internet public.',
    'This web address is not fetched: it has to begin with https:// and be on the public internet.',
    'Diese Webadresse wird nicht abgeholt: Sie muss mit https:// beginnen und im öffentlichen Internet stehen.',
  ),
  badAnswer: words(
    'De server van de bron weigert het bestand. Controleer het webadres en de geheime header.',
    'Le serveur de la source refuse le fichier. Vérifiez l’adresse et l’en-tête secret.',
    'The server of the source refuses the file. Check the web address and the secret header.',
    'Der Server der Quelle verweigert die Datei. Prüfen Sie Webadresse und geheimen Header.',
  ),
  tooLarge: words(
    'Het bestand is te groot: hoogstens 100 MB.',
    'Le fichier est trop grand : 100 Mo au plus.',
    'The file is too large: 100 MB at most.',
    'Die Datei ist zu groß: höchstens 100 MB.',
  ),
  tooSlow: words(
    'De server van de bron deed er langer dan een minuut over. Probeer het later opnieuw.',
    'Le serveur de la source a pris plus d’une minute. Réessayez plus tard.',
    'The server of the source took longer than a minute. Try again later.',
    'Der Server der Quelle brauchte länger als eine Minute. Versuchen Sie es später erneut.',
  ),
  noAddress: words(
    'Deze bron heeft geen webadres. Laad een bestand op.',
    'Cette source n’a pas d’adresse. Téléversez un fichier.',
    'This source has no web address. Upload a file.',
    'Diese Quelle hat keine Webadresse. Laden Sie eine Datei hoch.',
  ),
  unreadable: words(
    'Het bestand heeft niet het formaat dat bij de bron gekozen is.',
    'Le fichier n’a pas le format choisi pour la source.',
    'The file does not have the format that was chosen for the source.',
    'Die Datei hat nicht das Format, das für die Quelle gewählt ist.',
  ),
  forbiddenXml: words(
    'Het XML-bestand bevat een DOCTYPE. Dat wordt om veiligheidsredenen niet gelezen.',
    'Le fichier XML contient un DOCTYPE. Par sécurité, il n’est pas lu.',
    'The XML file has a DOCTYPE. For safety it is not read.',
    'Die XML-Datei enthält ein DOCTYPE. Aus Sicherheitsgründen wird sie nicht gelesen.',
  ),
  empty: words(
    'Het bestand bevat geen panden. Er verdwijnt niets.',
    'Le fichier ne contient aucun bien. Rien ne disparaît.',
    'The file holds no homes. Nothing is removed.',
    'Die Datei enthält keine Objekte. Nichts verschwindet.',
  ),
  manyGone: words(
    'Opvallend veel panden ontbreken. Kijk na of het bestand volledig is voor u uitvoert.',
    'Un nombre inhabituel de biens manque. Vérifiez que le fichier est complet avant d’exécuter.',
    'Unusually many homes are missing. See whether the file is complete before you apply.',
    'Auffällig viele Objekte fehlen. Prüfen Sie vor dem Ausführen, ob die Datei vollständig ist.',
  ),
  interrupted: words(
    'De import is afgebroken. Start hem opnieuw.',
    'L’import a été interrompu. Relancez-le.',
    'The import was interrupted. Start it again.',
    'Der Import wurde unterbrochen. Starten Sie ihn neu.',
  ),
}
