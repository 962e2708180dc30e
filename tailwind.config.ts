import type { Config } from 'tailwindcss';

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', './lib/intake/problem-page.ts'],
} satisfies Config;
