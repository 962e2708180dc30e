/** WebKitGTK on a screen of its own, driven by the WebDriver that Debian ships with it. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#scripts/serve-copy';
import type { Browser } from '#tests/parts/browser';
import type { Cleanup } from '#tests/parts/part';
import { listens, startDaemon, until } from '#tests/parts/programs';
import { openSession } from '#tests/parts/webdriver';

/** `screen`: of X, one that nobody else has. */
export async function openWebKit(
  cleanup: Cleanup,
  folder: string,
  proxy: string,
): Promise<() => Promise<Browser>> {
  const display = join('/tmp/.X11-unix', 'X');
  const screen = await unusedScreen(display);
  const size = ['-screen', '0', '1400x1100x24'];
  await startDaemon(cleanup, 'Xvfb', [`:${screen}`, ...size, '-nolisten', 'tcp'], () =>
    listens(`${display}${screen}`),
  );
  const env = {
    ...process.env,
    DISPLAY: `:${screen}`,
    HOME: folder,
    XDG_DOWNLOAD_DIR: folder,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LC_ALL: 'C.UTF-8',
  };
  const openOne = async (browser: Cleanup) => {
    const port = await freePort();
    const words = [`--port=${port}`, '--host=127.0.0.1'];
    await startDaemon(browser, 'WebKitWebDriver', words, () => listens(port), { env });
    return openSession(browser, `http://127.0.0.1:${port}`, {
      acceptInsecureCerts: true,
      // The capability of WebDriver would speak TLS to the proxy itself.
      'webkitgtk:browserOptions': {
        binary: miniBrowser(),
        args: ['--automation', `--proxy=http://${proxy}`],
      },
      timeouts: { pageLoad: 30_000, script: 20_000, implicit: 0 },
    });
  };
  let last = new AsyncDisposableStack();
  cleanup.defer(() => last.disposeAsync());
  const openNext = async () => {
    await last.disposeAsync();
    last = new AsyncDisposableStack();
    return openOne(last);
  };
  /** A browser that has never been anywhere; the one before is closed. */
  return async () => {
    try {
      return await openNext();
    } catch {
      // Now and then MiniBrowser ends before it has begun, and its driver waits for it: another time it does begin.
      return openNext();
    }
  };
}

/** The browser of WebKitGTK's own, in the folder of its libraries. */
function miniBrowser(): string {
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!found) throw new Error('no MiniBrowser of WebKitGTK');
  return found;
}

async function unusedScreen(display: string): Promise<number> {
  let screen = 90;
  await until('a screen is free', 10, async () => {
    screen += 1;
    return !(await listens(`${display}${screen}`));
  });
  return screen;
}
