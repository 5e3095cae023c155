/** The contract with the rendered site (`apps/web/src/app/page.ts`): the API knows no more of the web than this. */
export interface PageRequest {
  readonly url: string;
  readonly publicUrl: string;
  readonly transport: typeof fetch;
  readonly onError: (message: string, error: unknown) => void;
}

export interface Page {
  readonly status: number;
  readonly location?: string;
  readonly html: string;
  readonly shows: readonly string[];
  readonly audience: 'public' | 'private';
  readonly complete: boolean;
}

export type RenderPage = (request: PageRequest) => Promise<Page>;
