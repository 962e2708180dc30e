import { drawRefused } from '#app/shortlist/pages';
import { receiveEmployerAction } from '#lib/placement/http';

const receive = receiveEmployerAction(drawRefused);

export const POST = async (request: Request, { params }: RouteContext<'/api/shortlist/[token]'>) =>
  receive(request, (await params).token);
