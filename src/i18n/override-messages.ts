import type { MessageTree } from './define-messages'

type Entry = { key: string; rest: string }

/** The parts of a tree that a path may lead through; a key may hold dots itself (`email.missing`). */
function findEntries(tree: object, path: string): Entry[] {
  return Object.keys(tree)
    .filter((key) => path === key || path.startsWith(`${key}.`))
    .map((key) => ({ key, rest: path.slice(key.length + 1) }))
}

function replaceAt(tree: MessageTree, path: string, text: string): MessageTree {
  for (const { key, rest } of findEntries(tree, path)) {
    const current = tree[key]
    if (typeof current === 'string' && rest === '') return { ...tree, [key]: text }
    if (typeof current === 'object' && rest !== '') {
      const inner = replaceAt(current, rest, text)
      if (inner !== current) return { ...tree, [key]: inner }
    }
  }
  return tree
}

/**
 * Puts the editors' own words in the place of the built-in ones. A key is a path such as
 * `shell.missing.title`; one that names no text, or a whole group, changes nothing.
 */
export function overrideMessages<Tree extends MessageTree>(
  messages: Tree,
  overrides: Readonly<Record<string, string>>,
): Tree {
  const replaced = Object.entries(overrides).reduce<MessageTree>(
    (tree, [key, text]) => replaceAt(tree, key, text),
    messages,
  )
  // Texts were replaced by texts, so the shape is what it was.
  return replaced as Tree
}

/** Every text of a tree by its key, as an override names it. */
export function listMessages(tree: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
      const path = prefix ? `${prefix}.${key}` : key
      if (typeof value === 'string') return [[path, value]]
      return typeof value === 'object' && value !== null
        ? Object.entries(listMessages(value, path))
        : []
    }),
  )
}
