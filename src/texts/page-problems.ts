import { problems } from '#platform/problems.schema'
import { page as pageTexts } from '#texts/problems/desk-parts'

/** What pages say themselves where the server was not asked, or made no problem of its answer. */
export const pageProblems = problems('page', pageTexts)
