import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest, { type Response } from 'supertest';

export const AWA = { full_name: 'Awa Koné', email: 'awa@example.org', password: 'pluie-de-mars' };

interface Credentials {
  readonly email: string;
  readonly password: string;
}

type Verb = 'get' | 'post' | 'put' | 'delete';

/** A caller that keeps its cookie and its access token, as a browser does. */
export class Browser {
  cookie: string | undefined;
  accessToken: string | undefined;

  constructor(
    private readonly app: NestExpressApplication,
    private readonly address = '192.0.2.1',
  ) {}

  signUp(body: object = AWA): Promise<Response> {
    return this.post('sign-up', body);
  }

  signIn({ email, password }: Credentials = AWA): Promise<Response> {
    return this.post('sign-in', { email, password });
  }

  refresh(headers: Record<string, string> = {}): Promise<Response> {
    return this.post('refresh', undefined, headers);
  }

  /** Without the access token: the cookie alone tells which session ends. */
  signOut(headers: Record<string, string> = {}): Promise<Response> {
    return this.post('sign-out', undefined, headers);
  }

  me(): Promise<Response> {
    return this.call('get', 'auth/me');
  }

  /** With the access token. */
  async call(method: Verb, path: string, body?: object): Promise<Response> {
    const request = this.request(method, path);
    if (this.accessToken !== undefined) request.set('Authorization', `Bearer ${this.accessToken}`);
    return this.remember(await request.send(body));
  }

  async post(path: string, body?: object, headers: Record<string, string> = {}): Promise<Response> {
    return this.remember(await this.request('post', `auth/${path}`).set(headers).send(body));
  }

  private request(method: Verb, path: string) {
    const request = supertest(this.app.getHttpServer())
      [method](`/api/v1/${path}`)
      .set('X-Forwarded-For', this.address);
    if (this.cookie !== undefined) request.set('Cookie', this.cookie);
    return request;
  }

  private remember(response: Response): Response {
    const cookie = setCookieOf(response);
    if (cookie !== undefined) this.cookie = /^[^=]+=;/.test(cookie) ? undefined : cookie.split(';')[0];
    const { access_token } = response.body as { access_token?: string };
    if (access_token !== undefined) this.accessToken = access_token;
    return response;
  }
}

export function setCookieOf(response: Response): string | undefined {
  return (response.headers['set-cookie'] as unknown as string[] | undefined)?.[0];
}
