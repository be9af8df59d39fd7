import { defineMessages } from '@/i18n/define-messages'

/** The mails to members of staff about their accounts. */
export const mailMessages = defineMessages({
  nl: {
    greeting: 'Beste {name},',
    invitation: {
      subject: 'Uw account voor de website',
      preview: 'Kies een wachtwoord voor {day} om {time}.',
      intro:
        'Er is voor u een account gemaakt. Kies uw wachtwoord voor {day} om {time}. De link werkt één keer.',
      open: 'Wachtwoord kiezen',
      advice: 'Verwachtte u dit niet? Dan hoeft u niets te doen.',
    },
    keys: {
      advice:
        'Was u dit niet? Verwittig meteen uw beheerder: met dit adres kunt u zich niet meer aanmelden.',
      email: {
        subject: 'Uw e-mailadres is gewijzigd',
        intro:
          'Op {day} om {time} kreeg uw account voor de website een ander e-mailadres. Berichten over het account gaan voortaan daarheen.',
      },
      password: {
        subject: 'Er is een wachtwoord ingesteld',
        intro:
          'Op {day} om {time} werd het wachtwoord van uw account voor de website ingesteld of gewijzigd.',
      },
    },
    notice: {
      open: 'Naar uw account',
      advice: 'Was u dit niet? Wijzig meteen uw wachtwoord en verwittig uw beheerder.',
      on: {
        subject: 'De tweede stap staat aan',
        intro: 'Op {day} om {time} werd de tweede stap bij het aanmelden ingeschakeld.',
      },
      off: {
        subject: 'De tweede stap staat uit',
        intro: 'Op {day} om {time} werd de tweede stap bij het aanmelden uitgeschakeld.',
      },
      offByAdministrator: {
        subject: 'Een beheerder schakelde de tweede stap uit',
        intro: 'Op {day} om {time} schakelde een beheerder de tweede stap van uw account uit.',
      },
      recoveryUsed: {
        subject: 'Er werd een herstelcode gebruikt',
        intro: 'Op {day} om {time} meldde iemand zich aan met een van uw herstelcodes.',
      },
      locked: {
        subject: 'Te veel foute codes bij het aanmelden',
        intro:
          'Op {day} om {time} is voor de vijfde keer een foute code getypt bij uw account voor de website. Wie dat deed, kende uw wachtwoord of was al aangemeld. Een kwartier lang nemen wij geen code meer aan.',
      },
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    invitation: {
      subject: 'Votre compte pour le site',
      preview: 'Choisissez un mot de passe avant le {day} à {time}.',
      intro:
        'Un compte a été créé pour vous. Choisissez votre mot de passe avant le {day} à {time}. Le lien ne sert qu’une fois.',
      open: 'Choisir un mot de passe',
      advice: 'Vous n’attendiez pas ce message ? Vous n’avez rien à faire.',
    },
    keys: {
      advice:
        'Ce n’était pas vous ? Prévenez tout de suite votre administrateur : cette adresse ne permet plus de se connecter.',
      email: {
        subject: 'Votre adresse e-mail a été modifiée',
        intro:
          'Le {day} à {time}, votre compte pour le site a reçu une autre adresse e-mail. Les messages sur le compte y sont désormais envoyés.',
      },
      password: {
        subject: 'Un mot de passe a été défini',
        intro:
          'Le {day} à {time}, le mot de passe de votre compte pour le site a été défini ou modifié.',
      },
    },
    notice: {
      open: 'Vers votre compte',
      advice:
        'Ce n’était pas vous ? Changez tout de suite votre mot de passe et prévenez votre administrateur.',
      on: {
        subject: 'La deuxième étape est activée',
        intro: 'Le {day} à {time}, la deuxième étape de la connexion a été activée.',
      },
      off: {
        subject: 'La deuxième étape est désactivée',
        intro: 'Le {day} à {time}, la deuxième étape de la connexion a été désactivée.',
      },
      offByAdministrator: {
        subject: 'Un administrateur a désactivé la deuxième étape',
        intro:
          'Le {day} à {time}, un administrateur a désactivé la deuxième étape de votre compte.',
      },
      recoveryUsed: {
        subject: 'Un code de secours a été utilisé',
        intro: 'Le {day} à {time}, quelqu’un s’est connecté avec un de vos codes de secours.',
      },
      locked: {
        subject: 'Trop de codes erronés à la connexion',
        intro:
          'Le {day} à {time}, un code erroné a été saisi pour la cinquième fois pour votre compte sur le site. La personne qui l’a fait connaissait votre mot de passe ou était déjà connectée. Pendant un quart d’heure, nous n’acceptons plus aucun code.',
      },
    },
  },
  en: {
    greeting: 'Dear {name},',
    invitation: {
      subject: 'Your account for the website',
      preview: 'Choose a password before {day} at {time}.',
      intro:
        'An account was made for you. Choose your password before {day} at {time}. The link works once.',
      open: 'Choose a password',
      advice: 'You did not expect this? Then you need not do anything.',
    },
    keys: {
      advice:
        'Was it not you? Tell your administrator at once: with this address you cannot log in any more.',
      email: {
        subject: 'Your e-mail address was changed',
        intro:
          'On {day} at {time} your account for the website got another e-mail address. Messages about the account go there from now on.',
      },
      password: {
        subject: 'A password was set',
        intro:
          'On {day} at {time} the password of your account for the website was set or changed.',
      },
    },
    notice: {
      open: 'To your account',
      advice: 'Was it not you? Change your password at once and tell your administrator.',
      on: {
        subject: 'The second step is on',
        intro: 'On {day} at {time} the second step of logging in was switched on.',
      },
      off: {
        subject: 'The second step is off',
        intro: 'On {day} at {time} the second step of logging in was switched off.',
      },
      offByAdministrator: {
        subject: 'An administrator switched off the second step',
        intro: 'On {day} at {time} an administrator switched off the second step of your account.',
      },
      recoveryUsed: {
        subject: 'A recovery code was used',
        intro: 'On {day} at {time} somebody logged in with one of your recovery codes.',
      },
      locked: {
        subject: 'Too many wrong codes at the login',
        intro:
          'On {day} at {time} a wrong code was typed for the fifth time for your account for the website. Whoever did so knew your password or was logged in already. For a quarter of an hour we take no code.',
      },
    },
  },
  de: {
    greeting: 'Guten Tag {name}!',
    invitation: {
      subject: 'Ihr Konto für die Website',
      preview: 'Wählen Sie ein Passwort vor {day} um {time}.',
      intro:
        'Für Sie wurde ein Konto angelegt. Wählen Sie Ihr Passwort vor {day} um {time}. Der Link funktioniert einmal.',
      open: 'Passwort wählen',
      advice: 'Sie haben das nicht erwartet? Dann müssen Sie nichts tun.',
    },
    keys: {
      advice:
        'Waren Sie das nicht? Informieren Sie sofort Ihren Administrator: Mit dieser Adresse können Sie sich nicht mehr anmelden.',
      email: {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        intro:
          'Am {day} um {time} erhielt Ihr Konto für die Website eine andere E-Mail-Adresse. Nachrichten zum Konto gehen künftig dorthin.',
      },
      password: {
        subject: 'Ein Passwort wurde festgelegt',
        intro:
          'Am {day} um {time} wurde das Passwort Ihres Kontos für die Website festgelegt oder geändert.',
      },
    },
    notice: {
      open: 'Zu Ihrem Konto',
      advice:
        'Waren Sie das nicht? Ändern Sie sofort Ihr Passwort und informieren Sie Ihren Administrator.',
      on: {
        subject: 'Der zweite Schritt ist eingeschaltet',
        intro: 'Am {day} um {time} wurde der zweite Schritt der Anmeldung eingeschaltet.',
      },
      off: {
        subject: 'Der zweite Schritt ist ausgeschaltet',
        intro: 'Am {day} um {time} wurde der zweite Schritt der Anmeldung ausgeschaltet.',
      },
      offByAdministrator: {
        subject: 'Ein Administrator hat den zweiten Schritt ausgeschaltet',
        intro:
          'Am {day} um {time} hat ein Administrator den zweiten Schritt Ihres Kontos ausgeschaltet.',
      },
      recoveryUsed: {
        subject: 'Ein Wiederherstellungscode wurde verwendet',
        intro:
          'Am {day} um {time} hat sich jemand mit einem Ihrer Wiederherstellungscodes angemeldet.',
      },
      locked: {
        subject: 'Zu viele falsche Codes bei der Anmeldung',
        intro:
          'Am {day} um {time} wurde bei Ihrem Konto für die Website zum fünften Mal ein falscher Code eingegeben. Wer das tat, kannte Ihr Passwort oder war bereits angemeldet. Eine Viertelstunde lang nehmen wir keinen Code an.',
      },
    },
  },
})
