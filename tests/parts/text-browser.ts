/** w3m and lynx at the keys of a terminal: each field, box and button is gone to as their manuals say. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from '#tests/parts/part';
import { openTerminal } from '#tests/parts/terminal';

/** Fields and options are named by what the page shows of them, in the order in which it shows them. */
export interface TextBrowser {
  readonly screen: () => string;
  readonly shows: (looked: RegExp | string) => Promise<void>;
  /** In place of what the field holds. */
  readonly write: (label: string, words: string) => Promise<void>;
  readonly writeLines: (label: string, lines: readonly string[]) => Promise<void>;
  readonly tick: (option: string) => Promise<void>;
  readonly choose: (label: string, file: string) => Promise<void>;
  /** By a button. */
  readonly send: (words: string) => Promise<void>;
  /** By a link. */
  readonly follow: (words: string) => Promise<void>;
}

interface Place {
  readonly folder: string;
  /** Where a proxy finds the site, and the certificate to trust. */
  readonly proxy: string;
  readonly cert: string;
}

export type OpenBrowser = (cleanup: Cleanup, place: Place, url: string) => Promise<TextBrowser>;

const surroundings = ({ folder, proxy, cert }: Place) => ({
  HOME: folder,
  SSL_CERT_FILE: cert,
  LC_ALL: 'C.UTF-8',
  https_proxy: `http://${proxy}/`,
});

/** By searching for a label: `/`, then Tab to the field behind it, or Escape Tab to the box before it. */
export const openW3m: OpenBrowser = async (cleanup, place, url) => {
  const text = join(place.folder, 'lines');
  const editor = join(place.folder, 'editor');
  // Stands in for the editor that w3m opens for a field of several lines.
  writeFileSync(editor, `#!/bin/sh\ncat '${text}' > "$1"\n`);
  chmodSync(editor, 0o755);
  const settings = [`ssl_ca_file=${place.cert}`, `editor=${editor} %s`, 'wrap_search=1'];
  const words = ['w3m', '-cookie', ...settings.flatMap((each) => ['-o', each]), url];
  const terminal = openTerminal(cleanup, place.folder, 'w3m', words, surroundings(place));
  const { press, type, shows } = terminal;
  const goTo = async (looked: string) => {
    press('/');
    await shows('Forward:');
    type(looked);
    press('Enter');
  };
  const answer = async (prompt: string, words: string) => {
    press('Tab', 'Enter');
    await shows(prompt);
    press('C-a', 'C-k');
    type(words);
    press('Enter');
  };
  const follow = async (words: string) => {
    await goTo(words);
    press('Enter');
  };
  return {
    ...terminal,
    send: follow,
    follow,
    async write(label, words) {
      await goTo(label);
      await answer('TEXT:', words);
    },
    async writeLines(label, lines) {
      writeFileSync(text, lines.map((line) => `${line}\n`).join(''));
      await goTo(label);
      press('Tab', 'Enter');
      await shows(lines[0] ?? '');
    },
    async tick(option) {
      await goTo(option);
      press('Escape', 'Tab', 'Enter');
    },
    async choose(label, file) {
      await goTo(label);
      await answer('Filename:', file);
    },
  };
};

/** By the number that lynx writes before each link and field: the number, `g`, Enter. */
export const openLynx: OpenBrowser = async (cleanup, place, url) => {
  const config = join(place.folder, 'lynx.cfg');
  const settings = {
    DEFAULT_KEYPAD_MODE: 'LINKS_AND_FIELDS_ARE_NUMBERED',
    TEXTFIELDS_NEED_ACTIVATION: 'TRUE',
    ACCEPT_ALL_COOKIES: 'TRUE',
    CHARACTER_SET: 'utf-8',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}:${value}\n`);
  writeFileSync(config, lines.join(''));
  const words = ['lynx', `-cfg=${config}`, url];
  const terminal = openTerminal(cleanup, place.folder, 'lynx', words, surroundings(place));
  const { press, type, shows, screen } = terminal;
  let read: string | undefined;
  /** All screens of the page, one below the other, once. */
  const page = async () => {
    if (read !== undefined) return read;
    press('C-a');
    const [, many = '1'] = /\(p\d+ of (\d+)\)/.exec(screen()) ?? [];
    const screens = [];
    for (let nth = 1; nth <= Number(many); nth += 1) {
      if (many !== '1') await shows(`(p${nth} of ${many})`);
      screens.push(screen().split('\n').slice(1, -4).join('\n'));
      press('Space');
    }
    read = screens.join('\n').replaceAll(/\s+/g, ' ');
    return read;
  };
  const goTo = async (number: string | number) => {
    type(String(number));
    await shows(`page) number: ${number}`);
    type('g');
    press('Enter');
    await shows(/^(?!.*page\) number: )/s);
  };
  const numberOf = async (before: string, after = '') => {
    const pattern = new RegExp(`${before}\\[(\\d+)\\]${after}`);
    const [, number] = pattern.exec(await page()) ?? [];
    if (!number) throw new Error(`lynx shows no ${pattern} in ${await page()}`);
    return Number(number);
  };
  const fieldOf = (label: string) => numberOf(`\\b${label} (?:[^[]* )?`, '[^(]');
  const fill = async (number: number, words: string) => {
    await goTo(number);
    press('Enter', 'C-u');
    type(words);
    press('Enter');
  };
  const leave = async (number: number) => {
    await goTo(number);
    press('Enter');
    read = undefined;
  };
  return {
    ...terminal,
    write: async (label, words) => fill(await fieldOf(label), words),
    async writeLines(label, lines) {
      await goTo(await fieldOf(label));
      press('Enter');
      for (const line of lines) {
        type(line);
        // To the next line of the same field.
        press('Enter');
      }
      press('Tab');
    },
    async tick(option) {
      await goTo(await numberOf('', `[([][ *X][)\\]] ${option}`));
      press('Enter');
    },
    choose: async (label, file) => fill(await fieldOf(label), file),
    send: async (words) => leave(await numberOf('\\(', `BUTTON\\) ${words}`)),
    follow: async (words) => leave(await numberOf('', words)),
  };
};
