export { PasswordGate } from './components/password-gate.tsx';
