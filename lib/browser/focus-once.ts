/** The `ref` of what has just come up: it takes the focus when it is first drawn, and not again. */
export const focusOnce = (element: HTMLElement | null) => element?.focus();
