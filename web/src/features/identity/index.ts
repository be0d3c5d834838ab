export { adminDetails, useAdminDetails } from './api.ts';
export { AuthProvider, type SignOutReason, useAuth } from './auth-provider.tsx';
export { Entrance } from './components/entrance.tsx';
export { SampleSchoolButton } from './components/sample-school-button.tsx';
