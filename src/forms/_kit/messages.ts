import { defineMessages } from '@/i18n/define-messages'

/** What every form says: labels of shared fields, and how sending went. */
export const messages = defineMessages({
  nl: {
    optional: 'optioneel',
    newTab: '(opent in een nieuw tabblad)',
    errorPrefix: 'Fout:',
    choose: 'Maak een keuze',
    noPreference: 'Geen voorkeur',
    sending: 'Bezig met verzenden',
    trap: 'Laat dit veld leeg',
    previewNote: 'Dit is een voorbeeld: dit formulier kunt u hier niet versturen.',
    rentNote:
      'Voor een bezoek vragen wij alleen uw naam en één manier om u te bereiken. Elke kandidaat-huurder wordt gelijk behandeld.',
    readPrivacy: 'Lees de privacyverklaring',
    sent: 'Uw aanvraag',
    steps: {
      place: 'Stap {current} van {total}',
      next: 'Volgende',
      back: 'Vorige',
      incomplete: 'Vul eerst deze stap volledig in. Kijk deze velden na:',
    },
    parts: {
      household: 'Uw gezin',
      means: 'Uw inkomen',
      property: 'Uw pand',
      features: 'Kenmerken',
      search: 'Wat u zoekt',
      needs: 'Wat u nodig hebt',
      person: 'Uw gegevens',
      offer: 'Uw bod',
      terms: 'Uw voorwaarden',
      ending: 'Tot slot',
    },
    captcha: {
      label: 'Tekens uit de afbeelding',
      hint: 'Typ de vijf tekens over. Hoofdletters of kleine letters maken niet uit.',
      picture: 'Vijf vervormde letters en cijfers. De tonen hieronder stellen dezelfde vraag.',
      renew: 'Andere tekens',
      renewed: 'Er staan andere tekens klaar.',
      sound: 'Ziet u de tekens niet goed? Beluister de tonen.',
      soundHint:
        'U hoort vier groepjes tonen. Tel hoeveel tonen elk groepje heeft en typ de vier cijfers na elkaar, zoals 3142.',
      player: 'Vier groepjes tonen om te tellen',
    },
    failures: {
      tooLarge:
        'Het bestand is te groot. Ga terug in uw browser: wat u typte staat er nog. Kies een bestand van hoogstens 5 MB.',
      refused: 'Het formulier is nog niet verzonden. Kijk deze velden na:',
      unavailable:
        'Verzenden mislukt. Uw gegevens staan er nog. Probeer het over enkele minuten opnieuw of bel ons.',
      offline:
        'Verzenden mislukt: er is geen verbinding. Uw gegevens staan er nog. Probeer het opnieuw.',
      limited: 'U hebt dit formulier net enkele keren verzonden. Probeer het later opnieuw.',
      blocked: 'De pagina stond te lang open. Uw gegevens staan er nog. Verzend ze opnieuw.',
    },
    fields: {
      civility: {
        label: 'Aanspreking',
        options: { mr: 'De heer', ms: 'Mevrouw', none: 'Geen aanspreking' },
      },
      firstName: { label: 'Voornaam' },
      lastName: { label: 'Naam' },
      email: { label: 'E-mail', hint: 'Zoals naam@voorbeeld.be' },
      phone: { label: 'Telefoon of gsm', hint: 'Zoals 0470 12 34 56' },
      contactTime: {
        label: 'Contactmoment',
        options: { '10-13': '10 tot 13 uur', '13-16': '13 tot 16 uur', '16-19': '16 tot 19 uur' },
      },
      contactDevice: {
        label: 'Hoe mogen we u bereiken?',
        options: { phone: 'Telefonisch', email: 'Per e-mail' },
      },
      remark: { label: 'Opmerking' },
      newsletter: { label: 'Hou mij met de nieuwsbrief op de hoogte van het aanbod' },
      privacy: { label: 'Ik ga akkoord met de privacyverklaring' },
    },
  },
  fr: {
    optional: 'facultatif',
    newTab: '(s’ouvre dans un nouvel onglet)',
    errorPrefix: 'Erreur :',
    choose: 'Faites un choix',
    noPreference: 'Sans préférence',
    sending: 'Envoi en cours',
    trap: 'Laissez ce champ vide',
    previewNote: 'Ceci est un aperçu : ce formulaire ne peut pas être envoyé ici.',
    rentNote:
      'Pour une visite, nous ne demandons que votre nom et un moyen de vous joindre. Chaque candidat locataire est traité de la même manière.',
    readPrivacy: 'Lire la déclaration de confidentialité',
    sent: 'Votre demande',
    steps: {
      place: 'Étape {current} sur {total}',
      next: 'Suivant',
      back: 'Précédent',
      incomplete: 'Complétez d’abord cette étape. Vérifiez ces champs :',
    },
    parts: {
      household: 'Votre ménage',
      means: 'Vos revenus',
      property: 'Votre bien',
      features: 'Caractéristiques',
      search: 'Ce que vous cherchez',
      needs: 'Ce qu’il vous faut',
      person: 'Vos coordonnées',
      offer: 'Votre offre',
      terms: 'Vos conditions',
      ending: 'Pour finir',
    },
    captcha: {
      label: 'Caractères de l’image',
      hint: 'Recopiez les cinq caractères. Majuscules ou minuscules, peu importe.',
      picture: 'Cinq lettres et chiffres déformés. Les sons ci-dessous posent la même question.',
      renew: 'Autres caractères',
      renewed: 'D’autres caractères sont affichés.',
      sound: 'Vous voyez mal les caractères ? Écoutez les sons.',
      soundHint:
        'Vous entendez quatre groupes de sons. Comptez les sons de chaque groupe et saisissez les quatre chiffres à la suite, par exemple 3142.',
      player: 'Quatre groupes de sons à compter',
    },
    failures: {
      tooLarge:
        'Le fichier est trop volumineux. Revenez en arrière dans votre navigateur : ce que vous avez saisi s’y trouve encore. Choisissez un fichier de 5 Mo au maximum.',
      refused: 'Le formulaire n’a pas encore été envoyé. Vérifiez ces champs :',
      unavailable:
        'Échec de l’envoi. Vos données sont toujours là. Réessayez dans quelques minutes ou appelez-nous.',
      offline:
        'Échec de l’envoi : pas de connexion. Vos données sont toujours là. Veuillez réessayer.',
      limited: 'Vous venez d’envoyer ce formulaire plusieurs fois. Réessayez plus tard.',
      blocked:
        'La page est restée ouverte trop longtemps. Vos données sont toujours là. Envoyez-les à nouveau.',
    },
    fields: {
      civility: {
        label: 'Civilité',
        options: { mr: 'Monsieur', ms: 'Madame', none: 'Sans civilité' },
      },
      firstName: { label: 'Prénom' },
      lastName: { label: 'Nom' },
      email: { label: 'E-mail', hint: 'Par exemple nom@exemple.be' },
      phone: { label: 'Téléphone ou GSM', hint: 'Par exemple 0470 12 34 56' },
      contactTime: {
        label: 'Moment de contact',
        options: {
          '10-13': 'De 10 h à 13 h',
          '13-16': 'De 13 h à 16 h',
          '16-19': 'De 16 h à 19 h',
        },
      },
      contactDevice: {
        label: 'Comment pouvons-nous vous joindre ?',
        options: { phone: 'Par téléphone', email: 'Par e-mail' },
      },
      remark: { label: 'Remarque' },
      newsletter: { label: 'Tenez-moi informé de l’offre par la newsletter' },
      privacy: { label: 'J’accepte la déclaration de confidentialité' },
    },
  },
  en: {
    optional: 'optional',
    newTab: '(opens in a new tab)',
    errorPrefix: 'Error:',
    choose: 'Choose one',
    noPreference: 'No preference',
    sending: 'Sending',
    trap: 'Leave this field empty',
    previewNote: 'This is a preview: this form cannot be sent from here.',
    rentNote:
      'For a viewing we only ask for your name and one way to reach you. Every candidate tenant is treated alike.',
    readPrivacy: 'Read the privacy statement',
    sent: 'Your request',
    steps: {
      place: 'Step {current} of {total}',
      next: 'Next',
      back: 'Back',
      incomplete: 'Complete this step first. Check these fields:',
    },
    parts: {
      household: 'Your household',
      means: 'Your income',
      property: 'Your property',
      features: 'Features',
      search: 'What you are looking for',
      needs: 'What you need',
      person: 'Your details',
      offer: 'Your offer',
      terms: 'Your conditions',
      ending: 'To finish',
    },
    captcha: {
      label: 'Characters in the picture',
      hint: 'Type the five characters. Capitals or small letters make no difference.',
      picture: 'Five distorted letters and figures. The tones below ask the same question.',
      renew: 'Other characters',
      renewed: 'Other characters are shown.',
      sound: 'Are the characters hard to see? Listen to the tones.',
      soundHint:
        'You hear four groups of tones. Count the tones in each group and type the four figures one after the other, such as 3142.',
      player: 'Four groups of tones to count',
    },
    failures: {
      tooLarge:
        'The file is too large. Go back in your browser: what you typed is still there. Choose a file of 5 MB at most.',
      refused: 'The form has not been sent yet. Check these fields:',
      unavailable:
        'Sending failed. What you typed is still here. Try again in a few minutes or call us.',
      offline: 'Sending failed: there is no connection. What you typed is still here. Try again.',
      limited: 'You have just sent this form several times. Try again later.',
      blocked: 'The page was open for too long. What you typed is still here. Send it again.',
    },
    fields: {
      civility: { label: 'Title', options: { mr: 'Mr', ms: 'Ms', none: 'No title' } },
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      email: { label: 'E-mail', hint: 'Such as name@example.be' },
      phone: { label: 'Phone or mobile', hint: 'Such as 0470 12 34 56' },
      contactTime: {
        label: 'Contact time',
        options: { '10-13': '10 am to 1 pm', '13-16': '1 pm to 4 pm', '16-19': '4 pm to 7 pm' },
      },
      contactDevice: {
        label: 'How may we reach you?',
        options: { phone: 'By phone', email: 'By e-mail' },
      },
      remark: { label: 'Remark' },
      newsletter: { label: 'Keep me informed of new properties with the newsletter' },
      privacy: { label: 'I agree to the privacy statement' },
    },
  },
  de: {
    optional: 'freiwillig',
    newTab: '(öffnet in einem neuen Tab)',
    errorPrefix: 'Fehler:',
    choose: 'Bitte wählen',
    noPreference: 'Keine Präferenz',
    sending: 'Wird gesendet',
    trap: 'Lassen Sie dieses Feld leer',
    previewNote: 'Dies ist eine Vorschau: Dieses Formular kann hier nicht gesendet werden.',
    rentNote:
      'Für eine Besichtigung fragen wir nur nach Ihrem Namen und einem Weg, Sie zu erreichen. Alle Mietbewerber werden gleich behandelt.',
    readPrivacy: 'Datenschutzerklärung lesen',
    sent: 'Ihre Anfrage',
    steps: {
      place: 'Schritt {current} von {total}',
      next: 'Weiter',
      back: 'Zurück',
      incomplete: 'Vervollständigen Sie zuerst diesen Schritt. Prüfen Sie diese Felder:',
    },
    parts: {
      household: 'Ihr Haushalt',
      means: 'Ihr Einkommen',
      property: 'Ihre Immobilie',
      features: 'Merkmale',
      search: 'Was Sie suchen',
      needs: 'Was Sie brauchen',
      person: 'Ihre Angaben',
      offer: 'Ihr Angebot',
      terms: 'Ihre Bedingungen',
      ending: 'Zum Schluss',
    },
    captcha: {
      label: 'Zeichen aus dem Bild',
      hint: 'Geben Sie die fünf Zeichen ein. Groß- oder Kleinschreibung spielt keine Rolle.',
      picture: 'Fünf verzerrte Buchstaben und Ziffern. Die Töne darunter stellen dieselbe Frage.',
      renew: 'Andere Zeichen',
      renewed: 'Es werden andere Zeichen angezeigt.',
      sound: 'Sind die Zeichen schlecht zu sehen? Hören Sie die Töne.',
      soundHint:
        'Sie hören vier Gruppen von Tönen. Zählen Sie die Töne jeder Gruppe und geben Sie die vier Ziffern hintereinander ein, zum Beispiel 3142.',
      player: 'Vier Gruppen von Tönen zum Zählen',
    },
    failures: {
      tooLarge:
        'Die Datei ist zu groß. Gehen Sie im Browser zurück: Ihre Eingaben sind noch da. Wählen Sie eine Datei von höchstens 5 MB.',
      refused: 'Das Formular wurde noch nicht gesendet. Prüfen Sie diese Felder:',
      unavailable:
        'Senden fehlgeschlagen. Ihre Angaben sind noch da. Versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.',
      offline:
        'Senden fehlgeschlagen: Es besteht keine Verbindung. Ihre Angaben sind noch da. Bitte erneut versuchen.',
      limited:
        'Sie haben dieses Formular gerade mehrmals gesendet. Versuchen Sie es später noch einmal.',
      blocked:
        'Die Seite war zu lange geöffnet. Ihre Angaben sind noch da. Senden Sie sie noch einmal.',
    },
    fields: {
      civility: {
        label: 'Anrede',
        options: { mr: 'Herr', ms: 'Frau', none: 'Keine Anrede' },
      },
      firstName: { label: 'Vorname' },
      lastName: { label: 'Name' },
      email: { label: 'E-Mail', hint: 'Zum Beispiel name@beispiel.be' },
      phone: { label: 'Telefon oder Handy', hint: 'Zum Beispiel 0470 12 34 56' },
      contactTime: {
        label: 'Kontaktzeit',
        options: { '10-13': '10 bis 13 Uhr', '13-16': '13 bis 16 Uhr', '16-19': '16 bis 19 Uhr' },
      },
      contactDevice: {
        label: 'Wie dürfen wir Sie erreichen?',
        options: { phone: 'Per Telefon', email: 'Per E-Mail' },
      },
      remark: { label: 'Bemerkung' },
      newsletter: { label: 'Informieren Sie mich mit dem Newsletter über neue Angebote' },
      privacy: { label: 'Ich stimme der Datenschutzerklärung zu' },
    },
  },
})
