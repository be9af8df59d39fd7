/** What the signed-in owner sees; the address is null while the property is not on the site. */
export type OwnerView = {
  name: string
  properties: readonly { id: number; title: string; href: string | null }[]
}

/** How the site addresses an owner: by name, or by e-mail address as long as there is none. */
export function toOwnerName(owner: {
  firstName?: string | null
  lastName?: string | null
  email: string
}): string {
  return [owner.firstName, owner.lastName].filter(Boolean).join(' ') || owner.email
}
