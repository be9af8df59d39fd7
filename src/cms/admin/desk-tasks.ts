import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { lastDays, monthDays, weekDays } from '@/domain/visits/statistics'
import { isAgentOrEditor } from '../access/agents-and-editors'
import { words } from '../fields/words'
import { toStart } from '../lists/belgian-start'
import { toListAddress } from '../lists/list-address'
import { blocked, enquiriesFrom, onOffer, visitsOn } from '../lists/list-parts'
import { undescribedIn } from '../lists/undescribed'
import { demandMailKinds } from '../matching/queue-alerts'
import type { DeskTask } from './desk-task'
import { draftTasks } from './draft-tasks'
import { listWaiting } from './waiting-tasks'

/** Tasks that belong together, most urgent first. */
export type DeskGroup = { key: string; title: LocalizedText; tasks: readonly DeskTask[] }

/** What happens on a day, and what went out in the month that ends with it. */
function listHappenings(today: CalendarDay): DeskTask[] {
  const weekAgo = toStart(lastDays(today, weekDays).from)
  const monthAgo = toStart(lastDays(today, monthDays).from)
  return [
    {
      collection: 'documents',
      where: {
        and: [{ sentByOwner: { exists: true } }, { createdAt: { greater_than_equal: weekAgo } }],
      },
      // Translators read titles of papers, and not who sent them.
      isFor: isAgentOrEditor,
      text: words(
        'documenten van eigenaars in 7 dagen',
        'documents de propriétaires en 7 jours',
        'documents of owners in 7 days',
        'Dokumente von Eigentümern in 7 Tagen',
      ),
      one: words(
        'document van een eigenaar in 7 dagen',
        'document d’un propriétaire en 7 jours',
        'document of an owner in 7 days',
        'Dokument eines Eigentümers in 7 Tagen',
      ),
    },
    {
      collection: 'enquiries',
      where: enquiriesFrom(today),
      text: words('aanvragen vandaag', 'demandes aujourd’hui', 'enquiries today', 'Anfragen heute'),
      one: words('aanvraag vandaag', 'demande aujourd’hui', 'enquiry today', 'Anfrage heute'),
    },
    {
      collection: 'appointments',
      where: visitsOn(today),
      text: words('bezoeken vandaag', 'visites aujourd’hui', 'visits today', 'Besuche heute'),
      one: words('bezoek vandaag', 'visite aujourd’hui', 'visit today', 'Besuch heute'),
    },
    {
      collection: 'mails',
      where: {
        and: [
          { kindName: { equals: demandMailKinds.alerts } },
          { sentAt: { greater_than_equal: monthAgo } },
        ],
      },
      text: words(
        'zoekmeldingen verzonden in 30 dagen',
        'alertes envoyées en 30 jours',
        'search alerts sent in 30 days',
        'Suchmeldungen in 30 Tagen gesendet',
      ),
      one: words(
        'zoekmelding verzonden in 30 dagen',
        'alerte envoyée en 30 jours',
        'search alert sent in 30 days',
        'Suchmeldung in 30 Tagen gesendet',
      ),
    },
  ]
}

/** What is on offer, and what keeps it from being so. */
const offer: readonly DeskTask[] = [
  {
    collection: 'properties',
    where: blocked,
    text: words(
      'panden missen een wettelijke vermelding',
      'biens sans une mention légale',
      'properties miss a legal mention',
      'Objekte ohne eine Pflichtangabe',
    ),
    one: words(
      'pand mist een wettelijke vermelding',
      'bien sans une mention légale',
      'property misses a legal mention',
      'Objekt ohne eine Pflichtangabe',
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
    one: words(
      'publicatie gepland',
      'publication planifiée',
      'publication planned',
      'Veröffentlichung geplant',
    ),
  },
  {
    collection: 'properties',
    where: onOffer,
    text: words('panden in aanbod', 'biens en offre', 'properties on offer', 'Objekte im Angebot'),
    one: words('pand in aanbod', 'bien en offre', 'property on offer', 'Objekt im Angebot'),
  },
]

/** Pictures of the library that say nothing to whoever does not see them, in a language of the site. */
export function toUndescribed(locale: Locale): DeskTask {
  const name = languageNames[locale]
  return {
    collection: 'media',
    where: undescribedIn(locale),
    text: words(
      `beelden zonder beschrijving: ${name.nl}`,
      `images sans description : ${name.fr}`,
      `pictures without a description: ${name.en}`,
      `Bilder ohne Beschreibung: ${name.de}`,
    ),
    one: words(
      `beeld zonder beschrijving: ${name.nl}`,
      `image sans description : ${name.fr}`,
      `picture without a description: ${name.en}`,
      `Bild ohne Beschreibung: ${name.de}`,
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
      tasks: listWaiting(today),
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
      key: 'drafts',
      title: words('Nog niet online', 'Pas encore en ligne', 'Not online yet', 'Noch nicht online'),
      tasks: draftTasks,
    },
    {
      key: 'texts',
      title: words('Teksten', 'Textes', 'Texts', 'Texte'),
      tasks: languages.map(toUndescribed),
    },
  ]
}

/** The list of a task in the admin, with its filter as the address carries it. */
export function toListHref({ collection, where }: DeskTask): string {
  return toListAddress(collection, where)
}
