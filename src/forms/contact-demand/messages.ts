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
      remark: { label: 'Opmerking', hint: 'Bouwjaar, verbouwingen, wat we moeten weten' },
    },
    errors: {
      'goal.missing': 'Kies verkopen of verhuren.',
      'type.missing': 'Kies het type pand.',
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
      remark: {
        label: 'Remarque',
        hint: 'Année de construction, travaux, ce que nous devons savoir',
      },
    },
    errors: {
      'goal.missing': 'Choisissez vendre ou mettre en location.',
      'type.missing': 'Choisissez le type de bien.',
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
      remark: { label: 'Remark', hint: 'Year of construction, renovations, what we should know' },
    },
    errors: {
      'goal.missing': 'Choose sell or let.',
      'type.missing': 'Choose the type of property.',
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
      remark: { label: 'Bemerkung', hint: 'Baujahr, Umbauten, was wir wissen sollten' },
    },
    errors: {
      'goal.missing': 'Wählen Sie verkaufen oder vermieten.',
      'type.missing': 'Wählen Sie den Objekttyp.',
    },
  },
})
