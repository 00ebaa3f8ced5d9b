import type { LogVerdict } from './verify-log.ts'

/** Describes a broken transparency log in one sentence; null for one that is whole or not begun. */
export function logFinding(verdict: LogVerdict): string | null {
  if (verdict.verdict !== 'broken') return null
  switch (verdict.reason) {
    case 'altered':
      return `event ${verdict.leaf} is not as it was sealed.`
    case 'missing':
      return `event ${verdict.leaf} was sealed or promised, and is missing.`
    case 'tile':
      return `${verdict.tile} is not what the events make.`
    case 'promise':
      return `the events are not those of the checkpoint at ${verdict.promised.size} of ${verdict.promised.origin}: the first that differs is number ${verdict.after} or a later one before ${verdict.promised.size}.`
    case 'signature':
      return 'a checkpoint bears no signature of this installation.'
  }
}
