import { readFileSync } from 'node:fs'
import { availableParallelism, cpus, release, totalmem, type } from 'node:os'
import { canPin } from './pinned.ts'

/** Returns a description of the machine that measured the figures. */
export function describeMachine() {
  const { PRETTY_NAME = type() } = osRelease()
  return {
    cpu: `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores`,
    memory: `${Math.round(totalmem() / 1e9)} GB`,
    system: `${PRETTY_NAME}, kernel ${release()}`,
    node: `Node ${process.versions.node}`,
    cores: canPin
      ? 'one core for the server, one for the load'
      : 'no taskset here: the system placed the processes',
  }
}

function osRelease(): Record<string, string> {
  try {
    const lines = readFileSync('/etc/os-release', 'utf8').split('\n')
    const pairs = lines.map((line) => line.split('=', 2).map((part) => part.replaceAll('"', '')))
    return Object.fromEntries(pairs)
  } catch {
    return {}
  }
}
