import type { XmlElement } from '@/domain/listings/xml-element'
import { err, ok, type Result } from '@/domain/kernel/result'
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

/**
 * Reads the XML of a stranger into plain data. A DOCTYPE is refused, and with it every entity but
 * the five of XML itself; nothing is ever fetched. The bounds hold while it reads, so what breaks
 * them is never built up as a whole.
 */
export function readXml(
  text: string,
  bounds: { characters: number; elements: number; depth: number } = xmlBounds,
): Result<XmlElement, XmlProblem> {
  if (text.length > bounds.characters) return err('tooLarge')
  try {
    return ok(parse(text.replace(/^\uFEFF/, ''), bounds))
  } catch (error) {
    if (error instanceof XmlRefusal) return err(error.problem)
    throw error
  }
}

function parse(text: string, bounds: { elements: number; depth: number }): XmlElement {
  const open: OpenElement[] = []
  const roots: OpenElement[] = []
  let elements = 0
  const refuse = (problem: XmlProblem): never => {
    throw new XmlRefusal(problem)
  }
  const addText = (part: string) => {
    const element = open.at(-1)
    if (element !== undefined) element.text += part
  }

  const parser = sax.parser(true)
  parser.onerror = () => refuse('malformed')
  parser.ondoctype = () => refuse('forbidden')
  parser.ontext = addText
  parser.oncdata = addText
  parser.onopentag = ({ name, attributes }) => {
    elements += 1
    if (elements > bounds.elements) refuse('tooLarge')
    if (open.length >= bounds.depth) refuse('tooDeep')
    const element: OpenElement = { name, attributes: { ...attributes }, children: [], text: '' }
    const siblings = open.at(-1)?.children ?? roots
    siblings.push(element)
    open.push(element)
  }
  parser.onclosetag = () => {
    const element = open.pop()
    if (element !== undefined) element.text = element.text.trim()
  }
  parser.write(text).close()
  return roots[0] ?? refuse('malformed')
}
