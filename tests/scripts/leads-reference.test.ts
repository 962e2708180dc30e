import { describe, expect, test } from '@jest/globals';
import { commandsForEachTest } from '#tests/scripts/command-harness';
import { enquiryOf, eventOf, member } from '#tests/server/store/enquiry-samples';
import { mailOf, noon } from '#tests/server/store/samples';

const { harness, leads } = commandsForEachTest();

describe('a reference', () => {
  const enquiry = async () => {
    const submission = enquiryOf({ name: 'Asha' });
    await harness().store.recordSubmission(submission, [mailOf()]);
    return { ...submission.enquiry, id: submission.id };
  };

  test('shows the enquiry with its state on the desk and its history', async () => {
    const { id, reference } = await enquiry();
    await harness().store.changeEnquiry({
      id,
      version: 1,
      change: { state: 'talking', member: member.address, keptAt: noon },
      event: eventOf({ action: 'spoke', detail: { note: 'Decides later' } }),
    });
    const { status, printed } = await leads('show', reference.toLowerCase().replaceAll('-', ''));
    expect(status).toBe(0);
    expect(printed).toContain(`Reference: ${reference}\nSubmission: ${id}`);
    expect(printed).toContain('On the desk: talking\nWith: meena@hoa.example');
    expect(printed).toContain('spoke by Meena <meena@hoa.example>, note "Decides later"');
    const listed = await leads('list', '--desk', 'talking');
    expect(listed.printed).toContain(reference);
    expect((await leads('list', '--desk', 'done')).printed).not.toContain(reference);
    await expect(leads('list', '--desk', 'dancing')).rejects.toThrow(/no state dancing/);
    await expect(leads('list', '--kind', 'calback')).rejects.toThrow(/no kind calback: .*callback/);
  });

  test('is exported with the promise that was given, also where that counted anew', async () => {
    const { id } = await enquiry();
    const promisedBy = Date.parse('2026-12-01T18:00:00+05:30');
    const event = eventOf({ action: 'not-suspicious' });
    await harness().store.changeEnquiry({ id, version: 1, change: { promisedBy }, event });
    expect((await leads('export', '--csv')).printed).toContain(',2026-12-01 18:00,');
  });

  test('that was mistyped is told apart from one that nobody has', async () => {
    const { reference } = await enquiry();
    const last = reference.at(-1) === '0' ? '1' : '0';
    const wrong = await leads('show', `${reference.slice(0, -1)}${last}`);
    expect(wrong).toMatchObject({ status: 1, printed: expect.stringContaining('mistyped') });
    const unknown = await leads('erase', 'HOA-0000-000', '--yes');
    expect(unknown).toMatchObject({ status: 1, printed: 'There is no enquiry HOA-0000-000.\n' });
  });

  test('erases one enquiry and leaves the person’s others', async () => {
    const [one, other] = [await enquiry(), await enquiry()];
    const { status, printed } = await leads('erase', one.reference, '--yes');
    expect([status, printed]).toEqual([0, expect.stringContaining('Erased: 1 answer')]);
    expect(await harness().store.findEnquiryOf(one.id)).toBeUndefined();
    expect(await harness().store.findEnquiryOf(other.id)).toBeDefined();
  });
});
