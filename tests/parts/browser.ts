/** A browser as a person uses it, whichever engine it has: what is shown is looked for, clicked and typed into. */
import { until } from '#tests/parts/programs';

/** How elements are looked for: a selector of CSS, or an expression of XPath that begins with `/` or `(`. */
type Looked = string;

/** The few things that an engine is asked for; `Element` is its own reference to one. */
export interface Driver<Element> {
  go(url: string): Promise<unknown>;
  address(): Promise<string>;
  /** Those that are shown now, in the order of the page. */
  shown(looked: Looked, isXPath: boolean): Promise<readonly Element[]>;
  /** `script` is the body of a function, with its `arguments`. */
  run<T>(script: string, ...args: unknown[]): Promise<T>;
  click(element: Element): Promise<void>;
  /** Into what is there already; to a file field, the path of a file. */
  type(element: Element, text: string): Promise<void>;
  /** To whatever has the focus; special keys by the code points of WebDriver (17.4.2). */
  keys(text: string): Promise<void>;
}

export type Browser = ReturnType<typeof browserOf>;

export function browserOf<Element>(driver: Driver<Element>) {
  const find = async (looked: Looked): Promise<Element> => {
    let first: Element | undefined;
    await until(`${looked} is shown`, 60, async () => {
      [first] = await driver.shown(looked, /^[/(]/.test(looked));
      return first !== undefined;
    });
    return first as Element;
  };
  /** Once more where React has taken its place between the look and the act, or it still moves: then nothing was done. */
  const untilTaken = async (
    looked: Looked,
    what: string,
    act: (element: Element) => Promise<void>,
  ) => {
    let refused: unknown;
    const attempt = () =>
      find(looked)
        .then(act)
        .then(
          () => true,
          (error: unknown) => {
            refused = error;
            return false;
          },
        );
    await until(`${looked} takes ${what}`, 60, attempt).catch((error: Error) => {
      throw new Error(`${error.message}: ${refused}`);
    });
  };
  const { go, run, keys } = driver;
  /** While style sheets and fonts come, what is clicked moves away under the click. */
  const untilLaidOut = () =>
    until('the page and its fonts are there', 60, () =>
      run<boolean>(
        'return document.readyState === "complete" && document.fonts.status === "loaded"',
      ).catch(() => false),
    );
  return {
    go,
    run,
    keys,
    find,
    press: (looked: Looked) =>
      untilTaken(looked, 'a click', async (element) => {
        await untilLaidOut();
        await driver.click(element);
      }),
    type: (looked: Looked, text: string) =>
      untilTaken(looked, 'keys', (element) => driver.type(element, text)),
    async shows(words: string, within = 'body') {
      let shown = '';
      await until(`${within} shows "${words}"`, 60, async () => {
        const text = 'return document.querySelector(arguments[0])?.innerText ?? ""';
        shown = await run<string>(text, within).catch(() => shown);
        return shown.includes(words);
      }).catch((error: Error) => {
        throw new Error(`${error.message}; instead: ${shown}`);
      });
    },
    async isAt(address: RegExp) {
      await until(`the address is ${address}`, 60, async () =>
        address.test(await driver.address()),
      );
    },
  };
}
