/** The page of one resume, for its text and for who asks for a file that is held. */
import { createElement } from 'react';
import { render } from '#app/desk/render-desk-page';
import { ResumePage } from '#components/applications/desk-resume';
import { deskEnquiryPath } from '#data/addresses/desk-routes';
import type { openEnquiry } from '#lib/desk/actions/enquiry';
import { resumeView } from '#lib/desk/views/resume';
import { deskOf } from '#lib/desk/views/shell';
import { pdfRequest } from '#lib/desk/views/templates';
import type { LeadFile } from '#lib/enquiries/queries/leads';
import { phoneOf } from '#lib/forms/rules';
import type { StaffRequest } from '#lib/staff/http/access';
import { nameShown } from '#lib/staff/rules';

type Found = Exclude<Awaited<ReturnType<typeof openEnquiry>>, { readonly answer: Response }>;

/** With the text, however long the reading takes within its limits: 503 while there is no time for it. */
export async function resumePage(
  staffRequest: StaffRequest,
  found: Found,
  file: LeadFile,
  { isAsked = false } = {},
): Promise<Response> {
  const [resume, desk] = await Promise.all([
    resumeView(staffRequest.context.store, file, {
      reference: found.reference,
      asks: (held) =>
        pdfRequest(held, {
          name: nameShown(found.name),
          member: staffRequest.member.name,
          reference: found.reference,
          email: found.email,
          whatsApp: phoneOf(found.phone).whatsApp,
        }),
    }),
    deskOf(staffRequest),
  ]);
  const name = nameShown(found.name);
  const page = createElement(ResumePage, {
    desk,
    name,
    reference: found.reference,
    href: deskEnquiryPath(found.reference),
    isDone: found.state === 'done',
    resume,
    isAsked,
  });
  if (isAsked) return render(`Resume of ${name}`, page, 409);
  const isBusy = resume.text.state === 'later';
  const answer = await render(`Resume of ${name}`, page, isBusy ? 503 : 200);
  if (isBusy) answer.headers.set('retry-after', '5');
  return answer;
}
