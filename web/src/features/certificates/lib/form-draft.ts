import { type FormContent, type FormField, findTextFault, type Words } from '@shala/contract/certificates';

/** A text of the form and where it stands. */
export type Fault = { code: 'unknownPlaceholder' | 'openPlaceholder' | 'markupInTemplate'; what: string; at: number };

/** What is wrong in a paragraph, so that it can be said under it while one types. */
export function faultOf(text: string, placeholders: readonly string[], fields: readonly FormField[]): Fault | null {
  return findTextFault(text, new Set([...placeholders, ...fields.map(({ key }) => key)]));
}

/** A field with a key of its own. */
export function newField(fields: readonly FormField[]): FormField {
  let number = fields.length + 1;
  while (fields.some(({ key }) => key === `field${number}`)) number += 1;
  return {
    key: `field${number}`,
    label: { en: '', hi: '' },
    source: '',
    isRequired: false,
    kind: 'text',
    choices: [],
    initial: '',
    isPrinted: true,
    isRemembered: false,
  };
}

/** The list with one thing of it changed, or taken out. */
export function changeAt<Item>(items: readonly Item[], index: number, changed: Item | null): Item[] {
  return items.flatMap((item, place) => (place !== index ? [item] : changed === null ? [] : [changed]));
}

/** The list with one thing moved up or down. */
export function moveAt<Item>(items: readonly Item[], index: number, by: 1 | -1): Item[] {
  const moved = [...items];
  const [item] = moved.splice(index, 1);
  if (item !== undefined) moved.splice(Math.max(0, index + by), 0, item);
  return moved;
}

export const NO_WORDS: Words = { en: '', hi: '' };

/** A form whose lists have no blank lines, which stand in them while somebody types the next value. */
export function withoutBlankChoices(content: FormContent): FormContent {
  const tidy = (choices: readonly string[]) => choices.map((choice) => choice.trim()).filter((choice) => choice !== '');
  return { ...content, fields: content.fields.map((field) => ({ ...field, choices: tidy(field.choices) })) };
}
