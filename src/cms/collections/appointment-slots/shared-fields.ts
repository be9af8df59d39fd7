import { closesBeforeMinutesDefault, slotCapacityMax } from '@/domain/appointments/slots'
import type { SlotPlace } from '@/domain/appointments/slots'
import type { Field } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
import { numberField } from '../../fields/number-field'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'
import { toRelationId } from '../../relation-id'

const bufferMinutesMax = 240
const closesBeforeMinutesMax = 14 * 24 * 60

/** What is visited, and who receives: of one slot, or of a rule that publishes many. */
export const createAboutFields = (): Field[] => [
  relationshipField({
    name: 'property',
    relationTo: 'properties',
    label: words('Pand', 'Bien', 'Property', 'Objekt'),
  }),
  relationshipField({
    name: 'project',
    relationTo: 'projects',
    label: words('Project', 'Projet', 'Project', 'Projekt'),
  }),
  checkboxField({
    name: 'atOffice',
    label: words('Op kantoor', 'Au bureau', 'At the office', 'Im Büro'),
    description: words(
      'Een gesprek op kantoor, dat niet over één pand of project gaat.',
      'Un entretien au bureau, qui ne porte pas sur un bien ou un projet en particulier.',
      'A meeting at the office, about no property or project in particular.',
      'Ein Gespräch im Büro, das nicht um ein bestimmtes Objekt oder Projekt geht.',
    ),
  }),
  relationshipField({
    name: 'agent',
    relationTo: 'users',
    label: words('Makelaar', 'Agent', 'Agent', 'Makler'),
    description: words(
      'Wie de bezoeker ontvangt. Op twee plaatsen tegelijk kan niet geboekt worden.',
      'Qui reçoit le visiteur. Il ne peut être réservé à deux endroits à la fois.',
      'Who receives the visitor. Nobody can be booked in two places at once.',
      'Wer den Besucher empfängt. Niemand kann an zwei Orten zugleich gebucht werden.',
    ),
  }),
]

/** How many fit in, and how the agent gets from one to the next. */
export const createPlaceFields = (): Field[] => [
  wholeNumber(
    numberField({
      name: 'capacity',
      label: words('Plaatsen', 'Places', 'Places', 'Plätze'),
      description: words(
        'Eén voor een gewoon bezoek, meer voor een kijkdag.',
        'Une pour une visite ordinaire, plus pour une journée portes ouvertes.',
        'One for an ordinary viewing, more for an open day.',
        'Einer für eine gewöhnliche Besichtigung, mehr für einen Tag der offenen Tür.',
      ),
      min: 1,
      max: slotCapacityMax,
      required: true,
      defaultValue: 1,
    }),
  ),
  wholeNumber(
    numberField({
      name: 'bufferMinutes',
      label: words(
        'Tussentijd in minuten',
        'Battement en minutes',
        'Buffer in minutes',
        'Puffer in Minuten',
      ),
      description: words(
        'Tijd die de makelaar vóór en na het tijdslot vrij houdt.',
        'Temps que l’agent garde libre avant et après le créneau.',
        'Time that the agent keeps free before and after the slot.',
        'Zeit, die der Makler vor und nach dem Zeitfenster frei hält.',
      ),
      max: bufferMinutesMax,
      required: true,
      defaultValue: 0,
    }),
  ),
]

/** Whether a booking counts at once. */
export const createModeField = (): Field =>
  selectField({
    name: 'mode',
    label: words('Bevestiging', 'Confirmation', 'Confirmation', 'Bestätigung'),
    description: words(
      'Meteen, of nadat u de aanvraag hebt bekeken; onbeantwoord vervalt ze na 24 uur. Wie een verborgen adres wil bezoeken, bekijkt u altijd eerst.',
      'Immédiate, ou après examen de la demande ; sans réponse, elle expire après 24 heures. Pour une adresse masquée, vous examinez toujours la demande.',
      'At once, or after you have looked at the request; unanswered it lapses after 24 hours. Where the address is hidden you always look first.',
      'Sofort, oder nachdem Sie die Anfrage geprüft haben; unbeantwortet verfällt sie nach 24 Stunden. Bei verborgener Adresse prüfen Sie immer zuerst.',
    ),
    options: {
      instant: words('Meteen', 'Immédiate', 'At once', 'Sofort'),
      review: words('Na goedkeuring', 'Après approbation', 'After approval', 'Nach Freigabe'),
    },
    required: true,
    defaultValue: 'review',
  })

/** Until when can be booked. */
export const createClosingField = (): Field =>
  wholeNumber(
    numberField({
      name: 'closesBeforeMinutes',
      label: words(
        'Sluit zoveel minuten vooraf',
        'Fermeture, en minutes avant',
        'Closes so many minutes before',
        'Schließt so viele Minuten vorher',
      ),
      description: words(
        'Daarna kan niemand het tijdslot nog boeken.',
        'Ensuite, plus personne ne peut réserver le créneau.',
        'After that nobody can book the slot any more.',
        'Danach kann niemand das Zeitfenster mehr buchen.',
      ),
      max: closesBeforeMinutesMax,
      required: true,
      defaultValue: closesBeforeMinutesDefault,
    }),
  )

/** The one thing that a slot is about; null when it is about none, or about several. */
export function findPlaceOf(slot: object): SlotPlace | null {
  const propertyId = toRelationId(Reflect.get(slot, 'property'))
  const projectId = toRelationId(Reflect.get(slot, 'project'))
  const atOffice = Reflect.get(slot, 'atOffice') === true
  const count = [propertyId !== null, projectId !== null, atOffice].filter(Boolean).length
  return count === 1 ? { propertyId, projectId, atOffice } : null
}
