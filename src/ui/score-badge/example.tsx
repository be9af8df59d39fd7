import { ScoreBadge } from './score-badge'

export const examples = [
  {
    name: 'four blues',
    node: (
      <p style={{ display: 'flex', gap: 'var(--s-2)' }}>
        <ScoreBadge letter="A" score={1} />
        <ScoreBadge letter="B" score={2} />
        <ScoreBadge letter="C" score={3} />
        <ScoreBadge letter="D" score={4} />
      </p>
    ),
  },
]
