import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { keepSessionToHost, toHostCookies, toPlainCookies } from './host-cookie'

describe('the cookies of a request', () => {
  it.each([
    ['__Host-payload-token=abc', 'payload-token=abc'],
    ['payload-lng=nl; __Host-payload-token=abc', 'payload-lng=nl; payload-token=abc'],
    ['payload-token=planted; __Host-payload-token=abc', 'payload-token=abc'],
    ['__Host-payload-token=abc; payload-token=planted', 'payload-token=abc'],
    ['payload-token=planted', ''],
    ['x-payload-token=abc; __Host-gevel-owner=b', 'x-payload-token=abc; __Host-gevel-owner=b'],
  ])('of %s are for the framework "%s"', (header, plain) => {
    expect(toPlainCookies(header)).toBe(plain)
  })
})

describe('the cookies of an answer', () => {
  it('are kept under the name that no neighbour can plant, where they hold a session', () => {
    const lines = ['payload-token=; Path=/; Secure', 'payload-lng=nl; Path=/']
    expect(toHostCookies(lines)).toEqual([`__Host-${lines[0]}`, lines[1]])
    expect(toHostCookies('payload-token=a; Path=/')).toEqual(['__Host-payload-token=a; Path=/'])
  })
})

describe('a server on https', () => {
  const closers: (() => void)[] = []
  afterEach(() => {
    for (const close of closers.splice(0)) close()
  })

  it('knows a session by the safe name alone, and sets it so', async () => {
    keepSessionToHost('https://www.example.be')
    const server = createServer((request, response) => {
      response.setHeader('Set-Cookie', 'payload-token=new; Path=/; Secure')
      response.appendHeader('Set-Cookie', 'payload-lng=nl')
      response.end(request.headers.cookie)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => server.close())
    const { port } = server.address() as AddressInfo
    const headers = { cookie: 'payload-token=planted; __Host-payload-token=abc' }
    const [seen, kept] = await new Promise<[string, string[] | undefined]>((resolve, reject) => {
      ask({ port, host: '127.0.0.1', headers, agent: false }, async (answer) => {
        let text = ''
        for await (const part of answer) text += String(part)
        resolve([text, answer.headers['set-cookie']])
      })
        .on('error', reject)
        .end()
    })
    expect(seen).toBe('payload-token=abc')
    expect(kept).toEqual(['__Host-payload-token=new; Path=/; Secure', 'payload-lng=nl'])
  })
})
