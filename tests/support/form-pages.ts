import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formParameter } from '@/domain/routes/reserved'
import { forms } from '@/forms/registry'
import { env } from '@/server/env'
import { findDraft, type FormDraft } from '@/server/request/form-drafts'

/**
 * Stands in for the pages of this site, which a form that could not be taken in asks for: each
 * "page" is the draft behind its address, so that a test reads what a visitor would see.
 */
export async function servePages() {
  const server = createServer((request, answer) => {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost')
    const token = searchParams.get(formParameter)
    const draft = Object.keys(forms)
      .map((kind) => findDraft(token, kind))
      .find(Boolean)
    answer.setHeader('content-type', 'text/html')
    answer.end(JSON.stringify({ ...draft, pathname }))
  })
  await new Promise<void>((resolve) => server.listen(0, env().HOSTNAME, resolve))
  // A server that listens on a port has the address of one.
  env().PORT = (server.address() as AddressInfo).port
  return {
    readDraft: async (answer: Response): Promise<FormDraft> => JSON.parse(await answer.text()),
    close: () => {
      server.close()
    },
  }
}
