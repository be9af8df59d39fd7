import type { Config } from 'payload'

/** The one thing by which the framework (3.90) can be told to make the fields of a screen anew. */
const flag = '_payload_doNotCacheClientSchemaMap'

/**
 * Lets the comparison of versions name its fields in the language of whoever reads it.
 *
 * The framework keeps the fields of a collection for the whole process, with the names of the language
 * in which somebody asked first. It makes them anew where this variable says so, and sets it back at
 * each time; here it says so always. That takes a fifth of a millisecond for the fields of a home,
 * because the fields themselves are kept per language elsewhere. Should a later version not know the
 * variable, its names are wrong again and nothing else; the test beside the configuration tells.
 */
export function withFieldNames(config: Config): Config {
  Object.defineProperty(globalThis, flag, {
    configurable: true,
    get: () => true,
    set: () => undefined,
  })
  return config
}
