import type { Metadata, Viewport } from 'next';
import './globals.css';
import { latin, rupee } from '#app/fonts';
import { LaterReady } from '#components/layout/later-ready';
import { env } from '#lib/env';
import { ground } from '#lib/theme';

export function generateMetadata(): Metadata {
  return { metadataBase: new URL(env().origin) };
}

export const viewport: Viewport = { themeColor: ground };

export default function RootLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-IN" className={`${latin.variable} ${rupee.variable}`} suppressHydrationWarning>
      <body>
        {children}
        <LaterReady />
      </body>
    </html>
  );
}
