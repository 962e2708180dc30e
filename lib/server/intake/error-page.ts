/** The page a plain form post gets when it was refused: what is wrong, and the form again with what was typed. */

import { formPageOf } from '#lib/server/http/call-pages';
import type { HttpError } from '#lib/server/http/errors/http-error';
import { notSent } from '#lib/server/http/errors/http-error';
import { renderPage } from '#lib/server/http/page-view';
import type { Fields } from '#lib/server/intake/body';
import { type LocalProblem, localProblem } from '#lib/server/intake/local-problem';
import { renderPaths } from '#lib/shared/addresses/render-paths';
import { routes } from '#lib/shared/addresses/routes';
import { askedFromField, placeIn } from '#lib/shared/forms/asked-from';
import type { Field, Form } from '#lib/shared/forms/define';
import { honeypotField } from '#lib/shared/forms/honeypot';
import { headingOf, lineOf, noticeLink, noticeOf } from '#lib/shared/forms/notice';
import { line } from '#lib/shared/forms/sanitize';
import { againField } from '#lib/shared/forms/webinar-paid/form';
import { escapeHtml } from '#lib/shared/pages/html';

/** The page says the problem in the language of the form. */
export function errorPage(httpError: HttpError, form: Form, typed: Fields): Promise<string> {
  const local = localProblem(form.kind, typed, httpError);
  const html = problem(httpError, form, typed, local);
  return local?.title
    ? renderPage(renderPaths.problem, { title: local.title, language: local.language, html })
    : problemPage(html);
}

export const problemPage = (html: string): Promise<string> =>
  renderPage(renderPaths.problem, { title: 'This was not sent yet', html });

function problem(
  httpError: HttpError,
  form: Form,
  typed: Fields,
  local: LocalProblem | undefined,
): string {
  if (Object.keys(typed).length === 0 && !httpError.errors) return unread(httpError, form);
  const errors = Object.fromEntries(
    Object.entries(httpError.errors ?? {}).map(([name, error]) => [
      name,
      local?.error(name) ?? error,
    ]),
  );
  const items = Object.entries(errors).map(([name, error]) => {
    const { label = name, input = 'text' } = form.fields[name] ?? {};
    // What a registration lacks is asked for in a sentence of its own.
    const isAsked = local && line(typed[name]) === '';
    const said = isAsked ? error : lineOf({ label: local?.label(name) ?? label, input }, error);
    return `<li><a href="#${escapeHtml(name)}">${escapeHtml(said)}</a></li>`;
  });
  const list = items.length ? `<ul>${items.join('')}</ul>` : '';
  const note = local
    ? `${escapeHtml(local.kept)} <a href="${local.back.href}">${escapeHtml(local.back.label)}</a>`
    : `Nothing was sent yet. What you typed is below; ${items.length ? 'correct it and send it again' : 'then send it again'}, or <a href="${pageOf(form, typed)}">go back</a>.`;
  const notice = escapeHtml(local?.notice ?? noticeOf(form));
  const controls = Object.entries(form.fields).map(([name, field]) =>
    control(name, field, typed[name], errors[name], local),
  );
  const page = `<div class="summary" role="alert"><h2>${escapeHtml(local?.heading ?? headingOf(httpError.message, Object.values(errors)))}</h2>${list}<p>${note}</p></div>
<form class="form" action="${form.action}" method="post"${hasFile(form) ? ' enctype="multipart/form-data"' : ''} data-native><div hidden><input name="${honeypotField}" autocomplete="off" tabindex="-1"></div>${besideFields(typed)}<p class="notice">${notice} <a href="${noticeLink.href}">${escapeHtml(local?.noticeLink ?? noticeLink.text)}</a>.</p>${controls.join('')}<button class="button">${escapeHtml(local?.send ?? 'Send again')}</button></form>`;
  return local ? `<div lang="${local.language}">${page}</div>` : page;
}

function besideFields(typed: Fields): string {
  const beside = {
    [askedFromField]: placeIn(typed[askedFromField]),
    [againField]: line(typed[againField]),
  };
  return Object.entries(beside)
    .map(([name, value]) =>
      value ? `<input type="hidden" name="${name}" value="${escapeHtml(value)}">` : '',
    )
    .join('');
}

/** What was typed has not been read: it stands in the page before, and nowhere here. */
const unread = ({ message }: HttpError, form: Form) =>
  `<div class="summary" role="alert"><h2>${escapeHtml(message)}</h2><p>${notSent}, and send it again from there. Or <a href="${pageOf(form, {})}">start again</a>.</p></div>`;

/** A sign-up for job alerts is received as a contact enquiry. */
const pageOf = ({ kind, action }: Form, { locations, experience }: Fields) =>
  kind === 'contact' && (locations ?? experience) !== undefined
    ? routes.jobAlerts
    : (formPageOf(action) ?? routes.home);

const hasFile = (form: Form) => Object.values(form.fields).some(({ input }) => input === 'file');

function control(
  name: string,
  field: Field,
  typed: unknown,
  error: string | undefined,
  local: LocalProblem | undefined,
): string {
  if (field.onlyAnswered && !error && line(typed) === '') return '';
  const id = escapeHtml(name);
  const asked = escapeHtml(local?.label(name) ?? field.fullLabel ?? field.label);
  const optional = local && !field.required && field.input !== 'settled' && local.optional;
  const named = optional ? `${asked} <span class="hint">${escapeHtml(optional)}</span>` : asked;
  const values = (Array.isArray(typed) ? typed : [typed ?? '']).map(String);
  const wrong = error ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';
  const label = `<label for="${id}">${named}</label>`;
  const message = error ? `<p class="error" id="${id}-error">${escapeHtml(error)}</p>` : '';
  if (field.input === 'settled') {
    // What was refused is not sent again by itself.
    const value = error ? '' : String(typed ?? '');
    const shown = local?.option(name, value) ?? field.show?.(value) ?? value;
    const lines = shown.split('\n').map(escapeHtml).join('<br>');
    const said = local && name === 'language' ? '' : `<p><b>${named}</b><br>${lines}</p>`;
    return `<div class="field">${said}${message}<input type="hidden" id="${id}" name="${id}" value="${escapeHtml(value)}"></div>`;
  }
  if (field.input === 'choices') {
    const chosen = values.filter((value) => value !== '');
    const offered = new Set([...(field.options ?? []), ...chosen]);
    if (offered.size === 0) return '';
    const boxes = [...offered].map(
      (value) =>
        `<label class="choice"><input type="checkbox" name="${id}" value="${escapeHtml(value)}"${chosen.includes(value) ? ' checked' : ''}> ${escapeHtml(local?.option(name, value) ?? field.show?.([value]).split('\n')[0] ?? value)}</label>`,
    );
    return `<fieldset class="field" id="${id}"><legend class="legend">${named}</legend>${boxes.join('')}${message}</fieldset>`;
  }
  if (field.input === 'file') {
    return `<div class="field">${label}<p class="hint" id="${id}-hint">Please choose the file again: a browser does not keep it.</p><input type="file" id="${id}" name="${id}" required aria-describedby="${id}-hint"${error ? ' aria-invalid="true"' : ''}>${message}</div>`;
  }
  if (field.input === 'consent') {
    const ticked = typed ? ' checked' : '';
    return `<div class="field"><label class="choice"><input type="checkbox" id="${id}" name="${id}" value="true"${ticked}${wrong}> ${named}</label>${message}</div>`;
  }
  if (field.input === 'radios') {
    const options = field.options ?? [];
    // An answer in own words that was right is offered again.
    const own = error ? [] : values.filter((value) => value !== '' && !options.includes(value));
    const radios = [...options, ...own].map((option, index) => {
      const chosen = values.includes(option) ? ' checked' : '';
      return `<label class="choice"><input type="radio"${index ? '' : ` id="${id}"`} name="${id}" value="${escapeHtml(option)}"${chosen}${wrong}> ${escapeHtml(local?.option(name, option) ?? option)}</label>`;
    });
    return `<fieldset class="field"><legend class="legend">${named}</legend>${radios.join('')}${message}</fieldset>`;
  }
  if (field.input === 'multiline') {
    return `<div class="field">${label}<textarea id="${id}" name="${id}" rows="4"${wrong}>${escapeHtml(values.join(', '))}</textarea>${message}</div>`;
  }
  const limits = `${field.inputMode ? ` inputmode="${field.inputMode}"` : ''}${field.min === undefined ? '' : ` min="${field.min}"`}`;
  const input = `<input id="${id}" name="${id}" type="${field.input}"${limits} value="${escapeHtml(values.join(', '))}"${wrong}>`;
  return `<div class="field">${label}${field.prefix ? `<span class="prefixed"><span>${field.prefix}</span>${input}</span>` : input}${message}</div>`;
}
