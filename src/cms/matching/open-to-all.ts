/**
 * The condition that everybody may have a home: still to be had, in the lists for sale or for rent,
 * and not discreet.
 *
 * @param row name of the row of `rm.listings` in the statement
 */
export const openToAll = (row: string) =>
  `(${row}.is_open and ${row}.lists && '{forSale,forRent}' and not 'discreet' = any(${row}.lists))`
