import { fileURLToPath } from 'node:url'
import next from 'eslint-config-next/core-web-vitals'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import { defineConfig, globalIgnores } from 'eslint/config'
import typescript from 'typescript-eslint'

const root = fileURLToPath(new URL('.', import.meta.url))
const tests = ['**/*.test.{ts,tsx}', 'tests/**']

/** Import bans, each with the way that is open instead. A file's bans replace each other: list all. */
const bans = {
  localApi: {
    name: 'payload',
    importNames: ['getPayload'],
    message:
      'Reads go through payloadAs(viewer) in src/server/payload.ts, where access rules apply; work without a viewer through payloadAsSystem(reason).',
  },
  link: {
    name: 'next/link',
    message:
      'Use the link of src/ui/link, with an address that src/domain/routes built for the language.',
  },
  router: {
    name: 'next/navigation',
    importNames: ['useRouter'],
    message:
      'Lead on with a link or a form, whose address src/domain/routes built for the language; they work without script.',
  },
}

const restrict = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] })

/** The built site holds the framework's classes more than once, so that none is known by its class. */
const refusalsAreRead = {
  selector:
    "BinaryExpression[operator='instanceof'][right.name=/^(APIError|AuthenticationError|FileUploadError|Forbidden|Locked|LockedAuth|NotFound|ValidationError)$/]",
  message:
    'An error of the framework is no instance of its class in the built site: ask readRefusal(cause) of src/cms/hooks/read-refusal.ts.',
}

const partsComeLate = {
  selector:
    "CallExpression[callee.name='dynamic'] > ArrowFunctionExpression ImportExpression[parent.parent.callee.name!='fetchPart']",
  message:
    'A part whose file is lost takes the whole page with it: import it through fetchPart of src/ui/fetch-part.ts.',
}

const everywhere = [refusalsAreRead, partsComeLate]

const deskAddressMessage =
  'Addresses of the desk, and those at which it asks its server, are built in one place: src/domain/routes/desk.ts.'
const spelt = (pattern, message) => [
  { selector: `Literal[value=/${pattern}/]`, message },
  { selector: `TemplateElement[value.raw=/${pattern}/]`, message },
]
const deskIsBuilt = spelt('^\\u002fadmin(\\u002f|$)', deskAddressMessage)
const deskApiIsBuilt = spelt('^\\u002fapi\\u002f', deskAddressMessage)

const environmentIsChecked = {
  object: 'process',
  property: 'env',
  message:
    'Settings are read and checked in one place: add the variable to src/server/env.ts and call env().',
}

export default defineConfig(
  globalIgnores([
    '.next/',
    '.data/',
    'node_modules/',
    'next-env.d.ts',
    'src/cms/payload-types.ts',
    'src/app/(payload)/',
    'migrations/*.json',
  ]),
  next,
  {
    // A third of what the rules cost went into looking for components where there is no markup.
    name: 'files without markup',
    files: ['**/*.ts'],
    ignores: ['**/use-*.ts'],
    rules: Object.fromEntries(
      next
        .flatMap(({ rules = {} }) => Object.keys(rules))
        .filter((rule) => /^(?:react|react-hooks|jsx-a11y)\//.test(rule))
        .map((rule) => [rule, 'off']),
    ),
  },
  {
    name: 'types',
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommended],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: root },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    // A module of somebody else can only be extended by an interface.
    name: 'declarations',
    files: ['**/*.d.ts', 'tests/support/global-setup.ts'],
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    name: 'accessibility',
    files: ['**/*.tsx'],
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      // A strip that scrolls sideways must be reachable by keyboard: as a named group it may be.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['region', 'group', 'tabpanel'] },
      ],
      // A table laid out as cards on a phone loses its meaning unless the roles are spelled out.
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['row', 'none', 'presentation'], td: ['cell'], th: ['rowheader', 'columnheader'] },
      ],
      // Pictures come ready-made in fixed sizes from the site's own route.
      '@next/next/no-img-element': 'off',
    },
  },
  {
    name: 'everywhere',
    rules: {
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    name: 'product',
    files: ['src/**/*.{ts,tsx,mjs}', 'payload.config.ts'],
    rules: {
      ...restrict(bans.localApi, bans.link, bans.router),
      'no-restricted-properties': ['error', environmentIsChecked],
      'no-restricted-syntax': ['error', ...everywhere, ...deskIsBuilt],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'what the desk asks of its server',
    files: ['src/{cms,features/{owner-desk,staff}}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...deskIsBuilt, ...deskApiIsBuilt],
    },
  },
  {
    name: 'where the addresses of the desk are built, and where they are checked',
    files: ['src/domain/routes/desk.ts', 'src/**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
  },
  {
    name: 'lists of texts and fields',
    files: [
      'src/**/*messages.ts',
      'src/cms/**/fields.ts',
      'src/cms/**/fields/**/*.ts',
      'src/cms/collections/*/index.ts',
      ...tests,
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    name: 'examples',
    files: ['src/**/example.tsx'],
    // Written text holds plain links, and so do the examples of it.
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    name: 'browser parts of the ui room',
    files: ['src/ui/**/*.client.tsx'],
    // State, effects and markup of one part belong together.
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    name: 'dialogs, sliders and viewers',
    files: ['src/ui/{dialog,gallery,panorama,slider}/*.tsx'],
    // A press beside the dialog closes it, arrow keys turn a slider: extras beside the native
    // Escape key and the buttons, which everybody can use.
    rules: {
      'jsx-a11y/click-events-have-key-events': 'off',
      'jsx-a11y/no-noninteractive-element-interactions': 'off',
      'jsx-a11y/no-static-element-interactions': 'off',
    },
  },
  {
    name: 'parts that scroll',
    files: ['src/ui/{gallery,strip}/*.tsx'],
    // What scrolls sideways must take the focus, or the keyboard could not scroll it.
    rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
  },
  {
    name: 'tabs',
    files: ['src/ui/tabs/*.tsx'],
    // The focus moves among the tabs; the list around them never takes it.
    rules: { 'jsx-a11y/interactive-supports-focus': 'off' },
  },
  {
    name: 'films',
    files: ['src/ui/video/*.tsx'],
    // An agency's films of homes have no speech track of ours to caption.
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    name: 'what became of a form',
    files: [
      'src/ui/error-summary/*.tsx',
      'src/ui/notice/outcome-notice.client.tsx',
      'src/forms/_kit/{form-problems,form-reading.client}.tsx',
    ],
    // A page that is drawn again after a press leads to what has to be read now, without a script.
    rules: { 'jsx-a11y/no-autofocus': 'off' },
  },
  {
    name: 'tones to be counted',
    files: ['src/forms/_kit/characters-question.tsx'],
    // A caption would be the answer; who cannot hear the tones has the picture.
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    name: 'the doors to the Local API',
    files: ['src/server/**', ...tests],
    rules: restrict(bans.link, bans.router),
  },
  {
    name: 'the one link',
    files: ['src/ui/link/**'],
    rules: restrict(bans.localApi, bans.router),
  },
  {
    name: 'where settings are read',
    files: ['src/server/**/env*.ts', 'src/instrumentation.ts', ...tests],
    rules: { 'no-restricted-properties': 'off' },
  },
)
