import { POST as enter } from '#app/api/desk/enter/route';
import { POST as signIn } from '#app/api/desk/sign-in/route';
import { afterResponse, type DeskSite, newBrowser } from '#tests/desk/desk-site';

interface Mail {
  readonly subject: string;
  readonly text: string;
}

export const codeIn = ({ subject }: Pick<Mail, 'subject'>) => subject.slice(0, 7).replace(' ', '');
export const tokenIn = ({ text }: Pick<Mail, 'text'>) =>
  /\/desk\/enter\/(\S+)/.exec(text)?.[1] ?? '';

/** A browser in which somebody has asked to sign in, and the mail is on its way. */
export async function askedToSignIn(
  email = 'meena@example.com',
  browser = newBrowser(),
  from = '203.0.113.7',
) {
  await browser.ask(signIn, '/api/desk/sign-in', {
    method: 'POST',
    headers: { 'x-visitor-address': from },
    body: new URLSearchParams({ email, to: '/desk/numbers' }),
  });
  await afterResponse();
  return browser;
}

export function newestMail(desk: DeskSite): Mail {
  const mail = desk.mails.at(-1);
  if (!mail) throw new Error('no mail was sent');
  return mail;
}

export const enterByMail = (browser: ReturnType<typeof newBrowser>, desk: DeskSite) =>
  browser.post(enter, '/api/desk/enter', { token: tokenIn(newestMail(desk)) });
