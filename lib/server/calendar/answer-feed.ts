/** The subscription to all webinars, and the entry of one. */
import { isPageLanguage } from '#data/job-hunt/words';
import { calendarAnswer } from '#lib/server/calendar/calendar-answer';
import { inLanguage } from '#lib/server/calendar/calendar-attachment';
import { cancelledSessions } from '#lib/server/calendar/cancelled';
import { writeFeed, writeSession } from '#lib/server/calendar/feed';
import type { CallRequest } from '#lib/server/intake/body';
import type { CallAnswer } from '#lib/server/intake/call-answer';
import { env } from '#lib/server/settings/env';
import { findSession } from '#lib/shared/calendar/sessions';

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
