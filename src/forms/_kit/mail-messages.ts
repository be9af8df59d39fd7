import type { Locale } from '@/domain/kernel/locales'
import { defineMessages } from '@/i18n/define-messages'

/** What the mails about an enquiry say. */
export const messages = defineMessages({
  nl: {
    greeting: 'Goedendag,',
    notice: {
      subject: 'Nieuwe aanvraag: {form}',
      preview: '{person} via {form}',
      intro: 'Via de website kwam een aanvraag binnen.',
      open: 'Aanvraag openen',
      about: 'Gaat over',
      person: 'Afzender',
      answers: 'Antwoorden',
      phone: 'Telefoon',
      confidential:
        'De antwoorden van een kandidaat-huurder staan alleen in de admin, niet in deze e-mail.',
      language: 'Taal',
      reply: 'Antwoord op deze e-mail om de afzender te schrijven.',
    },
    booked: {
      open: 'Afspraak openen',
      confirmed: {
        subject: 'Afspraak geboekt: {form}',
        intro: 'Deze afspraak is al bevestigd en de bezoeker weet het. U hoeft niets te doen.',
      },
      requested: {
        subject: 'Afspraak te bevestigen: {form}',
        intro: 'Deze afspraak wacht op uw antwoord. Zonder antwoord binnen 24 uur vervalt ze.',
      },
      waitingByPhone: {
        subject: 'Op de wachtlijst: {form}',
        intro:
          'Dit tijdstip is volzet en de bezoeker staat op de wachtlijst. Er is geen e-mailadres: bel zodra er een plaats vrijkomt.',
      },
      waiting: {
        subject: 'Op de wachtlijst: {form}',
        intro:
          'Dit tijdstip is volzet en de bezoeker staat op de wachtlijst. Komt er een plaats vrij, dan laat de site dat weten.',
      },
    },
    escalation: {
      subject: 'Nog niet bekeken: {form}',
      intro:
        'Deze aanvraag kwam binnen op {day} om {time} en staat nog altijd op Nieuw. De afzender wacht op antwoord.',
      requested:
        'Deze afspraak wacht sinds {day} om {time} op uw antwoord. Bevestig of weiger ze: zonder antwoord vervalt ze 24 uur na de vraag, en ten laatste op het tijdstip zelf.',
      expired:
        'Deze afspraak werd op {day} om {time} gevraagd en is zonder antwoord vervallen; de bezoeker weet dat. Stel een ander moment voor.',
    },
    receipt: {
      subject: 'Wij hebben uw aanvraag ontvangen: {form}',
      preview: 'Uw aanvraag staat bij ons genoteerd.',
      intro:
        'Bedankt voor uw vertrouwen. Uw aanvraag is goed aangekomen en staat bij ons genoteerd.',
      about: 'Gaat over',
      next: 'Hoe het verder gaat',
      open: { property: 'Bekijk het pand', project: 'Bekijk het project' },
      closing:
        'Hebt u dit formulier niet zelf ingevuld? Laat het ons weten door op deze e-mail te antwoorden.',
    },
    yes: 'Ja',
    no: 'Nee',
    notScanned: 'niet op virussen nagekeken',
    titles: {
      contactAppointment: 'bezoek',
      contactAppointmentOffice: 'gesprek op kantoor',
      contactConstruction: 'vraag over een project',
      contactDemand: 'gratis schatting',
      contactMe: 'vraag over een pand',
      contactMeVisit: 'bezoek, moment af te spreken',
      contactMeDocuments: 'documenten op te sturen',
      dataRequest: 'vraag naar eigen gegevens',
      demandRegister: 'zoekopdracht',
      documentRequest: 'documenten van een pand',
      jobApplication: 'sollicitatie',
      rentApplication: 'kandidatuur voor een huurwoning',
      reportListing: 'melding over een pand',
      sendToFriend: 'doorgestuurd pand',
      offer: 'bod',
      signNewsletter: 'nieuwsbrief',
      siteContact: 'contact',
      testimonial: 'getuigenis',
    },
  },
  fr: {
    greeting: 'Bonjour,',
    notice: {
      subject: 'Nouvelle demande : {form}',
      preview: '{person} par {form}',
      intro: 'Une demande est arrivée par le site.',
      open: 'Ouvrir la demande',
      about: 'Concerne',
      person: 'Expéditeur',
      answers: 'Réponses',
      phone: 'Téléphone',
      confidential:
        'Les réponses d’un candidat locataire se trouvent dans l’administration, pas dans cet e-mail.',
      language: 'Langue',
      reply: 'Répondez à cet e-mail pour écrire à l’expéditeur.',
    },
    booked: {
      open: 'Ouvrir le rendez-vous',
      confirmed: {
        subject: 'Rendez-vous réservé : {form}',
        intro: 'Ce rendez-vous est déjà confirmé et le visiteur le sait. Vous n’avez rien à faire.',
      },
      requested: {
        subject: 'Rendez-vous à confirmer : {form}',
        intro: 'Ce rendez-vous attend votre réponse. Sans réponse dans les 24 heures, il expire.',
      },
      waitingByPhone: {
        subject: 'Sur la liste d’attente : {form}',
        intro:
          'Ce moment est complet et le visiteur est sur la liste d’attente. Il n’a pas laissé d’adresse e-mail : appelez dès qu’une place se libère.',
      },
      waiting: {
        subject: 'Sur la liste d’attente : {form}',
        intro:
          'Ce moment est complet et le visiteur est sur la liste d’attente. Dès qu’une place se libère, le site le prévient.',
      },
    },
    escalation: {
      subject: 'Pas encore vue : {form}',
      intro:
        'Cette demande est arrivée {day} à {time} et reste à l’état Nouvelle. Son expéditeur attend une réponse.',
      requested:
        'Ce rendez-vous attend votre réponse depuis {day} à {time}. Confirmez-le ou refusez-le : sans réponse, il expire 24 heures après la demande, et au plus tard à l’heure prévue.',
      expired:
        'Ce rendez-vous a été demandé {day} à {time} et a expiré sans réponse ; le visiteur le sait. Proposez-lui un autre moment.',
    },
    receipt: {
      subject: 'Nous avons bien reçu votre demande : {form}',
      preview: 'Votre demande est enregistrée chez nous.',
      intro: 'Merci de votre confiance. Votre demande nous est bien parvenue et est enregistrée.',
      about: 'Concerne',
      next: 'La suite',
      open: { property: 'Voir le bien', project: 'Voir le projet' },
      closing:
        'Vous n’avez pas rempli ce formulaire vous-même ? Signalez-le en répondant à cet e-mail.',
    },
    yes: 'Oui',
    no: 'Non',
    notScanned: 'sans contrôle antivirus',
    titles: {
      contactAppointment: 'visite',
      contactAppointmentOffice: 'entretien à l’agence',
      contactConstruction: 'question sur un projet',
      contactDemand: 'estimation gratuite',
      contactMe: 'question sur un bien',
      contactMeVisit: 'visite, moment à convenir',
      contactMeDocuments: 'documents à envoyer',
      dataRequest: 'demande concernant ses données',
      demandRegister: 'recherche',
      documentRequest: 'documents d’un bien',
      jobApplication: 'candidature',
      rentApplication: 'candidature à une location',
      reportListing: 'signalement sur un bien',
      sendToFriend: 'bien envoyé',
      offer: 'offre d’achat',
      signNewsletter: 'newsletter',
      siteContact: 'contact',
      testimonial: 'témoignage',
    },
  },
  en: {
    greeting: 'Hello,',
    notice: {
      subject: 'New enquiry: {form}',
      preview: '{person} through {form}',
      intro: 'An enquiry came in through the website.',
      open: 'Open the enquiry',
      about: 'About',
      person: 'Sender',
      answers: 'Answers',
      phone: 'Phone',
      confidential: 'The answers of a candidate tenant are in the admin alone, not in this e-mail.',
      language: 'Language',
      reply: 'Reply to this e-mail to write to the sender.',
    },
    booked: {
      open: 'Open the appointment',
      confirmed: {
        subject: 'Appointment booked: {form}',
        intro:
          'This appointment is confirmed already and the visitor knows. There is nothing for you to do.',
      },
      requested: {
        subject: 'Appointment to confirm: {form}',
        intro:
          'This appointment is waiting for your answer. Without one within 24 hours it lapses.',
      },
      waitingByPhone: {
        subject: 'On the waiting list: {form}',
        intro:
          'This time is full and the visitor is on the waiting list. There is no e-mail address: call when a place becomes free.',
      },
      waiting: {
        subject: 'On the waiting list: {form}',
        intro:
          'This time is full and the visitor is on the waiting list. When a place becomes free, the website tells them.',
      },
    },
    escalation: {
      subject: 'Not looked at yet: {form}',
      intro:
        'This enquiry came in on {day} at {time} and is still New. Its sender is waiting for an answer.',
      requested:
        'This appointment has been waiting for your answer since {day} at {time}. Confirm or decline it: without an answer it lapses 24 hours after it was asked for, and at the latest when it would begin.',
      expired:
        'This appointment was asked for on {day} at {time} and has lapsed without an answer, which the visitor knows. Propose another time.',
    },
    receipt: {
      subject: 'We have received your enquiry: {form}',
      preview: 'Your enquiry is on our books.',
      intro: 'Thank you for your trust. Your enquiry has reached us and is on our books.',
      about: 'About',
      next: 'What happens next',
      open: { property: 'See the property', project: 'See the project' },
      closing: 'Did you not fill in this form yourself? Tell us by replying to this e-mail.',
    },
    yes: 'Yes',
    no: 'No',
    notScanned: 'not scanned for viruses',
    titles: {
      contactAppointment: 'visit',
      contactAppointmentOffice: 'meeting at the office',
      contactConstruction: 'question about a project',
      contactDemand: 'free valuation',
      contactMe: 'question about a property',
      contactMeVisit: 'viewing, time to be agreed',
      contactMeDocuments: 'documents to be sent',
      dataRequest: 'request for own data',
      demandRegister: 'search',
      documentRequest: 'documents of a property',
      jobApplication: 'job application',
      rentApplication: 'rental application',
      reportListing: 'report about a listing',
      sendToFriend: 'property sent on',
      offer: 'purchase offer',
      signNewsletter: 'newsletter',
      siteContact: 'contact',
      testimonial: 'testimonial',
    },
  },
  de: {
    greeting: 'Guten Tag!',
    notice: {
      subject: 'Neue Anfrage: {form}',
      preview: '{person} über {form}',
      intro: 'Über die Website ist eine Anfrage eingegangen.',
      open: 'Anfrage öffnen',
      about: 'Betrifft',
      person: 'Absender',
      answers: 'Antworten',
      phone: 'Telefon',
      confidential: 'Die Antworten stehen nur in der Verwaltung, nicht in dieser E-Mail.',
      language: 'Sprache',
      reply: 'Antworten Sie auf diese E-Mail, um dem Absender zu schreiben.',
    },
    booked: {
      open: 'Termin öffnen',
      confirmed: {
        subject: 'Termin gebucht: {form}',
        intro:
          'Dieser Termin ist schon bestätigt, und das wurde dem Besucher mitgeteilt. Sie brauchen nichts zu tun.',
      },
      requested: {
        subject: 'Termin zu bestätigen: {form}',
        intro:
          'Dieser Termin wartet auf Ihre Antwort. Ohne Antwort innerhalb von 24 Stunden verfällt er.',
      },
      waitingByPhone: {
        subject: 'Auf der Warteliste: {form}',
        intro:
          'Dieser Zeitpunkt ist ausgebucht, und der Besucher steht auf der Warteliste. Es gibt keine E-Mail-Adresse: Rufen Sie an, sobald ein Platz frei wird.',
      },
      waiting: {
        subject: 'Auf der Warteliste: {form}',
        intro:
          'Dieser Zeitpunkt ist ausgebucht, und der Besucher steht auf der Warteliste. Wird ein Platz frei, teilt die Website es mit.',
      },
    },
    escalation: {
      subject: 'Noch nicht angesehen: {form}',
      intro:
        'Diese Anfrage ging am {day} um {time} Uhr ein und steht noch immer auf Neu. Der Absender wartet auf Antwort.',
      requested:
        'Dieser Termin wartet seit {day}, {time} Uhr, auf Ihre Antwort. Bestätigen Sie ihn oder lehnen Sie ihn ab: Ohne Antwort verfällt er 24 Stunden nach der Anfrage, spätestens zu seinem Beginn.',
      expired:
        'Dieser Termin wurde am {day} um {time} Uhr angefragt und ist ohne Antwort verfallen; der Besucher weiß das. Schlagen Sie einen anderen Zeitpunkt vor.',
    },
    receipt: {
      subject: 'Wir haben Ihre Anfrage erhalten: {form}',
      preview: 'Ihre Anfrage ist bei uns notiert.',
      intro: 'Vielen Dank für Ihr Vertrauen. Ihre Anfrage ist angekommen und bei uns notiert.',
      about: 'Betrifft',
      next: 'Wie es weitergeht',
      open: { property: 'Immobilie ansehen', project: 'Projekt ansehen' },
      closing:
        'Haben Sie dieses Formular nicht selbst ausgefüllt? Sagen Sie es uns als Antwort auf diese E-Mail.',
    },
    yes: 'Ja',
    no: 'Nein',
    notScanned: 'nicht auf Viren geprüft',
    titles: {
      contactAppointment: 'Besichtigung',
      contactAppointmentOffice: 'Gespräch im Büro',
      contactConstruction: 'Frage zu einem Projekt',
      contactDemand: 'kostenlose Bewertung',
      contactMe: 'Frage zu einer Immobilie',
      contactMeVisit: 'Besichtigung, Zeit nach Absprache',
      contactMeDocuments: 'zuzusendende Unterlagen',
      dataRequest: 'Anfrage zu eigenen Daten',
      demandRegister: 'Suchauftrag',
      documentRequest: 'Unterlagen zu einer Immobilie',
      jobApplication: 'Bewerbung',
      rentApplication: 'Mietbewerbung',
      reportListing: 'Meldung zu einer Immobilie',
      sendToFriend: 'weitergeleitete Immobilie',
      offer: 'Kaufangebot',
      signNewsletter: 'Newsletter',
      siteContact: 'Kontakt',
      testimonial: 'Referenz',
    },
  },
})

export type EnquiryMailTexts = (typeof messages)[Locale]

/** What an enquiry can be called. */
export type EnquiryTitle = keyof EnquiryMailTexts['titles']
