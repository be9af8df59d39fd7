import type { CheckboxField } from 'payload'
import { checkboxField } from './checkbox-field'

/** Whether content is a page of its own, or only stands in modules. */
export function ownPageField(): CheckboxField {
  return checkboxField({
    name: 'isPublic',
    label: {
      nl: 'Een eigen pagina',
      fr: 'Une page à part',
      en: 'A page of its own',
      de: 'Eine eigene Seite',
    },
    description: {
      nl: 'Uit: enkel inhoud voor modules, zonder adres voor bezoekers.',
      fr: 'Non : contenu pour des modules, sans adresse pour les visiteurs.',
      en: 'Off: content for modules only, without an address for visitors.',
      de: 'Aus: nur Inhalt für Module, ohne Adresse für Besucher.',
    },
    defaultValue: true,
    index: true,
  })
}
