import type { Access, CollectionConfig, Where } from 'payload'
import { administratorsOnly } from '../../access/administrators-only'
import { ownEnquiryMails } from '../../access/own-listings'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { demandMailKinds } from '../../matching/queue-alerts'
import { newsletterMailKind } from '../../newsletter/create-subscriber'
import { resendEndpoints } from './endpoints'
import { ownDataMailKind } from '../../privacy/own-data-mail'
import { staffInvitationMailKind } from '../users/invitation'
import { loginLinkMailKinds } from '../owners/link-mails'
import { deskMailKind, mailFields } from './fields'

/** The kinds of mails about what the agency does as a whole. */
const agencyMailKinds = [...Object.values(demandMailKinds), newsletterMailKind]

/** The kinds of mails that hold a link into an account. */
const accountMailKinds = [
  deskMailKind,
  staffInvitationMailKind,
  ownDataMailKind,
  ...Object.values(loginLinkMailKinds),
]

/**
 * Editors see every mail but those of accounts; agents those about their own enquiries, and those
 * about searches and newsletters, which are everybody's.
 *
 * A mail that opens an account, of staff or of an owner, is for administrators alone. The whole record is kept from
 * the others: a rule on its text would not see the kind where a request selects the text and
 * nothing else, and who may look for a text finds the link in it by guessing.
 */
const notOfAccounts: Access = (question) => {
  if (administratorsOnly(question)) return true
  const own = ownEnquiryMails(question)
  if (own === false) return false
  const isOfNoAccount: Where = { kind: { not_in: accountMailKinds } }
  if (own === true) return isOfNoAccount
  return { and: [isOfNoAccount, { or: [own, { kind: { in: agencyMailKinds } }] }] }
}

/**
 * Every mail that the site sends, with how far it is. The system writes them; staff see what was
 * delivered and send again what was not.
 */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: words('E-mail', 'E-mail', 'E-mail', 'E-Mail'),
    plural: words('E-mails', 'E-mails', 'E-mails', 'E-Mails'),
  },
  admin: {
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'kindName', 'to', 'state', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    group: adminGroups.relations,
    components: {
      edit: { beforeDocumentControls: ['/src/cms/admin/resend-mail#ResendMail'] },
      beforeListTable: ['/src/cms/admin/resend-failed#ResendFailed'],
    },
  },
  defaultSort: '-createdAt',
  access: {
    create: nobody,
    read: notOfAccounts,
    update: nobody,
    delete: administratorsOnly,
  },
  endpoints: resendEndpoints,
  fields: mailFields,
}
