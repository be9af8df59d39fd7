import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { isAgentOrEditor } from '../access/agents-and-editors'
import { words } from '../fields/words'
import { isSecondFactorOn } from '../second-factors'
import { PostButton } from './post-button.client'

type SecondFactorOffProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const texts = {
  off: words(
    'Tweede stap uitschakelen',
    'Désactiver la deuxième étape',
    'Switch off the second step',
    'Zweiten Schritt ausschalten',
  ),
  question: words(
    'Daarna volstaat het wachtwoord of een link om zich aan te melden. Bent u zeker dat de eigenaar dit zelf vraagt? De eigenaar krijgt er een e-mail over.',
    'Le mot de passe ou un lien suffira ensuite pour se connecter. Êtes-vous certain que la demande vient du propriétaire ? Il en sera informé par e-mail.',
    'After this the password or a link is enough to log in. Are you sure that the owner asks for it? The owner is told by e-mail.',
    'Danach genügt das Passwort oder ein Link für die Anmeldung. Sind Sie sicher, dass der Eigentümer selbst darum bittet? Er erhält darüber eine E-Mail.',
  ),
  done: words(
    'De tweede stap is uitgeschakeld.',
    'La deuxième étape est désactivée.',
    'The second step is switched off.',
    'Der zweite Schritt ist ausgeschaltet.',
  ),
  failed: words(
    'De tweede stap is niet uitgeschakeld. Probeer het opnieuw.',
    'La deuxième étape n’a pas été désactivée. Réessayez.',
    'The second step was not switched off. Try again.',
    'Der zweite Schritt wurde nicht ausgeschaltet. Versuchen Sie es erneut.',
  ),
}

/** Beside the account of an owner who has a second factor: takes it away from who lost the phone. */
export async function SecondFactorOff({ id, payload, user, i18n }: SecondFactorOffProps) {
  if (id === undefined || !isAgentOrEditor(user)) return null
  if (!(await isSecondFactorOn('owners', { payload }, Number(id)))) return null
  const locale = toLocale(i18n.language)
  return (
    <PostButton
      done={texts.done[locale]}
      failed={texts.failed[locale]}
      href={buildDeskApiPath('owners', id, 'second-factor-off')}
      label={texts.off[locale]}
      question={texts.question[locale]}
    />
  )
}
