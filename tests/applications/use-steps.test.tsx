/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSteps } from '#components/applications/wizard/use-steps';

test('once it is sent, Back leaves the page and not through steps that are no more', async () => {
  history.pushState({ page: 'before' }, '');
  history.pushState({}, '', '/applyJobs');
  const { result } = renderHook(() => useSteps());
  for (const step of [2, 3, 4]) act(() => result.current.goTo(step));
  act(() => result.current.goTo(2, true));
  expect(result.current.step).toBe(2);
  act(() => result.current.end());
  await waitFor(() => expect(history.state?.wizard?.step).toBe(1));
  history.back();
  await waitFor(() => expect(history.state).toMatchObject({ page: 'before' }));
});

test('where no step was taken there is nothing to go back over', () => {
  history.pushState({}, '', '/applyJobs');
  const { result } = renderHook(() => useSteps());
  const before = history.state;
  act(() => result.current.end());
  expect(history.state).toEqual(before);
});

test('a link within the page leads to no other step', () => {
  const { result } = renderHook(() => useSteps());
  act(() => result.current.goTo(5));
  history.pushState(null, '', '#apply-experience');
  act(() => void dispatchEvent(new PopStateEvent('popstate', { state: null })));
  expect(result.current.step).toBe(5);
  expect(history.state?.wizard?.step).toBe(5);
});
