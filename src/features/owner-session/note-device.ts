import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { randomBytes } from 'node:crypto'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { isLocale, type Locale } from '@/domain/kernel/locales'
import { wantsNotice } from '@/domain/owners/notices'
import { env } from '@/server/env'
import { toKeyedHash } from '@/server/keyed-hash'
import { payloadAsSystem } from '@/server/payload'
import { formatOwnCookie, readOwnCookie } from './own-cookie'

/** Name under which the notice is queued. */
export const deviceMailKind = 'owner-device'

/** Cookie by which a device is known again; strictly necessary, no consent needed. */
const deviceCookie = 'gevel-owner-device'

/** Devices that are remembered for one account; the one not seen for longest makes way. */
const devicesMax = 20

/** Browsers keep no cookie longer, in milliseconds. */
const rememberedMs = 400 * 24 * 60 * 60 * 1000

const deviceForm = /^[\w-]{43}$/

const open = () => payloadAsSystem('telling an owner that somebody signed in on a new device')

/** The value in the cookie opens nothing, yet it is kept as a hash: it tells who uses which device. */
function toMark(ownerId: number, device: string): string {
  return toKeyedHash('owner-device', `${ownerId}:${device}`, env().PAYLOAD_SECRET)
}

/** Remembers a device; true when it is new to an account that has been used on another one. */
async function remember(
  executor: Awaited<ReturnType<typeof getExecutor>>,
  { ownerId, mark, now }: { ownerId: number; mark: string; now: Date },
): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select mark from guard.owner_devices where owner_id = ${ownerId}`,
  )
  await executor.execute(sql`
    insert into guard.owner_devices (owner_id, mark, seen_at)
    values (${ownerId}, ${mark}, ${now.toISOString()})
    on conflict (owner_id, mark) do update set seen_at = excluded.seen_at`)
  await executor.execute(sql`
    delete from guard.owner_devices where owner_id = ${ownerId} and mark not in (
      select mark from guard.owner_devices where owner_id = ${ownerId}
      order by seen_at desc limit ${devicesMax})`)
  return rows.length > 0 && rows.every((row) => row['mark'] !== mark)
}

/**
 * Remembers the device on which an owner signs in, and tells the owner when the account was not
 * used on it before. The first device of an account is nothing to be told of.
 *
 * @param arrival.locale language of the mail where the account names none
 * @returns the `Set-Cookie` line by which the device is known again
 * @throws when it cannot be written; the owner is signed in all the same
 */
export async function noteDevice(
  ownerId: number,
  { headers, locale }: { headers: Headers; locale: Locale },
  now: Date,
): Promise<string> {
  const { SITE_URL } = env()
  const sent = readOwnCookie(headers, deviceCookie, SITE_URL)
  const isOurs = sent !== null && deviceForm.test(sent)
  const device = isOurs ? sent : randomBytes(32).toString('base64url')
  const payload = await open()
  const { ownerDeviceNotice } = await payload.findGlobal({ slug: 'site', depth: 0 })
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // Two logins of one device at the same moment: the second waits, and finds the device known.
    const { rows } = await executor.execute(
      sql`select email, locale, device_notice as "deviceNotice" from owners
        where id = ${ownerId} for update`,
    )
    const [owner] = rows
    if (owner === undefined) return
    const isNew = await remember(executor, { ownerId, mark: toMark(ownerId, device), now })
    const settings = { deviceNotice: owner['deviceNotice'] !== false }
    if (!isNew || ownerDeviceNotice === false || !wantsNotice(settings, 'device')) return
    const data = { owner: ownerId, at: now.toISOString() }
    const mailLocale = toLocaleOr(owner['locale'], locale)
    await queueMails(req, [
      { kind: deviceMailKind, to: String(owner['email']), locale: mailLocale, data },
    ])
  })
  const expiresAt = new Date(now.getTime() + rememberedMs)
  return formatOwnCookie(deviceCookie, { value: device, expiresAt }, SITE_URL)
}

function toLocaleOr(value: unknown, otherwise: Locale): Locale {
  return typeof value === 'string' && isLocale(value) ? value : otherwise
}
