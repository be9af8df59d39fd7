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
import { marqueeFields } from './fields'

/** The plates on pictures: new, under option, sold, rented. */
export const Marquees: CollectionConfig = {
  slug: 'marquees',
  labels: {
    singular: words('Label op foto', 'Étiquette photo', 'Picture label', 'Fotoetikett'),
    plural: words('Labels op foto’s', 'Étiquettes photo', 'Picture labels', 'Fotoetiketten'),
  },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'tone', 'hidesPrice', 'inLists', 'daysVisible'],
    description: words(
      'Het bordje op de foto van een pand (nieuw, in optie, verkocht), en wat dat doet met prijs en lijsten. Het grote beeld boven een pagina is een banner.',
      'La plaque sur la photo d’un bien (nouveau, sous option, vendu), et son effet sur le prix et les listes. La grande image en haut d’une page est une bannière.',
      'The plate on the picture of a property (new, under option, sold), and what it does to price and lists. The large picture on top of a page is a banner.',
      'Das Schild auf dem Foto eines Objekts (neu, reserviert, verkauft), und was das für Preis und Listen bedeutet. Das große Bild oben auf einer Seite ist ein Kopfbild.',
    ),
  },
  defaultSort: 'code',
  defaultPopulate: { code: true, name: true, tone: true, hidesPrice: true },
  access: {
    read: anyone,
    create: administratorsOnly,
    update: translatorsAndEditors,
    delete: administratorsOnly,
  },
  fields: marqueeFields,
  hooks: mergeHooks(
    createRevalidateHooks(() => [cacheTags.reference, cacheTags.properties]),
    createListingRefresh('marquee'),
  ),
}
