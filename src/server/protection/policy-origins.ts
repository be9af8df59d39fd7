import { Client } from 'pg'
import { listOrigins, listVendors, type Tracking } from '@/domain/consent/vendors'
import type { PolicyOrigins } from '@/domain/protection/content-policy'
import { logError } from '../log/log'

const nothing: Tracking = {
  analyticsId: null,
  adsId: null,
  tagManagerId: null,
  socialPixelId: null,
}

let current: PolicyOrigins = listOrigins(listVendors(nothing))

/** What the services of the agency need; while nothing is known, players of films alone. */
export const findPolicyOrigins = (): PolicyOrigins => current

/** The identifiers as editors may leave them: an empty one is none. */
export function toPolicyOrigins(row: Readonly<Partial<Record<keyof Tracking, unknown>>>) {
  const read = (name: keyof Tracking) => (typeof row[name] === 'string' && row[name]) || null
  return listOrigins(
    listVendors({
      analyticsId: read('analyticsId'),
      adsId: read('adsId'),
      tagManagerId: read('tagManagerId'),
      socialPixelId: read('socialPixelId'),
    }),
  )
}

/**
 * Reads which services the agency uses now. On a connection of its own: the records would bring the
 * whole framework into what runs before every answer.
 */
export async function refreshPolicyOrigins(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  // Told of by the query as well; unheard, it would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select analytics_id as "analyticsId", ads_id as "adsId",
        tag_manager_id as "tagManagerId", social_pixel_id as "socialPixelId" from tracking limit 1`,
    )
    current = toPolicyOrigins(rows[0] ?? {})
  } catch (err) {
    logError('the services that pages may use could not be read', err)
  } finally {
    // What is gone needs no end.
    await client.end().catch(() => undefined)
  }
}
