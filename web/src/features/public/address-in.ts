/** The address of a public page in a language: the parameter tells the server which document to send, and the browser what was chosen. */
export function addressIn(language: string, path: string): string {
  return `${path}?lang=${language}`;
}
