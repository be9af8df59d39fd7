import type { Payload, TypedUser } from 'payload'
import { toLocale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { words } from '../fields/words'
import { PostButton } from './post-button.client'

type InviteOwnerProps = {
  id?: number | string
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const texts = {
  invite: words(
    'Uitnodigen in het portaal',
    'Inviter dans l’espace',
    'Invite to the portal',
    'Ins Portal einladen',
  ),
  again: words('Opnieuw uitnodigen', 'Inviter à nouveau', 'Invite again', 'Erneut einladen'),
  question: words(
    'De link van de vorige uitnodiging werkt daarna niet meer. Doorgaan?',
    'Le lien de l’invitation précédente cessera de fonctionner. Continuer ?',
    'The link of the previous invitation will stop working. Go on?',
    'Der Link der vorigen Einladung funktioniert danach nicht mehr. Fortfahren?',
  ),
  done: words(
    'De uitnodiging is onderweg.',
    'L’invitation est en route.',
    'The invitation is on its way.',
    'Die Einladung ist unterwegs.',
  ),
  failed: words(
    'De uitnodiging is niet verstuurd. Probeer het opnieuw.',
    'L’invitation n’a pas été envoyée. Réessayez.',
    'The invitation was not sent. Try again.',
    'Die Einladung wurde nicht gesendet. Versuchen Sie es erneut.',
  ),
}

/** Beside the account of an owner: sends the link with which the first password is chosen. */
export async function InviteOwner({ id, payload, user, i18n }: InviteOwnerProps) {
  if (id === undefined) return null
  const { invitedAt } = await payload.findByID({
    collection: 'owners',
    id,
    depth: 0,
    overrideAccess: false,
    user,
    select: { invitedAt: true },
  })
  const locale = toLocale(i18n.language)
  return (
    <PostButton
      done={texts.done[locale]}
      failed={texts.failed[locale]}
      href={buildDeskApiPath('owners', id, 'invite')}
      label={invitedAt ? texts.again[locale] : texts.invite[locale]}
      question={invitedAt ? texts.question[locale] : undefined}
    />
  )
}
