import 'server-only'
import type { PayloadRequest } from 'payload'
import { err, ok, type Result } from '@/domain/kernel/result'
import { findPrepare } from '../prepares'
import type { FormDefinition } from './define-form'
import type { Enquiry } from './enquiry'
import { toMailOrders } from './enquiry-orders'
import { createEnquiry, saveEnquiry } from './enquiry-store'
import type { Prepare } from './prepare'
import type { Kept, SubmitTools } from './submit-form'

/** Why a form's own way of keeping did not keep it: a code at a field. */
type KeepRefusal = { field: string; code: string; isTaken: boolean }

/** What a form's own way of keeping knows better than what was sent. */
type KnownBetter = {
  /** In place of answers that only a record could explain. */
  answers: Readonly<Record<string, unknown>>
  /** The account of who deals with it, and is told. */
  userId: number | null
}

/** Keeps the enquiry with its mails, in the transaction of the request. */
type SaveEnquiry = (req: PayloadRequest, known: KnownBetter) => Promise<number>

/**
 * A form's own way of keeping what was sent, handed in because forms know no features. `saveEnquiry`
 * keeps the enquiry within a transaction, so that either all is kept or nothing.
 */
type Keep = (
  enquiry: Enquiry,
  saveEnquiry: SaveEnquiry,
  now: Date,
) => Promise<Result<Kept, KeepRefusal>>

/**
 * How a form of its own kind keeps what was sent, and what it tells who sends the same a second time, as after
 * an answer that got lost.
 */
export type OwnKeep = {
  keep: Keep
  recall?: NonNullable<SubmitTools['recall']>
}

type Keeping = Pick<SubmitTools, 'keep' | 'recall'>

function toOwnKeeping({ keep, recall }: OwnKeep, definition: FormDefinition, now: Date): Keeping {
  const keepIt: SubmitTools['keep'] = async (enquiry) => {
    const save: SaveEnquiry = async (req, { answers, userId }) => {
      const orders = await toMailOrders(enquiry, definition, { userId, req })
      return createEnquiry({ ...enquiry, fields: { ...enquiry.fields, ...answers } }, orders, req)
    }
    const kept = await keep(enquiry, save, now)
    if (kept.ok) return kept
    const { field, code, isTaken } = kept.error
    return err({ kind: isTaken ? 'taken' : 'refused', errors: { [field]: code } })
  }
  return { keep: keepIt, ...(recall && { recall }) }
}

/** Keeps what a form prepared by its own rules: other mails, or less than was typed. */
function toPreparedKeep(
  prepare: Prepare,
  definition: FormDefinition,
  now: Date,
): SubmitTools['keep'] {
  return async (sent) => {
    const prepared = await prepare(sent, await toMailOrders(sent, definition), now)
    if (!prepared.ok) {
      const { field, code } = prepared.error
      return err({ kind: 'refused', errors: { [field]: code }, isGuarded: true })
    }
    await saveEnquiry(prepared.value.enquiry, prepared.value.orders)
    return ok(null)
  }
}

/**
 * How a form keeps what was sent, where it does so in a way of its own: handed in, or prepared by its rules.
 *
 * @param own handed in, for a form that keeps more than an enquiry
 */
export function findKeeping(definition: FormDefinition, now: Date, own?: OwnKeep): Keeping {
  if (own) return toOwnKeeping(own, definition, now)
  const prepare = findPrepare(definition.kind)
  return prepare ? { keep: toPreparedKeep(prepare, definition, now) } : {}
}
