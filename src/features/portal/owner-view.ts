export { toOwnerName } from '@/domain/owners/owner-name'

/** What the signed-in owner sees; the address is null while the property is not on the site. */
export type OwnerView = {
  name: string
  properties: readonly { id: number; title: string; href: string | null }[]
}
