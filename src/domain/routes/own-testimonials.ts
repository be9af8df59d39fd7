import type { Locale } from '../kernel/locales'

/** Second segment of the page of one testimonial; what follows proves who wrote it. */
export const ownTestimonialSegment = 'own-testimonial'

/** The page on which its author confirms or withdraws a testimonial. */
export function buildOwnTestimonialPath(locale: Locale, token: string): string {
  return `/${locale}/${ownTestimonialSegment}/${token}/`
}

/** Where that page sends what the author decides. */
export function buildOwnTestimonialActionPath(token: string): string {
  return `/api/own-testimonials/${token}/`
}
