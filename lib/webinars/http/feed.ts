/**
 * How a calendar file is answered: programs that subscribe ask every hour, and mostly hold it as it is (RFC 9110, 13).
 */

import { isPageLanguage } from '#data/job-hunt/words';
import { calendarAnswer } from '#lib/platform/calendar/http';
import { env } from '#lib/platform/config/env';
import type { CallRequest } from '#lib/platform/http/intake/body';
import type { CallAnswer } from '#lib/platform/http/intake/reply';
import { inLanguage, writeFeed, writeSession } from '#lib/webinars/files';
import { findSession } from '#lib/webinars/rules/sessions';
import { cancelledSessions } from '#lib/webinars/views/feed';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** When the build that runs was made, epoch milliseconds: it may write the same entries in other words. */
    builtAt?: number;
  }
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
