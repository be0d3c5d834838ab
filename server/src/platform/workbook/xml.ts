import { DOMParser, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';

export type { Document, Element };

/** Parses a part. Throws when it is no XML. */
export function parse(bytes: Uint8Array): Document {
  return new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message);
    },
  }).parseFromString(
    Buffer.from(bytes)
      .toString('utf8')
      .replace(/^\ufeff/, ''),
    'text/xml',
  );
}

/** Serializes the tree as a part. */
export function print(document: Document): Buffer {
  const text = new XMLSerializer().serializeToString(document);
  return Buffer.from(text.startsWith('<?xml') ? text : `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);
}

/** All elements with a local name, whatever their prefix. */
export function all(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS('*', name)];
}
