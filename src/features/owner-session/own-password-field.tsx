import { PasswordField } from '@/ui/password-field/late-password-field.client'
import type { OwnerTexts } from './owner-texts'

type OwnPasswordFieldProps = {
  words: OwnerTexts
  id: string
  name?: string
  label: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
  minLength?: number
}

/** Where an owner types a password, and may read what was typed. */
export function OwnPasswordField({ words, id, name = id, ...rest }: OwnPasswordFieldProps) {
  return (
    <PasswordField
      {...rest}
      errorPrefix={words.errorPrefix}
      hideText={words.hidePassword}
      id={id}
      name={name}
      required
      showText={words.showPassword}
    />
  )
}
