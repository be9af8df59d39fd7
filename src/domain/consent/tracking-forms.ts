import type { TrackingId } from './vendors'

/** How an identifier is written: `prefix` as it begins, and one as its supplier shows it. */
export type TrackingForm = { form: RegExp; prefix: string; example: string }

/**
 * What the identifiers of each service look like; one of another shape belongs to another service. They
 * end up in addresses of scripts, so they hold nothing that has a meaning there.
 */
export const trackingForms: Readonly<Record<TrackingId, TrackingForm>> = {
  analyticsId: { form: /^G-[A-Z0-9]+$/, prefix: 'G-', example: 'G-AB12CD34EF' },
  adsId: { form: /^AW-[A-Z0-9]+$/, prefix: 'AW-', example: 'AW-123456789' },
  tagManagerId: { form: /^GTM-[A-Z0-9]+$/, prefix: 'GTM-', example: 'GTM-AB12CD3' },
  socialPixelId: { form: /^\d+$/, prefix: '', example: '123456789012345' },
}
