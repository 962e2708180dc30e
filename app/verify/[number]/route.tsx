import { drawStoreAway } from '#app/enquiry/pages';
import { draw } from '#app/verify/render-verify-page';
import { Genuine, Revoked, TooMany, Unknown } from '#components/certificates/verify-page';
import { keyInForce } from '#lib/server/certificates/credentials';
import { credentialJson, lookUp } from '#lib/server/certificates/http';
import { genuineView, revokedView } from '#lib/server/certificates/views';
import { replyStoreAway } from '#lib/server/intake/reply';
import { site } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage';
import { contactsOf } from '#lib/shared/company/contacts';
import { hourInWords } from '#lib/shared/india';

type Context = { readonly params: Promise<{ readonly number: string }> };

export async function GET(request: Request, context: Context): Promise<Response> {
  const { number } = await context.params;
  if (!number.toLowerCase().endsWith('.json')) {
    return whileStoreAnswers(() => pageOf(request, number), drawStoreAway);
  }
  const typed = number.slice(0, -'.json'.length);
  return whileStoreAnswers(
    async () => credentialJson(await lookUp(request, typed, site()), site()),
    replyStoreAway,
  );
}

async function pageOf(request: Request, number: string): Promise<Response> {
  const { email } = contactsOf(site().env);
  const result = await lookUp(request, number, site());
  if ('retryAfterSeconds' in result) {
    const { retryAfterSeconds } = result;
    const again = hourInWords(site().now() + retryAfterSeconds * 1000);
    const page = <TooMany again={again} email={email} />;
    return draw('Too many checks', page, { status: 429, retryAfterSeconds });
  }
  if ('unknown' in result) {
    const isMistyped = result.unknown === 'wrong-check';
    return draw('Not found', <Unknown typed={number} isMistyped={isMistyped} email={email} />, {
      status: 404,
    });
  }
  if (result.found.revokedAt !== undefined) {
    return draw('Revoked', <Revoked view={revokedView(result.found)} />);
  }
  const signed = (await keyInForce(site())) !== undefined;
  const view = genuineView(result.found, signed, site().now());
  return draw('Genuine', <Genuine view={view} email={email} />);
}
