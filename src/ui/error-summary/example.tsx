import { ErrorSummary } from './error-summary.client'

export const examples = [
  {
    name: 'two wrong fields',
    node: (
      <ErrorSummary
        errors={[
          { fieldId: 'voorbeeld-email', text: 'Vul uw e-mailadres in.' },
          { fieldId: 'voorbeeld-types', text: 'Kies ten minste één type.' },
        ]}
        takesFocus={false}
        title="Kijk twee antwoorden na"
      />
    ),
  },
]
