import type { Field } from 'payload'
import { nobody } from '../../../access/nobody'
import { staffOnly } from '../../../access/staff-only'
import { selectField } from '../../../fields/select-field'
import { words } from '../../../fields/words'
import { gateLevels } from '../gate/gate-level'

const kept = { create: nobody, read: staffOnly, update: nobody }

const label = words(
  'Wettelijke vermeldingen',
  'Mentions légales',
  'Legal mentions',
  'Pflichtangaben',
)

const description = words(
  'Wat de wet in een advertentie vraagt; nagekeken bij elke bewaring en elke nacht.',
  'Ce que la loi demande dans une annonce ; vérifié à chaque enregistrement et chaque nuit.',
  'What the law asks in an advertisement; checked at every save and every night.',
  'Was das Gesetz in einer Anzeige verlangt; bei jedem Speichern und jede Nacht geprüft.',
)

/** What the law on advertisements still asks. Nobody types it: it is worked out. */
export const gateFields: Field[] = [
  {
    name: 'gatePanel',
    type: 'ui',
    label,
    admin: {
      position: 'sidebar',
      components: { Field: '/src/cms/admin/publication-gate/gate-panel#GatePanel' },
    },
  },
  {
    ...selectField({
      name: 'gate',
      label,
      options: gateLevels,
      enumName: 'publication_gate',
      index: true,
    }),
    access: kept,
    admin: { description, hidden: true },
  },
  {
    name: 'gateIssues',
    type: 'json',
    label: words('Ontbreekt nog', 'Manque encore', 'Still missing', 'Fehlt noch'),
    access: kept,
    admin: {
      description,
      hidden: true,
      components: { Cell: '/src/cms/admin/publication-gate/issues-cell#IssuesCell' },
    },
  },
]
