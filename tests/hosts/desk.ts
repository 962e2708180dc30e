/** Two hosts, one desk: what both assign, join or part at the same moment is done once. */
import { deskCalls, deskEnquiryCall, deskPersonPath } from '#data/addresses/desk-routes';
import { signInAs } from '#scripts/open-desk';
import { query, type Report, stored, until, untilMailed } from '#tests/hosts/report';
import { type Host, members, type Testbed } from '#tests/hosts/testbed';
import { ask, enquire, post, visitor } from '#tests/hosts/visitor';

const [meena] = members;
const many = 40;

/** Signed in at neither host: the session is in the store that both share. */
async function signedIn({ databaseUrl }: Testbed) {
  const { name, value } = await signInAs({ dataDir: '', databaseUrl }, meena);
  return { headers: { cookie: `${name}=${value}` } };
}

export async function assignedOnce({ claim }: Report, stage: Testbed): Promise<void> {
  const { a, b, databaseUrl, mail } = stage;
  const signed = await signedIn(stage);
  const send = (at: number) =>
    enquire((at % 2 ? a : b).origin, `dealt-${at}@example.in`, { headers: from(at + 1000) });
  await Promise.all(Array.from({ length: many }, (_, at) => send(at)));
  const set = await Promise.all(
    members.map((email) =>
      post(a.origin, deskCalls.team, { email, version: 0, dealt: 'yes' }, signed),
    ),
  );
  claim(
    'both members take what is new',
    set.map(({ status }) => status),
    [200, 200],
  );
  const ids = await stored(databaseUrl, 'contact', 'dealt-');
  const holders = async () => {
    const words = 'select member, reference from enquiries where id = any($1)';
    return query<{ member: string | null; reference: string }>(databaseUrl, words, [ids]);
  };
  await until('each is assigned', async () => (await holders()).every(({ member }) => member), 150);
  const words =
    "select enquiry_id from enquiry_events where action = 'dealt' and enquiry_id = any($1)";
  const assigned = await query<{ enquiry_id: string }>(databaseUrl, words, [ids]);
  claim(
    'two hosts assign each enquiry once',
    assigned.map((each) => each.enquiry_id).sort(),
    ids.sort(),
  );
  await untilMailed(databaseUrl);
  const notices = mail.received
    .filter((each) => each.mail.subject?.includes('The desk handed'))
    .map((each) => ({ to: each.mail.to?.[0]?.address, text: each.mail.text ?? '' }));
  const once = (await holders()).filter(
    ({ member, reference }) =>
      notices.filter(({ to, text }) => to === member && text.includes(reference)).length === 1,
  );
  claim('and tell whoever has it once', once.length, many);
  // The enquiries that follow are assigned to nobody.
  for (const email of members) await post(b.origin, deskCalls.team, { email, version: 1 }, signed);
}

export async function joinedOnce({ claim }: Report, stage: Testbed): Promise<void> {
  const { a, b, databaseUrl } = stage;
  const signed = await signedIn(stage);
  const write = async (at: number) => {
    const sent = { headers: from(at + 2000) };
    const fields = {
      name: 'Padma Raman',
      email: `joined-${at}@example.in`,
      phone: `98765${String(40_000 + at)}`,
      message: 'Which module comes first?',
    };
    const { body } = await post(a.origin, '/api/sendEmail', fields, sent);
    return (JSON.parse(body) as { reference: string }).reference;
  };
  const version = async (reference: string) => {
    const words = 'select version from enquiries where reference = $1';
    const [row] = await query<{ version: number }>(databaseUrl, words, [reference]);
    return row?.version ?? 0;
  };
  const act = async ({ origin }: Host, action: string, own: string, other: string) =>
    post(
      origin,
      deskEnquiryCall(own),
      { action, with: other, version: await version(own) },
      signed,
    );
  const sees = async ({ origin }: Host, own: string, other: string) =>
    (await ask(origin, deskPersonPath(own), signed)).body.includes(other);
  let wrong = 0;
  for (let at = 0; at < 20; at += 2) {
    const [one, other] = [await write(at), await write(at + 1)];
    const answers = await Promise.all([act(a, 'merge', one, other), act(b, 'merge', other, one)]);
    // The second member reads that it is one person already, or that a colleague was faster, or is
    // asked to click again.
    const isRight =
      answers.some(({ status }) => status === 200) &&
      answers.every(({ status }) => [200, 409, 422, 503].includes(status)) &&
      (await sees(a, one, other)) &&
      (await sees(b, other, one));
    if (!isRight) {
      wrong += 1;
      console.log(answers.map(({ status, body }) => [status, body]));
    }
    const parted = await act(b, 'split', one, other);
    if (parted.status !== 200 || (await sees(a, one, other))) wrong += 1;
  }
  claim(
    'two joined at both hosts at once are one person at either, and parted at either',
    wrong,
    0,
  );
}

const from = (number: number) => ({ 'x-forwarded-for': visitor(number) });
