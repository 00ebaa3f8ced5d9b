import type { Instant } from '#platform/clock'
import type { ReadContext } from '#platform/context'
import type { CursorAsked } from '#platform/pages'
import {
  type ConsentRow,
  countWithdrawn,
  selectAnswers,
  selectStanding,
  selectWithdrawn,
} from './consents.store.ts'
import { handoverAskedSince, type Reading } from './consents.ts'
import { type consentRefusals, refuseUnless } from './refusals.ts'
import {
  type ConsentAnswer,
  type ConsentPurpose,
  type Consents,
  consentEdition,
  consentPurposes,
  type RecordConsents,
} from './schema.ts'
import { wordsToRead } from './words.schema.ts'

const pageSize = 50

/** Lists each purpose with the present question, in a language, and the candidate's answer. */
export async function listConsents(
  { tx }: Reading,
  { recordId, language }: { recordId: string; language: string },
): Promise<Consents> {
  const rows = await selectAnswers(tx, recordId)
  const since = await handoverAskedSince({ tx })
  const asked = consentPurposes.filter((purpose) => purpose !== 'handover' || since !== null)
  return {
    edition: consentEdition,
    consents: asked.map((purpose) => ({
      ...{ purpose, words: wordsToRead(purpose, language) },
      ...standing(rows, purpose, since),
    })),
  }
}

/** Lists each purpose with the answer in force and earlier ones, the latest first. */
export async function consentsOfRecord({ tx }: Reading, recordId: string): Promise<RecordConsents> {
  const rows = await selectAnswers(tx, recordId)
  const since = await handoverAskedSince({ tx })
  const isKnown = (purpose: ConsentPurpose) =>
    purpose !== 'handover' || since !== null || rows.some((row) => row.purpose === purpose)
  return {
    consents: consentPurposes.filter(isKnown).map((purpose) => ({
      purpose,
      ...standing(rows, purpose, since),
      earlier: rows
        .filter((row) => row.purpose === purpose && !isStanding(row, since))
        .map(({ answer, answeredAt }) => ({ answer, answeredAt })),
    })),
  }
}

/** Tells whether an answer is in force; one about the handover counts only for its own announcement. */
function isStanding({ purpose, replacedAt, answeredAt }: ConsentRow, since: Instant | null) {
  if (replacedAt !== null) return false
  return purpose !== 'handover' || (since !== null && answeredAt >= since)
}

function standing(rows: readonly ConsentRow[], purpose: ConsentPurpose, since: Instant | null) {
  const row = rows.find((one) => one.purpose === purpose && isStanding(one, since))
  const answer: ConsentAnswer | null = row?.answer ?? null
  return { answer, answeredAt: row?.answeredAt ?? null, read: row?.words ?? null }
}

const refusalOf = {
  keeping: 'consent.no_keeping',
  sharing: 'consent.no_sharing',
  asking: 'consent.no_asking',
} as const satisfies Partial<Record<ConsentPurpose, keyof typeof consentRefusals>>

/** Returns since when the candidate says no to a purpose; null: yes, or not answered. */
export async function withdrawnSince(
  { tx }: Reading,
  { recordId, purpose }: { recordId: string; purpose: ConsentPurpose },
): Promise<Instant | null> {
  const row = await selectStanding(tx, recordId, purpose)
  return row?.answer === 'withdrawn' ? row.answeredAt : null
}

/**
 * Refuses what the candidate has said no to, with `consent.no_keeping`, `consent.no_sharing` or `consent.no_asking`. A
 * candidate who has not answered yet has not said no: agencies that asked on paper, before this page existed, can
 * continue.
 */
export async function refuseIfWithdrawn(
  ctx: Reading,
  recordId: string,
  purpose: keyof typeof refusalOf,
): Promise<void> {
  refuseUnless((await withdrawnSince(ctx, { recordId, purpose })) === null, refusalOf[purpose])
}

/** Lists a page of withdrawn consents, for staff who have to act on them. */
export async function listWithdrawn({ tx }: Reading, { cursor }: CursorAsked) {
  const { rows, ...place } = await selectWithdrawn(tx, { cursor, pageSize })
  return { withdrawn: rows, ...place }
}

export function countWithdrawnConsents({ tx }: Reading): Promise<number> {
  return countWithdrawn(tx)
}
