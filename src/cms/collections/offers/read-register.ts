import { findTampering, type RegisterEntry, type Tampering } from '@/domain/offers/register'
import { retainedSince } from '@/domain/privacy/retention'
import type { OfferContent } from '@/domain/offers/offer-content'
import type { Offer } from '@/cms/payload-types'
import type { Payload, TypedUser } from 'payload'
import { hashText } from './hash-text'

/** Before this there was no register: no line of it is over sooner than its years after this day. */
const registerBegan = new Date('2026-11-01T00:00:00Z')

/** How many lines the register has, and the first one that was touched; null when none was. */
export type RegisterReport = { entries: number; tampering: Tampering | null }

type Line = Pick<
  Offer,
  'sequence' | 'content' | 'previousHash' | 'hash' | 'signer' | 'amountEuros' | 'endsOn'
>

/** What the list shows stands beside the hashed content, and must say the same. */
function toEntry(line: Line): RegisterEntry {
  const { sequence, previousHash, hash, content, signer, amountEuros, endsOn } = line
  const said = content as Partial<OfferContent> | null
  const agrees =
    said?.signerA?.name === signer && said.amountEuros === amountEuros && said.endsOn === endsOn
  return { sequence, previousHash, hash, content: agrees ? content : null }
}

/**
 * Reads the whole register and follows its chain. Who reads some of the offers is told about all: a
 * part of a chain proves nothing, and the answer names numbers alone.
 *
 * @param user who asks; their rights decide
 * @throws Forbidden for somebody who may not read offers
 */
export async function readRegister(
  payload: Payload,
  user: TypedUser | null,
  now = new Date(),
): Promise<RegisterReport> {
  await payload.count({ collection: 'offers', overrideAccess: false, user })
  const { docs } = await payload.find({
    collection: 'offers',
    depth: 0,
    pagination: false,
    sort: 'sequence',
    select: {
      sequence: true,
      content: true,
      previousHash: true,
      hash: true,
      signer: true,
      amountEuros: true,
      endsOn: true,
    },
  })
  const hasLostOldest = retainedSince('offer-register', now) >= registerBegan
  const tampering = findTampering(docs.map(toEntry), hashText, { hasLostOldest })
  return { entries: docs.length, tampering }
}
