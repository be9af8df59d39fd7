/** An invented sender, for examples and tests. The number is one that nobody has. */
export const examplePerson = {
  civility: 'ms',
  firstName: 'An',
  lastName: 'De Wolf',
  email: 'an.dewolf@example.be',
  phone: '0470 00 00 01',
} as const
