/** Makes the compiler prove that a choice is exhaustive; throws when data breaks the promise. */
export function assertNever(value: never, subject = 'value'): never {
  throw new Error(`Unexpected ${subject}: ${JSON.stringify(value)}`)
}
