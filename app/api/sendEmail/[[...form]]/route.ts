import { byPath } from '#lib/enquiries/http/receive';
import { shortForms } from '#lib/start/short-forms';

export const POST = byPath(shortForms);
