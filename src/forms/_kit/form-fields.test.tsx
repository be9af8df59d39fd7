import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { definition } from '../contact-appointment/definition'
import { messages } from '../contact-appointment/messages'
import { FormFields } from './form-fields'
import { completeTexts, sharedMessages } from './form-texts'
import { toFieldModels, toWords, type Choices } from './to-form-model'

const common = sharedMessages.nl
const texts = completeTexts(messages.nl, common)

const free = { value: '11', label: '14:00' }
const full = {
  ...{ value: '12', label: '14:45', note: 'Volzet' },
  ...{ tickedNote: 'U wacht', ticks: 'waitingList' },
}

function draw(slot: Choices[string], errors: Record<string, string> = {}): string {
  return renderToStaticMarkup(
    <FormFields
      errors={errors}
      form={{
        kind: definition.kind,
        fields: toFieldModels(definition.fields('full', null), texts, { slot }),
        words: toWords(common),
        errors: texts.errors,
        isStepped: false,
        privacyHref: null,
        start: { values: {} },
      }}
      onNext={() => false}
    />,
  )
}

describe('a box that goes along with an answer', () => {
  const shown = /<div [^>]*data-along="slot\.full"><div/
  const hidden = /<div [^>]*data-along="slot\.full" hidden=""><div/

  it('is shown where there is such an answer, which says what it ticks', () => {
    expect(draw([free, full])).toMatch(shown)
    expect(draw([free, full]).match(/data-ticks="\w+"/g)).toEqual(['data-ticks="waitingList"'])
  })

  it('is out of sight where there is none', () => {
    expect(draw([free])).toMatch(hidden)
    expect(draw([free], { slot: 'slot.missing' })).toMatch(hidden)
  })

  it('is shown to whoever chose an answer that had become one meanwhile', () => {
    expect(draw([free], { slot: 'slot.full' })).toMatch(shown)
  })
})
