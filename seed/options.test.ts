import { describe, expect, it } from 'vitest'
import { parseCommand, parseSeedEnvironment } from './options'

describe('parseCommand', () => {
  it('adds nothing and overwrites nothing unless told to', () => {
    expect(parseCommand([])).toEqual({ resetContent: false, agency: null, listings: null })
  })
  it('reads its options', () => {
    expect(
      parseCommand(['--reset-content', '--agency', 'maison-ourthe', '--listings', '100000']),
    ).toEqual({
      resetContent: true,
      agency: 'maison-ourthe',
      listings: 100_000,
    })
  })
  it.each([['--listings', 'many'], ['--listings', '0'], ['--agency', '../x'], ['--drop']])(
    'says what it accepts when given %s %s',
    (...args) => {
      expect(() => parseCommand(args)).toThrow(
        'The seed accepts --reset-content, --agency with a name of seed/agencies, and --listings with a number from 1 to 1000000.',
      )
    },
  )
})

describe('parseSeedEnvironment', () => {
  it('asks for a new password when none is set, also when it is set to nothing', () => {
    const { adminEmail, adminPassword } = parseSeedEnvironment({ SEED_ADMIN_PASSWORD: ' ' })
    expect(adminEmail).toBe('admin@kassei.example')
    expect(adminPassword).toBeNull()
  })
  it('makes demo owners only where they are asked for', () => {
    expect(parseSeedEnvironment({}).owners).toBeNull()
    expect(parseSeedEnvironment({ SEED_OWNERS: 'off' }).owners).toBeNull()
    expect(parseSeedEnvironment({ SEED_OWNERS: 'on' }).owners).toEqual({ password: null })
    const password = 'a long password'
    expect(parseSeedEnvironment({ SEED_OWNER_PASSWORD: password }).owners).toEqual({ password })
  })
  it('keeps made-up passwords where it is told, so that a site for tests leaves the real ones alone', () => {
    const { loginsFile } = parseSeedEnvironment({ LOGINS_FILE: '/tmp/site-of-tests/logins.json' })
    expect(loginsFile).toBe('/tmp/site-of-tests/logins.json')
  })
  it('names each wrong setting without repeating it', () => {
    expect(() =>
      parseSeedEnvironment({ SEED_ADMIN_EMAIL: 'nobody', SEED_ADMIN_PASSWORD: 'short' }),
    ).toThrow(
      'SEED_ADMIN_EMAIL must be an e-mail address. SEED_ADMIN_PASSWORD must be at least 12 characters.',
    )
  })
})
