import type { Field } from 'payload'
import { nobody } from '../../access/nobody'
import { dateField } from '../../fields/date-field'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'

/** The key to the calendar of an account: what is kept tells whether a key is right, not the key. */
export const calendarKeyFields: Field[] = [
  {
    ...textField({
      name: 'calendarKeyHash',
      label: words(
        'Sleutel van de agenda',
        'Clé de l’agenda',
        'Key of the calendar',
        'Schlüssel des Kalenders',
      ),
      unique: true,
      index: true,
    }),
    hidden: true,
    access: { create: nobody, read: nobody, update: nobody },
  },
  {
    ...dateField({
      name: 'calendarKeyAt',
      label: words(
        'Agenda-adres gemaakt op',
        'Adresse de l’agenda créée le',
        'Calendar address made at',
        'Kalenderadresse erstellt am',
      ),
      withTime: true,
      readOnly: true,
      condition: (data) => Boolean(data['calendarKeyAt']),
    }),
    access: { create: nobody, update: nobody },
  },
  {
    name: 'calendarAddress',
    type: 'ui',
    // It shows nothing in a list, where the framework would offer it under an English name.
    admin: {
      disableListColumn: true,
      components: { Field: '/src/cms/admin/calendar-address#CalendarAddress' },
    },
  },
]
