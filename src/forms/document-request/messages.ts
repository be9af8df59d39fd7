import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Documenten opvragen',
    fields: { email: { label: 'E-mail', hint: 'Hierheen sturen wij de links.' } },
    errors: {
      'email.repeated':
        'U hebt de documenten van dit pand al opgevraagd. Kijk na of onze e-mail bij de ongewenste post zit, of bel ons.',
      'property.unknown': 'Dit pand is niet gevonden of is verkocht.',
    },
  },
  fr: {
    submit: 'Demander les documents',
    fields: { email: { label: 'E-mail', hint: 'Nous y envoyons les liens.' } },
    errors: {
      'email.repeated':
        'Vous avez déjà demandé les documents de ce bien. Vérifiez vos courriers indésirables ou appelez-nous.',
      'property.unknown': 'Ce bien est introuvable ou a été vendu.',
    },
  },
  en: {
    submit: 'Request documents',
    fields: { email: { label: 'E-mail', hint: 'We send the links to this address.' } },
    errors: {
      'email.repeated':
        'You have already requested the documents of this property. Look for our e-mail in your spam folder, or call us.',
      'property.unknown': 'Property not found or sold.',
    },
  },
  de: {
    submit: 'Unterlagen anfordern',
    fields: { email: { label: 'E-Mail', hint: 'An diese Adresse senden wir die Links.' } },
    errors: {
      'email.repeated':
        'Sie haben die Unterlagen zu dieser Immobilie bereits angefordert. Sehen Sie im Spam-Ordner nach, oder rufen Sie uns an.',
      'property.unknown': 'Immobilie nicht gefunden oder verkauft.',
    },
  },
})
