import { formatFiles, type ListingFormat } from '../listings/listing-formats'
import { feedsSegment } from './feeds'

/** 32 random bytes in base64url, and the ending of a file. */
const nameForm = /^([\w-]{43})\.(xml|csv|json)$/

/** The address of a partner's listings; whoever has it reads them. */
export function buildListingExportPath(key: string, format: ListingFormat): string {
  return `/${feedsSegment}/listings/${key}.${formatFiles[format].extension}`
}

/** The key and the ending in the name of such a file; null for any other name. */
export function parseListingExportName(name: string): { key: string; extension: string } | null {
  const [, key, extension] = nameForm.exec(name) ?? []
  return key && extension ? { key, extension } : null
}
