import { ownerSessionHours, staffSessionHours } from '../accounts/session-hours'
import { pendingSeconds } from '../accounts/second-factor'
import { consentKey } from './consent-key'
import type { Purpose } from './purposes'

/** How long something is kept: days, or what is shorter than one. */
type KeptTime = number | { hours: number } | { minutes: number } | 'forever' | null

/** What the site keeps in a visitor's browser under one name, and why. */
export type KeptKey = {
  /** The name, or with `*` its beginning. */
  name: string
  place: 'cookie' | 'local' | 'session'
  purpose: Purpose
  /**
   * Days until it goes; null when it goes with the visit, and `forever` until it is cleared. Storage has
   * no days of its own: there it goes with the answer, on the first page that is opened after them.
   */
  days: KeptTime
  /** Who meets it: every visitor, owners who signed in, or staff at their desk. */
  readers: 'visitors' | 'owners' | 'staff'
  /** Names what it is for in the texts of the cookie policy. */
  use: KeptUse
}

export const keptUses = [
  'consent',
  'language',
  'saved',
  'answers',
  'place',
  'ownerSession',
  'ownerLogin',
  'ownerDevice',
  'deskSession',
  'deskLanguage',
  'seen',
  'list',
  'firstCampaign',
  'lastCampaign',
] as const
export type KeptUse = (typeof keptUses)[number]

/** The campaign that led here first, and the one that led here last. */
export const firstCampaignKey = 'gevel-campaign-first'
export const lastCampaignKey = 'gevel-campaign-last'

/**
 * Everything the site itself keeps in a browser. The cookie policy is written from this list, and a
 * test looks for a name in the sources that is missing here.
 */
export const keptKeys: readonly KeptKey[] = [
  {
    name: consentKey,
    place: 'local',
    purpose: 'necessary',
    days: 183,
    readers: 'visitors',
    use: 'consent',
  },
  {
    name: 'gevel-language',
    place: 'cookie',
    purpose: 'necessary',
    days: 365,
    readers: 'visitors',
    use: 'language',
  },
  {
    name: 'gevel-language',
    place: 'local',
    purpose: 'necessary',
    days: 'forever',
    readers: 'visitors',
    use: 'language',
  },
  {
    name: 'gevel-saved-1',
    place: 'local',
    purpose: 'necessary',
    days: 'forever',
    readers: 'visitors',
    use: 'saved',
  },
  {
    name: 'form:*',
    place: 'session',
    purpose: 'necessary',
    days: null,
    readers: 'visitors',
    use: 'answers',
  },
  {
    name: 'gevel-filter-place',
    place: 'session',
    purpose: 'necessary',
    days: null,
    readers: 'visitors',
    use: 'place',
  },
  {
    name: 'gevel-owner',
    place: 'cookie',
    purpose: 'necessary',
    days: { hours: ownerSessionHours },
    readers: 'owners',
    use: 'ownerSession',
  },
  {
    name: 'gevel-owner-login',
    place: 'cookie',
    purpose: 'necessary',
    days: { minutes: pendingSeconds / 60 },
    readers: 'owners',
    use: 'ownerLogin',
  },
  {
    name: 'gevel-owner-device',
    place: 'cookie',
    purpose: 'necessary',
    days: 400,
    readers: 'owners',
    use: 'ownerDevice',
  },
  {
    name: 'payload-token',
    place: 'cookie',
    purpose: 'necessary',
    days: { hours: staffSessionHours },
    readers: 'staff',
    use: 'deskSession',
  },
  {
    name: 'payload-lng',
    place: 'cookie',
    purpose: 'necessary',
    days: 365,
    readers: 'staff',
    use: 'deskLanguage',
  },
  {
    name: 'gevel-list',
    place: 'session',
    purpose: 'preferences',
    days: null,
    readers: 'visitors',
    use: 'list',
  },
  {
    name: 'gevel-seen-1',
    place: 'session',
    purpose: 'preferences',
    days: null,
    readers: 'visitors',
    use: 'seen',
  },
  {
    name: firstCampaignKey,
    place: 'local',
    purpose: 'marketing',
    days: 183,
    readers: 'visitors',
    use: 'firstCampaign',
  },
  {
    name: lastCampaignKey,
    place: 'session',
    purpose: 'marketing',
    days: null,
    readers: 'visitors',
    use: 'lastCampaign',
  },
]

/** The keys that go when a purpose is no longer agreed to. */
export function listKeysOf(isAllowed: (purpose: Purpose) => boolean): readonly KeptKey[] {
  return keptKeys.filter(({ purpose }) => purpose !== 'necessary' && !isAllowed(purpose))
}

/** Whether a name is the one of a key, which may end in `*`. */
export function isNameOf(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern
}
