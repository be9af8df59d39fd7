import { isLocale } from '../kernel/locales'
import { appointmentSegment } from '../routes/appointments'
import { digestSegment } from '../routes/digests'
import { documentSegment } from '../routes/document-links'
import { loginCodeSegment, loginLinkSegment } from '../routes/login-links'
import { hasOwnAnswer } from '../routes/own-answers'
import { ownDataSegment } from '../routes/own-data'
import { ownTestimonialSegment } from '../routes/own-testimonials'
import { portalSegment } from '../routes/portal'
import { previewSegment } from '../routes/preview'
import { alertSegment } from '../routes/search-alerts'
import { subscriptionSegment } from '../routes/subscriptions'

/**
 * What an address answers with, as far as browsers have to be careful with it:
 * - `page`: a page of the site, with scripts of its own
 * - `personalPage`: one whose address is a right, or that shows what is somebody's own
 * - `desk`: the admin, whose framework needs scripts in its pages
 * - `shared`: files that other sites, mails and portals may show
 * - `closed`: endpoints and private files
 */
export const answerKinds = ['page', 'personalPage', 'desk', 'shared', 'closed'] as const
export type AnswerKind = (typeof answerKinds)[number]

const personalSegments: readonly string[] = [
  alertSegment,
  appointmentSegment,
  digestSegment,
  documentSegment,
  loginCodeSegment,
  loginLinkSegment,
  ownDataSegment,
  ownTestimonialSegment,
  portalSegment,
  previewSegment,
  subscriptionSegment,
]

const shared =
  /^\/(?:img\/|feeds\/|brochures\/|sitemaps\/|sitemap\.xml$|robots\.txt$|llms\.txt$|favicon\.ico$|icon\.svg$|apple-icon\.png$|api\/media\/file\/)/

/** @param pathname of the request, without its query; whatever somebody typed */
export function toAnswerKind(pathname: string): AnswerKind {
  if (/^\/admin(?:\/|$)/.test(pathname)) return 'desk'
  if (shared.test(pathname)) return 'shared'
  if (hasOwnAnswer(pathname)) return 'closed'
  const [, first = '', second = ''] = pathname.split('/')
  const isPersonal = isLocale(first.toLowerCase()) && personalSegments.includes(second)
  return isPersonal ? 'personalPage' : 'page'
}
