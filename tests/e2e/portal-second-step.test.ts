import { expect, type Browser, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { createOwner, enter, signIn, type TestOwner } from './_kit/owner'
import { test } from './_kit/test'

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
  await page.locator('form[action^="/api/owner-login/"] [type="submit"]:not([formaction])').click()
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

/** The app and the codes of an owner who has switched the second step on, as its pages do. */
async function switchOn(
  page: Page,
  owner: TestOwner,
): Promise<{ secret: string; codes: string[] }> {
  await enter(page, owner)
  const send = async (deed: string, fields: Record<string, string>) => {
    const path = `/api/portal/second-step/${deed}/`
    const answer = await page.request.post(path, { form: { lang: 'nl', ...fields } })
    expect(answer.status()).toBe(200)
    return answer.text()
  }
  const setUp = await send('begin', { current: owner.password })
  const [shown = ''] = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(setUp) ?? []
  const secret = shown.replaceAll(' ', '')
  const kept = await send('confirm', { code: readApp(secret) })
  const codes = [...kept.matchAll(/<code>([^<]+)<\/code>/g)].map(([, code = '']) => code)
  expect(codes).toHaveLength(10)
  return { secret, codes }
}

const toHome = ({ locale }: Pick<Words, 'locale'>, { propertyId }: TestOwner) =>
  new RegExp(`/${locale}/portal/${propertyId}/$`)

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`a second step ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test(`is switched on, unless one thinks better of it: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, words)
      await enter(page, owner)
      await beginSetUp(page, words, owner)
      await page.getByRole('main').getByRole('button', { name: words.cancel }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
      const secret = await beginSetUp(page, words, owner)
      await page.getByLabel(words.firstCode).fill('12345')
      await page.getByRole('button', { name: words.confirm, exact: true }).click()
      await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
      const codes = await confirmSetUp(page, words, secret)
      expect(codes).toHaveLength(10)
      await page.getByRole('button', { name: words.kept }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
      // Told once: no copy stays in the page that a browser could show again.
      expect(await page.content()).not.toContain(codes[0])
    })

    test(`its recovery codes are gone by whichever way they are left: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, words)
      await enter(page, owner)
      const secret = await beginSetUp(page, words, owner)
      const codes = await confirmSetUp(page, words, secret)
      await page.waitForLoadState('networkidle')
      await page.getByRole('banner').locator(`a[href="/${words.locale}/"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`/${words.locale}/$`))
      expect(await page.content()).not.toContain(codes[0])
    })

    test(`is asked for at every login, before anything is shown: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, words)
      const { secret, codes } = await switchOn(page, owner)
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
      await expect(page).toHaveURL(toHome(words, owner))

      await signOut(page, words)
      await takeFirstStep(page, words, owner)
      await sendCode(page, words, codes[0] ?? '')
      await expect(page).toHaveURL(toHome(words, owner))
      await page.goto(`/${words.locale}/portal/account/`)
      await expect(page.getByText(words.left)).toBeVisible()
    })

    test(`is switched off with a code: ${words.locale}`, async ({ page, origin }) => {
      const owner = await createOwner(origin, words)
      const { codes } = await switchOn(page, owner)
      await page.goto(`/${words.locale}/portal/account/`)
      await page.getByRole('main').getByRole('link', { name: words.manage }).click()
      // Enter alone neither makes new codes nor switches it off: the code is still good after it.
      await page.getByLabel(words.ownCode).fill(codes[0] ?? '')
      await page.getByLabel(words.ownCode).press('Enter')
      await expect(page.getByLabel(words.ownCode)).toHaveValue(codes[0] ?? '')
      await page.getByRole('button', { name: words.off }).click()
      await expect(page.getByText(words.isOff)).toBeVisible()
      await signOut(page, words)
      await signIn(page, words.login, owner)
      await expect(page).toHaveURL(toHome(words, owner))
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

for (const words of languages) {
  // Colours are the same in every language.
  const look = (page: Page) => findViolations(page, 'html', words.locale === 'nl')

  test(`axe finds nothing where a second step is set up: ${words.locale}`, async ({
    page,
    origin,
  }) => {
    const owner = await createOwner(origin, words)
    await enter(page, owner)
    await page.goto(`/${words.locale}/portal/account/second-step/`)
    expect(await look(page)).toEqual([])
    const secret = await beginSetUp(page, words, owner)
    expect(await look(page)).toEqual([])
    await confirmSetUp(page, words, secret)
    expect(await look(page)).toEqual([])
    await page.goto(`/${words.locale}/portal/account/second-step/`)
    expect(await look(page)).toEqual([])
  })

  test(`axe finds nothing where a second step is asked for: ${words.locale}`, async ({
    page,
    origin,
  }) => {
    const owner = await createOwner(origin, words)
    await switchOn(page, owner)
    await page.context().clearCookies()
    await takeFirstStep(page, words, owner)
    expect(await look(page)).toEqual([])
    await sendCode(page, words, '12345')
    await expect(page.getByRole('alert').getByRole('link', { name: words.wrong })).toBeVisible()
    expect(await look(page)).toEqual([])
  })
}

test('the desk helps who lost the phone', async ({ page, origin, browser }) => {
  const [words] = languages
  const owner = await createOwner(origin, words)
  await switchOn(page, owner)
  await page.context().clearCookies()
  await takeFirstStep(page, words, owner)
  await switchOffAtDesk(browser, origin, owner)
  await signIn(page, words.login, owner)
})
