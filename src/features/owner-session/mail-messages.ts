import { defineMessages } from '@/i18n/define-messages'

/** What the agency reads when an owner signs in, and the owner on a new device. */
export const messages = defineMessages({
  nl: {
    subject: '{name} heeft zich aangemeld in het eigenaarsportaal',
    preview: 'Misschien een goed moment om te bellen.',
    intro:
      '{name} heeft zich op {day} om {time} aangemeld in het eigenaarsportaal. U krijgt dit bericht hoogstens eenmaal per dag per eigenaar.',
    owner: 'Eigenaar',
    phone: 'Telefoon',
    property: 'Pand',
    open: 'Eigenaar openen',
    settings: 'Deze berichten worden bij de instellingen van de site aan- en uitgezet.',
    deviceSubject: 'Aanmelding op een nieuw toestel',
    devicePreview: 'Was u dit niet? Wijzig dan uw wachtwoord.',
    deviceIntro:
      'Op {day} om {time} heeft iemand zich in het eigenaarsportaal aangemeld met uw account, op een toestel dat wij nog niet kenden.',
    deviceAdvice:
      'Was u dat, dan hoeft u niets te doen. Was u het niet, wijzig dan meteen uw wachtwoord en meld u overal af.',
    deviceOpen: 'Naar mijn account',
    passwordSubject: 'Uw wachtwoord is gewijzigd door ons kantoor',
    passwordPreview: 'U bent op al uw toestellen afgemeld.',
    passwordIntro:
      'Op {day} om {time} heeft ons kantoor een nieuw wachtwoord ingesteld voor uw account in het eigenaarsportaal. U bent op al uw toestellen afgemeld.',
    passwordAdvice:
      'Kies zelf een ander wachtwoord met “Wachtwoord vergeten?” op de aanmeldpagina. Hebt u dit niet gevraagd, bel ons dan.',
    passwordOpen: 'Zelf een wachtwoord kiezen',
    addressSubject: 'Het e-mailadres van uw account is gewijzigd',
    addressPreview: 'Met dit adres kunt u zich niet meer aanmelden.',
    addressIntro:
      'Op {day} om {time} heeft ons kantoor een ander e-mailadres ingesteld voor uw account in het eigenaarsportaal. Berichten over het account gaan voortaan daarheen.',
    addressAdvice:
      'Met dit adres kunt u zich niet meer aanmelden. Hebt u dit niet gevraagd, bel ons dan meteen.',
  },
  fr: {
    subject: '{name} s’est connecté à l’espace propriétaire',
    preview: 'C’est peut-être le bon moment pour téléphoner.',
    intro:
      '{name} s’est connecté à l’espace propriétaire le {day} à {time}. Vous recevez ce message une fois par jour et par propriétaire au plus.',
    owner: 'Propriétaire',
    phone: 'Téléphone',
    property: 'Bien',
    open: 'Ouvrir la fiche du propriétaire',
    settings: 'Ces messages s’activent et se désactivent dans les réglages du site.',
    deviceSubject: 'Connexion sur un nouvel appareil',
    devicePreview: 'Ce n’était pas vous ? Changez votre mot de passe.',
    deviceIntro:
      'Le {day} à {time}, quelqu’un s’est connecté à l’espace propriétaire avec votre compte, sur un appareil que nous ne connaissions pas encore.',
    deviceAdvice:
      'Si c’était vous, vous n’avez rien à faire. Sinon, changez tout de suite votre mot de passe et déconnectez-vous partout.',
    deviceOpen: 'Vers mon compte',
    passwordSubject: 'Votre mot de passe a été modifié par notre agence',
    passwordPreview: 'Vous avez été déconnecté de tous vos appareils.',
    passwordIntro:
      'Le {day} à {time}, notre agence a défini un nouveau mot de passe pour votre compte dans l’espace propriétaire. Vous avez été déconnecté de tous vos appareils.',
    passwordAdvice:
      'Choisissez vous-même un autre mot de passe avec « Mot de passe oublié ? » sur la page de connexion. Si vous ne l’avez pas demandé, appelez-nous.',
    passwordOpen: 'Choisir un mot de passe',
    addressSubject: 'L’adresse e-mail de votre compte a été modifiée',
    addressPreview: 'Cette adresse ne permet plus de vous connecter.',
    addressIntro:
      'Le {day} à {time}, notre agence a défini une autre adresse e-mail pour votre compte dans l’espace propriétaire. Les messages sur le compte y sont désormais envoyés.',
    addressAdvice:
      'Cette adresse ne permet plus de vous connecter. Si vous ne l’avez pas demandé, appelez-nous tout de suite.',
  },
  en: {
    subject: '{name} signed in to the owners’ portal',
    preview: 'It may be a good moment to call.',
    intro:
      '{name} signed in to the owners’ portal on {day} at {time}. You get this message once a day for each owner at most.',
    owner: 'Owner',
    phone: 'Phone',
    property: 'Property',
    open: 'Open the owner',
    settings: 'These messages are switched on and off in the settings of the site.',
    deviceSubject: 'Login on a new device',
    devicePreview: 'Was it not you? Then change your password.',
    deviceIntro:
      'On {day} at {time} somebody logged in to the owners’ portal with your account, on a device that we did not know yet.',
    deviceAdvice:
      'If it was you, there is nothing to do. If it was not, change your password at once and log out everywhere.',
    deviceOpen: 'To my account',
    passwordSubject: 'Your password was changed by our office',
    passwordPreview: 'You are logged out on all your devices.',
    passwordIntro:
      'On {day} at {time} our office set a new password for your account in the owners’ portal. You are logged out on all your devices.',
    passwordAdvice:
      'Choose another password yourself with “Forgot password?” on the login page. If you did not ask for this, call us.',
    passwordOpen: 'Choose a password yourself',
    addressSubject: 'The e-mail address of your account was changed',
    addressPreview: 'You can no longer log in with this address.',
    addressIntro:
      'On {day} at {time} our office set another e-mail address for your account in the owners’ portal. Messages about the account go there from now on.',
    addressAdvice:
      'You can no longer log in with this address. If you did not ask for this, call us at once.',
  },
  de: {
    subject: '{name} hat sich im Eigentümerportal angemeldet',
    preview: 'Vielleicht ein guter Moment für einen Anruf.',
    intro:
      '{name} hat sich am {day} um {time} im Eigentümerportal angemeldet. Sie erhalten diese Nachricht höchstens einmal pro Tag und Eigentümer.',
    owner: 'Eigentümer',
    phone: 'Telefon',
    property: 'Objekt',
    open: 'Eigentümer öffnen',
    settings:
      'Diese Nachrichten lassen sich in den Einstellungen der Website ein- und ausschalten.',
    deviceSubject: 'Anmeldung auf einem neuen Gerät',
    devicePreview: 'Waren Sie das nicht? Dann ändern Sie Ihr Passwort.',
    deviceIntro:
      'Am {day} um {time} hat sich jemand mit Ihrem Konto im Eigentümerportal angemeldet, auf einem Gerät, das wir noch nicht kannten.',
    deviceAdvice:
      'Waren Sie es, brauchen Sie nichts zu tun. Waren Sie es nicht, ändern Sie sofort Ihr Passwort und melden Sie sich überall ab.',
    deviceOpen: 'Zu meinem Konto',
    passwordSubject: 'Ihr Passwort wurde von unserem Büro geändert',
    passwordPreview: 'Sie wurden auf allen Geräten abgemeldet.',
    passwordIntro:
      'Am {day} um {time} hat unser Büro ein neues Passwort für Ihr Konto im Eigentümerportal festgelegt. Sie wurden auf allen Geräten abgemeldet.',
    passwordAdvice:
      'Wählen Sie selbst ein anderes Passwort über „Passwort vergessen?“ auf der Anmeldeseite. Haben Sie das nicht verlangt, rufen Sie uns an.',
    passwordOpen: 'Selbst ein Passwort wählen',
    addressSubject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    addressPreview: 'Mit dieser Adresse können Sie sich nicht mehr anmelden.',
    addressIntro:
      'Am {day} um {time} hat unser Büro eine andere E-Mail-Adresse für Ihr Konto im Eigentümerportal festgelegt. Nachrichten zum Konto gehen künftig dorthin.',
    addressAdvice:
      'Mit dieser Adresse können Sie sich nicht mehr anmelden. Haben Sie das nicht verlangt, rufen Sie uns bitte sofort an.',
  },
})
