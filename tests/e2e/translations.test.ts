import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { holdScripts, untilAlive } from './_kit/late-scripts'
import { inviteColleague } from './_kit/staff'
import { test } from './_kit/test'

// A screen of the desk, a save in it and the page that it makes.
test.slow()

/** The desk in Dutch, for the account of a token. */
async function enter(page: Page, origin: string, token: string): Promise<void> {
  await page.context().addCookies([
    { name: 'payload-token', value: token, url: origin },
    { name: 'payload-lng', value: 'nl', url: origin },
  ])
}

test('a translator finds a stale text, translates it, and visitors read it', async ({
  page,
  origin,
  browser,
}) => {
  const editor = openDesk(origin)
  const run = Date.now()
  const name = `Vertaalproef ${run}`
  const account = { name: 'vertaler', role: 'translator', languages: ['fr'] }
  const translator = await inviteColleague(origin, account)
  const pageId = await editor.create('/api/pages/?locale=nl', {
    name,
    title: `Huis ${run}`,
    screen: 'content',
    // Reachable, and in no list that another test counts.
    status: 'hidden',
    _status: 'published',
  })
  await editor.change(`/api/pages/${pageId}/?locale=fr`, { title: `Maison ${run}` })
  await editor.change(`/api/pages/${pageId}/?locale=nl`, { title: `Villa ${run}` })

  await test.step('a stranger is led to the login, and sees nothing of it', async () => {
    await page.goto('/admin/translations/')
    await expect(page).toHaveURL(/\/admin\/login\/\?redirect=%2Fadmin%2Ftranslations%2F/)
  })

  await enter(page, origin, translator.token)

  await test.step('the overview counts what waits, in the own language alone', async () => {
    await page.goto('/admin/translations/')
    await expect(page.getByRole('columnheader')).toHaveText(['Onderdeel', 'Frans'])
    expect(await findViolations(page, '[data-desk-screen]')).toEqual([])
    const pages = page.getByRole('row', { name: /^Pagina’s/ })
    await pages.getByRole('link', { name: /verouderd/ }).click()
    await expect(page).toHaveURL(/section=pages&show=stale/)
  })

  await test.step('the text stands beside its source, and is kept with the keyboard', async () => {
    await page.getByRole('searchbox', { name: 'Titel bevat' }).fill(name)
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await expect(page.getByText('1 tekst', { exact: true })).toBeVisible()
    await expect(page.getByText(`Villa ${run}`)).toBeVisible()
    const box = page.getByRole('textbox', { name: 'Titel' })
    await untilAlive(box)
    await expect(box).toHaveValue(`Maison ${run}`)
    expect(await findViolations(page, '[data-desk-screen]')).toEqual([])
    await box.fill(`La villa ${run}`)
    await box.press('Control+Enter')
    await expect(page.getByText('Bewaard.')).toBeVisible()
  })

  await test.step('nothing waits any more, and the page shows it', async () => {
    await page.reload()
    await expect(page.getByText('Hier wacht geen tekst.', { exact: false })).toBeVisible()
    const visitor = await (await browser.newContext({ baseURL: origin })).newPage()
    await expect(async () => {
      await visitor.goto(`/fr/maison-${run}/`)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(`La villa ${run}`, {
        timeout: 1000,
      })
    }).toPass()
    await visitor.context().close()
  })

  await editor.remove(`/api/pages/${pageId}/`)
  await editor.remove(`/api/users/${translator.id}/`)
})

test('two people who replace the same built-in text hear of each other, and lose no word', async ({
  page,
  origin,
}) => {
  const editor = openDesk(origin)
  const key = 'testimonials.checksTitle'
  const forget = async () => {
    const query = `/api/dictionary/?where[key][equals]=${key}`
    const { docs } = await editor.read<{ docs: { id: number }[] }>(query)
    for (const { id } of docs) await editor.remove(`/api/dictionary/${id}/`)
  }
  await forget()
  await enter(page, origin, editor.token)
  const release = await holdScripts(page)
  await page.goto(`/admin/translations/?to=de&section=built-in&show=all&q=${key}`, {
    waitUntil: 'commit',
  })
  const box = page.getByRole('textbox', { name: key })
  const button = page.getByRole('button', { name: 'Bewaren' })

  await test.step('what was typed before the scripts came can be kept', async () => {
    await box.fill('Unsere Prüfung')
    release()
    await untilAlive(box)
    await expect(box).toHaveValue('Unsere Prüfung')
    await expect(button).toBeEnabled()
    expect(await findViolations(page, '[data-desk-screen]')).toEqual([])
  })

  await test.step('the words of whoever was faster are shown, not replaced', async () => {
    const theirs = { key, locale: 'de', text: 'So prüfen wir', seen: '', language: 'nl' }
    await editor.set('/api/translations/built-in/', theirs)
    await button.click()
    await expect(page.getByRole('blockquote')).toContainText('So prüfen wir')
    await expect(box).toHaveValue('Unsere Prüfung')
  })

  await test.step('pressed once more they are, and "saved" is said until more is typed', async () => {
    await button.click()
    await expect(page.getByText('Bewaard.', { exact: true })).toBeVisible()
    await box.fill('Unsere Prüfung der Referenzen')
    await expect(page.getByText('Bewaard.', { exact: true })).toHaveCount(0)
  })

  await forget()
})
