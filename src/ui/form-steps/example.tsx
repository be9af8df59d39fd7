import { FormSteps } from './form-steps'

export const examples = [
  {
    name: 'second of four',
    node: (
      <FormSteps
        current={2}
        label="Stappen van het formulier"
        status="Stap 2 van 4"
        steps={[
          { name: 'Uw pand', href: '/nl/gratis-schatting/' },
          { name: 'Ligging' },
          { name: 'Kenmerken' },
          { name: 'Uw gegevens' },
        ]}
      />
    ),
  },
]
