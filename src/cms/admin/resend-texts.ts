import { words } from '../fields/words'

/** What the buttons say that send mails again. */
export const resendTexts = {
  one: words('Opnieuw verzenden', 'Renvoyer', 'Send again', 'Erneut senden'),
  all: words(
    'Alles wat niet vertrok opnieuw verzenden',
    'Renvoyer tout ce qui n’est pas parti',
    'Send again all that did not leave',
    'Alles nicht Gesendete erneut senden',
  ),
  done: words(
    'De e-mail staat weer in de wachtrij.',
    'L’e-mail est de nouveau en attente.',
    'The e-mail waits in the queue again.',
    'Die E-Mail wartet wieder in der Warteschlange.',
  ),
  allDone: words(
    'De e-mails staan weer in de wachtrij.',
    'Les e-mails sont de nouveau en attente.',
    'The e-mails wait in the queue again.',
    'Die E-Mails warten wieder in der Warteschlange.',
  ),
  failed: words(
    'Dat lukte niet. Probeer het over enkele minuten opnieuw.',
    'Cela n’a pas fonctionné. Réessayez dans quelques minutes.',
    'That did not work. Try again in a few minutes.',
    'Das hat nicht geklappt. Versuchen Sie es in einigen Minuten erneut.',
  ),
}
