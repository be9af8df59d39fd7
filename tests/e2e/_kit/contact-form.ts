import type { Locator, Page } from '@playwright/test'

/** The form of the contact page, in whatever language. */
export const contactForm = (page: Page): Locator =>
  page.getByRole('main').locator('form[action="/api/forms/site-contact/"]')

/** Answers by the names of the fields, which are the same in every language. */
export async function fillInAll(page: Page, email: string): Promise<void> {
  const answers = { firstName: 'An', lastName: 'De Wolf', email, phone: '0470 00 00 01' }
  for (const [name, answer] of Object.entries({ ...answers, remark: `Vraag van ${email}` })) {
    await contactForm(page).locator(`[name="${name}"]`).fill(answer)
  }
  await contactForm(page).locator('[name="privacy"]').check()
}
