/** The part in which a script of this site sends its fields, beside its files. */
export const fieldsPart = 'fields'
