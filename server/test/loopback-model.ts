import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the model's host receives it. */
type Received = { path: string; headers: IncomingMessage['headers']; body: string };
type Behave = (received: Received, response: ServerResponse) => void;

/** A local server with the two protocols of language models, whose behaviour a test controls. */
export async function openLoopbackModel() {
  const received: Received[] = [];
  let behave: Behave = (_, response) => void response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    behave(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    behave: (next: Behave) => {
      behave = next;
      received.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function answerJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** An answer of the OpenAI protocol that calls tools; each with its input as JSON text or as an object. */
export function openAiCalls(...calls: [name: string, input: unknown][]) {
  const tools = calls.map(([name, input], at) => ({
    id: `call_${at}`,
    type: 'function',
    function: { name, arguments: typeof input === 'string' ? input : JSON.stringify(input) },
  }));
  return openAi({ content: null, tool_calls: tools }, 'tool_calls');
}

/** An answer of the OpenAI protocol in prose. */
export const openAiText = (content: string) => openAi({ content }, 'stop');

function openAi(message: object, finish: string) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'loopback',
    choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', ...message } }],
    usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
  };
}

/** The same of Anthropic's protocol. */
export function anthropicCall(name: string, input: object) {
  return anthropic([{ type: 'tool_use', id: 'toolu_1', name, input }], 'tool_use');
}
export const anthropicText = (text: string) => anthropic([{ type: 'text', text }], 'end_turn');

function anthropic(content: object[], reason: string) {
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'loopback',
    content,
    stop_reason: reason,
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 10 },
  };
}
