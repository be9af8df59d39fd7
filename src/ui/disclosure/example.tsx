import { Accordion } from './disclosure'

export const examples = [
  {
    name: 'questions',
    node: (
      <Accordion
        group="voorbeeld-vragen"
        items={[
          {
            id: 'kosten',
            open: true,
            title: 'Wat kost een schatting?',
            body: <p>Een schatting voor verkoop is gratis en bindt u tot niets.</p>,
          },
          {
            id: 'duur',
            title: 'Hoe lang duurt een verkoop?',
            body: <p>Gemiddeld elf weken tussen de eerste advertentie en de compromis.</p>,
          },
        ]}
      />
    ),
  },
]
