import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { joinInlineScripts } from '@/domain/protection/inline-scripts'

const pack = promisify(gzip)

/** A page as it leaves. */
export type PackedPage = {
  plain: Buffer
  /** The same, packed with gzip. */
  packed: Buffer
  /** Of the scripts that stand in it, as a policy names them. */
  scriptHashes: string[]
  /** Scripts that nobody knows, which a browser will not run. */
  unknown: number
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Joins the scripts of a finished page, tells what may run in it and packs it. */
export async function packPage(body: Buffer): Promise<PackedPage> {
  const { html, scripts, unknown } = joinInlineScripts(body.toString('utf8'))
  const plain = Buffer.from(html)
  return { plain, packed: await pack(plain), scriptHashes: scripts.map(hash), unknown }
}

/** Bytes of pages that are remembered; beyond, those that nobody has asked for longest are dropped. */
const keptBytesMax = 64 * 1024 * 1024

const toBytes = ({ plain, packed }: PackedPage) => plain.byteLength + packed.byteLength

/**
 * Packs each page once, however often it leaves. A page is known by its address and by the mark that
 * the framework gives its content; the mark alone would not do, because it is short enough for
 * somebody to find another content with the same one.
 */
export function createPagePress(bytesMax = keptBytesMax) {
  const kept = new Map<string, PackedPage>()
  let bytes = 0

  const forget = (key: string, page: PackedPage) => {
    kept.delete(key)
    bytes -= toBytes(page)
  }

  const keep = (key: string, page: PackedPage) => {
    const before = kept.get(key)
    if (before) forget(key, before)
    kept.set(key, page)
    bytes += toBytes(page)
    for (const [oldKey, oldPage] of kept) {
      if (bytes <= bytesMax) return
      forget(oldKey, oldPage)
    }
  }

  return {
    /** @param key null for a page that was made for one visitor, which nobody keeps */
    get: async (key: string | null, body: () => Buffer): Promise<PackedPage> => {
      const known = key === null ? undefined : kept.get(key)
      if (key !== null && known !== undefined) {
        // To the end of the line.
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const page = await packPage(body())
      if (key !== null) keep(key, page)
      return page
    },
    bytes: () => bytes,
  }
}
