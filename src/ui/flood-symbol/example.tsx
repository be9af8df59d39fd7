import { FloodSymbol } from './flood-symbol'

export const examples = [
  { name: 'symbol', node: <FloodSymbol label="Overstromingsgevoelig gebied" /> },
]
