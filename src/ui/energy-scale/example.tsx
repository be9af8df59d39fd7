import { exampleClasses } from '../energy-arrow/example-classes'
import { EnergyScale } from './energy-scale'

export const examples = [
  {
    name: 'with a pointer',
    node: (
      <EnergyScale
        current={3}
        steps={exampleClasses}
        title="EPC-label C, 268 kWh/m² per jaar, op een schaal van A+ tot F"
        value="268 kWh/m² per jaar"
      >
        Certificaat 20260314-0002716948-RES-1, geldig tot 14 maart 2036
      </EnergyScale>
    ),
  },
  {
    name: 'without a class',
    node: <EnergyScale steps={exampleClasses} title="Nog geen EPC-label, schaal van A+ tot F" />,
  },
]
