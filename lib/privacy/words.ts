import { plural } from '#lib/platform/values/words';
import type { Holdings } from '#lib/privacy/queries/erasure';

export const holdingsInWords = (holdings: Holdings): string => {
  const { submissions, files, mails, waiting, drafts, orders, reports, signIns } = holdings;
  return [
    plural(submissions, 'submission'),
    plural(files, 'file'),
    `${plural(mails, 'mail')} (${waiting} not sent)`,
    plural(drafts, 'draft'),
    `the personal fields of ${plural(orders, 'order')}`,
    plural(reports, 'report of a payment', 'reports of payments'),
    ...(signIns > 0 ? [plural(signIns, 'sign-in to the desk', 'sign-ins to the desk')] : []),
  ].join(', ');
};

export const isEmpty = ({ submissions, drafts, orders, reports, signIns }: Holdings): boolean =>
  submissions + drafts + orders + reports + signIns === 0;
