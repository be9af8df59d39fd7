import { VisuallyHidden } from './visually-hidden'

export const examples = [
  {
    name: 'a sign with words for screen readers',
    node: (
      <p>
        <span aria-hidden>→</span>
        <VisuallyHidden>naar de volgende pagina</VisuallyHidden>
      </p>
    ),
  },
  {
    name: 'words that a phone has no room for',
    node: (
      <p>
        <span aria-hidden>→</span>
        <VisuallyHidden onPhonesAlone> volgende pagina</VisuallyHidden>
      </p>
    ),
  },
]
