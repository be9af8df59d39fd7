/**
 * Forms of which the owner of a home is told that somebody sent one. Everything else stays with the
 * agency: who applies for a home or a job, an offer before the agent has spoken about it, what is
 * reported, and what friends write each other.
 */
export const enquiryKindsShownToOwners = [
  'contact-me',
  'contact-appointment',
  'document-request',
] as const

export type ShownEnquiryKind = (typeof enquiryKindsShownToOwners)[number]
