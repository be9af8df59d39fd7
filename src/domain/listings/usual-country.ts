/** The country of a record in one of our own formats that names none. */
export const usualCountry = 'BE'
