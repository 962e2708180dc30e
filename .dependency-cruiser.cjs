/** Who may import whom: docs in README, "The wings". No exceptions list. */
const wing = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to, dependencyTypesNot: ['type-only'] },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    // The three wings of lib: the first folder says where a line runs. Types alone may cross.
    wing('shared-stands-alone', '^lib/shared/', '^(lib/(server|browser)|components|app)/'),
    wing('server-never-reaches-browser', '^lib/server/', '^(lib/browser|components|app)/'),
    wing('browser-never-reaches-server', '^lib/browser/', '^(lib/server|components|app)/'),
    wing('components-never-reach-server', '^components/', '^(lib/server|app)/'),
    {
      name: 'ui-stands-alone',
      comment: 'components/ui could ship in another product; its Markdown and icons included.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: {
        path: '^(app|data|lib|components/(?!ui/))',
        pathNot: '^lib/shared/(pages/(markdown|html)|money)',
      },
    },
    {
      name: 'calls-import-lib',
      severity: 'error',
      comment:
        'But the desk, an enquiry, a resume and a shortlist: a post there may be answered with a page that keeps what was typed.',
      from: { path: '^app/api/', pathNot: '^app/api/(?:desk|enquiry|resume|shortlist)/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'data-only-names-addresses',
      severity: 'error',
      from: { path: '^data/' },
      to: { path: '^(app|components|lib/(?!shared/addresses/routes\\.ts))' },
    },
    {
      name: 'one-door-to-mail',
      severity: 'error',
      from: { path: '^(app|components|lib|data)/', pathNot: '^lib/server/mail/' },
      to: { path: 'node_modules/nodemailer' },
    },
    {
      name: 'one-door-to-sql',
      severity: 'error',
      from: { path: '^(app|components|lib|data)/', pathNot: '^lib/server/store/' },
      to: { path: 'node_modules/(kysely|pg)/' },
    },
    {
      name: 'one-door-to-payment',
      severity: 'error',
      from: { path: '^(app|components|lib|data)/', pathNot: '^lib/server/payments/gateway' },
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
