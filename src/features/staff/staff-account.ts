import 'server-only'
import type { TypedUser } from 'payload'
import { env } from '@/server/env'
import { findViewer } from '@/server/payload'
import { isSameSite } from '@/server/request/read-body'

/** An account of staff as its session names it. */
export type StaffAccount = Extract<TypedUser, { collection: 'users' }>

/** Who of the staff asks from the desk itself; null for anybody else. */
export async function findStaffAccount(request: Request): Promise<StaffAccount | null> {
  if (!isSameSite(request.headers, env().SITE_URL)) return null
  const viewer = await findViewer(request.headers)
  return viewer?.collection === 'users' ? viewer : null
}
