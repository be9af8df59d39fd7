import { words } from '../../fields/words'

export const linkTexts = {
  loading: words('Even geduld…', 'Un instant…', 'One moment…', 'Einen Moment…'),
  open: words('Voorbeeld delen', 'Partager l’aperçu', 'Share the preview', 'Vorschau teilen'),
  help: words(
    'Wie de link heeft, ziet zonder account het laatste concept hiervan, en niets anders. De link stopt vanzelf.',
    'Quiconque possède le lien voit sans compte le dernier brouillon de ce contenu, et rien d’autre. Le lien expire de lui-même.',
    'Whoever has the link sees the newest draft of this and nothing else, without an account. The link ends by itself.',
    'Wer den Link hat, sieht ohne Konto den neuesten Entwurf hiervon und nichts anderes. Der Link läuft von selbst ab.',
  ),
  nowhere: words(
    'Dit heeft nog geen eigen pagina: geef het eerst een titel en bewaar het.',
    'Ceci n’a pas encore de page propre : donnez-lui d’abord un titre et enregistrez.',
    'This has no page of its own yet: give it a title and save it first.',
    'Dies hat noch keine eigene Seite: Geben Sie ihm zuerst einen Titel und speichern Sie.',
  ),
  languages: words('Talen', 'Langues', 'Languages', 'Sprachen'),
  chooseLanguage: words(
    'Kies minstens één taal.',
    'Choisissez au moins une langue.',
    'Choose at least one language.',
    'Wählen Sie mindestens eine Sprache.',
  ),
  days: words('Geldig, in dagen', 'Validité, en jours', 'Good for, in days', 'Gültig, in Tagen'),
  make: words('Link maken', 'Créer un lien', 'Make a link', 'Link erstellen'),
  made: words(
    'De link is klaar. Kopieer hem hieronder.',
    'Le lien est prêt. Copiez-le ci-dessous.',
    'The link is ready. Copy it below.',
    'Der Link ist fertig. Kopieren Sie ihn unten.',
  ),
  failed: words(
    'Dat is niet gelukt. Probeer het opnieuw.',
    'Cela n’a pas abouti. Réessayez.',
    'That did not work. Try again.',
    'Das hat nicht geklappt. Versuchen Sie es erneut.',
  ),
  links: words('Gemaakte links', 'Liens créés', 'Links made', 'Erstellte Links'),
  none: words('Nog geen links.', 'Pas encore de liens.', 'No links yet.', 'Noch keine Links.'),
  until: words(
    'Geldig tot {moment}',
    'Valable jusqu’au {moment}',
    'Good until {moment}',
    'Gültig bis {moment}',
  ),
  ended: words(
    'Verlopen op {moment}',
    'Expiré le {moment}',
    'Ended at {moment}',
    'Abgelaufen am {moment}',
  ),
  revoked: words('Ingetrokken', 'Révoqué', 'Revoked', 'Widerrufen'),
  revoke: words('Intrekken', 'Révoquer', 'Revoke', 'Widerrufen'),
  revokeQuestion: words(
    'De link werkt daarna niet meer. Doorgaan?',
    'Le lien cessera de fonctionner. Continuer ?',
    'The link will stop working. Go on?',
    'Der Link funktioniert danach nicht mehr. Fortfahren?',
  ),
  never: words('Nog niet geopend', 'Pas encore ouvert', 'Not opened yet', 'Noch nicht geöffnet'),
  opened: words(
    'Geopend: {count} ×',
    'Ouvert : {count} ×',
    'Opened: {count} ×',
    'Geöffnet: {count} ×',
  ),
  copy: words('Kopiëren', 'Copier', 'Copy', 'Kopieren'),
  copyOne: words(
    'Link in het {language} kopiëren',
    'Copier le lien en {language}',
    'Copy the link in {language}',
    'Link auf {language} kopieren',
  ),
  copied: words(
    'De link is gekopieerd.',
    'Le lien est copié.',
    'The link is copied.',
    'Der Link ist kopiert.',
  ),
  notCopied: words(
    'Uw browser laat kopiëren hier niet toe. Selecteer de link en kopieer hem zelf.',
    'Votre navigateur ne permet pas la copie ici. Sélectionnez le lien et copiez-le vous-même.',
    'Your browser does not allow copying here. Select the link and copy it yourself.',
    'Ihr Browser lässt das Kopieren hier nicht zu. Markieren Sie den Link und kopieren Sie ihn selbst.',
  ),
  address: words(
    'Link in het {language}',
    'Lien en {language}',
    'Link in {language}',
    'Link auf {language}',
  ),
}

/** Openings that say nothing of the person whom the link was sent to. */
export const linkReaderTexts = {
  staff: words('medewerker', 'collaborateur', 'staff', 'Mitarbeiter'),
  program: words(
    'programma dat links nakijkt',
    'programme qui vérifie les liens',
    'program that checks links',
    'Programm, das Links prüft',
  ),
}
