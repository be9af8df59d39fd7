import { words } from '../../fields/words'

/** How the two addresses of a redirect are called. */
export const redirectLabels = {
  from: words('Van', 'De', 'From', 'Von'),
  to: words('Naar', 'Vers', 'To', 'Nach'),
} as const
