/**
 * Whether whoever asks holds the version with this tag already; null when no tag is named.
 *
 * @param tags the header `If-None-Match`, if there is one
 */
export function holdsTag(tags: string | null | undefined, etag: string): boolean | null {
  if (tags === null || tags === undefined) return null
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
