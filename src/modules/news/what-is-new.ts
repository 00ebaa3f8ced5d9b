import type { AppointmentKind, AppointmentState } from '#modules/appointments/schema'
import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import type { OriginalKind } from '#modules/documents/originals.schema'
import type { DocumentKind } from '#modules/documents/schema'
import type { OpenedRecord } from '#modules/lookup/schema'
import type { ContactChange } from '#modules/records/contacts.schema'
import type { Happened, OwnClasses } from './news.store.ts'
import { type About, type News, type NewsKind, newsRanks } from './schema.ts'

/** Everything that the rows below look at. */
export interface Facts {
  happened: Happened
  opened: Pick<OpenedRecord, 'originals' | 'withheld' | 'documents' | 'seen' | 'record'>
  /** Of the account that opened the file; null where a code did. */
  own: OwnClasses | null
  /** Each time that staff changed a telephone or an email. */
  contactChanges: readonly ContactChange[]
  /** The agency's last day; null while it does not close. */
  closing: { lastDay: string; isOver: boolean; announcedAt: string } | null
  /** The card that was opened last, where another fact stands on it by now; null where it is as it was, or none was opened. */
  oldCard: { version: string; seenAt: string } | null
  /** From when contents are removed, because the candidate said so; null: after the usual periods. */
  removedFrom: string | null
  /** When the present viewing began; null where nobody looks. */
  viewingSince: string | null
  /** The day at the office. */
  today: string
  now: string
}

interface Found {
  /** What it is among those of its kind. */
  id: string
  at: string
  to: string
  about?: About
}

/** What makes something new: a row a kind. It finds what happened; those that stand are new while they are true. */
interface Row {
  stands?: true
  find(facts: Facts): Found[]
}

const originalsPage = '/standing#originals'

const rows: Readonly<Record<NewsKind, Row>> = {
  closing: {
    stands: true,
    find: ({ closing }) =>
      closing === null
        ? []
        : [
            {
              ...{ id: closing.lastDay, at: closing.announcedAt, to: '/keep#closing' },
              about: { on: closing.lastDay, isOver: closing.isOver },
            },
          ],
  },
  withheld: {
    stands: true,
    find: ({ opened }) =>
      opened.withheld.map(({ kind, since }) => ({
        ...{ id: kind, at: since, to: `/documents/${kind}`, about: { document: kind } },
      })),
  },
  overdue: {
    stands: true,
    find: ({ opened }) =>
      opened.originals
        .filter(({ isOut, isOverdue }) => isOut && isOverdue)
        .map(({ id, kind, backBy }) => ({
          ...{ id, at: backBy, to: originalsPage, about: { original: kind, on: backBy } },
        })),
  },
  confirm: {
    stands: true,
    find: ({ opened }) =>
      opened.originals
        .filter(({ agreedBy }) => agreedBy === null)
        .map(({ id, kind, receivedOn }) => ({
          ...{ id, at: receivedOn, to: originalsPage, about: { original: kind } },
        })),
  },
  // Before somebody was first given a code nobody could take the file over.
  contact: {
    find: ({ contactChanges, happened: { accessCodes } }) =>
      contactChanges
        .filter(({ at }) => accessCodes[0] && at > accessCodes[0].issuedAt)
        .map(({ id, at, fields, by }) => ({
          ...{ id, at, to: '/views', about: { changed: fields, by } },
        })),
  },
  removal: {
    stands: true,
    find: ({ removedFrom, today }) =>
      removedFrom === null
        ? []
        : [{ id: removedFrom, at: today, to: '/keep', about: { on: removedFrom } }],
  },
  card: {
    stands: true,
    find: ({ oldCard, today }) =>
      oldCard === null
        ? []
        : [{ id: oldCard.version, at: today, to: '/card', about: { saidAt: oldCard.seenAt } }],
  },
  // Stays until it is sent again.
  sentBack: {
    stands: true,
    find: ({ happened }) =>
      sentBackIn(happened).map(({ id, kind, decidedAt: at }) => ({
        ...{ id, at: at ?? '', to: `/bring/${kind}` },
        about: { document: kind as DocumentKind },
      })),
  },
  answer: {
    find: ({ happened: { cases, caseSteps } }) =>
      caseSteps.flatMap(({ id, caseId, result, at }) => {
        const of = cases.find((one) => one.id === caseId)
        const kind = of?.kind as CaseKind
        if (of === undefined || rowOf(kind).readBy !== 'file') return []
        const { part, amount, currency, createdAt: saidAt } = of
        const money = currency && amount !== null ? { amount: Number(amount), currency } : null
        return [
          { id, at, to: `/told/${caseId}`, about: { case: kind, part, result, saidAt, money } },
        ]
      }),
  },
  alone: {
    find: ({ happened: { auditEvents } }) =>
      auditEvents
        .filter(({ action }) => action.endsWith('approved'))
        .map(({ id, at }) => ({ id, at, to: '/standing' })),
  },
  returned: {
    find: ({ happened: { originals } }) =>
      originals.flatMap(({ id, kind, askedBackAt, returnNotedAt: at }) =>
        at === null || askedBackAt === null || askedBackAt > at
          ? []
          : [{ id, at, to: originalsPage, about: { original: kind as OriginalKind } }],
      ),
  },
  // Whoever opens the file for the first time needs no news of it; who opens it next does.
  opened: {
    find: ({ happened: { auditEvents }, viewingSince }) =>
      auditEvents
        .filter(({ action }) => action === 'viewing.opened')
        .filter(({ at }) => viewingSince !== null && at < viewingSince)
        .map(({ id, at }) => ({ id, at, to: '/views' })),
  },
  shareOpened: {
    find: ({ happened: { shares, shareViewings } }) =>
      shareViewings.map(({ shareId: id, startedAt: at }) => ({
        ...{ id, at, to: '/views' },
        about: { named: shares.find((one) => one.id === id)?.label ?? '' },
      })),
  },
  code: {
    find: ({ happened: { accessCodes } }) =>
      accessCodes.slice(1).map(({ id, issuedAt: at }) => ({ id, at, to: '/code' })),
  },
  document: { find: (facts) => documentsOf(facts, ({ version }) => version === 1) },
  replaced: { find: (facts) => documentsOf(facts, ({ version }) => version > 1) },
  class: { find: ({ own }) => changesOf(own) },
  appointment: {
    find: ({ happened: { appointments, accessCodes }, today }) =>
      appointments
        .filter(({ day, state }) => day >= today && told.includes(state))
        .filter(({ changedAt }) => accessCodes[0] && changedAt > accessCodes[0].issuedAt)
        .map(({ id, kind, day: on, state, version, changedAt: at }) => ({
          ...{ id: `${id}:${version}`, at, to: '/standing#appointments' },
          about: { appointment: kind as AppointmentKind, on, isOver: state === 'cancelled' },
        })),
  },
  announcement: {
    find: ({ happened: { announcements, accessCodes } }) =>
      announcements
        .filter(({ madeAt }) => accessCodes[0] && madeAt > accessCodes[0].issuedAt)
        .map(({ id, madeAt: at }) => ({ id, at, to: '/standing#announcements' })),
  },
}

/** Returns what came back of each kind and was neither sent again nor filed since. */
export function sentBackIn({
  incoming,
  documents,
}: Pick<Happened, 'incoming' | 'documents'>): Happened['incoming'] {
  return incoming.filter(
    ({ state, kind, decidedAt }, at) =>
      state === 'returned' &&
      !incoming.slice(at + 1).some((one) => one.kind === kind && one.state !== 'takenBack') &&
      !documents.some((one) => one.kind === kind && one.uploadedAt > (decidedAt ?? '')),
  )
}

/** Whoever waits for a class finds it among those that they selected. */
function changesOf(own: OwnClasses | null): Found[] {
  return (own?.classes ?? [])
    .filter(({ version, updatedAt, selectedAt }) => version > 1 && updatedAt > selectedAt)
    .map(({ id, version, updatedAt: at, title, state }) => ({
      ...{ id: `${id}:${version}`, at },
      to: state === 'selected' ? '/my/classes/selected' : '/my/classes',
      about: { named: title, isOver: state === 'cancelled' },
    }))
}

/** Returns the changes of classes that are said on one of their pages, as news of a file. */
export function classNews(own: OwnClasses, page: string): Pick<News, 'key'>[] {
  return changesOf(own)
    .filter(({ to }) => to === page)
    .map(({ id }) => ({ key: `class:${id}` }))
}

const told: readonly string[] = ['planned', 'cancelled'] satisfies AppointmentState[]

type StoredDocument = Happened['documents'][number]

/** What came before somebody was first given a code is no news: then everything was. */
function documentsOf({ happened }: Facts, has: (one: StoredDocument) => boolean): Found[] {
  const [first] = happened.accessCodes
  return happened.documents
    .filter((one) => one.kind !== 'photo' && first && one.uploadedAt > first.issuedAt && has(one))
    .map(({ id, kind, uploadedAt: at }) => ({
      ...{ id, at, to: `/documents/${kind}`, about: { document: kind as DocumentKind } },
    }))
}

/** Returns everything that is or was new, the most urgent first, then the newest. */
export function newsFrom(facts: Facts): News[] {
  const seen = new Map(facts.happened.newsSeen.map(({ item, seenAt }) => [item, seenAt]))
  const kinds = Object.keys(rows) as NewsKind[]
  const found = kinds.flatMap((kind) => {
    const { find, stands = false } = rows[kind]
    return find(facts).map(({ id, about = {}, ...rest }): News => {
      const key = `${kind}:${id}`
      return { kind, key, about, stands, seenAt: seen.get(key) ?? null, ...rest }
    })
  })
  return found.toSorted(
    (one, other) => newsRanks[one.kind] - newsRanks[other.kind] || other.at.localeCompare(one.at),
  )
}
