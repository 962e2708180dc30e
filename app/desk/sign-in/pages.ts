import { createElement } from 'react';
import { draw } from '#app/desk/render-desk-page';
import { CodePage } from '#components/desk/sign-in';
import { site } from '#lib/server/site';
import type { SignIn } from '#lib/server/store/desk/schema';
import { hourInWords } from '#lib/shared/india';

interface State {
  readonly left?: number | undefined;
  readonly typed?: string | undefined;
}

export function codePage({ email, endsAt, back }: SignIn, { left, typed }: State, status = 200) {
  const from = site().env.MAIL_FROM.replace(/^.*<|>$/g, '');
  const until = { until: hourInWords(endsAt), untilIso: new Date(endsAt).toISOString() };
  const page = createElement(CodePage, { email, back, from, left, typed, ...until });
  return draw(left === undefined ? 'Check your mail' : 'This code is not right', page, status);
}
