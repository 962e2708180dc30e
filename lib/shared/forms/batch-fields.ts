/** A seat in a batch is asked for by any form of a learner, by the batch's id; or days are named where none suits. */
import * as z from 'zod/mini';
import type { Field } from '#lib/shared/forms/define';
import { describingText } from '#lib/shared/forms/describing';
import { cut, line } from '#lib/shared/forms/sanitize';

const longestId = 40;
export const longestWish = 200;

/** Whether there is such a batch, the call asks the store: a form without it says nothing of one. */
export const batchFields = () =>
  ({
    batch: {
      label: 'Batch',
      rule: z.pipe(
        z.transform((value) => cut(line(value), longestId)),
        z.string(),
      ),
      input: 'settled',
      required: false,
      onlyAnswered: true,
    },
    batchWish: {
      ...describingText('Days and hours that suit', longestWish),
      onlyAnswered: true,
    },
  }) as const satisfies Readonly<Record<string, Field>>;
