/** The pages of the sign-in. */
import { render } from '#app/desk/render-desk-page';
import { CodePage, SignInPage, SpentPage } from '#components/staff/sign-in';
import { contactsOf } from '#data/company/contacts';
import type { FieldErrors } from '#lib/forms/define';
import { context } from '#lib/platform/context';
import { hourInWords } from '#lib/platform/values/india';
import type { SignIn } from '#lib/staff/schema';

export function signInPage(back: string, errors?: FieldErrors): Promise<Response> {
  const { phone, call } = contactsOf(context().env);
  const page = <SignInPage back={back} phone={{ text: phone, href: call }} errors={errors} />;
  return render('Sign in', page, errors ? 422 : 200);
}

export const spentPage = (): Promise<Response> =>
  render('This link was already used', <SpentPage />, 410);

interface State {
  readonly left?: number | undefined;
  readonly typed?: string | undefined;
}

export function codePage({ email, endsAt, back }: SignIn, { left, typed }: State, status = 200) {
  const from = context().env.MAIL_FROM.replace(/^.*<|>$/g, '');
  const until = { until: hourInWords(endsAt), untilIso: new Date(endsAt).toISOString() };
  const page = <CodePage {...{ email, back, from, left, typed, ...until }} />;
  return render(left === undefined ? 'Check your mail' : 'This code is not right', page, status);
}
