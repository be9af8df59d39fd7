import type { Field } from 'payload'
import { checkboxField } from '../../../fields/checkbox-field'
import { dateField } from '../../../fields/date-field'
import { localizedText } from '../../../fields/localized-text'
import { relationshipField } from '../../../fields/relationship-field'
import { words } from '../../../fields/words'
import { codeField, countField, euroField } from './facts'
import { hiddenWithPrice } from './price-access'

/** What it costs, and since when it can be had. */
export const priceFields: Field[] = [...askingFields(), ...rentFields(), ...availabilityFields()]

function askingFields(): Field[] {
  return [
    hiddenWithPrice({
      ...euroField('price', words('Prijs', 'Prix', 'Price', 'Preis'), {
        description: words(
          'Vraagprijs, of huur per maand wanneer te huur. Leeg of 0: prijs op aanvraag.',
          'Prix demandé, ou loyer mensuel à louer. Vide ou 0 : prix sur demande.',
          'Asking price, or rent per month when for rent. Empty or 0: price on request.',
          'Verkaufspreis, bei Miete pro Monat. Leer oder 0: Preis auf Anfrage.',
        ),
      }),
      index: true,
    }),
    checkboxField({
      name: 'publishPrice',
      label: words(
        'Prijs tonen op de site',
        'Afficher le prix sur le site',
        'Show the price on the site',
        'Preis auf der Website zeigen',
      ),
      description: words(
        'Niet aangevinkt: prijs op aanvraag. Bij woningverhuur is de prijs verplicht.',
        'Non coché : prix sur demande. Obligatoire pour la location d’un logement.',
        'Not ticked: price on request. Required for residential rent.',
        'Nicht angekreuzt: Preis auf Anfrage. Bei Wohnungsmiete ist der Preis Pflicht.',
      ),
      defaultValue: true,
    }),
    relationshipField({
      name: 'priceUnit',
      relationTo: 'price-units',
      label: words('Prijseenheid', 'Unité de prix', 'Price unit', 'Preiseinheit'),
      description: words(
        'Woorden voor of achter de prijs. Huur zonder eenheid is per maand.',
        'Mots avant ou après le prix. Un loyer sans unité est mensuel.',
        'Words before or after the price. Rent without a unit is per month.',
        'Wörter vor oder nach dem Preis. Miete ohne Einheit gilt pro Monat.',
      ),
    }),
    localizedText({
      name: 'priceUnitText',
      label: words(
        'Eigen tekst na de prijs',
        'Texte propre après le prix',
        'Own text after the price',
        'Eigener Text nach dem Preis',
      ),
      description: words(
        'Alleen wanneer geen enkele eenheid past.',
        'Uniquement si aucune unité ne convient.',
        'Only when no unit fits.',
        'Nur wenn keine Einheit passt.',
      ),
      maxLength: 60,
    }),
    hiddenWithPrice(
      euroField(
        'startPrice',
        words('Bieden vanaf', 'Faire offre à partir de', 'Offers from', 'Gebote ab'),
      ),
    ),
    hiddenWithPrice(
      euroField(
        'constructionCost',
        words('Bouwkost', 'Coût de construction', 'Construction cost', 'Baukosten'),
      ),
    ),
    hiddenWithPrice(
      euroField(
        'parkingPrice',
        words('Prijs staanplaats', 'Prix du parking', 'Parking price', 'Preis Stellplatz'),
      ),
    ),
    hiddenWithPrice(
      euroField(
        'garagePrice',
        words('Prijs garage', 'Prix du garage', 'Garage price', 'Preis Garage'),
      ),
    ),
    ...taxFields(),
  ]
}

function taxFields(): Field[] {
  return [
    codeField<'vatRegime'>(
      'vatRegime',
      words('Btw-stelsel', 'Régime TVA', 'VAT regime', 'MwSt.-Regelung'),
      {
        registration: words(
          'Registratiebelasting',
          'Droits d’enregistrement',
          'Registration duty',
          'Registrierungsgebühren',
        ),
        vat21: words('21 % btw', 'TVA 21 %', '21% VAT', '21 % MwSt.'),
        vat6: words('6 % btw', 'TVA 6 %', '6% VAT', '6 % MwSt.'),
        mixed: words('Gemengd', 'Mixte', 'Mixed', 'Gemischt'),
      },
    ),
    hiddenWithPrice(
      euroField('vatValue', words('Btw-bedrag', 'Montant de la TVA', 'VAT amount', 'MwSt.-Betrag')),
    ),
    hiddenWithPrice(
      euroField(
        'registrationRights',
        words(
          'Registratierechten',
          'Droits d’enregistrement',
          'Registration duty',
          'Registrierungsgebühren',
        ),
      ),
    ),
    hiddenWithPrice(
      euroField(
        'notaryFeeInclVat',
        words(
          'Notariskosten incl. btw',
          'Frais de notaire TVAC',
          'Notary fees incl. VAT',
          'Notarkosten inkl. MwSt.',
        ),
      ),
    ),
    euroField(
      'rateableIncome',
      words(
        'Kadastraal inkomen (KI)',
        'Revenu cadastral (RC)',
        'Cadastral income',
        'Katastereinkommen',
      ),
      {
        description: words('Niet geïndexeerd.', 'Non indexé.', 'Not indexed.', 'Nicht indexiert.'),
      },
    ),
    euroField(
      'realEstateTax',
      words('Onroerende voorheffing', 'Précompte immobilier', 'Property tax', 'Immobilienvorabzug'),
      {
        description: words('Per jaar.', 'Par an.', 'Per year.', 'Pro Jahr.'),
      },
    ),
  ]
}

function rentFields(): Field[] {
  const perMonth = words('Per maand.', 'Par mois.', 'Per month.', 'Pro Monat.')
  return [
    hiddenWithPrice(
      euroField(
        'monthlyRent',
        words('Huurprijs per maand', 'Loyer mensuel', 'Monthly rent', 'Monatsmiete'),
        {
          description: words(
            'Van een verhuurd pand dat te koop staat: wat het opbrengt.',
            'D’un bien loué mis en vente : ce qu’il rapporte.',
            'Of a let property that is for sale: what it yields.',
            'Eines vermieteten Objekts im Verkauf: was es einbringt.',
          ),
        },
      ),
    ),
    hiddenWithPrice(
      euroField(
        'deposit',
        words('Huurwaarborg', 'Garantie locative', 'Rental deposit', 'Mietkaution'),
      ),
    ),
    euroField(
      'chargesOwner',
      words('Kosten eigenaar', 'Charges propriétaire', 'Owner’s charges', 'Kosten Eigentümer'),
      {
        description: perMonth,
      },
    ),
    euroField(
      'chargesRenter',
      words('Kosten huurder', 'Charges locataire', 'Tenant’s charges', 'Kosten Mieter'),
      {
        description: perMonth,
      },
    ),
    hiddenWithPrice(
      euroField(
        'renterAgencyCost',
        words(
          'Administratiekosten huurder',
          'Frais d’agence locataire',
          'Tenant’s agency costs',
          'Vermittlungskosten Mieter',
        ),
      ),
    ),
    euroField(
      'renterInventoryCost',
      words(
        'Kosten plaatsbeschrijving',
        'Frais d’état des lieux',
        'Inventory costs',
        'Kosten Ortsbefund',
      ),
      {
        description: words(
          'Het deel van de huurder.',
          'La part du locataire.',
          'The tenant’s share.',
          'Der Anteil des Mieters.',
        ),
      },
    ),
    rentConditionsField(),
  ]
}

function rentConditionsField(): Field {
  return {
    name: 'rentConditions',
    type: 'group',
    label: words(
      'Voorwaarden voor huurders',
      'Conditions pour locataires',
      'Conditions for tenants',
      'Bedingungen für Mieter',
    ),
    admin: { condition: (data) => data.goal === 'rent' },
    fields: [
      hiddenWithPrice(
        euroField(
          'minimumIncome',
          words('Minimuminkomen', 'Revenu minimum', 'Minimum income', 'Mindesteinkommen'),
          {
            description: words(
              'Netto per maand, van alle huurders samen. Leeg: de zin blijft weg.',
              'Net par mois, pour tous les locataires ensemble. Vide : la phrase est omise.',
              'Net per month, of all tenants together. Empty: the sentence is left out.',
              'Netto pro Monat, aller Mieter zusammen. Leer: Der Satz entfällt.',
            ),
          },
        ),
      ),
      countField(
        'maximumPersons',
        words(
          'Maximum aantal personen',
          'Nombre maximum de personnes',
          'Maximum number of persons',
          'Höchstzahl der Personen',
        ),
      ),
    ],
  }
}

function availabilityFields(): Field[] {
  return [
    codeField<'availability'>(
      'availability',
      words('Beschikbaar', 'Disponibilité', 'Availability', 'Verfügbarkeit'),
      {
        immediately: words('Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'),
        atDeed: words('Bij akte', 'À l’acte', 'At deed', 'Bei Beurkundung'),
        onDate: words('Op een datum', 'À une date', 'On a date', 'Zu einem Datum'),
        toAgree: words('In overleg', 'À convenir', 'To be agreed', 'Nach Vereinbarung'),
      },
    ),
    dateField({
      name: 'availableFrom',
      label: words('Beschikbaar vanaf', 'Disponible à partir du', 'Available from', 'Verfügbar ab'),
      description: words(
        'De eerste dag waarop het pand vrij is.',
        'Le premier jour où le bien est libre.',
        'The first day on which the property is free.',
        'Der erste Tag, an dem das Objekt frei ist.',
      ),
      condition: (data) => data.availability === 'onDate',
    }),
  ]
}
