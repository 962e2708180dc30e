import type { NextConfig } from 'next';

export default {
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
  agentRules: false,
  compress: false,
  // Every browser gets title and description in the head: pages that are made for each request stream them to the end otherwise.
  htmlLimitedBots: /.*/,
  // The site keeps pages that are made again itself: a second copy of each, and of what no page asks for, was 40 MB.
  cacheMaxMemorySize: 0,
  // Types are a check of their own (npm run check): a build does not repeat it.
  typescript: { ignoreBuildErrors: true },
  // Nearly all pages come from memory, without Next: what makes the others is loaded when it is first asked for.
  experimental: {
    preloadEntriesOnStart: false,
    // Next renders app/not-found.tsx into the data of every page, once for each layout above it: two thirds of a page's data.
    globalNotFound: true,
    // Revalidated pages are stored by the site itself, in memory: the code may be read-only.
    isrFlushToDisk: false,
    // Storing a build for the next one takes a third of its time: the first one of a clone does
    // without.
    turbopackFileSystemCacheForBuild: process.env.BUILD_CACHE === 'on',
    // Source maps are not used: the log names where in the built files a page failed.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
    serverSourceMaps: false,
    // scripts/run-next-build.ts counts them by the memory there is.
    ...(process.env.BUILD_WORKERS && { cpus: Number(process.env.BUILD_WORKERS) }),
  },
  // The trace of files per page is not used: tracing took a fifth of the compiler's time.
  outputFileTracingExcludes: { '**': ['**/*'] },
  rewrites: async () => [
    // An address of its own beside the page of a batch: the router has no name that ends in one.
    { source: '/batches/:id([0-9a-z]+).ics', destination: '/batches/:id/calendar' },
  ],
  serverExternalPackages: [
    'pg',
    'nodemailer',
    '@fastify/busboy',
    'razorpay',
    'pino',
    'prom-client',
  ],
} satisfies NextConfig;
