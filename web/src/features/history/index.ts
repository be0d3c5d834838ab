export { useFieldWords } from './field-words.ts';
export { HistoryDrawer } from './history-drawer.tsx';
