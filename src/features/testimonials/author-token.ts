import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import { buildOwnTestimonialPath } from '@/domain/routes/own-testimonials'
import { env } from '@/server/env'
import { createSignedId, readSignedId } from '@/server/signed-id'

/** Where its author confirms or withdraws a testimonial; opens nothing else. */
export function toOwnTestimonialHref(id: number, locale: Locale): string {
  const token = createSignedId('testimonial', id, env().PAYLOAD_SECRET)
  return `${env().SITE_URL}${buildOwnTestimonialPath(locale, token)}`
}

/** The testimonial behind a token of ours; null for anything else. */
export function readAuthorToken(token: string): number | null {
  return readSignedId('testimonial', token, env().PAYLOAD_SECRET)
}
