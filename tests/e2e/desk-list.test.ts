import { expect } from '@playwright/test'
import { openDesk } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

test.slow()

test('the list of homes shows what is stored in each column, also in one that is added', async ({
  origin,
  page,
}) => {
  const editor = openDesk(origin)
  type Home = { recordFile: string; title: string; city: string; zip: string }
  const query =
    'where[status][equals]=active&where[_status][equals]=published&where[zip][exists]=true'
  const { docs } = await editor.read<{ docs: Home[] }>(
    `/api/properties/?${query}&limit=1&depth=0&locale=nl`,
  )
  const [home] = docs
  if (home === undefined) throw new Error('The bundled agency has no home with a postcode')
  await page.context().addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
  await page.goto(
    `/admin/collections/properties/?locale=nl&where[recordFile][equals]=${home.recordFile}`,
  )
  const row = page.getByRole('row').filter({ hasText: home.recordFile })
  await expect(row).toContainText(home.title)
  await expect(row).toContainText(home.city)
  await expect(row).toContainText('Gepubliceerd')
  await expect(row.locator('img')).not.toHaveCount(0)
  const zip = row.getByRole('cell', { name: home.zip, exact: true })
  await expect(zip).toBeHidden()

  const columns = page.getByRole('button', { name: 'Kolommen' })
  await untilAlive(columns)
  await columns.click()
  await page.getByRole('button', { name: 'Postcode', exact: true }).click()
  await expect(zip).toBeVisible()
  await page.getByRole('button', { name: 'Postcode', exact: true }).click()
  await expect(zip).toBeHidden()
})
