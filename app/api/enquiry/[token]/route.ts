import { renderRejection } from '#app/enquiry/pages';
import { receiveVisitorAction } from '#lib/accounts/http';
import { withdraw } from '#lib/privacy/actions';

const receive = receiveVisitorAction(renderRejection, withdraw);

export const POST = async (request: Request, { params }: RouteContext<'/api/enquiry/[token]'>) =>
  receive(request, (await params).token);
