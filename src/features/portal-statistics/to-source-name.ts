import { directSource, otherSource } from '@/domain/visits/visit-source'
import type { StatisticsTexts } from './messages'

/** The source of visits in words; the names of sites and campaigns stand for themselves. */
export function toSourceName(
  source: string,
  { direct, other }: Pick<StatisticsTexts, 'direct' | 'other'>,
): string {
  if (source === directSource) return direct
  return source === otherSource ? other : source
}
