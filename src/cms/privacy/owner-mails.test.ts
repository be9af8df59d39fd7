import { describe, expect, it } from 'vitest'
import { mailKindNames } from '../collections/mails/kind-names'
import { ownerMailKinds } from './owner-mails'

describe('the mails of an account of an owner', () => {
  it('are all those of that name, and the answers of the agency', () => {
    const ofOwners = Object.keys(mailKindNames).filter((kind) => kind.startsWith('owner-'))
    expect([...ownerMailKinds].toSorted()).toEqual([...ofOwners, 'portal-answer'].toSorted())
  })
})
