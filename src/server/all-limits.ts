import { gateRates } from '#gate'
import { accountLimits, accountRates } from '#modules/accounts/limits'
import { attestationLimits, attestationRates } from '#modules/attestations/limits'
import { caseLimits, caseRates } from '#modules/cases/limits'
import { contractLimits } from '#modules/contracts/limits'
import { deliveryLimits } from '#modules/delivery/limits'
import { documentLimits } from '#modules/documents/limits'
import { exchangeLimits } from '#modules/exchange/limits'
import { feeLimits } from '#modules/fees/limits'
import { lookupLimits, lookupRates } from '#modules/lookup/limits'
import { organisationLimits, organisationRates } from '#modules/organisation/limits'
import { outboxLimits } from '#modules/outbox/limits'
import { receiptLimits, receiptRates } from '#modules/receipts/limits'
import { recordRates } from '#modules/records/limits'
import { retentionLimits } from '#modules/retention/limits'
import { shareLimits, shareRates } from '#modules/shares/limits'
import { verificationRates } from '#modules/verification/limits'
import { platformLimits, type Rate } from '#platform/limits'
import { serverLimits } from './limits.ts'

/** Every rate of Candor. */
export const everyRate: readonly Rate[] = [
  gateRates,
  accountRates,
  attestationRates,
  caseRates,
  lookupRates,
  organisationRates,
  receiptRates,
  recordRates,
  shareRates,
  verificationRates,
].flatMap((rates) => Object.values<Rate>(rates))

/** In milliseconds. */
export const longestWindow = Math.max(...everyRate.map(({ window }) => window))

/** Every other limit. docs/reference.md repeats both for operators; a test keeps them equal. */
export const everyLimit = {
  ...platformLimits,
  ...serverLimits,
  ...accountLimits,
  ...attestationLimits,
  ...caseLimits,
  ...contractLimits,
  ...deliveryLimits,
  ...documentLimits,
  ...exchangeLimits,
  ...feeLimits,
  ...lookupLimits,
  ...organisationLimits,
  ...outboxLimits,
  ...receiptLimits,
  ...retentionLimits,
  ...shareLimits,
}
