/** The law that our texts rest on: every rate, limit, section and due date once, with its source and the day it was checked. */
import { abroad } from '#data/law/abroad';
import { business } from '#data/law/business';
import type { Law } from '#data/law/entry';
import { gst } from '#data/law/gst';
import { incomeTax } from '#data/law/income-tax';
import { labour } from '#data/law/labour';
import { supply } from '#data/law/supply';

export const law = {
  ...gst,
  ...incomeTax,
  ...labour,
  ...business,
  ...abroad,
  ...supply,
} as const satisfies Record<string, Law>;

/** A text names the entries it rests on by these. */
export type LawId = keyof typeof law;
