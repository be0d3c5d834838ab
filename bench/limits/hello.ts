import { createServer } from 'node:http';

/** The first limit: node:http and an answer as long as a small read's. */
const body = JSON.stringify({
  success: true,
  data: { schoolName: 'Amaltas Public School', imageUrl: null, adminName: 'Asha Rao', academicYear: '2026-27' },
});
const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) };

createServer((_request, response) => void response.writeHead(200, headers).end(body)).listen(Number(process.argv[2]), 'localhost');
