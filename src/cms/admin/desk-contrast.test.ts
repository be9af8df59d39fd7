import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@/domain/brand/contrast'

/** What the criteria of accessibility ask of small text (WCAG 2.2, 1.4.3). */
const ratioMin = 4.5

const palette = readFileSync('node_modules/@payloadcms/ui/dist/scss/colors.scss', 'utf8')
const shades = new Map(
  [...palette.matchAll(/--color-(\w+-\d+): rgb\((\d+), (\d+), (\d+)\)/g)].map(
    ([, name = '', ...channels]) => [
      name.replace('base', 'elevation'),
      `#${channels.map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`,
    ],
  ),
)
/** The darkest ground on which the desk writes its notes. */
const ground = shades.get('elevation-100') ?? ''

const styles = [
  'src/app/(payload)/desk.css',
  ...['src/cms/admin', 'src/features/office', 'src/features/staff'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** White text stands on a ground of its own. */
const written = styles.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/[\s;{]color: var\(--theme-(\w+-\d+)\)/g)]
    .map(([, shade = '']) => ({ file, shade }))
    .filter(({ shade }) => shade !== 'elevation-0'),
)

describe('a text of the desk', () => {
  it('is dark enough to be read, in every style of its own', () => {
    expect(written.length).toBeGreaterThan(30)
    const faint = written.filter(
      ({ shade }) => contrastRatio(shades.get(shade) ?? ground, ground) < ratioMin,
    )
    expect(faint).toEqual([])
  })

  it('that is shown and not changed has a colour of its own, no grey of the framework', () => {
    const desk = readFileSync('src/app/(payload)/desk.css', 'utf8')
    expect(desk).toMatch(/:is\(:disabled, \[readonly\]\),\s+\.textarea-outer,[^}]+color: var\(/)
  })
})
