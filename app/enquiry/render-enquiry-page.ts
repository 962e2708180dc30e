/** Renders a page of one enquiry, for whoever holds its link. */
import type { ReactElement } from 'react';
import { privatePage } from '#app/private-page';
import type { VisitorPayment } from '#lib/server/visitor-page/views/payment';
import { renderPaths } from '#lib/shared/addresses/render-paths';

interface Answer {
  readonly status?: number;
  readonly retryAfterSeconds?: number | undefined;
  /** What a check reads on `main`: how a request for payment stands, and the paise that can be paid now. */
  readonly payment?: Pick<VisitorPayment, 'state' | 'duePaise'> | undefined;
}

const drawEnquiryPage = privatePage(renderPaths.enquiry);

export function draw(
  title: string,
  page: ReactElement,
  { payment, ...answer }: Answer = {},
): Promise<Response> {
  const { state = 'none', duePaise } = payment ?? {};
  const due = duePaise === undefined ? undefined : { 'data-due': String(duePaise) };
  return drawEnquiryPage(title, page, { ...answer, main: { 'data-payment': state, ...due } });
}
