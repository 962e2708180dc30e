import type { Config } from 'tailwindcss';

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx', './lib/server/intake/views.ts'],
} satisfies Config;
