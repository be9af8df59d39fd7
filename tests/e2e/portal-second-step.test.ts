import { expect, type Browser, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { createOwner, signIn, type TestOwner } from './_kit/owner'
import { test } from './_kit/test'

// Logins are counted by address; each part of these tests has one of its own.
const from = (last: number) => ({ 'x-forwarded-for': `203.0.113.${last}` })

const languages = [
  {
    locale: 'nl',
    login: '/nl/login/',
    publicId: 1011,
    account: 'Mijn account',
    title: 'Aanmelden in twee stappen',
    setUp: 'Instellen',
    current: 'Huidig wachtwoord',
    begin: 'Beginnen',
    cancel: 'Annuleren, niet aanzetten',
    firstCode: 'Code van zes cijfers',
    confirm: 'Aanzetten',
    codes: 'Uw herstelcodes',
    kept: 'Ik heb ze bewaard',
    left: 'Herstelcodes die u nog hebt: 9.',
    manage: 'Beheren',
    step: 'Nog één stap',
    code: 'Code',
    signIn: 'Aanmelden',
    signOut: 'Afmelden',
    wrong: 'Deze code is niet juist of is al gebruikt.',
    ownCode: 'Code of herstelcode',
    off: 'Uitschakelen',
    isOff: 'Aanmelden in twee stappen staat uit.',
  },
  {
    locale: 'fr',
    login: '/fr/login/',
    publicId: 1012,
    account: 'Mon compte',
    title: 'Connexion en deux étapes',
    setUp: 'Configurer',
    current: 'Mot de passe actuel',
    begin: 'Commencer',
    cancel: 'Annuler, ne pas activer',
    firstCode: 'Code à six chiffres',
    confirm: 'Activer',
    codes: 'Vos codes de secours',
    kept: 'Je les ai conservés',
    left: 'Codes de secours restants : 9.',
    manage: 'Gérer',
    step: 'Encore une étape',
    code: 'Code',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    wrong: 'Ce code est incorrect ou a déjà servi.',
    ownCode: 'Code ou code de secours',
    off: 'Désactiver',
    isOff: 'La connexion en deux étapes est désactivée.',
  },
] as const

type Words = (typeof languages)[number]

/** What the app shows, some half minutes from now: the site takes each code once. */
function readApp(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
}

/** From the account to the page with the QR code. */
async function beginSetUp(page: Page, words: Words, owner: TestOwner): Promise<string> {
  await page.goto(`/${words.locale}/portal/account/`)
  await page.getByRole('main').getByRole('link', { name: words.setUp }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await page.getByLabel(words.current).fill(owner.password)
  await page.getByRole('button', { name: words.begin, exact: true }).click()
  await expect(page.locator('#set-up')).toBeFocused()
  await expect(page.getByRole('main').getByRole('button', { name: words.cancel })).toBeVisible()
  const shown = await page.getByRole('main').locator('code').innerText()
  expect(shown).toMatch(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
  return shown.replaceAll(' ', '')
}

async function confirmSetUp(page: Page, words: Words, secret: string): Promise<string[]> {
  await page.getByLabel(words.firstCode).fill(readApp(secret))
  await page.getByRole('button', { name: words.confirm, exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: words.codes })).toBeVisible()
  return page.getByRole('main').locator('code').allInnerTexts()
}

/** The first step: the password. */
async function takeFirstStep(page: Page, words: Words, owner: TestOwner): Promise<void> {
  await page.goto(words.login)
  await page.locator('[name="email"]').fill(owner.email)
  await page.locator('[name="password"]').fill(owner.password)
  await page.locator('form[action^="/api/owner-login/"] button[type="submit"]').click()
  await expect(page.getByRole('heading', { level: 1, name: words.step })).toBeVisible()
}

async function sendCode(page: Page, words: Words, code: string): Promise<void> {
  await page.getByRole('textbox', { name: words.code }).fill(code)
  await page.getByRole('main').getByRole('button', { name: words.signIn }).click()
}

async function signOut(page: Page, words: Words): Promise<void> {
  await page.goto(`/${words.locale}/portal/account/`)
  await page
    .locator('form[action^="/api/owner-logout/"]')
    .getByRole('button', { name: words.signOut })
    .click()
  // Said in the address, from which a script takes it once it is read.
  await expect(page).toHaveURL(new RegExp(`${words.login}(?:\\?form=signed-out)?$`))
}

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`a second step ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, extraHTTPHeaders: from(javaScriptEnabled ? 192 : 191) })

    test(`is switched on, asked for and switched off: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, words)
      const home = new RegExp(`/${words.locale}/portal/${owner.propertyId}/$`)
      await signIn(page, words.login, owner)
      await beginSetUp(page, words, owner)
      await page.getByRole('main').getByRole('button', { name: words.cancel }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
      const secret = await beginSetUp(page, words, owner)
      await page.getByLabel(words.firstCode).fill('12345')
      await page.getByRole('button', { name: words.confirm, exact: true }).click()
      await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
      const codes = await confirmSetUp(page, words, secret)
      expect(codes).toHaveLength(10)
      await page.getByRole('link', { name: words.kept }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()

      await signOut(page, words)
      await takeFirstStep(page, words, owner)
      const field = page.getByRole('textbox', { name: words.code })
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
      await expect(field).toHaveAttribute('inputmode', 'numeric')
      await page.goto(`/${words.locale}/portal/account/`)
      await expect(page).toHaveURL(new RegExp(`${words.login}\\?`))
      await page.goto(`/${words.locale}/login-code/`)
      await sendCode(page, words, '123 45')
      await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
      const code = readApp(secret, 1)
      await sendCode(page, words, `${code.slice(0, 3)} ${code.slice(3)}`)
      await expect(page).toHaveURL(home)

      await signOut(page, words)
      await takeFirstStep(page, words, owner)
      await sendCode(page, words, codes[0] ?? '')
      await expect(page).toHaveURL(home)

      await page.goto(`/${words.locale}/portal/account/`)
      await expect(page.getByText(words.left)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: words.manage }).click()
      // Enter alone neither makes new codes nor switches it off: the code is still good after it.
      await page.getByLabel(words.ownCode).fill(codes[1] ?? '')
      await page.getByLabel(words.ownCode).press('Enter')
      await expect(page.getByLabel(words.ownCode)).toHaveValue(codes[1] ?? '')
      await page.getByRole('button', { name: words.off }).click()
      await expect(page.getByText(words.isOff)).toBeVisible()
      await signOut(page, words)
      await signIn(page, words.login, owner)
      await expect(page).toHaveURL(home)
    })
  })
}

/** Presses the button beside the account, as somebody of the agency does. */
async function switchOffAtDesk(browser: Browser, origin: string, owner: TestOwner): Promise<void> {
  const desk = await browser.newContext({ baseURL: origin, javaScriptEnabled: true })
  const { token } = openDesk(origin)
  await desk.addCookies([{ name: 'payload-token', value: token, url: origin }])
  const page = await desk.newPage()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(`/admin/collections/owners/${owner.id}/`)
  const button = page.getByRole('button', { name: 'Tweede stap uitschakelen' })
  const pressed = page.waitForResponse((response) =>
    response.url().endsWith(`/api/owners/${owner.id}/second-factor-off/`),
  )
  await button.click()
  expect((await pressed).status()).toBe(200)
  await expect(button).toHaveCount(0)
  await desk.close()
}

test.describe('the pages of the second step', () => {
  test.use({ extraHTTPHeaders: from(193) })

  for (const words of languages) {
    test(`axe finds nothing, and the desk helps who lost the phone: ${words.locale}`, async ({
      page,
      origin,
      browser,
    }) => {
      const owner = await createOwner(origin, words)
      await signIn(page, words.login, owner)
      await page.goto(`/${words.locale}/portal/account/second-step/`)
      expect(await findViolations(page)).toEqual([])
      const secret = await beginSetUp(page, words, owner)
      expect(await findViolations(page)).toEqual([])
      await confirmSetUp(page, words, secret)
      expect(await findViolations(page)).toEqual([])
      await page.goto(`/${words.locale}/portal/account/second-step/`)
      expect(await findViolations(page)).toEqual([])
      await signOut(page, words)
      await takeFirstStep(page, words, owner)
      expect(await findViolations(page)).toEqual([])
      await sendCode(page, words, '12345')
      await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
      expect(await findViolations(page)).toEqual([])
      await switchOffAtDesk(browser, origin, owner)
      await signIn(page, words.login, owner)
    })
  }
})
