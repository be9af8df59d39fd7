import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk, type Editor } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

// The list of the desk, with files that are made from hundreds of homes.
test.slow()

let editor: Editor

test.beforeAll(async ({ origin }) => {
  editor = openDesk(origin)
})

test('an editor takes the offer along as a file, and prints cards for the window', async ({
  origin,
  page,
}) => {
  await page.context().addCookies([{ name: 'payload-token', value: editor.token, url: origin }])
  await page.goto('/admin/collections/properties/?where[status][equals]=active')
  const chosen = page.getByRole('checkbox').nth(1)
  await untilAlive(chosen)

  await test.step('the offer comes as a table', async () => {
    await page.getByText('Aanbod exporteren').click()
    await page.getByLabel('Formaat').selectOption({ label: 'CSV' })
    expect(await findViolations(page, 'form[action="/api/listing-exports/"]')).toEqual([])
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Downloaden' }).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^listings-[\d-]+\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toMatch(/^\uFEFFreference;goal;/)
    expect(text.split('\r\n').length).toBeGreaterThan(10)
  })

  await test.step('a chosen home comes as a card', async () => {
    await chosen.check()
    const print = page.getByRole('button', { name: 'Raamkaarten maken (1)' })
    await expect(print).toBeVisible()
    expect(await findViolations(page, '[role="group"][aria-label="Afdrukken"]')).toEqual([])
    const coming = page.waitForEvent('download')
    await print.click()
    const file = await readFile(await (await coming).path())
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
