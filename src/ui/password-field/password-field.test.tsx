import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { examples } from './example'

const [shown = ''] = examples.map(({ node }) => renderToStaticMarkup(node))

describe('a password without script', () => {
  it('is a plain field that hides what is typed, with no button that would do nothing', () => {
    expect(shown).toMatch(/<input [^>]*type="password"/)
    expect(shown).not.toContain('<button')
  })

  it('is neither corrected nor sent to a service that checks the spelling', () => {
    expect(shown).toMatch(/<input [^>]*spellCheck="false"/i)
    expect(shown).toMatch(/<input [^>]*autoCorrect="off"/i)
  })
})
