'use client';
import { type RefObject, useMemo } from 'react';
import { send } from '#lib/forms/send';
import { basicsOf, progressOf } from '#lib/forms/webinar-free/answers';
import {
  autosaveMs,
  type Basics,
  dropDraft,
  formStatus,
  isEmail,
  keepDraft,
  sendStoredDraft,
} from '#lib/forms/webinar-free/draft';
import { calls } from '#lib/routes';

/** Keeps what is typed in this browser; sends it only between `begin` and `end` or `close`. */
export function useAutosave(element: RefObject<HTMLFormElement | null>) {
  return useMemo(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let busy = false;

    const answers = () => new FormData(element.current ?? undefined);
    const end = () => {
      clearInterval(timer);
      timer = undefined;
    };
    const tick = async () => {
      if (busy) return;
      busy = true;
      await sendStoredDraft(sendDraft);
      busy = false;
    };
    const sendDraft = async (formData: Basics) => {
      const progress = progressOf(answers(), formStatus.closed, Date.now());
      const body = { ...progress, formData };
      const { sent, status = 500 } = await send(calls.saveProgress, body, crypto.randomUUID());
      return sent || (status < 500 && status !== 429);
    };

    return {
      keep: () => keepDraft(basicsOf(answers())),
      begin: () => {
        timer ??= setInterval(tick, autosaveMs);
      },
      end,
      /** The visitor leaves: what is there goes once, if it was asked for before. */
      close: async () => {
        if (timer === undefined) return;
        end();
        const basics = basicsOf(answers());
        if (isEmail(basics.email) && (await sendDraft(basics))) dropDraft();
      },
    };
  }, [element]);
}

export type Autosave = ReturnType<typeof useAutosave>;
