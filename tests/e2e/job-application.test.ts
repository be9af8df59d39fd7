import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '../support/sample-files'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { untilMailed } from './_kit/outbox'
import { test } from './_kit/test'

const languages = [
  {
    locale: 'nl',
    path: '/nl/werken-bij-ons/',
    thanks: /\/nl\/bedankt\/sollicitatie\/$/,
    wrongType: 'Kies een pdf, doc, docx of odt.',
  },
  {
    locale: 'fr',
    path: '/fr/travailler-chez-nous/',
    thanks: /\/fr\/merci\/candidature\/$/,
    wrongType: 'Choisissez un PDF, doc, docx ou odt.',
  },
] as const

const form = (page: Page) =>
  page.getByRole('main').locator('form[action="/api/forms/job-application/"]')
const send = (page: Page) => form(page).locator('button[type="submit"]').last().click()

const pdf = {
  name: 'Mijn cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(sampleFiles.pdf),
}

async function fillIn(page: Page, email: string): Promise<void> {
  const answers = {
    firstName: 'An',
    lastName: 'De Wolf',
    email,
    phone: '0470 00 00 01',
    remark: `Ik zoek een kantoor dichter bij huis (${email}).`,
  }
  for (const [name, answer] of Object.entries(answers)) {
    await form(page).locator(`[name="${name}"]`).fill(answer)
  }
  await form(page).locator('[name="privacy"]').check()
}

for (const { javaScriptEnabled, locale, path, thanks, wrongType } of inTurn(languages)) {
  test.describe(`a job application ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(`is sent with its file, which the desk fetches: ${locale}`, async ({
      page,
      origin,
      request,
    }) => {
      const email = `werk-${locale}-${javaScriptEnabled}-${Date.now()}@example.be`
      await page.goto(path)
      await fillIn(page, email)
      const file = form(page).locator('[name="cv"]')
      await file.setInputFiles({ ...pdf, name: 'cv.jpg', mimeType: 'image/jpeg' })
      await send(page)
      await expect(form(page).getByText(wrongType).last()).toBeVisible()
      await expect(form(page).locator('[name="email"]')).toHaveValue(email)
      await file.setInputFiles(pdf)
      await send(page)
      await expect(page).toHaveURL(thanks)

      const desk = openDesk(origin)
      const found = await desk.read<{ docs: { id: number }[] }>(
        `/api/enquiries/?depth=0&where[person.email][equals]=${encodeURIComponent(email)}`,
      )
      expect(found.docs).toHaveLength(1)
      const [enquiry] = found.docs
      const findLink = async () => {
        const mails = await desk.read<{ docs: { text: string | null }[] }>(
          `/api/mails/?depth=0&where[kind][equals]=enquiry-notice&where[enquiry][equals]=${enquiry?.id}`,
        )
        return /\/api\/enquiries\/\d+\/files\/\d+\//.exec(mails.docs[0]?.text ?? '')?.[0] ?? ''
      }
      await expect.poll(findLink, untilMailed).toMatch(/files/)
      const link = await findLink()
      expect((await request.get(link)).status()).toBe(403)
      const headers = { authorization: `JWT ${desk.token}` }
      expect(await (await request.get(link, { headers })).body()).toEqual(pdf.buffer)
    })
  })
}

test('the page for job applications has nothing that keeps somebody out', async ({ page }) => {
  await page.goto('/fr/travailler-chez-nous/')
  await expect(form(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})
