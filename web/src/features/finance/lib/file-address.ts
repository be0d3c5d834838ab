export { fileAddress } from '#lib/file-address';
