import { defineMessages } from '@/i18n/define-messages'
import { propertyTypeOptions } from '../_kit/property-type-options'

export const messages = defineMessages({
  nl: {
    submit: 'Hou mij op de hoogte',
    after: {
      first: 'Wij bewaren uw zoekopdracht op kantoor.',
      second: 'Komt er een pand dat past, dan neemt een collega contact met u op.',
      third: 'Stoppen of wijzigen kan op elk moment: laat het ons weten.',
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
    },
    errors: {
      'goal.missing': 'Kies kopen of huren.',
      'types.missing': 'Kies minstens één type.',
      'zones.missing': 'Kies minstens één zone.',
      'zones.invalid': 'Schrijf gemeenten of postcodes met een komma ertussen.',
      'zones.tooMany': 'Geef hoogstens 20 gemeenten of postcodes op.',
      'extras.invalid': 'Kies uit garage, parkeerplaats, terras en tuin.',
      'minSurface.invalid': 'Vul een oppervlakte in hele m² in, zoals 120.',
    },
  },
  fr: {
    submit: 'Tenez-moi informé',
    after: {
      first: 'Nous conservons votre recherche à l’agence.',
      second: 'Dès qu’un bien correspond, un collaborateur vous contacte.',
      third: 'Vous pouvez arrêter ou modifier à tout moment : dites-le-nous.',
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
    },
    errors: {
      'goal.missing': 'Choisissez acheter ou louer.',
      'types.missing': 'Choisissez au moins un type.',
      'zones.missing': 'Choisissez au moins une zone.',
      'zones.invalid': 'Écrivez des communes ou des codes postaux séparés par une virgule.',
      'zones.tooMany': 'Indiquez au plus 20 communes ou codes postaux.',
      'extras.invalid': 'Choisissez parmi garage, parking, terrasse et jardin.',
      'minSurface.invalid': 'Indiquez une surface en m² entiers, par exemple 120.',
    },
  },
  en: {
    submit: 'Keep me informed',
    after: {
      first: 'We keep your search at our office.',
      second: 'When a property fits, a colleague gets in touch with you.',
      third: 'You can stop or change it at any time: just let us know.',
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
    },
    errors: {
      'goal.missing': 'Choose buy or rent.',
      'types.missing': 'Choose at least one type.',
      'zones.missing': 'Choose at least one area.',
      'zones.invalid': 'Write towns or postcodes separated by commas.',
      'zones.tooMany': 'Give at most 20 towns or postcodes.',
      'extras.invalid': 'Choose from garage, parking space, terrace and garden.',
      'minSurface.invalid': 'Enter an area in whole m², such as 120.',
    },
  },
  de: {
    submit: 'Halten Sie mich informiert',
    after: {
      first: 'Wir speichern Ihren Suchauftrag bei uns im Büro.',
      second: 'Passt eine Immobilie, meldet sich jemand aus dem Team bei Ihnen.',
      third: 'Beenden oder ändern können Sie ihn jederzeit: Sagen Sie uns Bescheid.',
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
    },
    errors: {
      'goal.missing': 'Wählen Sie kaufen oder mieten.',
      'types.missing': 'Wählen Sie mindestens einen Typ.',
      'zones.missing': 'Wählen Sie mindestens ein Gebiet.',
      'zones.invalid': 'Schreiben Sie Orte oder Postleitzahlen, mit Komma getrennt.',
      'zones.tooMany': 'Geben Sie höchstens 20 Orte oder Postleitzahlen an.',
      'extras.invalid': 'Wählen Sie aus Garage, Stellplatz, Terrasse und Garten.',
      'minSurface.invalid': 'Geben Sie eine Fläche in ganzen m² ein, zum Beispiel 120.',
    },
  },
})
