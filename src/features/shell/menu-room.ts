import { breakpoints } from '@/ui/tokens/breakpoints'

type MenuRoom = {
  /** Words of the line, in its order. */
  items: readonly { label: string; children: readonly unknown[] }[]
  /** The picture in place of the name, in its own pixels; null for the name. */
  logo: { width: number; height: number } | null
  name: string
  /** Whether the button of the whole menu stands beside the line as well. */
  hasButton: boolean
}

/** What stands in the header, in CSS pixels; of letters a broad mean, since words of w are wider than of i. */
const px = {
  letter: 8.8,
  chevron: 24,
  logoHeight: 40,
  plate: 40,
  nameLetter: 10,
  /** Search, languages and saved homes, with the space on both sides of the line. */
  tools: 206,
  button: 100,
} as const

/** How much of the window the row takes, whose margins grow with it. */
const rowShare = 0.91

/** Between two items, as `menu-line.module.css` has it at each of the widths. */
const gaps = { [breakpoints.md]: 16, [breakpoints.lg]: 24, [breakpoints.xl]: 32 } as const

const widthOf = (text: string, letterPx: number) => [...text].length * letterPx

/** Widths of the window from which a line of the menu may stand in the header. */
const lineWidths = [breakpoints.md, breakpoints.lg, breakpoints.xl] as const
export type LineWidth = (typeof lineWidths)[number]

/**
 * From which width of the window, in CSS pixels, the line of the menu has room beside logo and tools; null
 * where it has none at any, and the whole menu opens from its button alone. Words are measured by their
 * letters, since no script measures them on the page: it would move what is shown by then.
 */
export function findLineWidth({ items, logo, name, hasButton }: MenuRoom): LineWidth | null {
  const logoPx = logo
    ? (logo.width / logo.height) * px.logoHeight
    : px.plate + widthOf(name, px.nameLetter)
  const words = items.map(
    ({ label, children }) => widthOf(label, px.letter) + (children.length > 0 ? px.chevron : 0),
  )
  const fixed = logoPx + px.tools + (hasButton ? px.button : 0) + words.reduce((a, b) => a + b, 0)
  const fits = (width: LineWidth) =>
    fixed + Math.max(0, items.length - 1) * gaps[width] <= width * rowShare
  return lineWidths.find(fits) ?? null
}
