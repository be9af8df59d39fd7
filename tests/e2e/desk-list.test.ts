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

test('homes that are chosen in the list go to the trash, and come out of it again', async ({
  origin,
  page,
}) => {
  const editor = openDesk(origin)
  const { docs } = await editor.read<{ docs: { mainType: number; place: number }[] }>(
    '/api/properties/?where[place][exists]=true&limit=1&depth=0',
  )
  const [model] = docs
  if (model === undefined) throw new Error('The bundled agency has no home with a place')
  const run = `Bakproef ${Date.now()}`
  const names = [`${run} A`, `${run} B`]
  const ids: number[] = []
  // A prospect is nothing that visitors or the start of the desk count.
  for (const recordFile of names)
    ids.push(
      await editor.create('/api/properties/?locale=nl', {
        recordFile,
        title: recordFile,
        goal: 'sale',
        status: 'prospect',
        mainType: model.mainType,
        place: model.place,
        _status: 'draft',
      }),
    )
  await page.context().addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
  const rows = page.getByRole('row').filter({ hasText: run })
  const open = (list: string) =>
    page.goto(
      `/admin/collections/properties/${list}?locale=nl&where[recordFile][like]=${encodeURIComponent(run)}`,
    )
  const chooseBoth = async () => {
    for (const name of names) {
      const box = page.getByRole('row').filter({ hasText: name }).getByRole('checkbox')
      await untilAlive(box)
      await box.check()
    }
  }
  const carryOut = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bevestigen' }).click()
  }
  try {
    await open('')
    await expect(rows).toHaveCount(2)
    await chooseBoth()
    // The list has its own way to change and publish many, and not the framework's beside it.
    for (const name of ['Bewerk', 'Publiceren', 'Offline halen'])
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
    await carryOut('Verwijderen')
    await expect(rows).toHaveCount(0)

    await open('trash/')
    await expect(rows).toHaveCount(2)
    await chooseBoth()
    await carryOut('Herstellen')
    await expect(rows).toHaveCount(0)

    await open('')
    await expect(rows).toHaveCount(2)
  } finally {
    for (const id of ids) await editor.remove(`/api/properties/${id}/?trash=true`)
  }
})

test('a page behind the last one of a list leads to the last one', async ({ origin, page }) => {
  const editor = openDesk(origin)
  await page.context().addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
  const filter = 'where[_status][equals]=published'
  await page.goto(`/admin/collections/properties/?locale=nl&${filter}&page=999`)
  await page.getByRole('link', { name: /^Deze lijst heeft maar \d+ pagina’s:/ }).click()
  // The filter comes along.
  await expect(page).toHaveURL(/_status.*published.*page=\d{1,2}(?:&|$)/)
  await expect(page.getByRole('row').filter({ hasText: 'Gepubliceerd' })).not.toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Deze lijst heeft maar/ })).toHaveCount(0)
})
