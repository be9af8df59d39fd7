import { describe, expect, it } from 'vitest'
import { createSendingKeys } from './sending-keys'

function createCounted() {
  let made = 0
  return createSendingKeys(() => `key-${++made}`)
}

describe('the key of a sent form', () => {
  it('stays the same when nobody answered and the same is sent again', () => {
    const keys = createCounted()
    expect(keys.take('a')).toEqual({ key: 'key-1', isNew: false })
    keys.settle('unknown')
    expect(keys.take('a')).toEqual({ key: 'key-1', isNew: false })
  })

  it('stays the same when what was wrong is mended', () => {
    const keys = createCounted()
    keys.take('a')
    keys.settle('refused')
    expect(keys.take('b')).toEqual({ key: 'key-1', isNew: false })
  })

  it('is another one for other answers when the first may have been stored unseen', () => {
    const keys = createCounted()
    keys.take('a')
    keys.settle('unknown')
    expect(keys.take('b')).toEqual({ key: 'key-2', isNew: true })
    keys.settle('unknown')
    expect(keys.take('b')).toEqual({ key: 'key-2', isNew: false })
  })

  it('is another one for other answers also when the second was refused in between', () => {
    const keys = createCounted()
    keys.take('a')
    keys.settle('unknown')
    keys.take('a')
    keys.settle('refused')
    expect(keys.take('b')).toEqual({ key: 'key-2', isNew: true })
  })

  it('is another one for whatever is sent after an enquiry was stored', () => {
    const keys = createCounted()
    keys.take('a')
    keys.settle('stored')
    expect(keys.take('a')).toEqual({ key: 'key-2', isNew: true })
    keys.settle('refused')
    expect(keys.take('b')).toEqual({ key: 'key-2', isNew: false })
  })
})
