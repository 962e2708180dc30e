/** Debian's Firefox without a screen, by WebDriver BiDi. */
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { type Browser, browserOf } from '#tests/parts/browser';
import type { Cleanup } from '#tests/parts/part';

/** `folder`: for its files and what it downloads. */
export async function openFirefox(
  cleanup: Cleanup,
  folder: string,
  proxy: string,
): Promise<() => Promise<Browser>> {
  const [host, port] = proxy.split(':');
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    acceptInsecureCerts: true,
    defaultViewport: { width: 1280, height: 900 },
    env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8' },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
      'browser.download.folderList': 2,
      'browser.download.dir': folder,
      'browser.download.useDownloadDir': true,
      // A PDF is saved, not shown.
      'pdfjs.disabled': true,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
    },
  });
  cleanup.defer(() => firefox.close());
  let last: AsyncDisposableStack | undefined;
  /** A browser that has never been anywhere; the one before is closed. */
  return async () => {
    await last?.disposeAsync();
    last = new AsyncDisposableStack();
    const context = await firefox.createBrowserContext();
    last.defer(() => context.close());
    return driven(await context.newPage());
  };
}

const special: Readonly<Record<string, KeyInput>> = { '\uE00C': 'Escape', '\uE015': 'ArrowDown' };

function driven(page: Page): Browser {
  const keys = async (text: string) => {
    for (const key of text) {
      if (special[key]) await page.keyboard.press(special[key]);
      else await page.keyboard.type(key);
    }
  };
  return browserOf<ElementHandle>({
    go: (url) => page.goto(url),
    address: async () => page.url(),
    async shown(looked, isXPath) {
      const found = await page.$$(isXPath ? `::-p-xpath(${looked})` : looked);
      const shown: ElementHandle[] = [];
      for (const each of found) {
        // React may take its place between the two questions.
        if (await each.isVisible().catch(() => false)) shown.push(each);
      }
      return shown;
    },
    run: <T>(script: string, ...args: unknown[]) =>
      page.evaluate(new Function(script) as (...all: unknown[]) => T, ...args) as Promise<T>,
    async click(element) {
      await element.evaluate((each) =>
        each.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await element.click();
    },
    async type(element, text) {
      const isFile = await element.evaluate((each) => each.matches('[type=file]'));
      if (isFile) return (element as ElementHandle<HTMLInputElement>).uploadFile(text);
      await element.focus();
      await keys(text);
    },
    keys,
  });
}
