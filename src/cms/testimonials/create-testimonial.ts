import type { CollectionAfterChangeHook } from 'payload'
import { toNestedRequest } from '../hooks/nested-request'
import { queueMails } from '../jobs/queue-mails'
import type { Enquiry } from '../payload-types'

/** The mail that asks an author whether the testimonial is theirs. */
export const testimonialMailKind = 'testimonial-confirm'

/** The form that asks for a testimonial. */
const testimonialForm = 'testimonial'

function readText(fields: Enquiry['fields'], name: string): string | null {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null
  const value = fields[name]
  return typeof value === 'string' ? value : null
}

/**
 * Keeps what a visitor wrote as a testimonial to be looked at, in the transaction of the enquiry,
 * and asks its author to confirm. It is a draft in the visitor's language: nothing of it is shown
 * before staff approve, and they cannot before its author confirmed.
 */
export const createTestimonialOfEnquiry: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || doc.kind !== testimonialForm) return
  const email = doc.person?.email
  const comment = readText(doc.fields, 'comment')
  const name = readText(doc.fields, 'name')
  if (!email || comment === null || name === null) return
  const nested = toNestedRequest(req)
  const { id } = await req.payload.create({
    collection: 'testimonials',
    depth: 0,
    draft: true,
    locale: doc.locale,
    req: nested,
    data: {
      comment,
      name,
      website: readText(doc.fields, 'website'),
      state: 'pending',
      postedAt: doc.createdAt,
      author: {
        email,
        locale: doc.locale,
        privacyVersion: doc.privacyVersion,
        enquiry: doc.id,
      },
    },
  })
  await queueMails(nested, [
    {
      kind: testimonialMailKind,
      to: email,
      locale: doc.locale,
      enquiryId: doc.id,
      data: { testimonial: id },
    },
  ])
}
