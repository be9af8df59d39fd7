import { languageNames } from '@/domain/kernel/language-names'
import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { createVisibleOrStaff } from '../../access/visible-or-staff'
import { editorsOnly } from '../../access/editors-only'
import { translatorsAndEditors } from '../../access/translators-and-editors'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { checkboxField } from '../../fields/checkbox-field'
import { emailField } from '../../fields/email-field'
import { localizedText } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { multiSelectField } from '../../fields/select-field'
import { sortField } from '../../fields/sort-field'
import { uploadField } from '../../fields/upload-field'
import { createRevalidateHooks } from '../../hooks/revalidate'

/** The people of the agency as visitors see them. */
export const Team: CollectionConfig = {
  slug: 'team',
  labels: {
    singular: { nl: 'Teamlid', fr: 'Membre de l’équipe', en: 'Team member', de: 'Teammitglied' },
    plural: { nl: 'Team', fr: 'Équipe', en: 'Team', de: 'Team' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'phone', 'isPublic', 'sort'],
    group: adminGroups.content,
  },
  defaultSort: 'sort',
  access: {
    create: editorsOnly,
    read: createVisibleOrStaff({ isPublic: { equals: true } }),
    update: translatorsAndEditors,
    delete: editorsOnly,
  },
  hooks: createRevalidateHooks(() => [cacheTags.team]),
  fields: [
    textField({
      name: 'name',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      required: true,
      maxLength: 120,
    }),
    localizedText({
      name: 'role',
      label: { nl: 'Functie', fr: 'Fonction', en: 'Position', de: 'Funktion' },
    }),
    textField({
      name: 'bivNumber',
      label: { nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'BIV/IPI number', de: 'IPI-Nummer' },
      maxLength: 20,
    }),
    emailField(),
    textField({
      name: 'phone',
      label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
      maxLength: 20,
    }),
    multiSelectField({
      name: 'languages',
      label: { nl: 'Spreekt', fr: 'Parle', en: 'Speaks', de: 'Spricht' },
      options: languageNames,
    }),
    uploadField({
      name: 'portrait',
      label: { nl: 'Portret', fr: 'Portrait', en: 'Portrait', de: 'Porträt' },
    }),
    {
      ...relationshipField({
        name: 'user',
        label: { nl: 'Account', fr: 'Compte', en: 'Account', de: 'Konto' },
        relationTo: 'users',
      }),
      access: { create: administratorsOnly, update: administratorsOnly },
    },
    sortField(),
    checkboxField({
      name: 'isPublic',
      label: {
        nl: 'Op de website tonen',
        fr: 'Montrer sur le site',
        en: 'Show on the website',
        de: 'Auf der Website zeigen',
      },
      defaultValue: true,
      index: true,
    }),
  ],
}
