/** Every form of the site, sent as its page sends it; each visitor has an address of their own. */
import { apiRoutes } from '#data/addresses/routes';
import { type Answer, ask, post } from '#tests/hosts/visitor';
import { formData, multipart, resumePart, type } from '#tests/platform/files/post';
import { pdfOf } from '#tests/platform/files/samples';

const person = (name: string, email: string) => ({
  name,
  email,
  phone: '9840012345',
  authorize: 'on',
});

/** By its kind: whose answer is read, and what they send. */
const short: Readonly<Record<string, readonly [call: string, more: Record<string, string>]>> = {
  contact: [apiRoutes.contact, { message: 'GST?\nAnd TDS?' }],
  callback: [apiRoutes.callback, {}],
  certificate: [apiRoutes.certificate, { selectedCertifications: '5' }],
  coaching: [apiRoutes.coaching, { interest: 'Coaching' }],
  internship: [apiRoutes.internship, { interest: 'Internship' }],
  licence: [apiRoutes.licence, { licenseCertification: 'Trainer' }],
  employer: [
    apiRoutes.employer,
    {
      mobile: '9840011111',
      companyName: 'Vaigai Sample Traders',
      accountantType: 'Junior Accountant',
      numberOfAccountants: '1',
      city: 'Chennai',
      pay: '20,000 to 22,000',
    },
  ],
};

interface Sent {
  readonly kind: string;
  readonly email: string;
  readonly answer: Answer;
}

/** `resumeBytes`: of the file with the application. */
export async function sendEveryForm(origin: string, resumeBytes: number): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  for (const [kind, [call, more]] of Object.entries(short)) {
    const email = `${kind}@visitor.example.in`;
    sent.push({
      kind,
      email,
      answer: await post(origin, call, { ...person(kind, email), ...more }),
    });
  }
  const free = 'webinar-free@visitor.example.in';
  const registration = {
    formData: { ...person('மீனாட்சி', free), city: 'Chennai', pincode: '600001' },
    userDetails: { studies: 'B.Com', skills: ['Tally'] },
    language: 'ta',
    formStatus: 'Submitted Successfully!',
  };
  const registered = await post(origin, apiRoutes.saveProgress, registration);
  sent.push({ kind: 'webinar-free', email: free, answer: registered });
  const email = 'application@visitor.example.in';
  const applied = await ask(origin, apiRoutes.application, {
    method: 'POST',
    headers: { 'content-type': type, accept: 'application/json' },
    body: multipart([formData({ email }), resumePart(pdfOf(resumeBytes))]),
    timeoutMs: 60_000,
  });
  return [...sent, { kind: 'application', email, answer: applied }];
}
