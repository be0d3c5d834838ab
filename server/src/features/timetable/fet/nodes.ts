import type { TimetableInstance } from '@shala/contract/timetable';
import { DOMImplementation, type Document, type Element, XMLSerializer } from '@xmldom/xmldom';

/** An element of the file: text, or other elements. */
export type Node = [tag: string, content: string | number | Node[]];
export type Slot = readonly [number, number];

/** The version of FET that the files are for. */
const VERSION = '6.8.5';

/** The beginning of each constraint that is mandatory. */
export const ALWAYS: Node[] = [
  ['Weight_Percentage', 100],
  ['Active', 'true'],
  ['Comments', ''],
];

/** Periods of the week, by the names of day and period. */
export function placesOf({ days, periods }: TimetableInstance, tag: string, slots: readonly Slot[]): Node[] {
  return slots.map(
    ([day, period]): Node => [
      tag,
      [
        ['Day', days[day] ?? ''],
        ['Hour', periods[period] ?? ''],
      ],
    ],
  );
}

/** The file as text. */
export function print(content: Node[]): string {
  const document = new DOMImplementation().createDocument(null, 'fet', null);
  const root = document.documentElement;
  root?.setAttribute('version', VERSION);
  if (root) append(document, root, content);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}

function append(document: Document, parent: Element, content: readonly Node[]): void {
  for (const [tag, value] of content) {
    const element = document.createElement(tag);
    if (Array.isArray(value)) append(document, element, value);
    else element.appendChild(document.createTextNode(String(value)));
    parent.appendChild(element);
  }
}
