import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Getuigenis verzenden',
    fields: {
      comment: { label: 'Uw ervaring met ons kantoor' },
      name: { label: 'Naam', hint: 'Zo komt u op de site te staan.' },
      email: { label: 'E-mail', hint: 'Om te bevestigen; wij publiceren het adres niet.' },
      website: { label: 'Website' },
    },
    errors: {
      'comment.missing': 'Schrijf uw ervaring.',
      'comment.tooLong': 'Kort uw tekst in tot 2.000 tekens.',
      'website.invalid': 'Vul een geldige website in, zoals www.voorbeeld.be.',
    },
  },
  fr: {
    submit: 'Envoyer le témoignage',
    fields: {
      comment: { label: 'Votre expérience avec notre agence' },
      name: { label: 'Nom', hint: 'Tel qu’il apparaîtra sur le site.' },
      email: { label: 'E-mail', hint: 'Pour confirmer ; nous ne publions pas l’adresse.' },
      website: { label: 'Site web' },
    },
    errors: {
      'comment.missing': 'Écrivez votre expérience.',
      'comment.tooLong': 'Limitez votre texte à 2.000 caractères.',
      'website.invalid': 'Introduisez un site web valide, par exemple www.exemple.be.',
    },
  },
  en: {
    submit: 'Send testimonial',
    fields: {
      comment: { label: 'Your experience with our agency' },
      name: { label: 'Name', hint: 'As it will stand on the site.' },
      email: { label: 'E-mail', hint: 'To confirm; we do not publish the address.' },
      website: { label: 'Website' },
    },
    errors: {
      'comment.missing': 'Write down your experience.',
      'comment.tooLong': 'Shorten your text to 2,000 characters.',
      'website.invalid': 'Enter a valid website, such as www.example.be.',
    },
  },
  de: {
    submit: 'Referenz senden',
    fields: {
      comment: { label: 'Ihre Erfahrung mit unserem Büro' },
      name: { label: 'Name', hint: 'So erscheint er auf der Website.' },
      email: { label: 'E-Mail', hint: 'Zur Bestätigung; wir veröffentlichen die Adresse nicht.' },
      website: { label: 'Website' },
    },
    errors: {
      'comment.missing': 'Schreiben Sie Ihre Erfahrung auf.',
      'comment.tooLong': 'Kürzen Sie Ihren Text auf 2.000 Zeichen.',
      'website.invalid': 'Geben Sie eine gültige Website ein, zum Beispiel www.beispiel.be.',
    },
  },
})
