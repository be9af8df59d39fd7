import { withClient } from '../postgres/connect'
import { hasCode } from '../terminal/advice'

/** What a database remembers of its seeding. */
export type SeedStamp = {
  /** Fingerprint of the seed's files. */
  content: string
  /** The clone whose settings made the editor's login. */
  cloneId: string
  adminEmail: string
}

const undefinedTable = '42P01'

/** @returns `null` for a database that was never seeded */
export async function readSeedStamp(databaseUrl: string): Promise<SeedStamp | null> {
  try {
    return await withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<SeedStamp>(
        `select content, clone_id as "cloneId", admin_email as "adminEmail" from seed_stamp`,
      )
      return rows[0] ?? null
    })
  } catch (err) {
    if (hasCode(err) && err.code === undefinedTable) return null
    throw err
  }
}

/**
 * Remembers a seeding in the database itself: wherever the database goes, and when it is dropped,
 * the stamp goes with it.
 */
export async function writeSeedStamp(databaseUrl: string, stamp: SeedStamp): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(
      `create table if not exists seed_stamp (
         id int primary key default 1 check (id = 1),
         content text not null, clone_id text not null, admin_email text not null
       )`,
    )
    await client.query(
      `insert into seed_stamp (content, clone_id, admin_email) values ($1, $2, $3)
       on conflict (id) do update
         set content = excluded.content, clone_id = excluded.clone_id,
             admin_email = excluded.admin_email`,
      [stamp.content, stamp.cloneId, stamp.adminEmail],
    )
  })
}
