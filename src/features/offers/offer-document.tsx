import { Document, Page, Text, View } from '@react-pdf/renderer'
import { styles } from '@/features/brochure/paper'
import type { OfferPaper } from './to-offer-paper'

/** Width of the column of labels, in points. */
const labelWidth = 150

type Rows = OfferPaper['hashes']

function Lines({ rows }: { rows: Rows }) {
  return rows.map(({ label, value }) => (
    <View key={label} style={[styles.row, { flexDirection: 'row', gap: 10 }]}>
      <Text style={[styles.blockLabel, { width: labelWidth }]}>{label}</Text>
      <Text style={[styles.strong, { flex: 1 }]}>{value}</Text>
    </View>
  ))
}

function Foot({ paper: { agencyName, numberText, pageText } }: { paper: OfferPaper }) {
  return (
    <View fixed style={styles.foot}>
      <Text style={styles.footLine}>
        {agencyName} · {numberText}
      </Text>
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

/** What proves the copy: the sentence about it, and the hashes of the register. */
function Proof({ paper: { proofText, hashes } }: { paper: OfferPaper }) {
  return (
    <View style={styles.group} wrap={false}>
      <Text style={styles.small}>{proofText}</Text>
      {hashes.map(({ label, value }) => (
        <Text key={label} style={styles.small}>
          {label}: {value}
        </Text>
      ))}
    </View>
  )
}

/** The copy of an offer on A4. */
export function OfferDocument({ paper }: { paper: OfferPaper }) {
  const { agencyName, title, numberText, price, parts, notices, signedText, locale } = paper
  return (
    <Document
      author={agencyName}
      creator={agencyName}
      language={locale}
      producer={agencyName}
      title={`${title}: ${numberText}`}
    >
      <Page size="A4" style={styles.page}>
        <Foot paper={paper} />
        <View style={styles.body}>
          <View style={styles.head}>
            <Text style={styles.agencyName}>{agencyName}</Text>
            <Text style={styles.soft}>{numberText}</Text>
          </View>
          <View style={styles.titleRow}>
            <Text style={[styles.title, styles.titleColumn]}>{title}</Text>
            <Text style={styles.price}>{price}</Text>
          </View>
          {parts.map((part) => (
            <View key={part.title} style={styles.group}>
              <Text style={styles.groupTitle}>{part.title}</Text>
              <Lines rows={part.rows} />
            </View>
          ))}
          <View style={styles.group}>
            {notices.map((notice) => (
              <Text key={notice} style={styles.paragraph}>
                {notice}
              </Text>
            ))}
            <Text style={styles.strong}>{signedText}</Text>
          </View>
          <Proof paper={paper} />
        </View>
      </Page>
    </Document>
  )
}
