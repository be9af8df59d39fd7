import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  slot: '12',
  waitingList: 'on',
  remark: 'Wij komen met z’n tweeën.',
  privacy: 'on',
}

/** Times as a page offers them, one of them full. */
export const exampleChoices = {
  slot: [
    {
      value: '11',
      label: 'zaterdag 28 november 2026, 14:00–14:30',
      note: 'Volzet. U kunt op de wachtlijst.',
      tickedNote: 'Volzet. U komt op de wachtlijst.',
      ticks: 'waitingList',
    },
    { value: '12', label: 'zaterdag 28 november 2026, 14:45–15:15' },
    { value: '13', label: 'dinsdag 1 december 2026, 17:00–17:30' },
  ],
}
