/** Stands for visits whose source is unknown: typed, bookmarked, mailed, or from the site itself. */
export const directSource = 'direct'

/** Stands for sources whose name cannot be kept, and for those beyond the number that is kept. */
export const otherSource = 'other'

/** Longest name of a source that is kept, in characters. */
const sourceCharactersMax = 60

/** Letters and digits of any script with what joins them; an address of a person has an `@`. */
const sourceForm = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u

/** Nine digits, however they are joined, are a telephone number; a day in a name has eight. */
const longNumber = /\p{N}(?:[ ._-]*\p{N}){8}/u

/** Four numbers between dots are an address of the network, which may be that of one household. */
const networkAddress = /^\d+(?:\.\d+){3}$/

function cleanSource(text: string): string {
  const name = text.normalize('NFC').trim().toLowerCase()
  const isShort = name.length <= sourceCharactersMax && sourceForm.test(name)
  const isPersonal = longNumber.test(name) || networkAddress.test(name)
  return isShort && !isPersonal ? name : otherSource
}

const toHost = (address: string) => new URL(address).hostname.replace(/^www\./, '')

/** The host of a page that led here, without `www.`; null for none, and for the site itself. */
function findReferringHost(referer: string | null, ownHosts: readonly string[]): string | null {
  if (referer === null || !URL.canParse(referer) || !/^https?:/i.test(referer)) return null
  const host = toHost(referer)
  const isOwn = ownHosts.some((own) => own.replace(/^www\./, '') === host)
  return isOwn ? null : host
}

/**
 * Where a visit came from: the source that the address names for a campaign, else the host of the
 * page with the link, else `direct`. What may name a person or is no name becomes `other`.
 *
 * @param visit.utmSource `utm_source` of the address
 * @param visit.referer the whole header
 * @param visit.ownHosts names of the site itself, without port
 */
export function toVisitSource(visit: {
  utmSource: string | null
  referer: string | null
  ownHosts: readonly string[]
}): string {
  const { utmSource, referer, ownHosts } = visit
  if (utmSource !== null && utmSource.trim() !== '') return cleanSource(utmSource)
  const host = findReferringHost(referer, ownHosts)
  return host === null ? directSource : cleanSource(host)
}
