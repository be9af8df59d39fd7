import { SkipLink } from './skip-link'

export const examples = [
  { name: 'seen with the focus only', node: <SkipLink href="#inhoud" text="Naar de inhoud" /> },
]
