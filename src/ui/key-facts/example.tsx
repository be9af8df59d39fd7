import { KeyFacts } from './key-facts'

export const examples = [
  {
    name: 'four figures',
    node: (
      <KeyFacts
        items={[
          { figure: '4', word: 'slaapkamers' },
          { figure: '2', word: 'badkamers' },
          { figure: '212 m²', word: 'bewoonbaar' },
          { figure: '168 m²', word: 'perceel' },
        ]}
      />
    ),
  },
]
