import { once } from 'node:events';
import { connect } from 'node:net';

/** A sign-in whose body is sent in two parts; `finish` sends the second one and returns the answer. */
export async function beginSlowRequest(url: string) {
  const body = JSON.stringify({ email: 'asha@school.example', password: 'a long password' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
  socket.write(
    `POST /auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await once(socket, 'connect');
  // When this later request is answered, the first part has arrived.
  await fetch(`${url}/readyz`, { headers: { connection: 'close' } });
  return {
    async finish(): Promise<string> {
      const closed = once(socket, 'close');
      socket.write(body.slice(10));
      await closed;
      return answer;
    },
  };
}
