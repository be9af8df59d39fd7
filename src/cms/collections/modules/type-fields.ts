import type { Field, Option, SelectField } from 'payload'
import { selectField } from '../../fields/select-field'
import { findViewNames, toViewOptions, type ModuleTypeConfig } from './module-types'

/** The type of a module and the way in which it looks; views of other types are refused. */
export function createTypeFields(types: readonly ModuleTypeConfig[]): Field[] {
  return [{ type: 'row', fields: [createTypeField(types), createViewField(types)] }]
}

function createTypeField(types: readonly ModuleTypeConfig[]): SelectField {
  return selectField({
    name: 'type',
    label: { nl: 'Type', fr: 'Type', en: 'Type', de: 'Typ' },
    options: Object.fromEntries(types.map(({ type, label }) => [type, label])),
    required: true,
    index: true,
    defaultValue: types[0]?.type,
  })
}

function createViewField(types: readonly ModuleTypeConfig[]): SelectField {
  return {
    ...selectField({
      name: 'view',
      label: { nl: 'Weergave', fr: 'Présentation', en: 'View', de: 'Darstellung' },
      description: {
        nl: 'Leeg: de gewone weergave van het type.',
        fr: 'Vide : la présentation habituelle du type.',
        en: 'Empty: the usual view of the type.',
        de: 'Leer: die übliche Darstellung des Typs.',
      },
      options: toViewOptions(types),
    }),
    filterOptions: ({ options, data }) => keepOptions(options, findViewNames(types, data.type)),
  }
}

/** The options with one of the values. */
export function keepOptions(options: Option[], values: readonly string[]): Option[] {
  return options.filter((option) =>
    values.includes(typeof option === 'string' ? option : option.value),
  )
}
