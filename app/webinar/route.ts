import { redirect } from 'next/navigation';
import { env } from '#lib/env';

export const dynamic = 'force-dynamic';

export function GET() {
  redirect(env().WEBINAR_FORM_URL);
}
