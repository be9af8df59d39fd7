import type { CollectionConfig } from 'payload'

type Hooks = NonNullable<CollectionConfig['hooks']>
type AroundWrite = Pick<Hooks, 'beforeDelete' | 'afterChange' | 'afterDelete'>

/** Sets of hooks around a write, one after the other. */
export function mergeHooks(...sets: AroundWrite[]): Required<AroundWrite> {
  return {
    beforeDelete: sets.flatMap(({ beforeDelete }) => beforeDelete ?? []),
    afterChange: sets.flatMap(({ afterChange }) => afterChange ?? []),
    afterDelete: sets.flatMap(({ afterDelete }) => afterDelete ?? []),
  }
}
