import sanitizeHtml from 'sanitize-html';

/** Allowed content of a notice: text, emphasis, lists and links. Everything else is removed; scripts with their content. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow', target: '_blank' }) },
};

/** A notice's HTML without anything that could be executed. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
