import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { staffOnly } from '../../access/staff-only'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownSlots } from '../../access/own-listings'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { ruleFields } from './fields'
import { checkRule, publishSaved, takeBack } from './hooks'

/** Hours that come back every week, of which the slots are published by themselves. */
export const SlotRules: CollectionConfig = {
  slug: 'slot-rules',
  labels: {
    singular: words('Vaste uren', 'Horaire fixe', 'Weekly hours', 'Feste Zeiten'),
    plural: words('Vaste uren', 'Horaires fixes', 'Weekly hours', 'Feste Zeiten'),
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'weekdays', 'from', 'to', 'agent', 'validUntil'],
    group: adminGroups.relations,
    description: words(
      'Uren die elke week terugkomen. De tijdsloten verschijnen vanzelf, zoveel weken vooruit als u kiest.',
      'Des heures qui reviennent chaque semaine. Les créneaux paraissent d’eux-mêmes, autant de semaines à l’avance que vous le souhaitez.',
      'Hours that come back every week. Their slots appear by themselves, as many weeks ahead as you choose.',
      'Zeiten, die jede Woche wiederkehren. Die Zeitfenster erscheinen von selbst, so viele Wochen im Voraus, wie Sie wählen.',
    ),
  },
  access: {
    create: agentsAndEditors,
    read: staffOnly,
    update: ownSlots,
    delete: ownSlots,
  },
  hooks: {
    beforeChange: [
      keepToOwnListings('slot-rules', { properties: 'property', projects: 'project' }),
      checkRule,
    ],
    afterChange: [publishSaved],
    beforeDelete: [takeBack],
  },
  fields: ruleFields,
}
