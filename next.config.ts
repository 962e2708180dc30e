import type { NextConfig } from 'next';

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
  serverExternalPackages: [
    'pg',
    'kysely',
    'nodemailer',
    '@fastify/busboy',
    'razorpay',
    'pino',
    'prom-client',
  ],
} satisfies NextConfig;
