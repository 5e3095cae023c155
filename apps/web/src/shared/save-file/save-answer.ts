import { ApiError, callHeaders, getMe } from '@site/api-client';

const NAME = /filename="([\w.-]+)"/;

/** Saves what the API answers to a GET as a file, under the name that it gives. @throws ApiError */
export async function saveAnswer(url: string): Promise<void> {
  const { blob, name } = await download(url);
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // A browser that has not begun to read it by then never will.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

async function download(url: string): Promise<{ blob: Blob; name: string }> {
  let response = await ask(url);
  if (response.status === 401) {
    // A token that is too old is renewed by the next call that reads JSON.
    await getMe({ cache: 'no-store' });
    response = await ask(url);
  }
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  const [, name = 'export'] = NAME.exec(response.headers.get('Content-Disposition') ?? '') ?? [];
  return { blob: await response.blob(), name };
}

async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, { headers: callHeaders(), cache: 'no-store' });
  } catch {
    throw new ApiError(0, {});
  }
}
