/** What the menu opens stands in its place: what is closed leads back to the page, not into the menu. */
export const closeMenu = (pressed: Element): void =>
  pressed.closest('#menu [command=show-modal]')?.closest('dialog')?.close();
