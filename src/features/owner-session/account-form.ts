import type { Locale } from '@/domain/kernel/locales'

/** Names the forms of the account page among the drafts of a page. */
export const accountKind = 'portal-account'

/** Query parameter of the account page that says what was done. */
export const doneParameter = 'done'

/** Field that names the notices whose switches stood in the form, apart by spaces. */
export const noticesField = 'notices'

/** What can be sent from the account page, as the last part of the address it is sent to. */
export const accountDeeds = ['settings', 'password', 'session', 'sessions'] as const

export type AccountDeed = (typeof accountDeeds)[number]

export const buildAccountDeedPath = (deed: AccountDeed, locale: Locale) =>
  `/api/portal/account/${deed}/?lang=${locale}`
