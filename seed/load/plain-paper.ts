/** Characters that mean something in a text of a PDF. */
const toPdfText = (text: string) => text.replace(/[\\()]/g, (sign) => `\\${sign}`)

/**
 * A page with one line, as the smallest PDF that every reader opens. The same bytes for the same
 * text.
 *
 * @param title letters of Latin-1; others become question marks
 */
export function drawPlainPaper(title: string): Buffer {
  const text = title.replace(/’/g, "'").replace(/[^\u0020-\u00ff]/g, '?')
  const content = `BT /F1 24 Tf 72 720 Td (${toPdfText(text)}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(place).padStart(10, '0')
  })
  const table = ['0000000000 65535 f', ...places.map((place) => `${place} 00000 n`)]
  const size = objects.length + 1
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n${table.join(' \n')} \n${end}`, 'latin1')
}
