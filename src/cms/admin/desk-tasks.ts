import type { CollectionSlug, Where } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { words } from '../fields/words'

/** Records that wait for somebody. */
export type DeskTask = { collection: CollectionSlug; where: Where; text: LocalizedText }

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
    where: { state: { equals: 'pending' } },
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
  const query = new URLSearchParams()
  for (const [field, rule] of Object.entries(where)) {
    for (const [operator, value] of Object.entries(rule)) {
      query.set(`where[or][0][and][0][${field}][${operator}]`, String(value))
    }
  }
  return `/admin/collections/${collection}/?${query}`
}
