/** Who may import whom: docs in README, "Rooms". No exceptions list. */
const serverRooms =
  '^lib/(desk/(?!view-types/)|continuation|limits|webhooks|certificates|jobs|backups|metrics|views|intake|uploads|downloads|drafts|payments|store|outbox|mail|server|hydration/server|env|log|site|start-site|process-state|health)|^lib/forms/(staff-mail|receipt-mail|[^/]+/emails)';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'browser-never-reaches-server',
      comment: 'Whatever a component imports can end up in the browser, even through a chain.',
      severity: 'error',
      from: { path: '^(components|lib/(head|browser|hydration/browser))/' },
      to: { path: serverRooms, reachable: true },
    },
    {
      name: 'server-never-reaches-browser',
      comment: 'What runs in the browser only stands in rooms of its own; types may be shared.',
      severity: 'error',
      from: { path: serverRooms },
      to: { path: '^lib/(head|browser|hydration/browser)/' },
    },
    {
      name: 'ui-stands-alone',
      comment: 'components/ui could ship in another product; its Markdown and icons included.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(app|data|lib|components/(?!ui/))', pathNot: '^lib/(markdown|html|money)' },
    },
    {
      name: 'calls-import-lib',
      severity: 'error',
      comment:
        'But the desk and an enquiry: a post there may be answered with a page that keeps what was typed.',
      from: { path: '^app/api/', pathNot: '^app/api/(?:desk|enquiry)/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'data-only-names-addresses',
      severity: 'error',
      from: { path: '^data/' },
      to: { path: '^(app|components|lib/(?!routes\\.ts))' },
    },
    {
      name: 'lib-never-draws',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'one-door-to-mail',
      severity: 'error',
      from: { path: '^(app|components|lib|data)/', pathNot: '^lib/mail/' },
      to: { path: 'node_modules/nodemailer' },
    },
    {
      name: 'one-door-to-sql',
      severity: 'error',
      from: { path: '^(app|components|lib|data)/', pathNot: '^lib/store/' },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'one-door-to-payment',
      severity: 'error',
      from: { path: '^(app|components|lib|data)/', pathNot: '^lib/payments/gateway' },
      to: { path: 'node_modules/razorpay' },
    },
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
