import { type Figure, figure } from './figures.ts'
import type { Installation } from './seed.ts'
import { startCandor } from './servers.ts'

/** Measures the time from the start of the process to its first answer, and to its first page, on a filled installation. */
export async function measureStart(
  command: string,
  installation: Installation,
  times: number,
): Promise<Figure[]> {
  const started: number[] = []
  const serves: number[] = []
  // One more than is counted: the first finds nothing in the system's file cache.
  for (let time = 0; time <= times; time++) {
    const server = await startCandor(command, installation)
    await server.stop()
    if (time === 0) continue
    started.push(server.startedIn)
    serves.push(server.servesIn)
  }
  const what = 'Start of the built product to its first answer'
  const page = '  and to its first page, after the database was read'
  return [
    figure({ name: 'start', what, unit: 's', target: { most: 0.45 } }, started),
    figure({ name: 'start-page', what: page, unit: 's', target: null }, serves),
  ]
}
