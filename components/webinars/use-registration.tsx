'use client';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { apiRoutes } from '#data/addresses/routes';
import { thankYouPath } from '#data/addresses/session-routes';
import type { FormWords } from '#data/job-hunt-form/shape';
import { honeypotField } from '#lib/forms/rules';
import { reportRegistration } from '#lib/platform/browser/pixel';
import { postForm } from '#lib/platform/browser/post-form';
import { randomId } from '#lib/platform/browser/random-id';
import { storage } from '#lib/platform/browser/storage';
import {
  type Answers,
  autosaveMs,
  draftKey,
  eraseDraft,
  isEmail,
  readDraft,
  saveDraft,
  savedDraftKey,
  sendStoredDraft,
} from '#lib/webinars/browser/draft';
import { errorTextsOf } from '#lib/webinars/browser/errors';
import { answersOf, basicsOf, fillIn, progressOf } from '#lib/webinars/browser/form-values';
import { leavePopup } from '#lib/webinars/browser/popup-steps';
import { formStatus } from '#lib/webinars/forms/free-rules';

/** Sends the finished registration; a repeated try carries the same key until the server has refused it. */
export function useRegistration(autosave: Autosave, pixel: string | undefined, words: FormWords) {
  const key = useRef<string>(undefined);
  const [state, setState] = useState<'open' | 'sending' | 'done'>('open');

  async function register(form: HTMLFormElement) {
    setState('sending');
    const answers = new FormData(form);
    await autosave.end();
    key.current ??= randomId();
    const body = progressOf(answers, formStatus.submitted, Date.now());
    const honeypot = { [honeypotField]: answers.get(honeypotField) };
    const reply = await postForm(apiRoutes.saveProgress, { ...body, ...honeypot }, key.current);
    if (!reply.sent) {
      if (reply.status !== undefined && reply.status < 500) key.current = undefined;
      setState('open');
      autosave.begin();
      return errorTextsOf(reply, words);
    }
    setState('done');
    if (pixel && answers.get('measure')) reportRegistration(pixel);
    eraseDraft();
    form.reset();
    await leavePopup();
    location.assign(thankYouPath(body));
  }

  return { state, register };
}

/** A registration waits so long for a draft on its way: most are answered sooner, and nobody takes it for a standstill. */
const timeoutMs = 3000;

/** Keeps what is typed in this browser; sends it only between `begin` and `end` or `close`. */
export function useAutosave(element: RefObject<HTMLFormElement | null>) {
  return useMemo(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    const running = new Set<Promise<unknown>>();

    const answers = () => new FormData(element.current ?? undefined);
    const stop = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const tick = () => {
      if (running.size === 0) sendStoredDraft(() => sendDraft(true));
    };
    const sendDraft = async (autosave: boolean) => {
      const body = { ...progressOf(answers(), formStatus.closed, Date.now()), autosave };
      const reply = postForm(apiRoutes.saveProgress, body, randomId());
      running.add(reply);
      const { sent, status = 500 } = await reply;
      running.delete(reply);
      return sent || (status < 500 && status !== 429);
    };

    return {
      save: () => saveDraft(answersOf(answers())),
      begin: () => {
        timer ??= setInterval(tick, autosaveMs);
      },
      /** Resolves when no draft is on its way that could arrive after what is sent next, or patience is over. */
      end: async () => {
        stop();
        if (running.size > 0) await Promise.race([Promise.all(running), pause(timeoutMs)]);
      },
      /** The visitor leaves: what is there goes once, if it was asked for before. */
      close: async () => {
        if (timer === undefined) return;
        stop();
        const { email } = basicsOf(answers());
        if (isEmail(email) && (await sendDraft(false))) storage.set(draftKey, null);
      },
    };
  }, [element]);
}

/**
 * Both tabs hold the same, so that neither overwrites the other. Says whether the registration was sent or cleared
 * there.
 */
export function useOtherTabs(element: RefObject<HTMLFormElement | null>, autosave: Autosave) {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const follow = () => {
      const form = element.current;
      if (!form) return;
      const stored = readDraft();
      const here = answersOf(new FormData(form));
      if (JSON.stringify(stored) === JSON.stringify(here)) return;
      if (!stored) void autosave.end();
      setEnded(!stored);
      form.reset();
      if (stored) takeOver(form, stored);
    };
    // These events come from other tabs only: what this one erases itself is no news.
    const changed = ({ key }: StorageEvent) =>
      (key === draftKey || key === savedDraftKey) && follow();
    const shown = ({ persisted }: PageTransitionEvent) => persisted && readDraft() && follow();
    addEventListener('storage', changed);
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('storage', changed);
      removeEventListener('pageshow', shown);
    };
  }, [element, autosave]);
  return ended;
}

/** The session as well: its list always has one chosen. */
function takeOver(form: HTMLFormElement, stored: Answers): void {
  fillIn(form, stored);
  const list = form.elements.namedItem('session');
  if (!(list instanceof HTMLSelectElement)) return;
  const chosen = [...list.options].find(({ value }) => value === stored.session);
  if (chosen) list.value = chosen.value;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Autosave = ReturnType<typeof useAutosave>;
