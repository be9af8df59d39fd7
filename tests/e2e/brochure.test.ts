import { expect, type APIResponse } from '@playwright/test'
import { readPdf } from './_kit/read-pdf'
import { test } from './_kit/test'

const page = {
  nl: '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/',
  fr: '/fr/a-vendre/anvers/appartement-au-zuid/1001/',
}

/** The first brochure of a run is made, and others may stand in line before it. */
const minutes = 3 * 60_000

/** A page of text and pictures weighs more than this and less than that, in bytes. */
const weight = { min: 30_000, max: 3_000_000 }

/** Of the seed: one that is sold, one that is let, one that is offered discreetly. */
const closedAndDiscreet = ['1196.pdf', '1199.pdf', '1076.pdf']

async function checkPdf(answer: APIResponse) {
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache',
  })
  const body = await answer.body()
  expect(body.subarray(0, 5).toString()).toBe('%PDF-')
  expect(body.length).toBeGreaterThan(weight.min)
  expect(body.length).toBeLessThan(weight.max)
  return readPdf(body)
}

test('a home has a brochure in the language that is asked for', async ({ request }) => {
  test.setTimeout(minutes)
  const dutch = await request.get('/brochures/nl/1001.pdf', { timeout: minutes })
  const dutchText = await checkPdf(dutch)
  expect(dutchText).toContain('(Appartement op het Zuid)')
  expect(dutchText.split('\n')).toEqual(
    expect.arrayContaining([
      'Appartement op het Zuid',
      'Leopold de Waelplaats 9 bus 4, 2000 Antwerpen',
      '€\u00a0385.000',
    ]),
  )
  const french = await request.get('/brochures/fr/1001.pdf', { timeout: minutes })
  const frenchText = await checkPdf(french)
  expect(frenchText).toContain('(Appartement au Zuid)')
  expect(frenchText.split('\n')).toContain('Appartement au Zuid')
  expect(french.headers()['content-disposition']).toContain('brochure-appartement-au-zuid-1001.pdf')
})

test('who has the brochure already is told so', async ({ request }) => {
  test.setTimeout(minutes)
  const first = await request.get('/brochures/nl/1001.pdf', { timeout: minutes })
  const { etag = '' } = first.headers()
  const again = await request.get('/brochures/nl/1001.pdf', { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  expect((await again.body()).length).toBe(0)
})

test('there is no brochure of what has no page, is closed, or is discreet', async ({ request }) => {
  test.setTimeout(minutes)
  const names = ['999999.pdf', '1001.txt', '01001.pdf', 'x.pdf', ...closedAndDiscreet]
  const paths = [...names.map((name) => `/brochures/nl/${name}`), '/brochures/xx/1001.pdf']
  for (const path of paths) {
    const answer = await request.get(path, { timeout: minutes })
    expect([path, answer.status()]).toEqual([path, 404])
    expect(answer.headers()['x-robots-tag']).toBe('noindex')
  }
})

test('the page leads to its brochure, and to WhatsApp by a plain link', async ({ page: tab }) => {
  test.setTimeout(minutes)
  await tab.goto(page.nl, { timeout: minutes })
  const row = tab.getByRole('navigation', { name: 'Delen en afdrukken' })
  const brochure = row.getByRole('link', { name: 'Brochure (PDF)' })
  await expect(brochure).toHaveAttribute('href', '/brochures/nl/1001.pdf')
  const whatsApp = row.getByRole('link', { name: 'Via WhatsApp' })
  await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(whatsApp).toHaveAttribute('target', '_blank')
  const href = (await whatsApp.getAttribute('href')) ?? ''
  const text = new URL(href).searchParams.get('text') ?? ''
  expect(text).toMatch(/^Appartement op het Zuid\nhttps?:\/\/\S+\/1001\/$/)
  expect(new URL(text.split('\n')[1] ?? '').pathname).toBe(page.nl)
})

test('where the clipboard is refused, the address stands ready to be copied by hand', async ({
  page: tab,
}) => {
  test.setTimeout(minutes)
  await tab.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    })
  })
  await tab.goto(page.fr, { timeout: minutes })
  const row = tab.getByRole('navigation', { name: 'Partager et imprimer' })
  const field = row.getByRole('textbox', { name: 'Adresse de cette page, à copier' })
  await expect(async () => {
    await row.getByRole('button', { name: 'Copier le lien' }).click()
    await expect(field).toBeFocused({ timeout: 1000 })
  }).toPass()
  const marked = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
  expect(new URL(marked).pathname).toBe(page.fr)
})

test('on paper the page has its code and the agency, and nothing to press', async ({
  page: tab,
}) => {
  test.setTimeout(minutes)
  await tab.goto(page.nl, { timeout: minutes })
  const code = tab.getByRole('img', { name: 'Scan voor de pagina van dit pand' })
  await expect(code).toBeHidden()
  await tab.emulateMedia({ media: 'print' })
  await expect(code).toBeVisible()
  await expect(tab.getByRole('navigation', { name: 'Delen en afdrukken' })).toBeHidden()
  await expect(tab.getByRole('main').getByRole('button')).toHaveCount(0)
  await expect(tab.getByText('Kassei vastgoed bv').last()).toBeVisible()
})
