import { describe, expect, it } from 'vitest'
import { overrideMessages } from './override-messages'

const messages = {
  shell: { home: 'Home', missing: { title: 'Oeps' } },
  forms: { send: 'Verzenden' },
}

describe('overrideMessages', () => {
  it('replaces the text that a key names and leaves the others', () => {
    const result = overrideMessages(messages, { 'shell.missing.title': 'Niet gevonden' })
    expect(result.shell.missing.title).toBe('Niet gevonden')
    expect(result.shell.home).toBe('Home')
    expect(result.forms).toBe(messages.forms)
  })

  it('does not touch the built-in texts', () => {
    overrideMessages(messages, { 'forms.send': 'Verstuur' })
    expect(messages.forms.send).toBe('Verzenden')
  })

  it('changes nothing for a key that names no text', () => {
    const keys = ['shell', 'shell.missing', 'shell.home.deeper', 'shell.other', '', '__proto__.x']
    const overrides = Object.fromEntries(keys.map((key) => [key, 'x']))
    expect(overrideMessages(messages, overrides)).toEqual(messages)
  })
})
