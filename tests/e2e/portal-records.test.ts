import { expect, type Page } from '@playwright/test'
import { sampleFiles } from '../support/sample-files'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { tabTo } from './_kit/keyboard'
import { untilAlive } from './_kit/late-scripts'
import { untilMailed } from './_kit/outbox'
import { createOwner, enter, fillLogin } from './_kit/owner'
import { expectToFit, phone } from './_kit/phone'
import { test } from './_kit/test'

const desktop = { width: 1280, height: 720 }

/** Each language with a screen, with scripts or without, so that every one of them is seen once. */
const languages = [
  {
    locale: 'nl',
    publicId: 1011,
    javaScriptEnabled: false,
    viewport: phone,
    wrongType: 'Kies een pdf, jpeg of png.',
    file: 'Bestand',
    title: 'Wat is het?',
    send: 'Document verzenden',
    sent: 'Uw document is verzonden.',
    gone: 'Dit document stond er niet meer.',
    write: 'Uw bericht',
    submit: 'Bericht verzenden',
    missing: 'Schrijf eerst uw bericht.',
    done: 'Uw bericht is verzonden.',
  },
  {
    locale: 'fr',
    publicId: 1012,
    javaScriptEnabled: true,
    viewport: desktop,
    wrongType: 'Choisissez un PDF, JPEG ou PNG.',
    file: 'Fichier',
    title: 'De quoi s’agit-il ?',
    send: 'Envoyer le document',
    sent: 'Votre document a été envoyé.',
    gone: 'Ce document n’était plus là.',
    write: 'Votre message',
    submit: 'Envoyer le message',
    missing: 'Écrivez d’abord votre message.',
    done: 'Votre message a été envoyé.',
  },
  {
    locale: 'en',
    publicId: 1011,
    javaScriptEnabled: false,
    viewport: desktop,
    wrongType: 'Choose a PDF, JPEG or PNG.',
    file: 'File',
    title: 'What is it?',
    send: 'Send document',
    sent: 'Your document was sent.',
    gone: 'This document was no longer there.',
    write: 'Your message',
    submit: 'Send message',
    missing: 'Write your message first.',
    done: 'Your message was sent.',
  },
  {
    locale: 'de',
    publicId: 1012,
    javaScriptEnabled: true,
    viewport: phone,
    wrongType: 'Wählen Sie ein PDF, JPEG oder PNG.',
    file: 'Datei',
    title: 'Was ist es?',
    send: 'Dokument senden',
    sent: 'Ihr Dokument wurde gesendet.',
    gone: 'Dieses Dokument war nicht mehr vorhanden.',
    write: 'Ihre Nachricht',
    submit: 'Nachricht senden',
    missing: 'Schreiben Sie zuerst Ihre Nachricht.',
    done: 'Ihre Nachricht wurde gesendet.',
  },
] as const

const [dutch, french, english, german] = languages

/** What is said of a sending, in two of the languages. */
const outcomes = [
  {
    ...dutch,
    kept: /Wat u schreef, bewaren we een kwartier/,
    waiting: 'Dit bericht is nog niet verzonden.',
    empty: 'Kies een ander bestand: dit is leeg.',
  },
  {
    ...french,
    kept: /Nous gardons votre texte un quart d’heure/,
    waiting: 'Ce message n’est pas encore envoyé.',
    empty: 'Choisissez un autre fichier : celui-ci est vide.',
  },
] as const

const pdf = {
  name: 'Attest.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(sampleFiles.pdf),
}

/** By its name a document, and none by what is in it. */
const program = { ...pdf, buffer: Buffer.from('MZ') }

// Without a script on a phone, and with one on a desktop; the words of all languages are seen below.
for (const words of [dutch, french]) {
  const { locale, javaScriptEnabled, viewport } = words

  test.describe(`the documents of a home in ${locale}`, () => {
    test.use({ javaScriptEnabled, viewport })

    test('an owner sends a document, and fetches it', async ({ page, origin }) => {
      const owner = await createOwner(origin, words)
      const title = `Attest ${owner.id}`
      await enter(page, owner)
      await page.goto(`/${locale}/portal/${owner.propertyId}/documents/`)
      await page.getByLabel(words.title).fill(title)
      await page.getByLabel(words.file, { exact: true }).setInputFiles(program)
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
      // Taking it back asks first, with script and without.
      const takeBack = async (where: Page) => {
        const paper = where.getByRole('listitem').filter({ hasText: title })
        await expect(paper.getByRole('button')).toBeHidden()
        await paper.locator('summary').click()
        await paper.getByRole('button').click()
      }
      const [twin, third] = [await page.context().newPage(), await page.context().newPage()]
      const documents = `/${locale}/portal/${owner.propertyId}/documents/`
      for (const tab of [twin, third]) await tab.goto(documents)
      await takeBack(page)
      await expect(link).toHaveCount(0)
      // Whoever presses once more in another tab, or follows its link, is told and led to the list.
      await takeBack(twin)
      await third.getByRole('link', { name: title }).click()
      for (const tab of [twin, third]) {
        await expect(tab.getByText(words.gone)).toBeVisible()
        await expect(tab.getByRole('button', { name: words.send })).toBeVisible()
      }
    })
  })
}

for (const words of [english, german]) {
  const { locale, javaScriptEnabled, viewport } = words

  test.describe(`the messages of a home in ${locale}`, () => {
    test.use({ javaScriptEnabled, viewport })

    test('an owner writes, and reads the answer of staff', async ({ page, origin }) => {
      const owner = await createOwner(origin, words)
      const thread = `/${locale}/portal/${owner.propertyId}/messages/`
      await enter(page, owner)
      await page.goto(thread)
      await page.getByLabel(words.write).fill(' \n ')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.missing).first()).toBeVisible()
      const question = `Is er nieuws? ${owner.email}`
      await page.getByLabel(words.write).fill(question)
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.done)).toBeInViewport()
      await expect(page.getByText(question)).toBeVisible()
      const desk = openDesk(origin)
      await expect
        .poll(async () => {
          const path = '/api/mails/?limit=100&where[kind][equals]=portal-message'
          return JSON.stringify(await desk.read(path))
        }, untilMailed)
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
  })
}

test.describe('the visits of a home', () => {
  test('an owner reads what a visitor thought', async ({ page, origin }) => {
    const owner = await createOwner(origin, dutch)
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
    await enter(page, owner)
    await page.goto(`/nl/portal/${owner.propertyId}/visits/`)
    await expect(page.getByText(feedback)).toBeVisible()
    await expect(page.getByText('Karel Kandidaat')).toHaveCount(0)
  })
})

for (const words of languages) {
  const { locale, viewport } = words

  test.describe(`every section in ${locale}`, () => {
    test.use({ viewport })

    test('breaks no rule of accessibility, and fits the screen', async ({ page, origin }) => {
      const owner = await createOwner(origin, { ...words, publicId: 1001 })
      // Colours are the same in every language; these two have a screen each.
      const checksColours = words === dutch || words === french
      await enter(page, owner)
      for (const section of ['history', 'visits', 'media', 'documents', 'messages']) {
        await page.goto(`/${locale}/portal/${owner.propertyId}/${section}/`)
        expect([section, await findViolations(page, 'html', checksColours)]).toEqual([section, []])
        await expectToFit(page)
      }
    })
  })
}

// The languages that no document is sent in above: what their forms ask, and say of a sending.
for (const words of [english, german]) {
  test(`the documents of a home say what is wrong, and what was done: ${words.locale}`, async ({
    page,
    origin,
  }) => {
    const owner = await createOwner(origin, { ...words, publicId: 1001 })
    const documents = `/${words.locale}/portal/${owner.propertyId}/documents/`
    await enter(page, owner)
    await page.goto(`${documents}?done=gone`)
    await expect(page.getByText(words.gone)).toBeVisible()
    await page.getByLabel(words.title).fill('Attest')
    await page.getByLabel(words.file, { exact: true }).setInputFiles(program)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.wrongType).first()).toBeVisible()
    await page.goto(`${documents}?done=file`)
    await expect(page.getByText(words.sent)).toBeVisible()
  })
}

test('an owner signs in, writes and leaves by the keyboard alone', async ({ page, origin }) => {
  const owner = await createOwner(origin, { publicId: 1011, locale: 'nl' })
  const { keyboard } = page
  const main = page.getByRole('main')
  await page.goto('/nl/login/')
  await tabTo(main.getByLabel('E-mail'))
  await keyboard.type(owner.email)
  await tabTo(main.getByLabel('Wachtwoord', { exact: true }))
  await keyboard.type(owner.password)
  await keyboard.press('Enter')
  await page.waitForURL(/\/portal\//)
  await tabTo(page.getByRole('link', { name: 'Berichten', exact: true }))
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Een bericht schrijven' })).toBeVisible()
  await tabTo(page.getByLabel('Uw bericht'))
  await keyboard.type(`Zonder muis ${owner.id}`)
  await tabTo(page.getByRole('button', { name: 'Bericht verzenden' }))
  await keyboard.press('Enter')
  await expect(page.getByText('Uw bericht is verzonden.')).toBeVisible()
  await expect(page.getByText(`Zonder muis ${owner.id}`)).toBeVisible()
  await tabTo(page.getByRole('button', { name: 'Afmelden', exact: true }))
  await keyboard.press('Enter')
  await expect(main.getByRole('button', { name: 'Aanmelden' })).toBeVisible()
})

for (const words of outcomes) {
  const { locale, javaScriptEnabled } = words

  test.describe(`what becomes of a sending in ${locale}`, () => {
    test.use({ javaScriptEnabled })

    test('an empty message is refused, and a session that ends loses nothing', async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, words)
      const thread = `/${locale}/portal/${owner.propertyId}/messages/`
      await enter(page, owner)
      await page.goto(thread)
      await page.getByLabel(words.write).fill(' \n ')
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.missing).first()).toBeVisible()
      const question = `Wanneer komt de fotograaf? ${owner.email}`
      await page.getByLabel(words.write).fill(question)
      await page.context().clearCookies()
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.kept)).toBeVisible()
      await fillLogin(page, owner)
      await expect(page.getByText(words.waiting)).toBeVisible()
      await expect(page.getByRole('main').locator('a[href="#text"]')).toBeVisible()
      await expect(page.getByLabel(words.write)).toHaveValue(question)
      await page.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.done)).toBeVisible()
      await expect(page.getByText(question)).toBeVisible()
    })
  })

  test(`it is seen on a phone, and said once: ${locale}`, async ({ page, origin }) => {
    await page.setViewportSize(phone)
    const owner = await createOwner(origin, words)
    const documents = `/${locale}/portal/${owner.propertyId}/documents/`
    await enter(page, owner)
    await page.goto(documents)
    const field = page.getByLabel(words.file, { exact: true })
    // What is sent before is looked at by the server, which says it another way.
    await untilAlive(field)
    await field.setInputFiles({ ...pdf, buffer: Buffer.alloc(0) })
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.empty)).toBeVisible()
    await expect(page).toHaveURL(documents)
    await field.setInputFiles(pdf)
    await page.getByRole('button', { name: words.send }).click()
    const said = page.getByRole('status').filter({ hasText: words.sent })
    await expect(said).toBeInViewport({ ratio: 1 })
    await expect(page.locator(':focus')).toHaveText(words.sent)
    await expect(page).toHaveURL(documents)
    await page.reload()
    await expect(page.getByLabel(words.title)).toBeVisible()
    await expect(said).toHaveCount(0)
  })
}

// In the language with the longest words.
test('a section begins on the first screen of a phone', async ({ page, origin }) => {
  const owner = await createOwner(origin, german)
  await enter(page, owner)
  for (const section of ['statistics', 'history', 'visits', 'media', 'documents', 'messages']) {
    await page.setViewportSize(phone)
    await page.goto(`/de/portal/${owner.propertyId}/${section}/`)
    const title = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const { y } = (await title.boundingBox()) ?? { y: Infinity }
    expect([section, y < 500]).toEqual([section, true])
    const tab = page.getByRole('main').locator('nav [aria-current="page"]')
    await expect(tab).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 320, height: 640 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect([section, width]).toEqual([section, 320])
  }
})
