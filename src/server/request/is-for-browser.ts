/**
 * Whether a person waits for the answer at an address that is no page: an empty refusal, which a
 * program understands, is nothing but a fault of the browser there.
 */
export function isForBrowser({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false
}
