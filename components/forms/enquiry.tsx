'use client';
import { zodResolver } from '@hookform/resolvers/zod';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { ErrorSummary } from '#components/forms/error-summary';
import { Notice } from '#components/forms/notice';
import { SuccessDialog, type SuccessText } from '#components/forms/success-dialog';
import type { Form } from '#lib/forms/define';
import { send } from '#lib/forms/send';
import { trapField } from '#lib/forms/trap';

interface Enquiry {
  form: Form;
  id: string;
  api: UseFormReturn<Record<string, unknown>>;
  /** Scripts are there: React validates, the browser's own bubbles stay away. */
  ready: boolean;
}

const Current = createContext<Enquiry | undefined>(undefined);

export function useEnquiry(): Enquiry {
  const enquiry = useContext(Current);
  if (!enquiry) throw new Error('a field stands outside of its form');
  return enquiry;
}

interface Props {
  form: Form;
  /** Tells apart the same form on one page. */
  id: string;
  submit: string;
  success: SuccessText;
  /** Adds what the page knows and the visitor does not type. */
  extra?: () => Record<string, unknown>;
  onSent?: () => void;
  notice?: ReactNode;
  children: ReactNode;
}

/** One form from first keystroke to success dialog; without scripts the same markup posts by itself. */
export function EnquiryForm({ form, id, submit, success, extra, onSent, notice, children }: Props) {
  const api = useForm<Record<string, unknown>>({
    resolver: zodResolver(form.schema, undefined, { raw: true }),
    shouldFocusError: false,
  });
  const { errors, isSubmitting } = api.formState;
  const [ready, setReady] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [done, setDone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);
  const trap = useId();

  useEffect(() => setReady(true), []);

  const sendValues = api.handleSubmit(
    async (values) => {
      key.current ??= crypto.randomUUID();
      const reply = await send(form.action, { ...values, ...extra?.() }, key.current);
      if (reply.sent) {
        key.current = undefined;
        setRefusal(undefined);
        element.current?.closest('dialog')?.close();
        setDone(true);
        element.current?.reset();
        api.reset();
        onSent?.();
        return;
      }
      if (reply.status !== undefined && reply.status < 500) key.current = undefined;
      for (const [name, message] of Object.entries(reply.errors ?? {})) {
        api.setError(name, { type: 'server', message: String(message) });
      }
      setRefusal(form.failure(reply));
      setAttempt((count) => count + 1);
    },
    (wrong) => {
      setRefusal(summaryOf(form, wrong, api.getValues()));
      setAttempt((count) => count + 1);
    },
  );

  const consent = Object.entries(form.fields).find(([, field]) => field.input === 'consent')?.[0];
  const blocked =
    ready && (isSubmitting || (consent !== undefined && !form.lenient && !api.watch(consent)));

  return (
    <Current value={{ form, id, api, ready }}>
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
        <Notice>{notice}</Notice>
        {refusal !== undefined && (
          <ErrorSummary key={attempt} title={refusal} errors={errors as FieldErrors} />
        )}
        <div className="trap" aria-hidden="true">
          <label htmlFor={trap}>Leave this empty</label>
          <input id={trap} tabIndex={-1} autoComplete="off" {...api.register(trapField)} />
        </div>
        {children}
        <button type="submit" className="button justify-self-start" disabled={blocked}>
          {isSubmitting ? 'Submitting...' : submit}
        </button>
      </form>
      {done && <SuccessDialog text={success} onClose={() => setDone(false)} />}
    </Current>
  );
}

function summaryOf(form: Form, wrong: FieldErrors, typed: Record<string, unknown>): string {
  const first = Object.values(wrong)[0]?.message;
  const missing = Object.keys(wrong).some((name) => !String(typed[name] ?? '').trim());
  return (missing && form.missing) || String(first ?? 'Please check the fields.');
}
