import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field, Tab } from 'payload'
import { words } from '../../../fields/words'
import { addressFields } from '../../places/address-fields'
import { deliveryFields } from './delivery'
import { projectIdentityFields } from './identity'
import { projectMediaFields } from './media'
import { projectSidebarFields } from './sidebar'

const tabs: Tab[] = [
  tab(words('Project', 'Projet', 'Project', 'Projekt'), projectIdentityFields),
  tab(words('Ligging', 'Situation', 'Place', 'Lage'), addressFields()),
  tab(words('Oplevering', 'Livraison', 'Delivery', 'Fertigstellung'), deliveryFields),
  tab(words('Media', 'Médias', 'Media', 'Medien'), projectMediaFields),
]

/** Every field of a project. The tabs have no name: they order the admin, not the data. */
export const projectFields: Field[] = [{ type: 'tabs', tabs }, ...projectSidebarFields]

function tab(label: LocalizedText, fields: Field[]): Tab {
  return { label, fields }
}
