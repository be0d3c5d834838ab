export { fieldWord, recordWord } from './field-words.ts';
export { HistoryDrawer } from './history-drawer.tsx';
export { useFieldWords } from './use-field-words.ts';
