export { listProgress as listLogProgress } from './store/lists.store.ts';
