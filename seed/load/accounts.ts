import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SeedContext } from './context'

export type Login = { label: string; email: string; password: string }

/** Who may log in to the desk first; an empty password asks for a new one. */
export type AdminLogin = { email: string; password: string | null }

/**
 * Makes the first administrator. An account that is there is not touched: its password may have
 * been changed since.
 *
 * @returns the login when its password was made up here, else null
 */
export async function loadAdministrator(
  { payload, req, report }: SeedContext,
  { email, password }: AdminLogin,
): Promise<Login | null> {
  const { totalDocs } = await payload.count({
    collection: 'users',
    req,
    where: { email: { equals: email } },
  })
  if (totalDocs > 0) return null
  const login = { label: 'Administrator', email, password: password ?? createPassword() }
  await payload.create({
    collection: 'users',
    req,
    depth: 0,
    data: {
      email,
      password: login.password,
      name: 'Lotte Verhoeven',
      role: 'administrator',
      locale: 'nl',
    },
  })
  report(`administrator ${email}`)
  return password === null ? login : null
}

async function readLogins(file: string): Promise<Login[]> {
  try {
    // Written below, by this clone alone.
    return JSON.parse(await readFile(file, 'utf8')) as Login[]
  } catch {
    // None yet, or none that can be read: the new ones stand alone.
    return []
  }
}

/**
 * Keeps logins that nobody else knows, readable by the owner of the clone alone. Those that are
 * kept already stay, unless their account was made anew.
 */
export async function keepLogins(logins: readonly Login[], file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const made = new Set(logins.map(({ email }) => email))
  const kept = (await readLogins(file)).filter(({ email }) => !made.has(email))
  await writeFile(file, `${JSON.stringify([...kept, ...logins], null, 2)}\n`, { mode: 0o600 })
  // The mode above counts for a new file only.
  await chmod(file, 0o600)
}

/** 24 characters that can be typed and copied without trouble. */
export function createPassword(): string {
  return randomBytes(18).toString('base64url')
}
