import type { Page } from '@playwright/test'

/** Asks for the newsletter as a visitor does, with the form under a list. */
export async function subscribe(page: Page, locale: 'nl' | 'fr', email: string): Promise<void> {
  await page.goto(locale === 'nl' ? '/nl/te-koop/' : '/fr/a-vendre/')
  const form = page.getByRole('main').locator('form[action="/api/forms/sign-newsletter/"]')
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="privacy"]').check()
  await form.locator('button[type="submit"]').last().click()
}
