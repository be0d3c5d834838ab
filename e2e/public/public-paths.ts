/** The pages that are made at build time. */
export const PUBLIC_PATHS = ['/', '/pricing', '/privacy', '/forteacher', '/forschool'] as const;
