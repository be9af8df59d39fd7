import {
  createLocalReq,
  type Access,
  type Payload,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { listTextOwners, type TextOwner } from './text-owners'

async function mayUpdate(req: PayloadRequest, owner: TextOwner): Promise<boolean> {
  const { collections, globals } = req.payload
  const rule: Access | undefined =
    owner.kind === 'collection'
      ? collections[owner.slug].config.access.update
      : globals.config.find(({ slug }) => slug === owner.slug)?.access.update
  // A rule that names records lets in; each of them is asked about when it is saved.
  return rule !== undefined && (await rule({ req })) !== false
}

/** The collections and globals whose texts an account may write, in the order of the desk. */
export async function findAllowedOwners(payload: Payload, user: TypedUser): Promise<TextOwner[]> {
  const req = await createLocalReq({ user }, payload)
  const owners = listTextOwners(payload)
  const answers = await Promise.all(owners.map((owner) => mayUpdate(req, owner)))
  return owners.filter((_owner, index) => answers[index])
}
