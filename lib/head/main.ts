/** Runs inline in <head>, before the first paint: what must act at once, and what waits for React. */

import { nothingKept, storage, watchOtherTabs, watchStorage } from '#lib/browser/storage';
import { carryMark } from '#lib/carry-mark';
import { carryForm } from '#lib/head/carry-form';
import { defineCartCount } from '#lib/head/cart-count';
import { cartTicks } from '#lib/head/cart-ticks';
import { chooseSession } from '#lib/head/chosen-session';
import { followConnection } from '#lib/head/connection';
import { defineCountDown } from '#lib/head/count-down';
import { afterFirstView, awaitFirstView, showTheRest } from '#lib/head/first-paint';
import { followFloats, releaseFloats } from '#lib/head/floats';
import { clearHash, openHash } from '#lib/head/hash';
import { polyfillInvokers } from '#lib/head/invokers';
import { addLetters } from '#lib/head/letters-in-page';
import { closeMenu } from '#lib/head/menu';
import { applyPreferences, changePreference, paintThemeColor } from '#lib/head/preferences';
import { preselect } from '#lib/head/preselect';
import { followRegistration } from '#lib/head/registration';
import { followScroll } from '#lib/head/scrolled';
import { followShares } from '#lib/head/share';
import { followApplication } from '#lib/head/started-application';
import { resumeTab } from '#lib/head/tabs';
import { followToasts, toast } from '#lib/head/toasts';
import { loadTypeface } from '#lib/head/typeface';
import { startInputReplay } from '#lib/hydration/browser/input-replay';

awaitFirstView();
addLetters();
applyPreferences();
// What looks at the page once it is shown comes before what then changes it.
showTheRest(loadTypeface(), releaseFloats);
followFloats();
resumeTab();
watchStorage();
afterFirstView().then(watchOtherTabs);
addEventListener('storagechange', () => applyPreferences());
addEventListener('storagerefused', () => toast(nothingKept), { once: true });

followApplication();
defineCartCount();
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
document.addEventListener('click', (press) => {
  const { target } = press;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-shell]');
  const tab = target.closest<HTMLElement>('a[data-tab]')?.dataset.tab;
  const opener = target.closest<HTMLElement>('[data-choose]');
  if (target.closest(`[${carryMark}]`)) carryForm();
  if (button) changePreference(button);
  closeMenu(target);
  if (opener) preselect(opener, press);
  if (tab) storage.set('activeTab', tab);
  // A link to where we are already changes no hash, but what it leads to may have been closed.
  if (target.closest<HTMLAnchorElement>('a[href*="#"]')?.href === location.href) openHash();
});
