import type { IncomingAuthType } from 'payload'

const loginAttemptsMax = 5
const lockMs = 15 * 60 * 1000
const secondsPerHour = 60 * 60

/**
 * How accounts log in: a quarter of an hour of rest after five wrong passwords, and sessions that
 * the server can end.
 *
 * @param settings.isSecure whether cookies may be limited to https
 */
export function createAuthOptions(settings: {
  isSecure: boolean
  sessionHours: number
}): IncomingAuthType {
  return {
    maxLoginAttempts: loginAttemptsMax,
    lockTime: lockMs,
    tokenExpiration: settings.sessionHours * secondsPerHour,
    useSessions: true,
    cookies: { sameSite: 'Lax', secure: settings.isSecure },
  }
}
