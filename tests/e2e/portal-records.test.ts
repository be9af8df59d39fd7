import { expect } from '@playwright/test'
import { sampleFiles } from '../support/sample-files'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { createOwner, signIn } from './_kit/owner'
import { test } from './_kit/test'

/** Logins are counted by address; a group of tests has one of its own, and uses up no other. */
const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

test.use({ extraHTTPHeaders: from(71) })

const languages = [
  {
    locale: 'nl',
    login: '/nl/login/',
    publicId: 1011,
    wrongType: 'Kies een pdf, jpeg of png.',
    file: 'Bestand',
    title: 'Wat is het?',
    send: 'Document verzenden',
    sent: 'Uw document is verzonden.',
    write: 'Uw bericht',
    submit: 'Bericht verzenden',
    missing: 'Vul dit in.',
    done: 'Uw bericht is verzonden.',
  },
  {
    locale: 'fr',
    login: '/fr/login/',
    publicId: 1012,
    wrongType: 'Choisissez un PDF, JPEG ou PNG.',
    file: 'Fichier',
    title: 'De quoi s’agit-il ?',
    send: 'Envoyer le document',
    sent: 'Votre document a été envoyé.',
    write: 'Votre message',
    submit: 'Envoyer le message',
    missing: 'Complétez ce champ.',
    done: 'Votre message a été envoyé.',
  },
] as const

const pdf = {
  name: 'Attest.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(sampleFiles.pdf),
}

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the records of a home ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: from(javaScriptEnabled ? 83 : 84) })

    for (const words of languages) {
      const { locale } = words

      test(`an owner reads what a visitor thought: ${locale}`, async ({ page, origin }) => {
        const owner = await createOwner(origin, words)
        const feedback = `Vond de tuin mooi (${owner.email})`
        await openDesk(origin).create('/api/activities/', {
          property: owner.propertyId,
          kind: 'visit',
          type: 'visit',
          status: 'done',
          at: new Date(Date.now() - 86_400_000).toISOString(),
          subject: 'Bezoek',
          comment: feedback,
          contact: 'Karel Kandidaat',
          visibleToOwner: true,
        })
        await signIn(page, words.login, owner)
        await page.goto(`/${locale}/portal/${owner.propertyId}/visits/`)
        await expect(page.getByText(feedback)).toBeVisible()
        await expect(page.getByText('Karel Kandidaat')).toHaveCount(0)
      })

      test(`an owner sends a document, and fetches it: ${locale}`, async ({ page, origin }) => {
        const owner = await createOwner(origin, words)
        const title = `Attest ${owner.id}`
        await signIn(page, words.login, owner)
        await page.goto(`/${locale}/portal/${owner.propertyId}/documents/`)
        await page.getByLabel(words.title).fill(title)
        const exe = { name: 'Attest.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') }
        await page.getByLabel(words.file, { exact: true }).setInputFiles(exe)
        await page.getByRole('button', { name: words.send }).click()
        await expect(page.getByText(words.wrongType).first()).toBeVisible()
        await expect(page.getByLabel(words.title)).toHaveValue(title)
        await page.getByLabel(words.file, { exact: true }).setInputFiles(pdf)
        await page.getByRole('button', { name: words.send }).click()
        await expect(page.getByText(words.sent)).toBeVisible()
        const link = page.getByRole('link', { name: title })
        const href = String(await link.getAttribute('href'))
        const file = await page.request.get(href)
        expect(file.status()).toBe(200)
        expect(file.headers()['content-disposition']).toContain('attachment; filename="Attest.pdf"')
        expect(new Uint8Array(await file.body())).toEqual(sampleFiles.pdf)
        expect((await page.request.get(href, { headers: { cookie: '' } })).status()).toBe(404)
      })

      test(`an owner writes, and reads the answer of staff: ${locale}`, async ({
        page,
        origin,
      }) => {
        const owner = await createOwner(origin, words)
        const thread = `/${locale}/portal/${owner.propertyId}/messages/`
        await signIn(page, words.login, owner)
        await page.goto(thread)
        await page.getByLabel(words.write).fill(' \n ')
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.getByText(words.missing).first()).toBeVisible()
        const question = `Is er nieuws? ${owner.email}`
        await page.getByLabel(words.write).fill(question)
        await page.getByRole('button', { name: words.submit }).click()
        await expect(page.getByText(words.done)).toBeVisible()
        await expect(page.getByText(question)).toBeVisible()
        const desk = openDesk(origin)
        await expect
          .poll(async () => {
            const path = '/api/mails/?limit=100&where[kind][equals]=portal-message'
            return JSON.stringify(await desk.read(path))
          })
          .toContain(question)
        const answer = `Morgen bel ik u. ${owner.email}`
        await desk.create('/api/messages/', {
          property: owner.propertyId,
          owner: owner.id,
          text: answer,
        })
        await page.goto(thread)
        await expect(page.getByText(answer)).toBeVisible()
      })
    }
  })
}

for (const words of languages) {
  test(`the sections break no rule of accessibility: ${words.locale}`, async ({ page, origin }) => {
    const owner = await createOwner(origin, { ...words, publicId: 1001 })
    await signIn(page, words.login, owner)
    for (const section of ['history', 'visits', 'media', 'documents', 'messages']) {
      await page.goto(`/${words.locale}/portal/${owner.propertyId}/${section}/`)
      expect([section, await findViolations(page)]).toEqual([section, []])
    }
  })
}
