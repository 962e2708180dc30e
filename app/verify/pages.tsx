/** Pages about a certificate: the form that asks for its number, and what the number stands for. */
import { privatePage } from '#app/private-page';
import {
  Genuine,
  Revoked,
  TooMany,
  Unknown,
  VerifyStart,
} from '#components/certificates/verify-page';
import { renderPaths } from '#data/addresses/render-paths';
import { contactsOf } from '#data/company/contacts';
import { keyInForce } from '#lib/certificates/credentials';
import { lookUp } from '#lib/certificates/http';
import { genuineView, revokedView } from '#lib/certificates/views';
import { context } from '#lib/platform/context';
import { hourInWords } from '#lib/platform/values/india';

const render = privatePage(renderPaths.verify);

export const startPage = (): Promise<Response> => render('Check a certificate', <VerifyStart />);

export async function certificatePage(request: Request, number: string): Promise<Response> {
  const { email } = contactsOf(context().env);
  const result = await lookUp(request, number, context());
  if ('retryAfterSeconds' in result) {
    const { retryAfterSeconds } = result;
    const again = hourInWords(context().now() + retryAfterSeconds * 1000);
    const page = <TooMany again={again} email={email} />;
    return render('Too many checks', page, { status: 429, retryAfterSeconds });
  }
  if ('unknown' in result) {
    const isMistyped = result.unknown === 'wrong-check';
    return render('Not found', <Unknown typed={number} isMistyped={isMistyped} email={email} />, {
      status: 404,
    });
  }
  if (result.found.revokedAt !== undefined) {
    return render('Revoked', <Revoked view={revokedView(result.found)} />);
  }
  const signed = (await keyInForce(context())) !== undefined;
  const view = genuineView(result.found, signed, context().now());
  return render('Genuine', <Genuine view={view} email={email} />);
}
