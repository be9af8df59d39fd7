import type { Locale } from '../kernel/locales'

/** What can be shown as a draft to somebody without an account. */
export const previewTargets = ['pages', 'articles', 'properties', 'projects'] as const

export type PreviewTarget = (typeof previewTargets)[number]

/** How long a link may be good, in days from the moment it is made. */
export const previewDays = { min: 1, usual: 7, max: 30 } as const

const dayMs = 24 * 60 * 60 * 1000

/** When a link ends that is made now, in whole seconds, as its signature tells it. */
export function toPreviewExpiry(now: Date, days: number): Date {
  return new Date(Math.floor((now.getTime() + days * dayMs) / 1000) * 1000)
}

export type PreviewLink = {
  expiresAt: Date
  revokedAt: Date | null
  /** The languages in which the draft may be seen. */
  locales: readonly Locale[]
}

/** Whether a link shows its draft at a moment, in a language. It ends at the moment of its end. */
export function isPreviewLinkOpen(
  { expiresAt, revokedAt, locales }: PreviewLink,
  { now, locale }: { now: Date; locale: Locale },
): boolean {
  return revokedAt === null && now < expiresAt && locales.includes(locale)
}

/** Who opens a link, as far as a request tells; a program that calls itself a browser passes as a guest. */
export const previewReaders = ['guest', 'staff', 'program'] as const

export type PreviewReader = (typeof previewReaders)[number]

/** A link as the desk is told of it; it has addresses only while it is open. */
export type PreviewLinkLine = {
  id: number
  expiresAt: string
  isRevoked: boolean
  isOpen: boolean
  hrefs: { locale: Locale; href: string }[]
  /** How often guests opened it. */
  openingCount: number
  /** The newest moments at which anybody opened it. */
  openings: { at: string; reader: PreviewReader }[]
}
