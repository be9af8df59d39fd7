import { Path, Svg, Text, View } from '@react-pdf/renderer'
import type { BrochureEnergy, BrochureFlood, EnergyStep } from './brochure'
import { Row } from './brochure-facts'
import { display, paper, styles } from './paper'

/** Height of an arrow with its gap, and size of its letter, in points. */
export type ArrowSize = { height: number; gap: number; letter: number }

const ordinary: ArrowSize = { height: 15, gap: 2, letter: 9.5 }
/** Brussels counts nineteen classes. */
const small: ArrowSize = { height: 8.5, gap: 0.75, letter: 6.5 }
const manySteps = 10

/** Widths in points: of the best class, and what the worst has more. */
const widths = { best: 44, growth: 80 } as const

/** How far the point of an arrow sticks out. */
function toPoint({ height }: ArrowSize): number {
  return height * 0.4
}

/** One class as an arrow that points to the right, with its letter. */
export function Arrow({ step, width, size }: { step: EnergyStep; width: number; size: ArrowSize }) {
  const { height, letter } = size
  const shoulder = width - toPoint(size)
  const outline = `M0 0H${shoulder}L${width} ${height / 2}L${shoulder} ${height}H0z`
  return (
    <View style={{ width, height }}>
      <Svg height={height} style={{ position: 'absolute' }} width={width}>
        <Path d={outline} fill={step.fill} />
      </Svg>
      <Text
        style={{
          ...{ paddingTop: (height - letter * 1.25) / 2, paddingLeft: 6, color: step.text },
          ...{ fontFamily: display, fontWeight: 600, fontSize: letter, lineHeight: 1.2 },
        }}
      >
        {step.letter}
      </Text>
    </View>
  )
}

/** The figure of the home, on an arrow that points back at its class. */
function Pointer({ value, size }: { value: string; size: ArrowSize }) {
  const { height, letter } = size
  const point = toPoint(size)
  return (
    <View style={{ flexDirection: 'row' }}>
      <Svg height={height} width={point}>
        <Path d={`M0 ${height / 2}L${point} 0V${height}z`} fill={paper.ink} />
      </Svg>
      <Text
        style={{
          ...{ height, paddingTop: (height - letter * 1.1) / 2, paddingHorizontal: 5 },
          ...{ backgroundColor: paper.ink, color: paper.white },
          ...{ fontSize: letter - 1, fontWeight: 600, lineHeight: 1.2 },
        }}
      >
        {value}
      </Text>
    </View>
  )
}

function Scale({ scale, current, value }: Pick<BrochureEnergy, 'scale' | 'current' | 'value'>) {
  const size = scale.length > manySteps ? small : ordinary
  const step = widths.growth / Math.max(1, scale.length - 1)
  return (
    <View style={{ gap: size.gap, marginVertical: 3 }}>
      {scale.map((one, place) => (
        <View key={one.letter} style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
          <Arrow size={size} step={one} width={widths.best + place * step} />
          {place === current && scale.length > 1 && (
            <Pointer size={size} value={value || one.letter} />
          )}
        </View>
      ))}
    </View>
  )
}

/** The energy of the home: label on its scale, certificate, and the duty that comes with it. */
export function Energy({ energy }: { energy: BrochureEnergy }) {
  const { title, scale, current, value, lines, rows } = energy
  return (
    <View style={[styles.group, styles.half]}>
      <Text style={styles.groupTitle}>{title}</Text>
      {scale.length > 0 && <Scale current={current} scale={scale} value={value} />}
      {lines.map((line, index) => (
        <Text key={line} style={index === 0 ? styles.strong : [styles.small, styles.line]}>
          {line}
        </Text>
      ))}
      <View style={styles.line}>
        {rows.map((row) => (
          <Row key={row.label} row={row} width="100%" />
        ))}
      </View>
    </View>
  )
}

/** The house in the water, that a score of D asks for; `side` in points. */
export function FloodSymbol({ side = 30 }: { side?: number }) {
  return (
    <Svg height={side} viewBox="0 0 48 48" width={side}>
      <Path d="M24 5 6 19.5h4.5V31h27V19.5H42Z" fill={paper.ink} />
      <Path d="M15.5 21h6v6h-6zm11 0h6v10h-6z" fill={paper.white} />
      <Path
        d="M4 33q5-4.5 10 0t10 0 10 0 10 0M4 40.5q5-4.5 10 0t10 0 10 0 10 0"
        fill="none"
        stroke={paper.scores[2]}
        strokeWidth={3}
      />
    </Svg>
  )
}

/** The flood scores with what they mean. */
export function Flood({ flood }: { flood: BrochureFlood }) {
  return (
    <View style={styles.group}>
      <Text style={styles.groupTitle}>{flood.title}</Text>
      {flood.symbol !== null && (
        <View style={styles.score}>
          <FloodSymbol />
          <Text style={[styles.scoreText, styles.strong]}>{flood.symbol}</Text>
        </View>
      )}
      {flood.scores.map(({ letter, depth, title, text }) => (
        <View key={title} style={styles.score}>
          <Text
            style={[
              styles.scoreLetter,
              {
                backgroundColor: paper.scores[depth - 1],
                color: depth > 2 ? paper.white : paper.ink,
              },
            ]}
          >
            {letter}
          </Text>
          <View style={styles.scoreText}>
            <Text style={styles.strong}>{title}</Text>
            <Text>{text}</Text>
          </View>
        </View>
      ))}
      {flood.lines.map((line) => (
        <Text key={line} style={styles.line}>
          {line}
        </Text>
      ))}
    </View>
  )
}
