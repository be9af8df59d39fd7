import type { Config } from 'payload'

/** Takes the tab with the address of a record in the API off every form: it is for programmers. */
export function hideProgramming(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) => ({
      ...collection,
      admin: { ...collection.admin, hideAPIURL: true },
    })),
    globals: config.globals?.map((global) => ({
      ...global,
      admin: { ...global.admin, hideAPIURL: true },
    })),
  }
}
