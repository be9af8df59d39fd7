import { words } from '../../fields/words'

/** In which capacity somebody owns a property. */
export const ownerRoleNames = {
  owner: words('Eigenaar', 'Propriétaire', 'Owner', 'Eigentümer'),
  coOwner: words('Mede-eigenaar', 'Copropriétaire', 'Co-owner', 'Miteigentümer'),
  usufruct: words('Vruchtgebruiker', 'Usufruitier', 'Usufructuary', 'Nießbraucher'),
  heir: words('Erfgenaam', 'Héritier', 'Heir', 'Erbe'),
}

export type OwnerRole = keyof typeof ownerRoleNames
