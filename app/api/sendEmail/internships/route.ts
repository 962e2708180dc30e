import { receive } from '#lib/server/intake/receive';
import { internship } from '#lib/shared/forms/internship/form';

export const POST = receive(internship);
