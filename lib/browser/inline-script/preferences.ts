/** Remembered switches that must show before the first paint: the theme, and what was dismissed. */
import { storage } from '#lib/platform/browser/storage';
import { grounds } from '#lib/platform/values/page-marks';

const root = document.documentElement;
const dismissible = ['promo'];

const dayMs = 24 * 60 * 60 * 1000;

const themeNow = () => (storage.get('theme') === 'light' ? 'light' : 'dark');

/** Puts the switches on <html> as attributes, where styles find them and React does not look. */
export function applyPreferences(now = Date.now()): void {
  const theme = themeNow();
  const changed = root.dataset.theme && root.dataset.theme !== theme;
  root.dataset.theme = theme;
  for (const key of dismissible) {
    if (Date.parse(storage.get(key) ?? '') > now) root.dataset[key] = 'off';
  }
  if (!changed) return;
  paintThemeColor();
  dispatchEvent(new Event('themechange'));
}

/** The browser's own colour is the page's ground; the <meta> may come after the script. */
export function paintThemeColor(): void {
  const ground = grounds[themeNow()];
  for (const meta of document.head.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    if (meta.content !== ground) meta.content = ground;
  }
}

export function changePreference(button: HTMLElement, now = Date.now()): void {
  const { shell, key, days } = button.dataset;
  if (shell === 'theme') storage.set('theme', themeNow() === 'dark' ? 'light' : 'dark');
  // Dismissed parts come back: the stored value is the time (ISO) until which they stay hidden.
  if (shell === 'dismiss' && key) {
    storage.set(key, new Date(now + Number(days) * dayMs).toISOString());
  }
}
