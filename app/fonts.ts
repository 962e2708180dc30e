import localFont from 'next/font/local';

/** `₹` stands in no Latin cut of Anek; this one is 1.4 KB. The letters are in `components/ui/anek.css`. */
export const rupee = localFont({
  src: './fonts/anek-rupee.woff2',
  weight: '400 800',
  variable: '--font-rupee',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});
