import { answerUpload } from '@/features/portal-records/answer-file'
import { requireOwnedProperty } from '@/features/portal/owner-access'
import { findSignedInOwner } from '@/features/portal/owner-session'

const door = { findSignedInOwner, requireOwnedProperty }

type Context = { params: Promise<{ property: string }> }

/** Takes a file of an owner: 303, 400, 403, 404, 409, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { property } = await params
  return answerUpload(request, property, door)
}
