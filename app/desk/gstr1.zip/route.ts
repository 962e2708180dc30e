import { gstr1File, gstr1Zip } from '#lib/accounting/files/exports';
import { monthFile } from '#lib/payments/views/desk';

export const GET = monthFile({ type: 'application/zip', name: gstr1File, make: gstr1Zip });
