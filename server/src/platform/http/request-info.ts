import type { FastifyRequest } from 'fastify';
import type { Platform, RequestInfo } from './context.ts';
import { networkOf } from './network-of.ts';

const LOOPBACK = /^(::1|::ffff:127\.\d+\.\d+\.\d+|127\.\d+\.\d+\.\d+)$/;
/** Headers that proxies add, including those of large networks. */
const PROXY_HEADER = /^(via|forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.*|cdn-loop)$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/** What handlers may know of a request. All of it is read when it is asked for: together it is seen in the cost of a small read. */
export function describeRequest(request: FastifyRequest, { isProduction }: Pick<Platform, 'isProduction'>): RequestInfo {
  return new Description(request, isProduction);
}

/** The same as values of its own. */
export function copyDescription({ id, address, userAgent, isLocal }: RequestInfo): RequestInfo {
  return { id, address, userAgent, isLocal };
}

/** A class: an object literal with getters has them made anew for each request. */
class Description implements RequestInfo {
  readonly #request: FastifyRequest;
  readonly #isProduction: boolean;

  constructor(request: FastifyRequest, isProduction: boolean) {
    this.#request = request;
    this.#isProduction = isProduction;
  }

  get id(): string {
    return this.#request.id;
  }

  get address(): string {
    return networkOf(this.#request.ip);
  }

  get userAgent(): string {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get isLocal(): boolean {
    return !this.#isProduction && isLocalRequest(this.#request);
  }
}

/**
 * True when the user sits at this machine: a loopback socket, a local Host header and no trace of a proxy. Behind a proxy every visitor comes from loopback, so
 * the address alone proves nothing. A proxy that adds no header can be recognised only by its old HTTP version (nginx uses 1.0 unless configured). Secrets
 * therefore always need a key too.
 */
export function isLocalRequest(request: FastifyRequest): boolean {
  const { headers, socket, raw } = request;
  const isForwarded = raw.httpVersion === '1.0' || Object.keys(headers).some((name) => PROXY_HEADER.test(name));
  return LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '') && !isForwarded;
}
