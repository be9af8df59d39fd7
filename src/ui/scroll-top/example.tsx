import { ScrollTop } from './scroll-top.client'

export const examples = [
  { name: 'at the foot of the screen after scrolling', node: <ScrollTop label="Naar boven" /> },
]
