import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '@/domain/kernel/locales'
import { openDesk, send } from './editor'

const password = 'een lang wachtwoord'

export type TestOwner = {
  email: string
  password: string
  /** The record of the account, and the number of the property in the portal. */
  id: number
  propertyId: number
}

/** The record of a bundled home, by the number of its page. */
export async function findHomeId(origin: string, publicId: number): Promise<number> {
  const path = `/api/properties/?depth=0&where[publicId][equals]=${publicId}`
  const { docs } = await openDesk(origin).read<{ docs: { id: number }[] }>(path)
  const [home] = docs
  if (home === undefined) throw new Error(`The bundled agency has no home ${publicId}`)
  return home.id
}

/** An account of its own for a test, with one home and nothing else. */
export async function createOwner(
  origin: string,
  options: { publicId: number; locale: Locale; to?: string },
): Promise<TestOwner> {
  const { publicId, locale, to } = options
  const propertyId = await findHomeId(origin, publicId)
  const email = `eigenaar-${randomUUID()}@example.be`
  const desk = openDesk(origin)
  const person = { firstName: 'An', lastName: 'De Wolf', phone: '', role: 'owner' }
  const data = { ...person, email, locale, reference: '' }
  const invitation = { method: 'POST', path: '/api/owners/invite/', data } as const
  const { id } = await send(origin, invitation, desk.token)
  // An invited account has no password that anybody knows; the desk may set one.
  await desk.change(`/api/owners/${id}/`, { password, properties: [{ property: propertyId, to }] })
  return { email, password, id, propertyId }
}

/** Signs in without opening the page of the login, where a test is about what comes after it. */
export async function enter(page: Page, { email, password }: TestOwner): Promise<void> {
  const answer = await page.request.post('/api/owner-login/', {
    form: { lang: 'nl', email, password },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
}

/** Signs in the way an owner does, on the page of the login. */
export async function signIn(page: Page, loginPath: string, owner: TestOwner): Promise<void> {
  await page.goto(loginPath)
  await fillLogin(page, owner)
}

/** The same where the page of the login is open already. */
export async function fillLogin(page: Page, owner: TestOwner): Promise<void> {
  await page.locator('[name="email"]').fill(owner.email)
  await page.locator('[name="password"]').fill(owner.password)
  await page.locator('form[action^="/api/owner-login/"] [type="submit"]:not([formaction])').click()
  await page.waitForURL(/\/portal\//)
}
