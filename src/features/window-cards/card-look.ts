import { StyleSheet } from '@react-pdf/renderer'
import { display, paper, text } from '@/features/brochure/paper'

/**
 * The measures of a window card, in points on A4 across. A3 has the same shape, so that a printer
 * makes it from the same file, at 141 %.
 */
export const card = { width: 842, height: 595, picture: 532, upper: 404, band: 52 } as const

const strong = 600
const edge = 28

/** The largest of two sizes at which a line is still read in one glance, by its characters. */
export function fitSize(
  line: string,
  { max, min, charactersAtMax }: { max: number; min: number; charactersAtMax: number },
): number {
  return Math.max(min, Math.min(max, (max * charactersAtMax) / Math.max(1, line.length)))
}

/** The same for a text of several lines, whose room grows with both sides of its letters. */
export function fitArea(
  whole: string,
  { max, min, charactersAtMax }: { max: number; min: number; charactersAtMax: number },
): number {
  return Math.max(min, Math.min(max, max * Math.sqrt(charactersAtMax / Math.max(1, whole.length))))
}

export const cardStyles = StyleSheet.create({
  page: { color: paper.ink, fontFamily: text, fontSize: 10 },
  upper: { flexDirection: 'row', height: card.upper },
  picture: { width: card.picture, height: card.upper, objectFit: 'cover' },
  facts: {
    flex: 1,
    justifyContent: 'space-between',
    paddingTop: edge - 4,
    paddingBottom: 14,
    paddingHorizontal: edge,
  },
  plates: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  place: {
    marginTop: 16,
    fontFamily: display,
    fontWeight: strong,
    lineHeight: 1.02,
    letterSpacing: -0.8,
  },
  kind: { marginTop: 8, color: paper.soft, fontSize: 17, lineHeight: 1.25 },
  title: { marginTop: 6, fontSize: 13, fontWeight: strong, lineHeight: 1.3 },
  price: {
    marginTop: 14,
    fontFamily: display,
    fontWeight: strong,
    lineHeight: 1.1,
    letterSpacing: -0.5,
  },
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    rowGap: 8,
    paddingTop: 10,
    borderTopWidth: 1.5,
    borderTopColor: paper.ink,
  },
  figure: { width: '50%' },
  number: { fontFamily: display, fontWeight: strong, fontSize: 23, lineHeight: 1.15 },
  word: { color: paper.soft, fontSize: 11, lineHeight: 1.3 },
  lower: {
    flexDirection: 'row',
    gap: 24,
    height: card.height - card.upper - card.band,
    paddingTop: 18,
    paddingBottom: 12,
    paddingHorizontal: edge,
  },
  energy: { width: 150, gap: 6 },
  energyText: { fontSize: 11, lineHeight: 1.3 },
  law: { flex: 1 },
  lawTitle: { fontFamily: display, fontWeight: strong, fontSize: 10, lineHeight: 1.3 },
  mentions: { lineHeight: 1.36, marginTop: 2 },
  flood: { width: 96, alignItems: 'center', gap: 4 },
  floodText: { fontSize: 7.6, lineHeight: 1.3, textAlign: 'center' },
  code: { width: 96, alignItems: 'flex-end', gap: 4 },
  codeText: { width: 96, color: paper.soft, fontSize: 7.6, lineHeight: 1.3, textAlign: 'right' },
  band: {
    position: 'absolute',
    bottom: 0,
    left: 0,
    right: 0,
    height: card.band,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    paddingHorizontal: edge,
  },
  agency: { fontFamily: display, fontWeight: strong, fontSize: 21, lineHeight: 1.2 },
  brokers: { flex: 1, fontSize: 7.2, lineHeight: 1.35 },
  phone: { fontFamily: display, fontWeight: strong, fontSize: 21, lineHeight: 1.2 },
})
