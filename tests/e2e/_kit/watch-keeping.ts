import type { BrowserContext, Page } from '@playwright/test'

/**
 * What the services would send: each keeps something, and tells its own server of page views. Google's
 * script does for each service what consent was granted for, as the true one does.
 */
const scripts: Readonly<Record<string, string>> = {
  '/gtag/js': `
    const granted = {}
    const services = []
    const isOn = (start, signal) =>
      granted[signal] === 'granted' && services.some((id) => id.startsWith(start))
    // The tag manager puts objects there that are no calls.
    const tell = (call) => {
      const [command, name, values] = Array.from(call)
      if (command === 'consent') Object.assign(granted, values)
      if (command === 'config') services.push(name)
      if (isOn('G-', 'analytics_storage')) document.cookie = '_ga=1;path=/;max-age=1000'
      if (isOn('AW-', 'ad_storage')) document.cookie = '_gcl_au=1;path=/;max-age=1000'
      if (command !== 'event' || !isOn('G-', 'analytics_storage')) return
      const page = encodeURIComponent(values.page_location)
      fetch('https://www.google-analytics.com/g/collect?dl=' + page, { mode: 'no-cors' })
    }
    const queue = window.dataLayer
    const keep = queue.push.bind(queue)
    queue.forEach(tell)
    queue.push = (call) => { keep(call); tell(call) }`,
  '/gtm.js': '',
  '/en_US/fbevents.js': `document.cookie = '_fbp=1;path=/;max-age=1000'`,
}

export type Outside = {
  /** Hosts that were asked for something, each once, in order of the alphabet. */
  hosts: () => string[]
  /** Addresses of pages that were told to analytics, in the order of the visit. */
  pageViews: () => string[]
  forget: () => void
}

/** Answers for every other site and notes what it is asked for; none of it leaves this machine. */
export async function watchOutside(context: BrowserContext, origin: string): Promise<Outside> {
  let asked: URL[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    async (route) => {
      const url = new URL(route.request().url())
      asked.push(url)
      const body = scripts[url.pathname]
      const contentType = body === undefined ? 'text/html' : 'text/javascript'
      await route.fulfill({ status: 200, contentType, body: body ?? '<title>elsewhere</title>' })
    },
  )
  return {
    hosts: () => [...new Set(asked.map(({ hostname }) => hostname))].sort(),
    pageViews: () =>
      asked
        .filter(({ pathname }) => pathname === '/g/collect')
        .map(({ searchParams }) => searchParams.get('dl') ?? ''),
    forget: () => {
      asked = []
    },
  }
}

/** The names of everything that the browser keeps for the site, each with its place. */
export async function readKept(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ])
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].sort()
}
