import { ChoiceList } from './choice-list.client'
import { ChoiceSearch } from './choice-search.client'

export const examples = [
  {
    name: 'several, with counts and a search',
    node: (
      <div style={{ maxInlineSize: '22rem' }}>
        <ChoiceSearch
          foundText="# gemeenten in de lijst"
          label="Zoek een gemeente"
          listId="voorbeeld-gemeenten"
        />
        <ChoiceList
          choices={[
            { value: '2000', label: 'Antwerpen', count: 34 },
            { value: '9000', label: 'Gent', count: 12 },
            { value: '4000', label: 'Liège', count: <span data-none="true">0</span> },
          ]}
          chosen={['2000']}
          id="voorbeeld-gemeenten"
          kind="several"
          legend="Gemeente"
          name="voorbeeld-gemeente"
          scrolls
        />
      </div>
    ),
  },
  {
    name: 'one of a few, in two columns',
    node: (
      <div style={{ maxInlineSize: '22rem' }}>
        <ChoiceList
          choices={[
            { value: '', label: 'Alle' },
            { value: '1', label: '1 of meer', count: 30 },
            { value: '2', label: '2 of meer', count: 18 },
            { value: '3', label: '3 of meer', count: 4 },
          ]}
          chosen={['2']}
          columns={2}
          id="voorbeeld-slaapkamers"
          kind="one"
          legend="Slaapkamers"
          name="voorbeeld-slaapkamers"
        />
      </div>
    ),
  },
]
