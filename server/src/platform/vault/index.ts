export { openVault, type Vault } from './vault.ts';
