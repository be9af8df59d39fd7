import type { MouseEvent } from 'react'
import { ButtonLink } from '@/ui/button/button-link'
import type { FormPart } from './form-field'
import type { AskedForm } from './form-model'
import { listParts, toStepId } from './form-steps'
import styles from './form-fields.module.css'

export type StepLinksProps = {
  form: AskedForm
  part: FormPart
  /** Checks the step before the next is shown. */
  onNext?: (event: MouseEvent, part: FormPart) => void
}

/** The ways from a step to its neighbours. They are links, so that they work before any script. */
export function StepLinks({ form: { kind, fields, words }, part, onNext }: StepLinksProps) {
  const parts = listParts(fields)
  const place = parts.indexOf(part)
  const before = parts[place - 1]
  const next = parts[place + 1]
  return (
    <div className={styles.stepLinks}>
      {next !== undefined && (
        <ButtonLink
          href={`#${toStepId(kind, next)}`}
          iconEnd="arrow-right"
          onClick={(event) => onNext?.(event, part)}
          size="large"
        >
          {words.steps.next}
        </ButtonLink>
      )}
      {before !== undefined && (
        <ButtonLink href={`#${toStepId(kind, before)}`} size="large" variant="secondary">
          {words.steps.back}
        </ButtonLink>
      )}
    </div>
  )
}
