/** The pages of the desk that show one view each. */
import { drawFor } from '#app/desk/render-desk-page';
import { ListPage } from '#components/desk/list-page';
import { MailsPage } from '#components/desk/mails-page';
import { NumbersPage } from '#components/desk/numbers-page';
import { DonePage, SuspiciousPage, UndatedPage } from '#components/desk/other-lists';
import { OutcomesPage } from '#components/desk/outcomes-page';
import { listView, otherListView } from '#lib/desk/views/list';
import { mailsView } from '#lib/desk/views/mails';
import { numbersView } from '#lib/desk/views/numbers';
import { outcomesView } from '#lib/desk/views/outcomes';
import { withMember } from '#lib/staff/http/access';

export const listPage = withMember((visit) =>
  drawFor(visit, 'Enquiries', ListPage, { view: listView(visit) }),
);

export const donePage = withMember((visit) =>
  drawFor(visit, 'Done', DonePage, { view: otherListView(visit, 'done') }),
);

export const suspiciousPage = withMember((visit) =>
  drawFor(visit, 'Suspicious posts', SuspiciousPage, { view: otherListView(visit, 'suspicious') }),
);

export const undatedPage = withMember((visit) =>
  drawFor(visit, 'Without a date', UndatedPage, { view: otherListView(visit, 'undated') }),
);

export const mailsPage = withMember((visit) =>
  drawFor(visit, 'Mails', MailsPage, { view: mailsView(visit) }),
);

export const numbersPage = withMember((visit) =>
  drawFor(visit, 'Numbers', NumbersPage, { view: numbersView(visit) }),
);

export const outcomesPage = withMember((visit) =>
  drawFor(visit, 'Outcomes', OutcomesPage, { view: outcomesView(visit) }),
);
