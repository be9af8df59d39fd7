import type { LocalizedText } from '@/domain/kernel/locales'
import type { Condition, Field, Tab } from 'payload'
import { deskNameField } from '../../../fields/desk-name-field'
import { toSidebar } from '../../../fields/to-sidebar'
import { words } from '../../../fields/words'
import { annuityFields } from './annuity'
import { certificateFields } from './certificates'
import { comfortFields } from './comfort'
import { energyFields } from './energy'
import { flagFields } from './flags'
import { gateFields } from './gate'
import { identityFields } from './identity'
import { createMediaFields } from './media'
import { createOwnerFields, type OwnerParts } from './owner'
import { placeTabFields } from './place'
import { planningFields } from './planning'
import { priceFields } from './price'
import { printFields } from './print'
import { roomFields } from './rooms'
import { sidebarFields } from './sidebar'
import { surfaceFields } from './surfaces'

/** The components that outer rooms draw for a property. */
export type PropertyParts = OwnerParts & { pictureCell: string }

const createTabs = (parts: PropertyParts): Tab[] => [
  tab(words('Pand', 'Bien', 'Property', 'Objekt'), identityFields),
  tab(words('Ligging', 'Situation', 'Place', 'Lage'), placeTabFields),
  tab(words('Prijs', 'Prix', 'Price', 'Preis'), priceFields),
  tab(words('Lijfrente', 'Viager', 'Annuity', 'Leibrente'), annuityFields, (data) =>
    Boolean(data.isAnnuity),
  ),
  tab(words('Oppervlaktes', 'Superficies', 'Surfaces', 'Flächen'), surfaceFields),
  tab(words('Indeling', 'Composition', 'Rooms', 'Räume'), roomFields),
  tab(words('Energie', 'Énergie', 'Energy', 'Energie'), energyFields),
  tab(words('Uitrusting', 'Équipement', 'Features', 'Ausstattung'), [
    ...flagFields,
    ...comfortFields,
  ]),
  tab(words('Stedenbouw', 'Urbanisme', 'Planning', 'Städtebau'), planningFields),
  tab(
    words(
      'Attesten en water',
      'Attestations et eau',
      'Certificates and water',
      'Nachweise und Wasser',
    ),
    certificateFields,
  ),
  tab(words('Media', 'Médias', 'Media', 'Medien'), createMediaFields(parts.pictureCell)),
  tab(words('Eigenaar', 'Propriétaire', 'Owner', 'Eigentümer'), createOwnerFields(parts)),
]

/** Every field of a property. The tabs have no name: they order the admin, not the data. */
export const createPropertyFields = (parts: PropertyParts): Field[] => [
  { type: 'tabs', tabs: createTabs(parts) },
  ...gateFields,
  // The search box of the list names what it looks in.
  {
    ...deskNameField,
    label: words(
      'Referentie of adres',
      'Référence ou adresse',
      'Reference or address',
      'Referenz oder Adresse',
    ),
  },
  ...sidebarFields.map((field) => toSidebar(field)),
  ...printFields,
]

function tab(label: LocalizedText, fields: Field[], condition?: Condition): Tab {
  return { label, fields, admin: { condition } }
}
