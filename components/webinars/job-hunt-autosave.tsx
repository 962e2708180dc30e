'use client';
import { type RefObject, useMemo } from 'react';
import {
  autosaveMs,
  type Basics,
  eraseDraft,
  isEmail,
  saveDraft,
  sendStoredDraft,
} from '#lib/browser/free-webinar/draft';
import { basicsOf, progressOf } from '#lib/browser/free-webinar/form-values';
import { postForm } from '#lib/browser/post-form';
import { formStatus } from '#lib/forms/webinar-free/status';
import { apiRoutes } from '#lib/routes';

/** A registration waits so long for a draft on its way: most are answered sooner, and nobody takes it for a standstill. */
const patienceMs = 3000;

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
      if (running.size === 0) sendStoredDraft(sendDraft);
    };
    const sendDraft = async (formData: Basics) => {
      const progress = progressOf(answers(), formStatus.closed, Date.now());
      const body = { ...progress, formData };
      const reply = postForm(apiRoutes.saveProgress, body, crypto.randomUUID());
      running.add(reply);
      const { sent, status = 500 } = await reply;
      running.delete(reply);
      return sent || (status < 500 && status !== 429);
    };

    return {
      keep: () => saveDraft(basicsOf(answers())),
      begin: () => {
        timer ??= setInterval(tick, autosaveMs);
      },
      /** Resolves when no draft is on its way that could arrive after what is sent next, or patience is over. */
      end: async () => {
        stop();
        if (running.size > 0) await Promise.race([Promise.all(running), pause(patienceMs)]);
      },
      /** The visitor leaves: what is there goes once, if it was asked for before. */
      close: async () => {
        if (timer === undefined) return;
        stop();
        const basics = basicsOf(answers());
        if (isEmail(basics.email) && (await sendDraft(basics))) eraseDraft();
      },
    };
  }, [element]);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Autosave = ReturnType<typeof useAutosave>;
