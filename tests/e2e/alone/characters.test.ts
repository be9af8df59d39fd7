import { expect, type Page } from '@playwright/test'
import { ask } from '../_kit/ask'
import { findViolations } from '../_kit/axe'
import { characters, listen } from '../_kit/characters'
import { contactForm, fillInAll } from '../_kit/contact-form'
import { openDesk } from '../_kit/editor'
import { createEmail, findEnquiry } from '../_kit/enquiries'
import { test } from '../_kit/test'

// The agency wants characters of everybody while these run.
test.describe.configure({ mode: 'default' })

const kindPath = '/api/forms/site-contact/'

const submit = (page: Page) => contactForm(page).locator('button[type="submit"]').last().click()

/** Changes how all forms are protected. */
async function choose(origin: string, captcha: string): Promise<void> {
  await openDesk(origin).set('/api/globals/site/', { captcha })
  const isCaptcha = captcha === 'characters'
  await expect
    .poll(async () => (await ask(origin, { path: kindPath })).body.includes('"captcha"'))
    .toBe(isCaptcha)
}

test.beforeAll(async ({ baseURL }) => choose(baseURL ?? '', 'characters'))
test.afterAll(async ({ baseURL }) => choose(baseURL ?? '', 'proof-of-work'))

for (const { path, thanks, missing, wrong } of [
  {
    path: '/nl/contact/',
    thanks: /\/nl\/bedankt\/contact\/$/,
    missing: 'Typ de tekens uit de afbeelding over, of het aantal tonen.',
    wrong: 'De ingevoerde tekens zijn niet juist.',
  },
  {
    path: '/fr/contact/',
    thanks: /\/fr\/merci\/contact\/$/,
    missing: 'Recopiez les caractères de l’image, ou le nombre de sons.',
    wrong: 'Les caractères saisis ne sont pas corrects.',
  },
]) {
  test(`a form asks for characters and takes none but the right ones: ${path}`, async ({
    page,
    origin,
  }) => {
    const email = createEmail(`tekens-${path.slice(1, 3)}`)
    await page.goto(path)
    await fillInAll(page, email)
    await expect(characters(contactForm(page))).toBeVisible()
    await submit(page)
    const summary = page.getByRole('main').getByRole('alert').first()
    await expect(summary).toContainText(missing)
    await expect(summary.getByRole('link', { name: missing })).toHaveAttribute(
      'href',
      '#site-contact-captcha',
    )
    expect(await findViolations(page, 'main form')).toEqual([])
    const before = await contactForm(page).locator('audio').getAttribute('src')
    await characters(contactForm(page)).fill('11111x')
    await submit(page)
    await expect(summary).toContainText(wrong)
    await expect(characters(contactForm(page))).toHaveAttribute('aria-invalid', 'true')
    // What was tried is used up.
    await expect(contactForm(page).locator('audio')).not.toHaveAttribute('src', before ?? '')
    await expect(characters(contactForm(page))).toHaveValue('')
    await characters(contactForm(page)).fill(await listen(contactForm(page)))
    await submit(page)
    await expect(page).toHaveURL(thanks)
    expect((await findEnquiry(origin, email)).totalDocs).toBe(1)
  })
}

test('other characters come without losing what was typed', async ({ page }) => {
  await page.goto('/nl/contact/')
  await fillInAll(page, createEmail('andere-tekens'))
  const picture = contactForm(page).getByRole('img')
  await expect(picture).toBeVisible()
  const before = await picture.getAttribute('src')
  await contactForm(page).getByRole('button', { name: 'Andere tekens' }).click()
  await expect(picture).not.toHaveAttribute('src', before ?? '')
  await expect(contactForm(page).getByRole('status')).toHaveText('Er staan andere tekens klaar.')
  await expect(contactForm(page).getByRole('button', { name: 'Andere tekens' })).toBeFocused()
  await expect(contactForm(page).getByLabel('Voornaam')).toHaveValue('An')
})
