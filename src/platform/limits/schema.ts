const minute = 60_000
const hour = 60 * minute

/**
 * Every limit of Candor in one table. Sizes in bytes, times in milliseconds.
 * docs/operations.md repeats it for operators; a test keeps both equal.
 */
export const limitTable = {
  /** Tries within a window, each name counted on its own; `of` is whose tries they are. */
  rates: {
    lookup: { tries: 10, window: minute, of: 'address' },
    shareLookup: { tries: 10, window: minute, of: 'address' },
    verify: { tries: 10, window: minute, of: 'address' },
    report: { tries: 10, window: minute, of: 'address' },
    attestation: { tries: 10, window: minute, of: 'address' },
    wallet: { tries: 60, window: minute, of: 'address' },
    receipt: { tries: 10, window: minute, of: 'address' },
    complaint: { tries: 10, window: minute, of: 'address' },
    signInByAccountAndAddress: { tries: 5, window: 15 * minute, of: 'accountFromAddress' },
    signInByAccount: { tries: 50, window: 15 * minute, of: 'account' },
    signInByDevice: { tries: 5, window: 15 * minute, of: 'accountInBrowser' },
    signInWithCode: { tries: 5, window: 15 * minute, of: 'accountFromAddress' },
    signUp: { tries: 10, window: hour, of: 'address' },
    passwordReset: { tries: 10, window: minute, of: 'address' },
    mailToAccount: { tries: 5, window: hour, of: 'account' },
    secondFactor: { tries: 10, window: 15 * minute, of: 'account' },
    provider: { tries: 20, window: minute, of: 'address' },
    passkey: { tries: 20, window: minute, of: 'address' },
    confirmPassword: { tries: 10, window: 15 * minute, of: 'account' },
    refusalNoted: { tries: 5, window: hour, of: 'account' },
    setUp: { tries: 10, window: minute, of: 'address' },
    passportCheck: { tries: 30, window: minute, of: 'account' },
    duplicateCheck: { tries: 60, window: minute, of: 'account' },
  },
  /** Wrong codes for one number in an hour that raise no alert yet. */
  wrongCodes: { tries: 20, window: hour },
  /** The same for all numbers together: somebody may try a few codes with each of many numbers. */
  wrongCodesInAll: { tries: 200, window: hour },
  /** Where more is usual, so many times the busiest hour of a usual one of the last days. */
  timesUsual: 3,
  usualDays: 14 * 24 * hour,
  /** Numbers with wrong codes that one process counts in memory, and that the database keeps. */
  numbersInMemory: 10_000,
  numbersKept: 100_000,
  codeAlert: 30 * 24 * hour,
  codeAlerts: 500,
  viewing: 15 * minute,
  /** A code with which a candidate takes everything that is held; wrong tries with it; new ones in an hour. */
  ownDataCode: 15 * minute,
  ownDataCodeTries: 5,
  ownDataCodesPerHour: 3,
  shareUsual: 30 * 24 * hour,
  shareLongest: 90 * 24 * hour,
  openSharesPerRecord: 20,
  otherContractsPerRecord: 20,
  ownPaymentsPerRecord: 100,
  /** How long a receipt of a check can be looked up. */
  receiptKept: 5 * 366 * 24 * hour,
  /** How long an attestation holds; then the place of each in a list of so many. */
  attestation: 90 * 24 * hour,
  attestationsPerList: 131_072,
  /** How long a status list is answered as it was built, and how long others may keep it in all. */
  statusListBuilt: 30_000,
  statusListKept: 5 * minute,
  /** A key that signs attestations, before the next one is made. */
  attestationKey: 366 * 24 * hour,
  /** An offer of one to a wallet, wrong PINs with it, and what the wallet then asks with. */
  walletOffer: 10 * minute,
  walletPinTries: 5,
  walletToken: 5 * minute,
  walletNonce: 5 * minute,
  resetLink: 30 * minute,
  confirmLink: 24 * hour,
  invite: 7 * 24 * hour,
  /** A year, also where one with a leap day was chosen. */
  apiKey: 366 * 24 * hour,
  secondFactorWait: 10 * minute,
  sessionIdle: 30 * minute,
  sessionLongest: 12 * hour,
  recentSignIn: 5 * minute,
  recentWork: 15 * minute,
  trash: 30 * 24 * hour,
  trashShortest: 7 * 24 * hour,
  trashLongest: 365 * 24 * hour,
  /** What is due stands on the list for so long before anything removes it by itself. */
  removalNotice: 7 * 24 * hour,
  /** Files that no row names, before they are removed for good. */
  setAside: 30 * 24 * hour,
  /** For a database that is not there yet when the server starts. */
  databaseAtStart: minute,
  gracefulStop: 10_000,
  /** The head of a request, and the whole with it; an upload of signed-in staff, on a slow line. */
  headArrives: 15_000,
  requestArrives: minute,
  uploadArrives: 2 * hour,
  /** What arrives later than this after its head is slow; so many at once, of one address and of all. */
  arrivalUsual: 2000,
  slowRequestsPerAddress: 20,
  slowRequests: 500,
  /** Uploads at a time, by what they hold in memory; how long one waits for room, a picture to be drawn. */
  uploadsHeld: 96 * 1024 * 1024,
  uploadTurn: 10_000,
  pictureTurn: 20_000,
  keptAnswer: 24 * hour,
  requestBytes: 1024 * 1024,
  uploadBytes: 15 * 1024 * 1024,
  /** A phone's photo has 2 to 4 MiB. */
  photoBytes: 5 * 1024 * 1024,
  filesPerForm: 12,
  pixelsPerPage: 60_000_000,
  pagesPerPdf: 20,
  pageSizes: [25, 50, 100],
  /** What is new in a file is told together; then messages sent side by side, and how long a sender may be silent. */
  messageGathers: 10 * minute,
  messagesAtOnce: 4,
  messageLease: 30_000,
  /** Between two tries of a message, each pause twice the one before, until it is given up. */
  messageFirstPause: minute,
  messageLongestPause: 4 * hour,
  messageGivenUp: 48 * hour,
  /** So long metrics and doctor tell of a message that was given up. */
  messagesWatched: 24 * hour,
  notificationsKept: 90 * 24 * hour,
  importTableBytes: 64 * 1024 * 1024,
  importSheetBytes: 20 * 1024 * 1024,
  /** What a spreadsheet may unpack to. */
  importSheetExpandedBytes: 100 * 1024 * 1024,
  importRows: 100_000,
  importColumns: 200,
  importCellCharacters: 10_000,
  importArchiveBytes: 4096 * 1024 * 1024,
  importArchiveEntries: 100_000,
  importFiles: 10_000,
  importUndo: 24 * hour,
  importKept: 7 * 24 * hour,
} as const

/** The name of a rate limit in the table. */
export type RateName = keyof typeof limitTable.rates

/** Counted in the memory of each process alone: not even a hash of the address is written (decision 0045). */
export const unwrittenRates: ReadonlySet<RateName> = new Set<RateName>(['complaint'])
