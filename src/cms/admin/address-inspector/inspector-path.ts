/** Where the inspector stands behind the address of the desk. */
export const inspectorPath = '/addresses'

/** Its address. */
export const inspectorHref = `/admin${inspectorPath}/`
