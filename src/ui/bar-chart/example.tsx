import { BarChart } from './bar-chart'

const views = [12, 18, 9, 24, 31, 27, 14, 11, 16, 22, 19, 35, 41, 28]

export const examples = [
  {
    name: 'two weeks',
    node: (
      <BarChart
        bars={views.map((value, index) => ({
          label: `${index + 1}/11`,
          value,
          isMarked: index === 13,
        }))}
        marks={[
          { at: 0, text: '01/11' },
          { at: 13, text: '14/11' },
        ]}
        summary="Bezoeken per dag, van 9 tot 41."
      />
    ),
  },
  {
    name: 'nothing yet',
    node: (
      <BarChart
        bars={views.map((_value, index) => ({ label: `${index + 1}/11`, value: 0 }))}
        marks={[
          { at: 0, text: '01/11' },
          { at: 13, text: '14/11' },
        ]}
        summary="Nog geen bezoeken."
      />
    ),
  },
]
