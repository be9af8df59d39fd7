import { Document, Line, Page, Rect, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/domain/kernel/locales'
import { labelValue } from '@/domain/text/label-value'
import { paper, styles } from '@/features/brochure/paper'
import { ReportEntries, type ReportPart } from './report-entries'
import { toBars } from '@/ui/bar-chart/to-bars'

export type Report = {
  locale: Locale
  agencyName: string
  /** Name and address of the agency, at the foot of every sheet. */
  agencyLine: string
  /** The numbers under which it is registered, at the end. */
  agencyNumbers: string
  /** Who looks after the property; empty where nobody is named. */
  agentText: string
  brandColour: string
  title: string
  propertyTitle: string
  /** Under which the property is filed; empty when it is gone. */
  reference: string
  /** Address and reference of the property; nothing when it is gone. */
  placeText: string
  /** How the property stands, and its price. */
  stateText: string
  periodText: string
  madeText: string
  /** With `{page}` and `{pages}` in it. */
  pageText: string
  figures: readonly { figure: string; word: string }[]
  chartTitle: string
  /** Days; weeks or months of a long period. */
  days: readonly { label: string; views: number }[]
  tableTitle: string
  sourcesTitle: string
  sources: readonly { label: string; value: string }[]
  similarTitle: string
  /** Empty where there is nothing to compare with. */
  similarText: string
  /** What happened, visits before all else. */
  parts: readonly ReportPart[]
  methodText: string
}

/** Of the chart, in points; its lines are named in a column at their left. */
const chart = { scaleWidth: 26, width: 485, height: 120 } as const

const chartStyles = StyleSheet.create({
  row: { flexDirection: 'row', marginTop: 6 },
  block: { marginBottom: 8 },
  scale: { width: chart.scaleWidth, height: chart.height },
  figure: {
    position: 'absolute',
    left: 0,
    width: chart.scaleWidth - 6,
    color: paper.soft,
    fontSize: 7.5,
    lineHeight: 1,
    textAlign: 'right',
  },
  // Three beside each other: below one another the figures of both rows stand in line.
  figureCell: { width: 157 },
  marks: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 3,
    marginLeft: chart.scaleWidth,
  },
})

/** Half the height of a figure of the scale, which stands in the middle of its line. */
const halfFigure = 3.75

/** Days beside each other in the table. */
const tableColumns = 4

function Chart({ days, brandColour }: Pick<Report, 'days' | 'brandColour'>) {
  const { bars, lines } = toBars(days.map(({ views }) => views))
  const ends = [days.at(0), days.at(-1)].flatMap((day) => (day ? [day.label] : []))
  return (
    <>
      <View style={chartStyles.row}>
        <View style={chartStyles.scale}>
          {lines.map(({ value, y }) => (
            <Text
              key={value}
              style={[chartStyles.figure, { top: (y * chart.height) / 100 - halfFigure }]}
            >
              {String(value)}
            </Text>
          ))}
        </View>
        <Svg
          height={chart.height}
          preserveAspectRatio="none"
          viewBox="0 0 100 100"
          width={chart.width}
        >
          {lines.map(({ value, y }) => (
            <Line key={value} stroke={paper.rule} strokeWidth={0.4} x1={0} x2={100} y1={y} y2={y} />
          ))}
          {bars.map((bar, index) => (
            <Rect fill={brandColour} key={index} {...bar} />
          ))}
        </Svg>
      </View>
      <View style={chartStyles.marks}>
        {ends.map((label, index) => (
          <Text key={index} style={styles.small}>
            {label}
          </Text>
        ))}
      </View>
    </>
  )
}

function Rows({ rows }: { rows: readonly { label: string; value: string }[] }) {
  return rows.map(({ label, value }) => (
    <View key={label} style={[styles.row, styles.rowLine]}>
      <Text style={styles.rowLabel}>{label}</Text>
      <Text style={styles.rowValue}>{value}</Text>
    </View>
  ))
}

/** Days that stand together: read down one column after the other, they may not cross two sheets. */
const blockDays = 60

/**
 * The figures of the chart, day by day, in columns. The title of the table is part of its first block:
 * on the first child of a part the typesetter does not mind how much has to follow, so that the title
 * would be left alone at the foot of a sheet.
 */
function DayBlock({ days, title }: Pick<Report, 'days'> & { title?: string }) {
  const height = Math.ceil(days.length / tableColumns)
  const columns = Array.from({ length: tableColumns }, (_none, column) =>
    days.slice(column * height, (column + 1) * height),
  )
  return (
    <View style={chartStyles.block} wrap={false}>
      {title !== undefined && <Text style={styles.partTitle}>{title}</Text>}
      <View style={styles.pair}>
        {columns.map((column, index) => (
          <View key={index} style={styles.half}>
            <Rows rows={column.map(({ label, views }) => ({ label, value: String(views) }))} />
          </View>
        ))}
      </View>
    </View>
  )
}

function toBlocks(days: Report['days']): Report['days'][] {
  return Array.from({ length: Math.ceil(days.length / blockDays) }, (_none, block) =>
    days.slice(block * blockDays, (block + 1) * blockDays),
  )
}

function Foot({ report: { agencyLine, pageText } }: { report: Report }) {
  return (
    <View fixed style={styles.foot}>
      <Text style={styles.footLine}>{agencyLine}</Text>
      <Text
        render={({ pageNumber, totalPages }) =>
          pageText
            .replace('{page}', String(pageNumber))
            .replace('{pages}', String(totalPages ?? ''))
        }
      />
    </View>
  )
}

/** The report of a property on A4. */
export function ReportDocument({ report }: { report: Report }) {
  const { agencyName, brandColour, title, propertyTitle, days } = report
  return (
    <Document
      author={agencyName}
      creator={agencyName}
      language={report.locale}
      producer={agencyName}
      subject={report.periodText}
      title={labelValue(title, propertyTitle, report.locale)}
    >
      <Page size="A4" style={styles.page}>
        <Foot report={report} />
        <View style={styles.body}>
          <View style={styles.head}>
            <Text style={[styles.agencyName, { color: brandColour }]}>{agencyName}</Text>
            <Text style={styles.soft}>{report.madeText}</Text>
          </View>
          <Text style={styles.title}>{propertyTitle}</Text>
          {report.placeText !== '' && <Text style={styles.place}>{report.placeText}</Text>}
          {report.stateText !== '' && <Text style={styles.place}>{report.stateText}</Text>}
          <Text style={styles.place}>{report.periodText}</Text>
          {report.agentText !== '' && <Text style={styles.line}>{report.agentText}</Text>}
          <View style={styles.keyFigures} wrap={false}>
            {report.figures.map(({ figure, word }) => (
              <View key={word} style={chartStyles.figureCell}>
                <Text style={styles.figure}>{figure}</Text>
                <Text style={styles.soft}>{word}</Text>
              </View>
            ))}
          </View>
          <View style={styles.part} wrap={false}>
            <Text style={styles.partTitle}>{report.chartTitle}</Text>
            <Chart brandColour={brandColour} days={days} />
          </View>
          <View style={styles.part} wrap={false}>
            <Text style={styles.partTitle}>{report.sourcesTitle}</Text>
            <Rows rows={report.sources} />
          </View>
          {report.similarText !== '' && (
            <View style={styles.part} wrap={false}>
              <Text style={styles.partTitle}>{report.similarTitle}</Text>
              <Text>{report.similarText}</Text>
            </View>
          )}
          {report.parts.map((part) => (
            <ReportEntries key={part.title} part={part} />
          ))}
          <View style={styles.part}>
            {toBlocks(days).map((block, index) => (
              <DayBlock
                days={block}
                key={index}
                title={index === 0 ? report.tableTitle : undefined}
              />
            ))}
          </View>
          <Text style={[styles.small, styles.closing]}>{report.methodText}</Text>
          <Text style={[styles.small, styles.closing]}>{report.agencyNumbers}</Text>
        </View>
      </Page>
    </Document>
  )
}
