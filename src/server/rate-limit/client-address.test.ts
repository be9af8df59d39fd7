import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clientAddress, findClientAddress } from './client-address'

describe('findClientAddress', () => {
  const socket = '192.0.2.1'

  it('disregards what the client wrote when no proxy stands in front', () => {
    expect(findClientAddress('203.0.113.7', socket, 0)).toBe(socket)
    fc.assert(
      fc.property(fc.string(), (forged) => {
        expect(findClientAddress(forged, socket, 0)).toBe(socket)
      }),
    )
  })
  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 2.2.2.2, 203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 198.51.100.2', 2, '203.0.113.7'],
    ['203.0.113.7', 3, '203.0.113.7'],
    [undefined, 1, socket],
    ['', 1, socket],
    [',,', 2, socket],
  ])('believes of "%s" behind %i proxies %s', (forwarded, trustedProxies, address) => {
    expect(findClientAddress(forwarded, socket, trustedProxies)).toBe(address)
  })
  it('is not moved by entries in front of those of the proxies', () => {
    fc.assert(
      fc.property(fc.string(), (forged) => {
        expect(findClientAddress(`${forged}, 203.0.113.7`, socket, 1)).toBe('203.0.113.7')
      }),
    )
  })
  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:443', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['2001:DB8::7', '2001:db8::7'],
    ['fe80::7%eth0', 'fe80::7'],
  ])('takes the port and the brackets off %s', (hop, address) => {
    expect(findClientAddress(hop, socket, 1)).toBe(address)
  })
  it.each(['unknown', '_hidden', '999.1.1.1', '<script>', '203.0.113.7:x', '[::1'])(
    'takes the next hop instead of "%s"',
    (junk) => {
      expect(findClientAddress(junk, socket, 1)).toBe(socket)
      expect(findClientAddress(`${junk}, 203.0.113.7`, socket, 2)).toBe('203.0.113.7')
    },
  )
  it('is nothing when the connection is gone', () => {
    expect(findClientAddress('203.0.113.7', undefined, 0)).toBeNull()
  })
})

describe('clientAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8::5', '2001:db8:0:0'],
    ['2001:0db8:0001:0002::5', '2001:db8:1:2'],
    ['::1', '0:0:0:0'],
  ])('counts %s as %s', (address, counted) => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': address }))).toBe(counted)
  })
  it('counts requests without an address together', () => {
    expect(clientAddress(new Headers())).toBe('unknown')
    expect(clientAddress(new Headers({ 'x-forwarded-for': '' }))).toBe('unknown')
    expect(clientAddress(new Headers({ 'x-forwarded-for': 'nobody' }))).toBe('unknown')
  })
})
