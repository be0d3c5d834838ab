import { markSignedIn } from '../signed-in.ts';

// All that a pre-rendered page runs. A page taken back from the browser's history, or a sign-out in another tab, asks again.
markSignedIn();
window.addEventListener('pageshow', markSignedIn);
window.addEventListener('storage', markSignedIn);
