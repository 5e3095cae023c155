import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** A mutation that runs once at a time, however often it is asked for. */
export function useSingleMutation<TInput, TOutcome>(mutationFn: (input: TInput) => Promise<TOutcome>) {
  const mutationKey = [useId()];
  const queries = useQueryClient();
  const { isPending, mutateAsync } = useMutation({
    mutationKey,
    mutationFn,
    networkMode: 'always',
    gcTime: 0,
  });
  return {
    busy: isPending,
    /** Undefined while another run is under way: nothing is done then. */
    run: (input: TInput) => (queries.isMutating({ mutationKey }) > 0 ? undefined : mutateAsync(input)),
  };
}
