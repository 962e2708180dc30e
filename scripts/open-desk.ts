/** Something in every list of the desk of a throw-away site, and a member who is signed in: for the tools that look at its pages. */
import {
  deskCalls,
  deskCertificatePath,
  deskEnquiryCall,
  deskEnquiryPath,
  deskPersonPath,
  deskSessionPath,
} from '#data/addresses/desk-routes';
import { apiRoutes, certificatePath, routes } from '#data/addresses/routes';
import { withdrawPath } from '#data/addresses/token-routes';
import type { StorePlace } from '#lib/platform/db/store';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { hashOf } from '#lib/platform/values/token';
import { newToken } from '#lib/staff/credentials';
import { openStore } from '#lib/start/open-store';
import type { Copy } from '#scripts/serve-copy';

export type OpenDesk = Awaited<ReturnType<typeof openDesk>>;

interface Received {
  readonly reference: string;
  readonly enquiry: string;
}

/** `email`: a member's, as in DESK_EMAILS. */
export async function openDesk(
  { origin, dataDir }: Pick<Copy, 'origin' | 'dataDir'>,
  email: string,
) {
  const cookie = await signInAs({ dataDir }, email);
  const post = async <T>(call: string, body: object): Promise<T> => {
    const answer = await fetch(`${origin}${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${cookie.name}=${cookie.value}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const write = (name: string, more: object = {}) =>
    post<Received>(apiRoutes.contact, { ...person(name), message: 'GST?\nAnd TDS?', ...more });
  const act = async ({ reference }: Received, ...actions: readonly object[]) => {
    for (const [at, action] of actions.entries())
      await post(deskEnquiryCall(reference), { version: at + 1, ...action });
    return deskEnquiryPath(reference);
  };

  const waiting = await write('Asmita Waiting');
  const missed = await write('Mohan Missed');
  const talking = await write('Tara Talking');
  const closed = await write('Chitra Closed');
  const suspicious = await write('Sunil Suspicious', { website: 'https://example.com' });
  const registered = await post<Received>(apiRoutes.saveProgress, {
    formData: person('Farida Free'),
    userDetails: { studies: 'B.Com', skills: ['Tally'] },
    language: 'te',
    formStatus: 'Submitted Successfully!',
  });
  const again = `${isoDayInIndia(Date.now() + dayMs)}T16:00`;
  const states = [
    deskEnquiryPath(waiting.reference),
    await act(missed, { action: 'take' }, { action: 'no-answer', again }),
    await act(talking, { action: 'spoke', note: 'Wants evening batches.\nAsks for a fee sheet.' }),
    await act(closed, { action: 'close', outcome: 'answered' }),
    deskEnquiryPath(suspicious.reference),
    deskPersonPath(waiting.reference),
    deskEnquiryPath(registered.reference),
  ];
  const { numbers } = await post<{ numbers: readonly [string] }>(deskCalls.certificates, {
    action: 'issue',
    name: 'Anjali Sample',
    what: '5',
    date: isoDayInIndia(Date.now()),
    consent: 'yes',
  });
  const session = await sessionIn(`${origin}${routes.deskSessions}`, cookie);
  const token = (page: string) => page.split('/').at(-1) ?? '';
  return {
    cookie,
    /** The pages of the desk and of one person, each in a state of its own. */
    paths: [
      ...pathsOfDesk(session, numbers[0]),
      `${routes.desk}?q=nobody`,
      `${routes.deskErase}?of=${waiting.reference}`,
      ...states,
      waiting.enquiry,
      withdrawPath(token(waiting.enquiry)),
      talking.enquiry,
      closed.enquiry,
      registered.enquiry,
    ],
  };
}

/** The pages of the desk that are of no enquiry, and the check of a certificate. */
export const pathsOfDesk = (session: string | undefined, certificate: string) => [
  routes.desk,
  routes.deskDone,
  routes.deskSuspicious,
  routes.deskMails,
  routes.deskNumbers,
  routes.deskSessions,
  ...(session ? [deskSessionPath(session)] : []),
  routes.deskCertificates,
  deskCertificatePath(certificate),
  routes.deskErase,
  certificatePath(certificate),
];

const person = (name: string) => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
  phone: '98765 43210',
});

/** A session of this member, as a cookie over plain http; `at` is the time of the site, in epoch milliseconds. */
export async function signInAs(place: StorePlace, email: string, at = Date.now()) {
  const store = await openStore(place);
  const token = newToken();
  const tokenHash = hashOf(token);
  const asked = { codeHash: '', browserHash: '', back: routes.desk, wrong: 0 };
  await store.recordSignIn({ ...asked, tokenHash, email, askedAt: at, endsAt: at + 60_000 });
  const life = { signedInAt: at, endsAt: at + 60 * 60_000 };
  await store.openDeskSession(tokenHash, { tokenHash, email, ...life });
  await store.close();
  return { name: 'desk', value: token };
}

/** The first session that the desk lists. */
async function sessionIn(address: string, { name, value }: Awaited<ReturnType<typeof signInAs>>) {
  const html = await (await fetch(address, { headers: { cookie: `${name}=${value}` } })).text();
  return /href="\/desk\/sessions\/([^"/]+)"/.exec(html)?.[1];
}
