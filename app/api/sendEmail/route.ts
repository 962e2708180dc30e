import { contact } from '#lib/forms/contact/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(contact);
