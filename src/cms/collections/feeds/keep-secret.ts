import type { CollectionBeforeChangeHook } from 'payload'

/** Encrypts a text for one record of the database. */
export type SealSecret = (text: string, feedId: number) => string

/**
 * Keeps the value of the secret header sealed. It comes in under a name of its own that is never
 * stored, and never goes out; left empty, the one that is known stays. A header without a name has
 * none, and no other server than the one it was given for gets it.
 */
export function createSecretKeeper(seal: SealSecret): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    const { newSecret, ...kept } = data
    const id: unknown = originalDoc?.id
    if (data.headerName === '' || data.headerName === null) return { ...kept, sealedSecret: null }
    if (typeof newSecret === 'string' && newSecret !== '' && typeof id === 'number') {
      return { ...kept, sealedSecret: seal(newSecret, id) }
    }
    const isMoved =
      data.address !== undefined && toOrigin(data.address) !== toOrigin(originalDoc?.address)
    return isMoved ? { ...kept, sealedSecret: null } : kept
  }
}

function toOrigin(address: unknown): string | null {
  return typeof address === 'string' && URL.canParse(address) ? new URL(address).origin : null
}
