import { shortForms as forms } from '#lib/accounts/forms/registry';
import { askedBatch, batchStanding } from '#lib/batches/views/public';
import { answering, type Seats } from '#lib/enquiries/http/receive';
import { enquiryEmails } from '#lib/enquiries/mails';
import type { Form } from '#lib/forms/define';
import { type CallRequest, readBody } from '#lib/platform/http/intake/body';
import type { CallAnswer } from '#lib/platform/http/intake/reply';
import { nextEdition } from '#lib/webinars/forms/next-edition';

const seats: Seats = { asked: askedBatch, standing: batchStanding };

/** By the path of its form, the call that receives it. */
export const shortForms: ReadonlyMap<string, (request: CallRequest) => Promise<CallAnswer>> =
  new Map(
    [...forms, nextEdition].map(
      (form: Form) => [form.action, answering(form, enquiryEmails, readBody, seats)] as const,
    ),
  );
