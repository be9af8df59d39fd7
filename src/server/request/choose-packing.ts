/** How a page may be packed, as `Content-Encoding` names it; null for not at all. */
export type Packing = 'br' | 'gzip' | null

/** Whether somebody who sent this header can read that. */
function takes(acceptEncoding: string, names: string): boolean {
  const pattern = new RegExp(`^\\s*(?:${names})\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*$).*)?$`, 'i')
  return acceptEncoding.split(',').some((one) => pattern.test(one))
}

/**
 * How a page is packed for somebody. The framework writes each page twice, as text and as data, some
 * 100 kB apart: that is farther back than gzip sees, and brotli makes the page a third smaller.
 *
 * @param acceptEncoding the header by which the reader tells what can be read
 * @param isKept whether it is packed once for many; brotli costs too much for one reader alone
 */
export function choosePacking(acceptEncoding: string | undefined, isKept: boolean): Packing {
  const header = acceptEncoding ?? ''
  if (isKept && takes(header, 'br')) return 'br'
  return takes(header, 'gzip|\\*') ? 'gzip' : null
}
