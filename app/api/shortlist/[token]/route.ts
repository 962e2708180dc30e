import { renderRefused } from '#app/shortlist/pages';
import { receiveEmployerAction } from '#lib/placement/http';

export const POST = receiveEmployerAction(renderRefused);
