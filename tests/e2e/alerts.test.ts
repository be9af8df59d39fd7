import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { untilMailed } from './_kit/outbox'
import { pressTwice } from './_kit/press-twice'
import { test } from './_kit/test'

const languages = [
  {
    locale: 'nl',
    form: '/nl/ik-zoek/',
    thanks: /\/nl\/bedankt\//,
    zones: '2000 Antwerpen',
    pending: /Nog niet bevestigd/,
    confirm: 'Ja, hou mij op de hoogte',
    confirmed: /^Bevestigd/,
    estimate: /per maand/,
    weekly: 'Eén keer per week',
    where: 'Waar zoekt u?',
    lowest: 'Budget van',
    highest: 'Budget tot',
    rent: 'Huren',
    studio: 'Studio',
    terrace: 'Terras',
    save: 'Wijzigingen bewaren',
    turnedAtFirst: /^Bij het budget stond het hoogste bedrag eerst/,
    turned: /^Uw wijzigingen zijn bewaard\. .* omgewisseld\.$/,
    range: /vanaf €\s480\.000 tot €\s900\.000/,
    stop: 'Stoppen',
    stopped: /zoekopdracht is gestopt: u krijgt hierover geen e-mails meer/,
    before: 'Dit zocht u',
    change: 'Wijzigen',
    restart: 'Zoekopdracht opnieuw starten',
    erase: 'Mijn gegevens wissen',
    list: '/nl/te-koop/',
    keep: 'Bewaar deze zoekopdracht',
    unknown: /kennen wij niet: Nergenshuizen\./,
    pause: 'Pauzeren',
    paused: /^Gepauzeerd/,
    remove: 'Stoppen en mijn gegevens wissen',
    sure: 'Ja, wis mijn gegevens',
    removed: 'Uw zoekopdracht is gewist.',
  },
  {
    locale: 'fr',
    form: '/fr/je-cherche/',
    thanks: /\/fr\/merci\//,
    zones: '1000 Bruxelles',
    pending: /Pas encore confirmée/,
    confirm: 'Oui, tenez-moi informé',
    confirmed: /^Confirmée/,
    estimate: /par mois/,
    weekly: 'Une fois par semaine',
    where: 'Où cherchez-vous ?',
    lowest: 'Budget de',
    highest: 'Budget à',
    rent: 'Louer',
    studio: 'Studio',
    terrace: 'Terrasse',
    save: 'Enregistrer les modifications',
    turnedAtFirst: /^Dans le budget, le montant le plus élevé venait en premier/,
    turned: /^Vos modifications sont enregistrées\. .* inversé les deux montants\.$/,
    range: /à partir de €\s480\.000 jusqu’à €\s900\.000/,
    stop: 'Arrêter',
    stopped: /recherche est arrêtée\s: vous ne recevez plus d’e-mails à ce sujet/,
    before: 'Ce que vous cherchiez',
    change: 'Modifier',
    restart: 'Relancer la recherche',
    erase: 'Effacer mes données',
    list: '/fr/a-vendre/',
    keep: 'Enregistrer cette recherche',
    unknown: /ne connaissons pas\s: Nergenshuizen\./,
    pause: 'Mettre en pause',
    paused: /^En pause/,
    remove: 'Arrêter et effacer mes données',
    sure: 'Oui, effacer mes données',
    removed: 'Votre recherche est effacée.',
  },
] as const

type Words = (typeof languages)[number]

const main = (page: Page) => page.getByRole('main')

const formOf = (page: Page) => main(page).locator('form[action="/api/forms/demand-register/"]')

/** Sends the form that asks to be told of homes, first with a place that nobody knows. */
async function register(page: Page, words: Words, email: string): Promise<void> {
  await page.goto(words.form)
  const form = formOf(page)
  await form.locator('[name="goal"][value="buy"]').check()
  await form.locator('[name="types"][value="house"]').check()
  const answers = { firstName: 'An', lastName: 'De Wolf', email, phone: '0470 00 00 01' }
  for (const [name, answer] of Object.entries(answers)) {
    await form.locator(`[name="${name}"]`).fill(answer)
  }
  await form.locator('[name="privacy"]').check()
  const send = form.locator('button[type="submit"]').last()
  await form.locator('[name="zones"]').fill('Nergenshuizen')
  await send.click()
  await expect(main(page).getByRole('alert').getByRole('link')).toHaveText(words.unknown)
  await expect(form.locator('[name="zones"]')).toHaveValue('Nergenshuizen')
  await expect(form.locator('[name="email"]')).toHaveValue(email)
  await expect(form.locator('[name="types"]:checked')).toHaveValue('house')
  await form.locator('[name="zones"]').fill(words.zones)
  // From high to low, which is put right and told.
  await form.locator('[name="minPrice"]').fill('480.000')
  await form.locator('[name="maxPrice"]').fill('250.000')
  await send.click()
  await expect(page).toHaveURL(words.thanks)
  await expect(main(page).getByText(words.turnedAtFirst)).toBeVisible()
}

/** The address in the mail that asks to confirm; without a mail server it lies in the outbox. */
async function findLink(origin: string, email: string, locale: string): Promise<string> {
  const link = new RegExp(`/${locale}/alert/[\\w-]+/`)
  const find = async () => {
    const mails = await openDesk(origin).read<{ docs: { text: string | null }[] }>(
      `/api/mails/?depth=0&where[to][equals]=${encodeURIComponent(email)}&where[kind][equals]=demand-confirm`,
    )
    return link.exec(mails.docs[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, untilMailed).toMatch(link)
  return find()
}

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`a search alert ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(`is confirmed, changed and deleted by its link: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const press = (name: string) => main(page).getByRole('button', { name }).click()
      const email = `zoeker-${words.locale}-${javaScriptEnabled}-${Date.now()}@example.be`
      await register(page, words, email)
      const link = await findLink(origin, email, words.locale)
      await page.goto(link)
      await expect(main(page).getByText(words.pending)).toBeVisible()
      await expect(main(page).getByText(words.estimate)).toBeVisible()
      await expect(main(page)).toContainText(words.zones.slice(0, 4))
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      await press(words.confirm)
      await expect(main(page).getByText(words.confirmed)).toBeVisible()
      const where = main(page).getByRole('textbox', { name: words.where })
      await where.fill('Nergenshuizen')
      await main(page).getByRole('textbox', { name: words.highest }).fill('480.000')
      await main(page).getByRole('radio', { name: words.weekly }).check()
      await press(words.save)
      await expect(main(page).getByRole('alert').getByRole('link')).toHaveText(words.unknown)
      await expect(where).toHaveValue('Nergenshuizen')
      await expect(main(page).getByRole('radio', { name: words.weekly })).toBeChecked()
      if (javaScriptEnabled) expect(await findViolations(page, 'main')).toEqual([])
      await where.fill('2640')
      await main(page).getByRole('textbox', { name: words.lowest }).fill('900.000')
      await main(page).getByRole('radio', { name: words.rent }).check()
      await main(page).getByRole('checkbox', { name: words.studio }).check()
      await main(page).getByRole('checkbox', { name: words.terrace }).check()
      await press(words.save)
      await expect(main(page).getByText(words.turned)).toBeVisible()
      await page.goto(link)
      await expect(main(page).getByRole('radio', { name: words.weekly })).toBeChecked()
      await expect(main(page).getByRole('radio', { name: words.rent })).toBeChecked()
      await expect(main(page).getByRole('checkbox', { name: words.studio })).toBeChecked()
      await expect(main(page).getByRole('checkbox', { name: words.terrace })).toBeChecked()
      await expect(where).toHaveValue('2640 Mortsel')
      const facts = main(page).locator('dl')
      await expect(facts).toContainText(words.range)
      await expect(facts).toContainText(words.weekly)
      await press(words.pause)
      await expect(main(page).getByText(words.paused)).toBeVisible()
      await expect(main(page).locator('summary').filter({ hasText: words.remove })).toBeVisible()
      await main(page).getByRole('button', { name: words.stop, exact: true }).click()
      await expect(main(page).getByText(words.stopped)).toBeVisible()
      await expect(main(page).getByRole('heading', { name: words.before })).toBeVisible()
      await expect(main(page).getByRole('heading', { name: words.change })).toHaveCount(0)
      await expect(main(page).getByRole('button')).toHaveText([words.restart])
      if (javaScriptEnabled) expect(await findViolations(page, 'main')).toEqual([])
      await press(words.restart)
      await expect(main(page).getByText(words.confirmed)).toBeVisible()
      await main(page).getByRole('button', { name: words.stop, exact: true }).click()
      await pressTwice(page, { line: words.erase, button: words.sure })
      await expect(main(page).getByText(words.removed)).toBeVisible()
      const { totalDocs } = await openDesk(origin).read<{ totalDocs: number }>(
        `/api/enquiries/?depth=0&where[person.email][equals]=${encodeURIComponent(email)}`,
      )
      expect(totalDocs).toBe(0)
    })
  })
}

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`a search ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(`is kept with everything it asks: ${words.locale}`, async ({ page }) => {
      const search = 'city=Antwerpen%7C2000&type=2&minPrice=100000&maxPrice=900000&minBedrooms=1'
      await page.goto(`${words.list}?${search}&with=terrace`)
      const keep = main(page).getByRole('link', { name: words.keep })
      const empty = main(page).locator(`a[href^="${words.form}?"]`)
      await expect(keep.or(empty).first()).toBeVisible()
      await keep.or(empty).first().click()
      await expect(page).toHaveURL(new RegExp(`${words.form}\\?.*goal=buy`))
      const form = formOf(page)
      const field = (name: string) => form.locator(`[name="${name}"]`)
      await expect(form.locator('[name="goal"][value="buy"]')).toBeChecked()
      await expect(form.locator('[name="types"]:checked')).toHaveValue('apartment')
      await expect(form.locator('[name="extras"]:checked')).toHaveValue('terrace')
      await expect(field('zones')).toHaveValue('2000 Antwerpen')
      await expect(field('minPrice')).toHaveValue('100.000')
      await expect(field('maxPrice')).toHaveValue('900.000')
      await expect(field('minBedrooms')).toHaveValue('1')
    })
  })
}

const placeIsAsked = 'Uw zoekopdracht staat hieronder al ingevuld. Zeg nog waar u zoekt.'

test('a list without filters leads to the form with what it is about, which asks for a place', async ({
  page,
}) => {
  await page.goto('/nl/te-huur/')
  await main(page).getByRole('link', { name: 'Bewaar deze zoekopdracht' }).click()
  await expect(formOf(page).locator('[name="goal"][value="rent"]')).toBeChecked()
  await expect(formOf(page).locator('[name="types"]:checked').first()).toBeVisible()
  await expect(formOf(page).locator('[name="zones"]')).toHaveValue('')
  await expect(main(page).getByText(placeIsAsked)).toBeVisible()
  await page.goto('/nl/ik-zoek/?goal=rent&city=Antwerpen%7C2000')
  await expect(formOf(page).locator('[name="zones"]')).toHaveValue('2000 Antwerpen')
  await expect(main(page).getByText(placeIsAsked)).toHaveCount(0)
})

test('the form without a search is kept for everybody, and is empty', async ({ page, request }) => {
  await request.get('/nl/ik-zoek/?goal=rent&maxPrice=900')
  await page.goto('/nl/ik-zoek/')
  await expect(formOf(page).locator('[name="maxPrice"]')).toHaveValue('')
  await expect(formOf(page).locator('[name="goal"]:checked')).toHaveCount(0)
  await expect(main(page).getByText(placeIsAsked)).toHaveCount(0)
  const { headers } = await request.get('/nl/ik-zoek/').then((answer) => ({
    headers: answer.headers(),
  }))
  expect(headers['cache-control']).not.toContain('no-store')
})

test('a link that was not sent from here leads nowhere', async ({ request }) => {
  const token = `1-${'a'.repeat(43)}`
  expect((await request.get(`/nl/alert/${token}/`)).status()).toBe(404)
  expect((await request.get(`/api/alerts/${token}/`, { maxRedirects: 0 })).status()).toBe(404)
})
