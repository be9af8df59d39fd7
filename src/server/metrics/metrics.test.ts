import { describe, expect, it } from 'vitest'
import { createMetrics, type Reading } from './metrics'

const reading: Reading = {
  connections: { open: 5, idle: 3, waiting: 0 },
  pages: { drawing: 4, waiting: 9, givenUp: 1 },
  cache: { page: { own: 7, shared: 2, made: 1 }, value: { own: 0, shared: 0, made: 4 } },
  backlog: { dueJobs: 2, oldestDueJobSeconds: 12, mails: { failed: 3 } },
}

describe('createMetrics', () => {
  it('shows what was read, in the text of Prometheus', async () => {
    const text = await createMetrics().render(reading)
    expect(text).toContain('gevel_database_connections{state="idle"} 3')
    expect(text).toContain('gevel_pages_in_line{state="waiting"} 9')
    expect(text).toContain('gevel_cache_reads{what="page",from="shared"} 2')
    expect(text).toContain('gevel_jobs_oldest_due_seconds 12')
    expect(text).toContain('gevel_mails_unsent{state="failed"} 3')
    expect(text).toContain('gevel_database_up 1')
  })

  it('counts answers by class of status, and any invented method as one', async () => {
    const metrics = createMetrics()
    metrics.countRequest('page', 'GET', 200, 0.004)
    metrics.countRequest('page', 'GET', 204, 0.2)
    metrics.countRequest('page', 'BREW-an@example.be', 404, 0.2)
    const text = await metrics.render(reading)
    expect(text).toContain('gevel_request_seconds_count{kind="page",method="GET",status="2xx"} 2')
    expect(text).toContain('gevel_request_seconds_count{kind="page",method="other",status="4xx"} 1')
    expect(text).not.toContain('example.be')
  })

  it('says that the database is away, and forgets how many mails there were', async () => {
    const metrics = createMetrics()
    await metrics.render(reading)
    const text = await metrics.render({ ...reading, backlog: null })
    expect(text).toContain('gevel_database_up 0')
    expect(text).not.toContain('gevel_mails_unsent{')
  })
})
