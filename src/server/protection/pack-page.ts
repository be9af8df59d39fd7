import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Packing } from '../request/choose-packing'
import { joinInlineScripts } from './inline-scripts'
import { delayScripts } from './late-scripts'

/** A page as it leaves. */
export type PackedPage = {
  body: Buffer
  /** Of the scripts that stand in it, as a policy names them. */
  scriptHashes: string[]
  /** Scripts that nobody knows, which a browser will not run. */
  unknown: number
}

/** Takes three times as long as gzip, and the highest quality five times as long for 4 % less. */
const brotliQuality = 5

const runGzip = promisify(gzip)
const runBrotli = promisify(brotliCompress)

async function pack(plain: Buffer, packing: Packing): Promise<Buffer> {
  if (packing === null) return plain
  if (packing === 'gzip') return runGzip(plain)
  return runBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}

/** Delays and joins the scripts of a finished page, tells what may run in it and packs it. */
export async function packPage(body: Buffer, packing: Packing): Promise<PackedPage> {
  const { html, scripts, unknown } = joinInlineScripts(delayScripts(body.toString('utf8')))
  return {
    body: await pack(Buffer.from(html), packing),
    scriptHashes: scripts.map(hash),
    unknown,
  }
}

/** Bytes of pages that are remembered; beyond, those that nobody has asked for longest are dropped. */
const keptBytesMax = 64 * 1024 * 1024

/**
 * Packs each page once in each way, however often it leaves. A page is known by its address and by
 * the mark that the framework gives its content; the mark alone would not do, because it is short
 * enough for somebody to find another content with the same one.
 */
export function createPagePress(bytesMax = keptBytesMax) {
  const kept = new Map<string, PackedPage>()
  let bytes = 0

  const forget = (key: string, page: PackedPage) => {
    kept.delete(key)
    bytes -= page.body.byteLength
  }

  const keep = (key: string, page: PackedPage) => {
    const before = kept.get(key)
    if (before) forget(key, before)
    kept.set(key, page)
    bytes += page.body.byteLength
    for (const [oldKey, oldPage] of kept) {
      if (bytes <= bytesMax) return
      forget(oldKey, oldPage)
    }
  }

  return {
    /** @param page null for a page that was made for one visitor, which nobody keeps */
    get: async (page: string | null, packing: Packing, body: () => Buffer): Promise<PackedPage> => {
      if (page === null) return packPage(body(), packing)
      const key = `${packing} ${page}`
      const known = kept.get(key)
      if (known === undefined) {
        const packed = await packPage(body(), packing)
        keep(key, packed)
        return packed
      }
      // To the end of the line.
      kept.delete(key)
      kept.set(key, known)
      return known
    },
    bytes: () => bytes,
  }
}
