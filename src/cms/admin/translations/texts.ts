import { words } from '../../fields/words'

/** What the screens around the texts say. */
export const screenTexts = {
  title: words('Vertalingen', 'Traductions', 'Translations', 'Übersetzungen'),
  intro: words(
    'Hoeveel teksten er in elke taal wachten. Kies een getal om ze te vertalen.',
    'Combien de textes attendent dans chaque langue. Choisissez un nombre pour les traduire.',
    'How many texts wait in each language. Choose a number to translate them.',
    'Wie viele Texte in jeder Sprache warten. Wählen Sie eine Zahl, um sie zu übersetzen.',
  ),
  overview: words('Overzicht', 'Vue d’ensemble', 'Overview', 'Übersicht'),
  section: words('Onderdeel', 'Rubrique', 'Section', 'Bereich'),
  allSections: words('Alle onderdelen', 'Toutes les rubriques', 'All sections', 'Alle Bereiche'),
  everything: words('Alles samen', 'Au total', 'All together', 'Alles zusammen'),
  noTexts: words('geen teksten', 'aucun texte', 'no texts', 'keine Texte'),
  missingCount: words(
    '{count} te vertalen',
    '{count} à traduire',
    '{count} to translate',
    '{count} zu übersetzen',
  ),
  staleCount: words(
    '{count} verouderd',
    '{count} à revoir',
    '{count} outdated',
    '{count} veraltet',
  ),
  doneOf: words(
    '{done} van {total} klaar',
    '{done} sur {total} en ordre',
    '{done} of {total} done',
    '{done} von {total} fertig',
  ),
  language: words('Taal', 'Langue', 'Language', 'Sprache'),
  show: words('Toon', 'Afficher', 'Show', 'Zeigen'),
  search: words('Titel bevat', 'Le titre contient', 'Title contains', 'Titel enthält'),
  filter: words('Zoeken', 'Chercher', 'Search', 'Suchen'),
  noLanguage: words(
    'Er is u nog geen taal toegewezen. Vraag het aan een beheerder.',
    'Aucune langue ne vous est encore attribuée. Demandez-le à un administrateur.',
    'No language is assigned to you yet. Ask an administrator.',
    'Ihnen ist noch keine Sprache zugewiesen. Fragen Sie einen Administrator.',
  ),
  found: words('{count} teksten', '{count} textes', '{count} texts', '{count} Texte'),
  foundOne: words('1 tekst', '1 texte', '1 text', '1 Text'),
  nothing: words(
    'Hier wacht geen tekst. Kies een ander onderdeel, of toon alles.',
    'Aucun texte n’attend ici. Choisissez une autre rubrique, ou affichez tout.',
    'No text waits here. Choose another section, or show everything.',
    'Hier wartet kein Text. Wählen Sie einen anderen Bereich, oder zeigen Sie alles.',
  ),
  more: words('Volgende teksten', 'Textes suivants', 'Next texts', 'Nächste Texte'),
  fromStart: words('Vanaf het begin', 'Depuis le début', 'From the start', 'Von Anfang an'),
}

/** What the filter offers, by the value in the address. */
export const showTexts = {
  open: words(
    'te vertalen en verouderd',
    'à traduire et à revoir',
    'to translate and outdated',
    'zu übersetzen und veraltet',
  ),
  missing: words('te vertalen', 'à traduire', 'to translate', 'zu übersetzen'),
  stale: words('verouderd', 'à revoir', 'outdated', 'veraltet'),
  fresh: words('klaar', 'en ordre', 'done', 'fertig'),
  all: words('alles', 'tout', 'everything', 'alles'),
}

export const stateTexts = {
  missing: words('Te vertalen', 'À traduire', 'To translate', 'Zu übersetzen'),
  stale: words('Verouderd', 'À revoir', 'Outdated', 'Veraltet'),
  fresh: words('Klaar', 'En ordre', 'Done', 'Fertig'),
  source: words('Bron', 'Source', 'Source', 'Quelle'),
}

/** What stands at each text. */
export const workTexts = {
  keys: words(
    'Ctrl+Enter bewaart en gaat verder. Alt+↓ en Alt+↑ gaan naar de volgende en vorige tekst.',
    'Ctrl+Entrée enregistre et passe au suivant. Alt+↓ et Alt+↑ vont au texte suivant et précédent.',
    'Ctrl+Enter saves and moves on. Alt+↓ and Alt+↑ go to the next and previous text.',
    'Strg+Enter speichert und geht weiter. Alt+↓ und Alt+↑ gehen zum nächsten und vorigen Text.',
  ),
  save: words('Bewaren', 'Enregistrer', 'Save', 'Speichern'),
  saving: words('Bezig…', 'En cours…', 'Saving…', 'Läuft…'),
  stillRight: words('Klopt nog', 'Toujours juste', 'Still right', 'Stimmt noch'),
  staleNote: words(
    'De bron is gewijzigd nadat dit vertaald werd.',
    'La source a changé depuis cette traduction.',
    'The source changed after this was translated.',
    'Die Quelle wurde nach dieser Übersetzung geändert.',
  ),
  saved: words('Bewaard.', 'Enregistré.', 'Saved.', 'Gespeichert.'),
  savedDraft: words(
    'Bewaard als concept. Het komt online wanneer een redacteur publiceert.',
    'Enregistré comme brouillon. Il sera en ligne lorsqu’un rédacteur publiera.',
    'Saved as a draft. It goes online when an editor publishes.',
    'Als Entwurf gespeichert. Es geht online, wenn ein Redakteur veröffentlicht.',
  ),
  draftNote: words(
    'Dit is nog niet gepubliceerd; uw tekst komt mee in het concept.',
    'Ceci n’est pas encore publié ; votre texte rejoint le brouillon.',
    'This is not published yet; your text joins the draft.',
    'Dies ist noch nicht veröffentlicht; Ihr Text kommt in den Entwurf.',
  ),
  richNote: words(
    'Een lege regel scheidt alinea’s. Behoud tekens als <1>…</1>: daar staat een opmaak, een link of een nieuwe regel.',
    'Une ligne vide sépare les paragraphes. Gardez les signes comme <1>…</1> : ils portent une mise en forme, un lien ou une nouvelle ligne.',
    'An empty line separates paragraphs. Keep signs such as <1>…</1>: they carry a style, a link or a new line.',
    'Eine Leerzeile trennt Absätze. Behalten Sie Zeichen wie <1>…</1>: Sie tragen eine Formatierung, einen Link oder eine neue Zeile.',
  ),
  characters: words(
    '{count} van {max} tekens',
    '{count} caractères sur {max}',
    '{count} of {max} characters',
    '{count} von {max} Zeichen',
  ),
  theirText: words(
    'Wat er nu staat',
    'Ce qui s’y trouve',
    'What is there now',
    'Was jetzt dort steht',
  ),
}

/** Why a text was not kept; what was typed stays. */
export const refusalTexts = {
  language: words(
    'Deze taal is u niet toegewezen.',
    'Cette langue ne vous est pas attribuée.',
    'This language is not assigned to you.',
    'Diese Sprache ist Ihnen nicht zugewiesen.',
  ),
  forbidden: words(
    'U mag deze tekst niet wijzigen.',
    'Vous ne pouvez pas modifier ce texte.',
    'You may not change this text.',
    'Sie dürfen diesen Text nicht ändern.',
  ),
  addedByEditors: words(
    'Deze tekst is nog niet vervangen. Een redacteur doet dat de eerste keer.',
    'Ce texte n’est pas encore remplacé. Un rédacteur le fait la première fois.',
    'This text is not replaced yet. An editor does so the first time.',
    'Dieser Text ist noch nicht ersetzt. Beim ersten Mal macht das ein Redakteur.',
  ),
  gone: words(
    'Deze tekst bestaat niet meer, of heeft geen bron meer. Herlaad de pagina.',
    'Ce texte n’existe plus, ou n’a plus de source. Rechargez la page.',
    'This text is gone, or has no source any more. Load the page again.',
    'Diesen Text gibt es nicht mehr, oder er hat keine Quelle mehr. Laden Sie die Seite neu.',
  ),
  locked: words(
    'Een collega bewerkt dit nu. Uw tekst blijft hier staan; bewaar straks opnieuw.',
    'Un collègue modifie ceci. Votre texte reste ici ; enregistrez de nouveau plus tard.',
    'A colleague is editing this. Your text stays here; save again later.',
    'Ein Kollege bearbeitet dies gerade. Ihr Text bleibt hier; speichern Sie später erneut.',
  ),
  sourceChanged: words(
    'De bron is intussen gewijzigd en staat hiernaast opnieuw. Pas uw tekst aan en bewaar nog eens.',
    'La source a changé entre-temps et s’affiche à nouveau. Adaptez votre texte et enregistrez encore une fois.',
    'The source changed meanwhile and is shown anew. Adapt your text and save once more.',
    'Die Quelle wurde inzwischen geändert und steht neu daneben. Passen Sie Ihren Text an und speichern Sie erneut.',
  ),
  targetChanged: words(
    'Iemand anders wijzigde deze vertaling intussen. Uw tekst staat er nog: bewaar nog eens om die van de ander te vervangen.',
    'Quelqu’un d’autre a modifié cette traduction entre-temps. Votre texte est toujours là : enregistrez encore une fois pour remplacer l’autre.',
    'Somebody else changed this translation meanwhile. Your text is still here: save once more to replace theirs.',
    'Jemand anders hat diese Übersetzung inzwischen geändert. Ihr Text steht noch hier: Speichern Sie erneut, um den anderen zu ersetzen.',
  ),
  lost: words(
    'Deze namen ontbreken: {names}. De site vult ze zelf in.',
    'Ces noms manquent : {names}. Le site les remplit lui-même.',
    'These names are missing: {names}. The site fills them in.',
    'Diese Namen fehlen: {names}. Die Website füllt sie selbst aus.',
  ),
  foreign: words(
    'Deze namen staan niet in de bron: {names}. De site kan ze niet invullen.',
    'Ces noms ne figurent pas dans la source : {names}. Le site ne peut pas les remplir.',
    'These names are not in the source: {names}. The site cannot fill them in.',
    'Diese Namen stehen nicht in der Quelle: {names}. Die Website kann sie nicht ausfüllen.',
  ),
  braces: words(
    'Een accolade is niet gesloten.',
    'Une accolade n’est pas fermée.',
    'A brace is not closed.',
    'Eine geschweifte Klammer ist nicht geschlossen.',
  ),
  signs: words(
    'Er staat een teken in dat niet bewaard kan worden, zoals een half pictogram. Typ de tekst op die plaats opnieuw.',
    'Le texte contient un signe qui ne peut pas être enregistré, comme la moitié d’un pictogramme. Retapez le texte à cet endroit.',
    'It holds a sign that cannot be kept, such as half of a pictogram. Type the text anew in that place.',
    'Darin steht ein Zeichen, das nicht gespeichert werden kann, etwa ein halbes Piktogramm. Tippen Sie den Text an dieser Stelle neu.',
  ),
  tooLong: words(
    'Te lang: {characters} tekens, en er is plaats voor {charactersMax}.',
    'Trop long : {characters} caractères, et il y a place pour {charactersMax}.',
    'Too long: {characters} characters, and there is room for {charactersMax}.',
    'Zu lang: {characters} Zeichen, und es ist Platz für {charactersMax}.',
  ),
  paragraphs: words(
    'De bron heeft {expected} alinea’s en uw tekst {found}. Een lege regel scheidt alinea’s.',
    'La source a {expected} paragraphes et votre texte {found}. Une ligne vide sépare les paragraphes.',
    'The source has {expected} paragraphs and your text {found}. An empty line separates paragraphs.',
    'Die Quelle hat {expected} Absätze und Ihr Text {found}. Eine Leerzeile trennt Absätze.',
  ),
  codes: words(
    'In alinea {paragraph} moeten dezelfde tekens als <1>…</1> staan als in de bron, elk één keer.',
    'L’alinéa {paragraph} doit contenir les mêmes signes <1>…</1> que la source, chacun une fois.',
    'Paragraph {paragraph} has to hold the same signs such as <1>…</1> as the source, each once.',
    'Absatz {paragraph} muss dieselben Zeichen wie <1>…</1> enthalten wie die Quelle, jedes einmal.',
  ),
  record: words(
    'Het formulier weigert: {message}',
    'Le formulaire refuse : {message}',
    'The form refuses: {message}',
    'Das Formular lehnt ab: {message}',
  ),
  failed: words(
    'Het bewaren is mislukt. Uw tekst staat er nog; probeer opnieuw.',
    'L’enregistrement a échoué. Votre texte est toujours là ; réessayez.',
    'Saving failed. Your text is still here; try again.',
    'Das Speichern ist fehlgeschlagen. Ihr Text steht noch hier; versuchen Sie es erneut.',
  ),
}
