/**
 * The closed sets of codes in which the comfort facts of a home are stored. Editors choose from
 * them in the admin, visitors read their translation; neither room keeps a list of its own.
 */
export const factCodes = {
  heating: ['gasCondensing', 'gas', 'oil', 'heatPump', 'electric', 'district', 'pellets', 'none'],
  glazing: ['single', 'double', 'highEfficiency', 'triple'],
  frame: ['wood', 'aluminium', 'pvc', 'steel'],
  kitchen: ['none', 'basic', 'fitted', 'fullyFitted'],
  comfort: ['basic', 'standard', 'high'],
  floorCovering: ['parquet', 'tiles', 'laminate', 'vinyl', 'carpet', 'concrete', 'naturalStone'],
  roof: ['tiles', 'slate', 'flat', 'thatch', 'green', 'zinc'],
  condition: ['new', 'excellent', 'good', 'toFreshen', 'toRenovate'],
  orientation: ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'],
  facades: ['open', 'halfOpen', 'closed'],
  availability: ['immediately', 'atDeed', 'onDate', 'toAgree'],
  vatRegime: ['registration', 'vat21', 'vat6', 'mixed'],
  unitStatus: ['available', 'option', 'reserved', 'sold', 'rented'],
  groundCertificate: ['present', 'requested', 'none'],
  inspection: ['compliant', 'notCompliant', 'none'],
  asbestos: ['safe', 'notSafe'],
  annuity: ['occupied', 'free'],
} as const

export type FactSubject = keyof typeof factCodes
export type FactCode<S extends FactSubject> = (typeof factCodes)[S][number]
