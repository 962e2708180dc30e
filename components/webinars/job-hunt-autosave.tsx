'use client';
import { type RefObject, useMemo } from 'react';
import {
  autosaveMs,
  draftKey,
  isEmail,
  saveDraft,
  sendStoredDraft,
} from '#lib/browser/free-webinar/draft';
import { answersOf, basicsOf, progressOf } from '#lib/browser/free-webinar/form-values';
import { postForm } from '#lib/browser/post-form';
import { randomId } from '#lib/browser/random-id';
import { storage } from '#lib/browser/storage';
import { apiRoutes } from '#lib/shared/addresses/routes';
import { formStatus } from '#lib/shared/forms/webinar-free/rules';

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
      keep: () => saveDraft(answersOf(answers())),
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Autosave = ReturnType<typeof useAutosave>;
