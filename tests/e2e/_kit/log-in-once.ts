import type { FullConfig } from '@playwright/test'
import { requestToken, tokenVariable } from './editor'

/**
 * Logs the editor in once for all workers: of two logins at the same moment the framework keeps one
 * session, and the other worker would be a stranger.
 */
export default async function logInOnce({ projects }: FullConfig): Promise<void> {
  const baseURL = projects[0]?.use.baseURL
  if (baseURL === undefined) throw new Error('playwright.config.ts has to set use.baseURL')
  try {
    process.env[tokenVariable] = await requestToken(new URL(baseURL).origin)
  } catch (cause) {
    throw new Error('Nobody can be logged in: set SEED_ADMIN_EMAIL and SEED_ADMIN_PASSWORD', {
      cause,
    })
  }
}
