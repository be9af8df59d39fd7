import { expect, type Page } from '@playwright/test'
import { ask } from './_kit/ask'
import { findViolations } from './_kit/axe'
import { characters, listen } from './_kit/characters'
import { contactForm as form, fillInAll } from './_kit/contact-form'
import { openDesk } from './_kit/editor'
import { createEmail, findEnquiry } from './_kit/enquiries'
import { inTurn } from './_kit/in-turn'
import { isAlive, untilAlive } from './_kit/late-scripts'
import { untilMailed } from './_kit/outbox'
import { test } from './_kit/test'

type Mails = { docs: { to: string; kind: string; state: string; text: string | null }[] }

/** The mails to an address; without a mail server they end in the outbox. */
async function findMails(origin: string, to: string): Promise<Mails['docs']> {
  const { docs } = await openDesk(origin).read<Mails>(
    `/api/mails/?depth=0&where[to][equals]=${encodeURIComponent(to)}`,
  )
  return docs
}

async function fillIn(page: Page, email: string): Promise<void> {
  const contact = form(page)
  await contact.getByLabel('Voornaam').fill('An')
  await contact.getByLabel('Naam', { exact: true }).fill('De Wolf')
  await contact
    .getByLabel(/^E-mail/)
    .first()
    .fill(email)
  await contact.getByLabel('Telefoon of gsm').fill('0470 00 00 01')
  await contact.getByLabel('Opmerking').fill('Kunt u mij bellen over mijn woning?')
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Bericht verzenden' }).click()

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the contact form ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('keeps what was typed, says what is missing and leads to it', async ({ page }) => {
      await page.goto('/nl/contact/')
      await fillIn(page, 'geen-adres')
      await send(page)
      const summary = page.getByRole('main').getByRole('alert').first()
      await expect(summary).toBeVisible()
      await expect(summary.getByRole('link').first()).toHaveAttribute('href', /^#site-contact-/)
      await expect(form(page).getByLabel('Voornaam')).toHaveValue('An')
      await expect(form(page).getByLabel('Opmerking')).toHaveValue(/bellen over mijn woning/)
      await expect(
        form(page)
          .getByLabel(/^E-mail/)
          .first(),
      ).toHaveAttribute('aria-invalid', 'true')
    })

    test('lands on the thank-you page and stores the enquiry once', async ({ page, origin }) => {
      const email = createEmail(javaScriptEnabled ? 'met-script' : 'zonder-script')
      await page.goto('/nl/contact/')
      await fillIn(page, email)
      await form(page)
        .getByLabel(/privacyverklaring/)
        .check()
      await send(page)
      await expect(page).toHaveURL(/\/nl\/bedankt\/contact\/$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bedankt voor uw bericht')
      const { totalDocs, docs } = await findEnquiry(origin, email)
      expect(totalDocs).toBe(1)
      expect(docs[0]).toMatchObject({
        kind: 'site-contact',
        person: { email, phone: '+32470000001' },
      })
      await expect
        .poll(() => findMails(origin, email), untilMailed)
        .toMatchObject([
          {
            kind: 'enquiry-receipt',
            state: 'kept',
            text: expect.stringContaining('Bedankt voor uw vertrouwen'),
          },
        ])
    })
  })
}

test('the summary of what is wrong takes the focus', async ({ page }) => {
  await page.goto('/nl/contact/')
  await fillIn(page, 'geen-adres')
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form(page).locator('[aria-invalid="true"]').first()).toBeFocused()
})

test('the help of a form comes when somebody begins with it, and is not needed', async ({
  page,
}) => {
  const scripts = '**/_next/static/chunks/*.js'
  await page.goto('/nl/contact/', { waitUntil: 'networkidle' })
  await page.route(scripts, (route) => route.abort())
  const asked = page.waitForRequest(scripts)
  await fillIn(page, 'geen-adres')
  await asked
  await send(page)
  // As the server draws it again, which it does for a browser without scripts.
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await expect(form(page).getByLabel('Voornaam')).toHaveValue('An')
})

test('a form whose help hangs is sent all the same', async ({ page }) => {
  const scripts = '**/_next/static/chunks/*.js'
  await page.goto('/nl/contact/', { waitUntil: 'networkidle' })
  // Never answered, as on a line that neither works nor breaks.
  await page.route(scripts, () => undefined)
  const asked = page.waitForRequest(scripts)
  await fillIn(page, 'geen-adres')
  await asked
  await send(page)
  await page.waitForRequest('**/api/forms/site-contact/')
  await page.unroute(scripts)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible({ timeout: 20_000 })
  await expect(form(page).getByLabel('Voornaam')).toHaveValue('An')
})

test('a form that was left before its help came takes nobody from the next page', async ({
  page,
}) => {
  await page.goto('/nl/contact/', { waitUntil: 'networkidle' })
  // The page that comes next has all of its own.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Cookie-instellingen')
  await page.goBack()
  await expect(form(page)).toBeVisible()
  await page.route('**/_next/static/chunks/*.js', () => undefined)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/forms/')) sent.push(request.method())
  })
  await form(page).getByLabel('Voornaam').fill('An')
  await form(page).getByLabel('Voornaam').press('Enter')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  await expect(title).toHaveText('Cookie-instellingen')
  // Longer than somebody waits for the help.
  await page.waitForTimeout(9_000)
  await expect(title).toHaveText('Cookie-instellingen')
  expect(sent).not.toContain('POST')
})

test('a form that is kept after its page was left tears nobody from the next', async ({
  page,
  origin,
}) => {
  await page.goto('/nl/contact/')
  const email = createEmail('weggegaan')
  await fillInAll(page, email)
  await untilAlive(form(page).getByLabel('Voornaam'))
  const isSent = page.waitForRequest('**/api/forms/site-contact/')
  await page.route('**/api/forms/site-contact/', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    await route.continue()
  })
  await send(page)
  await isSent
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Cookie-instellingen')
  await expect.poll(async () => (await findEnquiry(origin, email)).totalDocs).toBe(1)
  await page.waitForTimeout(1_500)
  await expect(title).toHaveText('Cookie-instellingen')
})

test('the help of a form that a bad line lost comes with the next touch', async ({ page }) => {
  const scripts = '**/_next/static/chunks/*.js'
  await page.goto('/nl/contact/', { waitUntil: 'networkidle' })
  await page.route(scripts, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  const name = form(page).getByLabel('Voornaam')
  await name.focus()
  await lost
  await page.unroute(scripts)
  let isLeft = false
  page.on('framenavigated', () => {
    isLeft = true
  })
  await expect
    .poll(async () => {
      await name.blur()
      await name.focus()
      return isAlive(name)
    })
    .toBe(true)
  await fillIn(page, 'geen-adres')
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
  expect(isLeft).toBe(false)
})

test('a form that was begun is as it was after another page and the way back', async ({ page }) => {
  await page.goto('/nl/contact/')
  await fillIn(page, 'geen-adres')
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
  await page.evaluate(() => {
    document.documentElement.dataset.stays = ''
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-instellingen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie-instellingen')
  // Another document would say nothing: it is drawn anew.
  await expect(page.locator('html[data-stays]')).toHaveCount(1)
  await page.goBack()
  await expect(form(page).getByLabel('Voornaam')).toHaveValue('An')
  await expect(form(page).locator('[aria-invalid="true"]').first()).toBeVisible()
  await send(page)
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused()
})

test('the contact form speaks every other language too', async ({ origin }) => {
  for (const [path, title] of [
    ['/fr/contact/', 'Envoyer le message'],
    ['/en/contact/', 'Send message'],
    ['/de/kontakt/', 'Nachricht senden'],
  ] as const) {
    const { body } = await ask(origin, { path })
    const [, sent] =
      /<form[^>]* action="\/api\/forms\/site-contact\/"([^]*?)<\/form>/.exec(body) ?? []
    expect(sent).toContain(title)
  }
})

test.describe('a form on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('keeps its width when somebody types a word of 300 letters', async ({ page }) => {
    await page.goto('/nl/contact/')
    await form(page).getByLabel('Opmerking').fill('x'.repeat(300))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('a sent form leads on to the lists and what is new', async ({ page }) => {
  await page.goto('/nl/bedankt/contact/')
  const ways = page.getByRole('navigation', { name: 'Verder op de site' })
  await expect(ways.getByRole('link', { name: 'Panden te koop' })).toHaveAttribute(
    'href',
    '/nl/te-koop/',
  )
  await expect(page.getByRole('heading', { name: 'Nieuw in aanbod' })).toBeVisible()
})

const home = '/nl/te-koop/antwerpen/appartement-op-het-zuid/1001/'

test('a home asks for what its link says', async ({ page }) => {
  await page.goto(home)
  const contact = page.getByRole('region', { name: 'Contact over dit pand' })
  const wish = (name: string) => page.getByRole('radio', { name })
  await expect(wish('Meer info over dit pand')).toBeChecked()
  await contact.getByRole('link', { name: 'Plan een bezoek' }).click()
  await expect(wish('Een bezoek aanvragen')).toBeChecked()
  await expect(wish('Een bezoek aanvragen')).toBeFocused()
  await wish('Documenten opvragen').check()
  await contact.getByRole('link', { name: 'Stel een vraag' }).click()
  await expect(wish('Meer info over dit pand')).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link for a visit leads to that answer of the form', async ({ page }) => {
    await page.goto(home)
    await page
      .getByRole('region', { name: 'Contact over dit pand' })
      .getByRole('link', { name: 'Plan een bezoek' })
      .click()
    await expect(page.getByRole('radio', { name: 'Een bezoek aanvragen' })).toBeFocused()
  })
})

for (const [path, kind, summaryName, send] of [
  ['/nl/property/1001/', 'document-request', 'Documenten opvragen', 'Documenten opvragen'],
  ['/fr/property/1001/', 'report-listing', 'Une erreur sur cette page ?', 'Envoyer le signalement'],
] as const) {
  test.describe(`a form far down ${path}`, () => {
    test.use({ viewport: { width: 390, height: 844 } })
    const asked = (page: Page) =>
      page.getByRole('main').locator(`form[action="/api/forms/${kind}/"]`)
    const open = (page: Page) =>
      page.locator('summary').filter({ hasText: summaryName }).first().click()

    test('is not covered by the bar at the lower edge', async ({ page }) => {
      await page.goto(path)
      const bar = page.getByRole('main').locator('p:has(+ a[href="#contact-me-wish-visit"])').last()
      await expect(bar).toBeVisible()
      await open(page)
      await expect(asked(page)).toBeVisible()
      await asked(page).getByRole('button', { name: send }).scrollIntoViewIfNeeded()
      await expect(bar).toBeHidden()
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      test('comes back with what is wrong in sight and in the focus', async ({ page }) => {
        await page.goto(path)
        await open(page)
        await asked(page).getByRole('button', { name: send }).click()
        const summary = page.getByRole('main').getByRole('alert').first()
        await expect(summary).toBeFocused()
        await expect(summary).toBeInViewport()
      })
    })
  })
}

for (const width of [390, 1440]) {
  test(`a link to a folded form shows the line that names it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/nl/property/1001/#document-request')
    const line = page.locator('details[open] > summary', { hasText: 'Documenten opvragen' })
    await expect(line).toBeInViewport()
    const isBare = () =>
      line.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(left + 20, top + height / 4))
      })
    await expect.poll(isBare).toBe(true)
  })
}

test('a link into a fold opens it, also where the browser would not', async ({ page }) => {
  await page.goto('/nl/property/1001/')
  const link = page.getByRole('complementary').getByRole('link', { name: 'Bod uitbrengen' })
  const fold = page.locator('details').filter({ has: page.locator('#make-offer') })
  await expect(fold).not.toHaveAttribute('open')
  // Goes nowhere by itself, as in a browser that finds nothing to show.
  await page.evaluate(() =>
    document.addEventListener('click', (press) => press.preventDefault(), { capture: true }),
  )
  await expect
    .poll(async () => {
      await link.click()
      return fold.getAttribute('open')
    })
    .not.toBeNull()
})

test('fields beside each other stand in line, whichever has a hint', async ({ page }) => {
  await page.goto('/fr/property/1001/')
  const offer = page.locator('form[action="/api/forms/offer/"]')
  await page.getByText('Remplir le formulaire d’offre').click()
  const feet = async (labels: readonly RegExp[]) => {
    const boxes = labels.map((label) => offer.getByLabel(label).first().boundingBox())
    return (await Promise.all(boxes)).map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)))
  }
  await expect(offer.getByLabel(/^Valable à partir du/)).toBeVisible()
  for (const pair of [
    [/^Valable à partir du/, /^Valable jusqu’au/],
    [/^Montant du crédit/, /^Délai en jours/],
  ]) {
    const [left, right] = await feet(pair)
    expect(left).toBe(right)
  }
})

type HomeForm = {
  kind: string
  answers: (email: string) => Readonly<Record<string, string>>
  /** Answers to be chosen, by question. */
  choices?: Readonly<Record<string, string>>
  thanks: Readonly<Record<'nl' | 'fr', RegExp>>
}

/** The forms that wait folded on the page of a home. */
const homeForms: readonly HomeForm[] = [
  {
    kind: 'document-request',
    answers: (email) => ({ firstName: 'An', lastName: 'De Wolf', email }),
    thanks: {
      nl: /\/nl\/bedankt\/documenten\/\?form=[^#]+$/,
      fr: /\/fr\/merci\/documents\/\?form=[^#]+$/,
    },
  },
  {
    kind: 'report-listing',
    answers: (email) => ({ remark: 'Een slaapkamer te veel.', email }),
    choices: { reason: 'facts' },
    thanks: { nl: /\/nl\/bedankt\/melding\/$/, fr: /\/fr\/merci\/signalement\/$/ },
  },
  {
    kind: 'send-to-friend',
    answers: (email) => ({
      friendEmail: `bo-${email}`,
      message: 'Iets voor u?',
      name: 'An',
      email,
    }),
    thanks: { nl: /\/nl\/bedankt\/doorgestuurd\/$/, fr: /\/fr\/merci\/envoye\/$/ },
  },
]

// Every kind in both languages and both ways.
for (const [index, { kind, answers, choices = {}, thanks }] of homeForms.entries()) {
  const languages = [{ language: 'nl' }, { language: 'fr' }] as const

  for (const { language, javaScriptEnabled } of inTurn(languages, index % 2 === 1)) {
    test.describe(`on the page of a home ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })

      test(`${kind} says what is wrong, then is stored and thanked for: ${language}`, async ({
        page,
        origin,
      }) => {
        const email = createEmail(`${kind}-${language}-${javaScriptEnabled ? 'js' : 'plain'}`)
        await page.goto(`/${language}/property/1001/`)
        const folded = page.locator('details').filter({ has: page.locator(`#${kind}`) })
        const sent = folded.locator(`form[action="/api/forms/${kind}/"]`)
        await folded.locator('summary').click()
        for (const [name, answer] of Object.entries(answers(email))) {
          await sent.locator(`[name="${name}"]`).fill(answer)
        }
        for (const [name, value] of Object.entries(choices)) {
          await sent.locator(`[name="${name}"][value="${value}"]`).check()
        }
        const submitSent = () => sent.locator('button[type="submit"]').last().click()
        await submitSent()
        const summary = sent.getByRole('alert').first()
        await expect(summary.getByRole('link')).toHaveAttribute('href', `#${kind}-privacy`)
        await expect(sent.locator('[name="email"]')).toHaveValue(email)
        // Until a page has loaded the browser itself scrolls to what takes the focus.
        await page.waitForLoadState()
        await sent.locator('[name="privacy"]').check()
        await submitSent()
        // Before it is sent the browser shows by its work that it is one, which a busy one takes long for.
        await expect(page).toHaveURL(thanks[language], { timeout: 30_000 })
        const { totalDocs, docs } = await findEnquiry(origin, email)
        expect(totalDocs).toBe(1)
        expect(docs[0]).toMatchObject({ kind })
      })
    })
  }
}

test.describe('a form that is sent again with other words', () => {
  const remark = (page: Page) => form(page).getByLabel('Opmerking')

  test('is another enquiry where the page came back as it was left', async ({ page, origin }) => {
    const email = createEmail('nog-een-vraag')
    // The page stays, as it does in the memory of the browser.
    await page.route('**/nl/bedankt/**', (route) => route.fulfill({ status: 204 }))
    await page.goto('/nl/contact/')
    await fillInAll(page, email)
    await send(page)
    await expect.poll(async () => (await findEnquiry(origin, email)).totalDocs).toBe(1)
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await remark(page).fill('En mijn garage?')
    await send(page)
    await expect.poll(async () => (await findEnquiry(origin, email)).totalDocs).toBe(2)
  })

  test('is another enquiry where nobody heard that the first was stored', async ({
    page,
    origin,
  }) => {
    const email = createEmail('geen-antwoord')
    let sendings = 0
    await page.route('**/api/forms/site-contact/', async (route) => {
      const isLost = route.request().method() === 'POST' && (sendings += 1) === 1
      await (isLost ? route.fetch().then(() => route.abort()) : route.continue())
    })
    await page.goto('/nl/contact/')
    await fillInAll(page, email)
    await send(page)
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
    await remark(page).fill('En mijn garage?')
    await send(page)
    await expect(page).toHaveURL(/\/nl\/bedankt\/contact\/$/)
    expect((await findEnquiry(origin, email)).totalDocs).toBe(2)
  })
})

const valuation = (page: Page) =>
  page.getByRole('main').locator('form[action="/api/forms/contact-demand/"]')

const place = { street: 'Kerkstraat 12', zip: '2000', city: 'Antwerpen' }
const sender = { firstName: 'An', lastName: 'De Wolf', phone: '0470 00 00 01' }

/** The steps of the valuation; without script all of them stand on one page. */
async function askForValuation(page: Page, email: string, next: string | null): Promise<void> {
  const asked = valuation(page)
  const goOn = async () => {
    if (next !== null) await asked.getByRole('link', { name: next }).click()
  }
  const fillInAll = async (answers: Readonly<Record<string, string>>) => {
    for (const [name, answer] of Object.entries(answers)) {
      await asked.locator(`[name="${name}"]`).fill(answer)
    }
  }
  await asked.locator('[name="goal"]').first().check()
  await asked.locator('[name="type"]').selectOption('house')
  await fillInAll(place)
  await goOn()
  await fillInAll({ surface: '145', buildYear: '1978' })
  await goOn()
  await fillInAll({ ...sender, email })
  await asked.locator('[name="privacy"]').check()
  await asked.locator('button[type="submit"]').last().click()
}

for (const { javaScriptEnabled, locale, path, next, thanks } of [
  { javaScriptEnabled: false, locale: 'nl', path: '/nl/gratis-schatting/', next: null },
  { javaScriptEnabled: true, locale: 'fr', path: '/fr/estimation-gratuite/', next: 'Suivant' },
].map((row) => ({ ...row, thanks: row.locale === 'nl' ? /\/nl\/bedankt\// : /\/fr\/merci\// }))) {
  test.describe(`a valuation in ${locale} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })

    test('is asked for in steps, and stored with what was told of the home', async ({
      page,
      origin,
    }) => {
      const email = createEmail(`schatting-${locale}-${javaScriptEnabled ? 'js' : 'plain'}`)
      await page.goto(`${path}?utm_source=brief&utm_campaign=herfst`)
      await askForValuation(page, email, next)
      await expect(page).toHaveURL(thanks)
      const { totalDocs, docs } = await findEnquiry(origin, email)
      expect(totalDocs).toBe(1)
      expect(docs[0]).toMatchObject({
        fields: { surface: 145, buildYear: 1978, goal: 'sell' },
        campaign: { source: 'brief', campaign: 'herfst' },
      })
    })
  })
}

test('a postcode fills in its place, and leaves what somebody typed', async ({ page }) => {
  await page.goto('/fr/estimation-gratuite/')
  const question = (name: string) => valuation(page).locator(`[name="${name}"]`)
  await question('zip').fill('2000')
  await expect(question('city')).toHaveValue('Anvers')
  await question('zip').fill('9000')
  await expect(question('city')).toHaveValue('Gand')
  await question('city').fill('Mon village')
  const answered = page.waitForResponse(/\/api\/postcodes\//)
  await question('zip').fill('1000')
  await (await answered).finished()
  await expect(question('city')).toHaveValue('Mon village')
})

test('a step of the valuation is left when it is right, and a reload loses nothing', async ({
  page,
}) => {
  await page.goto('/nl/gratis-schatting/')
  const asked = valuation(page)
  const step = (number: number) => asked.getByText(`Stap ${number} van 3`)
  const question = (name: string) => asked.locator(`[name="${name}"]`)
  await expect(step(1)).toBeVisible()
  await expect(question('email')).toBeHidden()
  await untilAlive(asked)
  await asked.getByRole('link', { name: 'Volgende' }).click()
  const summary = asked.getByRole('alert').first()
  await expect(summary.getByRole('link')).toHaveCount(5)
  await expect(summary).toContainText('Vul eerst deze stap volledig in.')
  await expect(summary).toBeFocused()
  await expect(step(1)).toBeVisible()
  await question('goal').first().check()
  await question('type').selectOption('house')
  for (const [name, answer] of Object.entries(place)) await question(name).fill(answer)
  // The Enter key goes on as the button does.
  await question('city').press('Enter')
  await expect(step(2)).toBeVisible()
  await expect(asked.getByRole('group', { name: /Kenmerken/ })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  await question('surface').fill('145')
  await page.reload()
  await expect(step(2)).toBeVisible()
  await expect(question('surface')).toHaveValue('145')
  await page.goBack()
  await expect(step(1)).toBeVisible()
  await expect(question('street')).toHaveValue(place.street)
  await expect(question('goal').first()).toBeChecked()
})

test('a browser that cannot do the work sends the form as it would without a script', async ({
  page,
  origin,
}) => {
  const email = createEmail('zonder-rekenwerk')
  await page.addInitScript(() => {
    SubtleCrypto.prototype.deriveBits = () => Promise.reject(new Error('not here'))
  })
  await page.goto('/nl/gratis-schatting/')
  await askForValuation(page, email, 'Volgende')
  await expect(page).toHaveURL(/\/nl\/bedankt\//)
  expect((await findEnquiry(origin, email)).totalDocs).toBe(1)
})

test.describe('a browser without JavaScript that sends often', () => {
  test.use({ javaScriptEnabled: false })

  /** Sends four forms by themselves, of which three of one network pass without a question. */
  async function sendOften(origin: string, network: object): Promise<void> {
    const type = 'application/x-www-form-urlencoded'
    const headers = { ...network, 'content-type': type, origin }
    const answers = { lang: 'nl', goal: 'sell', type: 'house', civility: 'none', privacy: 'on' }
    for (const count of [1, 2, 3, 4]) {
      const own = { email: createEmail('vaak'), remark: `Vraag ${count} van ${Date.now()}` }
      const body = new URLSearchParams({ ...answers, ...sender, ...place, ...own }).toString()
      await ask(origin, { method: 'POST', path: '/api/forms/contact-demand/', headers, body })
    }
  }

  test('types characters, may ask for others, and is thanked', async ({
    page,
    origin,
    extraHTTPHeaders,
  }) => {
    const email = createEmail('vaak-verzonden')
    await page.goto('/nl/gratis-schatting/')
    await expect(characters(valuation(page))).toHaveCount(0)
    await sendOften(origin, { ...extraHTTPHeaders })
    await askForValuation(page, email, null)
    await expect(characters(valuation(page))).toHaveAttribute('aria-invalid', 'true')
    const street = valuation(page).locator('[name="street"]')
    await expect(street).toHaveValue(place.street)
    const picture = valuation(page).getByRole('img')
    const before = await picture.getAttribute('src')
    await valuation(page).getByRole('button', { name: 'Andere tekens' }).click()
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(street).toHaveValue(place.street)
    await characters(valuation(page)).fill(await listen(valuation(page)))
    // The Enter key sends, and asks for nothing else.
    await characters(valuation(page)).press('Enter')
    await expect(page).toHaveURL(/\/nl\/bedankt\//)
    expect((await findEnquiry(origin, email)).totalDocs).toBe(1)
  })
})
