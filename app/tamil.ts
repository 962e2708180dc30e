import '#styles/layout/tamil.css';
import localFont from 'next/font/local';

/** Anek Tamil, for devices without Tamil letters (components/layout/tamil.css); Latin letters and digits stay in Anek Latin. */
export const tamil = localFont({
  src: [
    { path: './fonts/anek-tamil.woff2', weight: '400' },
    { path: './fonts/anek-tamil-bold.woff2', weight: '700' },
  ],
  variable: '--font-tamil',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B80-0BFF, U+200C-200D' }],
});

/** The words of `/job-hunt` and its thanks alone, in one weight that browsers thicken: a quarter of the whole. */
export const tamilOfPage = localFont({
  src: [{ path: './fonts/anek-tamil-page.woff2', weight: '400' }],
  variable: '--font-tamil-page',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0B80-0BFF, U+200C-200D' }],
});
