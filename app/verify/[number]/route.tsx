import { drawStoreAway } from '#app/enquiry/pages';
import { draw } from '#app/verify/draw';
import { Genuine, Revoked, TooMany, Unknown } from '#components/certificates/verify-page';
import { credentialJson } from '#lib/certificates/credential-answer';
import { keyInForce } from '#lib/certificates/issuer';
import { lookUp } from '#lib/certificates/look-up';
import { genuineView, revokedView } from '#lib/certificates/view';
import { contactsOf } from '#lib/contacts';
import { hourInWords } from '#lib/india';
import { httpError } from '#lib/intake/http-error';
import { replyError } from '#lib/intake/reply';
import { site } from '#lib/site';
import { whileStoreAnswers } from '#lib/store/outage-log';

type Context = { readonly params: Promise<{ readonly number: string }> };

export async function GET(request: Request, context: Context): Promise<Response> {
  const { number } = await context.params;
  if (!number.toLowerCase().endsWith('.json')) {
    return whileStoreAnswers(() => pageOf(request, number), drawStoreAway);
  }
  const typed = number.slice(0, -'.json'.length);
  return whileStoreAnswers(
    async () => credentialJson(await lookUp(request, typed, site()), site()),
    () => replyError(away),
  );
}

const away = httpError(503, 'This cannot be read just now. Please try again in a minute.', {
  retryAfterSeconds: 30,
}).error;

async function pageOf(request: Request, number: string): Promise<Response> {
  const { email } = contactsOf(site().env);
  const result = await lookUp(request, number, site());
  if ('retryAfterSeconds' in result) {
    const again = hourInWords(site().now() + result.retryAfterSeconds * 1000);
    const answer = await draw('Too many checks', <TooMany again={again} email={email} />, 429);
    answer.headers.set('retry-after', String(result.retryAfterSeconds));
    return answer;
  }
  if ('unknown' in result) {
    const isMistyped = result.unknown === 'wrong-check';
    return draw('Not found', <Unknown typed={number} isMistyped={isMistyped} email={email} />, 404);
  }
  if (result.found.revokedAt !== undefined) {
    return draw('No longer valid', <Revoked view={revokedView(result.found)} />);
  }
  const signed = (await keyInForce(site())) !== undefined;
  const view = genuineView(result.found, signed, site().now());
  return draw('Genuine', <Genuine view={view} email={email} />);
}
