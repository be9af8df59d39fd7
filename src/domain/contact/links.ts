/**
 * What mail programs turn into a link by themselves: a scheme, `www.`, an e-mail address, and words
 * joined by a full stop. A space after the full stop keeps a sentence from looking like an address.
 */
const linkSigns = /:\/\/|www[.．。｡]|@|[\p{L}\p{N}-][.．。｡]\p{L}{2,}/iu

/** True when a mail program would show a part of the text as a link. */
export function hasLink(text: string): boolean {
  return linkSigns.test(text)
}
