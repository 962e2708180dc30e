/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { readDraft } from '#lib/browser/application/draft';
import { draftKey } from '#lib/browser/application/draft-key';
import {
  box,
  heading,
  newBrowser,
  open,
  openAt,
  user,
} from '#tests/browser/application/wizard-harness';

beforeEach(newBrowser);
afterEach(cleanup);

describe('a kept application', () => {
  it('goes on where a kept application was left, with its answers', async () => {
    openAt(3);
    await user.click(box('B.Com', 'checkbox'));
    cleanup();
    open();
    expect((await screen.findByRole('status')).textContent).toMatch(
      /^We brought back what you typed on .+ [AP]M IST\. You are at step 3 of 12\.$/,
    );
    expect((await heading('Education')).closest('fieldset')?.hidden).toBe(false);
    expect((box('B.Com', 'checkbox') as HTMLInputElement).checked).toBe(true);
  });

  it('keeps nothing on a shared computer, and deletes once it has asked', async () => {
    open();
    await user.type(box('Name'), 'Meena');
    expect(readDraft(Date.now())?.typed.name).toEqual(['Meena']);
    await user.click(screen.getByRole('checkbox', { name: /shared computer/ }));
    await user.type(box('Name'), ' Iyer');
    expect(localStorage.getItem(draftKey)).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /shared computer/ }));
    expect(readDraft(Date.now())?.typed.name).toEqual(['Meena Iyer']);
    await user.click(screen.getByRole('button', { name: 'Delete what I typed' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
    await user.keyboard('{Enter}');
    expect(readDraft(Date.now())?.typed.name).toEqual(['Meena Iyer']);
    await user.click(screen.getByRole('button', { name: 'Delete what I typed' }));
    await user.click(screen.getByRole('button', { name: 'Yes, delete it' }));
    await waitFor(() => expect((box('Name') as HTMLInputElement).value).toBe(''));
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it.each([
    { step: 3, typed: null },
    { step: 3, typed: { name: 'Meena' } },
    { step: 99, typed: {} },
    { step: 2.5, typed: {} },
    { step: '3', typed: {} },
  ])('begins anew where the kept draft is broken: %j', (broken) => {
    localStorage.setItem(draftKey, JSON.stringify({ savedAt: Date.now(), key: 'k', ...broken }));
    open();
    expect((box('Name') as HTMLInputElement).value).toBe('');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  it('forgets a draft after thirty days', () => {
    const draft = { savedAt: 0, step: 3, key: 'k', typed: {} };
    localStorage.setItem(draftKey, JSON.stringify(draft));
    const day = 24 * 60 * 60 * 1000;
    expect(readDraft(30 * day - 1)?.step).toBe(3);
    expect(readDraft(30 * day)).toBeUndefined();
    expect(localStorage.getItem(draftKey)).toBeNull();
  });
});
