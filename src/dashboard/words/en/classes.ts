import { trainingWords } from '#messages/en/training'

/** The lists of classes and the page of one that somebody teaches, in English. */
export const classesWords = {
  training: {
    states: trainingWords.states,
    free: trainingWords.free,
    facts: trainingWords.facts,
  },
  list: {
    title: 'Classes',
    lead: 'Who teaches what, when, and who has a seat.',
    make: 'New class',
    search: 'Search',
    searchHint: 'Part of the title',
    anyState: 'Any state',
    noMatch: 'No classes match. Change the search or the state.',
    none: 'There is no class yet. Make one with “New class”; students see it when you open it.',
    columns: {
      title: 'Class',
      state: 'State',
      first: 'First session',
      seats: 'Seats',
      waiting: 'Waiting',
      fee: 'Fee',
    },
    unfit: 'Not shown to students as it is. Open it to see why.',
    taken: (enrolled: number, seats: number) => `${enrolled} of ${seats} taken`,
    waiting: (people: number) => `${people}`,
  },
  taught: {
    title: 'Classes I teach',
    lead: 'Who has a seat, and who was there.',
    none: 'You teach no class. An admin names you as the teacher on the page of a class.',
    noSessions: 'No sessions yet',
    taken: (enrolled: number, seats: number) => `${enrolled} of ${seats} seats taken`,
  },
  attendance: {
    title: 'Attendance',
    nobody: 'Nobody has a seat yet, so there is nobody to mark.',
    session: 'Session',
    there: (session: string, people: number) => `${session} · ${people} there`,
    who: 'Who was there?',
    save: 'Save attendance',
    saved: 'Attendance saved',
  },
}
