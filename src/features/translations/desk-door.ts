import 'server-only'
import { listTranslatedLanguages } from '@/cms/access/translated-languages'
import { findStaff, type StaffAccount } from '@/server/request/desk-door'

/** The account, where it translates into some language, and the request comes from the desk itself. */
export async function findTranslator(request: Request): Promise<StaffAccount | null> {
  const staff = await findStaff(request)
  return staff !== null && listTranslatedLanguages(staff).length > 0 ? staff : null
}
