import type { CollectionConfig } from 'payload'
import { ownerSessionHours } from '@/domain/accounts/session-hours'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { editorsOnly } from '../../access/editors-only'
import { nobody } from '../../access/nobody'
import { createOwnAccountOr } from '../../access/own-account-or'
import { adminGroups } from '../../fields/admin-groups'
import { arrayField } from '../../fields/array-field'
import { phoneCharactersMax } from '../../fields/bounds'
import { createAuthOptions } from '../../fields/auth-options'
import { dateField } from '../../fields/date-field'
import { deskNameField } from '../../fields/desk-name-field'
import { createPersonNameFields } from '../../fields/person-name-fields'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { deleteRecordsOf } from '../../hooks/delete-records-of'
import { createPasswordCheck } from '../../hooks/require-good-password'
import { joinForDesk } from '../../hooks/join-for-desk'
import { createLockBeforeRead } from '../../hooks/lock-before-read'
import { createListExport } from '../../lists/list-export'
import { closedEndpoints } from './closed-endpoints'
import { createEndpoint } from './create-endpoint'
import { inviteEndpoint } from './invite-endpoint'
import { ownerRoleNames } from './role-names'
import { secondFactorEndpoint } from './second-factor-endpoint'
import { accessFields } from './access-fields'
import { beginAfterOthers } from './begin-after-others'
import { deleteMails } from './delete-mails'
import { keepAccount } from './keep-account'
import { keepToOwnHomes } from './keep-to-own-homes'
import { noticeSettings, ownerLocaleField } from './notice-fields'

const ownAccountOrAgents = createOwnAccountOr('owners', agentsAndEditors)

/**
 * The accounts of owners, for the portal alone. They never enter the admin.
 *
 * @param settings.isSecure whether the site runs on https, so that cookies may be limited to it
 * @param parts the components that outer rooms draw for it
 */
export function createOwners(
  settings: { isSecure: boolean },
  parts: { invite: string },
): CollectionConfig {
  return {
    slug: 'owners',
    labels: {
      singular: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
      plural: { nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' },
    },
    admin: {
      useAsTitle: 'deskName',
      listSearchableFields: ['deskName', 'phone'],
      defaultColumns: ['email', 'lastName', 'firstName', 'phone'],
      group: adminGroups.relations,
      components: {
        beforeListTable: [parts.invite, '/src/cms/admin/list-tools/list-tools#ListTools'],
        edit: {
          beforeDocumentControls: [
            '/src/cms/admin/invite-owner#InviteOwner',
            '/src/cms/admin/second-factor-off#SecondFactorOff',
          ],
        },
      },
    },
    auth: createAuthOptions({ ...settings, sessionHours: ownerSessionHours }),
    endpoints: [
      ...closedEndpoints,
      createEndpoint,
      inviteEndpoint,
      secondFactorEndpoint,
      createListExport('owners'),
    ],
    hooks: {
      beforeOperation: [createLockBeforeRead('owners'), joinForDesk],
      beforeValidate: [createPasswordCheck('owners')],
      beforeChange: [keepToOwnHomes, beginAfterOthers, keepAccount],
      beforeDelete: [deleteMails, deleteRecordsOf('owner', ['messages'])],
    },
    access: {
      admin: nobody,
      // By invitation alone: a new account has no password that somebody else thought of.
      create: nobody,
      read: ownAccountOrAgents,
      // Owners change theirs in the portal, which asks for the password where one is needed.
      update: agentsAndEditors,
      // With an account go its messages, and the portal of homes that are a colleague's.
      delete: editorsOnly,
      unlock: agentsAndEditors,
    },
    fields: [
      deskNameField,
      ...createPersonNameFields(),
      textField({
        name: 'phone',
        label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
        maxLength: phoneCharactersMax,
      }),
      ownerLocaleField,
      noticeSettings,
      ...accessFields,
      {
        name: 'messages',
        type: 'join',
        collection: 'messages',
        on: 'owner',
        label: words('Berichten', 'Messages', 'Messages', 'Nachrichten'),
        defaultSort: '-sentAt',
        access: { read: agentsAndEditors },
        admin: { defaultColumns: ['text', 'author', 'property', 'sentAt', 'readAt', 'answer'] },
      },
      arrayField({
        name: 'properties',
        label: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
        singular: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
        // An owner who could add a row here would see the figures of any property.
        access: { create: agentsAndEditors, update: agentsAndEditors },
        fields: [
          relationshipField({
            name: 'property',
            label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
            relationTo: 'properties',
            required: true,
          }),
          {
            type: 'row',
            fields: [
              dateField({ name: 'from', label: { nl: 'Van', fr: 'Du', en: 'From', de: 'Von' } }),
              dateField({ name: 'to', label: { nl: 'Tot', fr: 'Au', en: 'To', de: 'Bis' } }),
            ],
          },
          selectField({
            name: 'role',
            label: { nl: 'Hoedanigheid', fr: 'Qualité', en: 'Capacity', de: 'Eigenschaft' },
            options: ownerRoleNames,
            defaultValue: 'owner',
          }),
        ],
      }),
    ],
  }
}
