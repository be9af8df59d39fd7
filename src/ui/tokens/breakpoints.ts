/**
 * Width in CSS pixels from which each size of the grid applies; `xs` is the phone and has no query.
 * Style sheets repeat these figures in their media queries, where custom properties cannot stand.
 */
export const breakpoints = { xs: 0, sm: 768, md: 961, lg: 1280, xl: 1440 } as const

export type Breakpoint = keyof typeof breakpoints
