import type { LocalizedText } from '@/domain/kernel/locales'
import type { PropertyStatus } from '@/domain/properties/statuses'
import { words } from '../../../fields/words'

/** What the agency calls the stages of a sale or lease. */
export const statusNames: Readonly<Record<PropertyStatus, LocalizedText>> = {
  prospect: words('Prospect', 'Prospect', 'Prospect', 'Akquise'),
  active: words('Actief', 'Actif', 'Active', 'Aktiv'),
  underOption: words('In optie', 'Sous option', 'Under option', 'Reserviert (Option)'),
  sold: words('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
  rented: words('Verhuurd', 'Loué', 'Let', 'Vermietet'),
  cancelled: words('Geannuleerd', 'Annulé', 'Cancelled', 'Storniert'),
  inactive: words('Niet actief', 'Inactif', 'Inactive', 'Inaktiv'),
  reference: words('Referentie', 'Référence', 'Reference', 'Referenz'),
}
