/** What a call reads of its request: the web's own, or one whose body is here already. */
export interface CallRequest {
  readonly url: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly body: Request['body'] | Buffer<ArrayBuffer>;
}
