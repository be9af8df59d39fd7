import { expect, it } from 'vitest'
import { toLocalUrl } from './local-url'

it.each([
  ['localhost', 'http://localhost:3000/nl/'],
  ['127.0.0.1', 'http://127.0.0.1:3000/nl/'],
  ['192.168.1.10', 'http://192.168.1.10:3000/nl/'],
  ['gevel.local', 'http://gevel.local:3000/nl/'],
  ['0.0.0.0', 'http://127.0.0.1:3000/nl/'],
  ['::', 'http://[::1]:3000/nl/'],
  ['fd00::10', 'http://[fd00::10]:3000/nl/'],
])('asks a server that listens on %s at %s', (host, url) => {
  expect(toLocalUrl('/nl/', { host, port: 3000 })).toBe(url)
})
