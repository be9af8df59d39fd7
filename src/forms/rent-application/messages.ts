import { defineMessages } from '@/i18n/define-messages'

export const messages = defineMessages({
  nl: {
    submit: 'Kandidatuur verzenden',
    note: 'Wij vragen alleen wat de wet in dit gewest toelaat, en aan elke kandidaat hetzelfde. Herkomst, geloof, gezondheid of bron van inkomen spelen geen rol. Wordt u niet gekozen, dan wissen wij uw antwoorden drie maanden na de beslissing.',
    after: {
      first: 'Wij bekijken alle kandidaturen samen met de verhuurder.',
      second: 'U krijgt in elk geval antwoord.',
      third:
        'Wordt u niet gekozen, dan wissen wij uw antwoorden drie maanden na de beslissing, anders na een jaar.',
    },
    fields: {
      visited: {
        label:
          'Ik heb deze woning bezocht. Het recht in Brussel laat ons pas daarna naar uw gezin en uw inkomen vragen.',
      },
      persons: {
        label: 'Aantal personen',
        hint: 'Om te weten of de woning groot genoeg is.',
      },
      adults: { label: 'Volwassenen', hint: 'Om te weten of de woning groot genoeg is.' },
      children: { label: 'Kinderen', hint: 'Om te weten of de woning groot genoeg is.' },
      civilStatus: {
        label: 'Gehuwd of wettelijk samenwonend?',
        empty: 'Zeg ik liever niet',
        hint: 'Omdat de huur van een gezinswoning dan beide partners bindt.',
        options: { married: 'Gehuwd', cohabiting: 'Wettelijk samenwonend' },
      },
      movingDate: { label: 'Gewenste intrek', hint: 'Om de data met de verhuurder af te stemmen.' },
      householdIncome: {
        label: 'Netto-inkomen van het gezin per maand (€)',
        hint: 'Om na te gaan of de huur haalbaar is. Een schatting volstaat; waar het vandaan komt, vragen wij niet.',
      },
      firstIncome: {
        label: 'Netto-inkomen per maand (€)',
        hint: 'Om na te gaan of de huur haalbaar is.',
      },
      secondIncome: {
        label: 'Netto-inkomen van de tweede huurder (€)',
        hint: 'Als u samen huurt, om na te gaan of de huur haalbaar is.',
      },
      address: {
        label: 'Huidig adres',
        hint: 'Straat, nummer, postcode en gemeente; om u te schrijven.',
      },
      birthDate: {
        label: 'Geboortedatum',
        hint: 'Om te weten of u een huurcontract kunt tekenen.',
      },
    },
    errors: {
      'visited.missing': 'Kruis aan dat u de woning hebt bezocht, of vraag eerst een bezoek aan.',
      'persons.missing': 'Vul het aantal personen in.',
      'persons.invalid': 'Vul een aantal personen van 1 tot 20 in.',
      'adults.missing': 'Vul het aantal volwassenen in.',
      'adults.invalid': 'Vul een aantal volwassenen van 1 tot 20 in.',
      'children.missing': 'Vul het aantal kinderen in, of 0.',
      'children.invalid': 'Vul een aantal kinderen van 0 tot 20 in.',
      'civilStatus.missing': 'Kies een antwoord, of laat de vraag open.',
      'movingDate.incomplete': 'Vul de gewenste intrek in, zoals 01/02/2027.',
      'householdIncome.missing': 'Vul het inkomen van het gezin in.',
      'householdIncome.invalid': 'Vul het inkomen in hele euro’s in, zoals 2.500.',
      'firstIncome.missing': 'Vul het inkomen in.',
      'firstIncome.invalid': 'Vul het inkomen in hele euro’s in, zoals 2.500.',
      'secondIncome.missing': 'Vul het tweede inkomen in, of laat het open.',
      'secondIncome.invalid': 'Vul het tweede inkomen in hele euro’s in, zoals 2.500.',
      'address.missing': 'Vul uw huidig adres in.',
      'address.tooLong': 'Kort het adres in tot 200 tekens.',
      'birthDate.incomplete': 'Vul uw geboortedatum in, zoals 12/05/1990.',
      'property.unknown': 'Dit pand is niet gevonden of is verhuurd.',
      'property.closed': 'Voor dit pand kunt u zich geen kandidaat meer stellen.',
    },
  },
  fr: {
    submit: 'Envoyer la candidature',
    note: 'Nous ne demandons que ce que la loi permet dans cette région, et la même chose à chaque candidat. L’origine, les convictions, la santé ou la source des revenus ne comptent pas. Si vous n’êtes pas retenu, nous effaçons vos réponses trois mois après la décision.',
    after: {
      first: 'Nous examinons toutes les candidatures avec le bailleur.',
      second: 'Vous recevez une réponse dans tous les cas.',
      third:
        'Si vous n’êtes pas retenu, nous effaçons vos réponses trois mois après la décision, sinon après un an.',
    },
    fields: {
      visited: {
        label:
          'J’ai visité ce logement. À Bruxelles, la loi ne nous permet de vous interroger sur votre ménage et vos revenus qu’après la visite.',
      },
      persons: {
        label: 'Nombre de personnes',
        hint: 'Pour savoir si le logement est assez grand.',
      },
      adults: { label: 'Adultes', hint: 'Pour savoir si le logement est assez grand.' },
      children: { label: 'Enfants', hint: 'Pour savoir si le logement est assez grand.' },
      civilStatus: {
        label: 'Marié ou cohabitant légal ?',
        empty: 'Je préfère ne pas le dire',
        hint: 'Parce que le bail du logement familial engage alors les deux partenaires.',
        options: { married: 'Marié', cohabiting: 'Cohabitant légal' },
      },
      movingDate: {
        label: 'Date d’entrée souhaitée',
        hint: 'Pour accorder les dates avec le bailleur.',
      },
      householdIncome: {
        label: 'Revenus nets du ménage par mois (€)',
        hint: 'Pour vérifier que le loyer est supportable. Une estimation suffit ; nous n’en demandons pas la source.',
      },
      firstIncome: {
        label: 'Revenus nets par mois (€)',
        hint: 'Pour vérifier que le loyer est supportable.',
      },
      secondIncome: {
        label: 'Revenus nets du second locataire (€)',
        hint: 'Si vous louez à deux, pour vérifier que le loyer est supportable.',
      },
      address: {
        label: 'Adresse actuelle',
        hint: 'Rue, numéro, code postal et commune ; pour vous écrire.',
      },
      birthDate: {
        label: 'Date de naissance',
        hint: 'Pour savoir si vous pouvez signer un bail.',
      },
    },
    errors: {
      'visited.missing': 'Cochez que vous avez visité le logement, ou demandez d’abord une visite.',
      'persons.missing': 'Indiquez le nombre de personnes.',
      'persons.invalid': 'Indiquez un nombre de personnes de 1 à 20.',
      'adults.missing': 'Indiquez le nombre d’adultes.',
      'adults.invalid': 'Indiquez un nombre d’adultes de 1 à 20.',
      'children.missing': 'Indiquez le nombre d’enfants, ou 0.',
      'children.invalid': 'Indiquez un nombre d’enfants de 0 à 20.',
      'civilStatus.missing': 'Choisissez une réponse, ou laissez la question ouverte.',
      'movingDate.incomplete': 'Indiquez la date d’entrée souhaitée, par exemple 01/02/2027.',
      'householdIncome.missing': 'Indiquez les revenus du ménage.',
      'householdIncome.invalid': 'Indiquez les revenus en euros entiers, par exemple 2.500.',
      'firstIncome.missing': 'Indiquez les revenus.',
      'firstIncome.invalid': 'Indiquez les revenus en euros entiers, par exemple 2.500.',
      'secondIncome.missing': 'Indiquez les seconds revenus, ou laissez-les ouverts.',
      'secondIncome.invalid': 'Indiquez les seconds revenus en euros entiers, par exemple 2.500.',
      'address.missing': 'Indiquez votre adresse actuelle.',
      'address.tooLong': 'Limitez l’adresse à 200 caractères.',
      'birthDate.incomplete': 'Indiquez votre date de naissance, par exemple 12/05/1990.',
      'property.unknown': 'Ce bien est introuvable ou a été loué.',
      'property.closed': 'Il n’est plus possible de poser sa candidature pour ce bien.',
    },
  },
  en: {
    submit: 'Send application',
    note: 'We only ask what the law of this region allows, and the same of every candidate. Origin, belief, health or the source of income play no part. If you are not chosen, we delete your answers three months after the decision.',
    after: {
      first: 'We look at all applications together with the landlord.',
      second: 'You get an answer in any case.',
      third:
        'If you are not chosen, we delete your answers three months after the decision, otherwise after a year.',
    },
    fields: {
      visited: {
        label:
          'I have visited this home. Only after a visit does the law in Brussels let us ask about your household and income.',
      },
      persons: { label: 'Number of persons', hint: 'To know whether the home is large enough.' },
      adults: { label: 'Adults', hint: 'To know whether the home is large enough.' },
      children: { label: 'Children', hint: 'To know whether the home is large enough.' },
      civilStatus: {
        label: 'Married or legally cohabiting?',
        empty: 'I prefer not to say',
        hint: 'Because the lease of a family home then binds both partners.',
        options: { married: 'Married', cohabiting: 'Legally cohabiting' },
      },
      movingDate: { label: 'Wanted moving date', hint: 'To agree on dates with the landlord.' },
      householdIncome: {
        label: 'Net income of the household a month (€)',
        hint: 'To check that the rent can be paid. An estimate is enough; we do not ask where it comes from.',
      },
      firstIncome: {
        label: 'Net income a month (€)',
        hint: 'To check that the rent can be paid.',
      },
      secondIncome: {
        label: 'Net income of the second tenant (€)',
        hint: 'If you rent together, to check that the rent can be paid.',
      },
      address: {
        label: 'Current address',
        hint: 'Street, number, postcode and town; to write to you.',
      },
      birthDate: { label: 'Date of birth', hint: 'To know whether you can sign a lease.' },
    },
    errors: {
      'visited.missing': 'Tick that you have visited the home, or ask for a visit first.',
      'persons.missing': 'Enter the number of persons.',
      'persons.invalid': 'Enter a number of persons from 1 to 20.',
      'adults.missing': 'Enter the number of adults.',
      'adults.invalid': 'Enter a number of adults from 1 to 20.',
      'children.missing': 'Enter the number of children, or 0.',
      'children.invalid': 'Enter a number of children from 0 to 20.',
      'civilStatus.missing': 'Choose an answer, or leave the question open.',
      'movingDate.incomplete': 'Enter the wanted moving date, such as 01/02/2027.',
      'householdIncome.missing': 'Enter the income of the household.',
      'householdIncome.invalid': 'Enter the income in whole euros, such as 2,500.',
      'firstIncome.missing': 'Enter the income.',
      'firstIncome.invalid': 'Enter the income in whole euros, such as 2,500.',
      'secondIncome.missing': 'Enter the second income, or leave it open.',
      'secondIncome.invalid': 'Enter the second income in whole euros, such as 2,500.',
      'address.missing': 'Enter your current address.',
      'address.tooLong': 'Shorten the address to 200 characters.',
      'birthDate.incomplete': 'Enter your date of birth, such as 12/05/1990.',
      'property.unknown': 'Property not found or rented.',
      'property.closed': 'Applications for this property are closed.',
    },
  },
  de: {
    submit: 'Bewerbung senden',
    note: 'Wir fragen nur, was das Recht dieser Region erlaubt, und alle dasselbe. Herkunft, Überzeugung, Gesundheit oder die Quelle des Einkommens spielen keine Rolle. Werden Sie nicht ausgewählt, löschen wir Ihre Antworten drei Monate nach der Entscheidung.',
    after: {
      first: 'Wir sehen alle Bewerbungen gemeinsam mit der Vermieterseite durch.',
      second: 'Sie erhalten auf jeden Fall eine Antwort.',
      third:
        'Werden Sie nicht ausgewählt, löschen wir Ihre Antworten drei Monate nach der Entscheidung, sonst nach einem Jahr.',
    },
    fields: {
      visited: {
        label:
          'Ich habe diese Wohnung besichtigt. In Brüssel dürfen wir erst danach nach Haushalt und Einkommen fragen.',
      },
      persons: { label: 'Anzahl Personen', hint: 'Um zu wissen, ob die Wohnung groß genug ist.' },
      adults: { label: 'Erwachsene', hint: 'Um zu wissen, ob die Wohnung groß genug ist.' },
      children: { label: 'Kinder', hint: 'Um zu wissen, ob die Wohnung groß genug ist.' },
      civilStatus: {
        label: 'Verheiratet oder gesetzlich zusammenwohnend?',
        empty: 'Keine Angabe',
        hint: 'Weil der Mietvertrag einer Familienwohnung dann beide bindet.',
        options: { married: 'Verheiratet', cohabiting: 'Gesetzlich zusammenwohnend' },
      },
      movingDate: {
        label: 'Gewünschter Einzug',
        hint: 'Um die Termine mit der Vermieterseite abzustimmen.',
      },
      householdIncome: {
        label: 'Nettoeinkommen des Haushalts im Monat (€)',
        hint: 'Um zu prüfen, ob die Miete tragbar ist. Eine Schätzung genügt; woher es kommt, fragen wir nicht.',
      },
      firstIncome: {
        label: 'Nettoeinkommen im Monat (€)',
        hint: 'Um zu prüfen, ob die Miete tragbar ist.',
      },
      secondIncome: {
        label: 'Nettoeinkommen der zweiten Person (€)',
        hint: 'Wenn Sie gemeinsam mieten: um zu prüfen, ob die Miete tragbar ist.',
      },
      address: {
        label: 'Heutige Adresse',
        hint: 'Straße, Nummer, Postleitzahl und Gemeinde; um Ihnen zu schreiben.',
      },
      birthDate: {
        label: 'Geburtsdatum',
        hint: 'Um zu wissen, ob Sie einen Mietvertrag unterschreiben können.',
      },
    },
    errors: {
      'visited.missing':
        'Kreuzen Sie an, dass Sie die Wohnung besichtigt haben, oder fragen Sie zuerst eine Besichtigung an.',
      'persons.missing': 'Geben Sie die Anzahl der Personen ein.',
      'persons.invalid': 'Geben Sie eine Anzahl von 1 bis 20 Personen ein.',
      'adults.missing': 'Geben Sie die Anzahl der Erwachsenen ein.',
      'adults.invalid': 'Geben Sie eine Anzahl von 1 bis 20 Erwachsenen ein.',
      'children.missing': 'Geben Sie die Anzahl der Kinder ein, oder 0.',
      'children.invalid': 'Geben Sie eine Anzahl von 0 bis 20 Kindern ein.',
      'civilStatus.missing': 'Wählen Sie eine Antwort, oder lassen Sie die Frage offen.',
      'movingDate.incomplete': 'Geben Sie den gewünschten Einzug ein, zum Beispiel 01/02/2027.',
      'householdIncome.missing': 'Geben Sie das Einkommen des Haushalts ein.',
      'householdIncome.invalid': 'Geben Sie das Einkommen in ganzen Euro ein, zum Beispiel 2.500.',
      'firstIncome.missing': 'Geben Sie das Einkommen ein.',
      'firstIncome.invalid': 'Geben Sie das Einkommen in ganzen Euro ein, zum Beispiel 2.500.',
      'secondIncome.missing': 'Geben Sie das zweite Einkommen ein, oder lassen Sie es offen.',
      'secondIncome.invalid':
        'Geben Sie das zweite Einkommen in ganzen Euro ein, zum Beispiel 2.500.',
      'address.missing': 'Geben Sie Ihre heutige Adresse ein.',
      'address.tooLong': 'Kürzen Sie die Adresse auf 200 Zeichen.',
      'birthDate.incomplete': 'Geben Sie Ihr Geburtsdatum ein, zum Beispiel 12/05/1990.',
      'property.unknown': 'Immobilie nicht gefunden oder vermietet.',
      'property.closed': 'Für diese Immobilie sind keine Bewerbungen mehr möglich.',
    },
  },
})
