import { createHash, randomUUIDv7 } from 'node:crypto';
import type { AskedBatch } from '#lib/server/batches/views';
import type { Body, CallRequest } from '#lib/server/intake/body';
import { suspicionOf } from '#lib/server/intake/guard';
import type { KeptFile, Submission } from '#lib/server/store/store';
import { sentFrom } from '#lib/server/views/origin';
import { askedFromField, type Place, placeIn, placeInWords } from '#lib/shared/forms/asked-from';
import type { Form } from '#lib/shared/forms/define';
import { transcribe } from '#lib/shared/forms/transcribe';

/** What is kept of a post whose fields are right: `values` as the form's schema reads them. */
export function newSubmission(
  form: Form,
  values: Readonly<Record<string, unknown>>,
  { fields, file, notes = [] }: Body,
  request: CallRequest,
  receivedAt: number,
  batch?: AskedBatch,
): Submission {
  const transcript = transcribe(form, batch ? { ...values, batch: batch.words } : values);
  const answers = transcript.map(({ value }) => value);
  const suspicion = suspicionOf(fields);
  const place = placeIn(fields[askedFromField]);
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return {
    id: randomUUIDv7(),
    kind: form.kind,
    receivedAt,
    name: text('name'),
    email: text('email').toLowerCase(),
    phone: text('phone') || text('mobile'),
    transcript: [
      ...transcript,
      ...(batch?.waits ? [waitingList] : []),
      ...notes,
      ...(place ? [askedFrom(place)] : []),
    ],
    ...(batch && { batch: { id: batch.id, waits: batch.waits } }),
    ...(text('session') && { session: text('session') }),
    ...sentFrom(request),
    suspicion,
    idempotencyKey: idempotencyKey(form, request, [...answers, suspicion ?? ''], file),
  };
}

const waitingList = {
  name: 'waitingList',
  label: 'Seat',
  value: 'The batch was full: on its waiting list',
};

const askedFrom = (place: Place) => ({
  name: 'askedFrom',
  label: 'Asked from',
  value: placeInWords(place),
});

/** Over the answers, not the bytes: a multipart boundary differs at every try. A post with the honeypot filled is not the first of a real one. */
function idempotencyKey(
  form: Form,
  request: CallRequest,
  answers: readonly string[],
  file: KeptFile | undefined,
) {
  const key = request.headers.get('idempotency-key')?.trim();
  if (!key) return undefined;
  const content = [form.action, key, answers, ...(file ? [file.sha256] : [])];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}
