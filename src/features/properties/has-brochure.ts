import type { FoundProperty } from './property-queries'

/**
 * Whether visitors may have a property on paper: only what has a page and is still to be had. The
 * page of a discreet one is known to those who have its link alone, and a number can be guessed.
 */
export function hasBrochure({
  view,
  state,
  addresses,
}: Pick<FoundProperty, 'state' | 'addresses'> & {
  view: Pick<FoundProperty['view'], 'closedAs' | 'isDiscreet'>
}): boolean {
  return (
    addresses !== null && state.kind === 'visible' && view.closedAs === null && !view.isDiscreet
  )
}
