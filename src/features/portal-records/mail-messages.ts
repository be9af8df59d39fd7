import { defineMessages } from '@/i18n/define-messages'

/** What the agency reads of what an owner sent, and an owner of an answer. */
export const messages = defineMessages({
  nl: {
    message: {
      subject: 'Bericht van {name} in het eigenaarsportaal',
      intro:
        '{name} schreef u in het eigenaarsportaal. Open het bericht in de desk en kies Antwoorden.',
    },
    document: {
      subject: 'Document van {name} in het eigenaarsportaal',
      intro: '{name} verzond een document in het eigenaarsportaal: {title}.',
    },
    property: 'Pand',
    open: 'Openen in de desk',
    stop: 'Deze e-mails stoppen',
    news: {
      greeting: 'Goedendag {name},',
      preview: 'Meld u aan om het te lezen.',
      why: 'Wat er staat, leest u na het aanmelden. Binnen een uur krijgt u hierover hoogstens één e-mail per pand.',
      documents: {
        subject: 'Er is een nieuw document over uw pand',
        intro: 'Uw makelaar heeft documenten over uw pand voor u klaargezet.',
        open: 'Documenten bekijken',
      },
      activities: {
        subject: 'Er is nieuws over uw pand',
        intro: 'Uw makelaar noteerde wat er voor uw pand gebeurde.',
        open: 'Historiek lezen',
      },
      visits: {
        subject: 'Er is nieuws over de bezoeken aan uw pand',
        intro: 'Er is een bezoek afgesproken of gewijzigd, of u kunt lezen wat een bezoeker vond.',
        open: 'Bezoeken bekijken',
      },
    },
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
        '{name} vous a écrit dans l’espace propriétaire. Ouvrez le message dans le back-office et choisissez Répondre.',
    },
    document: {
      subject: 'Document de {name} dans l’espace propriétaire',
      intro: '{name} a envoyé un document dans l’espace propriétaire : {title}.',
    },
    property: 'Bien',
    open: 'Ouvrir dans le back-office',
    stop: 'Ne plus recevoir ces e-mails',
    news: {
      greeting: 'Bonjour {name},',
      preview: 'Connectez-vous pour en savoir plus.',
      why: 'Le contenu se lit après connexion. Vous recevez à ce sujet un e-mail par heure et par bien au plus.',
      documents: {
        subject: 'Un nouveau document concerne votre bien',
        intro: 'Votre agent a déposé pour vous des documents concernant votre bien.',
        open: 'Voir les documents',
      },
      activities: {
        subject: 'Des nouvelles de votre bien',
        intro: 'Votre agent a noté ce qui a été fait pour votre bien.',
        open: 'Lire l’historique',
      },
      visits: {
        subject: 'Des nouvelles des visites de votre bien',
        intro: 'Une visite a été convenue ou modifiée, ou vous pouvez lire l’avis d’un visiteur.',
        open: 'Voir les visites',
      },
    },
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
      intro:
        '{name} wrote to you in the owners’ portal. Open the message in the desk and choose Answer.',
    },
    document: {
      subject: 'Document from {name} in the owners’ portal',
      intro: '{name} sent a document in the owners’ portal: {title}.',
    },
    property: 'Property',
    open: 'Open in the desk',
    stop: 'Stop these e-mails',
    news: {
      greeting: 'Hello {name},',
      preview: 'Log in to read it.',
      why: 'You read what it is once you have logged in. Within an hour you get one e-mail about this for a property at most.',
      documents: {
        subject: 'There is a new document about your property',
        intro: 'Your agent has put documents about your property ready for you.',
        open: 'See the documents',
      },
      activities: {
        subject: 'There is news of your property',
        intro: 'Your agent wrote down what was done for your property.',
        open: 'Read the history',
      },
      visits: {
        subject: 'There is news of the viewings of your property',
        intro: 'A viewing was agreed on or changed, or you can read what a visitor thought.',
        open: 'See the viewings',
      },
    },
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
        '{name} hat Ihnen im Eigentümerportal geschrieben. Öffnen Sie die Nachricht im Backoffice und wählen Sie Antworten.',
    },
    document: {
      subject: 'Dokument von {name} im Eigentümerportal',
      intro: '{name} hat im Eigentümerportal ein Dokument gesendet: {title}.',
    },
    property: 'Objekt',
    open: 'Im Backoffice öffnen',
    stop: 'Diese E-Mails abbestellen',
    news: {
      greeting: 'Guten Tag {name}!',
      preview: 'Melden Sie sich an, um mehr zu lesen.',
      why: 'Den Inhalt lesen Sie nach der Anmeldung. Sie erhalten dazu höchstens eine E-Mail pro Stunde und Immobilie.',
      documents: {
        subject: 'Es gibt ein neues Dokument zu Ihrer Immobilie',
        intro: 'Ihr Makler hat Dokumente zu Ihrer Immobilie für Sie bereitgestellt.',
        open: 'Dokumente ansehen',
      },
      activities: {
        subject: 'Es gibt Neuigkeiten zu Ihrer Immobilie',
        intro: 'Ihr Makler hat notiert, was für Ihre Immobilie geschehen ist.',
        open: 'Verlauf lesen',
      },
      visits: {
        subject: 'Es gibt Neuigkeiten zu den Besichtigungen Ihrer Immobilie',
        intro:
          'Eine Besichtigung wurde vereinbart oder geändert, oder Sie können lesen, was ein Besucher meinte.',
        open: 'Besichtigungen ansehen',
      },
    },
    answer: {
      subject: 'Sie haben eine Antwort in Ihrem Eigentümerportal',
      preview: 'Melden Sie sich an, um sie zu lesen.',
      intro: 'Ihr Makler hat Ihnen geantwortet. Sie lesen die Antwort in Ihrem Eigentümerportal.',
      open: 'Nachricht lesen',
      why: 'Der Text steht nicht in dieser E-Mail, da Sie sich zum Lesen anmelden.',
    },
  },
})
