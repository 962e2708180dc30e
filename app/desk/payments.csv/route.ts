import { ledgerCsv, ledgerFile } from '#lib/server/books/files';
import { monthFile } from '#lib/server/desk/payments/views';

export const GET = monthFile({
  type: 'text/csv; charset=utf-8',
  name: ledgerFile,
  make: ledgerCsv,
});
