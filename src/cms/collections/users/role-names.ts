import type { LocalizedText } from '@/domain/kernel/locales'
import type { StaffRole } from '../../access/roles'

/** What the roles are called. */
export const roleNames: Readonly<Record<StaffRole, LocalizedText>> = {
  administrator: {
    nl: 'Beheerder',
    fr: 'Administrateur',
    en: 'Administrator',
    de: 'Administrator',
  },
  editor: { nl: 'Redacteur', fr: 'Rédacteur', en: 'Editor', de: 'Redakteur' },
  agent: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
  translator: { nl: 'Vertaler', fr: 'Traducteur', en: 'Translator', de: 'Übersetzer' },
}
