import type { OfferContent } from '@/domain/offers/offer-content'
import type { OfferDecision } from '@/domain/offers/validity'
import type { PayloadRequest } from 'payload'
import { queueMails } from '../../jobs/queue-mails'
import { offerMailKinds } from './mail-kinds'

/** What signers are told: that their offer came in, with the copy, or what became of it. */
export type OfferNews = 'received' | OfferDecision

/** What composing such a mail needs; all else stands in the register. */
export type OfferMailData = { offer: number; news: OfferNews }

type Told = { id: number; content: OfferContent; enquiryId: number | null }

/** Both signers, once where they share an address. */
function listAddresses({ signerA, signerB }: OfferContent): string[] {
  return [...new Set([signerA.email, signerB?.email ?? ''])].filter((address) => address !== '')
}

/** Queues a mail to every signer, in the transaction of the request and the language of the offer. */
export async function queueOfferMails(
  req: PayloadRequest,
  { id, content, enquiryId }: Told,
  news: OfferNews,
): Promise<void> {
  const data: OfferMailData = { offer: id, news }
  const { locale } = content
  const orders = listAddresses(content).map((to) => ({
    kind: offerMailKinds.signer,
    to,
    locale,
    enquiryId,
    data,
  }))
  await queueMails(req, orders)
}
