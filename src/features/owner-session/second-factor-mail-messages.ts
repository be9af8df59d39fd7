import { defineMessages } from '@/i18n/define-messages'

/** What an owner reads when something becomes of the second step of the login. */
export const messages = defineMessages({
  nl: {
    on: {
      subject: 'Aanmelden in twee stappen staat aan',
      intro:
        'Op {day} om {time} is het aanmelden in twee stappen aangezet voor uw account in het eigenaarsportaal. Uw andere toestellen zijn afgemeld.',
    },
    off: {
      subject: 'Aanmelden in twee stappen staat uit',
      intro:
        'Op {day} om {time} is het aanmelden in twee stappen uitgeschakeld voor uw account in het eigenaarsportaal.',
    },
    offByStaff: {
      subject: 'Aanmelden in twee stappen staat uit',
      intro:
        'Op {day} om {time} heeft ons kantoor het aanmelden in twee stappen uitgeschakeld voor uw account in het eigenaarsportaal. U kunt het in uw account opnieuw aanzetten.',
    },
    recoveryUsed: {
      subject: 'Er is een herstelcode gebruikt',
      intro:
        'Op {day} om {time} is een herstelcode van uw account in het eigenaarsportaal gebruikt. Die code werkt niet meer.',
    },
    locked: {
      subject: 'Te veel foute codes bij het aanmelden',
      intro:
        'Op {day} om {time} is vijf keer een foute code getypt bij uw account in het eigenaarsportaal. Wie dat deed, kwam voorbij de eerste stap. Een kwartier lang nemen wij geen code meer aan.',
    },
    preview: 'Was u dit niet? Wijzig dan uw wachtwoord.',
    advice:
      'Was u dat, dan hoeft u niets te doen. Was u het niet, wijzig dan meteen uw wachtwoord, meld u overal af en bel ons.',
    open: 'Naar mijn account',
  },
  fr: {
    on: {
      subject: 'La connexion en deux étapes est activée',
      intro:
        'Le {day} à {time}, la connexion en deux étapes a été activée pour votre compte dans l’espace propriétaire. Vos autres appareils ont été déconnectés.',
    },
    off: {
      subject: 'La connexion en deux étapes est désactivée',
      intro:
        'Le {day} à {time}, la connexion en deux étapes a été désactivée pour votre compte dans l’espace propriétaire.',
    },
    offByStaff: {
      subject: 'La connexion en deux étapes est désactivée',
      intro:
        'Le {day} à {time}, notre agence a désactivé la connexion en deux étapes de votre compte dans l’espace propriétaire. Vous pouvez la réactiver dans votre compte.',
    },
    recoveryUsed: {
      subject: 'Un code de secours a été utilisé',
      intro:
        'Le {day} à {time}, un code de secours de votre compte dans l’espace propriétaire a été utilisé. Ce code ne fonctionne plus.',
    },
    locked: {
      subject: 'Trop de codes erronés à la connexion',
      intro:
        'Le {day} à {time}, un code erroné a été saisi cinq fois pour votre compte dans l’espace propriétaire. La personne qui l’a fait avait franchi la première étape. Pendant un quart d’heure, nous n’acceptons plus aucun code.',
    },
    preview: 'Ce n’était pas vous ? Changez votre mot de passe.',
    advice:
      'Si c’était vous, vous n’avez rien à faire. Sinon, changez tout de suite votre mot de passe, déconnectez-vous partout et appelez-nous.',
    open: 'Vers mon compte',
  },
  en: {
    on: {
      subject: 'Two-step login is on',
      intro:
        'On {day} at {time} two-step login was switched on for your account in the owners’ portal. Your other devices are logged out.',
    },
    off: {
      subject: 'Two-step login is off',
      intro:
        'On {day} at {time} two-step login was switched off for your account in the owners’ portal.',
    },
    offByStaff: {
      subject: 'Two-step login is off',
      intro:
        'On {day} at {time} our office switched off two-step login for your account in the owners’ portal. You can switch it on again in your account.',
    },
    recoveryUsed: {
      subject: 'A recovery code was used',
      intro:
        'On {day} at {time} a recovery code of your account in the owners’ portal was used. That code no longer works.',
    },
    locked: {
      subject: 'Too many wrong codes at the login',
      intro:
        'On {day} at {time} a wrong code was typed five times for your account in the owners’ portal. Whoever did so had passed the first step. For a quarter of an hour we take no code.',
    },
    preview: 'Was it not you? Then change your password.',
    advice:
      'If it was you, there is nothing to do. If it was not, change your password at once, log out everywhere and call us.',
    open: 'To my account',
  },
  de: {
    on: {
      subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
      intro:
        'Am {day} um {time} wurde die Anmeldung in zwei Schritten für Ihr Konto im Eigentümerportal eingeschaltet. Ihre anderen Geräte wurden abgemeldet.',
    },
    off: {
      subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      intro:
        'Am {day} um {time} wurde die Anmeldung in zwei Schritten für Ihr Konto im Eigentümerportal ausgeschaltet.',
    },
    offByStaff: {
      subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
      intro:
        'Am {day} um {time} hat unser Büro die Anmeldung in zwei Schritten für Ihr Konto im Eigentümerportal ausgeschaltet. In Ihrem Konto können Sie sie wieder einschalten.',
    },
    recoveryUsed: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      intro:
        'Am {day} um {time} wurde ein Wiederherstellungscode Ihres Kontos im Eigentümerportal benutzt. Dieser Code gilt nicht mehr.',
    },
    locked: {
      subject: 'Zu viele falsche Codes bei der Anmeldung',
      intro:
        'Am {day} um {time} wurde bei Ihrem Konto im Eigentümerportal fünfmal ein falscher Code eingegeben. Wer das tat, hatte den ersten Schritt bestanden. Eine Viertelstunde lang nehmen wir keinen Code an.',
    },
    preview: 'Waren Sie das nicht? Dann ändern Sie Ihr Passwort.',
    advice:
      'Waren Sie es, brauchen Sie nichts zu tun. Waren Sie es nicht, ändern Sie sofort Ihr Passwort, melden Sie sich überall ab und rufen Sie uns an.',
    open: 'Zu meinem Konto',
  },
})
