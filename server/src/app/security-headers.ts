import type { Config } from '#platform/config';

const CONTENT_SECURITY = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine sets inline styles.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  // Receipts are printed from a copy in an iframe.
  'frame-src blob:',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The headers of pages and of answers to calls. */
export type SecurityHeaders = { page: Record<string, string>; call: Record<string, string> };

/**
 * The security headers of every answer: no inline scripts, no eval, no framing by other sites, no caching unless an answer allows it. They are the same for all
 * answers and are built once: @fastify/helmet builds them for each request, which took a tenth of the CPU time of a small read. Headers that matter only for
 * pages are left out of calls, since Node checks each header of each answer.
 */
export function securityHeaders(config: Config): SecurityHeaders {
  const call = {
    'Content-Security-Policy': CONTENT_SECURITY.join(';'),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    ...(config.isProduction && { 'Strict-Transport-Security': `max-age=31536000${config.HSTS_SUBDOMAINS ? '; includeSubDomains' : ''}` }),
  };
  const page = {
    ...call,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'same-origin',
    'X-DNS-Prefetch-Control': 'off',
    'X-Frame-Options': 'DENY',
    'X-Permitted-Cross-Domain-Policies': 'none',
  };
  return { page, call };
}
