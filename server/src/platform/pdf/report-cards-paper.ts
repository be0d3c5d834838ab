type Pair = { label: string; value: string };
export type ReportColumn = {
  head: string;
  /** A second line below the column head, such as the maximum marks. */
  sub: string;
  /** The column's share of the page width; all shares are added up. */
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
  /** Printed beside the title, opposite the logo. */
  photo: Uint8Array | null;
  /** The version of the result and its date. */
  foot: string;
};

/** Report cards, each beginning on a new page. Every text is filled in and translated already. */
export type ReportCardsPaper = {
  title: string;
  letterhead: { names: readonly string[]; lines: readonly string[]; logo: Uint8Array | null };
  /** A picture of the principal's signature, when the card asks for it. */
  signature: Uint8Array | null;
  cards: readonly ReportCard[];
  /** The creation time in the file's metadata, as an ISO timestamp, so that the same cards give the same bytes. */
  madeAt: string;
  /** A watermark across each page, such as PREVIEW. */
  mark: string;
};
