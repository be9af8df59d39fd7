import { parseWholeNumber } from '../text/whole-number'

/** What one parameter of an address says, and which of its values were not understood. */
export type Reading<T> = { value: T; ignored: readonly string[] }

/** One search parameter: how its values are read and written. `read` and `write` are a pair. */
export type Parameter<T> = {
  /** Name in the address and in the form. */
  name: string
  /** Value when the parameter is absent; never written. */
  initial: T
  /** Values arrive trimmed, without empty ones, in the order of the address. */
  read: (values: readonly string[]) => Reading<T>
  write: (value: T) => readonly string[]
}

/** Most values of one repeated parameter; the rest are ignored. */
export const repeatedValuesMax = 50

/** A parameter with one value: the first value counts, further ones are ignored. */
function createSingle<T>(
  name: string,
  initial: T,
  readOne: (value: string) => T | undefined,
  writeOne: (value: T) => string,
): Parameter<T> {
  return {
    name,
    initial,
    read: ([first, ...rest]) => {
      if (first === undefined) return { value: initial, ignored: rest }
      const value = readOne(first)
      if (value === undefined) return { value: initial, ignored: [first, ...rest] }
      return { value, ignored: rest }
    },
    write: (value) => (value === initial ? [] : [writeOne(value)]),
  }
}

/** Free text: control characters dropped, spaces collapsed, cut at `maxCharacters`. */
export function createTextParameter(name: string, maxCharacters: number): Parameter<string> {
  const clean = (value: string) =>
    Array.from(value.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
      .slice(0, maxCharacters)
      .join('')
      .trim()
  return createSingle(name, '', clean, clean)
}

/** A whole number between both bounds, which are part of the range. */
export function createNumberParameter<Initial extends number | null>(
  name: string,
  initial: Initial,
  bounds: { min: number; max: number },
): Parameter<number | Initial> {
  const readOne = (text: string) => {
    const value = parseWholeNumber(text)
    return value !== null && value >= bounds.min && value <= bounds.max ? value : undefined
  }
  return createSingle<number | Initial>(name, initial, readOne, String)
}

/** A tick box. */
export function createFlagParameter(name: string): Parameter<boolean> {
  const readings = new Map([
    ['1', true],
    ['true', true],
    ['on', true],
    ['0', false],
    ['false', false],
  ])
  return createSingle<boolean>(
    name,
    false,
    (value) => readings.get(value.toLowerCase()),
    (value) => (value ? '1' : '0'),
  )
}

/** One of a closed set of names; the first is the default. */
export function createChoiceParameter<Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Parameter<Choice> {
  return createSingle<Choice>(
    name,
    choices[0],
    (value) => choices.find((choice) => choice === value),
    (value) => value,
  )
}

/** A value of its own kind, absent as `null`; `readOne` and `writeOne` are a pair. */
export function createTextValueParameter<T>(
  name: string,
  item: { readOne: (text: string) => T | null; writeOne: (value: T) => string },
): Parameter<T | null> {
  return createSingle<T | null>(
    name,
    null,
    (text) => item.readOne(text) ?? undefined,
    (value) => (value === null ? '' : item.writeOne(value)),
  )
}

/** Several of a closed set of names, in the order of the set. */
export function createChoiceListParameter<Choice extends string>(
  name: string,
  choices: readonly Choice[],
): Parameter<Choice[]> {
  return createListParameter<Choice>(name, {
    readOne: (value) => choices.find((choice) => choice === value),
    writeOne: (choice) => choice,
    compare: (a, b) => choices.indexOf(a) - choices.indexOf(b),
  })
}

/** A repeated parameter: any of its values may match. Without duplicates, in a fixed order. */
export function createListParameter<T>(
  name: string,
  item: {
    readOne: (value: string) => T | undefined
    writeOne: (value: T) => string
    compare: (a: T, b: T) => number
  },
): Parameter<T[]> {
  const arrange = (values: readonly T[]) =>
    [...new Map(values.map((value) => [item.writeOne(value), value])).values()].sort(item.compare)
  return {
    name,
    initial: [],
    read: (values) => {
      const accepted = values.slice(0, repeatedValuesMax)
      const readings = accepted.map((raw) => ({ raw, value: item.readOne(raw) }))
      return {
        value: arrange(readings.flatMap(({ value }) => (value === undefined ? [] : [value]))),
        ignored: [
          ...readings.filter(({ value }) => value === undefined).map(({ raw }) => raw),
          ...values.slice(repeatedValuesMax),
        ],
      }
    },
    write: (values) => arrange(values).map(item.writeOne),
  }
}
