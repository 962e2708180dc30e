'use client';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { applyJobsPath } from '#data/addresses/routes';
import { draftKey, isShared } from '#lib/applications/browser/marks';
import { afterRedraw, beforeRedraw } from '#lib/browser/hydration/redraw';
import { storage } from '#lib/platform/browser/storage';
import {
  broughtValues,
  checkNumbers,
  download,
  makeFile,
  numbersIn,
  type ResumeFormat,
} from '#lib/resume/browser/calls';
import {
  eraseResumeDraft,
  readResumeDraft,
  resumeDraftKey,
  saveResumeDraft,
  typedIn,
} from '#lib/resume/browser/draft';
import { adviceFor, type Checks } from '#lib/resume/rules/advice';
import { type FieldValues, isList, rowsIn, withRow } from '#lib/resume/rules/fields';
import type { Errors } from '#lib/resume/rules/parts';

interface Problem {
  readonly count: number;
  readonly message: string;
}

const storageOff =
  'This browser does not save anything for this site, so we could not put it into the application. Download the PDF, and choose it in the application.';

const offline = 'The connection was lost. What you typed is still here: try again.';

const sameValues = (one: FieldValues, other: FieldValues) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

const without = (leftOut: string) => (leftOut ? ` It is without ${leftOut}.` : '');

// The module is loaded late: visitors without an application do not need it.
const way = () => import('#lib/resume/browser/application');

export function useResumeMaker() {
  const form = useRef<HTMLFormElement>(null);
  const [live, setLive] = useState(false);
  /** The values that the fields are rendered with; rendered again when values are restored or imported. */
  const [given, setGiven] = useState<{ values: FieldValues; count: number }>({
    values: {},
    count: 0,
  });
  const [typed, setTyped] = useState<FieldValues>({});
  const [rows, setRows] = useState(rowsIn({}));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<Problem>({ count: 0, message: '' });
  const [said, setSaid] = useState('');
  const [checks, setChecks] = useState<Checks>({});
  const [made, setMade] = useState<{ pages: number; bytes: number }>();
  const [savedAt, setSavedAt] = useState<number>();
  const [fromThere, setFromThere] = useState(false);
  const [busy, setBusy] = useState(false);

  /** The fields are rendered as new elements: synchronously, so that nothing is typed in between, and with the focus where it was. */
  function putBack(values: FieldValues): void {
    const element = form.current ?? undefined;
    beforeRedraw(element);
    flushSync(() => {
      setGiven(({ count }) => ({ values, count: count + 1 }));
      setTyped(values);
      setRows(rowsIn(values));
    });
    afterRedraw(element);
    void check(values);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    setLive(true);
    // Its field was left before the page could hear of it.
    const atWork = document.activeElement?.getAttribute('name') ?? '';
    const { [atWork]: _, ...left } = form.current ? typedIn(form.current) : {};
    void check(left);
    if (isShared()) return;
    const draft = readResumeDraft(Date.now());
    setSavedAt(draft?.savedAt);
    // This runs before the typed input is replayed, which wins over stored values.
    if (draft) queueMicrotask(() => putBack(draft.values));
    if (storage.get(draftKey) !== null) void fillFromApplication();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the same form, as long as it is there
  useEffect(() => {
    // These events come from other tabs only.
    const changed = ({ key }: StorageEvent) => key === resumeDraftKey && followOtherTab();
    const shown = ({ persisted }: PageTransitionEvent) =>
      persisted && readResumeDraft(Date.now()) && followOtherTab();
    addEventListener('storage', changed);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('storage', changed);
      removeEventListener('pageshow', shown);
    };
  }, []);

  /** Two tabs would overwrite each other, so that this one follows the other. */
  function followOtherTab(): void {
    const here = form.current ? typedIn(form.current) : {};
    const draft = readResumeDraft(Date.now());
    if (isShared() || sameValues(draft?.values ?? {}, here)) return;
    setSavedAt(draft?.savedAt);
    setSaid(draft ? '' : 'What you had typed was deleted in another tab.');
    putBack(draft?.values ?? {});
  }

  async function fillFromApplication(): Promise<void> {
    const application = await way().catch(() => undefined);
    const known = application?.knownFromApplication(Date.now()) ?? {};
    if (Object.keys(known).length === 0) return;
    setFromThere(true);
    putBack({ ...known, ...(form.current && typedIn(form.current)) });
  }

  function save(values: FieldValues): void {
    if (isShared()) return;
    const now = Date.now();
    setSavedAt(saveResumeDraft({ savedAt: now, values }) ? now : undefined);
  }

  async function check(values: FieldValues): Promise<void> {
    const { found, errors: wrong } = await checkNumbers(values);
    if (found.size > 0) setChecks((before) => ({ ...before, ...Object.fromEntries(found) }));
    setErrors((before) => ({ ...before, ...wrong }));
  }

  function change(event: SyntheticEvent<HTMLFormElement>): void {
    const { name } = event.target as HTMLInputElement;
    const values = typedIn(event.currentTarget);
    setTyped(values);
    setMade(undefined);
    if (name in errors) setErrors(({ [name]: _, ...others }) => others);
    save(values);
  }

  /** A number is looked up once it is whole: when its field is left. */
  function leave({ target }: SyntheticEvent): void {
    const { name, value } = target as HTMLInputElement;
    if (!/^certificates\.\d+\.number$/.test(name) || !value.trim() || value in checks) return;
    void check({ [name]: value });
  }

  function complain(message: string, wrong: Errors = {}): void {
    // Numbers are looked up where all else is right: what was found before still holds.
    setErrors((before) => ({ ...Object.fromEntries(numbersIn(before)), ...wrong }));
    setProblem(({ count }) => ({ count: count + 1, message }));
  }

  async function make(format: ResumeFormat) {
    setBusy(true);
    setProblem((before) => ({ ...before, message: '' }));
    setSaid('');
    const values = form.current ? typedIn(form.current) : {};
    const result = await makeFile(values, format);
    setBusy(false);
    if ('file' in result) {
      setErrors({});
      if (result.pages) setMade({ pages: result.pages, bytes: result.file.size });
      return { ...result, values };
    }
    complain(result.message, result.errors);
    return undefined;
  }

  async function submit(event: SyntheticEvent<HTMLFormElement, SubmitEvent>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const { name, value } = (event.nativeEvent.submitter ?? {}) as Partial<HTMLButtonElement>;
    if (name === 'add' && isList(value)) {
      setRows((before) => withRow(before, value));
      return;
    }
    const isTaken = name === 'use';
    const result = await make(isTaken || !value ? 'pdf' : (value as ResumeFormat));
    if (!result) return;
    if (!isTaken) {
      download(result.file);
      setSaid(`${result.file.name} is in your downloads.${without(result.leftOut)}`);
      return;
    }
    const application = await way().catch(() => undefined);
    if (await application?.putIntoApplication(result.file, result.values, Date.now()))
      location.assign(applyJobsPath);
    else complain(application ? storageOff : offline);
  }

  async function bring(file: File | undefined): Promise<void> {
    if (!file) return;
    const brought = await broughtValues(file);
    if ('problem' in brought) return complain(brought.problem);
    const { values, leftOut } = brought;
    setErrors({});
    putBack(values);
    save(values);
    setSaid(`${file.name} is in the form now.${without(leftOut.join(', '))}`);
  }

  function startAgain(): void {
    eraseResumeDraft();
    setSavedAt(undefined);
    setErrors({});
    setFromThere(false);
    putBack({});
  }

  return {
    form,
    live,
    given,
    typed,
    rows,
    errors,
    problem,
    said,
    checks,
    made,
    savedAt,
    fromThere,
    busy,
    advice: adviceFor(typed),
    change,
    leave,
    submit,
    bring,
    startAgain,
  };
}
