import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { ParserRefusals, type ParserRefusalsParts } from './parser-refusals';
import { MAX_HEADER_BYTES, SERVER_WAITS } from './server-limits';

/** The HTTP server with its limits; requests that Node's parser refuses get a problem document too. */
export function createHttpServer(listener: RequestListener, parts: ParserRefusalsParts): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: SERVER_WAITS.headers,
      // The longest of all requests; the others are cut off earlier, where their body is read.
      requestTimeout: SERVER_WAITS.upload,
      connectionsCheckingInterval: SERVER_WAITS.check,
      keepAliveTimeout: SERVER_WAITS.idle,
      // The front refuses it, with a problem document.
      requireHostHeader: false,
    },
    listener,
  );
  const refusals = new ParserRefusals(parts);
  server.on('clientError', (error, socket) => refusals.refuse(error, socket as never));
  server.on('connect', (request, socket) => refusals.refuseConnect(request, socket as never));
  server.on('checkExpectation', listener);
  server.on('checkContinue', (request: IncomingMessage, response) => {
    // Said when somebody begins to read: what is refused unread need not be sent.
    request.once('resume', () => response.headersSent || response.writeContinue());
    listener(request, response);
  });
  return server;
}
