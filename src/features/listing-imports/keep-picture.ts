import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { fallbackLocale, locales, type LocalizedText } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import { fetchOutside, type OutsideProblem } from '@/server/outside/fetch-outside'
import { findPictureKind, type PictureKind } from './picture-kind'

/** A picture that a home has by its feed, and that is not there yet. */
export type WaitingPicture = { propertyId: number; url: string }

/** Why a picture is not there. */
export type PictureProblem = OutsideProblem | 'noPicture' | 'notKept'

const pictureBounds = { bytes: 20 * 1024 * 1024, ms: 15_000 } as const

/**
 * Fetches a picture and keeps it in the media library, described in every language. Bytes that the
 * home has already under another address are not kept twice.
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
  const alts = await describe(req, propertyId)
  const stem = path.parse(new URL(url).pathname).name || 'photo'
  const { id } = await req.payload.create({
    collection: 'media',
    locale: fallbackLocale,
    depth: 0,
    req,
    data: { kind: 'photo', alt: alts[fallbackLocale] },
    file: { data, mimetype, name: `${stem}.${format}`, size: data.byteLength },
  })
  const executor = await getExecutor(req)
  const others = locales.filter((locale) => locale !== fallbackLocale)
  for (const locale of others) {
    await executor.execute(sql`
      insert into media_locales (alt, _locale, _parent_id)
      values (${alts[locale]}, ${locale}::_locales, ${id})`)
  }
  return Number(id)
}

const altCharactersMax = 250

/** What a picture of a home shows: the home, by its title, or else by its type and town. */
async function describe(req: PayloadRequest, propertyId: number): Promise<LocalizedText> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ locale: string; title: string | null }>(sql`
    select l.locale, coalesce(t.title, any_title.title,
        concat_ws(', ', coalesce(n.name, any_name.name), p.city)) as title
    from properties p
    cross join unnest(array['nl', 'fr', 'en', 'de']) as l(locale)
    left join properties_locales t on t._parent_id = p.id and t._locale = l.locale::_locales
    left join lateral (select title from properties_locales
      where _parent_id = p.id and title is not null order by _locale limit 1) any_title on true
    left join property_types_locales n
      on n._parent_id = p.main_type_id and n._locale = l.locale::_locales
    left join lateral (select name from property_types_locales
      where _parent_id = p.main_type_id order by _locale limit 1) any_name on true
    where p.id = ${propertyId}`)
  const titles = new Map(rows.map(({ locale, title }) => [locale, title]))
  const inLocale = (locale: string) => (titles.get(locale) ?? '').slice(0, altCharactersMax)
  return { nl: inLocale('nl'), fr: inLocale('fr'), en: inLocale('en'), de: inLocale('de') }
}
