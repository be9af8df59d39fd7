import { expect, type Page } from '@playwright/test'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { untilMailed } from './_kit/outbox'
import { test } from './_kit/test'

type Found<Doc> = { docs: Doc[] }
type Offer = {
  id: number
  sequence: number
  state: string
  content: { signerA: { email: string } }
}
type Mail = { subject: string; text: string }

const words = {
  nl: {
    open: 'Vul het biedformulier in',
    amount: 'Bedrag in euro',
    startDate: 'Geldig vanaf',
    endDate: 'Geldig tot en met',
    first: 'Voornaam',
    last: 'Naam',
    phone: 'Telefoon of gsm',
    street: 'Straat, nummer en bus',
    city: 'Postcode en gemeente',
    secondName: 'Voornaam en naam van een tweede ondertekenaar',
    secondEmail: 'E-mail van de tweede ondertekenaar',
    place: 'Plaats waar u dit bod doet',
    privacy: /privacyverklaring/,
    review: 'Bod nakijken',
    reading: 'Kijk uw bod na',
    change: 'Wijzigen',
    confirm: /voluit: vierhonderdtachtigduizend euro/,
    send: 'Bindend bod verzenden',
    thanks: /\/nl\/bedankt\/bod\/\?form=[^#]+(#offer-form)?$/,
    received: /^Wij hebben uw bod ontvangen/,
    accepted: /^Uw bod is aanvaard/,
  },
  fr: {
    open: 'Remplir le formulaire d’offre',
    amount: 'Montant en euros',
    startDate: 'Valable à partir du',
    endDate: 'Valable jusqu’au (inclus)',
    first: 'Prénom',
    last: 'Nom',
    phone: 'Téléphone ou GSM',
    street: 'Rue, numéro et boîte',
    city: 'Code postal et commune',
    secondName: 'Prénom et nom d’un second signataire',
    secondEmail: 'E-mail du second signataire',
    place: 'Lieu où vous faites cette offre',
    privacy: /déclaration de confidentialité/,
    review: 'Relire l’offre',
    reading: 'Relisez votre offre',
    change: 'Modifier',
    confirm: /en toutes lettres\s: quatre cent quatre-vingt mille euros/,
    send: 'Envoyer l’offre ferme',
    thanks: /\/fr\/merci\/offre\/\?form=[^#]+(#offer-form)?$/,
    received: /^Nous avons bien reçu votre offre/,
    accepted: /^Votre offre est acceptée/,
  },
} as const

type Words = (typeof words)[keyof typeof words]

const form = (page: Page) => page.getByRole('main').locator('form[action^="/api/forms/offer/"]')

const press = (page: Page, name: string) => form(page).getByRole('button', { name }).click()

async function findOffers(origin: string, email: string): Promise<Offer[]> {
  const { docs } = await openDesk(origin).read<Found<Offer>>('/api/offers/?depth=0&limit=50')
  return docs.filter(({ content }) => content.signerA.email === email)
}

/** The subjects of what was written to an address; without a mail server it ends in the outbox. */
async function findSubjects(origin: string, to: string): Promise<string[]> {
  const { docs } = await openDesk(origin).read<Found<Mail>>(
    `/api/mails/?depth=0&sort=id&where[to][equals]=${encodeURIComponent(to)}` +
      `&where[kind][equals]=offer-signer&where[state][equals]=kept`,
  )
  return docs.map(({ subject }) => subject)
}

async function fillIn(page: Page, text: Words, email: string) {
  const today = toBelgianDay(new Date())
  const answers = [
    [text.amount, '480.000'],
    [text.startDate, today],
    [text.endDate, addDays(today, 14)],
    [text.first, 'An'],
    [text.phone, '0470 00 00 01'],
    [text.street, 'Kerkstraat 12'],
    [text.city, '2000 Antwerpen'],
    [text.secondName, 'Bo De Wolf'],
    [text.secondEmail, `second-${email}`],
    [text.place, 'Antwerpen'],
  ] as const
  for (const [label, answer] of answers) {
    await form(page).getByLabel(label).first().fill(answer)
  }
  await form(page).getByLabel(text.last, { exact: true }).fill('De Wolf')
  await form(page)
    .getByLabel(/^E-mail/)
    .first()
    .fill(email)
  await form(page).getByLabel(text.privacy).check()
}

for (const { locale, javaScriptEnabled } of inTurn([{ locale: 'nl' }, { locale: 'fr' }] as const)) {
  const text = words[locale]

  test.describe(`an offer in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('is read back, changed, confirmed and written down once', async ({ page, origin }) => {
      const email = `offer-${locale}-${javaScriptEnabled}-${Date.now()}@example.be`
      await page.goto(`/${locale}/property/1004/`)
      await page.getByText(text.open).click()
      await fillIn(page, text, email)
      await press(page, text.review)
      await expect(page.getByRole('heading', { name: text.reading })).toBeVisible()
      expect(await findOffers(origin, email)).toEqual([])
      await press(page, text.change)
      await expect(form(page).getByLabel(text.place)).toHaveValue('Antwerpen')
      await press(page, text.review)
      // Without the tick nothing is sent.
      await press(page, text.send)
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      expect(await findOffers(origin, email)).toEqual([])
      await form(page).getByLabel(text.confirm).check()
      await press(page, text.send)
      await expect(page).toHaveURL(text.thanks)
      const offers = await findOffers(origin, email)
      expect(offers).toMatchObject([{ state: 'open' }])
      for (const to of [email, `second-${email}`]) {
        await expect
          .poll(() => findSubjects(origin, to), untilMailed)
          .toMatchObject([expect.stringMatching(text.received)])
      }
      await openDesk(origin).set(`/api/offers/${offers[0]?.id}/note/accepted/`, {})
      expect(await findOffers(origin, email)).toMatchObject([{ state: 'accepted' }])
      await expect
        .poll(() => findSubjects(origin, email), untilMailed)
        .toMatchObject([expect.stringMatching(text.received), expect.stringMatching(text.accepted)])
    })
  })
}

test.describe('in the desk', () => {
  test('the list of offers says whether the register is unbroken', async ({ page, origin }) => {
    const { token } = openDesk(origin)
    await page.context().addCookies([{ name: 'payload-token', value: token, url: origin }])
    await page.goto('/admin/collections/offers/')
    await expect(page.getByText(/register|registre/i).first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /Regist/i })).toBeVisible()
  })
})

test('an offer that is read back passes axe', async ({ page }) => {
  await page.goto('/nl/property/1004/')
  await page.getByText(words.nl.open).click()
  await fillIn(page, words.nl, 'axe@example.be')
  await press(page, words.nl.review)
  await expect(page.getByRole('heading', { name: words.nl.reading })).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
