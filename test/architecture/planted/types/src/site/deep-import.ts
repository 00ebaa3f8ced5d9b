import { recordNamed } from '#modules/records/records.store'

export const deep = recordNamed
