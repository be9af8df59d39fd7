import { describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address'

describe('an address', () => {
  it.each(['93.184.216.34', '8.8.8.8', '2a00:1450:400e:80e::200e', '172.32.0.1', '100.128.0.1'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'localhost',
    '2130706433',
    '0x7f.1',
    '',
  ])('is not: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})
