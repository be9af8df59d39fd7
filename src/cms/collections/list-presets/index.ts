import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../../access/editors-only'
import { siteOrStaff } from '../../access/site-or-staff'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { checkboxField } from '../../fields/checkbox-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipsField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { createRevalidateHooks } from '../../hooks/revalidate'

const itemsMax = 100

/** Saved lists: which properties or projects, in which order, for pages, modules and banners. */
export const ListPresets: CollectionConfig = {
  slug: 'list-presets',
  labels: {
    singular: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
    plural: { nl: 'Lijsten', fr: 'Listes', en: 'Lists', de: 'Listen' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'list', 'sort'],
    group: adminGroups.listings,
    description: {
      nl: 'Bewaarde selecties van panden of projecten.',
      fr: 'Sélections enregistrées de biens ou de projets.',
      en: 'Saved selections of properties or projects.',
      de: 'Gespeicherte Auswahlen von Objekten oder Projekten.',
    },
  },
  access: { create: editorsOnly, read: siteOrStaff, update: editorsOnly, delete: editorsOnly },
  hooks: createRevalidateHooks(() => [cacheTags.presets]),
  fields: [
    textField({
      name: 'name',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      required: true,
    }),
    selectField({
      name: 'kind',
      label: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
      options: {
        properties: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
        projects: { nl: 'Projecten', fr: 'Projets', en: 'Projects', de: 'Projekte' },
      },
      required: true,
      defaultValue: 'properties',
    }),
    selectField({
      name: 'list',
      label: { nl: 'Uit de lijst', fr: 'De la liste', en: 'From the list', de: 'Aus der Liste' },
      options: {
        forSale: { nl: 'Te koop', fr: 'À vendre', en: 'For sale', de: 'Zu verkaufen' },
        forRent: { nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' },
        investment: {
          nl: 'Beleggingsvastgoed',
          fr: 'Immobilier de rapport',
          en: 'Investment property',
          de: 'Anlageimmobilien',
        },
        spain: { nl: 'Spanje', fr: 'Espagne', en: 'Spain', de: 'Spanien' },
        discreet: { nl: 'Discreet', fr: 'Vente discrète', en: 'Discreet sale', de: 'Diskret' },
        realisations: { nl: 'Realisaties', fr: 'Réalisations', en: 'Realisations', de: 'Verkauft' },
        any: { nl: 'Alles', fr: 'Tout', en: 'Everything', de: 'Alles' },
      },
      required: true,
      defaultValue: 'any',
    }),
    relationshipsField({
      name: 'types',
      label: { nl: 'Types', fr: 'Types', en: 'Types', de: 'Typen' },
      relationTo: 'property-types',
    }),
    relationshipsField({
      name: 'places',
      label: { nl: 'Gemeenten', fr: 'Communes', en: 'Places', de: 'Orte' },
      relationTo: 'places',
    }),
    relationshipsField({
      name: 'marquees',
      label: { nl: 'Banderollen', fr: 'Bandeaux', en: 'Marquees', de: 'Banner' },
      relationTo: 'marquees',
    }),
    checkboxField({
      name: 'onlyNew',
      label: { nl: 'Alleen nieuw', fr: 'Nouveautés seulement', en: 'Only new', de: 'Nur neue' },
    }),
    selectField({
      name: 'sort',
      label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
      options: {
        newest: {
          nl: 'Nieuwste eerst',
          fr: 'Plus récents',
          en: 'Newest first',
          de: 'Neueste zuerst',
        },
        priceAsc: {
          nl: 'Prijs oplopend',
          fr: 'Prix croissant',
          en: 'Price, low to high',
          de: 'Preis aufsteigend',
        },
        priceDesc: {
          nl: 'Prijs aflopend',
          fr: 'Prix décroissant',
          en: 'Price, high to low',
          de: 'Preis absteigend',
        },
        areaDesc: {
          nl: 'Grootste eerst',
          fr: 'Plus grands',
          en: 'Largest first',
          de: 'Größte zuerst',
        },
      },
      required: true,
      defaultValue: 'newest',
    }),
    numberField({
      name: 'limit',
      label: {
        nl: 'Hoogste aantal',
        fr: 'Nombre maximal',
        en: 'Highest number',
        de: 'Höchstzahl',
      },
      min: 1,
      max: itemsMax,
    }),
  ],
}
