import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { anyone } from '../../access/anyone'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { mergeHooks } from '../../hooks/merge-hooks'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { createListingRefresh } from '../../read-model/refresh-hooks'
import { priceUnitFields } from './fields'

/** The words before or after a price, by the code that feeds use. */
export const PriceUnits: CollectionConfig = {
  slug: 'price-units',
  labels: {
    singular: words('Prijseenheid', 'Unité de prix', 'Price unit', 'Preiseinheit'),
    plural: words('Prijseenheden', 'Unités de prix', 'Price units', 'Preiseinheiten'),
  },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'label',
    defaultColumns: ['label', 'code', 'position'],
    description: words(
      'Hoe een prijs bedoeld is: per maand, vanaf, per m². De site schrijft de eenheid zelf in de taal van de pagina, op basis van de code.',
      'Ce que signifie un prix : par mois, à partir de, par m². Le site écrit l’unité dans la langue de la page, d’après le code.',
      'What a price means: per month, from, per m². The site writes the unit itself in the language of the page, by its code.',
      'Was ein Preis bedeutet: pro Monat, ab, pro m². Die Website schreibt die Einheit selbst in der Sprache der Seite, nach dem Code.',
    ),
  },
  defaultSort: 'code',
  defaultPopulate: { code: true, label: true, position: true },
  access: {
    read: anyone,
    create: administratorsOnly,
    update: translatorsAndEditors,
    delete: administratorsOnly,
  },
  // The name of the unit without words follows from its code, whatever the caller selects.
  forceSelect: { code: true },
  fields: priceUnitFields,
  hooks: mergeHooks(
    createRevalidateHooks(() => [cacheTags.reference, cacheTags.properties]),
    createListingRefresh('priceUnit'),
  ),
}
