/** The pages of the desk that show one view each. */
import { renderFor } from '#app/desk/render-desk-page';
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

export const listPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Enquiries', ListPage, { view: listView(staffRequest) }),
);

export const donePage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Done', DonePage, { view: otherListView(staffRequest, 'done') }),
);

export const suspiciousPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Suspicious posts', SuspiciousPage, {
    view: otherListView(staffRequest, 'suspicious'),
  }),
);

export const undatedPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Without a date', UndatedPage, {
    view: otherListView(staffRequest, 'undated'),
  }),
);

export const mailsPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Mails', MailsPage, { view: mailsView(staffRequest) }),
);

export const numbersPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Numbers', NumbersPage, { view: numbersView(staffRequest) }),
);

export const outcomesPage = withMember((staffRequest) =>
  renderFor(staffRequest, 'Outcomes', OutcomesPage, { view: outcomesView(staffRequest) }),
);
