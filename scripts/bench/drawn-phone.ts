/** What a phone is sent of pages that are drawn at each request, those of one person among them. */
import { onDemandExamples } from '#lib/shared/addresses/on-demand-pages';
import { apiRoutes, receivedPath, routes } from '#lib/shared/addresses/routes';
import { contact } from '#lib/shared/forms/contact/form';
import { visitor } from '#scripts/bench/beside-searchers';
import { misses } from '#scripts/bench/judge';
import { measurePages, pageColumns, row, type ShownPage } from '#scripts/bench/pages';
import type { OpenDesk } from '#scripts/open-desk';

export async function phoneTable(
  origin: string,
  desk: OpenDesk,
  runs: number,
): Promise<readonly string[]> {
  const received = receivedPath(contact.kind);
  const pages: readonly ShownPage[] = [
    ...onDemandExamples.map((path) => ({ path })),
    { path: routes.verify },
    { path: routes.thankYou },
    { path: received, name: `${received}, own`, cookie: await receivedCookie(origin) },
    { path: firstUnder(desk, routes.verify), name: `${routes.verify}/[number]` },
    { path: firstUnder(desk, '/enquiry'), name: '/enquiry/[token]' },
  ];
  const shown = await measurePages(origin, pages, runs);
  return [
    'On a phone, as the static pages.',
    '',
    pageColumns,
    ...shown.map(row),
    '',
    ...misses(shown),
    '',
  ];
}

function firstUnder({ paths }: OpenDesk, folder: string): string {
  const found = paths.find((path) => path.startsWith(`${folder}/`));
  if (!found) throw new Error(`nothing lies under ${folder}`);
  return found;
}

/** Of the browser that sent a form. */
export async function receivedCookie(origin: string): Promise<string> {
  const body = new URLSearchParams({ ...visitor, message: 'A question.' });
  const answer = await fetch(`${origin}${apiRoutes.contact}`, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
