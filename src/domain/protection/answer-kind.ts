import { isLocale } from '../kernel/locales'
import { isDeskPath } from '../routes/desk'
import { hasOwnAnswer } from '../routes/own-answers'
import { isPersonalSegment } from '../routes/personal-pages'

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

const shared =
  /^\/(?:img\/|feeds\/|brochures\/|sitemaps\/|sitemap\.xml$|robots\.txt$|llms\.txt$|favicon\.ico$|icon\.svg$|apple-icon\.png$|api\/media\/file\/)/

/** @param pathname of the request, without its query; whatever somebody typed */
export function toAnswerKind(pathname: string): AnswerKind {
  if (isDeskPath(pathname)) return 'desk'
  if (shared.test(pathname)) return 'shared'
  if (hasOwnAnswer(pathname)) return 'closed'
  const [, first = '', second = ''] = pathname.split('/')
  const isPersonal = isLocale(first.toLowerCase()) && isPersonalSegment(second)
  return isPersonal ? 'personalPage' : 'page'
}
