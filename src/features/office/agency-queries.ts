import 'server-only'
import { fallbackLocale } from '@/domain/kernel/locales'
import { getOffice } from './office-queries'
import type { OfficeView } from './to-office'

/** How the agency can be reached when a property has no manager of its own. */
export type AgencyView = Pick<OfficeView, 'name' | 'phone' | 'email'>

/** The same in every language. */
export async function getAgency(): Promise<AgencyView> {
  const { name, phone, email } = await getOffice(fallbackLocale)
  return { name, phone, email }
}
