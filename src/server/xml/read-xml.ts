import { setImmediate } from 'node:timers/promises'
import type { XmlElement } from '@/domain/listings/xml-element'
import { err, ok, type Result } from '@/domain/kernel/result'
import type { XmlContent } from '@/domain/translations/xml-content'
import sax from 'sax'

/** `malformed` is no XML, `forbidden` has a DOCTYPE, `tooLarge` and `tooDeep` pass the bounds. */
export type XmlProblem = 'malformed' | 'forbidden' | 'tooLarge' | 'tooDeep'

/** A feed of 10,000 listings has about a million elements in 30 million characters, 8 deep. */
export const xmlBounds = { characters: 100_000_000, elements: 3_000_000, depth: 32 } as const

class XmlRefusal extends Error {
  constructor(readonly problem: XmlProblem) {
    super(problem)
  }
}

type OpenElement = Omit<XmlElement, 'children'> & { children: XmlElement[] }
type OpenContent = Omit<XmlContent, 'content'> & { content: (string | OpenContent)[] }

/**
 * Reads the XML of a stranger into plain data. A DOCTYPE is refused, and with it every entity but
 * the five of XML itself; nothing is ever fetched. The bounds hold while it reads, so what breaks
 * them is never built up as a whole.
 */
export function readXml(
  text: string,
  bounds: XmlBounds = xmlBounds,
): Result<XmlElement, XmlProblem> {
  return refusing(() => {
    const tree = createTree(text, bounds, buildElements())
    tree.write(tree.source)
    return tree.close()
  })
}

/** Characters that are read before other work of the process gets its turn: some milliseconds. */
const sliceCharacters = 256 * 1024

/** The same for a long text: other work of the process has its turn meanwhile. */
export function readLongXml(
  text: string,
  bounds: XmlBounds = xmlBounds,
): Promise<Result<XmlElement, XmlProblem>> {
  return readInSlices(text, bounds, buildElements())
}

/**
 * A file of a translator: at most ten thousand texts of 40,000 paragraphs, each in a handful of
 * elements.
 */
export const contentBounds = { characters: 20_000_000, elements: 500_000, depth: 32 } as const

/**
 * Reads the long XML of a stranger as `readLongXml` does, but keeps text and elements in the order in
 * which they stand in each other, spaces included.
 */
export function readXmlContent(
  text: string,
  bounds: XmlBounds = contentBounds,
): Promise<Result<XmlContent, XmlProblem>> {
  return readInSlices(text, bounds, buildContent())
}

async function readInSlices<Root>(
  text: string,
  bounds: XmlBounds,
  builder: Builder<Root>,
): Promise<Result<Root, XmlProblem>> {
  const started = refusing(() => createTree(text, bounds, builder))
  if (!started.ok) return started
  const tree = started.value
  for (let at = 0; at < tree.source.length; at += sliceCharacters) {
    const step = refusing(() => tree.write(tree.source.slice(at, at + sliceCharacters)))
    if (!step.ok) return step
    await setImmediate()
  }
  return refusing(tree.close)
}

type XmlBounds = { characters: number; elements: number; depth: number }

function refusing<T>(work: () => T): Result<T, XmlProblem> {
  try {
    return ok(work())
  } catch (error) {
    if (error instanceof XmlRefusal) return err(error.problem)
    throw error
  }
}

/** What is made of a document while its parts come in. */
type Builder<Root> = {
  open: (name: string, attributes: Record<string, string>) => void
  close: () => void
  addText: (part: string) => void
  findRoot: () => Root | undefined
}

function buildElements(): Builder<XmlElement> {
  const open: OpenElement[] = []
  const roots: OpenElement[] = []
  return {
    open: (name, attributes) => {
      const element: OpenElement = { name, attributes, children: [], text: '' }
      const siblings = open.at(-1)?.children ?? roots
      siblings.push(element)
      open.push(element)
    },
    close: () => {
      const element = open.pop()
      if (element !== undefined) element.text = element.text.trim()
    },
    addText: (part) => {
      const element = open.at(-1)
      if (element !== undefined) element.text += part
    },
    findRoot: () => roots[0],
  }
}

function buildContent(): Builder<XmlContent> {
  const open: OpenContent[] = []
  const roots: OpenContent[] = []
  return {
    open: (name, attributes) => {
      const element: OpenContent = { name, attributes, content: [] }
      const siblings = open.at(-1)?.content ?? roots
      siblings.push(element)
      open.push(element)
    },
    close: () => void open.pop(),
    addText: (part) => void open.at(-1)?.content.push(part),
    findRoot: () => roots[0],
  }
}

/** Walks through a document while its text comes in, within the bounds. */
function createTree<Root>(text: string, bounds: XmlBounds, builder: Builder<Root>) {
  let elements = 0
  let depth = 0
  const refuse = (problem: XmlProblem): never => {
    throw new XmlRefusal(problem)
  }
  if (text.length > bounds.characters) refuse('tooLarge')

  const parser = sax.parser(true)
  parser.onerror = () => refuse('malformed')
  parser.ondoctype = () => refuse('forbidden')
  parser.ontext = builder.addText
  parser.oncdata = builder.addText
  parser.onopentag = ({ name, attributes }) => {
    elements += 1
    if (elements > bounds.elements) refuse('tooLarge')
    if (depth >= bounds.depth) refuse('tooDeep')
    depth += 1
    builder.open(name, { ...attributes })
  }
  parser.onclosetag = () => {
    depth -= 1
    builder.close()
  }
  return {
    source: text.replace(/^\uFEFF/, ''),
    write: (part: string) => {
      parser.write(part)
    },
    close: (): Root => {
      parser.close()
      return builder.findRoot() ?? refuse('malformed')
    },
  }
}
