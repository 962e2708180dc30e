import { writeFeed } from '#lib/calendar/feed';
import { env } from '#lib/env';

export function GET(): Response {
  return new Response(writeFeed(env().origin), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="hoa-webinars.ics"',
      'cache-control': 'public, max-age=300',
    },
  });
}
