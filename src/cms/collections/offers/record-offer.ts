import { sql } from '@payloadcms/db-postgres'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { depositOn } from '@/domain/offers/deposit'
import { offerAnswersSchema, type OfferAnswers } from '@/domain/offers/offer-answers'
import { offerTermsVersion, type OfferContent } from '@/domain/offers/offer-content'
import { nextEntry } from '@/domain/offers/register'
import type { Enquiry } from '@/cms/payload-types'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor } from '../../hooks/transaction'
import { toRelationId } from '../../relation-id'
import { getDepositPercent } from './deposit-percent'
import { describeProperty } from './describe-property'
import { hashText } from './hash-text'
import { queueOfferMails } from './mail-orders'

/**
 * The last line of the register. Whoever asks holds the register until the transaction ends, so
 * that two offers at the same moment follow one another.
 */
async function holdLastEntry(req: PayloadRequest) {
  const executor = await getExecutor(req)
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext('offers.register'))`)
  const { rows } = await executor.execute<{ sequence: string; hash: string }>(
    sql`select sequence, hash from offers order by sequence desc limit 1`,
  )
  const [last] = rows
  return last ? { sequence: Number(last.sequence), hash: last.hash } : null
}

function toFinancing(answers: OfferAnswers): OfferContent['financing'] {
  const { financing, financingAmount: euros, financingDays: days } = answers
  return financing && euros !== undefined && days !== undefined ? { euros, days } : null
}

async function toContent(
  req: PayloadRequest,
  enquiry: Enquiry,
  propertyId: number,
): Promise<OfferContent> {
  const answers = offerAnswersSchema.parse(enquiry.fields)
  const percent = await getDepositPercent(req)
  const { person, locale, createdAt } = enquiry
  return {
    locale,
    signedOn: toBelgianDay(new Date(createdAt)),
    signedAt: answers.place,
    property: await describeProperty(toNestedRequest(req, locale), propertyId),
    signerA: {
      name: [person?.firstName, person?.lastName].filter(Boolean).join(' '),
      street: answers.street,
      city: answers.city,
      email: person?.email ?? '',
      phone: person?.phone ?? answers.phone,
    },
    signerB:
      answers.secondName === undefined
        ? null
        : { name: answers.secondName, email: answers.secondEmail ?? null },
    amountEuros: answers.amount,
    amountInWords: answers.confirmed,
    startsOn: answers.startDate,
    endsOn: answers.endDate,
    conditions: answers.conditions ?? null,
    financing: toFinancing(answers),
    deposit: { percent, euros: depositOn(answers.amount, percent) },
    termsVersion: offerTermsVersion,
  }
}

/**
 * Writes an offer into the register, in the transaction that stores the enquiry: either both are
 * kept or neither, and the copies for the signers leave with it.
 *
 * @throws Error when the enquiry names no property, or does not hold what an offer consists of
 */
export const recordOffer: CollectionAfterChangeHook<Enquiry> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || doc.kind !== 'offer') return doc
  const property = toRelationId(doc.property)
  if (property === null) throw new Error('An offer names the property that it is made for')
  const content = await toContent(req, doc, property)
  const entry = nextEntry(await holdLastEntry(req), content, hashText)
  const { id } = await req.payload.create({
    collection: 'offers',
    depth: 0,
    req: toNestedRequest(req),
    data: {
      ...entry,
      content,
      state: 'open',
      property,
      enquiry: doc.id,
      signer: content.signerA.name,
      amountEuros: content.amountEuros,
      endsOn: content.endsOn,
    },
  })
  await queueOfferMails(toNestedRequest(req), { id, content, enquiryId: doc.id }, 'received')
  return doc
}
