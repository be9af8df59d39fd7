import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { holdScripts } from './_kit/late-scripts'
import { test } from './_kit/test'

const phone = { width: 390, height: 844 }
const fingerPx = 44

const box = (page: Page) => page.getByRole('main').getByRole('combobox')
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggesties' })

/** What a screen reader is told stands under the keys. */
async function activeName(page: Page): Promise<string | null> {
  const id = await box(page).getAttribute('aria-activedescendant')
  return id === null ? null : page.locator(`[id="${id}"]`).getAttribute('aria-label')
}

test.describe('by keyboard alone, the search box', () => {
  test('lists the types with their homes, walks through them and opens a list', async ({
    page,
  }) => {
    await page.goto('/nl/')
    await box(page).focus()
    await expect(list(page)).toBeVisible()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
    const all = await list(page).getByRole('option').count()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeName(page)).toMatch(/^Villa\/Woning\/Hoeve, te koop: \d+$/)
    await page.keyboard.press('End')
    await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toMatch(`-${all - 1}`)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeName(page)).toMatch(/te huur: \d+$/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => activeName(page)).toMatch(/^Appartement, te koop: \d+$/)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=2$/)
  })

  test('forgives a mistake and opens the list of a place', async ({ page }) => {
    await page.goto('/nl/')
    await box(page).focus()
    await page.keyboard.type('ghnet')
    await expect(list(page).getByRole('option', { name: /^Gent 9000, te huur/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/te-huur\/\?city=Gent%7C9000$/)
  })

  test('suggests what was typed before its script came', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/nl/', { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('searchbox').focus()
    await page.keyboard.type('gent')
    release()
    await expect(list(page).getByRole('option', { name: /^Gent 9000, te huur/ })).toBeVisible()
  })

  test('puts the home of an exact reference first', async ({ page }) => {
    await page.goto('/nl/')
    await box(page).focus()
    await page.keyboard.type('2000-001')
    const first = list(page).getByRole('option').first()
    await expect(first).toHaveAccessibleName(/2000-001/)
    await expect(first.locator('img')).toHaveAttribute('src', /width=60&height=60/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/1001\/$/)
  })

  test('closes with Escape, then clears, and lets Tab go on', async ({ page }) => {
    await page.goto('/nl/')
    await box(page).focus()
    await page.keyboard.type('gent')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toBeHidden()
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
    await expect(box(page)).toHaveValue('gent')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('ArrowDown')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list(page)).toBeHidden()
    await expect(page.getByRole('main').getByRole('button', { name: /Te koop/ })).toBeFocused()
  })

  test('searches for the words when nothing is chosen', async ({ page }) => {
    await page.goto('/nl/')
    await box(page).focus()
    await page.keyboard.type('tuin gent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?city=Gent%7C9000&with=garden$/)
  })
})

test('the search box says how many suggestions there are, and when there are none', async ({
  page,
}) => {
  await page.goto('/nl/')
  await box(page).focus()
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /suggesties/i })
  await expect(status).toHaveText(/^\d+ suggesties$/)
  await box(page).fill('zzzzq')
  await expect(status).toHaveText(/^Geen suggesties/)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(status).toHaveCount(0)
})

test('the search box and its list can be used by everybody', async ({ page }) => {
  await page.goto('/nl/')
  await box(page).fill('ant')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  expect(await findViolations(page)).toEqual([])
})

test('the search box understands what is typed in each language', async ({ page }) => {
  for (const { lang, typed, name } of [
    { lang: 'nl', typed: 'Gand', name: /^Gent 9000, te koop/ },
    { lang: 'fr', typed: 'gand', name: /^Gand 9000, à vendre/ },
    { lang: 'en', typed: '9000', name: /^Ghent 9000, for sale/ },
    { lang: 'de', typed: 'ghnet', name: /^Gent 9000, zu verkaufen/ },
  ]) {
    await page.goto(`/${lang}/`)
    await box(page).fill(typed)
    await expect(page.getByRole('option').first()).toHaveAccessibleName(name)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the search of the header fills the screen, and a finger can choose', async ({ page }) => {
    await page.goto('/nl/contact/')
    await page.getByRole('button', { name: 'Zoeken', exact: true }).tap()
    await expect(list(page)).toBeVisible()
    const frame = await page.locator('[data-combobox][data-shown]').boundingBox()
    expect(frame).toEqual({ x: 0, y: 0, ...phone })
    await page.getByRole('dialog').getByRole('combobox').fill('antwerpen')
    const option = list(page).getByRole('option', { name: /^Antwerpen 2000, te huur/ })
    const size = await option.boundingBox()
    expect(Math.min(size?.height ?? 0, size?.width ?? 0)).toBeGreaterThanOrEqual(fingerPx)
    await option.tap()
    await expect(page).toHaveURL(/\/nl\/te-huur\/\?city=Antwerpen%7C2000$/)
  })

  test('the box of the home page is left by its own button', async ({ page }) => {
    await page.goto('/nl/')
    await box(page).tap()
    await expect(list(page)).toBeVisible()
    expect(await findViolations(page, '[data-combobox]')).toEqual([])
    await page.getByRole('button', { name: 'Zoeken sluiten' }).tap()
    await expect(list(page)).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form of the header opens and searches', async ({ page }) => {
    await page.goto('/nl/contact/')
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await page.getByRole('dialog').getByRole('searchbox').fill('Gent')
    await page.getByRole('dialog').getByRole('button', { name: 'Te huur' }).click()
    await expect(page).toHaveURL(/\/nl\/te-huur\/\?city=Gent%7C9000$/)
  })
})

test('the endpoint refuses what it does not know', async ({ request }) => {
  const unknown = await request.get('/api/suggestions/?lang=xx&q=gent')
  expect([unknown.status(), await unknown.json()]).toEqual([400, { error: 'lang.invalid' }])
  const posted = await request.post('/api/suggestions/?lang=nl&q=gent')
  expect(posted.status()).toBe(405)
})
