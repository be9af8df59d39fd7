import type { CalendarDay } from '../kernel/calendar-day'
import { daysBetween, toCalendarDay } from '../kernel/calendar-day'
import type { LocalizedText } from '../kernel/locales'

/** The codes that a marquee can have in feeds and on the map. */
export const marqueeCodes = [0, 1, 2, 3, 4] as const

export type MarqueeCode = (typeof marqueeCodes)[number]

/** The colour of the plate, by the name it has in the design. */
export const marqueeTones = ['enamel', 'marigold', 'ink', 'tile', 'chalk'] as const

export type MarqueeTone = (typeof marqueeTones)[number]

/** What the banner on a picture says and does. The agency may change every line of it. */
export type MarqueeRule = {
  code: MarqueeCode
  names: LocalizedText
  tone: MarqueeTone
  /** The name is shown where the price would stand: the list of ignored marquees. */
  hidesPrice: boolean
  /** Whether a property with this marquee stands in the ordinary lists. */
  inLists: boolean
  showOnMap: boolean
  /** How many days the marquee is shown after it was set; null for as long as it is set. */
  daysVisible: number | null
}

/** The marquees as an agency finds them at first; code 0 is a picture without a plate. */
export const defaultMarquees: readonly MarqueeRule[] = [
  {
    code: 0,
    names: { nl: '', fr: '', en: '', de: '' },
    tone: 'chalk',
    hidesPrice: false,
    inLists: true,
    showOnMap: true,
    daysVisible: null,
  },
  {
    code: 1,
    names: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' },
    tone: 'marigold',
    hidesPrice: false,
    inLists: true,
    showOnMap: true,
    daysVisible: 30,
  },
  {
    code: 2,
    names: { nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Reserviert' },
    tone: 'enamel',
    hidesPrice: false,
    inLists: true,
    showOnMap: true,
    daysVisible: null,
  },
  {
    code: 3,
    names: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' },
    tone: 'ink',
    hidesPrice: true,
    inLists: false,
    showOnMap: false,
    daysVisible: 90,
  },
  {
    code: 4,
    names: { nl: 'Verhuurd', fr: 'Loué', en: 'Let', de: 'Vermietet' },
    tone: 'ink',
    hidesPrice: true,
    inLists: false,
    showOnMap: false,
    daysVisible: 90,
  },
]

/**
 * Tells whether a marquee still shows on a property. Its days count from the sale or letting, and
 * before that from the publication (both moments in ISO form); code 0 is no marquee.
 */
export function isMarqueeVisible(
  rule: { code: number; daysVisible: number | null },
  property: { closedAt: string | null; publishedAt: string | null },
  today: CalendarDay,
): boolean {
  if (rule.code === 0) return false
  const since = property.closedAt ?? property.publishedAt
  const setOn = since === null ? null : toCalendarDay(since)
  if (rule.daysVisible === null || setOn === null) return true
  return daysBetween(setOn, today) <= rule.daysVisible
}
