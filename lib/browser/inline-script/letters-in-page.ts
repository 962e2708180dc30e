/**
 * The letters that stand in the page, given to the browser before it lays anything out: a face that a style sheet brings,
 * even as a `data:` address, comes later than the first layout, which is then done for invisible letters and once more.
 */

export type LettersInPage = readonly {
  readonly weights: readonly string[];
  readonly range: string;
  /** WOFF2 in base64. */
  readonly woff2: string;
}[];

/** The build puts them here, from app/fonts (lib/server/http/build/bundles.ts). */
declare const lettersInPage: LettersInPage;

export function addLetters(): void {
  for (const { weights, range, woff2 } of lettersInPage) {
    const bytes = bytesOf(woff2);
    for (const weight of weights)
      document.fonts.add(new FontFace('Anek', bytes, { weight, unicodeRange: range }));
  }
}

/** Not yet in the types of the platform. https://tc39.es/proposal-arraybuffer-base64/ */
const { fromBase64 } = Uint8Array as {
  readonly fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
};

/** Browsers of before 2025 read them letter by letter, which takes a third of the head script's time. */
const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
