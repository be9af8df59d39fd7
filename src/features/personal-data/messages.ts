import { defineMessages } from '@/i18n/define-messages'

/** The mail with the link to somebody's own data, and the page behind it. */
export const messages = defineMessages({
  nl: {
    mail: {
      subject: 'De link naar uw gegevens',
      preview: 'Bekijk, bewaar of wis wat wij van u bijhouden.',
      greeting: 'Goedendag,',
      intro:
        'Op onze website werd met dit e-mailadres gevraagd wat wij bijhouden. Met de link hieronder ziet u het, bewaart u een kopie of laat u het wissen. De link werkt tot {day} om {time}.',
      open: 'Mijn gegevens bekijken',
      ignore:
        'Hebt u dit niet gevraagd? Dan hoeft u niets te doen: zonder deze link ziet niemand iets.',
    },
    page: {
      title: 'Wat wij van u bijhouden',
      erasedTitle: 'Uw gegevens',
      home: 'Naar de site',
      of: 'Alles wat wij vinden op {email}.',
      nothing: 'Op dit adres houden wij niets bij, behalve de e-mail met deze link.',
      caption: 'Uw gegevens',
      columns: { what: 'Wat', count: 'Aantal', until: 'Bewaard tot', fate: 'Als u laat wissen' },
      collections: {
        enquiries: 'Formulieren',
        appointments: 'Afspraken en wachtlijsten',
        demands: 'Zoekopdrachten',
        subscribers: 'Nieuwsbrief',
        testimonials: 'Getuigenissen',
        offers: 'Biedingen in het register',
        mails: 'Verstuurde e-mails',
        mailsToOthers: 'E-mails aan anderen waarin u genoemd wordt',
        textsOfOthers: 'Teksten van anderen waarin uw adres staat',
      },
      noEnd: 'Zolang u het wilt',
      withText: 'Zolang die tekst er is',
      fates: {
        erased: 'Wordt gewist',
        anonymised: 'Blijft zonder uw naam en contactgegevens',
        kept: 'Blijft: wettelijk bewijs',
        cut: 'Blijft zonder uw adres',
      },
      offersKept:
        'Een bod blijft tien jaar in het register: zo lang kan iemand er een vordering op steunen (oud Burgerlijk Wetboek, artikel 2262bis; AVG, artikel 17.3.e). Daarna gaat ook dat weg.',
      owner:
        'U hebt ook een eigenaarsaccount. Wat daarin staat, ziet u in het portaal; wissen doet het kantoor, zodra wij geen pand meer voor u in beheer of verkoop hebben.',
      ofAgency:
        'Dit is een adres van het kantoor zelf. Wat erop aankwam gaat over anderen; een beheerder helpt u verder.',
      export: 'Kopie downloaden (JSON)',
      eraseTitle: 'Alles laten wissen',
      eraseText:
        'Wissen kan niet ongedaan gemaakt worden. Een afspraak die nog moet komen wordt geannuleerd en u krijgt geen meldingen of nieuwsbrief meer.',
      confirm: 'Ja, ik wil dat mijn gegevens gewist worden.',
      unconfirmed: 'Vink eerst aan dat u uw gegevens wilt laten wissen. Er is nog niets gewist.',
      erase: 'Mijn gegevens wissen',
      erased:
        'Uw gegevens zijn gewist. Deze link werkt niet meer. In reservekopieën blijven ze tot die overschreven zijn.',
      erasedKept:
        'Uw gegevens zijn gewist, behalve uw bod in het register: dat moet tien jaar blijven. Deze link werkt niet meer.',
      gone: 'Deze link is al gebruikt of niet meer geldig. Vraag een nieuwe als u nog iets wilt bekijken.',
      again: 'Een nieuwe link vragen',
      unavailable: 'Dat lukte niet. Er is niets gewist; probeer het over enkele minuten opnieuw.',
    },
  },
  fr: {
    mail: {
      subject: 'Le lien vers vos données',
      preview: 'Consultez, gardez ou effacez ce que nous conservons à votre sujet.',
      greeting: 'Bonjour,',
      intro:
        'Sur notre site, quelqu’un a demandé avec cette adresse ce que nous conservons. Le lien ci-dessous vous le montre ; vous pouvez en garder une copie ou tout faire effacer. Il est valable jusqu’au {day} à {time}.',
      open: 'Voir mes données',
      ignore:
        'Vous n’avez rien demandé ? Il n’y a rien à faire : sans ce lien, personne ne voit quoi que ce soit.',
    },
    page: {
      title: 'Ce que nous conservons à votre sujet',
      erasedTitle: 'Vos données',
      home: 'Vers le site',
      of: 'Tout ce que nous trouvons sous {email}.',
      nothing: 'Sous cette adresse, nous ne conservons rien, sauf l’e-mail avec ce lien.',
      caption: 'Vos données',
      columns: {
        what: 'Quoi',
        count: 'Nombre',
        until: 'Conservé jusqu’au',
        fate: 'Si vous faites effacer',
      },
      collections: {
        enquiries: 'Formulaires',
        appointments: 'Rendez-vous et listes d’attente',
        demands: 'Recherches enregistrées',
        subscribers: 'Newsletter',
        testimonials: 'Témoignages',
        offers: 'Offres inscrites au registre',
        mails: 'E-mails envoyés',
        mailsToOthers: 'E-mails à d’autres où vous êtes cité',
        textsOfOthers: 'Textes d’autres personnes où figure votre adresse',
      },
      noEnd: 'Tant que vous le souhaitez',
      withText: 'Tant que ce texte existe',
      fates: {
        erased: 'Sera effacé',
        anonymised: 'Reste sans votre nom ni vos coordonnées',
        kept: 'Reste : preuve légale',
        cut: 'Reste sans votre adresse',
      },
      offersKept:
        'Une offre reste dix ans au registre : pendant ce délai, une action en justice peut s’appuyer sur elle (ancien Code civil, article 2262bis ; RGPD, article 17.3.e). Ensuite, elle disparaît aussi.',
      owner:
        'Vous avez aussi un compte de propriétaire. Son contenu se trouve dans votre espace ; l’agence l’efface dès que nous n’avons plus de bien à vous en vente ou en gestion.',
      ofAgency:
        'Cette adresse est celle de l’agence. Ce qui y est arrivé concerne d’autres personnes ; un administrateur vous aidera.',
      export: 'Télécharger une copie (JSON)',
      eraseTitle: 'Tout faire effacer',
      eraseText:
        'L’effacement est définitif. Un rendez-vous à venir est annulé et vous ne recevez plus ni alertes ni newsletter.',
      confirm: 'Oui, je veux que mes données soient effacées.',
      unconfirmed:
        'Cochez d’abord que vous voulez faire effacer vos données. Rien n’a encore été effacé.',
      erase: 'Effacer mes données',
      erased:
        'Vos données sont effacées. Ce lien ne fonctionne plus. Elles restent dans les sauvegardes jusqu’à ce que celles-ci soient remplacées.',
      erasedKept:
        'Vos données sont effacées, sauf votre offre au registre, qui doit y rester dix ans. Ce lien ne fonctionne plus.',
      gone: 'Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau si vous voulez encore consulter quelque chose.',
      again: 'Demander un nouveau lien',
      unavailable:
        'Cela n’a pas fonctionné. Rien n’a été effacé ; réessayez dans quelques minutes.',
    },
  },
  en: {
    mail: {
      subject: 'The link to your data',
      preview: 'See, keep or erase what we hold about you.',
      greeting: 'Hello,',
      intro:
        'On our website somebody asked with this e-mail address what we keep. The link below shows it to you; you can keep a copy or have it erased. It works until {day} at {time}.',
      open: 'See my data',
      ignore:
        'Was it not you who asked? Then there is nothing to do: without this link nobody sees anything.',
    },
    page: {
      title: 'What we keep about you',
      erasedTitle: 'Your data',
      home: 'To the site',
      of: 'Everything that we find under {email}.',
      nothing: 'Under this address we keep nothing but the e-mail with this link.',
      caption: 'Your data',
      columns: {
        what: 'What',
        count: 'Number',
        until: 'Kept until',
        fate: 'If you have it erased',
      },
      collections: {
        enquiries: 'Forms',
        appointments: 'Appointments and waiting lists',
        demands: 'Search alerts',
        subscribers: 'Newsletter',
        testimonials: 'Testimonials',
        offers: 'Offers in the register',
        mails: 'E-mails sent',
        mailsToOthers: 'E-mails to others that name you',
        textsOfOthers: 'Texts of others with your address',
      },
      noEnd: 'As long as you want it',
      withText: 'As long as that text is there',
      fates: {
        erased: 'Will be erased',
        anonymised: 'Stays without your name and contact details',
        kept: 'Stays: proof required by law',
        cut: 'Stays without your address',
      },
      offersKept:
        'An offer stays in the register for ten years: for so long somebody can base a claim on it (old Civil Code, article 2262bis; GDPR, article 17(3)(e)). After that it goes as well.',
      owner:
        'You also have an owner’s account. What is in it you see in the portal; the office erases it once we no longer sell, let or manage a property for you.',
      ofAgency:
        'This is an address of the office itself. What came in on it is about others; an administrator will help you.',
      export: 'Download a copy (JSON)',
      eraseTitle: 'Have everything erased',
      eraseText:
        'Erasing cannot be undone. An appointment that is still to come is cancelled, and you get no more alerts and no newsletter.',
      confirm: 'Yes, I want my data to be erased.',
      unconfirmed: 'First tick that you want your data to be erased. Nothing has been erased yet.',
      erase: 'Erase my data',
      erased:
        'Your data have been erased. This link no longer works. They stay in backups until those are overwritten.',
      erasedKept:
        'Your data have been erased, except for your offer in the register, which has to stay for ten years. This link no longer works.',
      gone: 'This link has been used or is no longer valid. Ask for a new one if there is something more to see.',
      again: 'Ask for a new link',
      unavailable: 'That did not work. Nothing was erased; try again in a few minutes.',
    },
  },
  de: {
    mail: {
      subject: 'Der Link zu Ihren Daten',
      preview: 'Sehen, behalten oder löschen Sie, was wir über Sie speichern.',
      greeting: 'Guten Tag!',
      intro:
        'Auf unserer Website wurde mit dieser E-Mail-Adresse gefragt, was wir speichern. Der Link unten zeigt es Ihnen; Sie können eine Kopie behalten oder alles löschen lassen. Er gilt bis {day} um {time}.',
      open: 'Meine Daten ansehen',
      ignore:
        'Haben Sie nicht gefragt? Dann ist nichts zu tun: Ohne diesen Link sieht niemand etwas.',
    },
    page: {
      title: 'Was wir über Sie speichern',
      erasedTitle: 'Ihre Daten',
      home: 'Zur Website',
      of: 'Alles, was wir unter {email} finden.',
      nothing: 'Unter dieser Adresse speichern wir nichts außer der E-Mail mit diesem Link.',
      caption: 'Ihre Daten',
      columns: {
        what: 'Was',
        count: 'Anzahl',
        until: 'Gespeichert bis',
        fate: 'Wenn Sie löschen lassen',
      },
      collections: {
        enquiries: 'Formulare',
        appointments: 'Termine und Wartelisten',
        demands: 'Suchaufträge',
        subscribers: 'Newsletter',
        testimonials: 'Referenzen',
        offers: 'Angebote im Register',
        mails: 'Gesendete E-Mails',
        mailsToOthers: 'E-Mails an andere, in denen Sie genannt werden',
        textsOfOthers: 'Texte anderer, in denen Ihre Adresse steht',
      },
      noEnd: 'Solange Sie es möchten',
      withText: 'Solange es diesen Text gibt',
      fates: {
        erased: 'Wird gelöscht',
        anonymised: 'Bleibt ohne Ihren Namen und Ihre Kontaktdaten',
        kept: 'Bleibt: gesetzlicher Nachweis',
        cut: 'Bleibt ohne Ihre Adresse',
      },
      offersKept:
        'Ein Angebot bleibt zehn Jahre im Register: So lange kann jemand einen Anspruch darauf stützen (altes Zivilgesetzbuch, Artikel 2262bis; DSGVO, Artikel 17 Absatz 3 e). Danach verschwindet auch das.',
      owner:
        'Sie haben auch ein Eigentümerkonto. Was darin steht, sehen Sie im Portal; das Büro löscht es, sobald wir keine Immobilie mehr für Sie verkaufen, vermieten oder verwalten.',
      ofAgency:
        'Das ist eine Adresse des Büros selbst. Was dort eingegangen ist, betrifft andere; eine Administratorin oder ein Administrator hilft Ihnen weiter.',
      export: 'Kopie herunterladen (JSON)',
      eraseTitle: 'Alles löschen lassen',
      eraseText:
        'Das Löschen lässt sich nicht rückgängig machen. Ein bevorstehender Termin wird abgesagt, und Sie erhalten keine Meldungen und keinen Newsletter mehr.',
      confirm: 'Ja, meine Daten sollen gelöscht werden.',
      unconfirmed:
        'Bestätigen Sie zuerst, dass Ihre Daten gelöscht werden sollen. Es wurde noch nichts gelöscht.',
      erase: 'Meine Daten löschen',
      erased:
        'Ihre Daten sind gelöscht. Dieser Link funktioniert nicht mehr. In Sicherungskopien bleiben sie, bis diese überschrieben sind.',
      erasedKept:
        'Ihre Daten sind gelöscht, außer Ihrem Angebot im Register, das zehn Jahre bleiben muss. Dieser Link funktioniert nicht mehr.',
      gone: 'Dieser Link wurde schon benutzt oder gilt nicht mehr. Fordern Sie einen neuen an, wenn Sie noch etwas ansehen möchten.',
      again: 'Neuen Link anfordern',
      unavailable:
        'Das hat nicht geklappt. Es wurde nichts gelöscht; versuchen Sie es in einigen Minuten erneut.',
    },
  },
})
