import { expect, type Page, type Request } from '@playwright/test'

/** In milliseconds: the button may rest while a draft is kept, and the server takes its time. */
const patienceMs = { click: 10_000, request: 2_000, all: 60_000 } as const

/**
 * Publishes a page with the button of its form, and waits until it is stored. The form takes no click
 * in the moment in which it keeps a draft by itself: as an editor would, this presses once more. A click
 * that counted is known by what the form asks of the server at once, not by the answer, which a busy
 * machine gives late: whoever pressed again then would find the button at rest.
 *
 * @returns the moment of the answer, by `performance.now()`
 */
export async function publishByForm(page: Page, pageId: number): Promise<number> {
  const answers: Promise<{ status: number | undefined; at: number }>[] = []
  const note = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url())
    const isOfForm = request.method() === 'PATCH' && !searchParams.has('autosave')
    if (!isOfForm || !pathname.startsWith(`/api/pages/${pageId}`)) return
    const answered = request.response()
    answers.push(answered.then((answer) => ({ status: answer?.status(), at: performance.now() })))
  }
  page.on('request', note)
  await expect(async () => {
    if (answers.length === 0) {
      await page.locator('#action-save').click({ timeout: patienceMs.click })
    }
    await expect.poll(() => answers.length, { timeout: patienceMs.request }).toBeGreaterThan(0)
  }).toPass({ timeout: patienceMs.all })
  page.off('request', note)
  const first = await answers[0]
  expect(first?.status).toBe(200)
  return first?.at ?? 0
}
