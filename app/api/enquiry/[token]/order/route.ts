import { drawOrderProblem } from '#app/enquiry/pages';
import { openPartOrder } from '#lib/accounts/http';

const open = openPartOrder(drawOrderProblem);

export const POST = async (
  request: Request,
  { params }: RouteContext<'/api/enquiry/[token]/order'>,
) => open(request, (await params).token);
