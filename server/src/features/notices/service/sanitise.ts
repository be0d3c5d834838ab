import sanitizeHtml from 'sanitize-html';

/** What a notice may hold: text, its emphasis, lists and links. Everything else is dropped, scripts with their text. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
};

/** A notice's HTML with nothing in it that could run. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
