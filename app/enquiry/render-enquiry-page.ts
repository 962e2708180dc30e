/** Draws a page of one enquiry, for whoever holds its link. */
import type { ReactElement } from 'react';
import { renderMarkup } from '#app/render';
import { privateHeaders } from '#lib/server/http/headers/security-headers';
import { inSiteFrame } from '#lib/server/http/site-page-template';
import type { VisitorPayment } from '#lib/server/visitor-page/payment-types';
import { routes } from '#lib/shared/addresses/routes';

interface Drawn {
  readonly status?: number;
  /** What a check reads on `main`: how a request for payment stands, and the paise that can be paid now. */
  readonly payment?: Pick<VisitorPayment, 'state' | 'duePaise'> | undefined;
}

export async function draw(
  title: string,
  page: ReactElement,
  { status = 200, payment }: Drawn = {},
): Promise<Response> {
  const html = inSiteFrame(routes.enquiryFrame, title, await renderMarkup(page));
  const headers = { ...privateHeaders, 'content-type': 'text/html; charset=utf-8' };
  return new Response(withPayment(html, payment), { status, headers });
}

function withPayment(html: string, payment: Drawn['payment']): string {
  const { state = 'none', duePaise } = payment ?? {};
  const due = duePaise === undefined ? '' : ` data-due="${duePaise}"`;
  return html.replace(/<main\b/, `<main data-payment="${state}"${due}`);
}
