import { draw } from '#app/verify/render-verify-page';
import { VerifyStart } from '#components/certificates/verify-page';
import { numberInPath } from '#lib/server/certificates/http';
import { certificatePath } from '#lib/shared/addresses/routes';

export async function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('number')?.trim();
  if (!typed) return draw('Check a certificate', <VerifyStart />);
  const location = certificatePath(encodeURIComponent(numberInPath(typed)));
  return new Response(null, { status: 303, headers: { location } });
}
