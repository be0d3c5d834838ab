/** Which language model an installation uses, and where it runs. */
export type ModelSettings = {
  provider: 'openai-compatible' | 'anthropic';
  /** Without a slash at the end. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
};

/** When the assistant asks the model: for what its own rules are unsure of, for everything, or never; and how often a day for a school. */
export type ModelUse = { mode: 'fallback' | 'always' | 'off'; aDay: number };

/** Why there is no answer: it took too long, could not be reached, said no, sent something unusable, or too much was asked at once. */
export type ModelFailure = 'slow' | 'unreachable' | 'refused' | 'unreadable' | 'busy';
export type Asked<T> = { value: T } | { failure: ModelFailure };

/** Something the model may choose; it is only described to the model and never carried out by it. */
export type ModelTool = { name: string; description: string; input: object };
export type Choice = { tool: string; input: unknown };

type ChooseTool = { instructions: string; prompt: string; tools: readonly ModelTool[] };
type ImproveText = {
  /** What shall become of the text, in a sentence or two. */
  task: string;
  /** At most 20,000 characters; what is beyond is not sent. */
  text: string;
  maxCharacters: number;
  signal?: AbortSignal;
};

/** What an improved text is marked with wherever it is shown. */
export type ImprovedText = { text: string; writtenBy: string };

/**
 * The configured language model. No call of it throws: whoever asks goes on without an answer. What is asked leaves this machine
 * for `host`, so names and figures of people stay out of it.
 */
export type Model = {
  name: string;
  /** Where it runs, e.g. api.example.com or localhost:11434. */
  host: string;
  /** One question, one answer: which tool fits the words, with its input unchecked. Eight seconds. */
  chooseTool(question: ChooseTool): Promise<Asked<Choice>>;
  /** A better wording of a text, as plain text and marked as the model's. A minute, two at a time. */
  improveText(question: ImproveText): Promise<Asked<ImprovedText>>;
};
