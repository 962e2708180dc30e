/** Runs inline in <head>, before the first paint: what must act at once, and what waits for React. */
import { defineCartCount } from '#lib/head/cart-count';
import { cartTicks } from '#lib/head/cart-ticks';
import { chooseFor } from '#lib/head/choose';
import { chooseSession } from '#lib/head/chosen-session';
import { followConnection } from '#lib/head/connection';
import { defineCountDown } from '#lib/head/count-down';
import { afterFirstPaint, bringLinks } from '#lib/head/first-paint';
import { openHash } from '#lib/head/hash';
import { standInForInvokers } from '#lib/head/invokers';
import { keepMeanwhile } from '#lib/head/kept';
import { bringLetters } from '#lib/head/letters';
import { followRegistration } from '#lib/head/registration';
import { followScroll } from '#lib/head/scrolled';
import { followStorage, store } from '#lib/head/store';
import { paintBrowser, pressSwitch, showSwitches } from '#lib/head/switches';
import { resumeTab } from '#lib/head/tabs';
import { defineToasts, toast } from '#lib/head/toasts';

showSwitches();
bringLetters();
afterFirstPaint(bringLinks);
resumeTab();
followStorage();
addEventListener('store', showSwitches);

defineCartCount();
cartTicks();
defineCountDown();
defineToasts();
followScroll();
followConnection();
followRegistration();
standInForInvokers();
window.hoa = { store, toast, later: keepMeanwhile() };

addEventListener('hashchange', openHash);
document.addEventListener('DOMContentLoaded', () => {
  paintBrowser();
  openHash();
  chooseSession(location.search, document.querySelector('select[name=session]'));
});
document.addEventListener('click', (press) => {
  const { target } = press;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-shell]');
  const tab = target.closest<HTMLElement>('a[data-tab]')?.dataset.tab;
  const opener = target.closest<HTMLElement>('[data-choose]');
  if (button) pressSwitch(button);
  if (opener) chooseFor(opener, press);
  if (tab) store.set('activeTab', tab);
  // A link to where we are already changes no hash, but what it leads to may have been closed.
  if (target.closest<HTMLAnchorElement>('a[href*="#"]')?.href === location.href) openHash();
});
