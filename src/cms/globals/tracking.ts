import type { TextField, TextFieldSingleValidation } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { administratorsOnly } from '../access/administrators-only'
import { textField } from '../fields/plain-text'
import { toEditorMessage } from '../hooks/editor-message'
import { createGlobal } from './create-global'

/** Identifiers end up in addresses of scripts, so they may hold nothing that has a meaning there. */
const validateIdentifier: TextFieldSingleValidation = (value, { req }) => {
  if (!value || /^[A-Za-z0-9_-]{3,40}$/.test(value)) return true
  return toEditorMessage(req, {
    nl: `"${value}" is geen kenmerk. Neem alleen letters, cijfers en streepjes over.`,
    fr: `« ${value} » n’est pas un identifiant. Ne reprenez que lettres, chiffres et traits d’union.`,
    en: `"${value}" is not an identifier. Copy only letters, digits and hyphens.`,
    de: `„${value}“ ist keine Kennung. Übernehmen Sie nur Buchstaben, Ziffern und Striche.`,
  })
}

function identifierField(name: string, label: LocalizedText): TextField {
  return textField({ name, label, maxLength: 40, validate: validateIdentifier })
}

/** Identifiers of measuring services. Nothing is loaded without the visitor's consent. */
export const Tracking = createGlobal({
  slug: 'tracking',
  label: { nl: 'Meting', fr: 'Mesure', en: 'Tracking', de: 'Messung' },
  update: administratorsOnly,
  fields: [
    identifierField('analyticsId', {
      nl: 'Statistieken',
      fr: 'Statistiques',
      en: 'Analytics',
      de: 'Statistik',
    }),
    identifierField('adsId', {
      nl: 'Advertenties',
      fr: 'Publicités',
      en: 'Advertisements',
      de: 'Werbung',
    }),
    identifierField('tagManagerId', {
      nl: 'Tagbeheer',
      fr: 'Gestionnaire de balises',
      en: 'Tag manager',
      de: 'Tag-Verwaltung',
    }),
    identifierField('socialPixelId', {
      nl: 'Pixel van sociaal netwerk',
      fr: 'Pixel de réseau social',
      en: 'Pixel of a social network',
      de: 'Pixel eines sozialen Netzwerks',
    }),
  ],
})
