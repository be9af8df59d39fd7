import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { refuseWhenFull } from './start-drawing-line'

function ask(url: string, isFull: boolean, headers = {}) {
  const request = new IncomingMessage(new Socket())
  Object.assign(request.headers, headers)
  request.url = url
  const response = new ServerResponse(request)
  const isRefused = refuseWhenFull(() => isFull, request, response)
  return { isRefused, status: response.statusCode, after: response.getHeader('retry-after') }
}

describe('a search while the line is full', () => {
  it('is told when to come back', () => {
    const search = '/nl/te-koop/?minPrice=250000'
    expect(ask(search, true)).toEqual({ isRefused: true, status: 503, after: '10' })
    expect(ask(search, false).isRefused).toBe(false)
    expect(ask(search, true, { rsc: '1' }).isRefused).toBe(true)
  })

  it.each([
    '/nl/',
    '/nl/te-koop/',
    '/nl/te-koop/?page=2',
    '/nl/contact/?form=abc',
    '/api/list-counts/?locale=nl',
    '/img/7/?width=600',
    '/admin?x=1',
  ])('turns nobody away from %s', (url) => expect(ask(url, true).isRefused).toBe(false))
})
