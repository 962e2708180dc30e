import { receive } from '#lib/server/intake/receive';
import { employer } from '#lib/shared/forms/employer/form';

export const POST = receive(employer);
