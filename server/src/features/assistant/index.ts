export { runAssistantEval } from './evaluation/commands.ts';
