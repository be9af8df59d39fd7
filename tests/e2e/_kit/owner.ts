import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDesk } from './editor'

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
  options: { publicId: number; locale: 'nl' | 'fr'; to?: string },
): Promise<TestOwner> {
  const { publicId, locale, to } = options
  const propertyId = await findHomeId(origin, publicId)
  const email = `eigenaar-${randomUUID()}@example.be`
  const id = await openDesk(origin).create('/api/owners/', {
    email,
    password,
    firstName: 'An',
    lastName: 'De Wolf',
    locale,
    properties: [{ property: propertyId, to }],
  })
  return { email, password, id, propertyId }
}

/** Signs in the way an owner does, on the page of the login. */
export async function signIn(page: Page, loginPath: string, owner: TestOwner): Promise<void> {
  await page.goto(loginPath)
  await page.locator('[name="email"]').fill(owner.email)
  await page.locator('[name="password"]').fill(owner.password)
  await page.locator('form[action="/api/owner-login/"] button[type="submit"]').click()
  await page.waitForURL(/\/portal\//)
}
