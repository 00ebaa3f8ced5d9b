import type { accountProblems, staffAccountProblems } from '#modules/accounts/forms.schema'
import { ofArea } from '../said.ts'

type Some = Pick<typeof accountProblems, 'noEmail' | 'badEmail' | 'noName' | 'longName'>

/** The messages of the forms for accounts and API keys. */
export const ofAccounts = ofArea<Some & typeof staffAccountProblems>('accounts')({
  noEmail: 'ইমেইল লিখতে হবে',
  badEmail: 'ইমেইল ঠিকভাবে লিখুন',
  noName: 'নাম লিখতে হবে',
  longName: 'নাম ১২০ অক্ষরের বেশি হতে পারে না',
  badRole: 'অ্যাডমিন, মডারেটর বা শিক্ষার্থী বেছে নিন',
  pastEnd: 'সামনের কোনো সময় বেছে নিন',
  farEnd: 'এক বছরের মধ্যে কোনো সময় বেছে নিন',
})
