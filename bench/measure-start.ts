import { type Figure, figure } from './figures.ts'
import type { Installation } from './seed.ts'
import { startCandor } from './servers.ts'

/** Measures the time from the start of the process to its first answer on /healthz, on a filled installation. */
export async function measureStart(
  command: string,
  installation: Installation,
  times: number,
): Promise<Figure> {
  const seconds: number[] = []
  // One more than is counted: the first finds nothing in the system's file cache.
  for (let time = 0; time <= times; time++) {
    const server = await startCandor(command, installation)
    await server.stop()
    if (time > 0) seconds.push(server.startedIn)
  }
  const what = 'Start of the built product to its first answer'
  return figure({ name: 'start', what, unit: 's', target: { most: 0.45 } }, seconds)
}
