import type { Payload, TypedUser } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toMeantLocales, type Locale } from '@/domain/kernel/locales'
import { mayBeOnPaper } from '@/domain/properties/visibility'
import { findSiteLanguages } from '../../lists/site-languages'

/** What the office can print of a home: by which number, and in which languages. */
export type Papers = { publicId: number; languages: readonly Locale[] }

/**
 * The papers of a home as visitors see it today; null while it has none. Its form does not tell: it
 * holds the newest draft, where the site has what is published.
 */
export async function findPapers(
  { payload, user }: { payload: Payload; user: TypedUser | null },
  id: number,
): Promise<Papers | null> {
  const home = await payload.findByID({
    collection: 'properties',
    id,
    draft: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
    select: {
      _status: true,
      publicId: true,
      status: true,
      publishedAt: true,
      closedAt: true,
      isDiscreet: true,
      visibleIn: true,
    },
  })
  if (home?._status !== 'published' || typeof home.publicId !== 'number') return null
  const { publicId, status, publishedAt = null, closedAt = null } = home
  const isDiscreet = home.isDiscreet === true
  const today = toBelgianDay(new Date())
  if (!mayBeOnPaper({ status, publishedAt, closedAt, isDiscreet, today })) return null
  const meant = toMeantLocales(home.visibleIn)
  const spoken = await findSiteLanguages(payload)
  const languages = spoken.filter((locale) => meant.includes(locale))
  return languages.length > 0 ? { publicId, languages } : null
}
