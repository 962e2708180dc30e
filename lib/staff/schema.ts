/** Stored data of desk members: sign-ins, settings, templates and plans. Times are epoch milliseconds. */
import type { Row } from '#lib/platform/db/statements';

/**
 * A sign-in mail has a link and a code. For an address that is not a member's it is stored as well, and opens
 * nothing.
 */
export interface SignIn {
  readonly tokenHash: string;
  readonly codeHash: string;
  /** The hash of the browser that asked: the code works only there. */
  readonly browserHash: string;
  readonly email: string;
  /** Path of the desk to go back to. */
  readonly back: string;
  readonly askedAt: number;
  readonly endsAt: number;
  readonly wrong: number;
}

/** The wrong codes after which the code is void; the link, which only the member has, is good until it ends. */
export const mostWrong = 5;

export interface DeskSession {
  readonly tokenHash: string;
  readonly email: string;
  readonly signedInAt: number;
  readonly endsAt: number;
}

export interface MemberSettings {
  readonly email: string;
  /** From 1. */
  readonly version: number;
  /** The day in India on which they are back, as 2026-11-30; empty: at work. */
  readonly awayUntil: string;
  readonly languages: readonly string[];
  /** Whether new enquiries are assigned to them. */
  readonly dealt: boolean;
  readonly member: string;
  readonly at: number;
}

export interface DeskFilter {
  readonly id: string;
  readonly title: string;
  /** The address of whose it is; empty: everybody's. */
  readonly owner: string;
  /** The filter as the address of the list has it: "?kind=contact&who=mine". */
  readonly sift: string;
  readonly at: number;
}

export interface DeskTemplate {
  readonly id: string;
  /** From 1. */
  readonly version: number;
  readonly title: string;
  /** The kind of enquiry; empty for all kinds. */
  readonly kind: string;
  readonly language: string;
  readonly body: string;
  readonly member: string;
  readonly at: number;
  readonly removed: boolean;
}

declare module '#lib/platform/db/tables' {
  interface Tables {
    desk_templates: Row<DeskTemplate>;
    desk_members: Row<MemberSettings>;
    desk_filters: Row<DeskFilter>;
    desk_sessions: Row<DeskSession>;
    desk_sign_ins: Row<SignIn> & { used_at: number | null };
  }
}
