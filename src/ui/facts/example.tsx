import { FactGroups, FactList } from './facts'

const building = [
  { label: 'Bouwjaar', value: '1908' },
  { label: 'Renovatiejaar', value: '2019' },
  { label: 'Bebouwing', value: 'Gesloten' },
  { label: 'Gevelbreedte', value: '6,20 m' },
  { label: 'Verwarming', value: 'Gas, condensatie' },
  { label: 'Beglazing', value: 'Dubbel' },
]

const planning = [
  { label: 'Bestemming', value: <abbr title="woongebied">Wg</abbr>, note: 'Woongebied' },
  { label: 'Vergunning', value: <abbr title="vergunning uitgereikt">Vg</abbr> },
  { label: 'Voorkooprecht', value: 'Neen' },
]

const company = [
  { label: 'Adres', value: 'Vlaamsekaai 12, 2000 Antwerpen' },
  { label: 'E-mail', value: 'een.lange.naam@kassei.example' },
  {
    label: 'Erkende makelaars',
    value: (
      <ul>
        <li>Lotte Verhoeven (BIV 500.123)</li>
        <li>Karim Benali (BIV 500.124)</li>
      </ul>
    ),
  },
]

export const examples = [
  { name: 'one list', node: <FactList facts={building} /> },
  { name: 'one column', node: <FactList columns={1} facts={planning} /> },
  { name: 'long values', node: <FactList columns={1} facts={company} isLong /> },
  {
    name: 'groups with an index',
    node: (
      <FactGroups
        groups={[
          { id: 'gebouw', title: 'Gebouw', facts: building },
          { id: 'stedenbouw', title: 'Stedenbouw', facts: planning },
          { id: 'leeg', title: 'Leeg', facts: [] },
        ]}
        indexLabel="Groepen van kenmerken"
      />
    ),
  },
]
