/** Two rules of equal weight that differ over a property, of which the later one wins. */
export type StyleTie = { winner: string; loser: string; property: string }

/**
 * Finds elements of the page that is open on which only the order of style sheets decides. Runs in the
 * browser, so it holds all that it needs. Rules for the pointer and the focus count as if they applied.
 */
export function findStyleTies(): StyleTie[] {
  type Weight = readonly [number, number, number]
  type Rule = { selector: string; style: CSSStyleDeclaration; place: number }
  type Claim = { rule: Rule; weight: Weight; value: string; isImportant: boolean }

  const whileTouched = /:(?:hover|active|focus-visible|focus|target)(?![\w-])/g
  const sides = [
    ['block-start', 'top'],
    ['block-end', 'bottom'],
    ['inline-start', 'left'],
    ['inline-end', 'right'],
  ] as const
  /** The same property by its other name; the site is written from left to right. */
  const toPhysical = (name: string) => {
    let physical = name.replace(/^(min-|max-)?inline-size$/, '$1width')
    physical = physical.replace(/^(min-|max-)?block-size$/, '$1height')
    for (const [logical, side] of sides) physical = physical.replace(logical, side)
    return physical.replace(/^inset-/, '')
  }

  const splitList = (text: string): string[] => {
    const parts = ['']
    let depth = 0
    for (const sign of text) {
      if (sign === '(' || sign === '[') depth += 1
      if (sign === ')' || sign === ']') depth -= 1
      if (sign === ',' && depth === 0) parts.push('')
      else parts.push(`${parts.pop() ?? ''}${sign}`)
    }
    return parts.map((part) => part.trim())
  }

  const compare = (a: Weight, b: Weight) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]
  const heaviest = (list: string): Weight =>
    splitList(list)
      .map(weigh)
      .reduce((a, b) => (compare(a, b) >= 0 ? a : b), [0, 0, 0])

  /** Ids, then classes with what counts like them, then elements. */
  function weigh(selector: string): Weight {
    const weight: [number, number, number] = [0, 0, 0]
    const add = (other: Weight) =>
      other.forEach((one, at) => (weight[at] = (weight[at] ?? 0) + one))
    let rest = selector
    // What stands in brackets is weighed by itself, from the innermost outwards.
    const inner = /:(is|not|has|where)\(([^()]*)\)/
    for (let found = inner.exec(rest); found; found = inner.exec(rest)) {
      if (found[1] !== 'where') add(heaviest(found[2] ?? ''))
      rest = rest.replace(found[0], '')
    }
    const take = (pattern: RegExp, kind: 0 | 1 | 2) => {
      weight[kind] += rest.match(pattern)?.length ?? 0
      rest = rest.replace(pattern, ' ')
    }
    take(/\[[^\]]*\]/g, 1)
    take(/::[\w-]+(?:\([^)]*\))?/g, 2)
    take(/:[\w-]+(?:\([^)]*\))?/g, 1)
    take(/\.(?:[\w-]|\\.)+/g, 1)
    take(/#[\w-]+/g, 0)
    take(/[a-z][\w-]*/gi, 2)
    return weight
  }

  /** The style sheets of ours that a selector names, by the mark that the build gives their classes. */
  const toSheets = (selector: string) =>
    [...new Set([...selector.matchAll(/\.(_?[\w-]{6})_/g)].map(([, mark]) => mark))]
      .toSorted()
      .join()

  const rules: Rule[] = []
  const read = (list: CSSRuleList) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        for (const selector of splitList(rule.selectorText))
          rules.push({ selector, style: rule.style, place: rules.length })
      } else if (rule instanceof CSSMediaRule) {
        if (window.matchMedia(rule.conditionText).matches) read(rule.cssRules)
      } else if (rule instanceof CSSGroupingRule) read(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) read(sheet.cssRules)

  const claims = new Map<Element, Map<string, Claim[]>>()
  for (const rule of rules) {
    const part = /::[\w-]+(?:\([^)]*\))?$/.exec(rule.selector)?.[0] ?? ''
    const element = rule.selector.slice(0, rule.selector.length - part.length)
    const asked = element.replace(whileTouched, ':is(*)') || '*'
    const weight = weigh(rule.selector)
    for (const found of document.querySelectorAll(asked)) {
      const properties = claims.get(found) ?? new Map<string, Claim[]>()
      claims.set(found, properties)
      for (const name of rule.style) {
        const key = `${toPhysical(name)} ${part}`.trim()
        const isImportant = rule.style.getPropertyPriority(name) !== ''
        const claim = { rule, weight, value: rule.style.getPropertyValue(name), isImportant }
        properties.set(key, [...(properties.get(key) ?? []), claim])
      }
    }
  }

  const isTouched = ({ rule }: Claim) => rule.selector.search(whileTouched) >= 0
  const ties = new Map<string, StyleTie>()
  const findTies = (all: readonly Claim[], property: string) => {
    const first = all.reduce((a, b) => {
      const order = Number(a.isImportant) - Number(b.isImportant) || compare(a.weight, b.weight)
      return order > 0 ? a : b
    })
    for (const { rule, weight, value, isImportant } of all) {
      const isEqual = isImportant === first.isImportant && compare(weight, first.weight) === 0
      const isOfOne = toSheets(rule.selector) === toSheets(first.rule.selector)
      // What is joined from variables has no value of its own here, and counts as different.
      if (!isEqual || isOfOne || (value === first.value && value !== '')) continue
      const tie = { winner: first.rule.selector, loser: rule.selector, property }
      ties.set(JSON.stringify(tie), tie)
    }
  }
  for (const properties of claims.values()) {
    for (const [property, all] of properties) {
      const atRest = all.filter((claim) => !isTouched(claim))
      if (atRest.length > 1) findTies(atRest, property)
      if (all.length > 1) findTies(all, property)
    }
  }
  return [...ties.values()]
}
