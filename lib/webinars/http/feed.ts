/**
 * How a calendar file is answered: programs that subscribe ask every hour, and mostly hold it as it is (RFC 9110, 13).
 */
import { isPageLanguage } from '#data/job-hunt/words';
import { env } from '#lib/platform/config/env';
import { digestOf, etagOf, namesTag } from '#lib/platform/http/cache/cached-response';
import type { CallRequest } from '#lib/platform/http/intake/body';
import type { CallAnswer } from '#lib/platform/http/intake/reply';
import { processState } from '#lib/platform/values/process-state';
import { inLanguage, writeFeed, writeSession } from '#lib/webinars/files';
import { findSession } from '#lib/webinars/rules/sessions';
import { cancelledSessions } from '#lib/webinars/views/feed';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** When the build that runs was made, epoch milliseconds: it may write the same entries in other words. */
    builtAt?: number;
  }
}

interface CalendarFile {
  readonly body: string;
  /** The value of `content-disposition`. */
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

/** The feed, or with `?session=` the entry of one session alone. */
export async function answerFeed(
  request: Pick<CallRequest, 'url' | 'headers'>,
): Promise<CallAnswer> {
  const { origin } = env();
  const query = new URL(request.url).searchParams;
  const id = query.get('session');
  const lang = query.get('lang');
  const cancelled = await cancelledSessions();
  const calendar = (body: string, how: 'inline' | 'attachment', name: string) =>
    calendarAnswer(request, {
      body,
      disposition: `${how}; filename="${name}.ics"`,
      maxAgeSeconds: 300,
    });
  if (id === null) return calendar(writeFeed(origin, cancelled), 'inline', 'hoa-webinars');
  const session = findSession(id);
  if (!session) return { status: 404, headers: [plain], body: 'No such session.' };
  const shown = inLanguage(session, isPageLanguage(lang) ? lang : undefined);
  return calendar(writeSession(shown, origin, cancelled), 'attachment', session.id);
}

const plain = ['content-type', 'text/plain;charset=UTF-8'] as const;
