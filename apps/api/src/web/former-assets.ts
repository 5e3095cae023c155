import { sendProblem } from '@site/api-platform/http';
import { Answer, sendAnswer } from '@site/api-platform/response-cache';
import { assetType, hashedAssetHeaders, type FlatHeaders } from '@site/api-platform/server';
import type { RequestHandler } from 'express';
import type { ReleaseAssets } from './release-assets';

const ADDRESS = /^\/assets\/([^/]+)$/;

/** Scripts, styles and texts that this release has not, from the one that has them. @param common headers of every answer */
export function formerAssets(assets: ReleaseAssets, common: FlatHeaders): RequestHandler {
  return (request, response, next): void => {
    const [, name] = ADDRESS.exec(request.path) ?? [];
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    assets.find(name).then(
      (found) => {
        if (found === undefined) return next();
        const { content, brotli } = found;
        const answer = new Answer({
          body: content,
          contentType: assetType(name) ?? 'application/octet-stream',
          headers: hashedAssetHeaders(common),
          precompressed: { br: brotli },
        });
        for (const header of ['Content-Security-Policy', 'Cache-Control']) response.removeHeader(header);
        sendAnswer(request, response, answer, []);
      },
      (error: unknown) => sendProblem(request, response, error),
    );
  };
}
