import { filled, problems, tooLong } from '#platform/problems.schema'

/** Names of the lines of the settings, for messages about them. */
const lineLabels = {
  organisation: 'Name of the organisation',
  legalName: 'Registered name',
  licence: 'Licence number',
  authority: 'Licensing authority',
  address: 'Address',
  telephone: 'Telephone',
  scanReason: 'The reason',
  stage: 'The name of a stage',
  title: 'Title',
  linkAddress: 'The address',
  successorName: 'Name of the successor',
  successorLicence: 'Licence of the successor',
  successorContact: 'Contact of the successor',
  adminName: 'Your name',
} as const
export type LineName = keyof typeof lineLabels

/** Returns a line as a problem names it. */
export const lineNamed = (line: LineName) => ({ value: line, words: lineLabels[line] })

/** What staff are told about the settings. */
export const settingProblems = problems('organisation', {
  changedMeanwhile: 'Somebody else changed the settings. Reload and compare.',
  noLine: '{label} is required',
  longLine: tooLong('{label}'),
  shortTime: 'Choose {time} or more.',
  longTime: 'Choose {time} or less.',
  shorterThanLaw:
    'The law requires at least {months} months, counted {from}: “{law}”. Choose {time} or more.',
  badDisplayName:
    'The name must use words of the registered name, in their order. Write “{name}”, or some of its words.',
  futureDate: 'This date is in the future. Choose today or earlier.',
  noDate: 'Choose a date.',
  noCountry: 'Choose a country from the list.',
  noTimeZone: 'Choose a time zone from the list, such as Asia/Dhaka.',
  badTelephone:
    'This is not a number that can be called. Write it as it is dialled in your country, or with the country code, such as +880 2 55550100.',
  badColour: 'Write the colour as # and six digits, such as #8a4b08.',
  noLanguage: 'Choose at least one language.',
  languageTwice: 'Name each language once.',
  kindTwice: 'Name each kind once.',
  noStage: 'Name at least one stage.',
  stageTwice: 'Name each stage once.',
  manyStages: 'There is room for {most} stages.',
  manyCaseKinds: 'There is room for {most} kinds of case.',
  manyTiles: 'There is room for {most} tiles.',
  manyCategories: 'There is room for {most} categories.',
  manyGroups: 'There is room for {most} groups.',
  manyAddresses: 'There is room for {most} addresses.',
  emptyGroup: 'Add a link, or remove the group.',
  badLink: 'Write a page of this site, such as /check, or an address that begins with https://',
  badWebAddress: 'A web address begins with https://',
  badSourceAddress: 'The address of the source code must begin with https://',
  badLicence: 'A licence number of this regulator ({regulator}) looks like this: {example}.',
  noRegisterAnswer: 'Choose what the register showed.',
  oldLookUp: 'This is more than {days} days ago. Look the licence up again.',
  endOfInvalid: 'Leave this empty, or choose that the licence is valid.',
  endBeforeLookUp: 'This day was already past at the look-up. Choose that the licence has expired.',
  badLastDay:
    'Candidates need at least {days} days to download their data. Choose a later day, within two years.',
  noTypedName: 'Type the name of the organisation.',
  otherName: 'This is not the name of the organisation. Type it as the public pages show it.',
  pictureIsPdf:
    'A picture for the site cannot be a PDF. Choose a JPEG, PNG, WebP, HEIC, TIFF or BMP picture.',
})

type Unit = 'minute' | 'hour' | 'day' | 'month'

/** Returns a length of time as a problem names it: in English such as `1 hour` or `30 days`. */
export const timeOf = (count: number, unit: Unit) => ({
  value: [String(count), unit],
  words: `${count} ${unit}${count === 1 ? '' : 's'}`,
})
/** Returns what a form says about a time that is too short, or one that is too long. */
export const atLeast = (count: number, unit: Unit) => ({
  error: filled(settingProblems.shortTime, { time: timeOf(count, unit) }),
})
export const atMost = (count: number, unit: Unit) => ({
  error: filled(settingProblems.longTime, { time: timeOf(count, unit) }),
})
