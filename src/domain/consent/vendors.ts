import type { ChosenPurpose } from './purposes'

/** What the agency fills in to use a service; each switches its services on. */
export const trackingIds = ['analyticsId', 'adsId', 'tagManagerId', 'socialPixelId'] as const
export type TrackingId = (typeof trackingIds)[number]

/** The identifiers of one agency; null where it does not use the service. */
export type Tracking = Readonly<Record<TrackingId, string | null>>

/** Where a page may fetch from and send to, by the directives of a content security policy. */
export const originKinds = ['script', 'connect', 'image', 'frame'] as const
export type OriginKind = (typeof originKinds)[number]
export type Origins = Readonly<Partial<Record<OriginKind, readonly string[]>>>

/** Something a service keeps in the visitor's browser under this site's name. */
export type VendorKey = {
  /** With `*` for the part that differs. */
  name: string
  place: 'cookie' | 'local' | 'session'
  /** Days until the browser drops it; null when it goes with the visit. */
  days: number | null
}

/** A service of somebody else, which a page may use once its purpose was agreed to. */
export type Vendor = {
  id: string
  name: string
  company: string
  country: string
  privacyUrl: string
  purpose: ChosenPurpose
  /** The setting that switches it on; null for players, which stand wherever an editor put a film. */
  setting: TrackingId | null
  origins: Origins
  keys: readonly VendorKey[]
}

const google = {
  company: 'Google Ireland Ltd',
  country: 'IE',
  privacyUrl: 'https://policies.google.com/privacy',
}
const meta = {
  company: 'Meta Platforms Ireland Ltd',
  country: 'IE',
  privacyUrl: 'https://www.facebook.com/privacy/policy/',
}

/**
 * Every service the site knows how to use. What is not here is neither loaded nor let through, and
 * the lists of the cookie policy are written from it.
 */
const known = [
  {
    ...google,
    id: 'analytics',
    name: 'Google Analytics',
    purpose: 'statistics',
    setting: 'analyticsId',
    origins: {
      script: ['https://www.googletagmanager.com'],
      connect: [
        'https://www.google-analytics.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://www.googletagmanager.com',
      ],
      image: ['https://www.google-analytics.com', 'https://www.googletagmanager.com'],
    },
    keys: [
      { name: '_ga', place: 'cookie', days: 730 },
      { name: '_ga_*', place: 'cookie', days: 730 },
    ],
  },
  {
    ...google,
    id: 'tag-manager',
    name: 'Google Tag Manager',
    // What its container holds is decided elsewhere, so the farthest purpose is asked for.
    purpose: 'marketing',
    setting: 'tagManagerId',
    origins: {
      script: ['https://www.googletagmanager.com'],
      connect: ['https://www.googletagmanager.com'],
      image: ['https://www.googletagmanager.com'],
    },
    keys: [],
  },
  {
    ...google,
    id: 'ads',
    name: 'Google Ads',
    purpose: 'marketing',
    setting: 'adsId',
    origins: {
      script: [
        'https://www.googletagmanager.com',
        'https://googleads.g.doubleclick.net',
        'https://www.googleadservices.com',
      ],
      connect: [
        'https://www.google.com',
        'https://googleads.g.doubleclick.net',
        'https://www.googletagmanager.com',
      ],
      image: [
        'https://www.google.com',
        'https://www.google.be',
        'https://googleads.g.doubleclick.net',
        'https://www.googletagmanager.com',
      ],
      frame: ['https://td.doubleclick.net', 'https://www.googletagmanager.com'],
    },
    keys: [
      { name: '_gcl_au', place: 'cookie', days: 90 },
      { name: '_gcl_aw', place: 'cookie', days: 90 },
      { name: '_gcl_ls', place: 'local', days: 90 },
    ],
  },
  {
    ...meta,
    id: 'social-pixel',
    name: 'Meta Pixel',
    purpose: 'marketing',
    setting: 'socialPixelId',
    origins: {
      script: ['https://connect.facebook.net'],
      connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
      image: ['https://www.facebook.com'],
    },
    keys: [
      { name: '_fbp', place: 'cookie', days: 90 },
      { name: '_fbc', place: 'cookie', days: 90 },
    ],
  },
  {
    ...google,
    id: 'youtube',
    name: 'YouTube',
    purpose: 'media',
    setting: null,
    origins: { frame: ['https://www.youtube-nocookie.com'] },
    keys: [],
  },
  {
    id: 'vimeo',
    name: 'Vimeo',
    company: 'Vimeo.com, Inc.',
    country: 'US',
    privacyUrl: 'https://vimeo.com/privacy',
    purpose: 'media',
    setting: null,
    origins: { frame: ['https://player.vimeo.com'] },
    keys: [],
  },
  {
    ...meta,
    id: 'facebook',
    name: 'Facebook',
    purpose: 'media',
    setting: null,
    origins: { frame: ['https://www.facebook.com'] },
    keys: [],
  },
  {
    id: 'matterport',
    name: 'Matterport',
    company: 'Matterport, LLC',
    country: 'US',
    privacyUrl: 'https://matterport.com/privacy-policy',
    purpose: 'media',
    setting: null,
    origins: { frame: ['https://matterport.com', 'https://*.matterport.com'] },
    keys: [],
  },
  {
    id: 'tvl',
    name: 'TVL',
    company: 'TV Limburg nv',
    country: 'BE',
    privacyUrl: 'https://www.tvl.be/',
    purpose: 'media',
    setting: null,
    origins: { frame: ['https://tvl.be', 'https://*.tvl.be'] },
    keys: [],
  },
  {
    id: 'yisual',
    name: 'Yisual',
    company: 'Yisual',
    country: 'BE',
    privacyUrl: 'https://www.yisual.com/',
    purpose: 'media',
    setting: null,
    origins: { frame: ['https://yisual.com', 'https://*.yisual.com'] },
    keys: [],
  },
] as const satisfies readonly Vendor[]

export const vendors: readonly Vendor[] = known

export type VendorId = (typeof known)[number]['id']

/** Goes up when a purpose comes to mean something else, so that everybody is asked again. */
const purposesEdition = 1

/** The services that an agency uses. */
export function listVendors(tracking: Tracking): readonly Vendor[] {
  return vendors.filter(({ setting }) => setting === null || tracking[setting] !== null)
}

/** The purposes and services of an agency in one word; another word asks everybody again. */
export function toPurposesVersion(tracking: Tracking): string {
  const ids = listVendors(tracking).map(({ id }) => id)
  return [purposesEdition, ...ids].join('.')
}

/** The services that may be used, by what was agreed to. */
export function listGranted(
  tracking: Tracking,
  given: readonly ChosenPurpose[],
): readonly Vendor[] {
  return listVendors(tracking).filter(({ purpose }) => given.includes(purpose))
}

/**
 * The origins that the pages of an agency may need, once everything was agreed to: what a content
 * security policy has to let through. Consent itself is kept by never asking them before.
 */
export function listOrigins(used: readonly Vendor[]): Readonly<Record<OriginKind, string[]>> {
  const collect = (kind: OriginKind) =>
    [...new Set(used.flatMap(({ origins }) => origins[kind] ?? []))].sort()
  return {
    script: collect('script'),
    connect: collect('connect'),
    image: collect('image'),
    frame: collect('frame'),
  }
}
