import { experiences, places } from '#data/application-choices';
import { contact } from '#lib/enquiries/forms/contact';
import { defineForm } from '#lib/forms/define';
import { describingList, describingText, personFields } from '#lib/forms/fields';

/** It is received as a contact enquiry. */
export const jobAlert = defineForm({
  kind: contact.kind,
  title: 'Job alerts',
  action: contact.action,
  received: contact.received,
  success: contact.success,
  missing: 'Please fill in all fields.',
  failure: contact.failure,
  fields: {
    locations: describingList('Where', places),
    experience: {
      ...describingText('Your experience', 200),
      input: 'radios',
      options: experiences,
    },
    ...personFields(),
  },
});
