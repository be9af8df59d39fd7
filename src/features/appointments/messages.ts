import { defineMessages } from '@/i18n/define-messages'

/** Words around the times at which visitors are received, and of the page of one appointment. */
export const messages = defineMessages({
  nl: {
    title: 'Boek een bezoek',
    lead: 'Kies een tijdstip. Wij antwoorden binnen 24 uur, tenzij het bezoek meteen bevestigd is.',
    fullLead:
      'Alle afspraken zijn volzet. U kunt op de wachtlijst: komt er een plaats vrij, dan laten wij het weten.',
    full: 'Volzet. U kunt op de wachtlijst.',
    waits: 'Volzet. U komt op de wachtlijst.',
    officeNone:
      'Er zijn nu geen tijdstippen vrij om op kantoor langs te komen. Bel of mail ons: wij zoeken samen een moment.',
    booked: {
      title: {
        confirmed: 'Bedankt, uw afspraak ligt vast',
        waiting: 'Bedankt, u staat op de wachtlijst',
      },
      change: 'De afspraak verplaatsen of annuleren',
      mailed: 'U krijgt dit ook per e-mail, met een link om te verplaatsen of te annuleren.',
      mailedPlace:
        'Het adres, een bestand voor uw agenda en een link om te verplaatsen of te annuleren staan in de e-mail die u krijgt.',
    },
    own: {
      title: 'Uw afspraak',
      waitingTitle: 'Uw plaats op de wachtlijst',
      moved: 'Uw afspraak is verplaatst naar dit tijdstip.',
      left: 'U staat niet meer op de wachtlijst.',
      state: {
        waiting: 'U staat op de wachtlijst voor dit tijdstip.',
        requested: 'Uw aanvraag is bij ons. Wij antwoorden binnen 24 uur.',
        confirmed: 'Uw afspraak is bevestigd.',
        declined: 'Dit tijdstip past ons helaas niet. Kies op onze site een ander.',
        expired: 'Deze aanvraag is vervallen. Kies op onze site een nieuw tijdstip.',
        cancelled: 'Deze afspraak is geannuleerd.',
        done: 'Deze afspraak is voorbij.',
        noShow: 'Deze afspraak is voorbij.',
      },
      office: 'Waar: op kantoor, {place}',
      view: { property: 'Bekijk het pand', project: 'Bekijk het project' },
      move: 'Verplaats de afspraak',
      moveLead: 'Uw huidige plaats komt vrij zodra het nieuwe tijdstip vastligt.',
      moveNone: 'Er is nu geen ander tijdstip met een vrije plaats.',
      slots: 'Nieuw tijdstip',
      moveSubmit: 'Verplaatsen',
      take: 'Neem een vrije plaats',
      takeLead: 'Op deze tijdstippen is nu een plaats vrij.',
      takeOwnLead:
        'Op het tijdstip waarvoor u wacht, is nu een plaats vrij. U kunt ook een ander nemen.',
      takeSubmit: 'Plaats nemen',
      cancel: {
        title: 'Annuleer de afspraak',
        lead: 'Uw plaats komt meteen vrij voor iemand anders.',
        submit: 'Ja, annuleer de afspraak',
      },
      leave: {
        title: 'Verlaat de wachtlijst',
        lead: 'Komt er een plaats vrij, dan hoort u het niet meer van ons.',
        submit: 'Ja, haal mij van de wachtlijst',
      },
      errorPrefix: 'Fout:',
      problem: {
        missing: 'Kies eerst een nieuw tijdstip.',
        full: 'Alle afspraken op dat tijdstip zijn volzet. Kies een ander.',
        closed: 'Dat tijdstip kan niet meer geboekt worden. Kies een later tijdstip.',
        unknown: 'Dat tijdstip is er niet meer. Kies een ander.',
        over: 'Deze afspraak kan niet meer gewijzigd worden. Bel ons gerust.',
        placed: 'U hebt intussen een plaats. Komt u toch niet, annuleer dan de afspraak.',
        unavailable: 'Dat is niet gelukt. Probeer het over enkele minuten opnieuw of bel ons.',
      },
    },
  },
  fr: {
    title: 'Réserver une visite',
    lead: 'Choisissez un moment. Nous répondons dans les 24 heures, à moins que la visite ne soit confirmée d’emblée.',
    fullLead:
      'Tous les rendez-vous sont complets. Vous pouvez vous inscrire sur la liste d’attente : dès qu’une place se libère, nous vous prévenons.',
    full: 'Complet. Liste d’attente possible.',
    waits: 'Complet. Vous serez sur la liste d’attente.',
    officeNone:
      'Aucun moment n’est libre actuellement pour un rendez-vous au bureau. Appelez-nous ou écrivez-nous : nous en trouverons un ensemble.',
    booked: {
      title: {
        confirmed: 'Rendez-vous confirmé, merci',
        waiting: 'Merci, vous êtes sur la liste d’attente',
      },
      change: 'Déplacer ou annuler le rendez-vous',
      mailed: 'Vous recevez aussi tout cela par e-mail, avec un lien pour déplacer ou annuler.',
      mailedPlace:
        'L’adresse, un fichier pour votre agenda et un lien pour déplacer ou annuler sont dans l’e-mail que vous recevez.',
    },
    own: {
      title: 'Votre rendez-vous',
      waitingTitle: 'Votre place sur la liste d’attente',
      moved: 'Votre rendez-vous est déplacé à ce moment.',
      left: 'Vous n’êtes plus sur la liste d’attente.',
      state: {
        waiting: 'Vous êtes sur la liste d’attente pour ce moment.',
        requested: 'Nous avons bien reçu votre demande. Nous répondons dans les 24 heures.',
        confirmed: 'Votre rendez-vous est confirmé.',
        declined:
          'Ce moment ne nous convient malheureusement pas. Choisissez-en un autre sur notre site.',
        expired: 'Cette demande a expiré. Choisissez un nouveau moment sur notre site.',
        cancelled: 'Ce rendez-vous est annulé.',
        done: 'Ce rendez-vous est passé.',
        noShow: 'Ce rendez-vous est passé.',
      },
      office: 'Où : à l’agence, {place}',
      view: { property: 'Voir le bien', project: 'Voir le projet' },
      move: 'Déplacer le rendez-vous',
      moveLead: 'Votre place actuelle se libère dès que le nouveau moment est fixé.',
      moveNone: 'Aucun autre moment n’a de place libre pour l’instant.',
      slots: 'Nouveau moment',
      moveSubmit: 'Déplacer',
      take: 'Prendre une place libre',
      takeLead: 'Une place est libre à ces moments.',
      takeOwnLead:
        'Une place est libre au moment que vous attendiez. Vous pouvez aussi en choisir un autre.',
      takeSubmit: 'Prendre la place',
      cancel: {
        title: 'Annuler le rendez-vous',
        lead: 'Votre place se libère aussitôt pour quelqu’un d’autre.',
        submit: 'Oui, annuler le rendez-vous',
      },
      leave: {
        title: 'Quitter la liste d’attente',
        lead: 'Si une place se libère, nous ne vous préviendrons plus.',
        submit: 'Oui, me retirer de la liste d’attente',
      },
      errorPrefix: 'Erreur :',
      problem: {
        missing: 'Choisissez d’abord un nouveau moment.',
        full: 'Tous les rendez-vous à ce moment sont complets. Choisissez-en un autre.',
        closed: 'Ce moment ne peut plus être réservé. Choisissez-en un plus tard.',
        unknown: 'Ce moment n’existe plus. Choisissez-en un autre.',
        over: 'Ce rendez-vous ne peut plus être modifié. N’hésitez pas à nous appeler.',
        placed: 'Entre-temps, vous avez une place. Si vous ne venez pas, annulez le rendez-vous.',
        unavailable: 'Cela n’a pas abouti. Réessayez dans quelques minutes ou appelez-nous.',
      },
    },
  },
  en: {
    title: 'Book a viewing',
    lead: 'Choose a time. We answer within 24 hours, unless the viewing is confirmed at once.',
    fullLead:
      'The appointments are full. You can join the waiting list: when a place comes free, we let you know.',
    full: 'Full. You can join the waiting list.',
    waits: 'Full. You go on the waiting list.',
    officeNone:
      'There are no times for a meeting at the office at the moment. Call or e-mail us, and we will find one together.',
    booked: {
      title: {
        confirmed: 'Thank you, your appointment is booked',
        waiting: 'Thank you, you are on the waiting list',
      },
      change: 'Move or cancel the appointment',
      mailed: 'You also receive all this by e-mail, with a link to move or cancel.',
      mailedPlace:
        'The address, a file for your calendar and a link to move or cancel are in the e-mail that you receive.',
    },
    own: {
      title: 'Your appointment',
      waitingTitle: 'Your place on the waiting list',
      moved: 'Your appointment has been moved to this time.',
      left: 'You are no longer on the waiting list.',
      state: {
        waiting: 'You are on the waiting list for this time.',
        requested: 'We have your request. We answer within 24 hours.',
        confirmed: 'Your appointment is confirmed.',
        declined: 'Unfortunately this time does not suit us. Choose another on our website.',
        expired: 'This request has lapsed. Choose a new time on our website.',
        cancelled: 'This appointment is cancelled.',
        done: 'This appointment is over.',
        noShow: 'This appointment is over.',
      },
      office: 'Where: at the office, {place}',
      view: { property: 'View the property', project: 'View the project' },
      move: 'Move the appointment',
      moveLead: 'Your present place comes free as soon as the new time is fixed.',
      moveNone: 'No other time has a free place at the moment.',
      slots: 'New time',
      moveSubmit: 'Move',
      take: 'Take a free place',
      takeLead: 'A place is free at these times.',
      takeOwnLead:
        'A place is free now at the time you are waiting for. You can also take another.',
      takeSubmit: 'Take the place',
      cancel: {
        title: 'Cancel the appointment',
        lead: 'Your place comes free for somebody else at once.',
        submit: 'Yes, cancel the appointment',
      },
      leave: {
        title: 'Leave the waiting list',
        lead: 'If a place becomes free, we will no longer let you know.',
        submit: 'Yes, take me off the waiting list',
      },
      errorPrefix: 'Error:',
      problem: {
        missing: 'Choose a new time first.',
        full: 'The appointments at that time are full. Choose another.',
        closed: 'That time can no longer be booked. Choose a later one.',
        unknown: 'That time is no longer offered. Choose another.',
        over: 'This appointment can no longer be changed. Feel free to call us.',
        placed: 'You have a place by now. If you are not coming, cancel the appointment.',
        unavailable: 'That did not work. Try again in a few minutes or call us.',
      },
    },
  },
  de: {
    title: 'Besichtigung buchen',
    lead: 'Wählen Sie einen Zeitpunkt. Wir antworten innerhalb von 24 Stunden, sofern die Besichtigung nicht sofort bestätigt ist.',
    fullLead:
      'Alle Termine sind ausgebucht. Sie können sich auf die Warteliste setzen lassen: Wird ein Platz frei, melden wir uns.',
    full: 'Ausgebucht. Warteliste möglich.',
    waits: 'Ausgebucht. Sie kommen auf die Warteliste.',
    officeNone:
      'Zurzeit sind keine Zeitpunkte für ein Gespräch im Büro frei. Rufen Sie uns an oder schreiben Sie uns: Wir finden gemeinsam einen Termin.',
    booked: {
      title: {
        confirmed: 'Danke, Ihr Termin steht fest',
        waiting: 'Danke, Sie stehen auf der Warteliste',
      },
      change: 'Termin verschieben oder absagen',
      mailed: 'Sie erhalten das auch per E-Mail, mit einem Link zum Verschieben oder Absagen.',
      mailedPlace:
        'Die Adresse, eine Datei für Ihren Kalender und ein Link zum Verschieben oder Absagen stehen in der E-Mail, die Sie erhalten.',
    },
    own: {
      title: 'Ihr Termin',
      waitingTitle: 'Ihr Platz auf der Warteliste',
      moved: 'Ihr Termin ist auf diesen Zeitpunkt verschoben.',
      left: 'Sie stehen nicht mehr auf der Warteliste.',
      state: {
        waiting: 'Sie stehen für diesen Zeitpunkt auf der Warteliste.',
        requested: 'Ihre Anfrage liegt uns vor. Wir antworten innerhalb von 24 Stunden.',
        confirmed: 'Ihr Termin ist bestätigt.',
        declined:
          'Dieser Zeitpunkt passt uns leider nicht. Wählen Sie auf unserer Website einen anderen.',
        expired:
          'Diese Anfrage ist verfallen. Wählen Sie auf unserer Website einen neuen Zeitpunkt.',
        cancelled: 'Dieser Termin ist abgesagt.',
        done: 'Dieser Termin ist vorbei.',
        noShow: 'Dieser Termin ist vorbei.',
      },
      office: 'Wo: im Büro, {place}',
      view: { property: 'Immobilie ansehen', project: 'Projekt ansehen' },
      move: 'Termin verschieben',
      moveLead: 'Ihr jetziger Platz wird frei, sobald der neue Zeitpunkt feststeht.',
      moveNone: 'Zurzeit ist zu keinem anderen Zeitpunkt ein Platz frei.',
      slots: 'Neuer Zeitpunkt',
      moveSubmit: 'Verschieben',
      take: 'Freien Platz nehmen',
      takeLead: 'Zu diesen Zeitpunkten ist jetzt ein Platz frei.',
      takeOwnLead:
        'Zu dem Zeitpunkt, auf den Sie warten, ist jetzt ein Platz frei. Sie können auch einen anderen nehmen.',
      takeSubmit: 'Platz nehmen',
      cancel: {
        title: 'Termin absagen',
        lead: 'Ihr Platz wird sofort für jemand anderen frei.',
        submit: 'Ja, Termin absagen',
      },
      leave: {
        title: 'Warteliste verlassen',
        lead: 'Wird ein Platz frei, melden wir uns nicht mehr bei Ihnen.',
        submit: 'Ja, von der Warteliste nehmen',
      },
      errorPrefix: 'Fehler:',
      problem: {
        missing: 'Wählen Sie zuerst einen neuen Zeitpunkt.',
        full: 'Alle Termine zu diesem Zeitpunkt sind ausgebucht. Wählen Sie einen anderen.',
        closed: 'Dieser Zeitpunkt kann nicht mehr gebucht werden. Wählen Sie einen späteren.',
        unknown: 'Diesen Zeitpunkt gibt es nicht mehr. Wählen Sie einen anderen.',
        over: 'Dieser Termin kann nicht mehr geändert werden. Rufen Sie uns gern an.',
        placed:
          'Sie haben inzwischen einen Platz. Wenn Sie nicht kommen, sagen Sie den Termin bitte ab.',
        unavailable:
          'Das hat nicht geklappt. Versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.',
      },
    },
  },
})
