import { accessCodeEndpoints } from './access-codes.ts'
import { accountMessageEndpoints } from './account-messages.ts'
import { accountSessionEndpoints } from './account-sessions.ts'
import { accountEndpoints } from './accounts.ts'
import { apiKeyEndpoints } from './api-keys.ts'
import { attestationEndpoints } from './attestations.ts'
import { auditEndpoints } from './audit.ts'
import { bulkChangeEndpoints } from './bulk-changes.ts'
import { caseEndpoints } from './cases.ts'
import { classEndpoints } from './classes.ts'
import { closingEndpoints } from './closing.ts'
import { codeAlertEndpoints } from './code-alerts.ts'
import { comparisonEndpoints } from './comparisons.ts'
import { consentEndpoints } from './consents.ts'
import { contractEndpoints } from './contracts.ts'
import { countsEndpoints } from './counts.ts'
import { documentEndpoints } from './documents.ts'
import { duplicateCheckEndpoints } from './duplicate-checks.ts'
import { exportEndpoints } from './exports.ts'
import { feeEndpoints } from './fees.ts'
import { helpEndpoints } from './help.ts'
import { importEndpoints } from './imports.ts'
import { inviteEndpoints } from './invites.ts'
import { leavingEndpoints } from './leavings.ts'
import { linkedRecordEndpoints } from './linked-record.ts'
import { lookupEndpoints } from './lookup.ts'
import { managedNoticeEndpoints } from './managed-notices.ts'
import { messageSwitchEndpoints } from './message-switches.ts'
import { messageEndpoints } from './messages.ts'
import { noteEndpoints } from './notes.ts'
import { noticeEndpoints } from './notices.ts'
import { notificationEndpoints } from './notifications.ts'
import { organisationEndpoints } from './organisation.ts'
import { originalEndpoints } from './originals.ts'
import { otherContractEndpoints } from './other-contracts.ts'
import { overviewEndpoints } from './overview.ts'
import { ownAccessCodeEndpoints } from './own-access-codes.ts'
import { ownDataEndpoints } from './own-data.ts'
import { ownOriginalEndpoints } from './own-originals.ts'
import { ownPhotoEndpoints } from './own-photo.ts'
import { ownTrainingEndpoints } from './own-training.ts'
import { passportCheckEndpoints } from './passport-checks.ts'
import { paymentEndpoints } from './payments.ts'
import { printedDatesEndpoints } from './printed-dates.ts'
import { receiptEndpoints } from './receipts.ts'
import { recordHistoryEndpoints } from './record-history.ts'
import { recordListEndpoints } from './record-list.ts'
import { recordEndpoints } from './records.ts'
import { retentionEndpoints } from './retention.ts'
import { savedViewEndpoints } from './saved-views.ts'
import { sessionEndpoints } from './session.ts'
import { shareEndpoints } from './shares.ts'
import { sightingEndpoints } from './sightings.ts'
import { slipRunEndpoints } from './slip-runs.ts'
import { speechEndpoints } from './speech.ts'
import { stageEndpoints } from './stages.ts'
import { trashEndpoints } from './trash.ts'
import { verificationEndpoints } from './verification.ts'
import { wholeFileEndpoints } from './whole-file.ts'

/** Every endpoint of the API, once: the router, the OpenAPI document and the client read this list. */
export const endpoints = [
  ...lookupEndpoints,
  ...shareEndpoints,
  ...linkedRecordEndpoints,
  ...ownAccessCodeEndpoints,
  ...sessionEndpoints,
  ...ownPhotoEndpoints,
  // Before the records: /records/authors is not the record with the id "authors".
  ...recordListEndpoints,
  ...bulkChangeEndpoints,
  ...savedViewEndpoints,
  ...recordEndpoints,
  ...wholeFileEndpoints,
  ...stageEndpoints,
  ...noteEndpoints,
  ...notificationEndpoints,
  ...overviewEndpoints,
  ...contractEndpoints,
  ...messageEndpoints,
  ...messageSwitchEndpoints,
  ...accountMessageEndpoints,
  ...consentEndpoints,
  ...leavingEndpoints,
  ...closingEndpoints,
  ...sightingEndpoints,
  ...slipRunEndpoints,
  ...originalEndpoints,
  ...ownOriginalEndpoints,
  ...helpEndpoints,
  ...otherContractEndpoints,
  ...feeEndpoints,
  ...passportCheckEndpoints,
  ...duplicateCheckEndpoints,
  ...recordHistoryEndpoints,
  ...accessCodeEndpoints,
  ...documentEndpoints,
  ...printedDatesEndpoints,
  ...verificationEndpoints,
  ...receiptEndpoints,
  ...attestationEndpoints,
  ...ownDataEndpoints,
  ...accountEndpoints,
  ...accountSessionEndpoints,
  ...inviteEndpoints,
  ...organisationEndpoints,
  ...retentionEndpoints,
  ...trashEndpoints,
  ...auditEndpoints,
  ...noticeEndpoints,
  ...speechEndpoints,
  ...managedNoticeEndpoints,
  ...comparisonEndpoints,
  ...caseEndpoints,
  ...codeAlertEndpoints,
  ...countsEndpoints,
  ...classEndpoints,
  ...paymentEndpoints,
  ...ownTrainingEndpoints,
  ...importEndpoints,
  ...exportEndpoints,
  ...apiKeyEndpoints,
] as const
export type Endpoints = (typeof endpoints)[number]
