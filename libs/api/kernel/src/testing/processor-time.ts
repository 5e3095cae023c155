/** Milliseconds that processors spent on this process; unlike the clock's, a busy neighbour does not change them. */
export async function processorTime(work: () => unknown): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
