export { type Entrance, openByToken } from './service.ts';
