import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { test } from './_kit/test'

const languages = [
  {
    locale: 'nl',
    list: '/nl/projecten/',
    place: 'Gemeente',
    ghent: 'Gent (9000)',
    city: 'Gent%7C9000',
    show: /^Toon/,
    remove: 'Wis filter: Gent 9000',
    nothing: 'Geen resultaten voor uw zoekopdracht.',
    closest: 'Dit komt het dichtst in de buurt',
    dock: 'Dok 19',
    units: 'Eenheden',
    price: 'Prijs',
    bedrooms: 'Slaapkamers',
    some: /^\d+ van 24 eenheden$/,
    sold: 'Verkocht',
    sort: 'Sorteer',
  },
  {
    locale: 'fr',
    list: '/fr/projets/',
    place: 'Commune',
    ghent: 'Gand (9000)',
    city: 'Gand%7C9000',
    show: /^Voir/,
    remove: 'Supprimer le filtre : Gand 9000',
    nothing: 'Aucun résultat pour votre recherche.',
    closest: 'Ce qui s’en approche le plus',
    dock: 'Dok 19',
    units: 'Unités',
    price: 'Prix',
    bedrooms: 'Chambres',
    some: /^\d+ sur 24 unités$/,
    sold: 'Vendu',
    sort: 'Trier',
  },
] as const

/** Pictures may come later: the choices work without them. */
const early = { waitUntil: 'domcontentloaded' } as const

const at = (href: string) => (url: URL) => url.pathname + url.search === href

const main = (page: Page) => page.getByRole('main')

/** The cards of the result; other modules of the page show projects too. */
const cards = (page: Page) =>
  main(page)
    .locator('ul')
    .filter({ has: page.getByRole('article') })
    .first()
    .getByRole('article')

/** The name of a menu, which opens it. */
const menu = (page: Page, name: string) =>
  main(page).locator('summary').filter({ hasText: name }).first()

/** The row of a choice, with its number. */
const row = (page: Page, name: string) => main(page).locator('label').filter({ hasText: name })

/** The number at the end of a row. */
async function readFigure(of: Locator): Promise<number> {
  return Number(/(\d+)\s*$/.exec(await of.innerText())?.[1])
}

/** Opens the page of the project with 24 units. */
async function openDock(page: Page, list: string, name: string): Promise<void> {
  await page.goto(list, early)
  await cards(page).filter({ hasText: name }).getByRole('link').click()
  await page.waitForURL(/\/dok-19\/2\/$/, early)
  await expect(main(page).getByRole('table')).toBeVisible()
}

/** The prices that a table of units shows, from the top down. */
async function readPrices(page: Page): Promise<number[]> {
  const texts = await main(page).getByRole('cell').filter({ hasText: '€' }).allInnerTexts()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

for (const words of languages) {
  test.describe(`projects in ${words.locale}`, () => {
    test('are found by their place, which a chip takes away again', async ({ page }) => {
      await page.goto(words.list, early)
      const all = await cards(page).count()
      await menu(page, words.place).click()
      const promised = await readFigure(row(page, words.ghent))
      expect(promised).toBeGreaterThan(0)
      expect(promised).toBeLessThan(all)
      await main(page).getByRole('checkbox', { name: words.ghent }).check()
      await main(page).getByRole('button', { name: words.show }).click()
      await page.waitForURL((url) => url.search.includes(`city=${words.city}`), early)
      await expect(cards(page)).toHaveCount(promised)
      await main(page).getByRole('link', { name: words.remove }).click()
      await page.waitForURL(at(words.list), early)
      await expect(cards(page)).toHaveCount(all)
    })

    test('propose the smallest steps when there are none', async ({ page }) => {
      await page.goto(`${words.list}?city=${words.city}&minBedrooms=5`, early)
      await expect(main(page).getByText(words.nothing)).toBeVisible()
      const step = main(page).getByRole('list', { name: words.closest }).getByRole('link').first()
      const promised = Number(/^\d+/.exec(await step.innerText())?.[0])
      expect(promised).toBeGreaterThan(0)
      await step.click()
      await page.waitForURL((url) => !url.search.includes('minBedrooms=5'), early)
      await expect(cards(page)).toHaveCount(promised)
    })

    test('order their units by price, what is sold last and without a price', async ({ page }) => {
      await openDock(page, words.list, words.dock)
      const heading = main(page).getByRole('columnheader', { name: words.price })
      await heading.getByRole('link').click()
      await page.waitForURL(/\?sort=price-asc#units$/, early)
      await expect(heading).toHaveAttribute('aria-sort', 'ascending')
      const cheapFirst = await readPrices(page)
      expect(cheapFirst.length).toBeGreaterThan(2)
      expect(cheapFirst).toEqual(cheapFirst.toSorted((a, b) => a - b))
      await heading.getByRole('link').click()
      await page.waitForURL(/\?sort=price-desc#units$/, early)
      await expect(heading).toHaveAttribute('aria-sort', 'descending')
      expect(await readPrices(page)).toEqual(cheapFirst.toReversed())
      const sold = main(page).getByRole('row').filter({ hasText: words.sold })
      expect(await sold.count()).toBeGreaterThan(0)
      await expect(sold.filter({ hasText: '€' })).toHaveCount(0)
    })

    test('have units that are filtered with the keyboard alone, and break no rule then', async ({
      page,
    }) => {
      await openDock(page, words.list, words.dock)
      const rooms = menu(page, words.bedrooms)
      await rooms.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      await expect(main(page).getByRole('radio', { name: /^2 / })).toBeChecked()
      expect(await findViolations(page, '#units', words.locale === 'nl')).toEqual([])
      await rooms.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\?minBedrooms=2#units$/, early)
      await expect(rooms).toBeFocused()
      await expect(main(page).getByText(words.some)).toBeVisible()
    })

    test('break no rule of accessibility under filters', async ({ page }) => {
      await page.goto(`${words.list}?city=${words.city}&minBedrooms=5`, early)
      await menu(page, words.place).click()
      // Colours are the same in every language.
      expect(await findViolations(page, 'html', words.locale === 'nl')).toEqual([])
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the filters of projects and of units lead on', async ({ page }) => {
    const [words] = languages
    await page.goto(words.list, early)
    await menu(page, words.place).click()
    await main(page).getByRole('checkbox', { name: words.ghent }).check()
    await main(page).getByRole('button', { name: words.show }).click()
    await page.waitForURL(/city=/, early)
    await expect(cards(page)).toHaveCount(1)
    await cards(page).getByRole('link').click()
    await page.waitForURL(/\/dok-19\/2\/$/, early)
    await menu(page, words.bedrooms).click()
    await main(page).getByRole('radio', { name: /^3 / }).check()
    await main(page).getByRole('button', { name: words.show }).click()
    await page.waitForURL(/minBedrooms=3/, early)
    await expect(main(page).getByText(words.some)).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the units have the same choices in a sheet, and their orders in a list', async ({
    page,
  }) => {
    const [words] = languages
    await openDock(page, words.list, words.dock)
    await main(page).getByLabel(words.sort).selectOption('price-asc')
    await page.waitForURL(/\?sort=price-asc#units$/, early)
    const prices = await readPrices(page)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    await main(page).getByRole('button', { name: 'Filters' }).tap()
    await menu(page, words.bedrooms).tap()
    await main(page).getByRole('radio', { name: /^3 / }).check()
    const promised = await readFigure(row(page, '3 of meer'))
    const button = main(page).getByRole('button', { name: words.show }).last()
    await expect(button).toHaveText(new RegExp(`^Toon ${promised} `))
    await button.tap()
    await page.waitForURL(/minBedrooms=3/, early)
    await expect(main(page).getByText(`${promised} van 24 eenheden`)).toBeVisible()
  })

  test('no kind of home is cut in the middle of a word', async ({ page }) => {
    for (const { list } of languages) {
      await page.goto(list, early)
      await cards(page).filter({ hasText: 'De Vlindertuin' }).getByRole('link').click()
      await page.waitForURL(/\/de-vlindertuin\/1\/$/, early)
      const kind = main(page)
        .getByRole('cell')
        .filter({ hasText: /Villa\// })
        .first()
      const word = kind.locator('span').last()
      const lines = await word.evaluate(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      )
      expect(Math.round(lines)).toBe(1)
    }
  })
})
