import { certificatePath } from '#data/addresses/routes';
import { numberInPath } from '#lib/certificates/http';
import { startPage } from '#pages/verify/pages';

export async function GET(request: Request): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('number')?.trim();
  if (!typed) return startPage();
  const location = certificatePath(encodeURIComponent(numberInPath(typed)));
  return new Response(null, { status: 303, headers: { location } });
}
