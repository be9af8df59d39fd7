// @ts-check
/**
 * What the two cache handlers of the framework have in common. They are loaded by Node as they stand,
 * beside the built site and while it is built, so that they know nothing but the framework: whether
 * there is a store that several servers share is told to them when the server starts.
 */
import { deserialize, serialize } from 'node:v8'

const storeName = Symbol.for('gevel.shared-cache')
const countsName = Symbol.for('gevel.cache-counts')
const outdatedName = Symbol.for('gevel.outdated')

/**
 * Where servers keep what others may use.
 *
 * @typedef {object} SharedStore
 * @property {(key: string) => Promise<Uint8Array | null>} read null also for a store that does not answer
 * @property {(key: string, bytes: Uint8Array, seconds: number) => void} write forgotten if it fails
 * @property {() => number} aheadMs by how much the clock of the store is ahead of this machine's, in
 *   milliseconds: what servers keep bears the time of the store, so that their clocks may differ
 */

/** @typedef {Record<'page' | 'value', Record<'own' | 'shared' | 'made', number>>} CacheCounts */

/**
 * What this process has one of, wherever this file was loaded from.
 *
 * @type {typeof globalThis & {
 *   [storeName]?: SharedStore | null
 *   [countsName]?: CacheCounts
 *   [outdatedName]?: () => void
 * }}
 */
const here = globalThis

/** @param {SharedStore | null} store null takes it away again */
export function setSharedStore(store) {
  here[storeName] = store
}

/** @returns {SharedStore | null} null while each server keeps its own */
export function findSharedStore() {
  return here[storeName] ?? null
}

/**
 * Has somebody told of each page or value that is out of date when it is done, because a record of it changed
 * while it was made: whoever asked for the same meanwhile is given it.
 *
 * @param {() => void} listener
 */
export function onOutdated(listener) {
  here[outdatedName] = listener
}

/** Tells of a page or a value that is out of date when it is done. */
export function noteOutdated() {
  here[outdatedName]?.()
}

/**
 * How often a page or a value was found in this server, found in the shared store, or made.
 *
 * @returns {CacheCounts}
 */
export function getCacheCounts() {
  return (here[countsName] ??= {
    page: { own: 0, shared: 0, made: 0 },
    value: { own: 0, shared: 0, made: 0 },
  })
}

/**
 * A kept page or value in bytes; the framework keeps maps and buffers, which JSON does not know.
 *
 * @param {unknown} value
 */
export const pack = (value) => serialize(value)

/**
 * @param {Uint8Array} bytes
 * @returns {any} what was packed, which only who packed it can tell; null for what is no such thing, as
 *   after a change of the format
 */
export function unpack(bytes) {
  try {
    return deserialize(bytes)
  } catch {
    // Whatever it is, it is made anew.
    return null
  }
}

/** Longest stay in the store, in seconds; what nobody asks for makes room before. */
const secondsMax = 30 * 24 * 60 * 60

/** @param {number | false | undefined} seconds until it has to be made anew; false for never */
export function toStay(seconds) {
  return typeof seconds === 'number' ? Math.min(Math.floor(seconds), secondsMax) : secondsMax
}
