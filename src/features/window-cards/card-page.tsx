import { Image as Photo, Page, Text, View } from '@react-pdf/renderer'
import { themeVariables } from '@/domain/brand/theme'
import { cutText } from '@/domain/text/cut-text'
import type { Brochure } from '@/features/brochure/brochure'
import type { PaperPicture } from '@/features/brochure/brochure-document'
import { Arrow, FloodSymbol, type ArrowSize } from '@/features/brochure/brochure-energy'
import { paper } from '@/features/brochure/paper'
import { Plate, QrCode } from '@/features/brochure/paper-parts'
import { cardStyles as styles, fitArea, fitSize } from './card-look'

type PartProps = { brochure: Brochure }

/** Figures that are read from the street; more of them would be read by nobody. */
const figuresMax = 4
const labelSize: ArrowSize = { height: 38, gap: 0, letter: 24 }
const labelWidth = 108
const codeSide = 80
const titleCharactersMax = 60
/** A text on planning may be pages long; it goes on where the code leads to. */
const mentionCharactersMax = 420

function shorten(text: string, charactersMax: number): string {
  return text.length <= charactersMax ? text : `${cutText(text, charactersMax - 1).trimEnd()}…`
}

function Title({ brochure: { headline, title, plates, reference, theme, price } }: PartProps) {
  const placeSize = fitSize(headline.place, { max: 44, min: 24, charactersAtMax: 10 })
  const priceSize = fitSize(price, { max: 42, min: 20, charactersAtMax: 10 })
  return (
    <View>
      <View style={styles.plates}>
        {plates.map(({ text, tone }) => (
          <Plate key={text} scale={1.7} text={text} theme={theme} tone={tone} />
        ))}
        {reference !== null && <Plate scale={1.7} text={reference} theme={theme} tone="enamel" />}
      </View>
      <Text style={[styles.place, { fontSize: placeSize }]}>{headline.place}</Text>
      <Text style={styles.kind}>{headline.kind}</Text>
      {title !== headline.kind && (
        <Text style={styles.title}>{shorten(title, titleCharactersMax)}</Text>
      )}
      <Text style={[styles.price, { color: theme.brand, fontSize: priceSize }]}>{price}</Text>
    </View>
  )
}

function Figures({ brochure: { keyFigures } }: PartProps) {
  if (keyFigures.length === 0) return null
  return (
    <View style={styles.figures}>
      {keyFigures.slice(0, figuresMax).map(({ figure, word }) => (
        <View key={word} style={styles.figure}>
          <Text style={styles.number}>{figure}</Text>
          <Text style={styles.word}>{word}</Text>
        </View>
      ))}
    </View>
  )
}

/** The label as large as a hand, or the sentence that stands in its place. */
function Label({ brochure: { energy } }: PartProps) {
  const step = energy.current === null ? undefined : energy.scale[energy.current]
  const [line] = energy.lines
  return (
    <View style={styles.energy}>
      <Text style={styles.lawTitle}>{energy.title}</Text>
      {step && <Arrow size={labelSize} step={step} width={labelWidth} />}
      <Text style={styles.energyText}>{step && energy.value ? energy.value : line}</Text>
    </View>
  )
}

function Law({ brochure: { legalTitle, mentions } }: PartProps) {
  if (mentions.length === 0) return <View style={styles.law} />
  const told = mentions.map(({ text }) => shorten(text, mentionCharactersMax)).join(' · ')
  const fontSize = fitArea(told, { max: 9.5, min: 5.2, charactersAtMax: 540 })
  return (
    <View style={styles.law}>
      <Text style={styles.lawTitle}>{legalTitle}</Text>
      <Text style={[styles.mentions, { fontSize }]}>{told}</Text>
    </View>
  )
}

function Flood({ brochure: { flood } }: PartProps) {
  if (flood === null || flood.symbol === null) return null
  return (
    <View style={styles.flood}>
      <FloodSymbol side={56} />
      <Text style={styles.floodText}>{flood.symbol}</Text>
    </View>
  )
}

/** Who sells, in the colour of the house, so that a window full of cards is known from afar. */
function Band({ brochure: { agency, theme } }: PartProps) {
  const ink = themeVariables(theme)['--brand-ink'] ?? paper.white
  return (
    <View style={[styles.band, { backgroundColor: theme.brand }]}>
      <Text style={[styles.agency, { color: ink }]}>{agency.name}</Text>
      <Text style={[styles.brokers, { color: ink }]}>{agency.brokers.join(' · ')}</Text>
      <Text style={[styles.phone, { color: ink }]}>{agency.phone}</Text>
    </View>
  )
}

/** One home on one sheet for the window, read from the street and, below, from nearby. */
export function CardPage({ brochure, picture }: PartProps & { picture: PaperPicture }) {
  return (
    <Page orientation="landscape" size="A4" style={styles.page}>
      <View style={styles.upper}>
        {picture === null ? (
          <View style={[styles.picture, { backgroundColor: paper.mist }]} />
        ) : (
          <Photo src={{ data: picture, format: 'jpg' }} style={styles.picture} />
        )}
        <View style={styles.facts}>
          <Title brochure={brochure} />
          <Figures brochure={brochure} />
        </View>
      </View>
      <View style={styles.lower}>
        <Label brochure={brochure} />
        <Law brochure={brochure} />
        <Flood brochure={brochure} />
        <View style={styles.code}>
          <QrCode edge="right" side={codeSide} url={brochure.page.url} />
          <Text style={styles.codeText}>{brochure.page.scanText}</Text>
        </View>
      </View>
      <Band brochure={brochure} />
    </Page>
  )
}
