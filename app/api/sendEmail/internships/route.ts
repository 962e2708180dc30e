import { internshipEmails } from '#lib/forms/internship/emails';
import { internship } from '#lib/forms/internship/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(internship, internshipEmails);
