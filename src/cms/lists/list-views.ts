import type { CollectionSlug, Where } from 'payload'
import { addDays, type CalendarDay } from '@/domain/kernel/calendar-day'
import { languageNames } from '@/domain/kernel/language-names'
import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import { words } from '../fields/words'
import { toStart } from './belgian-start'
import {
  blocked,
  enquiriesFrom,
  newEnquiries,
  onOffer,
  requestedVisits,
  visitsOn,
} from './list-parts'
import { undescribedIn } from './undescribed'

/** Who looks at a list, and when. */
export type ViewContext = {
  today: CalendarDay
  userId: number
  /** The people on the site whose account this is: they manage homes. */
  teamIds: readonly number[]
  /** Those that the site speaks. */
  languages: readonly Locale[]
}

/** A part of a list that somebody needs again and again. */
export type ListView = {
  key: string
  text: LocalizedText
  where: Where
}

/** Days before its end on which a certificate wants to be renewed. */
const certificateNoticeDays = 60

const open: Where = { state: { in: ['new', 'seen'] } }

function listPropertyViews({ today, teamIds }: ViewContext): ListView[] {
  const mine: ListView = {
    key: 'mine',
    text: words('Mijn panden', 'Mes biens', 'My listings', 'Meine Objekte'),
    where: { manager: { in: [...teamIds] } },
  }
  return [
    ...(teamIds.length > 0 ? [mine] : []),
    {
      key: 'toPublish',
      text: words(
        'Wacht op publicatie',
        'En attente de publication',
        'Waiting for publication',
        'Wartet auf Veröffentlichung',
      ),
      where: { and: [onOffer, { _status: { equals: 'draft' } }] },
    },
    {
      key: 'blocked',
      text: words(
        'Mist een vermelding',
        'Mention manquante',
        'Misses a mention',
        'Ohne Pflichtangabe',
      ),
      where: blocked,
    },
    {
      key: 'certificates',
      text: words(
        'EPC verloopt binnen 60 dagen',
        'PEB expire dans les 60 jours',
        'EPC ends within 60 days',
        'Energieausweis endet in 60 Tagen',
      ),
      where: {
        and: [
          onOffer,
          {
            epcValidUntil: { less_than: toStart(addDays(today, certificateNoticeDays + 1)) },
          },
        ],
      },
    },
    {
      key: 'unmanaged',
      text: words('Zonder beheerder', 'Sans gestionnaire', 'Without a manager', 'Ohne Betreuer'),
      where: { and: [onOffer, { manager: { exists: false } }] },
    },
  ]
}

function listEnquiryViews({ today, userId }: ViewContext): ListView[] {
  return [
    {
      key: 'new',
      text: words('Nieuw', 'Nouvelles', 'New', 'Neu'),
      where: newEnquiries,
    },
    {
      key: 'mine',
      text: words('Aan mij toegewezen', 'Attribuées à moi', 'Assigned to me', 'Mir zugewiesen'),
      where: { and: [open, { assignee: { equals: userId } }] },
    },
    {
      key: 'unassigned',
      text: words(
        'Aan niemand toegewezen',
        'Attribuées à personne',
        'Assigned to nobody',
        'Niemandem zugewiesen',
      ),
      where: { and: [open, { assignee: { exists: false } }] },
    },
    {
      key: 'today',
      text: words('Vandaag', 'Aujourd’hui', 'Today', 'Heute'),
      where: enquiriesFrom(today),
    },
  ]
}

function listAppointmentViews({ today }: ViewContext): ListView[] {
  return [
    {
      key: 'requested',
      text: words('Te bevestigen', 'À confirmer', 'To confirm', 'Zu bestätigen'),
      where: requestedVisits,
    },
    {
      key: 'today',
      text: words('Vandaag', 'Aujourd’hui', 'Today', 'Heute'),
      where: visitsOn(today),
    },
    {
      key: 'coming',
      text: words('Vanaf vandaag', 'À partir d’aujourd’hui', 'From today on', 'Ab heute'),
      where: { startsAt: { greater_than_equal: toStart(today) } },
    },
  ]
}

const projectViews: readonly ListView[] = [
  {
    key: 'drafts',
    text: words('Concepten', 'Brouillons', 'Drafts', 'Entwürfe'),
    where: { _status: { equals: 'draft' } },
  },
]

function listDemandViews({ today }: ViewContext): ListView[] {
  return [
    {
      key: 'running',
      text: words('Lopend', 'En cours', 'Running', 'Laufend'),
      where: { state: { equals: 'confirmed' } },
    },
    {
      key: 'ending',
      text: words(
        'Loopt binnen 30 dagen af',
        'Expire dans les 30 jours',
        'Ends within 30 days',
        'Endet in 30 Tagen',
      ),
      where: {
        and: [
          { state: { equals: 'confirmed' } },
          { until: { less_than: toStart(addDays(today, 31)) } },
        ],
      },
    },
  ]
}

function listMediaViews({ languages }: ViewContext): ListView[] {
  return languages.map((locale) => {
    const name = languageNames[locale]
    return {
      key: `undescribed-${locale}`,
      text: words(
        `Zonder beschrijving: ${name.nl}`,
        `Sans description : ${name.fr}`,
        `Without a description: ${name.en}`,
        `Ohne Beschreibung: ${name.de}`,
      ),
      where: undescribedIn(locale),
    }
  })
}

const viewsOf: Partial<Record<CollectionSlug, (context: ViewContext) => readonly ListView[]>> = {
  properties: listPropertyViews,
  projects: () => projectViews,
  enquiries: listEnquiryViews,
  appointments: listAppointmentViews,
  demands: listDemandViews,
  media: listMediaViews,
}

/** The parts of a list that its users need every day, worked out for who looks and for the day. */
export function listViews(slug: CollectionSlug, context: ViewContext): readonly ListView[] {
  return viewsOf[slug]?.(context) ?? []
}
