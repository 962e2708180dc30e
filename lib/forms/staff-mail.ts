/** The mail that tells operations of one submission: decisions, section 8. */

import { inIndia, promisedBy } from '#lib/dates';
import type { Env } from '#lib/env';
import { escapeHtml } from '#lib/html';
import type { Answer, OutgoingMail, Submission } from '#lib/store/store';

/** Who gets which mail about a submission of one form. */
export type Emails = (submission: Submission, env: Env) => readonly OutgoingMail[];

/** Every field with its label in the form's order, when it came and until when we promised to call. */
export const staffMail: Emails = (submission, env) => {
  const { kind, name, email, receivedAt } = submission;
  const rows: readonly Answer[] = [
    ...submission.transcript,
    { name: 'receivedAt', label: 'Received', value: inIndia(receivedAt) },
    { name: 'promisedBy', label: 'Contact promised by', value: inIndia(promisedBy(receivedAt)) },
    { name: 'id', label: 'Reference', value: submission.id },
  ];
  return [
    {
      role: 'staff',
      to: env.MAIL_TO,
      subject: `[${kind}] ${name}`,
      text: rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      html: table(`[${kind}] ${name}`, rows),
      replyTo: { name, address: email },
    },
  ];
};

function table(title: string, rows: readonly Answer[]): string {
  const cells = rows
    .map(({ label, value }) => {
      const shown = escapeHtml(value).replaceAll('\n', '<br>');
      return `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${shown}</td></tr>`;
    })
    .join('');
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><body><h1>${escapeHtml(title)}</h1><table cellpadding="6">${cells}</table></body></html>`;
}
