import { type CaseKind, rowOf } from '#modules/cases/kinds.schema'
import { answers } from './test-ground.ts'

/**
 * What each call answers to whom: a status; `in` and `out`: 200, with the case in the list or not; `yes`: 201, or 409
 * because it was said already. `other` and `own` have a file open, the case's being the own; a student has linked it or
 * not. Everything is assigned to the colleague, a moderator. Both keys are of a program.
 */
export const callers = [
  ...(['nobody', 'other', 'own', 'student', 'linked'] as const),
  ...(['moderator', 'colleague', 'admin', 'moderatorKey', 'adminKey'] as const),
]
export type Caller = (typeof callers)[number]
const table = `
  #                                                       nobody other own | student linked | moderator colleague admin | keys
  GET /cases                           kept                  401 401 401 | 403 403 | out out out | out out
  GET /cases                           sent                  401 401 401 | 403 403 | out in  in  | out in
  POST /cases/search                   kept                  401 401 401 | 403 403 | out out out | out out
  POST /cases/search                   sent                  401 401 401 | 403 403 | out in  in  | out in
  GET /cases/{id}                      kept                  401 401 401 | 403 403 | 404 404 404 | 404 404
  GET /cases/{id}                      sent                  401 401 401 | 403 403 | 404 200 200 | 404 200
  GET /records/{id}/cases              public                401 401 401 | 403 403 | 403 403 out | 403 out
  GET /records/{id}/cases              filed                 401 401 401 | 403 403 | 403 403 in  | 403 in
  GET /cases/{id}/file                 withPhoto             401 404 200 | 404 200 | 404 200 200 | 404 200
  GET /cases/{id}/file                 bare                  401 404 404 | 404 404 | 404 404 404 | 404 404
  POST /cases/{id}/notes               kept                  401 401 401 | 403 403 | 404 404 404 | 404 404
  POST /cases/{id}/notes               sent                  401 401 401 | 403 403 | 404 200 200 | 404 200
  POST /cases/{id}/answer              kept                  401 401 401 | 403 403 | 404 404 404 | 404 404
  POST /cases/{id}/answer              waiting               401 401 401 | 403 403 | 404 200 200 | 404 200
  POST /cases/{id}/answer              over                  401 401 401 | 403 403 | 404 409 409 | 404 409
  POST /cases/{id}/reopening           kept                  401 401 401 | 403 403 | 404 404 404 | 404 404
  POST /cases/{id}/reopening           waiting               401 401 401 | 403 403 | 404 409 409 | 404 409
  POST /cases/{id}/reopening           over readOutside      401 401 401 | 403 403 | 404 409 409 | 404 409
  POST /cases/{id}/reopening           over readByStaff      401 401 401 | 403 403 | 404 200 200 | 404 200
  PUT /cases/{id}/assignee             kept                  401 401 401 | 403 403 | 403 403 404 | 403 404
  PUT /cases/{id}/assignee             sent                  401 401 401 | 403 403 | 403 403 200 | 403 200
  GET /own-cases                       brought               401 out in  | 401 401 | 401 401 401 | 401 401
  GET /own-cases                       others                401 out out | 401 401 | 401 401 401 | 401 401
  POST /own-cases/{id}/disagreement    others                401 404 404 | 401 401 | 401 401 401 | 401 401
  POST /own-cases/{id}/disagreement    brought final         401 404 409 | 401 401 | 401 401 401 | 401 401
  POST /own-cases/{id}/disagreement    brought contestable   401 404 200 | 401 401 | 401 401 401 | 401 401
  POST /own-cases/{id}/taking-back     others                401 404 404 | 401 401 | 401 401 401 | 401 401
  POST /own-cases/{id}/taking-back     brought stays         401 404 409 | 401 401 | 401 401 401 | 401 401
  POST /own-cases/{id}/taking-back     brought revocable     401 404 200 | 401 401 | 401 401 401 | 401 401
  GET /my/cases                        brought               401 401 401 | out in  | out out out | 403 403
  GET /my/cases                        others                401 401 401 | out out | out out out | 403 403
  POST /my/cases/{id}/disagreement     others                401 401 401 | 404 404 | 404 404 404 | 403 403
  POST /my/cases/{id}/disagreement     brought final         401 401 401 | 404 409 | 404 404 404 | 403 403
  POST /my/cases/{id}/disagreement     brought contestable   401 401 401 | 404 200 | 404 404 404 | 403 403
  POST /my/cases/{id}/taking-back      others                401 401 401 | 404 404 | 404 404 404 | 403 403
  POST /my/cases/{id}/taking-back      brought stays         401 401 401 | 404 409 | 404 404 404 | 403 403
  POST /my/cases/{id}/taking-back      brought revocable     401 401 401 | 404 200 | 404 404 404 | 403 403
  POST /cases                          byAnybody             201 201 201 | 201 201 | 201 201 201 | 201 201
  POST /cases                          byOthers              422 422 422 | 422 422 | 422 422 422 | 422 422
  POST /own-cases                      brought anyPart       401 yes yes | 401 401 | 401 401 401 | 401 401
  POST /own-cases                      brought onePart       401 422 yes | 401 401 | 401 401 401 | 401 401
  POST /own-cases                      others                422 422 422 | 422 422 | 422 422 422 | 422 422
  POST /own-cases/files                withPhoto             401 yes yes | 401 401 | 401 401 401 | 401 401
  POST /own-cases/files                bare                  401 422 422 | 401 401 | 401 401 401 | 401 401
  POST /my/cases/files                 withPhoto             401 401 401 | 404 yes | 404 404 404 | 403 403
  POST /my/cases/files                 bare                  401 401 401 | 422 422 | 422 422 422 | 403 403
  POST /my/cases                       brought ofFile        401 401 401 | 404 yes | 404 404 404 | 403 403
  POST /my/cases                       brought ofAccount     401 401 401 | 422 yes | 422 422 422 | 403 403
  POST /my/cases                       others                401 401 401 | 422 422 | 422 422 422 | 422 422
`

const states = [
  ...(['open', 'answered', 'disagreed', 'settled', 'reopened', 'takenBack', 'kept'] as const),
]
type State = (typeof states)[number]
export interface Which {
  kind: CaseKind
  state: State
}
const isBrought = ({ kind }: Which) => rowOf(kind).by === 'candidate'
const isWaiting = ({ state }: Which) => ['open', 'disagreed', 'reopened'].includes(state)
const mayContest = (kind: CaseKind) =>
  rowOf(kind).results[answers[kind].result]?.mayDisagree === true

/** What the words of the table mean. */
const which: Readonly<Record<string, (one: Which) => unknown>> = {
  kept: ({ state }) => state === 'kept',
  sent: ({ state }) => state !== 'kept',
  waiting: isWaiting,
  over: ({ state }) => ['answered', 'settled', 'takenBack'].includes(state),
  readByStaff: ({ kind }) => rowOf(kind).readBy === 'staff',
  readOutside: ({ kind }) => rowOf(kind).readBy !== 'staff',
  brought: isBrought,
  others: (one) => !isBrought(one),
  public: ({ kind }) => rowOf(kind).by === 'anybody',
  filed: ({ kind }) => rowOf(kind).by !== 'anybody',
  withPhoto: ({ kind }) => rowOf(kind).file,
  bare: ({ kind }) => !rowOf(kind).file,
  contestable: ({ kind, state }) => state === 'answered' && mayContest(kind),
  final: ({ kind, state }) => state !== 'answered' || !mayContest(kind),
  revocable: ({ kind, state }) => rowOf(kind).mayTakeBack && state !== 'takenBack',
  stays: ({ kind, state }) => !rowOf(kind).mayTakeBack || state === 'takenBack',
  byAnybody: ({ kind }) => rowOf(kind).by === 'anybody',
  byOthers: ({ kind }) => rowOf(kind).by !== 'anybody',
  onePart: ({ kind }) => rowOf(kind).part instanceof RegExp,
  anyPart: ({ kind }) => !(rowOf(kind).part instanceof RegExp),
  ofAccount: ({ kind }) => rowOf(kind).ofAccount,
  ofFile: ({ kind }) => !rowOf(kind).ofAccount,
}

/** The states that cases of a kind can be in. */
export function statesOf(kind: CaseKind): readonly State[] {
  const { readBy, mayTakeBack, mayStay } = rowOf(kind)
  return states.filter((state) => {
    if (state === 'disagreed' || state === 'settled') return mayContest(kind)
    if (state === 'reopened') return readBy === 'staff'
    if (state === 'takenBack') return mayTakeBack
    return state !== 'kept' || mayStay
  })
}

export const rows = [...table.matchAll(/^ {2}([A-Z]+ \S+) +(\S.*?)\s{2,}(\S.*)$/gm)].map(
  ([, call = '', words = '', days = '']) => ({
    call,
    words: words.split(' '),
    due: days.split(/[ |]+/),
  }),
)
export const calls = [...new Set(rows.map(({ call }) => call))]

/** Those that say which answer is due to each caller: one, if the table is whole. */
export const dueOf = (call: string, one: Which) =>
  rows.filter((row) => row.call === call && row.words.every((word) => which[word]?.(one)))
