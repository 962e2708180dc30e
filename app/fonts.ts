import localFont from 'next/font/local';

/** Anek Latin, cut to what the pages use; `₹` comes from a file of its own of 1.4 KB. */
export const latin = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 800',
  variable: '--font-latin',
  // A known file is in the browser's cache: worth 100 ms of waiting, not more.
  display: 'fallback',
  preload: false,
  adjustFontFallback: false,
});

export const rupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 800',
  variable: '--font-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
