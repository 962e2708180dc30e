/** Remembered switches that must show before the first paint: the theme, and what was dismissed. */
import { store } from '#lib/head/store';

const root = document.documentElement;
const dismissible = ['promo'];

const themeNow = () => (store.get('theme') === 'light' ? 'light' : 'dark');

/** Puts the switches on <html> as attributes, where styles find them and React does not look. */
export function showSwitches(): void {
  const theme = themeNow();
  const changed = root.dataset.theme && root.dataset.theme !== theme;
  root.dataset.theme = theme;
  for (const key of dismissible) {
    if (store.get(key) === 'dismissed') root.dataset[key] = 'off';
  }
  paintBrowser();
  if (changed) dispatchEvent(new Event('themechange'));
}

/** The browser's own colour is the page's ground; it waits for the stylesheet and the <meta>. */
export function paintBrowser(): void {
  const ground = getComputedStyle(root).getPropertyValue('--ground').trim();
  if (!ground) return;
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
    meta.setAttribute('content', ground);
  }
}

/** A press on one of the shell's own buttons. */
export function pressSwitch(button: HTMLElement): void {
  const { shell, key } = button.dataset;
  if (shell === 'theme') store.set('theme', themeNow() === 'dark' ? 'light' : 'dark');
  if (shell === 'dismiss' && key) store.set(key, 'dismissed');
}
