import type { RichTextValue } from '@/features/rich-text/rich-text'

/** A title and what stands under it. */
export type Point = { title: string; text: string }

function readText(node: object): string {
  if ('text' in node && typeof node.text === 'string') return node.text
  const children: unknown = 'children' in node ? node.children : []
  return Array.isArray(children)
    ? children.map((child: unknown) => (isNode(child) ? readText(child) : '')).join('')
    : ''
}

function isNode(value: unknown): value is { type?: unknown } {
  return typeof value === 'object' && value !== null
}

/** The points of a text: every heading begins one, the lines up to the next explain it. */
export function toPoints(value: RichTextValue | null): Point[] {
  const points: Point[] = []
  for (const node of value?.root.children ?? []) {
    const text = readText(node).trim()
    const last = points.at(-1)
    if (node.type === 'heading') points.push({ title: text, text: '' })
    else if (last && text) last.text = last.text ? `${last.text} ${text}` : text
  }
  return points.filter(({ title }) => title !== '')
}
