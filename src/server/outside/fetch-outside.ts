import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as askPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as askSafely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { err, ok, type Result } from '@/domain/kernel/result'
import { isPublicAddress } from './public-address'

/**
 * Why nothing came: an address that may not be asked, no server, an answer other than 200, more
 * bytes or more time than allowed.
 */
export type OutsideProblem = 'refusedAddress' | 'unreachable' | 'badAnswer' | 'tooLarge' | 'tooSlow'

export type OutsideOptions = {
  bytesMax: number
  timeoutMs: number
  /** Sent to the server of the address alone, and to none that it redirects to. */
  headers?: Readonly<Record<string, string>>
  /** For development: servers of this machine and its network, without encryption. */
  allowsPrivate?: boolean
}

const redirectsMax = 5
const redirects = [301, 302, 303, 307, 308]

class Refusal extends Error {
  constructor(readonly problem: OutsideProblem) {
    super(problem)
  }
}

/**
 * Fetches what somebody else's server has at an address that somebody else typed. Only https and the
 * public internet are asked: every name is resolved here, every address that it leads to is looked
 * at, and the connection goes to the very address that was looked at. A redirect is an address like
 * any other.
 *
 * @param address as it was typed
 * @returns the bytes, unpacked, or why there are none
 */
export async function fetchOutside(
  address: string,
  options: OutsideOptions,
): Promise<Result<Buffer, OutsideProblem>> {
  const signal = AbortSignal.timeout(options.timeoutMs)
  try {
    return ok(await follow(address, options, signal))
  } catch (error) {
    if (signal.aborted) return err('tooSlow')
    // Everything else is the other side's: no name, no connection, no trust in its certificate.
    return err(error instanceof Refusal ? error.problem : 'unreachable')
  }
}

async function follow(
  address: string,
  options: OutsideOptions,
  signal: AbortSignal,
): Promise<Buffer> {
  let url = toUrl(address, options)
  const { origin } = url
  for (let step = 0; step <= redirectsMax; step += 1) {
    const headers = url.origin === origin ? options.headers : {}
    const answer = await ask(url, { ...options, headers }, signal)
    const { statusCode = 0, headers: answered } = answer
    if (redirects.includes(statusCode) && answered.location !== undefined) {
      answer.destroy()
      if (!URL.canParse(answered.location, url.href)) throw new Refusal('badAnswer')
      url = toUrl(new URL(answered.location, url.href).href, options)
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new Refusal('badAnswer')
    }
    return readBounded(answer, options.bytesMax)
  }
  throw new Refusal('badAnswer')
}

function toUrl(address: string, { allowsPrivate = false }: OutsideOptions): URL {
  if (!URL.canParse(address)) throw new Refusal('refusedAddress')
  const url = new URL(address)
  const isSafe = url.protocol === 'https:' || (allowsPrivate && url.protocol === 'http:')
  if (!isSafe || url.username !== '' || url.password !== '') throw new Refusal('refusedAddress')
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // An address in digits is not looked up, so that it has to be looked at here.
  if (!allowsPrivate && isIP(host) !== 0 && !isPublicAddress(host)) {
    throw new Refusal('refusedAddress')
  }
  return url
}

/** Resolves a name as the connection asks for it, and gives no address that may not be asked. */
function createLookup(allowsPrivate: boolean): LookupFunction {
  return (hostname, options: LookupOptions, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return callback(error, '', 0)
      const isOpen = allowsPrivate || found.every(({ address }) => isPublicAddress(address))
      const [first] = found
      if (!isOpen || first === undefined) return callback(new Refusal('refusedAddress'), '', 0)
      if (options.all === true) return callback(null, found)
      return callback(null, first.address, first.family)
    })
  }
}

function ask(url: URL, options: OutsideOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const given: RequestOptions = {
    headers: {
      accept: '*/*',
      'accept-encoding': 'gzip, identity',
      'user-agent': 'Gevel (import of listings)',
      ...options.headers,
    },
    // A connection of its own: a kept one would not be looked up again.
    agent: false,
    lookup: createLookup(options.allowsPrivate ?? false),
    signal,
  }
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? askSafely : askPlain
    send(url, given).on('response', resolve).on('error', reject).end()
  })
}

/** Reads an answer, packed or not, and gives it up as soon as it is larger than allowed. */
async function readBounded(answer: IncomingMessage, bytesMax: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > bytesMax) {
    answer.destroy()
    throw new Refusal('tooLarge')
  }
  const body = answer.headers['content-encoding'] === 'gzip' ? unpack(answer) : answer
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    const part = Buffer.from(chunk)
    bytes += part.byteLength
    if (bytes > bytesMax) {
      answer.destroy()
      throw new Refusal('tooLarge')
    }
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

function unpack(answer: IncomingMessage): Readable {
  const unpacked = createGunzip()
  answer.on('error', (error) => unpacked.destroy(error))
  return answer.pipe(unpacked)
}
