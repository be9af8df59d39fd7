/**
 * Whether a path of the desk is that of a trash. What the desk does with a list, filters included, asks
 * for the records outside of it.
 */
export const isTrashPath = (path: string): boolean => /\/trash\/?$/.test(path)
