import { expect, it } from 'vitest'
import { enquiryKindsShownToOwners } from '@/domain/owners/shown-enquiries'
import { forms } from '@/forms/registry'

const closed = ['rent-application', 'job-application', 'report-listing', 'send-to-friend', 'offer']

it('owners are told of forms that there are, and of no confidential one', () => {
  for (const kind of enquiryKindsShownToOwners) {
    const definition: { isConfidential?: boolean } = forms[kind].definition
    expect([kind, definition.isConfidential ?? false]).toEqual([kind, false])
    expect(closed).not.toContain(kind)
  }
})
