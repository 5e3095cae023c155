import { MIN_PASSWORD_LENGTH } from '@site/vocabulary';
import { rootRouteId, useRouteContext } from '@tanstack/react-router';

/** Characters that a password has at least when it is chosen. */
export function usePasswordMinLength(): number {
  const { passwordMinLength } = useRouteContext({ from: rootRouteId });
  return passwordMinLength ?? MIN_PASSWORD_LENGTH;
}
