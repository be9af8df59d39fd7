import type { CollectionConfig } from 'payload'

type Hooks = NonNullable<CollectionConfig['hooks']>
type AfterWrite = Pick<Hooks, 'afterChange' | 'afterDelete'>

/** Sets of hooks after a write, one after the other. */
export function mergeHooks(...sets: AfterWrite[]): Required<AfterWrite> {
  return {
    afterChange: sets.flatMap(({ afterChange }) => afterChange ?? []),
    afterDelete: sets.flatMap(({ afterDelete }) => afterDelete ?? []),
  }
}
