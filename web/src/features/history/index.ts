export { HistoryDrawer } from './history-drawer.tsx';
