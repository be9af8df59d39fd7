import type { Where } from 'payload'
import { addDays, type CalendarDay } from '@/domain/kernel/calendar-day'
import { words } from '../fields/words'
import { toStart } from '../lists/belgian-start'
import { newEnquiries, requestedVisits, undecidedOffers } from '../lists/list-parts'
import type { DeskTask } from './desk-task'

const isPending: Where = { state: { equals: 'pending' } }

/** Days after which an import that failed is an old story. */
const importDays = 7

/** What was to leave or to go online, and did not. */
const failures: readonly DeskTask[] = [
  {
    collection: 'mails',
    where: { state: { equals: 'failed' } },
    text: words(
      'e-mails niet verzonden',
      'e-mails non envoyés',
      'e-mails not sent',
      'E-Mails nicht gesendet',
    ),
    one: words(
      'e-mail niet verzonden',
      'e-mail non envoyé',
      'e-mail not sent',
      'E-Mail nicht gesendet',
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
    one: words(
      'geplande publicatie geweigerd',
      'publication planifiée refusée',
      'planned publication refused',
      'geplante Veröffentlichung abgelehnt',
    ),
  },
]

/** Imports that ended badly, and those that nobody has agreed to yet. */
const listImports = (today: CalendarDay): DeskTask[] => [
  {
    collection: 'imports',
    where: {
      and: [
        { state: { equals: 'failed' } },
        { createdAt: { greater_than_equal: toStart(addDays(today, -importDays)) } },
      ],
    },
    text: words(
      'imports mislukt in 7 dagen',
      'imports échoués en 7 jours',
      'imports failed in 7 days',
      'Importe in 7 Tagen fehlgeschlagen',
    ),
    one: words(
      'import mislukt in 7 dagen',
      'import échoué en 7 jours',
      'import failed in 7 days',
      'Import in 7 Tagen fehlgeschlagen',
    ),
  },
  {
    collection: 'imports',
    where: { state: { equals: 'ready' } },
    text: words(
      'imports wachten op uw akkoord',
      'imports attendent votre accord',
      'imports wait for your consent',
      'Importe warten auf Ihre Zustimmung',
    ),
    one: words(
      'import wacht op uw akkoord',
      'import attend votre accord',
      'import waits for your consent',
      'Import wartet auf Ihre Zustimmung',
    ),
  },
]

/** What somebody has to look at. */
export const listWaiting = (today: CalendarDay): DeskTask[] => [
  {
    collection: 'enquiries',
    where: newEnquiries,
    text: words('nieuwe aanvragen', 'nouvelles demandes', 'new enquiries', 'neue Anfragen'),
    one: words('nieuwe aanvraag', 'nouvelle demande', 'new enquiry', 'neue Anfrage'),
  },
  {
    collection: 'offers',
    where: undecidedOffers(today),
    text: words(
      'biedingen wachten op een beslissing',
      'offres d’achat attendent une décision',
      'purchase offers wait for a decision',
      'Kaufangebote warten auf eine Entscheidung',
    ),
    one: words(
      'bod wacht op een beslissing',
      'offre d’achat attend une décision',
      'purchase offer waits for a decision',
      'Kaufangebot wartet auf eine Entscheidung',
    ),
  },
  {
    collection: 'messages',
    where: { and: [{ author: { equals: 'owner' } }, { readAt: { exists: false } }] },
    text: words(
      'ongelezen berichten van eigenaars',
      'messages non lus de propriétaires',
      'unread messages of owners',
      'ungelesene Nachrichten von Eigentümern',
    ),
    one: words(
      'ongelezen bericht van een eigenaar',
      'message non lu d’un propriétaire',
      'unread message of an owner',
      'ungelesene Nachricht eines Eigentümers',
    ),
  },
  ...failures,
  ...listImports(today),
  {
    collection: 'appointments',
    where: requestedVisits,
    text: words(
      'bezoeken te bevestigen',
      'visites à confirmer',
      'visits to confirm',
      'Besuche zu bestätigen',
    ),
    one: words(
      'bezoek te bevestigen',
      'visite à confirmer',
      'visit to confirm',
      'Besuch zu bestätigen',
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
    one: words(
      'getuigenis te bekijken',
      'témoignage à examiner',
      'testimonial to review',
      'Referenz zu prüfen',
    ),
  },
]
