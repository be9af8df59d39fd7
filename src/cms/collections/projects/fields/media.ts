import type { Field } from 'payload'
import { uploadsField } from '../../../fields/upload-field'
import { words } from '../../../fields/words'

export const projectMediaFields: Field[] = [
  uploadsField({
    name: 'pictures',
    label: words('Foto’s en beelden', 'Photos et images', 'Pictures', 'Bilder'),
    description: words(
      'Het eerste beeld staat op de kaart en in de banner.',
      'La première image figure sur la fiche et dans la bannière.',
      'The first picture stands on the card and in the banner.',
      'Das erste Bild steht auf der Karte und im Banner.',
    ),
  }),
  uploadsField({
    name: 'plans',
    label: words('Plannen', 'Plans', 'Plans', 'Pläne'),
    description: words(
      'Inplantingsplan en grondplannen.',
      'Plan d’implantation et plans des étages.',
      'Site plan and floor plans.',
      'Lageplan und Grundrisse.',
    ),
  }),
]
