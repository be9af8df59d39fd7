import type { Page } from '@playwright/test'

/** A request that was dropped because the page no longer wanted it is no failure. */
const dropped = 'net::ERR_ABORTED'

/** Where no graphics card draws a map, the driver says that this is slow. */
const slowDrawing = 'GL Driver Message (OpenGL, Performance'

/** The browser says so after some seconds, however much the machine has to do beside. */
const notUsedYet = 'was preloaded using link preload but not used within a few seconds'

const harmless = [slowDrawing, notUsedYet]

/** Collects what a browser complains about while it shows pages. */
export function watchPage(page: Page): { take: () => string[] } {
  const seen: string[] = []
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type())
    if (isComplaint && !harmless.some((part) => message.text().includes(part)))
      seen.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => seen.push(`script: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    if (reason !== dropped) seen.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`${response.status()}: ${response.url()}`)
  })
  return { take: () => seen.splice(0) }
}
