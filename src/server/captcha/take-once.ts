import 'server-only'
import { queryRows } from '../db'
import { toKeyedHash } from '../keyed-hash'

/** Of two requests at the same moment the second waits for the first and sees whose it is. */
const use = `
  with swept as (
    delete from guard.used where mark in (
      select mark from guard.used where expires_at < $4 limit 100 for update skip locked
    )
  )
  insert into guard.used (mark, owner, expires_at) values ($1, $2, $3)
  on conflict (mark) do update set mark = excluded.mark
  returning owner = $2 as "isOwn"`

/**
 * Takes something that is good once, in every process of the site alike. The same owner may take it
 * again: a form that could not be stored is sent a second time as it is.
 *
 * @param owner whose it is from now on; owner and mark are stored as keyed hashes
 * @param expiresAt from when on it is refused anyway and need not be remembered
 * @returns false when somebody else took it before
 * @throws the driver's error when the database cannot be reached
 */
export async function takeOnce(
  { mark, owner, expiresAt }: { mark: string; owner: string; expiresAt: Date },
  { now, secret }: { now: Date; secret: string },
): Promise<boolean> {
  const hash = (text: string) => toKeyedHash('used', text, secret)
  const rows = await queryRows<{ isOwn: boolean }>(use, [hash(mark), hash(owner), expiresAt, now])
  return rows[0]?.isOwn ?? false
}
