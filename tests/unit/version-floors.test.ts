import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The first version without a hole that was told of in public, and which hole that was. */
const floors: readonly (readonly [name: string, version: string, reason: string])[] = [
  ['payload', '3.88.0', 'sessions, CVE-2026-25574, account recovery, multipart backtracking'],
  ['@payloadcms/drizzle', '3.74.0', 'GHSA-xx6w-jxg9-2wh8, SQL in queries of JSON'],
  ['@payloadcms/db-postgres', '3.74.0', 'GHSA-xx6w-jxg9-2wh8, SQL in queries of JSON'],
  ['drizzle-orm', '0.45.2', 'CVE-2026-39356, escaping of identifiers'],
  ['next', '16.3.3', 'CVE-2026-75604 and all before it'],
  ['react', '19.2.6', 'CVE-2026-23869 and -23870, endless work for server components'],
  ['react-dom', '19.2.6', 'CVE-2026-23869 and -23870, endless work for server components'],
  ['sharp', '0.35.3', 'code that runs from a picture'],
]

type Lock = { packages: Record<string, { version?: string }> }

const lock: Lock = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
)

/** Every version of a package that is installed, also within another one. */
function findVersions(name: string): string[] {
  return Object.entries(lock.packages).flatMap(([path, { version }]) =>
    path.endsWith(`node_modules/${name}`) && version !== undefined ? [version] : [],
  )
}

function isAtLeast(version: string, floor: string): boolean {
  // A version before a release is not that release yet.
  const [release = '', early] = version.split('-', 2)
  const parts = (text: string) => text.split('.').map(Number)
  const [given, least] = [parts(release), parts(floor)]
  const at = least.findIndex((part, index) => part !== given[index])
  return at < 0 ? early === undefined : (given[at] ?? 0) > (least[at] ?? 0)
}

describe('an installed package', () => {
  it.each(floors)('%s is %s or newer (%s)', (name, floor) => {
    const versions = findVersions(name)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, floor))).toEqual([])
  })
})

describe('isAtLeast', () => {
  it.each([
    ['16.3.3', '16.3.3', true],
    ['16.4.0', '16.3.3', true],
    ['17.0.0', '16.3.3', true],
    ['16.3.2', '16.3.3', false],
    ['16.3.3-canary.1', '16.3.3', false],
    ['16.10.0', '16.9.9', true],
    ['9.0.0', '16.3.3', false],
  ])('compares %s with %s by number: %s', (version, floor, expected) => {
    expect(isAtLeast(version, floor)).toBe(expected)
  })
})
