import { classNames } from '@/ui/class-names'
import { Icon } from '@/ui/icon/icon'
import { SaveToggle } from './save-toggle.client'
import styles from './heart.module.css'

type HeartProps = {
  /** Public id of the home. */
  id: number
  /** The whole name, such as "Bewaar Herenhuis met stadstuin". */
  label: string
  /** `row` lies on the picture at the left of a narrow card. */
  variant?: 'grid' | 'row'
}

/** The heart on the picture of a card, which has to be its positioned ancestor. */
export function Heart({ id, label, variant = 'grid' }: HeartProps) {
  return (
    <SaveToggle
      className={classNames(styles.heart, variant === 'row' && styles.row)}
      id={id}
      label={label}
    >
      <span className={styles.disc}>
        <Icon name="heart" />
      </span>
    </SaveToggle>
  )
}
