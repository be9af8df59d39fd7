import { expect, type Page } from '@playwright/test'
import { test } from './_kit/test'
import { openDesk } from './_kit/editor'

type Found = {
  totalDocs: number
  docs: { id: number; kind: string; person: { email: string; phone: string } }[]
}

/** An address of its own for every run, so that each finds its own enquiry. */
function createEmail(name: string): string {
  return `${name}-${Date.now()}@example.be`
}

async function findEnquiry(origin: string, email: string): Promise<Found> {
  const editor = openDesk(origin)
  return editor.read<Found>(
    `/api/enquiries/?depth=0&where[person.email][equals]=${encodeURIComponent(email)}`,
  )
}

type Mails = { docs: { to: string; kind: string; state: string; text: string | null }[] }

/** The mails to an address; without a mail server they end in the outbox. */
async function findMails(origin: string, to: string): Promise<Mails['docs']> {
  const { docs } = await openDesk(origin).read<Mails>(
    `/api/mails/?depth=0&where[to][equals]=${encodeURIComponent(to)}`,
  )
  return docs
}

const form = (page: Page) =>
  page.getByRole('main').locator('form[action="/api/forms/site-contact/"]')

async function fillIn(page: Page, email: string): Promise<void> {
  const contact = form(page)
  await contact.getByLabel('Voornaam').fill('An')
  await contact.getByLabel('Naam', { exact: true }).fill('De Wolf')
  await contact
    .getByLabel(/^E-mail/)
    .first()
    .fill(email)
  await contact.getByLabel('Telefoon of gsm').fill('0470 00 00 01')
  await contact.getByLabel('Opmerking').fill('Kunt u mij bellen over mijn woning?')
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Bericht verzenden' }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('keeps what was typed, says what is missing and leads to it', async ({ page }) => {
      await page.goto('/nl/contact/')
      await fillIn(page, 'geen-adres')
      await send(page)
      const summary = page.getByRole('main').getByRole('alert').first()
      await expect(summary).toBeVisible()
      await expect(summary.getByRole('link').first()).toHaveAttribute('href', /^#site-contact-/)
      await expect(form(page).getByLabel('Voornaam')).toHaveValue('An')
      await expect(form(page).getByLabel('Opmerking')).toHaveValue(/bellen over mijn woning/)
      await expect(
        form(page)
          .getByLabel(/^E-mail/)
          .first(),
      ).toHaveAttribute('aria-invalid', 'true')
    })

    test('lands on the thank-you page and stores the enquiry once', async ({ page, origin }) => {
      const email = createEmail(javaScriptEnabled ? 'met-script' : 'zonder-script')
      await page.goto('/nl/contact/')
      await fillIn(page, email)
      await form(page)
        .getByLabel(/privacyverklaring/)
        .check()
      // Programs send at once; the form lets a person a moment to fill it in.
      await page.waitForTimeout(3_000)
      await send(page)
      await expect(page).toHaveURL(/\/nl\/bedankt\/contact\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor uw bericht')
      const { totalDocs, docs } = await findEnquiry(origin, email)
      expect(totalDocs).toBe(1)
      expect(docs[0]).toMatchObject({
        kind: 'site-contact',
        person: { email, phone: '+32470000001' },
      })
      await expect
        .poll(() => findMails(origin, email))
        .toMatchObject([
          {
            kind: 'enquiry-receipt',
            state: 'kept',
            text: expect.stringContaining('Bedankt voor uw vertrouwen'),
          },
        ])
    })
  })
}

test('the summary of what is wrong takes the focus', async ({ page }) => {
  await page.goto('/nl/contact/')
  await fillIn(page, 'geen-adres')
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form(page).locator('[aria-invalid="true"]').first()).toBeFocused()
})

for (const [path, title] of [
  ['/fr/contact/', 'Envoyer le message'],
  ['/en/contact/', 'Send message'],
  ['/de/kontakt/', 'Nachricht senden'],
] as const) {
  test(`the contact form speaks the language of ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(form(page).getByRole('button', { name: title })).toBeVisible()
  })
}

test.describe('a form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('keeps its width when somebody types a word of 300 letters', async ({ page }) => {
    await page.goto('/nl/contact/')
    await form(page).getByLabel('Opmerking').fill('x'.repeat(300))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('a sent form leads on to the lists and what is new', async ({ page }) => {
  await page.goto('/nl/bedankt/contact/')
  const ways = page.getByRole('navigation', { name: 'Verder op de site' })
  await expect(ways.getByRole('link', { name: 'Panden te koop' })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  )
  await expect(page.getByRole('heading', { name: 'Nieuw in aanbod' })).toBeVisible()
})

const home = '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/'

test('a home asks for what its link says', async ({ page }) => {
  await page.goto(home)
  const contact = page.getByRole('region', { name: 'Contact over dit pand' })
  const wish = (name: string) => page.getByRole('radio', { name })
  await expect(wish('Meer info over dit pand')).toBeChecked()
  await contact.getByRole('link', { name: 'Plan een bezoek' }).click()
  await expect(wish('Een bezoek aanvragen')).toBeChecked()
  await expect(wish('Een bezoek aanvragen')).toBeFocused()
  await page
    .getByRole('region', { name: 'Documenten' })
    .getByRole('link', { name: 'Documenten opvragen' })
    .click()
  await expect(wish('Documenten opvragen')).toBeChecked()
  await contact.getByRole('link', { name: 'Stel een vraag' }).click()
  await expect(wish('Meer info over dit pand')).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link for a visit leads to that answer of the form', async ({ page }) => {
    await page.goto(home)
    await page
      .getByRole('region', { name: 'Contact over dit pand' })
      .getByRole('link', { name: 'Plan een bezoek' })
      .click()
    await expect(page.getByRole('radio', { name: 'Een bezoek aanvragen' })).toBeFocused()
  })
})
