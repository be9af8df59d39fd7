import 'server-only'
import type { TypedUser } from 'payload'
import { env } from '../env'
import { findViewer } from '../payload'
import { isSameSite } from './read-body'

/** An account of staff as its session names it. */
export type StaffAccount = Extract<TypedUser, { collection: 'users' }>

/** The account of staff that asks from the desk itself; null for anybody else. */
export async function findStaff(request: Request): Promise<StaffAccount | null> {
  if (!isSameSite(request.headers, env().SITE_URL)) return null
  const viewer = await findViewer(request.headers)
  return viewer?.collection === 'users' ? viewer : null
}
