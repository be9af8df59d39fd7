import type { Field } from 'payload'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { countNames, origins, stateNames, type CountName } from './names'

const countField = (name: CountName): Field => ({
  ...numberField({ name, label: countNames[name], defaultValue: 0 }),
  admin: { hidden: true },
})

/** Stores nothing: what an import is called. Its moment stands beside, in the panel and the list. */
const titleField: Field = {
  ...textField({ name: 'source', label: words('Invoerbron', 'Source', 'Source', 'Quelle') }),
  virtual: 'feed.name',
}

/** One import of one feed; everything is shown by the panel, and nothing is typed. */
export const importFields: Field[] = [
  {
    name: 'panel',
    type: 'ui',
    label: words('Verloop', 'Déroulement', 'Course', 'Verlauf'),
    admin: {
      components: { Field: '/src/cms/admin/listing-imports/import-panel.client#ImportPanel' },
    },
  },
  hide(titleField),
  hide({
    ...relationshipField({
      name: 'feed',
      relationTo: 'feeds',
      label: words('Invoerbron', 'Source', 'Source', 'Quelle'),
      required: true,
    }),
    index: true,
  }),
  hide(
    selectField({
      name: 'state',
      label: words('Stand', 'État', 'State', 'Stand'),
      options: stateNames,
      required: true,
      defaultValue: 'waiting',
      enumName: 'import_state',
      index: true,
    }),
  ),
  hide(
    selectField({
      name: 'origin',
      label: words('Hoe', 'Comment', 'How', 'Wie'),
      options: origins,
      required: true,
      enumName: 'import_origin',
    }),
  ),
  hide(textField({ name: 'problem', label: words('Probleem', 'Problème', 'Problem', 'Problem') })),
  hide(
    relationshipField({
      name: 'startedBy',
      relationTo: 'users',
      label: words('Gestart door', 'Lancé par', 'Started by', 'Gestartet von'),
    }),
  ),
  ...Object.keys(countNames).map((name) => countField(name as CountName)),
  hide(
    dateField({
      name: 'startedAt',
      label: words('Begin', 'Début', 'Start', 'Beginn'),
      withTime: true,
    }),
  ),
  hide(dateField({ name: 'endedAt', label: words('Einde', 'Fin', 'End', 'Ende'), withTime: true })),
  {
    name: 'log',
    type: 'json',
    label: words('Logboek', 'Journal', 'Log', 'Protokoll'),
    admin: { hidden: true },
  },
]

/** Shown by the panel and in the list, not as a field of a form that nobody can save. */
function hide<F extends Field & { admin?: object }>(field: F): F {
  return { ...field, admin: { ...field.admin, hidden: true } }
}
