import type { Page } from '@playwright/test'

/** Of what a page showed at the end; a whole page would hide the steps before it in a log. */
const linesMax = 60

/**
 * Notes how somebody went from page to page, for a test that fails where nobody can look.
 *
 * @returns tells that, with the seconds of each step, and what the page showed at last
 */
export function noteState(page: Page): () => Promise<string> {
  const begun = Date.now()
  const steps: string[] = []
  const note = (what: string, url: string) =>
    steps.push(`${((Date.now() - begun) / 1000).toFixed(1)} s ${what} ${url}`)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) note('asked for', request.url())
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) note('shown', frame.url())
  })
  page.on('requestfailed', (request) => note(request.failure()?.errorText ?? '', request.url()))
  return async () => {
    note('ended at', page.url())
    // It may have closed, or be busy for good, which is told as well.
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String)
    return [...steps, ...shown.split('\n').slice(0, linesMax)].join('\n')
  }
}
