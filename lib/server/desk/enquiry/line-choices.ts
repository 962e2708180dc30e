/** What can be asked for: what was chosen in the form, batches with seats, and all of the catalogue. */
import { paiseInWords } from '#lib/server/payments/words';
import type { Enquiry } from '#lib/server/store/enquiries/enquiries';
import type { Answer, Store } from '#lib/server/store/store';
import { isJoinable, seatsLeft } from '#lib/shared/batches/batch';
import { subjectOf } from '#lib/shared/batches/subject';
import { timesInWords } from '#lib/shared/batches/words';
import { shortDay } from '#lib/shared/dates';
import { catalogue } from '#lib/shared/payments/catalogue';
import type { PaymentLine } from '#lib/shared/payments/rules';

export type LineChoice = ReturnType<typeof choiceOf>;

/** `isChosen`: by the enquiry or its quotation. */
const choiceOf = ({ code, label, hours, feePaise }: PaymentLine, isChosen: boolean) => ({
  code,
  label,
  sub: hours === undefined ? '' : `${hours} hours`,
  fee: paiseInWords(feePaise),
  isChosen,
});

/** What was chosen comes first, with the batches that have seats for it; all else folds below. */
export async function choicesOf(
  store: Store,
  enquiry: Enquiry,
  transcript: readonly Answer[],
  now: number,
) {
  const codes = codesIn(transcript);
  const [wish, all] = await Promise.all([
    store.findBatchWish(enquiry.id),
    store.listBatches({ now, endsAfter: now }),
  ]);
  const batches = all
    .filter((batch) => isJoinable(batch, now) && seatsLeft(batch) > 0)
    .flatMap((batch): (LineChoice & { readonly what: readonly string[] })[] => {
      const subject = subjectOf(batch.what);
      if (!subject) return [];
      const begins = shortDay(batch.sessions[0] ?? batch.starts);
      return [
        {
          code: `batch-${batch.id}`,
          label: subject.title,
          sub: `Batch of ${begins}, ${timesInWords(batch)}, ${batch.language}: ${seatsLeft(batch)} of ${batch.seats} seats left`,
          fee: paiseInWords(subject.fee * 100),
          isChosen: wish?.batch === batch.id,
          what: batch.what,
        },
      ];
    });
  const isNear = (each: (typeof batches)[number]) =>
    each.isChosen || each.what.some((what) => codes.has(what));
  const near = batches.filter(isNear);
  const inBatch = new Set(near.filter(({ isChosen }) => isChosen).flatMap(({ what }) => what));
  const groups = catalogue();
  const lines = groups.flatMap(({ lines: each }) => each).filter(({ code }) => codes.has(code));
  return {
    chosen: [...lines.map((line) => choiceOf(line, !inBatch.has(line.code))), ...near],
    groups: [
      ...groups.map(({ title, lines: each }) => ({
        title,
        lines: each.filter(({ code }) => !codes.has(code)).map((line) => choiceOf(line, false)),
      })),
      { title: 'Batches with seats', lines: batches.filter((each) => !isNear(each)) },
    ].filter(({ lines: each }) => each.length > 0),
  };
}

/** The answers hold the words of the forms: "AcSS 5 GST fundamentals", "60 hours: …", "B05FO03: …". */
function codesIn(transcript: readonly Answer[]): ReadonlySet<string> {
  const text = transcript
    .filter(({ name }) => /^(?:selectedCertifications|plan|certifications)$/.test(name))
    .map(({ value }) => value)
    .join('\n');
  const found = (pattern: RegExp, prefix: string) =>
    [...text.matchAll(pattern)].map(([, which]) => `${prefix}-${which}`);
  return new Set([
    ...found(/^AcSS (\d+) /gm, 'module'),
    ...found(/^(\d+) hours:/gm, 'coaching'),
    ...found(/^(B\d\d[A-Z]{2}\d\d):/gm, 'bootcamp'),
  ]);
}
