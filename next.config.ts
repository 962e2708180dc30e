import type { NextConfig } from 'next';

export default {
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  compress: false,
  // Types are a check of their own (npm run check): a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pg', 'kysely', 'nodemailer', '@fastify/busboy', 'razorpay', 'pino'],
} satisfies NextConfig;
