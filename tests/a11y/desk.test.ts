import { expect, type Page } from '@playwright/test'
import { findViolations } from '../e2e/_kit/axe'
import { openDesk } from '../e2e/_kit/editor'
import { untilAlive } from '../e2e/_kit/late-scripts'
import { createOwner } from '../e2e/_kit/owner'
import { test } from '../e2e/_kit/test'

test.slow()

const phone = { width: 390, height: 844 }

test.beforeEach(async ({ context, origin }) => {
  await context.addCookies([
    { name: 'payload-token', value: openDesk(origin).token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
})

/** What axe finds in a part of the desk that is ours, on a wide screen and on a telephone. */
async function look(page: Page, within: string): Promise<string[]> {
  const wide = await findViolations(page, within)
  const before = page.viewportSize()
  await page.setViewportSize(phone)
  const narrow = await findViolations(page, within)
  if (before) await page.setViewportSize(before)
  return [...wide, ...narrow]
}

test('the menu is put in order by everybody, and says where a page went', async ({ page }) => {
  await page.goto('/admin/globals/menu/')
  const menu = page.getByRole('region', { name: 'Volgorde van het menu' })
  const down = menu.locator('button[data-menu-move$=" down"]').first()
  await untilAlive(down)
  await down.press('Enter')
  await expect(menu.getByRole('status')).not.toBeEmpty()
  await expect(down).toHaveAccessibleName(/./)
  // The button that was pressed went along with its page, and the focus with it.
  await expect(menu.locator('button[data-menu-move]:focus')).toHaveCount(1)
  expect(await look(page, 'section:has(button[data-menu-move])')).toEqual([])
  await menu.getByRole('button', { name: /ongedaan|terug/i }).click()
})

test('own lists are named and kept by everybody', async ({ page }) => {
  await page.goto('/admin/collections/properties/?where[goal][equals]=rent')
  const keep = page.getByRole('button', { name: 'Deze lijst bewaren' })
  await untilAlive(keep)
  await keep.press('Enter')
  await expect(page.getByLabel('Naam van de lijst')).toBeFocused()
  expect(await look(page, 'nav[aria-label="Vaste lijsten"]')).toEqual([])
  expect(await look(page, 'form:has(button[type="submit"])')).toEqual([])
})

test('owners, their messages and the views of homes are read by everybody', async ({
  page,
  origin,
}) => {
  const owner = await createOwner(origin, { publicId: 1004, locale: 'nl' })
  await page.goto(`/admin/collections/owners/${owner.id}/`)
  const invite = page.getByRole('button', { name: /uitnodigen/i }).first()
  await untilAlive(invite)
  expect(await look(page, '.doc-controls__controls')).toEqual([])
  await page.goto('/admin/views/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await look(page, '[data-desk-screen]')).toEqual([])
})

test('heads of columns, names of tabs and notes are dark enough to be read', async ({ page }) => {
  await page.goto('/admin/collections/properties/')
  await untilAlive(page.locator('.sort-column__button').first())
  expect(await findViolations(page, '.table thead')).toEqual([])
})
