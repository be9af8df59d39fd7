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
  },
})
