import {
  endContinuation,
  getContinuation,
  getContinuationState,
} from '#lib/applications/http/continuation';

type Context = { readonly params: Promise<{ readonly id: string }> };

export const GET = async (request: Request, { params }: Context) =>
  getContinuation(request, (await params).id);

export const HEAD = async (_request: Request, { params }: Context) =>
  getContinuationState((await params).id);

export const DELETE = async (request: Request, { params }: Context) =>
  endContinuation(request, (await params).id);
