import { words } from '../../fields/words'

export const texts = {
  answer: words('Antwoorden', 'Répondre', 'Answer', 'Antworten'),
  answering: words(
    'U antwoordt op dit bericht',
    'Vous répondez à ce message',
    'You are answering this message',
    'Sie antworten auf diese Nachricht',
  ),
  answeredOn: words(
    'Beantwoord op {day}',
    'Répondu le {day}',
    'Answered on {day}',
    'Beantwortet am {day}',
  ),
  again: words('Nog eens schrijven', 'Écrire encore', 'Write again', 'Noch einmal schreiben'),
  notNoted: words(
    'Dat u dit bericht las, is niet genoteerd. Open het opnieuw.',
    'Votre lecture de ce message n’a pas été notée. Ouvrez-le à nouveau.',
    'That you read this message was not noted. Open it again.',
    'Dass Sie diese Nachricht gelesen haben, wurde nicht vermerkt. Öffnen Sie sie erneut.',
  ),
  answered: words(
    'Het antwoord is bewaard. De eigenaar leest het in het portaal.',
    'La réponse est enregistrée. Le propriétaire la lit dans son espace.',
    'The answer is saved. The owner reads it in the portal.',
    'Die Antwort ist gespeichert. Der Eigentümer liest sie im Portal.',
  ),
}
