import type { CSSProperties } from 'react'
import type { MailAgency, MailBlock, MailDocument } from './mail-document'

// Mail programs know no stylesheets worth the name: every element carries its own look.
const ink = '#1b1d22'
const quiet = '#5a6070'
const rule = '#d9dce3'
const font = "'Instrument Sans', 'Helvetica Neue', Helvetica, Arial, sans-serif"

const text: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: ink }
const heading: CSSProperties = { ...text, fontSize: 20, lineHeight: '28px', fontWeight: 700 }
const small: CSSProperties = { ...text, fontSize: 14, lineHeight: '20px', color: quiet }
const cell: CSSProperties = {
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${rule}`,
  fontSize: 16,
  lineHeight: '24px',
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
}
const hidden: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
}

function Facts({ rows }: Extract<MailBlock, { kind: 'facts' }>) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ width: '100%', margin: '0 0 24px' }}>
      <tbody>
        {rows.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row" style={{ ...cell, width: '38%', fontWeight: 400, color: quiet }}>
              {label}
            </th>
            <td style={{ ...cell, color: ink, whiteSpace: 'pre-line' }}>
              {href ? (
                <a href={href} style={{ color: ink }}>
                  {value}
                </a>
              ) : (
                value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Home({ title, href, imageHref, lines }: Extract<MailBlock, { kind: 'home' }>) {
  return (
    <div style={{ margin: '0 0 32px' }}>
      {imageHref && (
        <a href={href}>
          <img
            alt={title}
            src={imageHref}
            style={{ display: 'block', width: '100%', maxWidth: 600, height: 'auto', border: 0 }}
            width={600}
          />
        </a>
      )}
      <p style={{ ...text, margin: '12px 0 4px', fontSize: 18, fontWeight: 700 }}>
        <a href={href} style={{ color: ink }}>
          {title}
        </a>
      </p>
      {lines.map((line) => (
        <p key={line} style={{ ...text, margin: '0 0 4px' }}>
          {line}
        </p>
      ))}
    </div>
  )
}

function Block({ block, brandColour }: { block: MailBlock; brandColour: string }) {
  switch (block.kind) {
    case 'heading':
      return <h2 style={heading}>{block.text}</h2>
    case 'text':
      return <p style={{ ...text, whiteSpace: 'pre-line' }}>{block.text}</p>
    case 'quote':
      return (
        <blockquote
          style={{
            ...text,
            margin: '0 0 24px',
            padding: '4px 0 4px 16px',
            borderLeft: `3px solid ${brandColour}`,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {block.text}
        </blockquote>
      )
    case 'facts':
      return <Facts {...block} />
    case 'button':
      return (
        <p style={{ ...text, margin: '8px 0 24px' }}>
          <a
            href={block.href}
            style={{
              display: 'inline-block',
              padding: '12px 20px',
              borderRadius: 4,
              background: brandColour,
              color: '#ffffff',
              fontWeight: 600,
              textDecoration: 'none',
            }}
          >
            {block.label}
          </a>
        </p>
      )
    case 'home':
      return <Home {...block} />
    case 'small':
      return (
        <p style={small}>
          {block.text}
          {block.link && ' '}
          {block.link && (
            <a href={block.link.href} style={{ color: quiet }}>
              {block.link.label}
            </a>
          )}
        </p>
      )
  }
}

/** The drawn part of a mail: one column, readable with pictures off and in the dark. */
export function Mail({ document, agency }: { document: MailDocument; agency: MailAgency }) {
  return (
    <html lang={document.locale}>
      {/* A mail is no page of the framework, whose own head it cannot have. */}
      {/* eslint-disable-next-line @next/next/no-head-element */}
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width" name="viewport" />
        <meta content="light dark" name="color-scheme" />
        <title>{document.subject}</title>
      </head>
      <body style={{ margin: 0, padding: '24px 16px', background: '#ffffff', fontFamily: font }}>
        <div style={hidden}>{document.preview}</div>
        <div style={{ maxWidth: 600, margin: '0 auto' }}>
          <p
            style={{
              ...text,
              margin: '0 0 24px',
              paddingBottom: 12,
              borderBottom: `4px solid ${agency.brandColour}`,
              fontSize: 18,
              fontWeight: 700,
            }}
          >
            <a href={agency.siteHref} style={{ color: ink, textDecoration: 'none' }}>
              {agency.name}
            </a>
          </p>
          {document.blocks.map((block, index) => (
            <Block block={block} brandColour={agency.brandColour} key={index} />
          ))}
          <p style={{ ...small, marginTop: 32, paddingTop: 16, borderTop: `1px solid ${rule}` }}>
            {[agency.name, ...agency.lines].map((line) => (
              <span key={line}>
                {line}
                <br />
              </span>
            ))}
          </p>
        </div>
      </body>
    </html>
  )
}
