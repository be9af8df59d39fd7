import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Aanvraag verzenden',
    fields: {
      wish: {
        label: 'Wat wenst u?',
        options: {
          info: 'Meer info over dit pand',
          visit: 'Een bezoek aanvragen',
          documents: 'Documenten opvragen',
        },
      },
      remark: { label: 'Vraag of opmerking' },
    },
    errors: {
      'wish.missing': 'Kies wat u wenst.',
      'wish.repeated': 'U hebt deze documenten al aangevraagd.',
      'property.unknown': 'Dit pand is niet gevonden of is verkocht.',
    },
  },
  fr: {
    submit: 'Envoyer la demande',
    fields: {
      wish: {
        label: 'Que souhaitez-vous ?',
        options: {
          info: 'Plus d’infos sur ce bien',
          visit: 'Demander une visite',
          documents: 'Demander les documents',
        },
      },
      remark: { label: 'Question ou remarque' },
    },
    errors: {
      'wish.missing': 'Choisissez ce que vous souhaitez.',
      'wish.repeated': 'Vous avez déjà demandé ces documents.',
      'property.unknown': 'Ce bien est introuvable ou a été vendu.',
    },
  },
  en: {
    submit: 'Send request',
    fields: {
      wish: {
        label: 'What would you like?',
        options: {
          info: 'More information on this property',
          visit: 'Request a viewing',
          documents: 'Request documents',
        },
      },
      remark: { label: 'Question or remark' },
    },
    errors: {
      'wish.missing': 'Choose what you would like.',
      'wish.repeated': 'You have already requested these documents.',
      'property.unknown': 'Property not found or sold.',
    },
  },
  de: {
    submit: 'Anfrage senden',
    fields: {
      wish: {
        label: 'Was wünschen Sie?',
        options: {
          info: 'Mehr Informationen zu diesem Objekt',
          visit: 'Besichtigung anfragen',
          documents: 'Unterlagen anfordern',
        },
      },
      remark: { label: 'Frage oder Bemerkung' },
    },
    errors: {
      'wish.missing': 'Wählen Sie, was Sie wünschen.',
      'wish.repeated': 'Sie haben diese Unterlagen bereits angefordert.',
      'property.unknown': 'Immobilie nicht gefunden oder verkauft.',
    },
  },
})
