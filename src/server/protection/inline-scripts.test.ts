import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../tests/fuzz/cases'
import { isFrameworkScript, joinInlineScripts } from './inline-scripts'
import { earlyPressScript } from './own-scripts'

const start = '(self.__next_f=self.__next_f||[]).push([0])'
const chunks =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[494553]});'
const flight = (data: unknown) =>
  `self.__next_f.push(${JSON.stringify([1, data]).replaceAll('<', '\\u003c')})`
const script = (text: string) => `<script>${text}</script>`

describe('isFrameworkScript', () => {
  it.each([start, chunks, flight('1:"$Sreact"'), `${start};\n${flight('a')};`])(
    'knows %s',
    (text) => {
      expect(isFrameworkScript(text)).toBe(true)
    },
  )

  it.each([
    '',
    'alert(1)',
    'self.__next_f.push(alert(1))',
    'self.__next_f.push([1,"a"]);alert(1)',
    'self.__next_f.push([1,"a"]);alert([1])',
    'self.__next_f.push([1,"a"]),self.x.push([1])',
    'self.__next_f.push([1,"a"])\nalert(1)',
    'self.__next_f.push([1,"a"])\nself.__next_f.push([1,`${alert(1)}`])',
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"a":alert()});',
  ])('does not know %s', (text) => {
    expect(isFrameworkScript(text)).toBe(false)
  })
})

describe('joinInlineScripts', () => {
  const page = (scripts: string) => `<body><p>x</p>${scripts}<link rel="x"></body>`

  it('makes one script of those that stand next to each other', () => {
    const { html, scripts, unknown } = joinInlineScripts(
      page(script(chunks) + script(start) + script(flight('a'))),
    )
    expect(scripts).toEqual([`${chunks}\n${start};\n${flight('a')};`])
    expect(html).toBe(page(script(scripts[0] ?? '')))
    expect(unknown).toBe(0)
  })

  it('keeps apart what something stands between, in its place', () => {
    const { html, scripts } = joinInlineScripts(
      `${script(start)}<div></div>${script(flight('a'))}<script src="/a.js"></script>`,
    )
    expect(scripts).toHaveLength(2)
    expect(html).toBe(
      `${script(`${start};`)}<div></div>${script(`${flight('a')};`)}<script src="/a.js"></script>`,
    )
  })

  it('lets a script of ours run as it is, and no other that holds it', () => {
    const own = page(script(earlyPressScript))
    expect(joinInlineScripts(own)).toEqual({ html: own, scripts: [earlyPressScript], unknown: 0 })
    const more = page(script(`${earlyPressScript};alert(1)`))
    expect(joinInlineScripts(more)).toEqual({ html: more, scripts: [], unknown: 1 })
  })

  it('tells of scripts that nobody knows and leaves data alone', () => {
    const odd = `${script('alert(1)')}<script type="application/ld+json">{}</script>`
    expect(joinInlineScripts(odd)).toEqual({ html: odd, scripts: [], unknown: 1 })
  })

  it('hands over the same in the same order, and changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.array(anyText(), { minLength: 1 }), (values) => {
        const once = joinInlineScripts(page(values.map((value) => script(flight(value))).join('')))
        expect(once.scripts).toEqual([values.map((value) => `${flight(value)};`).join('\n')])
        expect(joinInlineScripts(once.html)).toEqual(once)
      }),
    )
  })

  it('lets nothing through that came as text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { scripts } = joinInlineScripts(page(script(`x${text}`)))
        expect(scripts).toEqual([])
      }),
    )
  })
})
