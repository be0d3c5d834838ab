export { CertificateDialog } from './students/certificate-dialog.tsx';
export { SettleDues } from './students/settle-dues.tsx';
