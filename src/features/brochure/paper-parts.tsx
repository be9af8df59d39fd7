import { Path, Svg, Text, View } from '@react-pdf/renderer'
import { themeVariables } from '@/domain/brand/theme'
import { toQrDrawing } from '@/ui/qr-code/qr-path'
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

/** The address as a code for telephones; `side` in points. */
export function QrCode({ url, side }: { url: string; side: number }) {
  const { size, path } = toQrDrawing(url)
  return (
    <Svg height={side} viewBox={`0 0 ${size} ${size}`} width={side}>
      <Path d={path} fill={paper.ink} />
    </Svg>
  )
}
