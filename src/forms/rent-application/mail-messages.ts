import { defineMessages } from '@/i18n/define-messages'

/** What a candidate who was not chosen is told. No reason is given: it is the landlord's. */
export const messages = defineMessages({
  nl: {
    subject: 'Uw kandidatuur voor {title}',
    preview: 'Uw kandidatuur is niet gekozen.',
    greeting: 'Goedendag,',
    home: 'de huurwoning',
    intro:
      'Samen met de verhuurder hebben wij alle kandidaturen voor {title} bekeken. De uwe is niet gekozen. Dank u dat u zich kandidaat stelde.',
    kept: 'Wij bewaren uw antwoorden tot {date} en wissen ze daarna vanzelf.',
    closing: 'Hebt u vragen over deze beslissing? Antwoord dan op deze e-mail.',
  },
  fr: {
    subject: 'Votre candidature : {title}',
    preview: 'Votre candidature n’a pas été retenue.',
    greeting: 'Bonjour,',
    home: 'le logement à louer',
    intro:
      'Nous avons examiné avec le bailleur toutes les candidatures pour {title}. La vôtre n’a pas été retenue. Merci de votre intérêt.',
    kept: 'Nous conservons vos réponses jusqu’au {date}, puis elles sont effacées automatiquement.',
    closing: 'Une question sur cette décision ? Répondez à cet e-mail.',
  },
  en: {
    subject: 'Your application for {title}',
    preview: 'Your application was not chosen.',
    greeting: 'Hello,',
    home: 'the home for rent',
    intro:
      'Together with the landlord we have looked at all applications for {title}. Yours was not chosen. Thank you for applying.',
    kept: 'We keep your answers until {date} and delete them automatically after that.',
    closing: 'Do you have questions about this decision? Reply to this e-mail.',
  },
  de: {
    subject: 'Ihre Bewerbung: {title}',
    preview: 'Ihre Bewerbung wurde nicht ausgewählt.',
    greeting: 'Guten Tag!',
    home: 'die Mietwohnung',
    intro:
      'Gemeinsam mit der Vermieterseite haben wir alle Bewerbungen für {title} durchgesehen. Ihre wurde nicht ausgewählt. Vielen Dank für Ihr Interesse.',
    kept: 'Wir bewahren Ihre Antworten bis zum {date} auf; danach werden sie automatisch gelöscht.',
    closing: 'Haben Sie Fragen zu dieser Entscheidung? Antworten Sie auf diese E-Mail.',
  },
})
