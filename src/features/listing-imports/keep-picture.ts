import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { toNestedRequest } from '@/cms/hooks/nested-request'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { keepMarks } from '@/cms/translations/keep-marks'
import { findTextOwner } from '@/cms/translations/text-owners'
import { fallbackLocale, locales, type Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import { fetchOutside, type OutsideProblem } from '@/server/outside/fetch-outside'
import { findPictureKind, type PictureKind } from './picture-kind'

/** A picture that a home has by its feed, and that is not there yet. */
export type WaitingPicture = { propertyId: number; url: string }

/** Why a picture is not there. */
export type PictureProblem = OutsideProblem | 'noPicture' | 'notKept'

const pictureBounds = { bytes: 20 * 1024 * 1024, ms: 15_000 } as const

/**
 * Fetches a picture and keeps it in the media library, described in the languages in which the home
 * has words of its own. Bytes that the home has already under another address are not kept twice.
 *
 * @returns why it is not there; null when it is
 */
export async function keepPicture(
  payload: Payload,
  picture: WaitingPicture,
): Promise<PictureProblem | null> {
  const fetched = await fetchOutside(picture.url, {
    bytesMax: pictureBounds.bytes,
    timeoutMs: pictureBounds.ms,
    allowsPrivate: env().FEEDS_FROM_NETWORK === 'on',
  })
  if (!fetched.ok) return fetched.error
  const data = fetched.value
  const kind = await findPictureKind(data)
  if (kind === null) return 'noPicture'
  const hash = createHash('sha256').update(data).digest()
  await inTransaction(payload, async (req) => {
    const known = await findSame(req, picture.propertyId, hash)
    const mediaId = known ?? (await createMedia(req, picture, { data, ...kind }))
    const executor = await getExecutor(req)
    await executor.execute(sql`
      update feeds.pictures set media_id = ${mediaId}, sha256 = ${hash}, problem = null
      where property_id = ${picture.propertyId} and url = ${picture.url}`)
  })
  return null
}

/** The picture of the same home with the same bytes, if it has one. */
async function findSame(
  req: PayloadRequest,
  propertyId: number,
  hash: Buffer,
): Promise<number | null> {
  const executor = await getExecutor(req)
  await executor.execute(sql`select id from properties where id = ${propertyId} for update`)
  const { rows } = await executor.execute<{ media: number }>(sql`
    select media_id as media from feeds.pictures
    where property_id = ${propertyId} and sha256 = ${hash} and media_id is not null limit 1`)
  return rows[0]?.media ?? null
}

type PictureFile = PictureKind & { data: Buffer }

async function createMedia(
  req: PayloadRequest,
  { propertyId, url }: WaitingPicture,
  { data, mimetype, format }: PictureFile,
): Promise<number> {
  const { first, others } = await describe(req, propertyId)
  const stem = path.parse(new URL(url).pathname).name || 'photo'
  const { id } = await req.payload.create({
    collection: 'media',
    locale: first.locale,
    depth: 0,
    req: toNestedRequest(req, first.locale),
    data: { kind: 'photo', alt: first.alt },
    file: { data, mimetype, name: `${stem}.${format}`, size: data.byteLength },
  })
  const executor = await getExecutor(req)
  for (const { locale, alt } of others) {
    await executor.execute(sql`
      insert into media_locales (alt, _locale, _parent_id)
      values (${alt}, ${locale}::_locales, ${id})`)
  }
  // The hook has seen the first language alone.
  const owner = findTextOwner(req.payload, 'media')
  if (owner !== null) await keepMarks(req, owner, [id])
  return id
}

const altCharactersMax = 250

type Alt = { locale: Locale; alt: string }

/**
 * What a picture of a home shows: the home, by its title, or else by its type and town. A language in
 * which the home has neither is left to translators: words of another one would pass for a translation.
 */
async function describe(
  req: PayloadRequest,
  propertyId: number,
): Promise<{ first: Alt; others: Alt[] }> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{
    locale: Locale
    alt: string | null
    reference: string
  }>(
    sql`
    select l.locale, p.record_file as reference,
      coalesce(nullif(trim(t.title), ''), n.name || coalesce(', ' || p.city, '')) as alt
    from properties p
    cross join jsonb_array_elements_text(${JSON.stringify(locales)}::jsonb) as l(locale)
    left join properties_locales t on t._parent_id = p.id and t._locale = l.locale::_locales
    left join property_types_locales n
      on n._parent_id = p.main_type_id and n._locale = l.locale::_locales
    where p.id = ${propertyId}`,
  )
  const alts = rows.flatMap(({ locale, alt }) =>
    alt === null ? [] : [{ locale, alt: alt.slice(0, altCharactersMax) }],
  )
  const first = alts.find(({ locale }) => locale === fallbackLocale) ?? alts[0]
  if (first !== undefined) return { first, others: alts.filter((each) => each !== first) }
  const [home] = rows
  if (home === undefined) throw new Error(`Expected home ${propertyId} of a picture, found none`)
  return { first: { locale: fallbackLocale, alt: home.reference }, others: [] }
}
