import type { NextConfig } from 'next';

export default {
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  compress: false,
  serverExternalPackages: ['pg', 'kysely', 'nodemailer', 'formidable', 'razorpay', 'pino'],
} satisfies NextConfig;
