import type { TextField } from 'payload'
import { nobody } from '../access/nobody'
import { staffOnly } from '../access/staff-only'
import { words } from './words'

/**
 * What staff know a record by, for titles and for choosing it elsewhere: somebody who looks for a home
 * types its street, and not its file number. The framework looks in one stored column; the database
 * fills it (`desk_name`), however the record is written. It holds what visitors may not see.
 */
export const deskNameField: TextField = {
  name: 'deskName',
  type: 'text',
  label: words('Naam', 'Nom', 'Name', 'Name'),
  admin: {
    hidden: true,
    description: words(
      'Zo heet dit in de desk; volgt vanzelf uit de andere velden.',
      'Son nom dans l’espace de gestion ; découle des autres champs.',
      'What the desk calls this; follows from the other fields by itself.',
      'So heißt dies im Redaktionsbereich; folgt von selbst aus den anderen Feldern.',
    ),
    disableListColumn: true,
    disableListFilter: true,
  },
  access: { create: nobody, update: nobody, read: staffOnly },
}
