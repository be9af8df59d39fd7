import { defineMessages } from '@/i18n/define-messages'

/** Words of the mails about an appointment, to its visitor and to the agency. */
export const messages = defineMessages({
  nl: {
    greeting: 'Dag {name},',
    when: 'Wanneer',
    where: 'Waar',
    about: 'Pand',
    manage: 'Bekijk, verplaats of annuleer',
    take: 'Neem de plaats',
    calendar: 'Bezoek · {agency}',
    own: 'Wie deze link heeft, kan de afspraak wijzigen. Stuur hem dus niet door.',
    subject: {
      waiting: 'U staat op de wachtlijst: {when}',
      requested: 'Uw aanvraag voor een bezoek: {when}',
      confirmed: 'Uw bezoek is bevestigd: {when}',
      moved: 'Uw bezoek is verplaatst: {when}',
      declined: 'Uw bezoek gaat niet door: {when}',
      expired: 'Uw aanvraag is vervallen: {when}',
      cancelled: 'Uw bezoek is geannuleerd: {when}',
      reminder: 'Tot morgen: {when}',
      placeFree: 'Er is een plaats vrij: {when}',
    },
    text: {
      waiting:
        'Dit tijdstip is volzet en u staat op de wachtlijst. Komt er een plaats vrij, dan laten wij het u weten.',
      requested: 'Wij kregen uw aanvraag en antwoorden binnen 24 uur.',
      confirmed: 'Uw bezoek is bevestigd. In de bijlage zit het voor uw agenda.',
      moved: 'Uw bezoek is verplaatst. In de bijlage zit het nieuwe tijdstip voor uw agenda.',
      declined: 'Dit tijdstip past ons helaas niet. Op de pagina van het pand kiest u een ander.',
      expired:
        'Wij konden uw aanvraag niet tijdig beantwoorden. Onze excuses. Op de pagina van het pand kiest u een nieuw tijdstip.',
      cancelled: 'Uw bezoek is geannuleerd. Uw plaats is vrij voor iemand anders.',
      reminder: 'Wij verwachten u morgen. Kunt u niet komen, annuleer dan even.',
      placeFree:
        'Op het tijdstip waarvoor u wacht, is een plaats vrij. Wie ze eerst neemt, heeft ze.',
    },
    agency: {
      subject: {
        cancelled: 'Bezoek geannuleerd: {when}',
        moved: 'Bezoek verplaatst: {when}',
        requested: 'Bezoek verplaatst, te bevestigen: {when}',
        confirmed: 'Bezoek geboekt van de wachtlijst: {when}',
      },
      text: 'De bezoeker deed dit zelf, met de link uit de mail.',
      who: 'Wie',
      open: 'Open de afspraak',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    when: 'Quand',
    where: 'Où',
    about: 'Bien',
    manage: 'Consulter, déplacer ou annuler',
    take: 'Prendre la place',
    calendar: 'Visite · {agency}',
    own: 'Quiconque possède ce lien peut modifier le rendez-vous : ne le transférez donc pas.',
    subject: {
      waiting: 'Vous êtes sur la liste d’attente : {when}',
      requested: 'Votre demande de visite : {when}',
      confirmed: 'Votre visite est confirmée : {when}',
      moved: 'Votre visite est déplacée : {when}',
      declined: 'Votre visite n’aura pas lieu : {when}',
      expired: 'Votre demande a expiré : {when}',
      cancelled: 'Votre visite est annulée : {when}',
      reminder: 'À demain : {when}',
      placeFree: 'Une place s’est libérée : {when}',
    },
    text: {
      waiting:
        'Ce moment est complet et vous êtes sur la liste d’attente. Dès qu’une place se libère, nous vous prévenons.',
      requested: 'Nous avons reçu votre demande et répondons dans les 24 heures.',
      confirmed: 'Votre visite est confirmée. Vous la trouverez en annexe pour votre agenda.',
      moved: 'Votre visite est déplacée. Le nouveau moment est en annexe pour votre agenda.',
      declined:
        'Ce moment ne nous convient malheureusement pas. Vous pouvez en choisir un autre sur la page du bien.',
      expired:
        'Nous n’avons pas pu répondre à temps à votre demande et vous prions de nous en excuser. Vous pouvez choisir un nouveau moment sur la page du bien.',
      cancelled: 'Votre visite est annulée. Votre place est libre pour quelqu’un d’autre.',
      reminder: 'Nous vous attendons demain. Si vous ne pouvez pas venir, merci d’annuler.',
      placeFree:
        'Une place s’est libérée au moment que vous attendiez. Elle revient à la première personne qui la prend.',
    },
    agency: {
      subject: {
        cancelled: 'Visite annulée : {when}',
        moved: 'Visite déplacée : {when}',
        requested: 'Visite déplacée, à confirmer : {when}',
        confirmed: 'Visite réservée depuis la liste d’attente : {when}',
      },
      text: 'Le visiteur l’a fait lui-même, avec le lien de son mail.',
      who: 'Qui',
      open: 'Ouvrir le rendez-vous',
    },
  },
  en: {
    greeting: 'Hello {name},',
    when: 'When',
    where: 'Where',
    about: 'Property',
    manage: 'View, move or cancel',
    take: 'Take the place',
    calendar: 'Viewing · {agency}',
    own: 'Anyone who has this link can change the appointment, so please do not forward it.',
    subject: {
      waiting: 'You are on the waiting list: {when}',
      requested: 'Your request for a viewing: {when}',
      confirmed: 'Your viewing is confirmed: {when}',
      moved: 'Your viewing has been moved: {when}',
      declined: 'Your viewing cannot take place: {when}',
      expired: 'Your request has expired: {when}',
      cancelled: 'Your viewing is cancelled: {when}',
      reminder: 'See you tomorrow: {when}',
      placeFree: 'A place is free: {when}',
    },
    text: {
      waiting:
        'This time is full and you are on the waiting list. We will let you know when a place becomes free.',
      requested: 'We have received your request and answer within 24 hours.',
      confirmed: 'Your viewing is confirmed. It is attached for your calendar.',
      moved: 'Your viewing has been moved. The new time is attached for your calendar.',
      declined:
        'Unfortunately this time does not suit us. You can choose another on the page of the property.',
      expired:
        'We were not able to answer your request in time, and apologise. You can choose a new time on the page of the property.',
      cancelled: 'Your viewing is cancelled. Your place is free for someone else.',
      reminder: 'We look forward to seeing you tomorrow. If you cannot come, please cancel.',
      placeFree: 'A place is free at the time you are waiting for. Whoever takes it first, has it.',
    },
    agency: {
      subject: {
        cancelled: 'Viewing cancelled: {when}',
        moved: 'Viewing moved: {when}',
        requested: 'Viewing moved, to be confirmed: {when}',
        confirmed: 'Viewing booked from the waiting list: {when}',
      },
      text: 'The visitor did this, with the link in the mail.',
      who: 'Who',
      open: 'Open the appointment',
    },
  },
  de: {
    greeting: 'Guten Tag {name},',
    when: 'Wann',
    where: 'Wo',
    about: 'Immobilie',
    manage: 'Ansehen, verschieben oder absagen',
    take: 'Platz nehmen',
    calendar: 'Besichtigung · {agency}',
    own: 'Wer diesen Link hat, kann den Termin ändern. Leiten Sie ihn deshalb nicht weiter.',
    subject: {
      waiting: 'Sie stehen auf der Warteliste: {when}',
      requested: 'Ihre Anfrage für eine Besichtigung: {when}',
      confirmed: 'Ihre Besichtigung ist bestätigt: {when}',
      moved: 'Ihre Besichtigung ist verschoben: {when}',
      declined: 'Ihre Besichtigung findet nicht statt: {when}',
      expired: 'Ihre Anfrage ist verfallen: {when}',
      cancelled: 'Ihre Besichtigung ist abgesagt: {when}',
      reminder: 'Bis morgen: {when}',
      placeFree: 'Ein Platz ist frei: {when}',
    },
    text: {
      waiting:
        'Dieser Zeitpunkt ist ausgebucht und Sie stehen auf der Warteliste. Sobald ein Platz frei wird, melden wir uns.',
      requested: 'Wir haben Ihre Anfrage erhalten und antworten innerhalb von 24 Stunden.',
      confirmed: 'Ihre Besichtigung ist bestätigt. Im Anhang finden Sie sie für Ihren Kalender.',
      moved: 'Ihre Besichtigung ist verschoben. Der neue Zeitpunkt liegt für Ihren Kalender bei.',
      declined:
        'Dieser Zeitpunkt passt uns leider nicht. Auf der Seite der Immobilie können Sie einen anderen wählen.',
      expired:
        'Wir konnten Ihre Anfrage nicht rechtzeitig beantworten und bitten um Entschuldigung. Auf der Seite der Immobilie können Sie einen neuen Zeitpunkt wählen.',
      cancelled: 'Ihre Besichtigung ist abgesagt. Ihr Platz ist für jemand anderen frei.',
      reminder: 'Wir erwarten Sie morgen. Falls Sie nicht kommen können, sagen Sie bitte ab.',
      placeFree:
        'Zu dem Zeitpunkt, auf den Sie warten, ist ein Platz frei. Wer ihn zuerst nimmt, hat ihn.',
    },
    agency: {
      subject: {
        cancelled: 'Besichtigung abgesagt: {when}',
        moved: 'Besichtigung verschoben: {when}',
        requested: 'Besichtigung verschoben, zu bestätigen: {when}',
        confirmed: 'Besichtigung von der Warteliste gebucht: {when}',
      },
      text: 'Der Besucher hat das selbst getan, mit dem Link aus der E-Mail.',
      who: 'Wer',
      open: 'Termin öffnen',
    },
  },
})

export type AppointmentMailTexts = (typeof messages)['nl']
