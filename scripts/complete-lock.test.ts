import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { findMissing, toSystem } from './complete-lock.mjs'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
})

describe('toSystem', () => {
  it.each([
    ['@next/swc-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@next/swc-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['@swc/core-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['fsevents', null],
  ])('reads the system of %s off its name', (name, system) => {
    expect(toSystem(name)).toEqual(system)
  })
})

describe('findMissing', () => {
  it('lists what an entry asks for and the lock file lacks, for its system only', () => {
    const packages = {
      'node_modules/next': {
        optionalDependencies: {
          '@next/swc-darwin-x64': '16.4.6',
          '@next/swc-linux-x64-gnu': '16.4.6',
        },
      },
      'node_modules/@next/swc-linux-x64-gnu': {},
    }
    expect(findMissing({ packages })).toEqual({
      'node_modules/@next/swc-darwin-x64': {
        version: '16.4.6',
        os: ['darwin'],
        cpu: ['x64'],
        optional: true,
      },
    })
  })
  it('finds nothing to add to the lock file of the project (otherwise: npm run lock)', async () => {
    const text = await readFile(new URL('../package-lock.json', import.meta.url), 'utf8')
    expect(Object.keys(findMissing(lockSchema.parse(JSON.parse(text))))).toEqual([])
  })
})
