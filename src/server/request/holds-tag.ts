/** Whether whoever asks holds the version with this tag already; null when no tag is named. */
export function holdsTag(request: Headers, etag: string): boolean | null {
  const tags = request.get('if-none-match')
  if (tags === null) return null
  return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
