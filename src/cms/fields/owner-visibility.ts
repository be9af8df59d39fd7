import type { CheckboxField } from 'payload'
import { checkboxField } from './checkbox-field'
import { relationshipField } from './relationship-field'
import { words } from './words'

/** Shows a record in the portal of who owns the property; not, unless it is ticked. */
export function visibleToOwnerField(): CheckboxField {
  return checkboxField({
    name: 'visibleToOwner',
    label: words(
      'Zichtbaar voor de eigenaar',
      'Visible pour le propriétaire',
      'Visible to the owner',
      'Für den Eigentümer sichtbar',
    ),
    index: true,
  })
}

/** The property that a record is about. */
export function aboutPropertyField() {
  return {
    ...relationshipField({
      name: 'property',
      relationTo: 'properties',
      label: words('Pand', 'Bien', 'Property', 'Objekt'),
      required: true,
    }),
    index: true,
  }
}

/** Tells the owner who it was; their name alone. */
export function releasedToOwnerField(): CheckboxField {
  return checkboxField({
    name: 'releasedToOwner',
    label: words(
      'Naam vrijgegeven aan de eigenaar',
      'Nom communiqué au propriétaire',
      'Name released to the owner',
      'Name für den Eigentümer freigegeben',
    ),
    description: words(
      'De eigenaar ziet dan de naam; nooit e-mail, telefoon of wat er geschreven werd.',
      'Le propriétaire voit alors le nom ; jamais l’e-mail, le téléphone ni le texte.',
      'The owner then sees the name; never e-mail, telephone or what was written.',
      'Der Eigentümer sieht dann den Namen; nie E-Mail, Telefon oder das Geschriebene.',
    ),
  })
}
