/** The formats in which the agency's listings leave the site. */
export const listingFormats = ['kyero', 'open-immo', 'csv', 'json'] as const

export type ListingFormat = (typeof listingFormats)[number]

/** How files of a format are called and announced. */
export const formatFiles: Readonly<
  Record<ListingFormat, { name: string; extension: 'xml' | 'csv' | 'json'; contentType: string }>
> = {
  kyero: {
    name: 'Kyero v3 (XML)',
    extension: 'xml',
    contentType: 'application/xml; charset=utf-8',
  },
  'open-immo': {
    name: 'OpenImmo 1.2.7 (XML)',
    extension: 'xml',
    contentType: 'application/xml; charset=utf-8',
  },
  csv: { name: 'CSV', extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  json: { name: 'JSON', extension: 'json', contentType: 'application/json; charset=utf-8' },
}
