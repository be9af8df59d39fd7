import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { untilAlive } from './_kit/late-scripts'
import { test } from './_kit/test'

// A form of the desk with all fields of a property.
test.slow()

const desks = [
  {
    language: 'nl',
    verdicts: {
      blocked: 'Dit pand mag zo nog niet in de advertenties.',
      warning: 'Dit pand mag gepubliceerd worden, maar er ontbreekt nog iets.',
      published: 'Dit pand is gepubliceerd, maar er ontbreekt nog iets.',
    },
    missing: 'Energie › Certificaatnummer of UC',
    reason: /In Wallonië moet het PEB-certificaat er zijn vóór de advertentie/,
    // A tab with refused fields carries their number behind its name.
    tab: /^Energie \d/,
    code: 'Certificaatnummer of UC',
    publish: 'Publiceer wijzigingen',
  },
  {
    language: 'fr',
    verdicts: {
      blocked: 'Ce bien ne peut pas encore être annoncé ainsi.',
      warning: 'Ce bien peut être publié, mais il manque encore quelque chose.',
      published: 'Ce bien est publié, mais il manque encore quelque chose.',
    },
    missing: 'Énergie › Numéro de certificat ou CU',
    reason: /En Wallonie, le certificat PEB doit exister avant l’annonce/,
    tab: /^Énergie \d/,
    code: 'Numéro de certificat ou CU',
    publish: 'Publier les modifications',
  },
] as const

async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await untilAlive(button)
  await button.click()
}

for (const words of desks) {
  const { language, verdicts } = words

  test(`a home without a legal mention goes online once it is filled in, in ${language}`, async ({
    page,
    origin,
  }) => {
    const editor = openDesk(origin)
    const { docs: types } = await editor.read<{ docs: { id: number }[] }>(
      '/api/property-types/?where[key][equals]=house',
    )
    const reference = `GATE ${language} ${Date.now()}`
    // Discreet, so that no list that another test counts has one more.
    const id = await editor.create('/api/properties/?locale=nl&draft=true', {
      recordFile: reference,
      title: 'Huis aan de poort',
      mainType: types[0]?.id,
      goal: 'sale',
      status: 'active',
      isDiscreet: true,
      zip: '5000',
      city: 'Namur',
      countryId: '10',
      price: 250_000,
      publishPrice: true,
      energyPerformance: 210,
      epcLabelText: 'C',
      epcTotalKwh: 31_000,
      _status: 'draft',
    })
    const readStatus = async () =>
      (await editor.read<{ _status: string }>(`/api/properties/${id}/?depth=0`))._status
    await page.context().addCookies([
      { name: 'payload-token', value: editor.token, url: origin },
      { name: 'payload-lng', value: language, url: origin },
    ])
    await page.goto(`/admin/collections/properties/${id}/?locale=nl`)
    const panel = page.locator('section[aria-labelledby="publication-gate"]')
    await expect(panel.getByRole('status')).toHaveText(verdicts.blocked)
    await expect(panel.getByText(words.missing)).toBeVisible()
    await expect(panel.getByText(words.reason)).toBeVisible()
    expect(await findViolations(page, 'section[aria-labelledby="publication-gate"]')).toEqual([])

    await press(page, words.publish)
    await expect(page.locator('.toast-error, [data-type="error"]').first()).toBeVisible()
    expect(await readStatus()).toBe('draft')

    await press(page, words.tab)
    await page.getByLabel(words.code, { exact: true }).fill('20260101000123')
    await expect(panel.getByRole('status')).toHaveText(verdicts.warning)
    await press(page, words.publish)
    await expect.poll(readStatus, { timeout: 20_000 }).toBe('published')
    await expect(panel.getByRole('status')).toHaveText(verdicts.published)
    await editor.remove(`/api/properties/${id}/`)
  })
}

test('a place says which law holds, and a refused publication leaves what was typed to be kept', async ({
  page,
  origin,
}) => {
  const editor = openDesk(origin)
  const { docs: types } = await editor.read<{ docs: { id: number }[] }>(
    '/api/property-types/?where[key][equals]=house',
  )
  const id = await editor.create('/api/properties/?locale=nl&draft=true', {
    recordFile: `GATE plaats ${Date.now()}`,
    title: 'Huis zonder plaats',
    mainType: types[0]?.id,
    status: 'active',
    isDiscreet: true,
    _status: 'draft',
  })
  await page.context().addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
  await page.goto(`/admin/collections/properties/${id}/?locale=nl`)
  const verdict = page.locator('section[aria-labelledby="publication-gate"]').getByRole('status')
  await expect(verdict).toHaveText('Kies type en gemeente om te zien wat de wet vraagt.')

  await press(page, 'Ligging')
  await page.locator('#field-place').getByRole('combobox').fill('Gent')
  await page.getByRole('option', { name: 'Gent', exact: true }).click()
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveValue('9000')
  await expect(page.getByLabel('Gemeente', { exact: true })).toHaveValue('Gent')
  await expect(verdict).toHaveText('Dit pand mag zo nog niet in de advertenties.')

  await press(page, 'Publiceer wijzigingen')
  await expect(page.locator('.toast-error, [data-type="error"]').first()).toBeVisible()
  await press(page, 'Bewaar concept')
  const readZip = async () =>
    (await editor.read<{ zip: string | null }>(`/api/properties/${id}/?depth=0&draft=true`)).zip
  await expect.poll(readZip, { timeout: 20_000 }).toBe('9000')
  await editor.remove(`/api/properties/${id}/`)
})

test('the start of the desk leads every number to its list', async ({ page, origin }) => {
  const editor = openDesk(origin)
  // Its own, so that there is a number whichever homes of the seed and of other tests lack something.
  const id = await editor.create('/api/properties/?locale=nl&draft=true', {
    recordFile: `GATE begin ${Date.now()}`,
    title: 'Huis zonder vermelding',
    isDiscreet: true,
    goal: 'sale',
    status: 'active',
    zip: '9000',
    city: 'Gent',
    countryId: '10',
    _status: 'draft',
  })
  await page.context().addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
  await page.goto('/admin/')
  const offer = page.getByRole('region', { name: 'Aanbod' })
  await expect(offer.getByRole('link', { name: /panden in aanbod/ })).toBeVisible()
  expect(await findViolations(page, 'section[aria-labelledby^="desk-"]')).toEqual([])
  await offer.getByRole('link', { name: /pand(en)? (mist|missen) een wettelijke/ }).click()
  await page.waitForURL(/properties/)
  expect(decodeURIComponent(page.url())).toContain('[gate][equals]=blocked')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Panden')
  await editor.remove(`/api/properties/${id}/`)
})
