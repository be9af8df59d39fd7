/** Half days of a week in which an agency receives visitors, in their order. */
export const halfDays = [
  'mon-am',
  'mon-pm',
  'tue-am',
  'tue-pm',
  'wed-am',
  'wed-pm',
  'thu-am',
  'thu-pm',
  'fri-am',
  'fri-pm',
  'sat-am',
  'sat-pm',
] as const
