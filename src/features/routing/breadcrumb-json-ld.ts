import type { Crumb } from './page-facts'

/** The trail as search engines read it; steps without an address are left out. */
export function toBreadcrumbJsonLd(
  breadcrumb: readonly Crumb[],
  { origin, canonical }: { origin: string; canonical: string },
): object {
  const steps = breadcrumb.map(({ name, href }, index) => ({
    name,
    href: href ?? (index === breadcrumb.length - 1 ? canonical : null),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps
      .filter(({ href }) => href !== null)
      .map(({ name, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `${origin}${href}`,
      })),
  }
}
