import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Pand doorsturen',
    fields: {
      friendEmail: {
        label: 'E-mail van uw vriend',
        hint: 'Wij gebruiken dit adres alleen voor deze ene e-mail.',
      },
      message: { label: 'Uw bericht', hint: 'Tot 500 tekens, zonder web- of e-mailadressen.' },
      name: { label: 'Uw naam' },
      email: { label: 'Uw e-mail', hint: 'Uw vriend ziet dit adres en kan u zo antwoorden.' },
    },
    errors: {
      'message.invalid':
        'Laat web- en e-mailadressen weg uit uw bericht, en zet een spatie na elk punt.',
      'message.tooLong': 'Kort uw bericht in tot 500 tekens.',
      'name.invalid': 'Vul uw naam in zonder web- of e-mailadres.',
      'property.unknown': 'Dit pand is niet gevonden of kan niet doorgestuurd worden.',
    },
  },
  fr: {
    submit: 'Envoyer le bien',
    fields: {
      friendEmail: {
        label: 'E-mail de votre ami',
        hint: 'Cette adresse ne sert qu’à ce seul e-mail.',
      },
      message: {
        label: 'Votre message',
        hint: '500 caractères au plus, sans adresse web ni e-mail.',
      },
      name: { label: 'Votre nom' },
      email: { label: 'Votre e-mail', hint: 'Votre ami voit cette adresse et peut vous répondre.' },
    },
    errors: {
      'message.invalid':
        'Retirez les adresses web et e-mail de votre message, et laissez un espace après chaque point.',
      'message.tooLong': 'Limitez votre message à 500 caractères.',
      'name.invalid': 'Introduisez votre nom sans adresse web ni e-mail.',
      'property.unknown': 'Ce bien est introuvable ou ne peut pas être envoyé.',
    },
  },
  en: {
    submit: 'Send the property',
    fields: {
      friendEmail: {
        label: 'E-mail of your friend',
        hint: 'We use this address for this one e-mail only.',
      },
      message: {
        label: 'Your message',
        hint: 'Up to 500 characters, without web or e-mail addresses.',
      },
      name: { label: 'Your name' },
      email: { label: 'Your e-mail', hint: 'Your friend sees this address and can reply to you.' },
    },
    errors: {
      'message.invalid':
        'Leave web and e-mail addresses out of your message, and put a space after every full stop.',
      'message.tooLong': 'Shorten your message to 500 characters.',
      'name.invalid': 'Enter your name without a web or e-mail address.',
      'property.unknown': 'Property not found, or it cannot be sent on.',
    },
  },
  de: {
    submit: 'Immobilie weiterleiten',
    fields: {
      friendEmail: {
        label: 'E-Mail der anderen Person',
        hint: 'Wir verwenden diese Adresse nur für diese eine E-Mail.',
      },
      message: {
        label: 'Ihre Nachricht',
        hint: 'Bis zu 500 Zeichen, ohne Web- oder E-Mail-Adressen.',
      },
      name: { label: 'Ihr Name' },
      email: {
        label: 'Ihre E-Mail',
        hint: 'Die andere Person sieht diese Adresse und kann Ihnen antworten.',
      },
    },
    errors: {
      'message.invalid':
        'Lassen Sie Web- und E-Mail-Adressen in Ihrer Nachricht weg und setzen Sie nach jedem Punkt ein Leerzeichen.',
      'message.tooLong': 'Kürzen Sie Ihre Nachricht auf 500 Zeichen.',
      'name.invalid': 'Geben Sie Ihren Namen ohne Web- oder E-Mail-Adresse ein.',
      'property.unknown': 'Immobilie nicht gefunden, oder sie kann nicht weitergeleitet werden.',
    },
  },
})
