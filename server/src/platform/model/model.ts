/** The language model of an installation, and its address. */
export type ModelSettings = {
  provider: 'openai-compatible' | 'anthropic';
  /** Without a slash at the end. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
};

/** When the assistant asks the model: only where its own rules are unsure, for everything, or never; and how many times a day for each school. */
export type ModelUse = { mode: 'fallback' | 'always' | 'off'; aDay: number };

/** Why there is no answer: the model took too long, could not be reached, refused, sent an unusable answer, or had too many questions at once. */
export type ModelFailure = 'slow' | 'unreachable' | 'refused' | 'unreadable' | 'busy';
export type Asked<T> = { value: T } | { failure: ModelFailure };

/** A tool that the model may choose. It is only described to the model, which cannot run it. */
export type ModelTool = { name: string; description: string; input: object };
export type Choice = { tool: string; input: unknown };

type ChooseTool = { instructions: string; prompt: string; tools: readonly ModelTool[] };
type ImproveText = {
  /** What to do with the text, in a sentence or two. */
  task: string;
  /** At most 20,000 characters are sent. */
  text: string;
  maxCharacters: number;
  signal?: AbortSignal;
};

/** An improved text, and the label that is shown with it. */
export type ImprovedText = { text: string; writtenBy: string };

/**
 * The configured language model. Its functions never throw: without an answer the caller continues. Questions leave this machine for `host`, so they must not
 * contain people's names or figures.
 */
export type Model = {
  name: string;
  /** The model's host, for example api.example.com or localhost:11434. */
  host: string;
  /** Asks once which tool fits the words; its input is unchecked. Limited to eight seconds. */
  chooseTool(question: ChooseTool): Promise<Asked<Choice>>;
  /** A better wording of a text, as plain text with a label that names the model. Limited to a minute, and to two at a time. */
  improveText(question: ImproveText): Promise<Asked<ImprovedText>>;
};
