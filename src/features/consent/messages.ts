import { defineMessages } from '@/i18n/define-messages'

/** The question about cookies, the settings and what the cookie policy lists. */
export const messages = defineMessages({
  nl: {
    sheet: {
      title: 'Wat mogen wij bewaren en laden?',
      text: 'Deze site werkt met wat noodzakelijk is. Voor voorkeuren, statistieken, marketing en beelden van andere diensten vragen wij uw toestemming; u kunt die altijd weer intrekken.',
      more: 'Lees het cookiebeleid',
      necessary: 'Alleen noodzakelijke',
      settings: 'Instellingen',
      all: 'Alles toestaan',
    },
    settings: {
      legend: 'Uw keuze',
      save: 'Keuze bewaren',
      saved: 'Uw keuze is bewaard.',
      failed:
        'Uw browser bewaart niets voor deze site, dus ook uw keuze niet. Wij laden daarom alleen wat noodzakelijk is.',
      answeredAt: 'U koos op {date}. Na zes maanden vragen wij het opnieuw.',
      unanswered: 'U hebt nog niet gekozen: alleen het noodzakelijke staat aan.',
      noScript:
        'Zonder JavaScript valt hier niets te kiezen: deze site bewaart en laadt dan alleen wat noodzakelijk is.',
    },
    purposes: {
      necessary: {
        name: 'Noodzakelijk',
        note: 'Uw taal, deze keuze, de panden die u bewaart, wat u in een formulier typt en de aanmelding van eigenaars. Staat altijd aan.',
      },
      preferences: {
        name: 'Voorkeuren',
        note: 'Onthoudt tijdens dit bezoek welke panden u bekeek en uit welke lijst u kwam.',
      },
      statistics: {
        name: 'Statistieken',
        note: 'Meet welke pagina’s gelezen worden, zodat wij de site kunnen verbeteren.',
      },
      marketing: {
        name: 'Marketing',
        note: 'Onthoudt via welke campagne u kwam en laat advertentiediensten dat meten.',
      },
      media: {
        name: 'Ingesloten media en kaarten',
        note: 'Laadt video’s en rondleidingen van andere diensten zonder het telkens te vragen.',
      },
    },
    embed: {
      notice:
        'Afspelen laadt dit van {service}, dat dan uw IP-adres krijgt en cookies kan plaatsen.',
      always: 'Spelers van andere diensten altijd toestaan',
    },
  },
  fr: {
    sheet: {
      title: 'Que pouvons-nous conserver et charger ?',
      text: 'Ce site fonctionne avec le strict nécessaire. Pour les préférences, les statistiques, le marketing et les contenus d’autres services, nous demandons votre accord, que vous pouvez retirer à tout moment.',
      more: 'Lire la politique de cookies',
      necessary: 'Nécessaires uniquement',
      settings: 'Paramètres',
      all: 'Tout accepter',
    },
    settings: {
      legend: 'Votre choix',
      save: 'Enregistrer le choix',
      saved: 'Votre choix est enregistré.',
      failed:
        'Votre navigateur ne conserve rien pour ce site, donc pas non plus votre choix. Nous ne chargeons que le nécessaire.',
      answeredAt: 'Vous avez choisi le {date}. Nous reposerons la question après six mois.',
      unanswered: 'Vous n’avez pas encore choisi : seul le nécessaire est actif.',
      noScript:
        'Sans JavaScript, il n’y a rien à choisir ici : ce site ne conserve et ne charge alors que le nécessaire.',
    },
    purposes: {
      necessary: {
        name: 'Nécessaires',
        note: 'Votre langue, ce choix, les biens que vous gardez, ce que vous tapez dans un formulaire et la connexion des propriétaires. Toujours actif.',
      },
      preferences: {
        name: 'Préférences',
        note: 'Retient pendant cette visite les biens consultés et la liste dont vous venez.',
      },
      statistics: {
        name: 'Statistiques',
        note: 'Mesure quelles pages sont lues, pour améliorer le site.',
      },
      marketing: {
        name: 'Marketing',
        note: 'Retient la campagne qui vous a amené et permet aux services publicitaires de la mesurer.',
      },
      media: {
        name: 'Médias intégrés et cartes',
        note: 'Charge les vidéos et visites d’autres services sans le demander chaque fois.',
      },
    },
    embed: {
      notice:
        'La lecture charge ce contenu depuis {service}, qui reçoit votre adresse IP et peut placer des cookies.',
      always: 'Toujours autoriser les lecteurs d’autres services',
    },
  },
  en: {
    sheet: {
      title: 'What may we keep and load?',
      text: 'This site works with what is necessary. For preferences, statistics, marketing and content from other services we ask for your consent, which you can withdraw at any time.',
      more: 'Read the cookie policy',
      necessary: 'Necessary only',
      settings: 'Settings',
      all: 'Allow all',
    },
    settings: {
      legend: 'Your choice',
      save: 'Save choice',
      saved: 'Your choice has been saved.',
      failed:
        'Your browser keeps nothing for this site, so it cannot keep your choice either. We therefore load only what is necessary.',
      answeredAt: 'You chose on {date}. After six months we will ask again.',
      unanswered: 'You have not chosen yet: only what is necessary is on.',
      noScript:
        'Without JavaScript there is nothing to choose here: this site then keeps and loads only what is necessary.',
    },
    purposes: {
      necessary: {
        name: 'Necessary',
        note: 'Your language, this choice, the properties you save, what you type in a form and the login of owners. Always on.',
      },
      preferences: {
        name: 'Preferences',
        note: 'Remembers during this visit which properties you looked at and which list you came from.',
      },
      statistics: {
        name: 'Statistics',
        note: 'Measures which pages are read, so that we can improve the site.',
      },
      marketing: {
        name: 'Marketing',
        note: 'Remembers the campaign that brought you here and lets advertising services measure it.',
      },
      media: {
        name: 'Embedded media and maps',
        note: 'Loads videos and tours from other services without asking each time.',
      },
    },
    embed: {
      notice:
        'Playing loads this from {service}, which then receives your IP address and may set cookies.',
      always: 'Always allow players of other services',
    },
  },
  de: {
    sheet: {
      title: 'Was dürfen wir speichern und laden?',
      text: 'Diese Website kommt mit dem Notwendigen aus. Für Präferenzen, Statistik, Marketing und Inhalte anderer Dienste bitten wir um Ihre Einwilligung, die Sie jederzeit widerrufen können.',
      more: 'Cookie-Richtlinie lesen',
      necessary: 'Nur notwendige',
      settings: 'Einstellungen',
      all: 'Alle zulassen',
    },
    settings: {
      legend: 'Ihre Wahl',
      save: 'Auswahl speichern',
      saved: 'Ihre Auswahl ist gespeichert.',
      failed:
        'Ihr Browser speichert für diese Website nichts, also auch Ihre Auswahl nicht. Wir laden deshalb nur das Notwendige.',
      answeredAt: 'Sie haben am {date} gewählt. Nach sechs Monaten fragen wir erneut.',
      unanswered: 'Sie haben noch nicht gewählt: Nur das Notwendige ist aktiv.',
      noScript:
        'Ohne JavaScript gibt es hier nichts zu wählen: Diese Website speichert und lädt dann nur das Notwendige.',
    },
    purposes: {
      necessary: {
        name: 'Notwendig',
        note: 'Ihre Sprache, diese Wahl, die gemerkten Immobilien, was Sie in ein Formular tippen, und die Anmeldung von Eigentümern. Immer aktiv.',
      },
      preferences: {
        name: 'Präferenzen',
        note: 'Merkt sich während dieses Besuchs, welche Immobilien Sie ansahen und aus welcher Liste Sie kamen.',
      },
      statistics: {
        name: 'Statistik',
        note: 'Misst, welche Seiten gelesen werden, damit wir die Website verbessern können.',
      },
      marketing: {
        name: 'Marketing',
        note: 'Merkt sich, über welche Kampagne Sie kamen, und lässt Werbedienste das messen.',
      },
      media: {
        name: 'Eingebettete Medien und Karten',
        note: 'Lädt Videos und Rundgänge anderer Dienste, ohne jedes Mal zu fragen.',
      },
    },
    embed: {
      notice:
        'Das Abspielen lädt den Inhalt von {service}; der Dienst erhält dann Ihre IP-Adresse und kann Cookies setzen.',
      always: 'Player anderer Dienste immer erlauben',
    },
  },
})

export type ConsentTexts = (typeof messages)['nl']
