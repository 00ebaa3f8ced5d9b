import { z } from 'zod'
import { midnight } from '../ui/times.ts'

const filters = {
  /** An account's or key's id, `system`, or `visitors`. */
  actor: z.string().trim().min(1).max(60),
  /** An action, or a prefix of several (`record.`). */
  action: z.string().regex(/^[a-z_]+\.[a-z_]*$/),
  /** `record:…`, `account:…`. */
  subject: z.string().trim().min(1).max(100),
  /** Days in the organisation's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
}

/** The filters of the log as the address holds them. */
export type AuditSearch = { [Name in keyof typeof filters]?: string }

/** Reads the filters from an address that somebody may have typed; drops what makes no sense. */
export function auditSearchFrom(raw: Record<string, unknown>): AuditSearch {
  const search: AuditSearch = {}
  for (const [name, schema] of Object.entries(filters)) {
    const parsed = schema.safeParse(raw[name] === undefined ? undefined : String(raw[name]))
    if (parsed.success) search[name as keyof AuditSearch] = parsed.data
  }
  return search
}

/**
 * Returns the filters as the API takes them: days become times, from midnight to midnight in the
 * organisation's time zone.
 */
export function auditQueryOf({ from, to, ...rest }: AuditSearch) {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: midnight(from, 0) }),
    ...(to === undefined ? {} : { to: midnight(to, 1) }),
  }
}
