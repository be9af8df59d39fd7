import { SwitchRow } from './switch-row'

export const examples = [
  {
    name: 'settings',
    node: (
      <div>
        <SwitchRow
          defaultChecked
          disabled
          label="Noodzakelijk"
          name="voorbeeld-noodzakelijk"
          note="Bewaart uw taal en uw keuze op deze pagina."
        />
        <SwitchRow defaultChecked label="Voorkeuren" name="voorbeeld-voorkeuren" />
        <SwitchRow
          label="Statistieken"
          name="voorbeeld-statistieken"
          note="Zonder naam of adres."
        />
      </div>
    ),
  },
]
