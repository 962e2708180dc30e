import { ledgerCsv, ledgerFile } from '#lib/server/books/exports';
import { monthFile } from '#lib/server/desk/payments/month-file';

export const GET = monthFile({
  type: 'text/csv; charset=utf-8',
  name: ledgerFile,
  make: ledgerCsv,
});
