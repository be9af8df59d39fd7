import { defineMessages } from '@/i18n/define-messages'

/** What the desk says about accounts of staff. */
export const messages = defineMessages({
  nl: {
    passwordSet: 'Uw wachtwoord is ingesteld. Meld u ermee aan.',
    problems: {
      failed: 'E-mailadres of wachtwoord klopt niet, of het account kan nu niet gebruikt worden.',
      limited: 'Te veel pogingen. Probeer het over een kwartier opnieuw.',
      codeMissing: 'Vul de code van uw app in.',
      codeWrong: 'Die code klopt niet of werd al gebruikt. Vul de volgende code van uw app in.',
      setUp: 'Uw rol vraagt een tweede stap. Stel ze hieronder in om verder te gaan.',
      required: 'Uw rol vraagt een tweede stap; die kan niet uit.',
      unavailable: 'Aanmelden lukt nu niet. Probeer het zo dadelijk opnieuw.',
      password: 'Een wachtwoord telt 12 tot 128 tekens en is niet gemakkelijk te raden.',
      link: 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
      forbidden: 'Dat mag u niet.',
      invalid: 'Kijk na wat u hebt ingevuld.',
      languages: 'Kies minstens één taal waarnaar deze collega vertaalt.',
      taken: 'Er bestaat al een account met dit e-mailadres.',
      memberTaken:
        'Dit teamlid heeft al een account, of bestaat niet meer. Kies een ander, of geen.',
      currentWrong: 'Uw wachtwoord klopt niet.',
      gone: 'Begin opnieuw met instellen.',
    },
  },
  fr: {
    passwordSet: 'Votre mot de passe est défini. Connectez-vous avec celui-ci.',
    problems: {
      failed:
        'L’adresse e-mail ou le mot de passe est incorrect, ou ce compte n’est pas utilisable actuellement.',
      limited: 'Trop de tentatives. Réessayez dans un quart d’heure.',
      codeMissing: 'Saisissez le code de votre application.',
      codeWrong:
        'Ce code est incorrect ou a déjà servi. Saisissez le code suivant de votre application.',
      setUp: 'Votre rôle demande une deuxième étape. Configurez-la ci-dessous pour continuer.',
      required: 'Votre rôle demande une deuxième étape ; elle ne peut pas être désactivée.',
      unavailable: 'La connexion est impossible pour le moment. Réessayez dans un instant.',
      password: 'Un mot de passe compte de 12 à 128 caractères et n’est pas facile à deviner.',
      link: 'Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.',
      forbidden: 'Vous n’y êtes pas autorisé.',
      invalid: 'Vérifiez ce que vous avez saisi.',
      languages: 'Choisissez au moins une langue vers laquelle ce collègue traduit.',
      taken: 'Un compte existe déjà avec cette adresse e-mail.',
      memberTaken:
        'Ce membre de l’équipe a déjà un compte, ou n’existe plus. Choisissez-en un autre, ou aucun.',
      currentWrong: 'Votre mot de passe est incorrect.',
      gone: 'Recommencez la configuration.',
    },
  },
  en: {
    passwordSet: 'Your password is set. Log in with it.',
    problems: {
      failed: 'The e-mail address or the password is wrong, or the account cannot be used now.',
      limited: 'Too many tries. Try again in a quarter of an hour.',
      codeMissing: 'Enter the code of your app.',
      codeWrong: 'That code is wrong or was used already. Enter the next code of your app.',
      setUp: 'Your role asks for a second step. Set it up below to go on.',
      required: 'Your role asks for a second step; it cannot be switched off.',
      unavailable: 'Logging in is not possible now. Try again in a moment.',
      password: 'A password has 12 to 128 characters and is not easy to guess.',
      link: 'This link has expired or was used already. Ask for a new one.',
      forbidden: 'You may not do that.',
      invalid: 'Check what you entered.',
      languages: 'Choose at least one language that this colleague translates into.',
      taken: 'There is an account with this e-mail address already.',
      memberTaken:
        'This team member has an account already, or is gone. Choose another one, or none.',
      currentWrong: 'Your password is wrong.',
      gone: 'Begin the setting up again.',
    },
  },
  de: {
    passwordSet: 'Ihr Passwort ist festgelegt. Melden Sie sich damit an.',
    problems: {
      failed:
        'E-Mail-Adresse oder Passwort ist falsch, oder das Konto kann derzeit nicht benutzt werden.',
      limited: 'Zu viele Versuche. Versuchen Sie es in einer Viertelstunde erneut.',
      codeMissing: 'Geben Sie den Code Ihrer App ein.',
      codeWrong:
        'Dieser Code ist falsch oder wurde schon verwendet. Geben Sie den nächsten Code Ihrer App ein.',
      setUp:
        'Ihre Rolle verlangt einen zweiten Schritt. Richten Sie ihn unten ein, um fortzufahren.',
      required: 'Ihre Rolle verlangt einen zweiten Schritt; er lässt sich nicht ausschalten.',
      unavailable: 'Die Anmeldung ist gerade nicht möglich. Versuchen Sie es gleich erneut.',
      password: 'Ein Passwort hat 12 bis 128 Zeichen und ist nicht leicht zu erraten.',
      link: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie einen neuen an.',
      forbidden: 'Das dürfen Sie nicht.',
      invalid: 'Prüfen Sie Ihre Eingaben.',
      languages: 'Wählen Sie mindestens eine Sprache, in die diese Person übersetzt.',
      taken: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
      memberTaken:
        'Dieses Teammitglied hat schon ein Konto oder ist gelöscht. Wählen Sie ein anderes oder keines.',
      currentWrong: 'Ihr Passwort ist falsch.',
      gone: 'Beginnen Sie die Einrichtung von vorn.',
    },
  },
})
