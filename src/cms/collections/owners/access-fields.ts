import type { Field } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { dateField } from '../../fields/date-field'
import { words } from '../../fields/words'

const bySystem = { read: agentsAndEditors, create: nobody, update: nobody }

/** How an account came into use. The site writes these alone. */
export const accessFields: Field[] = [
  {
    type: 'row',
    admin: { condition: ({ id }) => Boolean(id) },
    fields: [
      {
        ...dateField({
          name: 'invitedAt',
          label: words('Uitgenodigd op', 'Invité le', 'Invited at', 'Eingeladen am'),
          withTime: true,
          readOnly: true,
        }),
        access: bySystem,
      },
      {
        ...dateField({
          name: 'firstSignedInAt',
          label: words(
            'Eerst aangemeld op',
            'Première connexion le',
            'First logged in at',
            'Erste Anmeldung am',
          ),
          withTime: true,
          readOnly: true,
        }),
        access: bySystem,
      },
    ],
  },
  // The last use of a link into the account: none that was made before is good any more.
  { name: 'linksUsedAt', type: 'date', hidden: true, access: { create: nobody, update: nobody } },
]
