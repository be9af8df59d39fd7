import { describe, expect, it } from 'vitest'
import { sanitiseSvg } from './sanitise-svg'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">'

describe('sanitiseSvg', () => {
  it('keeps a drawing as it is', () => {
    const drawing =
      `${open}<defs><linearGradient id="sky"><stop offset="0" stop-color="#fff"/></linearGradient>` +
      '</defs><style>.a{fill:url(#sky)}</style><use href="#sky"/><path class="a" d="M0 0h8"/>' +
      '<text x="1">Gevel &amp; co</text></svg>'
    expect(sanitiseSvg(drawing)).toBe(drawing)
  })

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a script', '<scr<script></script>ipt>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT href="x.js"/>'],
    ['a script under a prefix', '<svg:script>alert(1)</svg:script>'],
    ['a handler', '<path onload="alert(1)"/>'],
    ['a handler without quotes', '<path onload=alert(1) />'],
    ['foreign content', '<foreignObject><body>alert(1)</body></foreignObject>'],
    ['a link', '<a href="javascript:alert(1)"><path/></a>'],
    ['a link to another file', '<use href="https://evil.example/x.svg#alert"/>'],
    ['a picture', '<image href="https://evil.example/alert.png"/>'],
    ['an animation of a link', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['a style that loads', '<style>@import "https://evil.example/alert.css";</style>'],
    ['a style in character data', '<style><![CDATA[a{b:url(//evil.example/alert)}]]></style>'],
    ['a fill that loads', '<path fill="url(https://evil.example/alert)"/>'],
    ['a fill that loads by entities', '<path fill="u&#114;l(https://evil.example/alert)"/>'],
    ['an entity', '<!DOCTYPE svg [<!ENTITY x "alert">]><path/>'],
    ['a comment', '<!-- alert -->'],
    ['an instruction', '<?xml-stylesheet href="alert.css"?>'],
    ['notes of the program', '<metadata>alert</metadata>'],
    ['the name of the file', '<g inkscape:export-filename="/home/alert.png"/>'],
  ])('leaves out %s', (_what, part) => {
    const told = sanitiseSvg(`${open}${part}</svg>`)
    expect(told).not.toMatch(/alert\(|evil|onload|<script|<!|<\?|metadata|inkscape|javascript/i)
    expect(told.startsWith('<svg')).toBe(true)
  })
})
