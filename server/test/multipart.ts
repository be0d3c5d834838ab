/** A form with its fields and one file, as a browser sends it. */
export function multipart(
  part: string,
  bytes: Buffer,
  name = 'file',
  fields: Record<string, string> = {},
): { headers: { 'content-type': string }; payload: Buffer } {
  const parts = Object.entries(fields).map(
    ([field, value]) => `--line\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--line\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=line' },
    payload: Buffer.concat([Buffer.from(parts.join('')), Buffer.from(head), bytes, Buffer.from('\r\n--line--\r\n')]),
  };
}
