import { Tabs } from './tabs.client'

export const examples = [
  {
    name: 'two panels',
    node: (
      <Tabs
        label="Beeld van het pand"
        tabs={[
          { id: 'fotos', name: 'Foto’s', panel: <p>Vierentwintig foto’s van straat tot tuin.</p> },
          { id: 'plan', name: 'Plan', panel: <p>Drie plannen, één per verdieping.</p> },
        ]}
      />
    ),
  },
]
