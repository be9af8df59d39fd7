import { locales, type Locale } from '@/domain/kernel/locales'
import type { PayloadRequest } from 'payload'
import { hasRole, type StaffRole } from './roles'

const inAllLanguages: readonly StaffRole[] = ['administrator', 'editor']

/**
 * The languages in which somebody may write the texts of the site, in the order of the site: all for
 * editors and administrators, those that were assigned for a translator, none for anybody else. A
 * translator without a language writes nothing.
 */
export function listTranslatedLanguages(user: PayloadRequest['user']): readonly Locale[] {
  if (hasRole(user, inAllLanguages)) return locales
  if (user?.collection !== 'users' || user.role !== 'translator') return []
  const { languages } = user
  return locales.filter((locale) => languages?.includes(locale))
}
