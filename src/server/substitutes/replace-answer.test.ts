import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdAnswer, setHeaders } from '../request/hold-answer'
import { replaceAnswer, type Replacement } from './replace-answer'

const closers: (() => void)[] = []

afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** A server whose answers with status 404 are replaced, and what a visitor gets from it. */
async function visit(
  listener: RequestListener,
  replacement: () => Promise<Replacement>,
  method = 'GET',
  isOpen = false,
) {
  const onError = vi.fn()
  const server = createServer((request, response) => {
    replaceAnswer(response, {
      isReplaced: ({ statusCode }) => statusCode === 404 || statusCode === 503,
      isOpen: () => isOpen,
      openMs: 50,
      silentMs: 200,
      getReplacement: replacement,
      onError,
    })
    listener(request, response)
  })
  closers.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  // A server that listens on a port has the address of one.
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}/`, { method })
  return { answer, body: await answer.text(), onError }
}

const gone = async (): Promise<Replacement> => ({
  status: 410,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<h1>Weg</h1>',
})

describe('an answer that may be replaced', () => {
  it('leaves as it is when it is none of ours', async () => {
    const { answer, body } = await visit((_, response) => {
      response.writeHead(201, { 'x-own': 'yes' })
      response.write('as ')
      response.end('it is')
    }, gone)
    expect([answer.status, answer.headers.get('x-own'), body]).toEqual([201, 'yes', 'as it is'])
  })

  it.each<[string, RequestListener]>([
    ['written at once', (_, response) => void response.writeHead(404).end('nothing')],
    [
      'streamed',
      (_, response) => {
        response.statusCode = 404
        response.setHeader('content-length', 14)
        response.flushHeaders()
        response.write('nothing')
        response.end('nothing')
      },
    ],
    [
      'ended alone',
      (_, response) => {
        response.statusCode = 404
        response.setHeader('etag', '"old"')
        response.end()
      },
    ],
  ])('is replaced whole when it was %s', async (_, listener) => {
    const { answer, body } = await visit(listener, gone)
    expect([answer.status, body]).toEqual([410, '<h1>Weg</h1>'])
    expect(answer.headers.get('etag')).toBeNull()
  })

  const writeOpen =
    (status: number): RequestListener =>
    (_, response) => {
      response.writeHead(200, { 'x-own': 'yes' })
      response.write('drawn ')
      response.statusCode = status
      response.end('now')
    }

  it('is judged at its end when it begins before its status is settled', async () => {
    const missing = await visit(writeOpen(404), gone, 'GET', true)
    expect([missing.answer.status, missing.body]).toEqual([410, '<h1>Weg</h1>'])
    const found = await visit(writeOpen(200), gone, 'GET', true)
    const { answer, body } = found
    expect([answer.status, answer.headers.get('x-own'), body]).toEqual([200, 'yes', 'drawn now'])
  })

  it('is not waited for without end, and nothing that is written later is heard', async () => {
    const late: boolean[] = []
    const { answer, body } = await visit(
      (_, response) => {
        response.writeHead(200)
        response.write('begun')
        response.once('finish', () => late.push(response.write('more'), Boolean(response.end())))
      },
      gone,
      'GET',
      true,
    )
    expect([answer.status, body]).toEqual([410, '<h1>Weg</h1>'])
    await vi.waitFor(() => expect(late).toEqual([true, true]))
  })

  it('is not waited for without end where it never begins', async () => {
    const { answer, body } = await visit(() => undefined, gone)
    expect([answer.status, body]).toEqual([410, '<h1>Weg</h1>'])
  })

  it('leaves whole, status and headers too, where it is packed on its way out', async () => {
    const onError = vi.fn()
    const server = createServer((request, response) => {
      // As the pages of the site are held below: what is sent leaves a moment later.
      holdAnswer(response, {
        isHeld: () => true,
        takeHead: (given) => setHeaders(response, given),
        release: async (end) => {
          await sleep(20)
          response.setHeader('x-packed', 'yes')
          end(Buffer.from('packed'))
        },
        onError,
      })
      replaceAnswer(response, {
        isReplaced: ({ statusCode }) => statusCode === 503,
        isOpen: () => true,
        openMs: 20,
        getReplacement: gone,
        onError,
      })
      response.writeHead(200)
      response.write(`begun for ${request.url}`)
    })
    closers.push(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}/`)
    expect([answer.status, answer.headers.get('x-packed')]).toEqual([410, 'yes'])
    expect(await answer.text()).toBe('packed')
    expect(onError).not.toHaveBeenCalled()
  })

  it('has no body for those who ask for the head alone', async () => {
    const { answer, body } = await visit(
      (_, response) => void response.writeHead(404).end(),
      gone,
      'HEAD',
    )
    expect([answer.status, body]).toEqual([410, ''])
  })

  it('tells its writer when it has been sent, and not before', async () => {
    const order: string[] = []
    await visit(
      (_, response) => {
        response.statusCode = 404
        response.write('nothing', () => order.push('written'))
        response.end(() => order.push('ended'))
      },
      async () => {
        order.push('replaced')
        return gone()
      },
    )
    await vi.waitFor(() => expect(order).toContain('ended'))
    expect(order.indexOf('replaced')).toBeLessThan(order.indexOf('ended'))
  })

  it('breaks off and reports when nothing can be sent in its place', async () => {
    const reported = vi.fn()
    const server = createServer((_, response) => {
      replaceAnswer(response, {
        isReplaced: () => true,
        getReplacement: () => Promise.reject(new Error('no page')),
        onError: reported,
      })
      response.writeHead(404).end()
    })
    closers.push(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address() as AddressInfo
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow()
    expect(reported).toHaveBeenCalledOnce()
  })
})
