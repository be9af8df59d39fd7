import {
  createLocalReq,
  type Access,
  type AccessResult,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { holdsFor } from '../access/holds-for'
import { listTranslatedLanguages } from '../access/translated-languages'
import { listTextOwners, type TextOwner } from './text-owners'

async function askUpdate(
  req: PayloadRequest,
  owner: TextOwner,
  id?: number,
): Promise<AccessResult> {
  const { collections, globals } = req.payload
  const rule: Access | undefined =
    owner.kind === 'collection'
      ? collections[owner.slug].config.access.update
      : globals.config.find(({ slug }) => slug === owner.slug)?.access.update
  return rule ? rule({ req, id }) : false
}

/**
 * The collections and globals whose texts an account may write in its languages, in the order of the
 * desk; none for who writes in no language.
 */
export async function findAllowedOwners(payload: Payload, user: TypedUser): Promise<TextOwner[]> {
  const [locale] = listTranslatedLanguages(user)
  if (locale === undefined) return []
  const req = await createLocalReq({ user, locale }, payload)
  const owners = listTextOwners(payload)
  // A rule that names records lets in; each of them is asked about when it is saved.
  const answers = await Promise.all(owners.map((owner) => askUpdate(req, owner)))
  return owners.filter((_owner, index) => answers[index] !== false)
}

/** Whether the account of a request may write one record in its language, drafts included. */
export async function mayWriteRecord(
  req: PayloadRequest,
  owner: TextOwner,
  record: number,
): Promise<boolean> {
  const answer = await askUpdate(req, owner, record)
  if (typeof answer === 'boolean' || owner.kind === 'global') return answer !== false
  return holdsFor(req, answer, { collection: owner.slug, id: record })
}
