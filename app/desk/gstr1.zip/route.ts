import { gstr1File, gstr1Zip } from '#lib/server/books/exports';
import { monthFile } from '#lib/server/desk/payments/month-file';

export const GET = monthFile({ type: 'application/zip', name: gstr1File, make: gstr1Zip });
