export { adoptKeys, exportKeys, keyFileName, makeVaultKey, writeKeyFile } from './keys.ts';
export { openVault, type Vault } from './vault.ts';
