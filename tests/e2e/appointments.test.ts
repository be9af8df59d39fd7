import { expect, type Page } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { inTurn } from './_kit/in-turn'
import { untilAlive } from './_kit/late-scripts'
import { untilMailed } from './_kit/outbox'
import { pressTwice } from './_kit/press-twice'
import { resize } from './_kit/resize'
import { test } from './_kit/test'

// One after the other: they take places in the same times.
test.describe.configure({ mode: 'default' })

type Found<Doc> = { docs: Doc[] }
type Kept = {
  id: number
  state: string
  email: string
  slot: { startsAt: string; property: unknown; project: unknown; atOffice: unknown }
}
type Mail = { kind: string; subject: string; text: string }

const words = {
  nl: {
    when: /^Wanneer wilt u komen/,
    first: 'Voornaam',
    last: 'Naam',
    phone: 'Telefoon of gsm',
    privacy: /privacyverklaring/,
    send: 'Afspraak boeken',
    thanks: /\/nl\/bedankt\/afspraak\//,
    cancelling: 'Annuleer de afspraak',
    cancel: 'Ja, annuleer de afspraak',
    cancelled: 'Deze afspraak is geannuleerd.',
    change: /link om te verplaatsen of te annuleren/,
    booked: 'Bedankt, uw afspraak ligt vast',
    elsewhere: '/nl/bedankt/info-aanvraag/',
  },
  fr: {
    when: /^Quand souhaitez-vous venir/,
    first: 'Prénom',
    last: 'Nom',
    phone: 'Téléphone ou GSM',
    privacy: /déclaration de confidentialité/,
    send: 'Réserver le rendez-vous',
    thanks: /\/fr\/merci\//,
    cancelling: 'Annuler le rendez-vous',
    cancel: 'Oui, annuler le rendez-vous',
    cancelled: 'Ce rendez-vous est annulé.',
    change: /lien pour déplacer ou annuler/,
    booked: 'Rendez-vous confirmé, merci',
    elsewhere: '/fr/merci/demande-info/',
  },
} as const

const form = (page: Page) =>
  page.getByRole('main').locator('form[action="/api/forms/contact-appointment/"]')

type PersonWords = Readonly<Record<'first' | 'last' | 'phone' | 'privacy', string | RegExp>>

/** Everything that the form asks of a visitor, but for the time. */
async function fillInPerson(page: Page, text: PersonWords, email: string): Promise<void> {
  await form(page).getByLabel(text.first).fill('An')
  await form(page).getByLabel(text.last, { exact: true }).fill('De Wolf')
  await form(page)
    .getByLabel(/^E-mail/)
    .first()
    .fill(email)
  await form(page).getByLabel(text.phone).fill('0470 00 00 01')
  await form(page).getByLabel(text.privacy).check()
}

async function findKept(origin: string, email: string): Promise<Kept[]> {
  const { docs } = await openDesk(origin).read<Found<Kept>>(
    `/api/appointments/?depth=1&where[email][equals]=${encodeURIComponent(email)}`,
  )
  return docs
}

/** The newest mail to an address; without a mail server it ends in the outbox. */
async function findMail(origin: string, to: string, kind: string): Promise<Mail | undefined> {
  const { docs } = await openDesk(origin).read<Found<Mail>>(
    `/api/mails/?depth=0&sort=-id&where[to][equals]=${encodeURIComponent(to)}` +
      `&where[kind][equals]=${kind}&where[state][equals]=kept`,
  )
  return docs[0]
}

const bothLanguages = [{ locale: 'nl' }, { locale: 'fr' }] as const

for (const [index, { locale, javaScriptEnabled }] of inTurn(bothLanguages).entries()) {
  const text = words[locale]

  test.describe(`a visit in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('is booked, told by mail, and cancelled by its link', async ({ page, origin }) => {
      const email = `visit-${locale}-${javaScriptEnabled}-${Date.now()}@example.be`
      await page.goto(`/${locale}/property/1004/`)
      await fillInPerson(page, text, email)
      // Without a time it says so, and keeps what was typed.
      await form(page).getByRole('button', { name: text.send }).click()
      await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
      await expect(form(page).getByLabel(text.last, { exact: true })).toHaveValue('De Wolf')
      const times = form(page).getByRole('group', { name: text.when }).getByRole('radio')
      expect(await times.count()).toBeGreaterThan(3)
      // Each takes a time of its own, so that none finds it full because of another.
      await times.nth(-1 - index).check()
      await form(page).getByRole('button', { name: text.send }).click()
      await expect(page).toHaveURL(text.thanks)
      const [kept] = await findKept(origin, email)
      expect(kept).toMatchObject({ state: 'confirmed' })
      const hour = new Date(kept?.slot.startsAt ?? '').toLocaleTimeString('nl-BE', {
        timeZone: 'Europe/Brussels',
        hour: '2-digit',
        minute: '2-digit',
      })
      await expect(page.getByRole('main').getByText(hour)).toBeVisible()
      // It is no request any more.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.booked)
      await expect(page).toHaveTitle(new RegExp(`^${text.booked}`))
      await expect(page.getByText(text.change)).toBeVisible()
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([])
      // No other page tells of it.
      await page.goto(`${text.elsewhere}${new URL(page.url()).search}`)
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text.booked)
      await expect(page.getByText(text.change)).toHaveCount(0)
      await expect
        .poll(async () => (await findMail(origin, email, 'appointment'))?.text, untilMailed)
        .toContain(`/${locale}/appointment/`)
      const mail = await findMail(origin, email, 'appointment')
      const [link = ''] = /\/(?:nl|fr)\/appointment\/[^/\s]+\//.exec(mail?.text ?? '') ?? []
      await page.goto(link)
      // Looking changes nothing, nor does one press.
      await expect(page.getByRole('button', { name: text.cancel })).toBeHidden()
      await page.locator('summary').filter({ hasText: text.cancelling }).click()
      expect(await findKept(origin, email)).toMatchObject([{ state: 'confirmed' }])
      await page.getByRole('button', { name: text.cancel }).click()
      await expect(page.getByText(text.cancelled)).toBeVisible()
      expect(await findKept(origin, email)).toMatchObject([{ state: 'cancelled' }])
      await expect
        .poll(async () => (await findMail(origin, email, 'appointment'))?.subject, untilMailed)
        .toMatch(locale === 'nl' ? /geannuleerd/ : /annulé/)
    })
  })
}

type Row = {
  about: string
  locale: 'nl' | 'fr'
  path: string
  javaScriptEnabled: boolean
  state: 'confirmed' | 'requested'
  kind: 'project' | 'atOffice'
}

// Beside the visits above: the two other places, each once with and once without a script.
const elsewhere: readonly Row[] = [
  {
    about: 'a project',
    locale: 'nl',
    path: '/nl/project/1/',
    javaScriptEnabled: false,
    state: 'confirmed',
    kind: 'project',
  },
  {
    about: 'the office',
    locale: 'fr',
    path: '/fr/contact/',
    javaScriptEnabled: false,
    state: 'requested',
    kind: 'atOffice',
  },
  {
    about: 'a project',
    locale: 'fr',
    path: '/fr/project/1/',
    javaScriptEnabled: true,
    state: 'confirmed',
    kind: 'project',
  },
  {
    about: 'the office',
    locale: 'nl',
    path: '/nl/contact/',
    javaScriptEnabled: true,
    state: 'requested',
    kind: 'atOffice',
  },
]

for (const { about, locale, path, javaScriptEnabled, state, kind } of elsewhere) {
  const text = words[locale]

  test.describe(`${about} in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('is booked, and told by mail', async ({ page, origin }) => {
      const email = `${kind}-${locale}-${Date.now()}@example.be`
      await page.goto(path)
      await fillInPerson(page, text, email)
      const times = form(page).getByRole('group', { name: text.when }).getByRole('radio')
      await times.nth(javaScriptEnabled ? -1 : -2).check()
      await form(page).getByRole('button', { name: text.send }).click()
      await expect(page).toHaveURL(text.thanks)
      const kept = await findKept(origin, email)
      expect(kept).toMatchObject([{ state, slot: { property: null } }])
      expect(kept[0]?.slot[kind]).toBeTruthy()
      await expect
        .poll(async () => (await findMail(origin, email, 'appointment'))?.text, untilMailed)
        .toContain(`/${locale}/appointment/`)
      // The place is free again for whoever runs this next.
      const mail = await findMail(origin, email, 'appointment')
      await page.goto(/\/(?:nl|fr)\/appointment\/[^/\s]+\//.exec(mail?.text ?? '')?.[0] ?? '')
      await pressTwice(page, { line: text.cancelling, button: text.cancel })
      await expect(page.getByText(text.cancelled)).toBeVisible()
    })
  })
}

test('whoever chooses a full time waits for it, without having to look for how', async ({
  page,
  origin,
}) => {
  const desk = openDesk(origin)
  const text = words.nl
  const group = form(page).getByRole('group', { name: text.when })
  const box = form(page).getByLabel(/zet mij dan op de wachtlijst/)
  const email = `waits-${Date.now()}@example.be`
  await page.goto('/nl/property/1004/')
  await expect(group).toBeVisible()
  await expect(box).toBeHidden()
  const slot = Number(await group.getByRole('radio').nth(1).getAttribute('value'))
  const shared = { slot, name: 'An De Wolf', locale: 'nl' }
  const first = await desk.create('/api/appointments/', {
    ...shared,
    state: 'confirmed',
    email: `first-${email}`,
  })
  try {
    await expect(async () => {
      await page.reload()
      await expect(group.getByText('U kunt op de wachtlijst')).toBeVisible({ timeout: 1_000 })
    }).toPass()
    const full = group.locator(`input[value="${slot}"]`)
    await full.check()
    await expect(box).toBeChecked()
    await expect(group.getByText('U komt op de wachtlijst')).toBeVisible()
    await group.getByRole('radio').last().check()
    await expect(box).not.toBeChecked()
    await full.check()
    await expect(box).toBeChecked()
    await fillInPerson(page, text, email)
    await form(page).getByRole('button', { name: text.send }).click()
    await expect(page).toHaveURL(text.thanks)
    const [waiting] = await findKept(origin, email)
    expect(waiting).toMatchObject({ state: 'waiting' })
    await desk.remove(`/api/appointments/${waiting?.id}/`)
  } finally {
    await desk.remove(`/api/appointments/${first}/`)
  }
})

test('an agent makes the address of a calendar, and the next one ends it', async ({
  page,
  origin,
  request,
}) => {
  const { token } = openDesk(origin)
  await page.context().addCookies([{ name: 'payload-token', value: token, url: origin }])
  await page.goto('/admin/account/')
  const make = page.getByRole('button', { name: /^Adres (maken|vernieuwen)$/ })
  const press = async () => {
    await untilAlive(make)
    const [response] = await Promise.all([
      page.waitForResponse('**/api/users/calendar-key/'),
      make.click(),
    ])
    expect(response.status()).toBe(200)
    return page.getByLabel('Adres van de agenda')
  }
  page.on('dialog', (dialog) => dialog.accept())
  const shown = await press()
  await expect(shown).toHaveValue(/\/feeds\/calendar\/[\w-]{43}\.ics$/)
  const first = await shown.inputValue()
  const calendar = await request.get(first)
  expect(calendar.status()).toBe(200)
  expect(calendar.headers()).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await press()
  await expect(shown).not.toHaveValue(first)
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(await shown.inputValue())).status()).toBe(200)
})

test('an agent corrects an appointment in the desk', async ({ page, origin }) => {
  const desk = openDesk(origin)
  const { docs } = await desk.read<Found<{ id: number }>>(
    '/api/appointment-slots/?depth=0&limit=1&sort=startsAt&where[atOffice][equals]=true',
  )
  const email = `desk-${Date.now()}@example.be`
  const id = await desk.create('/api/appointments/', {
    slot: docs[0]?.id,
    state: 'waiting',
    name: 'An De Wolf',
    email,
    locale: 'nl',
  })
  await page.context().addCookies([{ name: 'payload-token', value: desk.token, url: origin }])
  await page.goto(`/admin/collections/appointments/${id}/`)
  await page.getByLabel('Telefoon').fill('+32470000001')
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'PATCH'),
    page.locator('#action-save').click(),
  ])
  expect(answer.status()).toBe(200)
  expect(await findKept(origin, email)).toMatchObject([{ id, phone: '+32470000001' }])
  await desk.remove(`/api/appointments/${id}/`)
  expect(await findKept(origin, email)).toEqual([])
})

test('a link that was not made here leads to a page that says what to do', async ({ page }) => {
  const response = await page.goto('/nl/appointment/1-abc/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Deze link naar uw afspraak werkt niet',
  )
  await page.getByRole('main').getByRole('link', { name: 'Bel of mail ons' }).click()
  await expect(page).toHaveURL('/nl/contact/')
})

test('the times of a home pass axe, on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/de/property/1004/')
  await expect(form(page)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await resize(page, { width: 1440, height: 900 })
  await expect(form(page)).toBeVisible()
  // Its colours are those of the phone.
  expect(await findViolations(page, 'html', false)).toEqual([])
})
