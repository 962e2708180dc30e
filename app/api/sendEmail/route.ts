import { receive } from '#lib/server/intake/receive';
import { contact } from '#lib/shared/forms/contact/form';

export const POST = receive(contact);
