import type { AccessArgs, PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { createOrPreview } from './or-preview'

const published = { _status: { equals: 'published' } }

function requestOf(context: object): AccessArgs {
  return { req: { context } as PayloadRequest }
}

const forPage7 = requestOf({ previewOf: { collection: 'pages', id: 7 } })

describe('createOrPreview', () => {
  it('adds the record of the link to what visitors read', async () => {
    const rule = createOrPreview('pages', () => published)
    expect(await rule(forPage7)).toEqual({ or: [published, { id: { equals: 7 } }] })
  })
  it('adds it alone where visitors read nothing', async () => {
    expect(await createOrPreview('pages', () => false)(forPage7)).toEqual({ id: { equals: 7 } })
  })
  it('adds nothing to another collection, though a record there has the same number', async () => {
    expect(await createOrPreview('articles', () => published)(forPage7)).toEqual(published)
  })
  it('adds nothing to any other request', async () => {
    expect(await createOrPreview('pages', () => published)(requestOf({}))).toEqual(published)
  })
})
