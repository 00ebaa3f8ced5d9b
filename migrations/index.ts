import type { Migration } from 'kysely/migration'
import * as audit from './0001-audit.ts'
import * as organisation from './0002-organisation.ts'
import * as accounts from './0003-accounts.ts'
import * as records from './0004-records.ts'
import * as documents from './0005-documents.ts'
import * as lookup from './0006-lookup.ts'
import * as limits from './0007-limits.ts'
import * as recordLinks from './0008-record-links.ts'
import * as shares from './0009-shares.ts'
import * as concerns from './0010-concerns.ts'
import * as notices from './0011-notices.ts'
import * as accountLinks from './0020-account-links.ts'
import * as secondFactors from './0021-second-factors.ts'
import * as passkeys from './0022-passkeys.ts'
import * as viewingsById from './0023-viewings-by-id.ts'
import * as recordNumbers from './0030-record-numbers.ts'
import * as bulkChanges from './0031-bulk-changes.ts'
import * as savedViews from './0032-saved-views.ts'
import * as recordValues from './0034-record-values.ts'
import * as keptAnswers from './0037-kept-answers.ts'
import * as sessionProof from './0040-session-proof.ts'
import * as auditSearch from './0041-audit-search.ts'
import * as invites from './0042-invites.ts'
import * as noticeStates from './0044-notice-states.ts'
import * as codeAlerts from './0047-code-alerts.ts'
import * as imports from './0050-imports.ts'
import * as classes from './0055-classes.ts'
import * as enrolments from './0056-enrolments.ts'
import * as ledger from './0057-ledger.ts'
import * as disputes from './0058-disputes.ts'
import * as submittedAt from './0059-submitted-at.ts'
import * as passkeyOwners from './0060-passkey-owners.ts'
import * as apiKeysEnd from './0061-api-keys-end.ts'
import * as wrongCodeTotals from './0062-wrong-code-totals.ts'
import * as visibleNames from './0063-visible-names.ts'
import * as passportLookAlikes from './0064-passport-look-alikes.ts'
import * as shownCopies from './0065-shown-copies.ts'
import * as contact from './0066-contact.ts'
import * as codeRequests from './0067-code-requests.ts'
import * as transparencyLog from './0068-transparency-log.ts'
import * as printedDates from './0070-printed-dates.ts'
import * as stages from './0071-stages.ts'
import * as eventsWithoutOrder from './0072-events-without-order.ts'
import * as messages from './0077-messages.ts'
import * as contractTerms from './0081-contract-terms.ts'
import * as flightDay from './0082-flight-day.ts'
import * as otherContracts from './0083-other-contracts.ts'
import * as originals from './0085-originals.ts'
import * as checkReceipts from './0089-check-receipts.ts'
import * as contests from './0090-contests.ts'
import * as importAnswers from './0095-import-answers.ts'
import * as importChanges from './0096-import-changes.ts'
import * as comparisons from './0100-comparisons.ts'
import * as attestationKeys from './0104-attestation-keys.ts'
import * as attestations from './0105-attestations.ts'
import * as ledgerItems from './0108-ledger-items.ts'
import * as ownPayments from './0109-own-payments.ts'
import * as complaints from './0112-complaints.ts'
import * as recordNotes from './0116-record-notes.ts'
import * as assignees from './0117-assignees.ts'
import * as notifications from './0118-notifications.ts'
import * as changesWithoutOrder from './0120-changes-without-order.ts'
import * as ownDataCodes from './0124-own-data-codes.ts'
import * as firstPage from './0130-first-page.ts'
import * as messagesOff from './0133-messages-off.ts'
import * as messagesToAccounts from './0134-messages-to-accounts.ts'
import * as dailySummaries from './0135-daily-summaries.ts'
import * as dueRemovals from './0137-due-removals.ts'
import * as lookUpsFrom from './0140-look-ups-from.ts'
import * as consents from './0151-consents.ts'
import * as leavings from './0152-leavings.ts'
import * as keysFromABackup from './0156-keys-from-a-backup.ts'
import * as slipRuns from './0160-slip-runs.ts'
import * as sightings from './0165-sightings.ts'
import * as broughtBy from './0166-brought-by.ts'
import * as statusListIndexes from './0175-status-list-indexes.ts'
import * as mailsToAccounts from './0185-mails-to-accounts.ts'
import * as signaturesOfAttestations from './0190-signatures-of-attestations.ts'
import * as walletOffers from './0198-wallet-offers.ts'
import * as refunds from './0199-refunds.ts'
import * as importAlike from './0210-import-alike.ts'
import * as keysFromAFile from './0211-keys-from-a-file.ts'
import * as listsOfMany from './0212-lists-of-many.ts'
import * as consentRecordings from './0213-consent-recordings.ts'
import * as overdueTold from './0214-overdue-told.ts'
import * as noticeLanguages from './0215-notice-languages.ts'
import * as importedPayments from './0216-imported-payments.ts'
import * as locks from './0217-locks.ts'
import * as codesOfOffers from './0218-codes-of-offers.ts'
import * as lettersOfTables from './0219-letters-of-tables.ts'
import * as importNotes from './0220-import-notes.ts'
import * as subjectsOfReceipts from './0222-subjects-of-receipts.ts'
import * as dataKeys from './0223-data-keys.ts'
import * as formerSecrets from './0225-former-secrets.ts'
import * as saltOfRecords from './0226-salt-of-records.ts'

export type { Tables } from './tables.ts'

/** Append-only: a migration that has landed never changes; the next one mends it. */
export const migrations: Record<string, Migration> = {
  '0001-audit': audit,
  '0002-organisation': organisation,
  '0003-accounts': accounts,
  '0004-records': records,
  '0005-documents': documents,
  '0006-lookup': lookup,
  '0007-limits': limits,
  '0008-record-links': recordLinks,
  '0009-shares': shares,
  '0010-concerns': concerns,
  '0011-notices': notices,
  '0020-account-links': accountLinks,
  '0021-second-factors': secondFactors,
  '0022-passkeys': passkeys,
  '0023-viewings-by-id': viewingsById,
  '0030-record-numbers': recordNumbers,
  '0031-bulk-changes': bulkChanges,
  '0032-saved-views': savedViews,
  '0034-record-values': recordValues,
  '0037-kept-answers': keptAnswers,
  '0040-session-proof': sessionProof,
  '0041-audit-search': auditSearch,
  '0042-invites': invites,
  '0044-notice-states': noticeStates,
  '0047-code-alerts': codeAlerts,
  '0050-imports': imports,
  '0055-classes': classes,
  '0056-enrolments': enrolments,
  '0057-ledger': ledger,
  '0058-disputes': disputes,
  '0059-submitted-at': submittedAt,
  '0060-passkey-owners': passkeyOwners,
  '0061-api-keys-end': apiKeysEnd,
  '0062-wrong-code-totals': wrongCodeTotals,
  '0063-visible-names': visibleNames,
  '0064-passport-look-alikes': passportLookAlikes,
  '0065-shown-copies': shownCopies,
  '0066-contact': contact,
  '0067-code-requests': codeRequests,
  '0068-transparency-log': transparencyLog,
  '0070-printed-dates': printedDates,
  '0071-stages': stages,
  '0072-events-without-order': eventsWithoutOrder,
  '0077-messages': messages,
  '0081-contract-terms': contractTerms,
  '0082-flight-day': flightDay,
  '0083-other-contracts': otherContracts,
  '0085-originals': originals,
  '0089-check-receipts': checkReceipts,
  '0090-contests': contests,
  '0095-import-answers': importAnswers,
  '0096-import-changes': importChanges,
  '0100-comparisons': comparisons,
  '0104-attestation-keys': attestationKeys,
  '0105-attestations': attestations,
  '0108-ledger-items': ledgerItems,
  '0109-own-payments': ownPayments,
  '0112-complaints': complaints,
  '0116-record-notes': recordNotes,
  '0117-assignees': assignees,
  '0118-notifications': notifications,
  '0120-changes-without-order': changesWithoutOrder,
  '0124-own-data-codes': ownDataCodes,
  '0130-first-page': firstPage,
  '0133-messages-off': messagesOff,
  '0134-messages-to-accounts': messagesToAccounts,
  '0135-daily-summaries': dailySummaries,
  '0137-due-removals': dueRemovals,
  '0140-look-ups-from': lookUpsFrom,
  '0151-consents': consents,
  '0152-leavings': leavings,
  '0156-keys-from-a-backup': keysFromABackup,
  '0160-slip-runs': slipRuns,
  '0165-sightings': sightings,
  '0166-brought-by': broughtBy,
  '0175-status-list-indexes': statusListIndexes,
  '0185-mails-to-accounts': mailsToAccounts,
  '0190-signatures-of-attestations': signaturesOfAttestations,
  '0198-wallet-offers': walletOffers,
  '0199-refunds': refunds,
  '0210-import-alike': importAlike,
  '0211-keys-from-a-file': keysFromAFile,
  '0212-lists-of-many': listsOfMany,
  '0213-consent-recordings': consentRecordings,
  '0214-overdue-told': overdueTold,
  '0215-notice-languages': noticeLanguages,
  '0216-imported-payments': importedPayments,
  '0217-locks': locks,
  '0218-codes-of-offers': codesOfOffers,
  '0219-letters-of-tables': lettersOfTables,
  '0220-import-notes': importNotes,
  '0222-subjects-of-receipts': subjectsOfReceipts,
  '0223-data-keys': dataKeys,
  '0225-former-secrets': formerSecrets,
  '0226-salt-of-records': saltOfRecords,
}
