/** The few calls of WebDriver (https://www.w3.org/TR/webdriver2/) by which a browser is used as a person does. */
import type { Cleanup } from '#tests/parts/part';
import { until } from '#tests/parts/programs';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

interface ElementReference {
  readonly [elementKey]: string;
}

export type Browser = Awaited<ReturnType<typeof openSession>>;

/** How elements are looked for: a selector of CSS, or an expression of XPath that begins with `/` or `(`. */
type Looked = string;

export async function openSession(cleanup: Cleanup, server: string, alwaysMatch: object) {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${server}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (answer.ok) return value;
    throw new Error(`${path.replace(/^\/[^/]+/, '')}: ${value.error}: ${value.message}`);
  };
  const { sessionId } = await call<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch },
  });
  const post = <T>(path: string, body: object = {}) =>
    call<T>('POST', `/${sessionId}${path}`, body);
  const get = <T>(path: string) => call<T>('GET', `/${sessionId}${path}`);
  cleanup.defer(async () => void (await call('DELETE', `/${sessionId}`)));
  /** The first of those that are shown; it is waited for, as a person does. */
  const find = async (looked: Looked): Promise<string> => {
    const using = /^[/(]/.test(looked) ? 'xpath' : 'css selector';
    let shown: string | undefined;
    await until(`${looked} is shown`, 20, async () => {
      const found = await post<readonly ElementReference[]>('/elements', { using, value: looked });
      for (const { [elementKey]: id } of found) {
        // React may take its place between the two questions.
        if (!(await get<boolean>(`/element/${id}/displayed`).catch(() => false))) continue;
        shown = id;
        return true;
      }
      return false;
    });
    if (shown === undefined) throw new Error(`${looked} is not shown`);
    return shown;
  };
  const run = <T>(script: string, ...args: unknown[]) => post<T>('/execute/sync', { script, args });
  /** Once more where React has taken its place between the look and the act, or it still moves: then nothing was done. */
  const untilTaken = async (looked: Looked, what: string, act: (id: string) => Promise<void>) => {
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
    await until(`${looked} takes ${what}`, 20, attempt).catch((error: Error) => {
      throw new Error(`${error.message}: ${refused}`);
    });
  };
  return {
    go: (url: string) => post<void>('/url', { url }),
    back: () => post<void>('/back'),
    address: () => get<string>('/url'),
    find,
    run,
    press: (looked: Looked) =>
      untilTaken(looked, 'a press', async (id) => {
        // Where a page scrolls smoothly, WebKit would press before it is there.
        await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', {
          [elementKey]: id,
        });
        await post<void>(`/element/${id}/click`);
      }),
    /** At the keyboard, into what is there already. */
    type: (looked: Looked, text: string) =>
      untilTaken(looked, 'keys', (id) => post<void>(`/element/${id}/value`, { text })),
    async text(looked: Looked) {
      return get<string>(`/element/${await find(looked)}/text`);
    },
    async property<T>(looked: Looked, name: string) {
      return get<T>(`/element/${await find(looked)}/property/${name}`);
    },
    /** Keys to whatever has the focus; special ones by their code points (17.4.2). */
    async keys(text: string) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post<void>('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async shows(words: string, within = 'body') {
      await until(`${within} shows "${words}"`, 20, async () =>
        run<boolean>(
          'return (document.querySelector(arguments[0])?.innerText ?? "").includes(arguments[1])',
          within,
          words,
        ).catch(() => false),
      );
    },
    async isAt(address: RegExp) {
      await until(`the address is ${address}`, 20, async () => address.test(await get('/url')));
    },
    cookie: (cookie: object) => post<void>('/cookie', { cookie }),
    size: (width: number, height: number) => post<void>('/window/rect', { width, height }),
    screenshot: () => get<string>('/screenshot'),
  };
}
