import 'server-only'
import { inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { toRelationId } from '@/cms/relation-id'
import { confirmAuthor } from '@/cms/testimonials/confirm-author'
import type { Locale } from '@/domain/kernel/locales'
import { payloadAsSystem } from '@/server/payload'

const open = () => payloadAsSystem('a testimonial is confirmed or withdrawn by its author alone')

/** What an author may decide. */
export const authorDeeds = ['confirm', 'withdraw'] as const

export type AuthorDeed = (typeof authorDeeds)[number]

/** How a testimonial stands for its author. */
export type AuthorState = 'unconfirmed' | 'confirmed' | 'shown' | 'rejected'

export type AuthorView = { comment: string; name: string; state: AuthorState }

type Stored = Awaited<ReturnType<typeof findStored>>

async function findStored(id: number) {
  const payload = await open()
  return payload.findByID({
    collection: 'testimonials',
    id,
    depth: 0,
    draft: true,
    locale: 'all',
    disableErrors: true,
  })
}

function toState({ author, state, _status }: NonNullable<Stored>): AuthorState {
  if (state === 'rejected') return 'rejected'
  if (state === 'approved' && _status === 'published') return 'shown'
  return author?.confirmedAt ? 'confirmed' : 'unconfirmed'
}

/** What was written, in the language of the reader or else the one that it was written in. */
function toComment(given: unknown, locale: Locale): string {
  if (typeof given !== 'object' || given === null) return ''
  const comments = new Map<string, unknown>(Object.entries(given))
  const found = [comments.get(locale), ...comments.values()].find(Boolean)
  return typeof found === 'string' ? found : ''
}

/** A testimonial that a visitor wrote; null when it is gone, and for one that staff wrote. */
export async function findOwnTestimonial(id: number, locale: Locale): Promise<AuthorView | null> {
  const stored = await findStored(id)
  if (!stored?.author?.email) return null
  return { comment: toComment(stored.comment, locale), name: stored.name, state: toState(stored) }
}

/**
 * Does what an author decided, once: a second confirmation changes nothing, nor does anything once
 * it is gone. Withdrawing deletes it, also from the site, with the form that it came from and every
 * mail about it.
 *
 * @throws Error when the database fails
 */
export async function changeTestimonial(id: number, deed: AuthorDeed, now: Date): Promise<void> {
  const payload = await open()
  await inTransaction(payload, async (req) => {
    // Before its versions, as by who saves it, so that no two wait for each other.
    await lockRecord(req, 'testimonials', id)
    const options = { collection: 'testimonials', id, depth: 0, req } as const
    const stored = await payload.findByID({ ...options, draft: true, disableErrors: true })
    if (!stored?.author?.email) return
    if (deed === 'confirm') {
      await confirmAuthor(req, id, now)
      return
    }
    await payload.delete(options)
    const enquiry = toRelationId(stored.author.enquiry)
    const where = { id: { equals: enquiry } }
    if (enquiry !== null) await payload.delete({ collection: 'enquiries', where, depth: 0, req })
  })
}
