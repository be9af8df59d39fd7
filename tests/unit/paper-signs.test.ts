import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { styles } from '@/features/brochure/paper'
import { registerTypefaces } from '@/features/brochure/typefaces'
import { readPdf } from '../e2e/_kit/read-pdf'

/** The texts of a paper on which a title stands. */
async function set(title: string): Promise<string[]> {
  await registerTypefaces()
  const text = createElement(Text, { style: styles.partTitle }, title)
  const paper = createElement(Document, null, createElement(Page, { size: 'A4' }, text))
  return readPdf(await renderToBuffer(paper)).split('\n')
}

// The raised dot is drawn with the dot, and a letter with its accent from the two of them.
it.each([
  ['Dag · weergaven', '1.373'],
  ['Jour : consultations', '€ 1.250.000'],
  ['Één école à Liège, œuvre', 'e, E, a, 1,5'],
])('a paper says all that was set on it, whatever was set before: %s', async (before, after) => {
  expect(await set(before)).toContain(before)
  expect(await set(after)).toContain(after)
})
