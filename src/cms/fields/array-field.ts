import type { LocalizedText } from '@/domain/kernel/locales'
import type { ArrayField } from 'payload'
import { listRowParts } from '../admin/row-label/row-parts'

/**
 * An ordered list of rows. `label` names the list, `singular` one row, as on the button for more.
 * The head of a row says what is in it; rows of more than one field are folded until they are opened.
 */
export function arrayField(
  options: Omit<ArrayField, 'type' | 'label' | 'labels'> & {
    label: LocalizedText
    singular: LocalizedText
    /** The field that names a row before all others. */
    rowName?: string
  },
): ArrayField {
  const { label, singular, rowName, admin, ...field } = options
  const clientProps = { singular, parts: listRowParts(field.fields, rowName) }
  return {
    ...field,
    type: 'array',
    label,
    labels: { singular, plural: label },
    admin: {
      initCollapsed: field.fields.length > 1,
      ...admin,
      components: {
        RowLabel: { path: '/src/cms/admin/row-label/row-label.client#RowLabel', clientProps },
        ...admin?.components,
      },
    },
  }
}
