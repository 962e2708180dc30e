import { forms } from '#lib/accounts/forms/registry';
import type { Field, Form } from '#lib/forms/define';
import { asRoute } from '#lib/platform/http/intake/reply';
import { shortForms } from '#lib/start/short-forms';

/** The forms that are received as fields alone: all but those with a file and those of the webinars. */
export const enquiries: readonly Form[] = forms.filter(({ action }) =>
  action.startsWith('/api/sendEmail'),
);

export type Call = (request: Request) => Promise<Response>;

export function callOf({ action }: Form): Call {
  const call = shortForms.get(action);
  if (!call) throw new Error(`no form posts to ${action}`);
  return asRoute(call);
}

type Answer = string | boolean | readonly string[];

export function sampleOf(form: Form): Record<string, Answer> {
  return Object.fromEntries(
    Object.entries(form.fields)
      // It names what the store knows: tests/batches asks for one that is there.
      .filter(([name]) => name !== 'batch')
      .map(([name, field]) => [name, answerTo(name, field)]),
  );
}

function answerTo(name: string, { input, label, options = [] }: Field): Answer {
  if (name === 'name') return 'Meena Iyer';
  if (name === 'ofAge') return options[0] ?? '';
  if (input === 'email') return 'Meena@Example.com';
  if (input === 'tel') return '+91 98400-12345';
  if (input === 'number') return '2';
  if (input === 'radios') return options.at(-1) ?? '';
  if (input === 'choices') return options.length > 0 ? options.slice(0, 2) : ['3', '17'];
  if (input === 'consent') return true;
  return input === 'multiline' ? 'The first line\nand “another”' : `${label} of Meena`;
}

export type Headers = Readonly<Record<string, string>>;

export function post(body: BodyInit, headers: Headers = {}): Request {
  return new Request('http://localhost:3000/api', {
    method: 'POST',
    body,
    headers: { 'x-visitor-address': '203.0.113.7', ...headers },
  });
}

export const json = (body: unknown, headers: Headers = {}) =>
  post(JSON.stringify(body), { 'content-type': 'application/json', ...headers });

function entriesOf(answers: Readonly<Record<string, Answer>>): [string, string][] {
  return Object.entries(answers).flatMap(([name, answer]) =>
    [answer].flat().map((entry): [string, string] => [name, String(entry)]),
  );
}

/** As a page without a script sends it. */
export const urlencoded = (answers: Readonly<Record<string, Answer>>, headers: Headers = {}) =>
  post(new URLSearchParams(entriesOf(answers)), headers);

export function multipart(answers: Readonly<Record<string, Answer>>): Request {
  const data = new FormData();
  for (const [name, value] of entriesOf(answers)) data.append(name, value);
  return post(data);
}

/** contract: Limits. */
export const identifies = (name: string) => /^(name|email|phone|mobile)$/.test(name);
