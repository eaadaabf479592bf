/** A server of `node:http` and nothing else, a process of its own: reads what it is sent and gives as many bytes as the path says. */
import { createServer } from 'node:http';

createServer((request, answer) => {
  request.resume();
  request.on('end', () => {
    const body = 'x'.repeat(Number(request.url?.slice(1)));
    answer.setHeader('content-type', 'application/json; charset=utf-8').end(body);
  });
}).listen(Number(process.argv[2]), '127.0.0.1');
