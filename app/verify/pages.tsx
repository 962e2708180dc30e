/** Pages about a certificate: the form that asks for its number, and what the number stands for. */
import { privatePage } from '#app/private-page';
import {
  Genuine,
  Revoked,
  TooMany,
  Unknown,
  VerifyStart,
} from '#components/certificates/verify-page';
import { keyInForce } from '#lib/server/certificates/credentials';
import { lookUp } from '#lib/server/certificates/http';
import { genuineView, revokedView } from '#lib/server/certificates/views';
import { site } from '#lib/server/site';
import { renderPaths } from '#lib/shared/addresses/render-paths';
import { contactsOf } from '#lib/shared/company/contacts';
import { hourInWords } from '#lib/shared/india';

const draw = privatePage(renderPaths.verify);

export const startPage = (): Promise<Response> => draw('Check a certificate', <VerifyStart />);

export async function certificatePage(request: Request, number: string): Promise<Response> {
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
