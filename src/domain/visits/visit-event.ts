/** What is counted of a home. */
export const visitKinds = ['view', 'favourite', 'send', 'brochure'] as const

export type VisitKind = (typeof visitKinds)[number]

/** What has a page of its own that is counted. */
export const homeKinds = ['property', 'project'] as const

export type HomeKind = (typeof homeKinds)[number]

/** A home by the number in its address. */
export type CountedHome = { homeKind: HomeKind; publicId: number }

export type CountedDeed = CountedHome & { kind: VisitKind }
