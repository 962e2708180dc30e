/** Runs inline in <head>, before the first paint: what must act at once, and what waits for React. */
import { startInputReplay } from '#lib/browser/hydration/input-replay';
import { cartTicks, defineAskModules, defineCartCount } from '#lib/browser/inline-script/cart';
import { defineCountDown } from '#lib/browser/inline-script/count-down';
import {
  clearHash,
  closeMenu,
  holdInPlace,
  openHash,
  polyfillInvokers,
  preselect,
} from '#lib/browser/inline-script/dialogs';
import {
  afterFirstView,
  awaitFirstView,
  showTheRest,
} from '#lib/browser/inline-script/first-paint';
import {
  followConnection,
  followShares,
  followToasts,
  toast,
} from '#lib/browser/inline-script/notifications';
import {
  applyPreferences,
  changePreference,
  paintThemeColor,
} from '#lib/browser/inline-script/preferences';
import { followApplication } from '#lib/browser/inline-script/started-application';
import { resumeTab } from '#lib/browser/inline-script/tabs';
import { addFont, loadTypeface } from '#lib/browser/inline-script/typeface';
import { carryForm, chooseSession, followRegistration } from '#lib/browser/inline-script/webinars';
import { storage, storageOff, watchOtherTabs, watchStorage } from '#lib/platform/browser/storage';
import { carryMark, olderBrowsers } from '#lib/platform/values/page-marks';

awaitFirstView();
if (!('CSSLayerBlockRule' in window)) askForOlderBrowsers();
addFont();
applyPreferences();
showTheRest(loadTypeface());
resumeTab();
watchStorage();
afterFirstView().then(watchOtherTabs);
addEventListener('storagechange', () => applyPreferences());
addEventListener('storagerefused', () => toast(storageOff), { once: true });

followApplication();
defineCartCount();
defineAskModules();
cartTicks();
defineCountDown();
followToasts();
followScroll();
followShares();
followConnection();
followRegistration();
polyfillInvokers();
window.hoa = { storage, toast, hydration: startInputReplay() };

addEventListener('hashchange', openHash);
document.addEventListener('close', clearHash, true);
document.addEventListener('DOMContentLoaded', () => {
  paintThemeColor();
  openHash();
  if (location.search)
    chooseSession(location.search, document.querySelector('select[name=session]'));
});
document.addEventListener('click', (click) => {
  const { target } = click;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-shell]');
  const tab = target.closest<HTMLElement>('a[data-tab]')?.dataset.tab;
  const opener = target.closest<HTMLElement>('[data-choose]');
  if (target.closest(`[${carryMark}]`)) carryForm();
  if (button) changePreference(button);
  closeMenu(target);
  holdInPlace(target);
  if (opener) preselect(opener, click);
  if (tab) storage.set('activeTab', tab);
  // A link to where we are already changes no hash, but what it leads to may have been closed.
  if (target.closest<HTMLAnchorElement>('a[href*="#"]')?.href === location.href) openHash();
});

/** Browsers from before cascade layers need lib/browser/older-browsers.ts. */
function askForOlderBrowsers(): void {
  const script = document.createElement('script');
  script.src = olderBrowsers;
  document.head.append(script);
}

/** <html data-scrolled> past 100 pixels: the header's blur hangs on it. A page that is opened further down scrolls there. */
function followScroll(): void {
  const { documentElement: root } = document;
  const mark = () => {
    const scrolled = scrollY > 100;
    if (scrolled !== root.hasAttribute('data-scrolled')) root.toggleAttribute('data-scrolled');
  };
  addEventListener('scroll', mark, { passive: true });
}
