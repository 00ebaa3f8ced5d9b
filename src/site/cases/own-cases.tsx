import { ownCases } from '#modules/cases'
import { Lead, Way } from '../layout/fields.tsx'
import type { RequestContext } from '../route.ts'
import { show } from '../show.tsx'
import { Case } from './one-case.tsx'
import type { CaseFile, CaseWay } from './parts.tsx'

export interface OnCases {
  way: CaseWay
  context: RequestContext
  file: CaseFile
}

/** Shows what the candidate told the agency, newest first, with the answers, and the way to disagree. */
export async function showOwnCases({ way, context, file }: OnCases): Promise<Response> {
  const { ctx, words, organisation } = context
  const { cases } = words
  const own = await ctx.read(async (read) => ownCases(read, await way.holder(read, context)))
  const at = way.file
  return show(context, {
    title: cases.told,
    main: (
      <>
        {file.above('read')}
        <Lead title={cases.told} lead={own.length === 0 && cases.none} />
        {own.map((one) => (
          <Case key={one.id} {...{ words, organisation, one, at }} />
        ))}
        <Way className="button" href={`${at}/tell`} text={cases.about} />
        <Way href={at} text={way.back?.(words) ?? words.file.back} />
      </>
    ),
    headers: file.headers,
    isResult: true,
    here: at,
  })
}
