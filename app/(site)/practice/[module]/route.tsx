import { MarkedEntry } from '#components/practice/marked-entry';
import { MarkedPage } from '#components/practice/marked-page';
import { SheetPage } from '#components/practice/sheet-page';
import { renderPaths } from '#data/addresses/render-paths';
import { practiceModuleOf, practicePath, practiceSetPath } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { practicalPapers } from '#data/practicals';
import type { MadePaper } from '#data/practicals/paper';
import { env } from '#lib/platform/config/env';
import { checkOrigin, readBody } from '#lib/platform/http/intake/body';
import { renderPage } from '#lib/platform/http/page-view';
import { markFirstEntry, scoreOf } from '#lib/practice/rules/first-entry';
import { newSet, readSet } from '#lib/practice/rules/papers/draw';
import { make } from '#lib/practice/rules/papers/make';
import { mark } from '#lib/practice/rules/papers/mark';
import { type Typed, typedIn } from '#lib/practice/rules/worksheet';

type Context = RouteContext<'/practice/[module]'>;

/** The sheet of a set; without one, or with what is none, the way to a new set. */
export async function GET(request: Request, context: Context): Promise<Response> {
  const found = await paperOf(context);
  if (!found) return new Response(null, { status: 404 });
  const { paper, course } = found;
  const set = readSet(new URL(request.url).searchParams.get('set') ?? '');
  if (!set) return toNewSet(paper.module);
  return sheet(make(paper, set), course.title);
}

/** The sheet as it was filled: marked, or unmarked again with a row more. Nothing is stored. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const foreign = checkOrigin(request, env());
  if (foreign) return new Response(null, { status: foreign.status });
  const found = await paperOf(context);
  if (!found) return new Response(null, { status: 404 });
  const { paper, course } = found;
  const body = await readBody(request);
  if ('error' in body) return new Response(null, { status: body.error.status });
  const { fields } = body.ok;
  if (isFirstEntry(request, paper.module)) return firstEntry(typedIn(fields));
  const set = readSet(textOf(fields.set));
  if (!set) return toNewSet(paper.module);
  const made = make(paper, set);
  const typed = typedIn(fields);
  if (fields.more !== undefined) {
    const more = textOf(fields.more);
    return sheet(made, course.title, { typed, more, open: Number(textOf(fields.part)) || 1 });
  }
  const marked = mark(made, typed);
  const content = (
    <MarkedPage
      {...{ made, marked, typed }}
      title={course.title}
      hours={course.hours}
      of={practicalPapers.length}
      link={linkOf(made)}
    />
  );
  const main = { 'data-score': String(marked.score), 'data-of': String(marked.of) };
  return page(`Marked: ${course.title}`, content, main);
}

const isFirstEntry = ({ url }: Request, module: number) =>
  module === 1 && new URL(url).searchParams.get('entry') === 'home';

/** The entry of the home page belongs to no set: it is the same bill for everybody. */
function firstEntry(typed: Typed): Promise<Response> {
  const lines = markFirstEntry(typed);
  const main = { 'data-score': String(scoreOf(lines)), 'data-of': String(lines.length) };
  return page('Marked: one entry', <MarkedEntry lines={lines} />, main);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function paperOf({ params }: Context) {
  const { module } = await params;
  const number = practiceModuleOf(practicePath(Number(module)));
  const paper = practicalPapers.find((each) => each.module === number);
  const course = courses.find(({ courseNo }) => courseNo === number);
  return paper && course && String(number) === module ? { paper, course } : undefined;
}

function toNewSet(module: number): Response {
  const location = practiceSetPath(module, newSet(crypto.getRandomValues(new Uint8Array(5))));
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}

const linkOf = ({ module, set }: MadePaper) => `${env().origin}${practiceSetPath(module, set)}`;

interface Filled {
  readonly typed: Typed;
  readonly more: string;
  readonly open: number;
}

const sheet = (made: MadePaper, title: string, filled?: Filled): Promise<Response> =>
  page(
    `Practice: ${title}`,
    <SheetPage
      made={made}
      title={title}
      of={practicalPapers.length}
      link={linkOf(made)}
      typed={filled?.typed ?? {}}
      more={filled?.more}
      open={filled?.open ?? 1}
    />,
  );

async function page(
  title: string,
  content: React.ReactElement,
  main: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const html = await renderPage(renderPaths.practice, { title, content, main });
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
