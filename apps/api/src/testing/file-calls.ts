import type { Answer, Asked } from './ask';
import { aJpeg, formWith } from './sample-content';

interface Call extends Asked {
  readonly path: string;
}

const FILES = '/api/v1/files';
const FIRST = { 'If-Match': '"v1"' };

/** A call that succeeds of each operation on files. @param ask as an administrator */
export function fileCalls(ask: (path: string, asked?: Asked) => Promise<Answer>) {
  const upload = async (): Promise<Call> => ({
    path: `${FILES}/project-images`,
    method: 'POST',
    ...formWith(await aJpeg()),
  });
  const aFilePath = async (): Promise<string> => {
    const { path, ...asked } = await upload();
    const { body } = await ask(path, asked);
    const found = await ask(`${FILES}?url=${String(body['url'])}`);
    return `${FILES}/${(found.body['items'] as { id: string }[])[0]?.id}`;
  };
  const calls: Readonly<Record<string, () => Promise<Call>>> = {
    uploadFile: upload,
    listFiles: async () => ({ path: FILES }),
    getFile: async () => ({ path: await aFilePath() }),
    updateFile: async () => ({
      path: await aFilePath(),
      method: 'PATCH',
      body: { focal_x: 20 },
      headers: FIRST,
    }),
    replaceFile: async () => {
      const { headers, body } = formWith(await aJpeg(32, 32));
      return { path: `${await aFilePath()}/content`, method: 'PUT', body, headers: { ...headers, ...FIRST } };
    },
    deleteFile: async () => ({ path: await aFilePath(), method: 'DELETE', headers: FIRST }),
  };
  return calls;
}
