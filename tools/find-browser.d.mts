/** A Chromium for tests, measurements and pictures, and the arguments it needs on this machine. */
export declare function findBrowser(): Promise<{ executablePath: string; args: string[] }>;
