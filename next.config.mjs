/** In plain JavaScript: a TypeScript one has Next load its compiler into the process that serves. */

/** @type {import('next').NextConfig} */
export default {
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  compress: false,
  // Every browser gets title and description in the head: pages that are made for each visit stream them to the end otherwise.
  htmlLimitedBots: /.*/,
  // Types are a check of their own (npm run check): a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Nearly all pages come from memory, without Next: what makes the others is loaded when it is first asked for.
  experimental: {
    preloadEntriesOnStart: false,
    // scripts/next-build.ts counts them by the memory there is.
    ...(process.env.BUILD_WORKERS && { cpus: Number(process.env.BUILD_WORKERS) }),
  },
  serverExternalPackages: [
    'pg',
    'kysely',
    'nodemailer',
    '@fastify/busboy',
    'razorpay',
    'pino',
    'prom-client',
  ],
};
