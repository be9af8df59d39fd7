import { Plate } from '../plate/plate'
import { Table } from './table'

export const examples = [
  {
    name: 'units of a project',
    node: (
      <Table
        caption="Eenheden"
        columns={[
          { key: 'unit', label: 'Eenheid' },
          { key: 'type', label: 'Type', wide: true },
          {
            key: 'floor',
            label: 'Verdieping',
            sort: { href: '?sort=floor-desc', order: 'ascending' },
          },
          {
            key: 'area',
            label: 'Oppervlakte',
            numeric: true,
            sort: { href: '?sort=area-asc', order: 'none' },
          },
          { key: 'price', label: 'Prijs', numeric: true },
          { key: 'status', label: 'Status' },
        ]}
        rows={[
          {
            id: 'a01',
            cells: {
              unit: 'A0.1',
              type: 'Appartement',
              floor: 'Gelijkvloers',
              area: '94 m²',
              price: '€ 319.000',
              status: <Plate tone="tile">Vrij</Plate>,
            },
          },
          {
            id: 'a11',
            cells: {
              unit: 'A1.1',
              type: 'Villa/Woning/Hoeve',
              floor: '1',
              area: '112 m²',
              price: '€ 365.000',
              status: <Plate>In optie</Plate>,
            },
          },
          {
            id: 'a21',
            dimmed: true,
            cells: {
              unit: 'A2.1',
              type: 'Opbrengsteigendom',
              floor: '2',
              area: '88 m²',
              status: <Plate tone="ink">Verkocht</Plate>,
            },
          },
        ]}
      />
    ),
  },
]
