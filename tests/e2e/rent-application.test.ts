import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { untilMailed } from './_kit/outbox'
import { test } from './_kit/test'

/** A home in Antwerp and one in Brussels: each is asked about in its own way, without scripts and with. */
const homes = [
  {
    locale: 'nl',
    apply: 'Kandidaat-huurder worden',
    path: '/nl/property/1016/',
    household: { adults: '2', children: '1', movingDate: '2027-02-01' },
    means: { firstIncome: '2.100', secondIncome: '1.750' },
    confirmed: [],
    unasked: ['visited', 'persons', 'householdIncome', 'birthDate', 'address'],
    kept: { adults: 2, children: 1, firstIncome: 2100, secondIncome: 1750 },
    thanks: /\/nl\/bedankt\/kandidatuur\/\?form=[^#]+$/,
    receipt: 'drie maanden na de beslissing, anders na een jaar',
    refusal: /De uwe is niet gekozen[^]*Wij bewaren uw antwoorden tot \d/,
  },
  {
    locale: 'fr',
    apply: 'Poser sa candidature',
    path: '/fr/property/1132/',
    steps: ['Étape 1 sur 3', 'Étape 2 sur 3', 'Étape 3 sur 3'],
    next: 'Suivant',
    household: { persons: '3', movingDate: '2027-02-01' },
    means: { householdIncome: '3.850' },
    confirmed: ['visited'],
    unasked: ['adults', 'children', 'firstIncome', 'civility', 'birthDate', 'address'],
    kept: { visited: true, persons: 3, householdIncome: 3850 },
    thanks: /\/fr\/merci\/candidature-location\/\?form=[^#]+$/,
    receipt: 'trois mois après la décision, sinon après un an',
    refusal: /La vôtre n’a pas été retenue[^]*Nous conservons vos réponses jusqu’au \d/,
  },
] as const

const form = (page: Page) => page.locator('form[action="/api/forms/rent-application/"]')

async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, answer] of Object.entries(answers)) {
    await form(page).locator(`[name="${name}"]`).fill(answer)
  }
}

async function tick(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await form(page).locator(`[name="${name}"]`).check()
}

type Home = (typeof homes)[number]

/** Gives the id of the enquiry. */
async function expectStored(origin: string, email: string, { kept }: Home): Promise<number> {
  const found = await openDesk(origin).read<{ docs: { id: number }[] }>(
    `/api/enquiries/?depth=0&where[person.email][equals]=${encodeURIComponent(email)}`,
  )
  expect(found.docs).toMatchObject([{ kind: 'rent-application', fields: kept }])
  return found.docs[0]?.id ?? 0
}

/** The mails to an address; without a mail server they end in the outbox. */
async function findMails(origin: string, to: string): Promise<object[]> {
  const { docs } = await openDesk(origin).read<{ docs: object[] }>(
    `/api/mails/?depth=0&sort=id&where[to][equals]=${encodeURIComponent(to)}`,
  )
  return docs
}

/** What the candidate is told at once, and what once the desk refused. */
async function expectMails(origin: string, email: string, home: Home, id: number): Promise<void> {
  const receipt = { kind: 'enquiry-receipt', text: expect.stringContaining(home.receipt) }
  await expect.poll(() => findMails(origin, email), untilMailed).toMatchObject([receipt])
  await openDesk(origin).change(`/api/enquiries/${id}/`, { decision: 'refused' })
  const refusal = { kind: 'rent-refusal', text: expect.stringMatching(home.refusal) }
  await expect.poll(() => findMails(origin, email), untilMailed).toMatchObject([receipt, refusal])
}

const person = { firstName: 'An', lastName: 'De Wolf', phone: '0470 00 00 01' }

const [inAntwerp, inBrussels] = homes

/** The form of a home, which the link beside the price unfolds and which asks nothing that its region forbids. */
async function open(page: Page, { path, unasked, apply, household }: Home): Promise<void> {
  await page.goto(path)
  const link = page.getByRole('complementary').getByRole('link', { name: apply })
  await link.click()
  for (const name of Object.keys(household)) {
    await expect(form(page).locator(`[name="${name}"]`)).toBeVisible()
  }
  for (const name of unasked) await expect(form(page).locator(`[name="${name}"]`)).toHaveCount(0)
}

test.describe('a candidate without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('answers on one page what the region allows, and is thanked: nl', async ({
    page,
    origin,
  }) => {
    const home = inAntwerp
    const email = `huur-${home.locale}-${Date.now()}@example.be`
    await open(page, home)
    await fillIn(page, { ...home.household, ...home.means, ...person, email })
    await tick(page, home.confirmed)
    const send = () => form(page).locator('button[type="submit"]').last().click()
    await send()
    await expect(form(page).getByRole('alert').first().getByRole('link')).toHaveAttribute(
      'href',
      '#rent-application-privacy',
    )
    await form(page).locator('[name="privacy"]').check()
    await send()
    await expect(page).toHaveURL(home.thanks)
    const id = await expectStored(origin, email, home)
    await expectMails(origin, email, home, id)
  })
})

test('a candidate goes step by step, and a reload loses nothing: fr', async ({ page, origin }) => {
  const home = inBrussels
  const email = `huur-${home.locale}-${Date.now()}@example.be`
  await open(page, home)
  const [first, second, third] = home.steps
  const next = () => form(page).getByRole('link', { name: home.next }).click()
  await expect(form(page).getByText(first)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await tick(page, home.confirmed)
  await fillIn(page, home.household)
  await next()
  await expect(form(page).getByText(second)).toBeVisible()
  await fillIn(page, home.means)
  await next()
  await expect(form(page).getByText(third)).toBeVisible()
  await fillIn(page, { ...person, email })
  await page.reload()
  await expect(form(page).getByText(third)).toBeVisible()
  await expect(form(page).locator('[name="email"]')).toHaveValue(email)
  await form(page).locator('[name="privacy"]').check()
  await form(page).locator('button[type="submit"]').last().click()
  await expect(page).toHaveURL(home.thanks)
  const id = await expectStored(origin, email, home)
  await expectMails(origin, email, home, id)
})

test('a home for sale takes no candidates', async ({ page }) => {
  await page.goto('/nl/property/1001/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(form(page)).toHaveCount(0)
})
