import { Fieldset } from '../fieldset/fieldset'
import { TextField } from '../text-field/text-field'
import styles from './range-pair.module.css'

type Bound = { name: string; label: string; value: number | null }

type RangePairProps = {
  id: string
  legend: string
  lowest: Bound
  highest: Bound
  /** A unit in the fields' edge, such as "€" before or "m²" behind. */
  before?: string
  after?: string
}

/** A lowest and a highest figure beside each other; either may stay empty. */
export function RangePair({ id, legend, lowest, highest, before, after }: RangePairProps) {
  return (
    <Fieldset id={id} legend={legend}>
      <div className={styles.pair}>
        {[lowest, highest].map(({ name, label, value }) => (
          <TextField
            after={after}
            autoComplete="off"
            before={before}
            defaultValue={value ?? ''}
            id={`${id}-${name}`}
            inputMode="numeric"
            key={name}
            label={label}
            name={name}
          />
        ))}
      </div>
    </Fieldset>
  )
}
