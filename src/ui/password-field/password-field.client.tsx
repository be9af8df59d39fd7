'use client'

import { useEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from '../text-field/text-field'
import { useHasScript } from '../use-has-script'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './password-field.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'label' | 'before' | 'after'> & {
  label: string
  /** What the button does that shows what is typed, and what it does afterwards. */
  showText: string
  hideText: string
}

/** A password, with a button to read what is typed. Without script it is a plain field. */
export function PasswordField({ showText, hideText, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const hasScript = useHasScript()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const input = field.current
    const abort = new AbortController()
    // What is sent as plain text a browser would offer again to whoever types here next.
    const hide = () => {
      if (input) input.type = 'password'
      setShown(false)
    }
    input?.form?.addEventListener('submit', hide, { signal: abort.signal })
    return () => abort.abort()
  }, [])

  return (
    <TextField
      {...rest}
      action={
        hasScript && (
          <button
            aria-controls={rest.id ?? rest.name}
            className={styles.button}
            onClick={() => setShown(!isShown)}
            type="button"
          >
            {isShown ? hideText : showText}
            {/* No label of its own, by which the field would be looked for. */}
            <VisuallyHidden>: {rest.label}</VisuallyHidden>
          </button>
        )
      }
      autoCapitalize="none"
      autoCorrect="off"
      ref={field}
      spellCheck={false}
      type={isShown ? 'text' : 'password'}
    />
  )
}
