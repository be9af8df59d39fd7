import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { untilMailed } from './_kit/outbox'
import { pressTwice } from './_kit/press-twice'
import { subscribe } from './_kit/subscribe'
import { test } from './_kit/test'

const languages = [
  {
    locale: 'nl',
    thanks: /\/nl\/bedankt\/nieuwsbrief\/$/,
    pending: /Nog niet bevestigd/,
    confirm: 'Ja, stuur mij de nieuwsbrief',
    confirmed: 'U bent ingeschreven op de nieuwsbrief.',
    stop: 'Uitschrijven',
    stopped: /^U bent uitgeschreven/,
    remove: 'Mijn gegevens wissen',
    sure: 'Ja, wis mijn gegevens',
    removed: 'Uw inschrijving is gewist.',
  },
  {
    locale: 'fr',
    thanks: /\/fr\/merci\/newsletter\/$/,
    pending: /Pas encore confirmée/,
    confirm: 'Oui, envoyez-moi la newsletter',
    confirmed: 'Vous êtes inscrit à la newsletter.',
    stop: 'Me désinscrire',
    stopped: /^Vous êtes désinscrit/,
    remove: 'Effacer mes données',
    sure: 'Oui, effacer mes données',
    removed: 'Votre inscription est effacée.',
  },
] as const

const main = (page: Page) => page.getByRole('main')

/** The address in the mail that asks to confirm; without a mail server it lies in the outbox. */
async function findLink(origin: string, email: string, locale: string): Promise<string> {
  const link = new RegExp(`/${locale}/subscription/[\\w-]+/`)
  const find = async () => {
    const mails = await openDesk(origin).read<{ docs: { text: string | null }[] }>(
      `/api/mails/?depth=0&where[to][equals]=${encodeURIComponent(email)}&where[kind][equals]=newsletter-confirm`,
    )
    return link.exec(mails.docs[0]?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, untilMailed).toMatch(link)
  return find()
}

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`the newsletter ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(`is confirmed, stopped and forgotten by its link: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const press = (name: string) => main(page).getByRole('button', { name, exact: true }).click()
      const email = `lezer-${words.locale}-${javaScriptEnabled}-${Date.now()}@example.be`
      await subscribe(page, words.locale, email)
      await expect(page).toHaveURL(words.thanks)
      await page.goto(await findLink(origin, email, words.locale))
      await expect(main(page).getByText(words.pending)).toBeVisible()
      await expect(main(page)).toContainText(email)
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      await press(words.confirm)
      await expect(main(page).getByText(words.confirmed)).toBeVisible()
      await press(words.stop)
      await expect(main(page).getByText(words.stopped)).toBeVisible()
      await pressTwice(page, { line: words.remove, button: words.sure })
      await expect(main(page).getByText(words.removed)).toBeVisible()
      const { totalDocs } = await openDesk(origin).read<{ totalDocs: number }>(
        `/api/subscribers/?depth=0&where[email][equals]=${encodeURIComponent(email)}`,
      )
      expect(totalDocs).toBe(0)
    })
  })
}

test('staff take those who confirmed to a spreadsheet, and nobody else does', async ({
  page,
  origin,
  request,
}) => {
  const email = `tabel-${Date.now()}@example.be`
  await subscribe(page, 'nl', email)
  await expect(page).toHaveURL(/\/nl\/bedankt\/nieuwsbrief\/$/)
  await page.goto(await findLink(origin, email, 'nl'))
  await main(page).getByRole('button', { name: 'Ja, stuur mij de nieuwsbrief' }).click()
  await expect(main(page).getByText('U bent ingeschreven op de nieuwsbrief.')).toBeVisible()
  const path = '/api/subscribers/export/'
  expect((await request.get(path)).status()).toBe(403)
  const headers = { authorization: `JWT ${openDesk(origin).token}` }
  expect(await (await request.get(path, { headers })).text()).toContain(email)
})
