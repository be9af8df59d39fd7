import fc from 'fast-check'

/** Cases of each property; `npm run test:fuzz -- 100000` asks for more. */
export const fuzzCases = Number(process.env.FUZZ_CASES ?? 10_000)

/** Signs that mean something to one parser or another, and some that mean too much. */
const signs = [
  ...'<>"\'`&;:,.?!/\\|#%+-_=~@$^*(){}[] \t\r\n0123456789abcxyzABCXYZ',
  ...['\0', '\u007f', '\u00a0', '\u00ad', '\u2028', '\u202e', '\ufeff', '\ud800', '\udc00'],
  ...['é', 'ß', 'İ', 'ﬁ', '０', '٣', '😀', '👩‍👧', 'e\u0301'],
]

/** Words on which parsers have stumbled. */
const words = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined'],
  ...[
    'NaN',
    'Infinity',
    '-0',
    '1e999',
    '0x10',
    '9007199254740993',
    '../',
    '//',
    '%00',
    '%c3',
    '&#0;',
  ],
  ...[
    'javascript:',
    'data:',
    'https://',
    '<script>',
    '<!DOCTYPE',
    ']]>',
    '${',
    '{{',
    "' or 1=1 --",
  ],
]

/** Text as nobody types it: any signs in any order, and the words of attacks. */
export const anyText = (maxLength = 40, own: readonly string[] = []): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...signs), weight: 6 },
        { arbitrary: fc.constantFrom(...words), weight: 1 },
        {
          arbitrary: fc.constantFrom(...(own.length > 0 ? own : words)),
          weight: own.length > 0 ? 8 : 1,
        },
      ),
      { maxLength },
    )
    .map((parts) => parts.join(''))

/** Whether a text may stand in a header at all; others a server refuses before anybody reads them. */
export const isHeaderValue = (text: string) => !/[^\t\x20-\x7e\x80-\xff]/.test(text)

/** A header that anybody may write. */
export const anyHeader = (own: readonly string[]): fc.Arbitrary<string> =>
  anyText(10, own).filter(isHeaderValue)

/** A query as an address carries it, with names that a parser knows among others. */
export const anyQuery = (
  names: readonly string[],
  values = anyText(8),
): fc.Arbitrary<URLSearchParams> =>
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.constantFrom(...words)), values), {
      maxLength: 6,
    })
    .map((pairs) => new URLSearchParams(pairs))

/**
 * Asks a parser about many cases. A case that it takes seconds for fails as one that it answers
 * wrongly does, and so does one after which all objects have become something else.
 */
export function fuzz<Input>(input: fc.Arbitrary<Input>, check: (input: Input) => void): void {
  const before = Object.getOwnPropertyNames(Object.prototype).length
  fc.assert(
    fc.property(input, (given) => {
      const startedAt = performance.now()
      check(given)
      expectQuick(startedAt)
      expectUntouched(before)
    }),
    { numRuns: fuzzCases },
  )
}

/** Asks a parser that answers later about many cases, as `fuzz` does. */
export async function fuzzLater<Input>(
  input: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<void>,
): Promise<void> {
  const before = Object.getOwnPropertyNames(Object.prototype).length
  await fc.assert(
    fc.asyncProperty(input, async (given) => {
      const startedAt = performance.now()
      await check(given)
      expectQuick(startedAt)
      expectUntouched(before)
    }),
    { numRuns: fuzzCases },
  )
}

function expectQuick(startedAt: number): void {
  const tookMs = performance.now() - startedAt
  if (tookMs > slowMs) throw new Error(`One case took ${Math.round(tookMs)} ms`)
}

function expectUntouched(before: number): void {
  if (Object.getOwnPropertyNames(Object.prototype).length !== before) {
    throw new Error('Every object has another property since this case')
  }
}

/** Longer than any parser takes for a case of some hundred signs, on a machine that is busy. */
const slowMs = 2_000
