/** Every link that a visitor can follow, and what is XML, by programs that know nothing of the site. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { ask } from '#tests/hosts/visitor';
import { type Cleanup, definePart } from '#tests/parts/part';
import { newFolder, run } from '#tests/parts/programs';
import { openPublicSite, publicSettings } from '#tests/parts/public-site';

/** A line of linkchecker's table. */
interface Checked {
  readonly urlname: string;
  readonly parentname: string;
  readonly result: string;
  readonly warningstring: string;
  readonly valid: string;
  readonly url: string;
}

async function prepare(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'links');
  const site = await openPublicSite(cleanup);
  const read = async (path: string) => (await ask(site.origin, path)).body;
  const sitemap = join(folder, 'sitemap.xml');
  writeFileSync(sitemap, await read('/sitemap.xml'));
  const listed = [...(await read('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => url.replace(publicSettings.SITE_URL, '') || '/',
  );
  // linkchecker leaves the rights of root, and writes nothing.
  chmodSync(folder, 0o755);
  const config = join(folder, 'linkcheckerrc');
  writeFileSync(config, '[AnchorCheck]\n');
  // Other people's sites are asked by nobody, nor what leads to one: tests stay on this machine.
  const left = ['^(?:mailto|tel|data):', '^https?://(?!localhost:)', '/(?:community|webinar)$'];
  const words = [
    ...['-f', config, '-t', '4', '-o', 'csv/utf-8', '--verbose', '--no-status', '--no-robots'],
    // A query leads to the same page with another query, without end.
    ...['--no-follow-url', '\\?'],
    ...left.flatMap((each) => ['--ignore-url', each]),
  ];
  const { origin } = site;
  const stdout = await printed('linkchecker', [...words, ...listed.map((path) => origin + path)]);
  const rows: Checked[] = parse(stdout, {
    columns: true,
    delimiter: ';',
    comment: '#',
    comment_no_infix: true,
    relax_column_count: true,
  });
  return { origin, sitemap, listed, rows, read };
}

async function printed(command: string, words: readonly string[]): Promise<string> {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  return text(child.stdout);
}

const shown = ({ parentname, urlname, result, warningstring }: Checked) =>
  `${parentname} → ${urlname}: ${result} ${warningstring}`;

export const links = definePart<Awaited<ReturnType<typeof prepare>>>({
  name: 'links',
  packages: ['linkchecker', 'libxml2-utils'],
  holds:
    'every link of every page leads somewhere, its anchor included; the sitemap is one, and pictures are XML',
  prepare,
  checks: {
    'the sitemap is valid by its schema': ({ sitemap }) => {
      const { status, stderr } = run('xmllint', [
        '--noout',
        '--schema',
        'tests/parts/readers/sitemap.xsd',
        sitemap,
      ]);
      assert.equal(status, 0, stderr);
    },
    'linkchecker visits each page of the sitemap, and each answers': ({ origin, listed, rows }) => {
      assert.ok(listed.length > 50, `${listed.length} pages`);
      const visited = new Map(rows.map(({ url, valid }) => [url, valid]));
      const not = listed.filter((path) => visited.get(`${origin}${path}`) !== 'True');
      assert.deepEqual(not, []);
    },
    'no link of any page is broken': ({ rows, listed }) => {
      assert.ok(rows.length > 2 * listed.length, `${rows.length} links`);
      const broken = rows.filter(({ valid }) => valid !== 'True');
      assert.deepEqual(broken.map(shown), []);
    },
    'every anchor that a link names is there': ({ rows }) => {
      const lost = rows.filter(({ warningstring }) => /anchor/i.test(warningstring));
      assert.deepEqual(lost.map(shown), []);
    },
    'no link leads over a redirect within the site': ({ rows, origin }) => {
      const led = rows.filter(
        ({ warningstring, url }) => /redirect/i.test(warningstring) && url.startsWith(origin),
      );
      assert.deepEqual(led.map(shown), []);
    },
    'each SVG picture that a page names is well-formed': async ({ rows, origin, read }) => {
      const pictures = new Set(
        rows.map(({ url }) => url).filter((url) => /\.svg(?:\?|$)/.test(url)),
      );
      for (const url of pictures) {
        const input = await read(url.replace(origin, ''));
        const { status, stderr } = run('xmllint', ['--noout', '-'], { input });
        assert.equal(status, 0, `${url}: ${stderr}`);
      }
    },
  },
});
