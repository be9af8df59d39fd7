import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'
import { isNameOf, keptKeys } from '../../src/domain/consent/kept-keys'

const files = readdirSync('src', { recursive: true })
  .map((path) => `src/${String(path)}`)
  .filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|payload-types|kept-keys\.ts$/.test(path),
  )
const sources = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Every way in which a browser is asked to keep something. */
const keeping =
  /\b(?:localStorage|sessionStorage|withStorage)\b|document\.cookie\s*=|formatOwnCookie\(|indexedDB|\bcaches\.open/

/** Files that keep things, with the names under which they do. */
const keepers: Readonly<Record<string, readonly string[]>> = {
  'src/features/consent/campaign-memory.ts': ['gevel-campaign-first', 'gevel-campaign-last'],
  'src/features/consent/consent-memory.ts': ['gevel-consent'],
  'src/features/consent/sweep.ts': [],
  'src/features/favourites/saved-homes.ts': ['gevel-saved-1'],
  'src/features/favourites/seen-memory.ts': ['gevel-seen-1'],
  'src/features/owner-session/note-device.ts': ['gevel-owner-device'],
  'src/features/owner-session/own-cookie.ts': [],
  'src/features/owner-session/owner-session.ts': ['gevel-owner'],
  'src/features/owner-session/pending-login.ts': ['gevel-owner-login'],
  'src/features/properties/filter-place.ts': ['gevel-filter-place'],
  'src/features/properties/list-memory.ts': ['gevel-list'],
  'src/features/shell/shell-behaviour.client.tsx': ['gevel-language'],
  'src/forms/_kit/kept-answers.ts': ['form:*'],
  'src/forms/_kit/kept-campaigns.ts': ['gevel-campaign-first', 'gevel-campaign-last'],
  'src/ui/with-storage.ts': [],
}

/** Names that look like those of this site, as strings of the sources. */
const ownNames = /['"`](gevel-[a-z0-9-]+)['"`]/g
/** Of the same form, yet never kept in a browser. */
const otherNames = ['gevel-translations']

describe('what a browser is asked to keep', () => {
  it('is asked for in files that say under which names', () => {
    const found = sources.filter(({ text }) => keeping.test(text)).map(({ path }) => path)
    expect(found.sort()).toEqual(Object.keys(keepers).sort())
  })

  it('stands in the list from which the cookie policy is written', () => {
    const names = Object.values(keepers).flat()
    const missing = names.filter((name) => keptKeys.every((key) => key.name !== name))
    expect(missing).toEqual([])
  })

  it('has no name in the sources that the list does not know', () => {
    const names = sources.flatMap(({ text }) =>
      [...text.matchAll(ownNames)].map(([, name = '']) => name),
    )
    const unknown = names.filter(
      (name) => !otherNames.includes(name) && keptKeys.every((key) => !isNameOf(key.name, name)),
    )
    expect(unknown).toEqual([])
  })

  it('is said to be kept no longer than a login lasts', () => {
    const days = keptKeys.flatMap((key) => (key.use.endsWith('Session') ? [key.days] : []))
    expect(days).toEqual([{ hours: 8 }, { hours: 2 }])
    expect(keptKeys.find(({ use }) => use === 'ownerLogin')?.days).toEqual({ minutes: 10 })
  })

  it('is listed nowhere without being kept', () => {
    const names = new Set([...Object.values(keepers).flat(), 'payload-token', 'payload-lng'])
    expect(keptKeys.filter(({ name }) => !names.has(name))).toEqual([])
  })
})
