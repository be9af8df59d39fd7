import { Icon, type IconName } from './icon'
import { iconShapes } from './icon-shapes'

const names = Object.keys(iconShapes) as IconName[]

export const examples = [
  {
    name: 'the whole set',
    node: (
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s-4)' }}>
        {names.map((name) => (
          <Icon key={name} name={name} size="large" title={name} />
        ))}
      </p>
    ),
  },
]
