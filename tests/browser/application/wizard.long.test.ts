/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { steps } from '#lib/shared/forms/application/steps';
import {
  box,
  heading,
  newBrowser,
  next,
  open,
  openAt,
  personal,
  scrolled,
  step,
  user,
} from '#tests/browser/application/wizard-harness';

beforeEach(newBrowser);
afterEach(cleanup);

describe('the wizard', () => {
  it('holds back step 1 with every text, and clears each as its field changes', async () => {
    open();
    await next();
    const summary = await screen.findByRole('alert');
    const texts = within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(texts).toEqual([
      'Name is required',
      'Mobile number is required',
      'Email is required',
      'Please select your gender',
      'Age is required',
      'Please select your preferred job location',
    ]);
    expect(document.activeElement).toBe(summary);
    await user.type(box('Name'), 'M');
    expect(screen.queryByText('Name is required')).toBeNull();
    await user.type(box('Age', 'spinbutton'), '17');
    expect((await screen.findAllByText('Age must be between 18 and 65')).length).toBeGreaterThan(0);
  });

  it('takes a number with +91, pasted into the field that says +91 already', async () => {
    open();
    const mobile = box('Mobile') as HTMLInputElement;
    expect(mobile.closest('.prefixed')?.textContent).toBe('+91');
    await user.click(mobile);
    await user.paste('+91 98400 12345');
    await user.click(box('Name'));
    expect(mobile.value).toBe('9840012345');
    await next();
    await screen.findByRole('alert');
    expect(screen.queryByText(/^Mobile number/)).toBeNull();
  });

  it('turns to the next step with its heading in focus, at the top', async () => {
    openAt(1);
    await next();
    const title = await heading('Certification');
    expect(document.activeElement).toBe(title);
    expect(scrolled).toEqual([{ top: 0, behavior: 'instant' }]);
    expect(screen.getByText('Step 2 of 12')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('9');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await heading('Personal information')).toBeTruthy();
    expect((box('Name') as HTMLInputElement).value).toBe('Meena Iyer');
  });

  it('stays at its step where a link within the page is followed', async () => {
    openAt(5);
    await heading('Experience');
    history.pushState(null, '', '#apply-experience');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    expect(screen.getByText('Step 5 of 12')).toBeTruthy();
    await next();
    await heading('Languages');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await heading('Experience')).toBeTruthy();
  });

  it('clears the certificates with No', async () => {
    openAt(2);
    await user.click(box('Yes', 'radio'));
    const one = step().getByRole('checkbox', { name: /^ACSS 1 -/ }) as HTMLInputElement;
    await user.click(one);
    expect(one.checked).toBe(true);
    await user.click(box('No', 'radio'));
    expect(one.checked).toBe(false);
  });

  it('declares that none of the work can be done yet where none is ticked', async () => {
    openAt(7);
    const ticked = (name: string | RegExp) =>
      (step().getByRole('checkbox', { name }) as HTMLInputElement).checked;
    const none = 'None of these by myself yet';
    await user.click(step().getByRole('checkbox', { name: /^I declare/ }));
    expect(ticked(none)).toBe(true);
    await user.click(step().getByRole('checkbox', { name: 'Tally data entry' }));
    expect(ticked(none)).toBe(false);
    await user.click(step().getByRole('checkbox', { name: none }));
    expect(ticked('Tally data entry')).toBe(false);
  });

  it('holds back step 7 until the declaration is ticked, and step 11 without a resume', async () => {
    openAt(7, { ...personal, education: ['B.Com'] });
    await next();
    const text = 'Please confirm your skills by checking the declaration box.';
    expect((await screen.findAllByText(text)).length).toBe(2);
    await user.click(step().getByRole('checkbox', { name: /^I declare/ }));
    for (const { title } of steps.slice(7, 11)) {
      await next();
      await heading(title);
    }
    await next();
    expect((await screen.findAllByText('Resume is required')).length).toBe(2);
    const input = screen.getByLabelText('Resume');
    const wrong = new File(['x'], 'cv.png', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(input, wrong);
    expect((await screen.findAllByText('Only PDF, DOC, or DOCX files are allowed')).length).toBe(2);
    expect(document.querySelector('.chosen')).toBeNull();
    await user.upload(input, new File(['{\\rtf1 Meena}'], 'cv.doc'));
    expect(
      (await screen.findAllByText(/This file is named .doc, but holds rich text/)).length,
    ).toBe(2);
    expect(document.querySelector('.chosen')).toBeNull();
    await user.upload(input, new File(['Meena Iyer, B.Com'], 'cv.pdf'));
    expect(
      (await screen.findAllByText(/This file is named .pdf, but holds something else/)).length,
    ).toBe(2);
    await next();
    expect(screen.getByText('Step 11 of 12')).toBeTruthy();
    await user.upload(input, new File(['%PDF-1.7'], 'cv.pdf'));
    expect(await screen.findByText('cv.pdf, 1 KB')).toBeTruthy();
    await next();
    expect(await heading('Review and submit')).toBeTruthy();
    expect(await screen.findByText('meena@example.com')).toBeTruthy();
    await user.click(step().getByRole('link', { name: 'Change Education' }));
    await heading('Education');
    await user.click(box('M.Com', 'checkbox'));
    await next();
    await heading('Review and submit');
    expect(await screen.findByText('B.Com, M.Com', { selector: 'dd' })).toBeTruthy();
  });
});
