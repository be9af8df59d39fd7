import 'server-only'
import type { PreviewLink as StoredLink } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import {
  isPreviewLinkOpen,
  toPreviewExpiry,
  type PreviewLink,
  type PreviewReader,
  type PreviewTarget,
} from '@/domain/previews/preview-link'
import { payloadAsSystem } from '@/server/payload'

/** A link as the desk and its page read it. */
export type KeptLink = PreviewLink & {
  id: number
  target: PreviewTarget
  record: number
  createdAt: Date
}

export type PreviewRecord = { target: PreviewTarget; record: number }

/** Moments that the desk shows of one link, the newest ones. */
const openingsMax = 50

const open = () => payloadAsSystem('keeping preview links, which no one changes by hand')

function toKept(link: StoredLink): KeptLink {
  const { id, target, record, languages, expiresAt, revokedAt, createdAt } = link
  return {
    id,
    target,
    record,
    locales: languages,
    expiresAt: new Date(expiresAt),
    revokedAt: revokedAt ? new Date(revokedAt) : null,
    createdAt: new Date(createdAt),
  }
}

/** Makes a link to the draft of one record, good for some days. */
export async function makePreviewLink(
  { target, record }: PreviewRecord,
  options: { locales: readonly Locale[]; days: number; madeBy: number; now: Date },
): Promise<KeptLink> {
  const { locales, days, madeBy, now } = options
  const payload = await open()
  const link = await payload.create({
    collection: 'preview-links',
    depth: 0,
    data: {
      target,
      record,
      languages: [...locales],
      expiresAt: toPreviewExpiry(now, days).toISOString(),
      createdBy: madeBy,
    },
  })
  return toKept(link)
}

/** The link with a number, whatever became of it; null where there is none. */
export async function findPreviewLink(id: number): Promise<KeptLink | null> {
  const payload = await open()
  const options = { collection: 'preview-links', id, depth: 0, disableErrors: true } as const
  const link = await payload.findByID(options)
  return link && toKept(link)
}

/** Ends a link before its time; one that was ended before stays as it is. */
export async function revokePreviewLink({ id, revokedAt }: KeptLink, now: Date): Promise<void> {
  if (revokedAt !== null) return
  const payload = await open()
  const data = { revokedAt: now.toISOString() }
  await payload.update({ collection: 'preview-links', id, depth: 0, data })
}

type Opening = { at: Date; reader: PreviewReader }

/** The links to a record with the moments at which they were opened, the newest first. */
export async function listPreviewLinks({
  target,
  record,
}: PreviewRecord): Promise<(KeptLink & { openings: Opening[]; openingCount: number })[]> {
  const payload = await open()
  const { docs } = await payload.find({
    collection: 'preview-links',
    where: { and: [{ target: { equals: target } }, { record: { equals: record } }] },
    sort: '-createdAt',
    pagination: false,
    depth: 0,
  })
  return Promise.all(
    docs.map(async (link) => {
      const openings = await payload.find({
        collection: 'preview-openings',
        where: { link: { equals: link.id } },
        sort: '-at',
        limit: openingsMax,
        depth: 0,
      })
      const guests = await payload.count({
        collection: 'preview-openings',
        where: { and: [{ link: { equals: link.id } }, { reader: { equals: 'guest' } }] },
      })
      return {
        ...toKept(link),
        openings: openings.docs.map(({ at, reader }) => ({ at: new Date(at), reader })),
        openingCount: guests.totalDocs,
      }
    }),
  )
}

/** The link with a number, where it shows its draft now and in this language; else null. */
export async function findOpenLink(
  id: number,
  options: { now: Date; locale: Locale },
): Promise<KeptLink | null> {
  const link = await findPreviewLink(id)
  return link && isPreviewLinkOpen(link, options) ? link : null
}

/** Keeps when a link was opened and by what kind of reader, and nothing of who it was. */
export async function noteOpening(link: number, { at, reader }: Opening): Promise<void> {
  const payload = await open()
  const data = { link, at: at.toISOString(), reader }
  await payload.create({ collection: 'preview-openings', depth: 0, data })
}
