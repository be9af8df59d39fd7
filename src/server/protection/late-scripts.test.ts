import { describe, expect, it } from 'vitest'
import { joinInlineScripts } from './inline-scripts'
import { delayScripts } from './late-scripts'
import { lateScript } from './own-scripts'

const file = '<script src="/_next/static/chunks/a-1.js" async=""></script>'
const first = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>'
const hint =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
const data = '<script>self.__next_f.push([1,"a"])</script>'

const page = (head: string, body: string, mark = '') =>
  `<!DOCTYPE html><html${mark} lang="nl"><head>${head}</head><body>${body}</body></html>`

describe('delayScripts', () => {
  it('keeps a browser from fetching scripts, and has them fetched by one at the end', () => {
    expect(delayScripts(page(hint + file, `<p>A</p>${first}`))).toBe(
      page(
        '<link rel="late" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>' +
          '<script type="late" src="/_next/static/chunks/a-1.js" async=""></script>',
        '<p>A</p><script type="late" src="/_next/static/chunks/b.js" id="_R_" async=""></script>' +
          `<script>${lateScript}</script>`,
        ' data-unpainted=""',
      ),
    )
  })

  it('knows a hint however its attributes are ordered', () => {
    const other =
      '<link rel="preload" href="/_next/static/chunks/c.js" as="script" fetchPriority="low"/>'
    expect(delayScripts(page(other, file))).toContain(
      '<link rel="late" href="/_next/static/chunks/c.js"',
    )
  })

  it('puts nothing in a page whose own scripts would not be let through', () => {
    const { scripts, unknown } = joinInlineScripts(delayScripts(page(file, data)))
    expect(unknown).toBe(0)
    expect(scripts).toContain(lateScript)
  })

  it('changes nothing the second time', () => {
    const once = delayScripts(page(hint + file, first))
    expect(delayScripts(once)).toBe(once)
  })

  it.each([
    ['no script', page('', '<p>A</p>')],
    ['data alone', page('', data)],
    [
      'a script of another server',
      page('', '<script src="https://a.example/a.js" async=""></script>'),
    ],
    [
      'a script for browsers of long ago',
      page('', '<script src="/_next/static/chunks/a.js" noModule=""></script>'),
    ],
    [
      'a picture that is fetched first',
      page('<link rel="preload" as="image" href="/img/1/"/>', ''),
    ],
    ['no end', file],
  ])('leaves a page with %s as it is', (_, html) => {
    expect(delayScripts(html)).toBe(html)
  })

  it('leaves hints for pictures and typefaces where scripts are delayed', () => {
    const image = '<link rel="preload" as="image" href="/img/1/"/>'
    expect(delayScripts(page(image, file))).toContain(image)
  })
})
