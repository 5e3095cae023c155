import { MIN_PASSWORD_LENGTH } from '@site/vocabulary';
import { useRouteContext } from '@tanstack/react-router';
import type { LoadContext } from '../../../shared/page';

/** Characters that a password has at least when it is chosen. */
export function usePasswordMinLength(): number {
  const { passwordMinLength } = useRouteContext({ strict: false }) as Partial<LoadContext>;
  return passwordMinLength ?? MIN_PASSWORD_LENGTH;
}
