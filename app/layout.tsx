import type { Metadata, Viewport } from 'next';
import './globals.css';
import { HydrationReady } from '#components/layout/hydration-ready';
import { iconInPage } from '#data/icon-in-page';
import { env } from '#lib/platform/config/env';
import { ground } from '#lib/platform/values/page-marks';

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(env().origin),
    icons: {
      // In the page itself, and alone: beside /favicon.ico browsers fetch that one before they paint. A drawing would be
      // laid out like a page of its own.
      icon: { url: iconInPage, type: 'image/png', sizes: '32x32' },
      apple: '/apple-icon.png',
    },
  };
}

export const viewport: Viewport = { themeColor: ground };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <body>
        {children}
        <HydrationReady />
      </body>
    </html>
  );
}
