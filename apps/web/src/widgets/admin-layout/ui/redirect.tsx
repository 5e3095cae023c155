import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

interface RedirectProps {
  readonly to: string;
  /** Where to come back to. */
  readonly next?: string | undefined;
}

/** Leaves for the place that was wanted when it first showed: the address under it changes while it leaves. */
export function Redirect(wanted: RedirectProps) {
  const navigate = useNavigate();
  const [{ to, next }] = useState(wanted);
  useEffect(() => {
    void navigate({ to, replace: true, search: next === undefined ? {} : { next } });
  }, [navigate, to, next]);
  return null;
}
