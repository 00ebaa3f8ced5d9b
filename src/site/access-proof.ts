import {
  codeGroups,
  isShortCode,
  mayBeCode,
  openTyped,
  type Trying,
  type TypedProof,
} from '#modules/lookup'
import { type Lookup, lookupRates } from '#modules/lookup/schema'
import { isOfShareCode } from '#modules/shares'
import { longestCode } from './form.ts'
import { answerProof, type ProofForm } from './problems.ts'
import type { RequestContext } from './route.ts'
import type { Words } from './words.ts'

/** The number as a passport's and as any other: nobody is asked which it is, because only the code proves anything. */
interface Proof extends Trying {
  otherwise: Lookup
}

interface AccessForm<Opened> extends Pick<ProofForm, 'show'> {
  /** Proves the file, in whichever reading of the two fields it is tried. Each refusal has compared both (H7). */
  proves(lookup: Lookup, proof: Proof): Promise<Opened>
  opened(opened: Opened): Response
}

/** Answers a form that asks for a passport or reference number and an access code. */
export function answerAccess<Opened>(
  context: RequestContext,
  fields: Record<string, string>,
  { show, proves, opened }: AccessForm<Opened>,
): Promise<Response> {
  const { ctx, words, address } = context
  const { numberMissing, codeMissing } = words.check
  return answerProof(context, fields, {
    missing: { number: numberMissing, code: codeMissing },
    judge: (typed) => judgeCode(typed, words),
    show,
    opens: async (typed) => {
      const attempt = ctx.limits.tryByAddress(lookupRates.lookup, address)
      const tried = { groups: codeGroups, attempt }
      const proved = await openTyped(typed, tried, ({ number, code }, trying) => {
        const accessCode = code.slice(0, longestCode)
        const passportNumber = number.slice(0, 60)
        const otherwise = { accessCode, referenceNumber: passportNumber }
        return proves({ accessCode, passportNumber }, { ...trying, otherwise })
      })
      return opened(proved)
    },
  })
}

/** Says of a code that it cannot be one, by its form alone. Nine characters are led to where shares open. */
function judgeCode({ number, code }: TypedProof, { check }: Words): ReturnType<ProofForm['judge']> {
  if (code.trim() === '' || mayBeCode(number, codeGroups)) return null
  if (isOfShareCode(code)) return { said: 'share-code' }
  if (!isShortCode(code, codeGroups)) return null
  return { problem: { path: 'code', message: check.codeShort } }
}
