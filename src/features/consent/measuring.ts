import { formatCampaign, parseCampaign } from '@/domain/enquiries/campaign'
import type { ChosenPurpose } from '@/domain/consent/purposes'
import { listGranted, type Tracking, type VendorId } from '@/domain/consent/vendors'

type Tag = (...args: unknown[]) => void

/** Who is told of pages: analytics and ads hear the same tag. */
type Listener = 'tag' | 'tag-manager' | 'social-pixel'

type Pixel = Tag & {
  queue: unknown[]
  callMethod?: Tag
  loaded: true
  version: string
  push: Tag
  disablePushState: true
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged with the browser's own
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
    _fbq?: Pixel
  }
}

/** The services whose scripts run in this document; nothing takes a script back but a new document. */
const running = new Set<string>()

/** The page that each service was told of last: one that starts later on a page is told of it too. */
const lastTold = new Map<Listener, string>()

/** Google reads its commands as the arguments of a call, not as a list. */
const tag: Tag = function push() {
  window.dataLayer ??= []
  // eslint-disable-next-line prefer-rest-params -- what Google reads is this very object
  window.dataLayer.push(arguments)
}

function loadScript(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

const googleScript = (file: string, id: string) =>
  `https://www.googletagmanager.com/${file}?id=${encodeURIComponent(id)}`

const signals = {
  statistics: ['analytics_storage'],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
} as const

/** Consent Mode: denied before anything else is said, then what the visitor agreed to. */
function tellGoogle(given: readonly ChosenPurpose[], command: 'default' | 'update'): void {
  const state = (purpose: keyof typeof signals) =>
    command === 'update' && given.includes(purpose) ? 'granted' : 'denied'
  const pairs = (['statistics', 'marketing'] as const).flatMap((purpose) =>
    signals[purpose].map((signal) => [signal, state(purpose)]),
  )
  tag('consent', command, Object.fromEntries(pairs))
}

/** The page as services are told of it: without its query, which may hold what a visitor typed. */
function describePage() {
  const { origin, pathname, search } = window.location
  const campaign = formatCampaign(parseCampaign(new URLSearchParams(search)))
  return {
    page_location: `${origin}${pathname}${campaign === '' ? '' : `?${campaign}`}`,
    page_title: document.title,
  }
}

function startPixel(id: string): void {
  const queue: unknown[] = []
  const call = (...args: unknown[]) => {
    if (window.fbq?.callMethod) window.fbq.callMethod(...args)
    else queue.push(args)
  }
  const pixel: Pixel = Object.assign(call, {
    queue,
    push: call,
    loaded: true as const,
    version: '2.0',
    // Page views are told below, once each.
    disablePushState: true as const,
  })
  window.fbq = pixel
  window._fbq = pixel
  loadScript('https://connect.facebook.net/en_US/fbevents.js')
  // No listening to buttons and fields.
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
}

function startTag(id: string, isFirst: boolean): void {
  if (isFirst) {
    tag('js', new Date())
    loadScript(googleScript('gtag/js', id))
  }
  tag('config', id, { send_page_view: false, ...describePage() })
}

function startManager(id: string): void {
  window.dataLayer ??= []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  loadScript(googleScript('gtm.js', id))
}

const isRunning = (id: VendorId) => running.has(id)

function start(id: string, key: string, given: readonly ChosenPurpose[]): void {
  if (running.has(id)) return
  const hasTag = isRunning('analytics') || isRunning('ads')
  if (id !== 'social-pixel' && !hasTag && !isRunning('tag-manager')) tellGoogle(given, 'default')
  if (id !== 'social-pixel') tellGoogle(given, 'update')
  if (id === 'social-pixel') startPixel(key)
  else if (id === 'tag-manager') startManager(key)
  else startTag(key, !hasTag)
  running.add(id)
}

function tellPage(): void {
  const page = describePage()
  const tell = (listener: Listener, say: () => void) => {
    if (lastTold.get(listener) === page.page_location) return
    lastTold.set(listener, page.page_location)
    say()
  }
  if (isRunning('analytics') || isRunning('ads')) tell('tag', () => tag('event', 'page_view', page))
  if (isRunning('tag-manager'))
    tell('tag-manager', () => window.dataLayer?.push({ event: 'page_view', ...page }))
  if (isRunning('social-pixel')) tell('social-pixel', () => window.fbq?.('track', 'PageView'))
}

/**
 * Runs the services that were agreed to and tells them of the page, once. When one runs that is no
 * longer agreed to, the page is loaded anew, because a script that runs cannot be taken back.
 */
export function measure(tracking: Tracking, given: readonly ChosenPurpose[]): void {
  const granted = listGranted(tracking, given).flatMap(({ id, setting }) => {
    const key = setting === null ? null : tracking[setting]
    return key === null ? [] : [{ id, key }]
  })
  const isTakenBack = [...running].some((id) => granted.every((one) => one.id !== id))
  if (isTakenBack) {
    tellGoogle([], 'update')
    window.location.reload()
    return
  }
  for (const { id, key } of granted) start(id, key, given)
  tellPage()
}
