import { expect, it } from 'vitest'
import { findJsonLdFaults } from '../../../tests/support/schema-org'
import { toFaqJsonLd } from './faq-json-ld'

const answer = { intro: 'Ongeveer drie maanden.', body: null }

it('tells the questions that are answered, and nothing else', () => {
  const told = toFaqJsonLd([
    { title: 'Hoe lang duurt een verkoop?', ...answer },
    { title: 'Stap 1', ...answer },
    { title: 'Zonder antwoord?', intro: '', body: null },
  ])
  expect(findJsonLdFaults(told)).toEqual([])
  expect(told).toMatchObject({ mainEntity: [{ name: 'Hoe lang duurt een verkoop?' }] })
})

it('is none where nothing is asked', () => {
  expect(toFaqJsonLd([{ title: 'Stap 1', ...answer }])).toBeNull()
})
