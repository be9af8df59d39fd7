import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { receiveSecret } from './_kit/outbox'
import { createOwner, enter, findHomeId, type TestOwner } from './_kit/owner'
import { test } from './_kit/test'

const fresh = 'een heel ander wachtwoord'

const languages = [
  {
    locale: 'nl',
    login: '/nl/login/',
    publicId: 1011,
    invited: 'Uw toegang tot het eigenaarsportaal',
    welcome: 'Welkom in het eigenaarsportaal',
    byLink: 'Stuur mij een link',
    forgotten: 'Wachtwoord vergeten?',
    forgottenTitle: 'Wachtwoord vergeten',
    ask: 'Aanmelden met een link',
    email: 'E-mail',
    signInLink: 'Stuur mij een link om aan te melden',
    passwordLink: 'Stuur mij een link voor een nieuw wachtwoord',
    sent: 'Is dit adres bij ons bekend',
    choose: 'Kies een nieuw wachtwoord',
    password: 'Nieuw wachtwoord',
    tooShort: 'Kies een wachtwoord van minstens 12 tekens.',
    save: 'Wachtwoord bewaren en aanmelden',
    enter: 'Aanmelden in het eigenaarsportaal',
    signIn: 'Aanmelden',
    gone: 'Deze link is al gebruikt of te oud.',
    broken: 'Deze link is niet volledig of klopt niet.',
    askAgain: 'Een nieuwe link vragen',
  },
  {
    locale: 'fr',
    login: '/fr/login/',
    publicId: 1012,
    invited: 'Votre accès à l’espace propriétaire',
    welcome: 'Bienvenue dans l’espace propriétaire',
    byLink: 'M’envoyer un lien',
    forgotten: 'Mot de passe oublié ?',
    forgottenTitle: 'Mot de passe oublié',
    ask: 'Se connecter par un lien',
    email: 'E-mail',
    signInLink: 'M’envoyer un lien de connexion',
    passwordLink: 'M’envoyer un lien pour un nouveau mot de passe',
    sent: 'Si cette adresse nous est connue',
    choose: 'Choisissez un nouveau mot de passe',
    password: 'Nouveau mot de passe',
    tooShort: 'Choisissez un mot de passe d’au moins 12 caractères.',
    save: 'Enregistrer et se connecter',
    enter: 'Se connecter à l’espace propriétaire',
    signIn: 'Se connecter',
    gone: 'Ce lien a déjà servi ou est trop ancien.',
    broken: 'Ce lien est incomplet ou incorrect.',
    askAgain: 'Demander un nouveau lien',
  },
] as const

type Words = (typeof languages)[number]
type Mails = { docs: { kind: string; subject: string | null; text: string | null }[] }

async function findMails(origin: string, to: string, kind: string): Promise<Mails['docs']> {
  const path = `/api/mails/?depth=0&where[to][equals]=${to}&where[kind][equals]=${kind}`
  const { docs } = await openDesk(origin).read<Mails>(path)
  return docs
}

/** The path of the link in the only mail of a kind. */
function receiveLink(origin: string, to: string, kind: string): Promise<string> {
  const link = /\/(?:nl|fr)\/login-link\/[\w-]+\//
  return receiveSecret(origin, { to, kind, link })
}

/** Fills in the form above the list of owners, as somebody of the agency does. */
async function invite(browser: Browser, origin: string, words: Words): Promise<TestOwner> {
  const desk = await browser.newContext({ baseURL: origin, javaScriptEnabled: true })
  const { token } = openDesk(origin)
  await desk.addCookies([{ name: 'payload-token', value: token, url: origin }])
  const page = await desk.newPage()
  const email = `eigenaar-${randomUUID()}@example.be`
  const propertyId = await findHomeId(origin, words.publicId)
  const home = `/api/properties/${propertyId}/?depth=0`
  const { recordFile } = await openDesk(origin).read<{ recordFile: string }>(home)
  await page.goto('/admin/collections/owners/')
  await page.getByText('Eigenaar toevoegen en uitnodigen').click()
  // The list below has columns of the same names, with buttons that sort by them.
  await page.getByRole('textbox', { name: 'Voornaam' }).fill('An')
  await page.getByRole('textbox', { name: 'Naam', exact: true }).fill('De Wolf')
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(email)
  await page.getByLabel('Taal van de e-mails').selectOption(words.locale)
  await page.getByLabel('Referentie van het pand').fill(recordFile)
  await page.getByRole('button', { name: 'Toevoegen en uitnodigen' }).click()
  const link = page.getByRole('link', { name: 'Eigenaar openen' })
  const id = Number(/\/owners\/(\d+)\//.exec(String(await link.getAttribute('href')))?.[1])
  await link.click()
  await expect(page.getByRole('button', { name: 'Opnieuw uitnodigen' })).toBeVisible()
  await desk.close()
  return { email, password: '', id, propertyId }
}

/** Asks on the login page, and on the page to which it leads. */
async function ask(page: Page, words: Words, email: string, kind: 'signIn' | 'password') {
  const main = page.getByRole('main')
  await page.goto(words.login)
  const way = { signIn: words.byLink, password: words.forgotten }[kind]
  await main.getByLabel(words.email).fill(email)
  await main.getByRole('button', { name: way }).click()
  const title = { signIn: words.ask, password: words.forgottenTitle }[kind]
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Typed once, and in no address.
  await expect(main.getByLabel(words.email)).toHaveValue(email)
  expect(page.url()).not.toContain('@')
  const button = { signIn: words.signInLink, password: words.passwordLink }[kind]
  await main.getByRole('button', { name: button }).click()
  await expect(main.getByText(words.sent)).toBeVisible()
  await expect(main.getByLabel(words.email)).toHaveCount(0)
}

/** What a scanner of mails does: it looks, and presses nothing. */
async function lookAt(browser: Browser, origin: string, link: string): Promise<void> {
  const scanner = await browser.newContext({ baseURL: origin })
  const page = await scanner.newPage()
  expect((await page.goto(link))?.status()).toBe(200)
  await scanner.close()
}

async function setPassword(page: Page, words: Words, password: string): Promise<void> {
  await page.getByLabel(words.password).fill(password)
  await page.getByRole('main').getByRole('button', { name: words.save }).click()
}

async function expectSignedIn(page: Page, words: Words, owner: TestOwner): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${words.locale}/portal/${owner.propertyId}/$`))
}

for (const { javaScriptEnabled, ...words } of inTurn(languages)) {
  test.describe(`links into an account ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    const { locale } = words

    test(`an owner is invited and logs in first: ${locale}`, async ({ page, origin, browser }) => {
      const owner = await invite(browser, origin, words)
      const link = await receiveLink(origin, owner.email, 'owner-invitation')
      const [mail] = await findMails(origin, owner.email, 'owner-invitation')
      expect(mail?.subject).toBe(words.invited)
      await lookAt(browser, origin, link)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: words.welcome })).toBeVisible()
      await setPassword(page, words, fresh)
      await expectSignedIn(page, words, owner)
      const record = await openDesk(origin).read<Record<string, unknown>>(
        `/api/owners/${owner.id}/?depth=0`,
      )
      expect(record).toMatchObject({
        invitedAt: expect.any(String),
        firstSignedInAt: expect.any(String),
      })
      await page.goto(link)
      await expect(page.getByText(words.gone)).toBeVisible()
      await page.context().clearCookies()
      await enter(page, { ...owner, password: fresh })
    })

    test(`an owner has forgotten the password: ${locale}`, async ({ page, origin }) => {
      const owner = await createOwner(origin, words)
      await ask(page, words, owner.email, 'password')
      const link = await receiveLink(origin, owner.email, 'owner-password')
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: words.choose })).toBeVisible()
      await setPassword(page, words, 'te kort')
      await expect(page.getByText(words.tooShort).first()).toBeVisible()
      await expect(page.getByLabel(words.password)).toHaveValue('')
      await setPassword(page, words, fresh)
      await expectSignedIn(page, words, owner)
      await page.context().clearCookies()
      await enter(page, { ...owner, password: fresh })
    })

    test(`an owner logs in with a link: ${locale}`, async ({ page, origin, browser }) => {
      const owner = await createOwner(origin, words)
      await ask(page, words, owner.email, 'signIn')
      const link = await receiveLink(origin, owner.email, 'owner-sign-in')
      await lookAt(browser, origin, link)
      await page.goto(link)
      await expect(page.getByRole('heading', { level: 1, name: words.enter })).toBeVisible()
      await page.getByRole('main').getByRole('button', { name: words.signIn }).click()
      await expectSignedIn(page, words, owner)
      await page.goto(link)
      await expect(page.getByText(words.gone)).toBeVisible()
    })
  })
}

test.describe('an address without an account', () => {
  for (const words of languages) {
    test(`gets the same answer and no mail: ${words.locale}`, async ({ page, origin }) => {
      const email = `niemand-${words.locale}@example.be`
      await ask(page, words, email, 'password')
      expect(await findMails(origin, email, 'owner-password')).toEqual([])
      expect(await findViolations(page, 'html', words.locale === 'nl')).toEqual([])
    })
  }
})

test.describe('the page of a link', () => {
  for (const words of languages) {
    test(`leads on to a new one when it was damaged: ${words.locale}`, async ({ page }) => {
      await page.goto(`/${words.locale}/login-link/abc/`)
      await expect(page.getByText(words.broken)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: words.askAgain }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.ask })).toBeVisible()
    })

    test(`has nothing that axe finds, with a mistake on it: ${words.locale}`, async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, words)
      const checksColours = words.locale === 'nl'
      // As the form of the login page sends it, which is tried above.
      const form = { lang: words.locale, kind: 'password', email: owner.email }
      await page.request.post('/api/owner-links/', { form })
      await page.goto(await receiveLink(origin, owner.email, 'owner-password'))
      expect(await findViolations(page, 'html', checksColours)).toEqual([])
      await setPassword(page, words, 'te kort')
      await expect(page.getByText(words.tooShort).first()).toBeVisible()
      expect(await findViolations(page, 'html', checksColours)).toEqual([])
    })
  }
})
