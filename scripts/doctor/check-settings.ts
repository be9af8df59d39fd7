import { stat } from 'node:fs/promises'
import { settingsFile } from '../settings/load-settings'
import type { Check, Finding } from './check'

const readableByOthers = 0o077

/** The settings were parsed before any check; what is left is who can read them. */
export const settingsCheck: Check = {
  name: 'Settings',
  run: async ({ settings }) => {
    const findings: Finding[] = []
    const { mode } = await stat(settingsFile)
    if ((mode & readableByOthers) !== 0) {
      findings.push({
        level: 'warning',
        message: `Others on this machine can read ${settingsFile}: run chmod 600 on it.`,
      })
    }
    if (settings.host !== 'localhost' && new URL(settings.siteUrl).hostname === 'localhost') {
      findings.push({
        level: 'warning',
        message: `HOST is ${settings.host} but SITE_URL is ${settings.siteUrl}: set SITE_URL to the address visitors use.`,
      })
    }
    return findings
  },
}
