import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const room = fileURLToPath(new URL('..', import.meta.url))

/** Every style sheet of a component, without its comments and media queries. */
const sheets = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => ({
    path,
    css: readFileSync(`${room}/${path}`, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/@media[^{]*/g, '@media '),
  }))

const tokens = readFileSync(`${room}/tokens/tokens.css`, 'utf8')

function find(pattern: RegExp): string[] {
  return sheets.flatMap(({ path, css }) =>
    [...css.matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  )
}

describe('style sheets of the components', () => {
  it('are found', () => {
    expect(sheets.length).toBeGreaterThan(30)
  })

  it('hold no colour of their own', () => {
    expect(find(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)).toEqual([])
  })

  it('hold no length or duration of their own', () => {
    expect(find(/\b[\d.]+(?:px|rem|ch|ms)\b/g)).toEqual([])
  })

  it('use logical properties', () => {
    const physical =
      /\b(?:margin|padding|border)-(?:left|right|top|bottom)\b|^\s*(?:left|right|top|bottom|width|height|min-width|max-width):/gm
    expect(find(physical)).toEqual([])
  })

  it('force nothing', () => {
    expect(find(/!important/g)).toEqual([])
  })

  it('read only properties that exist', () => {
    const known = new Set(tokens.match(/--[\w-]+(?=:)/g))
    const missing = sheets.flatMap(({ path, css }) => {
      const own = new Set(css.match(/--[\w-]+(?=:)/g))
      return [...css.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name) && !own.has(name))
        .map((name) => `${path}: ${name}`)
    })
    const setByComponents = [
      '--xs',
      '--sm',
      '--md',
      '--lg',
      '--xl',
      '--at',
      '--start',
      '--rows',
      '--index',
      '--steps',
    ]
    expect(
      missing.filter((line) => !setByComponents.some((name) => line.endsWith(`: ${name}`))),
    ).toEqual([])
  })
})
