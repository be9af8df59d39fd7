import { Client } from 'pg'
import { Advice } from '../terminal/advice'
import { toConnectionAdvice, toVersionAdvice } from './connection-advice'

const connectTimeoutMs = 5_000

/** A connected client; the caller ends it. Losing the server later is not an error by itself. */
export async function connect(databaseUrl: string, applicationName = 'gevel'): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  })
  // Without a listener a lost connection would end the whole process; the next query reports it.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Runs work on a connection of its own. */
export async function withClient<Result>(
  databaseUrl: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await connect(databaseUrl)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes sure that the database of the person answers and is new enough.
 *
 * @throws Advice in one sentence
 */
export async function checkDatabase(databaseUrl: string): Promise<{ version: string }> {
  const answer = await readVersion(databaseUrl)
  const advice = toVersionAdvice(answer.number)
  if (advice) throw new Advice(advice)
  return { version: answer.version }
}

async function readVersion(databaseUrl: string): Promise<{ number: number; version: string }> {
  try {
    return await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ number: number; version: string }>(
        `select current_setting('server_version_num')::int as number,
                current_setting('server_version') as version`,
      )
      const [row] = rows
      if (!row) throw new Error('it did not tell its version')
      return row
    })
  } catch (err) {
    throw new Advice(toConnectionAdvice(err, databaseUrl), { cause: err })
  }
}

/** Quotes a name for SQL, for the statements that take no parameters. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** The same server, another database. */
export function withDatabase(databaseUrl: string, database: string): string {
  const url = new URL(databaseUrl)
  url.pathname = `/${encodeURIComponent(database)}`
  return url.href
}

/** The same database, where a statement may take as long as it needs: this outdoes what the site sets. */
export function withoutStatementLimit(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('statement_timeout', '0')
  return url.href
}
