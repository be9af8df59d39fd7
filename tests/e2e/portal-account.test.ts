import { expect } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { createOwner, enter, signIn } from './_kit/owner'
import { expectToFit, phone } from './_kit/phone'
import { test } from './_kit/test'

const fresh = 'een heel ander wachtwoord'

const desktop = { width: 1280, height: 720 }

/** What another device calls itself. */
const tablet = 'Mozilla/5.0 (Android 15; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0'

/** Each language with a screen, with scripts or without, so that every one of them is seen once. */
const languages = [
  {
    locale: 'nl',
    login: '/nl/login/',
    publicId: 1011,
    javaScriptEnabled: false,
    viewport: desktop,
    account: 'Mijn account',
    language: 'Taal van onze e-mails',
    french: 'Frans',
    digest: 'Wekelijkse e-mail met de cijfers',
    save: 'Bewaren',
    saved: 'Uw voorkeuren zijn bewaard.',
    current: 'Huidig wachtwoord',
    fresh: 'Nieuw wachtwoord',
    change: 'Wachtwoord wijzigen',
    wrong: 'Uw huidige wachtwoord is niet juist.',
    changed: 'Uw wachtwoord is gewijzigd.',
    thisDevice: 'Dit toestel',
    here: 'Chrome op Windows',
    elsewhere: 'Firefox op Android',
    end: /^Afmelden: Firefox op Android, /,
    ended: 'Die aanmelding is beëindigd.',
    everywhere: 'Overal afmelden',
    signIn: 'Aanmelden',
  },
  {
    locale: 'fr',
    login: '/fr/login/',
    publicId: 1012,
    javaScriptEnabled: true,
    viewport: phone,
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
    here: 'Chrome sur Windows',
    elsewhere: 'Firefox sur Android',
    end: /^Déconnecter : Firefox sur Android, /,
    ended: 'Cette connexion a pris fin.',
    everywhere: 'Se déconnecter partout',
    signIn: 'Se connecter',
  },
  {
    locale: 'en',
    publicId: 1011,
    account: 'My account',
    language: 'Language of our e-mails',
    french: 'French',
    digest: 'Weekly e-mail with the figures',
    save: 'Save',
    saved: 'Your preferences are saved.',
    current: 'Current password',
    fresh: 'New password',
    change: 'Change password',
    wrong: 'Your current password is not correct.',
    changed: 'Your password is changed.',
    thisDevice: 'This device',
    here: 'Chrome on Windows',
    elsewhere: 'Firefox on Android',
    end: /^Log out: Firefox on Android, /,
    ended: 'That session has ended.',
    everywhere: 'Log out everywhere',
    signIn: 'Log in',
  },
  {
    locale: 'de',
    publicId: 1012,
    account: 'Mein Konto',
    language: 'Sprache unserer E-Mails',
    french: 'Französisch',
    digest: 'Wöchentliche E-Mail mit den Zahlen',
    save: 'Speichern',
    saved: 'Ihre Einstellungen sind gespeichert.',
    current: 'Aktuelles Passwort',
    fresh: 'Neues Passwort',
    change: 'Passwort ändern',
    wrong: 'Das aktuelle Passwort ist nicht korrekt.',
    changed: 'Ihr Passwort ist geändert.',
    thisDevice: 'Dieses Gerät',
    here: 'Chrome auf Windows',
    elsewhere: 'Firefox auf Android',
    end: /^Abmelden: Firefox auf Android, /,
    ended: 'Diese Anmeldung ist beendet.',
    everywhere: 'Überall abmelden',
    signIn: 'Anmelden',
  },
] as const

const [dutch, french, english, german] = languages

// The whole way in two languages, without scripts and with them; the words of the others are seen below.
for (const words of [dutch, french]) {
  const { locale, javaScriptEnabled, viewport } = words

  test.describe(`the account of an owner in ${locale}`, () => {
    test.use({ javaScriptEnabled, viewport })

    test('settings, password and sessions', async ({ page, origin, browser }) => {
      const owner = await createOwner(origin, words)
      const elsewhere = await browser.newPage({ baseURL: origin, userAgent: tablet })
      await enter(elsewhere, owner)
      await signIn(page, words.login, owner)
      await page.getByRole('link', { name: words.account }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
      await expect(page.getByText(owner.email)).toBeVisible()
      // No browser keeps it, so that nobody finds it by going back.
      const again = await page.reload()
      expect(again?.headers()['cache-control']).toContain('no-store')
      await expect(page.getByText(words.thisDevice, { exact: true })).toHaveCount(1)
      await expect(page.getByText(words.here, { exact: true })).toBeVisible()
      await expect(page.getByText(words.elsewhere, { exact: true })).toBeVisible()
      await expectToFit(page)

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
      await enter(elsewhere, { ...owner, password: fresh })
      await page.goto(account)
      await page.getByRole('button', { name: words.end }).click()
      await expect(page.getByText(words.ended)).toBeVisible()
      await expect(page.getByText(words.elsewhere, { exact: true })).toHaveCount(0)
      await enter(elsewhere, { ...owner, password: fresh })
      await page.getByRole('button', { name: words.everywhere }).click()
      await expect(page.getByRole('main').getByRole('button', { name: words.signIn })).toBeVisible()
      await elsewhere.goto(account)
      await expect(
        elsewhere.getByRole('main').getByRole('button', { name: words.signIn }),
      ).toBeVisible()
      await elsewhere.close()
    })
  })
}

for (const { locale, publicId, account } of [dutch, french]) {
  test(`axe finds nothing on the account page: ${locale}`, async ({ page, origin }) => {
    await enter(page, await createOwner(origin, { publicId, locale }))
    await page.goto(`/${locale}/portal/account/`)
    await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible()
    // Colours are the same in every language.
    expect(await findViolations(page, 'html', locale === 'nl')).toEqual([])
  })
}

// What the whole way comes to in the other languages: each word of it, without the acts between.
for (const { locale, publicId, ...words } of [english, german]) {
  test(`the account page says what each field is and what was done, and axe finds nothing: ${locale}`, async ({
    page,
    origin,
    request,
  }) => {
    const owner = await createOwner(origin, { publicId, locale })
    const account = `/${locale}/portal/account/`
    await enter(page, owner)
    const login = { lang: locale, email: owner.email, password: owner.password }
    const elsewhere = { form: login, headers: { 'user-agent': tablet }, maxRedirects: 0 }
    expect((await request.post('/api/owner-login/', elsewhere)).status()).toBe(303)
    await page.goto(`${account}?done=settings`)
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect(page.getByText(owner.email)).toBeVisible()
    expect(await findViolations(page, 'html', false)).toEqual([])
    await expect(main.getByRole('button', { name: words.save })).toBeVisible()
    await page.getByLabel(words.language).selectOption({ label: words.french })
    await page.getByLabel(words.digest).uncheck()
    await expect(page.getByText(words.thisDevice, { exact: true })).toHaveCount(1)
    await expect(page.getByText(words.here, { exact: true })).toBeVisible()
    await expect(page.getByText(words.elsewhere, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: words.end })).toBeVisible()
    await page.getByLabel(words.current).fill('iets anders 1234')
    await page.getByLabel(words.fresh, { exact: true }).fill(fresh)
    await page.getByRole('button', { name: words.change }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
    await page.goto(`${account}?done=password`)
    await expect(page.getByText(words.changed)).toBeVisible()
    await page.goto(`${account}?done=session`)
    await expect(page.getByText(words.ended)).toBeVisible()
    await page.getByRole('button', { name: words.everywhere }).click()
    await expect(main.getByRole('button', { name: words.signIn })).toBeVisible()
  })
}

const refusals = [
  {
    locale: 'nl',
    signIn: 'Aanmelden',
    emailMissing: 'Vul uw e-mailadres in.',
    locked: /wachten we een kwartier/,
    asked: /Meld u aan om deze pagina te zien/,
  },
  {
    locale: 'fr',
    signIn: 'Se connecter',
    emailMissing: 'Introduisez votre adresse e-mail.',
    locked: /attendre un quart d’heure/,
    asked: /Connectez-vous pour voir cette page/,
  },
] as const

for (const { locale, ...words } of refusals) {
  test.describe(`the login of owners in ${locale}`, () => {
    const javaScriptEnabled = locale === 'nl'
    test.use({ javaScriptEnabled })

    test('says why it is asked for, and what is wrong', async ({ page }) => {
      await page.goto(`/${locale}/portal/account/`)
      await expect(page.getByText(words.asked)).toBeVisible()
      const main = page.getByRole('main')
      const button = main.getByRole('button', { name: words.signIn })
      await button.click()
      const alert = main.getByRole('alert')
      await expect(alert.getByRole('link', { name: words.emailMissing })).toBeVisible()
      await page.locator('[name="email"]').fill('niemand@example.be')
      await page.locator('[name="password"]').fill('iets anders 1234')
      await button.click()
      await expect(alert.filter({ hasText: words.locked })).toBeInViewport()
      await expect(page.locator(':focus')).toHaveText(words.locked)
      await page.goto(page.url())
      await expect(page).toHaveURL(`/${locale}/login/`)
    })
  })
}

test('a password can be read while it is typed, by the keyboard, and is hidden once it is sent', async ({
  page,
}) => {
  await page.goto('/nl/login/')
  const field = page.locator('[name="password"]')
  await field.fill('een zin die ik onthoud')
  await expect(field).toHaveAttribute('type', 'password')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Tonen ?: Wachtwoord$/ }).press('Enter')
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('een zin die ik onthoud')
  await main.getByRole('button', { name: /^Verbergen ?: Wachtwoord$/ }).press('Enter')
  await expect(field).toHaveAttribute('type', 'password')
  await main.getByRole('button', { name: /^Tonen ?: Wachtwoord$/ }).click()
  await page.evaluate(() => document.addEventListener('submit', (event) => event.preventDefault()))
  await main.getByRole('button', { name: 'Aanmelden' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})
