import { defineMessages } from '@/i18n/define-messages'

/** What the mail and the page for the author of a testimonial say. */
export const messages = defineMessages({
  nl: {
    confirm: {
      subject: 'Bevestig uw getuigenis',
      preview: 'Nog één klik, dan bekijken wij uw tekst.',
      greeting: 'Goedendag,',
      intro: 'Iemand schreef met dit e-mailadres een getuigenis over ons kantoor. Was u dat?',
      open: 'Nalezen en bevestigen',
      ignore:
        'Was u dat niet? Dan hoeft u niets te doen: zonder bevestiging publiceren wij niets en wissen wij de tekst.',
    },
    page: {
      title: 'Uw getuigenis',
      states: {
        unconfirmed: 'Nog niet bevestigd: wij publiceren niets.',
        confirmed: 'Bevestigd. Een collega leest de tekst na voor die op de site komt.',
        shown: 'Uw getuigenis staat op de site.',
        rejected: 'Wij publiceren deze getuigenis niet. Vragen? Bel of mail ons gerust.',
      },
      actions: { confirm: 'Ja, dit schreef ik', withdraw: 'Intrekken en wissen' },
      sure: {
        lead: 'Uw getuigenis is dan weg, ook van de site. Dat kan niet ongedaan gemaakt worden.',
        submit: 'Ja, wis mijn getuigenis',
      },
      withdrawn: 'De getuigenis is gewist.',
      home: 'Naar de site',
      unavailable: 'Dat is niet gelukt. Probeer het over enkele minuten opnieuw of bel ons.',
    },
  },
  fr: {
    confirm: {
      subject: 'Confirmez votre témoignage',
      preview: 'Encore un clic et nous relisons votre texte.',
      greeting: 'Bonjour,',
      intro: 'Quelqu’un a écrit un témoignage sur notre agence avec cette adresse. C’était vous ?',
      open: 'Relire et confirmer',
      ignore:
        'Ce n’était pas vous ? Ne faites rien : sans confirmation, nous ne publions rien et effaçons le texte.',
    },
    page: {
      title: 'Votre témoignage',
      states: {
        unconfirmed: 'Pas encore confirmé : nous ne publions rien.',
        confirmed: 'Confirmé. Un collaborateur relit le texte avant sa publication.',
        shown: 'Votre témoignage figure sur le site.',
        rejected:
          'Nous ne publions pas ce témoignage. Une question ? Appelez-nous ou écrivez-nous.',
      },
      actions: { confirm: 'Oui, j’ai écrit ceci', withdraw: 'Retirer et effacer' },
      sure: {
        lead: 'Votre témoignage sera effacé, sur le site aussi. Vous ne pourrez pas revenir en arrière.',
        submit: 'Oui, effacer mon témoignage',
      },
      withdrawn: 'Le témoignage est effacé.',
      home: 'Vers le site',
      unavailable: 'Cela n’a pas abouti. Réessayez dans quelques minutes ou appelez-nous.',
    },
  },
  en: {
    confirm: {
      subject: 'Confirm your testimonial',
      preview: 'One more click and we read your text.',
      greeting: 'Hello,',
      intro: 'Somebody wrote a testimonial about our agency with this e-mail address. Was it you?',
      open: 'Read it again and confirm',
      ignore:
        'It was not you? Then do nothing: without a confirmation we publish nothing and delete the text.',
    },
    page: {
      title: 'Your testimonial',
      states: {
        unconfirmed: 'Not confirmed yet: we publish nothing.',
        confirmed: 'Confirmed. A colleague reads the text before it is published.',
        shown: 'Your testimonial is on the site.',
        rejected: 'We do not publish this testimonial. Questions? Call or write to us.',
      },
      actions: { confirm: 'Yes, I wrote this', withdraw: 'Withdraw and delete' },
      sure: {
        lead: 'Your testimonial will be gone, from the website too. This cannot be undone.',
        submit: 'Yes, delete my testimonial',
      },
      withdrawn: 'The testimonial was deleted.',
      home: 'To the site',
      unavailable: 'That did not work. Try again in a few minutes or call us.',
    },
  },
  de: {
    confirm: {
      subject: 'Bestätigen Sie Ihre Referenz',
      preview: 'Noch ein Klick, dann lesen wir Ihren Text.',
      greeting: 'Guten Tag!',
      intro:
        'Jemand hat mit dieser E-Mail-Adresse eine Referenz über unser Büro geschrieben. Waren Sie das?',
      open: 'Nachlesen und bestätigen',
      ignore:
        'Waren Sie es nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung veröffentlichen wir nichts und löschen den Text.',
    },
    page: {
      title: 'Ihre Referenz',
      states: {
        unconfirmed: 'Noch nicht bestätigt: Wir veröffentlichen nichts.',
        confirmed: 'Bestätigt. Jemand aus dem Team liest den Text vor der Veröffentlichung.',
        shown: 'Ihre Referenz steht auf der Website.',
        rejected: 'Wir veröffentlichen diese Referenz nicht. Fragen? Rufen oder schreiben Sie uns.',
      },
      actions: { confirm: 'Ja, das habe ich geschrieben', withdraw: 'Zurückziehen und löschen' },
      sure: {
        lead: 'Ihre Referenz ist dann gelöscht, auch auf der Website. Das lässt sich nicht rückgängig machen.',
        submit: 'Ja, meine Referenz löschen',
      },
      withdrawn: 'Die Referenz wurde gelöscht.',
      home: 'Zur Website',
      unavailable:
        'Das hat nicht geklappt. Versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.',
    },
  },
})
