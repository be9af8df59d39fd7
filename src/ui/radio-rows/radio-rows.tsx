import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Fieldset } from '../fieldset/fieldset'
import { TickBox } from '../tick-box/tick-box'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './radio-rows.module.css'

export type RadioOption = {
  value: string
  label: ReactNode
  note?: ReactNode
  /** Name of a box of the form that goes along with this answer, for the script that ticks it. */
  ticks?: string
  /**
   * Stands in the place of the note where the answer is chosen and that box, which stands in an
   * element with `data-along`, is ticked.
   */
  tickedNote?: ReactNode
  disabled?: boolean
  /** Answers that follow each other under the same title stand together, beside each other. */
  group?: string
  /** What is seen of the label under the title of a group, such as the hour of a day. */
  short?: string
}

type RadioRowsProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'id'> & {
  name: string
  id?: string
  legend: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: ReactNode
  errorPrefix?: string
  optionalText?: string
  /** The choice at the start. */
  defaultOption?: string
  /** Beside each other from the tablet on, for two or three short answers. */
  inline?: boolean
}

/** Answers by the title they stand under; one nameless group where there are no titles. */
function toGroups(options: readonly RadioOption[]): { title?: string; options: RadioOption[] }[] {
  const groups: { title?: string; options: RadioOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.title === option.group) last.options.push(option)
    else groups.push({ title: option.group, options: [option] })
  }
  return groups
}

/** The label as it is seen; under a title that says the first half of it, the rest. */
function Label({ label, group, short }: RadioOption) {
  if (group === undefined || short === undefined) return label
  return (
    <>
      <VisuallyHidden>{group}, </VisuallyHidden>
      {short}
    </>
  )
}

/** One choice of a few; each answer is a row of full width, or a cell under the title of its group. */
export function RadioRows({
  name,
  id = name,
  legend,
  options,
  hint,
  error,
  errorPrefix,
  optionalText,
  defaultOption,
  inline = false,
  disabled,
  className,
  ...rest
}: RadioRowsProps) {
  return (
    <Fieldset {...{ id, legend, hint, error, errorPrefix, optionalText, disabled }}>
      {toGroups(options).map(({ title, options: answers }, index) => (
        <div className={styles.group} key={title ?? index}>
          {/* The name of each answer says it. */}
          {title !== undefined && (
            <p aria-hidden className={styles.title}>
              {title}
            </p>
          )}
          <div
            className={classNames(
              styles.rows,
              inline && styles.inline,
              title !== undefined && styles.cells,
              className,
            )}
          >
            {answers.map((option) => (
              <label
                className={classNames(styles.row, Boolean(error) && styles.wrong)}
                key={option.value}
              >
                <TickBox
                  {...rest}
                  data-ticks={option.ticks}
                  defaultChecked={
                    defaultOption === undefined ? undefined : option.value === defaultOption
                  }
                  disabled={option.disabled}
                  id={`${id}-${option.value}`}
                  kind="one"
                  name={name}
                  value={option.value}
                />
                <span>
                  <Label {...option} />
                  {option.note && (
                    <span
                      className={classNames(
                        styles.note,
                        Boolean(option.tickedNote) && styles.first,
                      )}
                    >
                      {option.note}
                    </span>
                  )}
                  {option.tickedNote && (
                    <span className={classNames(styles.note, styles.ticked)}>
                      {option.tickedNote}
                    </span>
                  )}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </Fieldset>
  )
}
