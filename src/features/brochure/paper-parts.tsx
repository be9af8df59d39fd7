import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { themeVariables } from '@/domain/brand/theme'
import { quietModules, toQrDrawing } from '@/ui/qr-code/qr-path'
import type { Brochure } from './brochure'
import { paper, styles } from './paper'

type Tone = Brochure['plates'][number]['tone']

/** An enamel plate: a field of colour with a line along its edge. */
export function Plate({
  text,
  tone,
  theme,
  scale = 1,
}: {
  text: string
  tone: Tone
  theme: Brochure['theme']
  /** How many times as large as in running text. */
  scale?: number
}) {
  const look = themeVariables(theme)
  const onBrand = look['--brand-ink'] ?? paper.white
  const tones: Readonly<Record<string, { fill: string; ink: string }>> = {
    marigold: { fill: theme.accent, ink: look['--accent-ink'] ?? paper.ink },
    ink: { fill: paper.ink, ink: paper.white },
    tile: { fill: paper.tile, ink: paper.white },
  }
  const { fill, ink } = tones[tone] ?? { fill: theme.brand, ink: onBrand }
  return (
    <View style={[styles.plate, { backgroundColor: fill, borderRadius: 4 * scale }]}>
      <Text
        style={[
          styles.plateLine,
          { borderColor: ink, color: ink, fontSize: 8.5 * scale, borderRadius: 2.5 * scale },
        ]}
      >
        {text}
      </Text>
    </View>
  )
}

type QrCodeProps = { url: string; side: number; edge: 'left' | 'right' }

/**
 * The address as a code for telephones; `side` in points, its light edge included. That edge hangs out
 * of the column, so that the dark modules stand above the `edge` of the words below.
 */
export function QrCode({ url, side, edge }: QrCodeProps) {
  const { size, path } = toQrDrawing(url)
  const out = -(side * quietModules) / size
  const style = edge === 'left' ? { marginLeft: out } : { marginRight: out }
  return (
    <Svg height={side} style={style} viewBox={`0 0 ${size} ${size}`} width={side}>
      <Path d={path} fill={paper.ink} />
    </Svg>
  )
}
