import type { Field } from 'payload'

/** Beside a record: where it is used. It stores nothing of its own. */
export function usedOnField(): Field {
  return {
    name: 'usedOn',
    type: 'ui',
    admin: { position: 'sidebar', components: { Field: '/src/cms/admin/used-on#UsedOn' } },
  }
}
