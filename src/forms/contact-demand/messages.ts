import { defineMessages } from '@/i18n/define-messages'
import { propertyTypeOptions } from '../_kit/property-type-options'

export const messages = defineMessages({
  nl: {
    submit: 'Gratis schatting aanvragen',
    after: {
      first: 'Een makelaar belt u binnen één werkdag om een uur af te spreken.',
      second: 'Hij bekijkt uw pand ter plaatse; dat duurt ongeveer een uur.',
      third: 'Binnen vijf werkdagen krijgt u een geschreven schatting met drie vergelijkingen.',
    },
    fields: {
      goal: { label: 'Ik wil', options: { sell: 'Verkopen', rentOut: 'Verhuren' } },
      type: { label: 'Type pand', options: propertyTypeOptions('nl') },
      street: { label: 'Straat, nummer en bus', hint: 'Van het pand dat we schatten' },
      zip: { label: 'Postcode' },
      city: { label: 'Gemeente' },
      surface: { label: 'Bewoonbare oppervlakte (m²)' },
      landSurface: { label: 'Grondoppervlakte (m²)' },
      bedrooms: { label: 'Slaapkamers' },
      buildYear: { label: 'Bouwjaar' },
      condition: {
        label: 'Staat van het pand',
        options: {
          new: 'Nieuw of instapklaar',
          good: 'Goed onderhouden',
          refresh: 'Op te frissen',
          renovate: 'Te renoveren',
        },
      },
      remark: { label: 'Opmerking', hint: 'Verbouwingen, wat we moeten weten' },
    },
    errors: {
      'goal.missing': 'Kies verkopen of verhuren.',
      'type.missing': 'Kies het type pand.',
      'surface.invalid': 'Vul de bewoonbare oppervlakte in m² in, zoals 145.',
      'landSurface.invalid': 'Vul de grondoppervlakte in m² in, zoals 450.',
      'bedrooms.invalid': 'Vul een aantal slaapkamers van 0 tot 50 in.',
      'buildYear.invalid': 'Vul het bouwjaar in vier cijfers in, zoals 1978.',
      'condition.missing': 'Kies de staat van het pand.',
    },
  },
  fr: {
    submit: 'Demander une estimation gratuite',
    after: {
      first: 'Un agent vous appelle dans un jour ouvrable pour fixer une heure.',
      second: 'Il visite votre bien sur place ; comptez environ une heure.',
      third:
        'Dans les cinq jours ouvrables, vous recevez une estimation écrite avec trois comparaisons.',
    },
    fields: {
      goal: { label: 'Je veux', options: { sell: 'Vendre', rentOut: 'Mettre en location' } },
      type: { label: 'Type de bien', options: propertyTypeOptions('fr') },
      street: { label: 'Rue, numéro et boîte', hint: 'Du bien à estimer' },
      zip: { label: 'Code postal' },
      city: { label: 'Commune' },
      surface: { label: 'Surface habitable (m²)' },
      landSurface: { label: 'Surface du terrain (m²)' },
      bedrooms: { label: 'Chambres' },
      buildYear: { label: 'Année de construction' },
      condition: {
        label: 'État du bien',
        options: {
          new: 'Neuf ou prêt à habiter',
          good: 'Bien entretenu',
          refresh: 'À rafraîchir',
          renovate: 'À rénover',
        },
      },
      remark: {
        label: 'Remarque',
        hint: 'Travaux, ce que nous devons savoir',
      },
    },
    errors: {
      'goal.missing': 'Choisissez vendre ou mettre en location.',
      'type.missing': 'Choisissez le type de bien.',
      'surface.invalid': 'Indiquez la surface habitable en m², par exemple 145.',
      'landSurface.invalid': 'Indiquez la surface du terrain en m², par exemple 450.',
      'bedrooms.invalid': 'Indiquez un nombre de chambres de 0 à 50.',
      'buildYear.invalid': 'Indiquez l’année de construction en quatre chiffres, par exemple 1978.',
      'condition.missing': 'Choisissez l’état du bien.',
    },
  },
  en: {
    submit: 'Request a free valuation',
    after: {
      first: 'An agent calls you within one working day to agree on a time.',
      second: 'The agent looks at your property on site, which takes about an hour.',
      third: 'Within five working days you get a written valuation with three comparisons.',
    },
    fields: {
      goal: { label: 'I want to', options: { sell: 'Sell', rentOut: 'Let' } },
      type: { label: 'Type of property', options: propertyTypeOptions('en') },
      street: { label: 'Street, number and box', hint: 'Of the property to be valued' },
      zip: { label: 'Postcode' },
      city: { label: 'City' },
      surface: { label: 'Living area (m²)' },
      landSurface: { label: 'Plot area (m²)' },
      bedrooms: { label: 'Bedrooms' },
      buildYear: { label: 'Year of construction' },
      condition: {
        label: 'Condition of the property',
        options: {
          new: 'New or ready to move in',
          good: 'Well maintained',
          refresh: 'To be refreshed',
          renovate: 'To be renovated',
        },
      },
      remark: { label: 'Remark', hint: 'Renovations, what we should know' },
    },
    errors: {
      'goal.missing': 'Choose sell or let.',
      'type.missing': 'Choose the type of property.',
      'surface.invalid': 'Enter the living area in m², such as 145.',
      'landSurface.invalid': 'Enter the plot area in m², such as 450.',
      'bedrooms.invalid': 'Enter a number of bedrooms from 0 to 50.',
      'buildYear.invalid': 'Enter the year of construction in four digits, such as 1978.',
      'condition.missing': 'Choose the condition of the property.',
    },
  },
  de: {
    submit: 'Kostenlose Bewertung anfordern',
    after: {
      first: 'Ein Makler ruft Sie innerhalb eines Werktags an, um eine Uhrzeit zu vereinbaren.',
      second: 'Er sieht sich Ihre Immobilie vor Ort an; das dauert etwa eine Stunde.',
      third:
        'Innerhalb von fünf Werktagen erhalten Sie eine schriftliche Bewertung mit drei Vergleichen.',
    },
    fields: {
      goal: { label: 'Ich möchte', options: { sell: 'Verkaufen', rentOut: 'Vermieten' } },
      type: { label: 'Objekttyp', options: propertyTypeOptions('de') },
      street: { label: 'Straße, Nummer und Briefkasten', hint: 'Des zu bewertenden Objekts' },
      zip: { label: 'Postleitzahl' },
      city: { label: 'Ort' },
      surface: { label: 'Wohnfläche (m²)' },
      landSurface: { label: 'Grundstücksfläche (m²)' },
      bedrooms: { label: 'Schlafzimmer' },
      buildYear: { label: 'Baujahr' },
      condition: {
        label: 'Zustand der Immobilie',
        options: {
          new: 'Neu oder bezugsfertig',
          good: 'Gut gepflegt',
          refresh: 'Aufzufrischen',
          renovate: 'Zu renovieren',
        },
      },
      remark: { label: 'Bemerkung', hint: 'Umbauten, was wir wissen sollten' },
    },
    errors: {
      'goal.missing': 'Wählen Sie verkaufen oder vermieten.',
      'type.missing': 'Wählen Sie den Objekttyp.',
      'surface.invalid': 'Geben Sie die Wohnfläche in m² ein, zum Beispiel 145.',
      'landSurface.invalid': 'Geben Sie die Grundstücksfläche in m² ein, zum Beispiel 450.',
      'bedrooms.invalid': 'Geben Sie eine Anzahl Schlafzimmer von 0 bis 50 ein.',
      'buildYear.invalid': 'Geben Sie das Baujahr mit vier Ziffern ein, zum Beispiel 1978.',
      'condition.missing': 'Wählen Sie den Zustand der Immobilie.',
    },
  },
})
