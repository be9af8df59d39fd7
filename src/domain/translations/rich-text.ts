import { err, ok, type Result } from '../kernel/result'
import { parseInline, writeInline, type Inline } from './inline-codes'

/** A node of a formatted text, as far as a translator's work touches it. */
export type RichNode = {
  type: string
  children?: RichNode[]
  text?: string
  format?: number | string
  [more: string]: unknown
}

/** A formatted text as the editor of the desk stores it. */
export type RichText = { root: RichNode }

/** Why paragraphs cannot take the place of others: how many, or the codes of one of them. */
export type FillProblem =
  { code: 'paragraphs'; expected: number; found: number } | { code: 'codes'; paragraph: number }

/** What stands within a line of text and not as a block of its own. */
const inlineTypes = ['text', 'link', 'autolink', 'linebreak', 'tab']

const isInline = ({ type }: RichNode) => inlineTypes.includes(type)
const isPlain = ({ type, format }: RichNode) => type === 'text' && !format

export function isRichText(value: unknown): value is RichText {
  if (typeof value !== 'object' || value === null || !('root' in value)) return false
  const { root } = value
  return typeof root === 'object' && root !== null && 'children' in root
}

const showsNode = (node: RichNode): boolean => {
  if (node.children !== undefined) return node.children.some(showsNode)
  return node.type === 'text' ? (node.text ?? '').trim() !== '' : !isInline(node)
}

/** Whether a formatted text shows anything: words, or what stands by itself, as a picture does. */
export function showsSomething(value: unknown): boolean {
  return isRichText(value) && showsNode(value.root)
}

/** The blocks that hold words, in the order in which they are read. */
function listParagraphs(node: RichNode): RichNode[] {
  const children = node.children ?? []
  if (!children.some(isInline)) return children.flatMap(listParagraphs)
  // A paragraph that is empty but for spaces keeps its place by itself.
  return writeParagraph(node).trim() === '' ? [] : [node]
}

/** The nodes of a paragraph that become codes, each with its number from 1. */
function listCoded(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) =>
    isPlain(node) ? [] : [node, ...(node.type === 'text' ? [] : listCoded(node.children ?? []))],
  )
}

function toInline(nodes: readonly RichNode[], numberOf: (node: RichNode) => number): Inline[] {
  return nodes.map((node) => {
    if (isPlain(node)) return node.text ?? ''
    if (node.type === 'text') return { code: numberOf(node), within: [node.text ?? ''] }
    const within = node.children?.length ? toInline(node.children, numberOf) : null
    return { code: numberOf(node), within }
  })
}

function writeParagraph({ children = [] }: RichNode): string {
  const coded = listCoded(children)
  return writeInline(toInline(children, (node) => coded.indexOf(node) + 1))
}

/**
 * The words of a formatted text, one text for each paragraph, heading or line of a list. What is
 * set apart within (bold, a link, a new line) stands between numbered codes: `a <1>house</1>`.
 */
export function toParagraphs(text: RichText): string[] {
  return listParagraphs(text.root).map(writeParagraph)
}

const plainText = (text: string): RichNode => ({
  type: 'text',
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

/** Nodes for what a translator wrote; null where a code stands where it cannot. */
function toNodes(inline: readonly Inline[], coded: readonly RichNode[]): RichNode[] | null {
  const nodes: RichNode[] = []
  for (const part of inline) {
    if (typeof part === 'string') {
      nodes.push(plainText(part))
      continue
    }
    const node = coded[part.code - 1]
    const filled = node && fillNode(node, part.within, coded)
    if (!filled) return null
    nodes.push(filled)
  }
  return nodes
}

function fillNode(
  node: RichNode,
  within: readonly Inline[] | null,
  coded: readonly RichNode[],
): RichNode | null {
  if (node.type === 'text') {
    const words = within ?? ['']
    const isText = words.every((part) => typeof part === 'string')
    return isText ? { ...node, text: words.join('') } : null
  }
  if (!node.children?.length) return within === null ? node : null
  const children = within && toNodes(within, coded)
  return children && { ...node, children }
}

/** The links of the translation that is there stay: they may lead to its own language. */
function keepLinks(coded: readonly RichNode[], existing: readonly RichNode[]): RichNode[] {
  return coded.map((node, index) => {
    const own = existing[index]
    return own && own.type === node.type && own.fields !== undefined
      ? { ...node, fields: own.fields }
      : node
  })
}

function fillParagraph(source: RichNode, existing: RichNode | undefined, text: string) {
  const inline = parseInline(text)
  const coded = listCoded(source.children ?? [])
  if (inline === null || !usesEachOnce(inline, coded.length)) return null
  const children = toNodes(inline, keepLinks(coded, listCoded(existing?.children ?? [])))
  return children && { ...source, children }
}

function listCodes(inline: readonly Inline[]): number[] {
  return inline.flatMap((part) =>
    typeof part === 'string' ? [] : [part.code, ...listCodes(part.within ?? [])],
  )
}

function usesEachOnce(inline: readonly Inline[], count: number): boolean {
  const codes = listCodes(inline).toSorted((a, b) => a - b)
  return codes.length === count && codes.every((code, index) => code === index + 1)
}

/**
 * The structure of the source with the words of a translation.
 *
 * @param existing the translation so far, whose links are kept where it is built alike
 * @returns the problem where the paragraphs or the codes in one are not those of the source
 */
export function fillParagraphs(
  source: RichText,
  texts: readonly string[],
  existing: RichText | null,
): Result<RichText, FillProblem> {
  const paragraphs = listParagraphs(source.root)
  if (paragraphs.length !== texts.length) {
    return err({ code: 'paragraphs', expected: paragraphs.length, found: texts.length })
  }
  const before = existing ? listParagraphs(existing.root) : []
  const filled = new Map<RichNode, RichNode>()
  for (const [index, paragraph] of paragraphs.entries()) {
    const node = fillParagraph(paragraph, before[index], texts[index] ?? '')
    if (node === null) return err({ code: 'codes', paragraph: index + 1 })
    filled.set(paragraph, node)
  }
  const replace = (node: RichNode): RichNode =>
    filled.get(node) ?? (node.children ? { ...node, children: node.children.map(replace) } : node)
  return ok({ ...source, root: replace(source.root) })
}
