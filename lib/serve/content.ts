/** Everything the site answers from memory. */
import type { Mode } from '#lib/env';
import { type Answer, makeAnswer } from '#lib/serve/answer';
import { asideHeaders, puttingAside } from '#lib/serve/aside';
import { caching } from '#lib/serve/caching';
import { pressHard } from '#lib/serve/compress';
import { later, type Shell } from '#lib/serve/later';
import { type HeadersOf, headersFor, sourceHash } from '#lib/serve/policy';
import { type Manifest, readBodies, readManifest } from '#lib/serve/prepared';

export type Content = {
  readonly answers: Map<string, Answer>;
  readonly headersOf: HeadersOf;
  readonly shell: Shell;
  readonly manifest: Pick<Manifest, 'fresh' | 'nextsOwn' | 'remakeKey'>;
  /** By page, the addresses of what its versions since the start put aside, the oldest first. */
  readonly renewed: Map<string, readonly string[]>;
  /** By page, when the version that stands was asked for: an older one never takes its place. */
  readonly turns: Map<string, number>;
};

/** A page may stay open that long: its later versions come at the turns of webinars, a few a day. */
const versionsKept = 8;

/** Reads a folder that `prepareAnswers` wrote. */
export async function readContent(folder: string, mode: Mode): Promise<Content> {
  const manifest = await readManifest(folder);
  const { head, styles, origin } = manifest;
  const headersOf = headersFor(mode, {
    scripts: [sourceHash(head)],
    styles: Object.values(styles).map(sourceHash),
  });
  const answers = new Map<string, Answer>();
  for (const [path, prepared] of Object.entries(manifest.answers)) {
    const headers = { ...headersOf(path), ...prepared.headers };
    answers.set(path, makeAnswer(prepared.status, headers, await readBodies(folder, prepared)));
  }
  const shell = { head, css: (href: string) => styles[href], origin };
  return { answers, headersOf, manifest, shell, renewed: new Map(), turns: new Map() };
}

let turns = 0;
/** The moment at which a page is asked for; later ones are greater. */
export const nextTurn = (): number => ++turns;

/** Puts a page that Next has just made in the place of the former one, unless that was asked for after it (`turn`). */
export async function renew(
  content: Content,
  path: string,
  html: string,
  turn = nextTurn(),
): Promise<void> {
  const aside = new Map<string, string>();
  const identity = Buffer.from(later(html, puttingAside(content.shell, aside)));
  const former = content.answers.get(path);
  const isLate = () => (content.turns.get(path) ?? 0) > turn;
  if (isLate()) return;
  if (former?.bodies.identity.equals(identity)) {
    content.turns.set(path, turn);
    return;
  }
  const type = { 'content-type': 'text/html; charset=utf-8', 'cache-control': caching.page };
  const press = async (at: string, headers: Readonly<Record<string, string>>, body: Buffer) => {
    const bodies = { identity: body, ...(await pressHard(body)) };
    return [at, makeAnswer(200, { ...content.headersOf(at), ...headers }, bodies)] as const;
  };
  const asides = [...aside].map(([at, data]) => press(at, asideHeaders, Buffer.from(data)));
  // The page comes last: what it asks for is there by then.
  const pressed = await Promise.all([...asides, press(path, type, identity)]);
  if (isLate()) return;
  content.turns.set(path, turn);
  for (const [at, answer] of pressed) {
    content.answers.set(at, answer);
    if (at !== path) forgetOldest(content, path, at);
  }
}

function forgetOldest({ answers, renewed }: Content, path: string, newest: string): void {
  const kept = [...(renewed.get(path) ?? []).filter((each) => each !== newest), newest];
  for (const address of kept.splice(0, kept.length - versionsKept)) answers.delete(address);
  renewed.set(path, kept);
}

/** A prepared page as text, for a call that answers with it after filling in something. */
export type PageInMemory = (
  path: string,
) => { html: string; headers: Readonly<Record<string, string>> } | undefined;

export function pageInMemory({ answers }: Content): PageInMemory {
  return (path) => {
    const answer = answers.get(path);
    const type = answer?.headers['content-type'];
    if (!answer || !type?.startsWith('text/html')) return undefined;
    const html = answer.bodies.identity.toString();
    return { html, headers: { 'content-type': type, 'cache-control': 'no-store' } };
  };
}
