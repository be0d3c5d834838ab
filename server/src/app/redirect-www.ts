import type { FastifyReply, FastifyRequest } from 'fastify';

/** In production a www host is sent to the bare host, path and query kept. */
export async function redirectWww(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^www\./i.test(request.host)) await reply.redirect(`${request.protocol}://${request.host.slice(4)}${request.url}`, 308);
}
