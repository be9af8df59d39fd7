import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { createEmail, findEnquiry } from './_kit/enquiries'
import { inTurn } from './_kit/in-turn'
import { untilMailed } from './_kit/outbox'
import { test } from './_kit/test'

type Mails = { docs: { subject: string; text: string }[] }

const rows = [
  {
    locale: 'nl',
    plan: 'Plan een bezoek',
    visit: 'Een bezoek aanvragen',
    otherVisit: 'Een bezoek op een ander moment',
    info: 'Meer info over dit pand',
    when: /^Wanneer past een bezoek u/,
    halfDay: 'Zaterdag voormiddag',
    send: 'Aanvraag verzenden',
    thanks: 'Bedankt voor uw aanvraag',
    subject: /bezoek, moment af te spreken/,
  },
  {
    locale: 'fr',
    plan: 'Planifier une visite',
    visit: 'Demander une visite',
    otherVisit: 'Une visite à un autre moment',
    info: 'Plus d’infos sur ce bien',
    when: /^Quand pourriez-vous visiter/,
    halfDay: 'Samedi matin',
    send: 'Envoyer la demande',
    thanks: 'Merci pour votre demande',
    subject: /visite, moment à convenir/,
  },
] as const

/** A home without times to book, and one with. */
const paths = { without: '/property/1001/', with: '/property/1004/' } as const

const form = (page: Page) => page.getByRole('main').locator('form[action="/api/forms/contact-me/"]')

async function findReceipt(origin: string, to: string) {
  const { docs } = await openDesk(origin).read<Mails>(
    `/api/mails/?depth=0&where[to][equals]=${encodeURIComponent(to)}` +
      '&where[kind][equals]=enquiry-receipt',
  )
  return docs[0]
}

for (const { locale, javaScriptEnabled, ...text } of inTurn(rows)) {
  test.describe(`in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

    test('a home without times to book asks in which half days a visit suits', async ({
      page,
      origin,
    }) => {
      const email = createEmail(`visit-request-${locale}`)
      await page.goto(`/${locale}${paths.without}`)
      const halfDays = form(page).getByRole('group', { name: text.when })
      await form(page).getByLabel(text.info).check()
      await expect(halfDays).toBeHidden()
      await page.getByRole('link', { name: text.plan }).last().click()
      await form(page).getByLabel(text.visit).check()
      await expect(halfDays.getByRole('checkbox')).toHaveCount(12)
      await halfDays.getByLabel(text.halfDay).check()
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      const person = { firstName: 'An', lastName: 'De Wolf', email, phone: '0470 00 00 01' }
      for (const [name, answer] of Object.entries(person)) {
        await form(page).locator(`[name="${name}"]`).fill(answer)
      }
      await form(page).locator('[name="privacy"]').check()
      await form(page).getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: text.thanks })).toBeVisible()
      const shown = (question: RegExp) =>
        page.getByRole('main').getByRole('term').filter({ hasText: question })
      await expect(shown(text.when)).toBeVisible()
      await expect(page.getByRole('main').getByRole('definition').last()).toHaveText(text.halfDay)
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      // What was typed is not repeated.
      await expect(page.getByRole('main')).not.toContainText(email)
      const { docs } = await findEnquiry(origin, email)
      expect(docs).toMatchObject([
        { kind: 'contact-me', fields: { wish: 'visit', visitTimes: ['sat-am'] } },
      ])
      await expect
        .poll(async () => (await findReceipt(origin, email))?.text, untilMailed)
        .toContain(text.halfDay)
      expect((await findReceipt(origin, email))?.subject).toMatch(text.subject)
    })

    test('one with times to book asks there for another moment', async ({ page }) => {
      await page.goto(`/${locale}${paths.with}`)
      await expect(form(page).getByLabel(text.visit)).toHaveCount(0)
      await form(page).getByLabel(text.otherVisit).check()
      await expect(form(page).getByRole('group', { name: text.when })).toBeVisible()
    })
  })
}
