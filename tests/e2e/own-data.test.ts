import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { receiveSecret } from './_kit/outbox'
import { subscribe } from './_kit/subscribe'
import { test } from './_kit/test'

// The mail leaves by the queue, which looks every few seconds.
test.slow()

const languages = [
  {
    locale: 'nl',
    privacy: '/nl/privacyverklaring/',
    ask: 'Mijn gegevens opvragen of wissen',
    send: 'Stuur mij de link',
    subscribed: /\/nl\/bedankt\/nieuwsbrief\/$/,
    thanks: /\/nl\/bedankt\/uw-gegevens\/$/,
    title: 'Wat wij van u bijhouden',
    newsletter: 'Nieuwsbrief',
    copy: 'Kopie downloaden (JSON)',
    confirm: 'Ja, ik wil dat mijn gegevens gewist worden.',
    erase: 'Mijn gegevens wissen',
    erased: /^Uw gegevens zijn gewist\./,
    gone: /^Deze link is al gebruikt/,
  },
  {
    locale: 'fr',
    privacy: '/fr/declaration-de-confidentialite/',
    ask: 'Demander ou effacer mes données',
    send: 'M’envoyer le lien',
    subscribed: /\/fr\/merci\/newsletter\/$/,
    thanks: /\/fr\/merci\/vos-donnees\/$/,
    title: 'Ce que nous conservons à votre sujet',
    newsletter: 'Newsletter',
    copy: 'Télécharger une copie (JSON)',
    confirm: 'Oui, je veux que mes données soient effacées.',
    erase: 'Effacer mes données',
    erased: /^Vos données sont effacées\./,
    gone: /^Ce lien a déjà servi/,
  },
] as const

const main = (page: Page) => page.getByRole('main')

/** Somebody of whom the site keeps something. */
async function becomeKnown(page: Page, words: (typeof languages)[number], email: string) {
  await subscribe(page, words.locale, email)
  await expect(page).toHaveURL(words.subscribed)
}

async function countSubscribers(origin: string, email: string): Promise<number> {
  const { totalDocs } = await openDesk(origin).read<{ totalDocs: number }>(
    `/api/subscribers/?depth=0&where[email][equals]=${encodeURIComponent(email)}`,
  )
  return totalDocs
}

/** A visit of somebody at the office, in a slot that no visitor is shown. */
async function planVisit(origin: string, email: string) {
  const desk = openDesk(origin)
  const startsAt = Date.now() + 300 * 86_400_000
  const toText = (at: number) => new Date(at).toISOString()
  const slot = await desk.create('/api/appointment-slots/', {
    atOffice: true,
    startsAt: toText(startsAt),
    endsAt: toText(startsAt + 1_800_000),
    visibleFrom: toText(startsAt - 3_600_000),
  })
  const visit = await desk.create('/api/appointments/', {
    ...{ slot, state: 'confirmed', name: 'An De Wolf', email, locale: 'nl' },
  })
  return {
    readState: async () =>
      (await desk.read<{ state: string }>(`/api/appointments/${visit}/?depth=0`)).state,
    remove: async () => {
      await desk.remove(`/api/appointments/${visit}/`)
      await desk.remove(`/api/appointment-slots/${slot}/`)
    },
  }
}

for (const words of languages) {
  test.describe(words.locale, () => {
    test('whoever asks sees, keeps and erases what is kept about them', async ({
      page,
      origin,
    }) => {
      const email = `wis-${words.locale}-${Date.now()}@example.be`
      // Colours are the same in every language.
      const look = () => findViolations(page, 'html', words.locale === 'nl')
      await becomeKnown(page, words, email)
      await page.goto(words.privacy)
      expect(await look()).toEqual([])
      await main(page).getByRole('link', { name: words.ask }).click()
      const form = main(page).locator('form[action="/api/forms/data-request/"]')
      await form.locator('[name="email"]').fill(email)
      await expect(form.locator('[name="privacy"]')).toHaveCount(0)
      await expect(form.locator(`a[href="${words.privacy}"]`)).toBeVisible()
      expect(await look()).toEqual([])
      await form.getByRole('button', { name: words.send }).click()
      await expect(page).toHaveURL(words.thanks)

      const link = new RegExp(`/${words.locale}/own-data/[\\w-]+/`)
      const address = await receiveSecret(origin, { to: email, kind: 'own-data', link })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(main(page).getByRole('rowheader', { name: words.newsletter })).not.toHaveCount(0)
      expect(await look()).toEqual([])

      const download = page.waitForEvent('download')
      await main(page).getByRole('button', { name: words.copy }).click()
      const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'))
      expect(copy).toMatchObject({ email, records: { subscribers: [{ email }] } })

      // Without the tick the browser sends nothing.
      const erase = main(page).getByRole('button', { name: words.erase })
      await erase.click()
      await expect(page).toHaveURL(new RegExp(`${address}$`))
      expect(await countSubscribers(origin, email)).toBe(1)
      await main(page).getByRole('checkbox', { name: words.confirm }).check()
      await erase.click()
      await expect(main(page).getByText(words.erased)).toBeVisible()
      await expect(page.getByRole('heading', { name: words.title })).toHaveCount(0)
      await expect(main(page).locator(`a[href="/${words.locale}/"]`)).toBeVisible()
      expect(await look()).toEqual([])
      expect(await countSubscribers(origin, email)).toBe(0)
      await page.goto(address)
      await expect(main(page).getByText(words.gone)).toBeVisible()
      await page.goto(`/${words.locale}/own-data/abc/`)
      await expect(main(page).getByText(words.gone)).toBeVisible()
    })
  })
}

test.describe('at the desk', () => {
  test('an administrator finds, takes along and erases somebody, and the log names nobody', async ({
    context,
    origin,
    page,
  }) => {
    const email = `bureau-${Date.now()}@example.be`
    await becomeKnown(page, languages[0], email)
    const visit = await planVisit(origin, email)
    const { token } = openDesk(origin)
    await context.addCookies([
      { name: 'payload-token', value: token, url: origin },
      { name: 'payload-lng', value: 'nl', url: origin },
    ])
    await page.goto('/admin/personal-data/')
    const address = page.getByLabel('E-mailadres')
    // A browser takes it for one.
    await address.fill('jan@kantoor')
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page.getByText(/^Dit is geen e-mailadres\./)).toBeVisible()
    await expect(address).toBeFocused()
    await address.fill(email)
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page.getByText(/^Dit is geen e-mailadres\./)).toHaveCount(0)
    await expect(page.getByRole('rowheader', { name: 'Nieuwsbrief' })).not.toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Kopie downloaden (JSON)' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email)
    await expect(page.getByText(/^Er staat nog 1 bezoek van deze persoon gepland\./)).toBeVisible()
    const confirmation = page.getByLabel('Typ het adres nog eens om te bevestigen')
    await confirmation.fill(`x${email}`)
    await page.getByRole('button', { name: 'Definitief wissen' }).click()
    await expect(page.getByText('De twee adressen zijn niet gelijk.')).toBeVisible()
    expect(await countSubscribers(origin, email)).toBe(1)
    await confirmation.fill(email)
    // Whoever cannot be told whether it was done is not told that it was not; nor that it failed where it did not.
    const order = '**/api/personal-data/**'
    await page.route(order, (route) => route.abort())
    await page.getByRole('button', { name: 'Definitief wissen' }).click()
    await expect(page.getByText(/^Er kwam geen bruikbaar antwoord/)).toBeVisible()
    await page.unroute(order)
    await page.route(order, (route) =>
      route.request().postDataJSON().deed === 'log' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Definitief wissen' }).click()
    await expect(page.getByText(/^Deze lijst kon niet worden gelezen/)).toBeVisible()
    await page.unroute(order)
    await expect(page.getByText(/^Gewist of naamloos gemaakt: \d+\./)).toContainText(
      '1 bezoek is geannuleerd.',
    )
    expect(await visit.readState()).toBe('cancelled')
    await visit.remove()
    expect(await countSubscribers(origin, email)).toBe(0)
    await page.reload()
    const log = page.getByRole('region', { name: 'Wat gewist werd' })
    await expect(log.getByRole('row')).not.toHaveCount(0)
    await expect(log).not.toContainText(email)
    expect(await findViolations(page, '[data-desk-screen]')).toEqual([])
  })
})
