import { FactList } from '@/cms/admin/fact-list'
import { toLocale } from '@/domain/kernel/locales'
import type { OfferContent } from '@/domain/offers/offer-content'
import { toOfferParts } from './to-offer-paper'

type OfferContentViewProps = { data?: { content?: unknown }; i18n: { language: string } }

/** On the record of an offer: what was signed, under labels in the language of the desk. */
export function OfferContentView({ data, i18n }: OfferContentViewProps) {
  if (!data?.content) return null
  // Written by the register alone.
  const content = data.content as OfferContent
  const parts = toOfferParts({ ...content, locale: toLocale(i18n.language) })
  return <FactList facts={parts.flatMap(({ rows }) => rows)} />
}
