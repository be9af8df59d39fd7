import type { ArrayField, CollectionConfig } from 'payload'
import { editorsOnly } from '../../access/editors-only'
import { siteOrStaff } from '../../access/site-or-staff'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { arrayField } from '../../fields/array-field'
import { pathCharactersMax } from '../../fields/bounds'
import { checkboxField } from '../../fields/checkbox-field'
import { localeField } from '../../fields/locale-field'
import { localizedText } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { selectField } from '../../fields/select-field'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { moveAddressesBelow, releaseTakenAddresses } from './follow-changes'
import { keepFormerAddress, normalizePaths } from './hooks'
import { validateLocalizedPath, validateOriginalPath } from './validate-path'

const revalidateHooks = createRevalidateHooks(() => [cacheTags.routes])

/** The address table: what every original path is called in each language. */
export const Routes: CollectionConfig = {
  slug: 'routes',
  labels: {
    singular: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
    plural: { nl: 'Adressen', fr: 'Adresses', en: 'Addresses', de: 'Adressen' },
  },
  admin: {
    useAsTitle: 'originalPath',
    defaultColumns: ['originalPath', 'localizedPath', 'type', 'isPublic'],
    listSearchableFields: ['originalPath', 'localizedPath'],
    components: {
      beforeListTable: ['/src/cms/admin/address-inspector/inspector-link#InspectorLink'],
    },
    group: adminGroups.settings,
    description: {
      nl: 'Elke pagina krijgt vanzelf een adres. Wie het hier wijzigt, houdt het oude adres als omleiding.',
      fr: 'Chaque page reçoit une adresse d’office. Si vous la modifiez ici, l’ancienne redirige.',
      en: 'Every page gets an address by itself. When you change it here, the old one redirects.',
      de: 'Jede Seite erhält von selbst eine Adresse. Wird sie hier geändert, leitet die alte um.',
    },
  },
  defaultSort: 'originalPath',
  // Addresses and the steps to them are made from the titles of the records that they lead to.
  custom: { textsAreCopies: true },
  access: { create: editorsOnly, read: siteOrStaff, update: editorsOnly, delete: editorsOnly },
  hooks: {
    beforeValidate: [normalizePaths],
    beforeChange: [keepFormerAddress],
    afterChange: [releaseTakenAddresses, moveAddressesBelow, ...revalidateHooks.afterChange],
    afterDelete: revalidateHooks.afterDelete,
  },
  fields: [
    textField({
      name: 'originalPath',
      label: {
        nl: 'Oorspronkelijk pad',
        fr: 'Chemin d’origine',
        en: 'Original path',
        de: 'Ursprünglicher Pfad',
      },
      description: {
        nl: 'Kenmerk van de pagina, gelijk in alle talen.',
        fr: 'Identifie la page, identique dans toutes les langues.',
        en: 'Identifies the page, the same in all languages.',
        de: 'Kennzeichnet die Seite, gleich in allen Sprachen.',
      },
      required: true,
      unique: true,
      index: true,
      maxLength: pathCharactersMax,
      validate: validateOriginalPath,
    }),
    // Paths are told apart without regard to capitals; this is the form that the index compares.
    { name: 'key', type: 'text', unique: true, index: true, admin: { hidden: true } },
    localizedText({
      name: 'localizedPath',
      label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
      description: {
        nl: 'Zonder taal ervoor, zoals /te-koop/.',
        fr: 'Sans la langue devant, comme /a-vendre/.',
        en: 'Without the language in front, such as /for-sale/.',
        de: 'Ohne die Sprache davor, wie /zu-verkaufen/.',
      },
      maxLength: pathCharactersMax,
      unique: true,
      index: true,
      validate: validateLocalizedPath,
    }),
    // Set by the site alone: the record was never online, and its address follows its title.
    {
      name: 'followsTitle',
      type: 'checkbox',
      localized: true,
      defaultValue: false,
      admin: { hidden: true },
    },
    selectField({
      name: 'type',
      label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
      options: {
        page: { nl: 'Pagina', fr: 'Page', en: 'Page', de: 'Seite' },
        article: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
        feedback: { nl: 'Bedankt', fr: 'Remerciement', en: 'Thank you', de: 'Danke' },
        login: { nl: 'Aanmelden', fr: 'Connexion', en: 'Login', de: 'Anmelden' },
      },
      required: true,
      defaultValue: 'page',
    }),
    checkboxField({
      name: 'isPublic',
      label: {
        nl: 'Bereikbaar voor bezoekers',
        fr: 'Accessible aux visiteurs',
        en: 'Reachable for visitors',
        de: 'Für Besucher erreichbar',
      },
      defaultValue: true,
    }),
    {
      name: 'target',
      type: 'relationship',
      label: { nl: 'Leidt naar', fr: 'Mène à', en: 'Leads to', de: 'Führt zu' },
      relationTo: ['pages', 'articles'],
    },
    createBreadcrumbField(),
    createAliasesField(),
  ],
}

function createBreadcrumbField(): ArrayField {
  return arrayField({
    name: 'breadcrumb',
    label: { nl: 'Kruimelpad', fr: 'Fil d’Ariane', en: 'Breadcrumb', de: 'Brotkrumen' },
    singular: { nl: 'Stap', fr: 'Étape', en: 'Step', de: 'Schritt' },
    fields: [
      localizedText({
        name: 'name',
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
        maxLength: 120,
      }),
      checkboxField({
        name: 'isPublic',
        label: { nl: 'Met link', fr: 'Avec lien', en: 'With link', de: 'Mit Link' },
        defaultValue: true,
      }),
      textField({
        name: 'path',
        label: {
          nl: 'Oorspronkelijk pad',
          fr: 'Chemin d’origine',
          en: 'Original path',
          de: 'Ursprünglicher Pfad',
        },
        maxLength: pathCharactersMax,
      }),
    ],
  })
}

function createAliasesField(): ArrayField {
  return arrayField({
    name: 'aliases',
    label: {
      nl: 'Vroegere adressen',
      fr: 'Anciennes adresses',
      en: 'Former addresses',
      de: 'Frühere Adressen',
    },
    singular: {
      nl: 'Vroeger adres',
      fr: 'Ancienne adresse',
      en: 'Former address',
      de: 'Frühere Adresse',
    },
    fields: [
      {
        type: 'row',
        fields: [
          localeField({ required: true }),
          textField({
            name: 'path',
            label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
            required: true,
            maxLength: pathCharactersMax,
          }),
        ],
      },
    ],
  })
}
