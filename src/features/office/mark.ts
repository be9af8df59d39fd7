import { themeVariables, type Theme } from '@/domain/brand/theme'

/** The stepped gable that stands for an agency in tabs and on home screens, in its colours. */
export function drawMark({ brand, accent, radius }: Theme): string {
  const { '--brand-ink': ink = '#ffffff' } = themeVariables({ brand, accent, radius })
  const corner = 5 + radius
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">',
    `<rect width="48" height="48" rx="${corner}" fill="${brand}"/>`,
    `<rect x="3" y="3" width="42" height="42" rx="${Math.max(0, corner - 2.5)}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.5"/>`,
    `<path d="M10 39V25h4v-5h4v-5h3.5v-5h5v5H30v5h4v5h4v14H28.5v-6a4.5 4.5 0 0 0-9 0v6Z" fill="${ink}"/>`,
    `<path d="M21.5 19h5v5.5h-5z" fill="${accent}"/>`,
    '</svg>',
  ].join('')
}

/** The address of the mark; it holds the colours, so that browsers fetch it anew with new ones. */
export function toMarkSrc({ brand, accent }: Theme): string {
  return `/icon.svg?look=${`${brand}-${accent}`.replaceAll('#', '').toLowerCase()}`
}
