import { expect, test } from 'vitest'
import { type RefusalCode, refusals } from '#gate'
import {
  choosePasswordSchema,
  forgotSchema,
  ownNameSchema,
  signInSchema,
  signUpSchema,
} from '#modules/accounts/schema'
import { kindsThat } from '#modules/cases/kinds.schema'
import { disagreementSchema, fieldsOf } from '#modules/cases/schema'
import { documentKindNames } from '#modules/documents/schema'
import { codeChangeSchema, currentCodeSchema } from '#modules/lookup/schema'
import { checksForOthers, officialChecks, officialChecksFor } from '#modules/organisation'
import type { CheckText } from '#modules/organisation/check-texts.schema'
import { formSentence, regulators } from '#modules/organisation/regulators.schema'
import { setUpSchema } from '#modules/organisation/schema'
import { newShareSchema } from '#modules/shares/schema'
import { speechProblems } from '#modules/speech/schema'
import { partsOf } from '#platform/problems.schema'
import { messagesOf } from '#test/messages-of'
import { byCode as ar } from '#texts/ar/site-by-code'
import { byCode as bn } from '#texts/bn/site-by-code'
import { adviceTexts } from '#texts/en/advice'
import { byCode as fil } from '#texts/fil/site-by-code'
import { byCode as hi } from '#texts/hi/site-by-code'
import { byCode as ne } from '#texts/ne/site-by-code'
import { type SaidTexts, saidBy } from '#texts/said'
import { catalogues, complete } from './catalogues.ts'

/** Refusals that only the dashboard, the API or the operator can meet. */
type Behind =
  | `api_key.${string}`
  | `backup.${string}`
  | `breach.${string}`
  | `bulk_change.${string}`
  | `export.${string}`
  | `candidate_message.${string}`
  | `comparison.${string}`
  | 'case.answered_already'
  | 'case.not_corrected'
  | 'case.not_noted'
  | 'case.not_staff'
  | 'case.second_person'
  | `notice.${string}`
  | `record.${string}`
  | 'class.changed_meanwhile'
  | 'class.fee_stays'
  | 'class.needs_sessions'
  | 'class.no_such_session'
  | 'class.not_enrolled'
  | 'class.not_staff'
  | 'class.session_attended'
  | 'class.session_ahead'
  | 'class.too_few_seats'
  | 'class.wrong_state'
  | 'ledger.already_corrected'
  | 'ledger.corrected_along'
  | 'ledger.correction_stays'
  | 'ledger.refunded'
  | `payment.${string}`
  | `refund.${string}`
  | `import.${string}`
  | `restore.${string}`
  | `link.${string}`
  | `log.${string}`
  | `loss.${string}`
  | `invite.${string}`
  | `saved_view.${string}`
  | 'account.disabled'
  | 'document.kind_of_admins'
  | 'document.scan_not_kept'
  | `sighting.${string}`
  | 'account.last_admin'
  | 'account.not_found'
  | 'account.own'
  | 'consent.no_keeping'
  | 'consent.no_asking'
  | 'access_code.already_issued'
  | 'access_code.not_in_force'
  | 'slip_run.not_found'
  | `closing.${string}`
  | `original.${string}`
  | `appointment.${string}`
  | 'incoming.decided_already'
  | 'incoming.day_past'
  | `note.${string}`
  | `merge.${string}`
  | `change.${string}`
  | 'request.key_reused'
  | 'request.key_unreadable'
  | 'request.precondition_required'
  | 'session.other_person'

type PublicCode = Exclude<RefusalCode, Behind>

const texts = {
  bn: bn.refusals,
  hi: hi.refusals,
  ne: ne.refusals,
  ar: ar.refusals,
  fil: fil.refusals,
}
const problemTexts = bn.problems
type Texts = typeof texts
/** For each language the refusals that it lacks, and those that no public page can show. */
type Faults = {
  [L in keyof Texts]: Exclude<PublicCode, keyof Texts[L]> | Exclude<keyof Texts[L], PublicCode>
}

test('each language has a text for each refusal that a public page can show, and no other', () => {
  // Else this does not compile.
  const whole: Faults extends Record<keyof Texts, never> ? Texts : Faults = texts
  for (const each of Object.values(whole))
    for (const code of Object.keys(each)) expect(refusals).toHaveProperty([code])
})

const forms = {
  signInSchema,
  signUpSchema,
  forgotSchema,
  choosePasswordSchema,
  ownNameSchema,
  setUpSchema,
  ...Object.fromEntries(
    kindsThat(({ by }) => by !== 'product').map((kind) => [kind, fieldsOf(kind)]),
  ),
  disagreementSchema,
  newShareSchema,
  currentCodeSchema,
  codeChangeSchema,
}

const messages = [
  ...Object.values(forms).flatMap((schema) => messagesOf(schema)),
  ...regulators.map(formSentence),
]

test('every message of a public form has a Bengali one', () => {
  expect(messages.length).toBeGreaterThan(50)
  const unsaid = messages.filter(
    (message) => saidBy(partsOf(message), problemTexts as never) === undefined,
  )
  expect(unsaid).toEqual([])
})

test('no problem has a text that no form of a public page says', () => {
  const said = new Set(
    [...messages, ...Object.values(speechProblems)].map((message) => partsOf(message).code),
  )
  expect(Object.keys(problemTexts).filter((code) => !said.has(code))).toEqual([])
})

test('the advice of every official check is translated, and no other; names of services stay as they are', () => {
  const checks = [
    ...officialChecks,
    ...documentKindNames.flatMap((kind) => officialChecksFor(kind, null)),
  ]
  expect(checks.length).toBeGreaterThan(15)
  const { advice } = catalogues.bn
  for (const { url, texts } of checks)
    for (const part of ['whatToEnter', 'advice', 'authority', 'service'] as const)
      if (url === null || part === 'whatToEnter' || part === 'advice')
        expect(advice[texts[part] as CheckText], part).toBeTruthy()
  const all = [...checks, ...checksForOthers(checks)]
  const said = new Set(all.flatMap(({ texts }) => Object.values(texts)))
  expect(Object.keys(adviceTexts).filter((code) => !said.has(code as CheckText))).toEqual([])
})

test('each language says why a name is refused when somebody registers', () => {
  const { error } = setUpSchema.safeParse({ organisation: 'Ministry of Labour Ltd' })
  const { code, values } = partsOf(
    String(error?.issues.find(({ path }) => path[0] === 'organisation')?.message),
  )
  expect(code).toMatch(/^speech\./)
  const unsaid = complete.filter((language) => {
    const said = saidBy({ code, values }, catalogues[language].problems as SaidTexts)
    return language !== 'en' && !said?.includes(String(values?.words))
  })
  expect(unsaid).toEqual([])
})

test('after too many tries the Bengali sentence says whose they were and how long to wait', () => {
  const said = (['address', 'account', 'accountFromAddress', 'accountInBrowser'] as const).map(
    (of) => catalogues.bn.errors.tooMany(of, 900, 15),
  )
  expect(new Set(said).size).toBe(4)
  for (const sentence of said) expect(sentence).toContain('১৫ মিনিট পরে')
})
