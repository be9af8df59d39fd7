import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { createOwnAccountOr } from '../../access/own-account-or'
import { adminGroups } from '../../fields/admin-groups'
import { arrayField } from '../../fields/array-field'
import { personNameCharactersMax } from '../../fields/bounds'
import { checkboxField } from '../../fields/checkbox-field'
import { createAuthOptions } from '../../fields/auth-options'
import { dateField } from '../../fields/date-field'
import { localeField } from '../../fields/locale-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { deleteRecordsOf } from '../../hooks/delete-records-of'
import { createPasswordCheck } from '../../hooks/require-good-password'
import { joinForDesk } from '../../hooks/join-for-desk'
import { createListExport } from '../../lists/list-export'
import { closedEndpoints } from './closed-endpoints'
import { inviteEndpoint } from './invite-endpoint'
import { secondFactorEndpoint } from './second-factor-endpoint'
import { accessFields } from './access-fields'
import { deleteMails } from './delete-mails'
import { keepAccount } from './keep-account'

const ownAccountOrAgents = createOwnAccountOr('owners', agentsAndEditors)

/**
 * The accounts of owners, for the portal alone. They never enter the admin.
 *
 * @param settings.isSecure whether the site runs on https, so that cookies may be limited to it
 */
export function createOwners(settings: { isSecure: boolean }): CollectionConfig {
  return {
    slug: 'owners',
    labels: {
      singular: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
      plural: { nl: 'Eigenaars', fr: 'Propriétaires', en: 'Owners', de: 'Eigentümer' },
    },
    admin: {
      useAsTitle: 'email',
      defaultColumns: ['email', 'lastName', 'firstName', 'phone'],
      group: adminGroups.relations,
      components: {
        beforeListTable: ['/src/cms/admin/list-tools/list-tools#ListTools'],
        edit: {
          beforeDocumentControls: [
            '/src/cms/admin/invite-owner#InviteOwner',
            '/src/cms/admin/second-factor-off#SecondFactorOff',
          ],
        },
      },
    },
    auth: createAuthOptions({ ...settings, sessionHours: 8 }),
    endpoints: [
      ...closedEndpoints,
      inviteEndpoint,
      secondFactorEndpoint,
      createListExport('owners'),
    ],
    hooks: {
      beforeOperation: [joinForDesk],
      beforeValidate: [createPasswordCheck('owners')],
      beforeChange: [keepAccount],
      beforeDelete: [deleteMails, deleteRecordsOf('owner', ['messages'])],
    },
    access: {
      admin: nobody,
      create: agentsAndEditors,
      read: ownAccountOrAgents,
      // Owners change theirs in the portal, which asks for the password where one is needed.
      update: agentsAndEditors,
      delete: agentsAndEditors,
      unlock: agentsAndEditors,
    },
    fields: [
      textField({
        name: 'firstName',
        label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
        maxLength: personNameCharactersMax,
      }),
      textField({
        name: 'lastName',
        label: { nl: 'Achternaam', fr: 'Nom', en: 'Last name', de: 'Nachname' },
        maxLength: personNameCharactersMax,
      }),
      textField({
        name: 'phone',
        label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
        maxLength: 20,
      }),
      localeField(),
      checkboxField({
        name: 'digest',
        label: {
          nl: 'Wekelijkse e-mail met de cijfers',
          fr: 'E-mail hebdomadaire avec les chiffres',
          en: 'Weekly e-mail with the figures',
          de: 'Wöchentliche E-Mail mit den Zahlen',
        },
        defaultValue: true,
      }),
      ...accessFields,
      {
        name: 'messages',
        type: 'join',
        collection: 'messages',
        on: 'owner',
        label: words('Berichten', 'Messages', 'Messages', 'Nachrichten'),
        defaultSort: '-sentAt',
        access: { read: agentsAndEditors },
        admin: { defaultColumns: ['text', 'author', 'property', 'sentAt', 'readAt'] },
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
            options: {
              owner: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
              coOwner: {
                nl: 'Mede-eigenaar',
                fr: 'Copropriétaire',
                en: 'Co-owner',
                de: 'Miteigentümer',
              },
              usufruct: {
                nl: 'Vruchtgebruiker',
                fr: 'Usufruitier',
                en: 'Usufructuary',
                de: 'Nießbraucher',
              },
              heir: { nl: 'Erfgenaam', fr: 'Héritier', en: 'Heir', de: 'Erbe' },
            },
            defaultValue: 'owner',
          }),
        ],
      }),
    ],
  }
}
