/** Draws a page of one enquiry, for whoever holds its link. */
import type { ReactElement } from 'react';
import { renderPrivatePage, siteFrame } from '#app/private-page';
import type { VisitorPayment } from '#lib/server/visitor-page/visitor-payment';
import { routes } from '#lib/shared/addresses/routes';

interface Drawn {
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
  /** What a check reads on `main`: how a request for payment stands, and the paise that can be paid now. */
  readonly payment?: Pick<VisitorPayment, 'state' | 'duePaise'> | undefined;
}

const drawEnquiryPage = renderPrivatePage(siteFrame(routes.enquiryFrame));

export function draw(
  title: string,
  page: ReactElement,
  { status = 200, retryAfterSeconds, payment }: Drawn = {},
): Promise<Response> {
  const { state = 'none', duePaise } = payment ?? {};
  const due = duePaise === undefined ? '' : ` data-due="${duePaise}"`;
  const onMain = ` data-payment="${state}"${due}`;
  return drawEnquiryPage(title, page, { status, retryAfterSeconds, onMain });
}
