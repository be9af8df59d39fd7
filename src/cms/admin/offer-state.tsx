import type { Payload, TypedUser } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type LocalizedText } from '@/domain/kernel/locales'
import { isExpired, type OfferDecision } from '@/domain/offers/validity'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { words } from '../fields/words'
import { PostButton } from './post-button.client'

type OfferStateActionsProps = {
  data?: { id?: unknown }
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
}

const labels: Record<OfferDecision, LocalizedText> = {
  accepted: words(
    'De verkoper aanvaardt',
    'Le vendeur accepte',
    'The seller accepts',
    'Der Verkäufer nimmt an',
  ),
  declined: words(
    'De verkoper weigert',
    'Le vendeur refuse',
    'The seller declines',
    'Der Verkäufer lehnt ab',
  ),
  withdrawn: words(
    'Het bod is ingetrokken',
    'L’offre est retirée',
    'The offer is withdrawn',
    'Das Angebot ist zurückgezogen',
  ),
  expired: words(
    'Het bod is vervallen',
    'L’offre a expiré',
    'The offer has expired',
    'Das Angebot ist abgelaufen',
  ),
}

const texts = {
  question: words(
    'Dit kan niet ongedaan worden gemaakt. De ondertekenaars krijgen er een e-mail over. Doorgaan?',
    'Ceci ne peut pas être annulé. Les signataires en seront avertis par e-mail. Continuer ?',
    'This cannot be undone. The signers are told by e-mail. Go on?',
    'Das lässt sich nicht rückgängig machen. Die Unterzeichner werden per E-Mail benachrichtigt. Fortfahren?',
  ),
  done: words(
    'Genoteerd. De ondertekenaars krijgen een e-mail.',
    'C’est noté. Les signataires reçoivent un e-mail.',
    'Noted. The signers get an e-mail.',
    'Notiert. Die Unterzeichner erhalten eine E-Mail.',
  ),
  failed: words(
    'Er is niets genoteerd. Probeer het opnieuw.',
    'Rien n’a été noté. Réessayez.',
    'Nothing was noted. Try again.',
    'Es wurde nichts notiert. Versuchen Sie es erneut.',
  ),
}

/** What can be noted of an offer today; nothing of one that was decided. */
async function listDecisions(
  { payload, user }: OfferStateActionsProps,
  id: number,
): Promise<readonly OfferDecision[]> {
  // Asked as it is stored: read, it would be called expired before anybody noted that.
  const { docs } = await payload.find({
    collection: 'offers',
    where: { and: [{ id: { equals: id } }, { state: { equals: 'open' } }] },
    overrideAccess: false,
    user,
    depth: 0,
    limit: 1,
    select: { endsOn: true },
  })
  const [offer] = docs
  if (!offer) return []
  return isExpired(offer, toBelgianDay(new Date()))
    ? ['expired']
    : ['accepted', 'declined', 'withdrawn']
}

/** On the record of an offer that stands open: the buttons that note what became of it. */
export async function OfferStateActions(props: OfferStateActionsProps) {
  const id = props.data?.id
  if (typeof id !== 'number') return null
  const locale = toLocale(props.i18n.language)
  const decisions = await listDecisions(props, id)
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: 12 }}>
      {decisions.map((state) => (
        <PostButton
          done={texts.done[locale]}
          failed={texts.failed[locale]}
          href={buildDeskApiPath('offers', id, 'note', state)}
          key={state}
          label={labels[state][locale]}
          question={texts.question[locale]}
        />
      ))}
    </div>
  )
}
