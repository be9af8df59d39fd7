import { expect, type Page, type Response } from '@playwright/test'

/** Shorter than a test waits, so that a click that was lost is made again. */
const patienceMs = 10_000

/**
 * Publishes a page with the button of its form, and waits until it is stored. The form takes no click
 * in the moment in which it keeps a draft by itself: as an editor would, this presses once more.
 */
export async function publishByForm(page: Page, pageId: number): Promise<void> {
  const isSave = (answer: Response): boolean => {
    const { pathname, searchParams } = new URL(answer.url())
    const isOfForm = answer.request().method() === 'PATCH' && !searchParams.has('autosave')
    return isOfForm && pathname.startsWith(`/api/pages/${pageId}`)
  }
  await expect(async () => {
    const [stored] = await Promise.all([
      page.waitForResponse(isSave, { timeout: patienceMs }),
      page.locator('#action-save').click({ timeout: patienceMs }),
    ])
    expect(stored.status()).toBe(200)
  }).toPass({ timeout: 4 * patienceMs })
}
