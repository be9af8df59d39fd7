/** Who may import whom. Each `comment` is printed with a violation and says where the thing belongs. */

const rooms = {
  domain: [],
  i18n: ['domain'],
  cms: ['i18n', 'domain'],
  server: ['cms', 'i18n', 'domain'],
  // Which letters can be read on a colour is asked by components and by the desk alike.
  ui: ['domain/brand'],
  features: ['server', 'cms', 'i18n', 'domain', 'ui'],
  forms: ['server', 'cms', 'i18n', 'domain', 'ui'],
  modules: ['features', 'forms', 'server', 'cms', 'i18n', 'domain', 'ui'],
}

const advice = {
  domain:
    'The domain is the trade alone: pass in what it needs as an argument, and do the fetching in features or server.',
  i18n: 'Wiring of languages may know the domain only: texts belong beside their feature, in messages.ts.',
  cms: 'What editors store may not know how it is shown or served: move shared rules to src/domain, screens to src/features.',
  server:
    'An adapter knows services, not screens: pass what it needs from the feature that calls it.',
  ui: 'A component of ui knows no trade and no language: pass texts, addresses and formatted values as props.',
  features:
    'A feature does not know modules or routes: let the module import the feature, or move the shared part to src/ui or src/domain.',
  forms:
    'A form does not know modules, features or routes: move the shared rule to src/domain, the shared machinery to src/forms/_kit.',
  modules: 'A module does not know routes: pass what it needs from the page.',
}

const tests = '\\.test\\.tsx?$'

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-direction`,
  comment: advice[room],
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: [tests] },
  to: {
    path: '^(src|seed|tests|scripts)/',
    pathNot: [room, ...allowed].map((each) => `^src/${each}/`),
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'domain-is-framework-free',
      comment:
        'The domain must run anywhere: no package but zod, no module of Node. Pass the value in, or move the code to src/server.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: [tests] },
      to: { dependencyTypesNot: ['local', 'aliased-tsconfig'], pathNot: ['node_modules/zod/'] },
    },
    {
      name: 'domain-is-tried-alone',
      comment:
        'A rule of the trade is tried without what serves it: the test belongs beside what it needs from another room.',
      severity: 'error',
      from: { path: `^src/domain/.*${tests}` },
      to: { path: '^src/', pathNot: ['^src/domain/'] },
    },
    {
      name: 'ui-serves-no-one',
      comment:
        'A component of ui holds no data of its own: the reading belongs in src/features, the calling in the screen.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: 'node_modules/(payload|@payloadcms|pg|next-intl)/' },
    },
    {
      name: 'top-shelf-only',
      comment:
        'Folders inside a slice are private: import a file that stands directly in the slice, or lift the part there.',
      severity: 'error',
      from: { path: '^(?:src|seed|payload\\.config)', pathNot: ['^src/(features|forms|modules)/'] },
      to: { path: '^src/(features|forms|modules)/[^/]+/[^/]+/' },
    },
    {
      name: 'top-shelf-only-between-slices',
      comment:
        'Folders inside a slice are private: import a file that stands directly in the slice, or lift the part there.',
      severity: 'error',
      from: { path: '^src/(features|forms|modules)/([^/]+)/' },
      to: {
        path: '^src/(features|forms|modules)/[^/]+/[^/]+/',
        pathNot: '^src/$1/$2/',
      },
    },
    {
      name: 'slices-stay-apart',
      comment:
        'Siblings do not know each other: put what they share in _kit, in src/ui, or, if it is a rule of the trade, in src/domain.',
      severity: 'error',
      from: { path: '^src/(forms|modules)/([^/]+)/', pathNot: ['^src/(forms|modules)/_kit/'] },
      to: {
        path: '^src/$1/[^/]+/',
        pathNot: ['^src/$1/$2/', '^src/$1/_kit/'],
      },
    },
    {
      name: 'no-folder-cycles',
      comment:
        'Two folders that need each other are one folder, or a third is hidden in them: move the shared part out.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(features|domain)/[^/]+$' },
      to: { path: '^src/(features|domain)/[^/]+$', circular: true },
    },
    {
      name: 'no-circular',
      comment:
        'Files in a circle have no order to be read in: move what both need to a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'cms-loads-in-plain-node',
      comment:
        "Payload's command line loads the configuration in plain Node, where screens, styles and server-only cannot be loaded: name admin components by path, and keep config.ts free of view.tsx.",
      severity: 'error',
      from: { path: '^payload\\.config\\.ts$' },
      to: {
        path: ['\\.tsx$', '\\.css$', 'node_modules/server-only/', 'node_modules/react-dom/'],
        pathNot: ['/mail\\.tsx$', 'node_modules/(?!server-only/|react-dom/)'],
        reachable: true,
      },
    },
    {
      name: 'views-know-no-documents',
      comment:
        'A screen shows a view model: do the reshaping in to-<model>.ts, the last place that knows payload-types.',
      severity: 'error',
      from: { path: '^src/(features|forms)/.+\\.tsx$', pathNot: [tests] },
      to: { path: '^src/cms/payload-types' },
    },
    {
      name: 'no-way-into-routes',
      comment:
        'Addresses are the outermost room: nothing imports them. Move the shared part to src/features.',
      severity: 'error',
      from: { path: '^src/(?!app/)' },
      to: { path: '^src/app/' },
    },
    {
      name: 'no-tools-in-the-product',
      comment: 'Scripts, tests and the seed stand outside: what the product needs lives in src.',
      severity: 'error',
      from: { path: '^(src|payload\\.config)', pathNot: [tests, '\\.fixture\\.ts$'] },
      to: { path: '^(scripts|tests|seed)/' },
    },
    {
      name: 'no-unresolvable',
      comment: 'This import leads nowhere: correct the path, or install the package.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\.(css|svg|woff2?)$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '^\\.next/',
        '^\\.data/',
        // Generated by the framework.
        '^src/app/\\(payload\\)/',
        // Composes the texts of all slices; counted in, it would close a circle through every one.
        '^src/i18n/(request|catalogue)\\.ts$',
      ],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
