import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { moneyIn } from '#modules/training/money.schema'
import { readReceipt } from '#modules/training/receipt-number.schema'
import { readNumberStart, readReceiptNumber } from '#platform/ids/schema'
import { recordAt } from '../addresses.ts'
import { useLanguage } from '../look/language.ts'
import {
  numberedCasesQuery,
  paymentsQuery,
  recordListQuery,
  staffQuery,
  type Who,
} from '../queries.ts'
import { holdsWords, wordsOf } from '../ui/matching.ts'
import { navigate } from '../visits.ts'
import { useShellWords } from '../words/index.ts'

/** The groups of the palette, in their order. */
export const paletteGroups = [
  ...(['actions', 'pages', 'records'] as const),
  ...(['cases', 'receipts', 'colleagues'] as const),
]

/** One line of the palette. */
export interface PaletteItem {
  id: string
  group: (typeof paletteGroups)[number]
  label: string
  /** Beside the label: numbers, state. */
  detail?: string
  /** Also found by these words: the English name, what people call it. */
  alsoFoundBy?: string
  run: () => unknown
}

/** Shorter input would find half of what there is. */
const shortest = 2
/** Of each group. */
const most = 8
/** With this few records, each is followed by its actions. */
const mostWithActions = 2
/** Until somebody pauses typing, in milliseconds. */
const pause = 150

interface Found {
  items: PaletteItem[]
  isSearching: boolean
  hasFailed: boolean
}

/** Finds records, cases, receipts and colleagues, as far as the role sees them. */
export function useFoundItems(who: Who, typed: string): Found {
  const search = useSettled(typed.trim())
  const isSettled = search === typed.trim()
  const all = [
    useRecordItems(who, search),
    useCaseItems(search),
    useReceiptItems(who, search),
    useColleagueItems(who, search),
  ]
  return {
    items: isSettled ? all.flatMap(({ items }) => items) : [],
    isSearching:
      (typed.trim().length >= shortest && !isSettled) || all.some(({ isSearching }) => isSearching),
    hasFailed: all.some(({ hasFailed }) => hasFailed),
  }
}

interface Asked {
  isWanted: boolean
  isLoading: boolean
  isError: boolean
}

const foundBy = ({ isWanted, isLoading, isError }: Asked, items: PaletteItem[]): Found => ({
  items: isWanted ? items : [],
  isSearching: isWanted && isLoading,
  hasFailed: isWanted && isError,
})

/** By any of their names and numbers. */
function useRecordItems(who: Who, search: string): Found {
  const { palette } = useShellWords()
  const isWanted = search.length >= shortest
  const found = useQuery({ ...recordListQuery({ search }), enabled: isWanted })
  const records = found.data?.records ?? []
  const mayIssue = who.role === 'admin' && records.length <= mostWithActions
  const items = records.slice(0, most).flatMap((record): PaletteItem[] => {
    // On each line of the record: two people may have the same name, and a code is for one of them.
    const ofRecord = {
      group: 'records' as const,
      detail: `${record.passportNumber} · ${record.reference} · ${palette.states[record.state]}`,
    }
    const open = {
      ...ofRecord,
      id: `record ${record.id}`,
      label: record.name,
      run: () => navigate({ to: recordAt(who.role), params: { recordId: record.id } }),
    }
    const issue = {
      ...ofRecord,
      id: `code ${record.id}`,
      label: palette.issueCode(record.name),
      run: () => navigate({ to: '/slips', search: { of: record.id } }),
    }
    return mayIssue ? [open, issue] : [open]
  })
  return foundBy({ ...found, isWanted }, items)
}

/** By the number, or how it begins: those that the person deals with. */
function useCaseItems(search: string): Found {
  const number = readNumberStart(search, 'CS') ?? ''
  const isWanted = number !== ''
  const found = useQuery({ ...numberedCasesQuery(number), enabled: isWanted })
  const items = (found.data?.cases ?? []).slice(0, most).map(
    ({ id, number, name }): PaletteItem => ({
      ...{ id: `case ${id}`, group: 'cases', label: number },
      ...(name === null ? {} : { detail: name }),
      run: () => navigate({ to: '/cases/$caseId', params: { caseId: id } }),
    }),
  )
  return foundBy({ ...found, isWanted }, items)
}

/** By the whole number: of money, which admins see; of a check, which anybody reads with its number. */
function useReceiptItems(who: Who, search: string): Found {
  const { site } = useShellWords()
  const language = useLanguage()
  const ofCheck = readReceiptNumber(search)
  const isWanted = who.role === 'admin' && readReceipt(search) !== null
  const found = useQuery({ ...paymentsQuery({ receipt: search }), enabled: isWanted })
  const items = (found.data?.entries ?? []).map(
    ({ id, receipt, unconfirmedReceipt, studentName, amount, currency }): PaletteItem => {
      const number = receipt?.number ?? unconfirmedReceipt ?? search
      return {
        ...{ id: `receipt ${id}`, group: 'receipts', label: number },
        detail: `${studentName} · ${moneyIn(language, Math.abs(amount), currency)}`,
        run: () => navigate({ to: '/payments', search: { receipt: number } }),
      }
    },
  )
  const { isSearching, hasFailed, items: ofMoney } = foundBy({ ...found, isWanted }, items)
  if (ofCheck.read !== 'number') return { isSearching, hasFailed, items: ofMoney }
  const { number } = ofCheck
  const onSite = { ...elsewhere(`/verify/${number}`, number, ''), detail: site }
  return { isSearching, hasFailed, items: [...ofMoney, { ...onSite, group: 'receipts' }] }
}

/** By their names, whom admins see. */
function useColleagueItems(who: Who, search: string): Found {
  const { roles } = useShellWords()
  const isWanted = who.role === 'admin' && search.length >= shortest
  const admins = useQuery({ ...staffQuery('admin'), enabled: isWanted })
  const moderators = useQuery({ ...staffQuery('moderator'), enabled: isWanted })
  const wanted = wordsOf(search)
  const items = [...(admins.data?.accounts ?? []), ...(moderators.data?.accounts ?? [])]
    .filter(({ name, email }) => holdsWords([...wordsOf(name), ...wordsOf(email)], wanted))
    .slice(0, most)
    .map(
      ({ id, name, email, role }): PaletteItem => ({
        ...{ id: `colleague ${id}`, group: 'colleagues', label: name },
        detail: `${email} · ${roles[role]}`,
        run: () => navigate({ to: '/accounts/$accountId', params: { accountId: id } }),
      }),
    )
  const isLoading = admins.isLoading || moderators.isLoading
  const isError = admins.isError || moderators.isError
  return foundBy({ isWanted, isLoading, isError }, wanted.length > 0 ? items : [])
}

/** Makes an item for a page of the public site. */
export function elsewhere(address: string, label: string, alsoFoundBy: string): PaletteItem {
  const run = () => window.location.assign(address)
  return { id: `site ${address}`, group: 'pages', label, alsoFoundBy, run }
}

/** Returns a text as it was when the typing paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
