import { defineMessages } from '@/i18n/define-messages'

/** What the page says on which mails other than the weekly one are stopped. */
export const messages = defineMessages({
  nl: {
    answers: {
      title: 'E-mail bij een antwoord',
      on: 'U krijgt een e-mail wanneer uw makelaar u antwoordt.',
      off: 'U krijgt geen e-mail meer wanneer uw makelaar u antwoordt.',
      stop: 'Deze e-mails stoppen',
      start: 'Deze e-mails opnieuw ontvangen',
    },
    documents: {
      title: 'E-mail bij nieuwe documenten',
      on: 'U krijgt een e-mail wanneer er een nieuw document voor u klaarstaat.',
      off: 'U krijgt geen e-mail meer wanneer er een nieuw document voor u klaarstaat.',
      stop: 'Deze e-mails stoppen',
      start: 'Deze e-mails opnieuw ontvangen',
    },
    news: {
      title: 'E-mail bij nieuws over uw pand',
      on: 'U krijgt een e-mail bij bezoeken, verslagen en ander nieuws over uw pand.',
      off: 'U krijgt geen e-mail meer bij bezoeken, verslagen en ander nieuws over uw pand.',
      stop: 'Deze e-mails stoppen',
      start: 'Deze e-mails opnieuw ontvangen',
    },
  },
  fr: {
    answers: {
      title: 'E-mail en cas de réponse',
      on: 'Vous recevez un e-mail lorsque votre agent vous répond.',
      off: 'Vous ne recevez plus d’e-mail lorsque votre agent vous répond.',
      stop: 'Ne plus recevoir ces e-mails',
      start: 'Recevoir à nouveau ces e-mails',
    },
    documents: {
      title: 'E-mail en cas de nouveau document',
      on: 'Vous recevez un e-mail lorsqu’un nouveau document vous attend.',
      off: 'Vous ne recevez plus d’e-mail lorsqu’un nouveau document vous attend.',
      stop: 'Ne plus recevoir ces e-mails',
      start: 'Recevoir à nouveau ces e-mails',
    },
    news: {
      title: 'E-mail en cas de nouvelles de votre bien',
      on: 'Vous recevez un e-mail lors de visites, de comptes rendus et d’autres nouvelles de votre bien.',
      off: 'Vous ne recevez plus d’e-mail lors de visites, de comptes rendus et d’autres nouvelles de votre bien.',
      stop: 'Ne plus recevoir ces e-mails',
      start: 'Recevoir à nouveau ces e-mails',
    },
  },
  en: {
    answers: {
      title: 'E-mail about an answer',
      on: 'You get an e-mail when your agent answers you.',
      off: 'You get no e-mail any more when your agent answers you.',
      stop: 'Stop these e-mails',
      start: 'Get these e-mails again',
    },
    documents: {
      title: 'E-mail about new documents',
      on: 'You get an e-mail when there is a new document for you.',
      off: 'You get no e-mail any more when there is a new document for you.',
      stop: 'Stop these e-mails',
      start: 'Get these e-mails again',
    },
    news: {
      title: 'E-mail about news of your property',
      on: 'You get an e-mail about viewings, feedback and other news of your property.',
      off: 'You get no e-mail any more about viewings, feedback and other news of your property.',
      stop: 'Stop these e-mails',
      start: 'Get these e-mails again',
    },
  },
  de: {
    answers: {
      title: 'E-Mail bei einer Antwort',
      on: 'Sie erhalten eine E-Mail, wenn Ihr Makler Ihnen antwortet.',
      off: 'Sie erhalten keine E-Mail mehr, wenn Ihr Makler Ihnen antwortet.',
      stop: 'Diese E-Mails abbestellen',
      start: 'Diese E-Mails wieder erhalten',
    },
    documents: {
      title: 'E-Mail bei neuen Dokumenten',
      on: 'Sie erhalten eine E-Mail, wenn ein neues Dokument für Sie bereitliegt.',
      off: 'Sie erhalten keine E-Mail mehr, wenn ein neues Dokument für Sie bereitliegt.',
      stop: 'Diese E-Mails abbestellen',
      start: 'Diese E-Mails wieder erhalten',
    },
    news: {
      title: 'E-Mail bei Neuigkeiten zu Ihrer Immobilie',
      on: 'Sie erhalten eine E-Mail zu Besichtigungen, Rückmeldungen und anderen Neuigkeiten zu Ihrer Immobilie.',
      off: 'Sie erhalten keine E-Mail mehr zu Besichtigungen, Rückmeldungen und anderen Neuigkeiten zu Ihrer Immobilie.',
      stop: 'Diese E-Mails abbestellen',
      start: 'Diese E-Mails wieder erhalten',
    },
  },
})
