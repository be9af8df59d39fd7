import { defineMessages } from '@/i18n/define-messages'

/** What the agency reads of what an owner sent, and an owner of an answer. */
export const messages = defineMessages({
  nl: {
    message: {
      subject: 'Bericht van {name} in het eigenaarsportaal',
      intro: '{name} schreef u in het eigenaarsportaal. Antwoord in de desk, bij het pand.',
    },
    document: {
      subject: 'Document van {name} in het eigenaarsportaal',
      intro: '{name} verzond een document in het eigenaarsportaal: {title}.',
    },
    property: 'Pand',
    open: 'Openen in de desk',
    answer: {
      subject: 'U hebt een antwoord in uw eigenaarsportaal',
      preview: 'Meld u aan om het te lezen.',
      intro: 'Uw makelaar heeft u geantwoord. U leest het antwoord in uw eigenaarsportaal.',
      open: 'Bericht lezen',
      why: 'De tekst staat niet in deze e-mail, omdat u zich voor het lezen aanmeldt.',
    },
  },
  fr: {
    message: {
      subject: 'Message de {name} dans l’espace propriétaire',
      intro:
        '{name} vous a écrit dans l’espace propriétaire. Répondez dans le back-office, près du bien.',
    },
    document: {
      subject: 'Document de {name} dans l’espace propriétaire',
      intro: '{name} a envoyé un document dans l’espace propriétaire : {title}.',
    },
    property: 'Bien',
    open: 'Ouvrir dans le back-office',
    answer: {
      subject: 'Une réponse vous attend dans votre espace propriétaire',
      preview: 'Connectez-vous pour la lire.',
      intro: 'Votre agent vous a répondu. Vous lirez la réponse dans votre espace propriétaire.',
      open: 'Lire le message',
      why: 'Le texte ne figure pas dans cet e-mail, car sa lecture demande une connexion.',
    },
  },
  en: {
    message: {
      subject: 'Message from {name} in the owners’ portal',
      intro: '{name} wrote to you in the owners’ portal. Answer in the desk, beside the property.',
    },
    document: {
      subject: 'Document from {name} in the owners’ portal',
      intro: '{name} sent a document in the owners’ portal: {title}.',
    },
    property: 'Property',
    open: 'Open in the desk',
    answer: {
      subject: 'You have an answer in your owners’ portal',
      preview: 'Log in to read it.',
      intro: 'Your agent has answered you. You read the answer in your owners’ portal.',
      open: 'Read the message',
      why: 'The text is not in this e-mail, because reading it asks you to log in.',
    },
  },
  de: {
    message: {
      subject: 'Nachricht von {name} im Eigentümerportal',
      intro:
        '{name} hat Ihnen im Eigentümerportal geschrieben. Antworten Sie im Backoffice beim Objekt.',
    },
    document: {
      subject: 'Dokument von {name} im Eigentümerportal',
      intro: '{name} hat im Eigentümerportal ein Dokument gesendet: {title}.',
    },
    property: 'Objekt',
    open: 'Im Backoffice öffnen',
    answer: {
      subject: 'Sie haben eine Antwort in Ihrem Eigentümerportal',
      preview: 'Melden Sie sich an, um sie zu lesen.',
      intro: 'Ihr Makler hat Ihnen geantwortet. Sie lesen die Antwort in Ihrem Eigentümerportal.',
      open: 'Nachricht lesen',
      why: 'Der Text steht nicht in dieser E-Mail, da Sie sich zum Lesen anmelden.',
    },
  },
})
