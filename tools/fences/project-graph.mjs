import { createProjectGraphAsync } from '@nx/devkit';

// Without a graph at hand the boundary rule only warns and passes everything: on a bare checkout there is none.
await createProjectGraphAsync({ exitOnError: true, resetDaemonClient: true });
