import { expect } from '@playwright/test'
import { findViolations } from './_kit/axe'
import { openDesk } from './_kit/editor'
import { untilMailed } from './_kit/outbox'
import { createOwner, enter, findHomeId, signIn } from './_kit/owner'
import { expectToFit, phone } from './_kit/phone'
import { test } from './_kit/test'

const desktop = { width: 1440, height: 900 }

const languages = [
  {
    locale: 'nl',
    viewport: phone,
    homes: 'Uw panden',
    other: 'Ander pand',
    sections: { history: 'Historiek', documents: 'Documenten' },
    // Homes that no other test looks at.
    publicIds: [1141, 1142],
    news: /\d nieuw/,
    oneNew: /^Historiek ?, 1 nieuw$/,
  },
  {
    locale: 'fr',
    viewport: desktop,
    homes: 'Vos biens',
    other: 'Autre bien',
    sections: { history: 'Historique', documents: 'Documents' },
    publicIds: [1143, 1144],
    news: /nouveautés/,
    oneNew: /^Historique ?, nouveautés : 1$/,
  },
] as const

for (const words of languages) {
  const { locale, viewport, homes, sections } = words

  test.describe(`an owner of several homes in ${locale}`, () => {
    test.use({ viewport })

    test('chooses one, goes to the same section of another, and finds what is new in each', async ({
      page,
      origin,
    }) => {
      const owner = await createOwner(origin, { publicId: words.publicIds[0], locale })
      const desk = openDesk(origin)
      const second = await findHomeId(origin, words.publicIds[1])
      const ids = [owner.propertyId, second]
      await desk.change(`/api/owners/${owner.id}/`, {
        properties: ids.map((property) => ({ property })),
      })
      const subject = `Gebeld met de syndicus (${owner.email})`
      await desk.create('/api/activities/', {
        property: second,
        kind: 'communication',
        type: 'call',
        status: 'done',
        at: new Date(Date.now() - 86_400_000).toISOString(),
        subject,
        visibleToOwner: true,
      })
      const toPath = (id: number, section = '') => `/${locale}/portal/${id}/${section}`

      await signIn(page, `/${locale}/login/`, owner)
      await expect(page).toHaveURL(`/${locale}/portal/`)
      const main = page.getByRole('main')
      for (const id of ids) await expect(main.locator(`a[href="${toPath(id)}"]`)).toBeVisible()
      // Which of them has news is seen before either is opened.
      await expect(main.locator(`a[href="${toPath(second)}"]`)).toContainText(words.news)
      expect(await findViolations(page)).toEqual([])
      await expectToFit(page)

      await main.locator(`a[href="${toPath(owner.propertyId)}"]`).click()
      await expect(page).toHaveURL(toPath(owner.propertyId))
      const link = (name: string) => main.getByRole('link', { name, exact: true })
      await link(sections.documents).click()
      await expect(page).toHaveURL(toPath(owner.propertyId, 'documents/'))

      // The same section of the other home: cards on a desk, one line that opens on a phone.
      const others = page.getByRole('navigation', { name: homes })
      const fold = others.getByText(words.other)
      await expect(fold).toBeVisible({ visible: viewport === phone })
      const toOther = others
        .locator(`a[href="${toPath(second, 'documents/')}"]`)
        .filter({ visible: true })
      await (viewport === phone ? fold.click() : toOther.hover())
      await toOther.click()
      await expect(page).toHaveURL(toPath(second, 'documents/'))
      await expectToFit(page)

      await main.getByRole('link', { name: words.oneNew }).click()
      await expect(main.getByText(subject)).toBeVisible()
      await page.goto(toPath(second))
      await expect(link(sections.history)).toBeVisible()
      // What is new of one home is told beside that one alone.
      await page.goto(toPath(owner.propertyId, 'history/'))
      await expect(main.getByText(subject)).toHaveCount(0)
    })
  })
}

test('an owner who is signed in is led on from the login, to what was asked for', async ({
  page,
  origin,
}) => {
  const owner = await createOwner(origin, { publicId: 1011, locale: 'nl' })
  await enter(page, owner)
  await page.goto('/nl/login/')
  await page.waitForURL(`/nl/portal/${owner.propertyId}/`)
  // As from a page that asked for the login before somebody signed in in another window.
  const asked = (next: string) => `/nl/login/?${new URLSearchParams({ form: 'session', next })}`
  await page.goto(asked('/nl/portal/account/'))
  await expect(page).toHaveURL('/nl/portal/account/')
  await page.goto(asked('//elsewhere.example/'))
  await expect(page).toHaveURL(`/nl/portal/${owner.propertyId}/`)
})

const mails = [
  { locale: 'nl', stop: 'Deze e-mails stoppen', off: /^U krijgt geen e-mail meer/ },
  { locale: 'de', stop: 'Diese E-Mails abbestellen', off: /^Sie erhalten keine E-Mail mehr/ },
] as const

for (const { locale, stop, off } of mails) {
  test(`an owner follows the link of a mail and stops such mails, no others: ${locale}`, async ({
    page,
    origin,
  }) => {
    const owner = await createOwner(origin, { publicId: 1011, locale })
    const desk = openDesk(origin)
    const { propertyId: property, id } = owner
    await desk.create('/api/messages/', { property, owner: id, text: 'Morgen bel ik u.' })
    type Mails = { docs: { text: string | null }[] }
    const question = `/api/mails/?depth=0&where[kind][equals]=portal-answer&where[to][equals]=${owner.email}`
    const readLink = async () => {
      const [mail] = (await desk.read<Mails>(question)).docs
      return /https?:\/\/\S+\/digest\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    }
    await expect.poll(readLink, untilMailed).not.toBe('')
    // Nobody is signed in here; the mail names the address that the site is known by.
    await page.goto(new URL(await readLink()).pathname)
    await page.getByRole('main').getByRole('button', { name: stop }).click()
    await expect(page.getByRole('status').filter({ hasText: off })).toBeVisible()
    await enter(page, owner)
    await page.goto(`/${locale}/portal/account/`)
    await expect(page.locator('#account-answers')).not.toBeChecked()
    for (const notice of ['digest', 'documents', 'news', 'device']) {
      await expect(page.locator(`#account-${notice}`)).toBeChecked()
    }
  })
}
