import type { ModuleTypeConfig } from '@/cms/collections/modules/module-types'

export type { ModuleTypeConfig }

/** Checks the description of a module type where it is written, with its names kept exact. */
export function defineModuleType<const T extends ModuleTypeConfig>(config: T): T {
  return config
}
