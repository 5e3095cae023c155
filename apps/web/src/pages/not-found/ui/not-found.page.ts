import type { Page } from '../../../shared/page';
import { NotFound } from '../../../widgets/not-found';

export const notFoundPage: Page<null> = {
  namespaces: [],
  load: ({ context }) => {
    context.report.status = 404;
    return Promise.resolve(null);
  },
  head: () => ({ title: 'Page not found', description: 'Oops! Page not found', noIndex: true }),
  Component: NotFound,
};
