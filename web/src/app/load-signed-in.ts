/** The frame and the routes of signed-in people, which a visitor's browser does without. */
export const loadSignedIn = () => import('./signed-in.tsx');
