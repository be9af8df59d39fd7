import { expect } from '@playwright/test'
import { ask } from './_kit/ask'
import { openDesk } from './_kit/editor'
import { inviteColleague } from './_kit/staff'
import { test } from './_kit/test'

// Colleagues are invited by mail, and the queue looks every few seconds.
test.slow()

const roles = [
  { role: 'translator', languages: ['fr'] },
  { role: 'agent', languages: [] },
  { role: 'editor', languages: [] },
]

test('the start of the desk opens for every role, with the numbers that it may read', async ({
  origin,
}) => {
  const invited = await Promise.all(
    roles.map(async ({ role, languages }) => {
      const { token } = await inviteColleague(origin, { name: `start-${role}`, role, languages })
      return { role, token }
    }),
  )
  const all = [...invited, { role: 'administrator', token: openDesk(origin).token }]
  for (const { role, token } of all) {
    const cookie = `payload-token=${token}; payload-lng=nl`
    // Typed into the address bar; without it no browser asks, and the session counts for nothing.
    const headers = { cookie, 'sec-fetch-site': 'none' }
    const { status, body } = await ask(origin, { path: '/admin/', headers })
    expect([role, status]).toEqual([role, 200])
    // A number that fails shows as a question mark; one that tears the page down leaves no numbers.
    expect([role, /aria-labelledby="desk-\w+"/.test(body)]).toEqual([role, true])
    expect([role, body.includes('kon niet geteld worden')]).toEqual([role, false])
  }
})
