/** The few calls of WebDriver (https://www.w3.org/TR/webdriver2/) by which a browser is used as a person does. */
import { type Browser, browserOf } from '#tests/parts/browser';
import type { Cleanup } from '#tests/parts/part';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The longest call is the load of a page, which the browser itself gives up after half a minute. */
const longestMs = 60_000;
const startMs = 60_000;
const endMs = 5_000;

interface ElementReference {
  readonly [elementKey]: string;
}

export async function openSession(
  cleanup: Cleanup,
  server: string,
  alwaysMatch: object,
): Promise<Browser> {
  const call = async <T>(
    method: string,
    path: string,
    body?: object,
    timeoutMs = longestMs,
  ): Promise<T> => {
    const answer = await fetch(`${server}/session${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (answer.ok) return value;
    throw new Error(`${path.replace(/^\/[^/]+/, '')}: ${value.error}: ${value.message}`);
  };
  const capabilities = { alwaysMatch };
  const { sessionId } = await call<{ sessionId: string }>('POST', '', { capabilities }, startMs);
  const post = <T>(path: string, body: object = {}) =>
    call<T>('POST', `/${sessionId}${path}`, body);
  const get = <T>(path: string) => call<T>('GET', `/${sessionId}${path}`);
  cleanup.defer(async () => {
    const ended = fetch(`${server}/session/${sessionId}`, {
      method: 'DELETE',
      signal: AbortSignal.timeout(endMs),
    });
    // WebKitWebDriver leaves it unanswered where its browser is gone first; the session is over all the same.
    await ended.catch(() => undefined);
  });
  const run = <T>(script: string, ...args: unknown[]) => post<T>('/execute/sync', { script, args });
  /** WebDriver takes what is in closed details for displayed. */
  const isUnfolded = (id: string) =>
    run<boolean>('return arguments[0].checkVisibility()', { [elementKey]: id }).catch(() => false);
  return browserOf<string>({
    go: (url) => post<void>('/url', { url }),
    address: () => get('/url'),
    async shown(value, isXPath) {
      const using = isXPath ? 'xpath' : 'css selector';
      const found = await post<readonly ElementReference[]>('/elements', { using, value });
      const shown: string[] = [];
      for (const { [elementKey]: id } of found) {
        // React may take its place between the two questions.
        const isDisplayed = get<boolean>(`/element/${id}/displayed`).catch(() => false);
        if ((await isDisplayed) && (await isUnfolded(id))) shown.push(id);
      }
      return shown;
    },
    run,
    async click(id) {
      // Where a page scrolls smoothly, WebKit would click before it is there.
      await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', {
        [elementKey]: id,
      });
      await post<void>(`/element/${id}/click`);
    },
    type: (id, text) => post<void>(`/element/${id}/value`, { text }),
    async keys(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await post<void>('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
  });
}
