import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
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
    save: 'Bewaren',
    pause: 'Pauzeren',
    paused: /^Gepauzeerd/,
    remove: 'Stoppen en mijn gegevens wissen',
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
    save: 'Enregistrer',
    pause: 'Mettre en pause',
    paused: /^En pause/,
    remove: 'Arrêter et effacer mes données',
    removed: 'Votre recherche est effacée.',
  },
] as const

type Words = (typeof languages)[number]

const main = (page: Page) => page.getByRole('main')

/** Sends the form that asks to be told of homes. */
async function register(page: Page, words: Words, email: string): Promise<void> {
  await page.goto(words.form)
  const form = main(page).locator('form[action="/api/forms/demand-register/"]')
  await form.locator('[name="goal"][value="buy"]').check()
  await form.locator('[name="types"][value="house"]').check()
  const answers = { firstName: 'An', lastName: 'De Wolf', email, phone: '0470 00 00 01' }
  for (const [name, answer] of Object.entries({ ...answers, zones: words.zones })) {
    await form.locator(`[name="${name}"]`).fill(answer)
  }
  await form.locator('[name="privacy"]').check()
  // Programs send at once; the form lets a person a moment to fill it in.
  await page.waitForTimeout(3_000)
  await form.locator('button[type="submit"]').last().click()
  await expect(page).toHaveURL(words.thanks)
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
  await expect.poll(find).toMatch(link)
  return find()
}

// Without a script the fourth sending of a kind asks for characters, so these come first.
for (const javaScriptEnabled of [false, true]) {
  test.describe(`a search alert ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    for (const words of languages) {
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
        await main(page).getByRole('radio', { name: words.weekly }).check()
        // The page that comes has the address of the one that goes.
        await Promise.all([page.waitForEvent('domcontentloaded'), press(words.save)])
        await page.goto(link)
        await expect(main(page).getByRole('radio', { name: words.weekly })).toBeChecked()
        await press(words.pause)
        await expect(main(page).getByText(words.paused)).toBeVisible()
        await press(words.remove)
        await expect(main(page).getByText(words.removed)).toBeVisible()
        const { totalDocs } = await openDesk(origin).read<{ totalDocs: number }>(
          `/api/enquiries/?depth=0&where[person.email][equals]=${encodeURIComponent(email)}`,
        )
        expect(totalDocs).toBe(0)
      })
    }
  })
}

test('a link that was not sent from here leads nowhere', async ({ page, request }) => {
  const token = `1-${'a'.repeat(43)}`
  expect((await page.goto(`/nl/alert/${token}/`))?.status()).toBe(404)
  expect((await request.get(`/api/alerts/${token}/`, { maxRedirects: 0 })).status()).toBe(404)
})
