import { ledgerCsv, ledgerFile } from '#lib/accounting/files/exports';
import { monthFile } from '#lib/payments/views/desk';

export const GET = monthFile({
  type: 'text/csv; charset=utf-8',
  name: ledgerFile,
  make: ledgerCsv,
});
