import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password'

describe('findPasswordProblem', () => {
  it.each([
    ['', 'missing'],
    [' '.repeat(20), 'missing'],
    ['a'.repeat(11), 'tooShort'],
    ['🏠'.repeat(11), 'tooShort'],
    ['👨‍👩‍👧‍👦'.repeat(11), 'tooShort'],
    ['e\u0301'.repeat(11), 'tooShort'],
    ['lang genoeg 👨‍👩‍👧‍👦', null],
    [`${'e\u0301'.repeat(120)}nieuwer`, null],
    [' a long secret ', null],
    ['fietsen door 4 dorpen', null],
    ['a'.repeat(12), 'tooCommon'],
    ['a'.repeat(128), 'tooCommon'],
    ['👨‍👩‍👧‍👦'.repeat(12), null],
    ['passwordpassword', 'tooCommon'],
    ['Password1234!', 'tooCommon'],
    ['P@ssw0rd2026', 'tooCommon'],
    ['123456789012', 'tooCommon'],
    ['abcdefghijklm', 'tooCommon'],
    ['qwertyuiop12', 'tooCommon'],
    ['azertyuiop12', 'tooCommon'],
    ['Wachtwoord123!', 'tooCommon'],
    ['Welkom2026!!', 'tooCommon'],
    ['Zomer2026Zomer2026', 'tooCommon'],
    ['Bienvenue2025', 'tooCommon'],
    ['MotDePasse12', 'tooCommon'],
    ['Makelaar2026', 'tooCommon'],
    ['iloveyou1234', 'tooCommon'],
    ['1q2w3e4r5t6y', 'tooCommon'],
    ['a'.repeat(129), 'tooLong'],
  ])('judges %j', (password, problem) => {
    expect(findPasswordProblem(password)).toBe(problem)
  })
})

describe('the own address and name as a password', () => {
  const person = {
    email: 'chloe.dubois@exemple.example',
    firstName: 'Chloé',
    lastName: 'Dubois-Lenaerts',
    name: null,
  }
  it.each([
    'chloe.dubois@exemple.example',
    'Chloe.Dubois@exemple.example1',
    'ChloéDubois2026!',
    'lenaertsdubois',
    'Chloe-Chloe-123',
  ])('is refused: %j', (password) => {
    expect(findPasswordProblem(password, person)).toBe('tooCommon')
  })
  it('may stand in a sentence', () => {
    expect(findPasswordProblem('Dubois fietst door 4 dorpen', person)).toBeNull()
  })
  it('is nothing special for somebody else', () => {
    expect(findPasswordProblem('chloe.dubois@exemple.example')).toBeNull()
  })
})
