import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { buildAgendaPath } from '@/domain/routes/agendas'
import { createAgendaToken } from '../collections/users/agenda-token'
import { words } from '../fields/words'
import { PostButton } from './post-button.client'

type AgendaAddressProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const texts = {
  label: words(
    'Adres van uw agenda',
    'Adresse de votre agenda',
    'Address of your calendar',
    'Adresse Ihres Kalenders',
  ),
  help: words(
    'Voeg het toe in uw agenda als abonnement. Wie het adres heeft, leest uw afspraken: geef het aan niemand.',
    'Ajoutez-la à votre agenda comme abonnement. Qui connaît l’adresse lit vos rendez-vous : ne la donnez à personne.',
    'Add it to your calendar as a subscription. Whoever has the address reads your appointments: give it to nobody.',
    'Fügen Sie sie Ihrem Kalender als Abonnement hinzu. Wer die Adresse hat, liest Ihre Termine: Geben Sie sie niemandem.',
  ),
  renew: words('Nieuw adres', 'Nouvelle adresse', 'New address', 'Neue Adresse'),
  question: words(
    'Het oude adres werkt dan niet meer. Doorgaan?',
    'L’ancienne adresse ne fonctionnera plus. Continuer ?',
    'The old address will stop working. Go on?',
    'Die alte Adresse funktioniert dann nicht mehr. Fortfahren?',
  ),
  done: words(
    'U hebt een nieuw adres.',
    'Vous avez une nouvelle adresse.',
    'You have a new address.',
    'Sie haben eine neue Adresse.',
  ),
  failed: words(
    'Dat is niet gelukt.',
    'Cela n’a pas abouti.',
    'That did not work.',
    'Das hat nicht geklappt.',
  ),
}

const address = { overflowWrap: 'anywhere', userSelect: 'all' } as const
const block = { margin: '0 0 32px', display: 'grid', gap: 8, justifyItems: 'start' } as const

/** In one's own account: where a calendar program finds the appointments, and how to change that. */
export async function AgendaAddress({ id, payload, user, i18n }: AgendaAddressProps) {
  if (user?.collection !== 'users' || String(user.id) !== String(id)) return null
  const stored = await payload.findByID({
    collection: 'users',
    id: user.id,
    depth: 0,
    showHiddenFields: true,
  })
  const locale = toLocale(i18n.language)
  const token = createAgendaToken(stored, payload.secret)
  return (
    <div style={block}>
      <strong>{texts.label[locale]}</strong>
      <code style={address}>{`${payload.config.serverURL}${buildAgendaPath(token)}`}</code>
      <span>{texts.help[locale]}</span>
      <PostButton
        done={texts.done[locale]}
        failed={texts.failed[locale]}
        href={`/api/users/${user.id}/renew-agenda/`}
        label={texts.renew[locale]}
        question={texts.question[locale]}
      />
    </div>
  )
}
