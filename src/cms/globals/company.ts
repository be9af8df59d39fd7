import { usualDepositPercent } from '@/domain/offers/deposit'
import type { ArrayField, Field } from 'payload'
import { administratorsOnly } from '../access/administrators-only'
import { arrayField } from '../fields/array-field'
import { emailField } from '../fields/email-field'
import { linkField } from '../fields/link-field'
import { localizedText } from '../fields/localized-text'
import { numberField } from '../fields/number-field'
import { textField } from '../fields/plain-text'
import { createGlobal } from './create-global'

/**
 * What Belgian law makes an agency state on its site: enterprise, recognition, supervision,
 * insurance and third-party account (Code of Economic Law, art. XII.6 and III.74; law of
 * 11 February 2013 on the real-estate agent).
 */
export const Company = createGlobal({
  slug: 'company',
  label: { nl: 'Onderneming', fr: 'Entreprise', en: 'Company', de: 'Unternehmen' },
  update: administratorsOnly,
  fields: [
    textField({
      name: 'legalName',
      label: {
        nl: 'Naam van de onderneming',
        fr: 'Dénomination sociale',
        en: 'Legal name',
        de: 'Firmenname',
      },
    }),
    textField({
      name: 'tradeName',
      label: { nl: 'Handelsnaam', fr: 'Nom commercial', en: 'Trade name', de: 'Handelsname' },
    }),
    ...createAddressFields(),
    textField({
      name: 'kbo',
      label: {
        nl: 'Ondernemingsnummer (KBO)',
        fr: 'Numéro d’entreprise (BCE)',
        en: 'Enterprise number (KBO/BCE)',
        de: 'Unternehmensnummer (ZDU)',
      },
      maxLength: 20,
    }),
    textField({
      name: 'vat',
      label: { nl: 'Btw-nummer', fr: 'Numéro de TVA', en: 'VAT number', de: 'MwSt.-Nummer' },
      maxLength: 20,
    }),
    bivNumbersField(),
    textField({
      name: 'insurer',
      label: {
        nl: 'Verzekeraar beroepsaansprakelijkheid',
        fr: 'Assureur RC professionnelle',
        en: 'Professional liability insurer',
        de: 'Berufshaftpflichtversicherer',
      },
    }),
    textField({
      name: 'policyNumber',
      label: {
        nl: 'Polisnummer',
        fr: 'Numéro de police',
        en: 'Policy number',
        de: 'Policennummer',
      },
      maxLength: 40,
    }),
    linkField({
      name: 'deontologyUrl',
      label: {
        nl: 'Adres van de plichtenleer',
        fr: 'Adresse du code de déontologie',
        en: 'Address of the code of conduct',
        de: 'Adresse der Standesregeln',
      },
    }),
    localizedText({
      name: 'supervisor',
      label: {
        nl: 'Toezichthouder',
        fr: 'Autorité de surveillance',
        en: 'Supervisory authority',
        de: 'Aufsichtsbehörde',
      },
    }),
    textField({
      name: 'thirdPartyIban',
      label: {
        nl: 'IBAN van de derdenrekening',
        fr: 'IBAN du compte de tiers',
        en: 'IBAN of the third-party account',
        de: 'IBAN des Anderkontos',
      },
      maxLength: 42,
    }),
    numberField({
      name: 'offerDepositPercent',
      label: {
        nl: 'Voorschot bij een bod',
        fr: 'Acompte mentionné dans une offre',
        en: 'Deposit named in an offer',
        de: 'Anzahlung im Kaufangebot',
      },
      unit: '%',
      max: 100,
      step: 0.5,
      defaultValue: usualDepositPercent,
    }),
    {
      ...emailField({ name: 'dpoEmail' }),
      label: {
        nl: 'E-mail voor privacyvragen',
        fr: 'E-mail pour la vie privée',
        en: 'E-mail for privacy questions',
        de: 'E-Mail für Datenschutzfragen',
      },
    },
  ],
})

function createAddressFields(): Field[] {
  return [
    textField({
      name: 'street',
      label: {
        nl: 'Straat en nummer',
        fr: 'Rue et numéro',
        en: 'Street and number',
        de: 'Straße und Nummer',
      },
    }),
    textField({
      name: 'zip',
      label: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
      maxLength: 10,
    }),
    textField({ name: 'city', label: { nl: 'Gemeente', fr: 'Commune', en: 'City', de: 'Ort' } }),
    textField({
      name: 'country',
      label: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' },
    }),
  ]
}

function bivNumbersField(): ArrayField {
  return arrayField({
    name: 'bivNumbers',
    label: { nl: 'Erkenningen', fr: 'Agréments', en: 'Recognitions', de: 'Zulassungen' },
    singular: { nl: 'Erkenning', fr: 'Agrément', en: 'Recognition', de: 'Zulassung' },
    fields: [
      textField({
        name: 'person',
        label: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
        maxLength: 120,
      }),
      textField({
        name: 'title',
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        maxLength: 120,
      }),
      textField({
        name: 'number',
        label: { nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Nummer' },
        maxLength: 20,
      }),
    ],
  })
}
