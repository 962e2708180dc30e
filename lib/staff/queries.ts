import type { Kysely, Transaction } from 'kysely';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { changed, hasChanged, reader, rowOf, storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import {
  type DeskFilter,
  type DeskSession,
  type DeskTemplate,
  type MemberSettings,
  mostWrong,
  type SignIn,
} from '#lib/staff/schema';

async function recordSignIn(db: Kysely<Tables>, signIn: SignIn): Promise<void> {
  await db.insertInto('desk_sign_ins').values(rowOf(signIn)).execute();
}

/** One that is neither used nor over, however many codes were tried. */
async function findSignIn(db: Kysely<Tables>, tokenHash: string, now: number) {
  const row = await unused(db, now).where('token_hash', '=', tokenHash).executeTakeFirst();
  return row && asSignIn(row);
}

/** Those of a browser that are neither used nor over, the newest first; a void one has `wrong` at 5. */
async function listSignIns(db: Kysely<Tables>, browserHash: string, now: number) {
  const rows = await unused(db, now)
    .where('browser_hash', '=', browserHash)
    .orderBy('asked_at', 'desc')
    .execute();
  return rows.map(asSignIn);
}

const unused = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('desk_sign_ins')
    .selectAll()
    .where('used_at', 'is', null)
    .where('ends_at', '>', now);

/**
 * Takes a try from every open sign-in of the browser and gives these, none where all are void: however many codes
 * arrive at once, five are compared. A code that fits costs nothing.
 */
function tryCode(
  db: Kysely<Tables>,
  browserHash: string,
  codeHash: string,
  now: number,
): Promise<readonly SignIn[]> {
  return db.transaction().execute(async (tx) => {
    const tried = await tx
      .updateTable('desk_sign_ins')
      .set((row) => ({ wrong: row('wrong', '+', 1) }))
      .where('browser_hash', '=', browserHash)
      .where('used_at', 'is', null)
      .where('ends_at', '>', now)
      .where('wrong', '<', mostWrong)
      .returningAll()
      .execute();
    if (!tried.some((row) => row.code_hash === codeHash)) return tried.map(asSignIn);
    const tokens = tried.map((row) => row.token_hash);
    await tx
      .updateTable('desk_sign_ins')
      .set((row) => ({ wrong: row('wrong', '-', 1) }))
      .where('token_hash', 'in', tokens)
      .execute();
    return tried.map((row) => asSignIn({ ...row, wrong: row.wrong - 1 }));
  });
}

/** Uses a sign-in up and opens the session; false where somebody was faster or it is over. */
function openDeskSession(db: Kysely<Tables>, tokenHash: string, session: DeskSession) {
  return db.transaction().execute(async (tx) => {
    const used = await tx
      .updateTable('desk_sign_ins')
      .set({ used_at: session.signedInAt })
      .where('token_hash', '=', tokenHash)
      .where('email', '=', session.email)
      .where('used_at', 'is', null)
      .where('ends_at', '>', session.signedInAt)
      .$call(hasChanged);
    if (!used) return false;
    await insertSession(tx, session);
    return true;
  });
}

async function forgetSignIns(db: Kysely<Tables>, now: number): Promise<number> {
  await db.deleteFrom('desk_sign_ins').where('ends_at', '<=', now).execute();
  return db.deleteFrom('desk_sessions').where('ends_at', '<=', now).$call(changed);
}

const asSignIn = reader<SignIn>({ without: ['used_at'] });

const insertSession = (tx: Transaction<Tables>, session: DeskSession) =>
  tx.insertInto('desk_sessions').values(rowOf(session)).execute();

const asSession = reader<DeskSession>();

async function findDeskSession(db: Kysely<Tables>, tokenHash: string, now: number) {
  const row = await db
    .selectFrom('desk_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row && asSession(row);
}

async function endDeskSession(db: Kysely<Tables>, tokenHash: string): Promise<void> {
  await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash).execute();
}

const endDeskSessionsOf = (db: Kysely<Tables>, email: string): Promise<number> =>
  db.deleteFrom('desk_sessions').where('email', '=', email).$call(changed);

/** Ends the sessions and sign-ins of everybody who is no member any more. */
async function deleteSessionsExceptOf(db: Kysely<Tables>, members: readonly string[]) {
  // No address is empty, so an empty list of members deletes all sessions.
  const except = ['', ...members];
  await db.deleteFrom('desk_sign_ins').where('email', 'not in', except).execute();
  return db.deleteFrom('desk_sessions').where('email', 'not in', except).$call(changed);
}

const asSettings = reader<MemberSettings>({ json: ['languages'], yesNo: ['dealt'] });

async function listMemberSettings(db: Kysely<Tables>): Promise<MemberSettings[]> {
  const rows = await db.selectFrom('desk_members').selectAll().execute();
  return rows.map(asSettings);
}

/** False where the version before it is not the stored one: somebody was faster. */
async function saveMemberSettings(db: Kysely<Tables>, settings: MemberSettings) {
  const { email, ...row } = rowOf(settings);
  const except = await db
    .insertInto('desk_members')
    .values({ email, ...row })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(row)
        .where('desk_members.version', '=', settings.version - 1),
    )
    .returning('email')
    .executeTakeFirst();
  return except !== undefined;
}

/** Settings and own lists of former members are deleted. */
function forgetMembers(db: Kysely<Tables>, members: readonly string[]): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('desk_members').where('email', 'not in', members).execute();
    await tx
      .deleteFrom('desk_filters')
      .where('owner', 'not in', ['', ...members])
      .execute();
  });
}

/** Each keeps a handful. */
const mostListed = 200;

const listFilters = (db: Kysely<Tables>, owner: string): Promise<DeskFilter[]> =>
  db
    .selectFrom('desk_filters')
    .selectAll()
    .where('owner', 'in', ['', owner])
    .orderBy('title')
    .orderBy('id')
    .limit(mostListed)
    .execute();

async function saveFilter(db: Kysely<Tables>, filter: DeskFilter): Promise<void> {
  await db.insertInto('desk_filters').values(rowOf(filter)).execute();
}

const removeFilter = (db: Kysely<Tables>, id: string, owner: string): Promise<boolean> =>
  db
    .deleteFrom('desk_filters')
    .where('id', '=', storable(id))
    .where('owner', 'in', ['', owner])
    .$call(hasChanged);

/** Staff write some dozens, and edit each now and then. */
const mostTemplates = 2_000;

const asTemplate = reader<DeskTemplate>({ yesNo: ['removed'] });

async function listTemplates(db: Kysely<Tables>): Promise<DeskTemplate[]> {
  const rows = await db
    .selectFrom('desk_templates')
    .selectAll()
    .orderBy('title')
    .orderBy('id')
    .orderBy('version', 'desc')
    .limit(mostTemplates)
    .execute();
  return rows.map(asTemplate);
}

/** Adds a version. False where there is one of that number: somebody was faster. */
async function saveTemplate(db: Kysely<Tables>, template: DeskTemplate): Promise<boolean> {
  const except = await db
    .insertInto('desk_templates')
    .values(rowOf(template))
    .onConflict((conflict) => conflict.columns(['id', 'version']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return except !== undefined;
}

export const staffQueries = defineQueries('staff', {
  recordSignIn,
  findSignIn,
  listSignIns,
  tryCode,
  openDeskSession,
  forgetSignIns,
  findDeskSession,
  endDeskSession,
  endDeskSessionsOf,
  deleteSessionsExceptOf,
  listMemberSettings,
  saveMemberSettings,
  forgetMembers,
  listFilters,
  saveFilter,
  removeFilter,
  listTemplates,
  saveTemplate,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof staffQueries> {}
}
