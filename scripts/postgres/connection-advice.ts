import { hasCode } from '../terminal/advice'

/** Oldest version of Postgres the site supports. */
export const postgresMajorMin = 15

type Refusal = { codes: readonly string[]; advice: (place: Place) => string }
type Place = { host: string; database: string; user: string }

/** Codes of Node's sockets and of Postgres (SQLSTATE), by what the person has to do. */
const refusals: readonly Refusal[] = [
  {
    codes: ['ECONNREFUSED'],
    advice: ({ host }) =>
      `No Postgres answers at ${host}: start it, or correct DATABASE_URL, or unset DATABASE_URL to use the bundled one.`,
  },
  {
    codes: ['ENOTFOUND', 'EAI_AGAIN'],
    advice: ({ host }) => `The host in DATABASE_URL (${host}) is not known: correct its name.`,
  },
  {
    codes: ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
    advice: ({ host }) =>
      `The Postgres at ${host} does not answer: check the network and the firewall, or correct DATABASE_URL.`,
  },
  {
    codes: ['28P01', '28000'],
    advice: ({ host, user }) =>
      `The Postgres at ${host} refuses the user "${user}": correct the user or password in DATABASE_URL, or allow this machine in pg_hba.conf.`,
  },
  {
    codes: ['3D000'],
    advice: ({ database }) =>
      `The database "${database}" does not exist: create it (createdb ${database}), or correct DATABASE_URL.`,
  },
  {
    codes: ['53300'],
    advice: ({ host }) =>
      `The Postgres at ${host} has no free connection: close some, or raise its max_connections.`,
  },
  {
    codes: ['42501'],
    advice: ({ user, database }) =>
      `The user "${user}" may not do this in "${database}": make it the owner of the database.`,
  },
]

function toPlace(databaseUrl: string): Place {
  const url = new URL(databaseUrl)
  return {
    host: url.host || 'the local socket',
    database: decodeURIComponent(url.pathname.slice(1)) || 'postgres',
    user: decodeURIComponent(url.username) || 'the current user',
  }
}

/** The driver gives up with one of several sentences and no code. */
function isTimeout(err: unknown): boolean {
  return err instanceof Error && /timeout|terminated/i.test(err.message)
}

/** What to do about a database that refuses, in one sentence; never shows the password. */
export function toConnectionAdvice(err: unknown, databaseUrl: string): string {
  const place = toPlace(databaseUrl)
  const code = hasCode(err) ? err.code : isTimeout(err) ? 'ETIMEDOUT' : ''
  const known = refusals.find(({ codes }) => codes.includes(code))
  if (known) return known.advice(place)
  const reason =
    err instanceof Error && err.message ? err.message.split('\n')[0] : 'no reason given'
  return `The Postgres at ${place.host} cannot be used (${reason}): check DATABASE_URL and the server's log.`
}

/**
 * @param versionNumber Postgres's `server_version_num`, such as 150004
 * @returns `null` when the version is supported
 */
export function toVersionAdvice(versionNumber: number): string | null {
  const major = Math.floor(versionNumber / 10_000)
  if (major >= postgresMajorMin) return null
  return `The Postgres in DATABASE_URL is version ${major} and the site needs ${postgresMajorMin} or newer: upgrade it, or unset DATABASE_URL to use the bundled one.`
}
