import type { Page } from '@playwright/test'

/** Does what a page asks twice: opens the line that says it, and presses the button below. */
export async function pressTwice(
  page: Page,
  { line, button }: { line: string; button: string },
): Promise<void> {
  const name = { name: button, exact: true }
  await page.locator('summary').filter({ hasText: line }).click()
  await page.getByRole('main').getByRole('button', name).click()
}
