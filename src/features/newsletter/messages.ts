import { defineMessages } from '@/i18n/define-messages'

/** What the mail and the page about the newsletter say. */
export const messages = defineMessages({
  nl: {
    confirm: {
      subject: 'Bevestig uw inschrijving op de nieuwsbrief',
      preview: 'Nog één klik en u bent ingeschreven.',
      greeting: 'Goedendag,',
      intro: 'Iemand vroeg om op dit adres onze nieuwsbrief te krijgen. Was u dat?',
      open: 'Bekijken en bevestigen',
      ignore: 'Was u dat niet? Dan hoeft u niets te doen: zonder bevestiging sturen wij niets.',
    },
    page: {
      title: 'Nieuwsbrief',
      states: {
        pending: 'Nog niet bevestigd: wij sturen niets.',
        confirmed: 'U bent ingeschreven op de nieuwsbrief.',
        unsubscribed: 'U bent uitgeschreven: wij sturen geen nieuwsbrief meer.',
      },
      address: 'Het gaat om {email}.',
      actions: {
        confirm: 'Ja, stuur mij de nieuwsbrief',
        stop: 'Uitschrijven',
        all: 'Uitschrijven en ook mijn zoekopdrachten stoppen',
        delete: 'Mijn gegevens wissen',
      },
      sure: {
        lead: 'Uw inschrijving en uw e-mailadres zijn dan weg. Dat kan niet ongedaan gemaakt worden.',
        submit: 'Ja, wis mijn gegevens',
      },
      deleted: 'Uw inschrijving is gewist.',
      home: 'Naar de site',
      unavailable: 'Dat is niet gelukt. Probeer het over enkele minuten opnieuw of bel ons.',
    },
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre inscription à la newsletter',
      preview: 'Encore un clic et vous êtes inscrit.',
      greeting: 'Bonjour,',
      intro: 'Quelqu’un a demandé à recevoir notre newsletter à cette adresse. C’était vous ?',
      open: 'Voir et confirmer',
      ignore: 'Ce n’était pas vous ? Ne faites rien : sans confirmation, nous n’envoyons rien.',
    },
    page: {
      title: 'Newsletter',
      states: {
        pending: 'Pas encore confirmée : nous n’envoyons rien.',
        confirmed: 'Vous êtes inscrit à la newsletter.',
        unsubscribed: 'Vous êtes désinscrit : nous n’envoyons plus de newsletter.',
      },
      address: 'Il s’agit de {email}.',
      actions: {
        confirm: 'Oui, envoyez-moi la newsletter',
        stop: 'Me désinscrire',
        all: 'Me désinscrire et arrêter aussi mes recherches',
        delete: 'Effacer mes données',
      },
      sure: {
        lead: 'Votre inscription et votre adresse e-mail seront effacées. Vous ne pourrez pas revenir en arrière.',
        submit: 'Oui, effacer mes données',
      },
      deleted: 'Votre inscription est effacée.',
      home: 'Vers le site',
      unavailable: 'Cela n’a pas abouti. Réessayez dans quelques minutes ou appelez-nous.',
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your newsletter subscription',
      preview: 'One more click and you are on the list.',
      greeting: 'Hello,',
      intro: 'Somebody asked for our newsletter to be sent to this address. Was it you?',
      open: 'Look and confirm',
      ignore: 'It was not you? Then do nothing: without a confirmation we send nothing.',
    },
    page: {
      title: 'Newsletter',
      states: {
        pending: 'Not confirmed yet: we send nothing.',
        confirmed: 'You are subscribed to the newsletter.',
        unsubscribed: 'You are unsubscribed: we send you no more newsletters.',
      },
      address: 'This is about {email}.',
      actions: {
        confirm: 'Yes, send me the newsletter',
        stop: 'Unsubscribe',
        all: 'Unsubscribe and stop my search alerts too',
        delete: 'Delete my data',
      },
      sure: {
        lead: 'Your subscription and your e-mail address will be gone. This cannot be undone.',
        submit: 'Yes, delete my data',
      },
      deleted: 'Your subscription was deleted.',
      home: 'To the site',
      unavailable: 'That did not work. Try again in a few minutes or call us.',
    },
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie Ihre Newsletter-Anmeldung',
      preview: 'Noch ein Klick, und Sie sind angemeldet.',
      greeting: 'Guten Tag!',
      intro: 'Jemand hat für diese Adresse unseren Newsletter bestellt. Waren Sie das?',
      open: 'Ansehen und bestätigen',
      ignore:
        'Waren Sie es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung senden wir nichts.',
    },
    page: {
      title: 'Newsletter',
      states: {
        pending: 'Noch nicht bestätigt: Wir senden nichts.',
        confirmed: 'Sie sind für den Newsletter angemeldet.',
        unsubscribed: 'Sie sind abgemeldet: Wir senden keinen Newsletter mehr.',
      },
      address: 'Es geht um {email}.',
      actions: {
        confirm: 'Ja, senden Sie mir den Newsletter',
        stop: 'Abmelden',
        all: 'Abmelden und auch meine Suchaufträge beenden',
        delete: 'Meine Daten löschen',
      },
      sure: {
        lead: 'Ihre Anmeldung und Ihre E-Mail-Adresse sind dann gelöscht. Das lässt sich nicht rückgängig machen.',
        submit: 'Ja, meine Daten löschen',
      },
      deleted: 'Ihre Anmeldung wurde gelöscht.',
      home: 'Zur Website',
      unavailable:
        'Das hat nicht geklappt. Versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.',
    },
  },
})
