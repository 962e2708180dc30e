/**
 * A tab of Chromium, spoken to in its own protocol: Playwright attaches to pages, not to tabs, and where a page alone is
 * attached Chromium prerenders nothing. https://chromedevtools.github.io/devtools-protocol/
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

export type Tab = Awaited<ReturnType<typeof openTab>>;

const options = [
  '--headless',
  '--no-sandbox',
  '--remote-debugging-port=0',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  '--window-size=1280,800',
];

export async function openTab() {
  const folder = await mkdtemp(join(tmpdir(), 'hoa-tab-'));
  const words = [...options, `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn('/usr/bin/chromium', words, { stdio: ['ignore', 'ignore', 'pipe'] });
  const kill = () => child.kill();
  process.once('exit', kill);
  const address = await spokenAddress(child.stderr);
  const connection = await connect(address);
  const sessions = await followPages(connection);
  const shown = () => {
    const [first] = sessions;
    if (first === undefined) throw new Error('no page is there');
    return first;
  };
  await connection.send('Page.enable', {}, shown());
  let isPrefetched = false;
  connection.on('Preload.prefetchStatusUpdated', ({ status }) => {
    isPrefetched ||= status === 'Ready';
  });
  await connection.send('Preload.enable', {}, shown());
  let at = { x: 0, y: 0 };
  const send = (method: string, params: object = {}) => connection.send(method, params, shown());
  const evaluate = async <T>(expression: string): Promise<T> => {
    const asked = { expression, returnByValue: true, awaitPromise: true };
    const { result } = (await send('Runtime.evaluate', asked)) as { result: { value: T } };
    return result.value;
  };
  const mouse = (type: string) =>
    send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  return {
    evaluate,
    async goto(url: string) {
      await send('Page.navigate', { url });
      while ((await evaluate('document.readyState')) !== 'complete') await wait(50);
    },
    /** Rests the mouse, which comes from the page's corner, on the first of these elements that is drawn. */
    async hover(selector: string) {
      at = await evaluate(`(() => {
        const drawn = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.getClientRects().length > 0);
        drawn.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = drawn.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      })()`);
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 });
      await send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at });
    },
    /** Whether a page is rendered before its link is clicked. */
    prerendered: () => sessions.size > 1,
    /** Whether the browser holds a page that was fetched before its link is clicked. */
    prefetched: () => isPrefetched,
    async press() {
      await mouse('mousePressed');
      // The page that it leads away from may be gone before it has answered.
      await mouse('mouseReleased').catch(() => undefined);
    },
    /** For each page from now on, before its own scripts. */
    addScript: async (source: string) =>
      void (await send('Page.addScriptToEvaluateOnNewDocument', { source })),
    async setHeaders(headers: Readonly<Record<string, string>>) {
      await send('Network.enable');
      await send('Network.setExtraHTTPHeaders', { headers });
    },
    async close() {
      process.off('exit', kill);
      const ended = once(child, 'exit');
      connection.close();
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Chromium says on its error output where it listens. */
const spokenAddress = (stderr: Readable): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    stderr.on('data', (part) => {
      said += part;
      const [address] = /ws:\S+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    stderr.once('end', () => reject(new Error(`the browser did not start:\n${said}`)));
  });

/** The sessions of the tab's pages: first the one that is shown; one that is prerendered comes after it, and takes its place. */
async function followPages(connection: Connection): Promise<ReadonlySet<string>> {
  const sessions = new Set<string>();
  connection.on('Target.attachedToTarget', ({ sessionId }) => sessions.add(String(sessionId)));
  connection.on('Target.detachedFromTarget', ({ sessionId }) => sessions.delete(String(sessionId)));
  const found = await connection.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [tab] = (found as { targetInfos: { targetId: string }[] }).targetInfos;
  const attached = { targetId: tab?.targetId, flatten: true };
  const { sessionId } = (await connection.send('Target.attachToTarget', attached)) as {
    sessionId: string;
  };
  await connection.send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId,
  );
  sessions.delete(sessionId);
  return sessions;
}

/** Chromium's protocol over a WebSocket: commands with their answers, and events. */

type Params = Readonly<Record<string, unknown>>;

export type Connection = Awaited<ReturnType<typeof connect>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

export async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners: [string, (params: Params) => void][] = [];
  socket.onmessage = ({ data }) => {
    const { id, method, params = {}, result, error } = JSON.parse(String(data)) as Message;
    for (const [event, hear] of listeners) if (event === method) hear(params);
    if (id === undefined) return;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  };
  let last = 0;
  return {
    /** `sessionId` names what was attached to; without it the browser is meant. Throws what the browser refused. */
    send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
      const id = ++last;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(id, answer);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
      return answer.promise;
    },
    on: (event: string, hear: (params: Params) => void) => void listeners.push([event, hear]),
    close: () => socket.close(),
  };
}
