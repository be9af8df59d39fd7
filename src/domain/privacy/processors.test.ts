import { describe, expect, it } from 'vitest'
import { listProcessors } from './processors'

const open = ['203.0.113.9', '2001:db8::9']
const isPublic = (ip: string) => open.includes(ip)

describe('listProcessors', () => {
  it('names whoever runs the server where nothing lies elsewhere', () => {
    expect(listProcessors({}, isPublic)).toEqual([{ task: 'server', domain: null }])
  })

  it('names every service elsewhere by the domain of its firm, and each firm once for a task', () => {
    expect(
      listProcessors(
        {
          mail: ['smtps://user:secret@smtp.eu.mailgun.org:465'],
          files: ['https://s3.fr-par.scw.cloud'],
          database: [
            'postgres://gevel:secret@db-17.postgres.example.com:5432/gevel',
            'postgres://gevel:secret@copy-1.postgres.example.com:5432/gevel',
            'postgres://gevel:secret@copy-2.other.example:5432/gevel',
          ],
          scanner: ['tcp://scan.example.co.uk:3310'],
          traces: ['https://203.0.113.9:4318'],
        },
        isPublic,
      ),
    ).toEqual([
      { task: 'server', domain: null },
      { task: 'database', domain: 'example.com' },
      { task: 'database', domain: 'other.example' },
      { task: 'files', domain: 'scw.cloud' },
      { task: 'mail', domain: 'mailgun.org' },
      { task: 'scanner', domain: 'example.co.uk' },
      { task: 'traces', domain: '203.0.113.9' },
    ])
  })

  it('names a numbered address of either kind that everybody reaches', () => {
    expect(listProcessors({ scanner: ['tcp://[2001:db8::9]:3310'] }, isPublic)).toContainEqual({
      task: 'scanner',
      domain: '2001:db8::9',
    })
  })

  it.each([
    'tcp://clamav:3310',
    'tcp://localhost:3310',
    'tcp://127.0.0.1:3310',
    'tcp://10.1.2.3:3310',
    'tcp://172.20.0.4:3310',
    'tcp://192.168.1.2:3310',
    'tcp://[::1]:3310',
    'tcp://scanner.office.lan:3310',
    'tcp://scanner.internal:3310',
    'tcp://Scanner.Internal:3310',
  ])('says nothing of a machine of the own network: %s', (scanner) => {
    expect(listProcessors({ scanner: [scanner, undefined] }, isPublic)).toEqual([
      { task: 'server', domain: null },
    ])
  })
})
