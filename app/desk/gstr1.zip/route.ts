import { gstr1File, gstr1Zip } from '#lib/server/books/files';
import { monthFile } from '#lib/server/desk/payments/views';

export const GET = monthFile({ type: 'application/zip', name: gstr1File, make: gstr1Zip });
