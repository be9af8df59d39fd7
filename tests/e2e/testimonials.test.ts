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
    path: '/nl/getuigenissen/',
    thanks: /\/nl\/bedankt\/getuigenis\/$/,
    pending: 'Nog niet bevestigd: wij publiceren niets.',
    confirm: 'Ja, dit schreef ik',
    confirmed: /^Bevestigd\./,
    withdraw: 'Intrekken en wissen',
    sure: 'Ja, wis mijn getuigenis',
    withdrawn: 'De getuigenis is gewist.',
    missing: 'Schrijf uw ervaring.',
    sent: /Uw getuigenis is verzonden/,
  },
  {
    locale: 'fr',
    path: '/fr/temoignages/',
    thanks: /\/fr\/merci\/temoignage\/$/,
    pending: 'Pas encore confirmé : nous ne publions rien.',
    confirm: 'Oui, j’ai écrit ceci',
    confirmed: /^Confirmé\./,
    withdraw: 'Retirer et effacer',
    sure: 'Oui, effacer mon témoignage',
    withdrawn: 'Le témoignage est effacé.',
    missing: 'Écrivez votre expérience.',
    sent: /Votre témoignage est envoyé/,
  },
] as const

const main = (page: Page) => page.getByRole('main')
const form = (page: Page) => main(page).locator('form[action="/api/forms/testimonial/"]')
const send = (page: Page) => form(page).locator('button[type="submit"]').last().click()

/** The address in the mail that asks to confirm; without a mail server it lies in the outbox. */
async function findLink(origin: string, email: string, locale: string): Promise<string> {
  const link = new RegExp(`/${locale}/own-testimonial/[\\w-]+/`)
  const find = async () => {
    const mails = await openDesk(origin).read<{ docs: { text: string | null }[] }>(
      `/api/mails/?depth=0&where[to][equals]=${encodeURIComponent(email)}&where[kind][equals]=testimonial-confirm`,
    )
    return link.exec(mails.docs[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, untilMailed).toMatch(link)
  return find()
}

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`a testimonial ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(`is sent, confirmed and withdrawn by its author: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const email = `getuige-${words.locale}-${javaScriptEnabled}-${Date.now()}@example.be`
      const comment = `Wij werden goed geholpen ${Date.now()}.`
      await page.goto(words.path)
      await form(page).locator('[name="name"]').fill('An De Wolf')
      await form(page).locator('[name="email"]').fill(email)
      await form(page).locator('[name="privacy"]').check()
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true
      })
      await send(page)
      await expect(form(page).getByText(words.missing).last()).toBeVisible()
      await expect(form(page).locator('[name="email"]')).toHaveValue(email)
      await form(page).locator('[name="comment"]').fill(comment)
      await send(page)
      await expect(page).toHaveURL(words.thanks)
      await expect(main(page).getByText(words.sent)).toBeVisible()

      await page.goto(await findLink(origin, email, words.locale))
      await expect(main(page).getByText(words.pending)).toBeVisible()
      await expect(main(page).getByText(comment)).toBeVisible()
      await main(page).getByRole('button', { name: words.confirm }).click()
      await expect(main(page).getByText(words.confirmed)).toBeVisible()
      const read = () =>
        openDesk(origin).read<{ totalDocs: number; docs: object[] }>(
          `/api/testimonials/?depth=0&draft=true&locale=${words.locale}&where[author.email][equals]=${encodeURIComponent(email)}`,
        )
      expect(await read()).toMatchObject({
        docs: [{ comment, state: 'pending', author: { confirmedAt: expect.any(String) } }],
      })
      await pressTwice(page, { line: words.withdraw, button: words.sure })
      await expect(main(page).getByText(words.withdrawn)).toBeVisible()
      expect(await read()).toMatchObject({ totalDocs: 0 })
    })
  })
}

test('the page of a testimonial for its author has nothing that keeps somebody out', async ({
  page,
  origin,
}) => {
  const email = `getuige-axe-${Date.now()}@example.be`
  await page.goto('/nl/getuigenissen/')
  await form(page).locator('[name="comment"]').fill('Een zin die iedereen mag lezen.')
  await form(page).locator('[name="name"]').fill('Bea')
  await form(page).locator('[name="email"]').fill(email)
  await form(page).locator('[name="privacy"]').check()
  await send(page)
  await expect(page).toHaveURL(/\/nl\/bedankt\/getuigenis\/$/)
  await page.goto(await findLink(origin, email, 'nl'))
  await expect(main(page).getByText('Bea')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

test('a link that was not made here opens no testimonial', async ({ page }) => {
  const answer = await page.goto(`/nl/own-testimonial/1-${'a'.repeat(43)}/`)
  expect(answer?.status()).toBe(404)
  await expect(main(page).getByText('Intrekken en wissen')).toHaveCount(0)
})

for (const { path, title, words } of [
  {
    path: '/nl/getuigenissen/',
    title: 'Hoe wij getuigenissen nakijken',
    words: /Wij gaan niet na of de schrijver klant is/,
  },
  {
    path: '/fr/temoignages/',
    title: 'Comment nous vérifions les témoignages',
    words: /Nous ne vérifions pas si l’auteur est client/,
  },
]) {
  test(`the testimonials say how they are checked: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(main(page).getByText(words)).toBeVisible()
    // Room for a few lines, not for one.
    const box = await form(page).locator('[name="comment"]').boundingBox()
    expect(box?.height).toBeGreaterThan(120)
  })
}
