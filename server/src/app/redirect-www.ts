import type { FastifyReply, FastifyRequest } from 'fastify';

/** In production redirects a www host to the host without www, with path and query. */
export async function redirectWww(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (/^www\./i.test(request.host)) await reply.redirect(`${request.protocol}://${request.host.slice(4)}${request.url}`, 308);
}
