import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    email: 'E-mail',
    password: 'Wachtwoord',
    showPassword: 'Tonen',
    hidePassword: 'Verbergen',
    signIn: 'Aanmelden',
    signOut: 'Afmelden',
    byLink: 'Stuur mij een link',
    forgotten: 'Wachtwoord vergeten?',
    errorPrefix: 'Fout:',
    failed: 'Aanmelden mislukt. Gebruikersnaam of wachtwoord is niet juist.',
    missingTitle: 'Vul nog iets in',
    emailMissing: 'Vul uw e-mailadres in.',
    passwordMissing: 'Vul uw wachtwoord in.',
    emailHint: 'Uw e-mailadres is uw gebruikersnaam.',
    lockNote:
      'Na vijf foute wachtwoorden wachten we een kwartier voor u het opnieuw kunt proberen. Sneller gaat het met een link.',
    signedOut: 'U bent afgemeld.',
    signInFirst:
      'Meld u aan om deze pagina te zien. Was u al aangemeld, dan is uw sessie afgelopen.',
    signInKept:
      'Uw sessie is afgelopen. Wat u schreef, bewaren we een kwartier: meld u aan, dan staat het klaar om te verzenden.',
    limited: 'Te veel pogingen. Probeer het over tien minuten opnieuw.',
    unavailable: 'Aanmelden lukt even niet. Probeer het over enkele minuten opnieuw.',
    signOutFailed:
      'Afmelden lukt even niet: u bent nog aangemeld. Probeer het over enkele minuten opnieuw.',
    noProperties: 'Aan uw account zijn nog geen panden gekoppeld.',
  },
  fr: {
    email: 'E-mail',
    password: 'Mot de passe',
    showPassword: 'Afficher',
    hidePassword: 'Masquer',
    signIn: 'Se connecter',
    signOut: 'Se déconnecter',
    byLink: 'M’envoyer un lien',
    forgotten: 'Mot de passe oublié ?',
    errorPrefix: 'Erreur :',
    failed: 'Échec de la connexion. Le nom d’utilisateur ou le mot de passe est incorrect.',
    missingTitle: 'Il manque encore quelque chose',
    emailMissing: 'Introduisez votre adresse e-mail.',
    passwordMissing: 'Introduisez votre mot de passe.',
    emailHint: 'Votre adresse e-mail est votre nom d’utilisateur.',
    lockNote:
      'Après cinq mots de passe erronés, il faut attendre un quart d’heure avant de réessayer. Un lien vous connecte plus vite.',
    signedOut: 'Vous êtes déconnecté.',
    signInFirst:
      'Connectez-vous pour voir cette page. Si vous l’étiez déjà, votre session a pris fin.',
    signInKept:
      'Votre session a pris fin. Nous gardons votre texte un quart d’heure : connectez-vous, il sera prêt à être envoyé.',
    limited: 'Trop de tentatives. Réessayez dans dix minutes.',
    unavailable: 'La connexion est momentanément impossible. Réessayez dans quelques minutes.',
    signOutFailed:
      'La déconnexion est momentanément impossible : vous êtes encore connecté. Réessayez dans quelques minutes.',
    noProperties: 'Aucun bien n’est encore lié à votre compte.',
  },
  en: {
    email: 'E-mail',
    password: 'Password',
    showPassword: 'Show',
    hidePassword: 'Hide',
    signIn: 'Log in',
    signOut: 'Log out',
    byLink: 'Send me a link',
    forgotten: 'Forgotten your password?',
    errorPrefix: 'Error:',
    failed: 'Login failed. The username or password are not correct.',
    missingTitle: 'Something is still missing',
    emailMissing: 'Enter your e-mail address.',
    passwordMissing: 'Enter your password.',
    emailHint: 'Your e-mail address is your username.',
    lockNote:
      'After five wrong passwords you have to wait a quarter of an hour before the next try. A link gets you in sooner.',
    signedOut: 'You are logged out.',
    signInFirst: 'Log in to see this page. If you were logged in, your session has ended.',
    signInKept:
      'Your session has ended. We keep what you wrote for a quarter of an hour: log in, and it is ready to send.',
    limited: 'Too many attempts. Try again in ten minutes.',
    unavailable: 'Logging in is not possible right now. Try again in a few minutes.',
    signOutFailed:
      'Logging out is not possible right now: you are still logged in. Try again in a few minutes.',
    noProperties: 'No properties are linked to your account yet.',
  },
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Anzeigen',
    hidePassword: 'Verbergen',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    byLink: 'Link senden',
    forgotten: 'Passwort vergessen?',
    errorPrefix: 'Fehler:',
    failed: 'Anmeldung fehlgeschlagen. Benutzername oder Passwort ist nicht korrekt.',
    missingTitle: 'Es fehlt noch etwas',
    emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    passwordMissing: 'Geben Sie Ihr Passwort ein.',
    emailHint: 'Ihre E-Mail-Adresse ist Ihr Benutzername.',
    lockNote:
      'Nach fünf falschen Passwörtern müssen Sie eine Viertelstunde warten. Schneller geht es mit einem Link.',
    signedOut: 'Sie sind abgemeldet.',
    signInFirst:
      'Melden Sie sich an, um diese Seite zu sehen. Waren Sie angemeldet, ist Ihre Sitzung abgelaufen.',
    signInKept:
      'Ihre Sitzung ist abgelaufen. Wir bewahren Ihren Text eine Viertelstunde auf: Nach der Anmeldung können Sie ihn absenden.',
    limited: 'Zu viele Versuche. Versuchen Sie es in zehn Minuten erneut.',
    unavailable:
      'Die Anmeldung ist gerade nicht möglich. Versuchen Sie es in einigen Minuten erneut.',
    signOutFailed:
      'Die Abmeldung ist gerade nicht möglich: Sie sind noch angemeldet. Versuchen Sie es in einigen Minuten erneut.',
    noProperties: 'Mit Ihrem Konto sind noch keine Immobilien verknüpft.',
  },
})
