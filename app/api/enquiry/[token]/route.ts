import { renderRejection } from '#app/enquiry/pages';
import { receiveVisitorAction } from '#lib/accounts/http';
import { withdraw } from '#lib/privacy/actions';

export const POST = receiveVisitorAction(renderRejection, withdraw);
