import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { test } from './_kit/test'

// One after the other: they take places in the same times.
test.describe.configure({ mode: 'default' })

type Found<Doc> = { docs: Doc[] }
type Kept = { id: number; state: string; email: string; slot: { startsAt: string } }
type Mail = { kind: string; subject: string; text: string }

const words = {
  nl: {
    when: /^Wanneer wilt u komen/,
    first: 'Voornaam',
    last: 'Naam',
    phone: 'Telefoon of gsm',
    privacy: /privacyverklaring/,
    send: 'Afspraak boeken',
    thanks: /\/nl\/bedankt\/afspraak\//,
    cancel: 'Afspraak annuleren',
    cancelled: 'Deze afspraak is geannuleerd.',
  },
  fr: {
    when: /^Quand souhaitez-vous venir/,
    first: 'Prénom',
    last: 'Nom',
    phone: 'Téléphone ou GSM',
    privacy: /déclaration de confidentialité/,
    send: 'Réserver le rendez-vous',
    thanks: /\/fr\/merci\//,
    cancel: 'Annuler le rendez-vous',
    cancelled: 'Ce rendez-vous est annulé.',
  },
} as const

const form = (page: Page) =>
  page.getByRole('main').locator('form[action="/api/forms/contact-appointment/"]')

async function findKept(origin: string, email: string): Promise<Kept[]> {
  const { docs } = await openDesk(origin).read<Found<Kept>>(
    `/api/appointments/?depth=1&where[email][equals]=${encodeURIComponent(email)}`,
  )
  return docs
}

/** The newest mail to an address; without a mail server it ends in the outbox. */
async function findMail(origin: string, to: string, kind: string): Promise<Mail | undefined> {
  const { docs } = await openDesk(origin).read<Found<Mail>>(
    `/api/mails/?depth=0&sort=-id&where[to][equals]=${encodeURIComponent(to)}` +
      `&where[kind][equals]=${kind}&where[state][equals]=kept`,
  )
  return docs[0]
}

for (const [row, locale] of (['nl', 'fr'] as const).entries()) {
  // Without a script the fourth sending of a kind asks for characters, so these come first.
  for (const javaScriptEnabled of [false, true]) {
    const text = words[locale]
    const index = 2 * row + Number(javaScriptEnabled)

    test.describe(`a visit in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test('is booked, told by mail, and cancelled by its link', async ({ page, origin }) => {
        const email = `visit-${locale}-${javaScriptEnabled}-${Date.now()}@example.be`
        await page.goto(`/${locale}/property/1004/`)
        await form(page).getByLabel(text.first).fill('An')
        await form(page).getByLabel(text.last, { exact: true }).fill('De Wolf')
        await form(page)
          .getByLabel(/^E-mail/)
          .first()
          .fill(email)
        await form(page).getByLabel(text.phone).fill('0470 00 00 01')
        await form(page).getByLabel(text.privacy).check()
        // Without a time it says so, and keeps what was typed.
        await form(page).getByRole('button', { name: text.send }).click()
        await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
        await expect(form(page).getByLabel(text.last, { exact: true })).toHaveValue('De Wolf')
        const times = form(page).getByRole('group', { name: text.when }).getByRole('radio')
        expect(await times.count()).toBeGreaterThan(3)
        // Each takes a time of its own, so that none finds it full because of another.
        await times.nth(-1 - index).check()
        await form(page).getByRole('button', { name: text.send }).click()
        await expect(page).toHaveURL(text.thanks)
        expect(await findKept(origin, email)).toMatchObject([{ state: 'confirmed' }])
        await expect
          .poll(async () => (await findMail(origin, email, 'appointment'))?.text, {
            timeout: 30_000,
          })
          .toContain(`/${locale}/appointment/`)
        const mail = await findMail(origin, email, 'appointment')
        const [link = ''] = /\/(?:nl|fr)\/appointment\/[^/\s]+\//.exec(mail?.text ?? '') ?? []
        await page.goto(link)
        // Looking changes nothing.
        expect(await findKept(origin, email)).toMatchObject([{ state: 'confirmed' }])
        await page.getByRole('button', { name: text.cancel }).click()
        await expect(page.getByText(text.cancelled)).toBeVisible()
        expect(await findKept(origin, email)).toMatchObject([{ state: 'cancelled' }])
        await expect
          .poll(async () => (await findMail(origin, email, 'appointment'))?.subject, {
            timeout: 30_000,
          })
          .toMatch(locale === 'nl' ? /geannuleerd/ : /annulé/)
      })
    })
  }
}

test('a link that was not made here leads to a page that is not there', async ({ page }) => {
  const response = await page.goto('/nl/appointment/1-abc/')
  expect(response?.status()).toBe(404)
})

test('the times of a home pass axe, on a phone and on a desktop', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/de/property/1004/')
    await expect(form(page)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  }
})
