import { expect } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { test } from './_kit/test'

for (const [language, title, password] of [
  ['nl', 'Aanmelden', 'Wachtwoord'],
  ['fr', 'Se connecter', 'Mot de passe'],
] as const) {
  test(`the login of the desk can be used by everybody, in ${language}`, async ({
    context,
    origin,
    page,
  }) => {
    await context.addCookies([{ name: 'payload-lng', value: language, url: origin }])
    await page.goto('/admin/login/')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByLabel(password)).toBeVisible()
    expect(await findViolations(page, 'main')).toEqual([])
  })
}

test('the start of the desk, the account and the settings of access stand up to axe', async ({
  context,
  origin,
  page,
}) => {
  test.slow()
  const editor = openDesk(origin)
  await context.addCookies([
    { name: 'payload-token', value: editor.token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
  await page.goto('/admin/account/')
  await expect(page.getByRole('region', { name: 'Tweede stap bij het aanmelden' })).toBeVisible()
  // What is ours in the form; the rest of its fields is the framework's.
  for (const name of ['Tweede stap bij het aanmelden', 'Open sessies']) {
    expect(await findViolations(page, `section[aria-label="${name}"]`)).toEqual([])
  }
  await page.goto('/admin/views/')
  await expect(page.getByRole('heading', { level: 1, name: 'Weergaven van panden' })).toBeVisible()
  expect(await findViolations(page, 'main, .template-default__wrap')).toEqual([])
  await page.goto('/admin/globals/staff-access/')
  await expect(page.getByText('Tweede stap verplicht voor')).toBeVisible()
})

test('the versions of a page say who saved them, and lead to their comparison', async ({
  context,
  origin,
  page,
}) => {
  test.slow()
  const editor = openDesk(origin)
  const name = `Versies ${Date.now()}`
  const id = await editor.create('/api/pages/?locale=nl&draft=true', {
    name,
    title: name,
    screen: 'content',
    status: 'published',
    _status: 'draft',
  })
  try {
    await context.addCookies([
      { name: 'payload-token', value: editor.token, url: origin },
      { name: 'payload-lng', value: 'nl', url: origin },
    ])
    const { user } = await editor.read<{ user: { name: string } }>('/api/users/me/')
    await page.goto(`/admin/collections/pages/${id}/versions/`)
    const row = page.getByRole('row', { name: /Nieuwste concept/ })
    await expect(row.getByRole('cell', { name: user.name })).toBeVisible()
    await expect(page.locator('.step-nav').getByRole('link', { name: 'Pagina’s' })).toBeVisible()
    expect(await findViolations(page, 'main.versions')).toEqual([])
    await row.getByRole('link').click()
    await expect(page).toHaveURL(/\/versions\/\d+/)
  } finally {
    await editor.remove(`/api/pages/${id}/`)
  }
})
