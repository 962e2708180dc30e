/** Draws a page of one enquiry, for whoever holds its link. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { fillTemplate, type PageTemplate } from '#lib/server/http/drawn/page-template';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame } from '#lib/server/http/site-page-template';
import type { VisitorPayment } from '#lib/server/visitor-page/payment-types';
import { routes } from '#lib/shared/addresses/routes';

interface Drawn {
  readonly status?: number;
  /** What a check reads on `main`: how a request for payment stands, and the paise that can be paid now. */
  readonly payment?: Pick<VisitorPayment, 'state' | 'duePaise'> | undefined;
}

const enquiry: PageTemplate = {
  path: routes.enquiryFrame,
  fill: ({ title, inner, onMain }) =>
    inSiteFrame(routes.enquiryFrame, title, inner).replace(/<main\b/, `<main${onMain}`),
};
const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };

export async function draw(
  title: string,
  page: ReactElement,
  { status = 200, payment }: Drawn = {},
): Promise<Response> {
  const { state = 'none', duePaise } = payment ?? {};
  const due = duePaise === undefined ? '' : ` data-due="${duePaise}"`;
  const onMain = ` data-payment="${state}"${due}`;
  return fillTemplate(
    enquiry,
    { title, inner: await renderMarkup(page), onMain },
    { status, headers },
  );
}
