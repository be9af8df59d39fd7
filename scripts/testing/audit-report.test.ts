import { describe, expect, it } from 'vitest'
import { readAudit } from './audit-report'

const metadata = { dependencies: { total: 900 } }

describe('what npm says of the installed packages', () => {
  it('is that none has a known hole', () => {
    const report = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata })
    expect(readAudit(report)).toEqual({ kind: 'clean', packages: 900 })
    expect(readAudit(`npm warn audit something\n${report}`)).toMatchObject({ kind: 'clean' })
  })

  it('names the holes, also those that a package has through another one', () => {
    const vulnerabilities = {
      left: { severity: 'high', range: '<1.2.3', via: [{ title: 'Reads any file' }] },
      right: { severity: 'moderate', range: '*', via: ['left'] },
    }
    expect(readAudit(JSON.stringify({ vulnerabilities, metadata }))).toEqual({
      kind: 'open',
      advisories: [
        { name: 'left', severity: 'high', range: '<1.2.3', titles: ['Reads any file'] },
        { name: 'right', severity: 'moderate', range: '*', titles: [] },
      ],
    })
  })

  it.each([
    [JSON.stringify({ message: '405 Method Not Allowed - POST https://example.com/x' }), /^405/],
    ['npm error code ENOTFOUND', /no report/],
    ['', /no report/],
    ['{"vulnerabilities":', /no report/],
    ['{"vulnerabilities":{}}', /no report/],
  ])('is nothing where it could not ask: %s', (text, reason) => {
    expect(readAudit(text)).toEqual({ kind: 'unasked', reason: expect.stringMatching(reason) })
  })
})
