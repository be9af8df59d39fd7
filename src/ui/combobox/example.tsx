import { ExampleBox } from './example-box.client'

export const examples = [
  { name: 'rest, opens at a touch', node: <ExampleBox id="voorbeeld-box" /> },
]
