import type { Config } from 'tailwindcss';

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', './lib/intake/error-page.ts'],
} satisfies Config;
