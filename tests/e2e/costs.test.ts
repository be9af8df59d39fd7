import { expect, type Page } from '@playwright/test'
import { test } from './_kit/test'

/** A home of the bundled agency; the site itself completes the address. */
const ownHome = '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/'
const investment = '/nl/te-koop/antwerpen/opbrengsteigendom-in-brederode/1041/'

const findLoan = (page: Page) => page.getByRole('region', { name: 'Bereken uw lening' })

/** Waits until the fields answer: before that a browser keeps what is typed to itself. */
async function fill(page: Page, label: string, text: string, result: RegExp) {
  const loan = findLoan(page)
  await expect(async () => {
    await loan.getByLabel(label).fill('')
    await loan.getByLabel(label).fill(text)
    await expect(loan.getByRole('status')).toHaveText(result, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
}

test('a visitor changes the rate and sees what the loan costs each month', async ({ page }) => {
  await page.goto(investment)
  const loan = findLoan(page)
  const status = loan.getByRole('status')
  await expect(status).toHaveText(/Maandelijkse aflossing\s*€\s?[\d.,]+/)
  await fill(page, 'Eigen inbreng', '739.112', /€\s?484,81/)
  await fill(page, 'Looptijd in jaren', '20', /€\s?564,79/)
  await fill(page, 'Rente per jaar', '2', /€\s?505,03/)
  await expect(loan.getByText(/€\s?100\.000$/)).toBeVisible()
  await expect(loan.getByText(/€\s?21\.206$/)).toBeVisible()
})

test('a field that holds letters says what to type, and the payment waits', async ({ page }) => {
  await page.goto(investment)
  await fill(page, 'Rente per jaar', 'drie', /Verbeter eerst het aangeduide veld/)
  const rate = findLoan(page).getByLabel('Rente per jaar')
  await expect(rate).toHaveAttribute('aria-invalid', 'true')
  await expect(rate).toHaveAccessibleDescription(/Vul een rente van 0 tot 20 procent in/)
  await rate.fill('3,25')
  await expect(rate).not.toHaveAttribute('aria-invalid')
  await expect(findLoan(page).getByRole('status')).toHaveText(/Maandelijkse aflossing/)
})

test('the purpose of a purchase changes the duty and the loan', async ({ page }) => {
  await page.goto(ownHome)
  const costs = page.getByRole('region', { name: 'Kosten bij aankoop' })
  await expect(costs.getByText('2 % registratiebelasting (enige eigen woning)')).toBeVisible()
  await expect(costs.getByText('12 % registratiebelasting (andere aankoop)')).toBeHidden()
  await fill(page, 'Eigen inbreng', '0', /Maandelijkse aflossing/)
  const before = await findLoan(page).getByRole('status').innerText()
  await costs.getByRole('radio', { name: /Andere aankoop/ }).check()
  await expect(costs.getByText('12 % registratiebelasting (andere aankoop)')).toBeVisible()
  await expect(costs.getByText('2 % registratiebelasting (enige eigen woning)')).toBeHidden()
  await expect(findLoan(page).getByRole('status')).not.toHaveText(before)
})

test('nothing leaves the browser while somebody types', async ({ page }) => {
  await page.goto(investment)
  await fill(page, 'Looptijd in jaren', '20', /Maandelijkse aflossing/)
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))
  const rate = findLoan(page).getByLabel('Rente per jaar')
  await rate.fill('')
  await rate.pressSequentially('2,75')
  await rate.press('Enter')
  await rate.blur()
  await expect(findLoan(page).getByRole('status')).toHaveText(/Maandelijkse aflossing/)
  // What links lead to is fetched ahead, whenever the browser has time.
  expect(asked.filter((line) => !/\/_next\/|[?&]_rsc=/.test(line))).toEqual([])
  await expect(page).toHaveURL(new RegExp(`${investment}$`))
})

test('an investment tells its gross yield, and how it is reckoned', async ({ page }) => {
  await page.goto(investment)
  const found = page.getByRole('region', { name: 'Opbrengst' })
  await expect(found.getByText(/€\s?39\.600/)).toBeVisible()
  await expect(found.getByText(/^4,72\s?%$/)).toBeVisible()
  await expect(found.getByText(/huur gedeeld door prijs en aankoopkosten/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both duties can be chosen and an example of the loan stands there', async ({ page }) => {
    await page.goto(ownHome)
    const costs = page.getByRole('region', { name: 'Kosten bij aankoop' })
    await costs.getByRole('radio', { name: /Andere aankoop/ }).check()
    await expect(costs.getByText('12 % registratiebelasting (andere aankoop)')).toBeVisible()
    await expect(findLoan(page).getByRole('status')).toHaveText(/Maandelijkse aflossing\s*€/)
    await expect(
      findLoan(page).getByText(/Zonder JavaScript staat hier een voorbeeld/),
    ).toBeVisible()
  })
})

test('a home abroad claims no Belgian duty, and still lends on its price', async ({ page }) => {
  await page.goto('/nl/spanje/')
  const href = await page
    .getByRole('link', { name: /Orihuela/ })
    .first()
    .getAttribute('href')
  await page.goto(String(href))
  await expect(
    findLoan(page).getByText('niet meegerekend: dit pand ligt buiten België'),
  ).toBeVisible()
  await expect(page.getByText(/registratie(belasting|rechten)|kredietakte/)).toHaveCount(0)
})
