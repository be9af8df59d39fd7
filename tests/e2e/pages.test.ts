import { expect } from '@playwright/test'
import { test } from './_kit/test'
import { locales, type Locale } from '../../src/domain/kernel/locales'
import { inspectPages, type Widths } from './_kit/inspect-page'
import { listPages, listSitemaps } from './_kit/sitemap'
import { unlistedPageRows } from './routes/unlisted-rows'

const phone = 390
const desktop = 1440
const minute = 60_000

const everyWidth: Widths = [phone, 320, 768, desktop]

/**
 * Asked for before a release: every page at every width in every language, with all that axe knows, and five
 * times as many homes. It takes a quarter of an hour, and finds what a making breaks on one of its pages alone.
 */
const isThorough = Boolean(process.env.E2E_EVERY_WIDTH)

/**
 * All widths in the first language, where pages come as to a phone; in each other the one at which they
 * come, the narrow one where words are longest.
 */
const widths: Readonly<Record<Locale, Widths>> = {
  nl: everyWidth,
  fr: isThorough ? everyWidth : [phone],
  en: isThorough ? everyWidth : [desktop],
  de: isThorough ? everyWidth : [phone],
}

/**
 * Every so manieth home is opened in a browser, by its number: a place in the sitemap moves with
 * every save, and would sooner or later open a home whose visits another test counts.
 */
const homesPerSample = isThorough ? 8 : 40

const isInSample = (path: string) => Number(path.split('/').at(-2)) % homesPerSample === 0

const unlisted = unlistedPageRows.map(({ path }) => path)

const groups: Readonly<Record<string, (origin: string, locale: Locale) => Promise<string[]>>> = {
  'menu pages': (origin, locale) => listPages(origin, `/sitemaps/${locale}-pages.xml`, locale),
  articles: (origin, locale) => listPages(origin, `/sitemaps/${locale}-articles.xml`, locale),
  projects: (origin, locale) => listPages(origin, `/sitemaps/${locale}-projects.xml`, locale),
  'some homes': async (origin, locale) => {
    const homes = await listPages(origin, `/sitemaps/${locale}-properties-0.xml`, locale)
    return homes.filter(isInSample)
  },
  'pages kept from search engines': async (_origin, locale) =>
    unlisted.filter((path) => path.startsWith(`/${locale}/`)),
}

/** So many tests share the pages of a group at all widths, so that none takes minutes. */
const parts: Readonly<Record<string, number>> = {
  'menu pages': isThorough ? 8 : 4,
  'pages kept from search engines': isThorough ? 4 : 2,
  ...(isThorough && { 'some homes': 4 }),
}

/** At which of the widths axe looks at a page, and at which at its colours too. */
function listLooks(group: string, locale: Locale) {
  if (isThorough) return { useAt: everyWidth, coloursAt: everyWidth }
  const isFirst = locale === 'nl'
  // The pages of the menu are of every making there is, so words that break a rule show there.
  const isMenu = group === 'menu pages'
  return {
    // a11y/small-screens.test.ts has the others, on a page of every making.
    useAt: isFirst || isMenu ? [phone, desktop] : [],
    coloursAt: isFirst ? [phone, ...(isMenu ? [desktop] : [])] : [],
  }
}

for (const [group, list] of Object.entries(groups)) {
  for (const locale of locales) {
    const isFirst = locale === 'nl'
    const count = isFirst || isThorough ? (parts[group] ?? 1) : 1
    for (let part = 1; part <= count; part += 1) {
      const name = count === 1 ? group : `${group} (part ${part} of ${count})`
      test(`${name} in ${locale} stand at ${widths[locale].join(', ')} pixels`, async ({
        page,
        origin,
      }) => {
        test.setTimeout((isThorough ? 20 : 6) * minute)
        const all = await list(origin, locale)
        const paths = all.filter((_, index) => index % count === part - 1)
        expect(paths.length).toBeGreaterThan(0)
        const visit = {
          ...{ locale, widths: widths[locale] },
          picturesAt: isFirst ? [phone, desktop] : [],
          ...listLooks(group, locale),
        }
        expect(await inspectPages(page, paths, visit)).toEqual([])
      })
    }
  }
}

test('every link of the menu leads to a page of the sitemap or out of the site', async ({
  page,
  origin,
}) => {
  const files = await listSitemaps(origin)
  const listed = (await Promise.all(files.map((file) => listPages(origin, file)))).flat()
  const known = new Set([...listed, ...unlisted])
  await page.goto('/nl/')
  const links = await page
    .getByRole('navigation', { name: 'Hoofdmenu', includeHidden: true })
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(0)
  expect(links.filter((link) => !known.has(link))).toEqual([])
})
