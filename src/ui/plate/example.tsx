import { Plate, PlateRow } from './plate'

export const examples = [
  {
    name: 'tones',
    node: (
      <PlateRow>
        <Plate>In optie</Plate>
        <Plate>REF 2000-014</Plate>
        <Plate tone="marigold">Nieuw</Plate>
        <Plate tone="ink">Verkocht</Plate>
        <Plate tone="tile">Prijs verlaagd</Plate>
        <Plate tone="chalk">34</Plate>
      </PlateRow>
    ),
  },
  {
    name: 'as a house number',
    node: <Plate size="door">404</Plate>,
  },
]
