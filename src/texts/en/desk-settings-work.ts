import { countedFromSentences } from '#modules/organisation/keeping-laws-table.schema'
import { sentence } from '../isolated.ts'

const inDays = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/**
 * The settings of work: records, sessions, how long documents are kept, the end of the agency;
 * in English.
 */
export const settingsWorkWords = {
  stages: {
    lead: 'The candidate reads them as your words about your own work: say what you do or wait for, never what an authority decided. A record keeps a stage that is no longer here, but its candidate does not see it.',
    add: 'Add a stage',
    own: 'Own words',
    addOwn: 'Add a stage in own words',
  },
  hints: {
    defaultNationality: 'Filled in on the add forms',
    secondPersonApproval: 'What an admin enters or changes waits for another admin',
    documentsSeenFirst: '“Approve” waits until every document of the record has been on the screen',
    returnReasons: 'Offered when a record is returned',
    automaticMessages:
      'Sent automatically where mail or SMS is set up; otherwise staff send them from the record’s page',
    staffSecondFactor:
      'Admins and moderators without one, including you, have to turn it on before anything else',
    neededKinds:
      'The overview counts the records that lack one of them. Tick none, and it counts those without any document. What you only look at is not counted.',
    moderatorKinds:
      'Their form has a place for each of these. Any other file goes to an admin with the record',
    trashDays: 'Until then they are in the trash and can be restored',
    caseDays:
      'The candidate sees the date. Overdue ones are listed first. Leaving and originals have three days, as the file promises.',
    removesByItself:
      'A week after something was listed. Otherwise it stays until an admin removes it',
  },
  oldAfter: 'What an authority showed is old after so many days',
  trash: {
    what: 'What that would remove',
    empty: 'The trash is empty, so this removes nothing now.',
    noneOlder: (days: number) =>
      `Nothing in the trash is older than ${inDays(days)}, so this removes nothing now.`,
    onlyOne: 'The one record in the trash is older: it would be removed for good within the hour.',
    all: (total: number) =>
      `All ${total} records in the trash are older: they would be removed for good within the hour.`,
    some: (due: number, total: number) =>
      `${due} of the ${total} records in the trash are older: they would be removed for good within the hour.`,
    sure: 'Are you sure?',
    means: (due: number, days: number) =>
      `You won't be able to revert this! ${due === 1 ? 'One record in the trash is' : `${due} records in the trash are`} older than ${inDays(days)}: details, every version of the documents, access codes and shares are removed for good within the hour. Restore first what you want to keep.`,
    yes: (due: number) => (due === 1 ? 'Save, and remove it' : `Save, and remove ${due} records`),
  },
  keeping: {
    lead: 'What has been kept for that long is listed under “Due for removal”. Candidates read these times in their file.',
    what: 'What would be due',
    nothing: 'With these times nothing is due for removal now.',
    due: (records: number, documents: number) => {
      const parts = [
        records > 0 && (records === 1 ? 'one whole record' : `${records} whole records`),
        documents > 0 &&
          (documents === 1 ? 'one kind of document' : `${documents} kinds of document`),
      ]
      const isOne = documents + records === 1
      return `With these times ${parts.filter(Boolean).join(' and ')} ${isOne ? 'is' : 'are'} due for removal now.`
    },
    goes: 'What is not held back is removed for good automatically, a week after it was listed. Nobody can bring it back.',
    stays: 'It stays until an admin removes it.',
    sure: 'Are you sure?',
    yes: 'Save these times',
    /** The legal requirements, beside the periods. */
    law: {
      country: (country: string) =>
        `Below each time you see how long the law requires an agency licensed in this country (${country}) to keep files, where we know it. This is not legal advice. Nothing is removed earlier, and a shorter time is refused.`,
      none: (country: string) =>
        `Nobody has looked up how long the law requires an agency licensed in this country (${country}) to keep files. Ask your regulator or a lawyer before you change the times.`,
      unknown:
        'Your licensing authority is not in Candor’s list, so Candor does not know your country or its law. Ask your regulator or a lawyer before you change the times.',
      /** The name of the law is at `law`. */
      least: (law: string, months: number, from: string) =>
        `The law requires at least ${months} months, counted ${from}: ${law} (opens a new tab).`,
      from: countedFromSentences,
      reviewed: (day: string) => `Looked up on ${day}.`,
      unconfirmed: 'No person has confirmed this.',
      shorter: 'Your time is shorter, so the legal one applies.',
    },
    scans:
      'Without a reason, no scan can be added: staff note on the record that they saw the document. Candidates read the reason beside their scan.',
  },
  closing: {
    lead: 'If the agency is going to close, announce it here. Every page then says so at the top, every candidate is told, and no new records can be entered. Candidates have at least 90 days to download their data. After the last day every file is due for removal.',
    successor: 'Successor:',
    withdraw: 'Withdraw the closing',
    mayWithdraw: {
      title: 'Withdraw the closing?',
      text: 'The notice disappears from every page, and every candidate who was told is told again.',
      yes: 'Yes, withdraw it',
    },
    withdrawn: 'Closing withdrawn',
    announce: 'Announce the closing',
    announced: 'Closing announced',
    takesOver: 'Another agency is taking over files',
    fields: {
      lastDay: 'Last day',
      name: 'Name of the successor',
      licence: 'Licence of the successor',
      contact: 'How to reach the successor',
      typedName: 'To confirm, type this name',
    },
    letterByLetter: (name: string) => sentence`${name}, letter by letter`,
  },
}
