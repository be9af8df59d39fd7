import { expect } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { createOwner, signIn } from './_kit/owner'
import { test } from './_kit/test'

// Logins are counted by address; each part of these tests has one of its own.
const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

const fresh = 'een heel ander wachtwoord'

const languages = [
  {
    locale: 'nl',
    login: '/nl/login/',
    publicId: 1011,
    account: 'Mijn account',
    language: 'Taal van onze e-mails',
    french: 'Frans',
    digest: 'Wekelijkse e-mail met de cijfers',
    save: 'Bewaren',
    saved: 'Uw voorkeuren zijn bewaard.',
    current: 'Huidig wachtwoord',
    fresh: 'Nieuw wachtwoord',
    change: 'Wachtwoord wijzigen',
    wrong: 'Huidig wachtwoord is niet juist.',
    changed: 'Uw wachtwoord is gewijzigd.',
    thisDevice: 'Dit toestel',
    everywhere: 'Overal afmelden',
    signIn: 'Aanmelden',
  },
  {
    locale: 'fr',
    login: '/fr/login/',
    publicId: 1012,
    account: 'Mon compte',
    language: 'Langue de nos e-mails',
    french: 'Français',
    digest: 'E-mail hebdomadaire avec les chiffres',
    save: 'Enregistrer',
    saved: 'Vos préférences sont enregistrées.',
    current: 'Mot de passe actuel',
    fresh: 'Nouveau mot de passe',
    change: 'Changer le mot de passe',
    wrong: 'Le mot de passe actuel est incorrect.',
    changed: 'Votre mot de passe a été changé.',
    thisDevice: 'Cet appareil',
    everywhere: 'Se déconnecter partout',
    signIn: 'Se connecter',
  },
] as const

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the account of an owner ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: from(javaScriptEnabled ? 75 : 74) })

    for (const words of languages) {
      test(`settings, password and sessions: ${words.locale}`, async ({
        page,
        origin,
        browser,
      }) => {
        const owner = await createOwner(origin, words)
        const elsewhere = await browser.newPage({ baseURL: origin })
        await signIn(elsewhere, words.login, owner)
        await signIn(page, words.login, owner)
        await page.getByRole('link', { name: words.account }).click()
        await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
        await expect(page.getByText(owner.email)).toBeVisible()
        await expect(page.getByText(words.thisDevice, { exact: true })).toHaveCount(1)

        await page.getByLabel(words.language).selectOption({ label: words.french })
        await page.getByLabel(words.digest).uncheck()
        await page.getByRole('main').getByRole('button', { name: words.save }).click()
        await expect(page.getByText(words.saved)).toBeVisible()
        await expect(page.getByLabel(words.language)).toHaveValue('fr')
        await expect(page.getByLabel(words.digest)).not.toBeChecked()

        await page.getByLabel(words.current).fill('iets anders 1234')
        await page.getByLabel(words.fresh, { exact: true }).fill(fresh)
        await page.getByRole('button', { name: words.change }).click()
        await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
        await page.getByLabel(words.current).fill(owner.password)
        await page.getByLabel(words.fresh, { exact: true }).fill(fresh)
        await page.getByRole('button', { name: words.change }).click()
        await expect(page.getByText(words.changed)).toBeVisible()

        const account = `/${words.locale}/portal/account/`
        await elsewhere.goto(account)
        await expect(
          elsewhere.getByRole('main').getByRole('button', { name: words.signIn }),
        ).toBeVisible()
        await signIn(elsewhere, words.login, { ...owner, password: fresh })
        await page.goto(account)
        await page.getByRole('button', { name: words.everywhere }).click()
        await expect(
          page.getByRole('main').getByRole('button', { name: words.signIn }),
        ).toBeVisible()
        await elsewhere.goto(account)
        await expect(
          elsewhere.getByRole('main').getByRole('button', { name: words.signIn }),
        ).toBeVisible()
        await elsewhere.close()
      })
    }
  })
}

test.describe('the account page', () => {
  test.use({ extraHTTPHeaders: from(76) })

  for (const { locale, login, publicId, account } of languages) {
    test(`axe finds nothing on the account page: ${locale}`, async ({ page, origin }) => {
      await signIn(page, login, await createOwner(origin, { publicId, locale }))
      await page.goto(`/${locale}/portal/account/`)
      await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    })
  }
})
