/** How the site addresses an owner: by name, or by e-mail address as long as there is none. */
export function toOwnerName(owner: {
  firstName?: string | null
  lastName?: string | null
  email: string
}): string {
  return [owner.firstName, owner.lastName].filter(Boolean).join(' ') || owner.email
}
