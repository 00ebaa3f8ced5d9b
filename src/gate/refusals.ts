import { accountRefusals } from '#modules/accounts'
import { appointmentRefusals } from '#modules/appointments'
import { archiveRefusals } from '#modules/archive'
import { attestationRefusals } from '#modules/attestations'
import { lossRefusals, transparencyRefusals } from '#modules/audit'
import { caseRefusals } from '#modules/cases'
import { comparisonRefusals } from '#modules/comparisons'
import { consentRefusals } from '#modules/consents'
import { contractRefusals } from '#modules/contracts'
import { documentRefusals } from '#modules/documents'
import { importRefusals } from '#modules/import'
import { incomingRefusals } from '#modules/incoming'
import { lookupRefusals } from '#modules/lookup'
import { noticeRefusals } from '#modules/notices'
import { organisationRefusals } from '#modules/organisation'
import { privacyRefusals } from '#modules/privacy'
import { receiptRefusals } from '#modules/receipts'
import { recordRefusals } from '#modules/records'
import { shareRefusals } from '#modules/shares'
import { tableRefusals } from '#modules/tables'
import { trainingRefusals } from '#modules/training'
import { commonRefusals, refusing } from '#platform/errors'

/**
 * Every refusal that Candor knows: what each module refuses with, put together. A code is permanent:
 * integrators and screens depend on it. docs/errors.md lists the same codes; a test keeps both equal.
 */
export const refusals = {
  ...commonRefusals,
  ...accountRefusals,
  ...organisationRefusals,
  ...recordRefusals,
  ...documentRefusals,
  ...lookupRefusals,
  ...shareRefusals,
  ...receiptRefusals,
  ...attestationRefusals,
  ...consentRefusals,
  ...appointmentRefusals,
  ...incomingRefusals,
  ...caseRefusals,
  ...comparisonRefusals,
  ...privacyRefusals,
  ...contractRefusals,
  ...noticeRefusals,
  ...tableRefusals,
  ...importRefusals,
  ...archiveRefusals,
  ...trainingRefusals,
  ...transparencyRefusals,
  ...lossRefusals,
}

/** A permanent refusal code, e.g. `record.already_hidden`. */
export type RefusalCode = keyof typeof refusals

const known = refusing(refusals)

export const { refusal } = known
export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
