import { timed } from '#platform/durations'
import type { Staged, Storage } from './storage.ts'

/**
 * Returns the same storage, which publishes how long its answers take. Staging is not measured: it takes as long as
 * the sender does.
 */
export function timedStorage(storage: Storage): Storage {
  return {
    stagesInMemory: storage.stagesInMemory,
    stage: async (...upload) => timedStaged(await storage.stage(...upload)),
    put: (key, bytes) => timed({ of: 'storage', operation: 'put' }, () => storage.put(key, bytes)),
    read: (key) => timed({ of: 'storage', operation: 'read' }, () => storage.read(key)),
    open: (key) => timed({ of: 'storage', operation: 'open' }, () => storage.open(key)),
    copy: (from, to) => storage.copy(from, to),
    remove: (key) => timed({ of: 'storage', operation: 'remove' }, () => storage.remove(key)),
    removeAll: (prefix) => storage.removeAll(prefix),
    list: (prefix) => storage.list(prefix),
    sweepTemporary: () => storage.sweepTemporary(),
    ready: () => storage.ready(),
    keepsVersions: () => storage.keepsVersions(),
  }
}

function timedStaged(staged: Staged): Staged {
  return {
    ...{ sha256: staged.sha256, bytes: staged.bytes },
    read: () => staged.read(),
    keep: (key) => timed({ of: 'storage', operation: 'keep' }, () => staged.keep(key)),
    discard: () => staged.discard(),
  }
}
