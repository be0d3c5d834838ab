export { HookForm } from './components/hooks-dialog.tsx';
