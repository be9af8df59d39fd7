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
      visitTimes: {
        label: 'Wanneer past een bezoek u?',
        hint: 'Vink aan wat kan; wij stellen een uur voor.',
        options: {
          'mon-am': 'Maandag voormiddag',
          'mon-pm': 'Maandag namiddag',
          'tue-am': 'Dinsdag voormiddag',
          'tue-pm': 'Dinsdag namiddag',
          'wed-am': 'Woensdag voormiddag',
          'wed-pm': 'Woensdag namiddag',
          'thu-am': 'Donderdag voormiddag',
          'thu-pm': 'Donderdag namiddag',
          'fri-am': 'Vrijdag voormiddag',
          'fri-pm': 'Vrijdag namiddag',
          'sat-am': 'Zaterdag voormiddag',
          'sat-pm': 'Zaterdag namiddag',
        },
      },
      remark: { label: 'Vraag of opmerking' },
    },
    errors: {
      'visitTimes.invalid': 'Kies uit deze halve dagen.',
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
      visitTimes: {
        label: 'Quand pourriez-vous visiter ?',
        hint: 'Cochez ce qui vous convient ; nous proposons une heure.',
        options: {
          'mon-am': 'Lundi matin',
          'mon-pm': 'Lundi après-midi',
          'tue-am': 'Mardi matin',
          'tue-pm': 'Mardi après-midi',
          'wed-am': 'Mercredi matin',
          'wed-pm': 'Mercredi après-midi',
          'thu-am': 'Jeudi matin',
          'thu-pm': 'Jeudi après-midi',
          'fri-am': 'Vendredi matin',
          'fri-pm': 'Vendredi après-midi',
          'sat-am': 'Samedi matin',
          'sat-pm': 'Samedi après-midi',
        },
      },
      remark: { label: 'Question ou remarque' },
    },
    errors: {
      'visitTimes.invalid': 'Choisissez parmi ces demi-journées.',
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
      visitTimes: {
        label: 'When would a viewing suit you?',
        hint: 'Tick all that suit; we suggest a time.',
        options: {
          'mon-am': 'Monday morning',
          'mon-pm': 'Monday afternoon',
          'tue-am': 'Tuesday morning',
          'tue-pm': 'Tuesday afternoon',
          'wed-am': 'Wednesday morning',
          'wed-pm': 'Wednesday afternoon',
          'thu-am': 'Thursday morning',
          'thu-pm': 'Thursday afternoon',
          'fri-am': 'Friday morning',
          'fri-pm': 'Friday afternoon',
          'sat-am': 'Saturday morning',
          'sat-pm': 'Saturday afternoon',
        },
      },
      remark: { label: 'Question or remark' },
    },
    errors: {
      'visitTimes.invalid': 'Choose from these half days.',
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
      visitTimes: {
        label: 'Wann passt Ihnen eine Besichtigung?',
        hint: 'Kreuzen Sie an, was möglich ist; wir schlagen eine Uhrzeit vor.',
        options: {
          'mon-am': 'Montag, vormittags',
          'mon-pm': 'Montag, nachmittags',
          'tue-am': 'Dienstag, vormittags',
          'tue-pm': 'Dienstag, nachmittags',
          'wed-am': 'Mittwoch, vormittags',
          'wed-pm': 'Mittwoch, nachmittags',
          'thu-am': 'Donnerstag, vormittags',
          'thu-pm': 'Donnerstag, nachmittags',
          'fri-am': 'Freitag, vormittags',
          'fri-pm': 'Freitag, nachmittags',
          'sat-am': 'Samstag, vormittags',
          'sat-pm': 'Samstag, nachmittags',
        },
      },
      remark: { label: 'Frage oder Bemerkung' },
    },
    errors: {
      'visitTimes.invalid': 'Wählen Sie unter diesen halben Tagen.',
      'wish.missing': 'Wählen Sie, was Sie wünschen.',
      'wish.repeated': 'Sie haben diese Unterlagen bereits angefordert.',
      'property.unknown': 'Immobilie nicht gefunden oder verkauft.',
    },
  },
})
