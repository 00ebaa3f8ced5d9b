import { accounts } from './accounts.ts'
import { agency } from './agency.ts'
import { candidates } from './candidates.ts'
import { records } from './records.ts'
import { training } from './training.ts'

/**
 * The permissions, written down once more by hand: who may at least call what. An endpoint that is
 * not in one of these tables fails, so nothing opens by being forgotten.
 */
export const areas = [accounts, agency, candidates, records, training]
