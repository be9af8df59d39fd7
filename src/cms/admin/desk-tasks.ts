import type { CollectionSlug, Where } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { words } from '../fields/words'

/** Records that wait for somebody. */
export type DeskTask = {
  collection: CollectionSlug
  where: Where
  text: LocalizedText
  /** Counts by what was saved last, published or not, as the list in the admin does. */
  draft?: true
}

const isPending: Where = { state: { equals: 'pending' } }

/** What the desk begins with, most urgent first. */
export const deskTasks: readonly DeskTask[] = [
  {
    collection: 'enquiries',
    where: { state: { equals: 'new' } },
    text: words('nieuwe aanvragen', 'nouvelles demandes', 'new enquiries', 'neue Anfragen'),
  },
  {
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    text: words(
      'e-mails niet verzonden',
      'e-mails non envoyés',
      'e-mails not sent',
      'E-Mails nicht gesendet',
    ),
  },
  {
    collection: 'testimonials',
    // What a visitor wrote and has not confirmed yet waits for its author, not for the desk.
    where: {
      or: [
        { and: [isPending, { 'author.email': { exists: false } }] },
        { and: [isPending, { 'author.confirmedAt': { exists: true } }] },
      ],
    },
    draft: true,
    text: words(
      'getuigenissen te bekijken',
      'témoignages à examiner',
      'testimonials to review',
      'Referenzen zu prüfen',
    ),
  },
  {
    collection: 'properties',
    where: { _status: { equals: 'draft' } },
    text: words(
      'panden nog niet gepubliceerd',
      'biens pas encore publiés',
      'properties not published yet',
      'Objekte noch nicht veröffentlicht',
    ),
  },
  {
    collection: 'properties',
    where: { status: { equals: 'active' } },
    text: words('panden in aanbod', 'biens en offre', 'properties on offer', 'Objekte im Angebot'),
  },
]

/** The list of a task in the admin, with its filter as the address carries it. */
export function toListHref({ collection, where }: DeskTask): string {
  // The admin draws a filter only as alternatives of rules that hold together.
  const filter = 'or' in where ? where : { or: [{ and: [where] }] }
  const query = new URLSearchParams(toPairs(filter, 'where'))
  return `/admin/collections/${collection}/?${query}`
}

/** A value under its name as an address carries it; lists and rules as many of them. */
function toPairs(value: unknown, name: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => toPairs(inner, `${name}[${key}]`))
}
