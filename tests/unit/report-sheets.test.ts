import { renderToBuffer } from '@react-pdf/renderer'
import { beforeAll, describe, expect, it } from 'vitest'
import { registerTypefaces } from '../../src/features/brochure/typefaces'
import { ReportDocument, type Report } from '../../src/features/portal-report/report-document'
import { readPdf } from '../e2e/_kit/read-pdf'

const entry = (key: string): Report['parts'][number]['entries'][number] => ({
  key,
  when: '01/11/2026',
  title: `Entry ${key}`,
  notes: '',
  impression: '',
  comment: '',
})

/** A report in which so many viewings push down what follows. */
function createReport(viewings: number): Report {
  return {
    locale: 'en',
    agencyName: 'Kassei',
    agencyLine: 'Kassei',
    agencyNumbers: 'Kassei',
    agentText: '',
    brandColour: '#12345a',
    title: 'Report',
    propertyTitle: 'House',
    reference: 'K-1',
    placeText: '',
    stateText: '',
    periodText: 'From 01/11/2026 to 30/11/2026',
    madeText: 'Drawn up today',
    pageText: 'Sheet {page} of {pages}',
    figures: [{ figure: '12', word: 'views' }],
    chartTitle: 'Chart',
    days: Array.from({ length: 30 }, (_none, day) => ({ label: `Day ${day + 1}`, views: day })),
    tableTitle: 'Table of days',
    sourcesTitle: 'Sources',
    sources: [{ label: 'Site', value: '12' }],
    similarTitle: 'Similar',
    similarText: '',
    parts: [
      {
        title: 'Viewings',
        empty: 'None',
        earlier: '',
        entries: Array.from({ length: viewings }, (_none, index) => entry(`v${index + 1}`)),
      },
      { title: 'Deeds', empty: 'No deeds', earlier: '', entries: [entry('d1')] },
    ],
    methodText: 'Method',
  }
}

/** The lines of each sheet; the foot of a sheet is written before all else. */
async function readSheets(report: Report): Promise<string[]> {
  const bytes = await renderToBuffer(ReportDocument({ report }))
  return readPdf(bytes)
    .split(/^Sheet \d of \d$/m)
    .slice(1)
}

describe('the sheets of a report', () => {
  beforeAll(registerTypefaces)

  // Every height at which the foot of the first sheet can fall.
  it.each(Array.from({ length: 24 }, (_none, viewings) => viewings))(
    'leave no title alone at their foot, after %i viewings',
    async (viewings) => {
      const sheets = await readSheets(createReport(viewings))
      const find = (line: string) => sheets.findIndex((sheet) => sheet.split('\n').includes(line))
      expect(find('Table of days')).toBeGreaterThanOrEqual(0)
      // The first day is named under the chart as well.
      expect(find('Table of days')).toBe(find('Day 2'))
      expect(find('Deeds')).toBe(find('Entry d1'))
    },
  )
})
