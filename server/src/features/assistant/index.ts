export { forgetOldPrompts } from './chat/forget-prompts.ts';
export { runAssistantEval } from './evaluation/commands.ts';
