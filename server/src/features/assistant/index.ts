export { forgetOldPrompts } from './chat/forget-prompts.ts';
export { runAssistantEval } from './evaluation/commands.ts';

/** The server of the Model Context Protocol; its packages are loaded when the first program comes. */
export const loadMcp = () => import('./mcp/serve.ts');
