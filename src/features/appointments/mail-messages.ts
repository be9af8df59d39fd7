import { defineMessages } from '@/i18n/define-messages'

/** Words of the mails about an appointment, to its visitor and to the agency, and of calendars. */
export const messages = defineMessages({
  nl: {
    greeting: 'Goedendag,',
    when: 'Wanneer',
    where: 'Waar',
    atOffice: 'op kantoor, {place}',
    about: { property: 'Pand', project: 'Project' },
    manage: 'Bekijk, verplaats of annuleer',
    take: 'Neem de plaats',
    calendar: 'Afspraak · {agency}',
    own: 'Wie deze link heeft, kan de afspraak wijzigen. Stuur hem dus niet door.',
    subject: {
      waiting: 'U staat op de wachtlijst: {when}',
      requested: 'Uw aanvraag voor een afspraak: {when}',
      confirmed: 'Uw afspraak is bevestigd: {when}',
      moved: 'Uw afspraak is verplaatst: {when}',
      declined: 'Uw afspraak gaat niet door: {when}',
      expired: 'Uw aanvraag is vervallen: {when}',
      cancelled: 'Uw afspraak is geannuleerd: {when}',
      reminder: 'Tot morgen: {when}',
      placeFree: 'Er is een plaats vrij: {when}',
    },
    text: {
      waiting:
        'Dit tijdstip is volzet en u staat op de wachtlijst. Komt er een plaats vrij, dan laten wij het u weten.',
      requested: 'Wij kregen uw aanvraag en antwoorden binnen 24 uur.',
      confirmed: 'Uw afspraak is bevestigd. In de bijlage zit ze voor uw agenda.',
      moved: 'Uw afspraak is verplaatst. In de bijlage zit het nieuwe tijdstip voor uw agenda.',
      declined: 'Dit tijdstip past ons helaas niet. Op onze site kiest u een ander.',
      expired:
        'Wij konden uw aanvraag niet tijdig beantwoorden. Onze excuses. Op onze site kiest u een nieuw tijdstip.',
      cancelled: 'Uw afspraak is geannuleerd. Uw plaats is vrij voor iemand anders.',
      reminder: 'Wij verwachten u morgen. Kunt u niet komen, annuleer dan even.',
      placeFree:
        'Op het tijdstip waarvoor u wacht, is een plaats vrij. Wie ze eerst neemt, heeft ze.',
    },
    agenda: {
      name: 'Afspraken · {agency}',
      office: 'Kantoor',
      requested: '{title} (te bevestigen)',
      cancelled: '{title} (geannuleerd)',
    },
    agency: {
      subject: {
        cancelled: 'Afspraak geannuleerd: {when}',
        moved: 'Afspraak verplaatst: {when}',
        requested: 'Afspraak verplaatst, te bevestigen: {when}',
        confirmed: 'Afspraak geboekt van de wachtlijst: {when}',
        erased: 'Afspraak vervallen: {when}',
      },
      text: 'De bezoeker deed dit zelf, met de link uit de mail.',
      erased:
        'De gegevens van de bezoeker zijn gewist, zoals gevraagd. Daarmee vervalt ook de afspraak.',
      who: 'Wie',
      before: 'Eerder',
      open: 'Open de afspraak',
    },
  },
  fr: {
    greeting: 'Bonjour,',
    when: 'Quand',
    where: 'Où',
    atOffice: 'à l’agence, {place}',
    about: { property: 'Bien', project: 'Projet' },
    manage: 'Consulter, déplacer ou annuler',
    take: 'Prendre la place',
    calendar: 'Rendez-vous · {agency}',
    own: 'Quiconque possède ce lien peut modifier le rendez-vous : ne le transférez donc pas.',
    subject: {
      waiting: 'Vous êtes sur la liste d’attente : {when}',
      requested: 'Votre demande de rendez-vous : {when}',
      confirmed: 'Votre rendez-vous est confirmé : {when}',
      moved: 'Votre rendez-vous est déplacé : {when}',
      declined: 'Votre rendez-vous n’aura pas lieu : {when}',
      expired: 'Votre demande a expiré : {when}',
      cancelled: 'Votre rendez-vous est annulé : {when}',
      reminder: 'À demain : {when}',
      placeFree: 'Une place s’est libérée : {when}',
    },
    text: {
      waiting:
        'Ce moment est complet et vous êtes sur la liste d’attente. Dès qu’une place se libère, nous vous prévenons.',
      requested: 'Nous avons reçu votre demande et répondons dans les 24 heures.',
      confirmed: 'Votre rendez-vous est confirmé. Vous le trouverez en annexe pour votre agenda.',
      moved: 'Votre rendez-vous est déplacé. Le nouveau moment est en annexe pour votre agenda.',
      declined:
        'Ce moment ne nous convient malheureusement pas. Vous pouvez en choisir un autre sur notre site.',
      expired:
        'Nous n’avons pas pu répondre à temps à votre demande et vous prions de nous en excuser. Vous pouvez choisir un nouveau moment sur notre site.',
      cancelled: 'Votre rendez-vous est annulé. Votre place est libre pour quelqu’un d’autre.',
      reminder: 'Nous vous attendons demain. Si vous ne pouvez pas venir, merci d’annuler.',
      placeFree:
        'Une place s’est libérée au moment que vous attendiez. Elle revient à la première personne qui la prend.',
    },
    agenda: {
      name: 'Rendez-vous · {agency}',
      office: 'Bureau',
      requested: '{title} (à confirmer)',
      cancelled: '{title} (annulé)',
    },
    agency: {
      subject: {
        cancelled: 'Rendez-vous annulé : {when}',
        moved: 'Rendez-vous déplacé : {when}',
        requested: 'Rendez-vous déplacé, à confirmer : {when}',
        confirmed: 'Rendez-vous réservé depuis la liste d’attente : {when}',
        erased: 'Rendez-vous sans suite : {when}',
      },
      text: 'Le visiteur l’a fait lui-même, avec le lien de son mail.',
      erased:
        'Les données du visiteur ont été effacées à sa demande. Son rendez-vous n’a donc plus lieu.',
      who: 'Qui',
      before: 'Auparavant',
      open: 'Ouvrir le rendez-vous',
    },
  },
  en: {
    greeting: 'Hello,',
    when: 'When',
    where: 'Where',
    atOffice: 'at the office, {place}',
    about: { property: 'Property', project: 'Project' },
    manage: 'View, move or cancel',
    take: 'Take the place',
    calendar: 'Appointment · {agency}',
    own: 'Anyone who has this link can change the appointment, so please do not forward it.',
    subject: {
      waiting: 'You are on the waiting list: {when}',
      requested: 'Your request for an appointment: {when}',
      confirmed: 'Your appointment is confirmed: {when}',
      moved: 'Your appointment has been moved: {when}',
      declined: 'Your appointment cannot take place: {when}',
      expired: 'Your request has expired: {when}',
      cancelled: 'Your appointment is cancelled: {when}',
      reminder: 'See you tomorrow: {when}',
      placeFree: 'A place is free: {when}',
    },
    text: {
      waiting:
        'This time is full and you are on the waiting list. We will let you know when a place becomes free.',
      requested: 'We have received your request and answer within 24 hours.',
      confirmed: 'Your appointment is confirmed. It is attached for your calendar.',
      moved: 'Your appointment has been moved. The new time is attached for your calendar.',
      declined: 'Unfortunately this time does not suit us. You can choose another on our website.',
      expired:
        'We were not able to answer your request in time, and apologise. You can choose a new time on our website.',
      cancelled: 'Your appointment is cancelled. Your place is free for someone else.',
      reminder: 'We look forward to seeing you tomorrow. If you cannot come, please cancel.',
      placeFree: 'A place is free at the time you are waiting for. Whoever takes it first, has it.',
    },
    agenda: {
      name: 'Appointments · {agency}',
      office: 'Office',
      requested: '{title} (to be confirmed)',
      cancelled: '{title} (cancelled)',
    },
    agency: {
      subject: {
        cancelled: 'Appointment cancelled: {when}',
        moved: 'Appointment moved: {when}',
        requested: 'Appointment moved, to be confirmed: {when}',
        confirmed: 'Appointment booked from the waiting list: {when}',
        erased: 'Appointment called off: {when}',
      },
      text: 'The visitor did this, with the link in the mail.',
      erased:
        'The visitor’s data has been erased, as requested. The appointment no longer takes place.',
      who: 'Who',
      before: 'Before',
      open: 'Open the appointment',
    },
  },
  de: {
    greeting: 'Guten Tag!',
    when: 'Wann',
    where: 'Wo',
    atOffice: 'im Büro, {place}',
    about: { property: 'Immobilie', project: 'Projekt' },
    manage: 'Ansehen, verschieben oder absagen',
    take: 'Platz nehmen',
    calendar: 'Termin · {agency}',
    own: 'Wer diesen Link hat, kann den Termin ändern. Leiten Sie ihn deshalb nicht weiter.',
    subject: {
      waiting: 'Sie stehen auf der Warteliste: {when}',
      requested: 'Ihre Anfrage für einen Termin: {when}',
      confirmed: 'Ihr Termin ist bestätigt: {when}',
      moved: 'Ihr Termin ist verschoben: {when}',
      declined: 'Ihr Termin findet nicht statt: {when}',
      expired: 'Ihre Anfrage ist verfallen: {when}',
      cancelled: 'Ihr Termin ist abgesagt: {when}',
      reminder: 'Bis morgen: {when}',
      placeFree: 'Ein Platz ist frei: {when}',
    },
    text: {
      waiting:
        'Dieser Zeitpunkt ist ausgebucht und Sie stehen auf der Warteliste. Sobald ein Platz frei wird, melden wir uns.',
      requested: 'Wir haben Ihre Anfrage erhalten und antworten innerhalb von 24 Stunden.',
      confirmed: 'Ihr Termin ist bestätigt. Im Anhang finden Sie ihn für Ihren Kalender.',
      moved: 'Ihr Termin ist verschoben. Der neue Zeitpunkt liegt für Ihren Kalender bei.',
      declined:
        'Dieser Zeitpunkt passt uns leider nicht. Auf unserer Website können Sie einen anderen wählen.',
      expired:
        'Wir konnten Ihre Anfrage nicht rechtzeitig beantworten und bitten um Entschuldigung. Auf unserer Website können Sie einen neuen Zeitpunkt wählen.',
      cancelled: 'Ihr Termin ist abgesagt. Ihr Platz ist für jemand anderen frei.',
      reminder: 'Wir erwarten Sie morgen. Falls Sie nicht kommen können, sagen Sie bitte ab.',
      placeFree:
        'Zu dem Zeitpunkt, auf den Sie warten, ist ein Platz frei. Wer ihn zuerst nimmt, hat ihn.',
    },
    agenda: {
      name: 'Termine · {agency}',
      office: 'Büro',
      requested: '{title} (zu bestätigen)',
      cancelled: '{title} (abgesagt)',
    },
    agency: {
      subject: {
        cancelled: 'Termin abgesagt: {when}',
        moved: 'Termin verschoben: {when}',
        requested: 'Termin verschoben, zu bestätigen: {when}',
        confirmed: 'Termin von der Warteliste gebucht: {when}',
        erased: 'Termin entfällt: {when}',
      },
      text: 'Der Besucher hat das selbst getan, mit dem Link aus der E-Mail.',
      erased: 'Die Daten des Besuchers wurden wie gewünscht gelöscht. Der Termin entfällt damit.',
      who: 'Wer',
      before: 'Vorher',
      open: 'Termin öffnen',
    },
  },
})

export type AppointmentMailTexts = (typeof messages)['nl']
