import type { CollectionSlug, Where } from 'payload'
import { addDays, type CalendarDay } from '@/domain/kernel/calendar-day'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { lastDays, monthDays } from '@/domain/visits/statistics'
import { words } from '../fields/words'
import { toStart } from '../lists/belgian-start'
import { toListAddress } from '../lists/list-address'
import { undescribed } from '../lists/undescribed'
import { demandMailKinds } from '../matching/queue-alerts'

/** Records that the start of the desk counts. */
export type DeskTask = {
  collection: CollectionSlug
  where: Where
  text: LocalizedText
  /** The language whose texts are looked at; that of the desk where it does not matter. */
  locale?: Locale
}

/** Tasks that belong together, most urgent first. */
export type DeskGroup = { key: string; title: LocalizedText; tasks: readonly DeskTask[] }

const isPending: Where = { state: { equals: 'pending' } }

/** What somebody has to look at. */
const waiting: readonly DeskTask[] = [
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
    collection: 'planned-publications',
    where: { state: { equals: 'refused' } },
    text: words(
      'geplande publicaties geweigerd',
      'publications planifiées refusées',
      'planned publications refused',
      'geplante Veröffentlichungen abgelehnt',
    ),
  },
  {
    collection: 'appointments',
    where: { state: { equals: 'requested' } },
    text: words(
      'bezoeken te bevestigen',
      'visites à confirmer',
      'visits to confirm',
      'Besuche zu bestätigen',
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
    text: words(
      'getuigenissen te bekijken',
      'témoignages à examiner',
      'testimonials to review',
      'Referenzen zu prüfen',
    ),
  },
]

/** What happens on a day, and what went out in the month that ends with it. */
function listHappenings(today: CalendarDay): DeskTask[] {
  const from = toStart(today)
  const until = toStart(addDays(today, 1))
  const monthAgo = toStart(lastDays(today, monthDays).from)
  return [
    {
      collection: 'enquiries',
      where: { and: [{ createdAt: { greater_than_equal: from } }] },
      text: words('aanvragen vandaag', 'demandes aujourd’hui', 'enquiries today', 'Anfragen heute'),
    },
    {
      collection: 'appointments',
      where: {
        and: [
          { 'slot.startsAt': { greater_than_equal: from } },
          { 'slot.startsAt': { less_than: until } },
          { state: { in: ['requested', 'confirmed', 'done', 'noShow'] } },
        ],
      },
      text: words('bezoeken vandaag', 'visites aujourd’hui', 'visits today', 'Besuche heute'),
    },
    {
      collection: 'mails',
      where: {
        and: [
          { kind: { equals: demandMailKinds.alerts } },
          { sentAt: { greater_than_equal: monthAgo } },
        ],
      },
      text: words(
        'zoekmeldingen verzonden in 30 dagen',
        'alertes envoyées en 30 jours',
        'search alerts sent in 30 days',
        'Suchmeldungen in 30 Tagen gesendet',
      ),
    },
  ]
}

/** What is on offer, and what keeps it from being so. */
const offer: readonly DeskTask[] = [
  {
    collection: 'properties',
    where: { gate: { equals: 'blocked' } },
    text: words(
      'panden missen een wettelijke vermelding',
      'biens sans une mention légale',
      'properties miss a legal mention',
      'Objekte ohne eine Pflichtangabe',
    ),
  },
  {
    collection: 'planned-publications',
    where: { state: { equals: 'planned' } },
    text: words(
      'publicaties gepland',
      'publications planifiées',
      'publications planned',
      'Veröffentlichungen geplant',
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

/** Pictures of the library that say nothing to whoever does not see them, in a language of the site. */
export function toUndescribed(locale: Locale): DeskTask {
  const name = languageNames[locale]
  return {
    collection: 'media',
    where: undescribed,
    locale,
    text: words(
      `beelden zonder beschrijving: ${name.nl}`,
      `images sans description : ${name.fr}`,
      `pictures without a description: ${name.en}`,
      `Bilder ohne Beschreibung: ${name.de}`,
    ),
  }
}

/**
 * What the start of the desk counts in its lists.
 *
 * @param today the day that is meant by "today"
 * @param languages those in which the site speaks
 */
export function listDeskGroups(today: CalendarDay, languages: readonly Locale[]): DeskGroup[] {
  return [
    {
      key: 'waiting',
      title: words('Wacht op u', 'Vous attend', 'Waits for you', 'Wartet auf Sie'),
      tasks: waiting,
    },
    {
      key: 'happening',
      title: words('Wat er gebeurt', 'Ce qui se passe', 'What happens', 'Was geschieht'),
      tasks: listHappenings(today),
    },
    {
      key: 'offer',
      title: words('Aanbod', 'Offre', 'Offer', 'Angebot'),
      tasks: offer,
    },
    {
      key: 'texts',
      title: words('Teksten', 'Textes', 'Texts', 'Texte'),
      tasks: languages.map(toUndescribed),
    },
  ]
}

/** The list of a task in the admin, with its filter as the address carries it. */
export function toListHref({ collection, where, locale }: DeskTask): string {
  return toListAddress(collection, where, locale)
}
