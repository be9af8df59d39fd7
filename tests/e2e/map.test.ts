import { expect, type Page } from '@playwright/test'
import { drawnByProcessor } from './_kit/graphics'
import { test } from './_kit/test'

test.use(drawnByProcessor)

/** Without a graphics card a first picture takes its time, in milliseconds. */
const loadMs = 20_000

const address = '/nl/te-koop/?view=map'

/** Addresses outside the site that a page asks for, collected from now on. */
function watchForeign(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) foreign.push(request.url())
  })
  return foreign
}

const findMap = (page: Page) => page.getByRole('region', { name: 'Kaart', exact: true })

/** Waits until the map stands still: while it zooms, pins come and go. */
async function settle(page: Page): Promise<void> {
  const readPlaces = () =>
    findMap(page)
      .getByRole('button', { name: /^€/ })
      .evaluateAll((pins) =>
        pins.map((pin) => {
          const { x, y } = pin.getBoundingClientRect()
          return `${pin.ariaLabel} ${Math.round(x)} ${Math.round(y)}`
        }),
      )
  await expect(async () => {
    const before = await readPlaces()
    await page.waitForTimeout(700)
    expect(await readPlaces()).toEqual(before)
  }).toPass({ timeout: loadMs })
}

test('the map shows the result of the list, opens homes by keyboard and asks nobody else', async ({
  page,
  origin,
}) => {
  const foreign = watchForeign(page, origin)
  await page.goto(`${address}&city=Antwerpen%7C2000`)
  const map = findMap(page)
  const groups = map.getByRole('button', { name: /panden: zoom in/ })
  await expect(groups.first()).toBeVisible({ timeout: loadMs })
  await expect(map.getByText('Natural Earth')).toBeVisible()
  const pin = map.getByRole('button', { name: /^€/ }).first()
  await expect(async () => {
    await groups.first().press('Enter', { timeout: 1_000 })
    await expect(pin).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: loadMs })
  await settle(page)
  await pin.press('Enter')
  const link = map.getByRole('group').getByRole('link').first()
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
  await pin.press('Enter')
  const href = await link.getAttribute('href')
  await link.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  expect(foreign).toEqual([])
})

test('an area that is drawn becomes part of the address and narrows the list', async ({ page }) => {
  await page.goto(address)
  const map = findMap(page)
  await map.getByRole('button', { name: 'Teken een gebied' }).click({ timeout: loadMs })
  const paper = page.getByTestId('map-paper')
  await paper.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )
  const box = await paper.boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.height / 4]
  await page.mouse.move(x + radius, y)
  await page.mouse.down()
  for (let turn = 0; turn < 6.2; turn += 0.2) {
    await page.mouse.move(x + radius * Math.cos(turn), y + radius * Math.sin(turn))
  }
  await page.mouse.up()
  const count = /\d+/.exec((await map.getByText(/In uw gebied/).textContent()) ?? '')?.[0]
  await map.getByRole('link', { name: 'Toon deze panden' }).click()
  await expect(page).toHaveURL(/[?&]area=5/)
  await expect(
    page
      .getByRole('main')
      .getByText(new RegExp(`^${count} pand(en)?\\b`))
      .first(),
  ).toBeVisible()
})

test('a browser that cannot draw keeps the drawn map and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  })
  await page.goto(address)
  const map = findMap(page)
  await expect(map.getByText(/kan de bewegende kaart niet tekenen/)).toBeVisible()
  await expect(map.getByRole('link', { name: /: \d+$/ }).first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list can be seen beside a drawn map', async ({ page }) => {
    await page.goto('/nl/te-koop/')
    await page.getByRole('link', { name: 'Kaart', exact: true }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(findMap(page).getByRole('link', { name: /: \d+/ }).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

for (const { device, width } of [
  { device: 'a wide screen', width: 1280 },
  { device: 'a phone', width: 390 },
]) {
  test(`the map leads to the places of the filters on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(address)
    await findMap(page).getByRole('link', { name: 'Kies plaatsen uit een lijst' }).click({
      timeout: loadMs,
    })
    const search = page.getByRole('main').getByRole('search')
    await expect(search.getByRole('checkbox', { name: /^Antwerpen \(2000\)/ })).toBeVisible()
    await expect(search.getByLabel('Zoek een gemeente')).toBeFocused()
  })
}
