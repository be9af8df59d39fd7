import { defineMessages } from '@/i18n/define-messages'
import { propertyTypeOptions } from '../_kit/property-type-options'

export const messages = defineMessages({
  nl: {
    submit: 'Hou mij op de hoogte',
    halfNote: 'Uw zoekopdracht staat hieronder al ingevuld. Zeg nog waar u zoekt.',
    after: {
      first: 'U krijgt een e-mail met een link: daarmee bekijkt en bevestigt u uw zoekopdracht.',
      second: 'Komt er daarna een pand dat past, dan krijgt u bericht, zo vaak als u koos.',
      third: 'Wijzigen of stoppen kan op elk moment met de link onder elke e-mail.',
    },
    fields: {
      goal: { label: 'Ik wil', options: { buy: 'Kopen', rent: 'Huren' } },
      types: { label: 'Wat zoekt u?', options: propertyTypeOptions('nl') },
      zones: {
        label: 'Waar zoekt u?',
        hint: 'Gemeenten of postcodes, met een komma ertussen: 2000 Antwerpen, Mortsel',
      },
      minPrice: { label: 'Budget van (€)' },
      maxPrice: { label: 'Budget tot (€)' },
      minBedrooms: { label: 'Slaapkamers, minstens' },
      minBathrooms: { label: 'Badkamers, minstens' },
      minSurface: { label: 'Bewoonbare oppervlakte, minstens (m²)' },
      extras: {
        label: 'Wat moet er zeker zijn?',
        options: { garage: 'Garage', parking: 'Parkeerplaats', terrace: 'Terras', garden: 'Tuin' },
      },
      frequency: {
        label: 'Hoe vaak wilt u bericht?',
        options: { instant: 'Meteen', daily: 'Eén keer per dag', weekly: 'Eén keer per week' },
      },
    },
    errors: {
      'goal.missing': 'Kies kopen of huren.',
      'types.missing': 'Kies minstens één type.',
      'zones.missing': 'Kies minstens één zone.',
      'zones.invalid': 'Schrijf gemeenten of postcodes met een komma ertussen.',
      'zones.tooMany': 'Geef hoogstens 20 gemeenten of postcodes op.',
      'zones.tooManyPostcodes': 'Geef hoogstens 100 postcodes op.',
      'zones.misspelt': 'Kijk de spelling na: bedoelt u {words}?',
      'zones.unknown':
        'Deze plaatsen kennen wij niet: {words}. Kijk de spelling na of geef de postcode op.',
      'frequency.missing': 'Kies hoe vaak u bericht wilt.',
      'extras.invalid': 'Kies uit garage, parkeerplaats, terras en tuin.',
      'minSurface.invalid': 'Vul een oppervlakte in hele m² in, zoals 120.',
    },
  },
  fr: {
    submit: 'Tenez-moi informé',
    halfNote: 'Votre recherche est reprise ci-dessous. Indiquez encore où vous cherchez.',
    after: {
      first: 'Vous recevez un e-mail avec un lien pour voir et confirmer votre recherche.',
      second: 'Ensuite, dès qu’un bien correspond, vous êtes averti à la fréquence choisie.',
      third: 'Vous pouvez modifier ou arrêter à tout moment par le lien de chaque e-mail.',
    },
    fields: {
      goal: { label: 'Je veux', options: { buy: 'Acheter', rent: 'Louer' } },
      types: { label: 'Que cherchez-vous ?', options: propertyTypeOptions('fr') },
      zones: {
        label: 'Où cherchez-vous ?',
        hint: 'Communes ou codes postaux, séparés par une virgule : 1050 Ixelles, Wavre',
      },
      minPrice: { label: 'Budget de (€)' },
      maxPrice: { label: 'Budget à (€)' },
      minBedrooms: { label: 'Chambres, au moins' },
      minBathrooms: { label: 'Salles de bains, au moins' },
      minSurface: { label: 'Surface habitable, au moins (m²)' },
      extras: {
        label: 'Que faut-il absolument ?',
        options: { garage: 'Garage', parking: 'Parking', terrace: 'Terrasse', garden: 'Jardin' },
      },
      frequency: {
        label: 'À quelle fréquence ?',
        options: {
          instant: 'Tout de suite',
          daily: 'Une fois par jour',
          weekly: 'Une fois par semaine',
        },
      },
    },
    errors: {
      'goal.missing': 'Choisissez acheter ou louer.',
      'types.missing': 'Choisissez au moins un type.',
      'zones.missing': 'Choisissez au moins une zone.',
      'zones.invalid': 'Écrivez des communes ou des codes postaux séparés par une virgule.',
      'zones.tooMany': 'Indiquez au plus 20 communes ou codes postaux.',
      'zones.tooManyPostcodes': 'Indiquez au plus 100 codes postaux.',
      'zones.misspelt': 'Vérifiez l’orthographe : voulez-vous dire {words} ?',
      'zones.unknown':
        'Nous ne connaissons pas : {words}. Vérifiez l’orthographe ou indiquez le code postal.',
      'frequency.missing': 'Choisissez une fréquence.',
      'extras.invalid': 'Choisissez parmi garage, parking, terrasse et jardin.',
      'minSurface.invalid': 'Indiquez une surface en m² entiers, par exemple 120.',
    },
  },
  en: {
    submit: 'Keep me informed',
    halfNote: 'Your search is filled in below. Please add where you are looking.',
    after: {
      first: 'You receive a mail with a link to look at your search and confirm it.',
      second: 'When a property fits after that, you hear from us as often as you chose.',
      third: 'You can change or stop it at any time with the link in every mail.',
    },
    fields: {
      goal: { label: 'I want to', options: { buy: 'Buy', rent: 'Rent' } },
      types: { label: 'What are you looking for?', options: propertyTypeOptions('en') },
      zones: {
        label: 'Where are you looking?',
        hint: 'Towns or postcodes, separated by commas: 2000 Antwerp, Mortsel',
      },
      minPrice: { label: 'Budget from (€)' },
      maxPrice: { label: 'Budget to (€)' },
      minBedrooms: { label: 'Bedrooms, at least' },
      minBathrooms: { label: 'Bathrooms, at least' },
      minSurface: { label: 'Living area, at least (m²)' },
      extras: {
        label: 'What must it have?',
        options: {
          garage: 'Garage',
          parking: 'Parking space',
          terrace: 'Terrace',
          garden: 'Garden',
        },
      },
      frequency: {
        label: 'How often do you want to hear from us?',
        options: { instant: 'At once', daily: 'Once a day', weekly: 'Once a week' },
      },
    },
    errors: {
      'goal.missing': 'Choose buy or rent.',
      'types.missing': 'Choose at least one type.',
      'zones.missing': 'Choose at least one area.',
      'zones.invalid': 'Write towns or postcodes separated by commas.',
      'zones.tooMany': 'Give at most 20 towns or postcodes.',
      'zones.tooManyPostcodes': 'Give at most 100 postcodes.',
      'zones.misspelt': 'Check the spelling: do you mean {words}?',
      'zones.unknown': 'We do not know: {words}. Check the spelling or give the postcode.',
      'frequency.missing': 'Choose how often you want to hear from us.',
      'extras.invalid': 'Choose from garage, parking space, terrace and garden.',
      'minSurface.invalid': 'Enter an area in whole m², such as 120.',
    },
  },
  de: {
    submit: 'Halten Sie mich informiert',
    halfNote: 'Ihre Suche ist unten schon eingetragen. Geben Sie noch an, wo Sie suchen.',
    after: {
      first:
        'Sie erhalten eine E-Mail mit einem Link, über den Sie Ihren Suchauftrag ansehen und bestätigen.',
      second: 'Passt danach eine Immobilie, hören Sie von uns, so oft Sie es gewählt haben.',
      third: 'Ändern oder beenden können Sie ihn jederzeit über den Link in jeder E-Mail.',
    },
    fields: {
      goal: { label: 'Ich möchte', options: { buy: 'Kaufen', rent: 'Mieten' } },
      types: { label: 'Was suchen Sie?', options: propertyTypeOptions('de') },
      zones: {
        label: 'Wo suchen Sie?',
        hint: 'Orte oder Postleitzahlen, mit Komma getrennt: 4700 Eupen, Kelmis',
      },
      minPrice: { label: 'Budget von (€)' },
      maxPrice: { label: 'Budget bis (€)' },
      minBedrooms: { label: 'Schlafzimmer, mindestens' },
      minBathrooms: { label: 'Badezimmer, mindestens' },
      minSurface: { label: 'Wohnfläche, mindestens (m²)' },
      extras: {
        label: 'Was muss vorhanden sein?',
        options: { garage: 'Garage', parking: 'Stellplatz', terrace: 'Terrasse', garden: 'Garten' },
      },
      frequency: {
        label: 'Wie oft möchten Sie von uns hören?',
        options: { instant: 'Sofort', daily: 'Einmal am Tag', weekly: 'Einmal in der Woche' },
      },
    },
    errors: {
      'goal.missing': 'Wählen Sie kaufen oder mieten.',
      'types.missing': 'Wählen Sie mindestens einen Typ.',
      'zones.missing': 'Wählen Sie mindestens ein Gebiet.',
      'zones.invalid': 'Schreiben Sie Orte oder Postleitzahlen, mit Komma getrennt.',
      'zones.tooMany': 'Geben Sie höchstens 20 Orte oder Postleitzahlen an.',
      'zones.tooManyPostcodes': 'Geben Sie höchstens 100 Postleitzahlen an.',
      'zones.misspelt': 'Prüfen Sie die Schreibweise: Meinen Sie {words}?',
      'zones.unknown':
        'Diese Orte kennen wir nicht: {words}. Prüfen Sie die Schreibweise oder geben Sie die Postleitzahl an.',
      'frequency.missing': 'Wählen Sie, wie oft Sie von uns hören möchten.',
      'extras.invalid': 'Wählen Sie aus Garage, Stellplatz, Terrasse und Garten.',
      'minSurface.invalid': 'Geben Sie eine Fläche in ganzen m² ein, zum Beispiel 120.',
    },
  },
})
