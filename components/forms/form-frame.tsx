'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type FieldErrors, useForm } from 'react-hook-form';
import { Acknowledgement } from '#components/forms/acknowledgement';
import { EnquiryContext, ErrorSummary } from '#components/forms/field';
import { Honeypot, Notice } from '#components/forms/notice';
import type { SuccessText } from '#components/forms/success-text';
import { type Acknowledged, acknowledgedIn } from '#lib/forms/acknowledged';
import type { Form } from '#lib/forms/define';
import { countOf, headingOf } from '#lib/forms/notice';
import { honeypotField } from '#lib/forms/rules';
import { type PostResult, postForm } from '#lib/platform/browser/post-form';
import { randomId } from '#lib/platform/browser/random-id';

interface Props {
  form: Form;
  /** Distinguishes instances of the same form on one page. */
  id: string;
  /** The words of the button. */
  submit: ReactNode;
  /** The dialog at the end; without it the page itself says that all went well. */
  success?: SuccessText;
  /** A dialog where the answer was no, or none came; the form keeps what was typed and says it, too. */
  failed?: Omit<SuccessText, 'text'>;
  /** Brings the answers home where that takes more than one call of the form's action. */
  deliver?: (answers: Values, key: string) => Promise<PostResult>;
  /** Adds what the page knows and the visitor does not type. */
  extra?: (values: Values) => Values;
  onSent?: (values: Values) => void;
  onDone?: () => void;
  children: ReactNode;
}

export function EnquiryForm(props: Props) {
  const { form, id, submit, success, failed, deliver, extra, onSent, onDone, children } = props;
  const check = zodResolver(form.askedSchema, undefined, { raw: true });
  const api = useForm<Values>({
    // The server settles fields that depend on another answer in the same way.
    resolver: (values, context, options) =>
      check(form.compose?.(values, Date.now()) ?? values, context, options),
    defaultValues: noTicks(form),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = api.formState;
  const [ready, setReady] = useState(false);
  const [formError, setFormError] = useState<string>();
  /** A refusal that is in the fields alone is over once they are corrected. */
  const [inFields, setInFields] = useState(false);
  const [done, setDone] = useState<{ own: Acknowledged | undefined }>();
  const [unsent, setUnsent] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const key = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => setReady(true), []);

  const sendValues = api.handleSubmit(
    async (values) => {
      setFormError(undefined);
      key.current ??= randomId();
      const answers = ungated(form, { ...values, ...extra?.(values) });
      const reply = await (deliver?.(answers, key.current) ??
        postForm(form.action, answers, key.current));
      if (reply.sent) {
        key.current = undefined;
        setFormError(undefined);
        element.current?.closest('dialog')?.close();
        setDone({ own: acknowledgedIn(reply.answer) });
        empty(element.current);
        api.reset();
        onSent?.(answers);
        return;
      }
      if (reply.status !== undefined && reply.status < 500) key.current = undefined;
      for (const [name, message] of Object.entries(reply.errors ?? {})) {
        api.setError(name, { type: 'server', message: String(message) });
      }
      setInFields(false);
      setFormError(headingOf(form.failure(reply), Object.values(reply.errors ?? {}).map(String)));
      setUnsent(form.failure(reply));
      setAttempt((count) => count + 1);
    },
    (wrong) => {
      setInFields(true);
      setFormError(summaryOf(form, wrong, api.getValues()));
      setAttempt((count) => count + 1);
    },
  );

  const close = () => {
    setDone(undefined);
    onDone?.();
  };

  const consent = Object.entries(form.asked).find(([, field]) => field.input === 'consent')?.[0];
  const blocked =
    ready && (isSubmitting || (consent !== undefined && !form.lenient && !api.watch(consent)));

  return (
    <EnquiryContext value={{ form, id, api, ready }}>
      <form
        ref={element}
        className="form"
        id={id}
        action={form.action}
        method="post"
        noValidate={ready}
        onSubmit={sendValues}
        aria-label={form.title}
        data-react
      >
        <Notice form={form} />
        {formError !== undefined && !(inFields && Object.keys(errors).length === 0) && (
          <ErrorSummary key={attempt} title={formError} errors={errors as FieldErrors} named />
        )}
        <Honeypot {...api.register(honeypotField)} />
        {children}
        <button type="submit" className="button justify-self-start" disabled={blocked}>
          {isSubmitting ? 'Submitting...' : submit}
        </button>
      </form>
      {unsent !== undefined && failed && (
        <SuccessDialog
          text={{ ...failed, text: unsent }}
          failed
          onClose={() => setUnsent(undefined)}
        />
      )}
      {done && success && <SuccessDialog text={success} own={done.own} onClose={close} />}
    </EnquiryContext>
  );
}

interface SuccessDialogProps {
  text: SuccessText;
  own?: Acknowledged | undefined;
  failed?: boolean;
  onClose: () => void;
}

function SuccessDialog({ text, own, failed, onClose }: SuccessDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { title, support } = text;
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="success-title"
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-body">
        <h2 id="success-title" className={failed ? undefined : 'done'}>
          {title}
        </h2>
        <p>{text.text}</p>
        {own && <Acknowledgement {...own} />}
        {support && (
          <p className="text-quiet">
            {failed ? 'Or reach us without the form: call' : 'Questions before that? Call'}{' '}
            <a href={support.call}>{support.phone}</a> or write to{' '}
            <a href={`mailto:${support.email}`}>{support.email}</a>.
          </p>
        )}
        <form method="dialog">
          <button type="submit" className="button">
            Got It
          </button>
        </form>
      </div>
      <site-notifications role="status" />
    </dialog>,
    document.body,
  );
}

type Values = Record<string, unknown>;

/** Said to be a list from the start: else a first box ticked before React came would tick all. */
const noTicks = ({ fields }: Form): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { input }]) => input === 'choices')
      .map(([name]) => [name, []]),
  );

/** React knows a change by the value it saw last, which a bare reset leaves: the next tick would be lost. */
function empty(element: HTMLFormElement | null): void {
  element?.reset();
  for (const control of element?.elements ?? []) {
    if (control instanceof HTMLInputElement) {
      Object.assign(control, { checked: control.checked, value: control.value });
    }
    if (control instanceof HTMLTextAreaElement) Object.assign(control, { value: control.value });
  }
}

const ungated = ({ gate = {} }: Form, values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in gate)));

/** Each field says its own error below: the headline says it once for all. */
function summaryOf(form: Form, wrong: FieldErrors, typed: Values): string {
  const names = Object.keys(wrong);
  const missing = names.some((name) => !String(typed[name] ?? '').trim());
  return (missing && form.missing) || countOf(names.length);
}
