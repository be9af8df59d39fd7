import { expect } from '@playwright/test'
import { test } from './_kit/test'

// A browser in which storage is switched off has none at all, as some inside other programs.
test.use({ storageState: { cookies: [], origins: [] } })

test('a browser without any storage shows every page, asks about cookies and saves nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: () => null })
  })
  for (const path of ['/nl/', '/nl/te-koop/', '/nl/property/1003/', '/nl/contact/']) {
    await page.goto(path)
    const question = page.getByRole('region', { name: 'Wat mogen wij bewaren en laden?' })
    await question.getByRole('button', { name: 'Alleen noodzakelijke' }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('niet')
  }
  await page.goto('/nl/te-koop/')
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Bewaar (?!zoek)/ })
    .first()
  await heart.click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
