import { expect } from '@playwright/test'
import { openDesk } from '../e2e/_kit/editor'
import { tabTo } from '../e2e/_kit/keyboard'
import { untilAlive } from '../e2e/_kit/late-scripts'
import { createOwner } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'

type Enquiries = { totalDocs: number }

test('who has no mouse finds a home and asks about it', async ({ page, origin }) => {
  const { keyboard } = page
  const email = `toetsen-${Date.now()}@example.be`
  await page.goto('/nl/')
  const main = page.getByRole('main')
  const box = main.locator('form:has(input[name="q"])').first()
  await untilAlive(box.getByRole('combobox'))
  await tabTo(box.getByRole('combobox'))
  await keyboard.type('Antwerpen')
  await tabTo(box.getByRole('button', { name: /Te koop/ }))
  await keyboard.press('Enter')
  await page.waitForURL(/\/nl\/te-koop\/\?/)
  await tabTo(main.getByRole('article').first().getByRole('link').first())
  await keyboard.press('Enter')
  await page.waitForURL(/\/nl\/te-koop\/.+\/\d+\/$/)
  const form = main.locator('form[action="/api/forms/contact-me/"]')
  await untilAlive(form.getByLabel('Voornaam'))
  for (const [label, answer] of [
    ['Voornaam', 'An'],
    ['Naam', 'De Wolf'],
    ['E-mail', email],
    ['Telefoon of gsm', '0470 00 00 01'],
  ] as const) {
    await tabTo(form.getByLabel(label, { exact: true }))
    await keyboard.type(answer)
  }
  await tabTo(form.getByLabel(/privacyverklaring/))
  await keyboard.press('Space')
  await tabTo(form.locator('button[type="submit"]').last())
  await keyboard.press('Enter')
  await page.waitForURL(/\/nl\/bedankt\//)
  const path = `/api/enquiries/?depth=0&where[person.email][equals]=${encodeURIComponent(email)}`
  expect((await openDesk(origin).read<Enquiries>(path)).totalDocs).toBe(1)
})

test.describe('an owner without a mouse', () => {
  test('signs in and comes to the documents', async ({ page, origin }) => {
    const { keyboard } = page
    const owner = await createOwner(origin, { publicId: 1001, locale: 'fr' })
    await page.goto('/fr/login/')
    const login = page.locator('form[action^="/api/owner-login/"]')
    await tabTo(login.locator('[name="email"]'))
    await keyboard.type(owner.email)
    await tabTo(login.locator('[name="password"]'))
    await keyboard.type(owner.password)
    await keyboard.press('Enter')
    await page.waitForURL(/\/portal\//)
    await tabTo(page.getByRole('link', { name: 'Documents', exact: true }))
    await keyboard.press('Enter')
    await page.waitForURL(/\/documents\/$/)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    const field = page.locator('input[type="file"]')
    await tabTo(field)
    await expect(field).toHaveAccessibleName(/./)
  })
})
