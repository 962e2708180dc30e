import { expect, it } from '@jest/globals';
import { contact } from '#lib/enquiries/forms/contact';
import { withAlertMessage } from '#lib/enquiries/words';

it.each<[object, string | undefined]>([
  [
    { locations: ['Chennai', 'Dubai'], experience: '2-4 years' },
    'Job alerts: Chennai, Dubai, 2-4 years',
  ],
  [{ locations: 'Chennai', experience: '0-1 years' }, 'Job alerts: Chennai, 0-1 years'],
  [{ experience: 'any experience' }, 'Job alerts: any place, any experience'],
  [{ locations: [] }, 'Job alerts: any place, any experience'],
  [{ locations: ['Chennai'], message: 'Hello' }, 'Hello'],
  [{ locations: ['Chennai'], message: ' ' }, 'Job alerts: Chennai, any experience'],
  [{ message: '' }, ''],
  [{}, undefined],
])('makes of %j the message %j', (fields, message) => {
  expect(withAlertMessage({ ...fields }).message).toBe(message);
});

it('is a contact enquiry', () => {
  const posted = { name: 'Meena Iyer', email: 'meena@example.com', phone: '9840012345' };
  const read = contact.compose?.({ ...posted, locations: ['Dubai'], experience: '2-4 years' }, 0);
  expect(contact.schema.safeParse(read).data).toMatchObject({
    ...posted,
    message: 'Job alerts: Dubai, 2-4 years',
  });
  expect(contact.schema.safeParse(contact.compose?.(posted, 0)).success).toBe(false);
});
