import { caseRefusals } from '#modules/cases'
import { recordRefusals } from '#modules/records'
import { refusing } from '#platform/errors'

const known = refusing({ ...recordRefusals, ...caseRefusals })

export const refuseUnless: typeof known.refuseUnless = known.refuseUnless
