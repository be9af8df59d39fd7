import { hashSecretKey } from '../../secret-key'

/** What is kept of the key in an address of listings. */
export function hashExportKey(key: string): string {
  return hashSecretKey('listing-export', key)
}
