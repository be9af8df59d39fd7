import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Melding verzenden',
    fields: {
      reason: {
        label: 'Wat klopt er niet?',
        options: {
          price: 'De prijs of de kosten',
          facts: 'De beschrijving of de gegevens',
          pictures: 'De foto’s of plannen',
          closed: 'Het pand is al verkocht of verhuurd',
          suspicious: 'Ik vertrouw dit zoekertje niet',
          other: 'Iets anders',
        },
      },
      remark: { label: 'Uw opmerking' },
      email: { label: 'E-mail', hint: 'Alleen als u een antwoord wenst.' },
    },
    errors: {
      'reason.missing': 'Kies wat er niet klopt.',
      'property.unknown': 'Dit pand is niet gevonden of is verkocht.',
    },
  },
  fr: {
    submit: 'Envoyer le signalement',
    fields: {
      reason: {
        label: 'Qu’est-ce qui n’est pas correct ?',
        options: {
          price: 'Le prix ou les frais',
          facts: 'La description ou les données',
          pictures: 'Les photos ou les plans',
          closed: 'Le bien est déjà vendu ou loué',
          suspicious: 'Cette annonce me paraît suspecte',
          other: 'Autre chose',
        },
      },
      remark: { label: 'Votre remarque' },
      email: { label: 'E-mail', hint: 'Uniquement si vous souhaitez une réponse.' },
    },
    errors: {
      'reason.missing': 'Choisissez ce qui n’est pas correct.',
      'property.unknown': 'Ce bien est introuvable ou a été vendu.',
    },
  },
  en: {
    submit: 'Send report',
    fields: {
      reason: {
        label: 'What is wrong?',
        options: {
          price: 'The price or the costs',
          facts: 'The description or the facts',
          pictures: 'The pictures or plans',
          closed: 'The property is already sold or let',
          suspicious: 'I do not trust this listing',
          other: 'Something else',
        },
      },
      remark: { label: 'Your remark' },
      email: { label: 'E-mail', hint: 'Only if you would like an answer.' },
    },
    errors: {
      'reason.missing': 'Choose what is wrong.',
      'property.unknown': 'Property not found or sold.',
    },
  },
  de: {
    submit: 'Meldung senden',
    fields: {
      reason: {
        label: 'Was stimmt nicht?',
        options: {
          price: 'Der Preis oder die Kosten',
          facts: 'Die Beschreibung oder die Angaben',
          pictures: 'Die Fotos oder Grundrisse',
          closed: 'Die Immobilie ist schon verkauft oder vermietet',
          suspicious: 'Ich traue dieser Anzeige nicht',
          other: 'Etwas anderes',
        },
      },
      remark: { label: 'Ihre Bemerkung' },
      email: { label: 'E-Mail', hint: 'Nur wenn Sie eine Antwort wünschen.' },
    },
    errors: {
      'reason.missing': 'Wählen Sie, was nicht stimmt.',
      'property.unknown': 'Immobilie nicht gefunden oder verkauft.',
    },
  },
})
