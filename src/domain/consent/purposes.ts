/** What a visitor may agree to, one by one; nothing of it happens without being asked for. */
export const chosenPurposes = ['preferences', 'statistics', 'marketing', 'media'] as const
export type ChosenPurpose = (typeof chosenPurposes)[number]

/** With what the site cannot do without, which is no choice (law of 13 June 2005, art. 129). */
export const purposes = ['necessary', ...chosenPurposes] as const
export type Purpose = (typeof purposes)[number]

/** What the three buttons come to without a look at the settings. */
export const choices = { all: chosenPurposes, necessary: [] } as const satisfies Record<
  string,
  readonly ChosenPurpose[]
>
export type Choice = keyof typeof choices

export function isChosenPurpose(value: unknown): value is ChosenPurpose {
  return chosenPurposes.some((purpose) => purpose === value)
}
