import '#styles/layout/telugu.css';
import localFont from 'next/font/local';

/** Anek Telugu, for devices without Telugu letters (components/layout/telugu.css); Latin letters and digits stay in Anek Latin. */
export const telugu = localFont({
  src: [
    { path: './fonts/anek-telugu.woff2', weight: '400' },
    { path: './fonts/anek-telugu-bold.woff2', weight: '700' },
  ],
  variable: '--font-telugu',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0C00-0C7F, U+200C-200D' }],
});

/** The words of `/job-hunt` and its thanks alone, in one weight that browsers thicken: a sixth of the whole. */
export const teluguOfPage = localFont({
  src: [{ path: './fonts/anek-telugu-page.woff2', weight: '400' }],
  variable: '--font-telugu-page',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0C00-0C7F, U+200C-200D' }],
});
