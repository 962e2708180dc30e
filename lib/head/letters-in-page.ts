/**
 * The letters that stand in the page, given to the browser before it lays anything out: a face that a style sheet brings,
 * even as a `data:` address, comes later than the first layout, which is then done for invisible letters and once more.
 */
import { lettersInPage } from '#data/letters-in-page';

export function addLetters(): void {
  for (const { weights, range, woff2 } of lettersInPage) {
    const bytes = Uint8Array.from(atob(woff2), (letter) => letter.charCodeAt(0));
    for (const weight of weights)
      document.fonts.add(new FontFace('Anek', bytes, { weight, unicodeRange: range }));
  }
}
