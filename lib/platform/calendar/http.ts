import { digestOf, etagOf, namesTag } from '#lib/platform/http/cache/cached-response';
import type { CallAnswer } from '#lib/platform/http/intake/reply';
import { processState } from '#lib/platform/values/process-state';

export interface CalendarFile {
  readonly body: string;
  readonly disposition: string;
  readonly maxAgeSeconds: number;
}

/** 200 with the file, or 304 to whoever has it by its tag or, without one, by its date. */
export function calendarAnswer(
  { headers: asked }: { readonly headers: Pick<Headers, 'get'> },
  { body, disposition, maxAgeSeconds }: CalendarFile,
): CallAnswer {
  const etag = etagOf(digestOf(body));
  const changedAt = lastChange(body);
  const validators = [
    ['etag', etag],
    ['last-modified', new Date(changedAt).toUTCString()],
    ['cache-control', `public, max-age=${maxAgeSeconds}`],
  ] as const;
  const tags = asked.get('if-none-match');
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  if (tags === null ? since >= changedAt : namesTag(tags, etag))
    return { status: 304, headers: validators, body: '' };
  return {
    status: 200,
    headers: [
      ['content-type', 'text/calendar; charset=utf-8'],
      ['content-disposition', disposition],
      ...validators,
    ],
    body,
  };
}

/** In whole seconds, as the header has it: each entry is stamped with its last change. */
function lastChange(body: string): number {
  const stamps = [...body.matchAll(/^DTSTAMP:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/gm)].map(
    ([, year, month, day, ...time]) =>
      Date.parse(`${year}-${month}-${day}T${time.slice(0, 3).join(':')}Z`),
  );
  const last = Math.max(processState.builtAt ?? 0, ...stamps);
  return Math.floor(last / 1000) * 1000;
}
