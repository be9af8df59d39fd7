import { Cell, Grid } from './grid'

const panel = { background: 'var(--mist)', padding: 'var(--s-4)', blockSize: '100%' }

export const examples = [
  {
    name: 'four, two and one per row',
    node: (
      <Grid as="ul">
        {['Schatten', 'Verkopen', 'Verhuren', 'Beheren'].map((name) => (
          <Cell as="li" cols={{ sm: 6, lg: 3 }} key={name}>
            <div style={panel}>{name}</div>
          </Cell>
        ))}
      </Grid>
    ),
  },
  {
    name: 'seven and four with a column of white between',
    node: (
      <Grid align="center">
        <Cell cols={{ md: 7 }}>
          <div style={panel}>Beeld</div>
        </Cell>
        <Cell cols={{ md: 4 }} start={9}>
          <div style={panel}>Tekst</div>
        </Cell>
      </Grid>
    ),
  },
]
