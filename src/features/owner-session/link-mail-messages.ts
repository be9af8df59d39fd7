import { defineMessages } from '@/i18n/define-messages'

/** Mails with a link that opens an owner's account. */
export const messages = defineMessages({
  nl: {
    greeting: 'Goedendag {name},',
    signIn: {
      subject: 'Uw link om aan te melden',
      preview: 'De link werkt één keer, tot {time}.',
      intro:
        'Met deze link meldt u zich aan in het eigenaarsportaal. Hij werkt één keer, tot {day} om {time}.',
      open: 'Aanmelden',
    },
    password: {
      subject: 'Een nieuw wachtwoord kiezen',
      preview: 'De link werkt één keer, tot {time}.',
      intro:
        'Met deze link kiest u een nieuw wachtwoord voor het eigenaarsportaal. Hij werkt één keer, tot {day} om {time}.',
      open: 'Nieuw wachtwoord kiezen',
    },
    invitation: {
      subject: 'Uw toegang tot het eigenaarsportaal',
      preview: 'Volg wat wij voor uw pand doen.',
      intro:
        'Wij hebben voor u een account gemaakt in ons eigenaarsportaal. U leest er hoe vaak uw pand bekeken wordt, wat wij ervoor doen en wat bezoekers ervan vonden. Kies eerst een wachtwoord; de link werkt tot {day} om {time}.',
      open: 'Wachtwoord kiezen',
    },
    ignoreInvitation: 'Kent u ons niet, dan hoeft u niets te doen.',
    ignore:
      'Hebt u dit niet gevraagd, dan hoeft u niets te doen: zonder deze link verandert er niets.',
  },
  fr: {
    greeting: 'Bonjour {name},',
    signIn: {
      subject: 'Votre lien de connexion',
      preview: 'Le lien fonctionne une fois, jusqu’à {time}.',
      intro:
        'Ce lien vous connecte à l’espace propriétaire. Il fonctionne une fois, jusqu’au {day} à {time}.',
      open: 'Se connecter',
    },
    password: {
      subject: 'Choisir un nouveau mot de passe',
      preview: 'Le lien fonctionne une fois, jusqu’à {time}.',
      intro:
        'Ce lien vous permet de choisir un nouveau mot de passe pour l’espace propriétaire. Il fonctionne une fois, jusqu’au {day} à {time}.',
      open: 'Choisir un nouveau mot de passe',
    },
    invitation: {
      subject: 'Votre accès à l’espace propriétaire',
      preview: 'Suivez ce que nous faisons pour votre bien.',
      intro:
        'Nous avons créé un compte pour vous dans notre espace propriétaire. Vous y lirez combien de fois votre bien est consulté, ce que nous faisons pour lui et ce que les visiteurs en ont pensé. Choisissez d’abord un mot de passe ; le lien fonctionne jusqu’au {day} à {time}.',
      open: 'Choisir un mot de passe',
    },
    ignoreInvitation: 'Si vous ne nous connaissez pas, vous n’avez rien à faire.',
    ignore: 'Si vous n’avez rien demandé, vous n’avez rien à faire : sans ce lien, rien ne change.',
  },
  en: {
    greeting: 'Hello {name},',
    signIn: {
      subject: 'Your link to log in',
      preview: 'The link works once, until {time}.',
      intro: 'This link logs you in to the owners’ portal. It works once, until {day} at {time}.',
      open: 'Log in',
    },
    password: {
      subject: 'Choose a new password',
      preview: 'The link works once, until {time}.',
      intro:
        'With this link you choose a new password for the owners’ portal. It works once, until {day} at {time}.',
      open: 'Choose a new password',
    },
    invitation: {
      subject: 'Your access to the owners’ portal',
      preview: 'Follow what we do for your property.',
      intro:
        'We have made an account for you in our owners’ portal. There you read how often your property is viewed, what we do for it and what visitors thought of it. Please choose a password first; the link works until {day} at {time}.',
      open: 'Choose a password',
    },
    ignoreInvitation: 'If you do not know us, you need not do anything.',
    ignore:
      'If you did not ask for this, you need not do anything: without this link nothing changes.',
  },
  de: {
    greeting: 'Guten Tag {name}!',
    signIn: {
      subject: 'Ihr Link zum Anmelden',
      preview: 'Der Link gilt einmal, bis {time} Uhr.',
      intro:
        'Mit diesem Link melden Sie sich im Eigentümerportal an. Er gilt einmal, bis {day} um {time} Uhr.',
      open: 'Anmelden',
    },
    password: {
      subject: 'Ein neues Passwort wählen',
      preview: 'Der Link gilt einmal, bis {time} Uhr.',
      intro:
        'Mit diesem Link wählen Sie ein neues Passwort für das Eigentümerportal. Er gilt einmal, bis {day} um {time} Uhr.',
      open: 'Neues Passwort wählen',
    },
    invitation: {
      subject: 'Ihr Zugang zum Eigentümerportal',
      preview: 'Verfolgen Sie, was wir für Ihre Immobilie tun.',
      intro:
        'Wir haben für Sie ein Konto in unserem Eigentümerportal angelegt. Dort lesen Sie, wie oft Ihre Immobilie angesehen wird, was wir für sie tun und was Besucher von ihr hielten. Wählen Sie bitte zuerst ein Passwort; der Link gilt bis {day} um {time} Uhr.',
      open: 'Passwort wählen',
    },
    ignoreInvitation: 'Wenn Sie uns nicht kennen, brauchen Sie nichts zu tun.',
    ignore:
      'Wenn Sie das nicht angefordert haben, brauchen Sie nichts zu tun: Ohne diesen Link ändert sich nichts.',
  },
})
