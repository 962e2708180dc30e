import type { Field } from '#lib/forms/define';

interface Link {
  readonly href: string;
  readonly label: string;
}

export interface RefusedControl {
  readonly name: string;
  readonly field: Pick<Field, 'input' | 'inputMode' | 'min' | 'prefix'>;
  readonly label: string;
  /** Beside the label of what may be left empty. */
  readonly optional: string | undefined;
  readonly error: string | undefined;
  readonly typed: string;
  /** The lines that confirm a completed action; empty where the page already does. */
  readonly shown: readonly string[];
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly chosen: boolean;
  }[];
}

export interface RefusedForm {
  /** The language of the form, if it exists in several. */
  readonly language?: string | undefined;
  readonly heading: string;
  readonly errors: readonly { readonly name: string; readonly line: string }[];
  readonly note?: { readonly before: string; readonly way: Link; readonly after: string };
  /** Absent where nothing of it was read. */
  readonly form?: {
    readonly action: string;
    readonly hasFile: boolean;
    readonly hidden: readonly { readonly name: string; readonly value: string }[];
    readonly notice: string;
    readonly noticeLink: Link;
    readonly controls: readonly RefusedControl[];
    readonly send: string;
  };
}

declare module '#lib/platform/http/page-view' {
  interface PageView {
    readonly refused?: RefusedForm;
  }
}
