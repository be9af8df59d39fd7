import type { Locale } from '@/domain/kernel/locales'

/** Names the forms of the page about the second step among the drafts of a page. */
export const secondFactorKind = 'portal-second-factor'

/** Names new recovery codes among the drafts of a page, while it is drawn with them. */
export const recoveryCodesKind = 'portal-recovery-codes'

/** What can be sent from that page, as the last part of the address it is sent to. */
export const secondFactorDeeds = ['begin', 'confirm', 'cancel', 'renew', 'off'] as const

export type SecondFactorDeed = (typeof secondFactorDeeds)[number]

/** Where on the page the first step of setting up stands. */
export const setUpId = 'set-up'

export const buildSecondFactorDeedPath = (deed: SecondFactorDeed, locale: Locale) =>
  `/api/portal/second-step/${deed}/?lang=${locale}`
