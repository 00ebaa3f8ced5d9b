import type { Answer } from '#api/client'
import { type NotificationKind, notificationKinds } from '#modules/messages/schema'

export type Notification = Answer<'GET /my/notifications'>['notifications'][number]

/** What is said of one person in one way: the latest, and how often. */
export interface AboutPerson {
  latest: Notification
  ids: readonly string[]
  unread: readonly string[]
}

/** Notifications of one kind, one for each person or case concerned. */
export interface OfKind {
  kind: NotificationKind
  people: readonly AboutPerson[]
}

/**
 * Groups notifications, which come latest first, by kind, and within a kind by whom they concern. The kinds with something
 * unread come first.
 */
export function grouped(list: readonly Notification[]): OfKind[] {
  const groups = notificationKinds.flatMap((kind): OfKind[] => {
    const byPerson = new Map<string, Notification[]>()
    for (const one of list) {
      if (one.kind !== kind) continue
      const whom = one.recordId ?? one.caseId ?? ''
      byPerson.set(whom, [...(byPerson.get(whom) ?? []), one])
    }
    const people = [...byPerson.values()].flatMap((some) => aboutPerson(some) ?? [])
    return people.length === 0 ? [] : [{ kind, people }]
  })
  return groups.sort((one, other) => Number(hasUnread(other)) - Number(hasUnread(one)))
}

function aboutPerson(some: readonly Notification[]): AboutPerson | null {
  const [latest] = some
  if (latest === undefined) return null
  const unread = some.filter(({ readAt }) => readAt === null).map(({ id }) => id)
  return { latest, ids: some.map(({ id }) => id), unread }
}

const hasUnread = ({ people }: OfKind) => people.some(({ unread }) => unread.length > 0)
