import type { ITEM_KINDS } from '@shala/contract/textbooks';

/** An item as far as its place goes. */
export type Placed = { _id: string; page: number | null };

/** An item that is edited: its words and its detail (summary of a chapter, description of a topic, type of a question). */
export type Picked = {
  kind: (typeof ITEM_KINDS)[number];
  item: Placed;
  text: string;
  detail: string;
};

/** The page that is shown beside the list, and the item that was chosen last. */
export type Place = { fileId: string | null; page: number | null; itemId: string };
