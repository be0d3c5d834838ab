type Pair = { label: string; value: string };
export type ReportColumn = {
  head: string;
  /** A second line below the head, such as the maximum. */
  sub: string;
  /** Its part of the page's width; shares are added up. */
  share: number;
  align: 'left' | 'center';
};
export type ReportBlock =
  | { kind: 'table'; title: string; columns: readonly ReportColumn[]; rows: readonly (readonly string[])[]; isLastBold: boolean }
  | { kind: 'facts'; title: string; facts: readonly Pair[] }
  | { kind: 'text'; title: string; text: string; isSmall: boolean };
export type ReportCard = {
  title: string;
  /** Term and year. */
  context: string;
  facts: readonly Pair[];
  blocks: readonly ReportBlock[];
  signatures: readonly { label: string; name: string; hasPicture: boolean }[];
  /** Beside the head, opposite to the logo. */
  photo: Uint8Array | null;
  /** Version and day of the result. */
  foot: string;
};

/** Report cards, each on a page of its own; every text is filled in and in its language already. */
export type ReportCardsPaper = {
  title: string;
  letterhead: { names: readonly string[]; lines: readonly string[]; logo: Uint8Array | null };
  /** The head's signature, where a card asks for its picture. */
  signature: Uint8Array | null;
  cards: readonly ReportCard[];
  /** ISO instant that the file bears as the time it was made, so that the same cards give the same bytes. */
  madeAt: string;
  /** A large word across each page, such as PREVIEW. */
  mark: string;
};
