/** The mark of the site as a drawing that is alone; scripts/icons.ts draws the other icons from it. */
export const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><title>HOA</title><rect x="4" width="26" height="34" rx="3" fill="#c12a41"/><rect x="4" width="5" height="34" rx="2" fill="#8f1c2e"/><path d="M13 10h12M13 20h12M13 23h12" stroke="#e9c675" stroke-width="1.5" stroke-linecap="round"/></svg>';
