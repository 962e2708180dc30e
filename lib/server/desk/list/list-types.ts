/** What the lists of the desk show. */
import type { listView } from '#lib/server/desk/list/list';
import type { otherListView } from '#lib/server/desk/list/other-lists';
import type { rowOf } from '#lib/server/desk/list/rows';
import type { pagerOf } from '#lib/server/desk/list/state';

export type ListView = Awaited<ReturnType<typeof listView>>;
/** The lists of what is done, of what has no date, and of what a person hardly wrote. */
export type OtherListView = Awaited<ReturnType<typeof otherListView>>;
export type Row = ReturnType<typeof rowOf>;
export type Pager = ReturnType<typeof pagerOf>;

/** When a row falls due. */
export interface Due {
  readonly iso?: string;
  readonly text: string;
  readonly sub: string;
  readonly late: boolean;
  /** Of the promise, beside the hour of an agreed call. */
  readonly mark?: { readonly text: string; readonly late: boolean };
}

/** What was just done with a row that has left its list. */
export interface RowConfirmation {
  readonly text: string;
  /** Of the enquiry that it was about, where it was about one. */
  readonly reference?: string;
}
