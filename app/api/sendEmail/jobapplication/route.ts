import { employer } from '#lib/forms/employer/form';
import { receive } from '#lib/intake/receive';

export const POST = receive(employer);
