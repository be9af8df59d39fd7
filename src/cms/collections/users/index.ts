import type { CollectionConfig } from 'payload'
import { staffSessionHours } from '@/domain/accounts/session-hours'
import { administratorsOnly } from '../../access/administrators-only'
import { createOwnAccountOr } from '../../access/own-account-or'
import { nobody } from '../../access/nobody'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { createAuthOptions } from '../../fields/auth-options'
import { checkboxField } from '../../fields/checkbox-field'
import { localeField } from '../../fields/locale-field'
import { textField } from '../../fields/plain-text'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { createPasswordCheck } from '../../hooks/require-good-password'
import { calendarKeyEndpoint } from './calendar-key-endpoint'
import { calendarKeyFields } from './calendar-key-fields'
import { endLongSession } from './hooks/end-long-session'
import { makeFirstUserAdministrator } from './hooks/make-first-user-administrator'
import { keepAdministrator, keepStaffAccount } from './keep-account'
import { languagesField } from './languages-field'
import { checkSentPassword, createCurrentPasswordField } from './prove-password'
import { roleNames } from './role-names'
import { refuseFirstStepAlone } from './second-factor'

/**
 * The accounts of the staff, the only ones that enter the admin.
 *
 * @param settings.isSecure whether the site runs on https, so that cookies may be limited to it
 * @param parts the components that outer rooms draw for it
 */
export function createUsers(
  settings: { isSecure: boolean },
  parts: { invite: string; security: string; currentPassword: string },
): CollectionConfig {
  return {
    slug: 'users',
    labels: {
      singular: { nl: 'Medewerker', fr: 'Collaborateur', en: 'User', de: 'Benutzer' },
      plural: { nl: 'Medewerkers', fr: 'Collaborateurs', en: 'Users', de: 'Benutzer' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role', 'isActive'],
      components: { beforeListTable: [parts.invite] },
      group: adminGroups.settings,
    },
    auth: createAuthOptions({ ...settings, sessionHours: staffSessionHours }),
    access: {
      admin: staffOnly,
      // By invitation alone: nobody types a password for somebody else.
      create: nobody,
      read: staffOnly,
      update: createOwnAccountOr('users', administratorsOnly),
      delete: administratorsOnly,
      unlock: administratorsOnly,
    },
    endpoints: [calendarKeyEndpoint],
    hooks: {
      beforeOperation: [checkSentPassword],
      beforeValidate: [createPasswordCheck('users')],
      beforeChange: [makeFirstUserAdministrator, keepStaffAccount],
      beforeDelete: [keepAdministrator],
      beforeLogin: [refuseFirstStepAlone],
      refresh: [endLongSession],
    },
    fields: [
      createCurrentPasswordField(parts.currentPassword),
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
          options: roleNames,
          required: true,
          defaultValue: 'translator',
        }),
        access: { create: administratorsOnly, update: administratorsOnly },
      },
      languagesField,
      {
        ...checkboxField({
          name: 'isActive',
          label: words('Account is actief', 'Compte actif', 'Account is active', 'Konto ist aktiv'),
          description: words(
            'Zonder vinkje kan niemand zich met dit account aanmelden; wat het deed, blijft staan.',
            'Décoché, ce compte ne permet plus de se connecter ; ce qu’il a fait est conservé.',
            'Without the tick nobody logs in with this account; what it did remains.',
            'Ohne Häkchen meldet sich niemand mit diesem Konto an; was es getan hat, bleibt.',
          ),
          defaultValue: true,
        }),
        access: { create: administratorsOnly, update: administratorsOnly },
      },
      localeField({
        description: {
          nl: 'Taal van de e-mails aan deze medewerker.',
          fr: 'Langue des e-mails à ce collaborateur.',
          en: 'Language of e-mails to this user.',
          de: 'Sprache der E-Mails an diesen Benutzer.',
        },
      }),
      ...calendarKeyFields,
      {
        name: 'security',
        type: 'ui',
        admin: {
          components: { Field: parts.security },
          disableListColumn: true,
        },
      },
    ],
  }
}
