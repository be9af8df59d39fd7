import 'server-only'
import type { TypedUser } from 'payload'
import { isStaff } from '@/cms/access/roles'
import { listTranslatedLanguages } from '@/cms/access/translated-languages'
import { env } from '@/server/env'
import { findViewer } from '@/server/payload'
import { isSameSite } from '@/server/request/read-body'

/** What the desk is told is for the one who asked, now. */
export const closed = { 'Cache-Control': 'private, no-store' }

/** The account, where it translates into some language, and the request comes from the desk itself. */
export async function findTranslator(request: Request): Promise<TypedUser | null> {
  if (!isSameSite(request.headers, env().SITE_URL)) return null
  const viewer = await findViewer(request.headers)
  return isStaff(viewer) && listTranslatedLanguages(viewer).length > 0 ? viewer : null
}
