/**
 * Who may import whom, by the names of places and files (README, "Layout"). Types are included; there is no list of
 * exceptions.
 */

/** A place may import those before it. */
const places = require('./tests/shape/places.json');

const inOrder = places.slice(0, -1).map((place, index) => ({
  name: `${place.replace('/', '-')}-imports-what-lies-before-it`,
  severity: 'error',
  from: { path: `^${place}/` },
  to: { path: `^(${[...places.slice(index + 1), 'components', 'app', 'scripts'].join('|')})/` },
}));

/** Files of a feature with one of these names, or in a folder of that name. */
const named = (...names) => `^lib/(?!platform/|start/)[^/]+/(${names.join('|')})(/|\\.ts$)`;
const pure = ['rules', 'words'];
const described = [...pure, 'schema', 'forms'];
const server = [
  'queries',
  'actions',
  'mails',
  'jobs',
  'files',
  'erasure',
  'views',
  'http',
  'gateway',
  'worker',
  'credentials',
];

/** What runs, types apart. */
const rule = (name, from, to) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { dependencyTypesNot: ['type-only'], ...(typeof to === 'string' ? { path: to } : to) },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...inOrder,
    {
      name: 'a-feature-has-named-files-alone',
      severity: 'error',
      from: {
        path: '^lib/(?!platform/|tables/|forms/|browser/|start/)',
        pathNot: named(...described, ...server, 'browser'),
      },
      to: {},
    },
    rule('only-the-composition-imports-start', '^(lib/(?!start/)|components|data)/', '^lib/start/'),
    rule(
      'pure-files-import-pure-files',
      named(...pure),
      named('schema', 'forms', ...server, 'browser'),
    ),
    rule('pure-files-need-no-zod', named(...pure), 'node_modules/zod'),
    rule('descriptions-import-no-server', named(...described, 'browser'), named(...server)),
    rule('server-never-reaches-browser', named(...server), '^lib/browser/'),
    rule('server-files-touch-no-page', named(...server), named('browser')),
    rule('components-never-reach-server', '^(components|lib/browser)/', named(...server)),
    rule(
      'components-use-values-of-the-platform',
      '^(components|lib/browser)/',
      '^lib/(platform/(?!values/|browser/)|tables/|start/)',
    ),
    {
      name: 'ui-stands-alone',
      comment: 'components/ui could ship in another product; its Markdown and icons included.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: {
        path: '^(app|data|lib|components/(?!ui/))',
        pathNot: '^lib/(site/rules/markdown|platform/values/(text|money))',
      },
    },
    {
      name: 'data-names-nothing-else',
      severity: 'error',
      from: { path: '^data/' },
      to: { path: '^(app|components|lib)/' },
    },
    rule(
      'one-door-to-mail',
      { path: '^(app|components|lib|data)/', pathNot: '^lib/platform/mail/' },
      'node_modules/nodemailer',
    ),
    rule(
      'one-door-to-sql',
      {
        path: '^(app|components|lib|data)/',
        pathNot: `^lib/(tables|start|platform/(db|backup))/|/(queries|erasure)(/|\\.ts$)`,
      },
      'node_modules/(kysely|pg)/',
    ),
    rule(
      'one-door-to-payment',
      { path: '^(app|components|lib|data)/', pathNot: named('gateway') },
      'node_modules/razorpay',
    ),
    {
      name: 'serves-without-development-packages',
      comment: '`npm start` installs what building and serving need: package.json, "dependencies".',
      severity: 'error',
      from: {
        path: '^(app|components|lib|data)/|^(server|instrumentation)\\.ts$|^scripts/(start|serve-site|serving-process|build|build-stamp|dot-env|content|doctor|leads|certificates|backup|restore|move|command-store|run-command)(\\.ts$|/)',
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
