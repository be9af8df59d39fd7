import type { TypedUser } from 'payload'
import { FactList } from '@/cms/admin/fact-list'
import { toRelationId } from '@/cms/relation-id'
import { addressByTitle } from '@/domain/contact/civility'
import { toLocale } from '@/domain/kernel/locales'
import type { OfferContent } from '@/domain/offers/offer-content'
import { findSignerCivility } from './offer-copy-queries'
import { toOfferParts } from './to-offer-paper'

type OfferContentViewProps = {
  data?: { content?: unknown; enquiry?: unknown }
  user: TypedUser | null
  i18n: { language: string }
}

/**
 * On the record of an offer: what was signed, under labels in the language of the desk. How the first
 * signer wants to be addressed is no part of what binds; it comes from the enquiry, for as long as
 * that is kept.
 */
export async function OfferContentView({ data, user, i18n }: OfferContentViewProps) {
  if (!data?.content) return null
  // Written by the register alone.
  const content = data.content as OfferContent
  const locale = toLocale(i18n.language)
  const civility = await findSignerCivility(toRelationId(data.enquiry), user)
  const { signerA } = content
  const name = addressByTitle(signerA.name, civility, locale)
  const parts = toOfferParts({ ...content, locale, signerA: { ...signerA, name } })
  return <FactList facts={parts.flatMap(({ rows }) => rows)} />
}
