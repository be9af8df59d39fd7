import { expect } from '@playwright/test'
import { test } from './_kit/test'

const searches = [
  {
    language: 'Dutch',
    list: '/nl/te-koop/',
    words: 'appartement 2 slaapkamers terras Gent max 300k',
    leadsTo: /\/nl\/te-koop\/\?city=Gent%7C9000&type=2&maxPrice=300000&minBedrooms=2&with=terrace$/,
    name: 'Actieve filters',
    chips: ['Appartement', 'Gent 9000', /300\.000/, '2+ slaapkamers', 'Terras'],
  },
  {
    language: 'English',
    list: '/en/for-sale/',
    words: '2 bed flat Ghent under 300k',
    leadsTo: /\/en\/for-sale\/\?city=Ghent%7C9000&type=2&maxPrice=300000&minBedrooms=2$/,
    name: 'Active filters',
    chips: ['Apartment', 'Ghent 9000', /300[.,]000/, '2+ bedrooms'],
  },
  {
    language: 'French, where the words name the other list',
    list: '/fr/a-vendre/',
    words: 'appartement meublé à louer Gand max 1.200 €',
    leadsTo: /\/fr\/a-louer\/\?city=Gand%7C9000&type=2&maxPrice=1200&with=furnished$/,
    name: 'Filtres actifs',
    chips: ['Appartement', 'Gand 9000', /1\.200/, 'Meublé'],
  },
  {
    language: 'German, where a word is left',
    list: '/de/zu-verkaufen/',
    words: 'Penthouse mit Garten in der Nähe von Lüttich',
    leadsTo:
      /\/de\/zu-verkaufen\/\?q=Penthouse&city=L%C3%BCttich%7C4000&radius=10&type=2&with=garden$/,
    name: 'Aktive Filter',
    chips: [/Penthouse/, 'Wohnung', 'Lüttich 4000', '+ 10 km', 'Garten'],
  },
]

for (const { language, list, words, leadsTo, name, chips } of searches) {
  test(`plain words become filters that the visitor sees, in ${language}`, async ({ page }) => {
    await page.goto(`${list}?${new URLSearchParams({ q: words }).toString()}`)
    await expect(page).toHaveURL(leadsTo)
    const active = page.getByRole('list', { name })
    for (const chip of chips) await expect(active.getByText(chip).first()).toBeVisible()
    await expect(active.getByRole('listitem')).toHaveCount(chips.length + 1)
  })
}
