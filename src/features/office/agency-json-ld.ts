import { findCountryByIso, findCountryByName } from '@/domain/places/countries'
import { toLogoSrc } from '@/features/media/image-src'
import type { AgencyIdentity } from './to-agency-identity'

/** The name under which other structured data of the site refers to the agency. */
export function toAgencyId(origin: string): string {
  return `${origin}/#agency`
}

/** Leaves out what nobody filled in. */
function filled<T extends Readonly<Record<string, unknown>>>(values: T): Partial<T> {
  const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== null)
  // Fewer keys of the same object: every one that is left has the type it had.
  return Object.fromEntries(entries) as Partial<T>
}

/** Editors write the country as letters or in words; an agency of this site is Belgian by default. */
function toIso(country: string): string {
  return (findCountryByIso(country) ?? findCountryByName(country))?.iso ?? 'BE'
}

function toAddress({ street, zip, city, country }: AgencyIdentity) {
  if (city === '') return null
  return {
    '@type': 'PostalAddress',
    ...filled({ streetAddress: street, postalCode: zip, addressLocality: city }),
    addressCountry: toIso(country),
  }
}

/**
 * The agency as search engines know it.
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function toAgencyJsonLd(agency: AgencyIdentity, origin: string): object {
  const { name, legalName, phone, email, vat, kbo, logo, profiles } = agency
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': toAgencyId(origin),
    name,
    url: `${origin}/`,
    ...filled({
      legalName,
      telephone: phone,
      email,
      vatID: vat,
      address: toAddress(agency),
      logo: logo && `${origin}${toLogoSrc(logo, 125)}`,
      image: logo && `${origin}${toLogoSrc(logo, 125)}`,
      identifier: kbo && { '@type': 'PropertyValue', propertyID: 'KBO/BCE', value: kbo },
    }),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  }
}

/** The site itself, with its search, in one language. */
export function toWebsiteJsonLd(
  { name }: Pick<AgencyIdentity, 'name'>,
  { origin, locale, searchHref }: { origin: string; locale: string; searchHref: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${origin}/${locale}/`,
    inLanguage: locale,
    publisher: { '@id': toAgencyId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${searchHref}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
