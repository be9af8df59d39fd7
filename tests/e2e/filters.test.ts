import { expect, type Locator, type Page } from '@playwright/test'
import { itemsPerPage } from '../../src/domain/search/paging'
import { findViolations } from './_kit/axe'
import { holdScripts, untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

const list = '/nl/te-koop/'
const phone = { width: 390, height: 844 }

const main = (page: Page) => page.getByRole('main')
const chips = (page: Page) => main(page).getByRole('list', { name: 'Actieve filters' })

/** The name of a menu, which opens it. */
const menu = (page: Page, name: string) =>
  main(page).locator('summary').filter({ hasText: name }).first()

/** The number in the words on a button, or beside a choice. */
async function readNumber(of: Locator): Promise<number> {
  const text = await of.innerText()
  return Number(/(\d+)\s*(?:pand|panden|zonder|in|tot|vanaf|met|$)/.exec(text)?.[1])
}

/** How many homes the list says it has. */
async function readTotal(page: Page): Promise<number> {
  return readNumber(main(page).locator('strong').filter({ hasText: /pand/ }).first())
}

/** The row of a choice, with its number. */
const row = (page: Page, name: RegExp) => main(page).locator('label').filter({ hasText: name })

/** The button in the open menu that leads to the result. */
const show = (page: Page) => main(page).getByRole('button', { name: /^(Toon|Geen panden)/ })

/** Ticks or unticks a choice of a menu, which it opens, without a pointer or a place on the page. */
const tick = (box: Element) => {
  const menuOfBox = box.closest('details')
  if (!(box instanceof HTMLInputElement) || menuOfBox === null) {
    throw new TypeError(`Expected a box of a menu, got ${box.outerHTML}`)
  }
  menuOfBox.open = true
  box.click()
}

test.describe('the filters of a list', () => {
  test('promise beside every choice what the list then shows', async ({ page }) => {
    await page.goto(list)
    await menu(page, 'Meer filters').click()
    const garden = main(page).getByRole('checkbox', { name: /^Tuin/ })
    const promised = await readNumber(row(page, /^Tuin/))
    await garden.check()
    await expect(show(page)).toHaveText(new RegExp(`^Toon ${promised} `))
    await show(page).click()
    await expect(page).toHaveURL(`${list}?with=garden`)
    expect(await readTotal(page)).toBe(promised)
  })

  test('load the result when their menu is closed, and keep the place of the keyboard', async ({
    page,
  }) => {
    await page.goto(list)
    const rooms = menu(page, 'Slaapkamers')
    await rooms.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(show(page)).toBeVisible()
    await rooms.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${list}?minBedrooms=2`)
    await expect(rooms).toBeFocused()
    await expect(chips(page)).toContainText('2+ slaapkamers')
  })

  test('leave a visitor who is faster than the script where he is', async ({ page }) => {
    await page.goto(`${list}?minBedrooms=1`)
    await menu(page, 'Type').click()
    await main(page).locator('input[name="type"]').first().check()
    await expect(show(page)).toBeVisible()
    const release = await holdScripts(page)
    await show(page).click()
    await expect(page).toHaveURL(/type=/)
    await expect(chips(page)).toBeVisible()
    const card = main(page).getByRole('article').nth(4)
    await card.scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    const place = await card.boundingBox()
    release()
    // The form answers, so its script has come.
    const form = main(page).getByRole('search')
    const button = form
      .locator('button')
      .filter({ hasText: /^(Toon|Geen)/ })
      .first()
    const before = await button.textContent()
    await expect(async () => {
      await main(page).locator('input[name="type"]').nth(1).evaluate(tick)
      await expect(button).not.toHaveText(before ?? '', { timeout: 2_000 })
    }).toPass()
    // The card stays under the finger, whatever grows or shrinks above it.
    expect(Math.abs(((await card.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(3)
    await expect(menu(page, 'Type')).not.toBeFocused()
  })

  test('follow a menu that was closed before their script came', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(list, { waitUntil: 'commit' })
    const rooms = menu(page, 'Slaapkamers')
    await rooms.click()
    await main(page).locator('input[name="minBedrooms"][value="2"]').check()
    await rooms.click()
    await expect(show(page)).toBeHidden()
    release()
    await expect(page).toHaveURL(`${list}?minBedrooms=2`)
    await expect(chips(page)).toContainText('2+ slaapkamers')
  })

  test('follow an order that was chosen before their script came', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(list, { waitUntil: 'commit' })
    await main(page).getByLabel('Sorteer').selectOption('price-asc')
    release()
    await expect(page).toHaveURL(`${list}?sort=price-asc`)
  })

  test('keep a menu open that was opened before their script came', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(list, { waitUntil: 'commit' })
    await menu(page, 'Meer filters').click()
    const garden = main(page).getByRole('checkbox', { name: /^Tuin/ })
    const promised = await readNumber(row(page, /^Tuin/))
    await garden.check()
    release()
    await expect(show(page)).toHaveText(new RegExp(`^Toon ${promised} `))
    await expect(garden).toBeChecked()
    await expect(page).toHaveURL(list)
  })

  test('are put back with Escape', async ({ page }) => {
    await page.goto(list)
    await menu(page, 'Type').click()
    const first = main(page).locator('input[name="type"]').first()
    await first.check()
    await page.keyboard.press('Escape')
    await expect(menu(page, 'Type')).toBeFocused()
    await expect(first).not.toBeChecked()
    await expect(page).toHaveURL(list)
  })

  test('draw the places with few homes once their list is opened, unless they are chosen', async ({
    page,
    browser,
  }) => {
    const places = (of: Page) =>
      main(of)
        .locator('input[name="city"]')
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value') ?? ''))
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    await plain.goto(list)
    const most = await places(plain)
    await menu(plain, 'Gemeente').click()
    const said = main(plain).locator('fieldset noscript p')
    await expect(said).toBeVisible()
    await expect(said).toContainText('Staat een gemeente er niet bij?', { useInnerText: true })

    await page.goto(list)
    await menu(page, 'Gemeente').click()
    await expect.poll(async () => (await places(page)).length).toBeGreaterThan(most.length)
    const rare = (await places(page)).find((place) => !most.includes(place)) ?? ''
    await plain.goto(`${list}?city=${encodeURIComponent(rare)}`)
    await expect(main(plain).locator(`input[name="city"][value="${rare}"]`)).toBeChecked()
    await context.close()
  })

  test('find a place by its letters and take several', async ({ page }) => {
    await page.goto(list)
    await menu(page, 'Gemeente').click()
    const search = main(page).getByRole('searchbox', { name: 'Zoek een gemeente' })
    const ghent = row(page, /^Gent \(9000\)/)
    await expect(ghent).toBeVisible()
    await search.fill('antw')
    await expect(ghent).toBeHidden()
    await main(page)
      .getByRole('checkbox', { name: /Antwerpen \(2000\)/ })
      .check()
    await search.fill('mort')
    await main(page)
      .getByRole('checkbox', { name: /Mortsel/ })
      .check()
    await show(page).click()
    await expect(page).toHaveURL(
      /city=.*Antwerpen.*city=.*Mortsel|city=.*Mortsel.*city=.*Antwerpen/,
    )
    await expect(chips(page).getByRole('link')).toHaveCount(3)
  })

  test('show as chips, each of which can be taken away', async ({ page }) => {
    await page.goto(`${list}?city=Antwerpen%7C2000&maxPrice=600000&with=terrace`)
    await expect(chips(page).getByRole('link', { name: /^Wis filter/ })).toHaveCount(3)
    await chips(page).getByRole('link', { name: 'Wis filter: Terras' }).click()
    await expect(page).toHaveURL(`${list}?city=Antwerpen%7C2000&maxPrice=600000`)
    await chips(page).getByRole('link', { name: 'Alles wissen' }).click()
    await expect(page).toHaveURL(list)
    await expect(chips(page)).toHaveCount(0)
  })

  test('leave no mark in the address once nothing is chosen any more', async ({ page }) => {
    await page.goto(`${list}?with=garden`)
    await menu(page, 'Meer filters').click()
    await main(page).getByRole('checkbox', { name: /^Tuin/ }).uncheck()
    await show(page).click()
    await expect(chips(page)).toHaveCount(0)
    expect(new URL(page.url()).href).toMatch(/\/nl\/te-koop\/$/)
  })

  test('follow the order at once', async ({ page }) => {
    await page.goto(list)
    await main(page).getByLabel('Sorteer').focus()
    await main(page).getByLabel('Sorteer').selectOption('price-asc')
    await expect(page).toHaveURL(`${list}?sort=price-asc`)
    await expect(main(page).getByLabel('Sorteer')).toBeFocused()
  })

  test('leave out of homes for rent what only a sale knows', async ({ page }) => {
    await page.goto('/nl/te-huur/')
    await menu(page, 'Meer filters').click()
    await expect(main(page).getByRole('checkbox', { name: /^Lift/ })).toBeVisible()
    await expect(main(page).getByRole('checkbox', { name: /^Lijfrente/ })).toHaveCount(0)
  })

  test('propose the smallest steps that lead to homes when there are none', async ({ page }) => {
    await page.goto(`${list}?city=Antwerpen%7C2000&maxPrice=100000&with=pool`)
    await expect(main(page).getByText('Geen resultaten voor uw zoekopdracht.')).toBeVisible()
    const steps = main(page).getByRole('list', { name: 'Dit komt het dichtst in de buurt' })
    const first = steps.getByRole('link').first()
    const promised = Number(/\d+/.exec(await first.innerText())?.[0])
    expect(promised).toBeGreaterThan(0)
    await first.click()
    await expect(main(page).getByRole('article').first()).toBeVisible()
    expect(await readTotal(page)).toBe(promised)
  })

  test('break no rule of accessibility, closed and open', async ({ page }) => {
    await page.goto(`${list}?with=garden`)
    expect(await findViolations(page)).toEqual([])
    await menu(page, 'Meer filters').click()
    expect(await findViolations(page)).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the filters open as a sheet, whose button alone leads on and says to how many homes', async ({
    page,
  }) => {
    await page.goto(list)
    await main(page).getByRole('button', { name: 'Filters' }).tap()
    const sheet = main(page).getByRole('dialog', { name: 'Filters' })
    await expect(sheet.getByRole('button', { name: 'Sluit de filters' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(main(page).getByRole('button', { name: 'Filters' })).toBeFocused()
    await main(page).getByRole('button', { name: 'Filters' }).tap()
    await menu(page, 'Type').tap()
    const first = main(page).locator('input[name="type"]').first()
    await first.check()
    await main(page).getByRole('button', { name: 'Sluit de filters' }).tap()
    await expect(first).not.toBeChecked()
    await expect(page).toHaveURL(list)

    await main(page).getByRole('button', { name: 'Filters' }).tap()
    await expect(main(page).getByRole('heading', { name: 'Filters' })).toBeVisible()
    await menu(page, 'Meer filters').tap()
    const lift = main(page).getByRole('checkbox', { name: /^Lift/ })
    const promised = await readNumber(row(page, /^Lift/))
    await lift.check()
    const button = show(page).last()
    await expect(button).toHaveText(new RegExp(`^Toon ${promised} `))
    expect(await findViolations(page)).toEqual([])
    await button.tap()
    await expect(page).toHaveURL(`${list}?with=lift`)
    expect(await readTotal(page)).toBe(promised)
    await expect(main(page).getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  })
})

test.describe('on a phone, as the script comes', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('a sheet that is told twice that it is open gives the page back', async ({ page }) => {
    await page.goto(list)
    const resting = await page.locator('[inert]').count()
    await main(page).getByRole('button', { name: 'Filters' }).tap()
    const sheet = main(page).getByRole('dialog', { name: 'Filters' })
    await expect(sheet).toBeVisible()
    // Opened by the browser just before the script looked, it is told of by the browser after that.
    await sheet.evaluate((one) =>
      one.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' })),
    )
    await page.keyboard.press('Escape')
    await expect(main(page).getByRole('button', { name: 'Filters' })).toBeFocused()
    await expect(page.locator('[inert]')).toHaveCount(resting)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters are a form that leads to the result', async ({ page }) => {
    await page.goto(list)
    await menu(page, 'Meer filters').click()
    const garden = main(page).getByRole('checkbox', { name: /^Tuin/ })
    const promised = await readNumber(row(page, /^Tuin/))
    await garden.check()
    await show(page).click()
    await expect(page).toHaveURL(/with=garden/)
    expect(await readTotal(page)).toBe(promised)
    await expect(chips(page)).toContainText('Tuin')
  })
})

test.describe('a home opened from a list', () => {
  const walk = (page: Page) => page.getByRole('navigation', { name: 'Panden van uw lijst' })

  test('leads to the next one, and back to the same place of the list', async ({ page }) => {
    await page.goto(`${list}?sort=price-asc`)
    const links = main(page).getByRole('article').locator('a[href]')
    const second = await links.nth(4).getAttribute('href')
    const third = await links.nth(5).getAttribute('href')
    await links.nth(4).scrollIntoViewIfNeeded()
    await untilAlive(links.nth(4))
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await links.nth(4).click()
    await expect(page).toHaveURL(new RegExp(`${second}$`))
    await expect(walk(page)).toContainText(/5 van \d+/)
    await walk(page).getByRole('link', { name: 'Volgend pand' }).click()
    await expect(page).toHaveURL(new RegExp(`${third}$`))
    await walk(page).getByRole('link', { name: 'Vorig pand' }).click()
    await expect(page).toHaveURL(new RegExp(`${second}$`))
    await walk(page).getByRole('link', { name: 'Terug naar de lijst' }).click()
    await expect(page).toHaveURL(`${list}?sort=price-asc`)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  })

  test('goes on where a page of the list ends', async ({ page }) => {
    await page.goto(`${list}?sort=price-asc&page=2`)
    const beyond = await main(page)
      .getByRole('article')
      .locator('a[href]')
      .first()
      .getAttribute('href')
    await page.goto(`${list}?sort=price-asc`)
    // Other homes stand below those of the list.
    const last = main(page)
      .getByRole('article')
      .locator('a[href]')
      .nth(itemsPerPage - 1)
    await untilAlive(last)
    await last.click()
    await walk(page).getByRole('link', { name: 'Volgend pand' }).click()
    await expect(page).toHaveURL(new RegExp(`${beyond}$`))
  })

  test('shows no list to whoever came from elsewhere', async ({ page }) => {
    await page.goto('/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/')
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(walk(page)).toHaveCount(0)
  })
})
