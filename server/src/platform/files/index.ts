export { openBacking } from './backing.ts';
export { checkFilePlace } from './check-place.ts';
export { refuseFullDisk } from './disk.ts';
export { DRAWABLE_TYPES, detectMediaType } from './kinds.ts';
export { type Backing, type FilePlace, folderIn } from './place.ts';
export { type Damage, type FileStore, markDamage, openFileStore, type StoredFile } from './store.ts';
