import { PasswordField } from './password-field.client'

export const examples = [
  {
    name: 'with hint',
    node: (
      <PasswordField
        autoComplete="new-password"
        hideText="Verbergen"
        hint="Minstens 12 tekens."
        label="Nieuw wachtwoord"
        name="voorbeeld-nieuw-wachtwoord"
        showText="Tonen"
      />
    ),
  },
  {
    name: 'error',
    node: (
      <PasswordField
        autoComplete="current-password"
        error="Vul uw wachtwoord in."
        errorPrefix="Fout:"
        hideText="Verbergen"
        label="Wachtwoord"
        name="voorbeeld-wachtwoord"
        showText="Tonen"
      />
    ),
  },
]
