/** The schema that the migrations lead to, as Kysely reads it. Times are ISO 8601 UTC text. */
export interface Tables {
  auditEvents: {
    /** Sorts by time. */
    id: string
    /** Its place in the log; null until it is sealed. */
    sequence: number | null
    at: string
    actorKind: string
    actorId: string | null
    action: string
    subject: string | null
    details: string
    mac: string
  }
  organisation: { id: number; settings: string; version: number; updatedAt: string }
  /** The keys of former secrets that verify what these signed, sealed under the present one. */
  formerSecrets: { name: string; since: string; sealedKeys: string }
  setUpLink: { id: number; tokenHash: string; createdAt: string }
  accounts: {
    id: string
    email: string
    emailVerified: number
    name: string
    photo: string | null
    role: 'student' | 'moderator' | 'admin'
    createdAt: string
    updatedAt: string
    disabledAt: string | null
    lastSignInAt: string | null
    firstPage: string | null
    language: string | null
    classMailsOffAt: string | null
  }
  credentials: {
    id: string
    holderId: string
    provider: string
    subject: string
    password: string | null
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: string | null
    refreshTokenExpiresAt: string | null
    scope: string | null
    createdAt: string
    updatedAt: string
  }
  sessions: {
    id: string
    accountId: string
    token: string
    createdAt: string
    updatedAt: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
    confirmedAt: string | null
    device: string | null
  }
  apiKeys: {
    id: string
    name: string
    role: 'student' | 'moderator' | 'admin'
    scope: 'accounts' | 'candidates' | 'exports' | 'purge' | 'organisation' | null
    keyHash: string
    createdBy: string
    createdAt: string
    expiresAt: string
    lastUsedAt: string | null
    revokedAt: string | null
    madeUnder: string
  }
  records: RecordRow
  waitingChanges: {
    id: string
    recordId: string
    /** What it changes, as JSON. */
    held: string
    /** The scan that it brings, removes or dates. */
    documentId: string | null
    /** The case that its approval answers. */
    caseId: string | null
    madeBy: string
    madeAt: string
    state: 'waiting' | 'taken' | 'returned' | 'takenBack'
    decidedBy: string | null
    decidedAt: string | null
    reason: string | null
  }
  stageSteps: {
    id: string
    recordId: string
    stage: string | null
    setBy: string
    setAt: string
  }
  /** Which news of a file was opened, by its kind and the id of what happened. */
  newsSeen: { recordId: string; item: string; seenAt: string }
  recordNotes: {
    id: string
    recordId: string
    writtenBy: string
    writtenAt: string
    text: string
    /** Ids of colleagues, as JSON. */
    mentions: string
  }
  notifications: {
    id: string
    accountId: string
    kind: 'returned' | 'approved' | 'mentioned' | 'assigned' | 'overdue' | 'case' | 'change'
    recordId: string | null
    caseId: string | null
    madeBy: string | null
    createdAt: string
    readAt: string | null
  }
  contractTerms: {
    id: string
    recordId: string
    version: number
    terms: string
    enteredBy: string
    enteredAt: string
  }
  contractReadings: {
    id: string
    recordId: string
    version: number
    how: 'read' | 'heard'
    accountId: string | null
    saidAt: string
  }
  cases: {
    id: string
    number: string
    kind: string
    recordId: string | null
    accountId: string | null
    part: string | null
    partId: string | null
    /** JSON: the fields of the kind; null where its writer keeps the text. */
    said: string | null
    digest: string | null
    /** JSON: hash, size, media type and pages of a photo. */
    file: string | null
    amount: number | null
    currency: string | null
    stays: number
    createdAt: string
    mac: string
    state: 'open' | 'answered' | 'kept'
    result: string | null
    dueAt: string
    assignedTo: string | null
    changedAt: string
  }
  caseSteps: {
    id: string
    caseId: string
    recordId: string | null
    /** Whose case it is, where an account brought it. */
    accountId: string | null
    step: 'answered' | 'again' | 'takenBack' | 'reopened' | 'note'
    result: string | null
    text: string | null
    by: string | null
    at: string
    mac: string
  }
  originals: {
    id: string
    recordId: string
    kind: string
    purpose: string
    receivedOn: string
    dueOn: string
    backBy: string
    receivedBy: string
    createdAt: string
    agreedBy: string | null
    agreedAt: string | null
    askedBackAt: string | null
    returnedOn: string | null
    returnedBy: string | null
    returnNotedAt: string | null
    returnAgreedBy: string | null
    returnAgreedAt: string | null
    overdueToldAt: string | null
  }
  originalMoves: {
    id: string
    originalId: string
    recordId: string
    /** Sealed; null: back at the office. */
    place: string | null
    since: string
    backBy: string | null
    movedBy: string
    notedAt: string
  }
  appointments: {
    id: string
    recordId: string
    kind: string
    day: string
    time: string | null
    zone: string
    /** Sealed; null: at the office. */
    place: string | null
    /** A list of things, as JSON. */
    bring: string
    /** Sealed. */
    note: string | null
    state: 'planned' | 'done' | 'missed' | 'cancelled'
    version: number
    madeBy: string
    madeAt: string
    changedAt: string
  }
  announcements: {
    id: string
    recordId: string
    /** Sealed; own words, or sentences of the catalogue. */
    text: string
    madeBy: string
    madeAt: string
  }
  incoming: {
    id: string
    recordId: string
    kind: string
    state: 'waiting' | 'accepted' | 'returned' | 'takenBack'
    version: number
    /** The pages as JSON; none once it is decided. */
    pages: string
    sentAt: string
    changedAt: string
    decidedBy: string | null
    decidedAt: string | null
    /** Sealed: sentences, and own words. */
    reason: string | null
    until: string | null
    documentId: string | null
  }
  recordChanges: { number: number; sequence: number }
  recordChangesToPlace: { id: string; number: number }
  bulkChanges: { id: string; action: string; items: string; changedBy: string; changedAt: string }
  savedViews: {
    id: string
    accountId: string
    name: string
    filters: string
    columns: string
    createdAt: string
  }
  recordValues: { id: string; recordId: string; salt: string; held: string }
  documents: {
    id: string
    recordId: string
    kind: string
    version: number
    sha256: string
    mediaType: string
    bytes: number
    width: number
    height: number
    pages: number
    originalName: string
    uploadedBy: string
    uploadedAt: string
    supersededAt: string | null
    removedAt: string | null
    issuedOn: string | null
    validUntil: string | null
    withheldAt: string | null
    /** The change that brings it, until a second person approves that one. */
    changeId: string | null
  }
  shownCopies: {
    sha256: string
    documentId: string
    firstShownAt: string
  }
  accessCodes: {
    id: string
    recordId: string
    codeHash: string
    issuedBy: string
    issuedAt: string
    revokedAt: string | null
    slipRun: string | null
    /** The name of the secret under which `codeHash` was made; null: not known. */
    madeUnder: string
  }
  viewings: {
    id: string
    tokenHash: string
    recordId: string
    kinds: string | null
    startedAt: string
    endsAt: string
    closedAt: string | null
  }
  wrongCodes: { key: string; slot: string; tries: number }
  wrongCodeTotals: { slot: string; kind: 'access' | 'share'; tries: number }
  limits: { key: string; hits: number; windowEndsAt: string }
  recordLinks: {
    accountId: string
    recordId: string
    accessCodeId: string
    linkedAt: string
    viewedAt: string | null
  }
  shares: {
    id: string
    recordId: string
    accessCodeId: string
    codeHash: string
    kinds: string
    purpose: 'employer' | 'bank' | 'authority' | 'other'
    label: string
    createdBy: string | null
    createdAt: string
    expiresAt: string
    revokedAt: string | null
    madeUnder: string
    /** 1: the label may stand on the receipt of whoever opened it; earlier shares were promised not. */
  }
  comparisons: {
    id: string
    recordId: string
    documentId: string
    kind: string
    /** Which official check was asked, by `checkId` of the module organisation. */
    checkId: string
    round: number
    place: number
    /** A calendar date. */
    askedOn: string
    showed: 'same' | 'other' | 'nothing' | 'unavailable'
    notedBy: string
    notedAt: string
    /** JSON: the staff accounts that the browser had been signed in to. */
    browserAccounts: string
    /** JSON: hash, size, media type and pages of the screenshot. */
    screenshot: string | null
    answer: 'kept' | 'shown' | null
    answeredBy: string | null
    answeredAt: string | null
  }
  checkReceipts: {
    id: string
    number: string
    recordId: string | null
    shareId: string | null
    documentIds: string
    /** JSON of what else it is about. */
    about: string | null
    content: string
    createdAt: string
  }
  shareViewings: {
    id: string
    shareId: string
    tokenHash: string
    startedAt: string
    endsAt: string
    closedAt: string | null
  }
  notices: {
    id: string
    title: string
    text: string
    /** That title and text are in. */
    language: 'en' | 'bn' | 'hi' | 'ne' | 'ar' | 'fil'
    /** By language, as JSON. */
    translations: string
    /** Of the catalogue, as JSON. */
    sentences: string
    publishedBy: string
    publishedAt: string
    version: number
    withdrawnAt: string | null
    changedBy: string | null
    changedAt: string | null
  }
  noticeImages: {
    id: string
    noticeId: string
    place: number
    sha256: string
    mediaType: string
    width: number
    height: number
  }
  accountLinks: {
    id: string
    accountId: string
    purpose: 'reset' | 'confirm' | 'second-factor'
    tokenHash: string
    /** Who handed it out; null: the person asked for it. */
    createdBy: string | null
    createdAt: string
    expiresAt: string
  }
  invites: {
    id: string
    role: 'student' | 'moderator' | 'admin'
    email: string | null
    tokenHash: string
    createdBy: string
    createdAt: string
    expiresAt: string
    madeUnder: string
  }
  secondFactors: {
    accountId: string
    secret: string
    createdAt: string
    enabledAt: string | null
    lastStep: number
  }
  backupCodes: {
    id: string
    accountId: string
    codeHash: string
    usedAt: string | null
    madeUnder: string
  }
  passkeys: {
    id: string
    accountId: string
    name: string | null
    publicKey: string
    credentialID: string
    counter: number
    deviceType: string
    backedUp: number
    transports: string | null
    aaguid: string | null
    createdAt: string | null
  }
  keptAnswers: {
    id: string
    actor: string
    route: string
    requestHash: string
    status: number
    sealedBody: string
    keptAt: string
    expiresAt: string
  }
  verifications: {
    id: string
    identifier: string
    value: string
    expiresAt: string
    createdAt: string
    updatedAt: string
  }
  classes: {
    id: string
    title: string
    teacherId: string | null
    teacherName: string | null
    place: string | null
    link: string | null
    timeZone: string
    seats: number
    fee: number
    currency: string
    state: 'draft' | 'open' | 'full' | 'running' | 'finished' | 'cancelled'
    createdBy: string
    createdAt: string
    updatedAt: string
    version: number
  }
  classSessions: { id: string; classId: string; startsAt: string; endsAt: string }
  enrolments: {
    id: string
    classId: string
    accountId: string
    state: 'selected' | 'enrolled' | 'left' | 'cancelled'
    place: number
    selectedAt: string
    enrolledAt: string | null
    endedAt: string | null
  }
  attendance: { sessionId: string; accountId: string; markedBy: string; markedAt: string }
  trainingMessages: {
    id: string
    accountId: string
    classId: string
    kind: 'enrolled' | 'class-cancelled' | 'taken-off'
    createdAt: string
    readAt: string | null
  }
  ledgerEntries: {
    id: string
    sequence: number
    /** Of a student; null where a candidate has no account. */
    accountId: string | null
    kind: 'payment' | 'charge' | 'refund' | 'correction'
    amount: number
    currency: string
    classId: string | null
    feeName: string | null
    method: 'cash' | 'bank' | 'mobile-wallet' | 'other' | null
    reference: string | null
    receivedBy: string | null
    receivedOn: string | null
    receiptYear: number | null
    receiptNumber: number | null
    corrects: string | null
    /** Of a refund: the payment for an item that it returns a part of. */
    refunds: string | null
    with: string | null
    reason: string | null
    enteredBy: string | null
    createdAt: string
    /** The candidate whom it concerns; outlives the record. */
    recordId: string | null
    /** What was paid for, and who paid: both, or neither. */
    item:
      | 'fee'
      | 'medical'
      | 'insurance'
      | 'tests'
      | 'training'
      | 'equipment'
      | 'travel'
      | 'visa'
      | 'papers'
      | 'deposit'
      | 'other'
      | null
    paidBy: 'worker' | 'employer' | 'agency' | 'other' | null
  }
  imports: {
    id: string
    place: 'server' | 'command'
    state: string
    fileName: string
    fingerprint: string
    format: string
    reading: string
    letters: string | null
    sheets: string
    isOlder: number
    columns: string
    rows: number
    rowsDone: number
    mapping: string
    updateExisting: number
    asPending: number
    verdicts: string | null
    answers: string
    counts: string
    findings: string
    problem: string | null
    actor: string
    runner: string | null
    createdAt: string
    updatedAt: string
    startedAt: string | null
    endedAt: string | null
    filesRemovedAt: string | null
  }
  importFiles: {
    id: string
    importId: string
    name: string
    kind: 'zip' | 'image'
    bytes: number
    entries: number
  }
  importRows: {
    importId: string
    row: number
    outcome: 'created' | 'updated' | 'unchanged' | 'failed'
    recordId: string | null
    recordVersion: number | null
    entryId: string | null
    problems: string | null
    alike: string | null
    undoneAt: string | null
  }
  importChanges: { importId: string; row: number; recordId: string; change: string }
  logs: {
    number: number
    origin: string
    verifier: string
    opening: string
    size: number
    checkpoint: string | null
    begunAt: string
  }
  logKeys: { log: number; sealedSeed: string }
  logTiles: { log: number; level: number; place: number; hashes: string }
  logSalts: { place: number; salts: string }
  messages: {
    id: string
    /** Whose candidate it goes to; null where it goes to an account. */
    recordId: string | null
    accountId: string | null
    kind:
      | 'file'
      | 'paper'
      | 'code'
      | 'ending'
      | 'contract-unread'
      | 'appointment'
      | 'appointment-near'
      | 'announcement'
      | 'sent-back'
      | 'withheld'
      | 'shown-again'
      | 'share'
      | 'proof'
      | 'data'
      | 'contact'
      | 'case'
      | 'class'
      | 'class-seat'
      | 'class-turn'
      | 'class-cancelled'
      | 'class-credited'
      | 'closing'
      | 'not-closing'
      | 'summary'
      | 'checkpoint'
      | 'password-changed'
      | 'password-reset'
      | 'second-factor-on'
      | 'second-factor-off'
      | 'passkey-added'
      | 'passkey-removed'
      | 'provider-connected'
      | 'provider-removed'
      | 'new-device'
    state: 'waiting' | 'sending' | 'sent' | 'perhaps' | 'failed' | 'by-hand' | 'unreachable'
    way: 'mail' | 'sms' | null
    /** The class that it is about; null where it is about none, or was queued before that was noted. */
    classId: string | null
    /** Where it goes, whatever the record says by then; null: to the contact on file. Sealed. */
    contact: string | null
    createdAt: string
    queuedAt: string
    dueAt: string
    tries: number
    triedAt: string | null
    endedAt: string | null
    epoch: number | null
  }
  ownDataCodes: {
    /** The message that brings it. */
    id: string
    recordId: string
    codeHash: string
    madeAt: string
    endsAt: string
    tries: number
    usedAt: string | null
  }
  dueRemovals: {
    recordId: string
    /** A kind of document, or `record`. */
    what: string
    dueSince: string
    listedAt: string
    noticedAt: string | null
    seenAt: string
  }
  sentOnce: { about: string; recordId: string }
  messagesOff: {
    recordId: string
    kind: 'file' | 'paper' | 'ending' | 'announcement' | 'share' | 'case' | 'class'
    offAt: string
  }
  consents: {
    id: string
    recordId: string
    purpose: 'keeping' | 'sharing' | 'asking' | 'messages' | 'handover'
    answer: 'given' | 'withdrawn'
    answeredAt: string
    words: string | null
    replacedAt: string | null
  }
  sightings: {
    id: string
    recordId: string
    kind: 'medical' | 'police-clearance'
    seenOn: string
    seenBy: string
    number: string | null
    /** The last day, as it is printed on the document. */
    validUntil: string | null
    notedAt: string
    removedAt: string | null
    removedBy: string | null
  }
  /** The addresses by which programs of staff read the agenda; each ends with role and password. */
  calendars: {
    accountId: string
    keyHash: string
    role: string
    passwordMark: string
    language: string
    madeAt: string
  }
  dailySummaries: { accountId: string; nextAt: string; seenTo: string }
  attestationKeys: {
    multikey: string
    madeAt: string
    retiredAt: string | null
    revokedAt: string | null
    /** When it came back from a backup, and with it what was signed until then. */
    restoredAt: string | null
    /** 1: the private half lies in a file of the operator's, and has no row in attestationSeeds. */
    fromFile: number
  }
  attestationSeeds: { multikey: string; sealedSeed: string }
  attestations: {
    id: string
    list: number
    place: number
    recordId: string | null
    documentId: string | null
    withName: number
    madeBy: string | null
    madeAt: string
    validUntil: string
    /** Null for those that were made before it was kept. */
    signatureHash: string | null
  }
  walletOffers: {
    id: string
    recordId: string
    documentId: string
    withName: number
    withReference: number
    codeHash: string
    pinHash: string
    /** PINs that were tried with it. */
    tries: number
    madeAt: string
    /** When code and PIN were exchanged for what the attestation is fetched with. */
    redeemedAt: string | null
    tokenHash: string | null
    /** Taken, replaced by another offer, or guessed at. */
    endedAt: string | null
    /** The access code that worked when it was made; null where none did. */
    accessCodeId: string | null
  }
  /** What the machine lost, until somebody has looked at it. */
  losses: {
    id: string
    kind: 'log' | 'head' | 'scans'
    noticedAt: string
    since: string | null
    writes: number | null
    keptAs: string | null
  }
  usedNonces: { nonceHash: string; usedAt: string }
  logLease: { id: number; holder: string; epoch: number; until: string }
  locks: { name: string }
  /** The keys of stored files, each wrapped by the key of the installation. */
  dataKeys: { holder: string; wrapped: string; madeAt: string }
}

/** A record without its details: the table of fields declares a column for each. */
export interface RecordRow {
  id: string
  reference: string
  state: 'pending' | 'approved' | 'returned'
  returnReason: string | null
  hiddenAt: string | null
  unpublishedAt: string | null
  deletedAt: string | null
  /** The record into which this one was merged, as whose alias it stays. */
  /** Digests of its numbers, by which SQL finds it; null only until the first start after an upgrade. */
  passportDigest: string | null
  passportLook: string | null
  referenceDigest: string | null
  mergedInto: string | null
  createdBy: string
  createdAt: string
  updatedBy: string
  updatedAt: string
  approvedBy: string | null
  approvedAt: string | null
  submittedAt: string | null
  stage: string | null
  assignedTo: string | null
  version: number
  /** Small and never two the same; the list's index keeps records by it. */
  number: number
  /** Under the digests of the row in the log; null until it is written again. */
  salt: string
}
