import type { CollectionConfig } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { createOwnAccountOr } from '../../access/own-account-or'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { createAuthOptions } from '../../fields/auth-options'
import { localeField } from '../../fields/locale-field'
import { textField } from '../../fields/plain-text'
import { selectField } from '../../fields/select-field'
import { calendarKeyEndpoint } from './calendar-key-endpoint'
import { calendarKeyFields } from './calendar-key-fields'
import { makeFirstUserAdministrator } from './hooks/make-first-user-administrator'
import { languagesField } from './languages-field'

/**
 * The accounts of the staff, the only ones that enter the admin.
 *
 * @param settings.isSecure whether the site runs on https, so that cookies may be limited to it
 */
export function createUsers(settings: { isSecure: boolean }): CollectionConfig {
  return {
    slug: 'users',
    labels: {
      singular: { nl: 'Medewerker', fr: 'Collaborateur', en: 'User', de: 'Benutzer' },
      plural: { nl: 'Medewerkers', fr: 'Collaborateurs', en: 'Users', de: 'Benutzer' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
      group: adminGroups.settings,
    },
    auth: createAuthOptions({ ...settings, sessionHours: 2 }),
    access: {
      admin: staffOnly,
      create: administratorsOnly,
      read: staffOnly,
      update: createOwnAccountOr('users', administratorsOnly),
      delete: administratorsOnly,
      unlock: administratorsOnly,
    },
    endpoints: [calendarKeyEndpoint],
    hooks: { beforeChange: [makeFirstUserAdministrator] },
    fields: [
      textField({
        name: 'name',
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
        required: true,
        maxLength: 120,
      }),
      {
        ...selectField({
          name: 'role',
          label: { nl: 'Rol', fr: 'Rôle', en: 'Role', de: 'Rolle' },
          description: {
            nl: 'Beheerder: alles. Redacteur: inhoud. Makelaar: aanbod en aanvragen. Vertaler: teksten.',
            fr: 'Administrateur : tout. Rédacteur : contenu. Agent : offre et demandes. Traducteur : textes.',
            en: 'Administrator: everything. Editor: content. Agent: listings and enquiries. Translator: texts.',
            de: 'Administrator: alles. Redakteur: Inhalte. Makler: Angebot und Anfragen. Übersetzer: Texte.',
          },
          options: {
            administrator: {
              nl: 'Beheerder',
              fr: 'Administrateur',
              en: 'Administrator',
              de: 'Administrator',
            },
            editor: { nl: 'Redacteur', fr: 'Rédacteur', en: 'Editor', de: 'Redakteur' },
            agent: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
            translator: { nl: 'Vertaler', fr: 'Traducteur', en: 'Translator', de: 'Übersetzer' },
          },
          required: true,
          defaultValue: 'translator',
        }),
        access: { create: administratorsOnly, update: administratorsOnly },
      },
      languagesField,
      localeField({
        description: {
          nl: 'Taal van de e-mails aan deze medewerker.',
          fr: 'Langue des e-mails à ce collaborateur.',
          en: 'Language of e-mails to this user.',
          de: 'Sprache der E-Mails an diesen Benutzer.',
        },
      }),
      ...calendarKeyFields,
    ],
  }
}
