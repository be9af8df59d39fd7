import { Quote } from './quote'

export const examples = [
  {
    name: 'large',
    node: (
      <Quote detail="Mechelen" person="Familie De Backer">
        Na drie bezoeken wisten wij precies wat het huis ons zou kosten, tot de laatste meter
        elektriciteit.
      </Quote>
    ),
  },
]
