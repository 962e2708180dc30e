import { internship } from '#lib/forms/internship/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(internship);
