/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { JobAlertForm } from '#components/applications/jobs/job-alert-form';
import { InternshipForm } from '#components/enquiries/internship-form';
import { PaymentForm } from '#components/payments/webinar-payment-form';
import { shortForms } from '#lib/accounts/forms/registry';
import { jobAlert } from '#lib/enquiries/forms/job-alert';
import type { Form } from '#lib/forms/define';
import { honeypotField } from '#lib/forms/rules';
import { islands } from '#lib/start/islands';
import { webinarPaid } from '#lib/webinars/forms/paid';
import '#tests/setup/async-timeout';

const support = { phone: '+91 00000 00000', call: 'tel:+910000000000', email: 'a@example.in' };
const success = { title: 'Sent', text: 'Sent' };
const trainer = { id: 'trainer', title: 'HOA Licenced Trainer' } as const;

const own: Readonly<Record<string, object>> = {
  callback: { submit: 'Send', success },
  licence: { licence: trainer },
};

const pages: readonly (readonly [Form, ReactElement])[] = [
  ...shortForms.map((form) => {
    const [module, name] = islands[form.kind] ?? ['', ''];
    const { [name]: Component = () => null } =
      jest.requireActual<Record<string, ComponentType<object>>>(module);
    const props = { id: 'f', support, ...own[form.kind] };
    return [form, <Component key="" {...props} />] as const;
  }),
  [jobAlert, <JobAlertForm key="" support={support} />],
  [webinarPaid, <PaymentForm key="" id="f" title="AI" price={499} />],
];

afterEach(cleanup);

describe.each(pages.map(([form, page]) => [form.title, form, page] as const))(
  '%s',
  (_, form, page) => {
    it('is in the page in the order in which staff read it', () => {
      const { container } = render(page);
      const names = [...container.querySelectorAll('form [name]')]
        .map((control) => control.getAttribute('name') ?? '')
        .filter((name) => name !== honeypotField);
      const seen = [...new Set(names)];
      expect(seen).toEqual(Object.keys(form.asked).filter((name) => seen.includes(name)));
    });

    it('asks about a phone number a digit short where other lengths are taken, and only there', async () => {
      render(page);
      const user = userEvent.setup();
      await user.type(screen.getByRole('textbox', { name: /phone|mobile/i }), '98765 4321');
      await user.click(document.body);
      const asked = () => screen.queryByText(/has 10 digits; this one has 9\. Is it right\?/);
      await waitFor(() => expect(asked() !== null).toBe(form !== webinarPaid));
    });

    it('speaks of people under 18 where they may be who it is about, and only there', () => {
      render(page);
      const asksForGuardian =
        screen.queryByText(/If you are under 18, a parent or guardian/) !== null;
      expect(asksForGuardian).toBe(form.minors === true);
    });
  },
);

it('asks for the guardian of somebody under 18, and sends the name', async () => {
  const sent: Record<string, unknown>[] = [];
  globalThis.fetch = jest.fn(async (_: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return { ok: false, status: 500, json: async () => ({}) } as Response;
  }) as typeof fetch;
  const user = userEvent.setup();
  render(<InternshipForm id="f" support={support} />);
  await user.type(screen.getByLabelText('Name'), 'Kavin R');
  await user.type(screen.getByLabelText('Email'), 'kavin@example.in');
  await user.type(screen.getByLabelText('Phone'), '9840012345');
  await user.click(screen.getByLabelText('I authorize HOA to contact me about this request.'));
  const submit = screen.getByRole('button', { name: 'Apply for an internship' });
  await user.click(screen.getByLabelText('I am under 18'));
  await user.click(submit);
  await screen.findByRole('link', { name: 'Please name your parent or guardian' });
  await user.type(screen.getByLabelText('Parent or guardian'), 'Revathi R');
  await user.click(submit);
  await waitFor(() =>
    expect(sent).toMatchObject([{ ofAge: 'I am under 18', guardian: 'Revathi R' }]),
  );
  expect(sent[0]).not.toHaveProperty('authorize');
});
