import { Document, Image as Photo, Link, Page, Text, View } from '@react-pdf/renderer'
import type { Brochure } from './brochure'
import { Energy, Flood } from './brochure-energy'
import { Costs, FactColumns, Group, WideGroup } from './brochure-facts'
import { styles } from './paper'
import { Plate, QrCode } from './paper-parts'

/** A picture as JPEG; `null` where its file could not be read. */
export type PaperPicture = Buffer | null

export type BrochurePictures = { pictures: readonly PaperPicture[]; portrait: PaperPicture }

type DocumentProps = { brochure: Brochure; images: BrochurePictures }

/** Width of the text block of A4, in points. */
const blockWidth = 511

/** Height over width of the main picture and of the others, as they are cut. */
export const pictureShape = { main: 0.56, other: 0.56 } as const

function Picture({ data, width, shape }: { data: PaperPicture; width: number; shape: number }) {
  if (data === null) return null
  return (
    <Photo
      src={{ data, format: 'jpg' }}
      style={[styles.picture, { width, height: width * shape }]}
    />
  )
}

function Head({ brochure: { agency, madeText, theme } }: Pick<DocumentProps, 'brochure'>) {
  return (
    <View style={styles.head}>
      <Text style={[styles.agencyName, { color: theme.brand }]}>{agency.name}</Text>
      <Text style={styles.soft}>{madeText}</Text>
    </View>
  )
}

function Foot({ brochure: { agency, page } }: Pick<DocumentProps, 'brochure'>) {
  return (
    <View fixed style={styles.foot}>
      <View style={styles.footLine}>
        <Text>{agency.line}</Text>
        <Link src={page.url} style={styles.address}>
          {page.shownUrl}
        </Link>
      </View>
      <Text
        render={({ pageNumber, totalPages }) =>
          page.pageText
            .replace('{page}', String(pageNumber))
            .replace('{pages}', String(totalPages ?? ''))
        }
      />
    </View>
  )
}

function Title({ brochure }: Pick<DocumentProps, 'brochure'>) {
  const { plates, reference, theme, title, address, notes, price } = brochure
  return (
    <>
      <View style={styles.plates}>
        {plates.map(({ text, tone }) => (
          <Plate key={text} text={text} theme={theme} tone={tone} />
        ))}
        {reference !== null && <Plate text={reference} theme={theme} tone="enamel" />}
      </View>
      <View style={styles.titleRow}>
        <View style={styles.titleColumn}>
          <Text style={styles.title}>{title}</Text>
          <Text style={styles.place}>{address}</Text>
          {notes.map((note) => (
            <Text key={note} style={styles.soft}>
              {note}
            </Text>
          ))}
        </View>
        <Text style={[styles.price, { color: theme.brand }]}>{price}</Text>
      </View>
    </>
  )
}

function KeyFigures({ figures }: { figures: Brochure['keyFigures'] }) {
  if (figures.length === 0) return null
  return (
    <View style={styles.keyFigures} wrap={false}>
      {figures.map(({ figure, word }) => (
        <View key={word} style={styles.keyFigure}>
          <Text style={styles.figure}>{figure}</Text>
          <Text style={styles.soft}>{word}</Text>
        </View>
      ))}
    </View>
  )
}

/** Whom to ask, and the way to the page. */
function Side({ brochure, images }: DocumentProps) {
  const { agent, page } = brochure
  return (
    <View style={styles.sideColumn}>
      {agent && (
        <View style={styles.side} wrap={false}>
          <Text style={styles.soft}>{agent.title}</Text>
          <View style={styles.agent}>
            {images.portrait && (
              <Photo src={{ data: images.portrait, format: 'jpg' }} style={styles.portrait} />
            )}
            <View style={styles.agentText}>
              <Text style={styles.agentName}>{agent.name}</Text>
              {agent.role !== '' && <Text style={styles.soft}>{agent.role}</Text>}
              {agent.phone !== '' && <Text>{agent.phone}</Text>}
            </View>
          </View>
        </View>
      )}
      <View style={styles.side} wrap={false}>
        <QrCode edge="left" side={84} url={page.url} />
        <Text style={styles.soft}>{page.scanText}</Text>
      </View>
    </View>
  )
}

function Description({ description }: { description: Brochure['description'] }) {
  if (description === null) return <View style={styles.textColumn} />
  return (
    <View style={styles.textColumn}>
      {description.note !== null && <Text style={styles.soft}>{description.note}</Text>}
      {description.paragraphs.map((paragraph, index) => (
        <Text key={index} orphans={2} style={styles.paragraph} widows={2}>
          {paragraph}
        </Text>
      ))}
    </View>
  )
}

/** Two beside each other, then three: no row is left with a hole, whatever their number. */
const rowLengths: readonly (readonly number[])[] = [[], [1], [2], [3], [2, 2], [2, 3]]

const pictureGap = 8

function toRows<T>(items: readonly T[]): T[][] {
  const lengths = rowLengths[items.length] ?? []
  return lengths.map((length, row) => {
    const start = lengths.slice(0, row).reduce((sum, one) => sum + one, 0)
    return items.slice(start, start + length)
  })
}

function MorePictures({ pictures }: { pictures: readonly PaperPicture[] }) {
  const found = pictures.filter((picture) => picture !== null)
  const rows = toRows(found)
  if (rows.length === 0) return null
  return (
    <View style={styles.pictures}>
      {rows.map((row, index) => {
        const width = (blockWidth - pictureGap * (row.length - 1)) / row.length
        return (
          <View key={index} style={styles.pictureRow} wrap={false}>
            {row.map((data, place) => (
              <Picture
                data={data}
                key={place}
                shape={row.length === 1 ? pictureShape.main : pictureShape.other}
                width={width}
              />
            ))}
          </View>
        )
      })}
    </View>
  )
}

/** Who sells, under which numbers, and how current the paper is. */
function Closing({ brochure: { agency, closingText } }: Pick<DocumentProps, 'brochure'>) {
  return (
    <View style={[styles.group, styles.half]}>
      <Text style={styles.groupTitle}>{agency.title}</Text>
      <Text style={styles.strong}>{agency.name}</Text>
      {agency.lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      <Text style={[styles.small, styles.closing]}>{closingText}</Text>
    </View>
  )
}

/** The brochure of one property on A4, as many pages as it needs. */
export function BrochureDocument({ brochure, images }: DocumentProps) {
  const [main = null, ...others] = images.pictures
  const { agency, title, address, locale, theme } = brochure
  return (
    <Document
      author={agency.name}
      creator={agency.name}
      language={locale}
      producer={agency.name}
      subject={address}
      title={title}
    >
      <Page size="A4" style={styles.page}>
        <Foot brochure={brochure} />
        <View style={styles.body}>
          <Head brochure={brochure} />
          <Picture data={main} shape={pictureShape.main} width={blockWidth} />
          <Title brochure={brochure} />
          <KeyFigures figures={brochure.keyFigures} />
          <View style={styles.columns}>
            <Description description={brochure.description} />
            <Side brochure={brochure} images={images} />
          </View>
          <View break={others.some((picture) => picture !== null)}>
            <MorePictures pictures={others} />
          </View>
          <FactColumns groups={brochure.facts} title={brochure.factsTitle} />
          <View style={styles.part} wrap={false}>
            <Text style={styles.partTitle}>{brochure.legalTitle}</Text>
            <View style={styles.pair}>
              <Energy energy={brochure.energy} />
              <View style={styles.half}>
                {brochure.flood && <Flood flood={brochure.flood} />}
                {brochure.certificates && <Group group={brochure.certificates} />}
              </View>
            </View>
          </View>
          {brochure.planning && <WideGroup group={brochure.planning} />}
          <View style={styles.pair} wrap={false}>
            {brochure.costs && <Costs colour={theme.brand} costs={brochure.costs} />}
            <Closing brochure={brochure} />
          </View>
        </View>
      </Page>
    </Document>
  )
}
