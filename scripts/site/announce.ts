import type { Settings } from '../settings/settings'
import { findLogins } from './prepare'

/** Tells where the site is and who may log in. */
export async function announce(options: {
  databaseUrl: string
  settings: Settings
  /** Where the server's own lines go; absent when they are printed. */
  log?: string
}): Promise<void> {
  const { databaseUrl, settings, log } = options
  const logins = await findLogins(databaseUrl, settings)
  const lines = [
    ['Site', `${settings.siteUrl}/`],
    ['Admin', `${settings.siteUrl}/admin/`],
    ...logins.map(({ label, email, password }) => [label, `${email}  password: ${password}`]),
    ...(logins.length > 0
      ? []
      : [['Login', 'this database was seeded elsewhere; use an account that was made there']]),
    ...(log === undefined ? [] : [['Log', log]]),
  ]
  const width = Math.max(...lines.map(([label = '']) => label.length))
  console.log('')
  for (const [label = '', value = ''] of lines) console.log(`  ${label.padEnd(width)}  ${value}`)
  console.log('')
}

/** Says that a server is up, and how it ends. */
export function announceReady(startedAt: number): void {
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1)
  console.log(`Ready after ${seconds} s; Ctrl-C stops everything that was started.`)
}
