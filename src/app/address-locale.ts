import { notFound } from 'next/navigation'
import { locale as readLocale } from 'next/root-params'
import { isLocale, type Locale } from '@/domain/kernel/locales'

/**
 * The language that the address begins with; leaves by "not found" where it begins with anything
 * else. The proxy lets no such address through, but the page must not depend on that.
 */
export async function getAddressLocale(): Promise<Locale> {
  const given = await readLocale()
  return isLocale(given) ? given : notFound()
}
