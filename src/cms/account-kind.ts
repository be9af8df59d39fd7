/** The collections whose records log in. */
export type AccountKind = 'owners' | 'users'
