import { directSource, otherSource } from '@/domain/visits/visit-source'
import type { StatisticsTexts } from './messages'

/** What agencies call the newsletter in the addresses of its links. */
const newsletterSources: readonly string[] = ['nieuwsbrief', 'newsletter', 'infolettre']

/** The source of visits in words; the names of sites and campaigns stand for themselves. */
export function toSourceName(
  source: string,
  { direct, newsletter, other }: Pick<StatisticsTexts, 'direct' | 'newsletter' | 'other'>,
): string {
  if (source === directSource) return direct
  if (newsletterSources.includes(source)) return newsletter
  return source === otherSource ? other : source
}
