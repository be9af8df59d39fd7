import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { examples } from './example'

const [sphere, flat] = examples.map(({ node }) => renderToStaticMarkup(node))

describe('Panorama before the press', () => {
  it('leads to the flat picture where there is no script', () => {
    expect(sphere).toMatch(/<a [^>]*href="data:image/)
    expect(sphere).toContain('Kijk rond: ')
  })

  it('promises a look around only for a whole sphere', () => {
    expect(sphere).toContain('360°')
    expect(flat).not.toContain('360°')
  })
})
