/** Who may at least call an endpoint. */
export type Level = 'public' | 'signed-in' | 'moderator' | 'admin'

/**
 * The permissions, written down once more by hand: of each path, who may at least use which methods. An endpoint that is
 * not here fails, so nothing opens by being forgotten. A star marks what wants a recent sign-in.
 */
const table = `
  # Accounts, how people and programs sign in, and what an account is told
  /session: public POST DELETE, signed-in GET
  /session/confirm: signed-in GET POST
  /session/passkey-options: public POST
  /session/passkey: public POST
  /my/passkey-options: signed-in POST
  /my/passkeys: signed-in GET POST
  /my/photo: signed-in PUT DELETE
  /my/passkeys/{id}: signed-in DELETE
  /my/notifications: moderator GET
  /my/daily-summary: moderator GET PUT
  /my/account-messages: signed-in GET PUT
  /my/notifications/read: moderator POST
  /accounts: admin GET
  /accounts/search: admin POST
  /accounts/{id}: admin GET PATCH* DELETE*
  /accounts/{id}/photo: signed-in GET
  /accounts/{id}/sessions: admin GET DELETE
  /accounts/{id}/sessions/{sessionId}: admin DELETE
  /invites: admin GET POST*
  /invites/{id}: admin DELETE
  /accounts/{id}/reset-link: admin POST*
  /accounts/{id}/second-factor: admin DELETE*
  /counts: signed-in GET
  /api-keys: admin GET POST*
  /api-keys/{id}: admin DELETE*
  # The organisation itself, what it publishes, what is told to it, and its logs
  /help: public GET
  /overview: moderator GET
  /today: moderator GET
  /failed-messages: admin GET
  /losses: admin GET
  /losses/{id}: admin DELETE
  /waiting-scans/{recordId}/{id}/image: admin GET
  /waiting-scans/{recordId}/{id}/put-back: admin POST
  /organisation: moderator GET, admin PATCH*
  /organisation/check: admin POST
  /organisation/keeping-laws: moderator GET
  /organisation/licence: moderator GET
  /organisation/licence/look-ups: admin POST*
  /organisation/closing: moderator GET, admin POST* DELETE*
  /organisation/logo/{sha256}: public GET
  /organisation/logo: admin PUT DELETE
  /organisation/office/{sha256}: public GET
  /organisation/office: admin PUT DELETE
  /notices: public GET, admin POST
  /notices/{id}: public GET, admin PATCH DELETE
  /notices/{id}/images/{place}: public GET, admin PUT DELETE
  /drafts: moderator POST
  /speech: moderator GET
  /speech/check: moderator POST
  /speech/search: moderator POST
  /notices/{id}/publish: admin POST
  /notices/{id}/withdraw: admin POST
  /managed-notices: admin GET
  /managed-notices/{id}: admin GET
  /managed-notices/{id}/images/{place}: admin GET
  /records/{id}/incoming: moderator GET
  /incoming/{id}/accept: moderator POST
  /incoming/{id}/return: moderator POST
  /incoming/{id}/pages/{pageId}: public GET
  /own-incoming: public GET
  /my/incoming: signed-in GET
  /own-incoming/{kind}: public POST
  /my/incoming/{kind}: signed-in POST
  /own-incoming/{id}/pages/{pageId}: public PUT
  /my/incoming/{id}/pages/{pageId}: signed-in PUT
  /own-incoming/{id}/pages/{pageId}/taking-back: public POST
  /my/incoming/{id}/pages/{pageId}/taking-back: signed-in POST
  /cases: public POST, moderator GET
  /case-numbers/{number}: public GET
  /case-numbers/{number}/proof: public GET
  /cases/search: moderator POST
  /cases/{id}: moderator GET
  /cases/{id}/answer: moderator POST
  /cases/{id}/reopening: moderator POST
  /cases/{id}/notes: moderator POST
  /cases/{id}/assignee: admin PUT
  /audit-events: admin GET
  /audit-events/export: admin GET*
  /audit-events/{sequence}/proof: admin GET
  /audit-events/verify: admin POST
  /transparency-log/verify: admin POST
  # What candidates and whoever holds a code do, signed in or not
  /paid: public GET
  /my/paid: signed-in GET
  /contract: public GET
  /contract/readings: public POST
  /my/contract: signed-in GET
  /my/contract/readings: signed-in POST
  /originals/{id}/confirmation: public POST
  /my/originals/{id}/confirmation: signed-in POST
  /own-data/codes: public POST
  /own-data: public POST
  /my/own-data/codes: signed-in POST
  /my/own-data: signed-in POST
  /message-switches: public GET PUT
  /my/message-switches: signed-in GET PUT
  /consents: public GET
  /consents/{purpose}: public PUT
  /my/consents: signed-in GET
  /my/consents/{purpose}: signed-in PUT
  /access-code: public GET PUT
  /my/access-code: signed-in GET PUT
  /access-code/proposals: public POST
  /my/access-code/proposals: signed-in POST
  /lookups: public POST
  /share-lookups: public POST
  /shares: public GET POST
  /shares/{id}: public DELETE
  /my/record: signed-in GET POST DELETE
  /my/shares: signed-in GET POST
  /my/shares/{id}: signed-in DELETE
  /my/views: signed-in GET
  /my/views/{id}/proof: signed-in GET
  /fingerprints/{sha256}: public GET
  /attestations: public POST
  /attestations/check: public POST
  /attestations/sd-jwt: public POST
  /attestations/wallet-offers: public POST
  /my/attestations/wallet-offers: signed-in POST
  /my/attestations: signed-in POST
  /my/attestations/sd-jwt: signed-in POST
  /receipts: public POST
  /receipts/check: public POST
  /own-cases: public GET POST
  /own-cases/files: public POST
  /my/cases/files: signed-in POST
  /cases/{id}/file: public GET
  /own-cases/{id}/disagreement: public POST
  /own-cases/{id}/taking-back: public POST
  /my/cases: signed-in GET POST
  /my/cases/{id}/disagreement: signed-in POST
  /my/cases/{id}/taking-back: signed-in POST
  /receipts/{number}: public GET
  /receipts/{number}/credential: public GET
  /receipts/{number}/proof: public GET
  # What staff do with records, their documents and what hangs on them
  /imports: admin GET POST
  /imports/{id}: admin GET PATCH
  /imports/{id}/images: admin PUT
  /imports/{id}/check: admin POST
  /imports/{id}/encoding: admin POST
  /imports/{id}/run: admin POST
  /imports/{id}/cancel: admin POST
  /imports/{id}/undo: admin POST
  /imports/{id}/mistakes: admin GET
  /imports/{id}/addresses: admin GET
  /exports/everything: admin GET*
  /trash/due: admin GET
  /exports/records: admin GET* POST*
  /exports/ending-papers: admin GET*
  /ending-papers: admin GET
  /records/{id}/paid: admin GET
  /records/{id}/payments: admin POST
  /money-to-look-at: admin GET
  /records/{id}/contract: admin GET
  /records/{id}/contract/terms: admin PUT
  /due-removals: admin GET
  /due-removals/count: admin GET
  /due-removals/remove: admin POST*
  /originals: admin GET
  /originals/whereabouts: admin POST
  /records/{id}/originals: admin GET POST
  /records/{id}/originals/{originalId}/return: admin POST
  /records/{id}/originals/{originalId}/sign: admin POST
  /records/{id}/appointments: admin GET
  /appointments: admin POST
  /records/{id}/announcements: moderator GET
  /announcements: moderator POST*
  /appointments/{id}: admin PUT
  /appointments/{id}/outcome: admin POST
  /records/{id}/own-data: admin GET*
  /records/{id}/file.pdf: moderator GET*
  /records/{id}/originals.zip: moderator GET*
  /stages: admin GET
  /records/{id}/stages: admin GET
  /records/{id}/stage: admin PUT
  /records/{id}/messages: admin GET
  /records/{id}/consents: admin GET
  /withdrawn-consents: admin GET
  /slip-runs: admin POST*
  /slip-runs/{id}/printed: admin POST
  /unprinted-codes: admin GET
  /records/{id}/sightings: admin GET POST
  /records/{id}/sightings/{sightingId}: admin DELETE
  /records/{id}/messages/{messageId}/again: admin POST
  /records/{id}/documents/{kind}/dates: moderator PUT
  /records/{id}/shares: admin GET
  /records: moderator GET POST
  /records/search: moderator POST
  /records/matching: moderator POST
  /records/authors: admin GET
  /bulk-changes: admin POST
  /case-assignments: admin POST
  /months/{month}: admin GET
  /my/calendar: moderator GET POST DELETE
  /calendars/{key}: public GET
  /bulk-changes/{id}/undo: admin POST
  /my/record-views: admin GET POST
  /my/record-views/{id}: admin PATCH DELETE
  /passport-checks: moderator POST
  /duplicate-checks: moderator POST
  /records/{id}: moderator GET PATCH, admin DELETE
  /waiting-changes: admin GET
  /records/{id}/changes: admin GET
  /records/{id}/merge: admin POST
  /records/{id}/merged: admin GET
  /records/{id}/merged/{otherId}: admin DELETE
  /records/{id}/changes/{changeId}: admin DELETE
  /records/{id}/changes/{changeId}/approve: admin POST
  /records/{id}/changes/{changeId}/return: admin POST
  /records/{id}/corrections: admin POST
  /records/{id}/approve: admin POST
  /records/{id}/return: admin POST
  /records/{id}/withdraw: admin POST
  /records/{id}/hide: admin POST
  /records/{id}/unhide: admin POST
  /records/{id}/restore: admin POST
  /records/{id}/purge: admin POST*
  /records/{id}/history: admin GET
  /records/{id}/documents: moderator GET
  /records/{id}/review: admin GET
  /records/{id}/views: admin GET
  /records/{id}/shares/{shareId}: admin DELETE
  /records/{id}/access-code: admin GET POST* DELETE
  /records/{id}/access-code/handover: admin POST
  /records/{id}/documents/{kind}: moderator PUT DELETE
  /documents/{id}/face: moderator GET
  /documents/{id}/image: moderator GET
  /documents/{id}/original: moderator GET*
  /records/{id}/attestations: admin GET POST*
  /records/{id}/attestations/sd-jwt: admin POST*
  /records/{id}/cases: admin GET
  /records/{id}/notes: moderator GET POST
  /records/{id}/overview: admin GET
  /records/{id}/assignee: admin PUT
  /records/{id}/comparisons: moderator GET POST
  /old-comparisons: admin GET
  /withheld-documents: admin GET
  /comparisons/{id}/screenshot: moderator GET
  # Classes, and the payments that the agency enters
  /classes: admin GET POST
  /classes/{id}: admin GET PUT
  /classes/{id}/state: admin POST
  /classes/{id}/members: admin POST
  /classes/{id}/members/{accountId}: admin DELETE
  /taught-classes: moderator GET
  /taught-classes/{id}: moderator GET
  /taught-classes/{id}/sessions/{sessionId}/attendance: moderator PUT
  /payments: admin GET POST
  /payments.csv: admin GET*
  /charges: admin POST
  /refunds: admin POST
  /payments/{id}/refunds: admin POST
  /payments/{id}/correction: admin POST
  /my/catalogue: signed-in GET
  /my/classes: signed-in GET
  /my/classes/{id}: signed-in POST DELETE
  /my/messages/{id}/read: signed-in POST
  /my/payments: signed-in GET
`

/** Each call, as the table names it. */
export const levels = [...table.matchAll(/^ *(\/\S+): (.+)$/gm)].flatMap(([, path, told = '']) =>
  told.split(', ').flatMap((one) => {
    const [level, ...methods] = one.split(' ')
    return methods.map((method) => ({
      name: `${method.replace('*', '')} ${path}`,
      level: level as Level,
      wantsSignIn: method.endsWith('*'),
    }))
  }),
)
