import type { App } from '#gate'
import { attestationRefusals, examineAttestations } from '#modules/attestations'
import {
  examineSignedRows,
  type Loss,
  listLosses,
  type SignedRowFinding,
  type SignedTable,
  signedTables,
} from '#modules/audit'
import { type ClosingFinding, examineClosing } from '#modules/privacy'
import { examineRecords, type RecordFinding } from '#modules/records'
import type { ActionContext, ReadContext } from '#platform/context'
import { isUnderAnotherKey } from '#server'
import { type FormerStanding, formerStanding } from '#server/former-secrets'
import type { Found, Opened } from './with-candor.ts'

const lookAtIt =
  'Compare it with its documents and with a backup, correct it, take its approval back and have it approved again.'

/** The sentence for each fault, by the record's reference. */
const sentences = {
  altered: (reference) =>
    `Record ${reference}: its row is not as the audit log says; it was changed in the database. ${lookAtIt}`,
  'altered-before': (reference) =>
    `Record ${reference}: its row was changed in the database between two edits. ${lookAtIt}`,
  'approved-since': (reference) =>
    `Record ${reference}: its row was once changed in the database. It has been approved since.`,
  unrecorded: (reference) =>
    `Record ${reference}: the audit log does not say who entered it. Find out who put it into the database, and delete it.`,
  lost: (id) =>
    `Record ${id}: its row is gone, and nothing in the log says that it was purged. Restore it from a backup.`,
} as const satisfies Record<RecordFinding['problem'], (subject: string) => string>

/** What a row is, and what to do where it is not what the log says. */
const rows = {
  accessCodes: ['Access code', 'Issue a new code.'],
  comparisons: ['Comparison', 'Have the authority asked again.'],
  consents: ['Consent', 'Have the candidate answer again.'],
  contractReadings: ['That a contract was read', 'Have the candidate say it again.'],
  contractTerms: ['Terms of a contract', 'Compare them with the contract, and enter them again.'],
  stageSteps: ['Stage', 'Set it again.'],
  waitingChanges: ['Waiting change', 'Return it, and let it be made again.'],
} as const satisfies Record<SignedTable, [what: string, then: string]>

const rowSentences = {
  altered: ({ subject }) => `row ${subject} was changed in the database.`,
  'in-force': ({ subject }) => `whether row ${subject} is in force was changed in the database.`,
  unrecorded: ({ subject }) => `the audit log tells of no row ${subject}.`,
  lost: ({ subject }) => `row ${subject} was removed from the database.`,
} as const satisfies Record<SignedRowFinding['problem'], (finding: SignedRowFinding) => string>

async function findingsInRows(ctx: ReadContext): Promise<string[]> {
  const found: string[] = []
  for (const table of Object.keys(signedTables) as SignedTable[])
    for await (const finding of examineSignedRows(ctx, table)) {
      const [what, then] = rows[table]
      const whose = finding.reference === null ? '' : ` of record ${finding.reference}`
      found.push(`${what}${whose}: ${rowSentences[finding.problem](finding)} ${then}`)
    }
  return found
}

/** Says of which records the rows are not what the log says; what somebody has approved since is a note. */
export async function recordFindings(ctx: ActionContext) {
  const findings: string[] = []
  const notes: string[] = []
  const { tx, close } = await ctx.openSnapshot()
  const state = { ...ctx, tx }
  try {
    for await (const { problem, subject } of examineRecords(state))
      (problem === 'approved-since' ? notes : findings).push(sentences[problem](subject))
    findings.push(...(await findingsInRows(state)))
  } finally {
    await close()
  }
  return { findings, notes }
}

/**
 * Returns what the doctor finds about attestations and offers to wallets. Attestations that a restore ended
 * are reported while somebody may still have them, and an offer that is kept too long opens nothing:
 * neither is damage.
 */
export async function attestationFindings(ctx: ActionContext) {
  const standing = await ctx.read(examineAttestations)
  const { unreadableKey: key, keyTrouble, agedSince, endedByRestore: ended, keptOffers } = standing
  const findings = [
    key && `the private half of ${key} cannot be read with this secret. Run candor keys rotate.`,
    keyTrouble && attestationRefusals[keyTrouble].sentence,
    ...standing.lost.map((id) => `${id} was made, as the log says, but its row is gone.`),
    ...standing.misplaced.map(
      (id) => `${id} has a place or a document that Candor did not give it.`,
    ),
    ...standing.oddOffers.map((id) => `offer ${id} is not as Candor wrote it.`),
  ]
  const notes = [
    agedSince &&
      `the key in CANDOR_ATTESTATION_KEY_FILE has been signing since ${agedSince}, for more than a year. Put a new one into the file and start Candor again.`,
    ended &&
      `${ended.count} ended with the restore at ${ended.at}, before their time. Candidates can take new ones.`,
    keptOffers &&
      `${keptOffers.count} offers to wallets are over and still there, since ${keptOffers.since}. A running server forgets them within the hour.`,
  ]
  const named = (lines: readonly (string | null | undefined)[]) =>
    lines.flatMap((line) => (line ? [`Attestations: ${line}`] : []))
  return { findings: named(findings), notes: named(notes) }
}

const closingSentences = {
  altered: () =>
    'Closing: the settings differ from what was announced. The log has the announcement.',
  untold: (count) =>
    `Closing: ${count === '1' ? '1 candidate has' : `${count} candidates have`} not been told for an hour. A running server tells them; see its log.`,
  lost: (id) =>
    `Closing: the candidate of record ${id} is marked as told, but there is no message.`,
  unasked: (id) =>
    `Closing: record ${id} has a yes to a handover, given when nobody had been asked.`,
} as const satisfies Record<ClosingFinding['problem'], (subject: string) => string>

/** Returns what the doctor finds about an agency that closes. */
export async function closingFindings(ctx: ActionContext) {
  const found = await examineClosing(ctx)
  return { findings: found.map(({ problem, subject }) => closingSentences[problem](subject)) }
}

const after = (since: string | null) =>
  since === null ? 'What was there' : `What was written after ${since}`
const lookOnHome =
  'Compare the records of that time with your documents, and say so on the dashboard under Home, "Lost".'

const lossSentences = {
  log: ({ noticedAt, since, writes, keptAs }) =>
    `Losses: the log of the database was damaged when it was opened at ${noticedAt}. ${after(since)} is likely gone, ${writes} writes, although Candor had said that it was kept. ${keptAs === null ? '' : `The database of then is kept as ${keptAs}: "candor rescue --database ${keptAs} --to …" takes out what is whole. `}${lookOnHome}`,
  head: ({ noticedAt, since }) =>
    `Losses: at ${noticedAt} the database lacked events that it had. ${after(since)} is likely gone. ${lookOnHome}`,
  scans: ({ noticedAt }) =>
    `Losses: at ${noticedAt} scans were found that no row names. The dashboard shows them under Home, "Lost", where they can be put back for 30 days.`,
} as const satisfies Record<Loss['kind'], (loss: Loss) => string>

/** Returns what was lost, as far as it is known, until somebody has said that they looked. */
export async function lossFindings(ctx: ActionContext): Promise<Found> {
  const losses = await ctx.read((read) => listLosses(read))
  return { findings: losses.map((loss) => lossSentences[loss.kind](loss)) }
}

const keysAre = (count: number) =>
  count === 1 ? '1 key of files is' : `${count} keys of files are`

/** What the doctor says about encryption: what is wrong, and what is to be done. */
export async function encryptionFindings({ runtime: { config, encryption } }: App): Promise<Found> {
  const { former, unknown } = await encryption.keys.standing()
  const notes = [
    isUnderAnotherKey(config) &&
      'the database is not encrypted with the present key. Restart the server to encrypt it.',
    former > 0 && `${keysAre(former)} still protected by a former key. Run "candor keys rewrap".`,
  ]
  const lost = `Encryption: ${keysAre(unknown)} protected by a key that Candor does not have.`
  return {
    findings: unknown > 0 ? [lost] : [],
    notes: notes.flatMap((note) => (note ? [`Encryption: ${note}`] : [])),
  }
}

/** Returns what the doctor says of secrets that are not the present one: what nothing opens any more is damage. */
export async function formerSecretFindings({ app, ctx }: Opened): Promise<Found> {
  const { keys } = app.runtime.encryption
  const standing = await formerStanding(ctx, keys).catch((error: unknown) => {
    ctx.log.error({ error }, 'What depends on the former secret could not be examined')
    return null
  })
  const named = (lines: string[]) => lines.map((line) => `Former secret: ${line}`)
  return standing
    ? { notes: named(notesOnUse(standing)), findings: named(notesOnLost(standing)) }
    : { findings: named(['what depends on it could not be examined. Keep it named.']) }
}

function notesOnUse({ isNamed, since, inUseUntil, under, sealed }: FormerStanding): string[] {
  if (!isNamed) return []
  if (since === null) return ['no server has started with it yet.']
  const needed = listed(under)
  const notes = [
    ...(sealed.former > 0
      ? [`${sealed.former} keys are still sealed under it. A running server moves them in an hour.`]
      : []),
    ...(needed === '' ? [] : [`still needed for ${needed}.`]),
    ...(inUseUntil === null
      ? []
      : [`sessions and links that it signed may be in use until ${inUseUntil}.`]),
  ]
  return notes.length > 0
    ? notes
    : ['nothing needs it any more. Remove CANDOR_FORMER_SECRET and restart Candor.']
}

/** Without the secret they open nothing; somebody has to make new ones. */
function notesOnLost({ isNamed, under, sealed }: FormerStanding): string[] {
  const lost = isNamed ? '' : listed(under)
  return [
    ...(lost === '' ? [] : [`not named any more, so nothing opens with ${lost}. Make new ones.`]),
    ...(sealed.lost > 0 ? [`no secret of the settings opens ${sealed.lost} sealed keys.`] : []),
  ]
}

const names = {
  accessCodes: 'access codes',
  apiKeys: 'API keys',
  shares: 'share codes',
  invites: 'invitations',
  backupCodes: 'backup codes',
} as const satisfies Record<keyof FormerStanding['under'], string>

/** Names what there is, each with its number: "2 access codes, 1 API keys". */
function listed(under: FormerStanding['under']): string {
  return Object.entries(names)
    .map(([kind, name]) => ({ count: under[kind as keyof typeof names], name }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => `${count} ${name}`)
    .join(', ')
}
