import { expect, it } from 'vitest'
import { anyText, fuzz, isHeaderValue } from '../../../tests/fuzz/cases'
import { clientAddress, findClientAddress } from './client-address'

it('tells of where somebody is an address or nothing, whatever stands in the header', () => {
  fuzz(anyText(10, ['10.0.0.1', ',', '::1', '[', ']', ':', '999', '203.0.113.7']), (text) => {
    for (const proxies of [0, 1, 3]) {
      const found = findClientAddress(text, '192.0.2.1', proxies)
      expect(found).toMatch(/^[\da-f.:]+$/)
    }
    if (isHeaderValue(text)) {
      const counted = clientAddress(new Headers({ 'x-forwarded-for': text }))
      expect(counted).toMatch(/^(?:unknown|[\da-f.:]+)$/)
    }
  })
})
