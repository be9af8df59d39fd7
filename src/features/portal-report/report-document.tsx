import { Document, Line, Page, Rect, Svg, Text, View } from '@react-pdf/renderer'
import { paper, styles } from '@/features/brochure/paper'
import { toBars } from '@/ui/bar-chart/to-bars'

export type Report = {
  locale: string
  agencyName: string
  brandColour: string
  title: string
  propertyTitle: string
  periodText: string
  madeText: string
  /** With `{page}` and `{pages}` in it. */
  pageText: string
  figures: readonly { figure: string; word: string }[]
  chartTitle: string
  days: readonly { label: string; views: number }[]
  dayLabel: string
  viewsLabel: string
  sourcesTitle: string
  sources: readonly { label: string; value: string }[]
  methodText: string
}

/** Of the chart, in points. */
const chart = { width: 511, height: 130 } as const

/** Days beside each other in the table. */
const tableColumns = 4

function Chart({ days, brandColour }: Pick<Report, 'days' | 'brandColour'>) {
  const { bars, lines } = toBars(days.map(({ views }) => views))
  return (
    <Svg
      height={chart.height}
      viewBox="0 -2 100 104"
      preserveAspectRatio="none"
      width={chart.width}
    >
      {lines.map(({ value, y }) => (
        <Line key={value} stroke={paper.rule} strokeWidth={0.4} x1={0} x2={100} y1={y} y2={y} />
      ))}
      {bars.map((bar, index) => (
        <Rect fill={brandColour} key={index} {...bar} />
      ))}
    </Svg>
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

/** The figures of the chart, day by day, in columns. */
function DayTable({ days }: Pick<Report, 'days'>) {
  const height = Math.ceil(days.length / tableColumns)
  const columns = Array.from({ length: tableColumns }, (_none, column) =>
    days.slice(column * height, (column + 1) * height),
  )
  return (
    <View style={styles.pair}>
      {columns.map((column, index) => (
        <View key={index} style={styles.half}>
          <Rows rows={column.map(({ label, views }) => ({ label, value: String(views) }))} />
        </View>
      ))}
    </View>
  )
}

function Foot({ report: { agencyName, pageText } }: { report: Report }) {
  return (
    <View fixed style={styles.foot}>
      <Text style={styles.footLine}>{agencyName}</Text>
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
      title={`${title}: ${propertyTitle}`}
    >
      <Page size="A4" style={styles.page}>
        <Foot report={report} />
        <View style={styles.body}>
          <View style={styles.head}>
            <Text style={[styles.agencyName, { color: brandColour }]}>{agencyName}</Text>
            <Text style={styles.soft}>{report.madeText}</Text>
          </View>
          <Text style={styles.title}>{propertyTitle}</Text>
          <Text style={styles.place}>{report.periodText}</Text>
          <View style={styles.keyFigures} wrap={false}>
            {report.figures.map(({ figure, word }) => (
              <View key={word} style={styles.keyFigure}>
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
          <View style={styles.part} wrap={days.length > 60}>
            <Text style={styles.partTitle}>
              {report.dayLabel} · {report.viewsLabel}
            </Text>
            <DayTable days={days} />
          </View>
          <Text style={[styles.small, styles.closing]}>{report.methodText}</Text>
        </View>
      </Page>
    </Document>
  )
}
