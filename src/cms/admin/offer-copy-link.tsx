import { toLocale } from '@/domain/kernel/locales'
import { buildOfferCopyPath } from '@/domain/routes/offer-copies'
import { words } from '../fields/words'

type OfferCopyLinkProps = { data?: { id?: unknown }; i18n: { language: string } }

const text = words(
  'Afschrift openen (PDF)',
  'Ouvrir la copie (PDF)',
  'Open the copy (PDF)',
  'Abschrift öffnen (PDF)',
)

/** On the record of an offer: the way to the copy that both sides have. */
export function OfferCopyLink({ data, i18n }: OfferCopyLinkProps) {
  const id = data?.id
  if (typeof id !== 'number') return null
  return (
    <p style={{ margin: '0 0 24px' }}>
      <a href={buildOfferCopyPath(id)} rel="noopener" target="_blank">
        {text[toLocale(i18n.language)]}
      </a>
    </p>
  )
}
