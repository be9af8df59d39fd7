import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { cacheTags } from '@/cms/cache-tags'
import { notifyTags } from '@/cms/hooks/revalidate'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { placePictures } from '@/cms/imports/place-pictures'
import { logError, withoutText } from '@/server/log/log'
import { open } from './advance-import'
import { keepPicture, type WaitingPicture } from './keep-picture'

/** How long one step fetches before others in the queue have their turn, in milliseconds. */
const stepMs = 8_000

/** Pictures that are fetched beside each other. */
const beside = 3

/** Times that a picture is tried. */
const attemptsMax = 5

/** Minutes for which a home is left to whoever fetches its pictures; then somebody else may. */
const leaseMinutes = 5

/**
 * Fetches pictures that wait, home by home, for some seconds. Lists of homes follow once, at the end.
 *
 * @returns whether more can be fetched at once
 */
export async function fetchPictures(): Promise<{ isMore: boolean }> {
  const payload = await open()
  const until = Date.now() + stepMs
  let isAnyOther = false
  try {
    while (Date.now() < until) {
      const propertyId = await claimHome(payload)
      if (propertyId === null) return { isMore: false }
      if (await fetchForHome(payload, propertyId, until)) isAnyOther = true
    }
    return { isMore: true }
  } finally {
    if (isAnyOther) {
      await inTransaction(payload, (req) => notifyTags(req, [cacheTags.properties]))
    }
  }
}

/** The home that waits longest, so that no other worker takes it meanwhile; null when none waits. */
async function claimHome(payload: Payload): Promise<number | null> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<{ id: number }>(sql`
    update feeds.records set pictures_due = now() + make_interval(mins => ${leaseMinutes})
    where (feed_id, reference) = (
      select feed_id, reference from feeds.records
      where pictures_due <= now() and property_id is not null
      order by pictures_due limit 1 for update skip locked)
    returning property_id as id`)
  return rows[0]?.id ?? null
}

/** @returns whether the home has other pictures now */
async function fetchForHome(payload: Payload, propertyId: number, until: number): Promise<boolean> {
  const waiting = await findWaiting(payload, propertyId)
  for (let at = 0; at < waiting.length && Date.now() < until; at += beside) {
    await Promise.all(waiting.slice(at, at + beside).map((picture) => fetchOne(payload, picture)))
  }
  return inTransaction(payload, async (req) => {
    const isOther = await placePictures(req, propertyId)
    const executor = await getExecutor(req)
    await executor.execute(sql`
      update feeds.records set pictures_due = (
        select min(next_at) from feeds.pictures
        where property_id = ${propertyId} and place is not null and media_id is null
          and attempts < ${attemptsMax})
      where property_id = ${propertyId}`)
    return isOther
  })
}

async function findWaiting(payload: Payload, propertyId: number): Promise<WaitingPicture[]> {
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<WaitingPicture>(sql`
    select ${propertyId}::int as "propertyId", url from feeds.pictures
    where property_id = ${propertyId} and place is not null and media_id is null
      and next_at <= now() and attempts < ${attemptsMax}
    order by place`)
  return rows
}

/** A picture that fails is noted and tried again later, each time after a longer pause. */
async function fetchOne(payload: Payload, picture: WaitingPicture): Promise<void> {
  const problem = await keepPicture(payload, picture).catch((error: unknown) => {
    logError('a picture of a feed could not be kept', withoutText(error), {
      property: picture.propertyId,
    })
    return 'notKept' as const
  })
  if (problem === null) return
  const executor = await getExecutor({ payload })
  await executor.execute(sql`
    update feeds.pictures set problem = ${problem}, attempts = attempts + 1,
      next_at = now() + make_interval(mins => 10 * (attempts + 1) * (attempts + 1))
    where property_id = ${picture.propertyId} and url = ${picture.url}`)
}
